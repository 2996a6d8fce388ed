'use client'

import { useId } from 'react'
import fieldStyles from '@/components/ui/Field/Field.module.css'
import { Icon, useMessages } from '@/exports/client'
import { MiddleCut } from '@/components/ui/MiddleCut/MiddleCut'
import { isImageType } from '@/lib/files/isPicture'
import { iconOf } from '../Library/tile'
import type { StoredFile } from './UploadQueue'
import styles from './Uploads.module.css'

const MAX_LENGTH = 300

interface Props {
  file: StoredFile
  onValue: (alt: string) => void
  /** Why it was not saved. */
  problem: string | undefined
  value: string
}

/** A file and its alternative text. */
export function AltTextRow({ file: { mimeType, picture, title }, onValue, problem, value }: Props) {
  const t = useMessages()
  const id = useId()
  return (
    <tr>
      <th className={styles.file} scope="row">
        <span className={styles.fileFace}>
          {picture ? (
            <img alt="" className={styles.picture} src={picture} />
          ) : (
            <Icon name={iconOf(mimeType)} size={20} />
          )}
          <span className={styles.name}>
            <MiddleCut text={title} />
          </span>
        </span>
      </th>
      <td className={styles.alt}>
        {isImageType(mimeType) && (
          <input
            aria-describedby={problem ? id : undefined}
            aria-invalid={problem ? true : undefined}
            aria-label={t('uploadDescribeAltOf', { title })}
            className={fieldStyles.input}
            maxLength={MAX_LENGTH}
            onChange={({ target }) => onValue(target.value)}
            type="text"
            value={value}
          />
        )}
        {problem && (
          <span className={styles.problem} id={id} role="alert">
            {problem}
          </span>
        )}
      </td>
    </tr>
  )
}
