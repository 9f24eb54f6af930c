/**
 * Which modules the bundler puts into one file. Fewer, larger files: Brotli finds more that repeats, and a browser has
 * less to request, compile and link. The first load of the back office is 45 files instead of 75, and each page's is
 * smaller than with a file for each module that two pages share.
 *
 * A file has what the same pages load: what one page loads without need counts against its budget
 * (test/support/pageBudgets.ts).
 */
// What many pages load and the landing page does not: forms, lists, dialogs, maps and their schemas.
const notShared = [
  /react-hook-form|@hookform|@standard-schema|\/zod\/|react-table|table-core|@zag-js|@ark-ui|slot-recipe|react-dom/,
  /(?:components|recipes)\/dialog|icons\/(?:printer|download|eye-off)\./,
  /shared\/contract|shared\/domain\/(?:codeRule|codeDetails|bundles|guideWords|images|\w*[cC]oordinates|mapLinks|polygon|distance|mercator|countryFrame|linkPoint|provinces|changeRequests|creators|prefix|reservedWords|imports|money|time|webAddress|pointSources|residentConsent|reservations)/,
  /web\/src\/(?:api\/bodyResolver\.|maps\/|storage\/(?:orderKey|drafts|newCode|pendingCode|purpose)|brand\/(?:\w*Draft|leave|WithoutConnection)|ui\/(?:useOverflows|useMediaQuery|ConfirmAction|saveFile|useDialogs|form|list|pause|\w*Dialog|\w*SuggestBox|copy|CopyButton)[/.])/,
];
const isShared = (id: string) => !notShared.some((pattern) => pattern.test(id));

/**
 * Without what its modules import: that is also the button that every page shows.
 * @param minShareCount how many pages or late parts of pages load a module of it, at least
 */
const group = (name: string, test: RegExp, minShareCount = 2) => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

