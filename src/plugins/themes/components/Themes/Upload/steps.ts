import type { MessageKey } from '@/exports/types'

export type UploadStep = 'done' | 'finalising' | 'processing' | 'reading' | 'updating' | 'uploading'

const PERCENT: Record<UploadStep, number> = {
  done: 100,
  finalising: 95,
  processing: 60,
  reading: 10,
  updating: 80,
  uploading: 30,
}

/** A new version of an existing theme skips the `updating` step. */
const REUPLOAD_PERCENT = { ...PERCENT, processing: 80 }

export const percentOf = (step: UploadStep, isReupload: boolean): number =>
  (isReupload ? REUPLOAD_PERCENT : PERCENT)[step]

export const STEP_MESSAGES: Record<UploadStep, MessageKey> = {
  done: 'themesProgressDone',
  finalising: 'themesProgressFinalising',
  processing: 'themesProgressProcessing',
  reading: 'themesProgressReading',
  updating: 'themesProgressUpdating',
  uploading: 'themesProgressUploading',
}
