import { headers } from 'next/headers'
import type { ListViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import { personOf } from '../../../../access/personOf'
import { Button } from '../../../../components/ui/Button/Button'
import { hrefs } from '../../../../components/views/hrefs'
import { translatorOf } from '../../../../i18n/translator'
import { isServerAction } from '../../../../payload-patches/serverAction/isServerAction'
import { connectedProviders } from '../../database/connections'
import { bringInPath } from '../../lib/bringInPath'
import { findProvider } from '../../providers'
import styles from './BringInLinks.module.css'

/** `collections/events`; the trash has one more. */
const PARTS_OF_LIST = 2

/** Above the list of events: the way to what the site's box offices have besides. */
export async function BringInLinks({
  i18n,
  params,
  payload,
  user,
}: Pick<ListViewServerProps, 'i18n' | 'params' | 'payload' | 'user'>) {
  const sent = await headers()
  // Pickers open the list as a server action.
  if (isServerAction(sent) || !Array.isArray(params?.segments) || params.segments.length !== PARTS_OF_LIST) return null
  const person = await personOf({ headers: sent, payload, user: user ?? null })
  const tenant = person?.current?.id
  if (!tenant || !(holds(person, 'apps:admin', tenant) || holds(person, 'events:manage', tenant))) return null
  const providers = (await connectedProviders({ payload }, tenant)).flatMap(
    ({ provider }) => findProvider(provider) ?? [],
  )
  if (providers.length === 0) return null
  const [t, hrefOf] = [translatorOf(i18n), hrefs({ payload })]
  return (
    <p className={styles.links}>
      {providers.map(({ handle, name }) => (
        <Button href={hrefOf(bringInPath(handle))} icon="Inbox" key={handle}>
          {t('ticketingBringInFrom', { provider: name })}
        </Button>
      ))}
    </p>
  )
}
