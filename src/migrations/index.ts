import * as migration_20261121_024553_initial from './20261121_024553_initial';
import * as migration_20261121_030000_beyond_the_schema from './20261121_030000_beyond_the_schema';
import * as migration_20261121_092505_settings from './20261121_092505_settings';
import * as migration_20261121_092600_settings_rules from './20261121_092600_settings_rules';
import * as migration_20261121_145635_people from './20261121_145635_people';
import * as migration_20261121_150000_people_rules from './20261121_150000_people_rules';
import * as migration_20261121_160000_page_tree from './20261121_160000_page_tree';
import * as migration_20261121_181500_activity_index from './20261121_181500_activity_index';
import * as migration_20261121_183500_search_typos from './20261121_183500_search_typos';
import * as migration_20261121_190000_preview_links from './20261121_190000_preview_links';
import * as migration_20261121_215732_document_saves from './20261121_215732_document_saves';
import * as migration_20261121_223544_event_conditions from './20261121_223544_event_conditions';
import * as migration_20261121_230606_theme_values from './20261121_230606_theme_values';
import * as migration_20261122_010513_picture_words from './20261122_010513_picture_words';
import * as migration_20261122_172759_save_changes from './20261122_172759_save_changes';
import * as migration_20261122_173252_form_answers from './20261122_173252_form_answers';
import * as migration_20261122_174209_performance_names from './20261122_174209_performance_names';
import * as migration_20261122_174500_one_live_address from './20261122_174500_one_live_address';
import * as migration_20261122_175956_platform from './20261122_175956_platform';
import * as migration_20261122_214206_ticketing from './20261122_214206_ticketing';
import * as migration_20261122_235824_booking from './20261122_235824_booking';
import * as migration_20261123_000227_chat from './20261123_000227_chat';
import * as migration_20261123_001458_theme_versions from './20261123_001458_theme_versions';
import * as migration_20261123_013427_github from './20261123_013427_github';
import * as migration_20261123_013500_access_tokens from './20261123_013500_access_tokens';
import * as migration_20261123_013533_site_changes from './20261123_013533_site_changes';
import * as migration_20261123_013600_site_change_triggers from './20261123_013600_site_change_triggers';
import * as migration_20261123_034218_picture_sizes from './20261123_034218_picture_sizes';
import * as migration_20261123_040546_chat_sharing from './20261123_040546_chat_sharing';
import * as migration_20261123_085557_theme_choices from './20261123_085557_theme_choices';
import * as migration_20261123_092200_search_swaps from './20261123_092200_search_swaps';
import * as migration_20261123_092342_chat_attachments from './20261123_092342_chat_attachments';
import * as migration_20261123_123000_publish_permission from './20261123_123000_publish_permission';
import * as migration_20261123_124736_reviews from './20261123_124736_reviews';
import * as migration_20261123_125653_version_writers from './20261123_125653_version_writers';
import * as migration_20261123_130613_next_performance from './20261123_130613_next_performance';
import * as migration_20261123_130756_media_tags from './20261123_130756_media_tags';
import * as migration_20261123_133023_list_tables from './20261123_133023_list_tables';
import * as migration_20261123_170659_version_writers_by_person from './20261123_170659_version_writers_by_person';
import * as migration_20261123_171226_seo from './20261123_171226_seo';
import * as migration_20261123_174403_menus from './20261123_174403_menus';
import * as migration_20261123_221232_releases from './20261123_221232_releases';
import * as migration_20261123_222019_translations from './20261123_222019_translations';
import * as migration_20261124_052611_support from './20261124_052611_support';
import * as migration_20261125_032753_venue_country from './20261125_032753_venue_country';
import * as migration_20261125_155751_capacity from './20261125_155751_capacity';
import * as migration_20261129_093927_redirect_targets from './20261129_093927_redirect_targets';
import * as migration_20261129_140000_redirect_sources from './20261129_140000_redirect_sources';
import * as migration_20261129_190500_taken_back_syncs from './20261129_190500_taken_back_syncs';
import * as migration_20261130_022537_canary from './20261130_022537_canary';

