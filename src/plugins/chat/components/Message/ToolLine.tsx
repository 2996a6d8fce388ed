'use client'

import { Icon } from '../../../../components/ui/Icon/Icon'
import { useWords } from '../../../../components/ui/useWords'
import { isRecord } from '../../../../lib/objects/isRecord'
import { documentsInResult } from '../../lib/screen/known'
import { toolLine, type ToolPart } from '../../lib/screen/toolLine'
import { useChatScope } from './ChatScope'
import { DocumentList } from './DocumentList'
import styles from './Message.module.css'

/** What a step of an answer did: one quiet line that opens. */
export function ToolLine({ part }: { part: ToolPart }) {
  const t = useWords()
  const { adminPath } = useChatScope()
  const { failure, values, word } = toolLine(part)
  const known = 'output' in part ? documentsInResult(part.output) : new Map<string, never>()
  const root = adminPath === '/' ? '' : adminPath
  const documents = [...known].map(([id, { title, type }]) => ({
    href: `${root}/collections/${type}/${id}`,
    id,
    rest: '',
    title,
    type,
  }))
  const raw = ('output' in part ? (part.output as { data?: unknown } | null)?.data : undefined) ?? part.input
  const isBare = isRecord(raw) && Object.values(raw).every((value) => Array.isArray(value) && value.length === 0)
  // A conversation that somebody else has shared says what was done, and not what was found by it.
  if (isBare && !failure && documents.length === 0) return <p className={styles.done}>{t(word, values)}</p>
  return (
    <details className={styles.tool}>
      <summary>
        <Icon name="ChevronRight" />
        <span>{t(word, values)}</span>
      </summary>
      {failure !== null && <p className={styles.detail}>{t('chatToolFailed', { reason: failure })}</p>}
      {documents.length > 0 && <DocumentList documents={documents} known={known} />}
      {failure === null && documents.length === 0 && (
        <pre className={styles.raw} dir="ltr" tabIndex={0}>
          {JSON.stringify(raw ?? null, null, 2)}
        </pre>
      )}
    </details>
  )
}
