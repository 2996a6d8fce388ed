import { ReviewField as ReviewField_81e6090a4b7d1f5626f52a5e272c4469 } from '../../../../src/plugins/reviews/components/ReviewField'
import { ReferenceCell as ReferenceCell_b542a52d686dad88589ea17eeed2464f } from '../../../../src/components/document/ReferenceNames/ReferenceCell'
import { NoDiff as NoDiff_e30e6436b474530aa1700df23e7678d5 } from '../../../../src/components/document/NoDiff/NoDiff'
import { ReferenceHelp as ReferenceHelp_7d4191c3be2d71f144cde3cd33ad07af } from '../../../../src/components/document/ReferenceStates/ReferenceHelp'
import { Layout as Layout_5b1ae3c0b4407dc2b874d40e350f2712 } from '../../../../src/components/theme/Layout/Layout'
import { RowsDiff as RowsDiff_c978dc9921d521cf83d9e1a836edbdd6 } from '../../../../src/components/document/RowsDiff/RowsDiff'
import { DocumentTheme as DocumentTheme_7fb66e68844a116a36bcf7d8cd694fa0 } from '../../../../src/components/theme/DocumentTheme/DocumentTheme'
import { ValuesDiff as ValuesDiff_517b301139c44a072918eedfe675d127 } from '../../../../src/components/document/ValuesDiff/ValuesDiff'
import { SlugField as SlugField_caab2c5ddde7398e73307189b5a65f53 } from '../../../../src/components/document/Slug/SlugField'
import { ZonedCell as ZonedCell_5a1836f1f602a85370ebfd75594183d5 } from '../../../../src/components/document/Moments/ZonedCell'
import { MomentCell as MomentCell_cdac9a9b746e59249dea5722c52f1416 } from '../../../../src/components/document/Moments/MomentCell'
import { SeoTextField as SeoTextField_aba5691986ac6a9a2bc9da24f7e016cb } from '../../../../src/plugins/seo/components/Fields/SeoTextField'
import { SeoPreviewField as SeoPreviewField_bc7f57f684533f027d4f927aa43a68d9 } from '../../../../src/plugins/seo/components/Fields/SeoPreviewField'
import { PanelField as PanelField_e667930b1cf3dbca51bb438139bcade5 } from '../../../../src/plugins/translations/components/PanelField'
import { PublishStateCell as PublishStateCell_74aeb2ba37658e9ede80feb2b9e4d523 } from '../../../../src/components/document/StatusCell/PublishStateCell'
import { ListMenu as ListMenu_0c093ba4d1506a654164f0f126f6db64 } from '../../../../src/components/document/ListMenu/ListMenu'
import { ViewsPart as ViewsPart_9e6a06a187f1195678193b10a9226882 } from '../../../../src/plugins/savedViews/components/ViewsPart'
import { BulkActions as BulkActions_d23a156c7765e5120a1325854082a379 } from '../../../../src/components/document/BulkActions/BulkActions'
import { ListUses as ListUses_ca9049c5cde20554fc6f6f82f9c51a84 } from '../../../../src/components/document/Uses/ListUses'
import { TrashList as TrashList_5fae776e0ee0e96616fddeb665583def } from '../../../../src/components/document/TrashList/TrashList'
import { ListChanged as ListChanged_d239989a3e80c2c4ea2cb955882d2878 } from '../../../../src/components/document/ListChanged/ListChanged'
import { EmptyList as EmptyList_266b9168cd97d0be596a342751ce3be8 } from '../../../../src/components/document/EmptyList/EmptyList'
import { SelectedEntry as SelectedEntry_c9bb3a077ef37cd0efa0cb8a6895fe8f } from '../../../../src/plugins/releases/components/SelectedEntry'
import { ReviewButton as ReviewButton_6a458133708139a950b615587d8c39cd } from '../../../../src/plugins/reviews/components/ReviewButton'
import { BeginDocument as BeginDocument_657067119826dd3db4e2d87cc71ae3c6 } from '../../../../src/components/document/NewDocument/BeginDocument'
import { SaveState as SaveState_f84fd4e1b1575a280e5ad7ecb0273ac8 } from '../../../../src/components/document/SaveState/SaveState'
import { DocumentSchedule as DocumentSchedule_6277ef35332c1d34dfad74bbf4403ef3 } from '../../../../src/components/document/Schedule/DocumentSchedule'
import { TrashedTargets as TrashedTargets_723a1ad206b5c0c90a1e9e48fbe641a3 } from '../../../../src/components/document/TrashedTargets/TrashedTargets'
import { KeepClocks as KeepClocks_bf79df40a3e2bc284d991c595cd99d7a } from '../../../../src/components/document/Moments/KeepClocks'
import { FollowSite as FollowSite_276c841b9ae4338305bf994cbee56ea2 } from '../../../../src/components/document/FollowSite/FollowSite'
import { LeaveDocument as LeaveDocument_f09e96fab25b25c4a4cfbf07c180abf9 } from '../../../../src/components/document/LeaveDocument/LeaveDocument'
import { TakenOver as TakenOver_1d30fc5e8f672d1cd3231aff3cdd325d } from '../../../../src/components/document/TakenOver/TakenOver'
import { LockedSince as LockedSince_730a6fccb6347a28fab59286ba0b3756 } from '../../../../src/components/document/TakenOver/LockedSince'
import { StaleDocument as StaleDocument_2c1ed729049b13c701fd22b935b3ad2f } from '../../../../src/components/document/StaleDocument/StaleDocument'
import { DocumentUses as DocumentUses_5621fe2a3d981eb98985cdb4a7d2accc } from '../../../../src/components/document/Uses/DocumentUses'
import { ViewLive as ViewLive_c5017e9f3b4cb47434632b43a85abf73 } from '../../../../src/components/document/ViewLive/ViewLive'
import { SharePreview as SharePreview_913106f843a7a97844f0dbfcf5a17cd6 } from '../../../../src/plugins/site/components/admin/SharePreview'
import { ShowPreview as ShowPreview_2564e1cb747637e9349f60e525fae252 } from '../../../../src/components/document/NewDocument/ShowPreview'
import { WhereUsed as WhereUsed_f3b3641a41348ac87853becd597c52a6 } from '../../../../src/components/document/Uses/WhereUsed'
import { MoveToTrash as MoveToTrash_3c1eab4b2b0c5db006885e79ed89238b } from '../../../../src/components/document/Trash/MoveToTrash'
import { AddEntry as AddEntry_e9e411cf506cb0aaab3b492060a1bf4c } from '../../../../src/plugins/releases/components/AddEntry'
import { PublishButton as PublishButton_9fd4de6a969a3b7a97cae025bf6b8411 } from '../../../../src/components/document/Publish/PublishButton'
import { SaveDraft as SaveDraft_eedcc568798b49423b444506b31f53e1 } from '../../../../src/components/document/NewDocument/SaveDraft'
import { EditScreen as EditScreen_76f60a541a032c6530b08994b3354e11 } from '../../../../src/components/document/NewDocument/EditScreen'
import { VersionsView as VersionsView_ae43fad18ed3ca18b28091aa47ba9b7f } from '../../../../src/plugins/versions/components/VersionsView'
import { TranslateView as TranslateView_a764ceaace6af60daadc0df995ae02eb } from '../../../../src/plugins/translations/components/TranslateView'
import { TranslateTab as TranslateTab_5c50e2c36a1bb4a53e78cf14435da637 } from '../../../../src/plugins/translations/components/TranslateTab'
import { NamedList as NamedList_99b021cfed6228f4948dd701cbf6dc2e } from '../../../../src/components/document/ReferenceNames/NamedList'
import { OnlyInField as OnlyInField_5d3853a6b3dfe2442ca7fc827d7f2c91 } from '../../../../src/components/document/Menus/OnlyInField'
import { EntriesField as EntriesField_a848d7b267630984dab41a0dc6967f48 } from '../../../../src/components/document/Menus/EntriesField'
import { EntryTitle as EntryTitle_1bc3b91775c9b66292d47a2ced287126 } from '../../../../src/components/document/Menus/EntryTitle'
import { MenusList as MenusList_5e02e07bf3f9eafe8417d0a85ee96530 } from '../../../../src/plugins/site/components/menus/MenusList'
import { InUse as InUse_3ffb25f75ae0ad1e880920e5aca7e6fe } from '../../../../src/components/theme/InUse/InUse'
import { JsonField as JsonField_b81b1ad103b6561e73803c253c824b77 } from '../../../../src/components/document/Json/JsonField'
import { ThemeSettings as ThemeSettings_bd412c00a51fea74909c0ff7672503a2 } from '../../../../src/components/theme/ThemeSettings/ThemeSettings'
import { ThemesList as ThemesList_b1793dee37047029f2f7925593b6aff7 } from '../../../../src/plugins/themes/components/Themes/ThemesList'
import { TargetCell as TargetCell_7f48090577db8f07735c6d30742f669e } from '../../../../src/components/document/Redirects/TargetCell'
import { ImportEntry as ImportEntry_26e73bfd623a14c1ab5030bc14ee8997 } from '../../../../src/plugins/csvImport/components/ImportEntry'
import { NotFoundPart as NotFoundPart_f33d775c12c31a0eca2bbd90c04f1605 } from '../../../../src/plugins/seo/components/NotFound/NotFoundPart'
import { ImportPart as ImportPart_7e3a98ffd8b5a875c9ee430bf8eb059c } from '../../../../src/plugins/csvImport/components/ImportPart'
import { BlockTitle as BlockTitle_533e772aea997099dbc3cef5c41ff89c } from '../../../../src/components/document/RowTitle/BlockTitle'
import { QuestionsField as QuestionsField_ee2507506e1230a12a4f9612b4544a9d } from '../../../../src/components/document/Answers/QuestionsField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_dec300a543b893c3af9e28e0d2660d8a } from '../../../../src/components/document/RichText/TableFeatureClient'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_3a3e53f04567aaac1ae1ba23cd40cc0c } from '../../../../src/components/document/RichText/PasteFeatureClient'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextField as TextField_ac26635d3c0db4fb7c7daacd412c632f } from '../../../../src/components/document/RichText/TextField'
import { RuleQuestion as RuleQuestion_b3603ac6cad1d30c274453454b36ee7a } from '../../../../src/components/document/MailRules/RuleQuestion'
import { RuleValue as RuleValue_eff614ec9c8daa4e6c388c8be72389bd } from '../../../../src/components/document/MailRules/RuleValue'
import { AnswersCell as AnswersCell_e34e57229d46667d54929d920f4006af } from '../../../../src/components/document/Answers/AnswersCell'
import { AnswersGoFromList as AnswersGoFromList_c9ee3548190f0ce527c4452b5de1e870 } from '../../../../src/components/document/Answers/AnswersGoFromList'
import { AnswersGo as AnswersGo_67f9b4870708f8cf91c35edeb77439ac } from '../../../../src/components/document/Answers/AnswersGo'
import { AnswersTab as AnswersTab_cb333a46408a1f02e3d797295a8e1168 } from '../../../../src/components/document/Answers/AnswersTab'
import { AnswerView as AnswerView_6052f040601d88f90ca45766fb92c78a } from '../../../../src/components/views/Answers/Answer/AnswerView'
import { AnswersView as AnswersView_325c82fa4ba57b74b151b5f2e7341575 } from '../../../../src/components/views/Answers/AnswersView'
import { EventTitleCell as EventTitleCell_84e2aa8057a0ccc3aa92e224c0390d33 } from '../../../../src/components/document/EventRow/EventTitleCell'
import { FieldMark as FieldMark_6fc36c800fcd02a00fca5ffb8e785e78 } from '../../../../src/plugins/ticketing/components/Marks/FieldMark'
import { PerformancesField as PerformancesField_cfce4be9a7effb851fd0ddc8f7fa5d9d } from '../../../../src/plugins/performances/components/Table/PerformancesField'
import { CreditsField as CreditsField_0cdd2fb64fa03d1bd14a71b0e77a2a29 } from '../../../../src/plugins/credits/components/CreditsField'
import { BookingField as BookingField_9df93fee46efa846fec5712f42189ea7 } from '../../../../src/components/document/Booking/BookingField'
import { EventPanel as EventPanel_9cfdeea6adb023313383ed2a3ee27cb4 } from '../../../../src/plugins/ticketing/components/EventPanel/EventPanel'
import { SpanDate as SpanDate_4b0ce08ec2d1637aec64ca836eb270d2 } from '../../../../src/components/document/EventSpan/SpanDate'
import { StatusCell as StatusCell_3754c6a9c4452daeaa6562c301e34f66 } from '../../../../src/components/document/StatusCell/StatusCell'
import { Attributes as Attributes_aadebf5d832450f81bfc0d78fb42401d } from '../../../../src/components/theme/Attributes/Attributes'
import { EventLine as EventLine_30ee85572b19fba77df4f16d5474f0c7 } from '../../../../src/plugins/audience/components/EventLine'
import { BringInLinks as BringInLinks_ac7641c45eac3401a8f934b62d571db9 } from '../../../../src/plugins/ticketing/components/BringIn/BringInLinks'
import { EventChips as EventChips_b29e0d143c03f70af115e17518030963 } from '../../../../src/components/document/EventChips/EventChips'
import { EventsLife as EventsLife_b835253bd995e813ace75da3da3a896a } from '../../../../src/components/document/EventLife/EventsLife'
import { AddPerformances as AddPerformances_2839d416e124773e7b59776be6e1f320 } from '../../../../src/plugins/performances/components/Add/AddPerformances'
import { EventLife as EventLife_c8a069b6923db859e5f55a2a874dda63 } from '../../../../src/components/document/EventLife/EventLife'
import { WhenChips as WhenChips_2cbd53299748638db3a8b18ef338daed } from '../../../../src/components/document/WhenChips/WhenChips'
import { Conditions as Conditions_22b4e86575733ac43959b603db4a6002 } from '../../../../src/components/document/Conditions/Conditions'
import { DayCell as DayCell_22a548ea1cd26cbbabe8d4ebed06f98a } from '../../../../src/components/document/Moments/DayCell'
import { Country as Country_02e33e42e9fe232246722ad379b09c27 } from '../../../../src/components/document/Place/Country'
import { Region as Region_b7058f0bdaff1e4b12d4decb89f1ee4f } from '../../../../src/components/document/Place/Region'
import { Zone as Zone_e13f11811df373d537c4a61fc47bc613 } from '../../../../src/components/document/Place/Zone'
import { AnnounceAtVenue as AnnounceAtVenue_3c6448cf9f96a233c47f59a62cdb77d3 } from '../../../../src/plugins/performances/components/Announce/AnnounceAtVenue'
import { MediaFile as MediaFile_d9bdc694ca7b20a0e932dbfc33e2d0e7 } from '../../../../src/plugins/mediaLibrary/components/File/MediaFile'
import { TitleField as TitleField_aeb6374636456a9e912c179a5275f714 } from '../../../../src/plugins/mediaLibrary/components/Title/TitleField'
import { TagsField as TagsField_a9d8f45b110b91919c6a0068e19749d6 } from '../../../../src/plugins/mediaLibrary/components/Tags/TagsField'
import { AltField as AltField_f3cd6a147ca466be31fac43a093f4d29 } from '../../../../src/components/document/AltText/AltField'
import { DecorativeField as DecorativeField_2af83770abedb74665bc82f3d407e2ef } from '../../../../src/components/document/AltText/DecorativeField'
import { AltChips as AltChips_19dfd2eacf7f02b9bf5430be08151679 } from '../../../../src/components/document/AltChips/AltChips'
import { SaveFileDraft as SaveFileDraft_54057dc19b7e0a07768cc1eee9260310 } from '../../../../src/components/document/SaveFile/SaveFileDraft'
import { MediaList as MediaList_9af0da87d15b199b06e3586d77c6ff18 } from '../../../../src/plugins/mediaLibrary/components/Library/MediaList'
import { SiteDanger as SiteDanger_42035b3cf19d1fe5902e440e7ac00012 } from '../../../../src/components/views/Provider/SiteDanger/SiteDanger'
import { PersonSafety as PersonSafety_4614b8fe879e744d108494e634f56464 } from '../../../../src/components/views/Provider/PersonSafety/PersonSafety'
import { SecretField as SecretField_f587d82ea8f35956c50a4a9b654cbb28 } from '../../../../src/components/settings/AppForm/SecretField'
import { GroupField as GroupField_7eedb17fea0bfa4189bd32eda78c1dad } from '../../../../src/payload-patches/lateGroups/GroupField'
import { LiquidField as LiquidField_8df4113567e05be078059f0cfa293c4e } from '../../../../src/components/document/Liquid/LiquidField'
import { BlockValues as BlockValues_c710734a7aec7f712d333d9610e88399 } from '../../../../src/components/theme/BlockValues/BlockValues'
import { BlockLabel as BlockLabel_0b4c98373b4ead002a9922459b10df4d } from '../../../../src/components/theme/BlockLabel/BlockLabel'
import { ItemField as ItemField_19d8761d0c41115f046e53eeb9d5b5b4 } from '../../../../src/plugins/ticketing/components/Item/ItemField'
import { ProviderField as ProviderField_f7f9580e94540500a1003519ad358725 } from '../../../../src/plugins/ticketing/components/Item/ProviderField'
import { UserAvatar as UserAvatar_d65c00cb50066781ecff9afc835111a6 } from '../../../../src/components/frame/UserMenu/UserAvatar'
import { Nav as Nav_c4ebe471ce5df6478f275f48190b22a9 } from '../../../../src/components/frame/Nav/Nav'
import { Announcement as Announcement_90f0a190b078855edea9aa307e371a16 } from '../../../../src/components/frame/Announcement/Announcement'
import { VerifyEmail as VerifyEmail_796ff56274ea2b97fe06271884efd264 } from '../../../../src/components/frame/VerifyEmail/VerifyEmail'
import { Support as Support_cc16ea93310472413ac00cb55ace8b81 } from '../../../../src/components/frame/Support/Support'
import { Messenger as Messenger_34bbc9d84cac56c7b66ce986e56f86ef } from '../../../../src/plugins/messenger/components/Messenger'
import { HomeIcon as HomeIcon_0e5eb3e0499c9bb50832c53822bb9ec3 } from '../../../../src/components/frame/Brand/HomeIcon'
import { Logo as Logo_325b7f702533b9b05fa0673581f39fe3 } from '../../../../src/components/frame/Brand/Logo'
import { JumpTo as JumpTo_ea4304d41af97b42731adb7d79b59a36 } from '../../../../src/plugins/search/components/Palette/JumpTo'
import { DarkClass as DarkClass_4295ce6de33e6922d38270551dc4476d } from '../../../../src/components/frame/Theme/DarkClass'
import { BrowserZone as BrowserZone_c67191dd1105428cab6589e1347d9c9d } from '../../../../src/components/frame/BrowserZone/BrowserZone'
import { WelshDates as WelshDates_3d020d7bc013ddb61150404d300eed8c } from '../../../../src/payload-patches/dateLocale/WelshDates'
import { Amendments as Amendments_b1691d11b7099f83876a9633ce4cbd06 } from '../../../../src/components/frame/Amendments/Amendments'
import { FormStateCalls as FormStateCalls_aaf89bf9e0a351f52e803d5a08c6f6af } from '../../../../src/components/frame/FormStateCalls/FormStateCalls'
import { RefusedCalls as RefusedCalls_5ed4c8ef0613b91c1b3ec18fcfbc359a } from '../../../../src/components/frame/RefusedCalls/RefusedCalls'
import { UploadTray as UploadTray_ac76428d93dea197ad94be8e1ab0ae37 } from '../../../../src/plugins/mediaLibrary/components/Uploads/UploadTray'
import { Account as Account_0379fe9eafba0e3e97fd7bc266b0e1fb } from '../../../../src/components/views/Account/Account'
import { Collaborations as Collaborations_ede9bff43ad23e81415bec28405e94c3 } from '../../../../src/components/views/Collaborations/Collaborations'
import { FirstUser as FirstUser_d3cfce9e0f981ef0b41c66304f48d55d } from '../../../../src/components/views/Provider/FirstUser/FirstUser'
import { ForgotPassword as ForgotPassword_676537800965c259ab92b970d4e1e90e } from '../../../../src/components/views/SignIn/ForgotPassword'
import { Login as Login_60299533c889daf14386871194a9e76c } from '../../../../src/components/views/SignIn/Login'
import { ResetPassword as ResetPassword_6bf3b3561a0e55ad679d75e638fadf6d } from '../../../../src/components/views/SignIn/ResetPassword'
import { Verify as Verify_ef63540ce52602e1349ef2a1d964a226 } from '../../../../src/components/views/SignIn/Verify'
import { Dashboard as Dashboard_abc1baebc895d1332c168577a7f431cb } from '../../../../src/components/views/Dashboard/Dashboard'
import { HelpStart as HelpStart_83572480c15c090cecdd0188a1b61e93 } from '../../../../src/components/views/Help/HelpStart'
import { HelpPage as HelpPage_2c41278400ce398ed6a0d75e9bacd2b8 } from '../../../../src/components/views/Help/HelpPage'
import { Invite as Invite_887681c71affc87f672e0f665a3a5e42 } from '../../../../src/components/views/Invite/Invite'
import { Mailbox as Mailbox_1d0c9110e68d49775feb16a2319c60dc } from '../../../../src/components/views/Provider/Mailbox/Mailbox'
import { InstalledApps as InstalledApps_da977b66e3eae37a6f80fd24d1457c3c } from '../../../../src/components/views/Apps/Apps/InstalledApps'
import { AppSettings as AppSettings_aedab394305d4a7a6a035b7a71145b6f } from '../../../../src/components/views/Apps/AppSettings/AppSettings'
import { Activity as Activity_e3bda070090c3328a850b9e6736ec989 } from '../../../../src/components/views/Settings/Activity/Activity'
import { App as App_57f772e984ab26490e6a4cec0e983753 } from '../../../../src/components/views/Settings/App/App'
import { Apps as Apps_57815d88971e0925ebf94e82129efa3f } from '../../../../src/components/views/Settings/Apps/Apps'
import { Billing as Billing_0188e7838b1192d6e51a69f7d54fbd0d } from '../../../../src/components/views/Settings/Billing/Billing'
import { CustomAttributes as CustomAttributes_5dca8d9af425d5c90848114a22aaa8b9 } from '../../../../src/components/views/Settings/CustomAttributes/CustomAttributes'
import { Domains as Domains_9fec74dcb72f54cfc81517a52514f66b } from '../../../../src/components/views/Settings/Domains/Domains'
import { General as General_39ea7e45354cd0054c789466531cd02a } from '../../../../src/components/views/Settings/General/General'
import { Languages as Languages_a3b9481e048138842d8ea4ae78c4e9be } from '../../../../src/components/views/Settings/Languages/Languages'
import { Security as Security_4f0ebaed1ce8e3e48a4efc2d52b2db6b } from '../../../../src/components/views/Settings/Security/Security'
import { Users as Users_d0b0e25be14b883ee2d51dfa3a794742 } from '../../../../src/components/views/Settings/Users/Users'
import { Support as Support_efb4c10306239b6af38fafa4d122fffe } from '../../../../src/components/views/Support/Support'
import { Overview as Overview_74aa25e33fd8ddcf05de697a32d07311 } from '../../../../src/components/views/Provider/Overview/Overview'
import { NewSite as NewSite_fff2adc85567715f50fd7fbda5215321 } from '../../../../src/components/views/Provider/NewSite/NewSite'
import { Logout as Logout_4909d171c453884d51ce89d1786228ef } from '../../../../src/components/views/Logout/Logout'
import { ToAccount as ToAccount_1f93bad9cf4a427c9acb27f785f8ecd0 } from '../../../../src/components/views/Redirect/ToAccount'
import { ToLogout as ToLogout_989a2f895168cb7a420412750ce6a331 } from '../../../../src/components/views/Redirect/ToLogout'
import { SearchScreen as SearchScreen_020b462059b89ebeb43c17374e821622 } from '../../../../src/plugins/search/components/SearchScreen'
import { AnnouncementsScreen as AnnouncementsScreen_cad1ffd030b69314f09b204e727b158b } from '../../../../src/plugins/performances/components/Announce/AnnouncementsScreen'
import { ReleaseScreen as ReleaseScreen_ca4953e23055690f6415322971533882 } from '../../../../src/plugins/releases/components/ReleaseScreen'
import { ReleasesScreen as ReleasesScreen_62eb8899f57d16218fb26f937edb0300 } from '../../../../src/plugins/releases/components/ReleasesScreen'
import { AudienceScreen as AudienceScreen_553ed661f8d06cbca6bb993c0ade1395 } from '../../../../src/plugins/audience/components/AudienceScreen'
import { Studio as Studio_1fe2885838b7c59c66215b9b34de12d7 } from '../../../../src/plugins/themes/components/Studio/Studio'
import { BringInScreen as BringInScreen_ba4221265f17798ab1df394bc8ef689c } from '../../../../src/plugins/ticketing/components/BringIn/BringInScreen'
import { ChatScreen as ChatScreen_43d27c30366319985ffb21d79fd7d838 } from '../../../../src/plugins/chat/components/Screen/ChatScreen'
import { ApiReference as ApiReference_d5fa1f2c9dd0c88c17058ca6e5218fe9 } from '../../../../src/plugins/tokens/components/ApiReference/ApiReference'
import { MovingInScreen as MovingInScreen_c2fa272e54d8f4d95ad3e051e601d2c5 } from '../../../../src/plugins/movingIn/components/MovingInScreen'
import { DocumentsScreen as DocumentsScreen_a305393298f3a81310d0e8e729541084 } from '../../../../src/plugins/translations/components/DocumentsScreen'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { AccountTokens as AccountTokens_d758fb93284cc60e4ff889872dd38a90 } from '../../../../src/plugins/tokens/components/AccountTokens'
import { AccountPasskeys as AccountPasskeys_f335551a9f1730b6a1d0c8713469a5f8 } from '../../../../src/plugins/passkeys/components/AccountPasskeys'
import { AccountMessenger as AccountMessenger_1d465131cc8e025ec834c605601b3fe6 } from '../../../../src/plugins/messenger/components/AccountMessenger'
import { PasskeyCode as PasskeyCode_6c421d734f52527470d38e58d3d5c91f } from '../../../../src/plugins/passkeys/components/PasskeyCode'
import { ReviewsBox as ReviewsBox_ae48a3af63277423711618d37bf801d6 } from '../../../../src/plugins/reviews/components/ReviewsBox'
import { AudienceBox as AudienceBox_c5ab5da52dcdde9657b8c726524aa122 } from '../../../../src/plugins/audience/components/AudienceBox'
import { ChatBoxPart as ChatBoxPart_f1d547a7d70362c069532787f0b93f39 } from '../../../../src/plugins/chat/components/Dashboard/ChatBoxPart'
import { StarterBox as StarterBox_045614ed06c0cec1d9ad21f27522ae7f } from '../../../../src/plugins/starters/components/StarterBox'
import { WrittenBox as WrittenBox_db464ef2a467cabc99d2d2999dd49dbc } from '../../../../src/plugins/versions/components/WrittenBox'
import { OverviewCard as OverviewCard_ff3094a0027d98054db8aee5d4e300fb } from '../../../../src/plugins/translations/components/OverviewCard'
import { CanaryCard as CanaryCard_574ff9c964a32e829b14f88d0dc1f9a8 } from '../../../../src/plugins/canary/components/CanaryCard'
import { PasskeyRule as PasskeyRule_6f1566bd4f029f1f3e177c256d15b2b1 } from '../../../../src/plugins/passkeys/components/PasskeyRule'
import { PasskeySignIn as PasskeySignIn_743a201d7ba35fc441a197a11c6d3e02 } from '../../../../src/plugins/passkeys/components/PasskeySignIn'
import { HistoryPart as HistoryPart_b3c2fe1d552ffc2928c14a694e41bba5 } from '../../../../src/plugins/chat/components/History/HistoryPart'
import { NewDocumentScreen as NewDocumentScreen_e7ff6d6e2e076ce30de808e4b946952f } from '../../../../src/components/document/NewDocument/NewDocumentScreen'
import { BoxOfficeScreen as BoxOfficeScreen_c38c94f6240210a3b035b60576d81832 } from '../../../../src/plugins/ticketing/components/BoxOffice/BoxOfficeScreen'
import { ConnectionPanel as ConnectionPanel_0c33218aa349e3e63b05c396abda0965 } from '../../../../src/plugins/ticketing/components/Connection/ConnectionPanel'
import { PagesList as PagesList_4a013b6f4fecc113bc13ac0efb93363f } from '../../../../src/plugins/pageTree/components/PagesList/PagesList'
import { EventsList as EventsList_d30e02afd812ea1cf64d115442b48e79 } from '../../../../src/components/document/EventRow/EventsList'
import { PerformancesList as PerformancesList_152943518d8e68606f159e6f38da0e87 } from '../../../../src/plugins/performances/components/Calendar/PerformancesList'
import { SitesList as SitesList_834c8c46bbf2928394612a26fae5fb03 } from '../../../../src/components/views/Provider/Sites/SitesList'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/plugins/reviews/components/ReviewField#ReviewField": ReviewField_81e6090a4b7d1f5626f52a5e272c4469,
  "/src/components/document/ReferenceNames/ReferenceCell#ReferenceCell": ReferenceCell_b542a52d686dad88589ea17eeed2464f,
  "/src/components/document/NoDiff/NoDiff#NoDiff": NoDiff_e30e6436b474530aa1700df23e7678d5,
  "/src/components/document/ReferenceStates/ReferenceHelp#ReferenceHelp": ReferenceHelp_7d4191c3be2d71f144cde3cd33ad07af,
  "/src/components/theme/Layout/Layout#Layout": Layout_5b1ae3c0b4407dc2b874d40e350f2712,
  "/src/components/document/RowsDiff/RowsDiff#RowsDiff": RowsDiff_c978dc9921d521cf83d9e1a836edbdd6,
  "/src/components/theme/DocumentTheme/DocumentTheme#DocumentTheme": DocumentTheme_7fb66e68844a116a36bcf7d8cd694fa0,
  "/src/components/document/ValuesDiff/ValuesDiff#ValuesDiff": ValuesDiff_517b301139c44a072918eedfe675d127,
  "/src/components/document/Slug/SlugField#SlugField": SlugField_caab2c5ddde7398e73307189b5a65f53,
  "/src/components/document/Moments/ZonedCell#ZonedCell": ZonedCell_5a1836f1f602a85370ebfd75594183d5,
  "/src/components/document/Moments/MomentCell#MomentCell": MomentCell_cdac9a9b746e59249dea5722c52f1416,
  "/src/plugins/seo/components/Fields/SeoTextField#SeoTextField": SeoTextField_aba5691986ac6a9a2bc9da24f7e016cb,
  "/src/plugins/seo/components/Fields/SeoPreviewField#SeoPreviewField": SeoPreviewField_bc7f57f684533f027d4f927aa43a68d9,
  "/src/plugins/translations/components/PanelField#PanelField": PanelField_e667930b1cf3dbca51bb438139bcade5,
  "/src/components/document/StatusCell/PublishStateCell#PublishStateCell": PublishStateCell_74aeb2ba37658e9ede80feb2b9e4d523,
  "/src/components/document/ListMenu/ListMenu#ListMenu": ListMenu_0c093ba4d1506a654164f0f126f6db64,
  "/src/plugins/savedViews/components/ViewsPart#ViewsPart": ViewsPart_9e6a06a187f1195678193b10a9226882,
  "/src/components/document/BulkActions/BulkActions#BulkActions": BulkActions_d23a156c7765e5120a1325854082a379,
  "/src/components/document/Uses/ListUses#ListUses": ListUses_ca9049c5cde20554fc6f6f82f9c51a84,
  "/src/components/document/TrashList/TrashList#TrashList": TrashList_5fae776e0ee0e96616fddeb665583def,
  "/src/components/document/ListChanged/ListChanged#ListChanged": ListChanged_d239989a3e80c2c4ea2cb955882d2878,
  "/src/components/document/EmptyList/EmptyList#EmptyList": EmptyList_266b9168cd97d0be596a342751ce3be8,
  "/src/plugins/releases/components/SelectedEntry#SelectedEntry": SelectedEntry_c9bb3a077ef37cd0efa0cb8a6895fe8f,
  "/src/plugins/reviews/components/ReviewButton#ReviewButton": ReviewButton_6a458133708139a950b615587d8c39cd,
  "/src/components/document/NewDocument/BeginDocument#BeginDocument": BeginDocument_657067119826dd3db4e2d87cc71ae3c6,
  "/src/components/document/SaveState/SaveState#SaveState": SaveState_f84fd4e1b1575a280e5ad7ecb0273ac8,
  "/src/components/document/Schedule/DocumentSchedule#DocumentSchedule": DocumentSchedule_6277ef35332c1d34dfad74bbf4403ef3,
  "/src/components/document/TrashedTargets/TrashedTargets#TrashedTargets": TrashedTargets_723a1ad206b5c0c90a1e9e48fbe641a3,
  "/src/components/document/Moments/KeepClocks#KeepClocks": KeepClocks_bf79df40a3e2bc284d991c595cd99d7a,
  "/src/components/document/FollowSite/FollowSite#FollowSite": FollowSite_276c841b9ae4338305bf994cbee56ea2,
  "/src/components/document/LeaveDocument/LeaveDocument#LeaveDocument": LeaveDocument_f09e96fab25b25c4a4cfbf07c180abf9,
  "/src/components/document/TakenOver/TakenOver#TakenOver": TakenOver_1d30fc5e8f672d1cd3231aff3cdd325d,
  "/src/components/document/TakenOver/LockedSince#LockedSince": LockedSince_730a6fccb6347a28fab59286ba0b3756,
  "/src/components/document/StaleDocument/StaleDocument#StaleDocument": StaleDocument_2c1ed729049b13c701fd22b935b3ad2f,
  "/src/components/document/Uses/DocumentUses#DocumentUses": DocumentUses_5621fe2a3d981eb98985cdb4a7d2accc,
  "/src/components/document/ViewLive/ViewLive#ViewLive": ViewLive_c5017e9f3b4cb47434632b43a85abf73,
  "/src/plugins/site/components/admin/SharePreview#SharePreview": SharePreview_913106f843a7a97844f0dbfcf5a17cd6,
  "/src/components/document/NewDocument/ShowPreview#ShowPreview": ShowPreview_2564e1cb747637e9349f60e525fae252,
  "/src/components/document/Uses/WhereUsed#WhereUsed": WhereUsed_f3b3641a41348ac87853becd597c52a6,
  "/src/components/document/Trash/MoveToTrash#MoveToTrash": MoveToTrash_3c1eab4b2b0c5db006885e79ed89238b,
  "/src/plugins/releases/components/AddEntry#AddEntry": AddEntry_e9e411cf506cb0aaab3b492060a1bf4c,
  "/src/components/document/Publish/PublishButton#PublishButton": PublishButton_9fd4de6a969a3b7a97cae025bf6b8411,
  "/src/components/document/NewDocument/SaveDraft#SaveDraft": SaveDraft_eedcc568798b49423b444506b31f53e1,
  "/src/components/document/NewDocument/EditScreen#EditScreen": EditScreen_76f60a541a032c6530b08994b3354e11,
  "/src/plugins/versions/components/VersionsView#VersionsView": VersionsView_ae43fad18ed3ca18b28091aa47ba9b7f,
  "/src/plugins/translations/components/TranslateView#TranslateView": TranslateView_a764ceaace6af60daadc0df995ae02eb,
  "/src/plugins/translations/components/TranslateTab#TranslateTab": TranslateTab_5c50e2c36a1bb4a53e78cf14435da637,
  "/src/components/document/ReferenceNames/NamedList#NamedList": NamedList_99b021cfed6228f4948dd701cbf6dc2e,
  "/src/components/document/Menus/OnlyInField#OnlyInField": OnlyInField_5d3853a6b3dfe2442ca7fc827d7f2c91,
  "/src/components/document/Menus/EntriesField#EntriesField": EntriesField_a848d7b267630984dab41a0dc6967f48,
  "/src/components/document/Menus/EntryTitle#EntryTitle": EntryTitle_1bc3b91775c9b66292d47a2ced287126,
  "/src/plugins/site/components/menus/MenusList#MenusList": MenusList_5e02e07bf3f9eafe8417d0a85ee96530,
  "/src/components/theme/InUse/InUse#InUse": InUse_3ffb25f75ae0ad1e880920e5aca7e6fe,
  "/src/components/document/Json/JsonField#JsonField": JsonField_b81b1ad103b6561e73803c253c824b77,
  "/src/components/theme/ThemeSettings/ThemeSettings#ThemeSettings": ThemeSettings_bd412c00a51fea74909c0ff7672503a2,
  "/src/plugins/themes/components/Themes/ThemesList#ThemesList": ThemesList_b1793dee37047029f2f7925593b6aff7,
  "/src/components/document/Redirects/TargetCell#TargetCell": TargetCell_7f48090577db8f07735c6d30742f669e,
  "/src/plugins/csvImport/components/ImportEntry#ImportEntry": ImportEntry_26e73bfd623a14c1ab5030bc14ee8997,
  "/src/plugins/seo/components/NotFound/NotFoundPart#NotFoundPart": NotFoundPart_f33d775c12c31a0eca2bbd90c04f1605,
  "/src/plugins/csvImport/components/ImportPart#ImportPart": ImportPart_7e3a98ffd8b5a875c9ee430bf8eb059c,
  "/src/components/document/RowTitle/BlockTitle#BlockTitle": BlockTitle_533e772aea997099dbc3cef5c41ff89c,
  "/src/components/document/Answers/QuestionsField#QuestionsField": QuestionsField_ee2507506e1230a12a4f9612b4544a9d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/document/RichText/TableFeatureClient#TableFeatureClient": TableFeatureClient_dec300a543b893c3af9e28e0d2660d8a,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/document/RichText/PasteFeatureClient#PasteFeatureClient": PasteFeatureClient_3a3e53f04567aaac1ae1ba23cd40cc0c,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/document/RichText/TextField#TextField": TextField_ac26635d3c0db4fb7c7daacd412c632f,
  "/src/components/document/MailRules/RuleQuestion#RuleQuestion": RuleQuestion_b3603ac6cad1d30c274453454b36ee7a,
  "/src/components/document/MailRules/RuleValue#RuleValue": RuleValue_eff614ec9c8daa4e6c388c8be72389bd,
  "/src/components/document/Answers/AnswersCell#AnswersCell": AnswersCell_e34e57229d46667d54929d920f4006af,
  "/src/components/document/Answers/AnswersGoFromList#AnswersGoFromList": AnswersGoFromList_c9ee3548190f0ce527c4452b5de1e870,
  "/src/components/document/Answers/AnswersGo#AnswersGo": AnswersGo_67f9b4870708f8cf91c35edeb77439ac,
  "/src/components/document/Answers/AnswersTab#AnswersTab": AnswersTab_cb333a46408a1f02e3d797295a8e1168,
  "/src/components/views/Answers/Answer/AnswerView#AnswerView": AnswerView_6052f040601d88f90ca45766fb92c78a,
  "/src/components/views/Answers/AnswersView#AnswersView": AnswersView_325c82fa4ba57b74b151b5f2e7341575,
  "/src/components/document/EventRow/EventTitleCell#EventTitleCell": EventTitleCell_84e2aa8057a0ccc3aa92e224c0390d33,
  "/src/plugins/ticketing/components/Marks/FieldMark#FieldMark": FieldMark_6fc36c800fcd02a00fca5ffb8e785e78,
  "/src/plugins/performances/components/Table/PerformancesField#PerformancesField": PerformancesField_cfce4be9a7effb851fd0ddc8f7fa5d9d,
  "/src/plugins/credits/components/CreditsField#CreditsField": CreditsField_0cdd2fb64fa03d1bd14a71b0e77a2a29,
  "/src/components/document/Booking/BookingField#BookingField": BookingField_9df93fee46efa846fec5712f42189ea7,
  "/src/plugins/ticketing/components/EventPanel/EventPanel#EventPanel": EventPanel_9cfdeea6adb023313383ed2a3ee27cb4,
  "/src/components/document/EventSpan/SpanDate#SpanDate": SpanDate_4b0ce08ec2d1637aec64ca836eb270d2,
  "/src/components/document/StatusCell/StatusCell#StatusCell": StatusCell_3754c6a9c4452daeaa6562c301e34f66,
  "/src/components/theme/Attributes/Attributes#Attributes": Attributes_aadebf5d832450f81bfc0d78fb42401d,
  "/src/plugins/audience/components/EventLine#EventLine": EventLine_30ee85572b19fba77df4f16d5474f0c7,
  "/src/plugins/ticketing/components/BringIn/BringInLinks#BringInLinks": BringInLinks_ac7641c45eac3401a8f934b62d571db9,
  "/src/components/document/EventChips/EventChips#EventChips": EventChips_b29e0d143c03f70af115e17518030963,
  "/src/components/document/EventLife/EventsLife#EventsLife": EventsLife_b835253bd995e813ace75da3da3a896a,
  "/src/plugins/performances/components/Add/AddPerformances#AddPerformances": AddPerformances_2839d416e124773e7b59776be6e1f320,
  "/src/components/document/EventLife/EventLife#EventLife": EventLife_c8a069b6923db859e5f55a2a874dda63,
  "/src/components/document/WhenChips/WhenChips#WhenChips": WhenChips_2cbd53299748638db3a8b18ef338daed,
  "/src/components/document/Conditions/Conditions#Conditions": Conditions_22b4e86575733ac43959b603db4a6002,
  "/src/components/document/Moments/DayCell#DayCell": DayCell_22a548ea1cd26cbbabe8d4ebed06f98a,
  "/src/components/document/Place/Country#Country": Country_02e33e42e9fe232246722ad379b09c27,
  "/src/components/document/Place/Region#Region": Region_b7058f0bdaff1e4b12d4decb89f1ee4f,
  "/src/components/document/Place/Zone#Zone": Zone_e13f11811df373d537c4a61fc47bc613,
  "/src/plugins/performances/components/Announce/AnnounceAtVenue#AnnounceAtVenue": AnnounceAtVenue_3c6448cf9f96a233c47f59a62cdb77d3,
  "/src/plugins/mediaLibrary/components/File/MediaFile#MediaFile": MediaFile_d9bdc694ca7b20a0e932dbfc33e2d0e7,
  "/src/plugins/mediaLibrary/components/Title/TitleField#TitleField": TitleField_aeb6374636456a9e912c179a5275f714,
  "/src/plugins/mediaLibrary/components/Tags/TagsField#TagsField": TagsField_a9d8f45b110b91919c6a0068e19749d6,
  "/src/components/document/AltText/AltField#AltField": AltField_f3cd6a147ca466be31fac43a093f4d29,
  "/src/components/document/AltText/DecorativeField#DecorativeField": DecorativeField_2af83770abedb74665bc82f3d407e2ef,
  "/src/components/document/AltChips/AltChips#AltChips": AltChips_19dfd2eacf7f02b9bf5430be08151679,
  "/src/components/document/SaveFile/SaveFileDraft#SaveFileDraft": SaveFileDraft_54057dc19b7e0a07768cc1eee9260310,
  "/src/plugins/mediaLibrary/components/Library/MediaList#MediaList": MediaList_9af0da87d15b199b06e3586d77c6ff18,
  "/src/components/views/Provider/SiteDanger/SiteDanger#SiteDanger": SiteDanger_42035b3cf19d1fe5902e440e7ac00012,
  "/src/components/views/Provider/PersonSafety/PersonSafety#PersonSafety": PersonSafety_4614b8fe879e744d108494e634f56464,
  "/src/components/settings/AppForm/SecretField#SecretField": SecretField_f587d82ea8f35956c50a4a9b654cbb28,
  "/src/payload-patches/lateGroups/GroupField#GroupField": GroupField_7eedb17fea0bfa4189bd32eda78c1dad,
  "/src/components/document/Liquid/LiquidField#LiquidField": LiquidField_8df4113567e05be078059f0cfa293c4e,
  "/src/components/theme/BlockValues/BlockValues#BlockValues": BlockValues_c710734a7aec7f712d333d9610e88399,
  "/src/components/theme/BlockLabel/BlockLabel#BlockLabel": BlockLabel_0b4c98373b4ead002a9922459b10df4d,
  "/src/plugins/ticketing/components/Item/ItemField#ItemField": ItemField_19d8761d0c41115f046e53eeb9d5b5b4,
  "/src/plugins/ticketing/components/Item/ProviderField#ProviderField": ProviderField_f7f9580e94540500a1003519ad358725,
  "/src/components/frame/UserMenu/UserAvatar#UserAvatar": UserAvatar_d65c00cb50066781ecff9afc835111a6,
  "/src/components/frame/Nav/Nav#Nav": Nav_c4ebe471ce5df6478f275f48190b22a9,
  "/src/components/frame/Announcement/Announcement#Announcement": Announcement_90f0a190b078855edea9aa307e371a16,
  "/src/components/frame/VerifyEmail/VerifyEmail#VerifyEmail": VerifyEmail_796ff56274ea2b97fe06271884efd264,
  "/src/components/frame/Support/Support#Support": Support_cc16ea93310472413ac00cb55ace8b81,
  "/src/plugins/messenger/components/Messenger#Messenger": Messenger_34bbc9d84cac56c7b66ce986e56f86ef,
  "/src/components/frame/Brand/HomeIcon#HomeIcon": HomeIcon_0e5eb3e0499c9bb50832c53822bb9ec3,
  "/src/components/frame/Brand/Logo#Logo": Logo_325b7f702533b9b05fa0673581f39fe3,
  "/src/plugins/search/components/Palette/JumpTo#JumpTo": JumpTo_ea4304d41af97b42731adb7d79b59a36,
  "/src/components/frame/Theme/DarkClass#DarkClass": DarkClass_4295ce6de33e6922d38270551dc4476d,
  "/src/components/frame/BrowserZone/BrowserZone#BrowserZone": BrowserZone_c67191dd1105428cab6589e1347d9c9d,
  "/src/payload-patches/dateLocale/WelshDates#WelshDates": WelshDates_3d020d7bc013ddb61150404d300eed8c,
  "/src/components/frame/Amendments/Amendments#Amendments": Amendments_b1691d11b7099f83876a9633ce4cbd06,
  "/src/components/frame/FormStateCalls/FormStateCalls#FormStateCalls": FormStateCalls_aaf89bf9e0a351f52e803d5a08c6f6af,
  "/src/components/frame/RefusedCalls/RefusedCalls#RefusedCalls": RefusedCalls_5ed4c8ef0613b91c1b3ec18fcfbc359a,
  "/src/plugins/mediaLibrary/components/Uploads/UploadTray#UploadTray": UploadTray_ac76428d93dea197ad94be8e1ab0ae37,
  "/src/components/views/Account/Account#Account": Account_0379fe9eafba0e3e97fd7bc266b0e1fb,
  "/src/components/views/Collaborations/Collaborations#Collaborations": Collaborations_ede9bff43ad23e81415bec28405e94c3,
  "/src/components/views/Provider/FirstUser/FirstUser#FirstUser": FirstUser_d3cfce9e0f981ef0b41c66304f48d55d,
  "/src/components/views/SignIn/ForgotPassword#ForgotPassword": ForgotPassword_676537800965c259ab92b970d4e1e90e,
  "/src/components/views/SignIn/Login#Login": Login_60299533c889daf14386871194a9e76c,
  "/src/components/views/SignIn/ResetPassword#ResetPassword": ResetPassword_6bf3b3561a0e55ad679d75e638fadf6d,
  "/src/components/views/SignIn/Verify#Verify": Verify_ef63540ce52602e1349ef2a1d964a226,
  "/src/components/views/Dashboard/Dashboard#Dashboard": Dashboard_abc1baebc895d1332c168577a7f431cb,
  "/src/components/views/Help/HelpStart#HelpStart": HelpStart_83572480c15c090cecdd0188a1b61e93,
  "/src/components/views/Help/HelpPage#HelpPage": HelpPage_2c41278400ce398ed6a0d75e9bacd2b8,
  "/src/components/views/Invite/Invite#Invite": Invite_887681c71affc87f672e0f665a3a5e42,
  "/src/components/views/Provider/Mailbox/Mailbox#Mailbox": Mailbox_1d0c9110e68d49775feb16a2319c60dc,
  "/src/components/views/Apps/Apps/InstalledApps#InstalledApps": InstalledApps_da977b66e3eae37a6f80fd24d1457c3c,
  "/src/components/views/Apps/AppSettings/AppSettings#AppSettings": AppSettings_aedab394305d4a7a6a035b7a71145b6f,
  "/src/components/views/Settings/Activity/Activity#Activity": Activity_e3bda070090c3328a850b9e6736ec989,
  "/src/components/views/Settings/App/App#App": App_57f772e984ab26490e6a4cec0e983753,
  "/src/components/views/Settings/Apps/Apps#Apps": Apps_57815d88971e0925ebf94e82129efa3f,
  "/src/components/views/Settings/Billing/Billing#Billing": Billing_0188e7838b1192d6e51a69f7d54fbd0d,
  "/src/components/views/Settings/CustomAttributes/CustomAttributes#CustomAttributes": CustomAttributes_5dca8d9af425d5c90848114a22aaa8b9,
  "/src/components/views/Settings/Domains/Domains#Domains": Domains_9fec74dcb72f54cfc81517a52514f66b,
  "/src/components/views/Settings/General/General#General": General_39ea7e45354cd0054c789466531cd02a,
  "/src/components/views/Settings/Languages/Languages#Languages": Languages_a3b9481e048138842d8ea4ae78c4e9be,
  "/src/components/views/Settings/Security/Security#Security": Security_4f0ebaed1ce8e3e48a4efc2d52b2db6b,
  "/src/components/views/Settings/Users/Users#Users": Users_d0b0e25be14b883ee2d51dfa3a794742,
  "/src/components/views/Support/Support#Support": Support_efb4c10306239b6af38fafa4d122fffe,
  "/src/components/views/Provider/Overview/Overview#Overview": Overview_74aa25e33fd8ddcf05de697a32d07311,
  "/src/components/views/Provider/NewSite/NewSite#NewSite": NewSite_fff2adc85567715f50fd7fbda5215321,
  "/src/components/views/Logout/Logout#Logout": Logout_4909d171c453884d51ce89d1786228ef,
  "/src/components/views/Redirect/ToAccount#ToAccount": ToAccount_1f93bad9cf4a427c9acb27f785f8ecd0,
  "/src/components/views/Redirect/ToLogout#ToLogout": ToLogout_989a2f895168cb7a420412750ce6a331,
  "/src/plugins/search/components/SearchScreen#SearchScreen": SearchScreen_020b462059b89ebeb43c17374e821622,
  "/src/plugins/performances/components/Announce/AnnouncementsScreen#AnnouncementsScreen": AnnouncementsScreen_cad1ffd030b69314f09b204e727b158b,
  "/src/plugins/releases/components/ReleaseScreen#ReleaseScreen": ReleaseScreen_ca4953e23055690f6415322971533882,
  "/src/plugins/releases/components/ReleasesScreen#ReleasesScreen": ReleasesScreen_62eb8899f57d16218fb26f937edb0300,
  "/src/plugins/audience/components/AudienceScreen#AudienceScreen": AudienceScreen_553ed661f8d06cbca6bb993c0ade1395,
  "/src/plugins/themes/components/Studio/Studio#Studio": Studio_1fe2885838b7c59c66215b9b34de12d7,
  "/src/plugins/ticketing/components/BringIn/BringInScreen#BringInScreen": BringInScreen_ba4221265f17798ab1df394bc8ef689c,
  "/src/plugins/chat/components/Screen/ChatScreen#ChatScreen": ChatScreen_43d27c30366319985ffb21d79fd7d838,
  "/src/plugins/tokens/components/ApiReference/ApiReference#ApiReference": ApiReference_d5fa1f2c9dd0c88c17058ca6e5218fe9,
  "/src/plugins/movingIn/components/MovingInScreen#MovingInScreen": MovingInScreen_c2fa272e54d8f4d95ad3e051e601d2c5,
  "/src/plugins/translations/components/DocumentsScreen#DocumentsScreen": DocumentsScreen_a305393298f3a81310d0e8e729541084,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/plugins/tokens/components/AccountTokens#AccountTokens": AccountTokens_d758fb93284cc60e4ff889872dd38a90,
  "/src/plugins/passkeys/components/AccountPasskeys#AccountPasskeys": AccountPasskeys_f335551a9f1730b6a1d0c8713469a5f8,
  "/src/plugins/messenger/components/AccountMessenger#AccountMessenger": AccountMessenger_1d465131cc8e025ec834c605601b3fe6,
  "/src/plugins/passkeys/components/PasskeyCode#PasskeyCode": PasskeyCode_6c421d734f52527470d38e58d3d5c91f,
  "/src/plugins/reviews/components/ReviewsBox#ReviewsBox": ReviewsBox_ae48a3af63277423711618d37bf801d6,
  "/src/plugins/audience/components/AudienceBox#AudienceBox": AudienceBox_c5ab5da52dcdde9657b8c726524aa122,
  "/src/plugins/chat/components/Dashboard/ChatBoxPart#ChatBoxPart": ChatBoxPart_f1d547a7d70362c069532787f0b93f39,
  "/src/plugins/starters/components/StarterBox#StarterBox": StarterBox_045614ed06c0cec1d9ad21f27522ae7f,
  "/src/plugins/versions/components/WrittenBox#WrittenBox": WrittenBox_db464ef2a467cabc99d2d2999dd49dbc,
  "/src/plugins/translations/components/OverviewCard#OverviewCard": OverviewCard_ff3094a0027d98054db8aee5d4e300fb,
  "/src/plugins/canary/components/CanaryCard#CanaryCard": CanaryCard_574ff9c964a32e829b14f88d0dc1f9a8,
  "/src/plugins/passkeys/components/PasskeyRule#PasskeyRule": PasskeyRule_6f1566bd4f029f1f3e177c256d15b2b1,
  "/src/plugins/passkeys/components/PasskeySignIn#PasskeySignIn": PasskeySignIn_743a201d7ba35fc441a197a11c6d3e02,
  "/src/plugins/chat/components/History/HistoryPart#HistoryPart": HistoryPart_b3c2fe1d552ffc2928c14a694e41bba5,
  "/src/components/document/NewDocument/NewDocumentScreen#NewDocumentScreen": NewDocumentScreen_e7ff6d6e2e076ce30de808e4b946952f,
  "/src/plugins/ticketing/components/BoxOffice/BoxOfficeScreen#BoxOfficeScreen": BoxOfficeScreen_c38c94f6240210a3b035b60576d81832,
  "/src/plugins/ticketing/components/Connection/ConnectionPanel#ConnectionPanel": ConnectionPanel_0c33218aa349e3e63b05c396abda0965,
  "/src/plugins/pageTree/components/PagesList/PagesList#PagesList": PagesList_4a013b6f4fecc113bc13ac0efb93363f,
  "/src/components/document/EventRow/EventsList#EventsList": EventsList_d30e02afd812ea1cf64d115442b48e79,
  "/src/plugins/performances/components/Calendar/PerformancesList#PerformancesList": PerformancesList_152943518d8e68606f159e6f38da0e87,
  "/src/components/views/Provider/Sites/SitesList#SitesList": SitesList_834c8c46bbf2928394612a26fae5fb03
}
