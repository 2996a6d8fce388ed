import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { callboardOf } from '@/access/registryOf'
import { translatorOf } from '@/i18n/translator'
import { surroundingsOf } from '@/components/frame/navigation/surroundingsOf'
import { CodeSourcesProvider } from '@/components/ui/CodeField/CodeSources'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { pluginParts } from '../pluginParts'
import { Screen } from '../Screen'
import { redirectToLogin } from '../redirectToLogin'
import { AddressCard } from './AddressCard'
import { loadAccount } from './data/loadAccount'
import { loadSessions } from './data/loadSessions'
import { FactorCard } from './FactorCard'
import { AppearanceCard } from './AppearanceCard'
import { PasswordCard } from './PasswordCard'
import { ProfileForm } from './ProfileForm'
import { SessionsCard } from './SessionsCard'

/** The user's own account: profile, sign-in and sessions. */
export async function Account(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const t = translatorOf(req.i18n)
  const parts = callboardOf(req.payload).components
  const [account, { userPicture }, sessions] = await Promise.all([
    loadAccount(req, person),
    surroundingsOf(req, person),
    loadSessions(req, person.id),
  ])
  const { email, emailVerified, factor, profile, waiting } = account
  return (
    <Screen areas={['account', 'settings']} trail={[{ label: t('account') }]} view={view}>
      <PageHeader help={t('accountHelp')} title={t('account')} />
      <CodeSourcesProvider sources={pluginParts(req, parts.codes)}>
        <ProfileForm email={email} initial={profile} portrait={userPicture}>
          <AppearanceCard />
          <AddressCard email={email} isVerified={emailVerified} waiting={waiting} />
          <PasswordCard />
          <FactorCard {...factor} />
          <SessionsCard sessions={sessions} />
          {pluginParts(req, parts.account)}
        </ProfileForm>
      </CodeSourcesProvider>
    </Screen>
  )
}
