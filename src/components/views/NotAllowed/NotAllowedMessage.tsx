import type { PayloadRequest } from 'payload'
import { isSecondFactorMissing } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { translatorOf } from '../../../i18n/translator'
import { intlLanguage } from '../../../lib/time/formatIn'
import { Button } from '../../ui/Button/Button'
import { surroundingsOf } from '../../frame/navigation/surroundingsOf'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'
import { SecondFactorRequired } from './SecondFactorRequired'

interface Props {
  req: PayloadRequest
  /** Slug of the list to return to. Default: the dashboard. */
  list?: string
  /** Default: a generic title. */
  title?: string
}

/** States that the user has no access, and who can grant it. */
export async function NotAllowedMessage({ list, req, title }: Props) {
  const person = await personOf(req)
  if (!person) return null
  if (person.current && isSecondFactorMissing(person, person.current.id))
    return <SecondFactorRequired req={req} site={person.current.name} />
  const t = translatorOf(req.i18n)
  const { grantors } = await surroundingsOf(req, person)
  const grantorNames = new Intl.ListFormat(intlLanguage(req.i18n.language), { type: 'disjunction' }).format(grantors)
  return (
    <EmptyState
      action={
        <Button href={hrefs(req)(list ? `/collections/${list}` : '/')}>
          {t(list ? 'backToList' : 'backToDashboard')}
        </Button>
      }
      icon="Lock"
      isPage
      title={title ?? t('notAllowed')}
    >
      {grantors.length > 0 && t('notAllowedWho', { people: grantorNames })}
    </EmptyState>
  )
}
