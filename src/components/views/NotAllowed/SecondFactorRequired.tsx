import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'

/** Shown to members of a site that requires two-factor sign-in who have not set it up yet. */
export function SecondFactorRequired({ req, site }: { req: PayloadRequest; site: string }) {
  const t = translatorOf(req.i18n)
  const action = (
    <Button href={hrefs(req)('/auth/account')} variant="primary">
      {t('factorMissingAction')}
    </Button>
  )
  return (
    <EmptyState action={action} icon="Shield" isPage title={t('factorMissing', { site })}>
      {t('factorMissingHelp')}
    </EmptyState>
  )
}
