'use client'

import { Icon } from '../../../../components/ui/Icon/Icon'
import { useWords } from '../../../../components/ui/useWords'
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
  const documents = [...known].map(([id, { title, type }]) => ({ href: `${root}/collections/${type}/${id}`, id, rest: '', title, type }))
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
          {JSON.stringify(('output' in part ? (part.output as { data?: unknown } | null)?.data : undefined) ?? part.input ?? null, null, 2)}
        </pre>
      )}
    </details>
  )
}
