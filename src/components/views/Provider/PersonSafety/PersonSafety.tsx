import type { UIFieldServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { readSignInSafety } from '@/database/accounts/accountReads'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import styles from './PersonSafety.module.css'
import { PersonSafetyCard } from './PersonSafetyCard'

/** Resets a user's sign-in, for the provider. Last section of the user's page. */
export async function PersonSafety({ id, req }: UIFieldServerProps) {
  const { i18n, payload } = req
  if (!id || !(await personOf(req))?.isSuperAdmin) return null
  const { hasFactor, sessions } = await readSignInSafety(payload, id)
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['account', 'settings'])}>
      <div className={styles.below}>
        <PersonSafetyCard hasFactor={hasFactor} id={String(id)} sessions={sessions} />
      </div>
    </AreaMessagesProvider>
  )
}
