import type { StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { NotAllowedMessage } from '../NotAllowed/NotAllowedMessage'
import screen from '../Screen.module.css'
import { Trail } from '../Trail'
import { FollowForm } from './FollowForm'

interface Props {
  /** Null if the user does not have access. */
  children: ReactNode
  /** The site of the form. */
  tenantId?: string
  trail: StepNavItem[]
  view: AdminViewServerProps
}

/** Wraps a screen below a collection; Payload has already rendered the frame. */
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
