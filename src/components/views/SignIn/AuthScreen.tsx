import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { messagesOfAreas, type Area } from '../../../i18n/areas'
import { Logo } from '../../frame/Brand/Logo'
import { AreaMessagesProvider } from '../../ui/AreaMessagesProvider'
import styles from './SignIn.module.css'

interface Props {
  /** Whose texts its parts in the browser need, beside those of every page. */
  areas: Area[]
  children: ReactNode
  req: PayloadRequest
}

/** A screen for people who have not signed in yet. */
export const AuthScreen = ({ areas, children, req }: Props) => (
  <main className={styles.door}>
    <Logo payload={req.payload} />
    <AreaMessagesProvider words={messagesOfAreas(req.i18n.language, areas)}>{children}</AreaMessagesProvider>
  </main>
)
