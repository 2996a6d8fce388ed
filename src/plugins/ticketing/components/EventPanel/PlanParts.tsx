'use client'

import { useId } from 'react'
import { useMessages } from '@/exports/client'
import styles from './PlanDialog.module.css'
import type { HeldReason } from '../../lib/plan/types'

/** A planned change to a document, in API responses. */
interface PlanPartShown {
  externalId: string
  fields: { fromText: string | null; label: string; name: string; toText: string | null }[]
  id?: string
  title: string
  type: 'event-instances' | 'events'
  write: 'ahead' | 'draft' | 'live'
}

export interface PlanShown {
  create: PlanPartShown[]
  held: (PlanPartShown & { field: string | null; reason: HeldReason })[]
  problems: { detail: string | null; name: string; title: string }[]
  remove: PlanPartShown[]
  update: PlanPartShown[]
}

interface Props<Part> {
  /** Shows the old and new value of each field. */
  hasValues?: boolean
  parts: Part[]
  /** Why the part is held. */
  reason?: (part: Part) => string
  title: string
}

/** A section of a plan; empty sections are not rendered. */
export function PlanParts<Part extends PlanPartShown>({ hasValues = false, parts, reason, title }: Props<Part>) {
  const titleId = useId()
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 className={styles.groupTitle} id={titleId}>
        {title}
      </h3>
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          <li key={`${part.type}/${part.externalId}/${index}`}>
            <p className={styles.partTitle}>{titleOf(part)}</p>
            {reason && (
              <p className={styles.note}>
                {part.fields.map(({ label }) => `${label}: `).join('')}
                {reason(part)}
              </p>
            )}
            {hasValues && <Fields fields={part.fields} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A new performance has no title yet, so its start time is shown. */
const titleOf = ({ fields, id, title, type }: PlanPartShown): string =>
  (type === 'event-instances' && id === undefined ? fields.find(({ name }) => name === 'start')?.toText : null) ?? title

function Fields({ fields }: Pick<PlanPartShown, 'fields'>) {
  const t = useMessages()
  return (
    <dl className={styles.fields}>
      {fields.map(({ fromText, label, name, toText }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {fromText !== null && (
              <>
                <del>{fromText}</del>{' '}
              </>
            )}
            <ins>{toText ?? t('ticketingValueNone')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
