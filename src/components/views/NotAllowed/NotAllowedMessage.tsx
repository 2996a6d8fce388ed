import type { PayloadRequest } from 'payload'
import { administers, isSecondFactorMissing } from '@/access/person'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { planAllows } from '@/lib/plans/planAllows'
import { intlLanguage } from '@/lib/time/formatIn'
import { Button } from '@/components/ui/Button/Button'
import { surroundingsOf } from '@/components/frame/navigation/surroundingsOf'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { plansHref } from '@/components/settings/plansHref'
import { hrefs } from '../hrefs'
import { SecondFactorRequired } from './SecondFactorRequired'

interface Props {
  /** The feature of a plan that the page needs. Default: none. */
  feature?: string
  req: PayloadRequest
  /** Slug of the list to return to. Default: the dashboard. */
  list?: string
  /** Default: a generic title. */
  title?: string
}

/** States that the user has no access and why: their role, the plan of the site, or the site itself. */
export async function NotAllowedMessage({ feature, list, req, title }: Props) {
  const person = await personOf(req)
  if (!person) return null
  if (person.current && isSecondFactorMissing(person, person.current.id))
    return <SecondFactorRequired req={req} site={person.current.name} />
  const t = translatorOf(req.i18n)
  const { grantors } = await surroundingsOf(req, person)
  const grantorNames = new Intl.ListFormat(intlLanguage(req.i18n.language), { type: 'disjunction' }).format(grantors)
  const site = person.current
  const href = site && plansHref(req, person, site.id)
  if (site && feature && !planAllows(site, feature))
    return (
      <EmptyState
        action={
          <Button href={href ?? hrefs(req)('/')} variant={href ? 'primary' : undefined}>
            {t(href ? 'planUpgrade' : 'backToDashboard')}
          </Button>
        }
        icon="Lock"
        isPage
        title={t('notAllowedPlan')}
      >
        {href || grantors.length === 0 ? t('notAllowedPlanHelp') : t('ask', { people: grantorNames })}
      </EmptyState>
    )
  // Nobody can give an admin more than they have: what is closed to them belongs to another site, or to the provider.
  const isOthers = !title && administers(person, site?.id)
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
      {isOthers ? t('notAllowedSite') : grantors.length > 0 && t('notAllowedWho', { people: grantorNames })}
    </EmptyState>
  )
}
