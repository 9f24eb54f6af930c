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
Elands Bay
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
Kentani
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
Mooi Rivier
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
Port St Johns
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
St Lucia
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
Still Bay
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
Tembisa
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
Abbotsford;-32.9593;27.9163;;;230;s
Abetshawu;-30.866;29.8959;;;69;v
Aboboti;-32.3905;28.2354;;;118;v
Adam;-32.2153;27.9736;;;951;v
Adcockvale;-33.9408;25.5785;;;346;s
Adendorp;-32.3052;24.5481;;;347;s;;;KwaMseki Bishop Limba
Aeroville;-32.7494;25.6039;;;578;s
Afzondering;-30.1758;28.9465;;;711;v
Agnes;-31.698;27.0333;;;120;v
Alexander Park Industrial;-33.7862;25.4301;;;481;p
Algoa Park;-33.9005;25.5616;;;346;s
All Saints Mission;-31.6615;28.0547;;;946;v
Allan Heights;-33.91;25.5461;;;346;s
Allandale;-32.8412;26.7854;;;201;v
Allanridge West;-33.7494;25.3808;;;481;s
Allanwater;-32.321;26.7866;;;1169;v
Aloe;-31.9183;26.8634;;;525;s
Aloevale;-31.9234;26.8646;;;525;s
Amabele;-32.6639;27.5276;;;1262;v
Amabhele;-32.3;27.9883;;;951;v
Amakwalo;-31.3715;29.2113;;;648;v
Amalinda;-32.9979;27.8657;;;230;s
Amalinda North;-32.9898;27.8682;;;230;s
Amambalu;-33.1258;27.0967;;;1064;v
Amambalu;-32.5401;28.2684;;;490;v
Amamvala;-31.5998;28.1838;;;946;v
Amanaleni;-32.0722;28.9441;;;245;v
Amantshangase A/a;-30.8099;29.581;;;69;v;;;;eastern-cape-amantshangase-a-a-bizana
Amantshangase A/a E;-30.7733;29.5644;;;69;v;;;;eastern-cape-amantshangase-a-a-e-bizana
Amantshangase A/a F;-30.9035;29.8287;;;69;v;;;;eastern-cape-amantshangase-a-a-f-bizana
Amanzolo;-31.5983;28.2171;;;946;v
Amaqeda;-31.0829;29.8224;;;69;v
Amaqolomba;-32.1168;26.697;;;1432;v
Amaqwati;-31.6379;28.2575;;;946;v
Amatola View;-32.8536;27.4272;;;1118;s
Amazibula;-32.6537;27.4783;;;1262;v
Amberdale;-31.9025;26.8158;;;525;s
Ambrose;-30.6085;28.7195;;1366;559;v
Amendu;-31.629;28.7752;;;896;v
Amsterdamhoek;-33.8504;25.6118;;;346;s
Anders Mission;-32.8831;27.2339;;;1118;v
Andris;-30.2524;28.6881;;;711;v
Angola;-32.0595;26.7637;;;1432;v
Anoves;-32.0213;27.6153;;;160;v
Apleni;-32.1471;28.712;;;245;v
Appiesdry sp;-32.7856;26.6386;;;567;s
Aquapark;-33.3925;25.4351;;;999;s
Arbor View;-30.6827;26.7171;;;707;s
Arcadia;-33.8633;25.5129;;59;346;t
Arcadia;-33.0098;27.9101;;;230;s
Area North 1924;-32.8351;27.2727;;203;1118;t
Arena;-32.8842;28.0598;;;367;v
Arosi;-31.7177;27.7655;;;1344;v
Arthur Homes;-31.3669;29.5721;;;648;s
Asazani;-31.3753;26.3552;;;857;s
Asherville;-32.2841;24.5646;;;347;s
Askeaton;-31.6274;27.4593;;;121;v
Aston Bay;-34.0814;24.9068;;;454;s
Auckland;-33.1388;26.8427;;260;1064;v
Avalon Holiday Resort;-32.8497;28.1135;;151;367;v
Azalea Park;-33.821;25.5155;;;346;s
Babani;-31.2526;29.6851;;;648;v
Babara;-30.3843;27.4812;;1121;1247;v
Bacelona;-33.9063;25.5412;;;346;s
Badi;-32.2395;28.6731;;;1437;v
Badibanise;-30.8873;28.984;;;559;v
Bajodini;-31.1316;28.8282;;;1122;v
Bakaleni;-31.305;28.5117;;;1342;v
Bakana;-32.1355;28.3992;;1435;225;v
Bakaneni;-32.4337;28.4474;;;139;v
Bakaneni;-32.2195;28.4886;;;1437;v
Baku;-31.8839;27.9272;;;1344;v
Balasi;-31.1507;28.8269;;;1122;v
Balazie Valley;-32.8445;27.407;;;1118;s
Baleni;-31.0993;29.4079;;;279;v
Baleni A;-31.0715;29.9887;;;69;v
Baleni B;-31.1681;29.9645;;;69;v
Baleni C;-31.1438;30.0278;;;69;v
Baleni D;-31.1497;29.8964;;;69;v
Baleni E;-31.192;30.0449;;;69;v
Balizulu;-31.7451;28.6801;;;893;v
Bandla;-31.6463;29.2514;;;952;v
Bangani;-32.0739;28.5072;;;225;v
Bangilizwe;-32.9951;27.5469;;;1118;v
Bangolosi;-31.6711;29.4582;;;1100;v;;;;eastern-cape-bangolosi-port-saint-johns
Bankies;-31.5474;26.9616;;;210;v
Bankini;-31.4634;27.1821;;;435;v
Bantubabi;-31.3079;28.6383;;;1342;v
Bantubonke;-30.9131;28.9866;;1212;559;v
Banzi;-32.1322;27.5284;;;160;v
Barracks;-33.0036;27.4638;;;377;v
Barracks;-31.6175;27.4949;;;121;v
Barsheba;-33.4132;25.5465;;;999;v
Bashee;-32.2398;28.9148;;;245;v
Batsoarele;-30.5703;28.7544;;;765;v
Bavuma;-32.0305;28.5192;;;245;v
Bawa;-32.4052;28.109;;;118;v
Bayimani;-30.9128;29.7526;;;69;v;;;Dayimani
Baysville;-33.0009;27.9169;;;230;s
Bazana;-31.2995;29.5697;;;648;v
Baziya Mission;-31.6161;28.3905;;;896;v
Beachview;-34;25.3244;;155;346;s
Beacon Bay;-32.9712;27.9341;;;230;s
Beacon Bay North;-32.9586;27.9464;;;230;s
Beacon Hill;-32.8969;27.4197;;;1118;s
Bebelele;-33.0115;27.8676;;;230;s
Bebeza;-30.5256;27.6534;;;1247;v;;1
Beccels;-32.042;26.4627;;44;1273;v
Beccles;-32.042;26.4627;;;1273;v;;1
Bedford 1;-32.6817;26.0917;;;45;s
Bedford Convent;-31.5761;28.7064;;;896;s
Begha Mouth;-33.3764;27.3278;;;377;v
Bekela;-31.1158;30.0766;;;69;v
Bekileni;-31.8935;28.1801;;;946;v
Bekruipkop;-33.0003;27.496;;;377;v
Belekence;-31.1073;28.7853;;;1122;v
Belford;-30.1831;28.7229;;;711;v
Belgravia;-33.003;27.8983;;;230;s
Bell;-33.2532;27.3647;;;377;v
Bellvale;-32.5606;26.7164;;;1198;v
Belmont Valley;-33.3128;26.5421;;;700;s
Ben Kamma;-33.9622;25.4916;;;346;s
Ben Schoeman Airport;-33.0379;27.826;;;230;p
Bensonvale;-30.5777;27.3549;;;1247;v;;1
Benton;-33.3832;27.1957;;;1064;v
Berea;-32.9889;27.9097;;;230;s
Bergplaas;-32.6915;26.8771;;;201;v
Bergsig;-33.3873;25.4504;;;999;s
Bergsig;-31.8855;26.8801;;;525;s
Berlin Smallholdings;-32.8683;27.5921;;1004;1118;p
Besmani;-32.4556;28.1603;;;118;v
Bethal;-32.3542;28.2054;;;118;v
Bethel;-30.2288;28.8517;;;711;v
Bethelsdorp;-33.883;25.5201;;;346;t;182012;10
Bethesda;-30.4942;28.6655;;;765;v
Betshwane;-30.7691;29.3949;;;655;v
Beverley Grove;-33.9649;25.4948;;;346;s
Beyele;-31.7712;27.9698;;;946;v
Bezuidenhoutville;-32.6817;26.2955;;;4;s
Bhabha;-32.2614;27.7097;;;1262;v
Bhadalala;-30.781;29.4561;;;655;v
Bhakabhedu;-30.6493;28.2476;;1283;1314;v
Bhakaleni;-31.8212;28.8526;;;893;v
Bhakaleni;-31.3441;29.3879;;;1100;v;;;;eastern-cape-bhakaleni-port-saint-johns
Bhakubha;-30.8833;29.2836;;;1002;v
Bhala;-30.9887;29.5375;;;279;v
Bhalasi;-31.2814;28.4853;;;1342;v
Bhalasi;-31.0824;29.531;;;279;v
Bhantini;-30.9307;28.4495;;;995;v
Bhantini A;-31.6556;29.0573;;;952;v
Bhantini B;-31.692;29.1006;;;952;v
Bharhumani;-32.4741;28.1762;;;139;v
Bhavameni;-32.7244;27.0897;;;487;v
Bhawu;-32.0586;28.9912;;;245;v
Bhayi;-32.0318;28.6744;;;245;v
Bheja;-31.0433;29.0584;;;1122;v
Bhekayeke;-30.6455;29.208;;921;655;v
Bhekela;-31.2007;28.2568;;;1356;s
Bhekisi;-33.3783;27.1361;;;1064;v
Bhekiyeza;-31.089;29.792;;;69;v
Bhele;-32.9282;27.2377;;;1064;v
Bhele A;-31.0333;29.8269;;;69;v
Bhele B;-30.932;29.749;;;69;v
Bheleni;-31.6506;29.322;;;1100;v;;;;eastern-cape-bheleni-port-saint-johns
Bhesi;-31.9188;27.8787;;;1344;v
Bhetani;-31.8614;28.3518;;;225;v
Bhetani;-30.7429;28.961;;;559;v
Bhethula;-30.6283;28.2148;;;1314;v
Bhetshwana;-30.773;29.3728;;;655;v
Bhijolo;-31.8973;28.3685;;;225;v
Bhisa;-30.7699;29.5024;;;1002;v
Bhishibha;-32.3382;27.7969;;;951;v
Bhisilane;-30.9326;28.8747;;;559;v;;1
Bhobhoyi;-31.3167;29.2451;;;648;v
Bhofolo;-32.7734;26.6453;;;567;s
Bhokhwe;-32.4127;28.1123;;;118;v
Bhoko;-31.8096;27.2289;;;120;v
Bholani A;-31.5721;29.5877;;;1100;v;;;;eastern-cape-bholani-a-port-saint-johns
Bholani B;-31.6441;29.4155;;;1100;v;;;;eastern-cape-bholani-b-port-saint-johns
Bholotwa;-31.635;28.9613;;;952;v
Bhomeni;-31.6465;27.1836;;;120;v
Bhongolwethu;-32.3144;28.2365;;;118;v
Bhongolwethu;-31.7144;27.2326;;;120;v
Bhongweni;-32.743;25.7972;;;166;t
Bhongweni;-32.2134;28.6825;;;1437;v
Bhongweni;-32.0809;28.1612;;;951;v
Bhongweni;-31.412;29.6575;;;648;v
Bhononi;-30.9365;29.4033;;;1002;v
Bhonxa;-30.922;29.271;;;1002;v
Bhonyothi;-32.5873;28.2856;;;490;v
Bhoqo;-32.0991;28.086;;;951;v
Bhoqo;-31.6491;26.9988;;;120;v
Bhuba;-32.0103;29.0891;;;159;v
Bhubesini;-31.0806;29.0772;;;1122;v
Bhucula;-31.803;29.273;;;952;v
Bhuje;-31.4547;29.3341;;;1100;v;;;;eastern-cape-bhuje-port-saint-johns
Bhukuva;-30.8935;29.6046;;;69;v
Bhulele;-32.2492;28.1985;;;118;v
Bhunga;-32.1624;28.7087;;;1437;v
Bhunga;-31.2328;29.2152;;219;1002;v
Bhungeni;-32.3237;28.151;;;118;s
Bhungeni;-30.9233;29.4675;;;279;v
Bhungweni;-30.9845;29.6323;;;69;v
Bhuqa;-31.3033;29.252;;;648;v
Bhuru;-32.3302;27.8305;;;951;v
Bhuta;-32.1805;28.8893;;;245;v
Bhwnijini;-30.9041;29.8438;;;69;v
Bhwnjini;-30.9041;29.8438;;65;69;v
Bijolo;-31.9138;28.7504;;;893;v
Bika Industrial;-32.3116;28.2145;;;118;p
Bikizana;-30.3469;27.4555;;;1247;v
Bilatye;-31.9498;27.3644;;;160;v
Bisana;-31.2018;29.3928;;;279;v
Bisho Central;-32.8496;27.4395;;63;1118;s
Bisho Gardens;-32.854;27.4433;;63;1118;s
Bisho Park;-32.8403;27.4447;;63;1118;s
Bisi;-31.1327;29.4767;;;279;v
Bityongo;-31.4847;29.4437;;1022;1100;v;;;;eastern-cape-bityongo-port-saint-johns
Bizana;-31.5856;29.3767;;;1100;v;;;;eastern-cape-bizana-port-saint-johns
Black Diamond;-30.2593;28.9613;;;138;v
Black Fountain;-30.4583;28.3506;;;1314;v
Blasini Village;-31.7359;27.5261;;;160;v
Blikana;-30.576;27.6146;;;1247;v;;5
Blikkiesdorp;-33.7572;25.3838;;;481;s
Blink Water;-32.7043;26.59;;;567;v
Blom;-30.6099;27.7415;;;1142;v
Blue Bend;-32.9772;27.9528;;;230;s
Blue Gums;-30.5435;27.2312;;;1247;v
Blue Horizon Bay;-33.9729;25.2533;;;346;s
Blue Rise;-31.8992;26.8955;;;525;s
Blue Sky;-32.2532;28.2062;;;118;v
Bluewater Bay;-33.8512;25.6338;;;346;s
Bodiam;-33.2509;27.421;;;377;v
Bodini;-31.7826;27.9115;;;946;v
Bofolo;-32.0022;28.0529;;;946;v
Bojane;-31.6869;27.9509;;;946;v
Bojeni;-32.3236;28.5994;;;1437;v
Boknes Strand;-33.7316;26.5755;;;11;v
Bokolweni;-31.1265;28.5481;;529;995;v
Bokuveni;-30.9061;29.5553;;;69;v
Bolana;-31.9132;27.623;;;160;v
Bomapass;-32.6853;27.1097;;;487;v
Bomberg;-31.1417;28.7843;;;1122;v
Bomplas;-31.6681;27.2701;;;120;v
Bomvana;-32.3714;28.3724;;;139;v
Bomvana;-32.1682;28.3912;;1289;225;v
Bomvane;-31.7933;29.0238;;;952;v
Bomvini;-31.4949;29.182;;;631;v
Bomvini;-31.1612;29.1368;;;1122;v
Bomvini;-31.0143;29.3562;;;1002;v;;2
Bonanza;-32.988;27.7942;;;230;s
Bonda;-30.8421;29.6247;;;69;v
Bonga;-31.9505;29.1179;;;159;v
Bonga;-30.7936;29.3129;;;655;v
Bongoza;-32.3458;28.1131;;;118;v
Bongweni;-32.6956;27.3982;;;1262;v;;1
Bongweni;-32.075;27.7796;;;1344;v
Bongweni;-31.1221;28.5783;;;995;v
Bonkolo;-31.9862;28.2828;;;225;v
Bonnie Doon;-32.9803;27.9261;;;230;s
Bonza Bay;-32.9716;27.9575;;;230;s
Boomplaas;-31.5161;27.1676;;;435;v
Boomplaas;-30.5482;27.5978;;;1247;v
Booysen Park;-33.858;25.468;;59;346;t
Bophela;-32.2892;28.4623;;;1437;v
Border Post;-32.7176;27.5053;;;1262;v
Boskop;-33.9733;23.8158;;;459;v
Botani;-31.8273;27.8178;;;1344;v
Botha's Hoek;-32.027;26.7199;;;1432;v;;;;eastern-cape-bothas-hoek-whittlesea
Bothasrus;-33.8034;25.4588;;;195;s
Botho;-32.0549;29.0828;;;245;v
Botomani;-30.748;29.4273;;;655;v
Botwe;-32.2109;27.9777;;;951;v
Bovini;-31.3081;29.2051;;;631;v
Bovini;-30.0638;28.9945;;;711;v
Bowden;-31.752;26.941;;;120;v
Boxelulu;-32.9659;27.3565;;;1064;v
Boycy;-31.3828;28.7566;;;1342;v
Braelyn;-33.0036;27.8688;;;230;s
Braelyn Heights;-33.004;27.8866;;;230;s
Braelyn Hills;-33.0009;27.8795;;;230;s
Braelyn Industrial;-33.0091;27.8897;;;230;p
Braki;-30.657;28.4712;;;1314;v
Brakkloof;-32.1302;26.7702;;;1432;v
Brayini;-30.5906;27.2636;;;1247;v
Breidbach;-32.8909;27.4481;;;1118;s
Brentwood Park;-33.9579;25.4907;;;346;s
Bridge Haven;-33.9237;25.5614;;;346;s
Bridgemead;-33.9311;25.4761;;;346;s
Broadwood;-33.9883;25.5424;;;346;s
Brooksnek;-30.6334;29.4812;;;655;v;;4
Brymore;-33.9554;25.5084;;;346;s
Buchele;-31.5006;29.6174;;;1100;v;;;;eastern-cape-buchele-port-saint-johns
Buffalo Flats;-33.0184;27.8498;;;230;s
Buffelsbaden;-30.7199;26.7137;;;707;s
Buffnek;-30.8428;28.8874;;;559;v
Bufumba;-32.0006;28.9602;;;245;v
Buhlambo;-30.8357;29.5015;;188;1002;v
Buhlanga;-31.1441;29.3326;;;1002;v
Buhlanyanga;-31.2241;29.5971;;;648;v
Buhlungwana;-31.2056;29.0007;;;1122;v
Buitendag;-30.9982;26.3158;;;113;s
Bukazi;-31.1771;29.46;;;279;v
Bukazi;-31.0543;29.391;;;1002;v
Bukuqweni Farma;-31.398;29.4182;;;1100;v;;;;eastern-cape-bukuqweni-farma-port-saint-johns
Bukwana;-31.7192;27.4521;;;160;v
Bula;-31.5273;28.2972;;;946;v
Bulala;-31.0027;30.039;;;69;v
Bulawayo;-31.9703;27.6907;;;160;v
Bulawayo;-31.4733;28.0676;;;946;v
Bulembu;-32.8689;27.2707;;;1118;v
Bulhoek;-32.0384;26.6284;;;1432;v
Bulungula;-32.0696;28.9279;;;245;v
Bulura;-32.886;26.7546;;;201;v
Bumazi;-31.1161;29.6219;;;279;v
Bumbana;-31.6291;27.4418;;;121;v
Bumbane;-32.5254;28.527;;;490;v
Bumbane;-32.1308;28.8183;;;245;v
Bumbane;-31.8746;28.5269;;;893;v
Bumbane A;-31.4813;28.2241;;;946;v
Bumbane B;-31.5745;28.2496;;;946;v
Bumbena;-30.8051;28.711;;1123;559;v
Bumbeni;-30.6568;29.4905;;;655;v
Bunckers Hill;-32.9974;27.9354;;;230;s
Bunene;-32.034;28.8009;;;245;v
Bungeni;-31.6693;29.3288;;;1100;v;;;;eastern-cape-bungeni-port-saint-johns
Bunqaba;-32.1659;28.9117;;;245;v
Burnshill;-32.7661;27.0588;;;487;v
Busakwe;-32.3377;28.579;;;1437;v
Bushmans River;-33.6739;26.6236;;;11;s;;1
Busila;-32.2987;28.3585;;;118;v
Buthini;-30.9603;29.7853;;;69;v
Butho;-31.6546;29.3511;;;1100;v;;;;eastern-cape-butho-port-saint-johns
Buthongweni;-31.7061;29.0504;;;952;v
Buthongweni;-30.9888;29.9892;;;69;v
Buthulo;-31.5983;29.2835;;;1100;v;;;;eastern-cape-buthulo-port-saint-johns
Buthulo;-31.2111;29.7217;;;648;v
Butsheni;-30.8388;29.0494;;;559;v
Butterworth Central;-32.3314;28.1413;;;118;s
Buttville;-30.9487;29.6053;;;69;v
Buwa;-31.876;28.5732;;;893;v
Buwa;-31.1038;29.0767;;;1122;v
Buziba;-31.2107;29.2975;;;279;v
C Section Extension;-33.0074;27.864;;;230;s
C-Place;-34.0488;24.9132;;;454;s
Caba;-32.26;27.6881;;;1262;v
Caba;-32.0311;28.0556;;;225;v
Caba;-31.6854;28.333;;;893;v
Caba;-31.5426;28.1565;;;946;v
Caba;-31.0848;28.6157;;;1122;v
Caba;-30.9498;29.2192;;;1002;v
Caba;-30.3579;28.6622;;;765;v
Cabazana;-30.6868;29.4052;;895;655;v;;2
Cabazana;-30.6733;29.4456;;;655;v;;2;;eastern-cape-cabazana-maxesibeni-2
Cabazi;-30.8318;29.0095;;;559;v
Cabe;-31.4455;29.4736;;;1100;v;;;;eastern-cape-cabe-port-saint-johns
Cabekwana;-31.4191;29.618;;;648;v
Cabhane;-31.0015;28.9775;;;559;v
Cabuka;-30.6787;28.9668;;;559;v
Caca;-31.6553;28.1251;;;946;v
Cacadu;-31.8838;28.6459;;;893;v
Cacadu;-30.9351;29.1273;;;1002;v
Cafutweni;-32.2756;28.3306;;;118;v
Cairns;-32.4069;26.7498;;;1198;v
Cala Reserve;-31.527;27.6587;;;121;p
Calderwood;-32.857;26.7281;;;201;v
Califonia;-31.5413;27.6917;;;121;s
California;-32.2658;27.9604;;;951;v
Calucalu;-30.8107;28.5649;;;1314;v
Camama;-32.0511;27.5688;;;160;v;;4
Cambridge;-32.9765;27.8888;;;230;s
Cambridge Village;-32.9638;27.8927;;;230;s
Cambridge West;-32.9752;27.8716;;;230;s
Campher Park;-33.8037;25.4414;;;195;s
Camsha;-32.3014;28.7123;;;1437;v
Cancele;-31.4633;27.1672;;;210;v
Cancele;-30.8346;28.7926;;;559;v
Candu;-31.9439;28.4213;;;225;v
Cannon hill;-33.7727;25.4019;;;481;s
Canon Rocks;-33.7464;26.5472;;;11;v
Canzibe;-31.806;29.0636;;;952;v
Cape St Francis;-34.1978;24.8333;;;1238;v
Cape road Industrial;-33.7781;25.3806;;;481;p
Carrington;-33.1765;27.3791;;;1118;v
Carthcart;-32.2964;27.1535;;;136;v;;1
Cata;-32.589;27.1308;;;487;v;;2
Cathcartvale A;-32.5468;26.7953;;;1198;v
Cathcartvale B;-32.8145;26.761;;;201;v
Catshile;-32.0409;27.9529;;;1344;v
Caweni;-30.916;28.4694;;797;995;v
Cawu;-31.9105;29.0069;;;159;v
Cedarville;-30.8642;29.1379;;;1002;v
Cefane;-31.6398;27.9672;;;946;v
Ceka;-31.8734;29.1351;;;952;v
Ceka;-31.3667;28.6441;;;1342;v
Cekwayo;-31.1416;28.6852;;;1122;v
Cele;-31.1971;29.7579;;;648;v
Celetyuma;-33.2722;27.1459;;;1064;v
Cengane;-31.0337;28.783;;;1122;v
Cengu;-32.1286;27.6129;;;136;v
Centerton;-33.8285;24.8684;;;379;s
Centuli;-32.4268;28.3639;;;139;v
Cenyu;-32.5592;27.4575;;;1262;s
Ceru;-32.3805;28.0961;;;118;v
Ceru;-31.9994;28.5718;;;245;v
Cetshe;-30.8695;29.5373;;;1002;v
Chabaza;-31.5496;29.4176;;;1100;v;;;;eastern-cape-chabaza-port-saint-johns
Chakatha;-32.8104;27.9711;;;528;v
Chalumna A;-33.1315;27.5353;;;1118;v
Chalumna B;-33.1733;27.5043;;;1118;v
Chancele;-30.8003;28.7945;;;559;v;;1
Chani;-30.8642;29.0507;;;559;v
Chaphaza;-31.9838;28.5167;;;245;v
Charles Lloyd Township;-33.0155;27.8745;;;230;s
Chefane;-31.9745;28.842;;;893;v
Chelesi;-32.0022;28.7191;;;893;v
Chetyana;-31.8121;28.2322;;;946;v
Chevy Chase;-30.8169;28.5329;;;1314;v
Chibini;-32.4662;28.3447;;;139;v
Chibini;-31.725;28.3697;;;893;v
Chibini;-31.516;29.2468;;;631;v
Chicargo;-32.6836;28.06;;;528;v
China;-31.7439;28.5419;;;893;v
China;-31.421;29.5118;;;1100;v;;;;eastern-cape-china-port-saint-johns
Chiselhurst;-32.9848;27.8849;;;230;s
Chithiwayo;-31.3672;29.5442;;;648;v
Chophetyeni;-31.4518;28.9555;;;631;v
Chris Hani;-32.9198;27.7785;;;230;v
Chris Hani;-32.771;26.6623;;;567;s
Chris Hani;-31.5884;28.7262;;;896;v
Christmas Rock;-33.1899;27.6344;;;230;v
Chwebeni;-32.6092;28.3063;;;490;v
Chwebeni;-30.6744;28.8185;;;559;v
Cibeni;-31.5336;29.2765;;;631;v
Cibini;-30.1724;29.0654;;;138;v
Cicina;-31.8469;27.6049;;;160;v
Cicira;-31.2689;28.441;;;1356;v
Cigila;-31.9491;28.2308;;548;225;v
Ciko;-32.2772;28.5369;;;1437;v
Cikolo;-31.2866;29.29;;;648;v
Cilidara;-32.7817;27.0005;;;822;v
Cilo;-32.3469;28.335;;;118;v
Cimezile;-32.7299;26.6034;;;567;v
Cinaka;-32.0499;28.9649;;;245;v
Cingco A;-31.3297;28.8498;;;1342;v
Cingco B;-31.2645;28.8561;;;1342;v
Cingweni;-32.3821;28.2306;;;118;v
Cingweni;-31.965;28.8292;;;893;v
Cingweni;-31.0712;30.1295;;;69;v
Cingweni;-30.8353;29.1824;;1177;1002;v
Cintsa East;-32.8226;28.1126;;;367;v
Cintsa West;-32.8497;28.1135;;;367;v;;1
Cisira;-33.1619;27.1462;;;1064;v
Citwayo;-31.0973;29.7539;;;69;v
Ciyani;-31.5914;29.5972;;;1100;v;;;;eastern-cape-ciyani-port-saint-johns
Cizela;-32.0013;28.4728;;;225;v
Cizele;-31.812;28.8565;;;893;v
Clarkebury;-31.7941;28.284;;;946;v
Clarkeville;-30.7975;29.6827;;;69;v
Clearview;-31.0715;28.3555;;;995;s
Cleary Park;-33.8943;25.5232;;59;346;t
Clydesdale;-33.0636;27.5577;;;1118;v
Coastal holiday homes;-32.6211;28.4588;;;490;v
Coffee Bay;-31.9838;29.1487;;;159;v
Cokomfini;-31.0622;28.7653;;;1122;v
Colana;-30.6416;29.0551;;;559;v;;1
Colana;-30.5897;28.9977;;955;559;v;;1;;eastern-cape-colana-kwabhaca-2
Colana;-30.5606;29.0906;;;138;v
Colleen Glen AH;-33.9722;25.3781;;;346;p
Collingwood;-30.2997;28.4015;;;711;v
Collondale;-33.0395;27.819;;;230;s
Colosa;-32.0579;28.3373;;;225;v
Columba Mission;-32.4798;28.3609;;;139;v
Corana;-31.8483;28.8588;;;893;v
Corana;-31.6204;28.8497;;;631;v
Coranlay;-31.585;28.8177;;;631;v
Corn Fields;-33.0614;27.5272;;;1118;v
Cosy Corner;-33.1726;27.6551;;;230;v
Cotswold;-33.939;25.5507;;;346;s
Cove Ridge East;-33.0263;27.8231;;;230;s
Cove Rock;-33.0433;27.7889;;;230;s
Cowville;-30.624;27.1222;;;595;v
Cradock Place;-33.9042;25.569;;;346;s
Cradock Plane;-32.7503;25.7969;;;166;s
Craighead;-33.0875;27.2198;;;1064;v
Crockarts Hope AH;-33.9464;25.3809;;;346;p
Cuba;-32.9129;27.747;;;230;v
Cuba;-32.3192;28.202;;;118;t
Cuba;-31.8569;27.5096;;;160;v
Cube;-31.9903;27.4996;;;160;v
Cubeni;-32.0328;27.5416;;;160;v
Culunca;-31.1609;28.7268;;;1122;v
Cumakala;-32.5622;27.4474;;;1262;s
Cumngce;-31.452;29.2083;;;631;v
Cungwana;-31.768;27.4644;;;160;v
Cungweni;-32.1206;28.4589;;;225;v
Cuntsula;-32.0647;28.6662;;;245;v
Cuntsula;-31.8732;28.7048;;;893;v
Cutweni;-31.4113;29.759;;;648;v
Cwane;-31.756;28.1222;;;946;v
Cwaru;-33.2189;27.259;;;1064;v
Cwaru;-32.7829;27.0331;;;487;v
Cwebe;-32.1923;28.9226;;;245;v
Cwebeni;-31.6662;29.4367;;;1100;v;;;;eastern-cape-cwebeni-port-saint-johns
Cwebeni;-30.6519;28.8323;;;559;v
Cwecwe;-31.5035;28.7456;;;896;v
Cwecweni;-33.1372;27.3728;;;377;v
Cwele;-31.671;29.2387;;;952;v
Cwengcwe;-32.7808;27.333;;;487;v
Cwili;-32.6728;28.3633;;;485;v
D Hostel;-33.0132;27.8634;;;230;s
Dabane;-32.0493;28.7609;;;245;v
Dabela;-31.2122;29.1842;;891;1002;v
Dadeni;-33.1143;27.0795;;;1064;v
Dakamnyama;-31.0529;29.8537;;;69;v
Dakane;-31.5267;29.6809;;;1100;v;;;;eastern-cape-dakane-port-saint-johns
Dakeni;-32.6497;28.368;;;490;v
Dakeni B;-32.0618;28.0284;;175;951;v
Dala;-31.7825;28.033;;;946;v
Dalaguba;-31.5022;29.0874;;;631;v
Daleview;-33.8109;25.4729;;;195;t
Daleview;-32.8696;27.3986;;;1118;t
Dalibango;-31.267;28.46;;;1356;v
Daligqili;-31.4694;28.3566;;;946;v
Dalindyebo;-31.8742;28.5917;;;893;v
Daliwe;-32.302;27.1534;;;136;v
Daly;-30.9625;27.5977;;;38;s
Damane;-31.7755;27.7132;;;160;v
Dambeni;-30.9079;29.3175;;;1002;v;;2
Dambeni;-30.7039;29.2546;;;655;v
Damdam;-33.1609;27.2197;;;1064;v
Damini;-30.7155;28.846;;;559;v
Dan Sandi View;-33.0185;24.3461;;;514;s
Dangazele;-32.1303;28.8676;;;245;v
Dangeni A;-30.9292;30.0681;;;69;v
Dangeni B;-31.0808;29.9503;;;69;v
Dangershoek;-30.629;27.7858;;;1142;v
Dangwana;-31.5869;29.2691;;;1100;v;;;;eastern-cape-dangwana-port-saint-johns
Dangwana;-30.9736;28.9174;;;559;v
Darabe;-31.9024;28.645;;;893;v
Daweni;-30.9429;28.4681;;;995;v
Daweni;-30.5385;27.5524;;808;1247;v
Dawn;-32.968;27.8346;;;230;s
Dawn Park;-32.014;26.2634;;;1273;s
Daza;-32.0566;27.8279;;;1344;v
De Colligny Mission Station;-31.5632;28.7241;;;896;s
De Mist;-33.7786;25.4065;;;481;s
Deal Party;-33.8739;25.6057;;;346;s
Debe Marela;-32.8919;27.0063;;;822;v;;1
Debe Marelab;-32.8919;27.0063;;187;822;v
Debe Nek;-32.8354;27.1529;;;487;v
Debe Valley;-32.8682;27.101;;;822;v
Debera;-31.7996;28.0719;;1463;946;v
Debesa;-31.0219;29.569;;;279;v
Debeza;-31.1136;28.7386;;;1122;v
Dedelo;-30.838;29.4755;;;1002;v;;5
Dedeni;-31.5732;29.5576;;;1100;v;;;;eastern-cape-dedeni-port-saint-johns
Deeplevel;-31.6916;27.0061;;;120;v
Denegrey;-31.3945;26.3679;;;857;s
Dengwane;-30.5929;28.4865;;;1314;v
Dengwane;-30.3082;28.7447;;;711;v
Desika;-32.6956;27.3982;;86;1262;v
Despatch;-33.8009;25.4733;;;195;s;39619
Despatch Central;-33.8009;25.4733;;;195;s
Detyana;-31.8293;29.0735;;;952;v
Detyane;-31.0751;28.671;;;1122;v
Dhlawu;-32.9813;26.9832;;;822;v
Diamond;-31.8022;27.4659;;;160;v
Diamond;-30.9322;29.7627;;;69;v
Dibandlela;-30.9848;29.5868;;;279;v
Dibinkonzo;-30.5849;27.1862;;1478;595;v
Diboteng;-30.614;28.4179;;280;1314;v
Didi;-31.5265;29.0807;;;631;v
Didi;-30.8714;29.8526;;;69;v
Didi A;-31.2606;29.5602;;;648;v
Didi B;-31.2084;29.7435;;;648;v
Didwayo;-31.4626;28.1124;;;946;v
Dikathole;-31.564;28.5155;;;896;v
Dikatole;-31.569;27.6608;;;121;v
Dikazi;-32.8076;27.4003;;;1118;v
Dikela;-31.3953;29.1915;;;631;v
Dikeni;-32.0277;28.7523;;;893;v
Dikeni;-31.8232;27.9658;;;946;v
Dikeni;-31.7773;28.9003;;;952;v
Diki;-31.236;29.6319;;;648;v
Diko;-32.4561;28.5053;;;139;v
Dikonyeleng;-30.6095;28.4341;;;1314;v
Dilayini;-31.9657;28.9221;;;245;v
Dili;-30.5358;27.6664;;;1247;v;;2
Dimbaza Industrial Area;-32.8312;27.1911;;203;1118;p
Dimbeni;-32.4344;28.6644;;;1437;v
Dinda;-30.9124;29.6188;;;69;v
Dindini A;-30.8277;29.9456;;;69;v
Dindini B;-30.8626;29.9192;;;69;v
Dinga;-31.9359;28.9658;;;159;v
Dinga;-30.9229;29.6011;;;69;v
Dingata;-32.1378;28.9299;;;245;v;;1
Dingo;-30.9306;29.9362;;;69;v
Dininkosi;-31.5032;28.9151;;;631;v
Diphini;-33.0183;27.865;;;230;s
Diphini;-32.7291;28.1221;;;367;v
Diphini;-32.4523;28.2769;;;139;v
Diphini;-31.7617;26.9906;;;120;v
Diphini;-31.5404;29.342;;;1100;v;;;;eastern-cape-diphini-port-saint-johns
Diphini;-31.0611;29.405;;674;1002;v
Diphini;-31.0558;30.1366;;;69;v
Diphini;-30.9247;28.4607;;;995;v
Diphini;-30.909;29.4546;;;1002;v;;;;eastern-cape-diphini-ntabankulu-2
Diphokong;-30.5957;28.361;;;1314;v
Dipini;-32.2349;28.6649;;;1437;v
Dityani;-32.4176;28.6367;;;1437;v
Diya;-32.504;28.173;;;139;v
Dlabhani;-30.788;28.7281;;;559;v
Dlakatweni;-31.7038;28.3391;;;893;v
Dlakavu;-31.9733;27.2406;;;160;v
Dlamini;-31.7597;27.0517;;;120;v
Dlangezwa;-31.076;29.9239;;;69;v
Dlelengana;-31.3773;29.3068;;;1100;v;;;;eastern-cape-dlelengana-port-saint-johns
Dlephu;-32.4795;28.0279;;;118;v
Dlova;-32.0376;28.9429;;;245;v
Dobe;-31.9186;28.9819;;;159;v
Doje;-30.9541;30.0822;;;69;v
Dokodela;-31.3721;29.0484;;;631;v
Dolongane;-31.064;29.8961;;;69;v
Dolophini;-31.2148;29.6729;;;648;v
Dolosini;-30.3786;27.4359;;;1247;v
Dolweni;-31.9223;28.9566;;;159;v
Donald's Drift;-30.2761;28.736;;712;711;v;;;;eastern-cape-donalds-drift-maluti
Dondi;-31.112;29.3151;;;1002;v
Dongoba;-32.7094;27.4754;;;1262;v
Dongwe;-32.9366;27.5552;;;1118;v
Dongweni;-31.7405;27.3601;;;120;v
Donkerpoort;-31.2766;25.8086;;497;1249;t
Dontsa;-32.617;27.2283;;;487;v
Dontsa;-31.6797;28.9276;;;952;v
Dontsi;-30.5245;27.3812;;;1247;v
Dophu;-31.7206;27.1655;;;120;v
Dorchester Heights;-32.9489;27.901;;;230;s
Dorington;-32.7759;26.6558;;;567;s
Doti;-32.0838;28.3305;;;225;v
Dotye;-30.9201;30.0782;;;69;v
Down Town;-30.8512;29.8532;;;69;s
Dr. Brawn;-33.7841;25.4062;;;481;s;;;;eastern-cape-dr-brawn-kariega
Dratashe;-31.8723;27.8873;;;1344;v
Dratini;-32.2456;27.6069;;;1262;v
Dratini;-31.6861;26.7972;;;120;v
Drayini;-33.2379;27.1479;;;1064;v
Drayini;-32.5137;28.4665;;;490;v
Drayini;-32.1189;28.4813;;;1437;v
Drayini;-31.7889;27.3346;;;120;v
Drayini;-30.9894;29.3048;;;1002;v
Drayini;-30.9257;28.4951;;;995;v
Drayini;-30.6238;29.2258;;;655;v
Drayini;-30.4175;27.3647;;1412;1247;v
Drayini A;-31.6646;27.9519;;;946;v
Drayini B;-31.7909;27.9281;;;946;v
Dresini;-30.1749;28.5763;;;711;v
Dubana;-31.3801;29.6114;;;648;v
Dube;-33.1097;27.3721;;;377;v
Dubu;-32.9329;27.3837;;;1064;v
Dudani;-31.9904;28.7137;;;893;v
Dudumashe;-32.1328;27.9332;;;951;v
Dudumeni;-30.9241;29.5795;;;69;v
Dujene;-30.9518;29.8014;;;69;v
Dukada;-31.2262;29.7846;;;648;v
Dukathole;-30.6859;26.6805;;;707;s
Duke;-31.5323;27.8105;;;121;v
Dukulweni;-31.584;29.3184;;;1100;v;;;;eastern-cape-dukulweni-port-saint-johns
Dukuza;-31.0076;29.4298;;;279;v
Dulcies Nek;-30.4724;27.4337;;;1247;v
Duluseni;-31.1206;29.2746;;;1002;v
Dum-Dum;-31.6778;26.8117;;;120;v
Duma;-31.2138;29.0535;;;1122;v
Dumaneni;-31.0458;28.7282;;;1122;v
Dumase;-31.6251;29.4205;;;1100;v;;;;eastern-cape-dumase-port-saint-johns
Dumasi;-31.6805;28.897;;;952;v
Dumasi;-31.3018;28.6538;;;1342;v
Dumasi;-30.8354;29.68;;;69;v
Dumasini;-30.3764;28.6716;;;765;v
Dumazulu;-31.2095;30.0013;;;69;v
Dumba;-31.1759;29.0154;;;1122;v
Dumsi;-31.1543;29.1674;;;1002;v
Dumsi;-30.785;29.5792;;;69;v
Duncan Village;-33.0149;27.8693;;;230;t
Duncan Village Proper;-33.008;27.872;;;230;s
Dundee;-30.7403;29.4344;;;655;v;;1
Dunedin;-32.4505;26.7872;;;1198;v
Dungashe;-32.1967;28.9048;;;245;v
Dungu;-31.4399;29.1077;;;631;v
Dungu;-31.2374;29.1941;;;1002;v;;3
Duphu;-31.1605;29.4135;;;279;v
Dutyini;-30.9435;29.7941;;;69;v
Dutyini;-30.8282;29.2931;;;655;v
Dwaku;-31.0652;29.182;;;1002;v
Dwaleni;-32.1681;27.5818;;;136;v
Dwareni;-31.8712;27.3909;;;120;v
Dwarheni;-32.3445;28.0387;;;118;v
Dwera;-31.4194;29.456;;;1100;v;;;;eastern-cape-dwera-port-saint-johns
Dwesa;-32.3301;28.8032;;;1437;v
Dyam Dyam;-33.1995;27.533;;;1118;v
Dyam-Dyam;-32.3547;27.8855;;;951;v
Dyamala;-32.7746;26.8886;;;201;v
Dyamala;-32.2014;26.7619;;;1169;v
Dyamane;-30.9242;29.774;;;69;v
Dyasini;-32.5507;28.4637;;;490;v
Dyosini;-32.4644;28.0864;;;118;v
Dyushu;-32.3625;28.0451;;;118;v
Dzwabeni;-30.6183;27.3936;;724;1247;v
EZweledinga;-32.3174;26.6881;;;1169;v
Eagle;-32.4789;27.99;;;118;v
Eardley;-32.2226;26.6872;;;1169;v
Easington;-33.3862;27.1983;;;1064;v
East Bank;-33.59;26.9026;;;1097;s
East London CBD;-33.0176;27.9045;;;230;s
East London Smallholdings;-33.0695;27.7962;;;230;p
Eboleni;-31.2002;28.2421;;;1356;s
Eborweni;-30.8454;29.6884;;;69;v
Ebukwezeni;-31.9736;28.8184;;;893;v
Echibini B;-31.6536;28.1944;;;946;v
Echibiri;-31.036;29.0601;;;1122;v
Echovale;-32.8855;27.4007;;;1118;s
Ecingweni;-32.8409;26.9675;;;822;v
Ecwebeni;-31.8402;27.6688;;;160;v
Edangeni;-31.6732;29.2148;;;952;v
Edayimani;-31.9633;27.1538;;;160;v
Ediphini;-31.4964;29.444;;;1100;v;;;;eastern-cape-ediphini-port-saint-johns
Edrayini;-31.2154;28.7727;;;1342;v
Edwaleni;-30.5773;27.511;;;1247;v
Efam;-31.8793;28.7401;;;893;v
Efama;-32.8101;26.91;;;822;v
Efama;-31.8958;27.5164;;;160;v
Efameni;-31.6676;28.0966;;;946;v
Efata;-31.5691;28.7186;;;896;s
Egunubeni;-30.9226;28.9034;;919;559;v
Egxakaqwakeni;-32.0474;28.9414;;979;245;v
Egxeni;-31.3982;29.5819;;;648;v
Egxeni;-31.25;28.516;;;1342;v
Ehukwini;-32.0985;27.7844;;;1344;v
Ejojweni;-32.435;28.2232;;;139;v
Ekampini;-31.6268;29.5201;;1102;1100;v;;;;eastern-cape-ekampini-port-saint-johns
Ekhasalala;-32.8223;27.1239;;944;487;v
Ekofini;-31.8489;27.6606;;;160;v
Ekukhwezeni;-31.7884;28.8912;;;952;v
Ekulambeni;-31.6149;29.2406;;;952;v
Ekuphumleni;-32.7635;26.6502;;;567;s
Ekuphumleni;-32.5483;26.6552;;34;1198;s
Ekuphumleni;-32.0236;27.5709;;;160;s
Ekupumleni;-32.3022;27.9214;;;951;v
Ekuxeni;-31.7181;27.5509;;;160;v
Elabafazi;-31.5348;28.1857;;;946;v
Elalini;-32.1612;26.5906;;;1169;v
Elalini;-31.5015;28.729;;;896;v
Elalini;-31.2557;29.0111;;;1122;v
Elhibini;-30.9505;29.5231;;;279;v
Elithuthu;-31.5571;27.8517;;;946;v
Elugudwini;-32.7815;26.9534;;;822;v
Elumayeni;-30.886;29.6621;;;69;v
Elundini;-32.6308;26.8238;;;1198;v
Elundini;-31.1832;28.6161;;;995;v;;1
Eluphendweni;-32.7854;27.3718;;;487;v
Eluqolweni;-32.1621;26.5951;;;1169;v
Eluqolweni;-31.6198;28.0577;;;946;v
Eluqolweni;-30.9281;28.7423;;;1122;v
Elusheni;-31.8701;28.6877;;;893;v
Elusibeni;-31.5091;29.4738;;;1100;v;;;;eastern-cape-elusibeni-port-saint-johns
Elutshabeni;-32.0249;27.7752;;;1344;v
Eluxolweni;-33.2938;26.5614;;;700;s
Eluxolweni;-32.908;27.7558;;;230;v
Eluxolweni;-31.3058;29.3815;;;648;v
Emabhekuteni;-31.105;29.8185;;;69;v
Emabheleni;-31.4243;29.502;;;1100;v;;;;eastern-cape-emabheleni-port-saint-johns
Emachibini;-31.4458;29.5246;;;1100;v;;;;eastern-cape-emachibini-port-saint-johns
Emacwereni;-31.026;29.0523;;;1122;v
Emadlangeni;-30.5437;27.3212;;266;1247;v
Emadrayini;-31.4891;29.5938;;;1100;v;;;;eastern-cape-emadrayini-port-saint-johns
Emafusini;-30.9951;29.4943;;;279;v
Emagalini;-30.7831;25.7975;;;1380;s
Emagonyaweni;-30.6002;28.3986;;;1314;v
Emahlathini;-31.7164;27.7731;;;1344;v
Emahlubini;-31.4417;28.7997;;;1342;v
Emahodini;-31.8982;27.7281;;;1344;v
Emakhalini;-31.4172;29.6429;;;648;v
Emakhumsubeni;-31.5213;29.5004;;;1100;v;;;;eastern-cape-emakhumsubeni-port-saint-johns
Emakhuzeni;-31.54;29.1776;;;631;v
Emalangeni;-31.7412;28.861;;;893;v
Emalangeni;-31.5089;29.4899;;815;1100;v;;;;eastern-cape-emalangeni-port-saint-johns
Emamfengwini;-31.6332;27.5479;;;121;v
Emamfengwini;-31.3399;29.4697;;;1100;v;;;;eastern-cape-emamfengwini-port-saint-johns
Emampingeni;-30.983;29.6748;;;69;v
Emampondweni;-31.092;29.2197;;;1002;v;;1
Emanaleni;-31.515;29.4272;;;1100;v;;;;eastern-cape-emanaleni-port-saint-johns
Emandlaneni;-31.7081;28.7592;;;893;v
Emangcumeni;-32.7478;27.1962;;;487;v
Emangweni;-32.7679;27.1395;;;487;v
Emangweni;-31.8821;28.4805;;;893;v
Emankuleni;-30.9032;28.6754;;;1122;v
Emanqondeni;-31.5595;29.4489;;;1100;v;;;;eastern-cape-emanqondeni-port-saint-johns
Emantshilbeni;-32.1749;28.8242;;;245;v
Emanzamnyama;-31.072;29.8753;;;69;v
Emaqamini;-31.9424;27.36;;;160;v
Emaqungwini;-32.0657;28.8034;;;245;v
Emaromeni;-30.1852;28.9561;;;711;v
Emasunguzaneni;-31.4993;29.4639;;;1100;v;;;;eastern-cape-emasunguzaneni-port-saint-johns
Ematanjeni;-32.2622;27.7375;;;1262;v
Ematoleni;-32.7338;27.1773;;;487;v
Ematshanganeni;-30.1724;28.9589;;;711;v
Ematyeni;-30.9869;29.2889;;;1002;v
Emaxixibeni;-32.3246;28.693;;;1437;v
Emayaluleni;-31.4435;27.1257;;;210;v
Emazizini;-31.4127;29.4865;;;1100;v;;;;eastern-cape-emazizini-port-saint-johns
Embalwini;-31.0954;29.1261;;;1122;v
Embandezweleni;-32.6941;27.3793;;;1262;v
Embane;-30.852;29.5564;;;69;v
Embekweni;-32.2435;26.7265;;;1169;v
Embileni;-30.9802;29.7528;;;69;v
Embo;-31.7138;27.8919;;;946;v
Emboleni;-31.3594;29.7147;;;648;v
Emcambalaleni;-32.1735;26.6503;;;1169;v
Emcetheni;-30.9766;29.6162;;;69;v
Emdeni;-32.3589;28.5731;;;1437;v
Emdikisweni;-31.0101;29.694;;;69;v
Emdlankala;-31.4582;29.4956;;;1100;v;;;;eastern-cape-emdlankala-port-saint-johns
Emdozingana;-30.8413;29.6672;;;69;v
Emfinizweni;-30.9191;29.8576;;;69;v
Emfolozi;-30.8999;29.9569;;;69;v
Emjelweni;-30.8497;29.2008;;;655;v
Emjikelweni;-31.6185;27.6073;;;121;v
Emndeni;-32.1088;27.6413;;;160;v
Emntla;-31.7512;27.4654;;;160;v
Emnyameni;-31.6956;29.2137;;;952;v
Empa;-31.817;28.5604;;;893;v
Empindweni;-32.287;27.6841;;;1262;v
Emqheyen;-30.5256;27.6534;;43;1247;v
Emsindweni;-31.4536;29.4374;;;1100;v;;;;eastern-cape-emsindweni-port-saint-johns
Emsukweni;-31.8494;28.4865;;;893;v
Emtebe;-31.7175;28.7666;;;893;v
Emtha;-32.1852;26.7606;;;1169;v
Emthaleni;-32.0214;29.0371;;;159;v
Emthonjini;-32.7073;27.552;;;1262;v
Emua Kwegolo;-30.6389;27.558;;1065;1247;v
Emvubini;-31.5526;29.4613;;;1100;v;;;;eastern-cape-emvubini-port-saint-johns
Emzantsi;-31.754;27.4316;;;160;v
Enduku;-31.7506;28.0196;;;946;v
Endwe;-31.7618;27.396;;;120;v
Engasa;-31.9275;28.125;;;946;v
Engcoti;-31.0047;28.5715;;;1122;v
Engcotyeni;-31.9336;28.1384;;;946;v
Engojini;-32.23;26.752;;;1169;v
Engqosa;-31.1784;29.7625;;;648;v
Engweni;-31.5049;29.4839;;;1100;v;;;;eastern-cape-engweni-port-saint-johns
Engxingweni;-32.0744;27.7864;;;1344;v
Engxogi;-31.6681;28.1621;;;946;v
Enhlanjeni;-31.5525;29.561;;;1100;v;;;;eastern-cape-enhlanjeni-port-saint-johns
Enkweza;-31.4778;29.4212;;;1100;v;;;;eastern-cape-enkweza-port-saint-johns
Enqabeni;-30.873;29.6763;;;69;v
Enqobokeni;-32.1651;26.7378;;;1169;v
Ententeni;-33.0346;27.8033;;;230;v
Entilini;-31.6737;28.404;;;896;v
Entla Kwendlela;-32.1008;27.6006;;953;136;v
Entsengeni;-31.4682;29.4712;;;1100;v;;;;eastern-cape-entsengeni-port-saint-johns
Envis;-30.8734;29.6704;;;69;v
Enxuba;-33.1428;26.8431;;;1064;v;;1
Enyaka;-30.8512;30.0565;;;69;v
Enyanga;-31.0108;28.6367;;;1122;v
Enyango;-30.964;28.5937;;;1122;v
Enyanisweni;-31.1272;29.0874;;;1122;v
Enyosana;-31.5674;29.4216;;;1100;v;;;;eastern-cape-enyosana-port-saint-johns
Enzebe;-31.1935;28.6992;;;1342;v
Epiphany;-30.6381;28.9042;;;138;v
Eqhoqhweni;-31.1236;29.6338;;;279;v
Eqolombeni;-31.5468;27.6321;;;121;v;;1
Eqolweni;-32.7288;27.1273;;;487;v
Equtubeni;-31.557;28.0384;;;946;v
Era;-30.492;27.5748;;;1247;v
Ereyini;-32.7059;27.3992;;;1262;v
Eric Dodd;-33.7806;25.4035;;;481;s
Ericdene;-33.9339;25.4361;;;346;s
Esankuthwana;-30.8832;29.9696;;;69;v
Esehlabeni;-30.1691;28.8895;;;711;v
Esgangeni;-32.8746;26.9001;;;822;v
Eshweni Village;-32.081;27.631;;;160;v
Esibhalweni;-31.3767;28.7871;;;1342;v
Esibomvini;-30.9376;29.8298;;;69;v
Esidakeni;-30.6845;29.3845;;;655;v;;1
Esidwadweni;-31.3431;29.2908;;;648;v
Esigodlweni;-31.0451;29.7008;;;69;v
Esihlitho;-31.3987;29.4674;;;1100;v;;;;eastern-cape-esihlitho-port-saint-johns
Esijungqwini;-31.3663;29.3619;;;1100;v;;;;eastern-cape-esijungqwini-port-saint-johns
Esikhulu;-31.5028;29.5331;;;1100;v;;5;;eastern-cape-esikhulu-port-saint-johns
Esikhulu;-31.2376;29.3171;;;279;v
Esikhulu;-30.745;29.7095;;;69;v
Esikhululweni;-31.5361;29.5461;;265;1100;v;;;;eastern-cape-esikhululweni-port-saint-johns
Esikolweni;-31.8005;28.1455;;;946;v
Esikolweni;-30.8476;29.1679;;1177;1002;v
Esilindini;-30.5436;27.3078;;;1247;v;;4
Esinyanduleni;-32.7769;27.158;;;487;v
Esiphathe A;-31.54;29.491;;;1100;v;;;;eastern-cape-esiphathe-a-port-saint-johns
Esiphathe B;-31.5366;29.5908;;;1100;v;;;;eastern-cape-esiphathe-b-port-saint-johns
Esiqhumeni;-31.4872;29.4615;;;1100;v;;;;eastern-cape-esiqhumeni-port-saint-johns
Esiqikini;-31.3287;28.9801;;;631;v
Esithaleni;-31.0176;29.0172;;;1122;v
Esitholeni;-30.8581;30.0594;;;69;v
Esithuve;-31.4964;29.5396;;265;1100;v;;;;eastern-cape-esithuve-port-saint-johns
Esixekweni A;-32.9099;27.0648;;;822;v
Esixekweni A;-32.7475;27.5158;;;1118;v
Esixekweni B;-32.825;26.9896;;;822;v
Esixekweni B;-32.785;27.4953;;;1118;v
Eskiti;-32.3372;28.1438;;;118;s
Eskweleni;-31.808;28.903;;;952;v
Essek;-31.0011;28.9163;;;559;v
Estishini;-31.6665;28.2128;;;946;v
Ethaleni;-31.4509;29.3924;;588;1100;v;;;;eastern-cape-ethaleni-port-saint-johns
Etheldale;-30.2562;28.7097;;;711;v
Ethembeni;-32.7685;27.4204;;;1262;v
Ethonsini;-31.4339;29.4503;;;1100;v;;;;eastern-cape-ethonsini-port-saint-johns
Etshantolo;-30.5478;27.3267;;266;1247;v
Etshiweni;-31.4492;29.5329;;;1100;v;;;;eastern-cape-etshiweni-port-saint-johns
Etwa;-30.9054;28.6954;;;1122;v
Eureka;-32.9644;27.8101;;;230;s
Eureka;-31.0083;26.3165;;;113;s
Exesi;-32.8451;26.9703;;;822;v
Ezibeleni;-31.8911;26.9745;;;525;t
Ezifama;-31.2613;28.7415;;;1342;v
Ezifama;-30.891;29.6522;;;69;v
Ezigeni;-31.1342;28.8354;;;1122;v
Ezigodlweni;-33.0156;27.6392;;;230;v
Ezihewuleni;-30.7214;29.4751;;;1002;v
Ezimbileni;-31.2394;28.8768;;;1122;v
Ezinkomeni;-31.7267;27.5918;;;160;v
Ezinkozweni;-31.5416;29.076;;;631;v
Ezinkumbini;-31.3819;29.5293;;;648;v
Ezintulweni;-31.8796;28.7253;;;893;v
Ezintutyaneni;-31.2709;28.7157;;;1342;v
Ezizityaneni;-30.8807;29.7341;;;69;v
Fair View;-33.1864;27.0888;;;1064;v
Fairbairn;-32.5401;26.7114;;;1198;v
Fairbridge Heights;-33.7583;25.4208;;;481;s
Fairview;-30.9627;27.5853;;;38;s
Fairview AH;-33.9643;25.5378;;;346;p
Faladeyi;-31.3484;28.5156;;;1342;v
Falakahla;-32.0712;28.4765;;;225;v
Fallodan;-33.376;27.1964;;;1064;v
Fama;-31.7862;27.5357;;;160;v
Fama;-31.7844;27.8868;;;946;v
Fama Loc;-31.0879;29.5577;;;279;v
Fameni;-31.6609;28.6167;;;896;v
Fameni;-30.8369;28.2794;;;995;v
Famini;-31.4833;27.3021;;;435;v
Fatima;-30.4062;28.4171;;;765;v
Fatyini;-31.5098;29.6381;;;1100;v;;;;eastern-cape-fatyini-port-saint-johns
Faview;-30.5614;28.4913;;;1314;v
Felleng;-30.2438;28.636;;;711;v
Ferguson;-33.9245;25.5902;;;346;s
Fernglen;-33.9513;25.5467;;;346;s
Fernvilla;-32.7075;26.6046;;;567;v
Ferreira Town;-34.0369;24.9302;;;454;s
Ferry Point;-31.6168;29.5614;;;1100;v;;;;eastern-cape-ferry-point-port-saint-johns
Fingo;-33.3067;26.5451;;;700;t;;;Fingo Village
Five;-32.3078;28.2156;;;118;s
Fletcherville;-30.6138;28.4048;;;1314;v;;1
Fleyi;-31.225;29.6531;;;648;v
Fleyini;-30.5677;27.4179;;1400;1247;v
Fobane;-30.5225;28.6442;;;765;v
Folokwe;-32.1463;28.9981;;997;245;v
Foloti;-30.8854;30.0659;;;69;v
Ford & Msimango;-33.009;27.8657;;;230;s;;;;eastern-cape-ford-msimango-east-london
Fordyce;-32.0945;27.2204;;;1432;v
Forest Hill;-33.9878;25.6332;;;346;s
Forest View;-32.5635;27.3988;;;1262;s
Fort Cox;-32.7723;27.0347;;;487;v
Fort Glamorgan;-33.0343;27.8971;;;230;s
Fort Hill;-32.8753;27.4032;;;1118;s
Fort Hook;-30.5953;27.5944;;;1247;v
Fort Jackson Industrial;-32.9283;27.6936;;796;230;p
Fort Murray;-32.9415;27.4892;;;1118;v
Fort Murray Reserve;-32.9417;27.4708;;;1118;p
Fortengland;-33.3168;26.5457;;;700;s
Fortgale;-31.5863;28.7619;;;896;s
Fortwhite;-32.8332;27.1186;;944;487;v
Forty five;-32.1526;28.0976;;;951;v
Framesby;-33.9498;25.5183;;;346;s
Francis Evatt park;-33.9371;25.496;;;346;s
Francisvale Smallholdings;-32.7447;25.6118;;;578;p
Franisvalle;-32.7129;25.5923;;;578;s
Frans;-31.563;26.5636;;;1248;s
Freistad;-30.5181;28.4918;;;1314;v
Frerestat;-32.113;27.8877;;;951;v
Fresh Waters;-32.6675;27.5018;;1460;1262;v
Fubesi;-32.2447;28.7346;;;1437;v
Fubu;-32.2323;27.6402;;;1262;v
Fukula;-32.3566;28.5653;;;1437;v
Fuller's Bay;-33.0504;27.8659;;;230;s;;;;eastern-cape-fullers-bay-east-london
Gabajana;-31.0459;29.4445;;;279;v
Gabazi;-31.1384;28.9753;;;1122;v
Gabelana;-31.5435;29.5749;;;1100;v;;;;eastern-cape-gabelana-port-saint-johns
Gabheni;-31.0163;29.1837;;;1002;v
Gadlume;-31.4917;27.1615;;;435;v
Gaga;-32.757;26.7839;;;201;v
Gageni;-31.916;27.3766;;;160;v
Galali;-30.9202;28.9647;;;559;v
Galatyeni;-31.5189;29.5348;;;1100;v;;;;eastern-cape-galatyeni-port-saint-johns
Galatyeni;-31.2568;29.4832;;;648;v
Galatyeni A;-31.0163;29.6017;;;69;v
Galatyeni B;-30.8916;29.5885;;;69;v
Galax;-31.5082;27.2725;;;435;v
Galili;-31.4603;27.6319;;;121;v
Gallawater;-32.2457;26.8687;;;1169;v
Gamakhulu;-31.0328;28.5646;;;1122;v
Gamtoos Mouth;-33.9579;25.0526;;;454;v
Gandu;-31.99;27.3979;;;160;v
Gandu;-31.8699;27.0627;;;120;v
Gangatha;-31.4576;29.5148;;;1100;v;;;;eastern-cape-gangatha-port-saint-johns
Gangeni;-31.8075;29.2487;;;952;v
Gangeni;-31.2171;29.3146;;;279;v
Gangeni;-30.7453;28.5812;;763;1314;v
Gans;-31.5854;26.9354;;;210;v
Ganyile;-30.9224;29.8891;;;69;v
Gaqa;-32.8444;26.9158;;;822;v
Gaqa;-32.5215;28.4953;;;490;v
Gasela;-32.6359;27.4817;;;1262;v
Gately;-33.0289;27.8933;;;230;s
Gatyana;-32.4007;28.2509;;;118;v
Gaxaku;-30.682;28.6139;;1314;559;s
Gazini;-31.8978;29.1609;;;952;v
Gbini;-31.5026;27.2275;;;435;v
Gcabhalata;-31.7436;27.9725;;;946;v
Gcado;-32.6475;26.8863;;;1198;v
Gcaka;-31.2511;28.633;;;1342;v
Gcibala;-32.1999;27.7648;;;1344;v
Gcibala;-31.6687;26.8195;;;120;v
Gcibaloma;-32.1695;27.7888;;;1344;v
Gcina;-32.4704;28.6211;;;490;v
Gcina;-31.7603;27.6003;;;160;v;;1
Gcina;-30.4271;27.4845;;;1247;v
Gcina A;-31.7519;27.7408;;326;160;v
Gcina-AA;-31.7665;26.8569;;;525;v
Gcina-L;-31.7468;26.8904;;;525;v
Gcina-M;-31.7731;26.888;;;525;v
Gcina-N;-31.7506;26.8595;;;525;v
Gcina-O;-31.7735;26.8719;;;525;v
Gcina-P;-31.7553;26.8971;;;525;v
Gcingca;-31.9826;27.7696;;;1344;v
Gcinisa;-33.0244;27.077;;;1064;v
Gcobana;-31.4623;29.5277;;;1100;v;;;;eastern-cape-gcobana-port-saint-johns
Gcumeni;-31.0992;29.3767;;177;1002;v
Gelvan Park;-33.9187;25.5608;;;346;s;;;Gelvandale
Gemvale;-31.5448;29.5374;;;1100;v;;;;eastern-cape-gemvale-port-saint-johns
Gerald Smith;-33.7544;25.377;;;481;s
Gerfield;-32.8486;26.7675;;;201;v
Gesi;-31.5304;29.2616;;;631;v
Gesini;-33.017;27.8595;;;230;s
Gesini;-31.8643;27.7645;;;1344;v
Ggubeni;-31.8957;29.0598;;;159;v
Gimqi A;-31.4735;29.5157;;;1100;v;;2;;eastern-cape-gimqi-a-port-saint-johns
Giniswayo;-30.9933;29.6743;;;69;v
Ginqi B;-31.7668;29.2677;;;1100;v;;;;eastern-cape-ginqi-b-port-saint-johns
Ginsberg;-32.8919;27.381;;;1118;t
Ginyintsimbi;-32.0573;29.0528;;;245;v
Girdwood;-32.1575;27.8571;;793;951;v
Glen Adelaide;-31.7351;27.1495;;;120;v
Glencairn;-32.4055;26.8211;;;1198;v
Glencoe;-32.004;27.1887;;;525;v
Glendinningvale;-33.9545;25.5928;;;346;s
Glengariff;-32.8917;28.087;;;367;v
Glenhaven;-33.9178;25.5475;;;346;s
Glenhurd;-33.9589;25.568;;;346;s
Glenmore;-32.4074;26.7901;;;1198;v
Glenroy Park;-33.9561;25.4997;;;346;s
Gobe;-32.4454;28.2741;;;139;v
Gobene;-32.0854;28.9492;;;245;v
Gobhoti;-31.7391;28.0732;;;946;v;;1
Gobisandla;-32.1594;28.8227;;;245;v
Gobizela;-30.2338;28.9877;;;138;v
Gobizembe;-30.2727;28.8707;;;711;v
Gobodweni;-31.1942;29.9638;;;69;v
Gobozana;-31.3765;29.5431;;;648;v
Gobozi;-30.7392;29.169;;;655;v;;1
Godidi;-32.938;27.3966;;;1118;v
Godidi;-32.4578;28.3852;;;139;v
Godini;-31.6883;29.0696;;;952;v
Godini;-31.1758;29.0049;;;1122;v
Godola;-30.777;28.9311;;;559;v
Gogela;-30.633;29.2392;;;655;v
Gogogo;-31.7201;29.2831;;;1100;v;;;;eastern-cape-gogogo-port-saint-johns
Gogote;-32.1242;28.6133;;;1437;v
Gogqozo;-31.7468;29.2746;;;1100;v;;;;eastern-cape-gogqozo-port-saint-johns
Goji;-30.8932;28.6299;;;1314;v
Golden Highway;-32.9289;27.7066;;796;230;t
Goldwater;-33.9678;25.5219;;;346;s
Golf Course;-32.7825;26.8226;;;201;s
Goli;-31.7733;29.1854;;;952;v
Golisile;-32.5518;28.2116;;;490;v
Golomane;-30.8892;28.5439;;;1314;v
Goma Goma;-32.7759;26.6496;;;567;s
Gomeni;-31.2356;28.823;;;1122;v
Gomolo;-31.7132;29.3665;;;1100;v;;;;eastern-cape-gomolo-port-saint-johns
Gomora;-31.6791;27.1523;;;120;v
Gomoro;-32.5571;26.7648;;;1198;s
Gompo Town;-33.0135;27.8549;;;230;t;;;Gompo
Gonco;-32.0109;28.865;;;245;v
Gongo;-31.3768;29.0769;;;631;v
Gongo 2;-31.2971;29.0685;;;1122;v
Gongota;-32.2217;27.7694;;;951;v
Gonothi;-31.7591;28.9421;;;952;v
Gonubie North;-32.9346;28.0111;;343;230;s
Good Hope;-30.8273;28.8108;;968;559;v
Good Hope;-30.5605;28.6782;;;765;v
Goodhope;-33.0457;27.584;;;1118;v
Goodwill Park;-32.6876;26.0917;;;45;s
Goqwana;-31.3586;28.7678;;;1342;v
Goqwana;-30.5193;28.473;;;1314;v
Goshen;-32.2708;27.0547;;;136;v
Goso;-31.8345;27.9868;;;946;v
Goso;-31.4697;29.6293;;;648;v
Goso;-30.8301;29.2334;;;655;v
Goso Forest;-31.394;29.6276;;;648;p
Gotsi;-31.3037;28.7032;;;1342;v
Gotyibeni;-32.4885;28.3348;;;139;v
Gotyibeni;-31.9097;28.5992;;;893;v
Gotyibeni;-31.1754;29.1015;;;1122;v
Gotyibeni A;-32.327;28.5593;;;1437;v
Gotyibeni B;-32.1462;28.6502;;;1437;v
Govan Mbeki;-33.8599;25.5358;;;346;s
Goxa;-30.1473;29.0961;;;138;v
Goxe;-30.7859;28.8731;;;559;v
Goxe;-30.6899;29.6492;;;69;v
Goxe;-30.1792;28.5651;;;711;v
Gqadu;-31.7548;27.2415;;;120;v
Gqadushe;-32.8648;26.9738;;;822;v
Gqaghala;-31.2798;28.3915;;;1356;v
Gqaka;-31.5568;28.2156;;;946;v
Gqala;-33.1739;27.5225;;;1118;v
Gqaqala;-31.241;28.4167;;;1356;v
Gqaqhala;-31.7386;28.8466;;;893;v
Gqaqhala;-31.2926;28.4007;;797;1356;v
Gqatsa;-30.9393;29.0185;;;559;v
Gqebera;-33.9932;25.5863;;;346;s
Gqeyane;-31.2492;28.6126;;;1342;v
Gqeza;-31.4049;29.272;;;631;v
Gqina;-30.9688;29.4976;;;279;v
Gqogqa;-32.3712;28.6309;;;1437;v
Gqogqora;-31.9891;27.8837;;;1344;v
Gqola;-32.5459;28.5273;;;490;v
Gqola;-32.2083;28.5798;;;1437;v
Gqoloma;-32.1794;28.2039;;;118;v
Gquba;-30.56;27.4089;;1400;1247;v
Gqubeni;-32.3092;28.5116;;;1437;v
Gqubeni;-31.9363;28.5961;;;893;v
Gqubeni;-30.9051;29.6666;;;69;v
Gqukesi;-32.2014;28.2472;;;118;v
Gqukunqa;-31.0066;28.6446;;;1122;v
Gqumashe;-32.7676;26.8706;;;201;v
Gqunge A;-32.4733;28.5635;;;490;v
Gqunqe;-32.2982;28.391;;;1437;v
Gqupu;-32.1922;28.3437;;;225;v
Gqutyini;-31.6078;27.8623;;;946;v
Gqutyini;-31.5465;27.8352;;;946;v;;;;eastern-cape-gqutyini-ngcobo-2
Gqutyini B;-31.6344;27.9314;;;946;v
Gqwarhu;-31.4523;29.2327;;;631;v
Gqwarhu;-30.9801;29.1422;;;1002;v
Gqwesa;-30.8875;28.7429;;;1122;v
Gqweza Mzenge;-31.0535;29.6325;;;69;v
Graceland;-33.0522;27.8267;;;230;s
Grassridge;-33.3364;27.286;;;377;v
Great Kei Bridge;-32.5066;27.9824;;;118;v
Greater Tjoks;-33.7943;25.5813;;879;346;t
Green Fields;-32.01;26.2511;;1458;1273;v
Green Fields;-31.2926;25.809;;;1249;s
Greenacres;-33.9508;25.5809;;;346;s
Greenbushes;-33.9214;25.4413;;;346;s
Greenfield;-31.0913;28.3695;;;995;s
Greenfields;-33.0319;27.864;;;230;s
Greensfields;-33.7457;25.3923;;;481;s
Greenshields Park;-33.986;25.564;;;346;s
Greensiden Terminus;-30.4613;27.3528;;;1247;v
Greenville;-30.9243;30.1012;;;69;v
Greyspan;-31.6658;27.3678;;;120;v
Gribaltar Rock;-33.4833;27.1347;;;1064;v
Griebdale;-31.4888;28.6101;;;896;v
Grootfontein Small Holding;-31.481;25.024;;;820;s
Gshiphondo;-32.3808;28.6091;;;1437;v
Guba;-31.5684;27.4329;;;121;v
Guba;-31.5664;27.2154;;;120;v
Gubahoek;-31.5409;27.2835;;;435;v
Gubeni KwaSilatsha;-32.7386;28.0706;;;528;v
Gubenxa;-31.4106;28.1744;;;946;v
Gubevu;-32.1091;28.1049;;;951;v
Gubevu;-32.0844;28.3824;;;225;v
Gubevu;-31.6382;28.5626;;;896;v
Gubevu;-31.3592;29.5154;;;648;v
Gubhethuka;-30.725;29.7685;;;69;v
Gubhuzi;-30.8436;28.9804;;;559;v
Gubini;-31.1693;29.1201;;;1122;v
Gudeka;-31.1237;29.3182;;;1002;v
Gudla;-32.1388;28.0391;;;951;v
Gudlintaba;-30.2156;28.8971;;;711;v
Gudlintaba A;-30.7542;29.1604;;;655;v
Gudlintaba B;-30.6395;29.2413;;;655;v
Gugulethu;-32.8122;26.9827;;;822;s
Gugulethu;-31.583;27.1005;;;120;v
Gugulethu A;-31.6498;27.0483;;;120;v
Gugwana;-32.2271;27.7606;;;1344;v
Gugwini;-31.8706;27.7947;;;1344;v
Gugwini;-31.4241;29.3425;;947;1100;v;;;;eastern-cape-gugwini-port-saint-johns
Gugwini;-31.1014;28.707;;;1122;v
Gugwini;-30.7266;28.7841;;;559;v
Gugwini;-30.6653;28.8919;;;138;v
Gulandoda;-31.6009;28.0705;;;946;v;;1
Gumba-Gumba;-30.4487;27.4801;;;1247;v
Gumzana;-31.029;29.9858;;;69;v
Gungqwane;-31.0381;28.6731;;;1122;v
Gungubele;-31.8948;27.912;;;1344;v
Gungululu;-31.9816;28.4366;;;225;v
Gunqwana;-31.2351;28.7152;;;1342;v
Gunuza;-31.5832;29.5128;;;1100;v;;;;eastern-cape-gunuza-port-saint-johns
Gunyeni;-31.4436;28.8797;;;631;v
Gunyeni;-31.3818;29.544;;;648;v
Guqa;-31.6467;29.2219;;;952;v
Guqa;-31.1664;29.4532;;;279;v
Guqa;-30.807;29.8709;;;69;v
Guse;-31.8267;27.4627;;;160;v
Gushede;-30.8629;28.8045;;657;559;v
Gutyubeni;-31.9017;28.7222;;;893;v
Guxuxu;-32.319;28.5492;;;1437;v
Gwaba;-32.911;27.2802;;;1118;v
Gwaba;-32.7673;27.9455;;;528;v
Gwabeni;-33.0952;26.9694;;;1064;v
Gwabeni;-30.9141;29.6336;;;69;v
Gwadana;-32.2378;28.2358;;;118;v
Gwadane;-30.9406;28.6493;;;1122;v
Gwadu;-32.2049;28.6391;;;1437;v
Gwala;-30.7698;29.8597;;;69;v
Gwali;-32.6871;26.8562;;;201;v
Gwali;-31.3343;28.8759;;;631;v
Gwangwa;-33.1297;27.1912;;;1064;v
Gwangxu;-31.0175;29.2385;;;1002;v
Gwedani;-31.1057;29.0925;;;1122;v
Gwelane;-32.4521;28.4617;;;139;v
Gwetyibeni;-32.0897;28.5604;;991;245;v
Gwetyubeni;-31.6671;27.9418;;;946;v
Gwexa;-31.1242;28.7383;;;1122;v
Gwili-Gwili;-33.0727;27.5137;;;1118;v
Gwiligwili;-32.6779;27.2015;;;487;v
Gwiqi;-32.8938;27.7526;;;230;v
Gxako;-30.7353;28.6448;;919;559;v
Gxako;-30.6889;28.7283;;;559;p;;;;eastern-cape-gxako-kwabhaca-2
Gxaku;-30.7485;28.6274;;;559;v
Gxaku B;-30.6837;28.6043;;;559;v
Gxara;-32.6442;28.3766;;;490;v
Gxelesha;-31.2139;29.4346;;;279;v
Gxeni;-31.6876;28.9218;;;952;v
Gxeni;-31.0581;29.305;;;1002;v
Gxenilikulu;-30.5441;29.0548;;;138;v
Gxojana;-32.2864;27.7866;;;951;v
Gxojeni;-31.6187;28.1413;;;946;v
Gxojeni;-31.5564;27.1903;;;120;v
Gxulu;-31.5692;28.9079;;;631;v
Gxwaleni Forest;-31.9942;29.1008;;;159;p
Gxwalibomvu;-32.0207;27.6244;;;160;v
Ha-Majono;-30.4292;28.7515;;;765;v
Ha-Masupha;-30.2786;28.4291;;;711;v
Ha-Moeketsi;-30.3297;28.392;;;711;v
Ha-Mohapi;-30.2593;28.458;;;711;v
Ha-Tlakanelo;-30.2408;28.4388;;;711;v
HaNokhohloko;-30.6175;28.228;;;1314;v
HaQhadi;-30.612;28.4625;;;1314;v
HaSefoko;-30.4098;28.3576;;;1314;v
Habhu;-31.1815;29.2699;;798;1002;v
Hadiaho;-30.2509;28.5724;;;711;v
Haga-Haga;-32.7581;28.2593;;;367;v
Haisaka;-30.2499;28.5867;;;711;v
Hala;-32.6262;26.9254;;;1198;v
Hala;-31.6097;27.1424;;;120;v
Halane;-31.8903;27.9323;;;1344;v
Hali;-31.6401;27.365;;;120;v
Hamsini;-31.7563;29.0629;;;952;v
Happy Rest;-32.7934;26.8274;;;201;s
Hardale;-31.1687;28.4797;;;995;v
Hardenburg;-30.2465;28.865;;;711;v
Harmonie;-30.9907;26.3191;;;113;s
Harry Gwala Park;-30.3274;28.7916;;;765;s
Hasetati;-30.455;28.5241;;;765;v
Haven Hills;-32.9954;27.8472;;;230;s
Headlands;-32.8785;27.41;;;1118;s
Hebron;-30.2544;28.849;;;711;v
Heckel;-32.4533;27.5356;;;1262;v
Helenvale;-33.9065;25.5504;;;346;t
Helushe;-31.5163;27.1477;;;435;v
Henge;-30.4326;27.5427;;;1247;v
Herschel;-30.6159;27.1662;;;595;v
Heuwelkruin;-33.8058;25.4802;;;195;s
Hewu;-32.204;26.8293;;;1169;v;;1
Hhakaneni;-31.4614;29.1853;;;631;v
Hickmans River;-33.0671;27.831;;;230;s
High Hill;-32.3012;28.0868;;;118;v
Highbury;-31.5432;28.7561;;;896;v
Highgate;-32.9696;27.8754;;;230;s
Highland;-30.8604;29.8468;;;69;s
Hili Hili;-32.2332;27.8905;;;951;v
Hill;-33.0979;27.458;;;1118;v
Hill Crest;-32.7966;26.8411;;;201;s
Hillcrest;-32.9241;27.551;;;1118;v
Hillcrest;-31.5715;28.8024;;;896;s
Hillcrest Ext;-31.5881;28.7654;;;896;s
Hillisdale;-32.112;27.2227;;;1432;v
Hillside;-33.898;25.532;;59;346;t
Hillside;-32.7543;26.6402;;;567;s
Hillside;-32.1728;25.6543;;;1019;s
Hillside;-30.5631;27.5765;;1482;1247;v
Hillside;-30.0895;29.0504;;;711;v
Hillview;-33.2787;23.497;;;1436;s
Hilton;-30.7004;26.6922;;;707;s
Hinana;-30.5694;27.443;;1400;1247;v
Hlabati;-31.2075;29.728;;;648;v
Hlabati;-31.1782;29.1163;;;1122;v
Hlabatshane;-31.7562;28.8604;;;893;v
Hlahlweni;-30.188;28.8779;;;711;v
Hlakoti;-32.1695;28.732;;;245;v
Hlalani;-33.3005;26.5504;;;700;s
Hlane;-30.9251;29.0172;;;559;v
Hlangani;-31.3823;28.7491;;;1342;v
Hlankomo;-30.9043;29.3817;;;1002;v
Hlantjwa;-30.5924;27.2791;;;1247;v
Hlavana;-31.6561;29.4268;;;1100;v;;;;eastern-cape-hlavana-port-saint-johns
Hlolweni;-30.9427;30.0883;;;69;v
Hlontsheni;-32.294;27.7199;;;1262;v
Hlosini;-33.1393;27.0849;;;1064;v
Hluleka;-31.8195;29.2965;;;952;v
Hlwahlwazi;-31.1575;29.6325;;;279;v
Hobeng;-30.4576;27.5302;;;1247;v
Hobeni;-32.188;28.8871;;;245;v
Hofese;-30.8564;28.788;;;559;v
Hofmansville;-31.5484;26.5637;;;1248;s
Hokwana;-32.7592;27.4648;;;1262;v
Holani;-31.8375;27.025;;;120;v
Holland Park;-33.9333;25.5921;;;346;s
Hom;-32.2361;27.8428;;;951;v
Hombe;-31.3629;29.6396;;;648;v
Honti;-31.8395;28.0415;;;946;v
Hooggenoeg;-33.2885;26.5382;;;700;s
Hopedale;-31.1636;28.4848;;;995;v;;1
Hopedalen;-31.1636;28.4848;;420;995;v
Hopefield;-32.6678;26.9098;;;201;v
Hopefield;-31.9235;26.6277;;;1273;v
Horeni;-30.8207;29.7723;;;69;v
Horton;-33.1115;27.0159;;;1064;v
Hotolo;-30.649;28.9056;;;138;v
Huhu;-31.0987;29.3913;;;1002;v
Hukwini;-30.9965;28.6454;;;1122;v
Humewood;-33.9796;25.6412;;;346;s
Humewood Ext;-33.9825;25.6315;;;346;s
Humewood Extention;-33.9799;25.6313;;;346;s
IBika;-32.2984;28.2109;;;118;s
IBika Industrial;-32.3009;28.219;;;118;p
Igoda;-33.077;27.7664;;;230;s
Igudweni;-32.8126;26.9499;;;822;v
Ikwezi;-31.6131;28.7993;;;896;s
Imincangathelo;-32.8074;26.7928;;;201;v
Imizizi;-31.0435;30.1091;;;69;v
Imvani;-31.9551;26.9755;;;525;v
Inglewood;-33.0818;27.545;;;1118;v
Ingoje;-31.6882;29.2842;;;1100;v;;;;eastern-cape-ingoje-port-saint-johns
Intsika Yethu;-31.7833;27.751;;;1344;v;;1
Isilangwe;-30.754;29.7085;;;69;v
Isisele;-30.8157;29.9274;;;69;v
Isizilo;-31.5389;29.5631;;;1100;v;;;;eastern-cape-isizilo-port-saint-johns
Itayi;-32.0255;28.3364;;1302;225;v
Itsokolele;-30.3268;28.809;;;765;s
Ivan Lew;-32.0125;26.2611;;;1273;s
Izeleni;-32.9337;27.4839;;;1118;v
Izilangwe;-30.7265;29.6989;;;69;v
Izinini;-30.8336;29.8221;;;69;v
Izwelethu;-30.9501;30.0356;;;69;v
J.B.;-31.0893;29.5732;;;279;v;;;;eastern-cape-j-b-flagstaff
Jabavu;-30.2459;28.7661;;;711;v
Jabulani;-30.2484;28.7093;;;711;v
Jaca;-30.9688;29.5668;;;279;v
Jacobsville;-32.8929;23.1578;;1148;1436;s
Jaftas;-32.8007;27.3102;;;1118;v;;1
Jakada;-30.9066;29.9789;;;69;v
Jakadu;-32.12;28.591;;;1437;v
Jalamba;-31.9617;28.9354;;;245;v
Jalisa;-31.503;28.2829;;;946;v
Jama;-32.2769;28.3452;;;118;v
Jamani;-31.5006;29.133;;;631;v
Jambeni;-31.3834;29.4936;;;1100;v;;;;eastern-cape-jambeni-port-saint-johns
Jan Tzatzoes;-32.8358;27.2386;;203;1118;t
Janssendal;-33.7467;25.4069;;;481;s
Jarman;-33.9144;25.56;;;346;s
Javu;-33.3594;27.1825;;;1064;v
Jeffrey's Bay Lifestyle Estate;-34.0183;24.9112;;;454;s;;;;eastern-cape-jeffreys-bay-lifestyle-estate-jeffreys-bay
Jeke;-32.1759;27.6593;;;1262;v
Jekete;-32.339;28.1225;;;118;v
Jeleveni;-31.9956;28.8619;;;245;v
Jerusalem;-30.8599;29.8018;;;69;v
Jinginja;-31.914;28.026;;;946;v
Jingqi;-32.2657;28.3484;;;118;v
Jizweni 5;-31.7634;28.984;;;952;v
Joe Gqabi;-30.7108;26.6902;;;707;s
Joe Slovo;-32.5531;26.7613;;;1198;s
Joe Slovo;-31.9948;27.5852;;;160;s
Joe Slovo;-31.9184;26.8582;;;525;s
Joe Slovo;-31.5672;28.7446;;;896;v
Joe Slovo;-31.3531;29.5747;;;648;v
John Dube Village;-33.0011;27.8353;;;230;s
Jojo;-31.8714;27.3563;;;120;v
Jojweni;-32.3351;28.262;;;118;v
Jojweni;-31.776;28.6903;;;893;v
Jojweni;-31.3148;28.641;;;1342;v
Jojweni;-31.017;28.5517;;;995;v
Jojweni A;-32.3729;28.0147;;;118;v
Jojweni A;-31.8831;27.7983;;;1344;v
Jojweni B;-32.3737;28.1301;;;118;v
Jojweni B;-32.1687;27.7677;;;1344;v
Jojweni D;-32.413;28.0445;;;118;v
Jokweni;-31.016;28.6914;;;1122;v
Jomlo;-32.6863;26.9188;;;201;v
Jongamsabomvu;-32.8159;27.3955;;;1118;v
Jonini;-32.7474;26.9416;;;822;v
Jovu;-31.5986;29.0164;;;631;v
Joza;-33.2864;26.5616;;;700;t
Jozana's Hoek;-30.6165;27.3703;;;1247;v;;;;eastern-cape-jozanas-hoek-sterkspruit
Jozana's Nek;-30.6166;27.3359;;;1247;v;;;;eastern-cape-jozanas-nek-sterkspruit
Jubilee Park;-33.7612;25.3794;;;481;s
Jujura;-32.303;28.6066;;;1437;v
Juliwe;-30.5357;27.5616;;808;1247;v
Julukuqu;-31.7793;28.4507;;;893;v
Jumba;-31.6575;27.8427;;;946;v
Jusaya;-31.9391;28.27;;;225;v
Jwayi;-32.0197;27.9722;;;1344;v
KD Matanzima Airport;-31.5478;28.6712;;1201;896;p
KK Village;-32.0501;27.7266;;;1344;v
KaGunjana;-31.8094;28.4327;;;893;v
Kaalfontein;-31.4441;27.2016;;;435;v
Kabaka;-30.2688;28.422;;;711;v
Kabakasi;-32.4222;28.5049;;;139;v
Kabega;-33.9475;25.4965;;;346;s
Kabeljous-on-Sea;-34.0143;24.9271;;;454;s
Kagiso Heights;-33.9536;24.3005;;;480;s
Kakudi;-30.6314;28.4751;;;1314;v
Kala;-31.7331;28.7576;;;893;v
Kalalo Nobhula;-31.9888;28.6737;;;245;v
Kalana;-33.0594;27.262;;;1064;v
Kalinyanga;-31.685;28.0524;;;946;v
Kamaqele;-30.918;30.0364;;;69;v
Kamastone;-32.0683;26.6469;;;1432;v
Kamastone;-30.9707;28.7007;;;1122;v
Kambi;-31.4868;28.665;;;896;v
Kamehs;-33.73;25.3609;;;481;s
Kamma Park;-33.9782;25.4945;;;346;s
Kamma Ridge;-33.9604;25.5041;;;346;s
Kampetha;-32.2454;28.1417;;;118;v
Kanana;-32.7615;26.6583;;;567;s
Kanana;-31.3331;29.5739;;;648;v
Kanyayo;-31.1025;29.8007;;;69;v
Kaplan;-31.5768;28.6788;;;896;v
Kasa A;-32.0161;28.6764;;;245;v
Kasa B;-32.0505;28.6443;;;245;v
Kasouga;-33.649;26.7377;;;1097;v
Katana;-32.1557;27.8022;;;1344;v
Katank;-33.829;24.8768;;;379;s
Katberg;-32.4898;26.6795;;;1198;p
Kateni;-31.686;29.1642;;;952;v
Kathcart Hemish Kamega;-32.7557;27.482;;;1262;v
Katikati;-32.2905;27.1584;;;136;v
Katilumla;-31.363;29.5755;;;648;s
Katkop;-30.873;28.5355;;;1314;v
Katlehong;-30.6994;28.5054;;;1314;s
Kayelitsha;-32.1604;27.9512;;;951;v
Kayser's Beach;-33.2071;27.6091;;;230;v;;;;eastern-cape-kaysers-beach-east-london
Kdayeni;-30.8931;29.6267;;;69;v
Keiskammahoek village;-32.6469;27.181;;;487;s
Kendrew;-32.4816;24.4933;;;347;v
Kenegha Poort;-30.529;28.5388;;;1314;v
Kensington;-33.9433;25.5985;;;346;s
Kensington;-32.1965;27.6817;;;1262;v
Kent-on-sea;-33.6809;26.6679;;;1097;s
Kentani;-32.5085;28.3166;;;490;v
Kepe;-31.7929;29.2289;;;952;v
Keti;-32.045;28.1199;;;225;v
Kgapamasi;-30.6017;27.3702;;;1247;v
Kgubetsoana;-30.2602;28.5269;;;711;v
Khabingele;-31.1073;29.7174;;;279;v
Khalamfazi;-31.2349;29.381;;;279;v
Khalankomo;-31.8964;28.22;;;946;v
Khaleni A;-30.8689;29.8481;;;69;v
Khaleni B;-30.8949;29.7974;;;69;v
Khaleni C;-30.8872;29.6877;;;69;v
Khaleni D;-30.8198;29.8075;;;69;v
Khanya;-32.0669;28.5204;;;245;v
Khanyayo A;-31.2263;29.901;;;648;v
Khanyayo B;-31.1724;29.7962;;;648;v
Khanyiso;-32.5896;25.1391;;;1062;s
Khashole;-30.1906;28.8899;;;711;v
Khawula;-31.9316;28.8603;;;893;v
Khayalethemba;-32.3575;27.8005;;;951;v
Khayamnandi;-32.8281;26.8004;;;201;v
Khayamnandi;-31.2796;25.8062;;;1249;t;;3
Khayelitsha;-33.1536;27.5277;;;1118;v
Khayelitsha;-32.6678;27.1528;;;487;s
Khayelitsha;-32.3057;28.2187;;;118;s
Khayelitsha;-31.9202;26.8525;;;525;s
Khiba;-30.5549;27.147;;;595;v;;1
Khimbile;-31.1345;29.5732;;;279;v
Khimbili;-31.0394;28.7661;;;1122;v
Khimqashe;-32.3444;28.5879;;;1437;v
Khoapa;-30.2959;28.7736;;;711;v
Khobodi;-32.4597;28.0459;;;118;v
Khohlo;-31.9415;29.103;;;159;v
Khohlo;-31.5508;29.3909;;;1100;v;;;;eastern-cape-khohlo-port-saint-johns
Khohlo A;-31.7196;28.8531;;;893;v
Khohlo B;-31.8278;28.753;;;893;v
Khohlo D;-31.6095;28.638;;;896;v
Khohlong;-30.3093;28.86;;;765;v
Khohlopong;-30.9983;28.5137;;;995;v
Khohlwe;-31.2021;28.7916;;;1122;v
Khohlweni;-30.2979;28.8745;;;765;v
Khonjwayo;-31.8112;29.054;;;952;v
Khonjwayo A;-31.3056;29.6234;;;648;v
Khonjwayo B;-31.3728;29.54;;;648;v
Khotsho;-30.9272;29.8627;;;69;v
Khovothi;-31.9207;28.834;;;893;v
Khubusi;-30.8643;28.7216;;;1122;v
Khukwini;-31.5935;29.1524;;;631;v
Khuleka;-31.5636;29.1056;;;631;v
Khulo Khamisa;-32.0154;28.8149;;;245;v
Khwarai;-30.3392;28.4852;;;711;v
Khwatsha;-31.1631;28.5193;;;995;v
Khwayi-Khwayi;-32.254;28.18;;;118;v
Khwenxurha;-31.9435;28.6477;;;893;v
Khwethu;-31.7698;29.3495;;;1100;v;;;;eastern-cape-khwethu-port-saint-johns
Khwetsha;-32.3636;28.3593;;;139;v
Khwezi;-32.3068;28.2248;;;118;s
Kidd's Beach;-33.15;27.6917;;;230;v;;;;eastern-cape-kidds-beach-east-london
Kilili;-31.3717;28.7659;;;1342;v
Kimberly;-31.077;30.1603;;;69;v
King Flats;-33.2796;26.5764;;;700;s
Kingslynn;-33.1309;27.2286;;;1064;v
Kingsway;-31.889;26.8667;;;525;s
Kingswood;-33.2974;26.5301;;;700;s
Kini Bay;-34.0164;25.377;;155;346;s
Kinira;-30.6145;28.7378;;;559;v
Kinira Poort;-30.517;28.5695;;;1314;v
Klanisi;-32.5021;28.0833;;;118;v
Kleinemonde;-33.5469;27.04;;;1097;v
Klufini;-31.5794;27.5056;;;121;v
Koaring;-30.385;28.3777;;;765;v
Kobe;-31.6532;28.0393;;;946;v
Kobololo;-31.5935;28.5826;;;896;v
Kobonqaba A;-32.6075;28.4891;;;490;v
Kobonqaba B;-32.4396;28.3189;;;139;v
Koebung;-30.4167;28.3856;;;1314;v
Kohla;-32.1025;28.7927;;204;245;v
Kohlo;-31.9965;28.9284;;;245;v
Koloni;-32.8919;27.0773;;;822;v
Koloni;-30.8734;28.453;;;1314;v
Kolora;-31.0006;29.9462;;;69;v
Kom;-32.66;27.1657;;;487;s
Komane;-31.4352;29.5195;;;1100;v;;;;eastern-cape-komane-port-saint-johns
Komani Park;-31.9233;26.9069;;;525;s
Komkhulu;-32.6956;26.9942;;;822;v
Komkhulu;-32.5785;28.3784;;;490;v
Komkhulu;-32.1479;27.6465;;;136;v
Komkhulu;-32.1465;27.7838;;;1344;v
Komkhulu;-31.6148;27.6828;;;121;v
Komkhulu;-31.08;28.7207;;;1122;v
Komkhulu;-30.5486;27.6712;;;1247;v
Komkhulu A;-32.3988;27.9554;;;118;v
Komkhulu A;-32.2777;28.4857;;;1437;v
Komkhulu A;-31.869;28.8151;;;893;v
Komkhulu B;-32.1824;27.9315;;;951;v
Komkhulu B;-32.0198;28.4201;;;225;v
Komkhulu B;-31.8306;28.7078;;;893;v
Komkhulu C;-32.2038;28.1929;;;118;v
Komkhulu C;-32.0069;28.3399;;;225;v
Komkhulu C;-31.5429;28.6193;;;896;v
Komkhulu D;-32.2983;28.4412;;;1437;v
Komkhulu D;-32.0937;27.8026;;;951;v
Komkhulu E;-32.4132;28.2613;;;139;v
Komkhulu E;-32.2954;28.5273;;;1437;v
Komkhulu F;-32.4836;28.5083;;;490;v
Komkhulu F;-32.3253;28.5822;;;1437;v
Komkhulu G;-32.3189;28.2931;;;118;v
Komkhulu H;-32.1294;28.5836;;;1437;v
Komkulu;-32.9378;27.2894;;;1064;v
Komkulu;-32.126;27.5209;;;160;v
Komkulu;-31.6746;28.8545;;;952;v
Komkulu;-30.8359;28.3128;;;1314;v
Komkulu;-30.166;29.0506;;;138;v
Komkulu A;-32.9014;26.7634;;;201;v
Komkulu A;-31.9656;27.8251;;;1344;v
Komkulu A;-31.5937;28.1802;;;946;v
Komkulu B;-32.7253;26.655;;;567;v
Komkulu B;-31.9484;27.7473;;;1344;v
Komkulu B;-31.5816;28.0391;;;946;v
Komkulu C;-32.028;27.6117;;;160;v
Komkulu D;-31.9316;27.6658;;;160;v
Konkabi;-31.1777;28.7462;;;1122;v
Kono;-31.8307;28.0545;;;946;v
Konqeni;-31.7161;28.5806;;;893;v
Konxeni;-31.633;29.3902;;;1100;v;;;;eastern-cape-konxeni-port-saint-johns
Koonoona;-32.0807;26.7247;;;1432;v
Kopane A;-31.1016;30.0598;;;69;v
Kopane B;-31.1103;29.9137;;;69;v
Kopane C;-30.8959;29.7462;;;69;v
Kopane D;-30.9376;29.8447;;;69;v
Kopane E;-31.022;29.7662;;;69;v
Koppies;-31.9146;27.007;;;525;v
Korsten;-33.9298;25.5736;;;346;s
Korsten Dry Lake;-33.9278;25.5867;;;346;s
Kotyana;-32.049;29.0039;;;245;v
Krafa;-32.0405;28.4607;;;225;v
Krakeel River;-33.8162;23.7322;;;459;v
Krancola;-31.7852;28.513;;;893;v
Krancolo;-31.0705;28.5983;;;1122;v
Kratyela;-31.2943;28.5121;;;1342;v
Kromrivier;-34.1321;24.8032;;;1238;s
Kromspruit;-30.5469;27.4202;;;1247;v
Kroonvale;-32.262;24.5593;;;347;s
Ku-Bhanti;-31.774;27.6703;;;160;v
Ku-Fani;-31.6983;26.9254;;;120;v
Ku-Helushe;-31.5768;26.9521;;;210;v
Ku-Nxaybisa;-32.046;27.8512;;;1344;v
KuAmanzimnyama;-32.1144;29.0187;;;245;v
KuBafazi;-32.0449;28.9134;;;245;v
KuBangqo;-32.304;28.6678;;;1437;v
KuBangwayo;-31.4361;28.3979;;212;1356;v
KuBatembu;-31.5675;27.172;;;120;v
KuBeke;-31.643;28.3294;;;896;v
KuBhonga;-31.0534;29.4168;;;1002;v
KuBhongithole;-32.2649;27.789;;;951;v
KuBomvu;-31.8511;28.6676;;;893;v
KuBoniswa;-31.4991;27.184;;;435;v
KuBuka;-31.9617;28.6133;;;893;v
KuBuso;-32.3474;27.9837;;1486;118;v
KuCamandashe;-32.0087;28.3923;;;225;v
KuCawe;-31.9611;28.8929;;;245;v
KuChachazele;-32.0464;28.49;;;225;v
KuChanti;-31.8407;28.6225;;;893;v
KuCibi;-31.5636;28.3003;;;946;v
KuCqangushe;-32.0359;29.0803;;;159;v
KuDebeza;-31.0285;29.1473;;;1002;v
KuDeke;-30.8911;29.366;;;1002;v
KuDikiDiki;-31.5221;28.5018;;;896;v
KuDingata;-31.9874;28.9945;;;159;v
KuDuka;-31.5887;28.4254;;;896;v
KuDunjana;-32.4384;28.0658;;;118;v
KuDyobhudaka;-31.5715;27.1916;;;120;v
KuFela;-31.1454;28.6328;;;995;v
KuFolokhwe;-32.1204;28.9713;;;245;v
KuFundakubi;-32.1202;28.6184;;;245;v
KuGangxu;-31.8887;28.5589;;;893;v
KuGaqeleni;-30.8992;29.4815;;;1002;v
KuGatyana;-32.2969;28.5061;;;1437;v
KuGilandoda;-31.902;28.2425;;;225;v
KuGilandoda;-31.5707;27.9775;;;946;v
KuGongqo;-31.7932;27.7024;;;160;v
KuGroxo;-32.3078;28.6312;;;1437;v
KuGwelane;-32.0549;28.7233;;;245;v
KuGwexindaba;-31.4536;29.6297;;;648;v
KuGwitya;-31.4767;28.662;;;896;v
KuGxagxa;-31.8594;28.6237;;;893;v
KuGxara;-31.9959;28.2856;;;225;v
KuGxwalibomvu;-31.9092;28.8022;;;893;v
KuGxwalibomvu A;-31.5659;27.8923;;;946;v
KuGxwalibomvu B;-31.7965;28.3628;;;893;v
KuGxwalibomvu B;-31.7792;28.0224;;;946;v
KuHala;-31.1581;29.3549;;;279;v
KuHange;-32.0058;27.728;;;1344;v
KuHlaba A;-31.5466;28.1866;;;946;v
KuHlaba B;-31.5161;28.1083;;;946;v
KuHleke;-31.8025;28.1832;;;946;v
KuHlopekazi;-31.4895;28.1984;;;946;v
KuHlophe;-31.8588;28.6788;;;893;v
KuHokwane;-31.1862;29.2036;;;1002;v
KuHolela;-32.3355;28.2883;;;118;v
KuHombani;-31.9002;28.5834;;;893;v
KuHota;-31.6465;27.6928;;;121;v
KuJaho;-31.508;27.1492;;;210;v
KuJonga;-31.9721;29.1557;;;159;v
KuJungqe;-31.6414;28.3646;;;896;v
KuKanyi;-31.6924;28.0979;;;946;v
KuKavara;-31.7475;27.1067;;;120;v
KuLiweni;-31.7469;27.3344;;;120;v
KuLofumbata;-32.3596;28.6641;;;1437;v
KuLogabu;-32.0452;29.0158;;;245;v
KuLogaxa;-32.9351;27.6046;;;1118;v
KuLogongota;-32.3699;28.5669;;718;1437;v
KuLogqogqa A;-32.1314;28.8857;;;245;v
KuLogqogqa B;-32.3591;28.6067;;;1437;v
KuLogqweta;-32.0784;28.8441;;;245;v
KuLojingqi;-32.4212;28.6944;;;1437;v
KuLokamisa;-32.3229;28.6377;;;1437;v
KuLolanga;-32.3382;28.6576;;;1437;v
KuLomali;-32.3857;28.6528;;;1437;v
KuLombete;-32.2459;28.3346;;;1437;v
KuLombete A;-32.0336;28.6285;;543;245;v
KuLotshazi;-32.3806;28.5365;;;139;v
KuLozulu;-32.1385;28.7516;;;245;v
KuLozulu;-31.8715;28.7582;;;893;v
KuLubisana;-31.868;28.8584;;;893;v
KuLubisi;-31.5968;28.0364;;;946;v
KuLudondolo;-31.9426;28.4992;;;245;v
KuLuqolo;-31.9734;27.3394;;;160;v
KuMabangula;-31.764;27.5654;;;160;v
KuMadakane A;-32.13;28.6384;;;245;v
KuMadakane B;-32.1538;28.9612;;;245;v
KuMageza;-31.8035;28.0305;;;946;v
KuMagwaca;-30.9088;28.5455;;;1314;v
KuMahasana;-32.3145;28.7089;;;1437;v
KuMahlungulu;-31.7288;27.6712;;;160;v
KuMahlungulu;-31.7074;27.6027;;;121;v
KuMakhola;-30.8489;29.074;;;1002;v
KuMalangazana;-31.8013;28.199;;;946;v
KuMandebe;-31.7702;28.2586;;;946;v
KuMandeni;-31.7316;29.046;;;952;v
KuMandluntsha;-31.9904;28.9125;;;245;v
KuMangobomvu;-31.9181;27.5337;;;160;v
KuMangunkone;-31.4523;28.3934;;;1356;v
KuMankazana;-31.9277;28.6997;;;893;v
KuManxiweni;-32.0112;28.4822;;;225;v
KuManyisana;-31.6503;28.2566;;;946;v
KuManzana;-31.5495;27.643;;;121;v
KuManzimdaka;-31.4273;28.1544;;;946;v;;1
KuMapotyi;-31.9531;28.8221;;;893;v
KuMaqanda;-31.7588;28.156;;;946;v
KuMaqashu;-31.7364;27.3843;;;120;v
KuMathe;-30.9613;29.5398;;;279;v
KuMatokazi;-32.1546;28.9817;;;245;v
KuMatyeabomvu;-31.5159;27.6244;;;121;v
KuMaya A;-31.8693;27.9738;;;1344;v
KuMaya B;-31.9907;27.3806;;;160;v
KuMayibe;-31.534;28.4858;;;896;v
KuMazikanyi;-31.6701;28.2402;;;946;v
KuMbanga A;-31.8154;28.2626;;;225;v
KuMbanga B;-32.3059;28.6949;;;1437;v
KuMbaxa;-31.7895;27.7098;;;160;v
KuMbelo;-32.3784;28.5708;;;1437;v
KuMbembesi;-32.2737;28.5857;;;1437;v
KuMbidlane;-31.9632;28.8149;;;893;v
KuMbonda;-32.049;28.5446;;;245;v
KuMbonxa;-31.3786;28.4568;;;1356;v
KuMbulunga;-30.8933;28.4639;;;995;v
KuMchayi;-31.5507;28.1733;;;946;v
KuMcuba;-31.8122;28.2484;;;225;v
KuMdange;-32.1491;27.4773;;;160;v
KuMgawuli;-31.6002;28.4756;;;896;v
KuMhlabubomvu;-31.8996;28.6839;;;893;v
KuMjelo;-31.967;28.3203;;;225;v
KuMkhulu;-32.2686;28.7854;;;1437;v
KuMkuma;-32.1112;27.6347;;1450;136;v
KuMlambo;-31.9501;28.8133;;;893;v
KuMngcitha;-32.0329;28.506;;;245;v
KuMngqanga;-31.9442;27.4331;;;160;v
KuMnxekazi;-30.9562;29.1157;;;559;v
KuMpame;-32.0975;29.0484;;;245;v
KuMpolose;-31.7966;28.8542;;;893;v
KuMtala;-31.6395;27.9285;;;946;v
KuMtyamde;-31.8946;27.6524;;;160;v
KuMvezo;-31.9602;28.4984;;;893;v
KuNabileyo;-31.9883;28.1133;;;946;v
KuNdabasigogo;-31.0163;28.6554;;;1122;v
KuNdaca;-31.6604;28.2072;;;946;v
KuNdile;-31.1481;29.2999;;;1002;v;;2
KuNdlukulu;-31.7454;28.7607;;547;893;v
KuNdlunkulu;-31.7454;28.7607;;;893;v;;1
KuNdoda;-31.2714;28.3801;;;1356;v
KuNdonga;-31.6885;27.4258;;;120;v
KuNdungwana;-31.8696;27.9348;;;1344;v
KuNene;-32.2615;28.6591;;;1437;v
KuNgcataru;-31.9888;28.0306;;;946;v
KuNgcebengwana;-31.7047;28.2818;;;946;v
KuNgcelelo;-31.8071;28.1402;;;946;v
KuNgqane;-30.9057;29.4251;;;1002;v
KuNgqovu;-31.5925;28.4165;;;896;v
KuNgqungqumbe;-32.1681;28.8686;;;245;v
KuNgqwaru;-31.8438;27.8148;;;1344;v
KuNgubo;-31.5462;28.3357;;;946;v
KuNgwevane;-31.9462;28.0225;;;946;v
KuNgwidli;-32.1555;28.6785;;;1437;v
KuNgxobongwana;-32.0625;28.7788;;;245;v
KuNikwe;-31.3689;29.616;;;648;v
KuNjemane;-31.8672;28.3819;;;225;v
KuNkalane;-31.7801;28.6258;;;893;v
KuNkani;-31.9762;28.1344;;;946;v
KuNkompa;-31.8424;28.759;;;893;v
KuNkongolo;-31.1839;29.4756;;;279;v
KuNobopa;-31.7982;27.7687;;;1344;v
KuNocekedwa;-32.3227;28.7238;;;1437;v
KuNogqogqowana;-31.5962;28.154;;;946;v
KuNomadambe;-31.6208;27.7012;;;121;v
KuNombete;-32.0171;28.9559;;;245;v
KuNongcwengana;-31.4833;28.6443;;;896;v
KuNongqodi;-31.8313;27.8833;;;1344;v
KuNonyentu;-31.6511;28.0814;;;946;v
KuNonyokotho;-30.966;29.2078;;;1002;v
KuNoxhungutshe;-30.9246;29.1966;;;1002;v
KuNqambeli;-32.4264;28.1039;;;118;v
KuNqayiya;-32.0261;28.8371;;;245;v
KuNqezantsi;-31.7635;28.142;;;946;v
KuNtabankulu;-30.4618;28.567;;;1314;v
KuNtaka A;-31.6605;28.1866;;;946;v
KuNtaka B;-31.5167;28.0614;;;946;v
KuNtingana;-32.2638;28.6125;;;1437;v
KuNtlangaza;-31.834;28.8643;;;893;v
KuNtlanzi;-31.5974;28.2341;;;946;v
KuNtshwame;-32.0637;28.9602;;;245;v
KuNtsilekane;-31.9133;28.5597;;;893;v
KuNtsinyana;-31.004;29.2731;;773;1002;v
KuNuntuza;-30.991;28.5463;;;995;v
KuNxankzashe;-32.2857;28.509;;;1437;v
KuNyokinala;-31.6507;28.4719;;;896;v
KuNyongwane A;-31.9381;27.2883;;;160;v
KuNyongwane B;-31.9269;27.4779;;;160;v
KuPahla;-31.6698;27.8824;;;946;v
KuPungutya;-31.8686;27.5334;;;160;v
KuQangqalala;-32.1336;28.3116;;;225;v
KuQeqe;-31.9289;28.2683;;;225;v
KuQulungashe;-31.1098;28.6431;;;995;v
KuQunduvane;-31.5884;28.148;;;946;v
KuQwebeqwebe;-31.8813;27.967;;;1344;v
KuRasi;-31.6368;28.1035;;701;946;v
KuRwela;-31.9308;28.6249;;;893;v
KuSawuti;-31.6253;27.5471;;;121;v
KuSigiba;-31.7853;28.7038;;;893;v
KuSikhulume;-32.0328;28.7622;;;893;v
KuSilityiwa;-31.8818;28.2955;;;225;v
KuSiphunzi;-32.2246;28.6635;;;1437;v
KuSitana;-31.1882;28.4674;;;995;v
KuStimela;-31.214;28.4645;;;995;v
KuSunduza;-32.141;28.6848;;;245;v
KuTantseka;-31.8537;28.5423;;;893;v
KuThala;-31.5376;28.6118;;;896;v
KuTongwane;-31.9687;28.6557;;;893;v
KuTsembeyi;-31.607;27.005;;;120;v
KuTshandatshe;-31.3354;29.5287;;;648;v
KuTshatshu;-31.8835;27.9194;;;1344;v
KuTshiyani;-31.8437;28.8829;;;893;v
KuTshwathi;-32.0189;28.4504;;;225;v
KuVayile;-31.5925;27.5389;;;121;v
KuVinindwa;-31.9451;28.2219;;;225;v;;2
KuWohlo;-31.9111;27.6114;;;160;v
KuXamu;-32.0666;28.7386;;;245;v
KuXanase;-32.186;28.9534;;;245;v
KuXholo;-31.9839;28.4228;;;225;v
KuZikhonkwane;-31.4288;27.7312;;;121;v
KuZilitole;-31.5245;28.0392;;;946;v
Kubeka;-31.8853;28.824;;;893;v
Kubha;-30.8778;29.6063;;;69;v
Kubisi;-32.5923;27.4111;;;1262;s
Kubiyashe;-32.0097;28.8925;;;245;v
Kublekwana;-31.0276;30.1155;;;69;v
Kudubeni;-31.743;27.0213;;;120;v
Kudubevu;-32.4331;28.07;;;118;v
Kugade;-31.6379;29.377;;;1100;v;;;;eastern-cape-kugade-port-saint-johns
Kugandana;-31.2609;29.0419;;;1122;v
Kugqawe;-32.0759;27.57;;125;160;v
Kuholi;-31.9251;27.3262;;;160;v
Kukani;-31.5599;28.6151;;;896;v
Kukhanya;-31.081;29.8336;;;69;v
Kukumehlo;-31.2803;28.8123;;;1342;v
Kulambeni;-31.6229;29.2069;;;952;v
Kulo-Ngqayi;-31.7667;27.8193;;;1344;v
Kulobhonga;-32.0343;28.734;;;245;v
Kulobombo;-32.129;28.7844;;;245;v
Kulocheba;-32.0044;28.8613;;;245;v
Kulodingata;-32.0778;28.8013;;;245;v
Kuloganya;-31.9772;28.8989;;;245;v
Kulogaxa;-32.0971;28.874;;;245;v
Kulogojela;-32.1171;28.7645;;1337;245;v
Kulogongotha;-32.1515;28.88;;718;245;v
Kuloguelane;-32.0735;28.7085;;;245;v
Kulohetsha;-31.9719;28.913;;;245;v
Kulojika;-32.2346;28.4722;;;1437;v
Kulokhamiso;-32.132;28.8458;;;245;v
Kulombola;-31.98;28.9476;;;245;v
Kulomiza;-32.3789;28.5136;;;139;v
Kulongcweleshe;-32.1139;28.7553;;1337;245;v
Kulorada;-32.0929;28.8106;;;245;v
Kulorhini;-32.1173;28.8144;;;245;v
Kulovulandi;-32.3168;28.6255;;;1437;v
Kulufini;-31.8747;27.5749;;;160;v
KumPensheya;-31.8188;28.5153;;;893;v
Kumbanzo;-31.0119;29.9303;;;69;v
Kundlumbini;-32.1809;28.764;;;245;v
Kunene;-32.0892;27.9722;;;951;v
Kunene;-31.7126;27.9428;;1219;946;v
Kunene;-31.6881;28.7637;;;896;v
Kunene;-31.0091;28.7069;;;1122;v
Kuni;-33.03;27.5756;;;1118;v
Kuntlonze;-31.9232;27.4141;;;160;v
Kunune park;-33.9525;25.4765;;;346;s
Kupapane;-30.9924;29.0556;;;559;v
Kusiphamo;-30.6463;27.5526;;1065;1247;v
Kutanyanga;-32.3513;28.5096;;;139;v
Kuxhaka;-31.4571;29.5764;;;1100;v;;;;eastern-cape-kuxhaka-port-saint-johns
Kuzani;-31.5912;27.0436;;;120;v
Kuze;-32.226;27.6266;;;1262;v
Kwa Madiba;-31.0484;29.954;;;69;v
Kwa Ntshintshi;-32.1238;27.4852;;;160;v
Kwa-Blangwe;-31.752;26.9766;;;120;v
Kwa-Dukatole;-31.5998;26.9066;;;210;v
Kwa-Fourty;-32.0035;27.7741;;;1344;v
Kwa-Gova;-31.6706;26.836;;;120;v
Kwa-Hala;-31.8949;27.2609;;;120;v
Kwa-Hala A;-31.6116;26.9198;;;210;v
Kwa-Hala B;-31.7125;26.9639;;;120;v
Kwa-Mbhali;-31.6492;26.9617;;;120;v
Kwa-Mgcawezulu;-32.0511;27.5688;;125;160;v
Kwa-Ntaka;-31.7012;26.9516;;;120;v
Kwa-Nzolo;-31.7143;26.9394;;;120;v
Kwa-Percy;-31.7039;27.291;;;120;v
Kwa-Raqo;-31.6406;26.986;;;120;v
Kwa-Shweme;-32.0649;27.8244;;;1344;v
Kwa-Tshatshu;-31.8477;27.3352;;;120;v
Kwa-Xusha;-31.6411;26.9337;;;120;v
KwaAltile;-33.1245;27.4764;;;1118;v
KwaBango;-32.0516;28.6964;;;245;v
KwaBanqo;-32.1164;28.6966;;;245;v
KwaBawu;-32.0887;29.0016;;;245;v
KwaBelekile;-32.7988;27.2917;;;1118;v
KwaBengu;-32.1788;27.6363;;;1262;v;;1
KwaBhala;-32.1997;28.8836;;;245;v
KwaBhala;-30.9149;29.4856;;;1002;v
KwaBhala A;-31.2979;29.4997;;;648;v
KwaBhala B;-31.1962;29.6475;;;279;v
KwaBhala C;-31.0398;29.4568;;;279;v
KwaBhonke;-32.9169;27.3939;;;1118;v
KwaBinase;-31.9474;28.0804;;;946;v
KwaBitya;-31.7888;28.5216;;;893;v
KwaBlaai;-31.7237;27.9998;;;946;v
KwaBlangwe;-31.5992;28.0028;;;946;v
KwaBodweni;-31.16;29.5057;;;279;v
KwaBola;-32.7621;28.157;;;367;v
KwaBomela;-32.1021;28.4054;;;225;v
KwaBomvana;-32.4362;27.4051;;;1262;v
KwaBomvana;-31.8169;29.0387;;;952;v
KwaBomvane;-31.9573;28.9013;;;245;v
KwaBomvane;-31.9203;28.7742;;;893;v
KwaBongoza;-32.3567;28.0936;;;118;v
KwaBubesi;-30.5328;28.7009;;;765;v;;1
KwaBungu;-31.4303;29.1422;;;631;v
KwaBushula;-31.2771;29.4806;;;648;v
KwaBuso;-32.8015;27.4203;;;1118;v
KwaCamemnango;-32.2507;28.5769;;;1437;v
KwaCekwe;-31.5953;28.2553;;;946;v
KwaCengani;-32.5295;28.3742;;;490;v
KwaCibadi;-31.3845;29.2818;;;1100;v;;;;eastern-cape-kwacibadi-port-saint-johns
KwaCoka;-31.1296;29.772;;;279;v
KwaDabula;-31.9756;28.1412;;;946;v
KwaDadiyane;-32.2512;28.2822;;;118;v
KwaDam;-31.1276;28.8183;;;1122;v
KwaDane;-30.5728;29.0162;;;138;v
KwaDarana;-31.7329;29.1732;;;952;v
KwaDayi;-32.4379;27.9448;;;118;v
KwaDesi;-32.1469;28.8749;;718;245;v
KwaDick;-31.3152;29.5325;;;648;v
KwaDikidikana;-32.8314;27.2868;;;1118;v
KwaDingata;-32.2097;28.8959;;;245;v
KwaDish;-32.7337;26.9945;;;822;v
KwaDlomo;-31.8732;28.2243;;;946;v
KwaDlomo;-31.8111;27.8338;;;1344;v
KwaDlomo;-31.5812;28.6161;;;896;v
KwaDlomo A;-31.7178;27.867;;;946;v
KwaDlomo B;-31.7971;27.9277;;;946;v
KwaDlova;-32.9964;27.3812;;;1064;v
KwaDontsa;-31.8552;29.0816;;;952;v
KwaDubulekwele;-32.7014;28.0986;;;367;v
KwaDudumashe;-31.8998;27.3296;;;160;v
KwaDukatole;-32.1304;27.7289;;;1344;v
KwaDukatole;-31.8846;28.6168;;;893;v
KwaDwesi;-33.8454;25.511;;1485;346;t
KwaEntaba;-31.6288;28.616;;;896;v
KwaFane A;-31.5925;28.3106;;;946;v
KwaFane B;-31.6249;28.2838;;;946;v
KwaFanti;-32.0499;27.4326;;;160;v
KwaFestile;-32.4219;28.4744;;;139;v
KwaFihlani;-32.509;28.5461;;;490;v
KwaFolokwe;-32.3793;28.7012;;;1437;v
KwaFord;-33.9076;25.5813;;1485;346;t
KwaFundakubi;-32.172;28.66;;;1437;v
KwaGaba;-32.3341;28.3067;;;118;v
KwaGabu;-31.8571;28.9115;;;893;v
KwaGajaza;-32.1001;27.5551;;;160;v
KwaGandu;-31.8416;28.0013;;;946;v
KwaGaqa;-32.5007;28.4551;;;490;v
KwaGcaleka;-31.4877;28.6774;;;896;v
KwaGcina;-31.8704;27.4493;;;160;v
KwaGcina;-31.7022;27.5823;;;121;v
KwaGcina;-31.6764;28.091;;;946;v
KwaGcina A;-31.737;26.9289;;;120;v
KwaGcina B;-31.5796;26.9177;;;210;v
KwaGcine;-31.8713;27.2882;;;120;v
KwaGcuda;-31.2746;29.3549;;;648;v
KwaGcwabe;-30.8697;28.5478;;;1314;v
KwaGeza;-32.5621;28.2343;;;490;v
KwaGisi;-32.2443;27.9408;;;951;v
KwaGobene;-32.0586;28.9329;;;245;v
KwaGoqo;-32.3519;28.7566;;;1437;v
KwaGubevu;-32.7256;27.4298;;;1262;v
KwaGubevu;-32.0346;27.655;;;160;v
KwaGugwini;-31.5138;27.4892;;;121;v
KwaGuquka;-32.6465;26.943;;684;201;v
KwaGwalani;-33.3159;27.0317;;;1064;v
KwaHadi;-32.4197;28.6114;;;1437;v
KwaHaji;-31.9366;28.8985;;;893;v
KwaHala;-31.8578;28.131;;;946;v
KwaHala;-31.7303;27.5987;;;160;v
KwaHayi;-32.166;28.9814;;;245;v
KwaHoyi;-33.2173;27.2985;;;1064;v
KwaJadezweni;-31.8462;28.2792;;;225;v
KwaJama;-32.2048;28.2869;;;118;v
KwaJange;-31.8162;29.2389;;;952;v
KwaJara;-32.0623;27.8021;;;1344;v
KwaJimi;-32.1256;27.6741;;;136;v
KwaJongilanga;-32.8185;27.9723;;;528;v
KwaJosefu;-31.3363;28.4179;;;1356;v
KwaJozana;-30.8562;28.687;;;1314;v
KwaJubisa;-32.9722;27.3038;;;1064;v
KwaJuliwe;-32.6321;28.374;;;490;v
KwaK;-30.7243;29.7937;;;69;v
KwaKabakazi;-32.4406;28.5141;;;139;v
KwaKalkeni;-33.135;27.4572;;;1118;v
KwaKantolo;-32.5143;28.3416;;;490;v
KwaKasura;-31.8801;28.1968;;;946;v
KwaKayaletu;-32.6357;26.93;;;1198;v
KwaKeswa;-30.6149;28.8155;;;765;v
KwaKhawula A;-32.0575;28.9001;;;245;v
KwaKhawula B;-32.12;28.8331;;;245;v
KwaKhonongwane;-31.6654;28.375;;;896;v
KwaKhumalo;-32.4091;27.9301;;;118;v
KwaKhwatsha;-32.3081;27.8883;;;951;v
KwaKlifu;-32.9298;27.4677;;;1118;v
KwaKotana;-32.1574;28.1395;;;118;v
KwaKulile;-32.9471;27.1024;;;822;v
KwaKwayimani;-32.1537;28.233;;;118;v
KwaKwebulana;-32.0124;27.695;;;160;v
KwaLandu;-31.7167;27.8424;;;946;v
KwaLanga;-31.6415;28.2187;;;946;v
KwaLantolo;-32.1951;27.5946;;;136;v
KwaLini;-32.9012;27.3674;;;1118;v
KwaLubobo;-32.3593;28.3463;;;139;v
KwaLukuni;-31.4347;29.2037;;;631;v
KwaLunda;-30.3391;28.6872;;;765;v
KwaLupindo;-30.4439;28.661;;;765;v
KwaLuvundu;-32.3029;28.5726;;;1437;v
KwaLuxomo;-32.1165;27.5573;;;160;v
KwaMaciba;-32.4812;28.3268;;;139;v
KwaMadi;-32.0264;28.9747;;;245;v
KwaMadiba;-31.1922;29.0421;;;1122;v
KwaMadikana;-31.9628;27.5689;;;160;v
KwaMadliki;-33.0437;27.4248;;;377;v
KwaMadolo;-32.2571;27.6578;;;1262;v
KwaMadume;-30.6382;27.5667;;1065;1247;v
KwaMadwatyana;-31.8158;29.101;;;952;v
KwaMagadla;-30.3569;28.6973;;;765;v
KwaMagodla;-32.3511;27.9416;;;951;v
KwaMagogo;-32.3962;28.0393;;;118;v
KwaMagosha;-33.159;27.0767;;;1064;v
KwaMagxaki;-33.8435;25.5369;;1485;346;t
KwaMahomba;-32.7096;28.0396;;;528;v
KwaMakawula;-31.6191;28.4332;;;896;v
KwaMakaya;-32.109;27.4535;;;160;v
KwaMalindi;-31.873;27.7051;;;160;v
KwaMamata;-32.8511;27.2538;;;1118;v
KwaMandluma;-32.2856;28.4137;;;1437;v
KwaMangati;-32.7603;27.4057;;;1262;v
KwaMangqobe;-31.911;28.8713;;;893;v
KwaMangweni;-32.0246;28.189;;;225;v;;1
KwaMankihlana;-32.1368;28.2313;;;118;v
KwaMantetyana;-32.4518;28.2061;;;139;v
KwaManzi;-32.0276;27.3923;;;160;v
KwaManzi;-30.0535;29.0451;;;711;v
KwaManzikrakra;-32.1222;26.7112;;;1432;v
KwaMaqanda;-31.7619;27.8785;;;946;v
KwaMaradebe;-31.7794;28.8159;;;893;v
KwaMasele;-32.9377;27.3312;;;1064;v
KwaMasele;-32.2468;28.0966;;;118;v
KwaMasentse;-32.0843;28.892;;;245;v
KwaMasingata;-32.8496;27.3624;;;1118;v
KwaMatati;-31.7359;28.9605;;;952;v
KwaMathanzima;-32.2436;28.3865;;;1437;v;;1
KwaMathayi;-31.7479;28.9473;;;952;v
KwaMatias;-30.1397;29.0071;;;711;v
KwaMatumbu;-31.9052;29.1877;;;952;v
KwaMaxhama;-32.5836;28.3217;;;490;v
KwaMaxwayana;-33.3857;27.1453;;;1064;v
KwaMaya;-31.9032;27.5535;;;160;v
KwaMaya;-31.698;28.3038;;;946;v
KwaMazinyo;-32.6512;28.3747;;;490;v
KwaMazwayi;-31.9376;28.119;;;946;v
KwaMbango;-31.4572;28.7456;;;896;v
KwaMbekeni;-31.7791;28.0118;;;946;v
KwaMbhayi;-31.285;29.4353;;;648;v
KwaMbobo;-30.2403;28.6706;;;711;v
KwaMbombela;-31.9363;27.8377;;;1344;v
KwaMbombo;-30.1487;28.9211;;;711;v
KwaMbozwana;-31.6559;28.4827;;;896;v
KwaMcapati;-31.6987;29.0813;;;952;v
KwaMdange;-32.5025;28.2478;;;139;v
KwaMdingi;-32.8246;27.3302;;;1118;v
KwaMemela;-32.7945;26.7363;;;201;v
KwaMfincane;-32.2221;28.7043;;;1437;v
KwaMgcodo;-31.4903;27.5476;;;121;v
KwaMgezwa;-31.3439;29.6617;;;648;v
KwaMgojo;-32.2142;28.379;;;1437;v;;1
KwaMgqondo;-31.5317;28.1439;;;946;v
KwaMgubo;-30.426;28.7584;;;765;v
KwaMgwenyane;-32.1422;27.7387;;;1344;v
KwaMhaga;-31.7403;28.3309;;;946;v
KwaMhaqa A;-31.684;28.5266;;;896;v
KwaMhaqa B;-31.6235;28.6471;;;896;v
KwaMhlati;-32.0149;28.5406;;;245;v
KwaMhlongwana;-31.7037;29.1667;;;952;v
KwaMhlontlo;-31.6985;28.1701;;;946;v
KwaMhlote;-32.1577;28.9577;;;245;v
KwaMhluzi;-31.9422;27.6407;;;160;v
KwaMiya;-31.9554;28.1232;;;946;v
KwaMiya A;-31.615;28.6593;;;896;v
KwaMiya B;-31.8694;28.4349;;;893;v
KwaMjayezi;-32.1336;27.9977;;;951;v
KwaMjo;-32.5931;28.3323;;;490;v
KwaMkhiva;-32.2767;28.0186;;;951;v
KwaMkhulu;-32.4636;27.939;;;118;v
KwaMkwamde;-31.85;29.1142;;;952;v
KwaMlakalaka;-32.9435;27.4371;;;1118;v
KwaMlalandle;-32.7428;26.642;;;567;v
KwaMlawu;-31.8472;28.9257;;;893;v
KwaMleko;-30.4842;28.5396;;;1314;v
KwaMlindazwe;-31.0998;29.9398;;;69;v
KwaMlindeli;-32.0084;28.1888;;;225;v
KwaMlisa;-32.3625;28.1302;;;118;v
KwaMlonyeni;-32.1773;28.1115;;;951;v
KwaMmangonkone;-32.0641;27.7134;;;1344;v
KwaMngxabakazi;-32.3677;28.7193;;;1437;v
KwaMnqayi;-32.7556;26.958;;959;822;v
KwaMnunu;-32.1738;28.8968;;;245;v
KwaMpisi;-31.0629;29.9791;;;69;v
KwaMpotulo;-32.0429;27.7072;;;1344;v
KwaMpundu;-32.8708;27.7508;;;230;v
KwaMpundu;-32.6862;26.9354;;;201;v;;1
KwaMpundu;-32.2476;28.0316;;;951;v
KwaMqayisa;-32.7175;27.0108;;;822;v
KwaMqokoqo;-31.6112;28.0093;;;946;v
KwaMrabi;-32.0046;28.9165;;;245;v
KwaMshudu;-30.0915;29.1078;;;138;v
KwaMsobomvu;-31.1561;28.5883;;;995;v
KwaMtetha;-32.3483;28.7224;;;1437;v
KwaMtshabe;-31.8889;27.7813;;;1344;v
KwaMundu;-30.5669;27.5081;;;1247;v
KwaMvemve;-33.2107;27.1701;;;1064;v
KwaMvemve;-32.4222;27.9632;;;118;v
KwaMvemve;-30.2817;28.7934;;;711;v
KwaMvulo;-32.2395;28.6088;;;1437;v
KwaMxhalanga;-32.7358;27.3691;;;1262;v
KwaMxhosa;-31.5738;29.1274;;;631;v
KwaMxonywa;-31.8036;27.7552;;;1344;v
KwaMyataze;-32.1899;28.7695;;;1437;v
KwaMzintsilana;-32.3951;28.0549;;;118;v
KwaMzola;-31.8206;27.7525;;;1344;v
KwaMzonkeshe;-32.8958;27.785;;;230;v
KwaNacelwane;-32.7167;26.6954;;;567;v
KwaNcekemfu;-32.1294;27.6573;;;136;v
KwaNcwane;-33.1227;27.0523;;;1064;v
KwaNdaba;-33.2537;27.3234;;;377;v
KwaNdaba;-32.7523;26.67;;;567;v
KwaNdaba;-31.8129;28.3689;;;893;v
KwaNdayi;-32.9226;27.6206;;;1118;v
KwaNdela;-32.589;27.1308;;135;487;v
KwaNdela;-30.9409;29.7088;;;69;v
KwaNdenga;-32.2173;28.3262;;;225;v
KwaNdengane;-31.3396;29.9255;;;648;v
KwaNdengane;-31.1259;29.7581;;;69;v
KwaNdenxa;-32.2158;27.6487;;;1262;v
KwaNdibaniso;-31.9247;27.9265;;;1344;v
KwaNdima;-31.6401;28.2992;;;946;v
KwaNdinja;-31.8967;28.9328;;;893;v
KwaNditya A;-32.0418;28.8278;;;245;v
KwaNditya B;-32.0888;28.9729;;;245;v
KwaNdiya;-32.0397;28.9843;;;245;v
KwaNdlambe;-31.9676;28.4543;;;225;v
KwaNdlangisa;-31.8887;28.1954;;;946;v
KwaNdlankomo;-32.6997;26.9659;;;822;v
KwaNdobe;-31.6435;28.0826;;;946;v
KwaNdotshanga;-32.393;28.1205;;;118;v
KwaNdovelana;-31.4487;29.6167;;;648;v
KwaNdubungela;-32.9537;27.4168;;;1118;v
KwaNdungwane;-31.9801;28.0557;;;946;v
KwaNdungwane;-31.5801;28.4551;;;896;v
KwaNdwanyana;-33.1778;26.862;;;1064;v
KwaNgako;-32.4041;27.7745;;;951;v
KwaNgali;-31.9166;27.7443;;;1344;v
KwaNganda;-32.1479;28.3226;;;225;v
KwaNgcamama;-33.198;27.4864;;;1118;v
KwaNgculu;-32.2256;28.6277;;;1437;v
KwaNgezana;-32.0466;28.731;;;245;v
KwaNgobe;-32.7483;26.7784;;;201;v
KwaNgodloza;-32.6765;26.9813;;;822;v
KwaNgolo;-31.3572;29.1239;;;631;v
KwaNgunikazi;-32.2583;27.7921;;;951;v
KwaNgutyana A;-31.0194;29.7393;;;69;v
KwaNgutyana C;-30.9559;29.7381;;;69;v
KwaNgwanya;-32.1255;28.2447;;;118;v
KwaNgwazi;-32.1802;28.0689;;;951;v
KwaNgwevu;-32.7305;26.7099;;;567;v
KwaNgxabane;-31.7035;28.3196;;;946;v
KwaNgxabane;-31.0561;28.8;;;1122;v
KwaNikhwe;-31.2125;30.0379;;;69;v
KwaNjamatafa;-32.0974;28.9263;;;245;v
KwaNjana;-32.3113;28.4783;;;1437;v
KwaNjiyela;-31.0401;29.4377;;;279;v
KwaNjokwana;-32.4266;27.9698;;;118;v
KwaNkau;-30.2448;28.5364;;;711;v
KwaNkcwa;-31.9189;27.031;;;525;v
KwaNkese;-31.1627;28.8316;;;1122;v
KwaNkohla;-32.2109;28.2773;;;118;v
KwaNkola;-32.8292;27.9685;;;230;v
KwaNkqayi;-32.0899;27.9174;;;951;v
KwaNkumba;-32.0318;28.995;;;245;v
KwaNobanda;-32.7246;26.6787;;;567;v
KwaNobuhle;-33.8195;25.3768;;;481;t;107474;10
KwaNobuhle 10;-33.8142;25.3585;;577;481;t
KwaNobuhle 11;-33.8239;25.3555;;577;481;t
KwaNobuhle 2;-33.8017;25.3932;;577;481;t
KwaNobuhle 3;-33.8034;25.3723;;577;481;t
KwaNobuhle 4;-33.8207;25.3929;;577;481;t
KwaNobuhle 5;-33.8164;25.3714;;577;481;t
KwaNobuhle 6;-33.8195;25.3768;;577;481;t
KwaNobuhle 7;-33.8291;25.4013;;577;481;t
KwaNobuhle 8;-33.8326;25.3868;;577;481;t
KwaNobuhle 9;-33.8264;25.3673;;577;481;t
KwaNobuswana;-32.4402;28.5581;;;139;v
KwaNofodosi;-32.3387;28.057;;;118;v
KwaNogemani;-31.1682;28.5461;;;995;v
KwaNokatana;-32.1521;28.5053;;;1437;v
KwaNokhala;-32.8238;27.988;;;528;v
KwaNomadolo;-32.6764;26.9407;;;201;v
KwaNomzamo;-34.0396;24.7772;;;426;t
KwaNomzamo;-31.5353;29.0311;;;631;t
KwaNoncampa;-32.9054;27.2973;;;1118;v
KwaNongqongqwana;-31.8056;27.6159;;;160;v
KwaNongxeke;-32.1364;28.4999;;;1437;v
KwaNonkqubela;-33.663;26.4231;;;11;s
KwaNontshinga A;-32.6062;28.3621;;;490;v
KwaNontshinga B;-32.4167;28.3729;;;139;v
KwaNonzame;-31.5127;25.0064;;;820;t
KwaNonzwakazi;-33.3213;26.0966;;;12;v
KwaNotenga;-32.6392;26.9126;;;1198;v
KwaNotyekeza;-31.997;28.1737;;;225;v
KwaNoxabani;-31.8808;28.2623;;;225;v;;1
KwaNoxolo;-32.7621;27.1623;;;487;v
KwaNqinwayo;-31.9756;27.5117;;;160;v
KwaNqinwayo;-31.7229;28.2176;;;946;v
KwaNtabezulu;-31.9422;28.5483;;;893;v
KwaNtaka;-31.63;28.1845;;;946;v
KwaNtakamnyame;-32.2213;28.8447;;;1437;v
KwaNtibane;-32.1794;28.0058;;;951;v
KwaNtola;-32.745;26.6542;;;567;v
KwaNtondo;-31.7514;28.1795;;;946;v
KwaNtoyi;-30.539;27.3181;;;1247;v
KwaNtsele;-32.1204;27.6904;;;1344;v
KwaNtshele;-31.4434;29.1527;;;631;v
KwaNtshoma;-31.8525;29.0028;;;159;v
KwaNtsipho;-32.8073;27.2856;;;1118;v
KwaNtxentse;-32.0342;28.8211;;;245;v
KwaNumanto;-32.3899;28.2453;;;118;v
KwaNxura;-31.7045;28.743;;;893;v
KwaNyana;-30.9112;29.8821;;;69;v
KwaNyande;-32.8035;27.403;;;1118;v
KwaNyoka;-32.0884;27.6071;;;160;v
KwaNyumane;-32.0672;27.687;;;160;v
KwaNyuswa;-31.3889;29.5814;;;648;v
KwaNzolo A;-31.6431;28.1825;;;946;v
KwaNzolo B;-31.597;28.2089;;;946;v
KwaPahla;-31.7742;28.6371;;;893;v
KwaPalo;-31.7969;29.2741;;;952;v
KwaPelisile;-33.0326;27.3937;;;377;v
KwaPewula;-32.0616;28.7147;;;245;v
KwaPhalo;-32.4484;28.0652;;;118;v
KwaPikoli;-33.1977;26.9756;;;1064;v
KwaPingilili;-31.7999;28.4688;;;893;v
KwaQala;-31.3431;28.4742;;;1356;v
KwaQili;-30.5756;28.7537;;;765;v
KwaQithi;-31.7376;27.8127;;;946;v
KwaQongqotha;-32.9623;27.4684;;;1118;v
KwaQutsuma;-30.7595;28.444;;;1314;v
KwaRadebe;-32.4142;27.9631;;;118;v
KwaRadebe;-30.5879;27.5003;;;1247;v
KwaRamcwana;-31.9029;28.7748;;;893;v
KwaRamzi;-31.2323;29.6925;;;648;v
KwaRarase;-32.4007;28.2679;;;139;v
KwaRasi;-32.1834;28.9084;;;245;v
KwaRayi;-32.8878;27.3318;;;1118;v
KwaRhombe;-31.1675;29.0845;;;1122;v
KwaRob;-30.6185;27.4966;;;1247;v
KwaRonose;-32.0264;28.7127;;;245;v
KwaSaba;-31.6934;28.4761;;;893;v
KwaSese;-31.64;28.1343;;;946;v
KwaSeyisi;-32.5294;28.2629;;;490;v
KwaSezela;-32.6004;28.2527;;;490;v
KwaShosha;-32.0995;28.075;;;951;v
KwaSibonda;-32.1511;28.9345;;;245;v
KwaSibonda;-32.0014;28.0095;;;946;v
KwaSidumo;-31.8934;29.0043;;;159;v
KwaSigubudo;-31.8243;27.9201;;;946;v
KwaSijula;-32.0421;27.6802;;;160;v
KwaSikhulu;-31.1544;28.8378;;;1122;v
KwaSikulumi;-30.2289;28.5481;;;711;v
KwaSimeliyana;-32.148;28.1405;;;951;v
KwaSisilane;-32.2442;26.6359;;;1169;v
KwaSitelo;-31.7354;28.1834;;;946;v
KwaSithungu;-32.7579;28.135;;;367;v
KwaSityi;-32.8424;26.8941;;;201;v
KwaSogula;-32.0453;28.583;;;245;v
KwaSokapase;-32.2263;27.9695;;;951;v
KwaSomkhetho;-30.9966;29.4897;;;279;v
KwaSompa;-31.3578;29.1493;;;631;v
KwaSongwevu;-32.243;28.6414;;1077;1437;v
KwaSonkana;-32.5048;28.1662;;;139;v
KwaTauka;-31.1325;29.6599;;;279;v
KwaTawuka;-31.1017;29.6941;;;279;v
KwaTenza A;-32.3672;28.7424;;;1437;v
KwaTenza B;-32.0234;28.2242;;;225;v
KwaThahle;-31.234;29.7916;;;648;v
KwaThala;-32.4844;28.1682;;;139;v
KwaThembu;-32.0514;28.8711;;;245;v;;1
KwaThinga;-32.554;28.2639;;;490;v
KwaThsita;-30.9211;29.1581;;;1002;v
KwaThuba;-33.3343;27.1585;;;1064;v
KwaThuba;-32.8451;27.9904;;;528;v
KwaTshatshu;-32.912;27.4395;;;1118;v
KwaTshatshu;-31.7384;27.7766;;;1344;v
KwaTshatshu;-31.6354;28.6356;;;896;v
KwaTshatshu A;-31.9969;28.0776;;;946;v
KwaTshatshu B;-31.683;27.8349;;;946;v
KwaTshezi;-32.1137;28.9914;;;245;v
KwaTsotsi;-32.5304;28.2458;;;490;v
KwaTuwa;-32.0417;28.704;;;245;v
KwaTwenty;-32.75;27.1729;;;487;v
KwaTyutyuza;-32.7908;26.9295;;;822;v
KwaVelelo;-32.3075;28.4066;;;1437;v
KwaVetyu;-31.7155;28.1307;;;946;v
KwaVika;-32.4405;28.3824;;;139;v;;1
KwaVika Block 2;-32.4405;28.3824;;584;139;v
KwaVikinduku;-30.1762;29.0058;;;711;v
KwaVuka;-32.6513;28.401;;;490;v
KwaVuso;-32.5693;28.2022;;;490;v
KwaWezo;-32.7182;26.6554;;;567;v
KwaXaso;-32.1626;28.7933;;;245;v
KwaXelihagu;-32.1619;27.6762;;;1262;v
KwaXhobane;-32.442;28.1462;;;118;v
KwaXoxo;-31.7394;28.104;;;946;v
KwaXutidwele;-31.8302;29.2746;;;952;v
KwaYaphi;-32.2218;28.2829;;;225;v
KwaYawa;-31.5921;28.238;;;946;v
KwaZakele;-33.8785;25.5842;;1485;346;t;;;Kwazakhele
KwaZakele 1;-33.8823;25.5953;;1485;346;t
KwaZakele 2;-33.8718;25.5831;;1485;346;t
KwaZakele 3;-33.8839;25.5759;;1485;346;t
KwaZamukucinga;-32.9425;24.6819;;;453;t;;1
KwaZangwa;-32.4224;28.0111;;;118;v
KwaZele;-31.5199;29.2094;;;631;v
KwaZenzele;-33.443;25.9767;;;1059;s
KwaZibonda;-32.3924;28.6186;;;1437;v
KwaZicwalile;-30.3277;28.674;;;765;v
KwaZihlehleni;-31.9869;28.2155;;;225;v
KwaZingxala;-32.4588;28.3043;;;139;v
KwaZinja;-31.768;29.019;;;952;v
KwaZitha;-31.1681;29.8111;;;648;v
KwaZithombe;-32.4819;28.3948;;;139;v
KwaZizane;-32.389;28.3121;;;139;v
KwaZulu;-32.2407;28.4158;;1444;1437;v
KwaZulu;-31.9564;28.1777;;;225;v
KwaZulu;-31.6001;28.9495;;;631;v
KwaZulu;-31.4448;29.4202;;;1100;v;;1;;eastern-cape-kwazulu-port-saint-johns
KwaZulu;-31.2844;29.4564;;;648;v
KwaZulu;-30.9441;29.2599;;;1002;v
KwaZwelinzima;-31.6285;28.2139;;;946;v
KwaZwelitsha;-32.3583;28.7267;;;1437;v
Kwabhinca;-31.6286;27.7587;;;946;v
Kwachum;-31.6218;28.9437;;;952;v
Kwagqweza;-31.3554;29.3042;;;1100;v;;;;eastern-cape-kwagqweza-port-saint-johns
Kwahlomendlwini;-30.3294;28.7494;;;765;v
Kwajola;-31.4275;29.5026;;;1100;v;;;;eastern-cape-kwajola-port-saint-johns
Kwakakana;-31.9317;28.9918;;;159;v
Kwakombe;-31.8117;29.025;;;952;v
Kwam;-31.283;29.0406;;;1122;v
Kwamayi;-32.1213;27.856;;;1344;v
Kwamdibaniso;-32.3287;28.7003;;;1437;v
Kwamlaza;-31.3405;29.3543;;;1100;v;;;;eastern-cape-kwamlaza-port-saint-johns
Kwamundazwe;-31.0709;29.8908;;;69;v
KwanGqikiza;-31.4091;29.2928;;947;1100;v;;;;eastern-cape-kwangqikiza-port-saint-johns
Kwandaya;-31.0963;28.7753;;;1122;v
Kwandayini;-31.348;29.4079;;;1100;v;;;;eastern-cape-kwandayini-port-saint-johns
Kwanduna;-32.2358;28.653;;;1437;v
Kwandwane;-33.1641;26.943;;;1064;v
Kwane;-32.6394;28.4053;;;490;v
Kwangwe;-30.4011;28.712;;;765;v
Kwanomzamo;-33.1978;26.1456;;1146;12;s
Kwanyewe;-31.9875;27.438;;;160;v
Kwaphephu;-31.3597;29.3501;;;1100;v;;;;eastern-cape-kwaphephu-port-saint-johns
Kwasa;-32.0542;28.4205;;977;225;v
Kwathendeshe;-31.9914;27.4437;;;160;v
KweQana;-30.3475;28.4543;;;711;v
KweSikhulu;-31.7904;28.7588;;;893;v
Kwebung;-30.5164;28.4634;;;1314;v
Kweleda;-31.9308;28.3102;;;225;v
Kweleni;-31.9955;28.9828;;;245;v
Kwelera;-32.9137;28.0701;;;230;v
Kwelera;-32.825;27.9681;;;528;v
Kwelerana;-32.7831;27.2658;;;1118;v
Kwelesha;-31.817;28.0649;;;946;v
Kwelomthombe Kwamganu;-32.1822;28.8445;;;245;v
Kwenxura;-32.7287;28.1013;;;367;v
Kwenxuva;-31.9391;27.3477;;;160;v
Kwetyana;-32.8532;27.7941;;;230;v
Kwezana A;-32.7052;26.9264;;;201;v
Kwezana B;-32.7996;26.7664;;;201;v
Kwezi;-32.1036;26.5596;;;1273;v
Kwezinaledi;-30.7176;27.2071;;;595;v
Kwilini;-32.2361;28.6864;;;1437;v
Kwilini;-31.6837;29.3713;;;1100;v;;;;eastern-cape-kwilini-port-saint-johns
Labry;-31.3449;28.7713;;;1342;v
Lahla;-30.5596;27.428;;1400;1247;v
Lahlamlenze;-31.8319;27.7527;;;1344;v
Lahlangubo;-31.9389;27.9666;;;1344;v
Lalashe;-31.0948;29.4326;;;1002;v
Laleni;-31.8575;27.8269;;;1344;v
Laleni;-31.261;29.4307;;;648;v
Laleni;-31.016;29.8335;;;69;v
Lalimephakathi;-32.8224;27.1321;;944;487;v
Lalini;-32.3024;27.7471;;;1262;v
Lalini;-31.9769;27.1762;;;160;v
Lalini;-31.7154;26.9043;;;120;v
Lalini;-31.6225;28.1845;;;946;v
Lalini;-31.2544;28.9093;;;1122;v
Lalini A;-32.7998;26.9139;;;822;v
Lalini A;-31.9407;29.0436;;;159;v
Lalini B;-32.819;26.9518;;;822;v
Lalini B;-31.6245;28.6318;;;896;v
Laljitini;-31.9374;27.9199;;;1344;v
Lalo;-32.4905;28.5238;;;490;v
Lambasi;-31.3283;29.8034;;;648;v
Lammermoor;-31.9504;26.4569;;1298;1273;v
Lamyeni;-32.7255;26.6995;;;567;v
Lancede;-31.5638;28.3454;;;946;v
Landcamp;-31.2019;28.2472;;;1356;s
Landlandla;-32.2374;28.3509;;;1437;v
Langa;-33.7391;25.3974;;;481;s
Langakazi;-31.4099;29.2335;;;631;v
Langalethu;-30.96;30.0741;;;69;v
Langanci;-31.6682;27.5849;;;121;v
Langeni;-32.4183;28.0908;;;118;v
Langeni;-32.0309;28.6092;;;245;v
Langeni;-31.5873;28.8796;;;631;v
Langeni;-31.0989;28.7291;;;1122;v
Langeni Forest Station;-31.465;28.4532;;602;1342;p
Langholm Estate;-33.4528;26.7531;;;40;s
Lankwag;-31.401;26.3704;;;857;s
Lapesini;-31.5468;27.6321;;261;121;v
Lapesini A;-31.6673;26.9846;;;120;v
Lapesini B;-31.705;27.1362;;;120;v
Lapezi;-31.5604;27.6108;;;121;v
Lathuthu;-31.4458;28.3846;;;1356;v
Lawrence De Lange;-31.872;26.8462;;;525;s
Laza;-32.1254;28.6014;;;1437;v
Lebanon;-32.8145;26.7406;;;201;v
Lehata;-30.2097;28.5805;;;711;v
Lehlakaneng;-30.4801;28.5917;;;1314;v
Lekgalong;-30.2474;28.8038;;;711;v
Lekhalaneng;-30.4468;28.6107;;;765;v
Lekhalong;-30.3802;28.4654;;;765;v
Lencane;-32.1441;28.3362;;;225;v
Lencani;-32.1369;28.3523;;;225;v
Lenge;-32.7697;26.7889;;;201;v
Lenge;-30.6478;28.2098;;;1314;v
Lennox Estate;-33.0012;27.8933;;;230;s
Lenye;-32.7523;27.0788;;;487;v
Leqeni;-33.192;27.3216;;;377;v
Lesseyton;-31.8489;26.7763;;;525;v
Letlapeng;-30.3507;28.3706;;;711;v
Letsoesi;-30.5566;27.54;;1482;1247;v
Levyvale;-33.7398;25.4075;;;481;s
Lewuswood;-33.2535;27.0764;;;1064;v
Lihetlane;-30.35;28.5185;;;711;v
Likamoreng;-30.2724;28.4538;;;711;v
Likhohlong;-30.2104;28.5166;;;711;v
Limdaka;-31.4412;29.2177;;;631;v
Lindela;-32.0702;26.4723;;1279;1273;v
Lindini;-31.6039;28.7164;;;896;v
Lindokuhle;-30.9332;29.9792;;;69;v
Lindsay Road Industrial;-33.9212;25.5744;;;346;p
Lingelethu;-32.6942;26.306;;;4;s
Lingelihle;-32.1864;25.642;;;1019;t
Linkside;-33.9646;25.578;;;346;s
Linton Grange;-33.9372;25.5151;;;346;s
Lisani;-31.9088;28.9939;;;159;v
Lisizi;-32.1709;28.2871;;;225;v
Litlaphele;-31.152;29.6519;;;279;v
Litsheng;-30.577;27.3483;;53;1247;v
Lityeni;-31.0063;29.9049;;;69;v
Lixeni A;-31.4175;28.194;;;946;v
Lixeni B;-31.5213;28.2127;;;946;v
Lokhwe;-30.7718;29.4633;;;1002;v
Lokishi;-32.4558;28.4431;;;139;v
Lokishini;-32.2267;28.5889;;;1437;v
Lokishini;-31.9573;27.1323;;;160;v
Lokishini;-31.7114;27.645;;;121;v
Lokishini;-30.847;28.4984;;;1314;v
Lolen;-33.5608;26.9005;;;1097;s
Lolini;-32.8767;27.1364;;;822;v
Lolo Park;-32.8509;27.4443;;63;1118;s
Lorraine;-33.9739;25.5103;;;346;s
Lorraine Manor;-33.9762;25.5169;;;346;s
Lotana;-31.3073;28.9491;;;631;v
Lotana;-31.2801;28.9261;;;1122;v
Lotusville;-32.4852;24.0593;;;0;s
Loudon;-31.9719;26.5842;;1298;1273;v
Lovedale;-32.9958;27.5903;;;1118;v
Lovemore;-33.2855;23.489;;;1436;s
Lovemore Heights;-33.9922;25.5273;;;346;s
Lovemore Park;-33.9921;25.5684;;;346;s
Lovemore Park AH;-34.0154;25.5225;;;346;p
Lovers Twist;-33.2126;27.3428;;;377;v
Lower Bengu;-32.1858;27.6244;;558;1262;v
Lower Cardiff;-32.1356;27.4623;;;160;v
Lower Cezu;-31.775;28.7135;;;893;v
Lower Didimana;-32.1198;26.6026;;;1169;v
Lower Endwell;-32.7606;26.4352;;;567;v
Lower Godini;-31.7246;29.1108;;;952;v
Lower Gqobonco;-31.62;28.2557;;;946;v
Lower Gungululu;-31.4688;28.8195;;;1342;v
Lower Gwadu;-31.1996;29.6268;;;279;v
Lower Gxulu;-32.6767;27.1033;;;487;v
Lower Hackney;-32.2765;26.6477;;;1169;v
Lower Hopefield;-32.6704;26.8976;;;201;v
Lower Hukuwa 1;-32.1416;26.7009;;;1169;v
Lower Joveleni;-30.5905;27.3921;;;1247;v
Lower KuSabalele;-32.1179;27.439;;;160;v
Lower Lahlangubo;-32.204;26.695;;;1169;v
Lower Mangxongweni;-31.7002;28.1266;;;946;v
Lower Manyisana;-31.6581;28.2297;;;946;v
Lower Mbhangcolo;-32.1918;28.7162;;;1437;v
Lower Mcubakazi;-32.3103;28.1636;;;118;v
Lower Merino Walk;-32.0513;26.7201;;;1432;v
Lower Mgwalana;-33.3067;27.1223;;;1064;v
Lower Mnyameni;-32.6272;27.1073;;;487;v
Lower Mtingwevu;-31.7464;27.6284;;;160;v
Lower Ndakana;-32.3029;27.8317;;;951;v
Lower Nduku;-31.745;28.052;;339;946;v
Lower Ndungunyeni;-31.7056;28.073;;;946;v
Lower Ngqumeya;-32.7278;27.1127;;;487;v
Lower Ngqwarha;-31.8033;28.7873;;;893;v
Lower Ntafufu;-31.4924;29.516;;;1100;v;;;;eastern-cape-lower-ntafufu-port-saint-johns
Lower Nxotshana;-30.5513;28.3408;;;1314;v
Lower Nzolo;-31.6971;28.1049;;;946;v
Lower Qoqo;-31.1041;29.6653;;;279;v
Lower Sheshengu;-32.914;26.8205;;;201;v
Lower Telle;-30.4376;27.5625;;;1247;v
Lower Tokwana;-30.6689;28.4397;;;1314;v
Lower Tsalaba;-31.5792;28.0255;;;946;v
Lower Tsitsana;-30.8712;28.3438;;1115;995;v
Lower Tsitsikama B;-32.2355;26.5873;;;1169;v
Lower Tsojana Village;-31.9453;27.7821;;;1344;v
Lower Tyholo;-32.0376;28.7783;;;893;v
Lower Tyirha;-31.1439;28.8205;;;1122;v
Lower Voyizana;-31.6331;27.6303;;;121;v
Lower Xolobe;-32.1208;27.6379;;1450;136;v
Lower Xuka;-31.7231;28.1408;;;946;v
Lower Zangqokwe;-32.0678;26.6098;;;1432;v
Lower eNgqeqe;-32.784;27.1724;;;487;v
Lubala;-31.1114;29.605;;;279;v
Lubala;-30.9394;29.1868;;;1002;v
Lubalasi;-30.8058;29.3443;;;655;v
Lubaleko;-30.6945;29.3645;;;655;v
Lubaleko;-30.1717;29.0193;;;138;v
Lubalweni;-30.8998;28.4912;;;1314;v
Lubangweni;-32.2534;28.6712;;;1437;v
Lubanzi;-32.066;29.0329;;;245;v
Lubanzi;-31.439;29.0678;;;631;v
Lubende;-31.3899;29.433;;;1100;v;;;;eastern-cape-lubende-port-saint-johns
Lubhacweni;-30.904;29.0098;;;559;v;;1
Lubisi;-31.5846;27.996;;;946;v
Lubisini;-30.5433;28.4719;;;1314;v
Lubiza;-31.872;28.0877;;;946;v
Lubomvini;-32.315;27.7171;;;1262;v
Lubomvini;-32.1954;28.5748;;;1437;v
Lubunde;-30.8517;29.9884;;;69;v
Lubusi Dam Gate;-31.7964;27.4414;;;160;p
Lucingweni;-32.1793;28.7596;;;245;v
Lucingweni;-31.8309;29.2548;;;952;v
Lucingweni C;-31.0623;28.9023;;;559;v
Lucwecwe A;-31.7142;27.8792;;;946;v
Lucwecwe B;-31.7434;27.909;;;946;v
Lucwecwe Mdovi;-31.9662;28.8701;;;245;v
Ludadeni;-31.5116;28.1968;;;946;v
Ludaka;-31.9723;28.7534;;;893;v
Ludaka;-31.656;29.1354;;;952;v
Ludaka;-31.4517;29.6019;;;648;v
Ludalasi;-31.6594;29.2834;;;1100;v;;;;eastern-cape-ludalasi-port-saint-johns
Ludeke;-31.447;29.2801;;;631;v
Ludeke;-31.0408;29.4063;;;1002;v
Ludeke;-30.8527;29.7466;;;69;v
Ludeke A;-30.9227;29.9678;;;69;v
Ludeke Halt;-30.8539;29.7425;;;69;v
Ludeke Mission;-30.8431;29.7363;;;69;v
Ludiwane;-31.1161;29.4247;;;279;v
Ludiza;-32.1633;28.6208;;;1437;v
Ludizini;-31.9627;28.7417;;;893;v
Ludumi;-31.6364;29.4627;;;1100;v;;1;;eastern-cape-ludumi-port-saint-johns
Ludumi Formal;-31.6256;29.472;;646;1100;v;;;;eastern-cape-ludumi-formal-port-saint-johns
Lufafa;-30.8733;29.1161;;;1002;v
Lufankomo;-31.2048;29.3269;;;279;v
Lufefeni;-30.1155;29.1099;;;138;v
Lufuta;-31.6591;27.6506;;;121;v
Lugada;-30.4024;28.6658;;;765;v
Lugadu;-31.0907;29.2926;;;1002;v
Lugalakaxa;-30.9363;29.0747;;;1002;v
Lugangeni A;-30.8069;28.921;;;559;v
Lugasweni;-31.6856;29.3552;;;1100;v;;;;eastern-cape-lugasweni-port-saint-johns
Lugelweni;-30.8094;29.2929;;;655;v
Lugongqozo;-31.2047;29.2507;;;279;v
Lugwijini;-30.9762;30.005;;;69;v
Lugxogxo;-31.5469;28.5296;;;896;v
Luhambeni;-30.5809;27.4557;;1400;1247;v
Luhewini;-31.7099;28.1303;;;946;v
Luhlalweni;-31.6079;28.0039;;;946;v
Luhlalwini;-31.5956;27.5638;;647;121;v
Luhlawini;-31.5956;27.5638;;;121;v;;1
Lujazo;-31.5306;29.63;;;1100;v;;;;eastern-cape-lujazo-port-saint-johns
Lujecweni;-31.6138;28.8571;;;631;v
Lujecweni;-31.0545;29.5549;;;279;v
Lujiko;-33.3608;27.0335;;;1064;v
Lujiza;-33.2585;27.4724;;;1118;v
Lujizo;-31.1213;29.9601;;;69;v
Lujizweni;-31.7443;28.9916;;;952;v
Lukhalo;-31.1452;29.9618;;;69;v
Lukhalweni;-30.9938;29.6908;;;69;v
Lukhanyisweni;-31.5232;28.8617;;;631;v
Lukholo;-30.9649;29.9714;;;69;v
Lukholweni;-30.6299;28.8465;;;765;v
Lukolweni;-32.1666;28.571;;;1437;v
Lukwethu;-31.7488;28.5821;;;893;v
Lulala;-32.0299;29.0665;;;159;v
Lulaleni;-32.0216;29.0517;;;159;v
Lulwalweni;-31.767;28.7985;;;893;v
Lulwaneni;-32.1117;27.7479;;;1344;v
Lumayeni;-31.2342;29.4957;;;648;v
Lumko;-31.7722;27.2359;;;120;v
Luncwini;-32.0567;27.4101;;;160;v
Lunda;-32.0558;28.0147;;;951;v
Lunda;-30.4658;28.7026;;;765;v
Lundzwana;-30.8354;29.5292;;;1002;v
Lungangeni B;-30.8206;28.8988;;;559;v
Lunikela;-31.216;29.7583;;;648;v
Lunjacweni;-31.7013;29.2614;;;1100;v;;;;eastern-cape-lunjacweni-port-saint-johns
Lunyaweni;-31.4445;28.3968;;1117;1356;v
Lunyoti;-32.1702;28.9361;;;245;v
Luphaphasi;-32.239;28.7313;;;1437;v
Luphaphasi;-31.563;29.3713;;;1100;v;;;;eastern-cape-luphaphasi-port-saint-johns
Luphepheni;-30.8776;29.5258;;809;1002;v
Luphilisweni;-30.869;29.6215;;;69;v
Luphindweni;-32.7991;27.9841;;;528;v
Luphithini A;-31.1931;30.0255;;;69;v
Luphithini B;-31.1133;30.133;;;69;v
Luphoko;-31.5704;29.6191;;;1100;v;;;;eastern-cape-luphoko-port-saint-johns
Lupindweni;-31.6182;26.9599;;;120;v
Lupondweni;-31.0245;29.721;;;69;v
Luqaqeni;-30.1698;29.0588;;;138;v
Luqhoqhweni;-31.4354;29.531;;;1100;v;;;;eastern-cape-luqhoqhweni-port-saint-johns
Luqhoqweni;-31.0942;29.6705;;;279;v
Luqolweni;-32.5053;28.3851;;;490;v
Luqolweni;-31.8441;27.7856;;;1344;v
Luqolweni;-31.2499;28.5635;;;1342;v
Luqumbeni;-31.2903;29.3935;;;648;v
Lurasini;-31.4467;28.8594;;;631;v
Lurholweni A;-31.0433;30.1256;;;69;v
Lurholweni B;-31.0647;30.1601;;;69;v
Lurwayizo;-32.213;28.8361;;;245;v
Lusaka;-31.5386;28.6016;;;896;v
Lusaka;-31.5029;25.0107;;;820;s
Lusasa;-32.6852;28.0849;;;528;v
Lusikisiki;-30.9505;29.8384;;;69;v
Lusizi;-32.4705;28.4839;;;490;v
Lusizini;-31.985;27.9476;;;1344;v
Lusizini;-30.5835;27.6032;;72;1247;v
Lusukeni;-30.865;29.9919;;;69;v
Lusuthu;-30.7859;29.2155;;;655;v;;2
Lutambeko;-31.1791;29.2188;;;1002;v
Lutateni;-30.7425;29.0459;;;559;v;;3
Lutatweni;-31.5146;29.3154;;;1100;v;;;;eastern-cape-lutatweni-port-saint-johns
Luthengele;-31.5366;29.3788;;;1100;v;;;;eastern-cape-luthengele-port-saint-johns
Luthubeni;-31.9186;28.889;;;893;v
Luthulini;-31.0789;29.7964;;;69;v
Luthulini;-31.0051;29.4549;;;279;v
Luthuthu;-31.6598;28.6709;;;896;v
Luthuthu;-31.3099;29.3182;;;648;v
Lutsheko;-31.6195;29.0491;;;952;v
Lutshikini;-30.7648;29.0981;;;559;v
Lutsholo;-32.3281;27.9116;;;951;v
Lutubeni;-31.4065;28.9362;;;631;v
Lututu;-31.818;27.2934;;;120;v
Lututu A;-31.992;28.4699;;;225;v
Lututu B;-32.0784;28.625;;;245;v
Luvuyo;-33.1718;27.2916;;;1064;v
Luxeni;-31.8965;27.2826;;;120;v
Luxeni;-31.6847;28.3842;;;893;v
Luxeni;-31.4763;27.61;;;121;v
Luxeni;-31.0516;28.6103;;;1122;v
Luxeni;-30.9096;28.4861;;;995;v
Luxeni;-30.4158;28.6838;;;765;v
Luxeni A;-31.5695;27.1073;;;120;v
Luxeni B;-31.684;27.0564;;;120;v
Luxhomo;-32.9271;27.5926;;;1118;v
Luxhomo;-31.9958;27.5577;;;160;v
Luxhomo;-31.9424;28.832;;;893;v
Luxolweni;-31.641;25.8081;;;416;v;;4
Luxomo;-32.2418;27.7544;;;1262;v
Luxweni;-31.4988;28.6576;;;896;v
Luxwesweni;-31.464;28.0949;;;946;v
Luyengweni;-31.6356;29.3073;;;1100;v;;;;eastern-cape-luyengweni-port-saint-johns
Luyengweni;-30.6353;28.7713;;;559;v
Luzini;-32.7266;26.6633;;;567;v
Luzupho;-31.3609;29.4315;;;1100;v;;;;eastern-cape-luzupho-port-saint-johns
Lwalweni;-31.802;28.5988;;;893;v
Lwandile;-31.8648;29.1987;;;952;v
Lwandlana;-31.9063;28.8505;;;893;v
Lwandlana;-31.5632;28.2661;;;946;v
Lwandlana;-31.5044;28.5647;;;896;v
Lwandlana;-31.4984;29.3747;;;1100;v;;;;eastern-cape-lwandlana-port-saint-johns
Lwandlana;-30.7289;28.8849;;;559;v;;1
Lwandlana A;-30.9281;29.4585;;;279;v
Lwandlana B;-31.173;29.4019;;;279;v
Lwandlane;-31.3688;29.1833;;;631;v
Lyciunville;-30.784;25.8023;;;1380;s
Lyndale;-31.6127;28.6946;;;896;v
Maamsi;-30.8502;29.4478;;188;1002;v
Mabala;-32.3586;28.4355;;;139;v
Mabalana;-30.57;27.4283;;1400;1247;v
Mabalana;-30.3461;27.4412;;;1247;v;;;;eastern-cape-mabalana-sterkspruit-2
Mabalane;-30.8449;28.3381;;;1314;v
Mabaleni;-32.9609;27.5964;;;1118;v
Mabaleni;-31.269;29.1422;;;1122;v
Mabambeni;-31.6135;28.3529;;;896;v
Mabehana;-31.9179;29.0749;;;159;v
Mabel's Rest;-33.1405;27.5713;;;1118;v;;;;eastern-cape-mabels-rest-qonce
Mabeleni;-32.7646;26.9665;;;822;v
Mabeleni;-32.1991;26.7437;;;1169;v
Mabentseni;-32.0248;27.9127;;;1344;v
Mabetshe;-31.7067;28.9798;;;952;v
Mabhana;-31.9562;28.7114;;;893;v
Mabheleni;-31.5969;29.1738;;;952;v
Mabheleni;-30.7617;29.8265;;;69;v
Mabheleni A;-31.6442;28.7622;;;896;v
Mabheleni B;-31.6512;28.4458;;;896;v
Mabhobho;-30.8946;28.8428;;;559;v;;1
Mabhobho;-30.855;28.8247;;968;559;v;;1;;eastern-cape-mabhobho-kwabhaca-2
Mabholobela;-32.1599;28.9433;;;245;v
Mabhongwana;-30.8317;29.4285;;188;1002;v
Mabhulwini;-31.6227;28.2468;;;946;v
Mabofu;-30.8995;29.4613;;;1002;v;;1
Mabolompa;-31.0879;28.7079;;;1122;v
Mabongo;-33.0374;27.2927;;;1064;v
Mabongweni;-31.8482;28.4582;;;893;v
Mabula;-30.207;28.6028;;;711;v
Mabulwini;-31.6516;29.3957;;;1100;v;;;;eastern-cape-mabulwini-port-saint-johns
Mabutyana;-30.4656;28.4529;;847;1314;v
Mabuya;-30.862;29.9791;;;69;v
Macangceni;-31.4489;27.7339;;;121;v
Macelweni;-32.0105;29.1202;;;159;v
Machamsholo;-30.9218;29.0033;;;559;v
Mache Mgxoboshane;-30.9673;29.1844;;;1002;v
Machekong;-30.2016;28.5121;;;711;v
Macheleni;-30.7938;29.0605;;650;559;v
Machelesini;-32.5447;28.2979;;;490;v
Machi;-30.5893;29.0174;;;138;v
Machibi;-31.3202;29.3917;;;648;v
Machibini;-32.7068;27.0137;;;822;v
Machibini;-31.889;27.0276;;;525;v
Machibini;-31.7385;28.7318;;;893;v
Machibini;-31.0641;28.7084;;;1122;v
Machibini;-30.6426;29.2681;;;655;v
Machibini A;-31.6359;27.9446;;;946;v
Machibini B;-31.6803;27.9637;;;946;v
Macibi;-33.0172;27.4598;;;377;v
Macibini;-32.6862;26.9354;;575;201;v
Macireni;-32.0268;28.5573;;1269;245;v
Macleantown;-32.7897;27.7373;;;230;v
Macombeni;-31.4981;28.7916;;;896;v
Macosa;-31.8025;28.7072;;;893;v
Macubeni;-31.7079;27.8835;;;946;v
Macwhereni;-31.6897;28.2476;;;946;v
Madada;-31.0656;29.6986;;;69;v
Madadana;-30.9353;30.0068;;;69;v
Madadeni;-31.3161;28.8122;;;1342;v
Madadiyela;-30.7751;29.1421;;;559;v
Madakana;-30.6065;27.2358;;784;595;v
Madakana;-30.5322;27.2873;;;1247;v
Madakeni;-32.198;28.9416;;;245;v
Madakeni;-31.699;29.4133;;;1100;v;;;;eastern-cape-madakeni-port-saint-johns
Madeira;-31.8934;26.8473;;;525;s
Madevana;-31.1799;29.3207;;;279;v
Madiba;-32.3114;28.2208;;;118;s
Madiba;-31.1217;28.7876;;;1122;v
Madiba A;-31.0524;30.121;;;69;v
Madiba B;-31.0556;29.8895;;;69;v
Madiba C;-31.1978;30.0804;;;69;v
Madikaleni;-31.7972;28.8301;;;893;v
Madimong;-30.2761;28.7801;;;711;v
Madimonga;-30.2725;28.793;;;711;v
Madladleni;-31.6803;27.9327;;;946;v
Madlangeni;-30.6351;28.5805;;;765;v
Madlangeni;-30.5961;28.9735;;;559;v
Madlotsheni;-31.9898;27.8538;;;1344;v
Madokazana;-31.0668;29.3999;;;1002;v;;2
Madoloni;-31.8116;29.0409;;;952;v
Madontsi;-31.7882;28.5588;;;893;v
Madubela;-32.8302;27.0669;;;487;v
Madukuda;-31.0815;28.9681;;;1122;v
Maduma;-32.0629;27.8443;;;1344;v
Maduna;-30.5311;28.7092;;;765;v
Madwaba;-31.1435;29.3715;;1215;1002;v
Madwaba;-31.1362;29.3315;;;1002;v;;;;eastern-cape-madwaba-ntabankulu-2
Madwakazana;-30.9988;29.3853;;;1002;v
Madwaleni;-32.0975;28.8794;;;245;v
Madwaleni;-31.7627;28.8241;;;893;v
Madwaleni;-31.3968;28.7298;;;1342;v
Madwaleni;-30.7729;28.4667;;;1314;v
Madyoze;-32.1439;27.7979;;;1344;v
Mafa's Halt;-30.4547;28.6704;;;765;v;;;;eastern-cape-mafas-halt-matatiele
Mafakathini;-31.968;28.7045;;;893;v
Mafamini;-31.2389;28.7571;;;1342;v
Mafube Mission;-30.2014;28.736;;;711;v
Mafusin;-30.6146;27.3861;;724;1247;v
Mafusini;-32.4675;28.0439;;;118;v
Mafusini;-32.1982;28.7391;;;1437;v;;2
Mafusini;-31.6365;29.37;;;1100;v;;;;eastern-cape-mafusini-port-saint-johns
Mafusini;-31.4916;28.8995;;;631;v
Mafusini;-31.1025;29.1361;;;1002;v
Mafusini;-31.0091;28.8577;;;1122;v
Mafusini;-30.8621;28.3611;;;995;v
Mafusini A;-31.6276;28.1408;;;946;v
Mafusini B;-31.6527;27.9279;;;946;v
Mafuta Nozamile;-31.104;29.0539;;;1122;v
Magadla A;-30.6082;27.3199;;;1247;v
Magadla B;-30.5483;27.2786;;;1247;v
Magalagaleni;-30.4272;27.5117;;;1247;v
Magalakangqa;-32.273;28.2202;;;118;v
Magangane;-31.1009;30.0289;;;69;v
Maganyeni;-31.983;29.0165;;;159;v
Magayazidlele;-30.1261;28.9274;;;711;v
Magcakeni;-31.7003;29.387;;;1100;v;;;;eastern-cape-magcakeni-port-saint-johns
Magcakeni;-31.5129;28.9388;;;631;v
Magcakeni;-31.2697;29.0728;;;1122;v
Magcaki;-31.1699;29.1123;;;1122;v
Magcakini;-31.6697;29.0171;;;952;s
Magcakini;-31.6575;28.9704;;;952;v;;;;eastern-cape-magcakini-ngqeleni-2
Magcakini;-31.0152;28.9408;;;559;v
Magcakini;-30.8269;29.8846;;;69;v
Magcalekeni;-31.956;29.092;;;159;v
Magebeni;-31.642;27.8166;;;946;v
Magebula;-32.2822;28.7918;;;1437;v
Magema;-30.2476;28.8169;;;711;v
Mageme;-30.2099;28.8274;;;711;v
Magemfaneni;-31.7172;27.1303;;;120;v
Mageza;-31.859;29.2391;;;952;v
Magomeni;-31.9566;28.6417;;;893;v
Magomeni;-31.837;27.9445;;;946;v
Magomeni;-31.8165;27.8192;;;1344;v
Magontsini;-31.6204;28.4745;;;896;v
Magontsini;-30.683;28.8333;;;559;v
Magoqoza;-31.3727;28.7479;;;1342;v
Magotsini;-30.7049;29.1056;;1217;559;v
Magozeni;-31.6481;29.1915;;;952;v
Magozeni;-30.5678;27.0783;;;595;v
Magqabasini;-30.9373;29.5455;;;69;v
Magqabesi;-30.931;29.5205;;;279;v
Magqagqeni;-31.0349;29.017;;;1122;v
Magqagqeni;-30.9268;29.2332;;;1002;v
Magqaqaleni;-31.6569;27.8242;;;946;v
Magqazeni;-33.2037;27.1437;;;1064;v
Magqobhokeni;-32.7495;27.355;;;487;v
Magqoleni;-31.6139;28.1182;;;946;v
Magqongweni;-31.6361;28.5276;;683;896;v
Magqubeni;-31.258;28.5522;;;1342;v
Magumbini;-31.5948;29.3968;;;1100;v;;;;eastern-cape-magumbini-port-saint-johns
Magusheni;-30.8592;29.612;;;69;v
Magutwa;-31.2259;28.6712;;;1342;v
Magutyubeni;-30.8836;28.4012;;;995;v
Maguzane;-31.8907;28.665;;;893;v
Maguzen;-30.3031;28.7623;;;711;v
Magwa;-31.4051;29.6887;;;648;v
Magwalala;-32.7146;26.888;;;201;v
Magwambu;-31.2432;29.4455;;;648;v
Magwexeni;-32.4229;28.4436;;1024;139;v
Magwiji;-30.6253;27.3655;;;1247;v
Magwongweni;-31.6361;28.5276;;;896;v;;1
Magxagxeni;-32.6465;26.943;;;201;v;;1
Magxeni;-30.9421;28.9867;;;559;v
Magxeni;-30.9071;28.7609;;;1122;v
Magxeni A;-30.5515;28.7447;;;765;v
Magxeni B;-30.5413;29.0434;;;138;v
Mahaha;-31.0753;30.0838;;;69;v
Mahaleng;-30.5589;28.5467;;;765;v
Mahane;-31.4851;29.2709;;;631;v
Mahaneng;-30.489;28.4355;;;1314;v
Mahangu A;-30.3026;28.7513;;;711;v
Mahangu B;-30.1414;28.9231;;;711;v
Mahareng;-30.2801;28.4935;;;711;v
Mahasana;-31.1799;28.5404;;;995;v;;1
Mahasana Sp;-31.1799;28.5404;;685;995;v
Mahedeni;-30.8153;29.4331;;188;1002;v
Mahemeng;-30.6384;28.4521;;;1314;v
Mahemeny;-30.6409;28.467;;;1314;v
Mahlabaneng;-30.4886;27.3908;;;1247;v
Mahlabatini;-30.6009;27.2503;;784;595;v
Mahlake;-30.6296;28.6231;;;765;v
Mahlathini;-32.1553;28.658;;;1437;v
Mahlathini;-31.6693;29.3621;;;1100;v;;;;eastern-cape-mahlathini-port-saint-johns
Mahlathini;-30.6213;27.5717;;1065;1247;v
Mahlatini A;-31.8798;27.6518;;;160;v
Mahlatini B;-31.7992;27.5372;;;160;v
Mahlengele;-31.8279;27.5955;;;160;v
Mahlobathini;-30.4034;28.6259;;;765;v
Mahlubini;-31.9678;27.8354;;;1344;v
Mahlubini;-30.5855;27.2746;;;1247;v
Mahlubini A;-31.8717;27.8673;;;1344;v
Mahlungulu;-31.0758;28.8296;;;1122;v
Mahobe;-30.6876;28.5753;;;559;v
Mahobeni;-31.3513;28.9667;;;631;v
Maholoholo;-30.2867;28.8542;;;711;v
Mahoyana;-31.3272;28.9133;;;631;v
Maiden Farm;-31.5796;28.8064;;;896;s
Maipase;-32.8614;27.1919;;;822;v
Majaba;-31.2812;28.5466;;;1342;v
Majamaneni;-32.3434;27.7692;;;951;v
Majamanini;-32.9484;27.2922;;;1064;v
Majavu;-30.8574;29.7026;;;69;v
Majela;-31.0144;29.8088;;;69;v
Majodini;-31.1187;28.8201;;;1122;v
Majojweni;-30.6135;29.1522;;;655;v
Majola;-32.1125;28.8334;;;245;v
Majuba;-31.0223;28.9669;;;559;v
Majwareni;-32.7177;26.9328;;;201;v
Majwarheni A;-31.6965;28.8637;;;896;v
Majwarheni B;-31.7359;28.778;;;893;v
Makahlane;-33.1873;27.2131;;;1064;v;;2
Makahlane North;-33.1786;27.2082;;696;1064;v
Makahlane South;-33.1873;27.2131;;696;1064;v
Makambi;-32.0475;28.0781;;;225;v
Makamiso Dinata;-32.1943;28.8288;;;245;v
Makandini;-30.5514;27.3346;;266;1247;v
Makanyaneng;-30.5936;28.3914;;;1314;v
Makautlane;-30.5729;28.3652;;;1314;v
Makeng;-30.7658;28.4969;;;1314;v
Makewini;-30.9973;30.027;;;69;v
Makgetheng;-30.9143;28.4276;;1005;995;v
Makgwaseng;-30.6585;28.2983;;;1314;v
Makhakha;-32.1157;28.5186;;;1437;v
Makhal Endlovu;-30.8739;29.8229;;;69;v
Makhikhi;-31.9113;27.2236;;;120;v
Makhoaseng;-30.6495;28.333;;;1314;v
Makhoaseng;-30.2124;28.8785;;;711;v
Makhoba;-30.1724;28.9939;;;711;v
Makhodi;-31.1715;29.1651;;;1122;v
Makholweni;-30.0946;29.0932;;;138;v
Makhomazini;-32.2544;28.3279;;;118;v
Makhotlana;-30.6165;28.3074;;;1314;v
Makhumeni;-31.8682;27.2677;;;120;v;;;Manga
Makhumeni;-31.6449;27.8654;;;946;v;;1
Makhumsheni;-31.8502;28.7387;;;893;v
Makhuzeni;-31.8532;27.862;;;1344;v
Makhwalweni;-31.3002;29.3331;;;648;v
Makhwantini;-31.1346;30.0227;;;69;v
Makhwethubeni;-31.5716;29.1086;;;631;v
Makinana;-31.8841;28.4111;;;225;v
Makobokeni;-31.8517;28.3122;;;225;v
Makojong;-30.4734;27.3967;;;1247;v
Makolonini;-30.7556;28.7992;;;559;v
Makomereng;-30.185;28.5938;;;711;v
Makotyana;-31.4474;29.0171;;;631;v
Makratlanyeni;-30.7435;28.5154;;;1314;v
Makuatlana;-30.5884;28.383;;;1314;v
Makumsha;-30.5651;27.6962;;;1247;v
Makuyaze;-30.4699;27.4275;;;1247;v
Makwayini;-32.1117;27.5013;;;160;v
Makwayini;-32.1021;28.9904;;;245;v
Malabar;-33.9234;25.5356;;;346;s
Maladini;-30.9331;28.6082;;;1122;v
Malangeni A;-31.2867;29.6892;;;648;v
Malangeni B;-31.1537;29.3973;;;279;v
Malepelepe;-31.2127;28.7584;;;1342;v
Malindini;-31.8155;28.4721;;;893;v
Malizole;-31.3633;29.6006;;;648;v
Malola;-31.1881;29.8602;;;648;v
Malongana;-31.569;29.5133;;;1100;v;;;;eastern-cape-malongana-port-saint-johns
Malongwana;-31.0181;29.6014;;;69;v
Malongwe;-32.1115;28.6132;;;245;v
Malongwe;-31.249;28.6238;;;1342;v
Malongwe;-30.8104;28.9548;;;559;v
Malongweni;-32.1919;28.1932;;;118;v
Maloseni;-31.7771;28.1534;;;946;v
Maloseni;-30.6196;28.8265;;;765;v
Maloto;-30.2591;28.6346;;;711;v
Malsoleni;-31.9337;27.0043;;;525;v
Malubalube;-30.2815;28.8125;;;711;v
Malungeni;-31.7022;29.0011;;;952;v
Maluti Part 2;-30.2761;28.736;;;711;v;;1
Mamani;-31.0169;28.6484;;;1122;v
Mamata;-32.8656;27.2384;;;1118;v
Mambethu;-31.5765;28.8799;;;631;v
Mamcakweni;-30.9292;29.9807;;;69;v
Mamela;-32.131;27.8352;;;951;v
Mamfeneni;-31.9782;27.3513;;;160;v
Mamfeneni;-31.8945;27.0455;;;525;v
Mamfeneni;-31.6078;27.8012;;;946;v
Mamfenesi;-32.3767;28.488;;;139;v
Mamfengwini;-31.965;28.2628;;;225;v
Mamfengwini;-31.8087;27.8023;;;1344;v
Mamfengwini;-31.6413;28.2743;;;946;v
Mamfengwini;-31.5585;26.9715;;;210;v
Mamfengwini;-31.4919;28.9738;;;631;v
Mamfengwini;-30.927;28.469;;;995;v;;1
Mamolweni;-31.8675;29.2528;;;952;v
Mampingeni;-32.17;28.966;;;245;v
Mampingeni;-31.9091;27.4816;;;160;v
Mampingeni;-31.6916;27.8757;;;946;v
Mampingeni;-31.5968;28.4866;;;896;v
Mampingeni;-31.2455;29.0645;;;1122;v
Mampingeni;-30.9643;29.6578;;;69;v
Mampingeni A;-31.7881;28.7421;;;893;v
Mampingeni B;-31.9532;28.8796;;;893;v
Mampola;-30.0589;29.0391;;;711;v
Mampondomiseni;-31.6144;29.094;;;952;v
Mampondomiseni;-30.8431;28.7559;;142;559;v
Mampondomiseni;-30.7603;29.4533;;;655;v
Mampondweni;-32.0921;28.7794;;;245;v
Mampondweni;-31.8319;27.8724;;;1344;v
Mampondweni;-31.739;28.2232;;;946;v
Mampube;-31.6038;29.4533;;;1100;v;;;;eastern-cape-mampube-port-saint-johns
Mamvunyelwa;-31.092;29.8633;;;69;v
Manaleni;-32.1591;28.874;;718;245;v
Manaleni;-31.5182;28.7808;;;896;v
Manangeni;-32.0863;28.9078;;;245;v
Manase;-30.2133;28.9589;;;711;v
Mancam;-31.8965;28.8021;;;893;v
Mancu;-31.721;29.261;;;1100;v;;;;eastern-cape-mancu-port-saint-johns
Mancuseni;-31.0103;28.6503;;;1122;v
Mandeira;-31.1939;28.2532;;;1356;s
Mandela;-32.7043;28.0246;;;528;v
Mandela;-30.7209;29.4396;;363;655;v
Mandela Park;-32.8087;27.9635;;;528;v
Mandela Park;-32.5405;26.6793;;34;1198;t
Mandela Park;-31.5835;28.7402;;;896;v
Mandela Park;-31.3894;26.36;;;857;t
Mandela village;-33.7411;25.3888;;;481;s
Mandelaville;-33.7421;25.3914;;;481;s
Manderstone;-30.1696;28.9698;;;711;v
Mandileni;-31.6946;28.4635;;;893;v
Mandileni;-31.6812;29.1263;;;952;v
Mandileni;-30.7276;28.8127;;;559;v
Mandileni;-30.6781;28.8635;;;138;v
Mandileni C;-30.7275;28.9823;;;559;v
Mandileni D;-30.8093;28.6904;;;559;v
Mandiliva;-31.1341;29.1778;;;1002;v
Mandlakuveni;-31.9108;29.0894;;;159;v
Mandlaneni;-31.8999;27.6087;;;160;v
Mandlaneni;-31.6327;26.8875;;;210;v
Mandlaneni A;-31.9577;28.0012;;;946;v
Mandlaneni A;-31.6962;28.3633;;;893;v
Mandlaneni B;-31.7947;28.5691;;;893;v
Mandlaneni B;-31.7644;28.3062;;;946;v
Mandlantsha;-31.8327;28.5953;;;893;v
Mandleni;-31.8325;29.0992;;;952;v
Mandleni;-31.5293;28.554;;;896;v
Mandlobe;-31.0325;29.6778;;;69;v
Mandlovini;-31.7915;28.8065;;;893;v
Mandlovini;-31.655;28.9136;;;952;v
Mandlovini B;-31.7023;28.7222;;;893;v
Mandluntsha;-32.4054;28.4576;;;139;v
Mandulwini;-31.5442;29.1687;;;631;v
Mandyimba;-31.0907;28.6742;;;1122;v
Manfengwini;-31.8753;28.6741;;;893;v
Manganyela;-32.1515;28.88;;;245;v;;4
Mangathi;-32.1131;28.3458;;;225;v;;2
Mangatini;-31.1948;29.781;;;648;v
Mangcwanguleni;-31.3329;29.1754;;;631;v
Mangena;-31.9801;27.0859;;;525;v
Mangeni;-31.9124;29.0154;;;159;v
Mangezimeni;-31.2762;28.605;;;1342;v
Mangobomvu A;-32.2084;27.9288;;;951;v
Mangobomvu B;-32.368;28.3923;;;139;v
Mangold Park;-33.9624;25.5621;;;346;s
Mangoloaneg East;-30.5149;28.5292;;;1314;v
Mangoloaneng;-30.5213;28.4591;;;1314;v
Mangoloaneni;-30.5727;28.8019;;;765;v
Mangolong;-30.5206;28.601;;;765;v
Mangolong;-30.5083;28.5582;;;1314;v
Mangolotini;-31.9203;28.8514;;;893;v
Mangolweni;-31.3494;28.5081;;;1342;v
Mangomani;-31.0417;29.6871;;;69;v
Mangondini;-32.2463;27.918;;;951;v
Mangonkone;-31.3353;28.6946;;;1342;v
Mangqamra;-31.9901;28.8974;;;245;v
Mangqamzeni;-30.9938;29.0827;;;559;v;;1
Mangqileni;-32.0507;28.8427;;;245;v
Mangquzu;-31.1083;29.5707;;;279;v
Mangwaneni;-31.4161;29.0824;;;631;v
Mangwaneni;-31.0824;28.9279;;;1122;v
Mangweni;-32.0965;27.4272;;;160;v
Mangweni;-32.0204;28.7324;;;245;v
Mangweni;-31.2553;29.4026;;;648;v
Mangweni;-30.6146;27.3861;;;1247;v;;5
Mangweni A;-32.3464;28.1612;;;118;v
Mangweni A;-31.9473;27.4698;;;160;v
Mangweni A;-31.4873;27.2058;;;435;v
Mangweni B;-32.4112;28.2499;;;139;v
Mangweni B;-31.8823;27.4003;;;120;v
Mangweveni;-32.0753;28.4086;;;225;v
Mangweveni;-31.8743;27.3768;;;120;v
Mangwevini;-31.923;28.6552;;;893;v
Mangxamfu;-31.1526;29.1287;;;1122;v
Mangxongweni;-31.9167;27.8865;;;1344;v
Mangxongweni;-31.6787;28.2587;;;946;v
Manka;-31.2527;28.6572;;;1342;v
Mankozi;-31.93;29.2004;;;952;v
Manor Heights;-33.7937;25.4386;;;195;s
Manqata;-31.84;27.3875;;;120;v
Manqilo A;-31.3071;29.2814;;;648;v
Manqilo B;-31.1629;29.6014;;;279;v
Manqondane;-32.243;26.62;;;1169;v
Manqoyi;-32.0116;28.0454;;;946;v
Manqukela;-32.68;28.0664;;;528;v
Mantanjeni;-31.6408;28.8493;;;952;v
Mantashe;-32.2179;28.5852;;;1437;v
Mantlaneni;-31.6818;28.1987;;;946;v
Mantlaneni;-31.2299;29.3044;;;279;v
Mantlolufa;-31.6584;27.6378;;;121;v
Mantsana;-31.6132;28.104;;364;946;v
Mantshaya;-31.8577;28.588;;;893;v
Mantshilibeni;-31.8869;28.9168;;;893;v
Mantunzeleni;-32.2391;28.0532;;;951;v
Mantusini;-32.1855;28.9393;;;245;v
Mantusini;-31.5756;29.2912;;;1100;v;;;;eastern-cape-mantusini-port-saint-johns
Manuneni;-31.7441;28.301;;;946;v
Manxingweni;-31.7544;28.2278;;;946;v
Manxiweni;-31.6146;29.4504;;;1100;v;;;;eastern-cape-manxiweni-port-saint-johns
Manxiweni;-31.5725;29.0963;;;631;v
Manxiweni;-31.5458;28.7151;;;896;v
Manxiweni;-31.0204;28.6526;;;1122;v
Manxudebe;-31.1481;29.2999;;546;1002;v
Manyala;-31.1071;29.969;;;69;v
Manyandube;-31.5984;27.6947;;;121;v
Manyano;-31.4691;27.3466;;437;435;v
Manyengele;-31.1444;29.5194;;;279;v
Manyontolweni;-32.3291;28.5249;;;139;v
Manyosi;-31.5147;28.5288;;;896;v
Manyosini;-31.9323;28.61;;;893;v
Manyosini;-31.6037;26.9572;;;210;v
Manzabelu;-31.9507;27.1548;;;160;v
Manzamnyama;-32.1253;28.9183;;;245;v
Manzamnyama;-31.1721;28.7204;;;1122;v
Manzana;-32.4608;28.1708;;;139;v
Manzana;-31.7365;28.0158;;;946;v
Manzana;-31.2516;29.0792;;;1122;v
Manzana;-30.7298;29.4599;;;655;v
Manzane;-30.7384;29.4619;;;1002;v
Manzikanyi;-32.0905;28.6538;;;245;v
Manzimabi;-31.335;28.8981;;;631;v
Manzimahle;-31.7717;29.0141;;;952;v
Manzimahle;-31.643;27.5662;;;121;v
Manzimdaka;-31.5612;27.6815;;;121;v
Maoibini;-32.883;26.9187;;;822;v
Mapalo;-31.8424;28.9994;;;952;v
Mapapeli;-31.6804;28.9821;;;952;v
Mapateng;-30.2855;28.788;;;711;v
Mapfontein;-30.2404;28.6205;;;711;v
Maphakatlaling;-30.6118;28.6005;;;765;v
Mapheelle;-30.3146;28.3874;;;711;v
Mapheleni;-31.2273;29.5201;;;648;v
Mapheleni;-30.9269;29.7903;;;69;v;;;Emapheleni
Maphokweni;-30.1921;28.8423;;;711;v
Maplotini;-31.3503;28.3721;;;1356;v
Maplotini;-31.0848;29.1285;;;1002;v
Maplotini;-31.016;28.9908;;;559;v
Mapoleni;-30.3851;28.6045;;;765;v
Mapoleseng;-30.3916;28.4006;;;765;v
Mapoliseng;-30.4904;27.4065;;;1247;v
Mapulazini;-31.8611;29.1348;;;952;v
Mapuzi;-31.9248;29.12;;;159;v
Maqabeni;-31.8609;29.0642;;;952;v
Maqadini;-31.7172;28.4151;;;893;v
Maqakamzini;-31.8845;28.0755;;;946;v
Maqangulweni;-31.289;28.4365;;;1356;v
Maqanyeni;-32.1442;28.9358;;;245;v
Maqanyeni;-31.9649;29.0076;;;159;v
Maqanyeni;-31.5089;28.8557;;;631;v
Maqanyeni;-31.15;29.538;;;279;v
Maqanyeni;-31.0198;28.6039;;;1122;v
Maqashu;-31.7449;27.3478;;;120;v
Maqebevu;-31.7047;29.2439;;;952;v
Maqele;-32.3363;28.3263;;;118;v
Maqhatseng;-30.5462;28.5371;;;1314;v
Maqhatseni;-30.555;28.5977;;;765;v
Maqhinebeni;-31.6981;28.7053;;;896;v
Maqhingeni;-31.721;28.7276;;;893;v
Maqhubini;-30.9389;28.7034;;;1122;v
Maqhunqu;-32.228;28.3477;;;225;v
Maqingeni;-31.7493;27.7333;;;160;v
Maqingeni;-31.472;29.2755;;;631;v;;1
Maqingenic;-31.472;29.2755;;731;631;v
Maqohqweni;-31.7461;27.312;;;120;v
Maqokolo;-30.6722;29.1899;;;655;v
Maqomeni;-31.9054;28.0629;;;946;v
Maqomeni A;-31.8307;28.7657;;;893;v
Maqomeni B;-31.7942;28.6477;;;893;v
Maqomeni C;-31.9368;28.728;;;893;v
Maqongwana;-31.1027;29.9837;;;69;v
Maqotongweni;-31.9838;28.8878;;;245;v
Maqoyini;-30.9773;29.2606;;773;1002;v
Maqunde;-32.1961;28.6316;;;1437;v
Maqwateni;-31.6852;27.445;;;160;v
Maqwathini;-32.4611;28.0055;;;118;v
Maqwathini;-31.6278;27.8123;;;946;v
Maqwatini A;-31.8028;27.5493;;;160;v
Maqwatini A;-31.7183;26.9754;;;120;v
Maqwatini B;-31.98;27.3408;;;160;v
Maqwatini B;-31.5699;26.9909;;;210;v
Marakaneng;-30.5848;27.0922;;;595;v;;1
Maralaneng;-30.4786;27.3863;;;1247;v
Maramza;-31.1836;29.7398;;;648;v
Maramzini;-30.864;29.4652;;;1002;v
Maranjana;-30.6462;28.6313;;;765;v
Marawuleni;-32.1881;27.7945;;;1344;v
Marawuleni;-31.8054;28.5704;;;893;v
Marelane;-30.8143;29.7125;;;69;v
Mareleni;-31.6166;28.0129;;;946;v
Mareteng;-30.504;27.3792;;;1247;v
Mareweni;-31.546;29.0328;;;631;v
Marhamzeni;-31.1959;29.7215;;;648;v
Marhamzini;-31.0095;29.6062;;;69;v
Marhotshozweni;-32.4109;28.3535;;;139;v
Marhwaqa;-30.7347;29.3367;;;655;v
Mariazell Mission;-30.3042;28.3822;;;711;v
Marina;-31.0358;30.1499;;;69;v
Marina Martinique;-34.0755;24.9153;;;454;s
Markman Industrial;-33.8011;25.6253;;;346;p
Marombe;-30.9198;28.5851;;;1314;v
Marselle;-33.6844;26.6324;;116;11;s
Marubeni;-31.444;29.0533;;;631;v
Maruleni;-31.7491;27.7529;;;160;v
Maruleni;-31.6105;27.6992;;;121;v
Marulule;-30.2724;28.6725;;;711;v
Mary Waters;-33.2928;26.5367;;;700;s
Masakala;-30.3076;28.8495;;;765;v
Masakhane;-31.132;26.8056;;450;450;s
Masakhe;-31.5567;26.565;;;1248;v;;1
Masaleleni A;-32.2525;28.1406;;;118;v
Masaleleni B;-32.239;28.2272;;;118;v
Masaleng;-30.4814;27.3997;;;1247;v
Masameni;-31.9995;28.7333;;;893;v
Masameni;-31.5982;29.1093;;;631;v
Masameni;-31.5698;28.9898;;;631;v;;;;eastern-cape-masameni-libode-2
Masameni A;-31.7734;29.2812;;;1100;v;;;;eastern-cape-masameni-a-port-saint-johns
Masekeleng;-30.5482;27.3647;;;1247;v
Masele;-32.5234;28.2279;;;139;v
Maselu;-32.1828;27.7555;;;1344;v
Masemeni B;-31.7027;29.3272;;;1100;v;;;;eastern-cape-masemeni-b-port-saint-johns
Maseti;-32.2766;28.3769;;;1437;v
Mashata;-30.4366;28.4772;;;1314;v
Mashaweni;-32.1769;28.9134;;;245;v
Mashezi;-31.1331;29.9914;;;69;v
Masibambane;-31.3381;27.8592;;;503;s
Masibulele;-33.8323;25.5138;;1485;346;t
Masimangweni;-30.5605;28.7302;;;765;v
Masincedane;-32.7007;27.1313;;;487;v
Masisini;-32.3369;28.0363;;;118;v
Masonti;-31.3042;29.2465;;;648;v
Masoyisi;-31.5782;27.5239;;;121;v
Matafazaneni;-30.5536;27.4931;;;1247;v
Matafeni;-31.8325;27.7979;;;1344;v
Matafeni;-30.5985;28.534;;;1314;v;;1
Matafeni;-30.545;29.075;;;138;v
Mataleni;-31.053;29.4731;;;279;v
Matandela;-30.5591;28.8142;;;765;v
Matanzima;-31.6434;28.9976;;;952;v
Matati;-31.9803;28.7128;;;245;v
Matati;-30.5813;28.7601;;;765;v
Mateko;-31.7718;28.6397;;;893;v
Mateko;-31.2944;29.7319;;;648;v
Mateleng;-30.3452;28.4318;;;711;v
Mateni;-31.6866;28.0752;;;946;v
Matewu;-30.2024;28.7007;;;711;v
Mathaba;-31.2631;29.7976;;;648;v
Mathambo;-31.2113;29.7336;;;648;v
Mathana;-31.4765;29.5803;;;1100;v;;;;eastern-cape-mathana-port-saint-johns
Mathe;-30.9508;29.5696;;;69;v
Mathokazini;-31.9537;29.1712;;;159;v
Mathole A;-32.2978;28.3533;;;118;v
Mathole B;-32.4177;28.3452;;;139;v
Mathseru;-31.7292;29.3739;;;1100;v;;;;eastern-cape-mathseru-port-saint-johns
Mathunzini;-31.2123;29.4535;;;279;v
Mathwebu;-30.8857;29.8411;;;69;v
Mathwebula;-31.0524;30.1399;;;69;v
Matiase;-30.1194;28.9986;;;711;v
Matikisong;-30.4806;27.3942;;;1247;v
Matima;-30.2248;28.7613;;;711;v
Matiyase;-30.1058;28.9965;;;711;v
Matiyeni;-32.268;26.636;;;1169;v
Matlapaneng;-30.4813;27.4081;;;1247;v
Matolweni;-32.2179;27.6667;;;1262;v
Matolweni;-32.1848;28.2235;;;118;v
Matolweni;-31.9471;28.1755;;;946;v
Matolweni A;-31.95;28.4274;;;225;v
Matolweni A;-30.3588;28.594;;;765;v
Matolweni B;-31.9431;28.2898;;;225;v
Matolweni B;-30.4849;28.5997;;;765;v
Matolweni C;-32.2147;28.4267;;;1437;v
Matshaba;-31.9698;27.2766;;;160;v
Matshadala;-31.5287;29.3259;;;1100;v;;;;eastern-cape-matshadala-port-saint-johns
Matshaweni;-31.88;28.2357;;;225;v
Matshilibeni;-31.9298;28.3575;;;225;v
Matshisi;-31.1382;29.7435;;;279;v
Matshona;-31.9845;27.5436;;;160;v
Matshona;-30.9946;29.251;;;1002;v;;3
Matshona;-30.2702;28.7798;;;711;v
Matshongwe;-31.5156;28.6583;;;896;v
Matugulu;-30.8841;28.3626;;;995;v
Matunzini;-32.0637;28.8429;;;245;v
Matweni;-30.8996;29.8356;;;69;v
Matyaleni;-31.7934;27.966;;;946;v
Matyamhlophe;-30.7123;28.6559;;;559;v
Matyamini;-31.9837;28.9202;;;245;v
Matyamini;-31.1598;28.7741;;;1122;v
Matyangankomo;-30.9131;29.7984;;;69;v
Matyeba;-31.4439;28.7268;;;1342;v
Matyengqina;-31.7358;28.6309;;;893;v
Matyeni;-31.6699;28.1415;;;946;v
Matyeni;-31.4273;28.1544;;545;946;v;;;;eastern-cape-matyeni-ngcobo-2
Matyeni;-30.7535;28.8818;;;559;v
Matyeni A;-31.847;28.6865;;;893;v
Matyeni B;-31.8265;28.8207;;;893;v
Matyhantya;-31.8106;27.0624;;;120;v
Maumau;-31.9507;27.1011;;;525;v
Mavaleleni;-31.2882;29.3669;;;648;v
Mavaleleni Shinira;-32.0693;29.0775;;;245;v
Mavathulana;-33.059;27.3856;;;377;v
Mavete;-31.536;28.7709;;;896;v
Mavundleni;-31.7934;28.8706;;;893;v
Mavundleni;-31.0935;28.8824;;;1122;v
Mavundleni;-31.0289;28.9632;;;559;v
Mavundleni;-30.1051;29.0257;;;711;v
Mavuso;-32.7753;26.8184;;;201;v
Mavuso;-31.9462;27.6732;;;160;v
Mavuvumezini;-32.8849;26.9527;;;822;v
Mavuya;-31.4719;27.3528;;436;435;v
Maweni;-31.7144;28.8262;;;893;v
Mawosha;-31.7162;29.3913;;;1100;v;;;;eastern-cape-mawosha-port-saint-johns
Mawuleni;-31.8561;28.2244;;;946;v
Mawuntini;-31.8369;28.429;;;893;v
Mawusheni;-31.9231;27.6348;;;160;v
Maxambeni;-31.8805;27.6814;;;160;v
Maxaxibeni;-31.1483;29.4613;;;279;v
Maxeba;-30.6006;27.258;;;595;v;;4
Maxegweni;-30.6978;28.7363;;;559;v
Maxegwini;-30.6908;28.7265;;;559;v
Maxelegwini;-32.2617;28.4873;;;1437;v
Maxelegwini;-32.2347;27.9982;;;951;v
Maxeleni;-30.9781;28.5937;;;1122;v
Maxesibeni;-31.7005;27.9508;;1213;946;v
Maxesibeni;-31.6683;27.8723;;;946;v;;;;eastern-cape-maxesibeni-ngcobo-2
Maxesibeni;-31.1293;28.6264;;1220;995;v
Maxhame;-32.1399;27.7527;;;1344;v
Maxhegwana;-32.3757;28.2575;;;118;v
Maxhegweni;-33.3164;27.0667;;;1064;v
Maxhegweni;-30.9026;29.0686;;;1002;v
Maxhegweni;-30.6873;28.7527;;1157;559;v
Maxuxubeni;-31.4375;29.4259;;;1100;v;;;;eastern-cape-maxuxubeni-port-saint-johns
Maya;-32.2133;28.3881;;573;1437;v
Maya;-31.5652;27.0366;;557;210;v
Mayaluleni;-31.7373;26.9424;;;120;v
Mayaluleni;-31.3035;28.679;;;1342;v
Mayalweni;-31.7878;29.1161;;;952;v
Mayekiso Farm;-32.3299;28.2378;;;118;v
Mayiji;-32.3056;28.7647;;;1437;v
Mayireni;-31.6265;28.0151;;;946;v
Mayireni;-30.4288;27.4862;;;1247;v
Mayireni A;-31.9047;27.5959;;;160;v
Mayireni A;-31.741;26.9175;;;120;v
Mayireni B;-31.9272;27.3842;;;160;v
Mayireni B;-31.5911;26.9608;;;210;v
Mayisela;-30.3901;27.4351;;;1247;v
Mazamisa AA;-32.0556;28.1935;;;951;v
Mazangweni;-31.9006;28.2268;;;225;v
Mazangweni;-31.7289;27.828;;;946;v
Mazeni;-30.8674;29.5018;;;1002;v;;1
Mazeppa Bay;-32.4765;28.6506;;;490;v
Mazikhanya;-32.301;28.3815;;;118;v
Mazimeni;-31.5907;28.1911;;;946;v
Mazizani;-31.7097;28.4623;;;893;v
Mazizini;-32.1003;28.968;;;245;v
Mazizini;-32.0423;27.7728;;;1344;v
Mazizini;-31.9638;28.1082;;957;946;v
Mazizini;-31.6683;29.0738;;;952;v
Mazizini;-31.6454;28.7342;;;896;v
Mazizini;-30.5978;27.4977;;;1247;v
Mazongozini;-31.7335;26.9806;;;120;v
Mazotshweni;-32.703;26.909;;;201;v
Mazotshweni;-30.7758;29.4959;;;1002;v
Mazulu;-31.6006;29.0001;;;631;v
Mazwayi;-32.0436;28.2725;;1302;225;v
Mazweni;-30.873;29.7337;;;69;v
Mbabakazi;-31.4565;28.2175;;;946;v
Mbabalani;-31.5615;29.3397;;;1100;v;;;;eastern-cape-mbabalani-port-saint-johns
Mbabazo;-30.9654;29.8892;;;69;v
Mbamba;-32.0881;28.2639;;;225;v
Mbambakewu;-31.2064;29.6523;;;648;v
Mbambeni;-31.3309;29.3299;;;1100;v;;;;eastern-cape-mbambeni-port-saint-johns
Mbandana;-30.874;30.0276;;;69;v
Mbane;-31.6698;28.716;;1484;896;v
Mbangisweni;-31.5893;28.8241;;;631;v
Mbango;-30.5744;27.7158;;;1247;v
Mbangweni;-32.1196;28.1097;;;951;v
Mbangweni;-31.5139;28.6091;;;896;v
Mbanjwa;-32.1448;28.1866;;;118;v
Mbanqwana;-30.8907;30.0537;;;69;v
Mbanyana;-32.1014;28.8356;;;245;v
Mbanyaru;-31.9404;29.0405;;;159;v
Mbashe;-31.7264;28.3266;;;946;v
Mbashe A;-32.1918;28.8062;;;245;v
Mbashe B;-32.1117;28.6758;;;245;v
Mbashe C;-32.1259;28.7318;;;245;v
Mbekweni;-32.9295;27.6676;;;230;v
Mbekweni;-30.3795;27.4796;;1121;1247;v
Mbelo;-32.1748;28.8353;;;245;v
Mbendeni;-32.3652;28.0078;;;118;v
Mbenengeni;-31.6533;29.308;;;1100;v;;;;eastern-cape-mbenengeni-port-saint-johns
Mbentsa;-31.1431;28.7691;;;1122;v
Mbenya;-32.0717;28.9876;;;245;v
Mbenyane;-31.3036;29.4091;;;648;v
Mbeteni;-31.9125;27.266;;;120;v
Mbethe;-32.1439;28.8282;;;245;v
Mbewana;-32.0239;28.1297;;;225;v
Mbhadango;-31.1353;29.491;;;279;v
Mbhanyana;-32.1401;28.8417;;;245;v
Mbhojweni;-31.7702;29.0367;;;952;v
Mbholomopheni;-31.5409;27.1759;;;435;v
Mbhongweni;-31.0449;29.85;;;69;v
Mbhulanja;-30.8284;28.6495;;;1314;v
Mbiba;-30.8708;29.5818;;;69;v
Mbidlana;-31.2219;28.4241;;;995;v
Mbila;-31.3509;29.5511;;;648;v
Mbilikati;-31.2357;29.4656;;;648;v
Mbilini;-31.7798;28.1843;;;946;v
Mbinca;-30.6497;29.045;;1013;559;v
Mbini;-30.4747;27.4409;;;1247;v
Mbinja;-31.3717;28.4718;;;1356;v
Mbinzana;-31.926;27.3522;;;160;v
Mbityana;-32.2268;28.6468;;;1437;v
Mbiza;-32.2884;27.8741;;;951;v
Mbiza;-31.5514;29.1365;;;631;v
Mbiza;-31.5077;29.5306;;265;1100;v;;;;eastern-cape-mbiza-port-saint-johns
Mbizeni;-30.9164;28.8254;;;559;v
Mbizeni;-30.7383;28.436;;;1314;v
Mbizeni A;-30.2186;28.968;;;711;v
Mbizeni B;-30.4434;28.7565;;;765;v
Mbizweni;-31.0164;28.8798;;;559;v
Mbobeni;-30.7786;29.7686;;;69;v
Mbodlane;-31.6353;27.6567;;;121;v
Mbodleni;-30.8699;29.0148;;;559;v;;3
Mbofu;-30.9438;29.4991;;;279;v
Mbokazi;-31.4256;29.3764;;;1100;v;;;;eastern-cape-mbokazi-port-saint-johns
Mbokodwa;-30.9841;29.9459;;;69;v
Mbokothwana;-31.2557;28.8065;;;1342;v
Mbokotwana;-31.7618;28.3233;;;946;v
Mboleni;-31.9314;29.011;;;159;v
Mboleni;-31.5812;29.4269;;;1100;v;;;;eastern-cape-mboleni-port-saint-johns
Mboleni;-30.3482;27.4118;;;1247;v
Mboleni A;-31.4872;28.3537;;;946;v
Mboleni B;-31.5347;28.2721;;;946;v
Mbolompeni;-32.9504;27.6036;;;1118;v
Mbombenkukhu;-31.5681;28.961;;;631;v
Mbombo;-31.173;29.062;;;1122;v
Mbombombo;-31.6939;28.0595;;;946;v
Mbombozi;-32.1017;28.9459;;;245;v
Mboneni;-30.9368;29.4231;;;1002;v
Mbongendlu;-32.5041;28.0582;;;118;v
Mbongiseni;-32.2159;27.6113;;;1262;v
Mbongweni;-31.286;29.1317;;;1122;v
Mbongweni;-30.7931;29.543;;;1002;v
Mbonisweni;-31.2285;28.4857;;962;995;v
Mbonisweni;-30.6149;27.1325;;;595;v
Mbotyi;-31.456;29.7461;;;648;v
Mboya;-32.2412;28.4982;;;1437;v
Mbozeni;-31.5703;28.4692;;;896;v
Mbozisa;-31.8956;28.8974;;;893;v
Mbozisa;-31.46;28.3924;;;1356;v
Mbozisa;-31.2077;29.6962;;;648;v
Mboziseni;-31.3201;29.3608;;;1100;v;;;;eastern-cape-mboziseni-port-saint-johns
Mbudlu;-32.0219;27.4458;;;160;v
Mbudu A;-31.3935;29.5569;;;648;v
Mbudu B;-31.3487;29.269;;;648;v
Mbulu;-32.1956;27.7035;;;1344;v
Mbulukweza;-32.2278;27.7366;;;1344;v
Mbungwana A;-30.8548;30.0664;;;69;v
Mbungwana B;-31.1205;29.8567;;;69;v
Mbuqu;-31.6142;28.7874;;;896;s
Mbutho;-31.3347;28.8218;;;1342;v
Mbuthwe;-30.7245;29.6174;;;69;v
Mbuthweni;-32.1575;27.8571;;;951;v;;1
Mbuthweni;-31.2081;29.7603;;;648;v
Mbuthweni A;-30.7294;29.5933;;;69;v
Mbuthweni B;-30.9499;29.7417;;;69;v
Mbutye;-32.0714;28.9363;;;245;v
Mbuwana;-32.4173;28.4065;;;139;v
McBridge;-32.0684;26.7793;;;1432;v
McLeanville;-33.9407;25.5909;;;346;s
McNaughton;-33.7451;25.3863;;;481;s
Mcamama;-32.7071;26.9986;;;822;v
Mcambalala;-30.9052;28.4025;;;995;v
Mcata;-31.663;28.4025;;;896;v
Mcedu;-31.1984;28.6441;;;995;v;;1
Mcelu;-31.1551;29.3848;;;279;v
Mcelwana Bhantizo;-31.9895;28.8517;;;245;v
Mcelwane;-32.1011;28.7196;;;245;v
Mceshe;-32.6253;28.3606;;;490;v
Mceula;-32.1057;26.6897;;;1432;v
Mceula;-31.5594;27.471;;;121;v
Mcewula;-32.2244;27.6907;;;1262;v
Mchayi;-30.8646;29.9747;;;69;v
Mchenge;-31.0371;29.3568;;85;1002;v
Mchonco;-31.5461;28.9514;;;631;v
Mcijweni;-31.0101;29.6303;;;69;v
Mcinga;-31.6652;28.038;;;946;v
Mcithwa;-30.8076;29.3585;;;655;s
Mcoboti;-31.0867;28.772;;;1122;v
Mcobotini;-31.3789;29.5921;;;648;v
Mcobotini A;-31.834;28.91;;;893;v
Mcobotini B;-31.7827;28.8403;;;893;v
Mcokeni;-31.0698;29.2733;;1167;1002;v
Mcomgozi;-31.7607;28.8719;;;893;v
Mcubakazi;-32.3203;28.1869;;;118;s
Mcubakazi;-31.5682;28.8666;;;631;v
Mcumngco;-32.0026;27.5352;;;160;v
Mcutu;-31.7798;28.3037;;;946;v
Mcwabansasa;-31.3966;29.526;;;1100;v;;;;eastern-cape-mcwabansasa-port-saint-johns
Mcwadi;-31.0649;29.7467;;;69;v
Mcwangele;-31.5531;26.8922;;;210;v
Mcwangele;-31.2455;28.5043;;962;995;v
Mcwangele;-30.8706;28.3896;;;995;v;;;;eastern-cape-mcwangele-nqanqarhu-2
Mcwasa;-32.0111;28.9315;;;245;v
Mcwesha;-31.7789;29.35;;;1100;v;;;;eastern-cape-mcwesha-port-saint-johns
Mdabukweni;-30.9117;28.7834;;;1122;v
Mdakeni;-31.2756;29.532;;;648;v
Mdakeni;-30.6116;29.0549;;;559;v
Mdange;-32.7516;27.4943;;;1118;v
Mdange A;-32.5435;28.2192;;;490;v
Mdantsane;-31.5909;27.0967;;;120;v
Mdantsane;-31.5342;27.6614;;;121;t
Mdantsane CC;-32.9614;27.6743;;796;230;t
Mdantsane East;-32.9414;27.7838;;796;230;t
Mdantsane M;-32.9399;27.6958;;796;230;t
Mdantsane N;-32.9408;27.7052;;796;230;t
Mdantsane North;-32.9218;27.7527;;796;230;t
Mdantsane Q;-32.9652;27.6871;;796;230;t
Mdantsane R;-32.9551;27.7005;;796;230;t
Mdantsane S;-32.9511;27.6857;;796;230;t
Mdantsane Unit 1;-32.9401;27.7734;;796;230;t
Mdantsane Unit 2;-32.9492;27.7562;;796;230;t
Mdantsane Unit 3;-32.9331;27.755;;796;230;t
Mdantsane Unit 4;-32.9266;27.7398;;796;230;t
Mdantsane Unit 5;-32.9481;27.7346;;796;230;t
Mdantsane Unit 6;-32.934;27.7197;;796;230;t
Mdantsane Unit 9;-32.9251;27.7279;;796;230;t
Mdantsane West;-32.9221;27.7159;;796;230;t
Mdarame;-31.8418;27.6051;;;160;v
Mdatya;-31.1053;30.0902;;;69;v
Mdaweni;-30.3648;27.4098;;;1247;v
Mdeni;-32.2058;28.0052;;;951;v
Mdeni;-32.146;27.5696;;;136;v
Mdeni;-32.1255;28.837;;;245;v
Mdeni;-31.9242;27.7952;;;1344;v
Mdeni;-31.6214;28.4003;;;896;v
Mdeni;-31.5861;28.8468;;;631;v
Mdeni;-31.5753;28.5791;;;896;v;;;;eastern-cape-mdeni-mthatha-2
Mdeni;-31.4693;27.5625;;;121;v
Mdeni;-31.2598;28.7253;;;1342;v
Mdeni;-31.219;29.832;;;648;v
Mdeni;-30.8585;28.6598;;;1314;v
Mdeni;-30.8183;28.7487;;1123;559;v
Mdeni;-30.7439;29.3099;;;655;v
Mdeni;-30.5776;29.0674;;;138;v
Mdeni;-30.4301;27.5605;;;1247;v
Mdeni A;-32.723;26.6173;;;567;v
Mdeni A;-31.9719;27.9058;;;1344;v
Mdeni A;-31.7956;27.3263;;;120;v
Mdeni A;-31.5492;28.1538;;;946;v
Mdeni B;-32.6747;26.9948;;;822;v
Mdeni B;-32.3832;28.1953;;797;118;v
Mdeni B;-32.0615;27.6566;;;160;v
Mdeni B;-31.8119;27.4137;;;120;v
Mdeni B;-31.7061;27.9824;;;946;v
Mdeni C;-31.9318;28.8152;;;893;v
Mdeni C;-31.4425;28.3147;;;946;v
Mdeni D;-31.3909;28.257;;;946;v
Mdibaniso;-32.3064;28.6807;;;1437;v
Mdikana;-32.0746;29.0492;;;245;v
Mdikane;-31.8206;29.2625;;;952;v
Mdikane;-31.3411;29.5791;;;648;v
Mdikiso;-30.7859;29.7149;;;69;v
Mdikisweni;-31.2344;28.7391;;;1342;v
Mdilingweni;-31.3513;28.4447;;;1356;v
Mdilungwa;-31.3616;28.4344;;;1356;v
Mdina;-31.4564;29.0996;;;631;v
Mdini;-31.1815;29.2699;;;1002;v;;2
Mdizeni;-32.112;28.8683;;;245;v
Mdlabona;-30.6147;27.5213;;;1247;v
Mdlakathweni;-31.7911;29.2669;;;952;v
Mdlambulo;-31.1843;29.8468;;;648;v
Mdlankomo;-31.5412;28.9731;;;631;v
Mdlokolo;-32.0342;27.9694;;;1344;v
Mdlokovana;-30.711;28.4657;;;1314;v
Mdlokovane;-30.542;27.042;;;595;v
Mdluntsha;-32.3013;28.6602;;;1437;v
Mdogo;-30.5766;27.0798;;;595;v
Mdoni;-31.6533;28.9258;;;952;v
Mdudwa;-31.0154;29.5182;;;279;v
Mdukukeni;-32.1509;27.5969;;;136;v
Mdumazulu;-31.6305;29.1461;;;952;v
Mdumazulu A;-31.1259;29.7318;;;279;v
Mdumazulu B;-31.1663;29.8412;;;648;v
Mdunjeni;-32.1881;27.7768;;;1344;v
Mduve;-31.5501;29.5333;;;1100;v;;;;eastern-cape-mduve-port-saint-johns
Mdyobe;-31.1288;29.051;;;1122;v
Mdzisane;-32.1406;27.6332;;;136;v
Mdzonga;-32.2896;28.6728;;;1437;v
Mehloloaneng;-30.3371;28.6192;;;765;v
Mekeni;-32.185;27.9501;;;951;v
Melani;-32.7233;26.8696;;;201;v
Melitafe;-32.0753;28.6807;;;245;v
Melton Garden Estates;-31.9204;26.8259;;;525;s
Memani;-32.1989;28.7846;;;1437;v
Mendu;-32.2313;28.8597;;;1437;v
Mente;-32.3532;28.4914;;;139;v
Menyane;-30.548;29.0303;;;138;v
Merelisa;-32.1197;28.0226;;;951;v
Meriting;-30.5734;28.5807;;;765;v
Metshe;-32.1792;28.9008;;;245;v
Mevana;-32.2707;28.6921;;;1437;v
Mevana;-31.52;29.3013;;;1100;v;;;;eastern-cape-mevana-port-saint-johns
Mevana;-31.3886;29.5707;;;648;v
Meyana;-31.8826;29.1339;;;952;v
Meyi;-30.5348;27.2544;;;1247;v
Mfabantu;-31.5707;29.0012;;;631;v
Mfabantu;-31.253;28.7812;;;1342;v
Mfabantu;-31.1936;28.5371;;;995;v
Mfabantu;-31.0449;28.5176;;;995;v;;;;eastern-cape-mfabantu-nqanqarhu-2
Mfabantu-A;-31.4385;28.6356;;;1342;v
Mfadaleni;-31.677;29.2996;;;1100;v;;;;eastern-cape-mfadaleni-port-saint-johns
Mfanta;-30.7195;28.5435;;;1314;v
Mfeku;-32.3893;28.3884;;;139;v
Mfezane;-32.2;28.5296;;;1437;v
Mfihlo;-32.0088;27.8458;;;1344;v
Mfiki;-32.8038;26.9673;;;822;v
Mfiki;-30.3965;27.4158;;;1247;v
Mfinca;-31.2596;29.4976;;;648;v
Mfinci;-30.526;27.5762;;;1247;v;;2
Mfinizweni;-31.2216;29.4434;;;279;v
Mfolozi;-31.2678;28.619;;;1342;v
Mfolozi;-30.9907;30.0267;;;69;v
Mfolozi;-30.2922;28.3769;;;711;v
Mfolozi A;-30.9192;29.9903;;;69;v
Mfririkini;-30.5392;27.3402;;266;1247;v
Mfula;-32.0968;28.5718;;991;245;v
Mfula;-31.0284;29.3803;;;1002;v
Mfuleni;-31.276;28.5008;;;1342;v
Mfundambini;-30.932;29.67;;;69;v
Mfundeni;-31.6227;29.3179;;;1100;v;;;;eastern-cape-mfundeni-port-saint-johns
Mfundeni;-31.4572;29.7295;;;648;v
Mfundeni;-30.7273;29.7508;;;69;v
Mfundisweni;-31.062;29.0267;;;1122;v
Mfundisweni;-30.902;29.5202;;;1002;v;;2
Mfundisweni Mission;-30.8894;29.529;;809;1002;v
Mfuneli;-30.897;30.0085;;;69;v
Mgababa;-32.128;29.01;;;245;v
Mgadi;-32.1852;27.8231;;;951;v
Mgagasi;-32.1665;28.4622;;;1437;v
Mganko;-30.9454;30.0776;;;69;v
Mgantsho;-31.1625;29.075;;;1122;v
Mganu;-32.1223;28.8081;;;245;v
Mgaphesheya;-31.6067;27.8065;;;946;v
Mgatshe;-32.0988;28.6757;;;245;v
Mgaze;-30.9665;29.8146;;;69;v
Mgazi;-31.5489;29.2619;;;631;v;;1
Mgcantsi;-30.8329;28.6008;;;1314;v
Mgceni;-31.5327;29.336;;;1100;v;;;;eastern-cape-mgceni-port-saint-johns
Mgcetyana;-30.5527;28.32;;;1314;v
Mgcogo;-32.718;28.056;;;528;v
Mgibeni;-31.7502;27.8497;;;946;v
Mgobhozi;-32.4976;28.339;;;139;v
Mgobhozweni;-32.3311;27.9576;;;951;v;;1
Mgodi;-30.7907;29.0036;;;559;v
Mgodini;-30.9966;29.5851;;;69;v
Mgodlweni;-31.0605;29.2714;;1167;1002;v
Mgojweni;-32.0144;29.0072;;;245;v
Mgojweni;-31.2892;29.5699;;;648;v
Mgomanzi;-32.2721;28.0617;;;118;v
Mgongxo;-31.9572;27.4635;;;160;v
Mgotwane;-32.2356;28.5488;;;1437;v
Mgqeyane;-31.2534;28.605;;;1342;v
Mgqokweni B;-30.7239;29.1622;;;655;v;;1
Mgquba;-32.757;26.8015;;;201;v
Mgqumangwe;-30.8371;29.1467;;;1002;v
Mgqumo;-31.8743;28.6116;;;893;v;;1
Mguba;-30.4293;28.742;;;765;v
Mgugwa;-31.5032;29.502;;;1100;v;;;;eastern-cape-mgugwa-port-saint-johns
Mgugwana;-31.5213;29.4844;;;1100;v;;2;;eastern-cape-mgugwana-port-saint-johns
Mgumo;-31.8323;28.5579;;814;893;v
Mgungundlovu;-30.7471;29.0114;;;559;v
Mgungundlovu;-30.2921;28.3882;;;711;v
Mgungundlovu A;-31.2237;30.0532;;;69;v
Mgungundlovu B;-31.0624;30.1262;;;69;v
Mgwalana;-33.2705;27.1141;;;1064;v
Mgwalana;-31.6554;27.8639;;;946;v
Mgwalana;-31.4757;27.301;;;435;v
Mgwali;-32.4633;27.5858;;;1262;v;;1
Mgwali;-31.7367;28.0053;;;946;v
Mgwatyuzeni;-32.2266;27.7157;;;1344;v
Mgwebi;-32.4172;28.5754;;;139;v;;1
Mgwedlweni;-31.1866;29.82;;;648;v
Mgxobhozweni A;-32.0899;27.7322;;;1344;v
Mgxobhozweni B;-31.9882;27.7338;;;1344;v
Mgxobozo;-31.664;28.7237;;;896;v
Mgxojeni;-30.6359;28.8574;;;765;v
Mgxotyeni;-32.9367;27.0933;;;822;v
Mgxotyeni;-32.0302;29.1033;;;159;v
Mgxumza;-31.6091;27.4682;;;121;v
Mhlabamnyama;-31.0769;28.8061;;;1122;v
Mhlabathini;-30.6314;27.578;;1065;1247;v
Mhlabeni;-31.5282;28.9022;;;631;v
Mhlabeni;-31.4965;29.5476;;265;1100;v;;;;eastern-cape-mhlabeni-port-saint-johns
Mhlabeni;-30.9806;30.0433;;;69;v
Mhlabi;-30.9528;29.7599;;;69;v
Mhlabubomvu;-31.5072;28.6183;;;896;v
Mhlahlane;-32.3649;28.5368;;;139;v
Mhlahlane;-31.6471;29.1089;;;952;v
Mhlahlane;-31.566;28.2328;;;946;v
Mhlahlane;-31.56;28.6984;;;896;v
Mhlakotshane;-31.7352;29.0931;;;952;v
Mhlakulo;-31.395;28.839;;;1342;v
Mhlanga;-32.2503;28.7207;;;1437;v
Mhlanga;-31.0481;29.4882;;;279;v
Mhlanga A;-30.9127;30.0563;;;69;v
Mhlanga B;-30.8526;29.8823;;;69;v
Mhlangala;-31.0868;28.9884;;;1122;v
Mhlanganisweni;-32.207;28.8751;;;245;v
Mhlanganisweni;-31.3741;28.999;;;631;v
Mhlangeni;-32.5793;26.7161;;;1198;v
Mhlangeni;-30.6108;27.2434;;784;595;v
Mhlangura;-32.0012;29.0293;;;159;v
Mhlangwini;-31.5972;27.7658;;;946;v
Mhlanjeni;-31.0005;29.5498;;;279;v
Mhlemu;-32.1525;28.8874;;718;245;v
Mhlohlozi;-32.1759;28.5346;;;1437;v
Mhlokwana;-30.9324;28.9297;;919;559;v
Mhlokwana;-30.8805;28.9252;;;559;v;;;;eastern-cape-mhlokwana-kwabhaca-2
Mhlonishwa;-31.5175;29.6676;;;1100;v;;;;eastern-cape-mhlonishwa-port-saint-johns
Mhlonyaneni;-31.7021;27.475;;;160;v
Mhlonyaneni;-31.5864;27.6608;;;121;v
Mhlonyaneni;-30.9915;29.2128;;;1002;v
Mhlopekazi;-31.7306;28.2332;;;946;v
Mhlopekazi;-31.239;29.4146;;;279;v
Mhlota;-31.9567;28.9138;;;245;v
Mhlotsheni;-31.4889;29.3272;;;1100;v;;;;eastern-cape-mhlotsheni-port-saint-johns
Mhlotsheni;-30.7941;29.0883;;;559;v
Mhlozini;-30.8429;29.2533;;;655;v
Mhlumba;-31.2013;29.5393;;;279;v
Mhlumba;-30.9053;29.8741;;;69;v
Mhlwazi;-31.5187;27.9839;;;503;v
Mhlwazini;-31.2047;29.8033;;;648;v
Mhuku;-31.9133;28.3395;;;225;v
Michausdal;-32.1763;25.648;;;1019;s
Middlestreet;-33.7557;25.393;;;481;s
Midili;-31.4579;28.3853;;;1356;v
Midros;-31.5042;25.0286;;;820;s
Mill Park;-33.9602;25.5853;;;346;s
Millard Grange;-33.949;25.5954;;;346;s
Millenium Park;-32.5763;25.1407;;;1062;s
Milton;-33.8171;24.8598;;;379;s
Mimosa Park;-33.0145;27.5012;;;1118;v
Miramar;-33.9961;25.5475;;;346;s
Misgund;-33.7538;23.4978;;;459;v
Mishini;-31.9128;28.3828;;;225;v
Mission;-32.1478;26.6525;;;1169;v
Misty Mount;-31.536;28.9233;;;631;v
Mitfort;-31.9814;26.5308;;;1273;v
Miyeni;-31.7021;27.9745;;;946;v
Mjaliswa;-31.327;29.1737;;;631;v
Mjanyana;-31.8421;28.0999;;;946;v
Mjelweni;-31.8653;28.9699;;;893;v
Mjeni;-31.5395;28.2165;;;946;v
Mjikelweni;-32.1955;27.8073;;;951;v
Mjikelweni;-30.9004;28.7667;;;1122;v
Mjikelweni;-30.8591;28.8698;;;559;v
Mjikelweni;-30.5802;28.781;;;765;v
Mjikelweni;-30.5203;27.2293;;;1247;v
Mjikwa;-31.0796;29.0171;;;1122;v
Mjikweni;-31.2057;28.7982;;;1122;v
Mjikweni A;-32.0087;28.7561;;;893;v
Mjikweni B;-31.984;28.6636;;;893;v
Mjila;-30.8581;29.118;;;1002;v
Mjilweni;-30.3879;27.4898;;1121;1247;v
Mjobeni;-31.3669;28.9423;;;631;v
Mjoja;-30.6653;28.872;;;138;v
Mjula;-32.0722;27.9197;;;951;v
Mkankato;-31.5431;29.1514;;;631;v
Mkanzi;-31.6652;27.9289;;;946;v
Mkapusi;-31.5976;27.1018;;;120;v;;1
Mkatazo;-32.0756;28.9594;;;245;v
Mkatye;-32.12;28.8965;;;245;v
Mketengeni;-31.115;29.6907;;;279;v
Mkhalalo;-32.0144;28.593;;;245;v
Mkhalatye;-30.5642;29.0827;;;138;v
Mkhambathi;-31.2832;29.9531;;;648;v
Mkhambathi Reserve;-31.2511;29.9413;;958;648;p
Mkhambeni;-31.1179;28.8609;;;1122;v
Mkhamela;-31.2472;29.8099;;;648;v
Mkhandlweni;-30.7514;29.6514;;;69;v
Mkhando;-31.1387;29.9814;;;69;v
Mkhangisa;-30.7389;29.0989;;;559;v
Mkhanzi;-32.3111;26.6584;;;1169;v
Mkhanzini;-31.5965;29.4359;;;1100;v;;;;eastern-cape-mkhanzini-port-saint-johns
Mkhehle;-32.2974;28.5821;;;1437;v
Mkhobeni;-32.2793;27.9401;;;951;v
Mkhobeni;-31.7473;27.936;;;946;v
Mkhohlombeni;-31.5655;28.9473;;;631;v
Mkhonkotho;-32.3048;28.2702;;;118;v
Mkhonqo;-30.9938;29.0827;;721;559;v
Mkhose;-31.3775;29.6878;;;648;v
Mkhuhlane;-30.5814;28.8665;;;765;v
Mkhukhwini;-31.9711;28.1857;;;225;v
Mkhumbeni;-31.3815;29.4021;;;1100;v;;;;eastern-cape-mkhumbeni-port-saint-johns
Mkhumbi;-31.034;29.4434;;;279;v
Mkhumeni;-31.0637;29.4879;;;279;v
Mkhuzaza;-31.3921;29.3784;;;1100;v;;;;eastern-cape-mkhuzaza-port-saint-johns
Mkhuzo;-30.5709;27.5027;;;1247;v
Mkhwalweni;-31.2932;29.2786;;;648;v
Mkhwaneni;-32.3979;28.2621;;;118;v
Mkhwezo;-31.7475;28.5229;;;893;v
Mkhwezweni;-32.2365;28.0421;;;951;v
Mkimane;-30.599;28.9106;;;138;v
Mkoba;-32.0452;27.5652;;125;160;v
Mkobeni;-32.7251;26.9694;;;822;v
Mkobeni;-32.043;27.5335;;;160;v
Mkobongo;-30.7365;29.8209;;;69;v
Mkolorha;-31.0283;30.0195;;;69;v
Mkolweni;-31.0004;29.7824;;;69;v
Mkomthi;-30.1714;28.8598;;;711;v
Mkonjana;-31.9646;27.2755;;;160;v
Mkonjane;-32.4289;27.9453;;;118;v
Mkonkota;-31.4919;28.2977;;;946;v
Mkumbi;-31.176;29.3008;;;1002;v
Mkunjana;-31.7425;28.2579;;;946;v
Mkuthukeni;-31.9413;27.696;;;160;v
Mkuthukeni Xora;-32.0411;28.8653;;;245;v
Mkwanti;-31.9922;27.8005;;;1344;v
Mkwezeni;-32.0659;28.7883;;;245;v
Mkwezweni;-32.5192;28.4254;;;490;v
Mkwezweni;-31.876;27.6108;;;160;v
Mkwezweni;-31.2187;28.9482;;;1122;v
Mlambondaba;-30.7279;29.4934;;;1002;v
Mlamlankunzi;-30.8447;28.3552;;;1314;v
Mlamli;-30.5496;27.4593;;;1247;v
Mlatsheni;-32.9632;27.7036;;796;230;t
Mlawu;-31.8961;29.1014;;;159;v
Mlaza;-31.2127;29.2121;;;1002;v
Mlenze;-31.9733;27.6047;;;160;v
Mlenze;-30.8018;28.6712;;1124;559;v
Mlomekuba;-31.069;29.8151;;;69;v
Mlomo;-31.3858;28.9586;;;631;v
Mlonyeni;-32.3178;27.9076;;;951;v
Mlonzi;-31.4812;27.5947;;;121;v
Mlungisi;-31.9165;26.859;;;525;t
Mmango;-32.3447;28.1216;;;118;v
Mmangonkone;-32.4771;28.2853;;;139;v
Mmangukoma;-31.3953;29.6515;;;648;v
Mmangweni;-32.6363;26.9486;;;1198;v
Mmangweni;-32.1291;28.9022;;;245;v
Mmangweni;-32.0841;27.3869;;;160;v
Mmangweni;-31.9658;28.039;;;946;v
Mmangweni;-31.6062;28.58;;;896;v
Mmangweni;-31.3428;29.5368;;;648;v
Mmangweni;-31.1542;28.8163;;;1122;v
Mmangweni;-31.0298;29.2999;;922;1002;v
Mmangweni;-30.7381;29.7827;;;69;v
Mmangweni 1;-31.6104;27.5545;;;121;v
Mmangweni 2;-31.5733;27.5388;;;121;v
Mmangweni 3;-31.5958;27.6799;;;121;v
Mmangweni A;-31.6033;27.1694;;;120;v
Mmangweni B;-31.6834;26.9474;;;120;v
Mmangweni C;-31.8309;27.2289;;;120;v
Mmbo;-32.0183;28.5571;;1269;245;v
Mmelwane;-31.8994;28.8725;;;893;v
Mnambithi;-30.7507;29.0431;;650;559;v
Mnambithi;-30.6845;29.3845;;264;655;v
Mnandi;-32.12;28.5337;;;1437;v
Mncane;-31.644;28.9629;;;952;v
Mncane;-31.1202;29.6582;;;279;v
Mncangalelo;-32.0198;28.8864;;;245;v
Mnceba;-30.9019;29.2099;;;1002;v
Mnceba;-30.1563;29.0271;;;138;v
Mnceleni;-31.4446;28.8512;;;631;v
Mncetyana;-31.2194;28.7433;;;1342;v
Mncwabe;-32.1823;28.8618;;;245;v
Mncwasa;-31.9455;28.8983;;;893;v
Mncwasi;-31.4551;28.3254;;;946;v
Mncwati;-31.0473;29.7644;;;69;v
Mncxoshe;-31.9097;28.9489;;;893;v
Mndini;-30.6931;28.773;;;559;v
Mndundu;-32.4121;28.5179;;;139;v
Mndundu;-32.0728;28.5657;;;245;v
Mneketshe;-31.1803;29.3828;;;279;v
Mngamnye;-31.6231;28.9717;;;952;v
Mnganda;-31.9018;28.9149;;;893;v
Mngazana;-32.0914;28.7976;;;245;v
Mngazana;-31.6477;29.3741;;;1100;v;;;;eastern-cape-mngazana-port-saint-johns
Mngazana;-31.6457;29.0305;;;952;v
Mngazana;-30.9034;29.1554;;;1002;v
Mngazi;-31.5489;29.2619;;811;631;v
Mngcangcatelo;-32.1418;27.9899;;;951;v
Mngceni;-32.4633;27.5858;;816;1262;v
Mngcibe;-31.9026;29.2224;;;952;v
Mngcipongweni;-30.9807;29.2996;;;1002;v
Mngcwazi;-32.2023;28.1119;;;118;v
Mngeni;-31.0951;29.4375;;;279;v
Mngeni;-31.0152;29.3133;;;1002;v
Mngeni;-30.0897;29.0968;;;138;v
Mngomanzi;-32.2736;28.0408;;;118;v
Mngqalasini;-32.7534;27.5064;;;1118;v
Mngqalasini;-32.5675;28.2355;;;490;v
Mngqesha;-32.8115;27.2113;;;1118;v
Mngqungu;-31.0423;28.752;;;1122;v
Mngungu;-31.0755;30.0278;;;69;v
Mngwaneni;-32.1852;28.923;;;245;v
Mngwenyama;-32.1588;27.7697;;;1344;v
Mngwevu;-32.3545;28.6746;;;1437;v
Mngxokweni;-32.3243;28.4851;;;139;v
Mnkutayi;-31.4266;29.5129;;;1100;v;;;;eastern-cape-mnkutayi-port-saint-johns
Mnqaba James;-32.8915;27.1072;;;822;v
Mnqaba Kulile;-32.9218;27.1234;;;822;v
Mnqanqeni;-31.781;27.5559;;;160;v
Mnqayi;-30.1277;28.9966;;;711;v
Mnqezu;-31.4227;29.4154;;;1100;v;;;;eastern-cape-mnqezu-port-saint-johns
Mnqobosi;-31.0582;29.1037;;;1002;v
Mnqunyana;-31.0547;29.003;;;1122;v
Mnqwane;-30.7583;29.42;;218;655;v
Mnqwangqweni;-31.7264;28.9236;;;952;v
Mntla;-32.9049;27.5419;;428;1118;t
Mntlabathi;-32.972;27.6162;;;1118;v
Mntsholobeni;-31.7727;29.0948;;;952;v
Mntuntloni;-31.5955;27.7826;;;946;v
Mnxe;-31.5722;27.6184;;;121;v
Mnyaka;-30.8799;29.9876;;;69;v
Mnyama;-32.4612;28.2708;;;139;v
Mnyama;-31.3403;29.1677;;;631;v
Mnyamaneni;-30.5889;28.7986;;;765;v
Mnyamazane;-32.2727;28.1967;;;118;v
Mnyameni;-32.4751;28.2299;;;139;v
Mnyameni;-32.077;28.7967;;1011;245;v
Mnyameni;-31.1436;30.0774;;;69;v
Mnyane;-31.6303;28.5099;;;896;v
Mnyangula;-31.9687;27.8558;;;1344;v
Mnyolo;-32.0131;28.8676;;;245;v
Mnyolo;-31.4446;28.2808;;;946;v
Mochadeng;-30.2205;28.7709;;;711;v
Modaka;-32.8201;27.2051;;;1118;v
Modapi;-30.4089;27.3533;;1412;1247;v
Moeaneng;-30.3817;28.5389;;;765;v
Mofu;-32.4557;28.5917;;;490;v
Mofu B;-32.1924;27.8172;;838;951;v
Mogogwe;-30.2642;28.6796;;;711;v
Mohoabatsana;-30.5021;28.5169;;;1314;v;;1
Molosong;-30.2585;28.6993;;1339;711;v
Molosong;-30.235;28.6232;;;711;v;;;;eastern-cape-molosong-maluti-2
Mombeni;-30.7727;29.348;;;655;v
Mome;-31.9636;27.7112;;;160;v
Moni;-33.1137;27.4057;;;377;v
Monkhankhaneng;-30.2083;28.7254;;;711;v
Monti A;-31.1228;30.0574;;;69;v
Monti B;-30.9549;29.8598;;;69;v
Monti C;-30.9191;29.8759;;;69;v
Moqhobi;-30.2219;28.5347;;;711;v
Moralakeng;-30.2419;28.7945;;;711;v
More Grove;-33.9447;25.5308;;;346;s
Moreson;-32.5976;26.7264;;;1198;v
Gxarha;-32.704;28.3361;;;367;v;;;Morgan's Bay;eastern-cape-morgans-bay-gxarha
Morningside;-32.977;27.858;;;230;s
Moroka;-30.7339;28.487;;;1314;v
Morrison's Place;-31.3871;29.5933;;;648;v;;;;eastern-cape-morrisons-place-lusikisiki
Mosana;-30.4025;28.492;;;765;v
Mosel;-33.7548;25.4049;;;481;s
Moses Madiba;-33.3987;25.4839;;88;999;s
Moshi;-31.8271;28.3223;;;946;v
Mosta;-30.1701;29.0758;;;138;v
Motherwell;-33.8008;25.59;;;346;t;140351;17
Motherwell 1;-33.7989;25.5991;;879;346;t
Motherwell 10;-33.7905;25.593;;879;346;t
Motherwell 11;-33.786;25.5878;;879;346;t
Motherwell 12;-33.7789;25.591;;879;346;t
Motherwell 2;-33.8045;25.6116;;879;346;t
Motherwell 3;-33.8135;25.6059;;879;346;t
Motherwell 4;-33.8097;25.5945;;879;346;t
Motherwell 5;-33.8248;25.5962;;879;346;t
Motherwell 6;-33.8196;25.5872;;879;346;t
Motherwell 7;-33.8142;25.5799;;879;346;t
Motherwell 8;-33.8014;25.5884;;879;346;t
Motherwell 9;-33.8058;25.5782;;879;346;t
Mount Coke Mission;-32.9785;27.415;;;1118;v
Mount Coke Station;-32.9818;27.445;;;1118;v
Mount Croix;-33.9546;25.6004;;;346;s
Mount Pleasant;-34.0001;25.5339;;;346;s
Mount Somerset;-33.1432;27.1281;;;1064;v
Mount Zion;-30.8055;29.7696;;;69;v
Mountain View;-33.7394;25.3623;;;481;s
Mountain View;-33.1239;27.2422;;;1064;v
Mountain View;-32.591;27.395;;;1262;s
Mowa;-30.8588;29.3689;;;1002;v
Moyeni;-31.804;28.5049;;;893;v
Moyeni;-31.0901;29.3704;;177;1002;v
Moyeni;-30.927;28.469;;716;995;v
Moyeni;-30.6184;27.3812;;724;1247;v
Moyeni A;-30.5561;28.7179;;;765;v
Moyeni B;-30.0855;29.0044;;;711;v
Mozana;-33.2188;27.4526;;;1118;v
Mpafana;-31.5069;28.4784;;;896;v
Mpafeni;-31.8028;28.675;;;893;v
Mpakama;-31.9759;28.8618;;;245;v
Mpama;-32.0779;29.0662;;;245;v
Mpamba;-31.0137;29.0074;;;559;v;;1
Mpambu;-31.9959;28.8175;;;893;v
Mpandela;-31.7054;28.5195;;;893;v
Mpandeni;-31.9459;28.7546;;;893;v
Mpangeni;-31.4947;29.0211;;;631;v
Mparolo;-30.4773;27.3527;;;1247;v
Mpatheni;-32.7252;26.6334;;;567;v
Mpatheni;-32.1893;27.8554;;;951;v
Mpeko;-31.6226;28.588;;;896;v
Mpekweni;-33.3755;27.0971;;;1064;v
Mpelazwe;-30.7057;29.4922;;;1002;v
Mpemba;-30.915;29.0961;;;1002;v
Mpendla;-30.9677;28.6205;;;1122;v
Mpendle;-31.5765;28.9298;;;631;v
Mpendle;-30.9848;28.6203;;;1122;v
Mpendle;-30.8741;28.9853;;790;559;v
Mpendle;-30.8432;29.0055;;;559;v;;;;eastern-cape-mpendle-kwabhaca-2
Mpeni;-30.6999;29.6096;;;69;v
Mpenjathi;-30.9842;30.0343;;;69;v
Mpenkulu;-31.4776;29.7201;;;648;v
Mpenkulu A;-30.967;29.7951;;;69;v
Mpenkulu B;-30.8857;29.8261;;;69;v
Mpentse;-32.5242;28.3156;;;490;v
Mpepeni;-32.1697;28.3426;;;225;v
Mpetsheni;-31.0884;28.6517;;;1122;v
Mpetsheni;-30.9901;29.8121;;;69;v
Mphakathini;-31.5471;29.4502;;;1100;v;;;;eastern-cape-mphakathini-port-saint-johns
Mphangana;-31.2291;29.2887;;;279;v
Mphangane;-31.597;29.3084;;;1100;v;;;;eastern-cape-mphangane-port-saint-johns
Mpharane;-30.6629;28.5117;;;1314;v
Mpharane;-30.2692;28.483;;;711;v
Mphesheya;-32.3139;28.0284;;;118;v;;2
Mphesheya B;-32.4033;28.0775;;887;118;v
Mphetshwa;-30.8938;29.6449;;;69;v
Mphothulo;-31.9172;27.1578;;;120;v
Mphotshongo;-30.1732;28.9216;;;711;v
Mphutshane;-31.5389;29.221;;;631;v
Mpikwane;-31.7923;28.4017;;;893;v
Mpilweni;-31.308;28.3943;;;1356;v
Mpimbo;-31.8274;29.1765;;;952;v
Mpindweni;-32.0392;29.0296;;;245;v
Mpindweni;-31.8779;29.072;;;159;v
Mpindweni;-31.7753;28.0873;;;946;v
Mpindweni;-31.277;29.1854;;;631;v
Mpindweni;-31.0647;28.9896;;;1122;v
Mpindweni;-30.775;29.9401;;;69;v
Mpindweni A;-30.9332;28.8393;;;559;v
Mpindweni B;-30.9616;29.1305;;;559;v
Mpisini;-30.949;29.3191;;;1002;v
Mpoki;-30.4937;27.5261;;911;1247;v
Mpoki;-30.4539;27.3569;;;1247;v;;;;eastern-cape-mpoki-sterkspruit-2
Mpola;-30.777;28.9414;;;559;v
Mpolweni;-32.7701;26.6582;;;567;s
Mpompeni;-31.7419;28.1961;;;946;v
Mpompu;-31.9804;28.6503;;;893;v
Mpondo;-32.3155;28.6866;;;1437;v
Mpondomsi;-32.1532;28.848;;;245;v
Mpongo;-33.1608;27.5321;;;1118;v
Mpongompongweni;-31.4224;29.6447;;;648;v
Mpongweni;-30.9985;29.0288;;;559;v
Mpophomeni;-31.476;29.4865;;;1100;v;;;;eastern-cape-mpophomeni-port-saint-johns
Mposa;-31.4946;29.425;;;1100;v;;;;eastern-cape-mposa-port-saint-johns
Mposa;-30.6483;29.1831;;994;655;v
Mposana;-31.6655;28.9632;;;952;v
Mpotini;-31.5846;29.1599;;;631;v
Mpotshosho;-31.7516;29.3371;;;1100;v;;;;eastern-cape-mpotshosho-port-saint-johns
Mpotyo;-31.8403;27.7038;;;160;v
Mpoza;-31.2397;29.5583;;;648;v
Mpoza;-31.2058;29.1752;;;1122;v
Mpoza;-31.1016;29.2701;;;1002;v;;2
Mpoza;-30.7357;29.0688;;;559;v
Mpozisa;-32.9098;26.8033;;;201;v
Mpozolo;-31.9568;28.3493;;;225;v
Mpozolo B;-32.1758;28.7747;;;245;v
Mpucukweni;-30.3813;27.4731;;1121;1247;v
Mpukane;-31.1321;28.5336;;;995;v
Mpukane Mission;-32.3271;27.8815;;;951;v
Mpukele;-31.0389;29.3681;;85;1002;v
Mpuku;-32.0249;28.4624;;;225;v
Mpumaze;-31.1443;29.4491;;;279;v
Mpumaze;-31.1288;28.8807;;;1122;v
Mpumdweni;-31.7566;29.1544;;;952;v
Mpume;-32.2573;28.815;;;1437;v
Mpumlani;-32.9385;24.6768;;587;453;t
Mpundu;-32.7981;27.2163;;;1118;v
Mpunga;-31.7679;27.6358;;;160;v
Mpungutyana;-30.6973;28.969;;;559;v
Mpungutye;-31.3103;29.5215;;;648;v
Mpunkone;-31.227;28.5746;;;995;v
Mputi;-31.6332;28.396;;;896;v
Mqabaqabeni;-32.0134;27.4889;;;160;v
Mqabo;-31.5682;27.8347;;;946;v
Mqangqweni;-30.9753;29.746;;;69;v
Mqatyeni;-31.2465;29.3804;;;279;v
Mqatyeni;-31.0501;29.197;;;1002;v
Mqe;-31.9927;28.5027;;;245;v
Mqekezweni;-31.7421;28.4679;;;893;v
Mqeni A;-30.7421;29.8453;;;69;v
Mqeni B;-31.0046;29.8677;;;69;v
Mqhekezweni;-30.7392;29.169;;340;655;v;;1
Mqhekezweni;-30.7219;29.2158;;;655;v;;1;;eastern-cape-mqhekezweni-maxesibeni-2
Mqhobo;-31.846;28.7783;;;893;v
Mqhokweni;-30.7167;29.305;;;655;v
Mqinda;-32.2253;28.6671;;;1437;v
Mqobiso - A;-31.3987;28.6214;;;1342;v;;;;eastern-cape-mqobiso-a-tsolo
Mqokweni;-31.8262;28.4899;;;893;v
Mqokweni A;-30.7011;29.1676;;;655;v
Mqonci;-31.9764;28.179;;;225;v
Mqonci;-31.7739;27.0262;;;120;v
Mqonjwana;-30.9182;30.0221;;;69;v
Mqorwane;-31.8844;27.8295;;;1344;v
Mqotwane;-32.2511;28.5349;;;1437;v
Mqukqanwe;-32.6094;27.1668;;;487;v
Mqunga;-31.7136;28.9439;;;952;v
Mqwangqweni;-31.0967;29.512;;;279;v
Mqwanqweni;-31.897;29.136;;;952;v
Mqwashwini;-33.0993;27.0657;;;1064;v
Mqwebedu;-31.738;28.3151;;;946;v
Mraloeng;-30.7251;28.5572;;;1314;v
Mrhawuzeli;-32.4203;28.2361;;;139;v
Mrholweni;-31.063;28.6175;;;1122;v
Mrholweni;-30.6868;29.4052;;;655;v;;1
Mrhoshweni;-31.4866;27.2369;;;435;v
Mrhotsho;-31.298;29.4837;;;648;v
Mrhotshozweni;-31.6527;28.1456;;;946;v
Mrifi;-30.4126;27.3494;;1412;1247;v
Mrobe;-30.7933;28.5441;;;1314;v
Mrotshozo;-31.738;28.8055;;;893;v
Mruleni;-31.5945;29.269;;;1100;v;;;;eastern-cape-mruleni-port-saint-johns
Mruleni;-30.7366;29.5345;;;1002;v
Msarhweni;-30.9959;30.0325;;;69;v
Msarweni;-31.968;27.5447;;;160;v
Msele;-32.3151;28.3954;;;1437;v
Mseleni;-31.4293;29.2574;;;631;v
Msendo;-32.1831;28.7751;;;245;v
Msengeni;-33.3991;25.4916;;88;999;s
Msengeni;-32.2253;28.4031;;;1437;v
Msikaba;-32.5944;28.4291;;;490;v
Msikaba A;-31.3273;29.9603;;;648;v
Msikaba B;-31.0979;29.4931;;;279;v
Msikaba C;-31.2889;29.7561;;;648;v
Msikiti;-31.9821;28.5954;;;245;v
Msila;-31.9449;28.5217;;;893;v
Msintsana;-32.3646;28.3242;;;139;v
Msintsana;-32.1558;28.3885;;1435;225;v
Msintsana;-31.6133;28.0862;;;946;v
Msintsini;-33.0678;27.3948;;;377;v
Msitsini;-31.5187;29.1406;;;631;v
Msizaswe;-31.0313;30.1276;;;69;v
Msobomvu Industrial;-32.3303;28.184;;;118;p
Msobumvu;-32.3219;28.1749;;;118;s
Msomi;-31.0528;30.1447;;;69;v
Msukeni;-31.9351;29.0753;;;159;v
Msukeni;-30.8612;30.0051;;;69;v
Msukeni;-30.7306;29.434;;;655;v
Msulungwa;-32.8657;27.2104;;;822;v
Msundulo;-33.012;27.6077;;;1118;v
Mtakatyi;-31.8501;29.2355;;;952;v
Mtamvuna;-30.7422;29.8239;;;69;v
Mtantaneni;-32.0925;28.2749;;;225;v
Mtati;-32.9594;27.1844;;;1064;v
Mtati Siwani;-32.9465;27.2284;;;1064;v
Mtatisa Village;-31.0585;29.9081;;;69;v
Mtebele;-31.9614;27.0737;;;525;v
Mtebele;-31.7113;27.9478;;;946;v
Mtebhele;-32.1893;28.1164;;;118;v
Mtentu;-31.8929;28.4586;;;893;v
Mtere;-30.5728;27.5404;;1150;1247;v
Mthatha Central;-31.587;28.7883;;;896;s
Mthayise;-31.043;29.908;;;69;v
Mthelanja;-30.6944;29.2874;;;655;v
Mtheni;-31.1412;30.048;;;69;v
Mthentu;-31.2276;29.8515;;;648;v
Mthinde;-31.319;29.4307;;;1100;v;;;;eastern-cape-mthinde-port-saint-johns
Mthini;-31.5079;27.2149;;;435;v
Mthlokwana;-32.2592;28.7644;;;1437;v
Mthoba;-30.9551;27.5941;;;38;s
Mthokwana;-32.0018;28.6518;;;893;v
Mthombetsitsa;-31.3505;29.0977;;;631;v
Mthombokazi;-30.9775;29.0493;;;559;v;;1
Mthondela;-31.8499;29.1404;;;952;v
Mthongwana;-32.464;28.1042;;;118;v
Mthongweni;-31.0663;29.8568;;;69;v
Mthonjana;-32.0177;29.0754;;;159;v
Mthonjana;-31.642;29.0864;;;952;v
Mthonjeni;-32.2327;27.8575;;;951;v
Mthonjeni;-32.0071;27.4415;;;160;v
Mthonjeni;-31.9294;27.049;;;525;v
Mthonjeni;-30.962;29.1585;;;1002;v
Mthonjeni;-30.95;29.0251;;;559;v
Mthonjeni;-30.85;28.7146;;;1122;v
Mthonjeni;-30.8199;28.8586;;968;559;v;;;;eastern-cape-mthonjeni-kwabhaca-2
Mthontsasa;-31.2105;29.7027;;;648;v
Mthonyameni;-31.2827;28.5287;;;1342;v
Mthozelo;-31.0304;28.7464;;;1122;v
Mthukazi;-31.0816;29.3276;;;1002;v
Mthukuba;-31.8322;28.8378;;;893;v
Mthumbani;-31.6423;29.5359;;1102;1100;v;;;;eastern-cape-mthumbani-port-saint-johns
Mthumeni;-31.6295;27.7794;;;946;v
Mthuthukeni;-31.8962;28.6279;;;893;v
Mthwaku;-32.6369;27.2085;;;487;v
Mthwaku;-32.1975;27.9801;;;951;v
Mthwaku;-31.7293;27.9574;;;946;v
Mthwaku A;-32.5174;28.5076;;;490;v
Mthwaku B;-32.5625;28.2913;;;490;v
Mtimbini;-32.0648;27.5243;;;160;v
Mtini;-31.6283;28.271;;;946;v
Mtokwane;-32.2765;28.7415;;;1437;v
Mtokwane;-31.7812;28.9543;;;952;v
Mtombe;-33.0718;27.3217;;;1064;v
Mtombe;-31.3828;29.1136;;;631;v
Mtombo;-32.8116;26.9165;;;822;v
Mtondela;-30.9698;28.7634;;;1122;v
Mtonjeni;-32.4172;28.5754;;817;139;v
Mtonjeni;-32.4133;28.2351;;;118;v
Mtonjeni;-31.8533;27.3164;;;120;v
Mtonjeni;-30.9657;29.0124;;;559;v
Mtshanyane;-32.2645;28.1934;;;118;v
Mtshatshaneni;-30.3733;28.4974;;;765;v
Mtshayazafe;-31.3614;29.6334;;;648;v
Mtshayelo;-31.1473;29.7316;;;279;v
Mtshayelweni;-32.402;28.5596;;;139;v
Mtshayelweni;-31.8273;28.2255;;;946;v
Mtshazi;-31.2279;28.9654;;;1122;v
Mtshazi;-30.9331;29.0236;;950;559;v
Mtshekelweni;-32.045;28.886;;;245;v
Mtshekelweni;-31.6254;29.2775;;;1100;v;;;;eastern-cape-mtshekelweni-port-saint-johns
Mtshekelweni Lukrosweni;-32.0232;28.8976;;;245;v
Mtsheko;-32.1808;27.7482;;;1344;v
Mtsheko;-31.7398;27.1717;;;120;v
Mtshisa;-30.5732;27.4113;;1400;1247;v
Mtshiso;-31.3444;29.2504;;;648;v
Mtshobo;-31.5976;28.5225;;;896;v
Mtshonyaneni;-32.912;27.6175;;;1118;v
Mtsila;-31.6264;29.3619;;;1100;v;;;;eastern-cape-mtsila-port-saint-johns
Mtsila;-30.7038;29.0702;;;559;v
Mtsila;-30.4832;27.4275;;;1247;v
Mtsono;-30.5825;27.6205;;72;1247;v
Mtumasi;-30.5513;28.6402;;;765;v
Mtunzini;-30.6002;27.7267;;;1142;v
Mtuvi;-32.143;28.4103;;1435;225;v
Mtuvi;-31.8639;28.4995;;;893;v
Mtwakazi;-32.3889;26.6388;;;1169;v
Mtwaku;-33.0092;27.4026;;;377;v
Mtwaku;-32.7605;26.8602;;;201;v
Mtwaku;-32.5605;28.3104;;;490;v
Mtwaku;-31.08;29.5432;;;279;v
Mtwaku;-30.8797;29.4919;;787;1002;v
Mtwazi;-31.5672;27.9961;;;946;v
Mtyinweni;-32.9401;27.2806;;;1064;v
Mtyolo;-32.9882;27.3586;;;1064;v
Mtyolweni;-31.5206;29.5261;;;1100;v;;;;eastern-cape-mtyolweni-port-saint-johns
Mtyu;-31.5715;29.0485;;;631;v
Mtyuba;-32.2164;28.8234;;;1437;v
Muliso;-31.7546;28.8342;;;893;v
Muncu;-32.4046;28.6411;;;1437;v
Munga;-31.4336;28.3706;;;1356;v;;1
Munnickville;-31.3759;27.0302;;;210;s
Munywini;-30.7256;29.2302;;1014;655;v
Munywini;-30.5978;27.2841;;;1247;v
Murray Park AH;-33.9515;25.3569;;;346;p
Musong;-30.4965;27.5303;;;1247;v;;2
Muswa;-32.3606;26.6235;;;1169;v
Mvalweni;-30.7058;29.4632;;;655;v
Mvane;-31.1812;29.2016;;;1122;v
Mvelase;-31.9212;27.8204;;;1344;v
Mvelelo;-31.7304;29.3426;;;1100;v;;1;;eastern-cape-mvelelo-port-saint-johns
Mvenyane;-30.9193;29.2357;;;1002;v
Mvenyane;-30.537;29.0335;;;138;v
Mvili;-31.7663;29.2445;;;952;v
Mvimvane;-31.2819;29.5483;;;648;v
Mvolo Forest;-32.0192;29.1045;;;159;p
Mvubini;-30.7441;29.2356;;1014;655;v
Mvumane;-30.555;28.4771;;;1314;v
Mvume;-31.5543;29.3002;;;1100;v;;;;eastern-cape-mvume-port-saint-johns
Mvumelwano;-31.193;28.8808;;;1122;v
Mvunge;-31.6732;28.7754;;;896;v
Mvusi;-30.914;28.9128;;;559;v;;5
Mvuzi;-30.9212;28.8737;;64;559;v
Mwaca;-30.6455;29.208;;;655;v;;1
Mwaca B;-30.6883;29.2116;;;655;v
Mwana;-32.0977;28.8859;;;245;v
Mxali;-32.7628;26.9766;;;822;v
Mxambuli;-31.829;28.8755;;;893;v
Mxarhu;-31.3477;29.5424;;;648;v
Mxaxo;-32.881;27.3081;;;1118;v
Mxesibe;-31.6632;28.0494;;;946;v
Mxhaka;-32.178;27.8735;;;951;v
Mxhelo;-32.1566;27.5266;;;160;v
Mxinga;-30.8866;29.8132;;;69;v
Mxokozweni;-31.1656;29.5382;;;279;v
Myeki;-32.5096;28.2074;;;139;v
Myeni;-30.976;29.1582;;;1002;v
Myezo Park;-31.6034;28.7404;;;896;s
Myoyo;-32.4264;28.263;;;139;v
Mzalwaneni;-30.8834;29.2396;;;1002;v
Mzamba A;-31.0907;30.1753;;;69;v
Mzamba B;-30.8432;29.7671;;;69;v
Mzamba C;-30.9311;29.7723;;;69;v
Mzamomhle;-31.4709;27.3611;;;435;v
Mzamomhle;-31.0105;26.3329;;;113;s
Mzamonhle;-32.9565;27.9863;;;230;t
Mzantsi;-32.9617;27.5118;;;1118;v
Mzantsi;-32.2017;28.0532;;;951;v
Mzantsi A;-32.1708;28.1678;;;118;v
Mzantsi B;-32.4468;28.1134;;;118;v
Mzazi;-32.3481;28.0752;;;118;v
Mzimhle;-31.4192;29.673;;;648;v
Mzimhlophe;-30.9359;29.1589;;;1002;v
Mzimkhulu;-31.1273;29.7157;;;279;v
Mzinjana;-32.3571;28.1651;;;118;v
Mzintlava;-31.4018;29.5139;;;1100;v;;;;eastern-cape-mzintlava-port-saint-johns
Mzintlava A;-31.1706;29.3191;;;279;v
Mzintlava B;-31.3878;29.5172;;;648;v
Mzinto;-30.8343;29.1118;;;559;v
Mzintshane;-32.812;27.2525;;;1118;v
Mzinya;-31.9087;28.4501;;;893;v
Mzizangwa;-31.4099;29.6453;;;648;v
Mzize A;-30.9422;29.9097;;;69;v
Mzize B;-30.9466;30.0515;;;69;v
Mzongwana;-30.5242;28.8336;;;765;v
Mzongwaneni;-31.9892;29.0673;;;159;v
Mzonyane;-31.7939;29.163;;;952;v
Mzumbe;-31.4677;29.5318;;334;1100;v;;;;eastern-cape-mzumbe-port-saint-johns
Mzuzanto;-31.0709;28.8694;;;1122;v
Mzwakasi;-31.0309;29.283;;;1002;v;;2
Mzwini;-32.695;28.0755;;;528;v
N'Dofela;-30.3513;27.4471;;;1247;v;;;;eastern-cape-ndofela-sterkspruit
Nahoon;-32.987;27.9316;;;230;s
Nahoon Beach;-32.985;27.9468;;;230;s
Nahoon Dam Settlement;-32.9063;27.8141;;;230;p
Nahoon Valley;-32.9715;27.9221;;;230;s
Nahoon Valley Park;-32.9521;27.9103;;;230;s
Naledi;-30.6051;27.1186;;;595;v
Namqamkazini;-31.6773;28.2951;;;946;v
Nango;-31.8506;27.6005;;;160;v
Nantsana;-32.6177;28.3996;;;490;v
Napier Park;-32.7762;26.9174;;;201;v
Natala;-30.7847;29.24;;649;655;v
Natala;-30.7623;29.2063;;;655;v;;;;eastern-cape-natala-maxesibeni-2
Nayijele;-31.3013;28.4188;;;1356;v
Nayintsentse;-31.185;29.8402;;;648;v
Nayval;-31.946;29.2008;;;952;v
Ncadu;-31.1606;29.1279;;;1122;v
Ncaluka;-31.68;27.6909;;;121;v
Ncalukeni;-32.8813;27.7527;;;230;v
Ncalukeni;-32.7379;28.1246;;;367;v
Ncalukeni;-32.2824;28.5267;;;1437;v
Ncalukeni;-31.1917;28.8608;;;1122;v
Ncama;-30.92;29.3667;;;1002;v
Ncambalala;-31.8842;27.4935;;;160;v
Ncambedlana;-31.7377;28.973;;;952;v
Ncambedlana;-31.568;28.8029;;;896;s
Ncambele;-31.5065;28.7145;;;896;v
Ncambezana;-31.9909;28.6957;;;245;v
Ncango;-31.7201;28.1441;;;946;v
Ncatha;-32.5311;28.5596;;;490;v
Ncedane;-31.7235;29.1035;;;952;v
Ncedani;-32.397;28.1856;;;118;v
Ncekane;-31.9888;28.5804;;;893;v
Ncembu;-31.3972;28.4085;;;1356;v
Ncera;-33.1562;27.5983;;;230;v
Ncera;-32.7569;26.9217;;;201;v
Ncerana B;-32.5642;28.4168;;;490;v
Nchodo;-30.2324;28.7423;;;711;v
Nciba;-32.5103;28.1589;;;139;v
Ncihana;-32.0012;28.6868;;;245;v;;1
Ncihana Head;-32.0012;28.6868;;929;245;v
Ncimbini;-31.4302;29.4845;;;1100;v;;;;eastern-cape-ncimbini-port-saint-johns
Ncise;-31.5509;28.7237;;;896;v
Ncisinide;-32.1332;27.8959;;;951;v
Ncithi;-31.1473;28.7808;;;1122;v
Ncithwa;-31.4918;29.2712;;;631;v
Ncitshana;-31.3838;28.6399;;;1342;v
Ncitsweni;-31.1349;28.7875;;;1122;v
Ncityana;-31.7844;28.8792;;;893;v
Ncityana A;-31.8287;28.1612;;;946;v
Ncityana B;-31.4513;28.1472;;;946;v
Ncityane;-32.4009;28.0697;;;118;v
Ncolo;-31.77;28.7471;;;893;v
Ncome;-30.6715;28.665;;;559;v
Ncome;-30.3533;28.7354;;;765;v
Ncome A;-30.7274;28.7231;;667;559;v
Ncora Irrigation Smallholdings;-31.7833;27.751;;441;1344;p
Ncorha;-32.2691;27.9308;;;951;v
Ncothi;-31.0094;28.7793;;;1122;v
Ncukaba;-31.8874;29.1534;;;952;v
Ncumbe;-31.7761;28.9302;;;952;v
Ncumbe;-31.11;29.1297;;;1122;v
Ncunteni;-30.8772;29.0194;;;559;v
Ncwini;-31.9936;27.3894;;;160;v
Ndaba;-32.043;28.0266;;;225;v
Ndabakazi;-32.3884;28.0004;;;118;v
Ndabakazi Station;-32.354;28.0312;;;118;v
Ndabizondeka;-32.1345;28.8571;;;245;v
Ndafina;-32.0495;28.8107;;;245;v
Ndakana;-32.0503;28.9906;;;245;v
Ndakana;-31.7935;28.7322;;;893;v
Ndakana;-31.2006;29.1453;;;1122;v
Ndakana A;-32.2381;27.8794;;;951;v
Ndakana B;-32.2839;27.8723;;;951;v
Ndakeni;-30.9935;29.324;;;1002;v
Ndakeni;-30.9646;28.6543;;;1122;v
Ndakeni;-30.9346;29.5633;;;69;v
Ndakeni;-30.8041;29.1821;;;655;v
Ndakeni;-30.7733;28.6767;;1123;559;v
Ndakeni A;-31.1107;29.495;;;279;v
Ndakeni B;-31.0644;29.5725;;;279;v
Ndambane;-31.7175;27.5353;;;121;v
Ndameni;-31.2052;28.781;;;1122;v
Ndamse;-31.9624;29.043;;;159;v
Ndasana;-31.5144;29.558;;265;1100;v;;;;eastern-cape-ndasana-port-saint-johns
Ndasana;-31.3466;29.1081;;;631;v
Ndasana;-31.1653;28.7132;;;1122;v
Ndatini;-30.8809;29.61;;;69;v
Ndavindavi;-31.4359;29.2883;;;1100;v;;;;eastern-cape-ndavindavi-port-saint-johns
Ndaya;-31.669;28.989;;;952;v
Ndayingana;-30.7738;29.786;;;69;v
Ndayini;-31.4885;29.4933;;;1100;v;;;;eastern-cape-ndayini-port-saint-johns
Ndayini;-31.3563;29.2079;;;631;v
Ndela;-32.2052;28.1501;;;118;v
Ndela;-30.9117;29.7213;;;69;v
Ndende;-32.0956;28.1001;;;951;v
Ndengane;-31.1124;29.7749;;;69;v
Ndenxa;-32.2909;27.9091;;;951;v
Ndenxa;-32.0513;27.6783;;;160;v
Ndenxe;-32.1194;27.766;;;1344;v
Ndenxe;-31.8113;26.9971;;;120;v
Ndhyibidyidi;-32.1836;27.5663;;;136;v
Ndibela;-31.8482;28.4264;;;893;v
Ndiki;-32.173;27.9056;;;951;v
Ndikini;-30.8796;29.5379;;;1002;v
Ndileka;-32.9472;27.4059;;;1118;v
Ndimakude;-31.7024;28.9207;;;952;v
Ndimakude;-31.0743;29.6649;;;279;v
Ndimakude;-30.6606;29.4912;;106;655;v
Ndimanga;-31.2871;28.8639;;;1342;v
Ndimbaneni;-31.3241;29.4635;;;648;v
Ndindimeni;-31.644;28.858;;;952;v
Ndindindi;-30.6984;28.8878;;;559;v
Ndindwa;-32.9614;27.0802;;;822;v
Ndingashe;-30.4418;27.4844;;;1247;v
Ndingeni;-30.8415;28.3011;;;1314;v
Ndingindawo;-31.4545;29.5522;;;1100;v;;;;eastern-cape-ndingindawo-port-saint-johns
Nditya;-32.0235;28.992;;;245;v
Ndlambe;-33.1794;26.9101;;;1064;v
Ndlandla;-30.5452;27.1587;;501;595;v
Ndlangase;-31.2747;29.2511;;;279;v
Ndlantaka;-30.8237;29.4837;;188;1002;v
Ndlela;-31.6967;27.843;;;946;v
Ndlovana;-31.943;28.9518;;;159;v
Ndlovini;-32.6916;26.0937;;;45;s
Ndlovini;-32.631;27.1977;;;487;v;;1
Ndlovura;-32.7081;27.0365;;;822;v
Ndlungwana;-30.8523;28.6971;;;1122;v
Ndlunkulu;-31.9576;27.9428;;;1344;v
Ndlunkulu A;-31.5369;28.3443;;;946;v
Ndlunkulu B;-31.5257;28.1946;;;946;v
Ndluzula;-31.7256;29.3951;;;1100;v;;;;eastern-cape-ndluzula-port-saint-johns
Ndokwane;-31.6682;28.3308;;;896;v
Ndondo;-31.5347;27.7029;;;121;s
Ndothweni;-32.2806;28.4536;;;1437;v
Nduka;-31.7458;28.0246;;;946;v
Ndukudeni;-31.1128;29.5314;;;279;v
Nduli;-31.8601;29.017;;;952;v
Nduli Wildlife Sanctuary;-31.5861;28.7522;;;896;s
Ndulini;-32.0958;28.4512;;;225;v
Ndum-Ndum;-31.6148;27.574;;;121;v
Ndumangeni;-31.7269;26.8714;;;525;v
Ndumndum;-30.6496;29.2135;;;655;v;;2
Nduna;-31.5405;29.2399;;;631;v
Ndungameni;-32.4442;27.4264;;;1262;v
Ndunge;-30.8216;29.8568;;;69;v
Ndungunya;-30.6164;27.6024;;;1247;v
Ndungunyeni;-32.0185;28.9817;;;245;v
Ndungunyeni;-31.3453;28.9471;;;631;v
Ndungunyeni A;-31.2159;29.4939;;;279;v
Ndungunyeni B;-31.2011;29.766;;;648;v
Ndunguyeni;-30.5722;27.5543;;1150;1247;v
Ndungwana;-31.9725;27.3725;;;160;v
Ndungwana;-31.7484;28.4146;;;893;v;;1
Ndungwanai;-31.7484;28.4146;;935;893;v
Nduveni;-32.8746;26.9119;;;822;v
Nduveni;-32.5109;28.0919;;;118;v
Nduweni;-32.7212;26.6302;;;567;v
Ndwalana;-31.4758;29.3885;;;1100;v;;;;eastern-cape-ndwalana-port-saint-johns
Ndwalaza;-30.8871;29.8937;;;69;v
Ndwana;-30.964;29.4156;;;1002;v
Ndyavu;-31.6432;27.5892;;;121;v
Ndzimakwe;-30.7996;29.4484;;;1002;v
Ndzisaneni;-32.1404;27.6131;;;136;v
Ndzondeni;-31.1359;29.6014;;;279;v
Ndzongiseni;-30.7612;29.3325;;;655;v
Neave Industrial;-33.9254;25.5813;;;346;p
Need's Camp;-33.0018;27.6417;;;230;v;;;;eastern-cape-needs-camp-east-london
Nenga;-31.9678;29.1315;;;159;v
New Bright;-31.5995;27.0867;;827;120;v
New Bright;-31.5871;27.1629;;;120;v;;;;eastern-cape-new-bright-cacadu-2
New Brighton;-33.898;25.5939;;1485;346;t
New Brighton;-32.7244;25.597;;;578;t
New Brighton 1;-33.8981;25.5873;;1485;346;t
New Brighton 2;-33.8979;25.6005;;1485;346;t
New Chalumna;-33.1053;27.563;;;1118;v
New Deka;-31.8471;26.7601;;;525;v
New Goodwill Park;-32.69;26.0858;;;45;s
New Hillside;-30.5702;27.5669;;1482;1247;v
New Hope;-33.1158;27.5933;;;230;v
New House;-30.1205;28.9348;;;711;v
New KwaDwesi;-33.8323;25.4998;;1485;346;t
New KwaDwesi A;-33.8296;25.5015;;1485;346;t
New KwaDwesi B;-33.835;25.498;;1485;346;t
New Nkosana;-30.2696;28.7155;;;711;v
New Rest;-33.9569;24.3093;;;480;s
New Rest;-33.0214;27.8605;;;230;s
New Rest;-32.7481;27.1671;;;487;v
New Rest;-32.3601;28.0327;;;118;v
New Rest;-32.3252;28.1675;;;118;s;;;;eastern-cape-new-rest-butterworth-2
New Rest;-32.1076;28.3056;;225;225;v
New Rest;-31.9083;26.8731;;;525;s
New Rest;-31.5247;27.8228;;;121;v
New Rest;-31.5154;28.8417;;;631;v
New Rest;-31.378;29.5604;;;648;v
New Rest;-30.544;27.3832;;;1247;v
New Rest A;-31.7223;28.7744;;;893;v
New Stand;-30.5059;28.2796;;;1314;v
New Stead;-31.1681;28.9545;;;1122;v
New Town;-32.7461;25.803;;;166;s
New Town;-31.3683;29.5791;;;648;s
New Valley;-31.9259;26.8612;;;525;s
NewBrighton;-32.686;26.0995;;;45;t
Newlands;-30.3003;28.8481;;;765;v
Newlook;-32.1901;27.9352;;;951;v
Newrest;-30.1586;28.9134;;;711;v
Newton Park;-33.9473;25.5642;;;346;s
Newtondale;-33.3419;27.0693;;;1064;v
Newtown;-32.9337;27.4571;;1073;1118;t
Newtown;-32.8663;27.0446;;;822;v
Newtown;-32.7748;26.6129;;;567;s
Newtown;-31.6631;28.0245;;;946;v
Ng'ala;-31.9598;27.442;;;160;v;;;;eastern-cape-ngala-cofimvaba
Ngadla;-32.3954;28.6825;;;1437;v
Ngaji;-32.3418;28.6183;;;1437;v
Ngangelizwe;-31.6066;28.8077;;;896;t
Ngapezulu;-31.5508;28.2656;;;946;v
Ngaphezulu;-32.0582;27.4897;;;160;v
Ngaphezulu;-31.768;28.6222;;;893;v
Ngasentla;-31.6901;27.6223;;;121;v
Ngavu-Ngavu;-31.3515;29.0192;;;631;v
Ngcaca;-31.8314;27.7083;;;160;v
Ngcalambeni;-32.0087;28.8005;;;893;v
Ngcamngeni;-32.8346;27.1717;;;1118;v
Ngcamngeni;-32.8246;27.136;;;487;v;;4
Ngcamngeni;-32.1963;26.784;;;1169;v
Ngcana;-31.9125;28.928;;;893;v
Ngcande;-31.7086;29.3487;;;1100;v;;;;eastern-cape-ngcande-port-saint-johns
Ngcatelweni;-32.0239;28.9455;;;245;v
Ngcay Echibi;-32.1983;28.7759;;;1437;v
Ngcele;-31.1642;28.4983;;;995;v;;1
Ngcele;-31.1603;28.5579;;1016;995;v;;1;;eastern-cape-ngcele-nqanqarhu-2
Ngcendese;-31.8392;28.5288;;;893;v
Ngcengane;-31.1447;28.6998;;;1122;v
Ngcengce;-31.2588;29.3294;;;279;v
Ngceni;-31.8609;28.8679;;;893;v
Ngceza;-31.9739;27.7314;;;1344;v
Ngcingane;-32.5374;28.3955;;;490;v
Ngcingo;-30.9034;29.8868;;;69;v
Ngcizele;-32.5954;28.4156;;;490;v
Ngcizele;-32.3909;28.6085;;;1437;v
Ngcobe;-30.6666;28.7716;;;559;v
Ngcobo;-31.4826;28.8989;;;631;v
Ngcolo;-31.4777;28.1267;;;946;v
Ngcolokeni;-31.1045;28.8632;;;1122;v
Ngcolorha;-31.3308;28.8837;;;631;v
Ngcolosa;-32.0017;28.5463;;;245;v
Ngcongco;-31.5048;29.1942;;;631;v
Ngcongcolorha;-32.232;28.1867;;;118;v
Ngcose;-31.5072;29.3396;;;1100;v;;;;eastern-cape-ngcose-port-saint-johns
Ngcotyeni;-31.7771;28.422;;;893;v
Ngcoya;-31.4898;29.2124;;;631;v
Ngcoya;-31.3879;29.3336;;;1100;v;;2;;eastern-cape-ngcoya-port-saint-johns
Ngcozana;-30.7674;28.973;;;559;v
Ngcuka;-31.7259;27.2536;;;120;v
Ngcukuse;-31.5479;29.6584;;;1100;v;;;;eastern-cape-ngcukuse-port-saint-johns
Ngcumani;-31.0936;29.3643;;;1002;v
Ngcungeni;-31.0289;29.5465;;;279;v
Ngcwabeni;-31.6501;28.1521;;;946;v
Ngcwala;-31.737;28.789;;;893;v
Ngcwamane;-31.1047;29.3505;;;1002;v
Ngcwanguba;-31.9291;29.0216;;;159;v
Ngcwayi;-30.6339;29.5027;;;655;v
Ngcweleni;-31.0021;29.4891;;960;279;v
Ngebheni;-31.2715;29.4427;;;648;v
Ngede;-32.5538;28.3572;;;490;v
Ngekala;-32.1739;28.8118;;;245;v
Ngele;-32.7667;27.0156;;;822;v
Ngele;-30.945;28.7097;;;1122;v
Ngete;-32.1374;28.5687;;;1437;v
Ngezana;-31.9999;28.9011;;;245;v
Nghala;-31.7819;27.1283;;;120;v
Ngidini;-31.5861;29.1367;;;631;v
Ngingiqini;-32.7822;27.5016;;;1118;v
Ngingqini;-32.3678;28.6906;;;1437;v
Nginza;-32.051;28.7789;;;245;v
Ngobozana;-32.6153;27.2157;;;487;v
Ngobozana;-31.3447;29.5308;;;648;v
Ngobozi;-31.5982;28.824;;;631;v
Ngobozini;-32.3945;27.9834;;;118;v
Ngojane;-31.0506;29.8;;;69;v
Ngojini;-31.9488;29.0606;;;159;v
Ngojini;-31.8351;27.9095;;;1344;v
Ngojini;-31.5279;27.5607;;;121;v
Ngolela;-32.1601;28.5639;;;1437;v
Ngolilwe;-30.5213;28.4406;;;1314;v
Ngolo;-31.5529;28.8243;;;631;v
Ngomana;-32.3126;28.8188;;;1437;v;;1
Ngongqeleni;-31.7825;29.2411;;;952;v
Ngonini;-31.0227;29.11;;;559;v
Ngonjaneni;-30.5309;28.3941;;;1314;v
Ngonyama;-31.8694;27.6879;;;160;v
Ngonyama;-31.6725;26.9341;;;120;v
Ngonyama;-30.9645;29.9778;;;69;v
Ngonyameni;-30.7601;29.3747;;;655;v
Ngoswane;-31.5952;28.403;;;896;v
Ngotsini;-32.6351;28.4122;;;490;v
Ngozana;-32.376;28.0662;;;118;v
Ngozi;-31.2321;29.2599;;;279;v
Ngozi;-31.0233;29.2002;;;1002;v
Ngqakaqeni;-31.0883;28.5372;;;1342;v
Ngqakayi;-32.1348;28.7728;;;245;v
Ngqakayi;-31.9649;29.0951;;;159;v
Ngqalasi;-31.7844;28.1075;;;946;v
Ngqanda;-32.4495;27.4004;;;1262;v
Ngqanda;-32.4289;28.3129;;;139;v
Ngqandulo;-31.0573;29.5367;;;279;v
Ngqandulwana;-31.2859;29.3256;;;648;v
Ngqangqaka;-32.1342;28.5564;;;1437;v
Ngqaqeni;-32.0586;28.1258;;;225;v
Ngqaqini;-32.3377;28.4649;;;139;v
Ngqatyana Phesheykwe;-32.0256;28.6937;;;245;v
Ngqawa;-31.9965;28.7863;;;893;v
Ngqayi;-30.9614;28.5514;;;995;v
Ngqayi A;-31.8208;27.9558;;;946;v
Ngqayi B;-31.4539;28.1709;;;946;v
Ngqayiya Mkitswa Xora;-32.0369;28.8427;;;245;v
Ngqelemani;-30.9952;29.5198;;;279;v
Ngqeleni;-32.7971;27.3049;;;1118;v
Ngqeleni;-31.9155;28.6891;;;893;v
Ngqibelana;-31.2246;29.7419;;;648;v
Ngqika;-32.8412;27.1994;;;1118;v
Ngqika;-32.816;27.0415;;;822;v
Ngqingeni;-32.8333;27.4669;;;1118;v
Ngqinisa;-33.2445;27.5064;;;1118;v
Ngqokhwe;-31.2587;28.5036;;;1342;v
Ngqoko;-31.7667;27.2507;;;120;v
Ngqokoqweni;-31.0851;29.3411;;;1002;v
Ngqokweni;-32.3282;28.2856;;;118;v
Ngqolongqolo;-32.6256;27.165;;;487;v
Ngqolongwane;-32.5077;28.3988;;;490;v
Ngqolosa;-32.1045;27.5733;;;136;v;;1
Ngqolowa;-32.954;27;;;822;v
Ngqongqo;-31.2804;29.2619;;;648;v
Ngqongweni;-31.1093;28.6694;;;1122;v
Ngqongweni;-30.9143;29.8182;;;69;v
Ngqontisini;-31.5441;29.4703;;;1100;v;;;;eastern-cape-ngqontisini-port-saint-johns
Ngqotsini;-32.1121;28.7837;;;245;v
Ngqouma;-33.1333;27.039;;;1064;v
Ngqowa;-33.3566;27.144;;;1064;v;;2
Ngqowa A;-33.3414;27.0931;;954;1064;v
Ngqubusini;-31.2709;28.9636;;;1122;v
Ngqubusini A;-31.8299;28.2084;;;946;v
Ngqubusini B;-31.9406;28.0822;;;946;v
Ngqudela;-32.6802;27.1789;;;487;v
Ngqumane;-31.8219;28.7122;;;893;v
Ngqumane;-30.627;29.2499;;;655;v
Ngqumane;-30.5975;28.9355;;;138;v
Ngqumela;-32.2121;27.7828;;;1344;v
Ngqunge;-31.58;28.5207;;;896;v
Ngqungqumbe;-32.3529;28.6481;;;1437;v
Ngqungqumbe Hobeni;-32.1425;28.8623;;;245;v
Ngquru;-31.7756;28.3322;;;946;v
Ngqusi;-32.5238;28.4084;;;490;v
Ngquto;-32.0822;28.4942;;;225;v
Ngqutu;-32.4434;27.9636;;;118;v
Ngqutura;-31.9638;28.1082;;;946;v;;1
Ngquza A;-31.2224;29.744;;;648;v
Ngquza B;-31.147;29.7716;;;279;v
Ngquza Hill;-31.2511;29.9413;;;648;v;;1
Ngqwabeni;-31.1343;29.5057;;;279;v
Ngqwala;-31.4547;28.7386;;;1342;v
Ngqwala A;-31.7098;28.6802;;;893;v
Ngqwala B;-31.4589;28.7536;;;896;v
Ngqwaneni;-31.9227;28.028;;;946;v
Ngqwaneni;-31.0087;28.6089;;;1122;v
Ngqwanenu;-31.6976;27.6472;;;121;v
Ngqwangele;-32.1088;28.824;;;245;v
Ngqwaru;-31.8665;27.8033;;;1344;v
Ngqwashu;-30.8709;29.3141;;;1002;v
Ngqwayi;-31.5203;28.8463;;;631;v
Ngqwele;-32.9008;27.2118;;;1064;v
Ngubezulu;-32.1451;28.9777;;;245;v
Ngudle;-31.426;28.6964;;;1342;v
Ngunduza;-32.3761;28.3769;;;139;v
Ngunjini;-31.853;29.2075;;;952;v
Nguse;-30.6993;29.0417;;;559;v
Ngutyana A;-31.0523;29.8674;;;69;v
Ngutyana B;-31.0542;29.8021;;;69;v
Ngwabashwe;-30.682;29.1611;;;655;v
Ngwalana;-32.7556;26.958;;;822;v;;1
Ngwane;-32.2851;28.7415;;;1437;v
Ngwangwane;-32.6837;26.9828;;;822;v
Ngwangwane;-31.6649;28.2826;;;946;v
Ngwegweni;-30.733;29.3571;;;655;v
Ngwekazana;-30.7486;29.142;;;559;v
Ngweleni;-31.0021;29.4891;;;279;v;;1
Ngwemnyama;-32.0713;28.655;;;245;v
Ngwemnyama;-31.2355;28.989;;;1122;v
Ngwemnyama;-30.9319;29.0949;;;1002;v
Ngweni;-31.835;28.6103;;;893;v
Ngwenvana;-31.5068;28.7826;;;896;v
Ngwenwane;-30.0727;28.9887;;;711;v
Ngwenya;-32.8376;26.9259;;;822;v
Ngwenyeni;-31.8469;29.07;;;952;v
Ngwenyeni;-31.2095;29.8542;;;648;v
Ngwetsheni;-30.7777;28.8476;;;559;v
Ngwevane;-31.8288;28.7304;;;893;v
Ngxabane;-31.6939;28.1124;;;946;v
Ngxabani;-32.0273;28.9273;;;245;v
Ngxabani;-31.849;27.2345;;;120;v
Ngxabaxha;-31.0608;28.7191;;;1122;v
Ngxakaxha;-33.1076;27.335;;;1064;v
Ngxakolo;-31.1273;28.9285;;;1122;v
Ngxalathi;-32.3238;28.1158;;;118;v
Ngxalawe;-32.6469;27.1581;;;487;v
Ngxamagele;-31.9596;28.0734;;;946;v
Ngxanga;-31.5548;28.9212;;;631;v
Ngxangxasi A;-31.559;28.1482;;;946;v
Ngxangxasi B;-31.5838;27.9823;;;946;v
Ngxangxasini;-30.9944;28.8467;;;1122;v
Ngxaza;-31.1735;28.4919;;;995;v;;2
Ngxazana;-30.5894;28.5292;;;1314;v
Ngxebe;-31.8436;27.9741;;;946;v
Ngxingwa;-31.6245;27.1311;;;120;v
Ngxingweni;-31.6931;27.5631;;;121;v
Ngxingweni;-31.6104;27.9212;;;946;v
Ngxingweni;-30.4854;27.443;;;1247;v
Ngxingxolo;-32.7393;28.0606;;;528;v
Ngxokweni;-31.5675;29.0782;;;631;v
Ngxoto;-31.1092;28.5144;;;995;v
Ngxotwana;-31.273;28.42;;;1356;v
Ngxubevange;-31.6539;28.7279;;;896;v
Ngxutyana;-32.3706;28.5931;;;1437;v
Ngxwalane;-32.9041;27.3401;;;1118;v
Ngzalana;-31.1319;29.0302;;;1122;v
Nibe;-32.6059;28.437;;;490;v
Nikhwe;-30.9112;29.8961;;;69;v
Nilsig;-32.5819;25.1485;;;1062;s
Ninakulu Mount;-30.6321;27.6758;;;1247;v
Niyona;-30.7465;28.7769;;;559;v
Njaboya;-30.8992;28.4778;;;995;v
Njakazi;-32.4141;28.3861;;;139;v
Njakazi;-31.9889;28.5105;;;245;v
Njanda;-31.1945;29.884;;;648;v
Njekeni;-32.0742;27.9877;;;951;v
Njela;-31.7392;29.3751;;;1100;v;;;;eastern-cape-njela-port-saint-johns
Njezeni;-31.6132;28.8943;;;631;v
Njijini;-30.8258;28.8198;;;559;v;;5
Njimbinxeni;-31.0037;29.5568;;;279;v
Njingini;-32.4799;28.2578;;;139;v
Njingini B;-32.3592;27.7354;;969;951;v
Njivene;-31.8508;29.1248;;;952;v
Njiveni;-31.6068;29.2985;;;1100;v;;;;eastern-cape-njiveni-port-saint-johns
Njiveni;-31.5735;29.1684;;;631;v
Njiveni A;-32.1068;28.8827;;;245;v
Njiveni B;-32.1328;28.9185;;;245;v
Njombela;-31.7752;27.3827;;;120;v
Njombela;-31.2684;29.7502;;;648;v
Nkaleni;-31.7933;28.0879;;;946;v
Nkalweni;-31.8925;28.6997;;;893;v
Nkalweni;-31.7805;27.9488;;;946;v
Nkalweni;-31.4795;27.2295;;;435;v
Nkalweni;-31.3165;28.4154;;;1356;v
Nkalweni A;-32.287;27.8178;;;951;v
Nkalweni A;-32.0654;28.8738;;;245;v
Nkalweni B;-32.2543;28.0318;;;951;v
Nkalweni B;-32.1218;28.8243;;;245;v
Nkampini;-31.299;28.5665;;;1342;v
Nkampini;-30.6117;27.3637;;;1247;v
Nkandla;-30.8198;28.8282;;968;559;v
Nkanga;-32.3265;28.5055;;;139;v
Nkanga;-32.3211;28.4642;;;1437;v;;1
Nkanga;-31.4694;29.1677;;;631;v
Nkanga;-31.4466;28.1066;;;946;v
Nkangala;-30.8858;28.4835;;;1314;v
Nkangan;-32.3211;28.4642;;972;1437;v
Nkangeni;-30.9257;29.8321;;;69;v
Nkanini;-31.5372;28.7159;;;896;v
Nkanini;-30.8698;29.0056;;790;559;v
Nkanji;-30.676;29.3146;;;655;v
Nkantini;-31.8439;29.0302;;;952;v
Nkantolo;-30.7649;29.7232;;;69;v
Nkantswini;-30.8192;29.6699;;;69;v
Nkanunu;-32.0905;28.5725;;;245;v
Nkanunu;-31.7702;29.2235;;;952;v
Nkasela;-30.2053;28.7726;;;711;v
Nkaus;-30.2352;28.538;;;711;v
Nkaweni;-30.4374;28.7151;;;765;v
Nkawukazi;-31.5831;28.8969;;;631;v
Nkawukazi A;-31.9202;28.3893;;;225;v
Nkawukazi B;-32.4203;28.6605;;;1437;v
Nkawulweni A;-30.0644;29.0538;;;711;v
Nkawulweni B;-30.5276;29.0176;;;138;v
Nkelekete;-32.2158;28.6182;;;1437;v
Nkente;-32.4849;28.3843;;;139;v
Nkhwityini;-31.9269;29.2166;;;952;v
Nkobole;-31.6333;28.0834;;;946;v
Nkobongo;-30.7763;28.5821;;;1314;v
Nkodusani;-31.9538;28.7473;;;893;v
Nkolora;-30.9432;29.9293;;;69;v
Nkolotya;-31.8581;28.9268;;;893;v
Nkolweni;-32.0503;28.4079;;;225;v;;1
Nkolweni;-31.9706;27.2637;;;160;v
Nkomfa;-31.8598;27.7875;;;1344;v
Nkomfeni;-31.9752;27.6462;;;160;v
Nkondlo A;-31.6514;28.2356;;;946;v
Nkondlo B;-31.7011;28.2682;;;946;v
Nkondwane;-32.4149;28.1888;;;118;v
Nkonki;-32.6325;28.4218;;;490;v
Nkonkobe;-31.7318;26.8577;;;525;v
Nkonkoni;-31.781;29.3025;;;1100;v;;;;eastern-cape-nkonkoni-port-saint-johns
Nkonkoni;-31.4654;29.1356;;;631;v
Nkonkonini;-31.0668;29.3999;;674;1002;v
Nkonkwane;-32.335;28.5392;;;139;v
Nkonxeni;-32.0996;28.5656;;991;245;v
Nkonxeni;-32.0932;27.754;;;1344;v
Nkosana;-30.232;28.6965;;;711;v
Nkosiyane;-32.7967;27.2282;;;1118;v
Nkovalini;-32.0474;28.9414;;;245;v;;1
Nkozo;-31.1966;29.4267;;;279;v
Nkqayi;-32.2744;27.7536;;;1262;v
Nkqonkqweni A;-32.8431;27.5705;;;1118;v
Nkulu;-31.2078;29.7694;;;648;v
Nkuluekweni;-31.0727;29.4984;;;279;v
Nkululeko;-31.3858;26.351;;;857;s
Nkululeko;-30.9584;27.5958;;;38;s
Nkululekwe;-31.9102;26.8512;;;525;s
Nkululekweni;-31.253;28.6391;;;1342;v
Nkululekweni;-30.6931;28.4893;;;1314;s
Nkumandeni;-31.7472;29.107;;;952;v
Nkumba;-31.0465;29.2171;;;1002;v
Nkungwini;-31.5731;27.9066;;;946;v
Nkungwini;-30.688;28.9563;;884;559;v
Nkungwini;-30.5587;28.7828;;;765;v
Nkunzaneni;-31.4315;27.69;;;121;v
Nkunzimbini A;-31.3436;29.6715;;;648;v
Nkunzimbini B;-31.454;29.7029;;;648;v
Nkupelweni;-30.5137;28.7054;;;765;v
Nkwalini;-31.8949;28.781;;;893;v
Nkwalini;-31.0326;29.4322;;;279;v
Nkwanca;-31.9133;26.8705;;;525;s
Nkwancka;-31.2961;28.6178;;;1342;v
Nkwayi;-32.1255;27.4991;;;160;v
Nkwazini;-30.8733;29.082;;;559;v
Nkwenkwana;-31.7734;28.2075;;;946;v
Nkwenkwezi;-33.5754;26.8863;;;1097;s
Nkwenkwezi;-31.6178;27.7656;;;946;v
Nkwezela;-31.1557;29.6759;;;279;v
Nkxamnkwana;-32.9609;27.6371;;;1118;v
No Andile;-31.7916;27.9213;;;946;v
Nobadimo;-30.6067;27.2505;;784;595;v
Nobadula;-31.2513;29.597;;;648;v
Nobamba;-30.9002;30.1107;;;69;v
Nobhanda;-32.2137;27.8918;;;951;v
Nobokwe;-31.9014;27.868;;;1344;v
Nobumba;-33.2663;27.0334;;;1064;v
Nocolosa;-31.1564;29.2504;;798;1002;v
Nocozi;-31.7352;29.2662;;;1100;v;;;;eastern-cape-nocozi-port-saint-johns
Nocwane;-32.2597;28.732;;;1437;v
Nodali;-31.139;29.139;;;1122;v
Noduka;-31.7192;29.3129;;;1100;v;;;;eastern-cape-noduka-port-saint-johns
Nodumaphi;-32.3106;27.8793;;;951;v
Nodushe;-31.6129;29.231;;;952;v
Nogate;-31.9558;27.4296;;;160;v
Nogaya;-31.2699;29.1152;;;1122;v
Noihana East;-32.0203;28.7198;;;245;v
Nokogqo;-30.9577;29.9764;;;69;v
Nolangeni;-30.633;29.4705;;106;655;v
Nolukhanyo;-33.488;26.8371;;;40;s
Nomadolo;-31.8018;29.016;;;952;v
Nomadolo;-31.284;28.6468;;;1342;v
Nomaheya Mission;-32.14;27.9609;;;951;v
Nombanjana;-32.5687;28.4882;;;490;v
Nombodlelana;-31.4202;28.6213;;;1342;v
Nomcama;-31.8757;29.0516;;;159;v
Nomcamba;-31.7118;29.1764;;;952;v
Nomfutwane;-31.8482;27.4193;;;120;v
Nomgwadla;-32.826;27.2371;;;1118;v
Nomkholokotho;-30.6359;29.113;;;655;v
Nomlacu;-30.8362;29.7839;;;69;v
Nomlengane;-30.629;27.8165;;;1142;v
Nomonde;-31.3826;26.3592;;;857;s
Nompumalanga;-30.8519;29.7763;;;69;v
Nompumelelo;-33.9836;23.9655;;;459;v
Nompumelelo;-32.956;27.9247;;;230;t
Nompumelelo;-32.7499;27.4889;;;1262;v
Nomyayi;-31.2004;28.607;;;995;v
Nomzamo;-31.9217;26.8448;;;525;s
Nomzamo Park;-31.5371;29.0084;;;631;s
Nondobo;-32.2713;28.7589;;;1437;v
Nonesi;-31.7512;26.9594;;;120;v
Nongandlela;-31.7426;27.8674;;;946;v
Nongogo;-30.4449;27.3658;;;1247;v
Nongoma;-32.3766;28.5892;;;1437;v
Nonibe;-32.9862;27.2667;;;1064;v
Nonja;-30.9626;29.9278;;;69;v
Nonjonjo;-31.5185;29.65;;;1100;v;;;;eastern-cape-nonjonjo-port-saint-johns
Nonkobe;-31.6496;28.8276;;;896;v
Nonkobe;-31.0568;29.8132;;;69;v
Nonkululeko;-32.6443;27.4586;;;1262;v
Nonqoboqobana;-31.989;27.5216;;;160;v
Nontengo;-32.0307;27.4024;;;160;v
Nontloko;-31.9307;27.0918;;;525;v
Nontswabu;-31.4962;28.8593;;;631;v;;1
Nontswabui;-31.4962;28.8593;;983;631;v
Nonyikila;-30.9351;28.7888;;;1122;v
Nonyivu;-31.6278;29.5354;;1102;1100;v;;;;eastern-cape-nonyivu-port-saint-johns
Nonzwakazi;-32.7692;26.8054;;;201;v
Nonzwakazi;-32.6921;26.0967;;;45;s
Noorsekloof;-34.0323;24.9168;;;454;s
Noorshoek;-33.7422;24.7991;;;1057;s
Nophotho;-31.5213;29.4844;;815;1100;v;;;;eastern-cape-nophotho-port-saint-johns
Nopoto;-32.0568;28.3904;;;225;v
Noqhewukana;-31.6001;29.5859;;;1100;v;;;;eastern-cape-noqhewukana-port-saint-johns
North Addo Road Phase 1;-33.7973;25.6163;;879;346;t
North Addo Road Phase 2;-33.7906;25.6095;;879;346;t
North End;-33.9329;25.6066;;;346;s
North End;-33.0094;27.898;;;230;s
Northcrest;-31.5631;28.785;;;896;s
Norwood;-31.5795;28.787;;;896;s
Norwood;-31.5403;28.9304;;;631;v
Norwood;-30.8422;29.5892;;;69;v
Nothanaza;-31.0231;29.0441;;;1122;v
Nothanda;-32.0996;28.5656;;;245;v;;3
Nothanda;-30.601;27.7337;;;1142;v
Nothenga;-32.6015;27.1909;;931;487;v
Nothintsila;-31.743;29.1754;;;952;v
Nothintwa;-31.9291;29.0559;;;159;v
Notswelaba;-31.2225;28.9391;;;1122;v
Notsweleba;-31.2632;29.0048;;;1122;v
Nowalala;-31.0654;29.2354;;;1002;v
Noxova;-31.7095;29.1323;;;952;v
Noxweba;-31.9003;27.3555;;;160;v
Nozitshena;-30.6483;29.1831;;;655;v;;1
Nozityana;-31.056;28.7487;;;1122;v
Nozizwe;-30.765;25.7968;;;1380;s
Nqabana;-31.8966;28.4077;;;225;v
Nqabarama;-32.2568;28.7223;;;1437;v
Nqadu;-32.2334;28.4225;;1444;1437;v
Nqagqini;-32.3756;28.4756;;;139;v
Nqakanga;-32.1204;29.0027;;;245;v
Nqalo;-30.9829;29.183;;;1002;v
Nqalweni;-30.7138;28.8595;;;559;v
Nqamakwe;-32.2021;27.9427;;;951;v
Nqancule;-31.3889;28.2306;;;946;v
Nqaphantsi;-31.8492;28.1832;;;946;v
Nqaqhumbe;-31.3502;29.6059;;;648;v
Nqcabasa;-32.9949;27.0102;;;822;v
Nqcamgeni;-32.9074;27.2491;;;1118;v
Nqencu;-31.8299;28.4476;;;893;v
Nqentsu;-31.9062;29.1759;;;952;v
Nqeza;-32.3194;28.7667;;;1437;v
Nqgaqeni;-31.8949;28.2527;;;225;v
Nqgulana;-31.1374;29.2887;;;1002;v
Nqgumane;-31.2313;29.1871;;219;1002;v
Nqgutu;-32.0932;28.52;;;1437;v;;1
Nqgutu sp;-32.0932;28.52;;996;1437;v
Nqileni;-32.5188;28.2562;;;139;v
Nqileni;-32.0821;28.8598;;;245;v;;2
Nqineni;-31.5062;27.5408;;;121;v
Nqiningana;-31.9034;27.1237;;;120;v
Nqoma;-30.8141;28.6402;;;1314;v
Nqonqweni;-32.8774;27.7931;;;230;v
Nquba;-31.6716;29.1702;;;952;v
Nqumakala;-31.7037;27.7863;;;1344;v
Nququ Forest;-31.7812;27.515;;;160;p
Nquthu;-30.2061;28.8537;;;711;v
Nqutu;-30.7358;29.5643;;;69;v
Nqutwaneni;-31.7301;28.1732;;;946;v
Nqutyana;-31.7411;29.292;;;1100;v;;;;eastern-cape-nqutyana-port-saint-johns
Nqutyana;-31.6767;29.1794;;;952;v
Nqwakunqwaku;-31.6312;28.9467;;;952;v
Nqwathi-Ophezulu;-31.7304;28.3952;;;893;v
Nqwebebeni;-31.6588;27.4556;;;121;v
Nqwelombaso;-30.7945;29.8092;;;69;v
Nqwenerana;-33.1343;27.2463;;;1064;v
Nsimbini A;-30.9709;29.992;;;69;v
Nsimbini B;-30.9781;29.8342;;;69;v
Ntaba-Kusuku;-30.3734;27.4122;;;1247;v
Ntababusuku;-31.2611;29.0011;;;1122;v
Ntabankulu;-30.8745;28.7894;;;559;v
Ntabantsimbi;-31.4952;29.1084;;;631;v
Ntabatsewu;-30.3803;28.6991;;;765;v
Ntabazulu;-31.0776;29.7778;;;69;v
Ntabelanga;-32.0135;26.6294;;;1432;v
Ntabelanga;-31.3226;28.7353;;;1342;v
Ntabelenga;-31.1594;28.5352;;945;995;v
Ntabengadlinkomo;-31.0879;29.8102;;;69;v
Ntabeni;-31.9722;27.5271;;;160;v
Ntabeni;-31.9208;28.63;;;893;v
Ntabeni;-31.8485;28.1643;;;946;v
Ntabeni;-30.9568;29.3483;;;1002;v
Ntaboduli;-30.9415;28.673;;;1122;v
Ntabomvu;-31.6381;28.034;;;946;v
Ntakana;-31.2417;29.7087;;;648;v
Ntakwendlela;-31.6058;28.8454;;;631;v
Ntambula;-31.4684;29.5612;;;1100;v;;;;eastern-cape-ntambula-port-saint-johns
Ntamonde;-30.781;29.6181;;;69;v
Ntandela;-31.8814;28.9864;;;159;v
Ntanzi;-31.358;29.6676;;;648;v
Ntatyana;-30.3427;27.4517;;;1247;v
Ntatyaneni;-30.9162;28.5373;;544;995;v;;1
Ntatyaneni;-30.5676;28.4478;;;1314;v
Ntatyaneni Ephakathi;-30.8999;28.4349;;;995;v
Ntele;-31.3048;29.2579;;;648;v
Ntelkiseni;-31.641;28.7436;;;896;v
Ntendele;-31.5251;29.1103;;;631;v
Ntendokwana;-31.5242;29.5167;;;1100;v;;;;eastern-cape-ntendokwana-port-saint-johns
Ntengisani;-32.2739;28.5716;;;1437;v
Ntengu;-31.8112;29.1791;;;952;v
Ntenza;-31.6895;29.205;;;952;v
Ntibane;-31.7829;29.1504;;;952;v
Ntibane;-31.6568;28.3001;;;946;v
Ntibane;-31.2889;28.7227;;;1342;v
Ntibane;-30.705;29.02;;;559;v
Ntile;-31.5324;29.4652;;;1100;v;;;;eastern-cape-ntile-port-saint-johns
Ntilini;-33.2667;27.4421;;;377;v
Ntilini;-31.8258;28.4111;;;893;v
Ntilini;-31.6327;28.8763;;;952;v
Ntilini A;-32.3538;28.3992;;;139;v
Ntilini A;-31.9993;29.0071;;;159;v
Ntilini B;-32.4061;28.4379;;;139;v
Ntlabane;-32.1978;28.461;;;1437;v
Ntlabatini;-31.9267;27.711;;;160;v
Ntlabeni;-30.7358;28.9171;;;559;v
Ntlakwe;-30.909;29.9225;;;69;v
Ntlakwefolo;-31.9855;27.4448;;;160;v
Ntlakwendlela;-31.753;27.9239;;;946;v
Ntlakwendlela;-31.6507;28.4088;;;896;v
Ntlakwesikolo;-31.8915;28.0636;;;946;v
Ntlakwevenkile;-31.8222;28.1419;;;946;v;;1
Ntlalo-Ntle;-31.6523;27.3976;;;120;v
Ntlalwini;-33.1839;27.4014;;;1118;v
Ntlambashe;-31.0622;29.3532;;;1002;v
Ntlambe;-31.1433;29.7221;;;279;v
Ntlambela;-31.5765;29.2592;;;631;v
Ntlambo;-31.7731;28.0306;;;946;v
Ntlanezwe;-30.9113;29.6921;;;69;v
Ntlanganisweni;-30.977;28.8621;;;559;v
Ntlangano;-32.2394;28.826;;;1437;v
Ntlangano;-31.2681;29.2178;;;1002;v;;3
Ntlangano;-31.1388;29.4104;;;279;v
Ntlangula;-32.2919;28.7918;;;1437;v
Ntlanjeni;-31.9294;29.0948;;;159;v
Ntlanjeni;-31.868;29.1104;;;952;v
Ntlanjeni;-31.4974;27.2432;;;435;v
Ntlanzini;-32.3738;28.6773;;;1437;v
Ntlavini;-30.7251;29.4032;;;655;v
Ntlavukazi;-30.7725;29.6425;;;69;v
Ntlazi;-31.2666;29.1098;;;1122;v
Ntlebane;-31.8819;29.0194;;;159;v
Ntlekiseni;-32.1661;28.8916;;;245;v
Ntlelelengwane;-31.7268;28.0993;;;946;v
Ntlembeni;-31.311;29.299;;;648;v
Ntlenga;-31.4095;29.4364;;;1100;v;;;;eastern-cape-ntlenga-port-saint-johns
Ntlini;-32.4489;28.3546;;;139;v
Ntloko;-33.2964;27.0523;;;1064;v
Ntlonyana;-32.0728;28.814;;;245;v;;1
Ntlonyana;-31.2234;29.4649;;;279;v
Ntlotshe;-30.9994;28.6649;;;1122;v
Ntlozelo;-30.9845;29.9123;;;69;v
Ntokozo;-31.1955;28.2519;;;1356;s
Ntokozweni;-31.1962;28.2479;;;1356;s
Ntola;-30.8427;29.5863;;;69;v
Ntola;-30.5891;29.0874;;;138;v
Ntonga;-32.876;27.1997;;;822;v
Ntontela;-31.2872;29.3081;;;648;v
Ntotoviyane;-32.1588;28.4466;;;1437;v
Ntotsha;-31.2175;29.184;;891;1002;v
Ntotweni;-31.8632;29.1148;;;952;v
Ntozane;-32.119;28.6444;;;245;v
Ntozini;-31.9808;27.7152;;;1344;v
Ntsaha;-31.6763;28.8669;;;952;v
Ntsaka;-31.6863;28.8317;;;952;v
Ntsebene;-30.9503;29.7781;;;69;v
Ntselamanzi;-32.7738;26.8442;;;201;s
Ntseleni;-31.8022;28.3216;;;946;v
Ntshabeni;-31.5348;28.7003;;;896;v
Ntshakeni;-30.8348;29.3348;;;655;v
Ntshamanzi;-30.8838;29.1715;;;1002;v
Ntshamatha;-31.4898;29.5781;;;1100;v;;;;eastern-cape-ntshamatha-port-saint-johns
Ntshamathe;-30.8384;29.9109;;;69;v
Ntshangase;-32.2332;28.8498;;;1437;v
Ntshangwe;-30.7322;29.5024;;;1002;v
Ntshantsha;-31.1078;29.3006;;;1002;v
Ntshatshongo;-32.3481;27.9251;;;951;v
Ntshatshongo;-32.1512;28.5185;;;1437;v
Ntshele;-31.6762;28.7276;;;896;v
Ntsheleni;-31.133;29.1313;;;1122;v
Ntsheleni;-30.6827;29.0772;;;559;v
Ntshinga;-32.339;28.7049;;;1437;v
Ntshingeni;-32.2535;28.2979;;;118;v
Ntshingeni;-32.091;28.6956;;;245;v
Ntshingeni;-32.054;27.4419;;;160;v
Ntshingwana;-30.6388;29.4746;;119;655;v
Ntshinindeni;-31.6753;26.9181;;;120;v
Ntshintshi;-32.1437;27.5032;;;160;v
Ntshiqo;-31.2727;28.6851;;;1342;v
Ntshitshana;-31.9319;28.9396;;;159;v
Ntshongeni;-32.0241;27.8258;;;1344;v
Ntshongweni;-31.154;28.6953;;;1122;v
Ntshundutshe;-32.2662;28.362;;;1437;v
Ntshutshwini;-32.3227;28.3805;;;139;v
Ntsikwe;-31.1239;28.781;;;1122;v
Ntsila;-31.4939;28.8021;;;896;v
Ntsilitwa;-30.9787;28.7342;;;1122;v
Ntsimango;-30.6497;29.045;;;559;v;;1
Ntsimangweni;-30.6728;29.0638;;;559;v
Ntsimba;-31.8822;28.3156;;;225;v
Ntsimba;-31.8638;28.2004;;;946;v
Ntsimbini;-32.0899;28.874;;;245;v
Ntsimbini;-31.8347;29.132;;;952;v
Ntsimbini;-30.957;29.8124;;;69;v
Ntsimbini A;-31.5187;29.3302;;;1100;v;;;;eastern-cape-ntsimbini-a-port-saint-johns
Ntsimbini A;-31.3122;29.49;;;648;v
Ntsimbini A;-30.9825;29.6797;;;69;v
Ntsimbini B;-31.6046;29.3388;;;1100;v;;;;eastern-cape-ntsimbini-b-port-saint-johns
Ntsimbini B;-31.3929;29.5478;;;648;v
Ntsimbini B;-30.9872;29.7406;;;69;v
Ntsinga;-31.5446;27.4273;;;121;v
Ntsingizi;-30.9128;29.8719;;;69;v
Ntsizwa;-30.7732;29.261;;649;655;v;;4
Ntsizwa;-30.7233;29.2874;;;655;v;;4;;eastern-cape-ntsizwa-maxesibeni-2
Ntsongweni;-30.822;28.9347;;;559;v
Ntsonyane;-32.384;28.4296;;;139;v
Ntsonyini;-31.6046;29.2683;;;1100;v;;;;eastern-cape-ntsonyini-port-saint-johns
Ntsuba;-31.4913;28.111;;;946;v
Ntsukaze;-31.5194;27.5134;;;121;v
Ntsulwandayo;-31.1459;28.7259;;;1122;v
Ntsume;-32.0624;27.7573;;;1344;v
Ntsundwane;-31.7719;29.215;;;952;v
Ntsunguzini;-32.2772;28.5087;;;1437;v
Ntubeni;-32.3094;28.8016;;949;1437;v
Ntubeni;-30.5503;27.6916;;;1247;v
Ntungu;-32.0914;28.9164;;;245;v
Ntunja;-32.9772;27.5296;;;1118;v
Ntunjeni;-30.9879;30.0188;;;69;v
Ntuwe;-31.7562;28.6813;;;893;v
Ntwala;-32.2082;28.0724;;;951;v
Ntwashini A;-31.617;28.158;;;946;v
Ntwashini B;-31.7037;28.12;;;946;v
Ntwashu;-32.1905;27.8919;;;951;v
Ntwashwini;-31.9119;27.5227;;;160;v
Ntyankashe;-31.1841;28.7293;;;1122;v
Ntywenka;-31.6532;28.1128;;;946;v
Ntywenka;-31.2078;28.6062;;;995;v;;1
Ntywenka Forest;-31.1832;28.6161;;248;995;p
Nxakaxha;-30.6692;29.1771;;;655;v
Nxamagele;-30.6097;27.4877;;;1247;v
Nxamane;-31.7304;29.3426;;917;1100;v;;;;eastern-cape-nxamane-port-saint-johns
Nxambani;-31.2397;29.6433;;;648;v
Nxantsi;-32.088;28.9379;;;245;v
Nxarhabe;-31.1171;29.7134;;;279;v
Nxaruni;-32.8894;27.7674;;;230;v
Nxaxho;-32.5446;28.5059;;;490;v
Nxaxho B;-32.4567;28.4226;;1018;139;v
Nxaxo Mouth;-32.5883;28.5211;;;490;v
Nxaxu;-32.1013;29.0144;;;245;v
Nxomfu;-31.4566;27.1436;;;210;v
Nxotho;-31.0351;28.8457;;;1122;v
Nxotshana;-30.5694;28.3399;;;1314;v
Nxotsheni;-31.4264;29.0454;;;631;v
Nxotwa;-32.2692;28.4532;;;1437;v
Nxotwe;-31.1626;28.703;;;1122;v
Nxukhwebe;-31.4032;29.1396;;;631;v
Nxutyana;-32.3861;28.6332;;;1437;v
Nxuze;-31.183;29.338;;;279;v
Nyaka;-30.8881;29.9603;;;69;v
Nyakani;-31.7613;29.3157;;;1100;v;;;;eastern-cape-nyakani-port-saint-johns
Nyalasa;-31.8806;27.7847;;;1344;v
Nyalasa;-31.6878;27.6743;;;121;v
Nyandeni;-32.18;27.5276;;;160;v
Nyandeni;-32.0607;28.9427;;;245;v
Nyandeni;-31.6561;28.706;;;896;v
Nyandeni;-30.9372;28.7208;;;1122;v
Nyandeni A;-32.0103;29.0505;;;159;v
Nyanga;-32.5846;27.1216;;135;487;v
Nyanga;-31.6808;28.0406;;;946;v
Nyanisos;-33.2387;27.1365;;;1064;v
Nyanisweni;-32.0284;27.904;;;1344;v
Nyanisweni;-30.9756;28.7932;;;1122;v
Nyanisweni;-30.8841;29.7877;;;69;v
Nyara;-32.7361;28.1297;;;367;v
Nyara;-32.6963;26.1018;;;45;s
Nyareni;-31.2925;29.5078;;;648;v
Nyathi;-31.1359;29.4518;;;279;v
Nyathi;-31.0798;29.3704;;;1002;v
Nyazi;-31.4713;29.4483;;;1100;v;;1;;eastern-cape-nyazi-port-saint-johns
Nyegqihi;-31.0317;29.0768;;;559;v
Nyembezi;-31.4568;28.6286;;;1342;v
Nyembezini;-31.2743;29.5232;;;648;v
Nyengqiti;-31.0031;29.1288;;;559;v
Nyesini;-30.6542;28.9688;;;559;v
Nyhaba;-32.1539;27.8186;;;1344;v
Nyibibeni;-31.7489;28.4474;;;893;v
Nyidlana;-32.3266;27.8146;;;951;v
Nyikima;-31.8266;27.6651;;;160;v
Nyili;-32.3609;27.8479;;;951;v
Nyinga;-31.6376;27.0145;;;120;v
Nyingwashe;-32.2346;27.727;;;1262;v
Nyityaba;-32.4208;28.464;;;139;v;;1
Nyiweni;-30.8503;29.099;;;1002;v
Nykeni;-31.7505;29.302;;;1100;v;;;;eastern-cape-nykeni-port-saint-johns
Nyoka;-32;28.3166;;;225;v
Nyokana;-32.3253;28.2076;;;118;v
Nyokana;-32.2969;28.5453;;;1437;v
Nyokana;-31.0912;29.0099;;;1122;v
Nyokweni;-31.1434;29.3162;;546;1002;v
Nyokweni A;-30.9722;29.6245;;;69;v
Nyokweni B;-30.9262;29.5955;;;69;v
Nyongwana;-31.9369;27.319;;;160;v
Nyongwana B;-31.8042;27.453;;;160;v
Nyosana;-31.3718;29.4748;;;1100;v;;;;eastern-cape-nyosana-port-saint-johns
Nyosini Gubhuzi;-30.6254;28.9652;;;559;v
Nyukhweni;-31.2464;29.3611;;;279;v
Nyulula;-32.0982;27.8305;;;951;v
Nyumaga;-32.5673;28.2712;;;490;v
Nyutura;-32.543;28.3344;;;490;v
Nywara;-31.9428;28.3712;;;225;v
Nywayi;-31.9515;28.2179;;548;225;v
Nzamo;-31.6756;28.9211;;;952;v
Nzondeni;-31.4443;29.4554;;;1100;v;;;;eastern-cape-nzondeni-port-saint-johns
Nzondeni;-31.414;29.1675;;;631;v
Nzulwini;-31.9562;29.0321;;;159;v
Nzulwini Forest;-31.9553;29.0239;;;159;p
Nzwakazi;-32.0021;28.7751;;;893;v
Oakland;-32.1131;28.3458;;719;225;v
Ocean View;-32.971;27.8992;;;230;s
Old Bunting;-31.6692;29.1734;;;952;v
Old Location;-31.1953;28.2417;;;1356;s
Old Masakhe;-31.5541;26.5584;;749;1248;v
Old Nomonde;-31.3887;26.3642;;;857;s
Orange Grove;-33.0294;27.8438;;;230;s
Otterburn;-32.4282;26.7916;;;1198;v
Outspan;-30.2405;28.8395;;;711;v
Outubeni;-32.7573;27.0094;;;822;v
Outubeni;-31.785;27.3512;;;120;v
Overbaakens;-33.9695;25.5464;;;346;s
Oviston;-30.6984;25.7662;;;1380;s
Oxton;-32.2317;26.7033;;;1169;v
Oyster Bay;-34.1699;24.6551;;;1238;v
Paballong;-30.4175;28.5113;;;765;v
Paleni;-32.6804;26.9324;;;201;v
Palmietfontein;-30.4198;27.54;;;1247;v
Pamlaville;-30.1028;29.065;;;138;v
Panabokwe;-31.6364;27.4608;;;121;v
Pangweni;-30.9167;30.0895;;;69;v
Panmure;-32.9984;27.8882;;;230;s
Papanana;-30.8962;28.9536;;;559;v
Papasini;-32.129;27.7467;;;1344;v
Paradise;-33.2223;27.0855;;;1064;s
Paradise Beach;-34.0994;24.8891;;;454;s
Pari Park;-34.0032;25.5469;;;346;s
Park Ridge;-33.0178;27.8788;;;230;s
Parkside;-33.9261;25.5537;;;346;s
Parkside;-33.0175;27.8926;;;230;s
Parliament Hill;-32.8585;27.4352;;63;1118;s
Parsons Hill;-33.9471;25.5882;;;346;s
Parsons Vlei;-33.9324;25.4881;;;346;s
Patari;-31.1967;29.7721;;;648;v
Payindira;-30.6105;27.3703;;;1247;v
Payne;-31.6309;28.7252;;;896;v
Pefferkop;-32.6732;26.8674;;;201;v
Pefferville;-33.0084;27.8795;;;230;t
Pehong;-30.2201;28.6718;;;711;v
Pelandaba;-30.6382;27.5667;;;1247;v;;6
Pelandaba Mission;-30.6183;27.6135;;;1247;v
Pele-pele A;-30.9937;29.7167;;;69;v
Pele-pele B;-30.9926;30.038;;;69;v
Pellsrus;-34.0635;24.9188;;;454;s
Penford;-33.7643;25.4069;;;481;s
Pepela;-30.1822;28.5765;;;711;v
Pepeni;-30.6854;29.5133;;106;655;v
Perridgevale;-33.9457;25.5812;;;346;s
Perserverance;-33.8406;25.5523;;;346;s
Pesheya-Kwa-Nqoko;-32.0879;27.6628;;;160;v
Pesikeni;-31.8709;27.8418;;;1344;v
Peter Mokaba;-31.0785;28.3608;;;995;s
Pewuleni;-32.9021;27.0386;;;822;v
Phahlakazi;-31.7671;29.2842;;;1100;v;;;;eastern-cape-phahlakazi-port-saint-johns
Phakamisa;-32.5587;26.7603;;;1198;t
Phakamisa;-31.64;25.8114;;652;416;v
Phakamisa Phase 2;-32.9276;27.4597;;1073;1118;t
Phakamisani;-31.5319;27.6813;;;121;s
Phantsikwentaba;-32.4941;28.0023;;;118;v
Phaphamani;-33.2865;26.5455;;;700;s
Phatilizwe;-32.2406;28.6389;;;1437;v;;1
Phelandaba;-32.0984;26.5635;;;1273;v
Phelandaba;-31.7651;27.5875;;;160;v
Phelandaba;-31.5047;27.5685;;;121;v
Phelindaba;-31.3819;26.3535;;;857;s
Phendlamoya;-30.8851;29.1227;;;1002;v
Phepheni;-30.6979;29.5161;;;1002;v
Phepheni;-30.6672;29.5277;;;655;v
Phephezela;-32.0209;28.5129;;;245;v
Phesheya;-31.6062;27.1801;;;120;v
Phesheya Kwetabase;-31.4882;28.587;;;896;v
Phesheya Nququ;-31.773;27.6205;;;160;v
Phesheya Vayizana;-31.6492;27.9153;;;946;v
Phesitlha;-32.1011;28.7014;;;245;v
Phezulu;-32.0651;28.4376;;;225;v
Phezulu;-30.7818;28.5507;;;1314;v
Phiri-e-Ntso;-30.6065;28.2596;;;1314;v
Phirintsu;-30.5855;28.2983;;;1314;v
Phola Park;-32.6895;26.0998;;;45;s
Phola Park;-32.5435;26.6853;;34;1198;s
Phola Park;-31.572;28.7653;;;896;s
Phola Park;-31.0827;28.3697;;;995;s
Phozi;-33.1981;27.5582;;;1118;v
Phuka;-30.6934;29.4526;;;655;v
Phukwana A;-31.9726;27.7841;;;1344;v
Phumaze;-31.1002;29.6256;;;279;v
Phumlani;-31.3771;26.3569;;;857;t
Phumlo;-31.272;29.6499;;;648;v
Phungulelweni;-31.1921;28.7976;;;1122;v
Phuthing;-30.5673;28.2562;;;1314;v
Phuthing;-30.222;28.4972;;;711;v
Pikoli;-33.2142;26.9895;;;1064;v
Pirie Mission;-32.793;27.2479;;;1118;v
Plangeni;-31.0663;30.1417;;;69;v
Platana;-30.8488;28.3699;;;1314;v
Platform;-30.4177;27.3571;;1412;1247;v
Pola;-32.302;28.2156;;;118;s
Polar Park;-31.913;26.8485;;;525;s
Polar Park;-31.322;27.8211;;;503;s
Polar Park;-30.853;29.7996;;;69;v
Polile;-30.4525;28.6353;;;765;v
Polini;-31.6591;28.9427;;;952;v
Poliya;-31.2118;29.7415;;;648;v
Polokong;-30.2918;28.7592;;;711;v
Poltini;-31.8675;27.4027;;;120;v
Pontseng A;-30.4469;28.5994;;;765;v
Pontseng B;-30.2432;28.5849;;;711;v
Popopo;-30.5171;28.576;;;765;v
Port Elizabeth Central;-33.9627;25.6111;;;346;s
Port St Johns;-31.6278;29.5354;;;1100;v;;5;;eastern-cape-port-st-johns-port-saint-johns
Poshi;-32.4734;28.4408;;;139;v
Posini;-33.106;27.0801;;;1064;v
Pote;-30.057;29.0183;;;711;v
Potlo;-30.2055;28.5388;;;711;v
Potsdam East;-32.9094;27.6791;;;230;v
Potsdam South;-32.9183;27.6674;;;230;v
Potsdam Village;-32.9727;27.6506;;;230;v
Prices Dale;-32.2787;26.7104;;;1169;v
Prinsvale;-33.0268;24.326;;;514;s
Printsi;-31.3383;28.7021;;;1342;v
Printsu;-30.5872;28.3147;;;1314;v
Prospect;-31.9705;26.5429;;;1273;v
Protea;-30.2631;28.7777;;;711;v
Providentia;-34.0009;25.5422;;;346;s
Prudhoe;-33.4047;27.1141;;;1064;v
Pulangweni;-31.6398;28.2406;;;946;v
Pumlani;-32.6662;27.1712;;;487;s
Pumlani;-32.4804;28.0435;;;118;v
Pumlani;-32.3241;28.1637;;;118;s;;;;eastern-cape-pumlani-butterworth-2
Pungulelweni;-30.9384;29.1992;;;1002;v
Punguleweni;-30.2317;28.7555;;;711;v
Punzana;-33.0614;27.4609;;;1118;v
Qabaephezulu;-32.0142;28.0291;;;946;v
Qabakeni;-31.9507;28.8291;;;893;v
Qadu;-31.0139;29.8191;;;69;v
Qakancu;-31.6056;28.3576;;;896;v
Qalabeni;-30.3751;28.3528;;;711;v
Qamangweni;-31.1975;29.5478;;;279;v
Qamata;-31.9776;27.4341;;;160;v
Qamatsa;-31.9697;27.4609;;;160;v
Qambatha;-31.5075;29.5081;;;1100;v;;;;eastern-cape-qambatha-port-saint-johns
Qamdobowa;-33.0157;27.1089;;;822;v
Qamini;-33.3655;27.0901;;;1064;v
Qamnyana;-33.1219;26.9347;;;1064;v
Qanda;-31.2919;28.8;;;1342;v
Qandeshe;-30.9135;29.9364;;;69;v
Qanguleni;-31.8948;28.1484;;;946;v
Qanqu;-30.9173;28.7319;;;1122;v
Qanqu;-30.779;29.0698;;650;559;v
Qaqane;-31.5282;27.5307;;;121;v
Qaqeni;-31.9387;27.1443;;;160;v
Qasa;-31.2737;29.3025;;;648;v
Qatywa;-32.1395;28.9654;;;245;v
Qaukeni;-33.0337;27.2356;;;1064;v
Qawukeni;-31.2845;29.5776;;;648;v
Qayiso;-32.5518;28.3251;;;490;v
Qazini;-32.3814;28.7191;;;1437;v
Qebedu;-31.2602;29.4547;;;648;v
Qebeyi;-31.275;28.8375;;;1342;v
Qelane;-31.5184;28.7511;;;896;v
Qelani;-32.1699;28.329;;;225;v
Qengqeleka;-31.9282;28.1862;;;946;v
Qengqweni;-32.3777;28.2012;;;118;v
Qeqe;-32.3928;27.9323;;;118;v
Qguthubeni;-31.3258;28.5373;;;1342;v
Qhaka;-31.6061;29.4102;;;1100;v;;;;eastern-cape-qhaka-port-saint-johns
Qhankqu;-31.5544;29.0177;;;631;v
Qhanqeni;-31.3522;29.1451;;;631;v
Qhanqeni;-31.2374;29.1941;;219;1002;v
Qhasa;-30.9886;29.7296;;;69;v
Qhingqala;-32.1891;28.6893;;;1437;v
Qhinqolo;-31.7707;28.8646;;;893;v
Qhitsi;-30.3567;28.6166;;;765;v
Qhobong;-30.8712;28.3438;;;995;v;;1
Qhoboshane;-31.4914;27.1815;;;435;v
Qhobosheaneng;-30.4139;28.5874;;;765;v
Qhoboshendlini;-31.5284;29.4096;;;1100;v;;;;eastern-cape-qhoboshendlini-port-saint-johns
Qhogi;-31.9689;29.0594;;;159;v
Qhokama;-31.7512;29.0832;;;952;v
Qholiwe;-32.1208;28.214;;;118;v
Qhotira;-31.2662;28.6825;;;1342;v
Qhunqwana;-31.5396;29.233;;;631;v
Qhwabi;-32.0393;26.6418;;;1432;v
Qibira;-32.9531;27.0539;;;822;v
Qikileka;-32.3242;27.9172;;;951;v
Qima;-32.2215;28.1379;;;118;v
Qina;-32.4527;28.1852;;;139;v
Qineni;-31.9743;27.2793;;;160;v
Qinisa;-31.5895;28.9178;;;631;v
Qithi;-31.8387;27.2073;;;120;v
Qiti;-31.5752;29.193;;;631;v
Qiya;-31.8626;28.613;;;893;v
Qoboqobo;-32.4189;28.2631;;;139;v
Qoboshane;-30.6107;27.384;;724;1247;v
Qoboshane;-30.4462;27.5596;;;1247;v;;;;eastern-cape-qoboshane-sterkspruit-2
Qojana;-30.9807;29.5502;;;279;v
Qokana;-31.6897;28.6965;;;896;v
Qokolweni;-31.9906;28.3747;;;225;v
Qokolweni;-31.7189;28.7905;;;893;v
Qokolweni A;-32.5167;28.299;;;490;v
Qolo;-32.8428;27.0604;;;822;v
Qolombana;-31.4479;28.775;;;1342;v
Qolombane;-31.4445;28.3968;;;1356;v;;1
Qolora Mouth;-32.641;28.4236;;;490;v
Qolweni;-33.225;27.3158;;;377;v
Qolweni;-32.7955;27.9653;;;528;v
Qolweni;-31.1467;28.8565;;;1122;v
Qolweni;-30.7646;28.9407;;;559;v
Qolweni A;-32.356;28.539;;;139;v
Qolweni B;-32.4331;28.4239;;;139;v
Qombe;-32.3938;28.5326;;;139;v
Qombe;-32.0099;28.5189;;;245;v
Qombolo;-32.5441;28.2416;;;490;v
Qombolo;-32.001;27.6649;;;160;v
Qongqotha;-32.966;27.4919;;;1118;v
Qoqa;-30.8967;28.9182;;919;559;v
Qoqo;-31.1292;29.6423;;;279;v
Qoqondala;-32.8178;27.1091;;944;487;v
Qoqweni;-31.4155;29.5431;;;648;v
Qora Mouth;-32.4389;28.6792;;172;1437;v
Qota;-31.6824;28.7811;;;896;v
Qothirha;-30.928;28.6963;;;1122;v
Qoxe;-30.7117;29.5669;;;69;v
Qoxoza;-31.2216;29.7058;;;648;v
Qoyiya;-31.0928;29.1371;;;1002;v
Qudu;-31.3023;28.6332;;;1342;v
Queensberry Bay;-32.8802;28.0949;;;367;v
Queenstown Central;-31.914;26.8785;;;525;s
Queensview Park;-31.9268;26.8916;;;525;s
Quenera;-32.9684;27.9657;;;230;s
Quenera North;-32.9513;27.923;;;230;s
Qugqwala;-33.0074;27.3355;;;1064;v
Quigney Beach;-33.0188;27.9155;;;230;s
Quimera;-30.3847;27.4742;;;1247;v;;4
Qukanca;-30.8311;28.7297;;;559;v
Qukuswayo;-31.5419;29.3549;;;1100;v;;;;eastern-cape-qukuswayo-port-saint-johns
Qulu;-32.035;29.047;;;159;v
Quluqu;-31.7965;28.2411;;;946;v
Qumanco;-31.8071;27.8586;;;1344;v
Qumbini;-31.2696;29.4069;;;648;v
Qumbulwana;-32.3672;28.3463;;;139;v
Qumra;-30.936;29.0611;;;559;v
Qungebe;-30.7844;29.6691;;;69;v
Qungu;-31.8346;27.4763;;;160;v
Qurana;-31.1541;28.6415;;;995;v
Quthubeni;-31.31;28.5842;;;1342;v
Qutsa;-32.0661;27.6633;;;160;v
Qutubeni;-33.0041;27.0323;;;822;v
Quza;-32.7403;27.1583;;;487;v
Quza;-30.9065;29.9681;;;69;v
Quzini;-32.8211;27.3657;;;487;v
Qwabe;-31.2056;29.786;;;648;v
Qwanguleni;-32.2178;27.8495;;;951;v
Qwaru;-30.9806;29.5566;;;279;v
Qweqwe;-31.6883;28.6326;;;896;v
Qwidlana;-30.7909;28.684;;;559;v;;4
Qwilini;-31.673;27.6477;;;121;v
Qwiliqwili;-32.2945;27.7522;;;1262;v
Rabe;-32.8206;27.09;;;487;v
Rafini;-32.1273;28.4504;;;225;v
Rainy;-31.4704;28.9103;;;631;v
Rala;-33.2218;27.4496;;;1118;v
Raladiya;-32.2768;28.2903;;;118;v
Ramaphosa;-31.5461;28.7841;;;896;s
Ramohlakoana;-30.2801;28.7866;;;711;v
Rarayo;-32.4;28.2736;;;139;v
Rareni;-31.5484;27.5569;;;121;v
Rasmeni;-31.6295;28.1722;;;946;v
Ratswini;-31.4809;28.0574;;;946;v
Ravinia;-33.8307;23.8822;;;459;s
Rawini;-32.4576;27.4165;;;1262;v
Rayina;-30.6304;28.226;;1358;1314;v
Rayisini;-30.3807;27.4236;;;1247;v
Red Hill;-32.816;26.906;;;201;v
Redhill;-31.2038;29.4475;;;279;v
Redhouse Village;-33.8399;25.5694;;;346;s
Redoubt;-30.8969;29.9661;;;69;v
Reeston;-32.9741;27.7957;;;230;t
Relegwini;-31.6973;28.4049;;;893;v
Reservoir Hills;-33.8144;25.4627;;;195;s
Retief;-33.7954;25.4789;;;195;s
Rhayi;-32.9074;27.3357;;;1118;v
Rhela;-31.62;29.3753;;;1100;v;;;;eastern-cape-rhela-port-saint-johns
Rhephu;-31.7694;29.3355;;;1100;v;;;;eastern-cape-rhephu-port-saint-johns
Rhini;-33.2862;26.5592;;;700;s
Rhode;-33.077;27.3811;;;377;v
Rhode;-30.9612;29.6887;;;69;v
Rhodes;-33.3178;26.5182;;;700;s
Rhodes;-30.8196;27.9713;;;1142;v
Rhodesia;-30.8631;28.6056;;;1314;v
Rhole;-31.3792;29.8755;;;648;v
Rhoqobeni;-30.7429;29.2119;;894;655;v
Rhoxeni;-32.3109;28.084;;;118;v
Rhuwaxeni;-31.144;29.1344;;;1122;v
Rhuyrwala;-31.7355;28.6642;;;893;v
Rhwantsana;-32.7008;26.6831;;;567;v
Rhwantsana;-31.8924;27.3056;;;160;v
Rhwantsana;-30.9413;29.3519;;;1002;v
Richmond Pines;-33.1432;27.5997;;;230;v
Ridge;-31.6958;28.7775;;;896;v
Riebeeck East;-33.2121;26.1638;;;12;s;;1
Rietfontein;-33.2799;27.3466;;;377;v
Rietfontein;-30.5728;27.5404;;;1247;v;;2
Rifantsu;-30.2452;28.5188;;;711;v
Rini;-31.988;29.1314;;;159;v
Ripplemead;-33.0263;26.9818;;;1064;v
Riverside Industrial;-33.7615;25.3737;;;481;p
Rock Cliff;-30.6329;27.6467;;;1247;v
Rocklands;-33.0903;27.6354;;;230;v
Rocklands;-32.3043;27.1461;;134;136;v
Rocklands;-32.0158;26.4783;;;1273;v
Rockville;-30.9527;29.5842;;;69;v
Rode;-30.8229;29.1381;;1399;559;v
Roma;-30.7385;28.8443;;;559;v;;1
Rona;-31.6971;27.1541;;;120;v
Rooisand;-30.4701;27.3841;;;1247;v
Rooiwal;-30.4511;27.4614;;;1247;v
Rosedale;-33.8241;24.8719;;;379;t
Rosedale;-33.7364;25.3771;;;481;t
Rosedale Park;-32.9941;27.8595;;;230;s
Rosemount;-33.0323;27.8515;;;230;s
Rosendal;-33.0164;27.5888;;;1118;v
Rossouw;-31.1701;27.2793;;;38;v
Rowallan Park;-33.9378;25.4647;;;346;s
Roxeni;-32.7706;26.7477;;;201;v
Rune;-31.8018;28.4041;;;893;v
Runletts;-33.2283;27.0543;;;1064;v
Rura;-33.1597;27.0318;;;1064;v
Rwantsana;-31.8793;27.2737;;;120;v
Rwantsana;-31.749;27.4466;;;160;v
Rwantsana;-31.0698;29.2733;;;1002;v;;2
Rwantsana;-30.9728;29.4566;;;279;v
Rwantsana A;-32.2216;27.8019;;;951;v
Rwantsana B;-32.3741;28.177;;;118;v
Rwantsane;-32.4894;28.0285;;;118;v
Rwarwa;-32.7441;26.9104;;;201;v
Sabalele;-32.1392;27.4413;;;160;v
Sabelo;-31.0784;29.5656;;;279;v
Sada;-32.203;26.8046;;;1169;t
Sada Unit 1;-32.2053;26.8047;;;1169;t
Sada Unit 2;-32.1959;26.8179;;;1169;t
Sakela;-31.844;28.6417;;;893;v
Sakhele isizwe;-31.6397;25.8051;;652;416;v
Sakhute;-30.864;28.322;;;995;v
Saki;-32.8365;26.9527;;;822;v
Saleni;-31.0974;29.4161;;;1002;v
Salisbury Park;-33.9967;25.5407;;;346;s
Salsonville;-33.8876;25.5108;;59;346;t
Salt Lake;-33.8917;25.5346;;59;346;t
Salt Pan;-33.8777;25.5426;;59;346;t
Samela;-31.7545;27.5997;;;160;v
Samini;-32.4526;27.9203;;;118;v
Samka;-32.4887;28.2152;;;139;v
Sanctor;-33.8804;25.5097;;59;346;t
Sandile;-33.1515;27.5477;;;1118;v
Sandile;-31.5852;28.2941;;;946;v
Sandisiwe;-32.9088;27.7575;;;230;v
Sandla;-32.7494;27.0233;;;487;v
Sandlulube;-31.4735;29.5157;;334;1100;v;;;;eastern-cape-sandlulube-port-saint-johns
Sandringham;-31.9041;26.8867;;;525;s
Sangqu;-30.9872;28.6742;;;1122;v
Sankobe;-31.8339;28.8007;;;893;v
Santa;-33.0227;27.82;;;230;s
Santile;-32.1783;27.5163;;;160;v
Santini;-31.2578;28.6825;;;1342;v
Santini;-30.5557;28.5273;;;765;v
Santombe;-30.1582;29.0584;;;138;v
Santyeni;-31.7032;27.5456;;;121;v
Saphukanduka;-30.8325;29.1864;;;655;v
Saphukanduku;-30.8634;29.1657;;;1002;v;;2
Sapompolo;-31.0833;28.6974;;;1122;v
Sapulanduko;-30.9123;28.4058;;;995;v
Sarhonqa;-30.7461;29.527;;;1002;v
Sautana;-32.1506;26.704;;;1169;v
Sawutana;-32.4211;27.9567;;;118;v
Sawutana A;-32.0728;28.0968;;;951;v
Sawutana B;-32.0687;28.1944;;;951;v
Sawutini;-31.7349;28.6105;;;893;v
Sawutiya;-32.1821;26.677;;;1169;v
Saxilby;-32.9839;27.8639;;;230;s
Saye;-32.8871;27.7516;;;230;v
Sazinge;-31.7434;29.2372;;;952;v
Sbomvaneni;-31.0914;28.6429;;;1122;v
Scambeni;-30.9009;30.0743;;;69;v
Scenery Park;-33.0003;27.8201;;;230;t
Schauderville;-33.9332;25.5677;;;346;t
Scheepershoogte;-33.7736;25.4289;;;481;s
Schoenmakerskop;-34.0032;25.5619;;;346;s
Schornville;-32.8951;27.3991;;;1118;s
Scotstown;-33.9639;25.5971;;;346;s
Scott Farm;-33.2984;26.5389;;;700;s
Sdadeni;-31.6541;28.0541;;;946;v
Sdakeni;-31.4444;27.6641;;;121;v
Sdakeni;-31.0289;28.6098;;;1122;v
Sdikidini;-30.7141;28.9047;;;559;v
Sea Vale;-33.1982;27.6282;;;230;v
Sea Vista;-34.1515;24.8323;;;1238;s
Seafield;-33.5308;27.0558;;;1097;v
Seaview;-34.0117;25.3567;;155;346;s
Seaview;-31.0495;30.1359;;;69;v
Sebeni;-32.3896;28.5929;;;1437;v
Sebeni;-31.1606;29.1853;;;1002;v
Second Beach;-31.6494;29.5135;;1102;1100;v;;;;eastern-cape-second-beach-port-saint-johns
Second Creek;-33.0215;27.8873;;;230;s
Section 21;-31.053;29.9677;;;69;v
Seghobong;-30.4441;28.4474;;;1314;v
Sekhutlong;-30.2273;28.5599;;;711;v
Sekotong;-30.5252;27.3943;;;1247;v
Seku;-32.4371;28.2754;;;139;v
Sekuyasa;-31.666;27.0633;;;120;v
Selborne;-32.991;27.8991;;;230;s
Selekhulu;-31.3798;29.4406;;;1100;v;;;;eastern-cape-selekhulu-port-saint-johns
Selwane;-31.5575;29.3543;;;1100;v;;;;eastern-cape-selwane-port-saint-johns
Semeni;-30.9299;28.9738;;919;559;v
Semonkong;-30.4227;28.5396;;;765;v
Sengqe;-31.9282;28.7534;;;893;v
Senta;-31.6874;27.6025;;;121;v
Seqhobong;-30.4362;28.4232;;;1314;v
Seqhobong;-30.4059;28.4558;;;765;v
Seru;-31.878;27.8338;;;1344;v
Setabataba;-30.5925;28.3303;;;1314;v
Sethathi;-30.4593;28.5003;;;1314;v
Setube;-30.659;28.2741;;1283;1314;v
Seven;-32.3086;28.2112;;;118;s
Seyisi;-32.5041;28.2586;;;139;v
Sfolweni;-30.6682;29.1212;;;655;v
Shenxe;-30.2022;28.9568;;;711;v
Sherwood;-33.9625;25.4792;;;346;s
Sheshegu;-32.1283;28.2723;;;225;v
Sheshegu;-31.5351;28.6849;;;896;v;;1
Shilata;-32.1359;28.1804;;;118;v
Shiloh;-32.204;26.8293;;400;1169;v
Sholora;-32.0759;28.7502;;;245;v
Shoshwana;-32.2308;28.6939;;;1437;v
Shugabhushi;-30.8416;29.204;;;655;v
Shukenxa;-31.7167;28.4412;;;893;v
Shukuma;-32.1675;28.7717;;;245;v
Shukunxa;-31.0806;28.5869;;;1122;v
Shushu;-32.9995;27.2808;;;1064;v
Shushwana;-31.9404;27.7262;;;1344;v
Sibangweni;-31.5352;28.8174;;;631;v
Siberia;-30.4233;28.7447;;;765;v
Sibhozweni;-30.8188;29.042;;;559;v
Sibi;-30.215;28.8459;;;711;v
Sibonile A;-32.2934;26.7718;;;1169;v
Sicambeni;-31.6549;29.479;;;1100;v;;;;eastern-cape-sicambeni-port-saint-johns
Sicambeni;-31.1606;29.8265;;;279;v
Sicwenza;-31.1367;29.5748;;;279;v
Sidabadabeni;-31.9153;29.1462;;;952;v
Sidabakweni;-31.9902;28.924;;;245;v
Sidabekweni;-31.1913;29.6016;;;279;v
Sidakaneni;-30.5605;27.6163;;72;1247;v
Sidakeni;-31.7375;28.1683;;;946;v
Sidakeni;-31.6151;27.168;;;120;v
Sidakeni;-31.2058;28.5469;;;995;v
Sidakeni;-31.1135;29.1717;;;1002;v
Sidakeni A;-30.7086;28.7217;;;559;v
Sidakeni B;-30.6644;29.3895;;;655;v
Sidanda;-31.7426;29.1269;;;952;v
Sidanga;-31.0261;29.9466;;;69;v
Sidbury;-33.4312;26.1727;;;12;v
Sidelwani;-32.1344;28.9339;;;245;v
Sidikidini;-31.5987;27.494;;;121;v
Sidindi;-31.4912;28.3307;;;946;v
Sidubela;-32.3783;27.7584;;;951;v
Sidwada;-31.626;28.7505;;;896;v
Sidwadwa;-31.6198;28.7434;;;896;s
Sidwadweni;-31.6211;26.8471;;;210;v
Sidwadweni Village;-31.7387;27.5034;;;160;v
Sidwell;-33.9177;25.5914;;;346;s
Sifonondile;-31.494;27.6495;;;121;v
Sigangala;-32.4572;28.2411;;;139;v
Sigangeni;-31.7906;27.837;;;1344;v
Sigangeni A;-31.6068;28.1684;;;946;v
Sigangeni B;-31.7106;28.0218;;;946;v
Sigangeni C;-31.6234;28.2351;;;946;v
Sigcawini;-30.6131;27.3915;;724;1247;v
Sigcawu;-31.033;29.5281;;;279;v
Sigibudu;-31.7612;29.1162;;;952;v
Sigidi;-31.572;28.1607;;;946;v
Sigidini;-30.8158;29.4099;;;655;v
Sigingini;-31.8672;28.8447;;;893;v
Sigingqini;-31.7135;27.9374;;;946;v
Sigingqini;-30.9379;28.4643;;;995;v
Sigingqini A;-32.1662;27.8649;;;951;v
Sigingqini B;-32.347;28.1294;;;118;v
Siginqgini;-31.4727;27.7232;;;121;v
Sigobelwana;-32.1872;28.3694;;1289;225;v
Sigodini;-30.7206;28.5239;;;1314;v
Sigodlweni;-31.6831;27.9131;;;946;v
Sigoga;-30.7555;28.4585;;;1314;v
Sigondwaneni;-30.6305;29.0647;;161;559;v
Sigubudweni;-31.6442;28.501;;;896;v
Sigubudweni;-31.0185;28.8209;;;1122;v
Sigubudwini;-31.9068;28.0959;;;946;v
Sigubudwini;-31.0903;29.5069;;;279;v
Sigungqwini;-31.134;28.6627;;;995;v;;1
Sigwalini;-31.7336;28.882;;;893;v
Sigxeni;-31.9468;27.2827;;;160;v
Sihlaba;-31.9446;27.4163;;;160;v
Sihlaba;-31.807;27.3971;;;120;v
Sihlabeni;-32.1588;28.0913;;;951;v
Sihlabeni;-31.6846;28.5797;;;896;v
Sihlabeni A;-31.8852;28.8877;;;893;v
Sihlahleni;-30.793;28.972;;;559;v
Sihlahleni;-30.6587;29.2255;;932;655;v
Sihlana;-32.18;28.6515;;;1437;v
Sihlanjeni;-31.7143;29.3738;;;1100;v;;;;eastern-cape-sihlanjeni-port-saint-johns
Sihlehleni;-31.3101;28.4411;;;1356;v
Sihlontlweni;-31.0636;29.7682;;;69;v
Sihlonyaneni;-30.9212;29.4023;;;1002;v
Sihobotini;-32.0037;27.8156;;;1344;v
Sihomhom;-30.9086;28.5029;;;995;v
Sijika;-30.8949;29.054;;;559;v
Sijoka;-30.4663;28.7183;;;765;v
Sijungqwini;-31.4653;29.4124;;;1100;v;;;;eastern-cape-sijungqwini-port-saint-johns
Sijuqwini;-31.6238;29.4485;;;1100;v;;;;eastern-cape-sijuqwini-port-saint-johns
Sikalweni;-31.5723;29.2695;;;631;v
Sikansini;-31.1069;28.7112;;;1122;v
Sikantini;-31.7274;28.0264;;;946;v
Sikhemane;-30.8469;29.325;;;655;v
Sikhepheni;-30.8406;28.6534;;;1314;v;;1
Sikhepheni Sp;-30.8406;28.6534;;1210;1314;v
Sikhetlane;-30.3592;28.5827;;;765;v
Sikhewini;-30.1692;29.0479;;;138;v
Sikhoba;-31.6586;28.5201;;;896;v
Sikhobeni;-32.032;28.0702;;;225;v;;1
Sikhobeni;-31.9265;28.6918;;;893;v
Sikhulu;-31.0706;29.9417;;;69;v
Sikhulu;-30.8938;29.1048;;;1002;v
Sikhululweni;-31.0858;29.3941;;;1002;v
Sikhumbeni;-30.8565;29.2911;;;655;v
Sikisi;-30.9131;28.9866;;;559;v;;1
Sikitini;-31.3585;29.5733;;;648;s
Sikitini;-31.1429;29.422;;;279;v
Sikoba;-31.9469;28.6856;;;893;v
Sikobeni;-31.6918;27.9429;;;946;v;;1
Sikobeni;-31.1429;28.952;;;1122;v
Sikolweni;-31.0384;28.9718;;;559;v
Sikroxweni;-30.4462;27.5657;;;1247;v
Silangwe;-31.2297;29.6873;;;648;v
Silevini;-31.2133;28.7021;;;1342;v
Silindini;-31.8157;28.572;;;893;v
Silindini;-30.6795;29.1686;;;655;v
Silindini;-30.6598;28.5543;;;1314;v
Silositsha;-32.7724;27.36;;;487;v
Silver Town;-32.2008;26.7998;;;1169;t
Silver Town;-31.9058;26.8608;;;525;s
Silverdale;-33.0231;27.6654;;;230;v
Silverton;-31.6162;28.8221;;;896;s
Simakadeni;-30.9287;29.7318;;;69;v
Simela;-30.6825;28.8773;;;559;v
Sinakanaka;-32.7533;26.8559;;;201;v
Sinakho;-31.3853;27.038;;1307;210;v
Sinamva;-30.8819;29.0045;;644;559;v
Singcukeni;-31.3943;28.2426;;;946;v
Singeni;-32.8682;26.9134;;;822;v
Singeni;-32.4379;28.1865;;;118;v
Singeni;-31.8334;28.186;;;946;v
Singeni;-31.3081;28.5519;;;1342;v
Singeni;-30.7991;29.3921;;;655;v
Singeni A;-32.2008;28.7946;;;1437;v
Singeni B;-31.8281;28.2928;;;225;v
Singqezi;-30.796;28.7112;;1123;559;v
Singqumeni A;-31.4371;28.2557;;;946;v
Singqumeni B;-31.402;28.2745;;;946;v
Singungweni;-31.1207;28.6551;;;995;v
Sinqa Sedonki;-31.6383;29.3181;;;1100;v;;;;eastern-cape-sinqa-sedonki-port-saint-johns
Sinqogo;-31.0649;30.1381;;;69;v
Sinquma;-31.148;29.3518;;;1002;v;;1
Sintsana;-32.4639;28.4057;;;139;v
Sinwandweni;-31.6647;28.8948;;;952;v
Sinxago;-31.1319;28.6167;;;995;v
Sinyaqa;-30.791;29.0237;;;559;v
Sipafeni;-31.4778;27.6856;;;121;v
Sipaqeni;-31.0642;29.5176;;;279;v
Sipetu;-31.0896;29.1851;;;1002;v
Siphaleni;-32.1718;28.1748;;;118;v
Siphepheto;-30.5383;28.8359;;;765;v
Siphethu;-30.7677;29.5458;;;1002;v
Siphezini A;-31.1559;29.4775;;;279;v
Siphezini B;-31.2498;29.5278;;;648;v
Siphingweni;-32.692;27.0102;;;822;v
Siphola;-30.1619;28.9525;;;711;v
Siphunzana;-31.7224;29.3682;;;1100;v;;;;eastern-cape-siphunzana-port-saint-johns
Siphusiphu;-31.4484;29.3047;;;1100;v;;;;eastern-cape-siphusiphu-port-saint-johns
Sipundu;-30.8622;29.2621;;;655;v
Siqabeni;-31.9857;27.2018;;;160;v
Siqhingeni;-30.7297;28.8354;;667;559;v;;1
Siqhingeni;-30.6966;29.1224;;;559;v;;1;;eastern-cape-siqhingeni-kwabhaca-2
Siqhozameni;-31.4735;29.3079;;;1100;v;;;;eastern-cape-siqhozameni-port-saint-johns
Siqikini;-31.9782;27.2131;;;160;v
Siqikini;-31.7608;28.9074;;;893;v
Siqikini;-31.5663;26.9274;;;210;v
Siqikini;-31.1172;28.7848;;;1122;v
Siqikini A;-31.8518;27.8576;;1218;1344;v
Siqingqini;-31.7126;27.9428;;;946;v;;1
Siqithi;-31.2525;28.6207;;;1342;v
Siqungqwini;-31.134;28.6627;;1208;995;v;;1
Siqungqwini;-31.1293;28.6264;;;995;v;;1;;eastern-cape-siqungqwini-nqanqarhu-2
Siretshe;-31.2374;29.3399;;;279;v
Sirhoqobeni;-30.7356;29.2611;;1014;655;v
Sirhoshweni;-31.935;28.8706;;;893;v
Sirhudlwini;-30.8337;28.9461;;;559;v
Siroshweni A;-31.8706;28.3641;;;225;v
Siroshweni B;-31.9385;28.475;;;245;v
Sisilane;-32.2188;26.6337;;;1169;v
Sisulwini;-30.7116;29.2236;;;655;v
Sisuzeni;-31.2932;29.1478;;;1122;v
Siszini;-32.0677;28.3586;;;225;v
Sitatwini;-32.0835;28.5971;;;245;v
Sitebe;-31.8063;28.4966;;;893;v
Sitebe;-31.7471;28.2787;;;946;v
Sithangameni;-31.0393;28.8066;;;1122;v
Sithebe;-31.0465;29.2919;;922;1002;v
Sithinteni;-30.7239;29.1622;;813;655;v
Sithiweni;-30.5826;29.0425;;;138;v
Sithole Park;-31.0724;28.3659;;;995;s
Sithukuthezi;-30.8315;29.596;;;69;v
Sitishini;-32.0501;28.5061;;;245;v
Sitishini;-31.495;28.1409;;;946;v
Sitishini;-31.0153;28.686;;;1122;v
Sititshini;-31.0292;29.0013;;;1122;v
Sitoleni;-31.4751;28.156;;;946;v
Sitoromo;-30.4142;27.5309;;;1247;v
Sitshayelo;-31.3367;29.5087;;;648;v
Situlu;-31.2172;29.3353;;;279;v
Situmba;-32.0214;27.9508;;;1344;v
Sitywathi;-32.2094;28.7988;;;1437;v
Sivangxa;-32.3602;27.8271;;;951;v
Sivianeni;-30.9438;28.7909;;;1122;v
Siviwe;-32.5975;27.8773;;;528;s
Sivumela;-30.7086;28.7569;;;559;v
Sixambuzi;-31.86;29.1062;;;952;v
Sixhotyeni;-31.6256;28.5645;;;896;v
Sixhotyeni;-30.916;28.3731;;;995;v
Sixhotyeni;-30.7693;29.3794;;;655;v
Sixontweni;-31.162;29.7439;;;279;v
Sixotyeni;-31.7051;28.0052;;;946;v
Sixotyeni A;-32.0041;27.9214;;;1344;v
Sixotyeni B;-32.0987;27.6264;;;160;v
Sixuzulu;-31.6087;28.3395;;;896;v
Siyabulela;-31.2105;29.7255;;;648;v
Siyakha;-33.0462;27.8396;;;230;s
Siyalweni;-30.6486;28.5434;;;1314;v
Siyanda;-32.3176;28.1604;;;118;s
Siyaya;-30.9013;29.126;;;1002;v
Sizindeni;-32.0116;28.9902;;;245;v
Sizindeni;-31.7973;28.9991;;;952;v
Sizindeni A;-31.9446;29.154;;;159;v
Sizindeni B;-31.888;28.9512;;;893;v
Skafu;-32.5953;27.1217;;;487;v
Skepaneng;-30.2103;28.6272;;;711;v
Sketsheni;-30.5894;27.6255;;72;1247;v
Skisazana;-30.5207;27.2119;;;1247;v
Skolweni;-32.9015;26.7876;;;201;v
Skolweni;-31.9398;28.0479;;;946;v
Skovane;-32.3849;27.9354;;;951;v
Skroon;-30.5434;27.4077;;;1247;v
Skroqobeni;-30.7188;29.2797;;1014;655;v
Skwayini;-30.9575;28.8383;;;1122;v
Slevini;-31.9576;27.3824;;;160;v
Slovo Park;-32.9544;27.7643;;796;230;t
Small Location;-30.5847;28.8911;;;138;v
Smarths;-32.3247;28.1911;;;118;s
Smit;-31.4257;28.2979;;;946;v
Snowabile;-31.0775;28.3666;;;995;v;;1
Sobotini;-32.7125;27.3846;;;1262;v
Sofaye;-30.9043;28.9806;;;559;s
Sokwane;-30.5999;28.6242;;;765;v
Sokweba;-31.8494;28.2336;;;946;v
Solani;-32.2357;28.7851;;;1437;v
Solomoni;-30.8938;29.4445;;659;1002;v
Solomzi;-30.6972;28.4966;;;1314;s
Somatika;-32.1346;28.419;;;225;v
Somerville;-31.1984;28.6441;;794;995;v
Somnqobo;-31.4968;29.4923;;;1100;v;;;;eastern-cape-somnqobo-port-saint-johns
Sompunzi;-31.8316;28.2471;;;225;v
Sondernooi;-31.0879;28.3761;;;995;s
Songonyane;-30.6033;28.5527;;;765;v
Sonwabile;-31.0775;28.3666;;1225;995;v
Soto;-32.6906;28.1275;;;367;v
South Down;-32.7378;27.5342;;;1118;v
South End;-33.9736;25.6231;;;346;s
Southernwood;-33.0002;27.9049;;;230;s
Southernwood;-31.6027;28.7687;;;896;s
Southridge Park;-31.611;28.7468;;;896;s
Soweto on Sea;-33.8556;25.5599;;1485;346;t
Spandauville;-32.2672;24.535;;;347;s
Spolweni;-30.7166;29.3848;;;655;v
Spongweni;-31.431;27.1509;;;210;v
Spoornet Grounds;-32.7431;25.802;;;166;s
Spring Grove;-32.1293;26.4811;;1279;1273;v
Spring Vale;-31.6319;28.6772;;;896;v
Springdale;-33.922;25.557;;;346;s
Springfield;-33.9818;25.5448;;;346;s
Springkaanspoort;-30.5369;27.606;;;1247;v
Springs;-32.4682;28.0664;;;118;v
Sprinkaan;-30.2611;28.6114;;;711;v
Sqitini;-30.3682;27.4167;;;1247;v
St Francis Links;-34.162;24.8098;;;1238;s
St Georges Strand;-33.8185;25.6579;;;346;s
St Mary;-32.8814;27.7336;;;230;v
St Paul;-30.2557;28.7259;;;711;v
St. Cutherts Mission;-31.2998;28.6305;;;1342;v;;;;eastern-cape-st-cutherts-mission-tsolo
St. Mark's;-32.0043;27.3647;;;160;v;;;;eastern-cape-st-marks-cofimvaba
Stanford;-30.9193;29.9929;;;69;v
Stanhope;-32.66;27.4924;;;1262;v
Sterkspruit;-30.5249;27.3661;;;1247;v
Steve Tshwete;-30.7191;27.2;;;595;v
Steynburg;-31.3046;25.8199;;;1249;s
Steytler;-33.9387;25.5847;;;346;s
Sthaleni;-30.9795;28.6514;;;1122;v
Stinkoro;-30.852;28.6146;;;1314;v
Stirling;-32.9913;27.9223;;;230;s
Stockpens;-30.682;28.5086;;;1314;s
Stofile Village;-33.8943;25.1386;;1298;379;s
Stofini;-30.937;29.8141;;;69;v
Stoney Craft;-31.6833;27.3183;;;120;v
Stoney Drift;-32.9937;27.8866;;;230;s
Stophine;-30.6173;27.3663;;;1247;v
Strelitzia Park;-33.7502;25.4255;;;481;s
Strelitzia Park Ext;-33.7426;25.4264;;;481;s
Struandale Industrial;-33.903;25.5798;;1485;346;p
Stshayelo;-31.509;29.4287;;;1100;v;;;;eastern-cape-stshayelo-port-saint-johns
Stuttaford;-31.8928;26.8564;;;525;s
Sub-village;-31.8808;28.2623;;580;225;v
Sugarbush;-30.8259;29.2015;;;655;v
Sulenkama;-31.0249;28.6899;;;1122;v
Suluberhe;-30.6814;29.5264;;106;655;v
Summer Pride;-32.9587;27.847;;;230;s
Summerstrand;-33.993;25.6616;;;346;s
Sunduzwayo;-30.9168;29.9661;;;69;v
Sundwana A;-32.0093;28.1631;;;225;v
Sundwana B;-32.1584;28.968;;;245;v
Sundwane;-31.6028;28.8489;;;631;v
Sundwane;-31.4731;28.0809;;;946;v
Sunny South;-33.0711;27.6284;;;230;v
Sunnyridge;-33.0392;27.8537;;;230;s
Sunnyside;-30.8382;29.769;;;69;v
Sunridge Park;-33.9538;25.5294;;;346;s
Sunrise;-31.3465;29.4534;;;1100;v;;;;eastern-cape-sunrise-port-saint-johns
Sunrise-On-Sea;-32.9196;28.0507;;;230;v
Susa;-30.979;29.028;;898;559;v
Swane Ridge;-30.9444;29.6491;;;69;v
Swartkops;-33.865;25.603;;;346;s
Swaswuba;-30.8918;28.3929;;;995;v
Swazini;-31.5732;29.4062;;;1100;v;;;;eastern-cape-swazini-port-saint-johns
Swazini;-31.0011;30.0284;;;69;v
Sweet;-32.8336;27.0152;;;822;v
Swekileni;-31.7054;27.8217;;;946;v
Swelitsha;-30.8662;28.9119;;;559;v
Sydenham;-33.9295;25.6004;;;346;s
Tabankulu;-30.975;29.3217;;;1002;v
Tabase;-31.6448;26.8322;;;210;v
Tabase;-30.4966;28.2898;;;1314;v
Tabase Mission;-31.5733;28.5692;;;896;v
Tabazini;-31.7696;27.8131;;;1344;v
Tafalofefe;-32.4303;28.4798;;;139;v
Tafeni;-33.0303;27.4528;;;377;v
Tafeni;-32.8647;27.1186;;;822;v
Tafeni;-32.5985;28.3983;;;490;v
Tafeni;-32.0146;28.564;;;245;v;;2
Tafeni;-31.8227;28.3818;;;893;v
Tafeni;-31.7669;28.684;;;893;v;;;;eastern-cape-tafeni-mqanduli-2
Tafeni;-31.5299;27.4627;;;121;v
Tafeni;-31.3668;29.1042;;;631;v
Tainton;-32.7676;28.0614;;;528;v
Taiwan;-31.8505;27.6377;;;160;v
Takalani;-31.3348;27.8353;;;503;s
Takalani;-30.7859;25.7953;;;1380;s
Takazi;-32.5573;28.4304;;;490;v
Tala;-31.8329;28.9735;;;893;v
Talemofu;-32.0244;29.0262;;;245;v
Taleni;-32.0312;27.4997;;;160;v
Taleni;-31.863;28.7056;;;893;v
Taleni;-31.462;27.7094;;;121;v
Taleni;-31.4284;28.1729;;;946;v
Taleni;-31.2725;29.3464;;;648;v
Taleni;-31.0117;29.259;;773;1002;v
Taleni;-30.9349;29.6855;;;69;v
Taleni A;-32.2001;28.4167;;;1437;v
Taleni B;-32.1557;28.4186;;;225;v
Tamara;-32.9849;27.2199;;;1064;v;;1
Tamara A;-32.9968;27.1701;;1272;1064;v
Tambeko;-30.8779;29.4663;;;1002;v
Tambo;-32.1372;26.8129;;;1432;v
Tamboekievlei;-32.5903;26.7259;;;1198;v
Tamsana;-31.9791;28.7959;;;893;v
Tantyi;-33.2987;26.542;;;700;t
Tapoleng;-30.5555;27.3698;;;1247;v
Tapushe;-33.0471;27.36;;;1064;v
Tapuu;-30.5403;27.3658;;;1247;v
Taweni;-31.5883;29.2058;;;631;v
Taweni;-31.1466;29.6593;;;279;v
Taybank;-33.9395;25.5322;;;346;s
Teba;-32.7374;26.6137;;;567;v
Teko-Fihla;-32.3693;28.2519;;;118;v
Teko-Kona;-32.3485;28.2847;;;118;v
Telle Mission;-30.4378;27.5587;;;1247;v
Tembeni;-32.2559;28.4554;;;1437;v
Tembeni;-30.7055;28.5235;;;1314;v
Tembisa;-31.6656;28.2294;;;946;v
Tembisa;-31.0204;26.3205;;;113;s
Tembukazi;-31.3635;29.2557;;;648;v
Tenetyana;-30.795;28.9289;;;559;v
Tentergate;-32.0949;26.4599;;;1273;v;;2
Tenza;-32.1021;27.8456;;;1344;v
Tereseng;-30.2251;28.58;;;711;v
Thaba Chicha;-30.3665;28.3915;;;711;v
Thabakhobelu;-30.6537;28.2711;;;1314;v
Thabakhubelu;-30.6493;28.2476;;;1314;v;;3
Thabaputsoa;-30.693;28.4384;;;1314;v
Thabazini;-31.7467;27.791;;;1344;v
Thabeng;-30.5111;28.6367;;;765;v
Thafabanzi;-31.2335;29.4479;;;279;v
Thafeni;-31.4592;29.4599;;;1100;v;;;;eastern-cape-thafeni-port-saint-johns
Thafeni;-30.6534;28.7694;;;559;v
Thahathala;-30.6099;28.8018;;;765;v
Thakanelo;-31.2573;29.6321;;;648;v
Thaleni;-32.1749;28.3798;;;225;v;;3
Thaleni;-31.4923;27.142;;;210;v
Thambana;-31.793;29.3299;;;1100;v;;;;eastern-cape-thambana-port-saint-johns
Thambekeni;-31.0982;28.6611;;;1122;v
Thambekeni;-30.5908;28.4642;;;1314;v
Thambo Park;-32.9405;27.6838;;796;230;t
Thamsanga;-30.5506;29.0767;;;138;v
Thandela;-32.4128;28.6138;;;1437;v
Tharfield;-33.3586;27.2376;;;1064;v
The Gates;-31.5966;29.5209;;1102;1100;v;;;;eastern-cape-the-gates-port-saint-johns
Theescombe AH;-33.9893;25.497;;;346;p
Thekwini;-31.8563;29.032;;;952;v
Thekwini;-31.6652;29.3953;;;1100;v;;;;eastern-cape-thekwini-port-saint-johns
Thekwini;-31.037;29.6309;;;69;v
Themba;-33.18;26.9698;;;1064;v
Thembalesizwe;-32.4873;24.0729;;;0;s
Thembalethu;-32.9631;27.7745;;796;230;t
Thembalethu East Industrial;-32.9502;27.7835;;796;230;p
Thembani;-32.4638;28.197;;;139;v
Thembani;-32.0127;27.3226;;;525;v
Thembeni;-31.4286;29.6529;;;648;v
Thembeni;-31.3782;28.9201;;;631;v
Thembeni;-30.5504;28.4145;;;1314;v
Thembisa;-31.037;28.7418;;;1122;v
Thembisa;-30.6916;29.4627;;;655;v
Thoboyi;-32.1165;27.9668;;;951;v
Thokozani;-30.941;29.8868;;;69;v
Tholang;-30.2705;28.8071;;;711;v
Tholeni;-32.3671;27.9766;;;118;v
Tholeni;-31.0479;28.8844;;654;559;v
Tholeni;-30.9753;28.9047;;;559;v;;;;eastern-cape-tholeni-kwabhaca-2
Thomas Gamble;-33.7465;25.3741;;;481;s
Thorn Park;-32.8173;27.0034;;;822;v
Thorneycroft;-31.9264;26.5861;;;1273;v
Thornfield;-32.9893;27.5193;;;1118;v
Thornham;-33.9757;23.949;;;459;v
Thornhill;-31.9831;26.5981;;;1273;v;;2
Thoteng;-30.4394;28.4122;;;1314;v
Thozamisa;-31.665;26.8291;;;120;v
Thubeni;-32.4494;28.643;;;490;v
Thulupa;-30.9639;29.8338;;;69;v
Thunga;-32.2225;27.9867;;;951;v
Thungwana;-31.9762;28.7709;;;893;v
Thuntu-Tela;-30.5552;27.4228;;1400;1247;v
Thunzini;-32.1048;27.5179;;;160;v
Thuswini;-31.6738;28.9005;;;952;v
Thuthurha;-32.4319;28.2437;;;139;v
Thwabe;-31.9326;28.5743;;;893;v
Thwalikhulu;-31.9575;28.983;;;159;v
Thwasi;-31.0645;29.5871;;;279;v
Tienbank;-30.536;27.3553;;;1247;v
Tikitiki;-31.3584;28.7301;;;1342;v
Tikolwana;-31.014;28.6983;;;1122;v
Tildini;-33.0477;27.3707;;;377;v
Timani;-32.0337;28.2697;;;225;v;;3
Tina Falls;-31.2182;29.0257;;;1122;v
Tinana;-30.5429;28.432;;;1314;v
Tinis;-32.7686;26.6486;;;567;s
Tiping;-30.2411;28.8779;;;711;v
Tipini;-31.5963;28.8032;;;896;s
Tiwane;-31.5094;27.5927;;;121;v
Tizana;-31.8882;28.2574;;;225;v
Tjoks 400;-33.7904;25.5757;;879;346;t
Tjoksville;-33.7761;25.5733;;879;346;t
Tjoksville;-31.3853;27.038;;;210;v;;2
Tlakong;-30.4621;27.5197;;;1247;v
Tlankaneng;-30.4933;27.5532;;911;1247;v
Toboshane;-32.3518;28.1537;;;118;v
Toisekraal;-31.8322;26.7397;;;525;v
Tokwana;-30.6401;28.4235;;;1314;v
Toleni;-32.4238;27.9859;;;118;v
Tolofiyeni;-32.8688;27.3372;;;1118;v
Tolofiyeni;-31.5861;28.5731;;;896;v
Tolweni;-31.0579;29.0497;;;1122;v
Tombo;-31.6253;29.3919;;;1100;v;;;;eastern-cape-tombo-port-saint-johns
Tonti;-31.7092;29.1144;;;952;v
Tonti;-30.8608;29.4432;;;1002;v
Tora;-31.284;28.7035;;;1342;v
Transwilger;-30.7026;27.2148;;;595;s
Trappan;-30.5358;27.6664;;202;1247;v
Trastin;-30.6358;29.2712;;932;655;v
Trastini;-32.8083;27.418;;;1118;v
Tre Haven;-33.9507;25.498;;;346;s
Triyville;-33.7289;25.3682;;;481;s
Trust;-32.7293;27.0221;;;487;v
Trust;-31.4597;27.6042;;;121;v
Trustini;-30.6455;29.469;;119;655;v
Tsaba;-33.1403;27.5199;;;1118;v
Tsalaba A;-31.5653;28.0597;;;946;v
Tsalaba B;-31.5716;27.9505;;;946;v
Tsazo;-31.7156;27.9749;;;946;v
Tsekong;-30.6974;28.4798;;;1314;v
Tsekong;-30.2707;28.4306;;;711;v
Tsembeyi;-31.5681;27.0122;;;210;v
Tsengiwe;-31.5925;27.6547;;;121;v
Tsepisong;-30.3032;28.8291;;;765;v
Tshabaqu;-32.1294;27.8063;;;951;v
Tshabo 2;-32.9307;27.5292;;;1118;v
Tshakude;-31.5378;29.3188;;;1100;v;;;;eastern-cape-tshakude-port-saint-johns
Tshali;-32.1915;28.3904;;;225;v
Tshamanzi;-32.1593;28.22;;;118;v
Tshamazimba;-31.5519;27.155;;;120;v
Tshamehlo;-31.9642;27.1013;;;525;v
Tshani;-31.9341;29.1981;;;952;v
Tshatshi;-31.8265;29.1881;;;952;v
Tshatshu;-31.9473;27.3847;;;160;v
Tshatshu;-31.8667;27.1974;;;120;v
Tshatshu;-31.3721;28.7202;;;1342;v
Tshayelela;-31.7845;27.8162;;;1344;v
Tshazibane;-32.0812;28.2126;;;118;v
Tshemese;-31.5955;28.6684;;;896;v
Tsheni;-31.4311;29.31;;;1100;v;;;;eastern-cape-tsheni-port-saint-johns
Tshetshengwane;-32.0546;27.8816;;;951;v
Tshezi;-31.91;28.8417;;;893;v
Tshikaro;-30.8988;28.37;;;995;v
Tshingwana;-30.7064;29.5196;;;1002;v
Tshisa;-30.4827;28.6426;;;765;v
Tshisabantu;-31.5923;28.9867;;;631;v
Tshisane;-30.6433;28.6818;;;559;v
Tshisani;-31.3586;28.8356;;;1342;v
Tshitshane;-31.5343;29.4382;;;1100;v;;;;eastern-cape-tshitshane-port-saint-johns
Tsholora;-32.1;28.7653;;;245;v;;2
Tshoma;-32.2668;28.3269;;;118;v
Tshonya;-31.2722;29.5907;;;648;v
Tshonya;-30.9048;29.8609;;;69;v
Tshoveni;-32.3736;28.2389;;;118;v
Tshoxa;-32.6945;27.1563;;;487;v
Tshungwana;-30.9616;29.0301;;;559;v
Tshusha;-31.6285;29.3318;;;1100;v;;;;eastern-cape-tshusha-port-saint-johns
Tshuze;-30.874;29.6323;;;69;v
Tshwathi;-30.9156;29.8393;;;69;v
Tshwati;-31.9854;28.4445;;;225;v
Tsikarong;-30.2419;28.5541;;;711;v
Tsita;-30.2256;28.6539;;;711;v;;1
Tsitsa-Mvula;-30.1882;28.5424;;;711;v
Tsitsong;-30.2077;28.797;;;711;v
Tsoelike;-30.6476;28.2367;;1283;1314;v
Tsolo;-31.0731;29.0921;;;1342;v
Tsolokazi A;-31.5527;27.2308;;;435;v
Tsolokazi B;-31.8996;27.1847;;;120;v
Tsolwana;-32.1763;26.4979;;;1273;v;;1
Tsolwana Game Ranch;-32.1763;26.4979;;1343;1273;v
Tsomo;-32.2496;27.7727;;;1262;v
Tsomo Mission;-32.0321;27.791;;;1344;v
Tsomo Poort;-31.4624;27.6734;;;121;v
Tsotsa;-30.8952;29.9842;;;69;v
Tsweleni;-31.7538;29.3626;;;1100;v;;;;eastern-cape-tsweleni-port-saint-johns
Tsweleni;-31.092;29.2197;;249;1002;v
Tubeni;-32.052;28.7501;;;245;v
Tubeni;-32.0186;27.3773;;;160;v
Tukayi;-32.7661;27.5019;;;1118;v
Tukela;-31.6403;28.8787;;;952;v
Tukuba;-31.8168;28.8379;;;893;v
Tulbagh;-33.9463;25.505;;;346;s
Tungwane;-31.9622;28.7942;;;893;v
Tungweni;-31.512;29.2063;;;631;v
Tunxe;-31.6053;28.6081;;;896;v
Tunzini;-32.0524;28.5703;;;245;v
Tutaneng;-30.2034;28.5826;;;711;v
Twane;-31.6072;28.3241;;;896;v
Twatwa;-31.1825;29.1027;;;1122;v
Twecu;-33.1134;27.4292;;;377;v
Twecwana;-33.146;27.4799;;;1118;v
Twee Riviere AH;-33.8346;23.8873;;;459;p
Twezana;-32.8007;27.3102;;447;1118;v
Twinsville;-31.6456;25.8118;;652;416;v
Tyabana;-32.1097;27.8042;;;951;v
Tyalara;-31.9065;28.491;;;893;v
Tyara;-31.4787;28.9919;;;631;v
Tyata;-33.0749;27.3607;;;377;v
Tyatyora;-32.7377;26.708;;;567;v
Tyawana;-31.946;27.5708;;;160;v
Tyebu;-33.2134;27.1143;;;1064;s
Tyekana;-32.2392;28.0768;;;118;v
Tyelekebende;-32.1046;28.4367;;;225;v
Tyelimdaka;-32.7384;27.0343;;;487;v
Tyemhlophe;-30.721;28.6885;;;559;v
Tyeni;-33.0668;27.4549;;;1118;v
Tyeni;-32.9672;27.2132;;;1064;v
Tyeni;-31.8128;28.309;;;946;v
Tyeni;-31.5545;28.4901;;;896;v
Tyeni;-31.352;29.6387;;;648;v
Tyeni;-30.9101;28.6087;;;1314;v
Tyeni;-30.8991;30.0923;;;69;v
Tyeni;-30.6786;29.0285;;;559;v
Tyhila;-32.3266;28.36;;;118;v
Tyholom;-32.2391;28.371;;569;1437;v
Tyhume;-31.0264;28.6556;;;1122;v
Tyhusha;-33.1096;27.4622;;;1118;v
Tyindye;-32.1898;27.8331;;;951;v
Tyinirha;-32.305;27.9629;;;951;v
Tyityaba;-33.1947;27.2936;;;1064;v
Tyiweni;-30.5965;29.0809;;;138;v
Tylden;-32.1159;27.0725;;;1432;v
Tyumbu;-31.649;28.7943;;;896;v
Tyutyu;-32.8526;27.4511;;63;1118;s
Tyutyu;-32.8308;27.3926;;;1118;v;;;;eastern-cape-tyutyu-qonce-2
Tyutyu North;-32.8436;27.4534;;63;1118;s
Uitenhage AH;-33.7883;25.3677;;;481;p
Uitenhage Lower Central;-33.7731;25.3925;;;481;s
Uitenhage Upper Central;-33.7644;25.3925;;;481;s
Uitkyk;-33.9507;24.3068;;;480;s
Ulahlangubo;-32.0679;28.1735;;;951;v
Ulundi;-30.6304;28.226;;;1314;v;;1
Umlanga;-31.4505;27.2182;;;435;v
Umnga;-31.4336;28.3706;;907;1356;v
Umntla;-31.75;27.4989;;;160;v;;;Maseleni Village
Unifound;-31.9172;26.8536;;;525;s
Unity Park;-31.3658;29.5536;;;648;v
Upper Beyele;-31.774;27.9374;;;946;v
Upper Cala;-31.485;27.5044;;;121;v
Upper Centuli;-31.6872;28.5536;;;896;v
Upper Cezu;-31.7579;28.6933;;;893;v
Upper Didimana;-32.1496;26.5774;;;1169;v
Upper Gcilishana;-32.363;28.1008;;;118;v
Upper Gqaga;-31.5069;28.2086;;;946;v
Upper Gxulu;-32.6471;27.108;;;487;v
Upper Hackney;-32.3118;26.6354;;;1169;v
Upper Hukuwa;-32.1548;26.6506;;;1169;v
Upper Joveleni;-30.5874;27.4017;;;1247;v
Upper Komkulu;-31.7101;27.9945;;;946;v
Upper Kroza;-31.214;28.9039;;;1122;v
Upper KuSabalele;-32.0976;27.459;;;160;v
Upper Lahlangubo;-32.1877;26.6652;;;1169;v
Upper Lotana;-31.3118;28.884;;;1342;v
Upper Lwandlana;-30.996;28.7534;;;1122;v
Upper Macibe;-32.4865;28.3031;;;139;v
Upper Malepelepe;-31.2175;28.717;;;1342;v
Upper Mangxongweni;-31.7096;28.0824;;;946;v
Upper Maqanyeni;-31.4876;28.8598;;;631;v
Upper Matanzima;-31.6552;28.961;;;952;v
Upper Mbinja;-31.3603;28.4976;;;1342;v
Upper Mbulukweza;-32.209;27.7301;;;1344;v
Upper Mchubakazi;-32.3092;28.1843;;;118;v
Upper Mgwalana;-31.5739;27.8469;;;946;v
Upper Mkata;-31.2859;29.3806;;;648;v
Upper Mnyamana;-30.6149;28.7638;;;559;v;;1
Upper Mnyameni;-32.6202;27.0748;;;487;v
Upper Mtombe;-33.0513;27.3368;;;1064;v
Upper Mvenyane;-30.5502;29.0665;;;138;v
Upper Ndlantaka;-30.8869;29.2718;;;1002;v
Upper Ndonga;-31.6551;27.3111;;;120;v
Upper Ndwana;-31.557;27.5217;;;121;v
Upper Ngqokotho;-31.7298;28.1625;;;946;v
Upper Ngqolosa;-32.11;27.5993;;;136;v
Upper Ngqowa;-33.3522;27.1215;;954;1064;v
Upper Ngqwarha;-31.7625;28.7384;;;893;v
Upper Nzolo;-31.7165;28.0936;;;946;v
Upper Rolweni;-30.5582;28.8258;;;765;v
Upper Sinxago;-31.1484;28.5932;;;995;v
Upper Tokwana;-30.6523;28.3934;;;1314;v
Upper Tsitsana;-30.8326;28.3051;;;1314;v
Upper Tsitsikama;-32.2192;26.5797;;;1169;v
Upper Xabane;-31.3658;28.6645;;;1342;v
Upper Xolobe;-32.1495;27.6191;;1450;136;v
Upper Xuka;-31.7282;28.1523;;;946;v
Upper Zangqokwe;-32.0751;26.5762;;;1169;v
Upper Zunqua;-31.679;28.6827;;;896;v
Valencia;-33.5521;25.6905;;;3;s
Valleisig;-33.7732;25.4224;;;481;s
Van Der Stel;-33.9428;25.4894;;;346;s
Van Rensburgdorp;-32.5719;27.4106;;;1262;s
Van Riebeeck hoogte;-33.7697;25.4146;;;481;s
Vane;-31.1947;29.1919;;;1002;v
Vanes Estate;-33.737;25.4159;;;481;s
Vayi;-30.9688;29.7756;;;69;v
Velani;-32.6634;26.9452;;;201;v
Velani;-32.6325;26.9546;;458;1198;v
Vergenoeg;-31.3289;27.8233;;;503;t
Vergenoeg;-31.2796;25.8062;;497;1249;t
Vergenoeg;-30.5446;27.3601;;;1247;v
Vermiljoenskuil;-30.2286;29.0125;;;138;v
Victoria Park;-31.9244;26.874;;;525;s
Vilo;-31.4739;29.2301;;;631;v
Vincent;-32.9796;27.9074;;;230;s
Vincent Heights;-32.9734;27.9154;;;230;s
Vinitshi;-31.8161;29.216;;;952;v
Vithini;-31.7754;29.3115;;;1100;v;;;;eastern-cape-vithini-port-saint-johns
Vlei;-31.1702;29.6817;;;279;v
Voveni;-30.8187;29.1556;;;559;v;;1
Voyizana;-31.6362;27.6134;;;121;v
Voyizane;-30.57;27.4283;;;1247;v;;8
Vrystad;-32.1032;27.8733;;;1344;v
Vukandlule;-31.6619;29.4606;;;1100;v;;;;eastern-cape-vukandlule-port-saint-johns
Vukani;-33.3076;26.5558;;;700;s
Vukani;-31.5182;27.3228;;;435;v
Vukuza;-31.9889;27.6077;;;160;v
Vuli Vally;-32.3143;28.2016;;;118;s
Vulindlela;-31.0358;30.1372;;;69;v
Vumenjani;-32.3541;27.9453;;;951;v
Vutha;-32.062;28.5055;;;225;v
Vuvu;-30.6077;28.2402;;;1314;v
Vuyisile;-30.9279;29.8766;;;69;v
Vuyolwetho;-33.3431;24.3355;;;1251;v
Waca;-31.7568;28.0827;;;946;v
Wadgewood Golf estate;-33.9062;25.3884;;;346;s
Wakefield;-33.3184;27.1935;;;1064;v
Walaza;-30.4177;27.3571;;;1247;v;;5
Walmer;-33.9771;25.5856;;;346;t
Walmer (X, O and J);-33.9888;25.5835;;;346;s;;;;eastern-cape-walmer-x-o-and-j-gqeberha
Walmer Downs;-33.9701;25.5639;;;346;s
Walmer G South;-33.9867;25.5976;;;346;s
Walmer Heights;-33.9961;25.5576;;;346;s
Waqu;-31.6145;28.3733;;;896;v
Wartburg;-32.4539;27.4354;;;1262;v
Waterfall;-31.609;28.7901;;;896;s
Waterfall;-31.5409;27.1541;;;435;v
Waterfall;-31.3883;28.7524;;;1342;v
Waterfall A;-31.6008;28.8144;;;896;s
Waterfall B;-31.6172;28.7659;;;896;s
Waterford;-33.0678;25.0075;;;453;v
Wavecrest;-34.0233;24.9195;;;454;s
Wawa;-31.9738;28.8822;;;245;v
Wayisi;-31.7021;28.8943;;;952;v
Welcomewood;-33.0269;27.5096;;;1118;v
Well Estate;-33.8345;25.6267;;;346;s
Wellsdale;-32.5113;26.7431;;;1198;v
Wellshot;-32.1418;28.3882;;1435;225;v
Weltevrede;-33.0798;27.1607;;;1064;v
Wema;-31.4566;29.6474;;;648;v
Weni;-31.9065;28.703;;;893;v
Wentzel Park;-33.6484;26.4149;;;11;s
Wesleyville;-33.131;27.4473;;;1118;v
West Bank Village;-33.035;27.9068;;;230;s
West End;-33.8798;25.5219;;59;346;t
Westbank;-32.8665;27.3791;;;1118;s
Westbourne;-31.902;26.853;;;525;s
Westdene;-31.2876;25.8091;;497;1249;t
Westering;-33.9354;25.5236;;;346;s
Western Hills;-33.9314;25.533;;;346;s
Westlands AH;-33.9441;25.3948;;;346;p
Weston;-33.8495;24.8625;;;379;s
Westview Heights;-33.6029;26.8775;;;1097;s
Weybridge Park;-33.9629;25.5127;;;346;s
Weza;-32.2528;28.4739;;;1437;v
White City;-30.5294;27.66;;202;1247;v
Wicksdale;-31.3527;29.0246;;;631;v
Wilfried Baur;-30.2998;28.7852;;;711;v
Wili;-32.5348;28.4826;;;490;v
Willow;-32.1418;28.3882;;;225;v;;4
Willow Glen;-33.9559;25.4937;;;346;s
Willow Park;-33.0427;27.8142;;;230;s
Wilsonia Industrial;-32.9811;27.8244;;;230;p
Windsor;-31.8845;26.8723;;;525;s
Windsor Park;-33.8005;25.4882;;;195;s
Windvogel;-33.8977;25.544;;59;346;t
Winterhoek;-33.7512;25.4336;;;481;s
Winterhoek Park Ext;-33.7429;25.4345;;;481;s
Winterstrand;-33.0938;27.792;;;230;s
Witelsbos AH;-34.0006;24.1162;;;480;p
Witelsbos Bosch Forest;-33.9756;24.1129;;;480;p
Woburn;-32.7115;26.8775;;;201;v
Wodehouse;-31.9667;27.5516;;;160;v
Wolela;-32.2437;28.4263;;;1437;v;;2
Wongalethu;-33.0271;24.3332;;;514;v
Wongalethu;-32.1128;28.0757;;;951;v
Woodbrook;-33.0334;27.875;;;230;s
Woodlands;-33.9638;25.5202;;;346;s
Woodlands;-33.2516;27.0551;;;1064;v
Woodleigh;-32.9912;27.9324;;;230;s
Woodridge;-33.9127;25.2075;;;346;s
Woodstock;-31.1239;28.4911;;;995;v
Wooldridge;-33.2224;27.2389;;;1064;v
Xabane;-31.3826;28.6946;;;1342;v
Xabano;-31.0707;29.0212;;;1122;v
Xabisweni;-31.9197;27.2989;;;160;v
Xalanga;-31.8144;28.6164;;;893;v
Xaleni;-32.107;26.6691;;;1432;v
Xamane;-32.38;27.7491;;;951;v
Xamnyiba;-30.9716;29.3442;;;1002;v
Xanxo;-32.0769;29.0047;;;245;v
Xaxasimba;-32.4927;28.076;;;118;v
Xaxazana;-30.5722;28.5142;;;1314;v
Xengxe;-32.9382;27.1797;;;1064;v
Xeni;-32.0647;28.2684;;;225;v
Xeni;-31.6566;27.1958;;;120;v
Xeni;-31.2938;28.6547;;;1342;v
Xentu;-31.5721;28.3158;;;946;v
Xhama;-33.1758;27.5365;;;1118;v
Xhama;-30.7556;29.4827;;;1002;v
Xhameni;-30.6715;29.0006;;;559;v
Xhamini;-31.3182;29.2936;;;648;v
Xhentu;-31.2316;28.7481;;;1342;v
Xhiba;-32.0552;28.9772;;;245;v
Xhibeni;-31.9736;29.0803;;;159;v
Xhibeni;-31.6343;28.2037;;;946;v
Xhokonxa;-31.2656;28.7775;;;1342;v
Xholongada;-32.2877;28.4893;;;1437;v
Xhrana;-31.9395;28.7544;;;893;v
Xhugxwala;-31.75;28.6623;;;893;v
Xhurana;-31.2596;29.5006;;;648;v
Xibeni;-31.78;28.92;;;952;v
Xidolo;-33.1727;27.2791;;;1064;v
Xilinxa;-32.0582;27.9931;;;951;v
Xilinxa;-31.1642;29.1042;;;1122;v
Xobojiyane;-32.0809;28.5352;;;245;v
Xojani;-31.651;28.4243;;;896;v
Xokonxa A;-31.5475;28.0059;;;946;v
Xokonxa B;-31.4967;28.2116;;;946;v
Xokoxa;-30.8799;28.8423;;;559;v
Xolani;-33.2928;26.5446;;;700;s
Xolo;-30.9099;28.9245;;;559;v
Xolobe;-32.2437;27.6696;;;1262;v
Xolobe;-32.1543;27.6924;;;1344;v
Xolobeni A;-31.1952;29.9847;;;69;v
Xolobeni B;-31.1664;30.0874;;;69;v
Xolweni;-31.9573;28.6626;;;893;v
Xongora;-31.666;28.5117;;;896;v
Xonxa;-31.8442;27.0936;;;120;v
Xonya;-31.8975;28.0556;;1008;946;v
Xonya;-31.4318;27.7475;;;121;v
Xopo;-31.1467;29.2244;;;1002;v
Xoposo;-30.9906;29.4684;;;279;v
Xora Gonglo;-32.0264;28.8589;;;245;v
Xorana;-31.9602;28.8515;;;893;v
Xovula;-31.5489;29.5207;;;1100;v;;;;eastern-cape-xovula-port-saint-johns
Xuka;-31.6935;28.1209;;;946;v
Xukula;-30.9949;29.1617;;;1002;v
Xukwane;-32.8951;27.1668;;;822;v
Xuluxomo;-32.0075;27.552;;;160;v
Xuma;-31.8166;26.7357;;;525;v
Xume;-32.0509;27.8975;;;1344;v
Xume;-31.7714;28.3874;;;893;v
Xwangu;-32.0424;29.0586;;;245;v
Xwili;-32.1624;28.8432;;;245;v
Yellow Wood;-32.809;27.4578;;;1118;v
Yellowsands;-32.8986;28.0729;;;367;v
Yonda;-32.2819;26.674;;;1169;v
Young Park;-33.917;25.5721;;;346;s
Zabalaza;-32.8208;27.1848;;;1118;v
Zabasa;-31.4616;28.2516;;;946;v
Zadungeni;-31.0693;29.4402;;;279;v
Zagwityi;-32.3051;28.1082;;;118;v
Zahobeni;-31.1835;29.0964;;;1122;v
Zakhele;-31.9203;26.8507;;;525;s
Zakhele;-31.0849;28.3602;;;995;s
Zakhele;-30.8001;27.958;;;1142;v
Zalaza;-33.0336;27.0571;;;822;v
Zanci;-31.8061;28.8293;;;893;v
Zandukwana;-31.4101;28.8786;;;631;v
Zangwa;-32.4253;28.0396;;;118;v
Zantsi;-30.8349;28.8197;;968;559;v
Zanyeni;-30.6018;28.3237;;;1314;v
Zanyokwe;-32.7631;27.0989;;;487;v
Zava;-30.5969;27.0998;;734;595;v
Zazulwana;-32.2902;28.1622;;;118;v
Zazulwana;-30.2166;28.8163;;;711;v
Zele;-31.4941;29.2447;;;631;v
Zibele;-31.4071;29.6682;;;648;v
Zibungu;-31.473;29.21;;;631;v
Zibungu;-31.3746;28.6043;;;1342;v
Zibunu;-32.4766;28.4383;;;139;v
Zicubeni;-31.9671;27.6737;;;160;v
Zidinzi;-31.9854;29.0394;;;159;v
Zidulini;-32.0432;27.9261;;;1344;v
Zigadini;-31.5035;28.65;;;896;v
Zigadini;-30.715;28.7391;;;559;v
Zigandleni;-31.532;28.0246;;;946;v
Zigini;-31.9453;28.6635;;;893;v
Zigodlo;-32.9871;27.0693;;;822;v
Zigodlo;-32.1963;28.6256;;;1437;v
Zigquthu;-31.7314;27.5148;;;160;v
Zihasini;-31.7363;28.5899;;;893;v
Zihlahleni;-32.8509;27.1655;;;822;v
Zikhovana;-32.4427;28.2142;;;139;v
Zikhoveni;-31.111;28.7147;;;1122;v
Zikhuba;-31.0277;30.1222;;;69;v
Zikotazi;-31.7548;28.6259;;;893;v
Zikova;-33.2312;27.478;;;1118;v
Zikwaba;-32.8527;27.773;;;230;v
Zilandana;-31.1452;28.5997;;;995;v
Zilandana;-31.1063;28.8349;;;1122;v
Zilangweni;-32.0514;28.8711;;583;245;v
Zimanzi;-31.8199;29.0845;;;952;v
Zimbaba;-32.5824;28.298;;;490;v
Zimbane;-31.7348;28.6931;;;893;v
Zimbane;-30.7381;28.5579;;;1314;v
Zimbengwini;-30.9135;28.7146;;;1122;v
Zimbileni;-30.9298;28.9808;;;559;v
Zimbomvu;-32.0899;28.531;;;1437;v
Zimbuku;-32.1684;28.264;;;225;v
Zimito;-31.0413;28.9115;;;559;v
Zimokolweni;-30.2798;28.6946;;;711;v
Zimpofu;-30.6239;28.6529;;;765;v
Zimpohleni;-31.263;29.2698;;;279;v
Zimtshe;-32.0799;28.7884;;;245;v
Zincuka;-30.6178;28.5801;;;765;v
Zincukutwini;-31.8789;29.1449;;;952;v
Zindawa;-30.5872;28.2305;;;1314;v
Zingadini;-31.8077;27.6699;;;160;v
Zingcaceni;-31.6447;26.902;;;120;v
Zingcuka;-32.6755;27.0441;;;487;v
Zingcuka;-32.0839;28.251;;;225;v
Zingcuka;-31.3016;28.6606;;;1342;v
Zingonyameni;-30.6151;28.5209;;;1314;v
Zingqandana;-32.4511;28.0056;;;118;v
Zingqolweni;-31.7016;27.3681;;;120;v
Zingxangele;-30.6181;27.5824;;1065;1247;v
Zinini;-30.8596;29.7986;;;69;v
Zinkedama;-32.3311;27.9576;;812;951;v
Zinkumbeni;-31.4202;29.0742;;;631;v
Zinkumbini;-31.5276;28.7763;;;896;v
Zinkuwu;-31.9982;29.0644;;;159;v
Zinqawe;-30.9148;28.7517;;;1122;v
Zinyangeni;-31.2124;29.7171;;;648;v
Zinyoka;-32.8134;27.4156;;;1118;v
Zinyoka;-32.4693;28.054;;;118;v
Zinyoka;-31.7992;28.6241;;;893;v
Zinyosini;-30.5746;28.6246;;;765;v
Ziphondo;-31.496;29.2938;;;1100;v;;;;eastern-cape-ziphondo-port-saint-johns
Ziphunzana;-32.7012;28.039;;;528;v
Ziqhamnganeni;-32.1082;28.1962;;;118;v
Zisoyini;-31.5912;26.9798;;;210;v
Zitapile;-30.5692;28.8593;;;765;v
Zitatele;-31.5699;28.8849;;;631;v
Zitenjeni A;-32.1021;28.851;;;245;v
Zitenjeni B;-32.399;28.667;;;1437;v
Zitenjini;-31.8817;28.8479;;;893;v
Zitetyaneni;-30.5991;27.2142;;1478;595;v
Zithembu;-31.8867;28.8099;;;893;v
Zithenyini;-32.1054;28.8136;;;245;v
Zithulele;-32.0454;29.0934;;;159;v
Zitulele;-32.3258;28.1628;;;118;v
Zitulele Industrial;-32.3309;28.1583;;;118;p
Zitzpileni;-31.6484;27.058;;;120;v
Zixekeni;-31.929;28.7757;;;893;v
Zixholosini;-31.6611;28.9334;;;952;v
Zixhotyeni;-31.2813;29.1041;;;1122;v
Zixinene;-32.7111;26.9969;;;822;v
Zixinene;-31.5445;26.9428;;;210;v
Zixothyeni;-32.9714;27.4365;;;1118;v
Zixotyeni;-32.8352;26.9048;;;822;v
Ziyekeni;-31.5465;27.8706;;;946;v
Zizamele;-32.3317;28.198;;;118;s
Zizamele;-31.7173;27.2186;;;120;v
Zizamele B;-32.3369;28.1942;;;118;s
Zola;-32.0116;26.2436;;;1273;v;;1
Zola;-31.6566;28.0322;;;946;v
Zola;-30.9601;27.6008;;;38;s
Zola;-30.576;27.6146;;72;1247;v
Zondani;-32.4668;28.1495;;;118;v
Zubura;-31.5453;28.323;;;946;v
Zukezweni;-31.5275;28.7676;;;896;v
Zulu;-30.7959;29.6418;;;69;v
Zwart Water;-31.6645;26.8476;;;120;v
Zwartenbosch Golf & Lifestyle Estate;-33.9936;24.748;;;426;s;;;;eastern-cape-zwartenbosch-golf-lifestyle-estate-humansdorp
Zweledinga;-34.0016;25.3697;;;346;s
Zwelethemba;-31.3783;27.0349;;1307;210;v
Zwelidinga;-33.3931;27.0762;;;1064;v
Zwelitsha;-32.9206;27.4212;;;1118;t;;12
Zwelitsha;-32.6675;27.5018;;;1262;v;;1
Zwelitsha;-32.6321;28.3811;;;490;v
Zwelitsha;-32.0703;29.0128;;;245;v
Zwelitsha;-31.8172;28.7416;;;893;v
Zwelitsha;-31.4539;28.761;;;1342;v
Zwelitsha;-31.3842;26.364;;;857;t
Zwelitsha;-31.3529;29.5585;;;648;v
Zwelitsha;-31.1681;28.4909;;;995;v
Zwelitsha;-31.0954;29.2443;;;1002;v
Zwelitsha;-30.8813;28.964;;790;559;v
Zwelitsha;-30.699;29.0294;;;559;v;;;;eastern-cape-zwelitsha-kwabhaca-2
Zwelitsha;-30.4553;27.3547;;1412;1247;v
Zwelitsha;-30.2163;29.065;;;138;v
Zwelitsha A;-31.0235;28.7979;;1460;1122;v
Zwelitsha Unit 1;-32.9112;27.4154;;1460;1118;t
Zwelitsha Unit 10;-32.9266;27.4223;;1460;1118;t
Zwelitsha Unit 11;-32.9202;27.4137;;1460;1118;t
Zwelitsha Unit 2;-32.9152;27.4156;;1460;1118;t
Zwelitsha Unit 3;-32.9154;27.4242;;1460;1118;t
Zwelitsha Unit 4;-32.9207;27.4292;;1460;1118;t
Zwelitsha Unit 5;-32.9167;27.4202;;1460;1118;t
Zwelitsha Unit 6;-32.9172;27.4134;;1460;1118;t
Zwelitsha Unit 7;-32.9206;27.4212;;1460;1118;t
Zwelitsha Unit 8;-32.9268;27.4369;;1460;1118;t
Zwelitsha Unit 9;-32.9269;27.43;;1460;1118;t
Zwelitsha Zone 7;-32.9232;27.4179;;1460;1118;t
Zwide;-33.8677;25.5571;;1485;346;t
Zwide;-31.6429;25.8035;;652;416;v
Zwide 1;-33.8662;25.5528;;1485;346;t
Zwide 2;-33.8704;25.5568;;1485;346;t
Zwide 3;-33.8715;25.5684;;1485;346;t
Zwide 4;-33.8618;25.5578;;1485;346;t
eBakaneni;-32.2321;28.4586;;;1437;v
eBelungwini;-32.1772;28.8744;;;245;v
eBhalasi;-32.8325;27.4425;;;1118;v
eBhisiniya;-32.0861;28.1085;;;951;v
eBhityolo;-32.449;27.8969;;;118;v
eBhoyileni;-32.3864;28.067;;;118;v
eBhusabelo;-30.9536;28.5617;;;995;v
eBika;-32.2905;28.2049;;;118;v
eBiyoni;-31.6346;27.9229;;;946;v
eBongweni;-32.9811;27.4299;;;1118;v
eBongweni;-32.1037;28.3573;;719;225;v
eCacadu;-31.7315;27.2051;;;120;v
eChibini;-31.5346;29.2226;;;631;v
eChibini;-31.4912;27.2559;;;435;v
eChibini;-31.4428;27.7221;;;121;v
eChibini;-31.2037;29.7478;;;648;v
eChibini A;-31.8437;27.9517;;;946;v
eCibini;-31.8409;28.1609;;;946;v
eDakaneni;-32.1426;28.1529;;;118;v
eDiphini;-30.8411;28.6229;;;1314;v
eDipini;-31.7568;27.097;;;120;v
eDrayini;-32.811;26.8847;;;201;v
eDrayini;-32.7749;27.4864;;;1118;v
eDrayini;-31.6802;28.0268;;;946;v
eDrayini;-30.1402;28.9337;;;711;v
eDrayini A;-32.4953;28.1452;;;139;v
eDrayini A;-32.133;28.3497;;;225;v
eDrayini B;-32.297;28.4941;;;1437;v
eDrayini B;-32.2842;27.9842;;;951;v
eDresini;-30.1772;28.9888;;;711;v
eDungu;-31.2642;29.2105;;1009;1002;v
eGadini;-31.9802;28.231;;;225;v
eGcabalata;-31.5083;28.0716;;;946;v
eGcibhala;-31.8468;27.0624;;;120;v
eGcukesi;-32.2145;28.2256;;;118;v
eGoli;-31.7471;29.1866;;;952;v
eGoso;-32.2817;28.0294;;;118;v
eGoso;-31.889;29.0868;;;952;v
eGotyibeni;-31.8635;28.1008;;;946;v
eGotyibeni;-31.465;28.8448;;;1342;v
eGotyibeni A;-32.1964;28.4272;;;1437;v
eGotyibeni B;-32.1762;28.4709;;;1437;v
eGqubeni;-32.311;27.947;;;951;v;;1
eGqubeni Sp;-32.311;27.947;;1462;951;v
eGrakhulu;-32.3877;27.8968;;;951;v
eGxojeni;-31.5142;28.0392;;;946;v
eHlangalana;-30.9309;28.5277;;;995;v
eHukwini;-31.853;28.0238;;;946;v
eJekezi;-32.0934;28.0552;;;951;v
eJojweni;-33.1572;27.4489;;;1118;v
eJojweni;-32.1468;27.6913;;;1262;v
eJojweni;-31.9119;29.0349;;;159;v
eJojweni;-30.8499;28.5444;;;1314;v
eJojweni A;-32.0302;28.2453;;;225;v
eJojweni A;-32.0278;28.014;;;946;v
eJojweni A;-31.6942;27.0442;;;120;v
eJojweni B;-32.2019;28.5689;;;1437;v
eJojweni B;-31.6885;27.8579;;;946;v
eJojweni B;-31.655;27.0728;;;120;v
eKomannishini;-32.2814;28.0128;;;951;v
eKrozweni;-32.3274;28.4291;;;1437;v
eKunene;-31.976;28.8443;;;893;v
eKunene;-31.9375;28.1711;;;946;v;;1
eLalini;-33.0191;27.2779;;;1064;v
eLalini;-32.7819;26.7271;;;567;v
eLalini;-32.2143;28.1712;;;118;v
eLalini;-32.2076;27.625;;;1262;v
eLalini;-32.1982;28.7391;;677;1437;v
eLalini;-32.1656;27.7026;;;1344;v
eLalini;-32.0842;27.8852;;;951;v
eLalini;-31.343;28.3938;;;1356;v
eLalini A;-32.2602;28.1867;;;118;v
eLalini A;-32.2178;28.8833;;;245;v
eLalini A;-31.9165;28.1258;;;946;v
eLalini B;-32.2512;28.6755;;;1437;v
eLalini B;-31.7883;28.1413;;;946;v
eLalini C;-32.4037;28.0905;;;118;v
eLalini C;-32.0101;28.5336;;;245;v
eLalini D;-31.9197;28.403;;;225;v
eLalini E;-32.2331;27.8348;;;951;v
eLalini E;-32.1876;28.4106;;;1437;v
eLalini F;-32.3982;28.7048;;;1437;v
eLalini H;-31.9133;28.291;;;225;v
eLengeni;-32.3792;28.0317;;;118;v
eLeni;-31.723;27.4347;;;160;v
eLigwa;-32.3461;28.6066;;;1437;v
eLixeni;-31.6498;27.4714;;;121;v
eLixeni;-31.4209;28.2648;;;946;v
eLokishini;-31.5735;28.0052;;;946;v
eLupindweni A;-31.7594;26.9561;;;120;v
eLupindweni B;-31.718;26.923;;;120;v
eLuqolweni;-32.0811;27.7667;;;1344;v
eLuqolweni A;-31.7275;27.5642;;1464;160;v
eLuqolweni B;-31.858;27.7154;;1464;160;v
eLusuthu;-32.2526;28.1138;;;118;v
eLuthuthu;-32.0347;28.0574;;;225;v
eLuxeni A;-31.5818;27.1984;;;120;v
eLuxeni B;-31.7949;27.0602;;;120;v
eLuxomo;-31.9504;28.3829;;;225;v
eLuzie Drift;-30.773;28.5216;;;1314;v
eMabheleni;-31.9193;28.3732;;;225;v
eMabheleni;-30.7866;28.6458;;;1314;v
eMachibini;-31.5259;28.1536;;;946;v
eMacwereni;-31.7299;28.201;;;946;v
eMadizeni;-31.6781;28.1823;;;946;v
eMadopholweni;-32.2633;27.9735;;;951;v
eMafusini;-31.692;28.1813;;;946;v
eMagiqweni;-32.4973;28.2818;;;139;v
eMagiqweni;-32.1749;28.3798;;1289;225;v
eMagocweni;-32.0412;28.427;;;225;v
eMagotsini;-32.3451;27.8961;;;951;v
eMagqobhokeni;-32.7295;27.3499;;;1262;v
eMahemini;-32.2684;27.978;;;951;v
eMahlathini;-32.3968;28.3766;;;139;v
eMahlathini;-30.8382;28.5831;;;1314;v
eMahliwane;-32.2375;28.2931;;;225;v
eMahlubeni;-31.8607;28.2748;;;225;v
eMahlubini;-33.2378;27.1247;;;1064;v
eMahlubini;-31.2196;28.5986;;;995;v
eMahlubini A;-32.4637;27.9771;;;118;v
eMahlubini B;-32.0494;28.0267;;;951;v
eMakhuzeni;-33.1257;27.0798;;;1064;v
eMakodisini;-32.1867;28.2592;;;118;v
eMambendeni;-32.3706;28.0039;;;118;v
eMamfeneni;-32.1375;28.2901;;;225;v
eMamfeneni;-31.9298;28.0978;;;946;v
eMampingeni;-31.6219;28.1056;;;946;v
eMampondweni A;-32.0481;28.6753;;;245;v
eMampondweni B;-32.1424;28.9121;;;245;v
eMamvulaneni;-31.5902;28.199;;;946;v
eMandlaneni;-31.8081;28.112;;;946;v
eMangqangqa;-32.4443;28.2053;;;139;v
eMangqosinini;-32.0554;28.2818;;;225;v
eMangweni;-32.7938;27.2589;;;1118;v
eMangweni;-31.9015;27.8519;;;1344;v
eMangweni;-31.8973;28.4207;;;225;v
eMangweni;-31.7883;28.1325;;;946;v
eMantlegoso;-31.8554;28.0371;;;946;v
eMantlwaneni;-31.6974;28.1978;;;946;v
eMaphiko;-32.2579;27.9937;;;951;v
eMaqwatini;-31.9307;27.2153;;;120;v
eMarhawuleni;-32.051;28.1583;;;951;v
eMarhedwaneni;-32.3592;28.0575;;;118;v
eMasameni;-31.5536;29.2277;;;631;v
eMaseleni;-32.0658;28.1256;;;951;v
eMasisini;-32.2092;28.1342;;;118;v
eMaswusheni;-32.2696;28.1609;;;118;v
eMatipheni;-32.4377;28.2576;;;139;v
eMatolweni;-32.2644;27.8593;;;951;v
eMatolweni;-31.8965;28.3442;;;225;v
eMatsamraleni;-32.915;26.9796;;;822;v
eMatyabomvu;-31.9745;28.0706;;;946;v
eMatylolweni;-31.4918;28.0706;;;946;v
eMatyolweni;-32.0152;27.4456;;;160;v
eMawusheni A;-31.8203;27.7803;;;1344;v
eMawusheni B;-31.9291;27.6833;;;160;v
eMaxesibeni;-30.5499;28.8187;;;765;v
eMaxhame;-31.9892;28.2563;;;225;v
eMazimeni;-31.9406;27.208;;;120;v
eMazizini;-33.373;27.115;;;1064;v
eMazizini;-31.9629;27.7514;;;1344;v
eMazizini;-31.9498;28.7216;;;893;v
eMazizini;-31.9487;28.2716;;;225;v
eMazizini;-31.8876;28.1194;;;946;v
eMazizini;-30.4932;28.4849;;;1314;v
eMbangweni;-30.9354;29.3421;;;1002;v
eMbewuleni;-31.6761;27.7152;;;121;v
eMboleni;-31.7398;29.1989;;;952;v
eMbonisiweni;-30.7843;28.5935;;;1314;v
eMbopisiweni;-30.7907;28.5906;;;1314;v
eMbovu;-32.3269;28.407;;;139;v
eMdungunyeni;-31.6812;28.08;;;946;v
eMfulamde;-32.1623;28.0424;;;951;v
eMgcwe;-32.1494;28.2021;;;118;v
eMgqigweni;-32.2792;28.138;;;118;v
eMgudlwane;-31.9464;28.4694;;;245;v
eMgwanisheni;-32.9215;26.9708;;;822;v
eMhlanga;-31.4339;29.0121;;;631;v
eMjikelweni;-30.5774;28.3945;;;1314;v
eMkalweni;-31.5262;28.0059;;;946;v
eMlenzeni;-31.9072;28.2904;;;225;v
eMmangweni;-32.4454;28.0327;;;118;v
eMmangweni;-31.8309;28.0026;;;946;v
eMncuncuno;-32.279;28.1044;;;118;v
eMndwaxa;-32.3304;28.4488;;;1437;v
eMngcwe;-32.1747;28.245;;;118;v
eMoyeni;-30.9183;28.5649;;;1314;v
eMpangala;-31.4956;29.0476;;;631;v
eMphahleni;-32.1982;28.0358;;;951;v
eMphesheya;-32.3119;28.0568;;887;118;v
eMthonjeni;-31.7894;27.1134;;;120;v
eMtonjeni;-32.3885;28.3433;;;139;v
eMxaxa;-33.1442;27.0068;;;1064;v
eMxhaxho;-32.8629;27.2975;;;1118;v
eMxohelo;-32.7791;26.7188;;;567;v
eMzitheni;-32.4141;28.0094;;;118;v
eMzwini;-31.9268;28.0327;;;946;v
eNcalukeni;-32.4157;28.2924;;;139;v
eNcalukeni;-31.6652;27.1679;;;120;v
eNcalukeni;-31.4124;28.252;;;946;v
eNcalukeni;-30.9997;28.5369;;;995;v
eNdelane;-32.185;28.432;;;1437;v
eNdenya;-32.3288;28.0192;;;118;v
eNdulini;-31.9517;27.822;;;1344;v
eNdulini;-31.8017;28.1232;;;946;v
eNdulini;-30.527;28.7015;;560;765;v
eNdulini A;-32.0214;28.5452;;;245;v
eNdulini B;-31.8297;28.273;;;225;v
eNdungunyeni;-31.6996;28.0646;;;946;v
eNgcacu;-31.758;28.1339;;;946;v
eNgcingcinikhwe;-32.3986;27.8371;;;951;v
eNgcwangu;-32.2714;27.8259;;;951;v
eNgojini;-32.0694;28.9074;;;245;v
eNgojini;-31.9282;29.0376;;;159;v
eNgojini;-31.5609;29.2158;;;631;v
eNgonyama;-32.105;28.2543;;;225;v
eNgqaba;-31.8488;28.0005;;;946;v
eNgqanda;-31.6734;27.2059;;;120;v
eNgqaqeni;-32.3491;28.4695;;;139;v
eNgquthu;-33.0152;27.3824;;;377;v
eNgwabeni;-32.7508;26.7964;;;201;v
eNgwane;-32.4809;28.1181;;;118;v
eNgxalawe;-32.0507;28.0016;;;951;v
eNgxewane;-32.3676;28.1452;;;118;v
eNgxingweni;-31.9302;28.2201;;;225;v
eNgxingweni;-30.6044;28.2215;;;1314;v
eNgxingweni A;-32.0313;27.4903;;;160;v
eNgxingweni B;-32.0913;27.5493;;;160;v
eNkalweni;-30.6218;28.5457;;;1314;v
eNkanini;-32.3459;28.0492;;;118;v
eNkcalwini;-32.4187;28.4558;;;139;v
eNkelekethe;-32.3997;28.3305;;;139;v
eNkolweni;-32.2113;28.2998;;;225;v
eNkongolo;-31.2595;29.1944;;1009;1002;v
eNkunkumeni;-32.1109;28.4287;;;225;v
eNqileni;-32.3226;27.981;;;951;v
eNqileni;-32.27;28.5268;;;1437;v
eNtabeni;-31.6859;28.1855;;;946;v
eNtabeni;-30.5471;28.2608;;;1314;v
eNtilini;-32.0977;27.7167;;;1344;v
eNtilini A;-32.1477;28.7943;;;245;v
eNtilini B;-32.2397;28.5664;;;1437;v
eNtilini C;-32.2776;28.3977;;;1437;v
eNtilini D;-32.2123;28.7519;;;1437;v
eNtlakwendlela;-32.1522;28.0829;;;951;v
eNtlakwesikolo;-31.9576;28.1443;;;946;v
eNtlanjeni;-31.448;27.1503;;;210;v
eNtlekiseni;-32.0505;28.2011;;;951;v
eNtlekiseni A;-31.9799;28.0802;;;946;v
eNtlekiseni B;-31.9212;28.1458;;;946;v
eNtobeni;-32.2962;27.971;;;951;v
eNtombo;-32.3144;27.8629;;;951;v
eNtshatshongo A;-32.2062;28.6525;;;1437;v
eNtshatshongo B;-32.151;28.5321;;;1437;v
eNtshingeni;-32.3374;28.4247;;;139;v
eNtshingeni;-32.0063;28.2432;;;225;v
eNtshingeni;-31.7318;29.23;;;952;v
eNtshingeni A;-32.0153;28.144;;;225;v
eNtsimekweni;-30.6081;27.198;;;595;v;;2
eNtsukazi;-32.3736;28.1523;;;118;v
eNtwashini B;-31.8484;28.2585;;;225;v
eNtwashwini;-31.9132;27.9568;;;1344;v
eNtwashwini A;-31.7971;28.0787;;;946;v
eNtwashwini B;-31.7714;27.9802;;;946;v
eNyandeni;-31.8597;28.3321;;;225;v
eNyanisweni;-30.5538;28.7336;;;765;v
eNyibibeni;-31.4211;28.4058;;;1356;v
ePhika;-32.3675;28.3668;;;139;v
ePhole;-33.0758;27.4166;;;377;v
ePifane;-31.4032;28.4259;;;1356;v
ePifane;-31.1729;28.5048;;928;995;v
eQeto;-33.3281;27.101;;;1064;v
eQhibebe;-32.0197;28.2965;;1302;225;v
eQhokama;-31.9254;28.2915;;;225;v
eQolweni;-32.0776;27.5534;;;160;v
eQolweni;-31.8842;28.3598;;;225;v
eQolweni A;-31.9829;27.9973;;;946;v
eQolweni A;-31.854;27.7917;;1479;1344;v
eQolweni B;-31.7266;27.9026;;;946;v
eRamatiya;-30.9627;28.5177;;;995;v
eRhala;-32.3791;28.1352;;;118;v
eRhamnyiba;-32.8037;27.3495;;;487;v
eRhwantsini A;-32.1122;28.4161;;;225;v
eRhwantsini B;-31.9676;28.2996;;;225;v
eSantini;-32.1541;28.1189;;;951;v
eSidikidini;-31.9679;28.563;;;893;v
eSidutyini;-32.2799;28.1631;;;118;v
eSigadini;-32.2858;28.0743;;;118;v
eSigangeni;-31.753;27.957;;;946;v
eSigangeni;-31.6617;27.7164;;;121;v
eSigingqini;-33.3454;27.1075;;;1064;v
eSigingqini;-32.5878;28.493;;;490;v
eSigingqini A;-32.7967;26.7108;;;567;v
eSigingqini A;-32.2849;27.9168;;;951;v
eSigingqini B;-32.7325;26.9287;;;201;v
eSigingqini B;-32.3949;28.1976;;;118;v
eSihlabeni;-32.1534;28.1703;;;118;v
eSihlabeni;-31.8749;27.2516;;;120;v
eSihlabeni;-31.7817;28.1335;;;946;v
eSihlabeni;-31.7606;28.364;;;893;v
eSihlabeni A;-31.9143;28.3163;;;225;v
eSihlabeni B;-31.9887;28.4056;;;225;v
eSihlabeni C;-32.0418;28.4386;;;225;v
eSihlanini;-32.345;28.7617;;;1437;v
eSikhobeni;-31.9671;28.1686;;;946;v
eSikhobotini;-31.8363;28.0159;;;946;v
eSikhumbeni;-30.8477;29.783;;;69;v;;;Mzamba
eSikhungwini;-31.5189;28.022;;;946;v
eSikhwankqeni;-31.808;27.2152;;;120;v
eSikobeni;-32.0023;27.6391;;;160;v
eSikolweni;-32.106;27.9008;;;951;v
eSikolweni;-32.1033;28.4983;;;1437;v
eSikolweni;-31.9176;28.5016;;;893;v
eSilevini;-31.7967;28.0146;;;946;v
eSingangeni;-32.0884;28.4792;;;225;v
eSingeni;-32.8434;27.4699;;;1118;v
eSingeni A;-31.5076;28.1105;;;946;v
eSingeni B;-31.9025;27.3963;;;160;v
eSingeni B;-31.8529;27.982;;;946;v
eSingeni C;-31.9827;27.5008;;;160;v
eSiqithini A;-32.0922;28.0201;;;951;v
eSirhosheni A;-32.0881;28.1923;;;951;v
eSirhosheni B;-32.289;28.3216;;;118;v
eSitshayelweni;-31.706;29.2347;;;952;v
eSixekweni;-31.7396;26.9618;;;120;v
eSixholosi;-31.6827;28.067;;;946;v
eSixhotyeni;-32.3922;28.2206;;;118;v
eSixhotyeni;-32.0146;27.6483;;;160;v
eSixhotyeni;-31.7959;28.3446;;;893;v
eSizindini;-32.1343;27.8616;;;951;v
eSizindini;-31.135;28.6112;;;995;v;;1
eSizindinii;-31.135;28.6112;;1481;995;v
eTaleni;-31.8189;28.0131;;;946;v
eThafeni;-31.7707;27.1177;;;120;v
eThembalethu;-30.8368;28.5492;;;1314;v
eThembeni;-32.1163;28.6043;;;245;v
eThika;-32.2945;28.0677;;;118;v
eThina;-31.2818;29.199;;1009;1002;v
eThwishini;-32.2872;27.7546;;;1262;v
eTombelihle;-30.8998;28.5532;;;1314;v
eTshingeni;-32.2573;28.431;;;1437;v
eTshubutshezi;-30.8469;28.5124;;;1314;v
eTyinindini;-30.5626;27.5494;;;1247;v;;3
eTyiweni;-32.4518;27.9762;;;118;v
eVotini;-32.382;27.8413;;;951;v
eXeni;-31.8843;28.3458;;;225;v
eXibeni;-31.797;28.1082;;;946;v
eXuka;-31.6909;28.1932;;;946;v
eZambuzane;-32.03;28.2073;;566;225;v
eZantsi;-32.055;28.4543;;;225;v
eZibondeni;-32.3055;27.9999;;;951;v
eZimfeneni;-32.3908;28.6384;;;1437;v
eZinduneni;-31.682;29.192;;;952;v
eZingqayi;-32.2135;28.213;;;118;v
eZingxondoreni;-32.5017;27.9962;;;118;v
eZintabeni;-31.6668;28.714;;;896;v;;1
eZintukwini;-32.1028;28.163;;;951;v
eZipamprini;-30.5651;28.7406;;;765;v
eZiqhorhana;-32.2735;28.6474;;;1437;v
eZisoyini;-32.4807;28.0683;;;118;v
eZithenjini;-32.0255;28.3669;;;225;v
eZixhotyeni;-32.2334;27.8243;;;951;v
ebhongweni;-32.1916;28.741;;677;1437;v
iBende;-32.1395;28.4432;;;225;v
iBhayi;-33.8668;25.5584;;;346;t;;21
iCumakala;-32.0341;28.101;;;225;v
iCumakala;-31.6543;27.2376;;;120;v
iDyaba;-32.3474;27.9837;;;118;v;;1
iKhiwane;-33.1649;27.4708;;;1118;v
iNcedana;-32.2983;28.453;;;1437;v
iNgcingwane;-32.162;28.3641;;;225;v
iNkonkwane;-32.4363;28.3637;;;139;v
iNtlambonkulu;-32.2692;28.0797;;;118;v
iXeni;-31.9129;28.2235;;;225;v
kuDikidikana;-32.9278;26.9606;;;822;v
kwaQana;-32.1342;28.9958;;997;245;v
kwaSawu;-32.8201;26.8762;;;201;v
lututu;-31.3824;28.4348;;;1356;v
uLahlangubo;-31.4295;27.6642;;;121;v
uMangathi;-32.0785;28.3611;;;225;v
uMasizakhe;-32.2401;24.5425;;;347;s
uMgagasi;-32.264;28.1223;;;118;v
uMgwalana;-31.536;27.7711;;;121;v
uMntla;-32.1203;28.1542;;;951;v
uMzantsi;-32.8448;27.2913;;;1118;v
uMzantsi;-32.032;28.0702;;1211;225;v
uMzantsi;-31.9222;27.7654;;;1344;v
uMzantsi A;-32.3324;28.0676;;;118;v
uMzantsi B;-32.2469;28.0164;;;951;v
uMzantsi B;-32.1655;27.7182;;;1344;v
uMzantsi C;-32.3445;28.1527;;;118;v
uMzantsi D;-32.0476;27.5736;;125;160;v
# Free State
42nd Hill;-28.2417;29.1003;;;383;s
Abrahamsrust;-26.756;27.8292;;;1178;v
Alma;-27.9311;26.7486;;;1423;s
Amelia;-26.8592;27.898;;1452;1178;t
Arboretum;-29.1034;26.2183;;;73;s
Ashbury;-29.1465;26.2583;;;73;s
Baddriftbrug;-26.7584;27.8184;;;1178;v
Bakenpark;-28.2164;28.3326;;;60;s
Balaclava;-29.3963;26.9887;;;1280;v
Balkfontein;-27.4043;26.5047;;;94;v
Batho;-29.1379;26.2295;;720;73;t
Baysvalley;-29.0817;26.2239;;;73;s
Bayswater;-29.0811;26.2381;;;73;s
Bayswater Rural;-29.0701;26.246;;;73;s
Bedelia;-27.9801;26.7102;;;1423;s
Belmont;-28.2425;28.3066;;;60;s
Bergmanshoogte;-30.2762;25.2747;;;1079;s
Bergsig;-28.2741;29.1436;;;383;s
Bethulie;-30.2492;25.7145;;;1236;s
Blaauwdrift;-28.1131;26.7216;;;1392;v
Bloemanda;-29.1942;26.2246;;720;73;s
Bloemfontein Airport;-29.0923;26.3022;;;73;p
Bloemfontein Central;-29.1161;26.2218;;;73;s
Bloemside;-29.1588;26.2636;;;73;s
Bob Rodgers Park;-29.1075;26.2927;;;73;s
Bochabela;-29.1461;26.238;;720;73;t
Bofulo;-28.947;26.8661;;;1280;v
Bohlokong;-28.1932;28.3281;;;60;t
Boiketlo;-28.5571;28.8243;;;1085;v
Boitekong;-28.5198;28.79;;;1085;t
Boitumelo;-28.8851;27.8744;;804;277;t
Boitumelong;-29.3973;24.9938;;;519;s
Bolata;-28.5727;28.7958;;;1085;v
Bolokanang;-29.1283;25.4225;;;1070;s
Borwa;-29.1961;27.0317;;;1353;t;;1
Bothaville Industrial;-27.3855;26.6338;;;94;p
Botjhabelo;-28.5052;28.818;;;1085;v
Botshabelo A;-29.2604;26.7369;;;98;t
Botshabelo B;-29.2507;26.7309;;;98;t
Botshabelo BA;-29.2327;26.7126;;;98;t
Botshabelo C;-29.2435;26.716;;;98;t
Botshabelo D;-29.2764;26.7349;;;98;t
Botshabelo E;-29.2587;26.7201;;;98;t
Botshabelo F;-29.2132;26.6651;;;98;t
Botshabelo G;-29.2218;26.7176;;;98;t
Botshabelo IA;-29.2005;26.7012;;;98;t
Botshabelo J;-29.221;26.6936;;;98;t
Botshabelo K;-29.2087;26.6835;;;98;t
Botshabelo L;-29.2737;26.7231;;;98;t
Botshabelo M;-29.2865;26.7236;;;98;t
Botshabelo N;-29.2883;26.7102;;;98;t
Botshabelo R;-29.278;26.6804;;;98;t
Botshabelo S;-29.2733;26.6898;;;98;t
Botshabelo T;-29.266;26.708;;;98;t
Botshabelo U;-29.2599;26.6886;;;98;t
Botshabelo V;-29.2644;26.6756;;;98;t
Botshabelo W;-29.2507;26.6772;;;98;t
Brandwag;-29.1037;26.1957;;;73;s
Brentpark;-27.6664;27.191;;;540;t
Bronville;-27.9968;26.8182;;;1423;t
Buitesig;-29.1209;26.2282;;;73;s
Bultfontein;-29.1691;26.8128;;;1280;s
Bultfontein 1;-29.1681;26.7862;;;1280;s
Bultfontein 2;-29.1662;26.8075;;;1280;s
Bultfontein 3;-29.1777;26.8162;;;1280;s
Bultfontein 4;-29.1752;26.8289;;;1280;s
Bultfontein 5;-29.1609;26.8201;;;1280;s
Charl Malanville;-27.6567;27.2347;;;540;s
Charlesville;-29.7823;25.4349;;;448;s
Chris Hani;-29.1865;26.2656;;720;73;s
Clarens Golf & Trout Estate;-28.5146;28.4303;;;156;s;;;;free-state-clarens-golf-trout-estate-clarens
Clarens Mountain Estate;-28.5158;28.4398;;;156;s
Cloetespark;-30.5076;25.9738;;;61;s
Coalbrook;-26.8941;27.9109;;;1178;v
Constantia;-27.6464;27.1864;;;540;s
Dagbreek;-27.9648;26.75;;;1423;s
Dan Pienaar;-29.0875;26.2124;;;73;s
Dawiesville;-29.1892;27.039;;;1353;s
Deals Gift AH;-29.0773;26.2701;;;73;p
Diamong;-28.9137;27.553;;;411;t
Dikheleng;-27.3831;26.6472;;494;94;t
Dinkweng;-28.6243;28.8965;;;1085;v
Dipelaneng;-29.5107;27.1495;;;414;t
Dipongpong;-27.8326;26.3677;;862;1426;t
Dipotomane;-28.8952;27.5585;;;411;t
Dithotaneng;-28.5422;28.7791;;;1085;v
Ditlhake;-29.3902;24.9947;;;519;s
Ditshehlong;-27.372;26.6511;;494;94;t
Donkerhoek;-28.5537;25.2591;;;93;s
Doorn;-27.9836;26.7486;;;1423;s
Ebenaeser;-29.722;27.0114;;;1425;s
Eco Village;-28.411;26.7094;;761;1293;t
Eden Smallholdings;-28.246;28.2848;;;60;p
Edenhoogte;-29.7236;25.938;;;232;s
Ehrlich Park;-29.1545;26.2132;;;73;s
Elandia;-27.6348;27.2445;;;540;s
Election Park;-28.4041;26.6985;;761;1293;t
Estoire AH;-29.1007;26.2746;;;73;p
Eureka;-29.3587;26.8901;;;1280;v
Fateng Tse Ntsho;-28.2974;27.9682;;;1060;t;;3
Fauna;-29.1679;26.1885;;;73;s
Feloane Trust;-29.1162;26.7364;;;1280;v
Fichardt Park;-29.1454;26.1806;;;73;s
Flamingo Lake;-27.9991;26.6718;;;1423;s
Flamingo Park;-27.95;26.7372;;;1423;s
Flenter;-29.2181;26.8176;;;1280;s
Fleurdal;-29.1543;26.1935;;;73;s
Frankfort Smallholdings;-27.2872;28.4718;;;284;p
Frayville;-29.7344;25.3037;;;276;s
Freedom Square;-29.1743;26.2517;;720;73;s
Gardenia Park;-29.1304;26.1727;;;73;s
Geluk Smallholdings;-29.184;26.3039;;;73;p
Gelukwaarts;-27.6421;27.1728;;;540;s
Generaal De Wet;-29.1431;26.2042;;;73;s
Ghost Park;-29.7287;25.9441;;369;232;t
Giyani;-28.2077;28.3349;;1297;60;t
Gladstone;-29.3647;26.8396;;;98;v
Glen Lenie;-28.3058;28.9801;;;383;v
Goedemoed;-30.5631;26.4108;;;1224;v
Goedgedacht;-27.6745;27.2325;;;540;s
Grasslands;-29.1564;26.2858;;;73;s
Grasslands Smallholdings;-29.1672;26.3073;;;73;p
Groenpunt resort;-26.8254;28.0499;;;193;p
Groenvlei Smallholdings;-29.047;26.1617;;;73;p
Groenvoerlande;-28.2107;28.3015;;;60;s
Grootdam;-29.3807;26.9196;;;1280;v
Groothoek;-29.3065;26.8551;;;1280;v
Gunhill;-27.6745;27.2279;;;540;s
Ha Molo;-28.9109;27.8872;;804;277;t
Ha-Rankopane;-28.5454;28.8284;;;1085;v
Ha-Rasebei;-29.7292;25.9494;;;232;t;;1
Ha-Sethunya;-28.5764;28.8442;;;1085;v
Ha-Taudi;-28.6341;28.8578;;;1085;v
Hamilton;-29.1622;26.2226;;;73;s
Hani Park;-27.9837;26.8137;;;1423;t
Hardustria;-28.3003;29.1366;;;383;s
Harmony;-28.0814;26.8851;;;1392;s
Harry Gwala;-26.8638;27.8749;;1452;1178;t
Havengaville;-27.9804;27.0225;;;397;s
Heidedal;-29.1365;26.2511;;;73;t
Helicon Heights;-29.0748;26.2295;;;73;s
Hestersrus;-27.88;26.6698;;;1027;s
Heuwelsig;-29.0821;26.2004;;;73;s
Heuwelsig;-27.6416;27.2504;;;540;s
Hillsboro;-29.0736;26.2091;;;73;s
Hilton;-29.1064;26.2382;;;73;s
Hlohlolwane Ext 6;-28.8982;27.5631;;;411;t
Holly Country;-26.9325;27.9162;;;1178;v
Hospitaalpark;-29.1384;26.1956;;;73;s
Houtnek;-29.0267;26.8019;;;1280;v
Industriqwa;-28.2855;29.0203;;1325;383;p
Intabazwe;-28.2479;29.1121;;;383;t
Ipopeng;-29.7392;25.3138;;;276;t
Itekeng;-27.3785;26.6611;;494;94;t
Ithoballe;-28.3046;27.9686;;275;1060;t
Ithoballe;-27.8352;26.3723;;862;1426;t
Itumeleng;-29.7734;25.4447;;;448;t
Itumeleng Zone 3;-28.9006;27.8814;;804;277;t
J B Mafora;-29.2094;26.2379;;720;73;s
Jabulani;-27.9419;26.6998;;;1423;s
Jan Cilliers Park;-27.9954;26.74;;;1423;s
Jim Fouchepark;-27.9698;26.7318;;;1423;s
Joe Slovo;-29.1545;26.249;;720;73;s
Jordania;-28.2419;28.3175;;;60;s
Jordania;-27.6583;27.2564;;;540;s
Jwala Boholo;-28.6069;28.9146;;;1085;v
Kanana;-29.7183;27.0155;;1116;1425;t
Kareehof;-28.5452;25.2492;;;93;s
Katlehong;-28.8916;27.8699;;804;277;t
Kgalala;-28.9546;26.8178;;;1280;v
Kgibiditing;-28.6453;28.8616;;;1085;v
Kgotha;-29.2058;27.0283;;91;1353;t
Kgotsong;-27.3867;26.6529;;;94;t;;11
Kgubetswana;-28.527;28.4234;;;156;t
Khaphamadi;-28.8889;27.8799;;804;277;t
Khukhuna;-27.3918;26.6502;;494;94;t
Kings Hill;-28.28;29.1442;;;383;s
Kitty;-28.1251;26.8312;;;1392;s
Klipfontein;-29.5211;26.9819;;;1280;v
Koma Village;-28.9264;27.0486;;688;272;t
Kommissiedrif;-29.3118;26.7681;;;98;v
Kopanong;-29.2028;26.26;;720;73;s
Kromkloof North Smallholdings;-28.237;28.2591;;;60;p
Kroonheuwel;-27.6492;27.2359;;;540;s
Kroonstad Central;-27.6628;27.2372;;;540;s
Kroonstad Industrial;-27.6668;27.2117;;;540;p
Kroonstad Smallholdings;-27.6463;27.27;;;540;p
Kudumane;-28.5371;28.7705;;;1085;v
Kwakwatsi;-27.2285;27.5923;;;531;t
La Provance;-28.2502;28.3168;;;60;s
Lake Deneysville AH;-26.8639;28.0939;;;193;p
Lake Veiw;-27.9915;26.7027;;;1423;s
Langenhoven Park;-29.0976;26.1571;;;73;s
Lejwaneng;-28.6571;28.8437;;;1085;v
Lephoi;-30.5096;25.9777;;;61;t
Leratswana;-28.0239;27.843;;;20;t;;1
Letshalemaduke;-28.5546;28.8403;;;1085;v
Liliandale;-26.7757;27.7763;;;1178;v
Linquinda;-29.1148;26.2839;;;73;s
Loch Athlone;-28.2541;28.3071;;;60;s
Longridge;-29.0625;27.01;;;1280;v
Lotusville;-28.253;29.1163;;;383;s
Lourierpark;-29.1827;26.1723;;;73;s
Louterwater;-26.754;27.865;;;1178;s
Lusaka;-28.4236;26.6985;;761;1293;t
Mabolela;-28.5154;28.8006;;;1085;v
Madikgetla;-30.026;25.7789;;;1316;t
Mafahlaneng;-27.5494;28.5123;;;1351;t
Mafikeng;-28.6087;28.8548;;;1085;v
Mahlatswetsa;-28.9343;27.0431;;;272;t;;3
Majemasweu;-28.6884;26.4588;;;1440;t
Makeleketle;-28.5315;27.0002;;;1438;t
Makeneng;-28.6127;28.8219;;;1085;v
Makgemeng;-28.6355;28.8793;;;1085;v
Makhalaneng;-28.5479;28.7949;;;1085;v
Makwane;-28.5468;28.8801;;;1085;v
Makweteng;-28.5072;27.922;;779;1163;t
Makwetu;-28.3019;27.9692;;275;1060;t
Malebogo;-28.1212;25.4917;;;399;t
Mandela Park;-28.9148;27.5562;;;411;t
Mandela View;-29.1284;26.3815;;;73;v
Mangaung;-29.1743;26.2469;;;73;s;;13
Mangaung;-28.5779;28.8217;;;1085;v
Mantsubise;-28.5655;28.7564;;;1085;v
Manyatseng;-29.1688;27.4644;;;596;t
Maokeng;-27.6483;27.2198;;;540;t;;1
Maphodi;-30.2598;25.7195;;;1236;t
Marabastad;-27.6483;27.2198;;727;540;t
Marabeng;-28.6245;28.8642;;;1085;v
Maraisdal;-29.0799;27.0278;;;1280;v
Marakong;-28.5619;28.8525;;;1085;v
Marallaneng;-28.897;27.8765;;804;277;t
Marantha;-28.93;27.0431;;688;272;t
Masaleng;-28.8945;27.8865;;804;277;t
Masaleng;-28.5923;28.781;;;1085;v
Masaleng;-28.3442;27.6391;;777;1191;t
Mashaeng;-28.615;28.1932;;;283;t
Masianokeng;-28.6294;28.8554;;;1085;v
Masilo;-28.4146;26.7015;;;1293;t;;3
Maspala;-27.39;26.6466;;494;94;t
Matamong;-27.389;26.6508;;494;94;t
Matikareng;-28.9088;27.5509;;;411;t
Matlakeng;-30.2923;27.0994;;;1454;t
Matlwangtlwang;-27.9431;27.5477;;;1250;t
Matoporong;-29.6537;26.161;;;1137;t
Matshaneng;-28.6407;28.8527;;;1085;v
Matshidiso;-28.5215;28.7872;;;1085;v
Matsieng;-28.6025;28.8067;;;1085;v
Matsikeng;-28.5095;28.856;;;1085;v
Matsopaneng;-28.6306;28.8931;;;1085;v;;1
Matswakeng;-28.6416;28.8851;;775;1085;v
Matwabeng;-28.3409;27.6383;;;1191;t;;8
Matwabeng Ext 4;-28.3393;27.6413;;777;1191;t
Matwabeng Ext 5;-28.3335;27.6361;;777;1191;t
Matwabeng Ext 6;-28.3396;27.6486;;777;1191;t
Matwabeng Zone 1;-28.3431;27.6306;;777;1191;t
Matwabeng Zone 2;-28.3459;27.6284;;777;1191;t
Matwabeng Zone 3;-28.3391;27.6234;;777;1191;t
Mauersnek;-29.1893;27.4386;;;596;s
Mautse;-28.5131;27.9193;;;1163;t;;3
Meloding;-28.1395;26.8943;;;1392;t
Meqheleng;-28.898;27.8804;;;277;t;;16
Meqheleng Zone 1;-28.8904;27.8889;;804;277;t
Meqheleng Zone 2;-28.8974;27.8781;;804;277;t
Meqheleng Zone 3;-28.898;27.8835;;804;277;t
Meqheleng Zone 4;-28.9011;27.8881;;804;277;t
Meqheleng Zone 5;-28.9045;27.8843;;804;277;t
Meqheleng Zone 6;-28.9085;27.8847;;804;277;t
Meqheleng Zone 7;-28.9039;27.8773;;804;277;t
Meqheleng Zone 8;-28.9005;27.8668;;804;277;t
Merino;-29.0896;26.7628;;;1280;v
Merriespruit;-28.118;26.8434;;;1392;s
Metampelong;-28.9333;27.0386;;688;272;t
Metati;-28.5048;27.9163;;779;1163;t
Metsimaholo;-26.9784;28.2107;;;1040;t
Meyershof;-27.3844;26.6021;;;94;s
Middeldeel;-29.0665;26.8387;;;1280;v
Mimosa Park;-27.8787;26.6956;;;1027;s
Mmakong;-28.5925;28.8159;;;1085;v
Mmamahabane;-28.0892;27.1498;;;1378;t
Modutung;-28.9847;26.7994;;;1280;v
Moeding;-28.6187;28.8574;;;1085;v
Moemaneng;-28.6799;27.4163;;;744;t;;9
Moemaneng Ext 1;-28.6768;27.4183;;837;744;t
Moemaneng Ext 2;-28.6801;27.416;;837;744;t
Moemaneng Ext 3;-28.6823;27.4201;;837;744;t
Moemaneng Ext 4;-28.6831;27.413;;837;744;t
Moemaneng Ext 7;-28.678;27.4104;;837;744;t
Moemaneng Ext 8;-28.6851;27.4214;;837;744;t
Mofulatshepe;-30.2137;26.5451;;;1224;t
Mokabatane;-28.5153;28.8042;;;1085;v
Mokodumela;-28.9044;27.5552;;;411;t
Mokodumela;-28.6846;27.4248;;837;744;t
Mokodumela;-28.34;27.6535;;777;1191;t
Mokwallo;-27.0029;27.3879;;;1402;t
Mokwena;-29.1902;26.8423;;;1280;s
Monontsha;-28.5631;28.7289;;;1085;v
Monyakeng;-27.8298;26.3722;;;1426;t;;6
Morago;-29.0132;26.85;;;1280;v
Morewag;-27.6361;27.2272;;;540;s
Morojaneng;-29.5846;26.6799;;;197;s
Moroka;-29.2214;26.8385;;;1280;s
Moroka Ext;-29.2317;26.8421;;;1280;s
Moroto;-29.1006;26.9832;;;1280;v
Motampelong;-28.6759;27.4137;;837;744;t
Mothoosele;-27.3871;26.6563;;494;94;t
Mothopeng;-27.8253;26.3808;;862;1426;t
Motlala;-29.2009;26.8662;;;1280;v
Movhango;-28.0178;27.8478;;625;20;t
Mphatlalatsane;-28.5057;28.8357;;;1085;v
Mpumalanga;-27.386;26.6629;;494;94;t
Mrelig;-28.2178;28.2897;;;60;s
Naledi;-28.5867;28.8064;;;1085;v
Naledi;-27.3632;26.6482;;494;94;t
Namahadi;-28.561;28.8315;;;1085;v
Namahadi;-27.2539;28.5085;;;284;s
Namibia;-29.1641;26.2485;;720;73;t
Naudeville;-27.9993;26.726;;;1423;s
Navalsig;-29.1049;26.235;;;73;s
Ngwathe;-27.5514;27.6601;;;235;t
Nogas Post;-29.3536;26.7879;;;98;v
Noordhoek;-29.09;26.2508;;;73;s
Noordhoek;-27.6436;27.2304;;;540;s
Noordmanville;-30.0216;25.7746;;;1316;s
Ntha;-27.883;27.9066;;;634;t
Ntsharebone;-28.9086;27.5561;;;411;t
Ntshehele;-28.5133;28.8121;;;1085;v
Ntswanatsatsi;-27.2258;28.8523;;;167;t
Old Location;-28.2216;28.3184;;;60;s
Olive Hill Smallholdings;-29.0628;26.2888;;;73;p
Oos-Einde;-29.1273;26.2485;;;73;s
Oppermans;-29.4155;24.7443;;;1038;v
Oranjesig;-29.1309;26.216;;;73;s
Ou Dorp;-27.8744;26.6835;;;1027;s
Paballong;-28.5594;28.7757;;;1085;v
Panorama;-28.2321;28.33;;;60;s
Panorama;-27.6693;27.2465;;;540;s
Paradys;-29.0953;26.838;;;1280;v
Park West;-29.1088;26.1837;;;73;s
Parys Golf & Country Estate;-26.8839;27.4805;;;1056;s;;;;free-state-parys-golf-country-estate-parys
Pellissier;-29.157;26.1696;;;73;s
Pentagon Park;-29.0762;26.2218;;;73;s
Petsana;-27.8028;28.4514;;;1138;t
Phahameng;-29.1561;26.2381;;720;73;t
Phahameng;-28.5158;28.795;;;1085;v
Phahameng;-28.307;26.1431;;;109;t
Phamong;-28.557;28.8112;;;1085;v
Phathakahle;-27.7807;26.6576;;;13;t
Philippi;-27.8719;26.6646;;;1027;s
Phiritona;-27.2657;27.9757;;;395;t
Phola;-27.8311;26.3714;;862;1426;t
Phomolong;-28.5047;27.9216;;779;1163;t
Phomolong;-27.6498;27.1979;;;540;t
Phumasbethane;-27.3938;26.6575;;494;94;t
Phumlamqashi;-28.2036;28.3282;;1297;60;t
Phuthaditjhaba A;-28.5285;28.8177;;;1085;t
Phuthaditjhaba B;-28.5298;28.7951;;;1085;t
Phuthaditjhaba C;-28.5193;28.8314;;;1085;t
Phuthaditjhaba D;-28.5385;28.796;;;1085;t
Phuthaditjhaba H;-28.5481;28.8109;;;1085;t
Phuthaditjhaba K;-28.4995;28.8344;;;1085;t
Phuthaditjhaba L;-28.4792;28.8492;;;1085;t
Phuthaditjhaba N;-28.4862;28.851;;;1085;t
Phuthditjhaba-J;-28.5249;28.7889;;;1085;t
Pitseng;-28.646;28.8967;;;1085;v
Poding-Tse-Rolo;-30.2651;25.2822;;;1079;t
Poelong;-28.5711;28.7664;;;1085;v
Post;-29.3086;26.9146;;;1280;v
Potsane;-29.1334;26.755;;;1280;v
Presidentia;-27.6375;27.2365;;;540;s
Pretorius Kloof;-28.236;28.3101;;;60;s
Qalabotjha;-27.021;28.6211;;;1389;t
Qholaqhwe;-28.5189;28.8442;;;1085;v
Qibing;-29.721;27.0305;;;1425;t;;2
Qoqolosing;-28.5982;28.8992;;;1085;v
Rakhoi;-29.0493;26.9902;;;1280;v
Rammulotsi;-27.1907;26.9547;;;1388;t
Ratabane;-29.087;26.8049;;;1280;v
Ratanang;-29.1174;24.761;;;446;t
Ratau;-29.2365;26.8254;;;1280;s
Ratlou;-29.2062;26.8302;;;1280;s
Rayton Smallholdings;-29.0649;26.1876;;;73;p
Refengkgotso;-26.8984;28.0673;;;193;t
Reitzpark;-27.9702;26.7703;;;1423;s
Relebohile;-29.7418;24.7788;;;645;t
Relebohile;-27.6543;27.1891;;;540;t
Rheederpark;-27.9447;26.7144;;;1423;s
Richmond;-26.6937;27.9391;;;1178;s;;1
Richmond Valley;-26.6937;27.9391;;1145;1178;s
Riebeeckstad;-27.9265;26.815;;;1423;s
Riet River;-29.141;24.6863;;;446;v
Rietfontein;-29.4263;26.9379;;;1280;v
Rietfontein;-26.7549;27.8239;;;1178;v
Riverside;-28.6775;27.4216;;837;744;t
Rocklands;-29.1827;26.2362;;720;73;t
Rodenbeck;-29.192;26.2845;;;73;s
Roleleathunya;-30.4024;26.8281;;;1164;t
Rolfontein;-30.155;24.8947;;;1079;v
Roodia;-26.7645;27.8397;;;1178;s
Rooibult;-29.3985;24.9893;;;519;s
Rooibult;-28.9475;26.9015;;;1280;v
Rooifontein;-29.1703;26.8652;;;1280;v
Ross Kent;-27.8747;26.6939;;;1027;s
Ross Kent North;-27.8673;26.7043;;;1027;s
Ross Kent South;-27.8822;26.6835;;;1027;s
Rustfontein;-29.2805;26.6101;;;98;v
Saaiplaas;-28.0631;26.8722;;;1392;s
Sandania;-27.9909;26.7527;;;1423;s
Sandershoogte;-29.1209;24.7558;;;446;s
Sandersville;-27.2703;27.9652;;;395;s
Sandveld;-27.7062;25.7746;;;419;v
Sasolburg Central;-26.8154;27.8275;;;1178;s
Sasolburg Industrial Zone 2;-26.8136;27.8607;;;1178;p
Schonkenville;-26.935;27.4637;;;1056;t
Sebokeng;-28.5941;28.8242;;;1085;v
Sediba A;-29.0297;26.9425;;;1280;v
Sediba B;-29.0178;26.9518;;;1280;v
Sedibeng;-28.6237;28.8579;;;1085;v
Seemeeu Park;-27.9668;26.7223;;;1423;s
Seisoville;-27.6517;27.2094;;;540;s
Sejwalejwale;-28.6388;28.8655;;;1085;v
Sekgutlong;-28.6216;28.795;;;1085;v
Selosesha;-29.199;26.8059;;;1280;s
Seretse;-28.5545;25.2523;;;93;t
Setaseng;-28.5173;28.7842;;;1085;v
Setlabotjha;-28.633;28.8698;;;1085;v
Setsoto;-28.3011;27.234;;;1191;v;;1
Shannon Smallholdings;-29.1388;26.2974;;;73;p
Slovo Park;-28.5378;28.8395;;;1085;v
Snake Park;-26.8562;27.8537;;1452;1178;t
Sobalephodile;-27.8297;26.373;;862;1426;t
Sobea;-28.6242;28.8747;;;1085;v
Sophia;-29.7113;27.0128;;1116;1425;t
Soutpan AH;-28.7509;26.0608;;;1440;p
Spitsko;-29.0364;26.7756;;;1280;v
Spitskop Smallholdings;-29.0847;26.1428;;;73;p
Springfontein;-29.4283;26.9049;;;98;v
St Helena;-27.9911;26.7173;;;1423;s
Stafford Hill;-28.2262;28.2923;;;60;s
Station View;-29.1927;26.8227;;;1280;s
Steenwerp;-27.6304;27.1852;;;540;s
Stickside;-27.825;26.3676;;862;1426;t
Stokkies Draai;-26.7553;27.7862;;;1178;v
Suidrand;-27.6823;27.2354;;;540;s
Sunflower Park;-28.9045;27.5604;;;411;t
Tabane;-29.2526;26.7883;;;98;v
Takalatsa;-28.3083;27.9671;;275;1060;t
Talla;-28.9821;26.9074;;;1280;v
Taylor Park;-26.8428;27.8493;;1452;1178;t
Tebang;-28.5271;28.8665;;;1085;v
Teisesville;-29.7457;24.7809;;;645;s
Tempe;-29.09;26.188;;;73;s
Thaba Bosiu;-28.5894;28.8718;;;1085;v
Thaba Nchu 21;-29.2134;26.8255;;;1280;s
Thaba Phatswa;-29.3138;27.1177;;;1281;v
Thaba Tshweu;-28.6303;28.8414;;;1085;v
Thaba Tsoana;-28.6186;28.8121;;;1085;v
Thabanchu 3;-29.1751;26.7984;;;1280;s
Thabang;-28.605;28.8304;;;1085;v
Thabong;-27.9636;26.8148;;;1423;t;;14
Thabong Ext 1;-27.9715;26.7811;;1287;1423;t
Thabong Ext 10;-27.9614;26.8297;;1287;1423;t
Thabong Ext 11;-27.9607;26.8212;;1287;1423;t
Thabong Ext 13;-27.9713;26.8417;;1287;1423;t
Thabong Ext 14;-27.9573;26.836;;1287;1423;t
Thabong Ext 15;-27.9496;26.8281;;1287;1423;t
Thabong Ext 2;-27.9613;26.782;;1287;1423;t
Thabong Ext 3;-27.9592;26.7902;;1287;1423;t
Thabong Ext 4;-27.9715;26.7992;;1287;1423;t
Thabong Ext 5;-27.9689;26.808;;1287;1423;t
Thabong Ext 6;-27.9504;26.811;;1287;1423;t
Thabong Ext 7;-27.9586;26.7974;;1287;1423;t
Thabong Ext 8;-27.9713;26.8208;;1287;1423;t
Thabong Ext 9;-27.9704;26.8343;;1287;1423;t
Thajaneng;-28.6243;28.8462;;;1085;v
Thapelang;-29.9823;27.0072;;;1373;t
The Meadows Smallholdings;-27.6209;27.2036;;;540;p
Thelma;-27.8713;26.7145;;;1027;s
Thembalihle;-27.4205;29.1776;;;1401;t
Theosane;-28.5219;28.8009;;;1085;v
Theronville;-28.2173;28.3107;;;60;s
Thethe;-28.9131;27.5498;;;411;t
Thibela;-28.6526;28.8587;;;1085;v
Thorisong;-28.2069;28.3276;;;60;t;;2
Thubisi;-29.1623;26.7591;;;1280;v
Tiger River;-29.1168;26.7893;;;1280;v
Tikwana;-27.8413;25.9282;;;419;t
Tlholong;-28.3281;28.694;;;491;t
Toropong;-28.6465;28.8564;;;1085;v
Tseki;-28.5808;28.774;;;1085;v
Tshepong;-28.8419;26.7604;;;1383;t
Tshiame A;-28.2983;29.0072;;1325;383;t
Tshiame B;-28.3285;28.9898;;1325;383;t
Tshirela;-28.6313;28.7998;;;1085;v
Tswaraganang;-28.6575;25.7718;;;186;s
Tswelangpele;-28.0926;27.1449;;;1378;t
Tuinhof;-27.6506;27.2534;;;540;s
Tumahole;-26.9192;27.4819;;;1056;t
Turflaagte;-29.1885;26.2558;;720;73;t
Tweefontein;-29.3738;26.9326;;;1280;v
Two rooms;-27.3818;26.6398;;494;94;t
Uitkoms;-30.4077;26.8398;;;1164;s
Uitkoms;-26.796;27.7555;;;1178;v
Uitsig;-29.1594;26.1998;;;73;s
Uitsig;-27.6513;27.2447;;;540;s
Universitas;-29.1161;26.1754;;;73;s
Vaal Park;-26.7591;27.8484;;;1178;s
Vaal Power;-26.7607;27.9471;;57;1178;s
Vaal de Grace Golf Estate;-26.927;27.4079;;;1056;s
Vaal power Smallholdings;-26.8191;28.0123;;;193;p
Vaaldam Smallholdings;-26.9119;28.0787;;;193;p
Vakazenzele;-28.8924;27.8777;;804;277;t
Vierfontein;-27.0992;26.7856;;;1388;v
Viljoensdrift;-26.7147;27.9551;;;1178;v
Voorspoed;-27.9876;26.7696;;;1423;s
Voorspoed Diamantmyn;-27.3887;27.1908;;;531;v
Vrede Industrial;-27.4353;29.1449;;;1401;p
Vredenhof Smallholdings;-29.0755;26.1584;;;73;p
Vuka;-28.2138;28.3229;;;60;s
Warden Industrial;-27.866;28.9746;;;1415;p
Waterkloof;-30.3121;25.3044;;;1079;v
Waverley;-29.093;26.2301;;;73;s
Welgelegen West;-26.7913;27.8347;;;1178;s
Welkom Central;-27.9806;26.7358;;;1423;s
Wespark;-27.6406;27.2228;;;540;s
Westdene;-29.106;26.2086;;;73;s
Westerson;-28.2638;29.1368;;;383;s
White City;-29.1341;26.2372;;720;73;s
Whites;-28.0107;26.9917;;;397;v
Wilgehof;-29.1293;26.1915;;;73;s
Wilgenhof;-27.6801;27.2441;;;540;s
Wilgepark;-28.2886;29.1132;;;383;s
Willem Pretorius Wildtuin;-28.3011;27.234;;1197;1191;s
Willows;-29.1215;26.2063;;;73;s
Windburg;-28.5061;27.0134;;;1438;s
Wonderwater;-26.762;27.8074;;;1178;v
Woodbridge;-29.4031;26.8206;;;98;v
Woodlands Estate;-29.0462;26.1903;;;73;s
Yorksford;-29.4141;26.8479;;;98;v
Zamani;-27.6735;29.5537;;;803;t
Zamdela;-26.8556;27.8576;;;1178;t;82339;7
Zamdela Ext 2;-26.8623;27.8552;;1452;1178;t
Zamdela Ext 5;-26.8495;27.8625;;1452;1178;t
Zamdela Ext 6;-26.8674;27.8532;;1452;1178;t
Zenzeleni;-27.8375;28.9748;;;1415;t
# Gauteng
486 Scheme;-26.3002;28.4118;;582;239;t
700 Scheme;-26.2893;28.4075;;582;239;t
AP Khumalo;-26.3767;28.1655;;484;239;t
Aanwins AH;-26.0996;27.879;;1160;456;p
Abbotsford;-26.1429;28.0655;;;456;s
Activia Park;-26.1687;28.188;;331;239;s
Actonville;-26.2147;28.304;;52;239;s
Admin;-26.3148;28.155;;484;239;t
Aeroton;-26.2571;27.9731;;;456;s
Aerovaal;-26.5637;27.966;;;1381;s
Agavia;-26.0899;27.747;;;542;s
Airfield;-26.1725;28.3145;;52;239;s
Akasia;-25.6573;28.1095;;;1108;s;59455;17
Alan Manor;-26.2772;27.9934;;;456;s
Albemarle;-26.2638;28.1528;;331;239;s
Alberante;-26.2743;28.1062;;8;239;s
Albertsdal;-26.3486;28.1075;;8;239;s
Albertskroon;-26.1587;27.9706;;1130;456;s
Albertville;-26.166;27.9779;;1130;456;s
Aldara Park;-26.1336;27.9812;;1130;456;s
Allen Grove;-26.0823;28.2317;;488;239;s
Allen's Nek;-26.1263;27.9123;;1160;456;s;;;;gauteng-allens-nek-johannesburg
Alphen Park;-26.1668;28.2834;;52;239;s
Alra Park;-26.4354;28.5087;;966;239;s
Alrapark Wagplek;-26.4478;28.5101;;966;239;s
Alrode;-26.3154;28.131;;8;239;s
Alrode South;-26.3554;28.1129;;8;239;s
Alsef AH;-26.0777;27.905;;1160;456;p
Althea AH;-26.4252;27.9054;;;456;p
Alveda;-26.3149;28.0016;;;456;s
Amalgam;-26.2103;28.003;;;456;s
Amandasig;-25.6762;28.0959;;6;1108;s
Amberfield Crest;-25.8773;28.1336;;140;1108;s
Amberfield Glen;-25.8741;28.1313;;140;1108;s
Amberfield Heights;-25.8772;28.1387;;140;1108;s
Amberfield Manor;-25.8814;28.1288;;140;1108;s
Amberfield Ridge;-25.883;28.1342;;140;1108;s
Amberfield Valley;-25.887;28.1286;;140;1108;s
Ambot AH;-26.0899;27.899;;1160;456;p
Amorosa;-26.0999;27.8712;;1160;456;s
Anchorville;-26.345;27.8318;;621;456;s
Andeon AH;-25.7005;28.1078;;;1108;p
Anderbolt;-26.1985;28.2736;;83;239;s
Angelo;-26.2026;28.2181;;83;239;s
Annaton AH;-26.5397;27.9253;;;1381;p
Annlin;-25.6693;28.1992;;;1108;s
Anzac;-26.2231;28.3597;;100;239;s
Apex;-26.2124;28.3268;;52;239;s
Apple Park;-26.0956;27.7566;;;542;s
Arathorn Estate;-25.7976;28.3365;;;1108;s
Arcadia;-25.745;28.2125;;;1108;s
Arcon Park;-26.6331;27.9416;;;1381;s
Ardenwold AH;-26.7654;27.7479;;;1374;p
Asiatic Bazaar;-25.7394;28.1774;;;1108;s
Aspen Hills Nature Estate;-26.3116;28.0526;;;456;s
Aston Manor;-26.0877;28.246;;488;239;s
Atholl;-26.1153;28.0676;;1175;456;s
Atlasville;-26.1534;28.2849;;83;239;s
Atteridgeville;-25.771;28.0808;;;1108;t;64425;2
Atteridgeville Ext 3, 7;-25.7794;28.0462;;27;1108;t;;;;gauteng-atteridgeville-ext-3-7-pretoria
Atteridgeville Ext 6, 16, 17;-25.7814;28.0364;;27;1108;t;;;;gauteng-atteridgeville-ext-6-16-17-pretoria
Auckland Park;-26.1841;28.0055;;;456;s
Aureus;-26.1966;27.6912;;;1131;s
Austin View AH;-26.0233;28.1586;;823;456;p
Azaadville;-26.1721;27.7599;;;542;s
Babelegi;-25.3568;28.2775;;;1108;v;;1
Babelegi Industrial;-25.3568;28.2775;;31;1108;p
Badirile;-26.1385;27.5858;;;1131;s
Bagleyston;-26.1507;28.0866;;;456;s
Bailey's Muckleneuk;-25.7646;28.2263;;;1108;s;;;;gauteng-baileys-muckleneuk-pretoria
Bakerton;-26.225;28.4742;;1237;239;s
Balmoral Estate;-26.5036;27.9222;;1381;807;s
Bapsfontein;-26.0031;28.4254;;;239;s
Barbeque AH;-26.0102;28.0748;;823;456;p
Barbeque Downs;-26.0029;28.0726;;823;456;s
Bardene;-26.1751;28.2531;;83;239;s
Barlow Park;-26.1024;28.0766;;1175;456;s
Bartlett;-26.1708;28.2578;;83;239;s
Barvallen;-26.1729;28.1926;;331;239;s
Bashewa;-25.917;28.4244;;;1108;s
Bashewa AH;-25.9369;28.3951;;;239;p
Basothome;-26.3476;28.1325;;1315;239;t
Bassonia;-26.2763;28.0633;;;456;s
Bassonia Rock;-26.2776;28.074;;8;239;s
Baviaanspoort;-25.6875;28.3577;;;1108;s
Beckedan AH;-26.0756;27.6908;;839;542;p
Bedford Gardens;-26.191;28.1221;;331;239;s
Bedford Park;-26.1635;28.118;;331;239;s
Bedfordview;-26.1763;28.1373;;331;239;s
Bedworth Park;-26.7088;27.8787;;;1381;s
Beirut;-25.4924;28.0582;;1442;1108;t
Bekkersdal;-26.2837;27.7019;;;1428;t;47213;8
Bellairs Park;-26.0559;27.958;;1130;456;s
Bellevue;-26.1793;28.068;;;456;s
Bellevue East;-26.1819;28.0701;;;456;s
Benoni AH;-26.0945;28.3461;;52;239;p
Benoni East AH;-26.1359;28.3833;;52;239;p
Benoni North AH;-26.1298;28.305;;52;239;p
Benoni Orchards AH;-26.1134;28.3494;;52;239;p
Benoni South;-26.2052;28.3049;;52;239;s
Benrose;-26.2103;28.081;;;456;s
Bentley Park;-26.3557;27.501;;;130;s
Berario;-26.134;27.9552;;1130;456;s
Berea;-26.1862;28.0539;;;456;s
Bergbron;-26.1655;27.9515;;1130;456;s
Bergsig;-26.4914;28.3831;;;394;s
Berton Park;-26.1927;28.2029;;83;239;s
Bertrams;-26.1932;28.0667;;;456;s
Beverley;-25.999;28.0186;;1175;456;s
Beverley Gardens;-26.0739;27.9926;;1130;456;s
Beyers Park;-26.1848;28.2665;;83;239;s
Bezuidenhout Valley;-26.1883;28.0845;;;456;s
Bhongweni;-26.1664;27.726;;;1131;t
Birch Acres;-26.0613;28.2066;;488;239;s
Birchleigh;-26.0569;28.2375;;;239;s
Birchleigh North;-26.0431;28.2317;;488;239;s
Birdhaven;-26.1401;28.0592;;;456;s
Birnam;-26.1329;28.0659;;;456;s
Blackheath;-26.1335;27.9705;;1130;456;s
Blair Atholl Golf Estate;-25.9044;27.9137;;140;1108;s
Blairgowrie;-26.112;28.0085;;1130;456;s
Blignautsrus AH;-26.3976;27.9516;;;1413;p
Bloempark AH;-26.727;27.7242;;;1374;p
Bloubosrand;-26.0241;27.9661;;;456;s
Blue Hills;-25.9253;28.0947;;;1108;s
Blue Hills AH;-25.9472;28.0899;;823;456;p
Blue Valley AH;-26.4554;28.5087;;966;239;p
Blue Valley Golf Estate;-25.9356;28.1176;;140;1108;s
Bluegum View;-26.3841;28.3995;;216;239;t
Blybank;-26.3313;27.4813;;;130;s
Boadwalk;-25.806;28.3365;;;1108;s
Boat Lake Village;-26.1284;28.3384;;52;239;s
Boiketlong;-26.613;27.8643;;;1187;t
Boipatong;-26.672;27.851;;;1374;t
Boitumelo;-26.5596;27.822;;;1187;t
Boksburg East;-26.2201;28.2801;;83;239;s
Boksburg North;-26.2042;28.2564;;83;239;s
Boksburg South;-26.2342;28.2801;;83;239;s
Boksburg West;-26.1956;28.241;;83;239;s
Bolton Wold AH;-26.6063;28.0221;;;807;p
Boltonia;-26.1069;27.7538;;;542;s
Bon Accord;-25.6338;28.2057;;;1108;s
Bon Accord AH;-25.6571;28.2232;;;1108;p
Bonaero Park;-26.1231;28.2587;;488;239;s
Bonamanzi Marina and Country Club;-25.8951;28.7322;;;1108;s
Bonanne;-26.7059;27.7997;;;1374;s
Booysens;-26.232;28.024;;;456;s
Booysens;-25.7107;28.1255;;;1108;s
Booysens Reserve;-26.2323;28.0131;;;456;p
Bophelong;-26.6924;27.7827;;;1374;t;46089
Bordeaux;-26.1009;28.015;;1130;456;s
Boschfontein AH;-26.5099;28.3282;;;394;p
Boschkop;-25.8485;28.4628;;;1108;s
Boskruin;-26.0873;27.9521;;1130;456;s
Bosmont;-26.1915;27.9455;;1130;456;s
Bosplaas Mathabe;-25.35;28.1935;;;1108;v
Botha AH;-26.1665;27.6675;;;1131;p
Bothasfontein;-26.0064;28.0851;;823;456;s
Bothasgeluk;-26.4689;28.5369;;;966;v
Botshabelo;-25.5188;28.015;;662;1108;t
Brackendowns;-26.3356;28.0902;;8;239;s
Brackenhurst;-26.3217;28.1032;;8;239;s
Brakpan CBD;-26.2362;28.3706;;100;239;s
Bram Fischerville;-26.2077;27.8639;;1232;456;t
Bram Fischerville Ext 1;-26.2001;27.8593;;1232;456;t
Bram Fischerville Ext 10;-26.1958;27.8738;;1232;456;t
Bram Fischerville Ext 12;-26.1921;27.8241;;1232;456;t
Bram Fischerville Ext 2;-26.201;27.8715;;1232;456;t
Bram Fischerville Ext 3;-26.2036;27.8515;;1232;456;t
Bram Fischerville Ext 5;-26.2131;27.8538;;1232;456;t
Bram Fischerville Ext 7;-26.1915;27.8626;;1232;456;t
Bram Fischerville Ext 8;-26.1907;27.8483;;1232;456;t
Bram Fischerville Ext 9;-26.1917;27.8721;;1232;456;t
Bramley;-26.1255;28.082;;;456;s
Bramley North;-26.1191;28.0758;;1175;456;s
Bramley Park;-26.1155;28.0769;;1175;456;s
Bramley View;-26.1185;28.1049;;;456;s
Brandvlei;-26.1432;27.5841;;;1131;s
Breaunanda;-26.1211;27.8339;;;542;s
Bredell AH;-26.0808;28.3017;;488;239;p
Brenkondown;-26.3503;28.0615;;8;1132;s
Brenthurst;-26.2532;28.3822;;100;239;s
Brentwood;-26.1419;28.2985;;52;239;s
Brentwood Park;-26.1345;28.2943;;52;239;s
Brentwood Park AH;-26.1104;28.2799;;488;239;p
Breswol;-26.152;28.4995;;;239;s
Bridle Park AH;-25.9342;28.0607;;823;456;p
Brixton;-26.1921;27.9985;;;456;s
Broadacres AH;-25.995;27.9893;;1175;456;p
Broederstroom AH;-25.85;27.8664;;;542;p
Bromhof;-26.0852;27.9639;;1130;456;s
Bronberrik;-25.859;28.1678;;140;1108;s
Brookelands Lifestyle Estate;-25.9161;28.1423;;140;1108;s
Brooklyn;-25.7659;28.2403;;;1108;s
Bruma;-26.1769;28.1096;;;456;s
Brummeria;-25.7436;28.2853;;;1108;s
Bryanbrink;-26.0754;27.9983;;1130;456;s
Bryanston;-26.0582;28.0192;;1175;456;s
Buccleuch;-26.0547;28.1065;;1175;456;s
Buhle Park;-26.291;28.199;;331;239;s
Bultfontein;-25.4598;28.2414;;;1108;v
Burgershoop;-26.1001;27.7582;;;542;s
Bushwillow Park;-26.1126;28.1623;;;456;s
Buya-Futhi;-26.3631;28.1445;;484;239;t
Buyscelia AH;-26.6346;28.012;;;807;p
Caltura Park;-25.8234;28.7383;;105;1108;s
Cambria;-26.3183;28.2366;;83;239;s
Capital Park;-25.7262;28.1862;;;1108;s
Carenvale;-26.146;27.8873;;1160;456;s
Carletonville Central;-26.3572;27.4046;;;130;s
Carlswald AH;-25.9832;28.0993;;823;456;p
Carlswald North;-25.9773;28.1141;;823;456;s
Caro Nome AH;-26.1249;28.2675;;488;239;p
Cason;-26.2102;28.258;;83;239;s
Casseldale;-26.263;28.467;;1237;239;s
Castleview;-26.2567;28.1681;;331;239;s
Cedar Lakes;-26.0024;27.9853;;1130;456;s
Centurion Central;-25.8587;28.185;;140;1108;s
Centurion Golf Eastate;-25.8708;28.2043;;140;1108;s
Cerutiville;-26.4421;28.5117;;;239;s
Chamdor;-26.1567;27.8063;;;542;s
Chancliff AH;-26.0702;27.7942;;;542;p
Chantelle;-25.6653;28.0909;;6;1108;s
Chartwell;-25.9797;27.9655;;;456;s;;1
Cheetah Park;-25.8008;27.9787;;;1108;s
Cheltondale;-26.1519;28.0838;;;456;s
Chiawelo;-26.2807;27.8711;;1232;456;t
Chiawelo Ext 1;-26.2832;27.867;;1232;456;t
Chiawelo Ext 2;-26.2839;27.8599;;1232;456;t
Chiawelo Ext 3;-26.2768;27.8466;;1232;456;t
Chiawelo Ext 4 & 5;-26.2885;27.855;;1232;456;t;;;;gauteng-chiawelo-ext-4-5-johannesburg
Chief A Luthuli Park;-26.1599;28.3828;;;239;t;;2
Chief A Luthuli Park X1;-26.163;28.3767;;147;239;t
Chief A Luthuli Park X4;-26.1528;28.3899;;147;239;t
Chislehurston;-26.1167;28.0532;;1175;456;s
Chloorkop;-26.0566;28.1804;;488;239;s
Chris Hani;-26.2668;27.8889;;1232;456;t
Chris Hani;-26.2045;28.2162;;83;239;s
Chris Hani;-26.1418;28.4406;;182;239;t;;;;gauteng-chris-hani-ekurhuleni-2
Chris Hani;-25.4428;28.093;;1230;1108;t
Chris Hani X1;-26.1333;28.4423;;182;239;t
Chrisville;-26.2589;28.0252;;;456;s
Cilvale AH;-26.008;28.3939;;;239;p
Cinderella;-26.2428;28.2566;;83;239;s
City and Suburban;-26.2078;28.0563;;;456;s
Claremont;-26.1806;27.9567;;1130;456;s
Claremont;-25.717;28.135;;;1108;s
Clarina;-25.6492;28.1167;;6;1108;s
Claudius;-25.7945;28.1112;;140;1108;s
Clayville;-25.9531;28.2211;;488;239;s
Clayville East;-25.9601;28.2396;;488;239;s
Clearwater Estate;-26.1445;28.2749;;83;239;s
Clearwater Flyfishing Estate;-25.8517;28.2675;;;1108;s
Cleveland;-26.2052;28.1171;;;456;s
Clubview;-25.836;28.1714;;140;1108;s
Colbyn;-25.7396;28.2503;;;1108;s
Comet;-26.1988;28.2321;;83;239;s
Commercia;-26.0378;28.1524;;823;456;s
Comptonville;-26.2781;27.9633;;;456;s
Constantia Kloof;-26.1449;27.9106;;1160;456;s
Constantia Park;-25.8064;28.2836;;;1108;s
Corlett Gardens;-26.1229;28.1131;;;456;s
Cornwall Hill;-25.873;28.2431;;140;1108;s
Coronation Park;-26.1054;27.7917;;;542;s
Coronationville;-26.1908;27.9766;;;456;s
Cosmo City;-26.0285;27.9269;;1160;456;t
Cottesloe;-26.1884;28.0151;;;456;s
Country Lane Estate;-25.8526;28.2601;;;1108;s
Country Life Park;-26.0771;28.0223;;1175;456;s
Country View;-26.1218;28.3375;;52;239;s
Country View;-25.9444;28.1243;;823;456;s
Craighall;-26.1133;28.0273;;1130;456;s
Craighall Park;-26.1252;28.0238;;1130;456;s
Credi;-26.3188;28.1518;;484;239;t
Crescent Wood Country Estate;-25.9599;28.1067;;823;456;s
Cresslawn;-26.1127;28.2035;;488;239;s
Cresta;-26.1282;27.9785;;1130;456;s
Creswell Park;-26.1706;27.8758;;1160;456;s
Croesus;-26.1983;27.9658;;;456;s
Crosby;-26.1939;27.9866;;;456;s
Crown;-26.2192;28.0082;;;456;s
Crown Gardens;-26.2528;28.0044;;;456;s
Crown North;-26.2108;28.0148;;;456;s
Crowthorne AH;-25.9752;28.0844;;823;456;p
Croydon;-26.1275;28.1957;;488;239;s
Cruywagen Park;-26.2583;28.2056;;331;239;s
Crystal Gardens;-26.1196;28.1009;;;456;s
Crystal Park;-26.1311;28.3739;;52;239;s
Crystal Park X1;-26.1327;28.3595;;52;239;s
Crystal Park X18;-26.1227;28.375;;52;239;s
Crystal Park X2;-26.1245;28.367;;52;239;s
Crystal Park X3;-26.1197;28.3742;;52;239;s
Culemborg Park;-26.1789;27.6903;;;1131;s
Cyferpan;-26.6131;27.8307;;;1374;s
Cyrildene;-26.1753;28.1008;;;456;s
Dadaville;-26.5572;27.9384;;;1381;s
Dainfern;-25.9884;28.0045;;;456;s;;3
Dainfern Golf Estate;-25.9849;27.9977;;174;456;s
Dainfern Ridge;-25.9932;28.0045;;174;456;s
Dainfern Valley Estate;-25.9855;28.0102;;174;456;s
Dal Fouche;-26.257;28.4001;;1237;239;s
Daleside;-26.4932;28.0671;;;807;s
Dalpark;-26.2548;28.3195;;100;239;s
Dalview;-26.2483;28.3481;;100;239;s
Dan Pienaarville;-26.08;27.7697;;;542;s
Dancornia AH;-26.1236;27.6077;;;1131;p
Daniel Brink Park;-26.0739;27.9998;;1130;456;s
Danville;-25.7411;28.1305;;;1108;s
Darrenwood;-26.1287;27.9858;;1130;456;s
Daspoort;-25.7123;28.1499;;;1108;s
Daspoort Estate;-25.7073;28.1551;;;1108;s
Daveyton;-26.1408;28.4273;;;239;t;127967;11
Daveyton X1;-26.1285;28.4493;;182;239;t
Daveyton X12;-26.1261;28.437;;182;239;t
Daveyton X2;-26.154;28.4001;;182;239;t
Daveyton X3;-26.1368;28.4179;;182;239;t
Daveyton X4;-26.1422;28.396;;182;239;t
Daveyton X6;-26.163;28.4063;;182;239;t
Daveyton X7;-26.1604;28.4108;;182;239;t
Davidsonville;-26.1564;27.8513;;1160;456;s
Dawn Park;-26.3058;28.2468;;83;239;s
Dawnview;-26.1843;28.154;;331;239;s
Dayanglen;-26.1875;28.2323;;83;239;s
De Deur Estate;-26.5268;27.9435;;1381;807;s
De Klerkshof;-26.1234;28.1713;;234;239;s
Debonair Park;-26.5165;27.8992;;;1381;s
Deep Levels;-26.2961;28.386;;582;239;t
Delarey;-26.1739;27.9473;;1130;456;s
Delarey AH;-26.047;27.6229;;;678;p
Delmas Industrial;-26.1622;27.7131;;;1131;p
Delmore Park;-26.2095;28.1992;;83;239;s
Delporton;-26.0836;27.7298;;;542;s
Deltoidia Smallholdings;-25.8421;28.1155;;140;1108;p
Delville;-26.2291;28.1789;;331;239;s
Denlee;-26.2342;28.1654;;331;239;s
Denneoord;-26.2609;28.3612;;100;239;s
Dennydale AH;-26.2754;27.5834;;;1428;p
Denver;-26.2082;28.0991;;;456;s
Derdepoort;-25.6805;28.3025;;;1108;s
Dersley;-26.2033;28.418;;1237;239;s
Despatch;-25.718;28.3257;;;1108;s
Devland;-26.2859;27.9331;;;456;s
Devon A;-26.3581;28.7821;;;196;s
Devon B;-26.3673;28.8048;;;196;s
Dewald Hattingh Park;-26.2038;28.3326;;52;239;s
Dewetshof;-26.1824;28.0955;;;456;s
Dhlamini;-26.2721;27.8788;;1232;456;t
Dickinsonville;-26.6697;27.8852;;;1381;s
Die Hoewes;-25.8452;28.1933;;140;1108;s
Die Wilgers;-25.7604;28.3142;;;1108;s
Diepkloof;-26.2519;27.9586;;1232;456;t
Diepkloof Zone 1;-26.2416;27.9423;;1232;456;t
Diepkloof Zone 2;-26.2495;27.9396;;1232;456;t
Diepkloof Zone 3;-26.236;27.9475;;1232;456;t
Diepkloof Zone 4;-26.2394;27.9567;;1232;456;t
Diepkloof Zone 5;-26.2501;27.9504;;1232;456;t
Diepkloof Zone 6;-26.2577;27.9444;;1232;456;t
Diepsloot AH;-25.9447;28.0282;;200;456;p
Diepsloot West;-25.9211;28.0188;;200;456;t
Diepsloot West 1;-25.9278;28.0064;;200;456;t
Diepsloot West 2;-25.9406;28.0116;;200;456;t
Diepsloot West 4;-25.9373;28.0183;;200;456;t
Diepsloot West 5;-25.9352;28.0047;;200;456;t
Diepsloot West 6;-25.9315;28.0187;;200;456;t
Diepsloot West 7;-25.9404;28.0168;;200;456;t
Diepsloot West 9;-25.9323;27.9981;;200;456;t
Dilopye;-25.392;28.1936;;;1108;v
Dinwiddie;-26.2681;28.1593;;331;239;s
Discovery;-26.1598;27.8922;;1160;456;s
Dobsonville;-26.2224;27.8654;;1232;456;t
Dobsonville Ext 1;-26.2235;27.8548;;1232;456;t
Dobsonville Ext 2;-26.2267;27.8517;;1232;456;t
Dobsonville Ext 3;-26.2324;27.8297;;1232;456;t
Dobsonville Ext 4;-26.2279;27.8442;;1232;456;t
Dobsonville Ext 5 & 7;-26.2317;27.8452;;1232;456;t;;;;gauteng-dobsonville-ext-5-7-johannesburg
Dobsonville Gardens;-26.2306;27.8095;;1232;456;t
Donkerhoek;-25.7777;28.458;;;1108;s
Doornfontein;-26.3977;27.3227;;;130;s
Doornfontein;-26.1962;28.0548;;;456;s
Doornkloof AH;-25.9223;27.4817;;;678;p
Doornkloof Smallholdings;-25.9036;28.2502;;140;1108;p
Doornkop;-26.2335;27.8102;;1232;456;t
Doornkop 1;-26.2451;27.8089;;1232;456;t
Doornkop 2;-26.2219;27.8115;;1232;456;t
Doornkop AH;-26.2448;27.7891;;1232;456;p
Doornkraal;-25.603;28.566;;;1108;s
Doornpoort;-25.6504;28.2526;;;1108;s
Dorandia;-25.6682;28.1573;;;1108;s
Dorelan;-26.1272;28.1204;;;456;s
Doringkloof;-25.8575;28.211;;140;1108;s
Douglasdale;-26.0407;27.9944;;1175;456;s
Dowerglen;-26.1557;28.1407;;234;239;s
Downbern;-25.4864;28.3999;;;1108;v
Dr Masibilanga;-26.1535;27.7889;;469;542;t
Drakeville AH;-26.6292;27.7814;;;1374;p
Dreamland AH;-26.5337;27.906;;;1381;p
Drie Ziek;-26.4702;27.8422;;;456;t;;7
Drie Ziek Ext 1;-26.4681;27.8499;;213;456;t
Drie Ziek Ext 2;-26.4714;27.8401;;213;456;t
Drie Ziek Ext 3;-26.4664;27.8389;;213;456;t
Drie Ziek Ext 4;-26.4576;27.8456;;213;456;t
Drie Ziek Ext 5;-26.4831;27.8308;;213;456;t
Drie Ziek Ext 6;-26.4746;27.8417;;213;456;t
Drie Ziek Ext 7;-26.4697;27.8437;;213;456;t
Driefontein AH;-26.0094;27.8293;;;542;p
Droste Park;-26.2107;28.0671;;;456;s
Drumblade AH;-26.4402;28.0188;;;1413;p
Dube;-26.239;27.8937;;1232;456;t
Duduza;-26.3875;28.3833;;;966;t;73295;1
Duduza;-26.3714;28.4076;;;239;t;73295;1
Duduza;-25.9714;28.2043;;1278;239;t;;1;;gauteng-duduza-ekurhuleni-2
Dukathole;-26.2212;28.1925;;331;239;s
Duncanville;-26.6528;27.936;;;1381;s
Dunkeld;-26.135;28.038;;1130;456;s
Dunnottar;-26.3474;28.4302;;966;239;s
Dunsevern;-26.1261;28.1182;;;456;s
Dunswart;-26.2103;28.2795;;83;239;s
Dunvegan;-26.1558;28.1503;;234;239;s
Duxberry;-26.0742;28.0507;;1175;456;s
Dwarskloof AH;-26.1642;27.6193;;;1131;p
Eagle Canyon;-26.0888;27.9187;;1160;456;s
East Bank;-26.1012;28.1089;;10;456;t
East Daggaf;-26.2874;28.5669;;1237;966;s
East Driefontein;-26.3789;27.4982;;;130;v
East Geduld;-26.2263;28.4374;;1237;239;s
East Lynne;-25.7052;28.2769;;;1108;s
East Town;-26.1555;27.9783;;1130;456;s
East Village;-26.3877;27.5187;;;281;v
Eastgate;-26.085;28.09;;1175;456;s
Eastwood;-25.7407;28.227;;;1108;s
Eastwood;-25.7036;28.3818;;715;1108;t;;;;gauteng-eastwood-pretoria-2
Eatonside;-26.5554;27.8836;;;1187;t
Ebenhaerzer Park AH;-26.5731;27.9337;;;1381;p
Ebner on Vaal AH;-26.7447;27.6944;;;1374;p
Ebony Park;-25.9993;28.1767;;;456;t;;6
Ebony Park Ext 1;-26.0018;28.1803;;231;456;t
Ebony Park Ext 2;-25.9982;28.1805;;231;456;t
Ebony Park Ext 3;-25.9976;28.1842;;231;456;t
Ebony Park Ext 4;-25.9975;28.1762;;231;456;t
Ebony Park Ext 5;-25.9984;28.1717;;231;456;t
Ebony Park Ext 6;-26.0009;28.169;;231;456;t
Ebotse Golf & Country Estate;-26.1507;28.3508;;52;239;s;;;;gauteng-ebotse-golf-country-estate-ekurhuleni
Ecaleni;-26.0129;28.2439;;1278;239;t
Eco-Park Estate;-25.8853;28.1755;;140;1108;s
Edelweiss;-26.2829;28.4678;;1237;239;s
Eden Park;-26.3778;28.1221;;8;239;s
Edenburg;-26.0551;28.0613;;1175;456;s
Edleen;-26.0918;28.2031;;488;239;s
Eersterust;-25.7094;28.3152;;;1108;t;;5
Eersterust Ext 2;-25.7148;28.3124;;237;1108;t
Eersterust Ext 3;-25.7129;28.3237;;237;1108;t
Eersterust Ext 4;-25.7073;28.3225;;237;1108;t
Eersterust Ext 5;-25.7093;28.3144;;237;1108;t
Eersterust Ext 6;-25.7001;28.3101;;237;1108;t
Ehlanzeni;-26.0314;28.2025;;1278;239;t
Eikenhof;-26.3067;27.973;;;456;s
Eikepark;-26.1807;27.677;;;1131;s
Ekandustria;-25.6929;28.6953;;238;1108;t
Ekangala Section A;-25.6767;28.7298;;238;1108;t
Ekangala Section B;-25.684;28.7416;;238;1108;t
Ekangala Section C;-25.6906;28.7492;;238;1108;t
Ekangala Section D;-25.6985;28.751;;238;1108;t
Ekangala Section E;-25.695;28.7422;;238;1108;t
Ekklesia;-25.7009;28.2852;;;1108;s
Eland Small AH;-26.1624;27.6494;;;1131;p
Elandsfontein;-26.4411;27.427;;;281;v
Elandsfontein;-26.1652;28.1952;;331;239;s
Elandsfontein AH;-26.379;27.9232;;;1413;p
Elandsfontein Rail;-26.1588;28.2026;;331;239;s
Elandsfontein Smallholdings;-25.9776;28.3287;;;239;p
Elandshaven;-26.2445;28.1287;;331;239;s
Elandspark;-26.2437;28.1112;;;456;s
Elandspoort;-25.7404;28.1109;;;1108;s
Elandsrand;-26.4513;27.3664;;;130;s
Elandsridge;-26.4416;27.372;;;130;v
Elarduspark;-25.8337;28.2589;;;1108;s
Eldo Glen;-25.8378;28.1356;;140;1108;s
Eldo Meadows;-25.8334;28.1427;;140;1108;s
Eldo Park;-25.8424;28.1401;;140;1108;s
Eldo View;-25.8403;28.1272;;140;1108;s
Eldorado AH;-26.0945;27.6671;;839;542;p
Eldorado Estate;-26.3053;27.9189;;;456;s
Eldorado Park;-26.2932;27.9033;;;456;t
Eldoraigne;-25.8406;28.1497;;140;1108;s
Electron;-26.2404;28.0977;;;456;s
Elindinga;-26.0136;28.2289;;1278;239;t
Eljeesee AH;-26.0859;27.6767;;839;542;p
Elma Park;-26.156;28.1572;;234;239;s
Eloffsdal;-25.7124;28.1883;;;1108;s
Elsburg;-26.2468;28.1994;;331;239;s
Elspark;-26.2653;28.2241;;331;239;s
Emangweni;-26.0184;28.2359;;1278;239;t
Emdeni;-26.244;27.8198;;1232;456;t
Emfihlweni;-26.0257;28.2232;;1278;239;t
Emkatini;-26.0137;28.2163;;1278;239;t
Emmarentia;-26.1574;28.0047;;1130;456;s
Emoyeni;-26.0143;28.2325;;1278;239;t
Endayini;-26.0177;28.1939;;1278;239;t
Endicott;-26.3015;28.5854;;;966;v
Endulweni;-26.0138;28.2215;;1278;239;t
Ennerdale;-26.4164;27.84;;;456;t;;13
Ennerdale Ext 1;-26.4058;27.8429;;257;456;t
Ennerdale Ext 10 & 11;-26.4218;27.8388;;257;456;t;;;;gauteng-ennerdale-ext-10-11-johannesburg
Ennerdale Ext 12, 13 & 14;-26.4216;27.8453;;257;456;t;;;;gauteng-ennerdale-ext-12-13-14-johannesburg
Ennerdale Ext 2;-26.4057;27.8329;;257;456;t
Ennerdale Ext 3;-26.4102;27.8387;;257;456;t
Ennerdale Ext 6;-26.4205;27.8537;;257;456;t
Ennerdale Ext 8;-26.4163;27.82;;257;456;t
Ennerdale Ext 9;-26.4059;27.8283;;257;456;t
Ennerdale South;-26.4324;27.8499;;257;456;t
Enstra;-26.2059;28.4447;;1237;239;s
Entshonalanga;-26.0218;28.1858;;1278;239;t
Equestria;-25.7641;28.3402;;;1108;s
Erand AH;-25.9625;28.1271;;823;456;p
Erasmia;-25.8112;28.0924;;140;1108;s
Erasmus Park;-25.8207;28.2437;;;1108;s
Erasmuskloof;-25.8141;28.2649;;;1108;s
Erasmusrand;-25.8116;28.2532;;;1108;s
Ergo Site;-26.3767;28.3415;;100;239;s
Esangweni;-26.0261;28.1982;;1278;239;t
Esiziba;-26.0186;28.222;;1278;239;t
Esselen Park;-26.0303;28.2418;;1278;239;t
Essexwold;-26.1611;28.1349;;331;239;s
Estera;-26.254;28.1903;;331;239;s
Estherpark;-26.1036;28.2051;;488;239;s
Ethafeni;-26.0255;28.2124;;1278;239;t
Etwatwa Ext 35;-26.1226;28.4488;;268;239;t
Etwatwa X1;-26.1334;28.463;;268;239;t
Etwatwa X10;-26.1062;28.4758;;268;239;t
Etwatwa X11;-26.1263;28.4586;;268;239;t
Etwatwa X12;-26.123;28.4765;;268;239;t
Etwatwa X13;-26.1216;28.4736;;268;239;t
Etwatwa X14;-26.1301;28.4727;;268;239;t
Etwatwa X15;-26.1153;28.4716;;268;239;t
Etwatwa X18;-26.096;28.4892;;268;239;t
Etwatwa X19;-26.1117;28.4877;;268;239;t
Etwatwa X2;-26.1166;28.4607;;268;239;t
Etwatwa X21;-26.1261;28.4856;;268;239;t
Etwatwa X24;-26.123;28.4818;;268;239;t
Etwatwa X3;-26.1188;28.4536;;268;239;t
Etwatwa X30;-26.112;28.4746;;268;239;t
Etwatwa X31;-26.1114;28.46;;268;239;t
Etwatwa X32;-26.111;28.4509;;268;239;t
Etwatwa X33;-26.1327;28.4741;;268;239;t
Etwatwa X34;-26.1024;28.4493;;268;239;t
Etwatwa X36;-26.1044;28.4879;;268;239;t
Etwatwa X4;-26.1272;28.4751;;268;239;t
Etwatwa X7;-26.112;28.466;;268;239;t
Etwatwa X8;-26.1302;28.4794;;268;239;t
Etwatwa X9;-26.1142;28.4818;;268;239;t
Evans Park;-26.2449;28.0024;;;456;s
Evaton Central;-26.529;27.8453;;;270;t
Evaton North;-26.513;27.8565;;;270;t
Evaton Small Farms;-26.5472;27.852;;;270;t
Evaton West;-26.5225;27.8208;;;270;t
Everest;-26.3487;28.1403;;1315;239;t
Everest;-26.2259;28.4534;;1237;239;s;;;;gauteng-everest-ekurhuleni-2
Everleigh;-26.1864;28.2506;;83;239;s
Factoria;-26.116;27.8094;;;542;s
Faerie Glen;-25.7853;28.3157;;;1108;s
Fairland;-26.1365;27.9434;;1130;456;s
Fairlead AH;-26.1213;28.3557;;52;239;p
Fairmount;-26.1459;28.0992;;;456;s
Fairmount Ridge;-26.1434;28.1052;;;456;s
Fairvale;-26.14;28.1125;;;456;s
Fairview;-26.2025;28.0678;;;456;s
Fairway;-26.1317;28.0596;;;456;s
Fairwood;-26.1662;28.0874;;;456;s
Falcon Ridge;-26.5982;27.9136;;;1381;s
Far East Bank;-26.1059;28.1148;;10;456;t
Far East Bank Ext;-26.096;28.111;;1175;456;s
Farmall;-25.9987;27.9553;;;456;s
Farrar Park;-26.2462;28.2439;;83;239;s
Farrarmere;-26.1664;28.2998;;52;239;s
Father Gerald;-26.1511;27.785;;469;542;t
Featherbrooke Estate;-26.077;27.8386;;;542;s
Fellside;-26.1666;28.0775;;;456;s
Ferndale;-26.0887;27.9918;;1130;456;s
Ferreirasdorp;-26.2084;28.0327;;;456;s
Ferryvale;-26.4313;28.4794;;966;239;s
Finetown;-26.4147;27.8655;;257;456;t
Finsbury;-26.2064;27.654;;;1131;s
Fishers Hill;-26.1795;28.1641;;331;239;s
Fleurhof;-26.2004;27.9166;;1130;456;s
Flora Gardens;-26.7185;27.8099;;;1374;s
Floracliffe;-26.1556;27.9197;;1160;456;s
Florauna;-25.6844;28.1572;;6;1108;s
Florentia;-26.2669;28.1317;;8;239;s
Florida;-26.1775;27.9173;;1160;456;s
Florida Glen;-26.1654;27.9423;;1160;456;s
Florida Hills;-26.1614;27.9255;;1160;456;s
Florida Lake;-26.1737;27.8969;;1160;456;s
Florida North;-26.1677;27.9322;;1160;456;s
Florida Park;-26.1588;27.9097;;1160;456;s
Florida View;-26.1646;27.9345;;1160;456;s
Fontainebleau;-26.1052;27.9759;;1130;456;s
Fordsburg;-26.2058;28.0234;;;456;s
Forest Hill;-26.2541;28.0394;;;456;s
Forest Town;-26.1725;28.0371;;;456;s
Formain;-26.1257;28.1078;;;456;s
Founders Hill;-26.102;28.1672;;;456;s
Fourways;-26.2082;27.6907;;;1131;s
Fourways;-26.0279;28.0015;;1175;456;s
Fourways Gardens;-26.0003;28.0052;;1175;456;s
Frankenwald;-26.0716;28.1068;;1175;456;s
Franklin Roosevelt Park;-26.1513;27.99;;1130;456;s
Freedom Charter Square;-26.2746;27.8865;;1232;456;t
Freedom Park;-26.2839;27.9375;;;456;s
Freeway Park;-26.2585;28.2378;;83;239;s
Fulcrum;-26.2714;28.4017;;1237;239;s
Fundus AH;-25.6667;28.063;;;1108;p
Ga-Rankuwa Industrial;-25.5594;27.9892;;295;1108;p
Ga-Rankuwa Unit 1;-25.6115;27.9864;;295;1108;t
Ga-Rankuwa Unit 10;-25.56;28.0131;;295;1108;t
Ga-Rankuwa Unit 15;-25.5755;27.9999;;295;1108;t
Ga-Rankuwa Unit 16;-25.5908;27.9783;;295;1108;t
Ga-Rankuwa Unit 17;-25.5708;27.9923;;295;1108;t
Ga-Rankuwa Unit 2;-25.612;28.0026;;295;1108;t
Ga-Rankuwa Unit 21;-25.5828;28.0092;;295;1108;t
Ga-Rankuwa Unit 23;-25.5782;27.9834;;295;1108;t
Ga-Rankuwa Unit 24;-25.5667;27.9821;;295;1108;t
Ga-Rankuwa Unit 25;-25.5729;27.9734;;295;1108;t
Ga-Rankuwa Unit 3;-25.5936;28.0103;;295;1108;t
Ga-Rankuwa Unit 4;-25.5974;27.984;;295;1108;t
Ga-Rankuwa Unit 5;-25.5963;27.9976;;295;1108;t
Ga-Rankuwa Unit 6;-25.6069;28.0121;;295;1108;t
Ga-Rankuwa Unit 7;-25.5765;28.0198;;295;1108;t
Ga-Rankuwa Unit 8;-25.5674;28.0137;;295;1108;t
Ga-Rankuwa Unit 9;-25.5732;28.0108;;295;1108;t
Ga-Rankuwa View;-25.5484;27.9863;;295;1108;t
GaMohale;-25.9942;27.536;;;678;s
GaRankuwa Unit 20;-25.5888;27.9672;;295;1108;t
Gabon;-26.1403;28.4396;;182;239;t
Gallo Manor;-26.0668;28.0782;;1175;456;s
Gardener Ross Golf and Country Estate;-25.8757;28.0465;;140;1108;s
Gardenvale AH;-26.4389;28.1207;;;1132;p
Garsfontein;-25.7979;28.3033;;;1108;s
Garthdale AH;-26.4223;28.106;;;1132;p
Geduld;-26.2436;28.4278;;1237;239;s
Geestveld AH;-25.9949;28.4236;;;239;p
Geluksdal;-26.3412;28.3603;;;239;t;;3
Geluksdal Ext 1;-26.3437;28.3651;;328;239;t
Geluksdal Ext 2;-26.3499;28.3563;;328;239;t
Geluksdal Ext 3;-26.3232;28.3706;;328;239;t
General Albertspark;-26.2914;28.1233;;8;239;s
George Goch;-26.2145;28.0814;;;456;s
Georgetown;-26.2146;28.1676;;331;239;s
Georginia;-26.1651;27.8799;;1160;456;s
Gerardsville AH;-25.8505;28.029;;140;1108;p
Gerdview;-26.1755;28.1812;;331;239;s
Germiston South;-26.2214;28.1693;;331;239;p
Germiston Station;-26.2086;28.1742;;331;239;s
Gezina;-25.7183;28.2065;;;1108;s
Ghana Section;-26.2812;27.7059;;46;1428;t
Gillview;-26.2642;28.027;;;456;s
Gladwood AH;-26.6856;27.737;;;1374;p
Glen Austin AH;-25.9965;28.1473;;823;456;p
Glen Donald AH;-26.6147;27.9936;;;807;p
Glen Erasmia Boulevard;-26.0632;28.2564;;488;239;s
Glen Erasmia Ext 14;-26.0756;28.2627;;488;239;s
Glen Lauriston;-25.827;28.1489;;140;1108;s
Glen Marais;-26.0721;28.2457;;488;239;s
Glen Marais Ext;-26.0854;28.2663;;488;239;s
Glenadrienne;-26.0971;28.0273;;1175;456;s
Glenanda;-26.2718;28.0383;;;456;s
Glenesk;-26.233;28.0488;;;456;s
Glenferness AH;-25.9943;28.0378;;823;456;p
Glenhazel;-26.1382;28.1027;;;456;s
Glensan;-26.1447;28.1044;;;456;s
Glenverloch;-26.4191;28.4622;;966;239;s
Glenvista;-26.2866;28.0586;;;456;s
Goba;-26.3413;28.151;;484;239;t
Goedeburg;-26.1439;28.2926;;52;239;s
Goedehoop AH;-26.565;28.1572;;;807;p
Golden Gardens;-26.6134;27.8095;;;1187;t
Golden Springs;-26.2872;28.422;;1237;239;s
Goldev;-26.2952;27.9398;;;456;s
Golf Park;-26.5513;28.0339;;;807;s
Golf View AH;-26.4357;27.9425;;;1413;p
Good Hope;-26.2121;28.1872;;331;239;s
Gosforth Park;-26.2319;28.1437;;331;239;s
Goudvlakte West;-26.2788;27.3781;;;130;v
Gov Gold Mine Areas Cons;-26.2174;28.3662;;100;239;p
Government Goldmine;-26.1984;28.4089;;1237;239;s
Grand Central;-25.9948;28.1323;;823;456;s
Grand Central Airport;-25.9894;28.1395;;823;456;p
Greater Nigel;-26.3829;28.4538;;966;239;s
Green Hills;-26.1595;27.6959;;;1131;s
Green Park;-26.4954;27.5125;;;281;s
Green Valley AH;-26.4615;28.1265;;;1132;p
Greenfields;-26.3935;28.128;;484;239;t
Greenside;-26.1534;28.0152;;1130;456;s
Greenside East;-26.1538;28.0247;;1130;456;s
Greenstone Hill;-26.117;28.1552;;;456;s
Greenstone Park;-26.1183;28.1447;;;456;s
Gresswold;-26.1317;28.0879;;;456;s
Greymont;-26.1634;27.9649;;1130;456;s
Groblerpark;-26.15;27.8382;;1160;456;s
Groeneweide;-26.2787;28.2342;;83;239;s
Groenkloof;-25.7726;28.2148;;;1108;s
Groot Elandsvlei AH;-26.1343;27.6564;;;1131;p
Grootfontein;-25.8859;28.3584;;;1108;s;;1
Grootfontein Country Estates;-25.8859;28.3584;;360;1108;s
Grootvaly AH;-26.2617;28.4992;;1237;239;p
Grootvlei;-25.5223;28.2622;;;1108;v
Gugulethu;-26.3002;28.4041;;582;239;t
Gugulethu;-26.2175;28.466;;;239;t;;;;gauteng-gugulethu-ekurhuleni-2
Haakdoornboom;-25.5716;28.1606;;;1108;s;;2
Haakdoornboom AH;-25.5666;28.1345;;374;1108;p
Haartebeesfontein;-26.814;28.1614;;386;807;s
Haddon;-26.2574;28.0337;;;456;s
Halfway Gardens;-25.9928;28.1162;;823;456;s
Halfway House;-26.0072;28.1265;;823;456;s
Hallgate;-26.426;28.531;;;966;v
Hamberg;-26.1699;27.8897;;1160;456;s
Hani;-26.3336;27.3069;;504;130;t
Harison Park;-26.1385;27.8745;;1160;456;s
Harison View;-26.1434;27.8662;;1160;456;s
Harmelia;-26.141;28.1899;;331;239;s
Harmonierus;-26.6057;27.9197;;;1381;s
Harry Gwala;-26.2216;28.3149;;;239;t
Hartebeesfontein;-26.814;28.1614;;;807;v;;1
Hartzenberg AH;-26.3969;27.9778;;;1413;p
Harveston AH;-26.6723;28.0501;;;807;p
Harveston AH;-26.0946;27.9085;;1160;456;p
Hatfield;-25.7484;28.2388;;;1108;s
Hawkins Estate;-26.1477;28.0837;;;456;s
Hazel Park;-26.2497;28.1751;;331;239;s
Hazelwood;-25.7821;28.2645;;;1108;s
Heather View;-25.68;28.1257;;6;1108;s
Heatherdale AH;-25.6681;28.1246;;6;1108;p
Hebron;-25.5514;27.9999;;;1108;s
Hectorton;-26.1671;27.7107;;;1131;s
Heidelberg AH;-26.5241;28.3493;;;394;p
Heidelberg Central;-26.5033;28.3634;;;394;s
Helderblom AH;-26.0959;27.6942;;;542;p
Helderkruin;-26.1252;27.8683;;1160;456;s
Helderwyk;-26.269;28.3112;;100;239;s
Helikon Park;-26.1825;27.6824;;;1131;s
Henley on Klip;-26.5385;28.0608;;;807;s
Hennopspark;-25.8607;28.1681;;140;1108;s
Heriotdale;-26.2128;28.1176;;;456;s
Hermanstad;-25.7202;28.1632;;;1108;s
Hesteapark;-25.6545;28.1383;;6;1108;s
Heuningklip AH;-26.0533;27.786;;;542;p
Heuweloord;-25.8841;28.1138;;140;1108;s
Heuwelsig Estate;-25.8717;28.1122;;140;1108;s
Highbury;-26.5186;28.0385;;;807;s
Highland;-26.2914;28.3956;;582;239;t
Highlands;-26.1894;28.0626;;;456;s
Highlands North;-26.1415;28.0825;;;456;s
Highveld;-25.8832;28.1929;;140;1108;s
Highveld Techno Park;-25.8748;28.1865;;140;1108;s
Highway Gardens;-26.1431;28.1777;;331;239;s
Hillbrow;-26.1941;28.0495;;;456;s
Hillcrest;-25.7555;28.2358;;;1108;s
Hillcrest AH;-26.1383;28.4005;;52;239;p
Hillrise AH;-26.0536;28.3811;;;239;p
Hillside AH;-26.2201;27.6217;;;1131;p
Hillside AH;-26.0176;27.6393;;;678;p
Hlahane;-26.3046;28.1469;;484;239;t
Hlahatsi;-26.3347;28.1549;;484;239;t
Hlongwane;-26.3466;28.1545;;484;239;t
Holfontein;-26.1407;28.4726;;;239;s
Holomisa Section;-26.281;27.6908;;46;1428;t
Home Lake;-26.1755;27.6992;;;1131;s
Home Lake Industrial;-26.1876;27.6883;;;1131;p
Home Seekers;-26.2148;28.2942;;52;239;s
Homelands AH;-26.6329;28.0356;;;807;p
Homer;-26.6504;27.8888;;;1381;s
Homes Haven;-26.0679;27.8321;;;542;s
Homestead;-26.1745;28.1873;;331;239;s
Homestead AH;-26.4598;27.9306;;;1413;p
Homestead Park;-26.2039;27.9981;;;456;s
Honey Hill;-26.1424;27.8874;;1160;456;s
Honeydew Ridge;-26.1021;27.9112;;1160;456;s
Honingnestkrans Smallholdings;-25.5767;28.1867;;374;1108;p
Hoogland;-26.035;27.9573;;1130;456;s
Hopefield;-26.4238;27.816;;257;456;t
Horison;-26.1494;27.8787;;1160;456;s
Hornsoord AH;-25.6955;28.0632;;;1108;p
Houghton Estate;-26.1637;28.0599;;;456;s
Houtkop AH;-26.608;27.8916;;;1381;p
Houtkop SH2;-26.618;27.918;;;1381;s
Hughes;-26.1784;28.2267;;83;239;s
Hunters Hill A. H.;-26.0684;27.9522;;1130;456;s;;;;gauteng-hunters-hill-a-h-johannesburg
Huntingdon;-26.2253;28.3848;;100;239;s
Hurlingham;-26.0967;28.0257;;1175;456;s
Hurlingham Gardens;-26.0982;28.0301;;1175;456;s
Hurlyvale;-26.1502;28.1657;;234;239;s
Hurst Hill;-26.1881;27.9865;;;456;s
Hyde Park;-26.1242;28.0394;;1175;456;s
Ibaxa;-26.0201;28.2161;;1278;239;t
Ibazelo;-26.0058;28.2183;;1278;239;t
Igqagqa;-26.0102;28.2235;;1278;239;t
Ililiba;-26.0232;28.2294;;1278;239;t
Illiondale;-26.1152;28.1689;;234;239;s
Illovo;-26.129;28.0536;;1175;456;s
Impala Park;-26.162;28.2679;;83;239;s
Impumelelo;-26.3466;28.7694;;;196;t;;2
Impumelelo Ext 2;-26.3489;28.775;;430;196;t
Inadan;-26.0126;27.9559;;;456;s
Inanda;-26.1203;28.0548;;1175;456;s
Industria;-26.1997;27.979;;;456;p
Industria North;-26.182;27.9512;;1130;456;p
Industria West;-26.1942;27.9682;;;456;p
Inglethorpe AH;-26.1074;28.382;;52;239;p
Inxiweni;-26.0224;28.2193;;1278;239;t
Irene;-25.8801;28.2344;;140;1108;s
Irene Farm Villages;-25.8567;28.2458;;140;1108;s
Irene Glen Private Estate;-25.8826;28.2468;;140;1108;s
Irene Research Institute;-25.9028;28.2096;;140;1108;s
Irene Security Estate;-25.8701;28.2179;;140;1108;s
Ironside;-26.5458;27.8897;;;1187;t
Ironside AH;-26.4803;27.9167;;;1413;p
Isando;-26.1408;28.2107;;488;239;s
Isandovale;-26.1341;28.19;;234;239;s
Iscor Industrial;-26.6447;27.8371;;;1374;p
Isekelo;-26.0174;28.2277;;1278;239;t
Isiphetweni;-26.031;28.2167;;1278;239;t
Isithame;-26.0067;28.2249;;1278;239;t
Isivana;-26.0194;28.2125;;1278;239;t
Itsoseng;-26.0117;27.9207;;;456;t
Itsoseng;-25.5383;28.0641;;662;1108;t
Ivory Park Ext 10;-25.9927;28.1948;;444;456;t
Ivory Park Ext 12;-25.9844;28.205;;444;456;t
Ivory Park Ext 13;-25.9791;28.2027;;444;456;t
Ivory Park Ext 2;-26.0112;28.1787;;444;456;t
Ivory Park Ext 5;-26.0144;28.1844;;444;456;t
Ivory Park Ext 6;-26.0073;28.1919;;444;456;t
Ivory Park Ext 7;-26.0039;28.1863;;444;456;t
Ivory Park Ext 8;-26.0005;28.2;;444;456;t
Ivory Park Ext 9;-25.9923;28.2075;;444;456;t
Jabavu;-26.2477;27.8759;;1232;456;t
Jabulani;-26.2445;27.8585;;1232;456;t
Jacanlee;-26.1218;27.9851;;1130;456;s
Jackal Creek Golf Estate;-26.0563;27.9212;;1160;456;s
Jameson Park;-26.4455;28.416;;;966;s
Jan Hofmeyer;-26.1946;28.0109;;;456;s
Jan Niemand Park;-25.7091;28.291;;;1108;s
Jansen Park;-26.1844;28.2425;;83;239;s
Jatniel AH;-26.1242;28.3178;;52;239;p
Jeffersville;-25.7859;28.0551;;1179;1108;t
Jeppestown;-26.2053;28.0769;;;456;s
Jerusalem;-26.2013;28.2036;;83;239;s
Jet Park;-26.162;28.2186;;83;239;s
Jiyana;-26.0273;28.216;;1278;239;t
Joe Slovo;-26.2268;28.2237;;83;239;s
Johandeo;-26.5994;27.8083;;;1187;t
Johannesburg North;-26.0376;27.9756;;1130;456;s
Jordaan Park;-26.4968;28.3433;;;394;s
Joshua Doore;-26.1649;27.7905;;469;542;t
Judith's Paarl;-26.1909;28.0732;;;456;s;;;;gauteng-judiths-paarl-johannesburg
Jukskei Park;-26.038;27.983;;1130;456;s
Junction Hill;-26.2815;28.1619;;331;239;s
Jupiter;-26.2244;28.1349;;331;239;s
Kaalfontein;-25.9903;28.1718;;;456;t;46147;16
Kaalfontein Ext 1;-25.9927;28.1862;;467;456;t
Kaalfontein Ext 10;-25.9968;28.1664;;467;456;t
Kaalfontein Ext 11;-25.995;28.1659;;467;456;t
Kaalfontein Ext 12;-25.9939;28.1701;;467;456;t
Kaalfontein Ext 13 & 14;-25.993;28.1675;;467;456;t;;;;gauteng-kaalfontein-ext-13-14-johannesburg
Kaalfontein Ext 15;-25.9911;28.1708;;467;456;t
Kaalfontein Ext 16;-25.9897;28.1714;;467;456;t
Kaalfontein Ext 17;-25.9878;28.1715;;467;456;t
Kaalfontein Ext 18;-25.9871;28.1693;;467;456;t
Kaalfontein Ext 2;-25.9874;28.1851;;467;456;t
Kaalfontein Ext 22;-25.9852;28.1874;;467;456;t
Kaalfontein Ext 23;-25.9823;28.1741;;467;456;t
Kaalfontein Ext 4;-25.9904;28.1797;;467;456;t
Kaalfontein Ext 5;-25.9859;28.1759;;467;456;t
Kaalfontein Ext 6, 7 & 8;-25.9935;28.1755;;467;456;t;;;;gauteng-kaalfontein-ext-6-7-8-johannesburg
Kaalfontein Ext 9;-25.9967;28.1694;;467;456;t
Kaalplaats;-26.7565;27.712;;;1374;s
Kaalplaats East;-26.7544;27.7231;;;1374;s
Kaalplaats West;-26.7585;27.7008;;;1374;s
Kagiso;-26.1589;27.7808;;;542;t;;20
Kagiso Central;-26.1589;27.7808;;469;542;t
Kagiso Ext 10;-26.1434;27.7895;;469;542;t
Kagiso Ext 11;-26.1659;27.7981;;469;542;t
Kagiso Ext 12;-26.1567;27.8001;;469;542;t
Kagiso Ext 14;-26.1746;27.7824;;469;542;t
Kagiso Ext 2;-26.1612;27.7915;;469;542;t
Kagiso Ext 3;-26.1391;27.7985;;469;542;t
Kagiso Ext 6;-26.1662;27.7811;;469;542;t
Kagiso Ext 8;-26.1501;27.7704;;469;542;t
Kagiso Ext 9;-26.1707;27.7807;;469;542;t
Kameeldrift;-25.6518;28.3141;;;1108;s
Kameeldrift Smallholdings;-25.6971;27.9981;;;1108;p
Kameelfontein;-25.6191;28.4211;;;1108;s
Kammaland AH;-26.5806;27.7779;;;1187;p
Kanana;-26.3833;28.2046;;;239;s
Kanana;-25.4125;28.2596;;378;1108;s
Kanana Park;-26.4179;27.9016;;;456;t;;1
Kapok;-26.4257;27.8265;;257;456;t
Karenpark;-25.6651;28.1089;;6;1108;s
Kate Hamel;-26.2933;28.2399;;83;239;s
Katlehong;-26.3453;28.156;;;239;t;407294;51
Katlehong South;-26.3797;28.1857;;484;239;t
Kaydale AH;-26.4481;28.3971;;;966;p
Keinfontein Smallholdings;-25.7996;28.4871;;509;1108;p
Kekana Garden;-25.373;28.3063;;;1108;v
Kelland;-26.117;27.9602;;1130;456;s
Kelvin;-26.0785;28.0961;;1175;456;s
Kempton Park;-26.0812;28.2187;;;239;s;171575;33
Kempton Park AH;-26.0885;28.2543;;488;239;p
Kempton Park West;-26.0868;28.1905;;488;239;s
Kengies AH;-25.9997;27.9969;;1175;456;p
Kenilworth;-26.2481;28.0487;;;456;s
Kenleaf;-26.2547;28.3477;;100;239;s
Kenmare;-26.1059;27.8152;;;542;s
Kensington;-26.1943;28.0977;;;456;s
Kensington B;-26.0804;28.0039;;1130;456;s
Kentview;-26.1275;28.0629;;;456;s
Kew;-26.1228;28.095;;;456;s
Khalambazo;-25.7106;28.3727;;715;1108;t
Khatamping;-26.0129;28.1981;;1278;239;t
Khumula Baji Section;-26.3522;28.135;;1315;239;t
Khutsong;-26.3347;27.3088;;;130;t;62458;7
Khutsong;-25.7154;28.3762;;715;1108;t
Khutsong Ext 2;-26.3416;27.3014;;504;130;t
Khutsong Ext 3;-26.3369;27.3081;;504;130;t
Khutsong South;-26.3548;27.3324;;504;130;t
Kibler Park;-26.2991;28.0075;;;456;s
Kibler Park 1;-26.2855;28.0065;;;456;s
Kibler Park 2;-26.3128;28.0084;;;456;s
Killarney;-26.1681;28.0515;;;456;s
Kilner Park;-25.7236;28.2628;;;1108;s
Kimbult AH;-26.0899;27.9027;;1160;456;p
Kingsway;-26.1923;28.396;;1237;239;s
Kirkney;-25.7186;28.107;;;1108;s
Kleinfontein;-25.7996;28.4871;;;1108;s;;1
Kleinfontein AH;-26.1801;28.2862;;52;239;p
Kleinfontein Lake;-26.1822;28.3292;;52;239;s
Klerksoord;-25.6386;28.1281;;6;1108;s
Kleve Hill Park;-26.0369;28.0371;;1175;456;s
Klipfontein;-25.6074;28.0626;;1230;1108;t
Klipfontein View;-26.0457;28.1579;;;456;s
Klipkop AH;-26.5662;27.7422;;;1187;p
Klippaatdrift;-26.6874;28.0037;;;1381;s
Klippoortje;-26.2846;28.2392;;83;239;s
Klippoortjie;-26.2358;28.1752;;331;239;s
Klippoortjie AH;-26.2798;28.2149;;331;239;p
Kliprivier;-26.551;28.0597;;;807;s
Klipriviersberg Estate;-26.2443;28.0906;;;456;s
Klipriviersoog;-26.2918;27.8482;;1232;456;t
Klipspruit;-26.2559;27.9046;;1232;456;t
Klipspruit Treatment Works;-26.2762;27.9227;;1232;456;t
Klipspruit West;-26.295;27.8695;;1232;456;t
Kliptown;-26.2811;27.8879;;1232;456;t
Klipview AH;-26.4733;28.052;;;1132;p
Klipwater;-26.4388;28.1001;;;1132;s
Kloofendal;-26.1337;27.8873;;1160;456;s
Kloofzicht;-25.8119;28.2046;;140;1108;s
Klopperpark;-26.1475;28.1955;;331;239;s
Knights;-26.1982;28.1779;;331;239;s
Knopjeslaagte AH;-25.9563;28.0367;;823;456;p
Knoppieslaagte AH;-25.9146;28.0592;;140;1108;p
Kocksoord;-26.2227;27.6485;;;1131;s
Koedoespoort;-25.7249;28.2792;;;1108;s
Koedoespoort Industrial;-25.7184;28.2489;;;1108;p
Kokosi;-26.5074;27.4657;;;281;t;;5
Kokosi Ext 1;-26.5092;27.4597;;520;281;t
Kokosi Ext 3;-26.5031;27.4669;;520;281;t
Kokosi Ext 5;-26.5046;27.4747;;520;281;t
Kokosi Ext 9;-26.5157;27.4646;;520;281;t
Koksrus AH;-26.2824;27.5948;;;1428;p
Kookrus;-26.5928;27.9977;;;807;s
Koolfontein AH;-26.6039;28.1044;;;807;p
Kopanong;-26.0028;28.228;;1278;239;t
Kosmosdal;-25.9164;28.1321;;140;1108;s
Kramerville;-26.0897;28.0819;;1175;456;s
Krauseville Smallholdings;-25.7335;28.0492;;;1108;p
Krugersdorp Central;-26.1033;27.7735;;;542;s
Krugersdorp North;-26.0871;27.7758;;;542;s
Krugersdorp West;-26.0977;27.7475;;;542;s
Krugersrus;-26.2343;28.4114;;1237;239;s
Kudube;-25.3746;28.2516;;1276;1108;t
Kudube Unit 10;-25.3655;28.2556;;1276;1108;t
Kudube Unit 11;-25.388;28.2457;;1276;1108;t
Kudube Unit 2;-25.377;28.259;;1276;1108;t
Kudube Unit D;-25.3711;28.2412;;1276;1108;t
Kungwini Country Estate;-25.8934;28.6888;;105;1108;s
Kwa-Thema CBD;-26.2955;28.3921;;582;239;t
Kwa-Thema Ext 6;-26.3025;28.3848;;582;239;t
Kwa-Thema Ext 7;-26.3168;28.3924;;582;239;t
Kwa-Thema Phase 1;-26.3087;28.4129;;582;239;t
Kwa-Thema Phase 2;-26.3182;28.4093;;582;239;t
Kwa-Thema Phase 3;-26.3161;28.4197;;582;239;t
KwaThema;-26.2955;28.3921;;;239;t;103727;23
Kwaggasrand;-25.7583;28.1151;;;1108;s
Kwenele;-26.3767;28.1491;;484;239;t
Kwesine;-26.3659;28.1497;;484;239;t
Kya Sand;-26.024;27.9509;;;456;t
Kyalami AH;-25.9667;28.0611;;823;456;p
Kyalami Estate;-25.9904;28.084;;823;456;s
Kyalami Gardens;-26.0014;28.0794;;823;456;s
Kyalami Hills;-25.9971;28.0936;;823;456;s
Kyalami Park;-25.9949;28.0692;;823;456;s
La Montagne;-25.7483;28.3201;;;1108;s
La Rochelle;-26.2373;28.0568;;;456;s
Labore;-26.3317;28.3654;;100;239;s
Lady Selborne;-25.6969;28.1291;;;1108;s
Laezonia AH;-25.9016;28.0166;;140;1108;p
Lakeside;-26.512;27.8789;;;456;t;;4
Lakeside;-26.1754;28.2947;;52;239;t
Lakeside;-26.1014;28.1467;;;456;t;;4;;gauteng-lakeside-johannesburg-2
Lakeside Ext 1;-26.5132;27.8818;;598;456;t
Lakeside Ext 2;-26.5088;27.871;;598;456;t
Lakeside Ext 3;-26.5045;27.8813;;598;456;t
Lakeside Ext 5;-26.5183;27.8769;;598;456;t
Lambton;-26.2426;28.1766;;331;239;s
Lambton Gardens;-26.2526;28.1845;;331;239;s
Lamont Park AH;-26.6672;27.7712;;;1374;p
Langaville;-26.3284;28.3931;;;239;t;;8
Langaville Ext 1;-26.3228;28.382;;600;239;t
Langaville Ext 2;-26.3311;28.3797;;600;239;t
Langaville Ext 3;-26.3343;28.3898;;600;239;t
Langaville Ext 4;-26.3251;28.3928;;600;239;t
Langaville Ext 5;-26.3263;28.4012;;600;239;t
Langaville Ext 6;-26.3432;28.3981;;600;239;t
Langaville Ext 8;-26.3461;28.4091;;600;239;t
Langaville Ext 9;-26.3257;28.4073;;600;239;t
Langlaagte North;-26.1991;27.992;;;456;s
Lanseria;-25.9498;27.92;;;456;s;;1
Lanseria Airport;-25.9383;27.9261;;;456;p
Larrendale;-26.2412;28.331;;100;239;s
Laser Park;-26.0773;27.919;;1160;456;s
Lasiandra AH;-26.7362;27.8067;;;1374;p
Laudium;-25.7913;28.0983;;;1108;s
Laversburg;-26.43;28.4994;;966;239;s
Lawley;-26.3856;27.8086;;;456;t;33136;2
Lawley Ext 1;-26.3925;27.8118;;604;456;t
Lawley Ext 2;-26.3786;27.8053;;604;456;t
Lazarus;-26.2113;28.4887;;1237;239;s
Lea Glen;-26.193;27.9163;;1130;456;s
Leachville;-26.231;28.3192;;100;239;s
Lebanon;-25.4901;28.0511;;1442;1108;t
Leboeng;-25.9994;28.2118;;1278;239;t
Leboneng;-25.3647;28.2674;;1276;1108;t
Leeufontein;-25.6514;28.3853;;;1108;s;;2
Leeufontein Estate;-25.6514;28.3853;;612;1108;s
Leeuhof;-26.6659;27.9146;;;1381;s
Leeuport;-26.3996;27.5084;;;281;s
Leeuwfontein Smallholdings;-25.6664;28.3899;;612;1108;p
Leeuwkuil;-26.6844;27.894;;;1381;s
Leeuwspruit;-26.5099;27.466;;520;281;t
Lehae;-26.3475;27.8883;;;456;t
Lekaneng;-26.0191;28.2055;;1278;239;t
Lenasia;-26.326;27.8495;;;456;s;89714;2
Lenasia South;-26.3932;27.8538;;;456;s;;2
Lenasia South Ext 7;-26.4168;27.8761;;622;456;s
Lenteland AH;-26.5835;27.9065;;;1381;p
Lenz;-26.3212;27.8179;;;1428;v
Leoka Villa AH;-25.7047;28.0881;;;1108;p
Leratong Village;-26.1789;27.8137;;1232;456;t
Les Marais;-25.7091;28.1892;;;1108;s
Letsatsing;-26.3731;27.4581;;;130;v;;1
Letsatsing Sp;-26.3731;27.4581;;629;130;s
Lewisham;-26.1224;27.8113;;;542;s
Lewzene Estate;-25.6608;28.5461;;171;1108;s
Libradene;-26.2471;28.2509;;83;239;s
Liefde en Vrede;-26.3074;28.0638;;;456;s
Lifateng;-26.0115;28.2116;;1278;239;t
Likole;-26.3758;28.1589;;484;239;t
Lilianton;-26.193;28.2126;;83;239;s
Lilyvale AH;-26.1074;28.4116;;52;239;p
Linbro Park AH;-26.0928;28.1319;;1175;456;p
Lindberg Park;-26.2525;28.0331;;;456;s
Lindelani Village;-26.1905;28.4071;;;239;t
Linden;-26.1344;27.9934;;1130;456;s
Lindhaven;-26.145;27.8506;;1160;456;s
Lindley AH;-25.9294;27.8983;;;542;p
Lindopark;-25.7133;28.2758;;;1108;s
Linkholm AH;-26.6249;27.7924;;;1374;p
Linksfield;-26.1485;28.1159;;;456;s
Linksfield Ridge;-26.1766;28.0828;;;456;s
Linmeyer;-26.2621;28.0691;;;456;s
Lionpark;-25.9897;27.9278;;603;456;s
Little Falls;-26.1156;27.8842;;1160;456;s
Lochvaal AH;-26.7415;27.7074;;;1374;p
Lodeyko;-26.2666;28.4558;;1237;239;s
Lombardy;-26.1148;28.1164;;;456;s
Lombardy East;-26.1141;28.1225;;;456;s
Lombardy Estate;-25.7885;28.3606;;;1108;s
Lombardy West;-26.1155;28.1103;;;456;s
Lone Hill;-26.0152;28.0263;;1175;456;s
Longdale;-26.2026;27.9686;;;456;s
Longmeadow Business Estate;-26.1088;28.1364;;;456;s
Lorentzville;-26.191;28.0697;;;456;s
Lotus Gardens;-25.7478;28.0907;;;1108;s
Louisrus AH;-26.6493;27.7601;;;1374;p
Loumarina AH;-26.1599;27.6594;;;1131;p
Louwlardia;-25.9109;28.1674;;140;1108;s
Lower Finsbury;-26.2227;27.6529;;;1131;s
Lucky 7;-25.9741;27.9274;;;456;s
Luipaardsvlei Estate;-26.1302;27.7935;;;542;s
Lukasrand;-25.7655;28.2145;;;1108;s
Lydiana;-25.742;28.2892;;;1108;s
Lyme Park;-26.0843;28.0144;;1175;456;s
Lyndhurst;-26.1301;28.1048;;;456;s
Lynnwood;-25.7626;28.2656;;;1108;s
Lynnwood Glen;-25.7746;28.2818;;;1108;s
Lynnwood Manor;-25.7597;28.2855;;;1108;s
Lynnwood Park;-25.7775;28.2922;;;1108;s
Lynnwood Ridge;-25.7647;28.298;;;1108;s
Lyttelton;-25.8334;28.2079;;140;1108;s
Mabopane A;-25.502;28.0637;;662;1108;t
Mabopane CV;-25.4901;28.0856;;662;1108;t
Mabopane M;-25.5244;28.04;;662;1108;t
Mabopane N;-25.5073;28.084;;662;1108;t
Mabopane R;-25.4954;28.0081;;662;1108;t
Mabopane U;-25.5025;28.0349;;662;1108;t
Mabopane U Ext 1;-25.5053;28.0246;;662;1108;t
Mabopane Unit B;-25.5116;28.0646;;662;1108;t
Mabopane Unit C;-25.5179;28.0489;;662;1108;t
Mabopane Unit D;-25.522;28.0671;;662;1108;t
Mabopane Unit E;-25.4988;28.082;;662;1108;t
Mabopane Unit S;-25.523;28.0785;;662;1108;t
Mabopane X;-25.5096;28.0483;;662;1108;t
Mabuya Park;-26.3584;28.1878;;1397;239;t
Mackenzie Park;-26.1958;28.3383;;52;239;s
Mackenzieville;-26.4422;28.5193;;966;239;s
Magagula Heights;-26.4221;28.1919;;484;239;t
Magalieskruin;-25.6851;28.2373;;;1108;s
Magaliesmoot AH;-25.7157;28.0374;;;1108;p
Magaliessig;-26.0302;28.0174;;1175;456;s
Magoba Village;-26.0941;28.4416;;268;239;t
Mahube Valley;-25.7012;28.4117;;715;1108;t
Mahube Valley Ext 1;-25.6898;28.4151;;715;1108;t
Mahube Valley Ext 2;-25.6998;28.4171;;715;1108;t
Mahube Valley Ext 3;-25.7071;28.4159;;715;1108;t
Majaneng;-25.3558;28.25;;;1108;t
Makanyaneng;-25.4914;28.0053;;;1108;v
Makula;-26.3269;28.1544;;484;239;t
Makulong;-25.9969;28.2325;;1278;239;t
Malanshof;-26.0952;27.9746;;1130;456;s
Malatjie;-25.9279;27.9197;;;456;s
Malvern;-26.201;28.1048;;;456;s
Mamelodi;-25.7121;28.3765;;;1108;t;334577;37
Mamelodi Ext 10;-25.6991;28.4034;;715;1108;t
Mamelodi Ext 11;-25.7228;28.4265;;715;1108;t
Mamelodi Ext 12;-25.7264;28.4186;;715;1108;t
Mamelodi Ext 14;-25.7363;28.3952;;715;1108;t
Mamelodi Ext 17;-25.6949;28.4121;;715;1108;t
Mamelodi Ext 18;-25.7315;28.4336;;715;1108;t
Mamelodi Ext 2;-25.7196;28.3899;;715;1108;t
Mamelodi Ext 20;-25.7114;28.4138;;715;1108;t
Mamelodi Ext 22;-25.7197;28.4357;;715;1108;t
Mamelodi Ext 3;-25.7265;28.3975;;715;1108;t
Mamelodi Ext 4;-25.715;28.395;;715;1108;t
Mamelodi Ext 5;-25.7101;28.4006;;715;1108;t
Mamelodi Ext 6;-25.7087;28.427;;715;1108;t
Mamelodi Ext 7;-25.7081;28.4105;;715;1108;t
Mamelodi Ext 8;-25.7168;28.4175;;715;1108;t
Mamelodi Fifteens;-25.715;28.3832;;715;1108;t
Mamelodi Fourteens;-25.7091;28.3878;;715;1108;t
Mamelodi K18;-25.7198;28.3421;;715;1108;t
Mamelodi S&S;-25.7062;28.3767;;715;1108;t;;;;gauteng-mamelodi-s-s-pretoria
Mamelodi Seventeens;-25.723;28.3852;;715;1108;t
Mamelodi Sixteens;-25.7189;28.3822;;715;1108;t
Mamelodi Sun Valley;-25.7102;28.3277;;715;1108;t
Mandela;-26.3194;27.3302;;504;130;t
Mandela Section;-26.2818;27.6974;;46;1428;t
Mandela Village;-25.3943;28.3024;;;1108;t
Mantevrede AH;-26.7381;27.8136;;;1374;p
Manufacta;-26.1533;27.8653;;1160;456;s
Maokeng;-25.9937;28.2192;;1278;239;t
Mapanga;-26.3213;28.146;;484;239;t
Mapetla;-26.2679;27.8493;;1232;456;t
Mapleton AH;-26.3519;28.2526;;83;239;p
Mapleton Ext 10;-26.3237;28.206;;83;239;s
Marabeth AH;-26.0698;27.6752;;839;542;p
Marais Steyn Park;-26.1359;28.1385;;234;239;s
Maraisburg;-26.1791;27.9407;;1130;456;s
Marathon;-26.3141;28.2112;;331;239;s
Marievale;-26.3541;28.505;;966;239;s
Marimba Gardens;-26.3559;28.2164;;1397;239;t
Marimba Gardens Ext 9;-26.348;28.2228;;1397;239;t
Marister AH;-26.0786;28.3315;;52;239;p
Marlands;-26.1815;28.1942;;331;239;s
Marlbank AH;-26.7746;27.7652;;;1374;p
Marlbank River Est AH;-26.7884;27.762;;;1374;p
Marlboro Gardens;-26.0926;28.0964;;1175;456;s
Maroeladal;-26.0181;27.9811;;;456;s;;1
Marokolong;-25.3858;28.285;;;1108;v
Marshalltown;-26.2079;28.0432;;;456;s
Martindale;-26.1781;27.9757;;;456;s
Maryvale;-26.1541;28.0868;;;456;s
Maryvlei;-26.2797;28.3892;;100;239;s
Masada;-25.8182;28.7519;;105;1108;s
Masetjhaba View;-26.3875;28.3833;;216;966;t
Mashemong;-25.3615;28.2166;;;1108;v
Mashimong;-26.0025;28.2346;;1278;239;t
Masimini;-26.3001;28.3968;;582;239;t
Masiza Hostel;-26.5996;27.8273;;;1187;t
Matejoane;-25.7837;28.0644;;1179;1108;t
Matholesville;-26.1702;27.8522;;1160;456;s
Mavimbela;-26.3487;28.1471;;484;239;t
Mayberry Park;-26.3209;28.1176;;8;239;s
Mayfair;-26.2036;28.0112;;;456;s
Mayfair West;-26.1977;27.9979;;;456;s
Mayfield;-26.1204;28.4276;;52;239;s
Mayfield Park;-26.3172;28.0161;;;456;s
Mayibuye;-26.2001;27.7728;;1151;542;t
Mayibuye;-26.0327;28.1662;;;456;t
Mayville;-25.7047;28.1892;;;1108;s
McKay Estate;-26.631;27.98;;;807;s
Meadowbrook;-26.1609;28.1624;;331;239;s
Meadowdale;-26.1523;28.1773;;331;239;s
Meadowlands East;-26.2213;27.901;;1232;456;t
Meadowlands East Zone 1;-26.2141;27.9074;;1232;456;t
Meadowlands East Zone 2;-26.2179;27.8963;;1232;456;t
Meadowlands East Zone 3;-26.2208;27.9037;;1232;456;t
Meadowlands East Zone 4;-26.2264;27.8942;;1232;456;t
Meadowlands East Zone 5;-26.2291;27.9006;;1232;456;t
Meadowlands West;-26.2122;27.8863;;1232;456;t;;;Meadowlands
Meadowlands West Zone 10;-26.2191;27.8812;;1232;456;t
Meadowlands West Zone 6;-26.2197;27.8889;;1232;456;t
Meadowlands West Zone 7;-26.2112;27.8914;;1232;456;t
Meadowlands West Zone 8;-26.2078;27.8867;;1232;456;t
Meadowlands West Zone 9;-26.2088;27.8809;;1232;456;t
Medunsa;-25.6145;28.0216;;295;1108;t
Melrose;-26.1411;28.0481;;;456;s
Melrose Estate;-26.1461;28.0513;;;456;s
Melville;-26.1737;28.0069;;;456;s
Menlo Park;-25.7698;28.2586;;;1108;s
Menlyn;-25.7833;28.2778;;;1108;s
Meredale;-26.2747;27.9791;;;456;s
Meydustria;-26.5809;27.978;;;807;s
Meyersdal;-26.2848;28.0895;;8;239;s
Meyerspark;-25.741;28.315;;;1108;s
Meyerton Central;-26.5621;28.0174;;;807;s
Meyerton Park;-26.5465;28.0067;;;807;s
Meyerton South;-26.5842;28.0068;;;807;s
Mfundo Park Ext 30;-26.34;28.21;;1397;239;t
Mid-Ennerdale;-26.416;27.842;;257;456;t
Midas;-25.5269;28.0223;;662;1108;t
Middelvlei AH;-26.2152;27.6454;;;1131;p
Midfields Estate;-25.9217;28.1993;;140;239;s
Midlands Estate;-25.9322;28.1884;;140;239;s
Midridge Park;-25.9759;28.123;;823;456;s
Midstream Estate;-25.9138;28.1922;;140;239;s
Midstream Estates;-25.9083;28.1772;;140;1108;s
Millgate Farm;-25.9885;27.9457;;;456;s
Mimosa Park;-26.2533;28.1801;;331;239;s
Mindalore;-26.1384;27.8238;;;542;s
Minnebron;-26.2781;28.3449;;100;239;s
Miravaal AH;-26.7401;27.719;;;1374;p
Mmesi Park;-26.2128;27.8681;;1232;456;t
Mnandi AH;-25.8868;28.0746;;140;1108;p
Mngadi;-26.3609;28.1494;;484;239;t
Modder East;-26.1813;28.4301;;1237;239;s
Modderfontein AH;-26.0895;28.1218;;1175;456;p
Moedi;-26.016;28.1977;;1278;239;t
Moffat Park;-26.251;28.0778;;;456;s
Moffat View;-26.2399;28.0866;;;456;s
Mofolo;-26.2406;27.8849;;1232;456;t
Mofolo Central;-26.2406;27.8849;;1232;456;t
Mofolo North;-26.2278;27.8779;;1232;456;t
Mofolo South;-26.2558;27.8896;;1232;456;t
Mogale City;-26.0702;27.6558;;;542;s;;4
Mohlakeng;-26.2273;27.6988;;;1131;t;55033;5
Mohlakeng Ext 1;-26.2183;27.6997;;846;1131;t
Mohlakeng Ext 3;-26.2224;27.6907;;846;1131;t
Mohlakeng Ext 4;-26.2418;27.6934;;846;1131;t
Mohlakeng Ext 7;-26.2243;27.7086;;846;1131;t
Mohlakeng Ext 8;-26.2305;27.7083;;846;1131;t
Mokoena;-26.3526;28.1586;;484;239;t
Molapo;-26.2586;27.8616;;1232;456;t
Moleleki;-26.3789;28.1766;;484;239;t
Moletsane;-26.2547;27.8498;;1232;456;t
Monaheng;-26.3204;28.1551;;484;239;t
Monavoni;-25.8726;28.1036;;140;1108;s
Mondeor;-26.2738;28.0029;;;456;s
Monise;-26.357;28.1573;;484;239;t
Monrick AH;-25.8284;28.1418;;140;1108;p
Montana;-25.6686;28.2444;;;1108;s
Montana AH;-25.6829;28.2617;;;1108;p
Montana Park;-25.6857;28.2663;;;1108;s
Montana Tuine;-25.6691;28.2626;;;1108;s
Montclare;-26.1778;27.9578;;1130;456;s
Montgomery Park;-26.1634;27.9888;;1130;456;s
Montroux;-26.1428;27.9843;;1130;456;s
Monument;-26.0986;27.7903;;;542;s
Monument Park;-25.805;28.2303;;;1108;s
Moodie Hill;-26.0853;28.0414;;1175;456;s
Mooikloof;-25.8368;28.3369;;;1108;s
Mooikloof Ridge;-25.8427;28.3216;;;1108;s
Mooilande AH;-26.6431;28.0523;;;807;p
Mooiplaas;-25.8463;28.0919;;;1108;s;;2
Mooiplaas Smallholdings;-25.7938;28.4173;;866;1108;p
Mooiwater AH;-26.6936;27.678;;;1374;p
Mopeli;-26.3295;28.1584;;484;239;t
Moregloed;-25.7116;28.2489;;;1108;s
Morehell Ext 5;-26.1703;28.3524;;52;239;s
Morehill;-26.1674;28.3443;;52;239;s
Moreleta Park;-25.8268;28.2924;;;1108;s
Moret;-26.1043;27.9831;;1130;456;s
Moretele Park;-25.7027;28.362;;715;1108;t
Moretele View;-25.7201;28.351;;715;1108;t
Morganridge;-26.1902;28.2366;;83;239;s
Moriting;-25.9968;28.24;;1278;239;t
Morninghill;-26.1713;28.1201;;331;239;s
Morningside;-26.0807;28.0585;;1175;456;s
Morningside Manor;-26.0722;28.0722;;1175;456;s
Moroka;-26.2622;27.873;;1232;456;t
Moroka North;-26.2539;27.8686;;1232;456;t
Moseleke;-26.3468;28.1586;;484;239;t
Moseleke East;-26.35;28.1643;;484;239;t
Moshoeshoe;-26.3222;28.1595;;484;239;t
Mostyn Park AH;-26.0139;27.944;;1160;456;p
Moteong;-26.0111;28.2063;;1278;239;t
Motloung;-26.3161;28.1604;;484;239;t
Motsamai;-26.3258;28.1621;;484;239;t
Motsoaledi;-26.2659;27.932;;1232;456;t
Motsu;-26.0075;28.2011;;1278;239;t
Mountain View;-26.1686;28.0814;;;456;s
Mountain View;-25.7003;28.1634;;;1108;s
Mpho;-26.0176;28.2089;;1278;239;t
Mpilisweni;-26.3328;28.1381;;1315;239;t
Mqantsa;-26.0114;28.2382;;1278;239;t
Mthembu Village;-26.2947;28.4042;;582;239;t
Muckleneuk;-25.7617;28.2058;;;1108;s
Mulbarton;-26.295;28.0539;;;456;s
Muldersdrift AH;-26.0293;27.7983;;;542;p
Mullerstuine AH;-26.7062;27.7545;;;1374;p
Munsieville;-26.076;27.7549;;;542;t
Murrayfield;-25.7496;28.3062;;;1108;s
Nadustria;-26.3148;28.1431;;484;239;t
Naledi;-26.2573;27.8247;;1232;456;t
Naledi;-25.7164;28.3493;;715;1108;t
Naledi Ext 1;-26.2559;27.83;;1232;456;t
Naledi Ext 2;-26.2586;27.8194;;1232;456;t
Nancefield;-26.3067;27.9102;;;456;s
Nancefield Industrial;-26.3163;27.8959;;;456;p
Nanescol AH;-26.7235;27.752;;;1374;p
Nasrec;-26.2399;27.9802;;;456;s
Naturena;-26.2873;27.9548;;;456;s
Ncala;-26.3409;28.147;;484;239;t
Ndhlazi;-26.3519;28.1545;;484;239;t
Needwood;-26.0088;27.9745;;741;456;s
Nellmapius;-25.7372;28.3705;;;1108;t;56111;6
Nellmapius Ext 3;-25.7372;28.3705;;937;1108;t
Nellmapius Ext 4;-25.7387;28.36;;937;1108;t
Nellmapius Ext 6;-25.7307;28.374;;937;1108;t
Nellmapius Ext 7;-25.735;28.3796;;937;1108;t
Nellmapius Ext 8;-25.7375;28.3858;;937;1108;t
Nellmapius Ext 9;-25.7318;28.3446;;937;1108;t
Nelsonia AH;-26.615;28.082;;;807;p
Nest Park AH;-25.9746;28.4295;;;239;p
Nestadt Industrial;-26.2217;28.2923;;52;239;p
New Brighton;-26.0871;28.0275;;1175;456;s
New Centre;-26.2153;28.0482;;;456;s
New Doornfontein;-26.197;28.0602;;;456;s
New Eersterus;-25.4082;28.1334;;;1108;t
New Era Inndustrial;-26.2596;28.4177;;1237;239;s
New Modder;-26.1844;28.3584;;52;239;s
New Payneville;-26.3007;28.392;;582;239;t
New Redruth;-26.2677;28.1175;;8;239;s
New State Areas;-26.2427;28.4057;;1237;239;s
New Thorndale AH;-25.9578;27.488;;;678;p
Newclare;-26.1867;27.9667;;1130;456;s
Newlands;-26.1735;27.9656;;1130;456;s
Newlands;-25.7923;28.2709;;;1108;s
Newmark Estate;-25.7837;28.3651;;;1108;s
Newmarket Park;-26.2828;28.1299;;8;239;s
Newtown;-26.202;28.0324;;;456;s
Ngema;-26.3334;28.1513;;484;239;t
Nguni Section;-26.3548;28.2044;;1397;239;t
Nguni Section Ext 9;-26.3484;28.2159;;1397;239;t
Nhlapo;-26.3105;28.1507;;484;239;t
Nieuw Muckleneuk;-25.7722;28.2298;;;1108;s
Nimrod Park;-26.0914;28.2427;;488;239;s
Ninapark;-25.6814;28.1426;;6;1108;s
Noldick;-26.5595;28.0048;;;807;s
Nooitgecht;-26.4621;28.0443;;;1132;v
Nooitgedacht AH;-26.0018;27.902;;;542;p
Noordgesig;-26.2275;27.9384;;1232;456;t
Noordhang;-26.0386;27.968;;1130;456;s
Noordheuwel;-26.0839;27.8078;;;542;s
Noordloch AH;-26.7251;27.7251;;;1374;p
Noordwyk;-25.9585;28.1138;;823;456;s
Norkem Park;-26.0508;28.2197;;488;239;s
Norscot;-26.0373;28.0069;;1175;456;s
North Champagne Estates AH;-25.9753;27.9594;;143;456;p
North Doornfontein;-26.2082;28.0628;;;456;s
North Riding;-26.0505;27.9641;;1130;456;s
North Riding AH;-26.0532;27.9385;;1160;456;p
Northcliff;-26.1468;27.9611;;1130;456;s
Northdene;-26.3971;27.3761;;1291;130;s
Northdene AH;-26.7398;27.7762;;;1374;p
Northgate;-26.059;27.949;;1130;456;s
Northmead;-26.1608;28.3145;;52;239;s
Northvale AH;-26.0509;27.8241;;;542;p
Northvilla;-26.1413;28.3034;;52;239;s
Northworld;-26.0723;27.9558;;1130;456;s
Norton Park;-26.1302;28.2924;;52;239;s
Norton's Home Estates;-26.1153;28.3032;;52;239;s;;;;gauteng-nortons-home-estates-ekurhuleni
Norwood;-26.1584;28.0742;;;456;s
Noycedale;-26.4311;28.459;;966;239;s
Nufcor;-26.3146;27.7369;;;1428;v
Nuffield Industrial;-26.2905;28.46;;1237;239;p
OR Tambo International Airport;-26.1377;28.2425;;488;239;p
Oakdene;-26.2647;28.0486;;;456;s
Oaklands;-26.1493;28.0676;;;456;s
Oaktree AH;-26.0303;27.7536;;;542;p
Oatlands AH;-26.0926;27.7389;;;542;p
Oberholzer;-26.3438;27.3862;;;130;s;;1
Observatory;-26.1685;28.1018;;;456;s
Odinburg Gardens;-25.5071;28.0175;;662;1108;t
Ohenimuri;-26.4397;27.9489;;;1413;s
Olievenhoutbos;-25.9131;28.0931;;;1108;t;;10;Olievenhoutbosch
Olievenhoutbos Ext 13;-25.9127;28.0944;;1033;1108;t
Olievenhoutbos Ext 15;-25.911;28.098;;1033;1108;t
Olievenhoutbos Ext 20;-25.9127;28.0895;;1033;1108;t
Olievenhoutbos Ext 21;-25.9093;28.0926;;1033;1108;t
Olievenhoutbos Ext 23;-25.9167;28.0911;;1033;1108;t
Olievenhoutbos Ext 24;-25.9204;28.0928;;1033;1108;t
Olievenhoutbos Ext 25;-25.922;28.0959;;1033;1108;t
Olievenhoutbos Ext 26;-25.9202;28.0833;;1033;1108;t
Olievenhoutbos Ext 36;-25.8995;28.0948;;1033;1108;t
Olievenhoutbos Ext 4, 19, 22;-25.9124;28.1112;;1033;1108;t;;;;gauteng-olievenhoutbos-ext-4-19-22-pretoria
Olifantsfontein;-25.9789;28.248;;;239;p
Olivedale;-26.0568;27.9763;;1130;456;s
Onderstepoort;-25.6297;28.1521;;;1108;s
Ontdekkers Park;-26.1474;27.8901;;1160;456;s
Ooster AH;-26.1617;27.6398;;;1131;p
Ophir AH;-26.5335;27.994;;;807;p
Ophirton;-26.2242;28.0254;;;456;s
Orange Farm Ext 1;-26.4923;27.8771;;1039;456;t
Orange Farm Ext 2;-26.4561;27.8639;;1039;456;t
Orange Farm Ext 3;-26.4914;27.8695;;1039;456;t
Orange Farm Ext 4;-26.4764;27.8687;;1039;456;t
Orange Farm Ext 6;-26.4825;27.8617;;1039;456;t
Orange Farm Ext 7;-26.473;27.8598;;1039;456;t
Orange Farm Ext 8;-26.4628;27.8576;;1039;456;t
Orange Farm Ext 9;-26.4459;27.8582;;1039;456;t
Orange Grove;-26.162;28.0861;;;456;s
Oranjehof;-26.2514;28.4347;;1237;239;s
Orchards;-26.1544;28.0783;;;456;s
Oriel;-26.1861;28.1315;;331;239;s
Orlando;-26.2358;27.9195;;1232;456;t
Orlando East;-26.239;27.9271;;1232;456;t
Orlando West;-26.2326;27.912;;1232;456;t
Ormonde;-26.2415;27.9958;;;456;s
Ormonde View;-26.2507;27.9819;;;456;s
Othandweni;-26.3615;28.1326;;1315;239;t
Overkruin;-26.4813;28.3466;;;394;s
Overline;-26.2916;28.3872;;582;239;t
Paarlshoop;-26.2059;27.9878;;;456;s
Pageview;-26.1983;28.0166;;;456;s
Palime;-26.3409;28.1617;;484;239;t
Palm Ridge;-26.4009;28.1545;;484;239;t
Palmlands AH;-26.0193;28.0128;;1175;456;p
Park Central;-26.218;28.0399;;;456;s
Park Town Estate;-25.703;28.1785;;;1108;s
Parkdene;-26.2346;28.2536;;83;239;s
Parkhaven;-26.1482;28.2655;;488;239;s
Parkhill Gardens;-26.2387;28.185;;331;239;s
Parkhurst;-26.1386;28.0184;;1130;456;s
Parkmore;-26.0962;28.0413;;1175;456;s
Parkrand;-26.2465;28.2758;;83;239;s
Parktown;-26.1792;28.0363;;;456;s
Parktown North;-26.1429;28.0289;;1130;456;s
Parkview;-26.164;28.0239;;1130;456;s
Parkwood;-26.1521;28.0349;;1130;456;s
Partyshoek AH;-25.6573;28.0414;;;1108;p
Paul Krugersoord;-26.2388;28.4299;;1237;239;s
Paulshof;-26.0303;28.0464;;1175;456;s
Payneville;-26.2398;28.4502;;1237;239;s
Peacehaven;-26.6674;27.9476;;;1381;s
Peacehaven Industrial;-26.6842;27.9334;;;1381;p
Pebble Rock Golf Village;-25.6118;28.3893;;;1108;s;;1
Pebble Rock Village & Burkea Park Golf Estate;-25.6118;28.3893;;1063;1108;s;;;;gauteng-pebble-rock-village-burkea-park-golf-estate-pretoria
Pelzvale AH;-26.2544;27.6719;;;1131;p
Pendale AH;-26.496;28.0484;;;807;p
Percelia Estate;-26.1413;28.0936;;;456;s
Persequor;-25.7441;28.2715;;;1108;s
Persida;-26.1894;28.5113;;1237;239;s
Petersfield;-26.2324;28.443;;1237;239;s
Petervale;-26.0394;28.047;;1175;456;s
Petit;-26.1076;28.3603;;52;239;s
Phake;-26.3344;28.1585;;484;239;t
Phelendaba;-26.3129;28.3955;;582;239;t
Phenduka;-26.3433;28.1413;;1315;239;t
Philip Nel Park;-25.738;28.1476;;;1108;s
Phiri;-26.2707;27.8556;;1232;456;t
Phola Park;-26.3634;28.1236;;1315;239;t
Phomolamqashi;-26.3348;28.1433;;1315;239;t
Phomolo;-26.2875;28.3894;;582;239;t
Phomolong;-26.3845;27.4976;;;130;v
Phomolong;-26.0435;28.1822;;1278;239;t
Phooko;-26.3347;28.1627;;484;239;t
Phumolong;-25.789;28.0476;;1179;1108;t
Phumulamcashi Buffer Zone;-25.7214;28.372;;715;1108;t
Pierneef Park;-26.1258;28.009;;1130;456;s
Pierre van Ryneveld;-25.8382;28.2531;;;1108;s
Pimville;-26.2689;27.9039;;1232;456;t
Pimville Zone 1;-26.2622;27.9115;;1232;456;t
Pimville Zone 2;-26.2645;27.9043;;1232;456;t
Pimville Zone 3;-26.2667;27.8982;;1232;456;t
Pimville Zone 4;-26.2742;27.8952;;1232;456;t
Pimville Zone 5;-26.2769;27.9052;;1232;456;t
Pimville Zone 6;-26.2692;27.9148;;1232;456;t
Pimville Zone 7;-26.2699;27.9054;;1232;456;t
Pimville Zone 8;-26.268;27.8929;;1232;456;t
Pine Park;-26.1269;27.9992;;1130;456;s
Pine Slopes AH;-26.0178;28.017;;1175;456;p
Pinehaven Township;-26.0606;27.8251;;;542;s
Pirowville;-26.214;28.1736;;331;239;s
Plastic View;-25.6038;28.0993;;1230;1108;t
Plooysville AH;-26.011;28.0792;;823;456;p
Pollak Park;-26.2699;28.4235;;1237;239;s
Pomona AH;-26.1003;28.2774;;488;239;p
Poortjie;-26.4543;27.7665;;;456;t
Poortview AH;-26.0913;27.8533;;1160;456;p
Power Park;-26.2558;27.9221;;1232;456;t
Powerville;-26.6798;27.911;;;1381;s
President Park AH;-26.0049;28.152;;823;456;p
President Ridge;-26.1045;27.9906;;1130;456;s
Presidentsdam;-26.217;28.4193;;1237;239;s
Pretoria Central;-25.7475;28.1884;;;1108;s
Pretoria Gardens;-25.7256;28.1513;;;1108;s
Pretoria Industrial;-25.7712;28.136;;;1108;p
Pretoria North;-25.6739;28.1741;;;1108;s
Pretoria West;-25.7489;28.1608;;;1108;s
Pretoriuspark;-25.8269;28.3159;;;1108;s
Pretoriusrus;-26.3506;27.3802;;1026;130;s
Pretoriusstad;-26.4203;28.4438;;966;239;s
Primrose;-26.1876;28.1652;;331;239;s
Primrose Hill;-26.1944;28.1408;;331;239;s
Princess;-26.1349;27.8513;;1160;456;t
Prinshof;-25.7354;28.2023;;;1108;s
Proclamation Hill;-25.7546;28.1384;;;1108;s
Prolecon;-26.2195;28.0847;;;456;s
Prosperita;-26.3839;28.4475;;966;239;s
Protea;-26.279;27.8372;;1232;456;t
Protea Glen;-26.2767;27.8099;;1232;456;t
Protea North;-26.2721;27.8336;;1232;456;t
Protea Ridge AH;-26.0409;27.7528;;;542;p
Protea South;-26.2859;27.8408;;1232;456;t
Putfontein;-26.1111;28.4318;;52;239;s
Queenshaven;-26.2418;28.0901;;;456;s
Queenswood;-25.7292;28.2498;;;1108;s
Quellerie Park;-26.0897;27.7587;;;542;s
Quellerina;-26.1563;27.9355;;1130;456;s
Rabie Ridge;-26.0211;28.1745;;;456;t;;3
Rabie Ridge Ext 1;-26.0198;28.1693;;1125;456;t
Rabie Ridge Ext 2;-26.0135;28.1692;;1125;456;t
Rabie Ridge Ext 4;-26.0299;28.1809;;1125;456;t
Raceview;-26.2772;28.1166;;8;239;s
Radebe;-26.3551;28.1429;;1315;239;t
Radiokop;-26.1065;27.9173;;1160;456;s
Raedene Estate;-26.1487;28.0931;;;456;s
Ramakonopi;-26.362;28.1578;;484;239;t
Ramakonopi East;-26.3603;28.1647;;484;239;t
Ramotse;-25.3572;28.2912;;;1108;t
Rand Airport;-26.2409;28.1535;;331;239;p
Rand Collieries AH;-26.2628;28.3503;;100;239;p
Randfontein South AH;-26.2471;27.6799;;;1131;p
Randgate;-26.1692;27.6832;;;1131;s
Randhart;-26.2909;28.1121;;8;239;s
Randjesfontein AH;-25.9397;28.1541;;823;456;p
Randjespark;-25.9747;28.1314;;823;456;s
Randpark;-26.1107;27.9711;;1130;456;s
Randpark Ridge;-26.0992;27.9446;;1130;456;s
Randpoort;-26.1662;27.6772;;;1131;s
Randridge AH;-26.1384;27.63;;;1131;p
Randview;-26.1866;28.0706;;;456;s
Range View;-26.2176;28.3161;;52;239;s
Rangeview;-26.0955;27.8309;;;542;s
Rant-en-Dal;-26.0708;27.7739;;;542;s
Raslou AH;-25.8566;28.1223;;140;1108;p
Raslouw Lifestyle Estate;-25.8619;28.1133;;140;1108;s
Ratanda;-26.5531;28.3243;;;394;t;36102;8
Ratanda Ext 1;-26.5537;28.3219;;1133;394;t
Ratanda Ext 2;-26.5463;28.3288;;1133;394;t
Ratanda Ext 3;-26.5576;28.3184;;1133;394;t
Ratanda Ext 4;-26.555;28.3366;;1133;394;t
Ratanda Ext 5;-26.548;28.3225;;1133;394;t
Ratanda Ext 6;-26.5562;28.3152;;1133;394;t
Ratanda Ext 7;-26.568;28.323;;1133;394;t
Raumarais Park;-26.1211;28.081;;;456;s
Ravensky;-26.1788;28.2028;;83;239;s
Ravenswood;-26.1963;28.2543;;83;239;s
Rayton Smallholdings;-25.711;28.4762;;1134;1108;p
Redan;-26.621;27.9645;;;1381;s
Reedville;-26.2663;28.3927;;1237;239;s
Reefhaven;-26.1457;27.8566;;1160;456;s
Refilwe;-25.6398;28.5291;;;1108;t
Regents Park;-26.2389;28.068;;;456;s
Reiger Park;-26.2325;28.2182;;83;239;t
Reitvlei;-25.8581;28.3032;;;1108;s
Reitvlei View Country Estates;-25.8959;28.3377;;;1108;s
Rembrandt Park;-26.1242;28.1273;;;456;s
Rembrandt Ridge;-26.1222;28.1187;;;456;s
Rens Town;-25.4092;28.286;;378;1108;s
Rensburgdorp;-26.5246;28.3721;;;394;s
Reservoir Ridge;-26.1568;27.7932;;469;542;t
Rest in Peace;-26.312;28.4026;;582;239;t
Rethabiseng Ext 1;-25.7187;28.7122;;1141;1108;t
Rethabiseng Ext 2;-25.7193;28.7154;;1141;1108;t
Rethabiseng Ext 3;-25.7207;28.7188;;1141;1108;t
Reuven;-26.2336;28.0295;;;456;s
Rewlatch;-26.2424;28.0754;;;456;s
Reydal AH;-26.0467;27.6427;;;678;p
Rhodesfield;-26.1209;28.2293;;488;239;s
Riamar park;-25.8079;28.7227;;105;1108;s
Richmond;-26.1813;28.0152;;;456;s
Ridgeway;-26.261;27.9975;;;456;s
Rietfontein;-26.063;27.8823;;;456;s
Rietfontein;-26.0331;27.8736;;;542;v
Rietfontein;-25.8643;28.3426;;;1108;s
Rietfontein;-25.7085;28.2205;;;1108;s;;;;gauteng-rietfontein-pretoria-2
Rietondale;-25.7311;28.2303;;;1108;s
Rietpoort AH;-25.989;27.4865;;;678;p
Rietspruit AH;-26.435;28.1425;;;1132;p
Rietvallei;-26.1966;27.7452;;;542;t;49552;4
Rietvallei Ext 2;-26.1867;27.7526;;1151;542;t
Rietvallei Ext 3;-26.2005;27.7436;;1151;542;t
Rietvei AH;-26.0492;27.8467;;;542;p
Rikasrus AH;-26.2496;27.5674;;;1131;p
Risana;-26.2576;28.0873;;;456;s
Risidale;-26.1396;27.9804;;1130;456;s
Risipark AH;-26.3074;28.0341;;;456;p
Risiville;-26.6422;27.9887;;;807;s
River Club;-26.0788;28.0399;;1175;456;s
Riverbend;-26.0126;27.9657;;;456;s
Riverlea;-26.202;27.957;;1130;456;t
Riversdale;-26.5985;28.0424;;;807;s
Riverside;-26.2866;28.3941;;582;239;t
Riverside;-26.157;27.7674;;469;542;t
Riverside AH;-26.7594;27.7653;;;1374;p
Riverspray Lifestyle Estate;-26.7352;27.8752;;;1381;s
Riviera;-26.1626;28.0501;;;456;s
Riviera;-25.7338;28.2143;;;1108;s
Rivonia;-26.0442;28.055;;1175;456;s
Robertsham;-26.2492;28.0161;;;456;s
Robertville;-26.1912;27.9231;;1130;456;s
Robin Acres;-26.1105;27.9952;;1130;456;s
Robin Hills;-26.1154;27.981;;1130;456;s
Robin Park;-26.1496;27.7108;;;1131;s
Robindale;-26.1157;27.9913;;1130;456;s
Rondebult;-26.3035;28.2186;;331;239;s
Roodebult;-26.3118;28.1857;;331;239;s
Roodekop;-26.3021;28.1791;;331;239;t
Roodekrans;-26.1056;27.8454;;1160;456;s
Roodekrans AH;-26.0661;27.8641;;1160;456;p
Roodeplaat;-25.6159;28.362;;;1108;s;;1
Roodeplaat Smallholdings;-25.5968;28.3668;;1159;1108;p
Roodepoort;-25.7825;28.7622;;;1108;s
Roodeport North;-26.1594;27.874;;1160;456;s
Roodeport West;-26.1515;27.8586;;1160;456;s
Roodia AH;-26.7336;27.7898;;;1374;p
Roods Gardens AH;-26.6566;27.8869;;;1381;p
Rooihuiskraal;-25.8932;28.1541;;140;1108;s
Rooihuiskraal Noord;-25.8804;28.1384;;140;1108;s
Rooikop Station;-26.289;28.1857;;331;239;s
Rookraal;-26.3426;28.2998;;100;239;s
Rosashof AH;-26.6874;27.7529;;;1374;p
Rose Deep;-26.1935;28.1682;;331;239;s
Roseacre;-26.2384;28.0805;;;456;s
Rosebank;-26.1447;28.0395;;1130;456;s
Rosettenville;-26.2528;28.055;;;456;s
Roseville;-25.7157;28.1827;;;1108;s
Roshasia;-26.5705;27.9441;;;1381;s
Rosherville;-26.2237;28.1129;;;456;s
Roshnee;-26.564;27.9447;;;1381;s
Rosslyn;-25.6259;28.0588;;6;1108;s
Rosslyn Industrial;-25.6232;28.0865;;6;1108;p
Rossmore;-26.1852;27.9949;;;456;s
Rothdene;-26.6041;27.9954;;;807;s
Route 21 Business Park;-25.8585;28.2554;;140;1108;s
Rouxville;-26.1485;28.0897;;;456;s
Rowhill;-26.2256;28.4301;;1237;239;s
Rua Vista;-25.898;28.1096;;140;1108;s
Ruimsig;-26.0803;27.8615;;1160;456;s
Ruimsig AH;-26.0804;27.8932;;1160;456;p
Ruimsig Country Estate;-26.0706;27.8481;;;542;s
Ruimsig Noord;-26.0698;27.8555;;;542;s
Ruiterhof;-26.0997;27.9843;;1130;456;s
Rust Ter Vaal;-26.575;27.9483;;;1381;s
Rusticana AH;-26.7459;27.7521;;;1374;p
Rustivia;-26.1726;28.1968;;331;239;s
Rynfield;-26.1527;28.3363;;52;239;s
Rynsoord;-26.1938;28.3626;;52;239;s
Sable Hills Waterfront Estate;-25.6296;28.3845;;;1108;s
Saddlebrook Estate;-25.9473;28.0432;;823;456;s
Saint Andrews;-26.1573;28.1283;;331;239;s
Sakhile;-26.3663;28.1482;;484;239;t
Sali;-26.3557;28.1512;;484;239;t
Sallies Village;-26.2707;28.3718;;100;239;s
Salvokop;-25.7644;28.1817;;;1108;s
Samcor Park;-25.7265;28.3368;;;1108;s
Samrand Business Park;-25.9265;28.1435;;140;1108;s
Sandhurst;-26.1099;28.043;;1175;456;s
Sandown;-26.0997;28.0628;;1175;456;s
Sandringham;-26.145;28.1095;;;456;s
Sandton;-26.0997;28.0628;;;456;s;;61
Sassolbyl AH;-26.7331;27.7813;;;1374;p
Satmar;-26.2117;28.2734;;83;239;s
Saulsville;-25.787;28.0486;;;1108;t;;5
Savannah Country Estate;-25.7573;28.3693;;;1108;s
Savannah Hills;-25.9451;28.1157;;823;456;s
Savoy Estate;-26.1308;28.0817;;;456;s
Saxonwold;-26.1613;28.0387;;1130;456;s
Schoongezicht AH;-26.5165;28.1308;;;1132;p
Scientia;-25.7514;28.2801;;;1108;s
Sebenza;-26.1149;28.1763;;;456;s
Sebokeng;-26.5761;27.8429;;;1187;t;218515
Sebokeng Hostels;-26.5989;27.8421;;;1187;t
Sebokeng Unit 10;-26.581;27.8541;;;1187;t
Sebokeng Unit 11;-26.5735;27.8465;;;1187;t
Sebokeng Unit 12;-26.562;27.841;;;1187;t
Sebokeng Unit 13;-26.5765;27.8346;;;1187;t
Sebokeng Unit 14;-26.5889;27.8365;;;1187;t
Sebokeng Unit 16;-26.5876;27.8245;;;1187;t
Sebokeng Unit 17;-26.6008;27.8321;;;1187;t
Sebokeng Unit 19;-26.5735;27.8278;;;1187;t
Sebokeng Unit 20;-26.5998;27.8213;;;1187;t
Sebokeng Unit 6;-26.5386;27.8847;;;1187;t
Sebokeng Unit 7;-26.5514;27.872;;;1187;t
Sebokeng Unit 8;-26.5519;27.8617;;;1187;t
Sedibeng;-26.0056;28.2375;;1278;239;t
Seekoeihoek AH;-25.9592;27.544;;;678;p
Sejwetla;-26.0915;28.1062;;10;456;t
Sekampaneng;-25.3906;28.2348;;1276;1108;t
Selbourne Site;-25.7045;28.3886;;715;1108;t
Selby;-26.2151;28.0317;;;456;s
Selcourt;-26.3048;28.4453;;1237;239;s
Selection Park;-26.2825;28.4433;;1237;239;s
Selwyn;-26.1619;27.9019;;1160;456;s
Senaoane;-26.2732;27.8639;;1232;456;t
Senderwood;-26.1573;28.1229;;331;239;s
Seotloana;-26.0117;28.203;;1278;239;t
Serengeti Golf And Wildlife Estate;-26.0406;28.2986;;488;239;s
Sesfontein AH;-26.085;28.3691;;52;239;p
Sethokga;-26.001;28.2443;;1278;239;t
Shalimar Ridge;-26.5162;28.352;;1133;394;t
Shangrila;-26.1088;28.4005;;52;239;s
Sharon Park;-26.3219;28.4375;;966;239;s
Sharondale;-26.3461;28.4595;;966;239;s
Sharonlea;-26.0652;27.9665;;1130;456;s
Sharpeville;-26.6861;27.8756;;;1374;t;37599
Shere Smallholdings;-25.7937;28.3599;;;1108;p
Sherman Park;-26.5763;28.051;;;807;v
Sherwood Gardens;-26.2221;28.3827;;100;239;s
Siahlala;-25.7882;28.0247;;1179;1108;t
Siluma View;-26.3867;28.1598;;484;239;t
Silvamonte;-26.1375;28.1142;;;456;s
Silver Lakes;-25.7837;28.3544;;;1108;s
Silver Lakes Golf Estate;-25.7718;28.3724;;;1108;s
Silver Stream Estate;-25.7794;28.3698;;;1108;s
Silverfields;-26.1197;27.8235;;;542;s
Silverton;-25.7325;28.298;;;1108;s
Silvertondale;-25.7198;28.2996;;;1108;s
Simba;-26.1007;28.0705;;1175;456;s
Simmerfield;-26.201;28.142;;331;239;s
Simunye;-26.3222;27.688;;;1428;t
Sinoville;-25.6749;28.2237;;;1108;s
Sinqobile;-26.1417;27.7864;;469;542;t
Sinqobile Phase 1;-26.1417;27.7864;;469;542;t
Sinqobile Phase 2;-26.146;27.7861;;469;542;t
Sinqobile Phase 3;-26.1386;27.7863;;469;542;t
Six Fountains Residential Estate;-25.7762;28.3561;;;1108;s
Skierlik Section;-26.286;27.7018;;46;1428;t
Skosana;-26.3248;28.1507;;484;239;t
Slaterville AH;-26.1162;28.3415;;52;239;p
Slovo;-26.3369;27.3003;;504;130;t
Slovo;-25.4811;28.0372;;1442;1108;t
Slovo Park;-26.3065;27.8986;;;456;s
Slovo Park;-26.2105;28.4854;;1237;239;s
Slovoville;-26.2171;27.7796;;1232;456;t
Snake Valley;-25.8124;28.1708;;140;1108;s
Sobokeng Unit 3;-26.5324;27.8745;;;1187;t
Sokhulumi;-25.6035;28.8881;;1292;1108;s
Sol Plaatjie;-26.1846;27.8474;;1232;456;t
Solheim;-26.1725;28.1641;;331;239;s
Somalia Park;-26.3435;28.2307;;;239;s
Sonderwater;-26.3204;27.3161;;504;130;t
Sonlandpark;-26.6169;27.9007;;;1381;s
Sonlandpark AH;-26.6007;27.879;;;1381;p
Sonnedal AH;-26.0513;27.9097;;1160;456;p
Sonneglans;-26.0739;27.9671;;1130;456;s
Sonneveld;-26.2659;28.3381;;100;239;s
Sonstraal;-26.4106;28.3604;;;394;v
Soshanguve A;-25.5993;28.1086;;1230;1108;t
Soshanguve AA;-25.5028;28.098;;1230;1108;t
Soshanguve BB;-25.4908;28.1005;;1230;1108;t
Soshanguve CC;-25.5013;28.1177;;1230;1108;t
Soshanguve DD;-25.4894;28.1114;;1230;1108;t
Soshanguve East;-25.5925;28.0997;;1230;1108;t
Soshanguve East Ext 3;-25.5592;28.0884;;1230;1108;t
Soshanguve East Ext 4;-25.5693;28.0974;;1230;1108;t
Soshanguve East Ext 5;-25.5629;28.0938;;1230;1108;t
Soshanguve East Ext 8;-25.5817;28.0954;;1230;1108;t
Soshanguve Ext 13;-25.589;28.0497;;1230;1108;t
Soshanguve F;-25.5135;28.0991;;1230;1108;t
Soshanguve FF;-25.4778;28.1009;;1230;1108;t
Soshanguve G;-25.5107;28.1148;;1230;1108;t
Soshanguve GG;-25.4652;28.0984;;1230;1108;t
Soshanguve H;-25.5207;28.1094;;1230;1108;t
Soshanguve H Ext 1;-25.5277;28.1155;;1230;1108;t
Soshanguve HH;-25.4523;28.0901;;1230;1108;t
Soshanguve IA;-25.4812;28.0912;;1230;1108;t
Soshanguve JJ;-25.4542;28.0807;;1230;1108;t
Soshanguve K;-25.5301;28.0941;;1230;1108;t
Soshanguve KK;-25.4695;28.1118;;1230;1108;t
Soshanguve L;-25.541;28.1007;;1230;1108;t
Soshanguve L Ext 1;-25.5412;28.1094;;1230;1108;t
Soshanguve LL;-25.4683;28.086;;1230;1108;t
Soshanguve M;-25.5364;28.0872;;1230;1108;t
Soshanguve M Ext 1;-25.5507;28.0878;;1230;1108;t
Soshanguve MM;-25.4987;28.1322;;1230;1108;t
Soshanguve NN;-25.4757;28.0834;;1230;1108;t
Soshanguve NNME1;-25.5101;28.0888;;1230;1108;t
Soshanguve P;-25.4851;28.1266;;1230;1108;t
Soshanguve PP 1;-25.4426;28.0795;;1230;1108;t
Soshanguve PP 2;-25.4444;28.1038;;1230;1108;t
Soshanguve PP3;-25.4517;28.1002;;1230;1108;t
Soshanguve R;-25.4701;28.1231;;1230;1108;t
Soshanguve S;-25.4568;28.1163;;1230;1108;t
Soshanguve SS Ext 4;-25.4868;28.1184;;1230;1108;t
Soshanguve South;-25.5648;28.0594;;1230;1108;t
Soshanguve South Ext 1;-25.5566;28.0566;;1230;1108;t
Soshanguve South Ext 10;-25.5887;28.0611;;1230;1108;t
Soshanguve South Ext 11;-25.567;28.0498;;1230;1108;t
Soshanguve South Ext 2;-25.5684;28.0653;;1230;1108;t
Soshanguve South Ext 3;-25.5704;28.078;;1230;1108;t
Soshanguve South Ext 4;-25.5803;28.0771;;1230;1108;t
Soshanguve South Ext 5;-25.5892;28.0865;;1230;1108;t
Soshanguve South Ext 8;-25.5779;28.0566;;1230;1108;t
Soshanguve South Ext 9;-25.589;28.0701;;1230;1108;t
Soshanguve T;-25.4442;28.1117;;1230;1108;t
Soshanguve TT;-25.5582;28.0692;;1230;1108;t
Soshanguve UU;-25.5579;28.0772;;1230;1108;t
Soshanguve V;-25.4419;28.1195;;1230;1108;t
Soshanguve V Ext 1;-25.4355;28.1141;;1230;1108;t
Soshanguve VV;-25.5754;28.0958;;1230;1108;t
Soshanguve W;-25.4539;28.1244;;1230;1108;t
Soshanguve WW;-25.5589;28.0819;;1230;1108;t
Soshanguve X;-25.468;28.1329;;1230;1108;t
Soshanguve XX;-25.5873;28.1076;;1230;1108;t
Soshanguve Y;-25.4831;28.137;;1230;1108;t
Soshanguve YY;-25.5547;28.0904;;1230;1108;t
Soteba;-26.2062;27.8756;;1232;456;t
Sotho Section;-26.3534;28.185;;1397;239;t
South Crest;-26.2584;28.1041;;8;239;s
South Hills;-26.2507;28.0893;;;456;s
South Kensington;-26.1861;28.1098;;;456;s
Southdale;-26.2426;28.0236;;;456;s
Southdene;-26.4122;27.3707;;;130;v
Southdowns Irene Country Farm;-25.8861;28.2174;;140;1108;s
Southgate;-26.2654;27.9786;;;456;s
Soutpan;-25.4021;28.1068;;;1108;v
Spaarwater;-26.4253;28.3504;;;394;v
Spartan;-26.1195;28.2122;;488;239;s
Spoke Town;-26.2765;27.6979;;46;1428;t
Sprincol;-26.6156;27.9338;;;1381;s
Springfield;-26.5113;28.3768;;;394;s
Springfield;-26.2283;28.0491;;;456;s
Springfield Collieries;-26.6215;27.9575;;;1381;p
Springs Airfield;-26.248;28.3981;;1237;239;s
Springs Central;-26.2559;28.4404;;1237;239;s
Springs Country Club;-26.2653;28.4461;;1237;239;s
Spruit;-25.8463;28.0919;;866;1108;s
Spruitview;-26.3201;28.1808;;484;239;t
Staalrus AH;-26.7105;27.8052;;;1374;p
Stanza Bopape;-25.7001;28.3907;;715;1108;t
Steeledale;-26.2454;28.0979;;;456;s
Steelpark;-26.6414;27.8811;;;1381;s
Steelvalley AH;-26.6372;27.8007;;;1374;p
Steelview AH;-26.5456;27.9195;;;1381;p
Stefano Park AH;-26.715;27.7867;;;1374;p
Sterkfontein;-26.0633;27.7357;;;542;s
Sterrewag Estate;-25.7916;28.2228;;;1108;s
Stesa AH;-26.2567;27.7605;;1232;456;p
Steve Biko;-26.1001;28.4775;;268;239;t
Stinkwater;-25.3795;28.1648;;;1108;t;39201;4
Stinkwater A;-25.3881;28.1574;;1255;1108;t
Stinkwater B;-25.3959;28.1696;;1255;1108;t
Stinkwater C;-25.4025;28.1659;;1255;1108;t
Stinkwater D;-25.4205;28.1696;;1255;1108;t
Stormill;-26.202;27.9397;;1130;456;s
Stratford;-26.0001;27.9877;;1175;456;s
Strathavon;-26.0956;28.0748;;1175;456;s
Stretford;-26.4931;27.8569;;;456;t;;9
Stretford Ext 10;-26.5056;27.8613;;1258;456;t
Stretford Ext 2;-26.4964;27.8679;;1258;456;t
Stretford Ext 3;-26.5009;27.8652;;1258;456;t
Stretford Ext 4;-26.4908;27.8623;;1258;456;t
Stretford Ext 5;-26.4983;27.8557;;1258;456;t
Stretford Ext 6;-26.4862;27.854;;1258;456;t
Stretford Ext 7;-26.4819;27.848;;1258;456;t
Stretford Ext 8;-26.4814;27.8428;;1258;456;t
Stretford Ext 9;-26.4921;27.8449;;1258;456;t
Strijdompark;-26.0839;27.9742;;1130;456;s
Strubenkop Security Village;-25.7562;28.2636;;;1108;s
Strubensvallei;-26.1233;27.9039;;1160;456;s
Strubenvale;-26.2526;28.4696;;1237;239;s
Struisbult;-26.3133;28.4696;;1237;239;s
Sub-Nigel;-26.3975;28.4543;;966;239;s
Suiderberg;-25.6981;28.1413;;;1108;s
Suideroord;-26.2729;28.0282;;;456;s
Sun Lawns AH;-25.9294;28.233;;;239;p
Sunair Park;-26.2722;28.3477;;100;239;s
Sunderland Ridge;-25.8394;28.1048;;140;1108;s
Sundowner;-26.0765;27.9389;;1130;456;s
Sunningdale Ridge;-26.1339;28.1101;;;456;s
Sunninghill;-26.0321;28.0744;;1175;456;s
Sunnyridge;-26.1703;28.1772;;331;239;s
Sunnyrock;-26.1648;28.1722;;331;239;s
Sunnyside;-25.7545;28.2097;;;1108;s
Sunset Acres;-26.0875;28.049;;1175;456;s
Sunward Park;-26.2651;28.2634;;83;239;s
Suurman;-25.3914;28.216;;;1108;t
Swacina Park AH;-25.7158;28.0597;;;1108;p
Sweetwaters;-26.4292;27.8886;;477;456;t
Sybrand Van Niekerk Industrial;-26.5764;28.0131;;;807;p
Sydenham;-26.1539;28.0948;;;456;s
Sylviavale AH;-26.7306;27.82;;;1374;p
Symhurst;-26.1784;28.1706;;331;239;s
Talboton;-26.1456;28.0941;;;456;s
Tamaho;-26.3021;28.1485;;484;239;t
Tambo Section;-26.2869;27.6894;;46;1428;t
Tamboville;-26.2312;28.3036;;100;239;s
Tanganani;-25.9343;28.018;;200;456;t
Teanong;-26.0038;28.2074;;1278;239;t
Tedderfield AH;-26.3455;27.9759;;;1413;p
Tedstone Ville;-26.2348;28.1988;;331;239;s
Temba;-25.3816;28.2465;;;1108;t;58431;12;Themba
Temba Unit 1;-25.3948;28.2622;;1276;1108;t
Temba Unit 2;-25.3753;28.2723;;1276;1108;t
Temba Unit 6;-25.3819;28.2465;;1276;1108;t
Temba Unit 7;-25.381;28.2371;;1276;1108;t
Temba Unit D;-25.3787;28.2425;;1276;1108;t
Tembisa;-26.0117;28.2187;;;239;t;463109;64
Tembisa Ext 26;-26.0093;28.2311;;1278;239;t
Tembisa Ext 7;-26.0092;28.2479;;1278;239;t
Temong;-26.0033;28.2149;;1278;239;t
Ten Acre AH;-26.2384;27.6208;;;1131;p
Terenure;-26.0806;28.1984;;488;239;s
Terenure Ext;-26.0709;28.2018;;488;239;s
Thaba Tshwane;-25.7884;28.1473;;;1108;s
Thatchfield;-25.8943;28.1199;;140;1108;s
The Gardens;-26.1489;28.0776;;;456;s
The Hill;-26.4041;27.3748;;;130;s;;1
The Hill;-26.2484;28.0659;;;456;s
The Meadows;-25.7827;28.382;;;1108;s
The Orchards;-25.6486;28.1022;;6;1108;s
The Orchards Ext;-25.6428;28.0808;;6;1108;s
The Reeds;-25.8929;28.1312;;140;1108;s
The Ridge;-25.7759;28.3831;;;1108;s
The Stewards;-26.2012;28.2887;;52;239;s
The Village;-26.4022;27.3924;;;130;v
The Wilds;-25.8164;28.332;;;1108;s
Thembalihle;-26.3363;27.8662;;621;456;s
Thembilisha;-26.3064;28.4055;;582;239;t
Theoville AH;-26.7574;27.7587;;;1374;p
Theresapark;-25.6664;28.1427;;6;1108;s
Theta;-26.2326;28.0037;;;456;s
Thinasonke;-26.3676;28.1038;;;239;t
Thintwa Village;-26.3441;28.1315;;1315;239;t
Thiteng;-26.0206;28.2026;;1278;239;t
Thornhill Estate;-26.1042;28.1542;;;456;s
Three Rivers;-26.6579;27.976;;;1381;s
Three Rivers East;-26.6627;28.0077;;;1381;s
Thulani;-26.2227;27.8328;;1232;456;t
Tierpoort;-25.8786;28.4126;;;1108;s
Tileba;-25.6765;28.1549;;6;1108;s
Tinswalo Country and Equestrian Estate;-26.0221;28.0814;;823;456;s
Tladi;-26.2558;27.8417;;1232;456;t
Tlamatlama;-25.9955;28.2252;;1278;239;t
Toekomsrus;-26.2059;27.7083;;;1131;t
Tokoza Ext 1;-26.3577;28.1302;;1315;239;t
Tokoza Ext 2;-26.37;28.1389;;1315;239;t
Tokoza Ext 5;-26.3705;28.1312;;1315;239;t
Tokoza Gardens;-26.3542;28.1268;;1315;239;t
Tokoza Hostels;-26.3351;28.1403;;1315;239;t
Tokoza Unit F;-26.3619;28.1417;;1315;239;t
Tornado;-26.2817;28.3931;;582;239;t
Towerby;-26.2558;28.0449;;;456;s
Townsview;-26.2599;28.0509;;;456;s
Treesbank AH;-25.9762;28.0234;;823;456;p
Tres Jolie AH;-26.0718;27.8885;;1160;456;p
Trevenna;-25.7505;28.2016;;;1108;s
Triomf;-26.1743;27.9779;;;456;s
Troyeville;-26.1993;28.0684;;;456;s
Tsakane;-26.3666;28.3773;;;239;t;135994;11
Tsakane;-26.1614;27.797;;469;542;t
Tsakane;-25.7168;28.365;;715;1108;t
Tsakane Ext 1;-26.3403;28.3783;;1319;239;t
Tsakane Ext 11;-26.3602;28.355;;1319;239;t
Tsakane Ext 12;-26.3657;28.3665;;1319;239;t
Tsakane Ext 13;-26.3669;28.379;;1319;239;t
Tsakane Ext 15;-26.3753;28.3772;;1319;239;t
Tsakane Ext 16;-26.3723;28.3837;;1319;239;t
Tsakane Ext 17;-26.3678;28.39;;1319;239;t
Tsakane Ext 19;-26.3626;28.398;;1319;239;t
Tsakane Ext 5;-26.356;28.3634;;1319;239;t
Tsakane Ext 8;-26.3729;28.3556;;1319;239;t
Tsakane Ext 9;-26.3813;28.3739;;1319;239;t
Tsebe;-25.5068;28.0062;;;1108;v
Tsenolong;-25.9986;28.2181;;1278;239;t
Tsepo;-25.9964;28.2284;;1278;239;t
Tshepiso;-26.669;27.8697;;;1381;t
Tshepisong;-26.1909;27.8007;;1232;456;t
Tshepong;-26.5539;27.9111;;;270;v
Tshongweni;-26.3074;28.1625;;484;239;t
Tsolo;-26.3412;28.1561;;484;239;t
Tulisa Park;-26.2504;28.1007;;;456;s
Tunney;-26.1571;28.1883;;331;239;s
Turf Club;-26.2477;28.0321;;;456;s
Turffontein;-26.2422;28.0406;;;456;s
Twala;-26.3321;28.1475;;484;239;t
Tweedracht;-25.9115;28.6065;;;1108;s;;2
Tweedracht AH;-25.8956;28.4845;;1349;1108;p
Tweefontein;-25.9428;28.4102;;;239;s
Tweefontein AH;-25.9274;28.7285;;1349;1108;p
Uitsaaisentrum;-26.1878;28.0101;;;456;s
Ulana;-26.2033;28.1952;;83;239;s
Umfuyaneni;-26.0212;28.196;;1278;239;t
Umgababa;-26.1006;28.43;;268;239;t
Umnonjaneni;-26.0156;28.1908;;1278;239;t
Umthambeka;-26.0276;28.1903;;1278;239;t
Unaville AH;-26.4007;27.8819;;622;456;p
Unigray;-26.2398;28.0926;;;456;s
Union;-26.2537;28.1555;;331;239;s
Unitas Park AH;-26.6368;27.9181;;;1381;p
Unitas Park Ext 1;-26.6397;27.9;;;1381;s
Uptown Section;-26.2863;27.7121;;46;1428;t
Vaal Marina;-26.8774;28.2087;;;807;v
Vaal Oewer;-26.7317;27.5971;;;1374;v
Vaalbank;-25.7845;28.6085;;;1108;s
Vaalview AH;-26.7455;27.7416;;;1374;p
Val De Grace;-25.7458;28.2943;;;1108;s
Valentine Village;-26.2875;27.8878;;1232;456;t;;;Mandela View
Valeriedene;-26.1502;27.9543;;1130;456;s
Valhalla;-25.8102;28.1499;;140;1108;s
Valley Settlements AH;-26.51;28.0268;;;807;p
Valley View Estate;-25.9337;28.1345;;140;1108;s
Van Der Merwes Kroon;-26.6115;27.9265;;;1381;s
Van Der Westhuizen AH;-26.6588;28.0322;;;807;p
Van Dyk Park;-26.2563;28.297;;83;239;s
Van Eck Park;-26.2646;28.3298;;100;239;s
Van Riebeeck Park;-26.0778;28.2155;;488;239;s
Van Ryn AH;-26.152;28.3731;;52;239;p
Van Wyks Restant AH;-26.0374;27.8288;;;542;p
Vanderbijlpark CC;-26.6982;27.8368;;;1374;s
Vanderbijlpark CE 1;-26.7026;27.8427;;;1374;s
Vanderbijlpark CE 2;-26.6909;27.8413;;;1374;s
Vanderbijlpark CE 4;-26.6875;27.8529;;;1374;s
Vanderbijlpark CE 5;-26.6987;27.8519;;;1374;s
Vanderbijlpark CE 6;-26.7047;27.8552;;;1374;s
Vanderbijlpark CW 1;-26.7025;27.8287;;;1374;s
Vanderbijlpark CW 2;-26.6943;27.8272;;;1374;s
Vanderbijlpark CW 3;-26.6887;27.8318;;;1374;s
Vanderbijlpark CW 4;-26.6796;27.8328;;;1374;s
Vanderbijlpark CW 5;-26.6872;27.8173;;;1374;s
Vanderbijlpark CW 6;-26.7008;27.8173;;;1374;s
Vanderbijlpark N W 7 Industrial;-26.68;27.8051;;;1374;p
Vanderbijlpark NE 3;-26.6586;27.8547;;;1374;s
Vanderbijlpark SE 1;-26.7145;27.842;;;1374;s
Vanderbijlpark SE 10;-26.7192;27.866;;;1374;s
Vanderbijlpark SE 2;-26.7271;27.8453;;;1374;s
Vanderbijlpark SE 3;-26.7386;27.8496;;;1374;s
Vanderbijlpark SE 4;-26.7328;27.8599;;;1374;s
Vanderbijlpark SE 6;-26.7235;27.8579;;;1374;s
Vanderbijlpark SE 7;-26.713;27.8544;;;1374;s
Vanderbijlpark SE 8;-26.7248;27.8664;;;1374;s
Vanderbijlpark SW 1;-26.7144;27.8309;;;1374;s
Vanderbijlpark SW 2;-26.716;27.8216;;;1374;s
Vanderbijlpark SW 5;-26.7367;27.8325;;;1374;s
Vanderbijlpark SW 7;-26.7444;27.823;;;1374;s
Vanderpijlpark CE 3;-26.6877;27.8462;;;1374;s
Vandia Grove;-26.067;27.9921;;1130;456;s
Vanwaartshof AH;-26.7401;27.8027;;;1374;p
Vastfontein;-25.5179;28.2196;;;1108;v
Ventershof AH;-26.0063;28.41;;;239;p
Venterspost;-26.2656;27.623;;;1428;s
Vereeniging;-26.5268;27.9435;;;807;s;;2
Vereeniging Central;-26.6742;27.9255;;;1381;s
Vereeniging Industrial;-26.6965;27.9152;;;1381;p
Vergenoeg;-26.3079;28.3962;;582;239;t
Vergenoeg;-25.7927;28.0323;;1179;1108;t
Verster park Smallholdings;-25.8192;28.7269;;105;1108;p
Verwoerdpark;-26.2745;28.1419;;8;239;s
Vezi;-26.3474;28.7634;;430;196;t
Victoria;-26.1629;28.0756;;;456;s
Victory Park;-26.1359;28.008;;1130;456;s
Viewcrest;-26.1364;28.1123;;;456;s
Viljoenskop;-25.906;28.7121;;105;1108;s
Villa Farm;-26.3347;28.264;;83;239;s
Villa Liza;-26.3248;28.254;;83;239;s
Village Main Reef Gold Mine;-26.2279;28.0402;;;456;p
Villieria;-25.7143;28.2324;;;1108;s
Visagie Park;-26.4319;28.4906;;966;239;s
Viskuil;-26.2862;28.5922;;;966;v
Vlakfontein;-26.3813;27.8865;;;456;t
Vlakfontein;-26.1069;28.3274;;52;239;t
Vlakfontein 16-Ir;-26.3968;28.3562;;100;239;s
Vlakplaas AH;-26.0925;27.6565;;;542;p
Vleikop AH;-26.2604;27.5737;;;1131;p
Vogeuspark AH;-26.7309;27.7265;;;1374;p
Voortrekker Monument;-25.7767;28.1819;;;1108;s
Vorna Valley;-26.0046;28.1058;;823;456;s
Vosloorus;-26.3548;28.2011;;;239;t;163216;19
Vosloorus Ext 10;-26.3414;28.198;;1397;239;t
Vosloorus Ext 14;-26.3617;28.2242;;1397;239;t
Vosloorus Ext 16;-26.3402;28.1883;;1397;239;t
Vosloorus Ext 2;-26.3646;28.214;;1397;239;t
Vosloorus Ext 20;-26.3762;28.1881;;1397;239;t
Vosloorus Ext 25;-26.3662;28.2268;;1397;239;t
Vosloorus Ext 3;-26.3684;28.1886;;1397;239;t
Vosloorus Ext 31;-26.3435;28.1842;;1397;239;t
Vosloorus Ext 5;-26.328;28.1944;;1397;239;t
Vosloorus Ext 6;-26.3317;28.2025;;1397;239;t
Vosloorus Ext 7;-26.3621;28.194;;1397;239;t
Vosloorus Ext 8;-26.3661;28.2007;;1397;239;t
Voster Park AH;-26.5813;28.0383;;;807;p
Vosterkroon Industrial;-26.3976;28.479;;966;239;p
Vredebos;-26.329;28.2207;;83;239;s
Vrededorp;-26.1945;28.018;;;456;s
Vulcania;-26.2606;28.3765;;100;239;s
Vulcania South;-26.2846;28.383;;100;239;s
Vusimuzi;-26.0312;28.2103;;1278;239;t
Wadeville;-26.272;28.1857;;331;239;s
Wageenbietjieskop;-25.7995;28.8043;;;1108;s
Waldrift;-26.6192;27.9412;;;1381;s
Walker Fruit Farms AH;-26.5008;27.9754;;;1413;p
Wallis Haven;-26.0388;27.5845;;;678;v
Wallmannsthal;-25.554;28.3179;;;1108;s;;1
Wallmannsthal Smallholdings;-25.5671;28.3332;;1414;1108;p
Waltloo;-25.7241;28.3175;;;1108;s
Wannenburghoogte;-26.1759;28.1762;;331;239;s
Wapadrand;-25.7764;28.3227;;;1108;s
Waterdal AH;-26.5706;27.8712;;;1187;p
Waterkloof;-25.7804;28.2463;;;1108;s
Waterkloof Glen;-25.7981;28.278;;;1108;s
Waterkloof Heights;-25.798;28.2575;;;1108;s
Waterkloof Park;-25.7918;28.2624;;;1108;s
Waterkloof Ridge;-25.7981;28.2426;;;1108;s
Waterpan;-26.3477;27.6832;;;1428;v
Waters Edge AH;-26.3362;27.3703;;;130;p
Waterval;-26.428;28.0846;;;1132;s
Waterval;-25.5704;28.2452;;;1108;s
Waterval AH;-26.0881;27.7504;;;542;p
Waterval City;-26.0316;28.1124;;823;456;s
Waterval Estate;-26.1524;27.9784;;1130;456;s
Wattville;-26.2221;28.3014;;;239;t
Waverley;-26.1359;28.0776;;;456;s
Waverley;-25.7018;28.2556;;;1108;s
Weavind Park;-25.7324;28.2706;;;1108;s
Webber;-26.2327;28.1703;;331;239;s
Wedela;-26.4628;27.3864;;;281;t;;1
Wedela Ext 3;-26.4706;27.3779;;1421;281;t
Welgedacht;-26.1986;28.507;;1237;239;s
Welgedacht AH;-26.1952;28.4812;;1237;239;p
Welomlambo;-26.0231;28.2091;;1278;239;t
Weltevreden;-26.2443;28.3861;;100;239;s
Weltevredenpark;-26.1263;27.9299;;1160;456;s
Wendywood;-26.0819;28.0809;;1175;456;s
Wentworth Park;-26.1125;27.7939;;;542;s
Weskoppies;-25.7663;28.1593;;;1108;s
West Park;-25.754;28.1268;;;1108;s
West Porges;-26.1802;27.7078;;;1131;s
West Rand AH;-26.3056;27.7586;;;1428;p
West Turffontein;-26.2492;28.028;;;456;s
West Village;-26.3915;27.472;;;130;v
West Village;-26.1163;27.7521;;;542;s
West Wits;-26.334;27.4941;;;130;s
West-Driefontein;-26.3751;27.4511;;;130;v
Westbury;-26.1827;27.9742;;;456;t
Westcliff;-26.1725;28.026;;1130;456;s
Westdene;-26.1932;28.2944;;52;239;s
Westdene;-26.1781;27.9897;;;456;s
Westergloor;-26.1972;27.6999;;;1131;s
Westfield;-26.1172;28.1358;;;456;s
Westrand Consolidated Centre;-26.1208;27.7454;;;542;s
Westside Park;-26.586;27.812;;;1187;t
Wheatlands AH;-26.183;27.6313;;;1131;p
White City;-26.3027;28.3886;;582;239;t
White City;-25.7141;28.3722;;715;1108;t
Whiteridge;-26.1719;27.9522;;1130;456;s
Wierda Caravan Park;-26.3661;28.1128;;8;239;s
Wierda Park;-25.86;28.1442;;140;1108;s
Wierda Valley;-26.1111;28.0585;;1175;456;s
Wierdaglen Estate;-25.8819;28.1484;;140;1108;s
Wilbart;-26.1658;28.1628;;331;239;s
Wilbotsdal AH;-26.159;27.6815;;;1131;p
Wildebeesthoek Smallholdings;-25.6458;28.0116;;;1108;p
Wilfordon AH;-26.1641;27.8435;;1160;456;p
Wilgeheuwel;-26.1075;27.8961;;1160;456;s
Willaway AH;-25.9962;28.0832;;823;456;p
Willow Acres Estate;-25.7652;28.3622;;;1108;s
Willow Glen AH;-25.7484;28.3408;;;1108;p
Willow Park Manor;-25.7455;28.3325;;;1108;s
Willowbrook;-26.0924;27.8797;;1160;456;s
Willowild;-26.0972;28.02;;1175;456;s
Wilro Park;-26.1172;27.8537;;1160;456;s
Winchester Hills;-26.2677;28.0166;;;456;s
Windmill Park;-26.2873;28.2681;;83;239;s
Windsor;-26.1225;27.9721;;1130;456;s
Windsor East;-26.1216;27.9778;;1130;456;s
Windsor Glen;-26.1143;27.9669;;1130;456;s
Windsor On Vaal AH;-26.7566;27.7121;;;1374;p
Windsor West;-26.1234;27.9665;;1130;456;s
Windy Ridge AH;-26.4576;28.3518;;;394;p
Wingate Park;-25.8309;28.2735;;;1108;s
Winnie Camp;-26.2794;27.8833;;1232;456;t
Winnie Mandela;-25.9903;28.23;;1278;239;t
Winnie Mandela Ext 12;-25.9728;28.2181;;1278;239;t
Winnie Mandela Ext 4;-25.985;28.2223;;1278;239;t
Winnie Mandela Ext 5;-25.9777;28.2267;;1278;239;t
Winnie Mandela Ext 6;-25.9661;28.2102;;1278;239;t
Winnie Mandela Ext 7;-25.9795;28.2183;;1278;239;t
Winston Ridge;-26.1256;28.0686;;;456;s
Winternest AH;-25.6536;28.1251;;6;1108;p
Winterveld;-25.4902;28.0912;;662;1108;t;;6
Winterveld;-25.4831;28.0527;;;1108;t;120826;6;Winterveldt;gauteng-winterveld-pretoria-2
Winterveld AH;-25.4034;27.9999;;1442;1108;p
Winterveld Ext 1;-25.452;28.0536;;1442;1108;t
Winterveld Ext 3;-25.4795;28.0565;;1442;1108;t
Witfield;-26.1835;28.2114;;83;239;s
Witfontein;-26.0185;28.2549;;1278;239;t
Withok Estates;-26.3313;28.2688;;83;239;s
Withok Estates AH;-26.3161;28.3455;;100;239;p
Witkoppen;-26.0155;27.9988;;1175;456;s
Witkoppie Ridge;-26.1609;28.2554;;83;239;s
Witpoort Estates AH;-26.2736;28.3687;;100;239;p
Witpoortjie;-26.1536;27.827;;1160;456;s
Witpoortjie 117-Ir;-26.2903;28.3072;;100;239;s
Wolhuter;-26.2082;28.0682;;;456;s
Wolmer;-25.6629;28.1617;;;1108;s
Wolwekrans;-26.0714;27.5867;;;678;v
Wonderboom;-25.685;28.2085;;;1108;s
Wonderboom South;-25.702;28.2036;;;1108;s
Woodhill;-25.8155;28.3156;;;1108;s
Woodlands;-26.0619;28.0854;;1175;456;s
Woodlands;-25.8243;28.3054;;;1108;s
Woodmead;-26.0511;28.0809;;1175;456;s
Woodmere;-26.1822;28.1894;;331;239;s
Wright Park;-26.2643;28.4064;;1237;239;s
Wychwood;-26.202;28.1294;;331;239;s
Wynberg;-26.1086;28.0835;;1175;456;s
X-Section;-26.2818;27.7114;;46;1428;t
Xubene;-26.0068;28.2441;;1278;239;t
Yeoville;-26.1828;28.0615;;;456;s
Zakariyya Park;-26.3663;27.897;;;456;s
Zama Zama;-26.3888;28.1862;;484;239;t
Zambezi Courty Estate;-25.6738;28.2665;;;1108;s
Zandspruit;-26.0568;27.907;;1160;456;s
Zenzele;-26.2574;27.6956;;;1131;t
Zenzele Central;-26.1263;28.4295;;182;239;t
Zevenfontein;-25.9693;27.9821;;;456;t;;1
Zevenfontein Pipeline;-25.9693;27.9821;;1456;456;t
Zithobeni;-25.7816;28.7218;;;1108;t
Zola;-26.2399;27.8421;;1232;456;t
Zondi;-26.2339;27.8674;;1232;456;t
Zonkizizwe;-26.4031;28.1837;;484;239;t
Zonnehoewe AH;-26.0681;27.8871;;1160;456;p
Zuma;-26.3487;28.1512;;484;239;t
Zuurfontein;-26.7007;27.8028;;;1374;s
Zwaneville;-26.1863;27.7719;;1151;542;t
Zwartkop;-25.9705;27.8628;;;542;v
Zwartkop;-25.8636;28.1805;;140;1108;s
Zwartkop SANDF;-25.8072;28.1896;;140;1108;s
Zwavelpoort;-25.8329;28.3785;;;1108;s
# KwaZulu-Natal
Abashumi;-29.0266;31.3773;;;263;v
Abebhuzi;-29.6132;30.6273;;;127;v
Abejuti;-29.4464;30.9842;;;936;v
Acaciavale;-28.5982;29.8081;;;1488;s
Acorn;-29.8686;30.7976;;1090;220;s
Acton Homes;-28.6393;29.4122;;;55;v
Adams Mission;-30.0335;30.8147;;2;220;v
Adams Rural;-30.0335;30.8147;;;220;v;;6
Airport Industrial;-27.7727;29.9832;;;941;p
Albany;-29.7638;30.7686;;403;220;s
Albersville;-30.7269;30.4427;;;1101;s
Albina;-29.7698;30.7795;;403;220;s
Alcockspruit;-27.8988;29.9923;;;941;v
Alexander Park;-29.8164;30.8374;;1090;220;s
Alfred;-30.71;30.0369;;;382;v
Allandale;-29.5662;30.4154;;989;1086;v
Alletta;-28.053;30.2449;;;179;s
Aloe Park;-28.5826;29.79;;;1488;s
Aloekop;-30.603;29.5604;;;521;v
Alton;-28.7675;32.0282;;;1144;s
Alton North;-28.7495;32.022;;;1144;s
Altona;-27.3856;31.1988;;;1096;v
Amadaka;-28.8612;31.9375;;;1480;v
Amafahla;-29.2529;31.0429;;;729;v
Amagcino;-30.1302;30.8287;;;220;v
Amagodlanduku;-28.5972;30.1529;;433;240;v
Amahlabathi;-28.6227;30.1926;;440;240;v
Amahlathi;-30.0466;30.0748;;;170;v
Amahubhu;-28.965;31.5556;;;335;v
Amahwaqa;-30.5325;30.5494;;;401;v
Amahwaqa;-30.1709;30.5914;;;1476;v
Amakasi;-28.465;30.2179;;1369;240;v
Amakhilimba;-28.9202;31.5773;;;263;v
Amalala;-28.5337;32.2955;;;571;v
Amalanga;-29.5793;30.7152;;;1417;v
Amandawe;-30.2579;30.7219;;;1184;v
Amangamazi;-30.3802;30.6248;;;1067;v
Amangwane;-29.7415;29.8222;;;111;v
Amangwane;-28.9348;29.4346;;;1441;v
Amanzana;-28.7937;29.1095;;;55;v
Amanzimnyama;-29.5703;31.1271;;1487;220;s
Amaroma;-30.4059;29.6839;;;1362;v
Amashaka;-30.069;30.0547;;;1483;v
Amatata;-29.6136;30.8289;;;936;v
Amatholamgele;-28.5987;30.9403;;;971;v
Amatikulu;-29.0469;31.5291;;;335;v
Amatikwe;-29.6803;30.9279;;431;220;t
Amatikwe Area 10;-29.6729;30.9411;;431;220;t
Amatikwe Area 8;-29.6851;30.9495;;431;220;t
Amatikwe Area 9;-29.6764;30.9458;;431;220;t
Amatolo;-30.029;30.1162;;;1483;v
Amatshamnyama;-28.1162;31.8554;;;406;v
Amavondwe;-30.0756;29.7131;;;170;v
Ambleton;-29.6832;30.3759;;;1086;s
Ameil Park;-27.7464;29.9251;;;941;s
Anerley;-30.6698;30.5012;;;1101;s
Angola Block E;-29.8602;30.7887;;576;220;t
Anmaharai;-29.2226;31.3306;;;563;v
Annieville;-27.9349;30.1594;;;179;v
Anville;-27.9525;30.1852;;;179;v
Aquadene;-28.7122;32.0345;;;1144;s
Arbor Park;-27.7744;29.9478;;;941;s
Arboretum;-28.7578;32.0643;;;1144;s
Arena Park;-29.9147;30.8762;;145;220;t
Ashdown;-29.6384;30.3324;;;1086;t
Ashley;-29.8256;30.8444;;1090;220;s
Asoka Heights;-30.3109;30.6806;;1476;1476;v
Assagay;-29.7723;30.7333;;1047;220;s
Astra Park;-30.0898;30.8462;;506;220;s
Asynkraal;-28.5137;30.1624;;1020;240;v
Athlone;-29.7984;31.0315;;221;220;s
Athlone;-29.5834;30.3555;;;1086;s
Athlone Park;-30.0192;30.9167;;1469;220;s
Atholl Heights;-29.8048;30.9187;;1430;220;s
Aviary Hill;-27.7217;29.9165;;;941;s
Avoca;-29.7683;31.0173;;221;220;s
Avoca Hills;-29.7586;31.0068;;942;220;t
Balbel;-30.3768;29.6705;;;1362;v
Balgowan;-29.4055;30.0513;;;992;v
Ballito;-29.5089;31.2017;;;35;v
Balmoral;-27.4222;31.0511;;;1061;v
Bambelentulo;-27.8718;31.7639;;;982;v
Bandlane;-30.8369;30.1374;;;445;v
Bangamanzi;-28.6944;30.8003;;;971;v
Bangamaya;-27.7827;31.6876;;;982;v
Bangiswa;-27.7978;32.4664;;;412;v
Bangizwe;-27.3136;32.4685;;;788;v
Banjana;-27.4515;32.1415;;;460;v
Baphehli;-30.0532;30.8446;;;220;v
Barklieside;-28.1639;30.8707;;;998;v
Barofine;-27.609;30.9127;;;1061;v
Barrs Flats;-29.638;31.0556;;1385;220;s
Barry Hertzog Park;-27.7381;29.9556;;;941;s
Bartown;-28.0276;32.2674;;;412;s
Basamlilo;-28.44;31.4904;;;1358;v
Bashikizi;-29.0126;31.3197;;;263;v
Bayeni;-28.0832;31.3659;;;1358;v
Bayhead;-29.896;31.0035;;;220;s
Bayview;-29.9263;30.9143;;145;220;t
Bazaneni;-28.1301;31.8796;;;406;v
Bazini;-30.6855;29.7087;;;382;v
Bazley Beach;-30.4396;30.6624;;;1067;v
Beachwood Mangroves;-29.7897;31.0483;;221;220;s
Beacon Rocks;-30.8398;30.392;;;738;s
Bedlane;-28.7189;31.4169;;;1475;v
Beginsel;-27.341;31.4989;;;1096;v
Bekabhezayo;-29.1213;29.6791;;;267;v
Belfort Estates;-29.5565;30.3842;;989;1086;v
Belgrade;-27.2687;31.2852;;;1096;v
Bellair;-29.8816;30.9521;;;220;s
Bellemmerd;-27.498;31.0311;;;1061;v
Bellevue;-29.6353;30.4294;;;1086;s
Belvedere;-29.7753;30.7829;;403;220;s
Belvedere;-29.5798;31.0822;;1487;220;s;;;;kwazulu-natal-belvedere-durban-2
Ben Cairnie;-30.4045;29.5939;;;1362;v
Bendigo;-30.6131;30.4776;;;401;v
Bendle;-28.1425;31.7452;;;982;v
Benedict Mission;-28.5915;31.0744;;;971;v
Bensdorp;-27.6679;30.2996;;;1367;s
Berea;-30.45;30.5217;;;401;v
Berea;-28.9049;31.5009;;;263;v
Berea West;-29.8381;30.9426;;1430;220;s
Berkshire Downs;-29.7871;30.882;;1090;220;s
Berouw;-27.6951;30.2781;;;1367;v
Berrel;-29.7363;30.8543;;1419;220;s
Berry Hill;-29.5667;30.2966;;;404;s
Bester;-28.4328;29.6553;;;1488;v
Besters;-29.7193;30.9794;;568;220;t
Bethane;-27.4087;31.0773;;;1061;v
Bethany;-28.6804;29.3339;;;55;v
Bethe;-29.1073;31.1243;;;729;v
Bethlehem;-29.8097;29.8698;;;111;v
Beula;-30.1707;30.5549;;;1476;v
Bhacane;-28.5152;30.9075;;;971;v
Bhalekisi;-28.7318;29.1645;;;55;v
Bhambanani;-27.1053;32.1789;;;439;v
Bhambayi;-29.7044;30.9764;;431;220;t
Bhanganomo;-27.747;31.8948;;;982;v
Bhaza;-28.6443;30.2664;;;1226;v
Bhejane;-28.6692;32.0026;;;1144;v
Bhekabani;-28.3463;30.7585;;;998;v
Bhekabantu A;-28.2155;30.9309;;;998;v
Bhekabantu B;-28.2791;30.91;;;998;v
Bhekameva;-30.4227;30.1319;;;401;v
Bhekene;-30.7167;29.9365;;;382;v
Bhekindoda;-27.2319;32.1356;;;439;v
Bhekulwandle;-30.0406;30.8514;;;220;v
Bhekumteto;-27.9396;31.8214;;;982;v
Bhekuzulu;-28.9784;29.6706;;;267;v
Bhekuzulu;-27.782;30.8243;;;1407;t
Bhethani;-30.7646;30.3663;;;1101;v
Bhidakhona;-29.3391;31.0916;;;936;v
Bhidla;-30.6196;30.1218;;;382;v
Bhidla;-29.7781;29.8792;;;111;v
Bhiliya;-28.8283;31.9556;;;1480;v
Bhiliya;-28.463;31.8326;;;253;v
Bhobhobho;-30.215;30.39;;;1476;v
Bhobhoyi;-30.0678;29.7359;;;170;v
Bhobozana;-28.0488;30.6819;;;859;v
Bhokweni;-28.1885;31.5284;;;1358;v
Bhokweni;-27.3747;32.0249;;;460;v
Bhomela;-30.7646;30.3435;;;1101;v
Bhongweni;-30.5454;29.4423;;;521;t
Bhudlu;-30.6939;29.7259;;;382;v
Bhudubhudu;-30.3658;30.657;;;1067;v
Bhudubhudu;-30.1107;30.5373;;;1476;v
Bhukhanana;-28.6016;31.7409;;;253;v
Bhulushe;-29.5962;30.8241;;;936;v
Birchwood;-29.8742;30.7902;;1090;220;s
Birdwood;-28.7412;32.0824;;;1144;s
Bisley Crest;-29.6554;30.3999;;;1086;s
Bisley Heights;-29.6532;30.3974;;;1086;s
Biva;-27.4215;32.217;;;460;v
Biva Experimental Farm;-27.4189;32.2389;;;460;p
Bizweni;-30.2448;29.9237;;;1362;v
Blaauwbosch Laagte;-27.7857;30.086;;;941;v
Black Rock;-31.0546;30.2223;;;1098;s
Blackburn;-29.6928;31.0702;;;220;s;;9
Blackburn Estate;-29.6994;31.0444;;70;220;s
Blackburn Village;-29.6947;31.0709;;70;220;s
Blackiston;-28.433;32.167;;;900;s
Blackridge;-29.6115;30.3157;;;1086;s
Blema;-30.3623;29.8868;;;1362;v
Blinkwater;-27.4047;30.9314;;;1061;v
Bloed Rivier;-28.0945;30.5234;;;218;v
Blose;-30.7083;30.1185;;;445;v
Blue Bank;-28.5176;29.5619;;;1488;v
Bluff;-29.9312;30.9997;;;220;s;;12
Blythedale Beach;-29.3707;31.3487;;;563;v
Boboyi;-30.735;30.3885;;;1101;v
Bock en houd Fontein;-29.2672;30.7315;;;176;v
Bombay Heights;-29.5463;30.4029;;989;1086;v
Bombolo;-27.8459;31.9715;;;982;v;;1
Bondis Drift;-29.1838;31.3984;;1345;717;s
Bonela;-29.8443;30.9703;;;220;s
Bongaspoort;-27.3948;31.2499;;;1096;v
Bongela;-28.7933;31.2005;;;263;v
Bongindawo;-30.3022;30.3365;;;402;v
Bonjaneni;-28.6899;28.9693;;;55;v
Borough;-28.9979;29.8504;;;267;s
Boschi;-29.0979;29.7407;;;267;v
Bothas Hill;-29.755;30.747;;1047;220;s
Bottlebrush;-29.9015;30.8769;;145;220;t
Boughton;-29.5955;30.321;;;1086;s
Bovini;-30.3012;30.0659;;;402;v
Bovini;-30.1072;29.6085;;;1362;v
Bozana;-30.5605;30.0299;;;382;v
Brackenham;-28.7236;32.041;;;1144;s
Braemar;-30.3133;30.5556;;;1476;v
Brakfontein;-28.658;29.8978;;;162;v
Brettenwood Coastal Estate;-29.4844;31.242;;1200;35;v
Brewitt;-29.0074;29.8564;;;267;s
Briardale;-29.7747;30.9618;;943;220;s
Briardene;-29.8014;31.011;;221;220;s
Bridge;-30.1564;29.6174;;;1362;v
Bridge City;-29.7267;30.9906;;568;220;t
Bright Home;-28.1046;30.1516;;;390;v
Brighton Beach;-29.9353;31.0038;;78;220;s
Brindhaven;-29.6475;31.039;;1385;220;s
Broadway;-29.78;31.04;;221;220;s
Broedershoek;-28.9294;30.7442;;;536;v
Brookdale;-29.6868;30.9966;;1082;220;t
Bruntville;-29.2215;30.0137;;;863;t
Bucklands;-29.5933;29.5922;;;429;v
Buffels Bosch;-29.8808;30.8839;;1120;220;s
Buffelsdale;-29.5829;31.0975;;1487;220;s
Buffelsdraai;-29.6457;30.9835;;1136;220;s
Buhlenibenkosi;-27.8396;31.9093;;;982;v
Bukalini;-27.9078;31.7245;;;982;v
Bukweni;-28.8483;29.372;;;55;v
Buli;-28.6935;30.1106;;973;240;v
Bulolo;-28.5881;30.8112;;;998;v
Bululwane;-27.9566;31.51;;;982;v;;2
Bulwer;-29.8589;30.9952;;54;220;s
Bumbaneni;-28.5829;32.0087;;;571;v
Bungazeleni A;-27.8697;31.7389;;;982;v
Bungazeleni B;-27.8327;31.7663;;;982;v
Burbreeze;-29.5391;31.1455;;1487;220;s
Burford;-28.4362;29.7755;;;1488;v
Burlington Greenfields;-29.894;30.8913;;1120;220;s
Busingatha A;-28.7294;28.9998;;;55;v
Busingatha B;-28.6884;29.0156;;;55;v
Buthongweni;-30.9433;30.1905;;;1098;v
Bux Farm;-29.7936;30.7023;;1047;220;s
Cabazini;-29.5805;30.5587;;;127;v
Cabhane;-30.636;30.4171;;;1101;v
Cacadu;-30.1997;29.6966;;;1362;v
Caledon Estate;-29.5089;31.2017;;;35;v
Camps Drift;-29.6292;30.3707;;;1086;s
Campsie Glen;-29.0263;29.7739;;;267;v
Cancele;-30.2986;29.8171;;;1362;v
Canelands;-29.625;31.0536;;1385;220;s
Caneside;-29.6885;31.0086;;1082;220;t
Carney Hill;-29.2419;30.7327;;;176;v
Carrington Heights;-29.8843;30.9672;;54;220;s
Carsdale;-28.7607;31.8822;;;253;s
Castle Hill;-29.771;30.9532;;943;220;s
Casuarina;-29.5938;31.1699;;1427;220;s
Catalina;-30.5658;30.5764;;;401;s
Cathula;-30.5328;30.2236;;;1101;v
Cato Crest;-29.8528;30.9752;;1429;220;v;;;Cato Manor
Cavan;-27.8053;30.085;;;941;v
Caversham Glen;-29.8374;30.8442;;1090;220;s
Cedara;-29.5282;30.2675;;;404;v
Cedarge;-29.5871;30.179;;;404;v
Cekeni;-27.886;31.6752;;;982;v
Cekeza;-30.5274;30.0618;;;382;v
Cengeni;-28.3275;31.2569;;;1358;v
Centenary Park;-29.7288;31.0181;;1082;220;t
Ceza;-28.0108;31.409;;;1358;v
Chaewe;-29.6098;30.2119;;;1086;v
Charlottedale;-29.3872;31.262;;361;563;t
Chase Valley;-29.5634;30.363;;;1086;v;;7
Chase Valley Downs;-29.5716;30.3618;;144;1086;v
Chase Valley Heights;-29.5556;30.3592;;144;1086;v
Chasedene;-29.578;30.3732;;144;1086;v
Chatsworth;-29.9144;30.8916;;;220;t;;16
Chelmsford;-28.0099;29.8925;;;179;v;;1
Chelmsford Heights;-29.5825;31.1021;;1487;220;s
Chelmsford Public Resort;-28.0099;29.8925;;146;179;v
Chelmsfordville;-29.7873;30.802;;333;220;s
Chester;-27.9702;30.2602;;;390;v
Chesterville;-29.8522;30.9451;;;220;t
Chibini;-29.8113;29.8299;;;111;v
Chibini;-29.5907;30.5782;;;127;v
Chibini;-29.2871;30.9103;;;936;v
Chiltern Hills;-29.8137;30.9085;;1430;220;s
Chiya;-30.3916;29.8631;;;1362;v
Cholwane;-28.5734;31.1023;;;971;v
Chris Hani;-29.7874;30.8972;;157;220;t
Chris Hani;-29.3726;31.2689;;;563;v
Chunu A;-28.7814;30.3423;;;1346;v
Chunu B;-28.8757;30.4527;;;1346;v
Chuphulaka;-29.6089;30.6871;;;220;v
Cibane;-29.5825;30.7798;;;220;v;;1
Cingweni;-30.6651;29.8994;;;382;v
Cinseni;-27.9881;31.4503;;;1358;v
Cisho;-27.8673;31.8381;;;982;v
Cisholo;-28.2397;31.376;;;1358;v
Clairwood;-29.9159;30.9858;;222;220;s
Clansthal;-30.1886;30.7156;;;220;s;;1
Clare Hills;-29.8187;30.9777;;;220;s
Claremont;-27.7608;30.1709;;;941;v
Clarendon;-29.6007;30.3513;;;1086;s
Claridge Estate;-29.5428;30.3764;;;1417;v
Claveshay;-29.6476;30.427;;;1086;s
Clayfield;-29.7156;31.0173;;1082;220;t
Cleland;-29.6441;30.4235;;;1086;s
Clermont;-29.7903;30.9013;;;220;t;52075;2
Clermont Emngeni;-29.7931;30.9055;;157;220;t
Cliffdale;-29.7814;30.6818;;;220;v
Clifton;-27.8752;30.2744;;;179;v
Clifton Heights;-29.9196;30.6626;;;220;v
Clifton Park;-29.7979;30.7918;;333;220;s
Cloneen;-27.9026;30.1517;;;179;v
Clover Dairies Industrial;-29.8671;30.8785;;1090;220;p
Coffee Farm;-29.8626;30.7795;;576;220;t
Colida;-28.9943;29.8743;;;267;s
Congella;-29.875;31.0009;;;220;s
Congo;-29.7444;30.8749;;;220;v
Copesville;-29.5494;30.4301;;;1086;s
Cordoba Gardens;-29.6536;31.0273;;1385;220;s
Cork;-27.9548;30.2693;;;390;v
CornFields;-28.8652;29.8666;;;267;v
Corovoca Township;-29.7518;31.0026;;568;220;t
Cotswold Downs Golf & Country Estate;-29.7576;30.7935;;403;220;s;;;;kwazulu-natal-cotswold-downs-golf-country-estate-durban
Cowies Hill;-29.8257;30.8922;;1090;220;s
Cowies Hill Park;-29.8239;30.8839;;1090;220;s
Craiglea;-29.6951;30.6443;;137;220;s
Crestholme;-29.7277;30.8425;;1419;220;s
Crestview;-29.7314;30.8263;;1419;220;s
Croftdene;-29.9221;30.8906;;145;220;t
Crossmoor;-29.8944;30.8628;;145;220;t
Crowsnest;-27.371;31.3835;;;1096;v
Cuba;-29.6746;30.9974;;783;220;v
Cungewane;-28.4934;30.9002;;;971;v
Cuphulaka;-29.5571;30.6931;;;1417;v
Curragh;-27.9761;30.2373;;;390;v
Cwaka;-28.6583;30.4845;;;1346;v
Cwezi;-28.4301;30.9921;;;971;v
Dabangu;-29.3194;31.0353;;;729;v
Dalakosi;-28.5218;30.1397;;;240;v
Dalefarm;-29.7328;31.0112;;568;220;t
Dalibha;-29.3681;30.918;;;936;v
Danganya;-30.1591;30.8137;;;220;t
Dassenhoek;-29.8491;30.7972;;576;220;t
Dawncliffe;-29.8506;30.9169;;1430;220;s
Dawncrest;-29.8231;30.9255;;1430;220;s
Dawncrest;-29.6493;31.0203;;1385;220;s;;;;kwazulu-natal-dawncrest-durban-2
Dawnside;-29.3359;31.3001;;;563;s
Dayeni;-28.0867;31.5296;;;982;v
Dayimane;-29.0594;31.1316;;;729;v
Dayingubo;-29.2611;30.926;;;536;v
Dazini;-29.9693;29.635;;;170;v
Deda;-30.1384;29.6287;;;1362;v
Deda;-29.6922;30.1937;;;1086;v
Deepdale Tshali;-30.5401;29.88;;;1362;v
Delamuzi;-30.0978;29.5781;;;1362;v
Demat;-29.9059;30.8306;;507;220;t
Dendethu;-29.3403;31.2248;;;563;v
Denge;-29.6866;30.6361;;;220;v
Dengeni;-28.0036;31.7888;;;982;v
Desainager;-29.6215;31.146;;;220;v
Devondale;-28.5758;30.8498;;;971;v
Deyi;-30.4843;30.1711;;;1101;v
Diamant;-27.3758;30.9968;;;1061;v
Dibhase;-28.8529;31.1171;;;263;v
Dibi;-30.5316;30.4382;;;401;v
Dicks Halt;-27.7321;30.1708;;;941;v
Diepkloof;-30.3873;29.9609;;;1362;v
Dikidiki;-30.3431;29.6112;;;1362;v
Dimane;-29.6911;30.775;;;220;v
Dindi;-29.7127;30.1889;;;1086;v
Dindi;-28.3527;31.6161;;;1358;v
Dingimbiza;-30.5021;30.5625;;;401;v
Dinuntuli;-28.7167;30.676;;;971;v
Diphini;-29.7062;30.6729;;;220;v
Dival;-28.4472;30.2769;;;240;v
Dlabane;-28.0433;31.3895;;;1358;v
Dlabe;-28.7103;31.0562;;;971;v
Dlamini;-30.0996;29.5913;;;1362;v
Dlangamandla;-30.3632;29.8039;;;1362;v
Dlaylyane;-28.55;30.8757;;;971;v
Dlebe;-28.4603;31.6927;;;253;v
Dlebe A;-28.1347;31.3472;;;1358;v
Dlebe B;-28.1062;31.3099;;;1358;v
Dleka;-27.756;31.6968;;;982;v
Dlolwane;-28.7023;30.9188;;;971;v
Dlomodlomo;-28.597;31.6407;;;253;v
Dlovinga;-30.7978;30.1494;;;445;v
Doc Wilson Point;-31.0642;30.2133;;;1098;s
Dokodweni;-29.0838;31.5855;;665;717;v
Dolo;-28.8769;30.7259;;;1346;v
Dondolo;-28.7625;31.8534;;;253;s
Dongothuli;-27.9048;31.8933;;;982;v
Donnybrook;-29.8992;29.8381;;;208;v
Doon Heights;-30.0703;30.862;;506;220;s
Doonside;-30.0721;30.8699;;506;220;s
Doornhoek;-28.3353;29.7644;;;1488;v
Doornkloof;-28.6063;29.9568;;;1488;v
Doornkop;-29.1856;31.3138;;;563;v
Doornkop;-27.9227;30.1291;;;179;v
Doornkraal;-28.5542;29.9906;;;240;v;;1
Doornrug;-29.7156;30.6127;;137;220;s
Dordrecht;-27.4126;30.9682;;;1061;v
Doringkop;-29.21;31.236;;;936;v
Dorset;-27.9655;30.2347;;;390;v
Draaiom Trust;-27.503;31.1637;;;641;v
Drakensberg;-28.6118;29.1271;;;55;v
Drakensview;-29.0169;29.8663;;;267;s
Drayini;-30.4072;30.0951;;;1362;v
Dressini;-30.2735;29.5079;;;1362;v
Driefontein;-30.3683;29.7508;;;1362;v;;1
Driefontein;-29.4704;31.1026;;;35;v
Driefontein;-29.0092;29.4221;;;55;s
Driefontein;-28.3294;29.7045;;;1488;v
Driefontein;-28.2913;30.8947;;;998;v
Driefontein B;-30.3069;29.6756;;214;1362;v
Dryhoek;-30.2147;29.921;;;1362;v
Dubulwayo;-26.8793;32.0384;;;439;v
Dududu;-30.1927;30.5904;;;1476;v
Duffs Road;-29.7437;31.0081;;568;220;t
Dujazana;-30.7319;30.4018;;;1101;v
Duku;-28.4053;32.3524;;;900;s
DukuDuku;-28.1011;32.3563;;;1170;v
Dukumbane;-27.9606;32.0346;;;406;v
Dukuza;-28.7543;29.2151;;;55;v
Dumaneni;-28.3591;31.5003;;;1358;v
Dumbe;-28.5581;30.3263;;;1226;v
Dumbe;-28.5096;30.3159;;795;240;v
Dumezulu;-30.897;30.1986;;;1231;v
Dumisa;-30.2616;30.4267;;;1476;v
Dumisa;-30.2418;29.7451;;;1362;v
Dungamanzi;-28.793;30.4941;;;1346;v
Dunkirk Estate;-29.4889;31.2364;;1173;35;v
Dunudunu;-28.3596;30.602;;;998;v
Dunusa;-30.495;30.1934;;;1101;v
Dunuse;-30.4658;30.1608;;;401;v
Dunveria;-29.5506;30.4156;;989;1086;v
Durban Central;-29.8588;31.0219;;;220;s
Durban International Airport;-29.9721;30.9516;;222;220;p
Durban North;-29.7836;31.0271;;;220;s;;16
Durban South;-29.9177;30.9522;;;220;s;;18
Durnaco;-28.0422;30.0281;;;179;s
Dwadweni;-27.786;31.8736;;259;982;v
Dwarsrivier;-28.3539;31.2895;;;1358;v
Earlsfield;-29.7797;30.9429;;943;220;s
Eastbourne;-27.8083;30.1289;;;179;v
Eastbury;-29.7044;31.0232;;1082;220;t
Eastwood;-29.5844;30.4327;;;1086;s
Ebaleni;-29.6027;30.1925;;;1086;v
Ebaswzini;-28.3669;32.0972;;;900;v
Ebhobhonono;-29.6499;30.6611;;;220;v
Ebhodini;-30.019;30.8842;;704;220;v
Ebovini;-26.9731;32.0591;;;439;v
Ebumba;-27.8647;31.9512;;;982;v
Ecancane;-28.6075;30.0323;;;240;v
Echibini;-30.0882;30.0628;;;1483;v
Echobeni;-30.1193;30.6246;;;1476;v
Edashi;-29.1045;29.666;;;267;v
Edendale;-29.6769;30.33;;;1086;t;140891;12
Edendale AA;-29.6913;30.3275;;233;1086;t
Edendale BB;-29.6869;30.3372;;233;1086;t
Edendale EE;-29.6916;30.3459;;233;1086;t
Edendale H;-29.6634;30.3139;;233;1086;t
Edendale J;-29.6621;30.3324;;233;1086;t
Edendale N;-29.6728;30.3441;;233;1086;t
Edendale P;-29.6798;30.3568;;233;1086;t
Edendale Q;-29.6661;30.3602;;233;1086;t
Edendale RR;-29.6842;30.3002;;233;1086;t
Edendale S;-29.683;30.3177;;233;1086;t
Edendale T;-29.6769;30.33;;233;1086;t
Edgeton;-30.1056;29.6597;;;1362;v
Ediphini Section;-29.8655;30.7324;;;220;v
Edodoci;-29.1601;29.6578;;;267;v
Edubeni;-28.683;31.4607;;;1475;v
Eersteling;-27.4445;31.0753;;;1061;v
Efete;-27.8456;31.5405;;;982;v
Egerton;-28.5507;29.778;;;1488;s
Egudwini;-30.1238;30.7772;;;1184;v
Egulube;-30.0405;30.5224;;;127;v
Egwadeni Section;-29.8508;30.7473;;;220;v
Ehashini;-29.6926;30.1674;;;1086;v
Ehlabosini;-28.5072;32.0847;;;571;v
Ehlanzeni;-30.2202;30.4304;;;1476;v
Ehlanzeni;-29.9389;30.8356;;;220;v
Ehlongwa;-28.9018;31.0172;;;729;v
Ehula;-30.2829;29.9197;;;1362;v
Ejingeni;-29.163;31.2047;;;729;v
Ejokweni;-28.7158;30.9328;;;971;v
Ekhatha;-28.9565;30.9853;;;729;v
Ekhuhlehleni;-26.8507;32.0488;;;439;v
Ekhukhanyeni;-28.5739;30.9639;;;971;v
Ekombe;-28.6969;29.0916;;;55;v
Ekombe;-28.649;30.934;;;971;v
Ekubo Coastal Estate;-31.0344;30.2278;;;1098;s
Ekudubekeni;-28.2061;31.4494;;;1358;v
Ekujabuleni;-27.6444;31.7912;;;982;v
Ekukhanyeni;-29.5599;30.6662;;;1417;v
Ekuphiweni;-28.5658;30.8354;;;971;v
Ekusayeni;-28.5129;32.0597;;;571;v
Ekuseni;-27.8378;32.3717;;1001;412;v
Ekuthokozen;-28.7156;30.7006;;;971;v
Ekuthuleni;-29.7675;30.8761;;516;220;s
Ekuthuleni;-28.6932;31.4221;;;1475;v
Ekuthuthukeni;-28.3984;31.4734;;;1358;v
Ekuvukeni;-28.869;30.3883;;;1346;v
Ekwandeni;-29.8315;30.6483;;;220;v
Elangeni;-30.6353;29.8866;;;382;v
Elangeni;-29.7975;30.6575;;892;220;t
Elengwe;-30.1631;29.5369;;;1362;v
Elomoya;-28.8279;31.5933;;;263;v
Elucingweni;-30.0882;29.6308;;;1362;v
Elukhashini;-30.0666;29.5993;;;1362;v
Elupepeni;-30.4192;30.1596;;;401;v
Elysium;-30.4775;30.6357;;;1067;v
Emabhanoyini;-29.0317;29.9175;;;267;s
Emabhedwini;-29.1284;31.1997;;;729;v
Emabomvini A;-29.1399;30.8898;;;729;v
Emabomvini B;-29.1612;31.0245;;;729;v
Emachobeni;-29.7421;30.909;;;220;v
Emachunwini;-28.91;30.3789;;;1346;v
Emadolobwe;-29.0429;29.516;;;267;v
Emadresini;-27.9946;30.7103;;;859;v
Emafusini;-28.0277;30.0596;;;179;v
Emagezeni;-29.8561;30.7523;;;220;v
Emahendeni;-29.2273;29.6259;;;267;v
Emahlabathini;-30.0169;30.8896;;704;220;v
Emahlabathini;-28.6187;31.5134;;;1475;v
Emahlathini;-30.2665;30.6341;;;1476;v
Emahlutshini;-29.1949;29.6023;;;267;v
Emakhabeleni;-28.8294;30.8591;;;536;v
Emakhalathini;-28.2222;31.6772;;;1358;v
Emakhalathini A;-28.2516;31.6392;;;1358;v
Emakhazini;-30.0107;30.8493;;342;220;v
Emakhekheni;-29.0422;29.5446;;;267;v
Emakhosaneni;-28.7792;29.2452;;;55;v
Emakhosini;-29.7349;30.9958;;568;220;t
Emakwezini;-28.5213;31.881;;;571;v
Emalangeni;-29.8215;30.6592;;;220;v
Emandabeni;-28.9995;29.5467;;;267;v
Emangabazini;-29.8559;30.7412;;;220;v
Emangidini;-28.5223;30.8634;;;971;v
Emansenseni A;-29.8384;30.7794;;576;220;t
Emansomini;-30.0251;30.8479;;2;220;v
Emantungwini;-27.9365;31.4779;;;1358;v
Emanyeseni;-26.8947;32.1529;;250;439;v
Emanyiseni;-26.8947;32.1529;;;439;v;;1
Emaphikaqala;-28.5025;31.6409;;;253;v
Emasangweni;-28.6865;31.6296;;;253;v
Emashingeni;-29.5907;30.2122;;;404;v
Emasomini A;-29.3115;31.0861;;;729;v
Emasomini B;-29.1796;31.0273;;;729;v
Emaswazini;-29.6662;30.0957;;;1086;v
Ematendeni;-29.4077;31.2683;;;563;v
Ematholeni;-28.5016;32.0318;;;571;v
Emawuza;-29.1648;29.6414;;;267;v
Embandleni;-26.9483;32.1467;;;439;v
Embangweni;-28.8124;30.4114;;;1346;v
Embantini;-29.9876;29.5491;;;170;v
Embidlini;-28.5031;30.5413;;;1226;v
Embizeni;-29.2609;31.0198;;;729;v
Embuthweni;-30.0666;30.4308;;;1145;v
Emcebo;-27.8978;31.7094;;;982;v
Emdundubezini;-28.055;30.7553;;;859;v
Emdwebu;-29.0948;29.704;;;267;v
Ememela;-29.8518;29.8455;;;208;v
Emfeceni;-28.5427;31.628;;;253;v
Emgangeni;-30.1176;30.7011;;;1184;v
Emgidweni;-29.7495;30.992;;568;220;t
Emgoswaneni;-28.8056;31.5902;;;263;v
Emhlabathini;-29.1982;29.6735;;;267;v
Emhlangeni;-28.0645;30.6396;;;859;v
Emhlanzini;-28.6925;32.1789;;;571;v
Emhubeni;-29.0878;29.7905;;;267;v
Emkhalaqude;-28.2905;31.477;;;1358;v
Emkhovini;-29.2249;31.0246;;;729;v
Emkhubane;-30.2387;30.3466;;;402;v
Emlandweni;-29.7441;30.9821;;568;220;t
Emlanjeni;-29.752;30.9783;;568;220;t
Emmaus;-28.8596;29.4025;;;1441;v
Emnamane;-29.5117;30.7635;;;936;v
Emncongweni;-28.9066;31.538;;;263;v
Emnyameni;-29.1665;31.0452;;;729;v
Emnyameni;-28.8837;31.6874;;;901;v
Emnyangweni;-29.0229;29.5768;;;267;v
Emnywaneni;-29.9248;29.9745;;;208;v
Emona AH;-29.635;31.0124;;1136;220;p
Emoyeni;-28.9667;29.5478;;;267;v
Empangeni;-28.5313;31.8469;;;253;v
Empangeni Central;-28.7427;31.8888;;;253;s
Empangweni;-28.9666;29.714;;;267;v
Empembeni;-28.8642;31.9786;;;1480;v
Empimbe;-28.8818;29.4017;;;1441;v
Empotholo;-28.4581;30.8614;;;971;v
Emsahweni;-30.0459;30.8191;;2;220;v
Emtanjeni;-29.2175;31.0607;;;729;v
Emthaleni;-28.5356;30.5199;;;1226;v
Emthombeni;-29.0906;30.9926;;;729;v
Emtwandle;-29.3193;31.0044;;;936;v
Emukhindini;-28.6574;31.5118;;;1475;v
Emvini;-29.6372;30.6738;;;220;v
Emvuleni;-29.7129;29.7998;;;111;v
Emvunyane;-28.0713;30.7803;;;859;v
Enbuyeni;-29.6071;30.6605;;;1417;v
Endlondlweni;-29.1166;31.3942;;;1263;v
Endlovana;-28.3052;31.3476;;;1358;v
Enengeni;-27.8811;31.5616;;;982;v
Engodini;-29.0783;29.5177;;;267;v
Engoleleni;-29.4878;30.6877;;;1417;v
Engonyameni;-28.9578;29.6224;;;267;v
Enguga;-29.582;29.7918;;;429;v
Engunjini;-30.3204;29.6286;;;1362;v
Enhlabosini;-28.4669;32.1092;;;571;v
Enhlalakahle;-29.0744;30.6091;;;354;t;;2
Enhlambeni;-27.2251;32.4352;;;788;v
Enhlangwini;-30.4211;30.2062;;;401;v
Eniwe;-28.8257;31.8643;;;253;s
Enkananeni;-27.92;31.9109;;;982;v
Enkangala;-29.5708;29.6601;;;429;v
Enkanyisweni;-30.8746;30.2988;;;1231;v
Enkanyisweni;-29.7384;30.9867;;568;220;t
Enkanyiswini Shozi;-30.0247;30.7969;;2;220;v
Enkathweni;-27.0068;32.7613;;;722;v
Enkulu;-30.7816;30.1134;;;445;v
Enkulu;-30.6108;30.4;;;1101;v
Enkwenkwe;-28.6955;31.578;;;1475;v
Enkwenkwe A;-28.683;31.5965;;;253;v
Enkwenkwe B;-28.4578;31.6389;;;253;v
Enqupheni;-28.3634;32.1765;;;900;v
Ensimbini;-29.9909;30.8458;;342;220;v
Ensimbini;-29.9353;29.6021;;;111;v
Ensiyameni;-30.4185;30.3448;;;401;v
Ensolweni;-28.2133;32.0984;;;900;v
Entaba;-30.8262;30.1435;;;445;v
Entabeni;-28.4703;30.2513;;;240;v;;1
Entobozi;-28.5097;32.007;;;571;v
Entsongeni;-30.1242;30.5642;;;127;v
Entweni;-27.7918;31.892;;;982;v;;1
Enxebeni;-28.552;31.9657;;;571;v
Enyandu;-28.6732;30.4489;;;1346;v
Enyanisweni;-30.1175;29.6802;;;1362;v
Enyawoshana;-28.7652;31.2253;;;971;v
Enyokeni;-29.216;29.6734;;;267;v
Enyonyane;-28.8463;29.4033;;;55;v
Epitoli;-29.8459;30.7714;;576;220;t
Eplangweni;-30.0234;30.8765;;704;220;v
Epworth;-29.6338;30.4091;;;1086;s
Eradamishini;-29.3732;31.2514;;;563;v
Escombe;-29.8748;30.9021;;1120;220;s
Eshane;-29.0997;30.8316;;;536;v
Esibhoweni;-27.3874;32.3998;;;788;v
Esibomvu;-28.765;29.181;;;55;v
Esibomvu;-28.5385;30.9979;;;971;v
Esibovini;-30.2323;29.7579;;;1362;v
Esibubulungu;-29.7575;30.985;;942;220;t
Esicabaziri;-27.1006;32.4488;;;722;v
Esichothweni;-28.6664;31.6471;;;253;v
Esicwecweni;-30.4134;29.813;;;1362;v
Esidakeni;-28.5656;31.6804;;;253;v
Esidakeni;-28.0076;31.3283;;;410;v
Esidangeni;-29.9955;29.5798;;;170;v
Esidweni;-29.963;30.8107;;;220;v
Esifuleni;-28.5593;30.5126;;;1226;v
Esigedleni;-29.4884;30.8872;;;936;v
Esigodini;-30.0459;30.5409;;;127;v
Esigodini;-28.1114;30.758;;;859;v
Esigubudwini;-30.3603;30.068;;;402;v
Esigwegweni;-27.9828;31.6207;;;982;v
Esijozini;-28.7302;30.3912;;;1346;v
Esikawini;-30.1631;29.5989;;;1362;v
Esikhawini H;-28.8698;31.9139;;;1480;v
Esikhawini J;-28.8834;31.8937;;;1480;v
Esikhelekehleni;-29.7234;30.6733;;;220;v
Esikhulu;-30.5993;29.9895;;;382;v;;2
Esikhulu B;-30.562;30.0087;;265;382;v
Esikhulu C;-30.659;29.882;;265;382;v
Esikhwebezane;-27.9205;31.4374;;;1358;v
Esikolweni;-30.0702;29.5306;;;1362;v
Esinyameni;-29.6244;30.5731;;;127;v
Esiphahleni;-27.5377;32.6339;;;788;v
Esiphambanweni;-27.9015;31.757;;;982;v
Esiphethwini;-27.657;31.8121;;;982;v
Esithombeni;-28.708;31.8419;;;253;v
Esitingini;-29.5833;30.5411;;;127;v
Esiwane;-28.9107;31.6823;;;901;v
Esiweni;-29.0001;31.0103;;;729;v;;;Amambulwa
Esiwolweni;-28.8927;31.6713;;;901;v
Esiyembeni;-28.3392;32.0057;;;900;v
Esperanza;-30.3389;30.651;;;1476;v
Essenwood;-29.8368;31.0068;;54;220;s
Esthezi;-29.5464;30.6235;;;1417;v
Etatane;-28.8793;29.6294;;;267;v
Etete;-29.4276;31.2335;;;35;v
Ethafeni;-29.3982;31.2865;;;563;v
Etholeni;-28.4199;30.2146;;795;240;v
Ethunzini;-28.8868;29.3553;;;55;v
Etsheni;-29.3819;30.8466;;;176;v
Etshenilenduna;-30.3371;30.0946;;;402;v
Everest Heights;-29.6363;31.0346;;1385;220;s
Everton;-29.7721;30.8117;;;220;v;;1
Everton H C;-29.7721;30.8117;;271;220;v
Ewosi;-28.9192;30.9913;;;729;v
Excelsior;-28.2659;30.901;;;998;v
Eyingwenya;-28.7015;31.3699;;;1475;v
Eyosini;-29.2514;29.67;;;267;v
EzInyosini;-29.1315;29.6993;;;267;v
Ezakheni;-28.6088;29.9179;;;1488;t;70809;5
Ezakheni A;-28.5997;29.9269;;273;1488;t
Ezakheni B;-28.6076;29.9184;;273;1488;t
Ezakheni C;-28.6283;29.9141;;273;1488;t
Ezakheni D;-28.6215;29.932;;273;1488;t
Ezakheni E;-28.6313;29.8885;;273;1488;t
Ezakhiweni;-29.8592;30.7365;;;220;v
Ezibandleni;-29.2629;31.1061;;;729;v
Ezibhembeni;-28.4426;31.0163;;;971;v
Ezibomvini;-29.7754;30.0101;;;208;v
Ezidongeni;-29.1985;29.6278;;;267;v
Ezidonini;-28.4572;31.9319;;;571;v
Ezidulini;-28.0457;30.73;;;859;v
Ezidwadweni;-27.9472;31.4043;;;1358;v
Ezifletini;-30.0869;29.5727;;;1362;v
Ezihlabathini;-28.4825;30.2894;;;240;v
Ezihlabeni;-28.3255;31.4593;;;1358;v
Ezihyathini;-29.9144;30.8248;;;220;v
Ezikhaleni;-28.6669;32.0131;;;1144;v
Ezikhalini;-29.7343;30.9719;;568;220;t
Ezikhumbeni;-28.3729;31.5529;;;1358;v
Ezikotshini;-29.336;30.9673;;;936;v
Ezilonyeni;-27.9613;31.6113;;;982;v
Ezilozini;-28.8244;30.9198;;;971;v
Ezilwaneni;-29.7393;30.9766;;568;220;t
Ezimambeni;-28.6001;30.9945;;;971;v
Ezimangweni;-30.0411;30.8676;;;220;v
Ezimangweni;-29.7137;30.9662;;431;220;t;;;;kwazulu-natal-ezimangweni-durban-2
Ezimbidla;-28.7708;31.0626;;;971;v
Ezimbokodweni;-30.0109;30.8965;;;220;t;;4
Ezimbondweni;-27.7994;32.4468;;;412;v
Ezimpisini;-29.9081;30.7485;;;220;v
Ezimpongo;-28.831;31.2891;;;263;v
Ezimwini;-30.0347;30.6346;;;127;v
Ezindundumeni;-28.5542;30.8138;;;971;v
Ezindzbeni;-28.6147;32.2658;;;571;v
Ezingaganeni;-29.3179;31.1842;;;563;v
Ezingqaqeni;-28.0231;31.432;;;1358;v
Ezingulubeni;-28.7263;30.5037;;;1346;v
Ezinkawini;-28.5094;31.5658;;;1475;v
Ezinkunini;-27.5235;32.1052;;;1355;v
Ezinqeni;-27.413;32.6644;;;788;v
Ezinyathini;-29.9477;30.805;;;220;v
Eziphahleni;-29.831;29.9183;;;208;v
Eziphambathini;-30.0728;30.6626;;;127;v
Eziqalabeni;-30.062;29.5141;;;1362;v
Eziqaqweni;-28.8575;31.5239;;;263;v
Ezitendeni;-29.8544;29.7901;;;111;v
Ezitendeni;-29.809;30.6577;;;220;v
Ezitendeni;-28.8413;30.1112;;;1422;v
Fahlaza;-28.3601;30.7769;;;998;v
Fairbreeze;-29.5482;31.1386;;1487;220;s
Fairbreeze;-27.8759;30.2181;;;179;v
Fairleigh;-27.7777;29.9261;;;941;s
Fairview;-30.6039;30.5308;;;401;s
Fairview;-28.7511;31.8964;;;253;s
Fairview Mission;-30.6116;30.5178;;;401;s
Fakude;-27.8323;31.8216;;;982;v
Fakude;-27.7462;32.1934;;;1474;v
Falcon Industrial Park;-29.8078;30.8809;;1090;220;p
Far view;-28.5715;30.1906;;440;240;v
Farningham Ridge;-29.8368;30.8654;;1090;220;s
Faya;-29.2617;30.7982;;;176;v
Ferncliffe;-29.5632;30.3394;;144;1086;v
Fernwood;-27.7749;29.898;;;941;s
Fields Hills;-29.8098;30.8554;;1090;220;s
Fikesuthi;-29.6418;29.855;;;429;v
Fillan Park;-29.6364;30.3769;;;1086;s
Finney's Rock;-29.575;31.1837;;1427;220;s;;;;kwazulu-natal-finneys-rock-durban
Fitty park;-28.5761;30.0515;;656;240;v
Flamingo Heights;-29.5791;31.0892;;1487;220;s
Flanders;-29.6933;31.0653;;70;220;s
Flint;-27.9369;30.2664;;;390;v
Folose;-28.3347;31.5575;;;1358;v
Folweni A;-29.9918;30.8168;;282;220;t
Folweni B;-29.993;30.8255;;282;220;t
Folweni C;-30.0005;30.8322;;282;220;t
Fordsburg;-28.9916;29.8634;;;267;s
Forest Hill;-29.7575;30.835;;516;220;s
Foresthaven;-29.6878;31.0189;;1082;220;t
Fort Crealock;-29.063;31.5787;;665;717;v
Fort Nottingham;-29.42;29.9063;;;992;v
Fosaville;-29.7856;30.9687;;943;220;s
France;-29.0733;30.6101;;254;354;t
Freeland Park;-30.2718;30.7585;;;1184;s
Frenchay West;-29.2785;30.8012;;;176;v
Frere;-28.8947;29.7817;;;267;v
Frischgewaagd;-28.3769;30.828;;;998;v
Fulathela North;-27.7842;30.1765;;;941;v
Fulathela Sorth;-27.8006;30.1726;;;179;v
Fuleni Reserve;-28.409;31.9932;;;571;p
Fuyeni;-28.4695;31.8514;;;253;v
Fynnlands;-29.9008;31.0253;;78;220;s
Ga-Keta;-29.6173;29.8551;;;429;v
Gabela;-28.6219;30.4768;;;1226;v
Gada;-28.4585;30.9853;;;971;v
Gagasini;-27.733;31.749;;;982;v
Gala;-29.9018;29.731;;;208;v
Gamthilini;-30.8554;30.1791;;;1231;v
Gandhi's Hill;-29.5644;31.1207;;1487;220;s;;;;kwazulu-natal-gandhis-hill-durban
Gandhinagar;-29.5731;31.1159;;1487;220;s
Gandolo;-28.461;31.5319;;;1475;v
Gangadweni;-28.7767;29.1621;;;55;v
Gangala;-30.7445;29.9269;;;382;v
Gansa;-30.626;30.0318;;;382;v
Garden Castle;-29.7726;29.2144;;;1363;v
Garlington;-29.5316;30.3109;;;404;v;;1
Garlington Estate;-29.5316;30.3109;;325;404;v
Gasa Section;-29.7086;30.6628;;;220;v
Gawula;-28.9306;31.5567;;;263;v
Gaybrook;-30.4936;29.6897;;;1362;v
Gazini;-27.9837;31.3612;;;1358;v
Gazini;-26.8951;32.6572;;;722;v
Gazu-Mngwenya;-28.9687;31.2706;;;263;v
Gcilima;-30.9208;30.2524;;;1231;v
Gcinalishane A;-28.6414;30.154;;433;240;v
Gcinglishane B;-28.6855;30.2638;;433;240;v
Gcwalemini;-30.5627;30.2628;;;1101;v
Geduld;-27.9878;30.1204;;;179;v
Geluksburg;-28.5179;29.3537;;;55;v
Genazzano;-29.6064;31.1568;;;220;v
Georgedale;-29.7946;30.6086;;;220;t
Germiston;-30.1364;29.8332;;;1362;v
Gezinsila;-28.889;31.4968;;;263;s
Gezubuso;-29.6802;30.2164;;;1086;v
Ghandi Park;-27.7752;29.911;;;941;s
Ghandinagar;-30.286;30.6802;;1476;1476;v
Ghobo;-28.6287;30.286;;;1226;v
Giba;-27.7446;32.4757;;;412;v;;1
Gillitts;-29.7962;30.7921;;;220;s;;5
Gingindlovu;-29.0255;31.5823;;;335;v
Glabhane;-30.5498;30.4789;;;401;v
Glebe;-29.7128;30.9214;;431;220;t
Gledhow;-29.3677;31.2891;;;563;s
Glen Albyn;-30.3567;30.5429;;;1476;v
Glen Anil;-29.7529;31.038;;221;220;s
Glen Ashley;-29.7601;31.056;;221;220;s
Glen Hill;-29.7605;31.0373;;221;220;s
Glen Hills;-29.3381;31.2633;;;563;s
Glen Park;-29.842;30.8825;;1090;220;s
Glencoe;-28.3942;30.0984;;;240;v
Glendale;-29.3284;31.1046;;;936;v;;1
Glendale Heights AH;-29.3137;31.1092;;338;936;p
Glenmile;-29.5624;29.6345;;;429;v
Glenmore;-30.9975;30.2639;;;1098;s
Glenmore;-29.8783;30.9725;;54;220;s
Glenmore Beach;-31.0045;30.2544;;;1098;s
Glenwood;-29.8712;30.9904;;54;220;s
Glenwood;-29.591;30.4353;;;1086;s
Gloveester;-30.3973;30.0926;;;1362;v
Goba;-30.486;30.1472;;;1101;v
Gobandlovu;-28.8532;31.9159;;;1480;v
Gobhamehlo;-30.3862;30.2957;;;401;v
Gobihlahla;-28.5107;31.6644;;;253;v
Gobinsimbi;-29.396;30.8489;;;176;v
Godlankomo;-27.9923;31.4036;;;1358;v
Godloza;-30.7713;30.0646;;;445;v
Godlwayo;-27.3239;31.4068;;;1096;v
Goedgeloof;-28.7053;31.3251;;;1475;v
Goedgeloof A;-27.4682;31.917;;;1096;v
Goje;-28.2841;31.2488;;;1358;v
Golokodo;-30.0016;30.8436;;;220;v;;2
Gomane;-29.6169;29.8923;;;429;v
Gominakadani;-28.6651;30.0686;;;240;v
Gontshi;-27.4486;30.9714;;;1061;v
Good Home;-29.0815;29.669;;;267;v
Good Hope;-28.2577;30.7066;;;998;v
Goqo;-28.1633;31.3674;;;1358;v
Goqokazi;-29.681;30.9565;;431;220;t
Gosheni;-28.7996;29.2298;;;55;v
Gosweni;-28.4993;31.0183;;;971;v
Goxe;-30.323;29.7959;;;1362;v
Gqalabeni;-28.0727;31.3602;;;1358;v
Gqayinyanga;-30.5803;30.4854;;;401;v
Gqohi;-28.6461;30.5314;;;1346;v
Gqumeni;-30.15;30.3556;;;402;v
Grangetown;-29.6403;31.0415;;1385;220;s
Grantham Park;-28.7654;31.8998;;;253;s
Grayleigh;-29.8287;30.9134;;1430;220;s
Graythorne;-28.6232;29.8673;;;1488;v
Grazing A;-28.3236;30.8107;;;998;v
Grazing B;-28.2451;30.8277;;;998;v
Grazing C;-28.2803;30.8554;;;998;v
Green Point;-28.5589;29.3999;;;55;v
Greenbury;-29.7226;31.0325;;1082;220;t
Greendale Park;-29.4825;30.2081;;;425;s
Greenock;-27.8572;30.2679;;;179;v
Greenwood Park;-29.7854;31.0182;;221;220;s
Greyville;-29.8481;31.0146;;54;220;s
Groenvlei;-27.4586;30.2299;;;1367;v
Groot Verlangen;-30.5004;29.8799;;;1362;v
Grootgeluk;-27.8275;30.1565;;;179;v
Grootgluk;-28.677;29.0798;;;55;v
Grosvenor;-30.7489;30.4193;;;1101;s
Grosvenor;-29.9142;31.009;;78;220;s
Groutville;-29.3902;31.2449;;;563;t;;2
Grove End;-29.6955;31.0291;;1082;220;t
Gubhethuka;-28.8521;31.9939;;;1144;v
Gubhugubhu;-30.4338;30.5556;;;401;v
Gubhuza;-30.3655;30.4562;;;401;v
Gudlintaba;-30.1709;29.8289;;;1362;v
Gudlucingo;-30.5332;30.0036;;;382;v
Gudu;-27.9506;31.8669;;;982;v
Gugha;-30.4215;30.2945;;;401;v
Gugushe;-28.8325;31.7624;;;901;v
Gugwini;-30.4909;29.9374;;;1362;v
Gujedlini;-30.1367;29.8094;;;1362;v
Gujini;-28.8541;30.3469;;;1346;v
Gumatane;-30.5352;30.1247;;;1101;v
Gungu;-29.1832;31.2956;;799;563;v
Gunjana;-28.6343;30.3482;;;1226;v
Gunjaneni;-28.2701;32.0775;;;900;v
Gunjini;-29.5983;30.9643;;;220;v
Gunstelling;-27.358;31.1099;;;1061;v
Guqa;-28.8182;30.3104;;;1346;v
Guqe;-27.9848;31.5328;;;982;v
Gusenzamo;-28.1926;31.6545;;;982;v
Gwababeni;-30.6453;30.4446;;;1101;v
Gwabalanda Hlawi;-28.4958;32.3781;;;571;v
Gwala;-29.5776;31.0756;;1487;220;s
Gwanovuga;-29.5713;29.8496;;;429;v
Gwebu;-28.0178;31.8926;;;982;v
Gxalingene;-30.0055;29.6275;;;170;v
Gxobanyawo;-28.6887;30.5316;;;1346;v
Gxushaneni;-28.5966;30.5325;;;1226;v
Habeni;-28.7988;31.5608;;;263;v
Hagart Road Industrial;-29.8245;30.8583;;1090;220;p
Hagaza;-27.467;32.586;;;788;v
Haladu A;-28.0236;30.5963;;;998;v
Haladu B;-28.0598;30.6164;;;998;v
Hambrook;-28.6364;29.4384;;;55;v
Hammars Estate;-29.7931;30.6372;;892;220;t
Hangush;-29.3845;31.2308;;;563;v
Hanguza;-29.3482;31.1969;;;563;v
Happy Valley;-29.5678;30.3833;;989;1086;v
Haqaza;-29.086;31.0562;;;729;v
Harare;-29.7142;30.6656;;;220;v
Harewood;-29.6387;30.3157;;;1086;s
Harrison;-29.7172;30.628;;137;220;s
Hattingspruit;-28.0863;30.1379;;;390;v
Hatton Estate;-29.8155;30.8632;;1090;220;s
Havenside;-29.9293;30.9263;;145;220;t
Hawaan;-29.7015;31.0834;;70;220;s
Hawaan Forest Estate;-29.7048;31.0883;;70;220;s
Hawini;-27.9405;31.8458;;;982;v;;1
Hawule;-28.6943;31.5494;;;1475;v
Hayfields;-29.6152;30.424;;;1086;s
Hayinyama;-29.1296;31.3061;;;335;v
Haza;-29.6138;30.1679;;;1086;v
Hazelmere;-29.6549;30.3849;;;1086;s
Hazelwood;-30.3019;30.674;;1476;1476;v
Headlands;-29.449;31.286;;1303;35;v
Helpmekaar;-27.5208;30.9591;;;1061;v
Hemfane;-28.9455;31.5871;;;335;v
Henley;-29.6312;30.2521;;;1086;v
Herrwood Park;-29.7153;31.0838;;1360;220;s
Hholweni;-29.2018;30.9804;;;729;v
High Ridge;-29.3155;31.2875;;;563;s
Highflats;-30.2597;30.197;;;402;v
Highlands;-30.3286;29.9527;;;1362;v
Highlands;-27.2872;31.3234;;;1096;v
Highmoor;-29.4112;29.6316;;;429;v
Highmoor;-29.3359;29.6124;;;863;v
Hillary;-29.8797;30.9403;;222;220;s
Hillcrest;-29.7688;30.7759;;;220;s;;7
Hilldene;-29.7935;30.7623;;403;220;s
Hillgrove;-29.7899;30.9568;;943;220;s
Hillhead;-29.6889;31.099;;70;220;s
Hillside;-28.5802;29.7827;;;1488;s
Hilltop;-27.9694;30.1349;;;179;v
Hilltop Gardens;-29.7671;30.8855;;516;220;s
Hillview;-28.7386;31.8793;;;253;s
Hiltara Park;-29.5431;30.2836;;;404;s
Hilton Gardens;-29.5409;30.3032;;;404;s
Hippo Road;-29.7923;30.9874;;942;220;t
HlabaNkhosi;-28.331;30.8627;;;998;v
Hlabeni;-29.971;29.711;;;170;v
Hlabezinhlohe;-27.2245;32.7759;;;722;v
Hlabisa;-27.8081;32.2138;;;412;v;;1
Hlafuna;-29.8354;29.8188;;;111;v
Hlambanyathi;-28.173;31.8089;;;406;v
Hlangana;-29.0178;31.3531;;;263;v
Hlanganani;-29.7655;29.8559;;;111;v
Hlanzeni;-30.571;30.3947;;;401;v
Hlanzeni;-28.5032;32.3494;;;571;v
Hlanzeni;-27.8301;31.8864;;;982;v
HlathiDlamini;-28.2402;30.5289;;;998;v
HlathiNgudulwane;-28.2176;30.5638;;;998;v
Hlathidumayo;-28.1179;31.7224;;;982;v
Hlathikhulu;-29.3943;30.886;;;176;v
Hlazakazi;-28.4007;30.7235;;;998;v
Hlazakazi B;-28.4458;30.7401;;;998;v
Hlazane;-27.2054;32.2787;;;788;v
Hlengile;-28.3962;30.9538;;;998;v
Hlobane;-28.7815;31.8002;;;901;v
Hlokohloko;-27.1957;32.3509;;;788;v
Hlokozi;-30.3373;30.277;;;402;v
Hlomantethe;-29.4613;30.8972;;;936;v
Hlomendlini;-30.807;30.0549;;;445;v
Hlontlweni;-30.4011;29.8379;;;1362;v
Hlophenkulu;-28.3839;31.4981;;;1358;v
Hluhluwe;-28.0879;32.0733;;;406;v
Hlungwini;-29.059;31.2179;;;263;v
Hlutankungu;-30.2682;30.3213;;;402;v
Hlwehlewe;-28.8064;31.0613;;;971;v
Hobsland;-28.4697;29.7664;;;1488;v
Hoho;-28.4031;32.0744;;;900;v
Holinyoka;-28.5731;32.2966;;;571;v
Holland;-30.233;29.7493;;;1362;v;;1
Holldand;-30.233;29.7493;;417;1362;v
Hologo;-28.8904;31.6001;;;263;v
Holspruit A;-27.448;31.0322;;;1061;v
Holspruit B;-27.3361;30.579;;;1061;v
Honeydale;-28.3991;32.2173;;;900;s
Honolulu;-29.4119;31.2337;;;563;v
Hopewell;-30.3158;29.9654;;;1362;v
Horseshoe;-30.5295;29.4375;;;521;s
Howe;-28.4669;29.2888;;;55;v
Howick West;-29.511;30.2227;;;425;s
Hutten Heights;-27.7364;29.927;;;941;s
Hwebede;-28.5404;30.2111;;;240;v
Hyde Park;-28.5337;29.787;;;1488;s
Icabazi;-30.2771;29.9785;;;1483;v
Icubhu;-29.2411;31.1084;;;729;v
Idakadaka;-29.2914;31.1035;;;729;v
Ifafa Beach;-30.4625;30.6507;;;1067;v
Ifafa marine;-30.444;30.6413;;;1067;v
Ikhabane;-29.2748;31.0833;;;729;v
Illovo Beach;-30.1171;30.8492;;506;220;s
Illovo Glen;-30.08;30.8538;;506;220;s
Illovo North;-30.068;30.8318;;;220;v
Illovo South;-30.1058;30.8295;;;220;v
Imbali;-29.6556;30.3495;;;1086;t;30157
Imbangi;-28.5243;30.1812;;;240;v
Imbozamo;-29.6281;30.7929;;;220;v
Imbulumbu;-30.5261;29.8495;;;1362;v
Imfuli Mission;-28.5332;31.3765;;;1475;v
Impembeni;-28.8178;30.0298;;;1422;v
Inanda;-29.7025;30.9528;;;220;t;;19
Inanda B;-29.7367;30.7815;;;220;t
Inanda Congo;-29.6953;30.9457;;431;220;t
Incalu;-30.2768;30.0825;;;402;v
Inchanga;-29.7408;30.6795;;;220;v;;1
Inchanga West;-29.7352;30.6563;;432;220;v
Indaka;-28.5972;30.1529;;;240;v;;4
Indanyana;-28.7073;29.246;;;55;v
Indawana;-30.0836;29.5812;;;1362;v
Indimhlane;-27.8199;31.837;;;982;v
Indodwane;-28.6112;31.8456;;;253;v
Infomfo;-30.4251;30.1446;;;401;v
Ingedlengedle;-28.5705;30.1483;;;240;v
Ingele;-30.661;29.705;;;382;v
Ingqiya;-29.6585;29.6433;;;429;v
Ingwangwane;-30.067;29.6907;;;170;v
Ingwe;-28.5526;30.0472;;;240;v;;4
Ingwe;-28.5509;30.014;;209;240;v;;4;;kwazulu-natal-ingwe-ekuvukeni-2
Ingwemabala;-30.8872;30.2659;;;1231;v
Ingwenya;-28.7479;31.35;;;1475;v
Inhlanomfula;-29.2047;31.1269;;;729;v
Inhlonze;-28.8774;30.4111;;;1346;v
Inkangala;-29.5594;30.7406;;;936;v
Inkulu;-30.3949;30.3315;;;401;v
Inkumane;-30.0814;30.3953;;;1145;v
Insukaze;-28.124;31.3698;;;1358;v
Intaphuka;-29.5565;30.9858;;;936;v
Inthuthuko;-29.6778;30.7278;;;220;v
Inverness;-27.7818;30.1919;;;941;v
Inwabi;-29.9203;30.7884;;;220;v
Inyamazane;-29.1814;31.1023;;;729;v
Inyezini;-29.2005;31.0278;;;729;v
Inyonyana;-30.4918;30.4668;;;401;v
Iqadi B;-29.7099;30.9093;;;220;v
Isandlwana;-28.8184;29.134;;;55;v
Isangqu;-30.4312;30.4271;;;401;v
Ishowe;-29.198;31.0754;;;729;v
Isibaya Esikhulu;-28.7171;31.4391;;;1475;v
Isibizane;-30.0575;29.7638;;;170;v
Isidibha;-28.9461;31.3633;;;263;v
Isigcalaba;-28.5523;31.1285;;;971;v
Isihlangwini;-27.1859;32.0079;;;439;v
Isipingo;-29.9831;30.9296;;;220;s;;5
Isipingo Beach;-29.9975;30.944;;442;220;s
Isipingo Hills;-29.9862;30.9183;;442;220;s
Isipingo Rail;-29.9753;30.9292;;442;220;s
Isiqhoqhoqho;-29.8145;30.6891;;;220;v
Isiqunga;-30.5278;30.5719;;;401;v
Isithebe Industrial;-29.0991;31.4151;;;717;p
Isizinda;-28.0943;31.6417;;;982;v
Island View;-29.8872;31.0489;;78;220;s
Isthundu;-29.2447;30.9932;;;729;v
Isulabashe;-29.0856;31.5408;;665;717;v
Itala;-27.5738;31.2661;;;641;v
Itshehlophe;-30.0625;30.7708;;;1184;v
Itshempemvu;-28.7854;31.3804;;;263;v
Ivuna;-28.0028;31.5858;;;982;v
Ivy Beach;-31.0282;30.2383;;;1098;s
Ixopo;-30.5257;30.3484;;;401;v
Izagqaya;-29.2802;31.0443;;;729;v
Izihlalo A;-28.1781;31.3994;;;1358;v
Iziko;-30.0313;30.8751;;;220;v
Izikoshi;-28.9032;31.6369;;;901;v
Izimpongo;-28.9407;31.5656;;;335;v
Izindlozi;-28.7801;31.1365;;;971;v
Izingeni;-28.9227;31.6921;;;901;v
Izingwenya A;-29.0088;31.4822;;;335;v
Izingwenya B;-28.9064;31.6986;;;901;v
Izinkiliji;-28.8516;31.5762;;;263;v
Izinsundu;-28.842;31.1954;;;263;v
Izinyathi;-28.9223;31.1326;;;263;v
Izwelisha;-30.0133;30.822;;2;220;v
Jaagbaan;-29.3529;30.686;;;176;v
Jabavu;-28.2758;30.529;;;998;v
Jabula;-30.3136;29.7905;;;1362;v
Jabulani;-30.4002;29.9026;;;1362;v
Jacobs;-29.9419;30.9803;;78;220;s
Jagersrust;-28.5988;29.1205;;;55;v
Jakkalspan;-27.7625;30.137;;;941;v
Jalimeka;-30.5421;29.933;;;1362;v
James;-30.4056;29.8743;;;1362;v
Jantoni;-28.9484;31.7769;;;901;s
Jijintaba;-30.595;30.019;;;382;v
Jikaza;-28.1858;31.4764;;;1358;v
Jilafohla;-30.0914;30.6018;;;127;v
Jobe;-27.3133;32.5245;;;788;v
Jobstown;-27.7445;30.1273;;;941;v
Joe Slovo;-29.9377;30.9485;;222;220;s
Johnstown;-27.7739;30.1116;;;941;v
Jojingwenya;-29.0071;31.1022;;;729;v
Jokis;-27.8583;30.2309;;;179;v
Jolivet;-30.2837;30.3428;;;402;v
Jolwayo;-28.7431;30.3284;;;1346;v
Jozini Plaza;-27.4254;32.0754;;;460;s
Juba;-27.7657;31.7756;;;982;v
Jubane;-29.7422;30.0143;;;208;v
Juta;-30.3835;29.6993;;;1362;v
KaDlangezwa;-30.1793;30.6755;;;1184;v
KaMagwashu;-30.5301;30.0448;;;382;v
Kadeda;-30.1297;30.3011;;;402;v
Kamba;-29.7817;30.5968;;;220;v
Kamberg;-29.3896;29.6845;;;863;v
Kamensi;-29.653;29.8307;;;429;v
Kandaspunt;-27.9248;30.6605;;;859;v
Kansdraai;-30.1326;29.1896;;;285;v
Kanzakana;-29.6392;30.1293;;;1086;v
Karkloof;-29.3063;30.2177;;;425;v
Karridene;-30.1248;30.8429;;506;220;s
Kayeka;-30.0806;29.5661;;;1362;v
Kelso;-30.3593;30.7127;;;1184;s
Kempshoek;-27.9792;30.1737;;;179;v
Kengolana;-27.6976;31.0464;;;410;v
Kenneth Stainbank;-29.9093;30.9374;;222;220;s
Kenterton;-30.2342;30.3936;;;1476;v
Kenville;-29.7825;31.0098;;221;220;s
Khabela;-28.5659;30.9149;;;971;v
Khabingwe;-28.7716;31.6852;;;901;v
Khandane;-27.3446;31.9911;;;460;v
Kharwastan;-29.9015;30.9052;;145;220;t
Khayalethu;-27.6481;30.3021;;;1367;s
Khayalilhe;-30.5628;30.072;;;382;v
Khenana;-27.9922;31.8332;;;982;v;;1
Khenana A;-27.927;31.7899;;499;982;v
Khetheni;-30.4942;29.9654;;;1362;v;;1
Khetheni B;-30.4395;29.9306;;500;1362;v
Khethwani;-28.8149;29.5281;;;1441;v
Khiphinkunzi;-28.2438;30.6898;;;998;v
Khobongwaneni;-29.6775;30.1616;;;1086;v
Khokwane;-29.7083;30.1015;;;1086;v
Khothongwe;-28.7572;30.8299;;;971;v
Khovothi;-29.1148;31.3525;;768;1263;v
Khula Village;-28.3701;32.3487;;;900;s
Khume;-26.9184;32.0923;;;439;v
Kildare;-28.7607;31.8916;;;253;s
Kilegethe;-27.9076;30.1865;;;179;v
Kiliver;-30.5279;29.8955;;;1362;v
Kindlewood Estate;-29.7393;31.0376;;882;220;s
Kingsburgh;-30.0887;30.8525;;;220;s;;11
Kingston Park;-29.5634;30.363;;144;1086;v
Kingstown;-27.9288;30.5343;;;1367;v
Kirkintulloch;-28.4339;29.7232;;;1488;v
Klaarwater;-29.887;30.8342;;;220;t;;1
Kleinfontein;-28.3558;29.6453;;;1488;v
Kleinfontein;-27.4706;31.023;;;1061;v
Klipfontein;-28.4045;29.7884;;;1488;v
Klippoort;-28.4424;30.2218;;795;240;v
Kliprand;-28.0048;30.1637;;;390;v
Kliprivier;-28.5189;30.2807;;;240;v;;1
Klipspruit;-30.5099;29.6776;;;1362;v
Klipspruit;-27.3794;30.9238;;;1061;v
Klipwal;-27.425;31.2469;;;1096;v
Kloof;-29.7763;30.8603;;;220;s;;6
Klwayisi;-28.4141;30.6644;;;998;v
Kohlokolo;-28.0291;31.4973;;;982;v
Kokstad Plantations;-30.5256;29.4124;;;521;p
Kokwane;-28.8212;29.1592;;;55;v
Kokwane;-28.7244;30.1611;;897;240;v
Kontinga;-29.8488;30.7393;;;220;v
Koqhoqhoqho;-27.9434;32.137;;;406;v
Korinte;-30.0983;29.7281;;;1362;v
Kortnek;-27.3963;31.2903;;;1096;v
Koshange;-30.0983;30.3217;;;402;v
Kosi Bay;-26.9587;32.8262;;570;722;v
Kosi Bay Lodge;-26.9554;32.808;;570;722;v
Kosimeer;-26.9851;32.8359;;;722;v
Kostad;-30.5231;29.4088;;;521;s
Kozondi;-30.0769;30.3164;;;402;v
Kranskloof;-29.3575;31.123;;;936;v
Kranskloof;-27.3416;31.5485;;;1096;v
Kromdraai;-30.4236;29.6956;;;1362;v
Kromellenboog;-28.1501;30.9086;;;859;v
Kromhoek;-30.3619;29.9857;;;1362;v
Krommellenboog;-27.3482;31.0611;;;1061;v
Krusfontein;-29.4598;31.049;;;936;v
Ksikotho;-29.3482;30.8718;;;176;v
KuMpondo;-30.2332;30.3752;;;402;v
KuMpotshosi;-30.2231;30.3415;;;402;v
KuShengesa;-27.0359;32.7581;;;722;v
Kuleka;-28.7765;31.8974;;;253;s
Kumhlosheni;-28.4359;31.6537;;;253;v
Kupholeni;-29.9;30.2452;;;1145;v
Kuvukeni;-28.0398;31.7469;;;982;v;;1
Kuvukeni A;-27.9966;31.742;;556;982;v
Kuzameni;-30.6277;30.069;;;382;v
Kuze;-30.5398;30.028;;;382;v
Kwa Gugu;-28.6814;30.9262;;;971;v
Kwa Thunzi;-29.6207;29.6686;;;429;v
Kwa-Jazi;-28.947;31.4618;;;263;v
Kwa-Mfana;-28.8818;31.5108;;;263;v
Kwa-Mpofu;-28.8203;31.449;;;263;v
Kwa-Rwayi;-30.0534;30.709;;;1184;v
KwaBedala;-28.6078;31.0523;;;971;v
KwaBhidla;-30.3726;30.1738;;;402;v
KwaBhidli;-28.1123;31.8071;;;982;v
KwaBhubesi;-30.642;29.7556;;;382;v
KwaBombo;-30.4784;30.3693;;;401;v
KwaBoniswayo;-27.0679;32.0802;;;439;v
KwaCebe;-30.3046;29.7656;;;1362;v
KwaCebelele;-29.8861;30.2324;;;1145;v
KwaCele;-29.7179;30.659;;;220;v
KwaChwezi;-28.4743;31.0013;;;971;v;;1
KwaChwezi A;-28.4351;30.9548;;561;971;v
KwaDabeka;-29.7703;30.9065;;;220;t;54953;15
KwaDabeka A;-29.7776;30.9093;;562;220;t
KwaDabeka B;-29.7808;30.9155;;562;220;t
KwaDabeka C;-29.7692;30.9186;;562;220;t
KwaDabeka D;-29.764;30.9199;;562;220;t
KwaDabeka E;-29.7579;30.9185;;562;220;t
KwaDabeka F;-29.7613;30.9115;;562;220;t
KwaDabeka G;-29.7689;30.9052;;562;220;t
KwaDabeka H;-29.7669;30.9041;;562;220;t
KwaDabeka J;-29.7703;30.9066;;562;220;t
KwaDabeka K;-29.7763;30.9033;;562;220;t
KwaDabeka L;-29.7832;30.9021;;562;220;t
KwaDabeka R;-29.7728;30.892;;562;220;t
KwaDabeka S;-29.7816;30.8962;;562;220;t
KwaDabeka T;-29.7741;30.8975;;562;220;t
KwaDapha;-27.0262;32.8483;;;722;v
KwaDayeni;-28.0689;31.511;;;982;v
KwaDeda;-29.3238;30.8752;;;936;v
KwaDinabanye;-27.0596;32.0404;;;439;v
KwaDlabe;-27.9092;31.6867;;;982;v
KwaDlakuse;-27.6093;31.7973;;;982;v
KwaDlembe;-29.8317;30.6748;;;220;v
KwaDluni;-30.1819;29.5207;;;1362;v
KwaDulathi;-30.1795;29.5614;;;1362;v
KwaDulela;-29.6193;30.1941;;;1086;v
KwaDumisa;-30.192;30.5019;;;1476;v
KwaDwengu;-30.0457;30.5672;;;127;v
KwaDweshula;-30.5526;30.2827;;;1101;v
KwaFakazi;-30.0797;30.8084;;;1184;v
KwaGade;-29.6347;29.7102;;;429;v
KwaGama;-28.6236;31.666;;;253;v
KwaGasela;-27.8324;31.6118;;;982;v
KwaGcoba;-28.433;32.0306;;;571;v
KwaGcobamadolo;-28.0244;31.641;;;982;v
KwaGcwensa;-29.0989;31.1506;;;729;v
KwaGedlase;-27.4756;31.0648;;;1061;v
KwaGedle;-27.4698;32.2077;;;460;v
KwaGeorge;-26.9928;32.7893;;;722;v
KwaGodlankomo;-27.9876;31.4318;;;1358;v
KwaGudlintaba;-27.6596;31.9539;;;982;v
KwaGula;-28.038;32.0147;;;406;v
KwaHlabisa;-28.1627;31.826;;;406;v
KwaHlongwa;-30.0365;30.832;;2;220;v
KwaHlwemini;-29.4762;30.7202;;;1417;v
KwaHolinyoka;-27.9747;31.6656;;;982;v
KwaJobe;-27.5555;32.3356;;;1355;v
KwaKati;-27.9486;31.8299;;;982;v
KwaKing;-29.0321;31.019;;;729;v
KwaKuseni;-30.6373;30.0413;;;382;v
KwaLandeza;-29.7991;30.6164;;;220;v
KwaLembe;-30.1162;30.5112;;;1476;v
KwaLinda;-29.8406;30.7712;;576;220;t
KwaLindizwe;-27.9278;31.6589;;;982;v
KwaLiphondo;-28.1345;31.3891;;;1358;v
KwaLiweni;-27.3214;32.0253;;;460;v
KwaLori;-30.5498;29.9089;;;1362;v
KwaMabona;-27.9677;30.7;;;859;v
KwaMabona;-26.8689;32.0752;;;439;v
KwaMadlala;-30.6166;30.4302;;;1101;v
KwaMadonsula;-29.599;30.9047;;;936;v
KwaMaduma;-27.8355;31.7228;;;982;v
KwaMagidigidi;-30.0547;30.1452;;;1483;v
KwaMagoda;-29.9164;30.2518;;;1145;v
KwaMagugu;-30.4394;30.1388;;;401;v
KwaMagwaza;-28.6239;31.3362;;;1475;v
KwaMahezu;-28.1055;31.6052;;;982;v
KwaMahlombe;-28.0017;31.5824;;;982;v
KwaMahlungula;-26.9044;32.7574;;;722;v
KwaMajomela;-27.8699;31.5774;;;982;v;;2
KwaMajomela A;-27.8332;31.5492;;565;982;v
KwaMakhanya;-30.1637;29.8065;;;1362;v
KwaMakhehla;-28.1707;31.6722;;;982;v
KwaMakhonyeni;-27.4589;32.1185;;;460;v
KwaMakhutha;-30.0288;30.8632;;704;220;v
KwaMandlakazi;-28.0369;31.7141;;;982;v
KwaMangqwashu;-27.2722;32.1351;;;460;v
KwaManyinyi;-27.6265;31.2823;;;641;v
KwaManzimakhulu;-27.9473;31.6939;;;982;v
KwaMaqikizane;-30.3396;30.3338;;;401;v
KwaMashu;-29.7396;30.9846;;;220;t;175663;20
KwaMashu A;-29.7432;30.9995;;568;220;t
KwaMashu J;-29.7464;30.9628;;568;220;t
KwaMashu K;-29.7564;30.9596;;568;220;t
KwaMashu M;-29.7283;30.9748;;568;220;t
KwaMashu N;-29.7395;30.9647;;568;220;t
KwaMashu P;-29.7476;30.9702;;568;220;t
KwaMashu Q;-29.7277;30.9818;;568;220;t
KwaMateni;-28.0114;31.6675;;;982;v
KwaMathonsi;-28.8145;30.3629;;;1346;v
KwaMawanda;-28.4814;31.6098;;;253;v
KwaMazambane;-26.9386;32.8131;;;722;v;;3
KwaMazulu;-28.7404;31.3931;;;1475;v
KwaMbambo;-28.3447;31.2988;;;1358;v
KwaMbiza;-29.8542;30.6855;;;220;v
KwaMbokodo;-27.0569;32.4754;;;722;v
KwaMbona;-30.6438;29.8129;;;382;v
KwaMboto;-30.5834;30.0671;;;382;v
KwaMbunda A;-27.9453;30.6071;;;998;v
KwaMbusi;-27.1718;32.2002;;572;439;v
KwaMbuzi;-27.749;31.7115;;;982;v
KwaMbuzi;-27.1718;32.2002;;;439;v;;1
KwaMememe;-27.7838;31.6621;;;982;v
KwaMevana;-29.4961;30.2361;;;425;v
KwaMfeka A;-28.4568;30.6984;;;998;v
KwaMgwagwa;-29.6276;30.1715;;;1086;v
KwaMjiji;-27.2963;32.7017;;;788;v
KwaMkenkethe;-28.1068;31.9599;;;406;v
KwaMkhize;-29.2003;29.6574;;;267;v
KwaMncane;-29.6861;30.1126;;;1086;v
KwaMngamude;-27.7524;31.8566;;;982;v
KwaMnyamana;-29.8117;29.9368;;;208;v
KwaMnyandu;-29.6533;30.239;;;1086;v
KwaMnyathi;-27.8257;31.0525;;;410;v
KwaMophumula;-29.5365;30.6021;;;1417;v
KwaMpande;-29.6427;30.1919;;;1086;v
KwaMqhakanyeki;-27.8075;31.7226;;;982;v
KwaMsane;-28.437;32.1468;;;900;v
KwaMshanelo;-27.8196;31.6308;;;982;v
KwaMshibe;-29.1577;31.2362;;;729;v
KwaMshiwa;-30.6561;30.0623;;;445;v
KwaMshudu;-26.9055;32.7043;;;722;v
KwaMsushwana;-27.9149;31.861;;;982;v
KwaMtamtengayo;-29.8907;30.6612;;;220;v
KwaMthole;-28.162;32.1093;;;900;v
KwaMthwathube;-27.8537;31.6488;;;982;v
KwaMtoqotho;-29.6146;30.2372;;;1086;v
KwaMusi;-28.1094;31.5269;;;982;v
KwaMzimba;-26.9614;32.346;;;722;v
KwaNcongoma;-27.7721;31.788;;;982;v
KwaNcwane;-28.2405;31.4083;;;1358;v
KwaNdaba;-29.1545;29.7;;;267;v
KwaNdaba;-27.0074;32.3464;;;722;v
KwaNdengezi;-29.8494;30.7854;;;220;t;53843;9;KwaNgendezi
KwaNdongeni;-27.4524;32.5808;;;788;v
KwaNdonyela;-29.716;29.7762;;;111;v
KwaNgcolosi;-29.7166;30.8292;;;220;v
KwaNgcongangconga;-29.3478;30.9438;;;936;v
KwaNgenetsheni;-27.7527;31.3049;;;641;v
KwaNjoko;-28.3491;30.7086;;;998;v
KwaNjoko;-27.8159;31.8568;;;982;v
KwaNjongoma;-30.4292;30.3276;;;401;v
KwaNkawu;-28.0474;31.8073;;;982;v
KwaNkosana;-28.7976;29.1687;;;55;v
KwaNkukhu;-29.9534;30.2148;;;1145;v
KwaNkulu;-28.0818;31.5772;;;982;v
KwaNokweja;-30.2853;30.024;;;1483;v
KwaNomandlovu;-29.9496;29.8373;;;208;v
KwaNombulula;-29.8535;30.019;;;208;v
KwaNomo;-29.7193;30.1371;;;1086;v
KwaNongidi;-30.4754;29.7452;;;1362;v
KwaNonhlanga;-30.8181;30.1642;;;1231;v
KwaNonjinjikazi;-27.0752;32.1189;;;439;v
KwaNontshilwane;-28.9651;30.3122;;;863;v
KwaNovunya;-27.0853;32.8303;;;722;v
KwaNqetho;-29.7203;30.8104;;;220;v
KwaNsele;-28.0564;31.5613;;;982;v
KwaNsukumbili;-27.2475;32.6701;;;788;v
KwaNtabadini;-28.8551;30.4253;;;1346;v
KwaNtonga;-28.6883;30.4898;;;1346;v
KwaNtuli;-29.2515;31.0615;;;729;v
KwaNtumeni;-30.4097;30.1304;;;401;v
KwaNyamazane;-27.2352;32.5632;;;788;v
KwaNyezi;-28.3317;30.7547;;;998;v
KwaNyoni;-28.3411;30.6668;;;998;v
KwaNyuswa;-30.6778;30.1042;;;445;v
KwaNyuswa;-29.6972;30.7576;;;220;v
KwaNyuswa;-29.3995;30.9345;;;936;v
KwaNzimakwe;-30.9673;30.2297;;;1098;v
KwaPangode;-28.1213;31.5051;;;982;v
KwaPetezi;-29.3407;31.0801;;;729;v
KwaPile;-30.484;29.6665;;;1362;v
KwaPitela;-29.6527;29.5007;;;405;v
KwaQonsa;-28.1621;31.8974;;;406;v
KwaQumbu;-30.0882;30.6939;;;1184;v
KwaQunwane;-28.0458;31.8419;;;406;v
KwaSambane;-29.7242;29.8281;;;111;v;;1
KwaSandanezwe;-29.8763;30.0138;;;208;v
KwaSeme;-28.1525;31.9267;;;406;v
KwaShange;-29.6445;30.2324;;;1086;v
KwaSheleza;-28.1278;31.6647;;;982;v
KwaShoba;-30.8271;30.1088;;;445;v
KwaShukela;-27.2208;32.2472;;;788;v
KwaShusha;-30.045;29.7396;;;170;v
KwaSilevu;-27.5481;31.4475;;;1096;v
KwaSitezi;-30.6724;29.823;;;382;v
KwaSithole;-28.2375;32.0464;;;900;v
KwaSobabili;-29.0657;29.6949;;;267;v
KwaSokesimbone;-29.5179;30.7027;;;1417;v
KwaSondela;-29.7217;30.7317;;;220;v
KwaSonto;-27.2789;32.627;;;788;v
KwaSoshamase;-27.9354;31.6061;;;982;v
KwaSunduzwayo;-30.0411;30.7402;;;1184;v
KwaTelapi;-28.2374;30.0044;;;337;v
KwaThelizolo;-26.8771;32.7705;;;722;v
KwaThembeka;-28.1037;31.8284;;;406;v
KwaThulwane;-28.3005;31.3649;;;1358;v
KwaThusi;-28.3514;30.6942;;;998;v
KwaVuma;-28.2836;30.7568;;;998;v
KwaYibusele;-29.2723;30.8513;;;176;v
KwaYiphethe;-27.9309;31.646;;;982;v;;1
KwaYiphethe C;-28.0244;31.6763;;585;982;v
KwaZamaZama;-27.1277;32.301;;;722;v
KwaZiba;-29.1404;30.7856;;;354;v
KwaZibi;-27.136;32.7508;;;722;v
KwaZululiyaduma;-28.4938;31.5345;;;1475;v
Kwabhadaza;-28.5688;31.5688;;;253;v
Kwahlaza;-28.6079;31.8883;;;253;v
Kwamathukuza;-27.7655;30.0099;;;941;s
Kwamendo;-28.4774;31.9524;;;571;v
Kwamgaga;-29.9553;30.8523;;1361;220;t
Kwamiya;-28.6851;29.0314;;;55;v
Kwanokopela;-28.8302;29.39;;;55;v
Kwantamnteng;-29.907;30.6875;;;220;v
Kwaqondile;-27.4647;32.0888;;;460;v
Kwashodlisa;-28.8651;31.7951;;;253;s
Kwatweyisa;-27.8076;31.8188;;;982;v
Kwazini;-29.5706;30.9187;;;936;v
Kwazondi;-28.4685;30.8991;;;971;v
KweLemtini;-30.4981;29.7741;;;1362;v
KweYezulu;-28.3632;31.2239;;;30;v
KweZibomvu;-28.2573;31.2792;;;1358;v
Kweletsheni;-30.1179;30.4048;;;402;v
Kwezi;-29.0158;29.9033;;;267;s
La Lucia;-29.7474;31.0595;;1360;220;s
La Mercy Airport;-29.6087;31.1121;;592;220;p
Ladysmith Central;-28.557;29.7861;;;1488;s
Lake View;-27.0408;32.2428;;;439;v
Lakeview;-29.2114;30.0203;;864;863;v
Lalini;-30.2083;29.7394;;;1362;v
Lambothi;-29.1329;31.5309;;665;717;v
Lamontville;-29.9433;30.9376;;145;220;t
Langa;-28.7083;30.254;;897;240;v
Langakazi;-28.1808;31.4413;;;1358;v
Langalibalele;-29.6974;30.9669;;431;220;t
Langfontein;-28.4863;31.1723;;;30;v
Langkloof;-28.6321;29.0833;;;55;v
Larkfield;-29.3554;31.2905;;;563;s
Latha;-28.8552;30.5541;;;1346;v
Lawrence Rocks;-30.8696;30.3651;;;738;s
Leisure Bay;-31.019;30.2397;;;1098;s
Leisure Crest;-31.0146;30.2484;;;1098;s
Lekkerwater;-27.8117;30.1578;;;179;v
Lenham;-29.6967;30.9923;;1082;220;t
Lennoxton;-27.7706;29.9153;;;941;s
Lenville;-27.7741;29.9302;;;941;s
Leonard;-29.5474;30.2933;;;404;s
Leonardsville;-28.5683;29.7864;;;1488;s
Leslie;-27.759;30.0988;;;941;v
Lester Park;-29.609;30.3302;;;1086;s
Lidgetton West;-29.4318;30.1117;;;425;v
Limehill;-28.4457;30.2483;;795;240;v
Limit Hill;-28.5348;29.8086;;;1488;s
Lincoln Meade;-29.616;30.438;;;1086;s
Lindelani;-29.7405;30.9325;;1015;220;t
Lindelani;-29.0732;30.5998;;;354;v
Lindelani C;-29.7426;30.9391;;1015;220;t
Lindelani D;-29.7384;30.926;;1015;220;t
Lindizwe;-27.0992;31.9849;;;439;v
Lindley;-29.7023;30.9408;;431;220;t
Lions River;-29.4711;30.1521;;;425;v
Litchie Farm;-29.6478;31.0306;;1385;220;s
Lloyd;-29.3578;31.266;;;563;v
Lochsloy A;-29.0731;29.7512;;;267;v
Long Clove;-30.4143;30.0129;;;1362;v
Longcroft;-29.7094;31.0113;;1082;220;t
Lootshoek;-28.9173;30.8444;;;536;v
Loteni;-29.4557;29.5188;;;429;v
Lotus Park;-30.0005;30.9124;;;220;t;;1
Lotusville;-29.6514;31.0462;;1385;220;s
Lotusville;-29.5697;30.3883;;989;1086;v
Lotvan;-30.4066;29.8419;;;1362;v
Louisiana;-30.6851;30.4501;;;1101;v
Lower Angola;-29.6821;30.9794;;783;220;v
Lower Kennedy Road;-29.8119;30.9792;;;220;s
Lower Langefontein;-29.7341;30.8704;;858;220;v
Lower Manaza;-29.6935;30.8874;;762;220;v
Lower Molweni;-29.7551;30.8733;;;220;v
Lubovana;-29.7967;29.8895;;;111;v
Lucingweni;-30.4405;29.8699;;;1362;v
Lufafa;-30.0609;30.1075;;;1483;v
Luganda;-29.8866;30.8008;;;220;t
Lujojwana;-27.4438;31.1237;;;1061;v
Lukalweni;-30.1377;29.7443;;;1362;v
Lukhanyeni;-30.0962;29.7657;;;1362;v
Lulwane;-27.0545;32.2845;;;722;v
Lumbi;-28.4676;31.566;;;1475;v
Lumbi;-28.4353;31.5915;;;253;v
Lundini;-27.1445;31.9932;;;439;v
Luphongolo;-30.1082;29.7152;;;1362;v
Lusaka;-29.9607;30.8438;;1361;220;t
Lusaka;-29.6794;30.9981;;783;220;v;;;;kwazulu-natal-lusaka-durban-2
Lusaka Block D;-29.8573;30.7982;;576;220;t
Lusitania;-28.2094;29.7392;;;1488;v
Lusizini;-30.2673;29.8266;;;1362;v
Lusutu;-29.9982;29.4531;;;1362;v
Luthele;-29.7337;30.8861;;;220;v
Luthuli;-29.8372;30.6637;;;220;v
Luthuli;-29.3461;31.0464;;;936;v
Luvisi;-28.2088;30.6581;;;998;v
Luwamba;-28.6237;31.7105;;;253;v
Luwambeni;-29.9554;29.8863;;;208;v
Lwezulu;-28.8344;30.5014;;1044;1346;v
Lynnfield Park;-29.6877;30.4705;;22;1086;s
Lynroy;-29.6515;30.4267;;;1086;s
Lynwood Park;-28.531;29.7773;;;1488;s
MaQedipuleti;-28.5747;31.8751;;;253;v
Mabaso;-28.6121;30.0892;;;240;v;;3
Mabaso;-27.4106;32.5005;;;788;v
Mabedlana;-28.3038;31.3399;;;1358;v
Mabedlane;-29.6806;30.7714;;;220;v
Mabedlane;-28.2984;31.3826;;;1358;v
Mabengela;-28.635;31.1668;;;971;v
Mabhensa;-28.5937;31.6739;;;253;v
Mabhokisini;-28.1911;31.864;;;406;v
Mabhokweni;-28.9863;31.5774;;;335;v
Mabhudle;-28.9535;31.4299;;;263;v
Mabhudu;-27.1734;32.4398;;;722;v
Mabhulesini A;-28.8035;29.0433;;;55;v
Mabhulesini B;-28.8395;29.0967;;;55;v
Mabhuyeni;-28.6177;31.9629;;;571;v
Mabibi;-27.3231;32.7314;;;788;v
Mabisane;-30.4434;29.992;;;1362;v
Mabomvu;-27.4993;31.2857;;;1096;v
Mabukata;-28.5613;31.8225;;;253;v
Mabululwane;-28.2977;30.7765;;;998;v
Mabundeni;-28.1452;31.8519;;;406;v
Mabungu;-28.7094;31.4843;;;1475;v
Mabuyana;-30.1951;29.8666;;;1362;v
Mabuyeni;-28.8591;31.9527;;;1480;v
Mabuzela;-28.6981;30.4305;;;1346;v
Macabazini;-29.756;29.904;;;111;v
Macambini;-29.0961;31.5568;;;717;v;32322;13
Macanco;-28.6509;30.3952;;;1226;v
Macekane;-28.8008;31.7976;;;901;v
Macekaneni;-28.1266;31.7107;;;982;v
Macela;-28.7308;30.8586;;;971;v
Machanca;-28.8486;31.3175;;;263;v
Machanca;-28.0086;30.6754;;;859;v
Machibini;-28.3004;32.0305;;;900;v
Machibini;-27.7197;31.9181;;;982;v
Machunwini;-30.4963;29.7896;;;1362;v
Madadeni;-27.7572;30.055;;;941;t;119497;15
Madadeni A;-27.7579;30.0183;;668;941;t
Madadeni B;-27.7562;30.03;;668;941;t
Madadeni C;-27.7378;30.0267;;668;941;t
Madadeni D;-27.749;30.05;;668;941;t
Madadeni E;-27.7581;30.0453;;668;941;t
Madadeni F;-27.7682;30.058;;668;941;t
Madadeni G;-27.7493;30.0367;;668;941;t
Madadeni H;-27.7873;30.0582;;668;941;t
Madadeni J;-27.7387;30.0559;;668;941;t
Madadeni K;-27.7341;30.0444;;668;941;t
Madadeni L;-27.7719;30.0666;;668;941;t
Madadeni M;-27.7696;30.0749;;668;941;t
Madadeni N;-27.7702;30.087;;668;941;t
Madadeni P;-27.7643;30.0848;;668;941;t
Madadeni R;-27.7592;30.0684;;668;941;t
Madaka;-28.496;30.8267;;;971;v
Madakana;-30.7372;30.3449;;;1101;v
Madakeni;-30.3406;29.9326;;;1362;v
Madakwadunuse;-28.1957;31.4394;;;1358;v
Madala;-28.9739;31.4832;;;263;v
Madiyane;-28.6091;31.1083;;;971;v
Madlala;-28.452;30.1953;;795;240;v
Madlanghala;-28.8356;31.9468;;;1480;v
Madlatu;-30.4227;29.6762;;;1362;v
Madonela;-27.305;32.2785;;;788;v
Madudubala;-30.1654;30.7617;;;220;v
Madudubala;-30.1468;30.6993;;;1184;v
Maduladula;-28.1889;30.7416;;;998;v
Maduna;-30.2066;29.888;;;1362;v
Maduna;-29.5092;30.7349;;;936;v
Madundube;-29.97;30.7571;;;220;v
Madunjini;-28.1059;31.9912;;;406;v
Madwaleni;-29.7001;30.6677;;;220;v
Madwaleni;-29.3101;30.8519;;;176;v
Madwaleni;-28.2687;32.1944;;;900;v
Madwaleni;-27.6444;31.9364;;;982;v
Mafahlawane;-27.8186;30.2081;;;179;v
Mafakathini;-29.6524;30.1193;;;1086;v
Mafithini;-30.3591;30.6358;;;1476;v
Mafitleng;-28.1983;30.6092;;;998;v
Mafitleng;-28.1538;30.6336;;;998;v;;;;kwazulu-natal-mafitleng-nqutu-2
Magabeni;-28.1783;30.7013;;;998;v
Magaga;-28.3279;30.6648;;;998;v
Magala;-28.2823;30.7882;;;998;v
Maganganguzi;-28.9044;29.317;;;55;v
Magangxosini;-30.1232;29.8277;;;1362;v
Magaweni;-29.5533;31.1413;;1487;220;s
Magcakini;-30.2761;29.7399;;;1362;v
Maghobe;-28.8548;30.9229;;;536;v
Magikala;-30.4338;29.7403;;;1362;v
Magoagoeni;-30.3455;30.021;;;1362;v
Magog;-30.597;30.4855;;;401;v
Magologolo;-28.7343;30.9555;;;971;v
Magongoloza;-28.2019;30.7057;;;998;v
Magovini;-27.314;32.3291;;;788;v
Magqagqeni;-30.1712;29.5552;;;1362;v
Magudu;-27.5368;31.6511;;;1096;v
Magugu;-27.1346;32.039;;;439;v
Magutshwa;-27.9899;31.728;;;982;v
Maguzini;-28.3338;30.7036;;;998;v
Magwaza;-30.4081;30.5329;;;1476;v
Magwetshana;-28.5477;31.8729;;;253;v
Mahashem;-27.8657;31.5083;;;982;v
Mahawini;-30.3416;29.8271;;;1362;v
Mahehle;-30.1304;29.9076;;;1483;v
Mahele;-28.5132;31.5471;;;1475;v
Maheze;-28.6654;30.7852;;;971;v
Mahlaba;-28.5306;30.6433;;;1226;v
Mahlabathini;-30.6772;30.1573;;;445;v
Mahlabathini;-29.6925;30.8481;;;220;v
Mahlabathini;-29.5765;30.5888;;;127;v
Mahlabathini;-29.4939;30.8233;;;936;v
Mahlahuva;-28.4867;31.8789;;;571;v
Mahlakwe;-27.5124;32.5186;;;788;v
Mahlangweni;-30.6802;29.741;;;382;v
Mahlathi;-28.6937;31.1432;;;971;v
Mahloni;-27.5547;30.9579;;;1061;v;;1
Mahloni Sp;-27.5547;30.9579;;689;1061;v
Mahlosani;-27.4582;31.0458;;;1061;v
Mahlubini;-30.7878;30.0183;;;445;v
Mahlubini;-30.7549;30.0077;;;382;v
Mahlungulu;-26.8967;32.8172;;;722;v
Mahlutshini;-29.5427;29.6012;;;429;v
Mahobe;-30.4697;29.9215;;;1362;v
Mahogany Ridge;-29.8213;30.8163;;1090;220;s
Mahoho;-29.8326;29.9631;;;208;v
Mahongaza;-27.8557;32.4092;;;412;v;;1
Mahongoza;-27.8557;32.4092;;691;412;v
Mahunu;-28.9168;31.8589;;;1480;v
Mahuzu;-28.7877;31.342;;;263;v
Maidstone;-29.5485;31.1315;;1487;220;s
Maitland;-29.4901;29.5671;;;429;v
Majozi;-28.6136;30.2494;;;1226;v
Majozini;-27.4867;32.0457;;;460;v
Majukujukwini;-30.0363;29.7627;;;170;v
Makahyana;-28.666;30.0222;;897;240;v
Makanda;-28.8776;29.2827;;;55;v
Makane;-26.9959;32.276;;;439;v
Makeme;-28.1226;31.7779;;;982;v
Makhaleni;-30.5543;29.8641;;;1362;v
Makhambane;-28.3322;32.1877;;;900;v
Makhamleni;-30.1113;29.5171;;;1362;v
Makhanyezi;-28.6986;31.17;;;971;v
Makhasana;-28.5509;30.4659;;;1226;v
Makhatini Flats;-27.4913;32.1829;;407;1355;s
Makhaya;-27.0619;32.6506;;;722;v
Makhehle;-28.7778;31.7079;;;901;v
Makholokholo;-28.7769;31.7545;;;901;v
Makholwase;-28.586;31.8393;;;253;v
Makholweni;-30.2173;29.676;;;1362;v
Makholweni;-30.0233;29.7202;;;170;v
Makholweni;-29.9598;30.6481;;;127;v
Makhoni;-29.0504;31.326;;;263;v
Makhosaneni;-28.6055;31.5018;;;1475;v
Makhosini;-28.3726;31.2662;;;1358;v
Makhuzeni;-29.9195;29.7323;;;208;v
Makhwanini;-29.1042;31.5101;;;717;v
Makhwela;-28.6906;31.8365;;;253;v
Makhwelela;-28.82;29.2079;;;55;v
Malaba Hills;-29.9693;30.9297;;442;220;s
Malagazi;-30.019;30.8842;;;220;v;;5
Malakatha;-28.4317;30.622;;;998;v
Malangeni;-27.0543;32.8186;;;722;v
Malefetheni;-28.8646;29.343;;;55;v
Malende;-29.3974;31.2242;;;563;v
Malenge;-30.2103;29.5867;;;1362;v
Malobeni;-27.5037;32.2413;;;1355;v
Malobeni;-27.4812;32.2992;;;788;v
Malomeni;-28.7693;30.4451;;;1346;v
Malomeni;-27.7397;31.8393;;;982;v
Malottas Kraal;-28.5635;29.3831;;;55;v
Malovana;-28.9989;31.0841;;;729;v
Malukazi;-29.9982;30.8992;;;220;t
Malunga;-28.542;30.9239;;;971;v
Malungwini;-28.5893;31.8846;;;253;v
Malvern;-29.8817;30.9199;;1120;220;s
Mambeni;-28.7335;30.3524;;;1346;v
Mambotho;-30.5831;30.0467;;;382;v
Mame;-28.1383;31.4836;;;1358;v
Mameni;-30.4433;29.8587;;;1362;v
Mamfene;-27.336;32.2406;;;788;v
Manaba Beach;-30.8492;30.3859;;;738;s
Mancane;-30.0109;30.8965;;274;220;t
Mandaba;-28.6952;31.2188;;;971;v
Mandabe;-28.691;31.1829;;;971;v
Mandawe;-28.8142;31.5363;;;263;v
Mandige;-29.164;31.5511;;665;717;v
Mandlakazi;-29.1213;31.1723;;;729;v
Mandlakazi B;-29.847;30.663;;;220;v
Mandlanzini;-28.5328;31.8183;;;253;v
Mandlazini;-28.7423;32.1061;;;1144;s
Mandlekazi;-30.1445;30.3044;;;402;v
Mandlozi;-28.6047;30.84;;;971;v
Mandulane;-28.8787;30.4377;;;1346;v
Manekwane;-28.2653;31.4823;;;1358;v
Manembeni;-28.513;31.9449;;;571;v
Mangeni;-30.0945;29.4897;;;1362;v
Mangeza;-29.191;31.513;;665;717;v
Mangeze;-28.8418;31.8379;;;253;s
Mangqakaza;-29.153;31.485;;;717;v
Manguzi A;-27.0118;32.7425;;;722;s
Manguzi B;-26.9813;32.7555;;;722;s
Mangwaneni;-29.7323;29.8096;;581;111;v
Mangwaneni;-28.8581;29.2813;;;55;v
Mangwazane;-27.564;32.0614;;;1355;v
Manhlali;-27.1441;32.0081;;;439;v
Manhlanhla;-28.0739;31.6371;;;982;v
Manjokweni;-29.1503;29.596;;;267;v
Manjonjweni;-29.2922;30.9774;;;936;v
Mankayiyana;-29.0843;31.2465;;;263;v
Mankentshaneni;-28.9759;31.3521;;;263;v
Mankumbu;-28.8292;31.1771;;;263;v
Mankunzana;-28.8596;31.7558;;;901;v
Mankwathini;-28.6526;32.2029;;;571;v
Manor;-29.6015;30.3989;;;1086;s
Manors;-29.7969;30.8579;;1090;220;s
Manqashi;-27.9213;31.7539;;;982;v
Manqorholweni;-30.4343;29.655;;;1362;v
Manqushana;-27.8905;31.7962;;;982;v
Mantandeni;-27.3231;31.2933;;;1096;v
Mantulela;-30.338;30.2608;;;402;v
Mantuzeleni;-30.5174;29.9355;;;1362;v
Manxili;-28.5189;30.7429;;;998;v
Manyampisi;-27.2739;32.3742;;;788;v
Manyane;-28.7054;30.9377;;;971;v
Manyanya;-30.4263;29.8068;;;1362;v
Manyiseni;-26.9146;32.0446;;;439;v
Manyongazane;-28.1718;30.7989;;;998;v
Manzamnyama;-29.5946;30.6121;;;127;v
Manzamnyama;-28.8665;31.7322;;;901;v
Manzamnyama;-28.5235;32.3505;;;571;v
Manzana;-27.7646;30.1547;;;941;v
Manzayabila;-30.2413;30.1208;;;402;v
Manzimnyama;-28.5538;31.0963;;;971;v
Maoleni;-29.8859;29.7963;;;208;v
Mapheleni;-28.2553;32.1655;;;900;v
Maphophoma;-28.6071;30.9075;;;971;v
Maphophoma;-28.0434;31.6989;;;982;v
Maphundu;-27.8174;31.9365;;;982;v;;1
Maphundu A;-27.7804;31.9286;;730;982;v
Maplazini;-30.5032;29.9389;;;1362;v
Mapoloba;-28.6905;30.993;;;971;v
Maqabaqabeni;-28.9304;29.5968;;;267;v
Maqhogo;-28.9514;31.0793;;;263;v
Maqhomfini;-27.95;31.9454;;;982;v
Maqhulu;-28.972;31.5935;;;335;v
Maqikizane;-30.3719;30.3706;;;401;v
Maqomgoo;-29.5699;30.5679;;;127;v
Maqwatha;-28.2835;31.264;;;1358;v
Marambeni;-30.1837;29.5996;;;1362;v
Maranjana;-30.2069;29.5413;;;1362;v
Marburg;-30.7367;30.4153;;;1101;s
Margate Beach;-30.8608;30.3696;;;738;s
Margate North Beach;-30.857;30.3762;;;738;s
Marhewini;-30.1926;29.5609;;;1362;v
Mariann Industrial Park;-29.8598;30.8683;;1090;220;p
Mariannheights;-29.8606;30.8305;;1090;220;s
Mariannhill;-29.851;30.8369;;1090;220;t
Mariannhill Park;-29.8412;30.8395;;1090;220;s
Mariannridge;-29.8665;30.823;;1090;220;t
Mariathal;-30.1255;30.1024;;;1483;v
Marina Beach;-30.9338;30.3016;;;1231;s
Maromeni;-30.3436;29.623;;;1362;v
Maromeni;-29.7297;30.8837;;;220;v
Martha;-27.8495;30.158;;;179;v
Marwaqa;-30.2125;29.7998;;;1362;v
Maryville;-30.422;30.6223;;;1067;v
Masabe;-27.3128;32.1865;;;460;v
Masameni;-30.454;29.8195;;;1362;v;;1
Masameni;-29.9846;30.0218;;;170;v
Masameni B;-30.1728;29.5448;;751;1362;v
Masemesma;-28.7159;30.1991;;897;240;v
Mashayilanga;-29.9573;29.5751;;;111;v
Mashishi;-28.7882;31.6418;;;263;v
Mashiwase;-30.091;30.7732;;;1184;v
Mashunka;-28.7173;30.2941;;;1346;v
Mashwila;-28.5083;31.6101;;;253;v
Masiwela;-29.1103;31.0846;;;729;v
Masoka;-28.4783;30.8595;;;971;v
Masolosolo;-28.7372;30.9917;;;971;v
Masondale;-27.7344;30.0967;;;941;v
Masons Mill;-29.6384;30.3586;;;1086;s
Masotsheni;-28.3166;30.5632;;;998;v
Masundwini;-28.9566;31.3059;;;263;v
Maswazini;-28.8376;29.2283;;;55;v
Matabetule;-29.6935;30.8874;;;220;v;;1
Matapa;-28.1885;30.978;;;998;v
Matata;-29.6196;30.8305;;810;220;v
Matatama;-30.3298;29.9072;;;1362;v
Mathengeni;-28.6066;30.7871;;;998;v
Mathenjwa;-26.9443;32.0295;;;439;v
Mathibelana;-28.9435;31.4036;;;263;v
Mathima;-28.7648;30.2881;;;1346;v
Mathiya;-28.6563;31.0689;;;971;v
Mathongwana;-30.1591;30.6346;;;1476;v
Mathonsi;-29.1148;31.3525;;;1263;v;;2
Mathonsi;-29.0288;31.0517;;;729;v
Mathonsi;-28.8997;31.1039;;;263;v
Mathulini;-30.5395;30.5942;;;401;v
Mathunzi;-28.9971;31.4472;;;1263;v
Mathutshana;-28.3633;30.6772;;;998;v
Matimatolo;-29.1234;30.8483;;;536;v
Matinda;-28.1661;30.5362;;;998;v
Matiwane;-28.3486;29.8915;;;1488;v
Matsela;-30.3787;30.0199;;;1362;v
Matshamhlophe;-27.9986;32.0147;;;406;v
Matshamnyama;-28.0051;31.9648;;;406;v
Matshana;-28.7479;31.8346;;;253;s
Matsheketshe;-27.9207;31.9526;;;982;v
Matshemade;-28.6945;30.8484;;;971;v
Matshematshe;-28.6089;30.4279;;;1226;v
Matshemhlope;-28.0649;31.6796;;;982;v
Matshenezimpisi;-28.5997;31.1378;;;971;v
Matsheni;-28.7714;31.6334;;;263;v
Matshensikazi;-28.4972;31.0509;;;971;v
Matshetsha;-30.1757;29.6279;;;1362;v
Matshitshi;-30.2188;29.9442;;;1362;v
Matyeni;-30.488;29.8999;;;1362;v;;1
Matyeni B;-30.2124;29.7157;;778;1362;v
Mavulusha;-28.294;31.2985;;;1358;v
Mawane;-30.6629;29.7537;;;382;v
Mawelewele;-29.8927;30.8477;;1090;220;s
Mawothi;-29.6818;30.9681;;;220;v;;13
Mawozini;-28.8722;30.5276;;;1346;v
Mawudlu;-28.9212;31.5583;;;263;v
Mawuleni;-30.595;30.2944;;;1101;v
Mawusi;-30.26;29.7633;;;1362;v
Mawuza;-28.019;32.1099;;;406;v
Maxmead;-29.8052;30.8428;;1090;220;s
Mayaluka;-26.9172;32.007;;;439;v
Maye;-28.1282;31.7313;;;982;v;;1
Maye A;-28.086;31.7496;;785;982;v
Mayekeni;-30.5884;30.3608;;;1101;v
Mayfield;-30.2608;30.5057;;;1476;v
Mayime;-27.8649;31.4528;;;641;v
Mayoni;-27.8445;31.7095;;;982;v
Mazabeko;-28.5367;30.5852;;;1226;v
Mazakhele;-30.5859;29.8963;;;382;s
Mazakhele;-29.8601;30.8181;;1090;220;s
Mazawula;-28.4757;32.071;;;571;v
Mazibomvu;-27.5416;32.5394;;;788;v
Mazimazana;-28.6512;32.012;;;1144;v
Mazizini;-28.6837;29.0476;;;55;v
Mbabane;-29.7008;30.1367;;;1086;v
Mbabane;-28.7599;30.3741;;;1346;v
Mbajwa;-30.5418;29.9641;;;1362;v
Mbalenhle;-29.3646;30.8579;;;176;v
Mbambankunzi;-28.1053;31.3447;;;1358;v
Mbanane;-27.8757;30.1551;;;179;v
Mbanda;-28.2691;31.5962;;;1358;v
Mbanda C;-28.2188;31.6233;;;1358;v
Mbangayiya;-28.8723;31.6134;;;263;v
Mbango;-28.7257;30.2328;;897;240;v
Mbangweni;-30.7209;29.9591;;;382;v
Mbazwana;-27.5134;32.5795;;;788;v
Mbebe;-27.9604;31.9168;;;982;v
Mbecuka;-30.8349;30.2522;;;1231;v
Mbeka;-29.5944;30.7063;;;1417;v
Mbekakanye;-27.3647;31.5187;;;1096;v
Mbelekwane;-28.9881;29.5883;;;267;v
Mbeni;-30.7816;30.1584;;;445;v
Mbewunye;-28.2647;30.7725;;;998;v
Mbhava;-29.5735;30.6752;;;1417;v
Mbhono;-28.7556;30.5183;;;1346;v
Mbhukubhu;-29.5589;30.7684;;;936;v
Mbila;-30.0616;30.4733;;;1145;v
Mbila;-30.0294;30.4664;;;127;v
Mbilane;-28.3017;31.3938;;;1358;v
Mbindolo;-28.5903;30.4869;;;1226;v
Mbiswe;-28.553;31.0427;;;971;v
Mbiyane;-30.3547;30.487;;;401;v
Mbiza;-28.7912;31.4761;;;263;v
Mbizane;-28.9831;31.2433;;;263;v
Mbizaneni;-28.1818;31.7308;;;982;v
Mbizimbelwe;-29.0612;31.644;;665;717;v
Mbojane;-28.4326;31.5139;;;1475;v
Mbokodweni;-28.0292;31.6642;;;982;v
Mboma;-27.3876;32.579;;;788;v
Mbonambi;-28.6011;32.0897;;;571;v;;1
Mbondla;-27.0524;32.2048;;;439;v
Mbondwana;-28.8731;29.9422;;;1422;v
Mbongolwane;-30.0902;30.7197;;;1184;v
Mbongolwane;-28.9303;31.188;;;263;v
Mbonje;-30.5478;30.3612;;;401;v
Mbotsha;-30.7429;30.3684;;;1101;v
Mbotsheni;-28.1419;31.3247;;;1358;v
Mboyi;-29.6121;30.562;;;127;v
Mboza;-27.1735;32.2484;;;788;v
Mbube;-27.4293;32.4494;;;788;v
Mbudle;-28.2642;31.3276;;;1358;v
Mbulula;-30.2589;30.4508;;;1476;v
Mbulwane;-29.237;30.8778;;;176;v
Mbulweleni;-29.8698;29.8429;;;208;v
Mbumbane;-29.7371;30.1056;;;1086;v
Mbumbu;-29.5992;30.27;;;1086;v
Mbutane;-29.0957;31.02;;;729;v
Mbuthuma;-30.6684;29.7989;;;382;v
Mbuzikazi;-28.3301;31.2346;;;30;v
Mbuzweni;-30.4964;29.8047;;;1362;v
Mchunu;-28.5206;30.292;;515;240;v;;5
Mchunu;-28.4424;30.2218;;;240;v;;5;;kwazulu-natal-mchunu-ekuvukeni-2
Mdeni;-30.1007;29.7527;;;1362;v
Mdimela;-28.7967;31.1159;;;971;v
Mdlanzi;-30.7217;30.3798;;;1101;v
Mdlazi;-30.8535;30.0974;;;445;v
Mdlebeni;-29.188;31.2663;;;563;v;;1
Mdlelanto;-29.161;30.7639;;;354;v
Mduda;-27.72;31.7869;;;982;v
Mdumezulu;-30.025;30.7569;;;1184;v
Mduna;-28.7722;30.2986;;;1346;v
Meadow Brook;-31.0549;30.2078;;;1098;s
Meadows;-28.6289;29.698;;1161;1488;v
Meer En See;-28.7783;32.1016;;;1144;s
Mehlamasha;-28.757;31.4661;;;263;v
Mehlomane;-30.5105;29.8243;;;1362;v
Mehlomnyama;-30.6123;30.3383;;;1101;v
Melkhoute;-29.7654;30.9926;;942;220;t
Melville;-30.6541;30.5176;;;1101;s
Memezi;-28.7036;31.5135;;;1475;v
Memorial Park;-29.8874;30.9321;;222;220;s
Memory;-29.3551;31.2527;;;563;v
Menyezwayo;-29.1349;30.9611;;;729;v
Merebank East;-29.9585;30.9677;;78;220;s;;;Merebank
Merewent;-29.9555;30.9721;;78;220;s
Merlewood;-30.7471;30.4044;;;1101;s
Merrivale;-29.5139;30.238;;;425;s
Merrivale Heights;-29.5286;30.2494;;;425;s
Meyama;-27.8227;31.7135;;;982;v
Meyerdene;-29.2123;30.0365;;;863;v
Mfakubeka;-26.9221;32.5962;;;722;v
Mfekayi;-28.199;32.2914;;;1170;v
Mfilweni;-26.9914;32.5972;;;722;v
Mfolozane;-28.5544;32.0296;;;571;v
Mfolozi;-28.9466;29.5993;;;267;v
Mfongosi;-28.712;30.8355;;;971;v
Mfulamhle;-30.2091;29.9137;;;1362;v
Mfulumane;-29.9778;29.5259;;;111;v
Mfume;-30.1284;30.748;;;1184;v
Mfundweni;-30.4297;29.9033;;;1362;v
Mfunzini;-28.7127;29.0087;;;55;v
Mfusanvu;-29.1612;31.4219;;;717;s
Mfuze;-29.0071;31.4108;;;1263;v
Mgabhi;-28.759;31.3761;;;1475;v
Mgandeni;-29.6196;30.8305;;;220;v;;1
Mgangado;-28.059;31.9078;;;406;v
Mgangathe;-30.9577;30.1976;;;1098;v
Mgangeni;-29.6595;30.8566;;;220;v
Mganimbobo;-28.2172;31.5846;;;1358;v
Mgazini;-28.5656;31.9096;;;571;v
Mgezankamba;-30.3797;30.2699;;;401;v
Mgezanyoni;-29.6047;30.762;;;220;v
Mgezanyoni;-29.5825;30.7798;;149;220;v;;;;kwazulu-natal-mgezanyoni-durban-2
Mgobansimbi;-30.0708;30.083;;;1483;v
Mgodi;-30.3058;30.1436;;;402;v
Mgodi;-29.6076;29.7631;;;429;v
Mgolemi;-30.6225;30.3614;;;1101;v
Mgome;-28.9279;30.5754;;;354;v
Mgovu;-28.9106;30.4695;;;354;v
Mgovuzo;-28.0789;31.8434;;;406;v
Mgugu;-30.0582;30.6388;;;127;v
Mgwaqeni;-28.1586;31.8849;;;406;v
Mgwenya;-30.0869;30.5422;;;127;v
Mgxangala;-28.3795;30.7505;;;998;v
Mhambuma;-29.0818;31.3629;;;335;v
Mhambuma;-28.0344;31.5508;;;982;v
Mhlabatshane;-30.4052;30.1471;;;401;v
Mhlahlane;-28.1807;31.3181;;;1358;v
Mhlahlaneni;-28.5908;32.2585;;792;571;v
Mhlalandlini;-30.9271;30.2341;;;1231;v
Mhlana;-28.6389;31.9464;;;571;v
Mhlana;-28.6289;31.905;;;253;v
Mhlangamkhulu;-30.3512;30.6598;;;1067;v
Mhlangana;-28.8416;30.2833;;;1346;v
Mhlangandlovu;-29.2738;30.8369;;;354;v
Mhlangandlovu;-28.028;31.4593;;;1358;v
Mhlangeni;-29.5876;29.5565;;;405;v
Mhlathuzana;-28.8492;31.6094;;;263;v
Mhlatuze Flats;-28.8206;31.9437;;;1480;v
Mhlekazi;-27.6993;32.1687;;;1474;v
Mhloshane;-28.7298;30.7266;;;971;v
Mhlubulweni;-29.1491;31.5338;;665;717;v
Mhlugwini;-29.512;30.8705;;;936;v
Mhlumlayo;-28.6736;30.1401;;;240;v
Mhlungwana A;-28.144;30.85;;818;998;v
Mhlungwane;-28.144;30.85;;;998;v
Mhlungwane B;-28.1549;30.7811;;;998;v
Mhlungwini;-29.1026;29.6895;;;267;v
Mhlwazi;-28.5974;30.2045;;;240;v
Mhlweni;-30.2692;30.0261;;;1483;v
Mhoyiza;-28.548;31.5186;;;1475;v
Mhujini;-28.2601;32.1215;;;900;v
Midmar;-29.519;30.1802;;;425;v
Mielibult;-27.8307;30.1739;;;179;v
Mielieplaat;-27.4671;31.1188;;;1061;v
Milford;-27.9539;30.2567;;;390;v
Mitchell Village;-29.5769;31.1166;;1487;220;s
Mithangar;-29.5788;31.1061;;1487;220;s
Mjaja;-30.736;29.9835;;;382;v
Mjeni;-28.0142;31.5358;;;982;v
Mjindi;-27.3845;32.2912;;;788;v
Mjindi;-27.3738;32.217;;;460;v
Mjinti;-28.6536;30.1198;;;240;v
Mjiza;-27.8065;31.5764;;1295;982;v
Mkhalazi;-28.7945;31.1678;;;971;v
Mkhandwini;-28.4935;31.7118;;;253;v
Mkhanyeni;-26.9918;32.1171;;;439;v
Mkhazane;-28.3229;31.3925;;;1358;v
Mkhize;-29.1855;30.8739;;;536;v
Mkhohlwa;-29.7606;29.8787;;;111;v
Mkholombe;-29.7364;30.7555;;;220;v
Mkhoma;-28.679;32.0147;;;1144;v
Mkhomazana;-29.6791;29.6527;;;405;v
Mkhomazi;-29.4385;29.5402;;;429;v
Mkhonjane;-28.1462;30.619;;;998;v
Mkhonjeni;-27.448;32.1761;;;460;v
Mkhukhuze;-29.525;30.9007;;;936;v
Mkhumbani;-30.188;30.531;;;1476;v
Mkhunya;-30.1627;30.4144;;;402;v
Mkhunya;-30.1465;30.444;;;1476;v
Mkhunyana;-28.8244;31.6403;;;263;v
Mkhuphulangwenya;-28.7399;31.7472;;;901;v
Mkhupula;-28.8097;30.5646;;;1346;v
Mkhuze;-27.6267;32.0382;;;1474;v;;1
Mkhuzeni;-28.5466;30.2661;;;1226;v
Mkiwaneni;-27.9771;31.9327;;;982;v;;1
Mkiwaneni B;-27.8142;31.9008;;830;982;v
Mkoba;-30.63;29.7894;;;382;v
Mkobasa;-28.8718;31.9279;;;1480;v
Mkobeni Kamensia;-29.7998;29.8031;;;111;v
Mkomanzi Drift Smallholdings;-30.1856;30.7574;;169;220;p
Mkomazi;-29.6313;29.7417;;;429;v
Mkondeni;-29.6462;30.4085;;;1086;s
Mkukwini;-28.6786;29.1151;;;55;v
Mkupe;-28.6704;31.2449;;;971;v
Mkuze;-27.662;32.2581;;;1355;v
Mkwakweni;-27.3284;31.4625;;;1096;v
Mkwana;-28.6804;31.1287;;;971;v
Mlahlanja;-29.6193;30.6997;;;220;v
Mlambongwenya;-27.1742;32.0785;;;439;v
Mlamula;-27.2542;32.5233;;;788;v
Mlezana;-30.242;29.5292;;;1362;v
Mlingo;-27.6222;32.0357;;829;1474;v
Mloli;-26.949;32.6584;;;722;v
Mlolweni;-30.6624;29.7693;;;382;v
Mlovu;-28.0848;31.3248;;;1358;v
Mlozane;-30.7824;30.0914;;;445;v
Mmusa;-30.4199;29.7629;;;1362;v
Mnamfu;-30.5096;30.6081;;;401;v
Mncweba;-30.0962;29.6051;;;1362;v
Mndozo;-27.7557;30.1946;;;941;v
Mngampondo;-28.7149;31.6903;;;901;v
Mngcweni;-29.709;30.6417;;;220;v
Mngeni;-28.6101;30.5841;;;1226;v
Mngomezulu;-26.9733;32.0067;;;439;v
Mngxanyeni;-27.6918;31.7739;;;982;v
Mnkangala;-30.5489;30.1025;;;382;v
Mnkangala;-30.2301;29.5445;;;1362;v
Mnqamukantaba;-28.791;30.3022;;;1346;v
Mnqumeni;-30.4079;29.9582;;;1362;v
Mnqunyeni;-28.3463;30.6469;;;998;v
Mnsonono;-29.279;31.185;;;563;v
Mnungwini;-29.1307;29.6804;;;267;v
Mnyomawini;-29.3962;31.236;;;563;v
Mobatsha;-30.7385;30.3772;;;1101;v
Mobeni;-29.937;30.9663;;222;220;s
Mobeni East;-29.9322;30.9761;;222;220;s
Mobeni Heights;-29.9321;30.9431;;222;220;s
Mobeni West;-29.9418;30.9564;;222;220;s
Model Kloof;-28.5297;29.8036;;;1488;s
Moltloung;-27.8951;30.2746;;;390;v
Molweni;-29.7391;30.8666;;956;220;v;;1
Mondlo Unit A;-27.9899;30.7223;;;859;t
Mondlo Unit B;-27.976;30.7097;;;859;t
Montclair;-29.9175;30.9648;;222;220;s
Montford;-29.9228;30.8747;;145;220;t
Montrose;-29.5768;30.3455;;;1086;s
Monzi Smallholdings;-28.4377;32.3012;;;900;p
Mooi Rivier;-29.2086;29.9942;;;863;v;;4
Moor Park;-29.0753;29.8084;;;267;v
Moorten;-29.9034;30.8652;;145;220;t
Mophela;-29.8232;30.5896;;;220;v
Mophihli;-28.7803;31.282;;;971;v
Mophihli;-28.7722;31.2029;;;263;v
Mopukanqola;-28.4861;31.636;;;253;v
Morningside;-29.8212;31.0139;;54;220;s
Moscouw;-29.671;31.0006;;783;220;v
Moseley;-29.856;30.8896;;1090;220;s
Moseley Park;-29.8471;30.8756;;1090;220;s
Motala Heights;-29.807;30.8321;;1090;220;s
Motalabad;-29.7622;30.8787;;;220;v
Mount Edgecombe;-29.7091;31.0365;;;220;s;;4
Mount Edgecombe Country Estate;-29.7195;31.0465;;882;220;s
Mount Edgecombe Country Estate 1;-29.7133;31.0463;;882;220;s
Mount Edgecombe Country Estate 2;-29.7257;31.0467;;882;220;s
Mount Michael;-29.5747;30.2856;;;404;s
Mount Moreland;-29.6382;31.0924;;;220;v
Mount Moriah;-29.7443;31.0197;;568;220;t
Mount Vernon;-29.8948;30.9364;;222;220;s
Mountain Home;-30.2401;29.8424;;;1362;v
Mountain Homes;-29.5592;30.2905;;;404;s
Mountain Ridge;-29.8084;30.8898;;1090;220;s
Mountain Rise;-29.5863;30.4058;;;1086;s
Mountview;-29.6546;31.0373;;1385;220;s
Movamhlone;-28.7562;31.7778;;;253;s
Mowat;-29.9097;30.9556;;222;220;s
Moya;-29.7969;30.6272;;;220;v
Moyeni;-30.213;29.6262;;;1362;v
Moyeni;-29.6198;29.7136;;;429;v
Moyeni;-28.7296;29.1915;;;55;v
Mozambique B;-29.8412;30.7897;;576;220;t
Mozi;-27.4733;32.3689;;;788;v
Mpakameni;-30.3633;30.0143;;;1362;v
Mpakaneni;-28.0682;31.5298;;;982;v
Mpandeni;-28.3617;30.6228;;;998;v
Mpandla;-28.6336;31.0653;;;971;v
Mpangele;-28.7679;31.909;;;253;s
Mpangisa;-30.0127;30.5077;;;127;v
Mpangisa;-29.3168;31.1265;;;936;v
Mpanza;-28.8959;30.555;;;354;v
Mpehlela;-28.8317;31.5548;;;263;v
Mpembeni;-28.3676;31.1212;;;30;v
Mpembeni;-28.123;31.9099;;;406;v
Mpenkulu;-30.6198;30.0204;;;382;v
Mpenkulu;-30.3597;29.8145;;;1362;v
Mphakathi;-27.5266;32.0375;;;1355;v
Mphakathini;-27.8889;32.4496;;;412;v
Mphakathini;-27.4999;32.4507;;;788;v
Mphakathini B;-27.8239;32.3949;;;412;v
Mphambanyoni;-30.1809;30.4592;;;1476;v
Mphendle;-29.0808;31.3169;;;263;v
Mphesheya;-30.3164;30.0231;;;402;v
Mpheshu;-30.6186;30.0489;;;382;v
Mphikwa;-30.6914;29.7826;;;382;v
Mphundumane;-28.9128;31.2195;;;263;v
Mpikanisweni;-30.4608;30.2031;;;401;v
Mpileni;-27.7758;32.2141;;;1474;v
Mpingana;-28.5575;30.9937;;;971;v
Mpini;-27.4022;32.6322;;;788;v
Mpisini;-28.1325;31.4037;;;1358;v
Mpisini;-27.7531;31.7979;;;982;v
Mpofana;-30.0525;30.3855;;;1145;v
Mpofana;-29.1105;31.267;;;263;v
Mpofini;-30.0353;30.131;;;1483;v
Mpola A;-29.8509;30.8117;;;220;t
Mpola B;-29.8634;30.8145;;;220;t
Mpolweni;-29.4218;30.4829;;;939;v
Mpolweni;-28.6842;31.0504;;;971;v
Mpompo;-27.8113;31.8047;;;982;v
Mpondwana;-27.3908;32.0654;;;460;v
Mpondweni;-28.5803;30.2849;;;1226;v
Mpondweni;-27.4086;32.0304;;;460;v
Mpontsheni;-28.8076;29.3713;;;55;v
Mpophemeni;-27.0865;32.3737;;;722;v;;1
Mpophomeni;-27.1197;32.4953;;;722;v
Mpophomeni A;-29.5706;30.188;;890;425;t
Mpophomeni A;-27.0865;32.3737;;889;722;v
Mpophomeni B;-29.5595;30.1751;;890;425;t
Mpopolwane;-28.6051;30.3397;;;1226;v
Mpukunyoni;-28.5694;30.7177;;;998;v
Mpuma;-29.6908;30.6799;;;220;v
Mpumalanga;-27.8811;31.5316;;;982;v
Mpumalanga A;-29.8135;30.6115;;892;220;t
Mpumalanga B;-29.8057;30.6221;;892;220;t
Mpumalanga C;-29.8185;30.6317;;892;220;t
Mpumalanga D;-29.8322;30.6284;;892;220;t
Mpumalanga E;-29.8291;30.6157;;892;220;t
Mpumalanga East;-29.8054;30.6371;;892;220;t
Mpumalanga F;-29.8106;30.6479;;892;220;t
Mpumalanga G;-29.814;30.636;;892;220;t
Mpumalanga H;-29.8274;30.6515;;892;220;t
Mpumulwana;-27.8798;31.9759;;;982;v
Mpumulwana;-27.8459;31.9715;;84;982;v;;;;kwazulu-natal-mpumulwana-nongoma-2
Mpumulwane;-29.992;29.6715;;;170;v
Mpunga;-30.2566;30.3452;;;402;v
Mpunga;-28.2565;31.2435;;;1358;v
Mpungose;-28.9105;31.6014;;;335;v
Mpungose;-28.2699;31.4478;;;1358;v
Mpunzana;-27.8829;31.5777;;;982;v
Mpuphusi;-27.7358;31.7791;;;982;v
Mpupumeni;-29.9803;29.428;;;1362;v
Mpuqwini;-27.9569;31.8475;;;982;v
Mpur;-30.3074;29.6187;;;1362;v
Mqangqala;-30.2389;30.4289;;;1476;v
Mqatsheni;-29.5907;29.5135;;;405;v
Mqedandaba;-28.9233;29.6161;;;267;v
Mqezemane;-28.9868;31.3244;;;263;v
Mqhedlana;-28.248;30.5992;;;998;v
Mqhokweni;-30.4049;29.7464;;;1362;v
Mqobela;-27.1538;32.8048;;;722;v
Mqondekweni;-29.8967;29.7027;;;111;v
Mqongwane;-27.3773;31.053;;;1061;v
Mqulela;-29.7893;29.8466;;;111;v
Mqumeni;-30.5214;29.987;;;1362;v
Mquzankunzi;-28.6281;31.8608;;;253;v
Msasandla;-28.8958;31.7609;;;253;s
Msebe;-27.8153;31.7962;;;982;v
Mseleni;-27.3413;32.5604;;;788;v
Mshaya;-28.4286;32.1068;;;900;v
Mshayazafe;-29.707;30.951;;431;220;t
Mshayazafe;-28.5505;31.025;;;971;v
Mshazi;-29.6928;30.8129;;;220;v
Mshazi Skhambane;-29.6855;30.7938;;;220;v
Mshiki;-28.0471;31.7784;;;982;v
Mshisweni;-30.7528;29.8961;;;382;v
Mshonisalanga;-26.862;32.0232;;;439;v
Msilili;-29.5486;30.7222;;;936;v
Msimbane;-27.4254;32.058;;;460;s
Msinsini;-30.0137;30.8911;;274;220;t
Msizini;-27.339;31.0884;;;1061;v
Msobotsheni;-28.6588;30.994;;;971;v
Msukane;-28.6851;30.9651;;;971;v
Msunduze;-29.5267;31.0011;;;936;v
Msunduze;-27.8997;31.9259;;;982;v
Msunduzi;-29.6647;30.6341;;;220;v
Mtakayise;-27.6757;31.7826;;;982;v
Mtamvuna;-30.8371;30.0528;;;445;v
Mtanenkosi;-27.5446;32.5763;;;788;v
Mtendeka;-27.8548;30.1018;;;179;v
Mtengu;-28.7613;31.7965;;;253;s
Mtengwana;-30.7143;30.3629;;;1101;v
Mthaleni;-30.4624;30.3085;;;401;v
Mthembu;-28.7244;30.1611;;;240;v;;11
Mthembu;-28.6934;30.1482;;1405;240;v;;11;;kwazulu-natal-mthembu-ekuvukeni-2
Mthentu;-30.7085;29.9126;;;382;v
Mthimude;-30.883;30.1405;;;445;v
Mthinzima;-28.2263;31.3141;;;1358;v
Mthombisa;-29.4161;31.057;;;936;v
Mthonjana;-27.7118;31.8277;;;982;v
Mthonjeni;-28.3095;31.5203;;;1358;v
Mthungeni;-28.8093;31.0218;;;971;v
Mthwadlana;-27.9647;31.9735;;;406;v
Mthwala;-28.144;31.7745;;;982;v
Mthwalume;-30.3502;30.3667;;;401;v
Mthwana;-30.4588;29.7315;;;1362;v
Mtilombo;-28.8692;31.5516;;;263;v
Mtinkwe;-27.4395;32.2722;;;788;v
Mtintanyoni;-30.5165;30.0036;;;382;v
Mtintombi;-28.8364;31.8136;;;901;v
Mtoli;-30.1505;30.4791;;;1476;v
Mtshazo;-30.4596;29.9522;;;1362;v
Mtshwili;-28.6726;31.0158;;;971;v
Mtubatuba A;-28.4188;32.1866;;;900;s
Mtulwa;-29.2288;30.784;;;176;v
Mtunzini;-29.1848;31.4764;;;717;v
Mtunzini;-28.9086;31.9111;;;1480;v;;1
Mtunzini Forest;-28.9086;31.9111;;901;1480;p
Mtwalume;-30.4913;30.6254;;;1067;v
Muden;-28.9903;30.4227;;;354;v
Muiskraal;-27.745;30.0745;;;941;v
Mullingar;-27.9625;30.288;;;390;v
Munyu;-27.3495;32.3589;;;788;v
Munywana;-26.9688;32.1953;;;439;v
Munywini;-29.7003;30.1563;;;1086;v
Murchison;-30.7245;30.3576;;;1101;v
Musgrave;-29.8466;30.9984;;54;220;s
Muzi;-27.5828;32.3864;;;1355;v
Mvane;-28.5632;30.7731;;;998;v
Mvelabusha;-27.1299;32.6958;;;722;v
Mvoti;-29.2248;30.7364;;;176;v
Mvozana;-29.2474;31.0818;;;729;v
Mvubukazi;-29.6137;30.2975;;;1086;v
Mvulazi;-27.9736;31.8616;;;982;v;;2
Mvulazi A;-28.0082;31.8384;;918;982;v
Mvulazi C;-27.9797;31.9042;;918;982;v
Mvundlweni;-29.67;30.2324;;;1086;v
Mvuthine;-28.9459;31.547;;;335;v;;1
Mvuthine Reserve;-28.9459;31.547;;920;335;p
Mvutshana;-26.8788;32.864;;;722;v
Mvutshini;-30.8608;30.2871;;;1231;v
Mvutshini;-30.3103;29.9985;;;1483;v
Mvutshini;-28.1251;32.1443;;;900;v
Mvuyane;-29.9936;30.692;;;127;v
Mvuzane;-30.5626;30.3115;;;1101;v
Mwane;-28.7443;30.8979;;;971;v
Myeki;-28.308;32.1028;;1228;900;v
Mysieland;-30.2551;30.5993;;;1476;v
Mysore Ridge;-29.5505;30.3843;;989;1086;v
Mziki;-30.1591;30.2917;;;402;v
Mziki;-27.0013;32.2362;;;439;v
Mzimakwe;-30.6914;30.4422;;;1101;v
Mzimhlophe;-28.6175;30.8129;;;971;v
Mzinene;-27.9849;32.1157;;;406;v
Mzingazi;-28.7602;32.131;;;1144;s
Mzintlanga;-30.1042;29.7028;;;1362;v
Mzinyoni;-27.2258;32.2081;;;439;v
Mzipofu;-28.644;31.9981;;;1144;v
Mziyanke;-28.6628;30.0426;;;240;v
Mzomuhle;-29.6613;31.0317;;1385;220;s
Mzumbe;-29.599;29.7653;;;429;v
Mzwaneni;-28.8477;31.0343;;;971;v
Mzwangetwa;-29.3359;31.1943;;;563;v
NQutshini;-28.6176;31.8747;;;253;v
Naas;-27.8293;30.2194;;;179;v
Nagina;-29.87;30.8132;;1090;220;s
Nagle;-29.5744;30.6144;;;127;v
Naidooville;-30.2108;30.7674;;169;220;t
Namakazi;-28.4905;30.2009;;;240;v
Nambithani;-29.308;30.8868;;;936;v
Nambiti;-28.5778;29.7953;;;1488;s
Namibia;-29.6821;30.9866;;783;220;v
Namibia C;-29.8487;30.788;;576;220;t
Napierville;-29.6225;30.3565;;;1086;s
Natal Crushers;-29.5648;30.4299;;;1086;s
Natal Spa;-27.5193;30.8667;;;1061;v
Nazareth;-30.3827;29.8953;;;1362;v;;1
Nazareth;-29.8476;30.8578;;1090;220;s
Nazareth A;-30.1888;29.864;;927;1362;v
Nazareth Island;-29.8565;30.8507;;1090;220;s
Ncadu Park;-27.7318;29.9775;;;941;s
Ncambele;-30.4041;29.6518;;;1362;v
Ncane;-30.6199;30.2731;;;1101;v
Ncayini;-28.5298;31.504;;;1475;v
Ncazuka;-30.2036;30.4707;;;1476;v
Nceceni;-28.0394;30.6396;;;859;v
Ncemaneni;-28.3335;31.6632;;;1358;v
Ncemaneni;-27.9631;31.8177;;;982;v
Ncepheni;-28.3327;30.6087;;;998;v
Ncombo;-28.8735;31.9605;;;1480;v
Ncombololo;-30.2489;30.4288;;;1476;v
Ncungu;-27.9154;31.5661;;;982;v
Ncwadi;-29.7849;29.9765;;;208;v
Ncwebeba;-28.1246;31.4832;;;1358;v
Ndaba;-29.1582;31.1339;;;729;v
Ndabanyeni;-28.8075;31.8543;;;253;s
Ndabeni;-27.3529;32.041;;;460;v;;1
Ndabeni Forest;-27.3396;31.9964;;930;460;p
Ndaka;-28.667;30.1818;;;240;v
Ndakeni;-30.3554;29.8208;;;1362;v
Ndaleni;-29.8863;30.2507;;;1145;v
Ndanyana;-28.6532;31.1706;;;971;v
Ndanyana;-28.4999;30.5158;;;1226;v
Ndanyeni;-28.5912;32.0257;;;571;v
Ndatshana;-28.0925;30.5869;;;998;v
Ndawana;-29.9917;29.4452;;;1362;v
Ndaya;-30.1142;30.671;;;1184;v
Ndaya;-28.7837;30.6181;;;1346;v
Ndideni;-30.4391;29.9671;;;1362;v
Ndikwe;-28.5827;30.8895;;;971;v
Ndimakude;-28.7534;30.7897;;;536;v
Ndindima;-28.882;31.9397;;;1480;v
Ndindindi;-28.156;30.6516;;;998;v
Ndindini;-28.6746;31.0856;;;971;v
Ndleleni;-28.8463;31.9343;;;1480;v
Ndlondlweni;-27.1397;32.5547;;;722;v
Ndlovini;-30.6183;30.0875;;;382;v
Ndlovini;-30.4842;29.99;;;1362;v
Ndlovuzulu;-30.5948;30.1765;;;1101;v
Ndlozana;-28.1329;31.7595;;;982;v
Ndodeni;-30.0342;29.6625;;;170;v
Ndololwane;-28.0169;31.7171;;;982;v
Ndombeni;-28.2131;32.2186;;;900;v
Ndondolo;-29.5303;31.064;;;936;v
Ndondondwana;-28.5285;31.6264;;;253;v
Ndonyane;-30.2344;30.3685;;;402;v
Ndukwende;-29.1128;30.9417;;;729;v
Ndulinde;-29.0412;31.4329;;;1263;v
Ndulini;-30.0076;29.6923;;;170;v
Ndumakude;-30.5475;30.4072;;;401;v
Ndumakude;-30.094;29.8129;;;1362;v
Ndumo;-26.8786;32.2588;;;439;v;;1
Ndumo Game Park;-26.8786;32.2588;;933;439;v
Ndumu;-26.9383;32.265;;;439;v
Ndumu;-26.9054;32.3355;;;722;v
Ndundulu;-28.6924;31.5319;;;1475;v
Ndunduma;-30.2178;30.3536;;;402;v
Ndundumene;-28.8177;30.9442;;;536;v;;1
Ndundumeni;-28.8177;30.9442;;934;536;v
Ndunge;-30.465;30.4669;;;401;v
Ndunu;-30.7625;30.032;;;445;v
Ndunyeni;-28.0592;31.7873;;;982;v
Nduro;-28.6829;31.4955;;;1475;v
Ndwebu;-30.4488;30.2207;;;401;v
Ndweni;-28.6539;31.1092;;;971;v
Ndzombane;-30.2901;29.7146;;;1362;v
Nellie;-27.9331;30.1887;;;179;v
Nellie Valler;-27.9095;30.2045;;;179;v
New City;-30.0148;30.8717;;274;220;t
New Dawn Park;-29.7869;30.9803;;942;220;t
New Germany;-29.818;30.8617;;1090;220;s
New Germany Industrial Park;-29.8015;30.8812;;1090;220;p
New Glasgow;-29.5999;31.0375;;;220;v
New Grodt;-29.4043;31.2452;;361;563;t
New village;-29.9822;29.4701;;;1362;v
Newcastle CBD;-27.7551;29.9338;;;941;s
Newcastle Central;-27.7644;29.9329;;;941;s
Newholme;-29.5596;30.4047;;989;1086;v
Newlands East;-29.7717;30.9902;;;220;t;52566;6
Newlands West;-29.779;30.9569;;;220;s;50627;9
Newsel Beach;-29.6685;31.1182;;1471;220;s
Newspaper;-29.3557;30.8802;;;176;v
Newspaper;-29.3379;30.9105;;;936;v
Newtown;-29.7136;30.966;;431;220;t
Newtown;-29.5367;31.1432;;1487;220;s;;;;kwazulu-natal-newtown-durban-2
Newtown B;-29.7143;30.9582;;431;220;t
Newtown C;-29.7129;30.9738;;431;220;t
Ngabayena;-29.5816;30.6526;;;1417;v
Ngabayena;-28.6034;30.381;;;1226;v
Ngabe;-28.5324;30.826;;;971;v
Ngangwini;-29.0268;31.1052;;;729;v
Ngcawusheni;-30.8629;30.1322;;;445;v
Ngcazolo;-30.497;30.3193;;;401;v
Ngcengesi;-30.5062;30.1924;;;1101;v
Ngceni;-30.4049;30.0497;;;1362;v
Ngedla;-28.2945;30.6225;;;998;v
Ngedleni;-29.5403;31.0729;;;936;v
Ngedlesi;-28.9044;31.2487;;;263;v
Ngeza;-28.8825;31.5824;;;263;v
Ngilanyoni;-30.0754;30.5727;;;127;v
Ngoba;-28.8381;29.2609;;;55;v
Ngodini;-30.9223;30.1959;;;1231;v
Ngodini;-28.7714;31.6117;;;263;v
Ngoengeni;-28.687;30.4043;;;1346;v
Ngoleleni;-30.5982;30.222;;;1101;v
Ngolokodo;-27.9797;30.6028;;;998;v
Ngolotshe;-28.1943;31.7826;;;982;v
Ngomakazi;-30.362;30.3422;;;401;v;;1
Ngomankulu;-28.7325;31.0205;;;971;v
Ngome;-27.846;31.4219;;;641;v
Ngongonini;-30.3048;30.0372;;;402;v
Ngonweni;-29.6062;30.8977;;1194;220;v
Ngonyamaneni;-27.834;31.6702;;;982;v
Ngoqongo;-27.9173;31.5051;;110;982;v
Ngoshe;-28.0112;31.517;;;982;v
Ngotshe;-27.7643;31.1752;;;410;v
Ngoye;-28.8448;31.34;;;263;v
Ngqokozweni;-30.356;29.8044;;;1362;v
Ngqokweni;-29.9263;30.2222;;;1145;v
Ngqolo;-30.6318;29.7327;;;382;v
Ngqulu;-30.0539;30.5052;;;1145;v
Ngqulu;-28.5967;30.6405;;;998;v
Ngqumareni;-30.5361;29.6317;;;1362;v
Ngqungqu;-28.0884;31.8064;;;982;v
Ngqungqulu;-29.7391;30.8666;;;220;v;;1
Ngqungqumeni;-30.7936;29.9616;;;382;v
Ngubela;-28.7176;29.0883;;;55;v
Ngubelanga;-30.6451;29.7961;;;382;v
Ngubeni;-29.7015;30.2489;;;1086;v
Ngubevu;-28.6876;30.5849;;;1346;v
Ngubo;-28.7068;30.3475;;;1346;v
Ngude;-27.7155;32.1386;;;1474;v
Ngudle;-28.4412;30.9127;;;971;v
Ngulule;-29.079;31.5753;;665;717;v
Ngulule;-28.6396;30.3738;;;1226;v
Ngundwini;-29.033;31.2811;;;263;v
Ngunundu;-28.8155;31.3704;;;263;v
Nguqu;-28.9543;31.6489;;;335;v
Nguqunguqu;-28.0027;30.1422;;;179;v
Nguse;-30.2242;29.9329;;;1362;v
Ngwadini;-30.1435;30.6025;;;1476;v
Ngwadumane;-29.237;31.0367;;;729;v
Ngwagwane;-30.065;29.7932;;;1362;v
Ngwangwane;-29.9631;29.5303;;;111;v
Ngware;-28.158;31.7008;;;982;v
Ngwavu;-28.6382;30.9243;;;971;v
Ngwebini;-28.3098;30.7162;;;998;v
Ngwebini D;-28.3645;30.9476;;;998;v
Ngwebu;-28.5611;31.9899;;;571;v
Ngwebu;-28.2822;31.5627;;;1358;v
Ngwegweni;-28.5678;31.0745;;;971;v
Ngwelezane;-28.774;31.8601;;;253;t
Ngwempisi;-29.2169;30.9299;;;536;v
Ngwenda;-30.4194;30.2502;;;401;v
Ngwenya;-27.8036;32.3878;;;412;v
Ngwenyameni;-26.9804;32.0292;;;439;v
Ngwetshana;-28.2492;30.6322;;;998;v
Ngwundo;-28.7816;30.9882;;;971;v
Ngxabano;-27.1711;32.7725;;;722;v
Ngxalingenwa;-30.0046;29.6408;;;170;v
Ngxapangxapa;-30.4764;29.8426;;;1362;v
Ngxola;-30.0203;29.5933;;;170;v
Nhlababo;-28.7392;31.2566;;;971;v
Nhlabamkosi;-29.5955;29.8868;;;429;v
Nhlabane;-28.6527;32.2352;;;571;v
Nhlabazinde;-26.8817;32.0127;;963;439;v
Nhlabezinde;-26.8817;32.0127;;;439;v;;1
Nhlabo;-28.9375;31.624;;;335;v
Nhlalidakiwe;-28.9061;31.0638;;;263;v
Nhlalwane;-30.4529;30.0705;;;1101;v
Nhlambamasoka;-29.491;29.6014;;;429;v
Nhlambamasoka;-28.1817;30.9156;;;998;v
Nhlamvu;-27.3135;32.575;;;788;v
Nhlangwini;-30.575;30.063;;;382;v
Nhlangwini;-30.0182;30.1076;;;1483;v
Nhlangwini;-29.2752;31.1301;;;936;v
Nhlanhleni;-28.5626;30.3902;;;1226;v
Nhlanza;-30.7272;29.8849;;;382;v
Nhlanzana;-27.2986;32.2419;;;788;v
Nhlathimbe;-29.5142;29.5834;;;429;v
Nhlawathi;-28.0515;31.9871;;;406;v
Nhlazanyoni;-30.193;30.436;;;1476;v
Nhlazatshe;-28.1607;31.2423;;;1358;v
Nhleleni;-27.7885;31.7445;;;982;v
Nhlengesi;-30.4839;30.1925;;;401;v
Nhlesi;-28.7801;30.5441;;;1346;v
Nhlohlela;-28.8654;31.2156;;;263;v
Nhlokoyenkomo;-30.7566;29.9606;;;382;v
Nhlonga;-28.7498;30.6581;;;1346;v
Nhlophenkulu;-27.8812;31.6263;;;982;v
Nhloya;-28.3718;30.6508;;;998;v
Nhlozane;-30.3031;30.2924;;;402;v
Nhlungwane;-29.72;30.9719;;431;220;t
Nhluthelo;-29.6601;30.2611;;;1086;v
Niekerskraal;-28.4455;30.0856;;;240;v
Nietgedocht;-28.9408;30.3865;;;354;v
Niewjaarsfontein;-30.3281;29.6537;;;1362;v
Nigeria;-29.6682;31.0043;;783;220;v
Nikwe;-30.818;30.0032;;;445;v
Ningisa;-28.8298;30.7459;;;536;v
Ningizimu;-28.6624;31.8719;;;253;v
Nirvana Hills;-29.8615;30.8758;;1090;220;s
Njampela;-27.9653;31.7023;;;982;v
Njekane;-29.3918;31.276;;;563;v
Njengabantu;-29.2325;30.8244;;;354;v
Njiya;-27.694;32.4831;;;412;v
Njojo;-28.273;31.5257;;;1358;v
Njomelwano;-28.5729;31.5163;;;253;v
Njunga;-30.363;29.6393;;;1362;v
Nkabane;-28.4733;30.814;;;998;v
Nkabini;-29.7333;30.1221;;;1086;v
Nkadudu;-30.3854;30.0059;;;1362;v
Nkalokazi;-30.5676;30.4474;;;401;v
Nkalokazi;-30.3336;30.0578;;;402;v
Nkamba;-28.6437;30.4369;;;1226;v
Nkampini;-30.9186;30.271;;;1231;v
Nkampini;-30.3992;29.6884;;;1362;v
Nkanda;-27.9873;30.6326;;;998;v
Nkandle;-27.9766;30.6764;;;998;v
Nkangala;-30.4725;30.5492;;;401;v
Nkangala;-29.7399;30.8823;;;220;v
Nkangala;-28.8646;31.3328;;;263;v
Nkangala;-28.6935;30.1106;;;240;v;;1
Nkangala;-27.5517;32.0526;;;1355;v
Nkapha;-30.4678;29.9711;;;1362;v
Nkatha;-28.3718;32.133;;;900;v;;1
Nkatha 2;-28.433;32.0801;;975;900;v
Nkelabantwana;-29.762;29.7988;;;111;v
Nkhanangu;-28.6693;31.9798;;;253;v
Nkobongo;-29.4403;31.2108;;;35;v
Nkofeni;-30.5129;29.8817;;;1362;v
Nkojane;-28.8705;31.8457;;;1480;v
Nkolokoto;-28.3628;32.0457;;;900;v
Nkolovuzane;-29.2432;31.0198;;;729;v
Nkomanzana;-28.7814;29.2004;;;55;v
Nkombose;-28.398;32.1547;;;900;v
Nkomeni;-30.1371;29.7725;;;1362;v
Nkomeziphansi;-28.6886;30.7583;;;971;v
Nkomokazi;-29.93;30.7018;;;220;v
Nkomokazini;-28.9625;29.5852;;;267;v
Nkondweni;-28.795;31.2839;;;971;v
Nkoneni;-30.9432;30.2161;;;1231;v
Nkoneni;-30.5223;30.0738;;;382;v
Nkonisa;-28.6297;31.0349;;;971;v
Nkonjeni;-28.3331;31.5718;;;1358;v
Nkonjeni;-27.9234;31.8129;;;982;v;;1
Nkonjeni A;-27.9174;31.7178;;978;982;v
Nkonyamaneni;-28.0019;32.1758;;;406;v
Nkonyane;-28.8965;30.4316;;;1346;v
Nkonzo;-29.958;29.7965;;;208;v
Nkothaneni;-30.8905;30.2295;;;1231;v
Nkothweni;-29.6184;29.6292;;;429;v
Nkqozana;-30.2502;29.7204;;;1362;v
Nkumba;-29.7465;29.871;;;111;v
Nkumba-Nyuswa;-29.3872;30.9932;;;936;v
Nkume;-28.8227;31.5149;;251;901;s
Nkungumathe;-28.5078;31.0864;;;971;v
Nkungwini;-27.9213;31.8243;;;982;v
Nkungwini;-27.0083;32.0054;;;439;v
Nkunkwini;-29.3761;31.2849;;;563;v
Nkunzana;-27.7054;31.784;;;982;v
Nkunzempuga;-29.0705;31.4332;;;1263;v
Nkunzempunga;-28.938;31.2442;;;263;v
Nkunzempunga;-28.7259;31.4554;;;1475;v
Nkunzi;-28.323;30.0445;;;1488;v
Nkuwuwini;-27.891;31.8709;;;982;v
Nkwali;-30.1012;30.7954;;;1184;v
Nkwambane;-27.0185;32.1585;;;439;v
Nkwanini;-30.317;30.3121;;;402;v
Nkweme;-27.8553;31.89;;;982;v
Nkwezela;-29.8748;29.8124;;;208;v
Nobanga;-29.5405;30.7982;;;936;v
Nobugalaza;-28.5105;31.5207;;;1475;v
Nodwengu;-30.1969;29.8018;;;1362;v
Nofohla;-29.2524;31.0054;;;729;v
Nogayizivele;-28.6789;30.0924;;897;240;v
Nohaha;-28.4667;31.9833;;;571;v
Nohhihhi;-27.5402;32.0799;;;1355;v
Nokomkhonto;-27.7901;32.4786;;332;412;v
Nolangeni;-30.253;29.7976;;;1362;v
Nolila-Sonane;-28.8704;31.1534;;;263;v
Nomageje;-30.4391;30.1071;;;401;v
Nomahhala;-29.0577;31.0395;;;729;v
Nomakhanzana;-30.4815;30.5833;;;401;v
Nomangci;-28.6905;31.0969;;;971;v
Nombengeza;-30.7103;29.8748;;;382;v
Nomcondo;-28.0865;32.1703;;;406;v
Nomdaphu;-30.453;29.8649;;;1362;v
Nomdiya;-28.2292;31.3628;;;1358;v
Nomeva;-30.2834;29.7632;;;1362;v
Nomponjwana;-28.648;31.5844;;;253;v
Nomyaca;-28.7428;31.6852;;;901;v
Nondabuya;-27.3365;32.1476;;;460;v
Nongidi;-30.7828;29.9842;;;382;v
Nongidi;-30.1514;29.8504;;;1362;v
Nonginqa;-30.1632;29.5699;;;1362;v
Nonguqa;-29.7785;29.9222;;;111;v
Nonoti;-29.6631;30.6552;;;220;v
Nonoti;-29.5398;30.7732;;;936;v
Nonoti;-29.2495;31.3346;;;563;v
Noodberg;-29.4162;30.869;;;936;v
Noordsig;-28.7363;31.8989;;;253;s
North Beach;-29.8481;31.0337;;;220;s
North Industria;-29.8134;30.872;;1090;220;p
North Sand Bluff;-31.0463;30.2227;;;1098;s
Northcroft;-29.6991;30.9971;;1082;220;t
Northdale;-29.5596;30.4047;;;1086;v;54822;12
Northdene;-29.8674;30.8868;;1120;220;s
Northdown;-27.7108;30.0022;;;941;p
Northern Park;-29.5789;30.3669;;;1086;s
Northlands;-29.3276;31.2929;;;563;s
Noshezi;-29.6902;30.2607;;;1086;v
Noshungu;-28.8786;31.6385;;;901;v
Nositha;-30.8208;30.3291;;;738;v
Nothekwane;-28.832;30.9962;;;971;v
Noukloof;-27.4337;30.9628;;;1061;v
Noukraal;-27.4575;30.9803;;;1061;v
Novukela;-30.3842;29.7203;;;1362;v
Nozambula;-28.5411;32.0577;;;571;v
Nozandla;-28.9164;31.6278;;;335;v
Nqabelweni;-30.2115;29.5584;;;1362;v
Nqabeni;-30.18;29.4925;;;1362;v
Nqabeni;-29.6122;30.2246;;;1086;v
Nqabeni;-28.6721;30.6463;;;1346;v
Nqalweni;-30.6348;30.1914;;;445;v
Nqamane;-28.8825;31.2399;;;263;v
Nqekwane;-28.4125;31.5512;;;1475;v
Nqobane;-29.8858;30.7592;;;220;v
Nqokotho;-27.8577;31.6689;;;982;v
Nqoleni;-28.8729;30.6649;;;1346;v
Nqoleni;-28.7677;31.6553;;;263;v
Nqotweni;-28.17;31.8521;;;406;v
Nqula;-28.4697;29.2493;;;55;v
Nqulu;-27.8379;31.9423;;;982;v
Nqumeni;-29.8977;29.7484;;;208;v
Nqutsheni;-27.9491;32.4363;;;412;v
Nqutshini;-29.0958;31.6064;;665;717;v
Nqutshini;-28.7906;31.8392;;;253;s;;;;kwazulu-natal-nqutshini-empangeni-2
Nqwaqa;-30.1696;29.6498;;;1362;v
Nsamlome;-28.7241;30.8201;;;971;v
Nsangwini;-30.7753;30.3505;;;738;v
Nseleni;-28.6652;32.0229;;;1144;t
Nsimane;-27.8549;32.3797;;;412;v;;1
Nsimbini;-30.7841;30.3225;;;738;v
Nsingabani;-28.6819;30.8964;;;971;v
Nsingabantu;-28.6178;30.8817;;;971;v
Nsiswakazi;-29.8794;30.824;;1090;220;s
Nsonono;-29.2888;31.1659;;;936;v
Nsubeni;-28.2315;31.0011;;;998;v
Nsukaze;-28.1015;31.4302;;;1358;v
Nsukumbili;-27.0623;32.7596;;;722;v
Nsuze;-29.3676;30.9593;;;936;v
Nsuze;-28.5256;30.9653;;;971;v
Ntababomvu;-28.9039;30.2995;;;1346;v
Ntababomvu;-28.3278;30.7714;;1003;998;v
Ntababomvu A;-28.2958;30.6635;;;998;v
Ntababomvu B;-28.1674;30.949;;;998;v
Ntabakayishi;-28.9005;30.4051;;;1346;v
Ntabakucasha;-30.4438;30.2067;;;401;v
Ntabandlovu;-28.7135;31.2592;;;971;v
Ntabane;-30.0965;30.3499;;;402;v
Ntabane;-28.5609;31.8604;;;253;v
Ntabaningi;-29.3657;31.2768;;;563;v
Ntabankulu;-28.3028;31.5836;;;1358;v
Ntabayengwe;-27.112;32.0795;;;439;v
Ntabayenkosi;-28.5249;31.6129;;;253;v
Ntabayezulu;-27.7329;31.9673;;;982;v
Ntabazu;-30.4623;30.4464;;;401;v
Ntabebomvu;-28.3278;30.7714;;;998;v;;1
Ntabebomvu;-28.0823;30.6703;;;859;v
Ntabeni;-30.2521;29.7411;;;1362;v
Ntabesikopo;-30.1302;30.4804;;;1476;v
Ntamamhlophe;-28.2989;31.2598;;;1358;v
Ntambama;-30.266;30.1219;;;402;v
Ntamoyenkunzi;-28.891;31.2002;;;263;v
Ntandakuwela;-28.2744;31.4983;;;1358;v
Ntanyandlovu;-28.2687;30.6691;;;998;v
Ntanyazulu;-28.5962;30.3105;;;1226;v
Ntanyeni;-28.5277;30.7965;;;971;v
Ntanyeni;-28.4954;30.7787;;;998;v
Ntapha;-30.3132;30.2453;;;402;v
Ntembeni;-28.8441;31.0798;;;971;v
Ntendeka;-28.27;31.4172;;;1358;v
Ntenguland;-30.4793;30.4878;;;401;v
Ntenjane;-28.8918;31.5356;;;263;v
Ntenjanei;-28.8864;31.5499;;;263;v
Nthunzi;-28.6482;31.9847;;;253;v
Ntlambamasoka;-30.2726;29.8899;;;1362;v
Ntlangwini;-30.3992;29.779;;;1362;v
Ntlobeni;-30.4602;29.8784;;;1362;v
Ntolwane;-28.822;31.1245;;;971;v
Ntombiyahlulinina;-29.1367;31.1004;;;729;v
Ntondweni;-28.1845;32.1497;;;900;v
Ntongela;-29.7186;30.6952;;;220;v
Ntontiyane;-28.2253;31.4184;;;1358;v
Ntontonto;-30.2339;30.6003;;;1476;v
Ntoshoweni;-28.0735;31.7641;;;982;v
Ntoyini;-28.5992;31.9465;;;571;v
Ntsangwini;-29.3673;31.2389;;;563;v
Ntshabeni;-30.3721;30.0045;;;1362;v
Ntshaseni;-30.1088;30.4452;;;1476;v
Ntshayamoya;-30.2614;30.0935;;;402;v
Ntshentshelu;-28.7171;31.6527;;;263;v
Ntshingimpisi;-28.7406;32.1413;;;571;v
Ntshingwana;-30.1076;30.4769;;;1476;v
Ntshinini;-29.5821;29.8617;;;429;v
Ntshiza;-28.6423;30.7597;;;971;v
Ntshongwe;-27.412;32.351;;;788;v
Ntshongweni;-29.8385;30.7056;;;220;v
Ntsikeni;-30.1376;29.5891;;;1362;v
Ntukuso;-29.6715;30.5945;;;220;v
Ntukwini;-30.0737;30.7349;;;1184;v
Ntuli;-28.6417;30.322;;;1226;v
Ntulwana;-28.7696;30.9656;;;971;v
Ntumbeni;-28.6359;31.14;;;971;v
Ntunjambili;-28.9395;30.9442;;;729;v
Ntuthela;-28.8831;30.9421;;;536;v
Ntuthunga;-28.431;31.9292;;;571;v
Ntuze;-28.8794;31.7389;;;901;v
Ntuzuma A;-29.7555;30.9365;;1015;220;t
Ntuzuma B;-29.7506;30.9508;;1015;220;t
Ntuzuma C;-29.7349;30.9509;;1015;220;t
Ntuzuma E;-29.7255;30.9306;;1015;220;t
Ntuzuma F;-29.7316;30.9462;;1015;220;t
Ntuzuma G;-29.7215;30.9514;;1015;220;t
Ntuzuma H;-29.7269;30.9631;;1015;220;t
Ntwasahlobo;-29.6422;29.6788;;;429;v
Ntweka;-30.0634;30.6794;;;1184;v
Ntweni;-28.627;31.9867;;;571;v
Ntweni;-27.7708;31.8549;;;982;v
Ntwezi;-28.5957;31.9788;;;571;v
Nungwane;-30.0108;30.7152;;;220;v
Nungwane;-29.9986;30.6673;;;127;v
Nutwa;-29.095;31.1856;;;729;v
Nxamalala;-28.8354;30.4488;;;1346;v
Nxebeni;-28.5553;31.9365;;;571;v
Nxumalo;-28.5137;30.1624;;;240;v;;1
Nyaka;-30.1609;29.788;;;1362;v
Nyala Park;-28.7495;31.906;;;253;s
Nyalazi;-28.0567;32.4158;;;412;v
Nyamazane;-29.1617;31.0789;;;729;v
Nyandeni;-30.7109;29.7454;;;382;v
Nyandezulu;-30.7538;30.3425;;;1101;v
Nyanini;-28.902;31.4877;;;263;v
Nyanisweni;-30.8822;30.1934;;;1231;v
Nyanisweni;-30.1942;29.9056;;;1362;v
Nyanyadu;-27.9749;30.2906;;;390;v
Nyathini;-29.1333;31.4893;;665;717;v
Nyathini;-28.8994;31.5802;;;263;v
Nyathini;-27.878;31.9394;;;982;v
Nyathini;-27.8304;32.4249;;;412;v
Nyavini;-30.4038;30.3841;;;401;v
Nyawo;-27.2759;32.0692;;;460;v
Nyawoshane;-28.7565;31.0233;;;971;v
Nyembe;-30.174;29.7788;;;1362;v
Nyembe;-28.9336;31.8182;;;1480;v
Nyenyane;-27.015;32.6837;;;722;v
Nyimbithwa;-28.8164;31.2316;;;263;v
Nyonebomvu;-29.1641;30.9208;;;729;v
Nyoni;-29.0785;31.4622;;;1263;v
Nyonyana;-30.4924;30.4297;;;401;v
Nyonyana;-29.5915;31.0033;;;936;v
Nyusana;-28.6937;28.9922;;;55;v
Nzala;-28.8021;30.6973;;;1346;v
Nzalabantu;-28.7231;32.1656;;;571;v
Nzamangamandla;-28.1513;31.6494;;;982;v
Nzikinziki;-29.1572;31.1121;;;729;v
Nzimakwe;-31.0097;30.2306;;;1098;v
Nzimane;-28.5813;30.2458;;;1226;v
Nzinga;-29.5897;29.7507;;;429;v
Nzondwane;-27.8248;31.7344;;;982;v
Nzondweni;-29.7175;30.1243;;;1086;v
Nzuza;-29.1443;31.2067;;;729;v
OQhabiyeni;-28.5768;31.6117;;;253;v
Oak Park;-29.5622;30.3347;;144;1086;v
Oaklands;-29.8656;30.8011;;1090;220;s
Oaklands;-29.6437;31.0265;;1385;220;s;;;;kwazulu-natal-oaklands-durban-2
Obane;-27.6724;31.8695;;;982;v
Obanjeni;-28.9232;31.6753;;;901;v
Obhicini;-27.9686;31.8404;;391;982;v
Obhuqwini;-27.8635;31.5523;;;982;v
Obihlweni;-28.9723;31.1065;;;729;v
Obizo;-28.6499;31.8863;;;253;v
Obizo;-28.5966;31.9185;;;571;v
Observation Hill;-28.5355;29.7702;;;1488;s
Obuka A;-28.606;31.5697;;;253;v
Obuka B;-28.5279;31.5792;;;253;v
Obuka C;-28.5259;31.691;;;253;v
Ocean View;-29.9114;31.0268;;78;220;s
Ocheni;-29.1528;31.0151;;;729;v
Ockerts Kraal;-29.639;30.4283;;;1086;s
Odeke;-30.5067;30.3541;;;401;v
Odengeni;-27.8912;31.6621;;110;982;v
Odidini;-30.0401;30.6842;;;1184;v
Odishweni;-27.9139;31.7771;;;982;v
Odlameni;-29.5439;30.6593;;;1417;v
Ofantwini;-29.4765;30.7566;;;936;v
Ogade;-28.7332;29.125;;;55;v
Ogagwini;-30.0365;30.6597;;;127;v
Ogazini;-28.2756;30.9367;;;998;v
Ogedleni;-28.0389;31.3215;;;1358;v
Ogedleni;-27.6798;31.8461;;;982;v;;1
Ogedleni C;-27.6705;31.8063;;1028;982;v
Ogengele;-28.3268;32.1483;;;900;v
Ogunjini;-29.5742;30.9647;;;936;v
Ohaheni;-28.8095;31.6921;;;901;v
Ohaleni;-28.2211;30.7236;;;998;v
Ohlahla;-28.4738;30.9413;;;971;v
Ohlalwini;-27.3942;32.094;;;460;v;;2
Ohlange;-29.2332;31.1375;;;936;v
Ohlelo;-28.4748;31.0348;;;971;v
Ohutshini;-28.7615;31.1178;;;971;v
Okhalweni;-30.1688;30.4978;;;1476;v
Okhalweni;-30.0692;30.5427;;;127;v
Okhalweni;-29.8018;29.628;;;405;v
Okhalweni;-29.7063;30.1952;;;1086;v
Okhalweni;-27.6328;31.8725;;;982;v
Okhetheni;-29.9366;29.72;;;208;v
Okhombe A;-28.7014;29.0735;;;55;v
Okhukho;-28.2678;31.6868;;;1358;v
Okledeni;-28.0217;31.8088;;;982;v
Olakeni;-27.5311;32.6035;;;788;v
Olivia;-28.7108;29.1213;;;55;v
Oliviershoek;-28.6996;29.1572;;;55;v
Olubomvu;-28.6468;30.0177;;897;240;v
Olwambeni;-29.8956;30.7269;;;220;v
Ombimbini;-27.8972;31.4624;;;1358;v
Ongelweni;-28.5599;31.6534;;;253;v
Ongoye;-28.8702;31.8331;;;253;s
Ophate;-28.9107;30.338;;;1346;v;;1
Ophathe;-28.9107;30.338;;1037;1346;v
Ophiyaneni;-27.8598;31.5929;;565;982;v
Ophofini;-28.8402;30.9716;;;536;v
Ophokweni;-29.6473;30.6476;;;127;v
Ophondweni;-30.2136;30.5225;;;1476;v
Ophondweni;-28.1612;32.223;;;900;v
Ophondweni;-27.3051;32.1055;;;460;v
Opmerksaamheid;-28.5133;30.0361;;897;240;v
Opuzane;-27.4784;30.9442;;;1061;v
Oqaqeni;-29.1345;31.1477;;;729;v
Oqhumo;-28.8327;29.112;;;55;v
Oqungweni;-28.6695;30.2219;;;240;v
Oqweqweni;-29.6422;30.6023;;;127;v
Oranjedal;-27.3568;31.2143;;;1096;v
Oribi Gorge;-30.7108;30.2523;;;445;v
Oribi Heights;-29.6536;30.394;;;1086;s
Oribi Village;-29.6451;30.3979;;;1086;s
Orient Heights;-29.5599;30.42;;989;1086;v
Orient Hills;-30.0007;30.9195;;639;220;t
Osborn;-28.5999;31.3211;;;1475;v
Oshabeni;-27.0302;32.057;;;439;v
Oshamba;-30.477;30.2651;;;401;v
Oshikishi;-29.2008;31.0476;;;729;v
Oshikishini;-28.9016;30.9496;;;729;v
Osingisingini;-27.9885;31.6923;;;982;v
Osizweni;-27.7874;30.1549;;;941;t;77845;5
Osizweni A;-27.7875;30.1307;;1042;941;t
Osizweni C;-27.7789;30.1607;;1042;941;t
Osizweni D;-27.7823;30.1687;;1042;941;t
Osizweni E;-27.795;30.1597;;1042;941;t
Osizweni F;-27.7969;30.1264;;1042;941;t
Oslo Beach;-30.7663;30.4331;;;1101;s
Osuthu;-27.9973;31.5164;;;982;v
Othaka;-28.1875;30.806;;;998;v
Othame;-28.7151;30.5556;;;1346;v
Othandweni;-27.8455;31.518;;;982;v
Othini;-28.2297;31.3883;;;1358;v
Othinsangu;-28.0612;31.711;;;982;v;;1
Othinsangu B;-27.8882;31.8307;;1043;982;v
Othobothini;-27.3942;32.094;;1030;460;v
Othulini;-28.8766;30.4971;;;1346;v;;1
Ottawa;-29.668;31.0372;;1385;220;s
Ottawa South;-29.6805;31.0453;;70;220;s
Otungulu;-29.0714;31.6527;;;717;v
Outer West Durban;-29.7723;30.7333;;;220;s;;4
Ovondlo;-28.6606;32.0306;;;1144;v
Oyengweni;-29.1541;31.276;;;729;v
Paarde voet pad;-28.6278;30.05;;440;240;v
Padianager;-29.1763;31.4122;;1345;717;s
Pakkies;-30.5692;29.5885;;;521;v
Palestine;-29.6755;30.9939;;783;220;v
Palm Beach;-30.9789;30.2726;;;1098;s
Palmcliffe;-30.2403;30.7825;;;220;v
Palmiet;-29.8123;30.9659;;;220;s
Palmview;-29.6723;31.0233;;1082;220;t
Panekeni;-29.6993;30.6749;;;220;v
Paninkukhu;-30.4415;29.7441;;;1362;v
Panorama;-28.7539;31.8857;;;253;s
Panorama Gardens;-29.5751;30.4236;;;1086;s
Panorama Park;-30.1174;30.8434;;506;220;s
Papasi;-28.0568;31.9638;;;406;v
Paradise;-27.756;29.9208;;;941;s
Paradise Valley;-29.8399;30.8923;;1090;220;s
Park Hill;-29.7874;31.0237;;221;220;s
Park Rynie;-30.3244;30.731;;;1184;s
Parlock;-29.7961;30.9766;;943;220;s
Patane;-28.466;32.0193;;;571;v
Path Farm;-27.9682;30.2084;;;390;v
Patsoana;-28.2409;30.7934;;;998;v
PeaceTown;-28.4478;29.7448;;;1488;v
Pearl;-28.6167;30.019;;;240;v
Pelham;-29.6228;30.3843;;;1086;s
Pennendale;-29.2246;29.9904;;864;863;v
Perseverance;-29.0396;30.7629;;;536;v
Pevensey;-29.7918;29.6138;;;405;v
Phakwe;-28.8244;30.6473;;;1346;v
Phalafini;-28.6753;30.3081;;;1346;v
Phambana;-28.4761;31.052;;;971;v
Phaphasi;-27.843;31.7977;;;982;v
Phapheni;-27.271;32.2148;;;460;v
Phaphu;-28.9317;31.4442;;;263;v
Phayipini;-29.6268;30.3216;;;1086;v
Phelandaba;-27.0452;32.5342;;;722;v
Phezukwehlanze;-28.4835;31.5259;;;1475;v
Phillip;-27.8488;30.1998;;;179;v
Phindavele;-28.8721;31.1981;;;263;v
Phoenix;-29.7019;31.0107;;;220;t;176989;27
Phoenix Industrial;-29.7233;30.9982;;1082;220;p
Phola Mission;-29.6967;30.9199;;;220;v
Pholanyoni;-30.3249;29.7307;;;1362;v
Pholela;-28.7589;30.8613;;;971;v
Phondweni;-28.3015;32.2432;;;900;v
Phongola;-28.8356;31.7861;;;901;v
Phongolo;-30.4658;30.138;;;1101;v
Phumamuncu;-30.3952;30.0137;;;1362;v
Phumphele;-29.877;30.8312;;1090;220;s
Phumuza;-30.7523;29.9402;;;382;v
Phumuzamaphika;-28.7104;30.868;;;971;v
Phumuzamaphilo;-28.7008;30.8946;;;971;v
Phungula;-30.2225;29.7026;;;1362;v
Phuthini;-30.3019;30.1024;;;402;v
Pikinini Myamazane;-26.956;32.7125;;;722;v
Pikinini Nyamazane;-27.1515;31.9892;;;439;v
Pinelands;-29.8318;30.8523;;1090;220;s
Pineside;-29.8109;30.8754;;1090;220;s
Pineview;-29.8732;30.806;;1090;220;s
Pioneer Park;-27.7308;29.9367;;;941;s
Pivaanspoort;-27.4819;30.9936;;;1061;v
Plainhill;-30.2751;30.054;;;402;v
Plantations;-29.7952;30.767;;403;220;p
Plessis-Laer;-29.6432;30.3352;;;1086;s
Point;-29.8693;31.0474;;;220;s
Polela;-29.8183;29.7777;;;111;s
Poona;-27.9373;30.234;;;390;v
Port Dunford;-28.9209;31.833;;;1480;v
Port Zimbali;-29.5531;31.1902;;;35;v
Potsdam;-28.6381;30.0833;;440;240;v
Potukulu;-27.9057;31.9925;;;982;v
Prestbury;-29.6118;30.3418;;;1086;s
Prestondale;-29.7146;31.072;;1360;220;s
Prince's Grant;-29.3436;31.3743;;;563;v;;1;;kwazulu-natal-princes-grant-kwadukuza
Prince's Grant Golf Estate;-29.3436;31.3743;;1113;563;v;;;;kwazulu-natal-princes-grant-golf-estate-kwadukuza
Prospect Hall;-29.8012;31.0368;;221;220;s
Prospecton;-29.992;30.9333;;442;220;s
Protea Park;-30.7248;30.4312;;;1101;s
Prudentie;-27.3837;31.139;;;1096;v
Pumula;-30.642;30.5275;;;401;s
Purim Farm;-28.0189;30.7645;;;859;v
Qakwini;-28.146;32.3184;;;1170;v
Qanda;-29.7083;30.2111;;;1086;v
Qhiph'Khowe;-30.0094;30.9021;;274;220;t;;;;kwazulu-natal-qhiphkhowe-durban
Qhodela;-29.6378;30.7207;;;220;v
Qhudeni;-28.609;30.7517;;;998;v
Qina-About;-30.792;30.3477;;;738;v
Qinisela Manyuswa;-30.6473;30.161;;;445;v
Qokolwane;-27.5135;32.179;;;1355;v
Qoloqolo;-30.528;30.1958;;;1101;v
Qolweni;-28.7285;29.0602;;;55;v
Qomintaba;-28.6323;31.6329;;;253;v
Qomukuphila;-27.8389;32.459;;;412;v
Qondile;-27.7515;31.7458;;;982;v
Qondwane;-27.5181;32.639;;;788;v
Qondweni;-27.5587;32.4701;;;788;v
Qongqo;-28.0516;31.6393;;;982;v;;1
Qongqo B;-28.05;31.596;;1119;982;v
Qoqoda;-27.8078;31.6743;;;982;v
Qubeni A;-28.2255;31.5422;;;1358;v
Qubeni B;-28.1829;31.5533;;;1358;v
Queen Elizabeth;-29.5665;30.3202;;;1086;s
Queensburgh;-29.8834;30.8906;;;220;s;54846;7
Queensmead Industrial;-29.8942;30.9055;;1120;220;p
Quha;-30.4452;30.3822;;;401;v
Qulashe;-29.9289;29.6687;;;111;v
Qumeni;-30.2007;30.3486;;;402;v
Qunyaneni;-28.1218;31.5805;;;1358;v
Qwabe;-28.3475;30.7391;;;998;v
Qwasha;-28.1953;31.3368;;;1358;v
Qwayinduku;-28.8805;31.7107;;;901;v
Qwebela;-30.6903;29.9021;;;382;v
Rainham;-29.724;31.0231;;1082;220;t
Raisethorpe;-29.56;30.4107;;989;1086;v
Ramsgate;-30.8679;30.3581;;;738;s
Ramsgate Beach;-30.885;30.3485;;;738;s
Ramsgate South;-30.9019;30.3327;;;738;s
Randjieslaagte;-28.3258;29.6533;;;1488;v
Rawuka;-30.5008;29.8516;;;1362;v
Red Hill;-29.763;31.0278;;221;220;s
Redcliffe;-29.6437;31.0069;;;220;s;;3
Redcliffe AH;-29.6272;31.0222;;1136;220;p
Redfern;-29.7137;30.9841;;1082;220;t
Regency Park;-29.8816;30.8142;;1090;220;s
Rennies Beach;-31.0654;30.1971;;;1098;s
Rensburgsdrift;-28.9766;29.8994;;;267;v
Reservoir Hills;-29.8003;30.9445;;;220;s
Resevoir Hill;-28.5472;29.7646;;;1488;s
Reunion;-29.9643;30.9428;;1361;220;t
Rhebokfontein;-27.3811;31.4855;;;1096;v
Rhemia;-30.023;30.8817;;704;220;v
Richards Bay Central;-28.7496;32.0499;;;1144;s
Richards Bay Coal Terminal;-28.8155;32.0588;;;1144;s
Richem;-28.7664;31.889;;;253;s
Richmond Crest;-29.6526;30.3821;;;1086;s
Richview;-27.7852;29.9071;;;941;s
Ridgepark;-29.6489;30.3694;;;1086;s
Ridgeview;-29.8666;30.9425;;;220;s
Riesdale;-30.4513;29.691;;;1362;v
Riet River;-29.66;31.0215;;1385;220;s
Rietvallei;-29.712;30.654;;;220;v
Risecliff;-29.9125;30.8627;;145;220;t
River View;-28.4393;32.179;;;900;v
Riverdale;-29.2194;30.001;;864;863;v
Riverdene;-29.7761;30.9326;;943;220;s
Riverhorse Valley;-29.7766;30.9988;;942;220;t
Riversdale;-27.393;31.0046;;;1061;v
Riverside;-30.0837;29.6996;;;1362;v
Riverside Industrial;-27.7484;29.9768;;;941;p
Riverside Park;-30.3012;30.6668;;1476;1476;v
Riverview Park;-29.6299;31.049;;1385;220;s
Riyadh;-29.6486;31.0622;;1385;220;s
Rockford;-29.7147;31.0305;;1082;220;t
Rocklands;-31.0524;30.2135;;;1098;s
Rocky Spruit;-28.0119;30.0292;;;179;v
Rockymount;-30.3506;29.6802;;;1362;v
Ronaldskloof Ext;-29.7748;30.8442;;516;220;s
Rondedraai;-30.4156;29.9464;;;1362;v;;1
Rondedraai Plantasie;-30.4061;29.9424;;1158;1362;v
Rooihoek;-28.5838;29.3753;;;55;v
Rooipoort;-30.0557;29.4507;;;1362;v
Rookdale;-28.7192;29.2253;;;55;v
Roosboom;-28.6543;29.7116;;;1488;v;;1
Rose Park;-28.5779;29.7786;;;1488;s
Rosendal;-27.3031;31.4057;;;1096;v
Roseneath;-30.1871;30.742;;;220;v
Rosetta;-29.3225;29.9862;;;863;v
Rosettenville;-30.5329;30.4803;;;401;v
Royal Palm Estate;-29.4266;31.2533;;;563;v
Ruigtefontein;-28.321;30.0787;;;337;v
Ruins;-29.2253;29.6531;;;267;v
Rutland;-27.9415;30.2123;;;179;v
Rydalvale;-29.7111;30.9994;;1082;220;t
Saana Township;-29.6529;31.0321;;1385;220;s
Sabeka;-28.9671;31.6214;;;335;v
Sabhuza;-28.5334;31.904;;;571;v
Saiccor;-30.2124;30.7873;;1472;220;s
Saint Paul;-28.1004;30.687;;;859;v
Sakabula Golf & Country Estate;-29.5277;30.2332;;;425;s;;;;kwazulu-natal-sakabula-golf-country-estate-howick
Salaap;-30.3009;30.5385;;;1476;v
Salem;-29.8463;30.734;;;220;v
Salmon Bay;-31.0594;30.2214;;;1098;s
Salofu;-28.664;30.9311;;;971;v
Salt Rock;-29.4956;31.2414;;;35;v;;2
Samangu;-28.9766;31.001;;;729;v
Samanville;-29.5697;30.4163;;989;1086;v
Sampofu;-28.7402;30.426;;;1346;v
Samugu;-29.0065;31.257;;;263;v
Samungu;-29.3133;31.402;;;563;v
Samungu;-28.7632;30.7355;;;971;v
San Lameer;-30.9427;30.2965;;;1231;s
Sanathan;-30.3051;30.6691;;1476;1476;v
Sandfields;-29.5396;31.1392;;1487;220;s
Sangcwaba;-30.1873;30.4038;;;402;v
Sangoyana;-28.4633;31.7798;;;253;v
Sangoyane;-28.2828;31.4669;;;1358;v
Sangwana;-29.5395;30.8283;;;936;v
Sangweni;-29.1229;30.7905;;;536;v
Sangweyana;-28.5744;31.7148;;;253;v
Sankontshe;-29.7956;30.5922;;;220;v
Sans Souci;-29.1843;31.3503;;;563;v
Sanzwili;-29.6651;30.303;;233;1086;t
Sapref;-29.9782;30.9637;;222;220;s
Sarnia;-29.913;29.8508;;;208;v
Sarnia;-29.8313;30.8762;;1090;220;s
Satana;-30.4769;29.8044;;;1362;v
Savannah Park;-29.8796;30.8505;;1090;220;s
Sawoti;-29.9647;30.0347;;;170;v
Schuinshoogte;-27.7179;29.93;;;941;s
Schuzwekrans;-27.5016;31.047;;;1061;v
Scotston;-29.8167;29.4823;;;1363;s
Scottburgh South;-30.2971;30.7445;;;1184;s
Scottshill;-27.4798;31.0964;;;1061;v
Scottsville;-29.6199;30.3988;;;1086;s
Scottsville Ext;-29.641;30.404;;;1086;s
Sdashi;-28.5607;30.9474;;;971;v
Sdoho;-29.1937;31.0148;;;729;v
Sea Cow Lake;-29.7966;31;;221;220;s
Sea Park;-30.6962;30.4857;;;1101;s
Sea View;-29.9013;30.966;;222;220;s
Sekelani;-30.3753;29.6524;;;1362;v
Selbourne Golf Estate;-30.3719;30.6778;;;1184;s
Selection Beach;-29.6786;31.1129;;1471;220;s
Senkwanzela;-29.8624;29.8079;;;208;v
Senti;-30.3425;29.7067;;;1362;v
Senzokuhle;-29.6327;30.8984;;;220;v;;2
Seqomeni;-28.7303;29.072;;;55;v
Sese;-29.0199;31.0794;;;729;v
Seven;-28.3268;30.9064;;;998;v
Seventeen;-29.8488;30.6732;;;220;v
Sgisi;-28.7635;31.8186;;;253;s
Sgubudwini;-29.8804;30.7832;;;220;v
Sgweje;-28.5038;30.2606;;;240;v
Shaka's Rock;-29.5169;31.2287;;;35;v;;;;kwazulu-natal-shakas-rock-ballito
Shakas Head;-29.5006;31.2001;;;35;v
Shakaville;-29.3246;31.2986;;;563;t
Shallcross;-29.8837;30.8696;;1120;220;s
Shamto;-30.3866;29.9793;;;1362;v
Shangase;-29.574;30.8539;;;936;v
Shastri Park;-29.6762;31.0164;;1082;220;t
Shayamoya;-30.5357;29.4093;;;521;t
Shayamoya;-30.3308;30.6607;;1476;1476;v
Shayamoya;-29.8644;30.6052;;;127;v
Shayamoya;-29.1086;29.7105;;;267;v
Shayandawo;-28.0815;30.7566;;;859;v
Shayanyawo A;-28.5923;30.7279;;;998;v
Shayanyawo B;-28.6335;30.7229;;;998;v
Shayisa;-29.1482;31.3375;;768;1263;v
Sheffield Beach;-29.4806;31.2528;;;35;v;;2
Sheffield Manor;-29.4706;31.2465;;1200;35;v
Shellfish;-29.6094;29.799;;;429;v
Shelly Beach;-30.7967;30.4113;;;738;s
Shembes Village;-29.7049;30.9618;;431;220;t
Shemula;-27.0995;32.2272;;;439;v
Sherwood;-29.8321;30.9681;;;220;s
ShikiShela;-28.283;32.2311;;;900;v
Shilengeni;-27.8263;31.3212;;;641;v
Shiyabantu;-29.5997;29.8026;;;429;v
Shiyamphahla;-30.0886;30.473;;;1145;v
Shobalenyathi;-28.6779;30.7049;;;971;v
Shobashobane;-30.8049;30.1282;;;445;v
Shobeni;-30.8048;30.1824;;;1231;v
Shongweni;-29.8604;30.7251;;;220;v;;1
Shongweni Resource Reserve;-29.8604;30.7251;;1204;220;p
Shortts Retreat;-29.6612;30.4242;;;1086;s
Shroeders Hope;-28.1494;30.1381;;;337;s
Shudu;-29.4897;31.0135;;;936;v
Shulton Park;-30.0687;30.8553;;506;220;s
Shumayeleni;-28.0046;31.487;;;1358;v
Shushu;-28.9058;31.2037;;;263;v
Sibhamu;-28.9205;31.7243;;;901;v
Sibhoweni;-27.3728;32.4884;;;788;v
Sibhudeni;-28.7588;31.1849;;;971;v
Sibomvini;-30.0303;29.7383;;;170;v
Sibomvu;-28.0686;31.5013;;;982;v
Sibongile;-28.1854;30.2328;;;218;t
Sibongile;-27.4945;32.1389;;;1355;v
Sibonokuhle;-27.5527;32.2303;;;1355;v
Sibotsheni;-28.8187;29.2294;;;55;v
Sibuyane;-28.8576;30.8918;;;536;v
Sicelweni;-30.2101;29.9031;;;1362;v
Sidakeni;-28.016;31.3525;;;1358;v
Sidikideni;-30.137;29.6567;;;1362;v
Sidinsi;-27.9462;31.7706;;;982;v
Sidobe;-30.6236;30.4536;;;401;v
Sigangeni;-27.9018;31.6826;;;982;v
Sigedleni;-29.281;31.0024;;;936;v
Signal Hill;-29.614;30.3442;;;1086;s
Signal Hill;-27.713;29.9382;;;941;s
Sigodadeni;-30.8369;30.1862;;;1231;v
Sigqobheleni;-28.1979;30.9469;;;998;v
Sigubudu;-28.097;31.6816;;;982;v
Sihangwane;-27.0593;32.4159;;;722;v
Sihlangweni;-27.2365;31.9836;;1209;439;v
Sihlangwini;-27.2365;31.9836;;;439;v;;1
Sihlenga;-27.0831;32.4661;;;722;v
Sihleza;-30.5006;29.7261;;;1362;v
Sihosheni;-28.7117;30.7731;;;971;v
Sihuzu;-28.6764;31.8572;;;253;v
Sikaka Forest;-30.3701;30.3136;;948;401;p
Sikeni;-29.3435;31.1083;;;936;v
Sikeshini;-29.964;30.0973;;;170;v
Sikhalasenkosi;-28.8977;31.8975;;;1480;v
Sikhaleni;-28.7159;30.4615;;;1346;v
Sikhonyane;-29.0687;31.3916;;;1263;v
Sikhulu;-30.4107;29.7125;;;1362;v
Sikwakwaneni;-27.7931;32.4225;;;412;v
Silambo;-28.9929;31.1696;;;263;v
Silanda;-27.9509;31.4441;;;1358;v
Silokomane;-28.7542;30.9273;;;971;v
Silutshana;-28.4191;30.784;;;998;v
Silverglen;-29.9247;30.9025;;145;220;t
Silwane;-30.5944;30.4492;;;401;v
Silwerhout;-27.7198;31.7089;;;1096;v
Simbithi Eco-Estate;-29.5121;31.2172;;;35;v
Simdlangenstha;-27.3973;31.6556;;;1096;s
Simdlangentsha;-27.4341;30.9894;;;1061;v
Simelane;-27.875;31.4804;;;1358;v
Simolobha;-29.6638;29.8606;;;429;v
Simondi;-30.0409;30.5918;;;127;v
Sinathingi;-29.6814;30.2706;;;1086;v
Sindi;-29.2126;30.9935;;;729;v
Sindumbeni;-29.3534;30.9855;;;936;v
Sinembe;-29.4747;31.0742;;;936;v
Singisi;-30.2556;29.5354;;;1362;v
Sinkonkonko;-28.019;31.9345;;;982;v
Sinqanda;-27.7875;31.8338;;;982;v
Sinyama;-28.8743;30.2954;;;1346;v
Siphahleni;-30.5187;29.9171;;;1362;v
Siphande;-28.7192;30.7985;;;971;v
Siphangeni;-30.2297;29.6926;;;1362;v
Siphethu;-28.2285;31.5297;;;1358;v
Siphezi;-28.8144;31.4135;;;263;v
Siphina;-28.1623;31.6333;;;1358;v
Siphondweni;-27.1869;32.2966;;;788;v
Siphumelele;-29.7628;30.8968;;562;220;t
Sipofu;-30.4632;30.4126;;;401;v
Siqalabeni;-28.9109;29.2566;;;55;v
Siqandaqanda;-28.8179;31.3299;;;263;v
Siqobeleni;-27.1085;32.7996;;;722;v
Siqwanjana;-28.8744;31.5709;;;263;v
Siriya;-30.1111;29.8351;;;1362;v
Sishili;-28.2676;31.4313;;;1358;v
Sisulu;-30.2735;29.9409;;;1362;v
Sitezi;-28.0942;31.8882;;;406;v
Sithembile;-28.2021;30.1596;;;337;s
Sithumba;-29.6855;30.6992;;;220;v
Sithundu Hill;-29.8766;30.7976;;1090;220;s
Sithunjwana;-29.6412;29.8292;;;429;v
Sitofela;-29.6154;29.6884;;;429;v
Sitshikitselweni;-29.4806;30.7858;;;936;v
Situlwane;-28.9002;29.3739;;;55;v
Siwela;-27.7996;31.9712;;;982;v
Siwela;-27.7468;31.9335;;;982;v;;;;kwazulu-natal-siwela-nongoma-2
Siwela;-27.6961;31.9373;;;982;v;;;;kwazulu-natal-siwela-nongoma-3
Siweni;-29.6839;30.6095;;;220;v
Siwongozi;-29.758;30.0082;;;208;v
Siyanda;-29.7601;30.9662;;;220;t;;3
Siyanda A;-29.7606;30.9763;;1223;220;t
Siyanda B;-29.7601;30.9662;;1223;220;t
Siyanda C;-29.7618;30.9589;;1223;220;t
Siyathuhuka;-29.8742;30.2584;;;1145;v
Sizanenjana;-29.8443;29.8797;;;208;v
Skombaren;-27.9526;30.0243;;;179;v
Skoonplaas;-30.2606;29.94;;;1362;v
Slangspruit;-29.6699;30.3704;;;1086;t
Smukumuku;-28.4982;30.8577;;;971;v
Snamfu;-29.3073;31.0622;;;729;v
Sobantu;-29.5973;30.4245;;;1086;t
Sodwana;-27.5556;32.6651;;;412;v
Sofaya;-28.1198;30.8453;;;859;v
Sogedle;-28.9842;31.4228;;;263;v
Sokheni;-28.8023;30.78;;;536;v
Solhem;-29.3815;30.827;;;176;v
Somelulwazi;-30.2913;30.3213;;;402;v
Somerset Park;-29.734;31.0578;;1360;220;s
Somkele;-28.308;32.1028;;;900;v;;1
Somshoek;-28.513;30.2217;;433;240;v
Sondokhulu;-28.9824;31.0565;;;729;v
Sondzaba;-30.4816;29.9088;;;1362;v;;1
Sondzaba Reserve;-30.4816;29.9088;;1229;1362;p
Songonzima;-29.7052;30.1157;;;1086;v
Sordwana;-27.5442;32.6748;;;788;v
Sosibo;-30.4432;30.1588;;;401;v
South Beach;-29.8606;31.0382;;;220;s
Southgate;-29.7308;31.0287;;1082;220;t
Southmead;-29.8625;30.8517;;1090;220;s
Southport;-30.6796;30.4997;;;1101;s
Southridge;-29.6579;31.0479;;1385;220;s
Southworld;-29.0458;29.7693;;;267;v
Sovane;-27.6522;31.7777;;;982;v
Soweto;-29.7174;30.9305;;431;220;t
Sparks;-29.8363;30.9823;;54;220;s
Spekboom;-27.3589;31.4219;;;1096;v
Spinnes;-28.6395;30.9004;;;971;v
Spookmill;-27.8169;30.2539;;;179;v
Springbok Laagte;-27.838;30.2428;;;179;v
Springfield;-29.8197;30.9975;;;220;s
Springlake;-28.0572;30.1365;;;390;v
Springvale Mission;-30.1049;30.2892;;;402;v
Squebezi;-27.9265;31.3844;;;641;v
St Barnabas;-30.2205;29.8285;;;1362;v
St Bernard's Mission;-30.0334;30.4228;;;1145;v;;;;kwazulu-natal-st-bernards-mission-richmond
St Cyprian Mission;-29.0217;31.4346;;;1263;v
St Helier;-29.794;30.7762;;333;220;s
St Lucia;-28.3775;32.4137;;;1240;v
St Lucia's;-28.3775;32.4137;;;1240;v;;;;kwazulu-natal-st-lucias-st-lucia
St Mathews;-27.9565;30.6306;;;998;v
St Paul;-30.254;29.6786;;;1362;v
St Wendolins Ridge;-29.8696;30.8488;;1090;220;s
St Winifreds;-30.0887;30.8525;;506;220;s
St. Lawrence;-29.6964;30.7433;;;220;v;;;;kwazulu-natal-st-lawrence-durban
St. Michael's on Sea;-30.8239;30.4032;;;738;s;;;;kwazulu-natal-st-michaels-on-sea-margate
Stamford Hill;-29.8287;31.0299;;;220;s
Stanger Central;-29.3397;31.2897;;;563;s
Stanmore;-29.697;31.0232;;1082;220;t
Stanvac;-29.9495;30.9851;;78;220;s
Star of the Sea Mission;-26.9497;32.7804;;570;722;v
Starami;-29.5538;31.1059;;376;220;t
Starwood;-29.7034;31.0034;;1082;220;t
Steadville;-28.5694;29.8216;;;1488;t
Steelcastle;-29.7799;30.9574;;943;220;s
Stezi;-28.7026;31.8636;;;253;v
Stockville;-29.8092;30.7999;;516;220;s
Stonebridge;-29.7223;31.0147;;1082;220;t
Straalfontein;-28.4065;30.8964;;;998;v
Straalhoek;-30.3363;29.8685;;;1362;v
Strangerest;-30.3352;29.9824;;;1362;v
Stratford;-28.2071;30.2816;;;218;v
Striijbank;-28.0043;30.1233;;;179;v
Sugar Mill;-28.896;31.3122;;;263;v
Summerfield;-30.3836;30.0374;;;1362;v
Summerveld;-29.8176;30.7153;;1047;220;s
Sundumbili A;-29.1384;31.3949;;;1263;v
Sundumbili B;-29.04;31.4756;;;1263;v
Sunduza;-30.8581;30.2546;;;1231;v
Sunduza;-30.56;30.2389;;;1101;v
Sunford;-29.6964;31.0077;;1082;220;t
Sungulwane;-27.8081;32.2138;;406;412;v
Sunningdale;-29.746;31.0434;;1360;220;s
Sunnyridge;-27.7245;29.9519;;;941;s
Sunrise;-28.2751;30.7047;;;998;v
Sunset View;-27.7756;29.9058;;;941;s
Sunwich Port;-30.6658;30.51;;;1101;s
Surprise Farm;-29.8114;30.8408;;1090;220;s
Surrey;-27.8317;30.2735;;;179;v
Sury Aville;-27.7619;29.9119;;;941;s
Suspense;-27.7252;30.1242;;;941;v
Sutherlands;-28.9861;30.3424;;;863;v
Swane;-28.8742;31.0548;;;971;v
Swayimana;-29.5031;30.6451;;;1417;v
Sweetwaters;-29.5955;30.2944;;;404;s
Swidi;-29.3779;30.8672;;;176;v
Sydenham;-29.8311;30.9915;;54;220;s
Tafamasi;-29.5459;30.8702;;;936;v
Tafeni;-30.3811;29.9424;;;1362;v
Tafula;-29.6775;30.9358;;431;220;t
Tafuleni;-29.7147;30.2473;;;1086;v
Takani;-30.3889;29.9205;;;1362;v
Talane;-28.5253;31.0563;;;971;v
Tamboekiesdraai;-27.3948;31.042;;;1061;v
Tanganeni;-28.1673;31.8703;;;406;v
Tanzania;-29.6875;30.9755;;783;220;v
Tarsvaly;-29.9803;29.7836;;;170;v
Taum;-27.8018;29.9947;;;941;v
Telezeni;-28.087;30.6725;;;859;v
Tembe;-26.9461;32.4677;;;722;v;;1
Tembe Elephant Reserve;-26.9461;32.4677;;1277;722;p
Tembeni;-30.3674;29.9151;;;1362;v
Temple Valley;-29.6507;31.0548;;1385;220;s
Tenten's Kraal;-28.6658;30.0983;;;240;v;;;;kwazulu-natal-tentens-kraal-ekuvukeni
Thafamasi;-29.0557;31.0165;;;729;v
Thalaneni;-28.5748;31.0285;;;971;v
Thaleni;-30.5478;30.1706;;;1101;v
Thaleni;-28.5039;30.9543;;;971;v
Thandanini;-28.1247;31.9369;;;406;v
Thandaza;-29.7905;30.6202;;;220;v
Thandizwe;-26.9786;32.7243;;;722;v
Thawini;-28.8965;31.5201;;;263;v
The Cottage;-30.2647;29.9325;;;1362;v
The Downs;-28.6839;29.1413;;;55;v
The Grange;-29.6446;30.3742;;;1086;s
The Greater St.Lucia;-27.6946;32.5492;;;412;v;;;;kwazulu-natal-the-greater-st-lucia-hluhluwe
The Meadows;-29.6409;30.4168;;;1086;s
The Ravine;-28.7338;30.2158;;897;240;v
The Ridge;-30.3503;30.4124;;;401;v
The Ridge;-29.677;29.6694;;;405;v
The Wolds;-29.7935;30.8715;;1090;220;s
Theekloof;-30.4184;29.931;;;1362;v
Thelawayeka;-30.8603;30.2174;;;1231;v
Thelezini;-28.1003;30.6442;;;998;v
Thembalethu;-30.8881;30.2944;;;1231;v
Thembalihle;-28.8786;29.9168;;;267;v
Thembelinie;-30.4943;30.1702;;;1101;v
Thembeni;-30.7303;30.1045;;;445;v
Thembeni;-29.3902;31.2842;;;563;v
Thendele;-29.3727;29.6879;;;863;v
Thendeni;-30.4034;30.2245;;;401;v
Thengani;-27.0196;32.7303;;;722;v
Thenti;-30.1086;29.6325;;;1362;v
Thintumkhaba;-28.814;31.4764;;;263;v
Thistles;-30.654;30.0418;;;445;v
Thobo;-30.215;29.6913;;;1362;v
Thokazi;-27.7883;31.6106;;;982;v;;1
Thokazi;-27.2917;32.4235;;;788;v
Thokoza;-28.3283;31.4278;;;1358;v
Thongasi;-30.9919;30.2137;;;1098;v
Thonjeni;-30.1144;29.7826;;;1362;v
Thonsini;-29.9659;29.5021;;;111;v
Thornville;-29.7393;30.3825;;;1145;v
Thornwood;-29.8567;30.8091;;;220;t
Thorny Bush;-30.4161;29.9861;;;1362;v
Three Hills;-31.0215;30.232;;;1098;s
Thubalethu;-28.5633;31.3913;;;1475;s
Thukuzele;-27.6732;31.0608;;168;410;s
Thulani;-28.6321;31.0057;;;971;v
Thulini Lwezulu;-28.8552;30.4806;;;1346;v
Thulwini;-29.0894;30.8796;;;536;v
Thuma;-28.8281;31.0681;;;971;v
Thundeza;-30.9803;30.2157;;;1098;v
Thungwini;-27.4697;32.6654;;;788;v
Thuntutha;-30.5944;30.4199;;;401;v
Thusumuntu;-29.7224;30.7624;;;220;v
Thuthuka;-30.3938;30.2155;;;401;v
Thuthuka;-29.1085;31.536;;665;717;v
Tigerhoek;-30.528;29.6291;;;1362;v
Tin Town;-29.7408;30.8725;;;220;v
Tinley Manor Beach;-29.449;31.286;;;35;v;;1
Tobolsk;-27.3116;31.2382;;;1096;v
Tollgate;-29.8351;30.8111;;1090;220;s
Tongaat Beach;-29.5808;31.1791;;1427;220;s
Tongaat Industrial;-29.5589;31.1326;;1487;220;p
Tongaat Mews;-29.5766;31.1218;;1487;220;s
Tongwe;-28.8587;30.8571;;;536;v;;;Dakeni
Tonjeni;-30.6477;30.1137;;;445;v
Town Bush Valley;-29.5677;30.3299;;;1086;s
Town Hill;-29.5892;30.3662;;;1086;s
Townview;-29.3357;31.2724;;;563;s
Townview;-29.2141;30.0066;;;863;v
Trafalgar;-30.9594;30.2927;;;1231;s
Treasure Beach;-29.947;30.9935;;78;220;s
Trenance Manor;-29.6765;31.0082;;1082;220;t
Trenance Park;-29.6587;31.007;;783;220;v
Trurolands;-29.5731;31.102;;1487;220;s
Trust Feed A;-29.3977;30.5424;;;939;v
Trust Feed B;-29.5266;30.588;;;1417;v
Tsaula;-30.0544;29.4782;;;1362;v
Tshaneni;-27.6449;32.1184;;;1355;v
Tsheleni;-30.3653;30.114;;;402;v
Tshelimnyama;-29.8381;30.8042;;;220;t
Tshonono;-28.0086;31.8601;;;982;v
Tucrose;-29.2318;31.229;;;936;v
Tugela Estates;-28.742;30.1662;;897;240;v
Tugela Mouth;-29.2216;31.5036;;;717;v
Tulwana;-28.7869;30.9372;;;971;v
Tuse;-30.5058;29.7478;;;1362;v
Tuzi-Gazi;-28.7967;32.0861;;;1144;s
Twhatgwha;-27.9571;30.1475;;;179;v
UCC;-29.3671;31.2563;;;563;v
Ubani;-27.6916;31.9065;;;982;v
Ubombo;-27.5716;32.0948;;;1355;v
Ubombo;-27.4222;32.6869;;;788;v
Ufasimba;-28.7244;31.714;;;901;v
Uitkyk;-27.866;30.1765;;;179;v
Uitkytoring Landstrip;-28.3651;32.2443;;;900;s
Uitval Closer Settlement;-28.4703;30.2513;;258;240;v
Uitvlugt;-28.455;30.1377;;;240;v
Ulundi B;-28.2955;31.4125;;;1358;s
Ulundi BA;-28.3007;31.4285;;;1358;s
Ulundi C;-28.2895;31.4294;;;1358;s
Ulundi D;-28.2772;31.4387;;;1358;s
Ulundi L;-28.3143;31.4372;;;1358;s
Umbango;-30.7362;30.4289;;;1101;s
Umbhayi;-29.5746;31.0919;;;220;v
Umbilo;-29.8843;30.979;;54;220;s
Umbogintwini;-30.0232;30.8988;;1469;220;s
Umbulwana;-28.6196;29.8291;;;1488;v
Umbumbulu;-30.1629;30.7331;;;1184;v
Umbumbulu;-29.9622;30.6882;;;220;v;;1
Umbumbulu Smallholdings;-30.1933;30.7956;;1359;220;p
Umdloti;-29.5892;30.8755;;;936;v
Umdloti Beach;-29.6566;31.1245;;1471;220;s
Umfolozi;-28.334;31.816;;;406;v
Umgababa South;-30.161;30.8214;;;220;v
Umgagaba;-29.7436;30.8928;;;220;v
Umgai;-30.3865;30.4824;;;401;v
Umgayi;-30.3397;30.4654;;;401;v
Umgeni;-29.6517;30.7852;;;220;v
Umgeni Business Park;-29.8086;30.9931;;;220;s
Umgeni Park;-29.8043;31.0211;;221;220;s
Umgwemphisi;-30.2367;30.6868;;;1184;v
Umgwenya;-30.0937;30.5045;;;1145;v
Umhlabatyan;-30.3418;30.1519;;;402;v
Umhlali;-29.4839;31.2219;;;35;v
Umhlali Beach;-29.5037;31.2339;;1173;35;v
Umhlali Golf and Country Estate;-29.5139;31.1935;;;35;v
Umhlanga;-29.7286;31.0692;;;220;s;;8
Umhlanga Ridge;-29.7286;31.0692;;1360;220;s
Umhlanga Rocks;-29.7448;31.075;;1360;220;s
Umhlathuze;-28.7738;31.8804;;;253;s
Umhlatuzana;-29.9042;30.9235;;145;220;t
Umhloti Heights;-29.6339;31.0443;;1385;220;s
Umhlumayo;-28.6942;30.1691;;;240;v
Umjila;-29.9696;29.8792;;;170;v
Umkhamba;-27.765;31.1444;;;410;v
Umlaza;-27.7706;31.9005;;;982;v
Umlazi;-29.9657;30.8849;;;220;t;404811;30;eMlazi
Umlazi A;-29.958;30.9166;;1361;220;t
Umlazi AA;-29.9781;30.8687;;1361;220;t
Umlazi B;-29.9583;30.9063;;1361;220;t
Umlazi BB;-29.9818;30.8604;;1361;220;t
Umlazi C;-29.9512;30.9019;;1361;220;t
Umlazi CC;-29.9717;30.8454;;1361;220;t
Umlazi D;-29.9671;30.903;;1361;220;t
Umlazi DD;-29.9615;30.8362;;1361;220;t
Umlazi E;-29.9456;30.9177;;1361;220;t
Umlazi F;-29.9454;30.8941;;1361;220;t
Umlazi G;-29.949;30.8828;;1361;220;t
Umlazi H;-29.9479;30.8703;;1361;220;t
Umlazi J;-29.9516;30.8608;;1361;220;t
Umlazi K;-29.965;30.8522;;1361;220;t
Umlazi L;-29.9682;30.8636;;1361;220;t
Umlazi M;-29.9698;30.8728;;1361;220;t
Umlazi N;-29.9631;30.8787;;1361;220;t
Umlazi P;-29.9741;30.8864;;1361;220;t
Umlazi Q;-29.9812;30.8952;;1361;220;t
Umlazi R;-29.965;30.8879;;1361;220;t
Umlazi S;-29.9696;30.9169;;1361;220;t
Umlazi T;-29.9783;30.9085;;1361;220;t
Umlazi U;-29.9911;30.8929;;1361;220;t
Umlazi V;-29.959;30.9326;;1361;220;t
Umlazi W;-29.9582;30.892;;1361;220;t
Umlazi Y;-30.0055;30.8815;;1361;220;t
Umlazi Z;-29.9916;30.8776;;1361;220;t
Umngeni;-29.7253;30.8964;;;220;v
Umnini;-30.1475;30.7995;;;220;v
Umphumulo;-29.1305;31.0347;;;729;v
Umshinini;-29.8661;30.8379;;1090;220;s
Umshukangubo;-29.1844;31.1995;;;729;v
Umtentweni;-30.7159;30.4638;;;1101;s
Umvoti;-29.2208;31.0092;;;729;v
Umvozana;-29.2195;31.0883;;;729;v
Umvumase;-29.1228;31.2353;;;729;v
Umzimkhulu;-30.2647;29.9325;;;1362;v
Umzimkhulu Ext;-30.2677;29.925;;;1362;v
Umzinto;-30.5833;30.517;;;401;v
Umzokhanyoya;-30.4793;30.0244;;;382;v
Umzulwini;-29.174;31.1668;;;729;v
Umzumbe;-30.6205;30.5409;;;401;s
Underberg East;-29.7847;29.5082;;;1363;s
Ungendwa;-30.0608;30.8011;;;1184;v
Uphande;-27.4913;32.0971;;;460;v
Upper Ferncliffe;-29.5584;30.3326;;144;1086;v
Upper Mantungwa;-29.6106;30.8595;;;936;v
Upper Manzana;-29.6327;30.8984;;1194;220;v
Upper Maotana;-29.6634;30.9933;;783;220;v
Uqaqa;-29.0467;31.0775;;;729;v
Uqaqani;-30.0277;29.637;;;170;v
Uqweqwe;-28.1233;30.7946;;;859;v
Usuthu;-29.4701;30.8067;;;936;v
Usuthu;-27.9561;31.5623;;;982;v
Uswani;-30.391;30.6439;;;1067;v
Uthweba;-29.6988;30.5894;;;220;v
Uvongo;-30.8316;30.3873;;;738;s
Uvongo Beach;-30.832;30.397;;;738;s
Uzimgwenya;-28.8662;31.9056;;;1480;v
Vaalbank;-27.7201;31.0257;;;410;v
Vaalkop;-28.4778;30.211;;;240;v;;1
Vaalkrans;-29.0709;30.3852;;;354;v
Valdin Heights;-29.6549;31.0522;;1385;220;s
Van Riebeeck Park;-28.5641;29.7586;;;1488;s
Van Riebeeckpark;-29.9224;31.0104;;78;220;s
Vanrova;-29.5601;31.1127;;1487;220;s
Vekeza;-28.9815;31.5479;;;335;v
Velabahleke;-29.1804;31.0037;;;729;v
Velabandhla;-28.6882;32.1981;;;571;v
Velabethuke;-30.2432;30.1006;;;402;v
Veld En Vlei;-28.7372;32.0636;;;1144;s
Velumemeze;-30.5659;30.4958;;;401;v
Verdriet;-27.9861;30.1403;;;179;v
Vergelegen;-29.5396;29.4645;;;429;p
Vernon Crookes;-30.2854;30.5891;;;1476;v;;1
Vernon Crookes Game Park;-30.2854;30.5891;;1384;1476;v
Verulam;-29.6477;31.0391;;;220;s;37273;21
Vezunyawo;-28.2528;31.3822;;;1358;v
Vilani;-27.8673;31.7059;;;982;v
Vimbane;-30.5072;29.7619;;;1362;v
Vimbisikhala;-27.9634;31.7259;;;982;v
Virginia;-29.7668;31.0523;;221;220;s
Vlakplaas;-27.42;31.0332;;;1061;v
Vlam;-27.7622;29.9498;;;941;s
Vongotho;-28.9198;31.652;;;901;v
Vonguzana;-30.253;30.5329;;;1476;v
Vreemdeburg;-28.7061;30.1561;;;240;v;;1
Vryheid;-28.197;31.0082;;;998;v
Vryheid;-28.1745;31.2812;;;1358;v
Vryheid East;-27.7696;30.8442;;;1407;s
Vuka;-30.2279;29.6541;;;1362;v
Vuka;-28.5394;31.0256;;;971;v
Vukaphanzi;-28.8036;30.8866;;;536;v
Vulindlala;-29.7043;30.7352;;;220;v
Vulindlela;-30.1466;30.6563;;;1184;v
Vulindlela;-28.8536;31.8465;;;253;t
Vuma;-28.837;31.3804;;;263;v
Vuma A;-29.1631;30.9797;;;729;v
Vuma B;-29.1878;31.0336;;;729;v
Vumanhlamvo;-28.7038;31.114;;;971;v
Vumankala;-28.2029;30.8586;;;998;v
Vumbu;-28.8758;31.0083;;;729;v
Vungama A;-27.7675;31.9178;;;982;v
Vungama B;-27.792;31.9559;;;982;v
Vuthela;-28.2461;31.4601;;;1358;v
Vuthele;-28.2074;31.4953;;;1358;v
Vutshini;-28.6531;30.9562;;;971;v
Wambaza;-28.6701;31.5612;;;253;v
Wangu;-29.125;31.5788;;665;717;v
Warner Beach;-30.0838;30.8632;;506;220;s
Warrenton;-29.3274;31.2844;;;563;s
Waschbank;-30.3622;29.9494;;;1362;v
Washington Heights;-29.8736;30.8186;;1090;220;s
Waterfall;-29.7448;30.8214;;;220;s;;3
Waterloo;-29.6651;31.0595;;70;220;t
Waterloo Village;-29.6611;31.0795;;70;220;s
Watershed;-28.3123;29.6941;;;1488;v
Watersmeet;-28.3978;29.738;;;1488;v
Waterval;-27.4597;30.9975;;;1061;v
Waterways;-29.5717;31.1117;;1487;220;s
Wathanga;-29.8414;30.6845;;;220;v
Watsonia;-29.5768;31.0996;;1487;220;s
Wela;-30.7583;29.9062;;;382;v
Wela;-27.9886;31.9184;;;982;v
Welbedacht;-29.9305;30.8644;;145;220;t
Welcome;-27.2245;32.2832;;;788;v
Weltevreden;-29.2483;30.7012;;;176;v
Wembesi A;-29.0635;29.7684;;;267;v
Wembley;-29.591;30.3461;;;1086;s
Wensleydale;-29.6051;30.3991;;;1086;s
Wentworth;-29.9274;30.9954;;78;220;t
West Riding;-29.7598;30.763;;403;220;s
Westcliff;-29.9122;30.8934;;145;220;t
Westgate;-29.6484;30.3823;;;1086;s
Westham;-29.6953;30.9853;;1082;220;t
Westmead;-29.8228;30.8319;;1090;220;s
Westmead Ext;-29.8157;30.8242;;1090;220;s
Weston;-29.1993;30.0149;;864;863;v
Westrich;-29.7693;30.9392;;943;220;s
Westridge;-29.8528;30.9752;;;220;v;;1
Westville;-29.8231;30.9255;;;220;s;30508;6
Wewe;-29.422;30.9363;;;936;v
Weza;-30.5966;29.7468;;;382;v
Whetstone;-29.7081;30.9881;;1082;220;t
Whispers;-29.5492;30.4396;;;1086;s
White City;-30.2662;29.9415;;;1362;v
White City;-29.5769;30.5707;;;127;v
White City;-27.9098;31.6686;;;982;v
White City;-27.6717;30.312;;;1367;s
Whitecliff;-27.3076;31.361;;;1096;v
Widenham;-30.2188;30.7937;;1472;220;s
Wiggins;-29.8545;30.9619;;;220;s
Wild En Weide;-28.734;32.0498;;;1144;s
Wilgefontein;-29.7076;30.3241;;;1086;v
Willow Glen;-30.2227;30.7334;;153;220;s
Willowbrook;-29.6652;29.684;;;429;v
Willowton;-29.5892;30.4122;;;1086;s
Wilts;-27.9544;30.2457;;;390;v
Windermere;-29.8305;31.0196;;54;220;s
Windsor-on-Sea;-30.8115;30.4093;;;738;s
Wingrove;-30.4652;30.6165;;;1067;v
Winklespruit;-30.102;30.8551;;506;220;s
Winston Park;-29.8095;30.7818;;333;220;s
Winterhoek;-29.0231;30.3033;;;863;v
Wintershoek;-28.5698;30.114;;656;240;v
Winterskloof;-29.5847;30.2906;;;404;s
Witkop;-28.244;30.8443;;;998;v
Wittekleifontein;-28.6121;30.0892;;656;240;v
Wittekop;-28.4667;29.2694;;;55;v
Wolwane;-28.6533;30.6076;;;1346;v
Wome;-29.2774;31.0637;;;729;v
Wood Grange;-30.592;30.562;;;401;s
Woodford;-28.6893;29.3001;;;55;v
Woodhaven;-29.9227;30.9454;;222;220;s
Woodhurst;-29.9072;30.9017;;145;220;t
Woodlands;-29.9278;30.9556;;222;220;s
Woodlands;-29.7967;30.8014;;333;220;s;;;;kwazulu-natal-woodlands-durban-2
Woodlands;-29.7109;31.0768;;1360;220;s;;;;kwazulu-natal-woodlands-durban-3
Woodlands;-29.5809;30.3882;;;1086;s
Woodlands Happy Valley;-29.572;30.3853;;989;1086;v
Woodside;-29.826;30.9031;;1090;220;s
Woodview;-29.684;31.0275;;1082;220;t
Worlds View;-29.5777;30.3143;;;404;s
Wosiyane;-30.7095;30.0838;;;445;v
Wowana;-30.4943;30.2309;;;401;v
Woyisane;-28.9554;31.0343;;;729;v
Woza;-30.9535;30.2401;;;1231;v
Woza;-29.1801;31.0602;;;729;v
Woza;-28.5019;30.5906;;;1226;v
Wubwini;-30.113;30.7294;;;1184;v
Xalasho;-28.6018;31.022;;;971;v
Xamukavinjelwa;-28.5294;31.0874;;;971;v
Xamuxolo;-29.6445;30.1476;;;1086;v
Xasana;-28.1455;31.5977;;;1358;v
Ximba;-29.7139;30.5771;;;220;v
Xolo;-28.1674;31.5548;;;1358;v
Xosheyakhe;-29.7859;29.7939;;;111;v
Xulu;-28.6204;30.9299;;;971;v
Xwayisane;-28.0466;31.4234;;;1358;v
Yellow Wood Park;-29.9179;30.9373;;222;220;s
Yemeni;-28.8209;31.6697;;;901;v
Yetheni;-28.9074;31.6657;;;901;v
Zadungeni;-30.1814;29.9015;;;1362;v
Zamani;-29.8262;30.6394;;892;220;t
Zamazema;-28.732;30.1949;;897;240;v
Zambia;-29.6922;30.9709;;783;220;v
Zamokhuhe;-29.7773;30.8615;;516;220;s
Zamokuhle;-28.9327;31.6829;;;901;v
Zamokuhle;-28.654;30.0338;;;240;v
Zayeka;-29.6189;30.2735;;;1086;v
Zembeni;-28.0256;31.3963;;;1358;v
Zenzani;-29.3786;30.031;;;992;v
Zenzele;-28.8539;31.858;;;1480;v
Zenzele;-28.5131;30.3569;;;1226;v
Ziba;-29.1962;30.762;;;176;v
Ziba;-29.192;30.8215;;;536;v
Zibayeni;-28.0292;32.0541;;;406;v
Zidedele;-28.7479;31.9142;;;253;s
Zidonini;-28.1394;31.973;;;406;v
Zigagayi;-28.7286;31.4723;;;1475;v
Zihlakaniphele;-27.8566;31.8219;;;982;v
Zilweleni;-29.8696;30.7883;;1090;220;s
Zimbabwe;-29.6911;30.9771;;783;220;v
Zimbali Coastal Estate;-29.5489;31.2008;;;35;v
Zimbidli;-28.9655;31.3891;;;263;v
Zimbube;-28.6778;31.344;;;1475;v
Zimpisi B;-28.858;31.2259;;;263;v
Zimpohlo;-28.8617;31.5883;;;263;v
Zimpondweni;-29.5745;30.8171;;;936;v
Zinhlezuka;-28.9877;31.3838;;;263;v
Zinkunzini;-28.5433;30.8442;;;971;v
Zinkwazi Beach;-29.286;31.4367;;;563;v
Ziyendane;-29.0598;31.3648;;;335;v
Zomboda;-28.0704;31.7331;;;982;v
Zondagsrivierspoort;-28.5902;30.1167;;;240;v
Zondane;-27.8038;31.736;;;982;v
Zondela;-28.3075;31.4426;;;1358;s
Zondo;-27.9036;30.2273;;;179;v
Zulwini;-27.3025;32.0541;;;460;v
Zungu;-28.0143;31.6832;;;982;v
Zungweni;-28.5757;31.1481;;;971;v
Zwartkloof;-27.3898;31.5541;;;1096;v
Zwelibomvu;-29.8804;30.7211;;;220;v
Zwelisha;-29.0509;29.7386;;;267;v
Zwelisha;-28.6808;29.0735;;;55;v
Zwelitsha;-30.0635;29.55;;;1362;v
aMahlongwa;-30.2364;30.724;;;1184;v
eDumbe;-27.4003;30.8203;;;1061;v
eGezahlala;-28.4275;30.8291;;;998;v
eGezahlala;-28.4275;30.8942;;;998;v;;;;kwazulu-natal-egezahlala-nqutu-2
eGezahlala E;-28.3631;30.8099;;;998;v
eGujini;-27.5599;32.148;;;1355;v
eHlanzeni;-30.2113;30.6851;;;1184;v
eKafuleni A;-29.6696;30.9485;;783;220;v
eKuhluphekeni;-26.9586;32.7479;;;722;v
eMachobeni;-27.1179;32.0025;;;439;v
eMagogo;-28.4555;30.8116;;;998;v
eMahlalakahle;-29.0756;30.6081;;254;354;t
eMandlalathi;-30.1474;30.518;;;1476;v
eMangweni;-26.8992;32.3535;;;722;v
eManqayini;-27.4286;32.0922;;;460;v;;1
eManyuka;-27.3578;32.1133;;1030;460;v
eMaphaya;-27.4286;32.0922;;1467;460;v
eMhosheni;-28.452;30.7777;;;998;v
eMjunundwini;-30.177;30.6283;;;1476;v
eMombeni;-27.2774;32.0043;;;439;v
eMthonjeni;-27.2233;32.029;;;439;v
eMunyini;-29.6925;30.1782;;;1086;v
eMvubukazi;-30.293;29.8426;;;1362;v
eNgozini;-26.9316;32.7491;;;722;v
eNhlalakahle;-28.8479;30.3017;;;1346;v
eNkovukeni;-26.9376;32.865;;;722;v
ePhosheni;-26.9189;32.1976;;;439;v
eSigodini Esifishane;-29.7213;30.2373;;;1086;v
eSigqokweni;-28.3951;30.8069;;;998;v
eSigqumeni A;-28.3236;30.7299;;;998;v
eSigqumeni B;-28.4408;30.7893;;;998;v
eSinyameni;-28.896;30.2826;;;1346;v
eSiweni;-27.131;32.1328;;;439;v
eTshenkombo;-30.1514;30.5491;;;1476;v
eZibomvini;-29.6256;30.2202;;;1086;v
eZinhlwathini;-27.1804;32.1233;;;439;v
iNdanyana;-28.6777;31.1711;;;971;v
iNhlabamkhosi;-28.3798;30.907;;;998;v
iThaka;-28.0807;31.2856;;;1358;v
kaMpuco;-30.0918;30.6453;;;1184;v
uMhlwanzini;-28.9387;29.2866;;;55;v
uMkumbaan;-29.8689;30.9563;;;220;s
uMvoti;-29.1931;30.725;;;354;v
# Limpopo
Abbotspoort;-23.4563;28.0992;;728;624;v
Afton;-22.7651;30.158;;;228;v
Air Force Hoedspruit;-24.3588;31.0394;;;415;p
Akasia;-24.1782;28.9958;;;851;s
Alma;-24.4855;28.0773;;;1370;v
Aloe Ridge;-24.6912;30.3466;;;114;s
Altein;-23.138;30.911;;;705;v
Aluta Park;-24.1461;29.0034;;692;851;t
Alverton;-24.5736;30.3794;;;114;v
Ama 2-room;-23.3103;30.7257;;;336;t
Amosotho;-23.2907;29.0675;;;1193;v
Annadale;-23.8801;29.4443;;;1094;s
Apel;-24.52;29.5791;;;452;v;;1
Apel Cross;-24.5301;29.6108;;19;452;v
Apiesdoring;-24.6536;30.3469;;;114;v
Aqua Park;-23.8193;30.1526;;;1354;s
Aquaville;-25.1751;29.347;;;356;s
Arabie;-24.7886;29.4519;;;737;v
Arbor Park;-23.8308;30.1671;;;1354;s
Archibalt;-22.9744;28.7026;;;14;v
Aurora;-23.4603;28.8787;;;1193;v
Aventura Warmbaths;-24.8918;28.2879;;47;47;t
Avon;-23.1431;29.1059;;;1193;v
Babanana;-23.7068;30.3985;;;630;v
Babangu;-23.2845;30.4406;;;336;v
Badimong;-23.9035;29.7776;;;726;v
Bahamanoa;-22.9133;28.9055;;;14;v
Bahananoa;-23.136;28.9073;;;1193;v
Bakenberg;-23.8648;28.7697;;;851;v;;5
Bakinofaso;-23.663;30.2371;;800;294;v
Bakone;-23.7745;29.0646;;;1094;v
Bakone;-23.4684;28.5558;;;851;v
Bakone;-23.323;28.7555;;310;1193;v
Bakone;-23.3218;28.6896;;984;1193;v;;;;limpopo-bakone-senwabarwana-2
Bakoneng;-24.5732;29.7518;;302;452;v
Balanganani;-23.2127;30.464;;370;1408;v
Bale;-22.4317;30.6724;;;914;v
Balloon;-24.1962;30.3814;;;415;v
Bambeni;-23.4876;30.7036;;;336;v
Banareng;-24.4913;30.6222;;;1031;v
Bangalong;-23.4905;28.1828;;;624;v
Bankfontein;-25.1732;29.6475;;;356;v
Baobab Tree Reserve;-22.3777;30.0435;;;910;p
Bapedi;-22.9158;29.0185;;301;14;v
Basana;-22.8858;30.7352;;;705;v
Basani;-23.3524;30.5332;;;336;v
Basani;-23.197;30.2357;;464;244;v
Basogadi;-23.883;28.7725;;33;851;v
Basterpad;-23.9014;28.6262;;;851;v
Bastiaansrust;-23.5824;29.2792;;855;1094;v
Bayswater;-23.3916;28.7905;;;1193;v
Beauty;-23.2204;27.9027;;318;624;v
Begwa;-22.7835;30.7976;;;705;v
Beit Bridge;-22.2338;29.9846;;;910;v
Bela-Bela Boat Club;-24.8442;28.2416;;;47;p
Bela-Bela Ext 1;-24.8886;28.3115;;47;47;t
Bela-Bela Ext 2;-24.8811;28.3142;;47;47;t
Bela-Bela Ext 5;-24.8859;28.3229;;47;47;t
Bela-Bela Ext 6;-24.8759;28.3233;;47;47;t
Bela-Bela Ext 7;-24.8859;28.3356;;47;47;t
Bellevue;-23.4216;30.41;;;294;v;;1
Ben Farm;-23.9023;31.0517;;;1075;v;;4
Ben Farm A;-23.9151;31.0352;;51;1075;v
Ben Farm B;-23.9149;31.0494;;51;1075;v
Ben Farm B Ext 2;-23.9023;31.0517;;51;1075;v
Ben Farm C;-23.8994;31.0409;;51;1075;v
Bende Mutale;-22.4048;31.0285;;;914;v
Bendor Park;-23.8862;29.488;;;1094;s
Bergendal;-23.1104;28.7341;;;1193;v
Bergview;-22.3557;30.025;;;910;s
Bergview East;-22.3544;30.0281;;;910;s
Bergview West;-22.3571;30.0218;;;910;s
Berseba;-22.8901;28.6837;;;14;v
Bevula;-22.928;30.9086;;;705;v
Big Power;-23.2407;30.1363;;371;244;v
Bileni;-22.4609;30.9534;;;914;v
Bismark;-24.2064;30.5071;;;415;v
Bjatladibja Dikolobe;-23.8705;29.7176;;;726;t
Black Rock;-24.1476;28.9751;;692;851;t
BlalalaZonke;-23.3501;30.2824;;1165;1408;v
Blinkwater;-23.4112;30.3337;;;336;v
Bloodriver;-23.8172;29.3776;;;1094;v;;2
Blouberg;-23.1418;28.9988;;;1193;v
Bobirwa;-23.3182;29.0512;;;1193;v
Bochabelo;-24.8344;29.904;;;452;v
Bode;-23.3351;30.6302;;;336;v
Bodi;-23.2464;28.9453;;;1193;v;;5
Bodlomelani;-23.2115;30.2869;;502;1408;v
Bodutulo;-24.2652;29.7735;;;609;v
Bodwe;-23.1908;30.1894;;372;244;v
Bofulamato;-23.1934;30.4275;;370;1408;v
Bogalatladi;-24.2638;29.8495;;;19;v;;1
Bokhuta;-23.6868;30.3392;;;630;v
Bokwidi;-23.8277;28.6498;;;851;v
Bolahla-Mpja-Bja-Dikgopeng;-23.7615;29.7854;;849;1186;v
Bolahlakgomo;-24.4465;29.3152;;;609;v
Bolobedu;-23.6264;30.3517;;;294;v
Bolopa;-24.2743;29.651;;;609;v
Boltman;-22.9962;30.7166;;;705;t
Bonn;-23.9746;30.3924;;;630;v
Boratapelo;-23.6928;28.9935;;;1094;v
Bordeaux;-24.0753;30.3587;;461;630;v
Borwalathoto;-23.0759;28.7123;;;1193;v;;2
Boshakge;-23.5963;30.3284;;;294;v
Boshia;-23.1578;28.9384;;;1193;v
Boshoek;-24.497;30.0955;;;1243;v
Boskopies;-23.8768;29.5478;;;1094;v
Bossche Diesch;-23.2201;27.8798;;;624;v
Bothashoek;-24.6251;30.2934;;;114;v
Botlokwa;-23.4993;29.705;;;843;v;;11
Botlokwa;-23.3961;28.9777;;;1193;v;;;Mphakane
Botludi;-23.6532;30.379;;;630;v
Botsalanong;-23.2577;28.0544;;;624;v
Botshabelo;-23.4307;30.5162;;;336;v
Botshabelo;-23.1794;28.0379;;;624;v
Botsoleni;-22.7877;30.865;;;705;v
Bottom Village;-24.7125;30.2088;;;1243;v
Braamfontein;-24.3178;29.9337;;;19;v
Breda;-23.3614;28.7022;;;851;v
Brodie Hill A;-23.1903;28.9754;;;1193;v
Brodie Hill B;-23.2006;29.0248;;;1193;v
Brooklyn;-24.8691;29.7729;;;452;v
Brussels;-23.376;29.1516;;;843;v
Budeli;-22.9718;30.5772;;;705;v
Buffelshoek;-23.6898;28.7608;;;851;v
Buffelshoek;-23.1365;28.9352;;;1193;v;;7
Buisdorp;-23.0922;29.401;;;640;v
Bulasini;-23.5238;30.4095;;;294;v
Bull-Bull;-23.1421;29.0658;;;1193;v
Buluni;-22.8207;30.7681;;;705;v
Bulwini;-23.1201;30.6025;;;705;v
Bungeni;-23.1948;30.1833;;;244;v;;2
Buqa;-23.5272;30.6133;;;294;v
Burgerrecht;-22.9935;28.9542;;;1193;v
Burgersdorp;-24.0043;30.3068;;;630;v
Butchwana;-24.3258;30.5368;;;415;v
Byldrift;-24.5249;29.4963;;;609;v
Calais;-24.1314;30.3343;;;415;v
Callashield;-23.2218;28.8995;;;1193;v
Capricorn;-23.9116;29.4744;;;1094;s
Capricorn Park;-23.4988;29.9447;;870;843;s
Center;-24.7124;29.8036;;;452;v
Chabelane;-23.3946;30.1464;;;294;v
Chavani;-23.1987;30.1496;;;244;v
Chloe;-23.663;29.0916;;;1094;v
Chroom Park;-24.2052;28.9941;;;851;s
Chuenespoort;-24.1988;29.4801;;;1094;v
Clearwaters Cove;-23.9354;29.9721;;;375;v
Cochock;-23.6614;30.5525;;;630;v
Cornelia;-23.7868;29.1015;;;1094;v
Damani;-22.8411;30.5166;;;1294;v
Dambale;-22.5128;30.6876;;;914;v
Damplaats;-23.7028;29.1872;;;1094;v
Dan;-23.9043;30.276;;;630;v
Daniel Rababelela;-23.5786;30.6608;;;336;v
Danisane;-24.0409;28.8909;;306;851;v
Dansight;-23.1378;29.0289;;320;1193;v
Danzight;-23.1251;29.0306;;;1193;v;;2
Dark City;-24.5728;30.3071;;1107;114;v
De Put Smallholdings;-24.9945;27.2703;;988;986;p
De Villiersdale;-23.2545;28.802;;;1193;v;;2
DeHoop;-23.1867;30.2846;;;1408;v
Debeila;-24.4352;29.8117;;;19;v
Dennilton;-25.2589;29.166;;;356;v
Depeni;-22.5773;30.5192;;913;1328;v
Diambele;-23.053;30.2919;;1322;1408;v
Diamondo;-23.3166;30.038;;906;244;v
Diana;-23.8747;29.0706;;;1094;v
Diang;-24.6593;30.0266;;;452;v
Dibeng;-23.7763;28.9325;;;1094;v
Dichoeung;-24.6326;29.4465;;;737;v
Dididi;-23.0145;30.5106;;;1294;v
Diepsloot;-23.0759;28.7123;;92;1193;v
Dihlabeng;-24.7101;29.983;;;452;v
Dihlakaaneng;-24.7761;29.9938;;840;452;v
Dikgading;-23.4993;29.705;;96;843;v
Dikgalaopeng;-24.9781;29.4566;;;356;v
Dikgomong;-23.4725;29.8213;;1128;843;v
Dikgomong;-23.0636;29.0961;;434;1193;v
Dikgopeng;-23.7564;29.7896;;849;1186;v
Dikgopeng;-23.45;28.0886;;728;624;v
Dikgopheng;-23.8959;28.5942;;;851;v
Dilaeneng;-23.2721;29.1285;;1193;1193;t
Dimani;-22.8266;30.7407;;;705;v
Dimpompong;-23.401;28.1242;;;624;v
Dindela;-25.0598;29.7216;;;1162;v
Dindela;-23.1628;30.4759;;1329;1408;v
Dingamanzi;-23.375;30.5809;;;336;v
Dingwane;-24.7572;30.0184;;;452;v
Dinkateng;-23.3949;30.0944;;;294;v
Dinotsi;-24.6082;29.8884;;;452;v;;1
Dipajene;-23.9911;30.9925;;291;1075;v
Dipakala;-24.5866;29.5208;;;452;v
Dipateng;-23.4845;29.7162;;96;843;v
Dipere;-23.5956;28.575;;;851;v
Diphagane;-24.669;29.7399;;;452;v
Diphale;-24.5242;30.0732;;;1243;v
Diphitshi;-23.7259;28.7116;;;851;v
Diplaseng;-24.9664;29.8743;;;452;v
Diplotong Section;-23.7092;29.779;;740;1186;v
Diretsaneng;-23.6814;28.6415;;;851;v
Diseng;-23.1858;28.8729;;1341;1193;v
Ditabeng;-24.5491;29.7165;;;452;v
Ditatsu;-23.2017;29.0446;;;1193;v
Ditenteng;-23.6795;29.229;;;1094;v
Dithabaneng;-25.2954;29.2867;;;356;v
Dithabaneng;-24.3532;29.5787;;;609;v
Dithabaneng;-23.222;28.9266;;79;1193;v
Dithabeneng;-24.6106;30.3038;;;114;v
Dithamaga Trust;-24.8409;30.1576;;;1243;v
Ditholong;-24.8261;29.4801;;;737;v
Ditlotswana;-23.9076;28.8264;;;851;v
Ditloung;-23.412;28.0473;;;624;v
Ditobeleng;-24.4388;30.0641;;;1243;v
Ditshego;-25.2437;29.0805;;;356;v
Ditshoseng;-23.4937;30.3336;;;294;v
Ditwaile;-24.3879;30.0469;;;1243;v
Divhani;-22.7885;30.1191;;;228;v
Dlamini;-22.9088;30.7417;;;705;v
Doli;-23.1639;30.2654;;757;1408;v
Dolidoli;-22.7093;30.1799;;;228;v
Domboni;-22.5035;30.7469;;;914;v;;2
Domboni A;-22.5035;30.7469;;207;914;v
Domboni B;-22.4879;30.7421;;207;914;v
Donkerhoek;-23.3463;29.9897;;906;244;v
Doorhoek Smallholdings;-24.5614;27.414;;1286;1285;p
Doornbult;-23.7975;29.4543;;;1094;v
Doornlaagte;-24.9773;28.9714;;;737;v
Doornspruit;-24.8904;29.6702;;;737;v
Doornspruit;-23.8533;29.2081;;;1094;v
Dopeni;-22.9219;30.1935;;;1207;v
Doren;-23.3906;28.6811;;;851;v
Dotha;-22.669;30.8414;;;914;v
Doveni;-22.999;30.6203;;;705;v
Dovha;-22.4253;30.8971;;;914;v;;;Duluthulu
Drakensig Airforce Base Residential;-24.3439;30.9325;;;415;p
Driefontein;-24.9207;28.9581;;;737;v
Driekop;-24.5964;30.1578;;;1243;v
Driekopies;-23.2232;28.7083;;;1193;v
Driekoppies;-23.9244;29.864;;;375;v
Droogte;-24.498;29.3594;;;609;v
Dublin;-24.2447;30.1635;;;609;v
Dulang;-23.9929;31.0266;;753;1075;v
Dumani;-23.2459;30.2206;;112;244;v
Dumasi;-22.9547;30.5629;;;1294;v
Duthuni;-22.9734;30.3837;;;1207;v
Duvula;-23.4059;30.2687;;;294;v
Dwaalboom;-24.7205;26.8139;;;226;s
Dzamba;-22.8132;30.323;;;1294;v
Dzanani;-22.8789;30.1464;;;228;t
Dzananwa;-23.0609;30.33;;1322;1408;v
Dzhiyawolala;-23.2344;30.082;;1336;244;v
Dzindi;-23.0255;30.4302;;;1207;v
Dzingahe;-22.9123;30.5221;;;1294;v
Dzivhadolo;-22.8151;30.7249;;;705;v
Dzumbathoho;-23.232;30.0769;;1336;244;v
Dzumbathoho;-22.9379;30.1678;;1072;228;v
Dzwaboni;-22.8035;30.77;;;705;v
Dzwerani;-23.0735;30.4274;;;1207;v;;3
Eastern Chrome Mine 1;-24.8809;30.1139;;;1243;p
Eastern Chrome Mine 2;-24.7939;30.1836;;;1243;p
Eduanpark;-23.8824;29.4654;;;1094;s
Edwinsdale;-22.9833;29.0027;;;1193;v
Eisleben;-23.5235;29.8379;;;843;v
Eketeng A;-23.4351;30.1604;;620;294;v
Eketeng B;-23.6338;30.2833;;733;294;v
Elandsdoorn;-25.2869;29.2169;;;356;v
Elandsdoring;-25.2886;29.1813;;;356;v;;4
Elandsdoring A;-25.2832;29.1946;;242;356;v
Elandsdoring C;-25.2947;29.1972;;242;356;v
Elandsdoring F;-25.2832;29.1729;;242;356;v
Elandslaagte;-25.1787;29.7762;;;1162;v
Eldorado;-22.8989;28.8116;;;14;v
Elements Private Golf Estate;-24.7948;28.1339;;;47;p
Elephant Hill;-24.6861;30.3422;;;114;s
Elim;-23.1615;30.0599;;;244;v
Elmadal;-23.9812;29.3518;;;1094;v
Eltivillas;-23.0526;29.9226;;;640;s
Emkhondweni;-24.7385;30.0551;;;452;v
Enable;-24.283;30.5281;;;415;v
Esdaar;-23.1796;30.044;;;244;v
Essoubinca;-22.9268;28.8069;;;14;v
Fatima;-23.3299;29.2192;;848;843;v
Fauna Park;-23.9049;29.4916;;;1094;s
Fefe;-22.7555;30.3437;;;1328;v
Fefei;-22.8374;30.2624;;495;1294;v
Fertilis;-24.1103;30.1212;;;609;v
Fhedzisani;-23.0986;30.393;;373;1408;v
Finale;-24.3285;30.7059;;;415;v
Fish Eagle Estate;-24.8316;28.2037;;;47;p
Five Morgan;-25.2351;29.1366;;;356;v
Flaka;-24.7113;29.6514;;;452;v
Fleur 'n Villa;-24.887;28.2741;;47;47;t;;;;limpopo-fleur-n-villa-bela-bela
Flora Park;-23.9127;29.4943;;;1094;t
Fobeni;-23.696;30.3491;;;630;v
Folovhodwe;-22.5911;30.4281;;;1328;v
Fondwe;-22.9142;30.2612;;;1207;v
Forong;-24.3419;29.7671;;;19;v
Fothane;-23.9582;28.8443;;728;851;v
Freedom Park;-24.7002;28.4264;;;835;s
Frischgewaagd;-25.0087;29.646;;;356;v
Frischgewaagd;-24.8155;29.7267;;;737;v
Fumankulu;-23.2254;30.3263;;466;1408;v
Funguvhu;-23.2288;30.0844;;1336;244;v
Funyufunyu;-22.8936;30.114;;368;228;v
Ga Makhushane;-23.9713;31.0376;;;1075;v;;8
Ga Mampiri;-23.9712;31.0225;;290;1075;v
Ga Mankga Section;-23.7039;29.7739;;740;1186;v
Ga Maphosa;-23.5011;29.6906;;96;843;v
Ga Mashishimale;-23.9515;30.9875;;;1075;v;;9
Ga Mmei;-23.9734;31.0288;;290;1075;v
Ga Moloto;-23.9668;31.0454;;290;1075;v
Ga Mphehli;-23.9713;31.0376;;290;1075;v
Ga Phasha;-23.428;29.7168;;;843;v
Ga Selwana;-23.696;30.9285;;;1075;v;;7
Ga-Chokwe;-23.6341;29.3198;;833;1094;v
Ga-Dietane;-23.8034;28.9935;;;1094;v
Ga-Dikgale;-23.3935;29.0186;;1195;1094;v
Ga-Hlahla;-23.6447;29.3984;;;1094;v;;1
Ga-Keetse;-23.4022;29.0664;;1195;1094;v
Ga-Kgara;-23.4003;29.1698;;;843;v
Ga-Kgoete;-24.4327;30.0882;;;1243;v
Ga-Kgoroshi;-23.7197;29.1074;;;1094;v
Ga-Kolopo;-23.4744;29.1854;;;1094;v
Ga-Kopo;-23.6347;29.3037;;833;1094;v
Ga-Lamola;-23.4953;28.9891;;;1094;v
Ga-Lepadima;-23.6012;29.0127;;;1094;v
Ga-Mabitsela;-23.686;29.3262;;;1094;v
Ga-Mabitsela;-23.5314;29.0748;;;1094;v;;;;limpopo-ga-mabitsela-polokwane-2
Ga-Madiba;-23.88;29.1516;;1195;1094;v
Ga-Madietane;-23.8156;29.0091;;;1094;v
Ga-Maepa;-24.8679;29.9221;;;1243;v
Ga-Maeteletsa;-23.4432;28.1743;;296;624;v
Ga-Mahlokwane;-24.5543;30.0982;;;1243;v
Ga-Mahoai;-23.7158;29.0254;;;1094;v
Ga-Maja;-24.1649;29.5467;;;1094;v
Ga-Makgakga;-23.7931;29.3589;;492;1094;v
Ga-Makgato;-23.5065;29.6665;;;843;v
Ga-Makibelo;-23.6611;29.3976;;;1094;v
Ga-Makofane;-24.4832;30.2214;;;114;v
Ga-Makopa;-24.3983;30.0185;;;1243;v
Ga-Makubane;-24.5797;30.1031;;;1243;v
Ga-Makwa;-24.5423;30.0514;;;1243;v
Ga-Maleka;-23.7521;29.2925;;660;1094;v
Ga-Malekana;-24.8844;30.0035;;;1243;v
Ga-Malepe;-24.4275;30.2828;;;114;v
Ga-Mampa;-24.1234;30.1058;;;609;v
Ga-Mampuru;-24.8198;30.0815;;;1243;v
Ga-Mangou;-23.9064;29.0658;;;1094;v
Ga-Mankodi;-23.4359;28.981;;;1094;v
Ga-Manyaka;-24.4714;30.1148;;;1243;v
Ga-Manyapje;-23.9081;29.1979;;;1094;v
Ga-Mapea A;-24.5578;30.1158;;;1243;v
Ga-Mapea B;-24.5049;30.1495;;;1243;v
Ga-Maponto;-23.3135;29.2134;;;843;v
Ga-Maribana;-23.5124;29.2003;;;1094;v
Ga-Maroga;-24.5341;30.1344;;;1243;v
Ga-Masehlong;-23.4899;29.1089;;;1094;v
Ga-Masha;-24.8815;29.9799;;;1243;v
Ga-Mashamptane;-24.6449;30.271;;;114;v
Ga-Mashashane;-23.9432;29.1214;;;1094;v
Ga-Mashishi;-24.4486;30.1034;;;1243;v
Ga-Mashukwane;-24.5305;30.1115;;;1243;v
Ga-Matabanyane;-23.6691;29.3477;;;1094;v
Ga-Matipane;-23.5582;30.3935;;;630;v
Ga-Matlapa;-23.9792;29.1123;;;1094;v
Ga-Matlhodi;-23.4745;29.0402;;;1094;v
Ga-Mmabatho;-23.6091;29.1539;;;1094;v
Ga-Mmathongwana;-23.6391;28.9887;;;1094;v
Ga-Modikana;-23.6407;29.1943;;;1094;v
Ga-Moila;-24.1371;30.1164;;;609;v
Ga-Mokgehle;-23.3671;29.1782;;;843;v
Ga-Mokgokong;-23.8101;29.3408;;1069;1094;v
Ga-Mokwele;-23.3388;29.1588;;;843;v
Ga-Moleele;-23.3103;29.1072;;;843;v
Ga-Mongatone;-24.4573;30.0161;;;1243;v
Ga-Monyeki;-23.5278;28.1389;;;624;v
Ga-Moraba A;-24.4563;30.2734;;;114;v
Ga-Moraba B;-24.4674;30.6474;;;1031;v
Ga-Motlagomo;-23.448;29.0386;;;1094;v
Ga-Motodi;-24.5527;30.3437;;;114;v
Ga-Motshana;-24.4795;30.3009;;;114;v
Ga-Mphela;-23.6841;29.2491;;493;1094;v
Ga-Mphethi;-24.4886;30.1484;;;1243;v
Ga-Mpuru;-24.575;30.0635;;;1243;v
Ga-Ngwetsana;-23.6842;29.1446;;;1094;v
Ga-Nonyane;-23.6295;29.0752;;;1094;v
Ga-Phago;-23.5639;29.1816;;855;1094;v
Ga-Phagodi;-23.5005;29.1561;;;1094;v
Ga-Phala;-24.3418;30.1546;;;114;v
Ga-Phasha;-24.7614;30.1143;;;1243;v
Ga-Piet;-23.6094;29.2181;;;1094;v
Ga-Podele;-24.4765;30.1778;;;114;v
Ga-Polatla;-23.4813;29.7108;;96;843;v
Ga-Poopedi;-23.3504;29.1903;;;843;v
Ga-Ragopola;-24.5462;30.161;;;1243;v
Ga-Ramakara;-23.7397;29.0841;;;1094;v
Ga-Rametlwana;-23.6377;29.1541;;;1094;v
Ga-Rammutla A;-23.2171;29.0818;;;1193;v
Ga-Rammutla B;-23.2251;29.0427;;;1193;v
Ga-Ramokadi-Kadi;-23.6784;29.0418;;;1094;v
Ga-Ramoshwane;-23.6346;29.1124;;;1094;v
Ga-Ramotlokana;-23.5644;29.0922;;;1094;v
Ga-Rampuru;-23.6714;29.1164;;;1094;v
Ga-Rampuru;-23.2734;28.708;;;1193;v
Ga-Rankuwa;-23.5961;29.2464;;;1094;v
Ga-Riba;-24.5504;30.222;;;114;v
Ga-Ribane;-23.4887;29.7049;;96;843;v
Ga-Sako;-23.4182;29.1676;;;843;v
Ga-Sebotse;-23.5255;28.9905;;;1094;v
Ga-Sechaba;-23.7276;29.1309;;;1094;v
Ga-Selala;-24.4955;30.1311;;;1243;v
Ga-Seleka;-23.4432;28.1743;;;624;v;;1
Ga-Setati;-23.6446;29.349;;;1094;v
Ga-Thantsha;-23.6763;29.2642;;493;1094;v
Ga-Tjale;-23.8241;29.7644;;;726;v;;1
GaAbele;-23.4942;30.6127;;;294;v
GaChuene;-24.184;29.4732;;;1094;v
GaDankie;-22.847;28.8383;;;14;v
GaDukakgomo;-23.6405;28.6598;;;851;v
GaFemane;-23.4989;30.4132;;;294;v
GaHlako;-23.4788;28.5377;;;851;v
GaHlako A;-23.2443;28.8612;;;1193;v
GaHlako B;-23.2211;28.8795;;;1193;v
GaKgubudi;-24.0898;28.9414;;;851;v
GaKibi;-22.7646;28.8306;;;14;v;;1
GaKobe;-23.1755;28.8903;;;1193;v;;2
GaKomape;-23.7379;29.286;;;1094;v;;2
GaLebelo;-23.6412;28.6927;;;851;v
GaLekgothoane;-24.0494;29.6741;;;726;v
GaLetwaba;-24.0831;28.9332;;;851;v
GaMabeba;-23.3107;29.0188;;;1193;v
GaMabelebele;-22.9158;29.0185;;;14;v;;2
GaMabete;-24.5947;29.8511;;883;19;v
GaMabotha;-23.3395;29.0445;;;1193;v
GaMabotsa;-23.7243;29.3489;;;1094;v
GaMabuela;-23.9556;28.807;;;851;v
GaMabusela;-23.8622;28.8485;;;851;v
GaMachaba;-23.1659;29.1274;;;1193;v
GaMachacha;-24.5838;29.7658;;;452;v;;4
GaMachoko;-23.321;28.1343;;;624;v
GaMadibana;-23.1087;29.0345;;180;1193;v
GaMadibeng;-23.1854;28.8075;;;1193;v
GaMadika;-24.5873;29.7571;;302;452;v
GaMadisaleolo;-24.4082;29.4283;;;609;v
GaMafefe;-24.1976;30.1031;;;609;v;;3
GaMafefe A;-24.1976;30.1031;;303;609;v
GaMafefe B;-24.1847;30.0646;;303;609;v
GaMafefe C;-24.2214;30.0929;;303;609;v
GaMagongwa;-24.0719;28.9678;;;851;v
GaMagowa;-23.9214;29.7071;;;726;v
GaMahlahle;-23.9054;29.8123;;;726;v
GaMahulana A;-23.5764;30.3626;;774;294;v
GaMahulana B;-23.5719;30.3453;;774;294;v
GaMailula;-23.8338;29.8428;;;726;v
GaMaisela;-24.3727;29.8225;;;19;v;;1
GaMakanye;-23.9658;29.7577;;;726;v;;1
GaMakena;-24.9823;29.6116;;;737;v
GaMakgatle;-24.9705;29.5889;;;737;v
GaMakgoba;-23.8553;29.807;;;726;v
GaMakgoba A;-24.2358;29.8079;;;609;v
GaMakgoba B;-24.2789;29.6204;;;609;v
GaMakgobathe;-23.8678;29.878;;;726;v
GaMakgotho;-24.2836;30.215;;;609;v
GaMakgwata;-23.2497;29.0291;;;1193;v
GaMakharankana;-24.8727;29.452;;;737;v
GaMakweya;-23.8119;29.255;;;1094;v
GaMalapile;-23.7599;28.7192;;;851;v
GaMalokela;-23.1519;28.9348;;;1193;v
GaMaloma;-24.7674;30.0121;;;452;v
GaMalope;-23.7212;28.6451;;;851;v
GaMamadi;-22.8466;28.9091;;;14;v
GaMamadila;-23.7955;29.2174;;;1094;v
GaMamanyoha;-23.5232;30.52;;;294;v
GaMamokhwibidu;-23.1477;28.9753;;;1193;v
GaMamoleka;-23.1009;28.747;;;1193;v
GaMampa;-24.3601;30.0146;;;19;v
GaMampana;-24.7159;29.5406;;;452;v
GaMamphaka;-23.8705;29.848;;;726;v
GaManaka;-23.1251;29.0306;;180;1193;v
GaManamela;-23.7141;29.2293;;;1094;v
GaMapangula;-23.8592;29.1805;;;1094;v
GaMapela;-24.0409;28.8909;;;851;v;;4
GaMaphale;-23.4608;30.3131;;;294;v;;4
GaMaphoto;-22.9534;28.9666;;;14;v
GaMaroshi;-24.5574;29.6446;;;452;v
GaMasealele;-23.3001;29.0472;;;1193;v
GaMasekwa;-23.3938;28.9449;;;1193;v
GaMasenya;-23.9953;28.87;;;851;v
GaMasha;-24.8194;29.6075;;;737;v
GaMashabela;-24.639;29.7432;;;452;v;;2
GaMashamaite;-22.9034;28.8555;;32;14;v
GaMashiane;-23.574;28.8235;;;851;v
GaMasipa;-23.8224;28.747;;;851;v
GaMathapo;-23.5224;28.8288;;;851;v
GaMathekga;-23.6275;28.6121;;;851;v
GaMathiba;-24.0954;29.595;;;1094;v
GaMatlala;-25.1673;29.1851;;;356;v
GaMatlou;-23.6222;30.016;;;836;v
GaMaupa;-23.4232;30.3814;;;294;v
GaMboi;-23.9452;29.6412;;;726;v
GaMmamatsha;-24.0007;29.8019;;;726;v
GaMmamogwasa;-24.4104;29.3426;;;609;v
GaMmatemana;-23.2117;29.009;;;1193;v
GaMmela;-24.8461;29.5569;;;737;v
GaMmela;-24.5789;29.8857;;;19;v
GaModipana;-23.9397;28.8438;;;851;v
GaMogano;-24.0462;29.7519;;;726;v
GaMohlala;-24.7346;29.8231;;;452;v;;3
GaMohlala A1;-24.7247;29.8236;;309;452;v
GaMohlala A2;-24.7296;29.8082;;309;452;v
GaMohlala A3;-24.7346;29.8231;;309;452;v
GaMoisimane Arie;-22.8045;28.7646;;;14;v
GaMojela;-23.323;28.7555;;;1193;v;;2
GaMojela;-23.2545;28.802;;185;1193;v;;2;;limpopo-gamojela-senwabarwana-2
GaMokaba;-24.0511;28.9455;;;851;v
GaMokgopo;-23.7543;29.7566;;;1186;v
GaMokgwathi;-23.5875;30.5839;;;630;v
GaMokwane;-23.946;29.7925;;;726;v;;1
GaMokwasela;-23.6425;30.2846;;;294;v
GaMokwena;-23.7707;28.8034;;;851;v
GaMolapo;-24.5065;29.4181;;;609;v
GaMolefe;-23.1426;29.0365;;320;1193;v
GaMolekana;-23.9917;28.9455;;;851;v
GaMolekwa;-23.7763;28.6294;;;851;v
GaMolepo;-24.0322;29.8032;;;726;v
GaMoloi;-24.8144;29.8166;;;452;v
GaMoloko;-23.565;30.4471;;;630;v
GaMolopane;-24.8014;29.8832;;;452;v
GaMonare;-23.5832;28.547;;;851;v
GaMonene;-23.7437;28.6546;;;851;v
GaMonyebodi;-23.272;28.7353;;;1193;v
GaMoreise;-23.2597;29.1447;;;1193;v;;2
GaMoremi;-23.1289;28.939;;107;1193;v
GaMoretsela;-24.7713;29.9039;;;452;v
GaMoroko;-23.5374;30.4526;;;294;v
GaMoropo;-23.8467;29.8168;;;726;v
GaMosege;-23.9496;28.8338;;;851;v
GaMosehla;-24.7666;29.8443;;;452;v;;2
GaMosehla B;-24.7666;29.8443;;313;452;v
GaMosehla C;-24.7507;29.8541;;313;452;v
GaMotene;-24.2964;30.0564;;;19;v
GaMothapo;-24.0274;29.7053;;;726;v;;1
GaMothele;-23.4902;30.5772;;;294;v
GaMothiba;-23.8733;29.659;;;726;v
GaMotholo;-23.8759;29.7463;;;726;v
GaMothombeki;-23.5446;30.3734;;;294;v
GaMotlana;-23.0112;28.9516;;;1193;v
GaMotshemi;-23.2108;28.9948;;;1193;v
GaMoyaga;-22.9653;29.0113;;;14;v
GaMushi;-23.5473;28.4832;;;851;v
GaNgwepe;-23.3353;28.9319;;;1193;v
GaNkidikitlane;-23.56;28.6007;;;851;v
GaNkoana;-24.4084;29.7858;;;19;v
GaNtata;-23.4737;30.45;;;294;v
GaPamadi;-24.9926;29.6765;;;1162;v
GaPhooko;-23.3587;30.1541;;;294;v
GaPila;-24.0572;28.8153;;;851;v
GaPila;-24.0279;28.9012;;306;851;v;;;;limpopo-gapila-mokopane-2
GaPotse;-23.8227;29.787;;;726;v
GaRadingwana;-24.5683;29.8616;;;19;v
GaRakgoatha;-24.3515;29.3673;;;609;v;;1
GaRakoma;-23.997;30.2356;;;1354;v
GaRakwele;-22.8573;28.8797;;;14;v
GaRalenkwane;-23.814;28.6882;;;851;v
GaRamaroka;-23.5094;30.3592;;;294;v
GaRamaswikana;-22.7505;28.7934;;;14;v
GaRamela;-23.5267;28.8809;;;851;v
GaRamodumo;-23.4761;30.5554;;;294;v
GaRamongwana;-23.7125;29.4094;;;1094;v;;1
GaRamotsho;-22.8432;28.8258;;;14;v
GaRamphere;-24.0076;29.7588;;;726;v
GaRamurulane;-23.9505;28.7919;;;851;v
GaRamutla;-23.1347;28.7056;;;1193;v
GaRapadi;-23.5934;28.5261;;;851;v
GaRawele;-23.8893;28.9082;;728;851;v
GaRaweshe;-23.4171;28.8775;;;1193;v
GaRawesi;-23.4153;28.8194;;;1193;v
GaReise;-23.257;29.1349;;312;1193;v
GaSebati;-24.0332;29.6588;;;726;v;;1
GaSebotlane;-23.1846;28.8357;;;1193;v
GaSekale;-24.7412;30.0361;;;452;v
GaSeleka;-23.2204;27.9027;;;624;v;;1
GaSelepe;-24.6463;29.7778;;;452;v
GaSelepe;-24.3474;29.9235;;;19;v
GaSemenya;-23.6927;29.4058;;;1094;v
GaSeopela;-24.7314;30.0053;;;452;v
GaSeroka;-24.5065;29.9316;;;19;v;;1
GaTefu;-23.2302;29.0662;;;1193;v
GaThaba;-24.1128;29.6166;;;726;v
GaThoka;-23.9021;29.7105;;;726;v
GaTshaba;-23.957;28.8666;;;851;v
GaTshabalala;-23.1426;29.0365;;;1193;v;;2
GaTshehla;-24.9952;29.7575;;;452;v
GaTshipana;-23.5927;28.9595;;;851;v
GaTshokwe;-23.533;28.6255;;;851;v
GaTshwene A;-24.2031;29.5039;;;1094;v
GaTshwene B;-24.0835;29.6245;;;726;v
GaWally;-23.6263;30.5337;;;630;v
Gaarside;-22.6971;30.2733;;;228;v
Gaba;-22.802;30.7322;;;705;v
Gabaza;-23.9898;30.3264;;;630;v
Gabeni;-23.1858;30.4825;;370;1408;v
Gakgole;-23.8806;29.8365;;;726;v
Galakwena;-23.4225;28.6419;;;851;v
Galalia;-23.5851;28.762;;;851;v
Galavhani;-22.6781;30.5053;;;1328;v
Galgoloko;-24.9483;29.8979;;;1162;v
Gamalahlela;-23.8437;29.8231;;;726;v
Gamalebogo;-23.2667;29.0727;;;1193;v
Gamashalane;-23.258;29.1052;;1193;1193;t
Gandlanani;-22.9623;30.6663;;;705;v
Geluk;-23.8908;29.5176;;;1094;v;;1
Geluk Brickfields;-23.8908;29.5176;;327;1094;v
Gemini;-24.1492;30.1042;;;609;v
Geneva;-24.2641;30.1509;;;609;v
Genokakop;-24.6405;30.0704;;;1243;v
Gereagopola;-24.8179;29.647;;;737;v
Ghandlanani;-23.3545;30.5017;;;336;v
Gholfbaan Park;-24.8727;28.2939;;47;47;t
Gideon;-22.9048;28.6808;;;14;v
Gidjana;-23.0212;30.8878;;;705;v
Gijamhandzeni;-23.0063;30.7876;;;705;v
Give Tshandani;-23.1692;30.2176;;757;244;v
Giyani A;-23.3163;30.7248;;;336;t
Giyani C;-23.3216;30.7085;;;336;t
Giyani D;-23.3081;30.7089;;;336;t
Giyani E;-23.2991;30.701;;;336;t
Giyani F;-23.29;30.7108;;;336;t
Glen Cowie;-24.8315;29.8177;;;452;v
Glen-Roy;-23.9085;29.087;;;1094;v
Glenfernes;-23.0157;28.9973;;;1193;v
Goede Hoop;-23.8026;28.7883;;;851;v
Goedgevonden;-23.6515;28.9293;;1195;1094;v
Gogobole;-23.0863;29.7707;;1216;640;v
Gogogo;-22.7789;30.3306;;;1328;v
Goma;-22.7351;30.3312;;;1328;v
Gombameni;-23.1632;30.28;;757;1408;v
Gombameni;-23.0628;30.4188;;229;1207;v
Gombani;-22.6853;30.3191;;;1328;v
Gonani;-22.8236;30.782;;;705;v
Gondeni A;-22.9189;30.4368;;;1207;v
Gondeni B;-22.8934;30.6566;;;705;v
Gonono;-23.2729;30.4875;;;336;v
Goru;-24.8642;29.5925;;;737;v
Goudmyn;-22.8892;28.7538;;;14;v
Govu;-23.0243;30.8591;;;705;v
Green Farm;-22.957;30.7589;;;705;v
Groot Letaba Wildreservaat;-23.7398;31.0894;;;1075;p
Grootvlei;-24.7157;28.4231;;;835;s
Grootvlei;-23.7178;29.2828;;300;1094;v
Gudumabama;-23.1597;30.2212;;757;244;v
Gudumabama;-22.9887;30.1279;;1216;228;v
Gumbani;-23.0912;30.5514;;;1294;v
Gumbu;-22.3687;30.7621;;;914;v;;2
Gumbu A;-22.3687;30.7621;;365;914;v
Gumbu B;-22.365;30.79;;365;914;v
Gumela;-22.6521;30.461;;;1328;v
Gundani;-22.6549;30.552;;;1328;v
Guyuni;-22.7301;30.4724;;;1328;v
Guyuni A;-22.5857;30.8634;;366;914;v
Guyuni B;-22.5819;30.8309;;366;914;v
Gwagwathini;-22.6892;30.5015;;;1328;v
Gwakwani;-22.5707;30.8036;;;914;v
Gwenukwenu;-23.231;30.1287;;371;244;v
Ha Lambani;-22.745;30.8105;;;705;v
Ha Magidi;-22.9559;30.4784;;;1294;t
Ha Mashawane;-23.0626;30.4688;;;1207;v
Ha-Lambani;-22.7191;30.8521;;;705;v;;;;limpopo-ha-lambani-malamulele-2
Ha-Mabila;-22.6893;30.4777;;;1328;v
Ha-Madikana;-23.2906;29.2484;;;843;v
Ha-Mapila;-22.9106;30.052;;;228;v
Ha-Matidza;-22.8744;30.0697;;;228;v
Ha-Matsa;-22.8844;30;;;228;v
Ha-Matsika;-22.8619;30.6918;;;705;v
Ha-Rabali;-22.8831;30.0908;;;228;v;;7
Ha-Rabali Zone 1;-22.8759;30.0934;;368;228;v
Ha-Rabali Zone 3;-22.8895;30.0864;;368;228;v
HaDavhana;-23.1936;30.4414;;;1408;v;;9
HaMagau;-23.1272;29.8395;;1216;640;v
HaMakuya;-22.6387;30.8369;;;914;v
HaMashamba;-23.2407;30.1363;;;244;v;;7
HaMashau;-23.1908;30.1894;;;244;v;;2
HaMatsila;-23.191;30.264;;;1408;v
HaMphaila;-22.9008;30.1533;;;228;v
HaMukhoro;-23.158;30.2445;;757;244;v
HaMutshaThondoni;-23.058;30.3513;;902;1408;v
HaNesengani;-23.0986;30.393;;;1408;v;;8
Habagani;-22.9628;30.2086;;1334;228;v
Haenertsburg;-23.9451;29.942;;;375;v
Hakutama;-23.0763;29.6167;;;640;v
Hamabooya;-23.8581;30.1652;;;1354;s
Hamadodonga;-23.088;29.6811;;554;640;v
Hamamphagi;-23.3256;29.9745;;906;244;v
Hamutsha;-23.0496;30.3662;;902;1408;v
HamutshaTshidzivhani;-23.0618;30.3588;;902;1408;v
Hanani;-23.1794;30.5229;;;1408;v
Hanthabalala;-23.2696;29.9779;;;244;v;;8
Harmasdal;-23.8749;28.659;;;851;v
Harmony;-24.2999;30.7878;;;415;v
Hasane;-23.0941;30.4784;;;1207;v
Hatshisele;-22.9604;30.515;;;1294;v
Helena;-23.7318;29.1891;;;1094;v
Helula A;-22.6868;30.4613;;;1328;v
Helula B;-22.6651;30.4493;;;1328;v
Hill Side;-22.8953;30.0365;;640;228;v
Hinlopen;-24.7216;29.3726;;;737;v
Hlagalakwena;-23.3748;28.064;;;624;v
Hlalanikahle;-24.9994;29.7284;;;452;v
Hlanganani;-23.223;30.2707;;502;1408;v;;1
Hlanganani;-23.1624;30.0451;;;1420;v;;2
Hlogotlou;-25.0338;29.761;;;1162;v
Hlogotlou B;-25.0097;29.7362;;860;452;v
Hlohlokwe;-24.2123;30.4356;;;415;v
Hlohlokwe;-23.5515;30.5024;;;294;v
Hlomela;-23.4461;31.0106;;;336;v
Hlopekani;-23.3209;30.7489;;;336;v
Hlungwani;-22.8711;30.8875;;1010;705;v
Hluvukani;-23.3482;30.2863;;1165;1408;v
Hluvulabaji;-23.3081;30.2859;;974;1408;v
Honey;-23.2474;28.0745;;;624;v
Hopekraals;-24.5998;30.302;;;114;v
Hovheni;-24.0997;30.3303;;461;630;v
Humulani;-23.8718;31.063;;695;1075;v
Hwashi;-24.6381;30.111;;;1243;v
Hwelereng;-24.3534;29.4547;;;609;v
Hwelesaneng;-24.2615;29.6286;;;609;v
Hwibi;-23.6652;28.9003;;1195;1094;v
Iketleng;-23.3468;30.1427;;;294;v
Impala Park;-24.1899;29.0005;;;851;s
Indermark;-23.0853;29.1061;;;1193;v;;2
India;-24.3727;29.8225;;304;19;v
Inveraan;-23.1335;28.9901;;;1193;v
Ipelegeng;-24.5993;27.3983;;1286;1285;s
Itabaleng;-24.4382;30.0409;;;1243;v
Ithlabeleng;-23.5894;30.3717;;774;294;v
Itsani;-23.0124;30.4147;;;1207;v
Ivy Park;-23.9181;29.4443;;;1094;s
Ivydale AH;-23.9329;29.4337;;;1094;p
Jamela;-23.6375;30.2896;;;294;v;;1
Jerome;-22.9786;30.6793;;;705;v
Jerusalem;-25.0054;29.7168;;;1162;v
Jerusalem;-24.207;30.4115;;;415;v
Jimmy Jones;-23.0383;30.6502;;;705;v
Jinnah Park;-24.8797;28.2747;;47;47;t
Jobskop;-24.2428;29.9698;;687;19;v
Jokong;-23.6576;30.313;;;1354;v;;1
Jokong;-23.4248;30.6093;;;294;v
Joppie;-23.6833;30.453;;;630;v
Julesburg;-24.0801;30.3208;;;630;v;;7
Juno;-23.6249;29.0291;;;1094;v
Jupiter;-23.8713;29.0306;;1195;1094;v
Ka-Bazela;-23.0637;30.8773;;;705;v
Ka-Dinga;-23.0363;30.7039;;;705;v
Ka-Hasane;-23.1212;30.499;;;1207;v
Ka-Jilongo;-23.0832;30.8438;;;705;v;;1
Ka-Mabayeni;-23.0749;30.8257;;;705;v
Ka-Mapapila;-23.0574;30.7331;;;705;v
Ka-Matiani;-22.7421;30.9761;;;705;v
Ka-Matsakali;-23.0482;30.7606;;;705;v
Ka-Mchipise;-23.0274;30.7376;;;705;v
Ka-Mdabula;-23.1295;30.5297;;;1294;v
Ka-Mphambo;-23.0885;30.6766;;;705;v
Ka-Mulamula;-23.1086;30.5613;;;705;v
Ka-Muswane;-23.1493;30.631;;;705;v
Ka-Nghezimani;-22.9049;30.8084;;;705;v
Ka-Sunduza;-22.7726;30.959;;;705;v
Ka-Vhele;-22.8897;30.853;;;705;v
Ka-Xigamani;-23.0982;30.6482;;;705;v
Ka-Xihoko;-23.6629;30.4991;;;630;v
Ka-Xikundu;-22.8226;30.8661;;;705;v;;1
Ka-Xikundu A;-22.8313;30.8124;;;705;v
Ka-Xikundu B;-22.8362;30.8585;;;705;v
Ka-Xipalana;-23.9327;30.2686;;845;630;v
KaBungeni;-23.2024;30.217;;;244;v;;5
KaChavani;-23.2004;30.1237;;976;244;v
KaDizingidzingi;-23.3385;30.6453;;;336;v;;1
KaDizingidzingi Zone 2;-23.343;30.667;;465;336;v
KaDzumeri;-23.5724;30.6999;;;336;v
KaGaula;-23.3097;30.8933;;;336;v
KaGidya;-23.5524;30.8017;;;336;v
KaHhlaneki;-23.2888;30.5031;;;336;v
KaHomu;-23.322;30.7874;;;336;v
KaKhaxani;-23.6688;30.8065;;;336;v
KaKheyi;-23.5792;30.8725;;;336;v
KaMajosi;-23.2219;30.3273;;;1408;v;;2
KaMakhuva;-23.5855;30.9737;;;336;v
KaMakoxa;-23.2586;30.737;;;336;v
KaMapayeni;-23.3568;30.8202;;;336;v
KaMapolaneng;-24.4102;29.7746;;;19;v
KaMapuva;-23.2846;30.5768;;;336;v
KaMaswanganyi;-23.3141;30.6076;;;336;v
KaMatsotsosela;-23.6074;30.8302;;;336;v
KaMavalani;-23.2107;30.7098;;;336;v
KaMayephu;-23.5903;30.7849;;;336;v
KaMayomela;-23.896;30.3101;;;630;v
KaMbedlhe;-23.5512;30.8376;;;336;v
KaMbokota;-23.2046;30.0995;;976;244;v
KaMininginisi;-23.1502;30.8029;;;336;v
KaMpakani;-23.6165;30.6999;;;336;v
KaMunghonghoma;-23.5358;30.7918;;;336;v
KaMushiyani;-23.602;30.9024;;;336;v
KaMzilela;-23.5953;30.8151;;;336;v
KaNghalalume;-23.2355;30.6139;;;336;v
KaNgove;-23.3627;30.7245;;;336;v
KaNkomo;-23.408;30.7834;;;336;v
KaNkuri;-23.2565;30.5397;;;336;v
KaNwadzekudzeku;-23.1173;30.7303;;;336;v
KaNwamakena;-23.3735;30.5238;;;336;v
KaNwamatatani;-23.243;30.3779;;502;1408;v
KaSabulane;-23.5176;30.9545;;;336;v
KaSiandana;-23.3017;30.654;;;336;v
KaSikhunyane;-23.3946;30.67;;;336;v
KaTomu;-23.1938;30.5898;;;336;v
KaXikhumba;-23.5002;30.8851;;;336;v
KaXikukwani;-23.2381;30.7065;;;336;v
KaXikwambana;-23.9539;30.268;;845;630;v
KaXitlakati;-23.6641;30.8847;;;336;v
Kabwa;-23.1642;30.2243;;757;244;v
Kaditshwene;-23.9027;28.7115;;;851;v
Kalkspruit A;-23.7729;29.104;;;1094;v
Kameelkop;-23.4486;29.2131;;;1094;v
Kampersrus;-24.5159;30.8924;;;415;v
Kanana;-24.21;30.4174;;;415;v
Kanana;-23.4562;29.1433;;;1094;v
Karre Base;-23.6945;29.2409;;493;1094;v
Katlegong;-24.9693;29.7536;;;452;v
Kauletsi;-23.2443;27.933;;;624;v
Keerom;-25.1142;29.766;;;1162;v
Keerom;-24.946;28.9969;;;737;v
Kgapamadi;-25.1434;29.1231;;;356;v
Kgari;-24.629;29.7447;;308;452;v
Kgatu;-23.3984;28.9077;;;1193;v
Kgautswana;-24.5949;30.5313;;;1031;v
Kgobagadimo;-23.2782;28.0113;;;624;v
Kgobokwane;-25.1406;29.1051;;;356;v
Kgohlwane;-23.7914;29.376;;;1094;v;;2
Kgokong;-23.8411;29.7766;;;726;v
Kgokonyane;-23.3915;28.8767;;;1193;v
Kgolane;-24.672;29.9529;;;452;v
Kgopane;-24.7713;30.0789;;;452;v
Kgopaneng;-24.3759;30.1811;;;114;v
Kgopeng;-23.7012;28.7166;;;851;v
Kgoroshi;-23.6945;29.2409;;;1094;v;;4
Kgotlopong;-24.558;30.4831;;;1031;v
Kgwale;-23.2256;28.776;;185;1193;v
Kgwara;-23.8436;29.8614;;;726;v
Kgwareng;-23.7705;29.7948;;;1186;v
Kgwarip;-24.476;29.6917;;;452;v
Kgwaripe;-24.5851;29.4872;;;609;v
Kgwedi;-24.6202;30.5548;;;1031;v
Kgwekgwe;-23.6401;30.3354;;;1354;v
Khakhala;-23.2726;30.8494;;;336;v
Khakhanwa;-23.019;30.602;;;705;v
Khakhu;-22.8363;30.2487;;;1294;v;;2
Khaku;-22.8375;30.2441;;495;1294;v
Khala;-23.4041;28.7468;;;851;v
Khalavha;-22.9284;30.2857;;;1207;v
Khambela;-22.887;30.7657;;;705;v
Khangale;-23.0524;30.418;;229;1207;v
Kharivhe;-22.7196;30.2239;;;228;v;;1
Khavhambe;-22.6634;30.8147;;;914;v
Khomanani;-23.2634;30.3818;;;336;v
Khomanani;-23.2284;30.3315;;;1408;v;;7
Khomela;-22.7099;30.2613;;;228;v
Khopanong;-23.251;28.0364;;;624;v
Khubetswane;-25.0296;29.556;;;356;v
Khubvi;-22.8302;30.5613;;;1294;v
Khujwana;-23.9397;30.2301;;;1354;v
Khulwane;-24.5796;30.2135;;;114;v
Khumbe;-23.0466;30.3852;;653;1207;s
Khunda;-22.9533;30.1281;;;228;v
Khureng;-24.5659;29.3835;;;609;v
Khutsong;-24.3019;30.571;;;415;v
Khwarha;-23.3357;30.2734;;1165;1408;v
Khwekhwe;-23.0681;30.3808;;902;1408;v
Kikvorschfontein;-25.2667;29.1328;;;356;v
Kitty;-23.3603;28.1202;;;624;v
Klipbank;-25.1346;29.3782;;;356;v
Klipheuvel;-24.6055;29.4613;;;609;v
Klipspruit;-24.8169;29.661;;;737;v
Kobe;-24.6441;30.0834;;;452;v
Kobeana;-23.8574;28.6107;;;851;v
Koekoek;-23.3219;29.1634;;;843;v
Kolobetona;-23.3503;30.2367;;713;294;v
Kolokotela;-24.6942;29.4559;;;452;v;;2
Kolokotela A;-24.6713;29.4734;;522;452;v
Kolokotela B;-24.6942;29.4559;;522;452;v
Koloti;-23.7637;29.311;;;1094;v;;1
Komane;-24.6303;30.0221;;;452;v
Komaneng;-23.9009;29.8026;;;726;v
Kome;-24.7394;29.6356;;;452;v;;1
Kopje;-23.5976;30.3489;;;294;v
Kopjeng;-24.9472;29.722;;555;452;v
Kotishing;-23.8077;29.6144;;;1186;v
Kotsiri;-24.7535;29.9833;;;452;v
Kremetart;-23.3201;30.682;;;336;t
Kromhoek;-22.9347;29.0323;;;14;v;;2
Kromkloof;-23.788;28.6557;;;851;v
Kubjana;-23.6955;30.2982;;;1354;v
Kunguni;-22.7254;30.5023;;;1328;v
Kuranta;-23.4562;30.519;;;294;v
Kurhuleni;-23.1675;30.3443;;;1408;v;;5
Kurhuleni Block A;-23.1738;30.3341;;551;1408;v
Kurhuleni Block B;-23.17;30.3467;;551;1408;v
Kuschke;-24.0472;29.3815;;;1094;v
Kutama;-23.0614;29.6311;;;640;v;;9
Kutupu;-24.9472;29.722;;;452;v;;2
KwaKwalata;-23.9453;28.8477;;;851;v
Kwaaidraai;-23.4014;29.9233;;903;244;v
Kwaggasvlakte Smallholdings;-24.5478;27.4574;;1286;1285;p
Kwaring;-23.1391;28.934;;107;1193;v
Kwatane;-23.3568;30.1433;;;294;v
Kwokwane;-22.9022;30.0781;;368;228;v
Laaste Hoop;-23.9901;29.6541;;;726;v;;1
Laboria;-23.8679;29.4559;;;1094;s
Lada;-23.2292;30.1188;;371;244;v
Ladine;-23.8897;29.4454;;;1094;s
Lambani;-23.2956;30.055;;906;244;v
Lambani;-22.7595;30.8877;;;705;v
Lamvi;-22.663;30.7583;;;705;v
Lamvi;-22.6493;30.7967;;;914;v
Lapalala Wilderness Area;-23.8636;28.3536;;;851;p
Lebaka;-23.468;30.3696;;;294;v
Lebalelo;-24.6284;30.549;;;1031;v
Lebea;-24.5065;29.9316;;319;19;v
Lebejane;-24.7234;29.7338;;;452;v
Leboeng;-24.4925;30.6632;;;1031;v
Lebogang;-24.9038;28.3803;;;47;v
Lebowa;-23.5073;29.6845;;96;843;v
Lebowakgomo E;-24.3466;29.4844;;;609;t
Lebowakgomo IA;-24.3686;29.4819;;;609;t
Lebowakgomo Unit A;-24.3041;29.549;;;609;t
Lebowakgomo Unit B;-24.3048;29.4651;;;609;t
Lebowakgomo Unit BA;-24.3159;29.4827;;;609;t
Lebowakgomo Unit D;-24.2868;29.4607;;;609;t
Lebowakgomo Unit F;-24.3208;29.4702;;;609;t
Lebowakgomo Unit GA;-24.3018;29.4814;;;609;t
Lebowakgomo Unit J;-24.29;29.5453;;;609;t
Lebowakgomo Unit P;-24.3119;29.4963;;;609;t
Lebowakgomo Unit Q;-24.3039;29.5146;;;609;t
Lebowakgomo Unit R;-24.2999;29.5266;;;609;t
Lebowakgomo Unit S;-24.3077;29.5277;;;609;t
Lebu;-23.175;27.9795;;;624;v
Ledingwe;-24.286;30.0326;;;19;v
Ledwaba;-24.2738;29.421;;1182;609;v
Leeufontein;-24.9972;29.3986;;;737;t;;1
Leeufontein RDP;-24.9954;29.3873;;612;737;t
Leeukuil;-23.9223;29.3618;;;1094;v
Lefara;-23.9491;30.3093;;;630;v
Legare;-24.7257;29.9907;;758;452;v
Legolaneng;-24.9675;29.6201;;;356;v
Legotong;-24.744;29.5458;;;452;v
Legwareng;-24.3356;30.0539;;;19;v
Legwareng;-24.3242;30.1339;;;114;v
Legwareng;-23.5699;30.6327;;;294;v
Lehabeng;-24.5112;30.0955;;;1243;v
Lehlabile;-24.6049;29.96;;;19;v
Lehlakong;-24.954;29.8887;;;452;v;;2
Lehlareng;-23.6082;29.9777;;;836;v
Lehlohlong;-23.5423;29.1501;;855;1094;v
Lehlokong;-24.5397;29.9287;;;19;v
Lehlokwaneng;-24.3302;29.7389;;;609;v
Lehwelere;-25.154;29.1603;;;356;v
Leipsig;-23.1368;28.9231;;107;1193;v
Lekalakala;-24.1489;28.9572;;;851;v
Lekazang;-24.4687;29.8546;;;19;v
Lekgokgonoku;-23.1678;29.0522;;;1193;v
Lekgwabeng;-24.5829;30.372;;;114;v
Lekgwara;-23.2539;28.9787;;79;1193;v
Lekgwareng;-24.6251;29.9507;;;452;v
Lekgwareng;-24.5041;30.0637;;;1243;v
Lekgwareng;-24.3349;30.0022;;;19;v;;1
Lekgwareng A;-24.2793;29.9563;;;19;v
Lekgwareng B;-24.5594;29.9227;;;19;v
Lekgweng;-23.4584;28.7115;;;851;v
Lekhureng;-23.5788;28.9241;;;851;v
Lekiting;-23.44;28.9326;;;1193;v;;2
Lekorong;-24.4828;29.6571;;;452;v
Lekurung;-24.3873;29.6459;;;609;v
Lekurung;-23.4364;28.9102;;617;1193;v
Lekwageng;-24.7964;29.9608;;;452;v
Lemondokop;-23.4497;30.1515;;;294;v;;2
Lenareng;-24.6046;30.1313;;;1243;v
Lenokwe;-23.5915;30.3568;;774;294;v
Lenting;-24.4362;29.5192;;;609;v
Lenyenye;-23.81;29.8058;;;726;v
Leokanong;-23.5252;29.0258;;;1094;v
Leokwe;-23.6891;30.3666;;;630;v
Leopards Bush;-24.6847;30.3305;;;114;s
Lepellane;-24.4855;29.7996;;;19;v
Lephepane;-23.9898;30.1767;;681;1354;v
Lepotlako;-23.7858;29.1203;;;1094;v
Leruleng;-23.9851;28.8898;;;851;v
Lerupurung;-23.3245;28.0141;;;624;v
Leseding;-24.2934;28.1257;;;1370;s
Lesetse;-24.3349;30.0293;;;19;v
Lesetsi;-24.3524;29.7153;;;609;v
Letaba Estate;-23.8638;30.2928;;;630;p
Letebejane;-24.8344;29.4697;;;737;v
Letlora;-23.2993;27.9725;;;624;v
Letolong;-24.5566;29.9425;;;19;v
Letshwatla;-23.0209;28.7056;;;1193;v
Letsitele;-23.8868;30.3908;;;630;v
Letsokoane;-23.8313;29.3685;;75;1094;v
Levubu;-23.0969;30.2934;;;1408;v
Leydsdorp;-23.9941;30.522;;;352;v
Likhade;-23.3053;30.0405;;906;244;v
Linyenye;-23.2743;30.255;;750;244;v
Lions Rock;-24.688;30.3365;;;114;s
Lithupaneng;-24.0622;29.697;;;726;v
Loekeng;-24.9384;29.9005;;614;452;v
Loloka;-23.5523;30.8621;;;336;v
Longvalley;-23.9844;30.2022;;;1354;v
Loraine;-24.193;30.4211;;;415;v
Losmycherry;-23.9108;29.871;;1190;726;v
Lost City;-22.3723;29.9933;;;910;s
Louis Trichardt Industrial Area;-23.0636;29.9094;;;640;p
Louis Trichardt New Town;-23.0337;29.9245;;;640;s
Louis Trichardt Park;-23.0639;29.9168;;;640;s
Lovely;-22.97;28.9916;;;14;v
Luckau;-25.0011;29.6011;;;356;v
Ludanani;-23.0514;30.3092;;1322;1408;v
Ludzie;-22.7867;30.2739;;;1328;v
Lufule;-22.9447;30.5002;;;1294;v
Lugisani;-22.6937;30.6835;;905;1328;v
Lugungulo;-22.8831;30.168;;;228;v
Luheni;-22.8117;30.362;;;1328;v
Lukalo;-22.7752;30.8323;;;705;v
Lukau;-23.0366;30.2965;;1322;1408;v
Lukau;-22.8026;30.5665;;702;1294;v
Lukau;-22.7467;30.5288;;;1328;v
Lulamani;-23.09;30.6652;;;705;v
Lulekani;-23.8642;31.0791;;695;1075;v
Lurangwe;-22.6718;30.684;;;1328;v
Lusaka;-25.2249;29.1112;;;356;v
Lusaka;-23.6938;29.7868;;740;1186;v
Lutomboni;-22.8723;30.2117;;;1207;v
Luvhalani;-23.0632;30.3059;;1322;1408;v
Luvhalani;-22.9068;29.9616;;;640;v
Luvhimbi;-22.8187;30.6105;;;705;v
Luvhola;-23.1775;30.1053;;;244;v
Lwalani;-23.101;30.1681;;1372;1420;v
Lwaleng;-24.2917;30.2021;;;114;v
Lwandlamuni;-23.7228;30.3945;;;630;v
Lyden;-23.9331;28.6855;;;851;v
MaPhata;-23.5086;30.7593;;;336;v
MaRadalize;-22.9216;30.3792;;;1207;v
Maahlashe;-24.5376;30.4251;;;114;v
Maake;-24.0278;30.2413;;;630;v
Maakgake;-24.4305;30.0217;;;1243;v
Maakubu;-24.5609;30.5461;;;1031;v
Maandagshoek;-24.5994;30.0725;;;1243;v
Maangani;-22.8242;30.0517;;;228;v
Mabaligwe;-22.8348;30.95;;;705;v
Mabatho;-24.5596;29.938;;;19;v
Mabedengwa;-23.1757;30.0481;;;244;v
Mabidi;-23.2353;30.4901;;370;1408;v
Mabilusong;-23.9934;31.0151;;753;1075;v
Mabins;-24.4081;30.5547;;;415;v
Mabintwane;-24.9125;29.6747;;;452;v
Mabirimisa;-22.8813;30.0137;;;228;v;;1
Mabirimisa Ext A;-22.8834;30.0123;;658;228;v
Mabitsi A;-24.9418;29.5596;;;737;v
Mabitsi B;-24.9334;29.5979;;;737;v
Mabobo;-23.154;30.0473;;;244;v
Mabokelele;-23.7521;29.2925;;;1094;v;;1
Mabokoro;-23.1118;30.5265;;;1294;v
Mabokotswane;-24.4701;29.7146;;1261;19;v
Mabole;-24.7175;30.0369;;;452;v
Mabopane;-24.5718;29.668;;;452;v
Mabotagale;-24.4888;29.8818;;;19;v
Mabotsha;-24.5305;30.2891;;;114;v
Mabula;-23.8823;28.6853;;;851;v
Mabulo;-22.8086;30.3312;;;1328;v
Mabumuleng;-23.6055;30.3321;;;294;v
Mabvete;-22.4685;30.5841;;;914;v;;1
Mabvuka Jazz;-22.8649;29.9271;;;640;v
Mabyepelong;-23.5814;30.4635;;;630;v
Machele;-23.1396;30.5186;;;1207;v
Machetela;-24.0036;30.2198;;1313;1354;v
Machikiri;-24.0192;28.9599;;;851;v
Machoane;-23.7032;29.2332;;493;1094;v
Madabani;-23.0945;29.7139;;1216;640;v
Madandila;-22.8076;30.5624;;702;1294;v
Madangani;-22.9146;30.0775;;;228;v
Madangani;-22.8831;30.0908;;368;228;v;;;;limpopo-madangani-dzanani-2
Madashishi;-22.7349;30.3518;;;1328;v
Madazhi;-23.3104;30.1202;;906;244;v
Madeira;-24.256;30.4379;;;415;v
Madetameng;-24.5923;30.1689;;;1243;v
Madiba;-24.1269;28.9826;;;851;v
Madiba Park;-23.9525;31.0299;;924;1075;t
Madiba Park;-23.8516;29.4121;;1195;1094;t
Madibaneng;-24.6109;29.9756;;;452;v;;1
Madibaneng Ext;-24.6059;29.9655;;669;452;v
Madibeng;-24.9196;29.986;;;1243;v
Madibeng;-23.6133;30.3269;;;294;v;;1
Madibeng 2;-23.6133;30.3269;;670;294;v
Madidimola;-24.9034;30.0014;;;1243;v
Madiehe;-23.4548;29.8288;;1128;843;v
Madietane;-23.8019;28.9987;;;1094;v
Madiga;-23.957;29.7088;;;726;v;;1
Madiga A;-23.8061;29.7205;;;1186;v
Madiga B;-23.8043;29.7488;;;1186;v
Madikeleng;-24.2356;29.8331;;;609;v
Madimbo;-22.4497;30.5623;;;910;v
Madipa A;-22.53;30.6229;;1461;1328;v
Madipa B;-22.5011;30.6389;;1461;914;v
Madisalane;-24.6654;30.0653;;;452;v
Madiseng;-24.6313;30.2239;;;1243;v
Madisha-Ditoro;-24.4027;29.3818;;;609;v
Madobi;-23.1906;30.3946;;502;1408;v
Madombidzha;-23.1222;29.814;;1216;640;v
Madombidzha Zone 2;-23.1138;29.8147;;1216;640;v
Madonsi;-22.9987;30.7346;;;705;v
Madumane;-23.6232;30.3966;;1091;630;v
Madzedzeni;-23.2712;29.9733;;381;244;v
Madzhiga;-23.1798;30.2679;;757;1408;v
Madzihanani;-22.6979;30.5793;;;1328;v
Madzimu;-22.8165;30.9048;;;705;v
Madzuwa;-22.9549;30.1787;;;228;v
Madzwane;-23.1631;30.3401;;551;1408;v
Maebane;-23.0461;29.6548;;554;640;v
Maebeng;-24.5037;29.8922;;;19;v
Maejane;-24.3174;29.6708;;;609;v
Maekgwe;-23.4978;30.5168;;;294;v
Maelula;-22.9864;30.1339;;1216;228;v
Maepa;-24.7044;30.5194;;;1031;v
Mafarafara;-24.4874;30.4174;;;114;v
Mafarana;-23.9594;30.3559;;;630;v
Mafhohoni;-22.7361;30.4197;;;1328;v;;3
Mafhohoni A;-22.738;30.4358;;676;1328;v
Mafhohoni B;-22.7361;30.4197;;676;1328;v
Mafhohoni C;-22.7483;30.42;;676;1328;v
Mafisheng;-24.7796;29.4699;;;737;v
Mafukani;-22.6727;30.5552;;;1328;v
Magabaneng;-24.6035;29.861;;;452;v
Magabaneng;-24.4889;30.0717;;;1243;v
Magabaneng;-23.7419;28.7505;;;851;v
Magadimela;-23.236;27.9869;;;624;v
Magagamatala;-23.6922;28.5899;;;851;v
Magakadimeng;-25.2223;29.1594;;;356;v
Magakala;-24.4542;29.8647;;;19;v
Magakala;-24.3978;30.063;;;1243;v
Magangeni;-23.1874;30.0601;;;244;v
Magatle;-24.4561;29.3969;;;609;v;;1
Mageva;-23.555;30.7134;;;336;v
Maglopi;-24.5832;30.1638;;;1243;v
Magna Via Industrial;-23.8705;29.4713;;;1094;p
Magnetite;-24.7837;29.9702;;;452;v
Magobo;-23.2824;29.9696;;1006;244;s
Magoboya;-24.0075;30.1746;;;1354;v;;1
Magokobo;-23.9658;29.7577;;305;726;v
Magolaneng;-24.7209;29.788;;;452;v
Magoloni;-22.8621;30.1399;;;228;v
Magomani;-22.8102;30.8309;;;705;v
Magope;-23.9788;28.848;;728;851;v
Magoreng;-24.7205;29.7603;;;452;v
Magoro;-23.3037;30.2959;;1305;1408;v
Magorong;-24.7972;29.9694;;;452;v
Magotwaneng;-24.4394;29.8553;;;19;v
Magulule;-23.1624;30.0451;;409;1420;v
Maguvhuni;-23.0414;30.2915;;1322;1408;v
Magwareng;-24.5685;30.535;;;1031;v
Mahabaneng;-24.6139;29.7131;;;452;v
Mahagala;-22.7589;30.8597;;;705;v
Mahale;-23.6967;30.9661;;;1075;v
Mahatlani;-23.2414;30.2693;;409;1408;v
Mahematshena;-23.0662;30.4107;;229;1207;v
Mahembeni;-23.371;30.1649;;;294;v
Maheni;-22.7353;30.5976;;;1328;v
Mahlaba;-23.8568;28.7676;;33;851;v
Mahlabaphooko;-24.4144;29.805;;;19;v
Mahlabatheng;-23.8297;28.795;;710;851;v
Mahlabeng;-24.2428;29.9698;;;19;v;;1
Mahlagari;-24.8883;30.0663;;;1243;v
Mahlageng;-24.5926;30.0257;;;1243;v
Mahlahlaneng;-24.2658;29.8648;;;19;v
Mahlakane Soleng;-24.628;29.7244;;;452;v
Mahlakole;-24.5518;29.6358;;;452;v
Mahlalaneng;-24.5765;29.5991;;;452;v
Mahlanyea;-24.5618;29.9636;;752;19;v
Mahlareng;-24.5363;29.4308;;841;609;v
Mahlathi;-23.3428;30.9462;;;336;v
Mahlatsani;-24.175;30.0428;;;609;v
Mahluakgomo;-24.5044;29.7346;;1284;19;v
Mahlwareng;-23.4221;28.7926;;;851;v
Mahodlogwa;-23.2073;30.1998;;464;244;v
Mahunguhwi;-22.7835;30.6502;;;705;v
Mahunguni;-23.0145;30.3557;;653;1207;s
Mahwelereng;-24.145;28.9825;;;851;t;41072;4
Mahwelereng Zone 1;-24.1424;28.9795;;692;851;t
Mahwelereng Zone 2;-24.1318;28.9961;;692;851;t
Mahwibitswane;-23.7007;29.3098;;;1094;v
Maila;-23.4552;29.8167;;1128;843;v
Maila;-23.2241;29.9675;;1006;244;s
Maila Modiketsi;-24.6681;30.015;;;452;v
Mailasegolo;-24.6265;29.8613;;;452;v
Maisela;-24.4614;29.8713;;;19;v;;1
Majeje;-23.8718;31.063;;;1075;v;;2
Majosi;-23.2284;30.3315;;502;1408;v
Majuteng;-24.9661;27.2621;;988;986;s
Makaepea;-25.012;29.5439;;;356;v
Makahlule;-22.893;30.9139;;;705;v
Makanga;-22.9308;30.479;;789;1294;v
Makanye;-23.9064;29.7358;;;726;v
Makapa;-24.6194;29.7372;;;452;v
Makapan Valley;-24.1478;29.1642;;;851;v
Makatiane;-24.0896;29.7131;;;726;v
Makatu;-22.8783;30.1612;;;228;v
Makavhini;-22.451;30.7146;;;914;v
Makekeng;-23.9485;28.6173;;;851;v
Makeketela;-23.8671;29.7679;;;726;v
Makgabeng;-23.3006;28.9749;;;1193;v
Makgakabeng;-23.4437;30.3471;;;294;v
Makgakgapatse;-23.3691;30.4969;;;294;v
Makgalong;-23.4823;29.2317;;;843;v
Makgari;-22.9443;28.863;;;14;v
Makgato;-22.9347;29.0323;;539;14;v
Makgaung;-24.2861;30.4609;;;415;v
Makgelane;-24.5131;30.626;;;1031;v
Makgemeng;-24.641;30.1899;;;1243;v;;1
Makgeng;-23.944;29.8207;;;726;v
Makgoba;-23.7345;29.8256;;;1186;v
Makgobane;-23.7503;28.9862;;;1094;v
Makgodu;-23.7226;29.3971;;316;1094;v
Makgofe;-23.8051;29.369;;;1094;v
Makgonyane;-24.414;29.749;;;19;v
Makgophong;-24.9813;29.8294;;;1162;v
Makgukubjane;-25.0013;29.8149;;;1162;v
Makgwale;-24.5838;29.7658;;302;452;v
Makgwaneng;-23.9489;29.7143;;;726;v
Makgwareng;-23.8037;29.7975;;;726;v
Makhado;-22.9003;30.0287;;;228;v
Makhasa;-23.2151;30.4146;;502;1408;v
Makhasa;-22.9327;30.7763;;;705;v
Makhitha;-23.0512;29.6767;;554;640;v
Makhongele;-23.1659;30.055;;967;244;v
Makhubele;-22.9181;30.8756;;1010;705;v
Makhumbe;-22.7175;30.709;;;705;v
Makhupe;-23.6434;30.2729;;;294;v
Makhushaneng;-24.3634;29.4206;;;609;v
Makhutso;-24.8629;29.628;;;737;v
Makhutso;-24.7339;29.5556;;;452;v
Makhuvha A;-22.9488;30.5924;;;705;v
Makhuvha B;-22.8728;30.5183;;;1294;v
Makhwareng;-23.9461;29.7306;;;726;v
Makobe;-23.5379;28.8137;;;851;v
Makoeng;-24.3717;29.3723;;;609;v
Makokonong;-23.8047;29.815;;801;726;v
Makola;-24.4859;29.8765;;;19;v
Makonde;-22.8076;30.5624;;;1294;v;;7
Makopi;-24.4385;30.0837;;698;1243;v
Makopung;-24.5106;30.5924;;;1031;v
Makotas;-23.2028;30.1362;;976;244;v
Makotopong;-23.8156;29.6442;;;1186;v
Makotse;-24.3235;29.4477;;;609;v
Makovha;-23.0377;30.5039;;;1294;v
Makua;-24.4976;29.8893;;;19;v
Makubu;-24.4148;30.2087;;;114;v
Makubung;-24.0196;29.8195;;;726;v
Makudibung;-24.0248;30.2705;;;630;v
Makuleke;-22.8698;30.9196;;;705;v
Makuleni;-22.8514;30.2729;;;1207;v
Makumbane;-22.9786;30.4034;;;1207;v
Makumeke;-22.9803;30.6358;;;705;v
Makungwi;-22.9115;30.1229;;;228;v
Makurung;-24.348;29.556;;;609;v
Makushu;-22.7642;30.0545;;;228;v
Makwage;-24.5817;29.5276;;;452;v
Makwarani;-22.8554;30.4223;;;1207;v
Makwarela;-22.9454;30.4891;;;1294;t
Makwareng;-23.9929;31.0069;;753;1075;v
Makwetja;-23.4632;29.8141;;1128;843;v
Makwidibung;-23.3715;30.1513;;;294;v
Makwilidza;-22.7282;30.6063;;;1328;v
Malaeneng;-25.2987;29.2336;;;356;v
Malaeneng;-24.7634;29.7502;;;452;v
Malaeneng;-24.4991;29.92;;1192;19;v
Malaeneng;-24.4416;30.6152;;;1031;v
Malaeneng;-24.3244;30.0108;;;19;v;;;;limpopo-malaeneng-apel-2
Malaka;-24.864;29.8853;;;452;v
Malale;-22.395;30.5879;;;910;v
Malamangwa;-22.9015;30.6369;;;705;v
Malamhala;-23.0675;30.7914;;;705;v
Malatane;-24.552;29.4992;;;609;v
Malatji;-23.6137;29.9763;;743;836;v
Malavuwe;-22.8732;30.6411;;;705;v
Malebitsa;-24.8982;28.9276;;;737;v
Malebogo;-23.1365;28.9352;;107;1193;v
Malekapane;-24.394;29.5787;;;609;v
Malemang;-24.2538;29.5479;;;609;v
Malematsa;-23.6199;30.2771;;;294;v
Maleoskop;-25.2319;29.5236;;;356;v
Malepeng;-24.3162;29.87;;;19;v
Malogeng;-24.3294;29.7745;;;19;v;;1
Malokela;-24.3588;30.1652;;;114;v
Malokong;-23.8658;28.8262;;;851;v;;2
Malomanye;-24.3029;29.8434;;;19;v
Malonga;-23.2368;30.5213;;1329;1408;v
Malope;-24.5697;29.5475;;;452;v
Mamaila;-23.3841;30.4342;;;294;v;;4
Mamakata;-23.6462;30.2682;;;294;v;;1
Mamakata A;-23.6462;30.2682;;714;294;v
Mamaneng Smallholdings;-25.0293;29.0496;;;737;p
Mamaolo;-24.3048;29.5744;;;609;v
Mamatonya;-24.4826;29.4922;;;609;v
Mamatsikili;-24.6228;29.6544;;;452;v
Mambedi;-23.1136;30.1707;;1372;1420;v
Mamehlabe;-23.5523;28.9695;;;1094;v
Mamelodi;-23.2109;28.7446;;;1193;v
Mametja;-24.5679;29.7646;;302;452;v
Mamietja;-24.3751;30.545;;;415;v
Mamogolo;-24.3237;30.2792;;;114;v
Mamokgadi;-23.4281;30.4483;;;294;v
Mamoriswane;-23.7968;29.364;;492;1094;v
Mamotintane;-23.8718;29.7316;;;726;v
Mampane;-24.7854;29.7218;;;452;v
Mamphahlane;-24.6124;30.0931;;;1243;v
Mamphakathi;-23.6648;30.2434;;;294;v
Mamphakhathi;-23.6576;30.313;;457;1354;v
Mamphokgo;-24.927;29.4246;;;737;v
Mamuhoyi;-22.8655;30.1006;;;228;v
Manaileng;-24.4005;29.29;;;609;v
Manaka;-23.0954;29.0566;;298;1193;v
Manamane;-24.7952;29.9866;;840;452;v
Manamane;-23.0404;30.439;;;1207;v
Maname;-22.8971;29.9277;;;640;v
Maname;-22.8408;30.2162;;;1207;v
Manapsane;-24.9809;29.4023;;;737;v
Manashi;-23.2583;30.2476;;750;244;v
Manavhela;-23.1047;30.4567;;1329;1408;v
Manavhela;-23.0687;29.6198;;554;640;v
Manawaneng;-24.5854;30.5916;;;1031;v
Mandala;-22.916;30.2405;;;1207;v
Mandela;-24.639;29.7432;;308;452;v
Mandela Park;-23.6591;30.2386;;800;294;v
Mandiwana;-22.8722;30.1287;;;228;v
Mandlhakazi;-23.7351;30.3734;;;630;v
Manele;-23.0208;30.7112;;;705;v
Mangabane;-24.6605;30.1897;;;1243;v
Manganeng;-24.6625;29.9636;;;452;v
Mangate;-23.4681;29.7071;;;843;v
Mangaya;-22.719;30.6252;;;1328;v
Mangilasi;-23.0962;30.3809;;373;1408;v
Mangondi A;-22.9376;30.622;;;705;v
Mangondi B;-22.8812;30.6229;;;705;v
Mangulwani;-23.3082;30.3017;;1305;1408;v
Mangwanyana;-24.7754;29.6879;;;452;v
Mangwele;-22.7882;30.2312;;;1328;v
Mangweni;-23.9777;30.3233;;;630;v
Mankgaile;-23.9837;29.7894;;;726;v
Mankweng Unit A;-23.8865;29.7269;;;726;t
Mankweng Unit B;-23.8861;29.7137;;;726;t
Mankweng Unit C;-23.8787;29.7018;;;726;t
Mankweng Unit E;-23.8941;29.7293;;;726;t
Mankweng Unit F;-23.8898;29.711;;;726;t
Mankweng Unit G;-23.8767;29.7121;;;726;t
Manngo;-22.8842;30.1564;;;228;v
Manoge;-24.5454;29.9228;;;19;v
Manoke;-24.637;30.3418;;;114;v
Manotolwaneng;-24.8353;29.6321;;;737;v
Manotwang;-24.359;29.9656;;;19;v
Manthata;-23.3654;29.1176;;;843;v
Mantheding A;-23.7696;29.7407;;;1186;v
Mantheding B;-23.7749;29.7753;;;1186;v
Mantsakane;-24.4724;30.0674;;;1243;v
Mantsha;-23.61;30.0086;;;836;v
Manvunyu;-23.2024;30.217;;464;244;v
Manyanga;-25.0547;29.6452;;;356;v
Manyeleti;-24.7255;29.7971;;;452;v
Manyi;-22.8707;29.9437;;;640;v
Manyima;-23.2754;30.0175;;381;244;v
Manyuwa;-22.9515;30.2416;;;1207;v
Manzemba;-22.8222;30.7549;;;705;v
Maokeng;-23.2681;29.1095;;1193;1193;t
Maololo;-24.6458;29.7009;;;452;v
Mapaana;-23.6384;30.2411;;800;294;v
Mapakoni;-22.4638;30.6449;;;914;v
Mapakophele;-22.8859;30.0439;;;228;v
Mapareng;-24.5512;30.6516;;;1031;v
Mapate;-22.9849;30.3577;;;1207;v
Mapate;-22.6745;30.6384;;;1328;v
Mapatjakeng;-24.4487;29.4155;;680;609;v
Mapela;-23.9538;28.8486;;;851;v;;4
Mapela;-23.4375;28.0726;;;624;v;;6
Maphoko;-24.4658;30.2533;;;114;v
Maphopha;-24.8495;29.9598;;;1243;v
Maphoto;-23.8291;29.7534;;297;726;v
Mapimele;-23.126;30.5375;;;1294;v
Mapitula;-23.6952;30.3153;;;1354;v
Mapodi;-24.4146;29.7675;;;19;v
Mapuloni;-22.8003;30.3556;;;1328;v
Maraba;-23.8366;29.1289;;;1094;v;;1
Maraganeng;-24.6468;29.5817;;;452;v
Maraka;-23.6298;30.2878;;;294;v;;1
Marakalala;-24.5189;30.7172;;;1031;v
Marakwaneng;-24.4614;29.8713;;694;19;v
Maralaleng;-24.3661;29.595;;;609;v
Maramanzhi;-22.4304;30.8072;;;914;v
Maranikhwe;-22.763;30.1332;;;228;v
Marapong;-25.3088;29.2147;;;356;v
Marapong Ext 1;-23.6588;27.6318;;735;624;t
Marapong Ext 2;-23.6565;27.6341;;735;624;t
Marapong Ext 3;-23.6609;27.6273;;735;624;t
Marapong Ext 4;-23.6522;27.6351;;735;624;t
Marathameng;-24.4929;29.9244;;;19;v
Maratheng;-25.0493;29.607;;;356;v
Maraxwe;-22.8089;30.4649;;;1294;v
Mare;-24.9691;29.8341;;;452;v
Mareleng;-24.7968;29.6046;;;737;v
Maretiwane;-24.3414;30.3232;;;114;v
Maretlwaneng;-24.6716;29.7483;;;452;v
Marhorhweni;-23.3297;30.2818;;1165;1408;v
Mariadze;-23.1582;30.274;;757;1408;v
Mariron;-23.686;30.3048;;;1354;v
Marisileng;-24.6595;30.2728;;;114;v
Mariveni;-23.8903;30.3488;;;630;v
Marobajin;-24.3535;30.0726;;;1243;v
Marobala;-23.7003;29.7811;;;1186;v;;5
Marobyane;-23.1164;29.0843;;434;1193;v
Maropeng;-24.3089;29.8615;;;19;v
Marota;-24.5521;30.3672;;;114;v;;1
Marota A;-24.5881;30.3944;;;114;v
Marota B;-24.5521;30.3672;;742;114;v
Maroteng;-24.4835;29.8911;;;19;v
Marotholong;-23.6169;29.9789;;;836;v;;1
Mars;-23.9002;29.0476;;1195;1094;v
Martinique;-23.4226;28.0512;;728;624;v
Marulaneng;-24.6773;29.9024;;;452;v
Marulaneng;-24.4602;29.5195;;;609;v
Marulaneng;-23.8528;28.6937;;;851;v
Marulwe;-22.5816;30.5979;;;1328;v;;2
Marulwe A;-22.5733;30.6303;;745;1328;v
Marulwe B;-22.5816;30.5979;;745;1328;v
Marumufase;-23.9752;30.2789;;;630;v
Masakeng;-24.7695;29.6422;;;452;v
Masakeng;-24.6096;30.5472;;;1031;v
Masakona;-23.2816;30.2417;;;244;v;;7
Masanteng;-24.9516;29.5007;;;737;v
Masateng;-24.7593;29.4987;;;452;v
Masealama;-23.8336;29.8867;;;726;v
Masedi;-23.4652;29.8388;;1128;843;v
Maseha;-22.4707;30.5988;;;914;v
Masehlaneng;-24.6869;29.6127;;;452;v
Masehleng;-24.5618;29.9636;;;19;v;;1
Maseke;-23.9934;31.0151;;;1075;v;;3
Masekwameng;-23.8467;29.8009;;;726;v
Maselapata;-24.0383;30.2848;;1202;630;v
Maselapata;-23.6942;30.9225;;292;1075;v
Maseleseleng;-24.6465;29.8886;;;452;v
Maseleseleng;-24.2255;29.7959;;;609;v
Masemola;-24.5399;29.5895;;;452;v
Masenya;-23.7927;29.8082;;;726;v
Maserumo;-24.9243;29.7582;;;452;v;;2
Masete;-24.436;30.1154;;;1243;v
Masetha;-23.2586;30.047;;1006;244;s
Masethla Section;-23.6922;29.7849;;740;1186;v
Mashabela;-24.4732;29.8796;;;19;v;;1
Mashabela;-24.4463;30.0037;;;1243;v
Mashabela A;-24.4678;29.9242;;;19;v
Mashabela B;-24.5009;29.7767;;;19;v
Mashabela C;-24.5336;29.8044;;;19;v
Mashahleng;-24.0351;28.8878;;306;851;v
Mashaleng;-23.251;29.0749;;;1193;v
Mashamba;-23.2632;30.0931;;;244;v;;2
Masharu;-24.4536;29.8478;;;19;v
Mashau;-23.1642;30.2243;;;244;v;;9
Mashegeng;-24.3694;29.9986;;;19;v
Mashegwane;-24.7462;29.9978;;;452;v;;2
Mashilabela;-24.5603;29.9086;;;19;v
Mashilo;-24.6733;30.0342;;;452;v
Mashilwane;-24.105;30.257;;;630;v
Mashishing;-24.7356;29.875;;;452;v
Mashite;-24.3067;29.7022;;;609;v
Mashobye;-22.9728;30.8943;;;705;v
Mashung;-24.424;29.7851;;;19;v
Mashwanyaneng;-24.6289;29.5692;;;452;v
Masia;-23.1874;30.3146;;;1408;v;;2
Masikwe;-24.2612;29.8975;;;19;v
Masingi;-24.0606;30.3417;;461;630;v
Masisi;-22.4174;30.8664;;;914;v
Masiwane;-22.8108;30.7572;;;705;v
Masobohleng;-23.6554;29.3217;;;1094;v
Masoyeng;-25.155;29.6777;;;1162;v
Masuka;-23.1121;30.2018;;1372;1420;v
Masunda;-22.6454;30.4901;;;1328;v
Masusele;-24.2566;30.1509;;;609;v
Maswateng;-24.6333;30.0772;;;452;v
Masweneng;-24.4207;29.8307;;;19;v
Maswiakae;-24.8469;29.8045;;;452;v
Maswie;-23.0648;30.3179;;1322;1408;v
Matadani;-22.8019;30.4237;;;1328;v
Matakani;-22.9618;30.1835;;1334;228;v
Matanda;-22.8843;30.1116;;;228;v;;3
Matanda Zone 2;-22.8843;30.1116;;764;228;v
Matanda Zone 3;-22.8894;30.1036;;764;228;v
Matanda Zone1;-22.8872;30.1214;;764;228;v
Matangari;-22.8068;30.5304;;;1294;v
Matatani;-23.0186;30.3637;;653;1207;s
Matatani;-22.5655;30.7649;;;914;v
Mataulu;-22.4652;30.6832;;;914;v
Matavhela;-22.6759;30.5332;;;1328;v
Matawa;-24.0629;30.3044;;461;630;v
Matebeleng;-23.7576;28.7511;;;851;v
Matekereng;-23.1148;28.7028;;;1193;v
Mathakwe;-23.957;29.7088;;672;726;v
Mathapisa;-24.7414;29.6811;;;452;v
Mathathane;-24.2105;29.8784;;854;609;v
Mathibe;-24.6812;29.9816;;;452;v
Mathibeng;-24.6255;29.9208;;;452;v
Mathipane;-23.555;30.3846;;;294;v
Mathlomelong;-24.2187;30.399;;;415;v
Mathothwe;-23.1699;30.2843;;757;1408;v
Mathukuthela;-24.842;29.6829;;;737;v
Mathula;-25.0916;29.7398;;;1162;v
Mathule;-23.0508;30.3974;;653;1207;s
Matifuma A;-23.2705;30.2911;;1143;1408;v
Matifuma B;-23.2672;30.2884;;1143;1408;v
Matikiring;-23.6377;29.3822;;293;1094;v
Matilo;-24.9178;29.5096;;;737;v
Matimatjaji;-24.6784;30.1097;;;452;v
Matladi;-23.5591;28.1272;;1203;624;v
Matlakatle;-24.8866;29.8036;;;452;v;;1
Matlala;-24.8342;29.5023;;;737;v
Matlala;-24.4814;29.7749;;;19;v
Matlala;-24.0276;30.1923;;1451;1354;v
Matlala;-23.6748;29.0797;;;1094;v;;1
Matlala Ramoshebo;-25.0452;29.1033;;;737;v
Matlaleng;-23.9379;29.1389;;;1094;v
Matlerekeng;-24.9847;29.0565;;;737;v
Matlou;-24.5258;29.9268;;;19;v
Matlou;-23.8236;29.3721;;75;1094;v
Matobole;-24.1082;29.5789;;;1094;v
Matokomane;-24.5072;30.3775;;;114;v
Matolokwale;-24.6209;29.9351;;;452;v
Matome;-24.2938;29.3943;;;609;v
Matopa;-23.9614;28.8506;;728;851;v
Matoseng;-24.9109;29.802;;770;452;v
Matsa A;-22.8714;29.9657;;;228;v
Matsa B;-22.8716;29.9948;;;228;v
Matseke;-23.5002;29.7351;;;843;v
Matsha;-24.4163;29.7609;;;19;v
Matshavhawe;-22.976;30.1033;;;228;v
Matshelane;-24.3567;29.2616;;;609;v
Matshelapata;-24.2576;29.8405;;80;19;v
Matshena;-22.4703;30.6149;;;914;v
Matshetshete;-22.7227;30.5453;;;1328;v
Matshi;-24.4854;29.8698;;;19;v
Matshite;-24.6841;30.0068;;;452;v
Matshoboko;-23.6294;29.9666;;;836;v
Matshupe;-24.7737;30.0617;;;452;v
Matshwi;-23.5835;30.3581;;;294;v;;5
Matsi;-24.4937;29.8861;;;19;v
Matsimela;-24.4679;29.8731;;;19;v
Matsindevhe;-23.1729;30.2066;;757;244;v
Matsitsileng;-23.4811;28.8329;;;851;v
Matsoke;-24.7008;29.8063;;;452;v
Mauluma;-22.927;30.1303;;;228;v
Maunavhathu Block E;-23.082;30.3914;;373;1408;v
Maune;-23.974;31.0318;;290;1075;v
Maungani;-23.0391;30.2948;;1322;1408;v
Maungani;-22.9741;30.4226;;;1207;v
Mavambe;-23.0011;30.6372;;;705;v
Mavele;-23.675;30.4216;;;630;v
Mavhina;-23.1847;30.1793;;372;244;v
Mavhode;-22.7432;30.3758;;;1328;v;;2
Mavhode A;-22.7432;30.3758;;780;1328;v
Mavhode B;-22.7353;30.3598;;780;1328;v
Mavhulani;-23.1533;30.4753;;1329;1408;v
Mavhulani;-23.0471;30.297;;1322;1408;v;;;;limpopo-mavhulani-vuwani-2
Mavhunda A;-22.939;30.5174;;;1294;v
Mavhunda B;-22.7147;30.7442;;;705;v
Mavhunga;-22.9038;30.1198;;;228;v;;1
Mavhuwa;-22.796;30.6249;;;705;v
Mavhuwa;-22.7693;30.3395;;;1328;v
Mawa;-23.5927;30.5317;;;630;v;;5
Mawa Block 12;-23.6078;30.5352;;782;630;v
Mawa Block 6;-23.6154;30.4636;;782;630;v
Mawa Block 7;-23.6199;30.4911;;782;630;v
Mawa Block 8;-23.5927;30.5317;;782;630;v
Mawa Block 9;-23.5631;30.5389;;782;630;v
Mawete;-24.4988;29.9349;;;19;v
Mawoni;-22.8958;30.057;;;228;v
Maxabela;-23.3402;30.4884;;;336;v
Mayiyani;-23.336;30.2788;;1165;1408;v
Mayona;-23.3425;30.2805;;1165;1408;v
Mazhazhani;-22.9524;30.2014;;1072;228;v
Mazwimba;-22.8514;30.2296;;;1294;v
Mbahe;-22.8975;30.5821;;;1294;v
Mbahela;-22.8094;30.4563;;;1294;v
Mbaleni;-22.9533;30.4904;;;1294;t
Mbaleni Extension;-22.9631;30.4935;;;1294;t
Mbatlo;-23.1873;30.7139;;;336;v
Mbaula;-23.6098;31.0316;;;336;v
Mbavala;-23.1738;30.0698;;;244;v
Mbilwi;-22.9362;30.4635;;;1207;v
Mbilwi Block Q;-22.9389;30.4748;;;1294;t
Mbodi;-22.5533;30.7201;;;914;v
Mbodi Tsha Fasi;-22.5426;30.7439;;;914;v
Mbuyuni;-22.6008;30.8634;;;914;v
Mbuzini;-24.6882;29.3797;;;737;v
Mdono;-23.3063;30.3152;;1305;1408;v
Medingeng;-23.6591;30.2386;;;294;v;;6
Megoring;-23.9157;29.7685;;;726;v
Mehlakong;-23.7968;29.8291;;;726;v;;1
Meke;-23.2962;30.3121;;1305;1408;v
Melao;-24.4725;30.0537;;;1243;v
Melinda;-23.3551;28.1621;;;624;v
Mellinium Park;-23.8618;28.9147;;;851;v
Merve;-23.0978;30.8531;;462;705;v
Metsanangwana;-24.96;28.9934;;;737;v
Metz;-24.2445;30.4726;;;415;v
Mianzwi;-22.8059;30.4815;;;1294;v
Middeldrift;-24.7963;27.4054;;;1285;v;;1
Midoroni;-23.0298;29.6387;;554;640;v
Milaboni;-22.8867;30.2372;;;1207;v
Millbank;-23.2464;28.9453;;79;1193;v
Miltonduff;-23.2323;29.0023;;79;1193;v
Miluwani Unit C;-22.9596;30.4576;;;1294;t
Miragoma;-23.6332;30.592;;;630;v
Mission;-23.1675;30.3443;;551;1408;v
Misty Crown;-23.9444;29.9806;;;375;v
Mlhava;-23.2159;30.8578;;;336;v
Mmadigorong;-23.6293;29.2821;;;1094;v;;2
Mmahlogo;-23.9623;28.8207;;;851;v
Mmakala;-23.4702;28.7439;;;851;v
Mmakgatle;-24.8818;29.4484;;;737;v
Mmakoshala;-24.8677;29.7577;;;452;v
Mmalepeteke;-24.0776;28.915;;;851;v
Mmaletswai;-23.3768;28.0332;;;624;v
Mmamatlakala;-23.9824;28.5897;;;851;v
Mmankgodi;-23.157;28.7154;;;1193;v
Mmankwe Park;-23.3293;29.2443;;848;843;v
Mmantlanyane;-24.8469;29.9127;;;452;v
Mmaphoko;-24.92;29.9573;;;1243;v
Mmashadi;-24.2217;29.8247;;;609;v
Mmatsekele;-24.6676;29.6585;;;452;v
Mmotlana;-23.9682;28.6143;;;851;v
Mmotong;-23.8616;28.7536;;33;851;v
Mmotong;-23.8089;29.7816;;850;726;v
Mmotong;-23.7962;29.8148;;;726;v;;;;limpopo-mmotong-mankweng-2
Mmotong;-23.44;28.9326;;617;1193;v
Mmotwane;-24.7456;29.6531;;527;452;v
Mmotwaneng;-24.9835;29.4824;;;356;v
Mmotwaneng;-24.9293;29.6217;;;737;v
Mobosobohlogo;-24.2912;30.1568;;;609;v
Mobungung;-23.63;30.2993;;;294;v
Modderput;-23.5184;29.2264;;;1094;v
Modihule;-24.2608;29.9559;;;19;v
Modikwe;-23.9977;30.9831;;291;1075;v
Modimolle;-24.4822;30.0393;;;1243;v
Modimolle;-24.3117;29.7652;;709;19;v
Modimvuhusi;-22.7867;28.8852;;;14;v
Modjadiskloof;-23.6938;30.1418;;836;836;v
Modjadji;-23.6124;30.3812;;;630;v
Modjadji Head Kraal;-23.6213;30.3505;;;294;v
Modorvlei;-23.1625;30.0402;;409;1420;v
Moduberg;-24.3092;30.1735;;;114;v
Modulathoko;-22.7843;28.7905;;1206;14;v
Moeding;-24.9534;29.4591;;;737;v
Moela;-24.7751;30.043;;;452;v
Moetagare;-23.6602;28.9737;;771;1094;v
Moetladimo;-24.2635;30.455;;;415;v
Mogabane;-24.3267;29.883;;;19;v
Mogalabi;-24.7673;29.5429;;;452;v
Mogalatsana;-24.7328;29.433;;;737;v
Moganyaka;-24.9567;29.4119;;;737;v
Mogapeng;-24.0681;30.2789;;;630;v
Mogashoa;-24.7952;29.9866;;;452;v;;2
Mogodi;-24.2731;29.567;;;609;v
Mogologolo;-24.5363;29.4308;;;609;v;;1
Mogomane;-25.1991;29.0642;;;356;v
Mogorogoro;-24.5938;29.7907;;885;19;v
Mogorwane;-24.7732;29.7975;;;452;v
Mogoto;-24.3467;29.2912;;;609;v
Mohake;-24.6496;30.0572;;;452;v
Mohlaba;-23.9327;30.2686;;;630;v;;3
Mohlabeng;-23.9325;30.9963;;291;1075;v
Mohlabeng;-23.4624;30.375;;;294;v
Mohlahlaneng;-24.26;29.8674;;;19;v
Mohlajeng;-23.4413;29.0923;;;1094;v
Mohlake;-24.6295;30.0449;;;1243;v
Mohlala;-24.7054;30.0046;;;452;v
Mohlalaotoane;-24.8803;29.5659;;;737;v
Mohlaletsi;-24.4732;29.8796;;755;19;v
Mohlarekoma;-24.8814;29.7734;;;452;v
Mohlatseng;-24.9409;29.6965;;555;452;v
Mohlonong;-23.893;29.1319;;;1094;v
Mohlotlo;-23.9523;28.9031;;;851;v
Mohlotsi;-24.7972;29.5305;;;737;v
Mohodi;-23.3169;29.2388;;;843;v;;3
Mohokone;-23.505;30.4423;;;294;v
Mohwelere;-24.5961;29.716;;;452;v
Moime;-23.9715;30.2486;;;630;v
Mojeketla;-23.6046;29.9948;;;836;v
Mokadi;-24.6326;29.9934;;;452;v
Mokdanana;-23.6953;30.9477;;292;1075;v
Mokerong;-24.055;28.8902;;306;851;v
Mokgabane;-23.7564;29.7896;;;1186;v;;5
Mokgegolo Se Ntatele;-23.36;30.2435;;713;294;v
Mokgoeng;-23.1386;28.9651;;107;1193;v
Mokgohloa;-23.9577;29.7176;;;726;v
Mokgolobotho;-23.8883;30.2498;;;1354;v
Mokgophong;-24.4926;29.4506;;;609;v
Mokgorwane;-24.6062;30.175;;;1243;v
Mokgurutlane;-23.8089;29.7816;;;726;v;;1
Mokgwaneng;-25.0425;28.9798;;;737;p
Mokhulwana;-24.458;29.8539;;;19;v
Mokobola;-24.507;30.2816;;;114;v
Mokoena Maswikeng;-23.0112;28.9966;;;1193;v
Mokololwe;-22.7834;30.2951;;;1328;v
Mokomotsi;-23.9913;30.261;;;630;v
Mokopane Central;-24.1765;29.0118;;;851;s
Mokumuru;-23.2609;29.0241;;;1193;v
Mokuruanyane;-23.429;28.0618;;728;624;v
Mokutung;-24.5938;30.5896;;;1031;v
Mokwete;-24.7812;29.8545;;;452;v
Molala;-24.6088;29.7232;;;452;v
Molalahare;-23.7352;29.3084;;523;1094;v
Molalane;-24.3343;30.58;;;415;v
Molapi;-23.8707;29.6909;;;726;v;;1
Molapo Matebele;-24.2379;29.5278;;;609;v;;1
Molapong;-24.6816;30.0375;;;452;v
Molawi;-24.5892;30.5263;;;1031;v
Molebeledi;-24.6069;29.6897;;;452;v
Moleke;-24.2105;29.8784;;;609;v;;5
Moleketla;-23.6664;30.2988;;;1354;v
Molelema;-24.5723;29.6394;;;452;v
Moletji;-23.6793;29.2023;;;1094;v;;4
Moletlane;-24.3639;29.326;;;609;v
Mollong;-23.6262;30.2889;;;294;v
Molodi;-24.8565;29.7598;;;452;v
Moname;-24.0921;30.29;;;630;v
Monametsi;-24.3088;29.9122;;;19;v
Monate;-23.4257;30.205;;;294;v
Moneywaneng;-23.6215;29.2466;;;1094;v
Mongalo;-23.3233;28.0689;;;624;v
Mongalo;-23.2204;28.9451;;79;1193;v
Mongatane;-23.5616;28.5096;;;851;v
Monotwane;-23.8721;29.1156;;1195;1094;v
Monsterlus;-25.0241;29.7393;;;1162;v
Monte Christo;-23.3995;28.6776;;;851;v
Monyamane;-23.8171;29.7939;;;726;v
Monywaneng;-23.8889;29.8073;;;726;v
Mooifontein Smallholdings;-23.8863;29.5835;;;1094;p
Mooihoek;-24.8406;29.4982;;;737;v
Mooihoek;-24.605;30.1341;;;1243;v
Mooiklip;-24.4492;29.7362;;;19;v
Mooiplaas;-24.4362;29.7402;;;19;v
Mooiplaas;-24.2341;29.5344;;;609;v
Mookamedi;-23.8301;28.6078;;;851;v
Mookgopong;-24.5254;28.7325;;;867;s;;2
Mookgopong;-24.4949;28.7049;;;867;s;;2;;limpopo-mookgopong-mookgophong-2
Moomane;-24.8018;29.5976;;;737;v
Moong;-23.2016;28.0605;;;624;v
Moookgopong Ext 1;-24.5211;28.7362;;868;867;s
Mopane;-22.6204;29.8575;;;910;v
Mophamamona;-23.1833;29.0019;;;1193;v
Morakeng;-23.4001;30.1126;;;294;v
Morale;-23.0835;29.0441;;298;1193;v
Moraledi;-24.5686;29.6555;;;452;v
Morapalala;-23.5893;30.424;;;630;v
Morapaneng;-24.4305;30.0543;;;1243;v
Morarela;-24.7276;29.3726;;;737;v
Morethuse;-24.5689;30.3692;;;114;v
Moria;-23.946;29.7925;;311;726;v
Moripane;-24.5784;29.633;;;452;v
Moroke;-24.3835;30.0702;;;1243;v
Moropeni;-23.6069;30.3161;;;294;v
Morotse;-24.3956;29.5355;;;609;v
Morowe;-23.5102;29.2634;;;1094;v
Moruji;-23.666;30.3602;;;630;v
Morulane;-24.9449;29.8707;;614;452;v
Morwaneng;-25.0129;29.7495;;;1162;v
Morwaswe;-24.4487;29.8406;;;19;v
Morwe;-23.1659;28.0062;;;624;v
Mosate;-24.708;29.7755;;1304;452;v
Mosate;-24.6445;29.9478;;;452;v;;;;limpopo-mosate-jane-furse-2
Mosehleng;-23.4869;28.9164;;;1193;v
Moselakgomo;-23.7009;30.9082;;292;1075;v
Mosemaneng;-23.9615;30.9906;;291;1075;v
Mosetamong;-24.3688;29.6615;;;609;v
Moshakga;-23.6533;30.2722;;;294;v
Moshasha;-23.327;29.0661;;;843;v
Moshate;-24.2053;30.4039;;;415;v
Moshate;-23.696;30.9285;;292;1075;v
Moshate;-23.3795;30.1621;;;294;v
Moshate A;-24.7401;29.7508;;;452;v
Moshate A;-24.4092;29.7607;;;19;v
Moshate B;-24.5715;29.6468;;;452;v
Moshate B;-24.4422;29.833;;;19;v
Moshate Head Kraal;-23.6425;29.9568;;;836;v
Moshate-Section;-23.762;29.7917;;849;1186;v
Moshira;-24.344;30.0966;;;114;v
Mosiphane;-23.7126;30.4355;;;630;v
Mosira;-23.6307;28.7549;;;851;v
Mosotsi;-24.3542;29.98;;;19;v
Mosuka;-23.6445;28.6232;;;851;v
Motantanyane;-24.3372;29.4295;;;609;v
Motate;-24.777;30.1193;;;1243;v
Moteti;-25.24;29.0607;;;356;v;;1
Moteti B;-25.2327;29.0899;;878;356;v
Mothakeng;-23.8719;29.8674;;;726;v
Mothatsohle;-23.4062;30.1132;;;294;v
Mothee;-23.1746;28.8747;;299;1193;v
Mothomeng;-23.6383;30.384;;;630;v
Mothwathwase;-23.8648;28.7697;;33;851;v
Motlailane;-24.5619;30.3754;;;114;v
Motlhakamasoma;-23.6077;30.3301;;;294;v
Motlhatsweng;-23.8245;29.8373;;;726;v
Motlolo;-24.5149;30.1798;;;114;v
Motloulela;-24.3065;30.1059;;;114;v
Motselope;-24.8106;29.68;;;737;v
Motselope;-24.7752;29.6089;;;452;v
Motsemokola;-23.4066;30.1003;;;294;v
Motsemoswa;-23.3421;29.0084;;;1193;v
Motsephiri;-24.9857;29.6969;;;1162;v
Motserereng;-24.4217;29.4794;;;609;v
Motserereng;-24.3132;29.3487;;766;609;s;;;;limpopo-motserereng-lebowakgomo-2
Motshele;-23.6364;29.9631;;;836;v
Motsinoni;-23.6496;30.2751;;;294;v
Motsiphiri;-24.7638;29.7096;;;452;v
Motsonko;-24.7914;29.7082;;;452;v
Motsweding;-23.398;28.1288;;;624;v
Motupa;-23.6788;30.2853;;;1354;v
Motwaneng;-25.0066;29.7426;;;452;v
Mountain View;-24.7045;30.3324;;;114;s
Mountain View;-24.0444;28.8239;;;851;v
Mountain View;-23.9617;29.7896;;;726;v
Moyaneng;-23.6216;28.8467;;;851;v
Mpahanama;-24.5947;29.8511;;;19;v;;2
Mpepule;-23.4369;30.6389;;;294;v
Mphaaneng;-24.2924;29.7657;;;19;v
Mphaaneng;-24.211;29.923;;;609;v
Mphahlele;-24.313;29.6382;;;609;v
Mphanama;-24.5938;29.7907;;;19;v;;1
Mphego;-22.9764;30.5206;;;1294;v
Mphelelo;-23.6613;28.717;;;851;v
Mpheleng;-25.2025;29.155;;;356;v
Mpheni;-23.1418;30.0789;;;1420;v;;1
Mpheni Block A;-23.1461;30.0409;;370;1420;v
Mphogodiba;-24.0893;29.5857;;;1094;v
Mphuphuledzhi;-23.2947;29.9957;;906;244;v
Mphurome;-25.0917;29.7532;;;1162;v
Mpiribiri Section;-23.7003;29.7811;;740;1186;v
Mpobuleni;-22.6086;30.6306;;;1328;v;;1
Mpobuleni;-22.5719;30.6401;;1270;1328;v;;1;;limpopo-mpobuleni-tshilamba-2
Mpofu;-23.2937;29.9781;;381;244;v
Mtititi RDP;-23.1108;30.8783;;899;705;s
Mtsaneng;-24.5016;30.0237;;;1243;v
Mtshung;-24.7705;29.6624;;;452;v
Mubvumoni;-22.755;30.789;;;705;v
Mudimeli;-22.8032;29.9542;;;228;v
Muduluni;-23.0695;29.6521;;554;640;v
Mudunungu;-22.8886;30.2251;;;1207;v
Mudzidzidzi;-22.838;30.4189;;;1207;v
Mudzulathungo;-22.9612;30.204;;1334;228;v
Mufeba;-23.2477;30.196;;750;244;v
Mufulwi;-22.6703;30.5136;;;1328;v
Mufungudi;-22.7901;30.2836;;;1328;v
Mufunzi;-23.2867;29.9593;;;244;v
Mugivhi;-23.0596;30.3719;;;1408;v;;5
Mugwazini;-23.7273;30.461;;970;630;v
Muhlahlandlela;-23.3448;30.3741;;;336;v
Muhotoni;-22.8102;30.449;;;1207;v
Muhotoni;-22.6565;30.85;;;914;v
Muhovhoya;-23.0477;30.3044;;1322;1408;v
Muhuyu;-22.826;30.4931;;;1294;v
Muila;-23.3687;29.9701;;;244;v;;4
Muiladi;-22.8282;30.2901;;;1294;v
Mukhomi;-23.0719;30.5775;;;705;v
Mukomasiandu;-22.9231;30.6024;;;705;v
Mukondeni;-23.2605;30.0986;;756;244;v
Mukondeni;-22.6937;30.6835;;;1328;v;;1
Mukondeni Block D;-23.2632;30.0931;;756;244;v
Mukovhabale;-22.577;30.5485;;;1328;v
Mukula;-22.8614;30.5805;;;1294;v
Mukumawabane;-22.4804;30.9013;;;914;v
Mukumbani;-22.9009;30.4118;;;1207;v
Mukununde;-22.4701;30.765;;;914;v
Mukwakwaila;-23.523;30.4245;;;294;v
Mulati;-23.9465;30.3984;;;630;v
Muledane;-22.9877;30.5046;;;1294;v
Muledane J;-23.0006;30.4597;;;1294;t
Muledzhi;-22.6775;30.6221;;;1328;v
Mulelu;-22.876;30.0752;;;228;v
Mulenga;-22.8794;29.99;;;228;v
Mulenzhe;-22.9983;30.57;;;1294;v
Mulima;-23.3092;30.044;;;244;v;;15
Mulodi;-22.7345;30.5429;;;1328;v
Munangwe;-22.8099;30.7117;;;705;v
Mungomani;-22.9226;30.1095;;;228;v
Muraga;-22.9148;30.6584;;;705;v
Murahu-ha-thavha;-23.0041;30.3377;;653;1207;s
Murahuhathavha;-23.2364;30.1326;;371;244;v
Muraleni;-23.0622;29.7197;;1216;640;v
Muremi;-22.9396;30.1823;;1072;228;v
Murolaneng;-24.4956;30.2768;;;114;v
Murovhi;-23.2786;30.2521;;750;244;v
Murunwa;-22.9813;30.1622;;;228;v
Musekwa;-22.7795;30.078;;;228;v
Mushiro Mahagala;-22.7742;30.8342;;;705;v
Mushiru;-22.761;30.8473;;;705;v
Mushithe;-22.4894;30.8214;;;914;v;;1
Mushongoville;-22.3269;30.0271;;925;910;t
Mushroom Park;-24.9243;29.7582;;754;452;v
Musina Ext 5;-22.3349;30.0398;;925;910;t
Musudzungwaneni;-22.7943;30.4513;;;1294;v
Musunda;-22.5955;30.878;;;914;v;;2
Musunda A;-22.5955;30.878;;912;914;v
Musunda B;-22.5925;30.9043;;912;914;v
Muswodi;-22.5817;30.4791;;;1328;v;;3
Mutandani;-23.0198;30.3782;;653;1207;s
Mutele;-22.477;30.8955;;;914;v;;2
Mutele A;-22.47;30.8716;;915;914;v
Mutele B;-22.477;30.8955;;915;914;v
Mutoti;-22.9625;30.5932;;;705;v
Mutshavhawe;-22.8033;30.3427;;;1328;v;;2
Mutshavhawe A;-22.7941;30.4353;;916;1328;v
Mutshavhawe B;-22.8033;30.3427;;916;1328;v
Mutshenzheni;-22.7534;30.5902;;;1294;v
Mutshetoni;-23.0097;30.3518;;653;1207;s
Mutshetshe;-22.7919;30.7735;;;705;v
Mutshikilini;-22.6525;30.8315;;;914;v
Mutsindoni;-23.0612;30.3239;;1322;1408;v
Mutsuludi;-22.6436;30.6938;;;1328;v
Mutuwani;-23.2698;29.9695;;381;244;v
Muumoni;-23.3701;29.9403;;;244;v
Muwaweni;-23.3257;30.1125;;906;244;v
Muyexe;-23.1948;30.9162;;;336;v
Mvala;-22.6587;30.686;;;1328;v
My Darling;-23.0888;28.8031;;;1193;v
Myakayaka;-24.0133;30.2787;;;630;v
Myakela;-24.3411;30.0439;;;19;v
Myngenoegen;-23.9256;29.5362;;;1094;v
Naauwpoort Ext 1;-24.2874;29.6387;;;609;v
Naganeng;-25.1581;29.1194;;;356;v
Nakampe;-23.3972;30.4638;;;294;v
Naledi;-24.6109;30.2877;;;114;v
Naledi;-23.8263;29.061;;;1094;v
Naledi 4;-23.658;30.242;;800;294;v
Naledi A 1;-23.5835;30.3581;;774;294;v
Naledi A 2;-23.4638;30.3193;;307;294;v
Naledi B 1;-23.3547;30.2293;;713;294;v
Naledi B 2;-23.3471;30.2411;;713;294;v
Namakgale A;-23.939;31.0453;;924;1075;t
Namakgale B;-23.9289;31.0355;;924;1075;t
Namakgale C;-23.9285;31.0194;;924;1075;t
Namakgale D;-23.9444;31.0326;;924;1075;t
Namakgale E;-23.9408;31.0162;;924;1075;t
Namenwamarhanga;-23.633;30.7375;;;336;v
Nancefield;-22.3403;30.0211;;;910;t;;3
Nancefield Ext 2;-22.3306;30.023;;925;910;t
Natalie;-22.7728;30.1902;;;228;v
Nchechane;-23.8707;29.6909;;852;726;v
Ndiitwani;-23.1257;30.3843;;373;1408;v
Ndindani A;-23.3885;30.9616;;;336;v
Ndovhada;-22.7196;30.2239;;496;228;v
Ndzaku Ka Ntshava;-23.3549;30.2786;;1165;1408;v
Necker;-23.4511;28.0806;;728;624;v
Nero;-24.9097;29.763;;754;452;v
Netshitondoni;-22.6657;30.4423;;;1328;v
New Phepeng;-24.0471;30.3138;;;630;v
New Polokwane;-23.8787;29.429;;;1094;s
New Stand;-23.3569;30.2895;;1165;1408;v
New Stands;-23.6936;30.9386;;292;1075;v
New Stands;-23.2696;29.9779;;381;244;v
New Stands 2;-23.2763;30.2924;;1143;1408;v
New Town;-23.6722;27.7295;;;624;s
Newveld;-23.2327;30.3709;;1017;1408;v
Ngaweng;-24.6498;29.9525;;;452;v
Nghomunghom;-22.9544;30.8658;;;705;v
Nghwengoni;-22.6737;30.6547;;;1328;v
Ngonyama;-23.2034;30.175;;464;244;v
Ngovhela;-22.9565;30.4348;;;1207;v
Ngudza;-22.905;30.5121;;;1294;v
Ngwalemong;-24.9766;29.5588;;;737;v
Ngwanallela;-23.5196;28.932;;;1094;v
Ngwaritsana;-24.8401;29.8583;;;452;v
Ngwaritsi;-24.9474;29.8065;;;452;v
Ngwenani;-22.9402;30.4381;;;1207;v;;1
Ngwenani Ya Mapholi;-22.8902;30.4633;;961;1207;v
Nirvana;-23.9163;29.433;;;1094;s
Nirvana Industrial Area;-23.9098;29.4402;;;1094;p
Njhakanjhaka;-23.1726;30.0578;;;244;v;;1
Nkadimeng;-25.0835;29.547;;;356;v
Nkambako;-23.7273;30.461;;;630;v;;1
Nkamboko;-23.7356;30.4849;;;630;v
Nkanyani;-23.3118;30.2897;;;1408;v;;1
Nkgori;-23.8871;28.6202;;;851;v
Nkhensani;-23.2004;30.1237;;;244;v;;5
Nkhwashe;-23.9515;30.9875;;291;1075;v
Nkosini;-25.0798;29.698;;;1162;v
Nkotokwane;-24.4093;29.7343;;;609;v
Nkotomeng;-23.4375;28.0726;;728;624;v
Nkotswi;-22.4204;31.0278;;;914;v
Nkovani;-22.9353;30.8296;;1449;705;v
Nkuzana;-23.2164;30.2645;;502;1408;v
Nkwelemotse;-23.47;30.3126;;307;294;v
Nngwekhulu Musanda;-23.1775;30.4282;;370;1408;v
Nngwekhulu Tshilata;-23.1936;30.4414;;370;1408;v
Nngwekhulu Tshivhangani;-23.1831;30.4365;;370;1408;v
Nokayamatlala;-23.8062;29.0118;;;1094;v
Noko;-23.9728;29.7384;;;726;v
Nondweni;-23.6978;30.8893;;;1075;v
Nong;-23.7379;29.286;;300;1094;v
Nontwane;-23.7;30.9163;;292;1075;v
Nontz;-23.3218;28.6896;;;1193;v;;1
North Park Golf Estate;-24.8758;28.3031;;47;47;t
Northam;-24.8038;27.3028;;987;986;s
Northam A;-24.8038;27.3028;;;986;s;;1
Northam B;-24.9661;27.2621;;;986;s;;4
Northampton;-23.4725;30.4758;;;294;v
Northhampton;-23.4673;30.4757;;;336;v
Nsimbhi;-22.8718;30.7959;;;705;v
Ntlhaveni;-22.9181;30.8756;;;705;v;;2
Ntlolane;-23.718;28.9764;;;1094;v
Ntokotwane;-24.4851;29.6147;;;452;v
Ntsako;-23.9636;30.3786;;;630;v
Ntsanwisi;-23.2636;30.7694;;;336;v;;1
Ntsanwisi Dam Settlement;-23.2636;30.7694;;1012;336;p
Ntsima;-23.8271;29.7325;;;726;v
Ntsintsing;-23.5382;28.7897;;;851;v
Ntsuki;-23.2606;30.3528;;;336;v
Ntsumele;-23.1543;30.3606;;551;1408;v
Ntsungeni Wa Madadje;-23.327;30.2735;;1165;1408;v
Ntwane;-25.3084;29.2516;;;356;v
Ntwane;-24.8303;29.8793;;;452;v
Nwakhuwani;-23.3857;30.8587;;;336;v
Nwamatatane;-23.2442;30.3819;;;336;v
Nwamatatani;-23.2444;30.3672;;;1408;v;;2
Nwamitwa;-23.7437;30.4091;;;630;v
Nwaxinyamana;-23.1944;30.1674;;976;244;v
Nyakalani;-23.6966;30.9557;;292;1075;v
Nyakelang;-23.7482;29.7858;;849;1186;v
Nyakelang;-23.4808;29.7242;;96;843;v
Nyakelang;-23.4497;30.1515;;620;294;v
Nyavhani;-22.9002;30.7595;;;705;v
Nyayukani;-24.0547;30.3239;;461;630;v
Nylpark;-24.196;28.9843;;;851;s
Nzanwe;-22.7515;30.8784;;;705;v
Nzhakanzhaka;-23.207;30.2626;;112;1408;v
Nzhelele;-22.9717;30.1821;;;228;v
Ohrigstad;-24.7218;30.5723;;;1031;v
Old Town;-23.0416;29.9056;;;640;s
Olifantshoek;-23.3456;30.2861;;1165;1408;v
Oorlogsfontein Smallholdings;-24.2155;29.0428;;;851;p
Osterd;-24.2868;30.3098;;;609;v
Paardenzoek;-24.9526;29.4973;;;737;v
Paeng;-24.6364;30.5648;;;1031;v
Palaneng;-24.7351;30.1757;;;1243;v
Palmietfontein;-23.9789;29.4547;;;1094;v;;3
Palmietfontein A Smallholdings;-23.9937;29.5145;;1050;1094;p
Palmietfontein B Smallholdings;-23.9789;29.4547;;1050;1094;p
Palmietfontein C Smallholdings;-23.8333;29.4787;;1050;1094;p
Pambani Shura;-23.001;30.3547;;653;1207;s
Pangan;-23.4937;29.7185;;96;843;v
Panorama;-23.6929;30.131;;836;836;v
Papegaai;-23.1644;28.7032;;;1193;v
Parkview;-22.9003;30.0287;;640;228;v
Pashas Kraal;-24.373;29.9771;;;19;v
Pastral;-23.1702;30.0476;;;244;v
Patantshwane;-24.9231;29.8863;;;452;v
Pax Intrantibus;-22.9509;28.9258;;;14;v
Pelangwe;-24.3595;29.7807;;;19;v
Pelindaba;-24.4675;29.6109;;;452;v
Penina Park;-23.9343;29.453;;;1094;s
Peninghotsa;-23.0218;30.8401;;;705;v
Percy Fyfe;-24.0331;29.1924;;;1094;v
Perskebult;-23.8274;29.3525;;;1094;v;;1
Petanenge;-23.9082;30.3066;;;630;v
Pfananani;-23.2398;30.0812;;1336;244;v
Phaala Mohlotsi;-24.693;29.7545;;;452;v
Phadzima;-22.9601;30.1953;;1334;228;v;;4
Phadzima;-22.936;30.1781;;;228;v;;4;;limpopo-phadzima-dzanani-2
Phafola;-23.9128;28.8766;;;851;v
Phagameng;-24.6956;28.4387;;;835;t
Phahladira;-23.5744;28.1229;;;851;v
Phahlamanoge;-24.5628;29.9435;;;19;v
Phalakubeni;-23.5567;31.0556;;;336;v
Phalama;-22.7407;30.5389;;;1328;v;;2
Phalama A;-22.7307;30.5278;;1076;1328;v
Phalama B;-22.7407;30.5389;;1076;1328;v
Phalatonga;-22.9026;30.7443;;;705;v
Phaphazela;-23.0597;30.5434;;;1294;v
Pharare;-24.0642;30.2924;;;630;v
Phashaskraal;-24.4116;29.9909;;;1243;v
Phaswana;-22.8135;30.6975;;;705;v
Phatsane;-23.9438;28.5831;;;851;v
Phelandaba;-24.2051;29.8769;;854;609;v
Phelandavha;-23.2646;29.9763;;381;244;v
Phetole;-23.807;28.9821;;;1094;v
Phetseng;-24.5723;29.9173;;;19;v
Phetwane;-24.7658;29.4341;;;737;v
Phikela;-23.3283;30.3979;;;336;v
Phiphidi;-22.9543;30.3993;;;1207;v
Phiring;-24.5177;30.6926;;;1031;v
Phishoan;-24.3263;29.37;;315;609;v
Phofu;-23.8033;28.9277;;;1094;v
Phokoane;-24.873;29.7391;;;452;v
Phola;-23.1642;30.2139;;757;244;v
Phola Park;-24.168;28.9908;;;851;v
Phomolong;-23.9519;29.7169;;;726;v
Phongololo;-23.4113;30.2577;;;294;v
Phooko;-25.2723;29.158;;;356;v
Phookwane;-25.2942;29.1365;;;356;v
Phosiri;-24.3639;29.7019;;;609;v
Phugeni;-22.9659;30.529;;;1294;v
Phukubjeng;-23.9579;31.0395;;290;1075;v
Phukukane;-25.2484;29.1262;;;356;v
Phukwane;-22.9775;30.7934;;;705;v
Phulamulenze;-23.2456;30.0828;;1336;244;v
Phuleng;-24.9622;29.5139;;;737;v
Phumolong;-24.5286;28.7228;;868;867;s
Phusulang;-24.7831;29.7597;;;452;v
Phuti;-23.9653;29.6921;;1296;726;v
Pickum;-23.1516;29.0772;;;1193;v
Piet Potgietersrust Ext 19;-24.184;28.981;;;851;s
Pietersburg Vliegveld;-23.9311;29.4897;;1094;1094;v
Pietersburg Wildresevaat;-23.9647;29.4723;;1094;1094;v
Pile;-22.7705;30.4737;;;1328;v
Pitsaneng;-24.6313;29.5876;;;452;v
Pjapjamela;-23.6357;30.4114;;;630;v;;1
Planknek Estate Smallholdings;-24.1938;29.0695;;;851;p
Plantane;-23.4608;30.3131;;307;294;v
Polaseng A;-24.5937;30.2245;;;114;v
Polen;-23.3882;28.7348;;;851;v
Pologong;-24.6011;30.2862;;;114;v
Polokwane Central;-23.9077;29.4571;;;1094;s
Pompagalana Smallholdings;-23.8415;30.1718;;;1354;p
Posa;-24.9923;29.612;;;356;v
Posaito;-23.1755;30.183;;757;244;v
Posaito;-23.0474;30.3504;;1338;1408;v
Posaito;-22.7915;30.0763;;;228;v
Potgietersrust;-23.9846;28.9066;;;851;v
Prakteseer;-24.5857;30.3224;;;114;v;;1
Premier Park;-23.844;30.1534;;;1354;s
Priska-Majeje;-23.6953;30.7482;;;352;v
Pudiyakgopa;-23.8333;28.7997;;710;851;v
Pusela;-23.8367;30.1442;;;1354;s
Pusela A;-23.8262;30.1387;;;1354;s
Pusela B;-23.8473;30.1497;;;1354;s
RDP houses;-22.906;30.1151;;781;228;v
Rabothatha;-23.6377;30.2777;;;294;v
Radali;-22.8996;30.4351;;;1207;v
Raditshaba;-22.9068;29.0188;;301;14;v
Raditshaba;-22.835;28.847;;;14;v;;;;limpopo-raditshaba-alldays-2
Rainbow Park;-23.9081;29.435;;;1094;s
Rakgara;-23.3603;30.1407;;;294;v
Raliphaswa;-22.8955;30.1231;;368;228;v
Ramakgaphola;-23.7534;29.2266;;;1094;v
Ramalapa;-23.7185;29.0489;;;1094;v
Ramalema;-23.9927;30.2781;;;630;v;;1
Ramallane;-24.2795;30.0476;;;19;v
Ramantsha;-23.1047;29.7655;;1216;640;v
Ramaru;-23.268;30.0334;;381;244;v
Ramashako;-23.1821;28.8828;;299;1193;v
Ramatjowe;-23.4849;29.7556;;;843;v
Ramauba;-23.1787;30.3046;;760;1408;v
Ramavhoya;-22.8767;30.0803;;;228;v
Rambo;-23.5093;29.7052;;96;843;v
Rambuda;-22.7966;30.4046;;;1328;v
Ramogakwa;-23.6223;29.9656;;;836;v
Ramogale;-23.9412;29.7114;;;726;v
Ramogwerane;-25.014;29.5702;;;356;v
Ramokgopa;-23.4632;29.8141;;;843;v;;8
Ramonwana;-24.1782;29.999;;;609;v
Ramoshopa;-23.8767;28.7731;;33;851;v
Ramphenyane;-23.6467;30.2787;;;294;v
Ramukhuba;-23.1024;30.3909;;373;1408;v
Rantho;-24.8634;29.954;;;1243;v
Rantho;-24.7115;29.7879;;;452;v
Rantlakane;-23.9273;28.6221;;;851;v
Raphahlelo;-23.3638;30.1667;;;294;v
Rapitsi;-23.6566;30.2259;;800;294;v
Rapitsi;-23.5945;29.1052;;;1094;v
Rapotokwane;-25.1365;28.6441;;;47;v
Raptors View Wildlife Estate;-24.3895;30.9411;;;415;s
Rasewana;-23.5953;30.3525;;;294;v
Rasobi;-23.6103;30.3274;;;294;v
Ratau;-22.925;29.0418;;539;14;v
Rathoke;-24.9352;29.0511;;;737;v
Ratjeke;-23.5006;30.4946;;;294;v
Ravele;-23.1008;29.7393;;1216;640;v
Reabetswe;-23.36;28.0941;;;624;v
Refilwe;-23.3941;30.4463;;;294;v
Regorogile;-24.582;27.4055;;1286;1285;s
Relela;-23.6829;30.3278;;;630;v
Rembeluwani;-23.3006;30.2406;;750;244;v
Rembuluwani;-23.0368;30.2899;;1322;1408;v
Rhulani;-24.0801;30.3208;;461;630;v
Rhulani;-23.008;30.6784;;;705;t
Riba Cross;-24.6133;30.2132;;;1243;v
Ribungwani;-23.2763;30.2924;;;1408;v;;6
Rietfontein;-24.6001;30.536;;;1031;v
Rietfontein;-23.9393;29.3997;;;1094;v
Rita;-23.9744;30.2975;;;630;v
Ritakop;-23.9898;30.2963;;;630;v
Rite;-24.4819;29.8644;;;19;v
Rivala;-23.3555;30.4446;;;336;v
Riversdale;-23.2376;30.1622;;371;244;v
Riverside;-24.7912;29.8264;;;452;v
Riverside;-24.6195;30.3029;;;114;v
Riverside;-24.436;29.8259;;;19;v
Rivierplaas;-23.2297;30.0499;;976;244;v
Rivoni;-23.1615;30.0599;;;244;v
Rivonigo;-23.2812;30.2922;;1143;1408;v
Roadhouse;-22.9607;30.6915;;;705;v
Roedtan;-24.5983;29.0804;;;867;v
Roerfontein;-23.3825;30.1764;;;294;v
Roma;-24.2125;29.8641;;854;609;v
Roodepoort Smallholdings;-23.9761;29.43;;;1094;p
Rora;-23.454;28.8335;;;1193;v
Rostok;-24.24;29.9492;;;19;v
Rotterdam;-23.399;30.2828;;;294;v
Royston;-22.8454;28.8329;;298;14;v
Rungulani;-23.3425;30.2805;;;1408;v;;12
Runnymede;-23.6528;30.4524;;;630;v
Rust De Winter;-25.1997;28.6095;;;47;v
Rustic Estate;-23.8449;30.1644;;;1354;s
Saaiplaas;-25.182;29.7397;;;1162;v
Sadawa;-24.3551;30.5482;;;415;v
Sadu;-23.3022;28.7604;;310;1193;v
Sakoleng;-23.4037;29.1228;;;843;v
Salani;-23.1201;30.5186;;;1294;v
Salaunavhe;-23.2886;30.0888;;906;244;v
Sambandou;-22.7426;30.6558;;1334;705;v
Sambandou;-22.731;30.7004;;;705;v;;;;limpopo-sambandou-malamulele-2
Samdoba;-23.3014;30.3238;;1305;1408;v
Sanari;-22.4813;30.8756;;;914;v
Sandton;-24.3485;30.5904;;;415;v
Sane;-22.7757;30.1824;;;228;v
Santeng;-24.6153;30.2896;;;114;v
Sanyane;-24.0249;29.651;;317;726;v
Sasekane;-23.9369;30.2833;;845;630;v
Satlaleni;-23.6189;30.3008;;;294;v
Schalk Smallholdings;-24.0012;31.0682;;;1075;p
Schellenburg;-23.3242;29.1448;;;843;v
Scheming;-23.9822;28.8806;;;851;v
Schielfarm;-23.1532;30.462;;1329;1408;v
Schoongelegen;-23.6257;28.9539;;1195;1094;v
Schoonveld;-23.3903;29.0883;;;843;v
Schuinsrand;-24.2738;29.421;;;609;v;;1
Sealane;-24.3914;29.9841;;;19;v
Seaphole;-23.497;30.4628;;;294;v
Sebayeng A;-23.774;29.69;;;1186;s
Sebayeng B;-23.7687;29.7031;;;1186;s
Sebayeng D;-23.7738;29.7004;;;1186;s
Sebepe;-23.6012;30.3388;;;294;v
Sebetha;-24.9667;29.7685;;1271;452;v
Sebetole;-24.629;29.8918;;;452;v
Sebithoni;-24.5967;29.8812;;205;452;v
Sebonapudi;-24.2689;29.4715;;;1094;v
Seboriane;-23.1676;28.9053;;;1193;v
Sedan;-23.9686;30.4247;;;630;v
Sedibeng;-23.389;30.3834;;;294;v
Sedzaufhire;-23.278;29.9741;;381;244;v
Sedzazwau;-23.1496;30.226;;757;1420;v
Sefahlane;-23.827;29.1039;;1195;1094;v
Sefateng;-23.5684;28.1019;;1203;624;v
Sefateng A;-24.5483;29.9706;;;19;v
Sefene;-23.486;29.736;;;843;v
Sefeteng B;-24.2818;29.8534;;;19;v
Sefetlhogo;-23.1334;27.981;;;624;v
Sefikeng;-24.2817;30.4857;;;415;v
Sefofosetse;-23.4341;30.4056;;49;294;v
Segole;-23.5894;28.6632;;;851;v
Segorong;-24.3909;30.2492;;;114;v
Segwahleng;-23.9594;29.1047;;;1094;v
Segwasi;-23.8916;29.8774;;;726;v;;1
Sehlaku;-24.5978;30.1174;;;1243;v
Sehlakwane;-25.1354;29.751;;;1162;v
Sehunyana;-24.3676;30.1082;;;114;v
Sehwibetsane;-23.7545;29.7802;;849;1186;v
Sejweng;-24.0274;29.7053;;314;726;v
Sekakene;-23.4561;29.688;;;843;v
Sekakeng;-23.3327;29.2341;;848;843;v
Sekale;-24.5443;29.63;;;452;v
Sekateng;-24.474;29.862;;;19;v
Sekgakgapeng;-24.172;28.9713;;;851;v
Sekgophokgophong;-24.4325;29.3308;;;609;v
Sekgopo;-23.631;29.9541;;;836;v
Sekgoses;-23.4607;30.0034;;;836;v
Sekgothi;-23.5801;30.3301;;1311;294;v
Sekgweng;-24.0907;29.6732;;;726;v
Sekhiming;-23.4315;30.56;;;336;v
Sekhung;-23.1501;28.7789;;;1193;v
Sekhuteni;-23.6244;30.3269;;1205;294;v
Sekiding;-23.2019;28.9656;;;1193;v
Sekimming;-24.3838;29.3425;;;609;v
Sekonye;-23.5121;29.6955;;96;843;v
Sekotini;-24.7117;30.0617;;;452;v
Sekuruwe;-23.9389;28.9455;;;851;v
Sekuruwe;-23.4632;29.2082;;;1094;v
Sekwati;-22.948;28.6888;;;14;v
Selape;-24.3462;30.0006;;;19;v
Selebaneng;-24.8903;29.6253;;;737;v
Selowane;-24.7101;29.5915;;;452;v
Selowe;-23.2364;28.7463;;;1193;v
Semahlakole;-24.7049;29.5742;;;452;v
Semonoko;-24.6834;30.0667;;;452;v
Senakwe;-23.5355;30.4202;;;630;v
Sencherere;-23.8497;29.7546;;;726;v
Sendedza;-22.8866;30.1816;;;228;v
Sengatane;-23.8278;29.2885;;;1094;v
Senita;-23.6101;28.504;;;851;v
Senoela;-23.3;28.0783;;;624;v
Senthle;-24.5651;30.037;;;1243;v
Sentlane;-24.4991;29.92;;;19;v;;1
Sentlhane;-24.2798;30.0165;;;19;v
Seokodibeng;-24.348;30.0447;;;19;v
Sepanapudi;-23.8366;29.1289;;732;1094;v
Sephaku;-25.0197;29.6694;;;1162;v
Sephala;-23.4576;29.8077;;1128;843;v
Sepharane;-23.9222;28.7709;;;851;v
Sephatwene;-23.6612;30.2695;;;294;v
Sephukubje;-23.4105;30.2089;;;294;v
Serafa;-24.4007;30.0464;;;1243;v
Serageng;-24.7333;29.5341;;;452;v
Serare;-24.0123;30.2513;;;630;v
Sereni;-23.2718;30.1796;;750;244;v
Seriteng;-24.9251;29.5542;;;737;v
Seroba;-23.9484;29.164;;;1094;v
Serobaneng;-24.2638;29.5961;;;609;v
Seruleng;-24.5684;29.4495;;;609;v
Sesalong;-23.1452;28.9209;;107;1193;v
Seshego;-23.8495;29.3868;;;1094;t;83863;20
Seshego;-23.827;29.1039;;;1094;v;;20;;limpopo-seshego-polokwane-2
Seshego 9 (B,D,E,J,K);-23.862;29.4021;;1195;1094;t;;;;limpopo-seshego-9-b-d-e-j-k-polokwane
Seshego A;-23.8578;29.3942;;1195;1094;t
Seshego B;-23.8473;29.3925;;1195;1094;t
Seshego C;-23.8397;29.3841;;1195;1094;t
Seshego D;-23.8479;29.3704;;1195;1094;t
Seshego E;-23.842;29.3587;;1195;1094;t
Seshego F;-23.834;29.4002;;1195;1094;t
Seshego G;-23.852;29.3815;;1195;1094;t
Seshego H;-23.8593;29.3706;;1195;1094;t
Sesuane;-23.0874;28.8745;;;1193;v
Setaria;-24.7963;27.4054;;821;1285;s
Setase;-24.654;30.0169;;;452;v
Setaseng;-23.6282;29.9599;;;836;v
Setebong;-24.8668;29.8352;;;452;v
Seteneng;-24.4204;29.7598;;;19;v
Sethabane;-23.461;30.3045;;307;294;v
Sethone A;-23.6449;30.3603;;;630;v
Sethone B;-23.6703;30.343;;;630;v
Setlaole;-23.3842;28.9576;;;1193;v
Setloking;-23.039;28.9272;;;1193;v
Setotolwane;-23.8452;29.2474;;;1094;v
Settlers;-24.9582;28.5384;;;47;v
Setumong;-23.7503;29.0454;;;1094;v
Setuphiline;-23.4927;28.7032;;;851;v
Seven Stand;-24.727;29.4089;;243;737;t
Shadani;-22.7796;30.5653;;;1294;v
Shakadza;-22.6187;30.5643;;;1328;v
Shakung;-24.4185;30.1472;;;114;v
Shamavunga;-23.3078;30.6891;;;336;t
Shamfana;-23.4578;30.663;;;294;v
Shanangani;-23.239;30.1452;;371;244;v
Shanzha;-22.9313;30.2252;;;1207;v
Shashe;-23.3481;29.0644;;;843;v
Shayandima;-23.0051;30.4308;;;1207;t;;1
Shayandima Industrial Area;-22.9926;30.4333;;1199;1207;p
Shenyaneng;-24.5771;29.9067;;;19;v
Sheshe;-22.8206;30.3057;;;1294;v
Shigalo;-22.9319;30.7171;;;705;v
Shihungu;-23.9009;30.3483;;;630;v
Shikuhele;-23.1661;30.0676;;;244;v
Shikundu;-22.9421;30.82;;;705;v
Shikwane;-24.2232;30.4248;;;415;v
Shilovobyani;-23.2856;30.2939;;1143;1408;v
Shiluvane;-24.0437;30.27;;;630;v;;1
Shimange;-23.3932;30.5903;;;336;v
Shimishoni;-22.8226;30.8661;;463;705;v
Shingwidzi;-23.0188;30.7271;;;705;v
Shirley;-23.1762;30.086;;;244;v
Shirulurulu;-23.6406;30.4901;;;630;v
Shiseva;-23.2828;30.2883;;1143;1408;v
Shitachi;-23.2106;30.2197;;464;244;v
Shivambu;-23.2088;30.2473;;;244;v
Shivulani;-23.1492;30.7119;;;336;v
Shokone;-23.973;30.9953;;291;1075;v
Shongoane;-23.5645;28.1224;;;624;v;;3
Shotong;-23.622;30.3188;;;294;v;;2
Shubushubu;-24.235;29.8862;;;19;v
Shushumela;-24.5693;30.3308;;;114;v
Siambe;-22.9405;30.5327;;;1294;v
Sias;-22.7843;28.7905;;;14;v;;1
Sibasa;-22.9475;30.4746;;;1294;t
Sifasonke;-23.2185;30.5498;;;336;v
Sigonde;-22.3706;30.7192;;;914;v
Siloam;-22.8934;30.1935;;;228;v
Sindande;-22.8603;30.3218;;;1207;v
Sinthumule;-23.1138;29.8147;;;640;v;;11
Sitrusvlakte;-24.9537;27.873;;;986;v
Siyanwingi;-23.2329;30.3641;;1017;1408;v
Skielik;-24.6639;30.3224;;;114;s
Skirileke;-24.8894;28.3296;;47;47;t
Skutlong;-24.3839;29.9683;;;19;v
Slaaphoek;-22.8914;28.7389;;;14;v
Slenger;-23.3486;30.0679;;906;244;v
Smersha Block;-24.7869;27.2804;;988;986;s
Smokey;-22.6618;30.2886;;;228;v
Sobiago;-23.9847;29.752;;;726;v
Sodoma;-23.5086;28.7319;;;851;v
Morebeng;-23.3778;29.9861;;903;244;v;;;Soekmekaar;limpopo-soekmekaar-elim
Soetveld;-24.7462;29.6936;;;452;v
Sofaya;-24.6067;30.2853;;;114;v
Sofaya;-24.2376;30.4019;;;415;v
Sokodimeng;-24.3447;30.0596;;;1243;v
Sokotenda;-23.1497;30.4486;;1329;1408;v
Sokotenda;-22.8781;30.1053;;368;228;v
Solani;-24.0654;30.3111;;461;630;v
Spa Park;-24.8769;28.2714;;47;47;t
Speaker Park;-22.6672;29.1133;;;14;s
Spitskop Smallholdings;-24.5865;27.4746;;1286;1285;p
Spitspunt;-24.953;28.9192;;;737;v
Springs;-23.5092;29.7106;;96;843;v
Stanplaas;-24.2379;29.5278;;853;609;v
Starlight;-22.754;30.1408;;;228;v
Staseni;-23.3614;30.1628;;;294;v
Sterkfontein;-25.0422;29.5929;;;356;v
Sterkstroom;-22.8965;30.6196;;;705;v
Sterpark;-23.8974;29.4885;;;1094;s
Stocking;-24.7223;30.1036;;;452;v;;1
Stocking B;-24.7223;30.1036;;1256;452;v
Stompo;-25.1911;29.105;;;356;v
Stopong;-24.5534;29.9479;;;19;v
Strydkraal;-24.4515;29.7421;;;19;v;;1
Success;-24.213;29.8864;;854;609;v
Sukani;-23.2304;30.3464;;466;1408;v
Sundani;-23.2289;30.4264;;370;1408;v
Sunnyside;-24.0007;30.278;;;630;v
Sunnyside;-23.8164;29.7738;;875;726;s
Syferkuil;-23.8584;29.7228;;;726;v
Tafelkop;-25.0491;29.5073;;;356;v;35691
Tahari;-22.6086;30.6306;;888;1328;v;;1
Tahari;-22.5719;30.6401;;;1328;v;;1;;limpopo-tahari-tshilamba-2
Takalane;-23.9208;29.135;;;1094;v
Takataka;-24.9573;29.7622;;;452;v;;1
Talane;-25.0209;29.7848;;;1162;v
Tambaulate;-23.0526;30.5079;;;1294;v
Tambo Square;-25.2886;29.1813;;242;356;v
Taolome;-23.7932;28.8146;;;851;v
Tau-nchabeleng;-24.4166;29.8226;;;19;v
Taulome;-23.526;30.553;;;294;v
Taung;-24.4617;30.4067;;;114;v
Taung;-23.7103;29.0669;;;1094;v
Tedintetjane;-24.486;30.0068;;;1243;v
Ten Morgan;-25.2668;29.0817;;;356;v
Tenga;-23.1745;30.2351;;757;244;v
Thaba Letshoba;-23.484;28.6629;;;851;v
Thabakgone;-23.9105;29.8047;;;726;v
Thabakhubedu;-25.3459;29.2535;;;356;v
Thabaleboto;-25.0367;29.7185;;;1162;v
Thabampje Ga Sefoka;-24.5388;29.6963;;;452;v
Thabananhlana;-23.2742;28.8526;;;1193;v
Thabanaseso;-24.5148;29.7532;;;19;v;;1
Thabaneng;-24.7062;29.7404;;;452;v
Thabaneng;-24.6313;30.3215;;;114;v
Thabazimbi;-24.9388;27.1549;;;1285;v
Thabazimbi A;-24.5914;27.4054;;;1285;s;;5
Thakgalane;-23.4522;30.0543;;;294;v;;4
Thakgalane 1;-23.4613;30.0536;;1288;294;v
Thakgalane 2;-23.4442;30.0291;;1288;294;v
Thakgalane 3;-23.4646;30.0464;;1288;294;v
Thakgalane 4;-23.451;30.0431;;1288;294;v
Thakgalang;-23.8973;29.6646;;;726;v
Thako;-23.661;30.3288;;;1354;v
Thalahane;-23.1335;28.9643;;107;1193;v
Thamangane;-24.3875;29.5287;;;609;v
Thapane;-23.7058;30.3339;;;630;v
Thapogeng;-24.3349;30.0022;;616;19;v
Thathe Vondo;-22.8718;30.3097;;;1207;v
The Oaks;-24.3597;30.6725;;;415;v
The Willows;-24.3627;30.617;;;415;v
Theareng;-25.2433;29.1114;;;356;v
Thebere;-23.0012;28.6997;;;1193;v
Themba Luvhilo;-22.8865;30.0717;;;228;v
Thembaluvhilo;-22.8336;30.1958;;;1207;v
Thembisa;-23.3687;29.9701;;903;244;v
Thengwe;-22.7137;30.5604;;;1328;v
Thepe;-23.9416;30.9844;;291;1075;v
Thibeni;-23.6212;30.3314;;1205;294;v
Thiofhi;-23.2579;30.2044;;750;244;v
Thirathone;-24.8679;29.8556;;;452;v
Thiungani 2;-22.4685;30.5841;;664;914;v
Thobehlale;-24.5262;29.7785;;;19;v
Thogani;-22.6725;30.6681;;;1328;v
Thohoyandou C;-22.9495;30.4625;;;1294;t
Thohoyandou D;-22.9618;30.4707;;;1294;t
Thohoyandou F;-22.9725;30.4706;;;1294;t
Thohoyandou G;-22.9688;30.4819;;;1294;t
Thohoyandou K;-22.983;30.4768;;;1294;t
Thohoyandou L;-22.9977;30.4806;;;1294;t
Thohoyandou M;-22.9869;30.4876;;;1294;t
Thohoyandou P East;-22.9833;30.462;;;1294;t
Thohoyandou P West;-22.977;30.4545;;;1294;t
Thoka;-23.4687;29.8049;;1128;843;v
Thokwane;-24.4107;30.0889;;;1243;v
Tholongwe;-23.9653;29.6921;;;726;v;;2
Thomo;-23.2525;30.7927;;;336;v
Thondoni;-23.3092;30.044;;906;244;v
Thondoni;-23.233;30.1352;;371;244;v;;;;limpopo-thondoni-elim-2
Thondoni;-23.1731;30.4879;;1329;1408;v
Thondoni;-23.1446;30.1983;;757;1420;v
Thondoni;-22.4754;30.92;;;914;v
Thongwe;-22.7961;30.5565;;702;1294;v
Thongwe;-22.7925;30.4228;;;1328;v
Thononda;-22.8646;30.2371;;;1207;v
Thophekane;-23.3229;30.7374;;;336;v
Thothololo;-23.355;29.9564;;903;244;v
Thoto;-24.8917;29.8746;;;452;v;;1
Thoto Zone 1;-24.9054;29.8656;;1299;452;v
Thune;-23.8708;29.8329;;;726;v
Tibane;-23.646;29.0151;;;1094;v
Tiekieline;-23.1417;28.8103;;;1193;v
Tikiline;-23.9927;30.2781;;1127;630;v
Tipeng;-23.4622;28.6468;;;851;v
Tisane;-24.72;29.7729;;;452;v;;2
Tisane Ext;-24.72;29.7729;;1304;452;v
Titibe;-23.721;29.7971;;;1186;v
Tiva Ta Wana;-23.3382;30.2853;;1165;1408;v
Tiyani;-23.2981;30.31;;;1408;v;;7
Tjiane;-24.4178;29.608;;;609;v
Tlapaliburethi;-23.2963;28.0833;;;624;v
Tlapeng;-23.9423;30.9944;;291;1075;v
Tlase;-24.211;29.8719;;854;609;v
Tlatsa;-23.5801;30.3301;;;294;v;;1
Tlhabine;-24.0165;30.1964;;;1354;v;;1
Tlhohoyanku;-23.5711;28.84;;;851;v
Tlhona;-22.9023;28.7787;;;14;v
Tlhonasedimong;-22.8642;28.7646;;;14;v
Tolwe;-23.0123;28.5663;;;1193;v
Tooseng;-24.4467;29.5608;;;609;v
Travenna;-22.5717;30.4271;;;1328;v
Trim Park;-24.2054;29.0128;;;851;s
Trustine;-24.6391;30.3725;;;114;v
Tsaande A;-22.7072;30.4073;;;1328;v;;1
Tsaande B;-22.6856;30.4192;;;1328;v;;1
Tsakane;-24.8699;30.0376;;;1243;v
Tsakane;-24.013;29.6537;;593;726;v
Tsantsabela;-24.6651;29.4456;;;737;v
Tsatane;-24.6457;29.9345;;;452;v;;1
Tsatane Ext;-24.6457;29.9345;;1321;452;v
Tsatang;-24.6309;29.9339;;;452;v
Tsebela;-24.0316;29.7409;;;726;v
Tsebeshi;-24.1208;28.9534;;;851;v
Tshabelam Matswale;-23.9437;31.0004;;291;1075;v
Tshabelammatswale;-23.6506;30.2356;;800;294;v
Tshabvuma;-22.9351;30.5128;;;1294;v
Tshagwa;-22.8035;30.3743;;;1328;v
Tshakhuma;-23.0477;30.3044;;;1408;v;;15
Tshakhuma;-22.7831;30.5189;;;1294;v
Tshamahansi;-24.0782;28.9827;;;851;v
Tshamahansi;-23.3939;30.2264;;;294;v
Tshambuka;-22.6436;30.8472;;;914;v
Tshamiseka;-23.4252;30.237;;;294;v
Tshamulumbwi;-22.7364;30.4046;;;1328;v
Tshamutavha;-22.8885;30.6841;;;705;v
Tshamutavha;-22.4545;30.7726;;;914;v
Tshamutore;-22.635;30.6403;;;1328;v;;2
Tshamutore A;-22.6258;30.674;;1323;1328;v
Tshamutore B;-22.635;30.6403;;1323;1328;v
Tshamutukwa;-22.8898;30.6001;;;705;v
Tshandama A;-22.7111;30.402;;1324;1328;s
Tshandama B;-22.7552;30.5091;;1324;1328;s
Tshangani;-23.955;31.052;;290;1075;v
Tshanzhe;-22.7028;30.6569;;;1328;v
Tshapasha;-22.7801;30.4571;;;1328;v
Tshaulu;-22.7945;30.76;;;705;v
Tshavhalovhedzi;-22.8891;30.1708;;;228;v
Tshebeng;-23.8149;29.2715;;;1094;v
Tshehlwaneng;-24.8019;29.9484;;;452;v
Tshelamake;-23.2733;27.9527;;;624;v
Tshenyane;-24.4758;30.6045;;;1031;v
Tshenzhelani;-22.3869;30.8249;;;914;v
Tshesane;-24.7574;30.0095;;;452;v
Tshewereng;-24.4836;29.9136;;;19;v
Tshiavha;-22.8471;30.2813;;;1294;v
Tshiavha;-22.8307;30.3057;;;1207;v
Tshibvumo;-22.7843;30.4456;;;1328;v
Tshidimbini;-22.8674;30.5442;;;1294;v
Tshidzate;-23.0549;30.3865;;;1207;v
Tshidzini;-22.833;30.6724;;;705;v
Tshidzivhe;-22.8518;30.3924;;;1207;v
Tshiendeulu;-22.8305;30.1707;;;228;v
Tshifhefhe;-23.1007;30.4018;;373;1408;v
Tshifhefhe B;-23.0931;30.3999;;373;1408;v
Tshififi;-22.9291;30.555;;;1294;v
Tshifudi;-22.8226;30.7047;;;705;v
Tshifulalani;-23.0184;30.3918;;653;1207;s
Tshifulanani fhasi ha bada;-23.0443;30.396;;653;1207;s
Tshifulanani ntha ha bada;-23.0328;30.3838;;653;1207;s
Tshifunguduwe;-22.5374;30.8665;;;914;v
Tshifura;-22.9382;30.4864;;;1294;t
Tshihalwe;-22.7995;30.7847;;;705;v
Tshiheni;-22.8825;30.2619;;;1207;v
Tshikambe;-22.8452;30.6583;;;705;v
Tshikanosi;-24.9886;28.9409;;;737;v
Tshikhobodo;-23.0436;29.6212;;554;640;v
Tshikhudini;-22.9605;30.5416;;;1294;v
Tshikhudo;-22.8729;30.1553;;;228;v
Tshikombani;-22.9046;30.2231;;;1207;v
Tshikondeni A;-22.5104;30.9481;;;914;v;;1
Tshikondeni B;-22.524;30.9348;;;914;v;;1
Tshikondeni Coal Mine A;-22.5104;30.9481;;1326;914;p
Tshikondeni Coal Mine B;-22.524;30.9348;;1327;914;p
Tshikota;-23.0486;29.877;;;640;t
Tshikovha;-22.996;30.4964;;;1294;v
Tshikumbu;-23.2589;30.1554;;906;244;v
Tshikunda;-22.9391;30.386;;;1207;v
Tshikuwi;-22.9009;29.9517;;;640;v
Tshikuyu;-22.4168;30.946;;;914;v
Tshikwarani;-23.1378;29.791;;1216;640;v
Tshikwarani;-23.0614;29.6311;;554;640;v;;;;limpopo-tshikwarani-louis-trichardt-2
Tshikweta;-22.9375;30.5029;;;1294;v
Tshilamba;-22.7375;30.5289;;;1328;v
Tshilamusa;-22.4231;30.8487;;;914;v
Tshilapfene;-22.8933;30.4488;;;1207;v
Tshilaphala;-23.14;30.1601;;757;1420;v
Tshilaphala;-23.1165;30.4624;;1329;1408;v
Tshilavula;-22.7453;30.5774;;;1328;v
Tshilindi;-23.1464;30.4707;;1329;1408;v
Tshilungoma;-22.9745;30.504;;;1294;v
Tshilungwi;-22.8502;30.3605;;;1207;v
Tshimbupfe;-23.1464;30.4707;;;1408;v;;11
Tshinganwe;-23.0618;30.2906;;1322;1408;v
Tshino;-23.1181;30.4059;;373;1408;v
Tshiombo A;-22.7849;30.5297;;;1294;v
Tshiombo B;-22.8059;30.5017;;;1294;v
Tshiovhe;-22.9441;30.1872;;1072;228;v
Tshiozwi;-23.0889;29.7869;;1216;640;v
Tshiozwi;-22.6752;30.6952;;;1328;v
Tshipako;-22.8478;30.4767;;;1294;v
Tshipale;-22.5299;30.6881;;;914;v
Tshiphuseni;-23.1772;30.2961;;760;1408;v
Tshipise;-22.5313;30.6714;;;914;v
Tshirando;-23.1592;30.2279;;757;244;v
Tshirangadzi;-23.0596;30.3719;;902;1408;v
Tshirenzheni;-22.906;30.2086;;;1207;v
Tshirolwe;-22.9038;30.0094;;;228;v;;2
Tshirolwe Ext 2;-22.8948;29.9993;;1330;228;v
Tshirolwe Ext 2 Block C;-22.8968;30.0079;;1330;228;v
Tshirululuni;-23.1815;30.4674;;370;1408;v
Tshirunzini;-22.8676;30.6487;;;705;v
Tshirunzini;-22.6035;30.6611;;;1328;v;;2
Tshirunzini A;-22.6035;30.6611;;1331;1328;v
Tshirunzini B;-22.5871;30.6724;;1331;1328;v
Tshisahulu;-22.9952;30.4037;;;1207;v
Tshishushuru;-23.0386;30.4047;;653;1207;s
Tshisimani B;-22.5817;30.4791;;913;1328;v
Tshisinise;-22.8919;30.209;;;1207;v
Tshiswenda;-22.9221;30.071;;;228;v
Tshiswiswini;-23.0408;30.3036;;1322;1408;v
Tshitadi;-22.7872;30.1061;;;228;v
Tshitale;-23.3588;29.9951;;;843;v
Tshitale;-23.1424;30.06;;886;1420;v
Tshitambe;-22.6578;30.6965;;;1328;v
Tshitandani;-22.7264;30.4281;;;1328;v;;1
Tshitandani 1;-22.7204;30.4357;;;1328;v;;1
Tshitandani A;-22.7264;30.4281;;1332;1328;v
Tshitandani A;-22.7072;30.4073;;1317;1328;v;;;;limpopo-tshitandani-a-tshilamba-2
Tshitandani B;-22.7204;30.4357;;1333;1328;v
Tshitandani B;-22.6856;30.4192;;1318;1328;v;;;;limpopo-tshitandani-b-tshilamba-2
Tshitanini;-22.9057;30.552;;;1294;v
Tshitanzhe;-22.6458;30.4986;;;1328;v
Tshitavha;-22.9612;30.204;;;228;v;;4
Tshitavha;-22.748;30.6334;;;705;v;;1
Tshitavhadulu;-23.0715;30.2936;;1322;1408;v
Tshithuthuni;-22.8637;30.2722;;;1207;v
Tshithuthuni;-22.8062;30.552;;702;1294;v
Tshithuthuni;-22.6878;30.5941;;;1328;v
Tshitungulwane;-23.0948;30.4469;;1329;1408;v
Tshituni;-22.871;30.1991;;;1207;v
Tshituni;-22.8132;30.5596;;702;1294;v
Tshituni A;-22.9068;30.0313;;;228;v
Tshituni B;-22.8796;30.0578;;;228;v;;2
Tshituni Tsha Gavhe;-22.8664;30.0574;;1335;228;v
Tshituni Tshafhasi;-22.8796;30.0578;;1335;228;v
Tshitwi;-22.7891;30.1662;;;228;v
Tshiungani;-22.8091;30.5712;;702;1294;v
Tshiungani;-22.4966;30.5814;;;1328;v
Tshivaloni;-22.4894;30.8214;;909;914;v
Tshivhangani;-23.2623;30.1389;;906;244;v
Tshivhase;-22.9105;30.3797;;;1207;v
Tshivhazwaulu;-22.8717;30.6535;;;705;v
Tshivhilidulu;-22.9307;30.2542;;;1207;v
Tshivhilwi;-22.8487;30.6363;;;705;v
Tshivhongweni;-22.57;30.5947;;;1328;v
Tshivhulana;-23.1326;30.4359;;1329;1408;v
Tshivhulani;-22.9288;30.495;;;1294;v
Tshivhuyuni;-23.2398;30.0812;;;244;v;;7
Tshiwani;-22.8387;30.4561;;;1207;v
Tshixwadza;-22.7986;30.3427;;;1328;v
Tshokotshoko;-22.6112;30.6206;;;1328;v
Tshopaneng;-24.7809;30.0186;;;452;v
Tshsimani A;-22.5502;30.4624;;913;1328;v
Tshukudu;-24.7027;30.0323;;;452;v
Tshware;-23.8672;29.7992;;;726;v
Tshwene;-24.2105;29.4862;;;1094;v
Tsianda;-23.0541;30.3394;;;1408;v;;1
Tsidintsing;-24.341;30.0544;;;19;v
Tsikhidzi;-23.2436;30.0804;;1336;244;v
Tsimanyane;-24.8378;29.5094;;;737;v
Tsimeng;-24.2872;29.9471;;;19;v
Tsolametse;-23.1858;28.8729;;;1193;v;;1
Tsuari;-23.1635;30.0488;;;244;v
Tswaing;-24.4775;29.6798;;;452;v
Tswaledi;-24.7462;29.9978;;758;452;v
Tswatago;-24.6184;29.4921;;;452;v
Tswatsane;-23.183;29.077;;;1193;v
Tswera;-22.7583;30.6002;;;1294;v
Tswereng;-24.2887;30.0255;;;19;v
Tswika;-23.3126;30.1013;;906;244;v
Tswinga;-23.0184;30.4877;;;1207;v
Tulakisi;-23.9622;31.0508;;290;1075;v
Turfpan;-24.3822;29.4859;;;609;v
Turkey;-24.309;30.4959;;;415;v;;4
Turkey Zone 1;-24.3147;30.508;;1348;415;v
Turkey Zone 2;-24.309;30.4959;;1348;415;v
Turkey Zone 3;-24.3034;30.4876;;1348;415;v
Turkey Zone 4;-24.3024;30.4788;;1348;415;v
Tweefontein;-23.8403;29.4965;;;1094;v
Tweefontein Smallholdings;-23.8662;29.5029;;;1094;p
Twoline;-23.4432;30.3327;;449;294;v
Uitkyk B;-23.4072;28.9939;;;1193;v
Uitspanning;-23.6748;28.4617;;;851;v
Uitspanning A;-25.2522;29.2073;;;356;v
Uitspanning B;-25.2438;29.2191;;;356;v
Uitvlugt;-24.935;28.9976;;;737;v
Uitzicht;-23.5118;28.6658;;;851;v
Utsane;-23.9292;29.1703;;;1094;v
Vaalbank;-24.9459;29.6053;;;737;v
Vaalkop;-23.8227;29.225;;;1094;v
Vaalwater;-23.3894;30.1608;;;294;v;;1
Vaalwater B;-23.3894;30.1608;;1370;294;v
Valdezia;-23.1136;30.1707;;;1420;v;;3
Vari;-23.1727;30.0416;;409;244;v
Vayizamile;-23.2981;30.31;;1305;1408;v
Venus;-23.8316;29.0751;;;1094;v
Vhangani;-23.2083;30.3342;;1216;1408;v
Vhudimbilu;-22.9142;30.6175;;;705;v
Vhufuli;-22.8801;30.4793;;;1294;v
Vhuka;-23.4636;29.7993;;1128;843;v
Vhurivhuri;-22.6975;30.7828;;;705;v
Vhurivhuri;-22.6704;30.8056;;;914;v
Vhutalu;-22.8359;30.4335;;;1207;v
Vhutshavhelo;-22.8064;30.5788;;702;1294;v
Vhutuwa nga Dzebu;-22.876;30.1377;;;228;v
Vianen;-23.5859;28.4865;;;851;v
Vienen;-23.4162;28.9324;;;1193;v
Vierhoek;-23.729;29.8113;;;1186;v
Viking;-23.916;29.7971;;1296;726;v
Villa Nora;-23.5762;28.1095;;1203;624;v
Vingerkraal;-24.7292;27.9837;;;47;v
Viskuil;-23.572;29.2711;;855;1094;v
Vlakfontein;-25.0536;29.6679;;;1162;v
Vleifontein;-23.2151;29.9907;;1006;244;s
Vondo;-22.9333;30.3685;;;1207;v
Vondwe;-22.8857;30.5356;;;1294;v
Vuhehli;-23.4002;30.8883;;;336;v
Vuka;-23.322;30.0333;;906;244;v
Vuvha A;-22.9923;30.203;;;228;v
Vuvha B;-22.6818;30.604;;;1328;v
Vuyelani;-23.9854;31.0615;;;1075;v
Vyeboom;-23.1556;30.3945;;;1408;v;;2
Vyeboom A;-23.1413;30.3997;;1409;1408;v
Vyeboom B;-23.1556;30.3945;;1409;1408;v
Waalkraal;-25.1524;29.0768;;;356;v
Wagendrift;-23.249;30.3668;;;336;v
Wagendrift;-23.0658;28.7119;;92;1193;v
Waschbank;-23.7643;29.1277;;;1094;v
Waterberg Wilderness Reserve;-24.0879;28.391;;;1370;p
Waterval;-23.5588;28.7228;;;851;v
Waterval;-23.1555;30.0733;;;244;v
Waterval B;-23.1599;30.0625;;;244;v
Waterval D;-23.1502;30.0654;;;244;v
Wayeni;-23.2449;30.2158;;112;244;v
Wegdraai;-22.8844;28.7114;;;14;v
Welgegund Village;-25.0763;28.2777;;;47;v
Welgelegen;-23.8888;29.4684;;;1094;s
Werde;-23.2545;29.1452;;312;1193;v
Westenburg;-23.9083;29.4282;;;1094;t
Westphalia;-23.3088;29.1641;;;843;v
White Area;-22.9441;30.4675;;;1294;t
Wilderbeestaagte Smallholdings;-24.9864;27.2376;;988;986;p
Winnaarshoek;-24.5045;30.0514;;;1243;v
Wismar;-24.3071;30.069;;;114;v
Witfontein;-25.2337;29.0408;;;356;v
Witkoppies;-23.3465;30.2755;;1165;1408;v
Witpoort;-23.3183;28.0143;;;624;v
Wolkberg Wilderness Area;-24.0854;30.0704;;;609;p
Worcester;-24.292;30.5561;;;415;v
Wydhoek;-23.7387;28.6107;;;851;v
Xaswita;-22.9353;30.8296;;;705;v;;1
Xatlase;-24.584;29.8257;;883;19;v
Xawela;-23.4827;30.8661;;;336;v
Xawela;-23.4805;30.3427;;;294;v
Xihimu;-23.2947;30.3284;;1305;1408;v
Ximausa;-23.3788;30.357;;;336;v
Xipurapura;-22.9948;30.6849;;;705;t
Xitlhelani;-23.0201;30.6904;;;705;v
Yosmite;-24.0286;30.2172;;;1354;v;;1
Zamekomste;-23.0642;29.5912;;554;640;v
Zangoma;-23.9137;30.3403;;;630;v
Zebediela Estate;-24.3117;29.2737;;;609;p
Zebula Country Club and Spa;-24.7499;27.9725;;;47;p
Zeekoegat;-24.264;29.8252;;;19;v
Zimbathoho;-23.1178;29.8206;;1216;640;v
Zwavhavhili;-23.2524;30.0869;;1336;244;v
Zwavhavhili;-23.0276;30.3974;;653;1207;s
Zwigodini;-22.53;30.6229;;;1328;v;;1
ga-Mokobodi;-23.5807;29.0042;;;1094;v
ka-Maveke;-23.1378;30.5799;;;705;v
# Mpumalanga
Aankomst;-26.156;30.8536;;;786;v
Aarnhemburg;-26.0453;30.8505;;;786;v
Ackerville;-25.8725;29.175;;564;1466;t
Aerorand;-25.7951;29.4454;;;820;s
Agincourt;-24.8251;31.2358;;;1300;v
Albertsnek;-25.6621;31.9572;;;526;v
Aldie;-25.403;31.188;;;1000;v
Alexandria;-24.9626;31.1491;;;392;v
Allandale B;-24.7073;31.3075;;;413;v
Allemansdrift;-25.1397;28.8666;;;1368;v;;4
Allemansdrift A;-25.1426;28.8613;;15;1368;v
Allemansdrift B;-25.1397;28.8666;;15;1368;v
Allemansdrift C;-25.1149;28.9086;;15;1368;v
Allemansdrift D;-25.1238;28.9215;;15;1368;v
Amsterdam;-26.6278;30.6631;;;18;v
Arthur Stone;-24.7844;31.1311;;;115;v
Athol;-24.7069;31.3469;;;413;v
Avontuur;-25.9645;30.8132;;;1468;v
Avontuur Smallholdings;-25.9483;30.5187;;1468;1468;p
Azalea Ext 1;-26.9534;29.2156;;;1241;s
Backdoor;-25.342;31.1012;;;1431;v
Bankenveld Estate;-25.9055;29.2982;;;1466;s
Bankfontein;-26.0491;28.9905;;;1029;p
Banks Collieries;-25.9497;29.4486;;;820;p
Bateleur Estate;-25.5317;31.0035;;;791;s
Belfast;-24.9519;31.3691;;;828;v
Belvidere;-26.1934;30.8362;;;786;v
Ben Fleur;-25.8978;29.2693;;;1466;s
Berg-en-Dal Rest Camp;-25.4279;31.4473;;541;1000;p
Beryl;-25.4998;30.957;;;791;s
Bethal East;-26.4342;29.486;;;58;s
Bethalrand;-26.4235;29.4685;;;58;s
Beverlyhills;-25.0794;30.4281;;;759;s
Bhekiswayo;-25.1364;31.1437;;;392;v
Blanchville;-25.8499;29.2359;;;1466;s
Blesboklaagte MNS;-25.8279;29.2307;;;1466;p
Bloukrans;-25.9206;29.182;;;1466;p
Boekenhouthoek;-25.307;29.021;;831;589;v
Boschfontein;-25.7429;31.6247;;;474;v
Boschrand Heights;-25.4011;30.9652;;;791;v
Botleng;-26.113;28.6959;;;191;t;;10
Botleng Ext 1;-26.1291;28.6919;;95;191;t
Botleng Ext 2;-26.1301;28.6964;;95;191;t
Botleng Ext 3;-26.105;28.6877;;95;191;t
Botleng Ext 4;-26.1009;28.6912;;95;191;t
Botleng Ext 5;-26.0937;28.6889;;95;191;t
Botleng Ext 6;-26.1053;28.6989;;95;191;t
Botleng Ext 7;-26.1032;28.7045;;95;191;t
Brendan Village;-26.5019;29.0428;;627;269;s
Breyten;-26.3902;30.4551;;;638;s
Broedersvrede;-25.4025;31.1446;;;1431;v
Brooklands;-25.2437;30.7394;;;1168;v
Brooklyn;-24.6019;30.9946;;;1;v
Buffelshoek;-24.6334;31.1355;;;1;v
Buffelskloof;-25.3221;30.49;;;759;v
Buffelspruit;-25.6606;31.5141;;;1181;v
Buffer Zone;-26.0068;29.0296;;1084;1029;t
Buyelani;-25.3184;31.2382;;;1000;v
Caithness;-26.3235;30.8124;;;786;v
Camden;-26.6104;30.0942;;;262;v
Caropark;-26.079;30.1316;;;132;s
Cassim Park;-26.5194;29.9605;;;262;s
Casteel;-24.7212;31.021;;;115;v
Charl Cilliers;-26.6623;29.1877;;;1188;v
Chavelagaza;-24.9224;31.272;;;828;v
Chochocho;-24.7002;31.1185;;;1300;v
Chris Hani;-26.4871;29.4516;;;58;s
Chromville;-25.7469;29.4331;;819;820;t
Clare B;-24.6481;31.3118;;;413;v
Clare C;-24.6483;31.3274;;;413;v
Clewer;-25.9069;29.1259;;;1466;v
Clubville;-25.7773;29.4499;;;820;s
Cork;-24.9573;31.3172;;;828;v
Coronation;-25.8663;29.1953;;;1466;s
Croquet Lawn B;-24.8431;31.2508;;;1300;v
Crossroads;-26.553;29.0739;;1470;1188;t
Cunning Moor A;-24.8983;31.2104;;;828;v
Cunning Moor B;-24.8942;31.2621;;;828;v
Daantjie;-25.4314;31.1989;;;1000;v;39998
Dark City;-25.995;29.0321;;1084;1029;t
Davale;-26.4769;30.7436;;;786;v
De Bruin Park;-26.5387;29.9765;;;262;s
De Rust;-25.0593;31.1235;;;392;s
Del Judor Ext 4;-25.8893;29.2486;;;1466;s
Delmas West;-26.1472;28.6728;;;191;s
Delpark;-26.1471;28.6886;;;191;s
Dennesig;-25.7359;29.4739;;;820;s
Die Bron Vakansiedorp;-25.3488;29.0614;;;589;v
Die Haak;-25.4702;30.9485;;;791;s
Die Heuwel;-25.8578;29.2407;;;1466;s
Diepdale;-26.45;30.7858;;;786;v
Diepgezet;-26.0105;31.0726;;;786;v
Dierefeng;-25.1152;28.6161;;980;736;v
Dihekeng;-25.0656;28.7733;;;736;v
Dingleydale;-24.6753;31.1458;;;1300;v
Dixon AH;-25.9223;29.2434;;;1466;p
Doornpoort Smallholdings;-25.9034;29.2845;;;1466;p
Driefontein;-26.5031;29.1382;;;269;v
Droogefontein;-26.1947;28.6024;;246;191;s
Drum Rock;-25.4111;30.9785;;;791;v;;1
Drum Rock Industrial Park;-25.4034;30.982;;215;791;p
Dumbarton;-26.3727;30.83;;;786;v
Dumfries C;-24.748;31.3115;;;1300;v
Dunusa;-26.5627;29.0732;;1470;1188;t
Duvha;-25.9517;29.3325;;;1466;p
Duvha Park;-25.9395;29.2393;;;1466;s
Dwaleni;-25.3572;31.0995;;;1431;v
Dykrus;-25.5132;30.999;;;791;s
Eastdene;-25.7662;29.4819;;;820;s
Eendracht;-26.3849;28.8739;;;605;s
Emachineni;-26.3089;29.9818;;;102;s
Emaforumini;-26.0081;29.0356;;1084;1029;t
Emankanjini;-26.284;30.759;;;786;v
Emaskopasini;-26.131;29.7373;;586;396;t
Emavaga;-25.8514;29.1171;;408;1466;t
Embalenhle Ext 00;-26.5453;29.0711;;1470;1188;t
Embalenhle Ext 11;-26.5237;29.0834;;1470;1188;t
Embalenhle Ext 12;-26.5415;29.067;;1470;1188;t
Embalenhle Ext 14;-26.5685;29.0775;;1470;1188;t
Embalenhle Ext 15;-26.568;29.0913;;1470;1188;t
Embalenhle Ext 16;-26.5559;29.0902;;1470;1188;t
Embalenhle Ext 17;-26.5705;29.1009;;1470;1188;t
Embalenhle Ext 18;-26.5611;29.0824;;1470;1188;t
Embalenhle Ext 24;-26.5484;29.0878;;1470;1188;t
Embalenhle Ext 3;-26.53;29.092;;1470;1188;t
Embalenhle Ext 4;-26.5366;29.0798;;1470;1188;t
Embalenhle Ext 5;-26.5421;29.0867;;1470;1188;t
Embalenhle Ext 6 & 13;-26.5445;29.078;;1470;1188;t;;;;mpumalanga-embalenhle-ext-6-13-secunda
Embalenhle Ext 7;-26.5372;29.0755;;1470;1188;t
Embalenhle Ext 9;-26.535;29.0878;;1470;1188;t
Embhuleni;-26.0214;30.7715;;;1468;t
Emjindini;-25.772;31.0262;;;37;t;;12
Emjindini Ext 11;-25.7628;31.0123;;252;37;t
Emjindini Ext 12;-25.7578;31.0143;;252;37;t
Emjindini Ext 2;-25.7699;31.0267;;252;37;t
Emjindini Ext 4;-25.776;31.0271;;252;37;t
Emjindini Ext 6;-25.7743;31.0372;;252;37;t
Emjindini Ext 8;-25.7757;31.0204;;252;37;t
Emjindini Ext 9;-25.7645;31.025;;252;37;t
Emjindini Trust;-25.8003;30.9413;;;37;p
Emoyeni;-25.4116;31.1321;;;1431;v
Empuluzu Section-A;-26.302;30.774;;;786;v
Empuluzu Section-B;-26.2917;30.761;;;786;v
Empuluzu Section-C;-26.2879;30.7751;;;786;v
Empuluzu Section-D;-26.2962;30.7709;;;786;v
Empuluzu Section-E;-26.313;30.7852;;;786;v
Emsagweni;-25.8705;29.1249;;564;1466;t
Emzinoni Ext 2;-26.4723;29.4548;;;58;s
Engonini;-26.033;31.0472;;;786;v
Enkanini;-26.304;29.9776;;;102;s
Enkeldoorn;-25.4134;28.7236;;;590;v;;1
Enkeldoornoog;-25.4095;28.7785;;;590;v;;3
Enkeldoornoog A;-25.3926;28.7752;;256;590;v
Enkeldoornoog B;-25.4095;28.7785;;256;590;v
Enkeldoornoog C;-25.4235;28.776;;256;590;v
Enkhaba;-26.0865;30.9039;;;786;v
Entokozweni;-25.4551;31.1621;;;791;t
Entokozweni East;-25.4737;31.1556;;1477;791;t
Ermelo Central;-26.5139;29.9995;;;262;s
Esizameleni;-27.3507;30.1607;;1411;1410;s
Ethandakukhanya;-27.0392;30.7757;;;1473;t
Ezamokuhle;-26.9972;29.8542;;;17;t
Ferrobank;-25.8429;29.1621;;;1466;s
Florapark;-26.9255;29.2392;;;1241;s
Forsicht;-25.2792;30.9929;;;1431;v
Fransville;-25.8669;29.237;;;1466;s
Frischgewaagd;-26.2008;29.1534;;;538;p
Ga-Tshwene;-25.2424;31.1548;;;1000;v
GaMaria;-24.9714;28.8749;;;736;v
George Botha Park;-26.5521;29.984;;;262;s
Glenthorpe;-25.7254;30.8454;;;37;v
Global;-25.1093;30.7522;;;1168;s
Glory Hill Ext 5;-24.9389;30.8394;;;350;s
Goba;-25.8147;31.9151;;;474;v
Goedehoop Collieries;-26.0843;29.4078;;;396;p
Goederede;-25.3066;29.0674;;;589;v;;2
Goederede A;-25.292;29.078;;341;589;v
Goederede B;-25.3066;29.0674;;341;589;v
Goedgevonden;-26.0937;29.0538;;;1029;p
Golfsig;-25.7734;29.4387;;;820;s
Gottenburg;-24.6361;31.4213;;;413;v
Greenside;-25.166;28.4123;;1052;736;v
Greenside;-25.0023;28.7315;;;736;v;;;;mpumalanga-greenside-marapyane-2
Greenstone Wildlife Estate;-25.7521;31.0642;;;37;p
Nthorwane;-26.732;28.7531;;;1007;s;;;Greylingstad;mpumalanga-greylingstad-nthorwane
Gutshwa;-25.3099;31.1625;;;1000;v
Gutshwakop;-25.3278;31.157;;;1000;v
Harare Ema D;-26.5469;29.0613;;1470;1188;t
Harmony Hill;-25.0992;30.791;;;1168;s
Harmony Park;-27.0149;30.8136;;;1473;s
Hartebeeskop;-26.1892;30.9193;;;786;v
Hazyview-Vakansiedorp;-25.0359;31.141;;;392;s
Hendriksdal;-25.1913;30.7746;;;1168;s
Hereford;-26.2832;30.7982;;;786;v
Heuwelfontein;-26.0487;28.975;;;1029;p
Heuwelfontein Smallholdings;-26.0384;28.9554;;;1029;p
Highland Gate Golf and Trout Estate;-25.4487;30.2157;;;217;p
Highlands AH;-25.5408;31.0374;;;791;p
Highveld Park;-25.8546;29.2649;;;1466;s
Hilltop AH;-25.5706;30.9601;;;791;p
Hlalakahle;-24.6206;31.4309;;;413;v
Hlalamnandi;-25.7801;29.5023;;;820;s
Hlalanikahle;-25.8372;29.1096;;;1466;t;35108;4
Hlalanikahle Ext 1;-25.8516;29.1261;;408;1466;t
Hlalanikahle Ext 2;-25.8448;29.1184;;408;1466;t
Hlalanikahle Ext 3;-25.84;29.1219;;408;1466;t
Hlauhlau;-25.3566;31.1764;;;1000;v
Hoedspruit;-25.4472;28.637;;856;590;v
Holfentein Brickworks;-26.8654;29.0332;;;1241;p
Holfontein;-26.4656;29.176;;;1188;s
Hope;-26.1097;29.4006;;;396;v
Houtbos;-26.194;30.9746;;;786;v
Hoxani;-25.0059;31.2171;;;828;v
Hoyi;-25.8118;31.8954;;;474;v
Huntington;-24.9182;31.4136;;;828;v
Indian Centre Kokstad;-25.1008;30.4408;;;759;s
Ireagh;-24.836;31.3145;;;1300;v
Izidonga;-26.3475;30.77;;;786;v
Jackaroo AH;-25.8342;29.2868;;;1466;p
Jackaroo Park;-25.8883;29.2896;;;1466;s
Jeppes Reef;-25.7182;31.4783;;;1181;v
Jericho;-26.6591;30.4813;;;638;v
Jerusalem;-25.1865;31.0978;;;392;v
John Vorster Park;-26.5304;29.9751;;;262;s
Jongilanga;-24.9308;31.3648;;;828;v
Ka-Sibhejane;-25.6552;31.8107;;;474;v
Kaapmuiden;-25.5384;31.3562;;;706;v
Kaapschehoop;-25.5905;30.7665;;56;791;v
Kabokweni;-25.3368;31.1322;;;1431;t;;2
Kabokweni-Ia;-25.3519;31.1122;;468;1431;t
Kakhaleni;-25.7416;31.0588;;1386;37;s
Kalwerskraal;-26.1306;30.992;;;786;v
Kamagugu;-25.4565;31.004;;;791;s
Kameelpoort;-25.2799;28.8228;;;1368;v
Kameelpoortnek;-25.3713;28.7364;;;590;v;;3
Kameelpoortnek A;-25.3801;28.7166;;472;590;v
Kameelpoortnek C;-25.3899;28.7387;;472;590;v
Kameelrivier;-25.1372;28.9468;;;1368;v;;1
Kameelrivier A;-25.1372;28.9468;;473;1368;v
Kameelrivier B;-25.1262;28.9966;;473;1222;v
Kamhlushwa A;-25.6637;31.6833;;;474;t
Kananna Ext 6;-26.489;29.4242;;;58;s
Kanonkop;-25.7493;29.4725;;;820;s
Kanyamazane;-25.4674;31.1744;;;791;t;;1
Kanyamazane-A;-25.4674;31.1744;;478;791;t
Karino;-25.4573;31.0951;;;791;v
Kellysville;-25.0815;30.4313;;;759;s
Kempville;-27.0275;30.8028;;;1473;s
Kgobokwane;-25.1271;29.0947;;;1222;v
Khielang;-24.6097;31.0218;;;1;v
Khombaso;-25.8789;31.8785;;;474;v
Khumbula;-25.288;31.1709;;;1000;v
Kildare;-24.8795;31.3005;;;828;v
Kingsview;-25.3203;31.0178;;;1431;s
Klarinet;-25.8359;29.2037;;;1466;t
Klipfontein;-26.0407;29.0195;;;1029;p
Klipfontein;-25.3243;28.7646;;;590;v
Klippoortjie;-26.1229;29.1292;;;1029;p
Koedoespoort;-25.0506;28.8589;;;736;v
Komatiland Forest;-25.6106;30.0361;;;1465;p
Koornfontein Steenkoolmyn;-26.0964;29.4685;;;396;p
Koppie Alleen;-25.9804;30.5575;;1468;1468;v
Kosmospark;-26.9213;29.2244;;;1241;s
Kranspoort;-25.4251;29.4187;;;820;v;;1
Kranspoort dorp;-25.4251;29.4187;;537;820;s
KwaGuqa;-25.8619;29.1243;;;1466;t;130920;12
KwaGuqa Ext 10;-25.8503;29.1077;;564;1466;t
KwaGuqa Ext 11;-25.8587;29.1061;;564;1466;t
KwaGuqa Ext 14;-25.8683;29.1128;;564;1466;t
KwaGuqa Ext 18;-25.8612;29.1158;;564;1466;t
KwaGuqa Ext 4;-25.8611;29.1241;;564;1466;t
KwaGuqa Ext 5;-25.8588;29.1307;;564;1466;t
KwaMandulu;-25.8114;31.8536;;;474;v
KwaMhlanga A;-25.4347;28.7039;;;590;t
KwaMhlanga B;-25.4265;28.7102;;;590;t
KwaMhlanga C;-25.4281;28.6933;;;590;t
KwaMhlanga Crossroads;-25.4076;28.7523;;;590;v;;2
KwaMhlanga Ma;-25.4387;28.7109;;;590;t
KwaMhola;-25.7722;31.0271;;252;37;t
KwaSipunu;-25.8422;31.8487;;;474;v
KwaZamokuhle;-26.1403;29.7341;;;396;t;;4
KwaZanele;-26.3136;29.9844;;;102;t
KwaZibukwane;-25.6883;31.8035;;;474;v
Kwaggafontein A;-25.2963;28.945;;;589;t
Kwaggafontein B;-25.322;28.9416;;;589;t
Kwaggafontein C;-25.3146;28.9531;;;589;t
Kwaggafontein D;-25.3598;28.9577;;;589;t
Kwaggafontein E;-25.3617;28.9398;;;589;t
Kwaggafontein F;-25.3438;28.9476;;;589;t
Kwaggafontein-la;-25.3216;28.9291;;;589;t
Langeloop;-25.6852;31.6348;;;474;v
Langverwag;-26.5134;29.069;;;269;s
Leandra;-26.37;28.9213;;;605;s
Lebohang Ext 10;-26.3772;28.9182;;607;605;t
Lebohang Ext 11;-26.3828;28.9133;;607;605;t
Lebohang Ext 12;-26.3818;28.9099;;607;605;t
Lebohang Ext 13;-26.3778;28.9083;;607;605;t
Lebohang Ext 16;-26.3803;28.9464;;607;605;t
Lebohang Ext 17;-26.3832;28.9281;;607;605;t
Lebohang Ext 18;-26.3834;28.9348;;607;605;t
Lebohang Ext 19;-26.3809;28.9323;;607;605;t
Lebohang Ext 2;-26.3802;28.9169;;607;605;t
Lebohang Ext 20;-26.3789;28.9375;;607;605;t
Lebohang Ext 21;-26.3818;28.9405;;607;605;t
Lebohang Ext 4;-26.382;28.9187;;607;605;t
Lebohang Ext 5;-26.3871;28.918;;607;605;t
Lebohang Ext 6;-26.3857;28.916;;607;605;t
Lebohang Ext 7;-26.3842;28.9212;;607;605;t
Lebohang Ext 9;-26.379;28.9234;;607;605;t
Lebombo;-25.4416;31.9852;;;526;v
Leeufontein;-25.1824;28.9002;;;1368;v;;3
Leeufontein A;-25.1663;28.9054;;612;1368;v
Leeufontein B;-25.1976;28.9093;;612;1368;v
Leeufontein C;-25.1824;28.9002;;612;1368;v
Leeupoort;-26.1288;28.6712;;;191;s
Lefiso;-24.9304;28.9028;;;736;v
Lefiswane;-24.9573;28.8578;;;736;v
Legogote;-25.2251;31.1074;;;1000;v
Lehlaka Park;-26.1561;29.2041;;;538;p
Leratong;-25.3949;28.7041;;472;590;v
Leroro;-24.6209;30.7955;;;1089;v;;;;mpumalanga-leroro-pilgrims-rest
Leseleseleng;-25.0298;28.6523;;;736;v
Lilydale;-25.6828;31.2756;;;1181;v
Lisbon;-25.252;30.512;;;759;v;;1
Lisbon Staatsbos;-25.252;30.512;;635;759;p
Lochiel;-26.1345;30.7859;;;786;v
Loding;-25.1098;28.7595;;;1368;v
London;-24.7878;31.0279;;;115;v
Los-my-cherry;-26.0043;30.8067;;1306;1468;s
Lundi;-25.2156;31.0925;;;1431;v
Lynnville;-25.8796;29.1916;;564;1466;t
M'hati;-25.4681;31.5573;;;706;v;;;;mpumalanga-mhati-malelane
Madaneni;-25.81;31.7889;;;474;v
Madras;-24.9868;31.136;;;392;v;;1
Madras A1;-24.9961;31.1373;;675;392;v
Madras B;-25.0152;31.1816;;;392;v
Mafred;-26.1257;29.7314;;586;396;t
Mafumulo;-26.2973;30.8459;;;786;v
Maganagobuswa;-25.1219;29.0763;;;1222;v;;1
Magola;-25.1921;29.0259;;;1222;v
Magudu;-25.8934;31.7224;;;474;v
Mahukube;-25.3211;31.216;;;1000;v
Mahushu;-25.1213;31.1286;;;392;v
Majuba;-27.1062;29.7737;;;17;v
Makaba Stand;-27.0257;30.7841;;;1473;s
Makawusi;-25.5307;31.3122;;;1000;v
Makgareng;-25.0821;28.6123;;980;736;v
Makoko;-25.2224;31.2211;;;1000;v
Makometsane;-25.1164;28.9373;;;1368;v
Malahleka;-26.006;30.7717;;;1468;v
Malekutu;-25.2771;31.1957;;;1000;v
Malope Village;-25.7715;29.4133;;819;820;t
Manaar;-26.0561;31.0348;;;786;v
Mananga;-25.9532;31.844;;;474;v
Mandela;-26.1275;28.6984;;95;191;t
Mandela Ext 2;-26.1404;28.6932;;95;191;t
Mandela Park;-26.131;28.7052;;;191;s
Mandela Section;-26.5321;29.0671;;1470;1188;t
Mangwati;-25.0158;31.2121;;723;828;v
Mangwazi;-25.0158;31.2121;;;828;v;;1
Mangweni;-25.7445;31.8224;;;474;v
Mantlole;-25.1702;28.4392;;1052;736;v
Manzini;-25.1821;31.1348;;;1000;v
Mapaleng B;-24.62;31.1378;;;1;v
Mapehla;-26.1346;29.7251;;586;396;t
Mapoch;-25.1023;29.0049;;;1222;v
Marapyane;-25.007;28.7888;;;736;v
Marongwane;-24.9316;31.1509;;;828;v
Marothobolong;-25.2036;29.0041;;;1222;v
Maryvale;-25.9374;30.5691;;;1468;v;;1
Maryvale Rest Camp;-25.9374;30.5691;;748;1468;p
Masibekela;-25.8702;31.813;;;474;v
Masobje;-25.1748;28.4176;;1052;736;v
Matafeni;-25.4663;30.9295;;;791;s
Matenten;-24.8596;31.0982;;;115;v
Mathaylini;-25.748;29.4497;;819;820;t
Mathibela;-24.9501;31.1716;;;828;v
Mathys Zyn Loop-A;-25.282;28.9904;;;589;v
Matibidi;-24.6237;30.7536;;;1089;v;;;;mpumalanga-matibidi-pilgrims-rest
Matimpule;-25.0594;28.8049;;;736;v;;1
Matshiding;-25.2153;29.0231;;;1222;v
Matsulu A;-25.5243;31.3571;;776;1000;t
Matsulu B;-25.5095;31.3248;;776;1000;t
Matsulu C;-25.5047;31.3463;;776;1000;t
Matumi Golf Estate;-25.4805;31.0011;;;791;s
Maxflower Gate;-26.3065;30.7495;;;786;v
Mayflower;-26.2962;30.7709;;;786;v
Mbangwane;-25.8399;31.8917;;;474;v
Mbejeka;-25.9705;30.8591;;;1468;v
Mbuzini;-25.9206;31.9317;;;474;v
Metsi;-24.8559;31.3401;;;828;v
Meyerville;-26.9676;29.2525;;;1241;s
Mgcobaneni;-25.1952;31.149;;;1000;v
Mgobode;-25.8614;31.7044;;;474;v
Mhluzi;-25.76;29.4238;;;820;t;76462;11
Mhluzi Ext 2;-25.7542;29.4252;;819;820;t
Mhluzi Ext 3;-25.7624;29.4338;;819;820;t
Mhluzi Ext 4;-25.763;29.4236;;819;820;t
Mhluzi Ext 5 & 6;-25.765;29.4084;;819;820;t;;;;mpumalanga-mhluzi-ext-5-6-middelburg
Mhluzi Ext 7;-25.7666;29.4169;;819;820;t
Mhluzi Ext 8;-25.7598;29.4152;;819;820;t
Mhwayi;-25.365;31.1584;;;1000;v
Middelbult;-26.1699;28.6539;;;191;s
Middelburg Central;-25.7681;29.4627;;;820;s
Middelburg Ext 24;-25.8198;29.5275;;;820;s
Middelburg Industrial;-25.7986;29.4909;;;820;p
Midlands Estate;-25.7878;29.4295;;;820;s
Milan Park;-26.4728;29.4703;;;58;s
Mineralia;-25.7908;29.4681;;;820;s
Mkobola;-25.307;29.021;;;589;v;;1
Mmamethlake;-25.0979;28.554;;;736;v
Modder East Orchards;-26.1144;28.5999;;;191;v
Model Park;-25.8716;29.2524;;;1466;s
Modergat;-26.1074;30.9484;;;786;v
Mogononeng;-25.126;29.0231;;;1222;v
Mokhololine;-24.6519;31.024;;;1;v
Moletji;-25.0989;28.7295;;;736;v
Moloto;-25.4645;28.6476;;;590;v;;1
Moremela;-24.6182;30.7419;;;1089;s;;;;mpumalanga-moremela-pilgrims-rest
Moretele;-25.0081;28.6339;;;736;v
Morwe;-25.1792;28.9293;;;1368;v
Moteti;-25.2467;29.0305;;;1222;v
Mountain View;-25.7516;29.434;;819;820;t
Msholozi;-25.3555;30.984;;;1431;v
Msogwaba;-25.4267;31.1554;;;1431;t
Mthimba;-25.1555;31.1137;;;392;v
Mzinti;-25.6925;31.7522;;;474;v
Nafred;-27.0351;30.7848;;;1473;s
Nazareth;-25.8004;29.5118;;;820;s
Ndonga;-26.3663;30.7875;;;786;v
Nederland Park;-26.5462;29.9984;;;262;s
Nelindia;-25.4665;30.9938;;;791;s
Nelshoogte Staatsbos;-25.8235;30.8155;;;37;p
Nelspruit Central;-25.4606;30.9748;;;791;s
Nelsville;-25.4789;31.0105;;;791;s
New Ermelo;-26.5326;30.0217;;;262;s
New Largo;-25.9713;28.9748;;;1029;v
New Market Manor;-24.9305;31.128;;;115;v
New Stand;-25.991;29.0336;;1084;1029;t
New Stands;-25.1558;28.4783;;1074;736;v
New Village;-25.7729;31.0332;;252;37;t
Newington;-24.8162;31.2886;;;1300;v
Newscom;-25.3826;31.1485;;;1000;v
Ngodini;-25.3561;31.1365;;;1431;v
Ngwenyeni A;-25.7417;31.8948;;;474;v
Ngwenyeni B;-25.6622;31.902;;;474;v
Nhlaba;-26.0845;30.9947;;;786;v
Nhlazatje 1;-26.0637;30.762;;964;1468;s
Nhlazatje 2;-26.0495;30.7642;;964;1468;s
Nhlazatje 3;-26.0716;30.77;;964;1468;s
Nhlazatje 4;-26.0507;30.782;;964;1468;s
Nhlazatje 5;-26.0433;30.7815;;964;1468;s
Nhlazatje 6;-26.0282;30.8053;;964;1468;s
Nhlazatje 7;-26.0312;30.7815;;964;1468;s
Nkambeni;-25.0901;31.1433;;;392;v
Nkohlakalo;-25.3344;31.1461;;;1000;v
Nkosanjaneni;-27.0002;30.7758;;;1473;v
Nokaneng;-25.0781;28.6379;;;736;v;;2
Nomdeni;-26.5458;29.9769;;;262;s
Nooitgedachdam;-25.974;30.0643;;;132;v
Northdene;-26.4474;30.7212;;;786;v
Nsikazi;-25.2768;31.2343;;;1000;v
Ntunda;-25.7312;31.754;;;474;v
Numbi;-25.1285;31.1598;;;392;v
Numbipark;-25.0661;31.1115;;;392;s
Nyamazaneni;-25.4093;31.1513;;;1431;v
Nyongane;-25.0548;31.1914;;;392;v
Okkerneutboom A;-24.608;31.1419;;;1;v
Okkerneutboom B;-24.5743;31.1327;;;1;v
Old Location;-27.0176;30.7859;;;1473;s
Onder-Sabie Rest Camp;-25.121;31.9185;;541;526;p
Onverwacht;-24.8028;30.972;;;115;v
Oshoek;-26.2257;30.9518;;;786;v
Outbok;-26.1364;28.687;;95;191;t
Oyco;-26.0132;29.0356;;1084;1029;t
Paardekop;-27.1716;29.6264;;;1068;s;;1
Pankop;-25.1748;28.4176;;;736;v;;3
Paxton;-25.8292;29.1927;;;1466;s
Phaala;-25.1342;29.054;;;1222;t
Phakane;-25.3709;31.1913;;;1000;v
Phake;-25.1558;28.4783;;;736;v;;7
Phameni;-25.2105;31.2002;;;1000;v
Phaphamang;-25.1473;28.4933;;1074;736;v
Phathwa;-25.3192;31.1054;;;1431;v
Phiva;-25.6436;31.7769;;;474;v
Phoenix;-26.0637;29.2026;;;1029;v
Phola;-25.1622;31.1347;;;392;v
Phola Park;-25.7794;31.0191;;252;37;t
Phola Park;-25.1505;28.4732;;1074;736;v
PholaPark;-25.4076;28.7523;;574;590;v
Phosa Village;-26.2967;29.9821;;;102;s
Phumula;-25.7695;31.0166;;252;37;t
Phungwe;-24.6943;31.474;;;413;v
Pienaar;-25.4118;31.177;;;1000;t
Pieterskraal;-25.2032;28.9265;;;1368;v;;2
Pieterskraal A;-25.2032;28.9265;;1087;1368;v
Pieterskraal B;-25.2022;28.964;;1087;1368;v
Pine Ridge;-25.818;29.2;;;1466;t
Pretoriuskop Rest Camp;-25.1715;31.2678;;541;1000;p
Primkop;-25.379;31.103;;;1431;v;;1
Primkop Airport;-25.379;31.103;;1110;1431;p
Ramantsho;-25.0535;28.7662;;;736;v
Ramokgeletsane;-25.0705;29.0221;;;1222;v
Rankaile;-25.1524;28.4543;;1074;736;v
Ratlhagana;-25.1451;28.5068;;1074;736;v
Rebone;-25.157;28.4721;;1074;736;v
Reedstream Park;-26.1667;29.181;;;538;s
Reno Ridge;-25.9108;29.2573;;;1466;s
Renosterkop;-25.5582;31.0037;;;791;v
Rethabile;-26.0829;29.3426;;;538;v
Retiefville;-27.0188;30.8021;;;1473;s
Rietkol;-26.147;28.5521;;;191;v
River View;-25.8472;29.2559;;;1466;s
Riverside;-25.4346;31.5563;;;706;v;;1
Riverside Gholf Estate;-25.4484;31.5391;;1155;706;v
Riverside Park;-25.4435;30.9647;;;791;s
Robinsdale;-26.2958;30.8865;;;786;v
Rocky Drift;-25.3783;30.9855;;;1431;s
Rolle;-24.727;31.2411;;;1300;v
Ronaldsey;-24.9206;31.2994;;;828;v
Sabie Park;-24.9765;31.4663;;;828;v
Sakhelwe;-25.4099;30.0904;;;217;t
Sakhile;-26.9673;29.2125;;;1241;t;40418;2
Sakhile Ext 2;-26.9601;29.2002;;1171;1241;t
Sakhile Ext 4;-26.9845;29.2074;;1171;1241;t
Salubindza;-25.149;31.1578;;;392;v
Sanbonani;-25.0267;31.1511;;;392;s
Sandfort;-24.9869;31.1259;;;392;v
Sasol Secunda;-26.5721;29.1676;;;1188;s
Schoongesicht;-25.8847;29.1826;;564;1466;t
Schulzendal;-25.7491;31.5415;;;1181;v
Seabe;-25.0255;28.6955;;;736;v;;1
Secunda EXt 28;-26.5183;29.1745;;;1188;s
Secunda Ext 15;-26.5184;29.2283;;;1188;s
Seekoei Smallholdings;-25.8646;29.2703;;;1466;p
Segokgo;-25.1052;28.7476;;636;736;v
Sehlakwana;-25.5197;29.0936;;;1382;v
Semohlase;-25.0828;28.7074;;;736;v
Senotlelo;-25.0512;28.9327;;;1222;v
Setlhake;-24.6632;30.9848;;;1;v
Seville A;-24.6691;31.4162;;;413;v
Seville C;-24.6548;31.4233;;;413;v
Sgodiphola;-27.023;30.7828;;;1473;s
Shandon Estate;-25.5107;31.0172;;;791;s
Sharrighuisen;-26.0249;29.3345;;;1466;p
Sherwood;-25.4023;31.1346;;;1431;v
Shiyalongubo;-25.6686;31.3107;;;1181;v
Sibange;-25.8555;31.7885;;;474;v
Sibayeni;-25.6644;31.8462;;;474;v
Sikhwahlane;-25.7703;31.7757;;;474;v
Silindile;-26.3935;30.4603;;;638;s
Silobela;-26.0879;30.1119;;;132;t
Simile;-25.0751;30.7792;;;1168;t
Sincobile;-25.6945;31.2833;;;1181;v
Siphelanyane;-25.3554;31.2646;;;1000;v
Sivukile;-26.74;29.6059;;;872;t
Siyabonga;-25.9994;29.0307;;1084;1029;t
Siyabuswa A;-25.1115;29.0647;;;1222;t
Siyabuswa B;-25.1114;29.0487;;;1222;t
Siyabuswa C;-25.1184;29.0349;;;1222;t
Siyabuswa D;-25.1287;29.041;;;1222;t
Siyabuswa E;-25.1204;29.0567;;;1222;t
Siyathemba;-26.652;28.6117;;;34;t
Siyathuthuka;-25.6778;29.9918;;;1465;t
Siyazenzela;-27.1526;29.6366;;1048;1068;s
Skoongesig;-25.8916;29.161;;;1466;v
Skukuza;-24.9928;31.5921;;541;392;v
Smithfield;-26.1573;30.9055;;;786;v
Somaroboro-E;-25.4028;28.8131;;1350;589;t
Somerset;-24.9138;31.3692;;;828;v
Sonheuwel;-25.4962;30.9749;;;791;s
Spearville;-25.7764;31.03;;252;37;t
Springbok;-26.0612;29.3543;;;538;v
Springfield Colliers;-26.8003;28.5083;;;1282;p
Springvalley;-25.9253;29.2603;;;1466;s
St Johns;-27.0321;30.7812;;;1473;s
St Micheil's International Leisure Estate;-25.7135;30.1373;;;1465;p;;;;mpumalanga-st-micheils-international-leisure-estate-emakhazeni
Staatsgrond;-25.74;31.2719;;;37;v
Stanfield Hill;-26.9292;29.2102;;;1241;s
Stanwest;-26.9726;29.2353;;;1241;s
Sterkspruit;-25.182;30.4504;;;759;s
Sterkspruit Smallholdings;-25.1186;30.4651;;;759;p
Steynsdorp;-26.12;30.9799;;;786;v
Stonehenge;-25.4924;30.9456;;;791;s
Sundra;-26.1952;28.5425;;;191;v
Swalala;-25.1795;31.1155;;;392;v
Swalluwsnest;-26.23;30.8747;;;786;v
Tasbet Park;-25.9261;29.2295;;;1466;s
Teka Takho;-25.3412;31.1112;;468;1431;t
Tekwane North;-25.4345;31.1317;;1275;791;t
Tekwane South;-25.4783;31.1462;;1275;791;t
Tekwane West;-25.459;31.1267;;1275;791;t
Terateng;-25.0045;28.6805;;1185;736;v
Thabana;-25.0775;29.0599;;;1222;v
Thabeng;-25.1481;28.4831;;1074;736;v
Thambo;-26.4771;29.4472;;;58;s
Thambo Ema E;-26.5411;29.0625;;1470;1188;t
Thambokhulu;-25.946;31.9002;;;474;v
The Rest;-25.5157;30.9735;;;791;s
Theeboom;-26.0073;30.7321;;;1468;v
Thokozani;-27.0238;30.7776;;;1473;s
Thorndale;-24.6481;31.4481;;;413;v
Thushanang;-25.8735;29.1946;;564;1466;t
Thuthukani;-26.7875;29.2986;;;1241;t;;1
Thuthukani Thusong Service;-26.7875;29.2986;;1301;1241;t
Timbavati;-24.3736;31.3394;;;413;v
Tintswalo;-24.5805;31.0681;;;1;s
Toitskraal;-25.1129;29.1098;;679;1222;v
Tokologo;-25.7667;29.3985;;819;820;t
Tonga A;-25.6952;31.7899;;;474;v
Tonga B;-25.6759;31.823;;;474;v
Troya;-25.0594;28.8049;;769;736;v
Tshabalala;-25.0452;31.1657;;;392;v
Tshunelani A;-24.7093;31.1623;;;1300;v
Tshunelani B;-24.7004;31.1663;;;1300;v
Tushanang;-24.9485;31.2064;;1025;828;s
Tweefontein;-26.0273;29.1536;;;1029;p
Tweefontein;-25.3614;28.8227;;;589;t;67902;11
Tweefontein A;-25.3614;28.8227;;1350;589;t
Tweefontein B;-25.3504;28.8332;;1350;589;t
Tweefontein Bosboustasie;-25.0559;30.7817;;;1168;s
Tweefontein C;-25.3445;28.8186;;1350;589;t
Tweefontein D;-25.3482;28.8027;;1350;589;t
Tweefontein H;-25.4087;28.8137;;1350;589;t
Tweefontein K;-25.3447;28.8537;;1350;589;t
Tweefontein M;-25.3823;28.7896;;1350;589;t
Tweefontein N;-25.3744;28.8056;;1350;589;t
Tweefontein-la;-25.384;28.8312;;1350;589;t
Tycoon;-26.1326;29.7311;;586;396;t
Tycoon;-26.0042;29.0321;;1084;1029;t
Umbabat;-24.1501;31.3717;;;413;v
Utlha A;-24.7036;31.4421;;;413;v
Utlha B;-24.691;31.4479;;;413;v
Valencia Park;-25.4687;30.9989;;;791;s
Van Dyksput;-26.0357;28.8867;;;191;p
Vandyksdrif;-26.1227;29.3285;;;538;p
Verdoux;-25.4058;31.1278;;;1431;v
Verena A;-25.4789;29.0245;;;1382;s
Verena B;-25.474;29.0143;;;1382;s
Verena C;-25.4888;29.0163;;;1382;s
Verena D;-25.4675;29.0313;;;1382;s
Vertroosting;-25.1568;30.7812;;;1168;v
Verulum;-25.7416;31.0588;;;37;v;;1
Vezibuhle;-26.007;29.0382;;1084;1029;t
Villa Sabie;-25.0313;31.0538;;;392;v
Violetbank A;-24.7478;31.0414;;;115;v
Violetbank B;-24.7419;31.0504;;;115;v
Violetbank C;-24.7661;31.048;;;115;v
Vlaaklaagte;-25.3807;28.8598;;;589;t;;3
Vlaaklaagte Aa;-25.3888;28.8463;;1393;589;t
Vlaaklaagte Bb;-25.3354;28.8818;;1350;589;t
Vlaaklaagte Cc;-25.3807;28.8598;;1393;589;t
Vlaaklagte Ridge;-25.3729;28.8702;;1393;589;t
Vlakbult;-25.6379;31.7156;;;474;v
Vlakplaas;-26.1422;30.9789;;;786;v
Vlakplaats Smallholdings;-27.1247;29.9364;;173;17;p
Vlakpoort;-27.1411;29.9778;;173;17;s
Vosman;-25.8717;29.1407;;;1466;t;;1
Vosman Ext 17;-25.8662;29.1371;;1398;1466;t
Vukuzakhe;-27.3666;29.9038;;;1395;t
Vukuzenzele;-26.1377;28.7085;;;191;s
Vygeboomdam;-25.8689;30.6184;;;1468;v
Wakkestroom;-27.353;30.1331;;;1410;s;;1
Waterval;-25.1724;29.0063;;;1222;v;;2
Waterval;-24.9185;31.1199;;;115;v
Waterval A;-25.1724;29.0063;;1420;1222;v
Waterval B;-25.1717;29.025;;1420;1222;v
Waverley;-26.3363;30.8573;;;786;v
Welamlambo;-26.5559;29.0757;;1470;1188;t
Welverdiend;-26.996;30.8008;;;1473;s
Wesselton;-26.5071;29.9688;;;262;t
West Acres;-25.4825;30.9569;;;791;s
White River AH;-25.3287;31.0517;;;1431;p
White River Country Estate;-25.2871;31.0054;;;1431;s
Wild Fig Country Estate;-25.3692;31.0136;;;1431;s
Wilge;-25.9757;28.9861;;;1029;v
Willemsdal;-26.7441;28.7634;;;1007;s
Witbank Central;-25.8763;29.2154;;;1466;s
Witbank Dam Resort;-25.8954;29.2961;;;1466;p
Witklip Staasbos;-25.2293;30.8749;;;1168;p
Wolwekraal;-25.1519;28.9651;;;1222;v
Wolwekrans;-26.0076;29.2862;;;1466;v
Zakheni;-25.4061;28.7091;;574;590;v
Zoeknog A;-24.7471;30.9855;;;115;v
Zoeknog B;-24.7721;30.9765;;;115;v
Zustershoek;-25.43;28.7311;;255;590;v
Zwelisha;-25.3798;31.1666;;;1000;v
eMpumelelweni;-25.8543;29.0967;;564;1466;t
eMzinoni;-26.4949;29.4335;;;58;t
# Northern Cape
7 De Laan;-31.4735;22.3426;;;643;s
7de Laan;-29.6131;24.1032;;;422;s
Aggeneys;-29.276;18.8293;;;5;v
Agisanang;-28.7176;24.7183;;321;505;t
Akasia Park;-28.706;20.963;;;486;s
Albertynshof;-28.7451;24.754;;;505;s
Alheit;-28.7547;20.5316;;;470;v
Amandelboom;-31.3433;20.9254;;;1434;s
Andalusia Park;-27.9125;24.8211;;;451;s
Arshburnham;-28.7158;24.7712;;;505;s
Asbosknop;-28.6188;21.1229;;;486;v
Askham;-26.9814;20.7744;;;24;v
Augrabies Mission;-28.6519;20.3664;;;28;v
Avon;-26.5305;22.9878;;;423;v
Baily Brith;-27.3362;23.9559;;;553;v
Bankhara;-27.42;23.3824;;;553;t;;1
Banksdrif;-27.7413;24.6891;;;1051;v
Barcelon;-30.6621;24.0264;;;183;s
Bareki;-26.4344;23.0994;;;423;v
Bathlaro;-27.308;23.3311;;746;553;v
Battlemound;-26.9005;23.7133;;;553;v;;1
Beaconsfield;-28.7559;24.7819;;;505;s
Belgravia;-28.7451;24.7769;;;505;s
Bellvue;-28.4693;21.2029;;;1365;s
Belmont;-29.4136;24.3721;;;211;v
Bendell;-26.9913;23.6485;;;553;v
Bergsig;-28.7887;20.6254;;;470;s
Bersig;-29.6481;17.8794;;;1234;s
Blackrock;-27.133;22.8559;;;423;v
Bloemsmond;-28.6335;21.0749;;;486;v
Blydeville;-28.4352;21.2645;;;1365;s
Bodulong;-27.42;23.3824;;36;553;t
Boegoeberg;-28.9288;22.1233;;;357;v
Boikhutsong;-28.7006;24.7298;;321;505;t
Boitshoko;-28.3198;23.0357;;1104;1105;s
Bojalapotsane;-27.2602;23.705;;;553;v
Bongweni;-30.7194;25.1165;;;163;s
Bonita Park;-27.7386;24.807;;;389;t
Bonteheuwel;-30.9577;22.1238;;;131;s
Bosra;-26.9518;23.0877;;;423;v
Bothetheletsa;-27.4044;23.8058;;;553;v
Bothithong;-27.0622;23.8307;;;553;v
Breipaas;-29.0417;23.7628;;;211;s
Britstown;-30.5961;23.5102;;;104;s
Bruinhoek;-29.5435;17.9407;;165;1032;s
Bulletrap;-29.4617;17.7693;;108;923;s
Bullettrap;-29.4617;17.7693;;;923;v;;1
Bunn;-28.7098;24.7062;;321;505;t
Campbell;-28.7944;23.7235;;;126;v
Carnova;-30.9505;22.1529;;;131;s
Carolusberg;-29.639;17.9632;;;1234;s;;1
Carters Glen;-28.7488;24.727;;;505;s
Casandra;-28.7416;24.7967;;;505;s
Cassel;-26.9675;23.9818;;;553;v
China Square;-28.7188;24.7488;;321;505;t
Cicil Sussman;-28.7327;24.7621;;;505;s
Clyde;-26.4749;23.0612;;;423;v
Colesberg Industrial;-30.7202;25.1347;;;163;p
Colville;-28.7169;24.7572;;;505;s
Concordia;-29.5315;17.9391;;;1032;s;;2
Copperton;-29.922;22.3048;;;1109;s
Corn's Village;-28.3298;24.6925;;;1439;s;;;;northern-cape-corns-village-windsorton
Cottenend;-27.2107;23.4653;;;553;v
Currie Camp;-28.6723;21.0409;;;486;v
De Beers;-28.7335;24.7723;;;505;s
De Beershoogte;-28.5229;24.5065;;;39;s
Deetlifsville;-29.9429;23.6663;;;1260;s
Delportshoop;-28.3813;24.2919;;;192;s
Denis Whiteville;-31.4159;23.9542;;;1145;s
Deorham;-26.895;23.5073;;;423;v
Dewar;-27.1192;23.6187;;;553;v
Diamond park;-28.7391;24.745;;;505;s
Dibeng;-27.5949;22.8667;;;198;v
Die Bult;-30.9673;22.1218;;;131;s
Die Erwe AH;-29.0704;23.7465;;;211;p
Die Hoek;-30.7178;25.1042;;;163;s
Die Oog;-27.4628;23.4412;;;553;s
Die Rand;-28.4477;21.251;;;1365;s
Diepkloof;-27.955;22.748;;;1034;s
Dikolobeng;-27.1721;23.5628;;;553;v
Dinopeng;-26.8029;23.3969;;;423;v
Diskobolos;-28.7928;24.7802;;;505;s
Dithakong;-27.0772;23.9336;;;553;v
Ditloung;-27.9454;22.7471;;;1034;s
Ditshilabeleng;-27.3408;23.7942;;;553;v
Ditshipeng;-26.9617;23.8076;;;553;v
Ditshoswaneng;-27.3664;23.5498;;549;553;v
Donker Hoek;-27.7414;24.8017;;;389;s
Donkerhoek;-28.7237;24.7232;;;505;s
Donkerhoek;-28.1958;23.5313;;;178;s;;;;northern-cape-donkerhoek-danielskuil
Dorrisdale;-28.7309;24.7275;;;505;s
Eksteenfontein;-28.8239;17.2537;;;618;v
El toro Park;-28.7646;24.7442;;;505;s
Eldansrus;-28.5756;21.1916;;;1365;v
Elston;-27.2062;23.5937;;;553;v
Emalahleni;-28.8624;18.6701;;;5;v
Ernestville;-28.7441;24.7846;;;505;s
Erwe;-31.4167;23.952;;;1145;s
Ethembeni;-29.6603;22.7292;;;1109;t
Everton;-27.3044;23.5624;;;553;v
Extension 4;-30.7087;25.1114;;;163;s
Fabricia;-28.7664;24.772;;;505;s
Five Mission;-28.3677;23.4964;;;633;s
Floors Township;-28.7183;24.7654;;;505;s
Flora Park;-28.439;21.251;;;1365;s
Frasersburg;-31.8984;21.5419;;;288;v
Ga-Diboye;-27.0768;23.3001;;;423;v
Ga-Lotlhare;-27.1326;23.3743;;;553;v
Ga-Lotolo;-27.2594;23.1866;;;553;v
Ga-Mabe;-26.9519;23.8568;;;553;v
Ga-Madudu;-26.9769;23.9027;;;553;v
Ga-Makgatle;-27.0343;23.8761;;;553;v
Ga-Masepa;-27.5302;23.7352;;;553;v
Ga-Moheele;-27.0699;23.1116;;;423;v
Ga-Mokomela;-27.3058;23.6458;;;553;v
Ga-Morona;-26.9172;23.7613;;;553;v
Ga-Moseki;-27.1938;23.4367;;;553;v
Ga-Mothibi;-27.4334;23.6937;;;553;v
Ga-Motlhware;-27.3075;23.3454;;746;553;v
Ga-Motsamai;-27.1978;23.145;;;553;v
Ga-Motshwaedi;-27.8976;23.1559;;;553;v
Ga-Ntatelang;-27.3567;23.4592;;;553;v
Ga-Pitiela;-26.7592;23.2997;;;423;v
Ga-Sebolao;-27.3185;23.2491;;;553;v
Ga-Sehubane;-27.279;23.2792;;;553;v
Ga-Sese;-27.1122;23.0486;;;423;v
Ga-Tlhose;-27.8755;23.2347;;;553;v
Ga-sehunelo;-27.0438;23.5904;;;553;v
Gadisane;-27.2238;23.5081;;;553;v
Gahuhuwe;-27.1195;23.8779;;;553;v
Galeshewe;-28.7144;24.7361;;;505;t;;35
Galeshewe Ext 1;-28.7182;24.7404;;321;505;t
Galeshewe Ext 2;-28.7172;24.7317;;321;505;t
Galeshewe Ext 3;-28.7203;24.7373;;321;505;t
Galeshewe Ext 4;-28.7233;24.7355;;321;505;t
Galeshewe Ext 5;-28.7252;24.7405;;321;505;t
Galeshewe Ext 6;-28.717;24.7455;;321;505;t
Galeshewe Ext 7;-28.7225;24.7451;;321;505;t
Galeshewe Proper;-28.7144;24.7361;;321;505;t
Gamopedi;-27.2292;23.2202;;;553;v
Ganap;-26.7086;23.21;;;423;v
Ganghae;-27.3911;23.6091;;;553;v
Ganspan;-27.9668;24.7512;;;451;v
Ganspan Nedersetting;-27.9721;24.7619;;;451;s
Gapopo;-27.0418;23.7954;;;553;v
Garamatale;-27.1683;23.618;;;553;v
Garaphoane;-26.8225;23.492;;;423;v
Gardina Ext 6;-28.7007;20.9559;;;486;s
Gariele;-27.2496;23.3091;;;553;v
Geelkop;-28.6633;21.0497;;;486;v
Giesenskraal AH;-30.5353;23.3079;;;104;p
Glosam;-28.0787;23.0381;;;1105;v
Goedgedacht;-28.2255;23.2516;;;1105;v
Gong-Gong;-28.4884;24.4079;;;39;v
Good Hope;-27.1725;23.3024;;;423;v
Goodhouse;-28.9113;18.2136;;;1244;v
Gou Trou;-29.6134;24.1095;;;422;s
Green Point;-28.7752;24.7739;;;505;s
Greenside;-28.7575;24.7918;;;505;s
Grens;-31.3964;23.1287;;;1387;s
Griekwastad;-28.8499;23.2434;;;355;v
Groenwater;-28.2883;23.3128;;;1105;v
Groot Kroek;-29.343;21.1575;;;489;s
Grootderm;-28.5232;16.618;;;9;v
Gumdene;-28.7265;24.7542;;;505;s
Hadison Park;-28.7556;24.743;;;505;s
Hanover;-31.0506;24.4326;;;380;s
Hantam;-29.3411;21.1618;;;489;s
Happy Valley;-30.6542;24.0304;;;183;s
Havard;-27.4434;23.5717;;;553;v
Heiso;-27.2805;23.8365;;;553;v
Herlear;-28.7494;24.7833;;;505;s
Hertzog;-27.1425;23.2819;;;423;v
Heuningvlei;-26.2923;23.1725;;;423;v
Hillcrest;-28.7574;24.7353;;;505;s
Hillock;-28.7835;20.6238;;;470;s
Hillside;-29.3446;21.1623;;;489;s
Holpan;-28.3594;24.6425;;;1439;v
Homelite;-28.6978;24.729;;;505;s
Homestead;-28.7071;24.7435;;;505;s
Homevale;-28.6964;24.7347;;;505;s
Hondeklipbaai;-30.3182;17.2772;;;418;s
Hotazel;-27.2098;22.9761;;;423;v
Hutchinson;-31.4971;23.1887;;;1387;v
Ikageng;-29.0306;24.5885;;881;1153;t
Ikhutseng;-28.129;24.8547;;;1416;t
Ipeleng;-28.7214;24.709;;321;505;t
Iponeng;-28.7133;24.7135;;321;505;t
Januariestat;-27.9477;23.2056;;;553;v
John Mampe;-28.7253;24.7284;;;505;s
John Mampe 2;-28.7213;24.7215;;;505;s
Kagiso;-28.7243;24.7192;;;505;s
Kakamas Fase 4;-28.7908;20.6336;;;470;s
Kakamas Fase 5;-28.7957;20.6312;;;470;s
Kakoje;-27.0643;23.4985;;;553;v
Kamassies;-30.028;18.2694;;;475;v
Kamden;-27.3596;23.8996;;;553;v
Kamfersdams;-28.6901;24.7193;;321;505;t
Kamieskroon;-30.2174;17.9208;;;475;v
Kangkuru;-27.3401;23.8529;;;553;v
Kanoneiland;-28.6537;21.0853;;;486;v
Kareenville;-30.6462;24.035;;;183;s
Karkams;-30.3548;17.8826;;;475;s;;1
Karos;-28.419;21.6046;;;1365;v
Keidebees;-28.4406;21.2911;;;1365;s
Keimoes;-28.706;20.963;;;486;s
Kelokilwe;-26.9084;23.7151;;41;553;v
Kelokilwe;-26.8834;23.7703;;;553;v;;;;northern-cape-kelokilwe-kuruman-2
Kenilworth;-28.7074;24.7898;;;505;s
Kestelhof;-28.7502;24.7463;;;505;s
Keurtjieskloof;-30.0104;24.7317;;;1375;s
Kganong;-27.2263;23.6524;;;553;v
Kganwane;-26.9099;23.945;;;553;v
Kgomohute;-27.1303;23.5438;;;553;v
Kgoro-ya-Gatshekedi;-27.1431;23.0699;;;423;v
Kheis;-30.4569;17.9923;;;324;v
Khubus;-28.4485;16.9914;;;9;v
Kikahela;-27.4272;23.8751;;;553;v
Kimberley North;-28.7324;24.7667;;;505;s
Kimberly Central;-28.7415;24.7654;;;505;s
Kimdustria;-28.6964;24.7849;;;505;s
Kirstenhof;-28.7313;24.7364;;;505;s
Klaarkom;-27.3004;23.7822;;;553;v
Klein Mier;-26.7375;20.2754;;;1150;v
Klein Tsamaros;-27.2967;23.9212;;;553;v
Kleinzee;-29.6879;17.066;;;511;v
Klipfontein;-30.5038;17.8325;;;324;v
Klippunt;-28.5627;21.1515;;;1365;v
Kliprand;-28.7732;20.6163;;;470;s
Klisserville;-28.7583;24.7711;;;505;s
Koingnaas;-30.1963;17.2878;;;418;s
Kollie;-27.893;23.2617;;;553;v
Komaggas;-29.7988;17.4826;;;524;v
Kotzehoop;-28.6979;17.5783;;;1244;v
Koubult;-30.3669;17.8854;;482;475;s
Kudumane;-27.3664;23.5498;;;553;v;;1
Kuilsville;-28.1937;23.5364;;;178;t;;;;northern-cape-kuilsville-danielskuil
Kutlwano;-28.3373;24.6929;;;1439;t
Kutlwanong;-28.7297;24.712;;;505;s
Kuyasa;-30.7261;25.1168;;;163;t
KwaNobantu;-28.713;24.7398;;321;505;t
Kwazamuxolo;-31.1937;24.955;;;993;t
Laboria;-28.4353;21.2319;;;1365;s
Labram;-28.7522;24.7646;;;505;s
Lambrechtsdrif;-28.4911;21.6862;;;1365;v
Langleg and Riverton;-28.5131;24.7056;;;505;p
Langverwaght;-28.7882;20.6284;;;470;s
Lathli Mabilo Park;-28.7209;24.7296;;321;505;t
Laxey;-26.7237;23.1591;;;423;v
Lebonkeng;-27.0048;23.9263;;;553;v
Leeuwenhof;-30.6479;24.0183;;;183;s
Lekkersing;-29.0022;17.0966;;;618;v
Leliefontein;-30.3155;18.0811;;;475;v
Lemnertsville;-29.6646;22.7328;;;1109;s
Lemoendraai;-28.4718;21.2166;;;1365;s
Lennetsville;-28.7516;20.9961;;;486;s
Lepelsfontein;-31.0463;17.8467;;;324;v
Letlhakajaneng;-27.0171;24.0167;;;553;v
Lime Acres;-28.361;23.4704;;;633;s
Loeriesfontein;-30.9728;19.4384;;;637;s
Logaganeng;-27.3445;23.5853;;;553;v
Logobate;-27.1732;23.4129;;;553;v
Longaneng;-27.8394;23.1322;;;553;v
Longhirst;-26.8501;23.5771;;;553;v
Longlands;-28.4586;24.3663;;;192;v
Lophala-phala;-27.3219;23.3929;;;553;v
Lotlhakane;-27.1565;23.8067;;;553;v
Loubos;-26.711;20.1131;;;1150;v
Louise Pienaar;-31.4193;23.9531;;;1145;s
Louiseweg;-31.4175;23.9503;;;1145;s
Louisvale;-28.574;21.1972;;;1365;v
Louisvale;-28.4815;21.2725;;;1365;s;;;;northern-cape-louisvale-upington-2
Louisville;-30.6436;24.0227;;;183;s
Lowryville;-30.7077;25.099;;;163;s
Loxton;-31.4794;22.3367;;;643;s
Loxtonberg;-28.7089;20.8787;;;486;v
Lukhanyisweni;-30.4209;24.4636;;1081;1080;s
Lutzburg;-28.7454;20.6295;;;470;s
Madibeng;-26.5752;22.8512;;;423;v
Madingwane;-26.5645;22.9113;;;423;v
Maditlhareng;-27.8596;23.2139;;;553;v
Magobe;-27.3893;23.4627;;880;553;t
Magobing;-27.2149;23.0539;;;423;v
Magojaneng;-27.1898;23.0569;;;423;v
Maheane;-27.3605;23.2899;;;553;v
Mahukubung;-27.4827;23.7532;;;553;v
Maipeng;-27.1366;23.1195;;;423;v
Majankeng;-27.102;23.948;;;553;v
Makadibeng;-27.2444;23.5658;;;553;v
Makalaneng;-27.1175;23.9083;;;553;v
Maketlele;-27.3441;23.6623;;;553;v
Mamoratwe;-27.3782;23.3942;;;553;v
Mandela Square;-29.9397;23.6677;;;1260;s
Mandela Square;-29.0236;24.5833;;881;1153;t
Manyeding;-27.4796;23.6835;;;553;v
Mapeteng;-27.3901;23.5051;;880;553;t
Maphiniki;-27.0533;23.2571;;;423;v
Mapoteng;-27.6981;23.0117;;1221;483;s
March;-26.8528;23.0522;;;423;v
Marchand;-28.7198;20.4999;;;470;s
Marenteng;-28.3226;23.0642;;1104;1105;s
Maruping;-27.3516;23.3708;;;553;v;;2
Marydale;-29.4192;22.1138;;;747;s
Masankong;-27.1699;23.119;;;423;v
Masilebatsena;-26.8859;23.6698;;;553;v
Masizakhe;-30.63;25.4552;;;990;t
Maswehatshe;-26.8845;23.9194;;;553;v
Mataleng;-28.5342;24.5046;;;39;t
Mathanthanyaneng;-27.3464;23.6141;;;553;v
Matjieskloof;-29.6702;17.8656;;;1234;s
Matshaneng;-27.0715;23.7538;;;553;v
McDougall's Bay;-29.2868;16.88;;;1099;s;;;;northern-cape-mcdougalls-bay-port-nolloth
Mecwatsaneng;-27.3135;23.6726;;;553;v
Memorial Roads Areas;-28.7498;24.7717;;;505;s
Merriman;-31.2131;23.6132;;;1145;v
Metsemantsi;-26.9405;23.1648;;;423;v;;3
Metsemantsi Wyk 1;-26.9891;23.129;;806;423;v
Metsemantsi Wyk 4;-26.9405;23.1648;;806;423;v
Metsemantsi Wyk 6;-26.9541;23.2108;;806;423;v
Middedorp CBD;-28.4553;21.2405;;;1365;s
Middelpos;-28.4481;21.2701;;;1365;s
Mier;-26.5508;20.6051;;;824;v
Minto No. 2;-27.2357;23.3492;;;553;v;;;;northern-cape-minto-no-2-kuruman
Mission Vale;-31.3948;23.1199;;;1387;s
Mmatoro;-27.0537;23.1619;;;423;v
Moalogane;-27.3338;23.7194;;;553;v
Moghul Park;-28.7214;24.7748;;;505;s
Mogobing;-27.0337;23.783;;;553;v
Mokala-Mosesane;-27.3638;23.4118;;;553;v
Molomo-wa-Petsana;-27.1007;23.3451;;;423;v
Montana;-30.6449;24.0288;;;183;s
Monument Heights;-28.7614;24.7633;;;505;s
Mooiuitsig;-30.5725;17.9864;;;324;s
Morning Glory;-28.4625;21.2081;;;1365;s
Mothibistad;-27.3937;23.4927;;;553;t;;5
Mothibistad Unit 1;-27.4007;23.4863;;880;553;t
Mothibistad Unit 2;-27.3945;23.4936;;880;553;t
Mothibistad Unit 3;-27.3864;23.4925;;880;553;t
Mothong;-27.464;23.8475;;;553;v
Motswedimosa;-29.0245;24.5872;;;1153;t;;2
Mountain View;-27.7922;24.666;;;1051;t
Muisvlakte;-29.1787;16.8731;;;1099;v
Mziwabantu;-30.5796;23.4968;;;104;t
Nchwaning;-27.1231;22.8383;;;423;v
Ncwaneng;-27.0572;23.2321;;;423;v
Neilersdrif;-28.7464;20.9937;;;486;s
Neira;-27.2893;23.3902;;;553;v
New Bright;-31.3925;23.1141;;;1387;s
New Bright;-30.6524;24.0221;;;183;s
New Park;-28.751;24.7559;;;505;s
New Town;-28.3204;23.0566;;1104;1105;s
Newbright and Ethuthwini;-30.7148;25.1062;;;163;s
Newtown;-31.456;19.7577;;;124;s
Nickershoop;-29.3261;22.8269;;;1109;v
Nieuwoudtville;-31.3815;19.1113;;;965;s
Niks;-27.435;23.7711;;;553;v
Nkajaneng;-27.0939;23.5488;;;553;v
Nollothville;-29.2658;16.8767;;;1099;s
Nonzwakazi;-30.6708;24.0263;;;183;t
Norfin;-28.3724;23.4637;;;633;s
NorthView;-28.705;24.7489;;;505;s
Norvalspont;-30.6289;25.4506;;;990;v
Nourivier;-30.215;18.1387;;;475;v
Ntswelengwe;-27.455;23.6267;;;553;v
Ntsweng;-27.2425;23.2451;;;553;v
Nuwepos;-30.9228;19.4224;;;637;s
Nuwerus;-28.4705;21.2697;;;1365;s
Okiep;-29.5924;17.8764;;;1032;v
Olifantshoek;-27.9605;22.7058;;;1034;s
Onseepkans;-28.7558;19.2916;;;1036;v
Oosterville;-28.4419;21.2638;;;1365;s
Operation Vula;-30.7137;25.1117;;;163;s
Owen Island;-29.2707;16.885;;;1099;s
Owendale;-28.2532;23.436;;;178;v;;;;northern-cape-owendale-danielskuil
Paballelo;-28.4388;21.2149;;;1365;t
Padstow;-26.8215;23.207;;;423;v
Paulshoek;-30.3667;18.2557;;;324;v
Pella;-29.0372;19.1572;;;1066;v
Pennyn;-26.8757;23.0674;;;423;v
Perth;-26.4568;23.0889;;;423;v
Phakane;-27.4324;23.5645;;;553;v
Phatsima;-27.7712;24.7033;;;1051;t
Phelindaba;-29.0711;23.777;;;211;s
Philipville;-30.4329;24.4724;;1081;1080;s
Phillipstown;-30.4505;24.4555;;;1080;s;;3
Phillipstown;-29.6394;17.9484;;133;1234;s
Phillipvale;-30.4319;24.4686;;1081;1080;s
Phomolong;-26.8902;23.242;;;423;v
Phutanang;-28.7203;24.6996;;321;505;t
Piet se Bos;-27.2148;23.2408;;;553;v
Platfontein;-28.7075;24.6475;;;505;s
Pniel Estate;-28.5876;24.5114;;;39;v
Postdene;-28.274;23.1328;;1104;1105;s
Postmansburg;-28.3226;23.0642;;;1105;s;;4
Progress;-28.4606;21.2233;;;1365;s
Proteahof;-28.4167;24.3204;;;192;s
Proteaville;-31.3658;19.117;;;965;s
Proteaville;-30.5867;23.495;;;104;s
Rainbow;-29.4115;22.1099;;;747;s
Rama Rou;-29.4037;22.1134;;;747;s
Ramatele;-27.0346;23.5131;;;553;v
Redirile;-28.7008;24.715;;321;505;t
Retswelele;-28.7116;24.7092;;321;505;t
Rhodesdene;-28.7468;24.7374;;;505;s
Richmond;-31.4167;23.952;;;1145;s
Richtersveld;-28.2931;17.1551;;;9;v
Riemvasmaak;-28.4547;20.3169;;;28;v
Riet River;-29.0763;24.6356;;;211;v
Rietchie;-28.9983;24.5875;;;1153;s;;1
Rietfontein;-26.7452;20.0266;;;1150;v
Rietvale;-28.9983;24.5875;;1149;1153;s
Riviera;-28.7402;24.7234;;;505;s
Rolfontein;-30.072;24.7805;;;1375;v
Roodepan;-28.6606;24.7213;;;505;t
Rooidal;-29.4127;22.1129;;;747;s
Rooifontein;-30.0626;18.2615;;;475;v
Rooikopeiland;-28.7311;20.984;;;486;v
Rooikoppie;-28.4276;24.3082;;;192;s
Rooirant;-28.6296;21.1012;;;486;v
Rosedale;-28.4582;21.2002;;;1365;s
Rowel;-27.4573;23.7722;;;553;v
Royldene;-28.762;24.7538;;;505;s
Rugseer;-29.339;21.1574;;;489;s
Sabelo;-31.4235;23.9584;;;1145;t
Salt Lake;-29.2901;24.0063;;;211;p
Sanddrif;-28.4225;16.7777;;;9;v
Schmidtsdrif;-28.7002;24.0627;;;126;v
Schroder;-28.7407;20.5902;;150;470;s
Sebilong;-27.8745;23.1112;;;553;v
Sedibeng;-27.1635;23.1543;;;553;v
Segwaneng;-27.0613;23.9724;;;553;v
Sendelingsdrif;-28.126;16.8936;;;9;v
Seoding;-27.3922;23.4335;;;553;v
Ses-Brugge AH;-28.5383;21.1654;;;1365;p
Sewendelaan;-30.3544;17.9883;;1352;475;s
Sinclair's Dam;-30.6555;23.9524;;;183;p;;;;northern-cape-sinclairs-dam-de-aar
Sishen;-27.6981;23.0117;;;483;s;;1
Snauswane;-27.2727;23.6015;;;553;v
Soebatsfontein;-30.1207;17.5921;;;475;v
Soul City;-28.7263;24.7374;;321;505;t
South Ridge;-28.7716;24.7561;;;505;s
Soverby;-28.6955;21.0109;;;486;v
Spoegrivier;-30.3443;17.7602;;;475;v
Square Hill Park;-28.7257;24.7612;;;505;s
Steinkopf;-29.2661;17.7314;;;1244;v
Steynville;-29.6184;24.1014;;;422;t
Straussburg;-28.4412;21.3282;;;1365;v
Strydenburg;-29.952;23.6753;;;1260;s
Stutterheim;-28.9065;22.0049;;;357;s
Sunnyside;-31.4716;22.345;;;643;s
Sunrise;-31.3977;23.1237;;;1387;s
Sunrise;-30.6477;24.0219;;;183;s
Sutherland;-32.393;20.642;;;1264;v
Sydney on Vaal;-28.4465;24.3172;;;192;v
Thambo Square;-28.7295;24.7441;;321;505;t
Thamboville;-29.6128;24.1061;;;422;s
Thamoeache;-27.3292;23.439;;;553;v
Thembinkosi;-30.0763;24.6733;;;1071;s
Thusano;-28.6977;24.7178;;321;505;t
Tidimalo;-28.4239;24.3176;;;192;t
Timber Town;-28.7917;20.625;;;470;s
Tlapeng;-27.0612;23.2152;;;423;v;;1
Tlapeng A;-27.0612;23.2152;;1310;423;v
Tlhageng;-28.7219;24.7161;;321;505;t
Tlhakalatlou;-28.1967;23.5557;;;178;t;;;;northern-cape-tlhakalatlou-danielskuil
Toilet City;-30.728;25.1118;;;163;s
Tsaelengwe;-27.3978;23.7192;;;553;v
Tsamaros;-27.281;23.8988;;;553;v;;1
Tshwaranong;-28.7112;24.7179;;321;505;t
Tsilwana;-26.414;23.106;;;423;v
Tsineng;-27.09;23.0835;;;423;v
Tsineng-Kop;-27.0566;23.0623;;;423;v
Tsoe;-26.3349;23.1113;;;423;v
Tweerivier;-30.3563;17.9918;;;475;s;;1
Uitsig;-30.0808;24.6682;;;1071;s
Ulco;-28.3322;24.2203;;;192;s;;1
Ulco Indusrial;-28.3193;24.2127;;1357;192;s
Utility;-28.726;24.7675;;;505;s
Vaal-Gamagara;-28.4097;24.266;;;192;v
Vaalkroek;-28.4519;21.2123;;;1365;s
Valspan;-27.9191;24.8081;;;451;t
Vanderkloof;-30.0028;24.7425;;;1375;s
Vergenoeg;-29.6172;24.1084;;;422;s
Vergenoeg;-28.7059;24.7188;;321;505;t
Vergenoeg Ext 1;-28.7055;24.7232;;321;505;t
Vergenoeg Ext 10;-28.6999;24.7249;;321;505;t
Vergenoeg Ext 2;-28.7016;24.7233;;321;505;t
Vergenoeg Ext 3;-28.7075;24.7263;;321;505;t
Vergenoeg Ext 4;-28.7062;24.73;;321;505;t
Vergenoeg Ext 5;-28.7114;24.726;;321;505;t
Vergenoeg Ext 6;-28.7133;24.73;;321;505;t
Vergenoeg Ext 8;-28.7178;24.7234;;321;505;t
Vergenoeg Ext 9;-28.7052;24.7332;;321;505;t
Verwoerd Park;-28.739;24.7359;;;505;s
Victoria West Uitbr 1;-31.3881;23.118;;;1387;s
Victoria West Uitbr 2;-31.3924;23.1254;;;1387;s
Vioolsdrft;-28.772;17.6222;;1391;1244;s
Vioolsdrift;-28.772;17.6222;;;1244;v;;1
Vlaktes vlei;-30.5698;17.9891;;;324;s
Vosburg;-30.5913;22.853;;;1396;v
Walhsig;-28.6935;20.9519;;;486;s
Warrenvale;-28.1034;24.8712;;;1416;s
Washington;-27.3678;23.7189;;;553;v
Waterdale AH;-30.6974;24.0143;;;183;p
Welgelee;-27.937;22.7475;;;1034;s
Welkom;-26.5508;20.6051;;;824;s
Weltevrede;-31.4706;22.342;;;643;s
West Derby;-27.4243;23.5667;;;553;v
West End;-28.7355;24.7518;;;505;s
Westerberg;-29.3313;22.3368;;;747;v
Westside;-31.4179;23.9579;;;1145;s
White Ladies;-27.2927;23.8823;;1320;553;v
Windsorton;-28.3081;24.6831;;;1439;s
Wolfkraal;-29.5437;17.9473;;165;1032;s
Wrenchville;-27.4504;23.4558;;;553;s
Zwelitsha;-30.72;25.1103;;;163;s
# North West
Abingdon;-25.4556;23.7175;;;1095;v
Adamayview;-26.8496;26.6881;;;512;s
Agisaneng;-25.109;27.9486;;;697;v
Alabama;-26.8724;26.5796;;;512;t
Algiers;-26.6182;24.0633;;;323;v
Ana AH;-25.6869;27.8559;;;385;p
Appeldraai;-26.2262;26.8392;;;1379;v
Aslaagte;-25.8536;25.6886;;;686;s
Atamelang;-26.5032;25.3692;;;189;t
Atamelang;-24.9916;27.2009;;1233;873;v
Athole;-26.8069;23.8406;;;323;v
Austrey;-26.4655;24.1795;;;323;v
Bafokeng;-25.5955;27.1773;;;1083;v
Baikagedi;-25.4016;27.8645;;;628;v
Bakerville;-25.9804;26.0847;;;632;v
Bala;-25.462;27.1142;;;1083;v
Baleng;-24.9274;27.0726;;;873;v
Balilie park;-26.7142;27.1165;;;1106;s
Bapong;-25.7089;27.6759;;;865;v
Bapong;-25.3076;26.8442;;;673;v
Bathobatho;-26.2153;25.4745;;;1196;v
Berseba;-25.5525;27.5326;;;739;v
Bethanie;-25.555;27.6071;;;739;v
Bethel;-26.0623;25.6666;;;686;v
Bierkraal;-25.0842;26.9029;;;873;v;;1
Biesiesvlei;-26.3907;25.9023;;;67;v
Blydeville;-26.1817;26.1555;;;632;t
Bodibe;-26.0583;25.8333;;;443;v
Boekenhoutfontein;-25.5492;27.1124;;;1083;v
Boetrand;-26.8975;26.6737;;;512;s
Boikhutso;-26.182;26.1316;;;632;t
Boitekong;-25.6151;27.2809;;;1166;t;;13
Boitekong Ext 1;-25.6087;27.2652;;82;1166;t
Boitekong Ext 10;-25.6393;27.286;;82;1166;t
Boitekong Ext 13;-25.6004;27.2811;;82;1166;t
Boitekong Ext 18;-25.6143;27.2577;;82;1166;t
Boitekong Ext 2;-25.609;27.3144;;82;1166;t
Boitekong Ext 22;-25.6136;27.261;;82;1166;t
Boitekong Ext 23;-25.6122;27.2706;;82;1166;t
Boitekong Ext 3;-25.615;27.2808;;82;1166;t
Boitekong Ext 4;-25.6149;27.319;;82;1166;t
Boitekong Ext 5;-25.6206;27.3218;;82;1166;t
Boitekong Ext 6;-25.6241;27.3266;;82;1166;t
Boitekong Ext 8;-25.6005;27.3109;;82;1166;t
Boitekong Ext 9;-25.6385;27.2793;;82;1166;t
Boitumelong;-27.6406;25.5706;;;74;t
Bojating;-25.1985;27.3891;;;844;v
Bokamoso;-25.6729;27.3458;;;1166;v
Bokone;-25.8807;25.6368;;;686;v
Bolantlokwe;-25.0745;27.9832;;;697;v
Bonabona;-26.2333;23.5316;;;1095;v
Borakalalo;-25.2807;25.9169;;;615;v;;3
Borolelo;-25.633;26.6816;;;1267;t;;3
Borolelo Ext 1;-25.6279;26.6789;;90;1267;t
Borolelo Ext 2;-25.6277;26.684;;90;1267;t
Borolelo Ext 3;-25.6326;26.6759;;90;1267;t
Borothamadi;-25.4029;25.8632;;;615;v
Boschdal;-25.7039;27.2206;;;1166;s
Boschhoek;-25.4961;27.0806;;;1083;v
Boskop;-26.5661;27.1467;;;1106;v
Boskuil;-27.4161;25.8766;;;703;v
Bosplaas;-25.3274;28.2489;;;767;v
Botshabelo;-25.8013;25.2689;;206;1196;v
Brits Industrial;-25.6395;27.8077;;;103;p
Broksby;-26.257;25.6716;;;686;v
Bruidegomskraal;-26.1833;26.9099;;;1379;v
Buampsa;-25.5963;27.1893;;;1083;v
Buffalo Ridge;-26.9037;26.7921;;;1253;s
Buffelsdoorn;-25.3719;27.9184;;;455;v
Buffelsfontein;-25.7884;27.481;;;739;v
Bull Run;-26.776;23.7548;;;323;v
Burgersdorp;-26.1691;26.1755;;;632;s
Bushveld View;-25.6956;27.8509;;;385;v;;1
Bushveld View Estate;-25.6956;27.8509;;117;385;v
Caribbean Beach;-25.748;27.83;;387;385;v
Carlisonia;-25.9795;26.1833;;;632;v
Cashan;-25.7013;27.2432;;;1166;s
Cedrela Ext 1;-25.8651;26.8853;;;532;s
Chaneng;-25.4103;27.1224;;;1083;v
Choseng;-27.3813;24.687;;;1114;v
Collerville;-26.862;26.6456;;;512;s
Colridge;-26.946;24.7401;;;1406;s
Coverndale;-27.6383;25.591;;;74;t
Damonsville;-25.6246;27.8521;;;103;s
Dannhouse;-25.3035;28.243;;;767;v
Danville;-25.8762;25.6512;;;686;v
Dassierand;-26.6878;27.0672;;;1106;s
Davanna;-26.8551;26.6526;;;512;s
Dawkinsville;-26.8667;26.6773;;;512;s
De Grens;-25.0832;27.8942;;;697;v
De Rust Wes;-25.7572;27.7822;;387;385;v
Declercqville;-26.8562;26.6402;;;512;s
Deelpan;-26.341;25.606;;;1176;v
Delela;-25.645;27.2929;;;1166;v
Dertig;-25.2859;28.2262;;;767;v
Dibate;-25.8451;25.6112;;;832;v
Dibono;-25.8338;25.3631;;;832;v
Diepkuil;-25.4408;27.2829;;;1083;v
Dihatshwane;-25.9086;25.7517;;;686;v
Dihibidung;-25.2805;28.262;;;767;v
Dikebu;-25.2005;27.9659;;;697;v
Dikgabong;-24.9209;27.0704;;;873;v
Dikgopaneng;-25.2397;27.9143;;;697;v
Dikhuting;-27.6338;24.8611;;;1274;v
Dikweipi;-25.1856;27.2281;;1453;873;v
Dingateng;-25.7761;24.5228;;663;1196;v
Dinokana;-25.456;25.8798;;;615;v
Dinokaneng;-24.9382;26.6165;;;673;v
Diolwane;-26.5012;25.0593;;;671;v
Dipetlelwane;-25.0779;28.1227;;;697;v
Dipompong;-25.3909;27.9425;;;628;v
Dipudi;-26.7003;24.0396;;;323;v
Diretsane;-26.4472;25.5046;;;189;v
Disake;-24.8346;27.0047;;;873;v
Disaneng;-25.7763;25.2732;;;1196;v;;3
Disaneng-Masibi;-25.8052;25.2897;;206;1196;v
Dithabaneng;-25.5983;27.1496;;;1083;v
Dithakong;-25.9678;25.6359;;;686;v
Dominionville;-26.8981;26.3941;;;384;v
Doomlaagte;-26.401;25.5304;;;1176;v
Doornkop;-26.176;26.7983;;;1379;v
Doornlaagte;-25.2376;26.3325;;;359;v
Doringkruin;-26.8128;26.6906;;;512;v
Driefontein;-25.1398;25.962;;;615;v
Driehoek;-26.1454;25.7205;;;686;v
Dry Harts;-27.3239;24.7325;;;1114;v
Du Plessi Park;-26.9626;24.7115;;;1406;s
Eksdale;-26.7781;23.6959;;;323;v
Elandia;-26.8595;26.6493;;;512;s
Elandsfontein;-25.4277;27.053;;;1083;v
Elandsheuwel;-26.8538;26.6554;;;512;s
Elandsheuwel Smallholdings;-26.7287;27.1165;;;1106;p
Elandsrand;-25.6142;27.8148;;;103;s
Ellaton;-26.911;26.6577;;;512;s
Enselsrust;-26.2548;25.5511;;;686;v
Erasmus;-25.5454;28.042;;393;628;v
Eureka;-26.715;23.9067;;;323;v
Fafung;-25.189;27.7905;;;455;v
First Gate;-25.0211;26.9262;;471;873;v
Flamwood;-26.8403;26.6883;;;512;s
Flimieda;-26.8348;26.6527;;;512;s
Freedom Park;-25.5646;27.2413;;;1083;t;;2
Freedom Park A;-25.5614;27.2317;;289;1083;t
Freedom Park B;-25.5679;27.2509;;289;1083;t
Freemanville;-26.8704;26.633;;;512;s
Frischgewaagd;-25.4345;27.1013;;;1083;v
Ga-Habedi;-25.1716;27.9037;;;697;v
Ga-Kubu;-26.0052;25.4908;;;686;v
Ga-Kwate;-25.6132;27.9475;;834;385;v
Ga-Matlou;-25.6112;27.9363;;834;385;v
Ga-Modikwe;-26.2308;23.6259;;;1095;v
Ga-Mogajane;-25.4901;27.3638;;;1083;v
Ga-Monama;-25.3835;28.0358;;;767;v
Ga-Moti;-25.3056;27.9514;;;455;v
Ga-Ramosidi;-25.0033;27.1698;;;873;v
Ga-Rantlapane;-25.3078;27.9737;;;455;v
Ga-Rasai;-25.1597;27.69;;;455;v
Ga-Tau;-25.9827;25.4486;;;686;v
Ga-Tshefoqe;-25.2874;27.7206;;;455;v
Ga-Tsogwe;-25.3628;27.7489;;;455;v
GaKgale;-25.7123;27.2158;;;1083;v
GaLuka;-25.5126;27.1851;;;1083;v
GaManyai;-26.5313;24.3418;;1308;323;v
GaMogopa;-26.1043;26.8261;;;1379;v
GaMokonyane;-25.9385;23.5698;;;1095;v
GaMontshonyana;-25.9968;23.5453;;;1095;v
GaMotsage;-26.1958;23.5238;;;1095;v
GaRapipa;-26.0708;23.7706;;;1095;v
GaSeane;-25.1961;25.8278;;;615;v
Gamokuane;-27.6288;24.8004;;;1274;v
Ganalaagte;-26.4631;25.5333;;;189;v
Gataote;-28.0287;24.5022;;;1139;v
Geelhoutpark;-25.6666;27.2134;;;1166;t
Geluk;-26.4303;25.552;;;1176;v
Geluksoord;-27.9029;25.1448;;;148;t
Gelukspan;-26.2041;25.6292;;;686;v
Geyer;-26.991;26.6715;;;1041;s
Goedehoop;-24.9043;26.6894;;;673;v
Goedgevonden;-26.1621;26.8987;;;1379;v
Goedgevonden B;-26.221;25.5248;;;686;v
Golf View;-25.8581;25.6531;;;686;s
Goo-Kgang;-25.3814;26.0896;;619;615;v
Goodwood;-26.4524;24.2622;;;323;v
Gopane;-25.2777;25.7196;;;615;v
Grasfontein;-25.9959;26.0479;;;443;v
Graspan;-27.6684;24.8804;;;1274;v
Grassfontein;-25.9935;26.051;;;443;v
Green Side;-25.2764;28.2775;;;767;v
Grimbeek park;-26.7235;27.1121;;;1106;s
Hani View;-25.2899;28.2794;;;767;v
Hartbeestfontein B;-26.7645;26.4282;;;384;s
Hartebeespoort;-25.748;27.83;;;385;v;;18
Hebron;-25.5348;28.0009;;;628;v;34694;3
Huhudi;-26.9804;24.7428;;;1406;t
Ifafi;-25.746;27.8974;;387;385;v
Ikageleng;-25.5606;26.1024;;;1455;t
Ikageng;-26.7357;27.019;;;1106;t;87701;5
Ikageng Ext 11;-26.7461;27.0185;;427;1106;t
Ikageng Ext 2;-26.74;27.0201;;427;1106;t
Ikageng Ext 3;-26.7357;27.019;;427;1106;t
Ikageng Ext 6;-26.7375;27.0127;;427;1106;t
Ikageng Ext 7;-26.7197;27.0225;;427;1106;t
Ikopeleng;-25.6845;25.6039;;;832;v
Imperial Reserve;-25.8638;25.6323;;;686;p
Ipelegeng;-27.1999;25.3018;;;1183;t
Irene Park;-26.8554;26.6668;;;512;s
Itireleng;-26.7784;23.9553;;;323;v
Itsoseng Unit 1;-26.0759;25.8798;;;443;t
Itsoseng Unit 2;-26.0914;25.8721;;;443;t
Itsoseng Unit 3;-26.0824;25.8875;;;443;t
Jabula;-25.6195;27.2575;;;1166;v
Jakkalas;-25.4494;28.0013;;513;628;t
Jambo;-24.9833;28.097;;;697;v
Jericho;-25.3354;27.8028;;;455;v
Jonathan;-25.2113;27.8798;;;697;v
Jouberton;-26.897;26.6005;;;512;t
Kaalpan;-26.2083;25.6976;;;686;v
Kabayatlhose;-26.2894;23.3029;;;1095;v
Kabe;-25.87;25.3173;;;832;v
Kagiso;-26.2645;23.4996;;;1095;v
Kameelboom;-24.9872;26.9343;;;873;v;;2
Kameelfontein;-25.3105;27.3171;;;844;v
Kameelputs;-28.0472;24.5348;;;1274;v
Kana;-25.5818;27.3132;;;1166;v;;4
Kanana;-26.9547;26.6337;;;1041;t;78419
Kanonierspark;-26.6749;27.0815;;;1106;s
Karlienpark;-25.6418;27.2374;;;1166;s
Kgabalatsane;-25.5371;27.962;;;628;v
Kgakala;-27.2176;26.2703;;;611;t
Kgapatswai;-25.5673;27.3164;;476;1166;v
Kgatleng;-25.3232;27.286;;;844;v
Kgokgojane;-26.7519;23.9828;;;323;v
Kgokgole;-26.7131;23.9256;;;323;v
Kgomo-Kgomo;-25.1539;28.072;;;697;v
Kgomotso;-27.9823;24.6066;;;1274;v
Kgwedimopitlo;-26.4046;25.1739;;;671;v
Khaukhwe;-27.3355;24.6339;;;1114;v
Khayakhulu;-25.1003;26.6606;;;673;v
Khudutlou;-27.6653;25.0516;;;1274;v
Khuma;-26.8512;26.8483;;;1253;t;45895
Khunkwi;-26.1694;23.4654;;;1095;v
Khunotswana;-25.5646;25.8315;;;615;v
Khunwana;-26.3714;25.3388;;;189;v
Khutswane;-25.01;27.0075;;682;873;v
Kibitwe;-26.0229;23.7168;;;1095;v
Klerksdorp Central;-26.8687;26.6614;;;512;s
Klerksdorp Industrial;-26.8964;26.6625;;;512;p
Klipdrift Smallholdings;-26.6446;27.2689;;;1106;p
Klipgat;-25.4579;27.9887;;;628;t;38671;5
Klipgat A;-25.4877;27.9972;;513;628;t
Klipvoor AH;-25.0974;27.7827;;;455;p
Koedoespruit;-25.1591;27.1926;;;873;v;;1
Koffiekraal;-25.2782;26.4243;;;673;v
Koikoi;-25.9365;25.61;;;686;v
Kokomeng;-27.6306;25.0456;;;1274;v
Kokwane;-26.0418;23.4945;;;1095;v
Konke;-25.9624;23.5351;;;1095;v
Kontante;-25.1864;28.0936;;;697;v
Kopela;-26.4265;25.5222;;;189;v
Kopman;-25.3753;27.2601;;;1083;v
Kosmos A;-25.7513;27.8079;;387;385;v
Kosmos B;-25.7403;27.8472;;387;385;v
Kosmos Ridge;-25.7436;27.833;;387;385;v
Koster Proper;-25.8645;26.8984;;;532;s
Kraaipan;-26.3083;25.324;;;671;v;;1
Kraalhoek;-24.9133;27.0823;;;873;v;;1
Krismet Park;-26.945;24.7313;;;1406;s
Kromkuil;-25.3871;28.0587;;;767;v
Kudunkwane;-26.436;24.4004;;;323;v
Kutlwanong;-25.3388;26.9699;;690;844;v
KwaMoseja;-25.5445;28.0241;;393;628;v
KwaNtsweng;-24.8014;26.0277;;;615;v
Kwareyathlose;-26.164;23.5709;;;1095;v
Kwarriekraal;-25.0503;27.6422;;;455;v
La Hoff;-26.8239;26.6583;;;512;s
Lebalangwe;-25.3107;27.998;;;697;v
Lebaleng;-27.3279;25.9765;;;703;t
Lebotlwane;-25.0476;27.9305;;;697;v;;1
Lebotlwane RDP;-25.0469;27.9498;;608;697;v
Ledig;-25.3635;27.0567;;;844;v
Leeublaar;-26.0516;23.6845;;;1095;v
Lefaragatlhe;-25.6232;27.2025;;;1083;v
Legkraal;-25.1418;27.032;;;873;v;;2
Legonyane;-25.278;27.777;;;455;v
Lehurutshe Unit 1;-25.4807;25.9652;;;615;t
Lehurutshe Unit 2;-25.4986;25.9892;;;615;t
Lehurutshe Unit 3;-25.4897;25.9809;;;615;t
Lekgalong;-25.532;27.4004;;;739;v
Lekgolo;-25.1782;27.9919;;;697;v
Lekgophung;-24.8048;26.0158;;;615;v
Lekojaneng;-25.5666;27.3913;;;739;v
Lekoko;-25.924;25.5169;;;832;v
Lekubung;-25.3926;26.0909;;;615;v;;1
Lekung;-25.7959;25.4874;;;832;v
Leloko Lifestyle & Eco Estate;-25.7536;27.7983;;387;385;v;;;;north-west-leloko-lifestyle-eco-estate-hartbeespoort
Lenotong;-25.5851;27.1686;;;1083;v
Leopard;-25.8111;25.6421;;;832;v;;1
Leopard Park;-25.8111;25.6421;;623;832;v
Lerome;-25.2031;27.2231;;;873;v
Lerome South;-25.2213;27.2383;;626;844;v
Lerulaneng;-25.522;27.8978;;;628;v
Lerwaneng;-25.8807;25.631;;;686;v
Lesetlheng;-25.1484;27.1151;;;873;v
Leshobo;-27.4855;24.6986;;;1114;v
Lesobe;-25.0413;27.1357;;;873;v
Lesung;-25.5171;27.3698;;;1166;v
Lethabong;-25.4316;27.8341;;661;628;v
Lethlabile A;-25.49;27.8408;;;628;t
Lethlabile B;-25.4766;27.837;;;628;t
Lethlabile C;-25.4677;27.8394;;;628;t
Lethlabile E;-25.5064;27.857;;;628;t
Lethlabile F;-25.4912;27.8547;;;628;t
Lethlabile G;-25.4637;27.8331;;;628;t
Letlhakane;-26.0206;25.6209;;;686;v
Letlhakane;-25.4906;26.4519;;;673;v
Letlhakaneng;-25.3929;27.821;;;455;v
Letlhakeng;-25.1478;26.7186;;;673;v
Letsaba;-26.2976;25.2894;;534;1196;v
Letsopa;-26.8029;25.9838;;;1045;t
Liberatis;-25.8503;25.6456;;;686;s
Lichtenburg Game Breeding Centre;-26.0721;26.1667;;;632;s
Lindequesdrif;-26.7538;27.56;;;1106;v
Little;-25.082;27.9263;;;697;v
Lobatleng;-25.1777;25.8422;;;615;v
Logagane;-25.8146;24.8838;;;1196;v
Logageng;-25.9413;24.6989;;;1196;v
Lokaleng;-25.8125;25.5732;;;832;v
Lokgalong;-25.723;25.5059;;;832;v
Lokgeng;-25.9671;23.5131;;;1095;v
Lomanyaneng;-25.9015;25.6455;;;686;v
Lombaardslaagte;-26.2946;25.5876;;;686;v
Lonely Park;-25.8371;25.6502;;;832;v
Longaneng;-27.6285;24.9464;;;1274;v
Loporung;-25.758;24.9857;;;1196;v
Losasaneng;-28.0247;24.5291;;;1274;v
Loselong;-27.4174;24.6005;;;1114;v
Losmytjerrie;-24.9285;26.6791;;;673;v
Lotlapakgoro;-26.8193;23.8683;;;323;v
Lotlhogori;-26.0187;25.5751;;;686;v
Lourenspark;-26.9781;26.6556;;;1041;s
Louwna;-26.9035;24.1525;;;323;v
Lower Majeakgoro;-27.7743;24.6624;;642;1274;v
Lower Mayeakgoro;-27.7743;24.6624;;;1274;v;;1
Luciana Estates;-25.7777;27.7789;;387;385;v
M.C. Van Niekerkpark;-26.1832;26.1726;;;632;s;;;;north-west-m-c-van-niekerkpark-lichtenburg
Mabaalstad;-25.3013;26.7466;;;673;v
Mabele-a-Podi;-25.2885;27.1993;;;844;v
Mabeleleng;-25.2115;26.9096;;;873;v
Mabeskraal;-25.194;26.8057;;;673;v
Mabitse;-25.556;27.4138;;;739;v
Maboloka;-25.4351;27.8534;;;628;v;31113;1
Mabone;-26.105;23.456;;;1095;v
Mabule;-25.7788;24.5611;;;1196;v;;1
Madibe-Magelelo;-25.8838;25.3575;;;832;v
Madibogo;-26.4295;25.1869;;;671;v
Madibogo Pan;-26.4975;25.1525;;;671;v
Madidi;-25.4467;27.9449;;;628;v
Madinonyane;-26.8064;23.7631;;;323;v
Madinyane;-25.373;27.8538;;;455;v
Madipelesa;-27.9004;24.4045;;;1139;v
Madithamage;-28.0077;24.553;;;1274;v
Madutle;-25.4972;25.6682;;;615;v
Maeng A;-26.0164;23.594;;;1095;v
Maeng B;-26.0286;23.6295;;;1095;v
Mafika;-25.5372;27.3007;;;1083;v
Mafikeng Airport;-25.808;25.5414;;;686;p
Mafikeng CBD;-25.8636;25.6425;;;686;s
Mafikeng Industrial;-25.8455;25.6352;;;686;p
Magalane;-25.0285;26.9945;;682;873;v
Maganeng;-27.2732;24.6791;;;1114;v
Magogoe;-25.896;25.5969;;;686;v
Magogoe Tlhabologo;-25.895;25.6252;;;686;v
Magogong;-27.6757;24.8081;;;1274;v
Magong;-25;26.9921;;;873;v;;2
Mahobieskraal;-25.3388;26.9699;;;844;v;;1
Mahukubung;-26.282;25.3079;;534;1196;v
Maile B;-25.4028;27.2509;;693;1083;s
Maile C;-25.4188;27.2527;;693;1083;s
Maipeng;-26.1905;25.4718;;;1196;v
Majakaneng;-25.7419;27.6724;;;865;v
Majaneng;-26.4726;25.3001;;;189;v
Majemantsho;-25.9065;25.6734;;;686;v
Majeng;-26.4308;25.3055;;;189;v
Makala a Thutlwa;-25.9714;23.5506;;;1095;v
Makanyaneng;-25.4712;28.0006;;513;628;t
Makau;-25.6228;27.9401;;;385;v
Makau;-25.5961;27.8942;;834;103;v
Makgabana;-25.9241;25.4002;;;832;v;;;Madibe
Makgabetlwane;-25.2725;27.9297;;;455;v
Makgokgwane;-25.7197;25.6117;;;832;v
Makgope;-25.1207;26.887;;;873;v;;1
Makgori;-25.8327;24.7913;;;1196;v
Makgwaphana;-25.1108;25.942;;;615;v
Makhubung;-25.899;25.5471;;;832;v
Makokskraal;-26.3393;26.6251;;;1379;v
Makolokwe;-25.6272;27.619;;;739;v
Makoshong;-25.2401;26.8417;;;673;v
Makouspan;-26.1028;25.6222;;;686;v
Makweleng;-25.1658;26.737;;;673;v
Mamashokwane;-27.4231;24.8958;;;1274;v
Mamba Chrome;-25.734;27.5313;;;865;p
Mamerotse;-25.4172;27.3411;;;1083;v
Mamitloana;-25.6131;27.1953;;;1083;v
Mammutla;-28.068;24.5166;;;1139;v
Mamusa;-27.1839;25.313;;;1183;s
Manamakhotheng;-25.1252;27.1947;;;873;v
Manamela;-25.17;26.6789;;;673;v
Manamolele;-26.5309;25.4065;;;189;v
Mandela Park;-26.4841;25.5349;;;189;v
Mandela Park;-26.0844;25.6436;;;686;v
Mangopeng;-25.6196;27.9513;;834;385;v
Mankaipaya;-24.9831;26.5616;;;673;v
Mankgekgetha;-25.2176;27.8651;;;455;v
Mankwe;-25.0516;26.9706;;;873;v;;1
Manokwane;-27.5555;24.8023;;;1274;v
Manonyane;-26.4879;25.3677;;;189;v
Manthathabe;-27.5428;24.8327;;;1274;v
Manthe;-27.5461;24.8925;;;1274;v
Mantsa;-26.0643;25.5745;;;686;v
Mantserre;-24.9455;27.0951;;;873;v
Mantsho;-25.0774;26.8189;;;873;v
Mantsie;-25.3389;25.9225;;;615;v
Manzil Park;-26.8622;26.5836;;;512;s
Maologane;-25.2749;26.9417;;1394;873;v
Mapaputle;-25.001;26.8321;;;873;v
Mapetla;-25.6068;27.9615;;834;385;v
Maphepane;-25.2289;25.8014;;;615;v
Maphoitsile;-27.6021;24.7929;;;1274;v
Mapitiki;-26.1953;23.4553;;;1095;v
Mapoch;-25.4579;27.9877;;513;628;t
Maquassi Hills;-27.6093;25.9702;;;703;s
Maramage;-25.3889;25.8821;;;615;v
Marapalalo;-25.0585;26.8626;;;873;v
Maretlwana;-25.1133;26.5232;;;673;v
Maroelakop;-25.0792;26.2386;;;615;v
Masamane;-25.8386;24.6243;;;1196;v
Masebudule;-25.0462;26.307;;;1455;v
Masekolane;-25.1857;26.6387;;;673;v
Masoga;-25.4412;27.9945;;513;628;t
Masosobane;-25.5898;27.1445;;;1083;v
Masutlhe;-25.8128;25.4016;;;832;v
Matalaneng;-25.5863;27.2969;;476;1166;v
Matale;-25.5749;27.1611;;;1083;v
Mathibestad;-25.2766;28.1804;;;767;v
Mathibestad RDP;-25.2969;28.174;;;767;v
Mathopestad A;-26.0165;27.2009;;;1166;v
Mathopestad B;-25.4762;27.4119;;;739;v
Matila;-26.0801;25.7599;;;443;v
Matile;-26.0573;25.7308;;;686;v
Matlametlong;-24.7941;26.9399;;;873;v
Matlapaneng;-27.4355;24.6838;;;1114;v
Matlhabatlhaba;-26.2144;23.6517;;;1095;v
Matlhase;-25.4975;25.7416;;;615;v
Matlhonyane;-25.9785;25.6925;;;686;v
Matloding;-25.9075;24.6665;;;1196;v
Matlwang A;-26.7493;26.9376;;;1106;v
Matlwang B;-26.7164;26.9468;;;1106;v
Matolong;-27.5806;24.7536;;;1274;v
Matooster;-25.3362;27.0018;;;844;v
Matshelapane;-27.4064;24.7294;;;1114;v
Matsheng;-27.5613;25.0073;;;1274;v
Matshepe;-26.0143;25.7477;;;686;v
Maumong;-25.5831;27.4482;;;739;v
Mayayane;-25.8863;25.1388;;;1196;v
Meerhof;-25.759;27.9069;;387;385;v
Meiringspark;-26.8603;26.6283;;;512;s
Melodie;-25.7326;27.8979;;387;385;v
Meriting;-25.5853;27.2506;;;1083;t;;2
Meriting Unit 1;-25.5957;27.2566;;805;1083;t
Meriting Unit 3;-25.6022;27.2605;;805;1083;t
Metsaneng;-26.1616;23.5167;;;1095;v
Mfidikoe;-25.6623;27.3408;;;1166;v
Mhole;-27.5402;24.8082;;;1274;v
Miga;-25.6523;25.5684;;;832;v
Mmabatho CBD;-25.8344;25.6138;;;832;s
Mmabatho Ext 39;-25.8337;25.5821;;;832;s
Mmabatho Sun Hotel;-25.817;25.636;;;832;s
Mmabatho Unit 1;-25.839;25.6184;;;832;s
Mmabatho Unit 10;-25.8529;25.5837;;;832;s
Mmabatho Unit 12;-25.8468;25.592;;;832;s
Mmabatho Unit 13;-25.8581;25.5723;;;832;s
Mmabatho Unit 14;-25.8548;25.5687;;;832;s
Mmabatho Unit 15;-25.8456;25.5794;;;832;s
Mmabatho Unit 2;-25.8341;25.5962;;;832;s
Mmabatho Unit 3;-25.8211;25.63;;;832;s
Mmabatho Unit 5;-25.8313;25.6052;;;832;s
Mmabatho Unit 6;-25.819;25.6254;;;832;s
Mmabatho Unit 7;-25.8391;25.5996;;;832;s
Mmabatho Unit 8;-25.8417;25.5892;;;832;s
Mmabatho Unit 9;-25.8478;25.5861;;;832;s
Mmaditlhokwa;-25.6961;27.3863;;;739;v
Mmagabue;-26.6203;24.1436;;;323;v
Mmakau;-25.6112;27.9363;;;385;v;;7
Mmakaunyana;-25.3547;28.0052;;;697;v
Mmakaunyane;-25.3921;27.8837;;;455;v
Mmanawane;-25.7972;25.3579;;;832;v
Mmaphuti;-26.2187;23.5194;;;1095;v
Mmatau;-25.2417;26.6649;;;673;v
Mmathlwaela;-25.23;28.0106;;;697;v
Mmorogo;-25.2428;26.9432;;1394;873;v
Mmorogong;-25.1238;27.3811;;1140;873;v
Mmotla;-25.3564;28.0716;;;767;v
Mmukubyane;-25.0004;27.9696;;;697;v
Modderspruit;-25.7245;27.6488;;;865;v
Modikwe;-25.5255;27.5324;;;739;v
Modimola;-25.8861;25.4491;;;832;v
Modimola-Morwamarapo;-25.9117;25.4994;;;832;v
Modimong;-27.4484;24.8752;;;1274;v
Modutung;-27.6862;24.8341;;;1274;v
Moeka;-25.3364;28.0569;;;697;v
Moema;-25.2088;27.9719;;;697;v
Mofufutso;-26.3994;25.3994;;;189;v
Mogoditsane;-25.0043;26.8756;;;873;v
Mogogelo;-25.355;28.1383;;;767;v
Mogohlwaneng;-25.0588;28.1929;;;697;v
Mogono;-25.4877;27.1826;;;1083;v
Mogopela;-27.4564;24.7375;;;1114;v;;2
Mogopela A;-27.4564;24.7375;;842;1114;v
Mogopela B;-27.4206;24.7657;;842;1114;v
Mogosane;-25.7641;25.5527;;;832;v
Mogwase Central;-25.2747;27.2332;;;844;s
Mogwase Industrial Area;-25.2565;27.2859;;;844;p
Mogwase Unit 1;-25.2767;27.2196;;;844;s
Mogwase Unit 2;-25.2746;27.2108;;;844;s
Mogwase Unit 3;-25.2662;27.2353;;;844;s
Mogwase Unit 4;-25.2599;27.2463;;;844;s
Mogwase Unit 5;-25.2557;27.2543;;;844;s
Mohadin;-26.7176;27.032;;;1106;v
Moiletswane;-25.3791;27.927;;;455;v
Mokasa;-27.6066;24.6721;;;1274;v
Mokgalwaneng;-24.803;27.0039;;;873;v
Mokgareng;-27.5457;24.6954;;;1274;v
Mokgola;-25.3277;26.1249;;;615;v
Mokope;-26.4805;25.3252;;;189;v
Molatedi;-24.8541;26.4984;;;673;v
Molatswanene;-27.2527;25.0343;;;16;s
Molelema;-27.6519;24.9996;;;1274;v
Molelwane;-25.7991;25.6512;;;832;v
Moletsamongwe;-25.8447;25.5137;;;832;v
Molorwe;-25.0842;26.9029;;66;873;v
Molote;-26.0444;27.245;;;1166;v
Monakato;-25.3532;27.2755;;;1083;t
Monetsi;-26.0342;23.6595;;;1095;v
Mononono;-25.0446;27.1911;;;873;v
Montsana A;-25.3774;26.6096;;;673;v
Montsana B;-25.0997;26.58;;;673;v
Montshioa;-25.8482;25.6221;;;832;t;;;Montshiwa
Montshiwa Stadt;-25.8743;25.6304;;;686;v
Mooibank Smallholdings;-26.7701;27.0448;;;1106;p
Mooifontein;-26.2583;25.6076;;;686;v
Mooipan;-26.3488;25.5202;;;686;v
Mooivallei Park;-26.6793;27.1076;;;1106;v
Mooivallei Smallholdings;-26.6882;27.112;;;1106;p
Moosa Park;-26.333;26.845;;;1379;s
Mopyane;-24.9478;27.0711;;;873;v
Moretele;-27.3245;24.69;;;1114;v
Moretele;-25.1463;27.9615;;;697;v;;1
Moreteletsi;-25.2987;26.8194;;;673;v
Morokwaneng;-26.0772;23.7176;;;1095;v
Morokweng;-27.5816;24.9378;;;1274;v
Morokweng B;-26.1262;23.7753;;;1095;v
Moruleng;-25.1703;27.1728;;;873;v
Morwatshetlha;-25.9628;25.4753;;;686;v;;1
Morwatshetlha 1;-25.9628;25.4753;;874;686;v
Morwatshetlha 2;-25.8772;25.4957;;874;832;v
Moshana;-24.9798;25.8947;;;615;v
Mositlane;-26.423;25.1429;;;671;v
Mosonthal-Marubitsh;-25.5376;27.3577;;876;1166;v
Mosonthal-Marubitshi;-25.5376;27.3577;;;1166;v;;1
Moswana;-26.5306;24.228;;;323;v
Mosweu;-25.3748;25.9577;;;615;v
Motakaneng;-27.5844;24.6155;;;1274;v
Mothanthanyaneng;-27.6631;24.9084;;;1274;v
Mothutlung;-25.6029;27.8817;;;103;t
Motlhabe;-25.0714;26.9469;;;873;v
Motlhabeng;-25.8497;25.6015;;;832;v
Motseng;-25.5568;28.037;;393;628;v
Motsheko;-25.2182;27.9768;;;697;v
Motsitsiwe;-25.5692;27.1711;;;1083;v
Motsoseng;-25.8678;25.5681;;;832;v
Motsumorwane;-25.8223;25.4534;;;832;v
Motswedi;-25.2787;25.8863;;89;615;v
Motsweding;-27.6902;24.6723;;;1274;v
Moubane;-25.2952;26.6397;;;673;v
Moumong;-25.6132;27.9093;;834;103;v
Mountain View;-27.7957;24.663;;1051;1274;v
Mountain View;-25.8496;26.8929;;1135;532;t
Mpunyuka Section;-25.0164;26.9672;;471;873;v
Myra;-27.3858;24.7668;;;1114;v
Naawpoort;-26.1878;25.5773;;;686;v
Neserhof;-26.8834;26.6593;;;512;s
Newnham;-26.6841;23.8733;;;323;v
Ngobi;-25.0216;28.0998;;;697;v
Ngweding;-25.0667;26.996;;;873;v
Nivard Smallholdings;-27.2075;25.3258;;;1183;p
Nkogolwe;-25.0318;26.7547;;;673;v
Nonceba;-24.9343;26.7183;;;673;v
Nooigedacht;-25.5866;26.6612;;;1267;v
Nooitgedacht;-26.934;26.6428;;;512;s
Nooitgedacht B;-26.1465;25.6348;;;686;v
Norlim;-27.6264;24.6408;;;1274;v
Norokie;-25.2756;28.027;;;697;v
Ntsana-le-metsing;-25.0516;26.9706;;725;873;v
Ntsopilo;-25.5646;27.8404;;;628;v
Ntswanahatshe;-27.3105;24.6952;;;1114;v
Ntsweletsoku;-25.4415;25.9641;;;615;v
Ntswetshweu;-24.9133;27.0823;;535;873;v
Nyetse;-25.7713;25.617;;;832;v;;1
Nyetse;-25.2989;26.0235;;;615;v
O.P.M. Prezesky Bird Sanctuary;-26.7542;27.0932;;;1106;s;;;;north-west-o-p-m-prezesky-bird-sanctuary-potchefstroom
Obakeng;-24.9256;26.6524;;;673;v
Olverton;-25.0686;28.1898;;;697;v
One and Ten;-25.2617;28.2468;;;767;v
Oorzaak;-25.75;27.3307;;;1166;v
Ophir;-26.7493;23.9072;;;323;v
Opperman;-25.2538;28.2244;;;767;v
Orkney Park;-26.976;26.6617;;;1041;s
Ottoshoop;-25.7433;25.9636;;;686;v
Oudorp;-26.888;26.6476;;;512;s
Oukasie;-25.6027;27.7937;;;103;t
Pachsdraai;-25.2075;26.3924;;;359;v
Papatso;-25.2946;28.2914;;;767;v;;1
Papatso View;-25.2941;28.286;;1053;767;v
Pecanwood Estate;-25.7677;27.8584;;387;385;v
Pelindaba Industrial;-25.8024;27.9326;;387;385;p
Pella;-25.4701;26.4779;;;673;v
Pembroke;-26.6998;23.8675;;;323;v
Phaheng;-26.5529;24.1388;;;323;v
Phalane;-25.2704;26.8524;;;673;v
Phaposane;-26.5625;24.3166;;1308;323;v
Phatsima A;-25.5999;27.1288;;;1083;v
Phatsima B;-25.3951;27.0139;;;1083;v
Phetwane;-25.5679;27.2995;;476;1166;v
Phitshane;-25.754;25.0959;;;1196;v
Phokeng;-25.5851;27.1686;;;1083;v;34597
Phola;-25.8578;25.5986;;;832;v
Photshaneng;-25.683;27.3775;;;739;v
Pienaar;-25.3742;26.0469;;;615;v
Pienaarsdorp;-26.8601;26.679;;;512;s
Pilanesberg;-25.2487;27.0804;;;873;v
Pitsedisulejang;-25.0235;26.4866;;;673;v
Pitsong;-27.5968;24.866;;;1274;v
Pochindustria;-26.718;27.0721;;;1106;p
Poosedumane;-25.2977;25.9188;;89;615;v
Popo Molefe;-25.6526;27.3286;;;1166;v
Port d' Afrique;-25.7696;27.9031;;387;385;v;;;;north-west-port-d-afrique-hartbeespoort
Potoane;-25.2406;28.159;;;697;v
Povall;-26.8441;23.8583;;;323;v
Prieska;-25.2401;28.1783;;;767;v
Primindia;-25.6429;27.7837;;;103;s
Promosa;-26.6999;27.0354;;;1106;t
Protea Park;-25.686;27.216;;;1166;s
Pudimoe;-27.3932;24.7187;;;1114;t
Pudumoe;-27.4029;24.7188;;;1114;t
Pudumoe Unit 1;-27.4126;24.719;;;1114;t
Pudunong;-25.5642;27.1597;;;1083;v
Pylkop;-25.0859;27.4159;;;873;v
RMDC Village;-25.1201;26.9382;;699;873;v
Rabokala;-25.4961;27.8944;;;628;v
Rabosula;-25.2855;27.9774;;;697;v
Radintsha;-25.5818;27.3132;;476;1166;v
Rakgwedi;-26.4827;25.5288;;;189;v
Ramabesa;-26.388;25.1021;;;671;v
Ramaphosa;-25.2993;28.2303;;;767;v
Ramasedi;-25.1362;27.0716;;613;873;v
Ramoga;-25.1622;27.141;;;873;v
Ramogaodi;-25.5185;27.8688;;;628;v
Ramogodi;-25.6123;27.9701;;834;385;v
Ramokgolela;-25.0539;26.4196;;;673;v
Ramokoka;-25.1578;27.4358;;1129;844;v
Ramokokastad;-25.1578;27.4358;;;844;v;;2
Ramolapong;-25.6076;27.9266;;834;385;v
Ramosadi;-25.8625;25.6171;;;832;v
Ramosibitswana;-24.9578;26.9428;;;873;v
Ramotlhajwe;-25.0657;26.4118;;;673;v
Ramotse;-25.3242;28.2914;;1290;767;v
Rampampaspoort;-24.9845;26.6713;;;673;v
Rankelenyane;-25.5693;27.4169;;;739;v
Rankotia;-25.571;27.8602;;;628;v
Raphiri;-25.1337;27.0542;;613;873;v
Rasimone;-25.4528;27.1011;;;1083;v
Ratau;-25.9187;25.4793;;;832;v
Ratjiepane;-25.334;28.0901;;;767;v
Ratsegae;-25.1916;26.5958;;;673;v
Reagile;-25.8511;26.8867;;;532;t;;6
Reagile;-25.2934;25.9884;;;615;v
Reagile Ext 1;-25.85;26.8862;;1135;532;t
Reagile Ext 2;-25.8559;26.888;;1135;532;t
Reagile Ext 3;-25.8527;26.8903;;1135;532;t
Reagile Ext 4;-25.8563;26.8823;;1135;532;t
Reagile Ext 5;-25.8509;26.8787;;1135;532;t
Reivilo;-27.5653;24.1851;;81;1139;s
Rekgaritlhile;-26.5497;24.8535;;;1245;s
Renosterspruit;-25.1238;27.3811;;;873;v;;1
Retief;-25.6441;27.1764;;;1083;v
Rietfontein;-27.8481;24.4795;;;1139;v
Rietfontein;-25.7181;27.9328;;;385;v
Riviera Park;-25.86;25.6632;;;686;s
Robega;-25.4317;27.1186;;;1083;v
Rodeona;-25.6484;26.6895;;;1267;s
Rodikhudu;-25.3282;25.7661;;;615;v
Rooigrond;-25.9102;25.7917;;;686;v
Rooival;-25.3148;27.7582;;;455;v
Rooiwal;-27.5701;24.7301;;;1274;v
Roosheuwel;-26.8766;26.6413;;;512;s
Ruighoek;-25.1838;26.9184;;;873;v
Ruigtesloot;-25.0533;27.8487;;;697;v
Rulaganyang;-27.1785;26.1122;;;1445;t
Rusten;-26.8283;23.7814;;;323;v
Rustenburg Industrial;-25.6292;27.2271;;;1166;p
Rustenburg North;-25.6527;27.2324;;;1166;s
Rustenburg Oos-Einde;-25.6604;27.2576;;;1166;s
Rustenburg Rural;-25.6401;27.2736;;;1166;s
SANDF Military Village;-25.7713;25.617;;1023;832;p
Safari Tuine;-25.7018;27.2287;;;1166;s
Salamat;-27.6435;25.593;;;74;s
Saleng;-26.4296;25.339;;;189;v
Sandfontein;-25.1897;27.2647;;;873;v
Saron;-25.5806;27.1532;;;1083;v
Sasane;-25.8599;25.0119;;;1196;v
Schoemansville;-25.7286;27.8756;;387;385;v
Schoongezicht;-26.0486;25.7114;;;686;v
Sebalagane;-25.2776;25.9003;;89;615;v
Sebowana;-25.9878;25.5344;;;686;v
Sefikile;-24.9856;27.1809;;;873;v
Segwaelane;-25.6693;27.6027;;;865;v
Sekgakwane;-25.1775;27.2059;;518;873;v
Sekhing;-27.852;24.6259;;;1274;v
Selepe;-25.065;28.0522;;;697;v
Semashu;-25.8285;24.972;;;1196;v
Seoding;-27.8802;24.6093;;;1274;v
Seolong;-25.1455;26.8249;;;873;v
Sephai;-25.2485;27.8054;;;455;v
Seraleng;-25.6101;27.2426;;;1166;t
Serutube;-25.5288;27.3019;;;1083;v
Seshibitswe;-25.4187;26.5314;;;673;v
Sesobe;-25.0368;26.4339;;;673;v
Sespond;-25.2913;28.2384;;;767;v
Setabeng;-25.9078;23.5065;;;1095;v
Setlagole;-26.2928;25.1254;;;1196;v
Setlhabane;-25.7944;25.2461;;206;1196;v
Setlhokwe;-25.5515;27.3026;;;1166;v
Setlhwatlhwe;-26.3288;25.1074;;;1196;v
Setlopo;-25.9319;25.6493;;;686;v
Setumo Park;-25.8216;25.6417;;;832;v
Seweding;-25.8698;25.5972;;;832;v
Shakung;-25.3393;27.9081;;;455;v
Shaleng;-27.9082;24.4631;;;1139;v
Shalimar Park;-25.5497;26.0708;;;1455;s
Sharon;-27.1897;25.2997;;;1183;s
Sheila;-26.0562;25.9371;;;443;v
Shukran;-26.1675;26.1509;;;632;s
Signal Hill;-25.825;25.6608;;;832;v
Six Hundred;-25.7055;25.6179;;;832;v
Slagboom;-25.0285;28.0041;;;697;v
Slurry;-25.8268;25.8468;;;686;v
Sonop;-25.6468;27.6959;;;103;v
Southey;-26.7742;24.013;;;323;v
Spitskop;-24.9916;27.2009;;;873;v;;1
Springbokpan;-26.1206;25.777;;;443;v
Steil Hoogte;-26.0044;24.8193;;;1196;v
Supingstad;-24.7912;26.0697;;;615;v
Sutelong;-25.1463;27.9615;;871;697;v
Swartboom;-25.0404;28.1334;;;697;v
Swartdamstad;-25.3147;28.0384;;;697;v;;1
Swartdamstad Ext C;-25.3233;28.0521;;1266;697;v
Swartfontein;-24.9094;25.9184;;;615;v
Syberia;-26.2579;25.4672;;;686;v
Syferskuil;-25.0723;28.2276;;;697;v
Tabasikwa;-27.6117;24.607;;;1274;v
Tantanana;-25.3806;27.352;;;1083;v
Thaba Sione;-26.3516;25.4201;;;189;v
Thabaneng;-25.5708;27.4023;;;739;v
Thabeng;-25.2254;27.2388;;626;844;v
Thabeng;-25.137;27.4585;;1129;844;v;;;;north-west-thabeng-mogwase-2
Thakwane;-27.0776;24.5378;;;1406;v
Thawane;-26.3918;25.5215;;;1176;v
The Carousel Casino and Entertainment World;-25.3242;28.2914;;;767;v;;1
The Coves;-25.7716;27.7969;;387;385;v
The Island Estate;-25.767;27.847;;387;385;v
Thekwane;-25.6556;27.3716;;;739;v
Thlatlaganyane;-25.2177;26.946;;;873;v
Thomeng;-27.6317;24.6427;;;1274;v
Thota Ya Tau;-28.0581;24.5481;;;1274;v
Thulwe;-25.2297;28.2109;;;767;v
Thutlwane;-26.3309;25.159;;;1196;v
Tigane;-26.7377;26.4169;;;384;t
Tladistad;-25.2032;28.0367;;;697;v
Tlakgameng;-26.4799;24.3414;;;323;v;;2
Tlapa;-25.621;27.4287;;;739;v;;2
Tlapa A;-25.6026;27.4425;;1309;739;v
Tlapa B;-25.621;27.4287;;1309;739;v
Tlapeng;-25.7473;25.4594;;;832;v
Tlapeng A;-27.5324;24.9531;;;1274;v
Tlapeng A;-26.6522;24.1037;;;323;v
Tlapeng B;-27.4854;24.9595;;;1274;v
Tlapeng B;-26.8331;23.929;;;323;v
Tlaseng;-25.4746;27.3476;;;1083;v
Tlhabane;-25.6306;27.2117;;;1166;t;50073;4
Tlhabane Unit 1;-25.6343;27.2183;;1312;1166;t
Tlhabane Unit 2;-25.6448;27.2203;;1312;1166;t
Tlhabane Unit 3;-25.6384;27.2053;;1312;1166;t
Tlhabane West;-25.6489;27.2004;;1312;1166;t
Tlhabologang;-26.3285;26.3004;;;164;t
Tlhakajeng;-26.2979;25.3404;;534;671;v
Tlhaping;-26.4383;25.2112;;;671;v
Tlholwe;-25.1123;27.9134;;;697;v
Tlokweng;-25.4866;26.6227;;;673;v
Tlounane;-25.1199;28.1872;;;697;v
Tloung;-25.8798;25.6183;;;686;v
Tobias;-27.5065;24.6061;;;1114;v
Top Village;-25.8463;25.6674;;;686;v
Transaksie;-25.0197;28.0604;;;697;v
Trotsville;-27.2145;25.9657;;;1445;s
Tseng;-25.9936;23.4523;;;1095;v
Tseoge;-26.0072;23.5137;;;1095;v
Tsetse;-25.732;25.6706;;;832;v
Tshetshu;-26.1404;23.8451;;;1095;v
Tshidilamolomo;-25.8504;24.742;;;1196;v
Tshing;-26.3189;26.7991;;;1379;t
Tshunyane;-26.0389;25.501;;;686;v
Tshwara;-25.6196;27.929;;834;385;v
Tshwara;-25.5781;27.1408;;;1083;v
Tshwaro;-25.2608;26.4853;;;673;v
Tshwene Farm;-25.3715;28.0167;;;697;v
Tsitsing;-25.4719;27.3224;;;1083;v;;2
Tsitsing A;-25.4719;27.3224;;1340;1083;v
Tsitsing B;-25.4479;27.3112;;1340;1083;v
Tsokonyane;-27.483;24.8054;;;1274;v
Tswelelang;-27.2266;25.9775;;;1445;t
Tuhutsang;-26.062;23.6545;;;1095;v
Turfbult;-24.9716;27.1348;;;873;v
Turfvlei Smallholdings;-26.7305;27.1403;;;1106;p
Uitkyk;-26.2043;25.5712;;;686;v
Uitkyk A;-25.2057;26.4343;;;673;v
Upper Majeakgoro;-27.7996;24.6228;;;1274;v
Uraniaville;-26.8847;26.6298;;;512;s
Utlwanang;-27.8914;25.1229;;;148;t
Utsane;-25.0995;28.1718;;;697;v
Vaal Park;-27.0076;26.683;;;1041;s
Vaal Reef Gold Mine A;-26.9578;26.6911;;;1041;p
Vaal Reef Gold Mine B;-26.9155;26.7065;;;1041;p
Vaal Reef Gold Mine C;-26.9523;26.7366;;;1041;p
Van Der Hoff Park;-26.6973;27.1122;;;1106;s
Van Der Hoffpark Ext 16;-26.6673;27.1094;;;1106;s
Verdwaal;-26.0972;25.8938;;;443;v
Vlieger;-26.2206;26.8121;;;1379;v
Vogelstruisnek;-25.2749;26.9417;;;873;v;;2
Voordonker;-25.1312;26.6561;;;673;v
Vrede;-25.4636;26.5573;;;673;v
Vyfhoek Smallholdings;-26.6825;27.1514;;;1106;p
Wag 'n Bietjie;-25.0548;27.1031;;;873;v;;;;north-west-wag-n-bietjie-moruleng
Walman;-25.0835;28.2312;;;697;v
Waterkloof;-25.7049;27.3167;;;1166;v
Waterkloof Smallholdings;-25.7113;27.2662;;;1166;p
Waterval;-25.6958;27.3243;;;1166;v
Waterval East;-25.6888;27.2675;;;1166;s
Welgeval;-25.1924;27.2469;;;873;v
Welgevonden;-26.1623;26.8156;;;1379;v
Weltevreden;-26.3213;25.4899;;;686;v
Welvedacht;-25.4782;25.9833;;;615;t
Welverdiend;-26.0454;25.7565;;;443;v
West Lake Country & Safari Estate;-25.7718;27.8056;;387;385;v;;;;north-west-west-lake-country-safari-estate-hartbeespoort
Wildebeesfontein;-25.5933;27.2251;;;1083;v
Wilgeboom Smallholdings;-26.769;27.1321;;;1106;p
Wilkeville;-26.8439;26.6492;;;512;s
Wilkopies;-26.8288;26.6749;;;512;s
Windsa;-25.5541;27.1517;;;1083;v
Wintershoek;-25.6996;26.0898;;;686;v
Witpan;-26.4103;25.6045;;;1176;v
Witrandtjie;-25.273;26.9071;;;873;v
Wolmaranstad;-27.1979;25.9772;;;1445;s
Wonderkoppies;-25.6678;27.5222;;;865;v;;;Wonderkop
Xanadu Eco Park;-25.7461;27.9234;;387;385;v
Xhonyane;-27.5515;24.5525;;;1274;v
Zandfontein;-25.1856;27.2281;;;873;v;;1
Zilkaats Estate;-25.6681;27.895;;;103;s
Zinniaville;-25.6478;27.2421;;;1166;s
# Western Cape
Acacia Park;-33.8944;18.5267;;344;128;s
Admiral Island and Port Owen Estates;-32.7851;18.1526;;;1377;s
Admirals Kloof;-34.1941;18.4235;;1214;128;s
Admirals Park;-34.1397;18.8786;;345;128;s
Adriaanse;-33.9404;18.5872;;772;128;s
Agulhas;-34.8169;20.0085;;;1259;v
Airlie;-34.0391;18.4346;;;128;s
Albertinia;-34.2029;21.5868;;;7;s
Alf. Blv;-33.8695;18.6385;;50;128;s;;;;western-cape-alf-blv-cape-town
Alphen;-34.0077;18.4464;;;128;s
Altydgedacht;-33.8322;18.626;;223;128;s
Amanda Glen;-33.8598;18.6636;;50;128;s
Amanda Glen A;-33.8537;18.665;;223;128;s
Amandelrug;-33.9203;18.6913;;550;128;s
Amandelsig;-33.9292;18.6932;;550;128;s
Amstelhof;-33.7372;19.0015;;;1049;s
Amy Biehl;-34.0027;18.5876;;1078;128;t
Anchorage Park;-34.1492;18.8746;;345;128;s
Andas Estate;-34.0842;18.8472;;1227;128;s
Arabella Country Estate;-34.3168;19.1294;;;510;v
Arauna;-33.8693;18.6876;;99;128;s
Argonauta;-34.8053;20.0475;;;1259;s
Armoed;-33.6739;22.0837;;;1046;v
Asazani;-34.1693;22.1107;;;877;t;;1
Asazani JCCC Camp;-34.1693;22.1107;;21;877;t
Ashbury;-33.7676;20.1485;;;861;s
Atlantis Industrial;-33.5922;18.4767;;26;128;p
Aurora;-33.8308;18.6306;;223;128;s
Aurora;-32.7066;18.4838;;;29;v
Austinville;-33.9778;18.6965;;77;128;s
Avalon Estate;-33.8225;18.6928;;223;128;s
Avian Park;-33.6676;19.4343;;;1448;t
Avon;-33.9202;18.5702;;247;128;s
Avondale;-33.8956;18.6004;;1055;128;s
Avondale;-33.5667;18.4864;;26;128;t;;;;western-cape-avondale-cape-town-2
Avondstil;-33.8996;18.6409;;50;128;s
Avonwood;-33.9248;18.5812;;247;128;s
Baardscheerders Bosch;-34.5874;19.5708;;;1242;v
Bakoven;-33.9611;18.3804;;;128;s
Ballotsview;-33.9926;22.4847;;;330;s
Balvenie;-33.9315;18.5829;;247;128;s
Bantry Bay;-33.9282;18.3788;;;128;s
Barbarossa;-34.0191;18.455;;;128;s
Barcelona;-33.9764;18.5786;;362;128;t
Bay Park;-34.1489;18.8624;;345;128;s
Bay View;-34.1383;22.1103;;;877;s
Bay View;-34.0729;18.585;;826;128;t
Bay View Village;-34.1826;18.4229;;1214;128;s
Bayview Heights;-34.1847;18.422;;1214;128;s
Beach Estate;-34.0318;18.3506;;424;128;s
Beacon Valley;-34.0398;18.6272;;826;128;t
Beaconhill;-33.5606;18.506;;26;128;t
Beaconvale;-33.9159;18.5859;;1055;128;s
Beaufort West Industrial Park;-32.361;22.5686;;;42;p
Beaverlac;-32.89;19.0749;;;1103;v
Beeskamp;-33.3745;19.3123;;;141;s
Bek Bay;-32.8139;17.8762;;;1058;s
Bel Ombre;-34.0112;18.4288;;;128;s
Bel' Aire;-34.0453;18.8296;;1227;128;s;;;;western-cape-bel-aire-cape-town
Belgravia;-33.9691;18.5197;;25;128;s
Belgravia;-33.9011;18.6446;;50;128;s;;;;western-cape-belgravia-cape-town-2
Belhar;-33.9462;18.6389;;;128;s;56234;23
Belhar 1;-33.9447;18.6113;;48;128;s
Belhar 10;-33.9433;18.644;;48;128;s
Belhar 11;-33.9459;18.6448;;48;128;s
Belhar 12;-33.9484;18.6391;;48;128;s
Belhar 13;-33.9513;18.6362;;48;128;s
Belhar 14;-33.9472;18.6364;;48;128;s
Belhar 15;-33.9455;18.6421;;48;128;s
Belhar 16;-33.9496;18.6447;;48;128;s
Belhar 17;-33.9405;18.6237;;48;128;s
Belhar 18;-33.9525;18.6527;;48;128;s
Belhar 19;-33.9499;18.6514;;48;128;s
Belhar 2;-33.9485;18.6077;;48;128;s
Belhar 20;-33.9467;18.652;;48;128;s
Belhar 21;-33.943;18.6525;;48;128;s
Belhar 23;-33.9387;18.6429;;48;128;s
Belhar 3;-33.9489;18.6225;;48;128;s
Belhar 4;-33.9462;18.6187;;48;128;s
Belhar 6;-33.9448;18.6302;;48;128;s
Belhar 7;-33.9474;18.6325;;48;128;s
Belhar 8;-33.9393;18.6317;;48;128;s
Belhar 9;-33.9459;18.6399;;48;128;s
Belhar N.T.;-33.9444;18.6575;;48;128;s;;;;western-cape-belhar-n-t-cape-town
Bella Vista;-33.7358;18.9736;;;1049;t
Bella Vista;-33.3321;19.3177;;;1112;t
Bellair;-33.8834;18.6646;;50;128;s
Belle Constantia;-34.0363;18.441;;;128;s
Bellville;-33.8995;18.6293;;;128;s;112507;101
Bellville Central;-33.8995;18.6293;;50;128;s
Bellville Lot 1;-33.9224;18.6412;;50;128;s
Bellville Lot 2;-33.919;18.6377;;50;128;s
Bellville Lot 3;-33.9158;18.6369;;50;128;s
Bellville Lot 5;-33.9096;18.6346;;50;128;s
Bellville Lot 6;-33.912;18.6379;;50;128;s
Bellville Park;-33.877;18.6342;;50;128;s
Bellville South;-33.9219;18.6462;;50;128;s
Bellville South Industrial;-33.9348;18.6547;;50;128;p
Bellville West;-33.8952;18.6085;;50;128;s
Bellvue;-34.1997;18.4555;;1214;128;s
Belmont Park;-33.8507;18.7273;;533;128;s
Belrail;-33.9059;18.6351;;50;128;s
Belthorn Estate;-33.9837;18.515;;25;128;s
Belvedere;-34.1008;18.391;;985;128;s
Belvidere Estate;-34.0459;22.9965;;;517;s
Bene;-34.0779;18.8539;;1227;128;s
Bennetsville;-33.8059;18.8682;;;508;s
Bereaville;-34.0459;19.5171;;;329;s
Berg-En-Dal;-34.0368;18.3606;;424;128;s
Berg-En-Dal;-33.6328;19.0197;;;1424;s
Bergalo;-34.0759;18.8466;;1227;128;s
Bergplaas State Parks;-33.8762;22.6841;;;1433;p
Bergsig;-34.2516;19.4246;;;122;s
Bergsig;-34.0496;22.2122;;;358;s
Bergsig;-33.9555;22.4768;;;330;s
Bergsig;-33.8185;18.6609;;223;128;s
Bergsig;-33.7678;20.125;;;861;s
Bergsig;-33.6377;19.4429;;;1448;s
Bergsig;-33.5245;21.6756;;;123;s
Bergsig;-33.1529;18.6589;;;869;s
Bernadino Heights;-33.8764;18.7232;;533;128;s
Beroma;-33.9146;18.6539;;50;128;s
Bertville;-33.7328;18.955;;;1049;s
Bethanie;-33.8584;18.6581;;50;128;s
Beverly Park;-34.0168;18.7347;;236;128;s
Big Bay;-33.7885;18.4584;;76;128;s
Birkenhead;-34.6172;19.3251;;;322;v
Bishop Lavis;-33.9478;18.5818;;;128;t
Bishopscourt;-33.9911;18.4451;;;128;s
Bitterfontein;-31.0305;18.2596;;;68;v
Bitterwater;-32.7677;21.9681;;;610;v
Black City;-33.9909;18.5901;;1021;128;t
Blackheath;-33.9572;18.675;;;128;s;;13
Blanc Kelly;-33.9139;18.6361;;50;128;s
Blanco;-33.9449;22.4114;;;330;s
Bloekombos;-33.8436;18.7489;;533;128;t
Bloemhof;-33.8801;18.6453;;50;128;s
Blommendal;-33.888;18.6523;;50;128;s
Blomtuin;-33.884;18.6474;;50;128;s
Blomvlei;-33.8797;18.619;;50;128;s
Blouberg;-33.8181;18.5073;;;128;s;106222;21
Blouberg Rise;-33.8141;18.4844;;76;128;s
Blouberg Sands;-33.8039;18.4793;;76;128;s
Bloubergrant;-33.8153;18.4767;;76;128;s
Bloubergstrand;-33.8001;18.4636;;76;128;s
Blouwater Bay;-32.9938;17.9697;;;1172;s
Blue Downs;-33.9912;18.6998;;;128;s;92330;29
Blue Ridge;-34.2003;22.0255;;;877;v
Blueberry Hill;-32.7397;17.9998;;;1239;s
Bo Oakdale;-33.8814;18.638;;50;128;s
Bodorp;-33.9526;22.4658;;;330;s
Boggoms Bay;-34.2601;21.9064;;;388;v
Boland Agricultural Show Grounds;-33.7408;19.0001;;;1049;s
Bongani;-34.0312;23.0986;;;517;s
Bongani TR Section;-34.0358;18.6452;;498;128;t
Bongolethu;-33.6002;22.2397;;;1046;t
Bongweni;-34.0165;18.6356;;498;128;t
Bonnie Brae;-33.832;18.703;;533;128;s
Bonny Brook;-33.8372;18.7018;;533;128;s
Bonteheuwel;-33.9508;18.5531;;25;128;t
Boosmansbos Wildernisgebied;-33.9629;20.8793;;;394;p
Boplaas;-34.1794;22.0958;;;877;s
Boquinar Industrial Area;-33.9695;18.585;;772;128;p
Borcherds;-33.9897;22.4677;;;330;s
Bosbell;-33.8962;18.6262;;50;128;s
Boschenmeer Golf Estate;-33.7684;18.9799;;;1049;s
Boskloof Eco Estate;-34.094;18.877;;1227;128;s
Bosluiskop;-34.0992;23.3629;;;1092;v
Bosmanskloof;-34.0447;19.5956;;;353;s
Bosonia;-33.9272;18.6817;;550;128;s
Bossiesgerf;-34.0468;23.3556;;;1092;s
Boston;-33.8946;18.6208;;50;128;s
Botha Strand;-34.0497;22.2706;;;358;s
Bothasig;-33.8603;18.5404;;825;128;s
Bothasig;-33.1468;18.6607;;;869;s
Botrivier Dorpsgebied;-34.2281;19.1948;;;97;s
Botvilla;-34.2267;19.1919;;;97;s
Boulders;-34.1982;18.4523;;1214;128;s
Boys Town;-33.9906;18.6013;;1021;128;t
Bracken Heights;-33.8752;18.6787;;99;128;s
Brackenfell;-33.8693;18.6876;;;128;s;44842;31
Brackenfell Industrial;-33.8647;18.7064;;99;128;p
Brackenfell North;-33.8582;18.6753;;99;128;s
Brackenfell South;-33.8944;18.7038;;99;128;s
Brackenfell South B;-33.8788;18.6976;;99;128;s
Braeview;-34.0525;18.8253;;1227;128;s
Brandwacht;-34.0513;22.0572;;;388;v
Brandwacht;-33.9571;18.8716;;;1246;s
Brandwag;-33.9154;18.6854;;550;128;s
Brantwood;-33.9228;18.6737;;550;128;s
Breakwater Bay Eco Estate;-34.0562;22.4193;;;330;p
Bredasdorp Industrial;-34.5229;20.0575;;;101;p
Breedezicht Estate;-34.3949;20.8235;;1443;394;s
Brent on Sea;-34.0706;23.0276;;;517;s
Brenton;-34.0592;23.0271;;;517;s
Brentwood Park;-33.9829;18.6575;;77;128;s
Brentwood Park;-33.8136;18.6633;;223;128;s;;;;western-cape-brentwood-park-cape-town-2
Brick A Clay Blv.;-33.8668;18.6471;;50;128;s;;;;western-cape-brick-a-clay-blv-cape-town
Bridgebank;-34.0921;18.8492;;1227;128;s
Bridgeton;-33.6007;22.2229;;;1046;t
Bridgetown;-33.9586;18.532;;25;128;s
Bridgewater;-34.0897;18.8525;;1227;128;s
Britannia Bay;-32.7244;17.9379;;;1239;s
Britannica Heights;-32.7531;18.0045;;;1239;s
Briza;-34.0681;18.8441;;1227;128;s
Broadlands;-34.1271;18.8715;;1257;128;s
Brooklyn;-33.9099;18.4828;;;128;s
Browns Farms;-34.0076;18.5794;;1078;128;t;;;Browns Farm
Buckingham;-33.9967;18.5089;;;128;s
Buffelsbaai;-34.0859;22.9697;;;517;v
Buffelsjagrivier;-34.0471;20.5256;;;1268;v
Buitenverwagting;-33.7367;18.9572;;;1049;s
Cafda Village;-34.0604;18.4836;;;128;s
Camelot;-33.9613;18.6718;;71;128;s
Campher's Drift;-33.9491;22.4596;;;330;s;;;;western-cape-camphers-drift-george
Camps Bay;-33.9513;18.3819;;;128;s
Canwick;-34.0938;18.8535;;1227;128;s
Cape Gate;-33.8529;18.6963;;99;128;s
Cape Town CBD;-33.9227;18.4236;;;128;s
Cape Town International Airport;-33.972;18.6096;;772;128;p
Cape Town Metro Rural;-34.1124;18.8914;;;128;s;;1
Capri;-34.1398;18.3843;;985;128;s
Capricorn;-34.0925;18.4867;;904;128;s
Carey Parks;-34.0868;18.8419;;1227;128;s
Castle Rock;-34.2369;18.4739;;;128;s
Chamonix;-33.8675;18.6738;;99;128;s
Chantecler;-33.862;18.6585;;50;128;s
Chapmans Peak;-34.0998;18.3665;;985;128;s
Charleston Hill;-33.7147;18.9839;;;1049;s
Cherrywood Gardens;-34.0886;18.8634;;1227;128;s
Chrismar;-33.8924;18.6461;;50;128;s
Chrisnissen Village;-34.11;18.8716;;1227;128;s
Churchill Estate;-33.8988;18.5776;;1055;128;s
Clairwood;-34.0059;18.7281;;236;128;s
Clamhall;-33.8965;18.589;;1055;128;s
Clarkes;-33.9398;18.5811;;772;128;s
Clifton;-33.9387;18.377;;;128;s
Cloetesville;-33.9116;18.8541;;;1246;t;;1
Clovelly;-34.121;18.4316;;278;128;s
Cola Beach;-34.0366;22.8175;;;1189;s
Colorado;-34.0271;18.5937;;826;128;t
Columbine;-32.735;17.9937;;;1239;s
Concordia;-34.0277;23.0899;;;517;s
Coniston Park;-34.0772;18.4754;;;128;s
Connaught;-33.9318;18.5897;;1055;128;s
Constantia Heights;-34.0028;18.4343;;;128;s
Constantia Vale;-34.0219;18.4345;;;128;s
Constantia Village;-34.0221;18.4417;;;128;s
Conville;-33.9836;22.4762;;;330;s
Costa Da Gama;-34.0963;18.4828;;904;128;s
Country Places;-33.8339;18.6761;;223;128;s
Courtrai;-33.7709;18.9558;;;1049;s
Cravenby;-33.925;18.5889;;1055;128;s
Crawford;-33.9796;18.5051;;;128;s
Crofters Valley;-34.1085;18.3869;;985;128;s
Crossroads;-33.9931;18.5968;;362;128;t
Croydon;-34.0358;18.7545;;666;128;t
Crystal Waters;-32.2012;18.8923;;;154;s
D'Almeida;-34.1791;22.1127;;;877;s;;;;western-cape-dalmeida-mossel-bay
D'urbanvale;-33.8166;18.6387;;223;128;s;;;;western-cape-durbanvale-cape-town
Da Gama Park;-34.1621;18.404;;1214;128;s
Dal Josafat Industrial;-33.6857;18.9823;;;1049;p
Dalsig;-33.9484;18.8595;;;1246;s
Dalvale;-33.6968;19.0003;;;1049;s
Dam se Bos;-34.0358;23.1097;;;517;p
Dana Bay;-34.1957;22.0487;;;877;s
Danarand;-33.9358;18.678;;71;128;s
Danena;-33.8713;18.6398;;50;128;s
De Bron;-33.8545;18.6283;;50;128;s
De Doorns East;-33.4864;19.6652;;;184;s
De Duin;-33.8852;18.5704;;1055;128;s
De Hoek;-32.9436;18.7677;;;1088;v
De Hollandsche;-33.8575;19.038;;;1093;v
De Hoop;-33.607;22.044;;;1046;v
De Kuilen;-33.9293;18.6779;;550;128;s
De Lust;-33.0839;19.0186;;;1103;v
De Nova;-34.1817;22.1285;;;877;s
De Oude Spruit;-33.8936;18.6942;;99;128;s
De Tijger;-33.8894;18.594;;1055;128;s
De Tuin;-33.8576;18.6917;;99;128;s
De Waterkant;-33.9147;18.419;;;128;s
De Wijnlanden;-34.012;18.7421;;236;128;s
De Wingerd;-33.8276;18.6684;;223;128;s
De Zoete Inval;-33.7752;18.9615;;;1049;s
Delft;-33.973;18.6451;;;128;t;;5
Delft South;-33.9914;18.6353;;190;128;t
Delro;-33.984;18.6815;;77;128;s
Denneburg;-33.7345;18.9838;;;1049;s
Dennegeur;-34.0963;18.8696;;1227;128;s
Dennehof;-34.0467;19.2872;;;1390;v
Dennekruin;-34.1614;19.0017;;;349;s
Dennemere;-33.9803;18.7087;;77;128;s
Dennendal;-34.057;18.4415;;;128;s
Denneoord;-33.9455;22.4749;;;330;s
Denvar Park;-33.9576;22.4883;;;330;s
Des Hampden;-33.9304;18.6737;;;128;s;;1
Deurdrif;-34.0246;18.4537;;;128;s
Devil's Peak Estate;-33.9369;18.4286;;;128;s;;;;western-cape-devils-peak-estate-cape-town
Deville Park;-34.0065;22.4371;;;330;s
Devon Park;-34.0086;18.73;;236;128;s
Devon Park Village;-34.0125;18.7267;;236;128;s
Devon Valley;-33.9451;18.8308;;;1246;s
Diazville;-33.0066;17.9183;;;1172;s
Dido Valley;-34.1704;18.4272;;1214;128;s
Die Bakke;-34.1774;22.1332;;;877;s
Die Boord;-33.9539;18.8477;;;1246;s
Die Bos;-34.1117;18.8452;;1257;128;s
Die Kelders;-34.5598;19.3621;;;322;s
Die Lande;-32.3728;22.5893;;;42;s
Die Voorbaai;-34.1494;22.1053;;;877;s
Die Wingerd;-34.0671;18.8304;;1227;128;s
Diemersfontein;-33.6637;19.0087;;;1424;s;;1
Diep River;-34.0349;18.464;;;128;s
Diepwater;-33.975;18.6585;;77;128;s
Dobson;-34.1515;18.8675;;345;128;s
Door De Kraal;-33.8626;18.6233;;50;128;s
Doornbach;-33.8115;18.5368;;76;128;s
Doornkloof;-33.1541;18.6719;;;869;s
Doornkuil;-33.4615;18.7371;;;708;s
Dorhill;-34.0731;18.8479;;1227;128;s
Dormehls Drift;-33.9624;22.4501;;;330;s
Dorpsig;-33.7862;19.8924;;;1156;s
Dreyersdal;-34.0585;18.4533;;;128;s
Droheuwel;-33.7839;19.8855;;;1156;s
Drommedaris;-33.6699;18.9863;;;1424;s
Drosdy Park;-33.9142;18.6711;;550;128;s
Drovlei;-33.4863;21.4741;;;1457;s
Dunoon;-33.818;18.5407;;76;128;t
Dunoon School Site;-33.8193;18.5425;;76;128;s
Dunrobin;-33.9053;18.6491;;50;128;s
Durbanville Hills;-33.8485;18.6397;;223;128;s
Durbell;-33.8547;18.6432;;223;128;s
Durhamville;-33.767;18.5437;;;128;s;;1
Durmonte;-33.8113;18.6669;;223;128;s
Duynefontein;-33.6926;18.4503;;802;128;s
Dwarskersbos;-32.6909;18.2369;;;1377;v
Dysseldorp;-33.5746;22.4359;;;227;s
Dysselsdorp Smallholdings;-33.5758;22.4054;;;227;p
Eagles Nest;-34.0199;18.4103;;;128;s
East Rock;-33.8711;18.6647;;50;128;s
Eastern Ext;-33.9607;22.475;;;330;s
Eastford;-34.0229;23.0203;;;517;s
Eastridge;-34.0505;18.6306;;826;128;t
Ebenheaser;-31.5861;18.2432;;;651;v
Eden George;-33.9596;22.4953;;;330;s
Eden Klein;-33.9959;18.5146;;;128;s
Edenpark;-33.8701;18.6794;;99;128;s
Edgemead;-33.874;18.5443;;825;128;s
Edward;-34.023;18.5213;;;128;s
Eerste Rivier;-34.0105;18.7305;;;128;s;39237;13
Egoli;-33.3685;19.3169;;;141;s
Eikenbosch;-33.9376;18.7037;;550;128;s
Eikendal;-33.8561;18.718;;533;128;s
Eindhoven;-33.9814;18.6481;;190;128;t
Ekuphumleni;-34.0452;18.6738;;498;128;t
Ekupumeleni;-33.4786;19.6807;;;184;t
Elands Bay;-32.3153;18.3388;;;241;v
Electric City;-34.0169;18.7129;;77;128;s
Elfindale;-34.0432;18.475;;;128;s
Elgin;-34.1473;19.0447;;;349;s
Elim;-33.9234;18.6857;;550;128;s
Elsenburg;-33.845;18.8373;;;508;v
Elsies River;-33.9259;18.5745;;;128;s;42479;11;Elsiesrivier
Elsies River Industrial;-33.9129;18.5724;;247;128;p
Epping Forest;-33.9342;18.5737;;247;128;p
Epping Garden Village;-33.9247;18.5589;;344;128;s
Epping Industria;-33.9344;18.5465;;;128;p
Erica Township;-33.9409;18.6155;;48;128;s
Erinvale Golf Estate;-34.064;18.882;;1227;128;s
Eskom;-33.8819;18.6426;;50;128;s
Esselen Park;-33.6518;19.4545;;;1448;s
Essopville;-32.3708;22.5613;;;42;s
Esterhof;-33.3841;18.9215;;;1147;t
Esterville;-33.7343;18.9668;;;1049;s
Eureka;-33.9385;18.5924;;1055;128;s
Europe;-33.9812;18.5847;;362;128;t
Everglen;-33.8567;18.648;;223;128;s
Eversdal;-33.8637;18.6517;;50;128;s
Eversdal A;-33.8534;18.6561;;223;128;s
Eversdal B;-33.8573;18.6424;;223;128;s
Eversdal Ext 21;-33.9039;18.6346;;50;128;s
Eversdal Heights;-33.8514;18.6482;;223;128;s
Faerie Knowe;-34.1295;18.3856;;985;128;s
Fairdale;-33.9871;18.6755;;77;128;s
Fairfield Estate;-33.8998;18.594;;1055;128;s
Fairview;-34.1722;22.1183;;;877;s
Fairview Golf Estate;-34.1395;18.8683;;345;128;s
Fairview Heights;-34.0594;18.85;;1227;128;s
Fairways;-34.0224;18.4931;;;128;s
Fairy Glen;-33.6336;19.4478;;;1448;s
Fancourt Golf Estate;-33.9592;22.4084;;;330;s
Ferndale;-33.8817;18.6773;;99;128;s
Ferness;-34.0187;18.5007;;;128;s
Fernkloof;-34.3869;19.2833;;;398;v
Fernkloof Estate;-34.4054;19.2582;;;398;s
Fernridge;-33.9437;22.4665;;;330;s
Fernwood Estate;-34.0691;23.0824;;;517;s
Fir Grove;-34.0451;18.4352;;;128;s
Firgrove;-34.0564;18.7889;;1227;128;s
Firgrove Rural;-34.0781;18.8025;;1227;128;s
Firlands Smallholdings;-34.1371;18.8992;;1227;128;p
Fish Hoek;-34.1287;18.4193;;;128;s;;4
Fisherhaven;-34.3642;19.1305;;;510;v
Fishers Haven;-34.0535;23.0862;;;517;s
Flamingo Vlei;-33.8345;18.5001;;76;128;s
Flenters;-34.0262;23.0588;;;517;s
Florian Park;-33.6566;19.4555;;;1448;s
Florida;-33.9241;18.5947;;1055;128;s
Forbes;-33.9759;18.5173;;25;128;s
Foreshore;-33.9152;18.4487;;;128;s
Forest Glade;-34.0603;18.4309;;;128;s
Forest Glade;-34.0011;18.7158;;77;128;s;;;;western-cape-forest-glade-cape-town-2
Forest Heights;-34.0023;18.7084;;77;128;s
Forest Village;-34.0122;18.707;;77;128;s
Fountain Village;-33.99;18.685;;77;128;s
Fraai Gelegen;-34.0523;18.8212;;1227;128;s
Frankdale;-33.767;18.5437;;224;128;s
Franschhoek;-33.8994;18.9497;;;286;s
Franskraalstrand;-34.6077;19.3879;;;322;s;;1
Freedom Park Airport;-33.9505;18.5998;;772;128;p
Frere Estate;-33.9794;18.5103;;;128;s
Fresnaye;-33.9253;18.387;;;128;s
Froggy Farm;-34.2057;18.4552;;1214;128;s
Gants Plaza;-34.0968;18.8435;;1257;128;s
Garden Village;-34.0875;18.8385;;1227;128;s
Gardens;-33.9354;18.409;;;128;s
Gatesville;-33.9781;18.5319;;25;128;s
Gaylee;-33.9741;18.7043;;77;128;s
George Central;-33.9619;22.4606;;;330;s
George Industria;-33.985;22.4558;;;330;p
George South;-33.9708;22.4539;;;330;s
Gersham;-33.9464;18.6735;;71;128;s
Gleemoor;-33.9656;18.5125;;25;128;s
Glen Alpine;-34.0138;18.4091;;;128;s
Glen Barrie;-33.9424;22.4554;;;330;s
Glen Ive;-33.8739;18.6607;;50;128;s
Glen Marine;-34.167;18.4265;;1214;128;s
Glen Ridge;-34.1558;18.4338;;1214;128;s
Glen Valley;-33.9743;18.5103;;;128;s
Glen View;-33.9759;18.5094;;;128;s
Glencairn;-34.1617;18.4265;;1214;128;s
Glencairn Heights;-34.1539;18.4288;;1214;128;s
Glenhaven;-33.9185;18.657;;50;128;s
Glenlily;-33.9034;18.5818;;1055;128;s
Glentana;-34.0482;22.3114;;;358;s
Glenwood;-33.8965;18.5355;;344;128;s
Glenwood AH;-33.9717;22.4967;;;330;p
Goede Hoop;-34.0981;18.8309;;1257;128;s
Goedehoop Estate;-34.091;18.3769;;985;128;s
Goedgemoed;-33.8261;18.6738;;223;128;s
Goedverwacht;-32.8629;18.6965;;;1088;v
Golden Acre;-34.0747;18.8635;;1227;128;s
Golden Hill;-34.0669;18.8647;;1227;128;s
Golden Mile;-32.7242;17.956;;;1239;s
Goniwe Park;-33.9843;19.2772;;;1390;s
Goodwood;-33.9066;18.5477;;;128;s;50285;15
Goodwood Estate;-33.9043;18.5495;;344;128;s
Goose Vallley Golf Estate;-34.0266;23.3833;;;1092;s
Gordons Bay;-34.1486;18.8712;;;128;s;;13
Gouritsmond;-34.3472;21.875;;;7;v
Gqobasi;-33.9902;18.5933;;362;128;t
Graafwater North;-32.1519;18.6028;;;348;s
Graafwater South;-32.1608;18.6062;;;348;s
Graanendal;-33.8134;18.6762;;223;128;s
Grabouw Industrial Park;-34.1513;19.0057;;;349;p
Graceland;-34.041;18.674;;498;128;t
Grahamdale;-33.8968;18.6246;;50;128;s
Grassy Park;-34.0536;18.5057;;;128;s;;5
Graylands;-34.0254;18.4412;;;128;s
Greater Chatsworth;-33.5102;18.5906;;;708;v
Green Lands;-33.9264;18.6283;;50;128;s
Green Point;-33.9072;18.4083;;;128;s
Greenfield;-33.9816;18.6994;;77;128;s
Greenhaven;-34.0387;22.2158;;;358;s
Greenway Rise;-34.0691;18.839;;1227;128;s
Greenways;-34.1336;18.8428;;1257;128;s
Griffiths Mxenge;-34.0417;18.6802;;498;128;t
Groendal;-33.8951;19.1024;;;286;s
Groeneweid Park;-33.988;22.4333;;;330;s
Groenheuwel;-33.7008;18.9938;;;1049;s
Groenvallei;-33.8924;18.6684;;50;128;s
Groenvlei;-33.7119;18.9634;;;1049;s
Groot Jongensfontein;-34.4257;21.3359;;;1252;v
Grotto Bay;-33.5016;18.3182;;;181;v
Gugulethu;-33.9829;18.5845;;;128;t;;11;Guguletu
Guldenland;-34.1189;18.8507;;1257;128;s
Gustrow;-34.1359;18.8517;;1257;128;s
Hagley;-33.9615;18.6679;;71;128;s
Halali;-33.8203;18.6644;;223;128;s
Hanover Park;-33.9955;18.5307;;25;128;t
Happy Valley;-33.9729;18.6846;;71;128;s
Happy Valley;-33.9319;20.0767;;;87;s
Harare;-34.0577;18.6737;;498;128;t;;;Holimisa
Harbour Heights;-34.1965;18.4391;;1214;128;p
Harbour Island;-34.1496;18.8571;;345;128;p
Harbour Lights;-32.7521;18.0077;;;1239;p
Harold Porter Botanic Garden;-34.344;18.9342;;62;510;s
Harry De Villiers;-33.8997;18.6393;;50;128;s
Hartebeesfontein Smallholdings;-33.0081;18.2811;;;421;p
Hartenbos;-34.1118;22.0896;;;388;v
Hassie Square;-33.4776;19.6741;;;184;s
Hatton;-33.9802;18.5347;;25;128;s
Haumannshof;-34.0909;18.8441;;1227;128;s
Hawston;-34.3885;19.1381;;;398;v
Hazendal;-33.9543;18.5055;;25;128;s
Hazendal;-33.9251;18.7033;;550;128;s;;;;western-cape-hazendal-cape-town-2
Heather Park;-34.0063;18.7174;;236;128;s
Heather Park;-33.9538;22.4279;;;330;s
Heatherlands;-33.9489;22.4455;;;330;s
Heathfield;-34.0483;18.4676;;;128;s
Heemstede;-33.8925;18.6696;;50;128;s
Heiderand;-34.189;22.1073;;;877;s
Heideveld;-33.9654;18.5547;;25;128;t
Heinz Park;-34.0169;18.5974;;1078;128;t
Helderberg;-34.1028;18.8742;;1227;128;s
Helderberg Estate;-34.0491;18.8435;;1227;128;s
Helderberg Park;-34.1279;18.8549;;1257;128;s
Helderberg Rural;-34.1124;18.8914;;129;128;s
Helderberg Village;-34.0457;18.8172;;1227;128;s
Helderrand;-34.0633;18.8603;;1227;128;s
Heldervue;-34.0614;18.8206;;1227;128;s
Helderzicht;-34.0893;18.8359;;1227;128;s
Helena Heights;-34.0582;18.8338;;1227;128;s
Helgarda Estate;-34.0235;18.348;;424;128;s
Hemel en Aarde;-34.4114;19.2059;;1174;398;s
Herbertsdale;-34.0176;21.7748;;;388;v
Heritage Mews;-34.0985;18.863;;1227;128;s
Heritage Park;-34.1047;18.8629;;1227;128;s
Hermitage;-34.0127;20.428;;;1268;s
Heuwelkroon;-34.0523;19.6016;;;353;s
Heuwelkruin;-34.0313;23.0383;;;517;s
Hexpark;-33.6555;19.4671;;;1448;s
High Places;-34.0182;18.7289;;236;128;s
Highbury;-33.9491;18.6822;;71;128;s
Highgate;-33.9735;18.6718;;77;128;s
Highlands;-34.2889;19.0655;;;510;v
Hill View;-33.9954;18.7073;;77;128;s
Hillcrest;-33.6547;18.996;;;1424;s
Hillcrest Heights;-34.007;18.7001;;77;128;s
Hillrise;-33.8958;18.641;;50;128;s
Hillside;-32.3519;22.5714;;;42;s
Hillside 2;-32.3548;22.5632;;;42;s
Hillside 3;-32.3606;22.5598;;;42;s
Hindle Park;-33.9819;18.6787;;77;128;s
Hoekwil;-33.9735;22.5958;;;1433;s
Hoheizen;-33.8854;18.6204;;50;128;s
Hoog-En-Droog;-33.7445;18.961;;;1049;s
Hoogstede;-33.8748;18.6734;;99;128;s
Hooyvlakte;-32.36;22.5745;;940;42;s
Hope of Constantia;-34.0356;18.421;;;128;s
Hopland;-32.1924;18.8963;;;154;s
Hornlee;-34.0494;23.0903;;;517;t
Houghton;-34.0238;18.7332;;236;128;s
Hout Bay;-34.0305;18.3544;;;128;s;;9
Huis-In-Bos;-34.0326;18.4301;;;128;s
Hume;-33.8695;18.6364;;50;128;s
Hunters Home;-34.0599;23.0789;;;517;s
Idasvallei;-33.9224;18.8904;;;1246;t
Ikwezi Park;-34.0108;18.6445;;498;128;t
Ilinge Lethu;-33.4677;18.6992;;;708;t
Illaire;-34.0497;18.8214;;1227;128;s
Imhofs Gift;-34.1396;18.3608;;530;128;s
Imizamo Yethu;-34.0284;18.3612;;;128;t
Infanta;-34.4283;20.8419;;;1265;s;;1
Isinyoka;-34.1682;22.1177;;;877;t
Jacobs Bay;-32.9749;17.8905;;;1172;v
Jacques Hill;-34.0761;18.8528;;1227;128;s
Jagtershof;-33.9444;18.699;;550;128;s
Jamestown;-33.9767;18.8486;;;1246;v
Joe Slovo Park;-33.8734;18.5109;;825;128;t
Johnsons Park;-33.6608;19.4619;;;1448;s
Jonkershoogte;-34.05;18.826;;1227;128;s
Joodse Kamp;-34.03;23.0742;;;517;s
Joostenberg Vlakte Smallholdings;-33.8283;18.7326;;533;128;p
Joostenville;-33.8949;18.613;;50;128;s
Joubertsingel;-33.8893;18.6699;;50;128;s
KTC;-33.988;18.5767;;1021;128;t
Kaapsig;-33.8984;18.6975;;99;128;s
Kaapzicht;-33.884;18.5654;;1055;128;s
Kalamunda;-34.0846;18.8615;;1227;128;s
Kalk Bay;-34.1287;18.4475;;278;128;s
Kalkfontein;-33.9435;18.6657;;;128;t
Kalksteenfontein;-33.9497;18.5645;;772;128;s
Kanana;-33.9693;18.5731;;362;128;t
Kanonberg;-33.8597;18.5955;;50;128;s
Kanonkop;-34.0352;23.0226;;;517;s
Karatara;-33.9149;22.8362;;;1189;s;;1
Karatara Forest Station;-33.905;22.8396;;479;1189;p
Kayamandi;-33.9199;18.8451;;;1246;t;;;Khayamandi
Kellarney;-33.8247;18.5274;;76;128;s
Kempenville;-33.9001;18.635;;50;128;s
Kenever;-33.8625;18.6366;;50;128;s
Kenilworth;-33.9961;18.4767;;;128;s
Kenridge;-33.8694;18.6271;;50;128;s
Kenridge A;-33.8573;18.6367;;50;128;s
Kenridge B;-33.8668;18.6355;;50;128;s
Kenridge Heights;-33.8505;18.6338;;50;128;s
Kensington;-33.9116;18.5061;;;128;s
Keurboomstrand;-34.0069;23.4271;;;1092;v
Kewtown;-33.9538;18.5148;;25;128;s
Khayelitsha;-34.0392;18.6732;;;128;t;391749;27;Site B|Site C|Makhaza|Kuyasa|Enkanini|Town Two
Khayelitsha T2-V2b;-34.0673;18.6773;;498;128;t
Khayelitsha T3-V2;-34.0596;18.7025;;498;128;t
Khayelitsha T3-V3;-34.0507;18.708;;498;128;t
Khayelitsha T3-V4;-34.0513;18.6961;;498;128;t
Khayelitsha T3-V5;-34.0421;18.7036;;498;128;t
Killarney Gardens;-33.8274;18.5332;;76;128;s
King David Country Club;-33.9635;18.5821;;772;128;s
King George Park;-33.9585;22.4438;;;330;s
Kingston;-33.896;18.6361;;50;128;s
Kingswood Golf Estate;-33.9688;22.4258;;;330;s
Kirstenhof;-34.0723;18.4521;;;128;s
Klaarstroom;-33.327;22.5383;;;1111;v
Klaradyn Retirement Village;-33.8865;18.6885;;99;128;s
Klein Begin;-33.8554;18.7321;;533;128;s
Klein Brakrivier;-34.0824;22.1475;;;388;v
Klein Nederburg;-33.8302;18.6693;;223;128;s
Klein Nederburg;-33.73;19.0042;;;1049;s
Klein Parys;-33.742;18.9903;;;1049;s
Klein Slangkop;-34.1307;18.3407;;530;128;s
Kleinbegin;-34.5298;20.0628;;;101;s
Kleinbosch;-33.8613;18.561;;1055;128;s
Kleinbron;-33.8519;18.691;;99;128;s
Kleinbron Estate;-33.8475;18.6906;;99;128;s
Kleine Zout Rivier AH;-33.6898;18.4696;;802;128;p
Kleingeluk;-33.954;18.8539;;;1246;s
Kleinkrantz;-34.003;22.6576;;;1433;s
Kleinvlei;-33.9877;18.7141;;77;128;s
Klipdam;-33.9312;18.6851;;550;128;s
Klipfontein Glebe;-33.9969;18.6173;;362;128;t
Klipfontyn;-33.0698;18.6623;;;869;v
Klipkop;-33.9117;18.6038;;1055;128;s
Klippiesdal;-33.729;18.9866;;;1049;s
Kliprand;-30.5966;18.6883;;;68;v
Kliprug;-32.8087;17.8866;;;1058;s
Knoetzie;-34.0458;23.0966;;;517;s
Knole Park;-34.0301;18.5304;;1078;128;t
Knysna Central;-34.035;23.0506;;;517;s
Knysna Heights;-34.028;23.0361;;;517;s
Knysna Industrial;-34.0448;23.0779;;;517;p
Koeberg;-33.6697;18.4442;;802;128;s
Koelenhof;-33.8751;18.823;;;1246;v
Kogelberg;-34.2841;18.9159;;;510;v
Kommetjie;-34.1399;18.3331;;;128;s;;4
Kommetjie Estates;-34.1215;18.3581;;530;128;s
Kontiki;-34.4062;20.8236;;438;1265;s
Kosovo;-34.0172;18.5876;;1078;128;t
Kraaifontein;-33.8305;18.6886;;223;128;s;;30
Kraaifontein AH;-33.8772;18.7397;;533;128;p
Kraaifontein East;-33.8504;18.7404;;533;128;s
Kraaifontein East A;-33.8544;18.7449;;533;128;s
Kraaifontein East B;-33.8559;18.7311;;533;128;s
Kraaifontein Industrial;-33.8407;18.7314;;533;128;p
Kronenzicht;-34.029;18.3434;;424;128;s
Kuils River;-33.9304;18.6737;;194;128;s;;28
Kuils River Estate;-33.9296;18.7105;;550;128;s
Kuils River Smallholdings;-33.9569;18.7227;;550;128;p
Kurland Estate;-33.9469;23.4916;;552;1092;s
Kwa-Mandlenkosi;-32.3717;22.5818;;;42;t
KwaNonqaba;-34.1687;22.095;;;877;t;;1
Kwanokuthula;-34.051;23.3162;;;1092;t
Kwanonqaba Ext.;-34.1751;22.0789;;579;877;t;;;;western-cape-kwanonqaba-ext-mossel-bay
Kylermore;-33.918;18.9516;;591;1093;s
La Colline;-33.9247;18.8596;;;1246;s
La Concorde;-34.0587;18.8457;;1227;128;s
La Montagne;-34.0502;18.8112;;1227;128;s
La Rochelle;-33.8806;18.657;;50;128;s
La Sandra;-34.0606;18.8544;;1227;128;s
Laaiplek;-32.773;18.1565;;;1377;s
Labiance;-33.9113;18.6592;;50;128;s
Lagoon Beach;-33.8944;18.4817;;;128;s
Laingville;-32.7874;18.0617;;;1239;s
Lakeside;-34.0866;18.4577;;904;128;s
Land En Zeezicht;-34.0759;18.8725;;1227;128;s
Landsdowne Road;-34.0031;18.5774;;1078;128;t
Langa;-33.9459;18.5303;;;128;t
Langebaan Country Estate;-33.0734;18.048;;;601;s
Langebaanweg;-32.9733;18.1582;;;1403;v
Langeberg Glen;-33.8354;18.6939;;533;128;s
Langeberg Ridge;-33.8437;18.6929;;533;128;s
Langeberg Village;-33.8326;18.6694;;223;128;s
Langerug;-33.6443;19.4282;;;1448;s
Langewacht;-34.0996;18.8342;;1257;128;s
Langrug;-33.8893;19.1022;;;286;s
Laurindale;-33.8978;18.644;;50;128;s
Lavender Hill;-34.0723;18.489;;;128;t
Lawaaikamp;-33.9933;22.471;;;330;s
Le Grand George Golf Estate;-34.052;22.4414;;;330;p
Lebanon;-34.2218;19.1368;;;510;v;;1
Lebanon State Frorest;-34.2218;19.1368;;606;510;s
Leipoldtville;-32.2226;18.4832;;;348;v
Leisure Isle;-34.0664;23.0585;;;517;s
Lemoenkloof;-33.7238;18.9611;;;1049;s
Lentegeur;-34.0292;18.6154;;826;128;t
Leonsdale;-33.9187;18.578;;247;128;s
Levallia;-33.9717;22.4843;;;330;s
Lincoln;-33.9774;18.5173;;25;128;s
Link Road School Site;-34.0063;18.5766;;1078;128;t
Linkside;-34.1904;22.1448;;;877;s
Lionviham;-34.081;18.8523;;1227;128;s
Llandudno;-34.0155;18.3416;;424;128;s
Lochiel;-33.9743;18.5177;;25;128;s
Lochnerhof;-34.1055;18.8246;;1257;128;s
Loerie Park;-33.9644;22.4897;;;330;s
Loevenstein;-33.8836;18.6068;;50;128;s
Long Acres Country Estate;-33.047;18.0634;;;601;s
Longdown Estate;-34.092;18.8557;;1227;128;s
Longlands;-34.1018;18.8474;;1257;128;s
Lotus River;-34.0341;18.5133;;351;128;s
Loucharmante;-33.9319;18.6997;;550;128;s
Loumar;-33.9052;18.6576;;50;128;s
Louwville;-32.9141;18.0057;;;1403;s
Lusaka;-33.9843;18.5898;;362;128;t
Lwandle;-34.1197;18.8659;;981;128;t
Lynedoch;-33.9821;18.7685;;;1246;v
Lynn's View;-34.0542;18.821;;1227;128;s;;;;western-cape-lynns-view-cape-town
Mabille Park;-33.9189;18.6697;;550;128;s
Macassar;-34.0571;18.7438;;;128;t;33225;1
Maitland;-33.9195;18.5037;;;128;s
Maitland Garden Village;-33.9341;18.4845;;;128;s
Malgas;-34.2991;20.5837;;;1268;v
Malibu Village;-33.9973;18.693;;77;128;s
Malkopbaai;-32.0995;18.3036;;;599;s
Mandalay;-34.0163;18.6245;;826;128;t
Mandela City;-33.8167;18.8621;;;508;s
Mandela Park;-34.0501;18.6842;;498;128;t
Mandela Square;-33.7711;20.1413;;;861;s
Mandela Square;-33.6393;19.4981;;1459;1448;t
Manenberg;-33.9856;18.5547;;25;128;t
Maniesoord;-33.8999;18.6377;;50;128;s
Mansfield;-34.1541;18.8854;;345;128;s
Marais Industries;-32.9226;17.99;;;1403;p
Marconi Beam;-33.8722;18.5118;;825;128;s
Marina Da Gama;-34.0877;18.4707;;904;128;s
Marinda Heights;-33.9179;18.6639;;550;128;s
Marlborough Park;-33.8599;18.6903;;99;128;s
Martinville;-34.0847;18.8547;;1227;128;s
Masiphumelele;-34.1297;18.3771;;985;128;t
Masiphumelele School Site;-34.1294;18.373;;985;128;s
Maskamsig;-31.5981;18.7502;;;1376;s
Matjiesfontein;-33.2298;20.5811;;;597;v
Matroosfontein;-33.9549;18.5773;;;128;s;;11
Mbekweni;-33.6792;18.9913;;;1424;t
Meadowridge;-34.0356;18.4534;;;128;s
Meedigsride;-34.0224;22.8232;;;1189;s
Meerendal AH;-33.8105;18.6225;;223;128;p
Meirings Park;-33.6263;19.4737;;;1448;s
Metro Industrial Township;-33.8974;18.4819;;;128;p
Meulstroom;-33.262;19.1497;;;1347;s
Meyerhof;-33.9059;18.6602;;50;128;s
Mfuleni;-34.003;18.6675;;;128;t;52274
Middedorp;-32.3508;22.583;;;42;s
Middleton;-34.2226;19.458;;;122;s
Mikro Park;-33.9314;18.6934;;550;128;s
Milnerton;-33.873;18.5119;;;128;s;95630;16
Milnerton Golf Course;-33.8698;18.4906;;825;128;s
Milnerton Industrial;-33.8391;18.5293;;76;128;p
Milnerton Ridge;-33.853;18.509;;825;128;s
Mimosa;-33.9135;18.6456;;50;128;s
Misty Cliffs;-34.1842;18.363;;1180;128;s
Mitchells Plain;-34.0451;18.6192;;;128;t;310485;18
Mitchells Plain Town Centre;-34.0451;18.6192;;826;128;t
Modderdam;-33.9441;18.5991;;1055;128;s
Molshoop;-34.7822;20.0357;;;1259;s
Montague Gardens;-33.8613;18.5237;;825;128;s
Montana;-33.9596;18.5734;;772;128;s
Montana;-33.4206;19.2046;;;1446;s
Montclair;-34.0633;18.8483;;1227;128;s
Monte Sereno;-34.0618;18.8402;;1227;128;s
Monte Vista;-33.8795;18.5554;;825;128;s
Montevideo;-33.9623;18.5692;;772;128;s
Montmere;-34.0035;22.7877;;;1189;s
Monwabisi;-34.0575;18.658;;498;128;t
Monwood;-34.0075;18.5719;;1078;128;t
Moquini Coastal Estate;-34.203;22.0176;;;877;v
Moreson;-33.792;19.8817;;;1156;s
Morgenster;-33.869;18.6964;;99;128;s
Morgenster Hoogte;-33.8624;18.6949;;99;128;s
Morning Star AH;-33.7529;18.5319;;;128;p
Morningside;-34.0758;18.8788;;1227;128;s
Morningstar;-33.8274;18.6566;;223;128;s
Mossdustria;-34.1702;21.9867;;;388;v
Mossel Bay Central;-34.1859;22.1342;;;877;s
Mossel Bay Golf Estate;-34.1955;22.1245;;;877;s
Mosselbank;-32.8048;17.899;;;1058;s
Mouille Point;-33.9009;18.4058;;;128;s
Mount Joy;-34.0307;23.0427;;;517;s
Mount Pleasant;-34.4185;19.2142;;;398;s
Mount Pleasant;-34.1931;18.4258;;1214;128;s
Mount Rhodes;-34.0354;18.3733;;424;128;s
Mount Royal Golf & Country Estate;-33.4483;18.7145;;;708;s;;;;western-cape-mount-royal-golf-country-estate-malmesbury
Mountain View;-33.9354;20.0712;;;87;s
Mountain View;-33.4848;19.6756;;;184;s
Mountainside;-34.1517;18.8901;;345;128;s
Mountview;-33.9867;18.5256;;25;128;s
Mowbray;-33.9489;18.4859;;;128;s
Murdock Valley;-34.2147;18.4615;;1214;128;s
Myburgh Park;-33.0992;18.0419;;;601;s
Mykonos;-33.0423;18.0464;;;601;s
Myoli Beach;-34.0327;22.8062;;;517;s
Myrtledene;-33.4581;18.7325;;;708;s
N1 City;-33.8923;18.5595;;344;128;s
Nature's Valley;-33.9798;23.5582;;;1092;v;;;;western-cape-natures-valley-plettenberg-bay
Natures Valley A;-34.0706;18.8746;;1227;128;s
Natures Valley B;-33.8238;18.6463;;223;128;s
Nautilus Bay;-34.216;21.9753;;;388;v
Ndabeni;-33.9283;18.4945;;;128;s
Nekkies;-34.0428;23.1023;;;517;t
Nerissa Estate;-33.9917;18.5088;;;128;s
Netton;-33.5876;22.2544;;;1046;s
New Crossroads;-33.9963;18.5819;;1021;128;t
New Dawn City;-34.0174;22.4814;;;330;s
New Horizons;-34.0487;23.3422;;;1092;t
New Orleans;-33.7093;18.9884;;;1049;s
New Rest;-33.9642;18.5656;;362;128;t
New Sunnyside;-34.1769;22.1286;;;877;s
New Town;-32.3582;22.5791;;;42;s;;1
Newfields;-33.9855;18.5331;;25;128;s
Newlands;-32.364;22.5735;;;42;s
Newlands Forest;-33.9692;18.4442;;;128;p
Newtown;-33.6738;19.0031;;;1424;s
Newtown-Wes;-33.6705;18.9964;;;1424;s
Nieuveld Park;-32.3763;22.5618;;;42;s
Nirvana;-34.0217;22.9802;;;517;s
Nissenville;-33.4949;21.281;;;594;s
Nkqubela;-33.8201;19.8954;;;1156;t
Noble Park;-33.6574;19.4368;;;1448;s
Nomzamo;-34.111;18.8558;;;128;t;;1
Nooitgedacht;-33.9552;18.5831;;772;128;s
Noordhaven;-34.0997;18.3873;;985;128;s
Noordhoek;-34.1096;18.3866;;;128;s;31980;14
Noordhoek;-32.7636;18.1664;;;1377;s
Noordhoek Manor;-34.1066;18.3999;;985;128;s
North Camp Wingfield;-33.887;18.5458;;825;128;s
North End;-33.2087;22.0222;;;1111;s
North End;-32.3397;22.5756;;;42;s
Northern Paarl;-33.7037;18.9655;;;1049;s
Northgate;-33.8849;18.579;;1055;128;s
Northpine;-33.869;18.7136;;533;128;s
Norwood;-33.9259;18.5745;;247;128;s
Nova Constantia;-34.039;18.4282;;;128;s
Nuwedorp;-33.3685;18.3905;;;181;s
Nuwedorp A;-34.1498;19.0107;;;349;s
Nuwedorp B;-33.99;19.2826;;;1390;s
Nuwerus;-31.1492;18.3565;;;68;v
Nyanga;-33.9884;18.5824;;;128;t;;4
O'Kennedyville;-33.8717;18.6424;;50;128;s;;;;western-cape-okennedyville-cape-town
Oakdale;-33.8912;18.6359;;50;128;s
Oakdene;-33.9381;18.6745;;71;128;s
Oakglen;-33.8877;18.6632;;50;128;s
Observatory;-33.9379;18.4719;;;128;s
Ocean View;-34.1494;18.3538;;530;128;s
Okavango Park;-33.8609;18.7013;;99;128;s
Old Place;-34.0387;23.0707;;;517;s
Olive Grove;-34.0944;18.8649;;1227;128;s
Onder Papegaaiberg;-33.9372;18.8353;;;1246;s
Ongegund;-32.9212;18.0301;;;1403;s
Onrus River;-34.4073;19.1805;;;398;s;;1
Onverwacht;-34.1471;18.8647;;345;128;s
Onverwacht;-34.1216;18.8445;;1257;128;s;;;;western-cape-onverwacht-cape-town-2
Onverwacht;-33.6322;19.0047;;;1424;s
Oostersee;-33.8986;18.6047;;1055;128;s
Oranjeville;-32.5825;19.0057;;;152;s
Oranjezicht;-33.9406;18.4136;;;128;s
Ottery;-34.0096;18.5067;;;128;s
Ottery East;-34.0203;18.5139;;;128;s
Otyhouse Estate;-34.0218;18.5067;;;128;s
Oubaai Golf Estate;-34.0495;22.4219;;;330;p
Oude Molen Village;-33.9414;18.4876;;;128;s
Oude Westhof;-33.8555;18.5996;;50;128;s
Oudekraal;-33.0562;18.3374;;;421;s
Outeniqua Strand;-34.0488;22.2821;;;358;s
Paarde Poort;-34.3273;19.2481;;;398;v
Paardevlei;-34.0886;18.8313;;1227;128;s
Pacaltsdorp;-34.0137;22.4587;;;330;t
Paglande;-33.6406;19.4537;;;1448;s
Palm Park;-33.9927;18.7204;;77;128;s
Panorama;-33.8799;18.5745;;1055;128;s
Panorama;-33.7904;19.8972;;;1156;s
Panorama;-33.6165;19.4555;;;1448;s
Papekuil Outspan;-33.5669;18.5166;;;128;s
Pappegaai;-33.9254;18.8516;;;1246;s;;1
Pappergaai;-33.9254;18.8516;;1054;1246;s
Paradise;-34.0345;23.0324;;;517;s
Paradise Beach;-33.0391;18.039;;;601;s
Paradyskloof;-33.9635;18.8576;;;1246;s
Parel Vallei;-34.0694;18.8549;;1227;128;s
Park Village;-33.9944;18.7136;;77;128;s
Parkdene;-33.9884;22.4824;;;330;s
Parker's Town;-32.9962;17.9623;;;1172;s;;;;western-cape-parkers-town-saldanha
Parkersdam;-33.6535;19.4461;;;1448;s
Parklands;-33.8118;18.5017;;76;128;s
Parklands Ext;-33.8081;18.5104;;76;128;s
Parkwood;-34.0347;18.4946;;351;128;s
Parow;-33.8969;18.5862;;;128;s;119462;34
Parow East;-33.9054;18.6012;;1055;128;s
Parow Gholf Course;-33.8936;18.5721;;1055;128;s
Parow Industrial;-33.9316;18.6107;;1055;128;p
Parow North;-33.8896;18.5818;;1055;128;s
Parow Valley;-33.9132;18.5928;;1055;128;s
Pascall;-33.8746;18.6578;;50;128;s
Pearl Marina;-34.0668;18.8497;;1227;128;s
Pearl Valley Golf Estate and Spa;-33.8225;18.9814;;1418;1049;s
Peerless Park;-33.8442;18.7222;;533;128;s
Peerless Park East;-33.8442;18.7222;;533;128;s
Peerless Park North;-33.8387;18.7205;;533;128;s
Peerless Park West;-33.8525;18.7126;;533;128;s
Pelgrimsrust;-32.818;17.8957;;;1058;s
Pelikan Heights;-34.0849;18.5423;;351;128;s
Pelikan Park;-34.0715;18.5192;;351;128;s
Pella;-33.5394;18.5217;;;128;s
Penhill;-33.9938;18.7331;;236;128;s
Penlyn Estate;-33.9818;18.5217;;25;128;s
Penzance Estate;-34.0339;18.3592;;424;128;s
Perm Gardens;-33.9976;18.7188;;77;128;s
Pezula Private Estate;-34.0712;23.1163;;;517;s
Phantom Pass;-34.0032;22.995;;;517;s
Philadelphia;-33.6668;18.5829;;;128;s
Philippi;-34.0084;18.5792;;;128;t;;12;Samora Machel
Philippi East;-34.0099;18.6136;;1078;128;t
Phoenix;-33.8742;18.5071;;825;128;s
Phola Park;-34.0062;18.5956;;1078;128;t
Phola Park;-33.9994;18.5608;;362;128;t;;;;western-cape-phola-park-cape-town-2
Pieke & Marionstat;-33.8732;18.6566;;50;128;s;;;;western-cape-pieke-marionstat-cape-town
Pinati;-33.9922;18.518;;;128;s
Pine Acres;-34.1436;18.8689;;345;128;s
Pine Haven;-34.1828;18.4149;;1214;128;s
Pine Hurst Security Estate;-33.8342;18.6804;;533;128;s
Pine Place;-33.9998;18.7107;;77;128;s
Pine Tree;-34.0625;23.3552;;;1092;s
Pine Valley;-33.4175;19.1851;;;1446;s
Pinelands;-33.9354;18.5081;;;128;s
Pineview;-34.1577;18.9967;;;349;s
Pineview North;-34.1521;18.996;;;349;s
Pinnacle Point;-34.1956;22.0853;;;877;s
Plattekloof;-33.8775;18.5853;;1055;128;s
Plattekloof 1;-33.8828;18.5888;;1055;128;s
Plattekloof 2;-33.8775;18.5853;;1055;128;s
Plattekloof 3;-33.867;18.5785;;1055;128;s
Plattekloof Glen;-33.8858;18.56;;825;128;s
Plumstead;-34.0239;18.4729;;;128;s
Pollsmoor;-34.0697;18.4406;;;128;s
Port Beaufort;-34.3967;20.8432;;;394;v
Porter Reform Estate;-34.0535;18.4214;;;128;s
Porterville;-32.5377;18.4162;;;29;p
Portland;-34.0503;18.6134;;826;128;t;;;Portlands
Primrose Park;-33.984;18.5429;;25;128;s
Prince Valley;-32.3797;22.5718;;;42;s
Pringle Bay;-34.3484;18.8321;;;510;v
Protea Hoogte;-33.8886;18.7;;99;128;s
Protea Park;-33.5751;18.4966;;26;128;t
Protea Park;-33.4829;21.4688;;;1457;s
Protea Village;-33.8831;18.7168;;99;128;s
Proteavallei;-33.8641;18.6136;;50;128;s
Proteaville;-33.8194;18.6544;;223;128;s
RR Section;-34.0183;18.6584;;498;128;t
Rabiesdale;-33.7302;18.9955;;;1049;s
Radloff Park;-34.0808;18.872;;1227;128;s
Railton;-34.0395;20.4451;;;1268;s
Raith;-34.0233;18.8023;;1126;1246;s
Raithby;-34.0233;18.8023;;;1246;v;;1
Ravensmead;-33.9222;18.605;;1055;128;s
Red Hill;-34.2009;18.4088;;1214;128;t
Redelinghuys;-32.4832;18.5349;;;29;v
Reebok;-34.0728;22.1719;;;358;v
Restvale;-32.0916;23.0107;;;938;s
Reunion Park;-33.6336;19.4557;;;1448;s
Rexford;-34.0508;23.0746;;;517;s
Rhobololo;-34.0264;23.0724;;;517;s
Richmond;-33.9069;18.5735;;344;128;s
Richmond Estate;-33.9021;18.5666;;344;128;s
Richwood;-33.8325;18.5433;;76;128;s
Ridgeworth;-33.8753;18.6442;;50;128;s
Rietkuil Smallholdings;-34.0722;20.681;;;1268;p
Rietpoort;-30.9587;18.0508;;;68;v
Rietvlei;-33.8486;18.499;;;128;s;;1
Rietvlei Nature Area;-33.8486;18.499;;1152;128;s
Riversdale Settlement;-34.0589;21.2527;;;1154;s
Riverton;-33.9132;18.5637;;247;128;s
Riverview;-33.6612;19.4447;;;1448;s
Robberg Estate;-34.0977;23.3699;;;1092;s
Robberg Ridge;-34.084;23.3582;;;1092;s
Robertsvlei;-33.9375;19.0792;;;286;v
Robinvale;-33.5684;18.5033;;26;128;t
Rocklands;-34.0642;18.6085;;826;128;t
Rome;-34.1086;18.8395;;1257;128;s
Rome Glen;-34.0901;18.8709;;1227;128;s
Romp Vallei;-33.9948;18.5052;;;128;s
Romp Vlei;-33.9946;18.4964;;;128;s
Rondebosch East;-33.9752;18.4976;;;128;s
Roodewal;-33.6473;19.4624;;;1448;t
Roodfontein Smallholdings;-34.0798;23.3217;;;1092;p
Rooidakkies;-34.1468;18.9965;;;349;s
Rooiels;-34.3041;18.8168;;;510;v
Rooikamp;-33.3764;19.3152;;;141;s
Rooirivier-Rif;-33.9706;22.439;;;330;s
Rooivlakte;-31.9677;23.762;;;908;s
Roosendal;-33.9603;18.6515;;190;128;t
Rosedale;-33.9987;18.7234;;77;128;s
Rosedale Estate;-33.8259;18.678;;223;128;s
Rosemoor;-33.9775;22.4813;;;330;s
Rosendal;-33.8669;18.6443;;50;128;s
Rosendal;-33.8273;18.5184;;76;128;s;;;;western-cape-rosendal-cape-town-2
Rosenhof;-33.1456;18.6714;;;869;s
Rosenpark;-33.8683;18.641;;50;128;s
Roundhay;-34.08;18.8611;;1227;128;s
Roux Park;-33.6291;19.4558;;;1448;s
Rouxville;-33.9198;18.6963;;550;128;s
Royal Cape;-34.0171;18.4889;;;128;s
Rugby;-33.8968;18.4884;;;128;s
Ruitershoogte;-33.8144;18.6525;;223;128;s
Runkel Blv;-33.903;18.6502;;50;128;s
Russel's Rest;-34.0023;18.7255;;236;128;s;;;;western-cape-russels-rest-cape-town
Rust-En-Vrede;-34.0181;18.4427;;;128;s
Rustdal;-33.956;18.7015;;71;128;s
Rustdale;-33.9769;18.5136;;25;128;s
Rustdene;-32.3718;22.5721;;;42;t
Rusthof;-34.1281;18.8508;;1257;128;s
Ruwari;-33.8813;18.7083;;99;128;s
Ruyterwacht;-33.9185;18.5554;;344;128;s
Rylands;-33.9729;18.527;;25;128;s
Sacks Circle Industrial;-33.9267;18.6501;;50;128;p
Saint James;-34.1204;18.4549;;904;128;s
Salberau;-33.9286;18.5701;;247;128;s
Salt River;-33.9272;18.4666;;;128;s
San Michel;-34.1043;18.3934;;985;128;s
San Remo;-34.0685;18.5846;;826;128;t
Sand Industria;-33.9929;18.5446;;25;128;p
Sandbaai;-34.4196;19.1965;;;398;s;;1
Sanddrift;-33.8821;18.511;;825;128;s
Sandy Point;-32.7432;18.005;;;1239;s
Sanlamhof;-33.9047;18.6457;;50;128;s
Santos Bay;-34.1732;22.13;;;877;s
Sarepta;-33.9337;18.6676;;550;128;s
Saxonsea;-33.5509;18.4878;;26;128;t
Scarborough;-34.1958;18.3807;;;128;s;;1
Schoongezight;-33.8194;18.6464;;223;128;s
Schotschekloof;-33.9195;18.4113;;;128;s
Scott Estate;-34.0428;18.3646;;424;128;s
Scottsdene;-33.8668;18.7245;;533;128;s
Scottsville;-33.8547;18.7043;;533;128;s
Sea Breeze;-34.1477;18.8704;;345;128;s
Sea Point;-33.9172;18.3892;;;128;s
Sea View;-34.0208;22.4695;;;330;s
Seawinds;-34.0776;18.4839;;;128;s
Sedgehill;-34.0265;22.8072;;;1189;s
Selborne;-33.8815;18.6197;;50;128;s
Selfbou;-34.5337;20.0615;;;101;s
Sercor Park;-34.1338;18.8593;;1257;128;s
Shady Glen;-34.0601;18.8654;;1227;128;s
Shelley Point;-32.7109;17.9723;;;1239;s
Sheraton Park;-34.0774;18.468;;;128;s
Sherwood;-33.5528;18.499;;26;128;t
Shirley Park;-33.9069;18.6626;;50;128;s
Sillery;-34.0278;18.4359;;;128;s
Sillwood Heights;-34.013;18.7202;;236;128;s
Silver Mine Village;-34.1086;18.3954;;985;128;p
Silver Oaks;-33.9355;18.6892;;550;128;s
Silver Town;-34.0416;18.6862;;498;128;t
Silverglade;-34.1274;18.4141;;278;128;s
Silverhurst;-34.0198;18.4346;;;128;s
Silveroaks Industrial;-33.9393;18.6848;;71;128;p
Silversands;-33.9748;18.6777;;77;128;s
Silverstream;-33.8688;18.6648;;50;128;s
Silvertown;-33.9632;18.5236;;25;128;s
Simola Golf and Country Estate;-34.0056;23.0271;;;517;s
Simon's Kloof;-34.1956;18.4328;;1214;128;s;;;;western-cape-simons-kloof-cape-town
Sir Lowry's Pass;-34.1217;18.9121;;1227;128;t;;;;western-cape-sir-lowrys-pass-cape-town
Smitswinkelbaai;-34.2649;18.4661;;;128;s
Smutsville;-34.0266;22.8187;;;1189;s
Snake Park;-34.1639;18.9963;;;349;s
Solomon Mahlangu;-34.0299;18.6781;;498;128;t
Somerset Park;-34.0973;18.8536;;1257;128;s
Somerset Park;-33.6368;19.4228;;;1448;s
Somerset Ridge;-34.0734;18.8273;;1227;128;s
Somerset West Business Park;-34.1009;18.8537;;1227;128;s
Somerset West Country Club;-34.0793;18.8403;;1227;128;s
Soneike;-33.9129;18.6788;;550;128;s
Sonnekuil;-33.9163;18.6753;;550;128;s
Sonnendal;-33.8818;18.5812;;1055;128;s
Sonstraal;-33.8463;18.6625;;223;128;s
Sonstraal Heights;-33.8436;18.6769;;223;128;s
Southern Cross;-34.0572;22.2256;;;358;s
Southern Paarl;-33.7648;18.9649;;;1049;s
Southfield;-34.0355;18.4845;;;128;s
Southfork;-34.1385;18.8561;;1257;128;s
Spanish Farm;-34.0535;18.8519;;1227;128;s
Sparrebosch Clifftop Estate;-34.0702;23.0953;;;517;s
Spoorwegkamp;-32.3563;22.5696;;;42;s
Springbokpark;-33.8799;18.6829;;99;128;s
Springerbaai;-34.2468;21.9209;;;388;v;;1
Springerbaai Coastal Eco-Estate;-34.2468;21.9209;;1235;388;s
St Dumas;-33.939;18.6934;;550;128;s
St Helena Bay;-32.7397;17.9998;;;1239;s
St Kilda;-33.8629;18.6897;;99;128;s
St Michaels;-33.8744;18.6901;;99;128;s
Stanlou;-33.8995;18.6271;;50;128;s
Steel Park;-33.9269;18.6343;;50;128;s
Steenberg;-34.0729;18.4312;;;128;s
Steenbergs Cove;-32.7664;18.0289;;;1239;s
Steenbras View;-34.0557;18.8271;;1227;128;s
Stellenberg;-33.8687;18.6579;;50;128;s
Stellenbosch Part 2;-34.0518;18.8095;;;1246;s
Stellenridge;-33.8757;18.6522;;50;128;s
Stellenryk;-33.8651;18.6633;;50;128;s
Steyn's Nest;-34.0528;18.817;;1227;128;s;;;;western-cape-steyns-nest-cape-town
Steynsburg;-33.1595;18.6585;;;869;s
Stikland;-33.9057;18.6525;;50;128;s
Stikland Industrial;-33.9011;18.67;;50;128;p
Still Bay;-34.3763;21.4052;;;1254;s
Still Bay-East 1;-34.3593;21.44;;;1254;s
Still Bay-West;-34.3763;21.4052;;;1254;s
Stompneus Bay;-32.7256;17.9756;;;1239;s
Stonehurst Mountains Estate;-34.0847;18.4401;;904;128;s
Strand;-34.1118;18.8432;;;128;s;55558;23
Strandfontein;-34.0753;18.5798;;826;128;t
Strandfontein;-31.7481;18.2302;;;651;v
Strandfontein Village;-34.0724;18.5609;;826;128;t
Strandvale;-34.0981;18.8388;;1257;128;s
Stratford Green;-34.0204;18.7385;;236;128;s
Stuart's Hill;-34.0759;18.8498;;1227;128;s;;;;western-cape-stuarts-hill-cape-town
Suiderstrand;-34.8124;19.957;;;1259;v
Summer Greens;-33.882;18.5267;;825;128;s
Summer Place;-34.0855;23.3546;;;1092;s
Summerville;-33.8582;18.7237;;533;128;s
Sun Valley;-34.1267;18.3975;;278;128;s
Sunbird Park;-33.9645;18.6794;;71;128;s
Sunkist;-33.8958;18.6394;;50;128;s
Sunlands;-33.9996;18.5011;;;128;s
Sunningdale;-33.8054;18.4885;;76;128;s
Sunnydale;-34.1237;18.3858;;985;128;s
Sunnyside;-33.9707;18.513;;25;128;s
Sunray;-33.8981;18.6381;;50;128;s
Sunridge;-34.0504;23.1026;;;517;s
Sunridge;-33.827;18.5124;;76;128;s
Sunset Glen;-33.9823;18.6858;;77;128;s
Sunsetlinks;-33.8677;18.4913;;825;128;s
Surrey;-33.9748;18.5437;;25;128;s
Suurbraak;-34.0435;20.657;;;1268;s
Swannie River;-34.1457;19.0166;;;349;s
Swartriet;-32.9533;17.8886;;;1172;v
Swartvlei;-33.9988;22.7406;;;1189;v
Sweet Home;-34.0074;18.5628;;1078;128;t
Sweet Valley;-34.0505;18.4402;;;128;s
Sybrandpark;-33.9567;18.499;;25;128;s
Table View;-33.8255;18.4959;;76;128;s
Tafelsig;-34.0607;18.6366;;826;128;t
Tamatekraal;-34.4794;19.9058;;;926;s
Tamboerskloof;-33.929;18.4032;;;128;s
Tembani;-34.0141;18.6347;;498;128;t
Temperance Town;-34.1526;18.8826;;345;128;s
Tennantville;-33.9209;18.8572;;;1246;s
Tergniet;-34.0652;22.1967;;;358;s
Thalmen;-33.9006;18.6519;;50;128;s
The Brink Eco Estate;-34.0526;22.4077;;;330;p
The Connifers;-33.9847;18.6942;;77;128;s
The Crest;-33.819;18.6727;;223;128;s
The Diemersfontein Village;-33.6637;19.0087;;199;1424;s
The Hague;-33.9587;18.6403;;190;128;t
The Heads;-34.0761;23.0657;;;517;s
The Island;-34.052;22.2463;;;358;s
The Lakes;-34.1197;18.3774;;985;128;s
The Links;-34.071;18.8357;;1227;128;s
The Palms;-34.1017;18.8359;;1257;128;s
The Range;-33.9346;18.5688;;247;128;s
The Vines;-34.095;18.8592;;1227;128;s
The Vines;-34.0299;18.4564;;;128;s;;;;western-cape-the-vines-cape-town-2
The Wines;-34.0112;18.7331;;236;128;s
Thembalethu;-34.0058;22.4874;;;330;t;43103
Theronville;-34.2064;21.5652;;;7;s
Thesens Island;-34.0484;23.0547;;;517;s
Thornton;-33.9234;18.5327;;344;128;s
Three Anchor Bay;-33.9087;18.3974;;;128;s
Tierboskloof;-34.0239;18.3698;;424;128;s
Tijgerhof;-33.8867;18.4993;;825;128;s
Tjotjombeni;-34.2452;19.4256;;;122;s
Toekomsrus;-33.5953;22.2439;;;1046;s
Toekomsrus;-32.3577;22.5647;;;42;s
Tokai;-34.0628;18.4402;;;128;s
Town 3;-34.0603;18.6889;;498;128;t
Townsend Estate;-33.9069;18.5417;;344;128;s
Transnet;-33.9181;18.6252;;50;128;s
Trevor Vilakazi;-34.0256;18.6757;;498;128;t
Triangle Farm;-33.9087;18.6485;;50;128;s
Turf Hall;-33.9958;18.5114;;;128;s
Turf Hall Estate;-34.0086;18.5199;;;128;s
Turtle Creek Golf Estate;-34.032;23.3788;;;1092;s
Tuscany Glen;-33.9995;18.7008;;77;128;s
Twee Rivieren;-33.9529;22.4809;;;330;s
Tygerdal;-33.8946;18.5461;;344;128;s
Uilenkraalsmond;-34.6033;19.4087;;287;322;s
Uitbreiding;-33.7933;19.8933;;;1156;s
Uitkyk;-31.55;18.3427;;;651;s
Uitsig;-34.244;19.4222;;;122;s
Uitsig;-33.9357;18.5989;;1055;128;s
Uitzicht;-33.8184;18.6883;;533;128;s
Uitzicht Security Estate;-33.8159;18.6874;;533;128;s
Umsobomvu;-34.032;23.1059;;;517;s
Univerity of The Western Cape;-33.9336;18.6273;;50;128;s
V & A Waterfront;-33.9067;18.4203;;;128;s;;;;western-cape-v-a-waterfront-cape-town
Val De Vie;-33.8012;18.9711;;;1049;v;;1
Val De Vie Winelands Lifestyle Estate;-33.8012;18.9711;;1371;1049;s
Valhalla;-33.9206;18.5643;;247;128;s
Valhalla Park;-33.9538;18.5721;;772;128;s
Valmary Park;-33.8401;18.6526;;223;128;s
Van Der Stel;-34.0947;18.8483;;1257;128;s
Van Dyks Bay;-34.6135;19.3536;;;322;s
Van Riebeeck Park;-33.6234;19.4438;;;1448;s
Van Riebeeckshof;-33.8563;18.6097;;50;128;s
Van Riebeeckstad;-33.7012;18.4421;;802;128;s
Van Rooyens Rus;-33.7707;22.8859;;;1364;p
Van Ryneveld;-34.1199;18.8313;;1257;128;s
Van Wyks Vlei;-33.664;18.9956;;;1424;s
Van Wyksdorp;-33.7555;21.4608;;;1457;v
Vanguard;-33.9656;18.5423;;25;128;s
Vasco Estate;-33.9032;18.5592;;344;128;s
Vergesig;-33.8386;18.6336;;223;128;s
Vermont;-34.4096;19.1548;;1035;398;s
Victoria Mxenge;-34.0228;18.6565;;498;128;t
Victoria Park;-34.0918;18.8309;;1227;128;s
Victoria Park;-33.6545;19.4421;;;1448;s
Vierlanden Heights;-33.8056;18.6569;;223;128;s
Viking Park;-33.9273;18.5248;;344;128;s
Viljoenshof;-34.6666;19.7009;;1447;322;s
Village V1 North;-34.0368;18.6597;;498;128;t
Village V1 South;-34.0492;18.6623;;498;128;t
Village V2 North;-34.0346;18.6718;;498;128;t
Village V3 North;-34.023;18.6669;;498;128;t
Village V4 North;-34.0282;18.6583;;498;128;t
Vlakkeland;-33.6818;19.004;;;1049;s
Vlees Bay;-34.2931;21.9138;;;877;v
Voelklip;-34.4091;19.2862;;;398;s
Voelvlei;-33.9228;18.6661;;550;128;s
Vogelgat;-34.39;19.3109;;;398;v
Vogelvlei;-33.9635;18.6592;;71;128;s
Voorbrug;-33.972;18.6481;;190;128;t
Voorstrand;-32.8083;17.8935;;;1058;s
Vosfontein;-33.8785;18.6571;;50;128;s
Vredehoek;-33.9406;18.4223;;;128;s
Vredekloof;-33.8626;18.6777;;99;128;s
Vredekloof Glen;-33.8686;18.6752;;99;128;s
Vredekloof Rand;-33.8656;18.6719;;99;128;s
Vredelust;-33.894;18.6121;;50;128;s
Vredenberg;-33.8768;18.6668;;50;128;s
Vredendal Noord;-31.6405;18.5277;;;1404;s
Vredenkloof Heights;-33.856;18.6863;;99;128;s
Vrygrond;-34.0822;18.4868;;904;128;t
Vrykyk;-33.7529;18.961;;;1049;s
Vukuzenzele;-33.9826;18.587;;362;128;t
Vyf Brakke Fonteinen;-34.1524;22.0778;;;388;v
Vygeboom;-33.8473;18.6518;;223;128;s
WP Park;-33.9248;18.5469;;344;128;s
Wairoa;-33.8253;18.6358;;223;128;s
Wallacedene;-33.8607;18.7329;;533;128;t
Walmer Estate;-33.9354;18.4447;;;128;s
Washington Square;-34.0118;18.6341;;498;128;t
Water-Vliet;-33.8225;18.9814;;;1049;v;;1
Wavecrest;-34.0713;18.5483;;826;128;t
Welcome;-33.9601;18.5448;;25;128;s
Welcome Glen;-34.1537;18.4071;;1214;128;s
Welgedacht;-33.8654;18.6027;;50;128;s
Welgelegen1;-33.8755;18.5693;;1055;128;s
Welgelegen2;-33.871;18.567;;1055;128;s
Welgelegen3;-33.8662;18.5642;;1055;128;s
Welgemoed;-33.8734;18.6125;;50;128;s
Welgemoed;-32.7884;21.9715;;;610;s
Welgemoed Greens;-33.8774;18.6237;;50;128;s
Welgevonden;-33.9015;18.8533;;;1246;s
Welgevonden;-33.8176;18.6784;;223;128;s
Wellington Central;-33.6453;18.9971;;;1424;s
Wellington East;-33.6413;19.0205;;;1424;s
Wellington North;-33.642;19.005;;;1424;s
Wellway Park;-33.823;18.6594;;223;128;s
Wellway Park East;-33.8245;18.6647;;223;128;s
Weltevrede;-33.9043;18.8467;;158;1246;t
Weltevrede Park;-33.8127;18.8634;;;508;s
Weltevreden;-34.1252;18.8419;;1257;128;s
Weltevreden Valley;-34.0322;18.5865;;826;128;t
Weltevreden Valley North;-34.0175;18.5796;;1078;128;t
Wembley Park;-33.9573;18.6703;;71;128;s
Wemmerhoek;-33.8726;19.0435;;;286;s
Wesbank;-33.9894;18.7045;;77;128;s
Wesbank;-33.4609;18.7083;;;708;s
Wesfleur;-33.5597;18.4704;;26;128;t
West Beach;-33.8068;18.4764;;76;128;s
West Point;-32.7837;18.0458;;;1239;s
West Riding;-33.8223;18.5149;;76;128;s
Westgate;-34.0496;18.5901;;826;128;t
Westhill;-34.0349;23.039;;;517;s
Westlake;-34.0818;18.4487;;;128;s
Westridge;-34.0767;18.8344;;1227;128;s
Westridge;-34.05;18.6006;;826;128;t;;;;western-cape-westridge-cape-town-2
Wetton;-34.0072;18.5134;;;128;s
Whale Rock Heights;-34.0877;23.3539;;;1092;s
Whale Rock Ridge;-34.0908;23.3643;;;1092;s
Whale Rock Village;-34.0871;23.3632;;;1092;s
White City;-33.013;17.9392;;;1172;s
White city;-33.3809;19.3138;;;141;s
Wilderness Heights;-33.9841;22.5867;;;1433;s
Wimbledon Estate;-33.958;18.689;;71;128;s
Windermere;-33.9086;18.5183;;;128;s
Windsor Park;-33.8474;18.7044;;533;128;s
Windsor Park Estate;-33.8405;18.711;;533;128;s
Winford;-34.2029;18.455;;1214;128;s
Wingfield;-33.9085;18.5301;;344;128;s
Winslow;-34.1533;18.8721;;345;128;s
Winston Estate;-34.1056;18.8401;;1257;128;s
Witlokasie;-34.0292;23.0568;;;517;s
Witsand;-34.3949;20.8235;;;394;v;;1
Witsand;-33.589;18.5051;;26;128;t
Witteboomen;-34.0161;18.4177;;;128;s
Wittedrift;-34.0123;23.3327;;;1092;v
Witteklip;-32.9228;18.0093;;;1403;s
Wittewater;-32.9152;18.7032;;;1088;v
Wolvengat;-34.6666;19.7009;;;322;v;;1
Wolwedans;-34.0358;22.2007;;;358;s
Woodbridge Island;-33.8845;18.4865;;825;128;s
Woodlands;-34.1639;18.4165;;1214;128;s
Woodlands;-34.0324;18.5979;;826;128;t;;;;western-cape-woodlands-cape-town-2
Woodstock;-33.9263;18.4489;;;128;s
Worcester Central;-33.6447;19.4428;;;1448;s
Worcester Industrial;-33.6371;19.4779;;;1448;p
Worcester West;-33.6259;19.4107;;;1448;s
Wynberg;-34.0064;18.4658;;;128;s
Xolweni;-34.0298;23.0665;;;517;s
Yorkshire Estate;-34.0001;18.5142;;;128;s
Youngsfield;-34.0069;18.4916;;;128;s
Ysterplaat Airbase;-33.9042;18.4967;;;128;s
Zandberg;-34.0465;18.8229;;1227;128;s
Zeekoei Vlei;-34.0677;18.4997;;351;128;s
Zevendal;-33.938;18.7129;;550;128;s
Zevenwacht;-33.9336;18.712;;550;128;s
Zevenzicht;-33.9387;18.7095;;550;128;s
Zolani;-33.8391;20.0938;;;23;t
Zondi;-33.9978;18.5629;;362;128;t
Zonnebloem;-33.9318;18.4331;;;128;s
Zoo Park;-33.8414;18.7004;;533;128;s
Zwartdam;-33.9713;18.509;;25;128;s
Zweletemba;-33.6477;19.4925;;;1448;t;;1
Zwelihle;-34.4295;19.2118;;;398;t
`;
