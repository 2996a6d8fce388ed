'use client'

import { useTranslation } from '@payloadcms/ui'
import { useWords } from '../../../../components/ui/useWords'
import { focalCrop, type Point } from '../../lib/focalCrop'
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
export function Formats({ address, height, point, width }: Props) {
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
