import type { AreaMessages } from '@/exports/types'
import { file as fileAr, library as libraryAr } from './ar'
import { file as fileCy, library as libraryCy } from './cy'
import { file, library } from './en'
import { file as fileEs, library as libraryEs } from './es'
import { uploads as uploadsAr } from './uploads/ar'
import { uploads as uploadsCy } from './uploads/cy'
import { uploads } from './uploads/en'
import { uploads as uploadsEs } from './uploads/es'

declare module '@/i18n/en' {
  interface PluginMessages {
    mediaFile: typeof file
    mediaLibrary: typeof library
    mediaUploads: typeof uploads
  }
}

export const libraryMessages: AreaMessages = {
  area: 'mediaLibrary',
  languages: { ar: libraryAr, cy: libraryCy, en: library, es: libraryEs },
}
export const fileMessages: AreaMessages = {
  area: 'mediaFile',
  languages: { ar: fileAr, cy: fileCy, en: file, es: fileEs },
}
export const uploadsMessages: AreaMessages = {
  area: 'mediaUploads',
  languages: { ar: uploadsAr, cy: uploadsCy, en: uploads, es: uploadsEs },
  // The tray stays while its user goes on to other screens.
  onEveryPage: true,
}
