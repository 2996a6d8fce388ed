'use client'

import { useMessages } from '../../../../components/ui/useMessages'
import type { PackageProblem } from '../../lib/package/problem'
import styles from './Themes.module.css'

interface Props {
  /** Accessible label of the list. */
  label: string
  problems: PackageProblem[]
}

/** Lists problems of a theme by file, with line and column. */
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
            {fileProblems.map(({ column, line, message }) => (
              <li key={`${line} ${column} ${message}`}>
                {line !== null && (
                  <span className={styles.at}>
                    {t(column === null ? 'themesAtLine' : 'themesAtLineColumn', { column: column ?? 0, line })}
                  </span>
                )}{' '}
                {message}
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
