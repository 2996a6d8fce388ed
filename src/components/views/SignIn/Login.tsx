import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { callboardOf } from '@/access/registryOf'
import { WithCodeSources } from '@/components/ui/CodeField/WithCodeSources'
import { readPlatformSettings } from '@/globals/platformOf'
import { AuthScreen } from './AuthScreen'
import { LoginForm } from './LoginForm'

/** The sign-in screen. Signed-in users are redirected to the page they requested. */
export async function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const redirectTo = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(redirectTo)
  const { productName } = await readPlatformSettings(req)
  return (
    <AuthScreen areas={['account']} req={req}>
      <WithCodeSources req={req}>
        <LoginForm
          forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
          product={productName}
          redirectTo={redirectTo}
        >
          {callboardOf(req.payload).components.signIn.map((Component) =>
            RenderServerComponent({
              Component,
              importMap: req.payload.importMap,
              key: Component,
              serverProps: { redirectTo, req },
            }),
          )}
        </LoginForm>
      </WithCodeSources>
    </AuthScreen>
  )
}