export const migrations = [
  {
    up: migration_20261121_024553_initial.up,
    down: migration_20261121_024553_initial.down,
    name: '20261121_024553_initial',
  },
  {
    up: migration_20261121_030000_beyond_the_schema.up,
    down: migration_20261121_030000_beyond_the_schema.down,
    name: '20261121_030000_beyond_the_schema',
  },
  {
    up: migration_20261121_092505_settings.up,
    down: migration_20261121_092505_settings.down,
    name: '20261121_092505_settings',
  },
  {
    up: migration_20261121_092600_settings_rules.up,
    down: migration_20261121_092600_settings_rules.down,
    name: '20261121_092600_settings_rules',
  },
  {
    up: migration_20261121_145635_people.up,
    down: migration_20261121_145635_people.down,
    name: '20261121_145635_people',
  },
  {
    up: migration_20261121_150000_people_rules.up,
    down: migration_20261121_150000_people_rules.down,
    name: '20261121_150000_people_rules',
  },
  {
    up: migration_20261121_160000_page_tree.up,
    down: migration_20261121_160000_page_tree.down,
    name: '20261121_160000_page_tree',
  },
  {
    up: migration_20261121_181500_activity_index.up,
    down: migration_20261121_181500_activity_index.down,
    name: '20261121_181500_activity_index',
  },
  {
    up: migration_20261121_183500_search_typos.up,
    down: migration_20261121_183500_search_typos.down,
    name: '20261121_183500_search_typos',
  },
  {
    up: migration_20261121_190000_preview_links.up,
    down: migration_20261121_190000_preview_links.down,
    name: '20261121_190000_preview_links',
  },
  {
    up: migration_20261121_215732_document_saves.up,
    down: migration_20261121_215732_document_saves.down,
    name: '20261121_215732_document_saves',
  },
  {
    up: migration_20261121_223544_event_conditions.up,
    down: migration_20261121_223544_event_conditions.down,
    name: '20261121_223544_event_conditions',
  },
  {
    up: migration_20261121_230606_theme_values.up,
    down: migration_20261121_230606_theme_values.down,
    name: '20261121_230606_theme_values',
  },
  {
    up: migration_20261122_010513_picture_words.up,
    down: migration_20261122_010513_picture_words.down,
    name: '20261122_010513_picture_words',
  },
  {
    up: migration_20261122_172759_save_changes.up,
    down: migration_20261122_172759_save_changes.down,
    name: '20261122_172759_save_changes',
  },
  {
    up: migration_20261122_173252_form_answers.up,
    down: migration_20261122_173252_form_answers.down,
    name: '20261122_173252_form_answers',
  },
  {
    up: migration_20261122_174209_performance_names.up,
    down: migration_20261122_174209_performance_names.down,
    name: '20261122_174209_performance_names',
  },
  {
    up: migration_20261122_174500_one_live_address.up,
    down: migration_20261122_174500_one_live_address.down,
    name: '20261122_174500_one_live_address',
  },
  {
    up: migration_20261122_175956_platform.up,
    down: migration_20261122_175956_platform.down,
    name: '20261122_175956_platform',
  },
  {
    up: migration_20261122_214206_ticketing.up,
    down: migration_20261122_214206_ticketing.down,
    name: '20261122_214206_ticketing',
  },
  {
    up: migration_20261122_235824_booking.up,
    down: migration_20261122_235824_booking.down,
    name: '20261122_235824_booking',
  },
  {
    up: migration_20261123_000227_chat.up,
    down: migration_20261123_000227_chat.down,
    name: '20261123_000227_chat',
  },
  {
    up: migration_20261123_001458_theme_versions.up,
    down: migration_20261123_001458_theme_versions.down,
    name: '20261123_001458_theme_versions',
  },
  {
    up: migration_20261123_013427_github.up,
    down: migration_20261123_013427_github.down,
    name: '20261123_013427_github',
  },
  {
    up: migration_20261123_013500_access_tokens.up,
    down: migration_20261123_013500_access_tokens.down,
    name: '20261123_013500_access_tokens',
  },
  {
    up: migration_20261123_013533_site_changes.up,
    down: migration_20261123_013533_site_changes.down,
    name: '20261123_013533_site_changes',
  },
  {
    up: migration_20261123_013600_site_change_triggers.up,
    down: migration_20261123_013600_site_change_triggers.down,
    name: '20261123_013600_site_change_triggers',
  },
  {
    up: migration_20261123_034218_picture_sizes.up,
    down: migration_20261123_034218_picture_sizes.down,
    name: '20261123_034218_picture_sizes',
  },
  {
    up: migration_20261123_040546_chat_sharing.up,
    down: migration_20261123_040546_chat_sharing.down,
    name: '20261123_040546_chat_sharing',
  },
  {
    up: migration_20261123_085557_theme_choices.up,
    down: migration_20261123_085557_theme_choices.down,
    name: '20261123_085557_theme_choices',
  },
  {
    up: migration_20261123_092200_search_swaps.up,
    down: migration_20261123_092200_search_swaps.down,
    name: '20261123_092200_search_swaps',
  },
  {
    up: migration_20261123_092342_chat_attachments.up,
    down: migration_20261123_092342_chat_attachments.down,
    name: '20261123_092342_chat_attachments',
  },
  {
    up: migration_20261123_123000_publish_permission.up,
    down: migration_20261123_123000_publish_permission.down,
    name: '20261123_123000_publish_permission',
  },
  {
    up: migration_20261123_124736_reviews.up,
    down: migration_20261123_124736_reviews.down,
    name: '20261123_124736_reviews',
  },
  {
    up: migration_20261123_125653_version_writers.up,
    down: migration_20261123_125653_version_writers.down,
    name: '20261123_125653_version_writers',
  },
  {
    up: migration_20261123_130613_next_performance.up,
    down: migration_20261123_130613_next_performance.down,
    name: '20261123_130613_next_performance',
  },
  {
    up: migration_20261123_130756_media_tags.up,
    down: migration_20261123_130756_media_tags.down,
    name: '20261123_130756_media_tags',
  },
  {
    up: migration_20261123_133023_list_tables.up,
    down: migration_20261123_133023_list_tables.down,
    name: '20261123_133023_list_tables',
  },
  {
    up: migration_20261123_170659_version_writers_by_person.up,
    down: migration_20261123_170659_version_writers_by_person.down,
    name: '20261123_170659_version_writers_by_person',
  },
  {
    up: migration_20261123_171226_seo.up,
    down: migration_20261123_171226_seo.down,
    name: '20261123_171226_seo',
  },
  {
    up: migration_20261123_174403_menus.up,
    down: migration_20261123_174403_menus.down,
    name: '20261123_174403_menus',
  },
  {
    up: migration_20261123_221232_releases.up,
    down: migration_20261123_221232_releases.down,
    name: '20261123_221232_releases',
  },
  {
    up: migration_20261123_222019_translations.up,
    down: migration_20261123_222019_translations.down,
    name: '20261123_222019_translations',
  },
  {
    up: migration_20261124_052611_support.up,
    down: migration_20261124_052611_support.down,
    name: '20261124_052611_support',
  },
  {
    up: migration_20261125_032753_venue_country.up,
    down: migration_20261125_032753_venue_country.down,
    name: '20261125_032753_venue_country',
  },
  {
    up: migration_20261125_155751_capacity.up,
    down: migration_20261125_155751_capacity.down,
    name: '20261125_155751_capacity',
  },
  {
    up: migration_20261129_093927_redirect_targets.up,
    down: migration_20261129_093927_redirect_targets.down,
    name: '20261129_093927_redirect_targets',
  },
  {
    up: migration_20261129_140000_redirect_sources.up,
    down: migration_20261129_140000_redirect_sources.down,
    name: '20261129_140000_redirect_sources',
  },
  {
    up: migration_20261129_190500_taken_back_syncs.up,
    down: migration_20261129_190500_taken_back_syncs.down,
    name: '20261129_190500_taken_back_syncs',
  },
  {
    up: migration_20261130_022537_canary.up,
    down: migration_20261130_022537_canary.down,
    name: '20261130_022537_canary'
  },
];
