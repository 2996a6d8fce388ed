import type { PayloadRequest } from 'payload'
import { personOf } from '../../../access/personOf'
import { translatorOf } from '../../../i18n/translator'
import { intlLanguage } from '../../../lib/times/dayInZone'
import { Button } from '../../ui/Button/Button'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'
import { whoCanGrant } from './whoCanGrant'

/** Says that this is not for the person, and who could change that. */
export async function NotAllowedMessage({ req }: { req: PayloadRequest }) {
  const person = await personOf(req)
  if (!person) return null
  const t = translatorOf(req.i18n)
  const names = person.current ? await whoCanGrant(req.payload, person.current.id) : []
  const people = new Intl.ListFormat(intlLanguage(req.i18n.language), { type: 'disjunction' }).format(names)
  return (
    <EmptyState action={<Button href={hrefs(req)('/')}>{t('backToDashboard')}</Button>} icon="Lock" isPage title={t('notAllowed')}>
      {names.length > 0 && t('notAllowedWho', { people })}
    </EmptyState>
  )
}
