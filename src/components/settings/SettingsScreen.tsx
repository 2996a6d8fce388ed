import type { StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Person, TenantSummary } from '../../access/person'
import { personOf } from '../../access/personOf'
import type { Area } from '../../i18n/areas'
import type { Translator } from '../../i18n/say'
import { translatorOf } from '../../i18n/translator'
import { PageHeader } from '../ui/PageHeader/PageHeader'
import { NotAllowed } from '../views/NotAllowed/NotAllowed'
import { Screen } from '../views/Screen'
import { toLogin } from '../views/toLogin'

interface Props {
  /** Areas whose texts it needs beside those of the settings. */
  areas?: Area[]
  view: AdminViewServerProps
  /** Who may open it, in the tenant on screen. */
  may: (person: Person, tenantId: string) => boolean
  /** The screen itself; nothing of it is gathered for somebody who may not see it. */
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
  /** Words of the breadcrumbs. */
  trail: StepNavItem[]
  content: ReactNode
}

/** A screen about the tenant on screen: the login when nobody is signed in, a clear word for who may not see it. */
export async function SettingsScreen({ areas = [], children, may, view }: Props) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) toLogin(view)
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
