/** Types of what the other entries give and take. */
export type { ContentType } from '@/access/contentType'
export type { Person, TenantSummary } from '@/access/person'
export type { DashboardBoxProps } from '@/components/views/Dashboard/DashboardBoxes'
export type { Job } from '@/config/feature'
export type { Transaction } from '@/database/connections'
export type { Translator } from '@/i18n/createTranslator'
export type { MessageKey } from '@/i18n/en'
export type { AreaMessages } from '@/i18n/translator'
