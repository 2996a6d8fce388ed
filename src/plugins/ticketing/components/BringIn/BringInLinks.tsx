import { headers } from 'next/headers'
import type { ListViewServerProps } from 'payload'
import { Button } from '@/exports/client'
import { personOf, translatorOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { connectedProviders } from '../../database/connections'
import { bringInPath } from '../../lib/bringInPath'
import { findProvider } from '../../providers'
import styles from './BringInLinks.module.css'

/** `collections/events`; the trash view has a third segment. */
const LIST_SEGMENTS = 2

/** Links above the list of events to the import screens of connected box offices. */
export async function BringInLinks({
  i18n,
  params,
  payload,
  user,
}: Pick<ListViewServerProps, 'i18n' | 'params' | 'payload' | 'user'>) {
  const requestHeaders = await headers()
  // Relationship pickers render the list through a server action.
  if (isServerAction(requestHeaders) || !Array.isArray(params?.segments) || params.segments.length !== LIST_SEGMENTS)
    return null
  const person = await personOf({ headers: requestHeaders, payload, user: user ?? null })
  const tenant = person?.current?.id
  if (!tenant || !(hasPermission(person, 'apps:admin', tenant) || hasPermission(person, 'events:manage', tenant)))
    return null
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
