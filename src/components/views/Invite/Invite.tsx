import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { personOf } from '@/access/personOf'
import { findInvitation } from '@/database/invitations/invitations'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { personName } from '@/lib/names/personName'
import { Logo } from '@/components/frame/Brand/Logo'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { Button } from '@/components/ui/Button/Button'
import { hrefs } from '../hrefs'
import { WrongAccount } from './WrongAccount'
import { HideToken } from './HideToken'
import styles from '../SignIn/SignIn.module.css'
import { JoinAsCurrentUser } from './JoinAsCurrentUser'
import { JoinAsNewUser } from './JoinAsNewUser'
import { Reopen } from './Reopen'
import type { Translator } from '@/i18n/createTranslator'

interface Props {
  /** Null if nobody is signed in. */
  dashboard: string | null
  login: string
  t: Translator
}

/** An invitation that is no longer valid, with the next step. */
const DeadLink = ({ dashboard, login, t }: Props) => (
  <>
    <h1 className={styles.title}>{t('inviteDead')}</h1>
    <p className={styles.text}>{t('inviteDeadHelp')}</p>
    <Button href={dashboard ?? login}>{t(dashboard ? 'backToDashboard' : 'logIn')}</Button>
  </>
)

/** Target of an invitation's link. Viewing it does not use the invitation; the actions depend on who is signed in. */
export async function Invite({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = tokenOf(params?.segments)
  const t = translatorOf(req.i18n)
  const address = hrefs(req)('/invite')
  const person = await personOf(req)
  const deadLink = <DeadLink dashboard={person ? hrefs(req)('/') : null} login={hrefs(req)('/login')} t={t} />
  if (!token) return withFrame(req, <Reopen address={address}>{deadLink}</Reopen>)
  const found = await findInvitation(req, token)
  if (!found) {
    return withFrame(
      req,
      <>
        <HideToken address={address} token={token} />
        {deadLink}
      </>,
    )
  }
  const { email, firstName, hasAccount, lastName, role, site } = found
  const inviter = personName(found.inviter)
  const isInvited = person?.email.toLowerCase() === email.toLowerCase()

  const renderAction = () => {
    if (person)
      return isInvited ? (
        <JoinAsCurrentUser site={site} token={token} />
      ) : (
        <WrongAccount address={`${address}/${token}`} email={email} signedInAs={person.email} />
      )
    if (!hasAccount) return <JoinAsNewUser email={email} initial={{ firstName, lastName }} token={token} />
    return (
      <Button href={`${hrefs(req)('/login')}?redirect=${encodeURIComponent(address)}`} variant="primary">
        {t('inviteSignInAs', { email })}
      </Button>
    )
  }

  return withFrame(
    req,
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['people'])}>
      <HideToken address={address} token={token} />
      <h1 className={styles.title}>{t('inviteTitle', { site })}</h1>
      <p className={styles.text}>
        {t(inviter ? 'inviteBy' : 'inviteByNobody', { inviter, role: role || t('peopleAdmin'), site })}
      </p>
      {renderAction()}
    </AreaMessagesProvider>,
  )
}

const withFrame = ({ payload }: PayloadRequest, content: ReactNode) => (
  <MinimalTemplate>
    <main className={styles.door}>
      <Logo payload={payload} />
      <div className={styles.form}>{content}</div>
    </main>
  </MinimalTemplate>
)

/** The second segment of the path; null if there is none. */
function tokenOf(segments: string[] | string | undefined): string | null {
  const token = Array.isArray(segments) ? segments[1] : undefined
  return token ? decodeURIComponent(token) : null
}
