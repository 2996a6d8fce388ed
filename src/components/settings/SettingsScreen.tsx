import type { StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Person, TenantSummary } from '@/access/person'
import { personOf } from '@/access/personOf'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf, type Area } from '@/i18n/translator'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { NotAllowed } from '@/components/views/NotAllowed/NotAllowed'
import { Screen } from '@/components/views/Screen'
import { redirectToLogin } from '@/components/views/redirectToLogin'

interface Props {
  /** Message areas that the screen needs besides settings. */
  areas?: Area[]
  view: AdminViewServerProps
  /** Whether a user can open it in the current tenant. */
  may: (person: Person, tenantId: string) => boolean
  /** The screen itself; called only for users who can see it. */
  children: (site: {
    person: Person
    t: Translator
    tenant: TenantSummary
  }) => Promise<SettingsContent> | SettingsContent
}

interface SettingsContent {
  title: string
  help?: ReactNode
  actions?: ReactNode
  /** Breadcrumbs. */
  trail: StepNavItem[]
  content: ReactNode
}

/** A screen of the current tenant: redirects to sign-in if nobody is signed in, and explains missing access. */
export async function SettingsScreen({ areas = [], children, may, view }: Props) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) redirectToLogin(view)
  const tenant = person.current
  if (!tenant || !may(person, tenant.id)) return <NotAllowed view={view} />
  const { actions, content, help, title, trail } = await children({ person, t: translatorOf(req.i18n), tenant })
  return (
    <Screen areas={['settings', ...areas]} trail={trail} view={view}>
      <PageHeader actions={actions} help={help} title={title} />
      {content}
    </Screen>
  )
}
