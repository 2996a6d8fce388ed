import type { PayloadRequest } from 'payload'
import { isWithheld } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { translatorOf } from '../../../i18n/translator'
import { intlLanguage } from '../../../lib/times/dayInZone'
import { Button } from '../../ui/Button/Button'
import { surroundingsOf } from '../../frame/navigation/surroundingsOf'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'
import { Withheld } from './Withheld'

/** Says that this is not for the person, and who could change that. */
export async function NotAllowedMessage({ req }: { req: PayloadRequest }) {
  const person = await personOf(req)
  if (!person) return null
  if (person.current && isWithheld(person, person.current.id)) return <Withheld req={req} site={person.current.name} />
  const t = translatorOf(req.i18n)
  const { grantors } = await surroundingsOf(req, person)
  const people = new Intl.ListFormat(intlLanguage(req.i18n.language), { type: 'disjunction' }).format(grantors)
  return (
    <EmptyState
      action={<Button href={hrefs(req)('/')}>{t('backToDashboard')}</Button>}
      icon="Lock"
      isPage
      title={t('notAllowed')}
    >
      {grantors.length > 0 && t('notAllowedWho', { people })}
    </EmptyState>
  )
}
