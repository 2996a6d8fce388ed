'use client'

import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { useMessages } from '@/exports/client'
import { type Point, focalCrop } from '../../lib/focalCrop'
import type { MediaFileInfo } from '../File/mediaFileInfo'
import { FocalPoint } from './FocalPoint'
import styles from './Focus.module.css'

/** Formats to which pages crop pictures; any other shows the whole picture. */
const FORMATS = [
  { name: 'card', sides: [4, 3] },
  { name: 'wide', sides: [16, 9] },
] as const

interface Props {
  address: string
  height: number
  point: Point
  width: number
}

/** Previews the crop of each format as the focal point moves. */
function Formats({ address, height, point, width }: Props) {
  const t = useMessages()
  const numberFormat = new Intl.NumberFormat(useTranslation().i18n.language)
  return (
    <ul aria-label={t('mediaFormats')} className={styles.formats}>
      {FORMATS.map(({ name, sides: [across, down] }) => {
        const { x, y } = focalCrop({ focal: point, height, ratio: across / down, width })
        return (
          <li key={name}>
            <img
              alt=""
              className={styles.format}
              data-format={name}
              src={address}
              style={{ aspectRatio: `${across} / ${down}`, objectPosition: `${x}% ${y}%` }}
            />
            <span>
              {t(`mediaFormat_${name}`)}{' '}
              <bdi dir="ltr">
                {t('mediaRatio', { across: numberFormat.format(across), down: numberFormat.format(down) })}
              </bdi>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const CENTER = 50

/**
 * Sets the focal point of a stored picture, which crops always keep, and previews the formats. Saved with the document.
 */
export function FocusPanel({ isClosed, media }: { isClosed: boolean; media: MediaFileInfo }) {
  const t = useMessages()
  const id = useId()
  const { data } = useDocumentInfo()
  const across = useField<number | null>({ path: 'focalX' })
  const down = useField<number | null>({ path: 'focalY' })
  const hasNewFile = useFormFields(([fields]) => fields.file?.value instanceof File)
  const { address, height, mimeType, width } = media
  if (hasNewFile || !address || !width || !height || !mimeType.startsWith('image/') || mimeType === 'image/svg+xml')
    return null
  const point: Point = { x: across.value ?? numberOf(data?.focalX), y: down.value ?? numberOf(data?.focalY) }

  function move({ x, y }: Point) {
    across.setValue(x)
    down.setValue(y)
  }

  return (
    <section aria-label={t('mediaFocal')} className={styles.panel}>
      <FocalPoint
        address={address}
        describedBy={id}
        height={height}
        isClosed={isClosed}
        onPoint={move}
        point={point}
        width={width}
      />
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

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : CENTER)
