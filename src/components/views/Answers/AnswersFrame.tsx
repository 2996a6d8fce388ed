import type { StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import screen from '../Screen.module.css'
import { Trail } from '../Trail'

interface Props {
  /** Null: the person may not see it. */
  children: ReactNode
  trail: StepNavItem[]
  view: AdminViewServerProps
}

/** A screen below a collection: Payload has put the frame around it already. */
export const AnswersFrame = ({ children, trail, view: { initPageResult: { req } } }: Props) => (
  <>
    <main className={screen.full}>{children ?? <NotAllowedMessage req={req} />}</main>
    <Trail nav={trail} />
  </>
)
