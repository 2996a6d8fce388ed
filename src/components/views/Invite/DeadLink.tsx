import type { Translator } from '../../../i18n/say'
import { Button } from '../../ui/Button/Button'
import styles from '../SignIn/SignIn.module.css'

interface Props {
  /** Null: nobody is signed in. */
  dashboard: string | null
  login: string
  t: Translator
}

/** An invitation that is no good any more, and what to do about it. */
export const DeadLink = ({ dashboard, login, t }: Props) => (
  <>
    <h1 className={styles.title}>{t('inviteDead')}</h1>
    <p className={styles.text}>{t('inviteDeadHelp')}</p>
    <Button href={dashboard ?? login}>{t(dashboard ? 'backToDashboard' : 'logIn')}</Button>
  </>
)
