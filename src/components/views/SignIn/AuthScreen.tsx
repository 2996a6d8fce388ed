import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { messagesOfAreas, type Area } from '@/i18n/translator'
import { Logo } from '@/components/frame/Brand/Logo'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import styles from './SignIn.module.css'

interface Props {
  /** Message areas that client components of the screen need, besides those of every page. */
  areas: Area[]
  children: ReactNode
  req: PayloadRequest
}

/** A screen for visitors who are not signed in. */
export const AuthScreen = ({ areas, children, req }: Props) => (
  <main className={styles.door}>
    <Logo payload={req.payload} />
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, areas)}>{children}</AreaMessagesProvider>
  </main>
)
