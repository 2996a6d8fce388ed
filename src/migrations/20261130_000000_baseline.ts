import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { isFromBeforeBaseline } from './rules/beforeBaseline'

/** The tables of 0.1.0, as Payload made them. From here on migrations are only added. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isFromBeforeBaseline(db)) return
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_menus_entries_below_kind" AS ENUM('document', 'address');
  CREATE TYPE "public"."enum_menus_entries_kind" AS ENUM('document', 'address', 'heading');
  CREATE TYPE "public"."enum_menus_place" AS ENUM('main', 'footer');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_entries_below_kind" AS ENUM('document', 'address');
  CREATE TYPE "public"."enum__menus_v_version_entries_kind" AS ENUM('document', 'address', 'heading');
  CREATE TYPE "public"."enum__menus_v_version_place" AS ENUM('main', 'footer');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_reusable_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_content_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_themes_render_mode" AS ENUM('code', 'nocode');
  CREATE TYPE "public"."enum_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__themes_v_version_render_mode" AS ENUM('code', 'nocode');
  CREATE TYPE "public"."enum__themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__themes_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_fonts_faces_style" AS ENUM('normal', 'italic');
  CREATE TYPE "public"."enum_fonts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fonts_v_version_faces_style" AS ENUM('normal', 'italic');
  CREATE TYPE "public"."enum__fonts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fonts_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_events_credits_group" AS ENUM('creative', 'cast', 'musicians', 'crew');
  CREATE TYPE "public"."enum_events_event_status" AS ENUM('scheduled', 'postponed', 'cancelled', 'sold_out');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_credits_group" AS ENUM('creative', 'cast', 'musicians', 'crew');
  CREATE TYPE "public"."enum__events_v_version_event_status" AS ENUM('scheduled', 'postponed', 'cancelled', 'sold_out');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_event_instances_access_types" AS ENUM('audio_described', 'captioned', 'sign_language', 'relaxed', 'dementia_friendly', 'touch_tour', 'surtitled', 'live_streamed');
  CREATE TYPE "public"."enum_event_instances_instance_status" AS ENUM('scheduled', 'cancelled', 'postponed', 'sold_out', 'moved');
  CREATE TYPE "public"."enum_event_instances_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_instances_v_version_access_types" AS ENUM('audio_described', 'captioned', 'sign_language', 'relaxed', 'dementia_friendly', 'touch_tour', 'surtitled', 'live_streamed');
  CREATE TYPE "public"."enum__event_instances_v_version_instance_status" AS ENUM('scheduled', 'cancelled', 'postponed', 'sold_out', 'moved');
  CREATE TYPE "public"."enum__event_instances_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_instances_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_event_collections_kind" AS ENUM('manual', 'automated');
  CREATE TYPE "public"."enum_event_collections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_collections_v_version_kind" AS ENUM('manual', 'automated');
  CREATE TYPE "public"."enum__event_collections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_collections_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_seasons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__series_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_works_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__works_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__works_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_venues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__venues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__venues_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_organizations_kind" AS ENUM('company', 'orchestra', 'ensemble', 'festival', 'funder', 'partner');
  CREATE TYPE "public"."enum_organizations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organizations_v_version_kind" AS ENUM('company', 'orchestra', 'ensemble', 'festival', 'funder', 'partner');
  CREATE TYPE "public"."enum__organizations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organizations_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_media_visibility" AS ENUM('public', 'private');
  CREATE TYPE "public"."enum_media_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_v_version_visibility" AS ENUM('public', 'private');
  CREATE TYPE "public"."enum__media_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_files_visibility" AS ENUM('public', 'private');
  CREATE TYPE "public"."enum_files_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__files_v_version_visibility" AS ENUM('public', 'private');
  CREATE TYPE "public"."enum__files_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__files_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TYPE "public"."enum_tenants_domains_status" AS ENUM('active', 'verifying', 'needs_setup', 'development', 'error');
  CREATE TYPE "public"."enum_tenants_domains_ssl_status" AS ENUM('active', 'pending');
  CREATE TYPE "public"."enum_tenants_date_time_formats_date_format" AS ENUM('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'YYYY/MM/DD');
  CREATE TYPE "public"."enum_tenants_date_time_formats_month_format" AS ENUM('long', 'short', 'numeric');
  CREATE TYPE "public"."enum_tenants_date_time_formats_time_format" AS ENUM('12h', '24h');
  CREATE TYPE "public"."enum_tenants_date_time_formats_date_time_separator" AS ENUM('at', 'comma', 'dash', 'space');
  CREATE TYPE "public"."enum_tenants_csp_preset" AS ENUM('strict', 'moderate', 'relaxed');
  CREATE TYPE "public"."enum_tenants_deletion" AS ENUM('requested');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('super-admin', 'support');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'es', 'ar');
  CREATE TYPE "public"."enum_memberships_role" AS ENUM('tenant-admin', 'tenant-viewer', 'staff');
  CREATE TYPE "public"."enum_invite_tokens_status" AS ENUM('pending', 'accepted', 'expired', 'cancelled');
  CREATE TYPE "public"."enum_invite_tokens_role" AS ENUM('tenant-admin', 'staff');
  CREATE TYPE "public"."enum_access_requests_status" AS ENUM('waiting', 'approved', 'declined', 'ended');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_announcement_level" AS ENUM('info', 'warning', 'critical');
  CREATE TYPE "public"."enum__announcement_v_version_level" AS ENUM('info', 'warning', 'critical');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"image_id" uuid,
  	"layout" jsonb,
  	"parent_id" uuid,
  	"order" varchar,
  	"relative_path" varchar,
  	"hide_from_navigation" boolean DEFAULT false,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_image_id" uuid,
  	"version_layout" jsonb,
  	"version_parent_id" uuid,
  	"version_order" varchar,
  	"version_relative_path" varchar,
  	"version_hide_from_navigation" boolean DEFAULT false,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menus_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_entries_below_kind" DEFAULT 'document',
  	"address" varchar
  );
  
  CREATE TABLE "menus_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_entries_kind" DEFAULT 'document',
  	"address" varchar
  );
  
  CREATE TABLE "menus_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"place" "enum_menus_place" DEFAULT 'main',
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "menus_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"venues_id" uuid
  );
  
  CREATE TABLE "_menus_v_version_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_entries_below_kind" DEFAULT 'document',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_entries_kind" DEFAULT 'document',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_place" "enum__menus_v_version_place" DEFAULT 'main',
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_menus_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_menus_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"venues_id" uuid
  );
  
  CREATE TABLE "reusable_content" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"layout" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_content_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reusable_content_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_reusable_content_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_layout" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reusable_content_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reusable_content_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "themes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"version" varchar,
  	"key" varchar,
  	"render_mode" "enum_themes_render_mode" DEFAULT 'code',
  	"is_development_theme" boolean DEFAULT false,
  	"manifest" jsonb,
  	"settings" jsonb,
  	"github_repo" varchar,
  	"github_branch" varchar,
  	"github_tag" varchar,
  	"relative_path" varchar,
  	"last_synced_at" timestamp(3) with time zone,
  	"last_synced_commit" varchar,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_themes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_themes_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_version" varchar,
  	"version_key" varchar,
  	"version_render_mode" "enum__themes_v_version_render_mode" DEFAULT 'code',
  	"version_is_development_theme" boolean DEFAULT false,
  	"version_manifest" jsonb,
  	"version_settings" jsonb,
  	"version_github_repo" varchar,
  	"version_github_branch" varchar,
  	"version_github_tag" varchar,
  	"version_relative_path" varchar,
  	"version_last_synced_at" timestamp(3) with time zone,
  	"version_last_synced_commit" varchar,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__themes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__themes_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blogs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"image_id" uuid,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_image_id" uuid,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blogs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_blogs_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"blog_id" uuid,
  	"image_id" uuid,
  	"layout" jsonb,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" uuid,
  	"events_id" uuid
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_blog_id" uuid,
  	"version_image_id" uuid,
  	"version_layout" jsonb,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" uuid,
  	"events_id" uuid
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"from" varchar,
  	"to_address" varchar,
  	"permanent" boolean DEFAULT true,
  	"automatic" boolean DEFAULT false,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"people_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"works_id" uuid,
  	"venues_id" uuid,
  	"organizations_id" uuid
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_from" varchar,
  	"version_to_address" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_automatic" boolean DEFAULT false,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_redirects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"people_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"works_id" uuid,
  	"venues_id" uuid,
  	"organizations_id" uuid
  );
  
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"fields" jsonb,
  	"keep_answers_days" numeric,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"submit_label" varchar DEFAULT 'Send',
  	"confirmation" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_forms_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_fields" jsonb,
  	"version_keep_answers_days" numeric,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_title" varchar,
  	"version_submit_label" varchar DEFAULT 'Send',
  	"version_confirmation" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "fonts_faces" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" uuid,
  	"weight" numeric DEFAULT 400,
  	"style" "enum_fonts_faces_style" DEFAULT 'normal'
  );
  
  CREATE TABLE "fonts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"family" varchar,
  	"licence" varchar,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_fonts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fonts_v_version_faces" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"file_id" uuid,
  	"weight" numeric DEFAULT 400,
  	"style" "enum__fonts_v_version_faces_style" DEFAULT 'normal',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fonts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_family" varchar,
  	"version_licence" varchar,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__fonts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fonts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"person_id" uuid,
  	"group" "enum_events_credits_group" DEFAULT 'creative'
  );
  
  CREATE TABLE "events_credits_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"booking_link_u_r_l" varchar,
  	"season_id" uuid,
  	"venue_id" uuid,
  	"start_date" timestamp(3) with time zone,
  	"startdate_tz" varchar,
  	"end_date" timestamp(3) with time zone,
  	"enddate_tz" varchar,
  	"next_performance" timestamp(3) with time zone,
  	"nextperformance_tz" varchar,
  	"event_status" "enum_events_event_status" DEFAULT 'scheduled',
  	"custom" jsonb,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"ticketing_provider" varchar,
  	"ticketing_external_id" varchar,
  	"sync_to_published" boolean,
  	"event_field_maps_override_event_maps" boolean,
  	"event_field_maps_rows" jsonb,
  	"event_instance_field_maps_override_instance_maps" boolean,
  	"event_instance_field_maps_rows" jsonb,
  	"event_instance_field_maps_sync_instances" boolean,
  	"event_instance_field_maps_add_instances" boolean,
  	"event_instance_field_maps_remove_invalid_instances" boolean,
  	"modes_of_sale_override_modes_of_sale" boolean,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"age_guidance" varchar,
  	"running_time" varchar,
  	"price_text" varchar,
  	"access_information" varchar,
  	"content_guidance" varchar,
  	"booking_link_label" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"works_id" uuid,
  	"organizations_id" uuid,
  	"series_id" uuid
  );
  
  CREATE TABLE "_events_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"person_id" uuid,
  	"group" "enum__events_v_version_credits_group" DEFAULT 'creative',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_credits_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_booking_link_u_r_l" varchar,
  	"version_season_id" uuid,
  	"version_venue_id" uuid,
  	"version_start_date" timestamp(3) with time zone,
  	"version_startdate_tz" varchar,
  	"version_end_date" timestamp(3) with time zone,
  	"version_enddate_tz" varchar,
  	"version_next_performance" timestamp(3) with time zone,
  	"version_nextperformance_tz" varchar,
  	"version_event_status" "enum__events_v_version_event_status" DEFAULT 'scheduled',
  	"version_custom" jsonb,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_ticketing_provider" varchar,
  	"version_ticketing_external_id" varchar,
  	"version_sync_to_published" boolean,
  	"version_event_field_maps_override_event_maps" boolean,
  	"version_event_field_maps_rows" jsonb,
  	"version_event_instance_field_maps_override_instance_maps" boolean,
  	"version_event_instance_field_maps_rows" jsonb,
  	"version_event_instance_field_maps_sync_instances" boolean,
  	"version_event_instance_field_maps_add_instances" boolean,
  	"version_event_instance_field_maps_remove_invalid_instances" boolean,
  	"version_modes_of_sale_override_modes_of_sale" boolean,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_age_guidance" varchar,
  	"version_running_time" varchar,
  	"version_price_text" varchar,
  	"version_access_information" varchar,
  	"version_content_guidance" varchar,
  	"version_booking_link_label" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"works_id" uuid,
  	"organizations_id" uuid,
  	"series_id" uuid
  );
  
  CREATE TABLE "event_instances_access_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_event_instances_access_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "event_instances" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"event_id" uuid,
  	"start" timestamp(3) with time zone,
  	"start_tz" varchar,
  	"end" timestamp(3) with time zone,
  	"end_tz" varchar,
  	"venue_id" uuid,
  	"instance_status" "enum_event_instances_instance_status" DEFAULT 'scheduled',
  	"previous_start" timestamp(3) with time zone,
  	"booking_link_u_r_l" varchar,
  	"custom" jsonb,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"ticketing_provider" varchar,
  	"ticketing_external_id" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_event_instances_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "event_instances_locales" (
  	"title" varchar,
  	"booking_link_label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_event_instances_v_version_access_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__event_instances_v_version_access_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_event_instances_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_event_id" uuid,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" varchar,
  	"version_end" timestamp(3) with time zone,
  	"version_end_tz" varchar,
  	"version_venue_id" uuid,
  	"version_instance_status" "enum__event_instances_v_version_instance_status" DEFAULT 'scheduled',
  	"version_previous_start" timestamp(3) with time zone,
  	"version_booking_link_u_r_l" varchar,
  	"version_custom" jsonb,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_ticketing_provider" varchar,
  	"version_ticketing_external_id" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__event_instances_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_instances_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_event_instances_v_locales" (
  	"version_title" varchar,
  	"version_booking_link_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "event_collections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"image_id" uuid,
  	"kind" "enum_event_collections_kind" DEFAULT 'manual',
  	"conditions" jsonb,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_event_collections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "event_collections_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "event_collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" uuid
  );
  
  CREATE TABLE "_event_collections_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_image_id" uuid,
  	"version_kind" "enum__event_collections_v_version_kind" DEFAULT 'manual',
  	"version_conditions" jsonb,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__event_collections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_collections_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_event_collections_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_event_collections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" uuid
  );
  
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"sort_name" varchar,
  	"portrait_id" uuid,
  	"website" varchar,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "people_locales" (
  	"profession" varchar,
  	"summary" varchar,
  	"biography" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_people_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_sort_name" varchar,
  	"version_portrait_id" uuid,
  	"version_website" varchar,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_people_v_locales" (
  	"version_profession" varchar,
  	"version_summary" varchar,
  	"version_biography" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "seasons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"image_id" uuid,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_seasons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "seasons_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_seasons_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_image_id" uuid,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__seasons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seasons_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_seasons_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "series" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"image_id" uuid,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "series_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_series_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_image_id" uuid,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__series_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_series_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "works_creators" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"person_id" uuid
  );
  
  CREATE TABLE "works_creators_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "works_movements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "works_movements_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "works" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"catalogue_number" varchar,
  	"year" numeric,
  	"duration" numeric,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_works_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "works_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_works_v_version_creators" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"person_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_works_v_version_creators_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_works_v_version_movements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_works_v_version_movements_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_works_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_catalogue_number" varchar,
  	"version_year" numeric,
  	"version_duration" numeric,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__works_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__works_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_works_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "venues" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"image_id" uuid,
  	"street" varchar,
  	"postcode" varchar,
  	"city" varchar,
  	"country" varchar,
  	"region" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"timezone" varchar,
  	"capacity" numeric,
  	"website" varchar,
  	"phone" varchar,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_venues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "venues_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"access_information" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_venues_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_image_id" uuid,
  	"version_street" varchar,
  	"version_postcode" varchar,
  	"version_city" varchar,
  	"version_country" varchar,
  	"version_region" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_timezone" varchar,
  	"version_capacity" numeric,
  	"version_website" varchar,
  	"version_phone" varchar,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__venues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__venues_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_venues_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_access_information" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "organizations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"kind" "enum_organizations_kind",
  	"logo_id" uuid,
  	"website" varchar,
  	"theme" jsonb,
  	"slug" varchar,
  	"slug_lock" boolean DEFAULT true,
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_no_index" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_organizations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "organizations_locales" (
  	"summary" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_organizations_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_kind" "enum__organizations_v_version_kind",
  	"version_logo_id" uuid,
  	"version_website" varchar,
  	"version_theme" jsonb,
  	"version_slug" varchar,
  	"version_slug_lock" boolean DEFAULT true,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__organizations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__organizations_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_organizations_v_locales" (
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"is_decorative" boolean,
  	"credit" varchar,
  	"visibility" "enum_media_visibility" DEFAULT 'public',
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_media_status" DEFAULT 'draft',
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_half_url" varchar,
  	"sizes_wide_half_width" numeric,
  	"sizes_wide_half_height" numeric,
  	"sizes_wide_half_mime_type" varchar,
  	"sizes_wide_half_filesize" numeric,
  	"sizes_wide_half_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_full_half_url" varchar,
  	"sizes_full_half_width" numeric,
  	"sizes_full_half_height" numeric,
  	"sizes_full_half_mime_type" varchar,
  	"sizes_full_half_filesize" numeric,
  	"sizes_full_half_filename" varchar,
  	"sizes_full_url" varchar,
  	"sizes_full_width" numeric,
  	"sizes_full_height" numeric,
  	"sizes_full_mime_type" varchar,
  	"sizes_full_filesize" numeric,
  	"sizes_full_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_media_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_is_decorative" boolean,
  	"version_credit" varchar,
  	"version_visibility" "enum__media_v_version_visibility" DEFAULT 'public',
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__media_v_version_status" DEFAULT 'draft',
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"version_sizes_thumbnail_url" varchar,
  	"version_sizes_thumbnail_width" numeric,
  	"version_sizes_thumbnail_height" numeric,
  	"version_sizes_thumbnail_mime_type" varchar,
  	"version_sizes_thumbnail_filesize" numeric,
  	"version_sizes_thumbnail_filename" varchar,
  	"version_sizes_card_url" varchar,
  	"version_sizes_card_width" numeric,
  	"version_sizes_card_height" numeric,
  	"version_sizes_card_mime_type" varchar,
  	"version_sizes_card_filesize" numeric,
  	"version_sizes_card_filename" varchar,
  	"version_sizes_wide_half_url" varchar,
  	"version_sizes_wide_half_width" numeric,
  	"version_sizes_wide_half_height" numeric,
  	"version_sizes_wide_half_mime_type" varchar,
  	"version_sizes_wide_half_filesize" numeric,
  	"version_sizes_wide_half_filename" varchar,
  	"version_sizes_wide_url" varchar,
  	"version_sizes_wide_width" numeric,
  	"version_sizes_wide_height" numeric,
  	"version_sizes_wide_mime_type" varchar,
  	"version_sizes_wide_filesize" numeric,
  	"version_sizes_wide_filename" varchar,
  	"version_sizes_full_half_url" varchar,
  	"version_sizes_full_half_width" numeric,
  	"version_sizes_full_half_height" numeric,
  	"version_sizes_full_half_mime_type" varchar,
  	"version_sizes_full_half_filesize" numeric,
  	"version_sizes_full_half_filename" varchar,
  	"version_sizes_full_url" varchar,
  	"version_sizes_full_width" numeric,
  	"version_sizes_full_height" numeric,
  	"version_sizes_full_mime_type" varchar,
  	"version_sizes_full_filesize" numeric,
  	"version_sizes_full_filename" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__media_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_media_v_locales" (
  	"version_alt" varchar,
  	"version_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_media_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"visibility" "enum_files_visibility" DEFAULT 'public',
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_files_status" DEFAULT 'draft',
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_files_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_visibility" "enum__files_v_version_visibility" DEFAULT 'public',
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__files_v_version_status" DEFAULT 'draft',
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__files_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_files_v_locales" (
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "tenants_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"is_primary" boolean DEFAULT false,
  	"status" "enum_tenants_domains_status" DEFAULT 'needs_setup',
  	"ssl_status" "enum_tenants_domains_ssl_status" DEFAULT 'pending',
  	"dns_records" jsonb,
  	"last_verified" timestamp(3) with time zone,
  	"failing_since" timestamp(3) with time zone,
  	"token" varchar
  );
  
  CREATE TABLE "tenants_addons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"addon_id" uuid NOT NULL,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "tenants" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"avatar_id" uuid,
  	"timezone" varchar DEFAULT 'UTC' NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"date_time_formats_date_format" "enum_tenants_date_time_formats_date_format" DEFAULT 'MM/DD/YYYY',
  	"date_time_formats_month_format" "enum_tenants_date_time_formats_month_format" DEFAULT 'short',
  	"date_time_formats_time_format" "enum_tenants_date_time_formats_time_format" DEFAULT '12h',
  	"date_time_formats_show_seconds" boolean DEFAULT false,
  	"date_time_formats_date_time_separator" "enum_tenants_date_time_formats_date_time_separator" DEFAULT 'at',
  	"languages" jsonb DEFAULT '["en"]'::jsonb NOT NULL,
  	"published_languages" jsonb DEFAULT '["en"]'::jsonb NOT NULL,
  	"default_language" varchar DEFAULT 'en' NOT NULL,
  	"selected_theme_id" uuid,
  	"csp_preset" "enum_tenants_csp_preset" DEFAULT 'relaxed',
  	"csp_directives" varchar DEFAULT '',
  	"cookie_banner_enabled" boolean DEFAULT false,
  	"cookie_banner_privacy_policy_url" varchar DEFAULT '',
  	"password_protection_enabled" boolean DEFAULT false,
  	"password_protection_password_hash" varchar,
  	"password_protection_message" varchar DEFAULT '',
  	"collaborator_settings_require_request_code" boolean DEFAULT false,
  	"collaborator_settings_request_code" varchar,
  	"require_two_factor" boolean DEFAULT false,
  	"plan_id" uuid,
  	"owner_id" uuid,
  	"deletion" "enum_tenants_deletion",
  	"suspended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tenants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"apps_id" uuid
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"display_name" varchar,
  	"avatar_id" uuid,
  	"language" "enum_users_language" DEFAULT 'en',
  	"email_verified" boolean DEFAULT false,
  	"organisation_id" uuid,
  	"last_tenant_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "memberships" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"role" "enum_memberships_role" DEFAULT 'staff' NOT NULL,
  	"user_role_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_roles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invite_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_invite_tokens_status" DEFAULT 'pending' NOT NULL,
  	"token_hash" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"role" "enum_invite_tokens_role" DEFAULT 'staff' NOT NULL,
  	"user_roles_id" uuid,
  	"metadata_first_name" varchar,
  	"metadata_last_name" varchar,
  	"invited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "collaborators" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"contact_email" varchar,
  	"logo_id" uuid,
  	"website" varchar,
  	"description" varchar,
  	"active" boolean DEFAULT true,
  	"trusted" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "access_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"organisation_id" uuid NOT NULL,
  	"status" "enum_access_requests_status" DEFAULT 'waiting' NOT NULL,
  	"message" varchar,
  	"user_role_id" uuid,
  	"requested_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "avatars" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"tenant_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_square_url" varchar,
  	"sizes_square_width" numeric,
  	"sizes_square_height" numeric,
  	"sizes_square_mime_type" varchar,
  	"sizes_square_filesize" numeric,
  	"sizes_square_filename" varchar
  );
  
  CREATE TABLE "form_submissions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"form_id" uuid NOT NULL,
  	"answers" jsonb NOT NULL,
  	"questions" jsonb,
  	"language" varchar,
  	"page" varchar,
  	"read_at" timestamp(3) with time zone,
  	"read_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"staff_seats" numeric DEFAULT 0 NOT NULL,
  	"additional_locales" numeric DEFAULT 0 NOT NULL,
  	"custom_domains" boolean DEFAULT false,
  	"ticketing_integrations" boolean DEFAULT false,
  	"custom_themes" boolean DEFAULT false,
  	"custom_liquid_block" boolean DEFAULT false,
  	"ai_chat" boolean DEFAULT false,
  	"chat_messages_per_day" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "addons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"staff_seats" numeric DEFAULT 0 NOT NULL,
  	"additional_locales" numeric DEFAULT 0 NOT NULL,
  	"custom_domains" boolean DEFAULT false,
  	"ticketing_integrations" boolean DEFAULT false,
  	"custom_themes" boolean DEFAULT false,
  	"custom_liquid_block" boolean DEFAULT false,
  	"ai_chat" boolean DEFAULT false,
  	"chat_messages_per_day" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "apps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "apps_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "apps" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"handle" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"logo_id" uuid,
  	"category" varchar NOT NULL,
  	"requires_plan" varchar,
  	"active" boolean DEFAULT true,
  	"publisher_title" varchar,
  	"publisher_url" varchar,
  	"overview" varchar,
  	"how_it_works" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "app_config" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "custom_attributes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"actor_id" uuid,
  	"actor_email" varchar,
  	"as_provider" boolean DEFAULT false,
  	"token_name" varchar,
  	"action" varchar NOT NULL,
  	"target" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"tenant_id" uuid,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"sealed" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"recipient_id" uuid NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar NOT NULL,
  	"body" varchar,
  	"href" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"menus_id" uuid,
  	"reusable_content_id" uuid,
  	"themes_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"redirects_id" uuid,
  	"forms_id" uuid,
  	"fonts_id" uuid,
  	"events_id" uuid,
  	"event_instances_id" uuid,
  	"event_collections_id" uuid,
  	"people_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"works_id" uuid,
  	"venues_id" uuid,
  	"organizations_id" uuid,
  	"media_id" uuid,
  	"files_id" uuid,
  	"tenants_id" uuid,
  	"collaborators_id" uuid,
  	"plans_id" uuid,
  	"addons_id" uuid,
  	"apps_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "platform" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_name" varchar,
  	"accent_colour" varchar,
  	"help_url" varchar,
  	"support_email" varchar,
  	"support_url" varchar,
  	"studio_url" varchar,
  	"mail_footer_en" varchar,
  	"mail_footer_es" varchar,
  	"mail_footer_ar" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "platform_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_platform_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_product_name" varchar,
  	"version_accent_colour" varchar,
  	"version_help_url" varchar,
  	"version_support_email" varchar,
  	"version_support_url" varchar,
  	"version_studio_url" varchar,
  	"version_mail_footer_en" varchar,
  	"version_mail_footer_es" varchar,
  	"version_mail_footer_ar" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_platform_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "announcement" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text_en" varchar,
  	"text_es" varchar,
  	"text_ar" varchar,
  	"level" "enum_announcement_level" DEFAULT 'info' NOT NULL,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_text_en" varchar,
  	"version_text_es" varchar,
  	"version_text_ar" varchar,
  	"version_level" "enum__announcement_v_version_level" DEFAULT 'info' NOT NULL,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_tokens" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"email" text NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "document_references" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"locale" text NOT NULL,
  	"path" text NOT NULL,
  	"target_collection" text NOT NULL,
  	"target_id" uuid NOT NULL
  );
  
  CREATE TABLE "document_saves" (
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"writer" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"person_id" uuid,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	"changed" jsonb,
  	CONSTRAINT "document_saves_collection_document_id_writer_pk" PRIMARY KEY("collection","document_id","writer")
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"envelope" text NOT NULL,
  	"confirmed_at" timestamp (3) with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"backup_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "secrets" (
  	"tenant_id" uuid NOT NULL,
  	"owner" text NOT NULL,
  	"name" text NOT NULL,
  	"envelope" text NOT NULL,
  	"last4" text NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "secrets_tenant_id_owner_name_pk" PRIMARY KEY("tenant_id","owner","name")
  );
  
  CREATE TABLE "sign_ins" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"device_hash" text NOT NULL,
  	"agent" text NOT NULL,
  	"network" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"changes" bigint NOT NULL
  );
  
  CREATE TABLE "site_sizes" (
  	"tenant_id" uuid PRIMARY KEY NOT NULL,
  	"storage" bigint NOT NULL,
  	"published" integer NOT NULL
  );
  
  CREATE TABLE "support_visits" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"reason" text NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	"asked_at" timestamp (3) with time zone,
  	"agreed_at" timestamp (3) with time zone,
  	"agreed_by" uuid,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" uuid
  );
  
  CREATE TABLE "search_entries" (
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"status" text NOT NULL,
  	"title" text NOT NULL,
  	"slug" text NOT NULL,
  	"description" text,
  	"priority" integer NOT NULL,
  	"locale_terms" jsonb NOT NULL,
  	"terms" text NOT NULL,
  	"updated_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "search_entries_collection_document_id_status_pk" PRIMARY KEY("collection","document_id","status")
  );
  
  CREATE TABLE "document_reviews" (
  	"document_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"asked_by" uuid NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"note" text,
  	"answered_by" uuid,
  	"answered_at" timestamp (3) with time zone,
  	"answer" text
  );
  
  CREATE TABLE "release_documents" (
  	"release_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"is_publish" boolean NOT NULL,
  	"is_open" boolean DEFAULT true NOT NULL,
  	"position" integer NOT NULL,
  	"title" text NOT NULL,
  	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"added_by" uuid NOT NULL,
  	"outcome" text,
  	"before" jsonb,
  	"left_version" uuid,
  	"left_at" timestamp (3) with time zone,
  	CONSTRAINT "release_documents_release_id_collection_document_id_pk" PRIMARY KEY("release_id","collection","document_id")
  );
  
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"title" text NOT NULL,
  	"note" text,
  	"state" text DEFAULT 'draft' NOT NULL,
  	"planned_for" timestamp (3) with time zone,
  	"planned_by" uuid,
  	"created_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"live_at" timestamp (3) with time zone,
  	"live_by" uuid,
  	"taken_back_at" timestamp (3) with time zone,
  	"taken_back_by" uuid,
  	"refusals" jsonb
  );
  
  CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"language" text NOT NULL,
  	"created_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"revoked_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "not_found_addresses" (
  	"tenant_id" uuid NOT NULL,
  	"path" text NOT NULL,
  	"visits" integer NOT NULL,
  	"first_seen" timestamp (3) with time zone NOT NULL,
  	"last_seen" timestamp (3) with time zone NOT NULL,
  	"is_hidden" boolean DEFAULT false NOT NULL,
  	CONSTRAINT "not_found_addresses_tenant_id_path_pk" PRIMARY KEY("tenant_id","path")
  );
  
  CREATE TABLE "github_connections" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"username" text NOT NULL,
  	"envelope" text NOT NULL,
  	"is_revoked" boolean DEFAULT false NOT NULL,
  	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "github_deliveries" (
  	"digest" text PRIMARY KEY NOT NULL,
  	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme_errors" (
  	"tenant_id" uuid NOT NULL,
  	"theme_id" uuid NOT NULL,
  	"number" integer NOT NULL,
  	"fault" text NOT NULL,
  	"file" text NOT NULL,
  	"line" integer,
  	"column" integer,
  	"message" text NOT NULL,
  	"address" text NOT NULL,
  	"count" integer DEFAULT 1 NOT NULL,
  	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "theme_errors_theme_id_number_fault_pk" PRIMARY KEY("theme_id","number","fault")
  );
  
  CREATE TABLE "theme_pointers" (
  	"theme_id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"version_id" uuid,
  	"last_number" integer NOT NULL,
  	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme_repositories" (
  	"theme_id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"repository_id" bigint NOT NULL,
  	"repo" text NOT NULL,
  	"branch" text,
  	"tag" text,
  	"path" text DEFAULT '' NOT NULL,
  	"hook_id" bigint,
  	"state" text DEFAULT 'new' NOT NULL,
  	"problem" jsonb,
  	"last_commit" jsonb,
  	"synced_at" timestamp (3) with time zone,
  	"lease" uuid,
  	"leased_until" timestamp (3) with time zone,
  	"tried_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "theme_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"theme_id" uuid NOT NULL,
  	"number" integer NOT NULL,
  	"source" text NOT NULL,
  	"commit" text,
  	"created_by" uuid,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"info" jsonb NOT NULL,
  	"manifest" jsonb NOT NULL,
  	"settings" jsonb,
  	"files" jsonb NOT NULL,
  	"bytes" bigint NOT NULL
  );
  
  CREATE TABLE "ticketing_changes" (
  	"run_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"external_id" text NOT NULL,
  	"type" text NOT NULL,
  	"title" text DEFAULT '' NOT NULL,
  	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	CONSTRAINT "ticketing_changes_run_id_collection_document_id_pk" PRIMARY KEY("run_id","collection","document_id")
  );
  
  CREATE TABLE "ticketing_connections" (
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"is_connected" boolean DEFAULT false NOT NULL,
  	"organization" jsonb,
  	"sync_map" jsonb,
  	"refusals" integer DEFAULT 0 NOT NULL,
  	"attention_since" timestamp (3) with time zone,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"next_run_at" timestamp (3) with time zone,
  	"epoch" integer DEFAULT 0 NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "ticketing_connections_tenant_id_provider_pk" PRIMARY KEY("tenant_id","provider")
  );
  
  CREATE TABLE "ticketing_hosts" (
  	"host" text PRIMARY KEY NOT NULL,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"closed_until" timestamp (3) with time zone
  );
  
  CREATE TABLE "ticketing_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"external_id" text NOT NULL,
  	"external_name" text DEFAULT '' NOT NULL,
  	"is_connected" boolean DEFAULT true NOT NULL,
  	"state" text,
  	"on_sale" boolean,
  	"on_sale_from" timestamp (3) with time zone,
  	"is_few_left" boolean DEFAULT false NOT NULL,
  	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"unfollowed" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"taken_back_run" uuid,
  	"taken_back" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"held_facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"left_at" timestamp (3) with time zone,
  	"digest" text,
  	"synced_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticketing_lists" (
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"list" text NOT NULL,
  	"epoch" integer NOT NULL,
  	"docs" jsonb,
  	"fetched_at" timestamp (3) with time zone,
  	"asked_until" timestamp (3) with time zone,
  	CONSTRAINT "ticketing_lists_tenant_id_provider_list_pk" PRIMARY KEY("tenant_id","provider","list")
  );
  
  CREATE TABLE "ticketing_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"kind" text NOT NULL,
  	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"started_by" uuid,
  	"status" text NOT NULL,
  	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"finished_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "chat_attachments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"message_id" uuid,
  	"name" text NOT NULL,
  	"type" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"content" "bytea" NOT NULL,
  	"preview" "bytea",
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_chunks" (
  	"run_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"first" integer NOT NULL,
  	"last" integer NOT NULL,
  	"chunks" text NOT NULL,
  	CONSTRAINT "chat_chunks_run_id_first_pk" PRIMARY KEY("run_id","first")
  );
  
  CREATE TABLE "chat_days" (
  	"tenant_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"messages" integer DEFAULT 0 NOT NULL,
  	"bytes" bigint DEFAULT 0 NOT NULL,
  	CONSTRAINT "chat_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
  );
  
  CREATE TABLE "chat_messages" (
  	"chat_id" uuid NOT NULL,
  	"id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"role" text NOT NULL,
  	"parts" json NOT NULL,
  	"state" text DEFAULT 'complete' NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "chat_messages_chat_id_id_pk" PRIMARY KEY("chat_id","id")
  );
  
  CREATE TABLE "chat_proposals" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"message_id" uuid NOT NULL,
  	"tool" text NOT NULL,
  	"title" text NOT NULL,
  	"digest" text NOT NULL,
  	"documents" json NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"applied_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "chat_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"message_id" uuid NOT NULL,
  	"reply_id" uuid NOT NULL,
  	"process" text NOT NULL,
  	"status" text NOT NULL,
  	"is_stop_requested" boolean DEFAULT false NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "chat_tokens" (
  	"tenant_id" uuid NOT NULL,
  	"month" date NOT NULL,
  	"input" bigint DEFAULT 0 NOT NULL,
  	"output" bigint DEFAULT 0 NOT NULL,
  	CONSTRAINT "chat_tokens_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
  );
  
  CREATE TABLE "chats" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"title" text NOT NULL,
  	"shared_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "access_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"session_id" text,
  	"name" text NOT NULL,
  	"hash" text NOT NULL,
  	"keys" text[] NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "csv_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"type" text NOT NULL,
  	"locale" text NOT NULL,
  	"changes" jsonb NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"undone_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "saved_views" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"type" text NOT NULL,
  	"title" text NOT NULL,
  	"query" text NOT NULL,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "version_writers" (
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"version_id" uuid NOT NULL,
  	"person_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	"restored_saved_at" timestamp (3) with time zone,
  	CONSTRAINT "version_writers_version_id_person_id_pk" PRIMARY KEY("version_id","person_id")
  );
  
  CREATE TABLE "translation_counts" (
  	"document_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"main" text NOT NULL,
  	"total" integer NOT NULL,
  	"languages" jsonb NOT NULL
  );
  
  CREATE TABLE "translation_facts" (
  	"version_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"facts" jsonb NOT NULL,
  	"saved_at" timestamp (6) with time zone NOT NULL
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_below" ADD CONSTRAINT "menus_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_below_locales" ADD CONSTRAINT "menus_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries" ADD CONSTRAINT "menus_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_locales" ADD CONSTRAINT "menus_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_texts" ADD CONSTRAINT "menus_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below" ADD CONSTRAINT "_menus_v_version_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below_locales" ADD CONSTRAINT "_menus_v_version_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries" ADD CONSTRAINT "_menus_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_locales" ADD CONSTRAINT "_menus_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_texts" ADD CONSTRAINT "_menus_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reusable_content" ADD CONSTRAINT "reusable_content_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_content_locales" ADD CONSTRAINT "reusable_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reusable_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_content_v" ADD CONSTRAINT "_reusable_content_v_parent_id_reusable_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_content"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_content_v" ADD CONSTRAINT "_reusable_content_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_content_v_locales" ADD CONSTRAINT "_reusable_content_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reusable_content_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_parent_id_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_blog_id_blogs_id_fk" FOREIGN KEY ("version_blog_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_texts" ADD CONSTRAINT "_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fonts_faces" ADD CONSTRAINT "fonts_faces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fonts_faces" ADD CONSTRAINT "fonts_faces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fonts" ADD CONSTRAINT "fonts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fonts_v_version_faces" ADD CONSTRAINT "_fonts_v_version_faces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fonts_v_version_faces" ADD CONSTRAINT "_fonts_v_version_faces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fonts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fonts_v" ADD CONSTRAINT "_fonts_v_parent_id_fonts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fonts_v" ADD CONSTRAINT "_fonts_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_credits" ADD CONSTRAINT "events_credits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_credits" ADD CONSTRAINT "events_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_credits_locales" ADD CONSTRAINT "events_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_credits" ADD CONSTRAINT "_events_v_version_credits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_credits" ADD CONSTRAINT "_events_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_credits_locales" ADD CONSTRAINT "_events_v_version_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_season_id_seasons_id_fk" FOREIGN KEY ("version_season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_venue_id_venues_id_fk" FOREIGN KEY ("version_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_instances_access_types" ADD CONSTRAINT "event_instances_access_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_instances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_instances" ADD CONSTRAINT "event_instances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_instances" ADD CONSTRAINT "event_instances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_instances" ADD CONSTRAINT "event_instances_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_instances_locales" ADD CONSTRAINT "event_instances_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_instances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_instances_v_version_access_types" ADD CONSTRAINT "_event_instances_v_version_access_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_instances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_instances_v" ADD CONSTRAINT "_event_instances_v_parent_id_event_instances_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_instances"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_instances_v" ADD CONSTRAINT "_event_instances_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_instances_v" ADD CONSTRAINT "_event_instances_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_instances_v" ADD CONSTRAINT "_event_instances_v_version_venue_id_venues_id_fk" FOREIGN KEY ("version_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_instances_v_locales" ADD CONSTRAINT "_event_instances_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_instances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_collections_locales" ADD CONSTRAINT "event_collections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_collections_rels" ADD CONSTRAINT "event_collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_collections_rels" ADD CONSTRAINT "event_collections_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_collections_v" ADD CONSTRAINT "_event_collections_v_parent_id_event_collections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_collections_v" ADD CONSTRAINT "_event_collections_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_collections_v" ADD CONSTRAINT "_event_collections_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_collections_v" ADD CONSTRAINT "_event_collections_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_collections_v_locales" ADD CONSTRAINT "_event_collections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_collections_v_rels" ADD CONSTRAINT "_event_collections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_collections_v_rels" ADD CONSTRAINT "_event_collections_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons" ADD CONSTRAINT "seasons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons" ADD CONSTRAINT "seasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons" ADD CONSTRAINT "seasons_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons_locales" ADD CONSTRAINT "seasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_parent_id_seasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v_locales" ADD CONSTRAINT "_seasons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series" ADD CONSTRAINT "series_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "series" ADD CONSTRAINT "series_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "series" ADD CONSTRAINT "series_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "series_locales" ADD CONSTRAINT "series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_parent_id_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v_locales" ADD CONSTRAINT "_series_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_creators" ADD CONSTRAINT "works_creators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works_creators" ADD CONSTRAINT "works_creators_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_creators_locales" ADD CONSTRAINT "works_creators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works_creators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_movements" ADD CONSTRAINT "works_movements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_movements_locales" ADD CONSTRAINT "works_movements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works_movements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works" ADD CONSTRAINT "works_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works" ADD CONSTRAINT "works_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works_locales" ADD CONSTRAINT "works_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_version_creators" ADD CONSTRAINT "_works_v_version_creators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v_version_creators" ADD CONSTRAINT "_works_v_version_creators_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_version_creators_locales" ADD CONSTRAINT "_works_v_version_creators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v_version_creators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_version_movements" ADD CONSTRAINT "_works_v_version_movements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_version_movements_locales" ADD CONSTRAINT "_works_v_version_movements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v_version_movements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_parent_id_works_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."works"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v_locales" ADD CONSTRAINT "_works_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues_locales" ADD CONSTRAINT "venues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_parent_id_venues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v_locales" ADD CONSTRAINT "_venues_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations_locales" ADD CONSTRAINT "organizations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v_locales" ADD CONSTRAINT "_organizations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v_locales" ADD CONSTRAINT "_media_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v_texts" ADD CONSTRAINT "_media_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_files_v" ADD CONSTRAINT "_files_v_parent_id_files_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_files_v" ADD CONSTRAINT "_files_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_files_v_locales" ADD CONSTRAINT "_files_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_files_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_domains" ADD CONSTRAINT "tenants_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_addons" ADD CONSTRAINT "tenants_addons_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants_addons" ADD CONSTRAINT "tenants_addons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_selected_theme_id_themes_id_fk" FOREIGN KEY ("selected_theme_id") REFERENCES "public"."themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants_rels" ADD CONSTRAINT "tenants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_rels" ADD CONSTRAINT "tenants_rels_apps_fk" FOREIGN KEY ("apps_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_collaborators_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."collaborators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_last_tenant_id_tenants_id_fk" FOREIGN KEY ("last_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_role_id_user_roles_id_fk" FOREIGN KEY ("user_role_id") REFERENCES "public"."user_roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invite_tokens" ADD CONSTRAINT "invite_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invite_tokens" ADD CONSTRAINT "invite_tokens_user_roles_id_user_roles_id_fk" FOREIGN KEY ("user_roles_id") REFERENCES "public"."user_roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invite_tokens" ADD CONSTRAINT "invite_tokens_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_logo_id_avatars_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_organisation_id_collaborators_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."collaborators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_role_id_user_roles_id_fk" FOREIGN KEY ("user_role_id") REFERENCES "public"."user_roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_read_by_id_users_id_fk" FOREIGN KEY ("read_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plans_texts" ADD CONSTRAINT "plans_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apps_links" ADD CONSTRAINT "apps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apps_features" ADD CONSTRAINT "apps_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apps" ADD CONSTRAINT "apps_logo_id_avatars_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "app_config" ADD CONSTRAINT "app_config_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_attributes" ADD CONSTRAINT "custom_attributes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_content_fk" FOREIGN KEY ("reusable_content_id") REFERENCES "public"."reusable_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_themes_fk" FOREIGN KEY ("themes_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_instances_fk" FOREIGN KEY ("event_instances_id") REFERENCES "public"."event_instances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_collaborators_fk" FOREIGN KEY ("collaborators_id") REFERENCES "public"."collaborators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addons_fk" FOREIGN KEY ("addons_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apps_fk" FOREIGN KEY ("apps_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_texts" ADD CONSTRAINT "platform_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_texts" ADD CONSTRAINT "_platform_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_tenant_idx" ON "pages" USING btree ("tenant_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_order_idx" ON "pages" USING btree ("order");
  CREATE INDEX "pages_relative_path_idx" ON "pages" USING btree ("relative_path");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_idx" ON "pages" USING btree ("tenant_id","updated_at");
  CREATE INDEX "tenant_parent_order_idx" ON "pages" USING btree ("tenant_id","parent_id","order");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_tenant_idx" ON "_pages_v" USING btree ("version_tenant_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_order_idx" ON "_pages_v" USING btree ("version_order");
  CREATE INDEX "_pages_v_version_version_relative_path_idx" ON "_pages_v" USING btree ("version_relative_path");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_idx" ON "_pages_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_parent_version_order_idx" ON "_pages_v" USING btree ("version_tenant_id","version_parent_id","version_order");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_entries_below_order_idx" ON "menus_entries_below" USING btree ("_order");
  CREATE INDEX "menus_entries_below_parent_id_idx" ON "menus_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_below_locales_locale_parent_id_unique" ON "menus_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_below_locales_parent_idx" ON "menus_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_entries_order_idx" ON "menus_entries" USING btree ("_order");
  CREATE INDEX "menus_entries_parent_id_idx" ON "menus_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_locales_locale_parent_id_unique" ON "menus_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_locales_parent_idx" ON "menus_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_tenant_idx" ON "menus" USING btree ("tenant_id");
  CREATE INDEX "menus_place_idx" ON "menus" USING btree ("place");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_1_idx" ON "menus" USING btree ("tenant_id","updated_at");
  CREATE INDEX "menus_texts_order_parent" ON "menus_texts" USING btree ("order","parent_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_events_id_idx" ON "menus_rels" USING btree ("events_id");
  CREATE INDEX "menus_rels_event_collections_id_idx" ON "menus_rels" USING btree ("event_collections_id");
  CREATE INDEX "menus_rels_seasons_id_idx" ON "menus_rels" USING btree ("seasons_id");
  CREATE INDEX "menus_rels_series_id_idx" ON "menus_rels" USING btree ("series_id");
  CREATE INDEX "menus_rels_blogs_id_idx" ON "menus_rels" USING btree ("blogs_id");
  CREATE INDEX "menus_rels_posts_id_idx" ON "menus_rels" USING btree ("posts_id");
  CREATE INDEX "menus_rels_venues_id_idx" ON "menus_rels" USING btree ("venues_id");
  CREATE INDEX "_menus_v_version_entries_below_order_idx" ON "_menus_v_version_entries_below" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_below_parent_id_idx" ON "_menus_v_version_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_below_locales_locale_parent_id_uniq" ON "_menus_v_version_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_below_locales_parent_idx" ON "_menus_v_version_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_entries_order_idx" ON "_menus_v_version_entries" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_parent_id_idx" ON "_menus_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_locales_locale_parent_id_unique" ON "_menus_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_locales_parent_idx" ON "_menus_v_version_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_tenant_idx" ON "_menus_v" USING btree ("version_tenant_id");
  CREATE INDEX "_menus_v_version_version_place_idx" ON "_menus_v" USING btree ("version_place");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_1_idx" ON "_menus_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "_menus_v_texts_order_parent" ON "_menus_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_menus_v_rels_order_idx" ON "_menus_v_rels" USING btree ("order");
  CREATE INDEX "_menus_v_rels_parent_idx" ON "_menus_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menus_v_rels_path_idx" ON "_menus_v_rels" USING btree ("path");
  CREATE INDEX "_menus_v_rels_pages_id_idx" ON "_menus_v_rels" USING btree ("pages_id");
  CREATE INDEX "_menus_v_rels_events_id_idx" ON "_menus_v_rels" USING btree ("events_id");
  CREATE INDEX "_menus_v_rels_event_collections_id_idx" ON "_menus_v_rels" USING btree ("event_collections_id");
  CREATE INDEX "_menus_v_rels_seasons_id_idx" ON "_menus_v_rels" USING btree ("seasons_id");
  CREATE INDEX "_menus_v_rels_series_id_idx" ON "_menus_v_rels" USING btree ("series_id");
  CREATE INDEX "_menus_v_rels_blogs_id_idx" ON "_menus_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_menus_v_rels_posts_id_idx" ON "_menus_v_rels" USING btree ("posts_id");
  CREATE INDEX "_menus_v_rels_venues_id_idx" ON "_menus_v_rels" USING btree ("venues_id");
  CREATE INDEX "reusable_content_tenant_idx" ON "reusable_content" USING btree ("tenant_id");
  CREATE INDEX "reusable_content_slug_idx" ON "reusable_content" USING btree ("slug");
  CREATE INDEX "reusable_content_updated_at_idx" ON "reusable_content" USING btree ("updated_at");
  CREATE INDEX "reusable_content_created_at_idx" ON "reusable_content" USING btree ("created_at");
  CREATE INDEX "reusable_content_deleted_at_idx" ON "reusable_content" USING btree ("deleted_at");
  CREATE INDEX "reusable_content__status_idx" ON "reusable_content" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_2_idx" ON "reusable_content" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_idx" ON "reusable_content" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "reusable_content_locales_locale_parent_id_unique" ON "reusable_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reusable_content_locales_parent_idx" ON "reusable_content_locales" USING btree ("_parent_id");
  CREATE INDEX "_reusable_content_v_parent_idx" ON "_reusable_content_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_content_v_version_version_tenant_idx" ON "_reusable_content_v" USING btree ("version_tenant_id");
  CREATE INDEX "_reusable_content_v_version_version_slug_idx" ON "_reusable_content_v" USING btree ("version_slug");
  CREATE INDEX "_reusable_content_v_version_version_updated_at_idx" ON "_reusable_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_content_v_version_version_created_at_idx" ON "_reusable_content_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_content_v_version_version_deleted_at_idx" ON "_reusable_content_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_content_v_version_version__status_idx" ON "_reusable_content_v" USING btree ("version__status");
  CREATE INDEX "_reusable_content_v_created_at_idx" ON "_reusable_content_v" USING btree ("created_at");
  CREATE INDEX "_reusable_content_v_updated_at_idx" ON "_reusable_content_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_content_v_snapshot_idx" ON "_reusable_content_v" USING btree ("snapshot");
  CREATE INDEX "_reusable_content_v_published_locale_idx" ON "_reusable_content_v" USING btree ("published_locale");
  CREATE INDEX "_reusable_content_v_latest_idx" ON "_reusable_content_v" USING btree ("latest");
  CREATE INDEX "_reusable_content_v_autosave_idx" ON "_reusable_content_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_2_idx" ON "_reusable_content_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_reusable_content_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_reusable_content_v_locales_locale_parent_id_unique" ON "_reusable_content_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reusable_content_v_locales_parent_idx" ON "_reusable_content_v_locales" USING btree ("_parent_id");
  CREATE INDEX "themes_tenant_idx" ON "themes" USING btree ("tenant_id");
  CREATE INDEX "themes_key_idx" ON "themes" USING btree ("key");
  CREATE INDEX "themes_slug_idx" ON "themes" USING btree ("slug");
  CREATE INDEX "themes_updated_at_idx" ON "themes" USING btree ("updated_at");
  CREATE INDEX "themes_created_at_idx" ON "themes" USING btree ("created_at");
  CREATE INDEX "themes_deleted_at_idx" ON "themes" USING btree ("deleted_at");
  CREATE INDEX "themes__status_idx" ON "themes" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_3_idx" ON "themes" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "themes" USING btree ("tenant_id","slug");
  CREATE INDEX "_themes_v_parent_idx" ON "_themes_v" USING btree ("parent_id");
  CREATE INDEX "_themes_v_version_version_tenant_idx" ON "_themes_v" USING btree ("version_tenant_id");
  CREATE INDEX "_themes_v_version_version_key_idx" ON "_themes_v" USING btree ("version_key");
  CREATE INDEX "_themes_v_version_version_slug_idx" ON "_themes_v" USING btree ("version_slug");
  CREATE INDEX "_themes_v_version_version_updated_at_idx" ON "_themes_v" USING btree ("version_updated_at");
  CREATE INDEX "_themes_v_version_version_created_at_idx" ON "_themes_v" USING btree ("version_created_at");
  CREATE INDEX "_themes_v_version_version_deleted_at_idx" ON "_themes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_themes_v_version_version__status_idx" ON "_themes_v" USING btree ("version__status");
  CREATE INDEX "_themes_v_created_at_idx" ON "_themes_v" USING btree ("created_at");
  CREATE INDEX "_themes_v_updated_at_idx" ON "_themes_v" USING btree ("updated_at");
  CREATE INDEX "_themes_v_snapshot_idx" ON "_themes_v" USING btree ("snapshot");
  CREATE INDEX "_themes_v_published_locale_idx" ON "_themes_v" USING btree ("published_locale");
  CREATE INDEX "_themes_v_latest_idx" ON "_themes_v" USING btree ("latest");
  CREATE INDEX "_themes_v_autosave_idx" ON "_themes_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_3_idx" ON "_themes_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_1_idx" ON "_themes_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "blogs_tenant_idx" ON "blogs" USING btree ("tenant_id");
  CREATE INDEX "blogs_image_idx" ON "blogs" USING btree ("image_id");
  CREATE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_seo_seo_image_idx" ON "blogs" USING btree ("seo_image_id");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_4_idx" ON "blogs" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "blogs" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blogs_locales_parent_idx" ON "blogs_locales" USING btree ("_parent_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_tenant_idx" ON "_blogs_v" USING btree ("version_tenant_id");
  CREATE INDEX "_blogs_v_version_version_image_idx" ON "_blogs_v" USING btree ("version_image_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_seo_version_seo_image_idx" ON "_blogs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_4_idx" ON "_blogs_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_2_idx" ON "_blogs_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_locales_parent_idx" ON "_blogs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_tenant_idx" ON "posts" USING btree ("tenant_id");
  CREATE INDEX "posts_blog_idx" ON "posts" USING btree ("blog_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_5_idx" ON "posts" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "posts" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_people_id_idx" ON "posts_rels" USING btree ("people_id");
  CREATE INDEX "posts_rels_events_id_idx" ON "posts_rels" USING btree ("events_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_tenant_idx" ON "_posts_v" USING btree ("version_tenant_id");
  CREATE INDEX "_posts_v_version_version_blog_idx" ON "_posts_v" USING btree ("version_blog_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_5_idx" ON "_posts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_3_idx" ON "_posts_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_people_id_idx" ON "_posts_v_rels" USING btree ("people_id");
  CREATE INDEX "_posts_v_rels_events_id_idx" ON "_posts_v_rels" USING btree ("events_id");
  CREATE INDEX "redirects_tenant_idx" ON "redirects" USING btree ("tenant_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_6_idx" ON "redirects" USING btree ("tenant_id","updated_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_blogs_id_idx" ON "redirects_rels" USING btree ("blogs_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_event_collections_id_idx" ON "redirects_rels" USING btree ("event_collections_id");
  CREATE INDEX "redirects_rels_people_id_idx" ON "redirects_rels" USING btree ("people_id");
  CREATE INDEX "redirects_rels_seasons_id_idx" ON "redirects_rels" USING btree ("seasons_id");
  CREATE INDEX "redirects_rels_series_id_idx" ON "redirects_rels" USING btree ("series_id");
  CREATE INDEX "redirects_rels_works_id_idx" ON "redirects_rels" USING btree ("works_id");
  CREATE INDEX "redirects_rels_venues_id_idx" ON "redirects_rels" USING btree ("venues_id");
  CREATE INDEX "redirects_rels_organizations_id_idx" ON "redirects_rels" USING btree ("organizations_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_tenant_idx" ON "_redirects_v" USING btree ("version_tenant_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "_redirects_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_6_idx" ON "_redirects_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "_redirects_v_rels_order_idx" ON "_redirects_v_rels" USING btree ("order");
  CREATE INDEX "_redirects_v_rels_parent_idx" ON "_redirects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_rels_path_idx" ON "_redirects_v_rels" USING btree ("path");
  CREATE INDEX "_redirects_v_rels_pages_id_idx" ON "_redirects_v_rels" USING btree ("pages_id");
  CREATE INDEX "_redirects_v_rels_blogs_id_idx" ON "_redirects_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_redirects_v_rels_posts_id_idx" ON "_redirects_v_rels" USING btree ("posts_id");
  CREATE INDEX "_redirects_v_rels_events_id_idx" ON "_redirects_v_rels" USING btree ("events_id");
  CREATE INDEX "_redirects_v_rels_event_collections_id_idx" ON "_redirects_v_rels" USING btree ("event_collections_id");
  CREATE INDEX "_redirects_v_rels_people_id_idx" ON "_redirects_v_rels" USING btree ("people_id");
  CREATE INDEX "_redirects_v_rels_seasons_id_idx" ON "_redirects_v_rels" USING btree ("seasons_id");
  CREATE INDEX "_redirects_v_rels_series_id_idx" ON "_redirects_v_rels" USING btree ("series_id");
  CREATE INDEX "_redirects_v_rels_works_id_idx" ON "_redirects_v_rels" USING btree ("works_id");
  CREATE INDEX "_redirects_v_rels_venues_id_idx" ON "_redirects_v_rels" USING btree ("venues_id");
  CREATE INDEX "_redirects_v_rels_organizations_id_idx" ON "_redirects_v_rels" USING btree ("organizations_id");
  CREATE INDEX "forms_tenant_idx" ON "forms" USING btree ("tenant_id");
  CREATE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_7_idx" ON "forms" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "forms" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_tenant_idx" ON "_forms_v" USING btree ("version_tenant_id");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v" USING btree ("version_slug");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_7_idx" ON "_forms_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "_forms_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_locales_parent_idx" ON "_forms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_texts_order_parent" ON "_forms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "fonts_faces_order_idx" ON "fonts_faces" USING btree ("_order");
  CREATE INDEX "fonts_faces_parent_id_idx" ON "fonts_faces" USING btree ("_parent_id");
  CREATE INDEX "fonts_faces_file_idx" ON "fonts_faces" USING btree ("file_id");
  CREATE INDEX "fonts_tenant_idx" ON "fonts" USING btree ("tenant_id");
  CREATE INDEX "fonts_slug_idx" ON "fonts" USING btree ("slug");
  CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");
  CREATE INDEX "fonts_deleted_at_idx" ON "fonts" USING btree ("deleted_at");
  CREATE INDEX "fonts__status_idx" ON "fonts" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_8_idx" ON "fonts" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_5_idx" ON "fonts" USING btree ("tenant_id","slug");
  CREATE INDEX "_fonts_v_version_faces_order_idx" ON "_fonts_v_version_faces" USING btree ("_order");
  CREATE INDEX "_fonts_v_version_faces_parent_id_idx" ON "_fonts_v_version_faces" USING btree ("_parent_id");
  CREATE INDEX "_fonts_v_version_faces_file_idx" ON "_fonts_v_version_faces" USING btree ("file_id");
  CREATE INDEX "_fonts_v_parent_idx" ON "_fonts_v" USING btree ("parent_id");
  CREATE INDEX "_fonts_v_version_version_tenant_idx" ON "_fonts_v" USING btree ("version_tenant_id");
  CREATE INDEX "_fonts_v_version_version_slug_idx" ON "_fonts_v" USING btree ("version_slug");
  CREATE INDEX "_fonts_v_version_version_updated_at_idx" ON "_fonts_v" USING btree ("version_updated_at");
  CREATE INDEX "_fonts_v_version_version_created_at_idx" ON "_fonts_v" USING btree ("version_created_at");
  CREATE INDEX "_fonts_v_version_version_deleted_at_idx" ON "_fonts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fonts_v_version_version__status_idx" ON "_fonts_v" USING btree ("version__status");
  CREATE INDEX "_fonts_v_created_at_idx" ON "_fonts_v" USING btree ("created_at");
  CREATE INDEX "_fonts_v_updated_at_idx" ON "_fonts_v" USING btree ("updated_at");
  CREATE INDEX "_fonts_v_snapshot_idx" ON "_fonts_v" USING btree ("snapshot");
  CREATE INDEX "_fonts_v_published_locale_idx" ON "_fonts_v" USING btree ("published_locale");
  CREATE INDEX "_fonts_v_latest_idx" ON "_fonts_v" USING btree ("latest");
  CREATE INDEX "_fonts_v_autosave_idx" ON "_fonts_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_8_idx" ON "_fonts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_5_idx" ON "_fonts_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "events_credits_order_idx" ON "events_credits" USING btree ("_order");
  CREATE INDEX "events_credits_parent_id_idx" ON "events_credits" USING btree ("_parent_id");
  CREATE INDEX "events_credits_person_idx" ON "events_credits" USING btree ("person_id");
  CREATE UNIQUE INDEX "events_credits_locales_locale_parent_id_unique" ON "events_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_credits_locales_parent_idx" ON "events_credits_locales" USING btree ("_parent_id");
  CREATE INDEX "events_tenant_idx" ON "events" USING btree ("tenant_id");
  CREATE INDEX "events_season_idx" ON "events" USING btree ("season_id");
  CREATE INDEX "events_venue_idx" ON "events" USING btree ("venue_id");
  CREATE INDEX "events_start_date_idx" ON "events" USING btree ("start_date");
  CREATE INDEX "events_end_date_idx" ON "events" USING btree ("end_date");
  CREATE INDEX "events_next_performance_idx" ON "events" USING btree ("next_performance");
  CREATE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "events_ticketing_ticketing_external_id_idx" ON "events" USING btree ("ticketing_external_id");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_9_idx" ON "events" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_6_idx" ON "events" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_startDate_idx" ON "events" USING btree ("tenant_id","start_date");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "events_texts_order_parent" ON "events_texts" USING btree ("order","parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "events_rels_works_id_idx" ON "events_rels" USING btree ("works_id");
  CREATE INDEX "events_rels_organizations_id_idx" ON "events_rels" USING btree ("organizations_id");
  CREATE INDEX "events_rels_series_id_idx" ON "events_rels" USING btree ("series_id");
  CREATE INDEX "_events_v_version_credits_order_idx" ON "_events_v_version_credits" USING btree ("_order");
  CREATE INDEX "_events_v_version_credits_parent_id_idx" ON "_events_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_credits_person_idx" ON "_events_v_version_credits" USING btree ("person_id");
  CREATE UNIQUE INDEX "_events_v_version_credits_locales_locale_parent_id_unique" ON "_events_v_version_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_credits_locales_parent_idx" ON "_events_v_version_credits_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_tenant_idx" ON "_events_v" USING btree ("version_tenant_id");
  CREATE INDEX "_events_v_version_version_season_idx" ON "_events_v" USING btree ("version_season_id");
  CREATE INDEX "_events_v_version_version_venue_idx" ON "_events_v" USING btree ("version_venue_id");
  CREATE INDEX "_events_v_version_version_start_date_idx" ON "_events_v" USING btree ("version_start_date");
  CREATE INDEX "_events_v_version_version_end_date_idx" ON "_events_v" USING btree ("version_end_date");
  CREATE INDEX "_events_v_version_version_next_performance_idx" ON "_events_v" USING btree ("version_next_performance");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_events_v_version_ticketing_version_ticketing_external_i_idx" ON "_events_v" USING btree ("version_ticketing_external_id");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_9_idx" ON "_events_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_6_idx" ON "_events_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "version_tenant_version_startDate_idx" ON "_events_v" USING btree ("version_tenant_id","version_start_date");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_rels_works_id_idx" ON "_events_v_rels" USING btree ("works_id");
  CREATE INDEX "_events_v_rels_organizations_id_idx" ON "_events_v_rels" USING btree ("organizations_id");
  CREATE INDEX "_events_v_rels_series_id_idx" ON "_events_v_rels" USING btree ("series_id");
  CREATE INDEX "event_instances_access_types_order_idx" ON "event_instances_access_types" USING btree ("order");
  CREATE INDEX "event_instances_access_types_parent_idx" ON "event_instances_access_types" USING btree ("parent_id");
  CREATE INDEX "event_instances_tenant_idx" ON "event_instances" USING btree ("tenant_id");
  CREATE INDEX "event_instances_event_idx" ON "event_instances" USING btree ("event_id");
  CREATE INDEX "event_instances_start_idx" ON "event_instances" USING btree ("start");
  CREATE INDEX "event_instances_venue_idx" ON "event_instances" USING btree ("venue_id");
  CREATE INDEX "event_instances_updated_at_idx" ON "event_instances" USING btree ("updated_at");
  CREATE INDEX "event_instances_created_at_idx" ON "event_instances" USING btree ("created_at");
  CREATE INDEX "event_instances_ticketing_ticketing_external_id_idx" ON "event_instances" USING btree ("ticketing_external_id");
  CREATE INDEX "event_instances_deleted_at_idx" ON "event_instances" USING btree ("deleted_at");
  CREATE INDEX "event_instances__status_idx" ON "event_instances" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_10_idx" ON "event_instances" USING btree ("tenant_id","updated_at");
  CREATE INDEX "tenant_start_idx" ON "event_instances" USING btree ("tenant_id","start");
  CREATE INDEX "event_start_idx" ON "event_instances" USING btree ("event_id","start");
  CREATE UNIQUE INDEX "event_instances_locales_locale_parent_id_unique" ON "event_instances_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_instances_locales_parent_idx" ON "event_instances_locales" USING btree ("_parent_id");
  CREATE INDEX "_event_instances_v_version_access_types_order_idx" ON "_event_instances_v_version_access_types" USING btree ("order");
  CREATE INDEX "_event_instances_v_version_access_types_parent_idx" ON "_event_instances_v_version_access_types" USING btree ("parent_id");
  CREATE INDEX "_event_instances_v_parent_idx" ON "_event_instances_v" USING btree ("parent_id");
  CREATE INDEX "_event_instances_v_version_version_tenant_idx" ON "_event_instances_v" USING btree ("version_tenant_id");
  CREATE INDEX "_event_instances_v_version_version_event_idx" ON "_event_instances_v" USING btree ("version_event_id");
  CREATE INDEX "_event_instances_v_version_version_start_idx" ON "_event_instances_v" USING btree ("version_start");
  CREATE INDEX "_event_instances_v_version_version_venue_idx" ON "_event_instances_v" USING btree ("version_venue_id");
  CREATE INDEX "_event_instances_v_version_version_updated_at_idx" ON "_event_instances_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_instances_v_version_version_created_at_idx" ON "_event_instances_v" USING btree ("version_created_at");
  CREATE INDEX "_event_instances_v_version_ticketing_version_ticketing_e_idx" ON "_event_instances_v" USING btree ("version_ticketing_external_id");
  CREATE INDEX "_event_instances_v_version_version_deleted_at_idx" ON "_event_instances_v" USING btree ("version_deleted_at");
  CREATE INDEX "_event_instances_v_version_version__status_idx" ON "_event_instances_v" USING btree ("version__status");
  CREATE INDEX "_event_instances_v_created_at_idx" ON "_event_instances_v" USING btree ("created_at");
  CREATE INDEX "_event_instances_v_updated_at_idx" ON "_event_instances_v" USING btree ("updated_at");
  CREATE INDEX "_event_instances_v_snapshot_idx" ON "_event_instances_v" USING btree ("snapshot");
  CREATE INDEX "_event_instances_v_published_locale_idx" ON "_event_instances_v" USING btree ("published_locale");
  CREATE INDEX "_event_instances_v_latest_idx" ON "_event_instances_v" USING btree ("latest");
  CREATE INDEX "_event_instances_v_autosave_idx" ON "_event_instances_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_10_idx" ON "_event_instances_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_start_idx" ON "_event_instances_v" USING btree ("version_tenant_id","version_start");
  CREATE INDEX "version_event_version_start_idx" ON "_event_instances_v" USING btree ("version_event_id","version_start");
  CREATE UNIQUE INDEX "_event_instances_v_locales_locale_parent_id_unique" ON "_event_instances_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_instances_v_locales_parent_idx" ON "_event_instances_v_locales" USING btree ("_parent_id");
  CREATE INDEX "event_collections_tenant_idx" ON "event_collections" USING btree ("tenant_id");
  CREATE INDEX "event_collections_image_idx" ON "event_collections" USING btree ("image_id");
  CREATE INDEX "event_collections_slug_idx" ON "event_collections" USING btree ("slug");
  CREATE INDEX "event_collections_updated_at_idx" ON "event_collections" USING btree ("updated_at");
  CREATE INDEX "event_collections_created_at_idx" ON "event_collections" USING btree ("created_at");
  CREATE INDEX "event_collections_seo_seo_image_idx" ON "event_collections" USING btree ("seo_image_id");
  CREATE INDEX "event_collections_deleted_at_idx" ON "event_collections" USING btree ("deleted_at");
  CREATE INDEX "event_collections__status_idx" ON "event_collections" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_11_idx" ON "event_collections" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_7_idx" ON "event_collections" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "event_collections_locales_locale_parent_id_unique" ON "event_collections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_collections_locales_parent_idx" ON "event_collections_locales" USING btree ("_parent_id");
  CREATE INDEX "event_collections_rels_order_idx" ON "event_collections_rels" USING btree ("order");
  CREATE INDEX "event_collections_rels_parent_idx" ON "event_collections_rels" USING btree ("parent_id");
  CREATE INDEX "event_collections_rels_path_idx" ON "event_collections_rels" USING btree ("path");
  CREATE INDEX "event_collections_rels_events_id_idx" ON "event_collections_rels" USING btree ("events_id");
  CREATE INDEX "_event_collections_v_parent_idx" ON "_event_collections_v" USING btree ("parent_id");
  CREATE INDEX "_event_collections_v_version_version_tenant_idx" ON "_event_collections_v" USING btree ("version_tenant_id");
  CREATE INDEX "_event_collections_v_version_version_image_idx" ON "_event_collections_v" USING btree ("version_image_id");
  CREATE INDEX "_event_collections_v_version_version_slug_idx" ON "_event_collections_v" USING btree ("version_slug");
  CREATE INDEX "_event_collections_v_version_version_updated_at_idx" ON "_event_collections_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_collections_v_version_version_created_at_idx" ON "_event_collections_v" USING btree ("version_created_at");
  CREATE INDEX "_event_collections_v_version_seo_version_seo_image_idx" ON "_event_collections_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_event_collections_v_version_version_deleted_at_idx" ON "_event_collections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_event_collections_v_version_version__status_idx" ON "_event_collections_v" USING btree ("version__status");
  CREATE INDEX "_event_collections_v_created_at_idx" ON "_event_collections_v" USING btree ("created_at");
  CREATE INDEX "_event_collections_v_updated_at_idx" ON "_event_collections_v" USING btree ("updated_at");
  CREATE INDEX "_event_collections_v_snapshot_idx" ON "_event_collections_v" USING btree ("snapshot");
  CREATE INDEX "_event_collections_v_published_locale_idx" ON "_event_collections_v" USING btree ("published_locale");
  CREATE INDEX "_event_collections_v_latest_idx" ON "_event_collections_v" USING btree ("latest");
  CREATE INDEX "_event_collections_v_autosave_idx" ON "_event_collections_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_11_idx" ON "_event_collections_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_7_idx" ON "_event_collections_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_event_collections_v_locales_locale_parent_id_unique" ON "_event_collections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_collections_v_locales_parent_idx" ON "_event_collections_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_event_collections_v_rels_order_idx" ON "_event_collections_v_rels" USING btree ("order");
  CREATE INDEX "_event_collections_v_rels_parent_idx" ON "_event_collections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_event_collections_v_rels_path_idx" ON "_event_collections_v_rels" USING btree ("path");
  CREATE INDEX "_event_collections_v_rels_events_id_idx" ON "_event_collections_v_rels" USING btree ("events_id");
  CREATE INDEX "people_tenant_idx" ON "people" USING btree ("tenant_id");
  CREATE INDEX "people_name_idx" ON "people" USING btree ("name");
  CREATE INDEX "people_sort_name_idx" ON "people" USING btree ("sort_name");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_seo_seo_image_idx" ON "people" USING btree ("seo_image_id");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_12_idx" ON "people" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_8_idx" ON "people" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_locales_parent_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_tenant_idx" ON "_people_v" USING btree ("version_tenant_id");
  CREATE INDEX "_people_v_version_version_name_idx" ON "_people_v" USING btree ("version_name");
  CREATE INDEX "_people_v_version_version_sort_name_idx" ON "_people_v" USING btree ("version_sort_name");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_seo_version_seo_image_idx" ON "_people_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_12_idx" ON "_people_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_8_idx" ON "_people_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_locales_parent_idx" ON "_people_v_locales" USING btree ("_parent_id");
  CREATE INDEX "seasons_tenant_idx" ON "seasons" USING btree ("tenant_id");
  CREATE INDEX "seasons_start_date_idx" ON "seasons" USING btree ("start_date");
  CREATE INDEX "seasons_image_idx" ON "seasons" USING btree ("image_id");
  CREATE INDEX "seasons_slug_idx" ON "seasons" USING btree ("slug");
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  CREATE INDEX "seasons_seo_seo_image_idx" ON "seasons" USING btree ("seo_image_id");
  CREATE INDEX "seasons_deleted_at_idx" ON "seasons" USING btree ("deleted_at");
  CREATE INDEX "seasons__status_idx" ON "seasons" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_13_idx" ON "seasons" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_9_idx" ON "seasons" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "seasons_locales_locale_parent_id_unique" ON "seasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_locales_parent_idx" ON "seasons_locales" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_parent_idx" ON "_seasons_v" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_version_version_tenant_idx" ON "_seasons_v" USING btree ("version_tenant_id");
  CREATE INDEX "_seasons_v_version_version_start_date_idx" ON "_seasons_v" USING btree ("version_start_date");
  CREATE INDEX "_seasons_v_version_version_image_idx" ON "_seasons_v" USING btree ("version_image_id");
  CREATE INDEX "_seasons_v_version_version_slug_idx" ON "_seasons_v" USING btree ("version_slug");
  CREATE INDEX "_seasons_v_version_version_updated_at_idx" ON "_seasons_v" USING btree ("version_updated_at");
  CREATE INDEX "_seasons_v_version_version_created_at_idx" ON "_seasons_v" USING btree ("version_created_at");
  CREATE INDEX "_seasons_v_version_seo_version_seo_image_idx" ON "_seasons_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_seasons_v_version_version_deleted_at_idx" ON "_seasons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_seasons_v_version_version__status_idx" ON "_seasons_v" USING btree ("version__status");
  CREATE INDEX "_seasons_v_created_at_idx" ON "_seasons_v" USING btree ("created_at");
  CREATE INDEX "_seasons_v_updated_at_idx" ON "_seasons_v" USING btree ("updated_at");
  CREATE INDEX "_seasons_v_snapshot_idx" ON "_seasons_v" USING btree ("snapshot");
  CREATE INDEX "_seasons_v_published_locale_idx" ON "_seasons_v" USING btree ("published_locale");
  CREATE INDEX "_seasons_v_latest_idx" ON "_seasons_v" USING btree ("latest");
  CREATE INDEX "_seasons_v_autosave_idx" ON "_seasons_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_13_idx" ON "_seasons_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_9_idx" ON "_seasons_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_seasons_v_locales_locale_parent_id_unique" ON "_seasons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seasons_v_locales_parent_idx" ON "_seasons_v_locales" USING btree ("_parent_id");
  CREATE INDEX "series_tenant_idx" ON "series" USING btree ("tenant_id");
  CREATE INDEX "series_image_idx" ON "series" USING btree ("image_id");
  CREATE INDEX "series_slug_idx" ON "series" USING btree ("slug");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  CREATE INDEX "series_seo_seo_image_idx" ON "series" USING btree ("seo_image_id");
  CREATE INDEX "series_deleted_at_idx" ON "series" USING btree ("deleted_at");
  CREATE INDEX "series__status_idx" ON "series" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_14_idx" ON "series" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_10_idx" ON "series" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "series_locales_locale_parent_id_unique" ON "series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "series_locales_parent_idx" ON "series_locales" USING btree ("_parent_id");
  CREATE INDEX "_series_v_parent_idx" ON "_series_v" USING btree ("parent_id");
  CREATE INDEX "_series_v_version_version_tenant_idx" ON "_series_v" USING btree ("version_tenant_id");
  CREATE INDEX "_series_v_version_version_image_idx" ON "_series_v" USING btree ("version_image_id");
  CREATE INDEX "_series_v_version_version_slug_idx" ON "_series_v" USING btree ("version_slug");
  CREATE INDEX "_series_v_version_version_updated_at_idx" ON "_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_series_v_version_version_created_at_idx" ON "_series_v" USING btree ("version_created_at");
  CREATE INDEX "_series_v_version_seo_version_seo_image_idx" ON "_series_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_series_v_version_version_deleted_at_idx" ON "_series_v" USING btree ("version_deleted_at");
  CREATE INDEX "_series_v_version_version__status_idx" ON "_series_v" USING btree ("version__status");
  CREATE INDEX "_series_v_created_at_idx" ON "_series_v" USING btree ("created_at");
  CREATE INDEX "_series_v_updated_at_idx" ON "_series_v" USING btree ("updated_at");
  CREATE INDEX "_series_v_snapshot_idx" ON "_series_v" USING btree ("snapshot");
  CREATE INDEX "_series_v_published_locale_idx" ON "_series_v" USING btree ("published_locale");
  CREATE INDEX "_series_v_latest_idx" ON "_series_v" USING btree ("latest");
  CREATE INDEX "_series_v_autosave_idx" ON "_series_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_14_idx" ON "_series_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_10_idx" ON "_series_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_series_v_locales_locale_parent_id_unique" ON "_series_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_series_v_locales_parent_idx" ON "_series_v_locales" USING btree ("_parent_id");
  CREATE INDEX "works_creators_order_idx" ON "works_creators" USING btree ("_order");
  CREATE INDEX "works_creators_parent_id_idx" ON "works_creators" USING btree ("_parent_id");
  CREATE INDEX "works_creators_person_idx" ON "works_creators" USING btree ("person_id");
  CREATE UNIQUE INDEX "works_creators_locales_locale_parent_id_unique" ON "works_creators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "works_creators_locales_parent_idx" ON "works_creators_locales" USING btree ("_parent_id");
  CREATE INDEX "works_movements_order_idx" ON "works_movements" USING btree ("_order");
  CREATE INDEX "works_movements_parent_id_idx" ON "works_movements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "works_movements_locales_locale_parent_id_unique" ON "works_movements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "works_movements_locales_parent_idx" ON "works_movements_locales" USING btree ("_parent_id");
  CREATE INDEX "works_tenant_idx" ON "works" USING btree ("tenant_id");
  CREATE INDEX "works_slug_idx" ON "works" USING btree ("slug");
  CREATE INDEX "works_updated_at_idx" ON "works" USING btree ("updated_at");
  CREATE INDEX "works_created_at_idx" ON "works" USING btree ("created_at");
  CREATE INDEX "works_seo_seo_image_idx" ON "works" USING btree ("seo_image_id");
  CREATE INDEX "works_deleted_at_idx" ON "works" USING btree ("deleted_at");
  CREATE INDEX "works__status_idx" ON "works" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_15_idx" ON "works" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_11_idx" ON "works" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "works_locales_locale_parent_id_unique" ON "works_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "works_locales_parent_idx" ON "works_locales" USING btree ("_parent_id");
  CREATE INDEX "_works_v_version_creators_order_idx" ON "_works_v_version_creators" USING btree ("_order");
  CREATE INDEX "_works_v_version_creators_parent_id_idx" ON "_works_v_version_creators" USING btree ("_parent_id");
  CREATE INDEX "_works_v_version_creators_person_idx" ON "_works_v_version_creators" USING btree ("person_id");
  CREATE UNIQUE INDEX "_works_v_version_creators_locales_locale_parent_id_unique" ON "_works_v_version_creators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_works_v_version_creators_locales_parent_idx" ON "_works_v_version_creators_locales" USING btree ("_parent_id");
  CREATE INDEX "_works_v_version_movements_order_idx" ON "_works_v_version_movements" USING btree ("_order");
  CREATE INDEX "_works_v_version_movements_parent_id_idx" ON "_works_v_version_movements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_works_v_version_movements_locales_locale_parent_id_unique" ON "_works_v_version_movements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_works_v_version_movements_locales_parent_idx" ON "_works_v_version_movements_locales" USING btree ("_parent_id");
  CREATE INDEX "_works_v_parent_idx" ON "_works_v" USING btree ("parent_id");
  CREATE INDEX "_works_v_version_version_tenant_idx" ON "_works_v" USING btree ("version_tenant_id");
  CREATE INDEX "_works_v_version_version_slug_idx" ON "_works_v" USING btree ("version_slug");
  CREATE INDEX "_works_v_version_version_updated_at_idx" ON "_works_v" USING btree ("version_updated_at");
  CREATE INDEX "_works_v_version_version_created_at_idx" ON "_works_v" USING btree ("version_created_at");
  CREATE INDEX "_works_v_version_seo_version_seo_image_idx" ON "_works_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_works_v_version_version_deleted_at_idx" ON "_works_v" USING btree ("version_deleted_at");
  CREATE INDEX "_works_v_version_version__status_idx" ON "_works_v" USING btree ("version__status");
  CREATE INDEX "_works_v_created_at_idx" ON "_works_v" USING btree ("created_at");
  CREATE INDEX "_works_v_updated_at_idx" ON "_works_v" USING btree ("updated_at");
  CREATE INDEX "_works_v_snapshot_idx" ON "_works_v" USING btree ("snapshot");
  CREATE INDEX "_works_v_published_locale_idx" ON "_works_v" USING btree ("published_locale");
  CREATE INDEX "_works_v_latest_idx" ON "_works_v" USING btree ("latest");
  CREATE INDEX "_works_v_autosave_idx" ON "_works_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_15_idx" ON "_works_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_11_idx" ON "_works_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_works_v_locales_locale_parent_id_unique" ON "_works_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_works_v_locales_parent_idx" ON "_works_v_locales" USING btree ("_parent_id");
  CREATE INDEX "venues_tenant_idx" ON "venues" USING btree ("tenant_id");
  CREATE INDEX "venues_image_idx" ON "venues" USING btree ("image_id");
  CREATE INDEX "venues_city_idx" ON "venues" USING btree ("city");
  CREATE INDEX "venues_slug_idx" ON "venues" USING btree ("slug");
  CREATE INDEX "venues_updated_at_idx" ON "venues" USING btree ("updated_at");
  CREATE INDEX "venues_created_at_idx" ON "venues" USING btree ("created_at");
  CREATE INDEX "venues_seo_seo_image_idx" ON "venues" USING btree ("seo_image_id");
  CREATE INDEX "venues_deleted_at_idx" ON "venues" USING btree ("deleted_at");
  CREATE INDEX "venues__status_idx" ON "venues" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_16_idx" ON "venues" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_12_idx" ON "venues" USING btree ("tenant_id","slug");
  CREATE INDEX "venues_name_idx" ON "venues_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "venues_locales_locale_parent_id_unique" ON "venues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "venues_locales_parent_idx" ON "venues_locales" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_parent_idx" ON "_venues_v" USING btree ("parent_id");
  CREATE INDEX "_venues_v_version_version_tenant_idx" ON "_venues_v" USING btree ("version_tenant_id");
  CREATE INDEX "_venues_v_version_version_image_idx" ON "_venues_v" USING btree ("version_image_id");
  CREATE INDEX "_venues_v_version_version_city_idx" ON "_venues_v" USING btree ("version_city");
  CREATE INDEX "_venues_v_version_version_slug_idx" ON "_venues_v" USING btree ("version_slug");
  CREATE INDEX "_venues_v_version_version_updated_at_idx" ON "_venues_v" USING btree ("version_updated_at");
  CREATE INDEX "_venues_v_version_version_created_at_idx" ON "_venues_v" USING btree ("version_created_at");
  CREATE INDEX "_venues_v_version_seo_version_seo_image_idx" ON "_venues_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_venues_v_version_version_deleted_at_idx" ON "_venues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_venues_v_version_version__status_idx" ON "_venues_v" USING btree ("version__status");
  CREATE INDEX "_venues_v_created_at_idx" ON "_venues_v" USING btree ("created_at");
  CREATE INDEX "_venues_v_updated_at_idx" ON "_venues_v" USING btree ("updated_at");
  CREATE INDEX "_venues_v_snapshot_idx" ON "_venues_v" USING btree ("snapshot");
  CREATE INDEX "_venues_v_published_locale_idx" ON "_venues_v" USING btree ("published_locale");
  CREATE INDEX "_venues_v_latest_idx" ON "_venues_v" USING btree ("latest");
  CREATE INDEX "_venues_v_autosave_idx" ON "_venues_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_16_idx" ON "_venues_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_12_idx" ON "_venues_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_venues_v_version_version_name_idx" ON "_venues_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_venues_v_locales_locale_parent_id_unique" ON "_venues_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_venues_v_locales_parent_idx" ON "_venues_v_locales" USING btree ("_parent_id");
  CREATE INDEX "organizations_tenant_idx" ON "organizations" USING btree ("tenant_id");
  CREATE INDEX "organizations_name_idx" ON "organizations" USING btree ("name");
  CREATE INDEX "organizations_logo_idx" ON "organizations" USING btree ("logo_id");
  CREATE INDEX "organizations_slug_idx" ON "organizations" USING btree ("slug");
  CREATE INDEX "organizations_updated_at_idx" ON "organizations" USING btree ("updated_at");
  CREATE INDEX "organizations_created_at_idx" ON "organizations" USING btree ("created_at");
  CREATE INDEX "organizations_seo_seo_image_idx" ON "organizations" USING btree ("seo_image_id");
  CREATE INDEX "organizations_deleted_at_idx" ON "organizations" USING btree ("deleted_at");
  CREATE INDEX "organizations__status_idx" ON "organizations" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_17_idx" ON "organizations" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "tenant_slug_13_idx" ON "organizations" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "organizations_locales_locale_parent_id_unique" ON "organizations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "organizations_locales_parent_idx" ON "organizations_locales" USING btree ("_parent_id");
  CREATE INDEX "_organizations_v_parent_idx" ON "_organizations_v" USING btree ("parent_id");
  CREATE INDEX "_organizations_v_version_version_tenant_idx" ON "_organizations_v" USING btree ("version_tenant_id");
  CREATE INDEX "_organizations_v_version_version_name_idx" ON "_organizations_v" USING btree ("version_name");
  CREATE INDEX "_organizations_v_version_version_logo_idx" ON "_organizations_v" USING btree ("version_logo_id");
  CREATE INDEX "_organizations_v_version_version_slug_idx" ON "_organizations_v" USING btree ("version_slug");
  CREATE INDEX "_organizations_v_version_version_updated_at_idx" ON "_organizations_v" USING btree ("version_updated_at");
  CREATE INDEX "_organizations_v_version_version_created_at_idx" ON "_organizations_v" USING btree ("version_created_at");
  CREATE INDEX "_organizations_v_version_seo_version_seo_image_idx" ON "_organizations_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_organizations_v_version_version_deleted_at_idx" ON "_organizations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_organizations_v_version_version__status_idx" ON "_organizations_v" USING btree ("version__status");
  CREATE INDEX "_organizations_v_created_at_idx" ON "_organizations_v" USING btree ("created_at");
  CREATE INDEX "_organizations_v_updated_at_idx" ON "_organizations_v" USING btree ("updated_at");
  CREATE INDEX "_organizations_v_snapshot_idx" ON "_organizations_v" USING btree ("snapshot");
  CREATE INDEX "_organizations_v_published_locale_idx" ON "_organizations_v" USING btree ("published_locale");
  CREATE INDEX "_organizations_v_latest_idx" ON "_organizations_v" USING btree ("latest");
  CREATE INDEX "_organizations_v_autosave_idx" ON "_organizations_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_17_idx" ON "_organizations_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "version_tenant_version_slug_13_idx" ON "_organizations_v" USING btree ("version_tenant_id","version_slug");
  CREATE UNIQUE INDEX "_organizations_v_locales_locale_parent_id_unique" ON "_organizations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organizations_v_locales_parent_idx" ON "_organizations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_tenant_idx" ON "media" USING btree ("tenant_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media__status_idx" ON "media" USING btree ("_status");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_half_sizes_wide_half_filename_idx" ON "media" USING btree ("sizes_wide_half_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_full_half_sizes_full_half_filename_idx" ON "media" USING btree ("sizes_full_half_filename");
  CREATE INDEX "media_sizes_full_sizes_full_filename_idx" ON "media" USING btree ("sizes_full_filename");
  CREATE INDEX "tenant_updatedAt_18_idx" ON "media" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_tenant_idx" ON "_media_v" USING btree ("version_tenant_id");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version__status_idx" ON "_media_v" USING btree ("version__status");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_version_sizes_thumbnail_version_sizes_thumbnail_idx" ON "_media_v" USING btree ("version_sizes_thumbnail_filename");
  CREATE INDEX "_media_v_version_sizes_card_version_sizes_card_filename_idx" ON "_media_v" USING btree ("version_sizes_card_filename");
  CREATE INDEX "_media_v_version_sizes_wide_half_version_sizes_wide_half_idx" ON "_media_v" USING btree ("version_sizes_wide_half_filename");
  CREATE INDEX "_media_v_version_sizes_wide_version_sizes_wide_filename_idx" ON "_media_v" USING btree ("version_sizes_wide_filename");
  CREATE INDEX "_media_v_version_sizes_full_half_version_sizes_full_half_idx" ON "_media_v" USING btree ("version_sizes_full_half_filename");
  CREATE INDEX "_media_v_version_sizes_full_version_sizes_full_filename_idx" ON "_media_v" USING btree ("version_sizes_full_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "_media_v_snapshot_idx" ON "_media_v" USING btree ("snapshot");
  CREATE INDEX "_media_v_published_locale_idx" ON "_media_v" USING btree ("published_locale");
  CREATE INDEX "_media_v_latest_idx" ON "_media_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_updatedAt_18_idx" ON "_media_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE UNIQUE INDEX "_media_v_locales_locale_parent_id_unique" ON "_media_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_v_locales_parent_idx" ON "_media_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_media_v_texts_order_parent" ON "_media_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "files_tenant_idx" ON "files" USING btree ("tenant_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE INDEX "files__status_idx" ON "files" USING btree ("_status");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "tenant_updatedAt_19_idx" ON "files" USING btree ("tenant_id","updated_at");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_locales_parent_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE INDEX "_files_v_parent_idx" ON "_files_v" USING btree ("parent_id");
  CREATE INDEX "_files_v_version_version_tenant_idx" ON "_files_v" USING btree ("version_tenant_id");
  CREATE INDEX "_files_v_version_version_updated_at_idx" ON "_files_v" USING btree ("version_updated_at");
  CREATE INDEX "_files_v_version_version_created_at_idx" ON "_files_v" USING btree ("version_created_at");
  CREATE INDEX "_files_v_version_version_deleted_at_idx" ON "_files_v" USING btree ("version_deleted_at");
  CREATE INDEX "_files_v_version_version__status_idx" ON "_files_v" USING btree ("version__status");
  CREATE INDEX "_files_v_version_version_filename_idx" ON "_files_v" USING btree ("version_filename");
  CREATE INDEX "_files_v_created_at_idx" ON "_files_v" USING btree ("created_at");
  CREATE INDEX "_files_v_updated_at_idx" ON "_files_v" USING btree ("updated_at");
  CREATE INDEX "_files_v_snapshot_idx" ON "_files_v" USING btree ("snapshot");
  CREATE INDEX "_files_v_published_locale_idx" ON "_files_v" USING btree ("published_locale");
  CREATE INDEX "_files_v_latest_idx" ON "_files_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_updatedAt_19_idx" ON "_files_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE UNIQUE INDEX "_files_v_locales_locale_parent_id_unique" ON "_files_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_files_v_locales_parent_idx" ON "_files_v_locales" USING btree ("_parent_id");
  CREATE INDEX "tenants_domains_order_idx" ON "tenants_domains" USING btree ("_order");
  CREATE INDEX "tenants_domains_parent_id_idx" ON "tenants_domains" USING btree ("_parent_id");
  CREATE INDEX "tenants_domains_domain_idx" ON "tenants_domains" USING btree ("domain");
  CREATE INDEX "tenants_addons_order_idx" ON "tenants_addons" USING btree ("_order");
  CREATE INDEX "tenants_addons_parent_id_idx" ON "tenants_addons" USING btree ("_parent_id");
  CREATE INDEX "tenants_addons_addon_idx" ON "tenants_addons" USING btree ("addon_id");
  CREATE INDEX "tenants_name_idx" ON "tenants" USING btree ("name");
  CREATE UNIQUE INDEX "tenants_slug_idx" ON "tenants" USING btree ("slug");
  CREATE INDEX "tenants_avatar_idx" ON "tenants" USING btree ("avatar_id");
  CREATE INDEX "tenants_selected_theme_idx" ON "tenants" USING btree ("selected_theme_id");
  CREATE INDEX "tenants_plan_idx" ON "tenants" USING btree ("plan_id");
  CREATE INDEX "tenants_owner_idx" ON "tenants" USING btree ("owner_id");
  CREATE INDEX "tenants_updated_at_idx" ON "tenants" USING btree ("updated_at");
  CREATE INDEX "tenants_created_at_idx" ON "tenants" USING btree ("created_at");
  CREATE INDEX "tenants_rels_order_idx" ON "tenants_rels" USING btree ("order");
  CREATE INDEX "tenants_rels_parent_idx" ON "tenants_rels" USING btree ("parent_id");
  CREATE INDEX "tenants_rels_path_idx" ON "tenants_rels" USING btree ("path");
  CREATE INDEX "tenants_rels_apps_id_idx" ON "tenants_rels" USING btree ("apps_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_organisation_idx" ON "users" USING btree ("organisation_id");
  CREATE INDEX "users_last_tenant_idx" ON "users" USING btree ("last_tenant_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "memberships_tenant_idx" ON "memberships" USING btree ("tenant_id");
  CREATE INDEX "memberships_user_idx" ON "memberships" USING btree ("user_id");
  CREATE INDEX "memberships_user_role_idx" ON "memberships" USING btree ("user_role_id");
  CREATE INDEX "memberships_updated_at_idx" ON "memberships" USING btree ("updated_at");
  CREATE INDEX "memberships_created_at_idx" ON "memberships" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_user_idx" ON "memberships" USING btree ("tenant_id","user_id");
  CREATE INDEX "user_roles_tenant_idx" ON "user_roles" USING btree ("tenant_id");
  CREATE INDEX "user_roles_updated_at_idx" ON "user_roles" USING btree ("updated_at");
  CREATE INDEX "user_roles_created_at_idx" ON "user_roles" USING btree ("created_at");
  CREATE INDEX "invite_tokens_tenant_idx" ON "invite_tokens" USING btree ("tenant_id");
  CREATE INDEX "invite_tokens_email_idx" ON "invite_tokens" USING btree ("email");
  CREATE UNIQUE INDEX "invite_tokens_token_hash_idx" ON "invite_tokens" USING btree ("token_hash");
  CREATE INDEX "invite_tokens_user_roles_idx" ON "invite_tokens" USING btree ("user_roles_id");
  CREATE INDEX "invite_tokens_invited_by_idx" ON "invite_tokens" USING btree ("invited_by_id");
  CREATE INDEX "invite_tokens_updated_at_idx" ON "invite_tokens" USING btree ("updated_at");
  CREATE INDEX "invite_tokens_created_at_idx" ON "invite_tokens" USING btree ("created_at");
  CREATE INDEX "collaborators_logo_idx" ON "collaborators" USING btree ("logo_id");
  CREATE INDEX "collaborators_updated_at_idx" ON "collaborators" USING btree ("updated_at");
  CREATE INDEX "collaborators_created_at_idx" ON "collaborators" USING btree ("created_at");
  CREATE INDEX "access_requests_tenant_idx" ON "access_requests" USING btree ("tenant_id");
  CREATE INDEX "access_requests_organisation_idx" ON "access_requests" USING btree ("organisation_id");
  CREATE INDEX "access_requests_user_role_idx" ON "access_requests" USING btree ("user_role_id");
  CREATE INDEX "access_requests_requested_by_idx" ON "access_requests" USING btree ("requested_by_id");
  CREATE INDEX "access_requests_updated_at_idx" ON "access_requests" USING btree ("updated_at");
  CREATE INDEX "access_requests_created_at_idx" ON "access_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_organisation_idx" ON "access_requests" USING btree ("tenant_id","organisation_id");
  CREATE INDEX "avatars_tenant_idx" ON "avatars" USING btree ("tenant_id");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  CREATE INDEX "avatars_sizes_square_sizes_square_filename_idx" ON "avatars" USING btree ("sizes_square_filename");
  CREATE INDEX "form_submissions_tenant_idx" ON "form_submissions" USING btree ("tenant_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_read_by_idx" ON "form_submissions" USING btree ("read_by_id");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "form_createdAt_idx" ON "form_submissions" USING btree ("form_id","created_at");
  CREATE INDEX "tenant_readAt_idx" ON "form_submissions" USING btree ("tenant_id","read_at");
  CREATE UNIQUE INDEX "plans_name_idx" ON "plans" USING btree ("name");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "plans_texts_order_parent" ON "plans_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "addons_name_idx" ON "addons" USING btree ("name");
  CREATE INDEX "addons_updated_at_idx" ON "addons" USING btree ("updated_at");
  CREATE INDEX "addons_created_at_idx" ON "addons" USING btree ("created_at");
  CREATE INDEX "apps_links_order_idx" ON "apps_links" USING btree ("_order");
  CREATE INDEX "apps_links_parent_id_idx" ON "apps_links" USING btree ("_parent_id");
  CREATE INDEX "apps_features_order_idx" ON "apps_features" USING btree ("_order");
  CREATE INDEX "apps_features_parent_id_idx" ON "apps_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "apps_handle_idx" ON "apps" USING btree ("handle");
  CREATE INDEX "apps_logo_idx" ON "apps" USING btree ("logo_id");
  CREATE INDEX "apps_updated_at_idx" ON "apps" USING btree ("updated_at");
  CREATE INDEX "apps_created_at_idx" ON "apps" USING btree ("created_at");
  CREATE UNIQUE INDEX "app_config_tenant_idx" ON "app_config" USING btree ("tenant_id");
  CREATE INDEX "app_config_updated_at_idx" ON "app_config" USING btree ("updated_at");
  CREATE INDEX "app_config_created_at_idx" ON "app_config" USING btree ("created_at");
  CREATE UNIQUE INDEX "custom_attributes_tenant_idx" ON "custom_attributes" USING btree ("tenant_id");
  CREATE INDEX "custom_attributes_updated_at_idx" ON "custom_attributes" USING btree ("updated_at");
  CREATE INDEX "custom_attributes_created_at_idx" ON "custom_attributes" USING btree ("created_at");
  CREATE INDEX "audit_log_tenant_idx" ON "audit_log" USING btree ("tenant_id");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "mails_tenant_idx" ON "mails" USING btree ("tenant_id");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "notices_recipient_idx" ON "notices" USING btree ("recipient_id");
  CREATE INDEX "notices_tenant_idx" ON "notices" USING btree ("tenant_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "recipient_createdAt_idx" ON "notices" USING btree ("recipient_id","created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_content_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_content_id");
  CREATE INDEX "payload_locked_documents_rels_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("themes_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_fonts_id_idx" ON "payload_locked_documents_rels" USING btree ("fonts_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_event_instances_id_idx" ON "payload_locked_documents_rels" USING btree ("event_instances_id");
  CREATE INDEX "payload_locked_documents_rels_event_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("event_collections_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");
  CREATE INDEX "payload_locked_documents_rels_works_id_idx" ON "payload_locked_documents_rels" USING btree ("works_id");
  CREATE INDEX "payload_locked_documents_rels_venues_id_idx" ON "payload_locked_documents_rels" USING btree ("venues_id");
  CREATE INDEX "payload_locked_documents_rels_organizations_id_idx" ON "payload_locked_documents_rels" USING btree ("organizations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_tenants_id_idx" ON "payload_locked_documents_rels" USING btree ("tenants_id");
  CREATE INDEX "payload_locked_documents_rels_collaborators_id_idx" ON "payload_locked_documents_rels" USING btree ("collaborators_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_addons_id_idx" ON "payload_locked_documents_rels" USING btree ("addons_id");
  CREATE INDEX "payload_locked_documents_rels_apps_id_idx" ON "payload_locked_documents_rels" USING btree ("apps_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "platform_texts_order_parent" ON "platform_texts" USING btree ("order","parent_id");
  CREATE INDEX "_platform_v_created_at_idx" ON "_platform_v" USING btree ("created_at");
  CREATE INDEX "_platform_v_updated_at_idx" ON "_platform_v" USING btree ("updated_at");
  CREATE INDEX "_platform_v_texts_order_parent" ON "_platform_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "account_tokens_user_kind_idx" ON "account_tokens" USING btree ("user_id","kind");
  CREATE INDEX "account_tokens_expires_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "document_references_document_idx" ON "document_references" USING btree ("collection","document_id","state","locale");
  CREATE INDEX "document_references_target_idx" ON "document_references" USING btree ("target_collection","target_id");
  CREATE INDEX "document_references_tenant_idx" ON "document_references" USING btree ("tenant_id");
  CREATE INDEX "document_saves_tenant_idx" ON "document_saves" USING btree ("tenant_id");
  CREATE INDEX "document_saves_saved_idx" ON "document_saves" USING btree ("saved_at");
  CREATE INDEX "sign_ins_user_idx" ON "sign_ins" USING btree ("user_id","created_at");
  CREATE INDEX "site_changes_tenant_idx" ON "site_changes" USING btree ("tenant_id");
  CREATE INDEX "support_visits_tenant_idx" ON "support_visits" USING btree ("tenant_id","started_at");
  CREATE INDEX "support_visits_user_idx" ON "support_visits" USING btree ("user_id") WHERE "support_visits"."ended_at" is null;
  CREATE INDEX "search_entries_tenant_idx" ON "search_entries" USING btree ("tenant_id","status","collection");
  CREATE INDEX "document_reviews_tenant_idx" ON "document_reviews" USING btree ("tenant_id","asked_at");
  CREATE UNIQUE INDEX "release_documents_open" ON "release_documents" USING btree ("collection","document_id") WHERE "release_documents"."is_open";
  CREATE INDEX "release_documents_tenant_idx" ON "release_documents" USING btree ("tenant_id");
  CREATE INDEX "releases_tenant_idx" ON "releases" USING btree ("tenant_id","created_at");
  CREATE INDEX "releases_due_idx" ON "releases" USING btree ("planned_for") WHERE "releases"."state" = 'planned';
  CREATE UNIQUE INDEX "preview_links_token_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("collection","document_id");
  CREATE INDEX "preview_links_tenant_idx" ON "preview_links" USING btree ("tenant_id");
  CREATE INDEX "preview_links_expires_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "not_found_addresses_seen_idx" ON "not_found_addresses" USING btree ("last_seen");
  CREATE INDEX "theme_errors_tenant_idx" ON "theme_errors" USING btree ("tenant_id");
  CREATE INDEX "theme_pointers_tenant_idx" ON "theme_pointers" USING btree ("tenant_id");
  CREATE INDEX "theme_repositories_tenant_idx" ON "theme_repositories" USING btree ("tenant_id");
  CREATE INDEX "theme_repositories_repository_idx" ON "theme_repositories" USING btree ("repository_id");
  CREATE INDEX "theme_repositories_user_idx" ON "theme_repositories" USING btree ("user_id");
  CREATE UNIQUE INDEX "theme_versions_number_idx" ON "theme_versions" USING btree ("theme_id","number");
  CREATE INDEX "theme_versions_tenant_idx" ON "theme_versions" USING btree ("tenant_id");
  CREATE INDEX "ticketing_changes_tenant_idx" ON "ticketing_changes" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "ticketing_links_external_idx" ON "ticketing_links" USING btree ("tenant_id","provider","collection","external_id");
  CREATE UNIQUE INDEX "ticketing_links_document_idx" ON "ticketing_links" USING btree ("collection","document_id");
  CREATE INDEX "ticketing_links_tenant_idx" ON "ticketing_links" USING btree ("tenant_id","provider");
  CREATE INDEX "ticketing_runs_tenant_idx" ON "ticketing_runs" USING btree ("tenant_id","started_at");
  CREATE INDEX "ticketing_runs_started_idx" ON "ticketing_runs" USING btree ("started_at");
  CREATE INDEX "ticketing_runs_running_idx" ON "ticketing_runs" USING btree ("started_at") WHERE status = 'running';
  CREATE INDEX "chat_attachments_chat_idx" ON "chat_attachments" USING btree ("chat_id","message_id");
  CREATE INDEX "chat_attachments_user_idx" ON "chat_attachments" USING btree ("user_id");
  CREATE INDEX "chat_attachments_tenant_idx" ON "chat_attachments" USING btree ("tenant_id");
  CREATE INDEX "chat_chunks_tenant_idx" ON "chat_chunks" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "chat_messages_place_idx" ON "chat_messages" USING btree ("chat_id","place");
  CREATE INDEX "chat_messages_tenant_idx" ON "chat_messages" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "chat_proposals_same_idx" ON "chat_proposals" USING btree ("chat_id","message_id","digest");
  CREATE INDEX "chat_proposals_tenant_idx" ON "chat_proposals" USING btree ("tenant_id");
  CREATE INDEX "chat_proposals_undo_idx" ON "chat_proposals" USING btree ("applied_at") WHERE state = 'applied' and documents::text like '%"undo":%';
  CREATE UNIQUE INDEX "chat_runs_running_idx" ON "chat_runs" USING btree ("chat_id") WHERE status = 'running';
  CREATE INDEX "chat_runs_chat_idx" ON "chat_runs" USING btree ("chat_id","started_at");
  CREATE INDEX "chat_runs_tenant_idx" ON "chat_runs" USING btree ("tenant_id");
  CREATE INDEX "chats_history_idx" ON "chats" USING btree ("user_id","tenant_id","created_at");
  CREATE INDEX "chats_tenant_idx" ON "chats" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "access_tokens_hash_idx" ON "access_tokens" USING btree ("hash");
  CREATE INDEX "access_tokens_user_idx" ON "access_tokens" USING btree ("user_id");
  CREATE INDEX "access_tokens_tenant_idx" ON "access_tokens" USING btree ("tenant_id");
  CREATE INDEX "csv_imports_tenant_idx" ON "csv_imports" USING btree ("tenant_id","type","created_at");
  CREATE INDEX "saved_views_tenant_idx" ON "saved_views" USING btree ("tenant_id","type");
  CREATE INDEX "saved_views_user_idx" ON "saved_views" USING btree ("user_id");
  CREATE INDEX "version_writers_document_idx" ON "version_writers" USING btree ("document_id");
  CREATE INDEX "version_writers_tenant_idx" ON "version_writers" USING btree ("tenant_id");
  CREATE INDEX "version_writers_person_idx" ON "version_writers" USING btree ("person_id","tenant_id");
  CREATE INDEX "translation_counts_tenant_idx" ON "translation_counts" USING btree ("tenant_id","collection");
  CREATE INDEX "translation_facts_document_idx" ON "translation_facts" USING btree ("document_id","saved_at");
  CREATE INDEX "translation_facts_tenant_idx" ON "translation_facts" USING btree ("tenant_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  if (await isFromBeforeBaseline(db)) return
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "menus_entries_below" CASCADE;
  DROP TABLE "menus_entries_below_locales" CASCADE;
  DROP TABLE "menus_entries" CASCADE;
  DROP TABLE "menus_entries_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_texts" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "_menus_v_version_entries_below" CASCADE;
  DROP TABLE "_menus_v_version_entries_below_locales" CASCADE;
  DROP TABLE "_menus_v_version_entries" CASCADE;
  DROP TABLE "_menus_v_version_entries_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_texts" CASCADE;
  DROP TABLE "_menus_v_rels" CASCADE;
  DROP TABLE "reusable_content" CASCADE;
  DROP TABLE "reusable_content_locales" CASCADE;
  DROP TABLE "_reusable_content_v" CASCADE;
  DROP TABLE "_reusable_content_v_locales" CASCADE;
  DROP TABLE "themes" CASCADE;
  DROP TABLE "_themes_v" CASCADE;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_locales" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_redirects_v_rels" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "_forms_v_texts" CASCADE;
  DROP TABLE "fonts_faces" CASCADE;
  DROP TABLE "fonts" CASCADE;
  DROP TABLE "_fonts_v_version_faces" CASCADE;
  DROP TABLE "_fonts_v" CASCADE;
  DROP TABLE "events_credits" CASCADE;
  DROP TABLE "events_credits_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_texts" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_credits" CASCADE;
  DROP TABLE "_events_v_version_credits_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_texts" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "event_instances_access_types" CASCADE;
  DROP TABLE "event_instances" CASCADE;
  DROP TABLE "event_instances_locales" CASCADE;
  DROP TABLE "_event_instances_v_version_access_types" CASCADE;
  DROP TABLE "_event_instances_v" CASCADE;
  DROP TABLE "_event_instances_v_locales" CASCADE;
  DROP TABLE "event_collections" CASCADE;
  DROP TABLE "event_collections_locales" CASCADE;
  DROP TABLE "event_collections_rels" CASCADE;
  DROP TABLE "_event_collections_v" CASCADE;
  DROP TABLE "_event_collections_v_locales" CASCADE;
  DROP TABLE "_event_collections_v_rels" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "seasons" CASCADE;
  DROP TABLE "seasons_locales" CASCADE;
  DROP TABLE "_seasons_v" CASCADE;
  DROP TABLE "_seasons_v_locales" CASCADE;
  DROP TABLE "series" CASCADE;
  DROP TABLE "series_locales" CASCADE;
  DROP TABLE "_series_v" CASCADE;
  DROP TABLE "_series_v_locales" CASCADE;
  DROP TABLE "works_creators" CASCADE;
  DROP TABLE "works_creators_locales" CASCADE;
  DROP TABLE "works_movements" CASCADE;
  DROP TABLE "works_movements_locales" CASCADE;
  DROP TABLE "works" CASCADE;
  DROP TABLE "works_locales" CASCADE;
  DROP TABLE "_works_v_version_creators" CASCADE;
  DROP TABLE "_works_v_version_creators_locales" CASCADE;
  DROP TABLE "_works_v_version_movements" CASCADE;
  DROP TABLE "_works_v_version_movements_locales" CASCADE;
  DROP TABLE "_works_v" CASCADE;
  DROP TABLE "_works_v_locales" CASCADE;
  DROP TABLE "venues" CASCADE;
  DROP TABLE "venues_locales" CASCADE;
  DROP TABLE "_venues_v" CASCADE;
  DROP TABLE "_venues_v_locales" CASCADE;
  DROP TABLE "organizations" CASCADE;
  DROP TABLE "organizations_locales" CASCADE;
  DROP TABLE "_organizations_v" CASCADE;
  DROP TABLE "_organizations_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "_media_v" CASCADE;
  DROP TABLE "_media_v_locales" CASCADE;
  DROP TABLE "_media_v_texts" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "_files_v" CASCADE;
  DROP TABLE "_files_v_locales" CASCADE;
  DROP TABLE "tenants_domains" CASCADE;
  DROP TABLE "tenants_addons" CASCADE;
  DROP TABLE "tenants" CASCADE;
  DROP TABLE "tenants_rels" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "memberships" CASCADE;
  DROP TABLE "user_roles" CASCADE;
  DROP TABLE "invite_tokens" CASCADE;
  DROP TABLE "collaborators" CASCADE;
  DROP TABLE "access_requests" CASCADE;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "plans_texts" CASCADE;
  DROP TABLE "addons" CASCADE;
  DROP TABLE "apps_links" CASCADE;
  DROP TABLE "apps_features" CASCADE;
  DROP TABLE "apps" CASCADE;
  DROP TABLE "app_config" CASCADE;
  DROP TABLE "custom_attributes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "platform" CASCADE;
  DROP TABLE "platform_texts" CASCADE;
  DROP TABLE "_platform_v" CASCADE;
  DROP TABLE "_platform_v_texts" CASCADE;
  DROP TABLE "announcement" CASCADE;
  DROP TABLE "_announcement_v" CASCADE;
  DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "document_references" CASCADE;
  DROP TABLE "document_saves" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "secrets" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  DROP TABLE "site_changes" CASCADE;
  DROP TABLE "site_sizes" CASCADE;
  DROP TABLE "support_visits" CASCADE;
  DROP TABLE "search_entries" CASCADE;
  DROP TABLE "document_reviews" CASCADE;
  DROP TABLE "release_documents" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "not_found_addresses" CASCADE;
  DROP TABLE "github_connections" CASCADE;
  DROP TABLE "github_deliveries" CASCADE;
  DROP TABLE "theme_errors" CASCADE;
  DROP TABLE "theme_pointers" CASCADE;
  DROP TABLE "theme_repositories" CASCADE;
  DROP TABLE "theme_versions" CASCADE;
  DROP TABLE "ticketing_changes" CASCADE;
  DROP TABLE "ticketing_connections" CASCADE;
  DROP TABLE "ticketing_hosts" CASCADE;
  DROP TABLE "ticketing_links" CASCADE;
  DROP TABLE "ticketing_lists" CASCADE;
  DROP TABLE "ticketing_runs" CASCADE;
  DROP TABLE "chat_attachments" CASCADE;
  DROP TABLE "chat_chunks" CASCADE;
  DROP TABLE "chat_days" CASCADE;
  DROP TABLE "chat_messages" CASCADE;
  DROP TABLE "chat_proposals" CASCADE;
  DROP TABLE "chat_runs" CASCADE;
  DROP TABLE "chat_tokens" CASCADE;
  DROP TABLE "chats" CASCADE;
  DROP TABLE "access_tokens" CASCADE;
  DROP TABLE "csv_imports" CASCADE;
  DROP TABLE "saved_views" CASCADE;
  DROP TABLE "version_writers" CASCADE;
  DROP TABLE "translation_counts" CASCADE;
  DROP TABLE "translation_facts" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_menus_entries_below_kind";
  DROP TYPE "public"."enum_menus_entries_kind";
  DROP TYPE "public"."enum_menus_place";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_entries_below_kind";
  DROP TYPE "public"."enum__menus_v_version_entries_kind";
  DROP TYPE "public"."enum__menus_v_version_place";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_reusable_content_status";
  DROP TYPE "public"."enum__reusable_content_v_version_status";
  DROP TYPE "public"."enum__reusable_content_v_published_locale";
  DROP TYPE "public"."enum_themes_render_mode";
  DROP TYPE "public"."enum_themes_status";
  DROP TYPE "public"."enum__themes_v_version_render_mode";
  DROP TYPE "public"."enum__themes_v_version_status";
  DROP TYPE "public"."enum__themes_v_published_locale";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum__blogs_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum_fonts_faces_style";
  DROP TYPE "public"."enum_fonts_status";
  DROP TYPE "public"."enum__fonts_v_version_faces_style";
  DROP TYPE "public"."enum__fonts_v_version_status";
  DROP TYPE "public"."enum__fonts_v_published_locale";
  DROP TYPE "public"."enum_events_credits_group";
  DROP TYPE "public"."enum_events_event_status";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_credits_group";
  DROP TYPE "public"."enum__events_v_version_event_status";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_event_instances_access_types";
  DROP TYPE "public"."enum_event_instances_instance_status";
  DROP TYPE "public"."enum_event_instances_status";
  DROP TYPE "public"."enum__event_instances_v_version_access_types";
  DROP TYPE "public"."enum__event_instances_v_version_instance_status";
  DROP TYPE "public"."enum__event_instances_v_version_status";
  DROP TYPE "public"."enum__event_instances_v_published_locale";
  DROP TYPE "public"."enum_event_collections_kind";
  DROP TYPE "public"."enum_event_collections_status";
  DROP TYPE "public"."enum__event_collections_v_version_kind";
  DROP TYPE "public"."enum__event_collections_v_version_status";
  DROP TYPE "public"."enum__event_collections_v_published_locale";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum_seasons_status";
  DROP TYPE "public"."enum__seasons_v_version_status";
  DROP TYPE "public"."enum__seasons_v_published_locale";
  DROP TYPE "public"."enum_series_status";
  DROP TYPE "public"."enum__series_v_version_status";
  DROP TYPE "public"."enum__series_v_published_locale";
  DROP TYPE "public"."enum_works_status";
  DROP TYPE "public"."enum__works_v_version_status";
  DROP TYPE "public"."enum__works_v_published_locale";
  DROP TYPE "public"."enum_venues_status";
  DROP TYPE "public"."enum__venues_v_version_status";
  DROP TYPE "public"."enum__venues_v_published_locale";
  DROP TYPE "public"."enum_organizations_kind";
  DROP TYPE "public"."enum_organizations_status";
  DROP TYPE "public"."enum__organizations_v_version_kind";
  DROP TYPE "public"."enum__organizations_v_version_status";
  DROP TYPE "public"."enum__organizations_v_published_locale";
  DROP TYPE "public"."enum_media_visibility";
  DROP TYPE "public"."enum_media_status";
  DROP TYPE "public"."enum__media_v_version_visibility";
  DROP TYPE "public"."enum__media_v_version_status";
  DROP TYPE "public"."enum__media_v_published_locale";
  DROP TYPE "public"."enum_files_visibility";
  DROP TYPE "public"."enum_files_status";
  DROP TYPE "public"."enum__files_v_version_visibility";
  DROP TYPE "public"."enum__files_v_version_status";
  DROP TYPE "public"."enum__files_v_published_locale";
  DROP TYPE "public"."enum_tenants_domains_status";
  DROP TYPE "public"."enum_tenants_domains_ssl_status";
  DROP TYPE "public"."enum_tenants_date_time_formats_date_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_month_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_time_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_date_time_separator";
  DROP TYPE "public"."enum_tenants_csp_preset";
  DROP TYPE "public"."enum_tenants_deletion";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_memberships_role";
  DROP TYPE "public"."enum_invite_tokens_status";
  DROP TYPE "public"."enum_invite_tokens_role";
  DROP TYPE "public"."enum_access_requests_status";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_announcement_level";
  DROP TYPE "public"."enum__announcement_v_version_level";`)
}
