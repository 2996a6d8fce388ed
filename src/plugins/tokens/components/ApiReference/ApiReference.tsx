import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { personOf } from '@/access/personOf'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { redirectToLogin } from '@/components/views/redirectToLogin'
import { Screen } from '@/components/views/Screen'
import { translatorOf } from '@/i18n/translator'
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
