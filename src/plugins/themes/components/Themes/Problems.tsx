'use client'

import { useMessages } from '@/exports/client'
import type { LinkedDocument } from '../../lib/changes/linkDocuments'
import type { PackageProblem } from '../../lib/package/problem'
import { DocumentLinks } from './DocumentLinks'
import styles from './Themes.module.css'

/** A problem, with what it was found on if it shows on pages of the site. */
export interface ShownProblem extends PackageProblem {
  /** Path of a page. */
  address?: string
  documents?: LinkedDocument[]
}

interface Props {
  /** Accessible label of the list. */
  label: string
  problems: ShownProblem[]
}

/** Lists problems of a theme by file, with line and column, and the documents on whose pages they show. */
export function Problems({ label, problems }: Props) {
  const t = useMessages()
  const files = Map.groupBy(problems, ({ file }) => file)
  return (
    // Long lists scroll, so the region must be focusable.
    <div aria-label={label} className={styles.problems} role="region" tabIndex={0}>
      {[...files].map(([file, fileProblems]) => (
        <div key={file}>
          <p className={styles.file} dir={file ? 'ltr' : undefined}>
            {file || t('themesWholePackage')}
          </p>
          <ul className={styles.findings}>
            {fileProblems.map(({ address, column, documents = [], line, message }) => (
              <li key={`${line} ${column} ${message}`}>
                {line !== null && (
                  <span className={styles.at}>
                    {t(column === null ? 'themesAtLine' : 'themesAtLineColumn', { column: column ?? 0, line })}
                  </span>
                )}{' '}
                {message}
                {documents.length === 0 && address && (
                  <span className={styles.detail}>
                    {' '}
                    <bdi dir="ltr">{address}</bdi>
                  </span>
                )}
                <DocumentLinks documents={documents} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Formats problems as text, to be passed on to the theme's developer. */
export const problemsAsText = (problems: PackageProblem[]): string =>
  problems
    .map(({ column, file, line, message }) =>
      `${[file, line, column].filter((part) => part !== null && part !== '').join(':')} ${message}`.trim(),
    )
    .join('\n')
