'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useId } from 'react'
import { useWords } from '../../../../components/ui/useWords'
import type { Point } from '../../lib/focalCrop'
import type { MediaShown } from '../File/mediaShown'
import { FocalPoint } from './FocalPoint'
import styles from './Focus.module.css'
import { Formats } from './Formats'

const MIDDLE = 50

/** Of a stored picture: the point that is never cut away, and what each format shows of it. Saved with the document. */
export function FocusPanel({ isClosed, media }: { isClosed: boolean; media: MediaShown }) {
  const t = useWords()
  const id = useId()
  const { data } = useDocumentInfo()
  const across = useField<number | null>({ path: 'focalX' })
  const down = useField<number | null>({ path: 'focalY' })
  const isOther = useFormFields(([fields]) => fields.file?.value instanceof File)
  const { address, height, mimeType, width } = media
  if (isOther || !address || !width || !height || !mimeType.startsWith('image/') || mimeType === 'image/svg+xml')
    return null
  const point: Point = { x: across.value ?? numberOf(data?.focalX), y: down.value ?? numberOf(data?.focalY) }

  function move({ x, y }: Point) {
    across.setValue(x)
    down.setValue(y)
  }

  return (
    <section aria-label={t('mediaFocal')} className={styles.panel}>
      <FocalPoint address={address} describedBy={id} isClosed={isClosed} onPoint={move} point={point} />
      <div className={styles.beside}>
        <h2 className={styles.heading}>{t('mediaFocal')}</h2>
        <p className={styles.help} id={id}>
          {t(isClosed ? 'mediaFocalShown' : 'mediaFocalHelp')}
        </p>
        <Formats address={address} height={height} point={point} width={width} />
      </div>
    </section>
  )
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : MIDDLE)
