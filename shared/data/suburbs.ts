// Made by scripts/data.ts from the sources in this folder (see ATTRIBUTION.md). Do not edit.

/** One area or city per line. Suburbs refer to them by line number, from 0. */
export const suburbNames = `Aberdeen
Acornhoek
Adams Rural
Addo
Adelaide
Aggeneys
Akasia
Albertinia
Alberton
Alexander Bay
Alexandra
Alexandria
Alicedale
Allanridge
Alldays
Allemansdrift
Amalia
Amersfoort
Amsterdam
Apel
Arlington
Asazani
Ashburton
Ashton
Askham
Athlone
Atlantis
Atteridgeville
Augrabies
Aurora
Babanango
Babelegi
Bahananoa
Bakenberg
Balfour
Ballito
Bankhara
Barberton
Barkly East
Barkly West
Bathurst
Battlemound
Beaufort West
Bebeza
Beccles
Bedford
Bekkersdal
Bela-Bela
Belhar
Bellevue
Bellville
Ben Farm
Benoni
Bensonvale
Berea
Bergville
Berlin State Forest
Bertha Shaft Village
Bethal
Bethelsdorp
Bethlehem
Bethulie
Betty’s Bay
Bhisho
Bhisilane
Bhwnijini A
Bierkraal
Biesiesvlei
Bitterfontein
Bizana
Blackburn
Blackheath
Blikana
Bloemfontein
Bloemhof
Bloodriver
Blouberg
Blue Downs
Bluff
Bodi
Bogalatladi
Boipelo
Boitekong
Boksburg
Bombolo
Bomvini
Bongweni
Bonnievale
Bontrug
Borakalalo
Borolelo
Borwa
Borwalathoto
Boshof
Bothaville
Botleng
Botlokwa
Botrivier
Botshabelo
Brackenfell
Brakpan
Bredasdorp
Breyten
Brits
Britstown
Bronkhorstspruit
Brooksnek
Buffelshoek
Bullettrap
Bultfontein
Bululwane
Bulwer
Bungeni
Burgersdorp
Burgersfort
Bushbuckridge
Bushmans River
Bushveld View
Butterworth
Cabazana
Cacadu
Cala
Caledon
Calitzdorp
Calvinia
Camama
Campbell
Camperdown
Cape Town
Cape Town Metro Rural
Carletonville
Carnarvon
Carolina
Carolusberg
Carthcart
Cata
Cathcart
Cato Ridge
Cedarville
Centane
Centurion
Ceres
Chancele
Chartwell
Chase Valley
Chatsworth
Chelmsford
Chief A Luthuli Park
Christiana
Cibane
Cillie
Cintsa West
Citrusdal
Clansthal
Clanwilliam
Clarendon Marine
Clarens
Clermont
Cloetesville
Coffee Bay
Cofimvaba
Colana
Colenso
Colesberg
Coligny
Concordia
Cookhouse
Cornelia
Coronation
Craigieburn
Creighton
Cullinan
Cungweni
Daggakraal
Dainfern
Dakeni
Dalton
Dambeni
Daniëlskuil
Dannhauser
Danzight
Darling
Daveyton
De Aar
De Doorns
De Villiersdale
Dealesville
Debe Marela
Dedelo
Delareyville
Delft
Delmas
Delportshoop
Deneysville
Des Hampden
Despatch
Devon
Dewetsdorp
Dibeng
Diemersfontein
Diepsloot
Dikeni
Dili
Dimbaza
Dingata
Dinotsi
Disaneng
Domboni
Donnybrook
Doornkraal
Dordrecht
Douglas
Drayini
Drie Ziek
Driefontein
Drum Rock
Duduza
Dullstroom
Dundee
Dungu
Durban
Durban North
Durban South
Durbanville
Durhamville
Dutywa
Dwaalboom
Dysselsdorp
Dzanani
Dzwerani
East London
Ebony Park
Edenburg
Edendale
Edenvale
Edenville
Eerste Rivier
Eersterust
Ekangala
Ekurhuleni
Ekuvukeni
Elandsdoring
Elandskraal
Elim
Elliotdale
Eloff
Elsies River
Elundini
Emampondweni
Emanyiseni
Emaqeleni
Emjindini
Empangeni
Enhlalakahle
Enkeldoorn
Enkeldoornoog
Ennerdale
Entabeni
Entweni
Enxuba
Eqolombeni
Ermelo
Eshowe
Esidakeni
Esikhulu
Esilindini
Estcourt
Etwatwa
Evander
Evaton
Everton
Excelsior
Ezakheni
Ezimbokodweni
Fateng Tse Ntsho
Fauresmith
Ficksburg
Fish Hoek
Flagstaff
Fletcherville
Fochville
Folweni
Fouriesburg
Frankfort
Franklin
Franschhoek
Franskraalstrand
Fraserburg
Freedom Park
Ga Makhushane
Ga Mashishimale
Ga Selwana
Ga-Hlahla
Ga-Kgapane
Ga-Rankuwa
Ga-Seleka
Ga-Tjale
GaKibi
GaKobe
GaKomape
GaMabelebele
GaMachacha
GaMafefe
GaMaisela
GaMakanye
GaMapela
GaMaphale
GaMashabela
GaMohlala
GaMojela
GaMokwane
GaMoreise
GaMosehla
GaMothapo
GaRakgoatha
GaRamongwana
GaSebati
GaSeleka
GaSeroka
GaTshabalala
Galeshewe
Gansbaai
Ganyesa
Garies
Garlington
Gcina
Geluk
Geluksdal
Genadendal
George
Germiston
Giba
Gillitts
Gimqi A
Gingindlovu
Giyani
Glencoe
Glendale
Gobhoti
Gobozi
Goederede
Golokodo
Gonubie
Goodwood
Gordons Bay
Gqeberha
Graaff-Reinet
Graafwater
Grabouw
Graskop
Grassy Park
Gravelotte
Greyton
Greytown
Griekwastad
Groblersdal
Groblershoop
Groot-Brakrivier
Groot-Marico
Grootfontein
Groutville
Gugulethu
Gugwini
Gulandoda
Gumbu
Guyuni
Gxarha
Ha-Rabali
Ha-Rasebei
HaDavhana
HaMashamba
HaMashau
HaNesengani
Haakdoornboom
Haenertsburg
Hambanathi
Hamburg
Hammanskraal
Hankey
Hanover
Hanthabalala
Harding
Harrismith
Hartbeesfontein
Hartbeespoort
Hartebeesfontein
Hartebeespoort
Hartenbos
Hartswater
Hattingspruit
Hawini
Hazyview
Hebron
Heidelberg
Heilbron
Hendrina
Hennenman
Hermanus
Hertzogville
Hewu
Hibberdene
Highflats
Hillcrest
Hilton
Himeville
Hlabisa
Hlalanathi
Hlalanikahle
Hlanganani
Hlobane
Hlohlolwane
Hluhluwe
Hluvukani
Hobhouse
Hoedspruit
Hofmeyr
Holland
Hondeklipbaai
Hoopstad
Hopedale
Hopefield
Hopetown
Hotazel
Hout Bay
Howick
Humansdorp
Ikageng
Ilitha
Impendle
Impumelelo
Inanda
Inchanga
Indaka
Indermark
Indwe
Indwe B
Indwe C
Infanta
Ingwavuma
Ingwe
Intsika Yethu
Isipingo
Itsoseng
Ivory Park
Izingolweni
Jacobsdal
Jaftas
Jagersfontein
Jamela
James Calata
Jan Kempdorp
Jane Furse
Jansenville
Jeffreys Bay
Jericho
Johannesburg
Jokong
Jomlo
Joubertina
Jozini
Julesburg
Ka-Jilongo
Ka-Xikundu
KaBungeni
KaDizingidzingi
KaMajosi
Kaalfontein
Kabokweni
Kagiso
Kakamas
Kameelboom
Kameelpoortnek
Kameelrivier
Kamhlushwa
Kamieskroon
Kana
Kanana Park
Kanyamazane
Karatara
Kareedouw
Kariega
Karkams
Kathu
Katlehong
Kei Mouth
Keimoes
Keiskammahoek
Kempton Park
Kenhardt
Kestell
Kgohlwane
Kgoroshi
Kgotsong
Khakhu
Kharivhe
Khayamnandi
Khayelitsha
Khenana
Khetheni
Khiba
Khomanani
Khowa
Khutsong
Kimberley
Kingsburgh
Klaarwater
Klapmuts
Kleinfontein
Kleinmond
Kleinzee
Klerksdorp
Klipgat
Klipplaat
Kliprivier
Kloof
Knysna
Koedoespruit
Koffiefontein
Kokosi
Kokstad
Kolokotela
Koloti
Komaggas
Komani
Komatipoort
Kome
Komga
Komkulu
Kommetjie
Koppies
Koster
Kraaifontein
Kraaipan
Kraalhoek
Kranskop
Kranspoort
Kriel
Kromhoek
Kroonstad
Kruger National Park
Krugersdorp
KuLombete
KuMagwaca
KuManzimdaka
KuNdile
KuNdlunkulu
KuVinindwa
Kudumane
Kuils River
Kurhuleni
Kurland
Kuruman
Kutama
Kutupu
Kuvukeni
Kuzani A
KwaBengu
KwaBhaca
KwaBubesi
KwaChwezi
KwaDabeka
KwaDukuza
KwaGuqa
KwaMajomela
KwaMangweni
KwaMaqoma
KwaMashu
KwaMathanzima
KwaMazambane
KwaMbonambi
KwaMbuzi
KwaMgojo
KwaMhlanga Crossroads
KwaMpundu
KwaNdengezi
KwaNobuhle
KwaNojoli
KwaNonqaba
KwaNoxabani
KwaSambane
KwaThema
KwaThembu
KwaVika
KwaYiphethe
KwaZamokuhle
KwaZamukucinga
KwaZulu
Kwaggafontein
Kwamhlanga
Kylemore
La Mercy
Laaste Hoop
Ladismith
Lady Grey
Ladybrand
Laingsburg
Lakeside
Lamberts Bay
Langaville
Langebaan
Langeni
Lanseria
Lawley
Leandra
Lebanon
Lebohang
Lebotlwane
Lebowakgomo
Leeu-Gamka
Leeudoringstad
Leeufontein
Legkraal
Lehlakong
Lehurutshe
Lekgwareng
Lekiting
Lekkersing
Lekubung
Lemondokop
Lenasia
Lenasia South
Leopard
Lephalale
Leratswana
Lerome
Leslie Gold Mines
Letlhabile
Letsatsing
Letsitele
Libode
Lichtenburg
Lime Acres
Lindley
Lisbon
Loding
Loeriesfontein
Lothair
Lotus Park
Louis Trichardt
Louwsburg
Lower Mayeakgoro
Loxton
Lubhacweni
Luckhoff
Ludumi
Luhlawini
Lusikisiki
Lusuthu
Lutateni
Lutzville
Luxolweni
Lwamondo
Lwandlana
MaXesibeni
Mabaso
Mabhobho
Mabirimisa
Mabofu
Mabokelele
Maboloka
Mabopane
Mabule
Mabvete
Macambini
Macassar
Machibini
Madadeni
Madibaneng
Madibeng
Madibogo
Madiga
Madikwe
Madokazana
Madras
Mafhohoni
Mafusini
Magaliesburg
Maganagobuswa
Magatle
Magoboya
Magong
Magwongweni
Magxagxeni
Mahasana
Mahikeng
Mahlabeng
Mahlatswetsa
Mahloni
Mahobieskraal
Mahongaza
Mahwelereng
Maile
Maisela
Majeje
Makahlane
Makapanstad
Makgemeng
Makgope
Makhanda
Makhumeni
Makonde
Makwassie
Malagazi
Malamulele
Malelane
Maletswai
Malmesbury
Malogeng
Malokong
Maluti
Maluti Part 2
Mamaila
Mamakata
Mamelodi
Mamfengwini
Mandeni
Manganyela
Mangathi
Mangaung
Mangqamzeni
Manguzi
Mangwazi
Mangweni
Mankwe
Mankweng
Maokeng
Mapela
Maphumulo
Maphundu
Maqingeni
Maraba
Maraka
Marakaneng
Marapong
Marapyane
Marble Hall
Margate
Marikana
Marobala
Maroeladal
Marota
Marotholong
Marquard
Marulwe
Maruping
Marydale
Maryvale
Masakhe
Masakona
Masameni
Masehleng
Maseke
Maserumo
Mashabela
Mashamba
Mashau
Mashegwane
Mashishing
Masia
Masilo
Matabetule
Matafeni
Matanda
Matatiele
Mathibela
Mathibestad
Mathonsi
Matimpule
Matlakatle
Matlala
Matroosfontein
Matshona
Matshwi
Matsopaneng
Matsulu
Matwabeng
Matyeni
Mautse
Mavhode
Mavhunga
Mawa
Mawothi
Maxeba
Maye
Mayflower
Mazeni
Mbazwana
Mbilwi
Mbodleni
Mbombela
Mbonambi
Mbuthweni
Mcedu
Mchunu
Mdantsane
Mdeni
Mdini
Mdlebeni
Medingeng
Mehlakong
Melkbosstrand
Memel
Meqheleng
Meriting
Metsemantsi
Meyerton
Mfinci
Mfundisweni
Mgandeni
Mgazi
Mgobhozweni
Mgqokweni B
Mgqumo
Mgugwana
Mgwali
Mgwebi
Mhlungwane A
Mhluzi
Middelburg
Middeldrift
Middledrift
Midrand
Mier
Milnerton
Mitchells Plain
Mkapusi
Mkhuhlu
Mkhuze
Mkiwaneni
Mkobola
Mmabatho
Mmadigorong
Mmakau
Modimolle
Modjadjiskloof
Moemaneng
Mofu
Mogale City
Mogashoa
Mogologolo
Mogopela
Mogwadi
Mogwase
Mohlaba
Mohlakeng
Mohoabatsana
Mohodi
Mokgabane
Mokgurutlane
Mokopane
Molapi
Molapo Matebele
Moleke
Moletji
Moloto
Molteno
Molweni
Mondlo
Monsterlus
Montagu
Monyakeng
Mooi River
Mooinooi
Mooiplaas
Mookgophong
Mookgopong
Moorreesburg
Morbeng
Moretele
Morgenzon
Moruleng
Morwatshetlha
Moshate
Mosonthal-Marubitshi
Mossel Bay
Moteti
Motherwell
Mothibistad
Motswedimosa
Mount Edgecombe
Mpahanama
Mpamba
Mphanama
Mpheni
Mphesheya
Mpobuleni
Mpophemeni
Mpophomeni
Mpoza
Mpumalanga
Mqanduli
Mqhekezweni
Mrholweni
Mthatha
Mthembu
Mthombokazi
Mtititi
Mtubatuba
Mtunzini
Mugivhi
Muila
Muizenberg
Mukondeni
Mulima
Munga
Murraysburg
Mushithe
Musina
Musong
Musunda
Muswodi
Mutale
Mutele
Mutshavhawe
Mvelelo
Mvulazi
Mvusi
Mvuthine
Mwaca
Mzwakasi
Nababeep
Namakgale
Nancefield
Napier
Nazareth
Ncembu
Ncihana
Ndabeni
Ndlovini
Ndumndum
Ndumo
Ndundumene
Ndungwana
Ndwedwe
Nellmapius
Nelspoort
New Hanover
New Town
Newcastle
Newlands East
Newlands West
Ngcamngeni
Ngcele
Ngcobo
Ngcoya
Ngomakazi
Ngomana
Ngonyameni
Ngqamakhwe
Ngqeleni
Ngqolosa
Ngqowa
Ngqumane
Ngqungqulu
Ngqutura
Ngquza Hill
Ngwalana
Ngweleni
Ngwenani
Ngxaza
Nhlabezinde
Nhlazatje
Nieuwoudtville
Nigel
Njhakanjhaka
Njijini
Njingini
Nkambako
Nkandla
Nkanga
Nkangala
Nkanyani
Nkatha
Nkhensani
Nkolweni
Nkonjeni
Nkovalini
Nokaneng
Nomzamo
Nongoma
Nontswabu
Nontz
Noordhoek
Northam
Northam A
Northam B
Northdale
Norvalspont
Nothanda
Nottingham Road
Noupoort
Nozitshena
Nqanqarhu
Nqgutu
Nqileni
Nqutu
Nqweba
Nsikazi
Nsimane
Ntabankulu
Ntabebomvu
Ntabozuko
Ntatyaneni
Nthabalala
Nthorwane
Ntlakwevenkile
Ntlangano
Ntlhaveni
Ntlonyana
Ntsanwisi
Ntsimango
Ntsizwa
Ntuzuma
Ntywenka
Nwamatatani
Nxaxho
Nxuba
Nxumalo
Nyanga
Nyazi
Nyetse
Nyityaba
Oakley
Oberholzer
Odendaalsrus
Ogedleni
Ogies
Ohlalwini
Ohrigstad
Okiep
Olievenhoutbos
Olifantshoek
Onrus River
Onseepkans
Ophate
Oppermans
Orange Farm
Oranjeville
Orkney
Osizweni
Othinsangu
Othulini
Ottosdal
Oudtshoorn
Outer West Durban
Paardekop
Paarl
Palmietfontein
Pampierstad
Pankop
Papatso
Pappegaai
Parow
Parys
Patensie
Paternoster
Paterson
Paul Roux
Paulpietersburg
Pearston
Pebble Rock Golf Village
Peddie
Pelandaba
Pella
Pennington
Perdekop
Perskebult
Petrusburg
Petrusville
Phadzima
Phakamisa
Phake
Phalaborwa
Phalama
Phatilizwe
Philippi
Philippolis
Philipstown
Phillipstown
Phoenix
Phokeng
Phola
Phuthaditjhaba
Pietermaritzburg
Pieterskraal
Piketberg
Pilgrim’s Rest
Pinetown
Pjapjamela
Plettenberg Bay
Pniel
Polokwane
Pomfret
Pongola
Port Alfred
Port Edward
Port Nolloth
Port Saint John’s
Port Shepstone
Porterville
Postmansburg
Postmasburg
Potchefstroom
Prakteseer
Pretoria
Prieska
Primkop
Prince Albert
Prince Alfred Hamlet
Prince's Grant
Pudumoe
Qhobong
Qibing
Qolombane
Qonce
Qongqo
Queensburgh
Quimera
Qumbu
Qwidlana
Qwidlana A
Rabie Ridge
Raithby
Ramalema
Ramokgopa
Ramokokastad
Randburg
Randfontein
Randvaal
Ratanda
Rayton
Reagile
Redcliffe
Reddersburg
Reitz
Reivilo
Renosterspruit
Rethabiseng
Rhodes
Ribungwani
Richards Bay
Richmond
Riebeeck East
Riebeek-Kasteel
Rietbron
Rietchie
Rietfontein
Rietvallei
Rietvlei
Ritchie
Riversdale
Riverside
Robertson
Roma
Rondedraai
Roodeplaat
Roodepoort
Roosboom
Roossenekal
Rosendal
Rouxville
Rungulani
Rustenburg
Rwantsana
Sabie
Sada
Saint Lucia
Sakhile
Saldanha
Salt Rock
Sandbaai
Sandton
Sannieshof
Saphukanduku
Sasolburg
Saulsville
Scarborough
Schoemansdal
Schuinsrand
Schweizer-Reneke
Scottburgh
Seabe
Sebayeng
Sebokeng
Secunda
Sedgefield
Segwasi
Senekal
Sentlane
Senwabarwana
Senzokuhle
Seshego
Setlagole
Setsoto
Seymour
Shayandima
Sheffield Beach
Sheshegu
Shiluvane
Shongoane
Shongweni
Shotong
Sias
Sibasa
Sigungqwini
Sihlangwini
Sikhepheni
Sikhobeni
Sikisi
Sikobeni
Simon's Town
Sinquma
Sinthumule
Siqhingeni
Siqikini
Siqingqini
Siqungqwini
Sishen
Siyabuswa
Siyanda
Smithfield
Snowabile
Solomon Linda
Somerset West
Somkele
Sondzaba
Soshanguve
Southbroom
Soweto
Spitskop
Springbok
Springerbaai
Springfontein
Springs
St Francis Bay
St Helena Bay
Standerton
Stanford
Steelpoort
Steinkopf
Stella
Stellenbosch
Sterkspruit
Sterkstroom
Steynsburg
Steynsrus
Steytlerville
Stilbaai
Stilfontein
Stinkwater
Stocking
Strand
Stretford
Struisbaai
Strydenburg
Strydkraal
Stutterheim
Sundumbili
Sutherland
Suurbraak
Swartdamstad
Swartruggens
Swellendam
Tafeni
Tahari
Takataka
Tamara
Tarkastad
Taung
Tekwane
Temba
Tembe
Tentergate
Thaba Nchu
Thaba Phatswa
Thaba-Kgwali
Thabakhubelu
Thabanaseso
Thabazimbi
Thabazimbi A
Thabong
Thakgalane
Thaleni
The Carousel Casino and Entertainment World
The Hill
Thembisa
Thembisile
Theunissen
Thohoyandou
Thokazi
Tholongwe
Thorisong
Thornhill
Thoto
Thulamahashe
Thuthukani
Timani
Tinley Manor Beach
Tisane
Tiyani
Tjakastad
Tjoksville
Tlakgameng
Tlapa
Tlapeng
Tlatsa
Tlhabane
Tlhabine
Tlokoeng
Tokoza
Trompsburg
Tsaande A
Tsaande B
Tsakane
Tsamaros
Tsatane
Tshakhuma
Tshamutore
Tshandama
Tshiame
Tshikondeni A
Tshikondeni B
Tshilamba
Tshimbupfe
Tshirolwe
Tshirunzini
Tshitandani
Tshitandani 1
Tshitavha
Tshituni B
Tshivhuyuni
Tsholora
Tsianda
Tsita
Tsitsing
Tsolametse
Tsolo
Tsolwana
Tsomo
Tugela
Tugela Ferry
Tulbagh
Turkey
Tweedracht
Tweefontein
Tweeling
Tweerivier
Tweespruit
Tzaneen
Ubombo
Ugie
Ulco
Ulundi
Umbumbulu
Umhlanga
Umlazi
Umzimkhulu
Underberg
Uniondale
Upington
Upper Mnyamana
Utrecht
Vaalbank
Vaalkop
Vaalwater
Val De Vie
Valdezia
Van Stadensrus
Vanderbijlpark
Vanderkloof
Vanrhynsdorp
Velddrif
Ventersburg
Ventersdorp
Venterstad
Vereeniging
Verena
Verkeerdevlei
Vernon Crookes
Verulam
Verulum
Victoria West
Viljoenskroon
Villiers
Villiersdorp
Vioolsdrift
Virginia
Vlaaklaagte
Vogelstruisnek
Volksrust
Vosburg
Vosloorus
Vosman
Voveni
Voyizane
Vrede
Vredefort
Vredenburg
Vredendal
Vreemdeburg
Vryburg
Vryheid
Vuwani
Vyeboom
Wakkerstroom
Wakkestroom
Walaza
Walkerville
Wallmannsthal
Warden
Warrenton
Wartburg
Water-Vliet
Waterfall
Waterval
Wedela
Weenen
Welkom
Wellington
Wepener
Wesselsbron
Westbrook
Westonaria
Westridge
Westville
White River
Whittlesea
Wilderness
Williston
Willow
Willowmore
Willowvale
Winburg
Windsorton
Winnie Mandela
Winterton
Winterveld
Witsand
Wolela
Wolmaransstad
Wolseley
Wolvengat
Worcester
Xaswita
Xolobe
Yosmite
Zamdela
Zandfontein
Zastron
Zeerust
Zevenfontein
Zoar
Zola
Zweletemba
Zwelitsha
Zwigodini
eGqubeni
eKunene
eLuqolweni
eMakhazeni
eMalahleni
eManqayini
eManzana
eManzimtoti
eMbalenhle
eMdloti
eMkhomazi
eMkhondo
eMkhuze
eMthonjaneni
eMuziwezinto
eNtokozweni
eNtsimekweni
eQolweni
eSikhaleni
eSizindini
eTyinindini
eXobho
eZintabeni
iBhayi
iDyaba
oThongathi
uMnambithi`;

/** As in places.ts. */
export const suburbTable = `# Eastern Cape
Abbotsford;-32.9593;27.9163;;;230;90
Abetshawu;-30.866;29.8959;;;69
Aboboti;-32.3905;28.2354;;;118
Adam;-32.2153;27.9736;;;948
Adcockvale;-33.9408;25.5785;;;345;90
Adendorp;-32.3052;24.5481;;;346;30;KwaMseki Bishop Limba
Aeroville;-32.7494;25.6039;;;576;30
Afzondering;-30.1758;28.9465;;;709
Agnes;-31.698;27.0333;;;120
Alexander Park Industrial;-33.7862;25.4301;;;480;6
Algoa Park;-33.9005;25.5616;;;345;90
All Saints Mission;-31.6615;28.0547;;;943
Allan Heights;-33.91;25.5461;;;345;90
Allandale;-32.8412;26.7854;;;201
Allanridge West;-33.7494;25.3808;;;480;90
Allanwater;-32.321;26.7866;;;1165
Aloe;-31.9183;26.8634;;;523;30
Aloevale;-31.9234;26.8646;;;523;30
Amabele;-32.6639;27.5276;;;1256
Amabhele;-32.3;27.9883;;;948
Amakwalo;-31.3715;29.2113;;;646
Amalinda;-32.9979;27.8657;;;230;90
Amalinda North;-32.9898;27.8682;;;230;90
Amambalu;-33.1258;27.0967;;;1061
Amambalu;-32.5401;28.2684;;;139
Amamvala;-31.5998;28.1838;;;943
Amanaleni;-32.0722;28.9441;;;244
Amantshangase A/a;-30.8099;29.581;;;69;;;eastern-cape-amantshangase-a-a-bizana
Amantshangase A/a E;-30.7733;29.5644;;;69;;;eastern-cape-amantshangase-a-a-e-bizana
Amantshangase A/a F;-30.9035;29.8287;;;69;;;eastern-cape-amantshangase-a-a-f-bizana
Amanzolo;-31.5983;28.2171;;;943
Amaqeda;-31.0829;29.8224;;;69
Amaqolomba;-32.1168;26.697;;;1426
Amaqwati;-31.6379;28.2575;;;943
Amatola View;-32.8536;27.4272;;;1114;90
Amazibula;-32.6537;27.4783;;;1256
Amberdale;-31.9025;26.8158;;;523;30
Ambrose;-30.6085;28.7195;;1360;557
Amendu;-31.629;28.7752;;;893
Amsterdamhoek;-33.8504;25.6118;;;345;90
Anders Mission;-32.8831;27.2339;;;1114;15
Andris;-30.2524;28.6881;;;709
Angola;-32.0595;26.7637;;;1426
Anoves;-32.0213;27.6153;;;160
Apleni;-32.1471;28.712;;;244
Appiesdry sp;-32.7856;26.6386;;;565;30
Aquapark;-33.3925;25.4351;;;996;30
Arbor View;-30.6827;26.7171;;;705;30
Arcadia;-33.8633;25.5129;;59;345;150
Arcadia;-33.0098;27.9101;;;230;90
Area North 1924;-32.8351;27.2727;;203;1114;150
Arena;-32.8842;28.0598;;;366
Arosi;-31.7177;27.7655;;;1338
Arthur Homes;-31.3669;29.5721;;;646;30
Asazani;-31.3753;26.3552;;;855;30
Asherville;-32.2841;24.5646;;;346;30
Askeaton;-31.6274;27.4593;;;121
Aston Bay;-34.0814;24.9068;;;453;30
Auckland;-33.1388;26.8427;;259;1061
Avalon Holiday Resort;-32.8497;28.1135;;151;366
Azalea Park;-33.821;25.5155;;;345;90
Babani;-31.2526;29.6851;;;646
Babara;-30.3843;27.4812;;1117;1242
Bacelona;-33.9063;25.5412;;;345;90
Badi;-32.2395;28.6731;;;1431
Badibanise;-30.8873;28.984;;;557
Bajodini;-31.1316;28.8282;;;1118
Bakaleni;-31.305;28.5117;;;1336
Bakana;-32.1355;28.3992;;1429;225
Bakaneni;-32.4337;28.4474;;;139
Bakaneni;-32.2195;28.4886;;;1431
Baku;-31.8839;27.9272;;;1338
Balasi;-31.1507;28.8269;;;1118
Balazie Valley;-32.8445;27.407;;;1114;90
Baleni;-31.0993;29.4079;;;278
Baleni A;-31.0715;29.9887;;;69
Baleni B;-31.1681;29.9645;;;69
Baleni C;-31.1438;30.0278;;;69
Baleni D;-31.1497;29.8964;;;69
Baleni E;-31.192;30.0449;;;69
Balizulu;-31.7451;28.6801;;;890
Bandla;-31.6463;29.2514;;;949
Bangani;-32.0739;28.5072;;;225
Bangilizwe;-32.9951;27.5469;;;1114;15
Bangolosi;-31.6711;29.4582;;;1097;;;eastern-cape-bangolosi-port-saint-johns
Bankies;-31.5474;26.9616;;;210
Bankini;-31.4634;27.1821;;;434
Bantubabi;-31.3079;28.6383;;;1336
Bantubonke;-30.9131;28.9866;;1208;557
Banzi;-32.1322;27.5284;;;160
Barracks;-33.0036;27.4638;;;376
Barracks;-31.6175;27.4949;;;121
Barsheba;-33.4132;25.5465;;;996
Bashee;-32.2398;28.9148;;;244
Batsoarele;-30.5703;28.7544;;;763
Bavuma;-32.0305;28.5192;;;244
Bawa;-32.4052;28.109;;;118
Bayimani;-30.9128;29.7526;;;69;;Dayimani
Baysville;-33.0009;27.9169;;;230;90
Bazana;-31.2995;29.5697;;;646
Baziya Mission;-31.6161;28.3905;;;893
Beachview;-34;25.3244;;155;345;90
Beacon Bay;-32.9712;27.9341;;;230;90
Beacon Bay North;-32.9586;27.9464;;;230;90
Beacon Hill;-32.8969;27.4197;;;1114;90
Bebelele;-33.0115;27.8676;;;230;90
Bebeza;-30.5256;27.6534;;;1242;8
Beccels;-32.042;26.4627;;44;1267
Beccles;-32.042;26.4627;;;1267;8
Bedford 1;-32.6817;26.0917;;;45;30
Bedford Convent;-31.5761;28.7064;;;893;30
Begha Mouth;-33.3764;27.3278;;;376
Bekela;-31.1158;30.0766;;;69
Bekileni;-31.8935;28.1801;;;943
Bekruipkop;-33.0003;27.496;;;376
Belekence;-31.1073;28.7853;;;1118
Belford;-30.1831;28.7229;;;709
Belgravia;-33.003;27.8983;;;230;90
Bell;-33.2532;27.3647;;;376
Bellvale;-32.5606;26.7164;;;1194
Belmont Valley;-33.3128;26.5421;;;698;30
Ben Kamma;-33.9622;25.4916;;;345;90
Ben Schoeman Airport;-33.0379;27.826;;;230;6
Bensonvale;-30.5777;27.3549;;;1242;8
Benton;-33.3832;27.1957;;;1061
Berea;-32.9889;27.9097;;;230;90
Bergplaas;-32.6915;26.8771;;;201
Bergsig;-33.3873;25.4504;;;996;30
Bergsig;-31.8855;26.8801;;;523;30
Berlin Smallholdings;-32.8683;27.5921;;1001;1114;6
Besmani;-32.4556;28.1603;;;118
Bethal;-32.3542;28.2054;;;118
Bethel;-30.2288;28.8517;;;709
Bethelsdorp;-33.883;25.5201;;;345;1800
Bethesda;-30.4942;28.6655;;;763
Betshwane;-30.7691;29.3949;;;653
Beverley Grove;-33.9649;25.4948;;;345;90
Beyele;-31.7712;27.9698;;;943
Bezuidenhoutville;-32.6817;26.2955;;;4;30
Bhabha;-32.2614;27.7097;;;1256
Bhadalala;-30.781;29.4561;;;653
Bhakabhedu;-30.6493;28.2476;;1276;1308
Bhakaleni;-31.8212;28.8526;;;890
Bhakaleni;-31.3441;29.3879;;;1097;;;eastern-cape-bhakaleni-port-saint-johns
Bhakubha;-30.8833;29.2836;;;999
Bhala;-30.9887;29.5375;;;278
Bhalasi;-31.2814;28.4853;;;1336
Bhalasi;-31.0824;29.531;;;278
Bhantini;-30.9307;28.4495;;;992
Bhantini A;-31.6556;29.0573;;;949
Bhantini B;-31.692;29.1006;;;949
Bharhumani;-32.4741;28.1762;;;139
Bhavameni;-32.7244;27.0897;;;486
Bhawu;-32.0586;28.9912;;;244
Bhayi;-32.0318;28.6744;;;244
Bheja;-31.0433;29.0584;;;1118
Bhekayeke;-30.6455;29.208;;918;653
Bhekela;-31.2007;28.2568;;;1350;30
Bhekisi;-33.3783;27.1361;;;1061
Bhekiyeza;-31.089;29.792;;;69
Bhele;-32.9282;27.2377;;;1061
Bhele A;-31.0333;29.8269;;;69
Bhele B;-30.932;29.749;;;69
Bheleni;-31.6506;29.322;;;1097;;;eastern-cape-bheleni-port-saint-johns
Bhesi;-31.9188;27.8787;;;1338
Bhetani;-31.8614;28.3518;;;225
Bhetani;-30.7429;28.961;;;557
Bhethula;-30.6283;28.2148;;;1308
Bhetshwana;-30.773;29.3728;;;653
Bhijolo;-31.8973;28.3685;;;225
Bhisa;-30.7699;29.5024;;;999
Bhishibha;-32.3382;27.7969;;;948
Bhisilane;-30.9326;28.8747;;;557;8
Bhobhoyi;-31.3167;29.2451;;;646
Bhofolo;-32.7734;26.6453;;;565;30
Bhokhwe;-32.4127;28.1123;;;118
Bhoko;-31.8096;27.2289;;;120
Bholani A;-31.5721;29.5877;;;1097;;;eastern-cape-bholani-a-port-saint-johns
Bholani B;-31.6441;29.4155;;;1097;;;eastern-cape-bholani-b-port-saint-johns
Bholotwa;-31.635;28.9613;;;949
Bhomeni;-31.6465;27.1836;;;120
Bhongolwethu;-32.3144;28.2365;;;118
Bhongolwethu;-31.7144;27.2326;;;120
Bhongweni;-32.743;25.7972;;;166;50
Bhongweni;-32.2134;28.6825;;;1431
Bhongweni;-32.0809;28.1612;;;948
Bhongweni;-31.412;29.6575;;;646
Bhononi;-30.9365;29.4033;;;999
Bhonxa;-30.922;29.271;;;999
Bhonyothi;-32.5873;28.2856;;;139
Bhoqo;-32.0991;28.086;;;948
Bhoqo;-31.6491;26.9988;;;120
Bhuba;-32.0103;29.0891;;;159
Bhubesini;-31.0806;29.0772;;;1118
Bhucula;-31.803;29.273;;;949
Bhuje;-31.4547;29.3341;;;1097;;;eastern-cape-bhuje-port-saint-johns
Bhukuva;-30.8935;29.6046;;;69
Bhulele;-32.2492;28.1985;;;118
Bhunga;-32.1624;28.7087;;;1431
Bhunga;-31.2328;29.2152;;219;999
Bhungeni;-32.3237;28.151;;;118;30
Bhungeni;-30.9233;29.4675;;;278
Bhungweni;-30.9845;29.6323;;;69
Bhuqa;-31.3033;29.252;;;646
Bhuru;-32.3302;27.8305;;;948
Bhuta;-32.1805;28.8893;;;244
Bhwnijini;-30.9041;29.8438;;;69
Bhwnjini;-30.9041;29.8438;;65;69
Bijolo;-31.9138;28.7504;;;890
Bika Industrial;-32.3116;28.2145;;;118;2
Bikizana;-30.3469;27.4555;;;1242
Bilatye;-31.9498;27.3644;;;160
Bisana;-31.2018;29.3928;;;278
Bisho Central;-32.8496;27.4395;;63;1114;90
Bisho Gardens;-32.854;27.4433;;63;1114;90
Bisho Park;-32.8403;27.4447;;63;1114;90
Bisi;-31.1327;29.4767;;;278
Bityongo;-31.4847;29.4437;;1019;1097;;;eastern-cape-bityongo-port-saint-johns
Bizana;-31.5856;29.3767;;;1097;;;eastern-cape-bizana-port-saint-johns
Black Diamond;-30.2593;28.9613;;;138
Black Fountain;-30.4583;28.3506;;;1308
Blasini Village;-31.7359;27.5261;;;160
Blikana;-30.576;27.6146;;;1242;20
Blikkiesdorp;-33.7572;25.3838;;;480;90
Blink Water;-32.7043;26.59;;;565
Blom;-30.6099;27.7415;;;1138
Blue Bend;-32.9772;27.9528;;;230;90
Blue Gums;-30.5435;27.2312;;;1242
Blue Horizon Bay;-33.9729;25.2533;;;345;90
Blue Rise;-31.8992;26.8955;;;523;30
Blue Sky;-32.2532;28.2062;;;118
Bluewater Bay;-33.8512;25.6338;;;345;90
Bodiam;-33.2509;27.421;;;376
Bodini;-31.7826;27.9115;;;943
Bofolo;-32.0022;28.0529;;;943
Bojane;-31.6869;27.9509;;;943
Bojeni;-32.3236;28.5994;;;1431
Boknes Strand;-33.7316;26.5755;;;11
Bokolweni;-31.1265;28.5481;;527;992
Bokuveni;-30.9061;29.5553;;;69
Bolana;-31.9132;27.623;;;160
Bomapass;-32.6853;27.1097;;;486
Bomberg;-31.1417;28.7843;;;1118
Bomplas;-31.6681;27.2701;;;120
Bomvana;-32.3714;28.3724;;;139
Bomvana;-32.1682;28.3912;;1282;225
Bomvane;-31.7933;29.0238;;;949
Bomvini;-31.4949;29.182;;;629
Bomvini;-31.1612;29.1368;;;1118
Bomvini;-31.0143;29.3562;;;999;11
Bonanza;-32.988;27.7942;;;230;90
Bonda;-30.8421;29.6247;;;69
Bonga;-31.9505;29.1179;;;159
Bonga;-30.7936;29.3129;;;653
Bongoza;-32.3458;28.1131;;;118
Bongweni;-32.6956;27.3982;;;1256;8
Bongweni;-32.075;27.7796;;;1338
Bongweni;-31.1221;28.5783;;;992
Bonkolo;-31.9862;28.2828;;;225
Bonnie Doon;-32.9803;27.9261;;;230;90
Bonza Bay;-32.9716;27.9575;;;230;90
Boomplaas;-31.5161;27.1676;;;434
Boomplaas;-30.5482;27.5978;;;1242
Booysen Park;-33.858;25.468;;59;345;150
Bophela;-32.2892;28.4623;;;1431
Border Post;-32.7176;27.5053;;;1256
Boskop;-33.9733;23.8158;;;458
Botani;-31.8273;27.8178;;;1338
Botha's Hoek;-32.027;26.7199;;;1426;;;eastern-cape-bothas-hoek-whittlesea
Bothasrus;-33.8034;25.4588;;;195;90
Botho;-32.0549;29.0828;;;244
Botomani;-30.748;29.4273;;;653
Botwe;-32.2109;27.9777;;;948
Bovini;-31.3081;29.2051;;;629
Bovini;-30.0638;28.9945;;;709
Bowden;-31.752;26.941;;;120
Boxelulu;-32.9659;27.3565;;;1061
Boycy;-31.3828;28.7566;;;1336
Braelyn;-33.0036;27.8688;;;230;90
Braelyn Heights;-33.004;27.8866;;;230;90
Braelyn Hills;-33.0009;27.8795;;;230;90
Braelyn Industrial;-33.0091;27.8897;;;230;6
Braki;-30.657;28.4712;;;1308
Brakkloof;-32.1302;26.7702;;;1426
Brayini;-30.5906;27.2636;;;1242
Breidbach;-32.8909;27.4481;;;1114;90
Brentwood Park;-33.9579;25.4907;;;345;90
Bridge Haven;-33.9237;25.5614;;;345;90
Bridgemead;-33.9311;25.4761;;;345;90
Broadwood;-33.9883;25.5424;;;345;90
Brooksnek;-30.6334;29.4812;;;653;17
Brymore;-33.9554;25.5084;;;345;90
Buchele;-31.5006;29.6174;;;1097;;;eastern-cape-buchele-port-saint-johns
Buffalo Flats;-33.0184;27.8498;;;230;90
Buffelsbaden;-30.7199;26.7137;;;705;30
Buffnek;-30.8428;28.8874;;;557
Bufumba;-32.0006;28.9602;;;244
Buhlambo;-30.8357;29.5015;;188;999
Buhlanga;-31.1441;29.3326;;;999
Buhlanyanga;-31.2241;29.5971;;;646
Buhlungwana;-31.2056;29.0007;;;1118
Buitendag;-30.9982;26.3158;;;113;30
Bukazi;-31.1771;29.46;;;278
Bukazi;-31.0543;29.391;;;999
Bukuqweni Farma;-31.398;29.4182;;;1097;;;eastern-cape-bukuqweni-farma-port-saint-johns
Bukwana;-31.7192;27.4521;;;160
Bula;-31.5273;28.2972;;;943
Bulala;-31.0027;30.039;;;69
Bulawayo;-31.9703;27.6907;;;160
Bulawayo;-31.4733;28.0676;;;943
Bulembu;-32.8689;27.2707;;;1114;15
Bulhoek;-32.0384;26.6284;;;1426
Bulungula;-32.0696;28.9279;;;244
Bulura;-32.886;26.7546;;;201
Bumazi;-31.1161;29.6219;;;278
Bumbana;-31.6291;27.4418;;;121
Bumbane;-32.5254;28.527;;;139
Bumbane;-32.1308;28.8183;;;244
Bumbane;-31.8746;28.5269;;;890
Bumbane A;-31.4813;28.2241;;;943
Bumbane B;-31.5745;28.2496;;;943
Bumbena;-30.8051;28.711;;1119;557
Bumbeni;-30.6568;29.4905;;;653
Bunckers Hill;-32.9974;27.9354;;;230;90
Bunene;-32.034;28.8009;;;244
Bungeni;-31.6693;29.3288;;;1097;;;eastern-cape-bungeni-port-saint-johns
Bunqaba;-32.1659;28.9117;;;244
Burnshill;-32.7661;27.0588;;;486
Busakwe;-32.3377;28.579;;;1431
Bushmans River;-33.6739;26.6236;;;11;50
Busila;-32.2987;28.3585;;;118
Buthini;-30.9603;29.7853;;;69
Butho;-31.6546;29.3511;;;1097;;;eastern-cape-butho-port-saint-johns
Buthongweni;-31.7061;29.0504;;;949
Buthongweni;-30.9888;29.9892;;;69
Buthulo;-31.5983;29.2835;;;1097;;;eastern-cape-buthulo-port-saint-johns
Buthulo;-31.2111;29.7217;;;646
Butsheni;-30.8388;29.0494;;;557
Butterworth Central;-32.3314;28.1413;;;118;30
Buttville;-30.9487;29.6053;;;69
Buwa;-31.876;28.5732;;;890
Buwa;-31.1038;29.0767;;;1118
Buziba;-31.2107;29.2975;;;278
C Section Extension;-33.0074;27.864;;;230;90
C-Place;-34.0488;24.9132;;;453;30
Caba;-32.26;27.6881;;;1256
Caba;-32.0311;28.0556;;;225
Caba;-31.6854;28.333;;;890
Caba;-31.5426;28.1565;;;943
Caba;-31.0848;28.6157;;;1118
Caba;-30.9498;29.2192;;;999
Caba;-30.3579;28.6622;;;763
Cabazana;-30.6868;29.4052;;892;653;11
Cabazana;-30.6733;29.4456;;;653;11;;eastern-cape-cabazana-maxesibeni-2
Cabazi;-30.8318;29.0095;;;557
Cabe;-31.4455;29.4736;;;1097;;;eastern-cape-cabe-port-saint-johns
Cabekwana;-31.4191;29.618;;;646
Cabhane;-31.0015;28.9775;;;557
Cabuka;-30.6787;28.9668;;;557
Caca;-31.6553;28.1251;;;943
Cacadu;-31.8838;28.6459;;;890
Cacadu;-30.9351;29.1273;;;999
Cafutweni;-32.2756;28.3306;;;118
Cairns;-32.4069;26.7498;;;1194
Cala Reserve;-31.527;27.6587;;;121;2
Calderwood;-32.857;26.7281;;;201
Califonia;-31.5413;27.6917;;;121;30
California;-32.2658;27.9604;;;948
Calucalu;-30.8107;28.5649;;;1308
Camama;-32.0511;27.5688;;;160;17
Cambridge;-32.9765;27.8888;;;230;90
Cambridge Village;-32.9638;27.8927;;;230;90
Cambridge West;-32.9752;27.8716;;;230;90
Campher Park;-33.8037;25.4414;;;195;90
Camsha;-32.3014;28.7123;;;1431
Cancele;-31.4633;27.1672;;;210
Cancele;-30.8346;28.7926;;;557
Candu;-31.9439;28.4213;;;225
Cannon hill;-33.7727;25.4019;;;480;90
Canon Rocks;-33.7464;26.5472;;;11
Canzibe;-31.806;29.0636;;;949
Cape St Francis;-34.1978;24.8333;;;1234
Cape road Industrial;-33.7781;25.3806;;;480;6
Carrington;-33.1765;27.3791;;;1114;15
Carthcart;-32.2964;27.1535;;;136;8
Cata;-32.589;27.1308;;;486;11
Cathcartvale A;-32.5468;26.7953;;;1194
Cathcartvale B;-32.8145;26.761;;;201
Catshile;-32.0409;27.9529;;;1338
Caweni;-30.916;28.4694;;795;992
Cawu;-31.9105;29.0069;;;159
Cedarville;-30.8642;29.1379;;;999
Cefane;-31.6398;27.9672;;;943
Ceka;-31.8734;29.1351;;;949
Ceka;-31.3667;28.6441;;;1336
Cekwayo;-31.1416;28.6852;;;1118
Cele;-31.1971;29.7579;;;646
Celetyuma;-33.2722;27.1459;;;1061
Cengane;-31.0337;28.783;;;1118
Cengu;-32.1286;27.6129;;;136
Centerton;-33.8285;24.8684;;;378;30
Centuli;-32.4268;28.3639;;;139
Cenyu;-32.5592;27.4575;;;1256;30
Ceru;-32.3805;28.0961;;;118
Ceru;-31.9994;28.5718;;;244
Cetshe;-30.8695;29.5373;;;999
Chabaza;-31.5496;29.4176;;;1097;;;eastern-cape-chabaza-port-saint-johns
Chakatha;-32.8104;27.9711;;;526
Chalumna A;-33.1315;27.5353;;;1114;15
Chalumna B;-33.1733;27.5043;;;1114;15
Chancele;-30.8003;28.7945;;;557;8
Chani;-30.8642;29.0507;;;557
Chaphaza;-31.9838;28.5167;;;244
Charles Lloyd Township;-33.0155;27.8745;;;230;90
Chefane;-31.9745;28.842;;;890
Chelesi;-32.0022;28.7191;;;890
Chetyana;-31.8121;28.2322;;;943
Chevy Chase;-30.8169;28.5329;;;1308
Chibini;-32.4662;28.3447;;;139
Chibini;-31.725;28.3697;;;890
Chibini;-31.516;29.2468;;;629
Chicargo;-32.6836;28.06;;;526
China;-31.7439;28.5419;;;890
China;-31.421;29.5118;;;1097;;;eastern-cape-china-port-saint-johns
Chiselhurst;-32.9848;27.8849;;;230;90
Chithiwayo;-31.3672;29.5442;;;646
Chophetyeni;-31.4518;28.9555;;;629
Chris Hani;-32.9198;27.7785;;;230;15
Chris Hani;-32.771;26.6623;;;565;30
Chris Hani;-31.5884;28.7262;;;893
Christmas Rock;-33.1899;27.6344;;;230;15
Chwebeni;-32.6092;28.3063;;;139
Chwebeni;-30.6744;28.8185;;;557
Cibeni;-31.5336;29.2765;;;629
Cibini;-30.1724;29.0654;;;138
Cicina;-31.8469;27.6049;;;160
Cicira;-31.2689;28.441;;;1350
Cigila;-31.9491;28.2308;;546;225
Ciko;-32.2772;28.5369;;;1431
Cikolo;-31.2866;29.29;;;646
Cilidara;-32.7817;27.0005;;;820
Cilo;-32.3469;28.335;;;118
Cimezile;-32.7299;26.6034;;;565
Cinaka;-32.0499;28.9649;;;244
Cingco A;-31.3297;28.8498;;;1336
Cingco B;-31.2645;28.8561;;;1336
Cingweni;-32.3821;28.2306;;;118
Cingweni;-31.965;28.8292;;;890
Cingweni;-31.0712;30.1295;;;69
Cingweni;-30.8353;29.1824;;1173;999
Cintsa East;-32.8226;28.1126;;;366
Cintsa West;-32.8497;28.1135;;;366;8
Cisira;-33.1619;27.1462;;;1061
Citwayo;-31.0973;29.7539;;;69
Ciyani;-31.5914;29.5972;;;1097;;;eastern-cape-ciyani-port-saint-johns
Cizela;-32.0013;28.4728;;;225
Cizele;-31.812;28.8565;;;890
Clarkebury;-31.7941;28.284;;;943
Clarkeville;-30.7975;29.6827;;;69
Clearview;-31.0715;28.3555;;;992;30
Cleary Park;-33.8943;25.5232;;59;345;150
Clydesdale;-33.0636;27.5577;;;1114;15
Coastal holiday homes;-32.6211;28.4588;;;139
Coffee Bay;-31.9838;29.1487;;;159;;Koffiebaai
Cokomfini;-31.0622;28.7653;;;1118
Colana;-30.6416;29.0551;;;557;8
Colana;-30.5897;28.9977;;952;557;8;;eastern-cape-colana-kwabhaca-2
Colana;-30.5606;29.0906;;;138
Colleen Glen AH;-33.9722;25.3781;;;345;6
Collingwood;-30.2997;28.4015;;;709
Collondale;-33.0395;27.819;;;230;90
Colosa;-32.0579;28.3373;;;225
Columba Mission;-32.4798;28.3609;;;139
Corana;-31.8483;28.8588;;;890
Corana;-31.6204;28.8497;;;629
Coranlay;-31.585;28.8177;;;629
Corn Fields;-33.0614;27.5272;;;1114;15
Cosy Corner;-33.1726;27.6551;;;230;15
Cotswold;-33.939;25.5507;;;345;90
Cove Ridge East;-33.0263;27.8231;;;230;90
Cove Rock;-33.0433;27.7889;;;230;90
Cowville;-30.624;27.1222;;;593
Cradock Place;-33.9042;25.569;;;345;90
Cradock Plane;-32.7503;25.7969;;;166;30
Craighead;-33.0875;27.2198;;;1061
Crockarts Hope AH;-33.9464;25.3809;;;345;6
Cuba;-32.9129;27.747;;;230;15
Cuba;-32.3192;28.202;;;118;50
Cuba;-31.8569;27.5096;;;160
Cube;-31.9903;27.4996;;;160
Cubeni;-32.0328;27.5416;;;160
Culunca;-31.1609;28.7268;;;1118
Cumakala;-32.5622;27.4474;;;1256;30
Cumngce;-31.452;29.2083;;;629
Cungwana;-31.768;27.4644;;;160
Cungweni;-32.1206;28.4589;;;225
Cuntsula;-32.0647;28.6662;;;244
Cuntsula;-31.8732;28.7048;;;890
Cutweni;-31.4113;29.759;;;646
Cwane;-31.756;28.1222;;;943
Cwaru;-33.2189;27.259;;;1061
Cwaru;-32.7829;27.0331;;;486
Cwebe;-32.1923;28.9226;;;244
Cwebeni;-31.6662;29.4367;;;1097;;;eastern-cape-cwebeni-port-saint-johns
Cwebeni;-30.6519;28.8323;;;557
Cwecwe;-31.5035;28.7456;;;893
Cwecweni;-33.1372;27.3728;;;376
Cwele;-31.671;29.2387;;;949
Cwengcwe;-32.7808;27.333;;;486
Cwili;-32.6728;28.3633;;;484
D Hostel;-33.0132;27.8634;;;230;90
Dabane;-32.0493;28.7609;;;244
Dabela;-31.2122;29.1842;;888;999
Dadeni;-33.1143;27.0795;;;1061
Dakamnyama;-31.0529;29.8537;;;69
Dakane;-31.5267;29.6809;;;1097;;;eastern-cape-dakane-port-saint-johns
Dakeni;-32.6497;28.368;;;139
Dakeni B;-32.0618;28.0284;;175;948
Dala;-31.7825;28.033;;;943
Dalaguba;-31.5022;29.0874;;;629
Daleview;-33.8109;25.4729;;;195;150
Daleview;-32.8696;27.3986;;;1114;150
Dalibango;-31.267;28.46;;;1350
Daligqili;-31.4694;28.3566;;;943
Dalindyebo;-31.8742;28.5917;;;890
Daliwe;-32.302;27.1534;;;136
Daly;-30.9625;27.5977;;;38;30
Damane;-31.7755;27.7132;;;160
Dambeni;-30.9079;29.3175;;;999;11
Dambeni;-30.7039;29.2546;;;653
Damdam;-33.1609;27.2197;;;1061
Damini;-30.7155;28.846;;;557
Dan Sandi View;-33.0185;24.3461;;;512;30
Dangazele;-32.1303;28.8676;;;244
Dangeni A;-30.9292;30.0681;;;69
Dangeni B;-31.0808;29.9503;;;69
Dangershoek;-30.629;27.7858;;;1138
Dangwana;-31.5869;29.2691;;;1097;;;eastern-cape-dangwana-port-saint-johns
Dangwana;-30.9736;28.9174;;;557
Darabe;-31.9024;28.645;;;890
Daweni;-30.9429;28.4681;;;992
Daweni;-30.5385;27.5524;;806;1242
Dawn;-32.968;27.8346;;;230;90
Dawn Park;-32.014;26.2634;;;1267;30
Daza;-32.0566;27.8279;;;1338
De Colligny Mission Station;-31.5632;28.7241;;;893;30
De Mist;-33.7786;25.4065;;;480;90
Deal Party;-33.8739;25.6057;;;345;90
Debe Marela;-32.8919;27.0063;;;820;8
Debe Marelab;-32.8919;27.0063;;187;820
Debe Nek;-32.8354;27.1529;;;486
Debe Valley;-32.8682;27.101;;;820
Debera;-31.7996;28.0719;;1457;943
Debesa;-31.0219;29.569;;;278
Debeza;-31.1136;28.7386;;;1118
Dedelo;-30.838;29.4755;;;999;20
Dedeni;-31.5732;29.5576;;;1097;;;eastern-cape-dedeni-port-saint-johns
Deeplevel;-31.6916;27.0061;;;120
Denegrey;-31.3945;26.3679;;;855;30
Dengwane;-30.5929;28.4865;;;1308
Dengwane;-30.3082;28.7447;;;709
Desika;-32.6956;27.3982;;86;1256
Despatch;-33.8009;25.4733;;;195;400
Despatch Central;-33.8009;25.4733;;;195;90
Detyana;-31.8293;29.0735;;;949
Detyane;-31.0751;28.671;;;1118
Dhlawu;-32.9813;26.9832;;;820
Diamond;-31.8022;27.4659;;;160
Diamond;-30.9322;29.7627;;;69
Dibandlela;-30.9848;29.5868;;;278
Dibinkonzo;-30.5849;27.1862;;1472;593
Diboteng;-30.614;28.4179;;279;1308
Didi;-31.5265;29.0807;;;629
Didi;-30.8714;29.8526;;;69
Didi A;-31.2606;29.5602;;;646
Didi B;-31.2084;29.7435;;;646
Didwayo;-31.4626;28.1124;;;943
Dikathole;-31.564;28.5155;;;893
Dikatole;-31.569;27.6608;;;121
Dikazi;-32.8076;27.4003;;;1114;15
Dikela;-31.3953;29.1915;;;629
Dikeni;-32.0277;28.7523;;;890
Dikeni;-31.8232;27.9658;;;943
Dikeni;-31.7773;28.9003;;;949
Diki;-31.236;29.6319;;;646
Diko;-32.4561;28.5053;;;139
Dikonyeleng;-30.6095;28.4341;;;1308
Dilayini;-31.9657;28.9221;;;244
Dili;-30.5358;27.6664;;;1242;11
Dimbaza Industrial Area;-32.8312;27.1911;;203;1114;6
Dimbeni;-32.4344;28.6644;;;1431
Dinda;-30.9124;29.6188;;;69
Dindini A;-30.8277;29.9456;;;69
Dindini B;-30.8626;29.9192;;;69
Dinga;-31.9359;28.9658;;;159
Dinga;-30.9229;29.6011;;;69
Dingata;-32.1378;28.9299;;;244;8
Dingo;-30.9306;29.9362;;;69
Dininkosi;-31.5032;28.9151;;;629
Diphini;-33.0183;27.865;;;230;90
Diphini;-32.7291;28.1221;;;366
Diphini;-32.4523;28.2769;;;139
Diphini;-31.7617;26.9906;;;120
Diphini;-31.5404;29.342;;;1097;;;eastern-cape-diphini-port-saint-johns
Diphini;-31.0611;29.405;;672;999
Diphini;-31.0558;30.1366;;;69
Diphini;-30.9247;28.4607;;;992
Diphini;-30.909;29.4546;;;999;;;eastern-cape-diphini-ntabankulu-2
Diphokong;-30.5957;28.361;;;1308
Dipini;-32.2349;28.6649;;;1431
Dityani;-32.4176;28.6367;;;1431
Diya;-32.504;28.173;;;139
Dlabhani;-30.788;28.7281;;;557
Dlakatweni;-31.7038;28.3391;;;890
Dlakavu;-31.9733;27.2406;;;160
Dlamini;-31.7597;27.0517;;;120
Dlangezwa;-31.076;29.9239;;;69
Dlelengana;-31.3773;29.3068;;;1097;;;eastern-cape-dlelengana-port-saint-johns
Dlephu;-32.4795;28.0279;;;118
Dlova;-32.0376;28.9429;;;244
Dobe;-31.9186;28.9819;;;159
Doje;-30.9541;30.0822;;;69
Dokodela;-31.3721;29.0484;;;629
Dolongane;-31.064;29.8961;;;69
Dolophini;-31.2148;29.6729;;;646
Dolosini;-30.3786;27.4359;;;1242
Dolweni;-31.9223;28.9566;;;159
Donald's Drift;-30.2761;28.736;;710;709;;;eastern-cape-donalds-drift-maluti
Dondi;-31.112;29.3151;;;999
Dongoba;-32.7094;27.4754;;;1256
Dongwe;-32.9366;27.5552;;;1114;15
Dongweni;-31.7405;27.3601;;;120
Donkerpoort;-31.2766;25.8086;;495;1244;50
Dontsa;-32.617;27.2283;;;486
Dontsa;-31.6797;28.9276;;;949
Dontsi;-30.5245;27.3812;;;1242
Dophu;-31.7206;27.1655;;;120
Dorchester Heights;-32.9489;27.901;;;230;90
Dorington;-32.7759;26.6558;;;565;30
Doti;-32.0838;28.3305;;;225
Dotye;-30.9201;30.0782;;;69
Down Town;-30.8512;29.8532;;;69;30
Dr. Brawn;-33.7841;25.4062;;;480;90;;eastern-cape-dr-brawn-kariega
Dratashe;-31.8723;27.8873;;;1338
Dratini;-32.2456;27.6069;;;1256
Dratini;-31.6861;26.7972;;;120
Drayini;-33.2379;27.1479;;;1061
Drayini;-32.5137;28.4665;;;139
Drayini;-32.1189;28.4813;;;1431
Drayini;-31.7889;27.3346;;;120
Drayini;-30.9894;29.3048;;;999
Drayini;-30.9257;28.4951;;;992
Drayini;-30.6238;29.2258;;;653
Drayini;-30.4175;27.3647;;1406;1242
Drayini A;-31.6646;27.9519;;;943
Drayini B;-31.7909;27.9281;;;943
Dresini;-30.1749;28.5763;;;709
Dubana;-31.3801;29.6114;;;646
Dube;-33.1097;27.3721;;;376
Dubu;-32.9329;27.3837;;;1061
Dudani;-31.9904;28.7137;;;890
Dudumashe;-32.1328;27.9332;;;948
Dudumeni;-30.9241;29.5795;;;69
Dujene;-30.9518;29.8014;;;69
Dukada;-31.2262;29.7846;;;646
Dukathole;-30.6859;26.6805;;;705;30
Duke;-31.5323;27.8105;;;121
Dukulweni;-31.584;29.3184;;;1097;;;eastern-cape-dukulweni-port-saint-johns
Dukuza;-31.0076;29.4298;;;278
Dulcies Nek;-30.4724;27.4337;;;1242
Duluseni;-31.1206;29.2746;;;999
Dum-Dum;-31.6778;26.8117;;;120
Duma;-31.2138;29.0535;;;1118
Dumaneni;-31.0458;28.7282;;;1118
Dumase;-31.6251;29.4205;;;1097;;;eastern-cape-dumase-port-saint-johns
Dumasi;-31.6805;28.897;;;949
Dumasi;-31.3018;28.6538;;;1336
Dumasi;-30.8354;29.68;;;69
Dumasini;-30.3764;28.6716;;;763
Dumazulu;-31.2095;30.0013;;;69
Dumba;-31.1759;29.0154;;;1118
Dumsi;-31.1543;29.1674;;;999
Dumsi;-30.785;29.5792;;;69
Duncan Village;-33.0149;27.8693;;;230;150
Duncan Village Proper;-33.008;27.872;;;230;90
Dundee;-30.7403;29.4344;;;653;8
Dunedin;-32.4505;26.7872;;;1194
Dungashe;-32.1967;28.9048;;;244
Dungu;-31.4399;29.1077;;;629
Dungu;-31.2374;29.1941;;;999;14
Duphu;-31.1605;29.4135;;;278
Dutyini;-30.9435;29.7941;;;69
Dutyini;-30.8282;29.2931;;;653
Dwaku;-31.0652;29.182;;;999
Dwaleni;-32.1681;27.5818;;;136
Dwareni;-31.8712;27.3909;;;120
Dwarheni;-32.3445;28.0387;;;118
Dwera;-31.4194;29.456;;;1097;;;eastern-cape-dwera-port-saint-johns
Dwesa;-32.3301;28.8032;;;1431
Dyam Dyam;-33.1995;27.533;;;1114;15
Dyam-Dyam;-32.3547;27.8855;;;948
Dyamala;-32.7746;26.8886;;;201
Dyamala;-32.2014;26.7619;;;1165
Dyamane;-30.9242;29.774;;;69
Dyasini;-32.5507;28.4637;;;139
Dyosini;-32.4644;28.0864;;;118
Dyushu;-32.3625;28.0451;;;118
Dzwabeni;-30.6183;27.3936;;722;1242
EZweledinga;-32.3174;26.6881;;;1165
Eagle;-32.4789;27.99;;;118
Eardley;-32.2226;26.6872;;;1165
Easington;-33.3862;27.1983;;;1061
East Bank;-33.59;26.9026;;;1094;30
East London CBD;-33.0176;27.9045;;;230;90
East London Smallholdings;-33.0695;27.7962;;;230;6
Eboleni;-31.2002;28.2421;;;1350;30
Eborweni;-30.8454;29.6884;;;69
Ebukwezeni;-31.9736;28.8184;;;890
Echibini B;-31.6536;28.1944;;;943
Echibiri;-31.036;29.0601;;;1118
Echovale;-32.8855;27.4007;;;1114;90
Ecingweni;-32.8409;26.9675;;;820
Ecwebeni;-31.8402;27.6688;;;160
Edangeni;-31.6732;29.2148;;;949
Edayimani;-31.9633;27.1538;;;160
Ediphini;-31.4964;29.444;;;1097;;;eastern-cape-ediphini-port-saint-johns
Edrayini;-31.2154;28.7727;;;1336
Edwaleni;-30.5773;27.511;;;1242
Efam;-31.8793;28.7401;;;890
Efama;-32.8101;26.91;;;820
Efama;-31.8958;27.5164;;;160
Efameni;-31.6676;28.0966;;;943
Efata;-31.5691;28.7186;;;893;30
Egunubeni;-30.9226;28.9034;;916;557
Egxakaqwakeni;-32.0474;28.9414;;976;244
Egxeni;-31.3982;29.5819;;;646
Egxeni;-31.25;28.516;;;1336
Ehukwini;-32.0985;27.7844;;;1338
Ejojweni;-32.435;28.2232;;;139
Ekampini;-31.6268;29.5201;;1097;1097;;;eastern-cape-ekampini-port-saint-johns
Ekhasalala;-32.8223;27.1239;;941;486
Ekofini;-31.8489;27.6606;;;160
Ekukhwezeni;-31.7884;28.8912;;;949
Ekulambeni;-31.6149;29.2406;;;949
Ekuphumleni;-32.7635;26.6502;;;565;30
Ekuphumleni;-32.5483;26.6552;;34;1194;30
Ekuphumleni;-32.0236;27.5709;;;160;30
Ekupumleni;-32.3022;27.9214;;;948
Ekuxeni;-31.7181;27.5509;;;160
Elabafazi;-31.5348;28.1857;;;943
Elalini;-32.1612;26.5906;;;1165
Elalini;-31.5015;28.729;;;893
Elalini;-31.2557;29.0111;;;1118
Elhibini;-30.9505;29.5231;;;278
Elithuthu;-31.5571;27.8517;;;943
Elugudwini;-32.7815;26.9534;;;820
Elumayeni;-30.886;29.6621;;;69
Elundini;-32.6308;26.8238;;;1194
Elundini;-31.1832;28.6161;;;992;8
Eluphendweni;-32.7854;27.3718;;;486
Eluqolweni;-32.1621;26.5951;;;1165
Eluqolweni;-31.6198;28.0577;;;943
Eluqolweni;-30.9281;28.7423;;;1118
Elusheni;-31.8701;28.6877;;;890
Elusibeni;-31.5091;29.4738;;;1097;;;eastern-cape-elusibeni-port-saint-johns
Elutshabeni;-32.0249;27.7752;;;1338
Eluxolweni;-33.2938;26.5614;;;698;30
Eluxolweni;-32.908;27.7558;;;230;15
Eluxolweni;-31.3058;29.3815;;;646
Emabhekuteni;-31.105;29.8185;;;69
Emabheleni;-31.4243;29.502;;;1097;;;eastern-cape-emabheleni-port-saint-johns
Emachibini;-31.4458;29.5246;;;1097;;;eastern-cape-emachibini-port-saint-johns
Emacwereni;-31.026;29.0523;;;1118
Emadlangeni;-30.5437;27.3212;;265;1242
Emadrayini;-31.4891;29.5938;;;1097;;;eastern-cape-emadrayini-port-saint-johns
Emafusini;-30.9951;29.4943;;;278
Emagalini;-30.7831;25.7975;;;1374;30
Emagonyaweni;-30.6002;28.3986;;;1308
Emahlathini;-31.7164;27.7731;;;1338
Emahlubini;-31.4417;28.7997;;;1336
Emahodini;-31.8982;27.7281;;;1338
Emakhalini;-31.4172;29.6429;;;646
Emakhumsubeni;-31.5213;29.5004;;;1097;;;eastern-cape-emakhumsubeni-port-saint-johns
Emakhuzeni;-31.54;29.1776;;;629
Emalangeni;-31.7412;28.861;;;890
Emalangeni;-31.5089;29.4899;;813;1097;;;eastern-cape-emalangeni-port-saint-johns
Emamfengwini;-31.6332;27.5479;;;121
Emamfengwini;-31.3399;29.4697;;;1097;;;eastern-cape-emamfengwini-port-saint-johns
Emampingeni;-30.983;29.6748;;;69
Emampondweni;-31.092;29.2197;;;999;8
Emanaleni;-31.515;29.4272;;;1097;;;eastern-cape-emanaleni-port-saint-johns
Emandlaneni;-31.7081;28.7592;;;890
Emangcumeni;-32.7478;27.1962;;;486
Emangweni;-32.7679;27.1395;;;486
Emangweni;-31.8821;28.4805;;;890
Emankuleni;-30.9032;28.6754;;;1118
Emanqondeni;-31.5595;29.4489;;;1097;;;eastern-cape-emanqondeni-port-saint-johns
Emantshilbeni;-32.1749;28.8242;;;244
Emanzamnyama;-31.072;29.8753;;;69
Emaqamini;-31.9424;27.36;;;160
Emaqungwini;-32.0657;28.8034;;;244
Emaromeni;-30.1852;28.9561;;;709
Emasunguzaneni;-31.4993;29.4639;;;1097;;;eastern-cape-emasunguzaneni-port-saint-johns
Ematanjeni;-32.2622;27.7375;;;1256
Ematoleni;-32.7338;27.1773;;;486
Ematshanganeni;-30.1724;28.9589;;;709
Ematyeni;-30.9869;29.2889;;;999
Emaxixibeni;-32.3246;28.693;;;1431
Emayaluleni;-31.4435;27.1257;;;210
Emazizini;-31.4127;29.4865;;;1097;;;eastern-cape-emazizini-port-saint-johns
Embalwini;-31.0954;29.1261;;;1118
Embandezweleni;-32.6941;27.3793;;;1256
Embane;-30.852;29.5564;;;69
Embekweni;-32.2435;26.7265;;;1165
Embileni;-30.9802;29.7528;;;69
Embo;-31.7138;27.8919;;;943
Emboleni;-31.3594;29.7147;;;646
Emcambalaleni;-32.1735;26.6503;;;1165
Emcetheni;-30.9766;29.6162;;;69
Emdeni;-32.3589;28.5731;;;1431
Emdikisweni;-31.0101;29.694;;;69
Emdlankala;-31.4582;29.4956;;;1097;;;eastern-cape-emdlankala-port-saint-johns
Emdozingana;-30.8413;29.6672;;;69
Emfinizweni;-30.9191;29.8576;;;69
Emfolozi;-30.8999;29.9569;;;69
Emjelweni;-30.8497;29.2008;;;653
Emjikelweni;-31.6185;27.6073;;;121
Emndeni;-32.1088;27.6413;;;160
Emntla;-31.7512;27.4654;;;160
Emnyameni;-31.6956;29.2137;;;949
Empa;-31.817;28.5604;;;890
Empindweni;-32.287;27.6841;;;1256
Emqheyen;-30.5256;27.6534;;43;1242
Emsindweni;-31.4536;29.4374;;;1097;;;eastern-cape-emsindweni-port-saint-johns
Emsukweni;-31.8494;28.4865;;;890
Emtebe;-31.7175;28.7666;;;890
Emtha;-32.1852;26.7606;;;1165
Emthaleni;-32.0214;29.0371;;;159
Emthonjini;-32.7073;27.552;;;1256
Emua Kwegolo;-30.6389;27.558;;1062;1242
Emvubini;-31.5526;29.4613;;;1097;;;eastern-cape-emvubini-port-saint-johns
Emzantsi;-31.754;27.4316;;;160
Enduku;-31.7506;28.0196;;;943
Endwe;-31.7618;27.396;;;120
Engasa;-31.9275;28.125;;;943
Engcoti;-31.0047;28.5715;;;1118
Engcotyeni;-31.9336;28.1384;;;943
Engojini;-32.23;26.752;;;1165
Engqosa;-31.1784;29.7625;;;646
Engweni;-31.5049;29.4839;;;1097;;;eastern-cape-engweni-port-saint-johns
Engxingweni;-32.0744;27.7864;;;1338
Engxogi;-31.6681;28.1621;;;943
Enhlanjeni;-31.5525;29.561;;;1097;;;eastern-cape-enhlanjeni-port-saint-johns
Enkweza;-31.4778;29.4212;;;1097;;;eastern-cape-enkweza-port-saint-johns
Enqabeni;-30.873;29.6763;;;69
Enqobokeni;-32.1651;26.7378;;;1165
Ententeni;-33.0346;27.8033;;;230;15
Entilini;-31.6737;28.404;;;893
Entla Kwendlela;-32.1008;27.6006;;950;136
Entsengeni;-31.4682;29.4712;;;1097;;;eastern-cape-entsengeni-port-saint-johns
Envis;-30.8734;29.6704;;;69
Enxuba;-33.1428;26.8431;;;1061;8
Enyaka;-30.8512;30.0565;;;69
Enyanga;-31.0108;28.6367;;;1118
Enyango;-30.964;28.5937;;;1118
Enyanisweni;-31.1272;29.0874;;;1118
Enyosana;-31.5674;29.4216;;;1097;;;eastern-cape-enyosana-port-saint-johns
Enzebe;-31.1935;28.6992;;;1336
Epiphany;-30.6381;28.9042;;;138
Eqhoqhweni;-31.1236;29.6338;;;278
Eqolombeni;-31.5468;27.6321;;;121;8
Eqolweni;-32.7288;27.1273;;;486
Equtubeni;-31.557;28.0384;;;943
Era;-30.492;27.5748;;;1242
Ereyini;-32.7059;27.3992;;;1256
Eric Dodd;-33.7806;25.4035;;;480;90
Ericdene;-33.9339;25.4361;;;345;90
Esankuthwana;-30.8832;29.9696;;;69
Esehlabeni;-30.1691;28.8895;;;709
Esgangeni;-32.8746;26.9001;;;820
Eshweni Village;-32.081;27.631;;;160
Esibhalweni;-31.3767;28.7871;;;1336
Esibomvini;-30.9376;29.8298;;;69
Esidakeni;-30.6845;29.3845;;;653;8
Esidwadweni;-31.3431;29.2908;;;646
Esigodlweni;-31.0451;29.7008;;;69
Esihlitho;-31.3987;29.4674;;;1097;;;eastern-cape-esihlitho-port-saint-johns
Esijungqwini;-31.3663;29.3619;;;1097;;;eastern-cape-esijungqwini-port-saint-johns
Esikhulu;-31.5028;29.5331;;;1097;20;;eastern-cape-esikhulu-port-saint-johns
Esikhulu;-31.2376;29.3171;;;278
Esikhulu;-30.745;29.7095;;;69
Esikhululweni;-31.5361;29.5461;;264;1097;;;eastern-cape-esikhululweni-port-saint-johns
Esikolweni;-31.8005;28.1455;;;943
Esikolweni;-30.8476;29.1679;;1173;999
Esilindini;-30.5436;27.3078;;;1242;17
Esinyanduleni;-32.7769;27.158;;;486
Esiphathe A;-31.54;29.491;;;1097;;;eastern-cape-esiphathe-a-port-saint-johns
Esiphathe B;-31.5366;29.5908;;;1097;;;eastern-cape-esiphathe-b-port-saint-johns
Esiqhumeni;-31.4872;29.4615;;;1097;;;eastern-cape-esiqhumeni-port-saint-johns
Esiqikini;-31.3287;28.9801;;;629
Esithaleni;-31.0176;29.0172;;;1118
Esitholeni;-30.8581;30.0594;;;69
Esithuve;-31.4964;29.5396;;264;1097;;;eastern-cape-esithuve-port-saint-johns
Esixekweni A;-32.9099;27.0648;;;820
Esixekweni A;-32.7475;27.5158;;;1114;15
Esixekweni B;-32.825;26.9896;;;820
Esixekweni B;-32.785;27.4953;;;1114;15
Eskiti;-32.3372;28.1438;;;118;30
Eskweleni;-31.808;28.903;;;949
Essek;-31.0011;28.9163;;;557
Estishini;-31.6665;28.2128;;;943
Ethaleni;-31.4509;29.3924;;586;1097;;;eastern-cape-ethaleni-port-saint-johns
Etheldale;-30.2562;28.7097;;;709
Ethembeni;-32.7685;27.4204;;;1256
Ethonsini;-31.4339;29.4503;;;1097;;;eastern-cape-ethonsini-port-saint-johns
Etshantolo;-30.5478;27.3267;;265;1242
Etshiweni;-31.4492;29.5329;;;1097;;;eastern-cape-etshiweni-port-saint-johns
Etwa;-30.9054;28.6954;;;1118
Eureka;-32.9644;27.8101;;;230;90
Eureka;-31.0083;26.3165;;;113;30
Exesi;-32.8451;26.9703;;;820
Ezibeleni;-31.8911;26.9745;;;523;50
Ezifama;-31.2613;28.7415;;;1336
Ezifama;-30.891;29.6522;;;69
Ezigeni;-31.1342;28.8354;;;1118
Ezigodlweni;-33.0156;27.6392;;;230;15
Ezihewuleni;-30.7214;29.4751;;;999
Ezimbileni;-31.2394;28.8768;;;1118
Ezinkomeni;-31.7267;27.5918;;;160
Ezinkozweni;-31.5416;29.076;;;629
Ezinkumbini;-31.3819;29.5293;;;646
Ezintulweni;-31.8796;28.7253;;;890
Ezintutyaneni;-31.2709;28.7157;;;1336
Ezizityaneni;-30.8807;29.7341;;;69
Fair View;-33.1864;27.0888;;;1061
Fairbairn;-32.5401;26.7114;;;1194
Fairbridge Heights;-33.7583;25.4208;;;480;90
Fairview;-30.9627;27.5853;;;38;30
Fairview AH;-33.9643;25.5378;;;345;6
Faladeyi;-31.3484;28.5156;;;1336
Falakahla;-32.0712;28.4765;;;225
Fallodan;-33.376;27.1964;;;1061
Fama;-31.7862;27.5357;;;160
Fama;-31.7844;27.8868;;;943
Fama Loc;-31.0879;29.5577;;;278
Fameni;-31.6609;28.6167;;;893
Fameni;-30.8369;28.2794;;;992
Famini;-31.4833;27.3021;;;434
Fatima;-30.4062;28.4171;;;763
Fatyini;-31.5098;29.6381;;;1097;;;eastern-cape-fatyini-port-saint-johns
Faview;-30.5614;28.4913;;;1308
Felleng;-30.2438;28.636;;;709
Ferguson;-33.9245;25.5902;;;345;90
Fernglen;-33.9513;25.5467;;;345;90
Fernvilla;-32.7075;26.6046;;;565
Ferreira Town;-34.0369;24.9302;;;453;30
Ferry Point;-31.6168;29.5614;;;1097;;;eastern-cape-ferry-point-port-saint-johns
Fingo;-33.3067;26.5451;;;698;50;Fingo Village
Five;-32.3078;28.2156;;;118;30
Fletcherville;-30.6138;28.4048;;;1308;8
Fleyi;-31.225;29.6531;;;646
Fleyini;-30.5677;27.4179;;1394;1242
Fobane;-30.5225;28.6442;;;763
Folokwe;-32.1463;28.9981;;994;244
Foloti;-30.8854;30.0659;;;69
Ford & Msimango;-33.009;27.8657;;;230;90;;eastern-cape-ford-msimango-east-london
Fordyce;-32.0945;27.2204;;;1426
Forest Hill;-33.9878;25.6332;;;345;90
Forest View;-32.5635;27.3988;;;1256;30
Fort Cox;-32.7723;27.0347;;;486
Fort Glamorgan;-33.0343;27.8971;;;230;90
Fort Hill;-32.8753;27.4032;;;1114;90
Fort Hook;-30.5953;27.5944;;;1242
Fort Jackson Industrial;-32.9283;27.6936;;794;230;6
Fort Murray;-32.9415;27.4892;;;1114;15
Fort Murray Reserve;-32.9417;27.4708;;;1114;6
Fortengland;-33.3168;26.5457;;;698;30
Fortgale;-31.5863;28.7619;;;893;30
Fortwhite;-32.8332;27.1186;;941;486
Forty five;-32.1526;28.0976;;;948
Framesby;-33.9498;25.5183;;;345;90
Francis Evatt park;-33.9371;25.496;;;345;90
Francisvale Smallholdings;-32.7447;25.6118;;;576;2
Franisvalle;-32.7129;25.5923;;;576;30
Frans;-31.563;26.5636;;;1243;30
Freistad;-30.5181;28.4918;;;1308
Frerestat;-32.113;27.8877;;;948
Fresh Waters;-32.6675;27.5018;;1454;1256
Fubesi;-32.2447;28.7346;;;1431
Fubu;-32.2323;27.6402;;;1256
Fukula;-32.3566;28.5653;;;1431
Fuller's Bay;-33.0504;27.8659;;;230;90;;eastern-cape-fullers-bay-east-london
Gabajana;-31.0459;29.4445;;;278
Gabazi;-31.1384;28.9753;;;1118
Gabelana;-31.5435;29.5749;;;1097;;;eastern-cape-gabelana-port-saint-johns
Gabheni;-31.0163;29.1837;;;999
Gadlume;-31.4917;27.1615;;;434
Gaga;-32.757;26.7839;;;201
Gageni;-31.916;27.3766;;;160
Galali;-30.9202;28.9647;;;557
Galatyeni;-31.5189;29.5348;;;1097;;;eastern-cape-galatyeni-port-saint-johns
Galatyeni;-31.2568;29.4832;;;646
Galatyeni A;-31.0163;29.6017;;;69
Galatyeni B;-30.8916;29.5885;;;69
Galax;-31.5082;27.2725;;;434
Galili;-31.4603;27.6319;;;121
Gallawater;-32.2457;26.8687;;;1165
Gamakhulu;-31.0328;28.5646;;;1118
Gamtoos Mouth;-33.9579;25.0526;;;453
Gandu;-31.99;27.3979;;;160
Gandu;-31.8699;27.0627;;;120
Gangatha;-31.4576;29.5148;;;1097;;;eastern-cape-gangatha-port-saint-johns
Gangeni;-31.8075;29.2487;;;949
Gangeni;-31.2171;29.3146;;;278
Gangeni;-30.7453;28.5812;;761;1308
Gans;-31.5854;26.9354;;;210
Ganyile;-30.9224;29.8891;;;69
Gaqa;-32.8444;26.9158;;;820
Gaqa;-32.5215;28.4953;;;139
Gasela;-32.6359;27.4817;;;1256
Gately;-33.0289;27.8933;;;230;90
Gatyana;-32.4007;28.2509;;;118
Gaxaku;-30.682;28.6139;;1308;557;30
Gazini;-31.8978;29.1609;;;949
Gbini;-31.5026;27.2275;;;434
Gcabhalata;-31.7436;27.9725;;;943
Gcado;-32.6475;26.8863;;;1194
Gcaka;-31.2511;28.633;;;1336
Gcibala;-32.1999;27.7648;;;1338
Gcibala;-31.6687;26.8195;;;120
Gcibaloma;-32.1695;27.7888;;;1338
Gcina;-32.4704;28.6211;;;139
Gcina;-31.7603;27.6003;;;160;8
Gcina;-30.4271;27.4845;;;1242
Gcina A;-31.7519;27.7408;;325;160
Gcina-AA;-31.7665;26.8569;;;523
Gcina-L;-31.7468;26.8904;;;523
Gcina-M;-31.7731;26.888;;;523
Gcina-N;-31.7506;26.8595;;;523
Gcina-O;-31.7735;26.8719;;;523
Gcina-P;-31.7553;26.8971;;;523
Gcingca;-31.9826;27.7696;;;1338
Gcinisa;-33.0244;27.077;;;1061
Gcobana;-31.4623;29.5277;;;1097;;;eastern-cape-gcobana-port-saint-johns
Gcumeni;-31.0992;29.3767;;177;999
Gelvan Park;-33.9187;25.5608;;;345;90;Gelvandale
Gemvale;-31.5448;29.5374;;;1097;;;eastern-cape-gemvale-port-saint-johns
Gerald Smith;-33.7544;25.377;;;480;90
Gerfield;-32.8486;26.7675;;;201
Gesi;-31.5304;29.2616;;;629
Gesini;-33.017;27.8595;;;230;90
Gesini;-31.8643;27.7645;;;1338
Ggubeni;-31.8957;29.0598;;;159
Gimqi A;-31.4735;29.5157;;;1097;11;;eastern-cape-gimqi-a-port-saint-johns
Giniswayo;-30.9933;29.6743;;;69
Ginqi B;-31.7668;29.2677;;;1097;;;eastern-cape-ginqi-b-port-saint-johns
Ginsberg;-32.8919;27.381;;;1114;150
Ginyintsimbi;-32.0573;29.0528;;;244
Girdwood;-32.1575;27.8571;;791;948
Glen Adelaide;-31.7351;27.1495;;;120
Glencairn;-32.4055;26.8211;;;1194
Glencoe;-32.004;27.1887;;;523
Glendinningvale;-33.9545;25.5928;;;345;90
Glengariff;-32.8917;28.087;;;366
Glenhaven;-33.9178;25.5475;;;345;90
Glenhurd;-33.9589;25.568;;;345;90
Glenmore;-32.4074;26.7901;;;1194
Glenroy Park;-33.9561;25.4997;;;345;90
Gobe;-32.4454;28.2741;;;139
Gobene;-32.0854;28.9492;;;244
Gobhoti;-31.7391;28.0732;;;943;8
Gobisandla;-32.1594;28.8227;;;244
Gobizela;-30.2338;28.9877;;;138
Gobizembe;-30.2727;28.8707;;;709
Gobodweni;-31.1942;29.9638;;;69
Gobozana;-31.3765;29.5431;;;646
Gobozi;-30.7392;29.169;;;653;8
Godidi;-32.938;27.3966;;;1114;15
Godidi;-32.4578;28.3852;;;139
Godini;-31.6883;29.0696;;;949
Godini;-31.1758;29.0049;;;1118
Godola;-30.777;28.9311;;;557
Gogela;-30.633;29.2392;;;653
Gogogo;-31.7201;29.2831;;;1097;;;eastern-cape-gogogo-port-saint-johns
Gogote;-32.1242;28.6133;;;1431
Gogqozo;-31.7468;29.2746;;;1097;;;eastern-cape-gogqozo-port-saint-johns
Goji;-30.8932;28.6299;;;1308
Golden Highway;-32.9289;27.7066;;794;230;150
Goldwater;-33.9678;25.5219;;;345;90
Golf Course;-32.7825;26.8226;;;201;30
Goli;-31.7733;29.1854;;;949
Golisile;-32.5518;28.2116;;;139
Golomane;-30.8892;28.5439;;;1308
Goma Goma;-32.7759;26.6496;;;565;30
Gomeni;-31.2356;28.823;;;1118
Gomolo;-31.7132;29.3665;;;1097;;;eastern-cape-gomolo-port-saint-johns
Gomora;-31.6791;27.1523;;;120
Gomoro;-32.5571;26.7648;;;1194;30
Gompo Town;-33.0135;27.8549;;;230;150;Gompo
Gonco;-32.0109;28.865;;;244
Gongo;-31.3768;29.0769;;;629
Gongo 2;-31.2971;29.0685;;;1118
Gongota;-32.2217;27.7694;;;948
Gonothi;-31.7591;28.9421;;;949
Gonubie North;-32.9346;28.0111;;342;230;90
Good Hope;-30.8273;28.8108;;965;557
Good Hope;-30.5605;28.6782;;;763
Goodhope;-33.0457;27.584;;;1114;15
Goodwill Park;-32.6876;26.0917;;;45;30
Goqwana;-31.3586;28.7678;;;1336
Goqwana;-30.5193;28.473;;;1308
Goshen;-32.2708;27.0547;;;136
Goso;-31.8345;27.9868;;;943
Goso;-31.4697;29.6293;;;646
Goso;-30.8301;29.2334;;;653
Goso Forest;-31.394;29.6276;;;646;2
Gotsi;-31.3037;28.7032;;;1336
Gotyibeni;-32.4885;28.3348;;;139
Gotyibeni;-31.9097;28.5992;;;890
Gotyibeni;-31.1754;29.1015;;;1118
Gotyibeni A;-32.327;28.5593;;;1431
Gotyibeni B;-32.1462;28.6502;;;1431
Govan Mbeki;-33.8599;25.5358;;;345;90
Goxa;-30.1473;29.0961;;;138
Goxe;-30.7859;28.8731;;;557
Goxe;-30.6899;29.6492;;;69
Goxe;-30.1792;28.5651;;;709
Gqadu;-31.7548;27.2415;;;120
Gqadushe;-32.8648;26.9738;;;820
Gqaghala;-31.2798;28.3915;;;1350
Gqaka;-31.5568;28.2156;;;943
Gqala;-33.1739;27.5225;;;1114;15
Gqaqala;-31.241;28.4167;;;1350
Gqaqhala;-31.7386;28.8466;;;890
Gqaqhala;-31.2926;28.4007;;795;1350
Gqatsa;-30.9393;29.0185;;;557
Gqebera;-33.9932;25.5863;;;345;90
Gqeyane;-31.2492;28.6126;;;1336
Gqeza;-31.4049;29.272;;;629
Gqina;-30.9688;29.4976;;;278
Gqogqa;-32.3712;28.6309;;;1431
Gqogqora;-31.9891;27.8837;;;1338
Gqola;-32.5459;28.5273;;;139
Gqola;-32.2083;28.5798;;;1431
Gqoloma;-32.1794;28.2039;;;118
Gquba;-30.56;27.4089;;1394;1242
Gqubeni;-32.3092;28.5116;;;1431
Gqubeni;-31.9363;28.5961;;;890
Gqubeni;-30.9051;29.6666;;;69
Gqukesi;-32.2014;28.2472;;;118
Gqukunqa;-31.0066;28.6446;;;1118
Gqumashe;-32.7676;26.8706;;;201
Gqunge A;-32.4733;28.5635;;;139
Gqunqe;-32.2982;28.391;;;1431
Gqupu;-32.1922;28.3437;;;225
Gqutyini;-31.6078;27.8623;;;943
Gqutyini;-31.5465;27.8352;;;943;;;eastern-cape-gqutyini-ngcobo-2
Gqutyini B;-31.6344;27.9314;;;943
Gqwarhu;-31.4523;29.2327;;;629
Gqwarhu;-30.9801;29.1422;;;999
Gqwesa;-30.8875;28.7429;;;1118
Gqweza Mzenge;-31.0535;29.6325;;;69
Graceland;-33.0522;27.8267;;;230;90
Grassridge;-33.3364;27.286;;;376
Great Kei Bridge;-32.5066;27.9824;;;118
Greater Tjoks;-33.7943;25.5813;;876;345;150
Green Fields;-32.01;26.2511;;1452;1267
Green Fields;-31.2926;25.809;;;1244;30
Greenacres;-33.9508;25.5809;;;345;90
Greenbushes;-33.9214;25.4413;;;345;90
Greenfield;-31.0913;28.3695;;;992;30
Greenfields;-33.0319;27.864;;;230;90
Greensfields;-33.7457;25.3923;;;480;90
Greenshields Park;-33.986;25.564;;;345;90
Greensiden Terminus;-30.4613;27.3528;;;1242
Greenville;-30.9243;30.1012;;;69
Greyspan;-31.6658;27.3678;;;120
Gribaltar Rock;-33.4833;27.1347;;;1061
Griebdale;-31.4888;28.6101;;;893
Grootfontein Small Holding;-31.481;25.024;;;818;30
Gshiphondo;-32.3808;28.6091;;;1431
Guba;-31.5684;27.4329;;;121
Guba;-31.5664;27.2154;;;120
Gubahoek;-31.5409;27.2835;;;434
Gubeni KwaSilatsha;-32.7386;28.0706;;;526
Gubenxa;-31.4106;28.1744;;;943
Gubevu;-32.1091;28.1049;;;948
Gubevu;-32.0844;28.3824;;;225
Gubevu;-31.6382;28.5626;;;893
Gubevu;-31.3592;29.5154;;;646
Gubhethuka;-30.725;29.7685;;;69
Gubhuzi;-30.8436;28.9804;;;557
Gubini;-31.1693;29.1201;;;1118
Gudeka;-31.1237;29.3182;;;999
Gudla;-32.1388;28.0391;;;948
Gudlintaba;-30.2156;28.8971;;;709
Gudlintaba A;-30.7542;29.1604;;;653
Gudlintaba B;-30.6395;29.2413;;;653
Gugulethu;-32.8122;26.9827;;;820;30
Gugulethu;-31.583;27.1005;;;120
Gugulethu A;-31.6498;27.0483;;;120
Gugwana;-32.2271;27.7606;;;1338
Gugwini;-31.8706;27.7947;;;1338
Gugwini;-31.4241;29.3425;;944;1097;;;eastern-cape-gugwini-port-saint-johns
Gugwini;-31.1014;28.707;;;1118
Gugwini;-30.7266;28.7841;;;557
Gugwini;-30.6653;28.8919;;;138
Gulandoda;-31.6009;28.0705;;;943;8
Gumba-Gumba;-30.4487;27.4801;;;1242
Gumzana;-31.029;29.9858;;;69
Gungqwane;-31.0381;28.6731;;;1118
Gungubele;-31.8948;27.912;;;1338
Gungululu;-31.9816;28.4366;;;225
Gunqwana;-31.2351;28.7152;;;1336
Gunuza;-31.5832;29.5128;;;1097;;;eastern-cape-gunuza-port-saint-johns
Gunyeni;-31.4436;28.8797;;;629
Gunyeni;-31.3818;29.544;;;646
Guqa;-31.6467;29.2219;;;949
Guqa;-31.1664;29.4532;;;278
Guqa;-30.807;29.8709;;;69
Guse;-31.8267;27.4627;;;160
Gushede;-30.8629;28.8045;;655;557
Gutyubeni;-31.9017;28.7222;;;890
Guxuxu;-32.319;28.5492;;;1431
Gwaba;-32.911;27.2802;;;1114;15
Gwaba;-32.7673;27.9455;;;526
Gwabeni;-33.0952;26.9694;;;1061
Gwabeni;-30.9141;29.6336;;;69
Gwadana;-32.2378;28.2358;;;118
Gwadane;-30.9406;28.6493;;;1118
Gwadu;-32.2049;28.6391;;;1431
Gwala;-30.7698;29.8597;;;69
Gwali;-32.6871;26.8562;;;201
Gwali;-31.3343;28.8759;;;629
Gwangwa;-33.1297;27.1912;;;1061
Gwangxu;-31.0175;29.2385;;;999
Gwedani;-31.1057;29.0925;;;1118
Gwelane;-32.4521;28.4617;;;139
Gwetyibeni;-32.0897;28.5604;;988;244
Gwetyubeni;-31.6671;27.9418;;;943
Gwexa;-31.1242;28.7383;;;1118
Gwili-Gwili;-33.0727;27.5137;;;1114;15
Gwiligwili;-32.6779;27.2015;;;486
Gwiqi;-32.8938;27.7526;;;230;15
Gxako;-30.7353;28.6448;;916;557
Gxako;-30.6889;28.7283;;;557;2;;eastern-cape-gxako-kwabhaca-2
Gxaku;-30.7485;28.6274;;;557
Gxaku B;-30.6837;28.6043;;;557
Gxara;-32.6442;28.3766;;;139
Gxelesha;-31.2139;29.4346;;;278
Gxeni;-31.6876;28.9218;;;949
Gxeni;-31.0581;29.305;;;999
Gxenilikulu;-30.5441;29.0548;;;138
Gxojana;-32.2864;27.7866;;;948
Gxojeni;-31.6187;28.1413;;;943
Gxojeni;-31.5564;27.1903;;;120
Gxulu;-31.5692;28.9079;;;629
Gxwaleni Forest;-31.9942;29.1008;;;159;2
Gxwalibomvu;-32.0207;27.6244;;;160
Ha-Majono;-30.4292;28.7515;;;763
Ha-Masupha;-30.2786;28.4291;;;709
Ha-Moeketsi;-30.3297;28.392;;;709
Ha-Mohapi;-30.2593;28.458;;;709
Ha-Tlakanelo;-30.2408;28.4388;;;709
HaNokhohloko;-30.6175;28.228;;;1308
HaQhadi;-30.612;28.4625;;;1308
HaSefoko;-30.4098;28.3576;;;1308
Habhu;-31.1815;29.2699;;796;999
Hadiaho;-30.2509;28.5724;;;709
Haga-Haga;-32.7581;28.2593;;;366
Haisaka;-30.2499;28.5867;;;709
Hala;-32.6262;26.9254;;;1194
Hala;-31.6097;27.1424;;;120
Halane;-31.8903;27.9323;;;1338
Hali;-31.6401;27.365;;;120
Hamsini;-31.7563;29.0629;;;949
Happy Rest;-32.7934;26.8274;;;201;30
Hardale;-31.1687;28.4797;;;992
Hardenburg;-30.2465;28.865;;;709
Harmonie;-30.9907;26.3191;;;113;30
Harry Gwala Park;-30.3274;28.7916;;;763;30
Hasetati;-30.455;28.5241;;;763
Haven Hills;-32.9954;27.8472;;;230;90
Headlands;-32.8785;27.41;;;1114;90
Hebron;-30.2544;28.849;;;709
Heckel;-32.4533;27.5356;;;1256
Helenvale;-33.9065;25.5504;;;345;150
Helushe;-31.5163;27.1477;;;434
Henge;-30.4326;27.5427;;;1242
Herschel;-30.6159;27.1662;;;593
Heuwelkruin;-33.8058;25.4802;;;195;90
Hewu;-32.204;26.8293;;;1165;8
Hhakaneni;-31.4614;29.1853;;;629
Hickmans River;-33.0671;27.831;;;230;90
High Hill;-32.3012;28.0868;;;118
Highbury;-31.5432;28.7561;;;893
Highgate;-32.9696;27.8754;;;230;90
Highland;-30.8604;29.8468;;;69;30
Hili Hili;-32.2332;27.8905;;;948
Hill;-33.0979;27.458;;;1114;15
Hill Crest;-32.7966;26.8411;;;201;30
Hillcrest;-32.9241;27.551;;;1114;15
Hillcrest;-31.5715;28.8024;;;893;30
Hillcrest Ext;-31.5881;28.7654;;;893;30
Hillisdale;-32.112;27.2227;;;1426
Hillside;-33.898;25.532;;59;345;150
Hillside;-32.7543;26.6402;;;565;30
Hillside;-32.1728;25.6543;;;1016;30
Hillside;-30.5631;27.5765;;1476;1242
Hillside;-30.0895;29.0504;;;709
Hillview;-33.2787;23.497;;;1430;30
Hilton;-30.7004;26.6922;;;705;30
Hinana;-30.5694;27.443;;1394;1242
Hlabati;-31.2075;29.728;;;646
Hlabati;-31.1782;29.1163;;;1118
Hlabatshane;-31.7562;28.8604;;;890
Hlahlweni;-30.188;28.8779;;;709
Hlakoti;-32.1695;28.732;;;244
Hlalani;-33.3005;26.5504;;;698;30
Hlane;-30.9251;29.0172;;;557
Hlangani;-31.3823;28.7491;;;1336
Hlankomo;-30.9043;29.3817;;;999
Hlantjwa;-30.5924;27.2791;;;1242
Hlavana;-31.6561;29.4268;;;1097;;;eastern-cape-hlavana-port-saint-johns
Hlolweni;-30.9427;30.0883;;;69
Hlontsheni;-32.294;27.7199;;;1256
Hlosini;-33.1393;27.0849;;;1061
Hluleka;-31.8195;29.2965;;;949
Hlwahlwazi;-31.1575;29.6325;;;278
Hobeng;-30.4576;27.5302;;;1242
Hobeni;-32.188;28.8871;;;244
Hofese;-30.8564;28.788;;;557
Hofmansville;-31.5484;26.5637;;;1243;30
Hokwana;-32.7592;27.4648;;;1256
Holani;-31.8375;27.025;;;120
Holland Park;-33.9333;25.5921;;;345;90
Hom;-32.2361;27.8428;;;948
Hombe;-31.3629;29.6396;;;646
Honti;-31.8395;28.0415;;;943
Hooggenoeg;-33.2885;26.5382;;;698;30
Hopedale;-31.1636;28.4848;;;992;8
Hopedalen;-31.1636;28.4848;;419;992
Hopefield;-32.6678;26.9098;;;201
Hopefield;-31.9235;26.6277;;;1267
Horeni;-30.8207;29.7723;;;69
Horton;-33.1115;27.0159;;;1061
Hotolo;-30.649;28.9056;;;138
Huhu;-31.0987;29.3913;;;999
Hukwini;-30.9965;28.6454;;;1118
Humewood;-33.9796;25.6412;;;345;90
Humewood Ext;-33.9825;25.6315;;;345;90
Humewood Extention;-33.9799;25.6313;;;345;90
IBika;-32.2984;28.2109;;;118;30
IBika Industrial;-32.3009;28.219;;;118;2
Igoda;-33.077;27.7664;;;230;90
Igudweni;-32.8126;26.9499;;;820
Ikwezi;-31.6131;28.7993;;;893;30
Imincangathelo;-32.8074;26.7928;;;201
Imizizi;-31.0435;30.1091;;;69
Imvani;-31.9551;26.9755;;;523
Inglewood;-33.0818;27.545;;;1114;15
Ingoje;-31.6882;29.2842;;;1097;;;eastern-cape-ingoje-port-saint-johns
Intsika Yethu;-31.7833;27.751;;;1338;8
Isilangwe;-30.754;29.7085;;;69
Isisele;-30.8157;29.9274;;;69
Isizilo;-31.5389;29.5631;;;1097;;;eastern-cape-isizilo-port-saint-johns
Itayi;-32.0255;28.3364;;1296;225
Itsokolele;-30.3268;28.809;;;763;30
Ivan Lew;-32.0125;26.2611;;;1267;30
Izeleni;-32.9337;27.4839;;;1114;15
Izilangwe;-30.7265;29.6989;;;69
Izinini;-30.8336;29.8221;;;69
Izwelethu;-30.9501;30.0356;;;69
J.B.;-31.0893;29.5732;;;278;;;eastern-cape-j-b-flagstaff
Jabavu;-30.2459;28.7661;;;709
Jabulani;-30.2484;28.7093;;;709
Jaca;-30.9688;29.5668;;;278
Jacobsville;-32.8929;23.1578;;1144;1430;30
Jaftas;-32.8007;27.3102;;;1114;18
Jakada;-30.9066;29.9789;;;69
Jakadu;-32.12;28.591;;;1431
Jalamba;-31.9617;28.9354;;;244
Jalisa;-31.503;28.2829;;;943
Jama;-32.2769;28.3452;;;118
Jamani;-31.5006;29.133;;;629
Jambeni;-31.3834;29.4936;;;1097;;;eastern-cape-jambeni-port-saint-johns
Jan Tzatzoes;-32.8358;27.2386;;203;1114;150
Janssendal;-33.7467;25.4069;;;480;90
Jarman;-33.9144;25.56;;;345;90
Javu;-33.3594;27.1825;;;1061
Jeffrey's Bay Lifestyle Estate;-34.0183;24.9112;;;453;30;;eastern-cape-jeffreys-bay-lifestyle-estate-jeffreys-bay
Jeke;-32.1759;27.6593;;;1256
Jekete;-32.339;28.1225;;;118
Jeleveni;-31.9956;28.8619;;;244
Jerusalem;-30.8599;29.8018;;;69
Jinginja;-31.914;28.026;;;943
Jingqi;-32.2657;28.3484;;;118
Jizweni 5;-31.7634;28.984;;;949
Joe Gqabi;-30.7108;26.6902;;;705;30
Joe Slovo;-32.5531;26.7613;;;1194;30
Joe Slovo;-31.9948;27.5852;;;160;30
Joe Slovo;-31.9184;26.8582;;;523;30
Joe Slovo;-31.5672;28.7446;;;893
Joe Slovo;-31.3531;29.5747;;;646
John Dube Village;-33.0011;27.8353;;;230;90
Jojo;-31.8714;27.3563;;;120
Jojweni;-32.3351;28.262;;;118
Jojweni;-31.776;28.6903;;;890
Jojweni;-31.3148;28.641;;;1336
Jojweni;-31.017;28.5517;;;992
Jojweni A;-32.3729;28.0147;;;118
Jojweni A;-31.8831;27.7983;;;1338
Jojweni B;-32.3737;28.1301;;;118
Jojweni B;-32.1687;27.7677;;;1338
Jojweni D;-32.413;28.0445;;;118
Jokweni;-31.016;28.6914;;;1118
Jomlo;-32.6863;26.9188;;;201
Jongamsabomvu;-32.8159;27.3955;;;1114;15
Jonini;-32.7474;26.9416;;;820
Jovu;-31.5986;29.0164;;;629
Joza;-33.2864;26.5616;;;698;50
Jozana's Hoek;-30.6165;27.3703;;;1242;;;eastern-cape-jozanas-hoek-sterkspruit
Jozana's Nek;-30.6166;27.3359;;;1242;;;eastern-cape-jozanas-nek-sterkspruit
Jubilee Park;-33.7612;25.3794;;;480;90
Jujura;-32.303;28.6066;;;1431
Juliwe;-30.5357;27.5616;;806;1242
Julukuqu;-31.7793;28.4507;;;890
Jumba;-31.6575;27.8427;;;943
Jusaya;-31.9391;28.27;;;225
Jwayi;-32.0197;27.9722;;;1338
KD Matanzima Airport;-31.5478;28.6712;;1197;893;2
KK Village;-32.0501;27.7266;;;1338
KaGunjana;-31.8094;28.4327;;;890
Kaalfontein;-31.4441;27.2016;;;434
Kabaka;-30.2688;28.422;;;709
Kabakasi;-32.4222;28.5049;;;139
Kabega;-33.9475;25.4965;;;345;90
Kabeljous-on-Sea;-34.0143;24.9271;;;453;30
Kagiso Heights;-33.9536;24.3005;;;479;30
Kakudi;-30.6314;28.4751;;;1308
Kala;-31.7331;28.7576;;;890
Kalalo Nobhula;-31.9888;28.6737;;;244
Kalana;-33.0594;27.262;;;1061
Kalinyanga;-31.685;28.0524;;;943
Kamaqele;-30.918;30.0364;;;69
Kamastone;-32.0683;26.6469;;;1426
Kamastone;-30.9707;28.7007;;;1118
Kambi;-31.4868;28.665;;;893
Kamehs;-33.73;25.3609;;;480;90
Kamma Park;-33.9782;25.4945;;;345;90
Kamma Ridge;-33.9604;25.5041;;;345;90
Kampetha;-32.2454;28.1417;;;118
Kanana;-32.7615;26.6583;;;565;30
Kanana;-31.3331;29.5739;;;646
Kanyayo;-31.1025;29.8007;;;69
Kaplan;-31.5768;28.6788;;;893
Kasa A;-32.0161;28.6764;;;244
Kasa B;-32.0505;28.6443;;;244
Kasouga;-33.649;26.7377;;;1094
Katana;-32.1557;27.8022;;;1338
Katank;-33.829;24.8768;;;378;30
Katberg;-32.4898;26.6795;;;1194;2
Kateni;-31.686;29.1642;;;949
Kathcart Hemish Kamega;-32.7557;27.482;;;1256
Katikati;-32.2905;27.1584;;;136
Katilumla;-31.363;29.5755;;;646;30
Katkop;-30.873;28.5355;;;1308
Katlehong;-30.6994;28.5054;;;1308;30
Kayelitsha;-32.1604;27.9512;;;948
Kayser's Beach;-33.2071;27.6091;;;230;15;;eastern-cape-kaysers-beach-east-london
Kdayeni;-30.8931;29.6267;;;69
Keiskammahoek village;-32.6469;27.181;;;486;30
Kendrew;-32.4816;24.4933;;;346
Kenegha Poort;-30.529;28.5388;;;1308
Kensington;-33.9433;25.5985;;;345;90
Kensington;-32.1965;27.6817;;;1256
Kent-on-sea;-33.6809;26.6679;;;1094;30
Kepe;-31.7929;29.2289;;;949
Keti;-32.045;28.1199;;;225
Kgapamasi;-30.6017;27.3702;;;1242
Kgubetsoana;-30.2602;28.5269;;;709
Khabingele;-31.1073;29.7174;;;278
Khalamfazi;-31.2349;29.381;;;278
Khalankomo;-31.8964;28.22;;;943
Khaleni A;-30.8689;29.8481;;;69
Khaleni B;-30.8949;29.7974;;;69
Khaleni C;-30.8872;29.6877;;;69
Khaleni D;-30.8198;29.8075;;;69
Khanya;-32.0669;28.5204;;;244
Khanyayo A;-31.2263;29.901;;;646
Khanyayo B;-31.1724;29.7962;;;646
Khanyiso;-32.5896;25.1391;;;1059;30
Khashole;-30.1906;28.8899;;;709
Khawula;-31.9316;28.8603;;;890
Khayalethemba;-32.3575;27.8005;;;948
Khayamnandi;-32.8281;26.8004;;;201
Khayamnandi;-31.2796;25.8062;;;1244;140
Khayelitsha;-33.1536;27.5277;;;1114;15
Khayelitsha;-32.6678;27.1528;;;486;30
Khayelitsha;-32.3057;28.2187;;;118;30
Khayelitsha;-31.9202;26.8525;;;523;30
Khiba;-30.5549;27.147;;;593;8
Khimbile;-31.1345;29.5732;;;278
Khimbili;-31.0394;28.7661;;;1118
Khimqashe;-32.3444;28.5879;;;1431
Khoapa;-30.2959;28.7736;;;709
Khobodi;-32.4597;28.0459;;;118
Khohlo;-31.9415;29.103;;;159
Khohlo;-31.5508;29.3909;;;1097;;;eastern-cape-khohlo-port-saint-johns
Khohlo A;-31.7196;28.8531;;;890
Khohlo B;-31.8278;28.753;;;890
Khohlo D;-31.6095;28.638;;;893
Khohlong;-30.3093;28.86;;;763
Khohlopong;-30.9983;28.5137;;;992
Khohlwe;-31.2021;28.7916;;;1118
Khohlweni;-30.2979;28.8745;;;763
Khonjwayo;-31.8112;29.054;;;949
Khonjwayo A;-31.3056;29.6234;;;646
Khonjwayo B;-31.3728;29.54;;;646
Khotsho;-30.9272;29.8627;;;69
Khovothi;-31.9207;28.834;;;890
Khubusi;-30.8643;28.7216;;;1118
Khukwini;-31.5935;29.1524;;;629
Khuleka;-31.5636;29.1056;;;629
Khulo Khamisa;-32.0154;28.8149;;;244
Khwarai;-30.3392;28.4852;;;709
Khwatsha;-31.1631;28.5193;;;992
Khwayi-Khwayi;-32.254;28.18;;;118
Khwenxurha;-31.9435;28.6477;;;890
Khwethu;-31.7698;29.3495;;;1097;;;eastern-cape-khwethu-port-saint-johns
Khwetsha;-32.3636;28.3593;;;139
Khwezi;-32.3068;28.2248;;;118;30
Kidd's Beach;-33.15;27.6917;;;230;15;;eastern-cape-kidds-beach-east-london
Kilili;-31.3717;28.7659;;;1336
Kimberly;-31.077;30.1603;;;69
King Flats;-33.2796;26.5764;;;698;30
Kingslynn;-33.1309;27.2286;;;1061
Kingsway;-31.889;26.8667;;;523;30
Kingswood;-33.2974;26.5301;;;698;30
Kini Bay;-34.0164;25.377;;155;345;90
Kinira;-30.6145;28.7378;;;557
Kinira Poort;-30.517;28.5695;;;1308
Klanisi;-32.5021;28.0833;;;118
Kleinemonde;-33.5469;27.04;;;1094
Klufini;-31.5794;27.5056;;;121
Koaring;-30.385;28.3777;;;763
Kobe;-31.6532;28.0393;;;943
Kobololo;-31.5935;28.5826;;;893
Kobonqaba A;-32.6075;28.4891;;;139
Kobonqaba B;-32.4396;28.3189;;;139
Koebung;-30.4167;28.3856;;;1308
Kohla;-32.1025;28.7927;;204;244
Kohlo;-31.9965;28.9284;;;244
Koloni;-32.8919;27.0773;;;820
Koloni;-30.8734;28.453;;;1308
Kolora;-31.0006;29.9462;;;69
Kom;-32.66;27.1657;;;486;30
Komane;-31.4352;29.5195;;;1097;;;eastern-cape-komane-port-saint-johns
Komani Park;-31.9233;26.9069;;;523;30
Komkhulu;-32.6956;26.9942;;;820
Komkhulu;-32.5785;28.3784;;;139
Komkhulu;-32.1479;27.6465;;;136
Komkhulu;-32.1465;27.7838;;;1338
Komkhulu;-31.6148;27.6828;;;121
Komkhulu;-31.08;28.7207;;;1118
Komkhulu;-30.5486;27.6712;;;1242
Komkhulu A;-32.3988;27.9554;;;118
Komkhulu A;-32.2777;28.4857;;;1431
Komkhulu A;-31.869;28.8151;;;890
Komkhulu B;-32.1824;27.9315;;;948
Komkhulu B;-32.0198;28.4201;;;225
Komkhulu B;-31.8306;28.7078;;;890
Komkhulu C;-32.2038;28.1929;;;118
Komkhulu C;-32.0069;28.3399;;;225
Komkhulu C;-31.5429;28.6193;;;893
Komkhulu D;-32.2983;28.4412;;;1431
Komkhulu D;-32.0937;27.8026;;;948
Komkhulu E;-32.4132;28.2613;;;139
Komkhulu E;-32.2954;28.5273;;;1431
Komkhulu F;-32.4836;28.5083;;;139
Komkhulu F;-32.3253;28.5822;;;1431
Komkhulu G;-32.3189;28.2931;;;118
Komkhulu H;-32.1294;28.5836;;;1431
Komkulu;-32.9378;27.2894;;;1061
Komkulu;-32.126;27.5209;;;160
Komkulu;-31.6746;28.8545;;;949
Komkulu;-30.8359;28.3128;;;1308
Komkulu;-30.166;29.0506;;;138
Komkulu A;-32.9014;26.7634;;;201
Komkulu A;-31.9656;27.8251;;;1338
Komkulu A;-31.5937;28.1802;;;943
Komkulu B;-32.7253;26.655;;;565
Komkulu B;-31.9484;27.7473;;;1338
Komkulu B;-31.5816;28.0391;;;943
Komkulu C;-32.028;27.6117;;;160
Komkulu D;-31.9316;27.6658;;;160
Konkabi;-31.1777;28.7462;;;1118
Kono;-31.8307;28.0545;;;943
Konqeni;-31.7161;28.5806;;;890
Konxeni;-31.633;29.3902;;;1097;;;eastern-cape-konxeni-port-saint-johns
Koonoona;-32.0807;26.7247;;;1426
Kopane A;-31.1016;30.0598;;;69
Kopane B;-31.1103;29.9137;;;69
Kopane C;-30.8959;29.7462;;;69
Kopane D;-30.9376;29.8447;;;69
Kopane E;-31.022;29.7662;;;69
Koppies;-31.9146;27.007;;;523
Korsten;-33.9298;25.5736;;;345;90
Korsten Dry Lake;-33.9278;25.5867;;;345;90
Kotyana;-32.049;29.0039;;;244
Krafa;-32.0405;28.4607;;;225
Krakeel River;-33.8162;23.7322;;;458
Krancola;-31.7852;28.513;;;890
Krancolo;-31.0705;28.5983;;;1118
Kratyela;-31.2943;28.5121;;;1336
Kromrivier;-34.1321;24.8032;;;1234;30
Kromspruit;-30.5469;27.4202;;;1242
Kroonvale;-32.262;24.5593;;;346;30
Ku-Bhanti;-31.774;27.6703;;;160
Ku-Fani;-31.6983;26.9254;;;120
Ku-Helushe;-31.5768;26.9521;;;210
Ku-Nxaybisa;-32.046;27.8512;;;1338
KuAmanzimnyama;-32.1144;29.0187;;;244
KuBafazi;-32.0449;28.9134;;;244
KuBangqo;-32.304;28.6678;;;1431
KuBangwayo;-31.4361;28.3979;;212;1350
KuBatembu;-31.5675;27.172;;;120
KuBeke;-31.643;28.3294;;;893
KuBhonga;-31.0534;29.4168;;;999
KuBhongithole;-32.2649;27.789;;;948
KuBomvu;-31.8511;28.6676;;;890
KuBoniswa;-31.4991;27.184;;;434
KuBuka;-31.9617;28.6133;;;890
KuBuso;-32.3474;27.9837;;1480;118
KuCamandashe;-32.0087;28.3923;;;225
KuCawe;-31.9611;28.8929;;;244
KuChachazele;-32.0464;28.49;;;225
KuChanti;-31.8407;28.6225;;;890
KuCibi;-31.5636;28.3003;;;943
KuCqangushe;-32.0359;29.0803;;;159
KuDebeza;-31.0285;29.1473;;;999
KuDeke;-30.8911;29.366;;;999
KuDikiDiki;-31.5221;28.5018;;;893
KuDingata;-31.9874;28.9945;;;159
KuDuka;-31.5887;28.4254;;;893
KuDunjana;-32.4384;28.0658;;;118
KuDyobhudaka;-31.5715;27.1916;;;120
KuFela;-31.1454;28.6328;;;992
KuFolokhwe;-32.1204;28.9713;;;244
KuFundakubi;-32.1202;28.6184;;;244
KuGangxu;-31.8887;28.5589;;;890
KuGaqeleni;-30.8992;29.4815;;;999
KuGatyana;-32.2969;28.5061;;;1431
KuGilandoda;-31.902;28.2425;;;225
KuGilandoda;-31.5707;27.9775;;;943
KuGongqo;-31.7932;27.7024;;;160
KuGroxo;-32.3078;28.6312;;;1431
KuGwelane;-32.0549;28.7233;;;244
KuGwexindaba;-31.4536;29.6297;;;646
KuGwitya;-31.4767;28.662;;;893
KuGxagxa;-31.8594;28.6237;;;890
KuGxara;-31.9959;28.2856;;;225
KuGxwalibomvu;-31.9092;28.8022;;;890
KuGxwalibomvu A;-31.5659;27.8923;;;943
KuGxwalibomvu B;-31.7965;28.3628;;;890
KuGxwalibomvu B;-31.7792;28.0224;;;943
KuHala;-31.1581;29.3549;;;278
KuHange;-32.0058;27.728;;;1338
KuHlaba A;-31.5466;28.1866;;;943
KuHlaba B;-31.5161;28.1083;;;943
KuHleke;-31.8025;28.1832;;;943
KuHlopekazi;-31.4895;28.1984;;;943
KuHlophe;-31.8588;28.6788;;;890
KuHokwane;-31.1862;29.2036;;;999
KuHolela;-32.3355;28.2883;;;118
KuHombani;-31.9002;28.5834;;;890
KuHota;-31.6465;27.6928;;;121
KuJaho;-31.508;27.1492;;;210
KuJonga;-31.9721;29.1557;;;159
KuJungqe;-31.6414;28.3646;;;893
KuKanyi;-31.6924;28.0979;;;943
KuKavara;-31.7475;27.1067;;;120
KuLiweni;-31.7469;27.3344;;;120
KuLofumbata;-32.3596;28.6641;;;1431
KuLogabu;-32.0452;29.0158;;;244
KuLogaxa;-32.9351;27.6046;;;1114;15
KuLogongota;-32.3699;28.5669;;716;1431
KuLogqogqa A;-32.1314;28.8857;;;244
KuLogqogqa B;-32.3591;28.6067;;;1431
KuLogqweta;-32.0784;28.8441;;;244
KuLojingqi;-32.4212;28.6944;;;1431
KuLokamisa;-32.3229;28.6377;;;1431
KuLolanga;-32.3382;28.6576;;;1431
KuLomali;-32.3857;28.6528;;;1431
KuLombete;-32.2459;28.3346;;;1431
KuLombete A;-32.0336;28.6285;;541;244
KuLotshazi;-32.3806;28.5365;;;139
KuLozulu;-32.1385;28.7516;;;244
KuLozulu;-31.8715;28.7582;;;890
KuLubisana;-31.868;28.8584;;;890
KuLubisi;-31.5968;28.0364;;;943
KuLudondolo;-31.9426;28.4992;;;244
KuLuqolo;-31.9734;27.3394;;;160
KuMabangula;-31.764;27.5654;;;160
KuMadakane A;-32.13;28.6384;;;244
KuMadakane B;-32.1538;28.9612;;;244
KuMageza;-31.8035;28.0305;;;943
KuMagwaca;-30.9088;28.5455;;;1308
KuMahasana;-32.3145;28.7089;;;1431
KuMahlungulu;-31.7288;27.6712;;;160
KuMahlungulu;-31.7074;27.6027;;;121
KuMakhola;-30.8489;29.074;;;999
KuMalangazana;-31.8013;28.199;;;943
KuMandebe;-31.7702;28.2586;;;943
KuMandeni;-31.7316;29.046;;;949
KuMandluntsha;-31.9904;28.9125;;;244
KuMangobomvu;-31.9181;27.5337;;;160
KuMangunkone;-31.4523;28.3934;;;1350
KuMankazana;-31.9277;28.6997;;;890
KuManxiweni;-32.0112;28.4822;;;225
KuManyisana;-31.6503;28.2566;;;943
KuManzana;-31.5495;27.643;;;121
KuManzimdaka;-31.4273;28.1544;;;943;8
KuMapotyi;-31.9531;28.8221;;;890
KuMaqanda;-31.7588;28.156;;;943
KuMaqashu;-31.7364;27.3843;;;120
KuMathe;-30.9613;29.5398;;;278
KuMatokazi;-32.1546;28.9817;;;244
KuMatyeabomvu;-31.5159;27.6244;;;121
KuMaya A;-31.8693;27.9738;;;1338
KuMaya B;-31.9907;27.3806;;;160
KuMayibe;-31.534;28.4858;;;893
KuMazikanyi;-31.6701;28.2402;;;943
KuMbanga A;-31.8154;28.2626;;;225
KuMbanga B;-32.3059;28.6949;;;1431
KuMbaxa;-31.7895;27.7098;;;160
KuMbelo;-32.3784;28.5708;;;1431
KuMbembesi;-32.2737;28.5857;;;1431
KuMbidlane;-31.9632;28.8149;;;890
KuMbonda;-32.049;28.5446;;;244
KuMbonxa;-31.3786;28.4568;;;1350
KuMbulunga;-30.8933;28.4639;;;992
KuMchayi;-31.5507;28.1733;;;943
KuMcuba;-31.8122;28.2484;;;225
KuMdange;-32.1491;27.4773;;;160
KuMgawuli;-31.6002;28.4756;;;893
KuMhlabubomvu;-31.8996;28.6839;;;890
KuMjelo;-31.967;28.3203;;;225
KuMkhulu;-32.2686;28.7854;;;1431
KuMkuma;-32.1112;27.6347;;1444;136
KuMlambo;-31.9501;28.8133;;;890
KuMngcitha;-32.0329;28.506;;;244
KuMngqanga;-31.9442;27.4331;;;160
KuMnxekazi;-30.9562;29.1157;;;557
KuMpame;-32.0975;29.0484;;;244
KuMpolose;-31.7966;28.8542;;;890
KuMtala;-31.6395;27.9285;;;943
KuMtyamde;-31.8946;27.6524;;;160
KuMvezo;-31.9602;28.4984;;;890
KuNabileyo;-31.9883;28.1133;;;943
KuNdabasigogo;-31.0163;28.6554;;;1118
KuNdaca;-31.6604;28.2072;;;943
KuNdile;-31.1481;29.2999;;;999;11
KuNdlukulu;-31.7454;28.7607;;545;890
KuNdlunkulu;-31.7454;28.7607;;;890;8
KuNdoda;-31.2714;28.3801;;;1350
KuNdonga;-31.6885;27.4258;;;120
KuNdungwana;-31.8696;27.9348;;;1338
KuNene;-32.2615;28.6591;;;1431
KuNgcataru;-31.9888;28.0306;;;943
KuNgcebengwana;-31.7047;28.2818;;;943
KuNgcelelo;-31.8071;28.1402;;;943
KuNgqane;-30.9057;29.4251;;;999
KuNgqovu;-31.5925;28.4165;;;893
KuNgqungqumbe;-32.1681;28.8686;;;244
KuNgqwaru;-31.8438;27.8148;;;1338
KuNgubo;-31.5462;28.3357;;;943
KuNgwevane;-31.9462;28.0225;;;943
KuNgwidli;-32.1555;28.6785;;;1431
KuNgxobongwana;-32.0625;28.7788;;;244
KuNikwe;-31.3689;29.616;;;646
KuNjemane;-31.8672;28.3819;;;225
KuNkalane;-31.7801;28.6258;;;890
KuNkani;-31.9762;28.1344;;;943
KuNkompa;-31.8424;28.759;;;890
KuNkongolo;-31.1839;29.4756;;;278
KuNobopa;-31.7982;27.7687;;;1338
KuNocekedwa;-32.3227;28.7238;;;1431
KuNogqogqowana;-31.5962;28.154;;;943
KuNomadambe;-31.6208;27.7012;;;121
KuNombete;-32.0171;28.9559;;;244
KuNongcwengana;-31.4833;28.6443;;;893
KuNongqodi;-31.8313;27.8833;;;1338
KuNonyentu;-31.6511;28.0814;;;943
KuNonyokotho;-30.966;29.2078;;;999
KuNoxhungutshe;-30.9246;29.1966;;;999
KuNqambeli;-32.4264;28.1039;;;118
KuNqayiya;-32.0261;28.8371;;;244
KuNqezantsi;-31.7635;28.142;;;943
KuNtabankulu;-30.4618;28.567;;;1308
KuNtaka A;-31.6605;28.1866;;;943
KuNtaka B;-31.5167;28.0614;;;943
KuNtingana;-32.2638;28.6125;;;1431
KuNtlangaza;-31.834;28.8643;;;890
KuNtlanzi;-31.5974;28.2341;;;943
KuNtshwame;-32.0637;28.9602;;;244
KuNtsilekane;-31.9133;28.5597;;;890
KuNtsinyana;-31.004;29.2731;;771;999
KuNuntuza;-30.991;28.5463;;;992
KuNxankzashe;-32.2857;28.509;;;1431
KuNyokinala;-31.6507;28.4719;;;893
KuNyongwane A;-31.9381;27.2883;;;160
KuNyongwane B;-31.9269;27.4779;;;160
KuPahla;-31.6698;27.8824;;;943
KuPungutya;-31.8686;27.5334;;;160
KuQangqalala;-32.1336;28.3116;;;225
KuQeqe;-31.9289;28.2683;;;225
KuQulungashe;-31.1098;28.6431;;;992
KuQunduvane;-31.5884;28.148;;;943
KuQwebeqwebe;-31.8813;27.967;;;1338
KuRasi;-31.6368;28.1035;;699;943
KuRwela;-31.9308;28.6249;;;890
KuSawuti;-31.6253;27.5471;;;121
KuSigiba;-31.7853;28.7038;;;890
KuSikhulume;-32.0328;28.7622;;;890
KuSilityiwa;-31.8818;28.2955;;;225
KuSiphunzi;-32.2246;28.6635;;;1431
KuSitana;-31.1882;28.4674;;;992
KuStimela;-31.214;28.4645;;;992
KuSunduza;-32.141;28.6848;;;244
KuTantseka;-31.8537;28.5423;;;890
KuThala;-31.5376;28.6118;;;893
KuTongwane;-31.9687;28.6557;;;890
KuTsembeyi;-31.607;27.005;;;120
KuTshandatshe;-31.3354;29.5287;;;646
KuTshatshu;-31.8835;27.9194;;;1338
KuTshiyani;-31.8437;28.8829;;;890
KuTshwathi;-32.0189;28.4504;;;225
KuVayile;-31.5925;27.5389;;;121
KuVinindwa;-31.9451;28.2219;;;225;11
KuWohlo;-31.9111;27.6114;;;160
KuXamu;-32.0666;28.7386;;;244
KuXanase;-32.186;28.9534;;;244
KuXholo;-31.9839;28.4228;;;225
KuZikhonkwane;-31.4288;27.7312;;;121
KuZilitole;-31.5245;28.0392;;;943
Kubeka;-31.8853;28.824;;;890
Kubha;-30.8778;29.6063;;;69
Kubisi;-32.5923;27.4111;;;1256;30
Kubiyashe;-32.0097;28.8925;;;244
Kublekwana;-31.0276;30.1155;;;69
Kudubeni;-31.743;27.0213;;;120
Kudubevu;-32.4331;28.07;;;118
Kugade;-31.6379;29.377;;;1097;;;eastern-cape-kugade-port-saint-johns
Kugandana;-31.2609;29.0419;;;1118
Kugqawe;-32.0759;27.57;;125;160
Kuholi;-31.9251;27.3262;;;160
Kukani;-31.5599;28.6151;;;893
Kukhanya;-31.081;29.8336;;;69
Kukumehlo;-31.2803;28.8123;;;1336
Kulambeni;-31.6229;29.2069;;;949
Kulo-Ngqayi;-31.7667;27.8193;;;1338
Kulobhonga;-32.0343;28.734;;;244
Kulobombo;-32.129;28.7844;;;244
Kulocheba;-32.0044;28.8613;;;244
Kulodingata;-32.0778;28.8013;;;244
Kuloganya;-31.9772;28.8989;;;244
Kulogaxa;-32.0971;28.874;;;244
Kulogojela;-32.1171;28.7645;;1331;244
Kulogongotha;-32.1515;28.88;;716;244
Kuloguelane;-32.0735;28.7085;;;244
Kulohetsha;-31.9719;28.913;;;244
Kulojika;-32.2346;28.4722;;;1431
Kulokhamiso;-32.132;28.8458;;;244
Kulombola;-31.98;28.9476;;;244
Kulomiza;-32.3789;28.5136;;;139
Kulongcweleshe;-32.1139;28.7553;;1331;244
Kulorada;-32.0929;28.8106;;;244
Kulorhini;-32.1173;28.8144;;;244
Kulovulandi;-32.3168;28.6255;;;1431
Kulufini;-31.8747;27.5749;;;160
KumPensheya;-31.8188;28.5153;;;890
Kumbanzo;-31.0119;29.9303;;;69
Kundlumbini;-32.1809;28.764;;;244
Kunene;-32.0892;27.9722;;;948
Kunene;-31.7126;27.9428;;1215;943
Kunene;-31.6881;28.7637;;;893
Kunene;-31.0091;28.7069;;;1118
Kuni;-33.03;27.5756;;;1114;15
Kuntlonze;-31.9232;27.4141;;;160
Kunune park;-33.9525;25.4765;;;345;90
Kupapane;-30.9924;29.0556;;;557
Kusiphamo;-30.6463;27.5526;;1062;1242
Kutanyanga;-32.3513;28.5096;;;139
Kuxhaka;-31.4571;29.5764;;;1097;;;eastern-cape-kuxhaka-port-saint-johns
Kuzani;-31.5912;27.0436;;;120
Kuze;-32.226;27.6266;;;1256
Kwa Madiba;-31.0484;29.954;;;69
Kwa Ntshintshi;-32.1238;27.4852;;;160
Kwa-Blangwe;-31.752;26.9766;;;120
Kwa-Dukatole;-31.5998;26.9066;;;210
Kwa-Fourty;-32.0035;27.7741;;;1338
Kwa-Gova;-31.6706;26.836;;;120
Kwa-Hala;-31.8949;27.2609;;;120
Kwa-Hala A;-31.6116;26.9198;;;210
Kwa-Hala B;-31.7125;26.9639;;;120
Kwa-Mbhali;-31.6492;26.9617;;;120
Kwa-Mgcawezulu;-32.0511;27.5688;;125;160
Kwa-Ntaka;-31.7012;26.9516;;;120
Kwa-Nzolo;-31.7143;26.9394;;;120
Kwa-Percy;-31.7039;27.291;;;120
Kwa-Raqo;-31.6406;26.986;;;120
Kwa-Shweme;-32.0649;27.8244;;;1338
Kwa-Tshatshu;-31.8477;27.3352;;;120
Kwa-Xusha;-31.6411;26.9337;;;120
KwaAltile;-33.1245;27.4764;;;1114;15
KwaBango;-32.0516;28.6964;;;244
KwaBanqo;-32.1164;28.6966;;;244
KwaBawu;-32.0887;29.0016;;;244
KwaBelekile;-32.7988;27.2917;;;1114;15
KwaBengu;-32.1788;27.6363;;;1256;8
KwaBhala;-32.1997;28.8836;;;244
KwaBhala;-30.9149;29.4856;;;999
KwaBhala A;-31.2979;29.4997;;;646
KwaBhala B;-31.1962;29.6475;;;278
KwaBhala C;-31.0398;29.4568;;;278
KwaBhonke;-32.9169;27.3939;;;1114;15
KwaBinase;-31.9474;28.0804;;;943
KwaBitya;-31.7888;28.5216;;;890
KwaBlaai;-31.7237;27.9998;;;943
KwaBlangwe;-31.5992;28.0028;;;943
KwaBodweni;-31.16;29.5057;;;278
KwaBola;-32.7621;28.157;;;366
KwaBomela;-32.1021;28.4054;;;225
KwaBomvana;-32.4362;27.4051;;;1256
KwaBomvana;-31.8169;29.0387;;;949
KwaBomvane;-31.9573;28.9013;;;244
KwaBomvane;-31.9203;28.7742;;;890
KwaBongoza;-32.3567;28.0936;;;118
KwaBubesi;-30.5328;28.7009;;;763;8
KwaBungu;-31.4303;29.1422;;;629
KwaBushula;-31.2771;29.4806;;;646
KwaBuso;-32.8015;27.4203;;;1114;15
KwaCamemnango;-32.2507;28.5769;;;1431
KwaCekwe;-31.5953;28.2553;;;943
KwaCengani;-32.5295;28.3742;;;139
KwaCibadi;-31.3845;29.2818;;;1097;;;eastern-cape-kwacibadi-port-saint-johns
KwaCoka;-31.1296;29.772;;;278
KwaDabula;-31.9756;28.1412;;;943
KwaDadiyane;-32.2512;28.2822;;;118
KwaDam;-31.1276;28.8183;;;1118
KwaDane;-30.5728;29.0162;;;138
KwaDarana;-31.7329;29.1732;;;949
KwaDayi;-32.4379;27.9448;;;118
KwaDesi;-32.1469;28.8749;;716;244
KwaDick;-31.3152;29.5325;;;646
KwaDikidikana;-32.8314;27.2868;;;1114;15
KwaDingata;-32.2097;28.8959;;;244
KwaDish;-32.7337;26.9945;;;820
KwaDlomo;-31.8732;28.2243;;;943
KwaDlomo;-31.8111;27.8338;;;1338
KwaDlomo;-31.5812;28.6161;;;893
KwaDlomo A;-31.7178;27.867;;;943
KwaDlomo B;-31.7971;27.9277;;;943
KwaDlova;-32.9964;27.3812;;;1061
KwaDontsa;-31.8552;29.0816;;;949
KwaDubulekwele;-32.7014;28.0986;;;366
KwaDudumashe;-31.8998;27.3296;;;160
KwaDukatole;-32.1304;27.7289;;;1338
KwaDukatole;-31.8846;28.6168;;;890
KwaDwesi;-33.8454;25.511;;1479;345;150
KwaEntaba;-31.6288;28.616;;;893
KwaFane A;-31.5925;28.3106;;;943
KwaFane B;-31.6249;28.2838;;;943
KwaFanti;-32.0499;27.4326;;;160
KwaFestile;-32.4219;28.4744;;;139
KwaFihlani;-32.509;28.5461;;;139
KwaFolokwe;-32.3793;28.7012;;;1431
KwaFord;-33.9076;25.5813;;1479;345;150
KwaFundakubi;-32.172;28.66;;;1431
KwaGaba;-32.3341;28.3067;;;118
KwaGabu;-31.8571;28.9115;;;890
KwaGajaza;-32.1001;27.5551;;;160
KwaGandu;-31.8416;28.0013;;;943
KwaGaqa;-32.5007;28.4551;;;139
KwaGcaleka;-31.4877;28.6774;;;893
KwaGcina;-31.8704;27.4493;;;160
KwaGcina;-31.7022;27.5823;;;121
KwaGcina;-31.6764;28.091;;;943
KwaGcina A;-31.737;26.9289;;;120
KwaGcina B;-31.5796;26.9177;;;210
KwaGcine;-31.8713;27.2882;;;120
KwaGcuda;-31.2746;29.3549;;;646
KwaGcwabe;-30.8697;28.5478;;;1308
KwaGeza;-32.5621;28.2343;;;139
KwaGisi;-32.2443;27.9408;;;948
KwaGobene;-32.0586;28.9329;;;244
KwaGoqo;-32.3519;28.7566;;;1431
KwaGubevu;-32.7256;27.4298;;;1256
KwaGubevu;-32.0346;27.655;;;160
KwaGugwini;-31.5138;27.4892;;;121
KwaGuquka;-32.6465;26.943;;682;201
KwaGwalani;-33.3159;27.0317;;;1061
KwaHadi;-32.4197;28.6114;;;1431
KwaHaji;-31.9366;28.8985;;;890
KwaHala;-31.8578;28.131;;;943
KwaHala;-31.7303;27.5987;;;160
KwaHayi;-32.166;28.9814;;;244
KwaHoyi;-33.2173;27.2985;;;1061
KwaJadezweni;-31.8462;28.2792;;;225
KwaJama;-32.2048;28.2869;;;118
KwaJange;-31.8162;29.2389;;;949
KwaJara;-32.0623;27.8021;;;1338
KwaJimi;-32.1256;27.6741;;;136
KwaJongilanga;-32.8185;27.9723;;;526
KwaJosefu;-31.3363;28.4179;;;1350
KwaJozana;-30.8562;28.687;;;1308
KwaJubisa;-32.9722;27.3038;;;1061
KwaJuliwe;-32.6321;28.374;;;139
KwaK;-30.7243;29.7937;;;69
KwaKabakazi;-32.4406;28.5141;;;139
KwaKalkeni;-33.135;27.4572;;;1114;15
KwaKantolo;-32.5143;28.3416;;;139
KwaKasura;-31.8801;28.1968;;;943
KwaKayaletu;-32.6357;26.93;;;1194
KwaKeswa;-30.6149;28.8155;;;763
KwaKhawula A;-32.0575;28.9001;;;244
KwaKhawula B;-32.12;28.8331;;;244
KwaKhonongwane;-31.6654;28.375;;;893
KwaKhumalo;-32.4091;27.9301;;;118
KwaKhwatsha;-32.3081;27.8883;;;948
KwaKlifu;-32.9298;27.4677;;;1114;15
KwaKotana;-32.1574;28.1395;;;118
KwaKulile;-32.9471;27.1024;;;820
KwaKwayimani;-32.1537;28.233;;;118
KwaKwebulana;-32.0124;27.695;;;160
KwaLandu;-31.7167;27.8424;;;943
KwaLanga;-31.6415;28.2187;;;943
KwaLantolo;-32.1951;27.5946;;;136
KwaLini;-32.9012;27.3674;;;1114;15
KwaLubobo;-32.3593;28.3463;;;139
KwaLukuni;-31.4347;29.2037;;;629
KwaLunda;-30.3391;28.6872;;;763
KwaLupindo;-30.4439;28.661;;;763
KwaLuvundu;-32.3029;28.5726;;;1431
KwaLuxomo;-32.1165;27.5573;;;160
KwaMaciba;-32.4812;28.3268;;;139
KwaMadi;-32.0264;28.9747;;;244
KwaMadiba;-31.1922;29.0421;;;1118
KwaMadikana;-31.9628;27.5689;;;160
KwaMadliki;-33.0437;27.4248;;;376
KwaMadolo;-32.2571;27.6578;;;1256
KwaMadume;-30.6382;27.5667;;1062;1242
KwaMadwatyana;-31.8158;29.101;;;949
KwaMagadla;-30.3569;28.6973;;;763
KwaMagodla;-32.3511;27.9416;;;948
KwaMagogo;-32.3962;28.0393;;;118
KwaMagosha;-33.159;27.0767;;;1061
KwaMagxaki;-33.8435;25.5369;;1479;345;150
KwaMahomba;-32.7096;28.0396;;;526
KwaMakawula;-31.6191;28.4332;;;893
KwaMakaya;-32.109;27.4535;;;160
KwaMalindi;-31.873;27.7051;;;160
KwaMamata;-32.8511;27.2538;;;1114;15
KwaMandluma;-32.2856;28.4137;;;1431
KwaMangati;-32.7603;27.4057;;;1256
KwaMangqobe;-31.911;28.8713;;;890
KwaMangweni;-32.0246;28.189;;;225;8
KwaMankihlana;-32.1368;28.2313;;;118
KwaMantetyana;-32.4518;28.2061;;;139
KwaManzi;-32.0276;27.3923;;;160
KwaManzi;-30.0535;29.0451;;;709
KwaManzikrakra;-32.1222;26.7112;;;1426
KwaMaqanda;-31.7619;27.8785;;;943
KwaMaradebe;-31.7794;28.8159;;;890
KwaMasele;-32.9377;27.3312;;;1061
KwaMasele;-32.2468;28.0966;;;118
KwaMasentse;-32.0843;28.892;;;244
KwaMasingata;-32.8496;27.3624;;;1114;15
KwaMatati;-31.7359;28.9605;;;949
KwaMathanzima;-32.2436;28.3865;;;1431;8
KwaMathayi;-31.7479;28.9473;;;949
KwaMatias;-30.1397;29.0071;;;709
KwaMatumbu;-31.9052;29.1877;;;949
KwaMaxhama;-32.5836;28.3217;;;139
KwaMaxwayana;-33.3857;27.1453;;;1061
KwaMaya;-31.9032;27.5535;;;160
KwaMaya;-31.698;28.3038;;;943
KwaMazinyo;-32.6512;28.3747;;;139
KwaMazwayi;-31.9376;28.119;;;943
KwaMbango;-31.4572;28.7456;;;893
KwaMbekeni;-31.7791;28.0118;;;943
KwaMbhayi;-31.285;29.4353;;;646
KwaMbobo;-30.2403;28.6706;;;709
KwaMbombela;-31.9363;27.8377;;;1338
KwaMbombo;-30.1487;28.9211;;;709
KwaMbozwana;-31.6559;28.4827;;;893
KwaMcapati;-31.6987;29.0813;;;949
KwaMdange;-32.5025;28.2478;;;139
KwaMdingi;-32.8246;27.3302;;;1114;15
KwaMemela;-32.7945;26.7363;;;201
KwaMfincane;-32.2221;28.7043;;;1431
KwaMgcodo;-31.4903;27.5476;;;121
KwaMgezwa;-31.3439;29.6617;;;646
KwaMgojo;-32.2142;28.379;;;1431;8
KwaMgqondo;-31.5317;28.1439;;;943
KwaMgubo;-30.426;28.7584;;;763
KwaMgwenyane;-32.1422;27.7387;;;1338
KwaMhaga;-31.7403;28.3309;;;943
KwaMhaqa A;-31.684;28.5266;;;893
KwaMhaqa B;-31.6235;28.6471;;;893
KwaMhlati;-32.0149;28.5406;;;244
KwaMhlongwana;-31.7037;29.1667;;;949
KwaMhlontlo;-31.6985;28.1701;;;943
KwaMhlote;-32.1577;28.9577;;;244
KwaMhluzi;-31.9422;27.6407;;;160
KwaMiya;-31.9554;28.1232;;;943
KwaMiya A;-31.615;28.6593;;;893
KwaMiya B;-31.8694;28.4349;;;890
KwaMjayezi;-32.1336;27.9977;;;948
KwaMjo;-32.5931;28.3323;;;139
KwaMkhiva;-32.2767;28.0186;;;948
KwaMkhulu;-32.4636;27.939;;;118
KwaMkwamde;-31.85;29.1142;;;949
KwaMlakalaka;-32.9435;27.4371;;;1114;15
KwaMlalandle;-32.7428;26.642;;;565
KwaMlawu;-31.8472;28.9257;;;890
KwaMleko;-30.4842;28.5396;;;1308
KwaMlindazwe;-31.0998;29.9398;;;69
KwaMlindeli;-32.0084;28.1888;;;225
KwaMlisa;-32.3625;28.1302;;;118
KwaMlonyeni;-32.1773;28.1115;;;948
KwaMmangonkone;-32.0641;27.7134;;;1338
KwaMngxabakazi;-32.3677;28.7193;;;1431
KwaMnqayi;-32.7556;26.958;;956;820
KwaMnunu;-32.1738;28.8968;;;244
KwaMpisi;-31.0629;29.9791;;;69
KwaMpotulo;-32.0429;27.7072;;;1338
KwaMpundu;-32.8708;27.7508;;;230;15
KwaMpundu;-32.6862;26.9354;;;201;8
KwaMpundu;-32.2476;28.0316;;;948
KwaMqayisa;-32.7175;27.0108;;;820
KwaMqokoqo;-31.6112;28.0093;;;943
KwaMrabi;-32.0046;28.9165;;;244
KwaMshudu;-30.0915;29.1078;;;138
KwaMsobomvu;-31.1561;28.5883;;;992
KwaMtetha;-32.3483;28.7224;;;1431
KwaMtshabe;-31.8889;27.7813;;;1338
KwaMundu;-30.5669;27.5081;;;1242
KwaMvemve;-33.2107;27.1701;;;1061
KwaMvemve;-32.4222;27.9632;;;118
KwaMvemve;-30.2817;28.7934;;;709
KwaMvulo;-32.2395;28.6088;;;1431
KwaMxhalanga;-32.7358;27.3691;;;1256
KwaMxhosa;-31.5738;29.1274;;;629
KwaMxonywa;-31.8036;27.7552;;;1338
KwaMyataze;-32.1899;28.7695;;;1431
KwaMzintsilana;-32.3951;28.0549;;;118
KwaMzola;-31.8206;27.7525;;;1338
KwaMzonkeshe;-32.8958;27.785;;;230;15
KwaNacelwane;-32.7167;26.6954;;;565
KwaNcekemfu;-32.1294;27.6573;;;136
KwaNcwane;-33.1227;27.0523;;;1061
KwaNdaba;-33.2537;27.3234;;;376
KwaNdaba;-32.7523;26.67;;;565
KwaNdaba;-31.8129;28.3689;;;890
KwaNdayi;-32.9226;27.6206;;;1114;15
KwaNdela;-32.589;27.1308;;135;486
KwaNdela;-30.9409;29.7088;;;69
KwaNdenga;-32.2173;28.3262;;;225
KwaNdengane;-31.3396;29.9255;;;646
KwaNdengane;-31.1259;29.7581;;;69
KwaNdenxa;-32.2158;27.6487;;;1256
KwaNdibaniso;-31.9247;27.9265;;;1338
KwaNdima;-31.6401;28.2992;;;943
KwaNdinja;-31.8967;28.9328;;;890
KwaNditya A;-32.0418;28.8278;;;244
KwaNditya B;-32.0888;28.9729;;;244
KwaNdiya;-32.0397;28.9843;;;244
KwaNdlambe;-31.9676;28.4543;;;225
KwaNdlangisa;-31.8887;28.1954;;;943
KwaNdlankomo;-32.6997;26.9659;;;820
KwaNdobe;-31.6435;28.0826;;;943
KwaNdotshanga;-32.393;28.1205;;;118
KwaNdovelana;-31.4487;29.6167;;;646
KwaNdubungela;-32.9537;27.4168;;;1114;15
KwaNdungwane;-31.9801;28.0557;;;943
KwaNdungwane;-31.5801;28.4551;;;893
KwaNdwanyana;-33.1778;26.862;;;1061
KwaNgako;-32.4041;27.7745;;;948
KwaNgali;-31.9166;27.7443;;;1338
KwaNganda;-32.1479;28.3226;;;225
KwaNgcamama;-33.198;27.4864;;;1114;15
KwaNgculu;-32.2256;28.6277;;;1431
KwaNgezana;-32.0466;28.731;;;244
KwaNgobe;-32.7483;26.7784;;;201
KwaNgodloza;-32.6765;26.9813;;;820
KwaNgolo;-31.3572;29.1239;;;629
KwaNgunikazi;-32.2583;27.7921;;;948
KwaNgutyana A;-31.0194;29.7393;;;69
KwaNgutyana C;-30.9559;29.7381;;;69
KwaNgwanya;-32.1255;28.2447;;;118
KwaNgwazi;-32.1802;28.0689;;;948
KwaNgwevu;-32.7305;26.7099;;;565
KwaNgxabane;-31.7035;28.3196;;;943
KwaNgxabane;-31.0561;28.8;;;1118
KwaNikhwe;-31.2125;30.0379;;;69
KwaNjamatafa;-32.0974;28.9263;;;244
KwaNjana;-32.3113;28.4783;;;1431
KwaNjiyela;-31.0401;29.4377;;;278
KwaNjokwana;-32.4266;27.9698;;;118
KwaNkau;-30.2448;28.5364;;;709
KwaNkcwa;-31.9189;27.031;;;523
KwaNkese;-31.1627;28.8316;;;1118
KwaNkohla;-32.2109;28.2773;;;118
KwaNkola;-32.8292;27.9685;;;230;15
KwaNkqayi;-32.0899;27.9174;;;948
KwaNkumba;-32.0318;28.995;;;244
KwaNobanda;-32.7246;26.6787;;;565
KwaNobuhle;-33.8195;25.3768;;;480;1100
KwaNobuhle 10;-33.8142;25.3585;;575;480;150
KwaNobuhle 11;-33.8239;25.3555;;575;480;150
KwaNobuhle 2;-33.8017;25.3932;;575;480;150
KwaNobuhle 3;-33.8034;25.3723;;575;480;150
KwaNobuhle 4;-33.8207;25.3929;;575;480;150
KwaNobuhle 5;-33.8164;25.3714;;575;480;150
KwaNobuhle 6;-33.8195;25.3768;;575;480;150
KwaNobuhle 7;-33.8291;25.4013;;575;480;150
KwaNobuhle 8;-33.8326;25.3868;;575;480;150
KwaNobuhle 9;-33.8264;25.3673;;575;480;150
KwaNobuswana;-32.4402;28.5581;;;139
KwaNofodosi;-32.3387;28.057;;;118
KwaNogemani;-31.1682;28.5461;;;992
KwaNokatana;-32.1521;28.5053;;;1431
KwaNokhala;-32.8238;27.988;;;526
KwaNomadolo;-32.6764;26.9407;;;201
KwaNomzamo;-34.0396;24.7772;;;425;50
KwaNomzamo;-31.5353;29.0311;;;629;50
KwaNoncampa;-32.9054;27.2973;;;1114;15
KwaNongqongqwana;-31.8056;27.6159;;;160
KwaNongxeke;-32.1364;28.4999;;;1431
KwaNonkqubela;-33.663;26.4231;;;11;30
KwaNontshinga A;-32.6062;28.3621;;;139
KwaNontshinga B;-32.4167;28.3729;;;139
KwaNonzame;-31.5127;25.0064;;;818;50
KwaNonzwakazi;-33.3213;26.0966;;;12
KwaNotenga;-32.6392;26.9126;;;1194
KwaNotyekeza;-31.997;28.1737;;;225
KwaNoxabani;-31.8808;28.2623;;;225;8
KwaNoxolo;-32.7621;27.1623;;;486
KwaNqinwayo;-31.9756;27.5117;;;160
KwaNqinwayo;-31.7229;28.2176;;;943
KwaNtabezulu;-31.9422;28.5483;;;890
KwaNtaka;-31.63;28.1845;;;943
KwaNtakamnyame;-32.2213;28.8447;;;1431
KwaNtibane;-32.1794;28.0058;;;948
KwaNtola;-32.745;26.6542;;;565
KwaNtondo;-31.7514;28.1795;;;943
KwaNtoyi;-30.539;27.3181;;;1242
KwaNtsele;-32.1204;27.6904;;;1338
KwaNtshele;-31.4434;29.1527;;;629
KwaNtshoma;-31.8525;29.0028;;;159
KwaNtsipho;-32.8073;27.2856;;;1114;15
KwaNtxentse;-32.0342;28.8211;;;244
KwaNumanto;-32.3899;28.2453;;;118
KwaNxura;-31.7045;28.743;;;890
KwaNyana;-30.9112;29.8821;;;69
KwaNyande;-32.8035;27.403;;;1114;15
KwaNyoka;-32.0884;27.6071;;;160
KwaNyumane;-32.0672;27.687;;;160
KwaNyuswa;-31.3889;29.5814;;;646
KwaNzolo A;-31.6431;28.1825;;;943
KwaNzolo B;-31.597;28.2089;;;943
KwaPahla;-31.7742;28.6371;;;890
KwaPalo;-31.7969;29.2741;;;949
KwaPelisile;-33.0326;27.3937;;;376
KwaPewula;-32.0616;28.7147;;;244
KwaPhalo;-32.4484;28.0652;;;118
KwaPikoli;-33.1977;26.9756;;;1061
KwaPingilili;-31.7999;28.4688;;;890
KwaQala;-31.3431;28.4742;;;1350
KwaQili;-30.5756;28.7537;;;763
KwaQithi;-31.7376;27.8127;;;943
KwaQongqotha;-32.9623;27.4684;;;1114;15
KwaQutsuma;-30.7595;28.444;;;1308
KwaRadebe;-32.4142;27.9631;;;118
KwaRadebe;-30.5879;27.5003;;;1242
KwaRamcwana;-31.9029;28.7748;;;890
KwaRamzi;-31.2323;29.6925;;;646
KwaRarase;-32.4007;28.2679;;;139
KwaRasi;-32.1834;28.9084;;;244
KwaRayi;-32.8878;27.3318;;;1114;15
KwaRhombe;-31.1675;29.0845;;;1118
KwaRob;-30.6185;27.4966;;;1242
KwaRonose;-32.0264;28.7127;;;244
KwaSaba;-31.6934;28.4761;;;890
KwaSese;-31.64;28.1343;;;943
KwaSeyisi;-32.5294;28.2629;;;139
KwaSezela;-32.6004;28.2527;;;139
KwaShosha;-32.0995;28.075;;;948
KwaSibonda;-32.1511;28.9345;;;244
KwaSibonda;-32.0014;28.0095;;;943
KwaSidumo;-31.8934;29.0043;;;159
KwaSigubudo;-31.8243;27.9201;;;943
KwaSijula;-32.0421;27.6802;;;160
KwaSikhulu;-31.1544;28.8378;;;1118
KwaSikulumi;-30.2289;28.5481;;;709
KwaSimeliyana;-32.148;28.1405;;;948
KwaSisilane;-32.2442;26.6359;;;1165
KwaSitelo;-31.7354;28.1834;;;943
KwaSithungu;-32.7579;28.135;;;366
KwaSityi;-32.8424;26.8941;;;201
KwaSogula;-32.0453;28.583;;;244
KwaSokapase;-32.2263;27.9695;;;948
KwaSomkhetho;-30.9966;29.4897;;;278
KwaSompa;-31.3578;29.1493;;;629
KwaSongwevu;-32.243;28.6414;;1074;1431
KwaSonkana;-32.5048;28.1662;;;139
KwaTauka;-31.1325;29.6599;;;278
KwaTawuka;-31.1017;29.6941;;;278
KwaTenza A;-32.3672;28.7424;;;1431
KwaTenza B;-32.0234;28.2242;;;225
KwaThahle;-31.234;29.7916;;;646
KwaThala;-32.4844;28.1682;;;139
KwaThembu;-32.0514;28.8711;;;244;8
KwaThinga;-32.554;28.2639;;;139
KwaThsita;-30.9211;29.1581;;;999
KwaThuba;-33.3343;27.1585;;;1061
KwaThuba;-32.8451;27.9904;;;526
KwaTshatshu;-32.912;27.4395;;;1114;15
KwaTshatshu;-31.7384;27.7766;;;1338
KwaTshatshu;-31.6354;28.6356;;;893
KwaTshatshu A;-31.9969;28.0776;;;943
KwaTshatshu B;-31.683;27.8349;;;943
KwaTshezi;-32.1137;28.9914;;;244
KwaTsotsi;-32.5304;28.2458;;;139
KwaTuwa;-32.0417;28.704;;;244
KwaTwenty;-32.75;27.1729;;;486
KwaTyutyuza;-32.7908;26.9295;;;820
KwaVelelo;-32.3075;28.4066;;;1431
KwaVetyu;-31.7155;28.1307;;;943
KwaVika;-32.4405;28.3824;;;139;8
KwaVika Block 2;-32.4405;28.3824;;582;139
KwaVikinduku;-30.1762;29.0058;;;709
KwaVuka;-32.6513;28.401;;;139
KwaVuso;-32.5693;28.2022;;;139
KwaWezo;-32.7182;26.6554;;;565
KwaXaso;-32.1626;28.7933;;;244
KwaXelihagu;-32.1619;27.6762;;;1256
KwaXhobane;-32.442;28.1462;;;118
KwaXoxo;-31.7394;28.104;;;943
KwaXutidwele;-31.8302;29.2746;;;949
KwaYaphi;-32.2218;28.2829;;;225
KwaYawa;-31.5921;28.238;;;943
KwaZakele;-33.8785;25.5842;;1479;345;150;Kwazakhele
KwaZakele 1;-33.8823;25.5953;;1479;345;150
KwaZakele 2;-33.8718;25.5831;;1479;345;150
KwaZakele 3;-33.8839;25.5759;;1479;345;150
KwaZamukucinga;-32.9425;24.6819;;;452;80
KwaZangwa;-32.4224;28.0111;;;118
KwaZele;-31.5199;29.2094;;;629
KwaZenzele;-33.443;25.9767;;;1056;30
KwaZibonda;-32.3924;28.6186;;;1431
KwaZicwalile;-30.3277;28.674;;;763
KwaZihlehleni;-31.9869;28.2155;;;225
KwaZingxala;-32.4588;28.3043;;;139
KwaZinja;-31.768;29.019;;;949
KwaZitha;-31.1681;29.8111;;;646
KwaZithombe;-32.4819;28.3948;;;139
KwaZizane;-32.389;28.3121;;;139
KwaZulu;-32.2407;28.4158;;1438;1431
KwaZulu;-31.9564;28.1777;;;225
KwaZulu;-31.6001;28.9495;;;629
KwaZulu;-31.4448;29.4202;;;1097;8;;eastern-cape-kwazulu-port-saint-johns
KwaZulu;-31.2844;29.4564;;;646
KwaZulu;-30.9441;29.2599;;;999
KwaZwelinzima;-31.6285;28.2139;;;943
KwaZwelitsha;-32.3583;28.7267;;;1431
Kwabhinca;-31.6286;27.7587;;;943
Kwachum;-31.6218;28.9437;;;949
Kwagqweza;-31.3554;29.3042;;;1097;;;eastern-cape-kwagqweza-port-saint-johns
Kwahlomendlwini;-30.3294;28.7494;;;763
Kwajola;-31.4275;29.5026;;;1097;;;eastern-cape-kwajola-port-saint-johns
Kwakakana;-31.9317;28.9918;;;159
Kwakombe;-31.8117;29.025;;;949
Kwam;-31.283;29.0406;;;1118
Kwamayi;-32.1213;27.856;;;1338
Kwamdibaniso;-32.3287;28.7003;;;1431
Kwamlaza;-31.3405;29.3543;;;1097;;;eastern-cape-kwamlaza-port-saint-johns
Kwamundazwe;-31.0709;29.8908;;;69
KwanGqikiza;-31.4091;29.2928;;944;1097;;;eastern-cape-kwangqikiza-port-saint-johns
Kwandaya;-31.0963;28.7753;;;1118
Kwandayini;-31.348;29.4079;;;1097;;;eastern-cape-kwandayini-port-saint-johns
Kwanduna;-32.2358;28.653;;;1431
Kwandwane;-33.1641;26.943;;;1061
Kwane;-32.6394;28.4053;;;139
Kwangwe;-30.4011;28.712;;;763
Kwanomzamo;-33.1978;26.1456;;1142;12;30
Kwanyewe;-31.9875;27.438;;;160
Kwaphephu;-31.3597;29.3501;;;1097;;;eastern-cape-kwaphephu-port-saint-johns
Kwasa;-32.0542;28.4205;;974;225
Kwathendeshe;-31.9914;27.4437;;;160
KweQana;-30.3475;28.4543;;;709
KweSikhulu;-31.7904;28.7588;;;890
Kwebung;-30.5164;28.4634;;;1308
Kweleda;-31.9308;28.3102;;;225
Kweleni;-31.9955;28.9828;;;244
Kwelera;-32.9137;28.0701;;;230;15
Kwelera;-32.825;27.9681;;;526
Kwelerana;-32.7831;27.2658;;;1114;15
Kwelesha;-31.817;28.0649;;;943
Kwelomthombe Kwamganu;-32.1822;28.8445;;;244
Kwenxura;-32.7287;28.1013;;;366
Kwenxuva;-31.9391;27.3477;;;160
Kwetyana;-32.8532;27.7941;;;230;15
Kwezana A;-32.7052;26.9264;;;201
Kwezana B;-32.7996;26.7664;;;201
Kwezi;-32.1036;26.5596;;;1267
Kwezinaledi;-30.7176;27.2071;;;593
Kwilini;-32.2361;28.6864;;;1431
Kwilini;-31.6837;29.3713;;;1097;;;eastern-cape-kwilini-port-saint-johns
Labry;-31.3449;28.7713;;;1336
Lahla;-30.5596;27.428;;1394;1242
Lahlamlenze;-31.8319;27.7527;;;1338
Lahlangubo;-31.9389;27.9666;;;1338
Lalashe;-31.0948;29.4326;;;999
Laleni;-31.8575;27.8269;;;1338
Laleni;-31.261;29.4307;;;646
Laleni;-31.016;29.8335;;;69
Lalimephakathi;-32.8224;27.1321;;941;486
Lalini;-32.3024;27.7471;;;1256
Lalini;-31.9769;27.1762;;;160
Lalini;-31.7154;26.9043;;;120
Lalini;-31.6225;28.1845;;;943
Lalini;-31.2544;28.9093;;;1118
Lalini A;-32.7998;26.9139;;;820
Lalini A;-31.9407;29.0436;;;159
Lalini B;-32.819;26.9518;;;820
Lalini B;-31.6245;28.6318;;;893
Laljitini;-31.9374;27.9199;;;1338
Lalo;-32.4905;28.5238;;;139
Lambasi;-31.3283;29.8034;;;646
Lammermoor;-31.9504;26.4569;;1292;1267
Lamyeni;-32.7255;26.6995;;;565
Lancede;-31.5638;28.3454;;;943
Landcamp;-31.2019;28.2472;;;1350;30
Landlandla;-32.2374;28.3509;;;1431
Langa;-33.7391;25.3974;;;480;90
Langakazi;-31.4099;29.2335;;;629
Langalethu;-30.96;30.0741;;;69
Langanci;-31.6682;27.5849;;;121
Langeni;-32.4183;28.0908;;;118
Langeni;-32.0309;28.6092;;;244
Langeni;-31.5873;28.8796;;;629
Langeni;-31.0989;28.7291;;;1118
Langeni Forest Station;-31.465;28.4532;;600;1336;2
Langholm Estate;-33.4528;26.7531;;;40;30
Lankwag;-31.401;26.3704;;;855;30
Lapesini;-31.5468;27.6321;;260;121
Lapesini A;-31.6673;26.9846;;;120
Lapesini B;-31.705;27.1362;;;120
Lapezi;-31.5604;27.6108;;;121
Lathuthu;-31.4458;28.3846;;;1350
Lawrence De Lange;-31.872;26.8462;;;523;30
Laza;-32.1254;28.6014;;;1431
Lebanon;-32.8145;26.7406;;;201
Lehata;-30.2097;28.5805;;;709
Lehlakaneng;-30.4801;28.5917;;;1308
Lekgalong;-30.2474;28.8038;;;709
Lekhalaneng;-30.4468;28.6107;;;763
Lekhalong;-30.3802;28.4654;;;763
Lencane;-32.1441;28.3362;;;225
Lencani;-32.1369;28.3523;;;225
Lenge;-32.7697;26.7889;;;201
Lenge;-30.6478;28.2098;;;1308
Lennox Estate;-33.0012;27.8933;;;230;90
Lenye;-32.7523;27.0788;;;486
Leqeni;-33.192;27.3216;;;376
Lesseyton;-31.8489;26.7763;;;523
Letlapeng;-30.3507;28.3706;;;709
Letsoesi;-30.5566;27.54;;1476;1242
Levyvale;-33.7398;25.4075;;;480;90
Lewuswood;-33.2535;27.0764;;;1061
Lihetlane;-30.35;28.5185;;;709
Likamoreng;-30.2724;28.4538;;;709
Likhohlong;-30.2104;28.5166;;;709
Limdaka;-31.4412;29.2177;;;629
Lindela;-32.0702;26.4723;;1272;1267
Lindini;-31.6039;28.7164;;;893
Lindokuhle;-30.9332;29.9792;;;69
Lindsay Road Industrial;-33.9212;25.5744;;;345;6
Lingelethu;-32.6942;26.306;;;4;30
Lingelihle;-32.1864;25.642;;;1016;50
Linkside;-33.9646;25.578;;;345;90
Linton Grange;-33.9372;25.5151;;;345;90
Lisani;-31.9088;28.9939;;;159
Lisizi;-32.1709;28.2871;;;225
Litlaphele;-31.152;29.6519;;;278
Litsheng;-30.577;27.3483;;53;1242
Lityeni;-31.0063;29.9049;;;69
Lixeni A;-31.4175;28.194;;;943
Lixeni B;-31.5213;28.2127;;;943
Lokhwe;-30.7718;29.4633;;;999
Lokishi;-32.4558;28.4431;;;139
Lokishini;-32.2267;28.5889;;;1431
Lokishini;-31.9573;27.1323;;;160
Lokishini;-31.7114;27.645;;;121
Lokishini;-30.847;28.4984;;;1308
Lolen;-33.5608;26.9005;;;1094;30
Lolini;-32.8767;27.1364;;;820
Lolo Park;-32.8509;27.4443;;63;1114;90
Lorraine;-33.9739;25.5103;;;345;90
Lorraine Manor;-33.9762;25.5169;;;345;90
Lotana;-31.3073;28.9491;;;629
Lotana;-31.2801;28.9261;;;1118
Lotusville;-32.4852;24.0593;;;0;30
Loudon;-31.9719;26.5842;;1292;1267
Lovedale;-32.9958;27.5903;;;1114;15
Lovemore;-33.2855;23.489;;;1430;30
Lovemore Heights;-33.9922;25.5273;;;345;90
Lovemore Park;-33.9921;25.5684;;;345;90
Lovemore Park AH;-34.0154;25.5225;;;345;6
Lovers Twist;-33.2126;27.3428;;;376
Lower Bengu;-32.1858;27.6244;;556;1256
Lower Cardiff;-32.1356;27.4623;;;160
Lower Cezu;-31.775;28.7135;;;890
Lower Didimana;-32.1198;26.6026;;;1165
Lower Endwell;-32.7606;26.4352;;;565
Lower Godini;-31.7246;29.1108;;;949
Lower Gqobonco;-31.62;28.2557;;;943
Lower Gungululu;-31.4688;28.8195;;;1336
Lower Gwadu;-31.1996;29.6268;;;278
Lower Gxulu;-32.6767;27.1033;;;486
Lower Hackney;-32.2765;26.6477;;;1165
Lower Hopefield;-32.6704;26.8976;;;201
Lower Hukuwa 1;-32.1416;26.7009;;;1165
Lower Joveleni;-30.5905;27.3921;;;1242
Lower KuSabalele;-32.1179;27.439;;;160
Lower Lahlangubo;-32.204;26.695;;;1165
Lower Mangxongweni;-31.7002;28.1266;;;943
Lower Manyisana;-31.6581;28.2297;;;943
Lower Mbhangcolo;-32.1918;28.7162;;;1431
Lower Mcubakazi;-32.3103;28.1636;;;118
Lower Merino Walk;-32.0513;26.7201;;;1426
Lower Mgwalana;-33.3067;27.1223;;;1061
Lower Mnyameni;-32.6272;27.1073;;;486
Lower Mtingwevu;-31.7464;27.6284;;;160
Lower Ndakana;-32.3029;27.8317;;;948
Lower Nduku;-31.745;28.052;;338;943
Lower Ndungunyeni;-31.7056;28.073;;;943
Lower Ngqumeya;-32.7278;27.1127;;;486
Lower Ngqwarha;-31.8033;28.7873;;;890
Lower Ntafufu;-31.4924;29.516;;;1097;;;eastern-cape-lower-ntafufu-port-saint-johns
Lower Nxotshana;-30.5513;28.3408;;;1308
Lower Nzolo;-31.6971;28.1049;;;943
Lower Qoqo;-31.1041;29.6653;;;278
Lower Sheshengu;-32.914;26.8205;;;201
Lower Telle;-30.4376;27.5625;;;1242
Lower Tokwana;-30.6689;28.4397;;;1308
Lower Tsalaba;-31.5792;28.0255;;;943
Lower Tsitsana;-30.8712;28.3438;;1111;992
Lower Tsitsikama B;-32.2355;26.5873;;;1165
Lower Tsojana Village;-31.9453;27.7821;;;1338
Lower Tyholo;-32.0376;28.7783;;;890
Lower Tyirha;-31.1439;28.8205;;;1118
Lower Voyizana;-31.6331;27.6303;;;121
Lower Xolobe;-32.1208;27.6379;;1444;136
Lower Xuka;-31.7231;28.1408;;;943
Lower Zangqokwe;-32.0678;26.6098;;;1426
Lower eNgqeqe;-32.784;27.1724;;;486
Lubala;-31.1114;29.605;;;278
Lubala;-30.9394;29.1868;;;999
Lubalasi;-30.8058;29.3443;;;653
Lubaleko;-30.6945;29.3645;;;653
Lubaleko;-30.1717;29.0193;;;138
Lubalweni;-30.8998;28.4912;;;1308
Lubangweni;-32.2534;28.6712;;;1431
Lubanzi;-32.066;29.0329;;;244
Lubanzi;-31.439;29.0678;;;629
Lubende;-31.3899;29.433;;;1097;;;eastern-cape-lubende-port-saint-johns
Lubhacweni;-30.904;29.0098;;;557;8
Lubisi;-31.5846;27.996;;;943
Lubisini;-30.5433;28.4719;;;1308
Lubiza;-31.872;28.0877;;;943
Lubomvini;-32.315;27.7171;;;1256
Lubomvini;-32.1954;28.5748;;;1431
Lubunde;-30.8517;29.9884;;;69
Lubusi Dam Gate;-31.7964;27.4414;;;160;2
Lucingweni;-32.1793;28.7596;;;244
Lucingweni;-31.8309;29.2548;;;949
Lucingweni C;-31.0623;28.9023;;;557
Lucwecwe A;-31.7142;27.8792;;;943
Lucwecwe B;-31.7434;27.909;;;943
Lucwecwe Mdovi;-31.9662;28.8701;;;244
Ludadeni;-31.5116;28.1968;;;943
Ludaka;-31.9723;28.7534;;;890
Ludaka;-31.656;29.1354;;;949
Ludaka;-31.4517;29.6019;;;646
Ludalasi;-31.6594;29.2834;;;1097;;;eastern-cape-ludalasi-port-saint-johns
Ludeke;-31.447;29.2801;;;629
Ludeke;-31.0408;29.4063;;;999
Ludeke;-30.8527;29.7466;;;69
Ludeke A;-30.9227;29.9678;;;69
Ludeke Halt;-30.8539;29.7425;;;69
Ludeke Mission;-30.8431;29.7363;;;69
Ludiwane;-31.1161;29.4247;;;278
Ludiza;-32.1633;28.6208;;;1431
Ludizini;-31.9627;28.7417;;;890
Ludumi;-31.6364;29.4627;;;1097;8;;eastern-cape-ludumi-port-saint-johns
Ludumi Formal;-31.6256;29.472;;644;1097;;;eastern-cape-ludumi-formal-port-saint-johns
Lufafa;-30.8733;29.1161;;;999
Lufankomo;-31.2048;29.3269;;;278
Lufefeni;-30.1155;29.1099;;;138
Lufuta;-31.6591;27.6506;;;121
Lugada;-30.4024;28.6658;;;763
Lugadu;-31.0907;29.2926;;;999
Lugalakaxa;-30.9363;29.0747;;;999
Lugangeni A;-30.8069;28.921;;;557
Lugasweni;-31.6856;29.3552;;;1097;;;eastern-cape-lugasweni-port-saint-johns
Lugelweni;-30.8094;29.2929;;;653
Lugongqozo;-31.2047;29.2507;;;278
Lugwijini;-30.9762;30.005;;;69
Lugxogxo;-31.5469;28.5296;;;893
Luhambeni;-30.5809;27.4557;;1394;1242
Luhewini;-31.7099;28.1303;;;943
Luhlalweni;-31.6079;28.0039;;;943
Luhlalwini;-31.5956;27.5638;;645;121
Luhlawini;-31.5956;27.5638;;;121;8
Lujazo;-31.5306;29.63;;;1097;;;eastern-cape-lujazo-port-saint-johns
Lujecweni;-31.6138;28.8571;;;629
Lujecweni;-31.0545;29.5549;;;278
Lujiko;-33.3608;27.0335;;;1061
Lujiza;-33.2585;27.4724;;;1114;15
Lujizo;-31.1213;29.9601;;;69
Lujizweni;-31.7443;28.9916;;;949
Lukhalo;-31.1452;29.9618;;;69
Lukhalweni;-30.9938;29.6908;;;69
Lukhanyisweni;-31.5232;28.8617;;;629
Lukholo;-30.9649;29.9714;;;69
Lukholweni;-30.6299;28.8465;;;763
Lukolweni;-32.1666;28.571;;;1431
Lukwethu;-31.7488;28.5821;;;890
Lulala;-32.0299;29.0665;;;159
Lulaleni;-32.0216;29.0517;;;159
Lulwalweni;-31.767;28.7985;;;890
Lulwaneni;-32.1117;27.7479;;;1338
Lumayeni;-31.2342;29.4957;;;646
Lumko;-31.7722;27.2359;;;120
Luncwini;-32.0567;27.4101;;;160
Lunda;-32.0558;28.0147;;;948
Lunda;-30.4658;28.7026;;;763
Lundzwana;-30.8354;29.5292;;;999
Lungangeni B;-30.8206;28.8988;;;557
Lunikela;-31.216;29.7583;;;646
Lunjacweni;-31.7013;29.2614;;;1097;;;eastern-cape-lunjacweni-port-saint-johns
Lunyaweni;-31.4445;28.3968;;1113;1350
Lunyoti;-32.1702;28.9361;;;244
Luphaphasi;-32.239;28.7313;;;1431
Luphaphasi;-31.563;29.3713;;;1097;;;eastern-cape-luphaphasi-port-saint-johns
Luphepheni;-30.8776;29.5258;;807;999
Luphilisweni;-30.869;29.6215;;;69
Luphindweni;-32.7991;27.9841;;;526
Luphithini A;-31.1931;30.0255;;;69
Luphithini B;-31.1133;30.133;;;69
Luphoko;-31.5704;29.6191;;;1097;;;eastern-cape-luphoko-port-saint-johns
Lupindweni;-31.6182;26.9599;;;120
Lupondweni;-31.0245;29.721;;;69
Luqaqeni;-30.1698;29.0588;;;138
Luqhoqhweni;-31.4354;29.531;;;1097;;;eastern-cape-luqhoqhweni-port-saint-johns
Luqhoqweni;-31.0942;29.6705;;;278
Luqolweni;-32.5053;28.3851;;;139
Luqolweni;-31.8441;27.7856;;;1338
Luqolweni;-31.2499;28.5635;;;1336
Luqumbeni;-31.2903;29.3935;;;646
Lurasini;-31.4467;28.8594;;;629
Lurholweni A;-31.0433;30.1256;;;69
Lurholweni B;-31.0647;30.1601;;;69
Lurwayizo;-32.213;28.8361;;;244
Lusaka;-31.5386;28.6016;;;893
Lusaka;-31.5029;25.0107;;;818;30
Lusasa;-32.6852;28.0849;;;526
Lusikisiki;-30.9505;29.8384;;;69
Lusizi;-32.4705;28.4839;;;139
Lusizini;-31.985;27.9476;;;1338
Lusizini;-30.5835;27.6032;;72;1242
Lusukeni;-30.865;29.9919;;;69
Lusuthu;-30.7859;29.2155;;;653;11
Lutambeko;-31.1791;29.2188;;;999
Lutateni;-30.7425;29.0459;;;557;14
Lutatweni;-31.5146;29.3154;;;1097;;;eastern-cape-lutatweni-port-saint-johns
Luthengele;-31.5366;29.3788;;;1097;;;eastern-cape-luthengele-port-saint-johns
Luthubeni;-31.9186;28.889;;;890
Luthulini;-31.0789;29.7964;;;69
Luthulini;-31.0051;29.4549;;;278
Luthuthu;-31.6598;28.6709;;;893
Luthuthu;-31.3099;29.3182;;;646
Lutsheko;-31.6195;29.0491;;;949
Lutshikini;-30.7648;29.0981;;;557
Lutsholo;-32.3281;27.9116;;;948
Lutubeni;-31.4065;28.9362;;;629
Lututu;-31.818;27.2934;;;120
Lututu A;-31.992;28.4699;;;225
Lututu B;-32.0784;28.625;;;244
Luvuyo;-33.1718;27.2916;;;1061
Luxeni;-31.8965;27.2826;;;120
Luxeni;-31.6847;28.3842;;;890
Luxeni;-31.4763;27.61;;;121
Luxeni;-31.0516;28.6103;;;1118
Luxeni;-30.9096;28.4861;;;992
Luxeni;-30.4158;28.6838;;;763
Luxeni A;-31.5695;27.1073;;;120
Luxeni B;-31.684;27.0564;;;120
Luxhomo;-32.9271;27.5926;;;1114;15
Luxhomo;-31.9958;27.5577;;;160
Luxhomo;-31.9424;28.832;;;890
Luxolweni;-31.641;25.8081;;;415;17
Luxomo;-32.2418;27.7544;;;1256
Luxweni;-31.4988;28.6576;;;893
Luxwesweni;-31.464;28.0949;;;943
Luyengweni;-31.6356;29.3073;;;1097;;;eastern-cape-luyengweni-port-saint-johns
Luyengweni;-30.6353;28.7713;;;557
Luzini;-32.7266;26.6633;;;565
Luzupho;-31.3609;29.4315;;;1097;;;eastern-cape-luzupho-port-saint-johns
Lwalweni;-31.802;28.5988;;;890
Lwandile;-31.8648;29.1987;;;949
Lwandlana;-31.9063;28.8505;;;890
Lwandlana;-31.5632;28.2661;;;943
Lwandlana;-31.5044;28.5647;;;893
Lwandlana;-31.4984;29.3747;;;1097;;;eastern-cape-lwandlana-port-saint-johns
Lwandlana;-30.7289;28.8849;;;557;8
Lwandlana A;-30.9281;29.4585;;;278
Lwandlana B;-31.173;29.4019;;;278
Lwandlane;-31.3688;29.1833;;;629
Lyciunville;-30.784;25.8023;;;1374;30
Lyndale;-31.6127;28.6946;;;893
Maamsi;-30.8502;29.4478;;188;999
Mabala;-32.3586;28.4355;;;139
Mabalana;-30.57;27.4283;;1394;1242
Mabalana;-30.3461;27.4412;;;1242;;;eastern-cape-mabalana-sterkspruit-2
Mabalane;-30.8449;28.3381;;;1308
Mabaleni;-32.9609;27.5964;;;1114;15
Mabaleni;-31.269;29.1422;;;1118
Mabambeni;-31.6135;28.3529;;;893
Mabehana;-31.9179;29.0749;;;159
Mabel's Rest;-33.1405;27.5713;;;1114;15;;eastern-cape-mabels-rest-qonce
Mabeleni;-32.7646;26.9665;;;820
Mabeleni;-32.1991;26.7437;;;1165
Mabentseni;-32.0248;27.9127;;;1338
Mabetshe;-31.7067;28.9798;;;949
Mabhana;-31.9562;28.7114;;;890
Mabheleni;-31.5969;29.1738;;;949
Mabheleni;-30.7617;29.8265;;;69
Mabheleni A;-31.6442;28.7622;;;893
Mabheleni B;-31.6512;28.4458;;;893
Mabhobho;-30.8946;28.8428;;;557;8
Mabhobho;-30.855;28.8247;;965;557;8;;eastern-cape-mabhobho-kwabhaca-2
Mabholobela;-32.1599;28.9433;;;244
Mabhongwana;-30.8317;29.4285;;188;999
Mabhulwini;-31.6227;28.2468;;;943
Mabofu;-30.8995;29.4613;;;999;8
Mabolompa;-31.0879;28.7079;;;1118
Mabongo;-33.0374;27.2927;;;1061
Mabongweni;-31.8482;28.4582;;;890
Mabula;-30.207;28.6028;;;709
Mabulwini;-31.6516;29.3957;;;1097;;;eastern-cape-mabulwini-port-saint-johns
Mabutyana;-30.4656;28.4529;;845;1308
Mabuya;-30.862;29.9791;;;69
Macangceni;-31.4489;27.7339;;;121
Macelweni;-32.0105;29.1202;;;159
Machamsholo;-30.9218;29.0033;;;557
Mache Mgxoboshane;-30.9673;29.1844;;;999
Machekong;-30.2016;28.5121;;;709
Macheleni;-30.7938;29.0605;;648;557
Machelesini;-32.5447;28.2979;;;139
Machi;-30.5893;29.0174;;;138
Machibi;-31.3202;29.3917;;;646
Machibini;-32.7068;27.0137;;;820
Machibini;-31.889;27.0276;;;523
Machibini;-31.7385;28.7318;;;890
Machibini;-31.0641;28.7084;;;1118
Machibini;-30.6426;29.2681;;;653
Machibini A;-31.6359;27.9446;;;943
Machibini B;-31.6803;27.9637;;;943
Macibi;-33.0172;27.4598;;;376
Macibini;-32.6862;26.9354;;573;201
Macireni;-32.0268;28.5573;;1263;244
Macleantown;-32.7897;27.7373;;;230;15
Macombeni;-31.4981;28.7916;;;893
Macosa;-31.8025;28.7072;;;890
Macubeni;-31.7079;27.8835;;;943
Macwhereni;-31.6897;28.2476;;;943
Madada;-31.0656;29.6986;;;69
Madadana;-30.9353;30.0068;;;69
Madadeni;-31.3161;28.8122;;;1336
Madadiyela;-30.7751;29.1421;;;557
Madakana;-30.6065;27.2358;;782;593
Madakana;-30.5322;27.2873;;;1242
Madakeni;-32.198;28.9416;;;244
Madakeni;-31.699;29.4133;;;1097;;;eastern-cape-madakeni-port-saint-johns
Madeira;-31.8934;26.8473;;;523;30
Madevana;-31.1799;29.3207;;;278
Madiba;-32.3114;28.2208;;;118;30
Madiba;-31.1217;28.7876;;;1118
Madiba A;-31.0524;30.121;;;69
Madiba B;-31.0556;29.8895;;;69
Madiba C;-31.1978;30.0804;;;69
Madikaleni;-31.7972;28.8301;;;890
Madimong;-30.2761;28.7801;;;709
Madimonga;-30.2725;28.793;;;709
Madladleni;-31.6803;27.9327;;;943
Madlangeni;-30.6351;28.5805;;;763
Madlangeni;-30.5961;28.9735;;;557
Madlotsheni;-31.9898;27.8538;;;1338
Madokazana;-31.0668;29.3999;;;999;11
Madoloni;-31.8116;29.0409;;;949
Madontsi;-31.7882;28.5588;;;890
Madubela;-32.8302;27.0669;;;486
Madukuda;-31.0815;28.9681;;;1118
Maduma;-32.0629;27.8443;;;1338
Maduna;-30.5311;28.7092;;;763
Madwaba;-31.1435;29.3715;;1211;999
Madwaba;-31.1362;29.3315;;;999;;;eastern-cape-madwaba-ntabankulu-2
Madwakazana;-30.9988;29.3853;;;999
Madwaleni;-32.0975;28.8794;;;244
Madwaleni;-31.7627;28.8241;;;890
Madwaleni;-31.3968;28.7298;;;1336
Madwaleni;-30.7729;28.4667;;;1308
Madyoze;-32.1439;27.7979;;;1338
Mafa's Halt;-30.4547;28.6704;;;763;;;eastern-cape-mafas-halt-matatiele
Mafakathini;-31.968;28.7045;;;890
Mafamini;-31.2389;28.7571;;;1336
Mafube Mission;-30.2014;28.736;;;709
Mafusin;-30.6146;27.3861;;722;1242
Mafusini;-32.4675;28.0439;;;118
Mafusini;-32.1982;28.7391;;;1431;11
Mafusini;-31.6365;29.37;;;1097;;;eastern-cape-mafusini-port-saint-johns
Mafusini;-31.4916;28.8995;;;629
Mafusini;-31.1025;29.1361;;;999
Mafusini;-31.0091;28.8577;;;1118
Mafusini;-30.8621;28.3611;;;992
Mafusini A;-31.6276;28.1408;;;943
Mafusini B;-31.6527;27.9279;;;943
Mafuta Nozamile;-31.104;29.0539;;;1118
Magadla A;-30.6082;27.3199;;;1242
Magadla B;-30.5483;27.2786;;;1242
Magalagaleni;-30.4272;27.5117;;;1242
Magalakangqa;-32.273;28.2202;;;118
Magangane;-31.1009;30.0289;;;69
Maganyeni;-31.983;29.0165;;;159
Magayazidlele;-30.1261;28.9274;;;709
Magcakeni;-31.7003;29.387;;;1097;;;eastern-cape-magcakeni-port-saint-johns
Magcakeni;-31.5129;28.9388;;;629
Magcakeni;-31.2697;29.0728;;;1118
Magcaki;-31.1699;29.1123;;;1118
Magcakini;-31.6697;29.0171;;;949;30
Magcakini;-31.6575;28.9704;;;949;;;eastern-cape-magcakini-ngqeleni-2
Magcakini;-31.0152;28.9408;;;557
Magcakini;-30.8269;29.8846;;;69
Magcalekeni;-31.956;29.092;;;159
Magebeni;-31.642;27.8166;;;943
Magebula;-32.2822;28.7918;;;1431
Magema;-30.2476;28.8169;;;709
Mageme;-30.2099;28.8274;;;709
Magemfaneni;-31.7172;27.1303;;;120
Mageza;-31.859;29.2391;;;949
Magomeni;-31.9566;28.6417;;;890
Magomeni;-31.837;27.9445;;;943
Magomeni;-31.8165;27.8192;;;1338
Magontsini;-31.6204;28.4745;;;893
Magontsini;-30.683;28.8333;;;557
Magoqoza;-31.3727;28.7479;;;1336
Magotsini;-30.7049;29.1056;;1213;557
Magozeni;-31.6481;29.1915;;;949
Magozeni;-30.5678;27.0783;;;593
Magqabasini;-30.9373;29.5455;;;69
Magqabesi;-30.931;29.5205;;;278
Magqagqeni;-31.0349;29.017;;;1118
Magqagqeni;-30.9268;29.2332;;;999
Magqaqaleni;-31.6569;27.8242;;;943
Magqazeni;-33.2037;27.1437;;;1061
Magqobhokeni;-32.7495;27.355;;;486
Magqoleni;-31.6139;28.1182;;;943
Magqongweni;-31.6361;28.5276;;681;893
Magqubeni;-31.258;28.5522;;;1336
Magumbini;-31.5948;29.3968;;;1097;;;eastern-cape-magumbini-port-saint-johns
Magusheni;-30.8592;29.612;;;69
Magutwa;-31.2259;28.6712;;;1336
Magutyubeni;-30.8836;28.4012;;;992
Maguzane;-31.8907;28.665;;;890
Maguzen;-30.3031;28.7623;;;709
Magwa;-31.4051;29.6887;;;646
Magwalala;-32.7146;26.888;;;201
Magwambu;-31.2432;29.4455;;;646
Magwexeni;-32.4229;28.4436;;1021;139
Magwiji;-30.6253;27.3655;;;1242
Magwongweni;-31.6361;28.5276;;;893;8
Magxagxeni;-32.6465;26.943;;;201;8
Magxeni;-30.9421;28.9867;;;557
Magxeni;-30.9071;28.7609;;;1118
Magxeni A;-30.5515;28.7447;;;763
Magxeni B;-30.5413;29.0434;;;138
Mahaha;-31.0753;30.0838;;;69
Mahaleng;-30.5589;28.5467;;;763
Mahane;-31.4851;29.2709;;;629
Mahaneng;-30.489;28.4355;;;1308
Mahangu A;-30.3026;28.7513;;;709
Mahangu B;-30.1414;28.9231;;;709
Mahareng;-30.2801;28.4935;;;709
Mahasana;-31.1799;28.5404;;;992;8
Mahasana Sp;-31.1799;28.5404;;683;992
Mahedeni;-30.8153;29.4331;;188;999
Mahemeng;-30.6384;28.4521;;;1308
Mahemeny;-30.6409;28.467;;;1308
Mahlabaneng;-30.4886;27.3908;;;1242
Mahlabatini;-30.6009;27.2503;;782;593
Mahlake;-30.6296;28.6231;;;763
Mahlathini;-32.1553;28.658;;;1431
Mahlathini;-31.6693;29.3621;;;1097;;;eastern-cape-mahlathini-port-saint-johns
Mahlathini;-30.6213;27.5717;;1062;1242
Mahlatini A;-31.8798;27.6518;;;160
Mahlatini B;-31.7992;27.5372;;;160
Mahlengele;-31.8279;27.5955;;;160
Mahlobathini;-30.4034;28.6259;;;763
Mahlubini;-31.9678;27.8354;;;1338
Mahlubini;-30.5855;27.2746;;;1242
Mahlubini A;-31.8717;27.8673;;;1338
Mahlungulu;-31.0758;28.8296;;;1118
Mahobe;-30.6876;28.5753;;;557
Mahobeni;-31.3513;28.9667;;;629
Maholoholo;-30.2867;28.8542;;;709
Mahoyana;-31.3272;28.9133;;;629
Maiden Farm;-31.5796;28.8064;;;893;30
Maipase;-32.8614;27.1919;;;820
Majaba;-31.2812;28.5466;;;1336
Majamaneni;-32.3434;27.7692;;;948
Majamanini;-32.9484;27.2922;;;1061
Majavu;-30.8574;29.7026;;;69
Majela;-31.0144;29.8088;;;69
Majodini;-31.1187;28.8201;;;1118
Majojweni;-30.6135;29.1522;;;653
Majola;-32.1125;28.8334;;;244
Majuba;-31.0223;28.9669;;;557
Majwareni;-32.7177;26.9328;;;201
Majwarheni A;-31.6965;28.8637;;;893
Majwarheni B;-31.7359;28.778;;;890
Makahlane;-33.1873;27.2131;;;1061;11
Makahlane North;-33.1786;27.2082;;694;1061
Makahlane South;-33.1873;27.2131;;694;1061
Makambi;-32.0475;28.0781;;;225
Makamiso Dinata;-32.1943;28.8288;;;244
Makandini;-30.5514;27.3346;;265;1242
Makanyaneng;-30.5936;28.3914;;;1308
Makautlane;-30.5729;28.3652;;;1308
Makeng;-30.7658;28.4969;;;1308
Makewini;-30.9973;30.027;;;69
Makgetheng;-30.9143;28.4276;;1002;992
Makgwaseng;-30.6585;28.2983;;;1308
Makhakha;-32.1157;28.5186;;;1431
Makhal Endlovu;-30.8739;29.8229;;;69
Makhikhi;-31.9113;27.2236;;;120
Makhoaseng;-30.6495;28.333;;;1308
Makhoaseng;-30.2124;28.8785;;;709
Makhoba;-30.1724;28.9939;;;709
Makhodi;-31.1715;29.1651;;;1118
Makholweni;-30.0946;29.0932;;;138
Makhomazini;-32.2544;28.3279;;;118
Makhotlana;-30.6165;28.3074;;;1308
Makhumeni;-31.8682;27.2677;;;120;;Manga
Makhumeni;-31.6449;27.8654;;;943;8
Makhumsheni;-31.8502;28.7387;;;890
Makhuzeni;-31.8532;27.862;;;1338
Makhwalweni;-31.3002;29.3331;;;646
Makhwantini;-31.1346;30.0227;;;69
Makhwethubeni;-31.5716;29.1086;;;629
Makinana;-31.8841;28.4111;;;225
Makobokeni;-31.8517;28.3122;;;225
Makojong;-30.4734;27.3967;;;1242
Makolonini;-30.7556;28.7992;;;557
Makomereng;-30.185;28.5938;;;709
Makotyana;-31.4474;29.0171;;;629
Makratlanyeni;-30.7435;28.5154;;;1308
Makuatlana;-30.5884;28.383;;;1308
Makumsha;-30.5651;27.6962;;;1242
Makuyaze;-30.4699;27.4275;;;1242
Makwayini;-32.1117;27.5013;;;160
Makwayini;-32.1021;28.9904;;;244
Malabar;-33.9234;25.5356;;;345;90
Maladini;-30.9331;28.6082;;;1118
Malangeni A;-31.2867;29.6892;;;646
Malangeni B;-31.1537;29.3973;;;278
Malepelepe;-31.2127;28.7584;;;1336
Malindini;-31.8155;28.4721;;;890
Malizole;-31.3633;29.6006;;;646
Malola;-31.1881;29.8602;;;646
Malongana;-31.569;29.5133;;;1097;;;eastern-cape-malongana-port-saint-johns
Malongwana;-31.0181;29.6014;;;69
Malongwe;-32.1115;28.6132;;;244
Malongwe;-31.249;28.6238;;;1336
Malongwe;-30.8104;28.9548;;;557
Malongweni;-32.1919;28.1932;;;118
Maloseni;-31.7771;28.1534;;;943
Maloseni;-30.6196;28.8265;;;763
Maloto;-30.2591;28.6346;;;709
Malsoleni;-31.9337;27.0043;;;523
Malubalube;-30.2815;28.8125;;;709
Malungeni;-31.7022;29.0011;;;949
Maluti Part 2;-30.2761;28.736;;;709;8
Mamani;-31.0169;28.6484;;;1118
Mamata;-32.8656;27.2384;;;1114;15
Mambethu;-31.5765;28.8799;;;629
Mamcakweni;-30.9292;29.9807;;;69
Mamela;-32.131;27.8352;;;948
Mamfeneni;-31.9782;27.3513;;;160
Mamfeneni;-31.8945;27.0455;;;523
Mamfeneni;-31.6078;27.8012;;;943
Mamfenesi;-32.3767;28.488;;;139
Mamfengwini;-31.965;28.2628;;;225
Mamfengwini;-31.8087;27.8023;;;1338
Mamfengwini;-31.6413;28.2743;;;943
Mamfengwini;-31.5585;26.9715;;;210
Mamfengwini;-31.4919;28.9738;;;629
Mamfengwini;-30.927;28.469;;;992;8
Mamolweni;-31.8675;29.2528;;;949
Mampingeni;-32.17;28.966;;;244
Mampingeni;-31.9091;27.4816;;;160
Mampingeni;-31.6916;27.8757;;;943
Mampingeni;-31.5968;28.4866;;;893
Mampingeni;-31.2455;29.0645;;;1118
Mampingeni;-30.9643;29.6578;;;69
Mampingeni A;-31.7881;28.7421;;;890
Mampingeni B;-31.9532;28.8796;;;890
Mampola;-30.0589;29.0391;;;709
Mampondomiseni;-31.6144;29.094;;;949
Mampondomiseni;-30.8431;28.7559;;142;557
Mampondomiseni;-30.7603;29.4533;;;653
Mampondweni;-32.0921;28.7794;;;244
Mampondweni;-31.8319;27.8724;;;1338
Mampondweni;-31.739;28.2232;;;943
Mampube;-31.6038;29.4533;;;1097;;;eastern-cape-mampube-port-saint-johns
Mamvunyelwa;-31.092;29.8633;;;69
Manaleni;-32.1591;28.874;;716;244
Manaleni;-31.5182;28.7808;;;893
Manangeni;-32.0863;28.9078;;;244
Manase;-30.2133;28.9589;;;709
Mancam;-31.8965;28.8021;;;890
Mancu;-31.721;29.261;;;1097;;;eastern-cape-mancu-port-saint-johns
Mancuseni;-31.0103;28.6503;;;1118
Mandeira;-31.1939;28.2532;;;1350;30
Mandela;-32.7043;28.0246;;;526
Mandela;-30.7209;29.4396;;362;653
Mandela Park;-32.8087;27.9635;;;526
Mandela Park;-32.5405;26.6793;;34;1194;50
Mandela Park;-31.5835;28.7402;;;893
Mandela Park;-31.3894;26.36;;;855;50
Mandela village;-33.7411;25.3888;;;480;90
Mandelaville;-33.7421;25.3914;;;480;90
Manderstone;-30.1696;28.9698;;;709
Mandileni;-31.6946;28.4635;;;890
Mandileni;-31.6812;29.1263;;;949
Mandileni;-30.7276;28.8127;;;557
Mandileni;-30.6781;28.8635;;;138
Mandileni C;-30.7275;28.9823;;;557
Mandileni D;-30.8093;28.6904;;;557
Mandiliva;-31.1341;29.1778;;;999
Mandlakuveni;-31.9108;29.0894;;;159
Mandlaneni;-31.8999;27.6087;;;160
Mandlaneni;-31.6327;26.8875;;;210
Mandlaneni A;-31.9577;28.0012;;;943
Mandlaneni A;-31.6962;28.3633;;;890
Mandlaneni B;-31.7947;28.5691;;;890
Mandlaneni B;-31.7644;28.3062;;;943
Mandlantsha;-31.8327;28.5953;;;890
Mandleni;-31.8325;29.0992;;;949
Mandleni;-31.5293;28.554;;;893
Mandlobe;-31.0325;29.6778;;;69
Mandlovini;-31.7915;28.8065;;;890
Mandlovini;-31.655;28.9136;;;949
Mandlovini B;-31.7023;28.7222;;;890
Mandluntsha;-32.4054;28.4576;;;139
Mandulwini;-31.5442;29.1687;;;629
Mandyimba;-31.0907;28.6742;;;1118
Manfengwini;-31.8753;28.6741;;;890
Manganyela;-32.1515;28.88;;;244;17
Mangathi;-32.1131;28.3458;;;225;11
Mangatini;-31.1948;29.781;;;646
Mangcwanguleni;-31.3329;29.1754;;;629
Mangena;-31.9801;27.0859;;;523
Mangeni;-31.9124;29.0154;;;159
Mangezimeni;-31.2762;28.605;;;1336
Mangobomvu A;-32.2084;27.9288;;;948
Mangobomvu B;-32.368;28.3923;;;139
Mangold Park;-33.9624;25.5621;;;345;90
Mangoloaneg East;-30.5149;28.5292;;;1308
Mangoloaneng;-30.5213;28.4591;;;1308
Mangoloaneni;-30.5727;28.8019;;;763
Mangolong;-30.5206;28.601;;;763
Mangolong;-30.5083;28.5582;;;1308
Mangolotini;-31.9203;28.8514;;;890
Mangolweni;-31.3494;28.5081;;;1336
Mangomani;-31.0417;29.6871;;;69
Mangondini;-32.2463;27.918;;;948
Mangonkone;-31.3353;28.6946;;;1336
Mangqamra;-31.9901;28.8974;;;244
Mangqamzeni;-30.9938;29.0827;;;557;8
Mangqileni;-32.0507;28.8427;;;244
Mangquzu;-31.1083;29.5707;;;278
Mangwaneni;-31.4161;29.0824;;;629
Mangwaneni;-31.0824;28.9279;;;1118
Mangweni;-32.0965;27.4272;;;160
Mangweni;-32.0204;28.7324;;;244
Mangweni;-31.2553;29.4026;;;646
Mangweni;-30.6146;27.3861;;;1242;20
Mangweni A;-32.3464;28.1612;;;118
Mangweni A;-31.9473;27.4698;;;160
Mangweni A;-31.4873;27.2058;;;434
Mangweni B;-32.4112;28.2499;;;139
Mangweni B;-31.8823;27.4003;;;120
Mangweveni;-32.0753;28.4086;;;225
Mangweveni;-31.8743;27.3768;;;120
Mangwevini;-31.923;28.6552;;;890
Mangxamfu;-31.1526;29.1287;;;1118
Mangxongweni;-31.9167;27.8865;;;1338
Mangxongweni;-31.6787;28.2587;;;943
Manka;-31.2527;28.6572;;;1336
Mankozi;-31.93;29.2004;;;949
Manor Heights;-33.7937;25.4386;;;195;90
Manqata;-31.84;27.3875;;;120
Manqilo A;-31.3071;29.2814;;;646
Manqilo B;-31.1629;29.6014;;;278
Manqondane;-32.243;26.62;;;1165
Manqoyi;-32.0116;28.0454;;;943
Manqukela;-32.68;28.0664;;;526
Mantanjeni;-31.6408;28.8493;;;949
Mantashe;-32.2179;28.5852;;;1431
Mantlaneni;-31.6818;28.1987;;;943
Mantlaneni;-31.2299;29.3044;;;278
Mantlolufa;-31.6584;27.6378;;;121
Mantsana;-31.6132;28.104;;363;943
Mantshaya;-31.8577;28.588;;;890
Mantshilibeni;-31.8869;28.9168;;;890
Mantunzeleni;-32.2391;28.0532;;;948
Mantusini;-32.1855;28.9393;;;244
Mantusini;-31.5756;29.2912;;;1097;;;eastern-cape-mantusini-port-saint-johns
Manuneni;-31.7441;28.301;;;943
Manxingweni;-31.7544;28.2278;;;943
Manxiweni;-31.6146;29.4504;;;1097;;;eastern-cape-manxiweni-port-saint-johns
Manxiweni;-31.5725;29.0963;;;629
Manxiweni;-31.5458;28.7151;;;893
Manxiweni;-31.0204;28.6526;;;1118
Manxudebe;-31.1481;29.2999;;544;999
Manyala;-31.1071;29.969;;;69
Manyandube;-31.5984;27.6947;;;121
Manyano;-31.4691;27.3466;;436;434
Manyengele;-31.1444;29.5194;;;278
Manyontolweni;-32.3291;28.5249;;;139
Manyosi;-31.5147;28.5288;;;893
Manyosini;-31.9323;28.61;;;890
Manyosini;-31.6037;26.9572;;;210
Manzabelu;-31.9507;27.1548;;;160
Manzamnyama;-32.1253;28.9183;;;244
Manzamnyama;-31.1721;28.7204;;;1118
Manzana;-32.4608;28.1708;;;139
Manzana;-31.7365;28.0158;;;943
Manzana;-31.2516;29.0792;;;1118
Manzana;-30.7298;29.4599;;;653
Manzane;-30.7384;29.4619;;;999
Manzikanyi;-32.0905;28.6538;;;244
Manzimabi;-31.335;28.8981;;;629
Manzimahle;-31.7717;29.0141;;;949
Manzimahle;-31.643;27.5662;;;121
Manzimdaka;-31.5612;27.6815;;;121
Maoibini;-32.883;26.9187;;;820
Mapalo;-31.8424;28.9994;;;949
Mapapeli;-31.6804;28.9821;;;949
Mapateng;-30.2855;28.788;;;709
Mapfontein;-30.2404;28.6205;;;709
Maphakatlaling;-30.6118;28.6005;;;763
Mapheelle;-30.3146;28.3874;;;709
Mapheleni;-31.2273;29.5201;;;646
Mapheleni;-30.9269;29.7903;;;69;;Emapheleni
Maphokweni;-30.1921;28.8423;;;709
Maplotini;-31.3503;28.3721;;;1350
Maplotini;-31.0848;29.1285;;;999
Maplotini;-31.016;28.9908;;;557
Mapoleni;-30.3851;28.6045;;;763
Mapoleseng;-30.3916;28.4006;;;763
Mapoliseng;-30.4904;27.4065;;;1242
Mapulazini;-31.8611;29.1348;;;949
Mapuzi;-31.9248;29.12;;;159
Maqabeni;-31.8609;29.0642;;;949
Maqadini;-31.7172;28.4151;;;890
Maqakamzini;-31.8845;28.0755;;;943
Maqangulweni;-31.289;28.4365;;;1350
Maqanyeni;-32.1442;28.9358;;;244
Maqanyeni;-31.9649;29.0076;;;159
Maqanyeni;-31.5089;28.8557;;;629
Maqanyeni;-31.15;29.538;;;278
Maqanyeni;-31.0198;28.6039;;;1118
Maqashu;-31.7449;27.3478;;;120
Maqebevu;-31.7047;29.2439;;;949
Maqele;-32.3363;28.3263;;;118
Maqhatseng;-30.5462;28.5371;;;1308
Maqhatseni;-30.555;28.5977;;;763
Maqhinebeni;-31.6981;28.7053;;;893
Maqhingeni;-31.721;28.7276;;;890
Maqhubini;-30.9389;28.7034;;;1118
Maqhunqu;-32.228;28.3477;;;225
Maqingeni;-31.7493;27.7333;;;160
Maqingeni;-31.472;29.2755;;;629;8
Maqingenic;-31.472;29.2755;;729;629
Maqohqweni;-31.7461;27.312;;;120
Maqokolo;-30.6722;29.1899;;;653
Maqomeni;-31.9054;28.0629;;;943
Maqomeni A;-31.8307;28.7657;;;890
Maqomeni B;-31.7942;28.6477;;;890
Maqomeni C;-31.9368;28.728;;;890
Maqongwana;-31.1027;29.9837;;;69
Maqotongweni;-31.9838;28.8878;;;244
Maqoyini;-30.9773;29.2606;;771;999
Maqunde;-32.1961;28.6316;;;1431
Maqwateni;-31.6852;27.445;;;160
Maqwathini;-32.4611;28.0055;;;118
Maqwathini;-31.6278;27.8123;;;943
Maqwatini A;-31.8028;27.5493;;;160
Maqwatini A;-31.7183;26.9754;;;120
Maqwatini B;-31.98;27.3408;;;160
Maqwatini B;-31.5699;26.9909;;;210
Marakaneng;-30.5848;27.0922;;;593;8
Maralaneng;-30.4786;27.3863;;;1242
Maramza;-31.1836;29.7398;;;646
Maramzini;-30.864;29.4652;;;999
Maranjana;-30.6462;28.6313;;;763
Marawuleni;-32.1881;27.7945;;;1338
Marawuleni;-31.8054;28.5704;;;890
Marelane;-30.8143;29.7125;;;69
Mareleni;-31.6166;28.0129;;;943
Mareteng;-30.504;27.3792;;;1242
Mareweni;-31.546;29.0328;;;629
Marhamzeni;-31.1959;29.7215;;;646
Marhamzini;-31.0095;29.6062;;;69
Marhotshozweni;-32.4109;28.3535;;;139
Marhwaqa;-30.7347;29.3367;;;653
Mariazell Mission;-30.3042;28.3822;;;709
Marina;-31.0358;30.1499;;;69
Marina Martinique;-34.0755;24.9153;;;453;30
Markman Industrial;-33.8011;25.6253;;;345;6
Marombe;-30.9198;28.5851;;;1308
Marselle;-33.6844;26.6324;;116;11;30
Marubeni;-31.444;29.0533;;;629
Maruleni;-31.7491;27.7529;;;160
Maruleni;-31.6105;27.6992;;;121
Marulule;-30.2724;28.6725;;;709
Mary Waters;-33.2928;26.5367;;;698;30
Masakala;-30.3076;28.8495;;;763
Masakhane;-31.132;26.8056;;449;449;30
Masakhe;-31.5567;26.565;;;1243;8
Masaleleni A;-32.2525;28.1406;;;118
Masaleleni B;-32.239;28.2272;;;118
Masaleng;-30.4814;27.3997;;;1242
Masameni;-31.9995;28.7333;;;890
Masameni;-31.5982;29.1093;;;629
Masameni;-31.5698;28.9898;;;629;;;eastern-cape-masameni-libode-2
Masameni A;-31.7734;29.2812;;;1097;;;eastern-cape-masameni-a-port-saint-johns
Masekeleng;-30.5482;27.3647;;;1242
Masele;-32.5234;28.2279;;;139
Maselu;-32.1828;27.7555;;;1338
Masemeni B;-31.7027;29.3272;;;1097;;;eastern-cape-masemeni-b-port-saint-johns
Maseti;-32.2766;28.3769;;;1431
Mashata;-30.4366;28.4772;;;1308
Mashaweni;-32.1769;28.9134;;;244
Mashezi;-31.1331;29.9914;;;69
Masibambane;-31.3381;27.8592;;;501;30
Masibulele;-33.8323;25.5138;;1479;345;150
Masimangweni;-30.5605;28.7302;;;763
Masincedane;-32.7007;27.1313;;;486
Masisini;-32.3369;28.0363;;;118
Masonti;-31.3042;29.2465;;;646
Masoyisi;-31.5782;27.5239;;;121
Matafazaneni;-30.5536;27.4931;;;1242
Matafeni;-31.8325;27.7979;;;1338
Matafeni;-30.5985;28.534;;;1308;8
Matafeni;-30.545;29.075;;;138
Mataleni;-31.053;29.4731;;;278
Matandela;-30.5591;28.8142;;;763
Matanzima;-31.6434;28.9976;;;949
Matati;-31.9803;28.7128;;;244
Matati;-30.5813;28.7601;;;763
Mateko;-31.7718;28.6397;;;890
Mateko;-31.2944;29.7319;;;646
Mateleng;-30.3452;28.4318;;;709
Mateni;-31.6866;28.0752;;;943
Matewu;-30.2024;28.7007;;;709
Mathaba;-31.2631;29.7976;;;646
Mathambo;-31.2113;29.7336;;;646
Mathana;-31.4765;29.5803;;;1097;;;eastern-cape-mathana-port-saint-johns
Mathe;-30.9508;29.5696;;;69
Mathokazini;-31.9537;29.1712;;;159
Mathole A;-32.2978;28.3533;;;118
Mathole B;-32.4177;28.3452;;;139
Mathseru;-31.7292;29.3739;;;1097;;;eastern-cape-mathseru-port-saint-johns
Mathunzini;-31.2123;29.4535;;;278
Mathwebu;-30.8857;29.8411;;;69
Mathwebula;-31.0524;30.1399;;;69
Matiase;-30.1194;28.9986;;;709
Matikisong;-30.4806;27.3942;;;1242
Matima;-30.2248;28.7613;;;709
Matiyase;-30.1058;28.9965;;;709
Matiyeni;-32.268;26.636;;;1165
Matlapaneng;-30.4813;27.4081;;;1242
Matolweni;-32.2179;27.6667;;;1256
Matolweni;-32.1848;28.2235;;;118
Matolweni;-31.9471;28.1755;;;943
Matolweni A;-31.95;28.4274;;;225
Matolweni A;-30.3588;28.594;;;763
Matolweni B;-31.9431;28.2898;;;225
Matolweni B;-30.4849;28.5997;;;763
Matolweni C;-32.2147;28.4267;;;1431
Matshaba;-31.9698;27.2766;;;160
Matshadala;-31.5287;29.3259;;;1097;;;eastern-cape-matshadala-port-saint-johns
Matshaweni;-31.88;28.2357;;;225
Matshilibeni;-31.9298;28.3575;;;225
Matshisi;-31.1382;29.7435;;;278
Matshona;-31.9845;27.5436;;;160
Matshona;-30.9946;29.251;;;999;14
Matshona;-30.2702;28.7798;;;709
Matshongwe;-31.5156;28.6583;;;893
Matugulu;-30.8841;28.3626;;;992
Matunzini;-32.0637;28.8429;;;244
Matweni;-30.8996;29.8356;;;69
Matyaleni;-31.7934;27.966;;;943
Matyamhlophe;-30.7123;28.6559;;;557
Matyamini;-31.9837;28.9202;;;244
Matyamini;-31.1598;28.7741;;;1118
Matyangankomo;-30.9131;29.7984;;;69
Matyeba;-31.4439;28.7268;;;1336
Matyengqina;-31.7358;28.6309;;;890
Matyeni;-31.6699;28.1415;;;943
Matyeni;-31.4273;28.1544;;543;943;;;eastern-cape-matyeni-ngcobo-2
Matyeni;-30.7535;28.8818;;;557
Matyeni A;-31.847;28.6865;;;890
Matyeni B;-31.8265;28.8207;;;890
Matyhantya;-31.8106;27.0624;;;120
Maumau;-31.9507;27.1011;;;523
Mavaleleni;-31.2882;29.3669;;;646
Mavaleleni Shinira;-32.0693;29.0775;;;244
Mavathulana;-33.059;27.3856;;;376
Mavete;-31.536;28.7709;;;893
Mavundleni;-31.7934;28.8706;;;890
Mavundleni;-31.0935;28.8824;;;1118
Mavundleni;-31.0289;28.9632;;;557
Mavundleni;-30.1051;29.0257;;;709
Mavuso;-32.7753;26.8184;;;201
Mavuso;-31.9462;27.6732;;;160
Mavuvumezini;-32.8849;26.9527;;;820
Mavuya;-31.4719;27.3528;;435;434
Maweni;-31.7144;28.8262;;;890
Mawosha;-31.7162;29.3913;;;1097;;;eastern-cape-mawosha-port-saint-johns
Mawuleni;-31.8561;28.2244;;;943
Mawuntini;-31.8369;28.429;;;890
Mawusheni;-31.9231;27.6348;;;160
Maxambeni;-31.8805;27.6814;;;160
Maxaxibeni;-31.1483;29.4613;;;278
Maxeba;-30.6006;27.258;;;593;17
Maxegweni;-30.6978;28.7363;;;557
Maxegwini;-30.6908;28.7265;;;557
Maxelegwini;-32.2617;28.4873;;;1431
Maxelegwini;-32.2347;27.9982;;;948
Maxeleni;-30.9781;28.5937;;;1118
Maxesibeni;-31.7005;27.9508;;1209;943
Maxesibeni;-31.6683;27.8723;;;943;;;eastern-cape-maxesibeni-ngcobo-2
Maxesibeni;-31.1293;28.6264;;1216;992
Maxhame;-32.1399;27.7527;;;1338
Maxhegwana;-32.3757;28.2575;;;118
Maxhegweni;-33.3164;27.0667;;;1061
Maxhegweni;-30.9026;29.0686;;;999
Maxhegweni;-30.6873;28.7527;;1153;557
Maxuxubeni;-31.4375;29.4259;;;1097;;;eastern-cape-maxuxubeni-port-saint-johns
Maya;-32.2133;28.3881;;571;1431
Maya;-31.5652;27.0366;;555;210
Mayaluleni;-31.7373;26.9424;;;120
Mayaluleni;-31.3035;28.679;;;1336
Mayalweni;-31.7878;29.1161;;;949
Mayekiso Farm;-32.3299;28.2378;;;118
Mayiji;-32.3056;28.7647;;;1431
Mayireni;-31.6265;28.0151;;;943
Mayireni;-30.4288;27.4862;;;1242
Mayireni A;-31.9047;27.5959;;;160
Mayireni A;-31.741;26.9175;;;120
Mayireni B;-31.9272;27.3842;;;160
Mayireni B;-31.5911;26.9608;;;210
Mayisela;-30.3901;27.4351;;;1242
Mazamisa AA;-32.0556;28.1935;;;948
Mazangweni;-31.9006;28.2268;;;225
Mazangweni;-31.7289;27.828;;;943
Mazeni;-30.8674;29.5018;;;999;8
Mazeppa Bay;-32.4765;28.6506;;;139
Mazikhanya;-32.301;28.3815;;;118
Mazimeni;-31.5907;28.1911;;;943
Mazizani;-31.7097;28.4623;;;890
Mazizini;-32.1003;28.968;;;244
Mazizini;-32.0423;27.7728;;;1338
Mazizini;-31.9638;28.1082;;954;943
Mazizini;-31.6683;29.0738;;;949
Mazizini;-31.6454;28.7342;;;893
Mazizini;-30.5978;27.4977;;;1242
Mazongozini;-31.7335;26.9806;;;120
Mazotshweni;-32.703;26.909;;;201
Mazotshweni;-30.7758;29.4959;;;999
Mazulu;-31.6006;29.0001;;;629
Mazwayi;-32.0436;28.2725;;1296;225
Mazweni;-30.873;29.7337;;;69
Mbabakazi;-31.4565;28.2175;;;943
Mbabalani;-31.5615;29.3397;;;1097;;;eastern-cape-mbabalani-port-saint-johns
Mbabazo;-30.9654;29.8892;;;69
Mbamba;-32.0881;28.2639;;;225
Mbambakewu;-31.2064;29.6523;;;646
Mbambeni;-31.3309;29.3299;;;1097;;;eastern-cape-mbambeni-port-saint-johns
Mbandana;-30.874;30.0276;;;69
Mbane;-31.6698;28.716;;1478;893
Mbangisweni;-31.5893;28.8241;;;629
Mbango;-30.5744;27.7158;;;1242
Mbangweni;-32.1196;28.1097;;;948
Mbangweni;-31.5139;28.6091;;;893
Mbanjwa;-32.1448;28.1866;;;118
Mbanqwana;-30.8907;30.0537;;;69
Mbanyana;-32.1014;28.8356;;;244
Mbanyaru;-31.9404;29.0405;;;159
Mbashe;-31.7264;28.3266;;;943
Mbashe A;-32.1918;28.8062;;;244
Mbashe B;-32.1117;28.6758;;;244
Mbashe C;-32.1259;28.7318;;;244
Mbekweni;-32.9295;27.6676;;;230;15
Mbekweni;-30.3795;27.4796;;1117;1242
Mbelo;-32.1748;28.8353;;;244
Mbendeni;-32.3652;28.0078;;;118
Mbenengeni;-31.6533;29.308;;;1097;;;eastern-cape-mbenengeni-port-saint-johns
Mbentsa;-31.1431;28.7691;;;1118
Mbenya;-32.0717;28.9876;;;244
Mbenyane;-31.3036;29.4091;;;646
Mbeteni;-31.9125;27.266;;;120
Mbethe;-32.1439;28.8282;;;244
Mbewana;-32.0239;28.1297;;;225
Mbhadango;-31.1353;29.491;;;278
Mbhanyana;-32.1401;28.8417;;;244
Mbhojweni;-31.7702;29.0367;;;949
Mbholomopheni;-31.5409;27.1759;;;434
Mbhongweni;-31.0449;29.85;;;69
Mbhulanja;-30.8284;28.6495;;;1308
Mbiba;-30.8708;29.5818;;;69
Mbidlana;-31.2219;28.4241;;;992
Mbila;-31.3509;29.5511;;;646
Mbilikati;-31.2357;29.4656;;;646
Mbilini;-31.7798;28.1843;;;943
Mbinca;-30.6497;29.045;;1010;557
Mbini;-30.4747;27.4409;;;1242
Mbinja;-31.3717;28.4718;;;1350
Mbinzana;-31.926;27.3522;;;160
Mbityana;-32.2268;28.6468;;;1431
Mbiza;-32.2884;27.8741;;;948
Mbiza;-31.5514;29.1365;;;629
Mbiza;-31.5077;29.5306;;264;1097;;;eastern-cape-mbiza-port-saint-johns
Mbizeni;-30.9164;28.8254;;;557
Mbizeni;-30.7383;28.436;;;1308
Mbizeni A;-30.2186;28.968;;;709
Mbizeni B;-30.4434;28.7565;;;763
Mbizweni;-31.0164;28.8798;;;557
Mbobeni;-30.7786;29.7686;;;69
Mbodlane;-31.6353;27.6567;;;121
Mbodleni;-30.8699;29.0148;;;557;14
Mbofu;-30.9438;29.4991;;;278
Mbokazi;-31.4256;29.3764;;;1097;;;eastern-cape-mbokazi-port-saint-johns
Mbokodwa;-30.9841;29.9459;;;69
Mbokothwana;-31.2557;28.8065;;;1336
Mbokotwana;-31.7618;28.3233;;;943
Mboleni;-31.9314;29.011;;;159
Mboleni;-31.5812;29.4269;;;1097;;;eastern-cape-mboleni-port-saint-johns
Mboleni;-30.3482;27.4118;;;1242
Mboleni A;-31.4872;28.3537;;;943
Mboleni B;-31.5347;28.2721;;;943
Mbolompeni;-32.9504;27.6036;;;1114;15
Mbombenkukhu;-31.5681;28.961;;;629
Mbombo;-31.173;29.062;;;1118
Mbombombo;-31.6939;28.0595;;;943
Mbombozi;-32.1017;28.9459;;;244
Mboneni;-30.9368;29.4231;;;999
Mbongendlu;-32.5041;28.0582;;;118
Mbongiseni;-32.2159;27.6113;;;1256
Mbongweni;-31.286;29.1317;;;1118
Mbongweni;-30.7931;29.543;;;999
Mbonisweni;-31.2285;28.4857;;959;992
Mbonisweni;-30.6149;27.1325;;;593
Mbotyi;-31.456;29.7461;;;646
Mboya;-32.2412;28.4982;;;1431
Mbozeni;-31.5703;28.4692;;;893
Mbozisa;-31.8956;28.8974;;;890
Mbozisa;-31.46;28.3924;;;1350
Mbozisa;-31.2077;29.6962;;;646
Mboziseni;-31.3201;29.3608;;;1097;;;eastern-cape-mboziseni-port-saint-johns
Mbudlu;-32.0219;27.4458;;;160
Mbudu A;-31.3935;29.5569;;;646
Mbudu B;-31.3487;29.269;;;646
Mbulu;-32.1956;27.7035;;;1338
Mbulukweza;-32.2278;27.7366;;;1338
Mbungwana A;-30.8548;30.0664;;;69
Mbungwana B;-31.1205;29.8567;;;69
Mbuqu;-31.6142;28.7874;;;893;30
Mbutho;-31.3347;28.8218;;;1336
Mbuthwe;-30.7245;29.6174;;;69
Mbuthweni;-32.1575;27.8571;;;948;8
Mbuthweni;-31.2081;29.7603;;;646
Mbuthweni A;-30.7294;29.5933;;;69
Mbuthweni B;-30.9499;29.7417;;;69
Mbutye;-32.0714;28.9363;;;244
Mbuwana;-32.4173;28.4065;;;139
McBridge;-32.0684;26.7793;;;1426
McLeanville;-33.9407;25.5909;;;345;90
McNaughton;-33.7451;25.3863;;;480;90
Mcamama;-32.7071;26.9986;;;820
Mcambalala;-30.9052;28.4025;;;992
Mcata;-31.663;28.4025;;;893
Mcedu;-31.1984;28.6441;;;992;8
Mcelu;-31.1551;29.3848;;;278
Mcelwana Bhantizo;-31.9895;28.8517;;;244
Mcelwane;-32.1011;28.7196;;;244
Mceshe;-32.6253;28.3606;;;139
Mceula;-32.1057;26.6897;;;1426
Mceula;-31.5594;27.471;;;121
Mcewula;-32.2244;27.6907;;;1256
Mchayi;-30.8646;29.9747;;;69
Mchenge;-31.0371;29.3568;;85;999
Mchonco;-31.5461;28.9514;;;629
Mcijweni;-31.0101;29.6303;;;69
Mcinga;-31.6652;28.038;;;943
Mcithwa;-30.8076;29.3585;;;653;30
Mcoboti;-31.0867;28.772;;;1118
Mcobotini;-31.3789;29.5921;;;646
Mcobotini A;-31.834;28.91;;;890
Mcobotini B;-31.7827;28.8403;;;890
Mcokeni;-31.0698;29.2733;;1163;999
Mcomgozi;-31.7607;28.8719;;;890
Mcubakazi;-32.3203;28.1869;;;118;30
Mcubakazi;-31.5682;28.8666;;;629
Mcumngco;-32.0026;27.5352;;;160
Mcutu;-31.7798;28.3037;;;943
Mcwabansasa;-31.3966;29.526;;;1097;;;eastern-cape-mcwabansasa-port-saint-johns
Mcwadi;-31.0649;29.7467;;;69
Mcwangele;-31.5531;26.8922;;;210
Mcwangele;-31.2455;28.5043;;959;992
Mcwangele;-30.8706;28.3896;;;992;;;eastern-cape-mcwangele-nqanqarhu-2
Mcwasa;-32.0111;28.9315;;;244
Mcwesha;-31.7789;29.35;;;1097;;;eastern-cape-mcwesha-port-saint-johns
Mdabukweni;-30.9117;28.7834;;;1118
Mdakeni;-31.2756;29.532;;;646
Mdakeni;-30.6116;29.0549;;;557
Mdange;-32.7516;27.4943;;;1114;15
Mdange A;-32.5435;28.2192;;;139
Mdantsane;-31.5909;27.0967;;;120
Mdantsane;-31.5342;27.6614;;;121;50
Mdantsane CC;-32.9614;27.6743;;794;230;150
Mdantsane East;-32.9414;27.7838;;794;230;150
Mdantsane M;-32.9399;27.6958;;794;230;150
Mdantsane N;-32.9408;27.7052;;794;230;150
Mdantsane North;-32.9218;27.7527;;794;230;150
Mdantsane Q;-32.9652;27.6871;;794;230;150
Mdantsane R;-32.9551;27.7005;;794;230;150
Mdantsane S;-32.9511;27.6857;;794;230;150
Mdantsane Unit 1;-32.9401;27.7734;;794;230;150
Mdantsane Unit 2;-32.9492;27.7562;;794;230;150
Mdantsane Unit 3;-32.9331;27.755;;794;230;150
Mdantsane Unit 4;-32.9266;27.7398;;794;230;150
Mdantsane Unit 5;-32.9481;27.7346;;794;230;150
Mdantsane Unit 6;-32.934;27.7197;;794;230;150
Mdantsane Unit 9;-32.9251;27.7279;;794;230;150
Mdantsane West;-32.9221;27.7159;;794;230;150
Mdarame;-31.8418;27.6051;;;160
Mdatya;-31.1053;30.0902;;;69
Mdaweni;-30.3648;27.4098;;;1242
Mdeni;-32.2058;28.0052;;;948
Mdeni;-32.146;27.5696;;;136
Mdeni;-32.1255;28.837;;;244
Mdeni;-31.9242;27.7952;;;1338
Mdeni;-31.6214;28.4003;;;893
Mdeni;-31.5861;28.8468;;;629
Mdeni;-31.5753;28.5791;;;893;;;eastern-cape-mdeni-mthatha-2
Mdeni;-31.4693;27.5625;;;121
Mdeni;-31.2598;28.7253;;;1336
Mdeni;-31.219;29.832;;;646
Mdeni;-30.8585;28.6598;;;1308
Mdeni;-30.8183;28.7487;;1119;557
Mdeni;-30.7439;29.3099;;;653
Mdeni;-30.5776;29.0674;;;138
Mdeni;-30.4301;27.5605;;;1242
Mdeni A;-32.723;26.6173;;;565
Mdeni A;-31.9719;27.9058;;;1338
Mdeni A;-31.7956;27.3263;;;120
Mdeni A;-31.5492;28.1538;;;943
Mdeni B;-32.6747;26.9948;;;820
Mdeni B;-32.3832;28.1953;;795;118
Mdeni B;-32.0615;27.6566;;;160
Mdeni B;-31.8119;27.4137;;;120
Mdeni B;-31.7061;27.9824;;;943
Mdeni C;-31.9318;28.8152;;;890
Mdeni C;-31.4425;28.3147;;;943
Mdeni D;-31.3909;28.257;;;943
Mdibaniso;-32.3064;28.6807;;;1431
Mdikana;-32.0746;29.0492;;;244
Mdikane;-31.8206;29.2625;;;949
Mdikane;-31.3411;29.5791;;;646
Mdikiso;-30.7859;29.7149;;;69
Mdikisweni;-31.2344;28.7391;;;1336
Mdilingweni;-31.3513;28.4447;;;1350
Mdilungwa;-31.3616;28.4344;;;1350
Mdina;-31.4564;29.0996;;;629
Mdini;-31.1815;29.2699;;;999;11
Mdizeni;-32.112;28.8683;;;244
Mdlabona;-30.6147;27.5213;;;1242
Mdlakathweni;-31.7911;29.2669;;;949
Mdlambulo;-31.1843;29.8468;;;646
Mdlankomo;-31.5412;28.9731;;;629
Mdlokolo;-32.0342;27.9694;;;1338
Mdlokovana;-30.711;28.4657;;;1308
Mdlokovane;-30.542;27.042;;;593
Mdluntsha;-32.3013;28.6602;;;1431
Mdogo;-30.5766;27.0798;;;593
Mdoni;-31.6533;28.9258;;;949
Mdudwa;-31.0154;29.5182;;;278
Mdukukeni;-32.1509;27.5969;;;136
Mdumazulu;-31.6305;29.1461;;;949
Mdumazulu A;-31.1259;29.7318;;;278
Mdumazulu B;-31.1663;29.8412;;;646
Mdunjeni;-32.1881;27.7768;;;1338
Mduve;-31.5501;29.5333;;;1097;;;eastern-cape-mduve-port-saint-johns
Mdyobe;-31.1288;29.051;;;1118
Mdzisane;-32.1406;27.6332;;;136
Mdzonga;-32.2896;28.6728;;;1431
Mehloloaneng;-30.3371;28.6192;;;763
Mekeni;-32.185;27.9501;;;948
Melani;-32.7233;26.8696;;;201
Melitafe;-32.0753;28.6807;;;244
Melton Garden Estates;-31.9204;26.8259;;;523;30
Memani;-32.1989;28.7846;;;1431
Mendu;-32.2313;28.8597;;;1431
Mente;-32.3532;28.4914;;;139
Menyane;-30.548;29.0303;;;138
Merelisa;-32.1197;28.0226;;;948
Meriting;-30.5734;28.5807;;;763
Metshe;-32.1792;28.9008;;;244
Mevana;-32.2707;28.6921;;;1431
Mevana;-31.52;29.3013;;;1097;;;eastern-cape-mevana-port-saint-johns
Mevana;-31.3886;29.5707;;;646
Meyana;-31.8826;29.1339;;;949
Meyi;-30.5348;27.2544;;;1242
Mfabantu;-31.5707;29.0012;;;629
Mfabantu;-31.253;28.7812;;;1336
Mfabantu;-31.1936;28.5371;;;992
Mfabantu;-31.0449;28.5176;;;992;;;eastern-cape-mfabantu-nqanqarhu-2
Mfabantu-A;-31.4385;28.6356;;;1336
Mfadaleni;-31.677;29.2996;;;1097;;;eastern-cape-mfadaleni-port-saint-johns
Mfanta;-30.7195;28.5435;;;1308
Mfeku;-32.3893;28.3884;;;139
Mfezane;-32.2;28.5296;;;1431
Mfihlo;-32.0088;27.8458;;;1338
Mfiki;-32.8038;26.9673;;;820
Mfiki;-30.3965;27.4158;;;1242
Mfinca;-31.2596;29.4976;;;646
Mfinci;-30.526;27.5762;;;1242;11
Mfinizweni;-31.2216;29.4434;;;278
Mfolozi;-31.2678;28.619;;;1336
Mfolozi;-30.9907;30.0267;;;69
Mfolozi;-30.2922;28.3769;;;709
Mfolozi A;-30.9192;29.9903;;;69
Mfririkini;-30.5392;27.3402;;265;1242
Mfula;-32.0968;28.5718;;988;244
Mfula;-31.0284;29.3803;;;999
Mfuleni;-31.276;28.5008;;;1336
Mfundambini;-30.932;29.67;;;69
Mfundeni;-31.6227;29.3179;;;1097;;;eastern-cape-mfundeni-port-saint-johns
Mfundeni;-31.4572;29.7295;;;646
Mfundeni;-30.7273;29.7508;;;69
Mfundisweni;-31.062;29.0267;;;1118
Mfundisweni;-30.902;29.5202;;;999;11
Mfundisweni Mission;-30.8894;29.529;;807;999
Mfuneli;-30.897;30.0085;;;69
Mgababa;-32.128;29.01;;;244
Mgadi;-32.1852;27.8231;;;948
Mgagasi;-32.1665;28.4622;;;1431
Mganko;-30.9454;30.0776;;;69
Mgantsho;-31.1625;29.075;;;1118
Mganu;-32.1223;28.8081;;;244
Mgaphesheya;-31.6067;27.8065;;;943
Mgatshe;-32.0988;28.6757;;;244
Mgaze;-30.9665;29.8146;;;69
Mgazi;-31.5489;29.2619;;;629;8
Mgcantsi;-30.8329;28.6008;;;1308
Mgceni;-31.5327;29.336;;;1097;;;eastern-cape-mgceni-port-saint-johns
Mgcetyana;-30.5527;28.32;;;1308
Mgcogo;-32.718;28.056;;;526
Mgibeni;-31.7502;27.8497;;;943
Mgobhozi;-32.4976;28.339;;;139
Mgobhozweni;-32.3311;27.9576;;;948;8
Mgodi;-30.7907;29.0036;;;557
Mgodini;-30.9966;29.5851;;;69
Mgodlweni;-31.0605;29.2714;;1163;999
Mgojweni;-32.0144;29.0072;;;244
Mgojweni;-31.2892;29.5699;;;646
Mgomanzi;-32.2721;28.0617;;;118
Mgongxo;-31.9572;27.4635;;;160
Mgotwane;-32.2356;28.5488;;;1431
Mgqeyane;-31.2534;28.605;;;1336
Mgqokweni B;-30.7239;29.1622;;;653;8
Mgquba;-32.757;26.8015;;;201
Mgqumangwe;-30.8371;29.1467;;;999
Mgqumo;-31.8743;28.6116;;;890;8
Mguba;-30.4293;28.742;;;763
Mgugwa;-31.5032;29.502;;;1097;;;eastern-cape-mgugwa-port-saint-johns
Mgugwana;-31.5213;29.4844;;;1097;11;;eastern-cape-mgugwana-port-saint-johns
Mgumo;-31.8323;28.5579;;812;890
Mgungundlovu;-30.7471;29.0114;;;557
Mgungundlovu;-30.2921;28.3882;;;709
Mgungundlovu A;-31.2237;30.0532;;;69
Mgungundlovu B;-31.0624;30.1262;;;69
Mgwalana;-33.2705;27.1141;;;1061
Mgwalana;-31.6554;27.8639;;;943
Mgwalana;-31.4757;27.301;;;434
Mgwali;-32.4633;27.5858;;;1256;8
Mgwali;-31.7367;28.0053;;;943
Mgwatyuzeni;-32.2266;27.7157;;;1338
Mgwebi;-32.4172;28.5754;;;139;8
Mgwedlweni;-31.1866;29.82;;;646
Mgxobhozweni A;-32.0899;27.7322;;;1338
Mgxobhozweni B;-31.9882;27.7338;;;1338
Mgxobozo;-31.664;28.7237;;;893
Mgxojeni;-30.6359;28.8574;;;763
Mgxotyeni;-32.9367;27.0933;;;820
Mgxotyeni;-32.0302;29.1033;;;159
Mgxumza;-31.6091;27.4682;;;121
Mhlabamnyama;-31.0769;28.8061;;;1118
Mhlabathini;-30.6314;27.578;;1062;1242
Mhlabeni;-31.5282;28.9022;;;629
Mhlabeni;-31.4965;29.5476;;264;1097;;;eastern-cape-mhlabeni-port-saint-johns
Mhlabeni;-30.9806;30.0433;;;69
Mhlabi;-30.9528;29.7599;;;69
Mhlabubomvu;-31.5072;28.6183;;;893
Mhlahlane;-32.3649;28.5368;;;139
Mhlahlane;-31.6471;29.1089;;;949
Mhlahlane;-31.566;28.2328;;;943
Mhlahlane;-31.56;28.6984;;;893
Mhlakotshane;-31.7352;29.0931;;;949
Mhlakulo;-31.395;28.839;;;1336
Mhlanga;-32.2503;28.7207;;;1431
Mhlanga;-31.0481;29.4882;;;278
Mhlanga A;-30.9127;30.0563;;;69
Mhlanga B;-30.8526;29.8823;;;69
Mhlangala;-31.0868;28.9884;;;1118
Mhlanganisweni;-32.207;28.8751;;;244
Mhlanganisweni;-31.3741;28.999;;;629
Mhlangeni;-32.5793;26.7161;;;1194
Mhlangeni;-30.6108;27.2434;;782;593
Mhlangura;-32.0012;29.0293;;;159
Mhlangwini;-31.5972;27.7658;;;943
Mhlanjeni;-31.0005;29.5498;;;278
Mhlemu;-32.1525;28.8874;;716;244
Mhlohlozi;-32.1759;28.5346;;;1431
Mhlokwana;-30.9324;28.9297;;916;557
Mhlokwana;-30.8805;28.9252;;;557;;;eastern-cape-mhlokwana-kwabhaca-2
Mhlonishwa;-31.5175;29.6676;;;1097;;;eastern-cape-mhlonishwa-port-saint-johns
Mhlonyaneni;-31.7021;27.475;;;160
Mhlonyaneni;-31.5864;27.6608;;;121
Mhlonyaneni;-30.9915;29.2128;;;999
Mhlopekazi;-31.7306;28.2332;;;943
Mhlopekazi;-31.239;29.4146;;;278
Mhlota;-31.9567;28.9138;;;244
Mhlotsheni;-31.4889;29.3272;;;1097;;;eastern-cape-mhlotsheni-port-saint-johns
Mhlotsheni;-30.7941;29.0883;;;557
Mhlozini;-30.8429;29.2533;;;653
Mhlumba;-31.2013;29.5393;;;278
Mhlumba;-30.9053;29.8741;;;69
Mhlwazi;-31.5187;27.9839;;;501
Mhlwazini;-31.2047;29.8033;;;646
Mhuku;-31.9133;28.3395;;;225
Michausdal;-32.1763;25.648;;;1016;30
Middlestreet;-33.7557;25.393;;;480;90
Midili;-31.4579;28.3853;;;1350
Midros;-31.5042;25.0286;;;818;30
Mill Park;-33.9602;25.5853;;;345;90
Millard Grange;-33.949;25.5954;;;345;90
Millenium Park;-32.5763;25.1407;;;1059;30
Milton;-33.8171;24.8598;;;378;30
Mimosa Park;-33.0145;27.5012;;;1114;15
Miramar;-33.9961;25.5475;;;345;90
Misgund;-33.7538;23.4978;;;458
Mishini;-31.9128;28.3828;;;225
Mission;-32.1478;26.6525;;;1165
Misty Mount;-31.536;28.9233;;;629
Mitfort;-31.9814;26.5308;;;1267
Miyeni;-31.7021;27.9745;;;943
Mjaliswa;-31.327;29.1737;;;629
Mjanyana;-31.8421;28.0999;;;943
Mjelweni;-31.8653;28.9699;;;890
Mjeni;-31.5395;28.2165;;;943
Mjikelweni;-32.1955;27.8073;;;948
Mjikelweni;-30.9004;28.7667;;;1118
Mjikelweni;-30.8591;28.8698;;;557
Mjikelweni;-30.5802;28.781;;;763
Mjikelweni;-30.5203;27.2293;;;1242
Mjikwa;-31.0796;29.0171;;;1118
Mjikweni;-31.2057;28.7982;;;1118
Mjikweni A;-32.0087;28.7561;;;890
Mjikweni B;-31.984;28.6636;;;890
Mjila;-30.8581;29.118;;;999
Mjilweni;-30.3879;27.4898;;1117;1242
Mjobeni;-31.3669;28.9423;;;629
Mjoja;-30.6653;28.872;;;138
Mjula;-32.0722;27.9197;;;948
Mkankato;-31.5431;29.1514;;;629
Mkanzi;-31.6652;27.9289;;;943
Mkapusi;-31.5976;27.1018;;;120;8
Mkatazo;-32.0756;28.9594;;;244
Mkatye;-32.12;28.8965;;;244
Mketengeni;-31.115;29.6907;;;278
Mkhalalo;-32.0144;28.593;;;244
Mkhalatye;-30.5642;29.0827;;;138
Mkhambathi;-31.2832;29.9531;;;646
Mkhambathi Reserve;-31.2511;29.9413;;955;646;2
Mkhambeni;-31.1179;28.8609;;;1118
Mkhamela;-31.2472;29.8099;;;646
Mkhandlweni;-30.7514;29.6514;;;69
Mkhando;-31.1387;29.9814;;;69
Mkhangisa;-30.7389;29.0989;;;557
Mkhanzi;-32.3111;26.6584;;;1165
Mkhanzini;-31.5965;29.4359;;;1097;;;eastern-cape-mkhanzini-port-saint-johns
Mkhehle;-32.2974;28.5821;;;1431
Mkhobeni;-32.2793;27.9401;;;948
Mkhobeni;-31.7473;27.936;;;943
Mkhohlombeni;-31.5655;28.9473;;;629
Mkhonkotho;-32.3048;28.2702;;;118
Mkhonqo;-30.9938;29.0827;;719;557
Mkhose;-31.3775;29.6878;;;646
Mkhuhlane;-30.5814;28.8665;;;763
Mkhukhwini;-31.9711;28.1857;;;225
Mkhumbeni;-31.3815;29.4021;;;1097;;;eastern-cape-mkhumbeni-port-saint-johns
Mkhumbi;-31.034;29.4434;;;278
Mkhumeni;-31.0637;29.4879;;;278
Mkhuzaza;-31.3921;29.3784;;;1097;;;eastern-cape-mkhuzaza-port-saint-johns
Mkhuzo;-30.5709;27.5027;;;1242
Mkhwalweni;-31.2932;29.2786;;;646
Mkhwaneni;-32.3979;28.2621;;;118
Mkhwezo;-31.7475;28.5229;;;890
Mkhwezweni;-32.2365;28.0421;;;948
Mkimane;-30.599;28.9106;;;138
Mkoba;-32.0452;27.5652;;125;160
Mkobeni;-32.7251;26.9694;;;820
Mkobeni;-32.043;27.5335;;;160
Mkobongo;-30.7365;29.8209;;;69
Mkolorha;-31.0283;30.0195;;;69
Mkolweni;-31.0004;29.7824;;;69
Mkomthi;-30.1714;28.8598;;;709
Mkonjana;-31.9646;27.2755;;;160
Mkonjane;-32.4289;27.9453;;;118
Mkonkota;-31.4919;28.2977;;;943
Mkumbi;-31.176;29.3008;;;999
Mkunjana;-31.7425;28.2579;;;943
Mkuthukeni;-31.9413;27.696;;;160
Mkuthukeni Xora;-32.0411;28.8653;;;244
Mkwanti;-31.9922;27.8005;;;1338
Mkwezeni;-32.0659;28.7883;;;244
Mkwezweni;-32.5192;28.4254;;;139
Mkwezweni;-31.876;27.6108;;;160
Mkwezweni;-31.2187;28.9482;;;1118
Mlambondaba;-30.7279;29.4934;;;999
Mlamlankunzi;-30.8447;28.3552;;;1308
Mlamli;-30.5496;27.4593;;;1242
Mlatsheni;-32.9632;27.7036;;794;230;150
Mlawu;-31.8961;29.1014;;;159
Mlaza;-31.2127;29.2121;;;999
Mlenze;-31.9733;27.6047;;;160
Mlenze;-30.8018;28.6712;;1120;557
Mlomekuba;-31.069;29.8151;;;69
Mlomo;-31.3858;28.9586;;;629
Mlonyeni;-32.3178;27.9076;;;948
Mlonzi;-31.4812;27.5947;;;121
Mlungisi;-31.9165;26.859;;;523;50
Mmango;-32.3447;28.1216;;;118
Mmangonkone;-32.4771;28.2853;;;139
Mmangukoma;-31.3953;29.6515;;;646
Mmangweni;-32.6363;26.9486;;;1194
Mmangweni;-32.1291;28.9022;;;244
Mmangweni;-32.0841;27.3869;;;160
Mmangweni;-31.9658;28.039;;;943
Mmangweni;-31.6062;28.58;;;893
Mmangweni;-31.3428;29.5368;;;646
Mmangweni;-31.1542;28.8163;;;1118
Mmangweni;-31.0298;29.2999;;919;999
Mmangweni;-30.7381;29.7827;;;69
Mmangweni 1;-31.6104;27.5545;;;121
Mmangweni 2;-31.5733;27.5388;;;121
Mmangweni 3;-31.5958;27.6799;;;121
Mmangweni A;-31.6033;27.1694;;;120
Mmangweni B;-31.6834;26.9474;;;120
Mmangweni C;-31.8309;27.2289;;;120
Mmbo;-32.0183;28.5571;;1263;244
Mmelwane;-31.8994;28.8725;;;890
Mnambithi;-30.7507;29.0431;;648;557
Mnambithi;-30.6845;29.3845;;263;653
Mnandi;-32.12;28.5337;;;1431
Mncane;-31.644;28.9629;;;949
Mncane;-31.1202;29.6582;;;278
Mncangalelo;-32.0198;28.8864;;;244
Mnceba;-30.9019;29.2099;;;999
Mnceba;-30.1563;29.0271;;;138
Mnceleni;-31.4446;28.8512;;;629
Mncetyana;-31.2194;28.7433;;;1336
Mncwabe;-32.1823;28.8618;;;244
Mncwasa;-31.9455;28.8983;;;890
Mncwasi;-31.4551;28.3254;;;943
Mncwati;-31.0473;29.7644;;;69
Mncxoshe;-31.9097;28.9489;;;890
Mndini;-30.6931;28.773;;;557
Mndundu;-32.4121;28.5179;;;139
Mndundu;-32.0728;28.5657;;;244
Mneketshe;-31.1803;29.3828;;;278
Mngamnye;-31.6231;28.9717;;;949
Mnganda;-31.9018;28.9149;;;890
Mngazana;-32.0914;28.7976;;;244
Mngazana;-31.6477;29.3741;;;1097;;;eastern-cape-mngazana-port-saint-johns
Mngazana;-31.6457;29.0305;;;949
Mngazana;-30.9034;29.1554;;;999
Mngazi;-31.5489;29.2619;;809;629
Mngcangcatelo;-32.1418;27.9899;;;948
Mngceni;-32.4633;27.5858;;814;1256
Mngcibe;-31.9026;29.2224;;;949
Mngcipongweni;-30.9807;29.2996;;;999
Mngcwazi;-32.2023;28.1119;;;118
Mngeni;-31.0951;29.4375;;;278
Mngeni;-31.0152;29.3133;;;999
Mngeni;-30.0897;29.0968;;;138
Mngomanzi;-32.2736;28.0408;;;118
Mngqalasini;-32.7534;27.5064;;;1114;15
Mngqalasini;-32.5675;28.2355;;;139
Mngqesha;-32.8115;27.2113;;;1114;15
Mngqungu;-31.0423;28.752;;;1118
Mngungu;-31.0755;30.0278;;;69
Mngwaneni;-32.1852;28.923;;;244
Mngwenyama;-32.1588;27.7697;;;1338
Mngwevu;-32.3545;28.6746;;;1431
Mngxokweni;-32.3243;28.4851;;;139
Mnkutayi;-31.4266;29.5129;;;1097;;;eastern-cape-mnkutayi-port-saint-johns
Mnqaba James;-32.8915;27.1072;;;820
Mnqaba Kulile;-32.9218;27.1234;;;820
Mnqanqeni;-31.781;27.5559;;;160
Mnqayi;-30.1277;28.9966;;;709
Mnqezu;-31.4227;29.4154;;;1097;;;eastern-cape-mnqezu-port-saint-johns
Mnqobosi;-31.0582;29.1037;;;999
Mnqunyana;-31.0547;29.003;;;1118
Mnqwane;-30.7583;29.42;;218;653
Mnqwangqweni;-31.7264;28.9236;;;949
Mntla;-32.9049;27.5419;;427;1114;150
Mntlabathi;-32.972;27.6162;;;1114;15
Mntsholobeni;-31.7727;29.0948;;;949
Mntuntloni;-31.5955;27.7826;;;943
Mnxe;-31.5722;27.6184;;;121
Mnyaka;-30.8799;29.9876;;;69
Mnyama;-32.4612;28.2708;;;139
Mnyama;-31.3403;29.1677;;;629
Mnyamaneni;-30.5889;28.7986;;;763
Mnyamazane;-32.2727;28.1967;;;118
Mnyameni;-32.4751;28.2299;;;139
Mnyameni;-32.077;28.7967;;1008;244
Mnyameni;-31.1436;30.0774;;;69
Mnyane;-31.6303;28.5099;;;893
Mnyangula;-31.9687;27.8558;;;1338
Mnyolo;-32.0131;28.8676;;;244
Mnyolo;-31.4446;28.2808;;;943
Mochadeng;-30.2205;28.7709;;;709
Modaka;-32.8201;27.2051;;;1114;15
Modapi;-30.4089;27.3533;;1406;1242
Moeaneng;-30.3817;28.5389;;;763
Mofu;-32.4557;28.5917;;;139
Mofu B;-32.1924;27.8172;;836;948
Mogogwe;-30.2642;28.6796;;;709
Mohoabatsana;-30.5021;28.5169;;;1308;8
Molosong;-30.2585;28.6993;;1333;709
Molosong;-30.235;28.6232;;;709;;;eastern-cape-molosong-maluti-2
Mombeni;-30.7727;29.348;;;653
Mome;-31.9636;27.7112;;;160
Moni;-33.1137;27.4057;;;376
Monkhankhaneng;-30.2083;28.7254;;;709
Monti A;-31.1228;30.0574;;;69
Monti B;-30.9549;29.8598;;;69
Monti C;-30.9191;29.8759;;;69
Moqhobi;-30.2219;28.5347;;;709
Moralakeng;-30.2419;28.7945;;;709
More Grove;-33.9447;25.5308;;;345;90
Moreson;-32.5976;26.7264;;;1194
Gxarha;-32.704;28.3361;;;366;;Morgan's Bay;eastern-cape-morgans-bay-gxarha
Morningside;-32.977;27.858;;;230;90
Moroka;-30.7339;28.487;;;1308
Morrison's Place;-31.3871;29.5933;;;646;;;eastern-cape-morrisons-place-lusikisiki
Mosana;-30.4025;28.492;;;763
Mosel;-33.7548;25.4049;;;480;90
Moses Madiba;-33.3987;25.4839;;88;996;30
Moshi;-31.8271;28.3223;;;943
Mosta;-30.1701;29.0758;;;138
Motherwell;-33.8008;25.59;;;345;1400
Motherwell 1;-33.7989;25.5991;;876;345;150
Motherwell 10;-33.7905;25.593;;876;345;150
Motherwell 11;-33.786;25.5878;;876;345;150
Motherwell 12;-33.7789;25.591;;876;345;150
Motherwell 2;-33.8045;25.6116;;876;345;150
Motherwell 3;-33.8135;25.6059;;876;345;150
Motherwell 4;-33.8097;25.5945;;876;345;150
Motherwell 5;-33.8248;25.5962;;876;345;150
Motherwell 6;-33.8196;25.5872;;876;345;150
Motherwell 7;-33.8142;25.5799;;876;345;150
Motherwell 8;-33.8014;25.5884;;876;345;150
Motherwell 9;-33.8058;25.5782;;876;345;150
Mount Coke Mission;-32.9785;27.415;;;1114;15
Mount Coke Station;-32.9818;27.445;;;1114;15
Mount Croix;-33.9546;25.6004;;;345;90
Mount Pleasant;-34.0001;25.5339;;;345;90
Mount Somerset;-33.1432;27.1281;;;1061
Mount Zion;-30.8055;29.7696;;;69
Mountain View;-33.7394;25.3623;;;480;90
Mountain View;-33.1239;27.2422;;;1061
Mountain View;-32.591;27.395;;;1256;30
Mowa;-30.8588;29.3689;;;999
Moyeni;-31.804;28.5049;;;890
Moyeni;-31.0901;29.3704;;177;999
Moyeni;-30.927;28.469;;714;992
Moyeni;-30.6184;27.3812;;722;1242
Moyeni A;-30.5561;28.7179;;;763
Moyeni B;-30.0855;29.0044;;;709
Mozana;-33.2188;27.4526;;;1114;15
Mpafana;-31.5069;28.4784;;;893
Mpafeni;-31.8028;28.675;;;890
Mpakama;-31.9759;28.8618;;;244
Mpama;-32.0779;29.0662;;;244
Mpamba;-31.0137;29.0074;;;557;8
Mpambu;-31.9959;28.8175;;;890
Mpandela;-31.7054;28.5195;;;890
Mpandeni;-31.9459;28.7546;;;890
Mpangeni;-31.4947;29.0211;;;629
Mparolo;-30.4773;27.3527;;;1242
Mpatheni;-32.7252;26.6334;;;565
Mpatheni;-32.1893;27.8554;;;948
Mpeko;-31.6226;28.588;;;893
Mpekweni;-33.3755;27.0971;;;1061
Mpelazwe;-30.7057;29.4922;;;999
Mpemba;-30.915;29.0961;;;999
Mpendla;-30.9677;28.6205;;;1118
Mpendle;-31.5765;28.9298;;;629
Mpendle;-30.9848;28.6203;;;1118
Mpendle;-30.8741;28.9853;;788;557
Mpendle;-30.8432;29.0055;;;557;;;eastern-cape-mpendle-kwabhaca-2
Mpeni;-30.6999;29.6096;;;69
Mpenjathi;-30.9842;30.0343;;;69
Mpenkulu;-31.4776;29.7201;;;646
Mpenkulu A;-30.967;29.7951;;;69
Mpenkulu B;-30.8857;29.8261;;;69
Mpentse;-32.5242;28.3156;;;139
Mpepeni;-32.1697;28.3426;;;225
Mpetsheni;-31.0884;28.6517;;;1118
Mpetsheni;-30.9901;29.8121;;;69
Mphakathini;-31.5471;29.4502;;;1097;;;eastern-cape-mphakathini-port-saint-johns
Mphangana;-31.2291;29.2887;;;278
Mphangane;-31.597;29.3084;;;1097;;;eastern-cape-mphangane-port-saint-johns
Mpharane;-30.6629;28.5117;;;1308
Mpharane;-30.2692;28.483;;;709
Mphesheya;-32.3139;28.0284;;;118;11
Mphesheya B;-32.4033;28.0775;;884;118
Mphetshwa;-30.8938;29.6449;;;69
Mphothulo;-31.9172;27.1578;;;120
Mphotshongo;-30.1732;28.9216;;;709
Mphutshane;-31.5389;29.221;;;629
Mpikwane;-31.7923;28.4017;;;890
Mpilweni;-31.308;28.3943;;;1350
Mpimbo;-31.8274;29.1765;;;949
Mpindweni;-32.0392;29.0296;;;244
Mpindweni;-31.8779;29.072;;;159
Mpindweni;-31.7753;28.0873;;;943
Mpindweni;-31.277;29.1854;;;629
Mpindweni;-31.0647;28.9896;;;1118
Mpindweni;-30.775;29.9401;;;69
Mpindweni A;-30.9332;28.8393;;;557
Mpindweni B;-30.9616;29.1305;;;557
Mpisini;-30.949;29.3191;;;999
Mpoki;-30.4937;27.5261;;908;1242
Mpoki;-30.4539;27.3569;;;1242;;;eastern-cape-mpoki-sterkspruit-2
Mpola;-30.777;28.9414;;;557
Mpolweni;-32.7701;26.6582;;;565;30
Mpompeni;-31.7419;28.1961;;;943
Mpompu;-31.9804;28.6503;;;890
Mpondo;-32.3155;28.6866;;;1431
Mpondomsi;-32.1532;28.848;;;244
Mpongo;-33.1608;27.5321;;;1114;15
Mpongompongweni;-31.4224;29.6447;;;646
Mpongweni;-30.9985;29.0288;;;557
Mpophomeni;-31.476;29.4865;;;1097;;;eastern-cape-mpophomeni-port-saint-johns
Mposa;-31.4946;29.425;;;1097;;;eastern-cape-mposa-port-saint-johns
Mposa;-30.6483;29.1831;;991;653
Mposana;-31.6655;28.9632;;;949
Mpotini;-31.5846;29.1599;;;629
Mpotshosho;-31.7516;29.3371;;;1097;;;eastern-cape-mpotshosho-port-saint-johns
Mpotyo;-31.8403;27.7038;;;160
Mpoza;-31.2397;29.5583;;;646
Mpoza;-31.2058;29.1752;;;1118
Mpoza;-31.1016;29.2701;;;999;11
Mpoza;-30.7357;29.0688;;;557
Mpozisa;-32.9098;26.8033;;;201
Mpozolo;-31.9568;28.3493;;;225
Mpozolo B;-32.1758;28.7747;;;244
Mpucukweni;-30.3813;27.4731;;1117;1242
Mpukane;-31.1321;28.5336;;;992
Mpukane Mission;-32.3271;27.8815;;;948
Mpukele;-31.0389;29.3681;;85;999
Mpuku;-32.0249;28.4624;;;225
Mpumaze;-31.1443;29.4491;;;278
Mpumaze;-31.1288;28.8807;;;1118
Mpumdweni;-31.7566;29.1544;;;949
Mpume;-32.2573;28.815;;;1431
Mpumlani;-32.9385;24.6768;;585;452;50
Mpundu;-32.7981;27.2163;;;1114;15
Mpunga;-31.7679;27.6358;;;160
Mpungutyana;-30.6973;28.969;;;557
Mpungutye;-31.3103;29.5215;;;646
Mpunkone;-31.227;28.5746;;;992
Mputi;-31.6332;28.396;;;893
Mqabaqabeni;-32.0134;27.4889;;;160
Mqabo;-31.5682;27.8347;;;943
Mqangqweni;-30.9753;29.746;;;69
Mqatyeni;-31.2465;29.3804;;;278
Mqatyeni;-31.0501;29.197;;;999
Mqe;-31.9927;28.5027;;;244
Mqekezweni;-31.7421;28.4679;;;890
Mqeni A;-30.7421;29.8453;;;69
Mqeni B;-31.0046;29.8677;;;69
Mqhekezweni;-30.7392;29.169;;339;653;8
Mqhekezweni;-30.7219;29.2158;;;653;8;;eastern-cape-mqhekezweni-maxesibeni-2
Mqhobo;-31.846;28.7783;;;890
Mqhokweni;-30.7167;29.305;;;653
Mqinda;-32.2253;28.6671;;;1431
Mqobiso - A;-31.3987;28.6214;;;1336;;;eastern-cape-mqobiso-a-tsolo
Mqokweni;-31.8262;28.4899;;;890
Mqokweni A;-30.7011;29.1676;;;653
Mqonci;-31.9764;28.179;;;225
Mqonci;-31.7739;27.0262;;;120
Mqonjwana;-30.9182;30.0221;;;69
Mqorwane;-31.8844;27.8295;;;1338
Mqotwane;-32.2511;28.5349;;;1431
Mqukqanwe;-32.6094;27.1668;;;486
Mqunga;-31.7136;28.9439;;;949
Mqwangqweni;-31.0967;29.512;;;278
Mqwanqweni;-31.897;29.136;;;949
Mqwashwini;-33.0993;27.0657;;;1061
Mqwebedu;-31.738;28.3151;;;943
Mraloeng;-30.7251;28.5572;;;1308
Mrhawuzeli;-32.4203;28.2361;;;139
Mrholweni;-31.063;28.6175;;;1118
Mrholweni;-30.6868;29.4052;;;653;11
Mrhoshweni;-31.4866;27.2369;;;434
Mrhotsho;-31.298;29.4837;;;646
Mrhotshozweni;-31.6527;28.1456;;;943
Mrifi;-30.4126;27.3494;;1406;1242
Mrobe;-30.7933;28.5441;;;1308
Mrotshozo;-31.738;28.8055;;;890
Mruleni;-31.5945;29.269;;;1097;;;eastern-cape-mruleni-port-saint-johns
Mruleni;-30.7366;29.5345;;;999
Msarhweni;-30.9959;30.0325;;;69
Msarweni;-31.968;27.5447;;;160
Msele;-32.3151;28.3954;;;1431
Mseleni;-31.4293;29.2574;;;629
Msendo;-32.1831;28.7751;;;244
Msengeni;-33.3991;25.4916;;88;996;30
Msengeni;-32.2253;28.4031;;;1431
Msikaba;-32.5944;28.4291;;;139
Msikaba A;-31.3273;29.9603;;;646
Msikaba B;-31.0979;29.4931;;;278
Msikaba C;-31.2889;29.7561;;;646
Msikiti;-31.9821;28.5954;;;244
Msila;-31.9449;28.5217;;;890
Msintsana;-32.3646;28.3242;;;139
Msintsana;-32.1558;28.3885;;1429;225
Msintsana;-31.6133;28.0862;;;943
Msintsini;-33.0678;27.3948;;;376
Msitsini;-31.5187;29.1406;;;629
Msizaswe;-31.0313;30.1276;;;69
Msobomvu Industrial;-32.3303;28.184;;;118;2
Msobumvu;-32.3219;28.1749;;;118;30
Msomi;-31.0528;30.1447;;;69
Msukeni;-31.9351;29.0753;;;159
Msukeni;-30.8612;30.0051;;;69
Msukeni;-30.7306;29.434;;;653
Msulungwa;-32.8657;27.2104;;;820
Msundulo;-33.012;27.6077;;;1114;15
Mtakatyi;-31.8501;29.2355;;;949
Mtamvuna;-30.7422;29.8239;;;69
Mtantaneni;-32.0925;28.2749;;;225
Mtati;-32.9594;27.1844;;;1061
Mtati Siwani;-32.9465;27.2284;;;1061
Mtatisa Village;-31.0585;29.9081;;;69
Mtebele;-31.9614;27.0737;;;523
Mtebele;-31.7113;27.9478;;;943
Mtebhele;-32.1893;28.1164;;;118
Mtentu;-31.8929;28.4586;;;890
Mtere;-30.5728;27.5404;;1146;1242
Mthatha Central;-31.587;28.7883;;;893;30
Mthayise;-31.043;29.908;;;69
Mthelanja;-30.6944;29.2874;;;653
Mtheni;-31.1412;30.048;;;69
Mthentu;-31.2276;29.8515;;;646
Mthinde;-31.319;29.4307;;;1097;;;eastern-cape-mthinde-port-saint-johns
Mthini;-31.5079;27.2149;;;434
Mthlokwana;-32.2592;28.7644;;;1431
Mthoba;-30.9551;27.5941;;;38;30
Mthokwana;-32.0018;28.6518;;;890
Mthombetsitsa;-31.3505;29.0977;;;629
Mthombokazi;-30.9775;29.0493;;;557;8
Mthondela;-31.8499;29.1404;;;949
Mthongwana;-32.464;28.1042;;;118
Mthongweni;-31.0663;29.8568;;;69
Mthonjana;-32.0177;29.0754;;;159
Mthonjana;-31.642;29.0864;;;949
Mthonjeni;-32.2327;27.8575;;;948
Mthonjeni;-32.0071;27.4415;;;160
Mthonjeni;-31.9294;27.049;;;523
Mthonjeni;-30.962;29.1585;;;999
Mthonjeni;-30.95;29.0251;;;557
Mthonjeni;-30.85;28.7146;;;1118
Mthonjeni;-30.8199;28.8586;;965;557;;;eastern-cape-mthonjeni-kwabhaca-2
Mthontsasa;-31.2105;29.7027;;;646
Mthonyameni;-31.2827;28.5287;;;1336
Mthozelo;-31.0304;28.7464;;;1118
Mthukazi;-31.0816;29.3276;;;999
Mthukuba;-31.8322;28.8378;;;890
Mthumbani;-31.6423;29.5359;;1097;1097;;;eastern-cape-mthumbani-port-saint-johns
Mthumeni;-31.6295;27.7794;;;943
Mthuthukeni;-31.8962;28.6279;;;890
Mthwaku;-32.6369;27.2085;;;486
Mthwaku;-32.1975;27.9801;;;948
Mthwaku;-31.7293;27.9574;;;943
Mthwaku A;-32.5174;28.5076;;;139
Mthwaku B;-32.5625;28.2913;;;139
Mtimbini;-32.0648;27.5243;;;160
Mtini;-31.6283;28.271;;;943
Mtokwane;-32.2765;28.7415;;;1431
Mtokwane;-31.7812;28.9543;;;949
Mtombe;-33.0718;27.3217;;;1061
Mtombe;-31.3828;29.1136;;;629
Mtombo;-32.8116;26.9165;;;820
Mtondela;-30.9698;28.7634;;;1118
Mtonjeni;-32.4172;28.5754;;815;139
Mtonjeni;-32.4133;28.2351;;;118
Mtonjeni;-31.8533;27.3164;;;120
Mtonjeni;-30.9657;29.0124;;;557
Mtshanyane;-32.2645;28.1934;;;118
Mtshatshaneni;-30.3733;28.4974;;;763
Mtshayazafe;-31.3614;29.6334;;;646
Mtshayelo;-31.1473;29.7316;;;278
Mtshayelweni;-32.402;28.5596;;;139
Mtshayelweni;-31.8273;28.2255;;;943
Mtshazi;-31.2279;28.9654;;;1118
Mtshazi;-30.9331;29.0236;;947;557
Mtshekelweni;-32.045;28.886;;;244
Mtshekelweni;-31.6254;29.2775;;;1097;;;eastern-cape-mtshekelweni-port-saint-johns
Mtshekelweni Lukrosweni;-32.0232;28.8976;;;244
Mtsheko;-32.1808;27.7482;;;1338
Mtsheko;-31.7398;27.1717;;;120
Mtshisa;-30.5732;27.4113;;1394;1242
Mtshiso;-31.3444;29.2504;;;646
Mtshobo;-31.5976;28.5225;;;893
Mtshonyaneni;-32.912;27.6175;;;1114;15
Mtsila;-31.6264;29.3619;;;1097;;;eastern-cape-mtsila-port-saint-johns
Mtsila;-30.7038;29.0702;;;557
Mtsila;-30.4832;27.4275;;;1242
Mtsono;-30.5825;27.6205;;72;1242
Mtumasi;-30.5513;28.6402;;;763
Mtunzini;-30.6002;27.7267;;;1138
Mtuvi;-32.143;28.4103;;1429;225
Mtuvi;-31.8639;28.4995;;;890
Mtwakazi;-32.3889;26.6388;;;1165
Mtwaku;-33.0092;27.4026;;;376
Mtwaku;-32.7605;26.8602;;;201
Mtwaku;-32.5605;28.3104;;;139
Mtwaku;-31.08;29.5432;;;278
Mtwaku;-30.8797;29.4919;;785;999
Mtwazi;-31.5672;27.9961;;;943
Mtyinweni;-32.9401;27.2806;;;1061
Mtyolo;-32.9882;27.3586;;;1061
Mtyolweni;-31.5206;29.5261;;;1097;;;eastern-cape-mtyolweni-port-saint-johns
Mtyu;-31.5715;29.0485;;;629
Mtyuba;-32.2164;28.8234;;;1431
Muliso;-31.7546;28.8342;;;890
Muncu;-32.4046;28.6411;;;1431
Munga;-31.4336;28.3706;;;1350;8
Munnickville;-31.3759;27.0302;;;210;30
Munywini;-30.7256;29.2302;;1011;653
Munywini;-30.5978;27.2841;;;1242
Murray Park AH;-33.9515;25.3569;;;345;6
Musong;-30.4965;27.5303;;;1242;11
Muswa;-32.3606;26.6235;;;1165
Mvalweni;-30.7058;29.4632;;;653
Mvane;-31.1812;29.2016;;;1118
Mvelase;-31.9212;27.8204;;;1338
Mvelelo;-31.7304;29.3426;;;1097;8;;eastern-cape-mvelelo-port-saint-johns
Mvenyane;-30.9193;29.2357;;;999
Mvenyane;-30.537;29.0335;;;138
Mvili;-31.7663;29.2445;;;949
Mvimvane;-31.2819;29.5483;;;646
Mvolo Forest;-32.0192;29.1045;;;159;2
Mvubini;-30.7441;29.2356;;1011;653
Mvumane;-30.555;28.4771;;;1308
Mvume;-31.5543;29.3002;;;1097;;;eastern-cape-mvume-port-saint-johns
Mvumelwano;-31.193;28.8808;;;1118
Mvunge;-31.6732;28.7754;;;893
Mvusi;-30.914;28.9128;;;557;20
Mvuzi;-30.9212;28.8737;;64;557
Mwaca;-30.6455;29.208;;;653;8
Mwaca B;-30.6883;29.2116;;;653
Mwana;-32.0977;28.8859;;;244
Mxali;-32.7628;26.9766;;;820
Mxambuli;-31.829;28.8755;;;890
Mxarhu;-31.3477;29.5424;;;646
Mxaxo;-32.881;27.3081;;;1114;15
Mxesibe;-31.6632;28.0494;;;943
Mxhaka;-32.178;27.8735;;;948
Mxhelo;-32.1566;27.5266;;;160
Mxinga;-30.8866;29.8132;;;69
Mxokozweni;-31.1656;29.5382;;;278
Myeki;-32.5096;28.2074;;;139
Myeni;-30.976;29.1582;;;999
Myezo Park;-31.6034;28.7404;;;893;30
Myoyo;-32.4264;28.263;;;139
Mzalwaneni;-30.8834;29.2396;;;999
Mzamba A;-31.0907;30.1753;;;69
Mzamba B;-30.8432;29.7671;;;69
Mzamba C;-30.9311;29.7723;;;69
Mzamomhle;-31.4709;27.3611;;;434
Mzamomhle;-31.0105;26.3329;;;113;30
Mzamonhle;-32.9565;27.9863;;;230;150
Mzantsi;-32.9617;27.5118;;;1114;15
Mzantsi;-32.2017;28.0532;;;948
Mzantsi A;-32.1708;28.1678;;;118
Mzantsi B;-32.4468;28.1134;;;118
Mzazi;-32.3481;28.0752;;;118
Mzimhle;-31.4192;29.673;;;646
Mzimhlophe;-30.9359;29.1589;;;999
Mzimkhulu;-31.1273;29.7157;;;278
Mzinjana;-32.3571;28.1651;;;118
Mzintlava;-31.4018;29.5139;;;1097;;;eastern-cape-mzintlava-port-saint-johns
Mzintlava A;-31.1706;29.3191;;;278
Mzintlava B;-31.3878;29.5172;;;646
Mzinto;-30.8343;29.1118;;;557
Mzintshane;-32.812;27.2525;;;1114;15
Mzinya;-31.9087;28.4501;;;890
Mzizangwa;-31.4099;29.6453;;;646
Mzize A;-30.9422;29.9097;;;69
Mzize B;-30.9466;30.0515;;;69
Mzongwana;-30.5242;28.8336;;;763
Mzongwaneni;-31.9892;29.0673;;;159
Mzonyane;-31.7939;29.163;;;949
Mzumbe;-31.4677;29.5318;;333;1097;;;eastern-cape-mzumbe-port-saint-johns
Mzuzanto;-31.0709;28.8694;;;1118
Mzwakasi;-31.0309;29.283;;;999;11
Mzwini;-32.695;28.0755;;;526
N'Dofela;-30.3513;27.4471;;;1242;;;eastern-cape-ndofela-sterkspruit
Nahoon;-32.987;27.9316;;;230;90
Nahoon Beach;-32.985;27.9468;;;230;90
Nahoon Dam Settlement;-32.9063;27.8141;;;230;6
Nahoon Valley;-32.9715;27.9221;;;230;90
Nahoon Valley Park;-32.9521;27.9103;;;230;90
Naledi;-30.6051;27.1186;;;593
Namqamkazini;-31.6773;28.2951;;;943
Nango;-31.8506;27.6005;;;160
Nantsana;-32.6177;28.3996;;;139
Napier Park;-32.7762;26.9174;;;201
Natala;-30.7847;29.24;;647;653
Natala;-30.7623;29.2063;;;653;;;eastern-cape-natala-maxesibeni-2
Nayijele;-31.3013;28.4188;;;1350
Nayintsentse;-31.185;29.8402;;;646
Nayval;-31.946;29.2008;;;949
Ncadu;-31.1606;29.1279;;;1118
Ncaluka;-31.68;27.6909;;;121
Ncalukeni;-32.8813;27.7527;;;230;15
Ncalukeni;-32.7379;28.1246;;;366
Ncalukeni;-32.2824;28.5267;;;1431
Ncalukeni;-31.1917;28.8608;;;1118
Ncama;-30.92;29.3667;;;999
Ncambalala;-31.8842;27.4935;;;160
Ncambedlana;-31.7377;28.973;;;949
Ncambedlana;-31.568;28.8029;;;893;30
Ncambele;-31.5065;28.7145;;;893
Ncambezana;-31.9909;28.6957;;;244
Ncango;-31.7201;28.1441;;;943
Ncatha;-32.5311;28.5596;;;139
Ncedane;-31.7235;29.1035;;;949
Ncedani;-32.397;28.1856;;;118
Ncekane;-31.9888;28.5804;;;890
Ncembu;-31.3972;28.4085;;;1350
Ncera;-33.1562;27.5983;;;230;15
Ncera;-32.7569;26.9217;;;201
Ncerana B;-32.5642;28.4168;;;139
Nchodo;-30.2324;28.7423;;;709
Nciba;-32.5103;28.1589;;;139
Ncihana;-32.0012;28.6868;;;244;8
Ncihana Head;-32.0012;28.6868;;926;244
Ncimbini;-31.4302;29.4845;;;1097;;;eastern-cape-ncimbini-port-saint-johns
Ncise;-31.5509;28.7237;;;893
Ncisinide;-32.1332;27.8959;;;948
Ncithi;-31.1473;28.7808;;;1118
Ncithwa;-31.4918;29.2712;;;629
Ncitshana;-31.3838;28.6399;;;1336
Ncitsweni;-31.1349;28.7875;;;1118
Ncityana;-31.7844;28.8792;;;890
Ncityana A;-31.8287;28.1612;;;943
Ncityana B;-31.4513;28.1472;;;943
Ncityane;-32.4009;28.0697;;;118
Ncolo;-31.77;28.7471;;;890
Ncome;-30.6715;28.665;;;557
Ncome;-30.3533;28.7354;;;763
Ncome A;-30.7274;28.7231;;665;557
Ncora Irrigation Smallholdings;-31.7833;27.751;;440;1338;2
Ncorha;-32.2691;27.9308;;;948
Ncothi;-31.0094;28.7793;;;1118
Ncukaba;-31.8874;29.1534;;;949
Ncumbe;-31.7761;28.9302;;;949
Ncumbe;-31.11;29.1297;;;1118
Ncunteni;-30.8772;29.0194;;;557
Ncwini;-31.9936;27.3894;;;160
Ndaba;-32.043;28.0266;;;225
Ndabakazi;-32.3884;28.0004;;;118
Ndabakazi Station;-32.354;28.0312;;;118
Ndabizondeka;-32.1345;28.8571;;;244
Ndafina;-32.0495;28.8107;;;244
Ndakana;-32.0503;28.9906;;;244
Ndakana;-31.7935;28.7322;;;890
Ndakana;-31.2006;29.1453;;;1118
Ndakana A;-32.2381;27.8794;;;948
Ndakana B;-32.2839;27.8723;;;948
Ndakeni;-30.9935;29.324;;;999
Ndakeni;-30.9646;28.6543;;;1118
Ndakeni;-30.9346;29.5633;;;69
Ndakeni;-30.8041;29.1821;;;653
Ndakeni;-30.7733;28.6767;;1119;557
Ndakeni A;-31.1107;29.495;;;278
Ndakeni B;-31.0644;29.5725;;;278
Ndambane;-31.7175;27.5353;;;121
Ndameni;-31.2052;28.781;;;1118
Ndamse;-31.9624;29.043;;;159
Ndasana;-31.5144;29.558;;264;1097;;;eastern-cape-ndasana-port-saint-johns
Ndasana;-31.3466;29.1081;;;629
Ndasana;-31.1653;28.7132;;;1118
Ndatini;-30.8809;29.61;;;69
Ndavindavi;-31.4359;29.2883;;;1097;;;eastern-cape-ndavindavi-port-saint-johns
Ndaya;-31.669;28.989;;;949
Ndayingana;-30.7738;29.786;;;69
Ndayini;-31.4885;29.4933;;;1097;;;eastern-cape-ndayini-port-saint-johns
Ndayini;-31.3563;29.2079;;;629
Ndela;-32.2052;28.1501;;;118
Ndela;-30.9117;29.7213;;;69
Ndende;-32.0956;28.1001;;;948
Ndengane;-31.1124;29.7749;;;69
Ndenxa;-32.2909;27.9091;;;948
Ndenxa;-32.0513;27.6783;;;160
Ndenxe;-32.1194;27.766;;;1338
Ndenxe;-31.8113;26.9971;;;120
Ndhyibidyidi;-32.1836;27.5663;;;136
Ndibela;-31.8482;28.4264;;;890
Ndiki;-32.173;27.9056;;;948
Ndikini;-30.8796;29.5379;;;999
Ndileka;-32.9472;27.4059;;;1114;15
Ndimakude;-31.7024;28.9207;;;949
Ndimakude;-31.0743;29.6649;;;278
Ndimakude;-30.6606;29.4912;;106;653
Ndimanga;-31.2871;28.8639;;;1336
Ndimbaneni;-31.3241;29.4635;;;646
Ndindimeni;-31.644;28.858;;;949
Ndindindi;-30.6984;28.8878;;;557
Ndindwa;-32.9614;27.0802;;;820
Ndingashe;-30.4418;27.4844;;;1242
Ndingeni;-30.8415;28.3011;;;1308
Ndingindawo;-31.4545;29.5522;;;1097;;;eastern-cape-ndingindawo-port-saint-johns
Nditya;-32.0235;28.992;;;244
Ndlambe;-33.1794;26.9101;;;1061
Ndlandla;-30.5452;27.1587;;499;593
Ndlangase;-31.2747;29.2511;;;278
Ndlantaka;-30.8237;29.4837;;188;999
Ndlela;-31.6967;27.843;;;943
Ndlovana;-31.943;28.9518;;;159
Ndlovini;-32.6916;26.0937;;;45;30
Ndlovini;-32.631;27.1977;;;486;8
Ndlovura;-32.7081;27.0365;;;820
Ndlungwana;-30.8523;28.6971;;;1118
Ndlunkulu;-31.9576;27.9428;;;1338
Ndlunkulu A;-31.5369;28.3443;;;943
Ndlunkulu B;-31.5257;28.1946;;;943
Ndluzula;-31.7256;29.3951;;;1097;;;eastern-cape-ndluzula-port-saint-johns
Ndokwane;-31.6682;28.3308;;;893
Ndondo;-31.5347;27.7029;;;121;30
Ndothweni;-32.2806;28.4536;;;1431
Nduka;-31.7458;28.0246;;;943
Ndukudeni;-31.1128;29.5314;;;278
Nduli;-31.8601;29.017;;;949
Nduli Wildlife Sanctuary;-31.5861;28.7522;;;893;30
Ndulini;-32.0958;28.4512;;;225
Ndum-Ndum;-31.6148;27.574;;;121
Ndumangeni;-31.7269;26.8714;;;523
Ndumndum;-30.6496;29.2135;;;653;11
Nduna;-31.5405;29.2399;;;629
Ndungameni;-32.4442;27.4264;;;1256
Ndunge;-30.8216;29.8568;;;69
Ndungunya;-30.6164;27.6024;;;1242
Ndungunyeni;-32.0185;28.9817;;;244
Ndungunyeni;-31.3453;28.9471;;;629
Ndungunyeni A;-31.2159;29.4939;;;278
Ndungunyeni B;-31.2011;29.766;;;646
Ndunguyeni;-30.5722;27.5543;;1146;1242
Ndungwana;-31.9725;27.3725;;;160
Ndungwana;-31.7484;28.4146;;;890;8
Ndungwanai;-31.7484;28.4146;;932;890
Nduveni;-32.8746;26.9119;;;820
Nduveni;-32.5109;28.0919;;;118
Nduweni;-32.7212;26.6302;;;565
Ndwalana;-31.4758;29.3885;;;1097;;;eastern-cape-ndwalana-port-saint-johns
Ndwalaza;-30.8871;29.8937;;;69
Ndwana;-30.964;29.4156;;;999
Ndyavu;-31.6432;27.5892;;;121
Ndzimakwe;-30.7996;29.4484;;;999
Ndzisaneni;-32.1404;27.6131;;;136
Ndzondeni;-31.1359;29.6014;;;278
Ndzongiseni;-30.7612;29.3325;;;653
Neave Industrial;-33.9254;25.5813;;;345;6
Need's Camp;-33.0018;27.6417;;;230;15;;eastern-cape-needs-camp-east-london
Nenga;-31.9678;29.1315;;;159
New Bright;-31.5995;27.0867;;825;120
New Bright;-31.5871;27.1629;;;120;;;eastern-cape-new-bright-cacadu-2
New Brighton;-33.898;25.5939;;1479;345;150
New Brighton;-32.7244;25.597;;;576;50
New Brighton 1;-33.8981;25.5873;;1479;345;150
New Brighton 2;-33.8979;25.6005;;1479;345;150
New Chalumna;-33.1053;27.563;;;1114;15
New Deka;-31.8471;26.7601;;;523
New Goodwill Park;-32.69;26.0858;;;45;30
New Hillside;-30.5702;27.5669;;1476;1242
New Hope;-33.1158;27.5933;;;230;15
New House;-30.1205;28.9348;;;709
New KwaDwesi;-33.8323;25.4998;;1479;345;150
New KwaDwesi A;-33.8296;25.5015;;1479;345;150
New KwaDwesi B;-33.835;25.498;;1479;345;150
New Nkosana;-30.2696;28.7155;;;709
New Rest;-33.9569;24.3093;;;479;30
New Rest;-33.0214;27.8605;;;230;90
New Rest;-32.7481;27.1671;;;486
New Rest;-32.3601;28.0327;;;118
New Rest;-32.3252;28.1675;;;118;30;;eastern-cape-new-rest-butterworth-2
New Rest;-32.1076;28.3056;;225;225
New Rest;-31.9083;26.8731;;;523;30
New Rest;-31.5247;27.8228;;;121
New Rest;-31.5154;28.8417;;;629
New Rest;-31.378;29.5604;;;646
New Rest;-30.544;27.3832;;;1242
New Rest A;-31.7223;28.7744;;;890
New Stand;-30.5059;28.2796;;;1308
New Stead;-31.1681;28.9545;;;1118
New Town;-32.7461;25.803;;;166;30
New Town;-31.3683;29.5791;;;646;30
New Valley;-31.9259;26.8612;;;523;30
NewBrighton;-32.686;26.0995;;;45;50
Newlands;-30.3003;28.8481;;;763
Newlook;-32.1901;27.9352;;;948
Newrest;-30.1586;28.9134;;;709
Newton Park;-33.9473;25.5642;;;345;90
Newtondale;-33.3419;27.0693;;;1061
Newtown;-32.9337;27.4571;;1070;1114;150
Newtown;-32.8663;27.0446;;;820
Newtown;-32.7748;26.6129;;;565;30
Newtown;-31.6631;28.0245;;;943
Ng'ala;-31.9598;27.442;;;160;;;eastern-cape-ngala-cofimvaba
Ngadla;-32.3954;28.6825;;;1431
Ngaji;-32.3418;28.6183;;;1431
Ngangelizwe;-31.6066;28.8077;;;893;50
Ngapezulu;-31.5508;28.2656;;;943
Ngaphezulu;-32.0582;27.4897;;;160
Ngaphezulu;-31.768;28.6222;;;890
Ngasentla;-31.6901;27.6223;;;121
Ngavu-Ngavu;-31.3515;29.0192;;;629
Ngcaca;-31.8314;27.7083;;;160
Ngcalambeni;-32.0087;28.8005;;;890
Ngcamngeni;-32.8346;27.1717;;;1114;15
Ngcamngeni;-32.8246;27.136;;;486;17
Ngcamngeni;-32.1963;26.784;;;1165
Ngcana;-31.9125;28.928;;;890
Ngcande;-31.7086;29.3487;;;1097;;;eastern-cape-ngcande-port-saint-johns
Ngcatelweni;-32.0239;28.9455;;;244
Ngcay Echibi;-32.1983;28.7759;;;1431
Ngcele;-31.1642;28.4983;;;992;8
Ngcele;-31.1603;28.5579;;1013;992;8;;eastern-cape-ngcele-nqanqarhu-2
Ngcendese;-31.8392;28.5288;;;890
Ngcengane;-31.1447;28.6998;;;1118
Ngcengce;-31.2588;29.3294;;;278
Ngceni;-31.8609;28.8679;;;890
Ngceza;-31.9739;27.7314;;;1338
Ngcingane;-32.5374;28.3955;;;139
Ngcingo;-30.9034;29.8868;;;69
Ngcizele;-32.5954;28.4156;;;139
Ngcizele;-32.3909;28.6085;;;1431
Ngcobe;-30.6666;28.7716;;;557
Ngcobo;-31.4826;28.8989;;;629
Ngcolo;-31.4777;28.1267;;;943
Ngcolokeni;-31.1045;28.8632;;;1118
Ngcolorha;-31.3308;28.8837;;;629
Ngcolosa;-32.0017;28.5463;;;244
Ngcongco;-31.5048;29.1942;;;629
Ngcongcolorha;-32.232;28.1867;;;118
Ngcose;-31.5072;29.3396;;;1097;;;eastern-cape-ngcose-port-saint-johns
Ngcotyeni;-31.7771;28.422;;;890
Ngcoya;-31.4898;29.2124;;;629
Ngcoya;-31.3879;29.3336;;;1097;11;;eastern-cape-ngcoya-port-saint-johns
Ngcozana;-30.7674;28.973;;;557
Ngcuka;-31.7259;27.2536;;;120
Ngcukuse;-31.5479;29.6584;;;1097;;;eastern-cape-ngcukuse-port-saint-johns
Ngcumani;-31.0936;29.3643;;;999
Ngcungeni;-31.0289;29.5465;;;278
Ngcwabeni;-31.6501;28.1521;;;943
Ngcwala;-31.737;28.789;;;890
Ngcwamane;-31.1047;29.3505;;;999
Ngcwanguba;-31.9291;29.0216;;;159
Ngcwayi;-30.6339;29.5027;;;653
Ngcweleni;-31.0021;29.4891;;957;278
Ngebheni;-31.2715;29.4427;;;646
Ngede;-32.5538;28.3572;;;139
Ngekala;-32.1739;28.8118;;;244
Ngele;-32.7667;27.0156;;;820
Ngele;-30.945;28.7097;;;1118
Ngete;-32.1374;28.5687;;;1431
Ngezana;-31.9999;28.9011;;;244
Nghala;-31.7819;27.1283;;;120
Ngidini;-31.5861;29.1367;;;629
Ngingiqini;-32.7822;27.5016;;;1114;15
Ngingqini;-32.3678;28.6906;;;1431
Nginza;-32.051;28.7789;;;244
Ngobozana;-32.6153;27.2157;;;486
Ngobozana;-31.3447;29.5308;;;646
Ngobozi;-31.5982;28.824;;;629
Ngobozini;-32.3945;27.9834;;;118
Ngojane;-31.0506;29.8;;;69
Ngojini;-31.9488;29.0606;;;159
Ngojini;-31.8351;27.9095;;;1338
Ngojini;-31.5279;27.5607;;;121
Ngolela;-32.1601;28.5639;;;1431
Ngolilwe;-30.5213;28.4406;;;1308
Ngolo;-31.5529;28.8243;;;629
Ngomana;-32.3126;28.8188;;;1431;8
Ngongqeleni;-31.7825;29.2411;;;949
Ngonini;-31.0227;29.11;;;557
Ngonjaneni;-30.5309;28.3941;;;1308
Ngonyama;-31.8694;27.6879;;;160
Ngonyama;-31.6725;26.9341;;;120
Ngonyama;-30.9645;29.9778;;;69
Ngonyameni;-30.7601;29.3747;;;653
Ngoswane;-31.5952;28.403;;;893
Ngotsini;-32.6351;28.4122;;;139
Ngozana;-32.376;28.0662;;;118
Ngozi;-31.2321;29.2599;;;278
Ngozi;-31.0233;29.2002;;;999
Ngqakaqeni;-31.0883;28.5372;;;1336
Ngqakayi;-32.1348;28.7728;;;244
Ngqakayi;-31.9649;29.0951;;;159
Ngqalasi;-31.7844;28.1075;;;943
Ngqanda;-32.4495;27.4004;;;1256
Ngqanda;-32.4289;28.3129;;;139
Ngqandulo;-31.0573;29.5367;;;278
Ngqandulwana;-31.2859;29.3256;;;646
Ngqangqaka;-32.1342;28.5564;;;1431
Ngqaqeni;-32.0586;28.1258;;;225
Ngqaqini;-32.3377;28.4649;;;139
Ngqatyana Phesheykwe;-32.0256;28.6937;;;244
Ngqawa;-31.9965;28.7863;;;890
Ngqayi;-30.9614;28.5514;;;992
Ngqayi A;-31.8208;27.9558;;;943
Ngqayi B;-31.4539;28.1709;;;943
Ngqayiya Mkitswa Xora;-32.0369;28.8427;;;244
Ngqelemani;-30.9952;29.5198;;;278
Ngqeleni;-32.7971;27.3049;;;1114;15
Ngqeleni;-31.9155;28.6891;;;890
Ngqibelana;-31.2246;29.7419;;;646
Ngqika;-32.8412;27.1994;;;1114;15
Ngqika;-32.816;27.0415;;;820
Ngqingeni;-32.8333;27.4669;;;1114;15
Ngqinisa;-33.2445;27.5064;;;1114;15
Ngqokhwe;-31.2587;28.5036;;;1336
Ngqoko;-31.7667;27.2507;;;120
Ngqokoqweni;-31.0851;29.3411;;;999
Ngqokweni;-32.3282;28.2856;;;118
Ngqolongqolo;-32.6256;27.165;;;486
Ngqolongwane;-32.5077;28.3988;;;139
Ngqolosa;-32.1045;27.5733;;;136;8
Ngqolowa;-32.954;27;;;820
Ngqongqo;-31.2804;29.2619;;;646
Ngqongweni;-31.1093;28.6694;;;1118
Ngqongweni;-30.9143;29.8182;;;69
Ngqontisini;-31.5441;29.4703;;;1097;;;eastern-cape-ngqontisini-port-saint-johns
Ngqotsini;-32.1121;28.7837;;;244
Ngqouma;-33.1333;27.039;;;1061
Ngqowa;-33.3566;27.144;;;1061;11
Ngqowa A;-33.3414;27.0931;;951;1061
Ngqubusini;-31.2709;28.9636;;;1118
Ngqubusini A;-31.8299;28.2084;;;943
Ngqubusini B;-31.9406;28.0822;;;943
Ngqudela;-32.6802;27.1789;;;486
Ngqumane;-31.8219;28.7122;;;890
Ngqumane;-30.627;29.2499;;;653
Ngqumane;-30.5975;28.9355;;;138
Ngqumela;-32.2121;27.7828;;;1338
Ngqunge;-31.58;28.5207;;;893
Ngqungqumbe;-32.3529;28.6481;;;1431
Ngqungqumbe Hobeni;-32.1425;28.8623;;;244
Ngquru;-31.7756;28.3322;;;943
Ngqusi;-32.5238;28.4084;;;139
Ngquto;-32.0822;28.4942;;;225
Ngqutu;-32.4434;27.9636;;;118
Ngqutura;-31.9638;28.1082;;;943;8
Ngquza A;-31.2224;29.744;;;646
Ngquza B;-31.147;29.7716;;;278
Ngquza Hill;-31.2511;29.9413;;;646;8
Ngqwabeni;-31.1343;29.5057;;;278
Ngqwala;-31.4547;28.7386;;;1336
Ngqwala A;-31.7098;28.6802;;;890
Ngqwala B;-31.4589;28.7536;;;893
Ngqwaneni;-31.9227;28.028;;;943
Ngqwaneni;-31.0087;28.6089;;;1118
Ngqwanenu;-31.6976;27.6472;;;121
Ngqwangele;-32.1088;28.824;;;244
Ngqwaru;-31.8665;27.8033;;;1338
Ngqwashu;-30.8709;29.3141;;;999
Ngqwayi;-31.5203;28.8463;;;629
Ngqwele;-32.9008;27.2118;;;1061
Ngubezulu;-32.1451;28.9777;;;244
Ngudle;-31.426;28.6964;;;1336
Ngunduza;-32.3761;28.3769;;;139
Ngunjini;-31.853;29.2075;;;949
Nguse;-30.6993;29.0417;;;557
Ngutyana A;-31.0523;29.8674;;;69
Ngutyana B;-31.0542;29.8021;;;69
Ngwabashwe;-30.682;29.1611;;;653
Ngwalana;-32.7556;26.958;;;820;8
Ngwane;-32.2851;28.7415;;;1431
Ngwangwane;-32.6837;26.9828;;;820
Ngwangwane;-31.6649;28.2826;;;943
Ngwegweni;-30.733;29.3571;;;653
Ngwekazana;-30.7486;29.142;;;557
Ngweleni;-31.0021;29.4891;;;278;8
Ngwemnyama;-32.0713;28.655;;;244
Ngwemnyama;-31.2355;28.989;;;1118
Ngwemnyama;-30.9319;29.0949;;;999
Ngweni;-31.835;28.6103;;;890
Ngwenvana;-31.5068;28.7826;;;893
Ngwenwane;-30.0727;28.9887;;;709
Ngwenya;-32.8376;26.9259;;;820
Ngwenyeni;-31.8469;29.07;;;949
Ngwenyeni;-31.2095;29.8542;;;646
Ngwetsheni;-30.7777;28.8476;;;557
Ngwevane;-31.8288;28.7304;;;890
Ngxabane;-31.6939;28.1124;;;943
Ngxabani;-32.0273;28.9273;;;244
Ngxabani;-31.849;27.2345;;;120
Ngxabaxha;-31.0608;28.7191;;;1118
Ngxakaxha;-33.1076;27.335;;;1061
Ngxakolo;-31.1273;28.9285;;;1118
Ngxalathi;-32.3238;28.1158;;;118
Ngxalawe;-32.6469;27.1581;;;486
Ngxamagele;-31.9596;28.0734;;;943
Ngxanga;-31.5548;28.9212;;;629
Ngxangxasi A;-31.559;28.1482;;;943
Ngxangxasi B;-31.5838;27.9823;;;943
Ngxangxasini;-30.9944;28.8467;;;1118
Ngxaza;-31.1735;28.4919;;;992;11
Ngxazana;-30.5894;28.5292;;;1308
Ngxebe;-31.8436;27.9741;;;943
Ngxingwa;-31.6245;27.1311;;;120
Ngxingweni;-31.6931;27.5631;;;121
Ngxingweni;-31.6104;27.9212;;;943
Ngxingweni;-30.4854;27.443;;;1242
Ngxingxolo;-32.7393;28.0606;;;526
Ngxokweni;-31.5675;29.0782;;;629
Ngxoto;-31.1092;28.5144;;;992
Ngxotwana;-31.273;28.42;;;1350
Ngxubevange;-31.6539;28.7279;;;893
Ngxutyana;-32.3706;28.5931;;;1431
Ngxwalane;-32.9041;27.3401;;;1114;15
Ngzalana;-31.1319;29.0302;;;1118
Nibe;-32.6059;28.437;;;139
Nikhwe;-30.9112;29.8961;;;69
Nilsig;-32.5819;25.1485;;;1059;30
Ninakulu Mount;-30.6321;27.6758;;;1242
Niyona;-30.7465;28.7769;;;557
Njaboya;-30.8992;28.4778;;;992
Njakazi;-32.4141;28.3861;;;139
Njakazi;-31.9889;28.5105;;;244
Njanda;-31.1945;29.884;;;646
Njekeni;-32.0742;27.9877;;;948
Njela;-31.7392;29.3751;;;1097;;;eastern-cape-njela-port-saint-johns
Njezeni;-31.6132;28.8943;;;629
Njijini;-30.8258;28.8198;;;557;20
Njimbinxeni;-31.0037;29.5568;;;278
Njingini;-32.4799;28.2578;;;139
Njingini B;-32.3592;27.7354;;966;948
Njivene;-31.8508;29.1248;;;949
Njiveni;-31.6068;29.2985;;;1097;;;eastern-cape-njiveni-port-saint-johns
Njiveni;-31.5735;29.1684;;;629
Njiveni A;-32.1068;28.8827;;;244
Njiveni B;-32.1328;28.9185;;;244
Njombela;-31.7752;27.3827;;;120
Njombela;-31.2684;29.7502;;;646
Nkaleni;-31.7933;28.0879;;;943
Nkalweni;-31.8925;28.6997;;;890
Nkalweni;-31.7805;27.9488;;;943
Nkalweni;-31.4795;27.2295;;;434
Nkalweni;-31.3165;28.4154;;;1350
Nkalweni A;-32.287;27.8178;;;948
Nkalweni A;-32.0654;28.8738;;;244
Nkalweni B;-32.2543;28.0318;;;948
Nkalweni B;-32.1218;28.8243;;;244
Nkampini;-31.299;28.5665;;;1336
Nkampini;-30.6117;27.3637;;;1242
Nkandla;-30.8198;28.8282;;965;557
Nkanga;-32.3265;28.5055;;;139
Nkanga;-32.3211;28.4642;;;1431;8
Nkanga;-31.4694;29.1677;;;629
Nkanga;-31.4466;28.1066;;;943
Nkangala;-30.8858;28.4835;;;1308
Nkangan;-32.3211;28.4642;;969;1431
Nkangeni;-30.9257;29.8321;;;69
Nkanini;-31.5372;28.7159;;;893
Nkanini;-30.8698;29.0056;;788;557
Nkanji;-30.676;29.3146;;;653
Nkantini;-31.8439;29.0302;;;949
Nkantolo;-30.7649;29.7232;;;69
Nkantswini;-30.8192;29.6699;;;69
Nkanunu;-32.0905;28.5725;;;244
Nkanunu;-31.7702;29.2235;;;949
Nkasela;-30.2053;28.7726;;;709
Nkaus;-30.2352;28.538;;;709
Nkaweni;-30.4374;28.7151;;;763
Nkawukazi;-31.5831;28.8969;;;629
Nkawukazi A;-31.9202;28.3893;;;225
Nkawukazi B;-32.4203;28.6605;;;1431
Nkawulweni A;-30.0644;29.0538;;;709
Nkawulweni B;-30.5276;29.0176;;;138
Nkelekete;-32.2158;28.6182;;;1431
Nkente;-32.4849;28.3843;;;139
Nkhwityini;-31.9269;29.2166;;;949
Nkobole;-31.6333;28.0834;;;943
Nkobongo;-30.7763;28.5821;;;1308
Nkodusani;-31.9538;28.7473;;;890
Nkolora;-30.9432;29.9293;;;69
Nkolotya;-31.8581;28.9268;;;890
Nkolweni;-32.0503;28.4079;;;225;8
Nkolweni;-31.9706;27.2637;;;160
Nkomfa;-31.8598;27.7875;;;1338
Nkomfeni;-31.9752;27.6462;;;160
Nkondlo A;-31.6514;28.2356;;;943
Nkondlo B;-31.7011;28.2682;;;943
Nkondwane;-32.4149;28.1888;;;118
Nkonki;-32.6325;28.4218;;;139
Nkonkobe;-31.7318;26.8577;;;523
Nkonkoni;-31.781;29.3025;;;1097;;;eastern-cape-nkonkoni-port-saint-johns
Nkonkoni;-31.4654;29.1356;;;629
Nkonkonini;-31.0668;29.3999;;672;999
Nkonkwane;-32.335;28.5392;;;139
Nkonxeni;-32.0996;28.5656;;988;244
Nkonxeni;-32.0932;27.754;;;1338
Nkosana;-30.232;28.6965;;;709
Nkosiyane;-32.7967;27.2282;;;1114;15
Nkovalini;-32.0474;28.9414;;;244;8
Nkozo;-31.1966;29.4267;;;278
Nkqayi;-32.2744;27.7536;;;1256
Nkqonkqweni A;-32.8431;27.5705;;;1114;15
Nkulu;-31.2078;29.7694;;;646
Nkuluekweni;-31.0727;29.4984;;;278
Nkululeko;-31.3858;26.351;;;855;30
Nkululeko;-30.9584;27.5958;;;38;30
Nkululekwe;-31.9102;26.8512;;;523;30
Nkululekweni;-31.253;28.6391;;;1336
Nkululekweni;-30.6931;28.4893;;;1308;30
Nkumandeni;-31.7472;29.107;;;949
Nkumba;-31.0465;29.2171;;;999
Nkungwini;-31.5731;27.9066;;;943
Nkungwini;-30.688;28.9563;;881;557
Nkungwini;-30.5587;28.7828;;;763
Nkunzaneni;-31.4315;27.69;;;121
Nkunzimbini A;-31.3436;29.6715;;;646
Nkunzimbini B;-31.454;29.7029;;;646
Nkupelweni;-30.5137;28.7054;;;763
Nkwalini;-31.8949;28.781;;;890
Nkwalini;-31.0326;29.4322;;;278
Nkwanca;-31.9133;26.8705;;;523;30
Nkwancka;-31.2961;28.6178;;;1336
Nkwayi;-32.1255;27.4991;;;160
Nkwazini;-30.8733;29.082;;;557
Nkwenkwana;-31.7734;28.2075;;;943
Nkwenkwezi;-33.5754;26.8863;;;1094;30
Nkwenkwezi;-31.6178;27.7656;;;943
Nkwezela;-31.1557;29.6759;;;278
Nkxamnkwana;-32.9609;27.6371;;;1114;15
No Andile;-31.7916;27.9213;;;943
Nobadimo;-30.6067;27.2505;;782;593
Nobadula;-31.2513;29.597;;;646
Nobamba;-30.9002;30.1107;;;69
Nobhanda;-32.2137;27.8918;;;948
Nobokwe;-31.9014;27.868;;;1338
Nobumba;-33.2663;27.0334;;;1061
Nocolosa;-31.1564;29.2504;;796;999
Nocozi;-31.7352;29.2662;;;1097;;;eastern-cape-nocozi-port-saint-johns
Nocwane;-32.2597;28.732;;;1431
Nodali;-31.139;29.139;;;1118
Noduka;-31.7192;29.3129;;;1097;;;eastern-cape-noduka-port-saint-johns
Nodumaphi;-32.3106;27.8793;;;948
Nodushe;-31.6129;29.231;;;949
Nogate;-31.9558;27.4296;;;160
Nogaya;-31.2699;29.1152;;;1118
Noihana East;-32.0203;28.7198;;;244
Nokogqo;-30.9577;29.9764;;;69
Nolangeni;-30.633;29.4705;;106;653
Nolukhanyo;-33.488;26.8371;;;40;30
Nomadolo;-31.8018;29.016;;;949
Nomadolo;-31.284;28.6468;;;1336
Nomaheya Mission;-32.14;27.9609;;;948
Nombanjana;-32.5687;28.4882;;;139
Nombodlelana;-31.4202;28.6213;;;1336
Nomcama;-31.8757;29.0516;;;159
Nomcamba;-31.7118;29.1764;;;949
Nomfutwane;-31.8482;27.4193;;;120
Nomgwadla;-32.826;27.2371;;;1114;15
Nomkholokotho;-30.6359;29.113;;;653
Nomlacu;-30.8362;29.7839;;;69
Nomlengane;-30.629;27.8165;;;1138
Nomonde;-31.3826;26.3592;;;855;30
Nompumalanga;-30.8519;29.7763;;;69
Nompumelelo;-33.9836;23.9655;;;458
Nompumelelo;-32.956;27.9247;;;230;150
Nompumelelo;-32.7499;27.4889;;;1256
Nomyayi;-31.2004;28.607;;;992
Nomzamo;-31.9217;26.8448;;;523;30
Nomzamo Park;-31.5371;29.0084;;;629;30
Nondobo;-32.2713;28.7589;;;1431
Nonesi;-31.7512;26.9594;;;120
Nongandlela;-31.7426;27.8674;;;943
Nongogo;-30.4449;27.3658;;;1242
Nongoma;-32.3766;28.5892;;;1431
Nonibe;-32.9862;27.2667;;;1061
Nonja;-30.9626;29.9278;;;69
Nonjonjo;-31.5185;29.65;;;1097;;;eastern-cape-nonjonjo-port-saint-johns
Nonkobe;-31.6496;28.8276;;;893
Nonkobe;-31.0568;29.8132;;;69
Nonkululeko;-32.6443;27.4586;;;1256
Nonqoboqobana;-31.989;27.5216;;;160
Nontengo;-32.0307;27.4024;;;160
Nontloko;-31.9307;27.0918;;;523
Nontswabu;-31.4962;28.8593;;;629;8
Nontswabui;-31.4962;28.8593;;980;629
Nonyikila;-30.9351;28.7888;;;1118
Nonyivu;-31.6278;29.5354;;1097;1097;;;eastern-cape-nonyivu-port-saint-johns
Nonzwakazi;-32.7692;26.8054;;;201
Nonzwakazi;-32.6921;26.0967;;;45;30
Noorsekloof;-34.0323;24.9168;;;453;30
Noorshoek;-33.7422;24.7991;;;1054;30
Nophotho;-31.5213;29.4844;;813;1097;;;eastern-cape-nophotho-port-saint-johns
Nopoto;-32.0568;28.3904;;;225
Noqhewukana;-31.6001;29.5859;;;1097;;;eastern-cape-noqhewukana-port-saint-johns
North Addo Road Phase 1;-33.7973;25.6163;;876;345;150
North Addo Road Phase 2;-33.7906;25.6095;;876;345;150
North End;-33.9329;25.6066;;;345;90
North End;-33.0094;27.898;;;230;90
Northcrest;-31.5631;28.785;;;893;30
Norwood;-31.5795;28.787;;;893;30
Norwood;-31.5403;28.9304;;;629
Norwood;-30.8422;29.5892;;;69
Nothanaza;-31.0231;29.0441;;;1118
Nothanda;-32.0996;28.5656;;;244;15
Nothanda;-30.601;27.7337;;;1138
Nothenga;-32.6015;27.1909;;928;486
Nothintsila;-31.743;29.1754;;;949
Nothintwa;-31.9291;29.0559;;;159
Notswelaba;-31.2225;28.9391;;;1118
Notsweleba;-31.2632;29.0048;;;1118
Nowalala;-31.0654;29.2354;;;999
Noxova;-31.7095;29.1323;;;949
Noxweba;-31.9003;27.3555;;;160
Nozitshena;-30.6483;29.1831;;;653;8
Nozityana;-31.056;28.7487;;;1118
Nozizwe;-30.765;25.7968;;;1374;30
Nqabana;-31.8966;28.4077;;;225
Nqabarama;-32.2568;28.7223;;;1431
Nqadu;-32.2334;28.4225;;1438;1431
Nqagqini;-32.3756;28.4756;;;139
Nqakanga;-32.1204;29.0027;;;244
Nqalo;-30.9829;29.183;;;999
Nqalweni;-30.7138;28.8595;;;557
Nqamakwe;-32.2021;27.9427;;;948
Nqancule;-31.3889;28.2306;;;943
Nqaphantsi;-31.8492;28.1832;;;943
Nqaqhumbe;-31.3502;29.6059;;;646
Nqcabasa;-32.9949;27.0102;;;820
Nqcamgeni;-32.9074;27.2491;;;1114;15
Nqencu;-31.8299;28.4476;;;890
Nqentsu;-31.9062;29.1759;;;949
Nqeza;-32.3194;28.7667;;;1431
Nqgaqeni;-31.8949;28.2527;;;225
Nqgulana;-31.1374;29.2887;;;999
Nqgumane;-31.2313;29.1871;;219;999
Nqgutu;-32.0932;28.52;;;1431;8
Nqgutu sp;-32.0932;28.52;;993;1431
Nqileni;-32.5188;28.2562;;;139
Nqileni;-32.0821;28.8598;;;244;11
Nqineni;-31.5062;27.5408;;;121
Nqiningana;-31.9034;27.1237;;;120
Nqoma;-30.8141;28.6402;;;1308
Nqonqweni;-32.8774;27.7931;;;230;15
Nquba;-31.6716;29.1702;;;949
Nqumakala;-31.7037;27.7863;;;1338
Nququ Forest;-31.7812;27.515;;;160;2
Nquthu;-30.2061;28.8537;;;709
Nqutu;-30.7358;29.5643;;;69
Nqutwaneni;-31.7301;28.1732;;;943
Nqutyana;-31.7411;29.292;;;1097;;;eastern-cape-nqutyana-port-saint-johns
Nqutyana;-31.6767;29.1794;;;949
Nqwakunqwaku;-31.6312;28.9467;;;949
Nqwathi-Ophezulu;-31.7304;28.3952;;;890
Nqwebebeni;-31.6588;27.4556;;;121
Nqwelombaso;-30.7945;29.8092;;;69
Nqwenerana;-33.1343;27.2463;;;1061
Nsimbini A;-30.9709;29.992;;;69
Nsimbini B;-30.9781;29.8342;;;69
Ntaba-Kusuku;-30.3734;27.4122;;;1242
Ntababusuku;-31.2611;29.0011;;;1118
Ntabankulu;-30.8745;28.7894;;;557
Ntabantsimbi;-31.4952;29.1084;;;629
Ntabatsewu;-30.3803;28.6991;;;763
Ntabazulu;-31.0776;29.7778;;;69
Ntabelanga;-32.0135;26.6294;;;1426
Ntabelanga;-31.3226;28.7353;;;1336
Ntabelenga;-31.1594;28.5352;;942;992
Ntabengadlinkomo;-31.0879;29.8102;;;69
Ntabeni;-31.9722;27.5271;;;160
Ntabeni;-31.9208;28.63;;;890
Ntabeni;-31.8485;28.1643;;;943
Ntabeni;-30.9568;29.3483;;;999
Ntaboduli;-30.9415;28.673;;;1118
Ntabomvu;-31.6381;28.034;;;943
Ntakana;-31.2417;29.7087;;;646
Ntakwendlela;-31.6058;28.8454;;;629
Ntambula;-31.4684;29.5612;;;1097;;;eastern-cape-ntambula-port-saint-johns
Ntamonde;-30.781;29.6181;;;69
Ntandela;-31.8814;28.9864;;;159
Ntanzi;-31.358;29.6676;;;646
Ntatyana;-30.3427;27.4517;;;1242
Ntatyaneni;-30.9162;28.5373;;542;992;8
Ntatyaneni;-30.5676;28.4478;;;1308
Ntatyaneni Ephakathi;-30.8999;28.4349;;;992
Ntele;-31.3048;29.2579;;;646
Ntelkiseni;-31.641;28.7436;;;893
Ntendele;-31.5251;29.1103;;;629
Ntendokwana;-31.5242;29.5167;;;1097;;;eastern-cape-ntendokwana-port-saint-johns
Ntengisani;-32.2739;28.5716;;;1431
Ntengu;-31.8112;29.1791;;;949
Ntenza;-31.6895;29.205;;;949
Ntibane;-31.7829;29.1504;;;949
Ntibane;-31.6568;28.3001;;;943
Ntibane;-31.2889;28.7227;;;1336
Ntibane;-30.705;29.02;;;557
Ntile;-31.5324;29.4652;;;1097;;;eastern-cape-ntile-port-saint-johns
Ntilini;-33.2667;27.4421;;;376
Ntilini;-31.8258;28.4111;;;890
Ntilini;-31.6327;28.8763;;;949
Ntilini A;-32.3538;28.3992;;;139
Ntilini A;-31.9993;29.0071;;;159
Ntilini B;-32.4061;28.4379;;;139
Ntlabane;-32.1978;28.461;;;1431
Ntlabatini;-31.9267;27.711;;;160
Ntlabeni;-30.7358;28.9171;;;557
Ntlakwe;-30.909;29.9225;;;69
Ntlakwefolo;-31.9855;27.4448;;;160
Ntlakwendlela;-31.753;27.9239;;;943
Ntlakwendlela;-31.6507;28.4088;;;893
Ntlakwesikolo;-31.8915;28.0636;;;943
Ntlakwevenkile;-31.8222;28.1419;;;943;8
Ntlalo-Ntle;-31.6523;27.3976;;;120
Ntlalwini;-33.1839;27.4014;;;1114;15
Ntlambashe;-31.0622;29.3532;;;999
Ntlambe;-31.1433;29.7221;;;278
Ntlambela;-31.5765;29.2592;;;629
Ntlambo;-31.7731;28.0306;;;943
Ntlanezwe;-30.9113;29.6921;;;69
Ntlanganisweni;-30.977;28.8621;;;557
Ntlangano;-32.2394;28.826;;;1431
Ntlangano;-31.2681;29.2178;;;999;15
Ntlangano;-31.1388;29.4104;;;278
Ntlangula;-32.2919;28.7918;;;1431
Ntlanjeni;-31.9294;29.0948;;;159
Ntlanjeni;-31.868;29.1104;;;949
Ntlanjeni;-31.4974;27.2432;;;434
Ntlanzini;-32.3738;28.6773;;;1431
Ntlavini;-30.7251;29.4032;;;653
Ntlavukazi;-30.7725;29.6425;;;69
Ntlazi;-31.2666;29.1098;;;1118
Ntlebane;-31.8819;29.0194;;;159
Ntlekiseni;-32.1661;28.8916;;;244
Ntlelelengwane;-31.7268;28.0993;;;943
Ntlembeni;-31.311;29.299;;;646
Ntlenga;-31.4095;29.4364;;;1097;;;eastern-cape-ntlenga-port-saint-johns
Ntlini;-32.4489;28.3546;;;139
Ntloko;-33.2964;27.0523;;;1061
Ntlonyana;-32.0728;28.814;;;244;8
Ntlonyana;-31.2234;29.4649;;;278
Ntlotshe;-30.9994;28.6649;;;1118
Ntlozelo;-30.9845;29.9123;;;69
Ntokozo;-31.1955;28.2519;;;1350;30
Ntokozweni;-31.1962;28.2479;;;1350;30
Ntola;-30.8427;29.5863;;;69
Ntola;-30.5891;29.0874;;;138
Ntonga;-32.876;27.1997;;;820
Ntontela;-31.2872;29.3081;;;646
Ntotoviyane;-32.1588;28.4466;;;1431
Ntotsha;-31.2175;29.184;;888;999
Ntotweni;-31.8632;29.1148;;;949
Ntozane;-32.119;28.6444;;;244
Ntozini;-31.9808;27.7152;;;1338
Ntsaha;-31.6763;28.8669;;;949
Ntsaka;-31.6863;28.8317;;;949
Ntsebene;-30.9503;29.7781;;;69
Ntselamanzi;-32.7738;26.8442;;;201;30
Ntseleni;-31.8022;28.3216;;;943
Ntshabeni;-31.5348;28.7003;;;893
Ntshakeni;-30.8348;29.3348;;;653
Ntshamanzi;-30.8838;29.1715;;;999
Ntshamatha;-31.4898;29.5781;;;1097;;;eastern-cape-ntshamatha-port-saint-johns
Ntshamathe;-30.8384;29.9109;;;69
Ntshangase;-32.2332;28.8498;;;1431
Ntshangwe;-30.7322;29.5024;;;999
Ntshantsha;-31.1078;29.3006;;;999
Ntshatshongo;-32.3481;27.9251;;;948
Ntshatshongo;-32.1512;28.5185;;;1431
Ntshele;-31.6762;28.7276;;;893
Ntsheleni;-31.133;29.1313;;;1118
Ntsheleni;-30.6827;29.0772;;;557
Ntshinga;-32.339;28.7049;;;1431
Ntshingeni;-32.2535;28.2979;;;118
Ntshingeni;-32.091;28.6956;;;244
Ntshingeni;-32.054;27.4419;;;160
Ntshingwana;-30.6388;29.4746;;119;653
Ntshinindeni;-31.6753;26.9181;;;120
Ntshintshi;-32.1437;27.5032;;;160
Ntshiqo;-31.2727;28.6851;;;1336
Ntshitshana;-31.9319;28.9396;;;159
Ntshongeni;-32.0241;27.8258;;;1338
Ntshongweni;-31.154;28.6953;;;1118
Ntshundutshe;-32.2662;28.362;;;1431
Ntshutshwini;-32.3227;28.3805;;;139
Ntsikwe;-31.1239;28.781;;;1118
Ntsila;-31.4939;28.8021;;;893
Ntsilitwa;-30.9787;28.7342;;;1118
Ntsimango;-30.6497;29.045;;;557;8
Ntsimangweni;-30.6728;29.0638;;;557
Ntsimba;-31.8822;28.3156;;;225
Ntsimba;-31.8638;28.2004;;;943
Ntsimbini;-32.0899;28.874;;;244
Ntsimbini;-31.8347;29.132;;;949
Ntsimbini;-30.957;29.8124;;;69
Ntsimbini A;-31.5187;29.3302;;;1097;;;eastern-cape-ntsimbini-a-port-saint-johns
Ntsimbini A;-31.3122;29.49;;;646
Ntsimbini A;-30.9825;29.6797;;;69
Ntsimbini B;-31.6046;29.3388;;;1097;;;eastern-cape-ntsimbini-b-port-saint-johns
Ntsimbini B;-31.3929;29.5478;;;646
Ntsimbini B;-30.9872;29.7406;;;69
Ntsinga;-31.5446;27.4273;;;121
Ntsingizi;-30.9128;29.8719;;;69
Ntsizwa;-30.7732;29.261;;647;653;17
Ntsizwa;-30.7233;29.2874;;;653;17;;eastern-cape-ntsizwa-maxesibeni-2
Ntsongweni;-30.822;28.9347;;;557
Ntsonyane;-32.384;28.4296;;;139
Ntsonyini;-31.6046;29.2683;;;1097;;;eastern-cape-ntsonyini-port-saint-johns
Ntsuba;-31.4913;28.111;;;943
Ntsukaze;-31.5194;27.5134;;;121
Ntsulwandayo;-31.1459;28.7259;;;1118
Ntsume;-32.0624;27.7573;;;1338
Ntsundwane;-31.7719;29.215;;;949
Ntsunguzini;-32.2772;28.5087;;;1431
Ntubeni;-32.3094;28.8016;;946;1431
Ntubeni;-30.5503;27.6916;;;1242
Ntungu;-32.0914;28.9164;;;244
Ntunja;-32.9772;27.5296;;;1114;15
Ntunjeni;-30.9879;30.0188;;;69
Ntuwe;-31.7562;28.6813;;;890
Ntwala;-32.2082;28.0724;;;948
Ntwashini A;-31.617;28.158;;;943
Ntwashini B;-31.7037;28.12;;;943
Ntwashu;-32.1905;27.8919;;;948
Ntwashwini;-31.9119;27.5227;;;160
Ntyankashe;-31.1841;28.7293;;;1118
Ntywenka;-31.6532;28.1128;;;943
Ntywenka;-31.2078;28.6062;;;992;8
Ntywenka Forest;-31.1832;28.6161;;247;992;2
Nxakaxha;-30.6692;29.1771;;;653
Nxamagele;-30.6097;27.4877;;;1242
Nxamane;-31.7304;29.3426;;914;1097;;;eastern-cape-nxamane-port-saint-johns
Nxambani;-31.2397;29.6433;;;646
Nxantsi;-32.088;28.9379;;;244
Nxarhabe;-31.1171;29.7134;;;278
Nxaruni;-32.8894;27.7674;;;230;15
Nxaxho;-32.5446;28.5059;;;139;8
Nxaxho B;-32.4567;28.4226;;1015;139
Nxaxo Mouth;-32.5883;28.5211;;;139
Nxaxu;-32.1013;29.0144;;;244
Nxomfu;-31.4566;27.1436;;;210
Nxotho;-31.0351;28.8457;;;1118
Nxotshana;-30.5694;28.3399;;;1308
Nxotsheni;-31.4264;29.0454;;;629
Nxotwa;-32.2692;28.4532;;;1431
Nxotwe;-31.1626;28.703;;;1118
Nxukhwebe;-31.4032;29.1396;;;629
Nxutyana;-32.3861;28.6332;;;1431
Nxuze;-31.183;29.338;;;278
Nyaka;-30.8881;29.9603;;;69
Nyakani;-31.7613;29.3157;;;1097;;;eastern-cape-nyakani-port-saint-johns
Nyalasa;-31.8806;27.7847;;;1338
Nyalasa;-31.6878;27.6743;;;121
Nyandeni;-32.18;27.5276;;;160
Nyandeni;-32.0607;28.9427;;;244
Nyandeni;-31.6561;28.706;;;893
Nyandeni;-30.9372;28.7208;;;1118
Nyandeni A;-32.0103;29.0505;;;159
Nyanga;-32.5846;27.1216;;135;486
Nyanga;-31.6808;28.0406;;;943
Nyanisos;-33.2387;27.1365;;;1061
Nyanisweni;-32.0284;27.904;;;1338
Nyanisweni;-30.9756;28.7932;;;1118
Nyanisweni;-30.8841;29.7877;;;69
Nyara;-32.7361;28.1297;;;366
Nyara;-32.6963;26.1018;;;45;30
Nyareni;-31.2925;29.5078;;;646
Nyathi;-31.1359;29.4518;;;278
Nyathi;-31.0798;29.3704;;;999
Nyazi;-31.4713;29.4483;;;1097;8;;eastern-cape-nyazi-port-saint-johns
Nyegqihi;-31.0317;29.0768;;;557
Nyembezi;-31.4568;28.6286;;;1336
Nyembezini;-31.2743;29.5232;;;646
Nyengqiti;-31.0031;29.1288;;;557
Nyesini;-30.6542;28.9688;;;557
Nyhaba;-32.1539;27.8186;;;1338
Nyibibeni;-31.7489;28.4474;;;890
Nyidlana;-32.3266;27.8146;;;948
Nyikima;-31.8266;27.6651;;;160
Nyili;-32.3609;27.8479;;;948
Nyinga;-31.6376;27.0145;;;120
Nyingwashe;-32.2346;27.727;;;1256
Nyityaba;-32.4208;28.464;;;139;8
Nyiweni;-30.8503;29.099;;;999
Nykeni;-31.7505;29.302;;;1097;;;eastern-cape-nykeni-port-saint-johns
Nyoka;-32;28.3166;;;225
Nyokana;-32.3253;28.2076;;;118
Nyokana;-32.2969;28.5453;;;1431
Nyokana;-31.0912;29.0099;;;1118
Nyokweni;-31.1434;29.3162;;544;999
Nyokweni A;-30.9722;29.6245;;;69
Nyokweni B;-30.9262;29.5955;;;69
Nyongwana;-31.9369;27.319;;;160
Nyongwana B;-31.8042;27.453;;;160
Nyosana;-31.3718;29.4748;;;1097;;;eastern-cape-nyosana-port-saint-johns
Nyosini Gubhuzi;-30.6254;28.9652;;;557
Nyukhweni;-31.2464;29.3611;;;278
Nyulula;-32.0982;27.8305;;;948
Nyumaga;-32.5673;28.2712;;;139
Nyutura;-32.543;28.3344;;;139
Nywara;-31.9428;28.3712;;;225
Nywayi;-31.9515;28.2179;;546;225
Nzamo;-31.6756;28.9211;;;949
Nzondeni;-31.4443;29.4554;;;1097;;;eastern-cape-nzondeni-port-saint-johns
Nzondeni;-31.414;29.1675;;;629
Nzulwini;-31.9562;29.0321;;;159
Nzulwini Forest;-31.9553;29.0239;;;159;2
Nzwakazi;-32.0021;28.7751;;;890
Oakland;-32.1131;28.3458;;717;225
Ocean View;-32.971;27.8992;;;230;90
Old Bunting;-31.6692;29.1734;;;949
Old Location;-31.1953;28.2417;;;1350;30
Old Masakhe;-31.5541;26.5584;;747;1243
Old Nomonde;-31.3887;26.3642;;;855;30
Orange Grove;-33.0294;27.8438;;;230;90
Otterburn;-32.4282;26.7916;;;1194
Outspan;-30.2405;28.8395;;;709
Outubeni;-32.7573;27.0094;;;820
Outubeni;-31.785;27.3512;;;120
Overbaakens;-33.9695;25.5464;;;345;90
Oviston;-30.6984;25.7662;;;1374;30
Oxton;-32.2317;26.7033;;;1165
Oyster Bay;-34.1699;24.6551;;;1234
Paballong;-30.4175;28.5113;;;763
Paleni;-32.6804;26.9324;;;201
Palmietfontein;-30.4198;27.54;;;1242
Pamlaville;-30.1028;29.065;;;138
Panabokwe;-31.6364;27.4608;;;121
Pangweni;-30.9167;30.0895;;;69
Panmure;-32.9984;27.8882;;;230;90
Papanana;-30.8962;28.9536;;;557
Papasini;-32.129;27.7467;;;1338
Paradise;-33.2223;27.0855;;;1061;30
Paradise Beach;-34.0994;24.8891;;;453;30
Pari Park;-34.0032;25.5469;;;345;90
Park Ridge;-33.0178;27.8788;;;230;90
Parkside;-33.9261;25.5537;;;345;90
Parkside;-33.0175;27.8926;;;230;90
Parliament Hill;-32.8585;27.4352;;63;1114;90
Parsons Hill;-33.9471;25.5882;;;345;90
Parsons Vlei;-33.9324;25.4881;;;345;90
Patari;-31.1967;29.7721;;;646
Payindira;-30.6105;27.3703;;;1242
Payne;-31.6309;28.7252;;;893
Pefferkop;-32.6732;26.8674;;;201
Pefferville;-33.0084;27.8795;;;230;150
Pehong;-30.2201;28.6718;;;709
Pelandaba;-30.6382;27.5667;;;1242;25
Pelandaba Mission;-30.6183;27.6135;;;1242
Pele-pele A;-30.9937;29.7167;;;69
Pele-pele B;-30.9926;30.038;;;69
Pellsrus;-34.0635;24.9188;;;453;30
Penford;-33.7643;25.4069;;;480;90
Pepela;-30.1822;28.5765;;;709
Pepeni;-30.6854;29.5133;;106;653
Perridgevale;-33.9457;25.5812;;;345;90
Perserverance;-33.8406;25.5523;;;345;90
Pesheya-Kwa-Nqoko;-32.0879;27.6628;;;160
Pesikeni;-31.8709;27.8418;;;1338
Peter Mokaba;-31.0785;28.3608;;;992;30
Pewuleni;-32.9021;27.0386;;;820
Phahlakazi;-31.7671;29.2842;;;1097;;;eastern-cape-phahlakazi-port-saint-johns
Phakamisa;-32.5587;26.7603;;;1194;50
Phakamisa;-31.64;25.8114;;650;415
Phakamisa Phase 2;-32.9276;27.4597;;1070;1114;150
Phakamisani;-31.5319;27.6813;;;121;30
Phantsikwentaba;-32.4941;28.0023;;;118
Phaphamani;-33.2865;26.5455;;;698;30
Phatilizwe;-32.2406;28.6389;;;1431;8
Phelandaba;-32.0984;26.5635;;;1267
Phelandaba;-31.7651;27.5875;;;160
Phelandaba;-31.5047;27.5685;;;121
Phelindaba;-31.3819;26.3535;;;855;30
Phendlamoya;-30.8851;29.1227;;;999
Phepheni;-30.6979;29.5161;;;999
Phepheni;-30.6672;29.5277;;;653
Phephezela;-32.0209;28.5129;;;244
Phesheya;-31.6062;27.1801;;;120
Phesheya Kwetabase;-31.4882;28.587;;;893
Phesheya Nququ;-31.773;27.6205;;;160
Phesheya Vayizana;-31.6492;27.9153;;;943
Phesitlha;-32.1011;28.7014;;;244
Phezulu;-32.0651;28.4376;;;225
Phezulu;-30.7818;28.5507;;;1308
Phiri-e-Ntso;-30.6065;28.2596;;;1308
Phirintsu;-30.5855;28.2983;;;1308
Phola Park;-32.6895;26.0998;;;45;30
Phola Park;-32.5435;26.6853;;34;1194;30
Phola Park;-31.572;28.7653;;;893;30
Phola Park;-31.0827;28.3697;;;992;30
Phozi;-33.1981;27.5582;;;1114;15
Phuka;-30.6934;29.4526;;;653
Phukwana A;-31.9726;27.7841;;;1338
Phumaze;-31.1002;29.6256;;;278
Phumlani;-31.3771;26.3569;;;855;50
Phumlo;-31.272;29.6499;;;646
Phungulelweni;-31.1921;28.7976;;;1118
Phuthing;-30.5673;28.2562;;;1308
Phuthing;-30.222;28.4972;;;709
Pikoli;-33.2142;26.9895;;;1061
Pirie Mission;-32.793;27.2479;;;1114;15
Plangeni;-31.0663;30.1417;;;69
Platana;-30.8488;28.3699;;;1308
Platform;-30.4177;27.3571;;1406;1242
Pola;-32.302;28.2156;;;118;30
Polar Park;-31.913;26.8485;;;523;30
Polar Park;-31.322;27.8211;;;501;30
Polar Park;-30.853;29.7996;;;69
Polile;-30.4525;28.6353;;;763
Polini;-31.6591;28.9427;;;949
Poliya;-31.2118;29.7415;;;646
Polokong;-30.2918;28.7592;;;709
Poltini;-31.8675;27.4027;;;120
Pontseng A;-30.4469;28.5994;;;763
Pontseng B;-30.2432;28.5849;;;709
Popopo;-30.5171;28.576;;;763
Port Elizabeth Central;-33.9627;25.6111;;;345;90
Poshi;-32.4734;28.4408;;;139
Posini;-33.106;27.0801;;;1061
Pote;-30.057;29.0183;;;709
Potlo;-30.2055;28.5388;;;709
Potsdam East;-32.9094;27.6791;;;230;15
Potsdam South;-32.9183;27.6674;;;230;15
Potsdam Village;-32.9727;27.6506;;;230;15
Prices Dale;-32.2787;26.7104;;;1165
Prinsvale;-33.0268;24.326;;;512;30
Printsi;-31.3383;28.7021;;;1336
Printsu;-30.5872;28.3147;;;1308
Prospect;-31.9705;26.5429;;;1267
Protea;-30.2631;28.7777;;;709
Providentia;-34.0009;25.5422;;;345;90
Prudhoe;-33.4047;27.1141;;;1061
Pulangweni;-31.6398;28.2406;;;943
Pumlani;-32.6662;27.1712;;;486;30
Pumlani;-32.4804;28.0435;;;118
Pumlani;-32.3241;28.1637;;;118;30;;eastern-cape-pumlani-butterworth-2
Pungulelweni;-30.9384;29.1992;;;999
Punguleweni;-30.2317;28.7555;;;709
Punzana;-33.0614;27.4609;;;1114;15
Qabaephezulu;-32.0142;28.0291;;;943
Qabakeni;-31.9507;28.8291;;;890
Qadu;-31.0139;29.8191;;;69
Qakancu;-31.6056;28.3576;;;893
Qalabeni;-30.3751;28.3528;;;709
Qamangweni;-31.1975;29.5478;;;278
Qamata;-31.9776;27.4341;;;160
Qamatsa;-31.9697;27.4609;;;160
Qambatha;-31.5075;29.5081;;;1097;;;eastern-cape-qambatha-port-saint-johns
Qamdobowa;-33.0157;27.1089;;;820
Qamini;-33.3655;27.0901;;;1061
Qamnyana;-33.1219;26.9347;;;1061
Qanda;-31.2919;28.8;;;1336
Qandeshe;-30.9135;29.9364;;;69
Qanguleni;-31.8948;28.1484;;;943
Qanqu;-30.9173;28.7319;;;1118
Qanqu;-30.779;29.0698;;648;557
Qaqane;-31.5282;27.5307;;;121
Qaqeni;-31.9387;27.1443;;;160
Qasa;-31.2737;29.3025;;;646
Qatywa;-32.1395;28.9654;;;244
Qaukeni;-33.0337;27.2356;;;1061
Qawukeni;-31.2845;29.5776;;;646
Qayiso;-32.5518;28.3251;;;139
Qazini;-32.3814;28.7191;;;1431
Qebedu;-31.2602;29.4547;;;646
Qebeyi;-31.275;28.8375;;;1336
Qelane;-31.5184;28.7511;;;893
Qelani;-32.1699;28.329;;;225
Qengqeleka;-31.9282;28.1862;;;943
Qengqweni;-32.3777;28.2012;;;118
Qeqe;-32.3928;27.9323;;;118
Qguthubeni;-31.3258;28.5373;;;1336
Qhaka;-31.6061;29.4102;;;1097;;;eastern-cape-qhaka-port-saint-johns
Qhankqu;-31.5544;29.0177;;;629
Qhanqeni;-31.3522;29.1451;;;629
Qhanqeni;-31.2374;29.1941;;219;999
Qhasa;-30.9886;29.7296;;;69
Qhingqala;-32.1891;28.6893;;;1431
Qhinqolo;-31.7707;28.8646;;;890
Qhitsi;-30.3567;28.6166;;;763
Qhobong;-30.8712;28.3438;;;992;8
Qhoboshane;-31.4914;27.1815;;;434
Qhobosheaneng;-30.4139;28.5874;;;763
Qhoboshendlini;-31.5284;29.4096;;;1097;;;eastern-cape-qhoboshendlini-port-saint-johns
Qhogi;-31.9689;29.0594;;;159
Qhokama;-31.7512;29.0832;;;949
Qholiwe;-32.1208;28.214;;;118
Qhotira;-31.2662;28.6825;;;1336
Qhunqwana;-31.5396;29.233;;;629
Qhwabi;-32.0393;26.6418;;;1426
Qibira;-32.9531;27.0539;;;820
Qikileka;-32.3242;27.9172;;;948
Qima;-32.2215;28.1379;;;118
Qina;-32.4527;28.1852;;;139
Qineni;-31.9743;27.2793;;;160
Qinisa;-31.5895;28.9178;;;629
Qithi;-31.8387;27.2073;;;120
Qiti;-31.5752;29.193;;;629
Qiya;-31.8626;28.613;;;890
Qoboqobo;-32.4189;28.2631;;;139
Qoboshane;-30.6107;27.384;;722;1242
Qoboshane;-30.4462;27.5596;;;1242;;;eastern-cape-qoboshane-sterkspruit-2
Qojana;-30.9807;29.5502;;;278
Qokana;-31.6897;28.6965;;;893
Qokolweni;-31.9906;28.3747;;;225
Qokolweni;-31.7189;28.7905;;;890
Qokolweni A;-32.5167;28.299;;;139
Qolo;-32.8428;27.0604;;;820
Qolombana;-31.4479;28.775;;;1336
Qolombane;-31.4445;28.3968;;;1350;8
Qolora Mouth;-32.641;28.4236;;;139
Qolweni;-33.225;27.3158;;;376
Qolweni;-32.7955;27.9653;;;526
Qolweni;-31.1467;28.8565;;;1118
Qolweni;-30.7646;28.9407;;;557
Qolweni A;-32.356;28.539;;;139
Qolweni B;-32.4331;28.4239;;;139
Qombe;-32.3938;28.5326;;;139
Qombe;-32.0099;28.5189;;;244
Qombolo;-32.5441;28.2416;;;139
Qombolo;-32.001;27.6649;;;160
Qongqotha;-32.966;27.4919;;;1114;15
Qoqa;-30.8967;28.9182;;916;557
Qoqo;-31.1292;29.6423;;;278
Qoqondala;-32.8178;27.1091;;941;486
Qoqweni;-31.4155;29.5431;;;646
Qora Mouth;-32.4389;28.6792;;172;1431
Qota;-31.6824;28.7811;;;893
Qothirha;-30.928;28.6963;;;1118
Qoxe;-30.7117;29.5669;;;69
Qoxoza;-31.2216;29.7058;;;646
Qoyiya;-31.0928;29.1371;;;999
Qudu;-31.3023;28.6332;;;1336
Queensberry Bay;-32.8802;28.0949;;;366
Queenstown Central;-31.914;26.8785;;;523;30
Queensview Park;-31.9268;26.8916;;;523;30
Quenera;-32.9684;27.9657;;;230;90
Quenera North;-32.9513;27.923;;;230;90
Qugqwala;-33.0074;27.3355;;;1061
Quigney Beach;-33.0188;27.9155;;;230;90
Quimera;-30.3847;27.4742;;;1242;20
Qukanca;-30.8311;28.7297;;;557
Qukuswayo;-31.5419;29.3549;;;1097;;;eastern-cape-qukuswayo-port-saint-johns
Qulu;-32.035;29.047;;;159
Quluqu;-31.7965;28.2411;;;943
Qumanco;-31.8071;27.8586;;;1338
Qumbini;-31.2696;29.4069;;;646
Qumbulwana;-32.3672;28.3463;;;139
Qumra;-30.936;29.0611;;;557
Qungebe;-30.7844;29.6691;;;69
Qungu;-31.8346;27.4763;;;160
Qurana;-31.1541;28.6415;;;992
Quthubeni;-31.31;28.5842;;;1336
Qutsa;-32.0661;27.6633;;;160
Qutubeni;-33.0041;27.0323;;;820
Quza;-32.7403;27.1583;;;486
Quza;-30.9065;29.9681;;;69
Quzini;-32.8211;27.3657;;;486
Qwabe;-31.2056;29.786;;;646
Qwanguleni;-32.2178;27.8495;;;948
Qwaru;-30.9806;29.5566;;;278
Qweqwe;-31.6883;28.6326;;;893
Qwidlana;-30.7909;28.684;;;557;17
Qwilini;-31.673;27.6477;;;121
Qwiliqwili;-32.2945;27.7522;;;1256
Rabe;-32.8206;27.09;;;486
Rafini;-32.1273;28.4504;;;225
Rainy;-31.4704;28.9103;;;629
Rala;-33.2218;27.4496;;;1114;15
Raladiya;-32.2768;28.2903;;;118
Ramaphosa;-31.5461;28.7841;;;893;30
Ramohlakoana;-30.2801;28.7866;;;709
Rarayo;-32.4;28.2736;;;139
Rareni;-31.5484;27.5569;;;121
Rasmeni;-31.6295;28.1722;;;943
Ratswini;-31.4809;28.0574;;;943
Ravinia;-33.8307;23.8822;;;458;30
Rawini;-32.4576;27.4165;;;1256
Rayina;-30.6304;28.226;;1352;1308
Rayisini;-30.3807;27.4236;;;1242
Red Hill;-32.816;26.906;;;201
Redhill;-31.2038;29.4475;;;278
Redhouse Village;-33.8399;25.5694;;;345;90
Redoubt;-30.8969;29.9661;;;69
Reeston;-32.9741;27.7957;;;230;150
Relegwini;-31.6973;28.4049;;;890
Reservoir Hills;-33.8144;25.4627;;;195;90
Retief;-33.7954;25.4789;;;195;90
Rhayi;-32.9074;27.3357;;;1114;15
Rhela;-31.62;29.3753;;;1097;;;eastern-cape-rhela-port-saint-johns
Rhephu;-31.7694;29.3355;;;1097;;;eastern-cape-rhephu-port-saint-johns
Rhini;-33.2862;26.5592;;;698;30
Rhode;-33.077;27.3811;;;376
Rhode;-30.9612;29.6887;;;69
Rhodes;-33.3178;26.5182;;;698;30
Rhodes;-30.8196;27.9713;;;1138
Rhodesia;-30.8631;28.6056;;;1308
Rhole;-31.3792;29.8755;;;646
Rhoqobeni;-30.7429;29.2119;;891;653
Rhoxeni;-32.3109;28.084;;;118
Rhuwaxeni;-31.144;29.1344;;;1118
Rhuyrwala;-31.7355;28.6642;;;890
Rhwantsana;-32.7008;26.6831;;;565
Rhwantsana;-31.8924;27.3056;;;160
Rhwantsana;-30.9413;29.3519;;;999
Richmond Pines;-33.1432;27.5997;;;230;15
Ridge;-31.6958;28.7775;;;893
Riebeeck East;-33.2121;26.1638;;;12;50
Rietfontein;-33.2799;27.3466;;;376
Rietfontein;-30.5728;27.5404;;;1242;11
Rifantsu;-30.2452;28.5188;;;709
Rini;-31.988;29.1314;;;159
Ripplemead;-33.0263;26.9818;;;1061
Riverside Industrial;-33.7615;25.3737;;;480;6
Rock Cliff;-30.6329;27.6467;;;1242
Rocklands;-33.0903;27.6354;;;230;15
Rocklands;-32.3043;27.1461;;134;136
Rocklands;-32.0158;26.4783;;;1267
Rockville;-30.9527;29.5842;;;69
Rode;-30.8229;29.1381;;1393;557
Roma;-30.7385;28.8443;;;557;8
Rona;-31.6971;27.1541;;;120
Rooisand;-30.4701;27.3841;;;1242
Rooiwal;-30.4511;27.4614;;;1242
Rosedale;-33.8241;24.8719;;;378;50
Rosedale;-33.7364;25.3771;;;480;150
Rosedale Park;-32.9941;27.8595;;;230;90
Rosemount;-33.0323;27.8515;;;230;90
Rosendal;-33.0164;27.5888;;;1114;15
Rossouw;-31.1701;27.2793;;;38
Rowallan Park;-33.9378;25.4647;;;345;90
Roxeni;-32.7706;26.7477;;;201
Rune;-31.8018;28.4041;;;890
Runletts;-33.2283;27.0543;;;1061
Rura;-33.1597;27.0318;;;1061
Rwantsana;-31.8793;27.2737;;;120
Rwantsana;-31.749;27.4466;;;160
Rwantsana;-31.0698;29.2733;;;999;11
Rwantsana;-30.9728;29.4566;;;278
Rwantsana A;-32.2216;27.8019;;;948
Rwantsana B;-32.3741;28.177;;;118
Rwantsane;-32.4894;28.0285;;;118
Rwarwa;-32.7441;26.9104;;;201
Sabalele;-32.1392;27.4413;;;160
Sabelo;-31.0784;29.5656;;;278
Sada;-32.203;26.8046;;;1165;50
Sada Unit 1;-32.2053;26.8047;;;1165;50
Sada Unit 2;-32.1959;26.8179;;;1165;50
Sakela;-31.844;28.6417;;;890
Sakhele isizwe;-31.6397;25.8051;;650;415
Sakhute;-30.864;28.322;;;992
Saki;-32.8365;26.9527;;;820
Saleni;-31.0974;29.4161;;;999
Salisbury Park;-33.9967;25.5407;;;345;90
Salsonville;-33.8876;25.5108;;59;345;150
Salt Lake;-33.8917;25.5346;;59;345;150
Salt Pan;-33.8777;25.5426;;59;345;150
Samela;-31.7545;27.5997;;;160
Samini;-32.4526;27.9203;;;118
Samka;-32.4887;28.2152;;;139
Sanctor;-33.8804;25.5097;;59;345;150
Sandile;-33.1515;27.5477;;;1114;15
Sandile;-31.5852;28.2941;;;943
Sandisiwe;-32.9088;27.7575;;;230;15
Sandla;-32.7494;27.0233;;;486
Sandlulube;-31.4735;29.5157;;333;1097;;;eastern-cape-sandlulube-port-saint-johns
Sandringham;-31.9041;26.8867;;;523;30
Sangqu;-30.9872;28.6742;;;1118
Sankobe;-31.8339;28.8007;;;890
Santa;-33.0227;27.82;;;230;90
Santile;-32.1783;27.5163;;;160
Santini;-31.2578;28.6825;;;1336
Santini;-30.5557;28.5273;;;763
Santombe;-30.1582;29.0584;;;138
Santyeni;-31.7032;27.5456;;;121
Saphukanduka;-30.8325;29.1864;;;653
Saphukanduku;-30.8634;29.1657;;;999;11
Sapompolo;-31.0833;28.6974;;;1118
Sapulanduko;-30.9123;28.4058;;;992
Sarhonqa;-30.7461;29.527;;;999
Sautana;-32.1506;26.704;;;1165
Sawutana;-32.4211;27.9567;;;118
Sawutana A;-32.0728;28.0968;;;948
Sawutana B;-32.0687;28.1944;;;948
Sawutini;-31.7349;28.6105;;;890
Sawutiya;-32.1821;26.677;;;1165
Saxilby;-32.9839;27.8639;;;230;90
Saye;-32.8871;27.7516;;;230;15
Sazinge;-31.7434;29.2372;;;949
Sbomvaneni;-31.0914;28.6429;;;1118
Scambeni;-30.9009;30.0743;;;69
Scenery Park;-33.0003;27.8201;;;230;150
Schauderville;-33.9332;25.5677;;;345;150
Scheepershoogte;-33.7736;25.4289;;;480;90
Schoenmakerskop;-34.0032;25.5619;;;345;90
Schornville;-32.8951;27.3991;;;1114;90
Scotstown;-33.9639;25.5971;;;345;90
Scott Farm;-33.2984;26.5389;;;698;30
Sdadeni;-31.6541;28.0541;;;943
Sdakeni;-31.4444;27.6641;;;121
Sdakeni;-31.0289;28.6098;;;1118
Sdikidini;-30.7141;28.9047;;;557
Sea Vale;-33.1982;27.6282;;;230;15
Sea Vista;-34.1515;24.8323;;;1234;30
Seafield;-33.5308;27.0558;;;1094
Seaview;-34.0117;25.3567;;155;345;90
Seaview;-31.0495;30.1359;;;69
Sebeni;-32.3896;28.5929;;;1431
Sebeni;-31.1606;29.1853;;;999
Second Beach;-31.6494;29.5135;;1097;1097;;;eastern-cape-second-beach-port-saint-johns
Second Creek;-33.0215;27.8873;;;230;90
Section 21;-31.053;29.9677;;;69
Seghobong;-30.4441;28.4474;;;1308
Sekhutlong;-30.2273;28.5599;;;709
Sekotong;-30.5252;27.3943;;;1242
Seku;-32.4371;28.2754;;;139
Sekuyasa;-31.666;27.0633;;;120
Selborne;-32.991;27.8991;;;230;90
Selekhulu;-31.3798;29.4406;;;1097;;;eastern-cape-selekhulu-port-saint-johns
Selwane;-31.5575;29.3543;;;1097;;;eastern-cape-selwane-port-saint-johns
Semeni;-30.9299;28.9738;;916;557
Semonkong;-30.4227;28.5396;;;763
Sengqe;-31.9282;28.7534;;;890
Senta;-31.6874;27.6025;;;121
Seqhobong;-30.4362;28.4232;;;1308
Seqhobong;-30.4059;28.4558;;;763
Seru;-31.878;27.8338;;;1338
Setabataba;-30.5925;28.3303;;;1308
Sethathi;-30.4593;28.5003;;;1308
Setube;-30.659;28.2741;;1276;1308
Seven;-32.3086;28.2112;;;118;30
Seyisi;-32.5041;28.2586;;;139
Sfolweni;-30.6682;29.1212;;;653
Shenxe;-30.2022;28.9568;;;709
Sherwood;-33.9625;25.4792;;;345;90
Sheshegu;-32.1283;28.2723;;;225
Sheshegu;-31.5351;28.6849;;;893;8
Shilata;-32.1359;28.1804;;;118
Shiloh;-32.204;26.8293;;399;1165
Sholora;-32.0759;28.7502;;;244
Shoshwana;-32.2308;28.6939;;;1431
Shugabhushi;-30.8416;29.204;;;653
Shukenxa;-31.7167;28.4412;;;890
Shukuma;-32.1675;28.7717;;;244
Shukunxa;-31.0806;28.5869;;;1118
Shushu;-32.9995;27.2808;;;1061
Shushwana;-31.9404;27.7262;;;1338
Sibangweni;-31.5352;28.8174;;;629
Siberia;-30.4233;28.7447;;;763
Sibhozweni;-30.8188;29.042;;;557
Sibi;-30.215;28.8459;;;709
Sibonile A;-32.2934;26.7718;;;1165
Sicambeni;-31.6549;29.479;;;1097;;;eastern-cape-sicambeni-port-saint-johns
Sicambeni;-31.1606;29.8265;;;278
Sicwenza;-31.1367;29.5748;;;278
Sidabadabeni;-31.9153;29.1462;;;949
Sidabakweni;-31.9902;28.924;;;244
Sidabekweni;-31.1913;29.6016;;;278
Sidakaneni;-30.5605;27.6163;;72;1242
Sidakeni;-31.7375;28.1683;;;943
Sidakeni;-31.6151;27.168;;;120
Sidakeni;-31.2058;28.5469;;;992
Sidakeni;-31.1135;29.1717;;;999
Sidakeni A;-30.7086;28.7217;;;557
Sidakeni B;-30.6644;29.3895;;;653
Sidanda;-31.7426;29.1269;;;949
Sidanga;-31.0261;29.9466;;;69
Sidbury;-33.4312;26.1727;;;12
Sidelwani;-32.1344;28.9339;;;244
Sidikidini;-31.5987;27.494;;;121
Sidindi;-31.4912;28.3307;;;943
Sidubela;-32.3783;27.7584;;;948
Sidwada;-31.626;28.7505;;;893
Sidwadwa;-31.6198;28.7434;;;893;30
Sidwadweni;-31.6211;26.8471;;;210
Sidwadweni Village;-31.7387;27.5034;;;160
Sidwell;-33.9177;25.5914;;;345;90
Sifonondile;-31.494;27.6495;;;121
Sigangala;-32.4572;28.2411;;;139
Sigangeni;-31.7906;27.837;;;1338
Sigangeni A;-31.6068;28.1684;;;943
Sigangeni B;-31.7106;28.0218;;;943
Sigangeni C;-31.6234;28.2351;;;943
Sigcawini;-30.6131;27.3915;;722;1242
Sigcawu;-31.033;29.5281;;;278
Sigibudu;-31.7612;29.1162;;;949
Sigidi;-31.572;28.1607;;;943
Sigidini;-30.8158;29.4099;;;653
Sigingini;-31.8672;28.8447;;;890
Sigingqini;-31.7135;27.9374;;;943
Sigingqini;-30.9379;28.4643;;;992
Sigingqini A;-32.1662;27.8649;;;948
Sigingqini B;-32.347;28.1294;;;118
Siginqgini;-31.4727;27.7232;;;121
Sigobelwana;-32.1872;28.3694;;1282;225
Sigodini;-30.7206;28.5239;;;1308
Sigodlweni;-31.6831;27.9131;;;943
Sigoga;-30.7555;28.4585;;;1308
Sigondwaneni;-30.6305;29.0647;;161;557
Sigubudweni;-31.6442;28.501;;;893
Sigubudweni;-31.0185;28.8209;;;1118
Sigubudwini;-31.9068;28.0959;;;943
Sigubudwini;-31.0903;29.5069;;;278
Sigungqwini;-31.134;28.6627;;;992;8
Sigwalini;-31.7336;28.882;;;890
Sigxeni;-31.9468;27.2827;;;160
Sihlaba;-31.9446;27.4163;;;160
Sihlaba;-31.807;27.3971;;;120
Sihlabeni;-32.1588;28.0913;;;948
Sihlabeni;-31.6846;28.5797;;;893
Sihlabeni A;-31.8852;28.8877;;;890
Sihlahleni;-30.793;28.972;;;557
Sihlahleni;-30.6587;29.2255;;929;653
Sihlana;-32.18;28.6515;;;1431
Sihlanjeni;-31.7143;29.3738;;;1097;;;eastern-cape-sihlanjeni-port-saint-johns
Sihlehleni;-31.3101;28.4411;;;1350
Sihlontlweni;-31.0636;29.7682;;;69
Sihlonyaneni;-30.9212;29.4023;;;999
Sihobotini;-32.0037;27.8156;;;1338
Sihomhom;-30.9086;28.5029;;;992
Sijika;-30.8949;29.054;;;557
Sijoka;-30.4663;28.7183;;;763
Sijungqwini;-31.4653;29.4124;;;1097;;;eastern-cape-sijungqwini-port-saint-johns
Sijuqwini;-31.6238;29.4485;;;1097;;;eastern-cape-sijuqwini-port-saint-johns
Sikalweni;-31.5723;29.2695;;;629
Sikansini;-31.1069;28.7112;;;1118
Sikantini;-31.7274;28.0264;;;943
Sikhemane;-30.8469;29.325;;;653
Sikhepheni;-30.8406;28.6534;;;1308;8
Sikhepheni Sp;-30.8406;28.6534;;1206;1308
Sikhetlane;-30.3592;28.5827;;;763
Sikhewini;-30.1692;29.0479;;;138
Sikhoba;-31.6586;28.5201;;;893
Sikhobeni;-32.032;28.0702;;;225;8
Sikhobeni;-31.9265;28.6918;;;890
Sikhulu;-31.0706;29.9417;;;69
Sikhulu;-30.8938;29.1048;;;999
Sikhululweni;-31.0858;29.3941;;;999
Sikhumbeni;-30.8565;29.2911;;;653
Sikisi;-30.9131;28.9866;;;557;8
Sikitini;-31.3585;29.5733;;;646;30
Sikitini;-31.1429;29.422;;;278
Sikoba;-31.9469;28.6856;;;890
Sikobeni;-31.6918;27.9429;;;943;8
Sikobeni;-31.1429;28.952;;;1118
Sikolweni;-31.0384;28.9718;;;557
Sikroxweni;-30.4462;27.5657;;;1242
Silangwe;-31.2297;29.6873;;;646
Silevini;-31.2133;28.7021;;;1336
Silindini;-31.8157;28.572;;;890
Silindini;-30.6795;29.1686;;;653
Silindini;-30.6598;28.5543;;;1308
Silositsha;-32.7724;27.36;;;486
Silver Town;-32.2008;26.7998;;;1165;50
Silver Town;-31.9058;26.8608;;;523;30
Silverdale;-33.0231;27.6654;;;230;15
Silverton;-31.6162;28.8221;;;893;30
Simakadeni;-30.9287;29.7318;;;69
Simela;-30.6825;28.8773;;;557
Sinakanaka;-32.7533;26.8559;;;201
Sinakho;-31.3853;27.038;;1301;210
Sinamva;-30.8819;29.0045;;642;557
Singcukeni;-31.3943;28.2426;;;943
Singeni;-32.8682;26.9134;;;820
Singeni;-32.4379;28.1865;;;118
Singeni;-31.8334;28.186;;;943
Singeni;-31.3081;28.5519;;;1336
Singeni;-30.7991;29.3921;;;653
Singeni A;-32.2008;28.7946;;;1431
Singeni B;-31.8281;28.2928;;;225
Singqezi;-30.796;28.7112;;1119;557
Singqumeni A;-31.4371;28.2557;;;943
Singqumeni B;-31.402;28.2745;;;943
Singungweni;-31.1207;28.6551;;;992
Sinqa Sedonki;-31.6383;29.3181;;;1097;;;eastern-cape-sinqa-sedonki-port-saint-johns
Sinqogo;-31.0649;30.1381;;;69
Sinquma;-31.148;29.3518;;;999;8
Sintsana;-32.4639;28.4057;;;139
Sinwandweni;-31.6647;28.8948;;;949
Sinxago;-31.1319;28.6167;;;992
Sinyaqa;-30.791;29.0237;;;557
Sipafeni;-31.4778;27.6856;;;121
Sipaqeni;-31.0642;29.5176;;;278
Sipetu;-31.0896;29.1851;;;999
Siphaleni;-32.1718;28.1748;;;118
Siphepheto;-30.5383;28.8359;;;763
Siphethu;-30.7677;29.5458;;;999
Siphezini A;-31.1559;29.4775;;;278
Siphezini B;-31.2498;29.5278;;;646
Siphingweni;-32.692;27.0102;;;820
Siphola;-30.1619;28.9525;;;709
Siphunzana;-31.7224;29.3682;;;1097;;;eastern-cape-siphunzana-port-saint-johns
Siphusiphu;-31.4484;29.3047;;;1097;;;eastern-cape-siphusiphu-port-saint-johns
Sipundu;-30.8622;29.2621;;;653
Siqabeni;-31.9857;27.2018;;;160
Siqhingeni;-30.7297;28.8354;;665;557;8
Siqhingeni;-30.6966;29.1224;;;557;8;;eastern-cape-siqhingeni-kwabhaca-2
Siqhozameni;-31.4735;29.3079;;;1097;;;eastern-cape-siqhozameni-port-saint-johns
Siqikini;-31.9782;27.2131;;;160
Siqikini;-31.7608;28.9074;;;890
Siqikini;-31.5663;26.9274;;;210
Siqikini;-31.1172;28.7848;;;1118
Siqikini A;-31.8518;27.8576;;1214;1338
Siqingqini;-31.7126;27.9428;;;943;8
Siqithi;-31.2525;28.6207;;;1336
Siqungqwini;-31.134;28.6627;;1204;992;8
Siqungqwini;-31.1293;28.6264;;;992;8;;eastern-cape-siqungqwini-nqanqarhu-2
Siretshe;-31.2374;29.3399;;;278
Sirhoqobeni;-30.7356;29.2611;;1011;653
Sirhoshweni;-31.935;28.8706;;;890
Sirhudlwini;-30.8337;28.9461;;;557
Siroshweni A;-31.8706;28.3641;;;225
Siroshweni B;-31.9385;28.475;;;244
Sisilane;-32.2188;26.6337;;;1165
Sisulwini;-30.7116;29.2236;;;653
Sisuzeni;-31.2932;29.1478;;;1118
Siszini;-32.0677;28.3586;;;225
Sitatwini;-32.0835;28.5971;;;244
Sitebe;-31.8063;28.4966;;;890
Sitebe;-31.7471;28.2787;;;943
Sithangameni;-31.0393;28.8066;;;1118
Sithebe;-31.0465;29.2919;;919;999
Sithinteni;-30.7239;29.1622;;811;653
Sithiweni;-30.5826;29.0425;;;138
Sithole Park;-31.0724;28.3659;;;992;30
Sithukuthezi;-30.8315;29.596;;;69
Sitishini;-32.0501;28.5061;;;244
Sitishini;-31.495;28.1409;;;943
Sitishini;-31.0153;28.686;;;1118
Sititshini;-31.0292;29.0013;;;1118
Sitoleni;-31.4751;28.156;;;943
Sitoromo;-30.4142;27.5309;;;1242
Sitshayelo;-31.3367;29.5087;;;646
Situlu;-31.2172;29.3353;;;278
Situmba;-32.0214;27.9508;;;1338
Sitywathi;-32.2094;28.7988;;;1431
Sivangxa;-32.3602;27.8271;;;948
Sivianeni;-30.9438;28.7909;;;1118
Siviwe;-32.5975;27.8773;;;526;30
Sivumela;-30.7086;28.7569;;;557
Sixambuzi;-31.86;29.1062;;;949
Sixhotyeni;-31.6256;28.5645;;;893
Sixhotyeni;-30.916;28.3731;;;992
Sixhotyeni;-30.7693;29.3794;;;653
Sixontweni;-31.162;29.7439;;;278
Sixotyeni;-31.7051;28.0052;;;943
Sixotyeni A;-32.0041;27.9214;;;1338
Sixotyeni B;-32.0987;27.6264;;;160
Sixuzulu;-31.6087;28.3395;;;893
Siyabulela;-31.2105;29.7255;;;646
Siyakha;-33.0462;27.8396;;;230;90
Siyalweni;-30.6486;28.5434;;;1308
Siyanda;-32.3176;28.1604;;;118;30
Siyaya;-30.9013;29.126;;;999
Sizindeni;-32.0116;28.9902;;;244
Sizindeni;-31.7973;28.9991;;;949
Sizindeni A;-31.9446;29.154;;;159
Sizindeni B;-31.888;28.9512;;;890
Skafu;-32.5953;27.1217;;;486
Skepaneng;-30.2103;28.6272;;;709
Sketsheni;-30.5894;27.6255;;72;1242
Skisazana;-30.5207;27.2119;;;1242
Skolweni;-32.9015;26.7876;;;201
Skolweni;-31.9398;28.0479;;;943
Skovane;-32.3849;27.9354;;;948
Skroon;-30.5434;27.4077;;;1242
Skroqobeni;-30.7188;29.2797;;1011;653
Skwayini;-30.9575;28.8383;;;1118
Slevini;-31.9576;27.3824;;;160
Slovo Park;-32.9544;27.7643;;794;230;150
Small Location;-30.5847;28.8911;;;138
Smarths;-32.3247;28.1911;;;118;30
Smit;-31.4257;28.2979;;;943
Snowabile;-31.0775;28.3666;;;992;8
Sobotini;-32.7125;27.3846;;;1256
Sofaye;-30.9043;28.9806;;;557;30
Sokwane;-30.5999;28.6242;;;763
Sokweba;-31.8494;28.2336;;;943
Solani;-32.2357;28.7851;;;1431
Solomoni;-30.8938;29.4445;;657;999
Solomzi;-30.6972;28.4966;;;1308;30
Somatika;-32.1346;28.419;;;225
Somerville;-31.1984;28.6441;;792;992
Somnqobo;-31.4968;29.4923;;;1097;;;eastern-cape-somnqobo-port-saint-johns
Sompunzi;-31.8316;28.2471;;;225
Sondernooi;-31.0879;28.3761;;;992;30
Songonyane;-30.6033;28.5527;;;763
Sonwabile;-31.0775;28.3666;;1221;992
Soto;-32.6906;28.1275;;;366
South Down;-32.7378;27.5342;;;1114;15
South End;-33.9736;25.6231;;;345;90
Southernwood;-33.0002;27.9049;;;230;90
Southernwood;-31.6027;28.7687;;;893;30
Southridge Park;-31.611;28.7468;;;893;30
Soweto on Sea;-33.8556;25.5599;;1479;345;150
Spandauville;-32.2672;24.535;;;346;30
Spolweni;-30.7166;29.3848;;;653
Spongweni;-31.431;27.1509;;;210
Spoornet Grounds;-32.7431;25.802;;;166;30
Spring Grove;-32.1293;26.4811;;1272;1267
Spring Vale;-31.6319;28.6772;;;893
Springdale;-33.922;25.557;;;345;90
Springfield;-33.9818;25.5448;;;345;90
Springkaanspoort;-30.5369;27.606;;;1242
Springs;-32.4682;28.0664;;;118
Sprinkaan;-30.2611;28.6114;;;709
Sqitini;-30.3682;27.4167;;;1242
St Francis Links;-34.162;24.8098;;;1234;30
St Georges Strand;-33.8185;25.6579;;;345;90
St Mary;-32.8814;27.7336;;;230;15
St Paul;-30.2557;28.7259;;;709
St. Cutherts Mission;-31.2998;28.6305;;;1336;;;eastern-cape-st-cutherts-mission-tsolo
St. Mark's;-32.0043;27.3647;;;160;;;eastern-cape-st-marks-cofimvaba
Stanford;-30.9193;29.9929;;;69
Stanhope;-32.66;27.4924;;;1256
Sterkspruit;-30.5249;27.3661;;;1242
Steve Tshwete;-30.7191;27.2;;;593
Steynburg;-31.3046;25.8199;;;1244;30
Steytler;-33.9387;25.5847;;;345;90
Sthaleni;-30.9795;28.6514;;;1118
Stinkoro;-30.852;28.6146;;;1308
Stirling;-32.9913;27.9223;;;230;90
Stockpens;-30.682;28.5086;;;1308;30
Stofile Village;-33.8943;25.1386;;1292;378;30
Stofini;-30.937;29.8141;;;69
Stoney Craft;-31.6833;27.3183;;;120
Stoney Drift;-32.9937;27.8866;;;230;90
Stophine;-30.6173;27.3663;;;1242
Strelitzia Park;-33.7502;25.4255;;;480;90
Strelitzia Park Ext;-33.7426;25.4264;;;480;90
Struandale Industrial;-33.903;25.5798;;1479;345;6
Stshayelo;-31.509;29.4287;;;1097;;;eastern-cape-stshayelo-port-saint-johns
Stuttaford;-31.8928;26.8564;;;523;30
Sub-village;-31.8808;28.2623;;578;225
Sugarbush;-30.8259;29.2015;;;653
Sulenkama;-31.0249;28.6899;;;1118
Suluberhe;-30.6814;29.5264;;106;653
Summer Pride;-32.9587;27.847;;;230;90
Summerstrand;-33.993;25.6616;;;345;90
Sunduzwayo;-30.9168;29.9661;;;69
Sundwana A;-32.0093;28.1631;;;225
Sundwana B;-32.1584;28.968;;;244
Sundwane;-31.6028;28.8489;;;629
Sundwane;-31.4731;28.0809;;;943
Sunny South;-33.0711;27.6284;;;230;15
Sunnyridge;-33.0392;27.8537;;;230;90
Sunnyside;-30.8382;29.769;;;69
Sunridge Park;-33.9538;25.5294;;;345;90
Sunrise;-31.3465;29.4534;;;1097;;;eastern-cape-sunrise-port-saint-johns
Sunrise-On-Sea;-32.9196;28.0507;;;230;15
Susa;-30.979;29.028;;895;557
Swane Ridge;-30.9444;29.6491;;;69
Swartkops;-33.865;25.603;;;345;90
Swaswuba;-30.8918;28.3929;;;992
Swazini;-31.5732;29.4062;;;1097;;;eastern-cape-swazini-port-saint-johns
Swazini;-31.0011;30.0284;;;69
Sweet;-32.8336;27.0152;;;820
Swekileni;-31.7054;27.8217;;;943
Swelitsha;-30.8662;28.9119;;;557
Sydenham;-33.9295;25.6004;;;345;90
Tabankulu;-30.975;29.3217;;;999
Tabase;-31.6448;26.8322;;;210
Tabase;-30.4966;28.2898;;;1308
Tabase Mission;-31.5733;28.5692;;;893
Tabazini;-31.7696;27.8131;;;1338
Tafalofefe;-32.4303;28.4798;;;139
Tafeni;-33.0303;27.4528;;;376
Tafeni;-32.8647;27.1186;;;820
Tafeni;-32.5985;28.3983;;;139
Tafeni;-32.0146;28.564;;;244;11
Tafeni;-31.8227;28.3818;;;890
Tafeni;-31.7669;28.684;;;890;;;eastern-cape-tafeni-mqanduli-2
Tafeni;-31.5299;27.4627;;;121
Tafeni;-31.3668;29.1042;;;629
Tainton;-32.7676;28.0614;;;526
Taiwan;-31.8505;27.6377;;;160
Takalani;-31.3348;27.8353;;;501;30
Takalani;-30.7859;25.7953;;;1374;30
Takazi;-32.5573;28.4304;;;139
Tala;-31.8329;28.9735;;;890
Talemofu;-32.0244;29.0262;;;244
Taleni;-32.0312;27.4997;;;160
Taleni;-31.863;28.7056;;;890
Taleni;-31.462;27.7094;;;121
Taleni;-31.4284;28.1729;;;943
Taleni;-31.2725;29.3464;;;646
Taleni;-31.0117;29.259;;771;999
Taleni;-30.9349;29.6855;;;69
Taleni A;-32.2001;28.4167;;;1431
Taleni B;-32.1557;28.4186;;;225
Tamara;-32.9849;27.2199;;;1061;8
Tamara A;-32.9968;27.1701;;1266;1061
Tambeko;-30.8779;29.4663;;;999
Tambo;-32.1372;26.8129;;;1426
Tamboekievlei;-32.5903;26.7259;;;1194
Tamsana;-31.9791;28.7959;;;890
Tantyi;-33.2987;26.542;;;698;50
Tapoleng;-30.5555;27.3698;;;1242
Tapushe;-33.0471;27.36;;;1061
Tapuu;-30.5403;27.3658;;;1242
Taweni;-31.5883;29.2058;;;629
Taweni;-31.1466;29.6593;;;278
Taybank;-33.9395;25.5322;;;345;90
Teba;-32.7374;26.6137;;;565
Teko-Fihla;-32.3693;28.2519;;;118
Teko-Kona;-32.3485;28.2847;;;118
Telle Mission;-30.4378;27.5587;;;1242
Tembeni;-32.2559;28.4554;;;1431
Tembeni;-30.7055;28.5235;;;1308
Tembisa;-31.6656;28.2294;;;943
Tembisa;-31.0204;26.3205;;;113;30
Tembukazi;-31.3635;29.2557;;;646
Tenetyana;-30.795;28.9289;;;557
Tentergate;-32.0949;26.4599;;;1267;11
Tenza;-32.1021;27.8456;;;1338
Tereseng;-30.2251;28.58;;;709
Thaba Chicha;-30.3665;28.3915;;;709
Thabakhobelu;-30.6537;28.2711;;;1308
Thabakhubelu;-30.6493;28.2476;;;1308;14
Thabaputsoa;-30.693;28.4384;;;1308
Thabazini;-31.7467;27.791;;;1338
Thabeng;-30.5111;28.6367;;;763
Thafabanzi;-31.2335;29.4479;;;278
Thafeni;-31.4592;29.4599;;;1097;;;eastern-cape-thafeni-port-saint-johns
Thafeni;-30.6534;28.7694;;;557
Thahathala;-30.6099;28.8018;;;763
Thakanelo;-31.2573;29.6321;;;646
Thaleni;-32.1749;28.3798;;;225;15
Thaleni;-31.4923;27.142;;;210
Thambana;-31.793;29.3299;;;1097;;;eastern-cape-thambana-port-saint-johns
Thambekeni;-31.0982;28.6611;;;1118
Thambekeni;-30.5908;28.4642;;;1308
Thambo Park;-32.9405;27.6838;;794;230;150
Thamsanga;-30.5506;29.0767;;;138
Thandela;-32.4128;28.6138;;;1431
Tharfield;-33.3586;27.2376;;;1061
The Gates;-31.5966;29.5209;;1097;1097;;;eastern-cape-the-gates-port-saint-johns
Theescombe AH;-33.9893;25.497;;;345;6
Thekwini;-31.8563;29.032;;;949
Thekwini;-31.6652;29.3953;;;1097;;;eastern-cape-thekwini-port-saint-johns
Thekwini;-31.037;29.6309;;;69
Themba;-33.18;26.9698;;;1061
Thembalesizwe;-32.4873;24.0729;;;0;30
Thembalethu;-32.9631;27.7745;;794;230;150
Thembalethu East Industrial;-32.9502;27.7835;;794;230;6
Thembani;-32.4638;28.197;;;139
Thembani;-32.0127;27.3226;;;523
Thembeni;-31.4286;29.6529;;;646
Thembeni;-31.3782;28.9201;;;629
Thembeni;-30.5504;28.4145;;;1308
Thembisa;-31.037;28.7418;;;1118
Thembisa;-30.6916;29.4627;;;653
Thoboyi;-32.1165;27.9668;;;948
Thokozani;-30.941;29.8868;;;69
Tholang;-30.2705;28.8071;;;709
Tholeni;-32.3671;27.9766;;;118
Tholeni;-31.0479;28.8844;;652;557
Tholeni;-30.9753;28.9047;;;557;;;eastern-cape-tholeni-kwabhaca-2
Thomas Gamble;-33.7465;25.3741;;;480;90
Thorn Park;-32.8173;27.0034;;;820
Thorneycroft;-31.9264;26.5861;;;1267
Thornfield;-32.9893;27.5193;;;1114;15
Thornham;-33.9757;23.949;;;458
Thornhill;-31.9831;26.5981;;;1267;11
Thoteng;-30.4394;28.4122;;;1308
Thozamisa;-31.665;26.8291;;;120
Thubeni;-32.4494;28.643;;;139
Thulupa;-30.9639;29.8338;;;69
Thunga;-32.2225;27.9867;;;948
Thungwana;-31.9762;28.7709;;;890
Thuntu-Tela;-30.5552;27.4228;;1394;1242
Thunzini;-32.1048;27.5179;;;160
Thuswini;-31.6738;28.9005;;;949
Thuthurha;-32.4319;28.2437;;;139
Thwabe;-31.9326;28.5743;;;890
Thwalikhulu;-31.9575;28.983;;;159
Thwasi;-31.0645;29.5871;;;278
Tienbank;-30.536;27.3553;;;1242
Tikitiki;-31.3584;28.7301;;;1336
Tikolwana;-31.014;28.6983;;;1118
Tildini;-33.0477;27.3707;;;376
Timani;-32.0337;28.2697;;;225;15
Tina Falls;-31.2182;29.0257;;;1118
Tinana;-30.5429;28.432;;;1308
Tinis;-32.7686;26.6486;;;565;30
Tiping;-30.2411;28.8779;;;709
Tipini;-31.5963;28.8032;;;893;30
Tiwane;-31.5094;27.5927;;;121
Tizana;-31.8882;28.2574;;;225
Tjoks 400;-33.7904;25.5757;;876;345;150
Tjoksville;-33.7761;25.5733;;876;345;150
Tjoksville;-31.3853;27.038;;;210;11
Tlakong;-30.4621;27.5197;;;1242
Tlankaneng;-30.4933;27.5532;;908;1242
Toboshane;-32.3518;28.1537;;;118
Toisekraal;-31.8322;26.7397;;;523
Tokwana;-30.6401;28.4235;;;1308
Toleni;-32.4238;27.9859;;;118
Tolofiyeni;-32.8688;27.3372;;;1114;15
Tolofiyeni;-31.5861;28.5731;;;893
Tolweni;-31.0579;29.0497;;;1118
Tombo;-31.6253;29.3919;;;1097;;;eastern-cape-tombo-port-saint-johns
Tonti;-31.7092;29.1144;;;949
Tonti;-30.8608;29.4432;;;999
Tora;-31.284;28.7035;;;1336
Transwilger;-30.7026;27.2148;;;593;30
Trappan;-30.5358;27.6664;;202;1242
Trastin;-30.6358;29.2712;;929;653
Trastini;-32.8083;27.418;;;1114;15
Tre Haven;-33.9507;25.498;;;345;90
Triyville;-33.7289;25.3682;;;480;90
Trust;-32.7293;27.0221;;;486
Trust;-31.4597;27.6042;;;121
Trustini;-30.6455;29.469;;119;653
Tsaba;-33.1403;27.5199;;;1114;15
Tsalaba A;-31.5653;28.0597;;;943
Tsalaba B;-31.5716;27.9505;;;943
Tsazo;-31.7156;27.9749;;;943
Tsekong;-30.6974;28.4798;;;1308
Tsekong;-30.2707;28.4306;;;709
Tsembeyi;-31.5681;27.0122;;;210
Tsengiwe;-31.5925;27.6547;;;121
Tsepisong;-30.3032;28.8291;;;763
Tshabaqu;-32.1294;27.8063;;;948
Tshabo 2;-32.9307;27.5292;;;1114;15
Tshakude;-31.5378;29.3188;;;1097;;;eastern-cape-tshakude-port-saint-johns
Tshali;-32.1915;28.3904;;;225
Tshamanzi;-32.1593;28.22;;;118
Tshamazimba;-31.5519;27.155;;;120
Tshamehlo;-31.9642;27.1013;;;523
Tshani;-31.9341;29.1981;;;949
Tshatshi;-31.8265;29.1881;;;949
Tshatshu;-31.9473;27.3847;;;160
Tshatshu;-31.8667;27.1974;;;120
Tshatshu;-31.3721;28.7202;;;1336
Tshayelela;-31.7845;27.8162;;;1338
Tshazibane;-32.0812;28.2126;;;118
Tshemese;-31.5955;28.6684;;;893
Tsheni;-31.4311;29.31;;;1097;;;eastern-cape-tsheni-port-saint-johns
Tshetshengwane;-32.0546;27.8816;;;948
Tshezi;-31.91;28.8417;;;890
Tshikaro;-30.8988;28.37;;;992
Tshingwana;-30.7064;29.5196;;;999
Tshisa;-30.4827;28.6426;;;763
Tshisabantu;-31.5923;28.9867;;;629
Tshisane;-30.6433;28.6818;;;557
Tshisani;-31.3586;28.8356;;;1336
Tshitshane;-31.5343;29.4382;;;1097;;;eastern-cape-tshitshane-port-saint-johns
Tsholora;-32.1;28.7653;;;244;11
Tshoma;-32.2668;28.3269;;;118
Tshonya;-31.2722;29.5907;;;646
Tshonya;-30.9048;29.8609;;;69
Tshoveni;-32.3736;28.2389;;;118
Tshoxa;-32.6945;27.1563;;;486
Tshungwana;-30.9616;29.0301;;;557
Tshusha;-31.6285;29.3318;;;1097;;;eastern-cape-tshusha-port-saint-johns
Tshuze;-30.874;29.6323;;;69
Tshwathi;-30.9156;29.8393;;;69
Tshwati;-31.9854;28.4445;;;225
Tsikarong;-30.2419;28.5541;;;709
Tsita;-30.2256;28.6539;;;709;8
Tsitsa-Mvula;-30.1882;28.5424;;;709
Tsitsong;-30.2077;28.797;;;709
Tsoelike;-30.6476;28.2367;;1276;1308
Tsolo;-31.0731;29.0921;;;1336
Tsolokazi A;-31.5527;27.2308;;;434
Tsolokazi B;-31.8996;27.1847;;;120
Tsolwana;-32.1763;26.4979;;;1267;8
Tsolwana Game Ranch;-32.1763;26.4979;;1337;1267
Tsomo;-32.2496;27.7727;;;1256
Tsomo Mission;-32.0321;27.791;;;1338
Tsomo Poort;-31.4624;27.6734;;;121
Tsotsa;-30.8952;29.9842;;;69
Tsweleni;-31.7538;29.3626;;;1097;;;eastern-cape-tsweleni-port-saint-johns
Tsweleni;-31.092;29.2197;;248;999
Tubeni;-32.052;28.7501;;;244
Tubeni;-32.0186;27.3773;;;160
Tukayi;-32.7661;27.5019;;;1114;15
Tukela;-31.6403;28.8787;;;949
Tukuba;-31.8168;28.8379;;;890
Tulbagh;-33.9463;25.505;;;345;90
Tungwane;-31.9622;28.7942;;;890
Tungweni;-31.512;29.2063;;;629
Tunxe;-31.6053;28.6081;;;893
Tunzini;-32.0524;28.5703;;;244
Tutaneng;-30.2034;28.5826;;;709
Twane;-31.6072;28.3241;;;893
Twatwa;-31.1825;29.1027;;;1118
Twecu;-33.1134;27.4292;;;376
Twecwana;-33.146;27.4799;;;1114;15
Twee Riviere AH;-33.8346;23.8873;;;458;2
Twezana;-32.8007;27.3102;;446;1114;15
Twinsville;-31.6456;25.8118;;650;415
Tyabana;-32.1097;27.8042;;;948
Tyalara;-31.9065;28.491;;;890
Tyara;-31.4787;28.9919;;;629
Tyata;-33.0749;27.3607;;;376
Tyatyora;-32.7377;26.708;;;565
Tyawana;-31.946;27.5708;;;160
Tyebu;-33.2134;27.1143;;;1061;30
Tyekana;-32.2392;28.0768;;;118
Tyelekebende;-32.1046;28.4367;;;225
Tyelimdaka;-32.7384;27.0343;;;486
Tyemhlophe;-30.721;28.6885;;;557
Tyeni;-33.0668;27.4549;;;1114;15
Tyeni;-32.9672;27.2132;;;1061
Tyeni;-31.8128;28.309;;;943
Tyeni;-31.5545;28.4901;;;893
Tyeni;-31.352;29.6387;;;646
Tyeni;-30.9101;28.6087;;;1308
Tyeni;-30.8991;30.0923;;;69
Tyeni;-30.6786;29.0285;;;557
Tyhila;-32.3266;28.36;;;118
Tyholom;-32.2391;28.371;;567;1431
Tyhume;-31.0264;28.6556;;;1118
Tyhusha;-33.1096;27.4622;;;1114;15
Tyindye;-32.1898;27.8331;;;948
Tyinirha;-32.305;27.9629;;;948
Tyityaba;-33.1947;27.2936;;;1061
Tyiweni;-30.5965;29.0809;;;138
Tylden;-32.1159;27.0725;;;1426
Tyumbu;-31.649;28.7943;;;893
Tyutyu;-32.8526;27.4511;;63;1114;90
Tyutyu;-32.8308;27.3926;;;1114;15;;eastern-cape-tyutyu-qonce-2
Tyutyu North;-32.8436;27.4534;;63;1114;90
Uitenhage AH;-33.7883;25.3677;;;480;6
Uitenhage Lower Central;-33.7731;25.3925;;;480;90
Uitenhage Upper Central;-33.7644;25.3925;;;480;90
Uitkyk;-33.9507;24.3068;;;479;30
Ulahlangubo;-32.0679;28.1735;;;948
Ulundi;-30.6304;28.226;;;1308;8
Umlanga;-31.4505;27.2182;;;434
Umnga;-31.4336;28.3706;;904;1350
Umntla;-31.75;27.4989;;;160;;Maseleni Village
Unifound;-31.9172;26.8536;;;523;30
Unity Park;-31.3658;29.5536;;;646
Upper Beyele;-31.774;27.9374;;;943
Upper Cala;-31.485;27.5044;;;121
Upper Centuli;-31.6872;28.5536;;;893
Upper Cezu;-31.7579;28.6933;;;890
Upper Didimana;-32.1496;26.5774;;;1165
Upper Gcilishana;-32.363;28.1008;;;118
Upper Gqaga;-31.5069;28.2086;;;943
Upper Gxulu;-32.6471;27.108;;;486
Upper Hackney;-32.3118;26.6354;;;1165
Upper Hukuwa;-32.1548;26.6506;;;1165
Upper Joveleni;-30.5874;27.4017;;;1242
Upper Komkulu;-31.7101;27.9945;;;943
Upper Kroza;-31.214;28.9039;;;1118
Upper KuSabalele;-32.0976;27.459;;;160
Upper Lahlangubo;-32.1877;26.6652;;;1165
Upper Lotana;-31.3118;28.884;;;1336
Upper Lwandlana;-30.996;28.7534;;;1118
Upper Macibe;-32.4865;28.3031;;;139
Upper Malepelepe;-31.2175;28.717;;;1336
Upper Mangxongweni;-31.7096;28.0824;;;943
Upper Maqanyeni;-31.4876;28.8598;;;629
Upper Matanzima;-31.6552;28.961;;;949
Upper Mbinja;-31.3603;28.4976;;;1336
Upper Mbulukweza;-32.209;27.7301;;;1338
Upper Mchubakazi;-32.3092;28.1843;;;118
Upper Mgwalana;-31.5739;27.8469;;;943
Upper Mkata;-31.2859;29.3806;;;646
Upper Mnyamana;-30.6149;28.7638;;;557;8
Upper Mnyameni;-32.6202;27.0748;;;486
Upper Mtombe;-33.0513;27.3368;;;1061
Upper Mvenyane;-30.5502;29.0665;;;138
Upper Ndlantaka;-30.8869;29.2718;;;999
Upper Ndonga;-31.6551;27.3111;;;120
Upper Ndwana;-31.557;27.5217;;;121
Upper Ngqokotho;-31.7298;28.1625;;;943
Upper Ngqolosa;-32.11;27.5993;;;136
Upper Ngqowa;-33.3522;27.1215;;951;1061
Upper Ngqwarha;-31.7625;28.7384;;;890
Upper Nzolo;-31.7165;28.0936;;;943
Upper Rolweni;-30.5582;28.8258;;;763
Upper Sinxago;-31.1484;28.5932;;;992
Upper Tokwana;-30.6523;28.3934;;;1308
Upper Tsitsana;-30.8326;28.3051;;;1308
Upper Tsitsikama;-32.2192;26.5797;;;1165
Upper Xabane;-31.3658;28.6645;;;1336
Upper Xolobe;-32.1495;27.6191;;1444;136
Upper Xuka;-31.7282;28.1523;;;943
Upper Zangqokwe;-32.0751;26.5762;;;1165
Upper Zunqua;-31.679;28.6827;;;893
Valencia;-33.5521;25.6905;;;3;30
Valleisig;-33.7732;25.4224;;;480;90
Van Der Stel;-33.9428;25.4894;;;345;90
Van Rensburgdorp;-32.5719;27.4106;;;1256;30
Van Riebeeck hoogte;-33.7697;25.4146;;;480;90
Vane;-31.1947;29.1919;;;999
Vanes Estate;-33.737;25.4159;;;480;90
Vayi;-30.9688;29.7756;;;69
Velani;-32.6634;26.9452;;;201
Velani;-32.6325;26.9546;;457;1194
Vergenoeg;-31.3289;27.8233;;;501;50
Vergenoeg;-31.2796;25.8062;;495;1244;50
Vergenoeg;-30.5446;27.3601;;;1242
Vermiljoenskuil;-30.2286;29.0125;;;138
Victoria Park;-31.9244;26.874;;;523;30
Vilo;-31.4739;29.2301;;;629
Vincent;-32.9796;27.9074;;;230;90
Vincent Heights;-32.9734;27.9154;;;230;90
Vinitshi;-31.8161;29.216;;;949
Vithini;-31.7754;29.3115;;;1097;;;eastern-cape-vithini-port-saint-johns
Vlei;-31.1702;29.6817;;;278
Voveni;-30.8187;29.1556;;;557;8
Voyizana;-31.6362;27.6134;;;121
Voyizane;-30.57;27.4283;;;1242;40
Vrystad;-32.1032;27.8733;;;1338
Vukandlule;-31.6619;29.4606;;;1097;;;eastern-cape-vukandlule-port-saint-johns
Vukani;-33.3076;26.5558;;;698;30
Vukani;-31.5182;27.3228;;;434
Vukuza;-31.9889;27.6077;;;160
Vuli Vally;-32.3143;28.2016;;;118;30
Vulindlela;-31.0358;30.1372;;;69
Vumenjani;-32.3541;27.9453;;;948
Vutha;-32.062;28.5055;;;225
Vuvu;-30.6077;28.2402;;;1308
Vuyisile;-30.9279;29.8766;;;69
Vuyolwetho;-33.3431;24.3355;;;1246
Waca;-31.7568;28.0827;;;943
Wadgewood Golf estate;-33.9062;25.3884;;;345;90
Wakefield;-33.3184;27.1935;;;1061
Walaza;-30.4177;27.3571;;;1242;20
Walmer;-33.9771;25.5856;;;345;150
Walmer (X, O and J);-33.9888;25.5835;;;345;90;;eastern-cape-walmer-x-o-and-j-gqeberha
Walmer Downs;-33.9701;25.5639;;;345;90
Walmer G South;-33.9867;25.5976;;;345;90
Walmer Heights;-33.9961;25.5576;;;345;90
Waqu;-31.6145;28.3733;;;893
Wartburg;-32.4539;27.4354;;;1256
Waterfall;-31.609;28.7901;;;893;30
Waterfall;-31.5409;27.1541;;;434
Waterfall;-31.3883;28.7524;;;1336
Waterfall A;-31.6008;28.8144;;;893;30
Waterfall B;-31.6172;28.7659;;;893;30
Waterford;-33.0678;25.0075;;;452
Wavecrest;-34.0233;24.9195;;;453;30
Wawa;-31.9738;28.8822;;;244
Wayisi;-31.7021;28.8943;;;949
Welcomewood;-33.0269;27.5096;;;1114;15
Well Estate;-33.8345;25.6267;;;345;90
Wellsdale;-32.5113;26.7431;;;1194
Wellshot;-32.1418;28.3882;;1429;225
Weltevrede;-33.0798;27.1607;;;1061
Wema;-31.4566;29.6474;;;646
Weni;-31.9065;28.703;;;890
Wentzel Park;-33.6484;26.4149;;;11;30
Wesleyville;-33.131;27.4473;;;1114;15
West Bank Village;-33.035;27.9068;;;230;90
West End;-33.8798;25.5219;;59;345;150
Westbank;-32.8665;27.3791;;;1114;90
Westbourne;-31.902;26.853;;;523;30
Westdene;-31.2876;25.8091;;495;1244;50
Westering;-33.9354;25.5236;;;345;90
Western Hills;-33.9314;25.533;;;345;90
Westlands AH;-33.9441;25.3948;;;345;6
Weston;-33.8495;24.8625;;;378;30
Westview Heights;-33.6029;26.8775;;;1094;30
Weybridge Park;-33.9629;25.5127;;;345;90
Weza;-32.2528;28.4739;;;1431
White City;-30.5294;27.66;;202;1242
Wicksdale;-31.3527;29.0246;;;629
Wilfried Baur;-30.2998;28.7852;;;709
Wili;-32.5348;28.4826;;;139
Willow;-32.1418;28.3882;;;225;20
Willow Glen;-33.9559;25.4937;;;345;90
Willow Park;-33.0427;27.8142;;;230;90
Wilsonia Industrial;-32.9811;27.8244;;;230;6
Windsor;-31.8845;26.8723;;;523;30
Windsor Park;-33.8005;25.4882;;;195;90
Windvogel;-33.8977;25.544;;59;345;150
Winterhoek;-33.7512;25.4336;;;480;90
Winterhoek Park Ext;-33.7429;25.4345;;;480;90
Winterstrand;-33.0938;27.792;;;230;90
Witelsbos AH;-34.0006;24.1162;;;479;2
Witelsbos Bosch Forest;-33.9756;24.1129;;;479;2
Woburn;-32.7115;26.8775;;;201
Wodehouse;-31.9667;27.5516;;;160
Wolela;-32.2437;28.4263;;;1431;11
Wongalethu;-33.0271;24.3332;;;512
Wongalethu;-32.1128;28.0757;;;948
Woodbrook;-33.0334;27.875;;;230;90
Woodlands;-33.9638;25.5202;;;345;90
Woodlands;-33.2516;27.0551;;;1061
Woodleigh;-32.9912;27.9324;;;230;90
Woodridge;-33.9127;25.2075;;;345;90
Woodstock;-31.1239;28.4911;;;992
Wooldridge;-33.2224;27.2389;;;1061
Xabane;-31.3826;28.6946;;;1336
Xabano;-31.0707;29.0212;;;1118
Xabisweni;-31.9197;27.2989;;;160
Xalanga;-31.8144;28.6164;;;890
Xaleni;-32.107;26.6691;;;1426
Xamane;-32.38;27.7491;;;948
Xamnyiba;-30.9716;29.3442;;;999
Xanxo;-32.0769;29.0047;;;244
Xaxasimba;-32.4927;28.076;;;118
Xaxazana;-30.5722;28.5142;;;1308
Xengxe;-32.9382;27.1797;;;1061
Xeni;-32.0647;28.2684;;;225
Xeni;-31.6566;27.1958;;;120
Xeni;-31.2938;28.6547;;;1336
Xentu;-31.5721;28.3158;;;943
Xhama;-33.1758;27.5365;;;1114;15
Xhama;-30.7556;29.4827;;;999
Xhameni;-30.6715;29.0006;;;557
Xhamini;-31.3182;29.2936;;;646
Xhentu;-31.2316;28.7481;;;1336
Xhiba;-32.0552;28.9772;;;244
Xhibeni;-31.9736;29.0803;;;159
Xhibeni;-31.6343;28.2037;;;943
Xhokonxa;-31.2656;28.7775;;;1336
Xholongada;-32.2877;28.4893;;;1431
Xhrana;-31.9395;28.7544;;;890
Xhugxwala;-31.75;28.6623;;;890
Xhurana;-31.2596;29.5006;;;646
Xibeni;-31.78;28.92;;;949
Xidolo;-33.1727;27.2791;;;1061
Xilinxa;-32.0582;27.9931;;;948
Xilinxa;-31.1642;29.1042;;;1118
Xobojiyane;-32.0809;28.5352;;;244
Xojani;-31.651;28.4243;;;893
Xokonxa A;-31.5475;28.0059;;;943
Xokonxa B;-31.4967;28.2116;;;943
Xokoxa;-30.8799;28.8423;;;557
Xolani;-33.2928;26.5446;;;698;30
Xolo;-30.9099;28.9245;;;557
Xolobe;-32.2437;27.6696;;;1256
Xolobe;-32.1543;27.6924;;;1338
Xolobeni A;-31.1952;29.9847;;;69
Xolobeni B;-31.1664;30.0874;;;69
Xolweni;-31.9573;28.6626;;;890
Xongora;-31.666;28.5117;;;893
Xonxa;-31.8442;27.0936;;;120
Xonya;-31.8975;28.0556;;1005;943
Xonya;-31.4318;27.7475;;;121
Xopo;-31.1467;29.2244;;;999
Xoposo;-30.9906;29.4684;;;278
Xora Gonglo;-32.0264;28.8589;;;244
Xorana;-31.9602;28.8515;;;890
Xovula;-31.5489;29.5207;;;1097;;;eastern-cape-xovula-port-saint-johns
Xuka;-31.6935;28.1209;;;943
Xukula;-30.9949;29.1617;;;999
Xukwane;-32.8951;27.1668;;;820
Xuluxomo;-32.0075;27.552;;;160
Xuma;-31.8166;26.7357;;;523
Xume;-32.0509;27.8975;;;1338
Xume;-31.7714;28.3874;;;890
Xwangu;-32.0424;29.0586;;;244
Xwili;-32.1624;28.8432;;;244
Yellow Wood;-32.809;27.4578;;;1114;15
Yellowsands;-32.8986;28.0729;;;366
Yonda;-32.2819;26.674;;;1165
Young Park;-33.917;25.5721;;;345;90
Zabalaza;-32.8208;27.1848;;;1114;15
Zabasa;-31.4616;28.2516;;;943
Zadungeni;-31.0693;29.4402;;;278
Zagwityi;-32.3051;28.1082;;;118
Zahobeni;-31.1835;29.0964;;;1118
Zakhele;-31.9203;26.8507;;;523;30
Zakhele;-31.0849;28.3602;;;992;30
Zakhele;-30.8001;27.958;;;1138
Zalaza;-33.0336;27.0571;;;820
Zanci;-31.8061;28.8293;;;890
Zandukwana;-31.4101;28.8786;;;629
Zangwa;-32.4253;28.0396;;;118
Zantsi;-30.8349;28.8197;;965;557
Zanyeni;-30.6018;28.3237;;;1308
Zanyokwe;-32.7631;27.0989;;;486
Zava;-30.5969;27.0998;;732;593
Zazulwana;-32.2902;28.1622;;;118
Zazulwana;-30.2166;28.8163;;;709
Zele;-31.4941;29.2447;;;629
Zibele;-31.4071;29.6682;;;646
Zibungu;-31.473;29.21;;;629
Zibungu;-31.3746;28.6043;;;1336
Zibunu;-32.4766;28.4383;;;139
Zicubeni;-31.9671;27.6737;;;160
Zidinzi;-31.9854;29.0394;;;159
Zidulini;-32.0432;27.9261;;;1338
Zigadini;-31.5035;28.65;;;893
Zigadini;-30.715;28.7391;;;557
Zigandleni;-31.532;28.0246;;;943
Zigini;-31.9453;28.6635;;;890
Zigodlo;-32.9871;27.0693;;;820
Zigodlo;-32.1963;28.6256;;;1431
Zigquthu;-31.7314;27.5148;;;160
Zihasini;-31.7363;28.5899;;;890
Zihlahleni;-32.8509;27.1655;;;820
Zikhovana;-32.4427;28.2142;;;139
Zikhoveni;-31.111;28.7147;;;1118
Zikhuba;-31.0277;30.1222;;;69
Zikotazi;-31.7548;28.6259;;;890
Zikova;-33.2312;27.478;;;1114;15
Zikwaba;-32.8527;27.773;;;230;15
Zilandana;-31.1452;28.5997;;;992
Zilandana;-31.1063;28.8349;;;1118
Zilangweni;-32.0514;28.8711;;581;244
Zimanzi;-31.8199;29.0845;;;949
Zimbaba;-32.5824;28.298;;;139
Zimbane;-31.7348;28.6931;;;890
Zimbane;-30.7381;28.5579;;;1308
Zimbengwini;-30.9135;28.7146;;;1118
Zimbileni;-30.9298;28.9808;;;557
Zimbomvu;-32.0899;28.531;;;1431
Zimbuku;-32.1684;28.264;;;225
Zimito;-31.0413;28.9115;;;557
Zimokolweni;-30.2798;28.6946;;;709
Zimpofu;-30.6239;28.6529;;;763
Zimpohleni;-31.263;29.2698;;;278
Zimtshe;-32.0799;28.7884;;;244
Zincuka;-30.6178;28.5801;;;763
Zincukutwini;-31.8789;29.1449;;;949
Zindawa;-30.5872;28.2305;;;1308
Zingadini;-31.8077;27.6699;;;160
Zingcaceni;-31.6447;26.902;;;120
Zingcuka;-32.6755;27.0441;;;486
Zingcuka;-32.0839;28.251;;;225
Zingcuka;-31.3016;28.6606;;;1336
Zingonyameni;-30.6151;28.5209;;;1308
Zingqandana;-32.4511;28.0056;;;118
Zingqolweni;-31.7016;27.3681;;;120
Zingxangele;-30.6181;27.5824;;1062;1242
Zinini;-30.8596;29.7986;;;69
Zinkedama;-32.3311;27.9576;;810;948
Zinkumbeni;-31.4202;29.0742;;;629
Zinkumbini;-31.5276;28.7763;;;893
Zinkuwu;-31.9982;29.0644;;;159
Zinqawe;-30.9148;28.7517;;;1118
Zinyangeni;-31.2124;29.7171;;;646
Zinyoka;-32.8134;27.4156;;;1114;15
Zinyoka;-32.4693;28.054;;;118
Zinyoka;-31.7992;28.6241;;;890
Zinyosini;-30.5746;28.6246;;;763
Ziphondo;-31.496;29.2938;;;1097;;;eastern-cape-ziphondo-port-saint-johns
Ziphunzana;-32.7012;28.039;;;526
Ziqhamnganeni;-32.1082;28.1962;;;118
Zisoyini;-31.5912;26.9798;;;210
Zitapile;-30.5692;28.8593;;;763
Zitatele;-31.5699;28.8849;;;629
Zitenjeni A;-32.1021;28.851;;;244
Zitenjeni B;-32.399;28.667;;;1431
Zitenjini;-31.8817;28.8479;;;890
Zitetyaneni;-30.5991;27.2142;;1472;593
Zithembu;-31.8867;28.8099;;;890
Zithenyini;-32.1054;28.8136;;;244
Zithulele;-32.0454;29.0934;;;159
Zitulele;-32.3258;28.1628;;;118
Zitulele Industrial;-32.3309;28.1583;;;118;2
Zitzpileni;-31.6484;27.058;;;120
Zixekeni;-31.929;28.7757;;;890
Zixholosini;-31.6611;28.9334;;;949
Zixhotyeni;-31.2813;29.1041;;;1118
Zixinene;-32.7111;26.9969;;;820
Zixinene;-31.5445;26.9428;;;210
Zixothyeni;-32.9714;27.4365;;;1114;15
Zixotyeni;-32.8352;26.9048;;;820
Ziyekeni;-31.5465;27.8706;;;943
Zizamele;-32.3317;28.198;;;118;30
Zizamele;-31.7173;27.2186;;;120
Zizamele B;-32.3369;28.1942;;;118;30
Zola;-32.0116;26.2436;;;1267;8
Zola;-31.6566;28.0322;;;943
Zola;-30.9601;27.6008;;;38;30
Zola;-30.576;27.6146;;72;1242
Zondani;-32.4668;28.1495;;;118
Zubura;-31.5453;28.323;;;943
Zukezweni;-31.5275;28.7676;;;893
Zulu;-30.7959;29.6418;;;69
Zwart Water;-31.6645;26.8476;;;120
Zwartenbosch Golf & Lifestyle Estate;-33.9936;24.748;;;425;30;;eastern-cape-zwartenbosch-golf-lifestyle-estate-humansdorp
Zweledinga;-34.0016;25.3697;;;345;90
Zwelethemba;-31.3783;27.0349;;1301;210
Zwelidinga;-33.3931;27.0762;;;1061
Zwelitsha;-32.9206;27.4212;;;1114;510
Zwelitsha;-32.6675;27.5018;;;1256;8
Zwelitsha;-32.6321;28.3811;;;139
Zwelitsha;-32.0703;29.0128;;;244
Zwelitsha;-31.8172;28.7416;;;890
Zwelitsha;-31.4539;28.761;;;1336
Zwelitsha;-31.3842;26.364;;;855;50
Zwelitsha;-31.3529;29.5585;;;646
Zwelitsha;-31.1681;28.4909;;;992
Zwelitsha;-31.0954;29.2443;;;999
Zwelitsha;-30.8813;28.964;;788;557
Zwelitsha;-30.699;29.0294;;;557;;;eastern-cape-zwelitsha-kwabhaca-2
Zwelitsha;-30.4553;27.3547;;1406;1242
Zwelitsha;-30.2163;29.065;;;138
Zwelitsha A;-31.0235;28.7979;;1454;1118
Zwelitsha Unit 1;-32.9112;27.4154;;1454;1114;150
Zwelitsha Unit 10;-32.9266;27.4223;;1454;1114;150
Zwelitsha Unit 11;-32.9202;27.4137;;1454;1114;150
Zwelitsha Unit 2;-32.9152;27.4156;;1454;1114;150
Zwelitsha Unit 3;-32.9154;27.4242;;1454;1114;150
Zwelitsha Unit 4;-32.9207;27.4292;;1454;1114;150
Zwelitsha Unit 5;-32.9167;27.4202;;1454;1114;150
Zwelitsha Unit 6;-32.9172;27.4134;;1454;1114;150
Zwelitsha Unit 7;-32.9206;27.4212;;1454;1114;150
Zwelitsha Unit 8;-32.9268;27.4369;;1454;1114;150
Zwelitsha Unit 9;-32.9269;27.43;;1454;1114;150
Zwelitsha Zone 7;-32.9232;27.4179;;1454;1114;150
Zwide;-33.8677;25.5571;;1479;345;150
Zwide;-31.6429;25.8035;;650;415
Zwide 1;-33.8662;25.5528;;1479;345;150
Zwide 2;-33.8704;25.5568;;1479;345;150
Zwide 3;-33.8715;25.5684;;1479;345;150
Zwide 4;-33.8618;25.5578;;1479;345;150
eBakaneni;-32.2321;28.4586;;;1431
eBelungwini;-32.1772;28.8744;;;244
eBhalasi;-32.8325;27.4425;;;1114;15
eBhisiniya;-32.0861;28.1085;;;948
eBhityolo;-32.449;27.8969;;;118
eBhoyileni;-32.3864;28.067;;;118
eBhusabelo;-30.9536;28.5617;;;992
eBika;-32.2905;28.2049;;;118
eBiyoni;-31.6346;27.9229;;;943
eBongweni;-32.9811;27.4299;;;1114;15
eBongweni;-32.1037;28.3573;;717;225
eCacadu;-31.7315;27.2051;;;120
eChibini;-31.5346;29.2226;;;629
eChibini;-31.4912;27.2559;;;434
eChibini;-31.4428;27.7221;;;121
eChibini;-31.2037;29.7478;;;646
eChibini A;-31.8437;27.9517;;;943
eCibini;-31.8409;28.1609;;;943
eDakaneni;-32.1426;28.1529;;;118
eDiphini;-30.8411;28.6229;;;1308
eDipini;-31.7568;27.097;;;120
eDrayini;-32.811;26.8847;;;201
eDrayini;-32.7749;27.4864;;;1114;15
eDrayini;-31.6802;28.0268;;;943
eDrayini;-30.1402;28.9337;;;709
eDrayini A;-32.4953;28.1452;;;139
eDrayini A;-32.133;28.3497;;;225
eDrayini B;-32.297;28.4941;;;1431
eDrayini B;-32.2842;27.9842;;;948
eDresini;-30.1772;28.9888;;;709
eDungu;-31.2642;29.2105;;1006;999
eGadini;-31.9802;28.231;;;225
eGcabalata;-31.5083;28.0716;;;943
eGcibhala;-31.8468;27.0624;;;120
eGcukesi;-32.2145;28.2256;;;118
eGoli;-31.7471;29.1866;;;949
eGoso;-32.2817;28.0294;;;118
eGoso;-31.889;29.0868;;;949
eGotyibeni;-31.8635;28.1008;;;943
eGotyibeni;-31.465;28.8448;;;1336
eGotyibeni A;-32.1964;28.4272;;;1431
eGotyibeni B;-32.1762;28.4709;;;1431
eGqubeni;-32.311;27.947;;;948;8
eGqubeni Sp;-32.311;27.947;;1456;948
eGrakhulu;-32.3877;27.8968;;;948
eGxojeni;-31.5142;28.0392;;;943
eHlangalana;-30.9309;28.5277;;;992
eHukwini;-31.853;28.0238;;;943
eJekezi;-32.0934;28.0552;;;948
eJojweni;-33.1572;27.4489;;;1114;15
eJojweni;-32.1468;27.6913;;;1256
eJojweni;-31.9119;29.0349;;;159
eJojweni;-30.8499;28.5444;;;1308
eJojweni A;-32.0302;28.2453;;;225
eJojweni A;-32.0278;28.014;;;943
eJojweni A;-31.6942;27.0442;;;120
eJojweni B;-32.2019;28.5689;;;1431
eJojweni B;-31.6885;27.8579;;;943
eJojweni B;-31.655;27.0728;;;120
eKomannishini;-32.2814;28.0128;;;948
eKrozweni;-32.3274;28.4291;;;1431
eKunene;-31.976;28.8443;;;890
eKunene;-31.9375;28.1711;;;943;8
eLalini;-33.0191;27.2779;;;1061
eLalini;-32.7819;26.7271;;;565
eLalini;-32.2143;28.1712;;;118
eLalini;-32.2076;27.625;;;1256
eLalini;-32.1982;28.7391;;675;1431
eLalini;-32.1656;27.7026;;;1338
eLalini;-32.0842;27.8852;;;948
eLalini;-31.343;28.3938;;;1350
eLalini A;-32.2602;28.1867;;;118
eLalini A;-32.2178;28.8833;;;244
eLalini A;-31.9165;28.1258;;;943
eLalini B;-32.2512;28.6755;;;1431
eLalini B;-31.7883;28.1413;;;943
eLalini C;-32.4037;28.0905;;;118
eLalini C;-32.0101;28.5336;;;244
eLalini D;-31.9197;28.403;;;225
eLalini E;-32.2331;27.8348;;;948
eLalini E;-32.1876;28.4106;;;1431
eLalini F;-32.3982;28.7048;;;1431
eLalini H;-31.9133;28.291;;;225
eLengeni;-32.3792;28.0317;;;118
eLeni;-31.723;27.4347;;;160
eLigwa;-32.3461;28.6066;;;1431
eLixeni;-31.6498;27.4714;;;121
eLixeni;-31.4209;28.2648;;;943
eLokishini;-31.5735;28.0052;;;943
eLupindweni A;-31.7594;26.9561;;;120
eLupindweni B;-31.718;26.923;;;120
eLuqolweni;-32.0811;27.7667;;;1338
eLuqolweni A;-31.7275;27.5642;;1458;160
eLuqolweni B;-31.858;27.7154;;1458;160
eLusuthu;-32.2526;28.1138;;;118
eLuthuthu;-32.0347;28.0574;;;225
eLuxeni A;-31.5818;27.1984;;;120
eLuxeni B;-31.7949;27.0602;;;120
eLuxomo;-31.9504;28.3829;;;225
eLuzie Drift;-30.773;28.5216;;;1308
eMabheleni;-31.9193;28.3732;;;225
eMabheleni;-30.7866;28.6458;;;1308
eMachibini;-31.5259;28.1536;;;943
eMacwereni;-31.7299;28.201;;;943
eMadizeni;-31.6781;28.1823;;;943
eMadopholweni;-32.2633;27.9735;;;948
eMafusini;-31.692;28.1813;;;943
eMagiqweni;-32.4973;28.2818;;;139
eMagiqweni;-32.1749;28.3798;;1282;225
eMagocweni;-32.0412;28.427;;;225
eMagotsini;-32.3451;27.8961;;;948
eMagqobhokeni;-32.7295;27.3499;;;1256
eMahemini;-32.2684;27.978;;;948
eMahlathini;-32.3968;28.3766;;;139
eMahlathini;-30.8382;28.5831;;;1308
eMahliwane;-32.2375;28.2931;;;225
eMahlubeni;-31.8607;28.2748;;;225
eMahlubini;-33.2378;27.1247;;;1061
eMahlubini;-31.2196;28.5986;;;992
eMahlubini A;-32.4637;27.9771;;;118
eMahlubini B;-32.0494;28.0267;;;948
eMakhuzeni;-33.1257;27.0798;;;1061
eMakodisini;-32.1867;28.2592;;;118
eMambendeni;-32.3706;28.0039;;;118
eMamfeneni;-32.1375;28.2901;;;225
eMamfeneni;-31.9298;28.0978;;;943
eMampingeni;-31.6219;28.1056;;;943
eMampondweni A;-32.0481;28.6753;;;244
eMampondweni B;-32.1424;28.9121;;;244
eMamvulaneni;-31.5902;28.199;;;943
eMandlaneni;-31.8081;28.112;;;943
eMangqangqa;-32.4443;28.2053;;;139
eMangqosinini;-32.0554;28.2818;;;225
eMangweni;-32.7938;27.2589;;;1114;15
eMangweni;-31.9015;27.8519;;;1338
eMangweni;-31.8973;28.4207;;;225
eMangweni;-31.7883;28.1325;;;943
eMantlegoso;-31.8554;28.0371;;;943
eMantlwaneni;-31.6974;28.1978;;;943
eMaphiko;-32.2579;27.9937;;;948
eMaqwatini;-31.9307;27.2153;;;120
eMarhawuleni;-32.051;28.1583;;;948
eMarhedwaneni;-32.3592;28.0575;;;118
eMasameni;-31.5536;29.2277;;;629
eMaseleni;-32.0658;28.1256;;;948
eMasisini;-32.2092;28.1342;;;118
eMaswusheni;-32.2696;28.1609;;;118
eMatipheni;-32.4377;28.2576;;;139
eMatolweni;-32.2644;27.8593;;;948
eMatolweni;-31.8965;28.3442;;;225
eMatsamraleni;-32.915;26.9796;;;820
eMatyabomvu;-31.9745;28.0706;;;943
eMatylolweni;-31.4918;28.0706;;;943
eMatyolweni;-32.0152;27.4456;;;160
eMawusheni A;-31.8203;27.7803;;;1338
eMawusheni B;-31.9291;27.6833;;;160
eMaxesibeni;-30.5499;28.8187;;;763
eMaxhame;-31.9892;28.2563;;;225
eMazimeni;-31.9406;27.208;;;120
eMazizini;-33.373;27.115;;;1061
eMazizini;-31.9629;27.7514;;;1338
eMazizini;-31.9498;28.7216;;;890
eMazizini;-31.9487;28.2716;;;225
eMazizini;-31.8876;28.1194;;;943
eMazizini;-30.4932;28.4849;;;1308
eMbangweni;-30.9354;29.3421;;;999
eMbewuleni;-31.6761;27.7152;;;121
eMboleni;-31.7398;29.1989;;;949
eMbonisiweni;-30.7843;28.5935;;;1308
eMbopisiweni;-30.7907;28.5906;;;1308
eMbovu;-32.3269;28.407;;;139
eMdungunyeni;-31.6812;28.08;;;943
eMfulamde;-32.1623;28.0424;;;948
eMgcwe;-32.1494;28.2021;;;118
eMgqigweni;-32.2792;28.138;;;118
eMgudlwane;-31.9464;28.4694;;;244
eMgwanisheni;-32.9215;26.9708;;;820
eMhlanga;-31.4339;29.0121;;;629
eMjikelweni;-30.5774;28.3945;;;1308
eMkalweni;-31.5262;28.0059;;;943
eMlenzeni;-31.9072;28.2904;;;225
eMmangweni;-32.4454;28.0327;;;118
eMmangweni;-31.8309;28.0026;;;943
eMncuncuno;-32.279;28.1044;;;118
eMndwaxa;-32.3304;28.4488;;;1431
eMngcwe;-32.1747;28.245;;;118
eMoyeni;-30.9183;28.5649;;;1308
eMpangala;-31.4956;29.0476;;;629
eMphahleni;-32.1982;28.0358;;;948
eMphesheya;-32.3119;28.0568;;884;118
eMthonjeni;-31.7894;27.1134;;;120
eMtonjeni;-32.3885;28.3433;;;139
eMxaxa;-33.1442;27.0068;;;1061
eMxhaxho;-32.8629;27.2975;;;1114;15
eMxohelo;-32.7791;26.7188;;;565
eMzitheni;-32.4141;28.0094;;;118
eMzwini;-31.9268;28.0327;;;943
eNcalukeni;-32.4157;28.2924;;;139
eNcalukeni;-31.6652;27.1679;;;120
eNcalukeni;-31.4124;28.252;;;943
eNcalukeni;-30.9997;28.5369;;;992
eNdelane;-32.185;28.432;;;1431
eNdenya;-32.3288;28.0192;;;118
eNdulini;-31.9517;27.822;;;1338
eNdulini;-31.8017;28.1232;;;943
eNdulini;-30.527;28.7015;;558;763
eNdulini A;-32.0214;28.5452;;;244
eNdulini B;-31.8297;28.273;;;225
eNdungunyeni;-31.6996;28.0646;;;943
eNgcacu;-31.758;28.1339;;;943
eNgcingcinikhwe;-32.3986;27.8371;;;948
eNgcwangu;-32.2714;27.8259;;;948
eNgojini;-32.0694;28.9074;;;244
eNgojini;-31.9282;29.0376;;;159
eNgojini;-31.5609;29.2158;;;629
eNgonyama;-32.105;28.2543;;;225
eNgqaba;-31.8488;28.0005;;;943
eNgqanda;-31.6734;27.2059;;;120
eNgqaqeni;-32.3491;28.4695;;;139
eNgquthu;-33.0152;27.3824;;;376
eNgwabeni;-32.7508;26.7964;;;201
eNgwane;-32.4809;28.1181;;;118
eNgxalawe;-32.0507;28.0016;;;948
eNgxewane;-32.3676;28.1452;;;118
eNgxingweni;-31.9302;28.2201;;;225
eNgxingweni;-30.6044;28.2215;;;1308
eNgxingweni A;-32.0313;27.4903;;;160
eNgxingweni B;-32.0913;27.5493;;;160
eNkalweni;-30.6218;28.5457;;;1308
eNkanini;-32.3459;28.0492;;;118
eNkcalwini;-32.4187;28.4558;;;139
eNkelekethe;-32.3997;28.3305;;;139
eNkolweni;-32.2113;28.2998;;;225
eNkongolo;-31.2595;29.1944;;1006;999
eNkunkumeni;-32.1109;28.4287;;;225
eNqileni;-32.3226;27.981;;;948
eNqileni;-32.27;28.5268;;;1431
eNtabeni;-31.6859;28.1855;;;943
eNtabeni;-30.5471;28.2608;;;1308
eNtilini;-32.0977;27.7167;;;1338
eNtilini A;-32.1477;28.7943;;;244
eNtilini B;-32.2397;28.5664;;;1431
eNtilini C;-32.2776;28.3977;;;1431
eNtilini D;-32.2123;28.7519;;;1431
eNtlakwendlela;-32.1522;28.0829;;;948
eNtlakwesikolo;-31.9576;28.1443;;;943
eNtlanjeni;-31.448;27.1503;;;210
eNtlekiseni;-32.0505;28.2011;;;948
eNtlekiseni A;-31.9799;28.0802;;;943
eNtlekiseni B;-31.9212;28.1458;;;943
eNtobeni;-32.2962;27.971;;;948
eNtombo;-32.3144;27.8629;;;948
eNtshatshongo A;-32.2062;28.6525;;;1431
eNtshatshongo B;-32.151;28.5321;;;1431
eNtshingeni;-32.3374;28.4247;;;139
eNtshingeni;-32.0063;28.2432;;;225
eNtshingeni;-31.7318;29.23;;;949
eNtshingeni A;-32.0153;28.144;;;225
eNtsimekweni;-30.6081;27.198;;;593;11
eNtsukazi;-32.3736;28.1523;;;118
eNtwashini B;-31.8484;28.2585;;;225
eNtwashwini;-31.9132;27.9568;;;1338
eNtwashwini A;-31.7971;28.0787;;;943
eNtwashwini B;-31.7714;27.9802;;;943
eNyandeni;-31.8597;28.3321;;;225
eNyanisweni;-30.5538;28.7336;;;763
eNyibibeni;-31.4211;28.4058;;;1350
ePhika;-32.3675;28.3668;;;139
ePhole;-33.0758;27.4166;;;376
ePifane;-31.4032;28.4259;;;1350
ePifane;-31.1729;28.5048;;925;992
eQeto;-33.3281;27.101;;;1061
eQhibebe;-32.0197;28.2965;;1296;225
eQhokama;-31.9254;28.2915;;;225
eQolweni;-32.0776;27.5534;;;160
eQolweni;-31.8842;28.3598;;;225
eQolweni A;-31.9829;27.9973;;;943
eQolweni A;-31.854;27.7917;;1473;1338
eQolweni B;-31.7266;27.9026;;;943
eRamatiya;-30.9627;28.5177;;;992
eRhala;-32.3791;28.1352;;;118
eRhamnyiba;-32.8037;27.3495;;;486
eRhwantsini A;-32.1122;28.4161;;;225
eRhwantsini B;-31.9676;28.2996;;;225
eSantini;-32.1541;28.1189;;;948
eSidikidini;-31.9679;28.563;;;890
eSidutyini;-32.2799;28.1631;;;118
eSigadini;-32.2858;28.0743;;;118
eSigangeni;-31.753;27.957;;;943
eSigangeni;-31.6617;27.7164;;;121
eSigingqini;-33.3454;27.1075;;;1061
eSigingqini;-32.5878;28.493;;;139
eSigingqini A;-32.7967;26.7108;;;565
eSigingqini A;-32.2849;27.9168;;;948
eSigingqini B;-32.7325;26.9287;;;201
eSigingqini B;-32.3949;28.1976;;;118
eSihlabeni;-32.1534;28.1703;;;118
eSihlabeni;-31.8749;27.2516;;;120
eSihlabeni;-31.7817;28.1335;;;943
eSihlabeni;-31.7606;28.364;;;890
eSihlabeni A;-31.9143;28.3163;;;225
eSihlabeni B;-31.9887;28.4056;;;225
eSihlabeni C;-32.0418;28.4386;;;225
eSihlanini;-32.345;28.7617;;;1431
eSikhobeni;-31.9671;28.1686;;;943
eSikhobotini;-31.8363;28.0159;;;943
eSikhumbeni;-30.8477;29.783;;;69;;Mzamba
eSikhungwini;-31.5189;28.022;;;943
eSikhwankqeni;-31.808;27.2152;;;120
eSikobeni;-32.0023;27.6391;;;160
eSikolweni;-32.106;27.9008;;;948
eSikolweni;-32.1033;28.4983;;;1431
eSikolweni;-31.9176;28.5016;;;890
eSilevini;-31.7967;28.0146;;;943
eSingangeni;-32.0884;28.4792;;;225
eSingeni;-32.8434;27.4699;;;1114;15
eSingeni A;-31.5076;28.1105;;;943
eSingeni B;-31.9025;27.3963;;;160
eSingeni B;-31.8529;27.982;;;943
eSingeni C;-31.9827;27.5008;;;160
eSiqithini A;-32.0922;28.0201;;;948
eSirhosheni A;-32.0881;28.1923;;;948
eSirhosheni B;-32.289;28.3216;;;118
eSitshayelweni;-31.706;29.2347;;;949
eSixekweni;-31.7396;26.9618;;;120
eSixholosi;-31.6827;28.067;;;943
eSixhotyeni;-32.3922;28.2206;;;118
eSixhotyeni;-32.0146;27.6483;;;160
eSixhotyeni;-31.7959;28.3446;;;890
eSizindini;-32.1343;27.8616;;;948
eSizindini;-31.135;28.6112;;;992;8
eSizindinii;-31.135;28.6112;;1475;992
eTaleni;-31.8189;28.0131;;;943
eThafeni;-31.7707;27.1177;;;120
eThembalethu;-30.8368;28.5492;;;1308
eThembeni;-32.1163;28.6043;;;244
eThika;-32.2945;28.0677;;;118
eThina;-31.2818;29.199;;1006;999
eThwishini;-32.2872;27.7546;;;1256
eTombelihle;-30.8998;28.5532;;;1308
eTshingeni;-32.2573;28.431;;;1431
eTshubutshezi;-30.8469;28.5124;;;1308
eTyinindini;-30.5626;27.5494;;;1242;14
eTyiweni;-32.4518;27.9762;;;118
eVotini;-32.382;27.8413;;;948
eXeni;-31.8843;28.3458;;;225
eXibeni;-31.797;28.1082;;;943
eXuka;-31.6909;28.1932;;;943
eZambuzane;-32.03;28.2073;;564;225
eZantsi;-32.055;28.4543;;;225
eZibondeni;-32.3055;27.9999;;;948
eZimfeneni;-32.3908;28.6384;;;1431
eZinduneni;-31.682;29.192;;;949
eZingqayi;-32.2135;28.213;;;118
eZingxondoreni;-32.5017;27.9962;;;118
eZintabeni;-31.6668;28.714;;;893;8
eZintukwini;-32.1028;28.163;;;948
eZipamprini;-30.5651;28.7406;;;763
eZiqhorhana;-32.2735;28.6474;;;1431
eZisoyini;-32.4807;28.0683;;;118
eZithenjini;-32.0255;28.3669;;;225
eZixhotyeni;-32.2334;27.8243;;;948
ebhongweni;-32.1916;28.741;;675;1431
iBende;-32.1395;28.4432;;;225
iBhayi;-33.8668;25.5584;;;345;780
iCumakala;-32.0341;28.101;;;225
iCumakala;-31.6543;27.2376;;;120
iDyaba;-32.3474;27.9837;;;118;8
iKhiwane;-33.1649;27.4708;;;1114;15
iNcedana;-32.2983;28.453;;;1431
iNgcingwane;-32.162;28.3641;;;225
iNkonkwane;-32.4363;28.3637;;;139
iNtlambonkulu;-32.2692;28.0797;;;118
iXeni;-31.9129;28.2235;;;225
kuDikidikana;-32.9278;26.9606;;;820
kwaQana;-32.1342;28.9958;;994;244
kwaSawu;-32.8201;26.8762;;;201
lututu;-31.3824;28.4348;;;1350
uLahlangubo;-31.4295;27.6642;;;121
uMangathi;-32.0785;28.3611;;;225
uMasizakhe;-32.2401;24.5425;;;346;30
uMgagasi;-32.264;28.1223;;;118
uMgwalana;-31.536;27.7711;;;121
uMntla;-32.1203;28.1542;;;948
uMzantsi;-32.8448;27.2913;;;1114;15
uMzantsi;-32.032;28.0702;;1207;225
uMzantsi;-31.9222;27.7654;;;1338
uMzantsi A;-32.3324;28.0676;;;118
uMzantsi B;-32.2469;28.0164;;;948
uMzantsi B;-32.1655;27.7182;;;1338
uMzantsi C;-32.3445;28.1527;;;118
uMzantsi D;-32.0476;27.5736;;125;160
# Free State
42nd Hill;-28.2417;29.1003;;;382;30
Abrahamsrust;-26.756;27.8292;;;1174
Alma;-27.9311;26.7486;;;1417;30
Amelia;-26.8592;27.898;;1446;1174;50
Arboretum;-29.1034;26.2183;;;73;90
Ashbury;-29.1465;26.2583;;;73;90
Baddriftbrug;-26.7584;27.8184;;;1174
Bakenpark;-28.2164;28.3326;;;60;30
Balaclava;-29.3963;26.9887;;;1273;15
Balkfontein;-27.4043;26.5047;;;94
Batho;-29.1379;26.2295;;718;73;150
Baysvalley;-29.0817;26.2239;;;73;90
Bayswater;-29.0811;26.2381;;;73;90
Bayswater Rural;-29.0701;26.246;;;73;90
Bedelia;-27.9801;26.7102;;;1417;30
Belmont;-28.2425;28.3066;;;60;30
Bergmanshoogte;-30.2762;25.2747;;;1076;30
Bergsig;-28.2741;29.1436;;;382;30
Bethulie;-30.2492;25.7145;;;1232;30
Blaauwdrift;-28.1131;26.7216;;;1386
Bloemanda;-29.1942;26.2246;;718;73;90
Bloemfontein Airport;-29.0923;26.3022;;;73;6
Bloemfontein Central;-29.1161;26.2218;;;73;90
Bloemside;-29.1588;26.2636;;;73;90
Bob Rodgers Park;-29.1075;26.2927;;;73;90
Bochabela;-29.1461;26.238;;718;73;150
Bofulo;-28.947;26.8661;;;1273;15
Bohlokong;-28.1932;28.3281;;;60;50
Boiketlo;-28.5571;28.8243;;;1082
Boitekong;-28.5198;28.79;;;1082;50
Boitumelo;-28.8851;27.8744;;802;276;50
Boitumelong;-29.3973;24.9938;;;517;30
Bolata;-28.5727;28.7958;;;1082
Bolokanang;-29.1283;25.4225;;;1067;30
Borwa;-29.1961;27.0317;;;1347;80
Bothaville Industrial;-27.3855;26.6338;;;94;2
Botjhabelo;-28.5052;28.818;;;1082
Botshabelo A;-29.2604;26.7369;;;98;150
Botshabelo B;-29.2507;26.7309;;;98;150
Botshabelo BA;-29.2327;26.7126;;;98;150
Botshabelo C;-29.2435;26.716;;;98;150
Botshabelo D;-29.2764;26.7349;;;98;150
Botshabelo E;-29.2587;26.7201;;;98;150
Botshabelo F;-29.2132;26.6651;;;98;150
Botshabelo G;-29.2218;26.7176;;;98;150
Botshabelo IA;-29.2005;26.7012;;;98;150
Botshabelo J;-29.221;26.6936;;;98;150
Botshabelo K;-29.2087;26.6835;;;98;150
Botshabelo L;-29.2737;26.7231;;;98;150
Botshabelo M;-29.2865;26.7236;;;98;150
Botshabelo N;-29.2883;26.7102;;;98;150
Botshabelo R;-29.278;26.6804;;;98;150
Botshabelo S;-29.2733;26.6898;;;98;150
Botshabelo T;-29.266;26.708;;;98;150
Botshabelo U;-29.2599;26.6886;;;98;150
Botshabelo V;-29.2644;26.6756;;;98;150
Botshabelo W;-29.2507;26.6772;;;98;150
Brandwag;-29.1037;26.1957;;;73;90
Brentpark;-27.6664;27.191;;;538;50
Bronville;-27.9968;26.8182;;;1417;50
Buitesig;-29.1209;26.2282;;;73;90
Bultfontein;-29.1691;26.8128;;;1273;90
Bultfontein 1;-29.1681;26.7862;;;1273;90
Bultfontein 2;-29.1662;26.8075;;;1273;90
Bultfontein 3;-29.1777;26.8162;;;1273;90
Bultfontein 4;-29.1752;26.8289;;;1273;90
Bultfontein 5;-29.1609;26.8201;;;1273;90
Charl Malanville;-27.6567;27.2347;;;538;30
Charlesville;-29.7823;25.4349;;;447;30
Chris Hani;-29.1865;26.2656;;718;73;90
Clarens Golf & Trout Estate;-28.5146;28.4303;;;156;30;;free-state-clarens-golf-trout-estate-clarens
Clarens Mountain Estate;-28.5158;28.4398;;;156;30
Cloetespark;-30.5076;25.9738;;;61;30
Coalbrook;-26.8941;27.9109;;;1174
Constantia;-27.6464;27.1864;;;538;30
Dagbreek;-27.9648;26.75;;;1417;30
Dan Pienaar;-29.0875;26.2124;;;73;90
Dawiesville;-29.1892;27.039;;;1347;30
Deals Gift AH;-29.0773;26.2701;;;73;6
Diamong;-28.9137;27.553;;;410;50
Dikheleng;-27.3831;26.6472;;492;94;50
Dinkweng;-28.6243;28.8965;;;1082
Dipelaneng;-29.5107;27.1495;;;413;50
Dipongpong;-27.8326;26.3677;;860;1420;50
Dipotomane;-28.8952;27.5585;;;410;50
Dithotaneng;-28.5422;28.7791;;;1082
Ditlhake;-29.3902;24.9947;;;517;30
Ditshehlong;-27.372;26.6511;;492;94;50
Donkerhoek;-28.5537;25.2591;;;93;30
Doorn;-27.9836;26.7486;;;1417;30
Ebenaeser;-29.722;27.0114;;;1419;30
Eco Village;-28.411;26.7094;;759;1287;50
Eden Smallholdings;-28.246;28.2848;;;60;2
Edenhoogte;-29.7236;25.938;;;232;30
Ehrlich Park;-29.1545;26.2132;;;73;90
Elandia;-27.6348;27.2445;;;538;30
Election Park;-28.4041;26.6985;;759;1287;50
Estoire AH;-29.1007;26.2746;;;73;6
Eureka;-29.3587;26.8901;;;1273;15
Fateng Tse Ntsho;-28.2974;27.9682;;;1057;140
Fauna;-29.1679;26.1885;;;73;90
Feloane Trust;-29.1162;26.7364;;;1273;15
Fichardt Park;-29.1454;26.1806;;;73;90
Flamingo Lake;-27.9991;26.6718;;;1417;30
Flamingo Park;-27.95;26.7372;;;1417;30
Flenter;-29.2181;26.8176;;;1273;90
Fleurdal;-29.1543;26.1935;;;73;90
Frankfort Smallholdings;-27.2872;28.4718;;;283;2
Frayville;-29.7344;25.3037;;;275;30
Freedom Square;-29.1743;26.2517;;718;73;90
Gardenia Park;-29.1304;26.1727;;;73;90
Geluk Smallholdings;-29.184;26.3039;;;73;6
Gelukwaarts;-27.6421;27.1728;;;538;30
Generaal De Wet;-29.1431;26.2042;;;73;90
Ghost Park;-29.7287;25.9441;;368;232;50
Giyani;-28.2077;28.3349;;1291;60;50
Gladstone;-29.3647;26.8396;;;98;15
Glen Lenie;-28.3058;28.9801;;;382
Goedemoed;-30.5631;26.4108;;;1220
Goedgedacht;-27.6745;27.2325;;;538;30
Grasslands;-29.1564;26.2858;;;73;90
Grasslands Smallholdings;-29.1672;26.3073;;;73;6
Groenpunt resort;-26.8254;28.0499;;;193;2
Groenvlei Smallholdings;-29.047;26.1617;;;73;6
Groenvoerlande;-28.2107;28.3015;;;60;30
Grootdam;-29.3807;26.9196;;;1273;15
Groothoek;-29.3065;26.8551;;;1273;15
Gunhill;-27.6745;27.2279;;;538;30
Ha Molo;-28.9109;27.8872;;802;276;50
Ha-Rankopane;-28.5454;28.8284;;;1082
Ha-Rasebei;-29.7292;25.9494;;;232;80
Ha-Sethunya;-28.5764;28.8442;;;1082
Ha-Taudi;-28.6341;28.8578;;;1082
Hamilton;-29.1622;26.2226;;;73;90
Hani Park;-27.9837;26.8137;;;1417;50
Hardustria;-28.3003;29.1366;;;382;30
Harmony;-28.0814;26.8851;;;1386;30
Harry Gwala;-26.8638;27.8749;;1446;1174;50
Havengaville;-27.9804;27.0225;;;396;30
Heidedal;-29.1365;26.2511;;;73;150
Helicon Heights;-29.0748;26.2295;;;73;90
Hestersrus;-27.88;26.6698;;;1024;30
Heuwelsig;-29.0821;26.2004;;;73;90
Heuwelsig;-27.6416;27.2504;;;538;30
Hillsboro;-29.0736;26.2091;;;73;90
Hilton;-29.1064;26.2382;;;73;90
Hlohlolwane Ext 6;-28.8982;27.5631;;;410;50
Holly Country;-26.9325;27.9162;;;1174
Hospitaalpark;-29.1384;26.1956;;;73;90
Houtnek;-29.0267;26.8019;;;1273;15
Industriqwa;-28.2855;29.0203;;1319;382;2
Intabazwe;-28.2479;29.1121;;;382;50
Ipopeng;-29.7392;25.3138;;;275;50
Itekeng;-27.3785;26.6611;;492;94;50
Ithoballe;-28.3046;27.9686;;274;1057;50
Ithoballe;-27.8352;26.3723;;860;1420;50
Itumeleng;-29.7734;25.4447;;;447;50
Itumeleng Zone 3;-28.9006;27.8814;;802;276;50
J B Mafora;-29.2094;26.2379;;718;73;90
Jabulani;-27.9419;26.6998;;;1417;30
Jan Cilliers Park;-27.9954;26.74;;;1417;30
Jim Fouchepark;-27.9698;26.7318;;;1417;30
Joe Slovo;-29.1545;26.249;;718;73;90
Jordania;-28.2419;28.3175;;;60;30
Jordania;-27.6583;27.2564;;;538;30
Jwala Boholo;-28.6069;28.9146;;;1082
Kanana;-29.7183;27.0155;;1112;1419;50
Kareehof;-28.5452;25.2492;;;93;30
Katlehong;-28.8916;27.8699;;802;276;50
Kgalala;-28.9546;26.8178;;;1273;15
Kgibiditing;-28.6453;28.8616;;;1082
Kgotha;-29.2058;27.0283;;91;1347;50
Kgotsong;-27.3867;26.6529;;;94;380
Kgubetswana;-28.527;28.4234;;;156;50
Khaphamadi;-28.8889;27.8799;;802;276;50
Khukhuna;-27.3918;26.6502;;492;94;50
Kings Hill;-28.28;29.1442;;;382;30
Kitty;-28.1251;26.8312;;;1386;30
Klipfontein;-29.5211;26.9819;;;1273;15
Koma Village;-28.9264;27.0486;;686;271;50
Kommissiedrif;-29.3118;26.7681;;;98;15
Kopanong;-29.2028;26.26;;718;73;90
Kromkloof North Smallholdings;-28.237;28.2591;;;60;2
Kroonheuwel;-27.6492;27.2359;;;538;30
Kroonstad Central;-27.6628;27.2372;;;538;30
Kroonstad Industrial;-27.6668;27.2117;;;538;2
Kroonstad Smallholdings;-27.6463;27.27;;;538;2
Kudumane;-28.5371;28.7705;;;1082
Kwakwatsi;-27.2285;27.5923;;;529;50
La Provance;-28.2502;28.3168;;;60;30
Lake Deneysville AH;-26.8639;28.0939;;;193;2
Lake Veiw;-27.9915;26.7027;;;1417;30
Langenhoven Park;-29.0976;26.1571;;;73;90
Lejwaneng;-28.6571;28.8437;;;1082
Lephoi;-30.5096;25.9777;;;61;50
Leratswana;-28.0239;27.843;;;20;80
Letshalemaduke;-28.5546;28.8403;;;1082
Liliandale;-26.7757;27.7763;;;1174
Linquinda;-29.1148;26.2839;;;73;90
Loch Athlone;-28.2541;28.3071;;;60;30
Longridge;-29.0625;27.01;;;1273;15
Lotusville;-28.253;29.1163;;;382;30
Lourierpark;-29.1827;26.1723;;;73;90
Louterwater;-26.754;27.865;;;1174;30
Lusaka;-28.4236;26.6985;;759;1287;50
Mabolela;-28.5154;28.8006;;;1082
Madikgetla;-30.026;25.7789;;;1310;50
Mafahlaneng;-27.5494;28.5123;;;1345;50
Mafikeng;-28.6087;28.8548;;;1082
Mahlatswetsa;-28.9343;27.0431;;;271;140
Majemasweu;-28.6884;26.4588;;;1434;50
Makeleketle;-28.5315;27.0002;;;1432;50
Makeneng;-28.6127;28.8219;;;1082
Makgemeng;-28.6355;28.8793;;;1082
Makhalaneng;-28.5479;28.7949;;;1082
Makwane;-28.5468;28.8801;;;1082
Makweteng;-28.5072;27.922;;777;1159;50
Makwetu;-28.3019;27.9692;;274;1057;50
Malebogo;-28.1212;25.4917;;;398;50
Mandela Park;-28.9148;27.5562;;;410;50
Mandela View;-29.1284;26.3815;;;73;15
Mangaung;-29.1743;26.2469;;;73;840
Mangaung;-28.5779;28.8217;;;1082
Mantsubise;-28.5655;28.7564;;;1082
Manyatseng;-29.1688;27.4644;;;594;50
Maokeng;-27.6483;27.2198;;;538;80
Maphodi;-30.2598;25.7195;;;1232;50
Marabastad;-27.6483;27.2198;;725;538;50
Marabeng;-28.6245;28.8642;;;1082
Maraisdal;-29.0799;27.0278;;;1273;15
Marakong;-28.5619;28.8525;;;1082
Marallaneng;-28.897;27.8765;;802;276;50
Marantha;-28.93;27.0431;;686;271;50
Masaleng;-28.8945;27.8865;;802;276;50
Masaleng;-28.5923;28.781;;;1082
Masaleng;-28.3442;27.6391;;775;1187;50
Mashaeng;-28.615;28.1932;;;282;50
Masianokeng;-28.6294;28.8554;;;1082
Masilo;-28.4146;26.7015;;;1287;150
Maspala;-27.39;26.6466;;492;94;50
Matamong;-27.389;26.6508;;492;94;50
Matikareng;-28.9088;27.5509;;;410;50
Matlakeng;-30.2923;27.0994;;;1448;50
Matlwangtlwang;-27.9431;27.5477;;;1245;50
Matoporong;-29.6537;26.161;;;1133;50
Matshaneng;-28.6407;28.8527;;;1082
Matshidiso;-28.5215;28.7872;;;1082
Matsieng;-28.6025;28.8067;;;1082
Matsikeng;-28.5095;28.856;;;1082
Matsopaneng;-28.6306;28.8931;;;1082;8
Matswakeng;-28.6416;28.8851;;773;1082
Matwabeng;-28.3409;27.6383;;;1187;290
Matwabeng Ext 4;-28.3393;27.6413;;775;1187;50
Matwabeng Ext 5;-28.3335;27.6361;;775;1187;50
Matwabeng Ext 6;-28.3396;27.6486;;775;1187;50
Matwabeng Zone 1;-28.3431;27.6306;;775;1187;50
Matwabeng Zone 2;-28.3459;27.6284;;775;1187;50
Matwabeng Zone 3;-28.3391;27.6234;;775;1187;50
Mauersnek;-29.1893;27.4386;;;594;30
Mautse;-28.5131;27.9193;;;1159;140
Meloding;-28.1395;26.8943;;;1386;50
Meqheleng;-28.898;27.8804;;;276;530
Meqheleng Zone 1;-28.8904;27.8889;;802;276;50
Meqheleng Zone 2;-28.8974;27.8781;;802;276;50
Meqheleng Zone 3;-28.898;27.8835;;802;276;50
Meqheleng Zone 4;-28.9011;27.8881;;802;276;50
Meqheleng Zone 5;-28.9045;27.8843;;802;276;50
Meqheleng Zone 6;-28.9085;27.8847;;802;276;50
Meqheleng Zone 7;-28.9039;27.8773;;802;276;50
Meqheleng Zone 8;-28.9005;27.8668;;802;276;50
Merino;-29.0896;26.7628;;;1273;15
Merriespruit;-28.118;26.8434;;;1386;30
Metampelong;-28.9333;27.0386;;686;271;50
Metati;-28.5048;27.9163;;777;1159;50
Metsimaholo;-26.9784;28.2107;;;1037;50
Meyershof;-27.3844;26.6021;;;94;30
Middeldeel;-29.0665;26.8387;;;1273;15
Mimosa Park;-27.8787;26.6956;;;1024;30
Mmakong;-28.5925;28.8159;;;1082
Mmamahabane;-28.0892;27.1498;;;1372;50
Modutung;-28.9847;26.7994;;;1273;15
Moeding;-28.6187;28.8574;;;1082
Moemaneng;-28.6799;27.4163;;;742;320
Moemaneng Ext 1;-28.6768;27.4183;;835;742;50
Moemaneng Ext 2;-28.6801;27.416;;835;742;50
Moemaneng Ext 3;-28.6823;27.4201;;835;742;50
Moemaneng Ext 4;-28.6831;27.413;;835;742;50
Moemaneng Ext 7;-28.678;27.4104;;835;742;50
Moemaneng Ext 8;-28.6851;27.4214;;835;742;50
Mofulatshepe;-30.2137;26.5451;;;1220;50
Mokabatane;-28.5153;28.8042;;;1082
Mokodumela;-28.9044;27.5552;;;410;50
Mokodumela;-28.6846;27.4248;;835;742;50
Mokodumela;-28.34;27.6535;;775;1187;50
Mokwallo;-27.0029;27.3879;;;1396;50
Mokwena;-29.1902;26.8423;;;1273;90
Monontsha;-28.5631;28.7289;;;1082
Monyakeng;-27.8298;26.3722;;;1420;230
Morago;-29.0132;26.85;;;1273;15
Morewag;-27.6361;27.2272;;;538;30
Morojaneng;-29.5846;26.6799;;;197;30
Moroka;-29.2214;26.8385;;;1273;90
Moroka Ext;-29.2317;26.8421;;;1273;90
Moroto;-29.1006;26.9832;;;1273;15
Motampelong;-28.6759;27.4137;;835;742;50
Mothoosele;-27.3871;26.6563;;492;94;50
Mothopeng;-27.8253;26.3808;;860;1420;50
Motlala;-29.2009;26.8662;;;1273;15
Movhango;-28.0178;27.8478;;623;20;50
Mphatlalatsane;-28.5057;28.8357;;;1082
Mpumalanga;-27.386;26.6629;;492;94;50
Mrelig;-28.2178;28.2897;;;60;30
Naledi;-28.5867;28.8064;;;1082
Naledi;-27.3632;26.6482;;492;94;50
Namahadi;-28.561;28.8315;;;1082
Namahadi;-27.2539;28.5085;;;283;30
Namibia;-29.1641;26.2485;;718;73;150
Naudeville;-27.9993;26.726;;;1417;30
Navalsig;-29.1049;26.235;;;73;90
Ngwathe;-27.5514;27.6601;;;235;50
Nogas Post;-29.3536;26.7879;;;98;15
Noordhoek;-29.09;26.2508;;;73;90
Noordhoek;-27.6436;27.2304;;;538;30
Noordmanville;-30.0216;25.7746;;;1310;30
Ntha;-27.883;27.9066;;;632;50
Ntsharebone;-28.9086;27.5561;;;410;50
Ntshehele;-28.5133;28.8121;;;1082
Ntswanatsatsi;-27.2258;28.8523;;;167;50
Old Location;-28.2216;28.3184;;;60;30
Olive Hill Smallholdings;-29.0628;26.2888;;;73;6
Oos-Einde;-29.1273;26.2485;;;73;90
Oppermans;-29.4155;24.7443;;;1035
Oranjesig;-29.1309;26.216;;;73;90
Ou Dorp;-27.8744;26.6835;;;1024;30
Paballong;-28.5594;28.7757;;;1082
Panorama;-28.2321;28.33;;;60;30
Panorama;-27.6693;27.2465;;;538;30
Paradys;-29.0953;26.838;;;1273;15
Park West;-29.1088;26.1837;;;73;90
Parys Golf & Country Estate;-26.8839;27.4805;;;1053;30;;free-state-parys-golf-country-estate-parys
Pellissier;-29.157;26.1696;;;73;90
Pentagon Park;-29.0762;26.2218;;;73;90
Petsana;-27.8028;28.4514;;;1134;50
Phahameng;-29.1561;26.2381;;718;73;150
Phahameng;-28.5158;28.795;;;1082
Phahameng;-28.307;26.1431;;;109;50
Phamong;-28.557;28.8112;;;1082
Phathakahle;-27.7807;26.6576;;;13;50
Philippi;-27.8719;26.6646;;;1024;30
Phiritona;-27.2657;27.9757;;;394;50
Phola;-27.8311;26.3714;;860;1420;50
Phomolong;-28.5047;27.9216;;777;1159;50
Phomolong;-27.6498;27.1979;;;538;50
Phumasbethane;-27.3938;26.6575;;492;94;50
Phumlamqashi;-28.2036;28.3282;;1291;60;50
Phuthaditjhaba A;-28.5285;28.8177;;;1082;50
Phuthaditjhaba B;-28.5298;28.7951;;;1082;50
Phuthaditjhaba C;-28.5193;28.8314;;;1082;50
Phuthaditjhaba D;-28.5385;28.796;;;1082;50
Phuthaditjhaba H;-28.5481;28.8109;;;1082;50
Phuthaditjhaba K;-28.4995;28.8344;;;1082;50
Phuthaditjhaba L;-28.4792;28.8492;;;1082;50
Phuthaditjhaba N;-28.4862;28.851;;;1082;50
Phuthditjhaba-J;-28.5249;28.7889;;;1082;50
Pitseng;-28.646;28.8967;;;1082
Poding-Tse-Rolo;-30.2651;25.2822;;;1076;50
Poelong;-28.5711;28.7664;;;1082
Post;-29.3086;26.9146;;;1273;15
Potsane;-29.1334;26.755;;;1273;15
Presidentia;-27.6375;27.2365;;;538;30
Pretorius Kloof;-28.236;28.3101;;;60;30
Qalabotjha;-27.021;28.6211;;;1383;50
Qholaqhwe;-28.5189;28.8442;;;1082
Qibing;-29.721;27.0305;;;1419;110
Qoqolosing;-28.5982;28.8992;;;1082
Rakhoi;-29.0493;26.9902;;;1273;15
Rammulotsi;-27.1907;26.9547;;;1382;50
Ratabane;-29.087;26.8049;;;1273;15
Ratanang;-29.1174;24.761;;;445;50
Ratau;-29.2365;26.8254;;;1273;90
Ratlou;-29.2062;26.8302;;;1273;90
Rayton Smallholdings;-29.0649;26.1876;;;73;6
Refengkgotso;-26.8984;28.0673;;;193;50
Reitzpark;-27.9702;26.7703;;;1417;30
Relebohile;-29.7418;24.7788;;;643;50
Relebohile;-27.6543;27.1891;;;538;50
Rheederpark;-27.9447;26.7144;;;1417;30
Richmond;-26.6937;27.9391;;;1174;50
Richmond Valley;-26.6937;27.9391;;1141;1174;30
Riebeeckstad;-27.9265;26.815;;;1417;30
Riet River;-29.141;24.6863;;;445
Rietfontein;-29.4263;26.9379;;;1273;15
Rietfontein;-26.7549;27.8239;;;1174
Riverside;-28.6775;27.4216;;835;742;50
Rocklands;-29.1827;26.2362;;718;73;150
Rodenbeck;-29.192;26.2845;;;73;90
Roleleathunya;-30.4024;26.8281;;;1160;50
Rolfontein;-30.155;24.8947;;;1076
Roodia;-26.7645;27.8397;;;1174;30
Rooibult;-29.3985;24.9893;;;517;30
Rooibult;-28.9475;26.9015;;;1273;15
Rooifontein;-29.1703;26.8652;;;1273;15
Ross Kent;-27.8747;26.6939;;;1024;30
Ross Kent North;-27.8673;26.7043;;;1024;30
Ross Kent South;-27.8822;26.6835;;;1024;30
Rustfontein;-29.2805;26.6101;;;98;15
Saaiplaas;-28.0631;26.8722;;;1386;30
Sandania;-27.9909;26.7527;;;1417;30
Sandershoogte;-29.1209;24.7558;;;445;30
Sandersville;-27.2703;27.9652;;;394;30
Sandveld;-27.7062;25.7746;;;418
Sasolburg Central;-26.8154;27.8275;;;1174;30
Sasolburg Industrial Zone 2;-26.8136;27.8607;;;1174;2
Schonkenville;-26.935;27.4637;;;1053;50
Sebokeng;-28.5941;28.8242;;;1082
Sediba A;-29.0297;26.9425;;;1273;15
Sediba B;-29.0178;26.9518;;;1273;15
Sedibeng;-28.6237;28.8579;;;1082
Seemeeu Park;-27.9668;26.7223;;;1417;30
Seisoville;-27.6517;27.2094;;;538;30
Sejwalejwale;-28.6388;28.8655;;;1082
Sekgutlong;-28.6216;28.795;;;1082
Selosesha;-29.199;26.8059;;;1273;90
Seretse;-28.5545;25.2523;;;93;50
Setaseng;-28.5173;28.7842;;;1082
Setlabotjha;-28.633;28.8698;;;1082
Setsoto;-28.3011;27.234;;;1187;8
Shannon Smallholdings;-29.1388;26.2974;;;73;6
Slovo Park;-28.5378;28.8395;;;1082
Snake Park;-26.8562;27.8537;;1446;1174;50
Sobalephodile;-27.8297;26.373;;860;1420;50
Sobea;-28.6242;28.8747;;;1082
Sophia;-29.7113;27.0128;;1112;1419;50
Soutpan AH;-28.7509;26.0608;;;1434;2
Spitsko;-29.0364;26.7756;;;1273;15
Spitskop Smallholdings;-29.0847;26.1428;;;73;6
Springfontein;-29.4283;26.9049;;;98;15
St Helena;-27.9911;26.7173;;;1417;30
Stafford Hill;-28.2262;28.2923;;;60;30
Station View;-29.1927;26.8227;;;1273;90
Steenwerp;-27.6304;27.1852;;;538;30
Stickside;-27.825;26.3676;;860;1420;50
Stokkies Draai;-26.7553;27.7862;;;1174
Suidrand;-27.6823;27.2354;;;538;30
Sunflower Park;-28.9045;27.5604;;;410;50
Tabane;-29.2526;26.7883;;;98;15
Takalatsa;-28.3083;27.9671;;274;1057;50
Talla;-28.9821;26.9074;;;1273;15
Taylor Park;-26.8428;27.8493;;1446;1174;50
Tebang;-28.5271;28.8665;;;1082
Teisesville;-29.7457;24.7809;;;643;30
Tempe;-29.09;26.188;;;73;90
Thaba Bosiu;-28.5894;28.8718;;;1082
Thaba Nchu 21;-29.2134;26.8255;;;1273;90
Thaba Phatswa;-29.3138;27.1177;;;1274
Thaba Tshweu;-28.6303;28.8414;;;1082
Thaba Tsoana;-28.6186;28.8121;;;1082
Thabanchu 3;-29.1751;26.7984;;;1273;90
Thabang;-28.605;28.8304;;;1082
Thabong;-27.9636;26.8148;;;1417;470
Thabong Ext 1;-27.9715;26.7811;;1280;1417;50
Thabong Ext 10;-27.9614;26.8297;;1280;1417;50
Thabong Ext 11;-27.9607;26.8212;;1280;1417;50
Thabong Ext 13;-27.9713;26.8417;;1280;1417;50
Thabong Ext 14;-27.9573;26.836;;1280;1417;50
Thabong Ext 15;-27.9496;26.8281;;1280;1417;50
Thabong Ext 2;-27.9613;26.782;;1280;1417;50
Thabong Ext 3;-27.9592;26.7902;;1280;1417;50
Thabong Ext 4;-27.9715;26.7992;;1280;1417;50
Thabong Ext 5;-27.9689;26.808;;1280;1417;50
Thabong Ext 6;-27.9504;26.811;;1280;1417;50
Thabong Ext 7;-27.9586;26.7974;;1280;1417;50
Thabong Ext 8;-27.9713;26.8208;;1280;1417;50
Thabong Ext 9;-27.9704;26.8343;;1280;1417;50
Thajaneng;-28.6243;28.8462;;;1082
Thapelang;-29.9823;27.0072;;;1367;50
The Meadows Smallholdings;-27.6209;27.2036;;;538;2
Thelma;-27.8713;26.7145;;;1024;30
Thembalihle;-27.4205;29.1776;;;1395;50
Theosane;-28.5219;28.8009;;;1082
Theronville;-28.2173;28.3107;;;60;30
Thethe;-28.9131;27.5498;;;410;50
Thibela;-28.6526;28.8587;;;1082
Thorisong;-28.2069;28.3276;;;60;110
Thubisi;-29.1623;26.7591;;;1273;15
Tiger River;-29.1168;26.7893;;;1273;15
Tikwana;-27.8413;25.9282;;;418;50
Tlholong;-28.3281;28.694;;;489;50
Toropong;-28.6465;28.8564;;;1082
Tseki;-28.5808;28.774;;;1082
Tshepong;-28.8419;26.7604;;;1377;50
Tshiame A;-28.2983;29.0072;;1319;382;50
Tshiame B;-28.3285;28.9898;;1319;382;50
Tshirela;-28.6313;28.7998;;;1082
Tswaraganang;-28.6575;25.7718;;;186;30
Tswelangpele;-28.0926;27.1449;;;1372;50
Tuinhof;-27.6506;27.2534;;;538;30
Tumahole;-26.9192;27.4819;;;1053;50
Turflaagte;-29.1885;26.2558;;718;73;150
Tweefontein;-29.3738;26.9326;;;1273;15
Two rooms;-27.3818;26.6398;;492;94;50
Uitkoms;-30.4077;26.8398;;;1160;30
Uitkoms;-26.796;27.7555;;;1174
Uitsig;-29.1594;26.1998;;;73;90
Uitsig;-27.6513;27.2447;;;538;30
Universitas;-29.1161;26.1754;;;73;90
Vaal Park;-26.7591;27.8484;;;1174;30
Vaal Power;-26.7607;27.9471;;57;1174;30
Vaal de Grace Golf Estate;-26.927;27.4079;;;1053;30
Vaal power Smallholdings;-26.8191;28.0123;;;193;2
Vaaldam Smallholdings;-26.9119;28.0787;;;193;2
Vakazenzele;-28.8924;27.8777;;802;276;50
Vierfontein;-27.0992;26.7856;;;1382
Viljoensdrift;-26.7147;27.9551;;;1174
Voorspoed;-27.9876;26.7696;;;1417;30
Voorspoed Diamantmyn;-27.3887;27.1908;;;529
Vrede Industrial;-27.4353;29.1449;;;1395;2
Vredenhof Smallholdings;-29.0755;26.1584;;;73;6
Vuka;-28.2138;28.3229;;;60;30
Warden Industrial;-27.866;28.9746;;;1409;2
Waterkloof;-30.3121;25.3044;;;1076
Waverley;-29.093;26.2301;;;73;90
Welgelegen West;-26.7913;27.8347;;;1174;30
Welkom Central;-27.9806;26.7358;;;1417;30
Wespark;-27.6406;27.2228;;;538;30
Westdene;-29.106;26.2086;;;73;90
Westerson;-28.2638;29.1368;;;382;30
White City;-29.1341;26.2372;;718;73;90
Whites;-28.0107;26.9917;;;396
Wilgehof;-29.1293;26.1915;;;73;90
Wilgenhof;-27.6801;27.2441;;;538;30
Wilgepark;-28.2886;29.1132;;;382;30
Willem Pretorius Wildtuin;-28.3011;27.234;;1193;1187;30
Willows;-29.1215;26.2063;;;73;90
Windburg;-28.5061;27.0134;;;1432;30
Wonderwater;-26.762;27.8074;;;1174
Woodbridge;-29.4031;26.8206;;;98;15
Woodlands Estate;-29.0462;26.1903;;;73;90
Yorksford;-29.4141;26.8479;;;98;15
Zamani;-27.6735;29.5537;;;801;50
Zamdela;-26.8556;27.8576;;;1174;820
Zamdela Ext 2;-26.8623;27.8552;;1446;1174;50
Zamdela Ext 5;-26.8495;27.8625;;1446;1174;50
Zamdela Ext 6;-26.8674;27.8532;;1446;1174;50
Zenzeleni;-27.8375;28.9748;;;1409;50
# Gauteng
486 Scheme;-26.3002;28.4118;;580;239;150
700 Scheme;-26.2893;28.4075;;580;239;150
AP Khumalo;-26.3767;28.1655;;483;239;150
Aanwins AH;-26.0996;27.879;;1156;455;6
Abbotsford;-26.1429;28.0655;;;455;90
Activia Park;-26.1687;28.188;;330;239;90
Actonville;-26.2147;28.304;;52;239;90
Admin;-26.3148;28.155;;483;239;150
Aeroton;-26.2571;27.9731;;;455;90
Aerovaal;-26.5637;27.966;;;1375;30
Agavia;-26.0899;27.747;;;540;30
Airfield;-26.1725;28.3145;;52;239;90
Akasia;-25.6573;28.1095;;;1104;590
Alan Manor;-26.2772;27.9934;;;455;90
Albemarle;-26.2638;28.1528;;330;239;90
Alberante;-26.2743;28.1062;;8;239;90
Albertsdal;-26.3486;28.1075;;8;239;90
Albertskroon;-26.1587;27.9706;;1126;455;90
Albertville;-26.166;27.9779;;1126;455;90
Aldara Park;-26.1336;27.9812;;1126;455;90
Allen Grove;-26.0823;28.2317;;487;239;90
Allen's Nek;-26.1263;27.9123;;1156;455;90;;gauteng-allens-nek-johannesburg
Alphen Park;-26.1668;28.2834;;52;239;90
Alra Park;-26.4354;28.5087;;963;239;90
Alrapark Wagplek;-26.4478;28.5101;;963;239;90
Alrode;-26.3154;28.131;;8;239;90
Alrode South;-26.3554;28.1129;;8;239;90
Alsef AH;-26.0777;27.905;;1156;455;6
Althea AH;-26.4252;27.9054;;;455;6
Alveda;-26.3149;28.0016;;;455;90
Amalgam;-26.2103;28.003;;;455;90
Amandasig;-25.6762;28.0959;;6;1104;90
Amberfield Crest;-25.8773;28.1336;;140;1104;90
Amberfield Glen;-25.8741;28.1313;;140;1104;90
Amberfield Heights;-25.8772;28.1387;;140;1104;90
Amberfield Manor;-25.8814;28.1288;;140;1104;90
Amberfield Ridge;-25.883;28.1342;;140;1104;90
Amberfield Valley;-25.887;28.1286;;140;1104;90
Ambot AH;-26.0899;27.899;;1156;455;6
Amorosa;-26.0999;27.8712;;1156;455;90
Anchorville;-26.345;27.8318;;619;455;90
Andeon AH;-25.7005;28.1078;;;1104;6
Anderbolt;-26.1985;28.2736;;83;239;90
Angelo;-26.2026;28.2181;;83;239;90
Annaton AH;-26.5397;27.9253;;;1375;2
Annlin;-25.6693;28.1992;;;1104;90
Anzac;-26.2231;28.3597;;100;239;90
Apex;-26.2124;28.3268;;52;239;90
Apple Park;-26.0956;27.7566;;;540;30
Arathorn Estate;-25.7976;28.3365;;;1104;90
Arcadia;-25.745;28.2125;;;1104;90
Arcon Park;-26.6331;27.9416;;;1375;30
Ardenwold AH;-26.7654;27.7479;;;1368;2
Asiatic Bazaar;-25.7394;28.1774;;;1104;90
Aspen Hills Nature Estate;-26.3116;28.0526;;;455;90
Aston Manor;-26.0877;28.246;;487;239;90
Atholl;-26.1153;28.0676;;1171;455;90
Atlasville;-26.1534;28.2849;;83;239;90
Atteridgeville;-25.771;28.0808;;;1104;640;Attie
Atteridgeville Ext 3, 7;-25.7794;28.0462;;27;1104;150;;gauteng-atteridgeville-ext-3-7-pretoria
Atteridgeville Ext 6, 16, 17;-25.7814;28.0364;;27;1104;150;;gauteng-atteridgeville-ext-6-16-17-pretoria
Auckland Park;-26.1841;28.0055;;;455;90
Aureus;-26.1966;27.6912;;;1127;30
Austin View AH;-26.0233;28.1586;;821;455;6
Azaadville;-26.1721;27.7599;;;540;30
Babelegi;-25.3568;28.2775;;;1104;18
Babelegi Industrial;-25.3568;28.2775;;31;1104;6
Badirile;-26.1385;27.5858;;;1127;30
Bagleyston;-26.1507;28.0866;;;455;90
Bailey's Muckleneuk;-25.7646;28.2263;;;1104;90;;gauteng-baileys-muckleneuk-pretoria
Bakerton;-26.225;28.4742;;1233;239;90
Balmoral Estate;-26.5036;27.9222;;1375;805;30
Bapsfontein;-26.0031;28.4254;;;239;90
Barbeque AH;-26.0102;28.0748;;821;455;6
Barbeque Downs;-26.0029;28.0726;;821;455;90
Bardene;-26.1751;28.2531;;83;239;90
Barlow Park;-26.1024;28.0766;;1171;455;90
Bartlett;-26.1708;28.2578;;83;239;90
Barvallen;-26.1729;28.1926;;330;239;90
Bashewa;-25.917;28.4244;;;1104;90
Bashewa AH;-25.9369;28.3951;;;239;6
Basothome;-26.3476;28.1325;;1309;239;150
Bassonia;-26.2763;28.0633;;;455;90
Bassonia Rock;-26.2776;28.074;;8;239;90
Baviaanspoort;-25.6875;28.3577;;;1104;90
Beckedan AH;-26.0756;27.6908;;837;540;2
Bedford Gardens;-26.191;28.1221;;330;239;90
Bedford Park;-26.1635;28.118;;330;239;90
Bedfordview;-26.1763;28.1373;;330;239;90
Bedworth Park;-26.7088;27.8787;;;1375;30
Beirut;-25.4924;28.0582;;1436;1104;150
Bekkersdal;-26.2837;27.7019;;;1422;470
Bellairs Park;-26.0559;27.958;;1126;455;90
Bellevue;-26.1793;28.068;;;455;90
Bellevue East;-26.1819;28.0701;;;455;90
Benoni AH;-26.0945;28.3461;;52;239;6
Benoni East AH;-26.1359;28.3833;;52;239;6
Benoni North AH;-26.1298;28.305;;52;239;6
Benoni Orchards AH;-26.1134;28.3494;;52;239;6
Benoni South;-26.2052;28.3049;;52;239;90
Benrose;-26.2103;28.081;;;455;90
Bentley Park;-26.3557;27.501;;;130;30
Berario;-26.134;27.9552;;1126;455;90
Berea;-26.1862;28.0539;;;455;90
Bergbron;-26.1655;27.9515;;1126;455;90
Bergsig;-26.4914;28.3831;;;393;30
Berton Park;-26.1927;28.2029;;83;239;90
Bertrams;-26.1932;28.0667;;;455;90
Beverley;-25.999;28.0186;;1171;455;90
Beverley Gardens;-26.0739;27.9926;;1126;455;90
Beyers Park;-26.1848;28.2665;;83;239;90
Bezuidenhout Valley;-26.1883;28.0845;;;455;90
Bhongweni;-26.1664;27.726;;;1127;50
Birch Acres;-26.0613;28.2066;;487;239;90
Birchleigh;-26.0569;28.2375;;;239;90
Birchleigh North;-26.0431;28.2317;;487;239;90
Birdhaven;-26.1401;28.0592;;;455;90
Birnam;-26.1329;28.0659;;;455;90
Blackheath;-26.1335;27.9705;;1126;455;90
Blair Atholl Golf Estate;-25.9044;27.9137;;140;1104;90
Blairgowrie;-26.112;28.0085;;1126;455;90
Blignautsrus AH;-26.3976;27.9516;;;1407;2
Bloempark AH;-26.727;27.7242;;;1368;2
Bloubosrand;-26.0241;27.9661;;;455;90
Blue Hills;-25.9253;28.0947;;;1104;90
Blue Hills AH;-25.9472;28.0899;;821;455;6
Blue Valley AH;-26.4554;28.5087;;963;239;6
Blue Valley Golf Estate;-25.9356;28.1176;;140;1104;90
Bluegum View;-26.3841;28.3995;;216;239;150
Blybank;-26.3313;27.4813;;;130;30
Boadwalk;-25.806;28.3365;;;1104;90
Boat Lake Village;-26.1284;28.3384;;52;239;90
Boiketlong;-26.613;27.8643;;;1183;50
Boipatong;-26.672;27.851;;;1368;50
Boitumelo;-26.5596;27.822;;;1183;50
Boksburg East;-26.2201;28.2801;;83;239;90
Boksburg North;-26.2042;28.2564;;83;239;90
Boksburg South;-26.2342;28.2801;;83;239;90
Boksburg West;-26.1956;28.241;;83;239;90
Bolton Wold AH;-26.6063;28.0221;;;805;2
Boltonia;-26.1069;27.7538;;;540;30
Bon Accord;-25.6338;28.2057;;;1104;90
Bon Accord AH;-25.6571;28.2232;;;1104;6
Bonaero Park;-26.1231;28.2587;;487;239;90
Bonamanzi Marina and Country Club;-25.8951;28.7322;;;1104;90
Bonanne;-26.7059;27.7997;;;1368;30
Booysens;-26.232;28.024;;;455;90
Booysens;-25.7107;28.1255;;;1104;90
Booysens Reserve;-26.2323;28.0131;;;455;6
Bophelong;-26.6924;27.7827;;;1368;460
Bordeaux;-26.1009;28.015;;1126;455;90
Boschfontein AH;-26.5099;28.3282;;;393;2
Boschkop;-25.8485;28.4628;;;1104;90
Boskruin;-26.0873;27.9521;;1126;455;90
Bosmont;-26.1915;27.9455;;1126;455;90
Bosplaas Mathabe;-25.35;28.1935;;;1104;15
Botha AH;-26.1665;27.6675;;;1127;2
Bothasfontein;-26.0064;28.0851;;821;455;90
Bothasgeluk;-26.4689;28.5369;;;963
Botshabelo;-25.5188;28.015;;660;1104;150
Brackendowns;-26.3356;28.0902;;8;239;90
Brackenhurst;-26.3217;28.1032;;8;239;90
Brakpan CBD;-26.2362;28.3706;;100;239;90
Bram Fischerville;-26.2077;27.8639;;1228;455;150
Bram Fischerville Ext 1;-26.2001;27.8593;;1228;455;150
Bram Fischerville Ext 10;-26.1958;27.8738;;1228;455;150
Bram Fischerville Ext 12;-26.1921;27.8241;;1228;455;150
Bram Fischerville Ext 2;-26.201;27.8715;;1228;455;150
Bram Fischerville Ext 3;-26.2036;27.8515;;1228;455;150
Bram Fischerville Ext 5;-26.2131;27.8538;;1228;455;150
Bram Fischerville Ext 7;-26.1915;27.8626;;1228;455;150
Bram Fischerville Ext 8;-26.1907;27.8483;;1228;455;150
Bram Fischerville Ext 9;-26.1917;27.8721;;1228;455;150
Bramley;-26.1255;28.082;;;455;90
Bramley North;-26.1191;28.0758;;1171;455;90
Bramley Park;-26.1155;28.0769;;1171;455;90
Bramley View;-26.1185;28.1049;;;455;90
Brandvlei;-26.1432;27.5841;;;1127;30
Breaunanda;-26.1211;27.8339;;;540;30
Bredell AH;-26.0808;28.3017;;487;239;6
Brenkondown;-26.3503;28.0615;;8;1128;30
Brenthurst;-26.2532;28.3822;;100;239;90
Brentwood;-26.1419;28.2985;;52;239;90
Brentwood Park;-26.1345;28.2943;;52;239;90
Brentwood Park AH;-26.1104;28.2799;;487;239;6
Breswol;-26.152;28.4995;;;239;90
Bridle Park AH;-25.9342;28.0607;;821;455;6
Brixton;-26.1921;27.9985;;;455;90
Broadacres AH;-25.995;27.9893;;1171;455;6
Broederstroom AH;-25.85;27.8664;;;540;2
Bromhof;-26.0852;27.9639;;1126;455;90
Bronberrik;-25.859;28.1678;;140;1104;90
Brookelands Lifestyle Estate;-25.9161;28.1423;;140;1104;90
Brooklyn;-25.7659;28.2403;;;1104;90
Bruma;-26.1769;28.1096;;;455;90
Brummeria;-25.7436;28.2853;;;1104;90
Bryanbrink;-26.0754;27.9983;;1126;455;90
Bryanston;-26.0582;28.0192;;1171;455;90
Buccleuch;-26.0547;28.1065;;1171;455;90
Buhle Park;-26.291;28.199;;330;239;90
Bultfontein;-25.4598;28.2414;;;1104;15
Burgershoop;-26.1001;27.7582;;;540;30
Bushwillow Park;-26.1126;28.1623;;;455;90
Buya-Futhi;-26.3631;28.1445;;483;239;150
Buyscelia AH;-26.6346;28.012;;;805;2
Caltura Park;-25.8234;28.7383;;105;1104;90
Cambria;-26.3183;28.2366;;83;239;90
Capital Park;-25.7262;28.1862;;;1104;90
Carenvale;-26.146;27.8873;;1156;455;90
Carletonville Central;-26.3572;27.4046;;;130;30
Carlswald AH;-25.9832;28.0993;;821;455;6
Carlswald North;-25.9773;28.1141;;821;455;90
Caro Nome AH;-26.1249;28.2675;;487;239;6
Cason;-26.2102;28.258;;83;239;90
Casseldale;-26.263;28.467;;1233;239;90
Castleview;-26.2567;28.1681;;330;239;90
Cedar Lakes;-26.0024;27.9853;;1126;455;90
Centurion Central;-25.8587;28.185;;140;1104;90
Centurion Golf Eastate;-25.8708;28.2043;;140;1104;90
Cerutiville;-26.4421;28.5117;;;239;90
Chamdor;-26.1567;27.8063;;;540;30
Chancliff AH;-26.0702;27.7942;;;540;2
Chantelle;-25.6653;28.0909;;6;1104;90
Chartwell;-25.9797;27.9655;;;455;110
Cheetah Park;-25.8008;27.9787;;;1104;90
Cheltondale;-26.1519;28.0838;;;455;90
Chiawelo;-26.2807;27.8711;;1228;455;150
Chiawelo Ext 1;-26.2832;27.867;;1228;455;150
Chiawelo Ext 2;-26.2839;27.8599;;1228;455;150
Chiawelo Ext 3;-26.2768;27.8466;;1228;455;150
Chiawelo Ext 4 & 5;-26.2885;27.855;;1228;455;150;;gauteng-chiawelo-ext-4-5-johannesburg
Chief A Luthuli Park;-26.1599;28.3828;;;239;210
Chief A Luthuli Park X1;-26.163;28.3767;;147;239;150
Chief A Luthuli Park X4;-26.1528;28.3899;;147;239;150
Chislehurston;-26.1167;28.0532;;1171;455;90
Chloorkop;-26.0566;28.1804;;487;239;90
Chris Hani;-26.2668;27.8889;;1228;455;150
Chris Hani;-26.2045;28.2162;;83;239;90
Chris Hani;-26.1418;28.4406;;182;239;150;;gauteng-chris-hani-ekurhuleni-2
Chris Hani;-25.4428;28.093;;1226;1104;150
Chris Hani X1;-26.1333;28.4423;;182;239;150
Chrisville;-26.2589;28.0252;;;455;90
Cilvale AH;-26.008;28.3939;;;239;6
Cinderella;-26.2428;28.2566;;83;239;90
City and Suburban;-26.2078;28.0563;;;455;90
Claremont;-26.1806;27.9567;;1126;455;90
Claremont;-25.717;28.135;;;1104;90
Clarina;-25.6492;28.1167;;6;1104;90
Claudius;-25.7945;28.1112;;140;1104;90
Clayville;-25.9531;28.2211;;487;239;90
Clayville East;-25.9601;28.2396;;487;239;90
Clearwater Estate;-26.1445;28.2749;;83;239;90
Clearwater Flyfishing Estate;-25.8517;28.2675;;;1104;90
Cleveland;-26.2052;28.1171;;;455;90
Clubview;-25.836;28.1714;;140;1104;90
Colbyn;-25.7396;28.2503;;;1104;90
Comet;-26.1988;28.2321;;83;239;90
Commercia;-26.0378;28.1524;;821;455;90
Comptonville;-26.2781;27.9633;;;455;90
Constantia Kloof;-26.1449;27.9106;;1156;455;90
Constantia Park;-25.8064;28.2836;;;1104;90
Corlett Gardens;-26.1229;28.1131;;;455;90
Cornwall Hill;-25.873;28.2431;;140;1104;90
Coronation Park;-26.1054;27.7917;;;540;30
Coronationville;-26.1908;27.9766;;;455;90
Cosmo City;-26.0285;27.9269;;1156;455;150
Cottesloe;-26.1884;28.0151;;;455;90
Country Lane Estate;-25.8526;28.2601;;;1104;90
Country Life Park;-26.0771;28.0223;;1171;455;90
Country View;-26.1218;28.3375;;52;239;90
Country View;-25.9444;28.1243;;821;455;90
Craighall;-26.1133;28.0273;;1126;455;90
Craighall Park;-26.1252;28.0238;;1126;455;90
Credi;-26.3188;28.1518;;483;239;150
Crescent Wood Country Estate;-25.9599;28.1067;;821;455;90
Cresslawn;-26.1127;28.2035;;487;239;90
Cresta;-26.1282;27.9785;;1126;455;90
Creswell Park;-26.1706;27.8758;;1156;455;90
Croesus;-26.1983;27.9658;;;455;90
Crosby;-26.1939;27.9866;;;455;90
Crown;-26.2192;28.0082;;;455;90
Crown Gardens;-26.2528;28.0044;;;455;90
Crown North;-26.2108;28.0148;;;455;90
Crowthorne AH;-25.9752;28.0844;;821;455;6
Croydon;-26.1275;28.1957;;487;239;90
Cruywagen Park;-26.2583;28.2056;;330;239;90
Crystal Gardens;-26.1196;28.1009;;;455;90
Crystal Park;-26.1311;28.3739;;52;239;90
Crystal Park X1;-26.1327;28.3595;;52;239;90
Crystal Park X18;-26.1227;28.375;;52;239;90
Crystal Park X2;-26.1245;28.367;;52;239;90
Crystal Park X3;-26.1197;28.3742;;52;239;90
Culemborg Park;-26.1789;27.6903;;;1127;30
Cyferpan;-26.6131;27.8307;;;1368;30
Cyrildene;-26.1753;28.1008;;;455;90
Dadaville;-26.5572;27.9384;;;1375;30
Dainfern;-25.9884;28.0045;;;455;150
Dainfern Golf Estate;-25.9849;27.9977;;174;455;90
Dainfern Ridge;-25.9932;28.0045;;174;455;90
Dainfern Valley Estate;-25.9855;28.0102;;174;455;90
Dal Fouche;-26.257;28.4001;;1233;239;90
Daleside;-26.4932;28.0671;;;805;30
Dalpark;-26.2548;28.3195;;100;239;90
Dalview;-26.2483;28.3481;;100;239;90
Dan Pienaarville;-26.08;27.7697;;;540;30
Dancornia AH;-26.1236;27.6077;;;1127;2
Daniel Brink Park;-26.0739;27.9998;;1126;455;90
Danville;-25.7411;28.1305;;;1104;90
Darrenwood;-26.1287;27.9858;;1126;455;90
Daspoort;-25.7123;28.1499;;;1104;90
Daspoort Estate;-25.7073;28.1551;;;1104;90
Daveyton;-26.1408;28.4273;;;239;1300
Daveyton X1;-26.1285;28.4493;;182;239;150
Daveyton X12;-26.1261;28.437;;182;239;150
Daveyton X2;-26.154;28.4001;;182;239;150
Daveyton X3;-26.1368;28.4179;;182;239;150
Daveyton X4;-26.1422;28.396;;182;239;150
Daveyton X6;-26.163;28.4063;;182;239;150
Daveyton X7;-26.1604;28.4108;;182;239;150
Davidsonville;-26.1564;27.8513;;1156;455;90
Dawn Park;-26.3058;28.2468;;83;239;90
Dawnview;-26.1843;28.154;;330;239;90
Dayanglen;-26.1875;28.2323;;83;239;90
De Deur Estate;-26.5268;27.9435;;1375;805;30
De Klerkshof;-26.1234;28.1713;;234;239;90
Debonair Park;-26.5165;27.8992;;;1375;30
Deep Levels;-26.2961;28.386;;580;239;150
Delarey;-26.1739;27.9473;;1126;455;90
Delarey AH;-26.047;27.6229;;;676;2
Delmas Industrial;-26.1622;27.7131;;;1127;2
Delmore Park;-26.2095;28.1992;;83;239;90
Delporton;-26.0836;27.7298;;;540;30
Deltoidia Smallholdings;-25.8421;28.1155;;140;1104;6
Delville;-26.2291;28.1789;;330;239;90
Denlee;-26.2342;28.1654;;330;239;90
Denneoord;-26.2609;28.3612;;100;239;90
Dennydale AH;-26.2754;27.5834;;;1422;2
Denver;-26.2082;28.0991;;;455;90
Derdepoort;-25.6805;28.3025;;;1104;90
Dersley;-26.2033;28.418;;1233;239;90
Despatch;-25.718;28.3257;;;1104;90
Devland;-26.2859;27.9331;;;455;90
Devon A;-26.3581;28.7821;;;196;30
Devon B;-26.3673;28.8048;;;196;30
Dewald Hattingh Park;-26.2038;28.3326;;52;239;90
Dewetshof;-26.1824;28.0955;;;455;90
Dhlamini;-26.2721;27.8788;;1228;455;150
Dickinsonville;-26.6697;27.8852;;;1375;30
Die Hoewes;-25.8452;28.1933;;140;1104;90
Die Wilgers;-25.7604;28.3142;;;1104;90
Diepkloof;-26.2519;27.9586;;1228;455;150
Diepkloof Zone 1;-26.2416;27.9423;;1228;455;150
Diepkloof Zone 2;-26.2495;27.9396;;1228;455;150
Diepkloof Zone 3;-26.236;27.9475;;1228;455;150
Diepkloof Zone 4;-26.2394;27.9567;;1228;455;150
Diepkloof Zone 5;-26.2501;27.9504;;1228;455;150
Diepkloof Zone 6;-26.2577;27.9444;;1228;455;150
Diepsloot AH;-25.9447;28.0282;;200;455;6
Diepsloot West;-25.9211;28.0188;;200;455;150
Diepsloot West 1;-25.9278;28.0064;;200;455;150
Diepsloot West 2;-25.9406;28.0116;;200;455;150
Diepsloot West 4;-25.9373;28.0183;;200;455;150
Diepsloot West 5;-25.9352;28.0047;;200;455;150
Diepsloot West 6;-25.9315;28.0187;;200;455;150
Diepsloot West 7;-25.9404;28.0168;;200;455;150
Diepsloot West 9;-25.9323;27.9981;;200;455;150
Dilopye;-25.392;28.1936;;;1104;15
Dinwiddie;-26.2681;28.1593;;330;239;90
Discovery;-26.1598;27.8922;;1156;455;90
Dobsonville;-26.2224;27.8654;;1228;455;150
Dobsonville Ext 1;-26.2235;27.8548;;1228;455;150
Dobsonville Ext 2;-26.2267;27.8517;;1228;455;150
Dobsonville Ext 3;-26.2324;27.8297;;1228;455;150
Dobsonville Ext 4;-26.2279;27.8442;;1228;455;150
Dobsonville Ext 5 & 7;-26.2317;27.8452;;1228;455;150;;gauteng-dobsonville-ext-5-7-johannesburg
Dobsonville Gardens;-26.2306;27.8095;;1228;455;150
Donkerhoek;-25.7777;28.458;;;1104;90
Doornfontein;-26.3977;27.3227;;;130;30
Doornfontein;-26.1962;28.0548;;;455;90
Doornkloof AH;-25.9223;27.4817;;;676;2
Doornkloof Smallholdings;-25.9036;28.2502;;140;1104;6
Doornkop;-26.2335;27.8102;;1228;455;150
Doornkop 1;-26.2451;27.8089;;1228;455;150
Doornkop 2;-26.2219;27.8115;;1228;455;150
Doornkop AH;-26.2448;27.7891;;1228;455;6
Doornkraal;-25.603;28.566;;;1104;90
Doornpoort;-25.6504;28.2526;;;1104;90
Dorandia;-25.6682;28.1573;;;1104;90
Dorelan;-26.1272;28.1204;;;455;90
Doringkloof;-25.8575;28.211;;140;1104;90
Douglasdale;-26.0407;27.9944;;1171;455;90
Dowerglen;-26.1557;28.1407;;234;239;90
Downbern;-25.4864;28.3999;;;1104;15
Dr Masibilanga;-26.1535;27.7889;;468;540;50
Drakeville AH;-26.6292;27.7814;;;1368;2
Dreamland AH;-26.5337;27.906;;;1375;2
Drie Ziek;-26.4702;27.8422;;;455;360
Drie Ziek Ext 1;-26.4681;27.8499;;213;455;150
Drie Ziek Ext 2;-26.4714;27.8401;;213;455;150
Drie Ziek Ext 3;-26.4664;27.8389;;213;455;150
Drie Ziek Ext 4;-26.4576;27.8456;;213;455;150
Drie Ziek Ext 5;-26.4831;27.8308;;213;455;150
Drie Ziek Ext 6;-26.4746;27.8417;;213;455;150
Drie Ziek Ext 7;-26.4697;27.8437;;213;455;150
Driefontein AH;-26.0094;27.8293;;;540;2
Droste Park;-26.2107;28.0671;;;455;90
Drumblade AH;-26.4402;28.0188;;;1407;2
Dube;-26.239;27.8937;;1228;455;150
Duduza;-26.3875;28.3833;;;963;730
Duduza;-26.3714;28.4076;;;239;730
Duduza;-25.9714;28.2043;;1285;239;180;;gauteng-duduza-ekurhuleni-2
Dukathole;-26.2212;28.1925;;330;239;90
Duncanville;-26.6528;27.936;;;1375;30
Dunkeld;-26.135;28.038;;1126;455;90
Dunnottar;-26.3474;28.4302;;963;239;90
Dunsevern;-26.1261;28.1182;;;455;90
Dunswart;-26.2103;28.2795;;83;239;90
Dunvegan;-26.1558;28.1503;;234;239;90
Duxberry;-26.0742;28.0507;;1171;455;90
Dwarskloof AH;-26.1642;27.6193;;;1127;2
Eagle Canyon;-26.0888;27.9187;;1156;455;90
East Bank;-26.1012;28.1089;;10;455;150
East Daggaf;-26.2874;28.5669;;1233;963;30
East Driefontein;-26.3789;27.4982;;;130
East Geduld;-26.2263;28.4374;;1233;239;90
East Lynne;-25.7052;28.2769;;;1104;90
East Town;-26.1555;27.9783;;1126;455;90
East Village;-26.3877;27.5187;;;280
Eastgate;-26.085;28.09;;1171;455;90
Eastwood;-25.7407;28.227;;;1104;90
Eastwood;-25.7036;28.3818;;713;1104;150;;gauteng-eastwood-pretoria-2
Eatonside;-26.5554;27.8836;;;1183;50
Ebenhaerzer Park AH;-26.5731;27.9337;;;1375;2
Ebner on Vaal AH;-26.7447;27.6944;;;1368;2
Ebony Park;-25.9993;28.1767;;;455;330
Ebony Park Ext 1;-26.0018;28.1803;;231;455;150
Ebony Park Ext 2;-25.9982;28.1805;;231;455;150
Ebony Park Ext 3;-25.9976;28.1842;;231;455;150
Ebony Park Ext 4;-25.9975;28.1762;;231;455;150
Ebony Park Ext 5;-25.9984;28.1717;;231;455;150
Ebony Park Ext 6;-26.0009;28.169;;231;455;150
Ebotse Golf & Country Estate;-26.1507;28.3508;;52;239;90;;gauteng-ebotse-golf-country-estate-ekurhuleni
Ecaleni;-26.0129;28.2439;;1285;239;150
Eco-Park Estate;-25.8853;28.1755;;140;1104;90
Edelweiss;-26.2829;28.4678;;1233;239;90
Eden Park;-26.3778;28.1221;;8;239;90
Edenburg;-26.0551;28.0613;;1171;455;90
Edleen;-26.0918;28.2031;;487;239;90
Eersterust;-25.7094;28.3152;;;1104;300
Eersterust Ext 2;-25.7148;28.3124;;237;1104;150
Eersterust Ext 3;-25.7129;28.3237;;237;1104;150
Eersterust Ext 4;-25.7073;28.3225;;237;1104;150
Eersterust Ext 5;-25.7093;28.3144;;237;1104;150
Eersterust Ext 6;-25.7001;28.3101;;237;1104;150
Ehlanzeni;-26.0314;28.2025;;1285;239;150
Eikenhof;-26.3067;27.973;;;455;90
Eikepark;-26.1807;27.677;;;1127;30
Ekandustria;-25.6929;28.6953;;238;1104;150
Ekangala Section A;-25.6767;28.7298;;238;1104;150
Ekangala Section B;-25.684;28.7416;;238;1104;150
Ekangala Section C;-25.6906;28.7492;;238;1104;150
Ekangala Section D;-25.6985;28.751;;238;1104;150
Ekangala Section E;-25.695;28.7422;;238;1104;150
Ekklesia;-25.7009;28.2852;;;1104;90
Eland Small AH;-26.1624;27.6494;;;1127;2
Elandsfontein;-26.4411;27.427;;;280
Elandsfontein;-26.1652;28.1952;;330;239;90
Elandsfontein AH;-26.379;27.9232;;;1407;2
Elandsfontein Rail;-26.1588;28.2026;;330;239;90
Elandsfontein Smallholdings;-25.9776;28.3287;;;239;6
Elandshaven;-26.2445;28.1287;;330;239;90
Elandspark;-26.2437;28.1112;;;455;90
Elandspoort;-25.7404;28.1109;;;1104;90
Elandsrand;-26.4513;27.3664;;;130;30
Elandsridge;-26.4416;27.372;;;130
Elarduspark;-25.8337;28.2589;;;1104;90
Eldo Glen;-25.8378;28.1356;;140;1104;90
Eldo Meadows;-25.8334;28.1427;;140;1104;90
Eldo Park;-25.8424;28.1401;;140;1104;90
Eldo View;-25.8403;28.1272;;140;1104;90
Eldorado AH;-26.0945;27.6671;;837;540;2
Eldorado Estate;-26.3053;27.9189;;;455;90
Eldorado Park;-26.2932;27.9033;;;455;150
Eldoraigne;-25.8406;28.1497;;140;1104;90
Electron;-26.2404;28.0977;;;455;90
Elindinga;-26.0136;28.2289;;1285;239;150
Eljeesee AH;-26.0859;27.6767;;837;540;2
Elma Park;-26.156;28.1572;;234;239;90
Eloffsdal;-25.7124;28.1883;;;1104;90
Elsburg;-26.2468;28.1994;;330;239;90
Elspark;-26.2653;28.2241;;330;239;90
Emangweni;-26.0184;28.2359;;1285;239;150
Emdeni;-26.244;27.8198;;1228;455;150
Emfihlweni;-26.0257;28.2232;;1285;239;150
Emkatini;-26.0137;28.2163;;1285;239;150
Emmarentia;-26.1574;28.0047;;1126;455;90
Emoyeni;-26.0143;28.2325;;1285;239;150
Endayini;-26.0177;28.1939;;1285;239;150
Endicott;-26.3015;28.5854;;;963
Endulweni;-26.0138;28.2215;;1285;239;150
Ennerdale;-26.4164;27.84;;;455;540
Ennerdale Ext 1;-26.4058;27.8429;;256;455;150
Ennerdale Ext 10 & 11;-26.4218;27.8388;;256;455;150;;gauteng-ennerdale-ext-10-11-johannesburg
Ennerdale Ext 12, 13 & 14;-26.4216;27.8453;;256;455;150;;gauteng-ennerdale-ext-12-13-14-johannesburg
Ennerdale Ext 2;-26.4057;27.8329;;256;455;150
Ennerdale Ext 3;-26.4102;27.8387;;256;455;150
Ennerdale Ext 6;-26.4205;27.8537;;256;455;150
Ennerdale Ext 8;-26.4163;27.82;;256;455;150
Ennerdale Ext 9;-26.4059;27.8283;;256;455;150
Ennerdale South;-26.4324;27.8499;;256;455;150
Enstra;-26.2059;28.4447;;1233;239;90
Entshonalanga;-26.0218;28.1858;;1285;239;150
Equestria;-25.7641;28.3402;;;1104;90
Erand AH;-25.9625;28.1271;;821;455;6
Erasmia;-25.8112;28.0924;;140;1104;90
Erasmus Park;-25.8207;28.2437;;;1104;90
Erasmuskloof;-25.8141;28.2649;;;1104;90
Erasmusrand;-25.8116;28.2532;;;1104;90
Ergo Site;-26.3767;28.3415;;100;239;90
Esangweni;-26.0261;28.1982;;1285;239;150
Esiziba;-26.0186;28.222;;1285;239;150
Esselen Park;-26.0303;28.2418;;1285;239;150
Essexwold;-26.1611;28.1349;;330;239;90
Estera;-26.254;28.1903;;330;239;90
Estherpark;-26.1036;28.2051;;487;239;90
Ethafeni;-26.0255;28.2124;;1285;239;150
Etwatwa Ext 35;-26.1226;28.4488;;267;239;150
Etwatwa X1;-26.1334;28.463;;267;239;150
Etwatwa X10;-26.1062;28.4758;;267;239;150
Etwatwa X11;-26.1263;28.4586;;267;239;150
Etwatwa X12;-26.123;28.4765;;267;239;150
Etwatwa X13;-26.1216;28.4736;;267;239;150
Etwatwa X14;-26.1301;28.4727;;267;239;150
Etwatwa X15;-26.1153;28.4716;;267;239;150
Etwatwa X18;-26.096;28.4892;;267;239;150
Etwatwa X19;-26.1117;28.4877;;267;239;150
Etwatwa X2;-26.1166;28.4607;;267;239;150
Etwatwa X21;-26.1261;28.4856;;267;239;150
Etwatwa X24;-26.123;28.4818;;267;239;150
Etwatwa X3;-26.1188;28.4536;;267;239;150
Etwatwa X30;-26.112;28.4746;;267;239;150
Etwatwa X31;-26.1114;28.46;;267;239;150
Etwatwa X32;-26.111;28.4509;;267;239;150
Etwatwa X33;-26.1327;28.4741;;267;239;150
Etwatwa X34;-26.1024;28.4493;;267;239;150
Etwatwa X36;-26.1044;28.4879;;267;239;150
Etwatwa X4;-26.1272;28.4751;;267;239;150
Etwatwa X7;-26.112;28.466;;267;239;150
Etwatwa X8;-26.1302;28.4794;;267;239;150
Etwatwa X9;-26.1142;28.4818;;267;239;150
Evans Park;-26.2449;28.0024;;;455;90
Evaton Central;-26.529;27.8453;;;269;50
Evaton North;-26.513;27.8565;;;269;50
Evaton Small Farms;-26.5472;27.852;;;269;50
Evaton West;-26.5225;27.8208;;;269;50
Everest;-26.3487;28.1403;;1309;239;150
Everest;-26.2259;28.4534;;1233;239;90;;gauteng-everest-ekurhuleni-2
Everleigh;-26.1864;28.2506;;83;239;90
Factoria;-26.116;27.8094;;;540;30
Faerie Glen;-25.7853;28.3157;;;1104;90
Fairland;-26.1365;27.9434;;1126;455;90
Fairlead AH;-26.1213;28.3557;;52;239;6
Fairmount;-26.1459;28.0992;;;455;90
Fairmount Ridge;-26.1434;28.1052;;;455;90
Fairvale;-26.14;28.1125;;;455;90
Fairview;-26.2025;28.0678;;;455;90
Fairway;-26.1317;28.0596;;;455;90
Fairwood;-26.1662;28.0874;;;455;90
Falcon Ridge;-26.5982;27.9136;;;1375;30
Far East Bank;-26.1059;28.1148;;10;455;150
Far East Bank Ext;-26.096;28.111;;1171;455;90
Farmall;-25.9987;27.9553;;;455;90
Farrar Park;-26.2462;28.2439;;83;239;90
Farrarmere;-26.1664;28.2998;;52;239;90
Father Gerald;-26.1511;27.785;;468;540;50
Featherbrooke Estate;-26.077;27.8386;;;540;30
Fellside;-26.1666;28.0775;;;455;90
Ferndale;-26.0887;27.9918;;1126;455;90
Ferreirasdorp;-26.2084;28.0327;;;455;90
Ferryvale;-26.4313;28.4794;;963;239;90
Finetown;-26.4147;27.8655;;256;455;150
Finsbury;-26.2064;27.654;;;1127;30
Fishers Hill;-26.1795;28.1641;;330;239;90
Fleurhof;-26.2004;27.9166;;1126;455;90
Flora Gardens;-26.7185;27.8099;;;1368;30
Floracliffe;-26.1556;27.9197;;1156;455;90
Florauna;-25.6844;28.1572;;6;1104;90
Florentia;-26.2669;28.1317;;8;239;90
Florida;-26.1775;27.9173;;1156;455;90
Florida Glen;-26.1654;27.9423;;1156;455;90
Florida Hills;-26.1614;27.9255;;1156;455;90
Florida Lake;-26.1737;27.8969;;1156;455;90
Florida North;-26.1677;27.9322;;1156;455;90
Florida Park;-26.1588;27.9097;;1156;455;90
Florida View;-26.1646;27.9345;;1156;455;90
Fontainebleau;-26.1052;27.9759;;1126;455;90
Fordsburg;-26.2058;28.0234;;;455;90
Forest Hill;-26.2541;28.0394;;;455;90
Forest Town;-26.1725;28.0371;;;455;90
Formain;-26.1257;28.1078;;;455;90
Founders Hill;-26.102;28.1672;;;455;90
Fourways;-26.2082;27.6907;;;1127;30
Fourways;-26.0279;28.0015;;1171;455;90
Fourways Gardens;-26.0003;28.0052;;1171;455;90
Frankenwald;-26.0716;28.1068;;1171;455;90
Franklin Roosevelt Park;-26.1513;27.99;;1126;455;90
Freedom Charter Square;-26.2746;27.8865;;1228;455;150
Freedom Park;-26.2839;27.9375;;;455;90
Freeway Park;-26.2585;28.2378;;83;239;90
Fulcrum;-26.2714;28.4017;;1233;239;90
Fundus AH;-25.6667;28.063;;;1104;6
Ga-Rankuwa Industrial;-25.5594;27.9892;;294;1104;6
Ga-Rankuwa Unit 1;-25.6115;27.9864;;294;1104;150
Ga-Rankuwa Unit 10;-25.56;28.0131;;294;1104;150
Ga-Rankuwa Unit 15;-25.5755;27.9999;;294;1104;150
Ga-Rankuwa Unit 16;-25.5908;27.9783;;294;1104;150
Ga-Rankuwa Unit 17;-25.5708;27.9923;;294;1104;150
Ga-Rankuwa Unit 2;-25.612;28.0026;;294;1104;150
Ga-Rankuwa Unit 21;-25.5828;28.0092;;294;1104;150
Ga-Rankuwa Unit 23;-25.5782;27.9834;;294;1104;150
Ga-Rankuwa Unit 24;-25.5667;27.9821;;294;1104;150
Ga-Rankuwa Unit 25;-25.5729;27.9734;;294;1104;150
Ga-Rankuwa Unit 3;-25.5936;28.0103;;294;1104;150
Ga-Rankuwa Unit 4;-25.5974;27.984;;294;1104;150
Ga-Rankuwa Unit 5;-25.5963;27.9976;;294;1104;150
Ga-Rankuwa Unit 6;-25.6069;28.0121;;294;1104;150
Ga-Rankuwa Unit 7;-25.5765;28.0198;;294;1104;150
Ga-Rankuwa Unit 8;-25.5674;28.0137;;294;1104;150
Ga-Rankuwa Unit 9;-25.5732;28.0108;;294;1104;150
Ga-Rankuwa View;-25.5484;27.9863;;294;1104;150
GaMohale;-25.9942;27.536;;;676;30
GaRankuwa Unit 20;-25.5888;27.9672;;294;1104;150
Gabon;-26.1403;28.4396;;182;239;150
Gallo Manor;-26.0668;28.0782;;1171;455;90
Gardener Ross Golf and Country Estate;-25.8757;28.0465;;140;1104;90
Gardenvale AH;-26.4389;28.1207;;;1128;2
Garsfontein;-25.7979;28.3033;;;1104;90
Garthdale AH;-26.4223;28.106;;;1128;2
Geduld;-26.2436;28.4278;;1233;239;90
Geestveld AH;-25.9949;28.4236;;;239;6
Geluksdal;-26.3412;28.3603;;;239;240
Geluksdal Ext 1;-26.3437;28.3651;;327;239;150
Geluksdal Ext 2;-26.3499;28.3563;;327;239;150
Geluksdal Ext 3;-26.3232;28.3706;;327;239;150
General Albertspark;-26.2914;28.1233;;8;239;90
George Goch;-26.2145;28.0814;;;455;90
Georgetown;-26.2146;28.1676;;330;239;90
Georginia;-26.1651;27.8799;;1156;455;90
Gerardsville AH;-25.8505;28.029;;140;1104;6
Gerdview;-26.1755;28.1812;;330;239;90
Germiston South;-26.2214;28.1693;;330;239;6
Germiston Station;-26.2086;28.1742;;330;239;90
Gezina;-25.7183;28.2065;;;1104;90
Ghana Section;-26.2812;27.7059;;46;1422;50
Gillview;-26.2642;28.027;;;455;90
Gladwood AH;-26.6856;27.737;;;1368;2
Glen Austin AH;-25.9965;28.1473;;821;455;6
Glen Donald AH;-26.6147;27.9936;;;805;2
Glen Erasmia Boulevard;-26.0632;28.2564;;487;239;90
Glen Erasmia Ext 14;-26.0756;28.2627;;487;239;90
Glen Lauriston;-25.827;28.1489;;140;1104;90
Glen Marais;-26.0721;28.2457;;487;239;90
Glen Marais Ext;-26.0854;28.2663;;487;239;90
Glenadrienne;-26.0971;28.0273;;1171;455;90
Glenanda;-26.2718;28.0383;;;455;90
Glenesk;-26.233;28.0488;;;455;90
Glenferness AH;-25.9943;28.0378;;821;455;6
Glenhazel;-26.1382;28.1027;;;455;90
Glensan;-26.1447;28.1044;;;455;90
Glenverloch;-26.4191;28.4622;;963;239;90
Glenvista;-26.2866;28.0586;;;455;90
Goba;-26.3413;28.151;;483;239;150
Goedeburg;-26.1439;28.2926;;52;239;90
Goedehoop AH;-26.565;28.1572;;;805;2
Golden Gardens;-26.6134;27.8095;;;1183;50
Golden Springs;-26.2872;28.422;;1233;239;90
Goldev;-26.2952;27.9398;;;455;90
Golf Park;-26.5513;28.0339;;;805;30
Golf View AH;-26.4357;27.9425;;;1407;2
Good Hope;-26.2121;28.1872;;330;239;90
Gosforth Park;-26.2319;28.1437;;330;239;90
Goudvlakte West;-26.2788;27.3781;;;130
Gov Gold Mine Areas Cons;-26.2174;28.3662;;100;239;6
Government Goldmine;-26.1984;28.4089;;1233;239;90
Grand Central;-25.9948;28.1323;;821;455;90
Grand Central Airport;-25.9894;28.1395;;821;455;6
Greater Nigel;-26.3829;28.4538;;963;239;90
Green Hills;-26.1595;27.6959;;;1127;30
Green Park;-26.4954;27.5125;;;280;30
Green Valley AH;-26.4615;28.1265;;;1128;2
Greenfields;-26.3935;28.128;;483;239;150
Greenside;-26.1534;28.0152;;1126;455;90
Greenside East;-26.1538;28.0247;;1126;455;90
Greenstone Hill;-26.117;28.1552;;;455;90
Greenstone Park;-26.1183;28.1447;;;455;90
Gresswold;-26.1317;28.0879;;;455;90
Greymont;-26.1634;27.9649;;1126;455;90
Groblerpark;-26.15;27.8382;;1156;455;90
Groeneweide;-26.2787;28.2342;;83;239;90
Groenkloof;-25.7726;28.2148;;;1104;90
Groot Elandsvlei AH;-26.1343;27.6564;;;1127;2
Grootfontein;-25.8859;28.3584;;;1104;110
Grootfontein Country Estates;-25.8859;28.3584;;359;1104;90
Grootvaly AH;-26.2617;28.4992;;1233;239;6
Grootvlei;-25.5223;28.2622;;;1104;15
Gugulethu;-26.3002;28.4041;;580;239;150
Gugulethu;-26.2175;28.466;;;239;150;;gauteng-gugulethu-ekurhuleni-2
Haakdoornboom;-25.5716;28.1606;;;1104;130
Haakdoornboom AH;-25.5666;28.1345;;373;1104;6
Haartebeesfontein;-26.814;28.1614;;385;805;30
Haddon;-26.2574;28.0337;;;455;90
Halfway Gardens;-25.9928;28.1162;;821;455;90
Halfway House;-26.0072;28.1265;;821;455;90
Hallgate;-26.426;28.531;;;963
Hamberg;-26.1699;27.8897;;1156;455;90
Hani;-26.3336;27.3069;;502;130;50
Harison Park;-26.1385;27.8745;;1156;455;90
Harison View;-26.1434;27.8662;;1156;455;90
Harmelia;-26.141;28.1899;;330;239;90
Harmonierus;-26.6057;27.9197;;;1375;30
Harry Gwala;-26.2216;28.3149;;;239;150
Hartebeesfontein;-26.814;28.1614;;;805;30
Hartzenberg AH;-26.3969;27.9778;;;1407;2
Harveston AH;-26.6723;28.0501;;;805;2
Harveston AH;-26.0946;27.9085;;1156;455;6
Hatfield;-25.7484;28.2388;;;1104;90
Hawkins Estate;-26.1477;28.0837;;;455;90
Hazel Park;-26.2497;28.1751;;330;239;90
Hazelwood;-25.7821;28.2645;;;1104;90
Heather View;-25.68;28.1257;;6;1104;90
Heatherdale AH;-25.6681;28.1246;;6;1104;6
Hebron;-25.5514;27.9999;;;1104;90
Hectorton;-26.1671;27.7107;;;1127;30
Heidelberg AH;-26.5241;28.3493;;;393;2
Heidelberg Central;-26.5033;28.3634;;;393;30
Helderblom AH;-26.0959;27.6942;;;540;2
Helderkruin;-26.1252;27.8683;;1156;455;90
Helderwyk;-26.269;28.3112;;100;239;90
Helikon Park;-26.1825;27.6824;;;1127;30
Henley on Klip;-26.5385;28.0608;;;805;30
Hennopspark;-25.8607;28.1681;;140;1104;90
Heriotdale;-26.2128;28.1176;;;455;90
Hermanstad;-25.7202;28.1632;;;1104;90
Hesteapark;-25.6545;28.1383;;6;1104;90
Heuningklip AH;-26.0533;27.786;;;540;2
Heuweloord;-25.8841;28.1138;;140;1104;90
Heuwelsig Estate;-25.8717;28.1122;;140;1104;90
Highbury;-26.5186;28.0385;;;805;30
Highland;-26.2914;28.3956;;580;239;150
Highlands;-26.1894;28.0626;;;455;90
Highlands North;-26.1415;28.0825;;;455;90
Highveld;-25.8832;28.1929;;140;1104;90
Highveld Techno Park;-25.8748;28.1865;;140;1104;90
Highway Gardens;-26.1431;28.1777;;330;239;90
Hillbrow;-26.1941;28.0495;;;455;90
Hillcrest;-25.7555;28.2358;;;1104;90
Hillcrest AH;-26.1383;28.4005;;52;239;6
Hillrise AH;-26.0536;28.3811;;;239;6
Hillside AH;-26.2201;27.6217;;;1127;2
Hillside AH;-26.0176;27.6393;;;676;2
Hlahane;-26.3046;28.1469;;483;239;150
Hlahatsi;-26.3347;28.1549;;483;239;150
Hlongwane;-26.3466;28.1545;;483;239;150
Holfontein;-26.1407;28.4726;;;239;90
Holomisa Section;-26.281;27.6908;;46;1422;50
Home Lake;-26.1755;27.6992;;;1127;30
Home Lake Industrial;-26.1876;27.6883;;;1127;2
Home Seekers;-26.2148;28.2942;;52;239;90
Homelands AH;-26.6329;28.0356;;;805;2
Homer;-26.6504;27.8888;;;1375;30
Homes Haven;-26.0679;27.8321;;;540;30
Homestead;-26.1745;28.1873;;330;239;90
Homestead AH;-26.4598;27.9306;;;1407;2
Homestead Park;-26.2039;27.9981;;;455;90
Honey Hill;-26.1424;27.8874;;1156;455;90
Honeydew Ridge;-26.1021;27.9112;;1156;455;90
Honingnestkrans Smallholdings;-25.5767;28.1867;;373;1104;6
Hoogland;-26.035;27.9573;;1126;455;90
Hopefield;-26.4238;27.816;;256;455;150
Horison;-26.1494;27.8787;;1156;455;90
Hornsoord AH;-25.6955;28.0632;;;1104;6
Houghton Estate;-26.1637;28.0599;;;455;90
Houtkop AH;-26.608;27.8916;;;1375;2
Houtkop SH2;-26.618;27.918;;;1375;30
Hughes;-26.1784;28.2267;;83;239;90
Hunters Hill A. H.;-26.0684;27.9522;;1126;455;90;;gauteng-hunters-hill-a-h-johannesburg
Huntingdon;-26.2253;28.3848;;100;239;90
Hurlingham;-26.0967;28.0257;;1171;455;90
Hurlingham Gardens;-26.0982;28.0301;;1171;455;90
Hurlyvale;-26.1502;28.1657;;234;239;90
Hurst Hill;-26.1881;27.9865;;;455;90
Hyde Park;-26.1242;28.0394;;1171;455;90
Ibaxa;-26.0201;28.2161;;1285;239;150
Ibazelo;-26.0058;28.2183;;1285;239;150
Igqagqa;-26.0102;28.2235;;1285;239;150
Ililiba;-26.0232;28.2294;;1285;239;150
Illiondale;-26.1152;28.1689;;234;239;90
Illovo;-26.129;28.0536;;1171;455;90
Impala Park;-26.162;28.2679;;83;239;90
Impumelelo;-26.3466;28.7694;;;196;110
Impumelelo Ext 2;-26.3489;28.775;;429;196;50
Inadan;-26.0126;27.9559;;;455;90
Inanda;-26.1203;28.0548;;1171;455;90
Industria;-26.1997;27.979;;;455;6
Industria North;-26.182;27.9512;;1126;455;6
Industria West;-26.1942;27.9682;;;455;6
Inglethorpe AH;-26.1074;28.382;;52;239;6
Inxiweni;-26.0224;28.2193;;1285;239;150
Irene;-25.8801;28.2344;;140;1104;90
Irene Farm Villages;-25.8567;28.2458;;140;1104;90
Irene Glen Private Estate;-25.8826;28.2468;;140;1104;90
Irene Research Institute;-25.9028;28.2096;;140;1104;90
Irene Security Estate;-25.8701;28.2179;;140;1104;90
Ironside;-26.5458;27.8897;;;1183;50
Ironside AH;-26.4803;27.9167;;;1407;2
Isando;-26.1408;28.2107;;487;239;90
Isandovale;-26.1341;28.19;;234;239;90
Iscor Industrial;-26.6447;27.8371;;;1368;2
Isekelo;-26.0174;28.2277;;1285;239;150
Isiphetweni;-26.031;28.2167;;1285;239;150
Isithame;-26.0067;28.2249;;1285;239;150
Isivana;-26.0194;28.2125;;1285;239;150
Itsoseng;-26.0117;27.9207;;;455;150
Itsoseng;-25.5383;28.0641;;660;1104;150
Ivory Park Ext 10;-25.9927;28.1948;;443;455;150
Ivory Park Ext 12;-25.9844;28.205;;443;455;150
Ivory Park Ext 13;-25.9791;28.2027;;443;455;150
Ivory Park Ext 2;-26.0112;28.1787;;443;455;150
Ivory Park Ext 5;-26.0144;28.1844;;443;455;150
Ivory Park Ext 6;-26.0073;28.1919;;443;455;150
Ivory Park Ext 7;-26.0039;28.1863;;443;455;150
Ivory Park Ext 8;-26.0005;28.2;;443;455;150
Ivory Park Ext 9;-25.9923;28.2075;;443;455;150
Jabavu;-26.2477;27.8759;;1228;455;150
Jabulani;-26.2445;27.8585;;1228;455;150
Jacanlee;-26.1218;27.9851;;1126;455;90
Jackal Creek Golf Estate;-26.0563;27.9212;;1156;455;90
Jameson Park;-26.4455;28.416;;;963;30
Jan Hofmeyer;-26.1946;28.0109;;;455;90
Jan Niemand Park;-25.7091;28.291;;;1104;90
Jansen Park;-26.1844;28.2425;;83;239;90
Jatniel AH;-26.1242;28.3178;;52;239;6
Jeffersville;-25.7859;28.0551;;1175;1104;150
Jeppestown;-26.2053;28.0769;;;455;90
Jerusalem;-26.2013;28.2036;;83;239;90
Jet Park;-26.162;28.2186;;83;239;90
Jiyana;-26.0273;28.216;;1285;239;150
Joe Slovo;-26.2268;28.2237;;83;239;90
Johandeo;-26.5994;27.8083;;;1183;50
Johannesburg North;-26.0376;27.9756;;1126;455;90
Jordaan Park;-26.4968;28.3433;;;393;30
Joshua Doore;-26.1649;27.7905;;468;540;50
Judith's Paarl;-26.1909;28.0732;;;455;90;;gauteng-judiths-paarl-johannesburg
Jukskei Park;-26.038;27.983;;1126;455;90
Junction Hill;-26.2815;28.1619;;330;239;90
Jupiter;-26.2244;28.1349;;330;239;90
Kaalfontein;-25.9903;28.1718;;;455;460
Kaalfontein Ext 1;-25.9927;28.1862;;466;455;150
Kaalfontein Ext 10;-25.9968;28.1664;;466;455;150
Kaalfontein Ext 11;-25.995;28.1659;;466;455;150
Kaalfontein Ext 12;-25.9939;28.1701;;466;455;150
Kaalfontein Ext 13 & 14;-25.993;28.1675;;466;455;150;;gauteng-kaalfontein-ext-13-14-johannesburg
Kaalfontein Ext 15;-25.9911;28.1708;;466;455;150
Kaalfontein Ext 16;-25.9897;28.1714;;466;455;150
Kaalfontein Ext 17;-25.9878;28.1715;;466;455;150
Kaalfontein Ext 18;-25.9871;28.1693;;466;455;150
Kaalfontein Ext 2;-25.9874;28.1851;;466;455;150
Kaalfontein Ext 22;-25.9852;28.1874;;466;455;150
Kaalfontein Ext 23;-25.9823;28.1741;;466;455;150
Kaalfontein Ext 4;-25.9904;28.1797;;466;455;150
Kaalfontein Ext 5;-25.9859;28.1759;;466;455;150
Kaalfontein Ext 6, 7 & 8;-25.9935;28.1755;;466;455;150;;gauteng-kaalfontein-ext-6-7-8-johannesburg
Kaalfontein Ext 9;-25.9967;28.1694;;466;455;150
Kaalplaats;-26.7565;27.712;;;1368;30
Kaalplaats East;-26.7544;27.7231;;;1368;30
Kaalplaats West;-26.7585;27.7008;;;1368;30
Kagiso;-26.1589;27.7808;;;540;650
Kagiso Central;-26.1589;27.7808;;468;540;50
Kagiso Ext 10;-26.1434;27.7895;;468;540;50
Kagiso Ext 11;-26.1659;27.7981;;468;540;50
Kagiso Ext 12;-26.1567;27.8001;;468;540;50
Kagiso Ext 14;-26.1746;27.7824;;468;540;50
Kagiso Ext 2;-26.1612;27.7915;;468;540;50
Kagiso Ext 3;-26.1391;27.7985;;468;540;50
Kagiso Ext 6;-26.1662;27.7811;;468;540;50
Kagiso Ext 8;-26.1501;27.7704;;468;540;50
Kagiso Ext 9;-26.1707;27.7807;;468;540;50
Kameeldrift;-25.6518;28.3141;;;1104;90
Kameeldrift Smallholdings;-25.6971;27.9981;;;1104;6
Kameelfontein;-25.6191;28.4211;;;1104;90
Kammaland AH;-26.5806;27.7779;;;1183;2
Kanana;-26.3833;28.2046;;;239;90
Kanana;-25.4125;28.2596;;377;1104;90
Kanana Park;-26.4179;27.9016;;;455;180
Kapok;-26.4257;27.8265;;256;455;150
Karenpark;-25.6651;28.1089;;6;1104;90
Kate Hamel;-26.2933;28.2399;;83;239;90
Katlehong;-26.3453;28.156;;;239;4100
Katlehong South;-26.3797;28.1857;;483;239;150
Kaydale AH;-26.4481;28.3971;;;963;2
Keinfontein Smallholdings;-25.7996;28.4871;;507;1104;6
Kekana Garden;-25.373;28.3063;;;1104;15
Kelland;-26.117;27.9602;;1126;455;90
Kelvin;-26.0785;28.0961;;1171;455;90
Kempton Park;-26.0812;28.2187;;;239;1700
Kempton Park AH;-26.0885;28.2543;;487;239;6
Kempton Park West;-26.0868;28.1905;;487;239;90
Kengies AH;-25.9997;27.9969;;1171;455;6
Kenilworth;-26.2481;28.0487;;;455;90
Kenleaf;-26.2547;28.3477;;100;239;90
Kenmare;-26.1059;27.8152;;;540;30
Kensington;-26.1943;28.0977;;;455;90
Kensington B;-26.0804;28.0039;;1126;455;90
Kentview;-26.1275;28.0629;;;455;90
Kew;-26.1228;28.095;;;455;90
Khalambazo;-25.7106;28.3727;;713;1104;150
Khatamping;-26.0129;28.1981;;1285;239;150
Khumula Baji Section;-26.3522;28.135;;1309;239;150
Khutsong;-26.3347;27.3088;;;130;620
Khutsong;-25.7154;28.3762;;713;1104;150
Khutsong Ext 2;-26.3416;27.3014;;502;130;50
Khutsong Ext 3;-26.3369;27.3081;;502;130;50
Khutsong South;-26.3548;27.3324;;502;130;50
Kibler Park;-26.2991;28.0075;;;455;90
Kibler Park 1;-26.2855;28.0065;;;455;90
Kibler Park 2;-26.3128;28.0084;;;455;90
Killarney;-26.1681;28.0515;;;455;90
Kilner Park;-25.7236;28.2628;;;1104;90
Kimbult AH;-26.0899;27.9027;;1156;455;6
Kingsway;-26.1923;28.396;;1233;239;90
Kirkney;-25.7186;28.107;;;1104;90
Kleinfontein;-25.7996;28.4871;;;1104;110
Kleinfontein AH;-26.1801;28.2862;;52;239;6
Kleinfontein Lake;-26.1822;28.3292;;52;239;90
Klerksoord;-25.6386;28.1281;;6;1104;90
Kleve Hill Park;-26.0369;28.0371;;1171;455;90
Klipfontein;-25.6074;28.0626;;1226;1104;150
Klipfontein View;-26.0457;28.1579;;;455;90
Klipkop AH;-26.5662;27.7422;;;1183;2
Klippaatdrift;-26.6874;28.0037;;;1375;30
Klippoortje;-26.2846;28.2392;;83;239;90
Klippoortjie;-26.2358;28.1752;;330;239;90
Klippoortjie AH;-26.2798;28.2149;;330;239;6
Kliprivier;-26.551;28.0597;;;805;30
Klipriviersberg Estate;-26.2443;28.0906;;;455;90
Klipriviersoog;-26.2918;27.8482;;1228;455;150
Klipspruit;-26.2559;27.9046;;1228;455;150
Klipspruit Treatment Works;-26.2762;27.9227;;1228;455;150
Klipspruit West;-26.295;27.8695;;1228;455;150
Kliptown;-26.2811;27.8879;;1228;455;150
Klipview AH;-26.4733;28.052;;;1128;2
Klipwater;-26.4388;28.1001;;;1128;30
Kloofendal;-26.1337;27.8873;;1156;455;90
Kloofzicht;-25.8119;28.2046;;140;1104;90
Klopperpark;-26.1475;28.1955;;330;239;90
Knights;-26.1982;28.1779;;330;239;90
Knopjeslaagte AH;-25.9563;28.0367;;821;455;6
Knoppieslaagte AH;-25.9146;28.0592;;140;1104;6
Kocksoord;-26.2227;27.6485;;;1127;30
Koedoespoort;-25.7249;28.2792;;;1104;90
Koedoespoort Industrial;-25.7184;28.2489;;;1104;6
Kokosi;-26.5074;27.4657;;;280;200
Kokosi Ext 1;-26.5092;27.4597;;518;280;50
Kokosi Ext 3;-26.5031;27.4669;;518;280;50
Kokosi Ext 5;-26.5046;27.4747;;518;280;50
Kokosi Ext 9;-26.5157;27.4646;;518;280;50
Koksrus AH;-26.2824;27.5948;;;1422;2
Kookrus;-26.5928;27.9977;;;805;30
Koolfontein AH;-26.6039;28.1044;;;805;2
Kopanong;-26.0028;28.228;;1285;239;150
Kosmosdal;-25.9164;28.1321;;140;1104;90
Kramerville;-26.0897;28.0819;;1171;455;90
Krauseville Smallholdings;-25.7335;28.0492;;;1104;6
Krugersdorp Central;-26.1033;27.7735;;;540;30
Krugersdorp North;-26.0871;27.7758;;;540;30
Krugersdorp West;-26.0977;27.7475;;;540;30
Krugersrus;-26.2343;28.4114;;1233;239;90
Kudube;-25.3746;28.2516;;1270;1104;150
Kudube Unit 10;-25.3655;28.2556;;1270;1104;150
Kudube Unit 11;-25.388;28.2457;;1270;1104;150
Kudube Unit 2;-25.377;28.259;;1270;1104;150
Kudube Unit D;-25.3711;28.2412;;1270;1104;150
Kungwini Country Estate;-25.8934;28.6888;;105;1104;90
Kwa-Thema CBD;-26.2955;28.3921;;580;239;150
Kwa-Thema Ext 6;-26.3025;28.3848;;580;239;150
Kwa-Thema Ext 7;-26.3168;28.3924;;580;239;150
Kwa-Thema Phase 1;-26.3087;28.4129;;580;239;150
Kwa-Thema Phase 2;-26.3182;28.4093;;580;239;150
Kwa-Thema Phase 3;-26.3161;28.4197;;580;239;150
KwaThema;-26.2955;28.3921;;;239;1000
Kwaggasrand;-25.7583;28.1151;;;1104;90
Kwenele;-26.3767;28.1491;;483;239;150
Kwesine;-26.3659;28.1497;;483;239;150
Kya Sand;-26.024;27.9509;;;455;150
Kyalami AH;-25.9667;28.0611;;821;455;6
Kyalami Estate;-25.9904;28.084;;821;455;90
Kyalami Gardens;-26.0014;28.0794;;821;455;90
Kyalami Hills;-25.9971;28.0936;;821;455;90
Kyalami Park;-25.9949;28.0692;;821;455;90
La Montagne;-25.7483;28.3201;;;1104;90
La Rochelle;-26.2373;28.0568;;;455;90
Labore;-26.3317;28.3654;;100;239;90
Lady Selborne;-25.6969;28.1291;;;1104;90
Laezonia AH;-25.9016;28.0166;;140;1104;6
Lakeside;-26.512;27.8789;;;455;270
Lakeside;-26.1754;28.2947;;52;239;150
Lakeside;-26.1014;28.1467;;;455;270;;gauteng-lakeside-johannesburg-2
Lakeside Ext 1;-26.5132;27.8818;;596;455;150
Lakeside Ext 2;-26.5088;27.871;;596;455;150
Lakeside Ext 3;-26.5045;27.8813;;596;455;150
Lakeside Ext 5;-26.5183;27.8769;;596;455;150
Lambton;-26.2426;28.1766;;330;239;90
Lambton Gardens;-26.2526;28.1845;;330;239;90
Lamont Park AH;-26.6672;27.7712;;;1368;2
Langaville;-26.3284;28.3931;;;239;390
Langaville Ext 1;-26.3228;28.382;;598;239;150
Langaville Ext 2;-26.3311;28.3797;;598;239;150
Langaville Ext 3;-26.3343;28.3898;;598;239;150
Langaville Ext 4;-26.3251;28.3928;;598;239;150
Langaville Ext 5;-26.3263;28.4012;;598;239;150
Langaville Ext 6;-26.3432;28.3981;;598;239;150
Langaville Ext 8;-26.3461;28.4091;;598;239;150
Langaville Ext 9;-26.3257;28.4073;;598;239;150
Langlaagte North;-26.1991;27.992;;;455;90
Lanseria;-25.9498;27.92;;;455;110
Lanseria Airport;-25.9383;27.9261;;;455;6
Larrendale;-26.2412;28.331;;100;239;90
Laser Park;-26.0773;27.919;;1156;455;90
Lasiandra AH;-26.7362;27.8067;;;1368;2
Laudium;-25.7913;28.0983;;;1104;90
Laversburg;-26.43;28.4994;;963;239;90
Lawley;-26.3856;27.8086;;;455;330
Lawley Ext 1;-26.3925;27.8118;;602;455;150
Lawley Ext 2;-26.3786;27.8053;;602;455;150
Lazarus;-26.2113;28.4887;;1233;239;90
Lea Glen;-26.193;27.9163;;1126;455;90
Leachville;-26.231;28.3192;;100;239;90
Lebanon;-25.4901;28.0511;;1436;1104;150
Leboeng;-25.9994;28.2118;;1285;239;150
Leboneng;-25.3647;28.2674;;1270;1104;150
Leeufontein;-25.6514;28.3853;;;1104;130
Leeufontein Estate;-25.6514;28.3853;;610;1104;90
Leeuhof;-26.6659;27.9146;;;1375;30
Leeuport;-26.3996;27.5084;;;280;30
Leeuwfontein Smallholdings;-25.6664;28.3899;;610;1104;6
Leeuwkuil;-26.6844;27.894;;;1375;30
Leeuwspruit;-26.5099;27.466;;518;280;50
Lehae;-26.3475;27.8883;;;455;150
Lekaneng;-26.0191;28.2055;;1285;239;150
Lenasia;-26.326;27.8495;;;455;900
Lenasia South;-26.3932;27.8538;;;455;130
Lenasia South Ext 7;-26.4168;27.8761;;620;455;90
Lenteland AH;-26.5835;27.9065;;;1375;2
Lenz;-26.3212;27.8179;;;1422
Leoka Villa AH;-25.7047;28.0881;;;1104;6
Leratong Village;-26.1789;27.8137;;1228;455;150
Les Marais;-25.7091;28.1892;;;1104;90
Letsatsing;-26.3731;27.4581;;;130;8
Letsatsing Sp;-26.3731;27.4581;;627;130;30
Lewisham;-26.1224;27.8113;;;540;30
Lewzene Estate;-25.6608;28.5461;;171;1104;90
Libradene;-26.2471;28.2509;;83;239;90
Liefde en Vrede;-26.3074;28.0638;;;455;90
Lifateng;-26.0115;28.2116;;1285;239;150
Likole;-26.3758;28.1589;;483;239;150
Lilianton;-26.193;28.2126;;83;239;90
Lilyvale AH;-26.1074;28.4116;;52;239;6
Linbro Park AH;-26.0928;28.1319;;1171;455;6
Lindberg Park;-26.2525;28.0331;;;455;90
Lindelani Village;-26.1905;28.4071;;;239;150
Linden;-26.1344;27.9934;;1126;455;90
Lindhaven;-26.145;27.8506;;1156;455;90
Lindley AH;-25.9294;27.8983;;;540;2
Lindopark;-25.7133;28.2758;;;1104;90
Linkholm AH;-26.6249;27.7924;;;1368;2
Linksfield;-26.1485;28.1159;;;455;90
Linksfield Ridge;-26.1766;28.0828;;;455;90
Linmeyer;-26.2621;28.0691;;;455;90
Lionpark;-25.9897;27.9278;;601;455;90
Little Falls;-26.1156;27.8842;;1156;455;90
Lochvaal AH;-26.7415;27.7074;;;1368;2
Lodeyko;-26.2666;28.4558;;1233;239;90
Lombardy;-26.1148;28.1164;;;455;90
Lombardy East;-26.1141;28.1225;;;455;90
Lombardy Estate;-25.7885;28.3606;;;1104;90
Lombardy West;-26.1155;28.1103;;;455;90
Lone Hill;-26.0152;28.0263;;1171;455;90
Longdale;-26.2026;27.9686;;;455;90
Longmeadow Business Estate;-26.1088;28.1364;;;455;90
Lorentzville;-26.191;28.0697;;;455;90
Lotus Gardens;-25.7478;28.0907;;;1104;90
Louisrus AH;-26.6493;27.7601;;;1368;2
Loumarina AH;-26.1599;27.6594;;;1127;2
Louwlardia;-25.9109;28.1674;;140;1104;90
Lower Finsbury;-26.2227;27.6529;;;1127;30
Lucky 7;-25.9741;27.9274;;;455;90
Luipaardsvlei Estate;-26.1302;27.7935;;;540;30
Lukasrand;-25.7655;28.2145;;;1104;90
Lydiana;-25.742;28.2892;;;1104;90
Lyme Park;-26.0843;28.0144;;1171;455;90
Lyndhurst;-26.1301;28.1048;;;455;90
Lynnwood;-25.7626;28.2656;;;1104;90
Lynnwood Glen;-25.7746;28.2818;;;1104;90
Lynnwood Manor;-25.7597;28.2855;;;1104;90
Lynnwood Park;-25.7775;28.2922;;;1104;90
Lynnwood Ridge;-25.7647;28.298;;;1104;90
Lyttelton;-25.8334;28.2079;;140;1104;90
Mabopane A;-25.502;28.0637;;660;1104;150
Mabopane CV;-25.4901;28.0856;;660;1104;150
Mabopane M;-25.5244;28.04;;660;1104;150
Mabopane N;-25.5073;28.084;;660;1104;150
Mabopane R;-25.4954;28.0081;;660;1104;150
Mabopane U;-25.5025;28.0349;;660;1104;150
Mabopane U Ext 1;-25.5053;28.0246;;660;1104;150
Mabopane Unit B;-25.5116;28.0646;;660;1104;150
Mabopane Unit C;-25.5179;28.0489;;660;1104;150
Mabopane Unit D;-25.522;28.0671;;660;1104;150
Mabopane Unit E;-25.4988;28.082;;660;1104;150
Mabopane Unit S;-25.523;28.0785;;660;1104;150
Mabopane X;-25.5096;28.0483;;660;1104;150
Mabuya Park;-26.3584;28.1878;;1391;239;150
Mackenzie Park;-26.1958;28.3383;;52;239;90
Mackenzieville;-26.4422;28.5193;;963;239;90
Magagula Heights;-26.4221;28.1919;;483;239;150
Magalieskruin;-25.6851;28.2373;;;1104;90
Magaliesmoot AH;-25.7157;28.0374;;;1104;6
Magaliessig;-26.0302;28.0174;;1171;455;90
Magoba Village;-26.0941;28.4416;;267;239;150
Mahube Valley;-25.7012;28.4117;;713;1104;150
Mahube Valley Ext 1;-25.6898;28.4151;;713;1104;150
Mahube Valley Ext 2;-25.6998;28.4171;;713;1104;150
Mahube Valley Ext 3;-25.7071;28.4159;;713;1104;150
Majaneng;-25.3558;28.25;;;1104;150
Makanyaneng;-25.4914;28.0053;;;1104;15
Makula;-26.3269;28.1544;;483;239;150
Makulong;-25.9969;28.2325;;1285;239;150
Malanshof;-26.0952;27.9746;;1126;455;90
Malatjie;-25.9279;27.9197;;;455;90
Malvern;-26.201;28.1048;;;455;90
Mamelodi;-25.7121;28.3765;;;1104;3300
Mamelodi Ext 10;-25.6991;28.4034;;713;1104;150
Mamelodi Ext 11;-25.7228;28.4265;;713;1104;150
Mamelodi Ext 12;-25.7264;28.4186;;713;1104;150
Mamelodi Ext 14;-25.7363;28.3952;;713;1104;150
Mamelodi Ext 17;-25.6949;28.4121;;713;1104;150
Mamelodi Ext 18;-25.7315;28.4336;;713;1104;150
Mamelodi Ext 2;-25.7196;28.3899;;713;1104;150
Mamelodi Ext 20;-25.7114;28.4138;;713;1104;150
Mamelodi Ext 22;-25.7197;28.4357;;713;1104;150
Mamelodi Ext 3;-25.7265;28.3975;;713;1104;150
Mamelodi Ext 4;-25.715;28.395;;713;1104;150
Mamelodi Ext 5;-25.7101;28.4006;;713;1104;150
Mamelodi Ext 6;-25.7087;28.427;;713;1104;150
Mamelodi Ext 7;-25.7081;28.4105;;713;1104;150
Mamelodi Ext 8;-25.7168;28.4175;;713;1104;150
Mamelodi Fifteens;-25.715;28.3832;;713;1104;150
Mamelodi Fourteens;-25.7091;28.3878;;713;1104;150
Mamelodi K18;-25.7198;28.3421;;713;1104;150
Mamelodi S&S;-25.7062;28.3767;;713;1104;150;;gauteng-mamelodi-s-s-pretoria
Mamelodi Seventeens;-25.723;28.3852;;713;1104;150
Mamelodi Sixteens;-25.7189;28.3822;;713;1104;150
Mamelodi Sun Valley;-25.7102;28.3277;;713;1104;150
Mandela;-26.3194;27.3302;;502;130;50
Mandela Section;-26.2818;27.6974;;46;1422;50
Mandela Village;-25.3943;28.3024;;;1104;150
Mantevrede AH;-26.7381;27.8136;;;1368;2
Manufacta;-26.1533;27.8653;;1156;455;90
Maokeng;-25.9937;28.2192;;1285;239;150
Mapanga;-26.3213;28.146;;483;239;150
Mapetla;-26.2679;27.8493;;1228;455;150
Mapleton AH;-26.3519;28.2526;;83;239;6
Mapleton Ext 10;-26.3237;28.206;;83;239;90
Marabeth AH;-26.0698;27.6752;;837;540;2
Marais Steyn Park;-26.1359;28.1385;;234;239;90
Maraisburg;-26.1791;27.9407;;1126;455;90
Marathon;-26.3141;28.2112;;330;239;90
Marievale;-26.3541;28.505;;963;239;90
Marimba Gardens;-26.3559;28.2164;;1391;239;150
Marimba Gardens Ext 9;-26.348;28.2228;;1391;239;150
Marister AH;-26.0786;28.3315;;52;239;6
Marlands;-26.1815;28.1942;;330;239;90
Marlbank AH;-26.7746;27.7652;;;1368;2
Marlbank River Est AH;-26.7884;27.762;;;1368;2
Marlboro Gardens;-26.0926;28.0964;;1171;455;90
Maroeladal;-26.0181;27.9811;;;455;110
Marokolong;-25.3858;28.285;;;1104;15
Marshalltown;-26.2079;28.0432;;;455;90
Martindale;-26.1781;27.9757;;;455;90
Maryvale;-26.1541;28.0868;;;455;90
Maryvlei;-26.2797;28.3892;;100;239;90
Masada;-25.8182;28.7519;;105;1104;90
Masetjhaba View;-26.3875;28.3833;;216;963;50
Mashemong;-25.3615;28.2166;;;1104;15
Mashimong;-26.0025;28.2346;;1285;239;150
Masimini;-26.3001;28.3968;;580;239;150
Masiza Hostel;-26.5996;27.8273;;;1183;50
Matejoane;-25.7837;28.0644;;1175;1104;150
Matholesville;-26.1702;27.8522;;1156;455;90
Mavimbela;-26.3487;28.1471;;483;239;150
Mayberry Park;-26.3209;28.1176;;8;239;90
Mayfair;-26.2036;28.0112;;;455;90
Mayfair West;-26.1977;27.9979;;;455;90
Mayfield;-26.1204;28.4276;;52;239;90
Mayfield Park;-26.3172;28.0161;;;455;90
Mayibuye;-26.2001;27.7728;;1147;540;50
Mayibuye;-26.0327;28.1662;;;455;150
Mayville;-25.7047;28.1892;;;1104;90
McKay Estate;-26.631;27.98;;;805;30
Meadowbrook;-26.1609;28.1624;;330;239;90
Meadowdale;-26.1523;28.1773;;330;239;90
Meadowlands East;-26.2213;27.901;;1228;455;150
Meadowlands East Zone 1;-26.2141;27.9074;;1228;455;150
Meadowlands East Zone 2;-26.2179;27.8963;;1228;455;150
Meadowlands East Zone 3;-26.2208;27.9037;;1228;455;150
Meadowlands East Zone 4;-26.2264;27.8942;;1228;455;150
Meadowlands East Zone 5;-26.2291;27.9006;;1228;455;150
Meadowlands West;-26.2122;27.8863;;1228;455;150;Meadowlands
Meadowlands West Zone 10;-26.2191;27.8812;;1228;455;150
Meadowlands West Zone 6;-26.2197;27.8889;;1228;455;150
Meadowlands West Zone 7;-26.2112;27.8914;;1228;455;150
Meadowlands West Zone 8;-26.2078;27.8867;;1228;455;150
Meadowlands West Zone 9;-26.2088;27.8809;;1228;455;150
Medunsa;-25.6145;28.0216;;294;1104;150
Melrose;-26.1411;28.0481;;;455;90
Melrose Estate;-26.1461;28.0513;;;455;90
Melville;-26.1737;28.0069;;;455;90
Menlo Park;-25.7698;28.2586;;;1104;90
Menlyn;-25.7833;28.2778;;;1104;90
Meredale;-26.2747;27.9791;;;455;90
Meydustria;-26.5809;27.978;;;805;30
Meyersdal;-26.2848;28.0895;;8;239;90
Meyerspark;-25.741;28.315;;;1104;90
Meyerton Central;-26.5621;28.0174;;;805;30
Meyerton Park;-26.5465;28.0067;;;805;30
Meyerton South;-26.5842;28.0068;;;805;30
Mfundo Park Ext 30;-26.34;28.21;;1391;239;150
Mid-Ennerdale;-26.416;27.842;;256;455;150
Midas;-25.5269;28.0223;;660;1104;150
Middelvlei AH;-26.2152;27.6454;;;1127;2
Midfields Estate;-25.9217;28.1993;;140;239;90
Midlands Estate;-25.9322;28.1884;;140;239;90
Midridge Park;-25.9759;28.123;;821;455;90
Midstream Estate;-25.9138;28.1922;;140;239;90
Midstream Estates;-25.9083;28.1772;;140;1104;90
Millgate Farm;-25.9885;27.9457;;;455;90
Mimosa Park;-26.2533;28.1801;;330;239;90
Mindalore;-26.1384;27.8238;;;540;30
Minnebron;-26.2781;28.3449;;100;239;90
Miravaal AH;-26.7401;27.719;;;1368;2
Mmesi Park;-26.2128;27.8681;;1228;455;150
Mnandi AH;-25.8868;28.0746;;140;1104;6
Mngadi;-26.3609;28.1494;;483;239;150
Modder East;-26.1813;28.4301;;1233;239;90
Modderfontein AH;-26.0895;28.1218;;1171;455;6
Moedi;-26.016;28.1977;;1285;239;150
Moffat Park;-26.251;28.0778;;;455;90
Moffat View;-26.2399;28.0866;;;455;90
Mofolo;-26.2406;27.8849;;1228;455;150
Mofolo Central;-26.2406;27.8849;;1228;455;150
Mofolo North;-26.2278;27.8779;;1228;455;150
Mofolo South;-26.2558;27.8896;;1228;455;150
Mogale City;-26.0702;27.6558;;;540;110
Mohlakeng;-26.2273;27.6988;;;1127;550
Mohlakeng Ext 1;-26.2183;27.6997;;844;1127;50
Mohlakeng Ext 3;-26.2224;27.6907;;844;1127;50
Mohlakeng Ext 4;-26.2418;27.6934;;844;1127;50
Mohlakeng Ext 7;-26.2243;27.7086;;844;1127;50
Mohlakeng Ext 8;-26.2305;27.7083;;844;1127;50
Mokoena;-26.3526;28.1586;;483;239;150
Molapo;-26.2586;27.8616;;1228;455;150
Moleleki;-26.3789;28.1766;;483;239;150
Moletsane;-26.2547;27.8498;;1228;455;150
Monaheng;-26.3204;28.1551;;483;239;150
Monavoni;-25.8726;28.1036;;140;1104;90
Mondeor;-26.2738;28.0029;;;455;90
Monise;-26.357;28.1573;;483;239;150
Monrick AH;-25.8284;28.1418;;140;1104;6
Montana;-25.6686;28.2444;;;1104;90
Montana AH;-25.6829;28.2617;;;1104;6
Montana Park;-25.6857;28.2663;;;1104;90
Montana Tuine;-25.6691;28.2626;;;1104;90
Montclare;-26.1778;27.9578;;1126;455;90
Montgomery Park;-26.1634;27.9888;;1126;455;90
Montroux;-26.1428;27.9843;;1126;455;90
Monument;-26.0986;27.7903;;;540;30
Monument Park;-25.805;28.2303;;;1104;90
Moodie Hill;-26.0853;28.0414;;1171;455;90
Mooikloof;-25.8368;28.3369;;;1104;90
Mooikloof Ridge;-25.8427;28.3216;;;1104;90
Mooilande AH;-26.6431;28.0523;;;805;2
Mooiplaas;-25.8463;28.0919;;;1104;130
Mooiplaas Smallholdings;-25.7938;28.4173;;863;1104;6
Mooiwater AH;-26.6936;27.678;;;1368;2
Mopeli;-26.3295;28.1584;;483;239;150
Moregloed;-25.7116;28.2489;;;1104;90
Morehell Ext 5;-26.1703;28.3524;;52;239;90
Morehill;-26.1674;28.3443;;52;239;90
Moreleta Park;-25.8268;28.2924;;;1104;90
Moret;-26.1043;27.9831;;1126;455;90
Moretele Park;-25.7027;28.362;;713;1104;150
Moretele View;-25.7201;28.351;;713;1104;150
Morganridge;-26.1902;28.2366;;83;239;90
Moriting;-25.9968;28.24;;1285;239;150
Morninghill;-26.1713;28.1201;;330;239;90
Morningside;-26.0807;28.0585;;1171;455;90
Morningside Manor;-26.0722;28.0722;;1171;455;90
Moroka;-26.2622;27.873;;1228;455;150
Moroka North;-26.2539;27.8686;;1228;455;150
Moseleke;-26.3468;28.1586;;483;239;150
Moseleke East;-26.35;28.1643;;483;239;150
Moshoeshoe;-26.3222;28.1595;;483;239;150
Mostyn Park AH;-26.0139;27.944;;1156;455;6
Moteong;-26.0111;28.2063;;1285;239;150
Motloung;-26.3161;28.1604;;483;239;150
Motsamai;-26.3258;28.1621;;483;239;150
Motsoaledi;-26.2659;27.932;;1228;455;150
Motsu;-26.0075;28.2011;;1285;239;150
Mountain View;-26.1686;28.0814;;;455;90
Mountain View;-25.7003;28.1634;;;1104;90
Mpho;-26.0176;28.2089;;1285;239;150
Mpilisweni;-26.3328;28.1381;;1309;239;150
Mqantsa;-26.0114;28.2382;;1285;239;150
Mthembu Village;-26.2947;28.4042;;580;239;150
Muckleneuk;-25.7617;28.2058;;;1104;90
Mulbarton;-26.295;28.0539;;;455;90
Muldersdrift AH;-26.0293;27.7983;;;540;2
Mullerstuine AH;-26.7062;27.7545;;;1368;2
Munsieville;-26.076;27.7549;;;540;50
Murrayfield;-25.7496;28.3062;;;1104;90
Nadustria;-26.3148;28.1431;;483;239;150
Naledi;-26.2573;27.8247;;1228;455;150
Naledi;-25.7164;28.3493;;713;1104;150
Naledi Ext 1;-26.2559;27.83;;1228;455;150
Naledi Ext 2;-26.2586;27.8194;;1228;455;150
Nancefield;-26.3067;27.9102;;;455;90
Nancefield Industrial;-26.3163;27.8959;;;455;6
Nanescol AH;-26.7235;27.752;;;1368;2
Nasrec;-26.2399;27.9802;;;455;90
Naturena;-26.2873;27.9548;;;455;90
Ncala;-26.3409;28.147;;483;239;150
Ndhlazi;-26.3519;28.1545;;483;239;150
Needwood;-26.0088;27.9745;;739;455;90
Nellmapius;-25.7372;28.3705;;;1104;560
Nellmapius Ext 3;-25.7372;28.3705;;934;1104;150
Nellmapius Ext 4;-25.7387;28.36;;934;1104;150
Nellmapius Ext 6;-25.7307;28.374;;934;1104;150
Nellmapius Ext 7;-25.735;28.3796;;934;1104;150
Nellmapius Ext 8;-25.7375;28.3858;;934;1104;150
Nellmapius Ext 9;-25.7318;28.3446;;934;1104;150
Nelsonia AH;-26.615;28.082;;;805;2
Nest Park AH;-25.9746;28.4295;;;239;6
Nestadt Industrial;-26.2217;28.2923;;52;239;6
New Brighton;-26.0871;28.0275;;1171;455;90
New Centre;-26.2153;28.0482;;;455;90
New Doornfontein;-26.197;28.0602;;;455;90
New Eersterus;-25.4082;28.1334;;;1104;150
New Era Inndustrial;-26.2596;28.4177;;1233;239;90
New Modder;-26.1844;28.3584;;52;239;90
New Payneville;-26.3007;28.392;;580;239;150
New Redruth;-26.2677;28.1175;;8;239;90
New State Areas;-26.2427;28.4057;;1233;239;90
New Thorndale AH;-25.9578;27.488;;;676;2
Newclare;-26.1867;27.9667;;1126;455;90
Newlands;-26.1735;27.9656;;1126;455;90
Newlands;-25.7923;28.2709;;;1104;90
Newmark Estate;-25.7837;28.3651;;;1104;90
Newmarket Park;-26.2828;28.1299;;8;239;90
Newtown;-26.202;28.0324;;;455;90
Ngema;-26.3334;28.1513;;483;239;150
Nguni Section;-26.3548;28.2044;;1391;239;150
Nguni Section Ext 9;-26.3484;28.2159;;1391;239;150
Nhlapo;-26.3105;28.1507;;483;239;150
Nieuw Muckleneuk;-25.7722;28.2298;;;1104;90
Nimrod Park;-26.0914;28.2427;;487;239;90
Ninapark;-25.6814;28.1426;;6;1104;90
Noldick;-26.5595;28.0048;;;805;30
Nooitgecht;-26.4621;28.0443;;;1128
Nooitgedacht AH;-26.0018;27.902;;;540;2
Noordgesig;-26.2275;27.9384;;1228;455;150
Noordhang;-26.0386;27.968;;1126;455;90
Noordheuwel;-26.0839;27.8078;;;540;30
Noordloch AH;-26.7251;27.7251;;;1368;2
Noordwyk;-25.9585;28.1138;;821;455;90
Norkem Park;-26.0508;28.2197;;487;239;90
Norscot;-26.0373;28.0069;;1171;455;90
North Champagne Estates AH;-25.9753;27.9594;;143;455;6
North Doornfontein;-26.2082;28.0628;;;455;90
North Riding;-26.0505;27.9641;;1126;455;90
North Riding AH;-26.0532;27.9385;;1156;455;6
Northcliff;-26.1468;27.9611;;1126;455;90
Northdene;-26.3971;27.3761;;1284;130;30
Northdene AH;-26.7398;27.7762;;;1368;2
Northgate;-26.059;27.949;;1126;455;90
Northmead;-26.1608;28.3145;;52;239;90
Northvale AH;-26.0509;27.8241;;;540;2
Northvilla;-26.1413;28.3034;;52;239;90
Northworld;-26.0723;27.9558;;1126;455;90
Norton Park;-26.1302;28.2924;;52;239;90
Norton's Home Estates;-26.1153;28.3032;;52;239;90;;gauteng-nortons-home-estates-ekurhuleni
Norwood;-26.1584;28.0742;;;455;90
Noycedale;-26.4311;28.459;;963;239;90
Nufcor;-26.3146;27.7369;;;1422
Nuffield Industrial;-26.2905;28.46;;1233;239;6
OR Tambo International Airport;-26.1377;28.2425;;487;239;6
Oakdene;-26.2647;28.0486;;;455;90
Oaklands;-26.1493;28.0676;;;455;90
Oaktree AH;-26.0303;27.7536;;;540;2
Oatlands AH;-26.0926;27.7389;;;540;2
Oberholzer;-26.3438;27.3862;;;130;50
Observatory;-26.1685;28.1018;;;455;90
Odinburg Gardens;-25.5071;28.0175;;660;1104;150
Ohenimuri;-26.4397;27.9489;;;1407;30
Olievenhoutbos;-25.9131;28.0931;;;1104;450;Olievenhoutbosch
Olievenhoutbos Ext 13;-25.9127;28.0944;;1030;1104;150
Olievenhoutbos Ext 15;-25.911;28.098;;1030;1104;150
Olievenhoutbos Ext 20;-25.9127;28.0895;;1030;1104;150
Olievenhoutbos Ext 21;-25.9093;28.0926;;1030;1104;150
Olievenhoutbos Ext 23;-25.9167;28.0911;;1030;1104;150
Olievenhoutbos Ext 24;-25.9204;28.0928;;1030;1104;150
Olievenhoutbos Ext 25;-25.922;28.0959;;1030;1104;150
Olievenhoutbos Ext 26;-25.9202;28.0833;;1030;1104;150
Olievenhoutbos Ext 36;-25.8995;28.0948;;1030;1104;150
Olievenhoutbos Ext 4, 19, 22;-25.9124;28.1112;;1030;1104;150;;gauteng-olievenhoutbos-ext-4-19-22-pretoria
Olifantsfontein;-25.9789;28.248;;;239;6
Olivedale;-26.0568;27.9763;;1126;455;90
Onderstepoort;-25.6297;28.1521;;;1104;90
Ontdekkers Park;-26.1474;27.8901;;1156;455;90
Ooster AH;-26.1617;27.6398;;;1127;2
Ophir AH;-26.5335;27.994;;;805;2
Ophirton;-26.2242;28.0254;;;455;90
Orange Farm Ext 1;-26.4923;27.8771;;1036;455;150
Orange Farm Ext 2;-26.4561;27.8639;;1036;455;150
Orange Farm Ext 3;-26.4914;27.8695;;1036;455;150
Orange Farm Ext 4;-26.4764;27.8687;;1036;455;150
Orange Farm Ext 6;-26.4825;27.8617;;1036;455;150
Orange Farm Ext 7;-26.473;27.8598;;1036;455;150
Orange Farm Ext 8;-26.4628;27.8576;;1036;455;150
Orange Farm Ext 9;-26.4459;27.8582;;1036;455;150
Orange Grove;-26.162;28.0861;;;455;90
Oranjehof;-26.2514;28.4347;;1233;239;90
Orchards;-26.1544;28.0783;;;455;90
Oriel;-26.1861;28.1315;;330;239;90
Orlando;-26.2358;27.9195;;1228;455;150
Orlando East;-26.239;27.9271;;1228;455;150
Orlando West;-26.2326;27.912;;1228;455;150
Ormonde;-26.2415;27.9958;;;455;90
Ormonde View;-26.2507;27.9819;;;455;90
Othandweni;-26.3615;28.1326;;1309;239;150
Overkruin;-26.4813;28.3466;;;393;30
Overline;-26.2916;28.3872;;580;239;150
Paarlshoop;-26.2059;27.9878;;;455;90
Pageview;-26.1983;28.0166;;;455;90
Palime;-26.3409;28.1617;;483;239;150
Palm Ridge;-26.4009;28.1545;;483;239;150
Palmlands AH;-26.0193;28.0128;;1171;455;6
Park Central;-26.218;28.0399;;;455;90
Park Town Estate;-25.703;28.1785;;;1104;90
Parkdene;-26.2346;28.2536;;83;239;90
Parkhaven;-26.1482;28.2655;;487;239;90
Parkhill Gardens;-26.2387;28.185;;330;239;90
Parkhurst;-26.1386;28.0184;;1126;455;90
Parkmore;-26.0962;28.0413;;1171;455;90
Parkrand;-26.2465;28.2758;;83;239;90
Parktown;-26.1792;28.0363;;;455;90
Parktown North;-26.1429;28.0289;;1126;455;90
Parkview;-26.164;28.0239;;1126;455;90
Parkwood;-26.1521;28.0349;;1126;455;90
Partyshoek AH;-25.6573;28.0414;;;1104;6
Paul Krugersoord;-26.2388;28.4299;;1233;239;90
Paulshof;-26.0303;28.0464;;1171;455;90
Payneville;-26.2398;28.4502;;1233;239;90
Peacehaven;-26.6674;27.9476;;;1375;30
Peacehaven Industrial;-26.6842;27.9334;;;1375;2
Pebble Rock Golf Village;-25.6118;28.3893;;;1104;110
Pebble Rock Village & Burkea Park Golf Estate;-25.6118;28.3893;;1060;1104;90;;gauteng-pebble-rock-village-burkea-park-golf-estate-pretoria
Pelzvale AH;-26.2544;27.6719;;;1127;2
Pendale AH;-26.496;28.0484;;;805;2
Percelia Estate;-26.1413;28.0936;;;455;90
Persequor;-25.7441;28.2715;;;1104;90
Persida;-26.1894;28.5113;;1233;239;90
Petersfield;-26.2324;28.443;;1233;239;90
Petervale;-26.0394;28.047;;1171;455;90
Petit;-26.1076;28.3603;;52;239;90
Phake;-26.3344;28.1585;;483;239;150
Phelendaba;-26.3129;28.3955;;580;239;150
Phenduka;-26.3433;28.1413;;1309;239;150
Philip Nel Park;-25.738;28.1476;;;1104;90
Phiri;-26.2707;27.8556;;1228;455;150
Phola Park;-26.3634;28.1236;;1309;239;150
Phomolamqashi;-26.3348;28.1433;;1309;239;150
Phomolo;-26.2875;28.3894;;580;239;150
Phomolong;-26.3845;27.4976;;;130
Phomolong;-26.0435;28.1822;;1285;239;150
Phooko;-26.3347;28.1627;;483;239;150
Phumolong;-25.789;28.0476;;1175;1104;150
Phumulamcashi Buffer Zone;-25.7214;28.372;;713;1104;150
Pierneef Park;-26.1258;28.009;;1126;455;90
Pierre van Ryneveld;-25.8382;28.2531;;;1104;90
Pimville;-26.2689;27.9039;;1228;455;150
Pimville Zone 1;-26.2622;27.9115;;1228;455;150
Pimville Zone 2;-26.2645;27.9043;;1228;455;150
Pimville Zone 3;-26.2667;27.8982;;1228;455;150
Pimville Zone 4;-26.2742;27.8952;;1228;455;150
Pimville Zone 5;-26.2769;27.9052;;1228;455;150
Pimville Zone 6;-26.2692;27.9148;;1228;455;150
Pimville Zone 7;-26.2699;27.9054;;1228;455;150
Pimville Zone 8;-26.268;27.8929;;1228;455;150
Pine Park;-26.1269;27.9992;;1126;455;90
Pine Slopes AH;-26.0178;28.017;;1171;455;6
Pinehaven Township;-26.0606;27.8251;;;540;30
Pirowville;-26.214;28.1736;;330;239;90
Plastic View;-25.6038;28.0993;;1226;1104;150
Plooysville AH;-26.011;28.0792;;821;455;6
Pollak Park;-26.2699;28.4235;;1233;239;90
Pomona AH;-26.1003;28.2774;;487;239;6
Poortjie;-26.4543;27.7665;;;455;150
Poortview AH;-26.0913;27.8533;;1156;455;6
Power Park;-26.2558;27.9221;;1228;455;150
Powerville;-26.6798;27.911;;;1375;30
President Park AH;-26.0049;28.152;;821;455;6
President Ridge;-26.1045;27.9906;;1126;455;90
Presidentsdam;-26.217;28.4193;;1233;239;90
Pretoria Central;-25.7475;28.1884;;;1104;90
Pretoria Gardens;-25.7256;28.1513;;;1104;90
Pretoria Industrial;-25.7712;28.136;;;1104;6
Pretoria North;-25.6739;28.1741;;;1104;90
Pretoria West;-25.7489;28.1608;;;1104;90
Pretoriuspark;-25.8269;28.3159;;;1104;90
Pretoriusrus;-26.3506;27.3802;;1023;130;30
Pretoriusstad;-26.4203;28.4438;;963;239;90
Primrose;-26.1876;28.1652;;330;239;90
Primrose Hill;-26.1944;28.1408;;330;239;90
Princess;-26.1349;27.8513;;1156;455;150
Prinshof;-25.7354;28.2023;;;1104;90
Proclamation Hill;-25.7546;28.1384;;;1104;90
Prolecon;-26.2195;28.0847;;;455;90
Prosperita;-26.3839;28.4475;;963;239;90
Protea;-26.279;27.8372;;1228;455;150
Protea Glen;-26.2767;27.8099;;1228;455;150
Protea North;-26.2721;27.8336;;1228;455;150
Protea Ridge AH;-26.0409;27.7528;;;540;2
Protea South;-26.2859;27.8408;;1228;455;150
Putfontein;-26.1111;28.4318;;52;239;90
Queenshaven;-26.2418;28.0901;;;455;90
Queenswood;-25.7292;28.2498;;;1104;90
Quellerie Park;-26.0897;27.7587;;;540;30
Quellerina;-26.1563;27.9355;;1126;455;90
Rabie Ridge;-26.0211;28.1745;;;455;240
Rabie Ridge Ext 1;-26.0198;28.1693;;1121;455;150
Rabie Ridge Ext 2;-26.0135;28.1692;;1121;455;150
Rabie Ridge Ext 4;-26.0299;28.1809;;1121;455;150
Raceview;-26.2772;28.1166;;8;239;90
Radebe;-26.3551;28.1429;;1309;239;150
Radiokop;-26.1065;27.9173;;1156;455;90
Raedene Estate;-26.1487;28.0931;;;455;90
Ramakonopi;-26.362;28.1578;;483;239;150
Ramakonopi East;-26.3603;28.1647;;483;239;150
Ramotse;-25.3572;28.2912;;;1104;150
Rand Airport;-26.2409;28.1535;;330;239;6
Rand Collieries AH;-26.2628;28.3503;;100;239;6
Randfontein South AH;-26.2471;27.6799;;;1127;2
Randgate;-26.1692;27.6832;;;1127;30
Randhart;-26.2909;28.1121;;8;239;90
Randjesfontein AH;-25.9397;28.1541;;821;455;6
Randjespark;-25.9747;28.1314;;821;455;90
Randpark;-26.1107;27.9711;;1126;455;90
Randpark Ridge;-26.0992;27.9446;;1126;455;90
Randpoort;-26.1662;27.6772;;;1127;30
Randridge AH;-26.1384;27.63;;;1127;2
Randview;-26.1866;28.0706;;;455;90
Range View;-26.2176;28.3161;;52;239;90
Rangeview;-26.0955;27.8309;;;540;30
Rant-en-Dal;-26.0708;27.7739;;;540;30
Raslou AH;-25.8566;28.1223;;140;1104;6
Raslouw Lifestyle Estate;-25.8619;28.1133;;140;1104;90
Ratanda;-26.5531;28.3243;;;393;360
Ratanda Ext 1;-26.5537;28.3219;;1129;393;50
Ratanda Ext 2;-26.5463;28.3288;;1129;393;50
Ratanda Ext 3;-26.5576;28.3184;;1129;393;50
Ratanda Ext 4;-26.555;28.3366;;1129;393;50
Ratanda Ext 5;-26.548;28.3225;;1129;393;50
Ratanda Ext 6;-26.5562;28.3152;;1129;393;50
Ratanda Ext 7;-26.568;28.323;;1129;393;50
Raumarais Park;-26.1211;28.081;;;455;90
Ravensky;-26.1788;28.2028;;83;239;90
Ravenswood;-26.1963;28.2543;;83;239;90
Rayton Smallholdings;-25.711;28.4762;;1130;1104;6
Redan;-26.621;27.9645;;;1375;30
Reedville;-26.2663;28.3927;;1233;239;90
Reefhaven;-26.1457;27.8566;;1156;455;90
Refilwe;-25.6398;28.5291;;;1104;150
Regents Park;-26.2389;28.068;;;455;90
Reiger Park;-26.2325;28.2182;;83;239;150
Reitvlei;-25.8581;28.3032;;;1104;90
Reitvlei View Country Estates;-25.8959;28.3377;;;1104;90
Rembrandt Park;-26.1242;28.1273;;;455;90
Rembrandt Ridge;-26.1222;28.1187;;;455;90
Rens Town;-25.4092;28.286;;377;1104;90
Rensburgdorp;-26.5246;28.3721;;;393;30
Reservoir Ridge;-26.1568;27.7932;;468;540;50
Rest in Peace;-26.312;28.4026;;580;239;150
Rethabiseng Ext 1;-25.7187;28.7122;;1137;1104;150
Rethabiseng Ext 2;-25.7193;28.7154;;1137;1104;150
Rethabiseng Ext 3;-25.7207;28.7188;;1137;1104;150
Reuven;-26.2336;28.0295;;;455;90
Rewlatch;-26.2424;28.0754;;;455;90
Reydal AH;-26.0467;27.6427;;;676;2
Rhodesfield;-26.1209;28.2293;;487;239;90
Riamar park;-25.8079;28.7227;;105;1104;90
Richmond;-26.1813;28.0152;;;455;90
Ridgeway;-26.261;27.9975;;;455;90
Rietfontein;-26.063;27.8823;;;455;90
Rietfontein;-26.0331;27.8736;;;540
Rietfontein;-25.8643;28.3426;;;1104;90
Rietfontein;-25.7085;28.2205;;;1104;90;;gauteng-rietfontein-pretoria-2
Rietondale;-25.7311;28.2303;;;1104;90
Rietpoort AH;-25.989;27.4865;;;676;2
Rietspruit AH;-26.435;28.1425;;;1128;2
Rietvallei;-26.1966;27.7452;;;540;500
Rietvallei Ext 2;-26.1867;27.7526;;1147;540;50
Rietvallei Ext 3;-26.2005;27.7436;;1147;540;50
Rietvei AH;-26.0492;27.8467;;;540;2
Rikasrus AH;-26.2496;27.5674;;;1127;2
Risana;-26.2576;28.0873;;;455;90
Risidale;-26.1396;27.9804;;1126;455;90
Risipark AH;-26.3074;28.0341;;;455;6
Risiville;-26.6422;27.9887;;;805;30
River Club;-26.0788;28.0399;;1171;455;90
Riverbend;-26.0126;27.9657;;;455;90
Riverlea;-26.202;27.957;;1126;455;150
Riversdale;-26.5985;28.0424;;;805;30
Riverside;-26.2866;28.3941;;580;239;150
Riverside;-26.157;27.7674;;468;540;50
Riverside AH;-26.7594;27.7653;;;1368;2
Riverspray Lifestyle Estate;-26.7352;27.8752;;;1375;30
Riviera;-26.1626;28.0501;;;455;90
Riviera;-25.7338;28.2143;;;1104;90
Rivonia;-26.0442;28.055;;1171;455;90
Robertsham;-26.2492;28.0161;;;455;90
Robertville;-26.1912;27.9231;;1126;455;90
Robin Acres;-26.1105;27.9952;;1126;455;90
Robin Hills;-26.1154;27.981;;1126;455;90
Robin Park;-26.1496;27.7108;;;1127;30
Robindale;-26.1157;27.9913;;1126;455;90
Rondebult;-26.3035;28.2186;;330;239;90
Roodebult;-26.3118;28.1857;;330;239;90
Roodekop;-26.3021;28.1791;;330;239;150
Roodekrans;-26.1056;27.8454;;1156;455;90
Roodekrans AH;-26.0661;27.8641;;1156;455;6
Roodeplaat;-25.6159;28.362;;;1104;110
Roodeplaat Smallholdings;-25.5968;28.3668;;1155;1104;6
Roodepoort;-25.7825;28.7622;;;1104;90
Roodeport North;-26.1594;27.874;;1156;455;90
Roodeport West;-26.1515;27.8586;;1156;455;90
Roodia AH;-26.7336;27.7898;;;1368;2
Roods Gardens AH;-26.6566;27.8869;;;1375;2
Rooihuiskraal;-25.8932;28.1541;;140;1104;90
Rooihuiskraal Noord;-25.8804;28.1384;;140;1104;90
Rooikop Station;-26.289;28.1857;;330;239;90
Rookraal;-26.3426;28.2998;;100;239;90
Rosashof AH;-26.6874;27.7529;;;1368;2
Rose Deep;-26.1935;28.1682;;330;239;90
Roseacre;-26.2384;28.0805;;;455;90
Rosebank;-26.1447;28.0395;;1126;455;90
Rosettenville;-26.2528;28.055;;;455;90
Roseville;-25.7157;28.1827;;;1104;90
Roshasia;-26.5705;27.9441;;;1375;30
Rosherville;-26.2237;28.1129;;;455;90
Roshnee;-26.564;27.9447;;;1375;30
Rosslyn;-25.6259;28.0588;;6;1104;90
Rosslyn Industrial;-25.6232;28.0865;;6;1104;6
Rossmore;-26.1852;27.9949;;;455;90
Rothdene;-26.6041;27.9954;;;805;30
Route 21 Business Park;-25.8585;28.2554;;140;1104;90
Rouxville;-26.1485;28.0897;;;455;90
Rowhill;-26.2256;28.4301;;1233;239;90
Rua Vista;-25.898;28.1096;;140;1104;90
Ruimsig;-26.0803;27.8615;;1156;455;90
Ruimsig AH;-26.0804;27.8932;;1156;455;6
Ruimsig Country Estate;-26.0706;27.8481;;;540;30
Ruimsig Noord;-26.0698;27.8555;;;540;30
Ruiterhof;-26.0997;27.9843;;1126;455;90
Rust Ter Vaal;-26.575;27.9483;;;1375;30
Rusticana AH;-26.7459;27.7521;;;1368;2
Rustivia;-26.1726;28.1968;;330;239;90
Rynfield;-26.1527;28.3363;;52;239;90
Rynsoord;-26.1938;28.3626;;52;239;90
Sable Hills Waterfront Estate;-25.6296;28.3845;;;1104;90
Saddlebrook Estate;-25.9473;28.0432;;821;455;90
Saint Andrews;-26.1573;28.1283;;330;239;90
Sakhile;-26.3663;28.1482;;483;239;150
Sali;-26.3557;28.1512;;483;239;150
Sallies Village;-26.2707;28.3718;;100;239;90
Salvokop;-25.7644;28.1817;;;1104;90
Samcor Park;-25.7265;28.3368;;;1104;90
Samrand Business Park;-25.9265;28.1435;;140;1104;90
Sandhurst;-26.1099;28.043;;1171;455;90
Sandown;-26.0997;28.0628;;1171;455;90
Sandringham;-26.145;28.1095;;;455;90
Sandton;-26.0997;28.0628;;;455;3900
Sassolbyl AH;-26.7331;27.7813;;;1368;2
Satmar;-26.2117;28.2734;;83;239;90
Saulsville;-25.787;28.0486;;;1104;450
Savannah Country Estate;-25.7573;28.3693;;;1104;90
Savannah Hills;-25.9451;28.1157;;821;455;90
Savoy Estate;-26.1308;28.0817;;;455;90
Saxonwold;-26.1613;28.0387;;1126;455;90
Schoongezicht AH;-26.5165;28.1308;;;1128;2
Scientia;-25.7514;28.2801;;;1104;90
Sebenza;-26.1149;28.1763;;;455;90
Sebokeng;-26.5761;27.8429;;;1183;2200
Sebokeng Hostels;-26.5989;27.8421;;;1183;50
Sebokeng Unit 10;-26.581;27.8541;;;1183;50
Sebokeng Unit 11;-26.5735;27.8465;;;1183;50
Sebokeng Unit 12;-26.562;27.841;;;1183;50
Sebokeng Unit 13;-26.5765;27.8346;;;1183;50
Sebokeng Unit 14;-26.5889;27.8365;;;1183;50
Sebokeng Unit 16;-26.5876;27.8245;;;1183;50
Sebokeng Unit 17;-26.6008;27.8321;;;1183;50
Sebokeng Unit 19;-26.5735;27.8278;;;1183;50
Sebokeng Unit 20;-26.5998;27.8213;;;1183;50
Sebokeng Unit 6;-26.5386;27.8847;;;1183;50
Sebokeng Unit 7;-26.5514;27.872;;;1183;50
Sebokeng Unit 8;-26.5519;27.8617;;;1183;50
Sedibeng;-26.0056;28.2375;;1285;239;150
Seekoeihoek AH;-25.9592;27.544;;;676;2
Sejwetla;-26.0915;28.1062;;10;455;150
Sekampaneng;-25.3906;28.2348;;1270;1104;150
Selbourne Site;-25.7045;28.3886;;713;1104;150
Selby;-26.2151;28.0317;;;455;90
Selcourt;-26.3048;28.4453;;1233;239;90
Selection Park;-26.2825;28.4433;;1233;239;90
Selwyn;-26.1619;27.9019;;1156;455;90
Senaoane;-26.2732;27.8639;;1228;455;150
Senderwood;-26.1573;28.1229;;330;239;90
Seotloana;-26.0117;28.203;;1285;239;150
Serengeti Golf And Wildlife Estate;-26.0406;28.2986;;487;239;90
Sesfontein AH;-26.085;28.3691;;52;239;6
Sethokga;-26.001;28.2443;;1285;239;150
Shalimar Ridge;-26.5162;28.352;;1129;393;50
Shangrila;-26.1088;28.4005;;52;239;90
Sharon Park;-26.3219;28.4375;;963;239;90
Sharondale;-26.3461;28.4595;;963;239;90
Sharonlea;-26.0652;27.9665;;1126;455;90
Sharpeville;-26.6861;27.8756;;;1368;380
Shere Smallholdings;-25.7937;28.3599;;;1104;6
Sherman Park;-26.5763;28.051;;;805
Sherwood Gardens;-26.2221;28.3827;;100;239;90
Siahlala;-25.7882;28.0247;;1175;1104;150
Siluma View;-26.3867;28.1598;;483;239;150
Silvamonte;-26.1375;28.1142;;;455;90
Silver Lakes;-25.7837;28.3544;;;1104;90
Silver Lakes Golf Estate;-25.7718;28.3724;;;1104;90
Silver Stream Estate;-25.7794;28.3698;;;1104;90
Silverfields;-26.1197;27.8235;;;540;30
Silverton;-25.7325;28.298;;;1104;90
Silvertondale;-25.7198;28.2996;;;1104;90
Simba;-26.1007;28.0705;;1171;455;90
Simmerfield;-26.201;28.142;;330;239;90
Simunye;-26.3222;27.688;;;1422;50
Sinoville;-25.6749;28.2237;;;1104;90
Sinqobile;-26.1417;27.7864;;468;540;50
Sinqobile Phase 1;-26.1417;27.7864;;468;540;50
Sinqobile Phase 2;-26.146;27.7861;;468;540;50
Sinqobile Phase 3;-26.1386;27.7863;;468;540;50
Six Fountains Residential Estate;-25.7762;28.3561;;;1104;90
Skierlik Section;-26.286;27.7018;;46;1422;50
Skosana;-26.3248;28.1507;;483;239;150
Slaterville AH;-26.1162;28.3415;;52;239;6
Slovo;-26.3369;27.3003;;502;130;50
Slovo;-25.4811;28.0372;;1436;1104;150
Slovo Park;-26.3065;27.8986;;;455;90
Slovo Park;-26.2105;28.4854;;1233;239;90
Slovoville;-26.2171;27.7796;;1228;455;150
Snake Valley;-25.8124;28.1708;;140;1104;90
Sobokeng Unit 3;-26.5324;27.8745;;;1183;50
Sokhulumi;-25.6035;28.8881;;1286;1104;90
Sol Plaatjie;-26.1846;27.8474;;1228;455;150
Solheim;-26.1725;28.1641;;330;239;90
Somalia Park;-26.3435;28.2307;;;239;90
Sonderwater;-26.3204;27.3161;;502;130;50
Sonlandpark;-26.6169;27.9007;;;1375;30
Sonlandpark AH;-26.6007;27.879;;;1375;2
Sonnedal AH;-26.0513;27.9097;;1156;455;6
Sonneglans;-26.0739;27.9671;;1126;455;90
Sonneveld;-26.2659;28.3381;;100;239;90
Sonstraal;-26.4106;28.3604;;;393
Soshanguve A;-25.5993;28.1086;;1226;1104;150
Soshanguve AA;-25.5028;28.098;;1226;1104;150
Soshanguve BB;-25.4908;28.1005;;1226;1104;150
Soshanguve CC;-25.5013;28.1177;;1226;1104;150
Soshanguve DD;-25.4894;28.1114;;1226;1104;150
Soshanguve East;-25.5925;28.0997;;1226;1104;150
Soshanguve East Ext 3;-25.5592;28.0884;;1226;1104;150
Soshanguve East Ext 4;-25.5693;28.0974;;1226;1104;150
Soshanguve East Ext 5;-25.5629;28.0938;;1226;1104;150
Soshanguve East Ext 8;-25.5817;28.0954;;1226;1104;150
Soshanguve Ext 13;-25.589;28.0497;;1226;1104;150
Soshanguve F;-25.5135;28.0991;;1226;1104;150
Soshanguve FF;-25.4778;28.1009;;1226;1104;150
Soshanguve G;-25.5107;28.1148;;1226;1104;150
Soshanguve GG;-25.4652;28.0984;;1226;1104;150
Soshanguve H;-25.5207;28.1094;;1226;1104;150
Soshanguve H Ext 1;-25.5277;28.1155;;1226;1104;150
Soshanguve HH;-25.4523;28.0901;;1226;1104;150
Soshanguve IA;-25.4812;28.0912;;1226;1104;150
Soshanguve JJ;-25.4542;28.0807;;1226;1104;150
Soshanguve K;-25.5301;28.0941;;1226;1104;150
Soshanguve KK;-25.4695;28.1118;;1226;1104;150
Soshanguve L;-25.541;28.1007;;1226;1104;150
Soshanguve L Ext 1;-25.5412;28.1094;;1226;1104;150
Soshanguve LL;-25.4683;28.086;;1226;1104;150
Soshanguve M;-25.5364;28.0872;;1226;1104;150
Soshanguve M Ext 1;-25.5507;28.0878;;1226;1104;150
Soshanguve MM;-25.4987;28.1322;;1226;1104;150
Soshanguve NN;-25.4757;28.0834;;1226;1104;150
Soshanguve NNME1;-25.5101;28.0888;;1226;1104;150
Soshanguve P;-25.4851;28.1266;;1226;1104;150
Soshanguve PP 1;-25.4426;28.0795;;1226;1104;150
Soshanguve PP 2;-25.4444;28.1038;;1226;1104;150
Soshanguve PP3;-25.4517;28.1002;;1226;1104;150
Soshanguve R;-25.4701;28.1231;;1226;1104;150
Soshanguve S;-25.4568;28.1163;;1226;1104;150
Soshanguve SS Ext 4;-25.4868;28.1184;;1226;1104;150
Soshanguve South;-25.5648;28.0594;;1226;1104;150
Soshanguve South Ext 1;-25.5566;28.0566;;1226;1104;150
Soshanguve South Ext 10;-25.5887;28.0611;;1226;1104;150
Soshanguve South Ext 11;-25.567;28.0498;;1226;1104;150
Soshanguve South Ext 2;-25.5684;28.0653;;1226;1104;150
Soshanguve South Ext 3;-25.5704;28.078;;1226;1104;150
Soshanguve South Ext 4;-25.5803;28.0771;;1226;1104;150
Soshanguve South Ext 5;-25.5892;28.0865;;1226;1104;150
Soshanguve South Ext 8;-25.5779;28.0566;;1226;1104;150
Soshanguve South Ext 9;-25.589;28.0701;;1226;1104;150
Soshanguve T;-25.4442;28.1117;;1226;1104;150
Soshanguve TT;-25.5582;28.0692;;1226;1104;150
Soshanguve UU;-25.5579;28.0772;;1226;1104;150
Soshanguve V;-25.4419;28.1195;;1226;1104;150
Soshanguve V Ext 1;-25.4355;28.1141;;1226;1104;150
Soshanguve VV;-25.5754;28.0958;;1226;1104;150
Soshanguve W;-25.4539;28.1244;;1226;1104;150
Soshanguve WW;-25.5589;28.0819;;1226;1104;150
Soshanguve X;-25.468;28.1329;;1226;1104;150
Soshanguve XX;-25.5873;28.1076;;1226;1104;150
Soshanguve Y;-25.4831;28.137;;1226;1104;150
Soshanguve YY;-25.5547;28.0904;;1226;1104;150
Soteba;-26.2062;27.8756;;1228;455;150
Sotho Section;-26.3534;28.185;;1391;239;150
South Crest;-26.2584;28.1041;;8;239;90
South Hills;-26.2507;28.0893;;;455;90
South Kensington;-26.1861;28.1098;;;455;90
Southdale;-26.2426;28.0236;;;455;90
Southdene;-26.4122;27.3707;;;130
Southdowns Irene Country Farm;-25.8861;28.2174;;140;1104;90
Southgate;-26.2654;27.9786;;;455;90
Soutpan;-25.4021;28.1068;;;1104;15
Spaarwater;-26.4253;28.3504;;;393
Spartan;-26.1195;28.2122;;487;239;90
Spoke Town;-26.2765;27.6979;;46;1422;50
Sprincol;-26.6156;27.9338;;;1375;30
Springfield;-26.5113;28.3768;;;393;30
Springfield;-26.2283;28.0491;;;455;90
Springfield Collieries;-26.6215;27.9575;;;1375;2
Springs Airfield;-26.248;28.3981;;1233;239;90
Springs Central;-26.2559;28.4404;;1233;239;90
Springs Country Club;-26.2653;28.4461;;1233;239;90
Spruit;-25.8463;28.0919;;863;1104;90
Spruitview;-26.3201;28.1808;;483;239;150
Staalrus AH;-26.7105;27.8052;;;1368;2
Stanza Bopape;-25.7001;28.3907;;713;1104;150
Steeledale;-26.2454;28.0979;;;455;90
Steelpark;-26.6414;27.8811;;;1375;30
Steelvalley AH;-26.6372;27.8007;;;1368;2
Steelview AH;-26.5456;27.9195;;;1375;2
Stefano Park AH;-26.715;27.7867;;;1368;2
Sterkfontein;-26.0633;27.7357;;;540;30
Sterrewag Estate;-25.7916;28.2228;;;1104;90
Stesa AH;-26.2567;27.7605;;1228;455;6
Steve Biko;-26.1001;28.4775;;267;239;150
Stinkwater;-25.3795;28.1648;;;1104;390
Stinkwater A;-25.3881;28.1574;;1249;1104;150
Stinkwater B;-25.3959;28.1696;;1249;1104;150
Stinkwater C;-25.4025;28.1659;;1249;1104;150
Stinkwater D;-25.4205;28.1696;;1249;1104;150
Stormill;-26.202;27.9397;;1126;455;90
Stratford;-26.0001;27.9877;;1171;455;90
Strathavon;-26.0956;28.0748;;1171;455;90
Stretford;-26.4931;27.8569;;;455;420
Stretford Ext 10;-26.5056;27.8613;;1252;455;150
Stretford Ext 2;-26.4964;27.8679;;1252;455;150
Stretford Ext 3;-26.5009;27.8652;;1252;455;150
Stretford Ext 4;-26.4908;27.8623;;1252;455;150
Stretford Ext 5;-26.4983;27.8557;;1252;455;150
Stretford Ext 6;-26.4862;27.854;;1252;455;150
Stretford Ext 7;-26.4819;27.848;;1252;455;150
Stretford Ext 8;-26.4814;27.8428;;1252;455;150
Stretford Ext 9;-26.4921;27.8449;;1252;455;150
Strijdompark;-26.0839;27.9742;;1126;455;90
Strubenkop Security Village;-25.7562;28.2636;;;1104;90
Strubensvallei;-26.1233;27.9039;;1156;455;90
Strubenvale;-26.2526;28.4696;;1233;239;90
Struisbult;-26.3133;28.4696;;1233;239;90
Sub-Nigel;-26.3975;28.4543;;963;239;90
Suiderberg;-25.6981;28.1413;;;1104;90
Suideroord;-26.2729;28.0282;;;455;90
Sun Lawns AH;-25.9294;28.233;;;239;6
Sunair Park;-26.2722;28.3477;;100;239;90
Sunderland Ridge;-25.8394;28.1048;;140;1104;90
Sundowner;-26.0765;27.9389;;1126;455;90
Sunningdale Ridge;-26.1339;28.1101;;;455;90
Sunninghill;-26.0321;28.0744;;1171;455;90
Sunnyridge;-26.1703;28.1772;;330;239;90
Sunnyrock;-26.1648;28.1722;;330;239;90
Sunnyside;-25.7545;28.2097;;;1104;90
Sunset Acres;-26.0875;28.049;;1171;455;90
Sunward Park;-26.2651;28.2634;;83;239;90
Suurman;-25.3914;28.216;;;1104;150
Swacina Park AH;-25.7158;28.0597;;;1104;6
Sweetwaters;-26.4292;27.8886;;476;455;150
Sybrand Van Niekerk Industrial;-26.5764;28.0131;;;805;2
Sydenham;-26.1539;28.0948;;;455;90
Sylviavale AH;-26.7306;27.82;;;1368;2
Symhurst;-26.1784;28.1706;;330;239;90
Talboton;-26.1456;28.0941;;;455;90
Tamaho;-26.3021;28.1485;;483;239;150
Tambo Section;-26.2869;27.6894;;46;1422;50
Tamboville;-26.2312;28.3036;;100;239;90
Tanganani;-25.9343;28.018;;200;455;150
Teanong;-26.0038;28.2074;;1285;239;150
Tedderfield AH;-26.3455;27.9759;;;1407;2
Tedstone Ville;-26.2348;28.1988;;330;239;90
Temba;-25.3816;28.2465;;;1104;580;Themba
Temba Unit 1;-25.3948;28.2622;;1270;1104;150
Temba Unit 2;-25.3753;28.2723;;1270;1104;150
Temba Unit 6;-25.3819;28.2465;;1270;1104;150
Temba Unit 7;-25.381;28.2371;;1270;1104;150
Temba Unit D;-25.3787;28.2425;;1270;1104;150
Tembisa Ext 26;-26.0093;28.2311;;1285;239;150
Tembisa Ext 7;-26.0092;28.2479;;1285;239;150
Temong;-26.0033;28.2149;;1285;239;150
Ten Acre AH;-26.2384;27.6208;;;1127;2
Terenure;-26.0806;28.1984;;487;239;90
Terenure Ext;-26.0709;28.2018;;487;239;90
Thaba Tshwane;-25.7884;28.1473;;;1104;90
Thatchfield;-25.8943;28.1199;;140;1104;90
The Gardens;-26.1489;28.0776;;;455;90
The Hill;-26.4041;27.3748;;;130;50
The Hill;-26.2484;28.0659;;;455;90
The Meadows;-25.7827;28.382;;;1104;90
The Orchards;-25.6486;28.1022;;6;1104;90
The Orchards Ext;-25.6428;28.0808;;6;1104;90
The Reeds;-25.8929;28.1312;;140;1104;90
The Ridge;-25.7759;28.3831;;;1104;90
The Stewards;-26.2012;28.2887;;52;239;90
The Village;-26.4022;27.3924;;;130
The Wilds;-25.8164;28.332;;;1104;90
Thembalihle;-26.3363;27.8662;;619;455;90
Thembilisha;-26.3064;28.4055;;580;239;150
Theoville AH;-26.7574;27.7587;;;1368;2
Theresapark;-25.6664;28.1427;;6;1104;90
Theta;-26.2326;28.0037;;;455;90
Thinasonke;-26.3676;28.1038;;;239;150
Thintwa Village;-26.3441;28.1315;;1309;239;150
Thiteng;-26.0206;28.2026;;1285;239;150
Thornhill Estate;-26.1042;28.1542;;;455;90
Three Rivers;-26.6579;27.976;;;1375;30
Three Rivers East;-26.6627;28.0077;;;1375;30
Thulani;-26.2227;27.8328;;1228;455;150
Tierpoort;-25.8786;28.4126;;;1104;90
Tileba;-25.6765;28.1549;;6;1104;90
Tinswalo Country and Equestrian Estate;-26.0221;28.0814;;821;455;90
Tladi;-26.2558;27.8417;;1228;455;150
Tlamatlama;-25.9955;28.2252;;1285;239;150
Toekomsrus;-26.2059;27.7083;;;1127;50
Tokoza Ext 1;-26.3577;28.1302;;1309;239;150
Tokoza Ext 2;-26.37;28.1389;;1309;239;150
Tokoza Ext 5;-26.3705;28.1312;;1309;239;150
Tokoza Gardens;-26.3542;28.1268;;1309;239;150
Tokoza Hostels;-26.3351;28.1403;;1309;239;150
Tokoza Unit F;-26.3619;28.1417;;1309;239;150
Tornado;-26.2817;28.3931;;580;239;150
Towerby;-26.2558;28.0449;;;455;90
Townsview;-26.2599;28.0509;;;455;90
Treesbank AH;-25.9762;28.0234;;821;455;6
Tres Jolie AH;-26.0718;27.8885;;1156;455;6
Trevenna;-25.7505;28.2016;;;1104;90
Triomf;-26.1743;27.9779;;;455;90
Troyeville;-26.1993;28.0684;;;455;90
Tsakane;-26.3666;28.3773;;;239;1400
Tsakane;-26.1614;27.797;;468;540;50
Tsakane;-25.7168;28.365;;713;1104;150
Tsakane Ext 1;-26.3403;28.3783;;1313;239;150
Tsakane Ext 11;-26.3602;28.355;;1313;239;150
Tsakane Ext 12;-26.3657;28.3665;;1313;239;150
Tsakane Ext 13;-26.3669;28.379;;1313;239;150
Tsakane Ext 15;-26.3753;28.3772;;1313;239;150
Tsakane Ext 16;-26.3723;28.3837;;1313;239;150
Tsakane Ext 17;-26.3678;28.39;;1313;239;150
Tsakane Ext 19;-26.3626;28.398;;1313;239;150
Tsakane Ext 5;-26.356;28.3634;;1313;239;150
Tsakane Ext 8;-26.3729;28.3556;;1313;239;150
Tsakane Ext 9;-26.3813;28.3739;;1313;239;150
Tsebe;-25.5068;28.0062;;;1104;15
Tsenolong;-25.9986;28.2181;;1285;239;150
Tsepo;-25.9964;28.2284;;1285;239;150
Tshepiso;-26.669;27.8697;;;1375;50
Tshepisong;-26.1909;27.8007;;1228;455;150
Tshepong;-26.5539;27.9111;;;269
Tshongweni;-26.3074;28.1625;;483;239;150
Tsolo;-26.3412;28.1561;;483;239;150
Tulisa Park;-26.2504;28.1007;;;455;90
Tunney;-26.1571;28.1883;;330;239;90
Turf Club;-26.2477;28.0321;;;455;90
Turffontein;-26.2422;28.0406;;;455;90
Twala;-26.3321;28.1475;;483;239;150
Tweedracht;-25.9115;28.6065;;;1104;130
Tweedracht AH;-25.8956;28.4845;;1343;1104;6
Tweefontein;-25.9428;28.4102;;;239;90
Tweefontein AH;-25.9274;28.7285;;1343;1104;6
Uitsaaisentrum;-26.1878;28.0101;;;455;90
Ulana;-26.2033;28.1952;;83;239;90
Umfuyaneni;-26.0212;28.196;;1285;239;150
Umgababa;-26.1006;28.43;;267;239;150
Umnonjaneni;-26.0156;28.1908;;1285;239;150
Umthambeka;-26.0276;28.1903;;1285;239;150
Unaville AH;-26.4007;27.8819;;620;455;6
Unigray;-26.2398;28.0926;;;455;90
Union;-26.2537;28.1555;;330;239;90
Unitas Park AH;-26.6368;27.9181;;;1375;2
Unitas Park Ext 1;-26.6397;27.9;;;1375;30
Uptown Section;-26.2863;27.7121;;46;1422;50
Vaal Marina;-26.8774;28.2087;;;805
Vaal Oewer;-26.7317;27.5971;;;1368
Vaalbank;-25.7845;28.6085;;;1104;90
Vaalview AH;-26.7455;27.7416;;;1368;2
Val De Grace;-25.7458;28.2943;;;1104;90
Valentine Village;-26.2875;27.8878;;1228;455;150;Mandela View
Valeriedene;-26.1502;27.9543;;1126;455;90
Valhalla;-25.8102;28.1499;;140;1104;90
Valley Settlements AH;-26.51;28.0268;;;805;2
Valley View Estate;-25.9337;28.1345;;140;1104;90
Van Der Merwes Kroon;-26.6115;27.9265;;;1375;30
Van Der Westhuizen AH;-26.6588;28.0322;;;805;2
Van Dyk Park;-26.2563;28.297;;83;239;90
Van Eck Park;-26.2646;28.3298;;100;239;90
Van Riebeeck Park;-26.0778;28.2155;;487;239;90
Van Ryn AH;-26.152;28.3731;;52;239;6
Van Wyks Restant AH;-26.0374;27.8288;;;540;2
Vanderbijlpark CC;-26.6982;27.8368;;;1368;30
Vanderbijlpark CE 1;-26.7026;27.8427;;;1368;30
Vanderbijlpark CE 2;-26.6909;27.8413;;;1368;30
Vanderbijlpark CE 4;-26.6875;27.8529;;;1368;30
Vanderbijlpark CE 5;-26.6987;27.8519;;;1368;30
Vanderbijlpark CE 6;-26.7047;27.8552;;;1368;30
Vanderbijlpark CW 1;-26.7025;27.8287;;;1368;30
Vanderbijlpark CW 2;-26.6943;27.8272;;;1368;30
Vanderbijlpark CW 3;-26.6887;27.8318;;;1368;30
Vanderbijlpark CW 4;-26.6796;27.8328;;;1368;30
Vanderbijlpark CW 5;-26.6872;27.8173;;;1368;30
Vanderbijlpark CW 6;-26.7008;27.8173;;;1368;30
Vanderbijlpark N W 7 Industrial;-26.68;27.8051;;;1368;2
Vanderbijlpark NE 3;-26.6586;27.8547;;;1368;30
Vanderbijlpark SE 1;-26.7145;27.842;;;1368;30
Vanderbijlpark SE 10;-26.7192;27.866;;;1368;30
Vanderbijlpark SE 2;-26.7271;27.8453;;;1368;30
Vanderbijlpark SE 3;-26.7386;27.8496;;;1368;30
Vanderbijlpark SE 4;-26.7328;27.8599;;;1368;30
Vanderbijlpark SE 6;-26.7235;27.8579;;;1368;30
Vanderbijlpark SE 7;-26.713;27.8544;;;1368;30
Vanderbijlpark SE 8;-26.7248;27.8664;;;1368;30
Vanderbijlpark SW 1;-26.7144;27.8309;;;1368;30
Vanderbijlpark SW 2;-26.716;27.8216;;;1368;30
Vanderbijlpark SW 5;-26.7367;27.8325;;;1368;30
Vanderbijlpark SW 7;-26.7444;27.823;;;1368;30
Vanderpijlpark CE 3;-26.6877;27.8462;;;1368;30
Vandia Grove;-26.067;27.9921;;1126;455;90
Vanwaartshof AH;-26.7401;27.8027;;;1368;2
Vastfontein;-25.5179;28.2196;;;1104;15
Ventershof AH;-26.0063;28.41;;;239;6
Venterspost;-26.2656;27.623;;;1422;30
Vereeniging;-26.5268;27.9435;;;805;70
Vereeniging Central;-26.6742;27.9255;;;1375;30
Vereeniging Industrial;-26.6965;27.9152;;;1375;2
Vergenoeg;-26.3079;28.3962;;580;239;150
Vergenoeg;-25.7927;28.0323;;1175;1104;150
Verster park Smallholdings;-25.8192;28.7269;;105;1104;6
Verwoerdpark;-26.2745;28.1419;;8;239;90
Vezi;-26.3474;28.7634;;429;196;50
Victoria;-26.1629;28.0756;;;455;90
Victory Park;-26.1359;28.008;;1126;455;90
Viewcrest;-26.1364;28.1123;;;455;90
Viljoenskop;-25.906;28.7121;;105;1104;90
Villa Farm;-26.3347;28.264;;83;239;90
Villa Liza;-26.3248;28.254;;83;239;90
Village Main Reef Gold Mine;-26.2279;28.0402;;;455;6
Villieria;-25.7143;28.2324;;;1104;90
Visagie Park;-26.4319;28.4906;;963;239;90
Viskuil;-26.2862;28.5922;;;963
Vlakfontein;-26.3813;27.8865;;;455;150
Vlakfontein;-26.1069;28.3274;;52;239;150
Vlakfontein 16-Ir;-26.3968;28.3562;;100;239;90
Vlakplaas AH;-26.0925;27.6565;;;540;2
Vleikop AH;-26.2604;27.5737;;;1127;2
Vogeuspark AH;-26.7309;27.7265;;;1368;2
Voortrekker Monument;-25.7767;28.1819;;;1104;90
Vorna Valley;-26.0046;28.1058;;821;455;90
Vosloorus;-26.3548;28.2011;;;239;1600
Vosloorus Ext 10;-26.3414;28.198;;1391;239;150
Vosloorus Ext 14;-26.3617;28.2242;;1391;239;150
Vosloorus Ext 16;-26.3402;28.1883;;1391;239;150
Vosloorus Ext 2;-26.3646;28.214;;1391;239;150
Vosloorus Ext 20;-26.3762;28.1881;;1391;239;150
Vosloorus Ext 25;-26.3662;28.2268;;1391;239;150
Vosloorus Ext 3;-26.3684;28.1886;;1391;239;150
Vosloorus Ext 31;-26.3435;28.1842;;1391;239;150
Vosloorus Ext 5;-26.328;28.1944;;1391;239;150
Vosloorus Ext 6;-26.3317;28.2025;;1391;239;150
Vosloorus Ext 7;-26.3621;28.194;;1391;239;150
Vosloorus Ext 8;-26.3661;28.2007;;1391;239;150
Voster Park AH;-26.5813;28.0383;;;805;2
Vosterkroon Industrial;-26.3976;28.479;;963;239;6
Vredebos;-26.329;28.2207;;83;239;90
Vrededorp;-26.1945;28.018;;;455;90
Vulcania;-26.2606;28.3765;;100;239;90
Vulcania South;-26.2846;28.383;;100;239;90
Vusimuzi;-26.0312;28.2103;;1285;239;150
Wadeville;-26.272;28.1857;;330;239;90
Wageenbietjieskop;-25.7995;28.8043;;;1104;90
Waldrift;-26.6192;27.9412;;;1375;30
Walker Fruit Farms AH;-26.5008;27.9754;;;1407;2
Wallis Haven;-26.0388;27.5845;;;676
Wallmannsthal;-25.554;28.3179;;;1104;110
Wallmannsthal Smallholdings;-25.5671;28.3332;;1408;1104;6
Waltloo;-25.7241;28.3175;;;1104;90
Wannenburghoogte;-26.1759;28.1762;;330;239;90
Wapadrand;-25.7764;28.3227;;;1104;90
Waterdal AH;-26.5706;27.8712;;;1183;2
Waterkloof;-25.7804;28.2463;;;1104;90
Waterkloof Glen;-25.7981;28.278;;;1104;90
Waterkloof Heights;-25.798;28.2575;;;1104;90
Waterkloof Park;-25.7918;28.2624;;;1104;90
Waterkloof Ridge;-25.7981;28.2426;;;1104;90
Waterpan;-26.3477;27.6832;;;1422
Waters Edge AH;-26.3362;27.3703;;;130;2
Waterval;-26.428;28.0846;;;1128;30
Waterval;-25.5704;28.2452;;;1104;90
Waterval AH;-26.0881;27.7504;;;540;2
Waterval City;-26.0316;28.1124;;821;455;90
Waterval Estate;-26.1524;27.9784;;1126;455;90
Wattville;-26.2221;28.3014;;;239;150
Waverley;-26.1359;28.0776;;;455;90
Waverley;-25.7018;28.2556;;;1104;90
Weavind Park;-25.7324;28.2706;;;1104;90
Webber;-26.2327;28.1703;;330;239;90
Wedela;-26.4628;27.3864;;;280;80
Wedela Ext 3;-26.4706;27.3779;;1415;280;50
Welgedacht;-26.1986;28.507;;1233;239;90
Welgedacht AH;-26.1952;28.4812;;1233;239;6
Welomlambo;-26.0231;28.2091;;1285;239;150
Weltevreden;-26.2443;28.3861;;100;239;90
Weltevredenpark;-26.1263;27.9299;;1156;455;90
Wendywood;-26.0819;28.0809;;1171;455;90
Wentworth Park;-26.1125;27.7939;;;540;30
Weskoppies;-25.7663;28.1593;;;1104;90
West Park;-25.754;28.1268;;;1104;90
West Porges;-26.1802;27.7078;;;1127;30
West Rand AH;-26.3056;27.7586;;;1422;2
West Turffontein;-26.2492;28.028;;;455;90
West Village;-26.3915;27.472;;;130
West Village;-26.1163;27.7521;;;540;30
West Wits;-26.334;27.4941;;;130;30
West-Driefontein;-26.3751;27.4511;;;130
Westbury;-26.1827;27.9742;;;455;150
Westcliff;-26.1725;28.026;;1126;455;90
Westdene;-26.1932;28.2944;;52;239;90
Westdene;-26.1781;27.9897;;;455;90
Westergloor;-26.1972;27.6999;;;1127;30
Westfield;-26.1172;28.1358;;;455;90
Westrand Consolidated Centre;-26.1208;27.7454;;;540;30
Westside Park;-26.586;27.812;;;1183;50
Wheatlands AH;-26.183;27.6313;;;1127;2
White City;-26.3027;28.3886;;580;239;150
White City;-25.7141;28.3722;;713;1104;150
Whiteridge;-26.1719;27.9522;;1126;455;90
Wierda Caravan Park;-26.3661;28.1128;;8;239;90
Wierda Park;-25.86;28.1442;;140;1104;90
Wierda Valley;-26.1111;28.0585;;1171;455;90
Wierdaglen Estate;-25.8819;28.1484;;140;1104;90
Wilbart;-26.1658;28.1628;;330;239;90
Wilbotsdal AH;-26.159;27.6815;;;1127;2
Wildebeesthoek Smallholdings;-25.6458;28.0116;;;1104;6
Wilfordon AH;-26.1641;27.8435;;1156;455;6
Wilgeheuwel;-26.1075;27.8961;;1156;455;90
Willaway AH;-25.9962;28.0832;;821;455;6
Willow Acres Estate;-25.7652;28.3622;;;1104;90
Willow Glen AH;-25.7484;28.3408;;;1104;6
Willow Park Manor;-25.7455;28.3325;;;1104;90
Willowbrook;-26.0924;27.8797;;1156;455;90
Willowild;-26.0972;28.02;;1171;455;90
Wilro Park;-26.1172;27.8537;;1156;455;90
Winchester Hills;-26.2677;28.0166;;;455;90
Windmill Park;-26.2873;28.2681;;83;239;90
Windsor;-26.1225;27.9721;;1126;455;90
Windsor East;-26.1216;27.9778;;1126;455;90
Windsor Glen;-26.1143;27.9669;;1126;455;90
Windsor On Vaal AH;-26.7566;27.7121;;;1368;2
Windsor West;-26.1234;27.9665;;1126;455;90
Windy Ridge AH;-26.4576;28.3518;;;393;2
Wingate Park;-25.8309;28.2735;;;1104;90
Winnie Camp;-26.2794;27.8833;;1228;455;150
Winnie Mandela;-25.9903;28.23;;1285;239;150
Winnie Mandela Ext 12;-25.9728;28.2181;;1285;239;150
Winnie Mandela Ext 4;-25.985;28.2223;;1285;239;150
Winnie Mandela Ext 5;-25.9777;28.2267;;1285;239;150
Winnie Mandela Ext 6;-25.9661;28.2102;;1285;239;150
Winnie Mandela Ext 7;-25.9795;28.2183;;1285;239;150
Winston Ridge;-26.1256;28.0686;;;455;90
Winternest AH;-25.6536;28.1251;;6;1104;6
Winterveld;-25.4902;28.0912;;660;1104;450
Winterveld;-25.4831;28.0527;;;1104;1200;Winterveldt;gauteng-winterveld-pretoria-2
Winterveld AH;-25.4034;27.9999;;1436;1104;6
Winterveld Ext 1;-25.452;28.0536;;1436;1104;150
Winterveld Ext 3;-25.4795;28.0565;;1436;1104;150
Witfield;-26.1835;28.2114;;83;239;90
Witfontein;-26.0185;28.2549;;1285;239;150
Withok Estates;-26.3313;28.2688;;83;239;90
Withok Estates AH;-26.3161;28.3455;;100;239;6
Witkoppen;-26.0155;27.9988;;1171;455;90
Witkoppie Ridge;-26.1609;28.2554;;83;239;90
Witpoort Estates AH;-26.2736;28.3687;;100;239;6
Witpoortjie;-26.1536;27.827;;1156;455;90
Witpoortjie 117-Ir;-26.2903;28.3072;;100;239;90
Wolhuter;-26.2082;28.0682;;;455;90
Wolmer;-25.6629;28.1617;;;1104;90
Wolwekrans;-26.0714;27.5867;;;676
Wonderboom;-25.685;28.2085;;;1104;90
Wonderboom South;-25.702;28.2036;;;1104;90
Woodhill;-25.8155;28.3156;;;1104;90
Woodlands;-26.0619;28.0854;;1171;455;90
Woodlands;-25.8243;28.3054;;;1104;90
Woodmead;-26.0511;28.0809;;1171;455;90
Woodmere;-26.1822;28.1894;;330;239;90
Wright Park;-26.2643;28.4064;;1233;239;90
Wychwood;-26.202;28.1294;;330;239;90
Wynberg;-26.1086;28.0835;;1171;455;90
X-Section;-26.2818;27.7114;;46;1422;50
Xubene;-26.0068;28.2441;;1285;239;150
Yeoville;-26.1828;28.0615;;;455;90
Zakariyya Park;-26.3663;27.897;;;455;90
Zama Zama;-26.3888;28.1862;;483;239;150
Zambezi Courty Estate;-25.6738;28.2665;;;1104;90
Zandspruit;-26.0568;27.907;;1156;455;90
Zenzele;-26.2574;27.6956;;;1127;50
Zenzele Central;-26.1263;28.4295;;182;239;150
Zevenfontein;-25.9693;27.9821;;;455;180
Zevenfontein Pipeline;-25.9693;27.9821;;1450;455;150
Zithobeni;-25.7816;28.7218;;;1104;150
Zola;-26.2399;27.8421;;1228;455;150
Zondi;-26.2339;27.8674;;1228;455;150
Zonkizizwe;-26.4031;28.1837;;483;239;150
Zonnehoewe AH;-26.0681;27.8871;;1156;455;6
Zuma;-26.3487;28.1512;;483;239;150
Zuurfontein;-26.7007;27.8028;;;1368;30
Zwaneville;-26.1863;27.7719;;1147;540;50
Zwartkop;-25.9705;27.8628;;;540
Zwartkop;-25.8636;28.1805;;140;1104;90
Zwartkop SANDF;-25.8072;28.1896;;140;1104;90
Zwavelpoort;-25.8329;28.3785;;;1104;90
# KwaZulu-Natal
Abashumi;-29.0266;31.3773;;;262
Abebhuzi;-29.6132;30.6273;;;127
Abejuti;-29.4464;30.9842;;;933
Acaciavale;-28.5982;29.8081;;;1482;30
Acorn;-29.8686;30.7976;;1087;220;90
Acton Homes;-28.6393;29.4122;;;55
Adams Mission;-30.0335;30.8147;;2;220;15
Adams Rural;-30.0335;30.8147;;;220;33
Airport Industrial;-27.7727;29.9832;;;938;2
Albany;-29.7638;30.7686;;402;220;90
Albersville;-30.7269;30.4427;;;1098;30
Albina;-29.7698;30.7795;;402;220;90
Alcockspruit;-27.8988;29.9923;;;938
Alexander Park;-29.8164;30.8374;;1087;220;90
Alfred;-30.71;30.0369;;;381
Allandale;-29.5662;30.4154;;986;1083
Alletta;-28.053;30.2449;;;179;30
Aloe Park;-28.5826;29.79;;;1482;30
Aloekop;-30.603;29.5604;;;519
Alton;-28.7675;32.0282;;;1140;30
Alton North;-28.7495;32.022;;;1140;30
Altona;-27.3856;31.1988;;;1093
Amadaka;-28.8612;31.9375;;;1474
Amafahla;-29.2529;31.0429;;;727
Amagcino;-30.1302;30.8287;;;220;15
Amagodlanduku;-28.5972;30.1529;;432;240
Amahlabathi;-28.6227;30.1926;;439;240
Amahlathi;-30.0466;30.0748;;;170
Amahubhu;-28.965;31.5556;;;334
Amahwaqa;-30.5325;30.5494;;;400
Amahwaqa;-30.1709;30.5914;;;1470
Amakasi;-28.465;30.2179;;1363;240
Amakhilimba;-28.9202;31.5773;;;262
Amalala;-28.5337;32.2955;;;569
Amalanga;-29.5793;30.7152;;;1411
Amandawe;-30.2579;30.7219;;;1180
Amangamazi;-30.3802;30.6248;;;1064
Amangwane;-29.7415;29.8222;;;111
Amangwane;-28.9348;29.4346;;;1435
Amanzana;-28.7937;29.1095;;;55
Amanzimnyama;-29.5703;31.1271;;1481;220;90
Amaroma;-30.4059;29.6839;;;1356
Amashaka;-30.069;30.0547;;;1477
Amatata;-29.6136;30.8289;;;933
Amatholamgele;-28.5987;30.9403;;;968
Amatikulu;-29.0469;31.5291;;;334
Amatikwe;-29.6803;30.9279;;430;220;150
Amatikwe Area 10;-29.6729;30.9411;;430;220;150
Amatikwe Area 8;-29.6851;30.9495;;430;220;150
Amatikwe Area 9;-29.6764;30.9458;;430;220;150
Amatolo;-30.029;30.1162;;;1477
Amatshamnyama;-28.1162;31.8554;;;405
Amavondwe;-30.0756;29.7131;;;170
Ambleton;-29.6832;30.3759;;;1083;30
Ameil Park;-27.7464;29.9251;;;938;30
Anerley;-30.6698;30.5012;;;1098;30
Angola Block E;-29.8602;30.7887;;574;220;150
Anmaharai;-29.2226;31.3306;;;561
Annieville;-27.9349;30.1594;;;179
Anville;-27.9525;30.1852;;;179
Aquadene;-28.7122;32.0345;;;1140;30
Arbor Park;-27.7744;29.9478;;;938;30
Arboretum;-28.7578;32.0643;;;1140;30
Arena Park;-29.9147;30.8762;;145;220;150
Ashdown;-29.6384;30.3324;;;1083;50
Ashley;-29.8256;30.8444;;1087;220;90
Asoka Heights;-30.3109;30.6806;;1470;1470
Assagay;-29.7723;30.7333;;1044;220;90
Astra Park;-30.0898;30.8462;;504;220;90
Asynkraal;-28.5137;30.1624;;1017;240
Athlone;-29.7984;31.0315;;221;220;90
Athlone;-29.5834;30.3555;;;1083;30
Athlone Park;-30.0192;30.9167;;1463;220;90
Atholl Heights;-29.8048;30.9187;;1424;220;90
Aviary Hill;-27.7217;29.9165;;;938;30
Avoca;-29.7683;31.0173;;221;220;90
Avoca Hills;-29.7586;31.0068;;939;220;150
Balbel;-30.3768;29.6705;;;1356
Balgowan;-29.4055;30.0513;;;989
Balmoral;-27.4222;31.0511;;;1058
Bambelentulo;-27.8718;31.7639;;;979
Bandlane;-30.8369;30.1374;;;444
Bangamanzi;-28.6944;30.8003;;;968
Bangamaya;-27.7827;31.6876;;;979
Bangiswa;-27.7978;32.4664;;;411
Bangizwe;-27.3136;32.4685;;;786
Banjana;-27.4515;32.1415;;;459
Baphehli;-30.0532;30.8446;;;220;15
Barklieside;-28.1639;30.8707;;;995
Barofine;-27.609;30.9127;;;1058
Barrs Flats;-29.638;31.0556;;1379;220;90
Barry Hertzog Park;-27.7381;29.9556;;;938;30
Bartown;-28.0276;32.2674;;;411;30
Basamlilo;-28.44;31.4904;;;1352
Bashikizi;-29.0126;31.3197;;;262
Bayeni;-28.0832;31.3659;;;1352
Bayhead;-29.896;31.0035;;;220;90
Bayview;-29.9263;30.9143;;145;220;150
Bazaneni;-28.1301;31.8796;;;405
Bazini;-30.6855;29.7087;;;381
Bazley Beach;-30.4396;30.6624;;;1064
Beachwood Mangroves;-29.7897;31.0483;;221;220;90
Beacon Rocks;-30.8398;30.392;;;736;30
Bedlane;-28.7189;31.4169;;;1469
Beginsel;-27.341;31.4989;;;1093
Bekabhezayo;-29.1213;29.6791;;;266
Belfort Estates;-29.5565;30.3842;;986;1083
Belgrade;-27.2687;31.2852;;;1093
Bellair;-29.8816;30.9521;;;220;90
Bellemmerd;-27.498;31.0311;;;1058
Bellevue;-29.6353;30.4294;;;1083;30
Belvedere;-29.7753;30.7829;;402;220;90
Belvedere;-29.5798;31.0822;;1481;220;90;;kwazulu-natal-belvedere-durban-2
Ben Cairnie;-30.4045;29.5939;;;1356
Bendigo;-30.6131;30.4776;;;400
Bendle;-28.1425;31.7452;;;979
Benedict Mission;-28.5915;31.0744;;;968
Bensdorp;-27.6679;30.2996;;;1361;30
Berea;-30.45;30.5217;;;400
Berea;-28.9049;31.5009;;;262
Berea West;-29.8381;30.9426;;1424;220;90
Berkshire Downs;-29.7871;30.882;;1087;220;90
Berouw;-27.6951;30.2781;;;1361
Berrel;-29.7363;30.8543;;1413;220;90
Berry Hill;-29.5667;30.2966;;;403;30
Bester;-28.4328;29.6553;;;1482
Besters;-29.7193;30.9794;;566;220;150
Bethane;-27.4087;31.0773;;;1058
Bethany;-28.6804;29.3339;;;55
Bethe;-29.1073;31.1243;;;727
Bethlehem;-29.8097;29.8698;;;111
Beula;-30.1707;30.5549;;;1470
Bhacane;-28.5152;30.9075;;;968
Bhalekisi;-28.7318;29.1645;;;55
Bhambanani;-27.1053;32.1789;;;438
Bhambayi;-29.7044;30.9764;;430;220;150
Bhanganomo;-27.747;31.8948;;;979
Bhaza;-28.6443;30.2664;;;1222
Bhejane;-28.6692;32.0026;;;1140
Bhekabani;-28.3463;30.7585;;;995
Bhekabantu A;-28.2155;30.9309;;;995
Bhekabantu B;-28.2791;30.91;;;995
Bhekameva;-30.4227;30.1319;;;400
Bhekene;-30.7167;29.9365;;;381
Bhekindoda;-27.2319;32.1356;;;438
Bhekulwandle;-30.0406;30.8514;;;220;15
Bhekumteto;-27.9396;31.8214;;;979
Bhekuzulu;-28.9784;29.6706;;;266
Bhekuzulu;-27.782;30.8243;;;1401;50
Bhethani;-30.7646;30.3663;;;1098
Bhidakhona;-29.3391;31.0916;;;933
Bhidla;-30.6196;30.1218;;;381
Bhidla;-29.7781;29.8792;;;111
Bhiliya;-28.8283;31.9556;;;1474
Bhiliya;-28.463;31.8326;;;252
Bhobhobho;-30.215;30.39;;;1470
Bhobhoyi;-30.0678;29.7359;;;170
Bhobozana;-28.0488;30.6819;;;857
Bhokweni;-28.1885;31.5284;;;1352
Bhokweni;-27.3747;32.0249;;;459
Bhomela;-30.7646;30.3435;;;1098
Bhongweni;-30.5454;29.4423;;;519;50
Bhudlu;-30.6939;29.7259;;;381
Bhudubhudu;-30.3658;30.657;;;1064
Bhudubhudu;-30.1107;30.5373;;;1470
Bhukhanana;-28.6016;31.7409;;;252
Bhulushe;-29.5962;30.8241;;;933
Birchwood;-29.8742;30.7902;;1087;220;90
Birdwood;-28.7412;32.0824;;;1140;30
Bisley Crest;-29.6554;30.3999;;;1083;30
Bisley Heights;-29.6532;30.3974;;;1083;30
Biva;-27.4215;32.217;;;459
Biva Experimental Farm;-27.4189;32.2389;;;459;2
Bizweni;-30.2448;29.9237;;;1356
Blaauwbosch Laagte;-27.7857;30.086;;;938
Black Rock;-31.0546;30.2223;;;1095;30
Blackburn;-29.6928;31.0702;;;220;270
Blackburn Estate;-29.6994;31.0444;;70;220;90
Blackburn Village;-29.6947;31.0709;;70;220;90
Blackiston;-28.433;32.167;;;897;30
Blackridge;-29.6115;30.3157;;;1083;30
Blema;-30.3623;29.8868;;;1356
Blinkwater;-27.4047;30.9314;;;1058
Bloed Rivier;-28.0945;30.5234;;;218
Blose;-30.7083;30.1185;;;444
Blue Bank;-28.5176;29.5619;;;1482
Bluff;-29.9312;30.9997;;;220;330
Blythedale Beach;-29.3707;31.3487;;;561
Boboyi;-30.735;30.3885;;;1098
Bock en houd Fontein;-29.2672;30.7315;;;176
Bombay Heights;-29.5463;30.4029;;986;1083
Bombolo;-27.8459;31.9715;;;979;8
Bondis Drift;-29.1838;31.3984;;1339;715;30
Bonela;-29.8443;30.9703;;;220;90
Bongaspoort;-27.3948;31.2499;;;1093
Bongela;-28.7933;31.2005;;;262
Bongindawo;-30.3022;30.3365;;;401
Bonjaneni;-28.6899;28.9693;;;55
Borough;-28.9979;29.8504;;;266;30
Boschi;-29.0979;29.7407;;;266
Bothas Hill;-29.755;30.747;;1044;220;90
Bottlebrush;-29.9015;30.8769;;145;220;150
Boughton;-29.5955;30.321;;;1083;30
Bovini;-30.3012;30.0659;;;401
Bovini;-30.1072;29.6085;;;1356
Bozana;-30.5605;30.0299;;;381
Brackenham;-28.7236;32.041;;;1140;30
Braemar;-30.3133;30.5556;;;1470
Brakfontein;-28.658;29.8978;;;162
Brettenwood Coastal Estate;-29.4844;31.242;;1196;35
Brewitt;-29.0074;29.8564;;;266;30
Briardale;-29.7747;30.9618;;940;220;90
Briardene;-29.8014;31.011;;221;220;90
Bridge;-30.1564;29.6174;;;1356
Bridge City;-29.7267;30.9906;;566;220;150
Bright Home;-28.1046;30.1516;;;389
Brighton Beach;-29.9353;31.0038;;78;220;90
Brindhaven;-29.6475;31.039;;1379;220;90
Broadway;-29.78;31.04;;221;220;90
Broedershoek;-28.9294;30.7442;;;534
Brookdale;-29.6868;30.9966;;1079;220;150
Bruntville;-29.2215;30.0137;;;861;50
Bucklands;-29.5933;29.5922;;;428
Buffels Bosch;-29.8808;30.8839;;1116;220;90
Buffelsdale;-29.5829;31.0975;;1481;220;90
Buffelsdraai;-29.6457;30.9835;;1132;220;90
Buhlenibenkosi;-27.8396;31.9093;;;979
Bukalini;-27.9078;31.7245;;;979
Bukweni;-28.8483;29.372;;;55
Buli;-28.6935;30.1106;;970;240
Bulolo;-28.5881;30.8112;;;995
Bululwane;-27.9566;31.51;;;979;11
Bulwer;-29.8589;30.9952;;54;220;90
Bumbaneni;-28.5829;32.0087;;;569
Bungazeleni A;-27.8697;31.7389;;;979
Bungazeleni B;-27.8327;31.7663;;;979
Burbreeze;-29.5391;31.1455;;1481;220;90
Burford;-28.4362;29.7755;;;1482
Burlington Greenfields;-29.894;30.8913;;1116;220;90
Busingatha A;-28.7294;28.9998;;;55
Busingatha B;-28.6884;29.0156;;;55
Buthongweni;-30.9433;30.1905;;;1095
Bux Farm;-29.7936;30.7023;;1044;220;90
Cabazini;-29.5805;30.5587;;;127
Cabhane;-30.636;30.4171;;;1098
Cacadu;-30.1997;29.6966;;;1356
Caledon Estate;-29.5089;31.2017;;;35
Camps Drift;-29.6292;30.3707;;;1083;30
Campsie Glen;-29.0263;29.7739;;;266
Cancele;-30.2986;29.8171;;;1356
Canelands;-29.625;31.0536;;1379;220;90
Caneside;-29.6885;31.0086;;1079;220;150
Carney Hill;-29.2419;30.7327;;;176
Carrington Heights;-29.8843;30.9672;;54;220;90
Carsdale;-28.7607;31.8822;;;252;30
Castle Hill;-29.771;30.9532;;940;220;90
Casuarina;-29.5938;31.1699;;1421;220;90
Catalina;-30.5658;30.5764;;;400;30
Cathula;-30.5328;30.2236;;;1098
Cato Crest;-29.8528;30.9752;;1423;220;15;Cato Manor
Cavan;-27.8053;30.085;;;938
Caversham Glen;-29.8374;30.8442;;1087;220;90
Cedara;-29.5282;30.2675;;;403
Cedarge;-29.5871;30.179;;;403
Cekeni;-27.886;31.6752;;;979
Cekeza;-30.5274;30.0618;;;381
Cengeni;-28.3275;31.2569;;;1352
Centenary Park;-29.7288;31.0181;;1079;220;150
Ceza;-28.0108;31.409;;;1352
Chaewe;-29.6098;30.2119;;;1083
Charlottedale;-29.3872;31.262;;360;561;50
Chase Valley;-29.5634;30.363;;;1083;26
Chase Valley Downs;-29.5716;30.3618;;144;1083
Chase Valley Heights;-29.5556;30.3592;;144;1083
Chasedene;-29.578;30.3732;;144;1083
Chatsworth;-29.9144;30.8916;;;220;630
Chelmsford;-28.0099;29.8925;;;179;8
Chelmsford Heights;-29.5825;31.1021;;1481;220;90
Chelmsford Public Resort;-28.0099;29.8925;;146;179
Chelmsfordville;-29.7873;30.802;;332;220;90
Chester;-27.9702;30.2602;;;389
Chesterville;-29.8522;30.9451;;;220;150
Chibini;-29.8113;29.8299;;;111
Chibini;-29.5907;30.5782;;;127
Chibini;-29.2871;30.9103;;;933
Chiltern Hills;-29.8137;30.9085;;1424;220;90
Chiya;-30.3916;29.8631;;;1356
Cholwane;-28.5734;31.1023;;;968
Chris Hani;-29.7874;30.8972;;157;220;150
Chris Hani;-29.3726;31.2689;;;561
Chunu A;-28.7814;30.3423;;;1340
Chunu B;-28.8757;30.4527;;;1340
Chuphulaka;-29.6089;30.6871;;;220;15
Cibane;-29.5825;30.7798;;;220;18
Cingweni;-30.6651;29.8994;;;381
Cinseni;-27.9881;31.4503;;;1352
Cisho;-27.8673;31.8381;;;979
Cisholo;-28.2397;31.376;;;1352
Clairwood;-29.9159;30.9858;;222;220;90
Clansthal;-30.1886;30.7156;;;220;110
Clare Hills;-29.8187;30.9777;;;220;90
Claremont;-27.7608;30.1709;;;938
Clarendon;-29.6007;30.3513;;;1083;30
Claridge Estate;-29.5428;30.3764;;;1411
Claveshay;-29.6476;30.427;;;1083;30
Clayfield;-29.7156;31.0173;;1079;220;150
Cleland;-29.6441;30.4235;;;1083;30
Clermont;-29.7903;30.9013;;;220;520
Clermont Emngeni;-29.7931;30.9055;;157;220;150
Cliffdale;-29.7814;30.6818;;;220;15
Clifton;-27.8752;30.2744;;;179
Clifton Heights;-29.9196;30.6626;;;220;15
Clifton Park;-29.7979;30.7918;;332;220;90
Cloneen;-27.9026;30.1517;;;179
Clover Dairies Industrial;-29.8671;30.8785;;1087;220;6
Coffee Farm;-29.8626;30.7795;;574;220;150
Colida;-28.9943;29.8743;;;266;30
Congella;-29.875;31.0009;;;220;90;KwaKhangela
Congo;-29.7444;30.8749;;;220;15
Copesville;-29.5494;30.4301;;;1083;30
Cordoba Gardens;-29.6536;31.0273;;1379;220;90
Cork;-27.9548;30.2693;;;389
CornFields;-28.8652;29.8666;;;266
Corovoca Township;-29.7518;31.0026;;566;220;150
Cotswold Downs Golf & Country Estate;-29.7576;30.7935;;402;220;90;;kwazulu-natal-cotswold-downs-golf-country-estate-durban
Cowies Hill;-29.8257;30.8922;;1087;220;90
Cowies Hill Park;-29.8239;30.8839;;1087;220;90
Craiglea;-29.6951;30.6443;;137;220;90
Crestholme;-29.7277;30.8425;;1413;220;90
Crestview;-29.7314;30.8263;;1413;220;90
Croftdene;-29.9221;30.8906;;145;220;150
Crossmoor;-29.8944;30.8628;;145;220;150
Crowsnest;-27.371;31.3835;;;1093
Cuba;-29.6746;30.9974;;781;220;15
Cungewane;-28.4934;30.9002;;;968
Cuphulaka;-29.5571;30.6931;;;1411
Curragh;-27.9761;30.2373;;;389
Cwaka;-28.6583;30.4845;;;1340
Cwezi;-28.4301;30.9921;;;968
Dabangu;-29.3194;31.0353;;;727
Dalakosi;-28.5218;30.1397;;;240
Dalefarm;-29.7328;31.0112;;566;220;150
Dalibha;-29.3681;30.918;;;933
Danganya;-30.1591;30.8137;;;220;150
Dassenhoek;-29.8491;30.7972;;574;220;150
Dawncliffe;-29.8506;30.9169;;1424;220;90
Dawncrest;-29.8231;30.9255;;1424;220;90
Dawncrest;-29.6493;31.0203;;1379;220;90;;kwazulu-natal-dawncrest-durban-2
Dawnside;-29.3359;31.3001;;;561;30
Dayeni;-28.0867;31.5296;;;979
Dayimane;-29.0594;31.1316;;;727
Dayingubo;-29.2611;30.926;;;534
Dazini;-29.9693;29.635;;;170
Deda;-30.1384;29.6287;;;1356
Deda;-29.6922;30.1937;;;1083
Deepdale Tshali;-30.5401;29.88;;;1356
Delamuzi;-30.0978;29.5781;;;1356
Demat;-29.9059;30.8306;;505;220;150
Dendethu;-29.3403;31.2248;;;561
Denge;-29.6866;30.6361;;;220;15
Dengeni;-28.0036;31.7888;;;979
Desainager;-29.6215;31.146;;;220;15
Devondale;-28.5758;30.8498;;;968
Deyi;-30.4843;30.1711;;;1098
Diamant;-27.3758;30.9968;;;1058
Dibhase;-28.8529;31.1171;;;262
Dibi;-30.5316;30.4382;;;400
Dicks Halt;-27.7321;30.1708;;;938
Diepkloof;-30.3873;29.9609;;;1356
Dikidiki;-30.3431;29.6112;;;1356
Dimane;-29.6911;30.775;;;220;15
Dindi;-29.7127;30.1889;;;1083
Dindi;-28.3527;31.6161;;;1352
Dingimbiza;-30.5021;30.5625;;;400
Dinuntuli;-28.7167;30.676;;;968
Diphini;-29.7062;30.6729;;;220;15
Dival;-28.4472;30.2769;;;240
Dlabane;-28.0433;31.3895;;;1352
Dlabe;-28.7103;31.0562;;;968
Dlamini;-30.0996;29.5913;;;1356
Dlangamandla;-30.3632;29.8039;;;1356
Dlaylyane;-28.55;30.8757;;;968
Dlebe;-28.4603;31.6927;;;252
Dlebe A;-28.1347;31.3472;;;1352
Dlebe B;-28.1062;31.3099;;;1352
Dleka;-27.756;31.6968;;;979
Dlolwane;-28.7023;30.9188;;;968
Dlomodlomo;-28.597;31.6407;;;252
Dlovinga;-30.7978;30.1494;;;444
Doc Wilson Point;-31.0642;30.2133;;;1095;30
Dokodweni;-29.0838;31.5855;;663;715
Dolo;-28.8769;30.7259;;;1340
Dondolo;-28.7625;31.8534;;;252;30
Dongothuli;-27.9048;31.8933;;;979
Donnybrook;-29.8992;29.8381;;;208
Doon Heights;-30.0703;30.862;;504;220;90
Doonside;-30.0721;30.8699;;504;220;90
Doornhoek;-28.3353;29.7644;;;1482
Doornkloof;-28.6063;29.9568;;;1482
Doornkop;-29.1856;31.3138;;;561
Doornkop;-27.9227;30.1291;;;179
Doornkraal;-28.5542;29.9906;;;240;8
Doornrug;-29.7156;30.6127;;137;220;90
Dordrecht;-27.4126;30.9682;;;1058
Doringkop;-29.21;31.236;;;933
Dorset;-27.9655;30.2347;;;389
Draaiom Trust;-27.503;31.1637;;;639
Drakensberg;-28.6118;29.1271;;;55
Drakensview;-29.0169;29.8663;;;266;30
Drayini;-30.4072;30.0951;;;1356
Dressini;-30.2735;29.5079;;;1356
Driefontein;-30.3683;29.7508;;;1356;8
Driefontein;-29.4704;31.1026;;;35
Driefontein;-29.0092;29.4221;;;55;30
Driefontein;-28.3294;29.7045;;;1482
Driefontein;-28.2913;30.8947;;;995
Driefontein B;-30.3069;29.6756;;214;1356
Dryhoek;-30.2147;29.921;;;1356
Dubulwayo;-26.8793;32.0384;;;438
Dududu;-30.1927;30.5904;;;1470
Duffs Road;-29.7437;31.0081;;566;220;150
Dujazana;-30.7319;30.4018;;;1098
Duku;-28.4053;32.3524;;;897;30
DukuDuku;-28.1011;32.3563;;;1166
Dukumbane;-27.9606;32.0346;;;405
Dukuza;-28.7543;29.2151;;;55
Dumaneni;-28.3591;31.5003;;;1352
Dumbe;-28.5581;30.3263;;;1222
Dumbe;-28.5096;30.3159;;793;240
Dumezulu;-30.897;30.1986;;;1227
Dumisa;-30.2616;30.4267;;;1470
Dumisa;-30.2418;29.7451;;;1356
Dungamanzi;-28.793;30.4941;;;1340
Dunkirk Estate;-29.4889;31.2364;;1169;35
Dunudunu;-28.3596;30.602;;;995
Dunusa;-30.495;30.1934;;;1098
Dunuse;-30.4658;30.1608;;;400
Dunveria;-29.5506;30.4156;;986;1083
Durban Central;-29.8588;31.0219;;;220;90
Durban International Airport;-29.9721;30.9516;;222;220;6
Durban North;-29.7836;31.0271;;;220;450
Durban South;-29.9177;30.9522;;;220;450
Durnaco;-28.0422;30.0281;;;179;30
Dwadweni;-27.786;31.8736;;258;979
Dwarsrivier;-28.3539;31.2895;;;1352
Earlsfield;-29.7797;30.9429;;940;220;90
Eastbourne;-27.8083;30.1289;;;179
Eastbury;-29.7044;31.0232;;1079;220;150
Eastwood;-29.5844;30.4327;;;1083;30
Ebaleni;-29.6027;30.1925;;;1083
Ebaswzini;-28.3669;32.0972;;;897
Ebhobhonono;-29.6499;30.6611;;;220;15
Ebhodini;-30.019;30.8842;;702;220;15
Ebovini;-26.9731;32.0591;;;438
Ebumba;-27.8647;31.9512;;;979
Ecancane;-28.6075;30.0323;;;240
Echibini;-30.0882;30.0628;;;1477
Echobeni;-30.1193;30.6246;;;1470
Edashi;-29.1045;29.666;;;266
Edendale;-29.6769;30.33;;;1083;1400
Edendale AA;-29.6913;30.3275;;233;1083;50
Edendale BB;-29.6869;30.3372;;233;1083;50
Edendale EE;-29.6916;30.3459;;233;1083;50
Edendale H;-29.6634;30.3139;;233;1083;50
Edendale J;-29.6621;30.3324;;233;1083;50
Edendale N;-29.6728;30.3441;;233;1083;50
Edendale P;-29.6798;30.3568;;233;1083;50
Edendale Q;-29.6661;30.3602;;233;1083;50
Edendale RR;-29.6842;30.3002;;233;1083;50
Edendale S;-29.683;30.3177;;233;1083;50
Edendale T;-29.6769;30.33;;233;1083;50
Edgeton;-30.1056;29.6597;;;1356
Ediphini Section;-29.8655;30.7324;;;220;15
Edodoci;-29.1601;29.6578;;;266
Edubeni;-28.683;31.4607;;;1469
Eersteling;-27.4445;31.0753;;;1058
Efete;-27.8456;31.5405;;;979
Egerton;-28.5507;29.778;;;1482;30
Egudwini;-30.1238;30.7772;;;1180
Egulube;-30.0405;30.5224;;;127
Egwadeni Section;-29.8508;30.7473;;;220;15
Ehashini;-29.6926;30.1674;;;1083
Ehlabosini;-28.5072;32.0847;;;569
Ehlanzeni;-30.2202;30.4304;;;1470
Ehlanzeni;-29.9389;30.8356;;;220;15
Ehlongwa;-28.9018;31.0172;;;727
Ehula;-30.2829;29.9197;;;1356
Ejingeni;-29.163;31.2047;;;727
Ejokweni;-28.7158;30.9328;;;968
Ekhatha;-28.9565;30.9853;;;727
Ekhuhlehleni;-26.8507;32.0488;;;438
Ekhukhanyeni;-28.5739;30.9639;;;968
Ekombe;-28.6969;29.0916;;;55
Ekombe;-28.649;30.934;;;968
Ekubo Coastal Estate;-31.0344;30.2278;;;1095;30
Ekudubekeni;-28.2061;31.4494;;;1352
Ekujabuleni;-27.6444;31.7912;;;979
Ekukhanyeni;-29.5599;30.6662;;;1411
Ekuphiweni;-28.5658;30.8354;;;968
Ekusayeni;-28.5129;32.0597;;;569
Ekuseni;-27.8378;32.3717;;998;411
Ekuthokozen;-28.7156;30.7006;;;968
Ekuthuleni;-29.7675;30.8761;;514;220;90
Ekuthuleni;-28.6932;31.4221;;;1469
Ekuthuthukeni;-28.3984;31.4734;;;1352
Ekuvukeni;-28.869;30.3883;;;1340
Ekwandeni;-29.8315;30.6483;;;220;15
Elangeni;-30.6353;29.8866;;;381
Elangeni;-29.7975;30.6575;;889;220;150
Elengwe;-30.1631;29.5369;;;1356
Elomoya;-28.8279;31.5933;;;262
Elucingweni;-30.0882;29.6308;;;1356
Elukhashini;-30.0666;29.5993;;;1356
Elupepeni;-30.4192;30.1596;;;400
Elysium;-30.4775;30.6357;;;1064
Emabhanoyini;-29.0317;29.9175;;;266;30
Emabhedwini;-29.1284;31.1997;;;727
Emabomvini A;-29.1399;30.8898;;;727
Emabomvini B;-29.1612;31.0245;;;727
Emachobeni;-29.7421;30.909;;;220;15
Emachunwini;-28.91;30.3789;;;1340
Emadolobwe;-29.0429;29.516;;;266
Emadresini;-27.9946;30.7103;;;857
Emafusini;-28.0277;30.0596;;;179
Emagezeni;-29.8561;30.7523;;;220;15
Emahendeni;-29.2273;29.6259;;;266
Emahlabathini;-30.0169;30.8896;;702;220;15
Emahlabathini;-28.6187;31.5134;;;1469
Emahlathini;-30.2665;30.6341;;;1470
Emahlutshini;-29.1949;29.6023;;;266
Emakhabeleni;-28.8294;30.8591;;;534
Emakhalathini;-28.2222;31.6772;;;1352
Emakhalathini A;-28.2516;31.6392;;;1352
Emakhazini;-30.0107;30.8493;;341;220;15
Emakhekheni;-29.0422;29.5446;;;266
Emakhosaneni;-28.7792;29.2452;;;55
Emakhosini;-29.7349;30.9958;;566;220;150
Emakwezini;-28.5213;31.881;;;569
Emalangeni;-29.8215;30.6592;;;220;15
Emandabeni;-28.9995;29.5467;;;266
Emangabazini;-29.8559;30.7412;;;220;15
Emangidini;-28.5223;30.8634;;;968
Emansenseni A;-29.8384;30.7794;;574;220;150
Emansomini;-30.0251;30.8479;;2;220;15
Emantungwini;-27.9365;31.4779;;;1352
Emanyeseni;-26.8947;32.1529;;249;438
Emanyiseni;-26.8947;32.1529;;;438;8
Emaphikaqala;-28.5025;31.6409;;;252
Emasangweni;-28.6865;31.6296;;;252
Emashingeni;-29.5907;30.2122;;;403
Emasomini A;-29.3115;31.0861;;;727
Emasomini B;-29.1796;31.0273;;;727
Emaswazini;-29.6662;30.0957;;;1083
Ematendeni;-29.4077;31.2683;;;561
Ematholeni;-28.5016;32.0318;;;569
Emawuza;-29.1648;29.6414;;;266
Embandleni;-26.9483;32.1467;;;438
Embangweni;-28.8124;30.4114;;;1340
Embantini;-29.9876;29.5491;;;170
Embidlini;-28.5031;30.5413;;;1222
Embizeni;-29.2609;31.0198;;;727
Embuthweni;-30.0666;30.4308;;;1141
Emcebo;-27.8978;31.7094;;;979
Emdundubezini;-28.055;30.7553;;;857
Emdwebu;-29.0948;29.704;;;266
Ememela;-29.8518;29.8455;;;208
Emfeceni;-28.5427;31.628;;;252
Emgangeni;-30.1176;30.7011;;;1180
Emgidweni;-29.7495;30.992;;566;220;150
Emgoswaneni;-28.8056;31.5902;;;262
Emhlabathini;-29.1982;29.6735;;;266
Emhlangeni;-28.0645;30.6396;;;857
Emhlanzini;-28.6925;32.1789;;;569
Emhubeni;-29.0878;29.7905;;;266
Emkhalaqude;-28.2905;31.477;;;1352
Emkhovini;-29.2249;31.0246;;;727
Emkhubane;-30.2387;30.3466;;;401
Emlandweni;-29.7441;30.9821;;566;220;150
Emlanjeni;-29.752;30.9783;;566;220;150
Emmaus;-28.8596;29.4025;;;1435
Emnamane;-29.5117;30.7635;;;933
Emncongweni;-28.9066;31.538;;;262
Emnyameni;-29.1665;31.0452;;;727
Emnyameni;-28.8837;31.6874;;;898
Emnyangweni;-29.0229;29.5768;;;266
Emnywaneni;-29.9248;29.9745;;;208
Emona AH;-29.635;31.0124;;1132;220;6
Emoyeni;-28.9667;29.5478;;;266
Empangeni;-28.5313;31.8469;;;252
Empangeni Central;-28.7427;31.8888;;;252;30
Empangweni;-28.9666;29.714;;;266
Empembeni;-28.8642;31.9786;;;1474
Empimbe;-28.8818;29.4017;;;1435
Empotholo;-28.4581;30.8614;;;968
Emsahweni;-30.0459;30.8191;;2;220;15
Emtanjeni;-29.2175;31.0607;;;727
Emthaleni;-28.5356;30.5199;;;1222
Emthombeni;-29.0906;30.9926;;;727
Emtwandle;-29.3193;31.0044;;;933
Emukhindini;-28.6574;31.5118;;;1469
Emvini;-29.6372;30.6738;;;220;15
Emvuleni;-29.7129;29.7998;;;111
Emvunyane;-28.0713;30.7803;;;857
Enbuyeni;-29.6071;30.6605;;;1411
Endlondlweni;-29.1166;31.3942;;;1257
Endlovana;-28.3052;31.3476;;;1352
Enengeni;-27.8811;31.5616;;;979
Engodini;-29.0783;29.5177;;;266
Engoleleni;-29.4878;30.6877;;;1411
Engonyameni;-28.9578;29.6224;;;266
Enguga;-29.582;29.7918;;;428
Engunjini;-30.3204;29.6286;;;1356
Enhlabosini;-28.4669;32.1092;;;569
Enhlalakahle;-29.0744;30.6091;;;353;110
Enhlambeni;-27.2251;32.4352;;;786
Enhlangwini;-30.4211;30.2062;;;400
Eniwe;-28.8257;31.8643;;;252;30
Enkananeni;-27.92;31.9109;;;979
Enkangala;-29.5708;29.6601;;;428
Enkanyisweni;-30.8746;30.2988;;;1227
Enkanyisweni;-29.7384;30.9867;;566;220;150
Enkanyiswini Shozi;-30.0247;30.7969;;2;220;15
Enkathweni;-27.0068;32.7613;;;720
Enkulu;-30.7816;30.1134;;;444
Enkulu;-30.6108;30.4;;;1098
Enkwenkwe;-28.6955;31.578;;;1469
Enkwenkwe A;-28.683;31.5965;;;252
Enkwenkwe B;-28.4578;31.6389;;;252
Enqupheni;-28.3634;32.1765;;;897
Ensimbini;-29.9909;30.8458;;341;220;15
Ensimbini;-29.9353;29.6021;;;111
Ensiyameni;-30.4185;30.3448;;;400
Ensolweni;-28.2133;32.0984;;;897
Entaba;-30.8262;30.1435;;;444
Entabeni;-28.4703;30.2513;;;240;8
Entobozi;-28.5097;32.007;;;569
Entsongeni;-30.1242;30.5642;;;127
Entweni;-27.7918;31.892;;;979;8
Enxebeni;-28.552;31.9657;;;569
Enyandu;-28.6732;30.4489;;;1340
Enyanisweni;-30.1175;29.6802;;;1356
Enyawoshana;-28.7652;31.2253;;;968
Enyokeni;-29.216;29.6734;;;266
Enyonyane;-28.8463;29.4033;;;55
Epitoli;-29.8459;30.7714;;574;220;150
Eplangweni;-30.0234;30.8765;;702;220;15
Epworth;-29.6338;30.4091;;;1083;30
Eradamishini;-29.3732;31.2514;;;561
Escombe;-29.8748;30.9021;;1116;220;90
Eshane;-29.0997;30.8316;;;534
Esibhoweni;-27.3874;32.3998;;;786
Esibomvu;-28.765;29.181;;;55
Esibomvu;-28.5385;30.9979;;;968
Esibovini;-30.2323;29.7579;;;1356
Esibubulungu;-29.7575;30.985;;939;220;150
Esicabaziri;-27.1006;32.4488;;;720
Esichothweni;-28.6664;31.6471;;;252
Esicwecweni;-30.4134;29.813;;;1356
Esidakeni;-28.5656;31.6804;;;252
Esidakeni;-28.0076;31.3283;;;409
Esidangeni;-29.9955;29.5798;;;170
Esidweni;-29.963;30.8107;;;220;15
Esifuleni;-28.5593;30.5126;;;1222
Esigedleni;-29.4884;30.8872;;;933
Esigodini;-30.0459;30.5409;;;127
Esigodini;-28.1114;30.758;;;857
Esigubudwini;-30.3603;30.068;;;401
Esigwegweni;-27.9828;31.6207;;;979
Esijozini;-28.7302;30.3912;;;1340
Esikawini;-30.1631;29.5989;;;1356
Esikhawini H;-28.8698;31.9139;;;1474
Esikhawini J;-28.8834;31.8937;;;1474
Esikhelekehleni;-29.7234;30.6733;;;220;15
Esikhulu;-30.5993;29.9895;;;381;11
Esikhulu B;-30.562;30.0087;;264;381
Esikhulu C;-30.659;29.882;;264;381
Esikhwebezane;-27.9205;31.4374;;;1352
Esikolweni;-30.0702;29.5306;;;1356
Esinyameni;-29.6244;30.5731;;;127
Esiphahleni;-27.5377;32.6339;;;786
Esiphambanweni;-27.9015;31.757;;;979
Esiphethwini;-27.657;31.8121;;;979
Esithombeni;-28.708;31.8419;;;252
Esitingini;-29.5833;30.5411;;;127
Esiwane;-28.9107;31.6823;;;898
Esiweni;-29.0001;31.0103;;;727;;Amambulwa
Esiwolweni;-28.8927;31.6713;;;898
Esiyembeni;-28.3392;32.0057;;;897
Esperanza;-30.3389;30.651;;;1470
Essenwood;-29.8368;31.0068;;54;220;90
Esthezi;-29.5464;30.6235;;;1411
Etatane;-28.8793;29.6294;;;266
Etete;-29.4276;31.2335;;;35
Ethafeni;-29.3982;31.2865;;;561
Etholeni;-28.4199;30.2146;;793;240
Ethunzini;-28.8868;29.3553;;;55
Etsheni;-29.3819;30.8466;;;176
Etshenilenduna;-30.3371;30.0946;;;401
Everest Heights;-29.6363;31.0346;;1379;220;90
Everton;-29.7721;30.8117;;;220;18
Everton H C;-29.7721;30.8117;;270;220;15
Ewosi;-28.9192;30.9913;;;727
Excelsior;-28.2659;30.901;;;995
Eyingwenya;-28.7015;31.3699;;;1469
Eyosini;-29.2514;29.67;;;266
EzInyosini;-29.1315;29.6993;;;266
Ezakheni;-28.6088;29.9179;;;1482;710
Ezakheni A;-28.5997;29.9269;;272;1482;50
Ezakheni B;-28.6076;29.9184;;272;1482;50
Ezakheni C;-28.6283;29.9141;;272;1482;50
Ezakheni D;-28.6215;29.932;;272;1482;50
Ezakheni E;-28.6313;29.8885;;272;1482;50
Ezakhiweni;-29.8592;30.7365;;;220;15
Ezibandleni;-29.2629;31.1061;;;727
Ezibhembeni;-28.4426;31.0163;;;968
Ezibomvini;-29.7754;30.0101;;;208
Ezidongeni;-29.1985;29.6278;;;266
Ezidonini;-28.4572;31.9319;;;569
Ezidulini;-28.0457;30.73;;;857
Ezidwadweni;-27.9472;31.4043;;;1352
Ezifletini;-30.0869;29.5727;;;1356
Ezihlabathini;-28.4825;30.2894;;;240
Ezihlabeni;-28.3255;31.4593;;;1352
Ezihyathini;-29.9144;30.8248;;;220;15
Ezikhaleni;-28.6669;32.0131;;;1140
Ezikhalini;-29.7343;30.9719;;566;220;150
Ezikhumbeni;-28.3729;31.5529;;;1352
Ezikotshini;-29.336;30.9673;;;933
Ezilonyeni;-27.9613;31.6113;;;979
Ezilozini;-28.8244;30.9198;;;968
Ezilwaneni;-29.7393;30.9766;;566;220;150
Ezimambeni;-28.6001;30.9945;;;968
Ezimangweni;-30.0411;30.8676;;;220;15
Ezimangweni;-29.7137;30.9662;;430;220;150;;kwazulu-natal-ezimangweni-durban-2
Ezimbidla;-28.7708;31.0626;;;968
Ezimbokodweni;-30.0109;30.8965;;;220;270
Ezimbondweni;-27.7994;32.4468;;;411
Ezimpisini;-29.9081;30.7485;;;220;15
Ezimpongo;-28.831;31.2891;;;262
Ezimwini;-30.0347;30.6346;;;127
Ezindundumeni;-28.5542;30.8138;;;968
Ezindzbeni;-28.6147;32.2658;;;569
Ezingaganeni;-29.3179;31.1842;;;561
Ezingqaqeni;-28.0231;31.432;;;1352
Ezingulubeni;-28.7263;30.5037;;;1340
Ezinkawini;-28.5094;31.5658;;;1469
Ezinkunini;-27.5235;32.1052;;;1349
Ezinqeni;-27.413;32.6644;;;786
Ezinyathini;-29.9477;30.805;;;220;15
Eziphahleni;-29.831;29.9183;;;208
Eziphambathini;-30.0728;30.6626;;;127
Eziqalabeni;-30.062;29.5141;;;1356
Eziqaqweni;-28.8575;31.5239;;;262
Ezitendeni;-29.8544;29.7901;;;111
Ezitendeni;-29.809;30.6577;;;220;15
Ezitendeni;-28.8413;30.1112;;;1416
Fahlaza;-28.3601;30.7769;;;995
Fairbreeze;-29.5482;31.1386;;1481;220;90
Fairbreeze;-27.8759;30.2181;;;179
Fairleigh;-27.7777;29.9261;;;938;30
Fairview;-30.6039;30.5308;;;400;30
Fairview;-28.7511;31.8964;;;252;30
Fairview Mission;-30.6116;30.5178;;;400;30
Fakude;-27.8323;31.8216;;;979
Fakude;-27.7462;32.1934;;;1468
Falcon Industrial Park;-29.8078;30.8809;;1087;220;6
Far view;-28.5715;30.1906;;439;240
Farningham Ridge;-29.8368;30.8654;;1087;220;90
Faya;-29.2617;30.7982;;;176
Ferncliffe;-29.5632;30.3394;;144;1083
Fernwood;-27.7749;29.898;;;938;30
Fields Hills;-29.8098;30.8554;;1087;220;90
Fikesuthi;-29.6418;29.855;;;428
Fillan Park;-29.6364;30.3769;;;1083;30
Finney's Rock;-29.575;31.1837;;1421;220;90;;kwazulu-natal-finneys-rock-durban
Fitty park;-28.5761;30.0515;;654;240
Flamingo Heights;-29.5791;31.0892;;1481;220;90
Flanders;-29.6933;31.0653;;70;220;90
Flint;-27.9369;30.2664;;;389
Folose;-28.3347;31.5575;;;1352
Folweni A;-29.9918;30.8168;;281;220;150
Folweni B;-29.993;30.8255;;281;220;150
Folweni C;-30.0005;30.8322;;281;220;150
Fordsburg;-28.9916;29.8634;;;266;30
Forest Hill;-29.7575;30.835;;514;220;90
Foresthaven;-29.6878;31.0189;;1079;220;150
Fort Crealock;-29.063;31.5787;;663;715
Fort Nottingham;-29.42;29.9063;;;989
Fosaville;-29.7856;30.9687;;940;220;90
France;-29.0733;30.6101;;253;353;50
Freeland Park;-30.2718;30.7585;;;1180;30
Frenchay West;-29.2785;30.8012;;;176
Frere;-28.8947;29.7817;;;266
Frischgewaagd;-28.3769;30.828;;;995
Fulathela North;-27.7842;30.1765;;;938
Fulathela Sorth;-27.8006;30.1726;;;179
Fuleni Reserve;-28.409;31.9932;;;569;2
Fuyeni;-28.4695;31.8514;;;252
Fynnlands;-29.9008;31.0253;;78;220;90
Ga-Keta;-29.6173;29.8551;;;428
Gabela;-28.6219;30.4768;;;1222
Gada;-28.4585;30.9853;;;968
Gagasini;-27.733;31.749;;;979
Gala;-29.9018;29.731;;;208
Gamthilini;-30.8554;30.1791;;;1227
Gandhi's Hill;-29.5644;31.1207;;1481;220;90;;kwazulu-natal-gandhis-hill-durban
Gandhinagar;-29.5731;31.1159;;1481;220;90
Gandolo;-28.461;31.5319;;;1469
Gangadweni;-28.7767;29.1621;;;55
Gangala;-30.7445;29.9269;;;381
Gansa;-30.626;30.0318;;;381
Garden Castle;-29.7726;29.2144;;;1357
Garlington;-29.5316;30.3109;;;403;8
Garlington Estate;-29.5316;30.3109;;324;403
Gasa Section;-29.7086;30.6628;;;220;15
Gawula;-28.9306;31.5567;;;262
Gaybrook;-30.4936;29.6897;;;1356
Gazini;-27.9837;31.3612;;;1352
Gazini;-26.8951;32.6572;;;720
Gazu-Mngwenya;-28.9687;31.2706;;;262
Gcilima;-30.9208;30.2524;;;1227
Gcinalishane A;-28.6414;30.154;;432;240
Gcinglishane B;-28.6855;30.2638;;432;240
Gcwalemini;-30.5627;30.2628;;;1098
Geduld;-27.9878;30.1204;;;179
Geluksburg;-28.5179;29.3537;;;55
Genazzano;-29.6064;31.1568;;;220;15
Georgedale;-29.7946;30.6086;;;220;150
Germiston;-30.1364;29.8332;;;1356
Gezinsila;-28.889;31.4968;;;262;30
Gezubuso;-29.6802;30.2164;;;1083
Ghandi Park;-27.7752;29.911;;;938;30
Ghandinagar;-30.286;30.6802;;1470;1470
Ghobo;-28.6287;30.286;;;1222
Giba;-27.7446;32.4757;;;411;8
Gillitts;-29.7962;30.7921;;;220;190
Gingindlovu;-29.0255;31.5823;;;334
Glabhane;-30.5498;30.4789;;;400
Glebe;-29.7128;30.9214;;430;220;150
Gledhow;-29.3677;31.2891;;;561;30
Glen Albyn;-30.3567;30.5429;;;1470
Glen Anil;-29.7529;31.038;;221;220;90
Glen Ashley;-29.7601;31.056;;221;220;90
Glen Hill;-29.7605;31.0373;;221;220;90
Glen Hills;-29.3381;31.2633;;;561;30
Glen Park;-29.842;30.8825;;1087;220;90
Glencoe;-28.3942;30.0984;;;240
Glendale;-29.3284;31.1046;;;933;8
Glendale Heights AH;-29.3137;31.1092;;337;933;2
Glenmile;-29.5624;29.6345;;;428
Glenmore;-30.9975;30.2639;;;1095;30
Glenmore;-29.8783;30.9725;;54;220;90
Glenmore Beach;-31.0045;30.2544;;;1095;30
Glenwood;-29.8712;30.9904;;54;220;90
Glenwood;-29.591;30.4353;;;1083;30
Gloveester;-30.3973;30.0926;;;1356
Goba;-30.486;30.1472;;;1098
Gobandlovu;-28.8532;31.9159;;;1474
Gobhamehlo;-30.3862;30.2957;;;400
Gobihlahla;-28.5107;31.6644;;;252
Gobinsimbi;-29.396;30.8489;;;176
Godlankomo;-27.9923;31.4036;;;1352
Godloza;-30.7713;30.0646;;;444
Godlwayo;-27.3239;31.4068;;;1093
Goedgeloof;-28.7053;31.3251;;;1469
Goedgeloof A;-27.4682;31.917;;;1093
Goje;-28.2841;31.2488;;;1352
Golokodo;-30.0016;30.8436;;;220;30
Gomane;-29.6169;29.8923;;;428
Gominakadani;-28.6651;30.0686;;;240
Gontshi;-27.4486;30.9714;;;1058
Good Home;-29.0815;29.669;;;266
Good Hope;-28.2577;30.7066;;;995
Goqo;-28.1633;31.3674;;;1352
Goqokazi;-29.681;30.9565;;430;220;150
Gosheni;-28.7996;29.2298;;;55
Gosweni;-28.4993;31.0183;;;968
Goxe;-30.323;29.7959;;;1356
Gqalabeni;-28.0727;31.3602;;;1352
Gqayinyanga;-30.5803;30.4854;;;400
Gqohi;-28.6461;30.5314;;;1340
Gqumeni;-30.15;30.3556;;;401
Grangetown;-29.6403;31.0415;;1379;220;90
Grantham Park;-28.7654;31.8998;;;252;30
Grayleigh;-29.8287;30.9134;;1424;220;90
Graythorne;-28.6232;29.8673;;;1482
Grazing A;-28.3236;30.8107;;;995
Grazing B;-28.2451;30.8277;;;995
Grazing C;-28.2803;30.8554;;;995
Green Point;-28.5589;29.3999;;;55
Greenbury;-29.7226;31.0325;;1079;220;150
Greendale Park;-29.4825;30.2081;;;424;30
Greenock;-27.8572;30.2679;;;179
Greenwood Park;-29.7854;31.0182;;221;220;90
Greyville;-29.8481;31.0146;;54;220;90
Groenvlei;-27.4586;30.2299;;;1361
Groot Verlangen;-30.5004;29.8799;;;1356
Grootgeluk;-27.8275;30.1565;;;179
Grootgluk;-28.677;29.0798;;;55
Grosvenor;-30.7489;30.4193;;;1098;30
Grosvenor;-29.9142;31.009;;78;220;90
Groutville;-29.3902;31.2449;;;561;110
Grove End;-29.6955;31.0291;;1079;220;150
Gubhethuka;-28.8521;31.9939;;;1140
Gubhugubhu;-30.4338;30.5556;;;400
Gubhuza;-30.3655;30.4562;;;400
Gudlintaba;-30.1709;29.8289;;;1356
Gudlucingo;-30.5332;30.0036;;;381
Gudu;-27.9506;31.8669;;;979
Gugha;-30.4215;30.2945;;;400
Gugushe;-28.8325;31.7624;;;898
Gugwini;-30.4909;29.9374;;;1356
Gujedlini;-30.1367;29.8094;;;1356
Gujini;-28.8541;30.3469;;;1340
Gumatane;-30.5352;30.1247;;;1098
Gungu;-29.1832;31.2956;;797;561
Gunjana;-28.6343;30.3482;;;1222
Gunjaneni;-28.2701;32.0775;;;897
Gunjini;-29.5983;30.9643;;;220;15
Gunstelling;-27.358;31.1099;;;1058
Guqa;-28.8182;30.3104;;;1340
Guqe;-27.9848;31.5328;;;979
Gusenzamo;-28.1926;31.6545;;;979
Gwababeni;-30.6453;30.4446;;;1098
Gwabalanda Hlawi;-28.4958;32.3781;;;569
Gwala;-29.5776;31.0756;;1481;220;90
Gwanovuga;-29.5713;29.8496;;;428
Gwebu;-28.0178;31.8926;;;979
Gxalingene;-30.0055;29.6275;;;170
Gxobanyawo;-28.6887;30.5316;;;1340
Gxushaneni;-28.5966;30.5325;;;1222
Habeni;-28.7988;31.5608;;;262
Hagart Road Industrial;-29.8245;30.8583;;1087;220;6
Hagaza;-27.467;32.586;;;786
Haladu A;-28.0236;30.5963;;;995
Haladu B;-28.0598;30.6164;;;995
Hambrook;-28.6364;29.4384;;;55
Hammars Estate;-29.7931;30.6372;;889;220;150
Hangush;-29.3845;31.2308;;;561
Hanguza;-29.3482;31.1969;;;561
Happy Valley;-29.5678;30.3833;;986;1083
Haqaza;-29.086;31.0562;;;727
Harare;-29.7142;30.6656;;;220;15
Harewood;-29.6387;30.3157;;;1083;30
Harrison;-29.7172;30.628;;137;220;90
Hattingspruit;-28.0863;30.1379;;;389
Hatton Estate;-29.8155;30.8632;;1087;220;90
Havenside;-29.9293;30.9263;;145;220;150
Hawaan;-29.7015;31.0834;;70;220;90
Hawaan Forest Estate;-29.7048;31.0883;;70;220;90
Hawini;-27.9405;31.8458;;;979;8
Hawule;-28.6943;31.5494;;;1469
Hayfields;-29.6152;30.424;;;1083;30
Hayinyama;-29.1296;31.3061;;;334
Haza;-29.6138;30.1679;;;1083
Hazelmere;-29.6549;30.3849;;;1083;30
Hazelwood;-30.3019;30.674;;1470;1470
Headlands;-29.449;31.286;;1297;35
Helpmekaar;-27.5208;30.9591;;;1058
Hemfane;-28.9455;31.5871;;;334
Henley;-29.6312;30.2521;;;1083
Herrwood Park;-29.7153;31.0838;;1354;220;90
Hholweni;-29.2018;30.9804;;;727
High Ridge;-29.3155;31.2875;;;561;30
Highflats;-30.2597;30.197;;;401
Highlands;-30.3286;29.9527;;;1356
Highlands;-27.2872;31.3234;;;1093
Highmoor;-29.4112;29.6316;;;428
Highmoor;-29.3359;29.6124;;;861
Hillary;-29.8797;30.9403;;222;220;90
Hillcrest;-29.7688;30.7759;;;220;360
Hilldene;-29.7935;30.7623;;402;220;90
Hillgrove;-29.7899;30.9568;;940;220;90
Hillhead;-29.6889;31.099;;70;220;90
Hillside;-28.5802;29.7827;;;1482;30
Hilltop;-27.9694;30.1349;;;179
Hilltop Gardens;-29.7671;30.8855;;514;220;90
Hillview;-28.7386;31.8793;;;252;30
Hiltara Park;-29.5431;30.2836;;;403;30
Hilton Gardens;-29.5409;30.3032;;;403;30
Hippo Road;-29.7923;30.9874;;939;220;150
HlabaNkhosi;-28.331;30.8627;;;995
Hlabeni;-29.971;29.711;;;170
Hlabezinhlohe;-27.2245;32.7759;;;720
Hlabisa;-27.8081;32.2138;;;411;8
Hlafuna;-29.8354;29.8188;;;111
Hlambanyathi;-28.173;31.8089;;;405
Hlangana;-29.0178;31.3531;;;262
Hlanganani;-29.7655;29.8559;;;111
Hlanzeni;-30.571;30.3947;;;400
Hlanzeni;-28.5032;32.3494;;;569
Hlanzeni;-27.8301;31.8864;;;979
HlathiDlamini;-28.2402;30.5289;;;995
HlathiNgudulwane;-28.2176;30.5638;;;995
Hlathidumayo;-28.1179;31.7224;;;979
Hlathikhulu;-29.3943;30.886;;;176
Hlazakazi;-28.4007;30.7235;;;995
Hlazakazi B;-28.4458;30.7401;;;995
Hlazane;-27.2054;32.2787;;;786
Hlengile;-28.3962;30.9538;;;995
Hlobane;-28.7815;31.8002;;;898
Hlokohloko;-27.1957;32.3509;;;786
Hlokozi;-30.3373;30.277;;;401
Hlomantethe;-29.4613;30.8972;;;933
Hlomendlini;-30.807;30.0549;;;444
Hlontlweni;-30.4011;29.8379;;;1356
Hlophenkulu;-28.3839;31.4981;;;1352
Hluhluwe;-28.0879;32.0733;;;405
Hlungwini;-29.059;31.2179;;;262
Hlutankungu;-30.2682;30.3213;;;401
Hlwehlewe;-28.8064;31.0613;;;968
Hobsland;-28.4697;29.7664;;;1482
Hoho;-28.4031;32.0744;;;897
Holinyoka;-28.5731;32.2966;;;569
Holland;-30.233;29.7493;;;1356;8
Holldand;-30.233;29.7493;;416;1356
Hologo;-28.8904;31.6001;;;262
Holspruit A;-27.448;31.0322;;;1058
Holspruit B;-27.3361;30.579;;;1058
Honeydale;-28.3991;32.2173;;;897;30
Honolulu;-29.4119;31.2337;;;561
Hopewell;-30.3158;29.9654;;;1356
Horseshoe;-30.5295;29.4375;;;519;30
Howe;-28.4669;29.2888;;;55
Howick West;-29.511;30.2227;;;424;30
Hutten Heights;-27.7364;29.927;;;938;30
Hwebede;-28.5404;30.2111;;;240
Hyde Park;-28.5337;29.787;;;1482;30
Icabazi;-30.2771;29.9785;;;1477
Icubhu;-29.2411;31.1084;;;727
Idakadaka;-29.2914;31.1035;;;727
Ifafa Beach;-30.4625;30.6507;;;1064
Ifafa marine;-30.444;30.6413;;;1064
Ikhabane;-29.2748;31.0833;;;727
Illovo Beach;-30.1171;30.8492;;504;220;90
Illovo Glen;-30.08;30.8538;;504;220;90
Illovo North;-30.068;30.8318;;;220;15
Illovo South;-30.1058;30.8295;;;220;15
Imbali;-29.6556;30.3495;;;1083;300
Imbangi;-28.5243;30.1812;;;240
Imbozamo;-29.6281;30.7929;;;220;15
Imbulumbu;-30.5261;29.8495;;;1356
Imfuli Mission;-28.5332;31.3765;;;1469
Impembeni;-28.8178;30.0298;;;1416
Inanda B;-29.7367;30.7815;;;220;150
Inanda Congo;-29.6953;30.9457;;430;220;150
Incalu;-30.2768;30.0825;;;401
Inchanga;-29.7408;30.6795;;;220;18;eNtshangwe
Inchanga West;-29.7352;30.6563;;431;220;15
Indaka;-28.5972;30.1529;;;240;17
Indanyana;-28.7073;29.246;;;55
Indawana;-30.0836;29.5812;;;1356
Indimhlane;-27.8199;31.837;;;979
Indodwane;-28.6112;31.8456;;;252
Infomfo;-30.4251;30.1446;;;400
Ingedlengedle;-28.5705;30.1483;;;240
Ingele;-30.661;29.705;;;381
Ingqiya;-29.6585;29.6433;;;428
Ingwangwane;-30.067;29.6907;;;170
Ingwe;-28.5526;30.0472;;;240;17
Ingwe;-28.5509;30.014;;209;240;17;;kwazulu-natal-ingwe-ekuvukeni-2
Ingwemabala;-30.8872;30.2659;;;1227
Ingwenya;-28.7479;31.35;;;1469
Inhlanomfula;-29.2047;31.1269;;;727
Inhlonze;-28.8774;30.4111;;;1340
Inkangala;-29.5594;30.7406;;;933
Inkulu;-30.3949;30.3315;;;400
Inkumane;-30.0814;30.3953;;;1141
Insukaze;-28.124;31.3698;;;1352
Intaphuka;-29.5565;30.9858;;;933
Inthuthuko;-29.6778;30.7278;;;220;15
Inverness;-27.7818;30.1919;;;938
Inwabi;-29.9203;30.7884;;;220;15
Inyamazane;-29.1814;31.1023;;;727
Inyezini;-29.2005;31.0278;;;727
Inyonyana;-30.4918;30.4668;;;400
Iqadi B;-29.7099;30.9093;;;220;15
Isandlwana;-28.8184;29.134;;;55
Isangqu;-30.4312;30.4271;;;400
Ishowe;-29.198;31.0754;;;727
Isibaya Esikhulu;-28.7171;31.4391;;;1469
Isibizane;-30.0575;29.7638;;;170
Isidibha;-28.9461;31.3633;;;262
Isigcalaba;-28.5523;31.1285;;;968
Isihlangwini;-27.1859;32.0079;;;438
Isipingo;-29.9831;30.9296;;;220;190
Isipingo Beach;-29.9975;30.944;;441;220;90
Isipingo Hills;-29.9862;30.9183;;441;220;90
Isipingo Rail;-29.9753;30.9292;;441;220;90
Isiqhoqhoqho;-29.8145;30.6891;;;220;15
Isiqunga;-30.5278;30.5719;;;400
Isithebe Industrial;-29.0991;31.4151;;;715;2
Isizinda;-28.0943;31.6417;;;979
Island View;-29.8872;31.0489;;78;220;90
Isthundu;-29.2447;30.9932;;;727
Isulabashe;-29.0856;31.5408;;663;715
Itala;-27.5738;31.2661;;;639
Itshehlophe;-30.0625;30.7708;;;1180
Itshempemvu;-28.7854;31.3804;;;262
Ivuna;-28.0028;31.5858;;;979
Ivy Beach;-31.0282;30.2383;;;1095;30
Ixopo;-30.5257;30.3484;;;400
Izagqaya;-29.2802;31.0443;;;727
Izihlalo A;-28.1781;31.3994;;;1352
Iziko;-30.0313;30.8751;;;220;15
Izikoshi;-28.9032;31.6369;;;898
Izimpongo;-28.9407;31.5656;;;334
Izindlozi;-28.7801;31.1365;;;968
Izingeni;-28.9227;31.6921;;;898
Izingwenya A;-29.0088;31.4822;;;334
Izingwenya B;-28.9064;31.6986;;;898
Izinkiliji;-28.8516;31.5762;;;262
Izinsundu;-28.842;31.1954;;;262
Izinyathi;-28.9223;31.1326;;;262
Izwelisha;-30.0133;30.822;;2;220;15
Jaagbaan;-29.3529;30.686;;;176
Jabavu;-28.2758;30.529;;;995
Jabula;-30.3136;29.7905;;;1356
Jabulani;-30.4002;29.9026;;;1356
Jacobs;-29.9419;30.9803;;78;220;90
Jagersrust;-28.5988;29.1205;;;55
Jakkalspan;-27.7625;30.137;;;938
Jalimeka;-30.5421;29.933;;;1356
James;-30.4056;29.8743;;;1356
Jantoni;-28.9484;31.7769;;;898;30
Jijintaba;-30.595;30.019;;;381
Jikaza;-28.1858;31.4764;;;1352
Jilafohla;-30.0914;30.6018;;;127
Jobe;-27.3133;32.5245;;;786
Jobstown;-27.7445;30.1273;;;938
Joe Slovo;-29.9377;30.9485;;222;220;90
Johnstown;-27.7739;30.1116;;;938
Jojingwenya;-29.0071;31.1022;;;727
Jokis;-27.8583;30.2309;;;179
Jolivet;-30.2837;30.3428;;;401
Jolwayo;-28.7431;30.3284;;;1340
Jozini Plaza;-27.4254;32.0754;;;459;30
Juba;-27.7657;31.7756;;;979
Jubane;-29.7422;30.0143;;;208
Juta;-30.3835;29.6993;;;1356
KaDlangezwa;-30.1793;30.6755;;;1180
KaMagwashu;-30.5301;30.0448;;;381
Kadeda;-30.1297;30.3011;;;401
Kamba;-29.7817;30.5968;;;220;15
Kamberg;-29.3896;29.6845;;;861
Kamensi;-29.653;29.8307;;;428
Kandaspunt;-27.9248;30.6605;;;857
Kansdraai;-30.1326;29.1896;;;284
Kanzakana;-29.6392;30.1293;;;1083
Karkloof;-29.3063;30.2177;;;424
Karridene;-30.1248;30.8429;;504;220;90
Kayeka;-30.0806;29.5661;;;1356
Kelso;-30.3593;30.7127;;;1180;30
Kempshoek;-27.9792;30.1737;;;179
Kengolana;-27.6976;31.0464;;;409
Kenneth Stainbank;-29.9093;30.9374;;222;220;90
Kenterton;-30.2342;30.3936;;;1470
Kenville;-29.7825;31.0098;;221;220;90
Khabela;-28.5659;30.9149;;;968
Khabingwe;-28.7716;31.6852;;;898
Khandane;-27.3446;31.9911;;;459
Kharwastan;-29.9015;30.9052;;145;220;150
Khayalethu;-27.6481;30.3021;;;1361;30
Khayalilhe;-30.5628;30.072;;;381
Khenana;-27.9922;31.8332;;;979;8
Khenana A;-27.927;31.7899;;497;979
Khetheni;-30.4942;29.9654;;;1356;8
Khetheni B;-30.4395;29.9306;;498;1356
Khethwani;-28.8149;29.5281;;;1435
Khiphinkunzi;-28.2438;30.6898;;;995
Khobongwaneni;-29.6775;30.1616;;;1083
Khokwane;-29.7083;30.1015;;;1083
Khothongwe;-28.7572;30.8299;;;968
Khovothi;-29.1148;31.3525;;766;1257
Khula Village;-28.3701;32.3487;;;897;30
Khume;-26.9184;32.0923;;;438
Kildare;-28.7607;31.8916;;;252;30
Kilegethe;-27.9076;30.1865;;;179
Kiliver;-30.5279;29.8955;;;1356
Kindlewood Estate;-29.7393;31.0376;;879;220;90
Kingsburgh;-30.0887;30.8525;;;220;540
Kingston Park;-29.5634;30.363;;144;1083
Kingstown;-27.9288;30.5343;;;1361
Kirkintulloch;-28.4339;29.7232;;;1482
Klaarwater;-29.887;30.8342;;;220;180
Kleinfontein;-28.3558;29.6453;;;1482
Kleinfontein;-27.4706;31.023;;;1058
Klipfontein;-28.4045;29.7884;;;1482
Klippoort;-28.4424;30.2218;;793;240
Kliprand;-28.0048;30.1637;;;389
Kliprivier;-28.5189;30.2807;;;240;8
Klipspruit;-30.5099;29.6776;;;1356
Klipspruit;-27.3794;30.9238;;;1058
Klipwal;-27.425;31.2469;;;1093
Kloof;-29.7763;30.8603;;;220;270
Klwayisi;-28.4141;30.6644;;;995
Kohlokolo;-28.0291;31.4973;;;979
Kokstad Plantations;-30.5256;29.4124;;;519;2
Kokwane;-28.8212;29.1592;;;55
Kokwane;-28.7244;30.1611;;894;240
Kontinga;-29.8488;30.7393;;;220;15
Koqhoqhoqho;-27.9434;32.137;;;405
Korinte;-30.0983;29.7281;;;1356
Kortnek;-27.3963;31.2903;;;1093
Koshange;-30.0983;30.3217;;;401
Kosi Bay;-26.9587;32.8262;;568;720
Kosi Bay Lodge;-26.9554;32.808;;568;720
Kosimeer;-26.9851;32.8359;;;720
Kostad;-30.5231;29.4088;;;519;30
Kozondi;-30.0769;30.3164;;;401
Kranskloof;-29.3575;31.123;;;933
Kranskloof;-27.3416;31.5485;;;1093
Kromdraai;-30.4236;29.6956;;;1356
Kromellenboog;-28.1501;30.9086;;;857
Kromhoek;-30.3619;29.9857;;;1356
Krommellenboog;-27.3482;31.0611;;;1058
Krusfontein;-29.4598;31.049;;;933
Ksikotho;-29.3482;30.8718;;;176
KuMpondo;-30.2332;30.3752;;;401
KuMpotshosi;-30.2231;30.3415;;;401
KuShengesa;-27.0359;32.7581;;;720
Kuleka;-28.7765;31.8974;;;252;30
Kumhlosheni;-28.4359;31.6537;;;252
Kupholeni;-29.9;30.2452;;;1141
Kuvukeni;-28.0398;31.7469;;;979;8
Kuvukeni A;-27.9966;31.742;;554;979
Kuzameni;-30.6277;30.069;;;381
Kuze;-30.5398;30.028;;;381
Kwa Gugu;-28.6814;30.9262;;;968
Kwa Thunzi;-29.6207;29.6686;;;428
Kwa-Jazi;-28.947;31.4618;;;262
Kwa-Mfana;-28.8818;31.5108;;;262
Kwa-Mpofu;-28.8203;31.449;;;262
Kwa-Rwayi;-30.0534;30.709;;;1180
KwaBedala;-28.6078;31.0523;;;968
KwaBhidla;-30.3726;30.1738;;;401
KwaBhidli;-28.1123;31.8071;;;979
KwaBhubesi;-30.642;29.7556;;;381
KwaBombo;-30.4784;30.3693;;;400
KwaBoniswayo;-27.0679;32.0802;;;438
KwaCebe;-30.3046;29.7656;;;1356
KwaCebelele;-29.8861;30.2324;;;1141
KwaCele;-29.7179;30.659;;;220;15
KwaChwezi;-28.4743;31.0013;;;968;8
KwaChwezi A;-28.4351;30.9548;;559;968
KwaDabeka;-29.7703;30.9065;;;220;550
KwaDabeka A;-29.7776;30.9093;;560;220;150
KwaDabeka B;-29.7808;30.9155;;560;220;150
KwaDabeka C;-29.7692;30.9186;;560;220;150
KwaDabeka D;-29.764;30.9199;;560;220;150
KwaDabeka E;-29.7579;30.9185;;560;220;150
KwaDabeka F;-29.7613;30.9115;;560;220;150
KwaDabeka G;-29.7689;30.9052;;560;220;150
KwaDabeka H;-29.7669;30.9041;;560;220;150
KwaDabeka J;-29.7703;30.9066;;560;220;150
KwaDabeka K;-29.7763;30.9033;;560;220;150
KwaDabeka L;-29.7832;30.9021;;560;220;150
KwaDabeka R;-29.7728;30.892;;560;220;150
KwaDabeka S;-29.7816;30.8962;;560;220;150
KwaDabeka T;-29.7741;30.8975;;560;220;150
KwaDapha;-27.0262;32.8483;;;720
KwaDayeni;-28.0689;31.511;;;979
KwaDeda;-29.3238;30.8752;;;933
KwaDinabanye;-27.0596;32.0404;;;438
KwaDlabe;-27.9092;31.6867;;;979
KwaDlakuse;-27.6093;31.7973;;;979
KwaDlembe;-29.8317;30.6748;;;220;15
KwaDluni;-30.1819;29.5207;;;1356
KwaDulathi;-30.1795;29.5614;;;1356
KwaDulela;-29.6193;30.1941;;;1083
KwaDumisa;-30.192;30.5019;;;1470
KwaDwengu;-30.0457;30.5672;;;127
KwaDweshula;-30.5526;30.2827;;;1098
KwaFakazi;-30.0797;30.8084;;;1180
KwaGade;-29.6347;29.7102;;;428
KwaGama;-28.6236;31.666;;;252
KwaGasela;-27.8324;31.6118;;;979
KwaGcoba;-28.433;32.0306;;;569
KwaGcobamadolo;-28.0244;31.641;;;979
KwaGcwensa;-29.0989;31.1506;;;727
KwaGedlase;-27.4756;31.0648;;;1058
KwaGedle;-27.4698;32.2077;;;459
KwaGeorge;-26.9928;32.7893;;;720
KwaGodlankomo;-27.9876;31.4318;;;1352
KwaGudlintaba;-27.6596;31.9539;;;979
KwaGula;-28.038;32.0147;;;405
KwaHlabisa;-28.1627;31.826;;;405
KwaHlongwa;-30.0365;30.832;;2;220;15
KwaHlwemini;-29.4762;30.7202;;;1411
KwaHolinyoka;-27.9747;31.6656;;;979
KwaJobe;-27.5555;32.3356;;;1349
KwaKati;-27.9486;31.8299;;;979
KwaKing;-29.0321;31.019;;;727
KwaKuseni;-30.6373;30.0413;;;381
KwaLandeza;-29.7991;30.6164;;;220;15
KwaLembe;-30.1162;30.5112;;;1470
KwaLinda;-29.8406;30.7712;;574;220;150
KwaLindizwe;-27.9278;31.6589;;;979
KwaLiphondo;-28.1345;31.3891;;;1352
KwaLiweni;-27.3214;32.0253;;;459
KwaLori;-30.5498;29.9089;;;1356
KwaMabona;-27.9677;30.7;;;857
KwaMabona;-26.8689;32.0752;;;438
KwaMadlala;-30.6166;30.4302;;;1098
KwaMadonsula;-29.599;30.9047;;;933
KwaMaduma;-27.8355;31.7228;;;979
KwaMagidigidi;-30.0547;30.1452;;;1477
KwaMagoda;-29.9164;30.2518;;;1141
KwaMagugu;-30.4394;30.1388;;;400
KwaMagwaza;-28.6239;31.3362;;;1469
KwaMahezu;-28.1055;31.6052;;;979
KwaMahlombe;-28.0017;31.5824;;;979
KwaMahlungula;-26.9044;32.7574;;;720
KwaMajomela;-27.8699;31.5774;;;979;11
KwaMajomela A;-27.8332;31.5492;;563;979
KwaMakhanya;-30.1637;29.8065;;;1356
KwaMakhehla;-28.1707;31.6722;;;979
KwaMakhonyeni;-27.4589;32.1185;;;459
KwaMakhutha;-30.0288;30.8632;;702;220;15
KwaMandlakazi;-28.0369;31.7141;;;979
KwaMangqwashu;-27.2722;32.1351;;;459
KwaManyinyi;-27.6265;31.2823;;;639
KwaManzimakhulu;-27.9473;31.6939;;;979
KwaMaqikizane;-30.3396;30.3338;;;400
KwaMashu;-29.7396;30.9846;;;220;1800
KwaMashu A;-29.7432;30.9995;;566;220;150
KwaMashu J;-29.7464;30.9628;;566;220;150
KwaMashu K;-29.7564;30.9596;;566;220;150
KwaMashu M;-29.7283;30.9748;;566;220;150
KwaMashu N;-29.7395;30.9647;;566;220;150
KwaMashu P;-29.7476;30.9702;;566;220;150
KwaMashu Q;-29.7277;30.9818;;566;220;150
KwaMateni;-28.0114;31.6675;;;979
KwaMathonsi;-28.8145;30.3629;;;1340
KwaMawanda;-28.4814;31.6098;;;252
KwaMazambane;-26.9386;32.8131;;;720;14
KwaMazulu;-28.7404;31.3931;;;1469
KwaMbambo;-28.3447;31.2988;;;1352
KwaMbiza;-29.8542;30.6855;;;220;15
KwaMbokodo;-27.0569;32.4754;;;720
KwaMbona;-30.6438;29.8129;;;381
KwaMboto;-30.5834;30.0671;;;381
KwaMbunda A;-27.9453;30.6071;;;995
KwaMbusi;-27.1718;32.2002;;570;438
KwaMbuzi;-27.749;31.7115;;;979
KwaMbuzi;-27.1718;32.2002;;;438;8
KwaMememe;-27.7838;31.6621;;;979
KwaMevana;-29.4961;30.2361;;;424
KwaMfeka A;-28.4568;30.6984;;;995
KwaMgwagwa;-29.6276;30.1715;;;1083
KwaMjiji;-27.2963;32.7017;;;786
KwaMkenkethe;-28.1068;31.9599;;;405
KwaMkhize;-29.2003;29.6574;;;266
KwaMncane;-29.6861;30.1126;;;1083
KwaMngamude;-27.7524;31.8566;;;979
KwaMnyamana;-29.8117;29.9368;;;208
KwaMnyandu;-29.6533;30.239;;;1083
KwaMnyathi;-27.8257;31.0525;;;409
KwaMophumula;-29.5365;30.6021;;;1411
KwaMpande;-29.6427;30.1919;;;1083
KwaMqhakanyeki;-27.8075;31.7226;;;979
KwaMsane;-28.437;32.1468;;;897
KwaMshanelo;-27.8196;31.6308;;;979
KwaMshibe;-29.1577;31.2362;;;727
KwaMshiwa;-30.6561;30.0623;;;444
KwaMshudu;-26.9055;32.7043;;;720
KwaMsushwana;-27.9149;31.861;;;979
KwaMtamtengayo;-29.8907;30.6612;;;220;15
KwaMthole;-28.162;32.1093;;;897
KwaMthwathube;-27.8537;31.6488;;;979
KwaMtoqotho;-29.6146;30.2372;;;1083
KwaMusi;-28.1094;31.5269;;;979
KwaMzimba;-26.9614;32.346;;;720
KwaNcongoma;-27.7721;31.788;;;979
KwaNcwane;-28.2405;31.4083;;;1352
KwaNdaba;-29.1545;29.7;;;266
KwaNdaba;-27.0074;32.3464;;;720
KwaNdengezi;-29.8494;30.7854;;;220;540;KwaNgendezi
KwaNdongeni;-27.4524;32.5808;;;786
KwaNdonyela;-29.716;29.7762;;;111
KwaNgcolosi;-29.7166;30.8292;;;220;15
KwaNgcongangconga;-29.3478;30.9438;;;933
KwaNgenetsheni;-27.7527;31.3049;;;639
KwaNjoko;-28.3491;30.7086;;;995
KwaNjoko;-27.8159;31.8568;;;979
KwaNjongoma;-30.4292;30.3276;;;400
KwaNkawu;-28.0474;31.8073;;;979
KwaNkosana;-28.7976;29.1687;;;55
KwaNkukhu;-29.9534;30.2148;;;1141
KwaNkulu;-28.0818;31.5772;;;979
KwaNokweja;-30.2853;30.024;;;1477
KwaNomandlovu;-29.9496;29.8373;;;208
KwaNombulula;-29.8535;30.019;;;208
KwaNomo;-29.7193;30.1371;;;1083
KwaNongidi;-30.4754;29.7452;;;1356
KwaNonhlanga;-30.8181;30.1642;;;1227
KwaNonjinjikazi;-27.0752;32.1189;;;438
KwaNontshilwane;-28.9651;30.3122;;;861
KwaNovunya;-27.0853;32.8303;;;720
KwaNqetho;-29.7203;30.8104;;;220;15
KwaNsele;-28.0564;31.5613;;;979
KwaNsukumbili;-27.2475;32.6701;;;786
KwaNtabadini;-28.8551;30.4253;;;1340
KwaNtonga;-28.6883;30.4898;;;1340
KwaNtuli;-29.2515;31.0615;;;727
KwaNtumeni;-30.4097;30.1304;;;400
KwaNyamazane;-27.2352;32.5632;;;786
KwaNyezi;-28.3317;30.7547;;;995
KwaNyoni;-28.3411;30.6668;;;995
KwaNyuswa;-30.6778;30.1042;;;444
KwaNyuswa;-29.6972;30.7576;;;220;15
KwaNyuswa;-29.3995;30.9345;;;933
KwaNzimakwe;-30.9673;30.2297;;;1095
KwaPangode;-28.1213;31.5051;;;979
KwaPetezi;-29.3407;31.0801;;;727
KwaPile;-30.484;29.6665;;;1356
KwaPitela;-29.6527;29.5007;;;404
KwaQonsa;-28.1621;31.8974;;;405
KwaQumbu;-30.0882;30.6939;;;1180
KwaQunwane;-28.0458;31.8419;;;405
KwaSambane;-29.7242;29.8281;;;111;8
KwaSandanezwe;-29.8763;30.0138;;;208
KwaSeme;-28.1525;31.9267;;;405
KwaShange;-29.6445;30.2324;;;1083
KwaSheleza;-28.1278;31.6647;;;979
KwaShoba;-30.8271;30.1088;;;444
KwaShukela;-27.2208;32.2472;;;786
KwaShusha;-30.045;29.7396;;;170
KwaSilevu;-27.5481;31.4475;;;1093
KwaSitezi;-30.6724;29.823;;;381
KwaSithole;-28.2375;32.0464;;;897
KwaSobabili;-29.0657;29.6949;;;266
KwaSokesimbone;-29.5179;30.7027;;;1411
KwaSondela;-29.7217;30.7317;;;220;15
KwaSonto;-27.2789;32.627;;;786
KwaSoshamase;-27.9354;31.6061;;;979
KwaSunduzwayo;-30.0411;30.7402;;;1180
KwaTelapi;-28.2374;30.0044;;;336
KwaThelizolo;-26.8771;32.7705;;;720
KwaThembeka;-28.1037;31.8284;;;405
KwaThulwane;-28.3005;31.3649;;;1352
KwaThusi;-28.3514;30.6942;;;995
KwaVuma;-28.2836;30.7568;;;995
KwaYibusele;-29.2723;30.8513;;;176
KwaYiphethe;-27.9309;31.646;;;979;8
KwaYiphethe C;-28.0244;31.6763;;583;979
KwaZamaZama;-27.1277;32.301;;;720
KwaZiba;-29.1404;30.7856;;;353
KwaZibi;-27.136;32.7508;;;720
KwaZululiyaduma;-28.4938;31.5345;;;1469
Kwabhadaza;-28.5688;31.5688;;;252
Kwahlaza;-28.6079;31.8883;;;252
Kwamathukuza;-27.7655;30.0099;;;938;30
Kwamendo;-28.4774;31.9524;;;569
Kwamgaga;-29.9553;30.8523;;1355;220;150
Kwamiya;-28.6851;29.0314;;;55
Kwanokopela;-28.8302;29.39;;;55
Kwantamnteng;-29.907;30.6875;;;220;15
Kwaqondile;-27.4647;32.0888;;;459
Kwashodlisa;-28.8651;31.7951;;;252;30
Kwatweyisa;-27.8076;31.8188;;;979
Kwazini;-29.5706;30.9187;;;933
Kwazondi;-28.4685;30.8991;;;968
KweLemtini;-30.4981;29.7741;;;1356
KweYezulu;-28.3632;31.2239;;;30
KweZibomvu;-28.2573;31.2792;;;1352
Kweletsheni;-30.1179;30.4048;;;401
Kwezi;-29.0158;29.9033;;;266;30
La Lucia;-29.7474;31.0595;;1354;220;90
La Mercy Airport;-29.6087;31.1121;;590;220;6
Ladysmith Central;-28.557;29.7861;;;1482;30
Lake View;-27.0408;32.2428;;;438
Lakeview;-29.2114;30.0203;;861;861
Lalini;-30.2083;29.7394;;;1356
Lambothi;-29.1329;31.5309;;663;715
Lamontville;-29.9433;30.9376;;145;220;150
Langa;-28.7083;30.254;;894;240
Langakazi;-28.1808;31.4413;;;1352
Langalibalele;-29.6974;30.9669;;430;220;150
Langfontein;-28.4863;31.1723;;;30
Langkloof;-28.6321;29.0833;;;55
Larkfield;-29.3554;31.2905;;;561;30
Latha;-28.8552;30.5541;;;1340
Lawrence Rocks;-30.8696;30.3651;;;736;30
Leisure Bay;-31.019;30.2397;;;1095;30
Leisure Crest;-31.0146;30.2484;;;1095;30
Lekkerwater;-27.8117;30.1578;;;179
Lenham;-29.6967;30.9923;;1079;220;150
Lennoxton;-27.7706;29.9153;;;938;30
Lenville;-27.7741;29.9302;;;938;30
Leonard;-29.5474;30.2933;;;403;30
Leonardsville;-28.5683;29.7864;;;1482;30
Leslie;-27.759;30.0988;;;938
Lester Park;-29.609;30.3302;;;1083;30
Lidgetton West;-29.4318;30.1117;;;424
Limehill;-28.4457;30.2483;;793;240
Limit Hill;-28.5348;29.8086;;;1482;30
Lincoln Meade;-29.616;30.438;;;1083;30
Lindelani;-29.7405;30.9325;;1012;220;150
Lindelani;-29.0732;30.5998;;;353
Lindelani C;-29.7426;30.9391;;1012;220;150
Lindelani D;-29.7384;30.926;;1012;220;150
Lindizwe;-27.0992;31.9849;;;438
Lindley;-29.7023;30.9408;;430;220;150
Lions River;-29.4711;30.1521;;;424
Litchie Farm;-29.6478;31.0306;;1379;220;90
Lloyd;-29.3578;31.266;;;561
Lochsloy A;-29.0731;29.7512;;;266
Long Clove;-30.4143;30.0129;;;1356
Longcroft;-29.7094;31.0113;;1079;220;150
Lootshoek;-28.9173;30.8444;;;534
Loteni;-29.4557;29.5188;;;428
Lotus Park;-30.0005;30.9124;;;220;180
Lotusville;-29.6514;31.0462;;1379;220;90
Lotusville;-29.5697;30.3883;;986;1083
Lotvan;-30.4066;29.8419;;;1356
Louisiana;-30.6851;30.4501;;;1098
Lower Angola;-29.6821;30.9794;;781;220;15
Lower Kennedy Road;-29.8119;30.9792;;;220;90
Lower Langefontein;-29.7341;30.8704;;856;220;15
Lower Manaza;-29.6935;30.8874;;760;220;15
Lower Molweni;-29.7551;30.8733;;;220;15
Lubovana;-29.7967;29.8895;;;111
Lucingweni;-30.4405;29.8699;;;1356
Lufafa;-30.0609;30.1075;;;1477
Luganda;-29.8866;30.8008;;;220;150
Lujojwana;-27.4438;31.1237;;;1058
Lukalweni;-30.1377;29.7443;;;1356
Lukhanyeni;-30.0962;29.7657;;;1356
Lulwane;-27.0545;32.2845;;;720
Lumbi;-28.4676;31.566;;;1469
Lumbi;-28.4353;31.5915;;;252
Lundini;-27.1445;31.9932;;;438
Luphongolo;-30.1082;29.7152;;;1356
Lusaka;-29.9607;30.8438;;1355;220;150
Lusaka;-29.6794;30.9981;;781;220;15;;kwazulu-natal-lusaka-durban-2
Lusaka Block D;-29.8573;30.7982;;574;220;150
Lusitania;-28.2094;29.7392;;;1482
Lusizini;-30.2673;29.8266;;;1356
Lusutu;-29.9982;29.4531;;;1356
Luthele;-29.7337;30.8861;;;220;15
Luthuli;-29.8372;30.6637;;;220;15
Luthuli;-29.3461;31.0464;;;933
Luvisi;-28.2088;30.6581;;;995
Luwamba;-28.6237;31.7105;;;252
Luwambeni;-29.9554;29.8863;;;208
Lwezulu;-28.8344;30.5014;;1041;1340
Lynnfield Park;-29.6877;30.4705;;22;1083;30
Lynroy;-29.6515;30.4267;;;1083;30
Lynwood Park;-28.531;29.7773;;;1482;30
MaQedipuleti;-28.5747;31.8751;;;252
Mabaso;-28.6121;30.0892;;;240;14
Mabaso;-27.4106;32.5005;;;786
Mabedlana;-28.3038;31.3399;;;1352
Mabedlane;-29.6806;30.7714;;;220;15
Mabedlane;-28.2984;31.3826;;;1352
Mabengela;-28.635;31.1668;;;968
Mabhensa;-28.5937;31.6739;;;252
Mabhokisini;-28.1911;31.864;;;405
Mabhokweni;-28.9863;31.5774;;;334
Mabhudle;-28.9535;31.4299;;;262
Mabhudu;-27.1734;32.4398;;;720
Mabhulesini A;-28.8035;29.0433;;;55
Mabhulesini B;-28.8395;29.0967;;;55
Mabhuyeni;-28.6177;31.9629;;;569
Mabibi;-27.3231;32.7314;;;786
Mabisane;-30.4434;29.992;;;1356
Mabomvu;-27.4993;31.2857;;;1093
Mabukata;-28.5613;31.8225;;;252
Mabululwane;-28.2977;30.7765;;;995
Mabundeni;-28.1452;31.8519;;;405
Mabungu;-28.7094;31.4843;;;1469
Mabuyana;-30.1951;29.8666;;;1356
Mabuyeni;-28.8591;31.9527;;;1474
Mabuzela;-28.6981;30.4305;;;1340
Macabazini;-29.756;29.904;;;111
Macambini;-29.0961;31.5568;;;715;320
Macanco;-28.6509;30.3952;;;1222
Macekane;-28.8008;31.7976;;;898
Macekaneni;-28.1266;31.7107;;;979
Macela;-28.7308;30.8586;;;968
Machanca;-28.8486;31.3175;;;262
Machanca;-28.0086;30.6754;;;857
Machibini;-28.3004;32.0305;;;897
Machibini;-27.7197;31.9181;;;979
Machunwini;-30.4963;29.7896;;;1356
Madadeni;-27.7572;30.055;;;938;1200
Madadeni A;-27.7579;30.0183;;666;938;50
Madadeni B;-27.7562;30.03;;666;938;50
Madadeni C;-27.7378;30.0267;;666;938;50
Madadeni D;-27.749;30.05;;666;938;50
Madadeni E;-27.7581;30.0453;;666;938;50
Madadeni F;-27.7682;30.058;;666;938;50
Madadeni G;-27.7493;30.0367;;666;938;50
Madadeni H;-27.7873;30.0582;;666;938;50
Madadeni J;-27.7387;30.0559;;666;938;50
Madadeni K;-27.7341;30.0444;;666;938;50
Madadeni L;-27.7719;30.0666;;666;938;50
Madadeni M;-27.7696;30.0749;;666;938;50
Madadeni N;-27.7702;30.087;;666;938;50
Madadeni P;-27.7643;30.0848;;666;938;50
Madadeni R;-27.7592;30.0684;;666;938;50
Madaka;-28.496;30.8267;;;968
Madakana;-30.7372;30.3449;;;1098
Madakeni;-30.3406;29.9326;;;1356
Madakwadunuse;-28.1957;31.4394;;;1352
Madala;-28.9739;31.4832;;;262
Madiyane;-28.6091;31.1083;;;968
Madlala;-28.452;30.1953;;793;240
Madlanghala;-28.8356;31.9468;;;1474
Madlatu;-30.4227;29.6762;;;1356
Madonela;-27.305;32.2785;;;786
Madudubala;-30.1654;30.7617;;;220;15
Madudubala;-30.1468;30.6993;;;1180
Maduladula;-28.1889;30.7416;;;995
Maduna;-30.2066;29.888;;;1356
Maduna;-29.5092;30.7349;;;933
Madundube;-29.97;30.7571;;;220;15
Madunjini;-28.1059;31.9912;;;405
Madwaleni;-29.7001;30.6677;;;220;15
Madwaleni;-29.3101;30.8519;;;176
Madwaleni;-28.2687;32.1944;;;897
Madwaleni;-27.6444;31.9364;;;979
Mafahlawane;-27.8186;30.2081;;;179
Mafakathini;-29.6524;30.1193;;;1083
Mafithini;-30.3591;30.6358;;;1470
Mafitleng;-28.1983;30.6092;;;995
Mafitleng;-28.1538;30.6336;;;995;;;kwazulu-natal-mafitleng-nqutu-2
Magabeni;-28.1783;30.7013;;;995
Magaga;-28.3279;30.6648;;;995
Magala;-28.2823;30.7882;;;995
Maganganguzi;-28.9044;29.317;;;55
Magangxosini;-30.1232;29.8277;;;1356
Magaweni;-29.5533;31.1413;;1481;220;90
Magcakini;-30.2761;29.7399;;;1356
Maghobe;-28.8548;30.9229;;;534
Magikala;-30.4338;29.7403;;;1356
Magoagoeni;-30.3455;30.021;;;1356
Magog;-30.597;30.4855;;;400
Magologolo;-28.7343;30.9555;;;968
Magongoloza;-28.2019;30.7057;;;995
Magovini;-27.314;32.3291;;;786
Magqagqeni;-30.1712;29.5552;;;1356
Magudu;-27.5368;31.6511;;;1093
Magugu;-27.1346;32.039;;;438
Magutshwa;-27.9899;31.728;;;979
Maguzini;-28.3338;30.7036;;;995
Magwaza;-30.4081;30.5329;;;1470
Magwetshana;-28.5477;31.8729;;;252
Mahashem;-27.8657;31.5083;;;979
Mahawini;-30.3416;29.8271;;;1356
Mahehle;-30.1304;29.9076;;;1477
Mahele;-28.5132;31.5471;;;1469
Maheze;-28.6654;30.7852;;;968
Mahlaba;-28.5306;30.6433;;;1222
Mahlabathini;-30.6772;30.1573;;;444
Mahlabathini;-29.6925;30.8481;;;220;15
Mahlabathini;-29.5765;30.5888;;;127
Mahlabathini;-29.4939;30.8233;;;933
Mahlahuva;-28.4867;31.8789;;;569
Mahlakwe;-27.5124;32.5186;;;786
Mahlangweni;-30.6802;29.741;;;381
Mahlathi;-28.6937;31.1432;;;968
Mahloni;-27.5547;30.9579;;;1058;8
Mahloni Sp;-27.5547;30.9579;;687;1058
Mahlosani;-27.4582;31.0458;;;1058
Mahlubini;-30.7878;30.0183;;;444
Mahlubini;-30.7549;30.0077;;;381
Mahlungulu;-26.8967;32.8172;;;720
Mahlutshini;-29.5427;29.6012;;;428
Mahobe;-30.4697;29.9215;;;1356
Mahogany Ridge;-29.8213;30.8163;;1087;220;90
Mahoho;-29.8326;29.9631;;;208
Mahongaza;-27.8557;32.4092;;;411;8
Mahongoza;-27.8557;32.4092;;689;411
Mahunu;-28.9168;31.8589;;;1474
Mahuzu;-28.7877;31.342;;;262
Maidstone;-29.5485;31.1315;;1481;220;90
Maitland;-29.4901;29.5671;;;428
Majozi;-28.6136;30.2494;;;1222
Majozini;-27.4867;32.0457;;;459
Majukujukwini;-30.0363;29.7627;;;170
Makahyana;-28.666;30.0222;;894;240
Makanda;-28.8776;29.2827;;;55
Makane;-26.9959;32.276;;;438
Makeme;-28.1226;31.7779;;;979
Makhaleni;-30.5543;29.8641;;;1356
Makhambane;-28.3322;32.1877;;;897
Makhamleni;-30.1113;29.5171;;;1356
Makhanyezi;-28.6986;31.17;;;968
Makhasana;-28.5509;30.4659;;;1222
Makhatini Flats;-27.4913;32.1829;;406;1349;30
Makhaya;-27.0619;32.6506;;;720
Makhehle;-28.7778;31.7079;;;898
Makholokholo;-28.7769;31.7545;;;898
Makholwase;-28.586;31.8393;;;252
Makholweni;-30.2173;29.676;;;1356
Makholweni;-30.0233;29.7202;;;170
Makholweni;-29.9598;30.6481;;;127
Makhoni;-29.0504;31.326;;;262
Makhosaneni;-28.6055;31.5018;;;1469
Makhosini;-28.3726;31.2662;;;1352
Makhuzeni;-29.9195;29.7323;;;208
Makhwanini;-29.1042;31.5101;;;715
Makhwela;-28.6906;31.8365;;;252
Makhwelela;-28.82;29.2079;;;55
Malaba Hills;-29.9693;30.9297;;441;220;90
Malagazi;-30.019;30.8842;;;220;60
Malakatha;-28.4317;30.622;;;995
Malangeni;-27.0543;32.8186;;;720
Malefetheni;-28.8646;29.343;;;55
Malende;-29.3974;31.2242;;;561
Malenge;-30.2103;29.5867;;;1356
Malobeni;-27.5037;32.2413;;;1349
Malobeni;-27.4812;32.2992;;;786
Malomeni;-28.7693;30.4451;;;1340
Malomeni;-27.7397;31.8393;;;979
Malottas Kraal;-28.5635;29.3831;;;55
Malovana;-28.9989;31.0841;;;727
Malukazi;-29.9982;30.8992;;;220;150
Malunga;-28.542;30.9239;;;968
Malungwini;-28.5893;31.8846;;;252
Malvern;-29.8817;30.9199;;1116;220;90
Mambeni;-28.7335;30.3524;;;1340
Mambotho;-30.5831;30.0467;;;381
Mame;-28.1383;31.4836;;;1352
Mameni;-30.4433;29.8587;;;1356
Mamfene;-27.336;32.2406;;;786
Manaba Beach;-30.8492;30.3859;;;736;30
Mancane;-30.0109;30.8965;;273;220;150
Mandaba;-28.6952;31.2188;;;968
Mandabe;-28.691;31.1829;;;968
Mandawe;-28.8142;31.5363;;;262
Mandige;-29.164;31.5511;;663;715
Mandlakazi;-29.1213;31.1723;;;727
Mandlakazi B;-29.847;30.663;;;220;15
Mandlanzini;-28.5328;31.8183;;;252
Mandlazini;-28.7423;32.1061;;;1140;30
Mandlekazi;-30.1445;30.3044;;;401
Mandlozi;-28.6047;30.84;;;968
Mandulane;-28.8787;30.4377;;;1340
Manekwane;-28.2653;31.4823;;;1352
Manembeni;-28.513;31.9449;;;569
Mangeni;-30.0945;29.4897;;;1356
Mangeza;-29.191;31.513;;663;715
Mangeze;-28.8418;31.8379;;;252;30
Mangqakaza;-29.153;31.485;;;715
Manguzi A;-27.0118;32.7425;;;720;30
Manguzi B;-26.9813;32.7555;;;720;30
Mangwaneni;-29.7323;29.8096;;579;111
Mangwaneni;-28.8581;29.2813;;;55
Mangwazane;-27.564;32.0614;;;1349
Manhlali;-27.1441;32.0081;;;438
Manhlanhla;-28.0739;31.6371;;;979
Manjokweni;-29.1503;29.596;;;266
Manjonjweni;-29.2922;30.9774;;;933
Mankayiyana;-29.0843;31.2465;;;262
Mankentshaneni;-28.9759;31.3521;;;262
Mankumbu;-28.8292;31.1771;;;262
Mankunzana;-28.8596;31.7558;;;898
Mankwathini;-28.6526;32.2029;;;569
Manor;-29.6015;30.3989;;;1083;30
Manors;-29.7969;30.8579;;1087;220;90
Manqashi;-27.9213;31.7539;;;979
Manqorholweni;-30.4343;29.655;;;1356
Manqushana;-27.8905;31.7962;;;979
Mantandeni;-27.3231;31.2933;;;1093
Mantulela;-30.338;30.2608;;;401
Mantuzeleni;-30.5174;29.9355;;;1356
Manxili;-28.5189;30.7429;;;995
Manyampisi;-27.2739;32.3742;;;786
Manyane;-28.7054;30.9377;;;968
Manyanya;-30.4263;29.8068;;;1356
Manyiseni;-26.9146;32.0446;;;438
Manyongazane;-28.1718;30.7989;;;995
Manzamnyama;-29.5946;30.6121;;;127
Manzamnyama;-28.8665;31.7322;;;898
Manzamnyama;-28.5235;32.3505;;;569
Manzana;-27.7646;30.1547;;;938
Manzayabila;-30.2413;30.1208;;;401
Manzimnyama;-28.5538;31.0963;;;968
Maoleni;-29.8859;29.7963;;;208
Mapheleni;-28.2553;32.1655;;;897
Maphophoma;-28.6071;30.9075;;;968
Maphophoma;-28.0434;31.6989;;;979
Maphundu;-27.8174;31.9365;;;979;8
Maphundu A;-27.7804;31.9286;;728;979
Maplazini;-30.5032;29.9389;;;1356
Mapoloba;-28.6905;30.993;;;968
Maqabaqabeni;-28.9304;29.5968;;;266
Maqhogo;-28.9514;31.0793;;;262
Maqhomfini;-27.95;31.9454;;;979
Maqhulu;-28.972;31.5935;;;334
Maqikizane;-30.3719;30.3706;;;400
Maqomgoo;-29.5699;30.5679;;;127
Maqwatha;-28.2835;31.264;;;1352
Marambeni;-30.1837;29.5996;;;1356
Maranjana;-30.2069;29.5413;;;1356
Marburg;-30.7367;30.4153;;;1098;30
Margate Beach;-30.8608;30.3696;;;736;30
Margate North Beach;-30.857;30.3762;;;736;30
Marhewini;-30.1926;29.5609;;;1356
Mariann Industrial Park;-29.8598;30.8683;;1087;220;6
Mariannheights;-29.8606;30.8305;;1087;220;90
Mariannhill;-29.851;30.8369;;1087;220;150
Mariannhill Park;-29.8412;30.8395;;1087;220;90
Mariannridge;-29.8665;30.823;;1087;220;150
Mariathal;-30.1255;30.1024;;;1477
Marina Beach;-30.9338;30.3016;;;1227;30
Maromeni;-30.3436;29.623;;;1356
Maromeni;-29.7297;30.8837;;;220;15
Martha;-27.8495;30.158;;;179
Marwaqa;-30.2125;29.7998;;;1356
Maryville;-30.422;30.6223;;;1064
Masabe;-27.3128;32.1865;;;459
Masameni;-30.454;29.8195;;;1356;8
Masameni;-29.9846;30.0218;;;170
Masameni B;-30.1728;29.5448;;749;1356
Masemesma;-28.7159;30.1991;;894;240
Mashayilanga;-29.9573;29.5751;;;111
Mashishi;-28.7882;31.6418;;;262
Mashiwase;-30.091;30.7732;;;1180
Mashunka;-28.7173;30.2941;;;1340
Mashwila;-28.5083;31.6101;;;252
Masiwela;-29.1103;31.0846;;;727
Masoka;-28.4783;30.8595;;;968
Masolosolo;-28.7372;30.9917;;;968
Masondale;-27.7344;30.0967;;;938
Masons Mill;-29.6384;30.3586;;;1083;30
Masotsheni;-28.3166;30.5632;;;995
Masundwini;-28.9566;31.3059;;;262
Maswazini;-28.8376;29.2283;;;55
Matabetule;-29.6935;30.8874;;;220;18
Matapa;-28.1885;30.978;;;995
Matata;-29.6196;30.8305;;808;220;15
Matatama;-30.3298;29.9072;;;1356
Mathengeni;-28.6066;30.7871;;;995
Mathenjwa;-26.9443;32.0295;;;438
Mathibelana;-28.9435;31.4036;;;262
Mathima;-28.7648;30.2881;;;1340
Mathiya;-28.6563;31.0689;;;968
Mathongwana;-30.1591;30.6346;;;1470
Mathonsi;-29.1148;31.3525;;;1257;11
Mathonsi;-29.0288;31.0517;;;727
Mathonsi;-28.8997;31.1039;;;262
Mathulini;-30.5395;30.5942;;;400
Mathunzi;-28.9971;31.4472;;;1257
Mathutshana;-28.3633;30.6772;;;995
Matimatolo;-29.1234;30.8483;;;534
Matinda;-28.1661;30.5362;;;995
Matiwane;-28.3486;29.8915;;;1482
Matsela;-30.3787;30.0199;;;1356
Matshamhlophe;-27.9986;32.0147;;;405
Matshamnyama;-28.0051;31.9648;;;405
Matshana;-28.7479;31.8346;;;252;30
Matsheketshe;-27.9207;31.9526;;;979
Matshemade;-28.6945;30.8484;;;968
Matshematshe;-28.6089;30.4279;;;1222
Matshemhlope;-28.0649;31.6796;;;979
Matshenezimpisi;-28.5997;31.1378;;;968
Matsheni;-28.7714;31.6334;;;262
Matshensikazi;-28.4972;31.0509;;;968
Matshetsha;-30.1757;29.6279;;;1356
Matshitshi;-30.2188;29.9442;;;1356
Matyeni;-30.488;29.8999;;;1356;8
Matyeni B;-30.2124;29.7157;;776;1356
Mavulusha;-28.294;31.2985;;;1352
Mawane;-30.6629;29.7537;;;381
Mawelewele;-29.8927;30.8477;;1087;220;90
Mawothi;-29.6818;30.9681;;;220;60
Mawozini;-28.8722;30.5276;;;1340
Mawudlu;-28.9212;31.5583;;;262
Mawuleni;-30.595;30.2944;;;1098
Mawusi;-30.26;29.7633;;;1356
Mawuza;-28.019;32.1099;;;405
Maxmead;-29.8052;30.8428;;1087;220;90
Mayaluka;-26.9172;32.007;;;438
Maye;-28.1282;31.7313;;;979;8
Maye A;-28.086;31.7496;;783;979
Mayekeni;-30.5884;30.3608;;;1098
Mayfield;-30.2608;30.5057;;;1470
Mayime;-27.8649;31.4528;;;639
Mayoni;-27.8445;31.7095;;;979
Mazabeko;-28.5367;30.5852;;;1222
Mazakhele;-30.5859;29.8963;;;381;30
Mazakhele;-29.8601;30.8181;;1087;220;90
Mazawula;-28.4757;32.071;;;569
Mazibomvu;-27.5416;32.5394;;;786
Mazimazana;-28.6512;32.012;;;1140
Mazizini;-28.6837;29.0476;;;55
Mbabane;-29.7008;30.1367;;;1083
Mbabane;-28.7599;30.3741;;;1340
Mbajwa;-30.5418;29.9641;;;1356
Mbalenhle;-29.3646;30.8579;;;176
Mbambankunzi;-28.1053;31.3447;;;1352
Mbanane;-27.8757;30.1551;;;179
Mbanda;-28.2691;31.5962;;;1352
Mbanda C;-28.2188;31.6233;;;1352
Mbangayiya;-28.8723;31.6134;;;262
Mbango;-28.7257;30.2328;;894;240
Mbangweni;-30.7209;29.9591;;;381
Mbazwana;-27.5134;32.5795;;;786
Mbebe;-27.9604;31.9168;;;979
Mbecuka;-30.8349;30.2522;;;1227
Mbeka;-29.5944;30.7063;;;1411
Mbekakanye;-27.3647;31.5187;;;1093
Mbelekwane;-28.9881;29.5883;;;266
Mbeni;-30.7816;30.1584;;;444
Mbewunye;-28.2647;30.7725;;;995
Mbhava;-29.5735;30.6752;;;1411
Mbhono;-28.7556;30.5183;;;1340
Mbhukubhu;-29.5589;30.7684;;;933
Mbila;-30.0616;30.4733;;;1141
Mbila;-30.0294;30.4664;;;127
Mbilane;-28.3017;31.3938;;;1352
Mbindolo;-28.5903;30.4869;;;1222
Mbiswe;-28.553;31.0427;;;968
Mbiyane;-30.3547;30.487;;;400
Mbiza;-28.7912;31.4761;;;262
Mbizane;-28.9831;31.2433;;;262
Mbizaneni;-28.1818;31.7308;;;979
Mbizimbelwe;-29.0612;31.644;;663;715
Mbojane;-28.4326;31.5139;;;1469
Mbokodweni;-28.0292;31.6642;;;979
Mboma;-27.3876;32.579;;;786
Mbonambi;-28.6011;32.0897;;;569;8
Mbondla;-27.0524;32.2048;;;438
Mbondwana;-28.8731;29.9422;;;1416
Mbongolwane;-30.0902;30.7197;;;1180
Mbongolwane;-28.9303;31.188;;;262
Mbonje;-30.5478;30.3612;;;400
Mbotsha;-30.7429;30.3684;;;1098
Mbotsheni;-28.1419;31.3247;;;1352
Mboyi;-29.6121;30.562;;;127
Mboza;-27.1735;32.2484;;;786
Mbube;-27.4293;32.4494;;;786
Mbudle;-28.2642;31.3276;;;1352
Mbulula;-30.2589;30.4508;;;1470
Mbulwane;-29.237;30.8778;;;176
Mbulweleni;-29.8698;29.8429;;;208
Mbumbane;-29.7371;30.1056;;;1083
Mbumbu;-29.5992;30.27;;;1083
Mbutane;-29.0957;31.02;;;727
Mbuthuma;-30.6684;29.7989;;;381
Mbuzikazi;-28.3301;31.2346;;;30
Mbuzweni;-30.4964;29.8047;;;1356
Mchunu;-28.5206;30.292;;513;240;25
Mchunu;-28.4424;30.2218;;;240;25;;kwazulu-natal-mchunu-ekuvukeni-2
Mdeni;-30.1007;29.7527;;;1356
Mdimela;-28.7967;31.1159;;;968
Mdlanzi;-30.7217;30.3798;;;1098
Mdlazi;-30.8535;30.0974;;;444
Mdlebeni;-29.188;31.2663;;;561;8
Mdlelanto;-29.161;30.7639;;;353
Mduda;-27.72;31.7869;;;979
Mdumezulu;-30.025;30.7569;;;1180
Mduna;-28.7722;30.2986;;;1340
Meadow Brook;-31.0549;30.2078;;;1095;30
Meadows;-28.6289;29.698;;1157;1482
Meer En See;-28.7783;32.1016;;;1140;30
Mehlamasha;-28.757;31.4661;;;262
Mehlomane;-30.5105;29.8243;;;1356
Mehlomnyama;-30.6123;30.3383;;;1098
Melkhoute;-29.7654;30.9926;;939;220;150
Melville;-30.6541;30.5176;;;1098;30
Memezi;-28.7036;31.5135;;;1469
Memorial Park;-29.8874;30.9321;;222;220;90
Memory;-29.3551;31.2527;;;561
Menyezwayo;-29.1349;30.9611;;;727
Merebank East;-29.9585;30.9677;;78;220;90;Merebank
Merewent;-29.9555;30.9721;;78;220;90
Merlewood;-30.7471;30.4044;;;1098;30
Merrivale;-29.5139;30.238;;;424;30
Merrivale Heights;-29.5286;30.2494;;;424;30
Meyama;-27.8227;31.7135;;;979
Meyerdene;-29.2123;30.0365;;;861
Mfakubeka;-26.9221;32.5962;;;720
Mfekayi;-28.199;32.2914;;;1166
Mfilweni;-26.9914;32.5972;;;720
Mfolozane;-28.5544;32.0296;;;569
Mfolozi;-28.9466;29.5993;;;266
Mfongosi;-28.712;30.8355;;;968
Mfulamhle;-30.2091;29.9137;;;1356
Mfulumane;-29.9778;29.5259;;;111
Mfume;-30.1284;30.748;;;1180
Mfundweni;-30.4297;29.9033;;;1356
Mfunzini;-28.7127;29.0087;;;55
Mfusanvu;-29.1612;31.4219;;;715;30
Mfuze;-29.0071;31.4108;;;1257
Mgabhi;-28.759;31.3761;;;1469
Mgandeni;-29.6196;30.8305;;;220;18
Mgangado;-28.059;31.9078;;;405
Mgangathe;-30.9577;30.1976;;;1095
Mgangeni;-29.6595;30.8566;;;220;15
Mganimbobo;-28.2172;31.5846;;;1352
Mgazini;-28.5656;31.9096;;;569
Mgezankamba;-30.3797;30.2699;;;400
Mgezanyoni;-29.6047;30.762;;;220;15
Mgezanyoni;-29.5825;30.7798;;149;220;15;;kwazulu-natal-mgezanyoni-durban-2
Mgobansimbi;-30.0708;30.083;;;1477
Mgodi;-30.3058;30.1436;;;401
Mgodi;-29.6076;29.7631;;;428
Mgolemi;-30.6225;30.3614;;;1098
Mgome;-28.9279;30.5754;;;353
Mgovu;-28.9106;30.4695;;;353
Mgovuzo;-28.0789;31.8434;;;405
Mgugu;-30.0582;30.6388;;;127
Mgwaqeni;-28.1586;31.8849;;;405
Mgwenya;-30.0869;30.5422;;;127
Mgxangala;-28.3795;30.7505;;;995
Mhambuma;-29.0818;31.3629;;;334
Mhambuma;-28.0344;31.5508;;;979
Mhlabatshane;-30.4052;30.1471;;;400
Mhlahlane;-28.1807;31.3181;;;1352
Mhlahlaneni;-28.5908;32.2585;;790;569
Mhlalandlini;-30.9271;30.2341;;;1227
Mhlana;-28.6389;31.9464;;;569
Mhlana;-28.6289;31.905;;;252
Mhlangamkhulu;-30.3512;30.6598;;;1064
Mhlangana;-28.8416;30.2833;;;1340
Mhlangandlovu;-29.2738;30.8369;;;353
Mhlangandlovu;-28.028;31.4593;;;1352
Mhlangeni;-29.5876;29.5565;;;404
Mhlathuzana;-28.8492;31.6094;;;262
Mhlatuze Flats;-28.8206;31.9437;;;1474
Mhlekazi;-27.6993;32.1687;;;1468
Mhloshane;-28.7298;30.7266;;;968
Mhlubulweni;-29.1491;31.5338;;663;715
Mhlugwini;-29.512;30.8705;;;933
Mhlumlayo;-28.6736;30.1401;;;240
Mhlungwana A;-28.144;30.85;;816;995
Mhlungwane;-28.144;30.85;;;995
Mhlungwane B;-28.1549;30.7811;;;995
Mhlungwini;-29.1026;29.6895;;;266
Mhlwazi;-28.5974;30.2045;;;240
Mhlweni;-30.2692;30.0261;;;1477
Mhoyiza;-28.548;31.5186;;;1469
Mhujini;-28.2601;32.1215;;;897
Midmar;-29.519;30.1802;;;424
Mielibult;-27.8307;30.1739;;;179
Mielieplaat;-27.4671;31.1188;;;1058
Milford;-27.9539;30.2567;;;389
Mitchell Village;-29.5769;31.1166;;1481;220;90
Mithangar;-29.5788;31.1061;;1481;220;90
Mjaja;-30.736;29.9835;;;381
Mjeni;-28.0142;31.5358;;;979
Mjindi;-27.3845;32.2912;;;786
Mjindi;-27.3738;32.217;;;459
Mjinti;-28.6536;30.1198;;;240
Mjiza;-27.8065;31.5764;;1289;979
Mkhalazi;-28.7945;31.1678;;;968
Mkhandwini;-28.4935;31.7118;;;252
Mkhanyeni;-26.9918;32.1171;;;438
Mkhazane;-28.3229;31.3925;;;1352
Mkhize;-29.1855;30.8739;;;534
Mkhohlwa;-29.7606;29.8787;;;111
Mkholombe;-29.7364;30.7555;;;220;15
Mkhoma;-28.679;32.0147;;;1140
Mkhomazana;-29.6791;29.6527;;;404
Mkhomazi;-29.4385;29.5402;;;428
Mkhonjane;-28.1462;30.619;;;995
Mkhonjeni;-27.448;32.1761;;;459
Mkhukhuze;-29.525;30.9007;;;933
Mkhumbani;-30.188;30.531;;;1470
Mkhunya;-30.1627;30.4144;;;401
Mkhunya;-30.1465;30.444;;;1470
Mkhunyana;-28.8244;31.6403;;;262
Mkhuphulangwenya;-28.7399;31.7472;;;898
Mkhupula;-28.8097;30.5646;;;1340
Mkhuze;-27.6267;32.0382;;;1468;8
Mkhuzeni;-28.5466;30.2661;;;1222
Mkiwaneni;-27.9771;31.9327;;;979;8
Mkiwaneni B;-27.8142;31.9008;;828;979
Mkoba;-30.63;29.7894;;;381
Mkobasa;-28.8718;31.9279;;;1474
Mkobeni Kamensia;-29.7998;29.8031;;;111
Mkomanzi Drift Smallholdings;-30.1856;30.7574;;169;220;6
Mkomazi;-29.6313;29.7417;;;428
Mkondeni;-29.6462;30.4085;;;1083;30
Mkukwini;-28.6786;29.1151;;;55
Mkupe;-28.6704;31.2449;;;968
Mkuze;-27.662;32.2581;;;1349
Mkwakweni;-27.3284;31.4625;;;1093
Mkwana;-28.6804;31.1287;;;968
Mlahlanja;-29.6193;30.6997;;;220;15
Mlambongwenya;-27.1742;32.0785;;;438
Mlamula;-27.2542;32.5233;;;786
Mlezana;-30.242;29.5292;;;1356
Mlingo;-27.6222;32.0357;;827;1468
Mloli;-26.949;32.6584;;;720
Mlolweni;-30.6624;29.7693;;;381
Mlovu;-28.0848;31.3248;;;1352
Mlozane;-30.7824;30.0914;;;444
Mmusa;-30.4199;29.7629;;;1356
Mnamfu;-30.5096;30.6081;;;400
Mncweba;-30.0962;29.6051;;;1356
Mndozo;-27.7557;30.1946;;;938
Mngampondo;-28.7149;31.6903;;;898
Mngcweni;-29.709;30.6417;;;220;15
Mngeni;-28.6101;30.5841;;;1222
Mngomezulu;-26.9733;32.0067;;;438
Mngxanyeni;-27.6918;31.7739;;;979
Mnkangala;-30.5489;30.1025;;;381
Mnkangala;-30.2301;29.5445;;;1356
Mnqamukantaba;-28.791;30.3022;;;1340
Mnqumeni;-30.4079;29.9582;;;1356
Mnqunyeni;-28.3463;30.6469;;;995
Mnsonono;-29.279;31.185;;;561
Mnungwini;-29.1307;29.6804;;;266
Mnyomawini;-29.3962;31.236;;;561
Mobatsha;-30.7385;30.3772;;;1098
Mobeni;-29.937;30.9663;;222;220;90
Mobeni East;-29.9322;30.9761;;222;220;90
Mobeni Heights;-29.9321;30.9431;;222;220;90
Mobeni West;-29.9418;30.9564;;222;220;90
Model Kloof;-28.5297;29.8036;;;1482;30
Moltloung;-27.8951;30.2746;;;389
Molweni;-29.7391;30.8666;;953;220;18
Mondlo Unit A;-27.9899;30.7223;;;857;50
Mondlo Unit B;-27.976;30.7097;;;857;50
Montclair;-29.9175;30.9648;;222;220;90
Montford;-29.9228;30.8747;;145;220;150
Montrose;-29.5768;30.3455;;;1083;30
Monzi Smallholdings;-28.4377;32.3012;;;897;2
Moor Park;-29.0753;29.8084;;;266
Moorten;-29.9034;30.8652;;145;220;150
Mophela;-29.8232;30.5896;;;220;15
Mophihli;-28.7803;31.282;;;968
Mophihli;-28.7722;31.2029;;;262
Mopukanqola;-28.4861;31.636;;;252
Morningside;-29.8212;31.0139;;54;220;90
Moscouw;-29.671;31.0006;;781;220;15
Moseley;-29.856;30.8896;;1087;220;90
Moseley Park;-29.8471;30.8756;;1087;220;90
Motala Heights;-29.807;30.8321;;1087;220;90
Motalabad;-29.7622;30.8787;;;220;15
Mount Edgecombe;-29.7091;31.0365;;;220;170
Mount Edgecombe Country Estate;-29.7195;31.0465;;879;220;90
Mount Edgecombe Country Estate 1;-29.7133;31.0463;;879;220;90
Mount Edgecombe Country Estate 2;-29.7257;31.0467;;879;220;90
Mount Michael;-29.5747;30.2856;;;403;30
Mount Moreland;-29.6382;31.0924;;;220;15
Mount Moriah;-29.7443;31.0197;;566;220;150
Mount Vernon;-29.8948;30.9364;;222;220;90
Mountain Home;-30.2401;29.8424;;;1356
Mountain Homes;-29.5592;30.2905;;;403;30
Mountain Ridge;-29.8084;30.8898;;1087;220;90
Mountain Rise;-29.5863;30.4058;;;1083;30
Mountview;-29.6546;31.0373;;1379;220;90
Movamhlone;-28.7562;31.7778;;;252;30
Mowat;-29.9097;30.9556;;222;220;90
Moya;-29.7969;30.6272;;;220;15
Moyeni;-30.213;29.6262;;;1356
Moyeni;-29.6198;29.7136;;;428
Moyeni;-28.7296;29.1915;;;55
Mozambique B;-29.8412;30.7897;;574;220;150
Mozi;-27.4733;32.3689;;;786
Mpakameni;-30.3633;30.0143;;;1356
Mpakaneni;-28.0682;31.5298;;;979
Mpandeni;-28.3617;30.6228;;;995
Mpandla;-28.6336;31.0653;;;968
Mpangele;-28.7679;31.909;;;252;30
Mpangisa;-30.0127;30.5077;;;127
Mpangisa;-29.3168;31.1265;;;933
Mpanza;-28.8959;30.555;;;353
Mpehlela;-28.8317;31.5548;;;262
Mpembeni;-28.3676;31.1212;;;30
Mpembeni;-28.123;31.9099;;;405
Mpenkulu;-30.6198;30.0204;;;381
Mpenkulu;-30.3597;29.8145;;;1356
Mphakathi;-27.5266;32.0375;;;1349
Mphakathini;-27.8889;32.4496;;;411
Mphakathini;-27.4999;32.4507;;;786
Mphakathini B;-27.8239;32.3949;;;411
Mphambanyoni;-30.1809;30.4592;;;1470
Mphendle;-29.0808;31.3169;;;262
Mphesheya;-30.3164;30.0231;;;401
Mpheshu;-30.6186;30.0489;;;381
Mphikwa;-30.6914;29.7826;;;381
Mphundumane;-28.9128;31.2195;;;262
Mpikanisweni;-30.4608;30.2031;;;400
Mpileni;-27.7758;32.2141;;;1468
Mpingana;-28.5575;30.9937;;;968
Mpini;-27.4022;32.6322;;;786
Mpisini;-28.1325;31.4037;;;1352
Mpisini;-27.7531;31.7979;;;979
Mpofana;-30.0525;30.3855;;;1141
Mpofana;-29.1105;31.267;;;262
Mpofini;-30.0353;30.131;;;1477
Mpola A;-29.8509;30.8117;;;220;150
Mpola B;-29.8634;30.8145;;;220;150
Mpolweni;-29.4218;30.4829;;;936
Mpolweni;-28.6842;31.0504;;;968
Mpompo;-27.8113;31.8047;;;979
Mpondwana;-27.3908;32.0654;;;459
Mpondweni;-28.5803;30.2849;;;1222
Mpondweni;-27.4086;32.0304;;;459
Mpontsheni;-28.8076;29.3713;;;55
Mpophemeni;-27.0865;32.3737;;;720;8
Mpophomeni;-27.1197;32.4953;;;720
Mpophomeni A;-29.5706;30.188;;887;424;50
Mpophomeni A;-27.0865;32.3737;;886;720
Mpophomeni B;-29.5595;30.1751;;887;424;50
Mpopolwane;-28.6051;30.3397;;;1222
Mpukunyoni;-28.5694;30.7177;;;995
Mpuma;-29.6908;30.6799;;;220;15
Mpumalanga;-27.8811;31.5316;;;979
Mpumalanga A;-29.8135;30.6115;;889;220;150
Mpumalanga B;-29.8057;30.6221;;889;220;150
Mpumalanga C;-29.8185;30.6317;;889;220;150
Mpumalanga D;-29.8322;30.6284;;889;220;150
Mpumalanga E;-29.8291;30.6157;;889;220;150
Mpumalanga East;-29.8054;30.6371;;889;220;150
Mpumalanga F;-29.8106;30.6479;;889;220;150
Mpumalanga G;-29.814;30.636;;889;220;150
Mpumalanga H;-29.8274;30.6515;;889;220;150
Mpumulwana;-27.8798;31.9759;;;979
Mpumulwana;-27.8459;31.9715;;84;979;;;kwazulu-natal-mpumulwana-nongoma-2
Mpumulwane;-29.992;29.6715;;;170
Mpunga;-30.2566;30.3452;;;401
Mpunga;-28.2565;31.2435;;;1352
Mpungose;-28.9105;31.6014;;;334
Mpungose;-28.2699;31.4478;;;1352
Mpunzana;-27.8829;31.5777;;;979
Mpuphusi;-27.7358;31.7791;;;979
Mpupumeni;-29.9803;29.428;;;1356
Mpuqwini;-27.9569;31.8475;;;979
Mpur;-30.3074;29.6187;;;1356
Mqangqala;-30.2389;30.4289;;;1470
Mqatsheni;-29.5907;29.5135;;;404
Mqedandaba;-28.9233;29.6161;;;266
Mqezemane;-28.9868;31.3244;;;262
Mqhedlana;-28.248;30.5992;;;995
Mqhokweni;-30.4049;29.7464;;;1356
Mqobela;-27.1538;32.8048;;;720
Mqondekweni;-29.8967;29.7027;;;111
Mqongwane;-27.3773;31.053;;;1058
Mqulela;-29.7893;29.8466;;;111
Mqumeni;-30.5214;29.987;;;1356
Mquzankunzi;-28.6281;31.8608;;;252
Msasandla;-28.8958;31.7609;;;252;30
Msebe;-27.8153;31.7962;;;979
Mseleni;-27.3413;32.5604;;;786
Mshaya;-28.4286;32.1068;;;897
Mshayazafe;-29.707;30.951;;430;220;150
Mshayazafe;-28.5505;31.025;;;968
Mshazi;-29.6928;30.8129;;;220;15
Mshazi Skhambane;-29.6855;30.7938;;;220;15
Mshiki;-28.0471;31.7784;;;979
Mshisweni;-30.7528;29.8961;;;381
Mshonisalanga;-26.862;32.0232;;;438
Msilili;-29.5486;30.7222;;;933
Msimbane;-27.4254;32.058;;;459;30
Msinsini;-30.0137;30.8911;;273;220;150
Msizini;-27.339;31.0884;;;1058
Msobotsheni;-28.6588;30.994;;;968
Msukane;-28.6851;30.9651;;;968
Msunduze;-29.5267;31.0011;;;933
Msunduze;-27.8997;31.9259;;;979
Msunduzi;-29.6647;30.6341;;;220;15
Mtakayise;-27.6757;31.7826;;;979
Mtamvuna;-30.8371;30.0528;;;444
Mtanenkosi;-27.5446;32.5763;;;786
Mtendeka;-27.8548;30.1018;;;179
Mtengu;-28.7613;31.7965;;;252;30
Mtengwana;-30.7143;30.3629;;;1098
Mthaleni;-30.4624;30.3085;;;400
Mthembu;-28.7244;30.1611;;;240;38
Mthembu;-28.6934;30.1482;;1399;240;38;;kwazulu-natal-mthembu-ekuvukeni-2
Mthentu;-30.7085;29.9126;;;381
Mthimude;-30.883;30.1405;;;444
Mthinzima;-28.2263;31.3141;;;1352
Mthombisa;-29.4161;31.057;;;933
Mthonjana;-27.7118;31.8277;;;979
Mthonjeni;-28.3095;31.5203;;;1352
Mthungeni;-28.8093;31.0218;;;968
Mthwadlana;-27.9647;31.9735;;;405
Mthwala;-28.144;31.7745;;;979
Mthwalume;-30.3502;30.3667;;;400
Mthwana;-30.4588;29.7315;;;1356
Mtilombo;-28.8692;31.5516;;;262
Mtinkwe;-27.4395;32.2722;;;786
Mtintanyoni;-30.5165;30.0036;;;381
Mtintombi;-28.8364;31.8136;;;898
Mtoli;-30.1505;30.4791;;;1470
Mtshazo;-30.4596;29.9522;;;1356
Mtshwili;-28.6726;31.0158;;;968
Mtubatuba A;-28.4188;32.1866;;;897;30
Mtulwa;-29.2288;30.784;;;176
Mtunzini;-29.1848;31.4764;;;715
Mtunzini;-28.9086;31.9111;;;1474;8
Mtunzini Forest;-28.9086;31.9111;;898;1474;2
Mtwalume;-30.4913;30.6254;;;1064
Muden;-28.9903;30.4227;;;353
Muiskraal;-27.745;30.0745;;;938
Mullingar;-27.9625;30.288;;;389
Munyu;-27.3495;32.3589;;;786
Munywana;-26.9688;32.1953;;;438
Munywini;-29.7003;30.1563;;;1083
Murchison;-30.7245;30.3576;;;1098
Musgrave;-29.8466;30.9984;;54;220;90
Muzi;-27.5828;32.3864;;;1349
Mvane;-28.5632;30.7731;;;995
Mvelabusha;-27.1299;32.6958;;;720
Mvoti;-29.2248;30.7364;;;176
Mvozana;-29.2474;31.0818;;;727
Mvubukazi;-29.6137;30.2975;;;1083
Mvulazi;-27.9736;31.8616;;;979;11
Mvulazi A;-28.0082;31.8384;;915;979
Mvulazi C;-27.9797;31.9042;;915;979
Mvundlweni;-29.67;30.2324;;;1083
Mvuthine;-28.9459;31.547;;;334;8
Mvuthine Reserve;-28.9459;31.547;;917;334;2
Mvutshana;-26.8788;32.864;;;720
Mvutshini;-30.8608;30.2871;;;1227
Mvutshini;-30.3103;29.9985;;;1477
Mvutshini;-28.1251;32.1443;;;897
Mvuyane;-29.9936;30.692;;;127
Mvuzane;-30.5626;30.3115;;;1098
Mwane;-28.7443;30.8979;;;968
Myeki;-28.308;32.1028;;1224;897
Mysieland;-30.2551;30.5993;;;1470
Mysore Ridge;-29.5505;30.3843;;986;1083
Mziki;-30.1591;30.2917;;;401
Mziki;-27.0013;32.2362;;;438
Mzimakwe;-30.6914;30.4422;;;1098
Mzimhlophe;-28.6175;30.8129;;;968
Mzinene;-27.9849;32.1157;;;405
Mzingazi;-28.7602;32.131;;;1140;30
Mzintlanga;-30.1042;29.7028;;;1356
Mzinyoni;-27.2258;32.2081;;;438
Mzipofu;-28.644;31.9981;;;1140
Mziyanke;-28.6628;30.0426;;;240
Mzomuhle;-29.6613;31.0317;;1379;220;90
Mzumbe;-29.599;29.7653;;;428
Mzwaneni;-28.8477;31.0343;;;968
Mzwangetwa;-29.3359;31.1943;;;561
NQutshini;-28.6176;31.8747;;;252
Naas;-27.8293;30.2194;;;179
Nagina;-29.87;30.8132;;1087;220;90
Nagle;-29.5744;30.6144;;;127
Naidooville;-30.2108;30.7674;;169;220;150
Namakazi;-28.4905;30.2009;;;240
Nambithani;-29.308;30.8868;;;933
Nambiti;-28.5778;29.7953;;;1482;30
Namibia;-29.6821;30.9866;;781;220;15
Namibia C;-29.8487;30.788;;574;220;150
Napierville;-29.6225;30.3565;;;1083;30
Natal Crushers;-29.5648;30.4299;;;1083;30
Natal Spa;-27.5193;30.8667;;;1058
Nazareth;-30.3827;29.8953;;;1356;8
Nazareth;-29.8476;30.8578;;1087;220;90
Nazareth A;-30.1888;29.864;;924;1356
Nazareth Island;-29.8565;30.8507;;1087;220;90
Ncadu Park;-27.7318;29.9775;;;938;30
Ncambele;-30.4041;29.6518;;;1356
Ncane;-30.6199;30.2731;;;1098
Ncayini;-28.5298;31.504;;;1469
Ncazuka;-30.2036;30.4707;;;1470
Nceceni;-28.0394;30.6396;;;857
Ncemaneni;-28.3335;31.6632;;;1352
Ncemaneni;-27.9631;31.8177;;;979
Ncepheni;-28.3327;30.6087;;;995
Ncombo;-28.8735;31.9605;;;1474
Ncombololo;-30.2489;30.4288;;;1470
Ncungu;-27.9154;31.5661;;;979
Ncwadi;-29.7849;29.9765;;;208
Ncwebeba;-28.1246;31.4832;;;1352
Ndaba;-29.1582;31.1339;;;727
Ndabanyeni;-28.8075;31.8543;;;252;30
Ndabeni;-27.3529;32.041;;;459;8
Ndabeni Forest;-27.3396;31.9964;;927;459;2
Ndaka;-28.667;30.1818;;;240
Ndakeni;-30.3554;29.8208;;;1356
Ndaleni;-29.8863;30.2507;;;1141
Ndanyana;-28.6532;31.1706;;;968
Ndanyana;-28.4999;30.5158;;;1222
Ndanyeni;-28.5912;32.0257;;;569
Ndatshana;-28.0925;30.5869;;;995
Ndawana;-29.9917;29.4452;;;1356
Ndaya;-30.1142;30.671;;;1180
Ndaya;-28.7837;30.6181;;;1340
Ndideni;-30.4391;29.9671;;;1356
Ndikwe;-28.5827;30.8895;;;968
Ndimakude;-28.7534;30.7897;;;534
Ndindima;-28.882;31.9397;;;1474
Ndindindi;-28.156;30.6516;;;995
Ndindini;-28.6746;31.0856;;;968
Ndleleni;-28.8463;31.9343;;;1474
Ndlondlweni;-27.1397;32.5547;;;720
Ndlovini;-30.6183;30.0875;;;381
Ndlovini;-30.4842;29.99;;;1356
Ndlovuzulu;-30.5948;30.1765;;;1098
Ndlozana;-28.1329;31.7595;;;979
Ndodeni;-30.0342;29.6625;;;170
Ndololwane;-28.0169;31.7171;;;979
Ndombeni;-28.2131;32.2186;;;897
Ndondolo;-29.5303;31.064;;;933
Ndondondwana;-28.5285;31.6264;;;252
Ndonyane;-30.2344;30.3685;;;401
Ndukwende;-29.1128;30.9417;;;727
Ndulinde;-29.0412;31.4329;;;1257
Ndulini;-30.0076;29.6923;;;170
Ndumakude;-30.5475;30.4072;;;400
Ndumakude;-30.094;29.8129;;;1356
Ndumo;-26.8786;32.2588;;;438;8
Ndumo Game Park;-26.8786;32.2588;;930;438
Ndumu;-26.9383;32.265;;;438
Ndumu;-26.9054;32.3355;;;720
Ndundulu;-28.6924;31.5319;;;1469
Ndunduma;-30.2178;30.3536;;;401
Ndundumene;-28.8177;30.9442;;;534;8
Ndundumeni;-28.8177;30.9442;;931;534
Ndunge;-30.465;30.4669;;;400
Ndunu;-30.7625;30.032;;;444
Ndunyeni;-28.0592;31.7873;;;979
Nduro;-28.6829;31.4955;;;1469
Ndwebu;-30.4488;30.2207;;;400
Ndweni;-28.6539;31.1092;;;968
Ndzombane;-30.2901;29.7146;;;1356
Nellie;-27.9331;30.1887;;;179
Nellie Valler;-27.9095;30.2045;;;179
New City;-30.0148;30.8717;;273;220;150
New Dawn Park;-29.7869;30.9803;;939;220;150
New Germany;-29.818;30.8617;;1087;220;90
New Germany Industrial Park;-29.8015;30.8812;;1087;220;6
New Glasgow;-29.5999;31.0375;;;220;15
New Grodt;-29.4043;31.2452;;360;561;50
New village;-29.9822;29.4701;;;1356
Newcastle CBD;-27.7551;29.9338;;;938;30
Newcastle Central;-27.7644;29.9329;;;938;30
Newholme;-29.5596;30.4047;;986;1083
Newlands East;-29.7717;30.9902;;;220;530
Newlands West;-29.779;30.9569;;;220;510
Newsel Beach;-29.6685;31.1182;;1465;220;90
Newspaper;-29.3557;30.8802;;;176
Newspaper;-29.3379;30.9105;;;933
Newtown;-29.7136;30.966;;430;220;150
Newtown;-29.5367;31.1432;;1481;220;90;;kwazulu-natal-newtown-durban-2
Newtown B;-29.7143;30.9582;;430;220;150
Newtown C;-29.7129;30.9738;;430;220;150
Ngabayena;-29.5816;30.6526;;;1411
Ngabayena;-28.6034;30.381;;;1222
Ngabe;-28.5324;30.826;;;968
Ngangwini;-29.0268;31.1052;;;727
Ngcawusheni;-30.8629;30.1322;;;444
Ngcazolo;-30.497;30.3193;;;400
Ngcengesi;-30.5062;30.1924;;;1098
Ngceni;-30.4049;30.0497;;;1356
Ngedla;-28.2945;30.6225;;;995
Ngedleni;-29.5403;31.0729;;;933
Ngedlesi;-28.9044;31.2487;;;262
Ngeza;-28.8825;31.5824;;;262
Ngilanyoni;-30.0754;30.5727;;;127
Ngoba;-28.8381;29.2609;;;55
Ngodini;-30.9223;30.1959;;;1227
Ngodini;-28.7714;31.6117;;;262
Ngoengeni;-28.687;30.4043;;;1340
Ngoleleni;-30.5982;30.222;;;1098
Ngolokodo;-27.9797;30.6028;;;995
Ngolotshe;-28.1943;31.7826;;;979
Ngomakazi;-30.362;30.3422;;;400;8
Ngomankulu;-28.7325;31.0205;;;968
Ngome;-27.846;31.4219;;;639
Ngongonini;-30.3048;30.0372;;;401
Ngonweni;-29.6062;30.8977;;1190;220;15
Ngonyamaneni;-27.834;31.6702;;;979
Ngoqongo;-27.9173;31.5051;;110;979
Ngoshe;-28.0112;31.517;;;979
Ngotshe;-27.7643;31.1752;;;409
Ngoye;-28.8448;31.34;;;262
Ngqokozweni;-30.356;29.8044;;;1356
Ngqokweni;-29.9263;30.2222;;;1141
Ngqolo;-30.6318;29.7327;;;381
Ngqulu;-30.0539;30.5052;;;1141
Ngqulu;-28.5967;30.6405;;;995
Ngqumareni;-30.5361;29.6317;;;1356
Ngqungqu;-28.0884;31.8064;;;979
Ngqungqulu;-29.7391;30.8666;;;220;18
Ngqungqumeni;-30.7936;29.9616;;;381
Ngubela;-28.7176;29.0883;;;55
Ngubelanga;-30.6451;29.7961;;;381
Ngubeni;-29.7015;30.2489;;;1083
Ngubevu;-28.6876;30.5849;;;1340
Ngubo;-28.7068;30.3475;;;1340
Ngude;-27.7155;32.1386;;;1468
Ngudle;-28.4412;30.9127;;;968
Ngulule;-29.079;31.5753;;663;715
Ngulule;-28.6396;30.3738;;;1222
Ngundwini;-29.033;31.2811;;;262
Ngunundu;-28.8155;31.3704;;;262
Nguqu;-28.9543;31.6489;;;334
Nguqunguqu;-28.0027;30.1422;;;179
Nguse;-30.2242;29.9329;;;1356
Ngwadini;-30.1435;30.6025;;;1470
Ngwadumane;-29.237;31.0367;;;727
Ngwagwane;-30.065;29.7932;;;1356
Ngwangwane;-29.9631;29.5303;;;111
Ngware;-28.158;31.7008;;;979
Ngwavu;-28.6382;30.9243;;;968
Ngwebini;-28.3098;30.7162;;;995
Ngwebini D;-28.3645;30.9476;;;995
Ngwebu;-28.5611;31.9899;;;569
Ngwebu;-28.2822;31.5627;;;1352
Ngwegweni;-28.5678;31.0745;;;968
Ngwelezane;-28.774;31.8601;;;252;50
Ngwempisi;-29.2169;30.9299;;;534
Ngwenda;-30.4194;30.2502;;;400
Ngwenya;-27.8036;32.3878;;;411
Ngwenyameni;-26.9804;32.0292;;;438
Ngwetshana;-28.2492;30.6322;;;995
Ngwundo;-28.7816;30.9882;;;968
Ngxabano;-27.1711;32.7725;;;720
Ngxalingenwa;-30.0046;29.6408;;;170
Ngxapangxapa;-30.4764;29.8426;;;1356
Ngxola;-30.0203;29.5933;;;170
Nhlababo;-28.7392;31.2566;;;968
Nhlabamkosi;-29.5955;29.8868;;;428
Nhlabane;-28.6527;32.2352;;;569
Nhlabazinde;-26.8817;32.0127;;960;438
Nhlabezinde;-26.8817;32.0127;;;438;8
Nhlabo;-28.9375;31.624;;;334
Nhlalidakiwe;-28.9061;31.0638;;;262
Nhlalwane;-30.4529;30.0705;;;1098
Nhlambamasoka;-29.491;29.6014;;;428
Nhlambamasoka;-28.1817;30.9156;;;995
Nhlamvu;-27.3135;32.575;;;786
Nhlangwini;-30.575;30.063;;;381
Nhlangwini;-30.0182;30.1076;;;1477
Nhlangwini;-29.2752;31.1301;;;933
Nhlanhleni;-28.5626;30.3902;;;1222
Nhlanza;-30.7272;29.8849;;;381
Nhlanzana;-27.2986;32.2419;;;786
Nhlathimbe;-29.5142;29.5834;;;428
Nhlawathi;-28.0515;31.9871;;;405
Nhlazanyoni;-30.193;30.436;;;1470
Nhlazatshe;-28.1607;31.2423;;;1352
Nhleleni;-27.7885;31.7445;;;979
Nhlengesi;-30.4839;30.1925;;;400
Nhlesi;-28.7801;30.5441;;;1340
Nhlohlela;-28.8654;31.2156;;;262
Nhlokoyenkomo;-30.7566;29.9606;;;381
Nhlonga;-28.7498;30.6581;;;1340
Nhlophenkulu;-27.8812;31.6263;;;979
Nhloya;-28.3718;30.6508;;;995
Nhlozane;-30.3031;30.2924;;;401
Nhlungwane;-29.72;30.9719;;430;220;150
Nhluthelo;-29.6601;30.2611;;;1083
Niekerskraal;-28.4455;30.0856;;;240
Nietgedocht;-28.9408;30.3865;;;353
Niewjaarsfontein;-30.3281;29.6537;;;1356
Nigeria;-29.6682;31.0043;;781;220;15
Nikwe;-30.818;30.0032;;;444
Ningisa;-28.8298;30.7459;;;534
Ningizimu;-28.6624;31.8719;;;252
Nirvana Hills;-29.8615;30.8758;;1087;220;90
Njampela;-27.9653;31.7023;;;979
Njekane;-29.3918;31.276;;;561
Njengabantu;-29.2325;30.8244;;;353
Njiya;-27.694;32.4831;;;411
Njojo;-28.273;31.5257;;;1352
Njomelwano;-28.5729;31.5163;;;252
Njunga;-30.363;29.6393;;;1356
Nkabane;-28.4733;30.814;;;995
Nkabini;-29.7333;30.1221;;;1083
Nkadudu;-30.3854;30.0059;;;1356
Nkalokazi;-30.5676;30.4474;;;400
Nkalokazi;-30.3336;30.0578;;;401
Nkamba;-28.6437;30.4369;;;1222
Nkampini;-30.9186;30.271;;;1227
Nkampini;-30.3992;29.6884;;;1356
Nkanda;-27.9873;30.6326;;;995
Nkandle;-27.9766;30.6764;;;995
Nkangala;-30.4725;30.5492;;;400
Nkangala;-29.7399;30.8823;;;220;15
Nkangala;-28.8646;31.3328;;;262
Nkangala;-28.6935;30.1106;;;240;8
Nkangala;-27.5517;32.0526;;;1349
Nkapha;-30.4678;29.9711;;;1356
Nkatha;-28.3718;32.133;;;897;8
Nkatha 2;-28.433;32.0801;;972;897
Nkelabantwana;-29.762;29.7988;;;111
Nkhanangu;-28.6693;31.9798;;;252
Nkobongo;-29.4403;31.2108;;;35
Nkofeni;-30.5129;29.8817;;;1356
Nkojane;-28.8705;31.8457;;;1474
Nkolokoto;-28.3628;32.0457;;;897
Nkolovuzane;-29.2432;31.0198;;;727
Nkomanzana;-28.7814;29.2004;;;55
Nkombose;-28.398;32.1547;;;897
Nkomeni;-30.1371;29.7725;;;1356
Nkomeziphansi;-28.6886;30.7583;;;968
Nkomokazi;-29.93;30.7018;;;220;15
Nkomokazini;-28.9625;29.5852;;;266
Nkondweni;-28.795;31.2839;;;968
Nkoneni;-30.9432;30.2161;;;1227
Nkoneni;-30.5223;30.0738;;;381
Nkonisa;-28.6297;31.0349;;;968
Nkonjeni;-28.3331;31.5718;;;1352
Nkonjeni;-27.9234;31.8129;;;979;8
Nkonjeni A;-27.9174;31.7178;;975;979
Nkonyamaneni;-28.0019;32.1758;;;405
Nkonyane;-28.8965;30.4316;;;1340
Nkonzo;-29.958;29.7965;;;208
Nkothaneni;-30.8905;30.2295;;;1227
Nkothweni;-29.6184;29.6292;;;428
Nkqozana;-30.2502;29.7204;;;1356
Nkumba;-29.7465;29.871;;;111
Nkumba-Nyuswa;-29.3872;30.9932;;;933
Nkume;-28.8227;31.5149;;250;898;30
Nkungumathe;-28.5078;31.0864;;;968
Nkungwini;-27.9213;31.8243;;;979
Nkungwini;-27.0083;32.0054;;;438
Nkunkwini;-29.3761;31.2849;;;561
Nkunzana;-27.7054;31.784;;;979
Nkunzempuga;-29.0705;31.4332;;;1257
Nkunzempunga;-28.938;31.2442;;;262
Nkunzempunga;-28.7259;31.4554;;;1469
Nkunzi;-28.323;30.0445;;;1482
Nkuwuwini;-27.891;31.8709;;;979
Nkwali;-30.1012;30.7954;;;1180
Nkwambane;-27.0185;32.1585;;;438
Nkwanini;-30.317;30.3121;;;401
Nkweme;-27.8553;31.89;;;979
Nkwezela;-29.8748;29.8124;;;208
Nobanga;-29.5405;30.7982;;;933
Nobugalaza;-28.5105;31.5207;;;1469
Nodwengu;-30.1969;29.8018;;;1356
Nofohla;-29.2524;31.0054;;;727
Nogayizivele;-28.6789;30.0924;;894;240
Nohaha;-28.4667;31.9833;;;569
Nohhihhi;-27.5402;32.0799;;;1349
Nokomkhonto;-27.7901;32.4786;;331;411
Nolangeni;-30.253;29.7976;;;1356
Nolila-Sonane;-28.8704;31.1534;;;262
Nomageje;-30.4391;30.1071;;;400
Nomahhala;-29.0577;31.0395;;;727
Nomakhanzana;-30.4815;30.5833;;;400
Nomangci;-28.6905;31.0969;;;968
Nombengeza;-30.7103;29.8748;;;381
Nomcondo;-28.0865;32.1703;;;405
Nomdaphu;-30.453;29.8649;;;1356
Nomdiya;-28.2292;31.3628;;;1352
Nomeva;-30.2834;29.7632;;;1356
Nomponjwana;-28.648;31.5844;;;252
Nomyaca;-28.7428;31.6852;;;898
Nondabuya;-27.3365;32.1476;;;459
Nongidi;-30.7828;29.9842;;;381
Nongidi;-30.1514;29.8504;;;1356
Nonginqa;-30.1632;29.5699;;;1356
Nonguqa;-29.7785;29.9222;;;111
Nonoti;-29.6631;30.6552;;;220;15
Nonoti;-29.5398;30.7732;;;933
Nonoti;-29.2495;31.3346;;;561
Noodberg;-29.4162;30.869;;;933
Noordsig;-28.7363;31.8989;;;252;30
North Beach;-29.8481;31.0337;;;220;90
North Industria;-29.8134;30.872;;1087;220;6
North Sand Bluff;-31.0463;30.2227;;;1095;30
Northcroft;-29.6991;30.9971;;1079;220;150
Northdale;-29.5596;30.4047;;;1083;550
Northdene;-29.8674;30.8868;;1116;220;90
Northdown;-27.7108;30.0022;;;938;2
Northern Park;-29.5789;30.3669;;;1083;30
Northlands;-29.3276;31.2929;;;561;30
Noshezi;-29.6902;30.2607;;;1083
Noshungu;-28.8786;31.6385;;;898
Nositha;-30.8208;30.3291;;;736
Nothekwane;-28.832;30.9962;;;968
Noukloof;-27.4337;30.9628;;;1058
Noukraal;-27.4575;30.9803;;;1058
Novukela;-30.3842;29.7203;;;1356
Nozambula;-28.5411;32.0577;;;569
Nozandla;-28.9164;31.6278;;;334
Nqabelweni;-30.2115;29.5584;;;1356
Nqabeni;-30.18;29.4925;;;1356
Nqabeni;-29.6122;30.2246;;;1083
Nqabeni;-28.6721;30.6463;;;1340
Nqalweni;-30.6348;30.1914;;;444
Nqamane;-28.8825;31.2399;;;262
Nqekwane;-28.4125;31.5512;;;1469
Nqobane;-29.8858;30.7592;;;220;15
Nqokotho;-27.8577;31.6689;;;979
Nqoleni;-28.8729;30.6649;;;1340
Nqoleni;-28.7677;31.6553;;;262
Nqotweni;-28.17;31.8521;;;405
Nqula;-28.4697;29.2493;;;55
Nqulu;-27.8379;31.9423;;;979
Nqumeni;-29.8977;29.7484;;;208
Nqutsheni;-27.9491;32.4363;;;411
Nqutshini;-29.0958;31.6064;;663;715
Nqutshini;-28.7906;31.8392;;;252;30;;kwazulu-natal-nqutshini-empangeni-2
Nqwaqa;-30.1696;29.6498;;;1356
Nsamlome;-28.7241;30.8201;;;968
Nsangwini;-30.7753;30.3505;;;736
Nseleni;-28.6652;32.0229;;;1140;50
Nsimane;-27.8549;32.3797;;;411;8
Nsimbini;-30.7841;30.3225;;;736
Nsingabani;-28.6819;30.8964;;;968
Nsingabantu;-28.6178;30.8817;;;968
Nsiswakazi;-29.8794;30.824;;1087;220;90
Nsonono;-29.2888;31.1659;;;933
Nsubeni;-28.2315;31.0011;;;995
Nsukaze;-28.1015;31.4302;;;1352
Nsukumbili;-27.0623;32.7596;;;720
Nsuze;-29.3676;30.9593;;;933
Nsuze;-28.5256;30.9653;;;968
Ntababomvu;-28.9039;30.2995;;;1340
Ntababomvu;-28.3278;30.7714;;1000;995
Ntababomvu A;-28.2958;30.6635;;;995
Ntababomvu B;-28.1674;30.949;;;995
Ntabakayishi;-28.9005;30.4051;;;1340
Ntabakucasha;-30.4438;30.2067;;;400
Ntabandlovu;-28.7135;31.2592;;;968
Ntabane;-30.0965;30.3499;;;401
Ntabane;-28.5609;31.8604;;;252
Ntabaningi;-29.3657;31.2768;;;561
Ntabankulu;-28.3028;31.5836;;;1352
Ntabayengwe;-27.112;32.0795;;;438
Ntabayenkosi;-28.5249;31.6129;;;252
Ntabayezulu;-27.7329;31.9673;;;979
Ntabazu;-30.4623;30.4464;;;400
Ntabebomvu;-28.3278;30.7714;;;995;8
Ntabebomvu;-28.0823;30.6703;;;857
Ntabeni;-30.2521;29.7411;;;1356
Ntabesikopo;-30.1302;30.4804;;;1470
Ntamamhlophe;-28.2989;31.2598;;;1352
Ntambama;-30.266;30.1219;;;401
Ntamoyenkunzi;-28.891;31.2002;;;262
Ntandakuwela;-28.2744;31.4983;;;1352
Ntanyandlovu;-28.2687;30.6691;;;995
Ntanyazulu;-28.5962;30.3105;;;1222
Ntanyeni;-28.5277;30.7965;;;968
Ntanyeni;-28.4954;30.7787;;;995
Ntapha;-30.3132;30.2453;;;401
Ntembeni;-28.8441;31.0798;;;968
Ntendeka;-28.27;31.4172;;;1352
Ntenguland;-30.4793;30.4878;;;400
Ntenjane;-28.8918;31.5356;;;262
Ntenjanei;-28.8864;31.5499;;;262
Nthunzi;-28.6482;31.9847;;;252
Ntlambamasoka;-30.2726;29.8899;;;1356
Ntlangwini;-30.3992;29.779;;;1356
Ntlobeni;-30.4602;29.8784;;;1356
Ntolwane;-28.822;31.1245;;;968
Ntombiyahlulinina;-29.1367;31.1004;;;727
Ntondweni;-28.1845;32.1497;;;897
Ntongela;-29.7186;30.6952;;;220;15
Ntontiyane;-28.2253;31.4184;;;1352
Ntontonto;-30.2339;30.6003;;;1470
Ntoshoweni;-28.0735;31.7641;;;979
Ntoyini;-28.5992;31.9465;;;569
Ntsangwini;-29.3673;31.2389;;;561
Ntshabeni;-30.3721;30.0045;;;1356
Ntshaseni;-30.1088;30.4452;;;1470
Ntshayamoya;-30.2614;30.0935;;;401
Ntshentshelu;-28.7171;31.6527;;;262
Ntshingimpisi;-28.7406;32.1413;;;569
Ntshingwana;-30.1076;30.4769;;;1470
Ntshinini;-29.5821;29.8617;;;428
Ntshiza;-28.6423;30.7597;;;968
Ntshongwe;-27.412;32.351;;;786
Ntshongweni;-29.8385;30.7056;;;220;15
Ntsikeni;-30.1376;29.5891;;;1356
Ntukuso;-29.6715;30.5945;;;220;15
Ntukwini;-30.0737;30.7349;;;1180
Ntuli;-28.6417;30.322;;;1222
Ntulwana;-28.7696;30.9656;;;968
Ntumbeni;-28.6359;31.14;;;968
Ntunjambili;-28.9395;30.9442;;;727
Ntuthela;-28.8831;30.9421;;;534
Ntuthunga;-28.431;31.9292;;;569
Ntuze;-28.8794;31.7389;;;898
Ntuzuma A;-29.7555;30.9365;;1012;220;150
Ntuzuma B;-29.7506;30.9508;;1012;220;150
Ntuzuma C;-29.7349;30.9509;;1012;220;150
Ntuzuma E;-29.7255;30.9306;;1012;220;150
Ntuzuma F;-29.7316;30.9462;;1012;220;150
Ntuzuma G;-29.7215;30.9514;;1012;220;150
Ntuzuma H;-29.7269;30.9631;;1012;220;150
Ntwasahlobo;-29.6422;29.6788;;;428
Ntweka;-30.0634;30.6794;;;1180
Ntweni;-28.627;31.9867;;;569
Ntweni;-27.7708;31.8549;;;979
Ntwezi;-28.5957;31.9788;;;569
Nungwane;-30.0108;30.7152;;;220;15
Nungwane;-29.9986;30.6673;;;127
Nutwa;-29.095;31.1856;;;727
Nxamalala;-28.8354;30.4488;;;1340
Nxebeni;-28.5553;31.9365;;;569
Nxumalo;-28.5137;30.1624;;;240;8
Nyaka;-30.1609;29.788;;;1356
Nyala Park;-28.7495;31.906;;;252;30
Nyalazi;-28.0567;32.4158;;;411
Nyamazane;-29.1617;31.0789;;;727
Nyandeni;-30.7109;29.7454;;;381
Nyandezulu;-30.7538;30.3425;;;1098
Nyanini;-28.902;31.4877;;;262
Nyanisweni;-30.8822;30.1934;;;1227
Nyanisweni;-30.1942;29.9056;;;1356
Nyanyadu;-27.9749;30.2906;;;389
Nyathini;-29.1333;31.4893;;663;715
Nyathini;-28.8994;31.5802;;;262
Nyathini;-27.878;31.9394;;;979
Nyathini;-27.8304;32.4249;;;411
Nyavini;-30.4038;30.3841;;;400
Nyawo;-27.2759;32.0692;;;459
Nyawoshane;-28.7565;31.0233;;;968
Nyembe;-30.174;29.7788;;;1356
Nyembe;-28.9336;31.8182;;;1474
Nyenyane;-27.015;32.6837;;;720
Nyimbithwa;-28.8164;31.2316;;;262
Nyonebomvu;-29.1641;30.9208;;;727
Nyoni;-29.0785;31.4622;;;1257
Nyonyana;-30.4924;30.4297;;;400
Nyonyana;-29.5915;31.0033;;;933
Nyusana;-28.6937;28.9922;;;55
Nzala;-28.8021;30.6973;;;1340
Nzalabantu;-28.7231;32.1656;;;569
Nzamangamandla;-28.1513;31.6494;;;979
Nzikinziki;-29.1572;31.1121;;;727
Nzimakwe;-31.0097;30.2306;;;1095
Nzimane;-28.5813;30.2458;;;1222
Nzinga;-29.5897;29.7507;;;428
Nzondwane;-27.8248;31.7344;;;979
Nzondweni;-29.7175;30.1243;;;1083
Nzuza;-29.1443;31.2067;;;727
OQhabiyeni;-28.5768;31.6117;;;252
Oak Park;-29.5622;30.3347;;144;1083
Oaklands;-29.8656;30.8011;;1087;220;90
Oaklands;-29.6437;31.0265;;1379;220;90;;kwazulu-natal-oaklands-durban-2
Obane;-27.6724;31.8695;;;979
Obanjeni;-28.9232;31.6753;;;898
Obhicini;-27.9686;31.8404;;390;979
Obhuqwini;-27.8635;31.5523;;;979
Obihlweni;-28.9723;31.1065;;;727
Obizo;-28.6499;31.8863;;;252
Obizo;-28.5966;31.9185;;;569
Observation Hill;-28.5355;29.7702;;;1482;30
Obuka A;-28.606;31.5697;;;252
Obuka B;-28.5279;31.5792;;;252
Obuka C;-28.5259;31.691;;;252
Ocean View;-29.9114;31.0268;;78;220;90
Ocheni;-29.1528;31.0151;;;727
Ockerts Kraal;-29.639;30.4283;;;1083;30
Odeke;-30.5067;30.3541;;;400
Odengeni;-27.8912;31.6621;;110;979
Odidini;-30.0401;30.6842;;;1180
Odishweni;-27.9139;31.7771;;;979
Odlameni;-29.5439;30.6593;;;1411
Ofantwini;-29.4765;30.7566;;;933
Ogade;-28.7332;29.125;;;55
Ogagwini;-30.0365;30.6597;;;127
Ogazini;-28.2756;30.9367;;;995
Ogedleni;-28.0389;31.3215;;;1352
Ogedleni;-27.6798;31.8461;;;979;8
Ogedleni C;-27.6705;31.8063;;1025;979
Ogengele;-28.3268;32.1483;;;897
Ogunjini;-29.5742;30.9647;;;933
Ohaheni;-28.8095;31.6921;;;898
Ohaleni;-28.2211;30.7236;;;995
Ohlahla;-28.4738;30.9413;;;968
Ohlalwini;-27.3942;32.094;;;459;11
Ohlange;-29.2332;31.1375;;;933
Ohlelo;-28.4748;31.0348;;;968
Ohutshini;-28.7615;31.1178;;;968
Okhalweni;-30.1688;30.4978;;;1470
Okhalweni;-30.0692;30.5427;;;127
Okhalweni;-29.8018;29.628;;;404
Okhalweni;-29.7063;30.1952;;;1083
Okhalweni;-27.6328;31.8725;;;979
Okhetheni;-29.9366;29.72;;;208
Okhombe A;-28.7014;29.0735;;;55
Okhukho;-28.2678;31.6868;;;1352
Okledeni;-28.0217;31.8088;;;979
Olakeni;-27.5311;32.6035;;;786
Olivia;-28.7108;29.1213;;;55
Oliviershoek;-28.6996;29.1572;;;55
Olubomvu;-28.6468;30.0177;;894;240
Olwambeni;-29.8956;30.7269;;;220;15
Ombimbini;-27.8972;31.4624;;;1352
Ongelweni;-28.5599;31.6534;;;252
Ongoye;-28.8702;31.8331;;;252;30
Ophate;-28.9107;30.338;;;1340;8
Ophathe;-28.9107;30.338;;1034;1340
Ophiyaneni;-27.8598;31.5929;;563;979
Ophofini;-28.8402;30.9716;;;534
Ophokweni;-29.6473;30.6476;;;127
Ophondweni;-30.2136;30.5225;;;1470
Ophondweni;-28.1612;32.223;;;897
Ophondweni;-27.3051;32.1055;;;459
Opmerksaamheid;-28.5133;30.0361;;894;240
Opuzane;-27.4784;30.9442;;;1058
Oqaqeni;-29.1345;31.1477;;;727
Oqhumo;-28.8327;29.112;;;55
Oqungweni;-28.6695;30.2219;;;240
Oqweqweni;-29.6422;30.6023;;;127
Oranjedal;-27.3568;31.2143;;;1093
Oribi Gorge;-30.7108;30.2523;;;444
Oribi Heights;-29.6536;30.394;;;1083;30
Oribi Village;-29.6451;30.3979;;;1083;30
Orient Heights;-29.5599;30.42;;986;1083
Orient Hills;-30.0007;30.9195;;637;220;150
Osborn;-28.5999;31.3211;;;1469
Oshabeni;-27.0302;32.057;;;438
Oshamba;-30.477;30.2651;;;400
Oshikishi;-29.2008;31.0476;;;727
Oshikishini;-28.9016;30.9496;;;727
Osingisingini;-27.9885;31.6923;;;979
Osizweni;-27.7874;30.1549;;;938;780
Osizweni A;-27.7875;30.1307;;1039;938;50
Osizweni C;-27.7789;30.1607;;1039;938;50
Osizweni D;-27.7823;30.1687;;1039;938;50
Osizweni E;-27.795;30.1597;;1039;938;50
Osizweni F;-27.7969;30.1264;;1039;938;50
Oslo Beach;-30.7663;30.4331;;;1098;30
Osuthu;-27.9973;31.5164;;;979
Othaka;-28.1875;30.806;;;995
Othame;-28.7151;30.5556;;;1340
Othandweni;-27.8455;31.518;;;979
Othini;-28.2297;31.3883;;;1352
Othinsangu;-28.0612;31.711;;;979;8
Othinsangu B;-27.8882;31.8307;;1040;979
Othobothini;-27.3942;32.094;;1027;459
Othulini;-28.8766;30.4971;;;1340;8
Ottawa;-29.668;31.0372;;1379;220;90
Ottawa South;-29.6805;31.0453;;70;220;90
Otungulu;-29.0714;31.6527;;;715
Outer West Durban;-29.7723;30.7333;;;220;270
Ovondlo;-28.6606;32.0306;;;1140
Oyengweni;-29.1541;31.276;;;727
Paarde voet pad;-28.6278;30.05;;439;240
Padianager;-29.1763;31.4122;;1339;715;30
Pakkies;-30.5692;29.5885;;;519
Palestine;-29.6755;30.9939;;781;220;15
Palm Beach;-30.9789;30.2726;;;1095;30
Palmcliffe;-30.2403;30.7825;;;220;15
Palmiet;-29.8123;30.9659;;;220;90
Palmview;-29.6723;31.0233;;1079;220;150
Panekeni;-29.6993;30.6749;;;220;15
Paninkukhu;-30.4415;29.7441;;;1356
Panorama;-28.7539;31.8857;;;252;30
Panorama Gardens;-29.5751;30.4236;;;1083;30
Panorama Park;-30.1174;30.8434;;504;220;90
Papasi;-28.0568;31.9638;;;405
Paradise;-27.756;29.9208;;;938;30
Paradise Valley;-29.8399;30.8923;;1087;220;90
Park Hill;-29.7874;31.0237;;221;220;90
Park Rynie;-30.3244;30.731;;;1180;30
Parlock;-29.7961;30.9766;;940;220;90
Patane;-28.466;32.0193;;;569
Path Farm;-27.9682;30.2084;;;389
Patsoana;-28.2409;30.7934;;;995
PeaceTown;-28.4478;29.7448;;;1482
Pearl;-28.6167;30.019;;;240
Pelham;-29.6228;30.3843;;;1083;30
Pennendale;-29.2246;29.9904;;861;861
Perseverance;-29.0396;30.7629;;;534
Pevensey;-29.7918;29.6138;;;404
Phakwe;-28.8244;30.6473;;;1340
Phalafini;-28.6753;30.3081;;;1340
Phambana;-28.4761;31.052;;;968
Phaphasi;-27.843;31.7977;;;979
Phapheni;-27.271;32.2148;;;459
Phaphu;-28.9317;31.4442;;;262
Phayipini;-29.6268;30.3216;;;1083
Phelandaba;-27.0452;32.5342;;;720
Phezukwehlanze;-28.4835;31.5259;;;1469
Phillip;-27.8488;30.1998;;;179
Phindavele;-28.8721;31.1981;;;262
Phoenix;-29.7019;31.0107;;;220;1800
Phoenix Industrial;-29.7233;30.9982;;1079;220;6
Phola Mission;-29.6967;30.9199;;;220;15
Pholanyoni;-30.3249;29.7307;;;1356
Pholela;-28.7589;30.8613;;;968
Phondweni;-28.3015;32.2432;;;897
Phongola;-28.8356;31.7861;;;898
Phongolo;-30.4658;30.138;;;1098
Phumamuncu;-30.3952;30.0137;;;1356
Phumphele;-29.877;30.8312;;1087;220;90
Phumuza;-30.7523;29.9402;;;381
Phumuzamaphika;-28.7104;30.868;;;968
Phumuzamaphilo;-28.7008;30.8946;;;968
Phungula;-30.2225;29.7026;;;1356
Phuthini;-30.3019;30.1024;;;401
Pikinini Myamazane;-26.956;32.7125;;;720
Pikinini Nyamazane;-27.1515;31.9892;;;438
Pinelands;-29.8318;30.8523;;1087;220;90
Pineside;-29.8109;30.8754;;1087;220;90
Pineview;-29.8732;30.806;;1087;220;90
Pioneer Park;-27.7308;29.9367;;;938;30
Pivaanspoort;-27.4819;30.9936;;;1058
Plainhill;-30.2751;30.054;;;401
Plantations;-29.7952;30.767;;402;220;6
Plessis-Laer;-29.6432;30.3352;;;1083;30
Point;-29.8693;31.0474;;;220;90
Polela;-29.8183;29.7777;;;111;30
Poona;-27.9373;30.234;;;389
Port Dunford;-28.9209;31.833;;;1474
Port Zimbali;-29.5531;31.1902;;;35
Potsdam;-28.6381;30.0833;;439;240
Potukulu;-27.9057;31.9925;;;979
Prestbury;-29.6118;30.3418;;;1083;30
Prestondale;-29.7146;31.072;;1354;220;90
Prince's Grant;-29.3436;31.3743;;;561;8;;kwazulu-natal-princes-grant-kwadukuza
Prince's Grant Golf Estate;-29.3436;31.3743;;1109;561;;;kwazulu-natal-princes-grant-golf-estate-kwadukuza
Prospect Hall;-29.8012;31.0368;;221;220;90
Prospecton;-29.992;30.9333;;441;220;90
Protea Park;-30.7248;30.4312;;;1098;30
Prudentie;-27.3837;31.139;;;1093
Pumula;-30.642;30.5275;;;400;30
Purim Farm;-28.0189;30.7645;;;857
Qakwini;-28.146;32.3184;;;1166
Qanda;-29.7083;30.2111;;;1083
Qhiph'Khowe;-30.0094;30.9021;;273;220;150;;kwazulu-natal-qhiphkhowe-durban
Qhodela;-29.6378;30.7207;;;220;15
Qhudeni;-28.609;30.7517;;;995
Qina-About;-30.792;30.3477;;;736
Qinisela Manyuswa;-30.6473;30.161;;;444
Qokolwane;-27.5135;32.179;;;1349
Qoloqolo;-30.528;30.1958;;;1098
Qolweni;-28.7285;29.0602;;;55
Qomintaba;-28.6323;31.6329;;;252
Qomukuphila;-27.8389;32.459;;;411
Qondile;-27.7515;31.7458;;;979
Qondwane;-27.5181;32.639;;;786
Qondweni;-27.5587;32.4701;;;786
Qongqo;-28.0516;31.6393;;;979;8
Qongqo B;-28.05;31.596;;1115;979
Qoqoda;-27.8078;31.6743;;;979
Qubeni A;-28.2255;31.5422;;;1352
Qubeni B;-28.1829;31.5533;;;1352
Queen Elizabeth;-29.5665;30.3202;;;1083;30
Queensburgh;-29.8834;30.8906;;;220;550
Queensmead Industrial;-29.8942;30.9055;;1116;220;6
Quha;-30.4452;30.3822;;;400
Qulashe;-29.9289;29.6687;;;111
Qumeni;-30.2007;30.3486;;;401
Qunyaneni;-28.1218;31.5805;;;1352
Qwabe;-28.3475;30.7391;;;995
Qwasha;-28.1953;31.3368;;;1352
Qwayinduku;-28.8805;31.7107;;;898
Qwebela;-30.6903;29.9021;;;381
Rainham;-29.724;31.0231;;1079;220;150
Raisethorpe;-29.56;30.4107;;986;1083
Ramsgate;-30.8679;30.3581;;;736;30
Ramsgate Beach;-30.885;30.3485;;;736;30
Ramsgate South;-30.9019;30.3327;;;736;30
Randjieslaagte;-28.3258;29.6533;;;1482
Rawuka;-30.5008;29.8516;;;1356
Red Hill;-29.763;31.0278;;221;220;90
Redcliffe;-29.6437;31.0069;;;220;150
Redcliffe AH;-29.6272;31.0222;;1132;220;6
Redfern;-29.7137;30.9841;;1079;220;150
Regency Park;-29.8816;30.8142;;1087;220;90
Rennies Beach;-31.0654;30.1971;;;1095;30
Rensburgsdrift;-28.9766;29.8994;;;266
Reservoir Hills;-29.8003;30.9445;;;220;90
Resevoir Hill;-28.5472;29.7646;;;1482;30
Reunion;-29.9643;30.9428;;1355;220;150
Rhebokfontein;-27.3811;31.4855;;;1093
Rhemia;-30.023;30.8817;;702;220;15
Richards Bay Central;-28.7496;32.0499;;;1140;30
Richards Bay Coal Terminal;-28.8155;32.0588;;;1140;30
Richem;-28.7664;31.889;;;252;30
Richmond Crest;-29.6526;30.3821;;;1083;30
Richview;-27.7852;29.9071;;;938;30
Ridgepark;-29.6489;30.3694;;;1083;30
Ridgeview;-29.8666;30.9425;;;220;90
Riesdale;-30.4513;29.691;;;1356
Riet River;-29.66;31.0215;;1379;220;90
Rietvallei;-29.712;30.654;;;220;15
Risecliff;-29.9125;30.8627;;145;220;150
River View;-28.4393;32.179;;;897
Riverdale;-29.2194;30.001;;861;861
Riverdene;-29.7761;30.9326;;940;220;90
Riverhorse Valley;-29.7766;30.9988;;939;220;150
Riversdale;-27.393;31.0046;;;1058
Riverside;-30.0837;29.6996;;;1356
Riverside Industrial;-27.7484;29.9768;;;938;2
Riverside Park;-30.3012;30.6668;;1470;1470
Riverview Park;-29.6299;31.049;;1379;220;90
Riyadh;-29.6486;31.0622;;1379;220;90
Rockford;-29.7147;31.0305;;1079;220;150
Rocklands;-31.0524;30.2135;;;1095;30
Rocky Spruit;-28.0119;30.0292;;;179
Rockymount;-30.3506;29.6802;;;1356
Ronaldskloof Ext;-29.7748;30.8442;;514;220;90
Rondedraai;-30.4156;29.9464;;;1356;8
Rondedraai Plantasie;-30.4061;29.9424;;1154;1356
Rooihoek;-28.5838;29.3753;;;55
Rooipoort;-30.0557;29.4507;;;1356
Rookdale;-28.7192;29.2253;;;55
Roosboom;-28.6543;29.7116;;;1482;8
Rose Park;-28.5779;29.7786;;;1482;30
Rosendal;-27.3031;31.4057;;;1093
Roseneath;-30.1871;30.742;;;220;15
Rosetta;-29.3225;29.9862;;;861
Rosettenville;-30.5329;30.4803;;;400
Royal Palm Estate;-29.4266;31.2533;;;561
Ruigtefontein;-28.321;30.0787;;;336
Ruins;-29.2253;29.6531;;;266
Rutland;-27.9415;30.2123;;;179
Rydalvale;-29.7111;30.9994;;1079;220;150
Saana Township;-29.6529;31.0321;;1379;220;90
Sabeka;-28.9671;31.6214;;;334
Sabhuza;-28.5334;31.904;;;569
Saiccor;-30.2124;30.7873;;1466;220;90
Saint Paul;-28.1004;30.687;;;857
Sakabula Golf & Country Estate;-29.5277;30.2332;;;424;30;;kwazulu-natal-sakabula-golf-country-estate-howick
Salaap;-30.3009;30.5385;;;1470
Salem;-29.8463;30.734;;;220;15
Salmon Bay;-31.0594;30.2214;;;1095;30
Salofu;-28.664;30.9311;;;968
Salt Rock;-29.4956;31.2414;;;35;11
Samangu;-28.9766;31.001;;;727
Samanville;-29.5697;30.4163;;986;1083
Sampofu;-28.7402;30.426;;;1340
Samugu;-29.0065;31.257;;;262
Samungu;-29.3133;31.402;;;561
Samungu;-28.7632;30.7355;;;968
San Lameer;-30.9427;30.2965;;;1227;30
Sanathan;-30.3051;30.6691;;1470;1470
Sandfields;-29.5396;31.1392;;1481;220;90
Sangcwaba;-30.1873;30.4038;;;401
Sangoyana;-28.4633;31.7798;;;252
Sangoyane;-28.2828;31.4669;;;1352
Sangwana;-29.5395;30.8283;;;933
Sangweni;-29.1229;30.7905;;;534
Sangweyana;-28.5744;31.7148;;;252
Sankontshe;-29.7956;30.5922;;;220;15
Sans Souci;-29.1843;31.3503;;;561
Sanzwili;-29.6651;30.303;;233;1083;50
Sapref;-29.9782;30.9637;;222;220;90
Sarnia;-29.913;29.8508;;;208
Sarnia;-29.8313;30.8762;;1087;220;90
Satana;-30.4769;29.8044;;;1356
Savannah Park;-29.8796;30.8505;;1087;220;90
Sawoti;-29.9647;30.0347;;;170
Schuinshoogte;-27.7179;29.93;;;938;30
Schuzwekrans;-27.5016;31.047;;;1058
Scotston;-29.8167;29.4823;;;1357;30
Scottburgh South;-30.2971;30.7445;;;1180;30
Scottshill;-27.4798;31.0964;;;1058
Scottsville;-29.6199;30.3988;;;1083;30
Scottsville Ext;-29.641;30.404;;;1083;30
Sdashi;-28.5607;30.9474;;;968
Sdoho;-29.1937;31.0148;;;727
Sea Cow Lake;-29.7966;31;;221;220;90
Sea Park;-30.6962;30.4857;;;1098;30
Sea View;-29.9013;30.966;;222;220;90
Sekelani;-30.3753;29.6524;;;1356
Selbourne Golf Estate;-30.3719;30.6778;;;1180;30
Selection Beach;-29.6786;31.1129;;1465;220;90
Senkwanzela;-29.8624;29.8079;;;208
Senti;-30.3425;29.7067;;;1356
Senzokuhle;-29.6327;30.8984;;;220;21
Seqomeni;-28.7303;29.072;;;55
Sese;-29.0199;31.0794;;;727
Seven;-28.3268;30.9064;;;995
Seventeen;-29.8488;30.6732;;;220;15
Sgisi;-28.7635;31.8186;;;252;30
Sgubudwini;-29.8804;30.7832;;;220;15
Sgweje;-28.5038;30.2606;;;240
Shaka's Rock;-29.5169;31.2287;;;35;;;kwazulu-natal-shakas-rock-ballito
Shakas Head;-29.5006;31.2001;;;35
Shakaville;-29.3246;31.2986;;;561;50
Shallcross;-29.8837;30.8696;;1116;220;90
Shamto;-30.3866;29.9793;;;1356
Shangase;-29.574;30.8539;;;933
Shastri Park;-29.6762;31.0164;;1079;220;150
Shayamoya;-30.5357;29.4093;;;519;50
Shayamoya;-30.3308;30.6607;;1470;1470
Shayamoya;-29.8644;30.6052;;;127
Shayamoya;-29.1086;29.7105;;;266
Shayandawo;-28.0815;30.7566;;;857
Shayanyawo A;-28.5923;30.7279;;;995
Shayanyawo B;-28.6335;30.7229;;;995
Shayisa;-29.1482;31.3375;;766;1257
Sheffield Beach;-29.4806;31.2528;;;35;11
Sheffield Manor;-29.4706;31.2465;;1196;35
Shellfish;-29.6094;29.799;;;428
Shelly Beach;-30.7967;30.4113;;;736;30
Shembes Village;-29.7049;30.9618;;430;220;150
Shemula;-27.0995;32.2272;;;438
Sherwood;-29.8321;30.9681;;;220;90
ShikiShela;-28.283;32.2311;;;897
Shilengeni;-27.8263;31.3212;;;639
Shiyabantu;-29.5997;29.8026;;;428
Shiyamphahla;-30.0886;30.473;;;1141
Shobalenyathi;-28.6779;30.7049;;;968
Shobashobane;-30.8049;30.1282;;;444
Shobeni;-30.8048;30.1824;;;1227
Shongweni;-29.8604;30.7251;;;220;18
Shongweni Resource Reserve;-29.8604;30.7251;;1200;220;6
Shortts Retreat;-29.6612;30.4242;;;1083;30
Shroeders Hope;-28.1494;30.1381;;;336;30
Shudu;-29.4897;31.0135;;;933
Shulton Park;-30.0687;30.8553;;504;220;90
Shumayeleni;-28.0046;31.487;;;1352
Shushu;-28.9058;31.2037;;;262
Sibhamu;-28.9205;31.7243;;;898
Sibhoweni;-27.3728;32.4884;;;786
Sibhudeni;-28.7588;31.1849;;;968
Sibomvini;-30.0303;29.7383;;;170
Sibomvu;-28.0686;31.5013;;;979
Sibongile;-28.1854;30.2328;;;218;50
Sibongile;-27.4945;32.1389;;;1349
Sibonokuhle;-27.5527;32.2303;;;1349
Sibotsheni;-28.8187;29.2294;;;55
Sibuyane;-28.8576;30.8918;;;534
Sicelweni;-30.2101;29.9031;;;1356
Sidakeni;-28.016;31.3525;;;1352
Sidikideni;-30.137;29.6567;;;1356
Sidinsi;-27.9462;31.7706;;;979
Sidobe;-30.6236;30.4536;;;400
Sigangeni;-27.9018;31.6826;;;979
Sigedleni;-29.281;31.0024;;;933
Signal Hill;-29.614;30.3442;;;1083;30
Signal Hill;-27.713;29.9382;;;938;30
Sigodadeni;-30.8369;30.1862;;;1227
Sigqobheleni;-28.1979;30.9469;;;995
Sigubudu;-28.097;31.6816;;;979
Sihangwane;-27.0593;32.4159;;;720
Sihlangweni;-27.2365;31.9836;;1205;438
Sihlangwini;-27.2365;31.9836;;;438;8
Sihlenga;-27.0831;32.4661;;;720
Sihleza;-30.5006;29.7261;;;1356
Sihosheni;-28.7117;30.7731;;;968
Sihuzu;-28.6764;31.8572;;;252
Sikaka Forest;-30.3701;30.3136;;945;400;2
Sikeni;-29.3435;31.1083;;;933
Sikeshini;-29.964;30.0973;;;170
Sikhalasenkosi;-28.8977;31.8975;;;1474
Sikhaleni;-28.7159;30.4615;;;1340
Sikhonyane;-29.0687;31.3916;;;1257
Sikhulu;-30.4107;29.7125;;;1356
Sikwakwaneni;-27.7931;32.4225;;;411
Silambo;-28.9929;31.1696;;;262
Silanda;-27.9509;31.4441;;;1352
Silokomane;-28.7542;30.9273;;;968
Silutshana;-28.4191;30.784;;;995
Silverglen;-29.9247;30.9025;;145;220;150
Silwane;-30.5944;30.4492;;;400
Silwerhout;-27.7198;31.7089;;;1093
Simbithi Eco-Estate;-29.5121;31.2172;;;35
Simdlangenstha;-27.3973;31.6556;;;1093;30
Simdlangentsha;-27.4341;30.9894;;;1058
Simelane;-27.875;31.4804;;;1352
Simolobha;-29.6638;29.8606;;;428
Simondi;-30.0409;30.5918;;;127
Sinathingi;-29.6814;30.2706;;;1083
Sindi;-29.2126;30.9935;;;727
Sindumbeni;-29.3534;30.9855;;;933
Sinembe;-29.4747;31.0742;;;933
Singisi;-30.2556;29.5354;;;1356
Sinkonkonko;-28.019;31.9345;;;979
Sinqanda;-27.7875;31.8338;;;979
Sinyama;-28.8743;30.2954;;;1340
Siphahleni;-30.5187;29.9171;;;1356
Siphande;-28.7192;30.7985;;;968
Siphangeni;-30.2297;29.6926;;;1356
Siphethu;-28.2285;31.5297;;;1352
Siphezi;-28.8144;31.4135;;;262
Siphina;-28.1623;31.6333;;;1352
Siphondweni;-27.1869;32.2966;;;786
Siphumelele;-29.7628;30.8968;;560;220;150
Sipofu;-30.4632;30.4126;;;400
Siqalabeni;-28.9109;29.2566;;;55
Siqandaqanda;-28.8179;31.3299;;;262
Siqobeleni;-27.1085;32.7996;;;720
Siqwanjana;-28.8744;31.5709;;;262
Siriya;-30.1111;29.8351;;;1356
Sishili;-28.2676;31.4313;;;1352
Sisulu;-30.2735;29.9409;;;1356
Sitezi;-28.0942;31.8882;;;405
Sithembile;-28.2021;30.1596;;;336;30
Sithumba;-29.6855;30.6992;;;220;15
Sithundu Hill;-29.8766;30.7976;;1087;220;90
Sithunjwana;-29.6412;29.8292;;;428
Sitofela;-29.6154;29.6884;;;428
Sitshikitselweni;-29.4806;30.7858;;;933
Situlwane;-28.9002;29.3739;;;55
Siwela;-27.7996;31.9712;;;979
Siwela;-27.7468;31.9335;;;979;;;kwazulu-natal-siwela-nongoma-2
Siwela;-27.6961;31.9373;;;979;;;kwazulu-natal-siwela-nongoma-3
Siweni;-29.6839;30.6095;;;220;15
Siwongozi;-29.758;30.0082;;;208
Siyanda;-29.7601;30.9662;;;220;240
Siyanda A;-29.7606;30.9763;;1219;220;150
Siyanda B;-29.7601;30.9662;;1219;220;150
Siyanda C;-29.7618;30.9589;;1219;220;150
Siyathuhuka;-29.8742;30.2584;;;1141
Sizanenjana;-29.8443;29.8797;;;208
Skombaren;-27.9526;30.0243;;;179
Skoonplaas;-30.2606;29.94;;;1356
Slangspruit;-29.6699;30.3704;;;1083;50
Smukumuku;-28.4982;30.8577;;;968
Snamfu;-29.3073;31.0622;;;727
Sobantu;-29.5973;30.4245;;;1083;50
Sodwana;-27.5556;32.6651;;;411
Sofaya;-28.1198;30.8453;;;857
Sogedle;-28.9842;31.4228;;;262
Sokheni;-28.8023;30.78;;;534
Solhem;-29.3815;30.827;;;176
Somelulwazi;-30.2913;30.3213;;;401
Somerset Park;-29.734;31.0578;;1354;220;90
Somkele;-28.308;32.1028;;;897;8
Somshoek;-28.513;30.2217;;432;240
Sondokhulu;-28.9824;31.0565;;;727
Sondzaba;-30.4816;29.9088;;;1356;8
Sondzaba Reserve;-30.4816;29.9088;;1225;1356;2
Songonzima;-29.7052;30.1157;;;1083
Sordwana;-27.5442;32.6748;;;786
Sosibo;-30.4432;30.1588;;;400
South Beach;-29.8606;31.0382;;;220;90
Southgate;-29.7308;31.0287;;1079;220;150
Southmead;-29.8625;30.8517;;1087;220;90
Southport;-30.6796;30.4997;;;1098;30
Southridge;-29.6579;31.0479;;1379;220;90
Southworld;-29.0458;29.7693;;;266
Sovane;-27.6522;31.7777;;;979
Soweto;-29.7174;30.9305;;430;220;150
Sparks;-29.8363;30.9823;;54;220;90
Spekboom;-27.3589;31.4219;;;1093
Spinnes;-28.6395;30.9004;;;968
Spookmill;-27.8169;30.2539;;;179
Springbok Laagte;-27.838;30.2428;;;179
Springfield;-29.8197;30.9975;;;220;90
Springlake;-28.0572;30.1365;;;389
Springvale Mission;-30.1049;30.2892;;;401
Squebezi;-27.9265;31.3844;;;639
St Barnabas;-30.2205;29.8285;;;1356
St Bernard's Mission;-30.0334;30.4228;;;1141;;;kwazulu-natal-st-bernards-mission-richmond
St Cyprian Mission;-29.0217;31.4346;;;1257
St Helier;-29.794;30.7762;;332;220;90
St Lucia's;-28.3775;32.4137;;;1166;;;kwazulu-natal-st-lucias-saint-lucia
St Mathews;-27.9565;30.6306;;;995
St Paul;-30.254;29.6786;;;1356
St Wendolins Ridge;-29.8696;30.8488;;1087;220;90
St Winifreds;-30.0887;30.8525;;504;220;90
St. Lawrence;-29.6964;30.7433;;;220;15;;kwazulu-natal-st-lawrence-durban
St. Michael's on Sea;-30.8239;30.4032;;;736;30;;kwazulu-natal-st-michaels-on-sea-margate
Stamford Hill;-29.8287;31.0299;;;220;90
Stanger Central;-29.3397;31.2897;;;561;30
Stanmore;-29.697;31.0232;;1079;220;150
Stanvac;-29.9495;30.9851;;78;220;90
Star of the Sea Mission;-26.9497;32.7804;;568;720
Starami;-29.5538;31.1059;;375;220;150
Starwood;-29.7034;31.0034;;1079;220;150
Steadville;-28.5694;29.8216;;;1482;50
Steelcastle;-29.7799;30.9574;;940;220;90
Stezi;-28.7026;31.8636;;;252
Stockville;-29.8092;30.7999;;514;220;90
Stonebridge;-29.7223;31.0147;;1079;220;150
Straalfontein;-28.4065;30.8964;;;995
Straalhoek;-30.3363;29.8685;;;1356
Strangerest;-30.3352;29.9824;;;1356
Stratford;-28.2071;30.2816;;;218
Striijbank;-28.0043;30.1233;;;179
Sugar Mill;-28.896;31.3122;;;262
Summerfield;-30.3836;30.0374;;;1356
Summerveld;-29.8176;30.7153;;1044;220;90
Sundumbili A;-29.1384;31.3949;;;1257
Sundumbili B;-29.04;31.4756;;;1257
Sunduza;-30.8581;30.2546;;;1227
Sunduza;-30.56;30.2389;;;1098
Sunford;-29.6964;31.0077;;1079;220;150
Sungulwane;-27.8081;32.2138;;405;411
Sunningdale;-29.746;31.0434;;1354;220;90
Sunnyridge;-27.7245;29.9519;;;938;30
Sunrise;-28.2751;30.7047;;;995
Sunset View;-27.7756;29.9058;;;938;30
Sunwich Port;-30.6658;30.51;;;1098;30
Surprise Farm;-29.8114;30.8408;;1087;220;90
Surrey;-27.8317;30.2735;;;179
Sury Aville;-27.7619;29.9119;;;938;30
Suspense;-27.7252;30.1242;;;938
Sutherlands;-28.9861;30.3424;;;861
Swane;-28.8742;31.0548;;;968
Swayimana;-29.5031;30.6451;;;1411
Sweetwaters;-29.5955;30.2944;;;403;30
Swidi;-29.3779;30.8672;;;176
Sydenham;-29.8311;30.9915;;54;220;90
Tafamasi;-29.5459;30.8702;;;933
Tafeni;-30.3811;29.9424;;;1356
Tafula;-29.6775;30.9358;;430;220;150
Tafuleni;-29.7147;30.2473;;;1083
Takani;-30.3889;29.9205;;;1356
Talane;-28.5253;31.0563;;;968
Tamboekiesdraai;-27.3948;31.042;;;1058
Tanganeni;-28.1673;31.8703;;;405
Tanzania;-29.6875;30.9755;;781;220;15
Tarsvaly;-29.9803;29.7836;;;170
Taum;-27.8018;29.9947;;;938
Telezeni;-28.087;30.6725;;;857
Tembe;-26.9461;32.4677;;;720;8
Tembe Elephant Reserve;-26.9461;32.4677;;1271;720;2
Tembeni;-30.3674;29.9151;;;1356
Temple Valley;-29.6507;31.0548;;1379;220;90
Tenten's Kraal;-28.6658;30.0983;;;240;;;kwazulu-natal-tentens-kraal-ekuvukeni
Thafamasi;-29.0557;31.0165;;;727
Thalaneni;-28.5748;31.0285;;;968
Thaleni;-30.5478;30.1706;;;1098
Thaleni;-28.5039;30.9543;;;968
Thandanini;-28.1247;31.9369;;;405
Thandaza;-29.7905;30.6202;;;220;15
Thandizwe;-26.9786;32.7243;;;720
Thawini;-28.8965;31.5201;;;262
The Cottage;-30.2647;29.9325;;;1356
The Downs;-28.6839;29.1413;;;55
The Grange;-29.6446;30.3742;;;1083;30
The Greater St.Lucia;-27.6946;32.5492;;;411;;;kwazulu-natal-the-greater-st-lucia-hluhluwe
The Meadows;-29.6409;30.4168;;;1083;30
The Ravine;-28.7338;30.2158;;894;240
The Ridge;-30.3503;30.4124;;;400
The Ridge;-29.677;29.6694;;;404
The Wolds;-29.7935;30.8715;;1087;220;90
Theekloof;-30.4184;29.931;;;1356
Thelawayeka;-30.8603;30.2174;;;1227
Thelezini;-28.1003;30.6442;;;995
Thembalethu;-30.8881;30.2944;;;1227
Thembalihle;-28.8786;29.9168;;;266
Thembelinie;-30.4943;30.1702;;;1098
Thembeni;-30.7303;30.1045;;;444
Thembeni;-29.3902;31.2842;;;561
Thendele;-29.3727;29.6879;;;861
Thendeni;-30.4034;30.2245;;;400
Thengani;-27.0196;32.7303;;;720
Thenti;-30.1086;29.6325;;;1356
Thintumkhaba;-28.814;31.4764;;;262
Thistles;-30.654;30.0418;;;444
Thobo;-30.215;29.6913;;;1356
Thokazi;-27.7883;31.6106;;;979;8
Thokazi;-27.2917;32.4235;;;786
Thokoza;-28.3283;31.4278;;;1352
Thongasi;-30.9919;30.2137;;;1095
Thonjeni;-30.1144;29.7826;;;1356
Thonsini;-29.9659;29.5021;;;111
Thornville;-29.7393;30.3825;;;1141
Thornwood;-29.8567;30.8091;;;220;150
Thorny Bush;-30.4161;29.9861;;;1356
Three Hills;-31.0215;30.232;;;1095;30
Thubalethu;-28.5633;31.3913;;;1469;30
Thukuzele;-27.6732;31.0608;;168;409;30
Thulani;-28.6321;31.0057;;;968
Thulini Lwezulu;-28.8552;30.4806;;;1340
Thulwini;-29.0894;30.8796;;;534
Thuma;-28.8281;31.0681;;;968
Thundeza;-30.9803;30.2157;;;1095
Thungwini;-27.4697;32.6654;;;786
Thuntutha;-30.5944;30.4199;;;400
Thusumuntu;-29.7224;30.7624;;;220;15
Thuthuka;-30.3938;30.2155;;;400
Thuthuka;-29.1085;31.536;;663;715
Tigerhoek;-30.528;29.6291;;;1356
Tin Town;-29.7408;30.8725;;;220;15
Tinley Manor Beach;-29.449;31.286;;;35;8
Tobolsk;-27.3116;31.2382;;;1093
Tollgate;-29.8351;30.8111;;1087;220;90
Tongaat Beach;-29.5808;31.1791;;1421;220;90
Tongaat Industrial;-29.5589;31.1326;;1481;220;6
Tongaat Mews;-29.5766;31.1218;;1481;220;90
Tongwe;-28.8587;30.8571;;;534;;Dakeni
Tonjeni;-30.6477;30.1137;;;444
Town Bush Valley;-29.5677;30.3299;;;1083;30
Town Hill;-29.5892;30.3662;;;1083;30
Townview;-29.3357;31.2724;;;561;30
Townview;-29.2141;30.0066;;;861
Trafalgar;-30.9594;30.2927;;;1227;30
Treasure Beach;-29.947;30.9935;;78;220;90
Trenance Manor;-29.6765;31.0082;;1079;220;150
Trenance Park;-29.6587;31.007;;781;220;15
Trurolands;-29.5731;31.102;;1481;220;90
Trust Feed A;-29.3977;30.5424;;;936
Trust Feed B;-29.5266;30.588;;;1411
Tsaula;-30.0544;29.4782;;;1356
Tshaneni;-27.6449;32.1184;;;1349
Tsheleni;-30.3653;30.114;;;401
Tshelimnyama;-29.8381;30.8042;;;220;150
Tshonono;-28.0086;31.8601;;;979
Tucrose;-29.2318;31.229;;;933
Tugela Estates;-28.742;30.1662;;894;240
Tugela Mouth;-29.2216;31.5036;;;715
Tulwana;-28.7869;30.9372;;;968
Tuse;-30.5058;29.7478;;;1356
Tuzi-Gazi;-28.7967;32.0861;;;1140;30
Twhatgwha;-27.9571;30.1475;;;179
UCC;-29.3671;31.2563;;;561
Ubani;-27.6916;31.9065;;;979
Ubombo;-27.5716;32.0948;;;1349
Ubombo;-27.4222;32.6869;;;786
Ufasimba;-28.7244;31.714;;;898
Uitkyk;-27.866;30.1765;;;179
Uitkytoring Landstrip;-28.3651;32.2443;;;897;30
Uitval Closer Settlement;-28.4703;30.2513;;257;240
Uitvlugt;-28.455;30.1377;;;240
Ulundi B;-28.2955;31.4125;;;1352;30
Ulundi BA;-28.3007;31.4285;;;1352;30
Ulundi C;-28.2895;31.4294;;;1352;30
Ulundi D;-28.2772;31.4387;;;1352;30
Ulundi L;-28.3143;31.4372;;;1352;30
Umbango;-30.7362;30.4289;;;1098;30
Umbhayi;-29.5746;31.0919;;;220;15
Umbilo;-29.8843;30.979;;54;220;90
Umbogintwini;-30.0232;30.8988;;1463;220;90
Umbulwana;-28.6196;29.8291;;;1482
Umbumbulu;-30.1629;30.7331;;;1180
Umbumbulu;-29.9622;30.6882;;;220;18
Umbumbulu Smallholdings;-30.1933;30.7956;;1353;220;6
Umdloti;-29.5892;30.8755;;;933
Umdloti Beach;-29.6566;31.1245;;1465;220;90
Umfolozi;-28.334;31.816;;;405
Umgababa South;-30.161;30.8214;;;220;15
Umgagaba;-29.7436;30.8928;;;220;15
Umgai;-30.3865;30.4824;;;400
Umgayi;-30.3397;30.4654;;;400
Umgeni;-29.6517;30.7852;;;220;15
Umgeni Business Park;-29.8086;30.9931;;;220;90
Umgeni Park;-29.8043;31.0211;;221;220;90
Umgwemphisi;-30.2367;30.6868;;;1180
Umgwenya;-30.0937;30.5045;;;1141
Umhlabatyan;-30.3418;30.1519;;;401
Umhlali;-29.4839;31.2219;;;35
Umhlali Beach;-29.5037;31.2339;;1169;35
Umhlali Golf and Country Estate;-29.5139;31.1935;;;35
Umhlanga;-29.7286;31.0692;;;220;450;Umhlanga Rocks
Umhlanga Ridge;-29.7286;31.0692;;1354;220;90
Umhlathuze;-28.7738;31.8804;;;252;30
Umhlatuzana;-29.9042;30.9235;;145;220;150
Umhloti Heights;-29.6339;31.0443;;1379;220;90
Umhlumayo;-28.6942;30.1691;;;240
Umjila;-29.9696;29.8792;;;170
Umkhamba;-27.765;31.1444;;;409
Umlaza;-27.7706;31.9005;;;979
Umlazi;-29.9657;30.8849;;;220;4000;eMlazi
Umlazi A;-29.958;30.9166;;1355;220;150
Umlazi AA;-29.9781;30.8687;;1355;220;150
Umlazi B;-29.9583;30.9063;;1355;220;150
Umlazi BB;-29.9818;30.8604;;1355;220;150
Umlazi C;-29.9512;30.9019;;1355;220;150
Umlazi CC;-29.9717;30.8454;;1355;220;150
Umlazi D;-29.9671;30.903;;1355;220;150
Umlazi DD;-29.9615;30.8362;;1355;220;150
Umlazi E;-29.9456;30.9177;;1355;220;150
Umlazi F;-29.9454;30.8941;;1355;220;150
Umlazi G;-29.949;30.8828;;1355;220;150
Umlazi H;-29.9479;30.8703;;1355;220;150
Umlazi J;-29.9516;30.8608;;1355;220;150
Umlazi K;-29.965;30.8522;;1355;220;150
Umlazi L;-29.9682;30.8636;;1355;220;150
Umlazi M;-29.9698;30.8728;;1355;220;150
Umlazi N;-29.9631;30.8787;;1355;220;150
Umlazi P;-29.9741;30.8864;;1355;220;150
Umlazi Q;-29.9812;30.8952;;1355;220;150
Umlazi R;-29.965;30.8879;;1355;220;150
Umlazi S;-29.9696;30.9169;;1355;220;150
Umlazi T;-29.9783;30.9085;;1355;220;150
Umlazi U;-29.9911;30.8929;;1355;220;150
Umlazi V;-29.959;30.9326;;1355;220;150
Umlazi W;-29.9582;30.892;;1355;220;150
Umlazi Y;-30.0055;30.8815;;1355;220;150
Umlazi Z;-29.9916;30.8776;;1355;220;150
Umngeni;-29.7253;30.8964;;;220;15
Umnini;-30.1475;30.7995;;;220;15
Umphumulo;-29.1305;31.0347;;;727
Umshinini;-29.8661;30.8379;;1087;220;90
Umshukangubo;-29.1844;31.1995;;;727
Umtentweni;-30.7159;30.4638;;;1098;30;eMthenteni
Umvoti;-29.2208;31.0092;;;727
Umvozana;-29.2195;31.0883;;;727
Umvumase;-29.1228;31.2353;;;727
Umzimkhulu;-30.2647;29.9325;;;1356
Umzimkhulu Ext;-30.2677;29.925;;;1356
Umzinto;-30.5833;30.517;;;400
Umzokhanyoya;-30.4793;30.0244;;;381
Umzulwini;-29.174;31.1668;;;727
Umzumbe;-30.6205;30.5409;;;400;30
Underberg East;-29.7847;29.5082;;;1357;30
Ungendwa;-30.0608;30.8011;;;1180
Uphande;-27.4913;32.0971;;;459
Upper Ferncliffe;-29.5584;30.3326;;144;1083
Upper Mantungwa;-29.6106;30.8595;;;933
Upper Manzana;-29.6327;30.8984;;1190;220;15
Upper Maotana;-29.6634;30.9933;;781;220;15
Uqaqa;-29.0467;31.0775;;;727
Uqaqani;-30.0277;29.637;;;170
Uqweqwe;-28.1233;30.7946;;;857
Usuthu;-29.4701;30.8067;;;933
Usuthu;-27.9561;31.5623;;;979
Uswani;-30.391;30.6439;;;1064
Uthweba;-29.6988;30.5894;;;220;15
Uvongo;-30.8316;30.3873;;;736;30
Uvongo Beach;-30.832;30.397;;;736;30
Uzimgwenya;-28.8662;31.9056;;;1474
Vaalbank;-27.7201;31.0257;;;409
Vaalkop;-28.4778;30.211;;;240;8
Vaalkrans;-29.0709;30.3852;;;353
Valdin Heights;-29.6549;31.0522;;1379;220;90
Van Riebeeck Park;-28.5641;29.7586;;;1482;30
Van Riebeeckpark;-29.9224;31.0104;;78;220;90
Vanrova;-29.5601;31.1127;;1481;220;90
Vekeza;-28.9815;31.5479;;;334
Velabahleke;-29.1804;31.0037;;;727
Velabandhla;-28.6882;32.1981;;;569
Velabethuke;-30.2432;30.1006;;;401
Veld En Vlei;-28.7372;32.0636;;;1140;30
Velumemeze;-30.5659;30.4958;;;400
Verdriet;-27.9861;30.1403;;;179
Vergelegen;-29.5396;29.4645;;;428;2
Vernon Crookes;-30.2854;30.5891;;;1470;8
Vernon Crookes Game Park;-30.2854;30.5891;;1378;1470
Verulam;-29.6477;31.0391;;;220;370
Vezunyawo;-28.2528;31.3822;;;1352
Vilani;-27.8673;31.7059;;;979
Vimbane;-30.5072;29.7619;;;1356
Vimbisikhala;-27.9634;31.7259;;;979
Virginia;-29.7668;31.0523;;221;220;90
Vlakplaas;-27.42;31.0332;;;1058
Vlam;-27.7622;29.9498;;;938;30
Vongotho;-28.9198;31.652;;;898
Vonguzana;-30.253;30.5329;;;1470
Vreemdeburg;-28.7061;30.1561;;;240;38
Vryheid;-28.197;31.0082;;;995
Vryheid;-28.1745;31.2812;;;1352
Vryheid East;-27.7696;30.8442;;;1401;30
Vuka;-30.2279;29.6541;;;1356
Vuka;-28.5394;31.0256;;;968
Vukaphanzi;-28.8036;30.8866;;;534
Vulindlala;-29.7043;30.7352;;;220;15
Vulindlela;-30.1466;30.6563;;;1180
Vulindlela;-28.8536;31.8465;;;252;50
Vuma;-28.837;31.3804;;;262
Vuma A;-29.1631;30.9797;;;727
Vuma B;-29.1878;31.0336;;;727
Vumanhlamvo;-28.7038;31.114;;;968
Vumankala;-28.2029;30.8586;;;995
Vumbu;-28.8758;31.0083;;;727
Vungama A;-27.7675;31.9178;;;979
Vungama B;-27.792;31.9559;;;979
Vuthela;-28.2461;31.4601;;;1352
Vuthele;-28.2074;31.4953;;;1352
Vutshini;-28.6531;30.9562;;;968
Wambaza;-28.6701;31.5612;;;252
Wangu;-29.125;31.5788;;663;715
Warner Beach;-30.0838;30.8632;;504;220;90
Warrenton;-29.3274;31.2844;;;561;30
Waschbank;-30.3622;29.9494;;;1356
Washington Heights;-29.8736;30.8186;;1087;220;90
Waterfall;-29.7448;30.8214;;;220;270
Waterloo;-29.6651;31.0595;;70;220;150
Waterloo Village;-29.6611;31.0795;;70;220;90
Watershed;-28.3123;29.6941;;;1482
Watersmeet;-28.3978;29.738;;;1482
Waterval;-27.4597;30.9975;;;1058
Waterways;-29.5717;31.1117;;1481;220;90
Wathanga;-29.8414;30.6845;;;220;15
Watsonia;-29.5768;31.0996;;1481;220;90
Wela;-30.7583;29.9062;;;381
Wela;-27.9886;31.9184;;;979
Welbedacht;-29.9305;30.8644;;145;220;150
Welcome;-27.2245;32.2832;;;786
Weltevreden;-29.2483;30.7012;;;176
Wembesi A;-29.0635;29.7684;;;266
Wembley;-29.591;30.3461;;;1083;30
Wensleydale;-29.6051;30.3991;;;1083;30
Wentworth;-29.9274;30.9954;;78;220;150
West Riding;-29.7598;30.763;;402;220;90
Westcliff;-29.9122;30.8934;;145;220;150
Westgate;-29.6484;30.3823;;;1083;30
Westham;-29.6953;30.9853;;1079;220;150
Westmead;-29.8228;30.8319;;1087;220;90
Westmead Ext;-29.8157;30.8242;;1087;220;90
Weston;-29.1993;30.0149;;861;861
Westrich;-29.7693;30.9392;;940;220;90
Westridge;-29.8528;30.9752;;;220;18
Westville;-29.8231;30.9255;;;220;310
Wewe;-29.422;30.9363;;;933
Weza;-30.5966;29.7468;;;381
Whetstone;-29.7081;30.9881;;1079;220;150
Whispers;-29.5492;30.4396;;;1083;30
White City;-30.2662;29.9415;;;1356
White City;-29.5769;30.5707;;;127
White City;-27.9098;31.6686;;;979
White City;-27.6717;30.312;;;1361;30
Whitecliff;-27.3076;31.361;;;1093
Widenham;-30.2188;30.7937;;1466;220;90
Wiggins;-29.8545;30.9619;;;220;90
Wild En Weide;-28.734;32.0498;;;1140;30
Wilgefontein;-29.7076;30.3241;;;1083
Willow Glen;-30.2227;30.7334;;153;220;90
Willowbrook;-29.6652;29.684;;;428
Willowton;-29.5892;30.4122;;;1083;30
Wilts;-27.9544;30.2457;;;389
Windermere;-29.8305;31.0196;;54;220;90
Windsor-on-Sea;-30.8115;30.4093;;;736;30
Wingrove;-30.4652;30.6165;;;1064
Winklespruit;-30.102;30.8551;;504;220;90
Winston Park;-29.8095;30.7818;;332;220;90
Winterhoek;-29.0231;30.3033;;;861
Wintershoek;-28.5698;30.114;;654;240
Winterskloof;-29.5847;30.2906;;;403;30
Witkop;-28.244;30.8443;;;995
Wittekleifontein;-28.6121;30.0892;;654;240
Wittekop;-28.4667;29.2694;;;55
Wolwane;-28.6533;30.6076;;;1340
Wome;-29.2774;31.0637;;;727
Wood Grange;-30.592;30.562;;;400;30
Woodford;-28.6893;29.3001;;;55
Woodhaven;-29.9227;30.9454;;222;220;90
Woodhurst;-29.9072;30.9017;;145;220;150
Woodlands;-29.9278;30.9556;;222;220;90
Woodlands;-29.7967;30.8014;;332;220;90;;kwazulu-natal-woodlands-durban-2
Woodlands;-29.7109;31.0768;;1354;220;90;;kwazulu-natal-woodlands-durban-3
Woodlands;-29.5809;30.3882;;;1083;30
Woodlands Happy Valley;-29.572;30.3853;;986;1083
Woodside;-29.826;30.9031;;1087;220;90
Woodview;-29.684;31.0275;;1079;220;150
Worlds View;-29.5777;30.3143;;;403;30
Wosiyane;-30.7095;30.0838;;;444
Wowana;-30.4943;30.2309;;;400
Woyisane;-28.9554;31.0343;;;727
Woza;-30.9535;30.2401;;;1227
Woza;-29.1801;31.0602;;;727
Woza;-28.5019;30.5906;;;1222
Wubwini;-30.113;30.7294;;;1180
Xalasho;-28.6018;31.022;;;968
Xamukavinjelwa;-28.5294;31.0874;;;968
Xamuxolo;-29.6445;30.1476;;;1083
Xasana;-28.1455;31.5977;;;1352
Ximba;-29.7139;30.5771;;;220;15
Xolo;-28.1674;31.5548;;;1352
Xosheyakhe;-29.7859;29.7939;;;111
Xulu;-28.6204;30.9299;;;968
Xwayisane;-28.0466;31.4234;;;1352
Yellow Wood Park;-29.9179;30.9373;;222;220;90
Yemeni;-28.8209;31.6697;;;898
Yetheni;-28.9074;31.6657;;;898
Zadungeni;-30.1814;29.9015;;;1356
Zamani;-29.8262;30.6394;;889;220;150
Zamazema;-28.732;30.1949;;894;240
Zambia;-29.6922;30.9709;;781;220;15
Zamokhuhe;-29.7773;30.8615;;514;220;90
Zamokuhle;-28.9327;31.6829;;;898
Zamokuhle;-28.654;30.0338;;;240
Zayeka;-29.6189;30.2735;;;1083
Zembeni;-28.0256;31.3963;;;1352
Zenzani;-29.3786;30.031;;;989
Zenzele;-28.8539;31.858;;;1474
Zenzele;-28.5131;30.3569;;;1222
Ziba;-29.1962;30.762;;;176
Ziba;-29.192;30.8215;;;534
Zibayeni;-28.0292;32.0541;;;405
Zidedele;-28.7479;31.9142;;;252;30
Zidonini;-28.1394;31.973;;;405
Zigagayi;-28.7286;31.4723;;;1469
Zihlakaniphele;-27.8566;31.8219;;;979
Zilweleni;-29.8696;30.7883;;1087;220;90
Zimbabwe;-29.6911;30.9771;;781;220;15
Zimbali Coastal Estate;-29.5489;31.2008;;;35
Zimbidli;-28.9655;31.3891;;;262
Zimbube;-28.6778;31.344;;;1469
Zimpisi B;-28.858;31.2259;;;262
Zimpohlo;-28.8617;31.5883;;;262
Zimpondweni;-29.5745;30.8171;;;933
Zinhlezuka;-28.9877;31.3838;;;262
Zinkunzini;-28.5433;30.8442;;;968
Zinkwazi Beach;-29.286;31.4367;;;561
Ziyendane;-29.0598;31.3648;;;334
Zomboda;-28.0704;31.7331;;;979
Zondagsrivierspoort;-28.5902;30.1167;;;240
Zondane;-27.8038;31.736;;;979
Zondela;-28.3075;31.4426;;;1352;30
Zondo;-27.9036;30.2273;;;179
Zulwini;-27.3025;32.0541;;;459
Zungu;-28.0143;31.6832;;;979
Zungweni;-28.5757;31.1481;;;968
Zwartkloof;-27.3898;31.5541;;;1093
Zwelibomvu;-29.8804;30.7211;;;220;15
Zwelisha;-29.0509;29.7386;;;266
Zwelisha;-28.6808;29.0735;;;55
Zwelitsha;-30.0635;29.55;;;1356
aMahlongwa;-30.2364;30.724;;;1180
eDumbe;-27.4003;30.8203;;;1058
eGezahlala;-28.4275;30.8291;;;995
eGezahlala;-28.4275;30.8942;;;995;;;kwazulu-natal-egezahlala-nqutu-2
eGezahlala E;-28.3631;30.8099;;;995
eGujini;-27.5599;32.148;;;1349
eHlanzeni;-30.2113;30.6851;;;1180
eKafuleni A;-29.6696;30.9485;;781;220;15
eKuhluphekeni;-26.9586;32.7479;;;720
eMachobeni;-27.1179;32.0025;;;438
eMagogo;-28.4555;30.8116;;;995
eMahlalakahle;-29.0756;30.6081;;253;353;50
eMandlalathi;-30.1474;30.518;;;1470
eMangweni;-26.8992;32.3535;;;720;;Loskop
eManqayini;-27.4286;32.0922;;;459;8
eManyuka;-27.3578;32.1133;;1027;459
eMaphaya;-27.4286;32.0922;;1461;459
eMhosheni;-28.452;30.7777;;;995
eMjunundwini;-30.177;30.6283;;;1470
eMombeni;-27.2774;32.0043;;;438
eMthonjeni;-27.2233;32.029;;;438
eMunyini;-29.6925;30.1782;;;1083
eMvubukazi;-30.293;29.8426;;;1356
eNgozini;-26.9316;32.7491;;;720
eNhlalakahle;-28.8479;30.3017;;;1340
eNkovukeni;-26.9376;32.865;;;720
ePhosheni;-26.9189;32.1976;;;438
eSigodini Esifishane;-29.7213;30.2373;;;1083
eSigqokweni;-28.3951;30.8069;;;995
eSigqumeni A;-28.3236;30.7299;;;995
eSigqumeni B;-28.4408;30.7893;;;995
eSinyameni;-28.896;30.2826;;;1340
eSiweni;-27.131;32.1328;;;438
eTshenkombo;-30.1514;30.5491;;;1470
eZibomvini;-29.6256;30.2202;;;1083
eZinhlwathini;-27.1804;32.1233;;;438
iNdanyana;-28.6777;31.1711;;;968
iNhlabamkhosi;-28.3798;30.907;;;995
iThaka;-28.0807;31.2856;;;1352
kaMpuco;-30.0918;30.6453;;;1180
uMhlwanzini;-28.9387;29.2866;;;55
uMkumbaan;-29.8689;30.9563;;;220;90
uMvoti;-29.1931;30.725;;;353
# Limpopo
Abbotspoort;-23.4563;28.0992;;726;622
Afton;-22.7651;30.158;;;228
Air Force Hoedspruit;-24.3588;31.0394;;;414;2
Akasia;-24.1782;28.9958;;;849;30
Alma;-24.4855;28.0773;;;1364
Aloe Ridge;-24.6912;30.3466;;;114;30
Altein;-23.138;30.911;;;703
Aluta Park;-24.1461;29.0034;;690;849;50
Alverton;-24.5736;30.3794;;;114
Ama 2-room;-23.3103;30.7257;;;335;50
Amosotho;-23.2907;29.0675;;;1189
Annadale;-23.8801;29.4443;;;1091;30
Apel;-24.52;29.5791;;;451;8
Apel Cross;-24.5301;29.6108;;19;451
Apiesdoring;-24.6536;30.3469;;;114
Aqua Park;-23.8193;30.1526;;;1348;30
Aquaville;-25.1751;29.347;;;355;30
Arabie;-24.7886;29.4519;;;735
Arbor Park;-23.8308;30.1671;;;1348;30
Archibalt;-22.9744;28.7026;;;14
Aurora;-23.4603;28.8787;;;1189
Aventura Warmbaths;-24.8918;28.2879;;47;47;50
Avon;-23.1431;29.1059;;;1189
Babanana;-23.7068;30.3985;;;628
Babangu;-23.2845;30.4406;;;335
Badimong;-23.9035;29.7776;;;724
Bahamanoa;-22.9133;28.9055;;;14
Bahananoa;-23.136;28.9073;;;1189
Bakenberg;-23.8648;28.7697;;;849;20
Bakinofaso;-23.663;30.2371;;798;293
Bakone;-23.7745;29.0646;;;1091
Bakone;-23.4684;28.5558;;;849
Bakone;-23.323;28.7555;;309;1189
Bakone;-23.3218;28.6896;;981;1189;;;limpopo-bakone-senwabarwana-2
Bakoneng;-24.5732;29.7518;;301;451
Balanganani;-23.2127;30.464;;369;1402
Bale;-22.4317;30.6724;;;911
Balloon;-24.1962;30.3814;;;414
Bambeni;-23.4876;30.7036;;;335
Banareng;-24.4913;30.6222;;;1028
Bangalong;-23.4905;28.1828;;;622
Bankfontein;-25.1732;29.6475;;;355
Baobab Tree Reserve;-22.3777;30.0435;;;907;2
Bapedi;-22.9158;29.0185;;300;14
Basana;-22.8858;30.7352;;;703
Basani;-23.3524;30.5332;;;335
Basani;-23.197;30.2357;;463;243
Basogadi;-23.883;28.7725;;33;849
Basterpad;-23.9014;28.6262;;;849
Bastiaansrust;-23.5824;29.2792;;853;1091
Bayswater;-23.3916;28.7905;;;1189
Beauty;-23.2204;27.9027;;317;622
Begwa;-22.7835;30.7976;;;703
Beit Bridge;-22.2338;29.9846;;;907
Bela-Bela Boat Club;-24.8442;28.2416;;;47;2
Bela-Bela Ext 1;-24.8886;28.3115;;47;47;50
Bela-Bela Ext 2;-24.8811;28.3142;;47;47;50
Bela-Bela Ext 5;-24.8859;28.3229;;47;47;50
Bela-Bela Ext 6;-24.8759;28.3233;;47;47;50
Bela-Bela Ext 7;-24.8859;28.3356;;47;47;50
Bellevue;-23.4216;30.41;;;293;8
Ben Farm;-23.9023;31.0517;;;1072;17
Ben Farm A;-23.9151;31.0352;;51;1072
Ben Farm B;-23.9149;31.0494;;51;1072
Ben Farm B Ext 2;-23.9023;31.0517;;51;1072
Ben Farm C;-23.8994;31.0409;;51;1072
Bende Mutale;-22.4048;31.0285;;;911
Bendor Park;-23.8862;29.488;;;1091;30
Bergendal;-23.1104;28.7341;;;1189
Bergview;-22.3557;30.025;;;907;30
Bergview East;-22.3544;30.0281;;;907;30
Bergview West;-22.3571;30.0218;;;907;30
Berseba;-22.8901;28.6837;;;14
Bevula;-22.928;30.9086;;;703
Big Power;-23.2407;30.1363;;370;243
Bileni;-22.4609;30.9534;;;911
Bismark;-24.2064;30.5071;;;414
Bjatladibja Dikolobe;-23.8705;29.7176;;;724;50
Black Rock;-24.1476;28.9751;;690;849;50
BlalalaZonke;-23.3501;30.2824;;1161;1402
Blinkwater;-23.4112;30.3337;;;335
Bloodriver;-23.8172;29.3776;;;1091;11
Blouberg;-23.1418;28.9988;;;1189
Bobirwa;-23.3182;29.0512;;;1189
Bochabelo;-24.8344;29.904;;;451
Bode;-23.3351;30.6302;;;335
Bodi;-23.2464;28.9453;;;1189;20
Bodlomelani;-23.2115;30.2869;;500;1402
Bodutulo;-24.2652;29.7735;;;607
Bodwe;-23.1908;30.1894;;371;243
Bofulamato;-23.1934;30.4275;;369;1402
Bogalatladi;-24.2638;29.8495;;;19;8
Bokhuta;-23.6868;30.3392;;;628
Bokwidi;-23.8277;28.6498;;;849
Bolahla-Mpja-Bja-Dikgopeng;-23.7615;29.7854;;847;1182
Bolahlakgomo;-24.4465;29.3152;;;607
Bolobedu;-23.6264;30.3517;;;293
Bolopa;-24.2743;29.651;;;607
Boltman;-22.9962;30.7166;;;703;50
Bonn;-23.9746;30.3924;;;628
Boratapelo;-23.6928;28.9935;;;1091
Bordeaux;-24.0753;30.3587;;460;628
Borwalathoto;-23.0759;28.7123;;;1189;11
Boshakge;-23.5963;30.3284;;;293
Boshia;-23.1578;28.9384;;;1189
Boshoek;-24.497;30.0955;;;1238
Boskopies;-23.8768;29.5478;;;1091
Bossche Diesch;-23.2201;27.8798;;;622
Bothashoek;-24.6251;30.2934;;;114
Botlokwa;-23.4993;29.705;;;841;38
Botlokwa;-23.3961;28.9777;;;1189;;Mphakane
Botludi;-23.6532;30.379;;;628
Botsalanong;-23.2577;28.0544;;;622
Botshabelo;-23.4307;30.5162;;;335
Botshabelo;-23.1794;28.0379;;;622
Botsoleni;-22.7877;30.865;;;703
Bottom Village;-24.7125;30.2088;;;1238
Braamfontein;-24.3178;29.9337;;;19
Breda;-23.3614;28.7022;;;849
Brodie Hill A;-23.1903;28.9754;;;1189
Brodie Hill B;-23.2006;29.0248;;;1189
Brooklyn;-24.8691;29.7729;;;451
Brussels;-23.376;29.1516;;;841
Budeli;-22.9718;30.5772;;;703
Buffelshoek;-23.6898;28.7608;;;849
Buffelshoek;-23.1365;28.9352;;;1189;26
Buisdorp;-23.0922;29.401;;;638
Bulasini;-23.5238;30.4095;;;293
Bull-Bull;-23.1421;29.0658;;;1189
Buluni;-22.8207;30.7681;;;703
Bulwini;-23.1201;30.6025;;;703
Bungeni;-23.1948;30.1833;;;243;11
Buqa;-23.5272;30.6133;;;293
Burgerrecht;-22.9935;28.9542;;;1189
Burgersdorp;-24.0043;30.3068;;;628
Butchwana;-24.3258;30.5368;;;414
Byldrift;-24.5249;29.4963;;;607
Calais;-24.1314;30.3343;;;414
Callashield;-23.2218;28.8995;;;1189
Capricorn;-23.9116;29.4744;;;1091;30
Capricorn Park;-23.4988;29.9447;;867;841;30
Center;-24.7124;29.8036;;;451
Chabelane;-23.3946;30.1464;;;293
Chavani;-23.1987;30.1496;;;243
Chloe;-23.663;29.0916;;;1091
Chroom Park;-24.2052;28.9941;;;849;30
Chuenespoort;-24.1988;29.4801;;;1091
Clearwaters Cove;-23.9354;29.9721;;;374
Cochock;-23.6614;30.5525;;;628
Cornelia;-23.7868;29.1015;;;1091
Damani;-22.8411;30.5166;;;1288
Dambale;-22.5128;30.6876;;;911
Damplaats;-23.7028;29.1872;;;1091
Dan;-23.9043;30.276;;;628
Daniel Rababelela;-23.5786;30.6608;;;335
Danisane;-24.0409;28.8909;;305;849
Dansight;-23.1378;29.0289;;319;1189
Danzight;-23.1251;29.0306;;;1189;11
Dark City;-24.5728;30.3071;;1103;114
De Put Smallholdings;-24.9945;27.2703;;985;983;2
De Villiersdale;-23.2545;28.802;;;1189;11
DeHoop;-23.1867;30.2846;;;1402
Debeila;-24.4352;29.8117;;;19
Dennilton;-25.2589;29.166;;;355
Depeni;-22.5773;30.5192;;910;1322
Diambele;-23.053;30.2919;;1316;1402
Diamondo;-23.3166;30.038;;903;243
Diana;-23.8747;29.0706;;;1091
Diang;-24.6593;30.0266;;;451
Dibeng;-23.7763;28.9325;;;1091
Dichoeung;-24.6326;29.4465;;;735
Dididi;-23.0145;30.5106;;;1288
Diepsloot;-23.0759;28.7123;;92;1189
Dihlabeng;-24.7101;29.983;;;451
Dihlakaaneng;-24.7761;29.9938;;838;451
Dikgading;-23.4993;29.705;;96;841
Dikgalaopeng;-24.9781;29.4566;;;355
Dikgomong;-23.4725;29.8213;;1124;841
Dikgomong;-23.0636;29.0961;;433;1189
Dikgopeng;-23.7564;29.7896;;847;1182
Dikgopeng;-23.45;28.0886;;726;622
Dikgopheng;-23.8959;28.5942;;;849
Dilaeneng;-23.2721;29.1285;;1189;1189;50
Dimani;-22.8266;30.7407;;;703
Dimpompong;-23.401;28.1242;;;622
Dindela;-25.0598;29.7216;;;1158
Dindela;-23.1628;30.4759;;1323;1402
Dingamanzi;-23.375;30.5809;;;335
Dingwane;-24.7572;30.0184;;;451
Dinkateng;-23.3949;30.0944;;;293
Dinotsi;-24.6082;29.8884;;;451;8
Dipajene;-23.9911;30.9925;;290;1072
Dipakala;-24.5866;29.5208;;;451
Dipateng;-23.4845;29.7162;;96;841
Dipere;-23.5956;28.575;;;849
Diphagane;-24.669;29.7399;;;451
Diphale;-24.5242;30.0732;;;1238
Diphitshi;-23.7259;28.7116;;;849
Diplaseng;-24.9664;29.8743;;;451
Diplotong Section;-23.7092;29.779;;738;1182
Diretsaneng;-23.6814;28.6415;;;849
Diseng;-23.1858;28.8729;;1335;1189
Ditabeng;-24.5491;29.7165;;;451
Ditatsu;-23.2017;29.0446;;;1189
Ditenteng;-23.6795;29.229;;;1091
Dithabaneng;-25.2954;29.2867;;;355
Dithabaneng;-24.3532;29.5787;;;607
Dithabaneng;-23.222;28.9266;;79;1189
Dithabeneng;-24.6106;30.3038;;;114
Dithamaga Trust;-24.8409;30.1576;;;1238
Ditholong;-24.8261;29.4801;;;735
Ditlotswana;-23.9076;28.8264;;;849
Ditloung;-23.412;28.0473;;;622
Ditobeleng;-24.4388;30.0641;;;1238
Ditshego;-25.2437;29.0805;;;355
Ditshoseng;-23.4937;30.3336;;;293
Ditwaile;-24.3879;30.0469;;;1238
Divhani;-22.7885;30.1191;;;228
Dlamini;-22.9088;30.7417;;;703
Doli;-23.1639;30.2654;;755;1402
Dolidoli;-22.7093;30.1799;;;228
Domboni;-22.5035;30.7469;;;911;11
Domboni A;-22.5035;30.7469;;207;911
Domboni B;-22.4879;30.7421;;207;911
Donkerhoek;-23.3463;29.9897;;903;243
Doorhoek Smallholdings;-24.5614;27.414;;1279;1278;2
Doornbult;-23.7975;29.4543;;;1091
Doornlaagte;-24.9773;28.9714;;;735
Doornspruit;-24.8904;29.6702;;;735
Doornspruit;-23.8533;29.2081;;;1091
Dopeni;-22.9219;30.1935;;;1203
Doren;-23.3906;28.6811;;;849
Dotha;-22.669;30.8414;;;911
Doveni;-22.999;30.6203;;;703
Dovha;-22.4253;30.8971;;;911;;Duluthulu
Drakensig Airforce Base Residential;-24.3439;30.9325;;;414;2
Driefontein;-24.9207;28.9581;;;735
Driekop;-24.5964;30.1578;;;1238
Driekopies;-23.2232;28.7083;;;1189
Driekoppies;-23.9244;29.864;;;374
Droogte;-24.498;29.3594;;;607
Dublin;-24.2447;30.1635;;;607
Dulang;-23.9929;31.0266;;751;1072
Dumani;-23.2459;30.2206;;112;243
Dumasi;-22.9547;30.5629;;;1288
Duthuni;-22.9734;30.3837;;;1203
Duvula;-23.4059;30.2687;;;293
Dwaalboom;-24.7205;26.8139;;;226;30
Dzamba;-22.8132;30.323;;;1288
Dzanani;-22.8789;30.1464;;;228;50
Dzananwa;-23.0609;30.33;;1316;1402
Dzhiyawolala;-23.2344;30.082;;1330;243
Dzindi;-23.0255;30.4302;;;1203
Dzingahe;-22.9123;30.5221;;;1288
Dzivhadolo;-22.8151;30.7249;;;703
Dzumbathoho;-23.232;30.0769;;1330;243
Dzumbathoho;-22.9379;30.1678;;1069;228
Dzwaboni;-22.8035;30.77;;;703
Dzwerani;-23.0735;30.4274;;;1203;14
Eastern Chrome Mine 1;-24.8809;30.1139;;;1238;2
Eastern Chrome Mine 2;-24.7939;30.1836;;;1238;2
Eduanpark;-23.8824;29.4654;;;1091;30
Edwinsdale;-22.9833;29.0027;;;1189
Eisleben;-23.5235;29.8379;;;841
Eketeng A;-23.4351;30.1604;;618;293
Eketeng B;-23.6338;30.2833;;731;293
Elandsdoorn;-25.2869;29.2169;;;355
Elandsdoring;-25.2886;29.1813;;;355;17
Elandsdoring A;-25.2832;29.1946;;241;355
Elandsdoring C;-25.2947;29.1972;;241;355
Elandsdoring F;-25.2832;29.1729;;241;355
Elandslaagte;-25.1787;29.7762;;;1158
Eldorado;-22.8989;28.8116;;;14
Elements Private Golf Estate;-24.7948;28.1339;;;47;2
Elephant Hill;-24.6861;30.3422;;;114;30
Elim;-23.1615;30.0599;;;243
Elmadal;-23.9812;29.3518;;;1091
Eltivillas;-23.0526;29.9226;;;638;30
Emkhondweni;-24.7385;30.0551;;;451
Enable;-24.283;30.5281;;;414
Esdaar;-23.1796;30.044;;;243
Essoubinca;-22.9268;28.8069;;;14
Fatima;-23.3299;29.2192;;846;841
Fauna Park;-23.9049;29.4916;;;1091;30
Fefe;-22.7555;30.3437;;;1322
Fefei;-22.8374;30.2624;;493;1288
Fertilis;-24.1103;30.1212;;;607
Fhedzisani;-23.0986;30.393;;372;1402
Finale;-24.3285;30.7059;;;414
Fish Eagle Estate;-24.8316;28.2037;;;47;2
Five Morgan;-25.2351;29.1366;;;355
Flaka;-24.7113;29.6514;;;451
Fleur 'n Villa;-24.887;28.2741;;47;47;50;;limpopo-fleur-n-villa-bela-bela
Flora Park;-23.9127;29.4943;;;1091;50
Fobeni;-23.696;30.3491;;;628
Folovhodwe;-22.5911;30.4281;;;1322
Fondwe;-22.9142;30.2612;;;1203
Forong;-24.3419;29.7671;;;19
Fothane;-23.9582;28.8443;;726;849
Freedom Park;-24.7002;28.4264;;;833;30
Frischgewaagd;-25.0087;29.646;;;355
Frischgewaagd;-24.8155;29.7267;;;735
Fumankulu;-23.2254;30.3263;;465;1402
Funguvhu;-23.2288;30.0844;;1330;243
Funyufunyu;-22.8936;30.114;;367;228
Ga Makhushane;-23.9713;31.0376;;;1072;29
Ga Mampiri;-23.9712;31.0225;;289;1072
Ga Mankga Section;-23.7039;29.7739;;738;1182
Ga Maphosa;-23.5011;29.6906;;96;841
Ga Mashishimale;-23.9515;30.9875;;;1072;32
Ga Mmei;-23.9734;31.0288;;289;1072
Ga Moloto;-23.9668;31.0454;;289;1072
Ga Mphehli;-23.9713;31.0376;;289;1072
Ga Phasha;-23.428;29.7168;;;841
Ga Selwana;-23.696;30.9285;;;1072;26
Ga-Chokwe;-23.6341;29.3198;;831;1091
Ga-Dietane;-23.8034;28.9935;;;1091
Ga-Dikgale;-23.3935;29.0186;;1191;1091
Ga-Hlahla;-23.6447;29.3984;;;1091;8
Ga-Keetse;-23.4022;29.0664;;1191;1091
Ga-Kgara;-23.4003;29.1698;;;841
Ga-Kgoete;-24.4327;30.0882;;;1238
Ga-Kgoroshi;-23.7197;29.1074;;;1091
Ga-Kolopo;-23.4744;29.1854;;;1091
Ga-Kopo;-23.6347;29.3037;;831;1091
Ga-Lamola;-23.4953;28.9891;;;1091
Ga-Lepadima;-23.6012;29.0127;;;1091
Ga-Mabitsela;-23.686;29.3262;;;1091
Ga-Mabitsela;-23.5314;29.0748;;;1091;;;limpopo-ga-mabitsela-polokwane-2
Ga-Madiba;-23.88;29.1516;;1191;1091
Ga-Madietane;-23.8156;29.0091;;;1091
Ga-Maepa;-24.8679;29.9221;;;1238
Ga-Maeteletsa;-23.4432;28.1743;;295;622
Ga-Mahlokwane;-24.5543;30.0982;;;1238
Ga-Mahoai;-23.7158;29.0254;;;1091
Ga-Maja;-24.1649;29.5467;;;1091
Ga-Makgakga;-23.7931;29.3589;;490;1091
Ga-Makgato;-23.5065;29.6665;;;841
Ga-Makibelo;-23.6611;29.3976;;;1091
Ga-Makofane;-24.4832;30.2214;;;114
Ga-Makopa;-24.3983;30.0185;;;1238
Ga-Makubane;-24.5797;30.1031;;;1238
Ga-Makwa;-24.5423;30.0514;;;1238
Ga-Maleka;-23.7521;29.2925;;658;1091
Ga-Malekana;-24.8844;30.0035;;;1238
Ga-Malepe;-24.4275;30.2828;;;114
Ga-Mampa;-24.1234;30.1058;;;607
Ga-Mampuru;-24.8198;30.0815;;;1238
Ga-Mangou;-23.9064;29.0658;;;1091
Ga-Mankodi;-23.4359;28.981;;;1091
Ga-Manyaka;-24.4714;30.1148;;;1238
Ga-Manyapje;-23.9081;29.1979;;;1091
Ga-Mapea A;-24.5578;30.1158;;;1238
Ga-Mapea B;-24.5049;30.1495;;;1238
Ga-Maponto;-23.3135;29.2134;;;841
Ga-Maribana;-23.5124;29.2003;;;1091
Ga-Maroga;-24.5341;30.1344;;;1238
Ga-Masehlong;-23.4899;29.1089;;;1091
Ga-Masha;-24.8815;29.9799;;;1238
Ga-Mashamptane;-24.6449;30.271;;;114
Ga-Mashashane;-23.9432;29.1214;;;1091
Ga-Mashishi;-24.4486;30.1034;;;1238
Ga-Mashukwane;-24.5305;30.1115;;;1238
Ga-Matabanyane;-23.6691;29.3477;;;1091
Ga-Matipane;-23.5582;30.3935;;;628
Ga-Matlapa;-23.9792;29.1123;;;1091
Ga-Matlhodi;-23.4745;29.0402;;;1091
Ga-Mmabatho;-23.6091;29.1539;;;1091
Ga-Mmathongwana;-23.6391;28.9887;;;1091
Ga-Modikana;-23.6407;29.1943;;;1091
Ga-Moila;-24.1371;30.1164;;;607
Ga-Mokgehle;-23.3671;29.1782;;;841
Ga-Mokgokong;-23.8101;29.3408;;1066;1091
Ga-Mokwele;-23.3388;29.1588;;;841
Ga-Moleele;-23.3103;29.1072;;;841
Ga-Mongatone;-24.4573;30.0161;;;1238
Ga-Monyeki;-23.5278;28.1389;;;622
Ga-Moraba A;-24.4563;30.2734;;;114
Ga-Moraba B;-24.4674;30.6474;;;1028
Ga-Motlagomo;-23.448;29.0386;;;1091
Ga-Motodi;-24.5527;30.3437;;;114
Ga-Motshana;-24.4795;30.3009;;;114
Ga-Mphela;-23.6841;29.2491;;491;1091
Ga-Mphethi;-24.4886;30.1484;;;1238
Ga-Mpuru;-24.575;30.0635;;;1238
Ga-Ngwetsana;-23.6842;29.1446;;;1091
Ga-Nonyane;-23.6295;29.0752;;;1091
Ga-Phago;-23.5639;29.1816;;853;1091
Ga-Phagodi;-23.5005;29.1561;;;1091
Ga-Phala;-24.3418;30.1546;;;114
Ga-Phasha;-24.7614;30.1143;;;1238
Ga-Piet;-23.6094;29.2181;;;1091
Ga-Podele;-24.4765;30.1778;;;114
Ga-Polatla;-23.4813;29.7108;;96;841
Ga-Poopedi;-23.3504;29.1903;;;841
Ga-Ragopola;-24.5462;30.161;;;1238
Ga-Ramakara;-23.7397;29.0841;;;1091
Ga-Rametlwana;-23.6377;29.1541;;;1091
Ga-Rammutla A;-23.2171;29.0818;;;1189
Ga-Rammutla B;-23.2251;29.0427;;;1189
Ga-Ramokadi-Kadi;-23.6784;29.0418;;;1091
Ga-Ramoshwane;-23.6346;29.1124;;;1091
Ga-Ramotlokana;-23.5644;29.0922;;;1091
Ga-Rampuru;-23.6714;29.1164;;;1091
Ga-Rampuru;-23.2734;28.708;;;1189
Ga-Rankuwa;-23.5961;29.2464;;;1091
Ga-Riba;-24.5504;30.222;;;114
Ga-Ribane;-23.4887;29.7049;;96;841
Ga-Sako;-23.4182;29.1676;;;841
Ga-Sebotse;-23.5255;28.9905;;;1091
Ga-Sechaba;-23.7276;29.1309;;;1091
Ga-Selala;-24.4955;30.1311;;;1238
Ga-Seleka;-23.4432;28.1743;;;622;8
Ga-Setati;-23.6446;29.349;;;1091
Ga-Thantsha;-23.6763;29.2642;;491;1091
Ga-Tjale;-23.8241;29.7644;;;724;8
GaAbele;-23.4942;30.6127;;;293
GaChuene;-24.184;29.4732;;;1091
GaDankie;-22.847;28.8383;;;14
GaDukakgomo;-23.6405;28.6598;;;849
GaFemane;-23.4989;30.4132;;;293
GaHlako;-23.4788;28.5377;;;849
GaHlako A;-23.2443;28.8612;;;1189
GaHlako B;-23.2211;28.8795;;;1189
GaKgubudi;-24.0898;28.9414;;;849
GaKibi;-22.7646;28.8306;;;14;8
GaKobe;-23.1755;28.8903;;;1189;11
GaKomape;-23.7379;29.286;;;1091;11
GaLebelo;-23.6412;28.6927;;;849
GaLekgothoane;-24.0494;29.6741;;;724
GaLetwaba;-24.0831;28.9332;;;849
GaMabeba;-23.3107;29.0188;;;1189
GaMabelebele;-22.9158;29.0185;;;14;11
GaMabete;-24.5947;29.8511;;880;19
GaMabotha;-23.3395;29.0445;;;1189
GaMabotsa;-23.7243;29.3489;;;1091
GaMabuela;-23.9556;28.807;;;849
GaMabusela;-23.8622;28.8485;;;849
GaMachaba;-23.1659;29.1274;;;1189
GaMachacha;-24.5838;29.7658;;;451;17
GaMachoko;-23.321;28.1343;;;622
GaMadibana;-23.1087;29.0345;;180;1189
GaMadibeng;-23.1854;28.8075;;;1189
GaMadika;-24.5873;29.7571;;301;451
GaMadisaleolo;-24.4082;29.4283;;;607
GaMafefe;-24.1976;30.1031;;;607;14
GaMafefe A;-24.1976;30.1031;;302;607
GaMafefe B;-24.1847;30.0646;;302;607
GaMafefe C;-24.2214;30.0929;;302;607
GaMagongwa;-24.0719;28.9678;;;849
GaMagowa;-23.9214;29.7071;;;724
GaMahlahle;-23.9054;29.8123;;;724
GaMahulana A;-23.5764;30.3626;;772;293
GaMahulana B;-23.5719;30.3453;;772;293
GaMailula;-23.8338;29.8428;;;724
GaMaisela;-24.3727;29.8225;;;19;8
GaMakanye;-23.9658;29.7577;;;724;8
GaMakena;-24.9823;29.6116;;;735
GaMakgatle;-24.9705;29.5889;;;735
GaMakgoba;-23.8553;29.807;;;724
GaMakgoba A;-24.2358;29.8079;;;607
GaMakgoba B;-24.2789;29.6204;;;607
GaMakgobathe;-23.8678;29.878;;;724
GaMakgotho;-24.2836;30.215;;;607
GaMakgwata;-23.2497;29.0291;;;1189
GaMakharankana;-24.8727;29.452;;;735
GaMakweya;-23.8119;29.255;;;1091
GaMalapile;-23.7599;28.7192;;;849
GaMalokela;-23.1519;28.9348;;;1189
GaMaloma;-24.7674;30.0121;;;451
GaMalope;-23.7212;28.6451;;;849
GaMamadi;-22.8466;28.9091;;;14
GaMamadila;-23.7955;29.2174;;;1091
GaMamanyoha;-23.5232;30.52;;;293
GaMamokhwibidu;-23.1477;28.9753;;;1189
GaMamoleka;-23.1009;28.747;;;1189
GaMampa;-24.3601;30.0146;;;19
GaMampana;-24.7159;29.5406;;;451
GaMamphaka;-23.8705;29.848;;;724
GaManaka;-23.1251;29.0306;;180;1189
GaManamela;-23.7141;29.2293;;;1091
GaMapangula;-23.8592;29.1805;;;1091
GaMapela;-24.0409;28.8909;;;849;17
GaMaphale;-23.4608;30.3131;;;293;17
GaMaphoto;-22.9534;28.9666;;;14
GaMaroshi;-24.5574;29.6446;;;451
GaMasealele;-23.3001;29.0472;;;1189
GaMasekwa;-23.3938;28.9449;;;1189
GaMasenya;-23.9953;28.87;;;849
GaMasha;-24.8194;29.6075;;;735
GaMashabela;-24.639;29.7432;;;451;11
GaMashamaite;-22.9034;28.8555;;32;14
GaMashiane;-23.574;28.8235;;;849
GaMasipa;-23.8224;28.747;;;849
GaMathapo;-23.5224;28.8288;;;849
GaMathekga;-23.6275;28.6121;;;849
GaMathiba;-24.0954;29.595;;;1091
GaMatlala;-25.1673;29.1851;;;355
GaMatlou;-23.6222;30.016;;;834
GaMaupa;-23.4232;30.3814;;;293
GaMboi;-23.9452;29.6412;;;724
GaMmamatsha;-24.0007;29.8019;;;724
GaMmamogwasa;-24.4104;29.3426;;;607
GaMmatemana;-23.2117;29.009;;;1189
GaMmela;-24.8461;29.5569;;;735
GaMmela;-24.5789;29.8857;;;19
GaModipana;-23.9397;28.8438;;;849
GaMogano;-24.0462;29.7519;;;724
GaMohlala;-24.7346;29.8231;;;451;14
GaMohlala A1;-24.7247;29.8236;;308;451
GaMohlala A2;-24.7296;29.8082;;308;451
GaMohlala A3;-24.7346;29.8231;;308;451
GaMoisimane Arie;-22.8045;28.7646;;;14
GaMojela;-23.323;28.7555;;;1189;11
GaMojela;-23.2545;28.802;;185;1189;11;;limpopo-gamojela-senwabarwana-2
GaMokaba;-24.0511;28.9455;;;849
GaMokgopo;-23.7543;29.7566;;;1182
GaMokgwathi;-23.5875;30.5839;;;628
GaMokwane;-23.946;29.7925;;;724;8
GaMokwasela;-23.6425;30.2846;;;293
GaMokwena;-23.7707;28.8034;;;849
GaMolapo;-24.5065;29.4181;;;607
GaMolefe;-23.1426;29.0365;;319;1189
GaMolekana;-23.9917;28.9455;;;849
GaMolekwa;-23.7763;28.6294;;;849
GaMolepo;-24.0322;29.8032;;;724
GaMoloi;-24.8144;29.8166;;;451
GaMoloko;-23.565;30.4471;;;628
GaMolopane;-24.8014;29.8832;;;451
GaMonare;-23.5832;28.547;;;849
GaMonene;-23.7437;28.6546;;;849
GaMonyebodi;-23.272;28.7353;;;1189
GaMoreise;-23.2597;29.1447;;;1189;11
GaMoremi;-23.1289;28.939;;107;1189
GaMoretsela;-24.7713;29.9039;;;451
GaMoroko;-23.5374;30.4526;;;293
GaMoropo;-23.8467;29.8168;;;724
GaMosege;-23.9496;28.8338;;;849
GaMosehla;-24.7666;29.8443;;;451;11
GaMosehla B;-24.7666;29.8443;;312;451
GaMosehla C;-24.7507;29.8541;;312;451
GaMotene;-24.2964;30.0564;;;19
GaMothapo;-24.0274;29.7053;;;724;8
GaMothele;-23.4902;30.5772;;;293
GaMothiba;-23.8733;29.659;;;724
GaMotholo;-23.8759;29.7463;;;724
GaMothombeki;-23.5446;30.3734;;;293
GaMotlana;-23.0112;28.9516;;;1189
GaMotshemi;-23.2108;28.9948;;;1189
GaMoyaga;-22.9653;29.0113;;;14
GaMushi;-23.5473;28.4832;;;849
GaNgwepe;-23.3353;28.9319;;;1189
GaNkidikitlane;-23.56;28.6007;;;849
GaNkoana;-24.4084;29.7858;;;19
GaNtata;-23.4737;30.45;;;293
GaPamadi;-24.9926;29.6765;;;1158
GaPhooko;-23.3587;30.1541;;;293
GaPila;-24.0572;28.8153;;;849
GaPila;-24.0279;28.9012;;305;849;;;limpopo-gapila-mokopane-2
GaPotse;-23.8227;29.787;;;724
GaRadingwana;-24.5683;29.8616;;;19
GaRakgoatha;-24.3515;29.3673;;;607;8
GaRakoma;-23.997;30.2356;;;1348
GaRakwele;-22.8573;28.8797;;;14
GaRalenkwane;-23.814;28.6882;;;849
GaRamaroka;-23.5094;30.3592;;;293
GaRamaswikana;-22.7505;28.7934;;;14
GaRamela;-23.5267;28.8809;;;849
GaRamodumo;-23.4761;30.5554;;;293
GaRamongwana;-23.7125;29.4094;;;1091;8
GaRamotsho;-22.8432;28.8258;;;14
GaRamphere;-24.0076;29.7588;;;724
GaRamurulane;-23.9505;28.7919;;;849
GaRamutla;-23.1347;28.7056;;;1189
GaRapadi;-23.5934;28.5261;;;849
GaRawele;-23.8893;28.9082;;726;849
GaRaweshe;-23.4171;28.8775;;;1189
GaRawesi;-23.4153;28.8194;;;1189
GaReise;-23.257;29.1349;;311;1189
GaSebati;-24.0332;29.6588;;;724;8
GaSebotlane;-23.1846;28.8357;;;1189
GaSekale;-24.7412;30.0361;;;451
GaSeleka;-23.2204;27.9027;;;622;8
GaSelepe;-24.6463;29.7778;;;451
GaSelepe;-24.3474;29.9235;;;19
GaSemenya;-23.6927;29.4058;;;1091
GaSeopela;-24.7314;30.0053;;;451
GaSeroka;-24.5065;29.9316;;;19;8
GaTefu;-23.2302;29.0662;;;1189
GaThaba;-24.1128;29.6166;;;724
GaThoka;-23.9021;29.7105;;;724
GaTshaba;-23.957;28.8666;;;849
GaTshabalala;-23.1426;29.0365;;;1189;11
GaTshehla;-24.9952;29.7575;;;451
GaTshipana;-23.5927;28.9595;;;849
GaTshokwe;-23.533;28.6255;;;849
GaTshwene A;-24.2031;29.5039;;;1091
GaTshwene B;-24.0835;29.6245;;;724
GaWally;-23.6263;30.5337;;;628
Gaarside;-22.6971;30.2733;;;228
Gaba;-22.802;30.7322;;;703
Gabaza;-23.9898;30.3264;;;628
Gabeni;-23.1858;30.4825;;369;1402
Gakgole;-23.8806;29.8365;;;724
Galakwena;-23.4225;28.6419;;;849
Galalia;-23.5851;28.762;;;849
Galavhani;-22.6781;30.5053;;;1322
Galgoloko;-24.9483;29.8979;;;1158
Gamalahlela;-23.8437;29.8231;;;724
Gamalebogo;-23.2667;29.0727;;;1189
Gamashalane;-23.258;29.1052;;1189;1189;50
Gandlanani;-22.9623;30.6663;;;703
Geluk;-23.8908;29.5176;;;1091;8
Geluk Brickfields;-23.8908;29.5176;;326;1091
Gemini;-24.1492;30.1042;;;607
Geneva;-24.2641;30.1509;;;607
Genokakop;-24.6405;30.0704;;;1238
Gereagopola;-24.8179;29.647;;;735
Ghandlanani;-23.3545;30.5017;;;335
Gholfbaan Park;-24.8727;28.2939;;47;47;50
Gideon;-22.9048;28.6808;;;14
Gidjana;-23.0212;30.8878;;;703
Gijamhandzeni;-23.0063;30.7876;;;703
Give Tshandani;-23.1692;30.2176;;755;243
Giyani A;-23.3163;30.7248;;;335;50
Giyani C;-23.3216;30.7085;;;335;50
Giyani D;-23.3081;30.7089;;;335;50
Giyani E;-23.2991;30.701;;;335;50
Giyani F;-23.29;30.7108;;;335;50
Glen Cowie;-24.8315;29.8177;;;451
Glen-Roy;-23.9085;29.087;;;1091
Glenfernes;-23.0157;28.9973;;;1189
Goede Hoop;-23.8026;28.7883;;;849
Goedgevonden;-23.6515;28.9293;;1191;1091
Gogobole;-23.0863;29.7707;;1212;638
Gogogo;-22.7789;30.3306;;;1322
Goma;-22.7351;30.3312;;;1322
Gombameni;-23.1632;30.28;;755;1402
Gombameni;-23.0628;30.4188;;229;1203
Gombani;-22.6853;30.3191;;;1322
Gonani;-22.8236;30.782;;;703
Gondeni A;-22.9189;30.4368;;;1203
Gondeni B;-22.8934;30.6566;;;703
Gonono;-23.2729;30.4875;;;335
Goru;-24.8642;29.5925;;;735
Goudmyn;-22.8892;28.7538;;;14
Govu;-23.0243;30.8591;;;703
Green Farm;-22.957;30.7589;;;703
Groot Letaba Wildreservaat;-23.7398;31.0894;;;1072;2
Grootvlei;-24.7157;28.4231;;;833;30
Grootvlei;-23.7178;29.2828;;299;1091
Gudumabama;-23.1597;30.2212;;755;243
Gudumabama;-22.9887;30.1279;;1212;228
Gumbani;-23.0912;30.5514;;;1288
Gumbu;-22.3687;30.7621;;;911;11
Gumbu A;-22.3687;30.7621;;364;911
Gumbu B;-22.365;30.79;;364;911
Gumela;-22.6521;30.461;;;1322
Gundani;-22.6549;30.552;;;1322
Guyuni;-22.7301;30.4724;;;1322
Guyuni A;-22.5857;30.8634;;365;911
Guyuni B;-22.5819;30.8309;;365;911
Gwagwathini;-22.6892;30.5015;;;1322
Gwakwani;-22.5707;30.8036;;;911
Gwenukwenu;-23.231;30.1287;;370;243
Ha Lambani;-22.745;30.8105;;;703
Ha Magidi;-22.9559;30.4784;;;1288;50
Ha Mashawane;-23.0626;30.4688;;;1203
Ha-Lambani;-22.7191;30.8521;;;703;;;limpopo-ha-lambani-malamulele-2
Ha-Mabila;-22.6893;30.4777;;;1322
Ha-Madikana;-23.2906;29.2484;;;841
Ha-Mapila;-22.9106;30.052;;;228
Ha-Matidza;-22.8744;30.0697;;;228
Ha-Matsa;-22.8844;30;;;228
Ha-Matsika;-22.8619;30.6918;;;703
Ha-Rabali;-22.8831;30.0908;;;228;26
Ha-Rabali Zone 1;-22.8759;30.0934;;367;228
Ha-Rabali Zone 3;-22.8895;30.0864;;367;228
HaDavhana;-23.1936;30.4414;;;1402;32
HaMagau;-23.1272;29.8395;;1212;638
HaMakuya;-22.6387;30.8369;;;911
HaMashamba;-23.2407;30.1363;;;243;26
HaMashau;-23.1908;30.1894;;;243;11
HaMatsila;-23.191;30.264;;;1402
HaMphaila;-22.9008;30.1533;;;228
HaMukhoro;-23.158;30.2445;;755;243
HaMutshaThondoni;-23.058;30.3513;;899;1402
HaNesengani;-23.0986;30.393;;;1402;29
Habagani;-22.9628;30.2086;;1328;228
Haenertsburg;-23.9451;29.942;;;374
Hakutama;-23.0763;29.6167;;;638
Hamabooya;-23.8581;30.1652;;;1348;30
Hamadodonga;-23.088;29.6811;;552;638
Hamamphagi;-23.3256;29.9745;;903;243
Hamutsha;-23.0496;30.3662;;899;1402
HamutshaTshidzivhani;-23.0618;30.3588;;899;1402
Hanani;-23.1794;30.5229;;;1402
Hanthabalala;-23.2696;29.9779;;;243;29
Harmasdal;-23.8749;28.659;;;849
Harmony;-24.2999;30.7878;;;414
Hasane;-23.0941;30.4784;;;1203
Hatshisele;-22.9604;30.515;;;1288
Helena;-23.7318;29.1891;;;1091
Helula A;-22.6868;30.4613;;;1322
Helula B;-22.6651;30.4493;;;1322
Hill Side;-22.8953;30.0365;;638;228
Hinlopen;-24.7216;29.3726;;;735
Hlagalakwena;-23.3748;28.064;;;622
Hlalanikahle;-24.9994;29.7284;;;451
Hlanganani;-23.223;30.2707;;500;1402;8
Hlanganani;-23.1624;30.0451;;;1414;11
Hlogotlou;-25.0338;29.761;;;1158
Hlogotlou B;-25.0097;29.7362;;858;451
Hlohlokwe;-24.2123;30.4356;;;414
Hlohlokwe;-23.5515;30.5024;;;293
Hlomela;-23.4461;31.0106;;;335
Hlopekani;-23.3209;30.7489;;;335
Hlungwani;-22.8711;30.8875;;1007;703
Hluvukani;-23.3482;30.2863;;1161;1402
Hluvulabaji;-23.3081;30.2859;;971;1402
Honey;-23.2474;28.0745;;;622
Hopekraals;-24.5998;30.302;;;114
Hovheni;-24.0997;30.3303;;460;628
Humulani;-23.8718;31.063;;693;1072
Hwashi;-24.6381;30.111;;;1238
Hwelereng;-24.3534;29.4547;;;607
Hwelesaneng;-24.2615;29.6286;;;607
Hwibi;-23.6652;28.9003;;1191;1091
Iketleng;-23.3468;30.1427;;;293
Impala Park;-24.1899;29.0005;;;849;30
Indermark;-23.0853;29.1061;;;1189;11
India;-24.3727;29.8225;;303;19
Inveraan;-23.1335;28.9901;;;1189
Ipelegeng;-24.5993;27.3983;;1279;1278;30
Itabaleng;-24.4382;30.0409;;;1238
Ithlabeleng;-23.5894;30.3717;;772;293
Itsani;-23.0124;30.4147;;;1203
Ivy Park;-23.9181;29.4443;;;1091;30
Ivydale AH;-23.9329;29.4337;;;1091;2
Jamela;-23.6375;30.2896;;;293;8
Jerome;-22.9786;30.6793;;;703
Jerusalem;-25.0054;29.7168;;;1158
Jerusalem;-24.207;30.4115;;;414
Jimmy Jones;-23.0383;30.6502;;;703
Jinnah Park;-24.8797;28.2747;;47;47;50
Jobskop;-24.2428;29.9698;;685;19
Jokong;-23.6576;30.313;;;1348;8
Jokong;-23.4248;30.6093;;;293
Joppie;-23.6833;30.453;;;628
Julesburg;-24.0801;30.3208;;;628;26
Juno;-23.6249;29.0291;;;1091
Jupiter;-23.8713;29.0306;;1191;1091
Ka-Bazela;-23.0637;30.8773;;;703
Ka-Dinga;-23.0363;30.7039;;;703
Ka-Hasane;-23.1212;30.499;;;1203
Ka-Jilongo;-23.0832;30.8438;;;703;8
Ka-Mabayeni;-23.0749;30.8257;;;703
Ka-Mapapila;-23.0574;30.7331;;;703
Ka-Matiani;-22.7421;30.9761;;;703
Ka-Matsakali;-23.0482;30.7606;;;703
Ka-Mchipise;-23.0274;30.7376;;;703
Ka-Mdabula;-23.1295;30.5297;;;1288
Ka-Mphambo;-23.0885;30.6766;;;703
Ka-Mulamula;-23.1086;30.5613;;;703
Ka-Muswane;-23.1493;30.631;;;703
Ka-Nghezimani;-22.9049;30.8084;;;703
Ka-Sunduza;-22.7726;30.959;;;703
Ka-Vhele;-22.8897;30.853;;;703
Ka-Xigamani;-23.0982;30.6482;;;703
Ka-Xihoko;-23.6629;30.4991;;;628
Ka-Xikundu;-22.8226;30.8661;;;703;8
Ka-Xikundu A;-22.8313;30.8124;;;703
Ka-Xikundu B;-22.8362;30.8585;;;703
Ka-Xipalana;-23.9327;30.2686;;843;628
KaBungeni;-23.2024;30.217;;;243;20
KaChavani;-23.2004;30.1237;;973;243
KaDizingidzingi;-23.3385;30.6453;;;335;8
KaDizingidzingi Zone 2;-23.343;30.667;;464;335
KaDzumeri;-23.5724;30.6999;;;335
KaGaula;-23.3097;30.8933;;;335
KaGidya;-23.5524;30.8017;;;335
KaHhlaneki;-23.2888;30.5031;;;335
KaHomu;-23.322;30.7874;;;335
KaKhaxani;-23.6688;30.8065;;;335
KaKheyi;-23.5792;30.8725;;;335
KaMajosi;-23.2219;30.3273;;;1402;11
KaMakhuva;-23.5855;30.9737;;;335
KaMakoxa;-23.2586;30.737;;;335
KaMapayeni;-23.3568;30.8202;;;335
KaMapolaneng;-24.4102;29.7746;;;19
KaMapuva;-23.2846;30.5768;;;335
KaMaswanganyi;-23.3141;30.6076;;;335
KaMatsotsosela;-23.6074;30.8302;;;335
KaMavalani;-23.2107;30.7098;;;335
KaMayephu;-23.5903;30.7849;;;335
KaMayomela;-23.896;30.3101;;;628
KaMbedlhe;-23.5512;30.8376;;;335
KaMbokota;-23.2046;30.0995;;973;243
KaMininginisi;-23.1502;30.8029;;;335
KaMpakani;-23.6165;30.6999;;;335
KaMunghonghoma;-23.5358;30.7918;;;335
KaMushiyani;-23.602;30.9024;;;335
KaMzilela;-23.5953;30.8151;;;335
KaNghalalume;-23.2355;30.6139;;;335
KaNgove;-23.3627;30.7245;;;335
KaNkomo;-23.408;30.7834;;;335
KaNkuri;-23.2565;30.5397;;;335
KaNwadzekudzeku;-23.1173;30.7303;;;335
KaNwamakena;-23.3735;30.5238;;;335
KaNwamatatani;-23.243;30.3779;;500;1402
KaSabulane;-23.5176;30.9545;;;335
KaSiandana;-23.3017;30.654;;;335
KaSikhunyane;-23.3946;30.67;;;335
KaTomu;-23.1938;30.5898;;;335
KaXikhumba;-23.5002;30.8851;;;335
KaXikukwani;-23.2381;30.7065;;;335
KaXikwambana;-23.9539;30.268;;843;628
KaXitlakati;-23.6641;30.8847;;;335
Kabwa;-23.1642;30.2243;;755;243
Kaditshwene;-23.9027;28.7115;;;849
Kalkspruit A;-23.7729;29.104;;;1091
Kameelkop;-23.4486;29.2131;;;1091
Kampersrus;-24.5159;30.8924;;;414
Kanana;-24.21;30.4174;;;414
Kanana;-23.4562;29.1433;;;1091
Karre Base;-23.6945;29.2409;;491;1091
Katlegong;-24.9693;29.7536;;;451
Kauletsi;-23.2443;27.933;;;622
Keerom;-25.1142;29.766;;;1158
Keerom;-24.946;28.9969;;;735
Kgapamadi;-25.1434;29.1231;;;355
Kgari;-24.629;29.7447;;307;451
Kgatu;-23.3984;28.9077;;;1189
Kgautswana;-24.5949;30.5313;;;1028
Kgobagadimo;-23.2782;28.0113;;;622
Kgobokwane;-25.1406;29.1051;;;355
Kgohlwane;-23.7914;29.376;;;1091;11
Kgokong;-23.8411;29.7766;;;724
Kgokonyane;-23.3915;28.8767;;;1189
Kgolane;-24.672;29.9529;;;451
Kgopane;-24.7713;30.0789;;;451
Kgopaneng;-24.3759;30.1811;;;114
Kgopeng;-23.7012;28.7166;;;849
Kgoroshi;-23.6945;29.2409;;;1091;17
Kgotlopong;-24.558;30.4831;;;1028
Kgwale;-23.2256;28.776;;185;1189
Kgwara;-23.8436;29.8614;;;724
Kgwareng;-23.7705;29.7948;;;1182
Kgwarip;-24.476;29.6917;;;451
Kgwaripe;-24.5851;29.4872;;;607
Kgwedi;-24.6202;30.5548;;;1028
Kgwekgwe;-23.6401;30.3354;;;1348
Khakhala;-23.2726;30.8494;;;335
Khakhanwa;-23.019;30.602;;;703
Khakhu;-22.8363;30.2487;;;1288;11
Khaku;-22.8375;30.2441;;493;1288
Khala;-23.4041;28.7468;;;849
Khalavha;-22.9284;30.2857;;;1203
Khambela;-22.887;30.7657;;;703
Khangale;-23.0524;30.418;;229;1203
Kharivhe;-22.7196;30.2239;;;228;8
Khavhambe;-22.6634;30.8147;;;911
Khomanani;-23.2634;30.3818;;;335
Khomanani;-23.2284;30.3315;;;1402;26
Khomela;-22.7099;30.2613;;;228
Khopanong;-23.251;28.0364;;;622
Khubetswane;-25.0296;29.556;;;355
Khubvi;-22.8302;30.5613;;;1288
Khujwana;-23.9397;30.2301;;;1348
Khulwane;-24.5796;30.2135;;;114
Khumbe;-23.0466;30.3852;;651;1203;30
Khunda;-22.9533;30.1281;;;228
Khureng;-24.5659;29.3835;;;607
Khutsong;-24.3019;30.571;;;414
Khwarha;-23.3357;30.2734;;1161;1402
Khwekhwe;-23.0681;30.3808;;899;1402
Kikvorschfontein;-25.2667;29.1328;;;355
Kitty;-23.3603;28.1202;;;622
Klipbank;-25.1346;29.3782;;;355
Klipheuvel;-24.6055;29.4613;;;607
Klipspruit;-24.8169;29.661;;;735
Kobe;-24.6441;30.0834;;;451
Kobeana;-23.8574;28.6107;;;849
Koekoek;-23.3219;29.1634;;;841
Kolobetona;-23.3503;30.2367;;711;293
Kolokotela;-24.6942;29.4559;;;451;11
Kolokotela A;-24.6713;29.4734;;520;451
Kolokotela B;-24.6942;29.4559;;520;451
Koloti;-23.7637;29.311;;;1091;8
Komane;-24.6303;30.0221;;;451
Komaneng;-23.9009;29.8026;;;724
Kome;-24.7394;29.6356;;;451;8
Kopje;-23.5976;30.3489;;;293
Kopjeng;-24.9472;29.722;;553;451
Kotishing;-23.8077;29.6144;;;1182
Kotsiri;-24.7535;29.9833;;;451
Kremetart;-23.3201;30.682;;;335;50
Kromhoek;-22.9347;29.0323;;;14;11
Kromkloof;-23.788;28.6557;;;849
Kubjana;-23.6955;30.2982;;;1348
Kunguni;-22.7254;30.5023;;;1322
Kuranta;-23.4562;30.519;;;293
Kurhuleni;-23.1675;30.3443;;;1402;20
Kurhuleni Block A;-23.1738;30.3341;;549;1402
Kurhuleni Block B;-23.17;30.3467;;549;1402
Kuschke;-24.0472;29.3815;;;1091
Kutama;-23.0614;29.6311;;;638;32
Kutupu;-24.9472;29.722;;;451;11
KwaKwalata;-23.9453;28.8477;;;849
Kwaaidraai;-23.4014;29.9233;;900;243
Kwaggasvlakte Smallholdings;-24.5478;27.4574;;1279;1278;2
Kwaring;-23.1391;28.934;;107;1189
Kwatane;-23.3568;30.1433;;;293
Kwokwane;-22.9022;30.0781;;367;228
Laaste Hoop;-23.9901;29.6541;;;724;8
Laboria;-23.8679;29.4559;;;1091;30
Lada;-23.2292;30.1188;;370;243
Ladine;-23.8897;29.4454;;;1091;30
Lambani;-23.2956;30.055;;903;243
Lambani;-22.7595;30.8877;;;703
Lamvi;-22.663;30.7583;;;703
Lamvi;-22.6493;30.7967;;;911
Lapalala Wilderness Area;-23.8636;28.3536;;;849;2
Lebaka;-23.468;30.3696;;;293
Lebalelo;-24.6284;30.549;;;1028
Lebea;-24.5065;29.9316;;318;19
Lebejane;-24.7234;29.7338;;;451
Leboeng;-24.4925;30.6632;;;1028
Lebogang;-24.9038;28.3803;;;47
Lebowa;-23.5073;29.6845;;96;841
Lebowakgomo E;-24.3466;29.4844;;;607;50
Lebowakgomo IA;-24.3686;29.4819;;;607;50
Lebowakgomo Unit A;-24.3041;29.549;;;607;50
Lebowakgomo Unit B;-24.3048;29.4651;;;607;50
Lebowakgomo Unit BA;-24.3159;29.4827;;;607;50
Lebowakgomo Unit D;-24.2868;29.4607;;;607;50
Lebowakgomo Unit F;-24.3208;29.4702;;;607;50
Lebowakgomo Unit GA;-24.3018;29.4814;;;607;50
Lebowakgomo Unit J;-24.29;29.5453;;;607;50
Lebowakgomo Unit P;-24.3119;29.4963;;;607;50
Lebowakgomo Unit Q;-24.3039;29.5146;;;607;50
Lebowakgomo Unit R;-24.2999;29.5266;;;607;50
Lebowakgomo Unit S;-24.3077;29.5277;;;607;50
Lebu;-23.175;27.9795;;;622
Ledingwe;-24.286;30.0326;;;19
Ledwaba;-24.2738;29.421;;1178;607
Leeufontein;-24.9972;29.3986;;;735;80
Leeufontein RDP;-24.9954;29.3873;;610;735;50
Leeukuil;-23.9223;29.3618;;;1091
Lefara;-23.9491;30.3093;;;628
Legare;-24.7257;29.9907;;756;451
Legolaneng;-24.9675;29.6201;;;355
Legotong;-24.744;29.5458;;;451
Legwareng;-24.3356;30.0539;;;19
Legwareng;-24.3242;30.1339;;;114
Legwareng;-23.5699;30.6327;;;293
Lehabeng;-24.5112;30.0955;;;1238
Lehlabile;-24.6049;29.96;;;19
Lehlakong;-24.954;29.8887;;;451;11
Lehlareng;-23.6082;29.9777;;;834
Lehlohlong;-23.5423;29.1501;;853;1091
Lehlokong;-24.5397;29.9287;;;19
Lehlokwaneng;-24.3302;29.7389;;;607
Lehwelere;-25.154;29.1603;;;355
Leipsig;-23.1368;28.9231;;107;1189
Lekalakala;-24.1489;28.9572;;;849
Lekazang;-24.4687;29.8546;;;19
Lekgokgonoku;-23.1678;29.0522;;;1189
Lekgwabeng;-24.5829;30.372;;;114
Lekgwara;-23.2539;28.9787;;79;1189
Lekgwareng;-24.6251;29.9507;;;451
Lekgwareng;-24.5041;30.0637;;;1238
Lekgwareng;-24.3349;30.0022;;;19;8
Lekgwareng A;-24.2793;29.9563;;;19
Lekgwareng B;-24.5594;29.9227;;;19
Lekgweng;-23.4584;28.7115;;;849
Lekhureng;-23.5788;28.9241;;;849
Lekiting;-23.44;28.9326;;;1189;11
Lekorong;-24.4828;29.6571;;;451
Lekurung;-24.3873;29.6459;;;607
Lekurung;-23.4364;28.9102;;615;1189
Lekwageng;-24.7964;29.9608;;;451
Lemondokop;-23.4497;30.1515;;;293;11
Lenareng;-24.6046;30.1313;;;1238
Lenokwe;-23.5915;30.3568;;772;293
Lenting;-24.4362;29.5192;;;607
Lenyenye;-23.81;29.8058;;;724
Leokanong;-23.5252;29.0258;;;1091
Leokwe;-23.6891;30.3666;;;628
Leopards Bush;-24.6847;30.3305;;;114;30
Lepellane;-24.4855;29.7996;;;19
Lephepane;-23.9898;30.1767;;679;1348
Lepotlako;-23.7858;29.1203;;;1091
Leruleng;-23.9851;28.8898;;;849
Lerupurung;-23.3245;28.0141;;;622
Leseding;-24.2934;28.1257;;;1364;30
Lesetse;-24.3349;30.0293;;;19
Lesetsi;-24.3524;29.7153;;;607
Letaba Estate;-23.8638;30.2928;;;628;2
Letebejane;-24.8344;29.4697;;;735
Letlora;-23.2993;27.9725;;;622
Letolong;-24.5566;29.9425;;;19
Letshwatla;-23.0209;28.7056;;;1189
Letsitele;-23.8868;30.3908;;;628
Letsokoane;-23.8313;29.3685;;75;1091
Levubu;-23.0969;30.2934;;;1402
Leydsdorp;-23.9941;30.522;;;351
Likhade;-23.3053;30.0405;;903;243
Linyenye;-23.2743;30.255;;748;243
Lions Rock;-24.688;30.3365;;;114;30
Lithupaneng;-24.0622;29.697;;;724
Loekeng;-24.9384;29.9005;;612;451
Loloka;-23.5523;30.8621;;;335
Longvalley;-23.9844;30.2022;;;1348
Loraine;-24.193;30.4211;;;414
Losmycherry;-23.9108;29.871;;1186;724
Lost City;-22.3723;29.9933;;;907;30
Louis Trichardt Industrial Area;-23.0636;29.9094;;;638;2
Louis Trichardt New Town;-23.0337;29.9245;;;638;30
Louis Trichardt Park;-23.0639;29.9168;;;638;30
Lovely;-22.97;28.9916;;;14
Luckau;-25.0011;29.6011;;;355
Ludanani;-23.0514;30.3092;;1316;1402
Ludzie;-22.7867;30.2739;;;1322
Lufule;-22.9447;30.5002;;;1288
Lugisani;-22.6937;30.6835;;902;1322
Lugungulo;-22.8831;30.168;;;228
Luheni;-22.8117;30.362;;;1322
Lukalo;-22.7752;30.8323;;;703
Lukau;-23.0366;30.2965;;1316;1402
Lukau;-22.8026;30.5665;;700;1288
Lukau;-22.7467;30.5288;;;1322
Lulamani;-23.09;30.6652;;;703
Lulekani;-23.8642;31.0791;;693;1072
Lurangwe;-22.6718;30.684;;;1322
Lusaka;-25.2249;29.1112;;;355
Lusaka;-23.6938;29.7868;;738;1182
Lutomboni;-22.8723;30.2117;;;1203
Luvhalani;-23.0632;30.3059;;1316;1402
Luvhalani;-22.9068;29.9616;;;638
Luvhimbi;-22.8187;30.6105;;;703
Luvhola;-23.1775;30.1053;;;243
Lwalani;-23.101;30.1681;;1366;1414
Lwaleng;-24.2917;30.2021;;;114
Lwandlamuni;-23.7228;30.3945;;;628
Lyden;-23.9331;28.6855;;;849
MaPhata;-23.5086;30.7593;;;335
MaRadalize;-22.9216;30.3792;;;1203
Maahlashe;-24.5376;30.4251;;;114
Maake;-24.0278;30.2413;;;628
Maakgake;-24.4305;30.0217;;;1238
Maakubu;-24.5609;30.5461;;;1028
Maandagshoek;-24.5994;30.0725;;;1238
Maangani;-22.8242;30.0517;;;228
Mabaligwe;-22.8348;30.95;;;703
Mabatho;-24.5596;29.938;;;19
Mabedengwa;-23.1757;30.0481;;;243
Mabidi;-23.2353;30.4901;;369;1402
Mabilusong;-23.9934;31.0151;;751;1072
Mabins;-24.4081;30.5547;;;414
Mabintwane;-24.9125;29.6747;;;451
Mabirimisa;-22.8813;30.0137;;;228;8
Mabirimisa Ext A;-22.8834;30.0123;;656;228
Mabitsi A;-24.9418;29.5596;;;735
Mabitsi B;-24.9334;29.5979;;;735
Mabobo;-23.154;30.0473;;;243
Mabokelele;-23.7521;29.2925;;;1091;8
Mabokoro;-23.1118;30.5265;;;1288
Mabokotswane;-24.4701;29.7146;;1255;19
Mabole;-24.7175;30.0369;;;451
Mabopane;-24.5718;29.668;;;451
Mabotagale;-24.4888;29.8818;;;19
Mabotsha;-24.5305;30.2891;;;114
Mabula;-23.8823;28.6853;;;849
Mabulo;-22.8086;30.3312;;;1322
Mabumuleng;-23.6055;30.3321;;;293
Mabvete;-22.4685;30.5841;;;911;8
Mabvuka Jazz;-22.8649;29.9271;;;638
Mabyepelong;-23.5814;30.4635;;;628
Machele;-23.1396;30.5186;;;1203
Machetela;-24.0036;30.2198;;1307;1348
Machikiri;-24.0192;28.9599;;;849
Machoane;-23.7032;29.2332;;491;1091
Madabani;-23.0945;29.7139;;1212;638
Madandila;-22.8076;30.5624;;700;1288
Madangani;-22.9146;30.0775;;;228
Madangani;-22.8831;30.0908;;367;228;;;limpopo-madangani-dzanani-2
Madashishi;-22.7349;30.3518;;;1322
Madazhi;-23.3104;30.1202;;903;243
Madeira;-24.256;30.4379;;;414
Madetameng;-24.5923;30.1689;;;1238
Madiba;-24.1269;28.9826;;;849
Madiba Park;-23.9525;31.0299;;921;1072;50
Madiba Park;-23.8516;29.4121;;1191;1091;50
Madibaneng;-24.6109;29.9756;;;451;8
Madibaneng Ext;-24.6059;29.9655;;667;451
Madibeng;-24.9196;29.986;;;1238
Madibeng;-23.6133;30.3269;;;293;8
Madibeng 2;-23.6133;30.3269;;668;293
Madidimola;-24.9034;30.0014;;;1238
Madiehe;-23.4548;29.8288;;1124;841
Madietane;-23.8019;28.9987;;;1091
Madiga;-23.957;29.7088;;;724;8
Madiga A;-23.8061;29.7205;;;1182
Madiga B;-23.8043;29.7488;;;1182
Madikeleng;-24.2356;29.8331;;;607
Madimbo;-22.4497;30.5623;;;907
Madipa A;-22.53;30.6229;;1455;1322
Madipa B;-22.5011;30.6389;;1455;911
Madisalane;-24.6654;30.0653;;;451
Madiseng;-24.6313;30.2239;;;1238
Madisha-Ditoro;-24.4027;29.3818;;;607
Madobi;-23.1906;30.3946;;500;1402
Madombidzha;-23.1222;29.814;;1212;638
Madombidzha Zone 2;-23.1138;29.8147;;1212;638
Madonsi;-22.9987;30.7346;;;703
Madumane;-23.6232;30.3966;;1088;628
Madzedzeni;-23.2712;29.9733;;380;243
Madzhiga;-23.1798;30.2679;;755;1402
Madzihanani;-22.6979;30.5793;;;1322
Madzimu;-22.8165;30.9048;;;703
Madzuwa;-22.9549;30.1787;;;228
Madzwane;-23.1631;30.3401;;549;1402
Maebane;-23.0461;29.6548;;552;638
Maebeng;-24.5037;29.8922;;;19
Maejane;-24.3174;29.6708;;;607
Maekgwe;-23.4978;30.5168;;;293
Maelula;-22.9864;30.1339;;1212;228
Maepa;-24.7044;30.5194;;;1028
Mafarafara;-24.4874;30.4174;;;114
Mafarana;-23.9594;30.3559;;;628
Mafhohoni;-22.7361;30.4197;;;1322;14
Mafhohoni A;-22.738;30.4358;;674;1322
Mafhohoni B;-22.7361;30.4197;;674;1322
Mafhohoni C;-22.7483;30.42;;674;1322
Mafisheng;-24.7796;29.4699;;;735
Mafukani;-22.6727;30.5552;;;1322
Magabaneng;-24.6035;29.861;;;451
Magabaneng;-24.4889;30.0717;;;1238
Magabaneng;-23.7419;28.7505;;;849
Magadimela;-23.236;27.9869;;;622
Magagamatala;-23.6922;28.5899;;;849
Magakadimeng;-25.2223;29.1594;;;355
Magakala;-24.4542;29.8647;;;19
Magakala;-24.3978;30.063;;;1238
Magangeni;-23.1874;30.0601;;;243
Magatle;-24.4561;29.3969;;;607;8
Mageva;-23.555;30.7134;;;335
Maglopi;-24.5832;30.1638;;;1238
Magna Via Industrial;-23.8705;29.4713;;;1091;2
Magnetite;-24.7837;29.9702;;;451
Magobo;-23.2824;29.9696;;1003;243;30
Magoboya;-24.0075;30.1746;;;1348;8
Magokobo;-23.9658;29.7577;;304;724
Magolaneng;-24.7209;29.788;;;451
Magoloni;-22.8621;30.1399;;;228
Magomani;-22.8102;30.8309;;;703
Magope;-23.9788;28.848;;726;849
Magoreng;-24.7205;29.7603;;;451
Magoro;-23.3037;30.2959;;1299;1402
Magorong;-24.7972;29.9694;;;451
Magotwaneng;-24.4394;29.8553;;;19
Magulule;-23.1624;30.0451;;408;1414
Maguvhuni;-23.0414;30.2915;;1316;1402
Magwareng;-24.5685;30.535;;;1028
Mahabaneng;-24.6139;29.7131;;;451
Mahagala;-22.7589;30.8597;;;703
Mahale;-23.6967;30.9661;;;1072
Mahatlani;-23.2414;30.2693;;408;1402
Mahematshena;-23.0662;30.4107;;229;1203
Mahembeni;-23.371;30.1649;;;293
Maheni;-22.7353;30.5976;;;1322
Mahlaba;-23.8568;28.7676;;33;849
Mahlabaphooko;-24.4144;29.805;;;19
Mahlabatheng;-23.8297;28.795;;708;849
Mahlabeng;-24.2428;29.9698;;;19;8
Mahlagari;-24.8883;30.0663;;;1238
Mahlageng;-24.5926;30.0257;;;1238
Mahlahlaneng;-24.2658;29.8648;;;19
Mahlakane Soleng;-24.628;29.7244;;;451
Mahlakole;-24.5518;29.6358;;;451
Mahlalaneng;-24.5765;29.5991;;;451
Mahlanyea;-24.5618;29.9636;;750;19
Mahlareng;-24.5363;29.4308;;839;607
Mahlathi;-23.3428;30.9462;;;335
Mahlatsani;-24.175;30.0428;;;607
Mahluakgomo;-24.5044;29.7346;;1277;19
Mahlwareng;-23.4221;28.7926;;;849
Mahodlogwa;-23.2073;30.1998;;463;243
Mahunguhwi;-22.7835;30.6502;;;703
Mahunguni;-23.0145;30.3557;;651;1203;30
Mahwelereng;-24.145;28.9825;;;849;410
Mahwelereng Zone 1;-24.1424;28.9795;;690;849;50
Mahwelereng Zone 2;-24.1318;28.9961;;690;849;50
Mahwibitswane;-23.7007;29.3098;;;1091
Maila;-23.4552;29.8167;;1124;841
Maila;-23.2241;29.9675;;1003;243;30
Maila Modiketsi;-24.6681;30.015;;;451
Mailasegolo;-24.6265;29.8613;;;451
Maisela;-24.4614;29.8713;;;19;8
Majeje;-23.8718;31.063;;;1072;11
Majosi;-23.2284;30.3315;;500;1402
Majuteng;-24.9661;27.2621;;985;983;30
Makaepea;-25.012;29.5439;;;355
Makahlule;-22.893;30.9139;;;703
Makanga;-22.9308;30.479;;787;1288
Makanye;-23.9064;29.7358;;;724
Makapa;-24.6194;29.7372;;;451
Makapan Valley;-24.1478;29.1642;;;849
Makatiane;-24.0896;29.7131;;;724
Makatu;-22.8783;30.1612;;;228
Makavhini;-22.451;30.7146;;;911
Makekeng;-23.9485;28.6173;;;849
Makeketela;-23.8671;29.7679;;;724
Makgabeng;-23.3006;28.9749;;;1189
Makgakabeng;-23.4437;30.3471;;;293
Makgakgapatse;-23.3691;30.4969;;;293
Makgalong;-23.4823;29.2317;;;841
Makgari;-22.9443;28.863;;;14
Makgato;-22.9347;29.0323;;537;14
Makgaung;-24.2861;30.4609;;;414
Makgelane;-24.5131;30.626;;;1028
Makgemeng;-24.641;30.1899;;;1238;8
Makgeng;-23.944;29.8207;;;724
Makgoba;-23.7345;29.8256;;;1182
Makgobane;-23.7503;28.9862;;;1091
Makgodu;-23.7226;29.3971;;315;1091
Makgofe;-23.8051;29.369;;;1091
Makgonyane;-24.414;29.749;;;19
Makgophong;-24.9813;29.8294;;;1158
Makgukubjane;-25.0013;29.8149;;;1158
Makgwale;-24.5838;29.7658;;301;451
Makgwaneng;-23.9489;29.7143;;;724
Makgwareng;-23.8037;29.7975;;;724
Makhado;-22.9003;30.0287;;;228
Makhasa;-23.2151;30.4146;;500;1402
Makhasa;-22.9327;30.7763;;;703
Makhitha;-23.0512;29.6767;;552;638
Makhongele;-23.1659;30.055;;964;243
Makhubele;-22.9181;30.8756;;1007;703
Makhumbe;-22.7175;30.709;;;703
Makhupe;-23.6434;30.2729;;;293
Makhushaneng;-24.3634;29.4206;;;607
Makhutso;-24.8629;29.628;;;735
Makhutso;-24.7339;29.5556;;;451
Makhuvha A;-22.9488;30.5924;;;703
Makhuvha B;-22.8728;30.5183;;;1288
Makhwareng;-23.9461;29.7306;;;724
Makobe;-23.5379;28.8137;;;849
Makoeng;-24.3717;29.3723;;;607
Makokonong;-23.8047;29.815;;799;724
Makola;-24.4859;29.8765;;;19
Makonde;-22.8076;30.5624;;;1288;26
Makopi;-24.4385;30.0837;;696;1238
Makopung;-24.5106;30.5924;;;1028
Makotas;-23.2028;30.1362;;973;243
Makotopong;-23.8156;29.6442;;;1182
Makotse;-24.3235;29.4477;;;607
Makovha;-23.0377;30.5039;;;1288
Makua;-24.4976;29.8893;;;19
Makubu;-24.4148;30.2087;;;114
Makubung;-24.0196;29.8195;;;724
Makudibung;-24.0248;30.2705;;;628
Makuleke;-22.8698;30.9196;;;703
Makuleni;-22.8514;30.2729;;;1203
Makumbane;-22.9786;30.4034;;;1203
Makumeke;-22.9803;30.6358;;;703
Makungwi;-22.9115;30.1229;;;228
Makurung;-24.348;29.556;;;607
Makushu;-22.7642;30.0545;;;228
Makwage;-24.5817;29.5276;;;451
Makwarani;-22.8554;30.4223;;;1203
Makwarela;-22.9454;30.4891;;;1288;50
Makwareng;-23.9929;31.0069;;751;1072
Makwetja;-23.4632;29.8141;;1124;841
Makwidibung;-23.3715;30.1513;;;293
Makwilidza;-22.7282;30.6063;;;1322
Malaeneng;-25.2987;29.2336;;;355
Malaeneng;-24.7634;29.7502;;;451
Malaeneng;-24.4991;29.92;;1188;19
Malaeneng;-24.4416;30.6152;;;1028
Malaeneng;-24.3244;30.0108;;;19;;;limpopo-malaeneng-apel-2
Malaka;-24.864;29.8853;;;451
Malale;-22.395;30.5879;;;907
Malamangwa;-22.9015;30.6369;;;703
Malamhala;-23.0675;30.7914;;;703
Malatane;-24.552;29.4992;;;607
Malatji;-23.6137;29.9763;;741;834
Malavuwe;-22.8732;30.6411;;;703
Malebitsa;-24.8982;28.9276;;;735
Malebogo;-23.1365;28.9352;;107;1189
Malekapane;-24.394;29.5787;;;607
Malemang;-24.2538;29.5479;;;607
Malematsa;-23.6199;30.2771;;;293
Maleoskop;-25.2319;29.5236;;;355
Malepeng;-24.3162;29.87;;;19
Malogeng;-24.3294;29.7745;;;19;8
Malokela;-24.3588;30.1652;;;114
Malokong;-23.8658;28.8262;;;849;11
Malomanye;-24.3029;29.8434;;;19
Malonga;-23.2368;30.5213;;1323;1402
Malope;-24.5697;29.5475;;;451
Mamaila;-23.3841;30.4342;;;293;17
Mamakata;-23.6462;30.2682;;;293;8
Mamakata A;-23.6462;30.2682;;712;293
Mamaneng Smallholdings;-25.0293;29.0496;;;735;2
Mamaolo;-24.3048;29.5744;;;607
Mamatonya;-24.4826;29.4922;;;607
Mamatsikili;-24.6228;29.6544;;;451
Mambedi;-23.1136;30.1707;;1366;1414
Mamehlabe;-23.5523;28.9695;;;1091
Mamelodi;-23.2109;28.7446;;;1189
Mametja;-24.5679;29.7646;;301;451
Mamietja;-24.3751;30.545;;;414
Mamogolo;-24.3237;30.2792;;;114
Mamokgadi;-23.4281;30.4483;;;293
Mamoriswane;-23.7968;29.364;;490;1091
Mamotintane;-23.8718;29.7316;;;724
Mampane;-24.7854;29.7218;;;451
Mamphahlane;-24.6124;30.0931;;;1238
Mamphakathi;-23.6648;30.2434;;;293
Mamphakhathi;-23.6576;30.313;;456;1348
Mamphokgo;-24.927;29.4246;;;735
Mamuhoyi;-22.8655;30.1006;;;228
Manaileng;-24.4005;29.29;;;607
Manaka;-23.0954;29.0566;;297;1189
Manamane;-24.7952;29.9866;;838;451
Manamane;-23.0404;30.439;;;1203
Maname;-22.8971;29.9277;;;638
Maname;-22.8408;30.2162;;;1203
Manapsane;-24.9809;29.4023;;;735
Manashi;-23.2583;30.2476;;748;243
Manavhela;-23.1047;30.4567;;1323;1402
Manavhela;-23.0687;29.6198;;552;638
Manawaneng;-24.5854;30.5916;;;1028
Mandala;-22.916;30.2405;;;1203
Mandela;-24.639;29.7432;;307;451
Mandela Park;-23.6591;30.2386;;798;293
Mandiwana;-22.8722;30.1287;;;228
Mandlhakazi;-23.7351;30.3734;;;628
Manele;-23.0208;30.7112;;;703
Mangabane;-24.6605;30.1897;;;1238
Manganeng;-24.6625;29.9636;;;451
Mangate;-23.4681;29.7071;;;841
Mangaya;-22.719;30.6252;;;1322
Mangilasi;-23.0962;30.3809;;372;1402
Mangondi A;-22.9376;30.622;;;703
Mangondi B;-22.8812;30.6229;;;703
Mangulwani;-23.3082;30.3017;;1299;1402
Mangwanyana;-24.7754;29.6879;;;451
Mangwele;-22.7882;30.2312;;;1322
Mangweni;-23.9777;30.3233;;;628
Mankgaile;-23.9837;29.7894;;;724
Mankweng Unit A;-23.8865;29.7269;;;724;50
Mankweng Unit B;-23.8861;29.7137;;;724;50
Mankweng Unit C;-23.8787;29.7018;;;724;50
Mankweng Unit E;-23.8941;29.7293;;;724;50
Mankweng Unit F;-23.8898;29.711;;;724;50
Mankweng Unit G;-23.8767;29.7121;;;724;50
Manngo;-22.8842;30.1564;;;228
Manoge;-24.5454;29.9228;;;19
Manoke;-24.637;30.3418;;;114
Manotolwaneng;-24.8353;29.6321;;;735
Manotwang;-24.359;29.9656;;;19
Manthata;-23.3654;29.1176;;;841
Mantheding A;-23.7696;29.7407;;;1182
Mantheding B;-23.7749;29.7753;;;1182
Mantsakane;-24.4724;30.0674;;;1238
Mantsha;-23.61;30.0086;;;834
Manvunyu;-23.2024;30.217;;463;243
Manyanga;-25.0547;29.6452;;;355
Manyeleti;-24.7255;29.7971;;;451
Manyi;-22.8707;29.9437;;;638
Manyima;-23.2754;30.0175;;380;243
Manyuwa;-22.9515;30.2416;;;1203
Manzemba;-22.8222;30.7549;;;703
Maokeng;-23.2681;29.1095;;1189;1189;50
Maololo;-24.6458;29.7009;;;451
Mapaana;-23.6384;30.2411;;798;293
Mapakoni;-22.4638;30.6449;;;911
Mapakophele;-22.8859;30.0439;;;228
Mapareng;-24.5512;30.6516;;;1028
Mapate;-22.9849;30.3577;;;1203
Mapate;-22.6745;30.6384;;;1322
Mapatjakeng;-24.4487;29.4155;;678;607
Mapela;-23.9538;28.8486;;;849;17
Mapela;-23.4375;28.0726;;;622;23
Maphoko;-24.4658;30.2533;;;114
Maphopha;-24.8495;29.9598;;;1238
Maphoto;-23.8291;29.7534;;296;724
Mapimele;-23.126;30.5375;;;1288
Mapitula;-23.6952;30.3153;;;1348
Mapodi;-24.4146;29.7675;;;19
Mapuloni;-22.8003;30.3556;;;1322
Maraba;-23.8366;29.1289;;;1091;8
Maraganeng;-24.6468;29.5817;;;451
Maraka;-23.6298;30.2878;;;293;8
Marakalala;-24.5189;30.7172;;;1028
Marakwaneng;-24.4614;29.8713;;692;19
Maralaleng;-24.3661;29.595;;;607
Maramanzhi;-22.4304;30.8072;;;911
Maranikhwe;-22.763;30.1332;;;228
Marapong;-25.3088;29.2147;;;355
Marapong Ext 1;-23.6588;27.6318;;733;622;50
Marapong Ext 2;-23.6565;27.6341;;733;622;50
Marapong Ext 3;-23.6609;27.6273;;733;622;50
Marapong Ext 4;-23.6522;27.6351;;733;622;50
Marathameng;-24.4929;29.9244;;;19
Maratheng;-25.0493;29.607;;;355
Maraxwe;-22.8089;30.4649;;;1288
Mare;-24.9691;29.8341;;;451
Mareleng;-24.7968;29.6046;;;735
Maretiwane;-24.3414;30.3232;;;114
Maretlwaneng;-24.6716;29.7483;;;451
Marhorhweni;-23.3297;30.2818;;1161;1402
Mariadze;-23.1582;30.274;;755;1402
Mariron;-23.686;30.3048;;;1348
Marisileng;-24.6595;30.2728;;;114
Mariveni;-23.8903;30.3488;;;628
Marobajin;-24.3535;30.0726;;;1238
Marobala;-23.7003;29.7811;;;1182;20
Marobyane;-23.1164;29.0843;;433;1189
Maropeng;-24.3089;29.8615;;;19
Marota;-24.5521;30.3672;;;114;8
Marota A;-24.5881;30.3944;;;114
Marota B;-24.5521;30.3672;;740;114
Maroteng;-24.4835;29.8911;;;19
Marotholong;-23.6169;29.9789;;;834;8
Mars;-23.9002;29.0476;;1191;1091
Martinique;-23.4226;28.0512;;726;622
Marulaneng;-24.6773;29.9024;;;451
Marulaneng;-24.4602;29.5195;;;607
Marulaneng;-23.8528;28.6937;;;849
Marulwe;-22.5816;30.5979;;;1322;11
Marulwe A;-22.5733;30.6303;;743;1322
Marulwe B;-22.5816;30.5979;;743;1322
Marumufase;-23.9752;30.2789;;;628
Masakeng;-24.7695;29.6422;;;451
Masakeng;-24.6096;30.5472;;;1028
Masakona;-23.2816;30.2417;;;243;26
Masanteng;-24.9516;29.5007;;;735
Masateng;-24.7593;29.4987;;;451
Masealama;-23.8336;29.8867;;;724
Masedi;-23.4652;29.8388;;1124;841
Maseha;-22.4707;30.5988;;;911
Masehlaneng;-24.6869;29.6127;;;451
Masehleng;-24.5618;29.9636;;;19;8
Maseke;-23.9934;31.0151;;;1072;15
Masekwameng;-23.8467;29.8009;;;724
Maselapata;-24.0383;30.2848;;1198;628
Maselapata;-23.6942;30.9225;;291;1072
Maseleseleng;-24.6465;29.8886;;;451
Maseleseleng;-24.2255;29.7959;;;607
Masemola;-24.5399;29.5895;;;451
Masenya;-23.7927;29.8082;;;724
Maserumo;-24.9243;29.7582;;;451;11
Masete;-24.436;30.1154;;;1238
Masetha;-23.2586;30.047;;1003;243;30
Masethla Section;-23.6922;29.7849;;738;1182
Mashabela;-24.4732;29.8796;;;19;8
Mashabela;-24.4463;30.0037;;;1238
Mashabela A;-24.4678;29.9242;;;19
Mashabela B;-24.5009;29.7767;;;19
Mashabela C;-24.5336;29.8044;;;19
Mashahleng;-24.0351;28.8878;;305;849
Mashaleng;-23.251;29.0749;;;1189
Mashamba;-23.2632;30.0931;;;243;11
Masharu;-24.4536;29.8478;;;19
Mashau;-23.1642;30.2243;;;243;32
Mashegeng;-24.3694;29.9986;;;19
Mashegwane;-24.7462;29.9978;;;451;11
Mashilabela;-24.5603;29.9086;;;19
Mashilo;-24.6733;30.0342;;;451
Mashilwane;-24.105;30.257;;;628
Mashishing;-24.7356;29.875;;;451
Mashite;-24.3067;29.7022;;;607
Mashobye;-22.9728;30.8943;;;703
Mashung;-24.424;29.7851;;;19
Mashwanyaneng;-24.6289;29.5692;;;451
Masia;-23.1874;30.3146;;;1402;11
Masikwe;-24.2612;29.8975;;;19
Masingi;-24.0606;30.3417;;460;628
Masisi;-22.4174;30.8664;;;911
Masiwane;-22.8108;30.7572;;;703
Masobohleng;-23.6554;29.3217;;;1091
Masoyeng;-25.155;29.6777;;;1158
Masuka;-23.1121;30.2018;;1366;1414
Masunda;-22.6454;30.4901;;;1322
Masusele;-24.2566;30.1509;;;607
Maswateng;-24.6333;30.0772;;;451
Masweneng;-24.4207;29.8307;;;19
Maswiakae;-24.8469;29.8045;;;451
Maswie;-23.0648;30.3179;;1316;1402
Matadani;-22.8019;30.4237;;;1322
Matakani;-22.9618;30.1835;;1328;228
Matanda;-22.8843;30.1116;;;228;14
Matanda Zone 2;-22.8843;30.1116;;762;228
Matanda Zone 3;-22.8894;30.1036;;762;228
Matanda Zone1;-22.8872;30.1214;;762;228
Matangari;-22.8068;30.5304;;;1288
Matatani;-23.0186;30.3637;;651;1203;30
Matatani;-22.5655;30.7649;;;911
Mataulu;-22.4652;30.6832;;;911
Matavhela;-22.6759;30.5332;;;1322
Matawa;-24.0629;30.3044;;460;628
Matebeleng;-23.7576;28.7511;;;849
Matekereng;-23.1148;28.7028;;;1189
Mathakwe;-23.957;29.7088;;670;724
Mathapisa;-24.7414;29.6811;;;451
Mathathane;-24.2105;29.8784;;852;607
Mathibe;-24.6812;29.9816;;;451
Mathibeng;-24.6255;29.9208;;;451
Mathipane;-23.555;30.3846;;;293
Mathlomelong;-24.2187;30.399;;;414
Mathothwe;-23.1699;30.2843;;755;1402
Mathukuthela;-24.842;29.6829;;;735
Mathula;-25.0916;29.7398;;;1158
Mathule;-23.0508;30.3974;;651;1203;30
Matifuma A;-23.2705;30.2911;;1139;1402
Matifuma B;-23.2672;30.2884;;1139;1402
Matikiring;-23.6377;29.3822;;292;1091
Matilo;-24.9178;29.5096;;;735
Matimatjaji;-24.6784;30.1097;;;451
Matladi;-23.5591;28.1272;;1199;622
Matlakatle;-24.8866;29.8036;;;451;8
Matlala;-24.8342;29.5023;;;735
Matlala;-24.4814;29.7749;;;19
Matlala;-24.0276;30.1923;;1445;1348
Matlala;-23.6748;29.0797;;;1091;8
Matlala Ramoshebo;-25.0452;29.1033;;;735
Matlaleng;-23.9379;29.1389;;;1091
Matlerekeng;-24.9847;29.0565;;;735
Matlou;-24.5258;29.9268;;;19
Matlou;-23.8236;29.3721;;75;1091
Matobole;-24.1082;29.5789;;;1091
Matokomane;-24.5072;30.3775;;;114
Matolokwale;-24.6209;29.9351;;;451
Matome;-24.2938;29.3943;;;607
Matopa;-23.9614;28.8506;;726;849
Matoseng;-24.9109;29.802;;768;451
Matsa A;-22.8714;29.9657;;;228
Matsa B;-22.8716;29.9948;;;228
Matseke;-23.5002;29.7351;;;841
Matsha;-24.4163;29.7609;;;19
Matshavhawe;-22.976;30.1033;;;228
Matshelane;-24.3567;29.2616;;;607
Matshelapata;-24.2576;29.8405;;80;19
Matshena;-22.4703;30.6149;;;911
Matshetshete;-22.7227;30.5453;;;1322
Matshi;-24.4854;29.8698;;;19
Matshite;-24.6841;30.0068;;;451
Matshoboko;-23.6294;29.9666;;;834
Matshupe;-24.7737;30.0617;;;451
Matshwi;-23.5835;30.3581;;;293;20
Matsi;-24.4937;29.8861;;;19
Matsimela;-24.4679;29.8731;;;19
Matsindevhe;-23.1729;30.2066;;755;243
Matsitsileng;-23.4811;28.8329;;;849
Matsoke;-24.7008;29.8063;;;451
Mauluma;-22.927;30.1303;;;228
Maunavhathu Block E;-23.082;30.3914;;372;1402
Maune;-23.974;31.0318;;289;1072
Maungani;-23.0391;30.2948;;1316;1402
Maungani;-22.9741;30.4226;;;1203
Mavambe;-23.0011;30.6372;;;703
Mavele;-23.675;30.4216;;;628
Mavhina;-23.1847;30.1793;;371;243
Mavhode;-22.7432;30.3758;;;1322;11
Mavhode A;-22.7432;30.3758;;778;1322
Mavhode B;-22.7353;30.3598;;778;1322
Mavhulani;-23.1533;30.4753;;1323;1402
Mavhulani;-23.0471;30.297;;1316;1402;;;limpopo-mavhulani-vuwani-2
Mavhunda A;-22.939;30.5174;;;1288
Mavhunda B;-22.7147;30.7442;;;703
Mavhunga;-22.9038;30.1198;;;228;8
Mavhuwa;-22.796;30.6249;;;703
Mavhuwa;-22.7693;30.3395;;;1322
Mawa;-23.5927;30.5317;;;628;20
Mawa Block 12;-23.6078;30.5352;;780;628
Mawa Block 6;-23.6154;30.4636;;780;628
Mawa Block 7;-23.6199;30.4911;;780;628
Mawa Block 8;-23.5927;30.5317;;780;628
Mawa Block 9;-23.5631;30.5389;;780;628
Mawete;-24.4988;29.9349;;;19
Mawoni;-22.8958;30.057;;;228
Maxabela;-23.3402;30.4884;;;335
Mayiyani;-23.336;30.2788;;1161;1402
Mayona;-23.3425;30.2805;;1161;1402
Mazhazhani;-22.9524;30.2014;;1069;228
Mazwimba;-22.8514;30.2296;;;1288
Mbahe;-22.8975;30.5821;;;1288
Mbahela;-22.8094;30.4563;;;1288
Mbaleni;-22.9533;30.4904;;;1288;50
Mbaleni Extension;-22.9631;30.4935;;;1288;50
Mbatlo;-23.1873;30.7139;;;335
Mbaula;-23.6098;31.0316;;;335
Mbavala;-23.1738;30.0698;;;243
Mbilwi;-22.9362;30.4635;;;1203
Mbilwi Block Q;-22.9389;30.4748;;;1288;50
Mbodi;-22.5533;30.7201;;;911
Mbodi Tsha Fasi;-22.5426;30.7439;;;911
Mbuyuni;-22.6008;30.8634;;;911
Mbuzini;-24.6882;29.3797;;;735
Mdono;-23.3063;30.3152;;1299;1402
Medingeng;-23.6591;30.2386;;;293;23
Megoring;-23.9157;29.7685;;;724
Mehlakong;-23.7968;29.8291;;;724;8
Meke;-23.2962;30.3121;;1299;1402
Melao;-24.4725;30.0537;;;1238
Melinda;-23.3551;28.1621;;;622
Mellinium Park;-23.8618;28.9147;;;849
Merve;-23.0978;30.8531;;461;703
Metsanangwana;-24.96;28.9934;;;735
Metz;-24.2445;30.4726;;;414
Mianzwi;-22.8059;30.4815;;;1288
Middeldrift;-24.7963;27.4054;;;1278;8
Midoroni;-23.0298;29.6387;;552;638
Milaboni;-22.8867;30.2372;;;1203
Millbank;-23.2464;28.9453;;79;1189
Miltonduff;-23.2323;29.0023;;79;1189
Miluwani Unit C;-22.9596;30.4576;;;1288;50
Miragoma;-23.6332;30.592;;;628
Mission;-23.1675;30.3443;;549;1402
Misty Crown;-23.9444;29.9806;;;374
Mlhava;-23.2159;30.8578;;;335
Mmadigorong;-23.6293;29.2821;;;1091;11
Mmahlogo;-23.9623;28.8207;;;849
Mmakala;-23.4702;28.7439;;;849
Mmakgatle;-24.8818;29.4484;;;735
Mmakoshala;-24.8677;29.7577;;;451
Mmalepeteke;-24.0776;28.915;;;849
Mmaletswai;-23.3768;28.0332;;;622
Mmamatlakala;-23.9824;28.5897;;;849
Mmankgodi;-23.157;28.7154;;;1189
Mmankwe Park;-23.3293;29.2443;;846;841
Mmantlanyane;-24.8469;29.9127;;;451
Mmaphoko;-24.92;29.9573;;;1238
Mmashadi;-24.2217;29.8247;;;607
Mmatsekele;-24.6676;29.6585;;;451
Mmotlana;-23.9682;28.6143;;;849
Mmotong;-23.8616;28.7536;;33;849
Mmotong;-23.8089;29.7816;;848;724
Mmotong;-23.7962;29.8148;;;724;;;limpopo-mmotong-mankweng-2
Mmotong;-23.44;28.9326;;615;1189
Mmotwane;-24.7456;29.6531;;525;451
Mmotwaneng;-24.9835;29.4824;;;355
Mmotwaneng;-24.9293;29.6217;;;735
Mobosobohlogo;-24.2912;30.1568;;;607
Mobungung;-23.63;30.2993;;;293
Modderput;-23.5184;29.2264;;;1091
Modihule;-24.2608;29.9559;;;19
Modikwe;-23.9977;30.9831;;290;1072
Modimolle;-24.4822;30.0393;;;1238
Modimolle;-24.3117;29.7652;;707;19
Modimvuhusi;-22.7867;28.8852;;;14
Modjadiskloof;-23.6938;30.1418;;834;834
Modjadji;-23.6124;30.3812;;;628
Modjadji Head Kraal;-23.6213;30.3505;;;293
Modorvlei;-23.1625;30.0402;;408;1414
Moduberg;-24.3092;30.1735;;;114
Modulathoko;-22.7843;28.7905;;1202;14
Moeding;-24.9534;29.4591;;;735
Moela;-24.7751;30.043;;;451
Moetagare;-23.6602;28.9737;;769;1091
Moetladimo;-24.2635;30.455;;;414
Mogabane;-24.3267;29.883;;;19
Mogalabi;-24.7673;29.5429;;;451
Mogalatsana;-24.7328;29.433;;;735
Moganyaka;-24.9567;29.4119;;;735
Mogapeng;-24.0681;30.2789;;;628
Mogashoa;-24.7952;29.9866;;;451;11
Mogodi;-24.2731;29.567;;;607
Mogologolo;-24.5363;29.4308;;;607;8
Mogomane;-25.1991;29.0642;;;355
Mogorogoro;-24.5938;29.7907;;882;19
Mogorwane;-24.7732;29.7975;;;451
Mogoto;-24.3467;29.2912;;;607
Mohake;-24.6496;30.0572;;;451
Mohlaba;-23.9327;30.2686;;;628;14
Mohlabeng;-23.9325;30.9963;;290;1072
Mohlabeng;-23.4624;30.375;;;293
Mohlahlaneng;-24.26;29.8674;;;19
Mohlajeng;-23.4413;29.0923;;;1091
Mohlake;-24.6295;30.0449;;;1238
Mohlala;-24.7054;30.0046;;;451
Mohlalaotoane;-24.8803;29.5659;;;735
Mohlaletsi;-24.4732;29.8796;;753;19
Mohlarekoma;-24.8814;29.7734;;;451
Mohlatseng;-24.9409;29.6965;;553;451
Mohlonong;-23.893;29.1319;;;1091
Mohlotlo;-23.9523;28.9031;;;849
Mohlotsi;-24.7972;29.5305;;;735
Mohodi;-23.3169;29.2388;;;841;14
Mohokone;-23.505;30.4423;;;293
Mohwelere;-24.5961;29.716;;;451
Moime;-23.9715;30.2486;;;628
Mojeketla;-23.6046;29.9948;;;834
Mokadi;-24.6326;29.9934;;;451
Mokdanana;-23.6953;30.9477;;291;1072
Mokerong;-24.055;28.8902;;305;849
Mokgabane;-23.7564;29.7896;;;1182;20
Mokgegolo Se Ntatele;-23.36;30.2435;;711;293
Mokgoeng;-23.1386;28.9651;;107;1189
Mokgohloa;-23.9577;29.7176;;;724
Mokgolobotho;-23.8883;30.2498;;;1348
Mokgophong;-24.4926;29.4506;;;607
Mokgorwane;-24.6062;30.175;;;1238
Mokgurutlane;-23.8089;29.7816;;;724;8
Mokgwaneng;-25.0425;28.9798;;;735;2
Mokhulwana;-24.458;29.8539;;;19
Mokobola;-24.507;30.2816;;;114
Mokoena Maswikeng;-23.0112;28.9966;;;1189
Mokololwe;-22.7834;30.2951;;;1322
Mokomotsi;-23.9913;30.261;;;628
Mokopane Central;-24.1765;29.0118;;;849;30
Mokumuru;-23.2609;29.0241;;;1189
Mokuruanyane;-23.429;28.0618;;726;622
Mokutung;-24.5938;30.5896;;;1028
Mokwete;-24.7812;29.8545;;;451
Molala;-24.6088;29.7232;;;451
Molalahare;-23.7352;29.3084;;521;1091
Molalane;-24.3343;30.58;;;414
Molapi;-23.8707;29.6909;;;724;8
Molapo Matebele;-24.2379;29.5278;;;607;8
Molapong;-24.6816;30.0375;;;451
Molawi;-24.5892;30.5263;;;1028
Molebeledi;-24.6069;29.6897;;;451
Moleke;-24.2105;29.8784;;;607;20
Moleketla;-23.6664;30.2988;;;1348
Molelema;-24.5723;29.6394;;;451
Moletji;-23.6793;29.2023;;;1091;17
Moletlane;-24.3639;29.326;;;607
Mollong;-23.6262;30.2889;;;293
Molodi;-24.8565;29.7598;;;451
Moname;-24.0921;30.29;;;628
Monametsi;-24.3088;29.9122;;;19
Monate;-23.4257;30.205;;;293
Moneywaneng;-23.6215;29.2466;;;1091
Mongalo;-23.3233;28.0689;;;622
Mongalo;-23.2204;28.9451;;79;1189
Mongatane;-23.5616;28.5096;;;849
Monotwane;-23.8721;29.1156;;1191;1091
Monsterlus;-25.0241;29.7393;;;1158
Monte Christo;-23.3995;28.6776;;;849
Monyamane;-23.8171;29.7939;;;724
Monywaneng;-23.8889;29.8073;;;724
Mooifontein Smallholdings;-23.8863;29.5835;;;1091;2
Mooihoek;-24.8406;29.4982;;;735
Mooihoek;-24.605;30.1341;;;1238
Mooiklip;-24.4492;29.7362;;;19
Mooiplaas;-24.4362;29.7402;;;19
Mooiplaas;-24.2341;29.5344;;;607
Mookamedi;-23.8301;28.6078;;;849
Mookgopong;-24.5254;28.7325;;;864;70
Mookgopong;-24.4949;28.7049;;;864;70;;limpopo-mookgopong-mookgophong-2
Moomane;-24.8018;29.5976;;;735
Moong;-23.2016;28.0605;;;622
Moookgopong Ext 1;-24.5211;28.7362;;865;864;30
Mopane;-22.6204;29.8575;;;907
Mophamamona;-23.1833;29.0019;;;1189
Morakeng;-23.4001;30.1126;;;293
Morale;-23.0835;29.0441;;297;1189
Moraledi;-24.5686;29.6555;;;451
Morapalala;-23.5893;30.424;;;628
Morapaneng;-24.4305;30.0543;;;1238
Morarela;-24.7276;29.3726;;;735
Morethuse;-24.5689;30.3692;;;114
Moria;-23.946;29.7925;;310;724
Moripane;-24.5784;29.633;;;451
Moroke;-24.3835;30.0702;;;1238
Moropeni;-23.6069;30.3161;;;293
Morotse;-24.3956;29.5355;;;607
Morowe;-23.5102;29.2634;;;1091
Moruji;-23.666;30.3602;;;628
Morulane;-24.9449;29.8707;;612;451
Morwaneng;-25.0129;29.7495;;;1158
Morwaswe;-24.4487;29.8406;;;19
Morwe;-23.1659;28.0062;;;622
Mosate;-24.708;29.7755;;1298;451
Mosate;-24.6445;29.9478;;;451;;;limpopo-mosate-jane-furse-2
Mosehleng;-23.4869;28.9164;;;1189
Moselakgomo;-23.7009;30.9082;;291;1072
Mosemaneng;-23.9615;30.9906;;290;1072
Mosetamong;-24.3688;29.6615;;;607
Moshakga;-23.6533;30.2722;;;293
Moshasha;-23.327;29.0661;;;841
Moshate;-24.2053;30.4039;;;414
Moshate;-23.696;30.9285;;291;1072
Moshate;-23.3795;30.1621;;;293
Moshate A;-24.7401;29.7508;;;451
Moshate A;-24.4092;29.7607;;;19
Moshate B;-24.5715;29.6468;;;451
Moshate B;-24.4422;29.833;;;19
Moshate Head Kraal;-23.6425;29.9568;;;834
Moshate-Section;-23.762;29.7917;;847;1182
Moshira;-24.344;30.0966;;;114
Mosiphane;-23.7126;30.4355;;;628
Mosira;-23.6307;28.7549;;;849
Mosotsi;-24.3542;29.98;;;19
Mosuka;-23.6445;28.6232;;;849
Motantanyane;-24.3372;29.4295;;;607
Motate;-24.777;30.1193;;;1238
Moteti;-25.24;29.0607;;;355;8
Moteti B;-25.2327;29.0899;;875;355
Mothakeng;-23.8719;29.8674;;;724
Mothatsohle;-23.4062;30.1132;;;293
Mothee;-23.1746;28.8747;;298;1189
Mothomeng;-23.6383;30.384;;;628
Mothwathwase;-23.8648;28.7697;;33;849
Motlailane;-24.5619;30.3754;;;114
Motlhakamasoma;-23.6077;30.3301;;;293
Motlhatsweng;-23.8245;29.8373;;;724
Motlolo;-24.5149;30.1798;;;114
Motloulela;-24.3065;30.1059;;;114
Motselope;-24.8106;29.68;;;735
Motselope;-24.7752;29.6089;;;451
Motsemokola;-23.4066;30.1003;;;293
Motsemoswa;-23.3421;29.0084;;;1189
Motsephiri;-24.9857;29.6969;;;1158
Motserereng;-24.4217;29.4794;;;607
Motserereng;-24.3132;29.3487;;764;607;30;;limpopo-motserereng-lebowakgomo-2
Motshele;-23.6364;29.9631;;;834
Motsinoni;-23.6496;30.2751;;;293
Motsiphiri;-24.7638;29.7096;;;451
Motsonko;-24.7914;29.7082;;;451
Motsweding;-23.398;28.1288;;;622
Motupa;-23.6788;30.2853;;;1348
Motwaneng;-25.0066;29.7426;;;451
Mountain View;-24.7045;30.3324;;;114;30
Mountain View;-24.0444;28.8239;;;849
Mountain View;-23.9617;29.7896;;;724
Moyaneng;-23.6216;28.8467;;;849
Mpahanama;-24.5947;29.8511;;;19;11
Mpepule;-23.4369;30.6389;;;293
Mphaaneng;-24.2924;29.7657;;;19
Mphaaneng;-24.211;29.923;;;607
Mphahlele;-24.313;29.6382;;;607
Mphanama;-24.5938;29.7907;;;19;8
Mphego;-22.9764;30.5206;;;1288
Mphelelo;-23.6613;28.717;;;849
Mpheleng;-25.2025;29.155;;;355
Mpheni;-23.1418;30.0789;;;1414;8
Mpheni Block A;-23.1461;30.0409;;369;1414
Mphogodiba;-24.0893;29.5857;;;1091
Mphuphuledzhi;-23.2947;29.9957;;903;243
Mphurome;-25.0917;29.7532;;;1158
Mpiribiri Section;-23.7003;29.7811;;738;1182
Mpobuleni;-22.6086;30.6306;;;1322;8
Mpobuleni;-22.5719;30.6401;;1264;1322;8;;limpopo-mpobuleni-tshilamba-2
Mpofu;-23.2937;29.9781;;380;243
Mtititi RDP;-23.1108;30.8783;;896;703;30
Mtsaneng;-24.5016;30.0237;;;1238
Mtshung;-24.7705;29.6624;;;451
Mubvumoni;-22.755;30.789;;;703
Mudimeli;-22.8032;29.9542;;;228
Muduluni;-23.0695;29.6521;;552;638
Mudunungu;-22.8886;30.2251;;;1203
Mudzidzidzi;-22.838;30.4189;;;1203
Mudzulathungo;-22.9612;30.204;;1328;228
Mufeba;-23.2477;30.196;;748;243
Mufulwi;-22.6703;30.5136;;;1322
Mufungudi;-22.7901;30.2836;;;1322
Mufunzi;-23.2867;29.9593;;;243
Mugivhi;-23.0596;30.3719;;;1402;20
Mugwazini;-23.7273;30.461;;967;628
Muhlahlandlela;-23.3448;30.3741;;;335
Muhotoni;-22.8102;30.449;;;1203
Muhotoni;-22.6565;30.85;;;911
Muhovhoya;-23.0477;30.3044;;1316;1402
Muhuyu;-22.826;30.4931;;;1288
Muila;-23.3687;29.9701;;;243;17
Muiladi;-22.8282;30.2901;;;1288
Mukhomi;-23.0719;30.5775;;;703
Mukomasiandu;-22.9231;30.6024;;;703
Mukondeni;-23.2605;30.0986;;754;243
Mukondeni;-22.6937;30.6835;;;1322;8
Mukondeni Block D;-23.2632;30.0931;;754;243
Mukovhabale;-22.577;30.5485;;;1322
Mukula;-22.8614;30.5805;;;1288
Mukumawabane;-22.4804;30.9013;;;911
Mukumbani;-22.9009;30.4118;;;1203
Mukununde;-22.4701;30.765;;;911
Mukwakwaila;-23.523;30.4245;;;293
Mulati;-23.9465;30.3984;;;628
Muledane;-22.9877;30.5046;;;1288
Muledane J;-23.0006;30.4597;;;1288;50
Muledzhi;-22.6775;30.6221;;;1322
Mulelu;-22.876;30.0752;;;228
Mulenga;-22.8794;29.99;;;228
Mulenzhe;-22.9983;30.57;;;1288
Mulima;-23.3092;30.044;;;243;50
Mulodi;-22.7345;30.5429;;;1322
Munangwe;-22.8099;30.7117;;;703
Mungomani;-22.9226;30.1095;;;228
Muraga;-22.9148;30.6584;;;703
Murahu-ha-thavha;-23.0041;30.3377;;651;1203;30
Murahuhathavha;-23.2364;30.1326;;370;243
Muraleni;-23.0622;29.7197;;1212;638
Muremi;-22.9396;30.1823;;1069;228
Murolaneng;-24.4956;30.2768;;;114
Murovhi;-23.2786;30.2521;;748;243
Murunwa;-22.9813;30.1622;;;228
Musekwa;-22.7795;30.078;;;228
Mushiro Mahagala;-22.7742;30.8342;;;703
Mushiru;-22.761;30.8473;;;703
Mushithe;-22.4894;30.8214;;;911;8
Mushongoville;-22.3269;30.0271;;922;907;50
Mushroom Park;-24.9243;29.7582;;752;451
Musina Ext 5;-22.3349;30.0398;;922;907;50
Musudzungwaneni;-22.7943;30.4513;;;1288
Musunda;-22.5955;30.878;;;911;11
Musunda A;-22.5955;30.878;;909;911
Musunda B;-22.5925;30.9043;;909;911
Muswodi;-22.5817;30.4791;;;1322;14
Mutandani;-23.0198;30.3782;;651;1203;30
Mutele;-22.477;30.8955;;;911;11
Mutele A;-22.47;30.8716;;912;911
Mutele B;-22.477;30.8955;;912;911
Mutoti;-22.9625;30.5932;;;703
Mutshavhawe;-22.8033;30.3427;;;1322;11
Mutshavhawe A;-22.7941;30.4353;;913;1322
Mutshavhawe B;-22.8033;30.3427;;913;1322
Mutshenzheni;-22.7534;30.5902;;;1288
Mutshetoni;-23.0097;30.3518;;651;1203;30
Mutshetshe;-22.7919;30.7735;;;703
Mutshikilini;-22.6525;30.8315;;;911
Mutsindoni;-23.0612;30.3239;;1316;1402
Mutsuludi;-22.6436;30.6938;;;1322
Mutuwani;-23.2698;29.9695;;380;243
Muumoni;-23.3701;29.9403;;;243
Muwaweni;-23.3257;30.1125;;903;243
Muyexe;-23.1948;30.9162;;;335
Mvala;-22.6587;30.686;;;1322
My Darling;-23.0888;28.8031;;;1189
Myakayaka;-24.0133;30.2787;;;628
Myakela;-24.3411;30.0439;;;19
Myngenoegen;-23.9256;29.5362;;;1091
Naauwpoort Ext 1;-24.2874;29.6387;;;607
Naganeng;-25.1581;29.1194;;;355
Nakampe;-23.3972;30.4638;;;293
Naledi;-24.6109;30.2877;;;114
Naledi;-23.8263;29.061;;;1091
Naledi 4;-23.658;30.242;;798;293
Naledi A 1;-23.5835;30.3581;;772;293
Naledi A 2;-23.4638;30.3193;;306;293
Naledi B 1;-23.3547;30.2293;;711;293
Naledi B 2;-23.3471;30.2411;;711;293
Namakgale A;-23.939;31.0453;;921;1072;50
Namakgale B;-23.9289;31.0355;;921;1072;50
Namakgale C;-23.9285;31.0194;;921;1072;50
Namakgale D;-23.9444;31.0326;;921;1072;50
Namakgale E;-23.9408;31.0162;;921;1072;50
Namenwamarhanga;-23.633;30.7375;;;335
Nancefield;-22.3403;30.0211;;;907;140
Nancefield Ext 2;-22.3306;30.023;;922;907;50
Natalie;-22.7728;30.1902;;;228
Nchechane;-23.8707;29.6909;;850;724
Ndiitwani;-23.1257;30.3843;;372;1402
Ndindani A;-23.3885;30.9616;;;335
Ndovhada;-22.7196;30.2239;;494;228
Ndzaku Ka Ntshava;-23.3549;30.2786;;1161;1402
Necker;-23.4511;28.0806;;726;622
Nero;-24.9097;29.763;;752;451
Netshitondoni;-22.6657;30.4423;;;1322
New Phepeng;-24.0471;30.3138;;;628
New Polokwane;-23.8787;29.429;;;1091;30
New Stand;-23.3569;30.2895;;1161;1402
New Stands;-23.6936;30.9386;;291;1072
New Stands;-23.2696;29.9779;;380;243
New Stands 2;-23.2763;30.2924;;1139;1402
New Town;-23.6722;27.7295;;;622;30
Newveld;-23.2327;30.3709;;1014;1402
Ngaweng;-24.6498;29.9525;;;451
Nghomunghom;-22.9544;30.8658;;;703
Nghwengoni;-22.6737;30.6547;;;1322
Ngonyama;-23.2034;30.175;;463;243
Ngovhela;-22.9565;30.4348;;;1203
Ngudza;-22.905;30.5121;;;1288
Ngwalemong;-24.9766;29.5588;;;735
Ngwanallela;-23.5196;28.932;;;1091
Ngwaritsana;-24.8401;29.8583;;;451
Ngwaritsi;-24.9474;29.8065;;;451
Ngwenani;-22.9402;30.4381;;;1203;8
Ngwenani Ya Mapholi;-22.8902;30.4633;;958;1203
Nirvana;-23.9163;29.433;;;1091;30
Nirvana Industrial Area;-23.9098;29.4402;;;1091;2
Njhakanjhaka;-23.1726;30.0578;;;243;8
Nkadimeng;-25.0835;29.547;;;355
Nkambako;-23.7273;30.461;;;628;8
Nkamboko;-23.7356;30.4849;;;628
Nkanyani;-23.3118;30.2897;;;1402;8
Nkgori;-23.8871;28.6202;;;849
Nkhensani;-23.2004;30.1237;;;243;20
Nkhwashe;-23.9515;30.9875;;290;1072
Nkosini;-25.0798;29.698;;;1158
Nkotokwane;-24.4093;29.7343;;;607
Nkotomeng;-23.4375;28.0726;;726;622
Nkotswi;-22.4204;31.0278;;;911
Nkovani;-22.9353;30.8296;;1443;703
Nkuzana;-23.2164;30.2645;;500;1402
Nkwelemotse;-23.47;30.3126;;306;293
Nngwekhulu Musanda;-23.1775;30.4282;;369;1402
Nngwekhulu Tshilata;-23.1936;30.4414;;369;1402
Nngwekhulu Tshivhangani;-23.1831;30.4365;;369;1402
Nokayamatlala;-23.8062;29.0118;;;1091
Noko;-23.9728;29.7384;;;724
Nondweni;-23.6978;30.8893;;;1072
Nong;-23.7379;29.286;;299;1091
Nontwane;-23.7;30.9163;;291;1072
Nontz;-23.3218;28.6896;;;1189;8
North Park Golf Estate;-24.8758;28.3031;;47;47;50
Northam;-24.8038;27.3028;;984;983;30
Northam A;-24.8038;27.3028;;;983;50
Northam B;-24.9661;27.2621;;;983;110
Northampton;-23.4725;30.4758;;;293
Northhampton;-23.4673;30.4757;;;335
Nsimbhi;-22.8718;30.7959;;;703
Ntlhaveni;-22.9181;30.8756;;;703;11
Ntlolane;-23.718;28.9764;;;1091
Ntokotwane;-24.4851;29.6147;;;451
Ntsako;-23.9636;30.3786;;;628
Ntsanwisi;-23.2636;30.7694;;;335;8
Ntsanwisi Dam Settlement;-23.2636;30.7694;;1009;335;2
Ntsima;-23.8271;29.7325;;;724
Ntsintsing;-23.5382;28.7897;;;849
Ntsuki;-23.2606;30.3528;;;335
Ntsumele;-23.1543;30.3606;;549;1402
Ntsungeni Wa Madadje;-23.327;30.2735;;1161;1402
Ntwane;-25.3084;29.2516;;;355
Ntwane;-24.8303;29.8793;;;451
Nwakhuwani;-23.3857;30.8587;;;335
Nwamatatane;-23.2442;30.3819;;;335
Nwamatatani;-23.2444;30.3672;;;1402;11
Nwamitwa;-23.7437;30.4091;;;628
Nwaxinyamana;-23.1944;30.1674;;973;243
Nyakalani;-23.6966;30.9557;;291;1072
Nyakelang;-23.7482;29.7858;;847;1182
Nyakelang;-23.4808;29.7242;;96;841
Nyakelang;-23.4497;30.1515;;618;293
Nyavhani;-22.9002;30.7595;;;703
Nyayukani;-24.0547;30.3239;;460;628
Nylpark;-24.196;28.9843;;;849;30
Nzanwe;-22.7515;30.8784;;;703
Nzhakanzhaka;-23.207;30.2626;;112;1402
Nzhelele;-22.9717;30.1821;;;228
Ohrigstad;-24.7218;30.5723;;;1028
Old Town;-23.0416;29.9056;;;638;30
Olifantshoek;-23.3456;30.2861;;1161;1402
Oorlogsfontein Smallholdings;-24.2155;29.0428;;;849;2
Osterd;-24.2868;30.3098;;;607
Paardenzoek;-24.9526;29.4973;;;735
Paeng;-24.6364;30.5648;;;1028
Palaneng;-24.7351;30.1757;;;1238
Palmietfontein;-23.9789;29.4547;;;1091;14
Palmietfontein A Smallholdings;-23.9937;29.5145;;1047;1091;2
Palmietfontein B Smallholdings;-23.9789;29.4547;;1047;1091;2
Palmietfontein C Smallholdings;-23.8333;29.4787;;1047;1091;2
Pambani Shura;-23.001;30.3547;;651;1203;30
Pangan;-23.4937;29.7185;;96;841
Panorama;-23.6929;30.131;;834;834
Papegaai;-23.1644;28.7032;;;1189
Parkview;-22.9003;30.0287;;638;228
Pashas Kraal;-24.373;29.9771;;;19
Pastral;-23.1702;30.0476;;;243
Patantshwane;-24.9231;29.8863;;;451
Pax Intrantibus;-22.9509;28.9258;;;14
Pelangwe;-24.3595;29.7807;;;19
Pelindaba;-24.4675;29.6109;;;451
Penina Park;-23.9343;29.453;;;1091;30
Peninghotsa;-23.0218;30.8401;;;703
Percy Fyfe;-24.0331;29.1924;;;1091
Perskebult;-23.8274;29.3525;;;1091;8
Petanenge;-23.9082;30.3066;;;628
Pfananani;-23.2398;30.0812;;1330;243
Phaala Mohlotsi;-24.693;29.7545;;;451
Phadzima;-22.9601;30.1953;;1328;228;17
Phadzima;-22.936;30.1781;;;228;17;;limpopo-phadzima-dzanani-2
Phafola;-23.9128;28.8766;;;849
Phagameng;-24.6956;28.4387;;;833;50
Phahladira;-23.5744;28.1229;;;849
Phahlamanoge;-24.5628;29.9435;;;19
Phalakubeni;-23.5567;31.0556;;;335
Phalama;-22.7407;30.5389;;;1322;11
Phalama A;-22.7307;30.5278;;1073;1322
Phalama B;-22.7407;30.5389;;1073;1322
Phalatonga;-22.9026;30.7443;;;703
Phaphazela;-23.0597;30.5434;;;1288
Pharare;-24.0642;30.2924;;;628
Phashaskraal;-24.4116;29.9909;;;1238
Phaswana;-22.8135;30.6975;;;703
Phatsane;-23.9438;28.5831;;;849
Phelandaba;-24.2051;29.8769;;852;607
Phelandavha;-23.2646;29.9763;;380;243
Phetole;-23.807;28.9821;;;1091
Phetseng;-24.5723;29.9173;;;19
Phetwane;-24.7658;29.4341;;;735
Phikela;-23.3283;30.3979;;;335
Phiphidi;-22.9543;30.3993;;;1203
Phiring;-24.5177;30.6926;;;1028
Phishoan;-24.3263;29.37;;314;607
Phofu;-23.8033;28.9277;;;1091
Phokoane;-24.873;29.7391;;;451
Phola;-23.1642;30.2139;;755;243
Phola Park;-24.168;28.9908;;;849
Phomolong;-23.9519;29.7169;;;724
Phongololo;-23.4113;30.2577;;;293
Phooko;-25.2723;29.158;;;355
Phookwane;-25.2942;29.1365;;;355
Phosiri;-24.3639;29.7019;;;607
Phugeni;-22.9659;30.529;;;1288
Phukubjeng;-23.9579;31.0395;;289;1072
Phukukane;-25.2484;29.1262;;;355
Phukwane;-22.9775;30.7934;;;703
Phulamulenze;-23.2456;30.0828;;1330;243
Phuleng;-24.9622;29.5139;;;735
Phumolong;-24.5286;28.7228;;865;864;30
Phusulang;-24.7831;29.7597;;;451
Phuti;-23.9653;29.6921;;1290;724
Pickum;-23.1516;29.0772;;;1189
Piet Potgietersrust Ext 19;-24.184;28.981;;;849;30
Pietersburg Vliegveld;-23.9311;29.4897;;1091;1091
Pietersburg Wildresevaat;-23.9647;29.4723;;1091;1091
Pile;-22.7705;30.4737;;;1322
Pitsaneng;-24.6313;29.5876;;;451
Pjapjamela;-23.6357;30.4114;;;628;8
Planknek Estate Smallholdings;-24.1938;29.0695;;;849;2
Plantane;-23.4608;30.3131;;306;293
Polaseng A;-24.5937;30.2245;;;114
Polen;-23.3882;28.7348;;;849
Pologong;-24.6011;30.2862;;;114
Polokwane Central;-23.9077;29.4571;;;1091;30
Pompagalana Smallholdings;-23.8415;30.1718;;;1348;2
Posa;-24.9923;29.612;;;355
Posaito;-23.1755;30.183;;755;243
Posaito;-23.0474;30.3504;;1332;1402
Posaito;-22.7915;30.0763;;;228
Potgietersrust;-23.9846;28.9066;;;849
Prakteseer;-24.5857;30.3224;;;114;8
Premier Park;-23.844;30.1534;;;1348;30
Priska-Majeje;-23.6953;30.7482;;;351
Pudiyakgopa;-23.8333;28.7997;;708;849
Pusela;-23.8367;30.1442;;;1348;30
Pusela A;-23.8262;30.1387;;;1348;30
Pusela B;-23.8473;30.1497;;;1348;30
RDP houses;-22.906;30.1151;;779;228
Rabothatha;-23.6377;30.2777;;;293
Radali;-22.8996;30.4351;;;1203
Raditshaba;-22.9068;29.0188;;300;14
Raditshaba;-22.835;28.847;;;14;;;limpopo-raditshaba-alldays-2
Rainbow Park;-23.9081;29.435;;;1091;30
Rakgara;-23.3603;30.1407;;;293
Raliphaswa;-22.8955;30.1231;;367;228
Ramakgaphola;-23.7534;29.2266;;;1091
Ramalapa;-23.7185;29.0489;;;1091
Ramalema;-23.9927;30.2781;;;628;8
Ramallane;-24.2795;30.0476;;;19
Ramantsha;-23.1047;29.7655;;1212;638
Ramaru;-23.268;30.0334;;380;243
Ramashako;-23.1821;28.8828;;298;1189
Ramatjowe;-23.4849;29.7556;;;841
Ramauba;-23.1787;30.3046;;758;1402
Ramavhoya;-22.8767;30.0803;;;228
Rambo;-23.5093;29.7052;;96;841
Rambuda;-22.7966;30.4046;;;1322
Ramogakwa;-23.6223;29.9656;;;834
Ramogale;-23.9412;29.7114;;;724
Ramogwerane;-25.014;29.5702;;;355
Ramokgopa;-23.4632;29.8141;;;841;29
Ramonwana;-24.1782;29.999;;;607
Ramoshopa;-23.8767;28.7731;;33;849
Ramphenyane;-23.6467;30.2787;;;293
Ramukhuba;-23.1024;30.3909;;372;1402
Rantho;-24.8634;29.954;;;1238
Rantho;-24.7115;29.7879;;;451
Rantlakane;-23.9273;28.6221;;;849
Raphahlelo;-23.3638;30.1667;;;293
Rapitsi;-23.6566;30.2259;;798;293
Rapitsi;-23.5945;29.1052;;;1091
Rapotokwane;-25.1365;28.6441;;;47
Raptors View Wildlife Estate;-24.3895;30.9411;;;414;30
Rasewana;-23.5953;30.3525;;;293
Rasobi;-23.6103;30.3274;;;293
Ratau;-22.925;29.0418;;537;14
Rathoke;-24.9352;29.0511;;;735
Ratjeke;-23.5006;30.4946;;;293
Ravele;-23.1008;29.7393;;1212;638
Reabetswe;-23.36;28.0941;;;622
Refilwe;-23.3941;30.4463;;;293
Regorogile;-24.582;27.4055;;1279;1278;30
Relela;-23.6829;30.3278;;;628
Rembeluwani;-23.3006;30.2406;;748;243
Rembuluwani;-23.0368;30.2899;;1316;1402
Rhulani;-24.0801;30.3208;;460;628
Rhulani;-23.008;30.6784;;;703;50
Riba Cross;-24.6133;30.2132;;;1238
Ribungwani;-23.2763;30.2924;;;1402;23
Rietfontein;-24.6001;30.536;;;1028
Rietfontein;-23.9393;29.3997;;;1091
Rita;-23.9744;30.2975;;;628
Ritakop;-23.9898;30.2963;;;628
Rite;-24.4819;29.8644;;;19
Rivala;-23.3555;30.4446;;;335
Riversdale;-23.2376;30.1622;;370;243
Riverside;-24.7912;29.8264;;;451
Riverside;-24.6195;30.3029;;;114
Riverside;-24.436;29.8259;;;19
Rivierplaas;-23.2297;30.0499;;973;243
Rivoni;-23.1615;30.0599;;;243
Rivonigo;-23.2812;30.2922;;1139;1402
Roadhouse;-22.9607;30.6915;;;703
Roedtan;-24.5983;29.0804;;;864
Roerfontein;-23.3825;30.1764;;;293
Roma;-24.2125;29.8641;;852;607
Roodepoort Smallholdings;-23.9761;29.43;;;1091;2
Rora;-23.454;28.8335;;;1189
Rostok;-24.24;29.9492;;;19
Rotterdam;-23.399;30.2828;;;293
Royston;-22.8454;28.8329;;297;14
Rungulani;-23.3425;30.2805;;;1402;50
Runnymede;-23.6528;30.4524;;;628
Rust De Winter;-25.1997;28.6095;;;47
Rustic Estate;-23.8449;30.1644;;;1348;30
Saaiplaas;-25.182;29.7397;;;1158
Sadawa;-24.3551;30.5482;;;414
Sadu;-23.3022;28.7604;;309;1189
Sakoleng;-23.4037;29.1228;;;841
Salani;-23.1201;30.5186;;;1288
Salaunavhe;-23.2886;30.0888;;903;243
Sambandou;-22.7426;30.6558;;1328;703
Sambandou;-22.731;30.7004;;;703;;;limpopo-sambandou-malamulele-2
Samdoba;-23.3014;30.3238;;1299;1402
Sanari;-22.4813;30.8756;;;911
Sandton;-24.3485;30.5904;;;414
Sane;-22.7757;30.1824;;;228
Santeng;-24.6153;30.2896;;;114
Sanyane;-24.0249;29.651;;316;724
Sasekane;-23.9369;30.2833;;843;628
Satlaleni;-23.6189;30.3008;;;293
Schalk Smallholdings;-24.0012;31.0682;;;1072;2
Schellenburg;-23.3242;29.1448;;;841
Scheming;-23.9822;28.8806;;;849
Schielfarm;-23.1532;30.462;;1323;1402
Schoongelegen;-23.6257;28.9539;;1191;1091
Schoonveld;-23.3903;29.0883;;;841
Schuinsrand;-24.2738;29.421;;;607;8
Sealane;-24.3914;29.9841;;;19
Seaphole;-23.497;30.4628;;;293
Sebayeng A;-23.774;29.69;;;1182;30
Sebayeng B;-23.7687;29.7031;;;1182;30
Sebayeng D;-23.7738;29.7004;;;1182;30
Sebepe;-23.6012;30.3388;;;293
Sebetha;-24.9667;29.7685;;1265;451
Sebetole;-24.629;29.8918;;;451
Sebithoni;-24.5967;29.8812;;205;451
Sebonapudi;-24.2689;29.4715;;;1091
Seboriane;-23.1676;28.9053;;;1189
Sedan;-23.9686;30.4247;;;628
Sedibeng;-23.389;30.3834;;;293
Sedzaufhire;-23.278;29.9741;;380;243
Sedzazwau;-23.1496;30.226;;755;1414
Sefahlane;-23.827;29.1039;;1191;1091
Sefateng;-23.5684;28.1019;;1199;622
Sefateng A;-24.5483;29.9706;;;19
Sefene;-23.486;29.736;;;841
Sefeteng B;-24.2818;29.8534;;;19
Sefetlhogo;-23.1334;27.981;;;622
Sefikeng;-24.2817;30.4857;;;414
Sefofosetse;-23.4341;30.4056;;49;293
Segole;-23.5894;28.6632;;;849
Segorong;-24.3909;30.2492;;;114
Segwahleng;-23.9594;29.1047;;;1091
Segwasi;-23.8916;29.8774;;;724;8
Sehlaku;-24.5978;30.1174;;;1238
Sehlakwane;-25.1354;29.751;;;1158
Sehunyana;-24.3676;30.1082;;;114
Sehwibetsane;-23.7545;29.7802;;847;1182
Sejweng;-24.0274;29.7053;;313;724
Sekakene;-23.4561;29.688;;;841
Sekakeng;-23.3327;29.2341;;846;841
Sekale;-24.5443;29.63;;;451
Sekateng;-24.474;29.862;;;19
Sekgakgapeng;-24.172;28.9713;;;849
Sekgophokgophong;-24.4325;29.3308;;;607
Sekgopo;-23.631;29.9541;;;834
Sekgoses;-23.4607;30.0034;;;834
Sekgothi;-23.5801;30.3301;;1305;293
Sekgweng;-24.0907;29.6732;;;724
Sekhiming;-23.4315;30.56;;;335
Sekhung;-23.1501;28.7789;;;1189
Sekhuteni;-23.6244;30.3269;;1201;293
Sekiding;-23.2019;28.9656;;;1189
Sekimming;-24.3838;29.3425;;;607
Sekonye;-23.5121;29.6955;;96;841
Sekotini;-24.7117;30.0617;;;451
Sekuruwe;-23.9389;28.9455;;;849
Sekuruwe;-23.4632;29.2082;;;1091
Sekwati;-22.948;28.6888;;;14
Selape;-24.3462;30.0006;;;19
Selebaneng;-24.8903;29.6253;;;735
Selowane;-24.7101;29.5915;;;451
Selowe;-23.2364;28.7463;;;1189
Semahlakole;-24.7049;29.5742;;;451
Semonoko;-24.6834;30.0667;;;451
Senakwe;-23.5355;30.4202;;;628
Sencherere;-23.8497;29.7546;;;724
Sendedza;-22.8866;30.1816;;;228
Sengatane;-23.8278;29.2885;;;1091
Senita;-23.6101;28.504;;;849
Senoela;-23.3;28.0783;;;622
Senthle;-24.5651;30.037;;;1238
Sentlane;-24.4991;29.92;;;19;8
Sentlhane;-24.2798;30.0165;;;19
Seokodibeng;-24.348;30.0447;;;19
Sepanapudi;-23.8366;29.1289;;730;1091
Sephaku;-25.0197;29.6694;;;1158
Sephala;-23.4576;29.8077;;1124;841
Sepharane;-23.9222;28.7709;;;849
Sephatwene;-23.6612;30.2695;;;293
Sephukubje;-23.4105;30.2089;;;293
Serafa;-24.4007;30.0464;;;1238
Serageng;-24.7333;29.5341;;;451
Serare;-24.0123;30.2513;;;628
Sereni;-23.2718;30.1796;;748;243
Seriteng;-24.9251;29.5542;;;735
Seroba;-23.9484;29.164;;;1091
Serobaneng;-24.2638;29.5961;;;607
Seruleng;-24.5684;29.4495;;;607
Sesalong;-23.1452;28.9209;;107;1189
Seshego;-23.8495;29.3868;;;1091;840
Seshego;-23.827;29.1039;;;1091;100;;limpopo-seshego-polokwane-2
Seshego 9 (B,D,E,J,K);-23.862;29.4021;;1191;1091;50;;limpopo-seshego-9-b-d-e-j-k-polokwane
Seshego A;-23.8578;29.3942;;1191;1091;50
Seshego B;-23.8473;29.3925;;1191;1091;50
Seshego C;-23.8397;29.3841;;1191;1091;50
Seshego D;-23.8479;29.3704;;1191;1091;50
Seshego E;-23.842;29.3587;;1191;1091;50
Seshego F;-23.834;29.4002;;1191;1091;50
Seshego G;-23.852;29.3815;;1191;1091;50
Seshego H;-23.8593;29.3706;;1191;1091;50
Sesuane;-23.0874;28.8745;;;1189
Setaria;-24.7963;27.4054;;819;1278;30
Setase;-24.654;30.0169;;;451
Setaseng;-23.6282;29.9599;;;834
Setebong;-24.8668;29.8352;;;451
Seteneng;-24.4204;29.7598;;;19
Sethabane;-23.461;30.3045;;306;293
Sethone A;-23.6449;30.3603;;;628
Sethone B;-23.6703;30.343;;;628
Setlaole;-23.3842;28.9576;;;1189
Setloking;-23.039;28.9272;;;1189
Setotolwane;-23.8452;29.2474;;;1091
Settlers;-24.9582;28.5384;;;47
Setumong;-23.7503;29.0454;;;1091
Setuphiline;-23.4927;28.7032;;;849
Seven Stand;-24.727;29.4089;;242;735;50
Shadani;-22.7796;30.5653;;;1288
Shakadza;-22.6187;30.5643;;;1322
Shakung;-24.4185;30.1472;;;114
Shamavunga;-23.3078;30.6891;;;335;50
Shamfana;-23.4578;30.663;;;293
Shanangani;-23.239;30.1452;;370;243
Shanzha;-22.9313;30.2252;;;1203
Shashe;-23.3481;29.0644;;;841
Shayandima;-23.0051;30.4308;;;1203;80
Shayandima Industrial Area;-22.9926;30.4333;;1195;1203;2
Shenyaneng;-24.5771;29.9067;;;19
Sheshe;-22.8206;30.3057;;;1288
Shigalo;-22.9319;30.7171;;;703
Shihungu;-23.9009;30.3483;;;628
Shikuhele;-23.1661;30.0676;;;243
Shikundu;-22.9421;30.82;;;703
Shikwane;-24.2232;30.4248;;;414
Shilovobyani;-23.2856;30.2939;;1139;1402
Shiluvane;-24.0437;30.27;;;628;8
Shimange;-23.3932;30.5903;;;335
Shimishoni;-22.8226;30.8661;;462;703
Shingwidzi;-23.0188;30.7271;;;703
Shirley;-23.1762;30.086;;;243
Shirulurulu;-23.6406;30.4901;;;628
Shiseva;-23.2828;30.2883;;1139;1402
Shitachi;-23.2106;30.2197;;463;243
Shivambu;-23.2088;30.2473;;;243
Shivulani;-23.1492;30.7119;;;335
Shokone;-23.973;30.9953;;290;1072
Shongoane;-23.5645;28.1224;;;622;14
Shotong;-23.622;30.3188;;;293;11
Shubushubu;-24.235;29.8862;;;19
Shushumela;-24.5693;30.3308;;;114
Siambe;-22.9405;30.5327;;;1288
Sias;-22.7843;28.7905;;;14;8
Sibasa;-22.9475;30.4746;;;1288;50
Sifasonke;-23.2185;30.5498;;;335
Sigonde;-22.3706;30.7192;;;911
Siloam;-22.8934;30.1935;;;228
Sindande;-22.8603;30.3218;;;1203
Sinthumule;-23.1138;29.8147;;;638;40
Sitrusvlakte;-24.9537;27.873;;;983
Siyanwingi;-23.2329;30.3641;;1014;1402
Skielik;-24.6639;30.3224;;;114;30
Skirileke;-24.8894;28.3296;;47;47;50
Skutlong;-24.3839;29.9683;;;19
Slaaphoek;-22.8914;28.7389;;;14
Slenger;-23.3486;30.0679;;903;243
Smersha Block;-24.7869;27.2804;;985;983;30
Smokey;-22.6618;30.2886;;;228
Sobiago;-23.9847;29.752;;;724
Sodoma;-23.5086;28.7319;;;849
Morebeng;-23.3778;29.9861;;900;243;;Soekmekaar;limpopo-soekmekaar-elim
Soetveld;-24.7462;29.6936;;;451
Sofaya;-24.6067;30.2853;;;114
Sofaya;-24.2376;30.4019;;;414
Sokodimeng;-24.3447;30.0596;;;1238
Sokotenda;-23.1497;30.4486;;1323;1402
Sokotenda;-22.8781;30.1053;;367;228
Solani;-24.0654;30.3111;;460;628
Spa Park;-24.8769;28.2714;;47;47;50
Speaker Park;-22.6672;29.1133;;;14;30
Spitskop Smallholdings;-24.5865;27.4746;;1279;1278;2
Spitspunt;-24.953;28.9192;;;735
Springs;-23.5092;29.7106;;96;841
Stanplaas;-24.2379;29.5278;;851;607
Starlight;-22.754;30.1408;;;228
Staseni;-23.3614;30.1628;;;293
Sterkfontein;-25.0422;29.5929;;;355
Sterkstroom;-22.8965;30.6196;;;703
Sterpark;-23.8974;29.4885;;;1091;30
Stocking;-24.7223;30.1036;;;451;8
Stocking B;-24.7223;30.1036;;1250;451
Stompo;-25.1911;29.105;;;355
Stopong;-24.5534;29.9479;;;19
Strydkraal;-24.4515;29.7421;;;19;8
Success;-24.213;29.8864;;852;607
Sukani;-23.2304;30.3464;;465;1402
Sundani;-23.2289;30.4264;;369;1402
Sunnyside;-24.0007;30.278;;;628
Sunnyside;-23.8164;29.7738;;872;724;30
Syferkuil;-23.8584;29.7228;;;724
Tafelkop;-25.0491;29.5073;;;355;360
Tahari;-22.6086;30.6306;;885;1322;8
Tahari;-22.5719;30.6401;;;1322;8;;limpopo-tahari-tshilamba-2
Takalane;-23.9208;29.135;;;1091
Takataka;-24.9573;29.7622;;;451;8
Talane;-25.0209;29.7848;;;1158
Tambaulate;-23.0526;30.5079;;;1288
Tambo Square;-25.2886;29.1813;;241;355
Taolome;-23.7932;28.8146;;;849
Tau-nchabeleng;-24.4166;29.8226;;;19
Taulome;-23.526;30.553;;;293
Taung;-24.4617;30.4067;;;114
Taung;-23.7103;29.0669;;;1091
Tedintetjane;-24.486;30.0068;;;1238
Ten Morgan;-25.2668;29.0817;;;355
Tenga;-23.1745;30.2351;;755;243
Thaba Letshoba;-23.484;28.6629;;;849
Thabakgone;-23.9105;29.8047;;;724
Thabakhubedu;-25.3459;29.2535;;;355
Thabaleboto;-25.0367;29.7185;;;1158
Thabampje Ga Sefoka;-24.5388;29.6963;;;451
Thabananhlana;-23.2742;28.8526;;;1189
Thabanaseso;-24.5148;29.7532;;;19;8
Thabaneng;-24.7062;29.7404;;;451
Thabaneng;-24.6313;30.3215;;;114
Thabazimbi;-24.9388;27.1549;;;1278
Thabazimbi A;-24.5914;27.4054;;;1278;130
Thakgalane;-23.4522;30.0543;;;293;17
Thakgalane 1;-23.4613;30.0536;;1281;293
Thakgalane 2;-23.4442;30.0291;;1281;293
Thakgalane 3;-23.4646;30.0464;;1281;293
Thakgalane 4;-23.451;30.0431;;1281;293
Thakgalang;-23.8973;29.6646;;;724
Thako;-23.661;30.3288;;;1348
Thalahane;-23.1335;28.9643;;107;1189
Thamangane;-24.3875;29.5287;;;607
Thapane;-23.7058;30.3339;;;628
Thapogeng;-24.3349;30.0022;;614;19
Thathe Vondo;-22.8718;30.3097;;;1203
The Oaks;-24.3597;30.6725;;;414
The Willows;-24.3627;30.617;;;414
Theareng;-25.2433;29.1114;;;355
Thebere;-23.0012;28.6997;;;1189
Themba Luvhilo;-22.8865;30.0717;;;228
Thembaluvhilo;-22.8336;30.1958;;;1203
Thembisa;-23.3687;29.9701;;900;243
Thengwe;-22.7137;30.5604;;;1322
Thepe;-23.9416;30.9844;;290;1072
Thibeni;-23.6212;30.3314;;1201;293
Thiofhi;-23.2579;30.2044;;748;243
Thirathone;-24.8679;29.8556;;;451
Thiungani 2;-22.4685;30.5841;;662;911
Thobehlale;-24.5262;29.7785;;;19
Thogani;-22.6725;30.6681;;;1322
Thohoyandou C;-22.9495;30.4625;;;1288;50
Thohoyandou D;-22.9618;30.4707;;;1288;50
Thohoyandou F;-22.9725;30.4706;;;1288;50
Thohoyandou G;-22.9688;30.4819;;;1288;50
Thohoyandou K;-22.983;30.4768;;;1288;50
Thohoyandou L;-22.9977;30.4806;;;1288;50
Thohoyandou M;-22.9869;30.4876;;;1288;50
Thohoyandou P East;-22.9833;30.462;;;1288;50
Thohoyandou P West;-22.977;30.4545;;;1288;50
Thoka;-23.4687;29.8049;;1124;841
Thokwane;-24.4107;30.0889;;;1238
Tholongwe;-23.9653;29.6921;;;724;11
Thomo;-23.2525;30.7927;;;335
Thondoni;-23.3092;30.044;;903;243
Thondoni;-23.233;30.1352;;370;243;;;limpopo-thondoni-elim-2
Thondoni;-23.1731;30.4879;;1323;1402
Thondoni;-23.1446;30.1983;;755;1414
Thondoni;-22.4754;30.92;;;911
Thongwe;-22.7961;30.5565;;700;1288
Thongwe;-22.7925;30.4228;;;1322
Thononda;-22.8646;30.2371;;;1203
Thophekane;-23.3229;30.7374;;;335
Thothololo;-23.355;29.9564;;900;243
Thoto;-24.8917;29.8746;;;451;8
Thoto Zone 1;-24.9054;29.8656;;1293;451
Thune;-23.8708;29.8329;;;724
Tibane;-23.646;29.0151;;;1091
Tiekieline;-23.1417;28.8103;;;1189
Tikiline;-23.9927;30.2781;;1123;628
Tipeng;-23.4622;28.6468;;;849
Tisane;-24.72;29.7729;;;451;11
Tisane Ext;-24.72;29.7729;;1298;451
Titibe;-23.721;29.7971;;;1182
Tiva Ta Wana;-23.3382;30.2853;;1161;1402
Tiyani;-23.2981;30.31;;;1402;26
Tjiane;-24.4178;29.608;;;607
Tlapaliburethi;-23.2963;28.0833;;;622
Tlapeng;-23.9423;30.9944;;290;1072
Tlase;-24.211;29.8719;;852;607
Tlatsa;-23.5801;30.3301;;;293;8
Tlhabine;-24.0165;30.1964;;;1348;8
Tlhohoyanku;-23.5711;28.84;;;849
Tlhona;-22.9023;28.7787;;;14
Tlhonasedimong;-22.8642;28.7646;;;14
Tolwe;-23.0123;28.5663;;;1189
Tooseng;-24.4467;29.5608;;;607
Travenna;-22.5717;30.4271;;;1322
Trim Park;-24.2054;29.0128;;;849;30
Trustine;-24.6391;30.3725;;;114
Tsaande A;-22.7072;30.4073;;;1322;8
Tsaande B;-22.6856;30.4192;;;1322;8
Tsakane;-24.8699;30.0376;;;1238
Tsakane;-24.013;29.6537;;591;724
Tsantsabela;-24.6651;29.4456;;;735
Tsatane;-24.6457;29.9345;;;451;8
Tsatane Ext;-24.6457;29.9345;;1315;451
Tsatang;-24.6309;29.9339;;;451
Tsebela;-24.0316;29.7409;;;724
Tsebeshi;-24.1208;28.9534;;;849
Tshabelam Matswale;-23.9437;31.0004;;290;1072
Tshabelammatswale;-23.6506;30.2356;;798;293
Tshabvuma;-22.9351;30.5128;;;1288
Tshagwa;-22.8035;30.3743;;;1322
Tshakhuma;-23.0477;30.3044;;;1402;60
Tshakhuma;-22.7831;30.5189;;;1288
Tshamahansi;-24.0782;28.9827;;;849
Tshamahansi;-23.3939;30.2264;;;293
Tshambuka;-22.6436;30.8472;;;911
Tshamiseka;-23.4252;30.237;;;293
Tshamulumbwi;-22.7364;30.4046;;;1322
Tshamutavha;-22.8885;30.6841;;;703
Tshamutavha;-22.4545;30.7726;;;911
Tshamutore;-22.635;30.6403;;;1322;11
Tshamutore A;-22.6258;30.674;;1317;1322
Tshamutore B;-22.635;30.6403;;1317;1322
Tshamutukwa;-22.8898;30.6001;;;703
Tshandama A;-22.7111;30.402;;1318;1322;30
Tshandama B;-22.7552;30.5091;;1318;1322;30
Tshangani;-23.955;31.052;;289;1072
Tshanzhe;-22.7028;30.6569;;;1322
Tshapasha;-22.7801;30.4571;;;1322
Tshaulu;-22.7945;30.76;;;703
Tshavhalovhedzi;-22.8891;30.1708;;;228
Tshebeng;-23.8149;29.2715;;;1091
Tshehlwaneng;-24.8019;29.9484;;;451
Tshelamake;-23.2733;27.9527;;;622
Tshenyane;-24.4758;30.6045;;;1028
Tshenzhelani;-22.3869;30.8249;;;911
Tshesane;-24.7574;30.0095;;;451
Tshewereng;-24.4836;29.9136;;;19
Tshiavha;-22.8471;30.2813;;;1288
Tshiavha;-22.8307;30.3057;;;1203
Tshibvumo;-22.7843;30.4456;;;1322
Tshidimbini;-22.8674;30.5442;;;1288
Tshidzate;-23.0549;30.3865;;;1203
Tshidzini;-22.833;30.6724;;;703
Tshidzivhe;-22.8518;30.3924;;;1203
Tshiendeulu;-22.8305;30.1707;;;228
Tshifhefhe;-23.1007;30.4018;;372;1402
Tshifhefhe B;-23.0931;30.3999;;372;1402
Tshififi;-22.9291;30.555;;;1288
Tshifudi;-22.8226;30.7047;;;703
Tshifulalani;-23.0184;30.3918;;651;1203;30
Tshifulanani fhasi ha bada;-23.0443;30.396;;651;1203;30
Tshifulanani ntha ha bada;-23.0328;30.3838;;651;1203;30
Tshifunguduwe;-22.5374;30.8665;;;911
Tshifura;-22.9382;30.4864;;;1288;50
Tshihalwe;-22.7995;30.7847;;;703
Tshiheni;-22.8825;30.2619;;;1203
Tshikambe;-22.8452;30.6583;;;703
Tshikanosi;-24.9886;28.9409;;;735
Tshikhobodo;-23.0436;29.6212;;552;638
Tshikhudini;-22.9605;30.5416;;;1288
Tshikhudo;-22.8729;30.1553;;;228
Tshikombani;-22.9046;30.2231;;;1203
Tshikondeni A;-22.5104;30.9481;;;911;8
Tshikondeni B;-22.524;30.9348;;;911;8
Tshikondeni Coal Mine A;-22.5104;30.9481;;1320;911;2
Tshikondeni Coal Mine B;-22.524;30.9348;;1321;911;2
Tshikota;-23.0486;29.877;;;638;50
Tshikovha;-22.996;30.4964;;;1288
Tshikumbu;-23.2589;30.1554;;903;243
Tshikunda;-22.9391;30.386;;;1203
Tshikuwi;-22.9009;29.9517;;;638
Tshikuyu;-22.4168;30.946;;;911
Tshikwarani;-23.1378;29.791;;1212;638
Tshikwarani;-23.0614;29.6311;;552;638;;;limpopo-tshikwarani-louis-trichardt-2
Tshikweta;-22.9375;30.5029;;;1288
Tshilamba;-22.7375;30.5289;;;1322
Tshilamusa;-22.4231;30.8487;;;911
Tshilapfene;-22.8933;30.4488;;;1203
Tshilaphala;-23.14;30.1601;;755;1414
Tshilaphala;-23.1165;30.4624;;1323;1402
Tshilavula;-22.7453;30.5774;;;1322
Tshilindi;-23.1464;30.4707;;1323;1402
Tshilungoma;-22.9745;30.504;;;1288
Tshilungwi;-22.8502;30.3605;;;1203
Tshimbupfe;-23.1464;30.4707;;;1402;45
Tshinganwe;-23.0618;30.2906;;1316;1402
Tshino;-23.1181;30.4059;;372;1402
Tshiombo A;-22.7849;30.5297;;;1288
Tshiombo B;-22.8059;30.5017;;;1288
Tshiovhe;-22.9441;30.1872;;1069;228
Tshiozwi;-23.0889;29.7869;;1212;638
Tshiozwi;-22.6752;30.6952;;;1322
Tshipako;-22.8478;30.4767;;;1288
Tshipale;-22.5299;30.6881;;;911
Tshiphuseni;-23.1772;30.2961;;758;1402
Tshipise;-22.5313;30.6714;;;911
Tshirando;-23.1592;30.2279;;755;243
Tshirangadzi;-23.0596;30.3719;;899;1402
Tshirenzheni;-22.906;30.2086;;;1203
Tshirolwe;-22.9038;30.0094;;;228;11
Tshirolwe Ext 2;-22.8948;29.9993;;1324;228
Tshirolwe Ext 2 Block C;-22.8968;30.0079;;1324;228
Tshirululuni;-23.1815;30.4674;;369;1402
Tshirunzini;-22.8676;30.6487;;;703
Tshirunzini;-22.6035;30.6611;;;1322;11
Tshirunzini A;-22.6035;30.6611;;1325;1322
Tshirunzini B;-22.5871;30.6724;;1325;1322
Tshisahulu;-22.9952;30.4037;;;1203
Tshishushuru;-23.0386;30.4047;;651;1203;30
Tshisimani B;-22.5817;30.4791;;910;1322
Tshisinise;-22.8919;30.209;;;1203
Tshiswenda;-22.9221;30.071;;;228
Tshiswiswini;-23.0408;30.3036;;1316;1402
Tshitadi;-22.7872;30.1061;;;228
Tshitale;-23.3588;29.9951;;;841
Tshitale;-23.1424;30.06;;883;1414
Tshitambe;-22.6578;30.6965;;;1322
Tshitandani;-22.7264;30.4281;;;1322;8
Tshitandani 1;-22.7204;30.4357;;;1322;8
Tshitandani A;-22.7264;30.4281;;1326;1322
Tshitandani A;-22.7072;30.4073;;1311;1322;;;limpopo-tshitandani-a-tshilamba-2
Tshitandani B;-22.7204;30.4357;;1327;1322
Tshitandani B;-22.6856;30.4192;;1312;1322;;;limpopo-tshitandani-b-tshilamba-2
Tshitanini;-22.9057;30.552;;;1288
Tshitanzhe;-22.6458;30.4986;;;1322
Tshitavha;-22.9612;30.204;;;228;32
Tshitavha;-22.748;30.6334;;;703;8
Tshitavhadulu;-23.0715;30.2936;;1316;1402
Tshithuthuni;-22.8637;30.2722;;;1203
Tshithuthuni;-22.8062;30.552;;700;1288
Tshithuthuni;-22.6878;30.5941;;;1322
Tshitungulwane;-23.0948;30.4469;;1323;1402
Tshituni;-22.871;30.1991;;;1203
Tshituni;-22.8132;30.5596;;700;1288
Tshituni A;-22.9068;30.0313;;;228
Tshituni B;-22.8796;30.0578;;;228;11
Tshituni Tsha Gavhe;-22.8664;30.0574;;1329;228
Tshituni Tshafhasi;-22.8796;30.0578;;1329;228
Tshitwi;-22.7891;30.1662;;;228
Tshiungani;-22.8091;30.5712;;700;1288
Tshiungani;-22.4966;30.5814;;;1322
Tshivaloni;-22.4894;30.8214;;906;911
Tshivhangani;-23.2623;30.1389;;903;243
Tshivhase;-22.9105;30.3797;;;1203
Tshivhazwaulu;-22.8717;30.6535;;;703
Tshivhilidulu;-22.9307;30.2542;;;1203
Tshivhilwi;-22.8487;30.6363;;;703
Tshivhongweni;-22.57;30.5947;;;1322
Tshivhulana;-23.1326;30.4359;;1323;1402
Tshivhulani;-22.9288;30.495;;;1288
Tshivhuyuni;-23.2398;30.0812;;;243;26
Tshiwani;-22.8387;30.4561;;;1203
Tshixwadza;-22.7986;30.3427;;;1322
Tshokotshoko;-22.6112;30.6206;;;1322
Tshopaneng;-24.7809;30.0186;;;451
Tshsimani A;-22.5502;30.4624;;910;1322
Tshukudu;-24.7027;30.0323;;;451
Tshware;-23.8672;29.7992;;;724
Tshwene;-24.2105;29.4862;;;1091
Tsianda;-23.0541;30.3394;;;1402;8
Tsidintsing;-24.341;30.0544;;;19
Tsikhidzi;-23.2436;30.0804;;1330;243
Tsimanyane;-24.8378;29.5094;;;735
Tsimeng;-24.2872;29.9471;;;19
Tsolametse;-23.1858;28.8729;;;1189;8
Tsuari;-23.1635;30.0488;;;243
Tswaing;-24.4775;29.6798;;;451
Tswaledi;-24.7462;29.9978;;756;451
Tswatago;-24.6184;29.4921;;;451
Tswatsane;-23.183;29.077;;;1189
Tswera;-22.7583;30.6002;;;1288
Tswereng;-24.2887;30.0255;;;19
Tswika;-23.3126;30.1013;;903;243
Tswinga;-23.0184;30.4877;;;1203
Tulakisi;-23.9622;31.0508;;289;1072
Turfpan;-24.3822;29.4859;;;607
Turkey;-24.309;30.4959;;;414;17
Turkey Zone 1;-24.3147;30.508;;1342;414
Turkey Zone 2;-24.309;30.4959;;1342;414
Turkey Zone 3;-24.3034;30.4876;;1342;414
Turkey Zone 4;-24.3024;30.4788;;1342;414
Tweefontein;-23.8403;29.4965;;;1091
Tweefontein Smallholdings;-23.8662;29.5029;;;1091;2
Twoline;-23.4432;30.3327;;448;293
Uitkyk B;-23.4072;28.9939;;;1189
Uitspanning;-23.6748;28.4617;;;849
Uitspanning A;-25.2522;29.2073;;;355
Uitspanning B;-25.2438;29.2191;;;355
Uitvlugt;-24.935;28.9976;;;735
Uitzicht;-23.5118;28.6658;;;849
Utsane;-23.9292;29.1703;;;1091
Vaalbank;-24.9459;29.6053;;;735
Vaalkop;-23.8227;29.225;;;1091
Vaalwater;-23.3894;30.1608;;;293;8
Vaalwater B;-23.3894;30.1608;;1364;293
Valdezia;-23.1136;30.1707;;;1414;15
Vari;-23.1727;30.0416;;408;243
Vayizamile;-23.2981;30.31;;1299;1402
Venus;-23.8316;29.0751;;;1091
Vhangani;-23.2083;30.3342;;1212;1402
Vhudimbilu;-22.9142;30.6175;;;703
Vhufuli;-22.8801;30.4793;;;1288
Vhuka;-23.4636;29.7993;;1124;841
Vhurivhuri;-22.6975;30.7828;;;703
Vhurivhuri;-22.6704;30.8056;;;911
Vhutalu;-22.8359;30.4335;;;1203
Vhutshavhelo;-22.8064;30.5788;;700;1288
Vhutuwa nga Dzebu;-22.876;30.1377;;;228
Vianen;-23.5859;28.4865;;;849
Vienen;-23.4162;28.9324;;;1189
Vierhoek;-23.729;29.8113;;;1182
Viking;-23.916;29.7971;;1290;724
Villa Nora;-23.5762;28.1095;;1199;622
Vingerkraal;-24.7292;27.9837;;;47
Viskuil;-23.572;29.2711;;853;1091
Vlakfontein;-25.0536;29.6679;;;1158
Vleifontein;-23.2151;29.9907;;1003;243;30
Vondo;-22.9333;30.3685;;;1203
Vondwe;-22.8857;30.5356;;;1288
Vuhehli;-23.4002;30.8883;;;335
Vuka;-23.322;30.0333;;903;243
Vuvha A;-22.9923;30.203;;;228
Vuvha B;-22.6818;30.604;;;1322
Vuyelani;-23.9854;31.0615;;;1072
Vyeboom;-23.1556;30.3945;;;1402;11
Vyeboom A;-23.1413;30.3997;;1403;1402
Vyeboom B;-23.1556;30.3945;;1403;1402
Waalkraal;-25.1524;29.0768;;;355
Wagendrift;-23.249;30.3668;;;335
Wagendrift;-23.0658;28.7119;;92;1189
Waschbank;-23.7643;29.1277;;;1091
Waterberg Wilderness Reserve;-24.0879;28.391;;;1364;2
Waterval;-23.5588;28.7228;;;849
Waterval;-23.1555;30.0733;;;243
Waterval B;-23.1599;30.0625;;;243
Waterval D;-23.1502;30.0654;;;243
Wayeni;-23.2449;30.2158;;112;243
Wegdraai;-22.8844;28.7114;;;14
Welgegund Village;-25.0763;28.2777;;;47
Welgelegen;-23.8888;29.4684;;;1091;30
Werde;-23.2545;29.1452;;311;1189
Westenburg;-23.9083;29.4282;;;1091;50
Westphalia;-23.3088;29.1641;;;841
White Area;-22.9441;30.4675;;;1288;50
Wilderbeestaagte Smallholdings;-24.9864;27.2376;;985;983;2
Winnaarshoek;-24.5045;30.0514;;;1238
Wismar;-24.3071;30.069;;;114
Witfontein;-25.2337;29.0408;;;355
Witkoppies;-23.3465;30.2755;;1161;1402
Witpoort;-23.3183;28.0143;;;622
Wolkberg Wilderness Area;-24.0854;30.0704;;;607;2
Worcester;-24.292;30.5561;;;414
Wydhoek;-23.7387;28.6107;;;849
Xaswita;-22.9353;30.8296;;;703;8
Xatlase;-24.584;29.8257;;880;19
Xawela;-23.4827;30.8661;;;335
Xawela;-23.4805;30.3427;;;293
Xihimu;-23.2947;30.3284;;1299;1402
Ximausa;-23.3788;30.357;;;335
Xipurapura;-22.9948;30.6849;;;703;50
Xitlhelani;-23.0201;30.6904;;;703
Yosmite;-24.0286;30.2172;;;1348;8
Zamekomste;-23.0642;29.5912;;552;638
Zangoma;-23.9137;30.3403;;;628
Zebediela Estate;-24.3117;29.2737;;;607;2
Zebula Country Club and Spa;-24.7499;27.9725;;;47;2
Zeekoegat;-24.264;29.8252;;;19
Zimbathoho;-23.1178;29.8206;;1212;638
Zwavhavhili;-23.2524;30.0869;;1330;243
Zwavhavhili;-23.0276;30.3974;;651;1203;30
Zwigodini;-22.53;30.6229;;;1322;8
ga-Mokobodi;-23.5807;29.0042;;;1091
ka-Maveke;-23.1378;30.5799;;;703
# Mpumalanga
Aankomst;-26.156;30.8536;;;784
Aarnhemburg;-26.0453;30.8505;;;784
Ackerville;-25.8725;29.175;;562;1460;50
Aerorand;-25.7951;29.4454;;;818;30
Agincourt;-24.8251;31.2358;;;1294
Albertsnek;-25.6621;31.9572;;;524
Aldie;-25.403;31.188;;;997
Alexandria;-24.9626;31.1491;;;391
Allandale B;-24.7073;31.3075;;;412
Allemansdrift;-25.1397;28.8666;;;1362;17
Allemansdrift A;-25.1426;28.8613;;15;1362
Allemansdrift B;-25.1397;28.8666;;15;1362
Allemansdrift C;-25.1149;28.9086;;15;1362
Allemansdrift D;-25.1238;28.9215;;15;1362
Amsterdam;-26.6278;30.6631;;;18
Arthur Stone;-24.7844;31.1311;;;115
Athol;-24.7069;31.3469;;;412
Avontuur;-25.9645;30.8132;;;1462
Avontuur Smallholdings;-25.9483;30.5187;;1462;1462;2
Azalea Ext 1;-26.9534;29.2156;;;1236;30
Backdoor;-25.342;31.1012;;;1425
Bankenveld Estate;-25.9055;29.2982;;;1460;30
Bankfontein;-26.0491;28.9905;;;1026;2
Banks Collieries;-25.9497;29.4486;;;818;2
Bateleur Estate;-25.5317;31.0035;;;789;30
Belfast;-24.9519;31.3691;;;826
Belvidere;-26.1934;30.8362;;;784
Ben Fleur;-25.8978;29.2693;;;1460;30
Berg-en-Dal Rest Camp;-25.4279;31.4473;;539;997;2
Beryl;-25.4998;30.957;;;789;30
Bethal East;-26.4342;29.486;;;58;30
Bethalrand;-26.4235;29.4685;;;58;30
Beverlyhills;-25.0794;30.4281;;;757;30
Bhekiswayo;-25.1364;31.1437;;;391
Blanchville;-25.8499;29.2359;;;1460;30
Blesboklaagte MNS;-25.8279;29.2307;;;1460;2
Bloukrans;-25.9206;29.182;;;1460;2
Boekenhouthoek;-25.307;29.021;;829;587
Boschfontein;-25.7429;31.6247;;;473
Boschrand Heights;-25.4011;30.9652;;;789
Botleng;-26.113;28.6959;;;191;350
Botleng Ext 1;-26.1291;28.6919;;95;191;50
Botleng Ext 2;-26.1301;28.6964;;95;191;50
Botleng Ext 3;-26.105;28.6877;;95;191;50
Botleng Ext 4;-26.1009;28.6912;;95;191;50
Botleng Ext 5;-26.0937;28.6889;;95;191;50
Botleng Ext 6;-26.1053;28.6989;;95;191;50
Botleng Ext 7;-26.1032;28.7045;;95;191;50
Brendan Village;-26.5019;29.0428;;625;268;30
Breyten;-26.3902;30.4551;;;636;30
Broedersvrede;-25.4025;31.1446;;;1425
Brooklands;-25.2437;30.7394;;;1164
Brooklyn;-24.6019;30.9946;;;1
Buffelshoek;-24.6334;31.1355;;;1
Buffelskloof;-25.3221;30.49;;;757
Buffelspruit;-25.6606;31.5141;;;1177
Buffer Zone;-26.0068;29.0296;;1081;1026;50
Buyelani;-25.3184;31.2382;;;997
Caithness;-26.3235;30.8124;;;784
Camden;-26.6104;30.0942;;;261
Caropark;-26.079;30.1316;;;132;30
Cassim Park;-26.5194;29.9605;;;261;30
Casteel;-24.7212;31.021;;;115
Charl Cilliers;-26.6623;29.1877;;;1184
Chavelagaza;-24.9224;31.272;;;826
Chochocho;-24.7002;31.1185;;;1294
Chris Hani;-26.4871;29.4516;;;58;30
Chromville;-25.7469;29.4331;;817;818;50
Clare B;-24.6481;31.3118;;;412
Clare C;-24.6483;31.3274;;;412
Clewer;-25.9069;29.1259;;;1460
Clubville;-25.7773;29.4499;;;818;30
Cork;-24.9573;31.3172;;;826
Coronation;-25.8663;29.1953;;;1460;30
Croquet Lawn B;-24.8431;31.2508;;;1294
Crossroads;-26.553;29.0739;;1464;1184;50
Cunning Moor A;-24.8983;31.2104;;;826
Cunning Moor B;-24.8942;31.2621;;;826
Daantjie;-25.4314;31.1989;;;997;400
Dark City;-25.995;29.0321;;1081;1026;50
Davale;-26.4769;30.7436;;;784
De Bruin Park;-26.5387;29.9765;;;261;30
De Rust;-25.0593;31.1235;;;391;30
Del Judor Ext 4;-25.8893;29.2486;;;1460;30
Delmas West;-26.1472;28.6728;;;191;30
Delpark;-26.1471;28.6886;;;191;30
Dennesig;-25.7359;29.4739;;;818;30
Die Bron Vakansiedorp;-25.3488;29.0614;;;587
Die Haak;-25.4702;30.9485;;;789;30
Die Heuwel;-25.8578;29.2407;;;1460;30
Diepdale;-26.45;30.7858;;;784
Diepgezet;-26.0105;31.0726;;;784
Dierefeng;-25.1152;28.6161;;977;734
Dihekeng;-25.0656;28.7733;;;734
Dingleydale;-24.6753;31.1458;;;1294
Dixon AH;-25.9223;29.2434;;;1460;2
Doornpoort Smallholdings;-25.9034;29.2845;;;1460;2
Driefontein;-26.5031;29.1382;;;268
Droogefontein;-26.1947;28.6024;;245;191;30
Drum Rock;-25.4111;30.9785;;;789;8
Drum Rock Industrial Park;-25.4034;30.982;;215;789;2
Dumbarton;-26.3727;30.83;;;784
Dumfries C;-24.748;31.3115;;;1294
Dunusa;-26.5627;29.0732;;1464;1184;50
Duvha;-25.9517;29.3325;;;1460;2
Duvha Park;-25.9395;29.2393;;;1460;30
Dwaleni;-25.3572;31.0995;;;1425
Dykrus;-25.5132;30.999;;;789;30
Eastdene;-25.7662;29.4819;;;818;30
Eendracht;-26.3849;28.8739;;;603;30
Emachineni;-26.3089;29.9818;;;102;30
Emaforumini;-26.0081;29.0356;;1081;1026;50
Emankanjini;-26.284;30.759;;;784
Emaskopasini;-26.131;29.7373;;584;395;50
Emavaga;-25.8514;29.1171;;407;1460;50
Embalenhle Ext 00;-26.5453;29.0711;;1464;1184;50
Embalenhle Ext 11;-26.5237;29.0834;;1464;1184;50
Embalenhle Ext 12;-26.5415;29.067;;1464;1184;50
Embalenhle Ext 14;-26.5685;29.0775;;1464;1184;50
Embalenhle Ext 15;-26.568;29.0913;;1464;1184;50
Embalenhle Ext 16;-26.5559;29.0902;;1464;1184;50
Embalenhle Ext 17;-26.5705;29.1009;;1464;1184;50
Embalenhle Ext 18;-26.5611;29.0824;;1464;1184;50
Embalenhle Ext 24;-26.5484;29.0878;;1464;1184;50
Embalenhle Ext 3;-26.53;29.092;;1464;1184;50
Embalenhle Ext 4;-26.5366;29.0798;;1464;1184;50
Embalenhle Ext 5;-26.5421;29.0867;;1464;1184;50
Embalenhle Ext 6 & 13;-26.5445;29.078;;1464;1184;50;;mpumalanga-embalenhle-ext-6-13-secunda
Embalenhle Ext 7;-26.5372;29.0755;;1464;1184;50
Embalenhle Ext 9;-26.535;29.0878;;1464;1184;50
Embhuleni;-26.0214;30.7715;;;1462;50
Emjindini;-25.772;31.0262;;;37;410
Emjindini Ext 11;-25.7628;31.0123;;251;37;50
Emjindini Ext 12;-25.7578;31.0143;;251;37;50
Emjindini Ext 2;-25.7699;31.0267;;251;37;50
Emjindini Ext 4;-25.776;31.0271;;251;37;50
Emjindini Ext 6;-25.7743;31.0372;;251;37;50
Emjindini Ext 8;-25.7757;31.0204;;251;37;50
Emjindini Ext 9;-25.7645;31.025;;251;37;50
Emjindini Trust;-25.8003;30.9413;;;37;2
Emoyeni;-25.4116;31.1321;;;1425
Empuluzu Section-A;-26.302;30.774;;;784
Empuluzu Section-B;-26.2917;30.761;;;784
Empuluzu Section-C;-26.2879;30.7751;;;784
Empuluzu Section-D;-26.2962;30.7709;;;784
Empuluzu Section-E;-26.313;30.7852;;;784
Emsagweni;-25.8705;29.1249;;562;1460;50
Emzinoni Ext 2;-26.4723;29.4548;;;58;30
Engonini;-26.033;31.0472;;;784
Enkanini;-26.304;29.9776;;;102;30
Enkeldoorn;-25.4134;28.7236;;;588;8
Enkeldoornoog;-25.4095;28.7785;;;588;14
Enkeldoornoog A;-25.3926;28.7752;;255;588
Enkeldoornoog B;-25.4095;28.7785;;255;588
Enkeldoornoog C;-25.4235;28.776;;255;588
Enkhaba;-26.0865;30.9039;;;784
Entokozweni;-25.4551;31.1621;;;789;50
Entokozweni East;-25.4737;31.1556;;1471;789;50
Ermelo Central;-26.5139;29.9995;;;261;30
Esizameleni;-27.3507;30.1607;;1405;1404;30
Ethandakukhanya;-27.0392;30.7757;;;1467;50
Ezamokuhle;-26.9972;29.8542;;;17;50
Ferrobank;-25.8429;29.1621;;;1460;30
Florapark;-26.9255;29.2392;;;1236;30
Forsicht;-25.2792;30.9929;;;1425
Fransville;-25.8669;29.237;;;1460;30
Frischgewaagd;-26.2008;29.1534;;;536;2
Ga-Tshwene;-25.2424;31.1548;;;997
GaMaria;-24.9714;28.8749;;;734
George Botha Park;-26.5521;29.984;;;261;30
Glenthorpe;-25.7254;30.8454;;;37
Global;-25.1093;30.7522;;;1164;30
Glory Hill Ext 5;-24.9389;30.8394;;;349;30
Goba;-25.8147;31.9151;;;473
Goedehoop Collieries;-26.0843;29.4078;;;395;2
Goederede;-25.3066;29.0674;;;587;11
Goederede A;-25.292;29.078;;340;587
Goederede B;-25.3066;29.0674;;340;587
Goedgevonden;-26.0937;29.0538;;;1026;2
Golfsig;-25.7734;29.4387;;;818;30
Gottenburg;-24.6361;31.4213;;;412
Greenside;-25.166;28.4123;;1049;734
Greenside;-25.0023;28.7315;;;734;;;mpumalanga-greenside-marapyane-2
Greenstone Wildlife Estate;-25.7521;31.0642;;;37;2
Nthorwane;-26.732;28.7531;;;1004;30;Greylingstad;mpumalanga-greylingstad-nthorwane
Gutshwa;-25.3099;31.1625;;;997
Gutshwakop;-25.3278;31.157;;;997
Harare Ema D;-26.5469;29.0613;;1464;1184;50
Harmony Hill;-25.0992;30.791;;;1164;30
Harmony Park;-27.0149;30.8136;;;1467;30
Hartebeeskop;-26.1892;30.9193;;;784;;Etjelembube
Hazyview-Vakansiedorp;-25.0359;31.141;;;391;30
Hendriksdal;-25.1913;30.7746;;;1164;30
Hereford;-26.2832;30.7982;;;784
Heuwelfontein;-26.0487;28.975;;;1026;2
Heuwelfontein Smallholdings;-26.0384;28.9554;;;1026;2
Highland Gate Golf and Trout Estate;-25.4487;30.2157;;;217;2
Highlands AH;-25.5408;31.0374;;;789;2
Highveld Park;-25.8546;29.2649;;;1460;30
Hilltop AH;-25.5706;30.9601;;;789;2
Hlalakahle;-24.6206;31.4309;;;412
Hlalamnandi;-25.7801;29.5023;;;818;30
Hlalanikahle;-25.8372;29.1096;;;1460;350
Hlalanikahle Ext 1;-25.8516;29.1261;;407;1460;50
Hlalanikahle Ext 2;-25.8448;29.1184;;407;1460;50
Hlalanikahle Ext 3;-25.84;29.1219;;407;1460;50
Hlauhlau;-25.3566;31.1764;;;997
Hoedspruit;-25.4472;28.637;;854;588
Holfentein Brickworks;-26.8654;29.0332;;;1236;2
Holfontein;-26.4656;29.176;;;1184;30
Hope;-26.1097;29.4006;;;395
Houtbos;-26.194;30.9746;;;784
Hoxani;-25.0059;31.2171;;;826
Hoyi;-25.8118;31.8954;;;473
Huntington;-24.9182;31.4136;;;826
Indian Centre Kokstad;-25.1008;30.4408;;;757;30
Ireagh;-24.836;31.3145;;;1294
Izidonga;-26.3475;30.77;;;784
Jackaroo AH;-25.8342;29.2868;;;1460;2
Jackaroo Park;-25.8883;29.2896;;;1460;30
Jeppes Reef;-25.7182;31.4783;;;1177
Jericho;-26.6591;30.4813;;;636
Jerusalem;-25.1865;31.0978;;;391
John Vorster Park;-26.5304;29.9751;;;261;30
Jongilanga;-24.9308;31.3648;;;826
Ka-Sibhejane;-25.6552;31.8107;;;473
Kaapmuiden;-25.5384;31.3562;;;704
Kaapschehoop;-25.5905;30.7665;;56;789
Kabokweni;-25.3368;31.1322;;;1425;110
Kabokweni-Ia;-25.3519;31.1122;;467;1425;50
Kakhaleni;-25.7416;31.0588;;1380;37;30
Kalwerskraal;-26.1306;30.992;;;784
Kamagugu;-25.4565;31.004;;;789;30
Kameelpoort;-25.2799;28.8228;;;1362
Kameelpoortnek;-25.3713;28.7364;;;588;14
Kameelpoortnek A;-25.3801;28.7166;;471;588
Kameelpoortnek C;-25.3899;28.7387;;471;588
Kameelrivier;-25.1372;28.9468;;;1362;8
Kameelrivier A;-25.1372;28.9468;;472;1362
Kameelrivier B;-25.1262;28.9966;;472;1218
Kamhlushwa A;-25.6637;31.6833;;;473;50
Kananna Ext 6;-26.489;29.4242;;;58;30
Kanonkop;-25.7493;29.4725;;;818;30
Kanyamazane;-25.4674;31.1744;;;789;80
Kanyamazane-A;-25.4674;31.1744;;477;789;50
Karino;-25.4573;31.0951;;;789
Kellysville;-25.0815;30.4313;;;757;30
Kempville;-27.0275;30.8028;;;1467;30
Kgobokwane;-25.1271;29.0947;;;1218
Khielang;-24.6097;31.0218;;;1
Khombaso;-25.8789;31.8785;;;473
Khumbula;-25.288;31.1709;;;997
Kildare;-24.8795;31.3005;;;826
Kingsview;-25.3203;31.0178;;;1425;30
Klarinet;-25.8359;29.2037;;;1460;50
Klipfontein;-26.0407;29.0195;;;1026;2
Klipfontein;-25.3243;28.7646;;;588
Klippoortjie;-26.1229;29.1292;;;1026;2
Koedoespoort;-25.0506;28.8589;;;734
Komatiland Forest;-25.6106;30.0361;;;1459;2
Koornfontein Steenkoolmyn;-26.0964;29.4685;;;395;2
Koppie Alleen;-25.9804;30.5575;;1462;1462
Kosmospark;-26.9213;29.2244;;;1236;30
Kranspoort;-25.4251;29.4187;;;818;8
Kranspoort dorp;-25.4251;29.4187;;535;818;30
KwaGuqa;-25.8619;29.1243;;;1460;1300
KwaGuqa Ext 10;-25.8503;29.1077;;562;1460;50
KwaGuqa Ext 11;-25.8587;29.1061;;562;1460;50
KwaGuqa Ext 14;-25.8683;29.1128;;562;1460;50
KwaGuqa Ext 18;-25.8612;29.1158;;562;1460;50
KwaGuqa Ext 4;-25.8611;29.1241;;562;1460;50
KwaGuqa Ext 5;-25.8588;29.1307;;562;1460;50
KwaMandulu;-25.8114;31.8536;;;473
KwaMhlanga A;-25.4347;28.7039;;;588;50
KwaMhlanga B;-25.4265;28.7102;;;588;50
KwaMhlanga C;-25.4281;28.6933;;;588;50
KwaMhlanga Crossroads;-25.4076;28.7523;;;588;11
KwaMhlanga Ma;-25.4387;28.7109;;;588;50
KwaMhola;-25.7722;31.0271;;251;37;50
KwaSipunu;-25.8422;31.8487;;;473
KwaZamokuhle;-26.1403;29.7341;;;395;170
KwaZanele;-26.3136;29.9844;;;102;50
KwaZibukwane;-25.6883;31.8035;;;473
Kwaggafontein A;-25.2963;28.945;;;587;50
Kwaggafontein B;-25.322;28.9416;;;587;50
Kwaggafontein C;-25.3146;28.9531;;;587;50
Kwaggafontein D;-25.3598;28.9577;;;587;50
Kwaggafontein E;-25.3617;28.9398;;;587;50
Kwaggafontein F;-25.3438;28.9476;;;587;50
Kwaggafontein-la;-25.3216;28.9291;;;587;50
Langeloop;-25.6852;31.6348;;;473
Langverwag;-26.5134;29.069;;;268;30
Leandra;-26.37;28.9213;;;603;30;Thuli Fakude
Lebohang Ext 10;-26.3772;28.9182;;605;603;50
Lebohang Ext 11;-26.3828;28.9133;;605;603;50
Lebohang Ext 12;-26.3818;28.9099;;605;603;50
Lebohang Ext 13;-26.3778;28.9083;;605;603;50
Lebohang Ext 16;-26.3803;28.9464;;605;603;50
Lebohang Ext 17;-26.3832;28.9281;;605;603;50
Lebohang Ext 18;-26.3834;28.9348;;605;603;50
Lebohang Ext 19;-26.3809;28.9323;;605;603;50
Lebohang Ext 2;-26.3802;28.9169;;605;603;50
Lebohang Ext 20;-26.3789;28.9375;;605;603;50
Lebohang Ext 21;-26.3818;28.9405;;605;603;50
Lebohang Ext 4;-26.382;28.9187;;605;603;50
Lebohang Ext 5;-26.3871;28.918;;605;603;50
Lebohang Ext 6;-26.3857;28.916;;605;603;50
Lebohang Ext 7;-26.3842;28.9212;;605;603;50
Lebohang Ext 9;-26.379;28.9234;;605;603;50
Lebombo;-25.4416;31.9852;;;524
Leeufontein;-25.1824;28.9002;;;1362;14
Leeufontein A;-25.1663;28.9054;;610;1362
Leeufontein B;-25.1976;28.9093;;610;1362
Leeufontein C;-25.1824;28.9002;;610;1362
Leeupoort;-26.1288;28.6712;;;191;30
Lefiso;-24.9304;28.9028;;;734
Lefiswane;-24.9573;28.8578;;;734
Legogote;-25.2251;31.1074;;;997
Lehlaka Park;-26.1561;29.2041;;;536;2
Leratong;-25.3949;28.7041;;471;588
Leroro;-24.6209;30.7955;;;1086;;;mpumalanga-leroro-pilgrims-rest
Leseleseleng;-25.0298;28.6523;;;734
Lilydale;-25.6828;31.2756;;;1177
Lisbon;-25.252;30.512;;;757;8
Lisbon Staatsbos;-25.252;30.512;;633;757;2
Lochiel;-26.1345;30.7859;;;784
Loding;-25.1098;28.7595;;;1362
London;-24.7878;31.0279;;;115
Los-my-cherry;-26.0043;30.8067;;1300;1462;30
Lundi;-25.2156;31.0925;;;1425
Lynnville;-25.8796;29.1916;;562;1460;50
M'hati;-25.4681;31.5573;;;704;;;mpumalanga-mhati-malelane
Madaneni;-25.81;31.7889;;;473
Madras;-24.9868;31.136;;;391;8
Madras A1;-24.9961;31.1373;;673;391
Madras B;-25.0152;31.1816;;;391
Mafred;-26.1257;29.7314;;584;395;50
Mafumulo;-26.2973;30.8459;;;784
Maganagobuswa;-25.1219;29.0763;;;1218;8
Magola;-25.1921;29.0259;;;1218
Magudu;-25.8934;31.7224;;;473
Mahukube;-25.3211;31.216;;;997
Mahushu;-25.1213;31.1286;;;391
Majuba;-27.1062;29.7737;;;17
Makaba Stand;-27.0257;30.7841;;;1467;30
Makawusi;-25.5307;31.3122;;;997
Makgareng;-25.0821;28.6123;;977;734
Makoko;-25.2224;31.2211;;;997
Makometsane;-25.1164;28.9373;;;1362
Malahleka;-26.006;30.7717;;;1462
Malekutu;-25.2771;31.1957;;;997
Malope Village;-25.7715;29.4133;;817;818;50
Manaar;-26.0561;31.0348;;;784
Mananga;-25.9532;31.844;;;473
Mandela;-26.1275;28.6984;;95;191;50
Mandela Ext 2;-26.1404;28.6932;;95;191;50
Mandela Park;-26.131;28.7052;;;191;30
Mandela Section;-26.5321;29.0671;;1464;1184;50
Mangwati;-25.0158;31.2121;;721;826
Mangwazi;-25.0158;31.2121;;;826;8
Mangweni;-25.7445;31.8224;;;473
Mantlole;-25.1702;28.4392;;1049;734
Manzini;-25.1821;31.1348;;;997
Mapaleng B;-24.62;31.1378;;;1
Mapehla;-26.1346;29.7251;;584;395;50
Mapoch;-25.1023;29.0049;;;1218
Marapyane;-25.007;28.7888;;;734
Marongwane;-24.9316;31.1509;;;826
Marothobolong;-25.2036;29.0041;;;1218
Maryvale;-25.9374;30.5691;;;1462;8
Maryvale Rest Camp;-25.9374;30.5691;;746;1462;2
Masibekela;-25.8702;31.813;;;473
Masobje;-25.1748;28.4176;;1049;734
Matafeni;-25.4663;30.9295;;;789;30
Matenten;-24.8596;31.0982;;;115
Mathaylini;-25.748;29.4497;;817;818;50
Mathibela;-24.9501;31.1716;;;826
Mathys Zyn Loop-A;-25.282;28.9904;;;587
Matibidi;-24.6237;30.7536;;;1086;;;mpumalanga-matibidi-pilgrims-rest
Matimpule;-25.0594;28.8049;;;734;8
Matshiding;-25.2153;29.0231;;;1218
Matsulu A;-25.5243;31.3571;;774;997;50
Matsulu B;-25.5095;31.3248;;774;997;50
Matsulu C;-25.5047;31.3463;;774;997;50
Matumi Golf Estate;-25.4805;31.0011;;;789;30
Maxflower Gate;-26.3065;30.7495;;;784
Mayflower;-26.2962;30.7709;;;784
Mbangwane;-25.8399;31.8917;;;473
Mbejeka;-25.9705;30.8591;;;1462
Mbuzini;-25.9206;31.9317;;;473
Metsi;-24.8559;31.3401;;;826
Meyerville;-26.9676;29.2525;;;1236;30
Mgcobaneni;-25.1952;31.149;;;997
Mgobode;-25.8614;31.7044;;;473
Mhluzi;-25.76;29.4238;;;818;760
Mhluzi Ext 2;-25.7542;29.4252;;817;818;50
Mhluzi Ext 3;-25.7624;29.4338;;817;818;50
Mhluzi Ext 4;-25.763;29.4236;;817;818;50
Mhluzi Ext 5 & 6;-25.765;29.4084;;817;818;50;;mpumalanga-mhluzi-ext-5-6-middelburg
Mhluzi Ext 7;-25.7666;29.4169;;817;818;50
Mhluzi Ext 8;-25.7598;29.4152;;817;818;50
Mhwayi;-25.365;31.1584;;;997
Middelbult;-26.1699;28.6539;;;191;30
Middelburg Central;-25.7681;29.4627;;;818;30
Middelburg Ext 24;-25.8198;29.5275;;;818;30
Middelburg Industrial;-25.7986;29.4909;;;818;2
Midlands Estate;-25.7878;29.4295;;;818;30
Milan Park;-26.4728;29.4703;;;58;30
Mineralia;-25.7908;29.4681;;;818;30
Mkobola;-25.307;29.021;;;587;8
Mmamethlake;-25.0979;28.554;;;734
Modder East Orchards;-26.1144;28.5999;;;191
Model Park;-25.8716;29.2524;;;1460;30
Modergat;-26.1074;30.9484;;;784
Mogononeng;-25.126;29.0231;;;1218
Mokhololine;-24.6519;31.024;;;1
Moletji;-25.0989;28.7295;;;734
Moloto;-25.4645;28.6476;;;588;8
Moremela;-24.6182;30.7419;;;1086;30;;mpumalanga-moremela-pilgrims-rest
Moretele;-25.0081;28.6339;;;734
Morwe;-25.1792;28.9293;;;1362
Moteti;-25.2467;29.0305;;;1218
Mountain View;-25.7516;29.434;;817;818;50
Msholozi;-25.3555;30.984;;;1425
Msogwaba;-25.4267;31.1554;;;1425;50
Mthimba;-25.1555;31.1137;;;391
Mzinti;-25.6925;31.7522;;;473
Nafred;-27.0351;30.7848;;;1467;30
Nazareth;-25.8004;29.5118;;;818;30
Ndonga;-26.3663;30.7875;;;784
Nederland Park;-26.5462;29.9984;;;261;30
Nelindia;-25.4665;30.9938;;;789;30
Nelshoogte Staatsbos;-25.8235;30.8155;;;37;2
Nelspruit Central;-25.4606;30.9748;;;789;30
Nelsville;-25.4789;31.0105;;;789;30
New Ermelo;-26.5326;30.0217;;;261;30
New Largo;-25.9713;28.9748;;;1026
New Market Manor;-24.9305;31.128;;;115
New Stand;-25.991;29.0336;;1081;1026;50
New Stands;-25.1558;28.4783;;1071;734
New Village;-25.7729;31.0332;;251;37;50
Newington;-24.8162;31.2886;;;1294
Newscom;-25.3826;31.1485;;;997
Ngodini;-25.3561;31.1365;;;1425
Ngwenyeni A;-25.7417;31.8948;;;473
Ngwenyeni B;-25.6622;31.902;;;473
Nhlaba;-26.0845;30.9947;;;784
Nhlazatje 1;-26.0637;30.762;;961;1462;30
Nhlazatje 2;-26.0495;30.7642;;961;1462;30
Nhlazatje 3;-26.0716;30.77;;961;1462;30
Nhlazatje 4;-26.0507;30.782;;961;1462;30
Nhlazatje 5;-26.0433;30.7815;;961;1462;30
Nhlazatje 6;-26.0282;30.8053;;961;1462;30
Nhlazatje 7;-26.0312;30.7815;;961;1462;30
Nkambeni;-25.0901;31.1433;;;391
Nkohlakalo;-25.3344;31.1461;;;997
Nkosanjaneni;-27.0002;30.7758;;;1467
Nokaneng;-25.0781;28.6379;;;734;11
Nomdeni;-26.5458;29.9769;;;261;30
Nooitgedachdam;-25.974;30.0643;;;132
Northdene;-26.4474;30.7212;;;784
Nsikazi;-25.2768;31.2343;;;997
Ntunda;-25.7312;31.754;;;473
Numbi;-25.1285;31.1598;;;391
Numbipark;-25.0661;31.1115;;;391;30
Nyamazaneni;-25.4093;31.1513;;;1425
Nyongane;-25.0548;31.1914;;;391
Okkerneutboom A;-24.608;31.1419;;;1
Okkerneutboom B;-24.5743;31.1327;;;1
Old Location;-27.0176;30.7859;;;1467;30
Onder-Sabie Rest Camp;-25.121;31.9185;;539;524;2
Onverwacht;-24.8028;30.972;;;115
Oshoek;-26.2257;30.9518;;;784;;Maphundlwane
Outbok;-26.1364;28.687;;95;191;50
Oyco;-26.0132;29.0356;;1081;1026;50
Paardekop;-27.1716;29.6264;;;1065;50
Pankop;-25.1748;28.4176;;;734;15
Paxton;-25.8292;29.1927;;;1460;30
Phaala;-25.1342;29.054;;;1218;50
Phakane;-25.3709;31.1913;;;997
Phake;-25.1558;28.4783;;;734;26
Phameni;-25.2105;31.2002;;;997
Phaphamang;-25.1473;28.4933;;1071;734
Phathwa;-25.3192;31.1054;;;1425
Phiva;-25.6436;31.7769;;;473
Phoenix;-26.0637;29.2026;;;1026
Phola;-25.1622;31.1347;;;391
Phola Park;-25.7794;31.0191;;251;37;50
Phola Park;-25.1505;28.4732;;1071;734
PholaPark;-25.4076;28.7523;;572;588
Phosa Village;-26.2967;29.9821;;;102;30
Phumula;-25.7695;31.0166;;251;37;50
Phungwe;-24.6943;31.474;;;412
Pienaar;-25.4118;31.177;;;997;50
Pieterskraal;-25.2032;28.9265;;;1362;11
Pieterskraal A;-25.2032;28.9265;;1084;1362
Pieterskraal B;-25.2022;28.964;;1084;1362
Pine Ridge;-25.818;29.2;;;1460;50
Pretoriuskop Rest Camp;-25.1715;31.2678;;539;997;2
Primkop;-25.379;31.103;;;1425;8
Primkop Airport;-25.379;31.103;;1106;1425;2
Ramantsho;-25.0535;28.7662;;;734
Ramokgeletsane;-25.0705;29.0221;;;1218
Rankaile;-25.1524;28.4543;;1071;734
Ratlhagana;-25.1451;28.5068;;1071;734
Rebone;-25.157;28.4721;;1071;734
Reedstream Park;-26.1667;29.181;;;536;30
Reno Ridge;-25.9108;29.2573;;;1460;30
Renosterkop;-25.5582;31.0037;;;789
Rethabile;-26.0829;29.3426;;;536
Retiefville;-27.0188;30.8021;;;1467;30
Rietkol;-26.147;28.5521;;;191
River View;-25.8472;29.2559;;;1460;30
Riverside;-25.4346;31.5563;;;704;8
Riverside Gholf Estate;-25.4484;31.5391;;1151;704
Riverside Park;-25.4435;30.9647;;;789;30
Robinsdale;-26.2958;30.8865;;;784
Rocky Drift;-25.3783;30.9855;;;1425;30
Rolle;-24.727;31.2411;;;1294
Ronaldsey;-24.9206;31.2994;;;826
Sabie Park;-24.9765;31.4663;;;826
Sakhelwe;-25.4099;30.0904;;;217;50
Sakhile;-26.9673;29.2125;;;1236;400
Sakhile Ext 2;-26.9601;29.2002;;1167;1236;50
Sakhile Ext 4;-26.9845;29.2074;;1167;1236;50
Salubindza;-25.149;31.1578;;;391
Sanbonani;-25.0267;31.1511;;;391;30
Sandfort;-24.9869;31.1259;;;391
Sasol Secunda;-26.5721;29.1676;;;1184;30
Schoongesicht;-25.8847;29.1826;;562;1460;50
Schulzendal;-25.7491;31.5415;;;1177
Seabe;-25.0255;28.6955;;;734;8
Secunda EXt 28;-26.5183;29.1745;;;1184;30
Secunda Ext 15;-26.5184;29.2283;;;1184;30
Seekoei Smallholdings;-25.8646;29.2703;;;1460;2
Segokgo;-25.1052;28.7476;;634;734
Sehlakwana;-25.5197;29.0936;;;1376
Semohlase;-25.0828;28.7074;;;734
Senotlelo;-25.0512;28.9327;;;1218
Setlhake;-24.6632;30.9848;;;1
Seville A;-24.6691;31.4162;;;412
Seville C;-24.6548;31.4233;;;412
Sgodiphola;-27.023;30.7828;;;1467;30
Shandon Estate;-25.5107;31.0172;;;789;30
Sharrighuisen;-26.0249;29.3345;;;1460;2
Sherwood;-25.4023;31.1346;;;1425
Shiyalongubo;-25.6686;31.3107;;;1177
Sibange;-25.8555;31.7885;;;473
Sibayeni;-25.6644;31.8462;;;473
Sikhwahlane;-25.7703;31.7757;;;473
Silindile;-26.3935;30.4603;;;636;30
Silobela;-26.0879;30.1119;;;132;50
Simile;-25.0751;30.7792;;;1164;50
Sincobile;-25.6945;31.2833;;;1177
Siphelanyane;-25.3554;31.2646;;;997
Sivukile;-26.74;29.6059;;;869;50
Siyabonga;-25.9994;29.0307;;1081;1026;50
Siyabuswa A;-25.1115;29.0647;;;1218;50
Siyabuswa B;-25.1114;29.0487;;;1218;50
Siyabuswa C;-25.1184;29.0349;;;1218;50
Siyabuswa D;-25.1287;29.041;;;1218;50
Siyabuswa E;-25.1204;29.0567;;;1218;50
Siyathemba;-26.652;28.6117;;;34;50
Siyathuthuka;-25.6778;29.9918;;;1459;50
Siyazenzela;-27.1526;29.6366;;1045;1065;30
Skoongesig;-25.8916;29.161;;;1460
Skukuza;-24.9928;31.5921;;539;391
Smithfield;-26.1573;30.9055;;;784
Somaroboro-E;-25.4028;28.8131;;1344;587;50
Somerset;-24.9138;31.3692;;;826
Sonheuwel;-25.4962;30.9749;;;789;30
Spearville;-25.7764;31.03;;251;37;50
Springbok;-26.0612;29.3543;;;536
Springfield Colliers;-26.8003;28.5083;;;1275;2
Springvalley;-25.9253;29.2603;;;1460;30
St Johns;-27.0321;30.7812;;;1467;30
St Micheil's International Leisure Estate;-25.7135;30.1373;;;1459;2;;mpumalanga-st-micheils-international-leisure-estate-emakhazeni
Staatsgrond;-25.74;31.2719;;;37
Stanfield Hill;-26.9292;29.2102;;;1236;30
Stanwest;-26.9726;29.2353;;;1236;30
Sterkspruit;-25.182;30.4504;;;757;30
Sterkspruit Smallholdings;-25.1186;30.4651;;;757;2
Steynsdorp;-26.12;30.9799;;;784
Stonehenge;-25.4924;30.9456;;;789;30
Sundra;-26.1952;28.5425;;;191
Swalala;-25.1795;31.1155;;;391
Swalluwsnest;-26.23;30.8747;;;784
Tasbet Park;-25.9261;29.2295;;;1460;30
Teka Takho;-25.3412;31.1112;;467;1425;50
Tekwane North;-25.4345;31.1317;;1269;789;50
Tekwane South;-25.4783;31.1462;;1269;789;50
Tekwane West;-25.459;31.1267;;1269;789;50
Terateng;-25.0045;28.6805;;1181;734
Thabana;-25.0775;29.0599;;;1218
Thabeng;-25.1481;28.4831;;1071;734
Thambo;-26.4771;29.4472;;;58;30
Thambo Ema E;-26.5411;29.0625;;1464;1184;50
Thambokhulu;-25.946;31.9002;;;473
The Rest;-25.5157;30.9735;;;789;30
Theeboom;-26.0073;30.7321;;;1462
Thokozani;-27.0238;30.7776;;;1467;30
Thorndale;-24.6481;31.4481;;;412
Thushanang;-25.8735;29.1946;;562;1460;50
Thuthukani;-26.7875;29.2986;;;1236;80
Thuthukani Thusong Service;-26.7875;29.2986;;1295;1236;50
Timbavati;-24.3736;31.3394;;;412
Tintswalo;-24.5805;31.0681;;;1;30
Toitskraal;-25.1129;29.1098;;677;1218
Tokologo;-25.7667;29.3985;;817;818;50
Tonga A;-25.6952;31.7899;;;473
Tonga B;-25.6759;31.823;;;473
Troya;-25.0594;28.8049;;767;734
Tshabalala;-25.0452;31.1657;;;391
Tshunelani A;-24.7093;31.1623;;;1294
Tshunelani B;-24.7004;31.1663;;;1294
Tushanang;-24.9485;31.2064;;1022;826;30
Tweefontein;-26.0273;29.1536;;;1026;2
Tweefontein;-25.3614;28.8227;;;587;680
Tweefontein A;-25.3614;28.8227;;1344;587;50
Tweefontein B;-25.3504;28.8332;;1344;587;50
Tweefontein Bosboustasie;-25.0559;30.7817;;;1164;30
Tweefontein C;-25.3445;28.8186;;1344;587;50
Tweefontein D;-25.3482;28.8027;;1344;587;50
Tweefontein H;-25.4087;28.8137;;1344;587;50
Tweefontein K;-25.3447;28.8537;;1344;587;50
Tweefontein M;-25.3823;28.7896;;1344;587;50
Tweefontein N;-25.3744;28.8056;;1344;587;50
Tweefontein-la;-25.384;28.8312;;1344;587;50
Tycoon;-26.1326;29.7311;;584;395;50
Tycoon;-26.0042;29.0321;;1081;1026;50
Umbabat;-24.1501;31.3717;;;412
Utlha A;-24.7036;31.4421;;;412
Utlha B;-24.691;31.4479;;;412
Valencia Park;-25.4687;30.9989;;;789;30
Van Dyksput;-26.0357;28.8867;;;191;2
Vandyksdrif;-26.1227;29.3285;;;536;2
Verdoux;-25.4058;31.1278;;;1425
Verena A;-25.4789;29.0245;;;1376;30
Verena B;-25.474;29.0143;;;1376;30
Verena C;-25.4888;29.0163;;;1376;30
Verena D;-25.4675;29.0313;;;1376;30
Vertroosting;-25.1568;30.7812;;;1164
Verulum;-25.7416;31.0588;;;37;30
Vezibuhle;-26.007;29.0382;;1081;1026;50
Villa Sabie;-25.0313;31.0538;;;391
Violetbank A;-24.7478;31.0414;;;115
Violetbank B;-24.7419;31.0504;;;115
Violetbank C;-24.7661;31.048;;;115
Vlaaklaagte;-25.3807;28.8598;;;587;140
Vlaaklaagte Aa;-25.3888;28.8463;;1387;587;50
Vlaaklaagte Bb;-25.3354;28.8818;;1344;587;50
Vlaaklaagte Cc;-25.3807;28.8598;;1387;587;50
Vlaaklagte Ridge;-25.3729;28.8702;;1387;587;50
Vlakbult;-25.6379;31.7156;;;473
Vlakplaas;-26.1422;30.9789;;;784
Vlakplaats Smallholdings;-27.1247;29.9364;;173;17;2
Vlakpoort;-27.1411;29.9778;;173;17;30
Vosman;-25.8717;29.1407;;;1460;80
Vosman Ext 17;-25.8662;29.1371;;1392;1460;50
Vukuzakhe;-27.3666;29.9038;;;1389;50
Vukuzenzele;-26.1377;28.7085;;;191;30
Vygeboomdam;-25.8689;30.6184;;;1462
Wakkestroom;-27.353;30.1331;;;1404;50
Waterval;-25.1724;29.0063;;;1218;11
Waterval;-24.9185;31.1199;;;115
Waterval A;-25.1724;29.0063;;1414;1218
Waterval B;-25.1717;29.025;;1414;1218
Waverley;-26.3363;30.8573;;;784
Welamlambo;-26.5559;29.0757;;1464;1184;50
Welverdiend;-26.996;30.8008;;;1467;30
Wesselton;-26.5071;29.9688;;;261;50
West Acres;-25.4825;30.9569;;;789;30
White River AH;-25.3287;31.0517;;;1425;2
White River Country Estate;-25.2871;31.0054;;;1425;30
Wild Fig Country Estate;-25.3692;31.0136;;;1425;30
Wilge;-25.9757;28.9861;;;1026
Willemsdal;-26.7441;28.7634;;;1004;30
Witbank Central;-25.8763;29.2154;;;1460;30
Witbank Dam Resort;-25.8954;29.2961;;;1460;2
Witklip Staasbos;-25.2293;30.8749;;;1164;2
Wolwekraal;-25.1519;28.9651;;;1218
Wolwekrans;-26.0076;29.2862;;;1460
Zakheni;-25.4061;28.7091;;572;588
Zoeknog A;-24.7471;30.9855;;;115
Zoeknog B;-24.7721;30.9765;;;115
Zustershoek;-25.43;28.7311;;254;588
Zwelisha;-25.3798;31.1666;;;997
eMpumelelweni;-25.8543;29.0967;;562;1460;50
eMzinoni;-26.4949;29.4335;;;58;50
# Northern Cape
7 De Laan;-31.4735;22.3426;;;641;30
7de Laan;-29.6131;24.1032;;;421;30
Aggeneys;-29.276;18.8293;;;5
Agisanang;-28.7176;24.7183;;320;503;50
Akasia Park;-28.706;20.963;;;485;30
Albertynshof;-28.7451;24.754;;;503;30
Alheit;-28.7547;20.5316;;;469
Amandelboom;-31.3433;20.9254;;;1428;30
Andalusia Park;-27.9125;24.8211;;;450;30
Arshburnham;-28.7158;24.7712;;;503;30
Asbosknop;-28.6188;21.1229;;;485
Askham;-26.9814;20.7744;;;24
Augrabies Mission;-28.6519;20.3664;;;28
Avon;-26.5305;22.9878;;;422
Baily Brith;-27.3362;23.9559;;;551
Bankhara;-27.42;23.3824;;;551;80
Banksdrif;-27.7413;24.6891;;;1048
Barcelon;-30.6621;24.0264;;;183;30
Bareki;-26.4344;23.0994;;;422
Bathlaro;-27.308;23.3311;;744;551
Battlemound;-26.9005;23.7133;;;551;8
Beaconsfield;-28.7559;24.7819;;;503;30
Belgravia;-28.7451;24.7769;;;503;30
Bellvue;-28.4693;21.2029;;;1359;30
Belmont;-29.4136;24.3721;;;211
Bendell;-26.9913;23.6485;;;551
Bergsig;-28.7887;20.6254;;;469;30
Bersig;-29.6481;17.8794;;;1230;30
Blackrock;-27.133;22.8559;;;422
Bloemsmond;-28.6335;21.0749;;;485
Blydeville;-28.4352;21.2645;;;1359;30
Bodulong;-27.42;23.3824;;36;551;50
Boegoeberg;-28.9288;22.1233;;;356
Boikhutsong;-28.7006;24.7298;;320;503;50
Boitshoko;-28.3198;23.0357;;1100;1101;30
Bojalapotsane;-27.2602;23.705;;;551
Bongweni;-30.7194;25.1165;;;163;30
Bonita Park;-27.7386;24.807;;;388;50
Bonteheuwel;-30.9577;22.1238;;;131;30
Bosra;-26.9518;23.0877;;;422
Bothetheletsa;-27.4044;23.8058;;;551
Bothithong;-27.0622;23.8307;;;551
Breipaas;-29.0417;23.7628;;;211;30
Britstown;-30.5961;23.5102;;;104;30
Bruinhoek;-29.5435;17.9407;;165;1029;30
Bulletrap;-29.4617;17.7693;;108;920;30
Bullettrap;-29.4617;17.7693;;;920;30
Bunn;-28.7098;24.7062;;320;503;50
Campbell;-28.7944;23.7235;;;126
Carnova;-30.9505;22.1529;;;131;30
Carolusberg;-29.639;17.9632;;;1230;50
Carters Glen;-28.7488;24.727;;;503;30
Casandra;-28.7416;24.7967;;;503;30
Cassel;-26.9675;23.9818;;;551
China Square;-28.7188;24.7488;;320;503;50
Cicil Sussman;-28.7327;24.7621;;;503;30
Clyde;-26.4749;23.0612;;;422
Colesberg Industrial;-30.7202;25.1347;;;163;2
Colville;-28.7169;24.7572;;;503;30
Concordia;-29.5315;17.9391;;;1029;70
Copperton;-29.922;22.3048;;;1105;30
Corn's Village;-28.3298;24.6925;;;1433;30;;northern-cape-corns-village-windsorton
Cottenend;-27.2107;23.4653;;;551
Currie Camp;-28.6723;21.0409;;;485
De Beers;-28.7335;24.7723;;;503;30
De Beershoogte;-28.5229;24.5065;;;39;30
Deetlifsville;-29.9429;23.6663;;;1254;30
Delportshoop;-28.3813;24.2919;;;192;30
Denis Whiteville;-31.4159;23.9542;;;1141;30
Deorham;-26.895;23.5073;;;422
Dewar;-27.1192;23.6187;;;551
Diamond park;-28.7391;24.745;;;503;30
Dibeng;-27.5949;22.8667;;;198
Die Bult;-30.9673;22.1218;;;131;30
Die Erwe AH;-29.0704;23.7465;;;211;2
Die Hoek;-30.7178;25.1042;;;163;30
Die Oog;-27.4628;23.4412;;;551;30
Die Rand;-28.4477;21.251;;;1359;30
Diepkloof;-27.955;22.748;;;1031;30
Dikolobeng;-27.1721;23.5628;;;551
Dinopeng;-26.8029;23.3969;;;422
Diskobolos;-28.7928;24.7802;;;503;30
Dithakong;-27.0772;23.9336;;;551
Ditloung;-27.9454;22.7471;;;1031;30
Ditshilabeleng;-27.3408;23.7942;;;551
Ditshipeng;-26.9617;23.8076;;;551
Ditshoswaneng;-27.3664;23.5498;;547;551
Donker Hoek;-27.7414;24.8017;;;388;30
Donkerhoek;-28.7237;24.7232;;;503;30
Donkerhoek;-28.1958;23.5313;;;178;30;;northern-cape-donkerhoek-danielskuil
Dorrisdale;-28.7309;24.7275;;;503;30
Eksteenfontein;-28.8239;17.2537;;;616
El toro Park;-28.7646;24.7442;;;503;30
Eldansrus;-28.5756;21.1916;;;1359
Elston;-27.2062;23.5937;;;551
Emalahleni;-28.8624;18.6701;;;5
Ernestville;-28.7441;24.7846;;;503;30
Erwe;-31.4167;23.952;;;1141;30
Ethembeni;-29.6603;22.7292;;;1105;50
Everton;-27.3044;23.5624;;;551
Extension 4;-30.7087;25.1114;;;163;30
Fabricia;-28.7664;24.772;;;503;30
Five Mission;-28.3677;23.4964;;;631;30
Floors Township;-28.7183;24.7654;;;503;30
Flora Park;-28.439;21.251;;;1359;30
Frasersburg;-31.8984;21.5419;;;287
Ga-Diboye;-27.0768;23.3001;;;422
Ga-Lotlhare;-27.1326;23.3743;;;551
Ga-Lotolo;-27.2594;23.1866;;;551
Ga-Mabe;-26.9519;23.8568;;;551
Ga-Madudu;-26.9769;23.9027;;;551
Ga-Makgatle;-27.0343;23.8761;;;551
Ga-Masepa;-27.5302;23.7352;;;551
Ga-Moheele;-27.0699;23.1116;;;422
Ga-Mokomela;-27.3058;23.6458;;;551
Ga-Morona;-26.9172;23.7613;;;551
Ga-Moseki;-27.1938;23.4367;;;551
Ga-Mothibi;-27.4334;23.6937;;;551
Ga-Motlhware;-27.3075;23.3454;;744;551
Ga-Motsamai;-27.1978;23.145;;;551
Ga-Motshwaedi;-27.8976;23.1559;;;551
Ga-Ntatelang;-27.3567;23.4592;;;551
Ga-Pitiela;-26.7592;23.2997;;;422
Ga-Sebolao;-27.3185;23.2491;;;551
Ga-Sehubane;-27.279;23.2792;;;551
Ga-Sese;-27.1122;23.0486;;;422
Ga-Tlhose;-27.8755;23.2347;;;551
Ga-sehunelo;-27.0438;23.5904;;;551
Gadisane;-27.2238;23.5081;;;551
Gahuhuwe;-27.1195;23.8779;;;551
Galeshewe;-28.7144;24.7361;;;503;1100
Galeshewe Ext 1;-28.7182;24.7404;;320;503;50
Galeshewe Ext 2;-28.7172;24.7317;;320;503;50
Galeshewe Ext 3;-28.7203;24.7373;;320;503;50
Galeshewe Ext 4;-28.7233;24.7355;;320;503;50
Galeshewe Ext 5;-28.7252;24.7405;;320;503;50
Galeshewe Ext 6;-28.717;24.7455;;320;503;50
Galeshewe Ext 7;-28.7225;24.7451;;320;503;50
Galeshewe Proper;-28.7144;24.7361;;320;503;50
Gamopedi;-27.2292;23.2202;;;551
Ganap;-26.7086;23.21;;;422
Ganghae;-27.3911;23.6091;;;551
Ganspan;-27.9668;24.7512;;;450
Ganspan Nedersetting;-27.9721;24.7619;;;450;30
Gapopo;-27.0418;23.7954;;;551
Garamatale;-27.1683;23.618;;;551
Garaphoane;-26.8225;23.492;;;422
Gardina Ext 6;-28.7007;20.9559;;;485;30
Gariele;-27.2496;23.3091;;;551
Geelkop;-28.6633;21.0497;;;485
Giesenskraal AH;-30.5353;23.3079;;;104;2
Glosam;-28.0787;23.0381;;;1101
Goedgedacht;-28.2255;23.2516;;;1101
Gong-Gong;-28.4884;24.4079;;;39
Good Hope;-27.1725;23.3024;;;422
Goodhouse;-28.9113;18.2136;;;1239
Gou Trou;-29.6134;24.1095;;;421;30
Green Point;-28.7752;24.7739;;;503;30
Greenside;-28.7575;24.7918;;;503;30
Grens;-31.3964;23.1287;;;1381;30
Griekwastad;-28.8499;23.2434;;;354
Groenwater;-28.2883;23.3128;;;1101
Groot Kroek;-29.343;21.1575;;;488;30
Grootderm;-28.5232;16.618;;;9
Gumdene;-28.7265;24.7542;;;503;30
Hadison Park;-28.7556;24.743;;;503;30
Hanover;-31.0506;24.4326;;;379;30
Hantam;-29.3411;21.1618;;;488;30
Happy Valley;-30.6542;24.0304;;;183;30
Havard;-27.4434;23.5717;;;551
Heiso;-27.2805;23.8365;;;551
Herlear;-28.7494;24.7833;;;503;30
Hertzog;-27.1425;23.2819;;;422
Heuningvlei;-26.2923;23.1725;;;422
Hillcrest;-28.7574;24.7353;;;503;30
Hillock;-28.7835;20.6238;;;469;30
Hillside;-29.3446;21.1623;;;488;30
Holpan;-28.3594;24.6425;;;1433
Homelite;-28.6978;24.729;;;503;30
Homestead;-28.7071;24.7435;;;503;30
Homevale;-28.6964;24.7347;;;503;30
Hondeklipbaai;-30.3182;17.2772;;;417;30;Hondeklip Bay
Hotazel;-27.2098;22.9761;;;422
Hutchinson;-31.4971;23.1887;;;1381
Ikageng;-29.0306;24.5885;;878;1149;50
Ikhutseng;-28.129;24.8547;;;1410;50
Ipeleng;-28.7214;24.709;;320;503;50
Iponeng;-28.7133;24.7135;;320;503;50
Januariestat;-27.9477;23.2056;;;551
John Mampe;-28.7253;24.7284;;;503;30
John Mampe 2;-28.7213;24.7215;;;503;30
Kagiso;-28.7243;24.7192;;;503;30
Kakamas Fase 4;-28.7908;20.6336;;;469;30
Kakamas Fase 5;-28.7957;20.6312;;;469;30
Kakoje;-27.0643;23.4985;;;551
Kamassies;-30.028;18.2694;;;474
Kamden;-27.3596;23.8996;;;551
Kamfersdams;-28.6901;24.7193;;320;503;50
Kamieskroon;-30.2174;17.9208;;;474
Kangkuru;-27.3401;23.8529;;;551
Kanoneiland;-28.6537;21.0853;;;485
Kareenville;-30.6462;24.035;;;183;30
Karkams;-30.3548;17.8826;;;474;50
Karos;-28.419;21.6046;;;1359
Keidebees;-28.4406;21.2911;;;1359;30
Keimoes;-28.706;20.963;;;485;30
Kelokilwe;-26.9084;23.7151;;41;551
Kelokilwe;-26.8834;23.7703;;;551;;;northern-cape-kelokilwe-kuruman-2
Kenilworth;-28.7074;24.7898;;;503;30
Kestelhof;-28.7502;24.7463;;;503;30
Keurtjieskloof;-30.0104;24.7317;;;1369;30
Kganong;-27.2263;23.6524;;;551
Kganwane;-26.9099;23.945;;;551
Kgomohute;-27.1303;23.5438;;;551
Kgoro-ya-Gatshekedi;-27.1431;23.0699;;;422
Kheis;-30.4569;17.9923;;;323
Khubus;-28.4485;16.9914;;;9
Kikahela;-27.4272;23.8751;;;551
Kimberley North;-28.7324;24.7667;;;503;30
Kimberly Central;-28.7415;24.7654;;;503;30
Kimdustria;-28.6964;24.7849;;;503;30
Kirstenhof;-28.7313;24.7364;;;503;30
Klaarkom;-27.3004;23.7822;;;551
Klein Mier;-26.7375;20.2754;;;1146
Klein Tsamaros;-27.2967;23.9212;;;551
Kleinzee;-29.6879;17.066;;;509
Klipfontein;-30.5038;17.8325;;;323
Klippunt;-28.5627;21.1515;;;1359
Kliprand;-28.7732;20.6163;;;469;30
Klisserville;-28.7583;24.7711;;;503;30
Koingnaas;-30.1963;17.2878;;;417;30
Kollie;-27.893;23.2617;;;551
Komaggas;-29.7988;17.4826;;;522
Kotzehoop;-28.6979;17.5783;;;1239
Koubult;-30.3669;17.8854;;481;474;30
Kudumane;-27.3664;23.5498;;;551;8
Kuilsville;-28.1937;23.5364;;;178;50;;northern-cape-kuilsville-danielskuil
Kutlwano;-28.3373;24.6929;;;1433;50
Kutlwanong;-28.7297;24.712;;;503;30
Kuyasa;-30.7261;25.1168;;;163;50
KwaNobantu;-28.713;24.7398;;320;503;50
Kwazamuxolo;-31.1937;24.955;;;990;50
Laboria;-28.4353;21.2319;;;1359;30
Labram;-28.7522;24.7646;;;503;30
Lambrechtsdrif;-28.4911;21.6862;;;1359
Langleg and Riverton;-28.5131;24.7056;;;503;2
Langverwaght;-28.7882;20.6284;;;469;30
Lathli Mabilo Park;-28.7209;24.7296;;320;503;50
Laxey;-26.7237;23.1591;;;422
Lebonkeng;-27.0048;23.9263;;;551
Leeuwenhof;-30.6479;24.0183;;;183;30
Lekkersing;-29.0022;17.0966;;;616
Leliefontein;-30.3155;18.0811;;;474
Lemnertsville;-29.6646;22.7328;;;1105;30
Lemoendraai;-28.4718;21.2166;;;1359;30
Lennetsville;-28.7516;20.9961;;;485;30
Lepelsfontein;-31.0463;17.8467;;;323
Letlhakajaneng;-27.0171;24.0167;;;551
Lime Acres;-28.361;23.4704;;;631;30
Loeriesfontein;-30.9728;19.4384;;;635;30
Logaganeng;-27.3445;23.5853;;;551
Logobate;-27.1732;23.4129;;;551
Longaneng;-27.8394;23.1322;;;551
Longhirst;-26.8501;23.5771;;;551
Longlands;-28.4586;24.3663;;;192
Lophala-phala;-27.3219;23.3929;;;551
Lotlhakane;-27.1565;23.8067;;;551
Loubos;-26.711;20.1131;;;1146
Louise Pienaar;-31.4193;23.9531;;;1141;30
Louiseweg;-31.4175;23.9503;;;1141;30
Louisvale;-28.574;21.1972;;;1359
Louisvale;-28.4815;21.2725;;;1359;30;;northern-cape-louisvale-upington-2
Louisville;-30.6436;24.0227;;;183;30
Lowryville;-30.7077;25.099;;;163;30
Loxton;-31.4794;22.3367;;;641;30
Loxtonberg;-28.7089;20.8787;;;485
Lukhanyisweni;-30.4209;24.4636;;1078;1077;30
Lutzburg;-28.7454;20.6295;;;469;30
Madibeng;-26.5752;22.8512;;;422
Madingwane;-26.5645;22.9113;;;422
Maditlhareng;-27.8596;23.2139;;;551
Magobe;-27.3893;23.4627;;877;551;50
Magobing;-27.2149;23.0539;;;422
Magojaneng;-27.1898;23.0569;;;422
Maheane;-27.3605;23.2899;;;551
Mahukubung;-27.4827;23.7532;;;551
Maipeng;-27.1366;23.1195;;;422
Majankeng;-27.102;23.948;;;551
Makadibeng;-27.2444;23.5658;;;551
Makalaneng;-27.1175;23.9083;;;551
Maketlele;-27.3441;23.6623;;;551
Mamoratwe;-27.3782;23.3942;;;551
Mandela Square;-29.9397;23.6677;;;1254;30
Mandela Square;-29.0236;24.5833;;878;1149;50
Manyeding;-27.4796;23.6835;;;551
Mapeteng;-27.3901;23.5051;;877;551;50
Maphiniki;-27.0533;23.2571;;;422
Mapoteng;-27.6981;23.0117;;1217;482;30
March;-26.8528;23.0522;;;422
Marchand;-28.7198;20.4999;;;469;30
Marenteng;-28.3226;23.0642;;1100;1101;30
Maruping;-27.3516;23.3708;;;551;11
Marydale;-29.4192;22.1138;;;745;30
Masankong;-27.1699;23.119;;;422
Masilebatsena;-26.8859;23.6698;;;551
Masizakhe;-30.63;25.4552;;;987;50
Maswehatshe;-26.8845;23.9194;;;551
Mataleng;-28.5342;24.5046;;;39;50
Mathanthanyaneng;-27.3464;23.6141;;;551
Matjieskloof;-29.6702;17.8656;;;1230;30
Matshaneng;-27.0715;23.7538;;;551
McDougall's Bay;-29.2868;16.88;;;1096;30;;northern-cape-mcdougalls-bay-port-nolloth
Mecwatsaneng;-27.3135;23.6726;;;551
Memorial Roads Areas;-28.7498;24.7717;;;503;30
Merriman;-31.2131;23.6132;;;1141
Metsemantsi;-26.9405;23.1648;;;422;14
Metsemantsi Wyk 1;-26.9891;23.129;;804;422
Metsemantsi Wyk 4;-26.9405;23.1648;;804;422
Metsemantsi Wyk 6;-26.9541;23.2108;;804;422
Middedorp CBD;-28.4553;21.2405;;;1359;30
Middelpos;-28.4481;21.2701;;;1359;30
Mier;-26.5508;20.6051;;;822
Minto No. 2;-27.2357;23.3492;;;551;;;northern-cape-minto-no-2-kuruman
Mission Vale;-31.3948;23.1199;;;1381;30
Mmatoro;-27.0537;23.1619;;;422
Moalogane;-27.3338;23.7194;;;551
Moghul Park;-28.7214;24.7748;;;503;30
Mogobing;-27.0337;23.783;;;551
Mokala-Mosesane;-27.3638;23.4118;;;551
Molomo-wa-Petsana;-27.1007;23.3451;;;422
Montana;-30.6449;24.0288;;;183;30
Monument Heights;-28.7614;24.7633;;;503;30
Mooiuitsig;-30.5725;17.9864;;;323;30
Morning Glory;-28.4625;21.2081;;;1359;30
Mothibistad;-27.3937;23.4927;;;551;200
Mothibistad Unit 1;-27.4007;23.4863;;877;551;50
Mothibistad Unit 2;-27.3945;23.4936;;877;551;50
Mothibistad Unit 3;-27.3864;23.4925;;877;551;50
Mothong;-27.464;23.8475;;;551
Motswedimosa;-29.0245;24.5872;;;1149;110
Mountain View;-27.7922;24.666;;;1048;50
Muisvlakte;-29.1787;16.8731;;;1096
Mziwabantu;-30.5796;23.4968;;;104;50
Nchwaning;-27.1231;22.8383;;;422
Ncwaneng;-27.0572;23.2321;;;422
Neilersdrif;-28.7464;20.9937;;;485;30
Neira;-27.2893;23.3902;;;551
New Bright;-31.3925;23.1141;;;1381;30
New Bright;-30.6524;24.0221;;;183;30
New Park;-28.751;24.7559;;;503;30
New Town;-28.3204;23.0566;;1100;1101;30
Newbright and Ethuthwini;-30.7148;25.1062;;;163;30
Newtown;-31.456;19.7577;;;124;30
Nickershoop;-29.3261;22.8269;;;1105
Nieuwoudtville;-31.3815;19.1113;;;962;30
Niks;-27.435;23.7711;;;551
Nkajaneng;-27.0939;23.5488;;;551
Nollothville;-29.2658;16.8767;;;1096;30
Nonzwakazi;-30.6708;24.0263;;;183;50
Norfin;-28.3724;23.4637;;;631;30
NorthView;-28.705;24.7489;;;503;30
Norvalspont;-30.6289;25.4506;;;987
Nourivier;-30.215;18.1387;;;474
Ntswelengwe;-27.455;23.6267;;;551
Ntsweng;-27.2425;23.2451;;;551
Nuwepos;-30.9228;19.4224;;;635;30
Nuwerus;-28.4705;21.2697;;;1359;30
Okiep;-29.5924;17.8764;;;1029
Olifantshoek;-27.9605;22.7058;;;1031;30
Onseepkans;-28.7558;19.2916;;;1033
Oosterville;-28.4419;21.2638;;;1359;30
Operation Vula;-30.7137;25.1117;;;163;30
Owen Island;-29.2707;16.885;;;1096;30
Owendale;-28.2532;23.436;;;178;;;northern-cape-owendale-danielskuil
Paballelo;-28.4388;21.2149;;;1359;50
Padstow;-26.8215;23.207;;;422
Paulshoek;-30.3667;18.2557;;;323
Pella;-29.0372;19.1572;;;1063
Pennyn;-26.8757;23.0674;;;422
Perth;-26.4568;23.0889;;;422
Phakane;-27.4324;23.5645;;;551
Phatsima;-27.7712;24.7033;;;1048;50
Phelindaba;-29.0711;23.777;;;211;30
Philipville;-30.4329;24.4724;;1078;1077;30
Phillipstown;-30.4505;24.4555;;;1077;90
Phillipstown;-29.6394;17.9484;;133;1230;30
Phillipvale;-30.4319;24.4686;;1078;1077;30
Phomolong;-26.8902;23.242;;;422
Phutanang;-28.7203;24.6996;;320;503;50
Piet se Bos;-27.2148;23.2408;;;551
Platfontein;-28.7075;24.6475;;;503;30
Pniel Estate;-28.5876;24.5114;;;39
Postdene;-28.274;23.1328;;1100;1101;30
Postmansburg;-28.3226;23.0642;;;1101;120
Progress;-28.4606;21.2233;;;1359;30
Proteahof;-28.4167;24.3204;;;192;30
Proteaville;-31.3658;19.117;;;962;30
Proteaville;-30.5867;23.495;;;104;30
Rainbow;-29.4115;22.1099;;;745;30
Rama Rou;-29.4037;22.1134;;;745;30
Ramatele;-27.0346;23.5131;;;551
Redirile;-28.7008;24.715;;320;503;50
Retswelele;-28.7116;24.7092;;320;503;50
Rhodesdene;-28.7468;24.7374;;;503;30
Richmond;-31.4167;23.952;;;1141;30
Richtersveld;-28.2931;17.1551;;;9
Riemvasmaak;-28.4547;20.3169;;;28
Riet River;-29.0763;24.6356;;;211
Rietchie;-28.9983;24.5875;;;1149;50
Rietfontein;-26.7452;20.0266;;;1146
Rietvale;-28.9983;24.5875;;1145;1149;30
Riviera;-28.7402;24.7234;;;503;30
Rolfontein;-30.072;24.7805;;;1369
Roodepan;-28.6606;24.7213;;;503;50
Rooidal;-29.4127;22.1129;;;745;30
Rooifontein;-30.0626;18.2615;;;474
Rooikopeiland;-28.7311;20.984;;;485
Rooikoppie;-28.4276;24.3082;;;192;30
Rooirant;-28.6296;21.1012;;;485
Rosedale;-28.4582;21.2002;;;1359;30
Rowel;-27.4573;23.7722;;;551
Royldene;-28.762;24.7538;;;503;30
Rugseer;-29.339;21.1574;;;488;30
Sabelo;-31.4235;23.9584;;;1141;50
Salt Lake;-29.2901;24.0063;;;211;2
Sanddrif;-28.4225;16.7777;;;9
Schmidtsdrif;-28.7002;24.0627;;;126
Schroder;-28.7407;20.5902;;150;469;30
Sebilong;-27.8745;23.1112;;;551
Sedibeng;-27.1635;23.1543;;;551
Segwaneng;-27.0613;23.9724;;;551
Sendelingsdrif;-28.126;16.8936;;;9
Seoding;-27.3922;23.4335;;;551
Ses-Brugge AH;-28.5383;21.1654;;;1359;2
Sewendelaan;-30.3544;17.9883;;1346;474;30
Sinclair's Dam;-30.6555;23.9524;;;183;2;;northern-cape-sinclairs-dam-de-aar
Sishen;-27.6981;23.0117;;;482;50
Snauswane;-27.2727;23.6015;;;551
Soebatsfontein;-30.1207;17.5921;;;474
Soul City;-28.7263;24.7374;;320;503;50
South Ridge;-28.7716;24.7561;;;503;30
Soverby;-28.6955;21.0109;;;485
Spoegrivier;-30.3443;17.7602;;;474
Square Hill Park;-28.7257;24.7612;;;503;30
Steinkopf;-29.2661;17.7314;;;1239
Steynville;-29.6184;24.1014;;;421;50
Straussburg;-28.4412;21.3282;;;1359
Strydenburg;-29.952;23.6753;;;1254;30
Stutterheim;-28.9065;22.0049;;;356;30
Sunnyside;-31.4716;22.345;;;641;30
Sunrise;-31.3977;23.1237;;;1381;30
Sunrise;-30.6477;24.0219;;;183;30
Sutherland;-32.393;20.642;;;1258
Sydney on Vaal;-28.4465;24.3172;;;192
Thambo Square;-28.7295;24.7441;;320;503;50
Thamboville;-29.6128;24.1061;;;421;30
Thamoeache;-27.3292;23.439;;;551
Thembinkosi;-30.0763;24.6733;;;1068;30
Thusano;-28.6977;24.7178;;320;503;50
Tidimalo;-28.4239;24.3176;;;192;50
Timber Town;-28.7917;20.625;;;469;30
Tlapeng;-27.0612;23.2152;;;422;8
Tlapeng A;-27.0612;23.2152;;1304;422
Tlhageng;-28.7219;24.7161;;320;503;50
Tlhakalatlou;-28.1967;23.5557;;;178;50;;northern-cape-tlhakalatlou-danielskuil
Toilet City;-30.728;25.1118;;;163;30
Tsaelengwe;-27.3978;23.7192;;;551
Tsamaros;-27.281;23.8988;;;551;8
Tshwaranong;-28.7112;24.7179;;320;503;50
Tsilwana;-26.414;23.106;;;422
Tsineng;-27.09;23.0835;;;422
Tsineng-Kop;-27.0566;23.0623;;;422
Tsoe;-26.3349;23.1113;;;422
Tweerivier;-30.3563;17.9918;;;474;50
Uitsig;-30.0808;24.6682;;;1068;30
Ulco;-28.3322;24.2203;;;192;50
Ulco Indusrial;-28.3193;24.2127;;1351;192;30
Utility;-28.726;24.7675;;;503;30
Vaal-Gamagara;-28.4097;24.266;;;192
Vaalkroek;-28.4519;21.2123;;;1359;30
Valspan;-27.9191;24.8081;;;450;50
Vanderkloof;-30.0028;24.7425;;;1369;30
Vergenoeg;-29.6172;24.1084;;;421;30
Vergenoeg;-28.7059;24.7188;;320;503;50
Vergenoeg Ext 1;-28.7055;24.7232;;320;503;50
Vergenoeg Ext 10;-28.6999;24.7249;;320;503;50
Vergenoeg Ext 2;-28.7016;24.7233;;320;503;50
Vergenoeg Ext 3;-28.7075;24.7263;;320;503;50
Vergenoeg Ext 4;-28.7062;24.73;;320;503;50
Vergenoeg Ext 5;-28.7114;24.726;;320;503;50
Vergenoeg Ext 6;-28.7133;24.73;;320;503;50
Vergenoeg Ext 8;-28.7178;24.7234;;320;503;50
Vergenoeg Ext 9;-28.7052;24.7332;;320;503;50
Verwoerd Park;-28.739;24.7359;;;503;30
Victoria West Uitbr 1;-31.3881;23.118;;;1381;30
Victoria West Uitbr 2;-31.3924;23.1254;;;1381;30
Vioolsdrft;-28.772;17.6222;;1385;1239;30
Vioolsdrift;-28.772;17.6222;;;1239;30
Vlaktes vlei;-30.5698;17.9891;;;323;30
Vosburg;-30.5913;22.853;;;1390
Walhsig;-28.6935;20.9519;;;485;30
Warrenvale;-28.1034;24.8712;;;1410;30
Washington;-27.3678;23.7189;;;551
Waterdale AH;-30.6974;24.0143;;;183;2
Welgelee;-27.937;22.7475;;;1031;30
Welkom;-26.5508;20.6051;;;822;30
Weltevrede;-31.4706;22.342;;;641;30
West Derby;-27.4243;23.5667;;;551
West End;-28.7355;24.7518;;;503;30
Westerberg;-29.3313;22.3368;;;745
Westside;-31.4179;23.9579;;;1141;30
White Ladies;-27.2927;23.8823;;1314;551
Windsorton;-28.3081;24.6831;;;1433;30
Wolfkraal;-29.5437;17.9473;;165;1029;30
Wrenchville;-27.4504;23.4558;;;551;30
Zwelitsha;-30.72;25.1103;;;163;30
# North West
Abingdon;-25.4556;23.7175;;;1092
Adamayview;-26.8496;26.6881;;;510;30
Agisaneng;-25.109;27.9486;;;695
Alabama;-26.8724;26.5796;;;510;50
Algiers;-26.6182;24.0633;;;322
Ana AH;-25.6869;27.8559;;;384;2
Appeldraai;-26.2262;26.8392;;;1373
Aslaagte;-25.8536;25.6886;;;684;30
Atamelang;-26.5032;25.3692;;;189;50
Atamelang;-24.9916;27.2009;;1229;870
Athole;-26.8069;23.8406;;;322
Austrey;-26.4655;24.1795;;;322
Bafokeng;-25.5955;27.1773;;;1080
Baikagedi;-25.4016;27.8645;;;626
Bakerville;-25.9804;26.0847;;;630
Bala;-25.462;27.1142;;;1080
Baleng;-24.9274;27.0726;;;870
Balilie park;-26.7142;27.1165;;;1102;30
Bapong;-25.7089;27.6759;;;862
Bapong;-25.3076;26.8442;;;671
Bathobatho;-26.2153;25.4745;;;1192
Berseba;-25.5525;27.5326;;;737
Bethanie;-25.555;27.6071;;;737
Bethel;-26.0623;25.6666;;;684
Bierkraal;-25.0842;26.9029;;;870;8
Biesiesvlei;-26.3907;25.9023;;;67
Blydeville;-26.1817;26.1555;;;630;50
Bodibe;-26.0583;25.8333;;;442
Boekenhoutfontein;-25.5492;27.1124;;;1080
Boetrand;-26.8975;26.6737;;;510;30
Boikhutso;-26.182;26.1316;;;630;50
Boitekong;-25.6151;27.2809;;;1162;440
Boitekong Ext 1;-25.6087;27.2652;;82;1162;50
Boitekong Ext 10;-25.6393;27.286;;82;1162;50
Boitekong Ext 13;-25.6004;27.2811;;82;1162;50
Boitekong Ext 18;-25.6143;27.2577;;82;1162;50
Boitekong Ext 2;-25.609;27.3144;;82;1162;50
Boitekong Ext 22;-25.6136;27.261;;82;1162;50
Boitekong Ext 23;-25.6122;27.2706;;82;1162;50
Boitekong Ext 3;-25.615;27.2808;;82;1162;50
Boitekong Ext 4;-25.6149;27.319;;82;1162;50
Boitekong Ext 5;-25.6206;27.3218;;82;1162;50
Boitekong Ext 6;-25.6241;27.3266;;82;1162;50
Boitekong Ext 8;-25.6005;27.3109;;82;1162;50
Boitekong Ext 9;-25.6385;27.2793;;82;1162;50
Boitumelong;-27.6406;25.5706;;;74;50
Bojating;-25.1985;27.3891;;;842
Bokamoso;-25.6729;27.3458;;;1162
Bokone;-25.8807;25.6368;;;684
Bolantlokwe;-25.0745;27.9832;;;695
Bonabona;-26.2333;23.5316;;;1092
Borakalalo;-25.2807;25.9169;;;613;14
Borolelo;-25.633;26.6816;;;1261;140
Borolelo Ext 1;-25.6279;26.6789;;90;1261;50
Borolelo Ext 2;-25.6277;26.684;;90;1261;50
Borolelo Ext 3;-25.6326;26.6759;;90;1261;50
Borothamadi;-25.4029;25.8632;;;613
Boschdal;-25.7039;27.2206;;;1162;30
Boschhoek;-25.4961;27.0806;;;1080
Boskop;-26.5661;27.1467;;;1102
Boskuil;-27.4161;25.8766;;;701
Bosplaas;-25.3274;28.2489;;;765
Botshabelo;-25.8013;25.2689;;206;1192
Brits Industrial;-25.6395;27.8077;;;103;2
Broksby;-26.257;25.6716;;;684
Bruidegomskraal;-26.1833;26.9099;;;1373
Buampsa;-25.5963;27.1893;;;1080
Buffalo Ridge;-26.9037;26.7921;;;1248;30
Buffelsdoorn;-25.3719;27.9184;;;454
Buffelsfontein;-25.7884;27.481;;;737
Bull Run;-26.776;23.7548;;;322
Burgersdorp;-26.1691;26.1755;;;630;30
Bushveld View;-25.6956;27.8509;;;384;8
Bushveld View Estate;-25.6956;27.8509;;117;384
Caribbean Beach;-25.748;27.83;;386;384
Carlisonia;-25.9795;26.1833;;;630
Cashan;-25.7013;27.2432;;;1162;30
Cedrela Ext 1;-25.8651;26.8853;;;530;30
Chaneng;-25.4103;27.1224;;;1080
Choseng;-27.3813;24.687;;;1110
Collerville;-26.862;26.6456;;;510;30
Colridge;-26.946;24.7401;;;1400;30
Coverndale;-27.6383;25.591;;;74;50
Damonsville;-25.6246;27.8521;;;103;30
Dannhouse;-25.3035;28.243;;;765
Danville;-25.8762;25.6512;;;684
Dassierand;-26.6878;27.0672;;;1102;30
Davanna;-26.8551;26.6526;;;510;30
Dawkinsville;-26.8667;26.6773;;;510;30
De Grens;-25.0832;27.8942;;;695
De Rust Wes;-25.7572;27.7822;;386;384
Declercqville;-26.8562;26.6402;;;510;30
Deelpan;-26.341;25.606;;;1172
Delela;-25.645;27.2929;;;1162
Dertig;-25.2859;28.2262;;;765
Dibate;-25.8451;25.6112;;;830
Dibono;-25.8338;25.3631;;;830
Diepkuil;-25.4408;27.2829;;;1080
Dihatshwane;-25.9086;25.7517;;;684
Dihibidung;-25.2805;28.262;;;765
Dikebu;-25.2005;27.9659;;;695
Dikgabong;-24.9209;27.0704;;;870
Dikgopaneng;-25.2397;27.9143;;;695
Dikhuting;-27.6338;24.8611;;;1268
Dikweipi;-25.1856;27.2281;;1447;870
Dingateng;-25.7761;24.5228;;661;1192
Dinokana;-25.456;25.8798;;;613
Dinokaneng;-24.9382;26.6165;;;671
Diolwane;-26.5012;25.0593;;;669
Dipetlelwane;-25.0779;28.1227;;;695
Dipompong;-25.3909;27.9425;;;626
Dipudi;-26.7003;24.0396;;;322
Diretsane;-26.4472;25.5046;;;189
Disake;-24.8346;27.0047;;;870
Disaneng;-25.7763;25.2732;;;1192;14
Disaneng-Masibi;-25.8052;25.2897;;206;1192
Dithabaneng;-25.5983;27.1496;;;1080
Dithakong;-25.9678;25.6359;;;684
Dominionville;-26.8981;26.3941;;;383
Doomlaagte;-26.401;25.5304;;;1172
Doornkop;-26.176;26.7983;;;1373
Doornlaagte;-25.2376;26.3325;;;358
Doringkruin;-26.8128;26.6906;;;510
Driefontein;-25.1398;25.962;;;613
Driehoek;-26.1454;25.7205;;;684
Dry Harts;-27.3239;24.7325;;;1110
Du Plessi Park;-26.9626;24.7115;;;1400;30
Eksdale;-26.7781;23.6959;;;322
Elandia;-26.8595;26.6493;;;510;30
Elandsfontein;-25.4277;27.053;;;1080
Elandsheuwel;-26.8538;26.6554;;;510;30
Elandsheuwel Smallholdings;-26.7287;27.1165;;;1102;2
Elandsrand;-25.6142;27.8148;;;103;30
Ellaton;-26.911;26.6577;;;510;30
Enselsrust;-26.2548;25.5511;;;684
Erasmus;-25.5454;28.042;;392;626
Eureka;-26.715;23.9067;;;322
Fafung;-25.189;27.7905;;;454
First Gate;-25.0211;26.9262;;470;870
Flamwood;-26.8403;26.6883;;;510;30
Flimieda;-26.8348;26.6527;;;510;30
Freedom Park;-25.5646;27.2413;;;1080;110
Freedom Park A;-25.5614;27.2317;;288;1080;50
Freedom Park B;-25.5679;27.2509;;288;1080;50
Freemanville;-26.8704;26.633;;;510;30
Frischgewaagd;-25.4345;27.1013;;;1080
Ga-Habedi;-25.1716;27.9037;;;695
Ga-Kubu;-26.0052;25.4908;;;684
Ga-Kwate;-25.6132;27.9475;;832;384
Ga-Matlou;-25.6112;27.9363;;832;384
Ga-Modikwe;-26.2308;23.6259;;;1092
Ga-Mogajane;-25.4901;27.3638;;;1080
Ga-Monama;-25.3835;28.0358;;;765
Ga-Moti;-25.3056;27.9514;;;454
Ga-Ramosidi;-25.0033;27.1698;;;870
Ga-Rantlapane;-25.3078;27.9737;;;454
Ga-Rasai;-25.1597;27.69;;;454
Ga-Tau;-25.9827;25.4486;;;684
Ga-Tshefoqe;-25.2874;27.7206;;;454
Ga-Tsogwe;-25.3628;27.7489;;;454
GaKgale;-25.7123;27.2158;;;1080
GaLuka;-25.5126;27.1851;;;1080
GaManyai;-26.5313;24.3418;;1302;322
GaMogopa;-26.1043;26.8261;;;1373
GaMokonyane;-25.9385;23.5698;;;1092
GaMontshonyana;-25.9968;23.5453;;;1092
GaMotsage;-26.1958;23.5238;;;1092
GaRapipa;-26.0708;23.7706;;;1092
GaSeane;-25.1961;25.8278;;;613
Gamokuane;-27.6288;24.8004;;;1268
Ganalaagte;-26.4631;25.5333;;;189
Gataote;-28.0287;24.5022;;;1135
Geelhoutpark;-25.6666;27.2134;;;1162;50
Geluk;-26.4303;25.552;;;1172
Geluksoord;-27.9029;25.1448;;;148;50
Gelukspan;-26.2041;25.6292;;;684
Geyer;-26.991;26.6715;;;1038;30
Goedehoop;-24.9043;26.6894;;;671
Goedgevonden;-26.1621;26.8987;;;1373
Goedgevonden B;-26.221;25.5248;;;684
Golf View;-25.8581;25.6531;;;684;30
Goo-Kgang;-25.3814;26.0896;;617;613
Goodwood;-26.4524;24.2622;;;322
Gopane;-25.2777;25.7196;;;613
Grasfontein;-25.9959;26.0479;;;442
Graspan;-27.6684;24.8804;;;1268
Grassfontein;-25.9935;26.051;;;442
Green Side;-25.2764;28.2775;;;765
Grimbeek park;-26.7235;27.1121;;;1102;30
Hani View;-25.2899;28.2794;;;765
Hartbeestfontein B;-26.7645;26.4282;;;383;30
Hartebeespoort;-25.748;27.83;;;384;59
Hebron;-25.5348;28.0009;;;626;350
Huhudi;-26.9804;24.7428;;;1400;50
Ifafi;-25.746;27.8974;;386;384
Ikageleng;-25.5606;26.1024;;;1449;50
Ikageng;-26.7357;27.019;;;1102;880
Ikageng Ext 11;-26.7461;27.0185;;426;1102;50
Ikageng Ext 2;-26.74;27.0201;;426;1102;50
Ikageng Ext 3;-26.7357;27.019;;426;1102;50
Ikageng Ext 6;-26.7375;27.0127;;426;1102;50
Ikageng Ext 7;-26.7197;27.0225;;426;1102;50
Ikopeleng;-25.6845;25.6039;;;830
Imperial Reserve;-25.8638;25.6323;;;684;2
Ipelegeng;-27.1999;25.3018;;;1179;50
Irene Park;-26.8554;26.6668;;;510;30
Itireleng;-26.7784;23.9553;;;322
Itsoseng Unit 1;-26.0759;25.8798;;;442;50
Itsoseng Unit 2;-26.0914;25.8721;;;442;50
Itsoseng Unit 3;-26.0824;25.8875;;;442;50
Jabula;-25.6195;27.2575;;;1162
Jakkalas;-25.4494;28.0013;;511;626;50
Jambo;-24.9833;28.097;;;695
Jericho;-25.3354;27.8028;;;454
Jonathan;-25.2113;27.8798;;;695
Jouberton;-26.897;26.6005;;;510;50
Kaalpan;-26.2083;25.6976;;;684
Kabayatlhose;-26.2894;23.3029;;;1092
Kabe;-25.87;25.3173;;;830
Kagiso;-26.2645;23.4996;;;1092
Kameelboom;-24.9872;26.9343;;;870;11
Kameelfontein;-25.3105;27.3171;;;842
Kameelputs;-28.0472;24.5348;;;1268
Kana;-25.5818;27.3132;;;1162;17
Kanana;-26.9547;26.6337;;;1038;780
Kanonierspark;-26.6749;27.0815;;;1102;30
Karlienpark;-25.6418;27.2374;;;1162;30
Kgabalatsane;-25.5371;27.962;;;626
Kgakala;-27.2176;26.2703;;;609;50
Kgapatswai;-25.5673;27.3164;;475;1162
Kgatleng;-25.3232;27.286;;;842
Kgokgojane;-26.7519;23.9828;;;322
Kgokgole;-26.7131;23.9256;;;322
Kgomo-Kgomo;-25.1539;28.072;;;695
Kgomotso;-27.9823;24.6066;;;1268
Kgwedimopitlo;-26.4046;25.1739;;;669
Khaukhwe;-27.3355;24.6339;;;1110
Khayakhulu;-25.1003;26.6606;;;671
Khudutlou;-27.6653;25.0516;;;1268
Khuma;-26.8512;26.8483;;;1248;460
Khunkwi;-26.1694;23.4654;;;1092
Khunotswana;-25.5646;25.8315;;;613
Khunwana;-26.3714;25.3388;;;189
Khutswane;-25.01;27.0075;;680;870
Kibitwe;-26.0229;23.7168;;;1092
Klerksdorp Central;-26.8687;26.6614;;;510;30
Klerksdorp Industrial;-26.8964;26.6625;;;510;2
Klipdrift Smallholdings;-26.6446;27.2689;;;1102;2
Klipgat;-25.4579;27.9887;;;626;390
Klipgat A;-25.4877;27.9972;;511;626;50
Klipvoor AH;-25.0974;27.7827;;;454;2
Koedoespruit;-25.1591;27.1926;;;870;8
Koffiekraal;-25.2782;26.4243;;;671
Koikoi;-25.9365;25.61;;;684
Kokomeng;-27.6306;25.0456;;;1268
Kokwane;-26.0418;23.4945;;;1092
Konke;-25.9624;23.5351;;;1092
Kontante;-25.1864;28.0936;;;695
Kopela;-26.4265;25.5222;;;189
Kopman;-25.3753;27.2601;;;1080
Kosmos A;-25.7513;27.8079;;386;384
Kosmos B;-25.7403;27.8472;;386;384
Kosmos Ridge;-25.7436;27.833;;386;384
Koster Proper;-25.8645;26.8984;;;530;30
Kraaipan;-26.3083;25.324;;;669;8
Kraalhoek;-24.9133;27.0823;;;870;8
Krismet Park;-26.945;24.7313;;;1400;30
Kromkuil;-25.3871;28.0587;;;765
Kudunkwane;-26.436;24.4004;;;322
Kutlwanong;-25.3388;26.9699;;688;842
KwaMoseja;-25.5445;28.0241;;392;626
KwaNtsweng;-24.8014;26.0277;;;613
Kwareyathlose;-26.164;23.5709;;;1092
Kwarriekraal;-25.0503;27.6422;;;454
La Hoff;-26.8239;26.6583;;;510;30
Lebalangwe;-25.3107;27.998;;;695
Lebaleng;-27.3279;25.9765;;;701;50
Lebotlwane;-25.0476;27.9305;;;695;8
Lebotlwane RDP;-25.0469;27.9498;;606;695
Ledig;-25.3635;27.0567;;;842
Leeublaar;-26.0516;23.6845;;;1092
Lefaragatlhe;-25.6232;27.2025;;;1080
Legkraal;-25.1418;27.032;;;870;11
Legonyane;-25.278;27.777;;;454
Lehurutshe Unit 1;-25.4807;25.9652;;;613;50
Lehurutshe Unit 2;-25.4986;25.9892;;;613;50
Lehurutshe Unit 3;-25.4897;25.9809;;;613;50
Lekgalong;-25.532;27.4004;;;737
Lekgolo;-25.1782;27.9919;;;695
Lekgophung;-24.8048;26.0158;;;613
Lekojaneng;-25.5666;27.3913;;;737
Lekoko;-25.924;25.5169;;;830
Lekubung;-25.3926;26.0909;;;613;8
Lekung;-25.7959;25.4874;;;830
Leloko Lifestyle & Eco Estate;-25.7536;27.7983;;386;384;;;north-west-leloko-lifestyle-eco-estate-hartbeespoort
Lenotong;-25.5851;27.1686;;;1080
Leopard;-25.8111;25.6421;;;830;8
Leopard Park;-25.8111;25.6421;;621;830
Lerome;-25.2031;27.2231;;;870
Lerome South;-25.2213;27.2383;;624;842
Lerulaneng;-25.522;27.8978;;;626
Lerwaneng;-25.8807;25.631;;;684
Lesetlheng;-25.1484;27.1151;;;870
Leshobo;-27.4855;24.6986;;;1110
Lesobe;-25.0413;27.1357;;;870
Lesung;-25.5171;27.3698;;;1162
Lethabong;-25.4316;27.8341;;659;626
Lethlabile A;-25.49;27.8408;;;626;50
Lethlabile B;-25.4766;27.837;;;626;50
Lethlabile C;-25.4677;27.8394;;;626;50
Lethlabile E;-25.5064;27.857;;;626;50
Lethlabile F;-25.4912;27.8547;;;626;50
Lethlabile G;-25.4637;27.8331;;;626;50
Letlhakane;-26.0206;25.6209;;;684
Letlhakane;-25.4906;26.4519;;;671
Letlhakaneng;-25.3929;27.821;;;454
Letlhakeng;-25.1478;26.7186;;;671
Letsaba;-26.2976;25.2894;;532;1192
Letsopa;-26.8029;25.9838;;;1042;50
Liberatis;-25.8503;25.6456;;;684;30
Lichtenburg Game Breeding Centre;-26.0721;26.1667;;;630;30
Lindequesdrif;-26.7538;27.56;;;1102
Little;-25.082;27.9263;;;695
Lobatleng;-25.1777;25.8422;;;613
Logagane;-25.8146;24.8838;;;1192
Logageng;-25.9413;24.6989;;;1192
Lokaleng;-25.8125;25.5732;;;830
Lokgalong;-25.723;25.5059;;;830
Lokgeng;-25.9671;23.5131;;;1092
Lomanyaneng;-25.9015;25.6455;;;684
Lombaardslaagte;-26.2946;25.5876;;;684
Lonely Park;-25.8371;25.6502;;;830
Longaneng;-27.6285;24.9464;;;1268
Loporung;-25.758;24.9857;;;1192
Losasaneng;-28.0247;24.5291;;;1268
Loselong;-27.4174;24.6005;;;1110
Losmytjerrie;-24.9285;26.6791;;;671
Lotlapakgoro;-26.8193;23.8683;;;322
Lotlhogori;-26.0187;25.5751;;;684
Lourenspark;-26.9781;26.6556;;;1038;30
Louwna;-26.9035;24.1525;;;322
Lower Majeakgoro;-27.7743;24.6624;;640;1268
Lower Mayeakgoro;-27.7743;24.6624;;;1268;8
Luciana Estates;-25.7777;27.7789;;386;384
M.C. Van Niekerkpark;-26.1832;26.1726;;;630;30;;north-west-m-c-van-niekerkpark-lichtenburg
Mabaalstad;-25.3013;26.7466;;;671
Mabele-a-Podi;-25.2885;27.1993;;;842
Mabeleleng;-25.2115;26.9096;;;870
Mabeskraal;-25.194;26.8057;;;671
Mabitse;-25.556;27.4138;;;737
Maboloka;-25.4351;27.8534;;;626;310
Mabone;-26.105;23.456;;;1092
Mabule;-25.7788;24.5611;;;1192;8
Madibe-Magelelo;-25.8838;25.3575;;;830
Madibogo;-26.4295;25.1869;;;669
Madibogo Pan;-26.4975;25.1525;;;669
Madidi;-25.4467;27.9449;;;626
Madinonyane;-26.8064;23.7631;;;322
Madinyane;-25.373;27.8538;;;454
Madipelesa;-27.9004;24.4045;;;1135
Madithamage;-28.0077;24.553;;;1268
Madutle;-25.4972;25.6682;;;613
Maeng A;-26.0164;23.594;;;1092
Maeng B;-26.0286;23.6295;;;1092
Mafika;-25.5372;27.3007;;;1080
Mafikeng Airport;-25.808;25.5414;;;684;2
Mafikeng CBD;-25.8636;25.6425;;;684;30
Mafikeng Industrial;-25.8455;25.6352;;;684;2
Magalane;-25.0285;26.9945;;680;870
Maganeng;-27.2732;24.6791;;;1110
Magogoe;-25.896;25.5969;;;684
Magogoe Tlhabologo;-25.895;25.6252;;;684
Magogong;-27.6757;24.8081;;;1268
Magong;-25;26.9921;;;870;11
Mahobieskraal;-25.3388;26.9699;;;842;8
Mahukubung;-26.282;25.3079;;532;1192
Maile B;-25.4028;27.2509;;691;1080;30
Maile C;-25.4188;27.2527;;691;1080;30
Maipeng;-26.1905;25.4718;;;1192
Majakaneng;-25.7419;27.6724;;;862
Majaneng;-26.4726;25.3001;;;189
Majemantsho;-25.9065;25.6734;;;684
Majeng;-26.4308;25.3055;;;189
Makala a Thutlwa;-25.9714;23.5506;;;1092
Makanyaneng;-25.4712;28.0006;;511;626;50
Makau;-25.6228;27.9401;;;384
Makau;-25.5961;27.8942;;832;103
Makgabana;-25.9241;25.4002;;;830;;Madibe
Makgabetlwane;-25.2725;27.9297;;;454
Makgokgwane;-25.7197;25.6117;;;830
Makgope;-25.1207;26.887;;;870;8
Makgori;-25.8327;24.7913;;;1192
Makgwaphana;-25.1108;25.942;;;613
Makhubung;-25.899;25.5471;;;830
Makokskraal;-26.3393;26.6251;;;1373
Makolokwe;-25.6272;27.619;;;737
Makoshong;-25.2401;26.8417;;;671
Makouspan;-26.1028;25.6222;;;684
Makweleng;-25.1658;26.737;;;671
Mamashokwane;-27.4231;24.8958;;;1268
Mamba Chrome;-25.734;27.5313;;;862;2
Mamerotse;-25.4172;27.3411;;;1080
Mamitloana;-25.6131;27.1953;;;1080
Mammutla;-28.068;24.5166;;;1135
Mamusa;-27.1839;25.313;;;1179;30
Manamakhotheng;-25.1252;27.1947;;;870
Manamela;-25.17;26.6789;;;671
Manamolele;-26.5309;25.4065;;;189
Mandela Park;-26.4841;25.5349;;;189
Mandela Park;-26.0844;25.6436;;;684
Mangopeng;-25.6196;27.9513;;832;384
Mankaipaya;-24.9831;26.5616;;;671
Mankgekgetha;-25.2176;27.8651;;;454
Mankwe;-25.0516;26.9706;;;870;8
Manokwane;-27.5555;24.8023;;;1268
Manonyane;-26.4879;25.3677;;;189
Manthathabe;-27.5428;24.8327;;;1268
Manthe;-27.5461;24.8925;;;1268
Mantsa;-26.0643;25.5745;;;684
Mantserre;-24.9455;27.0951;;;870
Mantsho;-25.0774;26.8189;;;870
Mantsie;-25.3389;25.9225;;;613
Manzil Park;-26.8622;26.5836;;;510;30
Maologane;-25.2749;26.9417;;1388;870
Mapaputle;-25.001;26.8321;;;870
Mapetla;-25.6068;27.9615;;832;384
Maphepane;-25.2289;25.8014;;;613
Maphoitsile;-27.6021;24.7929;;;1268
Mapitiki;-26.1953;23.4553;;;1092
Mapoch;-25.4579;27.9877;;511;626;50
Maquassi Hills;-27.6093;25.9702;;;701;30
Maramage;-25.3889;25.8821;;;613
Marapalalo;-25.0585;26.8626;;;870
Maretlwana;-25.1133;26.5232;;;671
Maroelakop;-25.0792;26.2386;;;613
Masamane;-25.8386;24.6243;;;1192
Masebudule;-25.0462;26.307;;;1449
Masekolane;-25.1857;26.6387;;;671
Masoga;-25.4412;27.9945;;511;626;50
Masosobane;-25.5898;27.1445;;;1080
Masutlhe;-25.8128;25.4016;;;830
Matalaneng;-25.5863;27.2969;;475;1162
Matale;-25.5749;27.1611;;;1080
Mathibestad;-25.2766;28.1804;;;765
Mathibestad RDP;-25.2969;28.174;;;765
Mathopestad A;-26.0165;27.2009;;;1162
Mathopestad B;-25.4762;27.4119;;;737
Matila;-26.0801;25.7599;;;442
Matile;-26.0573;25.7308;;;684
Matlametlong;-24.7941;26.9399;;;870
Matlapaneng;-27.4355;24.6838;;;1110
Matlhabatlhaba;-26.2144;23.6517;;;1092
Matlhase;-25.4975;25.7416;;;613
Matlhonyane;-25.9785;25.6925;;;684
Matloding;-25.9075;24.6665;;;1192
Matlwang A;-26.7493;26.9376;;;1102
Matlwang B;-26.7164;26.9468;;;1102
Matolong;-27.5806;24.7536;;;1268
Matooster;-25.3362;27.0018;;;842
Matshelapane;-27.4064;24.7294;;;1110
Matsheng;-27.5613;25.0073;;;1268
Matshepe;-26.0143;25.7477;;;684
Maumong;-25.5831;27.4482;;;737
Mayayane;-25.8863;25.1388;;;1192
Meerhof;-25.759;27.9069;;386;384
Meiringspark;-26.8603;26.6283;;;510;30
Melodie;-25.7326;27.8979;;386;384
Meriting;-25.5853;27.2506;;;1080;110
Meriting Unit 1;-25.5957;27.2566;;803;1080;50
Meriting Unit 3;-25.6022;27.2605;;803;1080;50
Metsaneng;-26.1616;23.5167;;;1092
Mfidikoe;-25.6623;27.3408;;;1162
Mhole;-27.5402;24.8082;;;1268
Miga;-25.6523;25.5684;;;830
Mmabatho CBD;-25.8344;25.6138;;;830;30
Mmabatho Ext 39;-25.8337;25.5821;;;830;30
Mmabatho Sun Hotel;-25.817;25.636;;;830;30
Mmabatho Unit 1;-25.839;25.6184;;;830;30
Mmabatho Unit 10;-25.8529;25.5837;;;830;30
Mmabatho Unit 12;-25.8468;25.592;;;830;30
Mmabatho Unit 13;-25.8581;25.5723;;;830;30
Mmabatho Unit 14;-25.8548;25.5687;;;830;30
Mmabatho Unit 15;-25.8456;25.5794;;;830;30
Mmabatho Unit 2;-25.8341;25.5962;;;830;30
Mmabatho Unit 3;-25.8211;25.63;;;830;30
Mmabatho Unit 5;-25.8313;25.6052;;;830;30
Mmabatho Unit 6;-25.819;25.6254;;;830;30
Mmabatho Unit 7;-25.8391;25.5996;;;830;30
Mmabatho Unit 8;-25.8417;25.5892;;;830;30
Mmabatho Unit 9;-25.8478;25.5861;;;830;30
Mmaditlhokwa;-25.6961;27.3863;;;737
Mmagabue;-26.6203;24.1436;;;322
Mmakau;-25.6112;27.9363;;;384;26
Mmakaunyana;-25.3547;28.0052;;;695
Mmakaunyane;-25.3921;27.8837;;;454
Mmanawane;-25.7972;25.3579;;;830
Mmaphuti;-26.2187;23.5194;;;1092
Mmatau;-25.2417;26.6649;;;671
Mmathlwaela;-25.23;28.0106;;;695
Mmorogo;-25.2428;26.9432;;1388;870
Mmorogong;-25.1238;27.3811;;1136;870
Mmotla;-25.3564;28.0716;;;765
Mmukubyane;-25.0004;27.9696;;;695
Modderspruit;-25.7245;27.6488;;;862
Modikwe;-25.5255;27.5324;;;737
Modimola;-25.8861;25.4491;;;830
Modimola-Morwamarapo;-25.9117;25.4994;;;830
Modimong;-27.4484;24.8752;;;1268
Modutung;-27.6862;24.8341;;;1268
Moeka;-25.3364;28.0569;;;695
Moema;-25.2088;27.9719;;;695
Mofufutso;-26.3994;25.3994;;;189
Mogoditsane;-25.0043;26.8756;;;870
Mogogelo;-25.355;28.1383;;;765
Mogohlwaneng;-25.0588;28.1929;;;695
Mogono;-25.4877;27.1826;;;1080
Mogopela;-27.4564;24.7375;;;1110;11
Mogopela A;-27.4564;24.7375;;840;1110
Mogopela B;-27.4206;24.7657;;840;1110
Mogosane;-25.7641;25.5527;;;830
Mogwase Central;-25.2747;27.2332;;;842;30
Mogwase Industrial Area;-25.2565;27.2859;;;842;2
Mogwase Unit 1;-25.2767;27.2196;;;842;30
Mogwase Unit 2;-25.2746;27.2108;;;842;30
Mogwase Unit 3;-25.2662;27.2353;;;842;30
Mogwase Unit 4;-25.2599;27.2463;;;842;30
Mogwase Unit 5;-25.2557;27.2543;;;842;30
Mohadin;-26.7176;27.032;;;1102
Moiletswane;-25.3791;27.927;;;454
Mokasa;-27.6066;24.6721;;;1268
Mokgalwaneng;-24.803;27.0039;;;870
Mokgareng;-27.5457;24.6954;;;1268
Mokgola;-25.3277;26.1249;;;613
Mokope;-26.4805;25.3252;;;189
Molatedi;-24.8541;26.4984;;;671
Molatswanene;-27.2527;25.0343;;;16;30
Molelema;-27.6519;24.9996;;;1268
Molelwane;-25.7991;25.6512;;;830
Moletsamongwe;-25.8447;25.5137;;;830
Molorwe;-25.0842;26.9029;;66;870
Molote;-26.0444;27.245;;;1162
Monakato;-25.3532;27.2755;;;1080;50
Monetsi;-26.0342;23.6595;;;1092
Mononono;-25.0446;27.1911;;;870
Montsana A;-25.3774;26.6096;;;671
Montsana B;-25.0997;26.58;;;671
Montshioa;-25.8482;25.6221;;;830;50;Montshiwa
Montshiwa Stadt;-25.8743;25.6304;;;684
Mooibank Smallholdings;-26.7701;27.0448;;;1102;2
Mooifontein;-26.2583;25.6076;;;684
Mooipan;-26.3488;25.5202;;;684
Mooivallei Park;-26.6793;27.1076;;;1102
Mooivallei Smallholdings;-26.6882;27.112;;;1102;2
Moosa Park;-26.333;26.845;;;1373;30
Mopyane;-24.9478;27.0711;;;870
Moretele;-27.3245;24.69;;;1110
Moretele;-25.1463;27.9615;;;695;8
Moreteletsi;-25.2987;26.8194;;;671
Morokwaneng;-26.0772;23.7176;;;1092
Morokweng;-27.5816;24.9378;;;1268
Morokweng B;-26.1262;23.7753;;;1092
Moruleng;-25.1703;27.1728;;;870
Morwatshetlha;-25.9628;25.4753;;;684;8
Morwatshetlha 1;-25.9628;25.4753;;871;684
Morwatshetlha 2;-25.8772;25.4957;;871;830
Moshana;-24.9798;25.8947;;;613
Mositlane;-26.423;25.1429;;;669
Mosonthal-Marubitsh;-25.5376;27.3577;;873;1162
Mosonthal-Marubitshi;-25.5376;27.3577;;;1162;8
Moswana;-26.5306;24.228;;;322
Mosweu;-25.3748;25.9577;;;613
Motakaneng;-27.5844;24.6155;;;1268
Mothanthanyaneng;-27.6631;24.9084;;;1268
Mothutlung;-25.6029;27.8817;;;103;50
Motlhabe;-25.0714;26.9469;;;870
Motlhabeng;-25.8497;25.6015;;;830
Motseng;-25.5568;28.037;;392;626
Motsheko;-25.2182;27.9768;;;695
Motsitsiwe;-25.5692;27.1711;;;1080
Motsoseng;-25.8678;25.5681;;;830
Motsumorwane;-25.8223;25.4534;;;830
Motswedi;-25.2787;25.8863;;89;613
Motsweding;-27.6902;24.6723;;;1268
Moubane;-25.2952;26.6397;;;671
Moumong;-25.6132;27.9093;;832;103
Mountain View;-27.7957;24.663;;1048;1268
Mountain View;-25.8496;26.8929;;1131;530;50
Mpunyuka Section;-25.0164;26.9672;;470;870
Myra;-27.3858;24.7668;;;1110
Naawpoort;-26.1878;25.5773;;;684
Neserhof;-26.8834;26.6593;;;510;30
Newnham;-26.6841;23.8733;;;322
Ngobi;-25.0216;28.0998;;;695
Ngweding;-25.0667;26.996;;;870
Nivard Smallholdings;-27.2075;25.3258;;;1179;2
Nkogolwe;-25.0318;26.7547;;;671
Nonceba;-24.9343;26.7183;;;671
Nooigedacht;-25.5866;26.6612;;;1261
Nooitgedacht;-26.934;26.6428;;;510;30
Nooitgedacht B;-26.1465;25.6348;;;684
Norlim;-27.6264;24.6408;;;1268
Norokie;-25.2756;28.027;;;695
Ntsana-le-metsing;-25.0516;26.9706;;723;870
Ntsopilo;-25.5646;27.8404;;;626
Ntswanahatshe;-27.3105;24.6952;;;1110
Ntsweletsoku;-25.4415;25.9641;;;613
Ntswetshweu;-24.9133;27.0823;;533;870
Nyetse;-25.7713;25.617;;;830;8
Nyetse;-25.2989;26.0235;;;613
O.P.M. Prezesky Bird Sanctuary;-26.7542;27.0932;;;1102;30;;north-west-o-p-m-prezesky-bird-sanctuary-potchefstroom
Obakeng;-24.9256;26.6524;;;671
Olverton;-25.0686;28.1898;;;695
One and Ten;-25.2617;28.2468;;;765
Oorzaak;-25.75;27.3307;;;1162
Ophir;-26.7493;23.9072;;;322
Opperman;-25.2538;28.2244;;;765
Orkney Park;-26.976;26.6617;;;1038;30
Ottoshoop;-25.7433;25.9636;;;684
Oudorp;-26.888;26.6476;;;510;30
Oukasie;-25.6027;27.7937;;;103;50
Pachsdraai;-25.2075;26.3924;;;358
Papatso;-25.2946;28.2914;;;765;8
Papatso View;-25.2941;28.286;;1050;765
Pecanwood Estate;-25.7677;27.8584;;386;384
Pelindaba Industrial;-25.8024;27.9326;;386;384;2
Pella;-25.4701;26.4779;;;671
Pembroke;-26.6998;23.8675;;;322
Phaheng;-26.5529;24.1388;;;322
Phalane;-25.2704;26.8524;;;671
Phaposane;-26.5625;24.3166;;1302;322
Phatsima A;-25.5999;27.1288;;;1080
Phatsima B;-25.3951;27.0139;;;1080
Phetwane;-25.5679;27.2995;;475;1162
Phitshane;-25.754;25.0959;;;1192
Phokeng;-25.5851;27.1686;;;1080;350
Phola;-25.8578;25.5986;;;830
Photshaneng;-25.683;27.3775;;;737
Pienaar;-25.3742;26.0469;;;613
Pienaarsdorp;-26.8601;26.679;;;510;30
Pilanesberg;-25.2487;27.0804;;;870
Pitsedisulejang;-25.0235;26.4866;;;671
Pitsong;-27.5968;24.866;;;1268
Pochindustria;-26.718;27.0721;;;1102;2
Poosedumane;-25.2977;25.9188;;89;613
Popo Molefe;-25.6526;27.3286;;;1162
Port d' Afrique;-25.7696;27.9031;;386;384;;;north-west-port-d-afrique-hartbeespoort
Potoane;-25.2406;28.159;;;695
Povall;-26.8441;23.8583;;;322
Prieska;-25.2401;28.1783;;;765
Primindia;-25.6429;27.7837;;;103;30
Promosa;-26.6999;27.0354;;;1102;50
Protea Park;-25.686;27.216;;;1162;30
Pudimoe;-27.3932;24.7187;;;1110;50
Pudumoe;-27.4029;24.7188;;;1110;50
Pudumoe Unit 1;-27.4126;24.719;;;1110;50
Pudunong;-25.5642;27.1597;;;1080
Pylkop;-25.0859;27.4159;;;870
RMDC Village;-25.1201;26.9382;;697;870
Rabokala;-25.4961;27.8944;;;626
Rabosula;-25.2855;27.9774;;;695
Radintsha;-25.5818;27.3132;;475;1162
Rakgwedi;-26.4827;25.5288;;;189
Ramabesa;-26.388;25.1021;;;669
Ramaphosa;-25.2993;28.2303;;;765
Ramasedi;-25.1362;27.0716;;611;870
Ramoga;-25.1622;27.141;;;870
Ramogaodi;-25.5185;27.8688;;;626
Ramogodi;-25.6123;27.9701;;832;384
Ramokgolela;-25.0539;26.4196;;;671
Ramokoka;-25.1578;27.4358;;1125;842
Ramokokastad;-25.1578;27.4358;;;842;11
Ramolapong;-25.6076;27.9266;;832;384
Ramosadi;-25.8625;25.6171;;;830
Ramosibitswana;-24.9578;26.9428;;;870
Ramotlhajwe;-25.0657;26.4118;;;671
Ramotse;-25.3242;28.2914;;1283;765
Rampampaspoort;-24.9845;26.6713;;;671
Rankelenyane;-25.5693;27.4169;;;737
Rankotia;-25.571;27.8602;;;626
Raphiri;-25.1337;27.0542;;611;870
Rasimone;-25.4528;27.1011;;;1080
Ratau;-25.9187;25.4793;;;830
Ratjiepane;-25.334;28.0901;;;765
Ratsegae;-25.1916;26.5958;;;671
Reagile;-25.8511;26.8867;;;530;230
Reagile;-25.2934;25.9884;;;613
Reagile Ext 1;-25.85;26.8862;;1131;530;50
Reagile Ext 2;-25.8559;26.888;;1131;530;50
Reagile Ext 3;-25.8527;26.8903;;1131;530;50
Reagile Ext 4;-25.8563;26.8823;;1131;530;50
Reagile Ext 5;-25.8509;26.8787;;1131;530;50
Reivilo;-27.5653;24.1851;;81;1135;30
Rekgaritlhile;-26.5497;24.8535;;;1240;30
Renosterspruit;-25.1238;27.3811;;;870;8
Retief;-25.6441;27.1764;;;1080
Rietfontein;-27.8481;24.4795;;;1135
Rietfontein;-25.7181;27.9328;;;384
Riviera Park;-25.86;25.6632;;;684;30
Robega;-25.4317;27.1186;;;1080
Rodeona;-25.6484;26.6895;;;1261;30
Rodikhudu;-25.3282;25.7661;;;613
Rooigrond;-25.9102;25.7917;;;684
Rooival;-25.3148;27.7582;;;454
Rooiwal;-27.5701;24.7301;;;1268
Roosheuwel;-26.8766;26.6413;;;510;30
Ruighoek;-25.1838;26.9184;;;870
Ruigtesloot;-25.0533;27.8487;;;695
Rulaganyang;-27.1785;26.1122;;;1439;50
Rusten;-26.8283;23.7814;;;322
Rustenburg Industrial;-25.6292;27.2271;;;1162;2
Rustenburg North;-25.6527;27.2324;;;1162;30
Rustenburg Oos-Einde;-25.6604;27.2576;;;1162;30
Rustenburg Rural;-25.6401;27.2736;;;1162;30
SANDF Military Village;-25.7713;25.617;;1020;830;2
Safari Tuine;-25.7018;27.2287;;;1162;30
Salamat;-27.6435;25.593;;;74;30
Saleng;-26.4296;25.339;;;189
Sandfontein;-25.1897;27.2647;;;870
Saron;-25.5806;27.1532;;;1080
Sasane;-25.8599;25.0119;;;1192
Schoemansville;-25.7286;27.8756;;386;384
Schoongezicht;-26.0486;25.7114;;;684
Sebalagane;-25.2776;25.9003;;89;613
Sebowana;-25.9878;25.5344;;;684
Sefikile;-24.9856;27.1809;;;870
Segwaelane;-25.6693;27.6027;;;862
Sekgakwane;-25.1775;27.2059;;516;870
Sekhing;-27.852;24.6259;;;1268
Selepe;-25.065;28.0522;;;695
Semashu;-25.8285;24.972;;;1192
Seoding;-27.8802;24.6093;;;1268
Seolong;-25.1455;26.8249;;;870
Sephai;-25.2485;27.8054;;;454
Seraleng;-25.6101;27.2426;;;1162;50
Serutube;-25.5288;27.3019;;;1080
Seshibitswe;-25.4187;26.5314;;;671
Sesobe;-25.0368;26.4339;;;671
Sespond;-25.2913;28.2384;;;765
Setabeng;-25.9078;23.5065;;;1092
Setlagole;-26.2928;25.1254;;;1192
Setlhabane;-25.7944;25.2461;;206;1192
Setlhokwe;-25.5515;27.3026;;;1162
Setlhwatlhwe;-26.3288;25.1074;;;1192
Setlopo;-25.9319;25.6493;;;684
Setumo Park;-25.8216;25.6417;;;830
Seweding;-25.8698;25.5972;;;830
Shakung;-25.3393;27.9081;;;454
Shaleng;-27.9082;24.4631;;;1135
Shalimar Park;-25.5497;26.0708;;;1449;30
Sharon;-27.1897;25.2997;;;1179;30
Sheila;-26.0562;25.9371;;;442
Shukran;-26.1675;26.1509;;;630;30
Signal Hill;-25.825;25.6608;;;830
Six Hundred;-25.7055;25.6179;;;830
Slagboom;-25.0285;28.0041;;;695
Slurry;-25.8268;25.8468;;;684
Sonop;-25.6468;27.6959;;;103
Southey;-26.7742;24.013;;;322
Spitskop;-24.9916;27.2009;;;870;8
Springbokpan;-26.1206;25.777;;;442
Steil Hoogte;-26.0044;24.8193;;;1192
Supingstad;-24.7912;26.0697;;;613
Sutelong;-25.1463;27.9615;;868;695
Swartboom;-25.0404;28.1334;;;695
Swartdamstad;-25.3147;28.0384;;;695;8
Swartdamstad Ext C;-25.3233;28.0521;;1260;695
Swartfontein;-24.9094;25.9184;;;613
Syberia;-26.2579;25.4672;;;684
Syferskuil;-25.0723;28.2276;;;695
Tabasikwa;-27.6117;24.607;;;1268
Tantanana;-25.3806;27.352;;;1080
Thaba Sione;-26.3516;25.4201;;;189
Thabaneng;-25.5708;27.4023;;;737
Thabeng;-25.2254;27.2388;;624;842
Thabeng;-25.137;27.4585;;1125;842;;;north-west-thabeng-mogwase-2
Thakwane;-27.0776;24.5378;;;1400
Thawane;-26.3918;25.5215;;;1172
The Carousel Casino and Entertainment World;-25.3242;28.2914;;;765;8
The Coves;-25.7716;27.7969;;386;384
The Island Estate;-25.767;27.847;;386;384
Thekwane;-25.6556;27.3716;;;737
Thlatlaganyane;-25.2177;26.946;;;870
Thomeng;-27.6317;24.6427;;;1268
Thota Ya Tau;-28.0581;24.5481;;;1268
Thulwe;-25.2297;28.2109;;;765
Thutlwane;-26.3309;25.159;;;1192
Tigane;-26.7377;26.4169;;;383;50
Tladistad;-25.2032;28.0367;;;695
Tlakgameng;-26.4799;24.3414;;;322;11
Tlapa;-25.621;27.4287;;;737;11
Tlapa A;-25.6026;27.4425;;1303;737
Tlapa B;-25.621;27.4287;;1303;737
Tlapeng;-25.7473;25.4594;;;830
Tlapeng A;-27.5324;24.9531;;;1268
Tlapeng A;-26.6522;24.1037;;;322
Tlapeng B;-27.4854;24.9595;;;1268
Tlapeng B;-26.8331;23.929;;;322
Tlaseng;-25.4746;27.3476;;;1080
Tlhabane;-25.6306;27.2117;;;1162;500
Tlhabane Unit 1;-25.6343;27.2183;;1306;1162;50
Tlhabane Unit 2;-25.6448;27.2203;;1306;1162;50
Tlhabane Unit 3;-25.6384;27.2053;;1306;1162;50
Tlhabane West;-25.6489;27.2004;;1306;1162;50
Tlhabologang;-26.3285;26.3004;;;164;50
Tlhakajeng;-26.2979;25.3404;;532;669
Tlhaping;-26.4383;25.2112;;;669
Tlholwe;-25.1123;27.9134;;;695
Tlokweng;-25.4866;26.6227;;;671
Tlounane;-25.1199;28.1872;;;695
Tloung;-25.8798;25.6183;;;684
Tobias;-27.5065;24.6061;;;1110
Top Village;-25.8463;25.6674;;;684
Transaksie;-25.0197;28.0604;;;695
Trotsville;-27.2145;25.9657;;;1439;30
Tseng;-25.9936;23.4523;;;1092
Tseoge;-26.0072;23.5137;;;1092
Tsetse;-25.732;25.6706;;;830
Tshetshu;-26.1404;23.8451;;;1092
Tshidilamolomo;-25.8504;24.742;;;1192
Tshing;-26.3189;26.7991;;;1373;50
Tshunyane;-26.0389;25.501;;;684
Tshwara;-25.6196;27.929;;832;384
Tshwara;-25.5781;27.1408;;;1080
Tshwaro;-25.2608;26.4853;;;671
Tshwene Farm;-25.3715;28.0167;;;695
Tsitsing;-25.4719;27.3224;;;1080;11
Tsitsing A;-25.4719;27.3224;;1334;1080
Tsitsing B;-25.4479;27.3112;;1334;1080
Tsokonyane;-27.483;24.8054;;;1268
Tswelelang;-27.2266;25.9775;;;1439;50
Tuhutsang;-26.062;23.6545;;;1092
Turfbult;-24.9716;27.1348;;;870
Turfvlei Smallholdings;-26.7305;27.1403;;;1102;2
Uitkyk;-26.2043;25.5712;;;684
Uitkyk A;-25.2057;26.4343;;;671
Upper Majeakgoro;-27.7996;24.6228;;;1268
Uraniaville;-26.8847;26.6298;;;510;30
Utlwanang;-27.8914;25.1229;;;148;50
Utsane;-25.0995;28.1718;;;695
Vaal Park;-27.0076;26.683;;;1038;30
Vaal Reef Gold Mine A;-26.9578;26.6911;;;1038;2
Vaal Reef Gold Mine B;-26.9155;26.7065;;;1038;2
Vaal Reef Gold Mine C;-26.9523;26.7366;;;1038;2
Van Der Hoff Park;-26.6973;27.1122;;;1102;30
Van Der Hoffpark Ext 16;-26.6673;27.1094;;;1102;30
Verdwaal;-26.0972;25.8938;;;442
Vlieger;-26.2206;26.8121;;;1373
Vogelstruisnek;-25.2749;26.9417;;;870;11
Voordonker;-25.1312;26.6561;;;671
Vrede;-25.4636;26.5573;;;671
Vyfhoek Smallholdings;-26.6825;27.1514;;;1102;2
Wag 'n Bietjie;-25.0548;27.1031;;;870;;;north-west-wag-n-bietjie-moruleng
Walman;-25.0835;28.2312;;;695
Waterkloof;-25.7049;27.3167;;;1162
Waterkloof Smallholdings;-25.7113;27.2662;;;1162;2
Waterval;-25.6958;27.3243;;;1162
Waterval East;-25.6888;27.2675;;;1162;30
Welgeval;-25.1924;27.2469;;;870
Welgevonden;-26.1623;26.8156;;;1373
Weltevreden;-26.3213;25.4899;;;684
Welvedacht;-25.4782;25.9833;;;613;50
Welverdiend;-26.0454;25.7565;;;442
West Lake Country & Safari Estate;-25.7718;27.8056;;386;384;;;north-west-west-lake-country-safari-estate-hartbeespoort
Wildebeesfontein;-25.5933;27.2251;;;1080
Wilgeboom Smallholdings;-26.769;27.1321;;;1102;2
Wilkeville;-26.8439;26.6492;;;510;30
Wilkopies;-26.8288;26.6749;;;510;30
Windsa;-25.5541;27.1517;;;1080
Wintershoek;-25.6996;26.0898;;;684
Witpan;-26.4103;25.6045;;;1172
Witrandtjie;-25.273;26.9071;;;870
Wonderkoppies;-25.6678;27.5222;;;862;;Wonderkop
Xanadu Eco Park;-25.7461;27.9234;;386;384
Xhonyane;-27.5515;24.5525;;;1268
Zandfontein;-25.1856;27.2281;;;870;8
Zilkaats Estate;-25.6681;27.895;;;103;30
Zinniaville;-25.6478;27.2421;;;1162;30
# Western Cape
Acacia Park;-33.8944;18.5267;;343;128;90
Admiral Island and Port Owen Estates;-32.7851;18.1526;;;1371;30
Admirals Kloof;-34.1941;18.4235;;1210;128;90
Admirals Park;-34.1397;18.8786;;344;128;90
Adriaanse;-33.9404;18.5872;;770;128;90
Agulhas;-34.8169;20.0085;;;1253
Airlie;-34.0391;18.4346;;;128;90
Alf. Blv;-33.8695;18.6385;;50;128;90;;western-cape-alf-blv-cape-town
Alphen;-34.0077;18.4464;;;128;90
Altydgedacht;-33.8322;18.626;;223;128;90
Amanda Glen;-33.8598;18.6636;;50;128;90
Amanda Glen A;-33.8537;18.665;;223;128;90
Amandelrug;-33.9203;18.6913;;548;128;90
Amandelsig;-33.9292;18.6932;;548;128;90
Amstelhof;-33.7372;19.0015;;;1046;30
Amy Biehl;-34.0027;18.5876;;1075;128;150
Anchorage Park;-34.1492;18.8746;;344;128;90
Andas Estate;-34.0842;18.8472;;1223;128;90
Arabella Country Estate;-34.3168;19.1294;;;508
Arauna;-33.8693;18.6876;;99;128;90
Argonauta;-34.8053;20.0475;;;1253;30
Armoed;-33.6739;22.0837;;;1043
Asazani;-34.1693;22.1107;;;874;80
Asazani JCCC Camp;-34.1693;22.1107;;21;874;50
Ashbury;-33.7676;20.1485;;;859;30
Atlantis Industrial;-33.5922;18.4767;;26;128;6
Aurora;-33.8308;18.6306;;223;128;90
Aurora;-32.7066;18.4838;;;29
Austinville;-33.9778;18.6965;;77;128;90
Avalon Estate;-33.8225;18.6928;;223;128;90
Avian Park;-33.6676;19.4343;;;1442;50
Avon;-33.9202;18.5702;;246;128;90
Avondale;-33.8956;18.6004;;1052;128;90
Avondale;-33.5667;18.4864;;26;128;150;;western-cape-avondale-cape-town-2
Avondstil;-33.8996;18.6409;;50;128;90
Avonwood;-33.9248;18.5812;;246;128;90
Baardscheerders Bosch;-34.5874;19.5708;;;1237
Bakoven;-33.9611;18.3804;;;128;90
Ballotsview;-33.9926;22.4847;;;329;30
Balvenie;-33.9315;18.5829;;246;128;90
Bantry Bay;-33.9282;18.3788;;;128;90
Barbarossa;-34.0191;18.455;;;128;90
Barcelona;-33.9764;18.5786;;361;128;150
Bay Park;-34.1489;18.8624;;344;128;90
Bay View;-34.1383;22.1103;;;874;30
Bay View;-34.0729;18.585;;824;128;150
Bay View Village;-34.1826;18.4229;;1210;128;90
Bayview Heights;-34.1847;18.422;;1210;128;90
Beach Estate;-34.0318;18.3506;;423;128;90
Beacon Valley;-34.0398;18.6272;;824;128;150
Beaconhill;-33.5606;18.506;;26;128;150
Beaconvale;-33.9159;18.5859;;1052;128;90
Beaufort West Industrial Park;-32.361;22.5686;;;42;2
Beaverlac;-32.89;19.0749;;;1099
Beeskamp;-33.3745;19.3123;;;141;30
Bek Bay;-32.8139;17.8762;;;1055;30
Bel Ombre;-34.0112;18.4288;;;128;90
Bel' Aire;-34.0453;18.8296;;1223;128;90;;western-cape-bel-aire-cape-town
Belgravia;-33.9691;18.5197;;25;128;90
Belgravia;-33.9011;18.6446;;50;128;90;;western-cape-belgravia-cape-town-2
Belhar;-33.9462;18.6389;;;128;560
Belhar 1;-33.9447;18.6113;;48;128;90
Belhar 10;-33.9433;18.644;;48;128;90
Belhar 11;-33.9459;18.6448;;48;128;90
Belhar 12;-33.9484;18.6391;;48;128;90
Belhar 13;-33.9513;18.6362;;48;128;90
Belhar 14;-33.9472;18.6364;;48;128;90
Belhar 15;-33.9455;18.6421;;48;128;90
Belhar 16;-33.9496;18.6447;;48;128;90
Belhar 17;-33.9405;18.6237;;48;128;90
Belhar 18;-33.9525;18.6527;;48;128;90
Belhar 19;-33.9499;18.6514;;48;128;90
Belhar 2;-33.9485;18.6077;;48;128;90
Belhar 20;-33.9467;18.652;;48;128;90
Belhar 21;-33.943;18.6525;;48;128;90
Belhar 23;-33.9387;18.6429;;48;128;90
Belhar 3;-33.9489;18.6225;;48;128;90
Belhar 4;-33.9462;18.6187;;48;128;90
Belhar 6;-33.9448;18.6302;;48;128;90
Belhar 7;-33.9474;18.6325;;48;128;90
Belhar 8;-33.9393;18.6317;;48;128;90
Belhar 9;-33.9459;18.6399;;48;128;90
Belhar N.T.;-33.9444;18.6575;;48;128;90;;western-cape-belhar-n-t-cape-town
Bella Vista;-33.7358;18.9736;;;1046;50
Bella Vista;-33.3321;19.3177;;;1108;50
Bellair;-33.8834;18.6646;;50;128;90
Belle Constantia;-34.0363;18.441;;;128;90
Bellville;-33.8995;18.6293;;;128;1100
Bellville Central;-33.8995;18.6293;;50;128;90
Bellville Lot 1;-33.9224;18.6412;;50;128;90
Bellville Lot 2;-33.919;18.6377;;50;128;90
Bellville Lot 3;-33.9158;18.6369;;50;128;90
Bellville Lot 5;-33.9096;18.6346;;50;128;90
Bellville Lot 6;-33.912;18.6379;;50;128;90
Bellville Park;-33.877;18.6342;;50;128;90
Bellville South;-33.9219;18.6462;;50;128;90
Bellville South Industrial;-33.9348;18.6547;;50;128;6
Bellville West;-33.8952;18.6085;;50;128;90
Bellvue;-34.1997;18.4555;;1210;128;90
Belmont Park;-33.8507;18.7273;;531;128;90
Belrail;-33.9059;18.6351;;50;128;90
Belthorn Estate;-33.9837;18.515;;25;128;90
Belvedere;-34.1008;18.391;;982;128;90
Belvidere Estate;-34.0459;22.9965;;;515;30
Bene;-34.0779;18.8539;;1223;128;90
Bennetsville;-33.8059;18.8682;;;506;30
Bereaville;-34.0459;19.5171;;;328;30
Berg-En-Dal;-34.0368;18.3606;;423;128;90
Berg-En-Dal;-33.6328;19.0197;;;1418;30
Bergalo;-34.0759;18.8466;;1223;128;90
Bergplaas State Parks;-33.8762;22.6841;;;1427;2
Bergsig;-34.2516;19.4246;;;122;30
Bergsig;-34.0496;22.2122;;;357;30
Bergsig;-33.9555;22.4768;;;329;30
Bergsig;-33.8185;18.6609;;223;128;90
Bergsig;-33.7678;20.125;;;859;30
Bergsig;-33.6377;19.4429;;;1442;30
Bergsig;-33.5245;21.6756;;;123;30
Bergsig;-33.1529;18.6589;;;866;30
Bernadino Heights;-33.8764;18.7232;;531;128;90
Beroma;-33.9146;18.6539;;50;128;90
Bertville;-33.7328;18.955;;;1046;30
Bethanie;-33.8584;18.6581;;50;128;90
Beverly Park;-34.0168;18.7347;;236;128;90
Big Bay;-33.7885;18.4584;;76;128;90
Birkenhead;-34.6172;19.3251;;;321
Bishop Lavis;-33.9478;18.5818;;;128;150
Bishopscourt;-33.9911;18.4451;;;128;90
Bitterfontein;-31.0305;18.2596;;;68
Bitterwater;-32.7677;21.9681;;;608
Black City;-33.9909;18.5901;;1018;128;150
Blackheath;-33.9572;18.675;;;128;350
Blanc Kelly;-33.9139;18.6361;;50;128;90
Blanco;-33.9449;22.4114;;;329;30
Bloekombos;-33.8436;18.7489;;531;128;150
Bloemhof;-33.8801;18.6453;;50;128;90
Blommendal;-33.888;18.6523;;50;128;90
Blomtuin;-33.884;18.6474;;50;128;90
Blomvlei;-33.8797;18.619;;50;128;90
Blouberg;-33.8181;18.5073;;;128;1100
Blouberg Rise;-33.8141;18.4844;;76;128;90
Blouberg Sands;-33.8039;18.4793;;76;128;90
Bloubergrant;-33.8153;18.4767;;76;128;90
Bloubergstrand;-33.8001;18.4636;;76;128;90
Blouwater Bay;-32.9938;17.9697;;;1168;30
Blue Downs;-33.9912;18.6998;;;128;920
Blue Ridge;-34.2003;22.0255;;;874
Blueberry Hill;-32.7397;17.9998;;;1235;30
Bo Oakdale;-33.8814;18.638;;50;128;90
Bodorp;-33.9526;22.4658;;;329;30
Boggoms Bay;-34.2601;21.9064;;;387
Boland Agricultural Show Grounds;-33.7408;19.0001;;;1046;30
Bongani;-34.0312;23.0986;;;515;30
Bongani TR Section;-34.0358;18.6452;;496;128;150
Bongolethu;-33.6002;22.2397;;;1043;50
Bongweni;-34.0165;18.6356;;496;128;150
Bonnie Brae;-33.832;18.703;;531;128;90
Bonny Brook;-33.8372;18.7018;;531;128;90
Bonteheuwel;-33.9508;18.5531;;25;128;150
Boosmansbos Wildernisgebied;-33.9629;20.8793;;;393;2
Boplaas;-34.1794;22.0958;;;874;30
Boquinar Industrial Area;-33.9695;18.585;;770;128;6
Borcherds;-33.9897;22.4677;;;329;30
Bosbell;-33.8962;18.6262;;50;128;90
Boschenmeer Golf Estate;-33.7684;18.9799;;;1046;30
Boskloof Eco Estate;-34.094;18.877;;1223;128;90
Bosluiskop;-34.0992;23.3629;;;1089
Bosmanskloof;-34.0447;19.5956;;;352;30
Bosonia;-33.9272;18.6817;;548;128;90
Bossiesgerf;-34.0468;23.3556;;;1089;30
Boston;-33.8946;18.6208;;50;128;90
Botha Strand;-34.0497;22.2706;;;357;30
Bothasig;-33.8603;18.5404;;823;128;90
Bothasig;-33.1468;18.6607;;;866;30
Botrivier Dorpsgebied;-34.2281;19.1948;;;97;30
Botvilla;-34.2267;19.1919;;;97;30
Boulders;-34.1982;18.4523;;1210;128;90
Boys Town;-33.9906;18.6013;;1018;128;150
Bracken Heights;-33.8752;18.6787;;99;128;90
Brackenfell;-33.8693;18.6876;;;128;450
Brackenfell Industrial;-33.8647;18.7064;;99;128;6
Brackenfell North;-33.8582;18.6753;;99;128;90
Brackenfell South;-33.8944;18.7038;;99;128;90
Brackenfell South B;-33.8788;18.6976;;99;128;90
Braeview;-34.0525;18.8253;;1223;128;90
Brandwacht;-34.0513;22.0572;;;387
Brandwacht;-33.9571;18.8716;;;1241;30
Brandwag;-33.9154;18.6854;;548;128;90
Brantwood;-33.9228;18.6737;;548;128;90
Breakwater Bay Eco Estate;-34.0562;22.4193;;;329;2
Bredasdorp Industrial;-34.5229;20.0575;;;101;2
Breedezicht Estate;-34.3949;20.8235;;1437;393;30
Brent on Sea;-34.0706;23.0276;;;515;30
Brenton;-34.0592;23.0271;;;515;30
Brentwood Park;-33.9829;18.6575;;77;128;90
Brentwood Park;-33.8136;18.6633;;223;128;90;;western-cape-brentwood-park-cape-town-2
Brick A Clay Blv.;-33.8668;18.6471;;50;128;90;;western-cape-brick-a-clay-blv-cape-town
Bridgebank;-34.0921;18.8492;;1223;128;90
Bridgeton;-33.6007;22.2229;;;1043;50
Bridgetown;-33.9586;18.532;;25;128;90
Bridgewater;-34.0897;18.8525;;1223;128;90
Britannia Bay;-32.7244;17.9379;;;1235;30;Britannia Baai
Britannica Heights;-32.7531;18.0045;;;1235;30
Briza;-34.0681;18.8441;;1223;128;90
Broadlands;-34.1271;18.8715;;1251;128;90
Brooklyn;-33.9099;18.4828;;;128;90
Browns Farms;-34.0076;18.5794;;1075;128;150;Browns Farm
Buckingham;-33.9967;18.5089;;;128;90
Buffelsbaai;-34.0859;22.9697;;;515
Buffelsjagrivier;-34.0471;20.5256;;;1262
Buitenverwagting;-33.7367;18.9572;;;1046;30
Cafda Village;-34.0604;18.4836;;;128;90
Camelot;-33.9613;18.6718;;71;128;90
Campher's Drift;-33.9491;22.4596;;;329;30;;western-cape-camphers-drift-george
Camps Bay;-33.9513;18.3819;;;128;90;Kampsbaai
Canwick;-34.0938;18.8535;;1223;128;90
Cape Gate;-33.8529;18.6963;;99;128;90
Cape Town CBD;-33.9227;18.4236;;;128;90
Cape Town International Airport;-33.972;18.6096;;770;128;6
Cape Town Metro Rural;-34.1124;18.8914;;;128;110
Capri;-34.1398;18.3843;;982;128;90
Capricorn;-34.0925;18.4867;;901;128;90
Carey Parks;-34.0868;18.8419;;1223;128;90
Castle Rock;-34.2369;18.4739;;;128;90
Chamonix;-33.8675;18.6738;;99;128;90
Chantecler;-33.862;18.6585;;50;128;90
Chapmans Peak;-34.0998;18.3665;;982;128;90
Charleston Hill;-33.7147;18.9839;;;1046;30
Cherrywood Gardens;-34.0886;18.8634;;1223;128;90
Chrismar;-33.8924;18.6461;;50;128;90
Chrisnissen Village;-34.11;18.8716;;1223;128;90
Churchill Estate;-33.8988;18.5776;;1052;128;90
Clairwood;-34.0059;18.7281;;236;128;90
Clamhall;-33.8965;18.589;;1052;128;90
Clarkes;-33.9398;18.5811;;770;128;90
Clifton;-33.9387;18.377;;;128;90
Cloetesville;-33.9116;18.8541;;;1241;80
Clovelly;-34.121;18.4316;;277;128;90
Cola Beach;-34.0366;22.8175;;;1185;30
Colorado;-34.0271;18.5937;;824;128;150
Columbine;-32.735;17.9937;;;1235;30
Concordia;-34.0277;23.0899;;;515;30
Coniston Park;-34.0772;18.4754;;;128;90
Connaught;-33.9318;18.5897;;1052;128;90
Constantia Heights;-34.0028;18.4343;;;128;90
Constantia Vale;-34.0219;18.4345;;;128;90
Constantia Village;-34.0221;18.4417;;;128;90
Conville;-33.9836;22.4762;;;329;30
Costa Da Gama;-34.0963;18.4828;;901;128;90
Country Places;-33.8339;18.6761;;223;128;90
Courtrai;-33.7709;18.9558;;;1046;30
Cravenby;-33.925;18.5889;;1052;128;90
Crawford;-33.9796;18.5051;;;128;90
Crofters Valley;-34.1085;18.3869;;982;128;90
Crossroads;-33.9931;18.5968;;361;128;150
Croydon;-34.0358;18.7545;;664;128;150
Crystal Waters;-32.2012;18.8923;;;154;30
D'Almeida;-34.1791;22.1127;;;874;30;;western-cape-dalmeida-mossel-bay
D'urbanvale;-33.8166;18.6387;;223;128;90;;western-cape-durbanvale-cape-town
Da Gama Park;-34.1621;18.404;;1210;128;90
Dal Josafat Industrial;-33.6857;18.9823;;;1046;2
Dalsig;-33.9484;18.8595;;;1241;30
Dalvale;-33.6968;19.0003;;;1046;30
Dam se Bos;-34.0358;23.1097;;;515;2
Dana Bay;-34.1957;22.0487;;;874;30
Danarand;-33.9358;18.678;;71;128;90
Danena;-33.8713;18.6398;;50;128;90
De Bron;-33.8545;18.6283;;50;128;90
De Doorns East;-33.4864;19.6652;;;184;30
De Duin;-33.8852;18.5704;;1052;128;90
De Hoek;-32.9436;18.7677;;;1085
De Hollandsche;-33.8575;19.038;;;1090
De Hoop;-33.607;22.044;;;1043
De Kuilen;-33.9293;18.6779;;548;128;90
De Lust;-33.0839;19.0186;;;1099
De Nova;-34.1817;22.1285;;;874;30
De Oude Spruit;-33.8936;18.6942;;99;128;90
De Tijger;-33.8894;18.594;;1052;128;90
De Tuin;-33.8576;18.6917;;99;128;90
De Waterkant;-33.9147;18.419;;;128;90
De Wijnlanden;-34.012;18.7421;;236;128;90
De Wingerd;-33.8276;18.6684;;223;128;90
De Zoete Inval;-33.7752;18.9615;;;1046;30
Delft;-33.973;18.6451;;;128;300
Delft South;-33.9914;18.6353;;190;128;150
Delro;-33.984;18.6815;;77;128;90
Denneburg;-33.7345;18.9838;;;1046;30
Dennegeur;-34.0963;18.8696;;1223;128;90
Dennehof;-34.0467;19.2872;;;1384
Dennekruin;-34.1614;19.0017;;;348;30
Dennemere;-33.9803;18.7087;;77;128;90
Dennendal;-34.057;18.4415;;;128;90
Denneoord;-33.9455;22.4749;;;329;30
Denvar Park;-33.9576;22.4883;;;329;30
Des Hampden;-33.9304;18.6737;;;128;110
Deurdrif;-34.0246;18.4537;;;128;90
Devil's Peak Estate;-33.9369;18.4286;;;128;90;;western-cape-devils-peak-estate-cape-town
Deville Park;-34.0065;22.4371;;;329;30
Devon Park;-34.0086;18.73;;236;128;90
Devon Park Village;-34.0125;18.7267;;236;128;90
Devon Valley;-33.9451;18.8308;;;1241;30
Diazville;-33.0066;17.9183;;;1168;30
Dido Valley;-34.1704;18.4272;;1210;128;90
Die Bakke;-34.1774;22.1332;;;874;30
Die Boord;-33.9539;18.8477;;;1241;30
Die Bos;-34.1117;18.8452;;1251;128;90
Die Kelders;-34.5598;19.3621;;;321;30
Die Lande;-32.3728;22.5893;;;42;30
Die Voorbaai;-34.1494;22.1053;;;874;30
Die Wingerd;-34.0671;18.8304;;1223;128;90
Diemersfontein;-33.6637;19.0087;;;1418;50
Diep River;-34.0349;18.464;;;128;90
Diepwater;-33.975;18.6585;;77;128;90
Dobson;-34.1515;18.8675;;344;128;90
Door De Kraal;-33.8626;18.6233;;50;128;90
Doornbach;-33.8115;18.5368;;76;128;90
Doornkloof;-33.1541;18.6719;;;866;30
Doornkuil;-33.4615;18.7371;;;706;30
Dorhill;-34.0731;18.8479;;1223;128;90
Dormehls Drift;-33.9624;22.4501;;;329;30
Dorpsig;-33.7862;19.8924;;;1152;30
Dreyersdal;-34.0585;18.4533;;;128;90
Droheuwel;-33.7839;19.8855;;;1152;30
Drommedaris;-33.6699;18.9863;;;1418;30
Drosdy Park;-33.9142;18.6711;;548;128;90
Drovlei;-33.4863;21.4741;;;1451;30
Dunoon;-33.818;18.5407;;76;128;150
Dunoon School Site;-33.8193;18.5425;;76;128;90
Dunrobin;-33.9053;18.6491;;50;128;90
Durbanville Hills;-33.8485;18.6397;;223;128;90
Durbell;-33.8547;18.6432;;223;128;90
Durhamville;-33.767;18.5437;;;128;110
Durmonte;-33.8113;18.6669;;223;128;90
Duynefontein;-33.6926;18.4503;;800;128;90
Dwarskersbos;-32.6909;18.2369;;;1371
Dysseldorp;-33.5746;22.4359;;;227;30
Dysselsdorp Smallholdings;-33.5758;22.4054;;;227;2
Eagles Nest;-34.0199;18.4103;;;128;90
East Rock;-33.8711;18.6647;;50;128;90
Eastern Ext;-33.9607;22.475;;;329;30
Eastford;-34.0229;23.0203;;;515;30
Eastridge;-34.0505;18.6306;;824;128;150
Ebenheaser;-31.5861;18.2432;;;649
Eden George;-33.9596;22.4953;;;329;30
Eden Klein;-33.9959;18.5146;;;128;90
Edenpark;-33.8701;18.6794;;99;128;90
Edgemead;-33.874;18.5443;;823;128;90
Edward;-34.023;18.5213;;;128;90
Eerste Rivier;-34.0105;18.7305;;;128;390
Egoli;-33.3685;19.3169;;;141;30
Eikenbosch;-33.9376;18.7037;;548;128;90
Eikendal;-33.8561;18.718;;531;128;90
Eindhoven;-33.9814;18.6481;;190;128;150
Ekuphumleni;-34.0452;18.6738;;496;128;150
Ekupumeleni;-33.4786;19.6807;;;184;50
Electric City;-34.0169;18.7129;;77;128;90
Elfindale;-34.0432;18.475;;;128;90
Elgin;-34.1473;19.0447;;;348;30
Elim;-33.9234;18.6857;;548;128;90
Elsenburg;-33.845;18.8373;;;506
Elsies River;-33.9259;18.5745;;;128;420;Elsiesrivier
Elsies River Industrial;-33.9129;18.5724;;246;128;6
Epping Forest;-33.9342;18.5737;;246;128;6
Epping Garden Village;-33.9247;18.5589;;343;128;90
Epping Industria;-33.9344;18.5465;;;128;6
Erica Township;-33.9409;18.6155;;48;128;90
Erinvale Golf Estate;-34.064;18.882;;1223;128;90
Eskom;-33.8819;18.6426;;50;128;90
Esselen Park;-33.6518;19.4545;;;1442;30
Essopville;-32.3708;22.5613;;;42;30
Esterhof;-33.3841;18.9215;;;1143;50
Esterville;-33.7343;18.9668;;;1046;30
Eureka;-33.9385;18.5924;;1052;128;90
Europe;-33.9812;18.5847;;361;128;150
Everglen;-33.8567;18.648;;223;128;90
Eversdal;-33.8637;18.6517;;50;128;90
Eversdal A;-33.8534;18.6561;;223;128;90
Eversdal B;-33.8573;18.6424;;223;128;90
Eversdal Ext 21;-33.9039;18.6346;;50;128;90
Eversdal Heights;-33.8514;18.6482;;223;128;90
Faerie Knowe;-34.1295;18.3856;;982;128;90
Fairdale;-33.9871;18.6755;;77;128;90
Fairfield Estate;-33.8998;18.594;;1052;128;90
Fairview;-34.1722;22.1183;;;874;30
Fairview Golf Estate;-34.1395;18.8683;;344;128;90
Fairview Heights;-34.0594;18.85;;1223;128;90
Fairways;-34.0224;18.4931;;;128;90
Fairy Glen;-33.6336;19.4478;;;1442;30
Fancourt Golf Estate;-33.9592;22.4084;;;329;30
Ferndale;-33.8817;18.6773;;99;128;90
Ferness;-34.0187;18.5007;;;128;90
Fernkloof;-34.3869;19.2833;;;397
Fernkloof Estate;-34.4054;19.2582;;;397;30
Fernridge;-33.9437;22.4665;;;329;30
Fernwood Estate;-34.0691;23.0824;;;515;30
Fir Grove;-34.0451;18.4352;;;128;90
Firgrove;-34.0564;18.7889;;1223;128;90
Firgrove Rural;-34.0781;18.8025;;1223;128;90
Firlands Smallholdings;-34.1371;18.8992;;1223;128;6
Fish Hoek;-34.1287;18.4193;;;128;170;Vishoek
Fisherhaven;-34.3642;19.1305;;;508
Fishers Haven;-34.0535;23.0862;;;515;30
Flamingo Vlei;-33.8345;18.5001;;76;128;90
Flenters;-34.0262;23.0588;;;515;30
Florian Park;-33.6566;19.4555;;;1442;30
Florida;-33.9241;18.5947;;1052;128;90
Forbes;-33.9759;18.5173;;25;128;90
Foreshore;-33.9152;18.4487;;;128;90
Forest Glade;-34.0603;18.4309;;;128;90
Forest Glade;-34.0011;18.7158;;77;128;90;;western-cape-forest-glade-cape-town-2
Forest Heights;-34.0023;18.7084;;77;128;90
Forest Village;-34.0122;18.707;;77;128;90
Fountain Village;-33.99;18.685;;77;128;90
Fraai Gelegen;-34.0523;18.8212;;1223;128;90
Frankdale;-33.767;18.5437;;224;128;90
Franschhoek;-33.8994;18.9497;;;285;30
Franskraalstrand;-34.6077;19.3879;;;321;50
Freedom Park Airport;-33.9505;18.5998;;770;128;6
Frere Estate;-33.9794;18.5103;;;128;90
Fresnaye;-33.9253;18.387;;;128;90
Froggy Farm;-34.2057;18.4552;;1210;128;90
Gants Plaza;-34.0968;18.8435;;1251;128;90
Garden Village;-34.0875;18.8385;;1223;128;90
Gardens;-33.9354;18.409;;;128;90
Gatesville;-33.9781;18.5319;;25;128;90
Gaylee;-33.9741;18.7043;;77;128;90
George Central;-33.9619;22.4606;;;329;30
George Industria;-33.985;22.4558;;;329;2
George South;-33.9708;22.4539;;;329;30
Gersham;-33.9464;18.6735;;71;128;90
Gleemoor;-33.9656;18.5125;;25;128;90
Glen Alpine;-34.0138;18.4091;;;128;90
Glen Barrie;-33.9424;22.4554;;;329;30
Glen Ive;-33.8739;18.6607;;50;128;90
Glen Marine;-34.167;18.4265;;1210;128;90
Glen Ridge;-34.1558;18.4338;;1210;128;90
Glen Valley;-33.9743;18.5103;;;128;90
Glen View;-33.9759;18.5094;;;128;90
Glencairn;-34.1617;18.4265;;1210;128;90
Glencairn Heights;-34.1539;18.4288;;1210;128;90
Glenhaven;-33.9185;18.657;;50;128;90
Glenlily;-33.9034;18.5818;;1052;128;90
Glentana;-34.0482;22.3114;;;357;30
Glenwood;-33.8965;18.5355;;343;128;90
Glenwood AH;-33.9717;22.4967;;;329;2
Goede Hoop;-34.0981;18.8309;;1251;128;90
Goedehoop Estate;-34.091;18.3769;;982;128;90
Goedgemoed;-33.8261;18.6738;;223;128;90
Goedverwacht;-32.8629;18.6965;;;1085
Golden Acre;-34.0747;18.8635;;1223;128;90
Golden Hill;-34.0669;18.8647;;1223;128;90
Golden Mile;-32.7242;17.956;;;1235;30
Goniwe Park;-33.9843;19.2772;;;1384;30
Goodwood;-33.9066;18.5477;;;128;500
Goodwood Estate;-33.9043;18.5495;;343;128;90
Goose Vallley Golf Estate;-34.0266;23.3833;;;1089;30
Gordons Bay;-34.1486;18.8712;;;128;450;Gordonsbaai
Gouritsmond;-34.3472;21.875;;;7
Gqobasi;-33.9902;18.5933;;361;128;150
Graafwater North;-32.1519;18.6028;;;347;30
Graafwater South;-32.1608;18.6062;;;347;30
Graanendal;-33.8134;18.6762;;223;128;90
Grabouw Industrial Park;-34.1513;19.0057;;;348;2
Graceland;-34.041;18.674;;496;128;150
Grahamdale;-33.8968;18.6246;;50;128;90
Grassy Park;-34.0536;18.5057;;;128;190
Graylands;-34.0254;18.4412;;;128;90
Greater Chatsworth;-33.5102;18.5906;;;706
Green Lands;-33.9264;18.6283;;50;128;90
Green Point;-33.9072;18.4083;;;128;90;Groenpunt
Greenfield;-33.9816;18.6994;;77;128;90
Greenhaven;-34.0387;22.2158;;;357;30
Greenway Rise;-34.0691;18.839;;1223;128;90
Greenways;-34.1336;18.8428;;1251;128;90
Griffiths Mxenge;-34.0417;18.6802;;496;128;150
Groendal;-33.8951;19.1024;;;285;30
Groeneweid Park;-33.988;22.4333;;;329;30
Groenheuwel;-33.7008;18.9938;;;1046;30
Groenvallei;-33.8924;18.6684;;50;128;90
Groenvlei;-33.7119;18.9634;;;1046;30
Groot Jongensfontein;-34.4257;21.3359;;;1247
Grotto Bay;-33.5016;18.3182;;;181
Gugulethu;-33.9829;18.5845;;;128;600;Guguletu|Gugs
Guldenland;-34.1189;18.8507;;1251;128;90
Gustrow;-34.1359;18.8517;;1251;128;90
Hagley;-33.9615;18.6679;;71;128;90
Halali;-33.8203;18.6644;;223;128;90
Hanover Park;-33.9955;18.5307;;25;128;150
Happy Valley;-33.9729;18.6846;;71;128;90
Happy Valley;-33.9319;20.0767;;;87;30
Harare;-34.0577;18.6737;;496;128;150;Holimisa
Harbour Heights;-34.1965;18.4391;;1210;128;6
Harbour Island;-34.1496;18.8571;;344;128;6
Harbour Lights;-32.7521;18.0077;;;1235;2
Harold Porter Botanic Garden;-34.344;18.9342;;62;508;30
Harry De Villiers;-33.8997;18.6393;;50;128;90
Hartebeesfontein Smallholdings;-33.0081;18.2811;;;420;2
Hartenbos;-34.1118;22.0896;;;387
Hassie Square;-33.4776;19.6741;;;184;30
Hatton;-33.9802;18.5347;;25;128;90
Haumannshof;-34.0909;18.8441;;1223;128;90
Hawston;-34.3885;19.1381;;;397
Hazendal;-33.9543;18.5055;;25;128;90
Hazendal;-33.9251;18.7033;;548;128;90;;western-cape-hazendal-cape-town-2
Heather Park;-34.0063;18.7174;;236;128;90
Heather Park;-33.9538;22.4279;;;329;30
Heatherlands;-33.9489;22.4455;;;329;30
Heathfield;-34.0483;18.4676;;;128;90
Heemstede;-33.8925;18.6696;;50;128;90
Heiderand;-34.189;22.1073;;;874;30
Heideveld;-33.9654;18.5547;;25;128;150
Heinz Park;-34.0169;18.5974;;1075;128;150
Helderberg;-34.1028;18.8742;;1223;128;90
Helderberg Estate;-34.0491;18.8435;;1223;128;90
Helderberg Park;-34.1279;18.8549;;1251;128;90
Helderberg Rural;-34.1124;18.8914;;129;128;90
Helderberg Village;-34.0457;18.8172;;1223;128;90
Helderrand;-34.0633;18.8603;;1223;128;90
Heldervue;-34.0614;18.8206;;1223;128;90
Helderzicht;-34.0893;18.8359;;1223;128;90
Helena Heights;-34.0582;18.8338;;1223;128;90
Helgarda Estate;-34.0235;18.348;;423;128;90
Hemel en Aarde;-34.4114;19.2059;;1170;397;30
Herbertsdale;-34.0176;21.7748;;;387
Heritage Mews;-34.0985;18.863;;1223;128;90
Heritage Park;-34.1047;18.8629;;1223;128;90
Hermitage;-34.0127;20.428;;;1262;30
Heuwelkroon;-34.0523;19.6016;;;352;30
Heuwelkruin;-34.0313;23.0383;;;515;30
Hexpark;-33.6555;19.4671;;;1442;30
High Places;-34.0182;18.7289;;236;128;90
Highbury;-33.9491;18.6822;;71;128;90
Highgate;-33.9735;18.6718;;77;128;90
Highlands;-34.2889;19.0655;;;508
Hill View;-33.9954;18.7073;;77;128;90
Hillcrest;-33.6547;18.996;;;1418;30
Hillcrest Heights;-34.007;18.7001;;77;128;90
Hillrise;-33.8958;18.641;;50;128;90
Hillside;-32.3519;22.5714;;;42;30
Hillside 2;-32.3548;22.5632;;;42;30
Hillside 3;-32.3606;22.5598;;;42;30
Hindle Park;-33.9819;18.6787;;77;128;90
Hoekwil;-33.9735;22.5958;;;1427;30
Hoheizen;-33.8854;18.6204;;50;128;90
Hoog-En-Droog;-33.7445;18.961;;;1046;30
Hoogstede;-33.8748;18.6734;;99;128;90
Hooyvlakte;-32.36;22.5745;;937;42;30
Hope of Constantia;-34.0356;18.421;;;128;90
Hopland;-32.1924;18.8963;;;154;30
Hornlee;-34.0494;23.0903;;;515;50
Houghton;-34.0238;18.7332;;236;128;90
Hout Bay;-34.0305;18.3544;;;128;270;Houtbaai
Huis-In-Bos;-34.0326;18.4301;;;128;90
Hume;-33.8695;18.6364;;50;128;90
Hunters Home;-34.0599;23.0789;;;515;30
Idasvallei;-33.9224;18.8904;;;1241;50
Ikwezi Park;-34.0108;18.6445;;496;128;150
Ilinge Lethu;-33.4677;18.6992;;;706;50
Illaire;-34.0497;18.8214;;1223;128;90
Imhofs Gift;-34.1396;18.3608;;528;128;90
Imizamo Yethu;-34.0284;18.3612;;;128;150
Infanta;-34.4283;20.8419;;;1259;50
Isinyoka;-34.1682;22.1177;;;874;50
Jacobs Bay;-32.9749;17.8905;;;1168
Jacques Hill;-34.0761;18.8528;;1223;128;90
Jagtershof;-33.9444;18.699;;548;128;90
Jamestown;-33.9767;18.8486;;;1241
Joe Slovo Park;-33.8734;18.5109;;823;128;150
Johnsons Park;-33.6608;19.4619;;;1442;30
Jonkershoogte;-34.05;18.826;;1223;128;90
Joodse Kamp;-34.03;23.0742;;;515;30
Joostenberg Vlakte Smallholdings;-33.8283;18.7326;;531;128;6
Joostenville;-33.8949;18.613;;50;128;90
Joubertsingel;-33.8893;18.6699;;50;128;90
KTC;-33.988;18.5767;;1018;128;150
Kaapsig;-33.8984;18.6975;;99;128;90
Kaapzicht;-33.884;18.5654;;1052;128;90
Kalamunda;-34.0846;18.8615;;1223;128;90
Kalk Bay;-34.1287;18.4475;;277;128;90;Kalkbaai
Kalkfontein;-33.9435;18.6657;;;128;150
Kalksteenfontein;-33.9497;18.5645;;770;128;90
Kanana;-33.9693;18.5731;;361;128;150
Kanonberg;-33.8597;18.5955;;50;128;90
Kanonkop;-34.0352;23.0226;;;515;30
Karatara;-33.9149;22.8362;;;1185;50
Karatara Forest Station;-33.905;22.8396;;478;1185;2
Kayamandi;-33.9199;18.8451;;;1241;50;Khayamandi
Kellarney;-33.8247;18.5274;;76;128;90
Kempenville;-33.9001;18.635;;50;128;90
Kenever;-33.8625;18.6366;;50;128;90
Kenilworth;-33.9961;18.4767;;;128;90
Kenridge;-33.8694;18.6271;;50;128;90
Kenridge A;-33.8573;18.6367;;50;128;90
Kenridge B;-33.8668;18.6355;;50;128;90
Kenridge Heights;-33.8505;18.6338;;50;128;90
Kensington;-33.9116;18.5061;;;128;90
Keurboomstrand;-34.0069;23.4271;;;1089
Kewtown;-33.9538;18.5148;;25;128;90
Khayelitsha;-34.0392;18.6732;;;128;3900;Site B|Site C|Makhaza|Kuyasa|Enkanini|Town Two
Khayelitsha T2-V2b;-34.0673;18.6773;;496;128;150
Khayelitsha T3-V2;-34.0596;18.7025;;496;128;150
Khayelitsha T3-V3;-34.0507;18.708;;496;128;150
Khayelitsha T3-V4;-34.0513;18.6961;;496;128;150
Khayelitsha T3-V5;-34.0421;18.7036;;496;128;150
Killarney Gardens;-33.8274;18.5332;;76;128;90
King David Country Club;-33.9635;18.5821;;770;128;90
King George Park;-33.9585;22.4438;;;329;30
Kingston;-33.896;18.6361;;50;128;90
Kingswood Golf Estate;-33.9688;22.4258;;;329;30
Kirstenhof;-34.0723;18.4521;;;128;90
Klaarstroom;-33.327;22.5383;;;1107
Klaradyn Retirement Village;-33.8865;18.6885;;99;128;90
Klein Begin;-33.8554;18.7321;;531;128;90
Klein Brakrivier;-34.0824;22.1475;;;387
Klein Nederburg;-33.8302;18.6693;;223;128;90
Klein Nederburg;-33.73;19.0042;;;1046;30
Klein Parys;-33.742;18.9903;;;1046;30
Klein Slangkop;-34.1307;18.3407;;528;128;90
Kleinbegin;-34.5298;20.0628;;;101;30
Kleinbosch;-33.8613;18.561;;1052;128;90
Kleinbron;-33.8519;18.691;;99;128;90
Kleinbron Estate;-33.8475;18.6906;;99;128;90
Kleine Zout Rivier AH;-33.6898;18.4696;;800;128;6
Kleingeluk;-33.954;18.8539;;;1241;30
Kleinkrantz;-34.003;22.6576;;;1427;30
Kleinvlei;-33.9877;18.7141;;77;128;90
Klipdam;-33.9312;18.6851;;548;128;90
Klipfontein Glebe;-33.9969;18.6173;;361;128;150
Klipfontyn;-33.0698;18.6623;;;866
Klipkop;-33.9117;18.6038;;1052;128;90
Klippiesdal;-33.729;18.9866;;;1046;30
Kliprand;-30.5966;18.6883;;;68
Kliprug;-32.8087;17.8866;;;1055;30
Knoetzie;-34.0458;23.0966;;;515;30
Knole Park;-34.0301;18.5304;;1075;128;150
Knysna Central;-34.035;23.0506;;;515;30
Knysna Heights;-34.028;23.0361;;;515;30
Knysna Industrial;-34.0448;23.0779;;;515;2
Koeberg;-33.6697;18.4442;;800;128;90
Koelenhof;-33.8751;18.823;;;1241
Kogelberg;-34.2841;18.9159;;;508
Kommetjie;-34.1399;18.3331;;;128;180
Kommetjie Estates;-34.1215;18.3581;;528;128;90
Kontiki;-34.4062;20.8236;;437;1259;30
Kosovo;-34.0172;18.5876;;1075;128;150
Kraaifontein;-33.8305;18.6886;;223;128;580
Kraaifontein AH;-33.8772;18.7397;;531;128;6
Kraaifontein East;-33.8504;18.7404;;531;128;90
Kraaifontein East A;-33.8544;18.7449;;531;128;90
Kraaifontein East B;-33.8559;18.7311;;531;128;90
Kraaifontein Industrial;-33.8407;18.7314;;531;128;6
Kronenzicht;-34.029;18.3434;;423;128;90
Kuils River;-33.9304;18.6737;;194;128;1100
Kuils River Estate;-33.9296;18.7105;;548;128;90
Kuils River Smallholdings;-33.9569;18.7227;;548;128;6
Kurland Estate;-33.9469;23.4916;;550;1089;30
Kwa-Mandlenkosi;-32.3717;22.5818;;;42;50
KwaNonqaba;-34.1687;22.095;;;874;80
Kwanokuthula;-34.051;23.3162;;;1089;50
Kwanonqaba Ext.;-34.1751;22.0789;;577;874;50;;western-cape-kwanonqaba-ext-mossel-bay
Kylermore;-33.918;18.9516;;589;1090;30
La Colline;-33.9247;18.8596;;;1241;30
La Concorde;-34.0587;18.8457;;1223;128;90
La Montagne;-34.0502;18.8112;;1223;128;90
La Rochelle;-33.8806;18.657;;50;128;90
La Sandra;-34.0606;18.8544;;1223;128;90
Laaiplek;-32.773;18.1565;;;1371;30
Labiance;-33.9113;18.6592;;50;128;90
Lagoon Beach;-33.8944;18.4817;;;128;90
Laingville;-32.7874;18.0617;;;1235;30
Lakeside;-34.0866;18.4577;;901;128;90
Land En Zeezicht;-34.0759;18.8725;;1223;128;90
Landsdowne Road;-34.0031;18.5774;;1075;128;150
Langa;-33.9459;18.5303;;;128;150
Langebaan Country Estate;-33.0734;18.048;;;599;30
Langebaanweg;-32.9733;18.1582;;;1397
Langeberg Glen;-33.8354;18.6939;;531;128;90
Langeberg Ridge;-33.8437;18.6929;;531;128;90
Langeberg Village;-33.8326;18.6694;;223;128;90
Langerug;-33.6443;19.4282;;;1442;30
Langewacht;-34.0996;18.8342;;1251;128;90
Langrug;-33.8893;19.1022;;;285;30
Laurindale;-33.8978;18.644;;50;128;90
Lavender Hill;-34.0723;18.489;;;128;150
Lawaaikamp;-33.9933;22.471;;;329;30
Le Grand George Golf Estate;-34.052;22.4414;;;329;2
Lebanon;-34.2218;19.1368;;;508;8
Lebanon State Frorest;-34.2218;19.1368;;604;508;30
Leipoldtville;-32.2226;18.4832;;;347
Leisure Isle;-34.0664;23.0585;;;515;30
Lemoenkloof;-33.7238;18.9611;;;1046;30
Lentegeur;-34.0292;18.6154;;824;128;150
Leonsdale;-33.9187;18.578;;246;128;90
Levallia;-33.9717;22.4843;;;329;30
Lincoln;-33.9774;18.5173;;25;128;90
Link Road School Site;-34.0063;18.5766;;1075;128;150
Linkside;-34.1904;22.1448;;;874;30
Lionviham;-34.081;18.8523;;1223;128;90
Llandudno;-34.0155;18.3416;;423;128;90
Lochiel;-33.9743;18.5177;;25;128;90
Lochnerhof;-34.1055;18.8246;;1251;128;90
Loerie Park;-33.9644;22.4897;;;329;30
Loevenstein;-33.8836;18.6068;;50;128;90
Long Acres Country Estate;-33.047;18.0634;;;599;30
Longdown Estate;-34.092;18.8557;;1223;128;90
Longlands;-34.1018;18.8474;;1251;128;90
Lotus River;-34.0341;18.5133;;350;128;90
Loucharmante;-33.9319;18.6997;;548;128;90
Loumar;-33.9052;18.6576;;50;128;90
Louwville;-32.9141;18.0057;;;1397;30
Lusaka;-33.9843;18.5898;;361;128;150
Lwandle;-34.1197;18.8659;;978;128;150
Lynedoch;-33.9821;18.7685;;;1241
Lynn's View;-34.0542;18.821;;1223;128;90;;western-cape-lynns-view-cape-town
Mabille Park;-33.9189;18.6697;;548;128;90
Macassar;-34.0571;18.7438;;;128;330
Maitland;-33.9195;18.5037;;;128;90
Maitland Garden Village;-33.9341;18.4845;;;128;90
Malgas;-34.2991;20.5837;;;1262
Malibu Village;-33.9973;18.693;;77;128;90
Malkopbaai;-32.0995;18.3036;;;597;30
Mandalay;-34.0163;18.6245;;824;128;150
Mandela City;-33.8167;18.8621;;;506;30
Mandela Park;-34.0501;18.6842;;496;128;150
Mandela Square;-33.7711;20.1413;;;859;30
Mandela Square;-33.6393;19.4981;;1453;1442;50
Manenberg;-33.9856;18.5547;;25;128;150
Maniesoord;-33.8999;18.6377;;50;128;90
Mansfield;-34.1541;18.8854;;344;128;90
Marais Industries;-32.9226;17.99;;;1397;2
Marconi Beam;-33.8722;18.5118;;823;128;90
Marina Da Gama;-34.0877;18.4707;;901;128;90
Marinda Heights;-33.9179;18.6639;;548;128;90
Marlborough Park;-33.8599;18.6903;;99;128;90
Martinville;-34.0847;18.8547;;1223;128;90
Masiphumelele;-34.1297;18.3771;;982;128;150
Masiphumelele School Site;-34.1294;18.373;;982;128;90
Maskamsig;-31.5981;18.7502;;;1370;30
Matjiesfontein;-33.2298;20.5811;;;595
Matroosfontein;-33.9549;18.5773;;;128;380
Mbekweni;-33.6792;18.9913;;;1418;50
Meadowridge;-34.0356;18.4534;;;128;90
Meedigsride;-34.0224;22.8232;;;1185;30
Meerendal AH;-33.8105;18.6225;;223;128;6
Meirings Park;-33.6263;19.4737;;;1442;30
Metro Industrial Township;-33.8974;18.4819;;;128;6
Meulstroom;-33.262;19.1497;;;1341;30
Meyerhof;-33.9059;18.6602;;50;128;90
Mfuleni;-34.003;18.6675;;;128;520
Middedorp;-32.3508;22.583;;;42;30
Middleton;-34.2226;19.458;;;122;30
Mikro Park;-33.9314;18.6934;;548;128;90
Milnerton;-33.873;18.5119;;;128;960
Milnerton Golf Course;-33.8698;18.4906;;823;128;90
Milnerton Industrial;-33.8391;18.5293;;76;128;6
Milnerton Ridge;-33.853;18.509;;823;128;90
Mimosa;-33.9135;18.6456;;50;128;90
Misty Cliffs;-34.1842;18.363;;1176;128;90
Mitchells Plain;-34.0451;18.6192;;;128;3100
Mitchells Plain Town Centre;-34.0451;18.6192;;824;128;150
Modderdam;-33.9441;18.5991;;1052;128;90
Molshoop;-34.7822;20.0357;;;1253;30
Montague Gardens;-33.8613;18.5237;;823;128;90
Montana;-33.9596;18.5734;;770;128;90
Montana;-33.4206;19.2046;;;1440;30
Montclair;-34.0633;18.8483;;1223;128;90
Monte Sereno;-34.0618;18.8402;;1223;128;90
Monte Vista;-33.8795;18.5554;;823;128;90
Montevideo;-33.9623;18.5692;;770;128;90
Montmere;-34.0035;22.7877;;;1185;30
Monwabisi;-34.0575;18.658;;496;128;150
Monwood;-34.0075;18.5719;;1075;128;150
Moquini Coastal Estate;-34.203;22.0176;;;874
Moreson;-33.792;19.8817;;;1152;30
Morgenster;-33.869;18.6964;;99;128;90
Morgenster Hoogte;-33.8624;18.6949;;99;128;90
Morning Star AH;-33.7529;18.5319;;;128;6
Morningside;-34.0758;18.8788;;1223;128;90
Morningstar;-33.8274;18.6566;;223;128;90
Mossdustria;-34.1702;21.9867;;;387
Mossel Bay Central;-34.1859;22.1342;;;874;30
Mossel Bay Golf Estate;-34.1955;22.1245;;;874;30
Mosselbank;-32.8048;17.899;;;1055;30
Mouille Point;-33.9009;18.4058;;;128;90
Mount Joy;-34.0307;23.0427;;;515;30
Mount Pleasant;-34.4185;19.2142;;;397;30
Mount Pleasant;-34.1931;18.4258;;1210;128;90
Mount Rhodes;-34.0354;18.3733;;423;128;90
Mount Royal Golf & Country Estate;-33.4483;18.7145;;;706;30;;western-cape-mount-royal-golf-country-estate-malmesbury
Mountain View;-33.9354;20.0712;;;87;30
Mountain View;-33.4848;19.6756;;;184;30
Mountainside;-34.1517;18.8901;;344;128;90
Mountview;-33.9867;18.5256;;25;128;90
Mowbray;-33.9489;18.4859;;;128;90
Murdock Valley;-34.2147;18.4615;;1210;128;90
Myburgh Park;-33.0992;18.0419;;;599;30
Mykonos;-33.0423;18.0464;;;599;30
Myoli Beach;-34.0327;22.8062;;;515;30
Myrtledene;-33.4581;18.7325;;;706;30
N1 City;-33.8923;18.5595;;343;128;90
Nature's Valley;-33.9798;23.5582;;;1089;;;western-cape-natures-valley-plettenberg-bay
Natures Valley A;-34.0706;18.8746;;1223;128;90
Natures Valley B;-33.8238;18.6463;;223;128;90
Nautilus Bay;-34.216;21.9753;;;387
Ndabeni;-33.9283;18.4945;;;128;90
Nekkies;-34.0428;23.1023;;;515;50
Nerissa Estate;-33.9917;18.5088;;;128;90
Netton;-33.5876;22.2544;;;1043;30
New Crossroads;-33.9963;18.5819;;1018;128;150
New Dawn City;-34.0174;22.4814;;;329;30
New Horizons;-34.0487;23.3422;;;1089;50
New Orleans;-33.7093;18.9884;;;1046;30
New Rest;-33.9642;18.5656;;361;128;150
New Sunnyside;-34.1769;22.1286;;;874;30
New Town;-32.3582;22.5791;;;42;50
Newfields;-33.9855;18.5331;;25;128;90
Newlands;-32.364;22.5735;;;42;30
Newlands Forest;-33.9692;18.4442;;;128;6
Newtown;-33.6738;19.0031;;;1418;30
Newtown-Wes;-33.6705;18.9964;;;1418;30
Nieuveld Park;-32.3763;22.5618;;;42;30
Nirvana;-34.0217;22.9802;;;515;30
Nissenville;-33.4949;21.281;;;592;30
Nkqubela;-33.8201;19.8954;;;1152;50
Noble Park;-33.6574;19.4368;;;1442;30
Nomzamo;-34.111;18.8558;;;128;180
Nooitgedacht;-33.9552;18.5831;;770;128;90
Noordhaven;-34.0997;18.3873;;982;128;90
Noordhoek;-34.1096;18.3866;;;128;320
Noordhoek;-32.7636;18.1664;;;1371;30
Noordhoek Manor;-34.1066;18.3999;;982;128;90
North Camp Wingfield;-33.887;18.5458;;823;128;90
North End;-33.2087;22.0222;;;1107;30
North End;-32.3397;22.5756;;;42;30
Northern Paarl;-33.7037;18.9655;;;1046;30
Northgate;-33.8849;18.579;;1052;128;90
Northpine;-33.869;18.7136;;531;128;90
Norwood;-33.9259;18.5745;;246;128;90
Nova Constantia;-34.039;18.4282;;;128;90
Nuwedorp;-33.3685;18.3905;;;181;30
Nuwedorp A;-34.1498;19.0107;;;348;30
Nuwedorp B;-33.99;19.2826;;;1384;30
Nuwerus;-31.1492;18.3565;;;68
Nyanga;-33.9884;18.5824;;;128;600
O'Kennedyville;-33.8717;18.6424;;50;128;90;;western-cape-okennedyville-cape-town
Oakdale;-33.8912;18.6359;;50;128;90
Oakdene;-33.9381;18.6745;;71;128;90
Oakglen;-33.8877;18.6632;;50;128;90
Observatory;-33.9379;18.4719;;;128;90
Ocean View;-34.1494;18.3538;;528;128;90
Okavango Park;-33.8609;18.7013;;99;128;90
Old Place;-34.0387;23.0707;;;515;30
Olive Grove;-34.0944;18.8649;;1223;128;90
Onder Papegaaiberg;-33.9372;18.8353;;;1241;30
Ongegund;-32.9212;18.0301;;;1397;30
Onrus River;-34.4073;19.1805;;;397;50
Onverwacht;-34.1471;18.8647;;344;128;90
Onverwacht;-34.1216;18.8445;;1251;128;90;;western-cape-onverwacht-cape-town-2
Onverwacht;-33.6322;19.0047;;;1418;30
Oostersee;-33.8986;18.6047;;1052;128;90
Oranjeville;-32.5825;19.0057;;;152;30
Oranjezicht;-33.9406;18.4136;;;128;90
Ottery;-34.0096;18.5067;;;128;90
Ottery East;-34.0203;18.5139;;;128;90
Otyhouse Estate;-34.0218;18.5067;;;128;90
Oubaai Golf Estate;-34.0495;22.4219;;;329;2
Oude Molen Village;-33.9414;18.4876;;;128;90
Oude Westhof;-33.8555;18.5996;;50;128;90
Oudekraal;-33.0562;18.3374;;;420;30
Outeniqua Strand;-34.0488;22.2821;;;357;30
Paarde Poort;-34.3273;19.2481;;;397
Paardevlei;-34.0886;18.8313;;1223;128;90
Pacaltsdorp;-34.0137;22.4587;;;329;50
Paglande;-33.6406;19.4537;;;1442;30
Palm Park;-33.9927;18.7204;;77;128;90
Panorama;-33.8799;18.5745;;1052;128;90
Panorama;-33.7904;19.8972;;;1152;30
Panorama;-33.6165;19.4555;;;1442;30
Papekuil Outspan;-33.5669;18.5166;;;128;90
Pappegaai;-33.9254;18.8516;;;1241;50
Pappergaai;-33.9254;18.8516;;1051;1241;30
Paradise;-34.0345;23.0324;;;515;30
Paradise Beach;-33.0391;18.039;;;599;30
Paradyskloof;-33.9635;18.8576;;;1241;30
Parel Vallei;-34.0694;18.8549;;1223;128;90
Park Village;-33.9944;18.7136;;77;128;90
Parkdene;-33.9884;22.4824;;;329;30
Parker's Town;-32.9962;17.9623;;;1168;30;;western-cape-parkers-town-saldanha
Parkersdam;-33.6535;19.4461;;;1442;30
Parklands;-33.8118;18.5017;;76;128;90
Parklands Ext;-33.8081;18.5104;;76;128;90
Parkwood;-34.0347;18.4946;;350;128;90
Parow;-33.8969;18.5862;;;128;1200
Parow East;-33.9054;18.6012;;1052;128;90
Parow Gholf Course;-33.8936;18.5721;;1052;128;90
Parow Industrial;-33.9316;18.6107;;1052;128;6
Parow North;-33.8896;18.5818;;1052;128;90
Parow Valley;-33.9132;18.5928;;1052;128;90
Pascall;-33.8746;18.6578;;50;128;90
Pearl Marina;-34.0668;18.8497;;1223;128;90
Pearl Valley Golf Estate and Spa;-33.8225;18.9814;;1412;1046;30
Peerless Park;-33.8442;18.7222;;531;128;90
Peerless Park East;-33.8442;18.7222;;531;128;90
Peerless Park North;-33.8387;18.7205;;531;128;90
Peerless Park West;-33.8525;18.7126;;531;128;90
Pelgrimsrust;-32.818;17.8957;;;1055;30
Pelikan Heights;-34.0849;18.5423;;350;128;90
Pelikan Park;-34.0715;18.5192;;350;128;90
Pella;-33.5394;18.5217;;;128;90
Penhill;-33.9938;18.7331;;236;128;90
Penlyn Estate;-33.9818;18.5217;;25;128;90
Penzance Estate;-34.0339;18.3592;;423;128;90
Perm Gardens;-33.9976;18.7188;;77;128;90
Pezula Private Estate;-34.0712;23.1163;;;515;30
Phantom Pass;-34.0032;22.995;;;515;30
Philadelphia;-33.6668;18.5829;;;128;90
Philippi;-34.0084;18.5792;;;128;1200;Samora Machel
Philippi East;-34.0099;18.6136;;1075;128;150
Phoenix;-33.8742;18.5071;;823;128;90
Phola Park;-34.0062;18.5956;;1075;128;150
Phola Park;-33.9994;18.5608;;361;128;150;;western-cape-phola-park-cape-town-2
Pieke & Marionstat;-33.8732;18.6566;;50;128;90;;western-cape-pieke-marionstat-cape-town
Pinati;-33.9922;18.518;;;128;90
Pine Acres;-34.1436;18.8689;;344;128;90
Pine Haven;-34.1828;18.4149;;1210;128;90
Pine Hurst Security Estate;-33.8342;18.6804;;531;128;90
Pine Place;-33.9998;18.7107;;77;128;90
Pine Tree;-34.0625;23.3552;;;1089;30
Pine Valley;-33.4175;19.1851;;;1440;30
Pinelands;-33.9354;18.5081;;;128;90
Pineview;-34.1577;18.9967;;;348;30
Pineview North;-34.1521;18.996;;;348;30
Pinnacle Point;-34.1956;22.0853;;;874;30
Plattekloof;-33.8775;18.5853;;1052;128;90
Plattekloof 1;-33.8828;18.5888;;1052;128;90
Plattekloof 2;-33.8775;18.5853;;1052;128;90
Plattekloof 3;-33.867;18.5785;;1052;128;90
Plattekloof Glen;-33.8858;18.56;;823;128;90
Plumstead;-34.0239;18.4729;;;128;90
Pollsmoor;-34.0697;18.4406;;;128;90
Port Beaufort;-34.3967;20.8432;;;393
Porter Reform Estate;-34.0535;18.4214;;;128;90
Porterville;-32.5377;18.4162;;;29;2
Portland;-34.0503;18.6134;;824;128;150;Portlands
Primrose Park;-33.984;18.5429;;25;128;90
Prince Valley;-32.3797;22.5718;;;42;30
Pringle Bay;-34.3484;18.8321;;;508;;Pringlebaai
Protea Hoogte;-33.8886;18.7;;99;128;90
Protea Park;-33.5751;18.4966;;26;128;150
Protea Park;-33.4829;21.4688;;;1451;30
Protea Village;-33.8831;18.7168;;99;128;90
Proteavallei;-33.8641;18.6136;;50;128;90
Proteaville;-33.8194;18.6544;;223;128;90
RR Section;-34.0183;18.6584;;496;128;150
Rabiesdale;-33.7302;18.9955;;;1046;30
Radloff Park;-34.0808;18.872;;1223;128;90
Railton;-34.0395;20.4451;;;1262;30
Raith;-34.0233;18.8023;;1122;1241;30
Raithby;-34.0233;18.8023;;;1241;30
Ravensmead;-33.9222;18.605;;1052;128;90
Red Hill;-34.2009;18.4088;;1210;128;150
Redelinghuys;-32.4832;18.5349;;;29
Reebok;-34.0728;22.1719;;;357
Restvale;-32.0916;23.0107;;;935;30
Reunion Park;-33.6336;19.4557;;;1442;30
Rexford;-34.0508;23.0746;;;515;30
Rhobololo;-34.0264;23.0724;;;515;30
Richmond;-33.9069;18.5735;;343;128;90
Richmond Estate;-33.9021;18.5666;;343;128;90
Richwood;-33.8325;18.5433;;76;128;90
Ridgeworth;-33.8753;18.6442;;50;128;90
Rietkuil Smallholdings;-34.0722;20.681;;;1262;2
Rietpoort;-30.9587;18.0508;;;68
Rietvlei;-33.8486;18.499;;;128;110
Rietvlei Nature Area;-33.8486;18.499;;1148;128;90
Riversdale Settlement;-34.0589;21.2527;;;1150;30
Riverton;-33.9132;18.5637;;246;128;90
Riverview;-33.6612;19.4447;;;1442;30
Robberg Estate;-34.0977;23.3699;;;1089;30
Robberg Ridge;-34.084;23.3582;;;1089;30
Robertsvlei;-33.9375;19.0792;;;285
Robinvale;-33.5684;18.5033;;26;128;150
Rocklands;-34.0642;18.6085;;824;128;150
Rome;-34.1086;18.8395;;1251;128;90
Rome Glen;-34.0901;18.8709;;1223;128;90
Romp Vallei;-33.9948;18.5052;;;128;90
Romp Vlei;-33.9946;18.4964;;;128;90
Rondebosch East;-33.9752;18.4976;;;128;90
Roodewal;-33.6473;19.4624;;;1442;50
Roodfontein Smallholdings;-34.0798;23.3217;;;1089;2
Rooidakkies;-34.1468;18.9965;;;348;30
Rooiels;-34.3041;18.8168;;;508
Rooikamp;-33.3764;19.3152;;;141;30
Rooirivier-Rif;-33.9706;22.439;;;329;30
Rooivlakte;-31.9677;23.762;;;905;30
Roosendal;-33.9603;18.6515;;190;128;150
Rosedale;-33.9987;18.7234;;77;128;90
Rosedale Estate;-33.8259;18.678;;223;128;90
Rosemoor;-33.9775;22.4813;;;329;30
Rosendal;-33.8669;18.6443;;50;128;90
Rosendal;-33.8273;18.5184;;76;128;90;;western-cape-rosendal-cape-town-2
Rosenhof;-33.1456;18.6714;;;866;30
Rosenpark;-33.8683;18.641;;50;128;90
Roundhay;-34.08;18.8611;;1223;128;90
Roux Park;-33.6291;19.4558;;;1442;30
Rouxville;-33.9198;18.6963;;548;128;90
Royal Cape;-34.0171;18.4889;;;128;90
Rugby;-33.8968;18.4884;;;128;90
Ruitershoogte;-33.8144;18.6525;;223;128;90
Runkel Blv;-33.903;18.6502;;50;128;90
Russel's Rest;-34.0023;18.7255;;236;128;90;;western-cape-russels-rest-cape-town
Rust-En-Vrede;-34.0181;18.4427;;;128;90
Rustdal;-33.956;18.7015;;71;128;90
Rustdale;-33.9769;18.5136;;25;128;90
Rustdene;-32.3718;22.5721;;;42;50
Rusthof;-34.1281;18.8508;;1251;128;90
Ruwari;-33.8813;18.7083;;99;128;90
Ruyterwacht;-33.9185;18.5554;;343;128;90
Rylands;-33.9729;18.527;;25;128;90
Sacks Circle Industrial;-33.9267;18.6501;;50;128;6
Saint James;-34.1204;18.4549;;901;128;90
Salberau;-33.9286;18.5701;;246;128;90
Salt River;-33.9272;18.4666;;;128;90
San Michel;-34.1043;18.3934;;982;128;90
San Remo;-34.0685;18.5846;;824;128;150
Sand Industria;-33.9929;18.5446;;25;128;6
Sandbaai;-34.4196;19.1965;;;397;50
Sanddrift;-33.8821;18.511;;823;128;90
Sandy Point;-32.7432;18.005;;;1235;30
Sanlamhof;-33.9047;18.6457;;50;128;90
Santos Bay;-34.1732;22.13;;;874;30
Sarepta;-33.9337;18.6676;;548;128;90
Saxonsea;-33.5509;18.4878;;26;128;150
Scarborough;-34.1958;18.3807;;;128;110
Schoongezight;-33.8194;18.6464;;223;128;90
Schotschekloof;-33.9195;18.4113;;;128;90;Bo-Kaap
Scott Estate;-34.0428;18.3646;;423;128;90
Scottsdene;-33.8668;18.7245;;531;128;90
Scottsville;-33.8547;18.7043;;531;128;90
Sea Breeze;-34.1477;18.8704;;344;128;90
Sea Point;-33.9172;18.3892;;;128;90;Seepunt
Sea View;-34.0208;22.4695;;;329;30
Seawinds;-34.0776;18.4839;;;128;90
Sedgehill;-34.0265;22.8072;;;1185;30
Selborne;-33.8815;18.6197;;50;128;90
Selfbou;-34.5337;20.0615;;;101;30
Sercor Park;-34.1338;18.8593;;1251;128;90
Shady Glen;-34.0601;18.8654;;1223;128;90
Shelley Point;-32.7109;17.9723;;;1235;30
Sheraton Park;-34.0774;18.468;;;128;90
Sherwood;-33.5528;18.499;;26;128;150
Shirley Park;-33.9069;18.6626;;50;128;90
Sillery;-34.0278;18.4359;;;128;90
Sillwood Heights;-34.013;18.7202;;236;128;90
Silver Mine Village;-34.1086;18.3954;;982;128;6
Silver Oaks;-33.9355;18.6892;;548;128;90
Silver Town;-34.0416;18.6862;;496;128;150
Silverglade;-34.1274;18.4141;;277;128;90
Silverhurst;-34.0198;18.4346;;;128;90
Silveroaks Industrial;-33.9393;18.6848;;71;128;6
Silversands;-33.9748;18.6777;;77;128;90
Silverstream;-33.8688;18.6648;;50;128;90
Silvertown;-33.9632;18.5236;;25;128;90
Simola Golf and Country Estate;-34.0056;23.0271;;;515;30
Simon's Kloof;-34.1956;18.4328;;1210;128;90;;western-cape-simons-kloof-cape-town
Sir Lowry's Pass;-34.1217;18.9121;;1223;128;150;;western-cape-sir-lowrys-pass-cape-town
Smitswinkelbaai;-34.2649;18.4661;;;128;90
Smutsville;-34.0266;22.8187;;;1185;30
Snake Park;-34.1639;18.9963;;;348;30
Solomon Mahlangu;-34.0299;18.6781;;496;128;150
Somerset Park;-34.0973;18.8536;;1251;128;90
Somerset Park;-33.6368;19.4228;;;1442;30
Somerset Ridge;-34.0734;18.8273;;1223;128;90
Somerset West Business Park;-34.1009;18.8537;;1223;128;90
Somerset West Country Club;-34.0793;18.8403;;1223;128;90
Soneike;-33.9129;18.6788;;548;128;90
Sonnekuil;-33.9163;18.6753;;548;128;90
Sonnendal;-33.8818;18.5812;;1052;128;90
Sonstraal;-33.8463;18.6625;;223;128;90
Sonstraal Heights;-33.8436;18.6769;;223;128;90
Southern Cross;-34.0572;22.2256;;;357;30
Southern Paarl;-33.7648;18.9649;;;1046;30
Southfield;-34.0355;18.4845;;;128;90
Southfork;-34.1385;18.8561;;1251;128;90
Spanish Farm;-34.0535;18.8519;;1223;128;90
Sparrebosch Clifftop Estate;-34.0702;23.0953;;;515;30
Spoorwegkamp;-32.3563;22.5696;;;42;30
Springbokpark;-33.8799;18.6829;;99;128;90
Springerbaai;-34.2468;21.9209;;;387;8
Springerbaai Coastal Eco-Estate;-34.2468;21.9209;;1231;387;30
St Dumas;-33.939;18.6934;;548;128;90
St Helena Bay;-32.7397;17.9998;;;1235;30;St Helena Baai
St Kilda;-33.8629;18.6897;;99;128;90
St Michaels;-33.8744;18.6901;;99;128;90
Stanlou;-33.8995;18.6271;;50;128;90
Steel Park;-33.9269;18.6343;;50;128;90
Steenberg;-34.0729;18.4312;;;128;90
Steenbergs Cove;-32.7664;18.0289;;;1235;30
Steenbras View;-34.0557;18.8271;;1223;128;90
Stellenberg;-33.8687;18.6579;;50;128;90
Stellenbosch Part 2;-34.0518;18.8095;;;1241;30
Stellenridge;-33.8757;18.6522;;50;128;90
Stellenryk;-33.8651;18.6633;;50;128;90
Steyn's Nest;-34.0528;18.817;;1223;128;90;;western-cape-steyns-nest-cape-town
Steynsburg;-33.1595;18.6585;;;866;30
Stikland;-33.9057;18.6525;;50;128;90
Stikland Industrial;-33.9011;18.67;;50;128;6
Still Bay-East 1;-34.3593;21.44;;;1247;30
Still Bay-West;-34.3763;21.4052;;;1247;30
Stompneus Bay;-32.7256;17.9756;;;1235;30
Stonehurst Mountains Estate;-34.0847;18.4401;;901;128;90
Strand;-34.1118;18.8432;;;128;560
Strandfontein;-34.0753;18.5798;;824;128;150
Strandfontein;-31.7481;18.2302;;;649
Strandfontein Village;-34.0724;18.5609;;824;128;150
Strandvale;-34.0981;18.8388;;1251;128;90
Stratford Green;-34.0204;18.7385;;236;128;90
Stuart's Hill;-34.0759;18.8498;;1223;128;90;;western-cape-stuarts-hill-cape-town
Suiderstrand;-34.8124;19.957;;;1253
Summer Greens;-33.882;18.5267;;823;128;90
Summer Place;-34.0855;23.3546;;;1089;30
Summerville;-33.8582;18.7237;;531;128;90
Sun Valley;-34.1267;18.3975;;277;128;90
Sunbird Park;-33.9645;18.6794;;71;128;90
Sunkist;-33.8958;18.6394;;50;128;90
Sunlands;-33.9996;18.5011;;;128;90
Sunningdale;-33.8054;18.4885;;76;128;90
Sunnydale;-34.1237;18.3858;;982;128;90
Sunnyside;-33.9707;18.513;;25;128;90
Sunray;-33.8981;18.6381;;50;128;90
Sunridge;-34.0504;23.1026;;;515;30
Sunridge;-33.827;18.5124;;76;128;90
Sunset Glen;-33.9823;18.6858;;77;128;90
Sunsetlinks;-33.8677;18.4913;;823;128;90
Surrey;-33.9748;18.5437;;25;128;90
Suurbraak;-34.0435;20.657;;;1262;30
Swannie River;-34.1457;19.0166;;;348;30
Swartriet;-32.9533;17.8886;;;1168
Swartvlei;-33.9988;22.7406;;;1185
Sweet Home;-34.0074;18.5628;;1075;128;150
Sweet Valley;-34.0505;18.4402;;;128;90
Sybrandpark;-33.9567;18.499;;25;128;90
Table View;-33.8255;18.4959;;76;128;90
Tafelsig;-34.0607;18.6366;;824;128;150
Tamatekraal;-34.4794;19.9058;;;923;30
Tamboerskloof;-33.929;18.4032;;;128;90
Tembani;-34.0141;18.6347;;496;128;150
Temperance Town;-34.1526;18.8826;;344;128;90
Tennantville;-33.9209;18.8572;;;1241;30
Tergniet;-34.0652;22.1967;;;357;30
Thalmen;-33.9006;18.6519;;50;128;90
The Brink Eco Estate;-34.0526;22.4077;;;329;2
The Connifers;-33.9847;18.6942;;77;128;90
The Crest;-33.819;18.6727;;223;128;90
The Diemersfontein Village;-33.6637;19.0087;;199;1418;30
The Hague;-33.9587;18.6403;;190;128;150
The Heads;-34.0761;23.0657;;;515;30
The Island;-34.052;22.2463;;;357;30
The Lakes;-34.1197;18.3774;;982;128;90
The Links;-34.071;18.8357;;1223;128;90
The Palms;-34.1017;18.8359;;1251;128;90
The Range;-33.9346;18.5688;;246;128;90
The Vines;-34.095;18.8592;;1223;128;90
The Vines;-34.0299;18.4564;;;128;90;;western-cape-the-vines-cape-town-2
The Wines;-34.0112;18.7331;;236;128;90
Thembalethu;-34.0058;22.4874;;;329;430
Theronville;-34.2064;21.5652;;;7;30
Thesens Island;-34.0484;23.0547;;;515;30
Thornton;-33.9234;18.5327;;343;128;90
Three Anchor Bay;-33.9087;18.3974;;;128;90
Tierboskloof;-34.0239;18.3698;;423;128;90
Tijgerhof;-33.8867;18.4993;;823;128;90
Tjotjombeni;-34.2452;19.4256;;;122;30
Toekomsrus;-33.5953;22.2439;;;1043;30
Toekomsrus;-32.3577;22.5647;;;42;30
Tokai;-34.0628;18.4402;;;128;90
Town 3;-34.0603;18.6889;;496;128;150
Townsend Estate;-33.9069;18.5417;;343;128;90
Transnet;-33.9181;18.6252;;50;128;90
Trevor Vilakazi;-34.0256;18.6757;;496;128;150
Triangle Farm;-33.9087;18.6485;;50;128;90
Turf Hall;-33.9958;18.5114;;;128;90
Turf Hall Estate;-34.0086;18.5199;;;128;90
Turtle Creek Golf Estate;-34.032;23.3788;;;1089;30
Tuscany Glen;-33.9995;18.7008;;77;128;90
Twee Rivieren;-33.9529;22.4809;;;329;30
Tygerdal;-33.8946;18.5461;;343;128;90
Uilenkraalsmond;-34.6033;19.4087;;286;321;30
Uitbreiding;-33.7933;19.8933;;;1152;30
Uitkyk;-31.55;18.3427;;;649;30
Uitsig;-34.244;19.4222;;;122;30
Uitsig;-33.9357;18.5989;;1052;128;90
Uitzicht;-33.8184;18.6883;;531;128;90
Uitzicht Security Estate;-33.8159;18.6874;;531;128;90
Umsobomvu;-34.032;23.1059;;;515;30
Univerity of The Western Cape;-33.9336;18.6273;;50;128;90
V & A Waterfront;-33.9067;18.4203;;;128;90;;western-cape-v-a-waterfront-cape-town
Val De Vie;-33.8012;18.9711;;;1046;8
Val De Vie Winelands Lifestyle Estate;-33.8012;18.9711;;1365;1046;30
Valhalla;-33.9206;18.5643;;246;128;90
Valhalla Park;-33.9538;18.5721;;770;128;90
Valmary Park;-33.8401;18.6526;;223;128;90
Van Der Stel;-34.0947;18.8483;;1251;128;90
Van Dyks Bay;-34.6135;19.3536;;;321;30
Van Riebeeck Park;-33.6234;19.4438;;;1442;30
Van Riebeeckshof;-33.8563;18.6097;;50;128;90
Van Riebeeckstad;-33.7012;18.4421;;800;128;90
Van Rooyens Rus;-33.7707;22.8859;;;1358;2
Van Ryneveld;-34.1199;18.8313;;1251;128;90
Van Wyks Vlei;-33.664;18.9956;;;1418;30
Van Wyksdorp;-33.7555;21.4608;;;1451
Vanguard;-33.9656;18.5423;;25;128;90
Vasco Estate;-33.9032;18.5592;;343;128;90
Vergesig;-33.8386;18.6336;;223;128;90
Vermont;-34.4096;19.1548;;1032;397;30
Victoria Mxenge;-34.0228;18.6565;;496;128;150
Victoria Park;-34.0918;18.8309;;1223;128;90
Victoria Park;-33.6545;19.4421;;;1442;30
Vierlanden Heights;-33.8056;18.6569;;223;128;90
Viking Park;-33.9273;18.5248;;343;128;90
Viljoenshof;-34.6666;19.7009;;1441;321;30
Village V1 North;-34.0368;18.6597;;496;128;150
Village V1 South;-34.0492;18.6623;;496;128;150
Village V2 North;-34.0346;18.6718;;496;128;150
Village V3 North;-34.023;18.6669;;496;128;150
Village V4 North;-34.0282;18.6583;;496;128;150
Vlakkeland;-33.6818;19.004;;;1046;30
Vlees Bay;-34.2931;21.9138;;;874
Voelklip;-34.4091;19.2862;;;397;30
Voelvlei;-33.9228;18.6661;;548;128;90
Vogelgat;-34.39;19.3109;;;397
Vogelvlei;-33.9635;18.6592;;71;128;90
Voorbrug;-33.972;18.6481;;190;128;150
Voorstrand;-32.8083;17.8935;;;1055;30
Vosfontein;-33.8785;18.6571;;50;128;90
Vredehoek;-33.9406;18.4223;;;128;90
Vredekloof;-33.8626;18.6777;;99;128;90
Vredekloof Glen;-33.8686;18.6752;;99;128;90
Vredekloof Rand;-33.8656;18.6719;;99;128;90
Vredelust;-33.894;18.6121;;50;128;90
Vredenberg;-33.8768;18.6668;;50;128;90
Vredendal Noord;-31.6405;18.5277;;;1398;30
Vredenkloof Heights;-33.856;18.6863;;99;128;90
Vrygrond;-34.0822;18.4868;;901;128;150
Vrykyk;-33.7529;18.961;;;1046;30
Vukuzenzele;-33.9826;18.587;;361;128;150
Vyf Brakke Fonteinen;-34.1524;22.0778;;;387
Vygeboom;-33.8473;18.6518;;223;128;90
WP Park;-33.9248;18.5469;;343;128;90
Wairoa;-33.8253;18.6358;;223;128;90
Wallacedene;-33.8607;18.7329;;531;128;150
Walmer Estate;-33.9354;18.4447;;;128;90
Washington Square;-34.0118;18.6341;;496;128;150
Water-Vliet;-33.8225;18.9814;;;1046;30
Wavecrest;-34.0713;18.5483;;824;128;150
Welcome;-33.9601;18.5448;;25;128;90
Welcome Glen;-34.1537;18.4071;;1210;128;90
Welgedacht;-33.8654;18.6027;;50;128;90
Welgelegen1;-33.8755;18.5693;;1052;128;90
Welgelegen2;-33.871;18.567;;1052;128;90
Welgelegen3;-33.8662;18.5642;;1052;128;90
Welgemoed;-33.8734;18.6125;;50;128;90
Welgemoed;-32.7884;21.9715;;;608;30
Welgemoed Greens;-33.8774;18.6237;;50;128;90
Welgevonden;-33.9015;18.8533;;;1241;30
Welgevonden;-33.8176;18.6784;;223;128;90
Wellington Central;-33.6453;18.9971;;;1418;30
Wellington East;-33.6413;19.0205;;;1418;30
Wellington North;-33.642;19.005;;;1418;30
Wellway Park;-33.823;18.6594;;223;128;90
Wellway Park East;-33.8245;18.6647;;223;128;90
Weltevrede;-33.9043;18.8467;;158;1241;50
Weltevrede Park;-33.8127;18.8634;;;506;30
Weltevreden;-34.1252;18.8419;;1251;128;90
Weltevreden Valley;-34.0322;18.5865;;824;128;150
Weltevreden Valley North;-34.0175;18.5796;;1075;128;150
Wembley Park;-33.9573;18.6703;;71;128;90
Wemmerhoek;-33.8726;19.0435;;;285;30
Wesbank;-33.9894;18.7045;;77;128;90
Wesbank;-33.4609;18.7083;;;706;30
Wesfleur;-33.5597;18.4704;;26;128;150
West Beach;-33.8068;18.4764;;76;128;90
West Point;-32.7837;18.0458;;;1235;30
West Riding;-33.8223;18.5149;;76;128;90
Westgate;-34.0496;18.5901;;824;128;150
Westhill;-34.0349;23.039;;;515;30
Westlake;-34.0818;18.4487;;;128;90
Westridge;-34.0767;18.8344;;1223;128;90
Westridge;-34.05;18.6006;;824;128;150;;western-cape-westridge-cape-town-2
Wetton;-34.0072;18.5134;;;128;90
Whale Rock Heights;-34.0877;23.3539;;;1089;30
Whale Rock Ridge;-34.0908;23.3643;;;1089;30
Whale Rock Village;-34.0871;23.3632;;;1089;30
White City;-33.013;17.9392;;;1168;30
White city;-33.3809;19.3138;;;141;30
Wilderness Heights;-33.9841;22.5867;;;1427;30
Wimbledon Estate;-33.958;18.689;;71;128;90
Windermere;-33.9086;18.5183;;;128;90
Windsor Park;-33.8474;18.7044;;531;128;90
Windsor Park Estate;-33.8405;18.711;;531;128;90
Winford;-34.2029;18.455;;1210;128;90
Wingfield;-33.9085;18.5301;;343;128;90
Winslow;-34.1533;18.8721;;344;128;90
Winston Estate;-34.1056;18.8401;;1251;128;90
Witlokasie;-34.0292;23.0568;;;515;30
Witsand;-34.3949;20.8235;;;393;30
Witsand;-33.589;18.5051;;26;128;150
Witteboomen;-34.0161;18.4177;;;128;90
Wittedrift;-34.0123;23.3327;;;1089
Witteklip;-32.9228;18.0093;;;1397;30
Wittewater;-32.9152;18.7032;;;1085
Wolvengat;-34.6666;19.7009;;;321;30
Wolwedans;-34.0358;22.2007;;;357;30
Woodbridge Island;-33.8845;18.4865;;823;128;90
Woodlands;-34.1639;18.4165;;1210;128;90
Woodlands;-34.0324;18.5979;;824;128;150;;western-cape-woodlands-cape-town-2
Woodstock;-33.9263;18.4489;;;128;90
Worcester Central;-33.6447;19.4428;;;1442;30
Worcester Industrial;-33.6371;19.4779;;;1442;2
Worcester West;-33.6259;19.4107;;;1442;30
Wynberg;-34.0064;18.4658;;;128;90
Xolweni;-34.0298;23.0665;;;515;30
Yorkshire Estate;-34.0001;18.5142;;;128;90
Youngsfield;-34.0069;18.4916;;;128;90
Ysterplaat Airbase;-33.9042;18.4967;;;128;90
Zandberg;-34.0465;18.8229;;1223;128;90
Zeekoei Vlei;-34.0677;18.4997;;350;128;90
Zevendal;-33.938;18.7129;;548;128;90
Zevenwacht;-33.9336;18.712;;548;128;90
Zevenzicht;-33.9387;18.7095;;548;128;90
Zolani;-33.8391;20.0938;;;23;50
Zondi;-33.9978;18.5629;;361;128;150
Zonnebloem;-33.9318;18.4331;;;128;90;District Six
Zoo Park;-33.8414;18.7004;;531;128;90
Zwartdam;-33.9713;18.509;;25;128;90
Zweletemba;-33.6477;19.4925;;;1442;80
Zwelihle;-34.4295;19.2118;;;397;50
`;
