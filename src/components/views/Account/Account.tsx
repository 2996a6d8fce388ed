import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { Screen } from '../Screen'
import { toLogin } from '../toLogin'
import styles from './Account.module.css'

/** A person's own data, and the language and look of their admin. */
export function Account(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) toLogin(view)
  return (
    <Screen isBare trail={[{ label: translatorOf(req.i18n)('account') }]} view={view}>
      <div className={styles.account}>
        <AccountView {...view} />
      </div>
    </Screen>
  )
}
