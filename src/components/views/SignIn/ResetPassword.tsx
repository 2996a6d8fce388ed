import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { peekToken } from '@/endpoints/accounts/accountTokens'
import { translatorOf } from '@/i18n/translator'
import { Button } from '@/components/ui/Button/Button'
import { hrefs } from '../hrefs'
import { AuthScreen } from './AuthScreen'
import { ResetForm } from './ResetForm'
import styles from './SignIn.module.css'

/** Target of the link in a password reset email. Opening it does not use the token. */
export async function ResetPassword({ initPageResult: { req }, params }: AdminViewServerProps) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const token = String(params?.segments?.[1] ?? '')
  const owner = await peekToken(req, token, ['reset'])
  return (
    <MinimalTemplate>
      <AuthScreen areas={['account']} req={req}>
        {owner ? (
          <ResetForm
            email={owner.email}
            forgot={hrefOf('/forgot')}
            home={hrefOf('/')}
            login={hrefOf('/login')}
            token={token}
          />
        ) : (
          <div className={styles.form}>
            <h1 className={styles.title}>{t('verifyDead')}</h1>
            <p className={styles.text}>{t('resetDeadHelp')}</p>
            {req.user ? (
              <Button href={hrefOf('/auth/account')}>{t('account')}</Button>
            ) : (
              <Button href={hrefOf('/forgot')} variant="primary">
                {t('resetNewLink')}
              </Button>
            )}
          </div>
        )}
      </AuthScreen>
    </MinimalTemplate>
  )
}
