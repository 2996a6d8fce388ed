import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { callboardOf } from '@/access/registryOf'
import { CodeSourcesProvider } from '@/components/ui/CodeField/CodeSources'
import { readPlatformSettings } from '@/globals/platformOf'
import { pluginParts } from '../pluginParts'
import { AuthScreen } from './AuthScreen'
import { LoginForm } from './LoginForm'

/** The sign-in screen. Signed-in users are redirected to the page they requested. */
export async function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const redirectTo = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(redirectTo)
  const parts = callboardOf(req.payload).components
  const { productName } = await readPlatformSettings(req)
  return (
    <AuthScreen areas={['account']} req={req}>
      <CodeSourcesProvider sources={pluginParts(req, parts.codes)}>
        <LoginForm
          forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
          product={productName}
          redirectTo={redirectTo}
        >
          {pluginParts(req, parts.signIn, { redirectTo })}
        </LoginForm>
      </CodeSourcesProvider>
    </AuthScreen>
  )
}
