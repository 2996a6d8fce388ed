import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { peekToken } from '@/endpoints/accounts/accountTokens'
import { translatorOf } from '@/i18n/translator'
import { Button } from '@/components/ui/Button/Button'
import { hrefs } from '../hrefs'
import { AuthScreen } from './AuthScreen'
import styles from './SignIn.module.css'
import { VerifyForm } from './VerifyForm'

/** Target of the link in a verification email. Opening it does not verify the address yet. */
export async function Verify({ initPageResult: { req }, params }: AdminViewServerProps) {
  const t = translatorOf(req.i18n)
  const token = String(params?.segments?.[1] ?? '')
  const owner = await peekToken(req, token, ['verify', 'change'])
  const nextStep = <Button href={hrefs(req)('/')}>{req.user ? t('backToDashboard') : t('logIn')}</Button>
  return (
    <MinimalTemplate>
      <AuthScreen areas={['account']} req={req}>
        {owner ? (
          <VerifyForm isChange={owner.kind === 'change'} email={owner.email} onwards={nextStep} token={token} />
        ) : (
          <div className={styles.form}>
            <h1 className={styles.title}>{t('verifyDead')}</h1>
            <p className={styles.text}>{t('verifyDeadHelp')}</p>
            {nextStep}
          </div>
        )}
      </AuthScreen>
    </MinimalTemplate>
  )
}
