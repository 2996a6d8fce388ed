import type { StepNavItem } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { hrefs } from '../../hrefs'

/** Breadcrumbs of the list of all sites. */
export function sitesTrail(req: PayloadRequest): StepNavItem[] {
  const t = translatorOf(req.i18n)
  return [{ label: t('overviewTitle'), url: hrefs(req)('/provider') }, { label: t('sitesTitle') }]
}
