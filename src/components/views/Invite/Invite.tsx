import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { personOf } from '../../../access/personOf'
import { findInvitation } from '../../../database/invitations/invitations'
import { wordsOfAreas } from '../../../i18n/areas'
import { translatorOf } from '../../../i18n/translator'
import { personName } from '../../../lib/names/personName'
import { Logo } from '../../frame/Brand/Logo'
import { AreaWords } from '../../ui/AreaWords'
import { Button } from '../../ui/Button/Button'
import { hrefs } from '../hrefs'
import { AsSomebodyElse } from './AsSomebodyElse'
import { HideToken } from './HideToken'
import styles from '../SignIn/SignIn.module.css'
import { JoinAsMyself } from './JoinAsMyself'
import { JoinAsNewcomer } from './JoinAsNewcomer'
import { Reopen } from './Reopen'
import type { Translator } from '@/i18n/say'

interface Props {
  /** Null: nobody is signed in. */
  dashboard: string | null
  login: string
  t: Translator
}

/** An invitation that is no good any more, and what to do about it. */
const DeadLink = ({ dashboard, login, t }: Props) => (
  <>
    <h1 className={styles.title}>{t('inviteDead')}</h1>
    <p className={styles.text}>{t('inviteDeadHelp')}</p>
    <Button href={dashboard ?? login}>{t(dashboard ? 'backToDashboard' : 'logIn')}</Button>
  </>
)

/** Where the link of an invitation leads. Looking uses nothing up; what can be done depends on who looks. */
export async function Invite({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = tokenOf(params?.segments)
  const t = translatorOf(req.i18n)
  const here = hrefs(req)('/invite')
  const person = await personOf(req)
  const dead = <DeadLink dashboard={person ? hrefs(req)('/') : null} login={hrefs(req)('/login')} t={t} />
  if (!token) return framed(req, <Reopen address={here}>{dead}</Reopen>)
  const found = await findInvitation(req, token)
  if (!found) {
    return framed(
      req,
      <>
        <HideToken address={here} token={token} />
        {dead}
      </>,
    )
  }
  const { email, firstName, hasAccount, lastName, role, site } = found
  const inviter = personName(found.inviter)
  const isInvited = person?.email.toLowerCase() === email.toLowerCase()

  const wayIn = () => {
    if (person)
      return isInvited ? (
        <JoinAsMyself site={site} token={token} />
      ) : (
        <AsSomebodyElse address={`${here}/${token}`} email={email} signedInAs={person.email} />
      )
    if (!hasAccount) return <JoinAsNewcomer email={email} initial={{ firstName, lastName }} token={token} />
    return (
      <Button href={`${hrefs(req)('/login')}?redirect=${encodeURIComponent(here)}`} look="primary">
        {t('inviteSignInAs', { email })}
      </Button>
    )
  }

  return framed(
    req,
    <AreaWords words={wordsOfAreas(req.i18n.language, ['people'])}>
      <HideToken address={here} token={token} />
      <h1 className={styles.title}>{t('inviteTitle', { site })}</h1>
      <p className={styles.text}>
        {t(inviter ? 'inviteBy' : 'inviteByNobody', { inviter, role: role || t('peopleAdmin'), site })}
      </p>
      {wayIn()}
    </AreaWords>,
  )
}

const framed = ({ payload }: PayloadRequest, content: ReactNode) => (
  <MinimalTemplate>
    <main className={styles.door}>
      <Logo payload={payload} />
      <div className={styles.form}>{content}</div>
    </main>
  </MinimalTemplate>
)

/** The second part of the path; null for the page without one. */
function tokenOf(segments: string[] | string | undefined): string | null {
  const token = Array.isArray(segments) ? segments[1] : undefined
  return token ? decodeURIComponent(token) : null
}
