'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { Button, Icon, useMessages } from '@/exports/client'
import type { ProposalState, ShownProposal, ProposedField } from '../../lib/proposals/proposal'
import { useChatScope } from '../Message/ChatScope'
import styles from './Proposal.module.css'

export interface ProposalActions {
  apply: (proposal: string) => void
  dismiss: (proposal: string) => void
  isBusy: boolean
}

const STATES = {
  applied: 'chatApplied',
  dismissed: 'chatDismissed',
  stale: 'chatStale',
  undone: 'chatUndone',
} as const satisfies Record<Exclude<ProposalState, 'waiting'>, string>

/** A proposed change to confirm: each document with its fields before and after. */
export function ProposalCard({
  actions: { apply, dismiss, isBusy },
  isReadOnly,
  proposal: { documents, id, state, title },
}: {
  actions: ProposalActions
  isReadOnly: boolean
  proposal: ShownProposal
}) {
  const t = useMessages()
  const { adminPath, types } = useChatScope()
  // Media made from attachments come below the documents that use them.
  const ordered = documents.toSorted((a, b) => Number(Boolean(a.attachment)) - Number(Boolean(b.attachment)))
  const heading = useId()
  const card = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    if (isBusy || !hasActed.current) return
    // The pressed button is gone, so move keyboard focus to the card.
    hasActed.current = false
    card.current?.focus()
  }, [isBusy])
  const act = (action: (proposal: string) => void) => () => {
    hasActed.current = true
    action(id)
  }
  const root = adminPath === '/' ? '' : adminPath
  return (
    // A group and no landmark: several cards can have the same title.
    <div aria-labelledby={heading} className={styles.card} ref={card} role="group" tabIndex={-1}>
      <h2 className={styles.title} id={heading}>
        {t('chatProposalOf', { title: title || t('untitled') })}
      </h2>
      {ordered.map((document, index) => (
        <div className={styles.document} key={document.id ?? index}>
          <p className={styles.name}>
            {document.attachment && <ProposedPicture id={document.attachment} />}
            {document.id && state !== 'undone' ? (
              <Link href={`${root}/collections/${document.type}/${document.id}`} prefetch={false}>
                {document.title || t('untitled')}
              </Link>
            ) : (
              documents.length > 1 && <span>{document.title || t('untitled')}</span>
            )}
            <span className={styles.kind}>{types[document.type]?.singular ?? document.type}</span>
          </p>
          <ProposedFields fields={document.fields} />
          {document.isOvertaken && <p className={styles.state}>{t('chatOvertaken')}</p>}
        </div>
      ))}
      {state === 'waiting' ? (
        !isReadOnly && (
          <div className={styles.actions}>
            <Button disabled={isBusy} variant="primary" onClick={act(apply)}>
              {t('chatApply')}
            </Button>
            <Button disabled={isBusy} onClick={act(dismiss)}>
              {t('chatNotNow')}
            </Button>
          </div>
        )
      ) : (
        <p className={styles.state}>
          <Icon name={state === 'applied' ? 'Check' : state === 'stale' ? 'CircleAlert' : 'X'} /> {t(STATES[state])}
        </p>
      )}
    </div>
  )
}

/** Thumbnail of the attached picture. */
function ProposedPicture({ id }: { id: string }) {
  const { routes, serverURL } = useConfig().config
  return <img alt="" className={styles.picture} src={`${serverURL}${routes.api}/chat-attachments/${id}?size=small`} />
}

/** Fields of a document before and after. The "before" column is left out for a new document. */
function ProposedFields({ fields }: { fields: ProposedField[] }) {
  const t = useMessages()
  const hasBefore = fields.some(({ from }) => from !== null)
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('chatField')}</th>
          {hasBefore && <th scope="col">{t('chatFrom')}</th>}
          <th scope="col">{t('chatTo')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ from, label, name, to }, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{label}</th>
            {hasBefore && (
              <td>
                {from === null ? (
                  <span className={styles.nothing}>{t('chatNothing')}</span>
                ) : (
                  <del dir="auto">{from}</del>
                )}
              </td>
            )}
            <td>
              {to === null ? <span className={styles.nothing}>{t('chatNothing')}</span> : <ins dir="auto">{to}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
