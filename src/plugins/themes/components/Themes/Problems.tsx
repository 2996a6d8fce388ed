'use client'

import { useMessages } from '../../../../components/ui/useMessages'
import type { PackageProblem } from '../../lib/package/problem'
import styles from './Themes.module.css'

interface Props {
  /** Says what they are, for those who listen. */
  label: string
  problems: PackageProblem[]
}

/** What is wrong with files of a theme, by file, with line and column. */
export function Problems({ label, problems }: Props) {
  const t = useMessages()
  const files = Map.groupBy(problems, ({ file }) => file)
  return (
    // Longer lists scroll: by keyboard, too.
    <div aria-label={label} className={styles.problems} role="region" tabIndex={0}>
      {[...files].map(([file, ones]) => (
        <div key={file}>
          <p className={styles.file} dir={file ? 'ltr' : undefined}>
            {file || t('themesWholePackage')}
          </p>
          <ul className={styles.findings}>
            {ones.map(({ column, line, message }) => (
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

/** As somebody hands them on to whoever writes the theme. */
export const problemsAsText = (problems: PackageProblem[]): string =>
  problems
    .map(({ column, file, line, message }) =>
      `${[file, line, column].filter((part) => part !== null && part !== '').join(':')} ${message}`.trim(),
    )
    .join('\n')
