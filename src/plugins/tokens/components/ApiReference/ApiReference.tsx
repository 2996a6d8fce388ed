import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { redirectToLogin, Screen } from '@/exports/rsc'
import { personOf, translatorOf } from '@/exports/server'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { Reference } from './Reference'

/** The description of the API, to read. */
export async function ApiReference(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!(await personOf(req))) return redirectToLogin(view)
  const t = translatorOf(req.i18n)
  const account = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/auth/account' })
  return (
    <Screen
      areas={['tokens']}
      trail={[{ label: t('account'), url: account }, { label: t('tokenApi') }]}
      view={view}
      width="full"
    >
      <PageHeader help={t('tokenApiHelp')} title={t('tokenApi')} />
      <Reference />
    </Screen>
  )
}
