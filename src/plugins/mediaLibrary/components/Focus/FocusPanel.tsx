'use client'

import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { useWords } from '../../../../components/ui/useWords'
import { type Point, focalCrop } from '../../lib/focalCrop'
import type { MediaShown } from '../File/mediaShown'
import { FocalPoint } from './FocalPoint'
import styles from './Focus.module.css'

/** Formats that pages cut pictures to; all others show the whole picture. */
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

/** What visitors see of a picture in each format, while its focal point is put elsewhere. */
function Formats({ address, height, point, width }: Props) {
  const t = useWords()
  const number = new Intl.NumberFormat(useTranslation().i18n.language)
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
              <bdi dir="ltr">{t('mediaRatio', { across: number.format(across), down: number.format(down) })}</bdi>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

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
