'use client'

import { useContext } from 'react'
import { FieldMarks } from './FieldMarks'
import styles from './Field.module.css'

/** A label with its markers, which are part of its accessible name. */
export function LabelText({ children }: { children: string }) {
  const { isRequired, language } = useContext(FieldMarks)
  return (
    <>
      {children}
      {isRequired && (
        <span className={styles.star} data-required>
          {' '}
          *
        </span>
      )}
      {language && (
        <span className={styles.language}>
          {' — '}
          <bdi>{language.name}</bdi>
        </span>
      )}
    </>
  )
}