/** The first that matches has the module. */
export const chunkGroups = [
  // Of every page, also before and without the app: the entry and all that it imports, in one file.
  group(
    'index',
    /global-styles|web\/src\/(?:main\.ts|theme\/\w+\.css|visit\/(?!foundIt|search|suggest|whenOutdated)|text\/(?:measurement|pageLanguage)|offline\/whenQuiet|brand\/shownCode\.|ui\/(?:copy|copyAndShare|earlyClick|focusSection|pause|toast|whenNear|whenPressed)\.)|shared\/(?:domain\/code|edge\/(?:passLink|readerLanguage))\.|storage\/(?:inTab|tabKeyName)\.|preload-helper/,
    1,
  ),
  // Of every page as well, but not where data is dear.
  group(
    'visit',
    /web\/src\/(?:analytics\/(?!Measurement)|theme\/appearance\.ts|offline\/(?:storeFiles|storeVisit)\.|storage\/(?:lastSeen(?:Store|Keys)|openedCodes|randomKey|device|runCount)\.|api\/connectionText\.|maps\/locationTexts\.)|shared\/(?:domain\/(?:creatorDetails|gateAccuracy|text|placeLine|placeTitle|time)|edge\/pages|text\/(?:languages|t))\./,
    1,
  ),
  // Of a visitor's map, which is drawn before the app: without React.
  group(
    'points',
    /shared\/domain\/(?:\w*[cC]oordinates|mapLinks|linkPoint)\.|maps\/(?:mapView|mapErrors|mapTexts|fitMargins)\./,
  ),
  group(
    'mapFrame',
    /shared\/domain\/(?:links|mercator|countryFrame|shownCodeOf|arrivalPoint)\.|maps\/(?:earlyMap|pointedAt|codePins|mapFetchLimit|provider|country)\./,
  ),
  // What shows a map, and what stands in its place.
  group(
    'mapCanvas',
    /icons\/(?:layers|minus|plus)\.|components\/box|maps\/Map(?:Canvas|Message|Controls)\.|maps\/useMapProvider\.|ui\/WhenInView\./,
  ),
  // Of the search before the app, and of the app's.
  group('searching', /visit\/searchRules\.|ui\/keepRoomBelow\./),
  // Of the page of a code that has a guide.
  group(
    'guide',
    /shared\/domain\/(?:guide(?:Html|Texts)|shortMessage)\.|(?:features\/codes\/GuideView|brand\/guide\/WrittenGuide)\./,
    1,
  ),
  // Of the page where a guide is written, and of field mode late: one file is 2 KB smaller for the first than three.
  group(
    'guideForm',
    /brand\/guide\/(?!WrittenGuide)|features\/guide\/(?!PinMap|SuggestedGateMap|PointFields)|domain\/pictograms\.|icons\/(?:corner-up-left|circle-plus)\./,
    1,
  ),
  { name: 'shared', minShareCount: 9, test: isShared },
  // What a route reads of an address, which its page reads as well; and the buttons of both bars on top.
  group('searches', /web\/src\/routes\/(?:.*\/)?-\w+Search|shared\/domain\/bareSegment\.|shell\/BarButton\./),

  // Of the pages for visitors and of those to sign in.
  group(
    'marketing',
    /brand\/(?:Price(?:Card|dAction)|SignHero|DirectionsSign)|ui\/(?:FeatureCards|NumberedSteps|Section)\.|session\/useStartLink/,
  ),
  group('contact', /icons\/(?:phone|mail)\.|features\/support\/ContactWays|ui\/useAnchorFocus/),
  group('signup', /storage\/(?:purpose|signupEmail)\./),
  // Without the forms, which the pages load late.
  group('account', /features\/auth\/(?!MailedLink|[A-Z]\w+Form)|storage\/registeredEmail\./),
  group('passwords', /brand\/(?:NewPasswordFields|accountRules)|ui\/form\/Password|icons\/eye-off\./),
  // Of the page of a code, alone or below a creator's slug, and of its area.
  group(
    'codePage',
    /features\/codes\/(?:code[A-Z]|Code(?!Page|Problem)|CreatorLink|use(?:ShownCode|Opening)\.)|maps\/DrawnMap\.|shared\/domain\/(?:codePageTexts|spelledCode|exportPaths)\./,
  ),
  group(
    'sharing',
    /shared\/domain\/signLinks?\.|ui\/(?:Copy|Share)Button|brand\/(?:WidePlate|AddToRun)\.|icons\/(?:corner-up-right|link-2|map|share-2|check|copy)\./,
  ),

  // Icons of signed-in pages' bars: those that landing pages show as well, and those that one page or the other does.
  group('barIcons', /icons\/(?:map-pinned|tractor|ticket-percent|store|shield-check|users)\./),
  group(
    'pageIcons',
    /icons\/(?:file-pen|receipt-text|settings|arrow-left|chevron-left|external-link|lock)\./,
  ),

  // What field mode, and the import of places, have in common with one other page each.
  group('photos', /api\/(?:shrunkImage|postFile)\.|ui\/FileDrop\./),
  group(
    'field',
    /maps\/(?:KeepArea|useMeasure|averageFixes)\.|api\/villageRoute|shared\/domain\/duplicates\./,
  ),
  // Of field mode and of a driver's run.
  group('stored', /offline\/(?:storedValue|inOneTab)\.|\/idb-keyval\//),

  // Of signed-in pages: lists of codes, a new code, what is typed and not sent yet, …
  group(
    'codes',
    /brand\/(?:CodeRowActions|EditLink|GenerateLink|LevelBadge|codeChoices|codeListTexts|levelLabels)\.|ui\/list\/(?:Row(?:Actions|Choices|Menu)|wantedRow)\.|ui\/(?:Table|StatTile|timeLeft)\.|icons\/(?:arrow-up|chevrons-up-down|ellipsis-vertical)\.|api\/listSource|store\/dist\/shallow/,
  ),
  group('paying', /brand\/paidFor\.|shared\/domain\/bought\.|storage\/(?:orderKey|paidOrder)\./),
  group('paymentEnds', /payment\/(?:MockOnly|NoPayment|TryAgain)\.|brand\/unknownPayment\./),
  group('made', /brand\/(?:NewCodeActions|BackToShop)|storage\/shopPage|icons\/(?:image-plus|printer)\./),
  group('phone', /ui\/(?:useIsPhone|useMediaQuery|useOverflows|copy|Badge)\./),
  group('typed', /storage\/(?:drafts|newCode|pendingCode|searchIntent)\.|brand\/leave\./),
  group(
    'filters',
    /ui\/list\/(?:Filter(?:Bar|Chips|SheetButton)|(?:select|search)Filter)\.|icons\/sliders-horizontal/,
  ),
  group('dialogs', /ui\/(?:ConfirmAction|ConfirmDialog|useDialogs|saveFile)\.|icons\/(?:trash|download)\./),
  group('bars', /features\/shell\/UnreadMessages|icons\/(?:layout-dashboard|map-pin-plus)\.|ui\/CountBadge/),
  group(
    'facts',
    /ui\/(?:DescriptionList|TitledCard)\.|brand\/(?:imageName|place\/(?:pointSourceText|mapPanel))\.|shared\/domain\/(?:bundles|vouchers|images|guideWords)\./,
  ),
  group('rules', /shared\/domain\/(?:changeRequests|creators|prefix|reservedWords|socialLinks|visibility)\./),
  group(
    'contracts',
    /shared\/contract\/(?:zarcodes|creators|creatorDetails|timeList|route|errors|changeRequestFields|visibilityFields|zarCodeFields|creatorFields|guideFields|fileFields|visitFields)\.|shared\/domain\/(?:guideIds|exportFormats)\./,
  ),

  // Of a driver's run: what its page and a file with stops have in common.
  group('stops', /features\/run\/(?:StopTexts|photos|run|runStore)\.|shared\/domain\/stops\./),
  // Of the back office; and of files with places, and of what warns on leaving.
  group(
    'office',
    /list\/daysFilter|purchaseLabels|ui\/(?:JobProgress|chartData|useTabSearch)\.|form\/LeaveWarning\.|esm\/useBlocker\./,
  ),
  // What hands codes on in lists of them.
  group('handedOn', /brand\/claim\/ClaimedButton|signSheets\/(?:usePrinting|Progress)/),
  // What draws slips for a printer.
  group('slips', /signSheets\/(?:makeSheets|printedSlip)|field\/savePdfOfSlips/, 1),
  // Of files with places, and of what has columns as well.
  group('files', /files\/Column|files\/columnMeanings|shared\/domain\/imports\./),
  group('lines', /shared\/domain\/html\.|icons\/grip-vertical\./),
  group('csv', /papaparse|files\/csvText\./),
  group('signs', /brand\/sign\/(?:printElement|QrCode|signTexts)\.|shared\/domain\/spellingAlphabet\./),
  // Of maps, and of the forms of a place, which have one.
  group(
    'provinces',
    /shared\/domain\/(?:polygon|distance|provinces|residentConsent)\.|brand\/place\/shownDistance\./,
  ),
  group('mapSearch', /maps\/(?:PlaceSearch|usePlaceSuggestions|CodesInView|cornersOf|readouts|useRested)\./),
  group(
    'movedPin',
    /brand\/place\/(?:MovedPin|EditHistory|historyChanges|typedValues|exactPoint|shownDistance)\./,
  ),
  group(
    'placeForm',
    /brand\/place\/|maps\/geolocation\.|icons\/(?:crosshair|triangle-exclamation-point)\./,
    3,
  ),

  // Late parts of every page, and of an administrator's, each of which is loaded soon after the other.
  group(
    'offline',
    /web\/src\/offline\/(?:startOffline|orLastSeen)\.|storage\/lastSeen\.|brand\/(?:BrokenPage|OfflinePage|OfflineSign)\.|icons\/wifi-off\./,
    1,
  ),
  group('adminRoutes', /api\/adminRoute|features\/shell\/UnreadBadge/, 1),

  // Also of pages that check no form.
  group(
    'fields',
    /shared\/domain\/codeDetails\.|web\/src\/ui\/form\/(?:controls|FieldFrame|ErrorLine|TextField|[cC]heckbox\w*)\./,
    3,
  ),
  // Without the password field: pages that have it alone need nothing else of it. Nor the warning on leaving, which only
  // signed-in pages show.
  group(
    'forms',
    /react-hook-form|brand\/FormDraft|shared\/domain\/account|web\/src\/ui\/form\/(?!Password|RadioGroup|LeaveWarning)/,
    3,
  ),
  // Without what is made of form fields, and what stands on pages without a list.
  group(
    'lists',
    /react-table|table-core|web\/src\/ui\/list\/(?!SortSelect|Filter|\w+Filter|Row(?:Actions|Choices|Menu)|wantedRow)/,
  ),
];
