import type { StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import screen from '../Screen.module.css'
import { Trail } from '../Trail'
import { FollowForm } from './FollowForm'

interface Props {
  /** Null: the person may not see it. */
  children: ReactNode
  /** The site of the form. */
  tenantId?: string
  trail: StepNavItem[]
  view: AdminViewServerProps
}

/** A screen below a collection: Payload has put the frame around it already. */
export const AnswersFrame = ({
  children,
  tenantId,
  trail,
  view: {
    initPageResult: { req },
  },
}: Props) => (
  <>
    <main className={screen.full}>{children ?? <NotAllowedMessage req={req} />}</main>
    {tenantId && <FollowForm tenantId={tenantId} />}
    <Trail nav={trail} />
  </>
)
