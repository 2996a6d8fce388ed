import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { Button } from '../../ui/Button/Button'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'

/** For somebody who belongs to a site that asks for a second proof, and who has none yet. */
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
