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
Abbotsford;-32.9593;27.9163;;;230;90
Abetshawu;-30.866;29.8959;;;69
Aboboti;-32.3905;28.2354;;;118
Adam;-32.2153;27.9736;;;951
Adcockvale;-33.9408;25.5785;;;346;90
Adendorp;-32.3052;24.5481;;;347;30;KwaMseki Bishop Limba
Aeroville;-32.7494;25.6039;;;578;30
Afzondering;-30.1758;28.9465;;;711
Agnes;-31.698;27.0333;;;120
Alexander Park Industrial;-33.7862;25.4301;;;481;6
Algoa Park;-33.9005;25.5616;;;346;90
All Saints Mission;-31.6615;28.0547;;;946
Allan Heights;-33.91;25.5461;;;346;90
Allandale;-32.8412;26.7854;;;201
Allanridge West;-33.7494;25.3808;;;481;90
Allanwater;-32.321;26.7866;;;1169
Aloe;-31.9183;26.8634;;;525;30
Aloevale;-31.9234;26.8646;;;525;30
Amabele;-32.6639;27.5276;;;1262
Amabhele;-32.3;27.9883;;;951
Amakwalo;-31.3715;29.2113;;;648
Amalinda;-32.9979;27.8657;;;230;90
Amalinda North;-32.9898;27.8682;;;230;90
Amambalu;-33.1258;27.0967;;;1064
Amambalu;-32.5401;28.2684;;;490
Amamvala;-31.5998;28.1838;;;946
Amanaleni;-32.0722;28.9441;;;245
Amantshangase A/a;-30.8099;29.581;;;69;;;eastern-cape-amantshangase-a-a-bizana
Amantshangase A/a E;-30.7733;29.5644;;;69;;;eastern-cape-amantshangase-a-a-e-bizana
Amantshangase A/a F;-30.9035;29.8287;;;69;;;eastern-cape-amantshangase-a-a-f-bizana
Amanzolo;-31.5983;28.2171;;;946
Amaqeda;-31.0829;29.8224;;;69
Amaqolomba;-32.1168;26.697;;;1432
Amaqwati;-31.6379;28.2575;;;946
Amatola View;-32.8536;27.4272;;;1118;90
Amazibula;-32.6537;27.4783;;;1262
Amberdale;-31.9025;26.8158;;;525;30
Ambrose;-30.6085;28.7195;;1366;559
Amendu;-31.629;28.7752;;;896
Amsterdamhoek;-33.8504;25.6118;;;346;90
Anders Mission;-32.8831;27.2339;;;1118;15
Andris;-30.2524;28.6881;;;711
Angola;-32.0595;26.7637;;;1432
Anoves;-32.0213;27.6153;;;160
Apleni;-32.1471;28.712;;;245
Appiesdry sp;-32.7856;26.6386;;;567;30
Aquapark;-33.3925;25.4351;;;999;30
Arbor View;-30.6827;26.7171;;;707;30
Arcadia;-33.8633;25.5129;;59;346;150
Arcadia;-33.0098;27.9101;;;230;90
Area North 1924;-32.8351;27.2727;;203;1118;150
Arena;-32.8842;28.0598;;;367
Arosi;-31.7177;27.7655;;;1344
Arthur Homes;-31.3669;29.5721;;;648;30
Asazani;-31.3753;26.3552;;;857;30
Asherville;-32.2841;24.5646;;;347;30
Askeaton;-31.6274;27.4593;;;121
Aston Bay;-34.0814;24.9068;;;454;30
Auckland;-33.1388;26.8427;;260;1064
Avalon Holiday Resort;-32.8497;28.1135;;151;367
Azalea Park;-33.821;25.5155;;;346;90
Babani;-31.2526;29.6851;;;648
Babara;-30.3843;27.4812;;1121;1247
Bacelona;-33.9063;25.5412;;;346;90
Badi;-32.2395;28.6731;;;1437
Badibanise;-30.8873;28.984;;;559
Bajodini;-31.1316;28.8282;;;1122
Bakaleni;-31.305;28.5117;;;1342
Bakana;-32.1355;28.3992;;1435;225
Bakaneni;-32.4337;28.4474;;;139
Bakaneni;-32.2195;28.4886;;;1437
Baku;-31.8839;27.9272;;;1344
Balasi;-31.1507;28.8269;;;1122
Balazie Valley;-32.8445;27.407;;;1118;90
Baleni;-31.0993;29.4079;;;279
Baleni A;-31.0715;29.9887;;;69
Baleni B;-31.1681;29.9645;;;69
Baleni C;-31.1438;30.0278;;;69
Baleni D;-31.1497;29.8964;;;69
Baleni E;-31.192;30.0449;;;69
Balizulu;-31.7451;28.6801;;;893
Bandla;-31.6463;29.2514;;;952
Bangani;-32.0739;28.5072;;;225
Bangilizwe;-32.9951;27.5469;;;1118;15
Bangolosi;-31.6711;29.4582;;;1100;;;eastern-cape-bangolosi-port-saint-johns
Bankies;-31.5474;26.9616;;;210
Bankini;-31.4634;27.1821;;;435
Bantubabi;-31.3079;28.6383;;;1342
Bantubonke;-30.9131;28.9866;;1212;559
Banzi;-32.1322;27.5284;;;160
Barracks;-33.0036;27.4638;;;377
Barracks;-31.6175;27.4949;;;121
Barsheba;-33.4132;25.5465;;;999
Bashee;-32.2398;28.9148;;;245
Batsoarele;-30.5703;28.7544;;;765
Bavuma;-32.0305;28.5192;;;245
Bawa;-32.4052;28.109;;;118
Bayimani;-30.9128;29.7526;;;69;;Dayimani
Baysville;-33.0009;27.9169;;;230;90
Bazana;-31.2995;29.5697;;;648
Baziya Mission;-31.6161;28.3905;;;896
Beachview;-34;25.3244;;155;346;90
Beacon Bay;-32.9712;27.9341;;;230;90
Beacon Bay North;-32.9586;27.9464;;;230;90
Beacon Hill;-32.8969;27.4197;;;1118;90
Bebelele;-33.0115;27.8676;;;230;90
Bebeza;-30.5256;27.6534;;;1247;8
Beccels;-32.042;26.4627;;44;1273
Beccles;-32.042;26.4627;;;1273;8
Bedford 1;-32.6817;26.0917;;;45;30
Bedford Convent;-31.5761;28.7064;;;896;30
Begha Mouth;-33.3764;27.3278;;;377
Bekela;-31.1158;30.0766;;;69
Bekileni;-31.8935;28.1801;;;946
Bekruipkop;-33.0003;27.496;;;377
Belekence;-31.1073;28.7853;;;1122
Belford;-30.1831;28.7229;;;711
Belgravia;-33.003;27.8983;;;230;90
Bell;-33.2532;27.3647;;;377
Bellvale;-32.5606;26.7164;;;1198
Belmont Valley;-33.3128;26.5421;;;700;30
Ben Kamma;-33.9622;25.4916;;;346;90
Ben Schoeman Airport;-33.0379;27.826;;;230;6
Bensonvale;-30.5777;27.3549;;;1247;8
Benton;-33.3832;27.1957;;;1064
Berea;-32.9889;27.9097;;;230;90
Bergplaas;-32.6915;26.8771;;;201
Bergsig;-33.3873;25.4504;;;999;30
Bergsig;-31.8855;26.8801;;;525;30
Berlin Smallholdings;-32.8683;27.5921;;1004;1118;6
Besmani;-32.4556;28.1603;;;118
Bethal;-32.3542;28.2054;;;118
Bethel;-30.2288;28.8517;;;711
Bethelsdorp;-33.883;25.5201;;;346;1800
Bethesda;-30.4942;28.6655;;;765
Betshwane;-30.7691;29.3949;;;655
Beverley Grove;-33.9649;25.4948;;;346;90
Beyele;-31.7712;27.9698;;;946
Bezuidenhoutville;-32.6817;26.2955;;;4;30
Bhabha;-32.2614;27.7097;;;1262
Bhadalala;-30.781;29.4561;;;655
Bhakabhedu;-30.6493;28.2476;;1283;1314
Bhakaleni;-31.8212;28.8526;;;893
Bhakaleni;-31.3441;29.3879;;;1100;;;eastern-cape-bhakaleni-port-saint-johns
Bhakubha;-30.8833;29.2836;;;1002
Bhala;-30.9887;29.5375;;;279
Bhalasi;-31.2814;28.4853;;;1342
Bhalasi;-31.0824;29.531;;;279
Bhantini;-30.9307;28.4495;;;995
Bhantini A;-31.6556;29.0573;;;952
Bhantini B;-31.692;29.1006;;;952
Bharhumani;-32.4741;28.1762;;;139
Bhavameni;-32.7244;27.0897;;;487
Bhawu;-32.0586;28.9912;;;245
Bhayi;-32.0318;28.6744;;;245
Bheja;-31.0433;29.0584;;;1122
Bhekayeke;-30.6455;29.208;;921;655
Bhekela;-31.2007;28.2568;;;1356;30
Bhekisi;-33.3783;27.1361;;;1064
Bhekiyeza;-31.089;29.792;;;69
Bhele;-32.9282;27.2377;;;1064
Bhele A;-31.0333;29.8269;;;69
Bhele B;-30.932;29.749;;;69
Bheleni;-31.6506;29.322;;;1100;;;eastern-cape-bheleni-port-saint-johns
Bhesi;-31.9188;27.8787;;;1344
Bhetani;-31.8614;28.3518;;;225
Bhetani;-30.7429;28.961;;;559
Bhethula;-30.6283;28.2148;;;1314
Bhetshwana;-30.773;29.3728;;;655
Bhijolo;-31.8973;28.3685;;;225
Bhisa;-30.7699;29.5024;;;1002
Bhishibha;-32.3382;27.7969;;;951
Bhisilane;-30.9326;28.8747;;;559;8
Bhobhoyi;-31.3167;29.2451;;;648
Bhofolo;-32.7734;26.6453;;;567;30
Bhokhwe;-32.4127;28.1123;;;118
Bhoko;-31.8096;27.2289;;;120
Bholani A;-31.5721;29.5877;;;1100;;;eastern-cape-bholani-a-port-saint-johns
Bholani B;-31.6441;29.4155;;;1100;;;eastern-cape-bholani-b-port-saint-johns
Bholotwa;-31.635;28.9613;;;952
Bhomeni;-31.6465;27.1836;;;120
Bhongolwethu;-32.3144;28.2365;;;118
Bhongolwethu;-31.7144;27.2326;;;120
Bhongweni;-32.743;25.7972;;;166;50
Bhongweni;-32.2134;28.6825;;;1437
Bhongweni;-32.0809;28.1612;;;951
Bhongweni;-31.412;29.6575;;;648
Bhononi;-30.9365;29.4033;;;1002
Bhonxa;-30.922;29.271;;;1002
Bhonyothi;-32.5873;28.2856;;;490
Bhoqo;-32.0991;28.086;;;951
Bhoqo;-31.6491;26.9988;;;120
Bhuba;-32.0103;29.0891;;;159
Bhubesini;-31.0806;29.0772;;;1122
Bhucula;-31.803;29.273;;;952
Bhuje;-31.4547;29.3341;;;1100;;;eastern-cape-bhuje-port-saint-johns
Bhukuva;-30.8935;29.6046;;;69
Bhulele;-32.2492;28.1985;;;118
Bhunga;-32.1624;28.7087;;;1437
Bhunga;-31.2328;29.2152;;219;1002
Bhungeni;-32.3237;28.151;;;118;30
Bhungeni;-30.9233;29.4675;;;279
Bhungweni;-30.9845;29.6323;;;69
Bhuqa;-31.3033;29.252;;;648
Bhuru;-32.3302;27.8305;;;951
Bhuta;-32.1805;28.8893;;;245
Bhwnijini;-30.9041;29.8438;;;69
Bhwnjini;-30.9041;29.8438;;65;69
Bijolo;-31.9138;28.7504;;;893
Bika Industrial;-32.3116;28.2145;;;118;2
Bikizana;-30.3469;27.4555;;;1247
Bilatye;-31.9498;27.3644;;;160
Bisana;-31.2018;29.3928;;;279
Bisho Central;-32.8496;27.4395;;63;1118;90
Bisho Gardens;-32.854;27.4433;;63;1118;90
Bisho Park;-32.8403;27.4447;;63;1118;90
Bisi;-31.1327;29.4767;;;279
Bityongo;-31.4847;29.4437;;1022;1100;;;eastern-cape-bityongo-port-saint-johns
Bizana;-31.5856;29.3767;;;1100;;;eastern-cape-bizana-port-saint-johns
Black Diamond;-30.2593;28.9613;;;138
Black Fountain;-30.4583;28.3506;;;1314
Blasini Village;-31.7359;27.5261;;;160
Blikana;-30.576;27.6146;;;1247;20
Blikkiesdorp;-33.7572;25.3838;;;481;90
Blink Water;-32.7043;26.59;;;567
Blom;-30.6099;27.7415;;;1142
Blue Bend;-32.9772;27.9528;;;230;90
Blue Gums;-30.5435;27.2312;;;1247
Blue Horizon Bay;-33.9729;25.2533;;;346;90
Blue Rise;-31.8992;26.8955;;;525;30
Blue Sky;-32.2532;28.2062;;;118
Bluewater Bay;-33.8512;25.6338;;;346;90
Bodiam;-33.2509;27.421;;;377
Bodini;-31.7826;27.9115;;;946
Bofolo;-32.0022;28.0529;;;946
Bojane;-31.6869;27.9509;;;946
Bojeni;-32.3236;28.5994;;;1437
Boknes Strand;-33.7316;26.5755;;;11
Bokolweni;-31.1265;28.5481;;529;995
Bokuveni;-30.9061;29.5553;;;69
Bolana;-31.9132;27.623;;;160
Bomapass;-32.6853;27.1097;;;487
Bomberg;-31.1417;28.7843;;;1122
Bomplas;-31.6681;27.2701;;;120
Bomvana;-32.3714;28.3724;;;139
Bomvana;-32.1682;28.3912;;1289;225
Bomvane;-31.7933;29.0238;;;952
Bomvini;-31.4949;29.182;;;631
Bomvini;-31.1612;29.1368;;;1122
Bomvini;-31.0143;29.3562;;;1002;11
Bonanza;-32.988;27.7942;;;230;90
Bonda;-30.8421;29.6247;;;69
Bonga;-31.9505;29.1179;;;159
Bonga;-30.7936;29.3129;;;655
Bongoza;-32.3458;28.1131;;;118
Bongweni;-32.6956;27.3982;;;1262;8
Bongweni;-32.075;27.7796;;;1344
Bongweni;-31.1221;28.5783;;;995
Bonkolo;-31.9862;28.2828;;;225
Bonnie Doon;-32.9803;27.9261;;;230;90
Bonza Bay;-32.9716;27.9575;;;230;90
Boomplaas;-31.5161;27.1676;;;435
Boomplaas;-30.5482;27.5978;;;1247
Booysen Park;-33.858;25.468;;59;346;150
Bophela;-32.2892;28.4623;;;1437
Border Post;-32.7176;27.5053;;;1262
Boskop;-33.9733;23.8158;;;459
Botani;-31.8273;27.8178;;;1344
Botha's Hoek;-32.027;26.7199;;;1432;;;eastern-cape-bothas-hoek-whittlesea
Bothasrus;-33.8034;25.4588;;;195;90
Botho;-32.0549;29.0828;;;245
Botomani;-30.748;29.4273;;;655
Botwe;-32.2109;27.9777;;;951
Bovini;-31.3081;29.2051;;;631
Bovini;-30.0638;28.9945;;;711
Bowden;-31.752;26.941;;;120
Boxelulu;-32.9659;27.3565;;;1064
Boycy;-31.3828;28.7566;;;1342
Braelyn;-33.0036;27.8688;;;230;90
Braelyn Heights;-33.004;27.8866;;;230;90
Braelyn Hills;-33.0009;27.8795;;;230;90
Braelyn Industrial;-33.0091;27.8897;;;230;6
Braki;-30.657;28.4712;;;1314
Brakkloof;-32.1302;26.7702;;;1432
Brayini;-30.5906;27.2636;;;1247
Breidbach;-32.8909;27.4481;;;1118;90
Brentwood Park;-33.9579;25.4907;;;346;90
Bridge Haven;-33.9237;25.5614;;;346;90
Bridgemead;-33.9311;25.4761;;;346;90
Broadwood;-33.9883;25.5424;;;346;90
Brooksnek;-30.6334;29.4812;;;655;17
Brymore;-33.9554;25.5084;;;346;90
Buchele;-31.5006;29.6174;;;1100;;;eastern-cape-buchele-port-saint-johns
Buffalo Flats;-33.0184;27.8498;;;230;90
Buffelsbaden;-30.7199;26.7137;;;707;30
Buffnek;-30.8428;28.8874;;;559
Bufumba;-32.0006;28.9602;;;245
Buhlambo;-30.8357;29.5015;;188;1002
Buhlanga;-31.1441;29.3326;;;1002
Buhlanyanga;-31.2241;29.5971;;;648
Buhlungwana;-31.2056;29.0007;;;1122
Buitendag;-30.9982;26.3158;;;113;30
Bukazi;-31.1771;29.46;;;279
Bukazi;-31.0543;29.391;;;1002
Bukuqweni Farma;-31.398;29.4182;;;1100;;;eastern-cape-bukuqweni-farma-port-saint-johns
Bukwana;-31.7192;27.4521;;;160
Bula;-31.5273;28.2972;;;946
Bulala;-31.0027;30.039;;;69
Bulawayo;-31.9703;27.6907;;;160
Bulawayo;-31.4733;28.0676;;;946
Bulembu;-32.8689;27.2707;;;1118;15
Bulhoek;-32.0384;26.6284;;;1432
Bulungula;-32.0696;28.9279;;;245
Bulura;-32.886;26.7546;;;201
Bumazi;-31.1161;29.6219;;;279
Bumbana;-31.6291;27.4418;;;121
Bumbane;-32.5254;28.527;;;490
Bumbane;-32.1308;28.8183;;;245
Bumbane;-31.8746;28.5269;;;893
Bumbane A;-31.4813;28.2241;;;946
Bumbane B;-31.5745;28.2496;;;946
Bumbena;-30.8051;28.711;;1123;559
Bumbeni;-30.6568;29.4905;;;655
Bunckers Hill;-32.9974;27.9354;;;230;90
Bunene;-32.034;28.8009;;;245
Bungeni;-31.6693;29.3288;;;1100;;;eastern-cape-bungeni-port-saint-johns
Bunqaba;-32.1659;28.9117;;;245
Burnshill;-32.7661;27.0588;;;487
Busakwe;-32.3377;28.579;;;1437
Bushmans River;-33.6739;26.6236;;;11;50
Busila;-32.2987;28.3585;;;118
Buthini;-30.9603;29.7853;;;69
Butho;-31.6546;29.3511;;;1100;;;eastern-cape-butho-port-saint-johns
Buthongweni;-31.7061;29.0504;;;952
Buthongweni;-30.9888;29.9892;;;69
Buthulo;-31.5983;29.2835;;;1100;;;eastern-cape-buthulo-port-saint-johns
Buthulo;-31.2111;29.7217;;;648
Butsheni;-30.8388;29.0494;;;559
Butterworth Central;-32.3314;28.1413;;;118;30
Buttville;-30.9487;29.6053;;;69
Buwa;-31.876;28.5732;;;893
Buwa;-31.1038;29.0767;;;1122
Buziba;-31.2107;29.2975;;;279
C Section Extension;-33.0074;27.864;;;230;90
C-Place;-34.0488;24.9132;;;454;30
Caba;-32.26;27.6881;;;1262
Caba;-32.0311;28.0556;;;225
Caba;-31.6854;28.333;;;893
Caba;-31.5426;28.1565;;;946
Caba;-31.0848;28.6157;;;1122
Caba;-30.9498;29.2192;;;1002
Caba;-30.3579;28.6622;;;765
Cabazana;-30.6868;29.4052;;895;655;11
Cabazana;-30.6733;29.4456;;;655;11;;eastern-cape-cabazana-maxesibeni-2
Cabazi;-30.8318;29.0095;;;559
Cabe;-31.4455;29.4736;;;1100;;;eastern-cape-cabe-port-saint-johns
Cabekwana;-31.4191;29.618;;;648
Cabhane;-31.0015;28.9775;;;559
Cabuka;-30.6787;28.9668;;;559
Caca;-31.6553;28.1251;;;946
Cacadu;-31.8838;28.6459;;;893
Cacadu;-30.9351;29.1273;;;1002
Cafutweni;-32.2756;28.3306;;;118
Cairns;-32.4069;26.7498;;;1198
Cala Reserve;-31.527;27.6587;;;121;2
Calderwood;-32.857;26.7281;;;201
Califonia;-31.5413;27.6917;;;121;30
California;-32.2658;27.9604;;;951
Calucalu;-30.8107;28.5649;;;1314
Camama;-32.0511;27.5688;;;160;17
Cambridge;-32.9765;27.8888;;;230;90
Cambridge Village;-32.9638;27.8927;;;230;90
Cambridge West;-32.9752;27.8716;;;230;90
Campher Park;-33.8037;25.4414;;;195;90
Camsha;-32.3014;28.7123;;;1437
Cancele;-31.4633;27.1672;;;210
Cancele;-30.8346;28.7926;;;559
Candu;-31.9439;28.4213;;;225
Cannon hill;-33.7727;25.4019;;;481;90
Canon Rocks;-33.7464;26.5472;;;11
Canzibe;-31.806;29.0636;;;952
Cape St Francis;-34.1978;24.8333;;;1238
Cape road Industrial;-33.7781;25.3806;;;481;6
Carrington;-33.1765;27.3791;;;1118;15
Carthcart;-32.2964;27.1535;;;136;8
Cata;-32.589;27.1308;;;487;11
Cathcartvale A;-32.5468;26.7953;;;1198
Cathcartvale B;-32.8145;26.761;;;201
Catshile;-32.0409;27.9529;;;1344
Caweni;-30.916;28.4694;;797;995
Cawu;-31.9105;29.0069;;;159
Cedarville;-30.8642;29.1379;;;1002
Cefane;-31.6398;27.9672;;;946
Ceka;-31.8734;29.1351;;;952
Ceka;-31.3667;28.6441;;;1342
Cekwayo;-31.1416;28.6852;;;1122
Cele;-31.1971;29.7579;;;648
Celetyuma;-33.2722;27.1459;;;1064
Cengane;-31.0337;28.783;;;1122
Cengu;-32.1286;27.6129;;;136
Centerton;-33.8285;24.8684;;;379;30
Centuli;-32.4268;28.3639;;;139
Cenyu;-32.5592;27.4575;;;1262;30
Ceru;-32.3805;28.0961;;;118
Ceru;-31.9994;28.5718;;;245
Cetshe;-30.8695;29.5373;;;1002
Chabaza;-31.5496;29.4176;;;1100;;;eastern-cape-chabaza-port-saint-johns
Chakatha;-32.8104;27.9711;;;528
Chalumna A;-33.1315;27.5353;;;1118;15
Chalumna B;-33.1733;27.5043;;;1118;15
Chancele;-30.8003;28.7945;;;559;8
Chani;-30.8642;29.0507;;;559
Chaphaza;-31.9838;28.5167;;;245
Charles Lloyd Township;-33.0155;27.8745;;;230;90
Chefane;-31.9745;28.842;;;893
Chelesi;-32.0022;28.7191;;;893
Chetyana;-31.8121;28.2322;;;946
Chevy Chase;-30.8169;28.5329;;;1314
Chibini;-32.4662;28.3447;;;139
Chibini;-31.725;28.3697;;;893
Chibini;-31.516;29.2468;;;631
Chicargo;-32.6836;28.06;;;528
China;-31.7439;28.5419;;;893
China;-31.421;29.5118;;;1100;;;eastern-cape-china-port-saint-johns
Chiselhurst;-32.9848;27.8849;;;230;90
Chithiwayo;-31.3672;29.5442;;;648
Chophetyeni;-31.4518;28.9555;;;631
Chris Hani;-32.9198;27.7785;;;230;15
Chris Hani;-32.771;26.6623;;;567;30
Chris Hani;-31.5884;28.7262;;;896
Christmas Rock;-33.1899;27.6344;;;230;15
Chwebeni;-32.6092;28.3063;;;490
Chwebeni;-30.6744;28.8185;;;559
Cibeni;-31.5336;29.2765;;;631
Cibini;-30.1724;29.0654;;;138
Cicina;-31.8469;27.6049;;;160
Cicira;-31.2689;28.441;;;1356
Cigila;-31.9491;28.2308;;548;225
Ciko;-32.2772;28.5369;;;1437
Cikolo;-31.2866;29.29;;;648
Cilidara;-32.7817;27.0005;;;822
Cilo;-32.3469;28.335;;;118
Cimezile;-32.7299;26.6034;;;567
Cinaka;-32.0499;28.9649;;;245
Cingco A;-31.3297;28.8498;;;1342
Cingco B;-31.2645;28.8561;;;1342
Cingweni;-32.3821;28.2306;;;118
Cingweni;-31.965;28.8292;;;893
Cingweni;-31.0712;30.1295;;;69
Cingweni;-30.8353;29.1824;;1177;1002
Cintsa East;-32.8226;28.1126;;;367
Cintsa West;-32.8497;28.1135;;;367;8
Cisira;-33.1619;27.1462;;;1064
Citwayo;-31.0973;29.7539;;;69
Ciyani;-31.5914;29.5972;;;1100;;;eastern-cape-ciyani-port-saint-johns
Cizela;-32.0013;28.4728;;;225
Cizele;-31.812;28.8565;;;893
Clarkebury;-31.7941;28.284;;;946
Clarkeville;-30.7975;29.6827;;;69
Clearview;-31.0715;28.3555;;;995;30
Cleary Park;-33.8943;25.5232;;59;346;150
Clydesdale;-33.0636;27.5577;;;1118;15
Coastal holiday homes;-32.6211;28.4588;;;490
Coffee Bay;-31.9838;29.1487;;;159;;Koffiebaai
Cokomfini;-31.0622;28.7653;;;1122
Colana;-30.6416;29.0551;;;559;8
Colana;-30.5897;28.9977;;955;559;8;;eastern-cape-colana-kwabhaca-2
Colana;-30.5606;29.0906;;;138
Colleen Glen AH;-33.9722;25.3781;;;346;6
Collingwood;-30.2997;28.4015;;;711
Collondale;-33.0395;27.819;;;230;90
Colosa;-32.0579;28.3373;;;225
Columba Mission;-32.4798;28.3609;;;139
Corana;-31.8483;28.8588;;;893
Corana;-31.6204;28.8497;;;631
Coranlay;-31.585;28.8177;;;631
Corn Fields;-33.0614;27.5272;;;1118;15
Cosy Corner;-33.1726;27.6551;;;230;15
Cotswold;-33.939;25.5507;;;346;90
Cove Ridge East;-33.0263;27.8231;;;230;90
Cove Rock;-33.0433;27.7889;;;230;90
Cowville;-30.624;27.1222;;;595
Cradock Place;-33.9042;25.569;;;346;90
Cradock Plane;-32.7503;25.7969;;;166;30
Craighead;-33.0875;27.2198;;;1064
Crockarts Hope AH;-33.9464;25.3809;;;346;6
Cuba;-32.9129;27.747;;;230;15
Cuba;-32.3192;28.202;;;118;50
Cuba;-31.8569;27.5096;;;160
Cube;-31.9903;27.4996;;;160
Cubeni;-32.0328;27.5416;;;160
Culunca;-31.1609;28.7268;;;1122
Cumakala;-32.5622;27.4474;;;1262;30
Cumngce;-31.452;29.2083;;;631
Cungwana;-31.768;27.4644;;;160
Cungweni;-32.1206;28.4589;;;225
Cuntsula;-32.0647;28.6662;;;245
Cuntsula;-31.8732;28.7048;;;893
Cutweni;-31.4113;29.759;;;648
Cwane;-31.756;28.1222;;;946
Cwaru;-33.2189;27.259;;;1064
Cwaru;-32.7829;27.0331;;;487
Cwebe;-32.1923;28.9226;;;245
Cwebeni;-31.6662;29.4367;;;1100;;;eastern-cape-cwebeni-port-saint-johns
Cwebeni;-30.6519;28.8323;;;559
Cwecwe;-31.5035;28.7456;;;896
Cwecweni;-33.1372;27.3728;;;377
Cwele;-31.671;29.2387;;;952
Cwengcwe;-32.7808;27.333;;;487
Cwili;-32.6728;28.3633;;;485
D Hostel;-33.0132;27.8634;;;230;90
Dabane;-32.0493;28.7609;;;245
Dabela;-31.2122;29.1842;;891;1002
Dadeni;-33.1143;27.0795;;;1064
Dakamnyama;-31.0529;29.8537;;;69
Dakane;-31.5267;29.6809;;;1100;;;eastern-cape-dakane-port-saint-johns
Dakeni;-32.6497;28.368;;;490
Dakeni B;-32.0618;28.0284;;175;951
Dala;-31.7825;28.033;;;946
Dalaguba;-31.5022;29.0874;;;631
Daleview;-33.8109;25.4729;;;195;150
Daleview;-32.8696;27.3986;;;1118;150
Dalibango;-31.267;28.46;;;1356
Daligqili;-31.4694;28.3566;;;946
Dalindyebo;-31.8742;28.5917;;;893
Daliwe;-32.302;27.1534;;;136
Daly;-30.9625;27.5977;;;38;30
Damane;-31.7755;27.7132;;;160
Dambeni;-30.9079;29.3175;;;1002;11
Dambeni;-30.7039;29.2546;;;655
Damdam;-33.1609;27.2197;;;1064
Damini;-30.7155;28.846;;;559
Dan Sandi View;-33.0185;24.3461;;;514;30
Dangazele;-32.1303;28.8676;;;245
Dangeni A;-30.9292;30.0681;;;69
Dangeni B;-31.0808;29.9503;;;69
Dangershoek;-30.629;27.7858;;;1142
Dangwana;-31.5869;29.2691;;;1100;;;eastern-cape-dangwana-port-saint-johns
Dangwana;-30.9736;28.9174;;;559
Darabe;-31.9024;28.645;;;893
Daweni;-30.9429;28.4681;;;995
Daweni;-30.5385;27.5524;;808;1247
Dawn;-32.968;27.8346;;;230;90
Dawn Park;-32.014;26.2634;;;1273;30
Daza;-32.0566;27.8279;;;1344
De Colligny Mission Station;-31.5632;28.7241;;;896;30
De Mist;-33.7786;25.4065;;;481;90
Deal Party;-33.8739;25.6057;;;346;90
Debe Marela;-32.8919;27.0063;;;822;8
Debe Marelab;-32.8919;27.0063;;187;822
Debe Nek;-32.8354;27.1529;;;487
Debe Valley;-32.8682;27.101;;;822
Debera;-31.7996;28.0719;;1463;946
Debesa;-31.0219;29.569;;;279
Debeza;-31.1136;28.7386;;;1122
Dedelo;-30.838;29.4755;;;1002;20
Dedeni;-31.5732;29.5576;;;1100;;;eastern-cape-dedeni-port-saint-johns
Deeplevel;-31.6916;27.0061;;;120
Denegrey;-31.3945;26.3679;;;857;30
Dengwane;-30.5929;28.4865;;;1314
Dengwane;-30.3082;28.7447;;;711
Desika;-32.6956;27.3982;;86;1262
Despatch;-33.8009;25.4733;;;195;400
Despatch Central;-33.8009;25.4733;;;195;90
Detyana;-31.8293;29.0735;;;952
Detyane;-31.0751;28.671;;;1122
Dhlawu;-32.9813;26.9832;;;822
Diamond;-31.8022;27.4659;;;160
Diamond;-30.9322;29.7627;;;69
Dibandlela;-30.9848;29.5868;;;279
Dibinkonzo;-30.5849;27.1862;;1478;595
Diboteng;-30.614;28.4179;;280;1314
Didi;-31.5265;29.0807;;;631
Didi;-30.8714;29.8526;;;69
Didi A;-31.2606;29.5602;;;648
Didi B;-31.2084;29.7435;;;648
Didwayo;-31.4626;28.1124;;;946
Dikathole;-31.564;28.5155;;;896
Dikatole;-31.569;27.6608;;;121
Dikazi;-32.8076;27.4003;;;1118;15
Dikela;-31.3953;29.1915;;;631
Dikeni;-32.0277;28.7523;;;893
Dikeni;-31.8232;27.9658;;;946
Dikeni;-31.7773;28.9003;;;952
Diki;-31.236;29.6319;;;648
Diko;-32.4561;28.5053;;;139
Dikonyeleng;-30.6095;28.4341;;;1314
Dilayini;-31.9657;28.9221;;;245
Dili;-30.5358;27.6664;;;1247;11
Dimbaza Industrial Area;-32.8312;27.1911;;203;1118;6
Dimbeni;-32.4344;28.6644;;;1437
Dinda;-30.9124;29.6188;;;69
Dindini A;-30.8277;29.9456;;;69
Dindini B;-30.8626;29.9192;;;69
Dinga;-31.9359;28.9658;;;159
Dinga;-30.9229;29.6011;;;69
Dingata;-32.1378;28.9299;;;245;8
Dingo;-30.9306;29.9362;;;69
Dininkosi;-31.5032;28.9151;;;631
Diphini;-33.0183;27.865;;;230;90
Diphini;-32.7291;28.1221;;;367
Diphini;-32.4523;28.2769;;;139
Diphini;-31.7617;26.9906;;;120
Diphini;-31.5404;29.342;;;1100;;;eastern-cape-diphini-port-saint-johns
Diphini;-31.0611;29.405;;674;1002
Diphini;-31.0558;30.1366;;;69
Diphini;-30.9247;28.4607;;;995
Diphini;-30.909;29.4546;;;1002;;;eastern-cape-diphini-ntabankulu-2
Diphokong;-30.5957;28.361;;;1314
Dipini;-32.2349;28.6649;;;1437
Dityani;-32.4176;28.6367;;;1437
Diya;-32.504;28.173;;;139
Dlabhani;-30.788;28.7281;;;559
Dlakatweni;-31.7038;28.3391;;;893
Dlakavu;-31.9733;27.2406;;;160
Dlamini;-31.7597;27.0517;;;120
Dlangezwa;-31.076;29.9239;;;69
Dlelengana;-31.3773;29.3068;;;1100;;;eastern-cape-dlelengana-port-saint-johns
Dlephu;-32.4795;28.0279;;;118
Dlova;-32.0376;28.9429;;;245
Dobe;-31.9186;28.9819;;;159
Doje;-30.9541;30.0822;;;69
Dokodela;-31.3721;29.0484;;;631
Dolongane;-31.064;29.8961;;;69
Dolophini;-31.2148;29.6729;;;648
Dolosini;-30.3786;27.4359;;;1247
Dolweni;-31.9223;28.9566;;;159
Donald's Drift;-30.2761;28.736;;712;711;;;eastern-cape-donalds-drift-maluti
Dondi;-31.112;29.3151;;;1002
Dongoba;-32.7094;27.4754;;;1262
Dongwe;-32.9366;27.5552;;;1118;15
Dongweni;-31.7405;27.3601;;;120
Donkerpoort;-31.2766;25.8086;;497;1249;50
Dontsa;-32.617;27.2283;;;487
Dontsa;-31.6797;28.9276;;;952
Dontsi;-30.5245;27.3812;;;1247
Dophu;-31.7206;27.1655;;;120
Dorchester Heights;-32.9489;27.901;;;230;90
Dorington;-32.7759;26.6558;;;567;30
Doti;-32.0838;28.3305;;;225
Dotye;-30.9201;30.0782;;;69
Down Town;-30.8512;29.8532;;;69;30
Dr. Brawn;-33.7841;25.4062;;;481;90;;eastern-cape-dr-brawn-kariega
Dratashe;-31.8723;27.8873;;;1344
Dratini;-32.2456;27.6069;;;1262
Dratini;-31.6861;26.7972;;;120
Drayini;-33.2379;27.1479;;;1064
Drayini;-32.5137;28.4665;;;490
Drayini;-32.1189;28.4813;;;1437
Drayini;-31.7889;27.3346;;;120
Drayini;-30.9894;29.3048;;;1002
Drayini;-30.9257;28.4951;;;995
Drayini;-30.6238;29.2258;;;655
Drayini;-30.4175;27.3647;;1412;1247
Drayini A;-31.6646;27.9519;;;946
Drayini B;-31.7909;27.9281;;;946
Dresini;-30.1749;28.5763;;;711
Dubana;-31.3801;29.6114;;;648
Dube;-33.1097;27.3721;;;377
Dubu;-32.9329;27.3837;;;1064
Dudani;-31.9904;28.7137;;;893
Dudumashe;-32.1328;27.9332;;;951
Dudumeni;-30.9241;29.5795;;;69
Dujene;-30.9518;29.8014;;;69
Dukada;-31.2262;29.7846;;;648
Dukathole;-30.6859;26.6805;;;707;30
Duke;-31.5323;27.8105;;;121
Dukulweni;-31.584;29.3184;;;1100;;;eastern-cape-dukulweni-port-saint-johns
Dukuza;-31.0076;29.4298;;;279
Dulcies Nek;-30.4724;27.4337;;;1247
Duluseni;-31.1206;29.2746;;;1002
Dum-Dum;-31.6778;26.8117;;;120
Duma;-31.2138;29.0535;;;1122
Dumaneni;-31.0458;28.7282;;;1122
Dumase;-31.6251;29.4205;;;1100;;;eastern-cape-dumase-port-saint-johns
Dumasi;-31.6805;28.897;;;952
Dumasi;-31.3018;28.6538;;;1342
Dumasi;-30.8354;29.68;;;69
Dumasini;-30.3764;28.6716;;;765
Dumazulu;-31.2095;30.0013;;;69
Dumba;-31.1759;29.0154;;;1122
Dumsi;-31.1543;29.1674;;;1002
Dumsi;-30.785;29.5792;;;69
Duncan Village;-33.0149;27.8693;;;230;150
Duncan Village Proper;-33.008;27.872;;;230;90
Dundee;-30.7403;29.4344;;;655;8
Dunedin;-32.4505;26.7872;;;1198
Dungashe;-32.1967;28.9048;;;245
Dungu;-31.4399;29.1077;;;631
Dungu;-31.2374;29.1941;;;1002;14
Duphu;-31.1605;29.4135;;;279
Dutyini;-30.9435;29.7941;;;69
Dutyini;-30.8282;29.2931;;;655
Dwaku;-31.0652;29.182;;;1002
Dwaleni;-32.1681;27.5818;;;136
Dwareni;-31.8712;27.3909;;;120
Dwarheni;-32.3445;28.0387;;;118
Dwera;-31.4194;29.456;;;1100;;;eastern-cape-dwera-port-saint-johns
Dwesa;-32.3301;28.8032;;;1437
Dyam Dyam;-33.1995;27.533;;;1118;15
Dyam-Dyam;-32.3547;27.8855;;;951
Dyamala;-32.7746;26.8886;;;201
Dyamala;-32.2014;26.7619;;;1169
Dyamane;-30.9242;29.774;;;69
Dyasini;-32.5507;28.4637;;;490
Dyosini;-32.4644;28.0864;;;118
Dyushu;-32.3625;28.0451;;;118
Dzwabeni;-30.6183;27.3936;;724;1247
EZweledinga;-32.3174;26.6881;;;1169
Eagle;-32.4789;27.99;;;118
Eardley;-32.2226;26.6872;;;1169
Easington;-33.3862;27.1983;;;1064
East Bank;-33.59;26.9026;;;1097;30
East London CBD;-33.0176;27.9045;;;230;90
East London Smallholdings;-33.0695;27.7962;;;230;6
Eboleni;-31.2002;28.2421;;;1356;30
Eborweni;-30.8454;29.6884;;;69
Ebukwezeni;-31.9736;28.8184;;;893
Echibini B;-31.6536;28.1944;;;946
Echibiri;-31.036;29.0601;;;1122
Echovale;-32.8855;27.4007;;;1118;90
Ecingweni;-32.8409;26.9675;;;822
Ecwebeni;-31.8402;27.6688;;;160
Edangeni;-31.6732;29.2148;;;952
Edayimani;-31.9633;27.1538;;;160
Ediphini;-31.4964;29.444;;;1100;;;eastern-cape-ediphini-port-saint-johns
Edrayini;-31.2154;28.7727;;;1342
Edwaleni;-30.5773;27.511;;;1247
Efam;-31.8793;28.7401;;;893
Efama;-32.8101;26.91;;;822
Efama;-31.8958;27.5164;;;160
Efameni;-31.6676;28.0966;;;946
Efata;-31.5691;28.7186;;;896;30
Egunubeni;-30.9226;28.9034;;919;559
Egxakaqwakeni;-32.0474;28.9414;;979;245
Egxeni;-31.3982;29.5819;;;648
Egxeni;-31.25;28.516;;;1342
Ehukwini;-32.0985;27.7844;;;1344
Ejojweni;-32.435;28.2232;;;139
Ekampini;-31.6268;29.5201;;1102;1100;;;eastern-cape-ekampini-port-saint-johns
Ekhasalala;-32.8223;27.1239;;944;487
Ekofini;-31.8489;27.6606;;;160
Ekukhwezeni;-31.7884;28.8912;;;952
Ekulambeni;-31.6149;29.2406;;;952
Ekuphumleni;-32.7635;26.6502;;;567;30
Ekuphumleni;-32.5483;26.6552;;34;1198;30
Ekuphumleni;-32.0236;27.5709;;;160;30
Ekupumleni;-32.3022;27.9214;;;951
Ekuxeni;-31.7181;27.5509;;;160
Elabafazi;-31.5348;28.1857;;;946
Elalini;-32.1612;26.5906;;;1169
Elalini;-31.5015;28.729;;;896
Elalini;-31.2557;29.0111;;;1122
Elhibini;-30.9505;29.5231;;;279
Elithuthu;-31.5571;27.8517;;;946
Elugudwini;-32.7815;26.9534;;;822
Elumayeni;-30.886;29.6621;;;69
Elundini;-32.6308;26.8238;;;1198
Elundini;-31.1832;28.6161;;;995;8
Eluphendweni;-32.7854;27.3718;;;487
Eluqolweni;-32.1621;26.5951;;;1169
Eluqolweni;-31.6198;28.0577;;;946
Eluqolweni;-30.9281;28.7423;;;1122
Elusheni;-31.8701;28.6877;;;893
Elusibeni;-31.5091;29.4738;;;1100;;;eastern-cape-elusibeni-port-saint-johns
Elutshabeni;-32.0249;27.7752;;;1344
Eluxolweni;-33.2938;26.5614;;;700;30
Eluxolweni;-32.908;27.7558;;;230;15
Eluxolweni;-31.3058;29.3815;;;648
Emabhekuteni;-31.105;29.8185;;;69
Emabheleni;-31.4243;29.502;;;1100;;;eastern-cape-emabheleni-port-saint-johns
Emachibini;-31.4458;29.5246;;;1100;;;eastern-cape-emachibini-port-saint-johns
Emacwereni;-31.026;29.0523;;;1122
Emadlangeni;-30.5437;27.3212;;266;1247
Emadrayini;-31.4891;29.5938;;;1100;;;eastern-cape-emadrayini-port-saint-johns
Emafusini;-30.9951;29.4943;;;279
Emagalini;-30.7831;25.7975;;;1380;30
Emagonyaweni;-30.6002;28.3986;;;1314
Emahlathini;-31.7164;27.7731;;;1344
Emahlubini;-31.4417;28.7997;;;1342
Emahodini;-31.8982;27.7281;;;1344
Emakhalini;-31.4172;29.6429;;;648
Emakhumsubeni;-31.5213;29.5004;;;1100;;;eastern-cape-emakhumsubeni-port-saint-johns
Emakhuzeni;-31.54;29.1776;;;631
Emalangeni;-31.7412;28.861;;;893
Emalangeni;-31.5089;29.4899;;815;1100;;;eastern-cape-emalangeni-port-saint-johns
Emamfengwini;-31.6332;27.5479;;;121
Emamfengwini;-31.3399;29.4697;;;1100;;;eastern-cape-emamfengwini-port-saint-johns
Emampingeni;-30.983;29.6748;;;69
Emampondweni;-31.092;29.2197;;;1002;8
Emanaleni;-31.515;29.4272;;;1100;;;eastern-cape-emanaleni-port-saint-johns
Emandlaneni;-31.7081;28.7592;;;893
Emangcumeni;-32.7478;27.1962;;;487
Emangweni;-32.7679;27.1395;;;487
Emangweni;-31.8821;28.4805;;;893
Emankuleni;-30.9032;28.6754;;;1122
Emanqondeni;-31.5595;29.4489;;;1100;;;eastern-cape-emanqondeni-port-saint-johns
Emantshilbeni;-32.1749;28.8242;;;245
Emanzamnyama;-31.072;29.8753;;;69
Emaqamini;-31.9424;27.36;;;160
Emaqungwini;-32.0657;28.8034;;;245
Emaromeni;-30.1852;28.9561;;;711
Emasunguzaneni;-31.4993;29.4639;;;1100;;;eastern-cape-emasunguzaneni-port-saint-johns
Ematanjeni;-32.2622;27.7375;;;1262
Ematoleni;-32.7338;27.1773;;;487
Ematshanganeni;-30.1724;28.9589;;;711
Ematyeni;-30.9869;29.2889;;;1002
Emaxixibeni;-32.3246;28.693;;;1437
Emayaluleni;-31.4435;27.1257;;;210
Emazizini;-31.4127;29.4865;;;1100;;;eastern-cape-emazizini-port-saint-johns
Embalwini;-31.0954;29.1261;;;1122
Embandezweleni;-32.6941;27.3793;;;1262
Embane;-30.852;29.5564;;;69
Embekweni;-32.2435;26.7265;;;1169
Embileni;-30.9802;29.7528;;;69
Embo;-31.7138;27.8919;;;946
Emboleni;-31.3594;29.7147;;;648
Emcambalaleni;-32.1735;26.6503;;;1169
Emcetheni;-30.9766;29.6162;;;69
Emdeni;-32.3589;28.5731;;;1437
Emdikisweni;-31.0101;29.694;;;69
Emdlankala;-31.4582;29.4956;;;1100;;;eastern-cape-emdlankala-port-saint-johns
Emdozingana;-30.8413;29.6672;;;69
Emfinizweni;-30.9191;29.8576;;;69
Emfolozi;-30.8999;29.9569;;;69
Emjelweni;-30.8497;29.2008;;;655
Emjikelweni;-31.6185;27.6073;;;121
Emndeni;-32.1088;27.6413;;;160
Emntla;-31.7512;27.4654;;;160
Emnyameni;-31.6956;29.2137;;;952
Empa;-31.817;28.5604;;;893
Empindweni;-32.287;27.6841;;;1262
Emqheyen;-30.5256;27.6534;;43;1247
Emsindweni;-31.4536;29.4374;;;1100;;;eastern-cape-emsindweni-port-saint-johns
Emsukweni;-31.8494;28.4865;;;893
Emtebe;-31.7175;28.7666;;;893
Emtha;-32.1852;26.7606;;;1169
Emthaleni;-32.0214;29.0371;;;159
Emthonjini;-32.7073;27.552;;;1262
Emua Kwegolo;-30.6389;27.558;;1065;1247
Emvubini;-31.5526;29.4613;;;1100;;;eastern-cape-emvubini-port-saint-johns
Emzantsi;-31.754;27.4316;;;160
Enduku;-31.7506;28.0196;;;946
Endwe;-31.7618;27.396;;;120
Engasa;-31.9275;28.125;;;946
Engcoti;-31.0047;28.5715;;;1122
Engcotyeni;-31.9336;28.1384;;;946
Engojini;-32.23;26.752;;;1169
Engqosa;-31.1784;29.7625;;;648
Engweni;-31.5049;29.4839;;;1100;;;eastern-cape-engweni-port-saint-johns
Engxingweni;-32.0744;27.7864;;;1344
Engxogi;-31.6681;28.1621;;;946
Enhlanjeni;-31.5525;29.561;;;1100;;;eastern-cape-enhlanjeni-port-saint-johns
Enkweza;-31.4778;29.4212;;;1100;;;eastern-cape-enkweza-port-saint-johns
Enqabeni;-30.873;29.6763;;;69
Enqobokeni;-32.1651;26.7378;;;1169
Ententeni;-33.0346;27.8033;;;230;15
Entilini;-31.6737;28.404;;;896
Entla Kwendlela;-32.1008;27.6006;;953;136
Entsengeni;-31.4682;29.4712;;;1100;;;eastern-cape-entsengeni-port-saint-johns
Envis;-30.8734;29.6704;;;69
Enxuba;-33.1428;26.8431;;;1064;8
Enyaka;-30.8512;30.0565;;;69
Enyanga;-31.0108;28.6367;;;1122
Enyango;-30.964;28.5937;;;1122
Enyanisweni;-31.1272;29.0874;;;1122
Enyosana;-31.5674;29.4216;;;1100;;;eastern-cape-enyosana-port-saint-johns
Enzebe;-31.1935;28.6992;;;1342
Epiphany;-30.6381;28.9042;;;138
Eqhoqhweni;-31.1236;29.6338;;;279
Eqolombeni;-31.5468;27.6321;;;121;8
Eqolweni;-32.7288;27.1273;;;487
Equtubeni;-31.557;28.0384;;;946
Era;-30.492;27.5748;;;1247
Ereyini;-32.7059;27.3992;;;1262
Eric Dodd;-33.7806;25.4035;;;481;90
Ericdene;-33.9339;25.4361;;;346;90
Esankuthwana;-30.8832;29.9696;;;69
Esehlabeni;-30.1691;28.8895;;;711
Esgangeni;-32.8746;26.9001;;;822
Eshweni Village;-32.081;27.631;;;160
Esibhalweni;-31.3767;28.7871;;;1342
Esibomvini;-30.9376;29.8298;;;69
Esidakeni;-30.6845;29.3845;;;655;8
Esidwadweni;-31.3431;29.2908;;;648
Esigodlweni;-31.0451;29.7008;;;69
Esihlitho;-31.3987;29.4674;;;1100;;;eastern-cape-esihlitho-port-saint-johns
Esijungqwini;-31.3663;29.3619;;;1100;;;eastern-cape-esijungqwini-port-saint-johns
Esikhulu;-31.5028;29.5331;;;1100;20;;eastern-cape-esikhulu-port-saint-johns
Esikhulu;-31.2376;29.3171;;;279
Esikhulu;-30.745;29.7095;;;69
Esikhululweni;-31.5361;29.5461;;265;1100;;;eastern-cape-esikhululweni-port-saint-johns
Esikolweni;-31.8005;28.1455;;;946
Esikolweni;-30.8476;29.1679;;1177;1002
Esilindini;-30.5436;27.3078;;;1247;17
Esinyanduleni;-32.7769;27.158;;;487
Esiphathe A;-31.54;29.491;;;1100;;;eastern-cape-esiphathe-a-port-saint-johns
Esiphathe B;-31.5366;29.5908;;;1100;;;eastern-cape-esiphathe-b-port-saint-johns
Esiqhumeni;-31.4872;29.4615;;;1100;;;eastern-cape-esiqhumeni-port-saint-johns
Esiqikini;-31.3287;28.9801;;;631
Esithaleni;-31.0176;29.0172;;;1122
Esitholeni;-30.8581;30.0594;;;69
Esithuve;-31.4964;29.5396;;265;1100;;;eastern-cape-esithuve-port-saint-johns
Esixekweni A;-32.9099;27.0648;;;822
Esixekweni A;-32.7475;27.5158;;;1118;15
Esixekweni B;-32.825;26.9896;;;822
Esixekweni B;-32.785;27.4953;;;1118;15
Eskiti;-32.3372;28.1438;;;118;30
Eskweleni;-31.808;28.903;;;952
Essek;-31.0011;28.9163;;;559
Estishini;-31.6665;28.2128;;;946
Ethaleni;-31.4509;29.3924;;588;1100;;;eastern-cape-ethaleni-port-saint-johns
Etheldale;-30.2562;28.7097;;;711
Ethembeni;-32.7685;27.4204;;;1262
Ethonsini;-31.4339;29.4503;;;1100;;;eastern-cape-ethonsini-port-saint-johns
Etshantolo;-30.5478;27.3267;;266;1247
Etshiweni;-31.4492;29.5329;;;1100;;;eastern-cape-etshiweni-port-saint-johns
Etwa;-30.9054;28.6954;;;1122
Eureka;-32.9644;27.8101;;;230;90
Eureka;-31.0083;26.3165;;;113;30
Exesi;-32.8451;26.9703;;;822
Ezibeleni;-31.8911;26.9745;;;525;50
Ezifama;-31.2613;28.7415;;;1342
Ezifama;-30.891;29.6522;;;69
Ezigeni;-31.1342;28.8354;;;1122
Ezigodlweni;-33.0156;27.6392;;;230;15
Ezihewuleni;-30.7214;29.4751;;;1002
Ezimbileni;-31.2394;28.8768;;;1122
Ezinkomeni;-31.7267;27.5918;;;160
Ezinkozweni;-31.5416;29.076;;;631
Ezinkumbini;-31.3819;29.5293;;;648
Ezintulweni;-31.8796;28.7253;;;893
Ezintutyaneni;-31.2709;28.7157;;;1342
Ezizityaneni;-30.8807;29.7341;;;69
Fair View;-33.1864;27.0888;;;1064
Fairbairn;-32.5401;26.7114;;;1198
Fairbridge Heights;-33.7583;25.4208;;;481;90
Fairview;-30.9627;27.5853;;;38;30
Fairview AH;-33.9643;25.5378;;;346;6
Faladeyi;-31.3484;28.5156;;;1342
Falakahla;-32.0712;28.4765;;;225
Fallodan;-33.376;27.1964;;;1064
Fama;-31.7862;27.5357;;;160
Fama;-31.7844;27.8868;;;946
Fama Loc;-31.0879;29.5577;;;279
Fameni;-31.6609;28.6167;;;896
Fameni;-30.8369;28.2794;;;995
Famini;-31.4833;27.3021;;;435
Fatima;-30.4062;28.4171;;;765
Fatyini;-31.5098;29.6381;;;1100;;;eastern-cape-fatyini-port-saint-johns
Faview;-30.5614;28.4913;;;1314
Felleng;-30.2438;28.636;;;711
Ferguson;-33.9245;25.5902;;;346;90
Fernglen;-33.9513;25.5467;;;346;90
Fernvilla;-32.7075;26.6046;;;567
Ferreira Town;-34.0369;24.9302;;;454;30
Ferry Point;-31.6168;29.5614;;;1100;;;eastern-cape-ferry-point-port-saint-johns
Fingo;-33.3067;26.5451;;;700;50;Fingo Village
Five;-32.3078;28.2156;;;118;30
Fletcherville;-30.6138;28.4048;;;1314;8
Fleyi;-31.225;29.6531;;;648
Fleyini;-30.5677;27.4179;;1400;1247
Fobane;-30.5225;28.6442;;;765
Folokwe;-32.1463;28.9981;;997;245
Foloti;-30.8854;30.0659;;;69
Ford & Msimango;-33.009;27.8657;;;230;90;;eastern-cape-ford-msimango-east-london
Fordyce;-32.0945;27.2204;;;1432
Forest Hill;-33.9878;25.6332;;;346;90
Forest View;-32.5635;27.3988;;;1262;30
Fort Cox;-32.7723;27.0347;;;487
Fort Glamorgan;-33.0343;27.8971;;;230;90
Fort Hill;-32.8753;27.4032;;;1118;90
Fort Hook;-30.5953;27.5944;;;1247
Fort Jackson Industrial;-32.9283;27.6936;;796;230;6
Fort Murray;-32.9415;27.4892;;;1118;15
Fort Murray Reserve;-32.9417;27.4708;;;1118;6
Fortengland;-33.3168;26.5457;;;700;30
Fortgale;-31.5863;28.7619;;;896;30
Fortwhite;-32.8332;27.1186;;944;487
Forty five;-32.1526;28.0976;;;951
Framesby;-33.9498;25.5183;;;346;90
Francis Evatt park;-33.9371;25.496;;;346;90
Francisvale Smallholdings;-32.7447;25.6118;;;578;2
Franisvalle;-32.7129;25.5923;;;578;30
Frans;-31.563;26.5636;;;1248;30
Freistad;-30.5181;28.4918;;;1314
Frerestat;-32.113;27.8877;;;951
Fresh Waters;-32.6675;27.5018;;1460;1262
Fubesi;-32.2447;28.7346;;;1437
Fubu;-32.2323;27.6402;;;1262
Fukula;-32.3566;28.5653;;;1437
Fuller's Bay;-33.0504;27.8659;;;230;90;;eastern-cape-fullers-bay-east-london
Gabajana;-31.0459;29.4445;;;279
Gabazi;-31.1384;28.9753;;;1122
Gabelana;-31.5435;29.5749;;;1100;;;eastern-cape-gabelana-port-saint-johns
Gabheni;-31.0163;29.1837;;;1002
Gadlume;-31.4917;27.1615;;;435
Gaga;-32.757;26.7839;;;201
Gageni;-31.916;27.3766;;;160
Galali;-30.9202;28.9647;;;559
Galatyeni;-31.5189;29.5348;;;1100;;;eastern-cape-galatyeni-port-saint-johns
Galatyeni;-31.2568;29.4832;;;648
Galatyeni A;-31.0163;29.6017;;;69
Galatyeni B;-30.8916;29.5885;;;69
Galax;-31.5082;27.2725;;;435
Galili;-31.4603;27.6319;;;121
Gallawater;-32.2457;26.8687;;;1169
Gamakhulu;-31.0328;28.5646;;;1122
Gamtoos Mouth;-33.9579;25.0526;;;454
Gandu;-31.99;27.3979;;;160
Gandu;-31.8699;27.0627;;;120
Gangatha;-31.4576;29.5148;;;1100;;;eastern-cape-gangatha-port-saint-johns
Gangeni;-31.8075;29.2487;;;952
Gangeni;-31.2171;29.3146;;;279
Gangeni;-30.7453;28.5812;;763;1314
Gans;-31.5854;26.9354;;;210
Ganyile;-30.9224;29.8891;;;69
Gaqa;-32.8444;26.9158;;;822
Gaqa;-32.5215;28.4953;;;490
Gasela;-32.6359;27.4817;;;1262
Gately;-33.0289;27.8933;;;230;90
Gatyana;-32.4007;28.2509;;;118
Gaxaku;-30.682;28.6139;;1314;559;30
Gazini;-31.8978;29.1609;;;952
Gbini;-31.5026;27.2275;;;435
Gcabhalata;-31.7436;27.9725;;;946
Gcado;-32.6475;26.8863;;;1198
Gcaka;-31.2511;28.633;;;1342
Gcibala;-32.1999;27.7648;;;1344
Gcibala;-31.6687;26.8195;;;120
Gcibaloma;-32.1695;27.7888;;;1344
Gcina;-32.4704;28.6211;;;490
Gcina;-31.7603;27.6003;;;160;8
Gcina;-30.4271;27.4845;;;1247
Gcina A;-31.7519;27.7408;;326;160
Gcina-AA;-31.7665;26.8569;;;525
Gcina-L;-31.7468;26.8904;;;525
Gcina-M;-31.7731;26.888;;;525
Gcina-N;-31.7506;26.8595;;;525
Gcina-O;-31.7735;26.8719;;;525
Gcina-P;-31.7553;26.8971;;;525
Gcingca;-31.9826;27.7696;;;1344
Gcinisa;-33.0244;27.077;;;1064
Gcobana;-31.4623;29.5277;;;1100;;;eastern-cape-gcobana-port-saint-johns
Gcumeni;-31.0992;29.3767;;177;1002
Gelvan Park;-33.9187;25.5608;;;346;90;Gelvandale
Gemvale;-31.5448;29.5374;;;1100;;;eastern-cape-gemvale-port-saint-johns
Gerald Smith;-33.7544;25.377;;;481;90
Gerfield;-32.8486;26.7675;;;201
Gesi;-31.5304;29.2616;;;631
Gesini;-33.017;27.8595;;;230;90
Gesini;-31.8643;27.7645;;;1344
Ggubeni;-31.8957;29.0598;;;159
Gimqi A;-31.4735;29.5157;;;1100;11;;eastern-cape-gimqi-a-port-saint-johns
Giniswayo;-30.9933;29.6743;;;69
Ginqi B;-31.7668;29.2677;;;1100;;;eastern-cape-ginqi-b-port-saint-johns
Ginsberg;-32.8919;27.381;;;1118;150
Ginyintsimbi;-32.0573;29.0528;;;245
Girdwood;-32.1575;27.8571;;793;951
Glen Adelaide;-31.7351;27.1495;;;120
Glencairn;-32.4055;26.8211;;;1198
Glencoe;-32.004;27.1887;;;525
Glendinningvale;-33.9545;25.5928;;;346;90
Glengariff;-32.8917;28.087;;;367
Glenhaven;-33.9178;25.5475;;;346;90
Glenhurd;-33.9589;25.568;;;346;90
Glenmore;-32.4074;26.7901;;;1198
Glenroy Park;-33.9561;25.4997;;;346;90
Gobe;-32.4454;28.2741;;;139
Gobene;-32.0854;28.9492;;;245
Gobhoti;-31.7391;28.0732;;;946;8
Gobisandla;-32.1594;28.8227;;;245
Gobizela;-30.2338;28.9877;;;138
Gobizembe;-30.2727;28.8707;;;711
Gobodweni;-31.1942;29.9638;;;69
Gobozana;-31.3765;29.5431;;;648
Gobozi;-30.7392;29.169;;;655;8
Godidi;-32.938;27.3966;;;1118;15
Godidi;-32.4578;28.3852;;;139
Godini;-31.6883;29.0696;;;952
Godini;-31.1758;29.0049;;;1122
Godola;-30.777;28.9311;;;559
Gogela;-30.633;29.2392;;;655
Gogogo;-31.7201;29.2831;;;1100;;;eastern-cape-gogogo-port-saint-johns
Gogote;-32.1242;28.6133;;;1437
Gogqozo;-31.7468;29.2746;;;1100;;;eastern-cape-gogqozo-port-saint-johns
Goji;-30.8932;28.6299;;;1314
Golden Highway;-32.9289;27.7066;;796;230;150
Goldwater;-33.9678;25.5219;;;346;90
Golf Course;-32.7825;26.8226;;;201;30
Goli;-31.7733;29.1854;;;952
Golisile;-32.5518;28.2116;;;490
Golomane;-30.8892;28.5439;;;1314
Goma Goma;-32.7759;26.6496;;;567;30
Gomeni;-31.2356;28.823;;;1122
Gomolo;-31.7132;29.3665;;;1100;;;eastern-cape-gomolo-port-saint-johns
Gomora;-31.6791;27.1523;;;120
Gomoro;-32.5571;26.7648;;;1198;30
Gompo Town;-33.0135;27.8549;;;230;150;Gompo
Gonco;-32.0109;28.865;;;245
Gongo;-31.3768;29.0769;;;631
Gongo 2;-31.2971;29.0685;;;1122
Gongota;-32.2217;27.7694;;;951
Gonothi;-31.7591;28.9421;;;952
Gonubie North;-32.9346;28.0111;;343;230;90
Good Hope;-30.8273;28.8108;;968;559
Good Hope;-30.5605;28.6782;;;765
Goodhope;-33.0457;27.584;;;1118;15
Goodwill Park;-32.6876;26.0917;;;45;30
Goqwana;-31.3586;28.7678;;;1342
Goqwana;-30.5193;28.473;;;1314
Goshen;-32.2708;27.0547;;;136
Goso;-31.8345;27.9868;;;946
Goso;-31.4697;29.6293;;;648
Goso;-30.8301;29.2334;;;655
Goso Forest;-31.394;29.6276;;;648;2
Gotsi;-31.3037;28.7032;;;1342
Gotyibeni;-32.4885;28.3348;;;139
Gotyibeni;-31.9097;28.5992;;;893
Gotyibeni;-31.1754;29.1015;;;1122
Gotyibeni A;-32.327;28.5593;;;1437
Gotyibeni B;-32.1462;28.6502;;;1437
Govan Mbeki;-33.8599;25.5358;;;346;90
Goxa;-30.1473;29.0961;;;138
Goxe;-30.7859;28.8731;;;559
Goxe;-30.6899;29.6492;;;69
Goxe;-30.1792;28.5651;;;711
Gqadu;-31.7548;27.2415;;;120
Gqadushe;-32.8648;26.9738;;;822
Gqaghala;-31.2798;28.3915;;;1356
Gqaka;-31.5568;28.2156;;;946
Gqala;-33.1739;27.5225;;;1118;15
Gqaqala;-31.241;28.4167;;;1356
Gqaqhala;-31.7386;28.8466;;;893
Gqaqhala;-31.2926;28.4007;;797;1356
Gqatsa;-30.9393;29.0185;;;559
Gqebera;-33.9932;25.5863;;;346;90
Gqeyane;-31.2492;28.6126;;;1342
Gqeza;-31.4049;29.272;;;631
Gqina;-30.9688;29.4976;;;279
Gqogqa;-32.3712;28.6309;;;1437
Gqogqora;-31.9891;27.8837;;;1344
Gqola;-32.5459;28.5273;;;490
Gqola;-32.2083;28.5798;;;1437
Gqoloma;-32.1794;28.2039;;;118
Gquba;-30.56;27.4089;;1400;1247
Gqubeni;-32.3092;28.5116;;;1437
Gqubeni;-31.9363;28.5961;;;893
Gqubeni;-30.9051;29.6666;;;69
Gqukesi;-32.2014;28.2472;;;118
Gqukunqa;-31.0066;28.6446;;;1122
Gqumashe;-32.7676;26.8706;;;201
Gqunge A;-32.4733;28.5635;;;490
Gqunqe;-32.2982;28.391;;;1437
Gqupu;-32.1922;28.3437;;;225
Gqutyini;-31.6078;27.8623;;;946
Gqutyini;-31.5465;27.8352;;;946;;;eastern-cape-gqutyini-ngcobo-2
Gqutyini B;-31.6344;27.9314;;;946
Gqwarhu;-31.4523;29.2327;;;631
Gqwarhu;-30.9801;29.1422;;;1002
Gqwesa;-30.8875;28.7429;;;1122
Gqweza Mzenge;-31.0535;29.6325;;;69
Graceland;-33.0522;27.8267;;;230;90
Grassridge;-33.3364;27.286;;;377
Great Kei Bridge;-32.5066;27.9824;;;118
Greater Tjoks;-33.7943;25.5813;;879;346;150
Green Fields;-32.01;26.2511;;1458;1273
Green Fields;-31.2926;25.809;;;1249;30
Greenacres;-33.9508;25.5809;;;346;90
Greenbushes;-33.9214;25.4413;;;346;90
Greenfield;-31.0913;28.3695;;;995;30
Greenfields;-33.0319;27.864;;;230;90
Greensfields;-33.7457;25.3923;;;481;90
Greenshields Park;-33.986;25.564;;;346;90
Greensiden Terminus;-30.4613;27.3528;;;1247
Greenville;-30.9243;30.1012;;;69
Greyspan;-31.6658;27.3678;;;120
Gribaltar Rock;-33.4833;27.1347;;;1064
Griebdale;-31.4888;28.6101;;;896
Grootfontein Small Holding;-31.481;25.024;;;820;30
Gshiphondo;-32.3808;28.6091;;;1437
Guba;-31.5684;27.4329;;;121
Guba;-31.5664;27.2154;;;120
Gubahoek;-31.5409;27.2835;;;435
Gubeni KwaSilatsha;-32.7386;28.0706;;;528
Gubenxa;-31.4106;28.1744;;;946
Gubevu;-32.1091;28.1049;;;951
Gubevu;-32.0844;28.3824;;;225
Gubevu;-31.6382;28.5626;;;896
Gubevu;-31.3592;29.5154;;;648
Gubhethuka;-30.725;29.7685;;;69
Gubhuzi;-30.8436;28.9804;;;559
Gubini;-31.1693;29.1201;;;1122
Gudeka;-31.1237;29.3182;;;1002
Gudla;-32.1388;28.0391;;;951
Gudlintaba;-30.2156;28.8971;;;711
Gudlintaba A;-30.7542;29.1604;;;655
Gudlintaba B;-30.6395;29.2413;;;655
Gugulethu;-32.8122;26.9827;;;822;30
Gugulethu;-31.583;27.1005;;;120
Gugulethu A;-31.6498;27.0483;;;120
Gugwana;-32.2271;27.7606;;;1344
Gugwini;-31.8706;27.7947;;;1344
Gugwini;-31.4241;29.3425;;947;1100;;;eastern-cape-gugwini-port-saint-johns
Gugwini;-31.1014;28.707;;;1122
Gugwini;-30.7266;28.7841;;;559
Gugwini;-30.6653;28.8919;;;138
Gulandoda;-31.6009;28.0705;;;946;8
Gumba-Gumba;-30.4487;27.4801;;;1247
Gumzana;-31.029;29.9858;;;69
Gungqwane;-31.0381;28.6731;;;1122
Gungubele;-31.8948;27.912;;;1344
Gungululu;-31.9816;28.4366;;;225
Gunqwana;-31.2351;28.7152;;;1342
Gunuza;-31.5832;29.5128;;;1100;;;eastern-cape-gunuza-port-saint-johns
Gunyeni;-31.4436;28.8797;;;631
Gunyeni;-31.3818;29.544;;;648
Guqa;-31.6467;29.2219;;;952
Guqa;-31.1664;29.4532;;;279
Guqa;-30.807;29.8709;;;69
Guse;-31.8267;27.4627;;;160
Gushede;-30.8629;28.8045;;657;559
Gutyubeni;-31.9017;28.7222;;;893
Guxuxu;-32.319;28.5492;;;1437
Gwaba;-32.911;27.2802;;;1118;15
Gwaba;-32.7673;27.9455;;;528
Gwabeni;-33.0952;26.9694;;;1064
Gwabeni;-30.9141;29.6336;;;69
Gwadana;-32.2378;28.2358;;;118
Gwadane;-30.9406;28.6493;;;1122
Gwadu;-32.2049;28.6391;;;1437
Gwala;-30.7698;29.8597;;;69
Gwali;-32.6871;26.8562;;;201
Gwali;-31.3343;28.8759;;;631
Gwangwa;-33.1297;27.1912;;;1064
Gwangxu;-31.0175;29.2385;;;1002
Gwedani;-31.1057;29.0925;;;1122
Gwelane;-32.4521;28.4617;;;139
Gwetyibeni;-32.0897;28.5604;;991;245
Gwetyubeni;-31.6671;27.9418;;;946
Gwexa;-31.1242;28.7383;;;1122
Gwili-Gwili;-33.0727;27.5137;;;1118;15
Gwiligwili;-32.6779;27.2015;;;487
Gwiqi;-32.8938;27.7526;;;230;15
Gxako;-30.7353;28.6448;;919;559
Gxako;-30.6889;28.7283;;;559;2;;eastern-cape-gxako-kwabhaca-2
Gxaku;-30.7485;28.6274;;;559
Gxaku B;-30.6837;28.6043;;;559
Gxara;-32.6442;28.3766;;;490
Gxelesha;-31.2139;29.4346;;;279
Gxeni;-31.6876;28.9218;;;952
Gxeni;-31.0581;29.305;;;1002
Gxenilikulu;-30.5441;29.0548;;;138
Gxojana;-32.2864;27.7866;;;951
Gxojeni;-31.6187;28.1413;;;946
Gxojeni;-31.5564;27.1903;;;120
Gxulu;-31.5692;28.9079;;;631
Gxwaleni Forest;-31.9942;29.1008;;;159;2
Gxwalibomvu;-32.0207;27.6244;;;160
Ha-Majono;-30.4292;28.7515;;;765
Ha-Masupha;-30.2786;28.4291;;;711
Ha-Moeketsi;-30.3297;28.392;;;711
Ha-Mohapi;-30.2593;28.458;;;711
Ha-Tlakanelo;-30.2408;28.4388;;;711
HaNokhohloko;-30.6175;28.228;;;1314
HaQhadi;-30.612;28.4625;;;1314
HaSefoko;-30.4098;28.3576;;;1314
Habhu;-31.1815;29.2699;;798;1002
Hadiaho;-30.2509;28.5724;;;711
Haga-Haga;-32.7581;28.2593;;;367
Haisaka;-30.2499;28.5867;;;711
Hala;-32.6262;26.9254;;;1198
Hala;-31.6097;27.1424;;;120
Halane;-31.8903;27.9323;;;1344
Hali;-31.6401;27.365;;;120
Hamsini;-31.7563;29.0629;;;952
Happy Rest;-32.7934;26.8274;;;201;30
Hardale;-31.1687;28.4797;;;995
Hardenburg;-30.2465;28.865;;;711
Harmonie;-30.9907;26.3191;;;113;30
Harry Gwala Park;-30.3274;28.7916;;;765;30
Hasetati;-30.455;28.5241;;;765
Haven Hills;-32.9954;27.8472;;;230;90
Headlands;-32.8785;27.41;;;1118;90
Hebron;-30.2544;28.849;;;711
Heckel;-32.4533;27.5356;;;1262
Helenvale;-33.9065;25.5504;;;346;150
Helushe;-31.5163;27.1477;;;435
Henge;-30.4326;27.5427;;;1247
Herschel;-30.6159;27.1662;;;595
Heuwelkruin;-33.8058;25.4802;;;195;90
Hewu;-32.204;26.8293;;;1169;8
Hhakaneni;-31.4614;29.1853;;;631
Hickmans River;-33.0671;27.831;;;230;90
High Hill;-32.3012;28.0868;;;118
Highbury;-31.5432;28.7561;;;896
Highgate;-32.9696;27.8754;;;230;90
Highland;-30.8604;29.8468;;;69;30
Hili Hili;-32.2332;27.8905;;;951
Hill;-33.0979;27.458;;;1118;15
Hill Crest;-32.7966;26.8411;;;201;30
Hillcrest;-32.9241;27.551;;;1118;15
Hillcrest;-31.5715;28.8024;;;896;30
Hillcrest Ext;-31.5881;28.7654;;;896;30
Hillisdale;-32.112;27.2227;;;1432
Hillside;-33.898;25.532;;59;346;150
Hillside;-32.7543;26.6402;;;567;30
Hillside;-32.1728;25.6543;;;1019;30
Hillside;-30.5631;27.5765;;1482;1247
Hillside;-30.0895;29.0504;;;711
Hillview;-33.2787;23.497;;;1436;30
Hilton;-30.7004;26.6922;;;707;30
Hinana;-30.5694;27.443;;1400;1247
Hlabati;-31.2075;29.728;;;648
Hlabati;-31.1782;29.1163;;;1122
Hlabatshane;-31.7562;28.8604;;;893
Hlahlweni;-30.188;28.8779;;;711
Hlakoti;-32.1695;28.732;;;245
Hlalani;-33.3005;26.5504;;;700;30
Hlane;-30.9251;29.0172;;;559
Hlangani;-31.3823;28.7491;;;1342
Hlankomo;-30.9043;29.3817;;;1002
Hlantjwa;-30.5924;27.2791;;;1247
Hlavana;-31.6561;29.4268;;;1100;;;eastern-cape-hlavana-port-saint-johns
Hlolweni;-30.9427;30.0883;;;69
Hlontsheni;-32.294;27.7199;;;1262
Hlosini;-33.1393;27.0849;;;1064
Hluleka;-31.8195;29.2965;;;952
Hlwahlwazi;-31.1575;29.6325;;;279
Hobeng;-30.4576;27.5302;;;1247
Hobeni;-32.188;28.8871;;;245
Hofese;-30.8564;28.788;;;559
Hofmansville;-31.5484;26.5637;;;1248;30
Hokwana;-32.7592;27.4648;;;1262
Holani;-31.8375;27.025;;;120
Holland Park;-33.9333;25.5921;;;346;90
Hom;-32.2361;27.8428;;;951
Hombe;-31.3629;29.6396;;;648
Honti;-31.8395;28.0415;;;946
Hooggenoeg;-33.2885;26.5382;;;700;30
Hopedale;-31.1636;28.4848;;;995;8
Hopedalen;-31.1636;28.4848;;420;995
Hopefield;-32.6678;26.9098;;;201
Hopefield;-31.9235;26.6277;;;1273
Horeni;-30.8207;29.7723;;;69
Horton;-33.1115;27.0159;;;1064
Hotolo;-30.649;28.9056;;;138
Huhu;-31.0987;29.3913;;;1002
Hukwini;-30.9965;28.6454;;;1122
Humewood;-33.9796;25.6412;;;346;90
Humewood Ext;-33.9825;25.6315;;;346;90
Humewood Extention;-33.9799;25.6313;;;346;90
IBika;-32.2984;28.2109;;;118;30
IBika Industrial;-32.3009;28.219;;;118;2
Igoda;-33.077;27.7664;;;230;90
Igudweni;-32.8126;26.9499;;;822
Ikwezi;-31.6131;28.7993;;;896;30
Imincangathelo;-32.8074;26.7928;;;201
Imizizi;-31.0435;30.1091;;;69
Imvani;-31.9551;26.9755;;;525
Inglewood;-33.0818;27.545;;;1118;15
Ingoje;-31.6882;29.2842;;;1100;;;eastern-cape-ingoje-port-saint-johns
Intsika Yethu;-31.7833;27.751;;;1344;8
Isilangwe;-30.754;29.7085;;;69
Isisele;-30.8157;29.9274;;;69
Isizilo;-31.5389;29.5631;;;1100;;;eastern-cape-isizilo-port-saint-johns
Itayi;-32.0255;28.3364;;1302;225
Itsokolele;-30.3268;28.809;;;765;30
Ivan Lew;-32.0125;26.2611;;;1273;30
Izeleni;-32.9337;27.4839;;;1118;15
Izilangwe;-30.7265;29.6989;;;69
Izinini;-30.8336;29.8221;;;69
Izwelethu;-30.9501;30.0356;;;69
J.B.;-31.0893;29.5732;;;279;;;eastern-cape-j-b-flagstaff
Jabavu;-30.2459;28.7661;;;711
Jabulani;-30.2484;28.7093;;;711
Jaca;-30.9688;29.5668;;;279
Jacobsville;-32.8929;23.1578;;1148;1436;30
Jaftas;-32.8007;27.3102;;;1118;18
Jakada;-30.9066;29.9789;;;69
Jakadu;-32.12;28.591;;;1437
Jalamba;-31.9617;28.9354;;;245
Jalisa;-31.503;28.2829;;;946
Jama;-32.2769;28.3452;;;118
Jamani;-31.5006;29.133;;;631
Jambeni;-31.3834;29.4936;;;1100;;;eastern-cape-jambeni-port-saint-johns
Jan Tzatzoes;-32.8358;27.2386;;203;1118;150
Janssendal;-33.7467;25.4069;;;481;90
Jarman;-33.9144;25.56;;;346;90
Javu;-33.3594;27.1825;;;1064
Jeffrey's Bay Lifestyle Estate;-34.0183;24.9112;;;454;30;;eastern-cape-jeffreys-bay-lifestyle-estate-jeffreys-bay
Jeke;-32.1759;27.6593;;;1262
Jekete;-32.339;28.1225;;;118
Jeleveni;-31.9956;28.8619;;;245
Jerusalem;-30.8599;29.8018;;;69
Jinginja;-31.914;28.026;;;946
Jingqi;-32.2657;28.3484;;;118
Jizweni 5;-31.7634;28.984;;;952
Joe Gqabi;-30.7108;26.6902;;;707;30
Joe Slovo;-32.5531;26.7613;;;1198;30
Joe Slovo;-31.9948;27.5852;;;160;30
Joe Slovo;-31.9184;26.8582;;;525;30
Joe Slovo;-31.5672;28.7446;;;896
Joe Slovo;-31.3531;29.5747;;;648
John Dube Village;-33.0011;27.8353;;;230;90
Jojo;-31.8714;27.3563;;;120
Jojweni;-32.3351;28.262;;;118
Jojweni;-31.776;28.6903;;;893
Jojweni;-31.3148;28.641;;;1342
Jojweni;-31.017;28.5517;;;995
Jojweni A;-32.3729;28.0147;;;118
Jojweni A;-31.8831;27.7983;;;1344
Jojweni B;-32.3737;28.1301;;;118
Jojweni B;-32.1687;27.7677;;;1344
Jojweni D;-32.413;28.0445;;;118
Jokweni;-31.016;28.6914;;;1122
Jomlo;-32.6863;26.9188;;;201
Jongamsabomvu;-32.8159;27.3955;;;1118;15
Jonini;-32.7474;26.9416;;;822
Jovu;-31.5986;29.0164;;;631
Joza;-33.2864;26.5616;;;700;50
Jozana's Hoek;-30.6165;27.3703;;;1247;;;eastern-cape-jozanas-hoek-sterkspruit
Jozana's Nek;-30.6166;27.3359;;;1247;;;eastern-cape-jozanas-nek-sterkspruit
Jubilee Park;-33.7612;25.3794;;;481;90
Jujura;-32.303;28.6066;;;1437
Juliwe;-30.5357;27.5616;;808;1247
Julukuqu;-31.7793;28.4507;;;893
Jumba;-31.6575;27.8427;;;946
Jusaya;-31.9391;28.27;;;225
Jwayi;-32.0197;27.9722;;;1344
KD Matanzima Airport;-31.5478;28.6712;;1201;896;2
KK Village;-32.0501;27.7266;;;1344
KaGunjana;-31.8094;28.4327;;;893
Kaalfontein;-31.4441;27.2016;;;435
Kabaka;-30.2688;28.422;;;711
Kabakasi;-32.4222;28.5049;;;139
Kabega;-33.9475;25.4965;;;346;90
Kabeljous-on-Sea;-34.0143;24.9271;;;454;30
Kagiso Heights;-33.9536;24.3005;;;480;30
Kakudi;-30.6314;28.4751;;;1314
Kala;-31.7331;28.7576;;;893
Kalalo Nobhula;-31.9888;28.6737;;;245
Kalana;-33.0594;27.262;;;1064
Kalinyanga;-31.685;28.0524;;;946
Kamaqele;-30.918;30.0364;;;69
Kamastone;-32.0683;26.6469;;;1432
Kamastone;-30.9707;28.7007;;;1122
Kambi;-31.4868;28.665;;;896
Kamehs;-33.73;25.3609;;;481;90
Kamma Park;-33.9782;25.4945;;;346;90
Kamma Ridge;-33.9604;25.5041;;;346;90
Kampetha;-32.2454;28.1417;;;118
Kanana;-32.7615;26.6583;;;567;30
Kanana;-31.3331;29.5739;;;648
Kanyayo;-31.1025;29.8007;;;69
Kaplan;-31.5768;28.6788;;;896
Kasa A;-32.0161;28.6764;;;245
Kasa B;-32.0505;28.6443;;;245
Kasouga;-33.649;26.7377;;;1097
Katana;-32.1557;27.8022;;;1344
Katank;-33.829;24.8768;;;379;30
Katberg;-32.4898;26.6795;;;1198;2
Kateni;-31.686;29.1642;;;952
Kathcart Hemish Kamega;-32.7557;27.482;;;1262
Katikati;-32.2905;27.1584;;;136
Katilumla;-31.363;29.5755;;;648;30
Katkop;-30.873;28.5355;;;1314
Katlehong;-30.6994;28.5054;;;1314;30
Kayelitsha;-32.1604;27.9512;;;951
Kayser's Beach;-33.2071;27.6091;;;230;15;;eastern-cape-kaysers-beach-east-london
Kdayeni;-30.8931;29.6267;;;69
Keiskammahoek village;-32.6469;27.181;;;487;30
Kendrew;-32.4816;24.4933;;;347
Kenegha Poort;-30.529;28.5388;;;1314
Kensington;-33.9433;25.5985;;;346;90
Kensington;-32.1965;27.6817;;;1262
Kent-on-sea;-33.6809;26.6679;;;1097;30
Kentani;-32.5085;28.3166;;;490
Kepe;-31.7929;29.2289;;;952
Keti;-32.045;28.1199;;;225
Kgapamasi;-30.6017;27.3702;;;1247
Kgubetsoana;-30.2602;28.5269;;;711
Khabingele;-31.1073;29.7174;;;279
Khalamfazi;-31.2349;29.381;;;279
Khalankomo;-31.8964;28.22;;;946
Khaleni A;-30.8689;29.8481;;;69
Khaleni B;-30.8949;29.7974;;;69
Khaleni C;-30.8872;29.6877;;;69
Khaleni D;-30.8198;29.8075;;;69
Khanya;-32.0669;28.5204;;;245
Khanyayo A;-31.2263;29.901;;;648
Khanyayo B;-31.1724;29.7962;;;648
Khanyiso;-32.5896;25.1391;;;1062;30
Khashole;-30.1906;28.8899;;;711
Khawula;-31.9316;28.8603;;;893
Khayalethemba;-32.3575;27.8005;;;951
Khayamnandi;-32.8281;26.8004;;;201
Khayamnandi;-31.2796;25.8062;;;1249;140
Khayelitsha;-33.1536;27.5277;;;1118;15
Khayelitsha;-32.6678;27.1528;;;487;30
Khayelitsha;-32.3057;28.2187;;;118;30
Khayelitsha;-31.9202;26.8525;;;525;30
Khiba;-30.5549;27.147;;;595;8
Khimbile;-31.1345;29.5732;;;279
Khimbili;-31.0394;28.7661;;;1122
Khimqashe;-32.3444;28.5879;;;1437
Khoapa;-30.2959;28.7736;;;711
Khobodi;-32.4597;28.0459;;;118
Khohlo;-31.9415;29.103;;;159
Khohlo;-31.5508;29.3909;;;1100;;;eastern-cape-khohlo-port-saint-johns
Khohlo A;-31.7196;28.8531;;;893
Khohlo B;-31.8278;28.753;;;893
Khohlo D;-31.6095;28.638;;;896
Khohlong;-30.3093;28.86;;;765
Khohlopong;-30.9983;28.5137;;;995
Khohlwe;-31.2021;28.7916;;;1122
Khohlweni;-30.2979;28.8745;;;765
Khonjwayo;-31.8112;29.054;;;952
Khonjwayo A;-31.3056;29.6234;;;648
Khonjwayo B;-31.3728;29.54;;;648
Khotsho;-30.9272;29.8627;;;69
Khovothi;-31.9207;28.834;;;893
Khubusi;-30.8643;28.7216;;;1122
Khukwini;-31.5935;29.1524;;;631
Khuleka;-31.5636;29.1056;;;631
Khulo Khamisa;-32.0154;28.8149;;;245
Khwarai;-30.3392;28.4852;;;711
Khwatsha;-31.1631;28.5193;;;995
Khwayi-Khwayi;-32.254;28.18;;;118
Khwenxurha;-31.9435;28.6477;;;893
Khwethu;-31.7698;29.3495;;;1100;;;eastern-cape-khwethu-port-saint-johns
Khwetsha;-32.3636;28.3593;;;139
Khwezi;-32.3068;28.2248;;;118;30
Kidd's Beach;-33.15;27.6917;;;230;15;;eastern-cape-kidds-beach-east-london
Kilili;-31.3717;28.7659;;;1342
Kimberly;-31.077;30.1603;;;69
King Flats;-33.2796;26.5764;;;700;30
Kingslynn;-33.1309;27.2286;;;1064
Kingsway;-31.889;26.8667;;;525;30
Kingswood;-33.2974;26.5301;;;700;30
Kini Bay;-34.0164;25.377;;155;346;90
Kinira;-30.6145;28.7378;;;559
Kinira Poort;-30.517;28.5695;;;1314
Klanisi;-32.5021;28.0833;;;118
Kleinemonde;-33.5469;27.04;;;1097
Klufini;-31.5794;27.5056;;;121
Koaring;-30.385;28.3777;;;765
Kobe;-31.6532;28.0393;;;946
Kobololo;-31.5935;28.5826;;;896
Kobonqaba A;-32.6075;28.4891;;;490
Kobonqaba B;-32.4396;28.3189;;;139
Koebung;-30.4167;28.3856;;;1314
Kohla;-32.1025;28.7927;;204;245
Kohlo;-31.9965;28.9284;;;245
Koloni;-32.8919;27.0773;;;822
Koloni;-30.8734;28.453;;;1314
Kolora;-31.0006;29.9462;;;69
Kom;-32.66;27.1657;;;487;30
Komane;-31.4352;29.5195;;;1100;;;eastern-cape-komane-port-saint-johns
Komani Park;-31.9233;26.9069;;;525;30
Komkhulu;-32.6956;26.9942;;;822
Komkhulu;-32.5785;28.3784;;;490
Komkhulu;-32.1479;27.6465;;;136
Komkhulu;-32.1465;27.7838;;;1344
Komkhulu;-31.6148;27.6828;;;121
Komkhulu;-31.08;28.7207;;;1122
Komkhulu;-30.5486;27.6712;;;1247
Komkhulu A;-32.3988;27.9554;;;118
Komkhulu A;-32.2777;28.4857;;;1437
Komkhulu A;-31.869;28.8151;;;893
Komkhulu B;-32.1824;27.9315;;;951
Komkhulu B;-32.0198;28.4201;;;225
Komkhulu B;-31.8306;28.7078;;;893
Komkhulu C;-32.2038;28.1929;;;118
Komkhulu C;-32.0069;28.3399;;;225
Komkhulu C;-31.5429;28.6193;;;896
Komkhulu D;-32.2983;28.4412;;;1437
Komkhulu D;-32.0937;27.8026;;;951
Komkhulu E;-32.4132;28.2613;;;139
Komkhulu E;-32.2954;28.5273;;;1437
Komkhulu F;-32.4836;28.5083;;;490
Komkhulu F;-32.3253;28.5822;;;1437
Komkhulu G;-32.3189;28.2931;;;118
Komkhulu H;-32.1294;28.5836;;;1437
Komkulu;-32.9378;27.2894;;;1064
Komkulu;-32.126;27.5209;;;160
Komkulu;-31.6746;28.8545;;;952
Komkulu;-30.8359;28.3128;;;1314
Komkulu;-30.166;29.0506;;;138
Komkulu A;-32.9014;26.7634;;;201
Komkulu A;-31.9656;27.8251;;;1344
Komkulu A;-31.5937;28.1802;;;946
Komkulu B;-32.7253;26.655;;;567
Komkulu B;-31.9484;27.7473;;;1344
Komkulu B;-31.5816;28.0391;;;946
Komkulu C;-32.028;27.6117;;;160
Komkulu D;-31.9316;27.6658;;;160
Konkabi;-31.1777;28.7462;;;1122
Kono;-31.8307;28.0545;;;946
Konqeni;-31.7161;28.5806;;;893
Konxeni;-31.633;29.3902;;;1100;;;eastern-cape-konxeni-port-saint-johns
Koonoona;-32.0807;26.7247;;;1432
Kopane A;-31.1016;30.0598;;;69
Kopane B;-31.1103;29.9137;;;69
Kopane C;-30.8959;29.7462;;;69
Kopane D;-30.9376;29.8447;;;69
Kopane E;-31.022;29.7662;;;69
Koppies;-31.9146;27.007;;;525
Korsten;-33.9298;25.5736;;;346;90
Korsten Dry Lake;-33.9278;25.5867;;;346;90
Kotyana;-32.049;29.0039;;;245
Krafa;-32.0405;28.4607;;;225
Krakeel River;-33.8162;23.7322;;;459
Krancola;-31.7852;28.513;;;893
Krancolo;-31.0705;28.5983;;;1122
Kratyela;-31.2943;28.5121;;;1342
Kromrivier;-34.1321;24.8032;;;1238;30
Kromspruit;-30.5469;27.4202;;;1247
Kroonvale;-32.262;24.5593;;;347;30
Ku-Bhanti;-31.774;27.6703;;;160
Ku-Fani;-31.6983;26.9254;;;120
Ku-Helushe;-31.5768;26.9521;;;210
Ku-Nxaybisa;-32.046;27.8512;;;1344
KuAmanzimnyama;-32.1144;29.0187;;;245
KuBafazi;-32.0449;28.9134;;;245
KuBangqo;-32.304;28.6678;;;1437
KuBangwayo;-31.4361;28.3979;;212;1356
KuBatembu;-31.5675;27.172;;;120
KuBeke;-31.643;28.3294;;;896
KuBhonga;-31.0534;29.4168;;;1002
KuBhongithole;-32.2649;27.789;;;951
KuBomvu;-31.8511;28.6676;;;893
KuBoniswa;-31.4991;27.184;;;435
KuBuka;-31.9617;28.6133;;;893
KuBuso;-32.3474;27.9837;;1486;118
KuCamandashe;-32.0087;28.3923;;;225
KuCawe;-31.9611;28.8929;;;245
KuChachazele;-32.0464;28.49;;;225
KuChanti;-31.8407;28.6225;;;893
KuCibi;-31.5636;28.3003;;;946
KuCqangushe;-32.0359;29.0803;;;159
KuDebeza;-31.0285;29.1473;;;1002
KuDeke;-30.8911;29.366;;;1002
KuDikiDiki;-31.5221;28.5018;;;896
KuDingata;-31.9874;28.9945;;;159
KuDuka;-31.5887;28.4254;;;896
KuDunjana;-32.4384;28.0658;;;118
KuDyobhudaka;-31.5715;27.1916;;;120
KuFela;-31.1454;28.6328;;;995
KuFolokhwe;-32.1204;28.9713;;;245
KuFundakubi;-32.1202;28.6184;;;245
KuGangxu;-31.8887;28.5589;;;893
KuGaqeleni;-30.8992;29.4815;;;1002
KuGatyana;-32.2969;28.5061;;;1437
KuGilandoda;-31.902;28.2425;;;225
KuGilandoda;-31.5707;27.9775;;;946
KuGongqo;-31.7932;27.7024;;;160
KuGroxo;-32.3078;28.6312;;;1437
KuGwelane;-32.0549;28.7233;;;245
KuGwexindaba;-31.4536;29.6297;;;648
KuGwitya;-31.4767;28.662;;;896
KuGxagxa;-31.8594;28.6237;;;893
KuGxara;-31.9959;28.2856;;;225
KuGxwalibomvu;-31.9092;28.8022;;;893
KuGxwalibomvu A;-31.5659;27.8923;;;946
KuGxwalibomvu B;-31.7965;28.3628;;;893
KuGxwalibomvu B;-31.7792;28.0224;;;946
KuHala;-31.1581;29.3549;;;279
KuHange;-32.0058;27.728;;;1344
KuHlaba A;-31.5466;28.1866;;;946
KuHlaba B;-31.5161;28.1083;;;946
KuHleke;-31.8025;28.1832;;;946
KuHlopekazi;-31.4895;28.1984;;;946
KuHlophe;-31.8588;28.6788;;;893
KuHokwane;-31.1862;29.2036;;;1002
KuHolela;-32.3355;28.2883;;;118
KuHombani;-31.9002;28.5834;;;893
KuHota;-31.6465;27.6928;;;121
KuJaho;-31.508;27.1492;;;210
KuJonga;-31.9721;29.1557;;;159
KuJungqe;-31.6414;28.3646;;;896
KuKanyi;-31.6924;28.0979;;;946
KuKavara;-31.7475;27.1067;;;120
KuLiweni;-31.7469;27.3344;;;120
KuLofumbata;-32.3596;28.6641;;;1437
KuLogabu;-32.0452;29.0158;;;245
KuLogaxa;-32.9351;27.6046;;;1118;15
KuLogongota;-32.3699;28.5669;;718;1437
KuLogqogqa A;-32.1314;28.8857;;;245
KuLogqogqa B;-32.3591;28.6067;;;1437
KuLogqweta;-32.0784;28.8441;;;245
KuLojingqi;-32.4212;28.6944;;;1437
KuLokamisa;-32.3229;28.6377;;;1437
KuLolanga;-32.3382;28.6576;;;1437
KuLomali;-32.3857;28.6528;;;1437
KuLombete;-32.2459;28.3346;;;1437
KuLombete A;-32.0336;28.6285;;543;245
KuLotshazi;-32.3806;28.5365;;;139
KuLozulu;-32.1385;28.7516;;;245
KuLozulu;-31.8715;28.7582;;;893
KuLubisana;-31.868;28.8584;;;893
KuLubisi;-31.5968;28.0364;;;946
KuLudondolo;-31.9426;28.4992;;;245
KuLuqolo;-31.9734;27.3394;;;160
KuMabangula;-31.764;27.5654;;;160
KuMadakane A;-32.13;28.6384;;;245
KuMadakane B;-32.1538;28.9612;;;245
KuMageza;-31.8035;28.0305;;;946
KuMagwaca;-30.9088;28.5455;;;1314
KuMahasana;-32.3145;28.7089;;;1437
KuMahlungulu;-31.7288;27.6712;;;160
KuMahlungulu;-31.7074;27.6027;;;121
KuMakhola;-30.8489;29.074;;;1002
KuMalangazana;-31.8013;28.199;;;946
KuMandebe;-31.7702;28.2586;;;946
KuMandeni;-31.7316;29.046;;;952
KuMandluntsha;-31.9904;28.9125;;;245
KuMangobomvu;-31.9181;27.5337;;;160
KuMangunkone;-31.4523;28.3934;;;1356
KuMankazana;-31.9277;28.6997;;;893
KuManxiweni;-32.0112;28.4822;;;225
KuManyisana;-31.6503;28.2566;;;946
KuManzana;-31.5495;27.643;;;121
KuManzimdaka;-31.4273;28.1544;;;946;8
KuMapotyi;-31.9531;28.8221;;;893
KuMaqanda;-31.7588;28.156;;;946
KuMaqashu;-31.7364;27.3843;;;120
KuMathe;-30.9613;29.5398;;;279
KuMatokazi;-32.1546;28.9817;;;245
KuMatyeabomvu;-31.5159;27.6244;;;121
KuMaya A;-31.8693;27.9738;;;1344
KuMaya B;-31.9907;27.3806;;;160
KuMayibe;-31.534;28.4858;;;896
KuMazikanyi;-31.6701;28.2402;;;946
KuMbanga A;-31.8154;28.2626;;;225
KuMbanga B;-32.3059;28.6949;;;1437
KuMbaxa;-31.7895;27.7098;;;160
KuMbelo;-32.3784;28.5708;;;1437
KuMbembesi;-32.2737;28.5857;;;1437
KuMbidlane;-31.9632;28.8149;;;893
KuMbonda;-32.049;28.5446;;;245
KuMbonxa;-31.3786;28.4568;;;1356
KuMbulunga;-30.8933;28.4639;;;995
KuMchayi;-31.5507;28.1733;;;946
KuMcuba;-31.8122;28.2484;;;225
KuMdange;-32.1491;27.4773;;;160
KuMgawuli;-31.6002;28.4756;;;896
KuMhlabubomvu;-31.8996;28.6839;;;893
KuMjelo;-31.967;28.3203;;;225
KuMkhulu;-32.2686;28.7854;;;1437
KuMkuma;-32.1112;27.6347;;1450;136
KuMlambo;-31.9501;28.8133;;;893
KuMngcitha;-32.0329;28.506;;;245
KuMngqanga;-31.9442;27.4331;;;160
KuMnxekazi;-30.9562;29.1157;;;559
KuMpame;-32.0975;29.0484;;;245
KuMpolose;-31.7966;28.8542;;;893
KuMtala;-31.6395;27.9285;;;946
KuMtyamde;-31.8946;27.6524;;;160
KuMvezo;-31.9602;28.4984;;;893
KuNabileyo;-31.9883;28.1133;;;946
KuNdabasigogo;-31.0163;28.6554;;;1122
KuNdaca;-31.6604;28.2072;;;946
KuNdile;-31.1481;29.2999;;;1002;11
KuNdlukulu;-31.7454;28.7607;;547;893
KuNdlunkulu;-31.7454;28.7607;;;893;8
KuNdoda;-31.2714;28.3801;;;1356
KuNdonga;-31.6885;27.4258;;;120
KuNdungwana;-31.8696;27.9348;;;1344
KuNene;-32.2615;28.6591;;;1437
KuNgcataru;-31.9888;28.0306;;;946
KuNgcebengwana;-31.7047;28.2818;;;946
KuNgcelelo;-31.8071;28.1402;;;946
KuNgqane;-30.9057;29.4251;;;1002
KuNgqovu;-31.5925;28.4165;;;896
KuNgqungqumbe;-32.1681;28.8686;;;245
KuNgqwaru;-31.8438;27.8148;;;1344
KuNgubo;-31.5462;28.3357;;;946
KuNgwevane;-31.9462;28.0225;;;946
KuNgwidli;-32.1555;28.6785;;;1437
KuNgxobongwana;-32.0625;28.7788;;;245
KuNikwe;-31.3689;29.616;;;648
KuNjemane;-31.8672;28.3819;;;225
KuNkalane;-31.7801;28.6258;;;893
KuNkani;-31.9762;28.1344;;;946
KuNkompa;-31.8424;28.759;;;893
KuNkongolo;-31.1839;29.4756;;;279
KuNobopa;-31.7982;27.7687;;;1344
KuNocekedwa;-32.3227;28.7238;;;1437
KuNogqogqowana;-31.5962;28.154;;;946
KuNomadambe;-31.6208;27.7012;;;121
KuNombete;-32.0171;28.9559;;;245
KuNongcwengana;-31.4833;28.6443;;;896
KuNongqodi;-31.8313;27.8833;;;1344
KuNonyentu;-31.6511;28.0814;;;946
KuNonyokotho;-30.966;29.2078;;;1002
KuNoxhungutshe;-30.9246;29.1966;;;1002
KuNqambeli;-32.4264;28.1039;;;118
KuNqayiya;-32.0261;28.8371;;;245
KuNqezantsi;-31.7635;28.142;;;946
KuNtabankulu;-30.4618;28.567;;;1314
KuNtaka A;-31.6605;28.1866;;;946
KuNtaka B;-31.5167;28.0614;;;946
KuNtingana;-32.2638;28.6125;;;1437
KuNtlangaza;-31.834;28.8643;;;893
KuNtlanzi;-31.5974;28.2341;;;946
KuNtshwame;-32.0637;28.9602;;;245
KuNtsilekane;-31.9133;28.5597;;;893
KuNtsinyana;-31.004;29.2731;;773;1002
KuNuntuza;-30.991;28.5463;;;995
KuNxankzashe;-32.2857;28.509;;;1437
KuNyokinala;-31.6507;28.4719;;;896
KuNyongwane A;-31.9381;27.2883;;;160
KuNyongwane B;-31.9269;27.4779;;;160
KuPahla;-31.6698;27.8824;;;946
KuPungutya;-31.8686;27.5334;;;160
KuQangqalala;-32.1336;28.3116;;;225
KuQeqe;-31.9289;28.2683;;;225
KuQulungashe;-31.1098;28.6431;;;995
KuQunduvane;-31.5884;28.148;;;946
KuQwebeqwebe;-31.8813;27.967;;;1344
KuRasi;-31.6368;28.1035;;701;946
KuRwela;-31.9308;28.6249;;;893
KuSawuti;-31.6253;27.5471;;;121
KuSigiba;-31.7853;28.7038;;;893
KuSikhulume;-32.0328;28.7622;;;893
KuSilityiwa;-31.8818;28.2955;;;225
KuSiphunzi;-32.2246;28.6635;;;1437
KuSitana;-31.1882;28.4674;;;995
KuStimela;-31.214;28.4645;;;995
KuSunduza;-32.141;28.6848;;;245
KuTantseka;-31.8537;28.5423;;;893
KuThala;-31.5376;28.6118;;;896
KuTongwane;-31.9687;28.6557;;;893
KuTsembeyi;-31.607;27.005;;;120
KuTshandatshe;-31.3354;29.5287;;;648
KuTshatshu;-31.8835;27.9194;;;1344
KuTshiyani;-31.8437;28.8829;;;893
KuTshwathi;-32.0189;28.4504;;;225
KuVayile;-31.5925;27.5389;;;121
KuVinindwa;-31.9451;28.2219;;;225;11
KuWohlo;-31.9111;27.6114;;;160
KuXamu;-32.0666;28.7386;;;245
KuXanase;-32.186;28.9534;;;245
KuXholo;-31.9839;28.4228;;;225
KuZikhonkwane;-31.4288;27.7312;;;121
KuZilitole;-31.5245;28.0392;;;946
Kubeka;-31.8853;28.824;;;893
Kubha;-30.8778;29.6063;;;69
Kubisi;-32.5923;27.4111;;;1262;30
Kubiyashe;-32.0097;28.8925;;;245
Kublekwana;-31.0276;30.1155;;;69
Kudubeni;-31.743;27.0213;;;120
Kudubevu;-32.4331;28.07;;;118
Kugade;-31.6379;29.377;;;1100;;;eastern-cape-kugade-port-saint-johns
Kugandana;-31.2609;29.0419;;;1122
Kugqawe;-32.0759;27.57;;125;160
Kuholi;-31.9251;27.3262;;;160
Kukani;-31.5599;28.6151;;;896
Kukhanya;-31.081;29.8336;;;69
Kukumehlo;-31.2803;28.8123;;;1342
Kulambeni;-31.6229;29.2069;;;952
Kulo-Ngqayi;-31.7667;27.8193;;;1344
Kulobhonga;-32.0343;28.734;;;245
Kulobombo;-32.129;28.7844;;;245
Kulocheba;-32.0044;28.8613;;;245
Kulodingata;-32.0778;28.8013;;;245
Kuloganya;-31.9772;28.8989;;;245
Kulogaxa;-32.0971;28.874;;;245
Kulogojela;-32.1171;28.7645;;1337;245
Kulogongotha;-32.1515;28.88;;718;245
Kuloguelane;-32.0735;28.7085;;;245
Kulohetsha;-31.9719;28.913;;;245
Kulojika;-32.2346;28.4722;;;1437
Kulokhamiso;-32.132;28.8458;;;245
Kulombola;-31.98;28.9476;;;245
Kulomiza;-32.3789;28.5136;;;139
Kulongcweleshe;-32.1139;28.7553;;1337;245
Kulorada;-32.0929;28.8106;;;245
Kulorhini;-32.1173;28.8144;;;245
Kulovulandi;-32.3168;28.6255;;;1437
Kulufini;-31.8747;27.5749;;;160
KumPensheya;-31.8188;28.5153;;;893
Kumbanzo;-31.0119;29.9303;;;69
Kundlumbini;-32.1809;28.764;;;245
Kunene;-32.0892;27.9722;;;951
Kunene;-31.7126;27.9428;;1219;946
Kunene;-31.6881;28.7637;;;896
Kunene;-31.0091;28.7069;;;1122
Kuni;-33.03;27.5756;;;1118;15
Kuntlonze;-31.9232;27.4141;;;160
Kunune park;-33.9525;25.4765;;;346;90
Kupapane;-30.9924;29.0556;;;559
Kusiphamo;-30.6463;27.5526;;1065;1247
Kutanyanga;-32.3513;28.5096;;;139
Kuxhaka;-31.4571;29.5764;;;1100;;;eastern-cape-kuxhaka-port-saint-johns
Kuzani;-31.5912;27.0436;;;120
Kuze;-32.226;27.6266;;;1262
Kwa Madiba;-31.0484;29.954;;;69
Kwa Ntshintshi;-32.1238;27.4852;;;160
Kwa-Blangwe;-31.752;26.9766;;;120
Kwa-Dukatole;-31.5998;26.9066;;;210
Kwa-Fourty;-32.0035;27.7741;;;1344
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
Kwa-Shweme;-32.0649;27.8244;;;1344
Kwa-Tshatshu;-31.8477;27.3352;;;120
Kwa-Xusha;-31.6411;26.9337;;;120
KwaAltile;-33.1245;27.4764;;;1118;15
KwaBango;-32.0516;28.6964;;;245
KwaBanqo;-32.1164;28.6966;;;245
KwaBawu;-32.0887;29.0016;;;245
KwaBelekile;-32.7988;27.2917;;;1118;15
KwaBengu;-32.1788;27.6363;;;1262;8
KwaBhala;-32.1997;28.8836;;;245
KwaBhala;-30.9149;29.4856;;;1002
KwaBhala A;-31.2979;29.4997;;;648
KwaBhala B;-31.1962;29.6475;;;279
KwaBhala C;-31.0398;29.4568;;;279
KwaBhonke;-32.9169;27.3939;;;1118;15
KwaBinase;-31.9474;28.0804;;;946
KwaBitya;-31.7888;28.5216;;;893
KwaBlaai;-31.7237;27.9998;;;946
KwaBlangwe;-31.5992;28.0028;;;946
KwaBodweni;-31.16;29.5057;;;279
KwaBola;-32.7621;28.157;;;367
KwaBomela;-32.1021;28.4054;;;225
KwaBomvana;-32.4362;27.4051;;;1262
KwaBomvana;-31.8169;29.0387;;;952
KwaBomvane;-31.9573;28.9013;;;245
KwaBomvane;-31.9203;28.7742;;;893
KwaBongoza;-32.3567;28.0936;;;118
KwaBubesi;-30.5328;28.7009;;;765;8
KwaBungu;-31.4303;29.1422;;;631
KwaBushula;-31.2771;29.4806;;;648
KwaBuso;-32.8015;27.4203;;;1118;15
KwaCamemnango;-32.2507;28.5769;;;1437
KwaCekwe;-31.5953;28.2553;;;946
KwaCengani;-32.5295;28.3742;;;490
KwaCibadi;-31.3845;29.2818;;;1100;;;eastern-cape-kwacibadi-port-saint-johns
KwaCoka;-31.1296;29.772;;;279
KwaDabula;-31.9756;28.1412;;;946
KwaDadiyane;-32.2512;28.2822;;;118
KwaDam;-31.1276;28.8183;;;1122
KwaDane;-30.5728;29.0162;;;138
KwaDarana;-31.7329;29.1732;;;952
KwaDayi;-32.4379;27.9448;;;118
KwaDesi;-32.1469;28.8749;;718;245
KwaDick;-31.3152;29.5325;;;648
KwaDikidikana;-32.8314;27.2868;;;1118;15
KwaDingata;-32.2097;28.8959;;;245
KwaDish;-32.7337;26.9945;;;822
KwaDlomo;-31.8732;28.2243;;;946
KwaDlomo;-31.8111;27.8338;;;1344
KwaDlomo;-31.5812;28.6161;;;896
KwaDlomo A;-31.7178;27.867;;;946
KwaDlomo B;-31.7971;27.9277;;;946
KwaDlova;-32.9964;27.3812;;;1064
KwaDontsa;-31.8552;29.0816;;;952
KwaDubulekwele;-32.7014;28.0986;;;367
KwaDudumashe;-31.8998;27.3296;;;160
KwaDukatole;-32.1304;27.7289;;;1344
KwaDukatole;-31.8846;28.6168;;;893
KwaDwesi;-33.8454;25.511;;1485;346;150
KwaEntaba;-31.6288;28.616;;;896
KwaFane A;-31.5925;28.3106;;;946
KwaFane B;-31.6249;28.2838;;;946
KwaFanti;-32.0499;27.4326;;;160
KwaFestile;-32.4219;28.4744;;;139
KwaFihlani;-32.509;28.5461;;;490
KwaFolokwe;-32.3793;28.7012;;;1437
KwaFord;-33.9076;25.5813;;1485;346;150
KwaFundakubi;-32.172;28.66;;;1437
KwaGaba;-32.3341;28.3067;;;118
KwaGabu;-31.8571;28.9115;;;893
KwaGajaza;-32.1001;27.5551;;;160
KwaGandu;-31.8416;28.0013;;;946
KwaGaqa;-32.5007;28.4551;;;490
KwaGcaleka;-31.4877;28.6774;;;896
KwaGcina;-31.8704;27.4493;;;160
KwaGcina;-31.7022;27.5823;;;121
KwaGcina;-31.6764;28.091;;;946
KwaGcina A;-31.737;26.9289;;;120
KwaGcina B;-31.5796;26.9177;;;210
KwaGcine;-31.8713;27.2882;;;120
KwaGcuda;-31.2746;29.3549;;;648
KwaGcwabe;-30.8697;28.5478;;;1314
KwaGeza;-32.5621;28.2343;;;490
KwaGisi;-32.2443;27.9408;;;951
KwaGobene;-32.0586;28.9329;;;245
KwaGoqo;-32.3519;28.7566;;;1437
KwaGubevu;-32.7256;27.4298;;;1262
KwaGubevu;-32.0346;27.655;;;160
KwaGugwini;-31.5138;27.4892;;;121
KwaGuquka;-32.6465;26.943;;684;201
KwaGwalani;-33.3159;27.0317;;;1064
KwaHadi;-32.4197;28.6114;;;1437
KwaHaji;-31.9366;28.8985;;;893
KwaHala;-31.8578;28.131;;;946
KwaHala;-31.7303;27.5987;;;160
KwaHayi;-32.166;28.9814;;;245
KwaHoyi;-33.2173;27.2985;;;1064
KwaJadezweni;-31.8462;28.2792;;;225
KwaJama;-32.2048;28.2869;;;118
KwaJange;-31.8162;29.2389;;;952
KwaJara;-32.0623;27.8021;;;1344
KwaJimi;-32.1256;27.6741;;;136
KwaJongilanga;-32.8185;27.9723;;;528
KwaJosefu;-31.3363;28.4179;;;1356
KwaJozana;-30.8562;28.687;;;1314
KwaJubisa;-32.9722;27.3038;;;1064
KwaJuliwe;-32.6321;28.374;;;490
KwaK;-30.7243;29.7937;;;69
KwaKabakazi;-32.4406;28.5141;;;139
KwaKalkeni;-33.135;27.4572;;;1118;15
KwaKantolo;-32.5143;28.3416;;;490
KwaKasura;-31.8801;28.1968;;;946
KwaKayaletu;-32.6357;26.93;;;1198
KwaKeswa;-30.6149;28.8155;;;765
KwaKhawula A;-32.0575;28.9001;;;245
KwaKhawula B;-32.12;28.8331;;;245
KwaKhonongwane;-31.6654;28.375;;;896
KwaKhumalo;-32.4091;27.9301;;;118
KwaKhwatsha;-32.3081;27.8883;;;951
KwaKlifu;-32.9298;27.4677;;;1118;15
KwaKotana;-32.1574;28.1395;;;118
KwaKulile;-32.9471;27.1024;;;822
KwaKwayimani;-32.1537;28.233;;;118
KwaKwebulana;-32.0124;27.695;;;160
KwaLandu;-31.7167;27.8424;;;946
KwaLanga;-31.6415;28.2187;;;946
KwaLantolo;-32.1951;27.5946;;;136
KwaLini;-32.9012;27.3674;;;1118;15
KwaLubobo;-32.3593;28.3463;;;139
KwaLukuni;-31.4347;29.2037;;;631
KwaLunda;-30.3391;28.6872;;;765
KwaLupindo;-30.4439;28.661;;;765
KwaLuvundu;-32.3029;28.5726;;;1437
KwaLuxomo;-32.1165;27.5573;;;160
KwaMaciba;-32.4812;28.3268;;;139
KwaMadi;-32.0264;28.9747;;;245
KwaMadiba;-31.1922;29.0421;;;1122
KwaMadikana;-31.9628;27.5689;;;160
KwaMadliki;-33.0437;27.4248;;;377
KwaMadolo;-32.2571;27.6578;;;1262
KwaMadume;-30.6382;27.5667;;1065;1247
KwaMadwatyana;-31.8158;29.101;;;952
KwaMagadla;-30.3569;28.6973;;;765
KwaMagodla;-32.3511;27.9416;;;951
KwaMagogo;-32.3962;28.0393;;;118
KwaMagosha;-33.159;27.0767;;;1064
KwaMagxaki;-33.8435;25.5369;;1485;346;150
KwaMahomba;-32.7096;28.0396;;;528
KwaMakawula;-31.6191;28.4332;;;896
KwaMakaya;-32.109;27.4535;;;160
KwaMalindi;-31.873;27.7051;;;160
KwaMamata;-32.8511;27.2538;;;1118;15
KwaMandluma;-32.2856;28.4137;;;1437
KwaMangati;-32.7603;27.4057;;;1262
KwaMangqobe;-31.911;28.8713;;;893
KwaMangweni;-32.0246;28.189;;;225;8
KwaMankihlana;-32.1368;28.2313;;;118
KwaMantetyana;-32.4518;28.2061;;;139
KwaManzi;-32.0276;27.3923;;;160
KwaManzi;-30.0535;29.0451;;;711
KwaManzikrakra;-32.1222;26.7112;;;1432
KwaMaqanda;-31.7619;27.8785;;;946
KwaMaradebe;-31.7794;28.8159;;;893
KwaMasele;-32.9377;27.3312;;;1064
KwaMasele;-32.2468;28.0966;;;118
KwaMasentse;-32.0843;28.892;;;245
KwaMasingata;-32.8496;27.3624;;;1118;15
KwaMatati;-31.7359;28.9605;;;952
KwaMathanzima;-32.2436;28.3865;;;1437;8
KwaMathayi;-31.7479;28.9473;;;952
KwaMatias;-30.1397;29.0071;;;711
KwaMatumbu;-31.9052;29.1877;;;952
KwaMaxhama;-32.5836;28.3217;;;490
KwaMaxwayana;-33.3857;27.1453;;;1064
KwaMaya;-31.9032;27.5535;;;160
KwaMaya;-31.698;28.3038;;;946
KwaMazinyo;-32.6512;28.3747;;;490
KwaMazwayi;-31.9376;28.119;;;946
KwaMbango;-31.4572;28.7456;;;896
KwaMbekeni;-31.7791;28.0118;;;946
KwaMbhayi;-31.285;29.4353;;;648
KwaMbobo;-30.2403;28.6706;;;711
KwaMbombela;-31.9363;27.8377;;;1344
KwaMbombo;-30.1487;28.9211;;;711
KwaMbozwana;-31.6559;28.4827;;;896
KwaMcapati;-31.6987;29.0813;;;952
KwaMdange;-32.5025;28.2478;;;139
KwaMdingi;-32.8246;27.3302;;;1118;15
KwaMemela;-32.7945;26.7363;;;201
KwaMfincane;-32.2221;28.7043;;;1437
KwaMgcodo;-31.4903;27.5476;;;121
KwaMgezwa;-31.3439;29.6617;;;648
KwaMgojo;-32.2142;28.379;;;1437;8
KwaMgqondo;-31.5317;28.1439;;;946
KwaMgubo;-30.426;28.7584;;;765
KwaMgwenyane;-32.1422;27.7387;;;1344
KwaMhaga;-31.7403;28.3309;;;946
KwaMhaqa A;-31.684;28.5266;;;896
KwaMhaqa B;-31.6235;28.6471;;;896
KwaMhlati;-32.0149;28.5406;;;245
KwaMhlongwana;-31.7037;29.1667;;;952
KwaMhlontlo;-31.6985;28.1701;;;946
KwaMhlote;-32.1577;28.9577;;;245
KwaMhluzi;-31.9422;27.6407;;;160
KwaMiya;-31.9554;28.1232;;;946
KwaMiya A;-31.615;28.6593;;;896
KwaMiya B;-31.8694;28.4349;;;893
KwaMjayezi;-32.1336;27.9977;;;951
KwaMjo;-32.5931;28.3323;;;490
KwaMkhiva;-32.2767;28.0186;;;951
KwaMkhulu;-32.4636;27.939;;;118
KwaMkwamde;-31.85;29.1142;;;952
KwaMlakalaka;-32.9435;27.4371;;;1118;15
KwaMlalandle;-32.7428;26.642;;;567
KwaMlawu;-31.8472;28.9257;;;893
KwaMleko;-30.4842;28.5396;;;1314
KwaMlindazwe;-31.0998;29.9398;;;69
KwaMlindeli;-32.0084;28.1888;;;225
KwaMlisa;-32.3625;28.1302;;;118
KwaMlonyeni;-32.1773;28.1115;;;951
KwaMmangonkone;-32.0641;27.7134;;;1344
KwaMngxabakazi;-32.3677;28.7193;;;1437
KwaMnqayi;-32.7556;26.958;;959;822
KwaMnunu;-32.1738;28.8968;;;245
KwaMpisi;-31.0629;29.9791;;;69
KwaMpotulo;-32.0429;27.7072;;;1344
KwaMpundu;-32.8708;27.7508;;;230;15
KwaMpundu;-32.6862;26.9354;;;201;8
KwaMpundu;-32.2476;28.0316;;;951
KwaMqayisa;-32.7175;27.0108;;;822
KwaMqokoqo;-31.6112;28.0093;;;946
KwaMrabi;-32.0046;28.9165;;;245
KwaMshudu;-30.0915;29.1078;;;138
KwaMsobomvu;-31.1561;28.5883;;;995
KwaMtetha;-32.3483;28.7224;;;1437
KwaMtshabe;-31.8889;27.7813;;;1344
KwaMundu;-30.5669;27.5081;;;1247
KwaMvemve;-33.2107;27.1701;;;1064
KwaMvemve;-32.4222;27.9632;;;118
KwaMvemve;-30.2817;28.7934;;;711
KwaMvulo;-32.2395;28.6088;;;1437
KwaMxhalanga;-32.7358;27.3691;;;1262
KwaMxhosa;-31.5738;29.1274;;;631
KwaMxonywa;-31.8036;27.7552;;;1344
KwaMyataze;-32.1899;28.7695;;;1437
KwaMzintsilana;-32.3951;28.0549;;;118
KwaMzola;-31.8206;27.7525;;;1344
KwaMzonkeshe;-32.8958;27.785;;;230;15
KwaNacelwane;-32.7167;26.6954;;;567
KwaNcekemfu;-32.1294;27.6573;;;136
KwaNcwane;-33.1227;27.0523;;;1064
KwaNdaba;-33.2537;27.3234;;;377
KwaNdaba;-32.7523;26.67;;;567
KwaNdaba;-31.8129;28.3689;;;893
KwaNdayi;-32.9226;27.6206;;;1118;15
KwaNdela;-32.589;27.1308;;135;487
KwaNdela;-30.9409;29.7088;;;69
KwaNdenga;-32.2173;28.3262;;;225
KwaNdengane;-31.3396;29.9255;;;648
KwaNdengane;-31.1259;29.7581;;;69
KwaNdenxa;-32.2158;27.6487;;;1262
KwaNdibaniso;-31.9247;27.9265;;;1344
KwaNdima;-31.6401;28.2992;;;946
KwaNdinja;-31.8967;28.9328;;;893
KwaNditya A;-32.0418;28.8278;;;245
KwaNditya B;-32.0888;28.9729;;;245
KwaNdiya;-32.0397;28.9843;;;245
KwaNdlambe;-31.9676;28.4543;;;225
KwaNdlangisa;-31.8887;28.1954;;;946
KwaNdlankomo;-32.6997;26.9659;;;822
KwaNdobe;-31.6435;28.0826;;;946
KwaNdotshanga;-32.393;28.1205;;;118
KwaNdovelana;-31.4487;29.6167;;;648
KwaNdubungela;-32.9537;27.4168;;;1118;15
KwaNdungwane;-31.9801;28.0557;;;946
KwaNdungwane;-31.5801;28.4551;;;896
KwaNdwanyana;-33.1778;26.862;;;1064
KwaNgako;-32.4041;27.7745;;;951
KwaNgali;-31.9166;27.7443;;;1344
KwaNganda;-32.1479;28.3226;;;225
KwaNgcamama;-33.198;27.4864;;;1118;15
KwaNgculu;-32.2256;28.6277;;;1437
KwaNgezana;-32.0466;28.731;;;245
KwaNgobe;-32.7483;26.7784;;;201
KwaNgodloza;-32.6765;26.9813;;;822
KwaNgolo;-31.3572;29.1239;;;631
KwaNgunikazi;-32.2583;27.7921;;;951
KwaNgutyana A;-31.0194;29.7393;;;69
KwaNgutyana C;-30.9559;29.7381;;;69
KwaNgwanya;-32.1255;28.2447;;;118
KwaNgwazi;-32.1802;28.0689;;;951
KwaNgwevu;-32.7305;26.7099;;;567
KwaNgxabane;-31.7035;28.3196;;;946
KwaNgxabane;-31.0561;28.8;;;1122
KwaNikhwe;-31.2125;30.0379;;;69
KwaNjamatafa;-32.0974;28.9263;;;245
KwaNjana;-32.3113;28.4783;;;1437
KwaNjiyela;-31.0401;29.4377;;;279
KwaNjokwana;-32.4266;27.9698;;;118
KwaNkau;-30.2448;28.5364;;;711
KwaNkcwa;-31.9189;27.031;;;525
KwaNkese;-31.1627;28.8316;;;1122
KwaNkohla;-32.2109;28.2773;;;118
KwaNkola;-32.8292;27.9685;;;230;15
KwaNkqayi;-32.0899;27.9174;;;951
KwaNkumba;-32.0318;28.995;;;245
KwaNobanda;-32.7246;26.6787;;;567
KwaNobuhle;-33.8195;25.3768;;;481;1100
KwaNobuhle 10;-33.8142;25.3585;;577;481;150
KwaNobuhle 11;-33.8239;25.3555;;577;481;150
KwaNobuhle 2;-33.8017;25.3932;;577;481;150
KwaNobuhle 3;-33.8034;25.3723;;577;481;150
KwaNobuhle 4;-33.8207;25.3929;;577;481;150
KwaNobuhle 5;-33.8164;25.3714;;577;481;150
KwaNobuhle 6;-33.8195;25.3768;;577;481;150
KwaNobuhle 7;-33.8291;25.4013;;577;481;150
KwaNobuhle 8;-33.8326;25.3868;;577;481;150
KwaNobuhle 9;-33.8264;25.3673;;577;481;150
KwaNobuswana;-32.4402;28.5581;;;139
KwaNofodosi;-32.3387;28.057;;;118
KwaNogemani;-31.1682;28.5461;;;995
KwaNokatana;-32.1521;28.5053;;;1437
KwaNokhala;-32.8238;27.988;;;528
KwaNomadolo;-32.6764;26.9407;;;201
KwaNomzamo;-34.0396;24.7772;;;426;50
KwaNomzamo;-31.5353;29.0311;;;631;50
KwaNoncampa;-32.9054;27.2973;;;1118;15
KwaNongqongqwana;-31.8056;27.6159;;;160
KwaNongxeke;-32.1364;28.4999;;;1437
KwaNonkqubela;-33.663;26.4231;;;11;30
KwaNontshinga A;-32.6062;28.3621;;;490
KwaNontshinga B;-32.4167;28.3729;;;139
KwaNonzame;-31.5127;25.0064;;;820;50
KwaNonzwakazi;-33.3213;26.0966;;;12
KwaNotenga;-32.6392;26.9126;;;1198
KwaNotyekeza;-31.997;28.1737;;;225
KwaNoxabani;-31.8808;28.2623;;;225;8
KwaNoxolo;-32.7621;27.1623;;;487
KwaNqinwayo;-31.9756;27.5117;;;160
KwaNqinwayo;-31.7229;28.2176;;;946
KwaNtabezulu;-31.9422;28.5483;;;893
KwaNtaka;-31.63;28.1845;;;946
KwaNtakamnyame;-32.2213;28.8447;;;1437
KwaNtibane;-32.1794;28.0058;;;951
KwaNtola;-32.745;26.6542;;;567
KwaNtondo;-31.7514;28.1795;;;946
KwaNtoyi;-30.539;27.3181;;;1247
KwaNtsele;-32.1204;27.6904;;;1344
KwaNtshele;-31.4434;29.1527;;;631
KwaNtshoma;-31.8525;29.0028;;;159
KwaNtsipho;-32.8073;27.2856;;;1118;15
KwaNtxentse;-32.0342;28.8211;;;245
KwaNumanto;-32.3899;28.2453;;;118
KwaNxura;-31.7045;28.743;;;893
KwaNyana;-30.9112;29.8821;;;69
KwaNyande;-32.8035;27.403;;;1118;15
KwaNyoka;-32.0884;27.6071;;;160
KwaNyumane;-32.0672;27.687;;;160
KwaNyuswa;-31.3889;29.5814;;;648
KwaNzolo A;-31.6431;28.1825;;;946
KwaNzolo B;-31.597;28.2089;;;946
KwaPahla;-31.7742;28.6371;;;893
KwaPalo;-31.7969;29.2741;;;952
KwaPelisile;-33.0326;27.3937;;;377
KwaPewula;-32.0616;28.7147;;;245
KwaPhalo;-32.4484;28.0652;;;118
KwaPikoli;-33.1977;26.9756;;;1064
KwaPingilili;-31.7999;28.4688;;;893
KwaQala;-31.3431;28.4742;;;1356
KwaQili;-30.5756;28.7537;;;765
KwaQithi;-31.7376;27.8127;;;946
KwaQongqotha;-32.9623;27.4684;;;1118;15
KwaQutsuma;-30.7595;28.444;;;1314
KwaRadebe;-32.4142;27.9631;;;118
KwaRadebe;-30.5879;27.5003;;;1247
KwaRamcwana;-31.9029;28.7748;;;893
KwaRamzi;-31.2323;29.6925;;;648
KwaRarase;-32.4007;28.2679;;;139
KwaRasi;-32.1834;28.9084;;;245
KwaRayi;-32.8878;27.3318;;;1118;15
KwaRhombe;-31.1675;29.0845;;;1122
KwaRob;-30.6185;27.4966;;;1247
KwaRonose;-32.0264;28.7127;;;245
KwaSaba;-31.6934;28.4761;;;893
KwaSese;-31.64;28.1343;;;946
KwaSeyisi;-32.5294;28.2629;;;490
KwaSezela;-32.6004;28.2527;;;490
KwaShosha;-32.0995;28.075;;;951
KwaSibonda;-32.1511;28.9345;;;245
KwaSibonda;-32.0014;28.0095;;;946
KwaSidumo;-31.8934;29.0043;;;159
KwaSigubudo;-31.8243;27.9201;;;946
KwaSijula;-32.0421;27.6802;;;160
KwaSikhulu;-31.1544;28.8378;;;1122
KwaSikulumi;-30.2289;28.5481;;;711
KwaSimeliyana;-32.148;28.1405;;;951
KwaSisilane;-32.2442;26.6359;;;1169
KwaSitelo;-31.7354;28.1834;;;946
KwaSithungu;-32.7579;28.135;;;367
KwaSityi;-32.8424;26.8941;;;201
KwaSogula;-32.0453;28.583;;;245
KwaSokapase;-32.2263;27.9695;;;951
KwaSomkhetho;-30.9966;29.4897;;;279
KwaSompa;-31.3578;29.1493;;;631
KwaSongwevu;-32.243;28.6414;;1077;1437
KwaSonkana;-32.5048;28.1662;;;139
KwaTauka;-31.1325;29.6599;;;279
KwaTawuka;-31.1017;29.6941;;;279
KwaTenza A;-32.3672;28.7424;;;1437
KwaTenza B;-32.0234;28.2242;;;225
KwaThahle;-31.234;29.7916;;;648
KwaThala;-32.4844;28.1682;;;139
KwaThembu;-32.0514;28.8711;;;245;8
KwaThinga;-32.554;28.2639;;;490
KwaThsita;-30.9211;29.1581;;;1002
KwaThuba;-33.3343;27.1585;;;1064
KwaThuba;-32.8451;27.9904;;;528
KwaTshatshu;-32.912;27.4395;;;1118;15
KwaTshatshu;-31.7384;27.7766;;;1344
KwaTshatshu;-31.6354;28.6356;;;896
KwaTshatshu A;-31.9969;28.0776;;;946
KwaTshatshu B;-31.683;27.8349;;;946
KwaTshezi;-32.1137;28.9914;;;245
KwaTsotsi;-32.5304;28.2458;;;490
KwaTuwa;-32.0417;28.704;;;245
KwaTwenty;-32.75;27.1729;;;487
KwaTyutyuza;-32.7908;26.9295;;;822
KwaVelelo;-32.3075;28.4066;;;1437
KwaVetyu;-31.7155;28.1307;;;946
KwaVika;-32.4405;28.3824;;;139;8
KwaVika Block 2;-32.4405;28.3824;;584;139
KwaVikinduku;-30.1762;29.0058;;;711
KwaVuka;-32.6513;28.401;;;490
KwaVuso;-32.5693;28.2022;;;490
KwaWezo;-32.7182;26.6554;;;567
KwaXaso;-32.1626;28.7933;;;245
KwaXelihagu;-32.1619;27.6762;;;1262
KwaXhobane;-32.442;28.1462;;;118
KwaXoxo;-31.7394;28.104;;;946
KwaXutidwele;-31.8302;29.2746;;;952
KwaYaphi;-32.2218;28.2829;;;225
KwaYawa;-31.5921;28.238;;;946
KwaZakele;-33.8785;25.5842;;1485;346;150;Kwazakhele
KwaZakele 1;-33.8823;25.5953;;1485;346;150
KwaZakele 2;-33.8718;25.5831;;1485;346;150
KwaZakele 3;-33.8839;25.5759;;1485;346;150
KwaZamukucinga;-32.9425;24.6819;;;453;80
KwaZangwa;-32.4224;28.0111;;;118
KwaZele;-31.5199;29.2094;;;631
KwaZenzele;-33.443;25.9767;;;1059;30
KwaZibonda;-32.3924;28.6186;;;1437
KwaZicwalile;-30.3277;28.674;;;765
KwaZihlehleni;-31.9869;28.2155;;;225
KwaZingxala;-32.4588;28.3043;;;139
KwaZinja;-31.768;29.019;;;952
KwaZitha;-31.1681;29.8111;;;648
KwaZithombe;-32.4819;28.3948;;;139
KwaZizane;-32.389;28.3121;;;139
KwaZulu;-32.2407;28.4158;;1444;1437
KwaZulu;-31.9564;28.1777;;;225
KwaZulu;-31.6001;28.9495;;;631
KwaZulu;-31.4448;29.4202;;;1100;8;;eastern-cape-kwazulu-port-saint-johns
KwaZulu;-31.2844;29.4564;;;648
KwaZulu;-30.9441;29.2599;;;1002
KwaZwelinzima;-31.6285;28.2139;;;946
KwaZwelitsha;-32.3583;28.7267;;;1437
Kwabhinca;-31.6286;27.7587;;;946
Kwachum;-31.6218;28.9437;;;952
Kwagqweza;-31.3554;29.3042;;;1100;;;eastern-cape-kwagqweza-port-saint-johns
Kwahlomendlwini;-30.3294;28.7494;;;765
Kwajola;-31.4275;29.5026;;;1100;;;eastern-cape-kwajola-port-saint-johns
Kwakakana;-31.9317;28.9918;;;159
Kwakombe;-31.8117;29.025;;;952
Kwam;-31.283;29.0406;;;1122
Kwamayi;-32.1213;27.856;;;1344
Kwamdibaniso;-32.3287;28.7003;;;1437
Kwamlaza;-31.3405;29.3543;;;1100;;;eastern-cape-kwamlaza-port-saint-johns
Kwamundazwe;-31.0709;29.8908;;;69
KwanGqikiza;-31.4091;29.2928;;947;1100;;;eastern-cape-kwangqikiza-port-saint-johns
Kwandaya;-31.0963;28.7753;;;1122
Kwandayini;-31.348;29.4079;;;1100;;;eastern-cape-kwandayini-port-saint-johns
Kwanduna;-32.2358;28.653;;;1437
Kwandwane;-33.1641;26.943;;;1064
Kwane;-32.6394;28.4053;;;490
Kwangwe;-30.4011;28.712;;;765
Kwanomzamo;-33.1978;26.1456;;1146;12;30
Kwanyewe;-31.9875;27.438;;;160
Kwaphephu;-31.3597;29.3501;;;1100;;;eastern-cape-kwaphephu-port-saint-johns
Kwasa;-32.0542;28.4205;;977;225
Kwathendeshe;-31.9914;27.4437;;;160
KweQana;-30.3475;28.4543;;;711
KweSikhulu;-31.7904;28.7588;;;893
Kwebung;-30.5164;28.4634;;;1314
Kweleda;-31.9308;28.3102;;;225
Kweleni;-31.9955;28.9828;;;245
Kwelera;-32.9137;28.0701;;;230;15
Kwelera;-32.825;27.9681;;;528
Kwelerana;-32.7831;27.2658;;;1118;15
Kwelesha;-31.817;28.0649;;;946
Kwelomthombe Kwamganu;-32.1822;28.8445;;;245
Kwenxura;-32.7287;28.1013;;;367
Kwenxuva;-31.9391;27.3477;;;160
Kwetyana;-32.8532;27.7941;;;230;15
Kwezana A;-32.7052;26.9264;;;201
Kwezana B;-32.7996;26.7664;;;201
Kwezi;-32.1036;26.5596;;;1273
Kwezinaledi;-30.7176;27.2071;;;595
Kwilini;-32.2361;28.6864;;;1437
Kwilini;-31.6837;29.3713;;;1100;;;eastern-cape-kwilini-port-saint-johns
Labry;-31.3449;28.7713;;;1342
Lahla;-30.5596;27.428;;1400;1247
Lahlamlenze;-31.8319;27.7527;;;1344
Lahlangubo;-31.9389;27.9666;;;1344
Lalashe;-31.0948;29.4326;;;1002
Laleni;-31.8575;27.8269;;;1344
Laleni;-31.261;29.4307;;;648
Laleni;-31.016;29.8335;;;69
Lalimephakathi;-32.8224;27.1321;;944;487
Lalini;-32.3024;27.7471;;;1262
Lalini;-31.9769;27.1762;;;160
Lalini;-31.7154;26.9043;;;120
Lalini;-31.6225;28.1845;;;946
Lalini;-31.2544;28.9093;;;1122
Lalini A;-32.7998;26.9139;;;822
Lalini A;-31.9407;29.0436;;;159
Lalini B;-32.819;26.9518;;;822
Lalini B;-31.6245;28.6318;;;896
Laljitini;-31.9374;27.9199;;;1344
Lalo;-32.4905;28.5238;;;490
Lambasi;-31.3283;29.8034;;;648
Lammermoor;-31.9504;26.4569;;1298;1273
Lamyeni;-32.7255;26.6995;;;567
Lancede;-31.5638;28.3454;;;946
Landcamp;-31.2019;28.2472;;;1356;30
Landlandla;-32.2374;28.3509;;;1437
Langa;-33.7391;25.3974;;;481;90
Langakazi;-31.4099;29.2335;;;631
Langalethu;-30.96;30.0741;;;69
Langanci;-31.6682;27.5849;;;121
Langeni;-32.4183;28.0908;;;118
Langeni;-32.0309;28.6092;;;245
Langeni;-31.5873;28.8796;;;631
Langeni;-31.0989;28.7291;;;1122
Langeni Forest Station;-31.465;28.4532;;602;1342;2
Langholm Estate;-33.4528;26.7531;;;40;30
Lankwag;-31.401;26.3704;;;857;30
Lapesini;-31.5468;27.6321;;261;121
Lapesini A;-31.6673;26.9846;;;120
Lapesini B;-31.705;27.1362;;;120
Lapezi;-31.5604;27.6108;;;121
Lathuthu;-31.4458;28.3846;;;1356
Lawrence De Lange;-31.872;26.8462;;;525;30
Laza;-32.1254;28.6014;;;1437
Lebanon;-32.8145;26.7406;;;201
Lehata;-30.2097;28.5805;;;711
Lehlakaneng;-30.4801;28.5917;;;1314
Lekgalong;-30.2474;28.8038;;;711
Lekhalaneng;-30.4468;28.6107;;;765
Lekhalong;-30.3802;28.4654;;;765
Lencane;-32.1441;28.3362;;;225
Lencani;-32.1369;28.3523;;;225
Lenge;-32.7697;26.7889;;;201
Lenge;-30.6478;28.2098;;;1314
Lennox Estate;-33.0012;27.8933;;;230;90
Lenye;-32.7523;27.0788;;;487
Leqeni;-33.192;27.3216;;;377
Lesseyton;-31.8489;26.7763;;;525
Letlapeng;-30.3507;28.3706;;;711
Letsoesi;-30.5566;27.54;;1482;1247
Levyvale;-33.7398;25.4075;;;481;90
Lewuswood;-33.2535;27.0764;;;1064
Lihetlane;-30.35;28.5185;;;711
Likamoreng;-30.2724;28.4538;;;711
Likhohlong;-30.2104;28.5166;;;711
Limdaka;-31.4412;29.2177;;;631
Lindela;-32.0702;26.4723;;1279;1273
Lindini;-31.6039;28.7164;;;896
Lindokuhle;-30.9332;29.9792;;;69
Lindsay Road Industrial;-33.9212;25.5744;;;346;6
Lingelethu;-32.6942;26.306;;;4;30
Lingelihle;-32.1864;25.642;;;1019;50
Linkside;-33.9646;25.578;;;346;90
Linton Grange;-33.9372;25.5151;;;346;90
Lisani;-31.9088;28.9939;;;159
Lisizi;-32.1709;28.2871;;;225
Litlaphele;-31.152;29.6519;;;279
Litsheng;-30.577;27.3483;;53;1247
Lityeni;-31.0063;29.9049;;;69
Lixeni A;-31.4175;28.194;;;946
Lixeni B;-31.5213;28.2127;;;946
Lokhwe;-30.7718;29.4633;;;1002
Lokishi;-32.4558;28.4431;;;139
Lokishini;-32.2267;28.5889;;;1437
Lokishini;-31.9573;27.1323;;;160
Lokishini;-31.7114;27.645;;;121
Lokishini;-30.847;28.4984;;;1314
Lolen;-33.5608;26.9005;;;1097;30
Lolini;-32.8767;27.1364;;;822
Lolo Park;-32.8509;27.4443;;63;1118;90
Lorraine;-33.9739;25.5103;;;346;90
Lorraine Manor;-33.9762;25.5169;;;346;90
Lotana;-31.3073;28.9491;;;631
Lotana;-31.2801;28.9261;;;1122
Lotusville;-32.4852;24.0593;;;0;30
Loudon;-31.9719;26.5842;;1298;1273
Lovedale;-32.9958;27.5903;;;1118;15
Lovemore;-33.2855;23.489;;;1436;30
Lovemore Heights;-33.9922;25.5273;;;346;90
Lovemore Park;-33.9921;25.5684;;;346;90
Lovemore Park AH;-34.0154;25.5225;;;346;6
Lovers Twist;-33.2126;27.3428;;;377
Lower Bengu;-32.1858;27.6244;;558;1262
Lower Cardiff;-32.1356;27.4623;;;160
Lower Cezu;-31.775;28.7135;;;893
Lower Didimana;-32.1198;26.6026;;;1169
Lower Endwell;-32.7606;26.4352;;;567
Lower Godini;-31.7246;29.1108;;;952
Lower Gqobonco;-31.62;28.2557;;;946
Lower Gungululu;-31.4688;28.8195;;;1342
Lower Gwadu;-31.1996;29.6268;;;279
Lower Gxulu;-32.6767;27.1033;;;487
Lower Hackney;-32.2765;26.6477;;;1169
Lower Hopefield;-32.6704;26.8976;;;201
Lower Hukuwa 1;-32.1416;26.7009;;;1169
Lower Joveleni;-30.5905;27.3921;;;1247
Lower KuSabalele;-32.1179;27.439;;;160
Lower Lahlangubo;-32.204;26.695;;;1169
Lower Mangxongweni;-31.7002;28.1266;;;946
Lower Manyisana;-31.6581;28.2297;;;946
Lower Mbhangcolo;-32.1918;28.7162;;;1437
Lower Mcubakazi;-32.3103;28.1636;;;118
Lower Merino Walk;-32.0513;26.7201;;;1432
Lower Mgwalana;-33.3067;27.1223;;;1064
Lower Mnyameni;-32.6272;27.1073;;;487
Lower Mtingwevu;-31.7464;27.6284;;;160
Lower Ndakana;-32.3029;27.8317;;;951
Lower Nduku;-31.745;28.052;;339;946
Lower Ndungunyeni;-31.7056;28.073;;;946
Lower Ngqumeya;-32.7278;27.1127;;;487
Lower Ngqwarha;-31.8033;28.7873;;;893
Lower Ntafufu;-31.4924;29.516;;;1100;;;eastern-cape-lower-ntafufu-port-saint-johns
Lower Nxotshana;-30.5513;28.3408;;;1314
Lower Nzolo;-31.6971;28.1049;;;946
Lower Qoqo;-31.1041;29.6653;;;279
Lower Sheshengu;-32.914;26.8205;;;201
Lower Telle;-30.4376;27.5625;;;1247
Lower Tokwana;-30.6689;28.4397;;;1314
Lower Tsalaba;-31.5792;28.0255;;;946
Lower Tsitsana;-30.8712;28.3438;;1115;995
Lower Tsitsikama B;-32.2355;26.5873;;;1169
Lower Tsojana Village;-31.9453;27.7821;;;1344
Lower Tyholo;-32.0376;28.7783;;;893
Lower Tyirha;-31.1439;28.8205;;;1122
Lower Voyizana;-31.6331;27.6303;;;121
Lower Xolobe;-32.1208;27.6379;;1450;136
Lower Xuka;-31.7231;28.1408;;;946
Lower Zangqokwe;-32.0678;26.6098;;;1432
Lower eNgqeqe;-32.784;27.1724;;;487
Lubala;-31.1114;29.605;;;279
Lubala;-30.9394;29.1868;;;1002
Lubalasi;-30.8058;29.3443;;;655
Lubaleko;-30.6945;29.3645;;;655
Lubaleko;-30.1717;29.0193;;;138
Lubalweni;-30.8998;28.4912;;;1314
Lubangweni;-32.2534;28.6712;;;1437
Lubanzi;-32.066;29.0329;;;245
Lubanzi;-31.439;29.0678;;;631
Lubende;-31.3899;29.433;;;1100;;;eastern-cape-lubende-port-saint-johns
Lubhacweni;-30.904;29.0098;;;559;8
Lubisi;-31.5846;27.996;;;946
Lubisini;-30.5433;28.4719;;;1314
Lubiza;-31.872;28.0877;;;946
Lubomvini;-32.315;27.7171;;;1262
Lubomvini;-32.1954;28.5748;;;1437
Lubunde;-30.8517;29.9884;;;69
Lubusi Dam Gate;-31.7964;27.4414;;;160;2
Lucingweni;-32.1793;28.7596;;;245
Lucingweni;-31.8309;29.2548;;;952
Lucingweni C;-31.0623;28.9023;;;559
Lucwecwe A;-31.7142;27.8792;;;946
Lucwecwe B;-31.7434;27.909;;;946
Lucwecwe Mdovi;-31.9662;28.8701;;;245
Ludadeni;-31.5116;28.1968;;;946
Ludaka;-31.9723;28.7534;;;893
Ludaka;-31.656;29.1354;;;952
Ludaka;-31.4517;29.6019;;;648
Ludalasi;-31.6594;29.2834;;;1100;;;eastern-cape-ludalasi-port-saint-johns
Ludeke;-31.447;29.2801;;;631
Ludeke;-31.0408;29.4063;;;1002
Ludeke;-30.8527;29.7466;;;69
Ludeke A;-30.9227;29.9678;;;69
Ludeke Halt;-30.8539;29.7425;;;69
Ludeke Mission;-30.8431;29.7363;;;69
Ludiwane;-31.1161;29.4247;;;279
Ludiza;-32.1633;28.6208;;;1437
Ludizini;-31.9627;28.7417;;;893
Ludumi;-31.6364;29.4627;;;1100;8;;eastern-cape-ludumi-port-saint-johns
Ludumi Formal;-31.6256;29.472;;646;1100;;;eastern-cape-ludumi-formal-port-saint-johns
Lufafa;-30.8733;29.1161;;;1002
Lufankomo;-31.2048;29.3269;;;279
Lufefeni;-30.1155;29.1099;;;138
Lufuta;-31.6591;27.6506;;;121
Lugada;-30.4024;28.6658;;;765
Lugadu;-31.0907;29.2926;;;1002
Lugalakaxa;-30.9363;29.0747;;;1002
Lugangeni A;-30.8069;28.921;;;559
Lugasweni;-31.6856;29.3552;;;1100;;;eastern-cape-lugasweni-port-saint-johns
Lugelweni;-30.8094;29.2929;;;655
Lugongqozo;-31.2047;29.2507;;;279
Lugwijini;-30.9762;30.005;;;69
Lugxogxo;-31.5469;28.5296;;;896
Luhambeni;-30.5809;27.4557;;1400;1247
Luhewini;-31.7099;28.1303;;;946
Luhlalweni;-31.6079;28.0039;;;946
Luhlalwini;-31.5956;27.5638;;647;121
Luhlawini;-31.5956;27.5638;;;121;8
Lujazo;-31.5306;29.63;;;1100;;;eastern-cape-lujazo-port-saint-johns
Lujecweni;-31.6138;28.8571;;;631
Lujecweni;-31.0545;29.5549;;;279
Lujiko;-33.3608;27.0335;;;1064
Lujiza;-33.2585;27.4724;;;1118;15
Lujizo;-31.1213;29.9601;;;69
Lujizweni;-31.7443;28.9916;;;952
Lukhalo;-31.1452;29.9618;;;69
Lukhalweni;-30.9938;29.6908;;;69
Lukhanyisweni;-31.5232;28.8617;;;631
Lukholo;-30.9649;29.9714;;;69
Lukholweni;-30.6299;28.8465;;;765
Lukolweni;-32.1666;28.571;;;1437
Lukwethu;-31.7488;28.5821;;;893
Lulala;-32.0299;29.0665;;;159
Lulaleni;-32.0216;29.0517;;;159
Lulwalweni;-31.767;28.7985;;;893
Lulwaneni;-32.1117;27.7479;;;1344
Lumayeni;-31.2342;29.4957;;;648
Lumko;-31.7722;27.2359;;;120
Luncwini;-32.0567;27.4101;;;160
Lunda;-32.0558;28.0147;;;951
Lunda;-30.4658;28.7026;;;765
Lundzwana;-30.8354;29.5292;;;1002
Lungangeni B;-30.8206;28.8988;;;559
Lunikela;-31.216;29.7583;;;648
Lunjacweni;-31.7013;29.2614;;;1100;;;eastern-cape-lunjacweni-port-saint-johns
Lunyaweni;-31.4445;28.3968;;1117;1356
Lunyoti;-32.1702;28.9361;;;245
Luphaphasi;-32.239;28.7313;;;1437
Luphaphasi;-31.563;29.3713;;;1100;;;eastern-cape-luphaphasi-port-saint-johns
Luphepheni;-30.8776;29.5258;;809;1002
Luphilisweni;-30.869;29.6215;;;69
Luphindweni;-32.7991;27.9841;;;528
Luphithini A;-31.1931;30.0255;;;69
Luphithini B;-31.1133;30.133;;;69
Luphoko;-31.5704;29.6191;;;1100;;;eastern-cape-luphoko-port-saint-johns
Lupindweni;-31.6182;26.9599;;;120
Lupondweni;-31.0245;29.721;;;69
Luqaqeni;-30.1698;29.0588;;;138
Luqhoqhweni;-31.4354;29.531;;;1100;;;eastern-cape-luqhoqhweni-port-saint-johns
Luqhoqweni;-31.0942;29.6705;;;279
Luqolweni;-32.5053;28.3851;;;490
Luqolweni;-31.8441;27.7856;;;1344
Luqolweni;-31.2499;28.5635;;;1342
Luqumbeni;-31.2903;29.3935;;;648
Lurasini;-31.4467;28.8594;;;631
Lurholweni A;-31.0433;30.1256;;;69
Lurholweni B;-31.0647;30.1601;;;69
Lurwayizo;-32.213;28.8361;;;245
Lusaka;-31.5386;28.6016;;;896
Lusaka;-31.5029;25.0107;;;820;30
Lusasa;-32.6852;28.0849;;;528
Lusikisiki;-30.9505;29.8384;;;69
Lusizi;-32.4705;28.4839;;;490
Lusizini;-31.985;27.9476;;;1344
Lusizini;-30.5835;27.6032;;72;1247
Lusukeni;-30.865;29.9919;;;69
Lusuthu;-30.7859;29.2155;;;655;11
Lutambeko;-31.1791;29.2188;;;1002
Lutateni;-30.7425;29.0459;;;559;14
Lutatweni;-31.5146;29.3154;;;1100;;;eastern-cape-lutatweni-port-saint-johns
Luthengele;-31.5366;29.3788;;;1100;;;eastern-cape-luthengele-port-saint-johns
Luthubeni;-31.9186;28.889;;;893
Luthulini;-31.0789;29.7964;;;69
Luthulini;-31.0051;29.4549;;;279
Luthuthu;-31.6598;28.6709;;;896
Luthuthu;-31.3099;29.3182;;;648
Lutsheko;-31.6195;29.0491;;;952
Lutshikini;-30.7648;29.0981;;;559
Lutsholo;-32.3281;27.9116;;;951
Lutubeni;-31.4065;28.9362;;;631
Lututu;-31.818;27.2934;;;120
Lututu A;-31.992;28.4699;;;225
Lututu B;-32.0784;28.625;;;245
Luvuyo;-33.1718;27.2916;;;1064
Luxeni;-31.8965;27.2826;;;120
Luxeni;-31.6847;28.3842;;;893
Luxeni;-31.4763;27.61;;;121
Luxeni;-31.0516;28.6103;;;1122
Luxeni;-30.9096;28.4861;;;995
Luxeni;-30.4158;28.6838;;;765
Luxeni A;-31.5695;27.1073;;;120
Luxeni B;-31.684;27.0564;;;120
Luxhomo;-32.9271;27.5926;;;1118;15
Luxhomo;-31.9958;27.5577;;;160
Luxhomo;-31.9424;28.832;;;893
Luxolweni;-31.641;25.8081;;;416;17
Luxomo;-32.2418;27.7544;;;1262
Luxweni;-31.4988;28.6576;;;896
Luxwesweni;-31.464;28.0949;;;946
Luyengweni;-31.6356;29.3073;;;1100;;;eastern-cape-luyengweni-port-saint-johns
Luyengweni;-30.6353;28.7713;;;559
Luzini;-32.7266;26.6633;;;567
Luzupho;-31.3609;29.4315;;;1100;;;eastern-cape-luzupho-port-saint-johns
Lwalweni;-31.802;28.5988;;;893
Lwandile;-31.8648;29.1987;;;952
Lwandlana;-31.9063;28.8505;;;893
Lwandlana;-31.5632;28.2661;;;946
Lwandlana;-31.5044;28.5647;;;896
Lwandlana;-31.4984;29.3747;;;1100;;;eastern-cape-lwandlana-port-saint-johns
Lwandlana;-30.7289;28.8849;;;559;8
Lwandlana A;-30.9281;29.4585;;;279
Lwandlana B;-31.173;29.4019;;;279
Lwandlane;-31.3688;29.1833;;;631
Lyciunville;-30.784;25.8023;;;1380;30
Lyndale;-31.6127;28.6946;;;896
Maamsi;-30.8502;29.4478;;188;1002
Mabala;-32.3586;28.4355;;;139
Mabalana;-30.57;27.4283;;1400;1247
Mabalana;-30.3461;27.4412;;;1247;;;eastern-cape-mabalana-sterkspruit-2
Mabalane;-30.8449;28.3381;;;1314
Mabaleni;-32.9609;27.5964;;;1118;15
Mabaleni;-31.269;29.1422;;;1122
Mabambeni;-31.6135;28.3529;;;896
Mabehana;-31.9179;29.0749;;;159
Mabel's Rest;-33.1405;27.5713;;;1118;15;;eastern-cape-mabels-rest-qonce
Mabeleni;-32.7646;26.9665;;;822
Mabeleni;-32.1991;26.7437;;;1169
Mabentseni;-32.0248;27.9127;;;1344
Mabetshe;-31.7067;28.9798;;;952
Mabhana;-31.9562;28.7114;;;893
Mabheleni;-31.5969;29.1738;;;952
Mabheleni;-30.7617;29.8265;;;69
Mabheleni A;-31.6442;28.7622;;;896
Mabheleni B;-31.6512;28.4458;;;896
Mabhobho;-30.8946;28.8428;;;559;8
Mabhobho;-30.855;28.8247;;968;559;8;;eastern-cape-mabhobho-kwabhaca-2
Mabholobela;-32.1599;28.9433;;;245
Mabhongwana;-30.8317;29.4285;;188;1002
Mabhulwini;-31.6227;28.2468;;;946
Mabofu;-30.8995;29.4613;;;1002;8
Mabolompa;-31.0879;28.7079;;;1122
Mabongo;-33.0374;27.2927;;;1064
Mabongweni;-31.8482;28.4582;;;893
Mabula;-30.207;28.6028;;;711
Mabulwini;-31.6516;29.3957;;;1100;;;eastern-cape-mabulwini-port-saint-johns
Mabutyana;-30.4656;28.4529;;847;1314
Mabuya;-30.862;29.9791;;;69
Macangceni;-31.4489;27.7339;;;121
Macelweni;-32.0105;29.1202;;;159
Machamsholo;-30.9218;29.0033;;;559
Mache Mgxoboshane;-30.9673;29.1844;;;1002
Machekong;-30.2016;28.5121;;;711
Macheleni;-30.7938;29.0605;;650;559
Machelesini;-32.5447;28.2979;;;490
Machi;-30.5893;29.0174;;;138
Machibi;-31.3202;29.3917;;;648
Machibini;-32.7068;27.0137;;;822
Machibini;-31.889;27.0276;;;525
Machibini;-31.7385;28.7318;;;893
Machibini;-31.0641;28.7084;;;1122
Machibini;-30.6426;29.2681;;;655
Machibini A;-31.6359;27.9446;;;946
Machibini B;-31.6803;27.9637;;;946
Macibi;-33.0172;27.4598;;;377
Macibini;-32.6862;26.9354;;575;201
Macireni;-32.0268;28.5573;;1269;245
Macleantown;-32.7897;27.7373;;;230;15
Macombeni;-31.4981;28.7916;;;896
Macosa;-31.8025;28.7072;;;893
Macubeni;-31.7079;27.8835;;;946
Macwhereni;-31.6897;28.2476;;;946
Madada;-31.0656;29.6986;;;69
Madadana;-30.9353;30.0068;;;69
Madadeni;-31.3161;28.8122;;;1342
Madadiyela;-30.7751;29.1421;;;559
Madakana;-30.6065;27.2358;;784;595
Madakana;-30.5322;27.2873;;;1247
Madakeni;-32.198;28.9416;;;245
Madakeni;-31.699;29.4133;;;1100;;;eastern-cape-madakeni-port-saint-johns
Madeira;-31.8934;26.8473;;;525;30
Madevana;-31.1799;29.3207;;;279
Madiba;-32.3114;28.2208;;;118;30
Madiba;-31.1217;28.7876;;;1122
Madiba A;-31.0524;30.121;;;69
Madiba B;-31.0556;29.8895;;;69
Madiba C;-31.1978;30.0804;;;69
Madikaleni;-31.7972;28.8301;;;893
Madimong;-30.2761;28.7801;;;711
Madimonga;-30.2725;28.793;;;711
Madladleni;-31.6803;27.9327;;;946
Madlangeni;-30.6351;28.5805;;;765
Madlangeni;-30.5961;28.9735;;;559
Madlotsheni;-31.9898;27.8538;;;1344
Madokazana;-31.0668;29.3999;;;1002;11
Madoloni;-31.8116;29.0409;;;952
Madontsi;-31.7882;28.5588;;;893
Madubela;-32.8302;27.0669;;;487
Madukuda;-31.0815;28.9681;;;1122
Maduma;-32.0629;27.8443;;;1344
Maduna;-30.5311;28.7092;;;765
Madwaba;-31.1435;29.3715;;1215;1002
Madwaba;-31.1362;29.3315;;;1002;;;eastern-cape-madwaba-ntabankulu-2
Madwakazana;-30.9988;29.3853;;;1002
Madwaleni;-32.0975;28.8794;;;245
Madwaleni;-31.7627;28.8241;;;893
Madwaleni;-31.3968;28.7298;;;1342
Madwaleni;-30.7729;28.4667;;;1314
Madyoze;-32.1439;27.7979;;;1344
Mafa's Halt;-30.4547;28.6704;;;765;;;eastern-cape-mafas-halt-matatiele
Mafakathini;-31.968;28.7045;;;893
Mafamini;-31.2389;28.7571;;;1342
Mafube Mission;-30.2014;28.736;;;711
Mafusin;-30.6146;27.3861;;724;1247
Mafusini;-32.4675;28.0439;;;118
Mafusini;-32.1982;28.7391;;;1437;11
Mafusini;-31.6365;29.37;;;1100;;;eastern-cape-mafusini-port-saint-johns
Mafusini;-31.4916;28.8995;;;631
Mafusini;-31.1025;29.1361;;;1002
Mafusini;-31.0091;28.8577;;;1122
Mafusini;-30.8621;28.3611;;;995
Mafusini A;-31.6276;28.1408;;;946
Mafusini B;-31.6527;27.9279;;;946
Mafuta Nozamile;-31.104;29.0539;;;1122
Magadla A;-30.6082;27.3199;;;1247
Magadla B;-30.5483;27.2786;;;1247
Magalagaleni;-30.4272;27.5117;;;1247
Magalakangqa;-32.273;28.2202;;;118
Magangane;-31.1009;30.0289;;;69
Maganyeni;-31.983;29.0165;;;159
Magayazidlele;-30.1261;28.9274;;;711
Magcakeni;-31.7003;29.387;;;1100;;;eastern-cape-magcakeni-port-saint-johns
Magcakeni;-31.5129;28.9388;;;631
Magcakeni;-31.2697;29.0728;;;1122
Magcaki;-31.1699;29.1123;;;1122
Magcakini;-31.6697;29.0171;;;952;30
Magcakini;-31.6575;28.9704;;;952;;;eastern-cape-magcakini-ngqeleni-2
Magcakini;-31.0152;28.9408;;;559
Magcakini;-30.8269;29.8846;;;69
Magcalekeni;-31.956;29.092;;;159
Magebeni;-31.642;27.8166;;;946
Magebula;-32.2822;28.7918;;;1437
Magema;-30.2476;28.8169;;;711
Mageme;-30.2099;28.8274;;;711
Magemfaneni;-31.7172;27.1303;;;120
Mageza;-31.859;29.2391;;;952
Magomeni;-31.9566;28.6417;;;893
Magomeni;-31.837;27.9445;;;946
Magomeni;-31.8165;27.8192;;;1344
Magontsini;-31.6204;28.4745;;;896
Magontsini;-30.683;28.8333;;;559
Magoqoza;-31.3727;28.7479;;;1342
Magotsini;-30.7049;29.1056;;1217;559
Magozeni;-31.6481;29.1915;;;952
Magozeni;-30.5678;27.0783;;;595
Magqabasini;-30.9373;29.5455;;;69
Magqabesi;-30.931;29.5205;;;279
Magqagqeni;-31.0349;29.017;;;1122
Magqagqeni;-30.9268;29.2332;;;1002
Magqaqaleni;-31.6569;27.8242;;;946
Magqazeni;-33.2037;27.1437;;;1064
Magqobhokeni;-32.7495;27.355;;;487
Magqoleni;-31.6139;28.1182;;;946
Magqongweni;-31.6361;28.5276;;683;896
Magqubeni;-31.258;28.5522;;;1342
Magumbini;-31.5948;29.3968;;;1100;;;eastern-cape-magumbini-port-saint-johns
Magusheni;-30.8592;29.612;;;69
Magutwa;-31.2259;28.6712;;;1342
Magutyubeni;-30.8836;28.4012;;;995
Maguzane;-31.8907;28.665;;;893
Maguzen;-30.3031;28.7623;;;711
Magwa;-31.4051;29.6887;;;648
Magwalala;-32.7146;26.888;;;201
Magwambu;-31.2432;29.4455;;;648
Magwexeni;-32.4229;28.4436;;1024;139
Magwiji;-30.6253;27.3655;;;1247
Magwongweni;-31.6361;28.5276;;;896;8
Magxagxeni;-32.6465;26.943;;;201;8
Magxeni;-30.9421;28.9867;;;559
Magxeni;-30.9071;28.7609;;;1122
Magxeni A;-30.5515;28.7447;;;765
Magxeni B;-30.5413;29.0434;;;138
Mahaha;-31.0753;30.0838;;;69
Mahaleng;-30.5589;28.5467;;;765
Mahane;-31.4851;29.2709;;;631
Mahaneng;-30.489;28.4355;;;1314
Mahangu A;-30.3026;28.7513;;;711
Mahangu B;-30.1414;28.9231;;;711
Mahareng;-30.2801;28.4935;;;711
Mahasana;-31.1799;28.5404;;;995;8
Mahasana Sp;-31.1799;28.5404;;685;995
Mahedeni;-30.8153;29.4331;;188;1002
Mahemeng;-30.6384;28.4521;;;1314
Mahemeny;-30.6409;28.467;;;1314
Mahlabaneng;-30.4886;27.3908;;;1247
Mahlabatini;-30.6009;27.2503;;784;595
Mahlake;-30.6296;28.6231;;;765
Mahlathini;-32.1553;28.658;;;1437
Mahlathini;-31.6693;29.3621;;;1100;;;eastern-cape-mahlathini-port-saint-johns
Mahlathini;-30.6213;27.5717;;1065;1247
Mahlatini A;-31.8798;27.6518;;;160
Mahlatini B;-31.7992;27.5372;;;160
Mahlengele;-31.8279;27.5955;;;160
Mahlobathini;-30.4034;28.6259;;;765
Mahlubini;-31.9678;27.8354;;;1344
Mahlubini;-30.5855;27.2746;;;1247
Mahlubini A;-31.8717;27.8673;;;1344
Mahlungulu;-31.0758;28.8296;;;1122
Mahobe;-30.6876;28.5753;;;559
Mahobeni;-31.3513;28.9667;;;631
Maholoholo;-30.2867;28.8542;;;711
Mahoyana;-31.3272;28.9133;;;631
Maiden Farm;-31.5796;28.8064;;;896;30
Maipase;-32.8614;27.1919;;;822
Majaba;-31.2812;28.5466;;;1342
Majamaneni;-32.3434;27.7692;;;951
Majamanini;-32.9484;27.2922;;;1064
Majavu;-30.8574;29.7026;;;69
Majela;-31.0144;29.8088;;;69
Majodini;-31.1187;28.8201;;;1122
Majojweni;-30.6135;29.1522;;;655
Majola;-32.1125;28.8334;;;245
Majuba;-31.0223;28.9669;;;559
Majwareni;-32.7177;26.9328;;;201
Majwarheni A;-31.6965;28.8637;;;896
Majwarheni B;-31.7359;28.778;;;893
Makahlane;-33.1873;27.2131;;;1064;11
Makahlane North;-33.1786;27.2082;;696;1064
Makahlane South;-33.1873;27.2131;;696;1064
Makambi;-32.0475;28.0781;;;225
Makamiso Dinata;-32.1943;28.8288;;;245
Makandini;-30.5514;27.3346;;266;1247
Makanyaneng;-30.5936;28.3914;;;1314
Makautlane;-30.5729;28.3652;;;1314
Makeng;-30.7658;28.4969;;;1314
Makewini;-30.9973;30.027;;;69
Makgetheng;-30.9143;28.4276;;1005;995
Makgwaseng;-30.6585;28.2983;;;1314
Makhakha;-32.1157;28.5186;;;1437
Makhal Endlovu;-30.8739;29.8229;;;69
Makhikhi;-31.9113;27.2236;;;120
Makhoaseng;-30.6495;28.333;;;1314
Makhoaseng;-30.2124;28.8785;;;711
Makhoba;-30.1724;28.9939;;;711
Makhodi;-31.1715;29.1651;;;1122
Makholweni;-30.0946;29.0932;;;138
Makhomazini;-32.2544;28.3279;;;118
Makhotlana;-30.6165;28.3074;;;1314
Makhumeni;-31.8682;27.2677;;;120;;Manga
Makhumeni;-31.6449;27.8654;;;946;8
Makhumsheni;-31.8502;28.7387;;;893
Makhuzeni;-31.8532;27.862;;;1344
Makhwalweni;-31.3002;29.3331;;;648
Makhwantini;-31.1346;30.0227;;;69
Makhwethubeni;-31.5716;29.1086;;;631
Makinana;-31.8841;28.4111;;;225
Makobokeni;-31.8517;28.3122;;;225
Makojong;-30.4734;27.3967;;;1247
Makolonini;-30.7556;28.7992;;;559
Makomereng;-30.185;28.5938;;;711
Makotyana;-31.4474;29.0171;;;631
Makratlanyeni;-30.7435;28.5154;;;1314
Makuatlana;-30.5884;28.383;;;1314
Makumsha;-30.5651;27.6962;;;1247
Makuyaze;-30.4699;27.4275;;;1247
Makwayini;-32.1117;27.5013;;;160
Makwayini;-32.1021;28.9904;;;245
Malabar;-33.9234;25.5356;;;346;90
Maladini;-30.9331;28.6082;;;1122
Malangeni A;-31.2867;29.6892;;;648
Malangeni B;-31.1537;29.3973;;;279
Malepelepe;-31.2127;28.7584;;;1342
Malindini;-31.8155;28.4721;;;893
Malizole;-31.3633;29.6006;;;648
Malola;-31.1881;29.8602;;;648
Malongana;-31.569;29.5133;;;1100;;;eastern-cape-malongana-port-saint-johns
Malongwana;-31.0181;29.6014;;;69
Malongwe;-32.1115;28.6132;;;245
Malongwe;-31.249;28.6238;;;1342
Malongwe;-30.8104;28.9548;;;559
Malongweni;-32.1919;28.1932;;;118
Maloseni;-31.7771;28.1534;;;946
Maloseni;-30.6196;28.8265;;;765
Maloto;-30.2591;28.6346;;;711
Malsoleni;-31.9337;27.0043;;;525
Malubalube;-30.2815;28.8125;;;711
Malungeni;-31.7022;29.0011;;;952
Maluti Part 2;-30.2761;28.736;;;711;8
Mamani;-31.0169;28.6484;;;1122
Mamata;-32.8656;27.2384;;;1118;15
Mambethu;-31.5765;28.8799;;;631
Mamcakweni;-30.9292;29.9807;;;69
Mamela;-32.131;27.8352;;;951
Mamfeneni;-31.9782;27.3513;;;160
Mamfeneni;-31.8945;27.0455;;;525
Mamfeneni;-31.6078;27.8012;;;946
Mamfenesi;-32.3767;28.488;;;139
Mamfengwini;-31.965;28.2628;;;225
Mamfengwini;-31.8087;27.8023;;;1344
Mamfengwini;-31.6413;28.2743;;;946
Mamfengwini;-31.5585;26.9715;;;210
Mamfengwini;-31.4919;28.9738;;;631
Mamfengwini;-30.927;28.469;;;995;8
Mamolweni;-31.8675;29.2528;;;952
Mampingeni;-32.17;28.966;;;245
Mampingeni;-31.9091;27.4816;;;160
Mampingeni;-31.6916;27.8757;;;946
Mampingeni;-31.5968;28.4866;;;896
Mampingeni;-31.2455;29.0645;;;1122
Mampingeni;-30.9643;29.6578;;;69
Mampingeni A;-31.7881;28.7421;;;893
Mampingeni B;-31.9532;28.8796;;;893
Mampola;-30.0589;29.0391;;;711
Mampondomiseni;-31.6144;29.094;;;952
Mampondomiseni;-30.8431;28.7559;;142;559
Mampondomiseni;-30.7603;29.4533;;;655
Mampondweni;-32.0921;28.7794;;;245
Mampondweni;-31.8319;27.8724;;;1344
Mampondweni;-31.739;28.2232;;;946
Mampube;-31.6038;29.4533;;;1100;;;eastern-cape-mampube-port-saint-johns
Mamvunyelwa;-31.092;29.8633;;;69
Manaleni;-32.1591;28.874;;718;245
Manaleni;-31.5182;28.7808;;;896
Manangeni;-32.0863;28.9078;;;245
Manase;-30.2133;28.9589;;;711
Mancam;-31.8965;28.8021;;;893
Mancu;-31.721;29.261;;;1100;;;eastern-cape-mancu-port-saint-johns
Mancuseni;-31.0103;28.6503;;;1122
Mandeira;-31.1939;28.2532;;;1356;30
Mandela;-32.7043;28.0246;;;528
Mandela;-30.7209;29.4396;;363;655
Mandela Park;-32.8087;27.9635;;;528
Mandela Park;-32.5405;26.6793;;34;1198;50
Mandela Park;-31.5835;28.7402;;;896
Mandela Park;-31.3894;26.36;;;857;50
Mandela village;-33.7411;25.3888;;;481;90
Mandelaville;-33.7421;25.3914;;;481;90
Manderstone;-30.1696;28.9698;;;711
Mandileni;-31.6946;28.4635;;;893
Mandileni;-31.6812;29.1263;;;952
Mandileni;-30.7276;28.8127;;;559
Mandileni;-30.6781;28.8635;;;138
Mandileni C;-30.7275;28.9823;;;559
Mandileni D;-30.8093;28.6904;;;559
Mandiliva;-31.1341;29.1778;;;1002
Mandlakuveni;-31.9108;29.0894;;;159
Mandlaneni;-31.8999;27.6087;;;160
Mandlaneni;-31.6327;26.8875;;;210
Mandlaneni A;-31.9577;28.0012;;;946
Mandlaneni A;-31.6962;28.3633;;;893
Mandlaneni B;-31.7947;28.5691;;;893
Mandlaneni B;-31.7644;28.3062;;;946
Mandlantsha;-31.8327;28.5953;;;893
Mandleni;-31.8325;29.0992;;;952
Mandleni;-31.5293;28.554;;;896
Mandlobe;-31.0325;29.6778;;;69
Mandlovini;-31.7915;28.8065;;;893
Mandlovini;-31.655;28.9136;;;952
Mandlovini B;-31.7023;28.7222;;;893
Mandluntsha;-32.4054;28.4576;;;139
Mandulwini;-31.5442;29.1687;;;631
Mandyimba;-31.0907;28.6742;;;1122
Manfengwini;-31.8753;28.6741;;;893
Manganyela;-32.1515;28.88;;;245;17
Mangathi;-32.1131;28.3458;;;225;11
Mangatini;-31.1948;29.781;;;648
Mangcwanguleni;-31.3329;29.1754;;;631
Mangena;-31.9801;27.0859;;;525
Mangeni;-31.9124;29.0154;;;159
Mangezimeni;-31.2762;28.605;;;1342
Mangobomvu A;-32.2084;27.9288;;;951
Mangobomvu B;-32.368;28.3923;;;139
Mangold Park;-33.9624;25.5621;;;346;90
Mangoloaneg East;-30.5149;28.5292;;;1314
Mangoloaneng;-30.5213;28.4591;;;1314
Mangoloaneni;-30.5727;28.8019;;;765
Mangolong;-30.5206;28.601;;;765
Mangolong;-30.5083;28.5582;;;1314
Mangolotini;-31.9203;28.8514;;;893
Mangolweni;-31.3494;28.5081;;;1342
Mangomani;-31.0417;29.6871;;;69
Mangondini;-32.2463;27.918;;;951
Mangonkone;-31.3353;28.6946;;;1342
Mangqamra;-31.9901;28.8974;;;245
Mangqamzeni;-30.9938;29.0827;;;559;8
Mangqileni;-32.0507;28.8427;;;245
Mangquzu;-31.1083;29.5707;;;279
Mangwaneni;-31.4161;29.0824;;;631
Mangwaneni;-31.0824;28.9279;;;1122
Mangweni;-32.0965;27.4272;;;160
Mangweni;-32.0204;28.7324;;;245
Mangweni;-31.2553;29.4026;;;648
Mangweni;-30.6146;27.3861;;;1247;20
Mangweni A;-32.3464;28.1612;;;118
Mangweni A;-31.9473;27.4698;;;160
Mangweni A;-31.4873;27.2058;;;435
Mangweni B;-32.4112;28.2499;;;139
Mangweni B;-31.8823;27.4003;;;120
Mangweveni;-32.0753;28.4086;;;225
Mangweveni;-31.8743;27.3768;;;120
Mangwevini;-31.923;28.6552;;;893
Mangxamfu;-31.1526;29.1287;;;1122
Mangxongweni;-31.9167;27.8865;;;1344
Mangxongweni;-31.6787;28.2587;;;946
Manka;-31.2527;28.6572;;;1342
Mankozi;-31.93;29.2004;;;952
Manor Heights;-33.7937;25.4386;;;195;90
Manqata;-31.84;27.3875;;;120
Manqilo A;-31.3071;29.2814;;;648
Manqilo B;-31.1629;29.6014;;;279
Manqondane;-32.243;26.62;;;1169
Manqoyi;-32.0116;28.0454;;;946
Manqukela;-32.68;28.0664;;;528
Mantanjeni;-31.6408;28.8493;;;952
Mantashe;-32.2179;28.5852;;;1437
Mantlaneni;-31.6818;28.1987;;;946
Mantlaneni;-31.2299;29.3044;;;279
Mantlolufa;-31.6584;27.6378;;;121
Mantsana;-31.6132;28.104;;364;946
Mantshaya;-31.8577;28.588;;;893
Mantshilibeni;-31.8869;28.9168;;;893
Mantunzeleni;-32.2391;28.0532;;;951
Mantusini;-32.1855;28.9393;;;245
Mantusini;-31.5756;29.2912;;;1100;;;eastern-cape-mantusini-port-saint-johns
Manuneni;-31.7441;28.301;;;946
Manxingweni;-31.7544;28.2278;;;946
Manxiweni;-31.6146;29.4504;;;1100;;;eastern-cape-manxiweni-port-saint-johns
Manxiweni;-31.5725;29.0963;;;631
Manxiweni;-31.5458;28.7151;;;896
Manxiweni;-31.0204;28.6526;;;1122
Manxudebe;-31.1481;29.2999;;546;1002
Manyala;-31.1071;29.969;;;69
Manyandube;-31.5984;27.6947;;;121
Manyano;-31.4691;27.3466;;437;435
Manyengele;-31.1444;29.5194;;;279
Manyontolweni;-32.3291;28.5249;;;139
Manyosi;-31.5147;28.5288;;;896
Manyosini;-31.9323;28.61;;;893
Manyosini;-31.6037;26.9572;;;210
Manzabelu;-31.9507;27.1548;;;160
Manzamnyama;-32.1253;28.9183;;;245
Manzamnyama;-31.1721;28.7204;;;1122
Manzana;-32.4608;28.1708;;;139
Manzana;-31.7365;28.0158;;;946
Manzana;-31.2516;29.0792;;;1122
Manzana;-30.7298;29.4599;;;655
Manzane;-30.7384;29.4619;;;1002
Manzikanyi;-32.0905;28.6538;;;245
Manzimabi;-31.335;28.8981;;;631
Manzimahle;-31.7717;29.0141;;;952
Manzimahle;-31.643;27.5662;;;121
Manzimdaka;-31.5612;27.6815;;;121
Maoibini;-32.883;26.9187;;;822
Mapalo;-31.8424;28.9994;;;952
Mapapeli;-31.6804;28.9821;;;952
Mapateng;-30.2855;28.788;;;711
Mapfontein;-30.2404;28.6205;;;711
Maphakatlaling;-30.6118;28.6005;;;765
Mapheelle;-30.3146;28.3874;;;711
Mapheleni;-31.2273;29.5201;;;648
Mapheleni;-30.9269;29.7903;;;69;;Emapheleni
Maphokweni;-30.1921;28.8423;;;711
Maplotini;-31.3503;28.3721;;;1356
Maplotini;-31.0848;29.1285;;;1002
Maplotini;-31.016;28.9908;;;559
Mapoleni;-30.3851;28.6045;;;765
Mapoleseng;-30.3916;28.4006;;;765
Mapoliseng;-30.4904;27.4065;;;1247
Mapulazini;-31.8611;29.1348;;;952
Mapuzi;-31.9248;29.12;;;159
Maqabeni;-31.8609;29.0642;;;952
Maqadini;-31.7172;28.4151;;;893
Maqakamzini;-31.8845;28.0755;;;946
Maqangulweni;-31.289;28.4365;;;1356
Maqanyeni;-32.1442;28.9358;;;245
Maqanyeni;-31.9649;29.0076;;;159
Maqanyeni;-31.5089;28.8557;;;631
Maqanyeni;-31.15;29.538;;;279
Maqanyeni;-31.0198;28.6039;;;1122
Maqashu;-31.7449;27.3478;;;120
Maqebevu;-31.7047;29.2439;;;952
Maqele;-32.3363;28.3263;;;118
Maqhatseng;-30.5462;28.5371;;;1314
Maqhatseni;-30.555;28.5977;;;765
Maqhinebeni;-31.6981;28.7053;;;896
Maqhingeni;-31.721;28.7276;;;893
Maqhubini;-30.9389;28.7034;;;1122
Maqhunqu;-32.228;28.3477;;;225
Maqingeni;-31.7493;27.7333;;;160
Maqingeni;-31.472;29.2755;;;631;8
Maqingenic;-31.472;29.2755;;731;631
Maqohqweni;-31.7461;27.312;;;120
Maqokolo;-30.6722;29.1899;;;655
Maqomeni;-31.9054;28.0629;;;946
Maqomeni A;-31.8307;28.7657;;;893
Maqomeni B;-31.7942;28.6477;;;893
Maqomeni C;-31.9368;28.728;;;893
Maqongwana;-31.1027;29.9837;;;69
Maqotongweni;-31.9838;28.8878;;;245
Maqoyini;-30.9773;29.2606;;773;1002
Maqunde;-32.1961;28.6316;;;1437
Maqwateni;-31.6852;27.445;;;160
Maqwathini;-32.4611;28.0055;;;118
Maqwathini;-31.6278;27.8123;;;946
Maqwatini A;-31.8028;27.5493;;;160
Maqwatini A;-31.7183;26.9754;;;120
Maqwatini B;-31.98;27.3408;;;160
Maqwatini B;-31.5699;26.9909;;;210
Marakaneng;-30.5848;27.0922;;;595;8
Maralaneng;-30.4786;27.3863;;;1247
Maramza;-31.1836;29.7398;;;648
Maramzini;-30.864;29.4652;;;1002
Maranjana;-30.6462;28.6313;;;765
Marawuleni;-32.1881;27.7945;;;1344
Marawuleni;-31.8054;28.5704;;;893
Marelane;-30.8143;29.7125;;;69
Mareleni;-31.6166;28.0129;;;946
Mareteng;-30.504;27.3792;;;1247
Mareweni;-31.546;29.0328;;;631
Marhamzeni;-31.1959;29.7215;;;648
Marhamzini;-31.0095;29.6062;;;69
Marhotshozweni;-32.4109;28.3535;;;139
Marhwaqa;-30.7347;29.3367;;;655
Mariazell Mission;-30.3042;28.3822;;;711
Marina;-31.0358;30.1499;;;69
Marina Martinique;-34.0755;24.9153;;;454;30
Markman Industrial;-33.8011;25.6253;;;346;6
Marombe;-30.9198;28.5851;;;1314
Marselle;-33.6844;26.6324;;116;11;30
Marubeni;-31.444;29.0533;;;631
Maruleni;-31.7491;27.7529;;;160
Maruleni;-31.6105;27.6992;;;121
Marulule;-30.2724;28.6725;;;711
Mary Waters;-33.2928;26.5367;;;700;30
Masakala;-30.3076;28.8495;;;765
Masakhane;-31.132;26.8056;;450;450;30
Masakhe;-31.5567;26.565;;;1248;8
Masaleleni A;-32.2525;28.1406;;;118
Masaleleni B;-32.239;28.2272;;;118
Masaleng;-30.4814;27.3997;;;1247
Masameni;-31.9995;28.7333;;;893
Masameni;-31.5982;29.1093;;;631
Masameni;-31.5698;28.9898;;;631;;;eastern-cape-masameni-libode-2
Masameni A;-31.7734;29.2812;;;1100;;;eastern-cape-masameni-a-port-saint-johns
Masekeleng;-30.5482;27.3647;;;1247
Masele;-32.5234;28.2279;;;139
Maselu;-32.1828;27.7555;;;1344
Masemeni B;-31.7027;29.3272;;;1100;;;eastern-cape-masemeni-b-port-saint-johns
Maseti;-32.2766;28.3769;;;1437
Mashata;-30.4366;28.4772;;;1314
Mashaweni;-32.1769;28.9134;;;245
Mashezi;-31.1331;29.9914;;;69
Masibambane;-31.3381;27.8592;;;503;30
Masibulele;-33.8323;25.5138;;1485;346;150
Masimangweni;-30.5605;28.7302;;;765
Masincedane;-32.7007;27.1313;;;487
Masisini;-32.3369;28.0363;;;118
Masonti;-31.3042;29.2465;;;648
Masoyisi;-31.5782;27.5239;;;121
Matafazaneni;-30.5536;27.4931;;;1247
Matafeni;-31.8325;27.7979;;;1344
Matafeni;-30.5985;28.534;;;1314;8
Matafeni;-30.545;29.075;;;138
Mataleni;-31.053;29.4731;;;279
Matandela;-30.5591;28.8142;;;765
Matanzima;-31.6434;28.9976;;;952
Matati;-31.9803;28.7128;;;245
Matati;-30.5813;28.7601;;;765
Mateko;-31.7718;28.6397;;;893
Mateko;-31.2944;29.7319;;;648
Mateleng;-30.3452;28.4318;;;711
Mateni;-31.6866;28.0752;;;946
Matewu;-30.2024;28.7007;;;711
Mathaba;-31.2631;29.7976;;;648
Mathambo;-31.2113;29.7336;;;648
Mathana;-31.4765;29.5803;;;1100;;;eastern-cape-mathana-port-saint-johns
Mathe;-30.9508;29.5696;;;69
Mathokazini;-31.9537;29.1712;;;159
Mathole A;-32.2978;28.3533;;;118
Mathole B;-32.4177;28.3452;;;139
Mathseru;-31.7292;29.3739;;;1100;;;eastern-cape-mathseru-port-saint-johns
Mathunzini;-31.2123;29.4535;;;279
Mathwebu;-30.8857;29.8411;;;69
Mathwebula;-31.0524;30.1399;;;69
Matiase;-30.1194;28.9986;;;711
Matikisong;-30.4806;27.3942;;;1247
Matima;-30.2248;28.7613;;;711
Matiyase;-30.1058;28.9965;;;711
Matiyeni;-32.268;26.636;;;1169
Matlapaneng;-30.4813;27.4081;;;1247
Matolweni;-32.2179;27.6667;;;1262
Matolweni;-32.1848;28.2235;;;118
Matolweni;-31.9471;28.1755;;;946
Matolweni A;-31.95;28.4274;;;225
Matolweni A;-30.3588;28.594;;;765
Matolweni B;-31.9431;28.2898;;;225
Matolweni B;-30.4849;28.5997;;;765
Matolweni C;-32.2147;28.4267;;;1437
Matshaba;-31.9698;27.2766;;;160
Matshadala;-31.5287;29.3259;;;1100;;;eastern-cape-matshadala-port-saint-johns
Matshaweni;-31.88;28.2357;;;225
Matshilibeni;-31.9298;28.3575;;;225
Matshisi;-31.1382;29.7435;;;279
Matshona;-31.9845;27.5436;;;160
Matshona;-30.9946;29.251;;;1002;14
Matshona;-30.2702;28.7798;;;711
Matshongwe;-31.5156;28.6583;;;896
Matugulu;-30.8841;28.3626;;;995
Matunzini;-32.0637;28.8429;;;245
Matweni;-30.8996;29.8356;;;69
Matyaleni;-31.7934;27.966;;;946
Matyamhlophe;-30.7123;28.6559;;;559
Matyamini;-31.9837;28.9202;;;245
Matyamini;-31.1598;28.7741;;;1122
Matyangankomo;-30.9131;29.7984;;;69
Matyeba;-31.4439;28.7268;;;1342
Matyengqina;-31.7358;28.6309;;;893
Matyeni;-31.6699;28.1415;;;946
Matyeni;-31.4273;28.1544;;545;946;;;eastern-cape-matyeni-ngcobo-2
Matyeni;-30.7535;28.8818;;;559
Matyeni A;-31.847;28.6865;;;893
Matyeni B;-31.8265;28.8207;;;893
Matyhantya;-31.8106;27.0624;;;120
Maumau;-31.9507;27.1011;;;525
Mavaleleni;-31.2882;29.3669;;;648
Mavaleleni Shinira;-32.0693;29.0775;;;245
Mavathulana;-33.059;27.3856;;;377
Mavete;-31.536;28.7709;;;896
Mavundleni;-31.7934;28.8706;;;893
Mavundleni;-31.0935;28.8824;;;1122
Mavundleni;-31.0289;28.9632;;;559
Mavundleni;-30.1051;29.0257;;;711
Mavuso;-32.7753;26.8184;;;201
Mavuso;-31.9462;27.6732;;;160
Mavuvumezini;-32.8849;26.9527;;;822
Mavuya;-31.4719;27.3528;;436;435
Maweni;-31.7144;28.8262;;;893
Mawosha;-31.7162;29.3913;;;1100;;;eastern-cape-mawosha-port-saint-johns
Mawuleni;-31.8561;28.2244;;;946
Mawuntini;-31.8369;28.429;;;893
Mawusheni;-31.9231;27.6348;;;160
Maxambeni;-31.8805;27.6814;;;160
Maxaxibeni;-31.1483;29.4613;;;279
Maxeba;-30.6006;27.258;;;595;17
Maxegweni;-30.6978;28.7363;;;559
Maxegwini;-30.6908;28.7265;;;559
Maxelegwini;-32.2617;28.4873;;;1437
Maxelegwini;-32.2347;27.9982;;;951
Maxeleni;-30.9781;28.5937;;;1122
Maxesibeni;-31.7005;27.9508;;1213;946
Maxesibeni;-31.6683;27.8723;;;946;;;eastern-cape-maxesibeni-ngcobo-2
Maxesibeni;-31.1293;28.6264;;1220;995
Maxhame;-32.1399;27.7527;;;1344
Maxhegwana;-32.3757;28.2575;;;118
Maxhegweni;-33.3164;27.0667;;;1064
Maxhegweni;-30.9026;29.0686;;;1002
Maxhegweni;-30.6873;28.7527;;1157;559
Maxuxubeni;-31.4375;29.4259;;;1100;;;eastern-cape-maxuxubeni-port-saint-johns
Maya;-32.2133;28.3881;;573;1437
Maya;-31.5652;27.0366;;557;210
Mayaluleni;-31.7373;26.9424;;;120
Mayaluleni;-31.3035;28.679;;;1342
Mayalweni;-31.7878;29.1161;;;952
Mayekiso Farm;-32.3299;28.2378;;;118
Mayiji;-32.3056;28.7647;;;1437
Mayireni;-31.6265;28.0151;;;946
Mayireni;-30.4288;27.4862;;;1247
Mayireni A;-31.9047;27.5959;;;160
Mayireni A;-31.741;26.9175;;;120
Mayireni B;-31.9272;27.3842;;;160
Mayireni B;-31.5911;26.9608;;;210
Mayisela;-30.3901;27.4351;;;1247
Mazamisa AA;-32.0556;28.1935;;;951
Mazangweni;-31.9006;28.2268;;;225
Mazangweni;-31.7289;27.828;;;946
Mazeni;-30.8674;29.5018;;;1002;8
Mazeppa Bay;-32.4765;28.6506;;;490
Mazikhanya;-32.301;28.3815;;;118
Mazimeni;-31.5907;28.1911;;;946
Mazizani;-31.7097;28.4623;;;893
Mazizini;-32.1003;28.968;;;245
Mazizini;-32.0423;27.7728;;;1344
Mazizini;-31.9638;28.1082;;957;946
Mazizini;-31.6683;29.0738;;;952
Mazizini;-31.6454;28.7342;;;896
Mazizini;-30.5978;27.4977;;;1247
Mazongozini;-31.7335;26.9806;;;120
Mazotshweni;-32.703;26.909;;;201
Mazotshweni;-30.7758;29.4959;;;1002
Mazulu;-31.6006;29.0001;;;631
Mazwayi;-32.0436;28.2725;;1302;225
Mazweni;-30.873;29.7337;;;69
Mbabakazi;-31.4565;28.2175;;;946
Mbabalani;-31.5615;29.3397;;;1100;;;eastern-cape-mbabalani-port-saint-johns
Mbabazo;-30.9654;29.8892;;;69
Mbamba;-32.0881;28.2639;;;225
Mbambakewu;-31.2064;29.6523;;;648
Mbambeni;-31.3309;29.3299;;;1100;;;eastern-cape-mbambeni-port-saint-johns
Mbandana;-30.874;30.0276;;;69
Mbane;-31.6698;28.716;;1484;896
Mbangisweni;-31.5893;28.8241;;;631
Mbango;-30.5744;27.7158;;;1247
Mbangweni;-32.1196;28.1097;;;951
Mbangweni;-31.5139;28.6091;;;896
Mbanjwa;-32.1448;28.1866;;;118
Mbanqwana;-30.8907;30.0537;;;69
Mbanyana;-32.1014;28.8356;;;245
Mbanyaru;-31.9404;29.0405;;;159
Mbashe;-31.7264;28.3266;;;946
Mbashe A;-32.1918;28.8062;;;245
Mbashe B;-32.1117;28.6758;;;245
Mbashe C;-32.1259;28.7318;;;245
Mbekweni;-32.9295;27.6676;;;230;15
Mbekweni;-30.3795;27.4796;;1121;1247
Mbelo;-32.1748;28.8353;;;245
Mbendeni;-32.3652;28.0078;;;118
Mbenengeni;-31.6533;29.308;;;1100;;;eastern-cape-mbenengeni-port-saint-johns
Mbentsa;-31.1431;28.7691;;;1122
Mbenya;-32.0717;28.9876;;;245
Mbenyane;-31.3036;29.4091;;;648
Mbeteni;-31.9125;27.266;;;120
Mbethe;-32.1439;28.8282;;;245
Mbewana;-32.0239;28.1297;;;225
Mbhadango;-31.1353;29.491;;;279
Mbhanyana;-32.1401;28.8417;;;245
Mbhojweni;-31.7702;29.0367;;;952
Mbholomopheni;-31.5409;27.1759;;;435
Mbhongweni;-31.0449;29.85;;;69
Mbhulanja;-30.8284;28.6495;;;1314
Mbiba;-30.8708;29.5818;;;69
Mbidlana;-31.2219;28.4241;;;995
Mbila;-31.3509;29.5511;;;648
Mbilikati;-31.2357;29.4656;;;648
Mbilini;-31.7798;28.1843;;;946
Mbinca;-30.6497;29.045;;1013;559
Mbini;-30.4747;27.4409;;;1247
Mbinja;-31.3717;28.4718;;;1356
Mbinzana;-31.926;27.3522;;;160
Mbityana;-32.2268;28.6468;;;1437
Mbiza;-32.2884;27.8741;;;951
Mbiza;-31.5514;29.1365;;;631
Mbiza;-31.5077;29.5306;;265;1100;;;eastern-cape-mbiza-port-saint-johns
Mbizeni;-30.9164;28.8254;;;559
Mbizeni;-30.7383;28.436;;;1314
Mbizeni A;-30.2186;28.968;;;711
Mbizeni B;-30.4434;28.7565;;;765
Mbizweni;-31.0164;28.8798;;;559
Mbobeni;-30.7786;29.7686;;;69
Mbodlane;-31.6353;27.6567;;;121
Mbodleni;-30.8699;29.0148;;;559;14
Mbofu;-30.9438;29.4991;;;279
Mbokazi;-31.4256;29.3764;;;1100;;;eastern-cape-mbokazi-port-saint-johns
Mbokodwa;-30.9841;29.9459;;;69
Mbokothwana;-31.2557;28.8065;;;1342
Mbokotwana;-31.7618;28.3233;;;946
Mboleni;-31.9314;29.011;;;159
Mboleni;-31.5812;29.4269;;;1100;;;eastern-cape-mboleni-port-saint-johns
Mboleni;-30.3482;27.4118;;;1247
Mboleni A;-31.4872;28.3537;;;946
Mboleni B;-31.5347;28.2721;;;946
Mbolompeni;-32.9504;27.6036;;;1118;15
Mbombenkukhu;-31.5681;28.961;;;631
Mbombo;-31.173;29.062;;;1122
Mbombombo;-31.6939;28.0595;;;946
Mbombozi;-32.1017;28.9459;;;245
Mboneni;-30.9368;29.4231;;;1002
Mbongendlu;-32.5041;28.0582;;;118
Mbongiseni;-32.2159;27.6113;;;1262
Mbongweni;-31.286;29.1317;;;1122
Mbongweni;-30.7931;29.543;;;1002
Mbonisweni;-31.2285;28.4857;;962;995
Mbonisweni;-30.6149;27.1325;;;595
Mbotyi;-31.456;29.7461;;;648
Mboya;-32.2412;28.4982;;;1437
Mbozeni;-31.5703;28.4692;;;896
Mbozisa;-31.8956;28.8974;;;893
Mbozisa;-31.46;28.3924;;;1356
Mbozisa;-31.2077;29.6962;;;648
Mboziseni;-31.3201;29.3608;;;1100;;;eastern-cape-mboziseni-port-saint-johns
Mbudlu;-32.0219;27.4458;;;160
Mbudu A;-31.3935;29.5569;;;648
Mbudu B;-31.3487;29.269;;;648
Mbulu;-32.1956;27.7035;;;1344
Mbulukweza;-32.2278;27.7366;;;1344
Mbungwana A;-30.8548;30.0664;;;69
Mbungwana B;-31.1205;29.8567;;;69
Mbuqu;-31.6142;28.7874;;;896;30
Mbutho;-31.3347;28.8218;;;1342
Mbuthwe;-30.7245;29.6174;;;69
Mbuthweni;-32.1575;27.8571;;;951;8
Mbuthweni;-31.2081;29.7603;;;648
Mbuthweni A;-30.7294;29.5933;;;69
Mbuthweni B;-30.9499;29.7417;;;69
Mbutye;-32.0714;28.9363;;;245
Mbuwana;-32.4173;28.4065;;;139
McBridge;-32.0684;26.7793;;;1432
McLeanville;-33.9407;25.5909;;;346;90
McNaughton;-33.7451;25.3863;;;481;90
Mcamama;-32.7071;26.9986;;;822
Mcambalala;-30.9052;28.4025;;;995
Mcata;-31.663;28.4025;;;896
Mcedu;-31.1984;28.6441;;;995;8
Mcelu;-31.1551;29.3848;;;279
Mcelwana Bhantizo;-31.9895;28.8517;;;245
Mcelwane;-32.1011;28.7196;;;245
Mceshe;-32.6253;28.3606;;;490
Mceula;-32.1057;26.6897;;;1432
Mceula;-31.5594;27.471;;;121
Mcewula;-32.2244;27.6907;;;1262
Mchayi;-30.8646;29.9747;;;69
Mchenge;-31.0371;29.3568;;85;1002
Mchonco;-31.5461;28.9514;;;631
Mcijweni;-31.0101;29.6303;;;69
Mcinga;-31.6652;28.038;;;946
Mcithwa;-30.8076;29.3585;;;655;30
Mcoboti;-31.0867;28.772;;;1122
Mcobotini;-31.3789;29.5921;;;648
Mcobotini A;-31.834;28.91;;;893
Mcobotini B;-31.7827;28.8403;;;893
Mcokeni;-31.0698;29.2733;;1167;1002
Mcomgozi;-31.7607;28.8719;;;893
Mcubakazi;-32.3203;28.1869;;;118;30
Mcubakazi;-31.5682;28.8666;;;631
Mcumngco;-32.0026;27.5352;;;160
Mcutu;-31.7798;28.3037;;;946
Mcwabansasa;-31.3966;29.526;;;1100;;;eastern-cape-mcwabansasa-port-saint-johns
Mcwadi;-31.0649;29.7467;;;69
Mcwangele;-31.5531;26.8922;;;210
Mcwangele;-31.2455;28.5043;;962;995
Mcwangele;-30.8706;28.3896;;;995;;;eastern-cape-mcwangele-nqanqarhu-2
Mcwasa;-32.0111;28.9315;;;245
Mcwesha;-31.7789;29.35;;;1100;;;eastern-cape-mcwesha-port-saint-johns
Mdabukweni;-30.9117;28.7834;;;1122
Mdakeni;-31.2756;29.532;;;648
Mdakeni;-30.6116;29.0549;;;559
Mdange;-32.7516;27.4943;;;1118;15
Mdange A;-32.5435;28.2192;;;490
Mdantsane;-31.5909;27.0967;;;120
Mdantsane;-31.5342;27.6614;;;121;50
Mdantsane CC;-32.9614;27.6743;;796;230;150
Mdantsane East;-32.9414;27.7838;;796;230;150
Mdantsane M;-32.9399;27.6958;;796;230;150
Mdantsane N;-32.9408;27.7052;;796;230;150
Mdantsane North;-32.9218;27.7527;;796;230;150
Mdantsane Q;-32.9652;27.6871;;796;230;150
Mdantsane R;-32.9551;27.7005;;796;230;150
Mdantsane S;-32.9511;27.6857;;796;230;150
Mdantsane Unit 1;-32.9401;27.7734;;796;230;150
Mdantsane Unit 2;-32.9492;27.7562;;796;230;150
Mdantsane Unit 3;-32.9331;27.755;;796;230;150
Mdantsane Unit 4;-32.9266;27.7398;;796;230;150
Mdantsane Unit 5;-32.9481;27.7346;;796;230;150
Mdantsane Unit 6;-32.934;27.7197;;796;230;150
Mdantsane Unit 9;-32.9251;27.7279;;796;230;150
Mdantsane West;-32.9221;27.7159;;796;230;150
Mdarame;-31.8418;27.6051;;;160
Mdatya;-31.1053;30.0902;;;69
Mdaweni;-30.3648;27.4098;;;1247
Mdeni;-32.2058;28.0052;;;951
Mdeni;-32.146;27.5696;;;136
Mdeni;-32.1255;28.837;;;245
Mdeni;-31.9242;27.7952;;;1344
Mdeni;-31.6214;28.4003;;;896
Mdeni;-31.5861;28.8468;;;631
Mdeni;-31.5753;28.5791;;;896;;;eastern-cape-mdeni-mthatha-2
Mdeni;-31.4693;27.5625;;;121
Mdeni;-31.2598;28.7253;;;1342
Mdeni;-31.219;29.832;;;648
Mdeni;-30.8585;28.6598;;;1314
Mdeni;-30.8183;28.7487;;1123;559
Mdeni;-30.7439;29.3099;;;655
Mdeni;-30.5776;29.0674;;;138
Mdeni;-30.4301;27.5605;;;1247
Mdeni A;-32.723;26.6173;;;567
Mdeni A;-31.9719;27.9058;;;1344
Mdeni A;-31.7956;27.3263;;;120
Mdeni A;-31.5492;28.1538;;;946
Mdeni B;-32.6747;26.9948;;;822
Mdeni B;-32.3832;28.1953;;797;118
Mdeni B;-32.0615;27.6566;;;160
Mdeni B;-31.8119;27.4137;;;120
Mdeni B;-31.7061;27.9824;;;946
Mdeni C;-31.9318;28.8152;;;893
Mdeni C;-31.4425;28.3147;;;946
Mdeni D;-31.3909;28.257;;;946
Mdibaniso;-32.3064;28.6807;;;1437
Mdikana;-32.0746;29.0492;;;245
Mdikane;-31.8206;29.2625;;;952
Mdikane;-31.3411;29.5791;;;648
Mdikiso;-30.7859;29.7149;;;69
Mdikisweni;-31.2344;28.7391;;;1342
Mdilingweni;-31.3513;28.4447;;;1356
Mdilungwa;-31.3616;28.4344;;;1356
Mdina;-31.4564;29.0996;;;631
Mdini;-31.1815;29.2699;;;1002;11
Mdizeni;-32.112;28.8683;;;245
Mdlabona;-30.6147;27.5213;;;1247
Mdlakathweni;-31.7911;29.2669;;;952
Mdlambulo;-31.1843;29.8468;;;648
Mdlankomo;-31.5412;28.9731;;;631
Mdlokolo;-32.0342;27.9694;;;1344
Mdlokovana;-30.711;28.4657;;;1314
Mdlokovane;-30.542;27.042;;;595
Mdluntsha;-32.3013;28.6602;;;1437
Mdogo;-30.5766;27.0798;;;595
Mdoni;-31.6533;28.9258;;;952
Mdudwa;-31.0154;29.5182;;;279
Mdukukeni;-32.1509;27.5969;;;136
Mdumazulu;-31.6305;29.1461;;;952
Mdumazulu A;-31.1259;29.7318;;;279
Mdumazulu B;-31.1663;29.8412;;;648
Mdunjeni;-32.1881;27.7768;;;1344
Mduve;-31.5501;29.5333;;;1100;;;eastern-cape-mduve-port-saint-johns
Mdyobe;-31.1288;29.051;;;1122
Mdzisane;-32.1406;27.6332;;;136
Mdzonga;-32.2896;28.6728;;;1437
Mehloloaneng;-30.3371;28.6192;;;765
Mekeni;-32.185;27.9501;;;951
Melani;-32.7233;26.8696;;;201
Melitafe;-32.0753;28.6807;;;245
Melton Garden Estates;-31.9204;26.8259;;;525;30
Memani;-32.1989;28.7846;;;1437
Mendu;-32.2313;28.8597;;;1437
Mente;-32.3532;28.4914;;;139
Menyane;-30.548;29.0303;;;138
Merelisa;-32.1197;28.0226;;;951
Meriting;-30.5734;28.5807;;;765
Metshe;-32.1792;28.9008;;;245
Mevana;-32.2707;28.6921;;;1437
Mevana;-31.52;29.3013;;;1100;;;eastern-cape-mevana-port-saint-johns
Mevana;-31.3886;29.5707;;;648
Meyana;-31.8826;29.1339;;;952
Meyi;-30.5348;27.2544;;;1247
Mfabantu;-31.5707;29.0012;;;631
Mfabantu;-31.253;28.7812;;;1342
Mfabantu;-31.1936;28.5371;;;995
Mfabantu;-31.0449;28.5176;;;995;;;eastern-cape-mfabantu-nqanqarhu-2
Mfabantu-A;-31.4385;28.6356;;;1342
Mfadaleni;-31.677;29.2996;;;1100;;;eastern-cape-mfadaleni-port-saint-johns
Mfanta;-30.7195;28.5435;;;1314
Mfeku;-32.3893;28.3884;;;139
Mfezane;-32.2;28.5296;;;1437
Mfihlo;-32.0088;27.8458;;;1344
Mfiki;-32.8038;26.9673;;;822
Mfiki;-30.3965;27.4158;;;1247
Mfinca;-31.2596;29.4976;;;648
Mfinci;-30.526;27.5762;;;1247;11
Mfinizweni;-31.2216;29.4434;;;279
Mfolozi;-31.2678;28.619;;;1342
Mfolozi;-30.9907;30.0267;;;69
Mfolozi;-30.2922;28.3769;;;711
Mfolozi A;-30.9192;29.9903;;;69
Mfririkini;-30.5392;27.3402;;266;1247
Mfula;-32.0968;28.5718;;991;245
Mfula;-31.0284;29.3803;;;1002
Mfuleni;-31.276;28.5008;;;1342
Mfundambini;-30.932;29.67;;;69
Mfundeni;-31.6227;29.3179;;;1100;;;eastern-cape-mfundeni-port-saint-johns
Mfundeni;-31.4572;29.7295;;;648
Mfundeni;-30.7273;29.7508;;;69
Mfundisweni;-31.062;29.0267;;;1122
Mfundisweni;-30.902;29.5202;;;1002;11
Mfundisweni Mission;-30.8894;29.529;;809;1002
Mfuneli;-30.897;30.0085;;;69
Mgababa;-32.128;29.01;;;245
Mgadi;-32.1852;27.8231;;;951
Mgagasi;-32.1665;28.4622;;;1437
Mganko;-30.9454;30.0776;;;69
Mgantsho;-31.1625;29.075;;;1122
Mganu;-32.1223;28.8081;;;245
Mgaphesheya;-31.6067;27.8065;;;946
Mgatshe;-32.0988;28.6757;;;245
Mgaze;-30.9665;29.8146;;;69
Mgazi;-31.5489;29.2619;;;631;8
Mgcantsi;-30.8329;28.6008;;;1314
Mgceni;-31.5327;29.336;;;1100;;;eastern-cape-mgceni-port-saint-johns
Mgcetyana;-30.5527;28.32;;;1314
Mgcogo;-32.718;28.056;;;528
Mgibeni;-31.7502;27.8497;;;946
Mgobhozi;-32.4976;28.339;;;139
Mgobhozweni;-32.3311;27.9576;;;951;8
Mgodi;-30.7907;29.0036;;;559
Mgodini;-30.9966;29.5851;;;69
Mgodlweni;-31.0605;29.2714;;1167;1002
Mgojweni;-32.0144;29.0072;;;245
Mgojweni;-31.2892;29.5699;;;648
Mgomanzi;-32.2721;28.0617;;;118
Mgongxo;-31.9572;27.4635;;;160
Mgotwane;-32.2356;28.5488;;;1437
Mgqeyane;-31.2534;28.605;;;1342
Mgqokweni B;-30.7239;29.1622;;;655;8
Mgquba;-32.757;26.8015;;;201
Mgqumangwe;-30.8371;29.1467;;;1002
Mgqumo;-31.8743;28.6116;;;893;8
Mguba;-30.4293;28.742;;;765
Mgugwa;-31.5032;29.502;;;1100;;;eastern-cape-mgugwa-port-saint-johns
Mgugwana;-31.5213;29.4844;;;1100;11;;eastern-cape-mgugwana-port-saint-johns
Mgumo;-31.8323;28.5579;;814;893
Mgungundlovu;-30.7471;29.0114;;;559
Mgungundlovu;-30.2921;28.3882;;;711
Mgungundlovu A;-31.2237;30.0532;;;69
Mgungundlovu B;-31.0624;30.1262;;;69
Mgwalana;-33.2705;27.1141;;;1064
Mgwalana;-31.6554;27.8639;;;946
Mgwalana;-31.4757;27.301;;;435
Mgwali;-32.4633;27.5858;;;1262;8
Mgwali;-31.7367;28.0053;;;946
Mgwatyuzeni;-32.2266;27.7157;;;1344
Mgwebi;-32.4172;28.5754;;;139;8
Mgwedlweni;-31.1866;29.82;;;648
Mgxobhozweni A;-32.0899;27.7322;;;1344
Mgxobhozweni B;-31.9882;27.7338;;;1344
Mgxobozo;-31.664;28.7237;;;896
Mgxojeni;-30.6359;28.8574;;;765
Mgxotyeni;-32.9367;27.0933;;;822
Mgxotyeni;-32.0302;29.1033;;;159
Mgxumza;-31.6091;27.4682;;;121
Mhlabamnyama;-31.0769;28.8061;;;1122
Mhlabathini;-30.6314;27.578;;1065;1247
Mhlabeni;-31.5282;28.9022;;;631
Mhlabeni;-31.4965;29.5476;;265;1100;;;eastern-cape-mhlabeni-port-saint-johns
Mhlabeni;-30.9806;30.0433;;;69
Mhlabi;-30.9528;29.7599;;;69
Mhlabubomvu;-31.5072;28.6183;;;896
Mhlahlane;-32.3649;28.5368;;;139
Mhlahlane;-31.6471;29.1089;;;952
Mhlahlane;-31.566;28.2328;;;946
Mhlahlane;-31.56;28.6984;;;896
Mhlakotshane;-31.7352;29.0931;;;952
Mhlakulo;-31.395;28.839;;;1342
Mhlanga;-32.2503;28.7207;;;1437
Mhlanga;-31.0481;29.4882;;;279
Mhlanga A;-30.9127;30.0563;;;69
Mhlanga B;-30.8526;29.8823;;;69
Mhlangala;-31.0868;28.9884;;;1122
Mhlanganisweni;-32.207;28.8751;;;245
Mhlanganisweni;-31.3741;28.999;;;631
Mhlangeni;-32.5793;26.7161;;;1198
Mhlangeni;-30.6108;27.2434;;784;595
Mhlangura;-32.0012;29.0293;;;159
Mhlangwini;-31.5972;27.7658;;;946
Mhlanjeni;-31.0005;29.5498;;;279
Mhlemu;-32.1525;28.8874;;718;245
Mhlohlozi;-32.1759;28.5346;;;1437
Mhlokwana;-30.9324;28.9297;;919;559
Mhlokwana;-30.8805;28.9252;;;559;;;eastern-cape-mhlokwana-kwabhaca-2
Mhlonishwa;-31.5175;29.6676;;;1100;;;eastern-cape-mhlonishwa-port-saint-johns
Mhlonyaneni;-31.7021;27.475;;;160
Mhlonyaneni;-31.5864;27.6608;;;121
Mhlonyaneni;-30.9915;29.2128;;;1002
Mhlopekazi;-31.7306;28.2332;;;946
Mhlopekazi;-31.239;29.4146;;;279
Mhlota;-31.9567;28.9138;;;245
Mhlotsheni;-31.4889;29.3272;;;1100;;;eastern-cape-mhlotsheni-port-saint-johns
Mhlotsheni;-30.7941;29.0883;;;559
Mhlozini;-30.8429;29.2533;;;655
Mhlumba;-31.2013;29.5393;;;279
Mhlumba;-30.9053;29.8741;;;69
Mhlwazi;-31.5187;27.9839;;;503
Mhlwazini;-31.2047;29.8033;;;648
Mhuku;-31.9133;28.3395;;;225
Michausdal;-32.1763;25.648;;;1019;30
Middlestreet;-33.7557;25.393;;;481;90
Midili;-31.4579;28.3853;;;1356
Midros;-31.5042;25.0286;;;820;30
Mill Park;-33.9602;25.5853;;;346;90
Millard Grange;-33.949;25.5954;;;346;90
Millenium Park;-32.5763;25.1407;;;1062;30
Milton;-33.8171;24.8598;;;379;30
Mimosa Park;-33.0145;27.5012;;;1118;15
Miramar;-33.9961;25.5475;;;346;90
Misgund;-33.7538;23.4978;;;459
Mishini;-31.9128;28.3828;;;225
Mission;-32.1478;26.6525;;;1169
Misty Mount;-31.536;28.9233;;;631
Mitfort;-31.9814;26.5308;;;1273
Miyeni;-31.7021;27.9745;;;946
Mjaliswa;-31.327;29.1737;;;631
Mjanyana;-31.8421;28.0999;;;946
Mjelweni;-31.8653;28.9699;;;893
Mjeni;-31.5395;28.2165;;;946
Mjikelweni;-32.1955;27.8073;;;951
Mjikelweni;-30.9004;28.7667;;;1122
Mjikelweni;-30.8591;28.8698;;;559
Mjikelweni;-30.5802;28.781;;;765
Mjikelweni;-30.5203;27.2293;;;1247
Mjikwa;-31.0796;29.0171;;;1122
Mjikweni;-31.2057;28.7982;;;1122
Mjikweni A;-32.0087;28.7561;;;893
Mjikweni B;-31.984;28.6636;;;893
Mjila;-30.8581;29.118;;;1002
Mjilweni;-30.3879;27.4898;;1121;1247
Mjobeni;-31.3669;28.9423;;;631
Mjoja;-30.6653;28.872;;;138
Mjula;-32.0722;27.9197;;;951
Mkankato;-31.5431;29.1514;;;631
Mkanzi;-31.6652;27.9289;;;946
Mkapusi;-31.5976;27.1018;;;120;8
Mkatazo;-32.0756;28.9594;;;245
Mkatye;-32.12;28.8965;;;245
Mketengeni;-31.115;29.6907;;;279
Mkhalalo;-32.0144;28.593;;;245
Mkhalatye;-30.5642;29.0827;;;138
Mkhambathi;-31.2832;29.9531;;;648
Mkhambathi Reserve;-31.2511;29.9413;;958;648;2
Mkhambeni;-31.1179;28.8609;;;1122
Mkhamela;-31.2472;29.8099;;;648
Mkhandlweni;-30.7514;29.6514;;;69
Mkhando;-31.1387;29.9814;;;69
Mkhangisa;-30.7389;29.0989;;;559
Mkhanzi;-32.3111;26.6584;;;1169
Mkhanzini;-31.5965;29.4359;;;1100;;;eastern-cape-mkhanzini-port-saint-johns
Mkhehle;-32.2974;28.5821;;;1437
Mkhobeni;-32.2793;27.9401;;;951
Mkhobeni;-31.7473;27.936;;;946
Mkhohlombeni;-31.5655;28.9473;;;631
Mkhonkotho;-32.3048;28.2702;;;118
Mkhonqo;-30.9938;29.0827;;721;559
Mkhose;-31.3775;29.6878;;;648
Mkhuhlane;-30.5814;28.8665;;;765
Mkhukhwini;-31.9711;28.1857;;;225
Mkhumbeni;-31.3815;29.4021;;;1100;;;eastern-cape-mkhumbeni-port-saint-johns
Mkhumbi;-31.034;29.4434;;;279
Mkhumeni;-31.0637;29.4879;;;279
Mkhuzaza;-31.3921;29.3784;;;1100;;;eastern-cape-mkhuzaza-port-saint-johns
Mkhuzo;-30.5709;27.5027;;;1247
Mkhwalweni;-31.2932;29.2786;;;648
Mkhwaneni;-32.3979;28.2621;;;118
Mkhwezo;-31.7475;28.5229;;;893
Mkhwezweni;-32.2365;28.0421;;;951
Mkimane;-30.599;28.9106;;;138
Mkoba;-32.0452;27.5652;;125;160
Mkobeni;-32.7251;26.9694;;;822
Mkobeni;-32.043;27.5335;;;160
Mkobongo;-30.7365;29.8209;;;69
Mkolorha;-31.0283;30.0195;;;69
Mkolweni;-31.0004;29.7824;;;69
Mkomthi;-30.1714;28.8598;;;711
Mkonjana;-31.9646;27.2755;;;160
Mkonjane;-32.4289;27.9453;;;118
Mkonkota;-31.4919;28.2977;;;946
Mkumbi;-31.176;29.3008;;;1002
Mkunjana;-31.7425;28.2579;;;946
Mkuthukeni;-31.9413;27.696;;;160
Mkuthukeni Xora;-32.0411;28.8653;;;245
Mkwanti;-31.9922;27.8005;;;1344
Mkwezeni;-32.0659;28.7883;;;245
Mkwezweni;-32.5192;28.4254;;;490
Mkwezweni;-31.876;27.6108;;;160
Mkwezweni;-31.2187;28.9482;;;1122
Mlambondaba;-30.7279;29.4934;;;1002
Mlamlankunzi;-30.8447;28.3552;;;1314
Mlamli;-30.5496;27.4593;;;1247
Mlatsheni;-32.9632;27.7036;;796;230;150
Mlawu;-31.8961;29.1014;;;159
Mlaza;-31.2127;29.2121;;;1002
Mlenze;-31.9733;27.6047;;;160
Mlenze;-30.8018;28.6712;;1124;559
Mlomekuba;-31.069;29.8151;;;69
Mlomo;-31.3858;28.9586;;;631
Mlonyeni;-32.3178;27.9076;;;951
Mlonzi;-31.4812;27.5947;;;121
Mlungisi;-31.9165;26.859;;;525;50
Mmango;-32.3447;28.1216;;;118
Mmangonkone;-32.4771;28.2853;;;139
Mmangukoma;-31.3953;29.6515;;;648
Mmangweni;-32.6363;26.9486;;;1198
Mmangweni;-32.1291;28.9022;;;245
Mmangweni;-32.0841;27.3869;;;160
Mmangweni;-31.9658;28.039;;;946
Mmangweni;-31.6062;28.58;;;896
Mmangweni;-31.3428;29.5368;;;648
Mmangweni;-31.1542;28.8163;;;1122
Mmangweni;-31.0298;29.2999;;922;1002
Mmangweni;-30.7381;29.7827;;;69
Mmangweni 1;-31.6104;27.5545;;;121
Mmangweni 2;-31.5733;27.5388;;;121
Mmangweni 3;-31.5958;27.6799;;;121
Mmangweni A;-31.6033;27.1694;;;120
Mmangweni B;-31.6834;26.9474;;;120
Mmangweni C;-31.8309;27.2289;;;120
Mmbo;-32.0183;28.5571;;1269;245
Mmelwane;-31.8994;28.8725;;;893
Mnambithi;-30.7507;29.0431;;650;559
Mnambithi;-30.6845;29.3845;;264;655
Mnandi;-32.12;28.5337;;;1437
Mncane;-31.644;28.9629;;;952
Mncane;-31.1202;29.6582;;;279
Mncangalelo;-32.0198;28.8864;;;245
Mnceba;-30.9019;29.2099;;;1002
Mnceba;-30.1563;29.0271;;;138
Mnceleni;-31.4446;28.8512;;;631
Mncetyana;-31.2194;28.7433;;;1342
Mncwabe;-32.1823;28.8618;;;245
Mncwasa;-31.9455;28.8983;;;893
Mncwasi;-31.4551;28.3254;;;946
Mncwati;-31.0473;29.7644;;;69
Mncxoshe;-31.9097;28.9489;;;893
Mndini;-30.6931;28.773;;;559
Mndundu;-32.4121;28.5179;;;139
Mndundu;-32.0728;28.5657;;;245
Mneketshe;-31.1803;29.3828;;;279
Mngamnye;-31.6231;28.9717;;;952
Mnganda;-31.9018;28.9149;;;893
Mngazana;-32.0914;28.7976;;;245
Mngazana;-31.6477;29.3741;;;1100;;;eastern-cape-mngazana-port-saint-johns
Mngazana;-31.6457;29.0305;;;952
Mngazana;-30.9034;29.1554;;;1002
Mngazi;-31.5489;29.2619;;811;631
Mngcangcatelo;-32.1418;27.9899;;;951
Mngceni;-32.4633;27.5858;;816;1262
Mngcibe;-31.9026;29.2224;;;952
Mngcipongweni;-30.9807;29.2996;;;1002
Mngcwazi;-32.2023;28.1119;;;118
Mngeni;-31.0951;29.4375;;;279
Mngeni;-31.0152;29.3133;;;1002
Mngeni;-30.0897;29.0968;;;138
Mngomanzi;-32.2736;28.0408;;;118
Mngqalasini;-32.7534;27.5064;;;1118;15
Mngqalasini;-32.5675;28.2355;;;490
Mngqesha;-32.8115;27.2113;;;1118;15
Mngqungu;-31.0423;28.752;;;1122
Mngungu;-31.0755;30.0278;;;69
Mngwaneni;-32.1852;28.923;;;245
Mngwenyama;-32.1588;27.7697;;;1344
Mngwevu;-32.3545;28.6746;;;1437
Mngxokweni;-32.3243;28.4851;;;139
Mnkutayi;-31.4266;29.5129;;;1100;;;eastern-cape-mnkutayi-port-saint-johns
Mnqaba James;-32.8915;27.1072;;;822
Mnqaba Kulile;-32.9218;27.1234;;;822
Mnqanqeni;-31.781;27.5559;;;160
Mnqayi;-30.1277;28.9966;;;711
Mnqezu;-31.4227;29.4154;;;1100;;;eastern-cape-mnqezu-port-saint-johns
Mnqobosi;-31.0582;29.1037;;;1002
Mnqunyana;-31.0547;29.003;;;1122
Mnqwane;-30.7583;29.42;;218;655
Mnqwangqweni;-31.7264;28.9236;;;952
Mntla;-32.9049;27.5419;;428;1118;150
Mntlabathi;-32.972;27.6162;;;1118;15
Mntsholobeni;-31.7727;29.0948;;;952
Mntuntloni;-31.5955;27.7826;;;946
Mnxe;-31.5722;27.6184;;;121
Mnyaka;-30.8799;29.9876;;;69
Mnyama;-32.4612;28.2708;;;139
Mnyama;-31.3403;29.1677;;;631
Mnyamaneni;-30.5889;28.7986;;;765
Mnyamazane;-32.2727;28.1967;;;118
Mnyameni;-32.4751;28.2299;;;139
Mnyameni;-32.077;28.7967;;1011;245
Mnyameni;-31.1436;30.0774;;;69
Mnyane;-31.6303;28.5099;;;896
Mnyangula;-31.9687;27.8558;;;1344
Mnyolo;-32.0131;28.8676;;;245
Mnyolo;-31.4446;28.2808;;;946
Mochadeng;-30.2205;28.7709;;;711
Modaka;-32.8201;27.2051;;;1118;15
Modapi;-30.4089;27.3533;;1412;1247
Moeaneng;-30.3817;28.5389;;;765
Mofu;-32.4557;28.5917;;;490
Mofu B;-32.1924;27.8172;;838;951
Mogogwe;-30.2642;28.6796;;;711
Mohoabatsana;-30.5021;28.5169;;;1314;8
Molosong;-30.2585;28.6993;;1339;711
Molosong;-30.235;28.6232;;;711;;;eastern-cape-molosong-maluti-2
Mombeni;-30.7727;29.348;;;655
Mome;-31.9636;27.7112;;;160
Moni;-33.1137;27.4057;;;377
Monkhankhaneng;-30.2083;28.7254;;;711
Monti A;-31.1228;30.0574;;;69
Monti B;-30.9549;29.8598;;;69
Monti C;-30.9191;29.8759;;;69
Moqhobi;-30.2219;28.5347;;;711
Moralakeng;-30.2419;28.7945;;;711
More Grove;-33.9447;25.5308;;;346;90
Moreson;-32.5976;26.7264;;;1198
Gxarha;-32.704;28.3361;;;367;;Morgan's Bay;eastern-cape-morgans-bay-gxarha
Morningside;-32.977;27.858;;;230;90
Moroka;-30.7339;28.487;;;1314
Morrison's Place;-31.3871;29.5933;;;648;;;eastern-cape-morrisons-place-lusikisiki
Mosana;-30.4025;28.492;;;765
Mosel;-33.7548;25.4049;;;481;90
Moses Madiba;-33.3987;25.4839;;88;999;30
Moshi;-31.8271;28.3223;;;946
Mosta;-30.1701;29.0758;;;138
Motherwell;-33.8008;25.59;;;346;1400
Motherwell 1;-33.7989;25.5991;;879;346;150
Motherwell 10;-33.7905;25.593;;879;346;150
Motherwell 11;-33.786;25.5878;;879;346;150
Motherwell 12;-33.7789;25.591;;879;346;150
Motherwell 2;-33.8045;25.6116;;879;346;150
Motherwell 3;-33.8135;25.6059;;879;346;150
Motherwell 4;-33.8097;25.5945;;879;346;150
Motherwell 5;-33.8248;25.5962;;879;346;150
Motherwell 6;-33.8196;25.5872;;879;346;150
Motherwell 7;-33.8142;25.5799;;879;346;150
Motherwell 8;-33.8014;25.5884;;879;346;150
Motherwell 9;-33.8058;25.5782;;879;346;150
Mount Coke Mission;-32.9785;27.415;;;1118;15
Mount Coke Station;-32.9818;27.445;;;1118;15
Mount Croix;-33.9546;25.6004;;;346;90
Mount Pleasant;-34.0001;25.5339;;;346;90
Mount Somerset;-33.1432;27.1281;;;1064
Mount Zion;-30.8055;29.7696;;;69
Mountain View;-33.7394;25.3623;;;481;90
Mountain View;-33.1239;27.2422;;;1064
Mountain View;-32.591;27.395;;;1262;30
Mowa;-30.8588;29.3689;;;1002
Moyeni;-31.804;28.5049;;;893
Moyeni;-31.0901;29.3704;;177;1002
Moyeni;-30.927;28.469;;716;995
Moyeni;-30.6184;27.3812;;724;1247
Moyeni A;-30.5561;28.7179;;;765
Moyeni B;-30.0855;29.0044;;;711
Mozana;-33.2188;27.4526;;;1118;15
Mpafana;-31.5069;28.4784;;;896
Mpafeni;-31.8028;28.675;;;893
Mpakama;-31.9759;28.8618;;;245
Mpama;-32.0779;29.0662;;;245
Mpamba;-31.0137;29.0074;;;559;8
Mpambu;-31.9959;28.8175;;;893
Mpandela;-31.7054;28.5195;;;893
Mpandeni;-31.9459;28.7546;;;893
Mpangeni;-31.4947;29.0211;;;631
Mparolo;-30.4773;27.3527;;;1247
Mpatheni;-32.7252;26.6334;;;567
Mpatheni;-32.1893;27.8554;;;951
Mpeko;-31.6226;28.588;;;896
Mpekweni;-33.3755;27.0971;;;1064
Mpelazwe;-30.7057;29.4922;;;1002
Mpemba;-30.915;29.0961;;;1002
Mpendla;-30.9677;28.6205;;;1122
Mpendle;-31.5765;28.9298;;;631
Mpendle;-30.9848;28.6203;;;1122
Mpendle;-30.8741;28.9853;;790;559
Mpendle;-30.8432;29.0055;;;559;;;eastern-cape-mpendle-kwabhaca-2
Mpeni;-30.6999;29.6096;;;69
Mpenjathi;-30.9842;30.0343;;;69
Mpenkulu;-31.4776;29.7201;;;648
Mpenkulu A;-30.967;29.7951;;;69
Mpenkulu B;-30.8857;29.8261;;;69
Mpentse;-32.5242;28.3156;;;490
Mpepeni;-32.1697;28.3426;;;225
Mpetsheni;-31.0884;28.6517;;;1122
Mpetsheni;-30.9901;29.8121;;;69
Mphakathini;-31.5471;29.4502;;;1100;;;eastern-cape-mphakathini-port-saint-johns
Mphangana;-31.2291;29.2887;;;279
Mphangane;-31.597;29.3084;;;1100;;;eastern-cape-mphangane-port-saint-johns
Mpharane;-30.6629;28.5117;;;1314
Mpharane;-30.2692;28.483;;;711
Mphesheya;-32.3139;28.0284;;;118;11
Mphesheya B;-32.4033;28.0775;;887;118
Mphetshwa;-30.8938;29.6449;;;69
Mphothulo;-31.9172;27.1578;;;120
Mphotshongo;-30.1732;28.9216;;;711
Mphutshane;-31.5389;29.221;;;631
Mpikwane;-31.7923;28.4017;;;893
Mpilweni;-31.308;28.3943;;;1356
Mpimbo;-31.8274;29.1765;;;952
Mpindweni;-32.0392;29.0296;;;245
Mpindweni;-31.8779;29.072;;;159
Mpindweni;-31.7753;28.0873;;;946
Mpindweni;-31.277;29.1854;;;631
Mpindweni;-31.0647;28.9896;;;1122
Mpindweni;-30.775;29.9401;;;69
Mpindweni A;-30.9332;28.8393;;;559
Mpindweni B;-30.9616;29.1305;;;559
Mpisini;-30.949;29.3191;;;1002
Mpoki;-30.4937;27.5261;;911;1247
Mpoki;-30.4539;27.3569;;;1247;;;eastern-cape-mpoki-sterkspruit-2
Mpola;-30.777;28.9414;;;559
Mpolweni;-32.7701;26.6582;;;567;30
Mpompeni;-31.7419;28.1961;;;946
Mpompu;-31.9804;28.6503;;;893
Mpondo;-32.3155;28.6866;;;1437
Mpondomsi;-32.1532;28.848;;;245
Mpongo;-33.1608;27.5321;;;1118;15
Mpongompongweni;-31.4224;29.6447;;;648
Mpongweni;-30.9985;29.0288;;;559
Mpophomeni;-31.476;29.4865;;;1100;;;eastern-cape-mpophomeni-port-saint-johns
Mposa;-31.4946;29.425;;;1100;;;eastern-cape-mposa-port-saint-johns
Mposa;-30.6483;29.1831;;994;655
Mposana;-31.6655;28.9632;;;952
Mpotini;-31.5846;29.1599;;;631
Mpotshosho;-31.7516;29.3371;;;1100;;;eastern-cape-mpotshosho-port-saint-johns
Mpotyo;-31.8403;27.7038;;;160
Mpoza;-31.2397;29.5583;;;648
Mpoza;-31.2058;29.1752;;;1122
Mpoza;-31.1016;29.2701;;;1002;11
Mpoza;-30.7357;29.0688;;;559
Mpozisa;-32.9098;26.8033;;;201
Mpozolo;-31.9568;28.3493;;;225
Mpozolo B;-32.1758;28.7747;;;245
Mpucukweni;-30.3813;27.4731;;1121;1247
Mpukane;-31.1321;28.5336;;;995
Mpukane Mission;-32.3271;27.8815;;;951
Mpukele;-31.0389;29.3681;;85;1002
Mpuku;-32.0249;28.4624;;;225
Mpumaze;-31.1443;29.4491;;;279
Mpumaze;-31.1288;28.8807;;;1122
Mpumdweni;-31.7566;29.1544;;;952
Mpume;-32.2573;28.815;;;1437
Mpumlani;-32.9385;24.6768;;587;453;50
Mpundu;-32.7981;27.2163;;;1118;15
Mpunga;-31.7679;27.6358;;;160
Mpungutyana;-30.6973;28.969;;;559
Mpungutye;-31.3103;29.5215;;;648
Mpunkone;-31.227;28.5746;;;995
Mputi;-31.6332;28.396;;;896
Mqabaqabeni;-32.0134;27.4889;;;160
Mqabo;-31.5682;27.8347;;;946
Mqangqweni;-30.9753;29.746;;;69
Mqatyeni;-31.2465;29.3804;;;279
Mqatyeni;-31.0501;29.197;;;1002
Mqe;-31.9927;28.5027;;;245
Mqekezweni;-31.7421;28.4679;;;893
Mqeni A;-30.7421;29.8453;;;69
Mqeni B;-31.0046;29.8677;;;69
Mqhekezweni;-30.7392;29.169;;340;655;8
Mqhekezweni;-30.7219;29.2158;;;655;8;;eastern-cape-mqhekezweni-maxesibeni-2
Mqhobo;-31.846;28.7783;;;893
Mqhokweni;-30.7167;29.305;;;655
Mqinda;-32.2253;28.6671;;;1437
Mqobiso - A;-31.3987;28.6214;;;1342;;;eastern-cape-mqobiso-a-tsolo
Mqokweni;-31.8262;28.4899;;;893
Mqokweni A;-30.7011;29.1676;;;655
Mqonci;-31.9764;28.179;;;225
Mqonci;-31.7739;27.0262;;;120
Mqonjwana;-30.9182;30.0221;;;69
Mqorwane;-31.8844;27.8295;;;1344
Mqotwane;-32.2511;28.5349;;;1437
Mqukqanwe;-32.6094;27.1668;;;487
Mqunga;-31.7136;28.9439;;;952
Mqwangqweni;-31.0967;29.512;;;279
Mqwanqweni;-31.897;29.136;;;952
Mqwashwini;-33.0993;27.0657;;;1064
Mqwebedu;-31.738;28.3151;;;946
Mraloeng;-30.7251;28.5572;;;1314
Mrhawuzeli;-32.4203;28.2361;;;139
Mrholweni;-31.063;28.6175;;;1122
Mrholweni;-30.6868;29.4052;;;655;11
Mrhoshweni;-31.4866;27.2369;;;435
Mrhotsho;-31.298;29.4837;;;648
Mrhotshozweni;-31.6527;28.1456;;;946
Mrifi;-30.4126;27.3494;;1412;1247
Mrobe;-30.7933;28.5441;;;1314
Mrotshozo;-31.738;28.8055;;;893
Mruleni;-31.5945;29.269;;;1100;;;eastern-cape-mruleni-port-saint-johns
Mruleni;-30.7366;29.5345;;;1002
Msarhweni;-30.9959;30.0325;;;69
Msarweni;-31.968;27.5447;;;160
Msele;-32.3151;28.3954;;;1437
Mseleni;-31.4293;29.2574;;;631
Msendo;-32.1831;28.7751;;;245
Msengeni;-33.3991;25.4916;;88;999;30
Msengeni;-32.2253;28.4031;;;1437
Msikaba;-32.5944;28.4291;;;490
Msikaba A;-31.3273;29.9603;;;648
Msikaba B;-31.0979;29.4931;;;279
Msikaba C;-31.2889;29.7561;;;648
Msikiti;-31.9821;28.5954;;;245
Msila;-31.9449;28.5217;;;893
Msintsana;-32.3646;28.3242;;;139
Msintsana;-32.1558;28.3885;;1435;225
Msintsana;-31.6133;28.0862;;;946
Msintsini;-33.0678;27.3948;;;377
Msitsini;-31.5187;29.1406;;;631
Msizaswe;-31.0313;30.1276;;;69
Msobomvu Industrial;-32.3303;28.184;;;118;2
Msobumvu;-32.3219;28.1749;;;118;30
Msomi;-31.0528;30.1447;;;69
Msukeni;-31.9351;29.0753;;;159
Msukeni;-30.8612;30.0051;;;69
Msukeni;-30.7306;29.434;;;655
Msulungwa;-32.8657;27.2104;;;822
Msundulo;-33.012;27.6077;;;1118;15
Mtakatyi;-31.8501;29.2355;;;952
Mtamvuna;-30.7422;29.8239;;;69
Mtantaneni;-32.0925;28.2749;;;225
Mtati;-32.9594;27.1844;;;1064
Mtati Siwani;-32.9465;27.2284;;;1064
Mtatisa Village;-31.0585;29.9081;;;69
Mtebele;-31.9614;27.0737;;;525
Mtebele;-31.7113;27.9478;;;946
Mtebhele;-32.1893;28.1164;;;118
Mtentu;-31.8929;28.4586;;;893
Mtere;-30.5728;27.5404;;1150;1247
Mthatha Central;-31.587;28.7883;;;896;30
Mthayise;-31.043;29.908;;;69
Mthelanja;-30.6944;29.2874;;;655
Mtheni;-31.1412;30.048;;;69
Mthentu;-31.2276;29.8515;;;648
Mthinde;-31.319;29.4307;;;1100;;;eastern-cape-mthinde-port-saint-johns
Mthini;-31.5079;27.2149;;;435
Mthlokwana;-32.2592;28.7644;;;1437
Mthoba;-30.9551;27.5941;;;38;30
Mthokwana;-32.0018;28.6518;;;893
Mthombetsitsa;-31.3505;29.0977;;;631
Mthombokazi;-30.9775;29.0493;;;559;8
Mthondela;-31.8499;29.1404;;;952
Mthongwana;-32.464;28.1042;;;118
Mthongweni;-31.0663;29.8568;;;69
Mthonjana;-32.0177;29.0754;;;159
Mthonjana;-31.642;29.0864;;;952
Mthonjeni;-32.2327;27.8575;;;951
Mthonjeni;-32.0071;27.4415;;;160
Mthonjeni;-31.9294;27.049;;;525
Mthonjeni;-30.962;29.1585;;;1002
Mthonjeni;-30.95;29.0251;;;559
Mthonjeni;-30.85;28.7146;;;1122
Mthonjeni;-30.8199;28.8586;;968;559;;;eastern-cape-mthonjeni-kwabhaca-2
Mthontsasa;-31.2105;29.7027;;;648
Mthonyameni;-31.2827;28.5287;;;1342
Mthozelo;-31.0304;28.7464;;;1122
Mthukazi;-31.0816;29.3276;;;1002
Mthukuba;-31.8322;28.8378;;;893
Mthumbani;-31.6423;29.5359;;1102;1100;;;eastern-cape-mthumbani-port-saint-johns
Mthumeni;-31.6295;27.7794;;;946
Mthuthukeni;-31.8962;28.6279;;;893
Mthwaku;-32.6369;27.2085;;;487
Mthwaku;-32.1975;27.9801;;;951
Mthwaku;-31.7293;27.9574;;;946
Mthwaku A;-32.5174;28.5076;;;490
Mthwaku B;-32.5625;28.2913;;;490
Mtimbini;-32.0648;27.5243;;;160
Mtini;-31.6283;28.271;;;946
Mtokwane;-32.2765;28.7415;;;1437
Mtokwane;-31.7812;28.9543;;;952
Mtombe;-33.0718;27.3217;;;1064
Mtombe;-31.3828;29.1136;;;631
Mtombo;-32.8116;26.9165;;;822
Mtondela;-30.9698;28.7634;;;1122
Mtonjeni;-32.4172;28.5754;;817;139
Mtonjeni;-32.4133;28.2351;;;118
Mtonjeni;-31.8533;27.3164;;;120
Mtonjeni;-30.9657;29.0124;;;559
Mtshanyane;-32.2645;28.1934;;;118
Mtshatshaneni;-30.3733;28.4974;;;765
Mtshayazafe;-31.3614;29.6334;;;648
Mtshayelo;-31.1473;29.7316;;;279
Mtshayelweni;-32.402;28.5596;;;139
Mtshayelweni;-31.8273;28.2255;;;946
Mtshazi;-31.2279;28.9654;;;1122
Mtshazi;-30.9331;29.0236;;950;559
Mtshekelweni;-32.045;28.886;;;245
Mtshekelweni;-31.6254;29.2775;;;1100;;;eastern-cape-mtshekelweni-port-saint-johns
Mtshekelweni Lukrosweni;-32.0232;28.8976;;;245
Mtsheko;-32.1808;27.7482;;;1344
Mtsheko;-31.7398;27.1717;;;120
Mtshisa;-30.5732;27.4113;;1400;1247
Mtshiso;-31.3444;29.2504;;;648
Mtshobo;-31.5976;28.5225;;;896
Mtshonyaneni;-32.912;27.6175;;;1118;15
Mtsila;-31.6264;29.3619;;;1100;;;eastern-cape-mtsila-port-saint-johns
Mtsila;-30.7038;29.0702;;;559
Mtsila;-30.4832;27.4275;;;1247
Mtsono;-30.5825;27.6205;;72;1247
Mtumasi;-30.5513;28.6402;;;765
Mtunzini;-30.6002;27.7267;;;1142
Mtuvi;-32.143;28.4103;;1435;225
Mtuvi;-31.8639;28.4995;;;893
Mtwakazi;-32.3889;26.6388;;;1169
Mtwaku;-33.0092;27.4026;;;377
Mtwaku;-32.7605;26.8602;;;201
Mtwaku;-32.5605;28.3104;;;490
Mtwaku;-31.08;29.5432;;;279
Mtwaku;-30.8797;29.4919;;787;1002
Mtwazi;-31.5672;27.9961;;;946
Mtyinweni;-32.9401;27.2806;;;1064
Mtyolo;-32.9882;27.3586;;;1064
Mtyolweni;-31.5206;29.5261;;;1100;;;eastern-cape-mtyolweni-port-saint-johns
Mtyu;-31.5715;29.0485;;;631
Mtyuba;-32.2164;28.8234;;;1437
Muliso;-31.7546;28.8342;;;893
Muncu;-32.4046;28.6411;;;1437
Munga;-31.4336;28.3706;;;1356;8
Munnickville;-31.3759;27.0302;;;210;30
Munywini;-30.7256;29.2302;;1014;655
Munywini;-30.5978;27.2841;;;1247
Murray Park AH;-33.9515;25.3569;;;346;6
Musong;-30.4965;27.5303;;;1247;11
Muswa;-32.3606;26.6235;;;1169
Mvalweni;-30.7058;29.4632;;;655
Mvane;-31.1812;29.2016;;;1122
Mvelase;-31.9212;27.8204;;;1344
Mvelelo;-31.7304;29.3426;;;1100;8;;eastern-cape-mvelelo-port-saint-johns
Mvenyane;-30.9193;29.2357;;;1002
Mvenyane;-30.537;29.0335;;;138
Mvili;-31.7663;29.2445;;;952
Mvimvane;-31.2819;29.5483;;;648
Mvolo Forest;-32.0192;29.1045;;;159;2
Mvubini;-30.7441;29.2356;;1014;655
Mvumane;-30.555;28.4771;;;1314
Mvume;-31.5543;29.3002;;;1100;;;eastern-cape-mvume-port-saint-johns
Mvumelwano;-31.193;28.8808;;;1122
Mvunge;-31.6732;28.7754;;;896
Mvusi;-30.914;28.9128;;;559;20
Mvuzi;-30.9212;28.8737;;64;559
Mwaca;-30.6455;29.208;;;655;8
Mwaca B;-30.6883;29.2116;;;655
Mwana;-32.0977;28.8859;;;245
Mxali;-32.7628;26.9766;;;822
Mxambuli;-31.829;28.8755;;;893
Mxarhu;-31.3477;29.5424;;;648
Mxaxo;-32.881;27.3081;;;1118;15
Mxesibe;-31.6632;28.0494;;;946
Mxhaka;-32.178;27.8735;;;951
Mxhelo;-32.1566;27.5266;;;160
Mxinga;-30.8866;29.8132;;;69
Mxokozweni;-31.1656;29.5382;;;279
Myeki;-32.5096;28.2074;;;139
Myeni;-30.976;29.1582;;;1002
Myezo Park;-31.6034;28.7404;;;896;30
Myoyo;-32.4264;28.263;;;139
Mzalwaneni;-30.8834;29.2396;;;1002
Mzamba A;-31.0907;30.1753;;;69
Mzamba B;-30.8432;29.7671;;;69
Mzamba C;-30.9311;29.7723;;;69
Mzamomhle;-31.4709;27.3611;;;435
Mzamomhle;-31.0105;26.3329;;;113;30
Mzamonhle;-32.9565;27.9863;;;230;150
Mzantsi;-32.9617;27.5118;;;1118;15
Mzantsi;-32.2017;28.0532;;;951
Mzantsi A;-32.1708;28.1678;;;118
Mzantsi B;-32.4468;28.1134;;;118
Mzazi;-32.3481;28.0752;;;118
Mzimhle;-31.4192;29.673;;;648
Mzimhlophe;-30.9359;29.1589;;;1002
Mzimkhulu;-31.1273;29.7157;;;279
Mzinjana;-32.3571;28.1651;;;118
Mzintlava;-31.4018;29.5139;;;1100;;;eastern-cape-mzintlava-port-saint-johns
Mzintlava A;-31.1706;29.3191;;;279
Mzintlava B;-31.3878;29.5172;;;648
Mzinto;-30.8343;29.1118;;;559
Mzintshane;-32.812;27.2525;;;1118;15
Mzinya;-31.9087;28.4501;;;893
Mzizangwa;-31.4099;29.6453;;;648
Mzize A;-30.9422;29.9097;;;69
Mzize B;-30.9466;30.0515;;;69
Mzongwana;-30.5242;28.8336;;;765
Mzongwaneni;-31.9892;29.0673;;;159
Mzonyane;-31.7939;29.163;;;952
Mzumbe;-31.4677;29.5318;;334;1100;;;eastern-cape-mzumbe-port-saint-johns
Mzuzanto;-31.0709;28.8694;;;1122
Mzwakasi;-31.0309;29.283;;;1002;11
Mzwini;-32.695;28.0755;;;528
N'Dofela;-30.3513;27.4471;;;1247;;;eastern-cape-ndofela-sterkspruit
Nahoon;-32.987;27.9316;;;230;90
Nahoon Beach;-32.985;27.9468;;;230;90
Nahoon Dam Settlement;-32.9063;27.8141;;;230;6
Nahoon Valley;-32.9715;27.9221;;;230;90
Nahoon Valley Park;-32.9521;27.9103;;;230;90
Naledi;-30.6051;27.1186;;;595
Namqamkazini;-31.6773;28.2951;;;946
Nango;-31.8506;27.6005;;;160
Nantsana;-32.6177;28.3996;;;490
Napier Park;-32.7762;26.9174;;;201
Natala;-30.7847;29.24;;649;655
Natala;-30.7623;29.2063;;;655;;;eastern-cape-natala-maxesibeni-2
Nayijele;-31.3013;28.4188;;;1356
Nayintsentse;-31.185;29.8402;;;648
Nayval;-31.946;29.2008;;;952
Ncadu;-31.1606;29.1279;;;1122
Ncaluka;-31.68;27.6909;;;121
Ncalukeni;-32.8813;27.7527;;;230;15
Ncalukeni;-32.7379;28.1246;;;367
Ncalukeni;-32.2824;28.5267;;;1437
Ncalukeni;-31.1917;28.8608;;;1122
Ncama;-30.92;29.3667;;;1002
Ncambalala;-31.8842;27.4935;;;160
Ncambedlana;-31.7377;28.973;;;952
Ncambedlana;-31.568;28.8029;;;896;30
Ncambele;-31.5065;28.7145;;;896
Ncambezana;-31.9909;28.6957;;;245
Ncango;-31.7201;28.1441;;;946
Ncatha;-32.5311;28.5596;;;490
Ncedane;-31.7235;29.1035;;;952
Ncedani;-32.397;28.1856;;;118
Ncekane;-31.9888;28.5804;;;893
Ncembu;-31.3972;28.4085;;;1356
Ncera;-33.1562;27.5983;;;230;15
Ncera;-32.7569;26.9217;;;201
Ncerana B;-32.5642;28.4168;;;490
Nchodo;-30.2324;28.7423;;;711
Nciba;-32.5103;28.1589;;;139
Ncihana;-32.0012;28.6868;;;245;8
Ncihana Head;-32.0012;28.6868;;929;245
Ncimbini;-31.4302;29.4845;;;1100;;;eastern-cape-ncimbini-port-saint-johns
Ncise;-31.5509;28.7237;;;896
Ncisinide;-32.1332;27.8959;;;951
Ncithi;-31.1473;28.7808;;;1122
Ncithwa;-31.4918;29.2712;;;631
Ncitshana;-31.3838;28.6399;;;1342
Ncitsweni;-31.1349;28.7875;;;1122
Ncityana;-31.7844;28.8792;;;893
Ncityana A;-31.8287;28.1612;;;946
Ncityana B;-31.4513;28.1472;;;946
Ncityane;-32.4009;28.0697;;;118
Ncolo;-31.77;28.7471;;;893
Ncome;-30.6715;28.665;;;559
Ncome;-30.3533;28.7354;;;765
Ncome A;-30.7274;28.7231;;667;559
Ncora Irrigation Smallholdings;-31.7833;27.751;;441;1344;2
Ncorha;-32.2691;27.9308;;;951
Ncothi;-31.0094;28.7793;;;1122
Ncukaba;-31.8874;29.1534;;;952
Ncumbe;-31.7761;28.9302;;;952
Ncumbe;-31.11;29.1297;;;1122
Ncunteni;-30.8772;29.0194;;;559
Ncwini;-31.9936;27.3894;;;160
Ndaba;-32.043;28.0266;;;225
Ndabakazi;-32.3884;28.0004;;;118
Ndabakazi Station;-32.354;28.0312;;;118
Ndabizondeka;-32.1345;28.8571;;;245
Ndafina;-32.0495;28.8107;;;245
Ndakana;-32.0503;28.9906;;;245
Ndakana;-31.7935;28.7322;;;893
Ndakana;-31.2006;29.1453;;;1122
Ndakana A;-32.2381;27.8794;;;951
Ndakana B;-32.2839;27.8723;;;951
Ndakeni;-30.9935;29.324;;;1002
Ndakeni;-30.9646;28.6543;;;1122
Ndakeni;-30.9346;29.5633;;;69
Ndakeni;-30.8041;29.1821;;;655
Ndakeni;-30.7733;28.6767;;1123;559
Ndakeni A;-31.1107;29.495;;;279
Ndakeni B;-31.0644;29.5725;;;279
Ndambane;-31.7175;27.5353;;;121
Ndameni;-31.2052;28.781;;;1122
Ndamse;-31.9624;29.043;;;159
Ndasana;-31.5144;29.558;;265;1100;;;eastern-cape-ndasana-port-saint-johns
Ndasana;-31.3466;29.1081;;;631
Ndasana;-31.1653;28.7132;;;1122
Ndatini;-30.8809;29.61;;;69
Ndavindavi;-31.4359;29.2883;;;1100;;;eastern-cape-ndavindavi-port-saint-johns
Ndaya;-31.669;28.989;;;952
Ndayingana;-30.7738;29.786;;;69
Ndayini;-31.4885;29.4933;;;1100;;;eastern-cape-ndayini-port-saint-johns
Ndayini;-31.3563;29.2079;;;631
Ndela;-32.2052;28.1501;;;118
Ndela;-30.9117;29.7213;;;69
Ndende;-32.0956;28.1001;;;951
Ndengane;-31.1124;29.7749;;;69
Ndenxa;-32.2909;27.9091;;;951
Ndenxa;-32.0513;27.6783;;;160
Ndenxe;-32.1194;27.766;;;1344
Ndenxe;-31.8113;26.9971;;;120
Ndhyibidyidi;-32.1836;27.5663;;;136
Ndibela;-31.8482;28.4264;;;893
Ndiki;-32.173;27.9056;;;951
Ndikini;-30.8796;29.5379;;;1002
Ndileka;-32.9472;27.4059;;;1118;15
Ndimakude;-31.7024;28.9207;;;952
Ndimakude;-31.0743;29.6649;;;279
Ndimakude;-30.6606;29.4912;;106;655
Ndimanga;-31.2871;28.8639;;;1342
Ndimbaneni;-31.3241;29.4635;;;648
Ndindimeni;-31.644;28.858;;;952
Ndindindi;-30.6984;28.8878;;;559
Ndindwa;-32.9614;27.0802;;;822
Ndingashe;-30.4418;27.4844;;;1247
Ndingeni;-30.8415;28.3011;;;1314
Ndingindawo;-31.4545;29.5522;;;1100;;;eastern-cape-ndingindawo-port-saint-johns
Nditya;-32.0235;28.992;;;245
Ndlambe;-33.1794;26.9101;;;1064
Ndlandla;-30.5452;27.1587;;501;595
Ndlangase;-31.2747;29.2511;;;279
Ndlantaka;-30.8237;29.4837;;188;1002
Ndlela;-31.6967;27.843;;;946
Ndlovana;-31.943;28.9518;;;159
Ndlovini;-32.6916;26.0937;;;45;30
Ndlovini;-32.631;27.1977;;;487;8
Ndlovura;-32.7081;27.0365;;;822
Ndlungwana;-30.8523;28.6971;;;1122
Ndlunkulu;-31.9576;27.9428;;;1344
Ndlunkulu A;-31.5369;28.3443;;;946
Ndlunkulu B;-31.5257;28.1946;;;946
Ndluzula;-31.7256;29.3951;;;1100;;;eastern-cape-ndluzula-port-saint-johns
Ndokwane;-31.6682;28.3308;;;896
Ndondo;-31.5347;27.7029;;;121;30
Ndothweni;-32.2806;28.4536;;;1437
Nduka;-31.7458;28.0246;;;946
Ndukudeni;-31.1128;29.5314;;;279
Nduli;-31.8601;29.017;;;952
Nduli Wildlife Sanctuary;-31.5861;28.7522;;;896;30
Ndulini;-32.0958;28.4512;;;225
Ndum-Ndum;-31.6148;27.574;;;121
Ndumangeni;-31.7269;26.8714;;;525
Ndumndum;-30.6496;29.2135;;;655;11
Nduna;-31.5405;29.2399;;;631
Ndungameni;-32.4442;27.4264;;;1262
Ndunge;-30.8216;29.8568;;;69
Ndungunya;-30.6164;27.6024;;;1247
Ndungunyeni;-32.0185;28.9817;;;245
Ndungunyeni;-31.3453;28.9471;;;631
Ndungunyeni A;-31.2159;29.4939;;;279
Ndungunyeni B;-31.2011;29.766;;;648
Ndunguyeni;-30.5722;27.5543;;1150;1247
Ndungwana;-31.9725;27.3725;;;160
Ndungwana;-31.7484;28.4146;;;893;8
Ndungwanai;-31.7484;28.4146;;935;893
Nduveni;-32.8746;26.9119;;;822
Nduveni;-32.5109;28.0919;;;118
Nduweni;-32.7212;26.6302;;;567
Ndwalana;-31.4758;29.3885;;;1100;;;eastern-cape-ndwalana-port-saint-johns
Ndwalaza;-30.8871;29.8937;;;69
Ndwana;-30.964;29.4156;;;1002
Ndyavu;-31.6432;27.5892;;;121
Ndzimakwe;-30.7996;29.4484;;;1002
Ndzisaneni;-32.1404;27.6131;;;136
Ndzondeni;-31.1359;29.6014;;;279
Ndzongiseni;-30.7612;29.3325;;;655
Neave Industrial;-33.9254;25.5813;;;346;6
Need's Camp;-33.0018;27.6417;;;230;15;;eastern-cape-needs-camp-east-london
Nenga;-31.9678;29.1315;;;159
New Bright;-31.5995;27.0867;;827;120
New Bright;-31.5871;27.1629;;;120;;;eastern-cape-new-bright-cacadu-2
New Brighton;-33.898;25.5939;;1485;346;150
New Brighton;-32.7244;25.597;;;578;50
New Brighton 1;-33.8981;25.5873;;1485;346;150
New Brighton 2;-33.8979;25.6005;;1485;346;150
New Chalumna;-33.1053;27.563;;;1118;15
New Deka;-31.8471;26.7601;;;525
New Goodwill Park;-32.69;26.0858;;;45;30
New Hillside;-30.5702;27.5669;;1482;1247
New Hope;-33.1158;27.5933;;;230;15
New House;-30.1205;28.9348;;;711
New KwaDwesi;-33.8323;25.4998;;1485;346;150
New KwaDwesi A;-33.8296;25.5015;;1485;346;150
New KwaDwesi B;-33.835;25.498;;1485;346;150
New Nkosana;-30.2696;28.7155;;;711
New Rest;-33.9569;24.3093;;;480;30
New Rest;-33.0214;27.8605;;;230;90
New Rest;-32.7481;27.1671;;;487
New Rest;-32.3601;28.0327;;;118
New Rest;-32.3252;28.1675;;;118;30;;eastern-cape-new-rest-butterworth-2
New Rest;-32.1076;28.3056;;225;225
New Rest;-31.9083;26.8731;;;525;30
New Rest;-31.5247;27.8228;;;121
New Rest;-31.5154;28.8417;;;631
New Rest;-31.378;29.5604;;;648
New Rest;-30.544;27.3832;;;1247
New Rest A;-31.7223;28.7744;;;893
New Stand;-30.5059;28.2796;;;1314
New Stead;-31.1681;28.9545;;;1122
New Town;-32.7461;25.803;;;166;30
New Town;-31.3683;29.5791;;;648;30
New Valley;-31.9259;26.8612;;;525;30
NewBrighton;-32.686;26.0995;;;45;50
Newlands;-30.3003;28.8481;;;765
Newlook;-32.1901;27.9352;;;951
Newrest;-30.1586;28.9134;;;711
Newton Park;-33.9473;25.5642;;;346;90
Newtondale;-33.3419;27.0693;;;1064
Newtown;-32.9337;27.4571;;1073;1118;150
Newtown;-32.8663;27.0446;;;822
Newtown;-32.7748;26.6129;;;567;30
Newtown;-31.6631;28.0245;;;946
Ng'ala;-31.9598;27.442;;;160;;;eastern-cape-ngala-cofimvaba
Ngadla;-32.3954;28.6825;;;1437
Ngaji;-32.3418;28.6183;;;1437
Ngangelizwe;-31.6066;28.8077;;;896;50
Ngapezulu;-31.5508;28.2656;;;946
Ngaphezulu;-32.0582;27.4897;;;160
Ngaphezulu;-31.768;28.6222;;;893
Ngasentla;-31.6901;27.6223;;;121
Ngavu-Ngavu;-31.3515;29.0192;;;631
Ngcaca;-31.8314;27.7083;;;160
Ngcalambeni;-32.0087;28.8005;;;893
Ngcamngeni;-32.8346;27.1717;;;1118;15
Ngcamngeni;-32.8246;27.136;;;487;17
Ngcamngeni;-32.1963;26.784;;;1169
Ngcana;-31.9125;28.928;;;893
Ngcande;-31.7086;29.3487;;;1100;;;eastern-cape-ngcande-port-saint-johns
Ngcatelweni;-32.0239;28.9455;;;245
Ngcay Echibi;-32.1983;28.7759;;;1437
Ngcele;-31.1642;28.4983;;;995;8
Ngcele;-31.1603;28.5579;;1016;995;8;;eastern-cape-ngcele-nqanqarhu-2
Ngcendese;-31.8392;28.5288;;;893
Ngcengane;-31.1447;28.6998;;;1122
Ngcengce;-31.2588;29.3294;;;279
Ngceni;-31.8609;28.8679;;;893
Ngceza;-31.9739;27.7314;;;1344
Ngcingane;-32.5374;28.3955;;;490
Ngcingo;-30.9034;29.8868;;;69
Ngcizele;-32.5954;28.4156;;;490
Ngcizele;-32.3909;28.6085;;;1437
Ngcobe;-30.6666;28.7716;;;559
Ngcobo;-31.4826;28.8989;;;631
Ngcolo;-31.4777;28.1267;;;946
Ngcolokeni;-31.1045;28.8632;;;1122
Ngcolorha;-31.3308;28.8837;;;631
Ngcolosa;-32.0017;28.5463;;;245
Ngcongco;-31.5048;29.1942;;;631
Ngcongcolorha;-32.232;28.1867;;;118
Ngcose;-31.5072;29.3396;;;1100;;;eastern-cape-ngcose-port-saint-johns
Ngcotyeni;-31.7771;28.422;;;893
Ngcoya;-31.4898;29.2124;;;631
Ngcoya;-31.3879;29.3336;;;1100;11;;eastern-cape-ngcoya-port-saint-johns
Ngcozana;-30.7674;28.973;;;559
Ngcuka;-31.7259;27.2536;;;120
Ngcukuse;-31.5479;29.6584;;;1100;;;eastern-cape-ngcukuse-port-saint-johns
Ngcumani;-31.0936;29.3643;;;1002
Ngcungeni;-31.0289;29.5465;;;279
Ngcwabeni;-31.6501;28.1521;;;946
Ngcwala;-31.737;28.789;;;893
Ngcwamane;-31.1047;29.3505;;;1002
Ngcwanguba;-31.9291;29.0216;;;159
Ngcwayi;-30.6339;29.5027;;;655
Ngcweleni;-31.0021;29.4891;;960;279
Ngebheni;-31.2715;29.4427;;;648
Ngede;-32.5538;28.3572;;;490
Ngekala;-32.1739;28.8118;;;245
Ngele;-32.7667;27.0156;;;822
Ngele;-30.945;28.7097;;;1122
Ngete;-32.1374;28.5687;;;1437
Ngezana;-31.9999;28.9011;;;245
Nghala;-31.7819;27.1283;;;120
Ngidini;-31.5861;29.1367;;;631
Ngingiqini;-32.7822;27.5016;;;1118;15
Ngingqini;-32.3678;28.6906;;;1437
Nginza;-32.051;28.7789;;;245
Ngobozana;-32.6153;27.2157;;;487
Ngobozana;-31.3447;29.5308;;;648
Ngobozi;-31.5982;28.824;;;631
Ngobozini;-32.3945;27.9834;;;118
Ngojane;-31.0506;29.8;;;69
Ngojini;-31.9488;29.0606;;;159
Ngojini;-31.8351;27.9095;;;1344
Ngojini;-31.5279;27.5607;;;121
Ngolela;-32.1601;28.5639;;;1437
Ngolilwe;-30.5213;28.4406;;;1314
Ngolo;-31.5529;28.8243;;;631
Ngomana;-32.3126;28.8188;;;1437;8
Ngongqeleni;-31.7825;29.2411;;;952
Ngonini;-31.0227;29.11;;;559
Ngonjaneni;-30.5309;28.3941;;;1314
Ngonyama;-31.8694;27.6879;;;160
Ngonyama;-31.6725;26.9341;;;120
Ngonyama;-30.9645;29.9778;;;69
Ngonyameni;-30.7601;29.3747;;;655
Ngoswane;-31.5952;28.403;;;896
Ngotsini;-32.6351;28.4122;;;490
Ngozana;-32.376;28.0662;;;118
Ngozi;-31.2321;29.2599;;;279
Ngozi;-31.0233;29.2002;;;1002
Ngqakaqeni;-31.0883;28.5372;;;1342
Ngqakayi;-32.1348;28.7728;;;245
Ngqakayi;-31.9649;29.0951;;;159
Ngqalasi;-31.7844;28.1075;;;946
Ngqanda;-32.4495;27.4004;;;1262
Ngqanda;-32.4289;28.3129;;;139
Ngqandulo;-31.0573;29.5367;;;279
Ngqandulwana;-31.2859;29.3256;;;648
Ngqangqaka;-32.1342;28.5564;;;1437
Ngqaqeni;-32.0586;28.1258;;;225
Ngqaqini;-32.3377;28.4649;;;139
Ngqatyana Phesheykwe;-32.0256;28.6937;;;245
Ngqawa;-31.9965;28.7863;;;893
Ngqayi;-30.9614;28.5514;;;995
Ngqayi A;-31.8208;27.9558;;;946
Ngqayi B;-31.4539;28.1709;;;946
Ngqayiya Mkitswa Xora;-32.0369;28.8427;;;245
Ngqelemani;-30.9952;29.5198;;;279
Ngqeleni;-32.7971;27.3049;;;1118;15
Ngqeleni;-31.9155;28.6891;;;893
Ngqibelana;-31.2246;29.7419;;;648
Ngqika;-32.8412;27.1994;;;1118;15
Ngqika;-32.816;27.0415;;;822
Ngqingeni;-32.8333;27.4669;;;1118;15
Ngqinisa;-33.2445;27.5064;;;1118;15
Ngqokhwe;-31.2587;28.5036;;;1342
Ngqoko;-31.7667;27.2507;;;120
Ngqokoqweni;-31.0851;29.3411;;;1002
Ngqokweni;-32.3282;28.2856;;;118
Ngqolongqolo;-32.6256;27.165;;;487
Ngqolongwane;-32.5077;28.3988;;;490
Ngqolosa;-32.1045;27.5733;;;136;8
Ngqolowa;-32.954;27;;;822
Ngqongqo;-31.2804;29.2619;;;648
Ngqongweni;-31.1093;28.6694;;;1122
Ngqongweni;-30.9143;29.8182;;;69
Ngqontisini;-31.5441;29.4703;;;1100;;;eastern-cape-ngqontisini-port-saint-johns
Ngqotsini;-32.1121;28.7837;;;245
Ngqouma;-33.1333;27.039;;;1064
Ngqowa;-33.3566;27.144;;;1064;11
Ngqowa A;-33.3414;27.0931;;954;1064
Ngqubusini;-31.2709;28.9636;;;1122
Ngqubusini A;-31.8299;28.2084;;;946
Ngqubusini B;-31.9406;28.0822;;;946
Ngqudela;-32.6802;27.1789;;;487
Ngqumane;-31.8219;28.7122;;;893
Ngqumane;-30.627;29.2499;;;655
Ngqumane;-30.5975;28.9355;;;138
Ngqumela;-32.2121;27.7828;;;1344
Ngqunge;-31.58;28.5207;;;896
Ngqungqumbe;-32.3529;28.6481;;;1437
Ngqungqumbe Hobeni;-32.1425;28.8623;;;245
Ngquru;-31.7756;28.3322;;;946
Ngqusi;-32.5238;28.4084;;;490
Ngquto;-32.0822;28.4942;;;225
Ngqutu;-32.4434;27.9636;;;118
Ngqutura;-31.9638;28.1082;;;946;8
Ngquza A;-31.2224;29.744;;;648
Ngquza B;-31.147;29.7716;;;279
Ngquza Hill;-31.2511;29.9413;;;648;8
Ngqwabeni;-31.1343;29.5057;;;279
Ngqwala;-31.4547;28.7386;;;1342
Ngqwala A;-31.7098;28.6802;;;893
Ngqwala B;-31.4589;28.7536;;;896
Ngqwaneni;-31.9227;28.028;;;946
Ngqwaneni;-31.0087;28.6089;;;1122
Ngqwanenu;-31.6976;27.6472;;;121
Ngqwangele;-32.1088;28.824;;;245
Ngqwaru;-31.8665;27.8033;;;1344
Ngqwashu;-30.8709;29.3141;;;1002
Ngqwayi;-31.5203;28.8463;;;631
Ngqwele;-32.9008;27.2118;;;1064
Ngubezulu;-32.1451;28.9777;;;245
Ngudle;-31.426;28.6964;;;1342
Ngunduza;-32.3761;28.3769;;;139
Ngunjini;-31.853;29.2075;;;952
Nguse;-30.6993;29.0417;;;559
Ngutyana A;-31.0523;29.8674;;;69
Ngutyana B;-31.0542;29.8021;;;69
Ngwabashwe;-30.682;29.1611;;;655
Ngwalana;-32.7556;26.958;;;822;8
Ngwane;-32.2851;28.7415;;;1437
Ngwangwane;-32.6837;26.9828;;;822
Ngwangwane;-31.6649;28.2826;;;946
Ngwegweni;-30.733;29.3571;;;655
Ngwekazana;-30.7486;29.142;;;559
Ngweleni;-31.0021;29.4891;;;279;8
Ngwemnyama;-32.0713;28.655;;;245
Ngwemnyama;-31.2355;28.989;;;1122
Ngwemnyama;-30.9319;29.0949;;;1002
Ngweni;-31.835;28.6103;;;893
Ngwenvana;-31.5068;28.7826;;;896
Ngwenwane;-30.0727;28.9887;;;711
Ngwenya;-32.8376;26.9259;;;822
Ngwenyeni;-31.8469;29.07;;;952
Ngwenyeni;-31.2095;29.8542;;;648
Ngwetsheni;-30.7777;28.8476;;;559
Ngwevane;-31.8288;28.7304;;;893
Ngxabane;-31.6939;28.1124;;;946
Ngxabani;-32.0273;28.9273;;;245
Ngxabani;-31.849;27.2345;;;120
Ngxabaxha;-31.0608;28.7191;;;1122
Ngxakaxha;-33.1076;27.335;;;1064
Ngxakolo;-31.1273;28.9285;;;1122
Ngxalathi;-32.3238;28.1158;;;118
Ngxalawe;-32.6469;27.1581;;;487
Ngxamagele;-31.9596;28.0734;;;946
Ngxanga;-31.5548;28.9212;;;631
Ngxangxasi A;-31.559;28.1482;;;946
Ngxangxasi B;-31.5838;27.9823;;;946
Ngxangxasini;-30.9944;28.8467;;;1122
Ngxaza;-31.1735;28.4919;;;995;11
Ngxazana;-30.5894;28.5292;;;1314
Ngxebe;-31.8436;27.9741;;;946
Ngxingwa;-31.6245;27.1311;;;120
Ngxingweni;-31.6931;27.5631;;;121
Ngxingweni;-31.6104;27.9212;;;946
Ngxingweni;-30.4854;27.443;;;1247
Ngxingxolo;-32.7393;28.0606;;;528
Ngxokweni;-31.5675;29.0782;;;631
Ngxoto;-31.1092;28.5144;;;995
Ngxotwana;-31.273;28.42;;;1356
Ngxubevange;-31.6539;28.7279;;;896
Ngxutyana;-32.3706;28.5931;;;1437
Ngxwalane;-32.9041;27.3401;;;1118;15
Ngzalana;-31.1319;29.0302;;;1122
Nibe;-32.6059;28.437;;;490
Nikhwe;-30.9112;29.8961;;;69
Nilsig;-32.5819;25.1485;;;1062;30
Ninakulu Mount;-30.6321;27.6758;;;1247
Niyona;-30.7465;28.7769;;;559
Njaboya;-30.8992;28.4778;;;995
Njakazi;-32.4141;28.3861;;;139
Njakazi;-31.9889;28.5105;;;245
Njanda;-31.1945;29.884;;;648
Njekeni;-32.0742;27.9877;;;951
Njela;-31.7392;29.3751;;;1100;;;eastern-cape-njela-port-saint-johns
Njezeni;-31.6132;28.8943;;;631
Njijini;-30.8258;28.8198;;;559;20
Njimbinxeni;-31.0037;29.5568;;;279
Njingini;-32.4799;28.2578;;;139
Njingini B;-32.3592;27.7354;;969;951
Njivene;-31.8508;29.1248;;;952
Njiveni;-31.6068;29.2985;;;1100;;;eastern-cape-njiveni-port-saint-johns
Njiveni;-31.5735;29.1684;;;631
Njiveni A;-32.1068;28.8827;;;245
Njiveni B;-32.1328;28.9185;;;245
Njombela;-31.7752;27.3827;;;120
Njombela;-31.2684;29.7502;;;648
Nkaleni;-31.7933;28.0879;;;946
Nkalweni;-31.8925;28.6997;;;893
Nkalweni;-31.7805;27.9488;;;946
Nkalweni;-31.4795;27.2295;;;435
Nkalweni;-31.3165;28.4154;;;1356
Nkalweni A;-32.287;27.8178;;;951
Nkalweni A;-32.0654;28.8738;;;245
Nkalweni B;-32.2543;28.0318;;;951
Nkalweni B;-32.1218;28.8243;;;245
Nkampini;-31.299;28.5665;;;1342
Nkampini;-30.6117;27.3637;;;1247
Nkandla;-30.8198;28.8282;;968;559
Nkanga;-32.3265;28.5055;;;139
Nkanga;-32.3211;28.4642;;;1437;8
Nkanga;-31.4694;29.1677;;;631
Nkanga;-31.4466;28.1066;;;946
Nkangala;-30.8858;28.4835;;;1314
Nkangan;-32.3211;28.4642;;972;1437
Nkangeni;-30.9257;29.8321;;;69
Nkanini;-31.5372;28.7159;;;896
Nkanini;-30.8698;29.0056;;790;559
Nkanji;-30.676;29.3146;;;655
Nkantini;-31.8439;29.0302;;;952
Nkantolo;-30.7649;29.7232;;;69
Nkantswini;-30.8192;29.6699;;;69
Nkanunu;-32.0905;28.5725;;;245
Nkanunu;-31.7702;29.2235;;;952
Nkasela;-30.2053;28.7726;;;711
Nkaus;-30.2352;28.538;;;711
Nkaweni;-30.4374;28.7151;;;765
Nkawukazi;-31.5831;28.8969;;;631
Nkawukazi A;-31.9202;28.3893;;;225
Nkawukazi B;-32.4203;28.6605;;;1437
Nkawulweni A;-30.0644;29.0538;;;711
Nkawulweni B;-30.5276;29.0176;;;138
Nkelekete;-32.2158;28.6182;;;1437
Nkente;-32.4849;28.3843;;;139
Nkhwityini;-31.9269;29.2166;;;952
Nkobole;-31.6333;28.0834;;;946
Nkobongo;-30.7763;28.5821;;;1314
Nkodusani;-31.9538;28.7473;;;893
Nkolora;-30.9432;29.9293;;;69
Nkolotya;-31.8581;28.9268;;;893
Nkolweni;-32.0503;28.4079;;;225;8
Nkolweni;-31.9706;27.2637;;;160
Nkomfa;-31.8598;27.7875;;;1344
Nkomfeni;-31.9752;27.6462;;;160
Nkondlo A;-31.6514;28.2356;;;946
Nkondlo B;-31.7011;28.2682;;;946
Nkondwane;-32.4149;28.1888;;;118
Nkonki;-32.6325;28.4218;;;490
Nkonkobe;-31.7318;26.8577;;;525
Nkonkoni;-31.781;29.3025;;;1100;;;eastern-cape-nkonkoni-port-saint-johns
Nkonkoni;-31.4654;29.1356;;;631
Nkonkonini;-31.0668;29.3999;;674;1002
Nkonkwane;-32.335;28.5392;;;139
Nkonxeni;-32.0996;28.5656;;991;245
Nkonxeni;-32.0932;27.754;;;1344
Nkosana;-30.232;28.6965;;;711
Nkosiyane;-32.7967;27.2282;;;1118;15
Nkovalini;-32.0474;28.9414;;;245;8
Nkozo;-31.1966;29.4267;;;279
Nkqayi;-32.2744;27.7536;;;1262
Nkqonkqweni A;-32.8431;27.5705;;;1118;15
Nkulu;-31.2078;29.7694;;;648
Nkuluekweni;-31.0727;29.4984;;;279
Nkululeko;-31.3858;26.351;;;857;30
Nkululeko;-30.9584;27.5958;;;38;30
Nkululekwe;-31.9102;26.8512;;;525;30
Nkululekweni;-31.253;28.6391;;;1342
Nkululekweni;-30.6931;28.4893;;;1314;30
Nkumandeni;-31.7472;29.107;;;952
Nkumba;-31.0465;29.2171;;;1002
Nkungwini;-31.5731;27.9066;;;946
Nkungwini;-30.688;28.9563;;884;559
Nkungwini;-30.5587;28.7828;;;765
Nkunzaneni;-31.4315;27.69;;;121
Nkunzimbini A;-31.3436;29.6715;;;648
Nkunzimbini B;-31.454;29.7029;;;648
Nkupelweni;-30.5137;28.7054;;;765
Nkwalini;-31.8949;28.781;;;893
Nkwalini;-31.0326;29.4322;;;279
Nkwanca;-31.9133;26.8705;;;525;30
Nkwancka;-31.2961;28.6178;;;1342
Nkwayi;-32.1255;27.4991;;;160
Nkwazini;-30.8733;29.082;;;559
Nkwenkwana;-31.7734;28.2075;;;946
Nkwenkwezi;-33.5754;26.8863;;;1097;30
Nkwenkwezi;-31.6178;27.7656;;;946
Nkwezela;-31.1557;29.6759;;;279
Nkxamnkwana;-32.9609;27.6371;;;1118;15
No Andile;-31.7916;27.9213;;;946
Nobadimo;-30.6067;27.2505;;784;595
Nobadula;-31.2513;29.597;;;648
Nobamba;-30.9002;30.1107;;;69
Nobhanda;-32.2137;27.8918;;;951
Nobokwe;-31.9014;27.868;;;1344
Nobumba;-33.2663;27.0334;;;1064
Nocolosa;-31.1564;29.2504;;798;1002
Nocozi;-31.7352;29.2662;;;1100;;;eastern-cape-nocozi-port-saint-johns
Nocwane;-32.2597;28.732;;;1437
Nodali;-31.139;29.139;;;1122
Noduka;-31.7192;29.3129;;;1100;;;eastern-cape-noduka-port-saint-johns
Nodumaphi;-32.3106;27.8793;;;951
Nodushe;-31.6129;29.231;;;952
Nogate;-31.9558;27.4296;;;160
Nogaya;-31.2699;29.1152;;;1122
Noihana East;-32.0203;28.7198;;;245
Nokogqo;-30.9577;29.9764;;;69
Nolangeni;-30.633;29.4705;;106;655
Nolukhanyo;-33.488;26.8371;;;40;30
Nomadolo;-31.8018;29.016;;;952
Nomadolo;-31.284;28.6468;;;1342
Nomaheya Mission;-32.14;27.9609;;;951
Nombanjana;-32.5687;28.4882;;;490
Nombodlelana;-31.4202;28.6213;;;1342
Nomcama;-31.8757;29.0516;;;159
Nomcamba;-31.7118;29.1764;;;952
Nomfutwane;-31.8482;27.4193;;;120
Nomgwadla;-32.826;27.2371;;;1118;15
Nomkholokotho;-30.6359;29.113;;;655
Nomlacu;-30.8362;29.7839;;;69
Nomlengane;-30.629;27.8165;;;1142
Nomonde;-31.3826;26.3592;;;857;30
Nompumalanga;-30.8519;29.7763;;;69
Nompumelelo;-33.9836;23.9655;;;459
Nompumelelo;-32.956;27.9247;;;230;150
Nompumelelo;-32.7499;27.4889;;;1262
Nomyayi;-31.2004;28.607;;;995
Nomzamo;-31.9217;26.8448;;;525;30
Nomzamo Park;-31.5371;29.0084;;;631;30
Nondobo;-32.2713;28.7589;;;1437
Nonesi;-31.7512;26.9594;;;120
Nongandlela;-31.7426;27.8674;;;946
Nongogo;-30.4449;27.3658;;;1247
Nongoma;-32.3766;28.5892;;;1437
Nonibe;-32.9862;27.2667;;;1064
Nonja;-30.9626;29.9278;;;69
Nonjonjo;-31.5185;29.65;;;1100;;;eastern-cape-nonjonjo-port-saint-johns
Nonkobe;-31.6496;28.8276;;;896
Nonkobe;-31.0568;29.8132;;;69
Nonkululeko;-32.6443;27.4586;;;1262
Nonqoboqobana;-31.989;27.5216;;;160
Nontengo;-32.0307;27.4024;;;160
Nontloko;-31.9307;27.0918;;;525
Nontswabu;-31.4962;28.8593;;;631;8
Nontswabui;-31.4962;28.8593;;983;631
Nonyikila;-30.9351;28.7888;;;1122
Nonyivu;-31.6278;29.5354;;1102;1100;;;eastern-cape-nonyivu-port-saint-johns
Nonzwakazi;-32.7692;26.8054;;;201
Nonzwakazi;-32.6921;26.0967;;;45;30
Noorsekloof;-34.0323;24.9168;;;454;30
Noorshoek;-33.7422;24.7991;;;1057;30
Nophotho;-31.5213;29.4844;;815;1100;;;eastern-cape-nophotho-port-saint-johns
Nopoto;-32.0568;28.3904;;;225
Noqhewukana;-31.6001;29.5859;;;1100;;;eastern-cape-noqhewukana-port-saint-johns
North Addo Road Phase 1;-33.7973;25.6163;;879;346;150
North Addo Road Phase 2;-33.7906;25.6095;;879;346;150
North End;-33.9329;25.6066;;;346;90
North End;-33.0094;27.898;;;230;90
Northcrest;-31.5631;28.785;;;896;30
Norwood;-31.5795;28.787;;;896;30
Norwood;-31.5403;28.9304;;;631
Norwood;-30.8422;29.5892;;;69
Nothanaza;-31.0231;29.0441;;;1122
Nothanda;-32.0996;28.5656;;;245;15
Nothanda;-30.601;27.7337;;;1142
Nothenga;-32.6015;27.1909;;931;487
Nothintsila;-31.743;29.1754;;;952
Nothintwa;-31.9291;29.0559;;;159
Notswelaba;-31.2225;28.9391;;;1122
Notsweleba;-31.2632;29.0048;;;1122
Nowalala;-31.0654;29.2354;;;1002
Noxova;-31.7095;29.1323;;;952
Noxweba;-31.9003;27.3555;;;160
Nozitshena;-30.6483;29.1831;;;655;8
Nozityana;-31.056;28.7487;;;1122
Nozizwe;-30.765;25.7968;;;1380;30
Nqabana;-31.8966;28.4077;;;225
Nqabarama;-32.2568;28.7223;;;1437
Nqadu;-32.2334;28.4225;;1444;1437
Nqagqini;-32.3756;28.4756;;;139
Nqakanga;-32.1204;29.0027;;;245
Nqalo;-30.9829;29.183;;;1002
Nqalweni;-30.7138;28.8595;;;559
Nqamakwe;-32.2021;27.9427;;;951
Nqancule;-31.3889;28.2306;;;946
Nqaphantsi;-31.8492;28.1832;;;946
Nqaqhumbe;-31.3502;29.6059;;;648
Nqcabasa;-32.9949;27.0102;;;822
Nqcamgeni;-32.9074;27.2491;;;1118;15
Nqencu;-31.8299;28.4476;;;893
Nqentsu;-31.9062;29.1759;;;952
Nqeza;-32.3194;28.7667;;;1437
Nqgaqeni;-31.8949;28.2527;;;225
Nqgulana;-31.1374;29.2887;;;1002
Nqgumane;-31.2313;29.1871;;219;1002
Nqgutu;-32.0932;28.52;;;1437;8
Nqgutu sp;-32.0932;28.52;;996;1437
Nqileni;-32.5188;28.2562;;;139
Nqileni;-32.0821;28.8598;;;245;11
Nqineni;-31.5062;27.5408;;;121
Nqiningana;-31.9034;27.1237;;;120
Nqoma;-30.8141;28.6402;;;1314
Nqonqweni;-32.8774;27.7931;;;230;15
Nquba;-31.6716;29.1702;;;952
Nqumakala;-31.7037;27.7863;;;1344
Nququ Forest;-31.7812;27.515;;;160;2
Nquthu;-30.2061;28.8537;;;711
Nqutu;-30.7358;29.5643;;;69
Nqutwaneni;-31.7301;28.1732;;;946
Nqutyana;-31.7411;29.292;;;1100;;;eastern-cape-nqutyana-port-saint-johns
Nqutyana;-31.6767;29.1794;;;952
Nqwakunqwaku;-31.6312;28.9467;;;952
Nqwathi-Ophezulu;-31.7304;28.3952;;;893
Nqwebebeni;-31.6588;27.4556;;;121
Nqwelombaso;-30.7945;29.8092;;;69
Nqwenerana;-33.1343;27.2463;;;1064
Nsimbini A;-30.9709;29.992;;;69
Nsimbini B;-30.9781;29.8342;;;69
Ntaba-Kusuku;-30.3734;27.4122;;;1247
Ntababusuku;-31.2611;29.0011;;;1122
Ntabankulu;-30.8745;28.7894;;;559
Ntabantsimbi;-31.4952;29.1084;;;631
Ntabatsewu;-30.3803;28.6991;;;765
Ntabazulu;-31.0776;29.7778;;;69
Ntabelanga;-32.0135;26.6294;;;1432
Ntabelanga;-31.3226;28.7353;;;1342
Ntabelenga;-31.1594;28.5352;;945;995
Ntabengadlinkomo;-31.0879;29.8102;;;69
Ntabeni;-31.9722;27.5271;;;160
Ntabeni;-31.9208;28.63;;;893
Ntabeni;-31.8485;28.1643;;;946
Ntabeni;-30.9568;29.3483;;;1002
Ntaboduli;-30.9415;28.673;;;1122
Ntabomvu;-31.6381;28.034;;;946
Ntakana;-31.2417;29.7087;;;648
Ntakwendlela;-31.6058;28.8454;;;631
Ntambula;-31.4684;29.5612;;;1100;;;eastern-cape-ntambula-port-saint-johns
Ntamonde;-30.781;29.6181;;;69
Ntandela;-31.8814;28.9864;;;159
Ntanzi;-31.358;29.6676;;;648
Ntatyana;-30.3427;27.4517;;;1247
Ntatyaneni;-30.9162;28.5373;;544;995;8
Ntatyaneni;-30.5676;28.4478;;;1314
Ntatyaneni Ephakathi;-30.8999;28.4349;;;995
Ntele;-31.3048;29.2579;;;648
Ntelkiseni;-31.641;28.7436;;;896
Ntendele;-31.5251;29.1103;;;631
Ntendokwana;-31.5242;29.5167;;;1100;;;eastern-cape-ntendokwana-port-saint-johns
Ntengisani;-32.2739;28.5716;;;1437
Ntengu;-31.8112;29.1791;;;952
Ntenza;-31.6895;29.205;;;952
Ntibane;-31.7829;29.1504;;;952
Ntibane;-31.6568;28.3001;;;946
Ntibane;-31.2889;28.7227;;;1342
Ntibane;-30.705;29.02;;;559
Ntile;-31.5324;29.4652;;;1100;;;eastern-cape-ntile-port-saint-johns
Ntilini;-33.2667;27.4421;;;377
Ntilini;-31.8258;28.4111;;;893
Ntilini;-31.6327;28.8763;;;952
Ntilini A;-32.3538;28.3992;;;139
Ntilini A;-31.9993;29.0071;;;159
Ntilini B;-32.4061;28.4379;;;139
Ntlabane;-32.1978;28.461;;;1437
Ntlabatini;-31.9267;27.711;;;160
Ntlabeni;-30.7358;28.9171;;;559
Ntlakwe;-30.909;29.9225;;;69
Ntlakwefolo;-31.9855;27.4448;;;160
Ntlakwendlela;-31.753;27.9239;;;946
Ntlakwendlela;-31.6507;28.4088;;;896
Ntlakwesikolo;-31.8915;28.0636;;;946
Ntlakwevenkile;-31.8222;28.1419;;;946;8
Ntlalo-Ntle;-31.6523;27.3976;;;120
Ntlalwini;-33.1839;27.4014;;;1118;15
Ntlambashe;-31.0622;29.3532;;;1002
Ntlambe;-31.1433;29.7221;;;279
Ntlambela;-31.5765;29.2592;;;631
Ntlambo;-31.7731;28.0306;;;946
Ntlanezwe;-30.9113;29.6921;;;69
Ntlanganisweni;-30.977;28.8621;;;559
Ntlangano;-32.2394;28.826;;;1437
Ntlangano;-31.2681;29.2178;;;1002;15
Ntlangano;-31.1388;29.4104;;;279
Ntlangula;-32.2919;28.7918;;;1437
Ntlanjeni;-31.9294;29.0948;;;159
Ntlanjeni;-31.868;29.1104;;;952
Ntlanjeni;-31.4974;27.2432;;;435
Ntlanzini;-32.3738;28.6773;;;1437
Ntlavini;-30.7251;29.4032;;;655
Ntlavukazi;-30.7725;29.6425;;;69
Ntlazi;-31.2666;29.1098;;;1122
Ntlebane;-31.8819;29.0194;;;159
Ntlekiseni;-32.1661;28.8916;;;245
Ntlelelengwane;-31.7268;28.0993;;;946
Ntlembeni;-31.311;29.299;;;648
Ntlenga;-31.4095;29.4364;;;1100;;;eastern-cape-ntlenga-port-saint-johns
Ntlini;-32.4489;28.3546;;;139
Ntloko;-33.2964;27.0523;;;1064
Ntlonyana;-32.0728;28.814;;;245;8
Ntlonyana;-31.2234;29.4649;;;279
Ntlotshe;-30.9994;28.6649;;;1122
Ntlozelo;-30.9845;29.9123;;;69
Ntokozo;-31.1955;28.2519;;;1356;30
Ntokozweni;-31.1962;28.2479;;;1356;30
Ntola;-30.8427;29.5863;;;69
Ntola;-30.5891;29.0874;;;138
Ntonga;-32.876;27.1997;;;822
Ntontela;-31.2872;29.3081;;;648
Ntotoviyane;-32.1588;28.4466;;;1437
Ntotsha;-31.2175;29.184;;891;1002
Ntotweni;-31.8632;29.1148;;;952
Ntozane;-32.119;28.6444;;;245
Ntozini;-31.9808;27.7152;;;1344
Ntsaha;-31.6763;28.8669;;;952
Ntsaka;-31.6863;28.8317;;;952
Ntsebene;-30.9503;29.7781;;;69
Ntselamanzi;-32.7738;26.8442;;;201;30
Ntseleni;-31.8022;28.3216;;;946
Ntshabeni;-31.5348;28.7003;;;896
Ntshakeni;-30.8348;29.3348;;;655
Ntshamanzi;-30.8838;29.1715;;;1002
Ntshamatha;-31.4898;29.5781;;;1100;;;eastern-cape-ntshamatha-port-saint-johns
Ntshamathe;-30.8384;29.9109;;;69
Ntshangase;-32.2332;28.8498;;;1437
Ntshangwe;-30.7322;29.5024;;;1002
Ntshantsha;-31.1078;29.3006;;;1002
Ntshatshongo;-32.3481;27.9251;;;951
Ntshatshongo;-32.1512;28.5185;;;1437
Ntshele;-31.6762;28.7276;;;896
Ntsheleni;-31.133;29.1313;;;1122
Ntsheleni;-30.6827;29.0772;;;559
Ntshinga;-32.339;28.7049;;;1437
Ntshingeni;-32.2535;28.2979;;;118
Ntshingeni;-32.091;28.6956;;;245
Ntshingeni;-32.054;27.4419;;;160
Ntshingwana;-30.6388;29.4746;;119;655
Ntshinindeni;-31.6753;26.9181;;;120
Ntshintshi;-32.1437;27.5032;;;160
Ntshiqo;-31.2727;28.6851;;;1342
Ntshitshana;-31.9319;28.9396;;;159
Ntshongeni;-32.0241;27.8258;;;1344
Ntshongweni;-31.154;28.6953;;;1122
Ntshundutshe;-32.2662;28.362;;;1437
Ntshutshwini;-32.3227;28.3805;;;139
Ntsikwe;-31.1239;28.781;;;1122
Ntsila;-31.4939;28.8021;;;896
Ntsilitwa;-30.9787;28.7342;;;1122
Ntsimango;-30.6497;29.045;;;559;8
Ntsimangweni;-30.6728;29.0638;;;559
Ntsimba;-31.8822;28.3156;;;225
Ntsimba;-31.8638;28.2004;;;946
Ntsimbini;-32.0899;28.874;;;245
Ntsimbini;-31.8347;29.132;;;952
Ntsimbini;-30.957;29.8124;;;69
Ntsimbini A;-31.5187;29.3302;;;1100;;;eastern-cape-ntsimbini-a-port-saint-johns
Ntsimbini A;-31.3122;29.49;;;648
Ntsimbini A;-30.9825;29.6797;;;69
Ntsimbini B;-31.6046;29.3388;;;1100;;;eastern-cape-ntsimbini-b-port-saint-johns
Ntsimbini B;-31.3929;29.5478;;;648
Ntsimbini B;-30.9872;29.7406;;;69
Ntsinga;-31.5446;27.4273;;;121
Ntsingizi;-30.9128;29.8719;;;69
Ntsizwa;-30.7732;29.261;;649;655;17
Ntsizwa;-30.7233;29.2874;;;655;17;;eastern-cape-ntsizwa-maxesibeni-2
Ntsongweni;-30.822;28.9347;;;559
Ntsonyane;-32.384;28.4296;;;139
Ntsonyini;-31.6046;29.2683;;;1100;;;eastern-cape-ntsonyini-port-saint-johns
Ntsuba;-31.4913;28.111;;;946
Ntsukaze;-31.5194;27.5134;;;121
Ntsulwandayo;-31.1459;28.7259;;;1122
Ntsume;-32.0624;27.7573;;;1344
Ntsundwane;-31.7719;29.215;;;952
Ntsunguzini;-32.2772;28.5087;;;1437
Ntubeni;-32.3094;28.8016;;949;1437
Ntubeni;-30.5503;27.6916;;;1247
Ntungu;-32.0914;28.9164;;;245
Ntunja;-32.9772;27.5296;;;1118;15
Ntunjeni;-30.9879;30.0188;;;69
Ntuwe;-31.7562;28.6813;;;893
Ntwala;-32.2082;28.0724;;;951
Ntwashini A;-31.617;28.158;;;946
Ntwashini B;-31.7037;28.12;;;946
Ntwashu;-32.1905;27.8919;;;951
Ntwashwini;-31.9119;27.5227;;;160
Ntyankashe;-31.1841;28.7293;;;1122
Ntywenka;-31.6532;28.1128;;;946
Ntywenka;-31.2078;28.6062;;;995;8
Ntywenka Forest;-31.1832;28.6161;;248;995;2
Nxakaxha;-30.6692;29.1771;;;655
Nxamagele;-30.6097;27.4877;;;1247
Nxamane;-31.7304;29.3426;;917;1100;;;eastern-cape-nxamane-port-saint-johns
Nxambani;-31.2397;29.6433;;;648
Nxantsi;-32.088;28.9379;;;245
Nxarhabe;-31.1171;29.7134;;;279
Nxaruni;-32.8894;27.7674;;;230;15
Nxaxho;-32.5446;28.5059;;;490
Nxaxho B;-32.4567;28.4226;;1018;139
Nxaxo Mouth;-32.5883;28.5211;;;490
Nxaxu;-32.1013;29.0144;;;245
Nxomfu;-31.4566;27.1436;;;210
Nxotho;-31.0351;28.8457;;;1122
Nxotshana;-30.5694;28.3399;;;1314
Nxotsheni;-31.4264;29.0454;;;631
Nxotwa;-32.2692;28.4532;;;1437
Nxotwe;-31.1626;28.703;;;1122
Nxukhwebe;-31.4032;29.1396;;;631
Nxutyana;-32.3861;28.6332;;;1437
Nxuze;-31.183;29.338;;;279
Nyaka;-30.8881;29.9603;;;69
Nyakani;-31.7613;29.3157;;;1100;;;eastern-cape-nyakani-port-saint-johns
Nyalasa;-31.8806;27.7847;;;1344
Nyalasa;-31.6878;27.6743;;;121
Nyandeni;-32.18;27.5276;;;160
Nyandeni;-32.0607;28.9427;;;245
Nyandeni;-31.6561;28.706;;;896
Nyandeni;-30.9372;28.7208;;;1122
Nyandeni A;-32.0103;29.0505;;;159
Nyanga;-32.5846;27.1216;;135;487
Nyanga;-31.6808;28.0406;;;946
Nyanisos;-33.2387;27.1365;;;1064
Nyanisweni;-32.0284;27.904;;;1344
Nyanisweni;-30.9756;28.7932;;;1122
Nyanisweni;-30.8841;29.7877;;;69
Nyara;-32.7361;28.1297;;;367
Nyara;-32.6963;26.1018;;;45;30
Nyareni;-31.2925;29.5078;;;648
Nyathi;-31.1359;29.4518;;;279
Nyathi;-31.0798;29.3704;;;1002
Nyazi;-31.4713;29.4483;;;1100;8;;eastern-cape-nyazi-port-saint-johns
Nyegqihi;-31.0317;29.0768;;;559
Nyembezi;-31.4568;28.6286;;;1342
Nyembezini;-31.2743;29.5232;;;648
Nyengqiti;-31.0031;29.1288;;;559
Nyesini;-30.6542;28.9688;;;559
Nyhaba;-32.1539;27.8186;;;1344
Nyibibeni;-31.7489;28.4474;;;893
Nyidlana;-32.3266;27.8146;;;951
Nyikima;-31.8266;27.6651;;;160
Nyili;-32.3609;27.8479;;;951
Nyinga;-31.6376;27.0145;;;120
Nyingwashe;-32.2346;27.727;;;1262
Nyityaba;-32.4208;28.464;;;139;8
Nyiweni;-30.8503;29.099;;;1002
Nykeni;-31.7505;29.302;;;1100;;;eastern-cape-nykeni-port-saint-johns
Nyoka;-32;28.3166;;;225
Nyokana;-32.3253;28.2076;;;118
Nyokana;-32.2969;28.5453;;;1437
Nyokana;-31.0912;29.0099;;;1122
Nyokweni;-31.1434;29.3162;;546;1002
Nyokweni A;-30.9722;29.6245;;;69
Nyokweni B;-30.9262;29.5955;;;69
Nyongwana;-31.9369;27.319;;;160
Nyongwana B;-31.8042;27.453;;;160
Nyosana;-31.3718;29.4748;;;1100;;;eastern-cape-nyosana-port-saint-johns
Nyosini Gubhuzi;-30.6254;28.9652;;;559
Nyukhweni;-31.2464;29.3611;;;279
Nyulula;-32.0982;27.8305;;;951
Nyumaga;-32.5673;28.2712;;;490
Nyutura;-32.543;28.3344;;;490
Nywara;-31.9428;28.3712;;;225
Nywayi;-31.9515;28.2179;;548;225
Nzamo;-31.6756;28.9211;;;952
Nzondeni;-31.4443;29.4554;;;1100;;;eastern-cape-nzondeni-port-saint-johns
Nzondeni;-31.414;29.1675;;;631
Nzulwini;-31.9562;29.0321;;;159
Nzulwini Forest;-31.9553;29.0239;;;159;2
Nzwakazi;-32.0021;28.7751;;;893
Oakland;-32.1131;28.3458;;719;225
Ocean View;-32.971;27.8992;;;230;90
Old Bunting;-31.6692;29.1734;;;952
Old Location;-31.1953;28.2417;;;1356;30
Old Masakhe;-31.5541;26.5584;;749;1248
Old Nomonde;-31.3887;26.3642;;;857;30
Orange Grove;-33.0294;27.8438;;;230;90
Otterburn;-32.4282;26.7916;;;1198
Outspan;-30.2405;28.8395;;;711
Outubeni;-32.7573;27.0094;;;822
Outubeni;-31.785;27.3512;;;120
Overbaakens;-33.9695;25.5464;;;346;90
Oviston;-30.6984;25.7662;;;1380;30
Oxton;-32.2317;26.7033;;;1169
Oyster Bay;-34.1699;24.6551;;;1238
Paballong;-30.4175;28.5113;;;765
Paleni;-32.6804;26.9324;;;201
Palmietfontein;-30.4198;27.54;;;1247
Pamlaville;-30.1028;29.065;;;138
Panabokwe;-31.6364;27.4608;;;121
Pangweni;-30.9167;30.0895;;;69
Panmure;-32.9984;27.8882;;;230;90
Papanana;-30.8962;28.9536;;;559
Papasini;-32.129;27.7467;;;1344
Paradise;-33.2223;27.0855;;;1064;30
Paradise Beach;-34.0994;24.8891;;;454;30
Pari Park;-34.0032;25.5469;;;346;90
Park Ridge;-33.0178;27.8788;;;230;90
Parkside;-33.9261;25.5537;;;346;90
Parkside;-33.0175;27.8926;;;230;90
Parliament Hill;-32.8585;27.4352;;63;1118;90
Parsons Hill;-33.9471;25.5882;;;346;90
Parsons Vlei;-33.9324;25.4881;;;346;90
Patari;-31.1967;29.7721;;;648
Payindira;-30.6105;27.3703;;;1247
Payne;-31.6309;28.7252;;;896
Pefferkop;-32.6732;26.8674;;;201
Pefferville;-33.0084;27.8795;;;230;150
Pehong;-30.2201;28.6718;;;711
Pelandaba;-30.6382;27.5667;;;1247;25
Pelandaba Mission;-30.6183;27.6135;;;1247
Pele-pele A;-30.9937;29.7167;;;69
Pele-pele B;-30.9926;30.038;;;69
Pellsrus;-34.0635;24.9188;;;454;30
Penford;-33.7643;25.4069;;;481;90
Pepela;-30.1822;28.5765;;;711
Pepeni;-30.6854;29.5133;;106;655
Perridgevale;-33.9457;25.5812;;;346;90
Perserverance;-33.8406;25.5523;;;346;90
Pesheya-Kwa-Nqoko;-32.0879;27.6628;;;160
Pesikeni;-31.8709;27.8418;;;1344
Peter Mokaba;-31.0785;28.3608;;;995;30
Pewuleni;-32.9021;27.0386;;;822
Phahlakazi;-31.7671;29.2842;;;1100;;;eastern-cape-phahlakazi-port-saint-johns
Phakamisa;-32.5587;26.7603;;;1198;50
Phakamisa;-31.64;25.8114;;652;416
Phakamisa Phase 2;-32.9276;27.4597;;1073;1118;150
Phakamisani;-31.5319;27.6813;;;121;30
Phantsikwentaba;-32.4941;28.0023;;;118
Phaphamani;-33.2865;26.5455;;;700;30
Phatilizwe;-32.2406;28.6389;;;1437;8
Phelandaba;-32.0984;26.5635;;;1273
Phelandaba;-31.7651;27.5875;;;160
Phelandaba;-31.5047;27.5685;;;121
Phelindaba;-31.3819;26.3535;;;857;30
Phendlamoya;-30.8851;29.1227;;;1002
Phepheni;-30.6979;29.5161;;;1002
Phepheni;-30.6672;29.5277;;;655
Phephezela;-32.0209;28.5129;;;245
Phesheya;-31.6062;27.1801;;;120
Phesheya Kwetabase;-31.4882;28.587;;;896
Phesheya Nququ;-31.773;27.6205;;;160
Phesheya Vayizana;-31.6492;27.9153;;;946
Phesitlha;-32.1011;28.7014;;;245
Phezulu;-32.0651;28.4376;;;225
Phezulu;-30.7818;28.5507;;;1314
Phiri-e-Ntso;-30.6065;28.2596;;;1314
Phirintsu;-30.5855;28.2983;;;1314
Phola Park;-32.6895;26.0998;;;45;30
Phola Park;-32.5435;26.6853;;34;1198;30
Phola Park;-31.572;28.7653;;;896;30
Phola Park;-31.0827;28.3697;;;995;30
Phozi;-33.1981;27.5582;;;1118;15
Phuka;-30.6934;29.4526;;;655
Phukwana A;-31.9726;27.7841;;;1344
Phumaze;-31.1002;29.6256;;;279
Phumlani;-31.3771;26.3569;;;857;50
Phumlo;-31.272;29.6499;;;648
Phungulelweni;-31.1921;28.7976;;;1122
Phuthing;-30.5673;28.2562;;;1314
Phuthing;-30.222;28.4972;;;711
Pikoli;-33.2142;26.9895;;;1064
Pirie Mission;-32.793;27.2479;;;1118;15
Plangeni;-31.0663;30.1417;;;69
Platana;-30.8488;28.3699;;;1314
Platform;-30.4177;27.3571;;1412;1247
Pola;-32.302;28.2156;;;118;30
Polar Park;-31.913;26.8485;;;525;30
Polar Park;-31.322;27.8211;;;503;30
Polar Park;-30.853;29.7996;;;69
Polile;-30.4525;28.6353;;;765
Polini;-31.6591;28.9427;;;952
Poliya;-31.2118;29.7415;;;648
Polokong;-30.2918;28.7592;;;711
Poltini;-31.8675;27.4027;;;120
Pontseng A;-30.4469;28.5994;;;765
Pontseng B;-30.2432;28.5849;;;711
Popopo;-30.5171;28.576;;;765
Port Elizabeth Central;-33.9627;25.6111;;;346;90
Port St Johns;-31.6278;29.5354;;;1100;20;;eastern-cape-port-st-johns-port-saint-johns
Poshi;-32.4734;28.4408;;;139
Posini;-33.106;27.0801;;;1064
Pote;-30.057;29.0183;;;711
Potlo;-30.2055;28.5388;;;711
Potsdam East;-32.9094;27.6791;;;230;15
Potsdam South;-32.9183;27.6674;;;230;15
Potsdam Village;-32.9727;27.6506;;;230;15
Prices Dale;-32.2787;26.7104;;;1169
Prinsvale;-33.0268;24.326;;;514;30
Printsi;-31.3383;28.7021;;;1342
Printsu;-30.5872;28.3147;;;1314
Prospect;-31.9705;26.5429;;;1273
Protea;-30.2631;28.7777;;;711
Providentia;-34.0009;25.5422;;;346;90
Prudhoe;-33.4047;27.1141;;;1064
Pulangweni;-31.6398;28.2406;;;946
Pumlani;-32.6662;27.1712;;;487;30
Pumlani;-32.4804;28.0435;;;118
Pumlani;-32.3241;28.1637;;;118;30;;eastern-cape-pumlani-butterworth-2
Pungulelweni;-30.9384;29.1992;;;1002
Punguleweni;-30.2317;28.7555;;;711
Punzana;-33.0614;27.4609;;;1118;15
Qabaephezulu;-32.0142;28.0291;;;946
Qabakeni;-31.9507;28.8291;;;893
Qadu;-31.0139;29.8191;;;69
Qakancu;-31.6056;28.3576;;;896
Qalabeni;-30.3751;28.3528;;;711
Qamangweni;-31.1975;29.5478;;;279
Qamata;-31.9776;27.4341;;;160
Qamatsa;-31.9697;27.4609;;;160
Qambatha;-31.5075;29.5081;;;1100;;;eastern-cape-qambatha-port-saint-johns
Qamdobowa;-33.0157;27.1089;;;822
Qamini;-33.3655;27.0901;;;1064
Qamnyana;-33.1219;26.9347;;;1064
Qanda;-31.2919;28.8;;;1342
Qandeshe;-30.9135;29.9364;;;69
Qanguleni;-31.8948;28.1484;;;946
Qanqu;-30.9173;28.7319;;;1122
Qanqu;-30.779;29.0698;;650;559
Qaqane;-31.5282;27.5307;;;121
Qaqeni;-31.9387;27.1443;;;160
Qasa;-31.2737;29.3025;;;648
Qatywa;-32.1395;28.9654;;;245
Qaukeni;-33.0337;27.2356;;;1064
Qawukeni;-31.2845;29.5776;;;648
Qayiso;-32.5518;28.3251;;;490
Qazini;-32.3814;28.7191;;;1437
Qebedu;-31.2602;29.4547;;;648
Qebeyi;-31.275;28.8375;;;1342
Qelane;-31.5184;28.7511;;;896
Qelani;-32.1699;28.329;;;225
Qengqeleka;-31.9282;28.1862;;;946
Qengqweni;-32.3777;28.2012;;;118
Qeqe;-32.3928;27.9323;;;118
Qguthubeni;-31.3258;28.5373;;;1342
Qhaka;-31.6061;29.4102;;;1100;;;eastern-cape-qhaka-port-saint-johns
Qhankqu;-31.5544;29.0177;;;631
Qhanqeni;-31.3522;29.1451;;;631
Qhanqeni;-31.2374;29.1941;;219;1002
Qhasa;-30.9886;29.7296;;;69
Qhingqala;-32.1891;28.6893;;;1437
Qhinqolo;-31.7707;28.8646;;;893
Qhitsi;-30.3567;28.6166;;;765
Qhobong;-30.8712;28.3438;;;995;8
Qhoboshane;-31.4914;27.1815;;;435
Qhobosheaneng;-30.4139;28.5874;;;765
Qhoboshendlini;-31.5284;29.4096;;;1100;;;eastern-cape-qhoboshendlini-port-saint-johns
Qhogi;-31.9689;29.0594;;;159
Qhokama;-31.7512;29.0832;;;952
Qholiwe;-32.1208;28.214;;;118
Qhotira;-31.2662;28.6825;;;1342
Qhunqwana;-31.5396;29.233;;;631
Qhwabi;-32.0393;26.6418;;;1432
Qibira;-32.9531;27.0539;;;822
Qikileka;-32.3242;27.9172;;;951
Qima;-32.2215;28.1379;;;118
Qina;-32.4527;28.1852;;;139
Qineni;-31.9743;27.2793;;;160
Qinisa;-31.5895;28.9178;;;631
Qithi;-31.8387;27.2073;;;120
Qiti;-31.5752;29.193;;;631
Qiya;-31.8626;28.613;;;893
Qoboqobo;-32.4189;28.2631;;;139
Qoboshane;-30.6107;27.384;;724;1247
Qoboshane;-30.4462;27.5596;;;1247;;;eastern-cape-qoboshane-sterkspruit-2
Qojana;-30.9807;29.5502;;;279
Qokana;-31.6897;28.6965;;;896
Qokolweni;-31.9906;28.3747;;;225
Qokolweni;-31.7189;28.7905;;;893
Qokolweni A;-32.5167;28.299;;;490
Qolo;-32.8428;27.0604;;;822
Qolombana;-31.4479;28.775;;;1342
Qolombane;-31.4445;28.3968;;;1356;8
Qolora Mouth;-32.641;28.4236;;;490
Qolweni;-33.225;27.3158;;;377
Qolweni;-32.7955;27.9653;;;528
Qolweni;-31.1467;28.8565;;;1122
Qolweni;-30.7646;28.9407;;;559
Qolweni A;-32.356;28.539;;;139
Qolweni B;-32.4331;28.4239;;;139
Qombe;-32.3938;28.5326;;;139
Qombe;-32.0099;28.5189;;;245
Qombolo;-32.5441;28.2416;;;490
Qombolo;-32.001;27.6649;;;160
Qongqotha;-32.966;27.4919;;;1118;15
Qoqa;-30.8967;28.9182;;919;559
Qoqo;-31.1292;29.6423;;;279
Qoqondala;-32.8178;27.1091;;944;487
Qoqweni;-31.4155;29.5431;;;648
Qora Mouth;-32.4389;28.6792;;172;1437
Qota;-31.6824;28.7811;;;896
Qothirha;-30.928;28.6963;;;1122
Qoxe;-30.7117;29.5669;;;69
Qoxoza;-31.2216;29.7058;;;648
Qoyiya;-31.0928;29.1371;;;1002
Qudu;-31.3023;28.6332;;;1342
Queensberry Bay;-32.8802;28.0949;;;367
Queenstown Central;-31.914;26.8785;;;525;30
Queensview Park;-31.9268;26.8916;;;525;30
Quenera;-32.9684;27.9657;;;230;90
Quenera North;-32.9513;27.923;;;230;90
Qugqwala;-33.0074;27.3355;;;1064
Quigney Beach;-33.0188;27.9155;;;230;90
Quimera;-30.3847;27.4742;;;1247;20
Qukanca;-30.8311;28.7297;;;559
Qukuswayo;-31.5419;29.3549;;;1100;;;eastern-cape-qukuswayo-port-saint-johns
Qulu;-32.035;29.047;;;159
Quluqu;-31.7965;28.2411;;;946
Qumanco;-31.8071;27.8586;;;1344
Qumbini;-31.2696;29.4069;;;648
Qumbulwana;-32.3672;28.3463;;;139
Qumra;-30.936;29.0611;;;559
Qungebe;-30.7844;29.6691;;;69
Qungu;-31.8346;27.4763;;;160
Qurana;-31.1541;28.6415;;;995
Quthubeni;-31.31;28.5842;;;1342
Qutsa;-32.0661;27.6633;;;160
Qutubeni;-33.0041;27.0323;;;822
Quza;-32.7403;27.1583;;;487
Quza;-30.9065;29.9681;;;69
Quzini;-32.8211;27.3657;;;487
Qwabe;-31.2056;29.786;;;648
Qwanguleni;-32.2178;27.8495;;;951
Qwaru;-30.9806;29.5566;;;279
Qweqwe;-31.6883;28.6326;;;896
Qwidlana;-30.7909;28.684;;;559;17
Qwilini;-31.673;27.6477;;;121
Qwiliqwili;-32.2945;27.7522;;;1262
Rabe;-32.8206;27.09;;;487
Rafini;-32.1273;28.4504;;;225
Rainy;-31.4704;28.9103;;;631
Rala;-33.2218;27.4496;;;1118;15
Raladiya;-32.2768;28.2903;;;118
Ramaphosa;-31.5461;28.7841;;;896;30
Ramohlakoana;-30.2801;28.7866;;;711
Rarayo;-32.4;28.2736;;;139
Rareni;-31.5484;27.5569;;;121
Rasmeni;-31.6295;28.1722;;;946
Ratswini;-31.4809;28.0574;;;946
Ravinia;-33.8307;23.8822;;;459;30
Rawini;-32.4576;27.4165;;;1262
Rayina;-30.6304;28.226;;1358;1314
Rayisini;-30.3807;27.4236;;;1247
Red Hill;-32.816;26.906;;;201
Redhill;-31.2038;29.4475;;;279
Redhouse Village;-33.8399;25.5694;;;346;90
Redoubt;-30.8969;29.9661;;;69
Reeston;-32.9741;27.7957;;;230;150
Relegwini;-31.6973;28.4049;;;893
Reservoir Hills;-33.8144;25.4627;;;195;90
Retief;-33.7954;25.4789;;;195;90
Rhayi;-32.9074;27.3357;;;1118;15
Rhela;-31.62;29.3753;;;1100;;;eastern-cape-rhela-port-saint-johns
Rhephu;-31.7694;29.3355;;;1100;;;eastern-cape-rhephu-port-saint-johns
Rhini;-33.2862;26.5592;;;700;30
Rhode;-33.077;27.3811;;;377
Rhode;-30.9612;29.6887;;;69
Rhodes;-33.3178;26.5182;;;700;30
Rhodes;-30.8196;27.9713;;;1142
Rhodesia;-30.8631;28.6056;;;1314
Rhole;-31.3792;29.8755;;;648
Rhoqobeni;-30.7429;29.2119;;894;655
Rhoxeni;-32.3109;28.084;;;118
Rhuwaxeni;-31.144;29.1344;;;1122
Rhuyrwala;-31.7355;28.6642;;;893
Rhwantsana;-32.7008;26.6831;;;567
Rhwantsana;-31.8924;27.3056;;;160
Rhwantsana;-30.9413;29.3519;;;1002
Richmond Pines;-33.1432;27.5997;;;230;15
Ridge;-31.6958;28.7775;;;896
Riebeeck East;-33.2121;26.1638;;;12;50
Rietfontein;-33.2799;27.3466;;;377
Rietfontein;-30.5728;27.5404;;;1247;11
Rifantsu;-30.2452;28.5188;;;711
Rini;-31.988;29.1314;;;159
Ripplemead;-33.0263;26.9818;;;1064
Riverside Industrial;-33.7615;25.3737;;;481;6
Rock Cliff;-30.6329;27.6467;;;1247
Rocklands;-33.0903;27.6354;;;230;15
Rocklands;-32.3043;27.1461;;134;136
Rocklands;-32.0158;26.4783;;;1273
Rockville;-30.9527;29.5842;;;69
Rode;-30.8229;29.1381;;1399;559
Roma;-30.7385;28.8443;;;559;8
Rona;-31.6971;27.1541;;;120
Rooisand;-30.4701;27.3841;;;1247
Rooiwal;-30.4511;27.4614;;;1247
Rosedale;-33.8241;24.8719;;;379;50
Rosedale;-33.7364;25.3771;;;481;150
Rosedale Park;-32.9941;27.8595;;;230;90
Rosemount;-33.0323;27.8515;;;230;90
Rosendal;-33.0164;27.5888;;;1118;15
Rossouw;-31.1701;27.2793;;;38
Rowallan Park;-33.9378;25.4647;;;346;90
Roxeni;-32.7706;26.7477;;;201
Rune;-31.8018;28.4041;;;893
Runletts;-33.2283;27.0543;;;1064
Rura;-33.1597;27.0318;;;1064
Rwantsana;-31.8793;27.2737;;;120
Rwantsana;-31.749;27.4466;;;160
Rwantsana;-31.0698;29.2733;;;1002;11
Rwantsana;-30.9728;29.4566;;;279
Rwantsana A;-32.2216;27.8019;;;951
Rwantsana B;-32.3741;28.177;;;118
Rwantsane;-32.4894;28.0285;;;118
Rwarwa;-32.7441;26.9104;;;201
Sabalele;-32.1392;27.4413;;;160
Sabelo;-31.0784;29.5656;;;279
Sada;-32.203;26.8046;;;1169;50
Sada Unit 1;-32.2053;26.8047;;;1169;50
Sada Unit 2;-32.1959;26.8179;;;1169;50
Sakela;-31.844;28.6417;;;893
Sakhele isizwe;-31.6397;25.8051;;652;416
Sakhute;-30.864;28.322;;;995
Saki;-32.8365;26.9527;;;822
Saleni;-31.0974;29.4161;;;1002
Salisbury Park;-33.9967;25.5407;;;346;90
Salsonville;-33.8876;25.5108;;59;346;150
Salt Lake;-33.8917;25.5346;;59;346;150
Salt Pan;-33.8777;25.5426;;59;346;150
Samela;-31.7545;27.5997;;;160
Samini;-32.4526;27.9203;;;118
Samka;-32.4887;28.2152;;;139
Sanctor;-33.8804;25.5097;;59;346;150
Sandile;-33.1515;27.5477;;;1118;15
Sandile;-31.5852;28.2941;;;946
Sandisiwe;-32.9088;27.7575;;;230;15
Sandla;-32.7494;27.0233;;;487
Sandlulube;-31.4735;29.5157;;334;1100;;;eastern-cape-sandlulube-port-saint-johns
Sandringham;-31.9041;26.8867;;;525;30
Sangqu;-30.9872;28.6742;;;1122
Sankobe;-31.8339;28.8007;;;893
Santa;-33.0227;27.82;;;230;90
Santile;-32.1783;27.5163;;;160
Santini;-31.2578;28.6825;;;1342
Santini;-30.5557;28.5273;;;765
Santombe;-30.1582;29.0584;;;138
Santyeni;-31.7032;27.5456;;;121
Saphukanduka;-30.8325;29.1864;;;655
Saphukanduku;-30.8634;29.1657;;;1002;11
Sapompolo;-31.0833;28.6974;;;1122
Sapulanduko;-30.9123;28.4058;;;995
Sarhonqa;-30.7461;29.527;;;1002
Sautana;-32.1506;26.704;;;1169
Sawutana;-32.4211;27.9567;;;118
Sawutana A;-32.0728;28.0968;;;951
Sawutana B;-32.0687;28.1944;;;951
Sawutini;-31.7349;28.6105;;;893
Sawutiya;-32.1821;26.677;;;1169
Saxilby;-32.9839;27.8639;;;230;90
Saye;-32.8871;27.7516;;;230;15
Sazinge;-31.7434;29.2372;;;952
Sbomvaneni;-31.0914;28.6429;;;1122
Scambeni;-30.9009;30.0743;;;69
Scenery Park;-33.0003;27.8201;;;230;150
Schauderville;-33.9332;25.5677;;;346;150
Scheepershoogte;-33.7736;25.4289;;;481;90
Schoenmakerskop;-34.0032;25.5619;;;346;90
Schornville;-32.8951;27.3991;;;1118;90
Scotstown;-33.9639;25.5971;;;346;90
Scott Farm;-33.2984;26.5389;;;700;30
Sdadeni;-31.6541;28.0541;;;946
Sdakeni;-31.4444;27.6641;;;121
Sdakeni;-31.0289;28.6098;;;1122
Sdikidini;-30.7141;28.9047;;;559
Sea Vale;-33.1982;27.6282;;;230;15
Sea Vista;-34.1515;24.8323;;;1238;30
Seafield;-33.5308;27.0558;;;1097
Seaview;-34.0117;25.3567;;155;346;90
Seaview;-31.0495;30.1359;;;69
Sebeni;-32.3896;28.5929;;;1437
Sebeni;-31.1606;29.1853;;;1002
Second Beach;-31.6494;29.5135;;1102;1100;;;eastern-cape-second-beach-port-saint-johns
Second Creek;-33.0215;27.8873;;;230;90
Section 21;-31.053;29.9677;;;69
Seghobong;-30.4441;28.4474;;;1314
Sekhutlong;-30.2273;28.5599;;;711
Sekotong;-30.5252;27.3943;;;1247
Seku;-32.4371;28.2754;;;139
Sekuyasa;-31.666;27.0633;;;120
Selborne;-32.991;27.8991;;;230;90
Selekhulu;-31.3798;29.4406;;;1100;;;eastern-cape-selekhulu-port-saint-johns
Selwane;-31.5575;29.3543;;;1100;;;eastern-cape-selwane-port-saint-johns
Semeni;-30.9299;28.9738;;919;559
Semonkong;-30.4227;28.5396;;;765
Sengqe;-31.9282;28.7534;;;893
Senta;-31.6874;27.6025;;;121
Seqhobong;-30.4362;28.4232;;;1314
Seqhobong;-30.4059;28.4558;;;765
Seru;-31.878;27.8338;;;1344
Setabataba;-30.5925;28.3303;;;1314
Sethathi;-30.4593;28.5003;;;1314
Setube;-30.659;28.2741;;1283;1314
Seven;-32.3086;28.2112;;;118;30
Seyisi;-32.5041;28.2586;;;139
Sfolweni;-30.6682;29.1212;;;655
Shenxe;-30.2022;28.9568;;;711
Sherwood;-33.9625;25.4792;;;346;90
Sheshegu;-32.1283;28.2723;;;225
Sheshegu;-31.5351;28.6849;;;896;8
Shilata;-32.1359;28.1804;;;118
Shiloh;-32.204;26.8293;;400;1169
Sholora;-32.0759;28.7502;;;245
Shoshwana;-32.2308;28.6939;;;1437
Shugabhushi;-30.8416;29.204;;;655
Shukenxa;-31.7167;28.4412;;;893
Shukuma;-32.1675;28.7717;;;245
Shukunxa;-31.0806;28.5869;;;1122
Shushu;-32.9995;27.2808;;;1064
Shushwana;-31.9404;27.7262;;;1344
Sibangweni;-31.5352;28.8174;;;631
Siberia;-30.4233;28.7447;;;765
Sibhozweni;-30.8188;29.042;;;559
Sibi;-30.215;28.8459;;;711
Sibonile A;-32.2934;26.7718;;;1169
Sicambeni;-31.6549;29.479;;;1100;;;eastern-cape-sicambeni-port-saint-johns
Sicambeni;-31.1606;29.8265;;;279
Sicwenza;-31.1367;29.5748;;;279
Sidabadabeni;-31.9153;29.1462;;;952
Sidabakweni;-31.9902;28.924;;;245
Sidabekweni;-31.1913;29.6016;;;279
Sidakaneni;-30.5605;27.6163;;72;1247
Sidakeni;-31.7375;28.1683;;;946
Sidakeni;-31.6151;27.168;;;120
Sidakeni;-31.2058;28.5469;;;995
Sidakeni;-31.1135;29.1717;;;1002
Sidakeni A;-30.7086;28.7217;;;559
Sidakeni B;-30.6644;29.3895;;;655
Sidanda;-31.7426;29.1269;;;952
Sidanga;-31.0261;29.9466;;;69
Sidbury;-33.4312;26.1727;;;12
Sidelwani;-32.1344;28.9339;;;245
Sidikidini;-31.5987;27.494;;;121
Sidindi;-31.4912;28.3307;;;946
Sidubela;-32.3783;27.7584;;;951
Sidwada;-31.626;28.7505;;;896
Sidwadwa;-31.6198;28.7434;;;896;30
Sidwadweni;-31.6211;26.8471;;;210
Sidwadweni Village;-31.7387;27.5034;;;160
Sidwell;-33.9177;25.5914;;;346;90
Sifonondile;-31.494;27.6495;;;121
Sigangala;-32.4572;28.2411;;;139
Sigangeni;-31.7906;27.837;;;1344
Sigangeni A;-31.6068;28.1684;;;946
Sigangeni B;-31.7106;28.0218;;;946
Sigangeni C;-31.6234;28.2351;;;946
Sigcawini;-30.6131;27.3915;;724;1247
Sigcawu;-31.033;29.5281;;;279
Sigibudu;-31.7612;29.1162;;;952
Sigidi;-31.572;28.1607;;;946
Sigidini;-30.8158;29.4099;;;655
Sigingini;-31.8672;28.8447;;;893
Sigingqini;-31.7135;27.9374;;;946
Sigingqini;-30.9379;28.4643;;;995
Sigingqini A;-32.1662;27.8649;;;951
Sigingqini B;-32.347;28.1294;;;118
Siginqgini;-31.4727;27.7232;;;121
Sigobelwana;-32.1872;28.3694;;1289;225
Sigodini;-30.7206;28.5239;;;1314
Sigodlweni;-31.6831;27.9131;;;946
Sigoga;-30.7555;28.4585;;;1314
Sigondwaneni;-30.6305;29.0647;;161;559
Sigubudweni;-31.6442;28.501;;;896
Sigubudweni;-31.0185;28.8209;;;1122
Sigubudwini;-31.9068;28.0959;;;946
Sigubudwini;-31.0903;29.5069;;;279
Sigungqwini;-31.134;28.6627;;;995;8
Sigwalini;-31.7336;28.882;;;893
Sigxeni;-31.9468;27.2827;;;160
Sihlaba;-31.9446;27.4163;;;160
Sihlaba;-31.807;27.3971;;;120
Sihlabeni;-32.1588;28.0913;;;951
Sihlabeni;-31.6846;28.5797;;;896
Sihlabeni A;-31.8852;28.8877;;;893
Sihlahleni;-30.793;28.972;;;559
Sihlahleni;-30.6587;29.2255;;932;655
Sihlana;-32.18;28.6515;;;1437
Sihlanjeni;-31.7143;29.3738;;;1100;;;eastern-cape-sihlanjeni-port-saint-johns
Sihlehleni;-31.3101;28.4411;;;1356
Sihlontlweni;-31.0636;29.7682;;;69
Sihlonyaneni;-30.9212;29.4023;;;1002
Sihobotini;-32.0037;27.8156;;;1344
Sihomhom;-30.9086;28.5029;;;995
Sijika;-30.8949;29.054;;;559
Sijoka;-30.4663;28.7183;;;765
Sijungqwini;-31.4653;29.4124;;;1100;;;eastern-cape-sijungqwini-port-saint-johns
Sijuqwini;-31.6238;29.4485;;;1100;;;eastern-cape-sijuqwini-port-saint-johns
Sikalweni;-31.5723;29.2695;;;631
Sikansini;-31.1069;28.7112;;;1122
Sikantini;-31.7274;28.0264;;;946
Sikhemane;-30.8469;29.325;;;655
Sikhepheni;-30.8406;28.6534;;;1314;8
Sikhepheni Sp;-30.8406;28.6534;;1210;1314
Sikhetlane;-30.3592;28.5827;;;765
Sikhewini;-30.1692;29.0479;;;138
Sikhoba;-31.6586;28.5201;;;896
Sikhobeni;-32.032;28.0702;;;225;8
Sikhobeni;-31.9265;28.6918;;;893
Sikhulu;-31.0706;29.9417;;;69
Sikhulu;-30.8938;29.1048;;;1002
Sikhululweni;-31.0858;29.3941;;;1002
Sikhumbeni;-30.8565;29.2911;;;655
Sikisi;-30.9131;28.9866;;;559;8
Sikitini;-31.3585;29.5733;;;648;30
Sikitini;-31.1429;29.422;;;279
Sikoba;-31.9469;28.6856;;;893
Sikobeni;-31.6918;27.9429;;;946;8
Sikobeni;-31.1429;28.952;;;1122
Sikolweni;-31.0384;28.9718;;;559
Sikroxweni;-30.4462;27.5657;;;1247
Silangwe;-31.2297;29.6873;;;648
Silevini;-31.2133;28.7021;;;1342
Silindini;-31.8157;28.572;;;893
Silindini;-30.6795;29.1686;;;655
Silindini;-30.6598;28.5543;;;1314
Silositsha;-32.7724;27.36;;;487
Silver Town;-32.2008;26.7998;;;1169;50
Silver Town;-31.9058;26.8608;;;525;30
Silverdale;-33.0231;27.6654;;;230;15
Silverton;-31.6162;28.8221;;;896;30
Simakadeni;-30.9287;29.7318;;;69
Simela;-30.6825;28.8773;;;559
Sinakanaka;-32.7533;26.8559;;;201
Sinakho;-31.3853;27.038;;1307;210
Sinamva;-30.8819;29.0045;;644;559
Singcukeni;-31.3943;28.2426;;;946
Singeni;-32.8682;26.9134;;;822
Singeni;-32.4379;28.1865;;;118
Singeni;-31.8334;28.186;;;946
Singeni;-31.3081;28.5519;;;1342
Singeni;-30.7991;29.3921;;;655
Singeni A;-32.2008;28.7946;;;1437
Singeni B;-31.8281;28.2928;;;225
Singqezi;-30.796;28.7112;;1123;559
Singqumeni A;-31.4371;28.2557;;;946
Singqumeni B;-31.402;28.2745;;;946
Singungweni;-31.1207;28.6551;;;995
Sinqa Sedonki;-31.6383;29.3181;;;1100;;;eastern-cape-sinqa-sedonki-port-saint-johns
Sinqogo;-31.0649;30.1381;;;69
Sinquma;-31.148;29.3518;;;1002;8
Sintsana;-32.4639;28.4057;;;139
Sinwandweni;-31.6647;28.8948;;;952
Sinxago;-31.1319;28.6167;;;995
Sinyaqa;-30.791;29.0237;;;559
Sipafeni;-31.4778;27.6856;;;121
Sipaqeni;-31.0642;29.5176;;;279
Sipetu;-31.0896;29.1851;;;1002
Siphaleni;-32.1718;28.1748;;;118
Siphepheto;-30.5383;28.8359;;;765
Siphethu;-30.7677;29.5458;;;1002
Siphezini A;-31.1559;29.4775;;;279
Siphezini B;-31.2498;29.5278;;;648
Siphingweni;-32.692;27.0102;;;822
Siphola;-30.1619;28.9525;;;711
Siphunzana;-31.7224;29.3682;;;1100;;;eastern-cape-siphunzana-port-saint-johns
Siphusiphu;-31.4484;29.3047;;;1100;;;eastern-cape-siphusiphu-port-saint-johns
Sipundu;-30.8622;29.2621;;;655
Siqabeni;-31.9857;27.2018;;;160
Siqhingeni;-30.7297;28.8354;;667;559;8
Siqhingeni;-30.6966;29.1224;;;559;8;;eastern-cape-siqhingeni-kwabhaca-2
Siqhozameni;-31.4735;29.3079;;;1100;;;eastern-cape-siqhozameni-port-saint-johns
Siqikini;-31.9782;27.2131;;;160
Siqikini;-31.7608;28.9074;;;893
Siqikini;-31.5663;26.9274;;;210
Siqikini;-31.1172;28.7848;;;1122
Siqikini A;-31.8518;27.8576;;1218;1344
Siqingqini;-31.7126;27.9428;;;946;8
Siqithi;-31.2525;28.6207;;;1342
Siqungqwini;-31.134;28.6627;;1208;995;8
Siqungqwini;-31.1293;28.6264;;;995;8;;eastern-cape-siqungqwini-nqanqarhu-2
Siretshe;-31.2374;29.3399;;;279
Sirhoqobeni;-30.7356;29.2611;;1014;655
Sirhoshweni;-31.935;28.8706;;;893
Sirhudlwini;-30.8337;28.9461;;;559
Siroshweni A;-31.8706;28.3641;;;225
Siroshweni B;-31.9385;28.475;;;245
Sisilane;-32.2188;26.6337;;;1169
Sisulwini;-30.7116;29.2236;;;655
Sisuzeni;-31.2932;29.1478;;;1122
Siszini;-32.0677;28.3586;;;225
Sitatwini;-32.0835;28.5971;;;245
Sitebe;-31.8063;28.4966;;;893
Sitebe;-31.7471;28.2787;;;946
Sithangameni;-31.0393;28.8066;;;1122
Sithebe;-31.0465;29.2919;;922;1002
Sithinteni;-30.7239;29.1622;;813;655
Sithiweni;-30.5826;29.0425;;;138
Sithole Park;-31.0724;28.3659;;;995;30
Sithukuthezi;-30.8315;29.596;;;69
Sitishini;-32.0501;28.5061;;;245
Sitishini;-31.495;28.1409;;;946
Sitishini;-31.0153;28.686;;;1122
Sititshini;-31.0292;29.0013;;;1122
Sitoleni;-31.4751;28.156;;;946
Sitoromo;-30.4142;27.5309;;;1247
Sitshayelo;-31.3367;29.5087;;;648
Situlu;-31.2172;29.3353;;;279
Situmba;-32.0214;27.9508;;;1344
Sitywathi;-32.2094;28.7988;;;1437
Sivangxa;-32.3602;27.8271;;;951
Sivianeni;-30.9438;28.7909;;;1122
Siviwe;-32.5975;27.8773;;;528;30
Sivumela;-30.7086;28.7569;;;559
Sixambuzi;-31.86;29.1062;;;952
Sixhotyeni;-31.6256;28.5645;;;896
Sixhotyeni;-30.916;28.3731;;;995
Sixhotyeni;-30.7693;29.3794;;;655
Sixontweni;-31.162;29.7439;;;279
Sixotyeni;-31.7051;28.0052;;;946
Sixotyeni A;-32.0041;27.9214;;;1344
Sixotyeni B;-32.0987;27.6264;;;160
Sixuzulu;-31.6087;28.3395;;;896
Siyabulela;-31.2105;29.7255;;;648
Siyakha;-33.0462;27.8396;;;230;90
Siyalweni;-30.6486;28.5434;;;1314
Siyanda;-32.3176;28.1604;;;118;30
Siyaya;-30.9013;29.126;;;1002
Sizindeni;-32.0116;28.9902;;;245
Sizindeni;-31.7973;28.9991;;;952
Sizindeni A;-31.9446;29.154;;;159
Sizindeni B;-31.888;28.9512;;;893
Skafu;-32.5953;27.1217;;;487
Skepaneng;-30.2103;28.6272;;;711
Sketsheni;-30.5894;27.6255;;72;1247
Skisazana;-30.5207;27.2119;;;1247
Skolweni;-32.9015;26.7876;;;201
Skolweni;-31.9398;28.0479;;;946
Skovane;-32.3849;27.9354;;;951
Skroon;-30.5434;27.4077;;;1247
Skroqobeni;-30.7188;29.2797;;1014;655
Skwayini;-30.9575;28.8383;;;1122
Slevini;-31.9576;27.3824;;;160
Slovo Park;-32.9544;27.7643;;796;230;150
Small Location;-30.5847;28.8911;;;138
Smarths;-32.3247;28.1911;;;118;30
Smit;-31.4257;28.2979;;;946
Snowabile;-31.0775;28.3666;;;995;8
Sobotini;-32.7125;27.3846;;;1262
Sofaye;-30.9043;28.9806;;;559;30
Sokwane;-30.5999;28.6242;;;765
Sokweba;-31.8494;28.2336;;;946
Solani;-32.2357;28.7851;;;1437
Solomoni;-30.8938;29.4445;;659;1002
Solomzi;-30.6972;28.4966;;;1314;30
Somatika;-32.1346;28.419;;;225
Somerville;-31.1984;28.6441;;794;995
Somnqobo;-31.4968;29.4923;;;1100;;;eastern-cape-somnqobo-port-saint-johns
Sompunzi;-31.8316;28.2471;;;225
Sondernooi;-31.0879;28.3761;;;995;30
Songonyane;-30.6033;28.5527;;;765
Sonwabile;-31.0775;28.3666;;1225;995
Soto;-32.6906;28.1275;;;367
South Down;-32.7378;27.5342;;;1118;15
South End;-33.9736;25.6231;;;346;90
Southernwood;-33.0002;27.9049;;;230;90
Southernwood;-31.6027;28.7687;;;896;30
Southridge Park;-31.611;28.7468;;;896;30
Soweto on Sea;-33.8556;25.5599;;1485;346;150
Spandauville;-32.2672;24.535;;;347;30
Spolweni;-30.7166;29.3848;;;655
Spongweni;-31.431;27.1509;;;210
Spoornet Grounds;-32.7431;25.802;;;166;30
Spring Grove;-32.1293;26.4811;;1279;1273
Spring Vale;-31.6319;28.6772;;;896
Springdale;-33.922;25.557;;;346;90
Springfield;-33.9818;25.5448;;;346;90
Springkaanspoort;-30.5369;27.606;;;1247
Springs;-32.4682;28.0664;;;118
Sprinkaan;-30.2611;28.6114;;;711
Sqitini;-30.3682;27.4167;;;1247
St Francis Links;-34.162;24.8098;;;1238;30
St Georges Strand;-33.8185;25.6579;;;346;90
St Mary;-32.8814;27.7336;;;230;15
St Paul;-30.2557;28.7259;;;711
St. Cutherts Mission;-31.2998;28.6305;;;1342;;;eastern-cape-st-cutherts-mission-tsolo
St. Mark's;-32.0043;27.3647;;;160;;;eastern-cape-st-marks-cofimvaba
Stanford;-30.9193;29.9929;;;69
Stanhope;-32.66;27.4924;;;1262
Sterkspruit;-30.5249;27.3661;;;1247
Steve Tshwete;-30.7191;27.2;;;595
Steynburg;-31.3046;25.8199;;;1249;30
Steytler;-33.9387;25.5847;;;346;90
Sthaleni;-30.9795;28.6514;;;1122
Stinkoro;-30.852;28.6146;;;1314
Stirling;-32.9913;27.9223;;;230;90
Stockpens;-30.682;28.5086;;;1314;30
Stofile Village;-33.8943;25.1386;;1298;379;30
Stofini;-30.937;29.8141;;;69
Stoney Craft;-31.6833;27.3183;;;120
Stoney Drift;-32.9937;27.8866;;;230;90
Stophine;-30.6173;27.3663;;;1247
Strelitzia Park;-33.7502;25.4255;;;481;90
Strelitzia Park Ext;-33.7426;25.4264;;;481;90
Struandale Industrial;-33.903;25.5798;;1485;346;6
Stshayelo;-31.509;29.4287;;;1100;;;eastern-cape-stshayelo-port-saint-johns
Stuttaford;-31.8928;26.8564;;;525;30
Sub-village;-31.8808;28.2623;;580;225
Sugarbush;-30.8259;29.2015;;;655
Sulenkama;-31.0249;28.6899;;;1122
Suluberhe;-30.6814;29.5264;;106;655
Summer Pride;-32.9587;27.847;;;230;90
Summerstrand;-33.993;25.6616;;;346;90
Sunduzwayo;-30.9168;29.9661;;;69
Sundwana A;-32.0093;28.1631;;;225
Sundwana B;-32.1584;28.968;;;245
Sundwane;-31.6028;28.8489;;;631
Sundwane;-31.4731;28.0809;;;946
Sunny South;-33.0711;27.6284;;;230;15
Sunnyridge;-33.0392;27.8537;;;230;90
Sunnyside;-30.8382;29.769;;;69
Sunridge Park;-33.9538;25.5294;;;346;90
Sunrise;-31.3465;29.4534;;;1100;;;eastern-cape-sunrise-port-saint-johns
Sunrise-On-Sea;-32.9196;28.0507;;;230;15
Susa;-30.979;29.028;;898;559
Swane Ridge;-30.9444;29.6491;;;69
Swartkops;-33.865;25.603;;;346;90
Swaswuba;-30.8918;28.3929;;;995
Swazini;-31.5732;29.4062;;;1100;;;eastern-cape-swazini-port-saint-johns
Swazini;-31.0011;30.0284;;;69
Sweet;-32.8336;27.0152;;;822
Swekileni;-31.7054;27.8217;;;946
Swelitsha;-30.8662;28.9119;;;559
Sydenham;-33.9295;25.6004;;;346;90
Tabankulu;-30.975;29.3217;;;1002
Tabase;-31.6448;26.8322;;;210
Tabase;-30.4966;28.2898;;;1314
Tabase Mission;-31.5733;28.5692;;;896
Tabazini;-31.7696;27.8131;;;1344
Tafalofefe;-32.4303;28.4798;;;139
Tafeni;-33.0303;27.4528;;;377
Tafeni;-32.8647;27.1186;;;822
Tafeni;-32.5985;28.3983;;;490
Tafeni;-32.0146;28.564;;;245;11
Tafeni;-31.8227;28.3818;;;893
Tafeni;-31.7669;28.684;;;893;;;eastern-cape-tafeni-mqanduli-2
Tafeni;-31.5299;27.4627;;;121
Tafeni;-31.3668;29.1042;;;631
Tainton;-32.7676;28.0614;;;528
Taiwan;-31.8505;27.6377;;;160
Takalani;-31.3348;27.8353;;;503;30
Takalani;-30.7859;25.7953;;;1380;30
Takazi;-32.5573;28.4304;;;490
Tala;-31.8329;28.9735;;;893
Talemofu;-32.0244;29.0262;;;245
Taleni;-32.0312;27.4997;;;160
Taleni;-31.863;28.7056;;;893
Taleni;-31.462;27.7094;;;121
Taleni;-31.4284;28.1729;;;946
Taleni;-31.2725;29.3464;;;648
Taleni;-31.0117;29.259;;773;1002
Taleni;-30.9349;29.6855;;;69
Taleni A;-32.2001;28.4167;;;1437
Taleni B;-32.1557;28.4186;;;225
Tamara;-32.9849;27.2199;;;1064;8
Tamara A;-32.9968;27.1701;;1272;1064
Tambeko;-30.8779;29.4663;;;1002
Tambo;-32.1372;26.8129;;;1432
Tamboekievlei;-32.5903;26.7259;;;1198
Tamsana;-31.9791;28.7959;;;893
Tantyi;-33.2987;26.542;;;700;50
Tapoleng;-30.5555;27.3698;;;1247
Tapushe;-33.0471;27.36;;;1064
Tapuu;-30.5403;27.3658;;;1247
Taweni;-31.5883;29.2058;;;631
Taweni;-31.1466;29.6593;;;279
Taybank;-33.9395;25.5322;;;346;90
Teba;-32.7374;26.6137;;;567
Teko-Fihla;-32.3693;28.2519;;;118
Teko-Kona;-32.3485;28.2847;;;118
Telle Mission;-30.4378;27.5587;;;1247
Tembeni;-32.2559;28.4554;;;1437
Tembeni;-30.7055;28.5235;;;1314
Tembisa;-31.6656;28.2294;;;946
Tembisa;-31.0204;26.3205;;;113;30
Tembukazi;-31.3635;29.2557;;;648
Tenetyana;-30.795;28.9289;;;559
Tentergate;-32.0949;26.4599;;;1273;11
Tenza;-32.1021;27.8456;;;1344
Tereseng;-30.2251;28.58;;;711
Thaba Chicha;-30.3665;28.3915;;;711
Thabakhobelu;-30.6537;28.2711;;;1314
Thabakhubelu;-30.6493;28.2476;;;1314;14
Thabaputsoa;-30.693;28.4384;;;1314
Thabazini;-31.7467;27.791;;;1344
Thabeng;-30.5111;28.6367;;;765
Thafabanzi;-31.2335;29.4479;;;279
Thafeni;-31.4592;29.4599;;;1100;;;eastern-cape-thafeni-port-saint-johns
Thafeni;-30.6534;28.7694;;;559
Thahathala;-30.6099;28.8018;;;765
Thakanelo;-31.2573;29.6321;;;648
Thaleni;-32.1749;28.3798;;;225;15
Thaleni;-31.4923;27.142;;;210
Thambana;-31.793;29.3299;;;1100;;;eastern-cape-thambana-port-saint-johns
Thambekeni;-31.0982;28.6611;;;1122
Thambekeni;-30.5908;28.4642;;;1314
Thambo Park;-32.9405;27.6838;;796;230;150
Thamsanga;-30.5506;29.0767;;;138
Thandela;-32.4128;28.6138;;;1437
Tharfield;-33.3586;27.2376;;;1064
The Gates;-31.5966;29.5209;;1102;1100;;;eastern-cape-the-gates-port-saint-johns
Theescombe AH;-33.9893;25.497;;;346;6
Thekwini;-31.8563;29.032;;;952
Thekwini;-31.6652;29.3953;;;1100;;;eastern-cape-thekwini-port-saint-johns
Thekwini;-31.037;29.6309;;;69
Themba;-33.18;26.9698;;;1064
Thembalesizwe;-32.4873;24.0729;;;0;30
Thembalethu;-32.9631;27.7745;;796;230;150
Thembalethu East Industrial;-32.9502;27.7835;;796;230;6
Thembani;-32.4638;28.197;;;139
Thembani;-32.0127;27.3226;;;525
Thembeni;-31.4286;29.6529;;;648
Thembeni;-31.3782;28.9201;;;631
Thembeni;-30.5504;28.4145;;;1314
Thembisa;-31.037;28.7418;;;1122
Thembisa;-30.6916;29.4627;;;655
Thoboyi;-32.1165;27.9668;;;951
Thokozani;-30.941;29.8868;;;69
Tholang;-30.2705;28.8071;;;711
Tholeni;-32.3671;27.9766;;;118
Tholeni;-31.0479;28.8844;;654;559
Tholeni;-30.9753;28.9047;;;559;;;eastern-cape-tholeni-kwabhaca-2
Thomas Gamble;-33.7465;25.3741;;;481;90
Thorn Park;-32.8173;27.0034;;;822
Thorneycroft;-31.9264;26.5861;;;1273
Thornfield;-32.9893;27.5193;;;1118;15
Thornham;-33.9757;23.949;;;459
Thornhill;-31.9831;26.5981;;;1273;11
Thoteng;-30.4394;28.4122;;;1314
Thozamisa;-31.665;26.8291;;;120
Thubeni;-32.4494;28.643;;;490
Thulupa;-30.9639;29.8338;;;69
Thunga;-32.2225;27.9867;;;951
Thungwana;-31.9762;28.7709;;;893
Thuntu-Tela;-30.5552;27.4228;;1400;1247
Thunzini;-32.1048;27.5179;;;160
Thuswini;-31.6738;28.9005;;;952
Thuthurha;-32.4319;28.2437;;;139
Thwabe;-31.9326;28.5743;;;893
Thwalikhulu;-31.9575;28.983;;;159
Thwasi;-31.0645;29.5871;;;279
Tienbank;-30.536;27.3553;;;1247
Tikitiki;-31.3584;28.7301;;;1342
Tikolwana;-31.014;28.6983;;;1122
Tildini;-33.0477;27.3707;;;377
Timani;-32.0337;28.2697;;;225;15
Tina Falls;-31.2182;29.0257;;;1122
Tinana;-30.5429;28.432;;;1314
Tinis;-32.7686;26.6486;;;567;30
Tiping;-30.2411;28.8779;;;711
Tipini;-31.5963;28.8032;;;896;30
Tiwane;-31.5094;27.5927;;;121
Tizana;-31.8882;28.2574;;;225
Tjoks 400;-33.7904;25.5757;;879;346;150
Tjoksville;-33.7761;25.5733;;879;346;150
Tjoksville;-31.3853;27.038;;;210;11
Tlakong;-30.4621;27.5197;;;1247
Tlankaneng;-30.4933;27.5532;;911;1247
Toboshane;-32.3518;28.1537;;;118
Toisekraal;-31.8322;26.7397;;;525
Tokwana;-30.6401;28.4235;;;1314
Toleni;-32.4238;27.9859;;;118
Tolofiyeni;-32.8688;27.3372;;;1118;15
Tolofiyeni;-31.5861;28.5731;;;896
Tolweni;-31.0579;29.0497;;;1122
Tombo;-31.6253;29.3919;;;1100;;;eastern-cape-tombo-port-saint-johns
Tonti;-31.7092;29.1144;;;952
Tonti;-30.8608;29.4432;;;1002
Tora;-31.284;28.7035;;;1342
Transwilger;-30.7026;27.2148;;;595;30
Trappan;-30.5358;27.6664;;202;1247
Trastin;-30.6358;29.2712;;932;655
Trastini;-32.8083;27.418;;;1118;15
Tre Haven;-33.9507;25.498;;;346;90
Triyville;-33.7289;25.3682;;;481;90
Trust;-32.7293;27.0221;;;487
Trust;-31.4597;27.6042;;;121
Trustini;-30.6455;29.469;;119;655
Tsaba;-33.1403;27.5199;;;1118;15
Tsalaba A;-31.5653;28.0597;;;946
Tsalaba B;-31.5716;27.9505;;;946
Tsazo;-31.7156;27.9749;;;946
Tsekong;-30.6974;28.4798;;;1314
Tsekong;-30.2707;28.4306;;;711
Tsembeyi;-31.5681;27.0122;;;210
Tsengiwe;-31.5925;27.6547;;;121
Tsepisong;-30.3032;28.8291;;;765
Tshabaqu;-32.1294;27.8063;;;951
Tshabo 2;-32.9307;27.5292;;;1118;15
Tshakude;-31.5378;29.3188;;;1100;;;eastern-cape-tshakude-port-saint-johns
Tshali;-32.1915;28.3904;;;225
Tshamanzi;-32.1593;28.22;;;118
Tshamazimba;-31.5519;27.155;;;120
Tshamehlo;-31.9642;27.1013;;;525
Tshani;-31.9341;29.1981;;;952
Tshatshi;-31.8265;29.1881;;;952
Tshatshu;-31.9473;27.3847;;;160
Tshatshu;-31.8667;27.1974;;;120
Tshatshu;-31.3721;28.7202;;;1342
Tshayelela;-31.7845;27.8162;;;1344
Tshazibane;-32.0812;28.2126;;;118
Tshemese;-31.5955;28.6684;;;896
Tsheni;-31.4311;29.31;;;1100;;;eastern-cape-tsheni-port-saint-johns
Tshetshengwane;-32.0546;27.8816;;;951
Tshezi;-31.91;28.8417;;;893
Tshikaro;-30.8988;28.37;;;995
Tshingwana;-30.7064;29.5196;;;1002
Tshisa;-30.4827;28.6426;;;765
Tshisabantu;-31.5923;28.9867;;;631
Tshisane;-30.6433;28.6818;;;559
Tshisani;-31.3586;28.8356;;;1342
Tshitshane;-31.5343;29.4382;;;1100;;;eastern-cape-tshitshane-port-saint-johns
Tsholora;-32.1;28.7653;;;245;11
Tshoma;-32.2668;28.3269;;;118
Tshonya;-31.2722;29.5907;;;648
Tshonya;-30.9048;29.8609;;;69
Tshoveni;-32.3736;28.2389;;;118
Tshoxa;-32.6945;27.1563;;;487
Tshungwana;-30.9616;29.0301;;;559
Tshusha;-31.6285;29.3318;;;1100;;;eastern-cape-tshusha-port-saint-johns
Tshuze;-30.874;29.6323;;;69
Tshwathi;-30.9156;29.8393;;;69
Tshwati;-31.9854;28.4445;;;225
Tsikarong;-30.2419;28.5541;;;711
Tsita;-30.2256;28.6539;;;711;8
Tsitsa-Mvula;-30.1882;28.5424;;;711
Tsitsong;-30.2077;28.797;;;711
Tsoelike;-30.6476;28.2367;;1283;1314
Tsolo;-31.0731;29.0921;;;1342
Tsolokazi A;-31.5527;27.2308;;;435
Tsolokazi B;-31.8996;27.1847;;;120
Tsolwana;-32.1763;26.4979;;;1273;8
Tsolwana Game Ranch;-32.1763;26.4979;;1343;1273
Tsomo;-32.2496;27.7727;;;1262
Tsomo Mission;-32.0321;27.791;;;1344
Tsomo Poort;-31.4624;27.6734;;;121
Tsotsa;-30.8952;29.9842;;;69
Tsweleni;-31.7538;29.3626;;;1100;;;eastern-cape-tsweleni-port-saint-johns
Tsweleni;-31.092;29.2197;;249;1002
Tubeni;-32.052;28.7501;;;245
Tubeni;-32.0186;27.3773;;;160
Tukayi;-32.7661;27.5019;;;1118;15
Tukela;-31.6403;28.8787;;;952
Tukuba;-31.8168;28.8379;;;893
Tulbagh;-33.9463;25.505;;;346;90
Tungwane;-31.9622;28.7942;;;893
Tungweni;-31.512;29.2063;;;631
Tunxe;-31.6053;28.6081;;;896
Tunzini;-32.0524;28.5703;;;245
Tutaneng;-30.2034;28.5826;;;711
Twane;-31.6072;28.3241;;;896
Twatwa;-31.1825;29.1027;;;1122
Twecu;-33.1134;27.4292;;;377
Twecwana;-33.146;27.4799;;;1118;15
Twee Riviere AH;-33.8346;23.8873;;;459;2
Twezana;-32.8007;27.3102;;447;1118;15
Twinsville;-31.6456;25.8118;;652;416
Tyabana;-32.1097;27.8042;;;951
Tyalara;-31.9065;28.491;;;893
Tyara;-31.4787;28.9919;;;631
Tyata;-33.0749;27.3607;;;377
Tyatyora;-32.7377;26.708;;;567
Tyawana;-31.946;27.5708;;;160
Tyebu;-33.2134;27.1143;;;1064;30
Tyekana;-32.2392;28.0768;;;118
Tyelekebende;-32.1046;28.4367;;;225
Tyelimdaka;-32.7384;27.0343;;;487
Tyemhlophe;-30.721;28.6885;;;559
Tyeni;-33.0668;27.4549;;;1118;15
Tyeni;-32.9672;27.2132;;;1064
Tyeni;-31.8128;28.309;;;946
Tyeni;-31.5545;28.4901;;;896
Tyeni;-31.352;29.6387;;;648
Tyeni;-30.9101;28.6087;;;1314
Tyeni;-30.8991;30.0923;;;69
Tyeni;-30.6786;29.0285;;;559
Tyhila;-32.3266;28.36;;;118
Tyholom;-32.2391;28.371;;569;1437
Tyhume;-31.0264;28.6556;;;1122
Tyhusha;-33.1096;27.4622;;;1118;15
Tyindye;-32.1898;27.8331;;;951
Tyinirha;-32.305;27.9629;;;951
Tyityaba;-33.1947;27.2936;;;1064
Tyiweni;-30.5965;29.0809;;;138
Tylden;-32.1159;27.0725;;;1432
Tyumbu;-31.649;28.7943;;;896
Tyutyu;-32.8526;27.4511;;63;1118;90
Tyutyu;-32.8308;27.3926;;;1118;15;;eastern-cape-tyutyu-qonce-2
Tyutyu North;-32.8436;27.4534;;63;1118;90
Uitenhage AH;-33.7883;25.3677;;;481;6
Uitenhage Lower Central;-33.7731;25.3925;;;481;90
Uitenhage Upper Central;-33.7644;25.3925;;;481;90
Uitkyk;-33.9507;24.3068;;;480;30
Ulahlangubo;-32.0679;28.1735;;;951
Ulundi;-30.6304;28.226;;;1314;8
Umlanga;-31.4505;27.2182;;;435
Umnga;-31.4336;28.3706;;907;1356
Umntla;-31.75;27.4989;;;160;;Maseleni Village
Unifound;-31.9172;26.8536;;;525;30
Unity Park;-31.3658;29.5536;;;648
Upper Beyele;-31.774;27.9374;;;946
Upper Cala;-31.485;27.5044;;;121
Upper Centuli;-31.6872;28.5536;;;896
Upper Cezu;-31.7579;28.6933;;;893
Upper Didimana;-32.1496;26.5774;;;1169
Upper Gcilishana;-32.363;28.1008;;;118
Upper Gqaga;-31.5069;28.2086;;;946
Upper Gxulu;-32.6471;27.108;;;487
Upper Hackney;-32.3118;26.6354;;;1169
Upper Hukuwa;-32.1548;26.6506;;;1169
Upper Joveleni;-30.5874;27.4017;;;1247
Upper Komkulu;-31.7101;27.9945;;;946
Upper Kroza;-31.214;28.9039;;;1122
Upper KuSabalele;-32.0976;27.459;;;160
Upper Lahlangubo;-32.1877;26.6652;;;1169
Upper Lotana;-31.3118;28.884;;;1342
Upper Lwandlana;-30.996;28.7534;;;1122
Upper Macibe;-32.4865;28.3031;;;139
Upper Malepelepe;-31.2175;28.717;;;1342
Upper Mangxongweni;-31.7096;28.0824;;;946
Upper Maqanyeni;-31.4876;28.8598;;;631
Upper Matanzima;-31.6552;28.961;;;952
Upper Mbinja;-31.3603;28.4976;;;1342
Upper Mbulukweza;-32.209;27.7301;;;1344
Upper Mchubakazi;-32.3092;28.1843;;;118
Upper Mgwalana;-31.5739;27.8469;;;946
Upper Mkata;-31.2859;29.3806;;;648
Upper Mnyamana;-30.6149;28.7638;;;559;8
Upper Mnyameni;-32.6202;27.0748;;;487
Upper Mtombe;-33.0513;27.3368;;;1064
Upper Mvenyane;-30.5502;29.0665;;;138
Upper Ndlantaka;-30.8869;29.2718;;;1002
Upper Ndonga;-31.6551;27.3111;;;120
Upper Ndwana;-31.557;27.5217;;;121
Upper Ngqokotho;-31.7298;28.1625;;;946
Upper Ngqolosa;-32.11;27.5993;;;136
Upper Ngqowa;-33.3522;27.1215;;954;1064
Upper Ngqwarha;-31.7625;28.7384;;;893
Upper Nzolo;-31.7165;28.0936;;;946
Upper Rolweni;-30.5582;28.8258;;;765
Upper Sinxago;-31.1484;28.5932;;;995
Upper Tokwana;-30.6523;28.3934;;;1314
Upper Tsitsana;-30.8326;28.3051;;;1314
Upper Tsitsikama;-32.2192;26.5797;;;1169
Upper Xabane;-31.3658;28.6645;;;1342
Upper Xolobe;-32.1495;27.6191;;1450;136
Upper Xuka;-31.7282;28.1523;;;946
Upper Zangqokwe;-32.0751;26.5762;;;1169
Upper Zunqua;-31.679;28.6827;;;896
Valencia;-33.5521;25.6905;;;3;30
Valleisig;-33.7732;25.4224;;;481;90
Van Der Stel;-33.9428;25.4894;;;346;90
Van Rensburgdorp;-32.5719;27.4106;;;1262;30
Van Riebeeck hoogte;-33.7697;25.4146;;;481;90
Vane;-31.1947;29.1919;;;1002
Vanes Estate;-33.737;25.4159;;;481;90
Vayi;-30.9688;29.7756;;;69
Velani;-32.6634;26.9452;;;201
Velani;-32.6325;26.9546;;458;1198
Vergenoeg;-31.3289;27.8233;;;503;50
Vergenoeg;-31.2796;25.8062;;497;1249;50
Vergenoeg;-30.5446;27.3601;;;1247
Vermiljoenskuil;-30.2286;29.0125;;;138
Victoria Park;-31.9244;26.874;;;525;30
Vilo;-31.4739;29.2301;;;631
Vincent;-32.9796;27.9074;;;230;90
Vincent Heights;-32.9734;27.9154;;;230;90
Vinitshi;-31.8161;29.216;;;952
Vithini;-31.7754;29.3115;;;1100;;;eastern-cape-vithini-port-saint-johns
Vlei;-31.1702;29.6817;;;279
Voveni;-30.8187;29.1556;;;559;8
Voyizana;-31.6362;27.6134;;;121
Voyizane;-30.57;27.4283;;;1247;40
Vrystad;-32.1032;27.8733;;;1344
Vukandlule;-31.6619;29.4606;;;1100;;;eastern-cape-vukandlule-port-saint-johns
Vukani;-33.3076;26.5558;;;700;30
Vukani;-31.5182;27.3228;;;435
Vukuza;-31.9889;27.6077;;;160
Vuli Vally;-32.3143;28.2016;;;118;30
Vulindlela;-31.0358;30.1372;;;69
Vumenjani;-32.3541;27.9453;;;951
Vutha;-32.062;28.5055;;;225
Vuvu;-30.6077;28.2402;;;1314
Vuyisile;-30.9279;29.8766;;;69
Vuyolwetho;-33.3431;24.3355;;;1251
Waca;-31.7568;28.0827;;;946
Wadgewood Golf estate;-33.9062;25.3884;;;346;90
Wakefield;-33.3184;27.1935;;;1064
Walaza;-30.4177;27.3571;;;1247;20
Walmer;-33.9771;25.5856;;;346;150
Walmer (X, O and J);-33.9888;25.5835;;;346;90;;eastern-cape-walmer-x-o-and-j-gqeberha
Walmer Downs;-33.9701;25.5639;;;346;90
Walmer G South;-33.9867;25.5976;;;346;90
Walmer Heights;-33.9961;25.5576;;;346;90
Waqu;-31.6145;28.3733;;;896
Wartburg;-32.4539;27.4354;;;1262
Waterfall;-31.609;28.7901;;;896;30
Waterfall;-31.5409;27.1541;;;435
Waterfall;-31.3883;28.7524;;;1342
Waterfall A;-31.6008;28.8144;;;896;30
Waterfall B;-31.6172;28.7659;;;896;30
Waterford;-33.0678;25.0075;;;453
Wavecrest;-34.0233;24.9195;;;454;30
Wawa;-31.9738;28.8822;;;245
Wayisi;-31.7021;28.8943;;;952
Welcomewood;-33.0269;27.5096;;;1118;15
Well Estate;-33.8345;25.6267;;;346;90
Wellsdale;-32.5113;26.7431;;;1198
Wellshot;-32.1418;28.3882;;1435;225
Weltevrede;-33.0798;27.1607;;;1064
Wema;-31.4566;29.6474;;;648
Weni;-31.9065;28.703;;;893
Wentzel Park;-33.6484;26.4149;;;11;30
Wesleyville;-33.131;27.4473;;;1118;15
West Bank Village;-33.035;27.9068;;;230;90
West End;-33.8798;25.5219;;59;346;150
Westbank;-32.8665;27.3791;;;1118;90
Westbourne;-31.902;26.853;;;525;30
Westdene;-31.2876;25.8091;;497;1249;50
Westering;-33.9354;25.5236;;;346;90
Western Hills;-33.9314;25.533;;;346;90
Westlands AH;-33.9441;25.3948;;;346;6
Weston;-33.8495;24.8625;;;379;30
Westview Heights;-33.6029;26.8775;;;1097;30
Weybridge Park;-33.9629;25.5127;;;346;90
Weza;-32.2528;28.4739;;;1437
White City;-30.5294;27.66;;202;1247
Wicksdale;-31.3527;29.0246;;;631
Wilfried Baur;-30.2998;28.7852;;;711
Wili;-32.5348;28.4826;;;490
Willow;-32.1418;28.3882;;;225;20
Willow Glen;-33.9559;25.4937;;;346;90
Willow Park;-33.0427;27.8142;;;230;90
Wilsonia Industrial;-32.9811;27.8244;;;230;6
Windsor;-31.8845;26.8723;;;525;30
Windsor Park;-33.8005;25.4882;;;195;90
Windvogel;-33.8977;25.544;;59;346;150
Winterhoek;-33.7512;25.4336;;;481;90
Winterhoek Park Ext;-33.7429;25.4345;;;481;90
Winterstrand;-33.0938;27.792;;;230;90
Witelsbos AH;-34.0006;24.1162;;;480;2
Witelsbos Bosch Forest;-33.9756;24.1129;;;480;2
Woburn;-32.7115;26.8775;;;201
Wodehouse;-31.9667;27.5516;;;160
Wolela;-32.2437;28.4263;;;1437;11
Wongalethu;-33.0271;24.3332;;;514
Wongalethu;-32.1128;28.0757;;;951
Woodbrook;-33.0334;27.875;;;230;90
Woodlands;-33.9638;25.5202;;;346;90
Woodlands;-33.2516;27.0551;;;1064
Woodleigh;-32.9912;27.9324;;;230;90
Woodridge;-33.9127;25.2075;;;346;90
Woodstock;-31.1239;28.4911;;;995
Wooldridge;-33.2224;27.2389;;;1064
Xabane;-31.3826;28.6946;;;1342
Xabano;-31.0707;29.0212;;;1122
Xabisweni;-31.9197;27.2989;;;160
Xalanga;-31.8144;28.6164;;;893
Xaleni;-32.107;26.6691;;;1432
Xamane;-32.38;27.7491;;;951
Xamnyiba;-30.9716;29.3442;;;1002
Xanxo;-32.0769;29.0047;;;245
Xaxasimba;-32.4927;28.076;;;118
Xaxazana;-30.5722;28.5142;;;1314
Xengxe;-32.9382;27.1797;;;1064
Xeni;-32.0647;28.2684;;;225
Xeni;-31.6566;27.1958;;;120
Xeni;-31.2938;28.6547;;;1342
Xentu;-31.5721;28.3158;;;946
Xhama;-33.1758;27.5365;;;1118;15
Xhama;-30.7556;29.4827;;;1002
Xhameni;-30.6715;29.0006;;;559
Xhamini;-31.3182;29.2936;;;648
Xhentu;-31.2316;28.7481;;;1342
Xhiba;-32.0552;28.9772;;;245
Xhibeni;-31.9736;29.0803;;;159
Xhibeni;-31.6343;28.2037;;;946
Xhokonxa;-31.2656;28.7775;;;1342
Xholongada;-32.2877;28.4893;;;1437
Xhrana;-31.9395;28.7544;;;893
Xhugxwala;-31.75;28.6623;;;893
Xhurana;-31.2596;29.5006;;;648
Xibeni;-31.78;28.92;;;952
Xidolo;-33.1727;27.2791;;;1064
Xilinxa;-32.0582;27.9931;;;951
Xilinxa;-31.1642;29.1042;;;1122
Xobojiyane;-32.0809;28.5352;;;245
Xojani;-31.651;28.4243;;;896
Xokonxa A;-31.5475;28.0059;;;946
Xokonxa B;-31.4967;28.2116;;;946
Xokoxa;-30.8799;28.8423;;;559
Xolani;-33.2928;26.5446;;;700;30
Xolo;-30.9099;28.9245;;;559
Xolobe;-32.2437;27.6696;;;1262
Xolobe;-32.1543;27.6924;;;1344
Xolobeni A;-31.1952;29.9847;;;69
Xolobeni B;-31.1664;30.0874;;;69
Xolweni;-31.9573;28.6626;;;893
Xongora;-31.666;28.5117;;;896
Xonxa;-31.8442;27.0936;;;120
Xonya;-31.8975;28.0556;;1008;946
Xonya;-31.4318;27.7475;;;121
Xopo;-31.1467;29.2244;;;1002
Xoposo;-30.9906;29.4684;;;279
Xora Gonglo;-32.0264;28.8589;;;245
Xorana;-31.9602;28.8515;;;893
Xovula;-31.5489;29.5207;;;1100;;;eastern-cape-xovula-port-saint-johns
Xuka;-31.6935;28.1209;;;946
Xukula;-30.9949;29.1617;;;1002
Xukwane;-32.8951;27.1668;;;822
Xuluxomo;-32.0075;27.552;;;160
Xuma;-31.8166;26.7357;;;525
Xume;-32.0509;27.8975;;;1344
Xume;-31.7714;28.3874;;;893
Xwangu;-32.0424;29.0586;;;245
Xwili;-32.1624;28.8432;;;245
Yellow Wood;-32.809;27.4578;;;1118;15
Yellowsands;-32.8986;28.0729;;;367
Yonda;-32.2819;26.674;;;1169
Young Park;-33.917;25.5721;;;346;90
Zabalaza;-32.8208;27.1848;;;1118;15
Zabasa;-31.4616;28.2516;;;946
Zadungeni;-31.0693;29.4402;;;279
Zagwityi;-32.3051;28.1082;;;118
Zahobeni;-31.1835;29.0964;;;1122
Zakhele;-31.9203;26.8507;;;525;30
Zakhele;-31.0849;28.3602;;;995;30
Zakhele;-30.8001;27.958;;;1142
Zalaza;-33.0336;27.0571;;;822
Zanci;-31.8061;28.8293;;;893
Zandukwana;-31.4101;28.8786;;;631
Zangwa;-32.4253;28.0396;;;118
Zantsi;-30.8349;28.8197;;968;559
Zanyeni;-30.6018;28.3237;;;1314
Zanyokwe;-32.7631;27.0989;;;487
Zava;-30.5969;27.0998;;734;595
Zazulwana;-32.2902;28.1622;;;118
Zazulwana;-30.2166;28.8163;;;711
Zele;-31.4941;29.2447;;;631
Zibele;-31.4071;29.6682;;;648
Zibungu;-31.473;29.21;;;631
Zibungu;-31.3746;28.6043;;;1342
Zibunu;-32.4766;28.4383;;;139
Zicubeni;-31.9671;27.6737;;;160
Zidinzi;-31.9854;29.0394;;;159
Zidulini;-32.0432;27.9261;;;1344
Zigadini;-31.5035;28.65;;;896
Zigadini;-30.715;28.7391;;;559
Zigandleni;-31.532;28.0246;;;946
Zigini;-31.9453;28.6635;;;893
Zigodlo;-32.9871;27.0693;;;822
Zigodlo;-32.1963;28.6256;;;1437
Zigquthu;-31.7314;27.5148;;;160
Zihasini;-31.7363;28.5899;;;893
Zihlahleni;-32.8509;27.1655;;;822
Zikhovana;-32.4427;28.2142;;;139
Zikhoveni;-31.111;28.7147;;;1122
Zikhuba;-31.0277;30.1222;;;69
Zikotazi;-31.7548;28.6259;;;893
Zikova;-33.2312;27.478;;;1118;15
Zikwaba;-32.8527;27.773;;;230;15
Zilandana;-31.1452;28.5997;;;995
Zilandana;-31.1063;28.8349;;;1122
Zilangweni;-32.0514;28.8711;;583;245
Zimanzi;-31.8199;29.0845;;;952
Zimbaba;-32.5824;28.298;;;490
Zimbane;-31.7348;28.6931;;;893
Zimbane;-30.7381;28.5579;;;1314
Zimbengwini;-30.9135;28.7146;;;1122
Zimbileni;-30.9298;28.9808;;;559
Zimbomvu;-32.0899;28.531;;;1437
Zimbuku;-32.1684;28.264;;;225
Zimito;-31.0413;28.9115;;;559
Zimokolweni;-30.2798;28.6946;;;711
Zimpofu;-30.6239;28.6529;;;765
Zimpohleni;-31.263;29.2698;;;279
Zimtshe;-32.0799;28.7884;;;245
Zincuka;-30.6178;28.5801;;;765
Zincukutwini;-31.8789;29.1449;;;952
Zindawa;-30.5872;28.2305;;;1314
Zingadini;-31.8077;27.6699;;;160
Zingcaceni;-31.6447;26.902;;;120
Zingcuka;-32.6755;27.0441;;;487
Zingcuka;-32.0839;28.251;;;225
Zingcuka;-31.3016;28.6606;;;1342
Zingonyameni;-30.6151;28.5209;;;1314
Zingqandana;-32.4511;28.0056;;;118
Zingqolweni;-31.7016;27.3681;;;120
Zingxangele;-30.6181;27.5824;;1065;1247
Zinini;-30.8596;29.7986;;;69
Zinkedama;-32.3311;27.9576;;812;951
Zinkumbeni;-31.4202;29.0742;;;631
Zinkumbini;-31.5276;28.7763;;;896
Zinkuwu;-31.9982;29.0644;;;159
Zinqawe;-30.9148;28.7517;;;1122
Zinyangeni;-31.2124;29.7171;;;648
Zinyoka;-32.8134;27.4156;;;1118;15
Zinyoka;-32.4693;28.054;;;118
Zinyoka;-31.7992;28.6241;;;893
Zinyosini;-30.5746;28.6246;;;765
Ziphondo;-31.496;29.2938;;;1100;;;eastern-cape-ziphondo-port-saint-johns
Ziphunzana;-32.7012;28.039;;;528
Ziqhamnganeni;-32.1082;28.1962;;;118
Zisoyini;-31.5912;26.9798;;;210
Zitapile;-30.5692;28.8593;;;765
Zitatele;-31.5699;28.8849;;;631
Zitenjeni A;-32.1021;28.851;;;245
Zitenjeni B;-32.399;28.667;;;1437
Zitenjini;-31.8817;28.8479;;;893
Zitetyaneni;-30.5991;27.2142;;1478;595
Zithembu;-31.8867;28.8099;;;893
Zithenyini;-32.1054;28.8136;;;245
Zithulele;-32.0454;29.0934;;;159
Zitulele;-32.3258;28.1628;;;118
Zitulele Industrial;-32.3309;28.1583;;;118;2
Zitzpileni;-31.6484;27.058;;;120
Zixekeni;-31.929;28.7757;;;893
Zixholosini;-31.6611;28.9334;;;952
Zixhotyeni;-31.2813;29.1041;;;1122
Zixinene;-32.7111;26.9969;;;822
Zixinene;-31.5445;26.9428;;;210
Zixothyeni;-32.9714;27.4365;;;1118;15
Zixotyeni;-32.8352;26.9048;;;822
Ziyekeni;-31.5465;27.8706;;;946
Zizamele;-32.3317;28.198;;;118;30
Zizamele;-31.7173;27.2186;;;120
Zizamele B;-32.3369;28.1942;;;118;30
Zola;-32.0116;26.2436;;;1273;8
Zola;-31.6566;28.0322;;;946
Zola;-30.9601;27.6008;;;38;30
Zola;-30.576;27.6146;;72;1247
Zondani;-32.4668;28.1495;;;118
Zubura;-31.5453;28.323;;;946
Zukezweni;-31.5275;28.7676;;;896
Zulu;-30.7959;29.6418;;;69
Zwart Water;-31.6645;26.8476;;;120
Zwartenbosch Golf & Lifestyle Estate;-33.9936;24.748;;;426;30;;eastern-cape-zwartenbosch-golf-lifestyle-estate-humansdorp
Zweledinga;-34.0016;25.3697;;;346;90
Zwelethemba;-31.3783;27.0349;;1307;210
Zwelidinga;-33.3931;27.0762;;;1064
Zwelitsha;-32.9206;27.4212;;;1118;510
Zwelitsha;-32.6675;27.5018;;;1262;8
Zwelitsha;-32.6321;28.3811;;;490
Zwelitsha;-32.0703;29.0128;;;245
Zwelitsha;-31.8172;28.7416;;;893
Zwelitsha;-31.4539;28.761;;;1342
Zwelitsha;-31.3842;26.364;;;857;50
Zwelitsha;-31.3529;29.5585;;;648
Zwelitsha;-31.1681;28.4909;;;995
Zwelitsha;-31.0954;29.2443;;;1002
Zwelitsha;-30.8813;28.964;;790;559
Zwelitsha;-30.699;29.0294;;;559;;;eastern-cape-zwelitsha-kwabhaca-2
Zwelitsha;-30.4553;27.3547;;1412;1247
Zwelitsha;-30.2163;29.065;;;138
Zwelitsha A;-31.0235;28.7979;;1460;1122
Zwelitsha Unit 1;-32.9112;27.4154;;1460;1118;150
Zwelitsha Unit 10;-32.9266;27.4223;;1460;1118;150
Zwelitsha Unit 11;-32.9202;27.4137;;1460;1118;150
Zwelitsha Unit 2;-32.9152;27.4156;;1460;1118;150
Zwelitsha Unit 3;-32.9154;27.4242;;1460;1118;150
Zwelitsha Unit 4;-32.9207;27.4292;;1460;1118;150
Zwelitsha Unit 5;-32.9167;27.4202;;1460;1118;150
Zwelitsha Unit 6;-32.9172;27.4134;;1460;1118;150
Zwelitsha Unit 7;-32.9206;27.4212;;1460;1118;150
Zwelitsha Unit 8;-32.9268;27.4369;;1460;1118;150
Zwelitsha Unit 9;-32.9269;27.43;;1460;1118;150
Zwelitsha Zone 7;-32.9232;27.4179;;1460;1118;150
Zwide;-33.8677;25.5571;;1485;346;150
Zwide;-31.6429;25.8035;;652;416
Zwide 1;-33.8662;25.5528;;1485;346;150
Zwide 2;-33.8704;25.5568;;1485;346;150
Zwide 3;-33.8715;25.5684;;1485;346;150
Zwide 4;-33.8618;25.5578;;1485;346;150
eBakaneni;-32.2321;28.4586;;;1437
eBelungwini;-32.1772;28.8744;;;245
eBhalasi;-32.8325;27.4425;;;1118;15
eBhisiniya;-32.0861;28.1085;;;951
eBhityolo;-32.449;27.8969;;;118
eBhoyileni;-32.3864;28.067;;;118
eBhusabelo;-30.9536;28.5617;;;995
eBika;-32.2905;28.2049;;;118
eBiyoni;-31.6346;27.9229;;;946
eBongweni;-32.9811;27.4299;;;1118;15
eBongweni;-32.1037;28.3573;;719;225
eCacadu;-31.7315;27.2051;;;120
eChibini;-31.5346;29.2226;;;631
eChibini;-31.4912;27.2559;;;435
eChibini;-31.4428;27.7221;;;121
eChibini;-31.2037;29.7478;;;648
eChibini A;-31.8437;27.9517;;;946
eCibini;-31.8409;28.1609;;;946
eDakaneni;-32.1426;28.1529;;;118
eDiphini;-30.8411;28.6229;;;1314
eDipini;-31.7568;27.097;;;120
eDrayini;-32.811;26.8847;;;201
eDrayini;-32.7749;27.4864;;;1118;15
eDrayini;-31.6802;28.0268;;;946
eDrayini;-30.1402;28.9337;;;711
eDrayini A;-32.4953;28.1452;;;139
eDrayini A;-32.133;28.3497;;;225
eDrayini B;-32.297;28.4941;;;1437
eDrayini B;-32.2842;27.9842;;;951
eDresini;-30.1772;28.9888;;;711
eDungu;-31.2642;29.2105;;1009;1002
eGadini;-31.9802;28.231;;;225
eGcabalata;-31.5083;28.0716;;;946
eGcibhala;-31.8468;27.0624;;;120
eGcukesi;-32.2145;28.2256;;;118
eGoli;-31.7471;29.1866;;;952
eGoso;-32.2817;28.0294;;;118
eGoso;-31.889;29.0868;;;952
eGotyibeni;-31.8635;28.1008;;;946
eGotyibeni;-31.465;28.8448;;;1342
eGotyibeni A;-32.1964;28.4272;;;1437
eGotyibeni B;-32.1762;28.4709;;;1437
eGqubeni;-32.311;27.947;;;951;8
eGqubeni Sp;-32.311;27.947;;1462;951
eGrakhulu;-32.3877;27.8968;;;951
eGxojeni;-31.5142;28.0392;;;946
eHlangalana;-30.9309;28.5277;;;995
eHukwini;-31.853;28.0238;;;946
eJekezi;-32.0934;28.0552;;;951
eJojweni;-33.1572;27.4489;;;1118;15
eJojweni;-32.1468;27.6913;;;1262
eJojweni;-31.9119;29.0349;;;159
eJojweni;-30.8499;28.5444;;;1314
eJojweni A;-32.0302;28.2453;;;225
eJojweni A;-32.0278;28.014;;;946
eJojweni A;-31.6942;27.0442;;;120
eJojweni B;-32.2019;28.5689;;;1437
eJojweni B;-31.6885;27.8579;;;946
eJojweni B;-31.655;27.0728;;;120
eKomannishini;-32.2814;28.0128;;;951
eKrozweni;-32.3274;28.4291;;;1437
eKunene;-31.976;28.8443;;;893
eKunene;-31.9375;28.1711;;;946;8
eLalini;-33.0191;27.2779;;;1064
eLalini;-32.7819;26.7271;;;567
eLalini;-32.2143;28.1712;;;118
eLalini;-32.2076;27.625;;;1262
eLalini;-32.1982;28.7391;;677;1437
eLalini;-32.1656;27.7026;;;1344
eLalini;-32.0842;27.8852;;;951
eLalini;-31.343;28.3938;;;1356
eLalini A;-32.2602;28.1867;;;118
eLalini A;-32.2178;28.8833;;;245
eLalini A;-31.9165;28.1258;;;946
eLalini B;-32.2512;28.6755;;;1437
eLalini B;-31.7883;28.1413;;;946
eLalini C;-32.4037;28.0905;;;118
eLalini C;-32.0101;28.5336;;;245
eLalini D;-31.9197;28.403;;;225
eLalini E;-32.2331;27.8348;;;951
eLalini E;-32.1876;28.4106;;;1437
eLalini F;-32.3982;28.7048;;;1437
eLalini H;-31.9133;28.291;;;225
eLengeni;-32.3792;28.0317;;;118
eLeni;-31.723;27.4347;;;160
eLigwa;-32.3461;28.6066;;;1437
eLixeni;-31.6498;27.4714;;;121
eLixeni;-31.4209;28.2648;;;946
eLokishini;-31.5735;28.0052;;;946
eLupindweni A;-31.7594;26.9561;;;120
eLupindweni B;-31.718;26.923;;;120
eLuqolweni;-32.0811;27.7667;;;1344
eLuqolweni A;-31.7275;27.5642;;1464;160
eLuqolweni B;-31.858;27.7154;;1464;160
eLusuthu;-32.2526;28.1138;;;118
eLuthuthu;-32.0347;28.0574;;;225
eLuxeni A;-31.5818;27.1984;;;120
eLuxeni B;-31.7949;27.0602;;;120
eLuxomo;-31.9504;28.3829;;;225
eLuzie Drift;-30.773;28.5216;;;1314
eMabheleni;-31.9193;28.3732;;;225
eMabheleni;-30.7866;28.6458;;;1314
eMachibini;-31.5259;28.1536;;;946
eMacwereni;-31.7299;28.201;;;946
eMadizeni;-31.6781;28.1823;;;946
eMadopholweni;-32.2633;27.9735;;;951
eMafusini;-31.692;28.1813;;;946
eMagiqweni;-32.4973;28.2818;;;139
eMagiqweni;-32.1749;28.3798;;1289;225
eMagocweni;-32.0412;28.427;;;225
eMagotsini;-32.3451;27.8961;;;951
eMagqobhokeni;-32.7295;27.3499;;;1262
eMahemini;-32.2684;27.978;;;951
eMahlathini;-32.3968;28.3766;;;139
eMahlathini;-30.8382;28.5831;;;1314
eMahliwane;-32.2375;28.2931;;;225
eMahlubeni;-31.8607;28.2748;;;225
eMahlubini;-33.2378;27.1247;;;1064
eMahlubini;-31.2196;28.5986;;;995
eMahlubini A;-32.4637;27.9771;;;118
eMahlubini B;-32.0494;28.0267;;;951
eMakhuzeni;-33.1257;27.0798;;;1064
eMakodisini;-32.1867;28.2592;;;118
eMambendeni;-32.3706;28.0039;;;118
eMamfeneni;-32.1375;28.2901;;;225
eMamfeneni;-31.9298;28.0978;;;946
eMampingeni;-31.6219;28.1056;;;946
eMampondweni A;-32.0481;28.6753;;;245
eMampondweni B;-32.1424;28.9121;;;245
eMamvulaneni;-31.5902;28.199;;;946
eMandlaneni;-31.8081;28.112;;;946
eMangqangqa;-32.4443;28.2053;;;139
eMangqosinini;-32.0554;28.2818;;;225
eMangweni;-32.7938;27.2589;;;1118;15
eMangweni;-31.9015;27.8519;;;1344
eMangweni;-31.8973;28.4207;;;225
eMangweni;-31.7883;28.1325;;;946
eMantlegoso;-31.8554;28.0371;;;946
eMantlwaneni;-31.6974;28.1978;;;946
eMaphiko;-32.2579;27.9937;;;951
eMaqwatini;-31.9307;27.2153;;;120
eMarhawuleni;-32.051;28.1583;;;951
eMarhedwaneni;-32.3592;28.0575;;;118
eMasameni;-31.5536;29.2277;;;631
eMaseleni;-32.0658;28.1256;;;951
eMasisini;-32.2092;28.1342;;;118
eMaswusheni;-32.2696;28.1609;;;118
eMatipheni;-32.4377;28.2576;;;139
eMatolweni;-32.2644;27.8593;;;951
eMatolweni;-31.8965;28.3442;;;225
eMatsamraleni;-32.915;26.9796;;;822
eMatyabomvu;-31.9745;28.0706;;;946
eMatylolweni;-31.4918;28.0706;;;946
eMatyolweni;-32.0152;27.4456;;;160
eMawusheni A;-31.8203;27.7803;;;1344
eMawusheni B;-31.9291;27.6833;;;160
eMaxesibeni;-30.5499;28.8187;;;765
eMaxhame;-31.9892;28.2563;;;225
eMazimeni;-31.9406;27.208;;;120
eMazizini;-33.373;27.115;;;1064
eMazizini;-31.9629;27.7514;;;1344
eMazizini;-31.9498;28.7216;;;893
eMazizini;-31.9487;28.2716;;;225
eMazizini;-31.8876;28.1194;;;946
eMazizini;-30.4932;28.4849;;;1314
eMbangweni;-30.9354;29.3421;;;1002
eMbewuleni;-31.6761;27.7152;;;121
eMboleni;-31.7398;29.1989;;;952
eMbonisiweni;-30.7843;28.5935;;;1314
eMbopisiweni;-30.7907;28.5906;;;1314
eMbovu;-32.3269;28.407;;;139
eMdungunyeni;-31.6812;28.08;;;946
eMfulamde;-32.1623;28.0424;;;951
eMgcwe;-32.1494;28.2021;;;118
eMgqigweni;-32.2792;28.138;;;118
eMgudlwane;-31.9464;28.4694;;;245
eMgwanisheni;-32.9215;26.9708;;;822
eMhlanga;-31.4339;29.0121;;;631
eMjikelweni;-30.5774;28.3945;;;1314
eMkalweni;-31.5262;28.0059;;;946
eMlenzeni;-31.9072;28.2904;;;225
eMmangweni;-32.4454;28.0327;;;118
eMmangweni;-31.8309;28.0026;;;946
eMncuncuno;-32.279;28.1044;;;118
eMndwaxa;-32.3304;28.4488;;;1437
eMngcwe;-32.1747;28.245;;;118
eMoyeni;-30.9183;28.5649;;;1314
eMpangala;-31.4956;29.0476;;;631
eMphahleni;-32.1982;28.0358;;;951
eMphesheya;-32.3119;28.0568;;887;118
eMthonjeni;-31.7894;27.1134;;;120
eMtonjeni;-32.3885;28.3433;;;139
eMxaxa;-33.1442;27.0068;;;1064
eMxhaxho;-32.8629;27.2975;;;1118;15
eMxohelo;-32.7791;26.7188;;;567
eMzitheni;-32.4141;28.0094;;;118
eMzwini;-31.9268;28.0327;;;946
eNcalukeni;-32.4157;28.2924;;;139
eNcalukeni;-31.6652;27.1679;;;120
eNcalukeni;-31.4124;28.252;;;946
eNcalukeni;-30.9997;28.5369;;;995
eNdelane;-32.185;28.432;;;1437
eNdenya;-32.3288;28.0192;;;118
eNdulini;-31.9517;27.822;;;1344
eNdulini;-31.8017;28.1232;;;946
eNdulini;-30.527;28.7015;;560;765
eNdulini A;-32.0214;28.5452;;;245
eNdulini B;-31.8297;28.273;;;225
eNdungunyeni;-31.6996;28.0646;;;946
eNgcacu;-31.758;28.1339;;;946
eNgcingcinikhwe;-32.3986;27.8371;;;951
eNgcwangu;-32.2714;27.8259;;;951
eNgojini;-32.0694;28.9074;;;245
eNgojini;-31.9282;29.0376;;;159
eNgojini;-31.5609;29.2158;;;631
eNgonyama;-32.105;28.2543;;;225
eNgqaba;-31.8488;28.0005;;;946
eNgqanda;-31.6734;27.2059;;;120
eNgqaqeni;-32.3491;28.4695;;;139
eNgquthu;-33.0152;27.3824;;;377
eNgwabeni;-32.7508;26.7964;;;201
eNgwane;-32.4809;28.1181;;;118
eNgxalawe;-32.0507;28.0016;;;951
eNgxewane;-32.3676;28.1452;;;118
eNgxingweni;-31.9302;28.2201;;;225
eNgxingweni;-30.6044;28.2215;;;1314
eNgxingweni A;-32.0313;27.4903;;;160
eNgxingweni B;-32.0913;27.5493;;;160
eNkalweni;-30.6218;28.5457;;;1314
eNkanini;-32.3459;28.0492;;;118
eNkcalwini;-32.4187;28.4558;;;139
eNkelekethe;-32.3997;28.3305;;;139
eNkolweni;-32.2113;28.2998;;;225
eNkongolo;-31.2595;29.1944;;1009;1002
eNkunkumeni;-32.1109;28.4287;;;225
eNqileni;-32.3226;27.981;;;951
eNqileni;-32.27;28.5268;;;1437
eNtabeni;-31.6859;28.1855;;;946
eNtabeni;-30.5471;28.2608;;;1314
eNtilini;-32.0977;27.7167;;;1344
eNtilini A;-32.1477;28.7943;;;245
eNtilini B;-32.2397;28.5664;;;1437
eNtilini C;-32.2776;28.3977;;;1437
eNtilini D;-32.2123;28.7519;;;1437
eNtlakwendlela;-32.1522;28.0829;;;951
eNtlakwesikolo;-31.9576;28.1443;;;946
eNtlanjeni;-31.448;27.1503;;;210
eNtlekiseni;-32.0505;28.2011;;;951
eNtlekiseni A;-31.9799;28.0802;;;946
eNtlekiseni B;-31.9212;28.1458;;;946
eNtobeni;-32.2962;27.971;;;951
eNtombo;-32.3144;27.8629;;;951
eNtshatshongo A;-32.2062;28.6525;;;1437
eNtshatshongo B;-32.151;28.5321;;;1437
eNtshingeni;-32.3374;28.4247;;;139
eNtshingeni;-32.0063;28.2432;;;225
eNtshingeni;-31.7318;29.23;;;952
eNtshingeni A;-32.0153;28.144;;;225
eNtsimekweni;-30.6081;27.198;;;595;11
eNtsukazi;-32.3736;28.1523;;;118
eNtwashini B;-31.8484;28.2585;;;225
eNtwashwini;-31.9132;27.9568;;;1344
eNtwashwini A;-31.7971;28.0787;;;946
eNtwashwini B;-31.7714;27.9802;;;946
eNyandeni;-31.8597;28.3321;;;225
eNyanisweni;-30.5538;28.7336;;;765
eNyibibeni;-31.4211;28.4058;;;1356
ePhika;-32.3675;28.3668;;;139
ePhole;-33.0758;27.4166;;;377
ePifane;-31.4032;28.4259;;;1356
ePifane;-31.1729;28.5048;;928;995
eQeto;-33.3281;27.101;;;1064
eQhibebe;-32.0197;28.2965;;1302;225
eQhokama;-31.9254;28.2915;;;225
eQolweni;-32.0776;27.5534;;;160
eQolweni;-31.8842;28.3598;;;225
eQolweni A;-31.9829;27.9973;;;946
eQolweni A;-31.854;27.7917;;1479;1344
eQolweni B;-31.7266;27.9026;;;946
eRamatiya;-30.9627;28.5177;;;995
eRhala;-32.3791;28.1352;;;118
eRhamnyiba;-32.8037;27.3495;;;487
eRhwantsini A;-32.1122;28.4161;;;225
eRhwantsini B;-31.9676;28.2996;;;225
eSantini;-32.1541;28.1189;;;951
eSidikidini;-31.9679;28.563;;;893
eSidutyini;-32.2799;28.1631;;;118
eSigadini;-32.2858;28.0743;;;118
eSigangeni;-31.753;27.957;;;946
eSigangeni;-31.6617;27.7164;;;121
eSigingqini;-33.3454;27.1075;;;1064
eSigingqini;-32.5878;28.493;;;490
eSigingqini A;-32.7967;26.7108;;;567
eSigingqini A;-32.2849;27.9168;;;951
eSigingqini B;-32.7325;26.9287;;;201
eSigingqini B;-32.3949;28.1976;;;118
eSihlabeni;-32.1534;28.1703;;;118
eSihlabeni;-31.8749;27.2516;;;120
eSihlabeni;-31.7817;28.1335;;;946
eSihlabeni;-31.7606;28.364;;;893
eSihlabeni A;-31.9143;28.3163;;;225
eSihlabeni B;-31.9887;28.4056;;;225
eSihlabeni C;-32.0418;28.4386;;;225
eSihlanini;-32.345;28.7617;;;1437
eSikhobeni;-31.9671;28.1686;;;946
eSikhobotini;-31.8363;28.0159;;;946
eSikhumbeni;-30.8477;29.783;;;69;;Mzamba
eSikhungwini;-31.5189;28.022;;;946
eSikhwankqeni;-31.808;27.2152;;;120
eSikobeni;-32.0023;27.6391;;;160
eSikolweni;-32.106;27.9008;;;951
eSikolweni;-32.1033;28.4983;;;1437
eSikolweni;-31.9176;28.5016;;;893
eSilevini;-31.7967;28.0146;;;946
eSingangeni;-32.0884;28.4792;;;225
eSingeni;-32.8434;27.4699;;;1118;15
eSingeni A;-31.5076;28.1105;;;946
eSingeni B;-31.9025;27.3963;;;160
eSingeni B;-31.8529;27.982;;;946
eSingeni C;-31.9827;27.5008;;;160
eSiqithini A;-32.0922;28.0201;;;951
eSirhosheni A;-32.0881;28.1923;;;951
eSirhosheni B;-32.289;28.3216;;;118
eSitshayelweni;-31.706;29.2347;;;952
eSixekweni;-31.7396;26.9618;;;120
eSixholosi;-31.6827;28.067;;;946
eSixhotyeni;-32.3922;28.2206;;;118
eSixhotyeni;-32.0146;27.6483;;;160
eSixhotyeni;-31.7959;28.3446;;;893
eSizindini;-32.1343;27.8616;;;951
eSizindini;-31.135;28.6112;;;995;8
eSizindinii;-31.135;28.6112;;1481;995
eTaleni;-31.8189;28.0131;;;946
eThafeni;-31.7707;27.1177;;;120
eThembalethu;-30.8368;28.5492;;;1314
eThembeni;-32.1163;28.6043;;;245
eThika;-32.2945;28.0677;;;118
eThina;-31.2818;29.199;;1009;1002
eThwishini;-32.2872;27.7546;;;1262
eTombelihle;-30.8998;28.5532;;;1314
eTshingeni;-32.2573;28.431;;;1437
eTshubutshezi;-30.8469;28.5124;;;1314
eTyinindini;-30.5626;27.5494;;;1247;14
eTyiweni;-32.4518;27.9762;;;118
eVotini;-32.382;27.8413;;;951
eXeni;-31.8843;28.3458;;;225
eXibeni;-31.797;28.1082;;;946
eXuka;-31.6909;28.1932;;;946
eZambuzane;-32.03;28.2073;;566;225
eZantsi;-32.055;28.4543;;;225
eZibondeni;-32.3055;27.9999;;;951
eZimfeneni;-32.3908;28.6384;;;1437
eZinduneni;-31.682;29.192;;;952
eZingqayi;-32.2135;28.213;;;118
eZingxondoreni;-32.5017;27.9962;;;118
eZintabeni;-31.6668;28.714;;;896;8
eZintukwini;-32.1028;28.163;;;951
eZipamprini;-30.5651;28.7406;;;765
eZiqhorhana;-32.2735;28.6474;;;1437
eZisoyini;-32.4807;28.0683;;;118
eZithenjini;-32.0255;28.3669;;;225
eZixhotyeni;-32.2334;27.8243;;;951
ebhongweni;-32.1916;28.741;;677;1437
iBende;-32.1395;28.4432;;;225
iBhayi;-33.8668;25.5584;;;346;780
iCumakala;-32.0341;28.101;;;225
iCumakala;-31.6543;27.2376;;;120
iDyaba;-32.3474;27.9837;;;118;8
iKhiwane;-33.1649;27.4708;;;1118;15
iNcedana;-32.2983;28.453;;;1437
iNgcingwane;-32.162;28.3641;;;225
iNkonkwane;-32.4363;28.3637;;;139
iNtlambonkulu;-32.2692;28.0797;;;118
iXeni;-31.9129;28.2235;;;225
kuDikidikana;-32.9278;26.9606;;;822
kwaQana;-32.1342;28.9958;;997;245
kwaSawu;-32.8201;26.8762;;;201
lututu;-31.3824;28.4348;;;1356
uLahlangubo;-31.4295;27.6642;;;121
uMangathi;-32.0785;28.3611;;;225
uMasizakhe;-32.2401;24.5425;;;347;30
uMgagasi;-32.264;28.1223;;;118
uMgwalana;-31.536;27.7711;;;121
uMntla;-32.1203;28.1542;;;951
uMzantsi;-32.8448;27.2913;;;1118;15
uMzantsi;-32.032;28.0702;;1211;225
uMzantsi;-31.9222;27.7654;;;1344
uMzantsi A;-32.3324;28.0676;;;118
uMzantsi B;-32.2469;28.0164;;;951
uMzantsi B;-32.1655;27.7182;;;1344
uMzantsi C;-32.3445;28.1527;;;118
uMzantsi D;-32.0476;27.5736;;125;160
# Free State
42nd Hill;-28.2417;29.1003;;;383;30
Abrahamsrust;-26.756;27.8292;;;1178
Alma;-27.9311;26.7486;;;1423;30
Amelia;-26.8592;27.898;;1452;1178;50
Arboretum;-29.1034;26.2183;;;73;90
Ashbury;-29.1465;26.2583;;;73;90
Baddriftbrug;-26.7584;27.8184;;;1178
Bakenpark;-28.2164;28.3326;;;60;30
Balaclava;-29.3963;26.9887;;;1280;15
Balkfontein;-27.4043;26.5047;;;94
Batho;-29.1379;26.2295;;720;73;150
Baysvalley;-29.0817;26.2239;;;73;90
Bayswater;-29.0811;26.2381;;;73;90
Bayswater Rural;-29.0701;26.246;;;73;90
Bedelia;-27.9801;26.7102;;;1423;30
Belmont;-28.2425;28.3066;;;60;30
Bergmanshoogte;-30.2762;25.2747;;;1079;30
Bergsig;-28.2741;29.1436;;;383;30
Bethulie;-30.2492;25.7145;;;1236;30
Blaauwdrift;-28.1131;26.7216;;;1392
Bloemanda;-29.1942;26.2246;;720;73;90
Bloemfontein Airport;-29.0923;26.3022;;;73;6
Bloemfontein Central;-29.1161;26.2218;;;73;90
Bloemside;-29.1588;26.2636;;;73;90
Bob Rodgers Park;-29.1075;26.2927;;;73;90
Bochabela;-29.1461;26.238;;720;73;150
Bofulo;-28.947;26.8661;;;1280;15
Bohlokong;-28.1932;28.3281;;;60;50
Boiketlo;-28.5571;28.8243;;;1085
Boitekong;-28.5198;28.79;;;1085;50
Boitumelo;-28.8851;27.8744;;804;277;50
Boitumelong;-29.3973;24.9938;;;519;30
Bolata;-28.5727;28.7958;;;1085
Bolokanang;-29.1283;25.4225;;;1070;30
Borwa;-29.1961;27.0317;;;1353;80
Bothaville Industrial;-27.3855;26.6338;;;94;2
Botjhabelo;-28.5052;28.818;;;1085
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
Brentpark;-27.6664;27.191;;;540;50
Bronville;-27.9968;26.8182;;;1423;50
Buitesig;-29.1209;26.2282;;;73;90
Bultfontein;-29.1691;26.8128;;;1280;90
Bultfontein 1;-29.1681;26.7862;;;1280;90
Bultfontein 2;-29.1662;26.8075;;;1280;90
Bultfontein 3;-29.1777;26.8162;;;1280;90
Bultfontein 4;-29.1752;26.8289;;;1280;90
Bultfontein 5;-29.1609;26.8201;;;1280;90
Charl Malanville;-27.6567;27.2347;;;540;30
Charlesville;-29.7823;25.4349;;;448;30
Chris Hani;-29.1865;26.2656;;720;73;90
Clarens Golf & Trout Estate;-28.5146;28.4303;;;156;30;;free-state-clarens-golf-trout-estate-clarens
Clarens Mountain Estate;-28.5158;28.4398;;;156;30
Cloetespark;-30.5076;25.9738;;;61;30
Coalbrook;-26.8941;27.9109;;;1178
Constantia;-27.6464;27.1864;;;540;30
Dagbreek;-27.9648;26.75;;;1423;30
Dan Pienaar;-29.0875;26.2124;;;73;90
Dawiesville;-29.1892;27.039;;;1353;30
Deals Gift AH;-29.0773;26.2701;;;73;6
Diamong;-28.9137;27.553;;;411;50
Dikheleng;-27.3831;26.6472;;494;94;50
Dinkweng;-28.6243;28.8965;;;1085
Dipelaneng;-29.5107;27.1495;;;414;50
Dipongpong;-27.8326;26.3677;;862;1426;50
Dipotomane;-28.8952;27.5585;;;411;50
Dithotaneng;-28.5422;28.7791;;;1085
Ditlhake;-29.3902;24.9947;;;519;30
Ditshehlong;-27.372;26.6511;;494;94;50
Donkerhoek;-28.5537;25.2591;;;93;30
Doorn;-27.9836;26.7486;;;1423;30
Ebenaeser;-29.722;27.0114;;;1425;30
Eco Village;-28.411;26.7094;;761;1293;50
Eden Smallholdings;-28.246;28.2848;;;60;2
Edenhoogte;-29.7236;25.938;;;232;30
Ehrlich Park;-29.1545;26.2132;;;73;90
Elandia;-27.6348;27.2445;;;540;30
Election Park;-28.4041;26.6985;;761;1293;50
Estoire AH;-29.1007;26.2746;;;73;6
Eureka;-29.3587;26.8901;;;1280;15
Fateng Tse Ntsho;-28.2974;27.9682;;;1060;140
Fauna;-29.1679;26.1885;;;73;90
Feloane Trust;-29.1162;26.7364;;;1280;15
Fichardt Park;-29.1454;26.1806;;;73;90
Flamingo Lake;-27.9991;26.6718;;;1423;30
Flamingo Park;-27.95;26.7372;;;1423;30
Flenter;-29.2181;26.8176;;;1280;90
Fleurdal;-29.1543;26.1935;;;73;90
Frankfort Smallholdings;-27.2872;28.4718;;;284;2
Frayville;-29.7344;25.3037;;;276;30
Freedom Square;-29.1743;26.2517;;720;73;90
Gardenia Park;-29.1304;26.1727;;;73;90
Geluk Smallholdings;-29.184;26.3039;;;73;6
Gelukwaarts;-27.6421;27.1728;;;540;30
Generaal De Wet;-29.1431;26.2042;;;73;90
Ghost Park;-29.7287;25.9441;;369;232;50
Giyani;-28.2077;28.3349;;1297;60;50
Gladstone;-29.3647;26.8396;;;98;15
Glen Lenie;-28.3058;28.9801;;;383
Goedemoed;-30.5631;26.4108;;;1224
Goedgedacht;-27.6745;27.2325;;;540;30
Grasslands;-29.1564;26.2858;;;73;90
Grasslands Smallholdings;-29.1672;26.3073;;;73;6
Groenpunt resort;-26.8254;28.0499;;;193;2
Groenvlei Smallholdings;-29.047;26.1617;;;73;6
Groenvoerlande;-28.2107;28.3015;;;60;30
Grootdam;-29.3807;26.9196;;;1280;15
Groothoek;-29.3065;26.8551;;;1280;15
Gunhill;-27.6745;27.2279;;;540;30
Ha Molo;-28.9109;27.8872;;804;277;50
Ha-Rankopane;-28.5454;28.8284;;;1085
Ha-Rasebei;-29.7292;25.9494;;;232;80
Ha-Sethunya;-28.5764;28.8442;;;1085
Ha-Taudi;-28.6341;28.8578;;;1085
Hamilton;-29.1622;26.2226;;;73;90
Hani Park;-27.9837;26.8137;;;1423;50
Hardustria;-28.3003;29.1366;;;383;30
Harmony;-28.0814;26.8851;;;1392;30
Harry Gwala;-26.8638;27.8749;;1452;1178;50
Havengaville;-27.9804;27.0225;;;397;30
Heidedal;-29.1365;26.2511;;;73;150
Helicon Heights;-29.0748;26.2295;;;73;90
Hestersrus;-27.88;26.6698;;;1027;30
Heuwelsig;-29.0821;26.2004;;;73;90
Heuwelsig;-27.6416;27.2504;;;540;30
Hillsboro;-29.0736;26.2091;;;73;90
Hilton;-29.1064;26.2382;;;73;90
Hlohlolwane Ext 6;-28.8982;27.5631;;;411;50
Holly Country;-26.9325;27.9162;;;1178
Hospitaalpark;-29.1384;26.1956;;;73;90
Houtnek;-29.0267;26.8019;;;1280;15
Industriqwa;-28.2855;29.0203;;1325;383;2
Intabazwe;-28.2479;29.1121;;;383;50
Ipopeng;-29.7392;25.3138;;;276;50
Itekeng;-27.3785;26.6611;;494;94;50
Ithoballe;-28.3046;27.9686;;275;1060;50
Ithoballe;-27.8352;26.3723;;862;1426;50
Itumeleng;-29.7734;25.4447;;;448;50
Itumeleng Zone 3;-28.9006;27.8814;;804;277;50
J B Mafora;-29.2094;26.2379;;720;73;90
Jabulani;-27.9419;26.6998;;;1423;30
Jan Cilliers Park;-27.9954;26.74;;;1423;30
Jim Fouchepark;-27.9698;26.7318;;;1423;30
Joe Slovo;-29.1545;26.249;;720;73;90
Jordania;-28.2419;28.3175;;;60;30
Jordania;-27.6583;27.2564;;;540;30
Jwala Boholo;-28.6069;28.9146;;;1085
Kanana;-29.7183;27.0155;;1116;1425;50
Kareehof;-28.5452;25.2492;;;93;30
Katlehong;-28.8916;27.8699;;804;277;50
Kgalala;-28.9546;26.8178;;;1280;15
Kgibiditing;-28.6453;28.8616;;;1085
Kgotha;-29.2058;27.0283;;91;1353;50
Kgotsong;-27.3867;26.6529;;;94;380
Kgubetswana;-28.527;28.4234;;;156;50
Khaphamadi;-28.8889;27.8799;;804;277;50
Khukhuna;-27.3918;26.6502;;494;94;50
Kings Hill;-28.28;29.1442;;;383;30
Kitty;-28.1251;26.8312;;;1392;30
Klipfontein;-29.5211;26.9819;;;1280;15
Koma Village;-28.9264;27.0486;;688;272;50
Kommissiedrif;-29.3118;26.7681;;;98;15
Kopanong;-29.2028;26.26;;720;73;90
Kromkloof North Smallholdings;-28.237;28.2591;;;60;2
Kroonheuwel;-27.6492;27.2359;;;540;30
Kroonstad Central;-27.6628;27.2372;;;540;30
Kroonstad Industrial;-27.6668;27.2117;;;540;2
Kroonstad Smallholdings;-27.6463;27.27;;;540;2
Kudumane;-28.5371;28.7705;;;1085
Kwakwatsi;-27.2285;27.5923;;;531;50
La Provance;-28.2502;28.3168;;;60;30
Lake Deneysville AH;-26.8639;28.0939;;;193;2
Lake Veiw;-27.9915;26.7027;;;1423;30
Langenhoven Park;-29.0976;26.1571;;;73;90
Lejwaneng;-28.6571;28.8437;;;1085
Lephoi;-30.5096;25.9777;;;61;50
Leratswana;-28.0239;27.843;;;20;80
Letshalemaduke;-28.5546;28.8403;;;1085
Liliandale;-26.7757;27.7763;;;1178
Linquinda;-29.1148;26.2839;;;73;90
Loch Athlone;-28.2541;28.3071;;;60;30
Longridge;-29.0625;27.01;;;1280;15
Lotusville;-28.253;29.1163;;;383;30
Lourierpark;-29.1827;26.1723;;;73;90
Louterwater;-26.754;27.865;;;1178;30
Lusaka;-28.4236;26.6985;;761;1293;50
Mabolela;-28.5154;28.8006;;;1085
Madikgetla;-30.026;25.7789;;;1316;50
Mafahlaneng;-27.5494;28.5123;;;1351;50
Mafikeng;-28.6087;28.8548;;;1085
Mahlatswetsa;-28.9343;27.0431;;;272;140
Majemasweu;-28.6884;26.4588;;;1440;50
Makeleketle;-28.5315;27.0002;;;1438;50
Makeneng;-28.6127;28.8219;;;1085
Makgemeng;-28.6355;28.8793;;;1085
Makhalaneng;-28.5479;28.7949;;;1085
Makwane;-28.5468;28.8801;;;1085
Makweteng;-28.5072;27.922;;779;1163;50
Makwetu;-28.3019;27.9692;;275;1060;50
Malebogo;-28.1212;25.4917;;;399;50
Mandela Park;-28.9148;27.5562;;;411;50
Mandela View;-29.1284;26.3815;;;73;15
Mangaung;-29.1743;26.2469;;;73;840
Mangaung;-28.5779;28.8217;;;1085
Mantsubise;-28.5655;28.7564;;;1085
Manyatseng;-29.1688;27.4644;;;596;50
Maokeng;-27.6483;27.2198;;;540;80
Maphodi;-30.2598;25.7195;;;1236;50
Marabastad;-27.6483;27.2198;;727;540;50
Marabeng;-28.6245;28.8642;;;1085
Maraisdal;-29.0799;27.0278;;;1280;15
Marakong;-28.5619;28.8525;;;1085
Marallaneng;-28.897;27.8765;;804;277;50
Marantha;-28.93;27.0431;;688;272;50
Masaleng;-28.8945;27.8865;;804;277;50
Masaleng;-28.5923;28.781;;;1085
Masaleng;-28.3442;27.6391;;777;1191;50
Mashaeng;-28.615;28.1932;;;283;50
Masianokeng;-28.6294;28.8554;;;1085
Masilo;-28.4146;26.7015;;;1293;150
Maspala;-27.39;26.6466;;494;94;50
Matamong;-27.389;26.6508;;494;94;50
Matikareng;-28.9088;27.5509;;;411;50
Matlakeng;-30.2923;27.0994;;;1454;50
Matlwangtlwang;-27.9431;27.5477;;;1250;50
Matoporong;-29.6537;26.161;;;1137;50
Matshaneng;-28.6407;28.8527;;;1085
Matshidiso;-28.5215;28.7872;;;1085
Matsieng;-28.6025;28.8067;;;1085
Matsikeng;-28.5095;28.856;;;1085
Matsopaneng;-28.6306;28.8931;;;1085;8
Matswakeng;-28.6416;28.8851;;775;1085
Matwabeng;-28.3409;27.6383;;;1191;290
Matwabeng Ext 4;-28.3393;27.6413;;777;1191;50
Matwabeng Ext 5;-28.3335;27.6361;;777;1191;50
Matwabeng Ext 6;-28.3396;27.6486;;777;1191;50
Matwabeng Zone 1;-28.3431;27.6306;;777;1191;50
Matwabeng Zone 2;-28.3459;27.6284;;777;1191;50
Matwabeng Zone 3;-28.3391;27.6234;;777;1191;50
Mauersnek;-29.1893;27.4386;;;596;30
Mautse;-28.5131;27.9193;;;1163;140
Meloding;-28.1395;26.8943;;;1392;50
Meqheleng;-28.898;27.8804;;;277;530
Meqheleng Zone 1;-28.8904;27.8889;;804;277;50
Meqheleng Zone 2;-28.8974;27.8781;;804;277;50
Meqheleng Zone 3;-28.898;27.8835;;804;277;50
Meqheleng Zone 4;-28.9011;27.8881;;804;277;50
Meqheleng Zone 5;-28.9045;27.8843;;804;277;50
Meqheleng Zone 6;-28.9085;27.8847;;804;277;50
Meqheleng Zone 7;-28.9039;27.8773;;804;277;50
Meqheleng Zone 8;-28.9005;27.8668;;804;277;50
Merino;-29.0896;26.7628;;;1280;15
Merriespruit;-28.118;26.8434;;;1392;30
Metampelong;-28.9333;27.0386;;688;272;50
Metati;-28.5048;27.9163;;779;1163;50
Metsimaholo;-26.9784;28.2107;;;1040;50
Meyershof;-27.3844;26.6021;;;94;30
Middeldeel;-29.0665;26.8387;;;1280;15
Mimosa Park;-27.8787;26.6956;;;1027;30
Mmakong;-28.5925;28.8159;;;1085
Mmamahabane;-28.0892;27.1498;;;1378;50
Modutung;-28.9847;26.7994;;;1280;15
Moeding;-28.6187;28.8574;;;1085
Moemaneng;-28.6799;27.4163;;;744;320
Moemaneng Ext 1;-28.6768;27.4183;;837;744;50
Moemaneng Ext 2;-28.6801;27.416;;837;744;50
Moemaneng Ext 3;-28.6823;27.4201;;837;744;50
Moemaneng Ext 4;-28.6831;27.413;;837;744;50
Moemaneng Ext 7;-28.678;27.4104;;837;744;50
Moemaneng Ext 8;-28.6851;27.4214;;837;744;50
Mofulatshepe;-30.2137;26.5451;;;1224;50
Mokabatane;-28.5153;28.8042;;;1085
Mokodumela;-28.9044;27.5552;;;411;50
Mokodumela;-28.6846;27.4248;;837;744;50
Mokodumela;-28.34;27.6535;;777;1191;50
Mokwallo;-27.0029;27.3879;;;1402;50
Mokwena;-29.1902;26.8423;;;1280;90
Monontsha;-28.5631;28.7289;;;1085
Monyakeng;-27.8298;26.3722;;;1426;230
Morago;-29.0132;26.85;;;1280;15
Morewag;-27.6361;27.2272;;;540;30
Morojaneng;-29.5846;26.6799;;;197;30
Moroka;-29.2214;26.8385;;;1280;90
Moroka Ext;-29.2317;26.8421;;;1280;90
Moroto;-29.1006;26.9832;;;1280;15
Motampelong;-28.6759;27.4137;;837;744;50
Mothoosele;-27.3871;26.6563;;494;94;50
Mothopeng;-27.8253;26.3808;;862;1426;50
Motlala;-29.2009;26.8662;;;1280;15
Movhango;-28.0178;27.8478;;625;20;50
Mphatlalatsane;-28.5057;28.8357;;;1085
Mpumalanga;-27.386;26.6629;;494;94;50
Mrelig;-28.2178;28.2897;;;60;30
Naledi;-28.5867;28.8064;;;1085
Naledi;-27.3632;26.6482;;494;94;50
Namahadi;-28.561;28.8315;;;1085
Namahadi;-27.2539;28.5085;;;284;30
Namibia;-29.1641;26.2485;;720;73;150
Naudeville;-27.9993;26.726;;;1423;30
Navalsig;-29.1049;26.235;;;73;90
Ngwathe;-27.5514;27.6601;;;235;50
Nogas Post;-29.3536;26.7879;;;98;15
Noordhoek;-29.09;26.2508;;;73;90
Noordhoek;-27.6436;27.2304;;;540;30
Noordmanville;-30.0216;25.7746;;;1316;30
Ntha;-27.883;27.9066;;;634;50
Ntsharebone;-28.9086;27.5561;;;411;50
Ntshehele;-28.5133;28.8121;;;1085
Ntswanatsatsi;-27.2258;28.8523;;;167;50
Old Location;-28.2216;28.3184;;;60;30
Olive Hill Smallholdings;-29.0628;26.2888;;;73;6
Oos-Einde;-29.1273;26.2485;;;73;90
Oppermans;-29.4155;24.7443;;;1038
Oranjesig;-29.1309;26.216;;;73;90
Ou Dorp;-27.8744;26.6835;;;1027;30
Paballong;-28.5594;28.7757;;;1085
Panorama;-28.2321;28.33;;;60;30
Panorama;-27.6693;27.2465;;;540;30
Paradys;-29.0953;26.838;;;1280;15
Park West;-29.1088;26.1837;;;73;90
Parys Golf & Country Estate;-26.8839;27.4805;;;1056;30;;free-state-parys-golf-country-estate-parys
Pellissier;-29.157;26.1696;;;73;90
Pentagon Park;-29.0762;26.2218;;;73;90
Petsana;-27.8028;28.4514;;;1138;50
Phahameng;-29.1561;26.2381;;720;73;150
Phahameng;-28.5158;28.795;;;1085
Phahameng;-28.307;26.1431;;;109;50
Phamong;-28.557;28.8112;;;1085
Phathakahle;-27.7807;26.6576;;;13;50
Philippi;-27.8719;26.6646;;;1027;30
Phiritona;-27.2657;27.9757;;;395;50
Phola;-27.8311;26.3714;;862;1426;50
Phomolong;-28.5047;27.9216;;779;1163;50
Phomolong;-27.6498;27.1979;;;540;50
Phumasbethane;-27.3938;26.6575;;494;94;50
Phumlamqashi;-28.2036;28.3282;;1297;60;50
Phuthaditjhaba A;-28.5285;28.8177;;;1085;50
Phuthaditjhaba B;-28.5298;28.7951;;;1085;50
Phuthaditjhaba C;-28.5193;28.8314;;;1085;50
Phuthaditjhaba D;-28.5385;28.796;;;1085;50
Phuthaditjhaba H;-28.5481;28.8109;;;1085;50
Phuthaditjhaba K;-28.4995;28.8344;;;1085;50
Phuthaditjhaba L;-28.4792;28.8492;;;1085;50
Phuthaditjhaba N;-28.4862;28.851;;;1085;50
Phuthditjhaba-J;-28.5249;28.7889;;;1085;50
Pitseng;-28.646;28.8967;;;1085
Poding-Tse-Rolo;-30.2651;25.2822;;;1079;50
Poelong;-28.5711;28.7664;;;1085
Post;-29.3086;26.9146;;;1280;15
Potsane;-29.1334;26.755;;;1280;15
Presidentia;-27.6375;27.2365;;;540;30
Pretorius Kloof;-28.236;28.3101;;;60;30
Qalabotjha;-27.021;28.6211;;;1389;50
Qholaqhwe;-28.5189;28.8442;;;1085
Qibing;-29.721;27.0305;;;1425;110
Qoqolosing;-28.5982;28.8992;;;1085
Rakhoi;-29.0493;26.9902;;;1280;15
Rammulotsi;-27.1907;26.9547;;;1388;50
Ratabane;-29.087;26.8049;;;1280;15
Ratanang;-29.1174;24.761;;;446;50
Ratau;-29.2365;26.8254;;;1280;90
Ratlou;-29.2062;26.8302;;;1280;90
Rayton Smallholdings;-29.0649;26.1876;;;73;6
Refengkgotso;-26.8984;28.0673;;;193;50
Reitzpark;-27.9702;26.7703;;;1423;30
Relebohile;-29.7418;24.7788;;;645;50
Relebohile;-27.6543;27.1891;;;540;50
Rheederpark;-27.9447;26.7144;;;1423;30
Richmond;-26.6937;27.9391;;;1178;50
Richmond Valley;-26.6937;27.9391;;1145;1178;30
Riebeeckstad;-27.9265;26.815;;;1423;30
Riet River;-29.141;24.6863;;;446
Rietfontein;-29.4263;26.9379;;;1280;15
Rietfontein;-26.7549;27.8239;;;1178
Riverside;-28.6775;27.4216;;837;744;50
Rocklands;-29.1827;26.2362;;720;73;150
Rodenbeck;-29.192;26.2845;;;73;90
Roleleathunya;-30.4024;26.8281;;;1164;50
Rolfontein;-30.155;24.8947;;;1079
Roodia;-26.7645;27.8397;;;1178;30
Rooibult;-29.3985;24.9893;;;519;30
Rooibult;-28.9475;26.9015;;;1280;15
Rooifontein;-29.1703;26.8652;;;1280;15
Ross Kent;-27.8747;26.6939;;;1027;30
Ross Kent North;-27.8673;26.7043;;;1027;30
Ross Kent South;-27.8822;26.6835;;;1027;30
Rustfontein;-29.2805;26.6101;;;98;15
Saaiplaas;-28.0631;26.8722;;;1392;30
Sandania;-27.9909;26.7527;;;1423;30
Sandershoogte;-29.1209;24.7558;;;446;30
Sandersville;-27.2703;27.9652;;;395;30
Sandveld;-27.7062;25.7746;;;419
Sasolburg Central;-26.8154;27.8275;;;1178;30
Sasolburg Industrial Zone 2;-26.8136;27.8607;;;1178;2
Schonkenville;-26.935;27.4637;;;1056;50
Sebokeng;-28.5941;28.8242;;;1085
Sediba A;-29.0297;26.9425;;;1280;15
Sediba B;-29.0178;26.9518;;;1280;15
Sedibeng;-28.6237;28.8579;;;1085
Seemeeu Park;-27.9668;26.7223;;;1423;30
Seisoville;-27.6517;27.2094;;;540;30
Sejwalejwale;-28.6388;28.8655;;;1085
Sekgutlong;-28.6216;28.795;;;1085
Selosesha;-29.199;26.8059;;;1280;90
Seretse;-28.5545;25.2523;;;93;50
Setaseng;-28.5173;28.7842;;;1085
Setlabotjha;-28.633;28.8698;;;1085
Setsoto;-28.3011;27.234;;;1191;8
Shannon Smallholdings;-29.1388;26.2974;;;73;6
Slovo Park;-28.5378;28.8395;;;1085
Snake Park;-26.8562;27.8537;;1452;1178;50
Sobalephodile;-27.8297;26.373;;862;1426;50
Sobea;-28.6242;28.8747;;;1085
Sophia;-29.7113;27.0128;;1116;1425;50
Soutpan AH;-28.7509;26.0608;;;1440;2
Spitsko;-29.0364;26.7756;;;1280;15
Spitskop Smallholdings;-29.0847;26.1428;;;73;6
Springfontein;-29.4283;26.9049;;;98;15
St Helena;-27.9911;26.7173;;;1423;30
Stafford Hill;-28.2262;28.2923;;;60;30
Station View;-29.1927;26.8227;;;1280;90
Steenwerp;-27.6304;27.1852;;;540;30
Stickside;-27.825;26.3676;;862;1426;50
Stokkies Draai;-26.7553;27.7862;;;1178
Suidrand;-27.6823;27.2354;;;540;30
Sunflower Park;-28.9045;27.5604;;;411;50
Tabane;-29.2526;26.7883;;;98;15
Takalatsa;-28.3083;27.9671;;275;1060;50
Talla;-28.9821;26.9074;;;1280;15
Taylor Park;-26.8428;27.8493;;1452;1178;50
Tebang;-28.5271;28.8665;;;1085
Teisesville;-29.7457;24.7809;;;645;30
Tempe;-29.09;26.188;;;73;90
Thaba Bosiu;-28.5894;28.8718;;;1085
Thaba Nchu 21;-29.2134;26.8255;;;1280;90
Thaba Phatswa;-29.3138;27.1177;;;1281
Thaba Tshweu;-28.6303;28.8414;;;1085
Thaba Tsoana;-28.6186;28.8121;;;1085
Thabanchu 3;-29.1751;26.7984;;;1280;90
Thabang;-28.605;28.8304;;;1085
Thabong;-27.9636;26.8148;;;1423;470
Thabong Ext 1;-27.9715;26.7811;;1287;1423;50
Thabong Ext 10;-27.9614;26.8297;;1287;1423;50
Thabong Ext 11;-27.9607;26.8212;;1287;1423;50
Thabong Ext 13;-27.9713;26.8417;;1287;1423;50
Thabong Ext 14;-27.9573;26.836;;1287;1423;50
Thabong Ext 15;-27.9496;26.8281;;1287;1423;50
Thabong Ext 2;-27.9613;26.782;;1287;1423;50
Thabong Ext 3;-27.9592;26.7902;;1287;1423;50
Thabong Ext 4;-27.9715;26.7992;;1287;1423;50
Thabong Ext 5;-27.9689;26.808;;1287;1423;50
Thabong Ext 6;-27.9504;26.811;;1287;1423;50
Thabong Ext 7;-27.9586;26.7974;;1287;1423;50
Thabong Ext 8;-27.9713;26.8208;;1287;1423;50
Thabong Ext 9;-27.9704;26.8343;;1287;1423;50
Thajaneng;-28.6243;28.8462;;;1085
Thapelang;-29.9823;27.0072;;;1373;50
The Meadows Smallholdings;-27.6209;27.2036;;;540;2
Thelma;-27.8713;26.7145;;;1027;30
Thembalihle;-27.4205;29.1776;;;1401;50
Theosane;-28.5219;28.8009;;;1085
Theronville;-28.2173;28.3107;;;60;30
Thethe;-28.9131;27.5498;;;411;50
Thibela;-28.6526;28.8587;;;1085
Thorisong;-28.2069;28.3276;;;60;110
Thubisi;-29.1623;26.7591;;;1280;15
Tiger River;-29.1168;26.7893;;;1280;15
Tikwana;-27.8413;25.9282;;;419;50
Tlholong;-28.3281;28.694;;;491;50
Toropong;-28.6465;28.8564;;;1085
Tseki;-28.5808;28.774;;;1085
Tshepong;-28.8419;26.7604;;;1383;50
Tshiame A;-28.2983;29.0072;;1325;383;50
Tshiame B;-28.3285;28.9898;;1325;383;50
Tshirela;-28.6313;28.7998;;;1085
Tswaraganang;-28.6575;25.7718;;;186;30
Tswelangpele;-28.0926;27.1449;;;1378;50
Tuinhof;-27.6506;27.2534;;;540;30
Tumahole;-26.9192;27.4819;;;1056;50
Turflaagte;-29.1885;26.2558;;720;73;150
Tweefontein;-29.3738;26.9326;;;1280;15
Two rooms;-27.3818;26.6398;;494;94;50
Uitkoms;-30.4077;26.8398;;;1164;30
Uitkoms;-26.796;27.7555;;;1178
Uitsig;-29.1594;26.1998;;;73;90
Uitsig;-27.6513;27.2447;;;540;30
Universitas;-29.1161;26.1754;;;73;90
Vaal Park;-26.7591;27.8484;;;1178;30
Vaal Power;-26.7607;27.9471;;57;1178;30
Vaal de Grace Golf Estate;-26.927;27.4079;;;1056;30
Vaal power Smallholdings;-26.8191;28.0123;;;193;2
Vaaldam Smallholdings;-26.9119;28.0787;;;193;2
Vakazenzele;-28.8924;27.8777;;804;277;50
Vierfontein;-27.0992;26.7856;;;1388
Viljoensdrift;-26.7147;27.9551;;;1178
Voorspoed;-27.9876;26.7696;;;1423;30
Voorspoed Diamantmyn;-27.3887;27.1908;;;531
Vrede Industrial;-27.4353;29.1449;;;1401;2
Vredenhof Smallholdings;-29.0755;26.1584;;;73;6
Vuka;-28.2138;28.3229;;;60;30
Warden Industrial;-27.866;28.9746;;;1415;2
Waterkloof;-30.3121;25.3044;;;1079
Waverley;-29.093;26.2301;;;73;90
Welgelegen West;-26.7913;27.8347;;;1178;30
Welkom Central;-27.9806;26.7358;;;1423;30
Wespark;-27.6406;27.2228;;;540;30
Westdene;-29.106;26.2086;;;73;90
Westerson;-28.2638;29.1368;;;383;30
White City;-29.1341;26.2372;;720;73;90
Whites;-28.0107;26.9917;;;397
Wilgehof;-29.1293;26.1915;;;73;90
Wilgenhof;-27.6801;27.2441;;;540;30
Wilgepark;-28.2886;29.1132;;;383;30
Willem Pretorius Wildtuin;-28.3011;27.234;;1197;1191;30
Willows;-29.1215;26.2063;;;73;90
Windburg;-28.5061;27.0134;;;1438;30
Wonderwater;-26.762;27.8074;;;1178
Woodbridge;-29.4031;26.8206;;;98;15
Woodlands Estate;-29.0462;26.1903;;;73;90
Yorksford;-29.4141;26.8479;;;98;15
Zamani;-27.6735;29.5537;;;803;50
Zamdela;-26.8556;27.8576;;;1178;820
Zamdela Ext 2;-26.8623;27.8552;;1452;1178;50
Zamdela Ext 5;-26.8495;27.8625;;1452;1178;50
Zamdela Ext 6;-26.8674;27.8532;;1452;1178;50
Zenzeleni;-27.8375;28.9748;;;1415;50
# Gauteng
486 Scheme;-26.3002;28.4118;;582;239;150
700 Scheme;-26.2893;28.4075;;582;239;150
AP Khumalo;-26.3767;28.1655;;484;239;150
Aanwins AH;-26.0996;27.879;;1160;456;6
Abbotsford;-26.1429;28.0655;;;456;90
Activia Park;-26.1687;28.188;;331;239;90
Actonville;-26.2147;28.304;;52;239;90
Admin;-26.3148;28.155;;484;239;150
Aeroton;-26.2571;27.9731;;;456;90
Aerovaal;-26.5637;27.966;;;1381;30
Agavia;-26.0899;27.747;;;542;30
Airfield;-26.1725;28.3145;;52;239;90
Akasia;-25.6573;28.1095;;;1108;590
Alan Manor;-26.2772;27.9934;;;456;90
Albemarle;-26.2638;28.1528;;331;239;90
Alberante;-26.2743;28.1062;;8;239;90
Albertsdal;-26.3486;28.1075;;8;239;90
Albertskroon;-26.1587;27.9706;;1130;456;90
Albertville;-26.166;27.9779;;1130;456;90
Aldara Park;-26.1336;27.9812;;1130;456;90
Allen Grove;-26.0823;28.2317;;488;239;90
Allen's Nek;-26.1263;27.9123;;1160;456;90;;gauteng-allens-nek-johannesburg
Alphen Park;-26.1668;28.2834;;52;239;90
Alra Park;-26.4354;28.5087;;966;239;90
Alrapark Wagplek;-26.4478;28.5101;;966;239;90
Alrode;-26.3154;28.131;;8;239;90
Alrode South;-26.3554;28.1129;;8;239;90
Alsef AH;-26.0777;27.905;;1160;456;6
Althea AH;-26.4252;27.9054;;;456;6
Alveda;-26.3149;28.0016;;;456;90
Amalgam;-26.2103;28.003;;;456;90
Amandasig;-25.6762;28.0959;;6;1108;90
Amberfield Crest;-25.8773;28.1336;;140;1108;90
Amberfield Glen;-25.8741;28.1313;;140;1108;90
Amberfield Heights;-25.8772;28.1387;;140;1108;90
Amberfield Manor;-25.8814;28.1288;;140;1108;90
Amberfield Ridge;-25.883;28.1342;;140;1108;90
Amberfield Valley;-25.887;28.1286;;140;1108;90
Ambot AH;-26.0899;27.899;;1160;456;6
Amorosa;-26.0999;27.8712;;1160;456;90
Anchorville;-26.345;27.8318;;621;456;90
Andeon AH;-25.7005;28.1078;;;1108;6
Anderbolt;-26.1985;28.2736;;83;239;90
Angelo;-26.2026;28.2181;;83;239;90
Annaton AH;-26.5397;27.9253;;;1381;2
Annlin;-25.6693;28.1992;;;1108;90
Anzac;-26.2231;28.3597;;100;239;90
Apex;-26.2124;28.3268;;52;239;90
Apple Park;-26.0956;27.7566;;;542;30
Arathorn Estate;-25.7976;28.3365;;;1108;90
Arcadia;-25.745;28.2125;;;1108;90
Arcon Park;-26.6331;27.9416;;;1381;30
Ardenwold AH;-26.7654;27.7479;;;1374;2
Asiatic Bazaar;-25.7394;28.1774;;;1108;90
Aspen Hills Nature Estate;-26.3116;28.0526;;;456;90
Aston Manor;-26.0877;28.246;;488;239;90
Atholl;-26.1153;28.0676;;1175;456;90
Atlasville;-26.1534;28.2849;;83;239;90
Atteridgeville;-25.771;28.0808;;;1108;640;Attie
Atteridgeville Ext 3, 7;-25.7794;28.0462;;27;1108;150;;gauteng-atteridgeville-ext-3-7-pretoria
Atteridgeville Ext 6, 16, 17;-25.7814;28.0364;;27;1108;150;;gauteng-atteridgeville-ext-6-16-17-pretoria
Auckland Park;-26.1841;28.0055;;;456;90
Aureus;-26.1966;27.6912;;;1131;30
Austin View AH;-26.0233;28.1586;;823;456;6
Azaadville;-26.1721;27.7599;;;542;30
Babelegi;-25.3568;28.2775;;;1108;18
Babelegi Industrial;-25.3568;28.2775;;31;1108;6
Badirile;-26.1385;27.5858;;;1131;30
Bagleyston;-26.1507;28.0866;;;456;90
Bailey's Muckleneuk;-25.7646;28.2263;;;1108;90;;gauteng-baileys-muckleneuk-pretoria
Bakerton;-26.225;28.4742;;1237;239;90
Balmoral Estate;-26.5036;27.9222;;1381;807;30
Bapsfontein;-26.0031;28.4254;;;239;90
Barbeque AH;-26.0102;28.0748;;823;456;6
Barbeque Downs;-26.0029;28.0726;;823;456;90
Bardene;-26.1751;28.2531;;83;239;90
Barlow Park;-26.1024;28.0766;;1175;456;90
Bartlett;-26.1708;28.2578;;83;239;90
Barvallen;-26.1729;28.1926;;331;239;90
Bashewa;-25.917;28.4244;;;1108;90
Bashewa AH;-25.9369;28.3951;;;239;6
Basothome;-26.3476;28.1325;;1315;239;150
Bassonia;-26.2763;28.0633;;;456;90
Bassonia Rock;-26.2776;28.074;;8;239;90
Baviaanspoort;-25.6875;28.3577;;;1108;90
Beckedan AH;-26.0756;27.6908;;839;542;2
Bedford Gardens;-26.191;28.1221;;331;239;90
Bedford Park;-26.1635;28.118;;331;239;90
Bedfordview;-26.1763;28.1373;;331;239;90
Bedworth Park;-26.7088;27.8787;;;1381;30
Beirut;-25.4924;28.0582;;1442;1108;150
Bekkersdal;-26.2837;27.7019;;;1428;470
Bellairs Park;-26.0559;27.958;;1130;456;90
Bellevue;-26.1793;28.068;;;456;90
Bellevue East;-26.1819;28.0701;;;456;90
Benoni AH;-26.0945;28.3461;;52;239;6
Benoni East AH;-26.1359;28.3833;;52;239;6
Benoni North AH;-26.1298;28.305;;52;239;6
Benoni Orchards AH;-26.1134;28.3494;;52;239;6
Benoni South;-26.2052;28.3049;;52;239;90
Benrose;-26.2103;28.081;;;456;90
Bentley Park;-26.3557;27.501;;;130;30
Berario;-26.134;27.9552;;1130;456;90
Berea;-26.1862;28.0539;;;456;90
Bergbron;-26.1655;27.9515;;1130;456;90
Bergsig;-26.4914;28.3831;;;394;30
Berton Park;-26.1927;28.2029;;83;239;90
Bertrams;-26.1932;28.0667;;;456;90
Beverley;-25.999;28.0186;;1175;456;90
Beverley Gardens;-26.0739;27.9926;;1130;456;90
Beyers Park;-26.1848;28.2665;;83;239;90
Bezuidenhout Valley;-26.1883;28.0845;;;456;90
Bhongweni;-26.1664;27.726;;;1131;50
Birch Acres;-26.0613;28.2066;;488;239;90
Birchleigh;-26.0569;28.2375;;;239;90
Birchleigh North;-26.0431;28.2317;;488;239;90
Birdhaven;-26.1401;28.0592;;;456;90
Birnam;-26.1329;28.0659;;;456;90
Blackheath;-26.1335;27.9705;;1130;456;90
Blair Atholl Golf Estate;-25.9044;27.9137;;140;1108;90
Blairgowrie;-26.112;28.0085;;1130;456;90
Blignautsrus AH;-26.3976;27.9516;;;1413;2
Bloempark AH;-26.727;27.7242;;;1374;2
Bloubosrand;-26.0241;27.9661;;;456;90
Blue Hills;-25.9253;28.0947;;;1108;90
Blue Hills AH;-25.9472;28.0899;;823;456;6
Blue Valley AH;-26.4554;28.5087;;966;239;6
Blue Valley Golf Estate;-25.9356;28.1176;;140;1108;90
Bluegum View;-26.3841;28.3995;;216;239;150
Blybank;-26.3313;27.4813;;;130;30
Boadwalk;-25.806;28.3365;;;1108;90
Boat Lake Village;-26.1284;28.3384;;52;239;90
Boiketlong;-26.613;27.8643;;;1187;50
Boipatong;-26.672;27.851;;;1374;50
Boitumelo;-26.5596;27.822;;;1187;50
Boksburg East;-26.2201;28.2801;;83;239;90
Boksburg North;-26.2042;28.2564;;83;239;90
Boksburg South;-26.2342;28.2801;;83;239;90
Boksburg West;-26.1956;28.241;;83;239;90
Bolton Wold AH;-26.6063;28.0221;;;807;2
Boltonia;-26.1069;27.7538;;;542;30
Bon Accord;-25.6338;28.2057;;;1108;90
Bon Accord AH;-25.6571;28.2232;;;1108;6
Bonaero Park;-26.1231;28.2587;;488;239;90
Bonamanzi Marina and Country Club;-25.8951;28.7322;;;1108;90
Bonanne;-26.7059;27.7997;;;1374;30
Booysens;-26.232;28.024;;;456;90
Booysens;-25.7107;28.1255;;;1108;90
Booysens Reserve;-26.2323;28.0131;;;456;6
Bophelong;-26.6924;27.7827;;;1374;460
Bordeaux;-26.1009;28.015;;1130;456;90
Boschfontein AH;-26.5099;28.3282;;;394;2
Boschkop;-25.8485;28.4628;;;1108;90
Boskruin;-26.0873;27.9521;;1130;456;90
Bosmont;-26.1915;27.9455;;1130;456;90
Bosplaas Mathabe;-25.35;28.1935;;;1108;15
Botha AH;-26.1665;27.6675;;;1131;2
Bothasfontein;-26.0064;28.0851;;823;456;90
Bothasgeluk;-26.4689;28.5369;;;966
Botshabelo;-25.5188;28.015;;662;1108;150
Brackendowns;-26.3356;28.0902;;8;239;90
Brackenhurst;-26.3217;28.1032;;8;239;90
Brakpan CBD;-26.2362;28.3706;;100;239;90
Bram Fischerville;-26.2077;27.8639;;1232;456;150
Bram Fischerville Ext 1;-26.2001;27.8593;;1232;456;150
Bram Fischerville Ext 10;-26.1958;27.8738;;1232;456;150
Bram Fischerville Ext 12;-26.1921;27.8241;;1232;456;150
Bram Fischerville Ext 2;-26.201;27.8715;;1232;456;150
Bram Fischerville Ext 3;-26.2036;27.8515;;1232;456;150
Bram Fischerville Ext 5;-26.2131;27.8538;;1232;456;150
Bram Fischerville Ext 7;-26.1915;27.8626;;1232;456;150
Bram Fischerville Ext 8;-26.1907;27.8483;;1232;456;150
Bram Fischerville Ext 9;-26.1917;27.8721;;1232;456;150
Bramley;-26.1255;28.082;;;456;90
Bramley North;-26.1191;28.0758;;1175;456;90
Bramley Park;-26.1155;28.0769;;1175;456;90
Bramley View;-26.1185;28.1049;;;456;90
Brandvlei;-26.1432;27.5841;;;1131;30
Breaunanda;-26.1211;27.8339;;;542;30
Bredell AH;-26.0808;28.3017;;488;239;6
Brenkondown;-26.3503;28.0615;;8;1132;30
Brenthurst;-26.2532;28.3822;;100;239;90
Brentwood;-26.1419;28.2985;;52;239;90
Brentwood Park;-26.1345;28.2943;;52;239;90
Brentwood Park AH;-26.1104;28.2799;;488;239;6
Breswol;-26.152;28.4995;;;239;90
Bridle Park AH;-25.9342;28.0607;;823;456;6
Brixton;-26.1921;27.9985;;;456;90
Broadacres AH;-25.995;27.9893;;1175;456;6
Broederstroom AH;-25.85;27.8664;;;542;2
Bromhof;-26.0852;27.9639;;1130;456;90
Bronberrik;-25.859;28.1678;;140;1108;90
Brookelands Lifestyle Estate;-25.9161;28.1423;;140;1108;90
Brooklyn;-25.7659;28.2403;;;1108;90
Bruma;-26.1769;28.1096;;;456;90
Brummeria;-25.7436;28.2853;;;1108;90
Bryanbrink;-26.0754;27.9983;;1130;456;90
Bryanston;-26.0582;28.0192;;1175;456;90
Buccleuch;-26.0547;28.1065;;1175;456;90
Buhle Park;-26.291;28.199;;331;239;90
Bultfontein;-25.4598;28.2414;;;1108;15
Burgershoop;-26.1001;27.7582;;;542;30
Bushwillow Park;-26.1126;28.1623;;;456;90
Buya-Futhi;-26.3631;28.1445;;484;239;150
Buyscelia AH;-26.6346;28.012;;;807;2
Caltura Park;-25.8234;28.7383;;105;1108;90
Cambria;-26.3183;28.2366;;83;239;90
Capital Park;-25.7262;28.1862;;;1108;90
Carenvale;-26.146;27.8873;;1160;456;90
Carletonville Central;-26.3572;27.4046;;;130;30
Carlswald AH;-25.9832;28.0993;;823;456;6
Carlswald North;-25.9773;28.1141;;823;456;90
Caro Nome AH;-26.1249;28.2675;;488;239;6
Cason;-26.2102;28.258;;83;239;90
Casseldale;-26.263;28.467;;1237;239;90
Castleview;-26.2567;28.1681;;331;239;90
Cedar Lakes;-26.0024;27.9853;;1130;456;90
Centurion Central;-25.8587;28.185;;140;1108;90
Centurion Golf Eastate;-25.8708;28.2043;;140;1108;90
Cerutiville;-26.4421;28.5117;;;239;90
Chamdor;-26.1567;27.8063;;;542;30
Chancliff AH;-26.0702;27.7942;;;542;2
Chantelle;-25.6653;28.0909;;6;1108;90
Chartwell;-25.9797;27.9655;;;456;110
Cheetah Park;-25.8008;27.9787;;;1108;90
Cheltondale;-26.1519;28.0838;;;456;90
Chiawelo;-26.2807;27.8711;;1232;456;150
Chiawelo Ext 1;-26.2832;27.867;;1232;456;150
Chiawelo Ext 2;-26.2839;27.8599;;1232;456;150
Chiawelo Ext 3;-26.2768;27.8466;;1232;456;150
Chiawelo Ext 4 & 5;-26.2885;27.855;;1232;456;150;;gauteng-chiawelo-ext-4-5-johannesburg
Chief A Luthuli Park;-26.1599;28.3828;;;239;210
Chief A Luthuli Park X1;-26.163;28.3767;;147;239;150
Chief A Luthuli Park X4;-26.1528;28.3899;;147;239;150
Chislehurston;-26.1167;28.0532;;1175;456;90
Chloorkop;-26.0566;28.1804;;488;239;90
Chris Hani;-26.2668;27.8889;;1232;456;150
Chris Hani;-26.2045;28.2162;;83;239;90
Chris Hani;-26.1418;28.4406;;182;239;150;;gauteng-chris-hani-ekurhuleni-2
Chris Hani;-25.4428;28.093;;1230;1108;150
Chris Hani X1;-26.1333;28.4423;;182;239;150
Chrisville;-26.2589;28.0252;;;456;90
Cilvale AH;-26.008;28.3939;;;239;6
Cinderella;-26.2428;28.2566;;83;239;90
City and Suburban;-26.2078;28.0563;;;456;90
Claremont;-26.1806;27.9567;;1130;456;90
Claremont;-25.717;28.135;;;1108;90
Clarina;-25.6492;28.1167;;6;1108;90
Claudius;-25.7945;28.1112;;140;1108;90
Clayville;-25.9531;28.2211;;488;239;90
Clayville East;-25.9601;28.2396;;488;239;90
Clearwater Estate;-26.1445;28.2749;;83;239;90
Clearwater Flyfishing Estate;-25.8517;28.2675;;;1108;90
Cleveland;-26.2052;28.1171;;;456;90
Clubview;-25.836;28.1714;;140;1108;90
Colbyn;-25.7396;28.2503;;;1108;90
Comet;-26.1988;28.2321;;83;239;90
Commercia;-26.0378;28.1524;;823;456;90
Comptonville;-26.2781;27.9633;;;456;90
Constantia Kloof;-26.1449;27.9106;;1160;456;90
Constantia Park;-25.8064;28.2836;;;1108;90
Corlett Gardens;-26.1229;28.1131;;;456;90
Cornwall Hill;-25.873;28.2431;;140;1108;90
Coronation Park;-26.1054;27.7917;;;542;30
Coronationville;-26.1908;27.9766;;;456;90
Cosmo City;-26.0285;27.9269;;1160;456;150
Cottesloe;-26.1884;28.0151;;;456;90
Country Lane Estate;-25.8526;28.2601;;;1108;90
Country Life Park;-26.0771;28.0223;;1175;456;90
Country View;-26.1218;28.3375;;52;239;90
Country View;-25.9444;28.1243;;823;456;90
Craighall;-26.1133;28.0273;;1130;456;90
Craighall Park;-26.1252;28.0238;;1130;456;90
Credi;-26.3188;28.1518;;484;239;150
Crescent Wood Country Estate;-25.9599;28.1067;;823;456;90
Cresslawn;-26.1127;28.2035;;488;239;90
Cresta;-26.1282;27.9785;;1130;456;90
Creswell Park;-26.1706;27.8758;;1160;456;90
Croesus;-26.1983;27.9658;;;456;90
Crosby;-26.1939;27.9866;;;456;90
Crown;-26.2192;28.0082;;;456;90
Crown Gardens;-26.2528;28.0044;;;456;90
Crown North;-26.2108;28.0148;;;456;90
Crowthorne AH;-25.9752;28.0844;;823;456;6
Croydon;-26.1275;28.1957;;488;239;90
Cruywagen Park;-26.2583;28.2056;;331;239;90
Crystal Gardens;-26.1196;28.1009;;;456;90
Crystal Park;-26.1311;28.3739;;52;239;90
Crystal Park X1;-26.1327;28.3595;;52;239;90
Crystal Park X18;-26.1227;28.375;;52;239;90
Crystal Park X2;-26.1245;28.367;;52;239;90
Crystal Park X3;-26.1197;28.3742;;52;239;90
Culemborg Park;-26.1789;27.6903;;;1131;30
Cyferpan;-26.6131;27.8307;;;1374;30
Cyrildene;-26.1753;28.1008;;;456;90
Dadaville;-26.5572;27.9384;;;1381;30
Dainfern;-25.9884;28.0045;;;456;150
Dainfern Golf Estate;-25.9849;27.9977;;174;456;90
Dainfern Ridge;-25.9932;28.0045;;174;456;90
Dainfern Valley Estate;-25.9855;28.0102;;174;456;90
Dal Fouche;-26.257;28.4001;;1237;239;90
Daleside;-26.4932;28.0671;;;807;30
Dalpark;-26.2548;28.3195;;100;239;90
Dalview;-26.2483;28.3481;;100;239;90
Dan Pienaarville;-26.08;27.7697;;;542;30
Dancornia AH;-26.1236;27.6077;;;1131;2
Daniel Brink Park;-26.0739;27.9998;;1130;456;90
Danville;-25.7411;28.1305;;;1108;90
Darrenwood;-26.1287;27.9858;;1130;456;90
Daspoort;-25.7123;28.1499;;;1108;90
Daspoort Estate;-25.7073;28.1551;;;1108;90
Daveyton;-26.1408;28.4273;;;239;1300
Daveyton X1;-26.1285;28.4493;;182;239;150
Daveyton X12;-26.1261;28.437;;182;239;150
Daveyton X2;-26.154;28.4001;;182;239;150
Daveyton X3;-26.1368;28.4179;;182;239;150
Daveyton X4;-26.1422;28.396;;182;239;150
Daveyton X6;-26.163;28.4063;;182;239;150
Daveyton X7;-26.1604;28.4108;;182;239;150
Davidsonville;-26.1564;27.8513;;1160;456;90
Dawn Park;-26.3058;28.2468;;83;239;90
Dawnview;-26.1843;28.154;;331;239;90
Dayanglen;-26.1875;28.2323;;83;239;90
De Deur Estate;-26.5268;27.9435;;1381;807;30
De Klerkshof;-26.1234;28.1713;;234;239;90
Debonair Park;-26.5165;27.8992;;;1381;30
Deep Levels;-26.2961;28.386;;582;239;150
Delarey;-26.1739;27.9473;;1130;456;90
Delarey AH;-26.047;27.6229;;;678;2
Delmas Industrial;-26.1622;27.7131;;;1131;2
Delmore Park;-26.2095;28.1992;;83;239;90
Delporton;-26.0836;27.7298;;;542;30
Deltoidia Smallholdings;-25.8421;28.1155;;140;1108;6
Delville;-26.2291;28.1789;;331;239;90
Denlee;-26.2342;28.1654;;331;239;90
Denneoord;-26.2609;28.3612;;100;239;90
Dennydale AH;-26.2754;27.5834;;;1428;2
Denver;-26.2082;28.0991;;;456;90
Derdepoort;-25.6805;28.3025;;;1108;90
Dersley;-26.2033;28.418;;1237;239;90
Despatch;-25.718;28.3257;;;1108;90
Devland;-26.2859;27.9331;;;456;90
Devon A;-26.3581;28.7821;;;196;30
Devon B;-26.3673;28.8048;;;196;30
Dewald Hattingh Park;-26.2038;28.3326;;52;239;90
Dewetshof;-26.1824;28.0955;;;456;90
Dhlamini;-26.2721;27.8788;;1232;456;150
Dickinsonville;-26.6697;27.8852;;;1381;30
Die Hoewes;-25.8452;28.1933;;140;1108;90
Die Wilgers;-25.7604;28.3142;;;1108;90
Diepkloof;-26.2519;27.9586;;1232;456;150
Diepkloof Zone 1;-26.2416;27.9423;;1232;456;150
Diepkloof Zone 2;-26.2495;27.9396;;1232;456;150
Diepkloof Zone 3;-26.236;27.9475;;1232;456;150
Diepkloof Zone 4;-26.2394;27.9567;;1232;456;150
Diepkloof Zone 5;-26.2501;27.9504;;1232;456;150
Diepkloof Zone 6;-26.2577;27.9444;;1232;456;150
Diepsloot AH;-25.9447;28.0282;;200;456;6
Diepsloot West;-25.9211;28.0188;;200;456;150
Diepsloot West 1;-25.9278;28.0064;;200;456;150
Diepsloot West 2;-25.9406;28.0116;;200;456;150
Diepsloot West 4;-25.9373;28.0183;;200;456;150
Diepsloot West 5;-25.9352;28.0047;;200;456;150
Diepsloot West 6;-25.9315;28.0187;;200;456;150
Diepsloot West 7;-25.9404;28.0168;;200;456;150
Diepsloot West 9;-25.9323;27.9981;;200;456;150
Dilopye;-25.392;28.1936;;;1108;15
Dinwiddie;-26.2681;28.1593;;331;239;90
Discovery;-26.1598;27.8922;;1160;456;90
Dobsonville;-26.2224;27.8654;;1232;456;150
Dobsonville Ext 1;-26.2235;27.8548;;1232;456;150
Dobsonville Ext 2;-26.2267;27.8517;;1232;456;150
Dobsonville Ext 3;-26.2324;27.8297;;1232;456;150
Dobsonville Ext 4;-26.2279;27.8442;;1232;456;150
Dobsonville Ext 5 & 7;-26.2317;27.8452;;1232;456;150;;gauteng-dobsonville-ext-5-7-johannesburg
Dobsonville Gardens;-26.2306;27.8095;;1232;456;150
Donkerhoek;-25.7777;28.458;;;1108;90
Doornfontein;-26.3977;27.3227;;;130;30
Doornfontein;-26.1962;28.0548;;;456;90
Doornkloof AH;-25.9223;27.4817;;;678;2
Doornkloof Smallholdings;-25.9036;28.2502;;140;1108;6
Doornkop;-26.2335;27.8102;;1232;456;150
Doornkop 1;-26.2451;27.8089;;1232;456;150
Doornkop 2;-26.2219;27.8115;;1232;456;150
Doornkop AH;-26.2448;27.7891;;1232;456;6
Doornkraal;-25.603;28.566;;;1108;90
Doornpoort;-25.6504;28.2526;;;1108;90
Dorandia;-25.6682;28.1573;;;1108;90
Dorelan;-26.1272;28.1204;;;456;90
Doringkloof;-25.8575;28.211;;140;1108;90
Douglasdale;-26.0407;27.9944;;1175;456;90
Dowerglen;-26.1557;28.1407;;234;239;90
Downbern;-25.4864;28.3999;;;1108;15
Dr Masibilanga;-26.1535;27.7889;;469;542;50
Drakeville AH;-26.6292;27.7814;;;1374;2
Dreamland AH;-26.5337;27.906;;;1381;2
Drie Ziek;-26.4702;27.8422;;;456;360
Drie Ziek Ext 1;-26.4681;27.8499;;213;456;150
Drie Ziek Ext 2;-26.4714;27.8401;;213;456;150
Drie Ziek Ext 3;-26.4664;27.8389;;213;456;150
Drie Ziek Ext 4;-26.4576;27.8456;;213;456;150
Drie Ziek Ext 5;-26.4831;27.8308;;213;456;150
Drie Ziek Ext 6;-26.4746;27.8417;;213;456;150
Drie Ziek Ext 7;-26.4697;27.8437;;213;456;150
Driefontein AH;-26.0094;27.8293;;;542;2
Droste Park;-26.2107;28.0671;;;456;90
Drumblade AH;-26.4402;28.0188;;;1413;2
Dube;-26.239;27.8937;;1232;456;150
Duduza;-26.3875;28.3833;;;966;730
Duduza;-26.3714;28.4076;;;239;730
Duduza;-25.9714;28.2043;;1278;239;180;;gauteng-duduza-ekurhuleni-2
Dukathole;-26.2212;28.1925;;331;239;90
Duncanville;-26.6528;27.936;;;1381;30
Dunkeld;-26.135;28.038;;1130;456;90
Dunnottar;-26.3474;28.4302;;966;239;90
Dunsevern;-26.1261;28.1182;;;456;90
Dunswart;-26.2103;28.2795;;83;239;90
Dunvegan;-26.1558;28.1503;;234;239;90
Duxberry;-26.0742;28.0507;;1175;456;90
Dwarskloof AH;-26.1642;27.6193;;;1131;2
Eagle Canyon;-26.0888;27.9187;;1160;456;90
East Bank;-26.1012;28.1089;;10;456;150
East Daggaf;-26.2874;28.5669;;1237;966;30
East Driefontein;-26.3789;27.4982;;;130
East Geduld;-26.2263;28.4374;;1237;239;90
East Lynne;-25.7052;28.2769;;;1108;90
East Town;-26.1555;27.9783;;1130;456;90
East Village;-26.3877;27.5187;;;281
Eastgate;-26.085;28.09;;1175;456;90
Eastwood;-25.7407;28.227;;;1108;90
Eastwood;-25.7036;28.3818;;715;1108;150;;gauteng-eastwood-pretoria-2
Eatonside;-26.5554;27.8836;;;1187;50
Ebenhaerzer Park AH;-26.5731;27.9337;;;1381;2
Ebner on Vaal AH;-26.7447;27.6944;;;1374;2
Ebony Park;-25.9993;28.1767;;;456;330
Ebony Park Ext 1;-26.0018;28.1803;;231;456;150
Ebony Park Ext 2;-25.9982;28.1805;;231;456;150
Ebony Park Ext 3;-25.9976;28.1842;;231;456;150
Ebony Park Ext 4;-25.9975;28.1762;;231;456;150
Ebony Park Ext 5;-25.9984;28.1717;;231;456;150
Ebony Park Ext 6;-26.0009;28.169;;231;456;150
Ebotse Golf & Country Estate;-26.1507;28.3508;;52;239;90;;gauteng-ebotse-golf-country-estate-ekurhuleni
Ecaleni;-26.0129;28.2439;;1278;239;150
Eco-Park Estate;-25.8853;28.1755;;140;1108;90
Edelweiss;-26.2829;28.4678;;1237;239;90
Eden Park;-26.3778;28.1221;;8;239;90
Edenburg;-26.0551;28.0613;;1175;456;90
Edleen;-26.0918;28.2031;;488;239;90
Eersterust;-25.7094;28.3152;;;1108;300
Eersterust Ext 2;-25.7148;28.3124;;237;1108;150
Eersterust Ext 3;-25.7129;28.3237;;237;1108;150
Eersterust Ext 4;-25.7073;28.3225;;237;1108;150
Eersterust Ext 5;-25.7093;28.3144;;237;1108;150
Eersterust Ext 6;-25.7001;28.3101;;237;1108;150
Ehlanzeni;-26.0314;28.2025;;1278;239;150
Eikenhof;-26.3067;27.973;;;456;90
Eikepark;-26.1807;27.677;;;1131;30
Ekandustria;-25.6929;28.6953;;238;1108;150
Ekangala Section A;-25.6767;28.7298;;238;1108;150
Ekangala Section B;-25.684;28.7416;;238;1108;150
Ekangala Section C;-25.6906;28.7492;;238;1108;150
Ekangala Section D;-25.6985;28.751;;238;1108;150
Ekangala Section E;-25.695;28.7422;;238;1108;150
Ekklesia;-25.7009;28.2852;;;1108;90
Eland Small AH;-26.1624;27.6494;;;1131;2
Elandsfontein;-26.4411;27.427;;;281
Elandsfontein;-26.1652;28.1952;;331;239;90
Elandsfontein AH;-26.379;27.9232;;;1413;2
Elandsfontein Rail;-26.1588;28.2026;;331;239;90
Elandsfontein Smallholdings;-25.9776;28.3287;;;239;6
Elandshaven;-26.2445;28.1287;;331;239;90
Elandspark;-26.2437;28.1112;;;456;90
Elandspoort;-25.7404;28.1109;;;1108;90
Elandsrand;-26.4513;27.3664;;;130;30
Elandsridge;-26.4416;27.372;;;130
Elarduspark;-25.8337;28.2589;;;1108;90
Eldo Glen;-25.8378;28.1356;;140;1108;90
Eldo Meadows;-25.8334;28.1427;;140;1108;90
Eldo Park;-25.8424;28.1401;;140;1108;90
Eldo View;-25.8403;28.1272;;140;1108;90
Eldorado AH;-26.0945;27.6671;;839;542;2
Eldorado Estate;-26.3053;27.9189;;;456;90
Eldorado Park;-26.2932;27.9033;;;456;150
Eldoraigne;-25.8406;28.1497;;140;1108;90
Electron;-26.2404;28.0977;;;456;90
Elindinga;-26.0136;28.2289;;1278;239;150
Eljeesee AH;-26.0859;27.6767;;839;542;2
Elma Park;-26.156;28.1572;;234;239;90
Eloffsdal;-25.7124;28.1883;;;1108;90
Elsburg;-26.2468;28.1994;;331;239;90
Elspark;-26.2653;28.2241;;331;239;90
Emangweni;-26.0184;28.2359;;1278;239;150
Emdeni;-26.244;27.8198;;1232;456;150
Emfihlweni;-26.0257;28.2232;;1278;239;150
Emkatini;-26.0137;28.2163;;1278;239;150
Emmarentia;-26.1574;28.0047;;1130;456;90
Emoyeni;-26.0143;28.2325;;1278;239;150
Endayini;-26.0177;28.1939;;1278;239;150
Endicott;-26.3015;28.5854;;;966
Endulweni;-26.0138;28.2215;;1278;239;150
Ennerdale;-26.4164;27.84;;;456;540
Ennerdale Ext 1;-26.4058;27.8429;;257;456;150
Ennerdale Ext 10 & 11;-26.4218;27.8388;;257;456;150;;gauteng-ennerdale-ext-10-11-johannesburg
Ennerdale Ext 12, 13 & 14;-26.4216;27.8453;;257;456;150;;gauteng-ennerdale-ext-12-13-14-johannesburg
Ennerdale Ext 2;-26.4057;27.8329;;257;456;150
Ennerdale Ext 3;-26.4102;27.8387;;257;456;150
Ennerdale Ext 6;-26.4205;27.8537;;257;456;150
Ennerdale Ext 8;-26.4163;27.82;;257;456;150
Ennerdale Ext 9;-26.4059;27.8283;;257;456;150
Ennerdale South;-26.4324;27.8499;;257;456;150
Enstra;-26.2059;28.4447;;1237;239;90
Entshonalanga;-26.0218;28.1858;;1278;239;150
Equestria;-25.7641;28.3402;;;1108;90
Erand AH;-25.9625;28.1271;;823;456;6
Erasmia;-25.8112;28.0924;;140;1108;90
Erasmus Park;-25.8207;28.2437;;;1108;90
Erasmuskloof;-25.8141;28.2649;;;1108;90
Erasmusrand;-25.8116;28.2532;;;1108;90
Ergo Site;-26.3767;28.3415;;100;239;90
Esangweni;-26.0261;28.1982;;1278;239;150
Esiziba;-26.0186;28.222;;1278;239;150
Esselen Park;-26.0303;28.2418;;1278;239;150
Essexwold;-26.1611;28.1349;;331;239;90
Estera;-26.254;28.1903;;331;239;90
Estherpark;-26.1036;28.2051;;488;239;90
Ethafeni;-26.0255;28.2124;;1278;239;150
Etwatwa Ext 35;-26.1226;28.4488;;268;239;150
Etwatwa X1;-26.1334;28.463;;268;239;150
Etwatwa X10;-26.1062;28.4758;;268;239;150
Etwatwa X11;-26.1263;28.4586;;268;239;150
Etwatwa X12;-26.123;28.4765;;268;239;150
Etwatwa X13;-26.1216;28.4736;;268;239;150
Etwatwa X14;-26.1301;28.4727;;268;239;150
Etwatwa X15;-26.1153;28.4716;;268;239;150
Etwatwa X18;-26.096;28.4892;;268;239;150
Etwatwa X19;-26.1117;28.4877;;268;239;150
Etwatwa X2;-26.1166;28.4607;;268;239;150
Etwatwa X21;-26.1261;28.4856;;268;239;150
Etwatwa X24;-26.123;28.4818;;268;239;150
Etwatwa X3;-26.1188;28.4536;;268;239;150
Etwatwa X30;-26.112;28.4746;;268;239;150
Etwatwa X31;-26.1114;28.46;;268;239;150
Etwatwa X32;-26.111;28.4509;;268;239;150
Etwatwa X33;-26.1327;28.4741;;268;239;150
Etwatwa X34;-26.1024;28.4493;;268;239;150
Etwatwa X36;-26.1044;28.4879;;268;239;150
Etwatwa X4;-26.1272;28.4751;;268;239;150
Etwatwa X7;-26.112;28.466;;268;239;150
Etwatwa X8;-26.1302;28.4794;;268;239;150
Etwatwa X9;-26.1142;28.4818;;268;239;150
Evans Park;-26.2449;28.0024;;;456;90
Evaton Central;-26.529;27.8453;;;270;50
Evaton North;-26.513;27.8565;;;270;50
Evaton Small Farms;-26.5472;27.852;;;270;50
Evaton West;-26.5225;27.8208;;;270;50
Everest;-26.3487;28.1403;;1315;239;150
Everest;-26.2259;28.4534;;1237;239;90;;gauteng-everest-ekurhuleni-2
Everleigh;-26.1864;28.2506;;83;239;90
Factoria;-26.116;27.8094;;;542;30
Faerie Glen;-25.7853;28.3157;;;1108;90
Fairland;-26.1365;27.9434;;1130;456;90
Fairlead AH;-26.1213;28.3557;;52;239;6
Fairmount;-26.1459;28.0992;;;456;90
Fairmount Ridge;-26.1434;28.1052;;;456;90
Fairvale;-26.14;28.1125;;;456;90
Fairview;-26.2025;28.0678;;;456;90
Fairway;-26.1317;28.0596;;;456;90
Fairwood;-26.1662;28.0874;;;456;90
Falcon Ridge;-26.5982;27.9136;;;1381;30
Far East Bank;-26.1059;28.1148;;10;456;150
Far East Bank Ext;-26.096;28.111;;1175;456;90
Farmall;-25.9987;27.9553;;;456;90
Farrar Park;-26.2462;28.2439;;83;239;90
Farrarmere;-26.1664;28.2998;;52;239;90
Father Gerald;-26.1511;27.785;;469;542;50
Featherbrooke Estate;-26.077;27.8386;;;542;30
Fellside;-26.1666;28.0775;;;456;90
Ferndale;-26.0887;27.9918;;1130;456;90
Ferreirasdorp;-26.2084;28.0327;;;456;90
Ferryvale;-26.4313;28.4794;;966;239;90
Finetown;-26.4147;27.8655;;257;456;150
Finsbury;-26.2064;27.654;;;1131;30
Fishers Hill;-26.1795;28.1641;;331;239;90
Fleurhof;-26.2004;27.9166;;1130;456;90
Flora Gardens;-26.7185;27.8099;;;1374;30
Floracliffe;-26.1556;27.9197;;1160;456;90
Florauna;-25.6844;28.1572;;6;1108;90
Florentia;-26.2669;28.1317;;8;239;90
Florida;-26.1775;27.9173;;1160;456;90
Florida Glen;-26.1654;27.9423;;1160;456;90
Florida Hills;-26.1614;27.9255;;1160;456;90
Florida Lake;-26.1737;27.8969;;1160;456;90
Florida North;-26.1677;27.9322;;1160;456;90
Florida Park;-26.1588;27.9097;;1160;456;90
Florida View;-26.1646;27.9345;;1160;456;90
Fontainebleau;-26.1052;27.9759;;1130;456;90
Fordsburg;-26.2058;28.0234;;;456;90
Forest Hill;-26.2541;28.0394;;;456;90
Forest Town;-26.1725;28.0371;;;456;90
Formain;-26.1257;28.1078;;;456;90
Founders Hill;-26.102;28.1672;;;456;90
Fourways;-26.2082;27.6907;;;1131;30
Fourways;-26.0279;28.0015;;1175;456;90
Fourways Gardens;-26.0003;28.0052;;1175;456;90
Frankenwald;-26.0716;28.1068;;1175;456;90
Franklin Roosevelt Park;-26.1513;27.99;;1130;456;90
Freedom Charter Square;-26.2746;27.8865;;1232;456;150
Freedom Park;-26.2839;27.9375;;;456;90
Freeway Park;-26.2585;28.2378;;83;239;90
Fulcrum;-26.2714;28.4017;;1237;239;90
Fundus AH;-25.6667;28.063;;;1108;6
Ga-Rankuwa Industrial;-25.5594;27.9892;;295;1108;6
Ga-Rankuwa Unit 1;-25.6115;27.9864;;295;1108;150
Ga-Rankuwa Unit 10;-25.56;28.0131;;295;1108;150
Ga-Rankuwa Unit 15;-25.5755;27.9999;;295;1108;150
Ga-Rankuwa Unit 16;-25.5908;27.9783;;295;1108;150
Ga-Rankuwa Unit 17;-25.5708;27.9923;;295;1108;150
Ga-Rankuwa Unit 2;-25.612;28.0026;;295;1108;150
Ga-Rankuwa Unit 21;-25.5828;28.0092;;295;1108;150
Ga-Rankuwa Unit 23;-25.5782;27.9834;;295;1108;150
Ga-Rankuwa Unit 24;-25.5667;27.9821;;295;1108;150
Ga-Rankuwa Unit 25;-25.5729;27.9734;;295;1108;150
Ga-Rankuwa Unit 3;-25.5936;28.0103;;295;1108;150
Ga-Rankuwa Unit 4;-25.5974;27.984;;295;1108;150
Ga-Rankuwa Unit 5;-25.5963;27.9976;;295;1108;150
Ga-Rankuwa Unit 6;-25.6069;28.0121;;295;1108;150
Ga-Rankuwa Unit 7;-25.5765;28.0198;;295;1108;150
Ga-Rankuwa Unit 8;-25.5674;28.0137;;295;1108;150
Ga-Rankuwa Unit 9;-25.5732;28.0108;;295;1108;150
Ga-Rankuwa View;-25.5484;27.9863;;295;1108;150
GaMohale;-25.9942;27.536;;;678;30
GaRankuwa Unit 20;-25.5888;27.9672;;295;1108;150
Gabon;-26.1403;28.4396;;182;239;150
Gallo Manor;-26.0668;28.0782;;1175;456;90
Gardener Ross Golf and Country Estate;-25.8757;28.0465;;140;1108;90
Gardenvale AH;-26.4389;28.1207;;;1132;2
Garsfontein;-25.7979;28.3033;;;1108;90
Garthdale AH;-26.4223;28.106;;;1132;2
Geduld;-26.2436;28.4278;;1237;239;90
Geestveld AH;-25.9949;28.4236;;;239;6
Geluksdal;-26.3412;28.3603;;;239;240
Geluksdal Ext 1;-26.3437;28.3651;;328;239;150
Geluksdal Ext 2;-26.3499;28.3563;;328;239;150
Geluksdal Ext 3;-26.3232;28.3706;;328;239;150
General Albertspark;-26.2914;28.1233;;8;239;90
George Goch;-26.2145;28.0814;;;456;90
Georgetown;-26.2146;28.1676;;331;239;90
Georginia;-26.1651;27.8799;;1160;456;90
Gerardsville AH;-25.8505;28.029;;140;1108;6
Gerdview;-26.1755;28.1812;;331;239;90
Germiston South;-26.2214;28.1693;;331;239;6
Germiston Station;-26.2086;28.1742;;331;239;90
Gezina;-25.7183;28.2065;;;1108;90
Ghana Section;-26.2812;27.7059;;46;1428;50
Gillview;-26.2642;28.027;;;456;90
Gladwood AH;-26.6856;27.737;;;1374;2
Glen Austin AH;-25.9965;28.1473;;823;456;6
Glen Donald AH;-26.6147;27.9936;;;807;2
Glen Erasmia Boulevard;-26.0632;28.2564;;488;239;90
Glen Erasmia Ext 14;-26.0756;28.2627;;488;239;90
Glen Lauriston;-25.827;28.1489;;140;1108;90
Glen Marais;-26.0721;28.2457;;488;239;90
Glen Marais Ext;-26.0854;28.2663;;488;239;90
Glenadrienne;-26.0971;28.0273;;1175;456;90
Glenanda;-26.2718;28.0383;;;456;90
Glenesk;-26.233;28.0488;;;456;90
Glenferness AH;-25.9943;28.0378;;823;456;6
Glenhazel;-26.1382;28.1027;;;456;90
Glensan;-26.1447;28.1044;;;456;90
Glenverloch;-26.4191;28.4622;;966;239;90
Glenvista;-26.2866;28.0586;;;456;90
Goba;-26.3413;28.151;;484;239;150
Goedeburg;-26.1439;28.2926;;52;239;90
Goedehoop AH;-26.565;28.1572;;;807;2
Golden Gardens;-26.6134;27.8095;;;1187;50
Golden Springs;-26.2872;28.422;;1237;239;90
Goldev;-26.2952;27.9398;;;456;90
Golf Park;-26.5513;28.0339;;;807;30
Golf View AH;-26.4357;27.9425;;;1413;2
Good Hope;-26.2121;28.1872;;331;239;90
Gosforth Park;-26.2319;28.1437;;331;239;90
Goudvlakte West;-26.2788;27.3781;;;130
Gov Gold Mine Areas Cons;-26.2174;28.3662;;100;239;6
Government Goldmine;-26.1984;28.4089;;1237;239;90
Grand Central;-25.9948;28.1323;;823;456;90
Grand Central Airport;-25.9894;28.1395;;823;456;6
Greater Nigel;-26.3829;28.4538;;966;239;90
Green Hills;-26.1595;27.6959;;;1131;30
Green Park;-26.4954;27.5125;;;281;30
Green Valley AH;-26.4615;28.1265;;;1132;2
Greenfields;-26.3935;28.128;;484;239;150
Greenside;-26.1534;28.0152;;1130;456;90
Greenside East;-26.1538;28.0247;;1130;456;90
Greenstone Hill;-26.117;28.1552;;;456;90
Greenstone Park;-26.1183;28.1447;;;456;90
Gresswold;-26.1317;28.0879;;;456;90
Greymont;-26.1634;27.9649;;1130;456;90
Groblerpark;-26.15;27.8382;;1160;456;90
Groeneweide;-26.2787;28.2342;;83;239;90
Groenkloof;-25.7726;28.2148;;;1108;90
Groot Elandsvlei AH;-26.1343;27.6564;;;1131;2
Grootfontein;-25.8859;28.3584;;;1108;110
Grootfontein Country Estates;-25.8859;28.3584;;360;1108;90
Grootvaly AH;-26.2617;28.4992;;1237;239;6
Grootvlei;-25.5223;28.2622;;;1108;15
Gugulethu;-26.3002;28.4041;;582;239;150
Gugulethu;-26.2175;28.466;;;239;150;;gauteng-gugulethu-ekurhuleni-2
Haakdoornboom;-25.5716;28.1606;;;1108;130
Haakdoornboom AH;-25.5666;28.1345;;374;1108;6
Haartebeesfontein;-26.814;28.1614;;386;807;30
Haddon;-26.2574;28.0337;;;456;90
Halfway Gardens;-25.9928;28.1162;;823;456;90
Halfway House;-26.0072;28.1265;;823;456;90
Hallgate;-26.426;28.531;;;966
Hamberg;-26.1699;27.8897;;1160;456;90
Hani;-26.3336;27.3069;;504;130;50
Harison Park;-26.1385;27.8745;;1160;456;90
Harison View;-26.1434;27.8662;;1160;456;90
Harmelia;-26.141;28.1899;;331;239;90
Harmonierus;-26.6057;27.9197;;;1381;30
Harry Gwala;-26.2216;28.3149;;;239;150
Hartebeesfontein;-26.814;28.1614;;;807;30
Hartzenberg AH;-26.3969;27.9778;;;1413;2
Harveston AH;-26.6723;28.0501;;;807;2
Harveston AH;-26.0946;27.9085;;1160;456;6
Hatfield;-25.7484;28.2388;;;1108;90
Hawkins Estate;-26.1477;28.0837;;;456;90
Hazel Park;-26.2497;28.1751;;331;239;90
Hazelwood;-25.7821;28.2645;;;1108;90
Heather View;-25.68;28.1257;;6;1108;90
Heatherdale AH;-25.6681;28.1246;;6;1108;6
Hebron;-25.5514;27.9999;;;1108;90
Hectorton;-26.1671;27.7107;;;1131;30
Heidelberg AH;-26.5241;28.3493;;;394;2
Heidelberg Central;-26.5033;28.3634;;;394;30
Helderblom AH;-26.0959;27.6942;;;542;2
Helderkruin;-26.1252;27.8683;;1160;456;90
Helderwyk;-26.269;28.3112;;100;239;90
Helikon Park;-26.1825;27.6824;;;1131;30
Henley on Klip;-26.5385;28.0608;;;807;30
Hennopspark;-25.8607;28.1681;;140;1108;90
Heriotdale;-26.2128;28.1176;;;456;90
Hermanstad;-25.7202;28.1632;;;1108;90
Hesteapark;-25.6545;28.1383;;6;1108;90
Heuningklip AH;-26.0533;27.786;;;542;2
Heuweloord;-25.8841;28.1138;;140;1108;90
Heuwelsig Estate;-25.8717;28.1122;;140;1108;90
Highbury;-26.5186;28.0385;;;807;30
Highland;-26.2914;28.3956;;582;239;150
Highlands;-26.1894;28.0626;;;456;90
Highlands North;-26.1415;28.0825;;;456;90
Highveld;-25.8832;28.1929;;140;1108;90
Highveld Techno Park;-25.8748;28.1865;;140;1108;90
Highway Gardens;-26.1431;28.1777;;331;239;90
Hillbrow;-26.1941;28.0495;;;456;90
Hillcrest;-25.7555;28.2358;;;1108;90
Hillcrest AH;-26.1383;28.4005;;52;239;6
Hillrise AH;-26.0536;28.3811;;;239;6
Hillside AH;-26.2201;27.6217;;;1131;2
Hillside AH;-26.0176;27.6393;;;678;2
Hlahane;-26.3046;28.1469;;484;239;150
Hlahatsi;-26.3347;28.1549;;484;239;150
Hlongwane;-26.3466;28.1545;;484;239;150
Holfontein;-26.1407;28.4726;;;239;90
Holomisa Section;-26.281;27.6908;;46;1428;50
Home Lake;-26.1755;27.6992;;;1131;30
Home Lake Industrial;-26.1876;27.6883;;;1131;2
Home Seekers;-26.2148;28.2942;;52;239;90
Homelands AH;-26.6329;28.0356;;;807;2
Homer;-26.6504;27.8888;;;1381;30
Homes Haven;-26.0679;27.8321;;;542;30
Homestead;-26.1745;28.1873;;331;239;90
Homestead AH;-26.4598;27.9306;;;1413;2
Homestead Park;-26.2039;27.9981;;;456;90
Honey Hill;-26.1424;27.8874;;1160;456;90
Honeydew Ridge;-26.1021;27.9112;;1160;456;90
Honingnestkrans Smallholdings;-25.5767;28.1867;;374;1108;6
Hoogland;-26.035;27.9573;;1130;456;90
Hopefield;-26.4238;27.816;;257;456;150
Horison;-26.1494;27.8787;;1160;456;90
Hornsoord AH;-25.6955;28.0632;;;1108;6
Houghton Estate;-26.1637;28.0599;;;456;90
Houtkop AH;-26.608;27.8916;;;1381;2
Houtkop SH2;-26.618;27.918;;;1381;30
Hughes;-26.1784;28.2267;;83;239;90
Hunters Hill A. H.;-26.0684;27.9522;;1130;456;90;;gauteng-hunters-hill-a-h-johannesburg
Huntingdon;-26.2253;28.3848;;100;239;90
Hurlingham;-26.0967;28.0257;;1175;456;90
Hurlingham Gardens;-26.0982;28.0301;;1175;456;90
Hurlyvale;-26.1502;28.1657;;234;239;90
Hurst Hill;-26.1881;27.9865;;;456;90
Hyde Park;-26.1242;28.0394;;1175;456;90
Ibaxa;-26.0201;28.2161;;1278;239;150
Ibazelo;-26.0058;28.2183;;1278;239;150
Igqagqa;-26.0102;28.2235;;1278;239;150
Ililiba;-26.0232;28.2294;;1278;239;150
Illiondale;-26.1152;28.1689;;234;239;90
Illovo;-26.129;28.0536;;1175;456;90
Impala Park;-26.162;28.2679;;83;239;90
Impumelelo;-26.3466;28.7694;;;196;110
Impumelelo Ext 2;-26.3489;28.775;;430;196;50
Inadan;-26.0126;27.9559;;;456;90
Inanda;-26.1203;28.0548;;1175;456;90
Industria;-26.1997;27.979;;;456;6
Industria North;-26.182;27.9512;;1130;456;6
Industria West;-26.1942;27.9682;;;456;6
Inglethorpe AH;-26.1074;28.382;;52;239;6
Inxiweni;-26.0224;28.2193;;1278;239;150
Irene;-25.8801;28.2344;;140;1108;90
Irene Farm Villages;-25.8567;28.2458;;140;1108;90
Irene Glen Private Estate;-25.8826;28.2468;;140;1108;90
Irene Research Institute;-25.9028;28.2096;;140;1108;90
Irene Security Estate;-25.8701;28.2179;;140;1108;90
Ironside;-26.5458;27.8897;;;1187;50
Ironside AH;-26.4803;27.9167;;;1413;2
Isando;-26.1408;28.2107;;488;239;90
Isandovale;-26.1341;28.19;;234;239;90
Iscor Industrial;-26.6447;27.8371;;;1374;2
Isekelo;-26.0174;28.2277;;1278;239;150
Isiphetweni;-26.031;28.2167;;1278;239;150
Isithame;-26.0067;28.2249;;1278;239;150
Isivana;-26.0194;28.2125;;1278;239;150
Itsoseng;-26.0117;27.9207;;;456;150
Itsoseng;-25.5383;28.0641;;662;1108;150
Ivory Park Ext 10;-25.9927;28.1948;;444;456;150
Ivory Park Ext 12;-25.9844;28.205;;444;456;150
Ivory Park Ext 13;-25.9791;28.2027;;444;456;150
Ivory Park Ext 2;-26.0112;28.1787;;444;456;150
Ivory Park Ext 5;-26.0144;28.1844;;444;456;150
Ivory Park Ext 6;-26.0073;28.1919;;444;456;150
Ivory Park Ext 7;-26.0039;28.1863;;444;456;150
Ivory Park Ext 8;-26.0005;28.2;;444;456;150
Ivory Park Ext 9;-25.9923;28.2075;;444;456;150
Jabavu;-26.2477;27.8759;;1232;456;150
Jabulani;-26.2445;27.8585;;1232;456;150
Jacanlee;-26.1218;27.9851;;1130;456;90
Jackal Creek Golf Estate;-26.0563;27.9212;;1160;456;90
Jameson Park;-26.4455;28.416;;;966;30
Jan Hofmeyer;-26.1946;28.0109;;;456;90
Jan Niemand Park;-25.7091;28.291;;;1108;90
Jansen Park;-26.1844;28.2425;;83;239;90
Jatniel AH;-26.1242;28.3178;;52;239;6
Jeffersville;-25.7859;28.0551;;1179;1108;150
Jeppestown;-26.2053;28.0769;;;456;90
Jerusalem;-26.2013;28.2036;;83;239;90
Jet Park;-26.162;28.2186;;83;239;90
Jiyana;-26.0273;28.216;;1278;239;150
Joe Slovo;-26.2268;28.2237;;83;239;90
Johandeo;-26.5994;27.8083;;;1187;50
Johannesburg North;-26.0376;27.9756;;1130;456;90
Jordaan Park;-26.4968;28.3433;;;394;30
Joshua Doore;-26.1649;27.7905;;469;542;50
Judith's Paarl;-26.1909;28.0732;;;456;90;;gauteng-judiths-paarl-johannesburg
Jukskei Park;-26.038;27.983;;1130;456;90
Junction Hill;-26.2815;28.1619;;331;239;90
Jupiter;-26.2244;28.1349;;331;239;90
Kaalfontein;-25.9903;28.1718;;;456;460
Kaalfontein Ext 1;-25.9927;28.1862;;467;456;150
Kaalfontein Ext 10;-25.9968;28.1664;;467;456;150
Kaalfontein Ext 11;-25.995;28.1659;;467;456;150
Kaalfontein Ext 12;-25.9939;28.1701;;467;456;150
Kaalfontein Ext 13 & 14;-25.993;28.1675;;467;456;150;;gauteng-kaalfontein-ext-13-14-johannesburg
Kaalfontein Ext 15;-25.9911;28.1708;;467;456;150
Kaalfontein Ext 16;-25.9897;28.1714;;467;456;150
Kaalfontein Ext 17;-25.9878;28.1715;;467;456;150
Kaalfontein Ext 18;-25.9871;28.1693;;467;456;150
Kaalfontein Ext 2;-25.9874;28.1851;;467;456;150
Kaalfontein Ext 22;-25.9852;28.1874;;467;456;150
Kaalfontein Ext 23;-25.9823;28.1741;;467;456;150
Kaalfontein Ext 4;-25.9904;28.1797;;467;456;150
Kaalfontein Ext 5;-25.9859;28.1759;;467;456;150
Kaalfontein Ext 6, 7 & 8;-25.9935;28.1755;;467;456;150;;gauteng-kaalfontein-ext-6-7-8-johannesburg
Kaalfontein Ext 9;-25.9967;28.1694;;467;456;150
Kaalplaats;-26.7565;27.712;;;1374;30
Kaalplaats East;-26.7544;27.7231;;;1374;30
Kaalplaats West;-26.7585;27.7008;;;1374;30
Kagiso;-26.1589;27.7808;;;542;650
Kagiso Central;-26.1589;27.7808;;469;542;50
Kagiso Ext 10;-26.1434;27.7895;;469;542;50
Kagiso Ext 11;-26.1659;27.7981;;469;542;50
Kagiso Ext 12;-26.1567;27.8001;;469;542;50
Kagiso Ext 14;-26.1746;27.7824;;469;542;50
Kagiso Ext 2;-26.1612;27.7915;;469;542;50
Kagiso Ext 3;-26.1391;27.7985;;469;542;50
Kagiso Ext 6;-26.1662;27.7811;;469;542;50
Kagiso Ext 8;-26.1501;27.7704;;469;542;50
Kagiso Ext 9;-26.1707;27.7807;;469;542;50
Kameeldrift;-25.6518;28.3141;;;1108;90
Kameeldrift Smallholdings;-25.6971;27.9981;;;1108;6
Kameelfontein;-25.6191;28.4211;;;1108;90
Kammaland AH;-26.5806;27.7779;;;1187;2
Kanana;-26.3833;28.2046;;;239;90
Kanana;-25.4125;28.2596;;378;1108;90
Kanana Park;-26.4179;27.9016;;;456;180
Kapok;-26.4257;27.8265;;257;456;150
Karenpark;-25.6651;28.1089;;6;1108;90
Kate Hamel;-26.2933;28.2399;;83;239;90
Katlehong;-26.3453;28.156;;;239;4100
Katlehong South;-26.3797;28.1857;;484;239;150
Kaydale AH;-26.4481;28.3971;;;966;2
Keinfontein Smallholdings;-25.7996;28.4871;;509;1108;6
Kekana Garden;-25.373;28.3063;;;1108;15
Kelland;-26.117;27.9602;;1130;456;90
Kelvin;-26.0785;28.0961;;1175;456;90
Kempton Park;-26.0812;28.2187;;;239;1700
Kempton Park AH;-26.0885;28.2543;;488;239;6
Kempton Park West;-26.0868;28.1905;;488;239;90
Kengies AH;-25.9997;27.9969;;1175;456;6
Kenilworth;-26.2481;28.0487;;;456;90
Kenleaf;-26.2547;28.3477;;100;239;90
Kenmare;-26.1059;27.8152;;;542;30
Kensington;-26.1943;28.0977;;;456;90
Kensington B;-26.0804;28.0039;;1130;456;90
Kentview;-26.1275;28.0629;;;456;90
Kew;-26.1228;28.095;;;456;90
Khalambazo;-25.7106;28.3727;;715;1108;150
Khatamping;-26.0129;28.1981;;1278;239;150
Khumula Baji Section;-26.3522;28.135;;1315;239;150
Khutsong;-26.3347;27.3088;;;130;620
Khutsong;-25.7154;28.3762;;715;1108;150
Khutsong Ext 2;-26.3416;27.3014;;504;130;50
Khutsong Ext 3;-26.3369;27.3081;;504;130;50
Khutsong South;-26.3548;27.3324;;504;130;50
Kibler Park;-26.2991;28.0075;;;456;90
Kibler Park 1;-26.2855;28.0065;;;456;90
Kibler Park 2;-26.3128;28.0084;;;456;90
Killarney;-26.1681;28.0515;;;456;90
Kilner Park;-25.7236;28.2628;;;1108;90
Kimbult AH;-26.0899;27.9027;;1160;456;6
Kingsway;-26.1923;28.396;;1237;239;90
Kirkney;-25.7186;28.107;;;1108;90
Kleinfontein;-25.7996;28.4871;;;1108;110
Kleinfontein AH;-26.1801;28.2862;;52;239;6
Kleinfontein Lake;-26.1822;28.3292;;52;239;90
Klerksoord;-25.6386;28.1281;;6;1108;90
Kleve Hill Park;-26.0369;28.0371;;1175;456;90
Klipfontein;-25.6074;28.0626;;1230;1108;150
Klipfontein View;-26.0457;28.1579;;;456;90
Klipkop AH;-26.5662;27.7422;;;1187;2
Klippaatdrift;-26.6874;28.0037;;;1381;30
Klippoortje;-26.2846;28.2392;;83;239;90
Klippoortjie;-26.2358;28.1752;;331;239;90
Klippoortjie AH;-26.2798;28.2149;;331;239;6
Kliprivier;-26.551;28.0597;;;807;30
Klipriviersberg Estate;-26.2443;28.0906;;;456;90
Klipriviersoog;-26.2918;27.8482;;1232;456;150
Klipspruit;-26.2559;27.9046;;1232;456;150
Klipspruit Treatment Works;-26.2762;27.9227;;1232;456;150
Klipspruit West;-26.295;27.8695;;1232;456;150
Kliptown;-26.2811;27.8879;;1232;456;150
Klipview AH;-26.4733;28.052;;;1132;2
Klipwater;-26.4388;28.1001;;;1132;30
Kloofendal;-26.1337;27.8873;;1160;456;90
Kloofzicht;-25.8119;28.2046;;140;1108;90
Klopperpark;-26.1475;28.1955;;331;239;90
Knights;-26.1982;28.1779;;331;239;90
Knopjeslaagte AH;-25.9563;28.0367;;823;456;6
Knoppieslaagte AH;-25.9146;28.0592;;140;1108;6
Kocksoord;-26.2227;27.6485;;;1131;30
Koedoespoort;-25.7249;28.2792;;;1108;90
Koedoespoort Industrial;-25.7184;28.2489;;;1108;6
Kokosi;-26.5074;27.4657;;;281;200
Kokosi Ext 1;-26.5092;27.4597;;520;281;50
Kokosi Ext 3;-26.5031;27.4669;;520;281;50
Kokosi Ext 5;-26.5046;27.4747;;520;281;50
Kokosi Ext 9;-26.5157;27.4646;;520;281;50
Koksrus AH;-26.2824;27.5948;;;1428;2
Kookrus;-26.5928;27.9977;;;807;30
Koolfontein AH;-26.6039;28.1044;;;807;2
Kopanong;-26.0028;28.228;;1278;239;150
Kosmosdal;-25.9164;28.1321;;140;1108;90
Kramerville;-26.0897;28.0819;;1175;456;90
Krauseville Smallholdings;-25.7335;28.0492;;;1108;6
Krugersdorp Central;-26.1033;27.7735;;;542;30
Krugersdorp North;-26.0871;27.7758;;;542;30
Krugersdorp West;-26.0977;27.7475;;;542;30
Krugersrus;-26.2343;28.4114;;1237;239;90
Kudube;-25.3746;28.2516;;1276;1108;150
Kudube Unit 10;-25.3655;28.2556;;1276;1108;150
Kudube Unit 11;-25.388;28.2457;;1276;1108;150
Kudube Unit 2;-25.377;28.259;;1276;1108;150
Kudube Unit D;-25.3711;28.2412;;1276;1108;150
Kungwini Country Estate;-25.8934;28.6888;;105;1108;90
Kwa-Thema CBD;-26.2955;28.3921;;582;239;150
Kwa-Thema Ext 6;-26.3025;28.3848;;582;239;150
Kwa-Thema Ext 7;-26.3168;28.3924;;582;239;150
Kwa-Thema Phase 1;-26.3087;28.4129;;582;239;150
Kwa-Thema Phase 2;-26.3182;28.4093;;582;239;150
Kwa-Thema Phase 3;-26.3161;28.4197;;582;239;150
KwaThema;-26.2955;28.3921;;;239;1000
Kwaggasrand;-25.7583;28.1151;;;1108;90
Kwenele;-26.3767;28.1491;;484;239;150
Kwesine;-26.3659;28.1497;;484;239;150
Kya Sand;-26.024;27.9509;;;456;150
Kyalami AH;-25.9667;28.0611;;823;456;6
Kyalami Estate;-25.9904;28.084;;823;456;90
Kyalami Gardens;-26.0014;28.0794;;823;456;90
Kyalami Hills;-25.9971;28.0936;;823;456;90
Kyalami Park;-25.9949;28.0692;;823;456;90
La Montagne;-25.7483;28.3201;;;1108;90
La Rochelle;-26.2373;28.0568;;;456;90
Labore;-26.3317;28.3654;;100;239;90
Lady Selborne;-25.6969;28.1291;;;1108;90
Laezonia AH;-25.9016;28.0166;;140;1108;6
Lakeside;-26.512;27.8789;;;456;270
Lakeside;-26.1754;28.2947;;52;239;150
Lakeside;-26.1014;28.1467;;;456;270;;gauteng-lakeside-johannesburg-2
Lakeside Ext 1;-26.5132;27.8818;;598;456;150
Lakeside Ext 2;-26.5088;27.871;;598;456;150
Lakeside Ext 3;-26.5045;27.8813;;598;456;150
Lakeside Ext 5;-26.5183;27.8769;;598;456;150
Lambton;-26.2426;28.1766;;331;239;90
Lambton Gardens;-26.2526;28.1845;;331;239;90
Lamont Park AH;-26.6672;27.7712;;;1374;2
Langaville;-26.3284;28.3931;;;239;390
Langaville Ext 1;-26.3228;28.382;;600;239;150
Langaville Ext 2;-26.3311;28.3797;;600;239;150
Langaville Ext 3;-26.3343;28.3898;;600;239;150
Langaville Ext 4;-26.3251;28.3928;;600;239;150
Langaville Ext 5;-26.3263;28.4012;;600;239;150
Langaville Ext 6;-26.3432;28.3981;;600;239;150
Langaville Ext 8;-26.3461;28.4091;;600;239;150
Langaville Ext 9;-26.3257;28.4073;;600;239;150
Langlaagte North;-26.1991;27.992;;;456;90
Lanseria;-25.9498;27.92;;;456;110
Lanseria Airport;-25.9383;27.9261;;;456;6
Larrendale;-26.2412;28.331;;100;239;90
Laser Park;-26.0773;27.919;;1160;456;90
Lasiandra AH;-26.7362;27.8067;;;1374;2
Laudium;-25.7913;28.0983;;;1108;90
Laversburg;-26.43;28.4994;;966;239;90
Lawley;-26.3856;27.8086;;;456;330
Lawley Ext 1;-26.3925;27.8118;;604;456;150
Lawley Ext 2;-26.3786;27.8053;;604;456;150
Lazarus;-26.2113;28.4887;;1237;239;90
Lea Glen;-26.193;27.9163;;1130;456;90
Leachville;-26.231;28.3192;;100;239;90
Lebanon;-25.4901;28.0511;;1442;1108;150
Leboeng;-25.9994;28.2118;;1278;239;150
Leboneng;-25.3647;28.2674;;1276;1108;150
Leeufontein;-25.6514;28.3853;;;1108;130
Leeufontein Estate;-25.6514;28.3853;;612;1108;90
Leeuhof;-26.6659;27.9146;;;1381;30
Leeuport;-26.3996;27.5084;;;281;30
Leeuwfontein Smallholdings;-25.6664;28.3899;;612;1108;6
Leeuwkuil;-26.6844;27.894;;;1381;30
Leeuwspruit;-26.5099;27.466;;520;281;50
Lehae;-26.3475;27.8883;;;456;150
Lekaneng;-26.0191;28.2055;;1278;239;150
Lenasia;-26.326;27.8495;;;456;900
Lenasia South;-26.3932;27.8538;;;456;130
Lenasia South Ext 7;-26.4168;27.8761;;622;456;90
Lenteland AH;-26.5835;27.9065;;;1381;2
Lenz;-26.3212;27.8179;;;1428
Leoka Villa AH;-25.7047;28.0881;;;1108;6
Leratong Village;-26.1789;27.8137;;1232;456;150
Les Marais;-25.7091;28.1892;;;1108;90
Letsatsing;-26.3731;27.4581;;;130;8
Letsatsing Sp;-26.3731;27.4581;;629;130;30
Lewisham;-26.1224;27.8113;;;542;30
Lewzene Estate;-25.6608;28.5461;;171;1108;90
Libradene;-26.2471;28.2509;;83;239;90
Liefde en Vrede;-26.3074;28.0638;;;456;90
Lifateng;-26.0115;28.2116;;1278;239;150
Likole;-26.3758;28.1589;;484;239;150
Lilianton;-26.193;28.2126;;83;239;90
Lilyvale AH;-26.1074;28.4116;;52;239;6
Linbro Park AH;-26.0928;28.1319;;1175;456;6
Lindberg Park;-26.2525;28.0331;;;456;90
Lindelani Village;-26.1905;28.4071;;;239;150
Linden;-26.1344;27.9934;;1130;456;90
Lindhaven;-26.145;27.8506;;1160;456;90
Lindley AH;-25.9294;27.8983;;;542;2
Lindopark;-25.7133;28.2758;;;1108;90
Linkholm AH;-26.6249;27.7924;;;1374;2
Linksfield;-26.1485;28.1159;;;456;90
Linksfield Ridge;-26.1766;28.0828;;;456;90
Linmeyer;-26.2621;28.0691;;;456;90
Lionpark;-25.9897;27.9278;;603;456;90
Little Falls;-26.1156;27.8842;;1160;456;90
Lochvaal AH;-26.7415;27.7074;;;1374;2
Lodeyko;-26.2666;28.4558;;1237;239;90
Lombardy;-26.1148;28.1164;;;456;90
Lombardy East;-26.1141;28.1225;;;456;90
Lombardy Estate;-25.7885;28.3606;;;1108;90
Lombardy West;-26.1155;28.1103;;;456;90
Lone Hill;-26.0152;28.0263;;1175;456;90
Longdale;-26.2026;27.9686;;;456;90
Longmeadow Business Estate;-26.1088;28.1364;;;456;90
Lorentzville;-26.191;28.0697;;;456;90
Lotus Gardens;-25.7478;28.0907;;;1108;90
Louisrus AH;-26.6493;27.7601;;;1374;2
Loumarina AH;-26.1599;27.6594;;;1131;2
Louwlardia;-25.9109;28.1674;;140;1108;90
Lower Finsbury;-26.2227;27.6529;;;1131;30
Lucky 7;-25.9741;27.9274;;;456;90
Luipaardsvlei Estate;-26.1302;27.7935;;;542;30
Lukasrand;-25.7655;28.2145;;;1108;90
Lydiana;-25.742;28.2892;;;1108;90
Lyme Park;-26.0843;28.0144;;1175;456;90
Lyndhurst;-26.1301;28.1048;;;456;90
Lynnwood;-25.7626;28.2656;;;1108;90
Lynnwood Glen;-25.7746;28.2818;;;1108;90
Lynnwood Manor;-25.7597;28.2855;;;1108;90
Lynnwood Park;-25.7775;28.2922;;;1108;90
Lynnwood Ridge;-25.7647;28.298;;;1108;90
Lyttelton;-25.8334;28.2079;;140;1108;90
Mabopane A;-25.502;28.0637;;662;1108;150
Mabopane CV;-25.4901;28.0856;;662;1108;150
Mabopane M;-25.5244;28.04;;662;1108;150
Mabopane N;-25.5073;28.084;;662;1108;150
Mabopane R;-25.4954;28.0081;;662;1108;150
Mabopane U;-25.5025;28.0349;;662;1108;150
Mabopane U Ext 1;-25.5053;28.0246;;662;1108;150
Mabopane Unit B;-25.5116;28.0646;;662;1108;150
Mabopane Unit C;-25.5179;28.0489;;662;1108;150
Mabopane Unit D;-25.522;28.0671;;662;1108;150
Mabopane Unit E;-25.4988;28.082;;662;1108;150
Mabopane Unit S;-25.523;28.0785;;662;1108;150
Mabopane X;-25.5096;28.0483;;662;1108;150
Mabuya Park;-26.3584;28.1878;;1397;239;150
Mackenzie Park;-26.1958;28.3383;;52;239;90
Mackenzieville;-26.4422;28.5193;;966;239;90
Magagula Heights;-26.4221;28.1919;;484;239;150
Magalieskruin;-25.6851;28.2373;;;1108;90
Magaliesmoot AH;-25.7157;28.0374;;;1108;6
Magaliessig;-26.0302;28.0174;;1175;456;90
Magoba Village;-26.0941;28.4416;;268;239;150
Mahube Valley;-25.7012;28.4117;;715;1108;150
Mahube Valley Ext 1;-25.6898;28.4151;;715;1108;150
Mahube Valley Ext 2;-25.6998;28.4171;;715;1108;150
Mahube Valley Ext 3;-25.7071;28.4159;;715;1108;150
Majaneng;-25.3558;28.25;;;1108;150
Makanyaneng;-25.4914;28.0053;;;1108;15
Makula;-26.3269;28.1544;;484;239;150
Makulong;-25.9969;28.2325;;1278;239;150
Malanshof;-26.0952;27.9746;;1130;456;90
Malatjie;-25.9279;27.9197;;;456;90
Malvern;-26.201;28.1048;;;456;90
Mamelodi;-25.7121;28.3765;;;1108;3300
Mamelodi Ext 10;-25.6991;28.4034;;715;1108;150
Mamelodi Ext 11;-25.7228;28.4265;;715;1108;150
Mamelodi Ext 12;-25.7264;28.4186;;715;1108;150
Mamelodi Ext 14;-25.7363;28.3952;;715;1108;150
Mamelodi Ext 17;-25.6949;28.4121;;715;1108;150
Mamelodi Ext 18;-25.7315;28.4336;;715;1108;150
Mamelodi Ext 2;-25.7196;28.3899;;715;1108;150
Mamelodi Ext 20;-25.7114;28.4138;;715;1108;150
Mamelodi Ext 22;-25.7197;28.4357;;715;1108;150
Mamelodi Ext 3;-25.7265;28.3975;;715;1108;150
Mamelodi Ext 4;-25.715;28.395;;715;1108;150
Mamelodi Ext 5;-25.7101;28.4006;;715;1108;150
Mamelodi Ext 6;-25.7087;28.427;;715;1108;150
Mamelodi Ext 7;-25.7081;28.4105;;715;1108;150
Mamelodi Ext 8;-25.7168;28.4175;;715;1108;150
Mamelodi Fifteens;-25.715;28.3832;;715;1108;150
Mamelodi Fourteens;-25.7091;28.3878;;715;1108;150
Mamelodi K18;-25.7198;28.3421;;715;1108;150
Mamelodi S&S;-25.7062;28.3767;;715;1108;150;;gauteng-mamelodi-s-s-pretoria
Mamelodi Seventeens;-25.723;28.3852;;715;1108;150
Mamelodi Sixteens;-25.7189;28.3822;;715;1108;150
Mamelodi Sun Valley;-25.7102;28.3277;;715;1108;150
Mandela;-26.3194;27.3302;;504;130;50
Mandela Section;-26.2818;27.6974;;46;1428;50
Mandela Village;-25.3943;28.3024;;;1108;150
Mantevrede AH;-26.7381;27.8136;;;1374;2
Manufacta;-26.1533;27.8653;;1160;456;90
Maokeng;-25.9937;28.2192;;1278;239;150
Mapanga;-26.3213;28.146;;484;239;150
Mapetla;-26.2679;27.8493;;1232;456;150
Mapleton AH;-26.3519;28.2526;;83;239;6
Mapleton Ext 10;-26.3237;28.206;;83;239;90
Marabeth AH;-26.0698;27.6752;;839;542;2
Marais Steyn Park;-26.1359;28.1385;;234;239;90
Maraisburg;-26.1791;27.9407;;1130;456;90
Marathon;-26.3141;28.2112;;331;239;90
Marievale;-26.3541;28.505;;966;239;90
Marimba Gardens;-26.3559;28.2164;;1397;239;150
Marimba Gardens Ext 9;-26.348;28.2228;;1397;239;150
Marister AH;-26.0786;28.3315;;52;239;6
Marlands;-26.1815;28.1942;;331;239;90
Marlbank AH;-26.7746;27.7652;;;1374;2
Marlbank River Est AH;-26.7884;27.762;;;1374;2
Marlboro Gardens;-26.0926;28.0964;;1175;456;90
Maroeladal;-26.0181;27.9811;;;456;110
Marokolong;-25.3858;28.285;;;1108;15
Marshalltown;-26.2079;28.0432;;;456;90
Martindale;-26.1781;27.9757;;;456;90
Maryvale;-26.1541;28.0868;;;456;90
Maryvlei;-26.2797;28.3892;;100;239;90
Masada;-25.8182;28.7519;;105;1108;90
Masetjhaba View;-26.3875;28.3833;;216;966;50
Mashemong;-25.3615;28.2166;;;1108;15
Mashimong;-26.0025;28.2346;;1278;239;150
Masimini;-26.3001;28.3968;;582;239;150
Masiza Hostel;-26.5996;27.8273;;;1187;50
Matejoane;-25.7837;28.0644;;1179;1108;150
Matholesville;-26.1702;27.8522;;1160;456;90
Mavimbela;-26.3487;28.1471;;484;239;150
Mayberry Park;-26.3209;28.1176;;8;239;90
Mayfair;-26.2036;28.0112;;;456;90
Mayfair West;-26.1977;27.9979;;;456;90
Mayfield;-26.1204;28.4276;;52;239;90
Mayfield Park;-26.3172;28.0161;;;456;90
Mayibuye;-26.2001;27.7728;;1151;542;50
Mayibuye;-26.0327;28.1662;;;456;150
Mayville;-25.7047;28.1892;;;1108;90
McKay Estate;-26.631;27.98;;;807;30
Meadowbrook;-26.1609;28.1624;;331;239;90
Meadowdale;-26.1523;28.1773;;331;239;90
Meadowlands East;-26.2213;27.901;;1232;456;150
Meadowlands East Zone 1;-26.2141;27.9074;;1232;456;150
Meadowlands East Zone 2;-26.2179;27.8963;;1232;456;150
Meadowlands East Zone 3;-26.2208;27.9037;;1232;456;150
Meadowlands East Zone 4;-26.2264;27.8942;;1232;456;150
Meadowlands East Zone 5;-26.2291;27.9006;;1232;456;150
Meadowlands West;-26.2122;27.8863;;1232;456;150;Meadowlands
Meadowlands West Zone 10;-26.2191;27.8812;;1232;456;150
Meadowlands West Zone 6;-26.2197;27.8889;;1232;456;150
Meadowlands West Zone 7;-26.2112;27.8914;;1232;456;150
Meadowlands West Zone 8;-26.2078;27.8867;;1232;456;150
Meadowlands West Zone 9;-26.2088;27.8809;;1232;456;150
Medunsa;-25.6145;28.0216;;295;1108;150
Melrose;-26.1411;28.0481;;;456;90
Melrose Estate;-26.1461;28.0513;;;456;90
Melville;-26.1737;28.0069;;;456;90
Menlo Park;-25.7698;28.2586;;;1108;90
Menlyn;-25.7833;28.2778;;;1108;90
Meredale;-26.2747;27.9791;;;456;90
Meydustria;-26.5809;27.978;;;807;30
Meyersdal;-26.2848;28.0895;;8;239;90
Meyerspark;-25.741;28.315;;;1108;90
Meyerton Central;-26.5621;28.0174;;;807;30
Meyerton Park;-26.5465;28.0067;;;807;30
Meyerton South;-26.5842;28.0068;;;807;30
Mfundo Park Ext 30;-26.34;28.21;;1397;239;150
Mid-Ennerdale;-26.416;27.842;;257;456;150
Midas;-25.5269;28.0223;;662;1108;150
Middelvlei AH;-26.2152;27.6454;;;1131;2
Midfields Estate;-25.9217;28.1993;;140;239;90
Midlands Estate;-25.9322;28.1884;;140;239;90
Midridge Park;-25.9759;28.123;;823;456;90
Midstream Estate;-25.9138;28.1922;;140;239;90
Midstream Estates;-25.9083;28.1772;;140;1108;90
Millgate Farm;-25.9885;27.9457;;;456;90
Mimosa Park;-26.2533;28.1801;;331;239;90
Mindalore;-26.1384;27.8238;;;542;30
Minnebron;-26.2781;28.3449;;100;239;90
Miravaal AH;-26.7401;27.719;;;1374;2
Mmesi Park;-26.2128;27.8681;;1232;456;150
Mnandi AH;-25.8868;28.0746;;140;1108;6
Mngadi;-26.3609;28.1494;;484;239;150
Modder East;-26.1813;28.4301;;1237;239;90
Modderfontein AH;-26.0895;28.1218;;1175;456;6
Moedi;-26.016;28.1977;;1278;239;150
Moffat Park;-26.251;28.0778;;;456;90
Moffat View;-26.2399;28.0866;;;456;90
Mofolo;-26.2406;27.8849;;1232;456;150
Mofolo Central;-26.2406;27.8849;;1232;456;150
Mofolo North;-26.2278;27.8779;;1232;456;150
Mofolo South;-26.2558;27.8896;;1232;456;150
Mogale City;-26.0702;27.6558;;;542;110
Mohlakeng;-26.2273;27.6988;;;1131;550
Mohlakeng Ext 1;-26.2183;27.6997;;846;1131;50
Mohlakeng Ext 3;-26.2224;27.6907;;846;1131;50
Mohlakeng Ext 4;-26.2418;27.6934;;846;1131;50
Mohlakeng Ext 7;-26.2243;27.7086;;846;1131;50
Mohlakeng Ext 8;-26.2305;27.7083;;846;1131;50
Mokoena;-26.3526;28.1586;;484;239;150
Molapo;-26.2586;27.8616;;1232;456;150
Moleleki;-26.3789;28.1766;;484;239;150
Moletsane;-26.2547;27.8498;;1232;456;150
Monaheng;-26.3204;28.1551;;484;239;150
Monavoni;-25.8726;28.1036;;140;1108;90
Mondeor;-26.2738;28.0029;;;456;90
Monise;-26.357;28.1573;;484;239;150
Monrick AH;-25.8284;28.1418;;140;1108;6
Montana;-25.6686;28.2444;;;1108;90
Montana AH;-25.6829;28.2617;;;1108;6
Montana Park;-25.6857;28.2663;;;1108;90
Montana Tuine;-25.6691;28.2626;;;1108;90
Montclare;-26.1778;27.9578;;1130;456;90
Montgomery Park;-26.1634;27.9888;;1130;456;90
Montroux;-26.1428;27.9843;;1130;456;90
Monument;-26.0986;27.7903;;;542;30
Monument Park;-25.805;28.2303;;;1108;90
Moodie Hill;-26.0853;28.0414;;1175;456;90
Mooikloof;-25.8368;28.3369;;;1108;90
Mooikloof Ridge;-25.8427;28.3216;;;1108;90
Mooilande AH;-26.6431;28.0523;;;807;2
Mooiplaas;-25.8463;28.0919;;;1108;130
Mooiplaas Smallholdings;-25.7938;28.4173;;866;1108;6
Mooiwater AH;-26.6936;27.678;;;1374;2
Mopeli;-26.3295;28.1584;;484;239;150
Moregloed;-25.7116;28.2489;;;1108;90
Morehell Ext 5;-26.1703;28.3524;;52;239;90
Morehill;-26.1674;28.3443;;52;239;90
Moreleta Park;-25.8268;28.2924;;;1108;90
Moret;-26.1043;27.9831;;1130;456;90
Moretele Park;-25.7027;28.362;;715;1108;150
Moretele View;-25.7201;28.351;;715;1108;150
Morganridge;-26.1902;28.2366;;83;239;90
Moriting;-25.9968;28.24;;1278;239;150
Morninghill;-26.1713;28.1201;;331;239;90
Morningside;-26.0807;28.0585;;1175;456;90
Morningside Manor;-26.0722;28.0722;;1175;456;90
Moroka;-26.2622;27.873;;1232;456;150
Moroka North;-26.2539;27.8686;;1232;456;150
Moseleke;-26.3468;28.1586;;484;239;150
Moseleke East;-26.35;28.1643;;484;239;150
Moshoeshoe;-26.3222;28.1595;;484;239;150
Mostyn Park AH;-26.0139;27.944;;1160;456;6
Moteong;-26.0111;28.2063;;1278;239;150
Motloung;-26.3161;28.1604;;484;239;150
Motsamai;-26.3258;28.1621;;484;239;150
Motsoaledi;-26.2659;27.932;;1232;456;150
Motsu;-26.0075;28.2011;;1278;239;150
Mountain View;-26.1686;28.0814;;;456;90
Mountain View;-25.7003;28.1634;;;1108;90
Mpho;-26.0176;28.2089;;1278;239;150
Mpilisweni;-26.3328;28.1381;;1315;239;150
Mqantsa;-26.0114;28.2382;;1278;239;150
Mthembu Village;-26.2947;28.4042;;582;239;150
Muckleneuk;-25.7617;28.2058;;;1108;90
Mulbarton;-26.295;28.0539;;;456;90
Muldersdrift AH;-26.0293;27.7983;;;542;2
Mullerstuine AH;-26.7062;27.7545;;;1374;2
Munsieville;-26.076;27.7549;;;542;50
Murrayfield;-25.7496;28.3062;;;1108;90
Nadustria;-26.3148;28.1431;;484;239;150
Naledi;-26.2573;27.8247;;1232;456;150
Naledi;-25.7164;28.3493;;715;1108;150
Naledi Ext 1;-26.2559;27.83;;1232;456;150
Naledi Ext 2;-26.2586;27.8194;;1232;456;150
Nancefield;-26.3067;27.9102;;;456;90
Nancefield Industrial;-26.3163;27.8959;;;456;6
Nanescol AH;-26.7235;27.752;;;1374;2
Nasrec;-26.2399;27.9802;;;456;90
Naturena;-26.2873;27.9548;;;456;90
Ncala;-26.3409;28.147;;484;239;150
Ndhlazi;-26.3519;28.1545;;484;239;150
Needwood;-26.0088;27.9745;;741;456;90
Nellmapius;-25.7372;28.3705;;;1108;560
Nellmapius Ext 3;-25.7372;28.3705;;937;1108;150
Nellmapius Ext 4;-25.7387;28.36;;937;1108;150
Nellmapius Ext 6;-25.7307;28.374;;937;1108;150
Nellmapius Ext 7;-25.735;28.3796;;937;1108;150
Nellmapius Ext 8;-25.7375;28.3858;;937;1108;150
Nellmapius Ext 9;-25.7318;28.3446;;937;1108;150
Nelsonia AH;-26.615;28.082;;;807;2
Nest Park AH;-25.9746;28.4295;;;239;6
Nestadt Industrial;-26.2217;28.2923;;52;239;6
New Brighton;-26.0871;28.0275;;1175;456;90
New Centre;-26.2153;28.0482;;;456;90
New Doornfontein;-26.197;28.0602;;;456;90
New Eersterus;-25.4082;28.1334;;;1108;150
New Era Inndustrial;-26.2596;28.4177;;1237;239;90
New Modder;-26.1844;28.3584;;52;239;90
New Payneville;-26.3007;28.392;;582;239;150
New Redruth;-26.2677;28.1175;;8;239;90
New State Areas;-26.2427;28.4057;;1237;239;90
New Thorndale AH;-25.9578;27.488;;;678;2
Newclare;-26.1867;27.9667;;1130;456;90
Newlands;-26.1735;27.9656;;1130;456;90
Newlands;-25.7923;28.2709;;;1108;90
Newmark Estate;-25.7837;28.3651;;;1108;90
Newmarket Park;-26.2828;28.1299;;8;239;90
Newtown;-26.202;28.0324;;;456;90
Ngema;-26.3334;28.1513;;484;239;150
Nguni Section;-26.3548;28.2044;;1397;239;150
Nguni Section Ext 9;-26.3484;28.2159;;1397;239;150
Nhlapo;-26.3105;28.1507;;484;239;150
Nieuw Muckleneuk;-25.7722;28.2298;;;1108;90
Nimrod Park;-26.0914;28.2427;;488;239;90
Ninapark;-25.6814;28.1426;;6;1108;90
Noldick;-26.5595;28.0048;;;807;30
Nooitgecht;-26.4621;28.0443;;;1132
Nooitgedacht AH;-26.0018;27.902;;;542;2
Noordgesig;-26.2275;27.9384;;1232;456;150
Noordhang;-26.0386;27.968;;1130;456;90
Noordheuwel;-26.0839;27.8078;;;542;30
Noordloch AH;-26.7251;27.7251;;;1374;2
Noordwyk;-25.9585;28.1138;;823;456;90
Norkem Park;-26.0508;28.2197;;488;239;90
Norscot;-26.0373;28.0069;;1175;456;90
North Champagne Estates AH;-25.9753;27.9594;;143;456;6
North Doornfontein;-26.2082;28.0628;;;456;90
North Riding;-26.0505;27.9641;;1130;456;90
North Riding AH;-26.0532;27.9385;;1160;456;6
Northcliff;-26.1468;27.9611;;1130;456;90
Northdene;-26.3971;27.3761;;1291;130;30
Northdene AH;-26.7398;27.7762;;;1374;2
Northgate;-26.059;27.949;;1130;456;90
Northmead;-26.1608;28.3145;;52;239;90
Northvale AH;-26.0509;27.8241;;;542;2
Northvilla;-26.1413;28.3034;;52;239;90
Northworld;-26.0723;27.9558;;1130;456;90
Norton Park;-26.1302;28.2924;;52;239;90
Norton's Home Estates;-26.1153;28.3032;;52;239;90;;gauteng-nortons-home-estates-ekurhuleni
Norwood;-26.1584;28.0742;;;456;90
Noycedale;-26.4311;28.459;;966;239;90
Nufcor;-26.3146;27.7369;;;1428
Nuffield Industrial;-26.2905;28.46;;1237;239;6
OR Tambo International Airport;-26.1377;28.2425;;488;239;6
Oakdene;-26.2647;28.0486;;;456;90
Oaklands;-26.1493;28.0676;;;456;90
Oaktree AH;-26.0303;27.7536;;;542;2
Oatlands AH;-26.0926;27.7389;;;542;2
Oberholzer;-26.3438;27.3862;;;130;50
Observatory;-26.1685;28.1018;;;456;90
Odinburg Gardens;-25.5071;28.0175;;662;1108;150
Ohenimuri;-26.4397;27.9489;;;1413;30
Olievenhoutbos;-25.9131;28.0931;;;1108;450;Olievenhoutbosch
Olievenhoutbos Ext 13;-25.9127;28.0944;;1033;1108;150
Olievenhoutbos Ext 15;-25.911;28.098;;1033;1108;150
Olievenhoutbos Ext 20;-25.9127;28.0895;;1033;1108;150
Olievenhoutbos Ext 21;-25.9093;28.0926;;1033;1108;150
Olievenhoutbos Ext 23;-25.9167;28.0911;;1033;1108;150
Olievenhoutbos Ext 24;-25.9204;28.0928;;1033;1108;150
Olievenhoutbos Ext 25;-25.922;28.0959;;1033;1108;150
Olievenhoutbos Ext 26;-25.9202;28.0833;;1033;1108;150
Olievenhoutbos Ext 36;-25.8995;28.0948;;1033;1108;150
Olievenhoutbos Ext 4, 19, 22;-25.9124;28.1112;;1033;1108;150;;gauteng-olievenhoutbos-ext-4-19-22-pretoria
Olifantsfontein;-25.9789;28.248;;;239;6
Olivedale;-26.0568;27.9763;;1130;456;90
Onderstepoort;-25.6297;28.1521;;;1108;90
Ontdekkers Park;-26.1474;27.8901;;1160;456;90
Ooster AH;-26.1617;27.6398;;;1131;2
Ophir AH;-26.5335;27.994;;;807;2
Ophirton;-26.2242;28.0254;;;456;90
Orange Farm Ext 1;-26.4923;27.8771;;1039;456;150
Orange Farm Ext 2;-26.4561;27.8639;;1039;456;150
Orange Farm Ext 3;-26.4914;27.8695;;1039;456;150
Orange Farm Ext 4;-26.4764;27.8687;;1039;456;150
Orange Farm Ext 6;-26.4825;27.8617;;1039;456;150
Orange Farm Ext 7;-26.473;27.8598;;1039;456;150
Orange Farm Ext 8;-26.4628;27.8576;;1039;456;150
Orange Farm Ext 9;-26.4459;27.8582;;1039;456;150
Orange Grove;-26.162;28.0861;;;456;90
Oranjehof;-26.2514;28.4347;;1237;239;90
Orchards;-26.1544;28.0783;;;456;90
Oriel;-26.1861;28.1315;;331;239;90
Orlando;-26.2358;27.9195;;1232;456;150
Orlando East;-26.239;27.9271;;1232;456;150
Orlando West;-26.2326;27.912;;1232;456;150
Ormonde;-26.2415;27.9958;;;456;90
Ormonde View;-26.2507;27.9819;;;456;90
Othandweni;-26.3615;28.1326;;1315;239;150
Overkruin;-26.4813;28.3466;;;394;30
Overline;-26.2916;28.3872;;582;239;150
Paarlshoop;-26.2059;27.9878;;;456;90
Pageview;-26.1983;28.0166;;;456;90
Palime;-26.3409;28.1617;;484;239;150
Palm Ridge;-26.4009;28.1545;;484;239;150
Palmlands AH;-26.0193;28.0128;;1175;456;6
Park Central;-26.218;28.0399;;;456;90
Park Town Estate;-25.703;28.1785;;;1108;90
Parkdene;-26.2346;28.2536;;83;239;90
Parkhaven;-26.1482;28.2655;;488;239;90
Parkhill Gardens;-26.2387;28.185;;331;239;90
Parkhurst;-26.1386;28.0184;;1130;456;90
Parkmore;-26.0962;28.0413;;1175;456;90
Parkrand;-26.2465;28.2758;;83;239;90
Parktown;-26.1792;28.0363;;;456;90
Parktown North;-26.1429;28.0289;;1130;456;90
Parkview;-26.164;28.0239;;1130;456;90
Parkwood;-26.1521;28.0349;;1130;456;90
Partyshoek AH;-25.6573;28.0414;;;1108;6
Paul Krugersoord;-26.2388;28.4299;;1237;239;90
Paulshof;-26.0303;28.0464;;1175;456;90
Payneville;-26.2398;28.4502;;1237;239;90
Peacehaven;-26.6674;27.9476;;;1381;30
Peacehaven Industrial;-26.6842;27.9334;;;1381;2
Pebble Rock Golf Village;-25.6118;28.3893;;;1108;110
Pebble Rock Village & Burkea Park Golf Estate;-25.6118;28.3893;;1063;1108;90;;gauteng-pebble-rock-village-burkea-park-golf-estate-pretoria
Pelzvale AH;-26.2544;27.6719;;;1131;2
Pendale AH;-26.496;28.0484;;;807;2
Percelia Estate;-26.1413;28.0936;;;456;90
Persequor;-25.7441;28.2715;;;1108;90
Persida;-26.1894;28.5113;;1237;239;90
Petersfield;-26.2324;28.443;;1237;239;90
Petervale;-26.0394;28.047;;1175;456;90
Petit;-26.1076;28.3603;;52;239;90
Phake;-26.3344;28.1585;;484;239;150
Phelendaba;-26.3129;28.3955;;582;239;150
Phenduka;-26.3433;28.1413;;1315;239;150
Philip Nel Park;-25.738;28.1476;;;1108;90
Phiri;-26.2707;27.8556;;1232;456;150
Phola Park;-26.3634;28.1236;;1315;239;150
Phomolamqashi;-26.3348;28.1433;;1315;239;150
Phomolo;-26.2875;28.3894;;582;239;150
Phomolong;-26.3845;27.4976;;;130
Phomolong;-26.0435;28.1822;;1278;239;150
Phooko;-26.3347;28.1627;;484;239;150
Phumolong;-25.789;28.0476;;1179;1108;150
Phumulamcashi Buffer Zone;-25.7214;28.372;;715;1108;150
Pierneef Park;-26.1258;28.009;;1130;456;90
Pierre van Ryneveld;-25.8382;28.2531;;;1108;90
Pimville;-26.2689;27.9039;;1232;456;150
Pimville Zone 1;-26.2622;27.9115;;1232;456;150
Pimville Zone 2;-26.2645;27.9043;;1232;456;150
Pimville Zone 3;-26.2667;27.8982;;1232;456;150
Pimville Zone 4;-26.2742;27.8952;;1232;456;150
Pimville Zone 5;-26.2769;27.9052;;1232;456;150
Pimville Zone 6;-26.2692;27.9148;;1232;456;150
Pimville Zone 7;-26.2699;27.9054;;1232;456;150
Pimville Zone 8;-26.268;27.8929;;1232;456;150
Pine Park;-26.1269;27.9992;;1130;456;90
Pine Slopes AH;-26.0178;28.017;;1175;456;6
Pinehaven Township;-26.0606;27.8251;;;542;30
Pirowville;-26.214;28.1736;;331;239;90
Plastic View;-25.6038;28.0993;;1230;1108;150
Plooysville AH;-26.011;28.0792;;823;456;6
Pollak Park;-26.2699;28.4235;;1237;239;90
Pomona AH;-26.1003;28.2774;;488;239;6
Poortjie;-26.4543;27.7665;;;456;150
Poortview AH;-26.0913;27.8533;;1160;456;6
Power Park;-26.2558;27.9221;;1232;456;150
Powerville;-26.6798;27.911;;;1381;30
President Park AH;-26.0049;28.152;;823;456;6
President Ridge;-26.1045;27.9906;;1130;456;90
Presidentsdam;-26.217;28.4193;;1237;239;90
Pretoria Central;-25.7475;28.1884;;;1108;90
Pretoria Gardens;-25.7256;28.1513;;;1108;90
Pretoria Industrial;-25.7712;28.136;;;1108;6
Pretoria North;-25.6739;28.1741;;;1108;90
Pretoria West;-25.7489;28.1608;;;1108;90
Pretoriuspark;-25.8269;28.3159;;;1108;90
Pretoriusrus;-26.3506;27.3802;;1026;130;30
Pretoriusstad;-26.4203;28.4438;;966;239;90
Primrose;-26.1876;28.1652;;331;239;90
Primrose Hill;-26.1944;28.1408;;331;239;90
Princess;-26.1349;27.8513;;1160;456;150
Prinshof;-25.7354;28.2023;;;1108;90
Proclamation Hill;-25.7546;28.1384;;;1108;90
Prolecon;-26.2195;28.0847;;;456;90
Prosperita;-26.3839;28.4475;;966;239;90
Protea;-26.279;27.8372;;1232;456;150
Protea Glen;-26.2767;27.8099;;1232;456;150
Protea North;-26.2721;27.8336;;1232;456;150
Protea Ridge AH;-26.0409;27.7528;;;542;2
Protea South;-26.2859;27.8408;;1232;456;150
Putfontein;-26.1111;28.4318;;52;239;90
Queenshaven;-26.2418;28.0901;;;456;90
Queenswood;-25.7292;28.2498;;;1108;90
Quellerie Park;-26.0897;27.7587;;;542;30
Quellerina;-26.1563;27.9355;;1130;456;90
Rabie Ridge;-26.0211;28.1745;;;456;240
Rabie Ridge Ext 1;-26.0198;28.1693;;1125;456;150
Rabie Ridge Ext 2;-26.0135;28.1692;;1125;456;150
Rabie Ridge Ext 4;-26.0299;28.1809;;1125;456;150
Raceview;-26.2772;28.1166;;8;239;90
Radebe;-26.3551;28.1429;;1315;239;150
Radiokop;-26.1065;27.9173;;1160;456;90
Raedene Estate;-26.1487;28.0931;;;456;90
Ramakonopi;-26.362;28.1578;;484;239;150
Ramakonopi East;-26.3603;28.1647;;484;239;150
Ramotse;-25.3572;28.2912;;;1108;150
Rand Airport;-26.2409;28.1535;;331;239;6
Rand Collieries AH;-26.2628;28.3503;;100;239;6
Randfontein South AH;-26.2471;27.6799;;;1131;2
Randgate;-26.1692;27.6832;;;1131;30
Randhart;-26.2909;28.1121;;8;239;90
Randjesfontein AH;-25.9397;28.1541;;823;456;6
Randjespark;-25.9747;28.1314;;823;456;90
Randpark;-26.1107;27.9711;;1130;456;90
Randpark Ridge;-26.0992;27.9446;;1130;456;90
Randpoort;-26.1662;27.6772;;;1131;30
Randridge AH;-26.1384;27.63;;;1131;2
Randview;-26.1866;28.0706;;;456;90
Range View;-26.2176;28.3161;;52;239;90
Rangeview;-26.0955;27.8309;;;542;30
Rant-en-Dal;-26.0708;27.7739;;;542;30
Raslou AH;-25.8566;28.1223;;140;1108;6
Raslouw Lifestyle Estate;-25.8619;28.1133;;140;1108;90
Ratanda;-26.5531;28.3243;;;394;360
Ratanda Ext 1;-26.5537;28.3219;;1133;394;50
Ratanda Ext 2;-26.5463;28.3288;;1133;394;50
Ratanda Ext 3;-26.5576;28.3184;;1133;394;50
Ratanda Ext 4;-26.555;28.3366;;1133;394;50
Ratanda Ext 5;-26.548;28.3225;;1133;394;50
Ratanda Ext 6;-26.5562;28.3152;;1133;394;50
Ratanda Ext 7;-26.568;28.323;;1133;394;50
Raumarais Park;-26.1211;28.081;;;456;90
Ravensky;-26.1788;28.2028;;83;239;90
Ravenswood;-26.1963;28.2543;;83;239;90
Rayton Smallholdings;-25.711;28.4762;;1134;1108;6
Redan;-26.621;27.9645;;;1381;30
Reedville;-26.2663;28.3927;;1237;239;90
Reefhaven;-26.1457;27.8566;;1160;456;90
Refilwe;-25.6398;28.5291;;;1108;150
Regents Park;-26.2389;28.068;;;456;90
Reiger Park;-26.2325;28.2182;;83;239;150
Reitvlei;-25.8581;28.3032;;;1108;90
Reitvlei View Country Estates;-25.8959;28.3377;;;1108;90
Rembrandt Park;-26.1242;28.1273;;;456;90
Rembrandt Ridge;-26.1222;28.1187;;;456;90
Rens Town;-25.4092;28.286;;378;1108;90
Rensburgdorp;-26.5246;28.3721;;;394;30
Reservoir Ridge;-26.1568;27.7932;;469;542;50
Rest in Peace;-26.312;28.4026;;582;239;150
Rethabiseng Ext 1;-25.7187;28.7122;;1141;1108;150
Rethabiseng Ext 2;-25.7193;28.7154;;1141;1108;150
Rethabiseng Ext 3;-25.7207;28.7188;;1141;1108;150
Reuven;-26.2336;28.0295;;;456;90
Rewlatch;-26.2424;28.0754;;;456;90
Reydal AH;-26.0467;27.6427;;;678;2
Rhodesfield;-26.1209;28.2293;;488;239;90
Riamar park;-25.8079;28.7227;;105;1108;90
Richmond;-26.1813;28.0152;;;456;90
Ridgeway;-26.261;27.9975;;;456;90
Rietfontein;-26.063;27.8823;;;456;90
Rietfontein;-26.0331;27.8736;;;542
Rietfontein;-25.8643;28.3426;;;1108;90
Rietfontein;-25.7085;28.2205;;;1108;90;;gauteng-rietfontein-pretoria-2
Rietondale;-25.7311;28.2303;;;1108;90
Rietpoort AH;-25.989;27.4865;;;678;2
Rietspruit AH;-26.435;28.1425;;;1132;2
Rietvallei;-26.1966;27.7452;;;542;500
Rietvallei Ext 2;-26.1867;27.7526;;1151;542;50
Rietvallei Ext 3;-26.2005;27.7436;;1151;542;50
Rietvei AH;-26.0492;27.8467;;;542;2
Rikasrus AH;-26.2496;27.5674;;;1131;2
Risana;-26.2576;28.0873;;;456;90
Risidale;-26.1396;27.9804;;1130;456;90
Risipark AH;-26.3074;28.0341;;;456;6
Risiville;-26.6422;27.9887;;;807;30
River Club;-26.0788;28.0399;;1175;456;90
Riverbend;-26.0126;27.9657;;;456;90
Riverlea;-26.202;27.957;;1130;456;150
Riversdale;-26.5985;28.0424;;;807;30
Riverside;-26.2866;28.3941;;582;239;150
Riverside;-26.157;27.7674;;469;542;50
Riverside AH;-26.7594;27.7653;;;1374;2
Riverspray Lifestyle Estate;-26.7352;27.8752;;;1381;30
Riviera;-26.1626;28.0501;;;456;90
Riviera;-25.7338;28.2143;;;1108;90
Rivonia;-26.0442;28.055;;1175;456;90
Robertsham;-26.2492;28.0161;;;456;90
Robertville;-26.1912;27.9231;;1130;456;90
Robin Acres;-26.1105;27.9952;;1130;456;90
Robin Hills;-26.1154;27.981;;1130;456;90
Robin Park;-26.1496;27.7108;;;1131;30
Robindale;-26.1157;27.9913;;1130;456;90
Rondebult;-26.3035;28.2186;;331;239;90
Roodebult;-26.3118;28.1857;;331;239;90
Roodekop;-26.3021;28.1791;;331;239;150
Roodekrans;-26.1056;27.8454;;1160;456;90
Roodekrans AH;-26.0661;27.8641;;1160;456;6
Roodeplaat;-25.6159;28.362;;;1108;110
Roodeplaat Smallholdings;-25.5968;28.3668;;1159;1108;6
Roodepoort;-25.7825;28.7622;;;1108;90
Roodeport North;-26.1594;27.874;;1160;456;90
Roodeport West;-26.1515;27.8586;;1160;456;90
Roodia AH;-26.7336;27.7898;;;1374;2
Roods Gardens AH;-26.6566;27.8869;;;1381;2
Rooihuiskraal;-25.8932;28.1541;;140;1108;90
Rooihuiskraal Noord;-25.8804;28.1384;;140;1108;90
Rooikop Station;-26.289;28.1857;;331;239;90
Rookraal;-26.3426;28.2998;;100;239;90
Rosashof AH;-26.6874;27.7529;;;1374;2
Rose Deep;-26.1935;28.1682;;331;239;90
Roseacre;-26.2384;28.0805;;;456;90
Rosebank;-26.1447;28.0395;;1130;456;90
Rosettenville;-26.2528;28.055;;;456;90
Roseville;-25.7157;28.1827;;;1108;90
Roshasia;-26.5705;27.9441;;;1381;30
Rosherville;-26.2237;28.1129;;;456;90
Roshnee;-26.564;27.9447;;;1381;30
Rosslyn;-25.6259;28.0588;;6;1108;90
Rosslyn Industrial;-25.6232;28.0865;;6;1108;6
Rossmore;-26.1852;27.9949;;;456;90
Rothdene;-26.6041;27.9954;;;807;30
Route 21 Business Park;-25.8585;28.2554;;140;1108;90
Rouxville;-26.1485;28.0897;;;456;90
Rowhill;-26.2256;28.4301;;1237;239;90
Rua Vista;-25.898;28.1096;;140;1108;90
Ruimsig;-26.0803;27.8615;;1160;456;90
Ruimsig AH;-26.0804;27.8932;;1160;456;6
Ruimsig Country Estate;-26.0706;27.8481;;;542;30
Ruimsig Noord;-26.0698;27.8555;;;542;30
Ruiterhof;-26.0997;27.9843;;1130;456;90
Rust Ter Vaal;-26.575;27.9483;;;1381;30
Rusticana AH;-26.7459;27.7521;;;1374;2
Rustivia;-26.1726;28.1968;;331;239;90
Rynfield;-26.1527;28.3363;;52;239;90
Rynsoord;-26.1938;28.3626;;52;239;90
Sable Hills Waterfront Estate;-25.6296;28.3845;;;1108;90
Saddlebrook Estate;-25.9473;28.0432;;823;456;90
Saint Andrews;-26.1573;28.1283;;331;239;90
Sakhile;-26.3663;28.1482;;484;239;150
Sali;-26.3557;28.1512;;484;239;150
Sallies Village;-26.2707;28.3718;;100;239;90
Salvokop;-25.7644;28.1817;;;1108;90
Samcor Park;-25.7265;28.3368;;;1108;90
Samrand Business Park;-25.9265;28.1435;;140;1108;90
Sandhurst;-26.1099;28.043;;1175;456;90
Sandown;-26.0997;28.0628;;1175;456;90
Sandringham;-26.145;28.1095;;;456;90
Sandton;-26.0997;28.0628;;;456;3900
Sassolbyl AH;-26.7331;27.7813;;;1374;2
Satmar;-26.2117;28.2734;;83;239;90
Saulsville;-25.787;28.0486;;;1108;450
Savannah Country Estate;-25.7573;28.3693;;;1108;90
Savannah Hills;-25.9451;28.1157;;823;456;90
Savoy Estate;-26.1308;28.0817;;;456;90
Saxonwold;-26.1613;28.0387;;1130;456;90
Schoongezicht AH;-26.5165;28.1308;;;1132;2
Scientia;-25.7514;28.2801;;;1108;90
Sebenza;-26.1149;28.1763;;;456;90
Sebokeng;-26.5761;27.8429;;;1187;2200
Sebokeng Hostels;-26.5989;27.8421;;;1187;50
Sebokeng Unit 10;-26.581;27.8541;;;1187;50
Sebokeng Unit 11;-26.5735;27.8465;;;1187;50
Sebokeng Unit 12;-26.562;27.841;;;1187;50
Sebokeng Unit 13;-26.5765;27.8346;;;1187;50
Sebokeng Unit 14;-26.5889;27.8365;;;1187;50
Sebokeng Unit 16;-26.5876;27.8245;;;1187;50
Sebokeng Unit 17;-26.6008;27.8321;;;1187;50
Sebokeng Unit 19;-26.5735;27.8278;;;1187;50
Sebokeng Unit 20;-26.5998;27.8213;;;1187;50
Sebokeng Unit 6;-26.5386;27.8847;;;1187;50
Sebokeng Unit 7;-26.5514;27.872;;;1187;50
Sebokeng Unit 8;-26.5519;27.8617;;;1187;50
Sedibeng;-26.0056;28.2375;;1278;239;150
Seekoeihoek AH;-25.9592;27.544;;;678;2
Sejwetla;-26.0915;28.1062;;10;456;150
Sekampaneng;-25.3906;28.2348;;1276;1108;150
Selbourne Site;-25.7045;28.3886;;715;1108;150
Selby;-26.2151;28.0317;;;456;90
Selcourt;-26.3048;28.4453;;1237;239;90
Selection Park;-26.2825;28.4433;;1237;239;90
Selwyn;-26.1619;27.9019;;1160;456;90
Senaoane;-26.2732;27.8639;;1232;456;150
Senderwood;-26.1573;28.1229;;331;239;90
Seotloana;-26.0117;28.203;;1278;239;150
Serengeti Golf And Wildlife Estate;-26.0406;28.2986;;488;239;90
Sesfontein AH;-26.085;28.3691;;52;239;6
Sethokga;-26.001;28.2443;;1278;239;150
Shalimar Ridge;-26.5162;28.352;;1133;394;50
Shangrila;-26.1088;28.4005;;52;239;90
Sharon Park;-26.3219;28.4375;;966;239;90
Sharondale;-26.3461;28.4595;;966;239;90
Sharonlea;-26.0652;27.9665;;1130;456;90
Sharpeville;-26.6861;27.8756;;;1374;380
Shere Smallholdings;-25.7937;28.3599;;;1108;6
Sherman Park;-26.5763;28.051;;;807
Sherwood Gardens;-26.2221;28.3827;;100;239;90
Siahlala;-25.7882;28.0247;;1179;1108;150
Siluma View;-26.3867;28.1598;;484;239;150
Silvamonte;-26.1375;28.1142;;;456;90
Silver Lakes;-25.7837;28.3544;;;1108;90
Silver Lakes Golf Estate;-25.7718;28.3724;;;1108;90
Silver Stream Estate;-25.7794;28.3698;;;1108;90
Silverfields;-26.1197;27.8235;;;542;30
Silverton;-25.7325;28.298;;;1108;90
Silvertondale;-25.7198;28.2996;;;1108;90
Simba;-26.1007;28.0705;;1175;456;90
Simmerfield;-26.201;28.142;;331;239;90
Simunye;-26.3222;27.688;;;1428;50
Sinoville;-25.6749;28.2237;;;1108;90
Sinqobile;-26.1417;27.7864;;469;542;50
Sinqobile Phase 1;-26.1417;27.7864;;469;542;50
Sinqobile Phase 2;-26.146;27.7861;;469;542;50
Sinqobile Phase 3;-26.1386;27.7863;;469;542;50
Six Fountains Residential Estate;-25.7762;28.3561;;;1108;90
Skierlik Section;-26.286;27.7018;;46;1428;50
Skosana;-26.3248;28.1507;;484;239;150
Slaterville AH;-26.1162;28.3415;;52;239;6
Slovo;-26.3369;27.3003;;504;130;50
Slovo;-25.4811;28.0372;;1442;1108;150
Slovo Park;-26.3065;27.8986;;;456;90
Slovo Park;-26.2105;28.4854;;1237;239;90
Slovoville;-26.2171;27.7796;;1232;456;150
Snake Valley;-25.8124;28.1708;;140;1108;90
Sobokeng Unit 3;-26.5324;27.8745;;;1187;50
Sokhulumi;-25.6035;28.8881;;1292;1108;90
Sol Plaatjie;-26.1846;27.8474;;1232;456;150
Solheim;-26.1725;28.1641;;331;239;90
Somalia Park;-26.3435;28.2307;;;239;90
Sonderwater;-26.3204;27.3161;;504;130;50
Sonlandpark;-26.6169;27.9007;;;1381;30
Sonlandpark AH;-26.6007;27.879;;;1381;2
Sonnedal AH;-26.0513;27.9097;;1160;456;6
Sonneglans;-26.0739;27.9671;;1130;456;90
Sonneveld;-26.2659;28.3381;;100;239;90
Sonstraal;-26.4106;28.3604;;;394
Soshanguve A;-25.5993;28.1086;;1230;1108;150
Soshanguve AA;-25.5028;28.098;;1230;1108;150
Soshanguve BB;-25.4908;28.1005;;1230;1108;150
Soshanguve CC;-25.5013;28.1177;;1230;1108;150
Soshanguve DD;-25.4894;28.1114;;1230;1108;150
Soshanguve East;-25.5925;28.0997;;1230;1108;150
Soshanguve East Ext 3;-25.5592;28.0884;;1230;1108;150
Soshanguve East Ext 4;-25.5693;28.0974;;1230;1108;150
Soshanguve East Ext 5;-25.5629;28.0938;;1230;1108;150
Soshanguve East Ext 8;-25.5817;28.0954;;1230;1108;150
Soshanguve Ext 13;-25.589;28.0497;;1230;1108;150
Soshanguve F;-25.5135;28.0991;;1230;1108;150
Soshanguve FF;-25.4778;28.1009;;1230;1108;150
Soshanguve G;-25.5107;28.1148;;1230;1108;150
Soshanguve GG;-25.4652;28.0984;;1230;1108;150
Soshanguve H;-25.5207;28.1094;;1230;1108;150
Soshanguve H Ext 1;-25.5277;28.1155;;1230;1108;150
Soshanguve HH;-25.4523;28.0901;;1230;1108;150
Soshanguve IA;-25.4812;28.0912;;1230;1108;150
Soshanguve JJ;-25.4542;28.0807;;1230;1108;150
Soshanguve K;-25.5301;28.0941;;1230;1108;150
Soshanguve KK;-25.4695;28.1118;;1230;1108;150
Soshanguve L;-25.541;28.1007;;1230;1108;150
Soshanguve L Ext 1;-25.5412;28.1094;;1230;1108;150
Soshanguve LL;-25.4683;28.086;;1230;1108;150
Soshanguve M;-25.5364;28.0872;;1230;1108;150
Soshanguve M Ext 1;-25.5507;28.0878;;1230;1108;150
Soshanguve MM;-25.4987;28.1322;;1230;1108;150
Soshanguve NN;-25.4757;28.0834;;1230;1108;150
Soshanguve NNME1;-25.5101;28.0888;;1230;1108;150
Soshanguve P;-25.4851;28.1266;;1230;1108;150
Soshanguve PP 1;-25.4426;28.0795;;1230;1108;150
Soshanguve PP 2;-25.4444;28.1038;;1230;1108;150
Soshanguve PP3;-25.4517;28.1002;;1230;1108;150
Soshanguve R;-25.4701;28.1231;;1230;1108;150
Soshanguve S;-25.4568;28.1163;;1230;1108;150
Soshanguve SS Ext 4;-25.4868;28.1184;;1230;1108;150
Soshanguve South;-25.5648;28.0594;;1230;1108;150
Soshanguve South Ext 1;-25.5566;28.0566;;1230;1108;150
Soshanguve South Ext 10;-25.5887;28.0611;;1230;1108;150
Soshanguve South Ext 11;-25.567;28.0498;;1230;1108;150
Soshanguve South Ext 2;-25.5684;28.0653;;1230;1108;150
Soshanguve South Ext 3;-25.5704;28.078;;1230;1108;150
Soshanguve South Ext 4;-25.5803;28.0771;;1230;1108;150
Soshanguve South Ext 5;-25.5892;28.0865;;1230;1108;150
Soshanguve South Ext 8;-25.5779;28.0566;;1230;1108;150
Soshanguve South Ext 9;-25.589;28.0701;;1230;1108;150
Soshanguve T;-25.4442;28.1117;;1230;1108;150
Soshanguve TT;-25.5582;28.0692;;1230;1108;150
Soshanguve UU;-25.5579;28.0772;;1230;1108;150
Soshanguve V;-25.4419;28.1195;;1230;1108;150
Soshanguve V Ext 1;-25.4355;28.1141;;1230;1108;150
Soshanguve VV;-25.5754;28.0958;;1230;1108;150
Soshanguve W;-25.4539;28.1244;;1230;1108;150
Soshanguve WW;-25.5589;28.0819;;1230;1108;150
Soshanguve X;-25.468;28.1329;;1230;1108;150
Soshanguve XX;-25.5873;28.1076;;1230;1108;150
Soshanguve Y;-25.4831;28.137;;1230;1108;150
Soshanguve YY;-25.5547;28.0904;;1230;1108;150
Soteba;-26.2062;27.8756;;1232;456;150
Sotho Section;-26.3534;28.185;;1397;239;150
South Crest;-26.2584;28.1041;;8;239;90
South Hills;-26.2507;28.0893;;;456;90
South Kensington;-26.1861;28.1098;;;456;90
Southdale;-26.2426;28.0236;;;456;90
Southdene;-26.4122;27.3707;;;130
Southdowns Irene Country Farm;-25.8861;28.2174;;140;1108;90
Southgate;-26.2654;27.9786;;;456;90
Soutpan;-25.4021;28.1068;;;1108;15
Spaarwater;-26.4253;28.3504;;;394
Spartan;-26.1195;28.2122;;488;239;90
Spoke Town;-26.2765;27.6979;;46;1428;50
Sprincol;-26.6156;27.9338;;;1381;30
Springfield;-26.5113;28.3768;;;394;30
Springfield;-26.2283;28.0491;;;456;90
Springfield Collieries;-26.6215;27.9575;;;1381;2
Springs Airfield;-26.248;28.3981;;1237;239;90
Springs Central;-26.2559;28.4404;;1237;239;90
Springs Country Club;-26.2653;28.4461;;1237;239;90
Spruit;-25.8463;28.0919;;866;1108;90
Spruitview;-26.3201;28.1808;;484;239;150
Staalrus AH;-26.7105;27.8052;;;1374;2
Stanza Bopape;-25.7001;28.3907;;715;1108;150
Steeledale;-26.2454;28.0979;;;456;90
Steelpark;-26.6414;27.8811;;;1381;30
Steelvalley AH;-26.6372;27.8007;;;1374;2
Steelview AH;-26.5456;27.9195;;;1381;2
Stefano Park AH;-26.715;27.7867;;;1374;2
Sterkfontein;-26.0633;27.7357;;;542;30
Sterrewag Estate;-25.7916;28.2228;;;1108;90
Stesa AH;-26.2567;27.7605;;1232;456;6
Steve Biko;-26.1001;28.4775;;268;239;150
Stinkwater;-25.3795;28.1648;;;1108;390
Stinkwater A;-25.3881;28.1574;;1255;1108;150
Stinkwater B;-25.3959;28.1696;;1255;1108;150
Stinkwater C;-25.4025;28.1659;;1255;1108;150
Stinkwater D;-25.4205;28.1696;;1255;1108;150
Stormill;-26.202;27.9397;;1130;456;90
Stratford;-26.0001;27.9877;;1175;456;90
Strathavon;-26.0956;28.0748;;1175;456;90
Stretford;-26.4931;27.8569;;;456;420
Stretford Ext 10;-26.5056;27.8613;;1258;456;150
Stretford Ext 2;-26.4964;27.8679;;1258;456;150
Stretford Ext 3;-26.5009;27.8652;;1258;456;150
Stretford Ext 4;-26.4908;27.8623;;1258;456;150
Stretford Ext 5;-26.4983;27.8557;;1258;456;150
Stretford Ext 6;-26.4862;27.854;;1258;456;150
Stretford Ext 7;-26.4819;27.848;;1258;456;150
Stretford Ext 8;-26.4814;27.8428;;1258;456;150
Stretford Ext 9;-26.4921;27.8449;;1258;456;150
Strijdompark;-26.0839;27.9742;;1130;456;90
Strubenkop Security Village;-25.7562;28.2636;;;1108;90
Strubensvallei;-26.1233;27.9039;;1160;456;90
Strubenvale;-26.2526;28.4696;;1237;239;90
Struisbult;-26.3133;28.4696;;1237;239;90
Sub-Nigel;-26.3975;28.4543;;966;239;90
Suiderberg;-25.6981;28.1413;;;1108;90
Suideroord;-26.2729;28.0282;;;456;90
Sun Lawns AH;-25.9294;28.233;;;239;6
Sunair Park;-26.2722;28.3477;;100;239;90
Sunderland Ridge;-25.8394;28.1048;;140;1108;90
Sundowner;-26.0765;27.9389;;1130;456;90
Sunningdale Ridge;-26.1339;28.1101;;;456;90
Sunninghill;-26.0321;28.0744;;1175;456;90
Sunnyridge;-26.1703;28.1772;;331;239;90
Sunnyrock;-26.1648;28.1722;;331;239;90
Sunnyside;-25.7545;28.2097;;;1108;90
Sunset Acres;-26.0875;28.049;;1175;456;90
Sunward Park;-26.2651;28.2634;;83;239;90
Suurman;-25.3914;28.216;;;1108;150
Swacina Park AH;-25.7158;28.0597;;;1108;6
Sweetwaters;-26.4292;27.8886;;477;456;150
Sybrand Van Niekerk Industrial;-26.5764;28.0131;;;807;2
Sydenham;-26.1539;28.0948;;;456;90
Sylviavale AH;-26.7306;27.82;;;1374;2
Symhurst;-26.1784;28.1706;;331;239;90
Talboton;-26.1456;28.0941;;;456;90
Tamaho;-26.3021;28.1485;;484;239;150
Tambo Section;-26.2869;27.6894;;46;1428;50
Tamboville;-26.2312;28.3036;;100;239;90
Tanganani;-25.9343;28.018;;200;456;150
Teanong;-26.0038;28.2074;;1278;239;150
Tedderfield AH;-26.3455;27.9759;;;1413;2
Tedstone Ville;-26.2348;28.1988;;331;239;90
Temba;-25.3816;28.2465;;;1108;580;Themba
Temba Unit 1;-25.3948;28.2622;;1276;1108;150
Temba Unit 2;-25.3753;28.2723;;1276;1108;150
Temba Unit 6;-25.3819;28.2465;;1276;1108;150
Temba Unit 7;-25.381;28.2371;;1276;1108;150
Temba Unit D;-25.3787;28.2425;;1276;1108;150
Tembisa;-26.0117;28.2187;;;239;4600
Tembisa Ext 26;-26.0093;28.2311;;1278;239;150
Tembisa Ext 7;-26.0092;28.2479;;1278;239;150
Temong;-26.0033;28.2149;;1278;239;150
Ten Acre AH;-26.2384;27.6208;;;1131;2
Terenure;-26.0806;28.1984;;488;239;90
Terenure Ext;-26.0709;28.2018;;488;239;90
Thaba Tshwane;-25.7884;28.1473;;;1108;90
Thatchfield;-25.8943;28.1199;;140;1108;90
The Gardens;-26.1489;28.0776;;;456;90
The Hill;-26.4041;27.3748;;;130;50
The Hill;-26.2484;28.0659;;;456;90
The Meadows;-25.7827;28.382;;;1108;90
The Orchards;-25.6486;28.1022;;6;1108;90
The Orchards Ext;-25.6428;28.0808;;6;1108;90
The Reeds;-25.8929;28.1312;;140;1108;90
The Ridge;-25.7759;28.3831;;;1108;90
The Stewards;-26.2012;28.2887;;52;239;90
The Village;-26.4022;27.3924;;;130
The Wilds;-25.8164;28.332;;;1108;90
Thembalihle;-26.3363;27.8662;;621;456;90
Thembilisha;-26.3064;28.4055;;582;239;150
Theoville AH;-26.7574;27.7587;;;1374;2
Theresapark;-25.6664;28.1427;;6;1108;90
Theta;-26.2326;28.0037;;;456;90
Thinasonke;-26.3676;28.1038;;;239;150
Thintwa Village;-26.3441;28.1315;;1315;239;150
Thiteng;-26.0206;28.2026;;1278;239;150
Thornhill Estate;-26.1042;28.1542;;;456;90
Three Rivers;-26.6579;27.976;;;1381;30
Three Rivers East;-26.6627;28.0077;;;1381;30
Thulani;-26.2227;27.8328;;1232;456;150
Tierpoort;-25.8786;28.4126;;;1108;90
Tileba;-25.6765;28.1549;;6;1108;90
Tinswalo Country and Equestrian Estate;-26.0221;28.0814;;823;456;90
Tladi;-26.2558;27.8417;;1232;456;150
Tlamatlama;-25.9955;28.2252;;1278;239;150
Toekomsrus;-26.2059;27.7083;;;1131;50
Tokoza Ext 1;-26.3577;28.1302;;1315;239;150
Tokoza Ext 2;-26.37;28.1389;;1315;239;150
Tokoza Ext 5;-26.3705;28.1312;;1315;239;150
Tokoza Gardens;-26.3542;28.1268;;1315;239;150
Tokoza Hostels;-26.3351;28.1403;;1315;239;150
Tokoza Unit F;-26.3619;28.1417;;1315;239;150
Tornado;-26.2817;28.3931;;582;239;150
Towerby;-26.2558;28.0449;;;456;90
Townsview;-26.2599;28.0509;;;456;90
Treesbank AH;-25.9762;28.0234;;823;456;6
Tres Jolie AH;-26.0718;27.8885;;1160;456;6
Trevenna;-25.7505;28.2016;;;1108;90
Triomf;-26.1743;27.9779;;;456;90
Troyeville;-26.1993;28.0684;;;456;90
Tsakane;-26.3666;28.3773;;;239;1400
Tsakane;-26.1614;27.797;;469;542;50
Tsakane;-25.7168;28.365;;715;1108;150
Tsakane Ext 1;-26.3403;28.3783;;1319;239;150
Tsakane Ext 11;-26.3602;28.355;;1319;239;150
Tsakane Ext 12;-26.3657;28.3665;;1319;239;150
Tsakane Ext 13;-26.3669;28.379;;1319;239;150
Tsakane Ext 15;-26.3753;28.3772;;1319;239;150
Tsakane Ext 16;-26.3723;28.3837;;1319;239;150
Tsakane Ext 17;-26.3678;28.39;;1319;239;150
Tsakane Ext 19;-26.3626;28.398;;1319;239;150
Tsakane Ext 5;-26.356;28.3634;;1319;239;150
Tsakane Ext 8;-26.3729;28.3556;;1319;239;150
Tsakane Ext 9;-26.3813;28.3739;;1319;239;150
Tsebe;-25.5068;28.0062;;;1108;15
Tsenolong;-25.9986;28.2181;;1278;239;150
Tsepo;-25.9964;28.2284;;1278;239;150
Tshepiso;-26.669;27.8697;;;1381;50
Tshepisong;-26.1909;27.8007;;1232;456;150
Tshepong;-26.5539;27.9111;;;270
Tshongweni;-26.3074;28.1625;;484;239;150
Tsolo;-26.3412;28.1561;;484;239;150
Tulisa Park;-26.2504;28.1007;;;456;90
Tunney;-26.1571;28.1883;;331;239;90
Turf Club;-26.2477;28.0321;;;456;90
Turffontein;-26.2422;28.0406;;;456;90
Twala;-26.3321;28.1475;;484;239;150
Tweedracht;-25.9115;28.6065;;;1108;130
Tweedracht AH;-25.8956;28.4845;;1349;1108;6
Tweefontein;-25.9428;28.4102;;;239;90
Tweefontein AH;-25.9274;28.7285;;1349;1108;6
Uitsaaisentrum;-26.1878;28.0101;;;456;90
Ulana;-26.2033;28.1952;;83;239;90
Umfuyaneni;-26.0212;28.196;;1278;239;150
Umgababa;-26.1006;28.43;;268;239;150
Umnonjaneni;-26.0156;28.1908;;1278;239;150
Umthambeka;-26.0276;28.1903;;1278;239;150
Unaville AH;-26.4007;27.8819;;622;456;6
Unigray;-26.2398;28.0926;;;456;90
Union;-26.2537;28.1555;;331;239;90
Unitas Park AH;-26.6368;27.9181;;;1381;2
Unitas Park Ext 1;-26.6397;27.9;;;1381;30
Uptown Section;-26.2863;27.7121;;46;1428;50
Vaal Marina;-26.8774;28.2087;;;807
Vaal Oewer;-26.7317;27.5971;;;1374
Vaalbank;-25.7845;28.6085;;;1108;90
Vaalview AH;-26.7455;27.7416;;;1374;2
Val De Grace;-25.7458;28.2943;;;1108;90
Valentine Village;-26.2875;27.8878;;1232;456;150;Mandela View
Valeriedene;-26.1502;27.9543;;1130;456;90
Valhalla;-25.8102;28.1499;;140;1108;90
Valley Settlements AH;-26.51;28.0268;;;807;2
Valley View Estate;-25.9337;28.1345;;140;1108;90
Van Der Merwes Kroon;-26.6115;27.9265;;;1381;30
Van Der Westhuizen AH;-26.6588;28.0322;;;807;2
Van Dyk Park;-26.2563;28.297;;83;239;90
Van Eck Park;-26.2646;28.3298;;100;239;90
Van Riebeeck Park;-26.0778;28.2155;;488;239;90
Van Ryn AH;-26.152;28.3731;;52;239;6
Van Wyks Restant AH;-26.0374;27.8288;;;542;2
Vanderbijlpark CC;-26.6982;27.8368;;;1374;30
Vanderbijlpark CE 1;-26.7026;27.8427;;;1374;30
Vanderbijlpark CE 2;-26.6909;27.8413;;;1374;30
Vanderbijlpark CE 4;-26.6875;27.8529;;;1374;30
Vanderbijlpark CE 5;-26.6987;27.8519;;;1374;30
Vanderbijlpark CE 6;-26.7047;27.8552;;;1374;30
Vanderbijlpark CW 1;-26.7025;27.8287;;;1374;30
Vanderbijlpark CW 2;-26.6943;27.8272;;;1374;30
Vanderbijlpark CW 3;-26.6887;27.8318;;;1374;30
Vanderbijlpark CW 4;-26.6796;27.8328;;;1374;30
Vanderbijlpark CW 5;-26.6872;27.8173;;;1374;30
Vanderbijlpark CW 6;-26.7008;27.8173;;;1374;30
Vanderbijlpark N W 7 Industrial;-26.68;27.8051;;;1374;2
Vanderbijlpark NE 3;-26.6586;27.8547;;;1374;30
Vanderbijlpark SE 1;-26.7145;27.842;;;1374;30
Vanderbijlpark SE 10;-26.7192;27.866;;;1374;30
Vanderbijlpark SE 2;-26.7271;27.8453;;;1374;30
Vanderbijlpark SE 3;-26.7386;27.8496;;;1374;30
Vanderbijlpark SE 4;-26.7328;27.8599;;;1374;30
Vanderbijlpark SE 6;-26.7235;27.8579;;;1374;30
Vanderbijlpark SE 7;-26.713;27.8544;;;1374;30
Vanderbijlpark SE 8;-26.7248;27.8664;;;1374;30
Vanderbijlpark SW 1;-26.7144;27.8309;;;1374;30
Vanderbijlpark SW 2;-26.716;27.8216;;;1374;30
Vanderbijlpark SW 5;-26.7367;27.8325;;;1374;30
Vanderbijlpark SW 7;-26.7444;27.823;;;1374;30
Vanderpijlpark CE 3;-26.6877;27.8462;;;1374;30
Vandia Grove;-26.067;27.9921;;1130;456;90
Vanwaartshof AH;-26.7401;27.8027;;;1374;2
Vastfontein;-25.5179;28.2196;;;1108;15
Ventershof AH;-26.0063;28.41;;;239;6
Venterspost;-26.2656;27.623;;;1428;30
Vereeniging;-26.5268;27.9435;;;807;70
Vereeniging Central;-26.6742;27.9255;;;1381;30
Vereeniging Industrial;-26.6965;27.9152;;;1381;2
Vergenoeg;-26.3079;28.3962;;582;239;150
Vergenoeg;-25.7927;28.0323;;1179;1108;150
Verster park Smallholdings;-25.8192;28.7269;;105;1108;6
Verwoerdpark;-26.2745;28.1419;;8;239;90
Vezi;-26.3474;28.7634;;430;196;50
Victoria;-26.1629;28.0756;;;456;90
Victory Park;-26.1359;28.008;;1130;456;90
Viewcrest;-26.1364;28.1123;;;456;90
Viljoenskop;-25.906;28.7121;;105;1108;90
Villa Farm;-26.3347;28.264;;83;239;90
Villa Liza;-26.3248;28.254;;83;239;90
Village Main Reef Gold Mine;-26.2279;28.0402;;;456;6
Villieria;-25.7143;28.2324;;;1108;90
Visagie Park;-26.4319;28.4906;;966;239;90
Viskuil;-26.2862;28.5922;;;966
Vlakfontein;-26.3813;27.8865;;;456;150
Vlakfontein;-26.1069;28.3274;;52;239;150
Vlakfontein 16-Ir;-26.3968;28.3562;;100;239;90
Vlakplaas AH;-26.0925;27.6565;;;542;2
Vleikop AH;-26.2604;27.5737;;;1131;2
Vogeuspark AH;-26.7309;27.7265;;;1374;2
Voortrekker Monument;-25.7767;28.1819;;;1108;90
Vorna Valley;-26.0046;28.1058;;823;456;90
Vosloorus;-26.3548;28.2011;;;239;1600
Vosloorus Ext 10;-26.3414;28.198;;1397;239;150
Vosloorus Ext 14;-26.3617;28.2242;;1397;239;150
Vosloorus Ext 16;-26.3402;28.1883;;1397;239;150
Vosloorus Ext 2;-26.3646;28.214;;1397;239;150
Vosloorus Ext 20;-26.3762;28.1881;;1397;239;150
Vosloorus Ext 25;-26.3662;28.2268;;1397;239;150
Vosloorus Ext 3;-26.3684;28.1886;;1397;239;150
Vosloorus Ext 31;-26.3435;28.1842;;1397;239;150
Vosloorus Ext 5;-26.328;28.1944;;1397;239;150
Vosloorus Ext 6;-26.3317;28.2025;;1397;239;150
Vosloorus Ext 7;-26.3621;28.194;;1397;239;150
Vosloorus Ext 8;-26.3661;28.2007;;1397;239;150
Voster Park AH;-26.5813;28.0383;;;807;2
Vosterkroon Industrial;-26.3976;28.479;;966;239;6
Vredebos;-26.329;28.2207;;83;239;90
Vrededorp;-26.1945;28.018;;;456;90
Vulcania;-26.2606;28.3765;;100;239;90
Vulcania South;-26.2846;28.383;;100;239;90
Vusimuzi;-26.0312;28.2103;;1278;239;150
Wadeville;-26.272;28.1857;;331;239;90
Wageenbietjieskop;-25.7995;28.8043;;;1108;90
Waldrift;-26.6192;27.9412;;;1381;30
Walker Fruit Farms AH;-26.5008;27.9754;;;1413;2
Wallis Haven;-26.0388;27.5845;;;678
Wallmannsthal;-25.554;28.3179;;;1108;110
Wallmannsthal Smallholdings;-25.5671;28.3332;;1414;1108;6
Waltloo;-25.7241;28.3175;;;1108;90
Wannenburghoogte;-26.1759;28.1762;;331;239;90
Wapadrand;-25.7764;28.3227;;;1108;90
Waterdal AH;-26.5706;27.8712;;;1187;2
Waterkloof;-25.7804;28.2463;;;1108;90
Waterkloof Glen;-25.7981;28.278;;;1108;90
Waterkloof Heights;-25.798;28.2575;;;1108;90
Waterkloof Park;-25.7918;28.2624;;;1108;90
Waterkloof Ridge;-25.7981;28.2426;;;1108;90
Waterpan;-26.3477;27.6832;;;1428
Waters Edge AH;-26.3362;27.3703;;;130;2
Waterval;-26.428;28.0846;;;1132;30
Waterval;-25.5704;28.2452;;;1108;90
Waterval AH;-26.0881;27.7504;;;542;2
Waterval City;-26.0316;28.1124;;823;456;90
Waterval Estate;-26.1524;27.9784;;1130;456;90
Wattville;-26.2221;28.3014;;;239;150
Waverley;-26.1359;28.0776;;;456;90
Waverley;-25.7018;28.2556;;;1108;90
Weavind Park;-25.7324;28.2706;;;1108;90
Webber;-26.2327;28.1703;;331;239;90
Wedela;-26.4628;27.3864;;;281;80
Wedela Ext 3;-26.4706;27.3779;;1421;281;50
Welgedacht;-26.1986;28.507;;1237;239;90
Welgedacht AH;-26.1952;28.4812;;1237;239;6
Welomlambo;-26.0231;28.2091;;1278;239;150
Weltevreden;-26.2443;28.3861;;100;239;90
Weltevredenpark;-26.1263;27.9299;;1160;456;90
Wendywood;-26.0819;28.0809;;1175;456;90
Wentworth Park;-26.1125;27.7939;;;542;30
Weskoppies;-25.7663;28.1593;;;1108;90
West Park;-25.754;28.1268;;;1108;90
West Porges;-26.1802;27.7078;;;1131;30
West Rand AH;-26.3056;27.7586;;;1428;2
West Turffontein;-26.2492;28.028;;;456;90
West Village;-26.3915;27.472;;;130
West Village;-26.1163;27.7521;;;542;30
West Wits;-26.334;27.4941;;;130;30
West-Driefontein;-26.3751;27.4511;;;130
Westbury;-26.1827;27.9742;;;456;150
Westcliff;-26.1725;28.026;;1130;456;90
Westdene;-26.1932;28.2944;;52;239;90
Westdene;-26.1781;27.9897;;;456;90
Westergloor;-26.1972;27.6999;;;1131;30
Westfield;-26.1172;28.1358;;;456;90
Westrand Consolidated Centre;-26.1208;27.7454;;;542;30
Westside Park;-26.586;27.812;;;1187;50
Wheatlands AH;-26.183;27.6313;;;1131;2
White City;-26.3027;28.3886;;582;239;150
White City;-25.7141;28.3722;;715;1108;150
Whiteridge;-26.1719;27.9522;;1130;456;90
Wierda Caravan Park;-26.3661;28.1128;;8;239;90
Wierda Park;-25.86;28.1442;;140;1108;90
Wierda Valley;-26.1111;28.0585;;1175;456;90
Wierdaglen Estate;-25.8819;28.1484;;140;1108;90
Wilbart;-26.1658;28.1628;;331;239;90
Wilbotsdal AH;-26.159;27.6815;;;1131;2
Wildebeesthoek Smallholdings;-25.6458;28.0116;;;1108;6
Wilfordon AH;-26.1641;27.8435;;1160;456;6
Wilgeheuwel;-26.1075;27.8961;;1160;456;90
Willaway AH;-25.9962;28.0832;;823;456;6
Willow Acres Estate;-25.7652;28.3622;;;1108;90
Willow Glen AH;-25.7484;28.3408;;;1108;6
Willow Park Manor;-25.7455;28.3325;;;1108;90
Willowbrook;-26.0924;27.8797;;1160;456;90
Willowild;-26.0972;28.02;;1175;456;90
Wilro Park;-26.1172;27.8537;;1160;456;90
Winchester Hills;-26.2677;28.0166;;;456;90
Windmill Park;-26.2873;28.2681;;83;239;90
Windsor;-26.1225;27.9721;;1130;456;90
Windsor East;-26.1216;27.9778;;1130;456;90
Windsor Glen;-26.1143;27.9669;;1130;456;90
Windsor On Vaal AH;-26.7566;27.7121;;;1374;2
Windsor West;-26.1234;27.9665;;1130;456;90
Windy Ridge AH;-26.4576;28.3518;;;394;2
Wingate Park;-25.8309;28.2735;;;1108;90
Winnie Camp;-26.2794;27.8833;;1232;456;150
Winnie Mandela;-25.9903;28.23;;1278;239;150
Winnie Mandela Ext 12;-25.9728;28.2181;;1278;239;150
Winnie Mandela Ext 4;-25.985;28.2223;;1278;239;150
Winnie Mandela Ext 5;-25.9777;28.2267;;1278;239;150
Winnie Mandela Ext 6;-25.9661;28.2102;;1278;239;150
Winnie Mandela Ext 7;-25.9795;28.2183;;1278;239;150
Winston Ridge;-26.1256;28.0686;;;456;90
Winternest AH;-25.6536;28.1251;;6;1108;6
Winterveld;-25.4902;28.0912;;662;1108;450
Winterveld;-25.4831;28.0527;;;1108;1200;Winterveldt;gauteng-winterveld-pretoria-2
Winterveld AH;-25.4034;27.9999;;1442;1108;6
Winterveld Ext 1;-25.452;28.0536;;1442;1108;150
Winterveld Ext 3;-25.4795;28.0565;;1442;1108;150
Witfield;-26.1835;28.2114;;83;239;90
Witfontein;-26.0185;28.2549;;1278;239;150
Withok Estates;-26.3313;28.2688;;83;239;90
Withok Estates AH;-26.3161;28.3455;;100;239;6
Witkoppen;-26.0155;27.9988;;1175;456;90
Witkoppie Ridge;-26.1609;28.2554;;83;239;90
Witpoort Estates AH;-26.2736;28.3687;;100;239;6
Witpoortjie;-26.1536;27.827;;1160;456;90
Witpoortjie 117-Ir;-26.2903;28.3072;;100;239;90
Wolhuter;-26.2082;28.0682;;;456;90
Wolmer;-25.6629;28.1617;;;1108;90
Wolwekrans;-26.0714;27.5867;;;678
Wonderboom;-25.685;28.2085;;;1108;90
Wonderboom South;-25.702;28.2036;;;1108;90
Woodhill;-25.8155;28.3156;;;1108;90
Woodlands;-26.0619;28.0854;;1175;456;90
Woodlands;-25.8243;28.3054;;;1108;90
Woodmead;-26.0511;28.0809;;1175;456;90
Woodmere;-26.1822;28.1894;;331;239;90
Wright Park;-26.2643;28.4064;;1237;239;90
Wychwood;-26.202;28.1294;;331;239;90
Wynberg;-26.1086;28.0835;;1175;456;90
X-Section;-26.2818;27.7114;;46;1428;50
Xubene;-26.0068;28.2441;;1278;239;150
Yeoville;-26.1828;28.0615;;;456;90
Zakariyya Park;-26.3663;27.897;;;456;90
Zama Zama;-26.3888;28.1862;;484;239;150
Zambezi Courty Estate;-25.6738;28.2665;;;1108;90
Zandspruit;-26.0568;27.907;;1160;456;90
Zenzele;-26.2574;27.6956;;;1131;50
Zenzele Central;-26.1263;28.4295;;182;239;150
Zevenfontein;-25.9693;27.9821;;;456;180
Zevenfontein Pipeline;-25.9693;27.9821;;1456;456;150
Zithobeni;-25.7816;28.7218;;;1108;150
Zola;-26.2399;27.8421;;1232;456;150
Zondi;-26.2339;27.8674;;1232;456;150
Zonkizizwe;-26.4031;28.1837;;484;239;150
Zonnehoewe AH;-26.0681;27.8871;;1160;456;6
Zuma;-26.3487;28.1512;;484;239;150
Zuurfontein;-26.7007;27.8028;;;1374;30
Zwaneville;-26.1863;27.7719;;1151;542;50
Zwartkop;-25.9705;27.8628;;;542
Zwartkop;-25.8636;28.1805;;140;1108;90
Zwartkop SANDF;-25.8072;28.1896;;140;1108;90
Zwavelpoort;-25.8329;28.3785;;;1108;90
# KwaZulu-Natal
Abashumi;-29.0266;31.3773;;;263
Abebhuzi;-29.6132;30.6273;;;127
Abejuti;-29.4464;30.9842;;;936
Acaciavale;-28.5982;29.8081;;;1488;30
Acorn;-29.8686;30.7976;;1090;220;90
Acton Homes;-28.6393;29.4122;;;55
Adams Mission;-30.0335;30.8147;;2;220;15
Adams Rural;-30.0335;30.8147;;;220;33
Airport Industrial;-27.7727;29.9832;;;941;2
Albany;-29.7638;30.7686;;403;220;90
Albersville;-30.7269;30.4427;;;1101;30
Albina;-29.7698;30.7795;;403;220;90
Alcockspruit;-27.8988;29.9923;;;941
Alexander Park;-29.8164;30.8374;;1090;220;90
Alfred;-30.71;30.0369;;;382
Allandale;-29.5662;30.4154;;989;1086
Alletta;-28.053;30.2449;;;179;30
Aloe Park;-28.5826;29.79;;;1488;30
Aloekop;-30.603;29.5604;;;521
Alton;-28.7675;32.0282;;;1144;30
Alton North;-28.7495;32.022;;;1144;30
Altona;-27.3856;31.1988;;;1096
Amadaka;-28.8612;31.9375;;;1480
Amafahla;-29.2529;31.0429;;;729
Amagcino;-30.1302;30.8287;;;220;15
Amagodlanduku;-28.5972;30.1529;;433;240
Amahlabathi;-28.6227;30.1926;;440;240
Amahlathi;-30.0466;30.0748;;;170
Amahubhu;-28.965;31.5556;;;335
Amahwaqa;-30.5325;30.5494;;;401
Amahwaqa;-30.1709;30.5914;;;1476
Amakasi;-28.465;30.2179;;1369;240
Amakhilimba;-28.9202;31.5773;;;263
Amalala;-28.5337;32.2955;;;571
Amalanga;-29.5793;30.7152;;;1417
Amandawe;-30.2579;30.7219;;;1184
Amangamazi;-30.3802;30.6248;;;1067
Amangwane;-29.7415;29.8222;;;111
Amangwane;-28.9348;29.4346;;;1441
Amanzana;-28.7937;29.1095;;;55
Amanzimnyama;-29.5703;31.1271;;1487;220;90
Amaroma;-30.4059;29.6839;;;1362
Amashaka;-30.069;30.0547;;;1483
Amatata;-29.6136;30.8289;;;936
Amatholamgele;-28.5987;30.9403;;;971
Amatikulu;-29.0469;31.5291;;;335
Amatikwe;-29.6803;30.9279;;431;220;150
Amatikwe Area 10;-29.6729;30.9411;;431;220;150
Amatikwe Area 8;-29.6851;30.9495;;431;220;150
Amatikwe Area 9;-29.6764;30.9458;;431;220;150
Amatolo;-30.029;30.1162;;;1483
Amatshamnyama;-28.1162;31.8554;;;406
Amavondwe;-30.0756;29.7131;;;170
Ambleton;-29.6832;30.3759;;;1086;30
Ameil Park;-27.7464;29.9251;;;941;30
Anerley;-30.6698;30.5012;;;1101;30
Angola Block E;-29.8602;30.7887;;576;220;150
Anmaharai;-29.2226;31.3306;;;563
Annieville;-27.9349;30.1594;;;179
Anville;-27.9525;30.1852;;;179
Aquadene;-28.7122;32.0345;;;1144;30
Arbor Park;-27.7744;29.9478;;;941;30
Arboretum;-28.7578;32.0643;;;1144;30
Arena Park;-29.9147;30.8762;;145;220;150
Ashdown;-29.6384;30.3324;;;1086;50
Ashley;-29.8256;30.8444;;1090;220;90
Asoka Heights;-30.3109;30.6806;;1476;1476
Assagay;-29.7723;30.7333;;1047;220;90
Astra Park;-30.0898;30.8462;;506;220;90
Asynkraal;-28.5137;30.1624;;1020;240
Athlone;-29.7984;31.0315;;221;220;90
Athlone;-29.5834;30.3555;;;1086;30
Athlone Park;-30.0192;30.9167;;1469;220;90
Atholl Heights;-29.8048;30.9187;;1430;220;90
Aviary Hill;-27.7217;29.9165;;;941;30
Avoca;-29.7683;31.0173;;221;220;90
Avoca Hills;-29.7586;31.0068;;942;220;150
Balbel;-30.3768;29.6705;;;1362
Balgowan;-29.4055;30.0513;;;992
Ballito;-29.5089;31.2017;;;35
Balmoral;-27.4222;31.0511;;;1061
Bambelentulo;-27.8718;31.7639;;;982
Bandlane;-30.8369;30.1374;;;445
Bangamanzi;-28.6944;30.8003;;;971
Bangamaya;-27.7827;31.6876;;;982
Bangiswa;-27.7978;32.4664;;;412
Bangizwe;-27.3136;32.4685;;;788
Banjana;-27.4515;32.1415;;;460
Baphehli;-30.0532;30.8446;;;220;15
Barklieside;-28.1639;30.8707;;;998
Barofine;-27.609;30.9127;;;1061
Barrs Flats;-29.638;31.0556;;1385;220;90
Barry Hertzog Park;-27.7381;29.9556;;;941;30
Bartown;-28.0276;32.2674;;;412;30
Basamlilo;-28.44;31.4904;;;1358
Bashikizi;-29.0126;31.3197;;;263
Bayeni;-28.0832;31.3659;;;1358
Bayhead;-29.896;31.0035;;;220;90
Bayview;-29.9263;30.9143;;145;220;150
Bazaneni;-28.1301;31.8796;;;406
Bazini;-30.6855;29.7087;;;382
Bazley Beach;-30.4396;30.6624;;;1067
Beachwood Mangroves;-29.7897;31.0483;;221;220;90
Beacon Rocks;-30.8398;30.392;;;738;30
Bedlane;-28.7189;31.4169;;;1475
Beginsel;-27.341;31.4989;;;1096
Bekabhezayo;-29.1213;29.6791;;;267
Belfort Estates;-29.5565;30.3842;;989;1086
Belgrade;-27.2687;31.2852;;;1096
Bellair;-29.8816;30.9521;;;220;90
Bellemmerd;-27.498;31.0311;;;1061
Bellevue;-29.6353;30.4294;;;1086;30
Belvedere;-29.7753;30.7829;;403;220;90
Belvedere;-29.5798;31.0822;;1487;220;90;;kwazulu-natal-belvedere-durban-2
Ben Cairnie;-30.4045;29.5939;;;1362
Bendigo;-30.6131;30.4776;;;401
Bendle;-28.1425;31.7452;;;982
Benedict Mission;-28.5915;31.0744;;;971
Bensdorp;-27.6679;30.2996;;;1367;30
Berea;-30.45;30.5217;;;401
Berea;-28.9049;31.5009;;;263
Berea West;-29.8381;30.9426;;1430;220;90
Berkshire Downs;-29.7871;30.882;;1090;220;90
Berouw;-27.6951;30.2781;;;1367
Berrel;-29.7363;30.8543;;1419;220;90
Berry Hill;-29.5667;30.2966;;;404;30
Bester;-28.4328;29.6553;;;1488
Besters;-29.7193;30.9794;;568;220;150
Bethane;-27.4087;31.0773;;;1061
Bethany;-28.6804;29.3339;;;55
Bethe;-29.1073;31.1243;;;729
Bethlehem;-29.8097;29.8698;;;111
Beula;-30.1707;30.5549;;;1476
Bhacane;-28.5152;30.9075;;;971
Bhalekisi;-28.7318;29.1645;;;55
Bhambanani;-27.1053;32.1789;;;439
Bhambayi;-29.7044;30.9764;;431;220;150
Bhanganomo;-27.747;31.8948;;;982
Bhaza;-28.6443;30.2664;;;1226
Bhejane;-28.6692;32.0026;;;1144
Bhekabani;-28.3463;30.7585;;;998
Bhekabantu A;-28.2155;30.9309;;;998
Bhekabantu B;-28.2791;30.91;;;998
Bhekameva;-30.4227;30.1319;;;401
Bhekene;-30.7167;29.9365;;;382
Bhekindoda;-27.2319;32.1356;;;439
Bhekulwandle;-30.0406;30.8514;;;220;15
Bhekumteto;-27.9396;31.8214;;;982
Bhekuzulu;-28.9784;29.6706;;;267
Bhekuzulu;-27.782;30.8243;;;1407;50
Bhethani;-30.7646;30.3663;;;1101
Bhidakhona;-29.3391;31.0916;;;936
Bhidla;-30.6196;30.1218;;;382
Bhidla;-29.7781;29.8792;;;111
Bhiliya;-28.8283;31.9556;;;1480
Bhiliya;-28.463;31.8326;;;253
Bhobhobho;-30.215;30.39;;;1476
Bhobhoyi;-30.0678;29.7359;;;170
Bhobozana;-28.0488;30.6819;;;859
Bhokweni;-28.1885;31.5284;;;1358
Bhokweni;-27.3747;32.0249;;;460
Bhomela;-30.7646;30.3435;;;1101
Bhongweni;-30.5454;29.4423;;;521;50
Bhudlu;-30.6939;29.7259;;;382
Bhudubhudu;-30.3658;30.657;;;1067
Bhudubhudu;-30.1107;30.5373;;;1476
Bhukhanana;-28.6016;31.7409;;;253
Bhulushe;-29.5962;30.8241;;;936
Birchwood;-29.8742;30.7902;;1090;220;90
Birdwood;-28.7412;32.0824;;;1144;30
Bisley Crest;-29.6554;30.3999;;;1086;30
Bisley Heights;-29.6532;30.3974;;;1086;30
Biva;-27.4215;32.217;;;460
Biva Experimental Farm;-27.4189;32.2389;;;460;2
Bizweni;-30.2448;29.9237;;;1362
Blaauwbosch Laagte;-27.7857;30.086;;;941
Black Rock;-31.0546;30.2223;;;1098;30
Blackburn;-29.6928;31.0702;;;220;270
Blackburn Estate;-29.6994;31.0444;;70;220;90
Blackburn Village;-29.6947;31.0709;;70;220;90
Blackiston;-28.433;32.167;;;900;30
Blackridge;-29.6115;30.3157;;;1086;30
Blema;-30.3623;29.8868;;;1362
Blinkwater;-27.4047;30.9314;;;1061
Bloed Rivier;-28.0945;30.5234;;;218
Blose;-30.7083;30.1185;;;445
Blue Bank;-28.5176;29.5619;;;1488
Bluff;-29.9312;30.9997;;;220;330
Blythedale Beach;-29.3707;31.3487;;;563
Boboyi;-30.735;30.3885;;;1101
Bock en houd Fontein;-29.2672;30.7315;;;176
Bombay Heights;-29.5463;30.4029;;989;1086
Bombolo;-27.8459;31.9715;;;982;8
Bondis Drift;-29.1838;31.3984;;1345;717;30
Bonela;-29.8443;30.9703;;;220;90
Bongaspoort;-27.3948;31.2499;;;1096
Bongela;-28.7933;31.2005;;;263
Bongindawo;-30.3022;30.3365;;;402
Bonjaneni;-28.6899;28.9693;;;55
Borough;-28.9979;29.8504;;;267;30
Boschi;-29.0979;29.7407;;;267
Bothas Hill;-29.755;30.747;;1047;220;90
Bottlebrush;-29.9015;30.8769;;145;220;150
Boughton;-29.5955;30.321;;;1086;30
Bovini;-30.3012;30.0659;;;402
Bovini;-30.1072;29.6085;;;1362
Bozana;-30.5605;30.0299;;;382
Brackenham;-28.7236;32.041;;;1144;30
Braemar;-30.3133;30.5556;;;1476
Brakfontein;-28.658;29.8978;;;162
Brettenwood Coastal Estate;-29.4844;31.242;;1200;35
Brewitt;-29.0074;29.8564;;;267;30
Briardale;-29.7747;30.9618;;943;220;90
Briardene;-29.8014;31.011;;221;220;90
Bridge;-30.1564;29.6174;;;1362
Bridge City;-29.7267;30.9906;;568;220;150
Bright Home;-28.1046;30.1516;;;390
Brighton Beach;-29.9353;31.0038;;78;220;90
Brindhaven;-29.6475;31.039;;1385;220;90
Broadway;-29.78;31.04;;221;220;90
Broedershoek;-28.9294;30.7442;;;536
Brookdale;-29.6868;30.9966;;1082;220;150
Bruntville;-29.2215;30.0137;;;863;50
Bucklands;-29.5933;29.5922;;;429
Buffels Bosch;-29.8808;30.8839;;1120;220;90
Buffelsdale;-29.5829;31.0975;;1487;220;90
Buffelsdraai;-29.6457;30.9835;;1136;220;90
Buhlenibenkosi;-27.8396;31.9093;;;982
Bukalini;-27.9078;31.7245;;;982
Bukweni;-28.8483;29.372;;;55
Buli;-28.6935;30.1106;;973;240
Bulolo;-28.5881;30.8112;;;998
Bululwane;-27.9566;31.51;;;982;11
Bulwer;-29.8589;30.9952;;54;220;90
Bumbaneni;-28.5829;32.0087;;;571
Bungazeleni A;-27.8697;31.7389;;;982
Bungazeleni B;-27.8327;31.7663;;;982
Burbreeze;-29.5391;31.1455;;1487;220;90
Burford;-28.4362;29.7755;;;1488
Burlington Greenfields;-29.894;30.8913;;1120;220;90
Busingatha A;-28.7294;28.9998;;;55
Busingatha B;-28.6884;29.0156;;;55
Buthongweni;-30.9433;30.1905;;;1098
Bux Farm;-29.7936;30.7023;;1047;220;90
Cabazini;-29.5805;30.5587;;;127
Cabhane;-30.636;30.4171;;;1101
Cacadu;-30.1997;29.6966;;;1362
Caledon Estate;-29.5089;31.2017;;;35
Camps Drift;-29.6292;30.3707;;;1086;30
Campsie Glen;-29.0263;29.7739;;;267
Cancele;-30.2986;29.8171;;;1362
Canelands;-29.625;31.0536;;1385;220;90
Caneside;-29.6885;31.0086;;1082;220;150
Carney Hill;-29.2419;30.7327;;;176
Carrington Heights;-29.8843;30.9672;;54;220;90
Carsdale;-28.7607;31.8822;;;253;30
Castle Hill;-29.771;30.9532;;943;220;90
Casuarina;-29.5938;31.1699;;1427;220;90
Catalina;-30.5658;30.5764;;;401;30
Cathula;-30.5328;30.2236;;;1101
Cato Crest;-29.8528;30.9752;;1429;220;15;Cato Manor
Cavan;-27.8053;30.085;;;941
Caversham Glen;-29.8374;30.8442;;1090;220;90
Cedara;-29.5282;30.2675;;;404
Cedarge;-29.5871;30.179;;;404
Cekeni;-27.886;31.6752;;;982
Cekeza;-30.5274;30.0618;;;382
Cengeni;-28.3275;31.2569;;;1358
Centenary Park;-29.7288;31.0181;;1082;220;150
Ceza;-28.0108;31.409;;;1358
Chaewe;-29.6098;30.2119;;;1086
Charlottedale;-29.3872;31.262;;361;563;50
Chase Valley;-29.5634;30.363;;;1086;26
Chase Valley Downs;-29.5716;30.3618;;144;1086
Chase Valley Heights;-29.5556;30.3592;;144;1086
Chasedene;-29.578;30.3732;;144;1086
Chatsworth;-29.9144;30.8916;;;220;630
Chelmsford;-28.0099;29.8925;;;179;8
Chelmsford Heights;-29.5825;31.1021;;1487;220;90
Chelmsford Public Resort;-28.0099;29.8925;;146;179
Chelmsfordville;-29.7873;30.802;;333;220;90
Chester;-27.9702;30.2602;;;390
Chesterville;-29.8522;30.9451;;;220;150
Chibini;-29.8113;29.8299;;;111
Chibini;-29.5907;30.5782;;;127
Chibini;-29.2871;30.9103;;;936
Chiltern Hills;-29.8137;30.9085;;1430;220;90
Chiya;-30.3916;29.8631;;;1362
Cholwane;-28.5734;31.1023;;;971
Chris Hani;-29.7874;30.8972;;157;220;150
Chris Hani;-29.3726;31.2689;;;563
Chunu A;-28.7814;30.3423;;;1346
Chunu B;-28.8757;30.4527;;;1346
Chuphulaka;-29.6089;30.6871;;;220;15
Cibane;-29.5825;30.7798;;;220;18
Cingweni;-30.6651;29.8994;;;382
Cinseni;-27.9881;31.4503;;;1358
Cisho;-27.8673;31.8381;;;982
Cisholo;-28.2397;31.376;;;1358
Clairwood;-29.9159;30.9858;;222;220;90
Clansthal;-30.1886;30.7156;;;220;110
Clare Hills;-29.8187;30.9777;;;220;90
Claremont;-27.7608;30.1709;;;941
Clarendon;-29.6007;30.3513;;;1086;30
Claridge Estate;-29.5428;30.3764;;;1417
Claveshay;-29.6476;30.427;;;1086;30
Clayfield;-29.7156;31.0173;;1082;220;150
Cleland;-29.6441;30.4235;;;1086;30
Clermont;-29.7903;30.9013;;;220;520
Clermont Emngeni;-29.7931;30.9055;;157;220;150
Cliffdale;-29.7814;30.6818;;;220;15
Clifton;-27.8752;30.2744;;;179
Clifton Heights;-29.9196;30.6626;;;220;15
Clifton Park;-29.7979;30.7918;;333;220;90
Cloneen;-27.9026;30.1517;;;179
Clover Dairies Industrial;-29.8671;30.8785;;1090;220;6
Coffee Farm;-29.8626;30.7795;;576;220;150
Colida;-28.9943;29.8743;;;267;30
Congella;-29.875;31.0009;;;220;90;KwaKhangela
Congo;-29.7444;30.8749;;;220;15
Copesville;-29.5494;30.4301;;;1086;30
Cordoba Gardens;-29.6536;31.0273;;1385;220;90
Cork;-27.9548;30.2693;;;390
CornFields;-28.8652;29.8666;;;267
Corovoca Township;-29.7518;31.0026;;568;220;150
Cotswold Downs Golf & Country Estate;-29.7576;30.7935;;403;220;90;;kwazulu-natal-cotswold-downs-golf-country-estate-durban
Cowies Hill;-29.8257;30.8922;;1090;220;90
Cowies Hill Park;-29.8239;30.8839;;1090;220;90
Craiglea;-29.6951;30.6443;;137;220;90
Crestholme;-29.7277;30.8425;;1419;220;90
Crestview;-29.7314;30.8263;;1419;220;90
Croftdene;-29.9221;30.8906;;145;220;150
Crossmoor;-29.8944;30.8628;;145;220;150
Crowsnest;-27.371;31.3835;;;1096
Cuba;-29.6746;30.9974;;783;220;15
Cungewane;-28.4934;30.9002;;;971
Cuphulaka;-29.5571;30.6931;;;1417
Curragh;-27.9761;30.2373;;;390
Cwaka;-28.6583;30.4845;;;1346
Cwezi;-28.4301;30.9921;;;971
Dabangu;-29.3194;31.0353;;;729
Dalakosi;-28.5218;30.1397;;;240
Dalefarm;-29.7328;31.0112;;568;220;150
Dalibha;-29.3681;30.918;;;936
Danganya;-30.1591;30.8137;;;220;150
Dassenhoek;-29.8491;30.7972;;576;220;150
Dawncliffe;-29.8506;30.9169;;1430;220;90
Dawncrest;-29.8231;30.9255;;1430;220;90
Dawncrest;-29.6493;31.0203;;1385;220;90;;kwazulu-natal-dawncrest-durban-2
Dawnside;-29.3359;31.3001;;;563;30
Dayeni;-28.0867;31.5296;;;982
Dayimane;-29.0594;31.1316;;;729
Dayingubo;-29.2611;30.926;;;536
Dazini;-29.9693;29.635;;;170
Deda;-30.1384;29.6287;;;1362
Deda;-29.6922;30.1937;;;1086
Deepdale Tshali;-30.5401;29.88;;;1362
Delamuzi;-30.0978;29.5781;;;1362
Demat;-29.9059;30.8306;;507;220;150
Dendethu;-29.3403;31.2248;;;563
Denge;-29.6866;30.6361;;;220;15
Dengeni;-28.0036;31.7888;;;982
Desainager;-29.6215;31.146;;;220;15
Devondale;-28.5758;30.8498;;;971
Deyi;-30.4843;30.1711;;;1101
Diamant;-27.3758;30.9968;;;1061
Dibhase;-28.8529;31.1171;;;263
Dibi;-30.5316;30.4382;;;401
Dicks Halt;-27.7321;30.1708;;;941
Diepkloof;-30.3873;29.9609;;;1362
Dikidiki;-30.3431;29.6112;;;1362
Dimane;-29.6911;30.775;;;220;15
Dindi;-29.7127;30.1889;;;1086
Dindi;-28.3527;31.6161;;;1358
Dingimbiza;-30.5021;30.5625;;;401
Dinuntuli;-28.7167;30.676;;;971
Diphini;-29.7062;30.6729;;;220;15
Dival;-28.4472;30.2769;;;240
Dlabane;-28.0433;31.3895;;;1358
Dlabe;-28.7103;31.0562;;;971
Dlamini;-30.0996;29.5913;;;1362
Dlangamandla;-30.3632;29.8039;;;1362
Dlaylyane;-28.55;30.8757;;;971
Dlebe;-28.4603;31.6927;;;253
Dlebe A;-28.1347;31.3472;;;1358
Dlebe B;-28.1062;31.3099;;;1358
Dleka;-27.756;31.6968;;;982
Dlolwane;-28.7023;30.9188;;;971
Dlomodlomo;-28.597;31.6407;;;253
Dlovinga;-30.7978;30.1494;;;445
Doc Wilson Point;-31.0642;30.2133;;;1098;30
Dokodweni;-29.0838;31.5855;;665;717
Dolo;-28.8769;30.7259;;;1346
Dondolo;-28.7625;31.8534;;;253;30
Dongothuli;-27.9048;31.8933;;;982
Donnybrook;-29.8992;29.8381;;;208
Doon Heights;-30.0703;30.862;;506;220;90
Doonside;-30.0721;30.8699;;506;220;90
Doornhoek;-28.3353;29.7644;;;1488
Doornkloof;-28.6063;29.9568;;;1488
Doornkop;-29.1856;31.3138;;;563
Doornkop;-27.9227;30.1291;;;179
Doornkraal;-28.5542;29.9906;;;240;8
Doornrug;-29.7156;30.6127;;137;220;90
Dordrecht;-27.4126;30.9682;;;1061
Doringkop;-29.21;31.236;;;936
Dorset;-27.9655;30.2347;;;390
Draaiom Trust;-27.503;31.1637;;;641
Drakensberg;-28.6118;29.1271;;;55
Drakensview;-29.0169;29.8663;;;267;30
Drayini;-30.4072;30.0951;;;1362
Dressini;-30.2735;29.5079;;;1362
Driefontein;-30.3683;29.7508;;;1362;8
Driefontein;-29.4704;31.1026;;;35
Driefontein;-29.0092;29.4221;;;55;30
Driefontein;-28.3294;29.7045;;;1488
Driefontein;-28.2913;30.8947;;;998
Driefontein B;-30.3069;29.6756;;214;1362
Dryhoek;-30.2147;29.921;;;1362
Dubulwayo;-26.8793;32.0384;;;439
Dududu;-30.1927;30.5904;;;1476
Duffs Road;-29.7437;31.0081;;568;220;150
Dujazana;-30.7319;30.4018;;;1101
Duku;-28.4053;32.3524;;;900;30
DukuDuku;-28.1011;32.3563;;;1170
Dukumbane;-27.9606;32.0346;;;406
Dukuza;-28.7543;29.2151;;;55
Dumaneni;-28.3591;31.5003;;;1358
Dumbe;-28.5581;30.3263;;;1226
Dumbe;-28.5096;30.3159;;795;240
Dumezulu;-30.897;30.1986;;;1231
Dumisa;-30.2616;30.4267;;;1476
Dumisa;-30.2418;29.7451;;;1362
Dungamanzi;-28.793;30.4941;;;1346
Dunkirk Estate;-29.4889;31.2364;;1173;35
Dunudunu;-28.3596;30.602;;;998
Dunusa;-30.495;30.1934;;;1101
Dunuse;-30.4658;30.1608;;;401
Dunveria;-29.5506;30.4156;;989;1086
Durban Central;-29.8588;31.0219;;;220;90
Durban International Airport;-29.9721;30.9516;;222;220;6
Durban North;-29.7836;31.0271;;;220;450
Durban South;-29.9177;30.9522;;;220;450
Durnaco;-28.0422;30.0281;;;179;30
Dwadweni;-27.786;31.8736;;259;982
Dwarsrivier;-28.3539;31.2895;;;1358
Earlsfield;-29.7797;30.9429;;943;220;90
Eastbourne;-27.8083;30.1289;;;179
Eastbury;-29.7044;31.0232;;1082;220;150
Eastwood;-29.5844;30.4327;;;1086;30
Ebaleni;-29.6027;30.1925;;;1086
Ebaswzini;-28.3669;32.0972;;;900
Ebhobhonono;-29.6499;30.6611;;;220;15
Ebhodini;-30.019;30.8842;;704;220;15
Ebovini;-26.9731;32.0591;;;439
Ebumba;-27.8647;31.9512;;;982
Ecancane;-28.6075;30.0323;;;240
Echibini;-30.0882;30.0628;;;1483
Echobeni;-30.1193;30.6246;;;1476
Edashi;-29.1045;29.666;;;267
Edendale;-29.6769;30.33;;;1086;1400
Edendale AA;-29.6913;30.3275;;233;1086;50
Edendale BB;-29.6869;30.3372;;233;1086;50
Edendale EE;-29.6916;30.3459;;233;1086;50
Edendale H;-29.6634;30.3139;;233;1086;50
Edendale J;-29.6621;30.3324;;233;1086;50
Edendale N;-29.6728;30.3441;;233;1086;50
Edendale P;-29.6798;30.3568;;233;1086;50
Edendale Q;-29.6661;30.3602;;233;1086;50
Edendale RR;-29.6842;30.3002;;233;1086;50
Edendale S;-29.683;30.3177;;233;1086;50
Edendale T;-29.6769;30.33;;233;1086;50
Edgeton;-30.1056;29.6597;;;1362
Ediphini Section;-29.8655;30.7324;;;220;15
Edodoci;-29.1601;29.6578;;;267
Edubeni;-28.683;31.4607;;;1475
Eersteling;-27.4445;31.0753;;;1061
Efete;-27.8456;31.5405;;;982
Egerton;-28.5507;29.778;;;1488;30
Egudwini;-30.1238;30.7772;;;1184
Egulube;-30.0405;30.5224;;;127
Egwadeni Section;-29.8508;30.7473;;;220;15
Ehashini;-29.6926;30.1674;;;1086
Ehlabosini;-28.5072;32.0847;;;571
Ehlanzeni;-30.2202;30.4304;;;1476
Ehlanzeni;-29.9389;30.8356;;;220;15
Ehlongwa;-28.9018;31.0172;;;729
Ehula;-30.2829;29.9197;;;1362
Ejingeni;-29.163;31.2047;;;729
Ejokweni;-28.7158;30.9328;;;971
Ekhatha;-28.9565;30.9853;;;729
Ekhuhlehleni;-26.8507;32.0488;;;439
Ekhukhanyeni;-28.5739;30.9639;;;971
Ekombe;-28.6969;29.0916;;;55
Ekombe;-28.649;30.934;;;971
Ekubo Coastal Estate;-31.0344;30.2278;;;1098;30
Ekudubekeni;-28.2061;31.4494;;;1358
Ekujabuleni;-27.6444;31.7912;;;982
Ekukhanyeni;-29.5599;30.6662;;;1417
Ekuphiweni;-28.5658;30.8354;;;971
Ekusayeni;-28.5129;32.0597;;;571
Ekuseni;-27.8378;32.3717;;1001;412
Ekuthokozen;-28.7156;30.7006;;;971
Ekuthuleni;-29.7675;30.8761;;516;220;90
Ekuthuleni;-28.6932;31.4221;;;1475
Ekuthuthukeni;-28.3984;31.4734;;;1358
Ekuvukeni;-28.869;30.3883;;;1346
Ekwandeni;-29.8315;30.6483;;;220;15
Elangeni;-30.6353;29.8866;;;382
Elangeni;-29.7975;30.6575;;892;220;150
Elengwe;-30.1631;29.5369;;;1362
Elomoya;-28.8279;31.5933;;;263
Elucingweni;-30.0882;29.6308;;;1362
Elukhashini;-30.0666;29.5993;;;1362
Elupepeni;-30.4192;30.1596;;;401
Elysium;-30.4775;30.6357;;;1067
Emabhanoyini;-29.0317;29.9175;;;267;30
Emabhedwini;-29.1284;31.1997;;;729
Emabomvini A;-29.1399;30.8898;;;729
Emabomvini B;-29.1612;31.0245;;;729
Emachobeni;-29.7421;30.909;;;220;15
Emachunwini;-28.91;30.3789;;;1346
Emadolobwe;-29.0429;29.516;;;267
Emadresini;-27.9946;30.7103;;;859
Emafusini;-28.0277;30.0596;;;179
Emagezeni;-29.8561;30.7523;;;220;15
Emahendeni;-29.2273;29.6259;;;267
Emahlabathini;-30.0169;30.8896;;704;220;15
Emahlabathini;-28.6187;31.5134;;;1475
Emahlathini;-30.2665;30.6341;;;1476
Emahlutshini;-29.1949;29.6023;;;267
Emakhabeleni;-28.8294;30.8591;;;536
Emakhalathini;-28.2222;31.6772;;;1358
Emakhalathini A;-28.2516;31.6392;;;1358
Emakhazini;-30.0107;30.8493;;342;220;15
Emakhekheni;-29.0422;29.5446;;;267
Emakhosaneni;-28.7792;29.2452;;;55
Emakhosini;-29.7349;30.9958;;568;220;150
Emakwezini;-28.5213;31.881;;;571
Emalangeni;-29.8215;30.6592;;;220;15
Emandabeni;-28.9995;29.5467;;;267
Emangabazini;-29.8559;30.7412;;;220;15
Emangidini;-28.5223;30.8634;;;971
Emansenseni A;-29.8384;30.7794;;576;220;150
Emansomini;-30.0251;30.8479;;2;220;15
Emantungwini;-27.9365;31.4779;;;1358
Emanyeseni;-26.8947;32.1529;;250;439
Emanyiseni;-26.8947;32.1529;;;439;8
Emaphikaqala;-28.5025;31.6409;;;253
Emasangweni;-28.6865;31.6296;;;253
Emashingeni;-29.5907;30.2122;;;404
Emasomini A;-29.3115;31.0861;;;729
Emasomini B;-29.1796;31.0273;;;729
Emaswazini;-29.6662;30.0957;;;1086
Ematendeni;-29.4077;31.2683;;;563
Ematholeni;-28.5016;32.0318;;;571
Emawuza;-29.1648;29.6414;;;267
Embandleni;-26.9483;32.1467;;;439
Embangweni;-28.8124;30.4114;;;1346
Embantini;-29.9876;29.5491;;;170
Embidlini;-28.5031;30.5413;;;1226
Embizeni;-29.2609;31.0198;;;729
Embuthweni;-30.0666;30.4308;;;1145
Emcebo;-27.8978;31.7094;;;982
Emdundubezini;-28.055;30.7553;;;859
Emdwebu;-29.0948;29.704;;;267
Ememela;-29.8518;29.8455;;;208
Emfeceni;-28.5427;31.628;;;253
Emgangeni;-30.1176;30.7011;;;1184
Emgidweni;-29.7495;30.992;;568;220;150
Emgoswaneni;-28.8056;31.5902;;;263
Emhlabathini;-29.1982;29.6735;;;267
Emhlangeni;-28.0645;30.6396;;;859
Emhlanzini;-28.6925;32.1789;;;571
Emhubeni;-29.0878;29.7905;;;267
Emkhalaqude;-28.2905;31.477;;;1358
Emkhovini;-29.2249;31.0246;;;729
Emkhubane;-30.2387;30.3466;;;402
Emlandweni;-29.7441;30.9821;;568;220;150
Emlanjeni;-29.752;30.9783;;568;220;150
Emmaus;-28.8596;29.4025;;;1441
Emnamane;-29.5117;30.7635;;;936
Emncongweni;-28.9066;31.538;;;263
Emnyameni;-29.1665;31.0452;;;729
Emnyameni;-28.8837;31.6874;;;901
Emnyangweni;-29.0229;29.5768;;;267
Emnywaneni;-29.9248;29.9745;;;208
Emona AH;-29.635;31.0124;;1136;220;6
Emoyeni;-28.9667;29.5478;;;267
Empangeni;-28.5313;31.8469;;;253
Empangeni Central;-28.7427;31.8888;;;253;30
Empangweni;-28.9666;29.714;;;267
Empembeni;-28.8642;31.9786;;;1480
Empimbe;-28.8818;29.4017;;;1441
Empotholo;-28.4581;30.8614;;;971
Emsahweni;-30.0459;30.8191;;2;220;15
Emtanjeni;-29.2175;31.0607;;;729
Emthaleni;-28.5356;30.5199;;;1226
Emthombeni;-29.0906;30.9926;;;729
Emtwandle;-29.3193;31.0044;;;936
Emukhindini;-28.6574;31.5118;;;1475
Emvini;-29.6372;30.6738;;;220;15
Emvuleni;-29.7129;29.7998;;;111
Emvunyane;-28.0713;30.7803;;;859
Enbuyeni;-29.6071;30.6605;;;1417
Endlondlweni;-29.1166;31.3942;;;1263
Endlovana;-28.3052;31.3476;;;1358
Enengeni;-27.8811;31.5616;;;982
Engodini;-29.0783;29.5177;;;267
Engoleleni;-29.4878;30.6877;;;1417
Engonyameni;-28.9578;29.6224;;;267
Enguga;-29.582;29.7918;;;429
Engunjini;-30.3204;29.6286;;;1362
Enhlabosini;-28.4669;32.1092;;;571
Enhlalakahle;-29.0744;30.6091;;;354;110
Enhlambeni;-27.2251;32.4352;;;788
Enhlangwini;-30.4211;30.2062;;;401
Eniwe;-28.8257;31.8643;;;253;30
Enkananeni;-27.92;31.9109;;;982
Enkangala;-29.5708;29.6601;;;429
Enkanyisweni;-30.8746;30.2988;;;1231
Enkanyisweni;-29.7384;30.9867;;568;220;150
Enkanyiswini Shozi;-30.0247;30.7969;;2;220;15
Enkathweni;-27.0068;32.7613;;;722
Enkulu;-30.7816;30.1134;;;445
Enkulu;-30.6108;30.4;;;1101
Enkwenkwe;-28.6955;31.578;;;1475
Enkwenkwe A;-28.683;31.5965;;;253
Enkwenkwe B;-28.4578;31.6389;;;253
Enqupheni;-28.3634;32.1765;;;900
Ensimbini;-29.9909;30.8458;;342;220;15
Ensimbini;-29.9353;29.6021;;;111
Ensiyameni;-30.4185;30.3448;;;401
Ensolweni;-28.2133;32.0984;;;900
Entaba;-30.8262;30.1435;;;445
Entabeni;-28.4703;30.2513;;;240;8
Entobozi;-28.5097;32.007;;;571
Entsongeni;-30.1242;30.5642;;;127
Entweni;-27.7918;31.892;;;982;8
Enxebeni;-28.552;31.9657;;;571
Enyandu;-28.6732;30.4489;;;1346
Enyanisweni;-30.1175;29.6802;;;1362
Enyawoshana;-28.7652;31.2253;;;971
Enyokeni;-29.216;29.6734;;;267
Enyonyane;-28.8463;29.4033;;;55
Epitoli;-29.8459;30.7714;;576;220;150
Eplangweni;-30.0234;30.8765;;704;220;15
Epworth;-29.6338;30.4091;;;1086;30
Eradamishini;-29.3732;31.2514;;;563
Escombe;-29.8748;30.9021;;1120;220;90
Eshane;-29.0997;30.8316;;;536
Esibhoweni;-27.3874;32.3998;;;788
Esibomvu;-28.765;29.181;;;55
Esibomvu;-28.5385;30.9979;;;971
Esibovini;-30.2323;29.7579;;;1362
Esibubulungu;-29.7575;30.985;;942;220;150
Esicabaziri;-27.1006;32.4488;;;722
Esichothweni;-28.6664;31.6471;;;253
Esicwecweni;-30.4134;29.813;;;1362
Esidakeni;-28.5656;31.6804;;;253
Esidakeni;-28.0076;31.3283;;;410
Esidangeni;-29.9955;29.5798;;;170
Esidweni;-29.963;30.8107;;;220;15
Esifuleni;-28.5593;30.5126;;;1226
Esigedleni;-29.4884;30.8872;;;936
Esigodini;-30.0459;30.5409;;;127
Esigodini;-28.1114;30.758;;;859
Esigubudwini;-30.3603;30.068;;;402
Esigwegweni;-27.9828;31.6207;;;982
Esijozini;-28.7302;30.3912;;;1346
Esikawini;-30.1631;29.5989;;;1362
Esikhawini H;-28.8698;31.9139;;;1480
Esikhawini J;-28.8834;31.8937;;;1480
Esikhelekehleni;-29.7234;30.6733;;;220;15
Esikhulu;-30.5993;29.9895;;;382;11
Esikhulu B;-30.562;30.0087;;265;382
Esikhulu C;-30.659;29.882;;265;382
Esikhwebezane;-27.9205;31.4374;;;1358
Esikolweni;-30.0702;29.5306;;;1362
Esinyameni;-29.6244;30.5731;;;127
Esiphahleni;-27.5377;32.6339;;;788
Esiphambanweni;-27.9015;31.757;;;982
Esiphethwini;-27.657;31.8121;;;982
Esithombeni;-28.708;31.8419;;;253
Esitingini;-29.5833;30.5411;;;127
Esiwane;-28.9107;31.6823;;;901
Esiweni;-29.0001;31.0103;;;729;;Amambulwa
Esiwolweni;-28.8927;31.6713;;;901
Esiyembeni;-28.3392;32.0057;;;900
Esperanza;-30.3389;30.651;;;1476
Essenwood;-29.8368;31.0068;;54;220;90
Esthezi;-29.5464;30.6235;;;1417
Etatane;-28.8793;29.6294;;;267
Etete;-29.4276;31.2335;;;35
Ethafeni;-29.3982;31.2865;;;563
Etholeni;-28.4199;30.2146;;795;240
Ethunzini;-28.8868;29.3553;;;55
Etsheni;-29.3819;30.8466;;;176
Etshenilenduna;-30.3371;30.0946;;;402
Everest Heights;-29.6363;31.0346;;1385;220;90
Everton;-29.7721;30.8117;;;220;18
Everton H C;-29.7721;30.8117;;271;220;15
Ewosi;-28.9192;30.9913;;;729
Excelsior;-28.2659;30.901;;;998
Eyingwenya;-28.7015;31.3699;;;1475
Eyosini;-29.2514;29.67;;;267
EzInyosini;-29.1315;29.6993;;;267
Ezakheni;-28.6088;29.9179;;;1488;710
Ezakheni A;-28.5997;29.9269;;273;1488;50
Ezakheni B;-28.6076;29.9184;;273;1488;50
Ezakheni C;-28.6283;29.9141;;273;1488;50
Ezakheni D;-28.6215;29.932;;273;1488;50
Ezakheni E;-28.6313;29.8885;;273;1488;50
Ezakhiweni;-29.8592;30.7365;;;220;15
Ezibandleni;-29.2629;31.1061;;;729
Ezibhembeni;-28.4426;31.0163;;;971
Ezibomvini;-29.7754;30.0101;;;208
Ezidongeni;-29.1985;29.6278;;;267
Ezidonini;-28.4572;31.9319;;;571
Ezidulini;-28.0457;30.73;;;859
Ezidwadweni;-27.9472;31.4043;;;1358
Ezifletini;-30.0869;29.5727;;;1362
Ezihlabathini;-28.4825;30.2894;;;240
Ezihlabeni;-28.3255;31.4593;;;1358
Ezihyathini;-29.9144;30.8248;;;220;15
Ezikhaleni;-28.6669;32.0131;;;1144
Ezikhalini;-29.7343;30.9719;;568;220;150
Ezikhumbeni;-28.3729;31.5529;;;1358
Ezikotshini;-29.336;30.9673;;;936
Ezilonyeni;-27.9613;31.6113;;;982
Ezilozini;-28.8244;30.9198;;;971
Ezilwaneni;-29.7393;30.9766;;568;220;150
Ezimambeni;-28.6001;30.9945;;;971
Ezimangweni;-30.0411;30.8676;;;220;15
Ezimangweni;-29.7137;30.9662;;431;220;150;;kwazulu-natal-ezimangweni-durban-2
Ezimbidla;-28.7708;31.0626;;;971
Ezimbokodweni;-30.0109;30.8965;;;220;270
Ezimbondweni;-27.7994;32.4468;;;412
Ezimpisini;-29.9081;30.7485;;;220;15
Ezimpongo;-28.831;31.2891;;;263
Ezimwini;-30.0347;30.6346;;;127
Ezindundumeni;-28.5542;30.8138;;;971
Ezindzbeni;-28.6147;32.2658;;;571
Ezingaganeni;-29.3179;31.1842;;;563
Ezingqaqeni;-28.0231;31.432;;;1358
Ezingulubeni;-28.7263;30.5037;;;1346
Ezinkawini;-28.5094;31.5658;;;1475
Ezinkunini;-27.5235;32.1052;;;1355
Ezinqeni;-27.413;32.6644;;;788
Ezinyathini;-29.9477;30.805;;;220;15
Eziphahleni;-29.831;29.9183;;;208
Eziphambathini;-30.0728;30.6626;;;127
Eziqalabeni;-30.062;29.5141;;;1362
Eziqaqweni;-28.8575;31.5239;;;263
Ezitendeni;-29.8544;29.7901;;;111
Ezitendeni;-29.809;30.6577;;;220;15
Ezitendeni;-28.8413;30.1112;;;1422
Fahlaza;-28.3601;30.7769;;;998
Fairbreeze;-29.5482;31.1386;;1487;220;90
Fairbreeze;-27.8759;30.2181;;;179
Fairleigh;-27.7777;29.9261;;;941;30
Fairview;-30.6039;30.5308;;;401;30
Fairview;-28.7511;31.8964;;;253;30
Fairview Mission;-30.6116;30.5178;;;401;30
Fakude;-27.8323;31.8216;;;982
Fakude;-27.7462;32.1934;;;1474
Falcon Industrial Park;-29.8078;30.8809;;1090;220;6
Far view;-28.5715;30.1906;;440;240
Farningham Ridge;-29.8368;30.8654;;1090;220;90
Faya;-29.2617;30.7982;;;176
Ferncliffe;-29.5632;30.3394;;144;1086
Fernwood;-27.7749;29.898;;;941;30
Fields Hills;-29.8098;30.8554;;1090;220;90
Fikesuthi;-29.6418;29.855;;;429
Fillan Park;-29.6364;30.3769;;;1086;30
Finney's Rock;-29.575;31.1837;;1427;220;90;;kwazulu-natal-finneys-rock-durban
Fitty park;-28.5761;30.0515;;656;240
Flamingo Heights;-29.5791;31.0892;;1487;220;90
Flanders;-29.6933;31.0653;;70;220;90
Flint;-27.9369;30.2664;;;390
Folose;-28.3347;31.5575;;;1358
Folweni A;-29.9918;30.8168;;282;220;150
Folweni B;-29.993;30.8255;;282;220;150
Folweni C;-30.0005;30.8322;;282;220;150
Fordsburg;-28.9916;29.8634;;;267;30
Forest Hill;-29.7575;30.835;;516;220;90
Foresthaven;-29.6878;31.0189;;1082;220;150
Fort Crealock;-29.063;31.5787;;665;717
Fort Nottingham;-29.42;29.9063;;;992
Fosaville;-29.7856;30.9687;;943;220;90
France;-29.0733;30.6101;;254;354;50
Freeland Park;-30.2718;30.7585;;;1184;30
Frenchay West;-29.2785;30.8012;;;176
Frere;-28.8947;29.7817;;;267
Frischgewaagd;-28.3769;30.828;;;998
Fulathela North;-27.7842;30.1765;;;941
Fulathela Sorth;-27.8006;30.1726;;;179
Fuleni Reserve;-28.409;31.9932;;;571;2
Fuyeni;-28.4695;31.8514;;;253
Fynnlands;-29.9008;31.0253;;78;220;90
Ga-Keta;-29.6173;29.8551;;;429
Gabela;-28.6219;30.4768;;;1226
Gada;-28.4585;30.9853;;;971
Gagasini;-27.733;31.749;;;982
Gala;-29.9018;29.731;;;208
Gamthilini;-30.8554;30.1791;;;1231
Gandhi's Hill;-29.5644;31.1207;;1487;220;90;;kwazulu-natal-gandhis-hill-durban
Gandhinagar;-29.5731;31.1159;;1487;220;90
Gandolo;-28.461;31.5319;;;1475
Gangadweni;-28.7767;29.1621;;;55
Gangala;-30.7445;29.9269;;;382
Gansa;-30.626;30.0318;;;382
Garden Castle;-29.7726;29.2144;;;1363
Garlington;-29.5316;30.3109;;;404;8
Garlington Estate;-29.5316;30.3109;;325;404
Gasa Section;-29.7086;30.6628;;;220;15
Gawula;-28.9306;31.5567;;;263
Gaybrook;-30.4936;29.6897;;;1362
Gazini;-27.9837;31.3612;;;1358
Gazini;-26.8951;32.6572;;;722
Gazu-Mngwenya;-28.9687;31.2706;;;263
Gcilima;-30.9208;30.2524;;;1231
Gcinalishane A;-28.6414;30.154;;433;240
Gcinglishane B;-28.6855;30.2638;;433;240
Gcwalemini;-30.5627;30.2628;;;1101
Geduld;-27.9878;30.1204;;;179
Geluksburg;-28.5179;29.3537;;;55
Genazzano;-29.6064;31.1568;;;220;15
Georgedale;-29.7946;30.6086;;;220;150
Germiston;-30.1364;29.8332;;;1362
Gezinsila;-28.889;31.4968;;;263;30
Gezubuso;-29.6802;30.2164;;;1086
Ghandi Park;-27.7752;29.911;;;941;30
Ghandinagar;-30.286;30.6802;;1476;1476
Ghobo;-28.6287;30.286;;;1226
Giba;-27.7446;32.4757;;;412;8
Gillitts;-29.7962;30.7921;;;220;190
Gingindlovu;-29.0255;31.5823;;;335
Glabhane;-30.5498;30.4789;;;401
Glebe;-29.7128;30.9214;;431;220;150
Gledhow;-29.3677;31.2891;;;563;30
Glen Albyn;-30.3567;30.5429;;;1476
Glen Anil;-29.7529;31.038;;221;220;90
Glen Ashley;-29.7601;31.056;;221;220;90
Glen Hill;-29.7605;31.0373;;221;220;90
Glen Hills;-29.3381;31.2633;;;563;30
Glen Park;-29.842;30.8825;;1090;220;90
Glencoe;-28.3942;30.0984;;;240
Glendale;-29.3284;31.1046;;;936;8
Glendale Heights AH;-29.3137;31.1092;;338;936;2
Glenmile;-29.5624;29.6345;;;429
Glenmore;-30.9975;30.2639;;;1098;30
Glenmore;-29.8783;30.9725;;54;220;90
Glenmore Beach;-31.0045;30.2544;;;1098;30
Glenwood;-29.8712;30.9904;;54;220;90
Glenwood;-29.591;30.4353;;;1086;30
Gloveester;-30.3973;30.0926;;;1362
Goba;-30.486;30.1472;;;1101
Gobandlovu;-28.8532;31.9159;;;1480
Gobhamehlo;-30.3862;30.2957;;;401
Gobihlahla;-28.5107;31.6644;;;253
Gobinsimbi;-29.396;30.8489;;;176
Godlankomo;-27.9923;31.4036;;;1358
Godloza;-30.7713;30.0646;;;445
Godlwayo;-27.3239;31.4068;;;1096
Goedgeloof;-28.7053;31.3251;;;1475
Goedgeloof A;-27.4682;31.917;;;1096
Goje;-28.2841;31.2488;;;1358
Golokodo;-30.0016;30.8436;;;220;30
Gomane;-29.6169;29.8923;;;429
Gominakadani;-28.6651;30.0686;;;240
Gontshi;-27.4486;30.9714;;;1061
Good Home;-29.0815;29.669;;;267
Good Hope;-28.2577;30.7066;;;998
Goqo;-28.1633;31.3674;;;1358
Goqokazi;-29.681;30.9565;;431;220;150
Gosheni;-28.7996;29.2298;;;55
Gosweni;-28.4993;31.0183;;;971
Goxe;-30.323;29.7959;;;1362
Gqalabeni;-28.0727;31.3602;;;1358
Gqayinyanga;-30.5803;30.4854;;;401
Gqohi;-28.6461;30.5314;;;1346
Gqumeni;-30.15;30.3556;;;402
Grangetown;-29.6403;31.0415;;1385;220;90
Grantham Park;-28.7654;31.8998;;;253;30
Grayleigh;-29.8287;30.9134;;1430;220;90
Graythorne;-28.6232;29.8673;;;1488
Grazing A;-28.3236;30.8107;;;998
Grazing B;-28.2451;30.8277;;;998
Grazing C;-28.2803;30.8554;;;998
Green Point;-28.5589;29.3999;;;55
Greenbury;-29.7226;31.0325;;1082;220;150
Greendale Park;-29.4825;30.2081;;;425;30
Greenock;-27.8572;30.2679;;;179
Greenwood Park;-29.7854;31.0182;;221;220;90
Greyville;-29.8481;31.0146;;54;220;90
Groenvlei;-27.4586;30.2299;;;1367
Groot Verlangen;-30.5004;29.8799;;;1362
Grootgeluk;-27.8275;30.1565;;;179
Grootgluk;-28.677;29.0798;;;55
Grosvenor;-30.7489;30.4193;;;1101;30
Grosvenor;-29.9142;31.009;;78;220;90
Groutville;-29.3902;31.2449;;;563;110
Grove End;-29.6955;31.0291;;1082;220;150
Gubhethuka;-28.8521;31.9939;;;1144
Gubhugubhu;-30.4338;30.5556;;;401
Gubhuza;-30.3655;30.4562;;;401
Gudlintaba;-30.1709;29.8289;;;1362
Gudlucingo;-30.5332;30.0036;;;382
Gudu;-27.9506;31.8669;;;982
Gugha;-30.4215;30.2945;;;401
Gugushe;-28.8325;31.7624;;;901
Gugwini;-30.4909;29.9374;;;1362
Gujedlini;-30.1367;29.8094;;;1362
Gujini;-28.8541;30.3469;;;1346
Gumatane;-30.5352;30.1247;;;1101
Gungu;-29.1832;31.2956;;799;563
Gunjana;-28.6343;30.3482;;;1226
Gunjaneni;-28.2701;32.0775;;;900
Gunjini;-29.5983;30.9643;;;220;15
Gunstelling;-27.358;31.1099;;;1061
Guqa;-28.8182;30.3104;;;1346
Guqe;-27.9848;31.5328;;;982
Gusenzamo;-28.1926;31.6545;;;982
Gwababeni;-30.6453;30.4446;;;1101
Gwabalanda Hlawi;-28.4958;32.3781;;;571
Gwala;-29.5776;31.0756;;1487;220;90
Gwanovuga;-29.5713;29.8496;;;429
Gwebu;-28.0178;31.8926;;;982
Gxalingene;-30.0055;29.6275;;;170
Gxobanyawo;-28.6887;30.5316;;;1346
Gxushaneni;-28.5966;30.5325;;;1226
Habeni;-28.7988;31.5608;;;263
Hagart Road Industrial;-29.8245;30.8583;;1090;220;6
Hagaza;-27.467;32.586;;;788
Haladu A;-28.0236;30.5963;;;998
Haladu B;-28.0598;30.6164;;;998
Hambrook;-28.6364;29.4384;;;55
Hammars Estate;-29.7931;30.6372;;892;220;150
Hangush;-29.3845;31.2308;;;563
Hanguza;-29.3482;31.1969;;;563
Happy Valley;-29.5678;30.3833;;989;1086
Haqaza;-29.086;31.0562;;;729
Harare;-29.7142;30.6656;;;220;15
Harewood;-29.6387;30.3157;;;1086;30
Harrison;-29.7172;30.628;;137;220;90
Hattingspruit;-28.0863;30.1379;;;390
Hatton Estate;-29.8155;30.8632;;1090;220;90
Havenside;-29.9293;30.9263;;145;220;150
Hawaan;-29.7015;31.0834;;70;220;90
Hawaan Forest Estate;-29.7048;31.0883;;70;220;90
Hawini;-27.9405;31.8458;;;982;8
Hawule;-28.6943;31.5494;;;1475
Hayfields;-29.6152;30.424;;;1086;30
Hayinyama;-29.1296;31.3061;;;335
Haza;-29.6138;30.1679;;;1086
Hazelmere;-29.6549;30.3849;;;1086;30
Hazelwood;-30.3019;30.674;;1476;1476
Headlands;-29.449;31.286;;1303;35
Helpmekaar;-27.5208;30.9591;;;1061
Hemfane;-28.9455;31.5871;;;335
Henley;-29.6312;30.2521;;;1086
Herrwood Park;-29.7153;31.0838;;1360;220;90
Hholweni;-29.2018;30.9804;;;729
High Ridge;-29.3155;31.2875;;;563;30
Highflats;-30.2597;30.197;;;402
Highlands;-30.3286;29.9527;;;1362
Highlands;-27.2872;31.3234;;;1096
Highmoor;-29.4112;29.6316;;;429
Highmoor;-29.3359;29.6124;;;863
Hillary;-29.8797;30.9403;;222;220;90
Hillcrest;-29.7688;30.7759;;;220;360
Hilldene;-29.7935;30.7623;;403;220;90
Hillgrove;-29.7899;30.9568;;943;220;90
Hillhead;-29.6889;31.099;;70;220;90
Hillside;-28.5802;29.7827;;;1488;30
Hilltop;-27.9694;30.1349;;;179
Hilltop Gardens;-29.7671;30.8855;;516;220;90
Hillview;-28.7386;31.8793;;;253;30
Hiltara Park;-29.5431;30.2836;;;404;30
Hilton Gardens;-29.5409;30.3032;;;404;30
Hippo Road;-29.7923;30.9874;;942;220;150
HlabaNkhosi;-28.331;30.8627;;;998
Hlabeni;-29.971;29.711;;;170
Hlabezinhlohe;-27.2245;32.7759;;;722
Hlabisa;-27.8081;32.2138;;;412;8
Hlafuna;-29.8354;29.8188;;;111
Hlambanyathi;-28.173;31.8089;;;406
Hlangana;-29.0178;31.3531;;;263
Hlanganani;-29.7655;29.8559;;;111
Hlanzeni;-30.571;30.3947;;;401
Hlanzeni;-28.5032;32.3494;;;571
Hlanzeni;-27.8301;31.8864;;;982
HlathiDlamini;-28.2402;30.5289;;;998
HlathiNgudulwane;-28.2176;30.5638;;;998
Hlathidumayo;-28.1179;31.7224;;;982
Hlathikhulu;-29.3943;30.886;;;176
Hlazakazi;-28.4007;30.7235;;;998
Hlazakazi B;-28.4458;30.7401;;;998
Hlazane;-27.2054;32.2787;;;788
Hlengile;-28.3962;30.9538;;;998
Hlobane;-28.7815;31.8002;;;901
Hlokohloko;-27.1957;32.3509;;;788
Hlokozi;-30.3373;30.277;;;402
Hlomantethe;-29.4613;30.8972;;;936
Hlomendlini;-30.807;30.0549;;;445
Hlontlweni;-30.4011;29.8379;;;1362
Hlophenkulu;-28.3839;31.4981;;;1358
Hluhluwe;-28.0879;32.0733;;;406
Hlungwini;-29.059;31.2179;;;263
Hlutankungu;-30.2682;30.3213;;;402
Hlwehlewe;-28.8064;31.0613;;;971
Hobsland;-28.4697;29.7664;;;1488
Hoho;-28.4031;32.0744;;;900
Holinyoka;-28.5731;32.2966;;;571
Holland;-30.233;29.7493;;;1362;8
Holldand;-30.233;29.7493;;417;1362
Hologo;-28.8904;31.6001;;;263
Holspruit A;-27.448;31.0322;;;1061
Holspruit B;-27.3361;30.579;;;1061
Honeydale;-28.3991;32.2173;;;900;30
Honolulu;-29.4119;31.2337;;;563
Hopewell;-30.3158;29.9654;;;1362
Horseshoe;-30.5295;29.4375;;;521;30
Howe;-28.4669;29.2888;;;55
Howick West;-29.511;30.2227;;;425;30
Hutten Heights;-27.7364;29.927;;;941;30
Hwebede;-28.5404;30.2111;;;240
Hyde Park;-28.5337;29.787;;;1488;30
Icabazi;-30.2771;29.9785;;;1483
Icubhu;-29.2411;31.1084;;;729
Idakadaka;-29.2914;31.1035;;;729
Ifafa Beach;-30.4625;30.6507;;;1067
Ifafa marine;-30.444;30.6413;;;1067
Ikhabane;-29.2748;31.0833;;;729
Illovo Beach;-30.1171;30.8492;;506;220;90
Illovo Glen;-30.08;30.8538;;506;220;90
Illovo North;-30.068;30.8318;;;220;15
Illovo South;-30.1058;30.8295;;;220;15
Imbali;-29.6556;30.3495;;;1086;300
Imbangi;-28.5243;30.1812;;;240
Imbozamo;-29.6281;30.7929;;;220;15
Imbulumbu;-30.5261;29.8495;;;1362
Imfuli Mission;-28.5332;31.3765;;;1475
Impembeni;-28.8178;30.0298;;;1422
Inanda B;-29.7367;30.7815;;;220;150
Inanda Congo;-29.6953;30.9457;;431;220;150
Incalu;-30.2768;30.0825;;;402
Inchanga;-29.7408;30.6795;;;220;18;eNtshangwe
Inchanga West;-29.7352;30.6563;;432;220;15
Indaka;-28.5972;30.1529;;;240;17
Indanyana;-28.7073;29.246;;;55
Indawana;-30.0836;29.5812;;;1362
Indimhlane;-27.8199;31.837;;;982
Indodwane;-28.6112;31.8456;;;253
Infomfo;-30.4251;30.1446;;;401
Ingedlengedle;-28.5705;30.1483;;;240
Ingele;-30.661;29.705;;;382
Ingqiya;-29.6585;29.6433;;;429
Ingwangwane;-30.067;29.6907;;;170
Ingwe;-28.5526;30.0472;;;240;17
Ingwe;-28.5509;30.014;;209;240;17;;kwazulu-natal-ingwe-ekuvukeni-2
Ingwemabala;-30.8872;30.2659;;;1231
Ingwenya;-28.7479;31.35;;;1475
Inhlanomfula;-29.2047;31.1269;;;729
Inhlonze;-28.8774;30.4111;;;1346
Inkangala;-29.5594;30.7406;;;936
Inkulu;-30.3949;30.3315;;;401
Inkumane;-30.0814;30.3953;;;1145
Insukaze;-28.124;31.3698;;;1358
Intaphuka;-29.5565;30.9858;;;936
Inthuthuko;-29.6778;30.7278;;;220;15
Inverness;-27.7818;30.1919;;;941
Inwabi;-29.9203;30.7884;;;220;15
Inyamazane;-29.1814;31.1023;;;729
Inyezini;-29.2005;31.0278;;;729
Inyonyana;-30.4918;30.4668;;;401
Iqadi B;-29.7099;30.9093;;;220;15
Isandlwana;-28.8184;29.134;;;55
Isangqu;-30.4312;30.4271;;;401
Ishowe;-29.198;31.0754;;;729
Isibaya Esikhulu;-28.7171;31.4391;;;1475
Isibizane;-30.0575;29.7638;;;170
Isidibha;-28.9461;31.3633;;;263
Isigcalaba;-28.5523;31.1285;;;971
Isihlangwini;-27.1859;32.0079;;;439
Isipingo;-29.9831;30.9296;;;220;190
Isipingo Beach;-29.9975;30.944;;442;220;90
Isipingo Hills;-29.9862;30.9183;;442;220;90
Isipingo Rail;-29.9753;30.9292;;442;220;90
Isiqhoqhoqho;-29.8145;30.6891;;;220;15
Isiqunga;-30.5278;30.5719;;;401
Isithebe Industrial;-29.0991;31.4151;;;717;2
Isizinda;-28.0943;31.6417;;;982
Island View;-29.8872;31.0489;;78;220;90
Isthundu;-29.2447;30.9932;;;729
Isulabashe;-29.0856;31.5408;;665;717
Itala;-27.5738;31.2661;;;641
Itshehlophe;-30.0625;30.7708;;;1184
Itshempemvu;-28.7854;31.3804;;;263
Ivuna;-28.0028;31.5858;;;982
Ivy Beach;-31.0282;30.2383;;;1098;30
Ixopo;-30.5257;30.3484;;;401
Izagqaya;-29.2802;31.0443;;;729
Izihlalo A;-28.1781;31.3994;;;1358
Iziko;-30.0313;30.8751;;;220;15
Izikoshi;-28.9032;31.6369;;;901
Izimpongo;-28.9407;31.5656;;;335
Izindlozi;-28.7801;31.1365;;;971
Izingeni;-28.9227;31.6921;;;901
Izingwenya A;-29.0088;31.4822;;;335
Izingwenya B;-28.9064;31.6986;;;901
Izinkiliji;-28.8516;31.5762;;;263
Izinsundu;-28.842;31.1954;;;263
Izinyathi;-28.9223;31.1326;;;263
Izwelisha;-30.0133;30.822;;2;220;15
Jaagbaan;-29.3529;30.686;;;176
Jabavu;-28.2758;30.529;;;998
Jabula;-30.3136;29.7905;;;1362
Jabulani;-30.4002;29.9026;;;1362
Jacobs;-29.9419;30.9803;;78;220;90
Jagersrust;-28.5988;29.1205;;;55
Jakkalspan;-27.7625;30.137;;;941
Jalimeka;-30.5421;29.933;;;1362
James;-30.4056;29.8743;;;1362
Jantoni;-28.9484;31.7769;;;901;30
Jijintaba;-30.595;30.019;;;382
Jikaza;-28.1858;31.4764;;;1358
Jilafohla;-30.0914;30.6018;;;127
Jobe;-27.3133;32.5245;;;788
Jobstown;-27.7445;30.1273;;;941
Joe Slovo;-29.9377;30.9485;;222;220;90
Johnstown;-27.7739;30.1116;;;941
Jojingwenya;-29.0071;31.1022;;;729
Jokis;-27.8583;30.2309;;;179
Jolivet;-30.2837;30.3428;;;402
Jolwayo;-28.7431;30.3284;;;1346
Jozini Plaza;-27.4254;32.0754;;;460;30
Juba;-27.7657;31.7756;;;982
Jubane;-29.7422;30.0143;;;208
Juta;-30.3835;29.6993;;;1362
KaDlangezwa;-30.1793;30.6755;;;1184
KaMagwashu;-30.5301;30.0448;;;382
Kadeda;-30.1297;30.3011;;;402
Kamba;-29.7817;30.5968;;;220;15
Kamberg;-29.3896;29.6845;;;863
Kamensi;-29.653;29.8307;;;429
Kandaspunt;-27.9248;30.6605;;;859
Kansdraai;-30.1326;29.1896;;;285
Kanzakana;-29.6392;30.1293;;;1086
Karkloof;-29.3063;30.2177;;;425
Karridene;-30.1248;30.8429;;506;220;90
Kayeka;-30.0806;29.5661;;;1362
Kelso;-30.3593;30.7127;;;1184;30
Kempshoek;-27.9792;30.1737;;;179
Kengolana;-27.6976;31.0464;;;410
Kenneth Stainbank;-29.9093;30.9374;;222;220;90
Kenterton;-30.2342;30.3936;;;1476
Kenville;-29.7825;31.0098;;221;220;90
Khabela;-28.5659;30.9149;;;971
Khabingwe;-28.7716;31.6852;;;901
Khandane;-27.3446;31.9911;;;460
Kharwastan;-29.9015;30.9052;;145;220;150
Khayalethu;-27.6481;30.3021;;;1367;30
Khayalilhe;-30.5628;30.072;;;382
Khenana;-27.9922;31.8332;;;982;8
Khenana A;-27.927;31.7899;;499;982
Khetheni;-30.4942;29.9654;;;1362;8
Khetheni B;-30.4395;29.9306;;500;1362
Khethwani;-28.8149;29.5281;;;1441
Khiphinkunzi;-28.2438;30.6898;;;998
Khobongwaneni;-29.6775;30.1616;;;1086
Khokwane;-29.7083;30.1015;;;1086
Khothongwe;-28.7572;30.8299;;;971
Khovothi;-29.1148;31.3525;;768;1263
Khula Village;-28.3701;32.3487;;;900;30
Khume;-26.9184;32.0923;;;439
Kildare;-28.7607;31.8916;;;253;30
Kilegethe;-27.9076;30.1865;;;179
Kiliver;-30.5279;29.8955;;;1362
Kindlewood Estate;-29.7393;31.0376;;882;220;90
Kingsburgh;-30.0887;30.8525;;;220;540
Kingston Park;-29.5634;30.363;;144;1086
Kingstown;-27.9288;30.5343;;;1367
Kirkintulloch;-28.4339;29.7232;;;1488
Klaarwater;-29.887;30.8342;;;220;180
Kleinfontein;-28.3558;29.6453;;;1488
Kleinfontein;-27.4706;31.023;;;1061
Klipfontein;-28.4045;29.7884;;;1488
Klippoort;-28.4424;30.2218;;795;240
Kliprand;-28.0048;30.1637;;;390
Kliprivier;-28.5189;30.2807;;;240;8
Klipspruit;-30.5099;29.6776;;;1362
Klipspruit;-27.3794;30.9238;;;1061
Klipwal;-27.425;31.2469;;;1096
Kloof;-29.7763;30.8603;;;220;270
Klwayisi;-28.4141;30.6644;;;998
Kohlokolo;-28.0291;31.4973;;;982
Kokstad Plantations;-30.5256;29.4124;;;521;2
Kokwane;-28.8212;29.1592;;;55
Kokwane;-28.7244;30.1611;;897;240
Kontinga;-29.8488;30.7393;;;220;15
Koqhoqhoqho;-27.9434;32.137;;;406
Korinte;-30.0983;29.7281;;;1362
Kortnek;-27.3963;31.2903;;;1096
Koshange;-30.0983;30.3217;;;402
Kosi Bay;-26.9587;32.8262;;570;722
Kosi Bay Lodge;-26.9554;32.808;;570;722
Kosimeer;-26.9851;32.8359;;;722
Kostad;-30.5231;29.4088;;;521;30
Kozondi;-30.0769;30.3164;;;402
Kranskloof;-29.3575;31.123;;;936
Kranskloof;-27.3416;31.5485;;;1096
Kromdraai;-30.4236;29.6956;;;1362
Kromellenboog;-28.1501;30.9086;;;859
Kromhoek;-30.3619;29.9857;;;1362
Krommellenboog;-27.3482;31.0611;;;1061
Krusfontein;-29.4598;31.049;;;936
Ksikotho;-29.3482;30.8718;;;176
KuMpondo;-30.2332;30.3752;;;402
KuMpotshosi;-30.2231;30.3415;;;402
KuShengesa;-27.0359;32.7581;;;722
Kuleka;-28.7765;31.8974;;;253;30
Kumhlosheni;-28.4359;31.6537;;;253
Kupholeni;-29.9;30.2452;;;1145
Kuvukeni;-28.0398;31.7469;;;982;8
Kuvukeni A;-27.9966;31.742;;556;982
Kuzameni;-30.6277;30.069;;;382
Kuze;-30.5398;30.028;;;382
Kwa Gugu;-28.6814;30.9262;;;971
Kwa Thunzi;-29.6207;29.6686;;;429
Kwa-Jazi;-28.947;31.4618;;;263
Kwa-Mfana;-28.8818;31.5108;;;263
Kwa-Mpofu;-28.8203;31.449;;;263
Kwa-Rwayi;-30.0534;30.709;;;1184
KwaBedala;-28.6078;31.0523;;;971
KwaBhidla;-30.3726;30.1738;;;402
KwaBhidli;-28.1123;31.8071;;;982
KwaBhubesi;-30.642;29.7556;;;382
KwaBombo;-30.4784;30.3693;;;401
KwaBoniswayo;-27.0679;32.0802;;;439
KwaCebe;-30.3046;29.7656;;;1362
KwaCebelele;-29.8861;30.2324;;;1145
KwaCele;-29.7179;30.659;;;220;15
KwaChwezi;-28.4743;31.0013;;;971;8
KwaChwezi A;-28.4351;30.9548;;561;971
KwaDabeka;-29.7703;30.9065;;;220;550
KwaDabeka A;-29.7776;30.9093;;562;220;150
KwaDabeka B;-29.7808;30.9155;;562;220;150
KwaDabeka C;-29.7692;30.9186;;562;220;150
KwaDabeka D;-29.764;30.9199;;562;220;150
KwaDabeka E;-29.7579;30.9185;;562;220;150
KwaDabeka F;-29.7613;30.9115;;562;220;150
KwaDabeka G;-29.7689;30.9052;;562;220;150
KwaDabeka H;-29.7669;30.9041;;562;220;150
KwaDabeka J;-29.7703;30.9066;;562;220;150
KwaDabeka K;-29.7763;30.9033;;562;220;150
KwaDabeka L;-29.7832;30.9021;;562;220;150
KwaDabeka R;-29.7728;30.892;;562;220;150
KwaDabeka S;-29.7816;30.8962;;562;220;150
KwaDabeka T;-29.7741;30.8975;;562;220;150
KwaDapha;-27.0262;32.8483;;;722
KwaDayeni;-28.0689;31.511;;;982
KwaDeda;-29.3238;30.8752;;;936
KwaDinabanye;-27.0596;32.0404;;;439
KwaDlabe;-27.9092;31.6867;;;982
KwaDlakuse;-27.6093;31.7973;;;982
KwaDlembe;-29.8317;30.6748;;;220;15
KwaDluni;-30.1819;29.5207;;;1362
KwaDulathi;-30.1795;29.5614;;;1362
KwaDulela;-29.6193;30.1941;;;1086
KwaDumisa;-30.192;30.5019;;;1476
KwaDwengu;-30.0457;30.5672;;;127
KwaDweshula;-30.5526;30.2827;;;1101
KwaFakazi;-30.0797;30.8084;;;1184
KwaGade;-29.6347;29.7102;;;429
KwaGama;-28.6236;31.666;;;253
KwaGasela;-27.8324;31.6118;;;982
KwaGcoba;-28.433;32.0306;;;571
KwaGcobamadolo;-28.0244;31.641;;;982
KwaGcwensa;-29.0989;31.1506;;;729
KwaGedlase;-27.4756;31.0648;;;1061
KwaGedle;-27.4698;32.2077;;;460
KwaGeorge;-26.9928;32.7893;;;722
KwaGodlankomo;-27.9876;31.4318;;;1358
KwaGudlintaba;-27.6596;31.9539;;;982
KwaGula;-28.038;32.0147;;;406
KwaHlabisa;-28.1627;31.826;;;406
KwaHlongwa;-30.0365;30.832;;2;220;15
KwaHlwemini;-29.4762;30.7202;;;1417
KwaHolinyoka;-27.9747;31.6656;;;982
KwaJobe;-27.5555;32.3356;;;1355
KwaKati;-27.9486;31.8299;;;982
KwaKing;-29.0321;31.019;;;729
KwaKuseni;-30.6373;30.0413;;;382
KwaLandeza;-29.7991;30.6164;;;220;15
KwaLembe;-30.1162;30.5112;;;1476
KwaLinda;-29.8406;30.7712;;576;220;150
KwaLindizwe;-27.9278;31.6589;;;982
KwaLiphondo;-28.1345;31.3891;;;1358
KwaLiweni;-27.3214;32.0253;;;460
KwaLori;-30.5498;29.9089;;;1362
KwaMabona;-27.9677;30.7;;;859
KwaMabona;-26.8689;32.0752;;;439
KwaMadlala;-30.6166;30.4302;;;1101
KwaMadonsula;-29.599;30.9047;;;936
KwaMaduma;-27.8355;31.7228;;;982
KwaMagidigidi;-30.0547;30.1452;;;1483
KwaMagoda;-29.9164;30.2518;;;1145
KwaMagugu;-30.4394;30.1388;;;401
KwaMagwaza;-28.6239;31.3362;;;1475
KwaMahezu;-28.1055;31.6052;;;982
KwaMahlombe;-28.0017;31.5824;;;982
KwaMahlungula;-26.9044;32.7574;;;722
KwaMajomela;-27.8699;31.5774;;;982;11
KwaMajomela A;-27.8332;31.5492;;565;982
KwaMakhanya;-30.1637;29.8065;;;1362
KwaMakhehla;-28.1707;31.6722;;;982
KwaMakhonyeni;-27.4589;32.1185;;;460
KwaMakhutha;-30.0288;30.8632;;704;220;15
KwaMandlakazi;-28.0369;31.7141;;;982
KwaMangqwashu;-27.2722;32.1351;;;460
KwaManyinyi;-27.6265;31.2823;;;641
KwaManzimakhulu;-27.9473;31.6939;;;982
KwaMaqikizane;-30.3396;30.3338;;;401
KwaMashu;-29.7396;30.9846;;;220;1800
KwaMashu A;-29.7432;30.9995;;568;220;150
KwaMashu J;-29.7464;30.9628;;568;220;150
KwaMashu K;-29.7564;30.9596;;568;220;150
KwaMashu M;-29.7283;30.9748;;568;220;150
KwaMashu N;-29.7395;30.9647;;568;220;150
KwaMashu P;-29.7476;30.9702;;568;220;150
KwaMashu Q;-29.7277;30.9818;;568;220;150
KwaMateni;-28.0114;31.6675;;;982
KwaMathonsi;-28.8145;30.3629;;;1346
KwaMawanda;-28.4814;31.6098;;;253
KwaMazambane;-26.9386;32.8131;;;722;14
KwaMazulu;-28.7404;31.3931;;;1475
KwaMbambo;-28.3447;31.2988;;;1358
KwaMbiza;-29.8542;30.6855;;;220;15
KwaMbokodo;-27.0569;32.4754;;;722
KwaMbona;-30.6438;29.8129;;;382
KwaMboto;-30.5834;30.0671;;;382
KwaMbunda A;-27.9453;30.6071;;;998
KwaMbusi;-27.1718;32.2002;;572;439
KwaMbuzi;-27.749;31.7115;;;982
KwaMbuzi;-27.1718;32.2002;;;439;8
KwaMememe;-27.7838;31.6621;;;982
KwaMevana;-29.4961;30.2361;;;425
KwaMfeka A;-28.4568;30.6984;;;998
KwaMgwagwa;-29.6276;30.1715;;;1086
KwaMjiji;-27.2963;32.7017;;;788
KwaMkenkethe;-28.1068;31.9599;;;406
KwaMkhize;-29.2003;29.6574;;;267
KwaMncane;-29.6861;30.1126;;;1086
KwaMngamude;-27.7524;31.8566;;;982
KwaMnyamana;-29.8117;29.9368;;;208
KwaMnyandu;-29.6533;30.239;;;1086
KwaMnyathi;-27.8257;31.0525;;;410
KwaMophumula;-29.5365;30.6021;;;1417
KwaMpande;-29.6427;30.1919;;;1086
KwaMqhakanyeki;-27.8075;31.7226;;;982
KwaMsane;-28.437;32.1468;;;900
KwaMshanelo;-27.8196;31.6308;;;982
KwaMshibe;-29.1577;31.2362;;;729
KwaMshiwa;-30.6561;30.0623;;;445
KwaMshudu;-26.9055;32.7043;;;722
KwaMsushwana;-27.9149;31.861;;;982
KwaMtamtengayo;-29.8907;30.6612;;;220;15
KwaMthole;-28.162;32.1093;;;900
KwaMthwathube;-27.8537;31.6488;;;982
KwaMtoqotho;-29.6146;30.2372;;;1086
KwaMusi;-28.1094;31.5269;;;982
KwaMzimba;-26.9614;32.346;;;722
KwaNcongoma;-27.7721;31.788;;;982
KwaNcwane;-28.2405;31.4083;;;1358
KwaNdaba;-29.1545;29.7;;;267
KwaNdaba;-27.0074;32.3464;;;722
KwaNdengezi;-29.8494;30.7854;;;220;540;KwaNgendezi
KwaNdongeni;-27.4524;32.5808;;;788
KwaNdonyela;-29.716;29.7762;;;111
KwaNgcolosi;-29.7166;30.8292;;;220;15
KwaNgcongangconga;-29.3478;30.9438;;;936
KwaNgenetsheni;-27.7527;31.3049;;;641
KwaNjoko;-28.3491;30.7086;;;998
KwaNjoko;-27.8159;31.8568;;;982
KwaNjongoma;-30.4292;30.3276;;;401
KwaNkawu;-28.0474;31.8073;;;982
KwaNkosana;-28.7976;29.1687;;;55
KwaNkukhu;-29.9534;30.2148;;;1145
KwaNkulu;-28.0818;31.5772;;;982
KwaNokweja;-30.2853;30.024;;;1483
KwaNomandlovu;-29.9496;29.8373;;;208
KwaNombulula;-29.8535;30.019;;;208
KwaNomo;-29.7193;30.1371;;;1086
KwaNongidi;-30.4754;29.7452;;;1362
KwaNonhlanga;-30.8181;30.1642;;;1231
KwaNonjinjikazi;-27.0752;32.1189;;;439
KwaNontshilwane;-28.9651;30.3122;;;863
KwaNovunya;-27.0853;32.8303;;;722
KwaNqetho;-29.7203;30.8104;;;220;15
KwaNsele;-28.0564;31.5613;;;982
KwaNsukumbili;-27.2475;32.6701;;;788
KwaNtabadini;-28.8551;30.4253;;;1346
KwaNtonga;-28.6883;30.4898;;;1346
KwaNtuli;-29.2515;31.0615;;;729
KwaNtumeni;-30.4097;30.1304;;;401
KwaNyamazane;-27.2352;32.5632;;;788
KwaNyezi;-28.3317;30.7547;;;998
KwaNyoni;-28.3411;30.6668;;;998
KwaNyuswa;-30.6778;30.1042;;;445
KwaNyuswa;-29.6972;30.7576;;;220;15
KwaNyuswa;-29.3995;30.9345;;;936
KwaNzimakwe;-30.9673;30.2297;;;1098
KwaPangode;-28.1213;31.5051;;;982
KwaPetezi;-29.3407;31.0801;;;729
KwaPile;-30.484;29.6665;;;1362
KwaPitela;-29.6527;29.5007;;;405
KwaQonsa;-28.1621;31.8974;;;406
KwaQumbu;-30.0882;30.6939;;;1184
KwaQunwane;-28.0458;31.8419;;;406
KwaSambane;-29.7242;29.8281;;;111;8
KwaSandanezwe;-29.8763;30.0138;;;208
KwaSeme;-28.1525;31.9267;;;406
KwaShange;-29.6445;30.2324;;;1086
KwaSheleza;-28.1278;31.6647;;;982
KwaShoba;-30.8271;30.1088;;;445
KwaShukela;-27.2208;32.2472;;;788
KwaShusha;-30.045;29.7396;;;170
KwaSilevu;-27.5481;31.4475;;;1096
KwaSitezi;-30.6724;29.823;;;382
KwaSithole;-28.2375;32.0464;;;900
KwaSobabili;-29.0657;29.6949;;;267
KwaSokesimbone;-29.5179;30.7027;;;1417
KwaSondela;-29.7217;30.7317;;;220;15
KwaSonto;-27.2789;32.627;;;788
KwaSoshamase;-27.9354;31.6061;;;982
KwaSunduzwayo;-30.0411;30.7402;;;1184
KwaTelapi;-28.2374;30.0044;;;337
KwaThelizolo;-26.8771;32.7705;;;722
KwaThembeka;-28.1037;31.8284;;;406
KwaThulwane;-28.3005;31.3649;;;1358
KwaThusi;-28.3514;30.6942;;;998
KwaVuma;-28.2836;30.7568;;;998
KwaYibusele;-29.2723;30.8513;;;176
KwaYiphethe;-27.9309;31.646;;;982;8
KwaYiphethe C;-28.0244;31.6763;;585;982
KwaZamaZama;-27.1277;32.301;;;722
KwaZiba;-29.1404;30.7856;;;354
KwaZibi;-27.136;32.7508;;;722
KwaZululiyaduma;-28.4938;31.5345;;;1475
Kwabhadaza;-28.5688;31.5688;;;253
Kwahlaza;-28.6079;31.8883;;;253
Kwamathukuza;-27.7655;30.0099;;;941;30
Kwamendo;-28.4774;31.9524;;;571
Kwamgaga;-29.9553;30.8523;;1361;220;150
Kwamiya;-28.6851;29.0314;;;55
Kwanokopela;-28.8302;29.39;;;55
Kwantamnteng;-29.907;30.6875;;;220;15
Kwaqondile;-27.4647;32.0888;;;460
Kwashodlisa;-28.8651;31.7951;;;253;30
Kwatweyisa;-27.8076;31.8188;;;982
Kwazini;-29.5706;30.9187;;;936
Kwazondi;-28.4685;30.8991;;;971
KweLemtini;-30.4981;29.7741;;;1362
KweYezulu;-28.3632;31.2239;;;30
KweZibomvu;-28.2573;31.2792;;;1358
Kweletsheni;-30.1179;30.4048;;;402
Kwezi;-29.0158;29.9033;;;267;30
La Lucia;-29.7474;31.0595;;1360;220;90
La Mercy Airport;-29.6087;31.1121;;592;220;6
Ladysmith Central;-28.557;29.7861;;;1488;30
Lake View;-27.0408;32.2428;;;439
Lakeview;-29.2114;30.0203;;864;863
Lalini;-30.2083;29.7394;;;1362
Lambothi;-29.1329;31.5309;;665;717
Lamontville;-29.9433;30.9376;;145;220;150
Langa;-28.7083;30.254;;897;240
Langakazi;-28.1808;31.4413;;;1358
Langalibalele;-29.6974;30.9669;;431;220;150
Langfontein;-28.4863;31.1723;;;30
Langkloof;-28.6321;29.0833;;;55
Larkfield;-29.3554;31.2905;;;563;30
Latha;-28.8552;30.5541;;;1346
Lawrence Rocks;-30.8696;30.3651;;;738;30
Leisure Bay;-31.019;30.2397;;;1098;30
Leisure Crest;-31.0146;30.2484;;;1098;30
Lekkerwater;-27.8117;30.1578;;;179
Lenham;-29.6967;30.9923;;1082;220;150
Lennoxton;-27.7706;29.9153;;;941;30
Lenville;-27.7741;29.9302;;;941;30
Leonard;-29.5474;30.2933;;;404;30
Leonardsville;-28.5683;29.7864;;;1488;30
Leslie;-27.759;30.0988;;;941
Lester Park;-29.609;30.3302;;;1086;30
Lidgetton West;-29.4318;30.1117;;;425
Limehill;-28.4457;30.2483;;795;240
Limit Hill;-28.5348;29.8086;;;1488;30
Lincoln Meade;-29.616;30.438;;;1086;30
Lindelani;-29.7405;30.9325;;1015;220;150
Lindelani;-29.0732;30.5998;;;354
Lindelani C;-29.7426;30.9391;;1015;220;150
Lindelani D;-29.7384;30.926;;1015;220;150
Lindizwe;-27.0992;31.9849;;;439
Lindley;-29.7023;30.9408;;431;220;150
Lions River;-29.4711;30.1521;;;425
Litchie Farm;-29.6478;31.0306;;1385;220;90
Lloyd;-29.3578;31.266;;;563
Lochsloy A;-29.0731;29.7512;;;267
Long Clove;-30.4143;30.0129;;;1362
Longcroft;-29.7094;31.0113;;1082;220;150
Lootshoek;-28.9173;30.8444;;;536
Loteni;-29.4557;29.5188;;;429
Lotus Park;-30.0005;30.9124;;;220;180
Lotusville;-29.6514;31.0462;;1385;220;90
Lotusville;-29.5697;30.3883;;989;1086
Lotvan;-30.4066;29.8419;;;1362
Louisiana;-30.6851;30.4501;;;1101
Lower Angola;-29.6821;30.9794;;783;220;15
Lower Kennedy Road;-29.8119;30.9792;;;220;90
Lower Langefontein;-29.7341;30.8704;;858;220;15
Lower Manaza;-29.6935;30.8874;;762;220;15
Lower Molweni;-29.7551;30.8733;;;220;15
Lubovana;-29.7967;29.8895;;;111
Lucingweni;-30.4405;29.8699;;;1362
Lufafa;-30.0609;30.1075;;;1483
Luganda;-29.8866;30.8008;;;220;150
Lujojwana;-27.4438;31.1237;;;1061
Lukalweni;-30.1377;29.7443;;;1362
Lukhanyeni;-30.0962;29.7657;;;1362
Lulwane;-27.0545;32.2845;;;722
Lumbi;-28.4676;31.566;;;1475
Lumbi;-28.4353;31.5915;;;253
Lundini;-27.1445;31.9932;;;439
Luphongolo;-30.1082;29.7152;;;1362
Lusaka;-29.9607;30.8438;;1361;220;150
Lusaka;-29.6794;30.9981;;783;220;15;;kwazulu-natal-lusaka-durban-2
Lusaka Block D;-29.8573;30.7982;;576;220;150
Lusitania;-28.2094;29.7392;;;1488
Lusizini;-30.2673;29.8266;;;1362
Lusutu;-29.9982;29.4531;;;1362
Luthele;-29.7337;30.8861;;;220;15
Luthuli;-29.8372;30.6637;;;220;15
Luthuli;-29.3461;31.0464;;;936
Luvisi;-28.2088;30.6581;;;998
Luwamba;-28.6237;31.7105;;;253
Luwambeni;-29.9554;29.8863;;;208
Lwezulu;-28.8344;30.5014;;1044;1346
Lynnfield Park;-29.6877;30.4705;;22;1086;30
Lynroy;-29.6515;30.4267;;;1086;30
Lynwood Park;-28.531;29.7773;;;1488;30
MaQedipuleti;-28.5747;31.8751;;;253
Mabaso;-28.6121;30.0892;;;240;14
Mabaso;-27.4106;32.5005;;;788
Mabedlana;-28.3038;31.3399;;;1358
Mabedlane;-29.6806;30.7714;;;220;15
Mabedlane;-28.2984;31.3826;;;1358
Mabengela;-28.635;31.1668;;;971
Mabhensa;-28.5937;31.6739;;;253
Mabhokisini;-28.1911;31.864;;;406
Mabhokweni;-28.9863;31.5774;;;335
Mabhudle;-28.9535;31.4299;;;263
Mabhudu;-27.1734;32.4398;;;722
Mabhulesini A;-28.8035;29.0433;;;55
Mabhulesini B;-28.8395;29.0967;;;55
Mabhuyeni;-28.6177;31.9629;;;571
Mabibi;-27.3231;32.7314;;;788
Mabisane;-30.4434;29.992;;;1362
Mabomvu;-27.4993;31.2857;;;1096
Mabukata;-28.5613;31.8225;;;253
Mabululwane;-28.2977;30.7765;;;998
Mabundeni;-28.1452;31.8519;;;406
Mabungu;-28.7094;31.4843;;;1475
Mabuyana;-30.1951;29.8666;;;1362
Mabuyeni;-28.8591;31.9527;;;1480
Mabuzela;-28.6981;30.4305;;;1346
Macabazini;-29.756;29.904;;;111
Macambini;-29.0961;31.5568;;;717;320
Macanco;-28.6509;30.3952;;;1226
Macekane;-28.8008;31.7976;;;901
Macekaneni;-28.1266;31.7107;;;982
Macela;-28.7308;30.8586;;;971
Machanca;-28.8486;31.3175;;;263
Machanca;-28.0086;30.6754;;;859
Machibini;-28.3004;32.0305;;;900
Machibini;-27.7197;31.9181;;;982
Machunwini;-30.4963;29.7896;;;1362
Madadeni;-27.7572;30.055;;;941;1200
Madadeni A;-27.7579;30.0183;;668;941;50
Madadeni B;-27.7562;30.03;;668;941;50
Madadeni C;-27.7378;30.0267;;668;941;50
Madadeni D;-27.749;30.05;;668;941;50
Madadeni E;-27.7581;30.0453;;668;941;50
Madadeni F;-27.7682;30.058;;668;941;50
Madadeni G;-27.7493;30.0367;;668;941;50
Madadeni H;-27.7873;30.0582;;668;941;50
Madadeni J;-27.7387;30.0559;;668;941;50
Madadeni K;-27.7341;30.0444;;668;941;50
Madadeni L;-27.7719;30.0666;;668;941;50
Madadeni M;-27.7696;30.0749;;668;941;50
Madadeni N;-27.7702;30.087;;668;941;50
Madadeni P;-27.7643;30.0848;;668;941;50
Madadeni R;-27.7592;30.0684;;668;941;50
Madaka;-28.496;30.8267;;;971
Madakana;-30.7372;30.3449;;;1101
Madakeni;-30.3406;29.9326;;;1362
Madakwadunuse;-28.1957;31.4394;;;1358
Madala;-28.9739;31.4832;;;263
Madiyane;-28.6091;31.1083;;;971
Madlala;-28.452;30.1953;;795;240
Madlanghala;-28.8356;31.9468;;;1480
Madlatu;-30.4227;29.6762;;;1362
Madonela;-27.305;32.2785;;;788
Madudubala;-30.1654;30.7617;;;220;15
Madudubala;-30.1468;30.6993;;;1184
Maduladula;-28.1889;30.7416;;;998
Maduna;-30.2066;29.888;;;1362
Maduna;-29.5092;30.7349;;;936
Madundube;-29.97;30.7571;;;220;15
Madunjini;-28.1059;31.9912;;;406
Madwaleni;-29.7001;30.6677;;;220;15
Madwaleni;-29.3101;30.8519;;;176
Madwaleni;-28.2687;32.1944;;;900
Madwaleni;-27.6444;31.9364;;;982
Mafahlawane;-27.8186;30.2081;;;179
Mafakathini;-29.6524;30.1193;;;1086
Mafithini;-30.3591;30.6358;;;1476
Mafitleng;-28.1983;30.6092;;;998
Mafitleng;-28.1538;30.6336;;;998;;;kwazulu-natal-mafitleng-nqutu-2
Magabeni;-28.1783;30.7013;;;998
Magaga;-28.3279;30.6648;;;998
Magala;-28.2823;30.7882;;;998
Maganganguzi;-28.9044;29.317;;;55
Magangxosini;-30.1232;29.8277;;;1362
Magaweni;-29.5533;31.1413;;1487;220;90
Magcakini;-30.2761;29.7399;;;1362
Maghobe;-28.8548;30.9229;;;536
Magikala;-30.4338;29.7403;;;1362
Magoagoeni;-30.3455;30.021;;;1362
Magog;-30.597;30.4855;;;401
Magologolo;-28.7343;30.9555;;;971
Magongoloza;-28.2019;30.7057;;;998
Magovini;-27.314;32.3291;;;788
Magqagqeni;-30.1712;29.5552;;;1362
Magudu;-27.5368;31.6511;;;1096
Magugu;-27.1346;32.039;;;439
Magutshwa;-27.9899;31.728;;;982
Maguzini;-28.3338;30.7036;;;998
Magwaza;-30.4081;30.5329;;;1476
Magwetshana;-28.5477;31.8729;;;253
Mahashem;-27.8657;31.5083;;;982
Mahawini;-30.3416;29.8271;;;1362
Mahehle;-30.1304;29.9076;;;1483
Mahele;-28.5132;31.5471;;;1475
Maheze;-28.6654;30.7852;;;971
Mahlaba;-28.5306;30.6433;;;1226
Mahlabathini;-30.6772;30.1573;;;445
Mahlabathini;-29.6925;30.8481;;;220;15
Mahlabathini;-29.5765;30.5888;;;127
Mahlabathini;-29.4939;30.8233;;;936
Mahlahuva;-28.4867;31.8789;;;571
Mahlakwe;-27.5124;32.5186;;;788
Mahlangweni;-30.6802;29.741;;;382
Mahlathi;-28.6937;31.1432;;;971
Mahloni;-27.5547;30.9579;;;1061;8
Mahloni Sp;-27.5547;30.9579;;689;1061
Mahlosani;-27.4582;31.0458;;;1061
Mahlubini;-30.7878;30.0183;;;445
Mahlubini;-30.7549;30.0077;;;382
Mahlungulu;-26.8967;32.8172;;;722
Mahlutshini;-29.5427;29.6012;;;429
Mahobe;-30.4697;29.9215;;;1362
Mahogany Ridge;-29.8213;30.8163;;1090;220;90
Mahoho;-29.8326;29.9631;;;208
Mahongaza;-27.8557;32.4092;;;412;8
Mahongoza;-27.8557;32.4092;;691;412
Mahunu;-28.9168;31.8589;;;1480
Mahuzu;-28.7877;31.342;;;263
Maidstone;-29.5485;31.1315;;1487;220;90
Maitland;-29.4901;29.5671;;;429
Majozi;-28.6136;30.2494;;;1226
Majozini;-27.4867;32.0457;;;460
Majukujukwini;-30.0363;29.7627;;;170
Makahyana;-28.666;30.0222;;897;240
Makanda;-28.8776;29.2827;;;55
Makane;-26.9959;32.276;;;439
Makeme;-28.1226;31.7779;;;982
Makhaleni;-30.5543;29.8641;;;1362
Makhambane;-28.3322;32.1877;;;900
Makhamleni;-30.1113;29.5171;;;1362
Makhanyezi;-28.6986;31.17;;;971
Makhasana;-28.5509;30.4659;;;1226
Makhatini Flats;-27.4913;32.1829;;407;1355;30
Makhaya;-27.0619;32.6506;;;722
Makhehle;-28.7778;31.7079;;;901
Makholokholo;-28.7769;31.7545;;;901
Makholwase;-28.586;31.8393;;;253
Makholweni;-30.2173;29.676;;;1362
Makholweni;-30.0233;29.7202;;;170
Makholweni;-29.9598;30.6481;;;127
Makhoni;-29.0504;31.326;;;263
Makhosaneni;-28.6055;31.5018;;;1475
Makhosini;-28.3726;31.2662;;;1358
Makhuzeni;-29.9195;29.7323;;;208
Makhwanini;-29.1042;31.5101;;;717
Makhwela;-28.6906;31.8365;;;253
Makhwelela;-28.82;29.2079;;;55
Malaba Hills;-29.9693;30.9297;;442;220;90
Malagazi;-30.019;30.8842;;;220;60
Malakatha;-28.4317;30.622;;;998
Malangeni;-27.0543;32.8186;;;722
Malefetheni;-28.8646;29.343;;;55
Malende;-29.3974;31.2242;;;563
Malenge;-30.2103;29.5867;;;1362
Malobeni;-27.5037;32.2413;;;1355
Malobeni;-27.4812;32.2992;;;788
Malomeni;-28.7693;30.4451;;;1346
Malomeni;-27.7397;31.8393;;;982
Malottas Kraal;-28.5635;29.3831;;;55
Malovana;-28.9989;31.0841;;;729
Malukazi;-29.9982;30.8992;;;220;150
Malunga;-28.542;30.9239;;;971
Malungwini;-28.5893;31.8846;;;253
Malvern;-29.8817;30.9199;;1120;220;90
Mambeni;-28.7335;30.3524;;;1346
Mambotho;-30.5831;30.0467;;;382
Mame;-28.1383;31.4836;;;1358
Mameni;-30.4433;29.8587;;;1362
Mamfene;-27.336;32.2406;;;788
Manaba Beach;-30.8492;30.3859;;;738;30
Mancane;-30.0109;30.8965;;274;220;150
Mandaba;-28.6952;31.2188;;;971
Mandabe;-28.691;31.1829;;;971
Mandawe;-28.8142;31.5363;;;263
Mandige;-29.164;31.5511;;665;717
Mandlakazi;-29.1213;31.1723;;;729
Mandlakazi B;-29.847;30.663;;;220;15
Mandlanzini;-28.5328;31.8183;;;253
Mandlazini;-28.7423;32.1061;;;1144;30
Mandlekazi;-30.1445;30.3044;;;402
Mandlozi;-28.6047;30.84;;;971
Mandulane;-28.8787;30.4377;;;1346
Manekwane;-28.2653;31.4823;;;1358
Manembeni;-28.513;31.9449;;;571
Mangeni;-30.0945;29.4897;;;1362
Mangeza;-29.191;31.513;;665;717
Mangeze;-28.8418;31.8379;;;253;30
Mangqakaza;-29.153;31.485;;;717
Manguzi A;-27.0118;32.7425;;;722;30
Manguzi B;-26.9813;32.7555;;;722;30
Mangwaneni;-29.7323;29.8096;;581;111
Mangwaneni;-28.8581;29.2813;;;55
Mangwazane;-27.564;32.0614;;;1355
Manhlali;-27.1441;32.0081;;;439
Manhlanhla;-28.0739;31.6371;;;982
Manjokweni;-29.1503;29.596;;;267
Manjonjweni;-29.2922;30.9774;;;936
Mankayiyana;-29.0843;31.2465;;;263
Mankentshaneni;-28.9759;31.3521;;;263
Mankumbu;-28.8292;31.1771;;;263
Mankunzana;-28.8596;31.7558;;;901
Mankwathini;-28.6526;32.2029;;;571
Manor;-29.6015;30.3989;;;1086;30
Manors;-29.7969;30.8579;;1090;220;90
Manqashi;-27.9213;31.7539;;;982
Manqorholweni;-30.4343;29.655;;;1362
Manqushana;-27.8905;31.7962;;;982
Mantandeni;-27.3231;31.2933;;;1096
Mantulela;-30.338;30.2608;;;402
Mantuzeleni;-30.5174;29.9355;;;1362
Manxili;-28.5189;30.7429;;;998
Manyampisi;-27.2739;32.3742;;;788
Manyane;-28.7054;30.9377;;;971
Manyanya;-30.4263;29.8068;;;1362
Manyiseni;-26.9146;32.0446;;;439
Manyongazane;-28.1718;30.7989;;;998
Manzamnyama;-29.5946;30.6121;;;127
Manzamnyama;-28.8665;31.7322;;;901
Manzamnyama;-28.5235;32.3505;;;571
Manzana;-27.7646;30.1547;;;941
Manzayabila;-30.2413;30.1208;;;402
Manzimnyama;-28.5538;31.0963;;;971
Maoleni;-29.8859;29.7963;;;208
Mapheleni;-28.2553;32.1655;;;900
Maphophoma;-28.6071;30.9075;;;971
Maphophoma;-28.0434;31.6989;;;982
Maphundu;-27.8174;31.9365;;;982;8
Maphundu A;-27.7804;31.9286;;730;982
Maplazini;-30.5032;29.9389;;;1362
Mapoloba;-28.6905;30.993;;;971
Maqabaqabeni;-28.9304;29.5968;;;267
Maqhogo;-28.9514;31.0793;;;263
Maqhomfini;-27.95;31.9454;;;982
Maqhulu;-28.972;31.5935;;;335
Maqikizane;-30.3719;30.3706;;;401
Maqomgoo;-29.5699;30.5679;;;127
Maqwatha;-28.2835;31.264;;;1358
Marambeni;-30.1837;29.5996;;;1362
Maranjana;-30.2069;29.5413;;;1362
Marburg;-30.7367;30.4153;;;1101;30
Margate Beach;-30.8608;30.3696;;;738;30
Margate North Beach;-30.857;30.3762;;;738;30
Marhewini;-30.1926;29.5609;;;1362
Mariann Industrial Park;-29.8598;30.8683;;1090;220;6
Mariannheights;-29.8606;30.8305;;1090;220;90
Mariannhill;-29.851;30.8369;;1090;220;150
Mariannhill Park;-29.8412;30.8395;;1090;220;90
Mariannridge;-29.8665;30.823;;1090;220;150
Mariathal;-30.1255;30.1024;;;1483
Marina Beach;-30.9338;30.3016;;;1231;30
Maromeni;-30.3436;29.623;;;1362
Maromeni;-29.7297;30.8837;;;220;15
Martha;-27.8495;30.158;;;179
Marwaqa;-30.2125;29.7998;;;1362
Maryville;-30.422;30.6223;;;1067
Masabe;-27.3128;32.1865;;;460
Masameni;-30.454;29.8195;;;1362;8
Masameni;-29.9846;30.0218;;;170
Masameni B;-30.1728;29.5448;;751;1362
Masemesma;-28.7159;30.1991;;897;240
Mashayilanga;-29.9573;29.5751;;;111
Mashishi;-28.7882;31.6418;;;263
Mashiwase;-30.091;30.7732;;;1184
Mashunka;-28.7173;30.2941;;;1346
Mashwila;-28.5083;31.6101;;;253
Masiwela;-29.1103;31.0846;;;729
Masoka;-28.4783;30.8595;;;971
Masolosolo;-28.7372;30.9917;;;971
Masondale;-27.7344;30.0967;;;941
Masons Mill;-29.6384;30.3586;;;1086;30
Masotsheni;-28.3166;30.5632;;;998
Masundwini;-28.9566;31.3059;;;263
Maswazini;-28.8376;29.2283;;;55
Matabetule;-29.6935;30.8874;;;220;18
Matapa;-28.1885;30.978;;;998
Matata;-29.6196;30.8305;;810;220;15
Matatama;-30.3298;29.9072;;;1362
Mathengeni;-28.6066;30.7871;;;998
Mathenjwa;-26.9443;32.0295;;;439
Mathibelana;-28.9435;31.4036;;;263
Mathima;-28.7648;30.2881;;;1346
Mathiya;-28.6563;31.0689;;;971
Mathongwana;-30.1591;30.6346;;;1476
Mathonsi;-29.1148;31.3525;;;1263;11
Mathonsi;-29.0288;31.0517;;;729
Mathonsi;-28.8997;31.1039;;;263
Mathulini;-30.5395;30.5942;;;401
Mathunzi;-28.9971;31.4472;;;1263
Mathutshana;-28.3633;30.6772;;;998
Matimatolo;-29.1234;30.8483;;;536
Matinda;-28.1661;30.5362;;;998
Matiwane;-28.3486;29.8915;;;1488
Matsela;-30.3787;30.0199;;;1362
Matshamhlophe;-27.9986;32.0147;;;406
Matshamnyama;-28.0051;31.9648;;;406
Matshana;-28.7479;31.8346;;;253;30
Matsheketshe;-27.9207;31.9526;;;982
Matshemade;-28.6945;30.8484;;;971
Matshematshe;-28.6089;30.4279;;;1226
Matshemhlope;-28.0649;31.6796;;;982
Matshenezimpisi;-28.5997;31.1378;;;971
Matsheni;-28.7714;31.6334;;;263
Matshensikazi;-28.4972;31.0509;;;971
Matshetsha;-30.1757;29.6279;;;1362
Matshitshi;-30.2188;29.9442;;;1362
Matyeni;-30.488;29.8999;;;1362;8
Matyeni B;-30.2124;29.7157;;778;1362
Mavulusha;-28.294;31.2985;;;1358
Mawane;-30.6629;29.7537;;;382
Mawelewele;-29.8927;30.8477;;1090;220;90
Mawothi;-29.6818;30.9681;;;220;60
Mawozini;-28.8722;30.5276;;;1346
Mawudlu;-28.9212;31.5583;;;263
Mawuleni;-30.595;30.2944;;;1101
Mawusi;-30.26;29.7633;;;1362
Mawuza;-28.019;32.1099;;;406
Maxmead;-29.8052;30.8428;;1090;220;90
Mayaluka;-26.9172;32.007;;;439
Maye;-28.1282;31.7313;;;982;8
Maye A;-28.086;31.7496;;785;982
Mayekeni;-30.5884;30.3608;;;1101
Mayfield;-30.2608;30.5057;;;1476
Mayime;-27.8649;31.4528;;;641
Mayoni;-27.8445;31.7095;;;982
Mazabeko;-28.5367;30.5852;;;1226
Mazakhele;-30.5859;29.8963;;;382;30
Mazakhele;-29.8601;30.8181;;1090;220;90
Mazawula;-28.4757;32.071;;;571
Mazibomvu;-27.5416;32.5394;;;788
Mazimazana;-28.6512;32.012;;;1144
Mazizini;-28.6837;29.0476;;;55
Mbabane;-29.7008;30.1367;;;1086
Mbabane;-28.7599;30.3741;;;1346
Mbajwa;-30.5418;29.9641;;;1362
Mbalenhle;-29.3646;30.8579;;;176
Mbambankunzi;-28.1053;31.3447;;;1358
Mbanane;-27.8757;30.1551;;;179
Mbanda;-28.2691;31.5962;;;1358
Mbanda C;-28.2188;31.6233;;;1358
Mbangayiya;-28.8723;31.6134;;;263
Mbango;-28.7257;30.2328;;897;240
Mbangweni;-30.7209;29.9591;;;382
Mbazwana;-27.5134;32.5795;;;788
Mbebe;-27.9604;31.9168;;;982
Mbecuka;-30.8349;30.2522;;;1231
Mbeka;-29.5944;30.7063;;;1417
Mbekakanye;-27.3647;31.5187;;;1096
Mbelekwane;-28.9881;29.5883;;;267
Mbeni;-30.7816;30.1584;;;445
Mbewunye;-28.2647;30.7725;;;998
Mbhava;-29.5735;30.6752;;;1417
Mbhono;-28.7556;30.5183;;;1346
Mbhukubhu;-29.5589;30.7684;;;936
Mbila;-30.0616;30.4733;;;1145
Mbila;-30.0294;30.4664;;;127
Mbilane;-28.3017;31.3938;;;1358
Mbindolo;-28.5903;30.4869;;;1226
Mbiswe;-28.553;31.0427;;;971
Mbiyane;-30.3547;30.487;;;401
Mbiza;-28.7912;31.4761;;;263
Mbizane;-28.9831;31.2433;;;263
Mbizaneni;-28.1818;31.7308;;;982
Mbizimbelwe;-29.0612;31.644;;665;717
Mbojane;-28.4326;31.5139;;;1475
Mbokodweni;-28.0292;31.6642;;;982
Mboma;-27.3876;32.579;;;788
Mbonambi;-28.6011;32.0897;;;571;8
Mbondla;-27.0524;32.2048;;;439
Mbondwana;-28.8731;29.9422;;;1422
Mbongolwane;-30.0902;30.7197;;;1184
Mbongolwane;-28.9303;31.188;;;263
Mbonje;-30.5478;30.3612;;;401
Mbotsha;-30.7429;30.3684;;;1101
Mbotsheni;-28.1419;31.3247;;;1358
Mboyi;-29.6121;30.562;;;127
Mboza;-27.1735;32.2484;;;788
Mbube;-27.4293;32.4494;;;788
Mbudle;-28.2642;31.3276;;;1358
Mbulula;-30.2589;30.4508;;;1476
Mbulwane;-29.237;30.8778;;;176
Mbulweleni;-29.8698;29.8429;;;208
Mbumbane;-29.7371;30.1056;;;1086
Mbumbu;-29.5992;30.27;;;1086
Mbutane;-29.0957;31.02;;;729
Mbuthuma;-30.6684;29.7989;;;382
Mbuzikazi;-28.3301;31.2346;;;30
Mbuzweni;-30.4964;29.8047;;;1362
Mchunu;-28.5206;30.292;;515;240;25
Mchunu;-28.4424;30.2218;;;240;25;;kwazulu-natal-mchunu-ekuvukeni-2
Mdeni;-30.1007;29.7527;;;1362
Mdimela;-28.7967;31.1159;;;971
Mdlanzi;-30.7217;30.3798;;;1101
Mdlazi;-30.8535;30.0974;;;445
Mdlebeni;-29.188;31.2663;;;563;8
Mdlelanto;-29.161;30.7639;;;354
Mduda;-27.72;31.7869;;;982
Mdumezulu;-30.025;30.7569;;;1184
Mduna;-28.7722;30.2986;;;1346
Meadow Brook;-31.0549;30.2078;;;1098;30
Meadows;-28.6289;29.698;;1161;1488
Meer En See;-28.7783;32.1016;;;1144;30
Mehlamasha;-28.757;31.4661;;;263
Mehlomane;-30.5105;29.8243;;;1362
Mehlomnyama;-30.6123;30.3383;;;1101
Melkhoute;-29.7654;30.9926;;942;220;150
Melville;-30.6541;30.5176;;;1101;30
Memezi;-28.7036;31.5135;;;1475
Memorial Park;-29.8874;30.9321;;222;220;90
Memory;-29.3551;31.2527;;;563
Menyezwayo;-29.1349;30.9611;;;729
Merebank East;-29.9585;30.9677;;78;220;90;Merebank
Merewent;-29.9555;30.9721;;78;220;90
Merlewood;-30.7471;30.4044;;;1101;30
Merrivale;-29.5139;30.238;;;425;30
Merrivale Heights;-29.5286;30.2494;;;425;30
Meyama;-27.8227;31.7135;;;982
Meyerdene;-29.2123;30.0365;;;863
Mfakubeka;-26.9221;32.5962;;;722
Mfekayi;-28.199;32.2914;;;1170
Mfilweni;-26.9914;32.5972;;;722
Mfolozane;-28.5544;32.0296;;;571
Mfolozi;-28.9466;29.5993;;;267
Mfongosi;-28.712;30.8355;;;971
Mfulamhle;-30.2091;29.9137;;;1362
Mfulumane;-29.9778;29.5259;;;111
Mfume;-30.1284;30.748;;;1184
Mfundweni;-30.4297;29.9033;;;1362
Mfunzini;-28.7127;29.0087;;;55
Mfusanvu;-29.1612;31.4219;;;717;30
Mfuze;-29.0071;31.4108;;;1263
Mgabhi;-28.759;31.3761;;;1475
Mgandeni;-29.6196;30.8305;;;220;18
Mgangado;-28.059;31.9078;;;406
Mgangathe;-30.9577;30.1976;;;1098
Mgangeni;-29.6595;30.8566;;;220;15
Mganimbobo;-28.2172;31.5846;;;1358
Mgazini;-28.5656;31.9096;;;571
Mgezankamba;-30.3797;30.2699;;;401
Mgezanyoni;-29.6047;30.762;;;220;15
Mgezanyoni;-29.5825;30.7798;;149;220;15;;kwazulu-natal-mgezanyoni-durban-2
Mgobansimbi;-30.0708;30.083;;;1483
Mgodi;-30.3058;30.1436;;;402
Mgodi;-29.6076;29.7631;;;429
Mgolemi;-30.6225;30.3614;;;1101
Mgome;-28.9279;30.5754;;;354
Mgovu;-28.9106;30.4695;;;354
Mgovuzo;-28.0789;31.8434;;;406
Mgugu;-30.0582;30.6388;;;127
Mgwaqeni;-28.1586;31.8849;;;406
Mgwenya;-30.0869;30.5422;;;127
Mgxangala;-28.3795;30.7505;;;998
Mhambuma;-29.0818;31.3629;;;335
Mhambuma;-28.0344;31.5508;;;982
Mhlabatshane;-30.4052;30.1471;;;401
Mhlahlane;-28.1807;31.3181;;;1358
Mhlahlaneni;-28.5908;32.2585;;792;571
Mhlalandlini;-30.9271;30.2341;;;1231
Mhlana;-28.6389;31.9464;;;571
Mhlana;-28.6289;31.905;;;253
Mhlangamkhulu;-30.3512;30.6598;;;1067
Mhlangana;-28.8416;30.2833;;;1346
Mhlangandlovu;-29.2738;30.8369;;;354
Mhlangandlovu;-28.028;31.4593;;;1358
Mhlangeni;-29.5876;29.5565;;;405
Mhlathuzana;-28.8492;31.6094;;;263
Mhlatuze Flats;-28.8206;31.9437;;;1480
Mhlekazi;-27.6993;32.1687;;;1474
Mhloshane;-28.7298;30.7266;;;971
Mhlubulweni;-29.1491;31.5338;;665;717
Mhlugwini;-29.512;30.8705;;;936
Mhlumlayo;-28.6736;30.1401;;;240
Mhlungwana A;-28.144;30.85;;818;998
Mhlungwane;-28.144;30.85;;;998
Mhlungwane B;-28.1549;30.7811;;;998
Mhlungwini;-29.1026;29.6895;;;267
Mhlwazi;-28.5974;30.2045;;;240
Mhlweni;-30.2692;30.0261;;;1483
Mhoyiza;-28.548;31.5186;;;1475
Mhujini;-28.2601;32.1215;;;900
Midmar;-29.519;30.1802;;;425
Mielibult;-27.8307;30.1739;;;179
Mielieplaat;-27.4671;31.1188;;;1061
Milford;-27.9539;30.2567;;;390
Mitchell Village;-29.5769;31.1166;;1487;220;90
Mithangar;-29.5788;31.1061;;1487;220;90
Mjaja;-30.736;29.9835;;;382
Mjeni;-28.0142;31.5358;;;982
Mjindi;-27.3845;32.2912;;;788
Mjindi;-27.3738;32.217;;;460
Mjinti;-28.6536;30.1198;;;240
Mjiza;-27.8065;31.5764;;1295;982
Mkhalazi;-28.7945;31.1678;;;971
Mkhandwini;-28.4935;31.7118;;;253
Mkhanyeni;-26.9918;32.1171;;;439
Mkhazane;-28.3229;31.3925;;;1358
Mkhize;-29.1855;30.8739;;;536
Mkhohlwa;-29.7606;29.8787;;;111
Mkholombe;-29.7364;30.7555;;;220;15
Mkhoma;-28.679;32.0147;;;1144
Mkhomazana;-29.6791;29.6527;;;405
Mkhomazi;-29.4385;29.5402;;;429
Mkhonjane;-28.1462;30.619;;;998
Mkhonjeni;-27.448;32.1761;;;460
Mkhukhuze;-29.525;30.9007;;;936
Mkhumbani;-30.188;30.531;;;1476
Mkhunya;-30.1627;30.4144;;;402
Mkhunya;-30.1465;30.444;;;1476
Mkhunyana;-28.8244;31.6403;;;263
Mkhuphulangwenya;-28.7399;31.7472;;;901
Mkhupula;-28.8097;30.5646;;;1346
Mkhuze;-27.6267;32.0382;;;1474;8
Mkhuzeni;-28.5466;30.2661;;;1226
Mkiwaneni;-27.9771;31.9327;;;982;8
Mkiwaneni B;-27.8142;31.9008;;830;982
Mkoba;-30.63;29.7894;;;382
Mkobasa;-28.8718;31.9279;;;1480
Mkobeni Kamensia;-29.7998;29.8031;;;111
Mkomanzi Drift Smallholdings;-30.1856;30.7574;;169;220;6
Mkomazi;-29.6313;29.7417;;;429
Mkondeni;-29.6462;30.4085;;;1086;30
Mkukwini;-28.6786;29.1151;;;55
Mkupe;-28.6704;31.2449;;;971
Mkuze;-27.662;32.2581;;;1355
Mkwakweni;-27.3284;31.4625;;;1096
Mkwana;-28.6804;31.1287;;;971
Mlahlanja;-29.6193;30.6997;;;220;15
Mlambongwenya;-27.1742;32.0785;;;439
Mlamula;-27.2542;32.5233;;;788
Mlezana;-30.242;29.5292;;;1362
Mlingo;-27.6222;32.0357;;829;1474
Mloli;-26.949;32.6584;;;722
Mlolweni;-30.6624;29.7693;;;382
Mlovu;-28.0848;31.3248;;;1358
Mlozane;-30.7824;30.0914;;;445
Mmusa;-30.4199;29.7629;;;1362
Mnamfu;-30.5096;30.6081;;;401
Mncweba;-30.0962;29.6051;;;1362
Mndozo;-27.7557;30.1946;;;941
Mngampondo;-28.7149;31.6903;;;901
Mngcweni;-29.709;30.6417;;;220;15
Mngeni;-28.6101;30.5841;;;1226
Mngomezulu;-26.9733;32.0067;;;439
Mngxanyeni;-27.6918;31.7739;;;982
Mnkangala;-30.5489;30.1025;;;382
Mnkangala;-30.2301;29.5445;;;1362
Mnqamukantaba;-28.791;30.3022;;;1346
Mnqumeni;-30.4079;29.9582;;;1362
Mnqunyeni;-28.3463;30.6469;;;998
Mnsonono;-29.279;31.185;;;563
Mnungwini;-29.1307;29.6804;;;267
Mnyomawini;-29.3962;31.236;;;563
Mobatsha;-30.7385;30.3772;;;1101
Mobeni;-29.937;30.9663;;222;220;90
Mobeni East;-29.9322;30.9761;;222;220;90
Mobeni Heights;-29.9321;30.9431;;222;220;90
Mobeni West;-29.9418;30.9564;;222;220;90
Model Kloof;-28.5297;29.8036;;;1488;30
Moltloung;-27.8951;30.2746;;;390
Molweni;-29.7391;30.8666;;956;220;18
Mondlo Unit A;-27.9899;30.7223;;;859;50
Mondlo Unit B;-27.976;30.7097;;;859;50
Montclair;-29.9175;30.9648;;222;220;90
Montford;-29.9228;30.8747;;145;220;150
Montrose;-29.5768;30.3455;;;1086;30
Monzi Smallholdings;-28.4377;32.3012;;;900;2
Mooi Rivier;-29.2086;29.9942;;;863;17
Moor Park;-29.0753;29.8084;;;267
Moorten;-29.9034;30.8652;;145;220;150
Mophela;-29.8232;30.5896;;;220;15
Mophihli;-28.7803;31.282;;;971
Mophihli;-28.7722;31.2029;;;263
Mopukanqola;-28.4861;31.636;;;253
Morningside;-29.8212;31.0139;;54;220;90
Moscouw;-29.671;31.0006;;783;220;15
Moseley;-29.856;30.8896;;1090;220;90
Moseley Park;-29.8471;30.8756;;1090;220;90
Motala Heights;-29.807;30.8321;;1090;220;90
Motalabad;-29.7622;30.8787;;;220;15
Mount Edgecombe;-29.7091;31.0365;;;220;170
Mount Edgecombe Country Estate;-29.7195;31.0465;;882;220;90
Mount Edgecombe Country Estate 1;-29.7133;31.0463;;882;220;90
Mount Edgecombe Country Estate 2;-29.7257;31.0467;;882;220;90
Mount Michael;-29.5747;30.2856;;;404;30
Mount Moreland;-29.6382;31.0924;;;220;15
Mount Moriah;-29.7443;31.0197;;568;220;150
Mount Vernon;-29.8948;30.9364;;222;220;90
Mountain Home;-30.2401;29.8424;;;1362
Mountain Homes;-29.5592;30.2905;;;404;30
Mountain Ridge;-29.8084;30.8898;;1090;220;90
Mountain Rise;-29.5863;30.4058;;;1086;30
Mountview;-29.6546;31.0373;;1385;220;90
Movamhlone;-28.7562;31.7778;;;253;30
Mowat;-29.9097;30.9556;;222;220;90
Moya;-29.7969;30.6272;;;220;15
Moyeni;-30.213;29.6262;;;1362
Moyeni;-29.6198;29.7136;;;429
Moyeni;-28.7296;29.1915;;;55
Mozambique B;-29.8412;30.7897;;576;220;150
Mozi;-27.4733;32.3689;;;788
Mpakameni;-30.3633;30.0143;;;1362
Mpakaneni;-28.0682;31.5298;;;982
Mpandeni;-28.3617;30.6228;;;998
Mpandla;-28.6336;31.0653;;;971
Mpangele;-28.7679;31.909;;;253;30
Mpangisa;-30.0127;30.5077;;;127
Mpangisa;-29.3168;31.1265;;;936
Mpanza;-28.8959;30.555;;;354
Mpehlela;-28.8317;31.5548;;;263
Mpembeni;-28.3676;31.1212;;;30
Mpembeni;-28.123;31.9099;;;406
Mpenkulu;-30.6198;30.0204;;;382
Mpenkulu;-30.3597;29.8145;;;1362
Mphakathi;-27.5266;32.0375;;;1355
Mphakathini;-27.8889;32.4496;;;412
Mphakathini;-27.4999;32.4507;;;788
Mphakathini B;-27.8239;32.3949;;;412
Mphambanyoni;-30.1809;30.4592;;;1476
Mphendle;-29.0808;31.3169;;;263
Mphesheya;-30.3164;30.0231;;;402
Mpheshu;-30.6186;30.0489;;;382
Mphikwa;-30.6914;29.7826;;;382
Mphundumane;-28.9128;31.2195;;;263
Mpikanisweni;-30.4608;30.2031;;;401
Mpileni;-27.7758;32.2141;;;1474
Mpingana;-28.5575;30.9937;;;971
Mpini;-27.4022;32.6322;;;788
Mpisini;-28.1325;31.4037;;;1358
Mpisini;-27.7531;31.7979;;;982
Mpofana;-30.0525;30.3855;;;1145
Mpofana;-29.1105;31.267;;;263
Mpofini;-30.0353;30.131;;;1483
Mpola A;-29.8509;30.8117;;;220;150
Mpola B;-29.8634;30.8145;;;220;150
Mpolweni;-29.4218;30.4829;;;939
Mpolweni;-28.6842;31.0504;;;971
Mpompo;-27.8113;31.8047;;;982
Mpondwana;-27.3908;32.0654;;;460
Mpondweni;-28.5803;30.2849;;;1226
Mpondweni;-27.4086;32.0304;;;460
Mpontsheni;-28.8076;29.3713;;;55
Mpophemeni;-27.0865;32.3737;;;722;8
Mpophomeni;-27.1197;32.4953;;;722
Mpophomeni A;-29.5706;30.188;;890;425;50
Mpophomeni A;-27.0865;32.3737;;889;722
Mpophomeni B;-29.5595;30.1751;;890;425;50
Mpopolwane;-28.6051;30.3397;;;1226
Mpukunyoni;-28.5694;30.7177;;;998
Mpuma;-29.6908;30.6799;;;220;15
Mpumalanga;-27.8811;31.5316;;;982
Mpumalanga A;-29.8135;30.6115;;892;220;150
Mpumalanga B;-29.8057;30.6221;;892;220;150
Mpumalanga C;-29.8185;30.6317;;892;220;150
Mpumalanga D;-29.8322;30.6284;;892;220;150
Mpumalanga E;-29.8291;30.6157;;892;220;150
Mpumalanga East;-29.8054;30.6371;;892;220;150
Mpumalanga F;-29.8106;30.6479;;892;220;150
Mpumalanga G;-29.814;30.636;;892;220;150
Mpumalanga H;-29.8274;30.6515;;892;220;150
Mpumulwana;-27.8798;31.9759;;;982
Mpumulwana;-27.8459;31.9715;;84;982;;;kwazulu-natal-mpumulwana-nongoma-2
Mpumulwane;-29.992;29.6715;;;170
Mpunga;-30.2566;30.3452;;;402
Mpunga;-28.2565;31.2435;;;1358
Mpungose;-28.9105;31.6014;;;335
Mpungose;-28.2699;31.4478;;;1358
Mpunzana;-27.8829;31.5777;;;982
Mpuphusi;-27.7358;31.7791;;;982
Mpupumeni;-29.9803;29.428;;;1362
Mpuqwini;-27.9569;31.8475;;;982
Mpur;-30.3074;29.6187;;;1362
Mqangqala;-30.2389;30.4289;;;1476
Mqatsheni;-29.5907;29.5135;;;405
Mqedandaba;-28.9233;29.6161;;;267
Mqezemane;-28.9868;31.3244;;;263
Mqhedlana;-28.248;30.5992;;;998
Mqhokweni;-30.4049;29.7464;;;1362
Mqobela;-27.1538;32.8048;;;722
Mqondekweni;-29.8967;29.7027;;;111
Mqongwane;-27.3773;31.053;;;1061
Mqulela;-29.7893;29.8466;;;111
Mqumeni;-30.5214;29.987;;;1362
Mquzankunzi;-28.6281;31.8608;;;253
Msasandla;-28.8958;31.7609;;;253;30
Msebe;-27.8153;31.7962;;;982
Mseleni;-27.3413;32.5604;;;788
Mshaya;-28.4286;32.1068;;;900
Mshayazafe;-29.707;30.951;;431;220;150
Mshayazafe;-28.5505;31.025;;;971
Mshazi;-29.6928;30.8129;;;220;15
Mshazi Skhambane;-29.6855;30.7938;;;220;15
Mshiki;-28.0471;31.7784;;;982
Mshisweni;-30.7528;29.8961;;;382
Mshonisalanga;-26.862;32.0232;;;439
Msilili;-29.5486;30.7222;;;936
Msimbane;-27.4254;32.058;;;460;30
Msinsini;-30.0137;30.8911;;274;220;150
Msizini;-27.339;31.0884;;;1061
Msobotsheni;-28.6588;30.994;;;971
Msukane;-28.6851;30.9651;;;971
Msunduze;-29.5267;31.0011;;;936
Msunduze;-27.8997;31.9259;;;982
Msunduzi;-29.6647;30.6341;;;220;15
Mtakayise;-27.6757;31.7826;;;982
Mtamvuna;-30.8371;30.0528;;;445
Mtanenkosi;-27.5446;32.5763;;;788
Mtendeka;-27.8548;30.1018;;;179
Mtengu;-28.7613;31.7965;;;253;30
Mtengwana;-30.7143;30.3629;;;1101
Mthaleni;-30.4624;30.3085;;;401
Mthembu;-28.7244;30.1611;;;240;38
Mthembu;-28.6934;30.1482;;1405;240;38;;kwazulu-natal-mthembu-ekuvukeni-2
Mthentu;-30.7085;29.9126;;;382
Mthimude;-30.883;30.1405;;;445
Mthinzima;-28.2263;31.3141;;;1358
Mthombisa;-29.4161;31.057;;;936
Mthonjana;-27.7118;31.8277;;;982
Mthonjeni;-28.3095;31.5203;;;1358
Mthungeni;-28.8093;31.0218;;;971
Mthwadlana;-27.9647;31.9735;;;406
Mthwala;-28.144;31.7745;;;982
Mthwalume;-30.3502;30.3667;;;401
Mthwana;-30.4588;29.7315;;;1362
Mtilombo;-28.8692;31.5516;;;263
Mtinkwe;-27.4395;32.2722;;;788
Mtintanyoni;-30.5165;30.0036;;;382
Mtintombi;-28.8364;31.8136;;;901
Mtoli;-30.1505;30.4791;;;1476
Mtshazo;-30.4596;29.9522;;;1362
Mtshwili;-28.6726;31.0158;;;971
Mtubatuba A;-28.4188;32.1866;;;900;30
Mtulwa;-29.2288;30.784;;;176
Mtunzini;-29.1848;31.4764;;;717
Mtunzini;-28.9086;31.9111;;;1480;8
Mtunzini Forest;-28.9086;31.9111;;901;1480;2
Mtwalume;-30.4913;30.6254;;;1067
Muden;-28.9903;30.4227;;;354
Muiskraal;-27.745;30.0745;;;941
Mullingar;-27.9625;30.288;;;390
Munyu;-27.3495;32.3589;;;788
Munywana;-26.9688;32.1953;;;439
Munywini;-29.7003;30.1563;;;1086
Murchison;-30.7245;30.3576;;;1101
Musgrave;-29.8466;30.9984;;54;220;90
Muzi;-27.5828;32.3864;;;1355
Mvane;-28.5632;30.7731;;;998
Mvelabusha;-27.1299;32.6958;;;722
Mvoti;-29.2248;30.7364;;;176
Mvozana;-29.2474;31.0818;;;729
Mvubukazi;-29.6137;30.2975;;;1086
Mvulazi;-27.9736;31.8616;;;982;11
Mvulazi A;-28.0082;31.8384;;918;982
Mvulazi C;-27.9797;31.9042;;918;982
Mvundlweni;-29.67;30.2324;;;1086
Mvuthine;-28.9459;31.547;;;335;8
Mvuthine Reserve;-28.9459;31.547;;920;335;2
Mvutshana;-26.8788;32.864;;;722
Mvutshini;-30.8608;30.2871;;;1231
Mvutshini;-30.3103;29.9985;;;1483
Mvutshini;-28.1251;32.1443;;;900
Mvuyane;-29.9936;30.692;;;127
Mvuzane;-30.5626;30.3115;;;1101
Mwane;-28.7443;30.8979;;;971
Myeki;-28.308;32.1028;;1228;900
Mysieland;-30.2551;30.5993;;;1476
Mysore Ridge;-29.5505;30.3843;;989;1086
Mziki;-30.1591;30.2917;;;402
Mziki;-27.0013;32.2362;;;439
Mzimakwe;-30.6914;30.4422;;;1101
Mzimhlophe;-28.6175;30.8129;;;971
Mzinene;-27.9849;32.1157;;;406
Mzingazi;-28.7602;32.131;;;1144;30
Mzintlanga;-30.1042;29.7028;;;1362
Mzinyoni;-27.2258;32.2081;;;439
Mzipofu;-28.644;31.9981;;;1144
Mziyanke;-28.6628;30.0426;;;240
Mzomuhle;-29.6613;31.0317;;1385;220;90
Mzumbe;-29.599;29.7653;;;429
Mzwaneni;-28.8477;31.0343;;;971
Mzwangetwa;-29.3359;31.1943;;;563
NQutshini;-28.6176;31.8747;;;253
Naas;-27.8293;30.2194;;;179
Nagina;-29.87;30.8132;;1090;220;90
Nagle;-29.5744;30.6144;;;127
Naidooville;-30.2108;30.7674;;169;220;150
Namakazi;-28.4905;30.2009;;;240
Nambithani;-29.308;30.8868;;;936
Nambiti;-28.5778;29.7953;;;1488;30
Namibia;-29.6821;30.9866;;783;220;15
Namibia C;-29.8487;30.788;;576;220;150
Napierville;-29.6225;30.3565;;;1086;30
Natal Crushers;-29.5648;30.4299;;;1086;30
Natal Spa;-27.5193;30.8667;;;1061
Nazareth;-30.3827;29.8953;;;1362;8
Nazareth;-29.8476;30.8578;;1090;220;90
Nazareth A;-30.1888;29.864;;927;1362
Nazareth Island;-29.8565;30.8507;;1090;220;90
Ncadu Park;-27.7318;29.9775;;;941;30
Ncambele;-30.4041;29.6518;;;1362
Ncane;-30.6199;30.2731;;;1101
Ncayini;-28.5298;31.504;;;1475
Ncazuka;-30.2036;30.4707;;;1476
Nceceni;-28.0394;30.6396;;;859
Ncemaneni;-28.3335;31.6632;;;1358
Ncemaneni;-27.9631;31.8177;;;982
Ncepheni;-28.3327;30.6087;;;998
Ncombo;-28.8735;31.9605;;;1480
Ncombololo;-30.2489;30.4288;;;1476
Ncungu;-27.9154;31.5661;;;982
Ncwadi;-29.7849;29.9765;;;208
Ncwebeba;-28.1246;31.4832;;;1358
Ndaba;-29.1582;31.1339;;;729
Ndabanyeni;-28.8075;31.8543;;;253;30
Ndabeni;-27.3529;32.041;;;460;8
Ndabeni Forest;-27.3396;31.9964;;930;460;2
Ndaka;-28.667;30.1818;;;240
Ndakeni;-30.3554;29.8208;;;1362
Ndaleni;-29.8863;30.2507;;;1145
Ndanyana;-28.6532;31.1706;;;971
Ndanyana;-28.4999;30.5158;;;1226
Ndanyeni;-28.5912;32.0257;;;571
Ndatshana;-28.0925;30.5869;;;998
Ndawana;-29.9917;29.4452;;;1362
Ndaya;-30.1142;30.671;;;1184
Ndaya;-28.7837;30.6181;;;1346
Ndideni;-30.4391;29.9671;;;1362
Ndikwe;-28.5827;30.8895;;;971
Ndimakude;-28.7534;30.7897;;;536
Ndindima;-28.882;31.9397;;;1480
Ndindindi;-28.156;30.6516;;;998
Ndindini;-28.6746;31.0856;;;971
Ndleleni;-28.8463;31.9343;;;1480
Ndlondlweni;-27.1397;32.5547;;;722
Ndlovini;-30.6183;30.0875;;;382
Ndlovini;-30.4842;29.99;;;1362
Ndlovuzulu;-30.5948;30.1765;;;1101
Ndlozana;-28.1329;31.7595;;;982
Ndodeni;-30.0342;29.6625;;;170
Ndololwane;-28.0169;31.7171;;;982
Ndombeni;-28.2131;32.2186;;;900
Ndondolo;-29.5303;31.064;;;936
Ndondondwana;-28.5285;31.6264;;;253
Ndonyane;-30.2344;30.3685;;;402
Ndukwende;-29.1128;30.9417;;;729
Ndulinde;-29.0412;31.4329;;;1263
Ndulini;-30.0076;29.6923;;;170
Ndumakude;-30.5475;30.4072;;;401
Ndumakude;-30.094;29.8129;;;1362
Ndumo;-26.8786;32.2588;;;439;8
Ndumo Game Park;-26.8786;32.2588;;933;439
Ndumu;-26.9383;32.265;;;439
Ndumu;-26.9054;32.3355;;;722
Ndundulu;-28.6924;31.5319;;;1475
Ndunduma;-30.2178;30.3536;;;402
Ndundumene;-28.8177;30.9442;;;536;8
Ndundumeni;-28.8177;30.9442;;934;536
Ndunge;-30.465;30.4669;;;401
Ndunu;-30.7625;30.032;;;445
Ndunyeni;-28.0592;31.7873;;;982
Nduro;-28.6829;31.4955;;;1475
Ndwebu;-30.4488;30.2207;;;401
Ndweni;-28.6539;31.1092;;;971
Ndzombane;-30.2901;29.7146;;;1362
Nellie;-27.9331;30.1887;;;179
Nellie Valler;-27.9095;30.2045;;;179
New City;-30.0148;30.8717;;274;220;150
New Dawn Park;-29.7869;30.9803;;942;220;150
New Germany;-29.818;30.8617;;1090;220;90
New Germany Industrial Park;-29.8015;30.8812;;1090;220;6
New Glasgow;-29.5999;31.0375;;;220;15
New Grodt;-29.4043;31.2452;;361;563;50
New village;-29.9822;29.4701;;;1362
Newcastle CBD;-27.7551;29.9338;;;941;30
Newcastle Central;-27.7644;29.9329;;;941;30
Newholme;-29.5596;30.4047;;989;1086
Newlands East;-29.7717;30.9902;;;220;530
Newlands West;-29.779;30.9569;;;220;510
Newsel Beach;-29.6685;31.1182;;1471;220;90
Newspaper;-29.3557;30.8802;;;176
Newspaper;-29.3379;30.9105;;;936
Newtown;-29.7136;30.966;;431;220;150
Newtown;-29.5367;31.1432;;1487;220;90;;kwazulu-natal-newtown-durban-2
Newtown B;-29.7143;30.9582;;431;220;150
Newtown C;-29.7129;30.9738;;431;220;150
Ngabayena;-29.5816;30.6526;;;1417
Ngabayena;-28.6034;30.381;;;1226
Ngabe;-28.5324;30.826;;;971
Ngangwini;-29.0268;31.1052;;;729
Ngcawusheni;-30.8629;30.1322;;;445
Ngcazolo;-30.497;30.3193;;;401
Ngcengesi;-30.5062;30.1924;;;1101
Ngceni;-30.4049;30.0497;;;1362
Ngedla;-28.2945;30.6225;;;998
Ngedleni;-29.5403;31.0729;;;936
Ngedlesi;-28.9044;31.2487;;;263
Ngeza;-28.8825;31.5824;;;263
Ngilanyoni;-30.0754;30.5727;;;127
Ngoba;-28.8381;29.2609;;;55
Ngodini;-30.9223;30.1959;;;1231
Ngodini;-28.7714;31.6117;;;263
Ngoengeni;-28.687;30.4043;;;1346
Ngoleleni;-30.5982;30.222;;;1101
Ngolokodo;-27.9797;30.6028;;;998
Ngolotshe;-28.1943;31.7826;;;982
Ngomakazi;-30.362;30.3422;;;401;8
Ngomankulu;-28.7325;31.0205;;;971
Ngome;-27.846;31.4219;;;641
Ngongonini;-30.3048;30.0372;;;402
Ngonweni;-29.6062;30.8977;;1194;220;15
Ngonyamaneni;-27.834;31.6702;;;982
Ngoqongo;-27.9173;31.5051;;110;982
Ngoshe;-28.0112;31.517;;;982
Ngotshe;-27.7643;31.1752;;;410
Ngoye;-28.8448;31.34;;;263
Ngqokozweni;-30.356;29.8044;;;1362
Ngqokweni;-29.9263;30.2222;;;1145
Ngqolo;-30.6318;29.7327;;;382
Ngqulu;-30.0539;30.5052;;;1145
Ngqulu;-28.5967;30.6405;;;998
Ngqumareni;-30.5361;29.6317;;;1362
Ngqungqu;-28.0884;31.8064;;;982
Ngqungqulu;-29.7391;30.8666;;;220;18
Ngqungqumeni;-30.7936;29.9616;;;382
Ngubela;-28.7176;29.0883;;;55
Ngubelanga;-30.6451;29.7961;;;382
Ngubeni;-29.7015;30.2489;;;1086
Ngubevu;-28.6876;30.5849;;;1346
Ngubo;-28.7068;30.3475;;;1346
Ngude;-27.7155;32.1386;;;1474
Ngudle;-28.4412;30.9127;;;971
Ngulule;-29.079;31.5753;;665;717
Ngulule;-28.6396;30.3738;;;1226
Ngundwini;-29.033;31.2811;;;263
Ngunundu;-28.8155;31.3704;;;263
Nguqu;-28.9543;31.6489;;;335
Nguqunguqu;-28.0027;30.1422;;;179
Nguse;-30.2242;29.9329;;;1362
Ngwadini;-30.1435;30.6025;;;1476
Ngwadumane;-29.237;31.0367;;;729
Ngwagwane;-30.065;29.7932;;;1362
Ngwangwane;-29.9631;29.5303;;;111
Ngware;-28.158;31.7008;;;982
Ngwavu;-28.6382;30.9243;;;971
Ngwebini;-28.3098;30.7162;;;998
Ngwebini D;-28.3645;30.9476;;;998
Ngwebu;-28.5611;31.9899;;;571
Ngwebu;-28.2822;31.5627;;;1358
Ngwegweni;-28.5678;31.0745;;;971
Ngwelezane;-28.774;31.8601;;;253;50
Ngwempisi;-29.2169;30.9299;;;536
Ngwenda;-30.4194;30.2502;;;401
Ngwenya;-27.8036;32.3878;;;412
Ngwenyameni;-26.9804;32.0292;;;439
Ngwetshana;-28.2492;30.6322;;;998
Ngwundo;-28.7816;30.9882;;;971
Ngxabano;-27.1711;32.7725;;;722
Ngxalingenwa;-30.0046;29.6408;;;170
Ngxapangxapa;-30.4764;29.8426;;;1362
Ngxola;-30.0203;29.5933;;;170
Nhlababo;-28.7392;31.2566;;;971
Nhlabamkosi;-29.5955;29.8868;;;429
Nhlabane;-28.6527;32.2352;;;571
Nhlabazinde;-26.8817;32.0127;;963;439
Nhlabezinde;-26.8817;32.0127;;;439;8
Nhlabo;-28.9375;31.624;;;335
Nhlalidakiwe;-28.9061;31.0638;;;263
Nhlalwane;-30.4529;30.0705;;;1101
Nhlambamasoka;-29.491;29.6014;;;429
Nhlambamasoka;-28.1817;30.9156;;;998
Nhlamvu;-27.3135;32.575;;;788
Nhlangwini;-30.575;30.063;;;382
Nhlangwini;-30.0182;30.1076;;;1483
Nhlangwini;-29.2752;31.1301;;;936
Nhlanhleni;-28.5626;30.3902;;;1226
Nhlanza;-30.7272;29.8849;;;382
Nhlanzana;-27.2986;32.2419;;;788
Nhlathimbe;-29.5142;29.5834;;;429
Nhlawathi;-28.0515;31.9871;;;406
Nhlazanyoni;-30.193;30.436;;;1476
Nhlazatshe;-28.1607;31.2423;;;1358
Nhleleni;-27.7885;31.7445;;;982
Nhlengesi;-30.4839;30.1925;;;401
Nhlesi;-28.7801;30.5441;;;1346
Nhlohlela;-28.8654;31.2156;;;263
Nhlokoyenkomo;-30.7566;29.9606;;;382
Nhlonga;-28.7498;30.6581;;;1346
Nhlophenkulu;-27.8812;31.6263;;;982
Nhloya;-28.3718;30.6508;;;998
Nhlozane;-30.3031;30.2924;;;402
Nhlungwane;-29.72;30.9719;;431;220;150
Nhluthelo;-29.6601;30.2611;;;1086
Niekerskraal;-28.4455;30.0856;;;240
Nietgedocht;-28.9408;30.3865;;;354
Niewjaarsfontein;-30.3281;29.6537;;;1362
Nigeria;-29.6682;31.0043;;783;220;15
Nikwe;-30.818;30.0032;;;445
Ningisa;-28.8298;30.7459;;;536
Ningizimu;-28.6624;31.8719;;;253
Nirvana Hills;-29.8615;30.8758;;1090;220;90
Njampela;-27.9653;31.7023;;;982
Njekane;-29.3918;31.276;;;563
Njengabantu;-29.2325;30.8244;;;354
Njiya;-27.694;32.4831;;;412
Njojo;-28.273;31.5257;;;1358
Njomelwano;-28.5729;31.5163;;;253
Njunga;-30.363;29.6393;;;1362
Nkabane;-28.4733;30.814;;;998
Nkabini;-29.7333;30.1221;;;1086
Nkadudu;-30.3854;30.0059;;;1362
Nkalokazi;-30.5676;30.4474;;;401
Nkalokazi;-30.3336;30.0578;;;402
Nkamba;-28.6437;30.4369;;;1226
Nkampini;-30.9186;30.271;;;1231
Nkampini;-30.3992;29.6884;;;1362
Nkanda;-27.9873;30.6326;;;998
Nkandle;-27.9766;30.6764;;;998
Nkangala;-30.4725;30.5492;;;401
Nkangala;-29.7399;30.8823;;;220;15
Nkangala;-28.8646;31.3328;;;263
Nkangala;-28.6935;30.1106;;;240;8
Nkangala;-27.5517;32.0526;;;1355
Nkapha;-30.4678;29.9711;;;1362
Nkatha;-28.3718;32.133;;;900;8
Nkatha 2;-28.433;32.0801;;975;900
Nkelabantwana;-29.762;29.7988;;;111
Nkhanangu;-28.6693;31.9798;;;253
Nkobongo;-29.4403;31.2108;;;35
Nkofeni;-30.5129;29.8817;;;1362
Nkojane;-28.8705;31.8457;;;1480
Nkolokoto;-28.3628;32.0457;;;900
Nkolovuzane;-29.2432;31.0198;;;729
Nkomanzana;-28.7814;29.2004;;;55
Nkombose;-28.398;32.1547;;;900
Nkomeni;-30.1371;29.7725;;;1362
Nkomeziphansi;-28.6886;30.7583;;;971
Nkomokazi;-29.93;30.7018;;;220;15
Nkomokazini;-28.9625;29.5852;;;267
Nkondweni;-28.795;31.2839;;;971
Nkoneni;-30.9432;30.2161;;;1231
Nkoneni;-30.5223;30.0738;;;382
Nkonisa;-28.6297;31.0349;;;971
Nkonjeni;-28.3331;31.5718;;;1358
Nkonjeni;-27.9234;31.8129;;;982;8
Nkonjeni A;-27.9174;31.7178;;978;982
Nkonyamaneni;-28.0019;32.1758;;;406
Nkonyane;-28.8965;30.4316;;;1346
Nkonzo;-29.958;29.7965;;;208
Nkothaneni;-30.8905;30.2295;;;1231
Nkothweni;-29.6184;29.6292;;;429
Nkqozana;-30.2502;29.7204;;;1362
Nkumba;-29.7465;29.871;;;111
Nkumba-Nyuswa;-29.3872;30.9932;;;936
Nkume;-28.8227;31.5149;;251;901;30
Nkungumathe;-28.5078;31.0864;;;971
Nkungwini;-27.9213;31.8243;;;982
Nkungwini;-27.0083;32.0054;;;439
Nkunkwini;-29.3761;31.2849;;;563
Nkunzana;-27.7054;31.784;;;982
Nkunzempuga;-29.0705;31.4332;;;1263
Nkunzempunga;-28.938;31.2442;;;263
Nkunzempunga;-28.7259;31.4554;;;1475
Nkunzi;-28.323;30.0445;;;1488
Nkuwuwini;-27.891;31.8709;;;982
Nkwali;-30.1012;30.7954;;;1184
Nkwambane;-27.0185;32.1585;;;439
Nkwanini;-30.317;30.3121;;;402
Nkweme;-27.8553;31.89;;;982
Nkwezela;-29.8748;29.8124;;;208
Nobanga;-29.5405;30.7982;;;936
Nobugalaza;-28.5105;31.5207;;;1475
Nodwengu;-30.1969;29.8018;;;1362
Nofohla;-29.2524;31.0054;;;729
Nogayizivele;-28.6789;30.0924;;897;240
Nohaha;-28.4667;31.9833;;;571
Nohhihhi;-27.5402;32.0799;;;1355
Nokomkhonto;-27.7901;32.4786;;332;412
Nolangeni;-30.253;29.7976;;;1362
Nolila-Sonane;-28.8704;31.1534;;;263
Nomageje;-30.4391;30.1071;;;401
Nomahhala;-29.0577;31.0395;;;729
Nomakhanzana;-30.4815;30.5833;;;401
Nomangci;-28.6905;31.0969;;;971
Nombengeza;-30.7103;29.8748;;;382
Nomcondo;-28.0865;32.1703;;;406
Nomdaphu;-30.453;29.8649;;;1362
Nomdiya;-28.2292;31.3628;;;1358
Nomeva;-30.2834;29.7632;;;1362
Nomponjwana;-28.648;31.5844;;;253
Nomyaca;-28.7428;31.6852;;;901
Nondabuya;-27.3365;32.1476;;;460
Nongidi;-30.7828;29.9842;;;382
Nongidi;-30.1514;29.8504;;;1362
Nonginqa;-30.1632;29.5699;;;1362
Nonguqa;-29.7785;29.9222;;;111
Nonoti;-29.6631;30.6552;;;220;15
Nonoti;-29.5398;30.7732;;;936
Nonoti;-29.2495;31.3346;;;563
Noodberg;-29.4162;30.869;;;936
Noordsig;-28.7363;31.8989;;;253;30
North Beach;-29.8481;31.0337;;;220;90
North Industria;-29.8134;30.872;;1090;220;6
North Sand Bluff;-31.0463;30.2227;;;1098;30
Northcroft;-29.6991;30.9971;;1082;220;150
Northdale;-29.5596;30.4047;;;1086;550
Northdene;-29.8674;30.8868;;1120;220;90
Northdown;-27.7108;30.0022;;;941;2
Northern Park;-29.5789;30.3669;;;1086;30
Northlands;-29.3276;31.2929;;;563;30
Noshezi;-29.6902;30.2607;;;1086
Noshungu;-28.8786;31.6385;;;901
Nositha;-30.8208;30.3291;;;738
Nothekwane;-28.832;30.9962;;;971
Noukloof;-27.4337;30.9628;;;1061
Noukraal;-27.4575;30.9803;;;1061
Novukela;-30.3842;29.7203;;;1362
Nozambula;-28.5411;32.0577;;;571
Nozandla;-28.9164;31.6278;;;335
Nqabelweni;-30.2115;29.5584;;;1362
Nqabeni;-30.18;29.4925;;;1362
Nqabeni;-29.6122;30.2246;;;1086
Nqabeni;-28.6721;30.6463;;;1346
Nqalweni;-30.6348;30.1914;;;445
Nqamane;-28.8825;31.2399;;;263
Nqekwane;-28.4125;31.5512;;;1475
Nqobane;-29.8858;30.7592;;;220;15
Nqokotho;-27.8577;31.6689;;;982
Nqoleni;-28.8729;30.6649;;;1346
Nqoleni;-28.7677;31.6553;;;263
Nqotweni;-28.17;31.8521;;;406
Nqula;-28.4697;29.2493;;;55
Nqulu;-27.8379;31.9423;;;982
Nqumeni;-29.8977;29.7484;;;208
Nqutsheni;-27.9491;32.4363;;;412
Nqutshini;-29.0958;31.6064;;665;717
Nqutshini;-28.7906;31.8392;;;253;30;;kwazulu-natal-nqutshini-empangeni-2
Nqwaqa;-30.1696;29.6498;;;1362
Nsamlome;-28.7241;30.8201;;;971
Nsangwini;-30.7753;30.3505;;;738
Nseleni;-28.6652;32.0229;;;1144;50
Nsimane;-27.8549;32.3797;;;412;8
Nsimbini;-30.7841;30.3225;;;738
Nsingabani;-28.6819;30.8964;;;971
Nsingabantu;-28.6178;30.8817;;;971
Nsiswakazi;-29.8794;30.824;;1090;220;90
Nsonono;-29.2888;31.1659;;;936
Nsubeni;-28.2315;31.0011;;;998
Nsukaze;-28.1015;31.4302;;;1358
Nsukumbili;-27.0623;32.7596;;;722
Nsuze;-29.3676;30.9593;;;936
Nsuze;-28.5256;30.9653;;;971
Ntababomvu;-28.9039;30.2995;;;1346
Ntababomvu;-28.3278;30.7714;;1003;998
Ntababomvu A;-28.2958;30.6635;;;998
Ntababomvu B;-28.1674;30.949;;;998
Ntabakayishi;-28.9005;30.4051;;;1346
Ntabakucasha;-30.4438;30.2067;;;401
Ntabandlovu;-28.7135;31.2592;;;971
Ntabane;-30.0965;30.3499;;;402
Ntabane;-28.5609;31.8604;;;253
Ntabaningi;-29.3657;31.2768;;;563
Ntabankulu;-28.3028;31.5836;;;1358
Ntabayengwe;-27.112;32.0795;;;439
Ntabayenkosi;-28.5249;31.6129;;;253
Ntabayezulu;-27.7329;31.9673;;;982
Ntabazu;-30.4623;30.4464;;;401
Ntabebomvu;-28.3278;30.7714;;;998;8
Ntabebomvu;-28.0823;30.6703;;;859
Ntabeni;-30.2521;29.7411;;;1362
Ntabesikopo;-30.1302;30.4804;;;1476
Ntamamhlophe;-28.2989;31.2598;;;1358
Ntambama;-30.266;30.1219;;;402
Ntamoyenkunzi;-28.891;31.2002;;;263
Ntandakuwela;-28.2744;31.4983;;;1358
Ntanyandlovu;-28.2687;30.6691;;;998
Ntanyazulu;-28.5962;30.3105;;;1226
Ntanyeni;-28.5277;30.7965;;;971
Ntanyeni;-28.4954;30.7787;;;998
Ntapha;-30.3132;30.2453;;;402
Ntembeni;-28.8441;31.0798;;;971
Ntendeka;-28.27;31.4172;;;1358
Ntenguland;-30.4793;30.4878;;;401
Ntenjane;-28.8918;31.5356;;;263
Ntenjanei;-28.8864;31.5499;;;263
Nthunzi;-28.6482;31.9847;;;253
Ntlambamasoka;-30.2726;29.8899;;;1362
Ntlangwini;-30.3992;29.779;;;1362
Ntlobeni;-30.4602;29.8784;;;1362
Ntolwane;-28.822;31.1245;;;971
Ntombiyahlulinina;-29.1367;31.1004;;;729
Ntondweni;-28.1845;32.1497;;;900
Ntongela;-29.7186;30.6952;;;220;15
Ntontiyane;-28.2253;31.4184;;;1358
Ntontonto;-30.2339;30.6003;;;1476
Ntoshoweni;-28.0735;31.7641;;;982
Ntoyini;-28.5992;31.9465;;;571
Ntsangwini;-29.3673;31.2389;;;563
Ntshabeni;-30.3721;30.0045;;;1362
Ntshaseni;-30.1088;30.4452;;;1476
Ntshayamoya;-30.2614;30.0935;;;402
Ntshentshelu;-28.7171;31.6527;;;263
Ntshingimpisi;-28.7406;32.1413;;;571
Ntshingwana;-30.1076;30.4769;;;1476
Ntshinini;-29.5821;29.8617;;;429
Ntshiza;-28.6423;30.7597;;;971
Ntshongwe;-27.412;32.351;;;788
Ntshongweni;-29.8385;30.7056;;;220;15
Ntsikeni;-30.1376;29.5891;;;1362
Ntukuso;-29.6715;30.5945;;;220;15
Ntukwini;-30.0737;30.7349;;;1184
Ntuli;-28.6417;30.322;;;1226
Ntulwana;-28.7696;30.9656;;;971
Ntumbeni;-28.6359;31.14;;;971
Ntunjambili;-28.9395;30.9442;;;729
Ntuthela;-28.8831;30.9421;;;536
Ntuthunga;-28.431;31.9292;;;571
Ntuze;-28.8794;31.7389;;;901
Ntuzuma A;-29.7555;30.9365;;1015;220;150
Ntuzuma B;-29.7506;30.9508;;1015;220;150
Ntuzuma C;-29.7349;30.9509;;1015;220;150
Ntuzuma E;-29.7255;30.9306;;1015;220;150
Ntuzuma F;-29.7316;30.9462;;1015;220;150
Ntuzuma G;-29.7215;30.9514;;1015;220;150
Ntuzuma H;-29.7269;30.9631;;1015;220;150
Ntwasahlobo;-29.6422;29.6788;;;429
Ntweka;-30.0634;30.6794;;;1184
Ntweni;-28.627;31.9867;;;571
Ntweni;-27.7708;31.8549;;;982
Ntwezi;-28.5957;31.9788;;;571
Nungwane;-30.0108;30.7152;;;220;15
Nungwane;-29.9986;30.6673;;;127
Nutwa;-29.095;31.1856;;;729
Nxamalala;-28.8354;30.4488;;;1346
Nxebeni;-28.5553;31.9365;;;571
Nxumalo;-28.5137;30.1624;;;240;8
Nyaka;-30.1609;29.788;;;1362
Nyala Park;-28.7495;31.906;;;253;30
Nyalazi;-28.0567;32.4158;;;412
Nyamazane;-29.1617;31.0789;;;729
Nyandeni;-30.7109;29.7454;;;382
Nyandezulu;-30.7538;30.3425;;;1101
Nyanini;-28.902;31.4877;;;263
Nyanisweni;-30.8822;30.1934;;;1231
Nyanisweni;-30.1942;29.9056;;;1362
Nyanyadu;-27.9749;30.2906;;;390
Nyathini;-29.1333;31.4893;;665;717
Nyathini;-28.8994;31.5802;;;263
Nyathini;-27.878;31.9394;;;982
Nyathini;-27.8304;32.4249;;;412
Nyavini;-30.4038;30.3841;;;401
Nyawo;-27.2759;32.0692;;;460
Nyawoshane;-28.7565;31.0233;;;971
Nyembe;-30.174;29.7788;;;1362
Nyembe;-28.9336;31.8182;;;1480
Nyenyane;-27.015;32.6837;;;722
Nyimbithwa;-28.8164;31.2316;;;263
Nyonebomvu;-29.1641;30.9208;;;729
Nyoni;-29.0785;31.4622;;;1263
Nyonyana;-30.4924;30.4297;;;401
Nyonyana;-29.5915;31.0033;;;936
Nyusana;-28.6937;28.9922;;;55
Nzala;-28.8021;30.6973;;;1346
Nzalabantu;-28.7231;32.1656;;;571
Nzamangamandla;-28.1513;31.6494;;;982
Nzikinziki;-29.1572;31.1121;;;729
Nzimakwe;-31.0097;30.2306;;;1098
Nzimane;-28.5813;30.2458;;;1226
Nzinga;-29.5897;29.7507;;;429
Nzondwane;-27.8248;31.7344;;;982
Nzondweni;-29.7175;30.1243;;;1086
Nzuza;-29.1443;31.2067;;;729
OQhabiyeni;-28.5768;31.6117;;;253
Oak Park;-29.5622;30.3347;;144;1086
Oaklands;-29.8656;30.8011;;1090;220;90
Oaklands;-29.6437;31.0265;;1385;220;90;;kwazulu-natal-oaklands-durban-2
Obane;-27.6724;31.8695;;;982
Obanjeni;-28.9232;31.6753;;;901
Obhicini;-27.9686;31.8404;;391;982
Obhuqwini;-27.8635;31.5523;;;982
Obihlweni;-28.9723;31.1065;;;729
Obizo;-28.6499;31.8863;;;253
Obizo;-28.5966;31.9185;;;571
Observation Hill;-28.5355;29.7702;;;1488;30
Obuka A;-28.606;31.5697;;;253
Obuka B;-28.5279;31.5792;;;253
Obuka C;-28.5259;31.691;;;253
Ocean View;-29.9114;31.0268;;78;220;90
Ocheni;-29.1528;31.0151;;;729
Ockerts Kraal;-29.639;30.4283;;;1086;30
Odeke;-30.5067;30.3541;;;401
Odengeni;-27.8912;31.6621;;110;982
Odidini;-30.0401;30.6842;;;1184
Odishweni;-27.9139;31.7771;;;982
Odlameni;-29.5439;30.6593;;;1417
Ofantwini;-29.4765;30.7566;;;936
Ogade;-28.7332;29.125;;;55
Ogagwini;-30.0365;30.6597;;;127
Ogazini;-28.2756;30.9367;;;998
Ogedleni;-28.0389;31.3215;;;1358
Ogedleni;-27.6798;31.8461;;;982;8
Ogedleni C;-27.6705;31.8063;;1028;982
Ogengele;-28.3268;32.1483;;;900
Ogunjini;-29.5742;30.9647;;;936
Ohaheni;-28.8095;31.6921;;;901
Ohaleni;-28.2211;30.7236;;;998
Ohlahla;-28.4738;30.9413;;;971
Ohlalwini;-27.3942;32.094;;;460;11
Ohlange;-29.2332;31.1375;;;936
Ohlelo;-28.4748;31.0348;;;971
Ohutshini;-28.7615;31.1178;;;971
Okhalweni;-30.1688;30.4978;;;1476
Okhalweni;-30.0692;30.5427;;;127
Okhalweni;-29.8018;29.628;;;405
Okhalweni;-29.7063;30.1952;;;1086
Okhalweni;-27.6328;31.8725;;;982
Okhetheni;-29.9366;29.72;;;208
Okhombe A;-28.7014;29.0735;;;55
Okhukho;-28.2678;31.6868;;;1358
Okledeni;-28.0217;31.8088;;;982
Olakeni;-27.5311;32.6035;;;788
Olivia;-28.7108;29.1213;;;55
Oliviershoek;-28.6996;29.1572;;;55
Olubomvu;-28.6468;30.0177;;897;240
Olwambeni;-29.8956;30.7269;;;220;15
Ombimbini;-27.8972;31.4624;;;1358
Ongelweni;-28.5599;31.6534;;;253
Ongoye;-28.8702;31.8331;;;253;30
Ophate;-28.9107;30.338;;;1346;8
Ophathe;-28.9107;30.338;;1037;1346
Ophiyaneni;-27.8598;31.5929;;565;982
Ophofini;-28.8402;30.9716;;;536
Ophokweni;-29.6473;30.6476;;;127
Ophondweni;-30.2136;30.5225;;;1476
Ophondweni;-28.1612;32.223;;;900
Ophondweni;-27.3051;32.1055;;;460
Opmerksaamheid;-28.5133;30.0361;;897;240
Opuzane;-27.4784;30.9442;;;1061
Oqaqeni;-29.1345;31.1477;;;729
Oqhumo;-28.8327;29.112;;;55
Oqungweni;-28.6695;30.2219;;;240
Oqweqweni;-29.6422;30.6023;;;127
Oranjedal;-27.3568;31.2143;;;1096
Oribi Gorge;-30.7108;30.2523;;;445
Oribi Heights;-29.6536;30.394;;;1086;30
Oribi Village;-29.6451;30.3979;;;1086;30
Orient Heights;-29.5599;30.42;;989;1086
Orient Hills;-30.0007;30.9195;;639;220;150
Osborn;-28.5999;31.3211;;;1475
Oshabeni;-27.0302;32.057;;;439
Oshamba;-30.477;30.2651;;;401
Oshikishi;-29.2008;31.0476;;;729
Oshikishini;-28.9016;30.9496;;;729
Osingisingini;-27.9885;31.6923;;;982
Osizweni;-27.7874;30.1549;;;941;780
Osizweni A;-27.7875;30.1307;;1042;941;50
Osizweni C;-27.7789;30.1607;;1042;941;50
Osizweni D;-27.7823;30.1687;;1042;941;50
Osizweni E;-27.795;30.1597;;1042;941;50
Osizweni F;-27.7969;30.1264;;1042;941;50
Oslo Beach;-30.7663;30.4331;;;1101;30
Osuthu;-27.9973;31.5164;;;982
Othaka;-28.1875;30.806;;;998
Othame;-28.7151;30.5556;;;1346
Othandweni;-27.8455;31.518;;;982
Othini;-28.2297;31.3883;;;1358
Othinsangu;-28.0612;31.711;;;982;8
Othinsangu B;-27.8882;31.8307;;1043;982
Othobothini;-27.3942;32.094;;1030;460
Othulini;-28.8766;30.4971;;;1346;8
Ottawa;-29.668;31.0372;;1385;220;90
Ottawa South;-29.6805;31.0453;;70;220;90
Otungulu;-29.0714;31.6527;;;717
Outer West Durban;-29.7723;30.7333;;;220;270
Ovondlo;-28.6606;32.0306;;;1144
Oyengweni;-29.1541;31.276;;;729
Paarde voet pad;-28.6278;30.05;;440;240
Padianager;-29.1763;31.4122;;1345;717;30
Pakkies;-30.5692;29.5885;;;521
Palestine;-29.6755;30.9939;;783;220;15
Palm Beach;-30.9789;30.2726;;;1098;30
Palmcliffe;-30.2403;30.7825;;;220;15
Palmiet;-29.8123;30.9659;;;220;90
Palmview;-29.6723;31.0233;;1082;220;150
Panekeni;-29.6993;30.6749;;;220;15
Paninkukhu;-30.4415;29.7441;;;1362
Panorama;-28.7539;31.8857;;;253;30
Panorama Gardens;-29.5751;30.4236;;;1086;30
Panorama Park;-30.1174;30.8434;;506;220;90
Papasi;-28.0568;31.9638;;;406
Paradise;-27.756;29.9208;;;941;30
Paradise Valley;-29.8399;30.8923;;1090;220;90
Park Hill;-29.7874;31.0237;;221;220;90
Park Rynie;-30.3244;30.731;;;1184;30
Parlock;-29.7961;30.9766;;943;220;90
Patane;-28.466;32.0193;;;571
Path Farm;-27.9682;30.2084;;;390
Patsoana;-28.2409;30.7934;;;998
PeaceTown;-28.4478;29.7448;;;1488
Pearl;-28.6167;30.019;;;240
Pelham;-29.6228;30.3843;;;1086;30
Pennendale;-29.2246;29.9904;;864;863
Perseverance;-29.0396;30.7629;;;536
Pevensey;-29.7918;29.6138;;;405
Phakwe;-28.8244;30.6473;;;1346
Phalafini;-28.6753;30.3081;;;1346
Phambana;-28.4761;31.052;;;971
Phaphasi;-27.843;31.7977;;;982
Phapheni;-27.271;32.2148;;;460
Phaphu;-28.9317;31.4442;;;263
Phayipini;-29.6268;30.3216;;;1086
Phelandaba;-27.0452;32.5342;;;722
Phezukwehlanze;-28.4835;31.5259;;;1475
Phillip;-27.8488;30.1998;;;179
Phindavele;-28.8721;31.1981;;;263
Phoenix;-29.7019;31.0107;;;220;1800
Phoenix Industrial;-29.7233;30.9982;;1082;220;6
Phola Mission;-29.6967;30.9199;;;220;15
Pholanyoni;-30.3249;29.7307;;;1362
Pholela;-28.7589;30.8613;;;971
Phondweni;-28.3015;32.2432;;;900
Phongola;-28.8356;31.7861;;;901
Phongolo;-30.4658;30.138;;;1101
Phumamuncu;-30.3952;30.0137;;;1362
Phumphele;-29.877;30.8312;;1090;220;90
Phumuza;-30.7523;29.9402;;;382
Phumuzamaphika;-28.7104;30.868;;;971
Phumuzamaphilo;-28.7008;30.8946;;;971
Phungula;-30.2225;29.7026;;;1362
Phuthini;-30.3019;30.1024;;;402
Pikinini Myamazane;-26.956;32.7125;;;722
Pikinini Nyamazane;-27.1515;31.9892;;;439
Pinelands;-29.8318;30.8523;;1090;220;90
Pineside;-29.8109;30.8754;;1090;220;90
Pineview;-29.8732;30.806;;1090;220;90
Pioneer Park;-27.7308;29.9367;;;941;30
Pivaanspoort;-27.4819;30.9936;;;1061
Plainhill;-30.2751;30.054;;;402
Plantations;-29.7952;30.767;;403;220;6
Plessis-Laer;-29.6432;30.3352;;;1086;30
Point;-29.8693;31.0474;;;220;90
Polela;-29.8183;29.7777;;;111;30
Poona;-27.9373;30.234;;;390
Port Dunford;-28.9209;31.833;;;1480
Port Zimbali;-29.5531;31.1902;;;35
Potsdam;-28.6381;30.0833;;440;240
Potukulu;-27.9057;31.9925;;;982
Prestbury;-29.6118;30.3418;;;1086;30
Prestondale;-29.7146;31.072;;1360;220;90
Prince's Grant;-29.3436;31.3743;;;563;8;;kwazulu-natal-princes-grant-kwadukuza
Prince's Grant Golf Estate;-29.3436;31.3743;;1113;563;;;kwazulu-natal-princes-grant-golf-estate-kwadukuza
Prospect Hall;-29.8012;31.0368;;221;220;90
Prospecton;-29.992;30.9333;;442;220;90
Protea Park;-30.7248;30.4312;;;1101;30
Prudentie;-27.3837;31.139;;;1096
Pumula;-30.642;30.5275;;;401;30
Purim Farm;-28.0189;30.7645;;;859
Qakwini;-28.146;32.3184;;;1170
Qanda;-29.7083;30.2111;;;1086
Qhiph'Khowe;-30.0094;30.9021;;274;220;150;;kwazulu-natal-qhiphkhowe-durban
Qhodela;-29.6378;30.7207;;;220;15
Qhudeni;-28.609;30.7517;;;998
Qina-About;-30.792;30.3477;;;738
Qinisela Manyuswa;-30.6473;30.161;;;445
Qokolwane;-27.5135;32.179;;;1355
Qoloqolo;-30.528;30.1958;;;1101
Qolweni;-28.7285;29.0602;;;55
Qomintaba;-28.6323;31.6329;;;253
Qomukuphila;-27.8389;32.459;;;412
Qondile;-27.7515;31.7458;;;982
Qondwane;-27.5181;32.639;;;788
Qondweni;-27.5587;32.4701;;;788
Qongqo;-28.0516;31.6393;;;982;8
Qongqo B;-28.05;31.596;;1119;982
Qoqoda;-27.8078;31.6743;;;982
Qubeni A;-28.2255;31.5422;;;1358
Qubeni B;-28.1829;31.5533;;;1358
Queen Elizabeth;-29.5665;30.3202;;;1086;30
Queensburgh;-29.8834;30.8906;;;220;550
Queensmead Industrial;-29.8942;30.9055;;1120;220;6
Quha;-30.4452;30.3822;;;401
Qulashe;-29.9289;29.6687;;;111
Qumeni;-30.2007;30.3486;;;402
Qunyaneni;-28.1218;31.5805;;;1358
Qwabe;-28.3475;30.7391;;;998
Qwasha;-28.1953;31.3368;;;1358
Qwayinduku;-28.8805;31.7107;;;901
Qwebela;-30.6903;29.9021;;;382
Rainham;-29.724;31.0231;;1082;220;150
Raisethorpe;-29.56;30.4107;;989;1086
Ramsgate;-30.8679;30.3581;;;738;30
Ramsgate Beach;-30.885;30.3485;;;738;30
Ramsgate South;-30.9019;30.3327;;;738;30
Randjieslaagte;-28.3258;29.6533;;;1488
Rawuka;-30.5008;29.8516;;;1362
Red Hill;-29.763;31.0278;;221;220;90
Redcliffe;-29.6437;31.0069;;;220;150
Redcliffe AH;-29.6272;31.0222;;1136;220;6
Redfern;-29.7137;30.9841;;1082;220;150
Regency Park;-29.8816;30.8142;;1090;220;90
Rennies Beach;-31.0654;30.1971;;;1098;30
Rensburgsdrift;-28.9766;29.8994;;;267
Reservoir Hills;-29.8003;30.9445;;;220;90
Resevoir Hill;-28.5472;29.7646;;;1488;30
Reunion;-29.9643;30.9428;;1361;220;150
Rhebokfontein;-27.3811;31.4855;;;1096
Rhemia;-30.023;30.8817;;704;220;15
Richards Bay Central;-28.7496;32.0499;;;1144;30
Richards Bay Coal Terminal;-28.8155;32.0588;;;1144;30
Richem;-28.7664;31.889;;;253;30
Richmond Crest;-29.6526;30.3821;;;1086;30
Richview;-27.7852;29.9071;;;941;30
Ridgepark;-29.6489;30.3694;;;1086;30
Ridgeview;-29.8666;30.9425;;;220;90
Riesdale;-30.4513;29.691;;;1362
Riet River;-29.66;31.0215;;1385;220;90
Rietvallei;-29.712;30.654;;;220;15
Risecliff;-29.9125;30.8627;;145;220;150
River View;-28.4393;32.179;;;900
Riverdale;-29.2194;30.001;;864;863
Riverdene;-29.7761;30.9326;;943;220;90
Riverhorse Valley;-29.7766;30.9988;;942;220;150
Riversdale;-27.393;31.0046;;;1061
Riverside;-30.0837;29.6996;;;1362
Riverside Industrial;-27.7484;29.9768;;;941;2
Riverside Park;-30.3012;30.6668;;1476;1476
Riverview Park;-29.6299;31.049;;1385;220;90
Riyadh;-29.6486;31.0622;;1385;220;90
Rockford;-29.7147;31.0305;;1082;220;150
Rocklands;-31.0524;30.2135;;;1098;30
Rocky Spruit;-28.0119;30.0292;;;179
Rockymount;-30.3506;29.6802;;;1362
Ronaldskloof Ext;-29.7748;30.8442;;516;220;90
Rondedraai;-30.4156;29.9464;;;1362;8
Rondedraai Plantasie;-30.4061;29.9424;;1158;1362
Rooihoek;-28.5838;29.3753;;;55
Rooipoort;-30.0557;29.4507;;;1362
Rookdale;-28.7192;29.2253;;;55
Roosboom;-28.6543;29.7116;;;1488;8
Rose Park;-28.5779;29.7786;;;1488;30
Rosendal;-27.3031;31.4057;;;1096
Roseneath;-30.1871;30.742;;;220;15
Rosetta;-29.3225;29.9862;;;863
Rosettenville;-30.5329;30.4803;;;401
Royal Palm Estate;-29.4266;31.2533;;;563
Ruigtefontein;-28.321;30.0787;;;337
Ruins;-29.2253;29.6531;;;267
Rutland;-27.9415;30.2123;;;179
Rydalvale;-29.7111;30.9994;;1082;220;150
Saana Township;-29.6529;31.0321;;1385;220;90
Sabeka;-28.9671;31.6214;;;335
Sabhuza;-28.5334;31.904;;;571
Saiccor;-30.2124;30.7873;;1472;220;90
Saint Paul;-28.1004;30.687;;;859
Sakabula Golf & Country Estate;-29.5277;30.2332;;;425;30;;kwazulu-natal-sakabula-golf-country-estate-howick
Salaap;-30.3009;30.5385;;;1476
Salem;-29.8463;30.734;;;220;15
Salmon Bay;-31.0594;30.2214;;;1098;30
Salofu;-28.664;30.9311;;;971
Salt Rock;-29.4956;31.2414;;;35;11
Samangu;-28.9766;31.001;;;729
Samanville;-29.5697;30.4163;;989;1086
Sampofu;-28.7402;30.426;;;1346
Samugu;-29.0065;31.257;;;263
Samungu;-29.3133;31.402;;;563
Samungu;-28.7632;30.7355;;;971
San Lameer;-30.9427;30.2965;;;1231;30
Sanathan;-30.3051;30.6691;;1476;1476
Sandfields;-29.5396;31.1392;;1487;220;90
Sangcwaba;-30.1873;30.4038;;;402
Sangoyana;-28.4633;31.7798;;;253
Sangoyane;-28.2828;31.4669;;;1358
Sangwana;-29.5395;30.8283;;;936
Sangweni;-29.1229;30.7905;;;536
Sangweyana;-28.5744;31.7148;;;253
Sankontshe;-29.7956;30.5922;;;220;15
Sans Souci;-29.1843;31.3503;;;563
Sanzwili;-29.6651;30.303;;233;1086;50
Sapref;-29.9782;30.9637;;222;220;90
Sarnia;-29.913;29.8508;;;208
Sarnia;-29.8313;30.8762;;1090;220;90
Satana;-30.4769;29.8044;;;1362
Savannah Park;-29.8796;30.8505;;1090;220;90
Sawoti;-29.9647;30.0347;;;170
Schuinshoogte;-27.7179;29.93;;;941;30
Schuzwekrans;-27.5016;31.047;;;1061
Scotston;-29.8167;29.4823;;;1363;30
Scottburgh South;-30.2971;30.7445;;;1184;30
Scottshill;-27.4798;31.0964;;;1061
Scottsville;-29.6199;30.3988;;;1086;30
Scottsville Ext;-29.641;30.404;;;1086;30
Sdashi;-28.5607;30.9474;;;971
Sdoho;-29.1937;31.0148;;;729
Sea Cow Lake;-29.7966;31;;221;220;90
Sea Park;-30.6962;30.4857;;;1101;30
Sea View;-29.9013;30.966;;222;220;90
Sekelani;-30.3753;29.6524;;;1362
Selbourne Golf Estate;-30.3719;30.6778;;;1184;30
Selection Beach;-29.6786;31.1129;;1471;220;90
Senkwanzela;-29.8624;29.8079;;;208
Senti;-30.3425;29.7067;;;1362
Senzokuhle;-29.6327;30.8984;;;220;21
Seqomeni;-28.7303;29.072;;;55
Sese;-29.0199;31.0794;;;729
Seven;-28.3268;30.9064;;;998
Seventeen;-29.8488;30.6732;;;220;15
Sgisi;-28.7635;31.8186;;;253;30
Sgubudwini;-29.8804;30.7832;;;220;15
Sgweje;-28.5038;30.2606;;;240
Shaka's Rock;-29.5169;31.2287;;;35;;;kwazulu-natal-shakas-rock-ballito
Shakas Head;-29.5006;31.2001;;;35
Shakaville;-29.3246;31.2986;;;563;50
Shallcross;-29.8837;30.8696;;1120;220;90
Shamto;-30.3866;29.9793;;;1362
Shangase;-29.574;30.8539;;;936
Shastri Park;-29.6762;31.0164;;1082;220;150
Shayamoya;-30.5357;29.4093;;;521;50
Shayamoya;-30.3308;30.6607;;1476;1476
Shayamoya;-29.8644;30.6052;;;127
Shayamoya;-29.1086;29.7105;;;267
Shayandawo;-28.0815;30.7566;;;859
Shayanyawo A;-28.5923;30.7279;;;998
Shayanyawo B;-28.6335;30.7229;;;998
Shayisa;-29.1482;31.3375;;768;1263
Sheffield Beach;-29.4806;31.2528;;;35;11
Sheffield Manor;-29.4706;31.2465;;1200;35
Shellfish;-29.6094;29.799;;;429
Shelly Beach;-30.7967;30.4113;;;738;30
Shembes Village;-29.7049;30.9618;;431;220;150
Shemula;-27.0995;32.2272;;;439
Sherwood;-29.8321;30.9681;;;220;90
ShikiShela;-28.283;32.2311;;;900
Shilengeni;-27.8263;31.3212;;;641
Shiyabantu;-29.5997;29.8026;;;429
Shiyamphahla;-30.0886;30.473;;;1145
Shobalenyathi;-28.6779;30.7049;;;971
Shobashobane;-30.8049;30.1282;;;445
Shobeni;-30.8048;30.1824;;;1231
Shongweni;-29.8604;30.7251;;;220;18
Shongweni Resource Reserve;-29.8604;30.7251;;1204;220;6
Shortts Retreat;-29.6612;30.4242;;;1086;30
Shroeders Hope;-28.1494;30.1381;;;337;30
Shudu;-29.4897;31.0135;;;936
Shulton Park;-30.0687;30.8553;;506;220;90
Shumayeleni;-28.0046;31.487;;;1358
Shushu;-28.9058;31.2037;;;263
Sibhamu;-28.9205;31.7243;;;901
Sibhoweni;-27.3728;32.4884;;;788
Sibhudeni;-28.7588;31.1849;;;971
Sibomvini;-30.0303;29.7383;;;170
Sibomvu;-28.0686;31.5013;;;982
Sibongile;-28.1854;30.2328;;;218;50
Sibongile;-27.4945;32.1389;;;1355
Sibonokuhle;-27.5527;32.2303;;;1355
Sibotsheni;-28.8187;29.2294;;;55
Sibuyane;-28.8576;30.8918;;;536
Sicelweni;-30.2101;29.9031;;;1362
Sidakeni;-28.016;31.3525;;;1358
Sidikideni;-30.137;29.6567;;;1362
Sidinsi;-27.9462;31.7706;;;982
Sidobe;-30.6236;30.4536;;;401
Sigangeni;-27.9018;31.6826;;;982
Sigedleni;-29.281;31.0024;;;936
Signal Hill;-29.614;30.3442;;;1086;30
Signal Hill;-27.713;29.9382;;;941;30
Sigodadeni;-30.8369;30.1862;;;1231
Sigqobheleni;-28.1979;30.9469;;;998
Sigubudu;-28.097;31.6816;;;982
Sihangwane;-27.0593;32.4159;;;722
Sihlangweni;-27.2365;31.9836;;1209;439
Sihlangwini;-27.2365;31.9836;;;439;8
Sihlenga;-27.0831;32.4661;;;722
Sihleza;-30.5006;29.7261;;;1362
Sihosheni;-28.7117;30.7731;;;971
Sihuzu;-28.6764;31.8572;;;253
Sikaka Forest;-30.3701;30.3136;;948;401;2
Sikeni;-29.3435;31.1083;;;936
Sikeshini;-29.964;30.0973;;;170
Sikhalasenkosi;-28.8977;31.8975;;;1480
Sikhaleni;-28.7159;30.4615;;;1346
Sikhonyane;-29.0687;31.3916;;;1263
Sikhulu;-30.4107;29.7125;;;1362
Sikwakwaneni;-27.7931;32.4225;;;412
Silambo;-28.9929;31.1696;;;263
Silanda;-27.9509;31.4441;;;1358
Silokomane;-28.7542;30.9273;;;971
Silutshana;-28.4191;30.784;;;998
Silverglen;-29.9247;30.9025;;145;220;150
Silwane;-30.5944;30.4492;;;401
Silwerhout;-27.7198;31.7089;;;1096
Simbithi Eco-Estate;-29.5121;31.2172;;;35
Simdlangenstha;-27.3973;31.6556;;;1096;30
Simdlangentsha;-27.4341;30.9894;;;1061
Simelane;-27.875;31.4804;;;1358
Simolobha;-29.6638;29.8606;;;429
Simondi;-30.0409;30.5918;;;127
Sinathingi;-29.6814;30.2706;;;1086
Sindi;-29.2126;30.9935;;;729
Sindumbeni;-29.3534;30.9855;;;936
Sinembe;-29.4747;31.0742;;;936
Singisi;-30.2556;29.5354;;;1362
Sinkonkonko;-28.019;31.9345;;;982
Sinqanda;-27.7875;31.8338;;;982
Sinyama;-28.8743;30.2954;;;1346
Siphahleni;-30.5187;29.9171;;;1362
Siphande;-28.7192;30.7985;;;971
Siphangeni;-30.2297;29.6926;;;1362
Siphethu;-28.2285;31.5297;;;1358
Siphezi;-28.8144;31.4135;;;263
Siphina;-28.1623;31.6333;;;1358
Siphondweni;-27.1869;32.2966;;;788
Siphumelele;-29.7628;30.8968;;562;220;150
Sipofu;-30.4632;30.4126;;;401
Siqalabeni;-28.9109;29.2566;;;55
Siqandaqanda;-28.8179;31.3299;;;263
Siqobeleni;-27.1085;32.7996;;;722
Siqwanjana;-28.8744;31.5709;;;263
Siriya;-30.1111;29.8351;;;1362
Sishili;-28.2676;31.4313;;;1358
Sisulu;-30.2735;29.9409;;;1362
Sitezi;-28.0942;31.8882;;;406
Sithembile;-28.2021;30.1596;;;337;30
Sithumba;-29.6855;30.6992;;;220;15
Sithundu Hill;-29.8766;30.7976;;1090;220;90
Sithunjwana;-29.6412;29.8292;;;429
Sitofela;-29.6154;29.6884;;;429
Sitshikitselweni;-29.4806;30.7858;;;936
Situlwane;-28.9002;29.3739;;;55
Siwela;-27.7996;31.9712;;;982
Siwela;-27.7468;31.9335;;;982;;;kwazulu-natal-siwela-nongoma-2
Siwela;-27.6961;31.9373;;;982;;;kwazulu-natal-siwela-nongoma-3
Siweni;-29.6839;30.6095;;;220;15
Siwongozi;-29.758;30.0082;;;208
Siyanda;-29.7601;30.9662;;;220;240
Siyanda A;-29.7606;30.9763;;1223;220;150
Siyanda B;-29.7601;30.9662;;1223;220;150
Siyanda C;-29.7618;30.9589;;1223;220;150
Siyathuhuka;-29.8742;30.2584;;;1145
Sizanenjana;-29.8443;29.8797;;;208
Skombaren;-27.9526;30.0243;;;179
Skoonplaas;-30.2606;29.94;;;1362
Slangspruit;-29.6699;30.3704;;;1086;50
Smukumuku;-28.4982;30.8577;;;971
Snamfu;-29.3073;31.0622;;;729
Sobantu;-29.5973;30.4245;;;1086;50
Sodwana;-27.5556;32.6651;;;412
Sofaya;-28.1198;30.8453;;;859
Sogedle;-28.9842;31.4228;;;263
Sokheni;-28.8023;30.78;;;536
Solhem;-29.3815;30.827;;;176
Somelulwazi;-30.2913;30.3213;;;402
Somerset Park;-29.734;31.0578;;1360;220;90
Somkele;-28.308;32.1028;;;900;8
Somshoek;-28.513;30.2217;;433;240
Sondokhulu;-28.9824;31.0565;;;729
Sondzaba;-30.4816;29.9088;;;1362;8
Sondzaba Reserve;-30.4816;29.9088;;1229;1362;2
Songonzima;-29.7052;30.1157;;;1086
Sordwana;-27.5442;32.6748;;;788
Sosibo;-30.4432;30.1588;;;401
South Beach;-29.8606;31.0382;;;220;90
Southgate;-29.7308;31.0287;;1082;220;150
Southmead;-29.8625;30.8517;;1090;220;90
Southport;-30.6796;30.4997;;;1101;30
Southridge;-29.6579;31.0479;;1385;220;90
Southworld;-29.0458;29.7693;;;267
Sovane;-27.6522;31.7777;;;982
Soweto;-29.7174;30.9305;;431;220;150
Sparks;-29.8363;30.9823;;54;220;90
Spekboom;-27.3589;31.4219;;;1096
Spinnes;-28.6395;30.9004;;;971
Spookmill;-27.8169;30.2539;;;179
Springbok Laagte;-27.838;30.2428;;;179
Springfield;-29.8197;30.9975;;;220;90
Springlake;-28.0572;30.1365;;;390
Springvale Mission;-30.1049;30.2892;;;402
Squebezi;-27.9265;31.3844;;;641
St Barnabas;-30.2205;29.8285;;;1362
St Bernard's Mission;-30.0334;30.4228;;;1145;;;kwazulu-natal-st-bernards-mission-richmond
St Cyprian Mission;-29.0217;31.4346;;;1263
St Helier;-29.794;30.7762;;333;220;90
St Lucia;-28.3775;32.4137;;;1240
St Lucia's;-28.3775;32.4137;;;1240;;;kwazulu-natal-st-lucias-st-lucia
St Mathews;-27.9565;30.6306;;;998
St Paul;-30.254;29.6786;;;1362
St Wendolins Ridge;-29.8696;30.8488;;1090;220;90
St Winifreds;-30.0887;30.8525;;506;220;90
St. Lawrence;-29.6964;30.7433;;;220;15;;kwazulu-natal-st-lawrence-durban
St. Michael's on Sea;-30.8239;30.4032;;;738;30;;kwazulu-natal-st-michaels-on-sea-margate
Stamford Hill;-29.8287;31.0299;;;220;90
Stanger Central;-29.3397;31.2897;;;563;30
Stanmore;-29.697;31.0232;;1082;220;150
Stanvac;-29.9495;30.9851;;78;220;90
Star of the Sea Mission;-26.9497;32.7804;;570;722
Starami;-29.5538;31.1059;;376;220;150
Starwood;-29.7034;31.0034;;1082;220;150
Steadville;-28.5694;29.8216;;;1488;50
Steelcastle;-29.7799;30.9574;;943;220;90
Stezi;-28.7026;31.8636;;;253
Stockville;-29.8092;30.7999;;516;220;90
Stonebridge;-29.7223;31.0147;;1082;220;150
Straalfontein;-28.4065;30.8964;;;998
Straalhoek;-30.3363;29.8685;;;1362
Strangerest;-30.3352;29.9824;;;1362
Stratford;-28.2071;30.2816;;;218
Striijbank;-28.0043;30.1233;;;179
Sugar Mill;-28.896;31.3122;;;263
Summerfield;-30.3836;30.0374;;;1362
Summerveld;-29.8176;30.7153;;1047;220;90
Sundumbili A;-29.1384;31.3949;;;1263
Sundumbili B;-29.04;31.4756;;;1263
Sunduza;-30.8581;30.2546;;;1231
Sunduza;-30.56;30.2389;;;1101
Sunford;-29.6964;31.0077;;1082;220;150
Sungulwane;-27.8081;32.2138;;406;412
Sunningdale;-29.746;31.0434;;1360;220;90
Sunnyridge;-27.7245;29.9519;;;941;30
Sunrise;-28.2751;30.7047;;;998
Sunset View;-27.7756;29.9058;;;941;30
Sunwich Port;-30.6658;30.51;;;1101;30
Surprise Farm;-29.8114;30.8408;;1090;220;90
Surrey;-27.8317;30.2735;;;179
Sury Aville;-27.7619;29.9119;;;941;30
Suspense;-27.7252;30.1242;;;941
Sutherlands;-28.9861;30.3424;;;863
Swane;-28.8742;31.0548;;;971
Swayimana;-29.5031;30.6451;;;1417
Sweetwaters;-29.5955;30.2944;;;404;30
Swidi;-29.3779;30.8672;;;176
Sydenham;-29.8311;30.9915;;54;220;90
Tafamasi;-29.5459;30.8702;;;936
Tafeni;-30.3811;29.9424;;;1362
Tafula;-29.6775;30.9358;;431;220;150
Tafuleni;-29.7147;30.2473;;;1086
Takani;-30.3889;29.9205;;;1362
Talane;-28.5253;31.0563;;;971
Tamboekiesdraai;-27.3948;31.042;;;1061
Tanganeni;-28.1673;31.8703;;;406
Tanzania;-29.6875;30.9755;;783;220;15
Tarsvaly;-29.9803;29.7836;;;170
Taum;-27.8018;29.9947;;;941
Telezeni;-28.087;30.6725;;;859
Tembe;-26.9461;32.4677;;;722;8
Tembe Elephant Reserve;-26.9461;32.4677;;1277;722;2
Tembeni;-30.3674;29.9151;;;1362
Temple Valley;-29.6507;31.0548;;1385;220;90
Tenten's Kraal;-28.6658;30.0983;;;240;;;kwazulu-natal-tentens-kraal-ekuvukeni
Thafamasi;-29.0557;31.0165;;;729
Thalaneni;-28.5748;31.0285;;;971
Thaleni;-30.5478;30.1706;;;1101
Thaleni;-28.5039;30.9543;;;971
Thandanini;-28.1247;31.9369;;;406
Thandaza;-29.7905;30.6202;;;220;15
Thandizwe;-26.9786;32.7243;;;722
Thawini;-28.8965;31.5201;;;263
The Cottage;-30.2647;29.9325;;;1362
The Downs;-28.6839;29.1413;;;55
The Grange;-29.6446;30.3742;;;1086;30
The Greater St.Lucia;-27.6946;32.5492;;;412;;;kwazulu-natal-the-greater-st-lucia-hluhluwe
The Meadows;-29.6409;30.4168;;;1086;30
The Ravine;-28.7338;30.2158;;897;240
The Ridge;-30.3503;30.4124;;;401
The Ridge;-29.677;29.6694;;;405
The Wolds;-29.7935;30.8715;;1090;220;90
Theekloof;-30.4184;29.931;;;1362
Thelawayeka;-30.8603;30.2174;;;1231
Thelezini;-28.1003;30.6442;;;998
Thembalethu;-30.8881;30.2944;;;1231
Thembalihle;-28.8786;29.9168;;;267
Thembelinie;-30.4943;30.1702;;;1101
Thembeni;-30.7303;30.1045;;;445
Thembeni;-29.3902;31.2842;;;563
Thendele;-29.3727;29.6879;;;863
Thendeni;-30.4034;30.2245;;;401
Thengani;-27.0196;32.7303;;;722
Thenti;-30.1086;29.6325;;;1362
Thintumkhaba;-28.814;31.4764;;;263
Thistles;-30.654;30.0418;;;445
Thobo;-30.215;29.6913;;;1362
Thokazi;-27.7883;31.6106;;;982;8
Thokazi;-27.2917;32.4235;;;788
Thokoza;-28.3283;31.4278;;;1358
Thongasi;-30.9919;30.2137;;;1098
Thonjeni;-30.1144;29.7826;;;1362
Thonsini;-29.9659;29.5021;;;111
Thornville;-29.7393;30.3825;;;1145
Thornwood;-29.8567;30.8091;;;220;150
Thorny Bush;-30.4161;29.9861;;;1362
Three Hills;-31.0215;30.232;;;1098;30
Thubalethu;-28.5633;31.3913;;;1475;30
Thukuzele;-27.6732;31.0608;;168;410;30
Thulani;-28.6321;31.0057;;;971
Thulini Lwezulu;-28.8552;30.4806;;;1346
Thulwini;-29.0894;30.8796;;;536
Thuma;-28.8281;31.0681;;;971
Thundeza;-30.9803;30.2157;;;1098
Thungwini;-27.4697;32.6654;;;788
Thuntutha;-30.5944;30.4199;;;401
Thusumuntu;-29.7224;30.7624;;;220;15
Thuthuka;-30.3938;30.2155;;;401
Thuthuka;-29.1085;31.536;;665;717
Tigerhoek;-30.528;29.6291;;;1362
Tin Town;-29.7408;30.8725;;;220;15
Tinley Manor Beach;-29.449;31.286;;;35;8
Tobolsk;-27.3116;31.2382;;;1096
Tollgate;-29.8351;30.8111;;1090;220;90
Tongaat Beach;-29.5808;31.1791;;1427;220;90
Tongaat Industrial;-29.5589;31.1326;;1487;220;6
Tongaat Mews;-29.5766;31.1218;;1487;220;90
Tongwe;-28.8587;30.8571;;;536;;Dakeni
Tonjeni;-30.6477;30.1137;;;445
Town Bush Valley;-29.5677;30.3299;;;1086;30
Town Hill;-29.5892;30.3662;;;1086;30
Townview;-29.3357;31.2724;;;563;30
Townview;-29.2141;30.0066;;;863
Trafalgar;-30.9594;30.2927;;;1231;30
Treasure Beach;-29.947;30.9935;;78;220;90
Trenance Manor;-29.6765;31.0082;;1082;220;150
Trenance Park;-29.6587;31.007;;783;220;15
Trurolands;-29.5731;31.102;;1487;220;90
Trust Feed A;-29.3977;30.5424;;;939
Trust Feed B;-29.5266;30.588;;;1417
Tsaula;-30.0544;29.4782;;;1362
Tshaneni;-27.6449;32.1184;;;1355
Tsheleni;-30.3653;30.114;;;402
Tshelimnyama;-29.8381;30.8042;;;220;150
Tshonono;-28.0086;31.8601;;;982
Tucrose;-29.2318;31.229;;;936
Tugela Estates;-28.742;30.1662;;897;240
Tugela Mouth;-29.2216;31.5036;;;717
Tulwana;-28.7869;30.9372;;;971
Tuse;-30.5058;29.7478;;;1362
Tuzi-Gazi;-28.7967;32.0861;;;1144;30
Twhatgwha;-27.9571;30.1475;;;179
UCC;-29.3671;31.2563;;;563
Ubani;-27.6916;31.9065;;;982
Ubombo;-27.5716;32.0948;;;1355
Ubombo;-27.4222;32.6869;;;788
Ufasimba;-28.7244;31.714;;;901
Uitkyk;-27.866;30.1765;;;179
Uitkytoring Landstrip;-28.3651;32.2443;;;900;30
Uitval Closer Settlement;-28.4703;30.2513;;258;240
Uitvlugt;-28.455;30.1377;;;240
Ulundi B;-28.2955;31.4125;;;1358;30
Ulundi BA;-28.3007;31.4285;;;1358;30
Ulundi C;-28.2895;31.4294;;;1358;30
Ulundi D;-28.2772;31.4387;;;1358;30
Ulundi L;-28.3143;31.4372;;;1358;30
Umbango;-30.7362;30.4289;;;1101;30
Umbhayi;-29.5746;31.0919;;;220;15
Umbilo;-29.8843;30.979;;54;220;90
Umbogintwini;-30.0232;30.8988;;1469;220;90
Umbulwana;-28.6196;29.8291;;;1488
Umbumbulu;-30.1629;30.7331;;;1184
Umbumbulu;-29.9622;30.6882;;;220;18
Umbumbulu Smallholdings;-30.1933;30.7956;;1359;220;6
Umdloti;-29.5892;30.8755;;;936
Umdloti Beach;-29.6566;31.1245;;1471;220;90
Umfolozi;-28.334;31.816;;;406
Umgababa South;-30.161;30.8214;;;220;15
Umgagaba;-29.7436;30.8928;;;220;15
Umgai;-30.3865;30.4824;;;401
Umgayi;-30.3397;30.4654;;;401
Umgeni;-29.6517;30.7852;;;220;15
Umgeni Business Park;-29.8086;30.9931;;;220;90
Umgeni Park;-29.8043;31.0211;;221;220;90
Umgwemphisi;-30.2367;30.6868;;;1184
Umgwenya;-30.0937;30.5045;;;1145
Umhlabatyan;-30.3418;30.1519;;;402
Umhlali;-29.4839;31.2219;;;35
Umhlali Beach;-29.5037;31.2339;;1173;35
Umhlali Golf and Country Estate;-29.5139;31.1935;;;35
Umhlanga;-29.7286;31.0692;;;220;450
Umhlanga Ridge;-29.7286;31.0692;;1360;220;90
Umhlanga Rocks;-29.7448;31.075;;1360;220;90
Umhlathuze;-28.7738;31.8804;;;253;30
Umhlatuzana;-29.9042;30.9235;;145;220;150
Umhloti Heights;-29.6339;31.0443;;1385;220;90
Umhlumayo;-28.6942;30.1691;;;240
Umjila;-29.9696;29.8792;;;170
Umkhamba;-27.765;31.1444;;;410
Umlaza;-27.7706;31.9005;;;982
Umlazi;-29.9657;30.8849;;;220;4000;eMlazi
Umlazi A;-29.958;30.9166;;1361;220;150
Umlazi AA;-29.9781;30.8687;;1361;220;150
Umlazi B;-29.9583;30.9063;;1361;220;150
Umlazi BB;-29.9818;30.8604;;1361;220;150
Umlazi C;-29.9512;30.9019;;1361;220;150
Umlazi CC;-29.9717;30.8454;;1361;220;150
Umlazi D;-29.9671;30.903;;1361;220;150
Umlazi DD;-29.9615;30.8362;;1361;220;150
Umlazi E;-29.9456;30.9177;;1361;220;150
Umlazi F;-29.9454;30.8941;;1361;220;150
Umlazi G;-29.949;30.8828;;1361;220;150
Umlazi H;-29.9479;30.8703;;1361;220;150
Umlazi J;-29.9516;30.8608;;1361;220;150
Umlazi K;-29.965;30.8522;;1361;220;150
Umlazi L;-29.9682;30.8636;;1361;220;150
Umlazi M;-29.9698;30.8728;;1361;220;150
Umlazi N;-29.9631;30.8787;;1361;220;150
Umlazi P;-29.9741;30.8864;;1361;220;150
Umlazi Q;-29.9812;30.8952;;1361;220;150
Umlazi R;-29.965;30.8879;;1361;220;150
Umlazi S;-29.9696;30.9169;;1361;220;150
Umlazi T;-29.9783;30.9085;;1361;220;150
Umlazi U;-29.9911;30.8929;;1361;220;150
Umlazi V;-29.959;30.9326;;1361;220;150
Umlazi W;-29.9582;30.892;;1361;220;150
Umlazi Y;-30.0055;30.8815;;1361;220;150
Umlazi Z;-29.9916;30.8776;;1361;220;150
Umngeni;-29.7253;30.8964;;;220;15
Umnini;-30.1475;30.7995;;;220;15
Umphumulo;-29.1305;31.0347;;;729
Umshinini;-29.8661;30.8379;;1090;220;90
Umshukangubo;-29.1844;31.1995;;;729
Umtentweni;-30.7159;30.4638;;;1101;30;eMthenteni
Umvoti;-29.2208;31.0092;;;729
Umvozana;-29.2195;31.0883;;;729
Umvumase;-29.1228;31.2353;;;729
Umzimkhulu;-30.2647;29.9325;;;1362
Umzimkhulu Ext;-30.2677;29.925;;;1362
Umzinto;-30.5833;30.517;;;401
Umzokhanyoya;-30.4793;30.0244;;;382
Umzulwini;-29.174;31.1668;;;729
Umzumbe;-30.6205;30.5409;;;401;30
Underberg East;-29.7847;29.5082;;;1363;30
Ungendwa;-30.0608;30.8011;;;1184
Uphande;-27.4913;32.0971;;;460
Upper Ferncliffe;-29.5584;30.3326;;144;1086
Upper Mantungwa;-29.6106;30.8595;;;936
Upper Manzana;-29.6327;30.8984;;1194;220;15
Upper Maotana;-29.6634;30.9933;;783;220;15
Uqaqa;-29.0467;31.0775;;;729
Uqaqani;-30.0277;29.637;;;170
Uqweqwe;-28.1233;30.7946;;;859
Usuthu;-29.4701;30.8067;;;936
Usuthu;-27.9561;31.5623;;;982
Uswani;-30.391;30.6439;;;1067
Uthweba;-29.6988;30.5894;;;220;15
Uvongo;-30.8316;30.3873;;;738;30
Uvongo Beach;-30.832;30.397;;;738;30
Uzimgwenya;-28.8662;31.9056;;;1480
Vaalbank;-27.7201;31.0257;;;410
Vaalkop;-28.4778;30.211;;;240;8
Vaalkrans;-29.0709;30.3852;;;354
Valdin Heights;-29.6549;31.0522;;1385;220;90
Van Riebeeck Park;-28.5641;29.7586;;;1488;30
Van Riebeeckpark;-29.9224;31.0104;;78;220;90
Vanrova;-29.5601;31.1127;;1487;220;90
Vekeza;-28.9815;31.5479;;;335
Velabahleke;-29.1804;31.0037;;;729
Velabandhla;-28.6882;32.1981;;;571
Velabethuke;-30.2432;30.1006;;;402
Veld En Vlei;-28.7372;32.0636;;;1144;30
Velumemeze;-30.5659;30.4958;;;401
Verdriet;-27.9861;30.1403;;;179
Vergelegen;-29.5396;29.4645;;;429;2
Vernon Crookes;-30.2854;30.5891;;;1476;8
Vernon Crookes Game Park;-30.2854;30.5891;;1384;1476
Verulam;-29.6477;31.0391;;;220;370
Vezunyawo;-28.2528;31.3822;;;1358
Vilani;-27.8673;31.7059;;;982
Vimbane;-30.5072;29.7619;;;1362
Vimbisikhala;-27.9634;31.7259;;;982
Virginia;-29.7668;31.0523;;221;220;90
Vlakplaas;-27.42;31.0332;;;1061
Vlam;-27.7622;29.9498;;;941;30
Vongotho;-28.9198;31.652;;;901
Vonguzana;-30.253;30.5329;;;1476
Vreemdeburg;-28.7061;30.1561;;;240;38
Vryheid;-28.197;31.0082;;;998
Vryheid;-28.1745;31.2812;;;1358
Vryheid East;-27.7696;30.8442;;;1407;30
Vuka;-30.2279;29.6541;;;1362
Vuka;-28.5394;31.0256;;;971
Vukaphanzi;-28.8036;30.8866;;;536
Vulindlala;-29.7043;30.7352;;;220;15
Vulindlela;-30.1466;30.6563;;;1184
Vulindlela;-28.8536;31.8465;;;253;50
Vuma;-28.837;31.3804;;;263
Vuma A;-29.1631;30.9797;;;729
Vuma B;-29.1878;31.0336;;;729
Vumanhlamvo;-28.7038;31.114;;;971
Vumankala;-28.2029;30.8586;;;998
Vumbu;-28.8758;31.0083;;;729
Vungama A;-27.7675;31.9178;;;982
Vungama B;-27.792;31.9559;;;982
Vuthela;-28.2461;31.4601;;;1358
Vuthele;-28.2074;31.4953;;;1358
Vutshini;-28.6531;30.9562;;;971
Wambaza;-28.6701;31.5612;;;253
Wangu;-29.125;31.5788;;665;717
Warner Beach;-30.0838;30.8632;;506;220;90
Warrenton;-29.3274;31.2844;;;563;30
Waschbank;-30.3622;29.9494;;;1362
Washington Heights;-29.8736;30.8186;;1090;220;90
Waterfall;-29.7448;30.8214;;;220;270
Waterloo;-29.6651;31.0595;;70;220;150
Waterloo Village;-29.6611;31.0795;;70;220;90
Watershed;-28.3123;29.6941;;;1488
Watersmeet;-28.3978;29.738;;;1488
Waterval;-27.4597;30.9975;;;1061
Waterways;-29.5717;31.1117;;1487;220;90
Wathanga;-29.8414;30.6845;;;220;15
Watsonia;-29.5768;31.0996;;1487;220;90
Wela;-30.7583;29.9062;;;382
Wela;-27.9886;31.9184;;;982
Welbedacht;-29.9305;30.8644;;145;220;150
Welcome;-27.2245;32.2832;;;788
Weltevreden;-29.2483;30.7012;;;176
Wembesi A;-29.0635;29.7684;;;267
Wembley;-29.591;30.3461;;;1086;30
Wensleydale;-29.6051;30.3991;;;1086;30
Wentworth;-29.9274;30.9954;;78;220;150
West Riding;-29.7598;30.763;;403;220;90
Westcliff;-29.9122;30.8934;;145;220;150
Westgate;-29.6484;30.3823;;;1086;30
Westham;-29.6953;30.9853;;1082;220;150
Westmead;-29.8228;30.8319;;1090;220;90
Westmead Ext;-29.8157;30.8242;;1090;220;90
Weston;-29.1993;30.0149;;864;863
Westrich;-29.7693;30.9392;;943;220;90
Westridge;-29.8528;30.9752;;;220;18
Westville;-29.8231;30.9255;;;220;310
Wewe;-29.422;30.9363;;;936
Weza;-30.5966;29.7468;;;382
Whetstone;-29.7081;30.9881;;1082;220;150
Whispers;-29.5492;30.4396;;;1086;30
White City;-30.2662;29.9415;;;1362
White City;-29.5769;30.5707;;;127
White City;-27.9098;31.6686;;;982
White City;-27.6717;30.312;;;1367;30
Whitecliff;-27.3076;31.361;;;1096
Widenham;-30.2188;30.7937;;1472;220;90
Wiggins;-29.8545;30.9619;;;220;90
Wild En Weide;-28.734;32.0498;;;1144;30
Wilgefontein;-29.7076;30.3241;;;1086
Willow Glen;-30.2227;30.7334;;153;220;90
Willowbrook;-29.6652;29.684;;;429
Willowton;-29.5892;30.4122;;;1086;30
Wilts;-27.9544;30.2457;;;390
Windermere;-29.8305;31.0196;;54;220;90
Windsor-on-Sea;-30.8115;30.4093;;;738;30
Wingrove;-30.4652;30.6165;;;1067
Winklespruit;-30.102;30.8551;;506;220;90
Winston Park;-29.8095;30.7818;;333;220;90
Winterhoek;-29.0231;30.3033;;;863
Wintershoek;-28.5698;30.114;;656;240
Winterskloof;-29.5847;30.2906;;;404;30
Witkop;-28.244;30.8443;;;998
Wittekleifontein;-28.6121;30.0892;;656;240
Wittekop;-28.4667;29.2694;;;55
Wolwane;-28.6533;30.6076;;;1346
Wome;-29.2774;31.0637;;;729
Wood Grange;-30.592;30.562;;;401;30
Woodford;-28.6893;29.3001;;;55
Woodhaven;-29.9227;30.9454;;222;220;90
Woodhurst;-29.9072;30.9017;;145;220;150
Woodlands;-29.9278;30.9556;;222;220;90
Woodlands;-29.7967;30.8014;;333;220;90;;kwazulu-natal-woodlands-durban-2
Woodlands;-29.7109;31.0768;;1360;220;90;;kwazulu-natal-woodlands-durban-3
Woodlands;-29.5809;30.3882;;;1086;30
Woodlands Happy Valley;-29.572;30.3853;;989;1086
Woodside;-29.826;30.9031;;1090;220;90
Woodview;-29.684;31.0275;;1082;220;150
Worlds View;-29.5777;30.3143;;;404;30
Wosiyane;-30.7095;30.0838;;;445
Wowana;-30.4943;30.2309;;;401
Woyisane;-28.9554;31.0343;;;729
Woza;-30.9535;30.2401;;;1231
Woza;-29.1801;31.0602;;;729
Woza;-28.5019;30.5906;;;1226
Wubwini;-30.113;30.7294;;;1184
Xalasho;-28.6018;31.022;;;971
Xamukavinjelwa;-28.5294;31.0874;;;971
Xamuxolo;-29.6445;30.1476;;;1086
Xasana;-28.1455;31.5977;;;1358
Ximba;-29.7139;30.5771;;;220;15
Xolo;-28.1674;31.5548;;;1358
Xosheyakhe;-29.7859;29.7939;;;111
Xulu;-28.6204;30.9299;;;971
Xwayisane;-28.0466;31.4234;;;1358
Yellow Wood Park;-29.9179;30.9373;;222;220;90
Yemeni;-28.8209;31.6697;;;901
Yetheni;-28.9074;31.6657;;;901
Zadungeni;-30.1814;29.9015;;;1362
Zamani;-29.8262;30.6394;;892;220;150
Zamazema;-28.732;30.1949;;897;240
Zambia;-29.6922;30.9709;;783;220;15
Zamokhuhe;-29.7773;30.8615;;516;220;90
Zamokuhle;-28.9327;31.6829;;;901
Zamokuhle;-28.654;30.0338;;;240
Zayeka;-29.6189;30.2735;;;1086
Zembeni;-28.0256;31.3963;;;1358
Zenzani;-29.3786;30.031;;;992
Zenzele;-28.8539;31.858;;;1480
Zenzele;-28.5131;30.3569;;;1226
Ziba;-29.1962;30.762;;;176
Ziba;-29.192;30.8215;;;536
Zibayeni;-28.0292;32.0541;;;406
Zidedele;-28.7479;31.9142;;;253;30
Zidonini;-28.1394;31.973;;;406
Zigagayi;-28.7286;31.4723;;;1475
Zihlakaniphele;-27.8566;31.8219;;;982
Zilweleni;-29.8696;30.7883;;1090;220;90
Zimbabwe;-29.6911;30.9771;;783;220;15
Zimbali Coastal Estate;-29.5489;31.2008;;;35
Zimbidli;-28.9655;31.3891;;;263
Zimbube;-28.6778;31.344;;;1475
Zimpisi B;-28.858;31.2259;;;263
Zimpohlo;-28.8617;31.5883;;;263
Zimpondweni;-29.5745;30.8171;;;936
Zinhlezuka;-28.9877;31.3838;;;263
Zinkunzini;-28.5433;30.8442;;;971
Zinkwazi Beach;-29.286;31.4367;;;563
Ziyendane;-29.0598;31.3648;;;335
Zomboda;-28.0704;31.7331;;;982
Zondagsrivierspoort;-28.5902;30.1167;;;240
Zondane;-27.8038;31.736;;;982
Zondela;-28.3075;31.4426;;;1358;30
Zondo;-27.9036;30.2273;;;179
Zulwini;-27.3025;32.0541;;;460
Zungu;-28.0143;31.6832;;;982
Zungweni;-28.5757;31.1481;;;971
Zwartkloof;-27.3898;31.5541;;;1096
Zwelibomvu;-29.8804;30.7211;;;220;15
Zwelisha;-29.0509;29.7386;;;267
Zwelisha;-28.6808;29.0735;;;55
Zwelitsha;-30.0635;29.55;;;1362
aMahlongwa;-30.2364;30.724;;;1184
eDumbe;-27.4003;30.8203;;;1061
eGezahlala;-28.4275;30.8291;;;998
eGezahlala;-28.4275;30.8942;;;998;;;kwazulu-natal-egezahlala-nqutu-2
eGezahlala E;-28.3631;30.8099;;;998
eGujini;-27.5599;32.148;;;1355
eHlanzeni;-30.2113;30.6851;;;1184
eKafuleni A;-29.6696;30.9485;;783;220;15
eKuhluphekeni;-26.9586;32.7479;;;722
eMachobeni;-27.1179;32.0025;;;439
eMagogo;-28.4555;30.8116;;;998
eMahlalakahle;-29.0756;30.6081;;254;354;50
eMandlalathi;-30.1474;30.518;;;1476
eMangweni;-26.8992;32.3535;;;722;;Loskop
eManqayini;-27.4286;32.0922;;;460;8
eManyuka;-27.3578;32.1133;;1030;460
eMaphaya;-27.4286;32.0922;;1467;460
eMhosheni;-28.452;30.7777;;;998
eMjunundwini;-30.177;30.6283;;;1476
eMombeni;-27.2774;32.0043;;;439
eMthonjeni;-27.2233;32.029;;;439
eMunyini;-29.6925;30.1782;;;1086
eMvubukazi;-30.293;29.8426;;;1362
eNgozini;-26.9316;32.7491;;;722
eNhlalakahle;-28.8479;30.3017;;;1346
eNkovukeni;-26.9376;32.865;;;722
ePhosheni;-26.9189;32.1976;;;439
eSigodini Esifishane;-29.7213;30.2373;;;1086
eSigqokweni;-28.3951;30.8069;;;998
eSigqumeni A;-28.3236;30.7299;;;998
eSigqumeni B;-28.4408;30.7893;;;998
eSinyameni;-28.896;30.2826;;;1346
eSiweni;-27.131;32.1328;;;439
eTshenkombo;-30.1514;30.5491;;;1476
eZibomvini;-29.6256;30.2202;;;1086
eZinhlwathini;-27.1804;32.1233;;;439
iNdanyana;-28.6777;31.1711;;;971
iNhlabamkhosi;-28.3798;30.907;;;998
iThaka;-28.0807;31.2856;;;1358
kaMpuco;-30.0918;30.6453;;;1184
uMhlwanzini;-28.9387;29.2866;;;55
uMkumbaan;-29.8689;30.9563;;;220;90
uMvoti;-29.1931;30.725;;;354
# Limpopo
Abbotspoort;-23.4563;28.0992;;728;624
Afton;-22.7651;30.158;;;228
Air Force Hoedspruit;-24.3588;31.0394;;;415;2
Akasia;-24.1782;28.9958;;;851;30
Alma;-24.4855;28.0773;;;1370
Aloe Ridge;-24.6912;30.3466;;;114;30
Altein;-23.138;30.911;;;705
Aluta Park;-24.1461;29.0034;;692;851;50
Alverton;-24.5736;30.3794;;;114
Ama 2-room;-23.3103;30.7257;;;336;50
Amosotho;-23.2907;29.0675;;;1193
Annadale;-23.8801;29.4443;;;1094;30
Apel;-24.52;29.5791;;;452;8
Apel Cross;-24.5301;29.6108;;19;452
Apiesdoring;-24.6536;30.3469;;;114
Aqua Park;-23.8193;30.1526;;;1354;30
Aquaville;-25.1751;29.347;;;356;30
Arabie;-24.7886;29.4519;;;737
Arbor Park;-23.8308;30.1671;;;1354;30
Archibalt;-22.9744;28.7026;;;14
Aurora;-23.4603;28.8787;;;1193
Aventura Warmbaths;-24.8918;28.2879;;47;47;50
Avon;-23.1431;29.1059;;;1193
Babanana;-23.7068;30.3985;;;630
Babangu;-23.2845;30.4406;;;336
Badimong;-23.9035;29.7776;;;726
Bahamanoa;-22.9133;28.9055;;;14
Bahananoa;-23.136;28.9073;;;1193
Bakenberg;-23.8648;28.7697;;;851;20
Bakinofaso;-23.663;30.2371;;800;294
Bakone;-23.7745;29.0646;;;1094
Bakone;-23.4684;28.5558;;;851
Bakone;-23.323;28.7555;;310;1193
Bakone;-23.3218;28.6896;;984;1193;;;limpopo-bakone-senwabarwana-2
Bakoneng;-24.5732;29.7518;;302;452
Balanganani;-23.2127;30.464;;370;1408
Bale;-22.4317;30.6724;;;914
Balloon;-24.1962;30.3814;;;415
Bambeni;-23.4876;30.7036;;;336
Banareng;-24.4913;30.6222;;;1031
Bangalong;-23.4905;28.1828;;;624
Bankfontein;-25.1732;29.6475;;;356
Baobab Tree Reserve;-22.3777;30.0435;;;910;2
Bapedi;-22.9158;29.0185;;301;14
Basana;-22.8858;30.7352;;;705
Basani;-23.3524;30.5332;;;336
Basani;-23.197;30.2357;;464;244
Basogadi;-23.883;28.7725;;33;851
Basterpad;-23.9014;28.6262;;;851
Bastiaansrust;-23.5824;29.2792;;855;1094
Bayswater;-23.3916;28.7905;;;1193
Beauty;-23.2204;27.9027;;318;624
Begwa;-22.7835;30.7976;;;705
Beit Bridge;-22.2338;29.9846;;;910
Bela-Bela Boat Club;-24.8442;28.2416;;;47;2
Bela-Bela Ext 1;-24.8886;28.3115;;47;47;50
Bela-Bela Ext 2;-24.8811;28.3142;;47;47;50
Bela-Bela Ext 5;-24.8859;28.3229;;47;47;50
Bela-Bela Ext 6;-24.8759;28.3233;;47;47;50
Bela-Bela Ext 7;-24.8859;28.3356;;47;47;50
Bellevue;-23.4216;30.41;;;294;8
Ben Farm;-23.9023;31.0517;;;1075;17
Ben Farm A;-23.9151;31.0352;;51;1075
Ben Farm B;-23.9149;31.0494;;51;1075
Ben Farm B Ext 2;-23.9023;31.0517;;51;1075
Ben Farm C;-23.8994;31.0409;;51;1075
Bende Mutale;-22.4048;31.0285;;;914
Bendor Park;-23.8862;29.488;;;1094;30
Bergendal;-23.1104;28.7341;;;1193
Bergview;-22.3557;30.025;;;910;30
Bergview East;-22.3544;30.0281;;;910;30
Bergview West;-22.3571;30.0218;;;910;30
Berseba;-22.8901;28.6837;;;14
Bevula;-22.928;30.9086;;;705
Big Power;-23.2407;30.1363;;371;244
Bileni;-22.4609;30.9534;;;914
Bismark;-24.2064;30.5071;;;415
Bjatladibja Dikolobe;-23.8705;29.7176;;;726;50
Black Rock;-24.1476;28.9751;;692;851;50
BlalalaZonke;-23.3501;30.2824;;1165;1408
Blinkwater;-23.4112;30.3337;;;336
Bloodriver;-23.8172;29.3776;;;1094;11
Blouberg;-23.1418;28.9988;;;1193
Bobirwa;-23.3182;29.0512;;;1193
Bochabelo;-24.8344;29.904;;;452
Bode;-23.3351;30.6302;;;336
Bodi;-23.2464;28.9453;;;1193;20
Bodlomelani;-23.2115;30.2869;;502;1408
Bodutulo;-24.2652;29.7735;;;609
Bodwe;-23.1908;30.1894;;372;244
Bofulamato;-23.1934;30.4275;;370;1408
Bogalatladi;-24.2638;29.8495;;;19;8
Bokhuta;-23.6868;30.3392;;;630
Bokwidi;-23.8277;28.6498;;;851
Bolahla-Mpja-Bja-Dikgopeng;-23.7615;29.7854;;849;1186
Bolahlakgomo;-24.4465;29.3152;;;609
Bolobedu;-23.6264;30.3517;;;294
Bolopa;-24.2743;29.651;;;609
Boltman;-22.9962;30.7166;;;705;50
Bonn;-23.9746;30.3924;;;630
Boratapelo;-23.6928;28.9935;;;1094
Bordeaux;-24.0753;30.3587;;461;630
Borwalathoto;-23.0759;28.7123;;;1193;11
Boshakge;-23.5963;30.3284;;;294
Boshia;-23.1578;28.9384;;;1193
Boshoek;-24.497;30.0955;;;1243
Boskopies;-23.8768;29.5478;;;1094
Bossche Diesch;-23.2201;27.8798;;;624
Bothashoek;-24.6251;30.2934;;;114
Botlokwa;-23.4993;29.705;;;843;38
Botlokwa;-23.3961;28.9777;;;1193;;Mphakane
Botludi;-23.6532;30.379;;;630
Botsalanong;-23.2577;28.0544;;;624
Botshabelo;-23.4307;30.5162;;;336
Botshabelo;-23.1794;28.0379;;;624
Botsoleni;-22.7877;30.865;;;705
Bottom Village;-24.7125;30.2088;;;1243
Braamfontein;-24.3178;29.9337;;;19
Breda;-23.3614;28.7022;;;851
Brodie Hill A;-23.1903;28.9754;;;1193
Brodie Hill B;-23.2006;29.0248;;;1193
Brooklyn;-24.8691;29.7729;;;452
Brussels;-23.376;29.1516;;;843
Budeli;-22.9718;30.5772;;;705
Buffelshoek;-23.6898;28.7608;;;851
Buffelshoek;-23.1365;28.9352;;;1193;26
Buisdorp;-23.0922;29.401;;;640
Bulasini;-23.5238;30.4095;;;294
Bull-Bull;-23.1421;29.0658;;;1193
Buluni;-22.8207;30.7681;;;705
Bulwini;-23.1201;30.6025;;;705
Bungeni;-23.1948;30.1833;;;244;11
Buqa;-23.5272;30.6133;;;294
Burgerrecht;-22.9935;28.9542;;;1193
Burgersdorp;-24.0043;30.3068;;;630
Butchwana;-24.3258;30.5368;;;415
Byldrift;-24.5249;29.4963;;;609
Calais;-24.1314;30.3343;;;415
Callashield;-23.2218;28.8995;;;1193
Capricorn;-23.9116;29.4744;;;1094;30
Capricorn Park;-23.4988;29.9447;;870;843;30
Center;-24.7124;29.8036;;;452
Chabelane;-23.3946;30.1464;;;294
Chavani;-23.1987;30.1496;;;244
Chloe;-23.663;29.0916;;;1094
Chroom Park;-24.2052;28.9941;;;851;30
Chuenespoort;-24.1988;29.4801;;;1094
Clearwaters Cove;-23.9354;29.9721;;;375
Cochock;-23.6614;30.5525;;;630
Cornelia;-23.7868;29.1015;;;1094
Damani;-22.8411;30.5166;;;1294
Dambale;-22.5128;30.6876;;;914
Damplaats;-23.7028;29.1872;;;1094
Dan;-23.9043;30.276;;;630
Daniel Rababelela;-23.5786;30.6608;;;336
Danisane;-24.0409;28.8909;;306;851
Dansight;-23.1378;29.0289;;320;1193
Danzight;-23.1251;29.0306;;;1193;11
Dark City;-24.5728;30.3071;;1107;114
De Put Smallholdings;-24.9945;27.2703;;988;986;2
De Villiersdale;-23.2545;28.802;;;1193;11
DeHoop;-23.1867;30.2846;;;1408
Debeila;-24.4352;29.8117;;;19
Dennilton;-25.2589;29.166;;;356
Depeni;-22.5773;30.5192;;913;1328
Diambele;-23.053;30.2919;;1322;1408
Diamondo;-23.3166;30.038;;906;244
Diana;-23.8747;29.0706;;;1094
Diang;-24.6593;30.0266;;;452
Dibeng;-23.7763;28.9325;;;1094
Dichoeung;-24.6326;29.4465;;;737
Dididi;-23.0145;30.5106;;;1294
Diepsloot;-23.0759;28.7123;;92;1193
Dihlabeng;-24.7101;29.983;;;452
Dihlakaaneng;-24.7761;29.9938;;840;452
Dikgading;-23.4993;29.705;;96;843
Dikgalaopeng;-24.9781;29.4566;;;356
Dikgomong;-23.4725;29.8213;;1128;843
Dikgomong;-23.0636;29.0961;;434;1193
Dikgopeng;-23.7564;29.7896;;849;1186
Dikgopeng;-23.45;28.0886;;728;624
Dikgopheng;-23.8959;28.5942;;;851
Dilaeneng;-23.2721;29.1285;;1193;1193;50
Dimani;-22.8266;30.7407;;;705
Dimpompong;-23.401;28.1242;;;624
Dindela;-25.0598;29.7216;;;1162
Dindela;-23.1628;30.4759;;1329;1408
Dingamanzi;-23.375;30.5809;;;336
Dingwane;-24.7572;30.0184;;;452
Dinkateng;-23.3949;30.0944;;;294
Dinotsi;-24.6082;29.8884;;;452;8
Dipajene;-23.9911;30.9925;;291;1075
Dipakala;-24.5866;29.5208;;;452
Dipateng;-23.4845;29.7162;;96;843
Dipere;-23.5956;28.575;;;851
Diphagane;-24.669;29.7399;;;452
Diphale;-24.5242;30.0732;;;1243
Diphitshi;-23.7259;28.7116;;;851
Diplaseng;-24.9664;29.8743;;;452
Diplotong Section;-23.7092;29.779;;740;1186
Diretsaneng;-23.6814;28.6415;;;851
Diseng;-23.1858;28.8729;;1341;1193
Ditabeng;-24.5491;29.7165;;;452
Ditatsu;-23.2017;29.0446;;;1193
Ditenteng;-23.6795;29.229;;;1094
Dithabaneng;-25.2954;29.2867;;;356
Dithabaneng;-24.3532;29.5787;;;609
Dithabaneng;-23.222;28.9266;;79;1193
Dithabeneng;-24.6106;30.3038;;;114
Dithamaga Trust;-24.8409;30.1576;;;1243
Ditholong;-24.8261;29.4801;;;737
Ditlotswana;-23.9076;28.8264;;;851
Ditloung;-23.412;28.0473;;;624
Ditobeleng;-24.4388;30.0641;;;1243
Ditshego;-25.2437;29.0805;;;356
Ditshoseng;-23.4937;30.3336;;;294
Ditwaile;-24.3879;30.0469;;;1243
Divhani;-22.7885;30.1191;;;228
Dlamini;-22.9088;30.7417;;;705
Doli;-23.1639;30.2654;;757;1408
Dolidoli;-22.7093;30.1799;;;228
Domboni;-22.5035;30.7469;;;914;11
Domboni A;-22.5035;30.7469;;207;914
Domboni B;-22.4879;30.7421;;207;914
Donkerhoek;-23.3463;29.9897;;906;244
Doorhoek Smallholdings;-24.5614;27.414;;1286;1285;2
Doornbult;-23.7975;29.4543;;;1094
Doornlaagte;-24.9773;28.9714;;;737
Doornspruit;-24.8904;29.6702;;;737
Doornspruit;-23.8533;29.2081;;;1094
Dopeni;-22.9219;30.1935;;;1207
Doren;-23.3906;28.6811;;;851
Dotha;-22.669;30.8414;;;914
Doveni;-22.999;30.6203;;;705
Dovha;-22.4253;30.8971;;;914;;Duluthulu
Drakensig Airforce Base Residential;-24.3439;30.9325;;;415;2
Driefontein;-24.9207;28.9581;;;737
Driekop;-24.5964;30.1578;;;1243
Driekopies;-23.2232;28.7083;;;1193
Driekoppies;-23.9244;29.864;;;375
Droogte;-24.498;29.3594;;;609
Dublin;-24.2447;30.1635;;;609
Dulang;-23.9929;31.0266;;753;1075
Dumani;-23.2459;30.2206;;112;244
Dumasi;-22.9547;30.5629;;;1294
Duthuni;-22.9734;30.3837;;;1207
Duvula;-23.4059;30.2687;;;294
Dwaalboom;-24.7205;26.8139;;;226;30
Dzamba;-22.8132;30.323;;;1294
Dzanani;-22.8789;30.1464;;;228;50
Dzananwa;-23.0609;30.33;;1322;1408
Dzhiyawolala;-23.2344;30.082;;1336;244
Dzindi;-23.0255;30.4302;;;1207
Dzingahe;-22.9123;30.5221;;;1294
Dzivhadolo;-22.8151;30.7249;;;705
Dzumbathoho;-23.232;30.0769;;1336;244
Dzumbathoho;-22.9379;30.1678;;1072;228
Dzwaboni;-22.8035;30.77;;;705
Dzwerani;-23.0735;30.4274;;;1207;14
Eastern Chrome Mine 1;-24.8809;30.1139;;;1243;2
Eastern Chrome Mine 2;-24.7939;30.1836;;;1243;2
Eduanpark;-23.8824;29.4654;;;1094;30
Edwinsdale;-22.9833;29.0027;;;1193
Eisleben;-23.5235;29.8379;;;843
Eketeng A;-23.4351;30.1604;;620;294
Eketeng B;-23.6338;30.2833;;733;294
Elandsdoorn;-25.2869;29.2169;;;356
Elandsdoring;-25.2886;29.1813;;;356;17
Elandsdoring A;-25.2832;29.1946;;242;356
Elandsdoring C;-25.2947;29.1972;;242;356
Elandsdoring F;-25.2832;29.1729;;242;356
Elandslaagte;-25.1787;29.7762;;;1162
Eldorado;-22.8989;28.8116;;;14
Elements Private Golf Estate;-24.7948;28.1339;;;47;2
Elephant Hill;-24.6861;30.3422;;;114;30
Elim;-23.1615;30.0599;;;244
Elmadal;-23.9812;29.3518;;;1094
Eltivillas;-23.0526;29.9226;;;640;30
Emkhondweni;-24.7385;30.0551;;;452
Enable;-24.283;30.5281;;;415
Esdaar;-23.1796;30.044;;;244
Essoubinca;-22.9268;28.8069;;;14
Fatima;-23.3299;29.2192;;848;843
Fauna Park;-23.9049;29.4916;;;1094;30
Fefe;-22.7555;30.3437;;;1328
Fefei;-22.8374;30.2624;;495;1294
Fertilis;-24.1103;30.1212;;;609
Fhedzisani;-23.0986;30.393;;373;1408
Finale;-24.3285;30.7059;;;415
Fish Eagle Estate;-24.8316;28.2037;;;47;2
Five Morgan;-25.2351;29.1366;;;356
Flaka;-24.7113;29.6514;;;452
Fleur 'n Villa;-24.887;28.2741;;47;47;50;;limpopo-fleur-n-villa-bela-bela
Flora Park;-23.9127;29.4943;;;1094;50
Fobeni;-23.696;30.3491;;;630
Folovhodwe;-22.5911;30.4281;;;1328
Fondwe;-22.9142;30.2612;;;1207
Forong;-24.3419;29.7671;;;19
Fothane;-23.9582;28.8443;;728;851
Freedom Park;-24.7002;28.4264;;;835;30
Frischgewaagd;-25.0087;29.646;;;356
Frischgewaagd;-24.8155;29.7267;;;737
Fumankulu;-23.2254;30.3263;;466;1408
Funguvhu;-23.2288;30.0844;;1336;244
Funyufunyu;-22.8936;30.114;;368;228
Ga Makhushane;-23.9713;31.0376;;;1075;29
Ga Mampiri;-23.9712;31.0225;;290;1075
Ga Mankga Section;-23.7039;29.7739;;740;1186
Ga Maphosa;-23.5011;29.6906;;96;843
Ga Mashishimale;-23.9515;30.9875;;;1075;32
Ga Mmei;-23.9734;31.0288;;290;1075
Ga Moloto;-23.9668;31.0454;;290;1075
Ga Mphehli;-23.9713;31.0376;;290;1075
Ga Phasha;-23.428;29.7168;;;843
Ga Selwana;-23.696;30.9285;;;1075;26
Ga-Chokwe;-23.6341;29.3198;;833;1094
Ga-Dietane;-23.8034;28.9935;;;1094
Ga-Dikgale;-23.3935;29.0186;;1195;1094
Ga-Hlahla;-23.6447;29.3984;;;1094;8
Ga-Keetse;-23.4022;29.0664;;1195;1094
Ga-Kgara;-23.4003;29.1698;;;843
Ga-Kgoete;-24.4327;30.0882;;;1243
Ga-Kgoroshi;-23.7197;29.1074;;;1094
Ga-Kolopo;-23.4744;29.1854;;;1094
Ga-Kopo;-23.6347;29.3037;;833;1094
Ga-Lamola;-23.4953;28.9891;;;1094
Ga-Lepadima;-23.6012;29.0127;;;1094
Ga-Mabitsela;-23.686;29.3262;;;1094
Ga-Mabitsela;-23.5314;29.0748;;;1094;;;limpopo-ga-mabitsela-polokwane-2
Ga-Madiba;-23.88;29.1516;;1195;1094
Ga-Madietane;-23.8156;29.0091;;;1094
Ga-Maepa;-24.8679;29.9221;;;1243
Ga-Maeteletsa;-23.4432;28.1743;;296;624
Ga-Mahlokwane;-24.5543;30.0982;;;1243
Ga-Mahoai;-23.7158;29.0254;;;1094
Ga-Maja;-24.1649;29.5467;;;1094
Ga-Makgakga;-23.7931;29.3589;;492;1094
Ga-Makgato;-23.5065;29.6665;;;843
Ga-Makibelo;-23.6611;29.3976;;;1094
Ga-Makofane;-24.4832;30.2214;;;114
Ga-Makopa;-24.3983;30.0185;;;1243
Ga-Makubane;-24.5797;30.1031;;;1243
Ga-Makwa;-24.5423;30.0514;;;1243
Ga-Maleka;-23.7521;29.2925;;660;1094
Ga-Malekana;-24.8844;30.0035;;;1243
Ga-Malepe;-24.4275;30.2828;;;114
Ga-Mampa;-24.1234;30.1058;;;609
Ga-Mampuru;-24.8198;30.0815;;;1243
Ga-Mangou;-23.9064;29.0658;;;1094
Ga-Mankodi;-23.4359;28.981;;;1094
Ga-Manyaka;-24.4714;30.1148;;;1243
Ga-Manyapje;-23.9081;29.1979;;;1094
Ga-Mapea A;-24.5578;30.1158;;;1243
Ga-Mapea B;-24.5049;30.1495;;;1243
Ga-Maponto;-23.3135;29.2134;;;843
Ga-Maribana;-23.5124;29.2003;;;1094
Ga-Maroga;-24.5341;30.1344;;;1243
Ga-Masehlong;-23.4899;29.1089;;;1094
Ga-Masha;-24.8815;29.9799;;;1243
Ga-Mashamptane;-24.6449;30.271;;;114
Ga-Mashashane;-23.9432;29.1214;;;1094
Ga-Mashishi;-24.4486;30.1034;;;1243
Ga-Mashukwane;-24.5305;30.1115;;;1243
Ga-Matabanyane;-23.6691;29.3477;;;1094
Ga-Matipane;-23.5582;30.3935;;;630
Ga-Matlapa;-23.9792;29.1123;;;1094
Ga-Matlhodi;-23.4745;29.0402;;;1094
Ga-Mmabatho;-23.6091;29.1539;;;1094
Ga-Mmathongwana;-23.6391;28.9887;;;1094
Ga-Modikana;-23.6407;29.1943;;;1094
Ga-Moila;-24.1371;30.1164;;;609
Ga-Mokgehle;-23.3671;29.1782;;;843
Ga-Mokgokong;-23.8101;29.3408;;1069;1094
Ga-Mokwele;-23.3388;29.1588;;;843
Ga-Moleele;-23.3103;29.1072;;;843
Ga-Mongatone;-24.4573;30.0161;;;1243
Ga-Monyeki;-23.5278;28.1389;;;624
Ga-Moraba A;-24.4563;30.2734;;;114
Ga-Moraba B;-24.4674;30.6474;;;1031
Ga-Motlagomo;-23.448;29.0386;;;1094
Ga-Motodi;-24.5527;30.3437;;;114
Ga-Motshana;-24.4795;30.3009;;;114
Ga-Mphela;-23.6841;29.2491;;493;1094
Ga-Mphethi;-24.4886;30.1484;;;1243
Ga-Mpuru;-24.575;30.0635;;;1243
Ga-Ngwetsana;-23.6842;29.1446;;;1094
Ga-Nonyane;-23.6295;29.0752;;;1094
Ga-Phago;-23.5639;29.1816;;855;1094
Ga-Phagodi;-23.5005;29.1561;;;1094
Ga-Phala;-24.3418;30.1546;;;114
Ga-Phasha;-24.7614;30.1143;;;1243
Ga-Piet;-23.6094;29.2181;;;1094
Ga-Podele;-24.4765;30.1778;;;114
Ga-Polatla;-23.4813;29.7108;;96;843
Ga-Poopedi;-23.3504;29.1903;;;843
Ga-Ragopola;-24.5462;30.161;;;1243
Ga-Ramakara;-23.7397;29.0841;;;1094
Ga-Rametlwana;-23.6377;29.1541;;;1094
Ga-Rammutla A;-23.2171;29.0818;;;1193
Ga-Rammutla B;-23.2251;29.0427;;;1193
Ga-Ramokadi-Kadi;-23.6784;29.0418;;;1094
Ga-Ramoshwane;-23.6346;29.1124;;;1094
Ga-Ramotlokana;-23.5644;29.0922;;;1094
Ga-Rampuru;-23.6714;29.1164;;;1094
Ga-Rampuru;-23.2734;28.708;;;1193
Ga-Rankuwa;-23.5961;29.2464;;;1094
Ga-Riba;-24.5504;30.222;;;114
Ga-Ribane;-23.4887;29.7049;;96;843
Ga-Sako;-23.4182;29.1676;;;843
Ga-Sebotse;-23.5255;28.9905;;;1094
Ga-Sechaba;-23.7276;29.1309;;;1094
Ga-Selala;-24.4955;30.1311;;;1243
Ga-Seleka;-23.4432;28.1743;;;624;8
Ga-Setati;-23.6446;29.349;;;1094
Ga-Thantsha;-23.6763;29.2642;;493;1094
Ga-Tjale;-23.8241;29.7644;;;726;8
GaAbele;-23.4942;30.6127;;;294
GaChuene;-24.184;29.4732;;;1094
GaDankie;-22.847;28.8383;;;14
GaDukakgomo;-23.6405;28.6598;;;851
GaFemane;-23.4989;30.4132;;;294
GaHlako;-23.4788;28.5377;;;851
GaHlako A;-23.2443;28.8612;;;1193
GaHlako B;-23.2211;28.8795;;;1193
GaKgubudi;-24.0898;28.9414;;;851
GaKibi;-22.7646;28.8306;;;14;8
GaKobe;-23.1755;28.8903;;;1193;11
GaKomape;-23.7379;29.286;;;1094;11
GaLebelo;-23.6412;28.6927;;;851
GaLekgothoane;-24.0494;29.6741;;;726
GaLetwaba;-24.0831;28.9332;;;851
GaMabeba;-23.3107;29.0188;;;1193
GaMabelebele;-22.9158;29.0185;;;14;11
GaMabete;-24.5947;29.8511;;883;19
GaMabotha;-23.3395;29.0445;;;1193
GaMabotsa;-23.7243;29.3489;;;1094
GaMabuela;-23.9556;28.807;;;851
GaMabusela;-23.8622;28.8485;;;851
GaMachaba;-23.1659;29.1274;;;1193
GaMachacha;-24.5838;29.7658;;;452;17
GaMachoko;-23.321;28.1343;;;624
GaMadibana;-23.1087;29.0345;;180;1193
GaMadibeng;-23.1854;28.8075;;;1193
GaMadika;-24.5873;29.7571;;302;452
GaMadisaleolo;-24.4082;29.4283;;;609
GaMafefe;-24.1976;30.1031;;;609;14
GaMafefe A;-24.1976;30.1031;;303;609
GaMafefe B;-24.1847;30.0646;;303;609
GaMafefe C;-24.2214;30.0929;;303;609
GaMagongwa;-24.0719;28.9678;;;851
GaMagowa;-23.9214;29.7071;;;726
GaMahlahle;-23.9054;29.8123;;;726
GaMahulana A;-23.5764;30.3626;;774;294
GaMahulana B;-23.5719;30.3453;;774;294
GaMailula;-23.8338;29.8428;;;726
GaMaisela;-24.3727;29.8225;;;19;8
GaMakanye;-23.9658;29.7577;;;726;8
GaMakena;-24.9823;29.6116;;;737
GaMakgatle;-24.9705;29.5889;;;737
GaMakgoba;-23.8553;29.807;;;726
GaMakgoba A;-24.2358;29.8079;;;609
GaMakgoba B;-24.2789;29.6204;;;609
GaMakgobathe;-23.8678;29.878;;;726
GaMakgotho;-24.2836;30.215;;;609
GaMakgwata;-23.2497;29.0291;;;1193
GaMakharankana;-24.8727;29.452;;;737
GaMakweya;-23.8119;29.255;;;1094
GaMalapile;-23.7599;28.7192;;;851
GaMalokela;-23.1519;28.9348;;;1193
GaMaloma;-24.7674;30.0121;;;452
GaMalope;-23.7212;28.6451;;;851
GaMamadi;-22.8466;28.9091;;;14
GaMamadila;-23.7955;29.2174;;;1094
GaMamanyoha;-23.5232;30.52;;;294
GaMamokhwibidu;-23.1477;28.9753;;;1193
GaMamoleka;-23.1009;28.747;;;1193
GaMampa;-24.3601;30.0146;;;19
GaMampana;-24.7159;29.5406;;;452
GaMamphaka;-23.8705;29.848;;;726
GaManaka;-23.1251;29.0306;;180;1193
GaManamela;-23.7141;29.2293;;;1094
GaMapangula;-23.8592;29.1805;;;1094
GaMapela;-24.0409;28.8909;;;851;17
GaMaphale;-23.4608;30.3131;;;294;17
GaMaphoto;-22.9534;28.9666;;;14
GaMaroshi;-24.5574;29.6446;;;452
GaMasealele;-23.3001;29.0472;;;1193
GaMasekwa;-23.3938;28.9449;;;1193
GaMasenya;-23.9953;28.87;;;851
GaMasha;-24.8194;29.6075;;;737
GaMashabela;-24.639;29.7432;;;452;11
GaMashamaite;-22.9034;28.8555;;32;14
GaMashiane;-23.574;28.8235;;;851
GaMasipa;-23.8224;28.747;;;851
GaMathapo;-23.5224;28.8288;;;851
GaMathekga;-23.6275;28.6121;;;851
GaMathiba;-24.0954;29.595;;;1094
GaMatlala;-25.1673;29.1851;;;356
GaMatlou;-23.6222;30.016;;;836
GaMaupa;-23.4232;30.3814;;;294
GaMboi;-23.9452;29.6412;;;726
GaMmamatsha;-24.0007;29.8019;;;726
GaMmamogwasa;-24.4104;29.3426;;;609
GaMmatemana;-23.2117;29.009;;;1193
GaMmela;-24.8461;29.5569;;;737
GaMmela;-24.5789;29.8857;;;19
GaModipana;-23.9397;28.8438;;;851
GaMogano;-24.0462;29.7519;;;726
GaMohlala;-24.7346;29.8231;;;452;14
GaMohlala A1;-24.7247;29.8236;;309;452
GaMohlala A2;-24.7296;29.8082;;309;452
GaMohlala A3;-24.7346;29.8231;;309;452
GaMoisimane Arie;-22.8045;28.7646;;;14
GaMojela;-23.323;28.7555;;;1193;11
GaMojela;-23.2545;28.802;;185;1193;11;;limpopo-gamojela-senwabarwana-2
GaMokaba;-24.0511;28.9455;;;851
GaMokgopo;-23.7543;29.7566;;;1186
GaMokgwathi;-23.5875;30.5839;;;630
GaMokwane;-23.946;29.7925;;;726;8
GaMokwasela;-23.6425;30.2846;;;294
GaMokwena;-23.7707;28.8034;;;851
GaMolapo;-24.5065;29.4181;;;609
GaMolefe;-23.1426;29.0365;;320;1193
GaMolekana;-23.9917;28.9455;;;851
GaMolekwa;-23.7763;28.6294;;;851
GaMolepo;-24.0322;29.8032;;;726
GaMoloi;-24.8144;29.8166;;;452
GaMoloko;-23.565;30.4471;;;630
GaMolopane;-24.8014;29.8832;;;452
GaMonare;-23.5832;28.547;;;851
GaMonene;-23.7437;28.6546;;;851
GaMonyebodi;-23.272;28.7353;;;1193
GaMoreise;-23.2597;29.1447;;;1193;11
GaMoremi;-23.1289;28.939;;107;1193
GaMoretsela;-24.7713;29.9039;;;452
GaMoroko;-23.5374;30.4526;;;294
GaMoropo;-23.8467;29.8168;;;726
GaMosege;-23.9496;28.8338;;;851
GaMosehla;-24.7666;29.8443;;;452;11
GaMosehla B;-24.7666;29.8443;;313;452
GaMosehla C;-24.7507;29.8541;;313;452
GaMotene;-24.2964;30.0564;;;19
GaMothapo;-24.0274;29.7053;;;726;8
GaMothele;-23.4902;30.5772;;;294
GaMothiba;-23.8733;29.659;;;726
GaMotholo;-23.8759;29.7463;;;726
GaMothombeki;-23.5446;30.3734;;;294
GaMotlana;-23.0112;28.9516;;;1193
GaMotshemi;-23.2108;28.9948;;;1193
GaMoyaga;-22.9653;29.0113;;;14
GaMushi;-23.5473;28.4832;;;851
GaNgwepe;-23.3353;28.9319;;;1193
GaNkidikitlane;-23.56;28.6007;;;851
GaNkoana;-24.4084;29.7858;;;19
GaNtata;-23.4737;30.45;;;294
GaPamadi;-24.9926;29.6765;;;1162
GaPhooko;-23.3587;30.1541;;;294
GaPila;-24.0572;28.8153;;;851
GaPila;-24.0279;28.9012;;306;851;;;limpopo-gapila-mokopane-2
GaPotse;-23.8227;29.787;;;726
GaRadingwana;-24.5683;29.8616;;;19
GaRakgoatha;-24.3515;29.3673;;;609;8
GaRakoma;-23.997;30.2356;;;1354
GaRakwele;-22.8573;28.8797;;;14
GaRalenkwane;-23.814;28.6882;;;851
GaRamaroka;-23.5094;30.3592;;;294
GaRamaswikana;-22.7505;28.7934;;;14
GaRamela;-23.5267;28.8809;;;851
GaRamodumo;-23.4761;30.5554;;;294
GaRamongwana;-23.7125;29.4094;;;1094;8
GaRamotsho;-22.8432;28.8258;;;14
GaRamphere;-24.0076;29.7588;;;726
GaRamurulane;-23.9505;28.7919;;;851
GaRamutla;-23.1347;28.7056;;;1193
GaRapadi;-23.5934;28.5261;;;851
GaRawele;-23.8893;28.9082;;728;851
GaRaweshe;-23.4171;28.8775;;;1193
GaRawesi;-23.4153;28.8194;;;1193
GaReise;-23.257;29.1349;;312;1193
GaSebati;-24.0332;29.6588;;;726;8
GaSebotlane;-23.1846;28.8357;;;1193
GaSekale;-24.7412;30.0361;;;452
GaSeleka;-23.2204;27.9027;;;624;8
GaSelepe;-24.6463;29.7778;;;452
GaSelepe;-24.3474;29.9235;;;19
GaSemenya;-23.6927;29.4058;;;1094
GaSeopela;-24.7314;30.0053;;;452
GaSeroka;-24.5065;29.9316;;;19;8
GaTefu;-23.2302;29.0662;;;1193
GaThaba;-24.1128;29.6166;;;726
GaThoka;-23.9021;29.7105;;;726
GaTshaba;-23.957;28.8666;;;851
GaTshabalala;-23.1426;29.0365;;;1193;11
GaTshehla;-24.9952;29.7575;;;452
GaTshipana;-23.5927;28.9595;;;851
GaTshokwe;-23.533;28.6255;;;851
GaTshwene A;-24.2031;29.5039;;;1094
GaTshwene B;-24.0835;29.6245;;;726
GaWally;-23.6263;30.5337;;;630
Gaarside;-22.6971;30.2733;;;228
Gaba;-22.802;30.7322;;;705
Gabaza;-23.9898;30.3264;;;630
Gabeni;-23.1858;30.4825;;370;1408
Gakgole;-23.8806;29.8365;;;726
Galakwena;-23.4225;28.6419;;;851
Galalia;-23.5851;28.762;;;851
Galavhani;-22.6781;30.5053;;;1328
Galgoloko;-24.9483;29.8979;;;1162
Gamalahlela;-23.8437;29.8231;;;726
Gamalebogo;-23.2667;29.0727;;;1193
Gamashalane;-23.258;29.1052;;1193;1193;50
Gandlanani;-22.9623;30.6663;;;705
Geluk;-23.8908;29.5176;;;1094;8
Geluk Brickfields;-23.8908;29.5176;;327;1094
Gemini;-24.1492;30.1042;;;609
Geneva;-24.2641;30.1509;;;609
Genokakop;-24.6405;30.0704;;;1243
Gereagopola;-24.8179;29.647;;;737
Ghandlanani;-23.3545;30.5017;;;336
Gholfbaan Park;-24.8727;28.2939;;47;47;50
Gideon;-22.9048;28.6808;;;14
Gidjana;-23.0212;30.8878;;;705
Gijamhandzeni;-23.0063;30.7876;;;705
Give Tshandani;-23.1692;30.2176;;757;244
Giyani A;-23.3163;30.7248;;;336;50
Giyani C;-23.3216;30.7085;;;336;50
Giyani D;-23.3081;30.7089;;;336;50
Giyani E;-23.2991;30.701;;;336;50
Giyani F;-23.29;30.7108;;;336;50
Glen Cowie;-24.8315;29.8177;;;452
Glen-Roy;-23.9085;29.087;;;1094
Glenfernes;-23.0157;28.9973;;;1193
Goede Hoop;-23.8026;28.7883;;;851
Goedgevonden;-23.6515;28.9293;;1195;1094
Gogobole;-23.0863;29.7707;;1216;640
Gogogo;-22.7789;30.3306;;;1328
Goma;-22.7351;30.3312;;;1328
Gombameni;-23.1632;30.28;;757;1408
Gombameni;-23.0628;30.4188;;229;1207
Gombani;-22.6853;30.3191;;;1328
Gonani;-22.8236;30.782;;;705
Gondeni A;-22.9189;30.4368;;;1207
Gondeni B;-22.8934;30.6566;;;705
Gonono;-23.2729;30.4875;;;336
Goru;-24.8642;29.5925;;;737
Goudmyn;-22.8892;28.7538;;;14
Govu;-23.0243;30.8591;;;705
Green Farm;-22.957;30.7589;;;705
Groot Letaba Wildreservaat;-23.7398;31.0894;;;1075;2
Grootvlei;-24.7157;28.4231;;;835;30
Grootvlei;-23.7178;29.2828;;300;1094
Gudumabama;-23.1597;30.2212;;757;244
Gudumabama;-22.9887;30.1279;;1216;228
Gumbani;-23.0912;30.5514;;;1294
Gumbu;-22.3687;30.7621;;;914;11
Gumbu A;-22.3687;30.7621;;365;914
Gumbu B;-22.365;30.79;;365;914
Gumela;-22.6521;30.461;;;1328
Gundani;-22.6549;30.552;;;1328
Guyuni;-22.7301;30.4724;;;1328
Guyuni A;-22.5857;30.8634;;366;914
Guyuni B;-22.5819;30.8309;;366;914
Gwagwathini;-22.6892;30.5015;;;1328
Gwakwani;-22.5707;30.8036;;;914
Gwenukwenu;-23.231;30.1287;;371;244
Ha Lambani;-22.745;30.8105;;;705
Ha Magidi;-22.9559;30.4784;;;1294;50
Ha Mashawane;-23.0626;30.4688;;;1207
Ha-Lambani;-22.7191;30.8521;;;705;;;limpopo-ha-lambani-malamulele-2
Ha-Mabila;-22.6893;30.4777;;;1328
Ha-Madikana;-23.2906;29.2484;;;843
Ha-Mapila;-22.9106;30.052;;;228
Ha-Matidza;-22.8744;30.0697;;;228
Ha-Matsa;-22.8844;30;;;228
Ha-Matsika;-22.8619;30.6918;;;705
Ha-Rabali;-22.8831;30.0908;;;228;26
Ha-Rabali Zone 1;-22.8759;30.0934;;368;228
Ha-Rabali Zone 3;-22.8895;30.0864;;368;228
HaDavhana;-23.1936;30.4414;;;1408;32
HaMagau;-23.1272;29.8395;;1216;640
HaMakuya;-22.6387;30.8369;;;914
HaMashamba;-23.2407;30.1363;;;244;26
HaMashau;-23.1908;30.1894;;;244;11
HaMatsila;-23.191;30.264;;;1408
HaMphaila;-22.9008;30.1533;;;228
HaMukhoro;-23.158;30.2445;;757;244
HaMutshaThondoni;-23.058;30.3513;;902;1408
HaNesengani;-23.0986;30.393;;;1408;29
Habagani;-22.9628;30.2086;;1334;228
Haenertsburg;-23.9451;29.942;;;375
Hakutama;-23.0763;29.6167;;;640
Hamabooya;-23.8581;30.1652;;;1354;30
Hamadodonga;-23.088;29.6811;;554;640
Hamamphagi;-23.3256;29.9745;;906;244
Hamutsha;-23.0496;30.3662;;902;1408
HamutshaTshidzivhani;-23.0618;30.3588;;902;1408
Hanani;-23.1794;30.5229;;;1408
Hanthabalala;-23.2696;29.9779;;;244;29
Harmasdal;-23.8749;28.659;;;851
Harmony;-24.2999;30.7878;;;415
Hasane;-23.0941;30.4784;;;1207
Hatshisele;-22.9604;30.515;;;1294
Helena;-23.7318;29.1891;;;1094
Helula A;-22.6868;30.4613;;;1328
Helula B;-22.6651;30.4493;;;1328
Hill Side;-22.8953;30.0365;;640;228
Hinlopen;-24.7216;29.3726;;;737
Hlagalakwena;-23.3748;28.064;;;624
Hlalanikahle;-24.9994;29.7284;;;452
Hlanganani;-23.223;30.2707;;502;1408;8
Hlanganani;-23.1624;30.0451;;;1420;11
Hlogotlou;-25.0338;29.761;;;1162
Hlogotlou B;-25.0097;29.7362;;860;452
Hlohlokwe;-24.2123;30.4356;;;415
Hlohlokwe;-23.5515;30.5024;;;294
Hlomela;-23.4461;31.0106;;;336
Hlopekani;-23.3209;30.7489;;;336
Hlungwani;-22.8711;30.8875;;1010;705
Hluvukani;-23.3482;30.2863;;1165;1408
Hluvulabaji;-23.3081;30.2859;;974;1408
Honey;-23.2474;28.0745;;;624
Hopekraals;-24.5998;30.302;;;114
Hovheni;-24.0997;30.3303;;461;630
Humulani;-23.8718;31.063;;695;1075
Hwashi;-24.6381;30.111;;;1243
Hwelereng;-24.3534;29.4547;;;609
Hwelesaneng;-24.2615;29.6286;;;609
Hwibi;-23.6652;28.9003;;1195;1094
Iketleng;-23.3468;30.1427;;;294
Impala Park;-24.1899;29.0005;;;851;30
Indermark;-23.0853;29.1061;;;1193;11
India;-24.3727;29.8225;;304;19
Inveraan;-23.1335;28.9901;;;1193
Ipelegeng;-24.5993;27.3983;;1286;1285;30
Itabaleng;-24.4382;30.0409;;;1243
Ithlabeleng;-23.5894;30.3717;;774;294
Itsani;-23.0124;30.4147;;;1207
Ivy Park;-23.9181;29.4443;;;1094;30
Ivydale AH;-23.9329;29.4337;;;1094;2
Jamela;-23.6375;30.2896;;;294;8
Jerome;-22.9786;30.6793;;;705
Jerusalem;-25.0054;29.7168;;;1162
Jerusalem;-24.207;30.4115;;;415
Jimmy Jones;-23.0383;30.6502;;;705
Jinnah Park;-24.8797;28.2747;;47;47;50
Jobskop;-24.2428;29.9698;;687;19
Jokong;-23.6576;30.313;;;1354;8
Jokong;-23.4248;30.6093;;;294
Joppie;-23.6833;30.453;;;630
Julesburg;-24.0801;30.3208;;;630;26
Juno;-23.6249;29.0291;;;1094
Jupiter;-23.8713;29.0306;;1195;1094
Ka-Bazela;-23.0637;30.8773;;;705
Ka-Dinga;-23.0363;30.7039;;;705
Ka-Hasane;-23.1212;30.499;;;1207
Ka-Jilongo;-23.0832;30.8438;;;705;8
Ka-Mabayeni;-23.0749;30.8257;;;705
Ka-Mapapila;-23.0574;30.7331;;;705
Ka-Matiani;-22.7421;30.9761;;;705
Ka-Matsakali;-23.0482;30.7606;;;705
Ka-Mchipise;-23.0274;30.7376;;;705
Ka-Mdabula;-23.1295;30.5297;;;1294
Ka-Mphambo;-23.0885;30.6766;;;705
Ka-Mulamula;-23.1086;30.5613;;;705
Ka-Muswane;-23.1493;30.631;;;705
Ka-Nghezimani;-22.9049;30.8084;;;705
Ka-Sunduza;-22.7726;30.959;;;705
Ka-Vhele;-22.8897;30.853;;;705
Ka-Xigamani;-23.0982;30.6482;;;705
Ka-Xihoko;-23.6629;30.4991;;;630
Ka-Xikundu;-22.8226;30.8661;;;705;8
Ka-Xikundu A;-22.8313;30.8124;;;705
Ka-Xikundu B;-22.8362;30.8585;;;705
Ka-Xipalana;-23.9327;30.2686;;845;630
KaBungeni;-23.2024;30.217;;;244;20
KaChavani;-23.2004;30.1237;;976;244
KaDizingidzingi;-23.3385;30.6453;;;336;8
KaDizingidzingi Zone 2;-23.343;30.667;;465;336
KaDzumeri;-23.5724;30.6999;;;336
KaGaula;-23.3097;30.8933;;;336
KaGidya;-23.5524;30.8017;;;336
KaHhlaneki;-23.2888;30.5031;;;336
KaHomu;-23.322;30.7874;;;336
KaKhaxani;-23.6688;30.8065;;;336
KaKheyi;-23.5792;30.8725;;;336
KaMajosi;-23.2219;30.3273;;;1408;11
KaMakhuva;-23.5855;30.9737;;;336
KaMakoxa;-23.2586;30.737;;;336
KaMapayeni;-23.3568;30.8202;;;336
KaMapolaneng;-24.4102;29.7746;;;19
KaMapuva;-23.2846;30.5768;;;336
KaMaswanganyi;-23.3141;30.6076;;;336
KaMatsotsosela;-23.6074;30.8302;;;336
KaMavalani;-23.2107;30.7098;;;336
KaMayephu;-23.5903;30.7849;;;336
KaMayomela;-23.896;30.3101;;;630
KaMbedlhe;-23.5512;30.8376;;;336
KaMbokota;-23.2046;30.0995;;976;244
KaMininginisi;-23.1502;30.8029;;;336
KaMpakani;-23.6165;30.6999;;;336
KaMunghonghoma;-23.5358;30.7918;;;336
KaMushiyani;-23.602;30.9024;;;336
KaMzilela;-23.5953;30.8151;;;336
KaNghalalume;-23.2355;30.6139;;;336
KaNgove;-23.3627;30.7245;;;336
KaNkomo;-23.408;30.7834;;;336
KaNkuri;-23.2565;30.5397;;;336
KaNwadzekudzeku;-23.1173;30.7303;;;336
KaNwamakena;-23.3735;30.5238;;;336
KaNwamatatani;-23.243;30.3779;;502;1408
KaSabulane;-23.5176;30.9545;;;336
KaSiandana;-23.3017;30.654;;;336
KaSikhunyane;-23.3946;30.67;;;336
KaTomu;-23.1938;30.5898;;;336
KaXikhumba;-23.5002;30.8851;;;336
KaXikukwani;-23.2381;30.7065;;;336
KaXikwambana;-23.9539;30.268;;845;630
KaXitlakati;-23.6641;30.8847;;;336
Kabwa;-23.1642;30.2243;;757;244
Kaditshwene;-23.9027;28.7115;;;851
Kalkspruit A;-23.7729;29.104;;;1094
Kameelkop;-23.4486;29.2131;;;1094
Kampersrus;-24.5159;30.8924;;;415
Kanana;-24.21;30.4174;;;415
Kanana;-23.4562;29.1433;;;1094
Karre Base;-23.6945;29.2409;;493;1094
Katlegong;-24.9693;29.7536;;;452
Kauletsi;-23.2443;27.933;;;624
Keerom;-25.1142;29.766;;;1162
Keerom;-24.946;28.9969;;;737
Kgapamadi;-25.1434;29.1231;;;356
Kgari;-24.629;29.7447;;308;452
Kgatu;-23.3984;28.9077;;;1193
Kgautswana;-24.5949;30.5313;;;1031
Kgobagadimo;-23.2782;28.0113;;;624
Kgobokwane;-25.1406;29.1051;;;356
Kgohlwane;-23.7914;29.376;;;1094;11
Kgokong;-23.8411;29.7766;;;726
Kgokonyane;-23.3915;28.8767;;;1193
Kgolane;-24.672;29.9529;;;452
Kgopane;-24.7713;30.0789;;;452
Kgopaneng;-24.3759;30.1811;;;114
Kgopeng;-23.7012;28.7166;;;851
Kgoroshi;-23.6945;29.2409;;;1094;17
Kgotlopong;-24.558;30.4831;;;1031
Kgwale;-23.2256;28.776;;185;1193
Kgwara;-23.8436;29.8614;;;726
Kgwareng;-23.7705;29.7948;;;1186
Kgwarip;-24.476;29.6917;;;452
Kgwaripe;-24.5851;29.4872;;;609
Kgwedi;-24.6202;30.5548;;;1031
Kgwekgwe;-23.6401;30.3354;;;1354
Khakhala;-23.2726;30.8494;;;336
Khakhanwa;-23.019;30.602;;;705
Khakhu;-22.8363;30.2487;;;1294;11
Khaku;-22.8375;30.2441;;495;1294
Khala;-23.4041;28.7468;;;851
Khalavha;-22.9284;30.2857;;;1207
Khambela;-22.887;30.7657;;;705
Khangale;-23.0524;30.418;;229;1207
Kharivhe;-22.7196;30.2239;;;228;8
Khavhambe;-22.6634;30.8147;;;914
Khomanani;-23.2634;30.3818;;;336
Khomanani;-23.2284;30.3315;;;1408;26
Khomela;-22.7099;30.2613;;;228
Khopanong;-23.251;28.0364;;;624
Khubetswane;-25.0296;29.556;;;356
Khubvi;-22.8302;30.5613;;;1294
Khujwana;-23.9397;30.2301;;;1354
Khulwane;-24.5796;30.2135;;;114
Khumbe;-23.0466;30.3852;;653;1207;30
Khunda;-22.9533;30.1281;;;228
Khureng;-24.5659;29.3835;;;609
Khutsong;-24.3019;30.571;;;415
Khwarha;-23.3357;30.2734;;1165;1408
Khwekhwe;-23.0681;30.3808;;902;1408
Kikvorschfontein;-25.2667;29.1328;;;356
Kitty;-23.3603;28.1202;;;624
Klipbank;-25.1346;29.3782;;;356
Klipheuvel;-24.6055;29.4613;;;609
Klipspruit;-24.8169;29.661;;;737
Kobe;-24.6441;30.0834;;;452
Kobeana;-23.8574;28.6107;;;851
Koekoek;-23.3219;29.1634;;;843
Kolobetona;-23.3503;30.2367;;713;294
Kolokotela;-24.6942;29.4559;;;452;11
Kolokotela A;-24.6713;29.4734;;522;452
Kolokotela B;-24.6942;29.4559;;522;452
Koloti;-23.7637;29.311;;;1094;8
Komane;-24.6303;30.0221;;;452
Komaneng;-23.9009;29.8026;;;726
Kome;-24.7394;29.6356;;;452;8
Kopje;-23.5976;30.3489;;;294
Kopjeng;-24.9472;29.722;;555;452
Kotishing;-23.8077;29.6144;;;1186
Kotsiri;-24.7535;29.9833;;;452
Kremetart;-23.3201;30.682;;;336;50
Kromhoek;-22.9347;29.0323;;;14;11
Kromkloof;-23.788;28.6557;;;851
Kubjana;-23.6955;30.2982;;;1354
Kunguni;-22.7254;30.5023;;;1328
Kuranta;-23.4562;30.519;;;294
Kurhuleni;-23.1675;30.3443;;;1408;20
Kurhuleni Block A;-23.1738;30.3341;;551;1408
Kurhuleni Block B;-23.17;30.3467;;551;1408
Kuschke;-24.0472;29.3815;;;1094
Kutama;-23.0614;29.6311;;;640;32
Kutupu;-24.9472;29.722;;;452;11
KwaKwalata;-23.9453;28.8477;;;851
Kwaaidraai;-23.4014;29.9233;;903;244
Kwaggasvlakte Smallholdings;-24.5478;27.4574;;1286;1285;2
Kwaring;-23.1391;28.934;;107;1193
Kwatane;-23.3568;30.1433;;;294
Kwokwane;-22.9022;30.0781;;368;228
Laaste Hoop;-23.9901;29.6541;;;726;8
Laboria;-23.8679;29.4559;;;1094;30
Lada;-23.2292;30.1188;;371;244
Ladine;-23.8897;29.4454;;;1094;30
Lambani;-23.2956;30.055;;906;244
Lambani;-22.7595;30.8877;;;705
Lamvi;-22.663;30.7583;;;705
Lamvi;-22.6493;30.7967;;;914
Lapalala Wilderness Area;-23.8636;28.3536;;;851;2
Lebaka;-23.468;30.3696;;;294
Lebalelo;-24.6284;30.549;;;1031
Lebea;-24.5065;29.9316;;319;19
Lebejane;-24.7234;29.7338;;;452
Leboeng;-24.4925;30.6632;;;1031
Lebogang;-24.9038;28.3803;;;47
Lebowa;-23.5073;29.6845;;96;843
Lebowakgomo E;-24.3466;29.4844;;;609;50
Lebowakgomo IA;-24.3686;29.4819;;;609;50
Lebowakgomo Unit A;-24.3041;29.549;;;609;50
Lebowakgomo Unit B;-24.3048;29.4651;;;609;50
Lebowakgomo Unit BA;-24.3159;29.4827;;;609;50
Lebowakgomo Unit D;-24.2868;29.4607;;;609;50
Lebowakgomo Unit F;-24.3208;29.4702;;;609;50
Lebowakgomo Unit GA;-24.3018;29.4814;;;609;50
Lebowakgomo Unit J;-24.29;29.5453;;;609;50
Lebowakgomo Unit P;-24.3119;29.4963;;;609;50
Lebowakgomo Unit Q;-24.3039;29.5146;;;609;50
Lebowakgomo Unit R;-24.2999;29.5266;;;609;50
Lebowakgomo Unit S;-24.3077;29.5277;;;609;50
Lebu;-23.175;27.9795;;;624
Ledingwe;-24.286;30.0326;;;19
Ledwaba;-24.2738;29.421;;1182;609
Leeufontein;-24.9972;29.3986;;;737;80
Leeufontein RDP;-24.9954;29.3873;;612;737;50
Leeukuil;-23.9223;29.3618;;;1094
Lefara;-23.9491;30.3093;;;630
Legare;-24.7257;29.9907;;758;452
Legolaneng;-24.9675;29.6201;;;356
Legotong;-24.744;29.5458;;;452
Legwareng;-24.3356;30.0539;;;19
Legwareng;-24.3242;30.1339;;;114
Legwareng;-23.5699;30.6327;;;294
Lehabeng;-24.5112;30.0955;;;1243
Lehlabile;-24.6049;29.96;;;19
Lehlakong;-24.954;29.8887;;;452;11
Lehlareng;-23.6082;29.9777;;;836
Lehlohlong;-23.5423;29.1501;;855;1094
Lehlokong;-24.5397;29.9287;;;19
Lehlokwaneng;-24.3302;29.7389;;;609
Lehwelere;-25.154;29.1603;;;356
Leipsig;-23.1368;28.9231;;107;1193
Lekalakala;-24.1489;28.9572;;;851
Lekazang;-24.4687;29.8546;;;19
Lekgokgonoku;-23.1678;29.0522;;;1193
Lekgwabeng;-24.5829;30.372;;;114
Lekgwara;-23.2539;28.9787;;79;1193
Lekgwareng;-24.6251;29.9507;;;452
Lekgwareng;-24.5041;30.0637;;;1243
Lekgwareng;-24.3349;30.0022;;;19;8
Lekgwareng A;-24.2793;29.9563;;;19
Lekgwareng B;-24.5594;29.9227;;;19
Lekgweng;-23.4584;28.7115;;;851
Lekhureng;-23.5788;28.9241;;;851
Lekiting;-23.44;28.9326;;;1193;11
Lekorong;-24.4828;29.6571;;;452
Lekurung;-24.3873;29.6459;;;609
Lekurung;-23.4364;28.9102;;617;1193
Lekwageng;-24.7964;29.9608;;;452
Lemondokop;-23.4497;30.1515;;;294;11
Lenareng;-24.6046;30.1313;;;1243
Lenokwe;-23.5915;30.3568;;774;294
Lenting;-24.4362;29.5192;;;609
Lenyenye;-23.81;29.8058;;;726
Leokanong;-23.5252;29.0258;;;1094
Leokwe;-23.6891;30.3666;;;630
Leopards Bush;-24.6847;30.3305;;;114;30
Lepellane;-24.4855;29.7996;;;19
Lephepane;-23.9898;30.1767;;681;1354
Lepotlako;-23.7858;29.1203;;;1094
Leruleng;-23.9851;28.8898;;;851
Lerupurung;-23.3245;28.0141;;;624
Leseding;-24.2934;28.1257;;;1370;30
Lesetse;-24.3349;30.0293;;;19
Lesetsi;-24.3524;29.7153;;;609
Letaba Estate;-23.8638;30.2928;;;630;2
Letebejane;-24.8344;29.4697;;;737
Letlora;-23.2993;27.9725;;;624
Letolong;-24.5566;29.9425;;;19
Letshwatla;-23.0209;28.7056;;;1193
Letsitele;-23.8868;30.3908;;;630
Letsokoane;-23.8313;29.3685;;75;1094
Levubu;-23.0969;30.2934;;;1408
Leydsdorp;-23.9941;30.522;;;352
Likhade;-23.3053;30.0405;;906;244
Linyenye;-23.2743;30.255;;750;244
Lions Rock;-24.688;30.3365;;;114;30
Lithupaneng;-24.0622;29.697;;;726
Loekeng;-24.9384;29.9005;;614;452
Loloka;-23.5523;30.8621;;;336
Longvalley;-23.9844;30.2022;;;1354
Loraine;-24.193;30.4211;;;415
Losmycherry;-23.9108;29.871;;1190;726
Lost City;-22.3723;29.9933;;;910;30
Louis Trichardt Industrial Area;-23.0636;29.9094;;;640;2
Louis Trichardt New Town;-23.0337;29.9245;;;640;30
Louis Trichardt Park;-23.0639;29.9168;;;640;30
Lovely;-22.97;28.9916;;;14
Luckau;-25.0011;29.6011;;;356
Ludanani;-23.0514;30.3092;;1322;1408
Ludzie;-22.7867;30.2739;;;1328
Lufule;-22.9447;30.5002;;;1294
Lugisani;-22.6937;30.6835;;905;1328
Lugungulo;-22.8831;30.168;;;228
Luheni;-22.8117;30.362;;;1328
Lukalo;-22.7752;30.8323;;;705
Lukau;-23.0366;30.2965;;1322;1408
Lukau;-22.8026;30.5665;;702;1294
Lukau;-22.7467;30.5288;;;1328
Lulamani;-23.09;30.6652;;;705
Lulekani;-23.8642;31.0791;;695;1075
Lurangwe;-22.6718;30.684;;;1328
Lusaka;-25.2249;29.1112;;;356
Lusaka;-23.6938;29.7868;;740;1186
Lutomboni;-22.8723;30.2117;;;1207
Luvhalani;-23.0632;30.3059;;1322;1408
Luvhalani;-22.9068;29.9616;;;640
Luvhimbi;-22.8187;30.6105;;;705
Luvhola;-23.1775;30.1053;;;244
Lwalani;-23.101;30.1681;;1372;1420
Lwaleng;-24.2917;30.2021;;;114
Lwandlamuni;-23.7228;30.3945;;;630
Lyden;-23.9331;28.6855;;;851
MaPhata;-23.5086;30.7593;;;336
MaRadalize;-22.9216;30.3792;;;1207
Maahlashe;-24.5376;30.4251;;;114
Maake;-24.0278;30.2413;;;630
Maakgake;-24.4305;30.0217;;;1243
Maakubu;-24.5609;30.5461;;;1031
Maandagshoek;-24.5994;30.0725;;;1243
Maangani;-22.8242;30.0517;;;228
Mabaligwe;-22.8348;30.95;;;705
Mabatho;-24.5596;29.938;;;19
Mabedengwa;-23.1757;30.0481;;;244
Mabidi;-23.2353;30.4901;;370;1408
Mabilusong;-23.9934;31.0151;;753;1075
Mabins;-24.4081;30.5547;;;415
Mabintwane;-24.9125;29.6747;;;452
Mabirimisa;-22.8813;30.0137;;;228;8
Mabirimisa Ext A;-22.8834;30.0123;;658;228
Mabitsi A;-24.9418;29.5596;;;737
Mabitsi B;-24.9334;29.5979;;;737
Mabobo;-23.154;30.0473;;;244
Mabokelele;-23.7521;29.2925;;;1094;8
Mabokoro;-23.1118;30.5265;;;1294
Mabokotswane;-24.4701;29.7146;;1261;19
Mabole;-24.7175;30.0369;;;452
Mabopane;-24.5718;29.668;;;452
Mabotagale;-24.4888;29.8818;;;19
Mabotsha;-24.5305;30.2891;;;114
Mabula;-23.8823;28.6853;;;851
Mabulo;-22.8086;30.3312;;;1328
Mabumuleng;-23.6055;30.3321;;;294
Mabvete;-22.4685;30.5841;;;914;8
Mabvuka Jazz;-22.8649;29.9271;;;640
Mabyepelong;-23.5814;30.4635;;;630
Machele;-23.1396;30.5186;;;1207
Machetela;-24.0036;30.2198;;1313;1354
Machikiri;-24.0192;28.9599;;;851
Machoane;-23.7032;29.2332;;493;1094
Madabani;-23.0945;29.7139;;1216;640
Madandila;-22.8076;30.5624;;702;1294
Madangani;-22.9146;30.0775;;;228
Madangani;-22.8831;30.0908;;368;228;;;limpopo-madangani-dzanani-2
Madashishi;-22.7349;30.3518;;;1328
Madazhi;-23.3104;30.1202;;906;244
Madeira;-24.256;30.4379;;;415
Madetameng;-24.5923;30.1689;;;1243
Madiba;-24.1269;28.9826;;;851
Madiba Park;-23.9525;31.0299;;924;1075;50
Madiba Park;-23.8516;29.4121;;1195;1094;50
Madibaneng;-24.6109;29.9756;;;452;8
Madibaneng Ext;-24.6059;29.9655;;669;452
Madibeng;-24.9196;29.986;;;1243
Madibeng;-23.6133;30.3269;;;294;8
Madibeng 2;-23.6133;30.3269;;670;294
Madidimola;-24.9034;30.0014;;;1243
Madiehe;-23.4548;29.8288;;1128;843
Madietane;-23.8019;28.9987;;;1094
Madiga;-23.957;29.7088;;;726;8
Madiga A;-23.8061;29.7205;;;1186
Madiga B;-23.8043;29.7488;;;1186
Madikeleng;-24.2356;29.8331;;;609
Madimbo;-22.4497;30.5623;;;910
Madipa A;-22.53;30.6229;;1461;1328
Madipa B;-22.5011;30.6389;;1461;914
Madisalane;-24.6654;30.0653;;;452
Madiseng;-24.6313;30.2239;;;1243
Madisha-Ditoro;-24.4027;29.3818;;;609
Madobi;-23.1906;30.3946;;502;1408
Madombidzha;-23.1222;29.814;;1216;640
Madombidzha Zone 2;-23.1138;29.8147;;1216;640
Madonsi;-22.9987;30.7346;;;705
Madumane;-23.6232;30.3966;;1091;630
Madzedzeni;-23.2712;29.9733;;381;244
Madzhiga;-23.1798;30.2679;;757;1408
Madzihanani;-22.6979;30.5793;;;1328
Madzimu;-22.8165;30.9048;;;705
Madzuwa;-22.9549;30.1787;;;228
Madzwane;-23.1631;30.3401;;551;1408
Maebane;-23.0461;29.6548;;554;640
Maebeng;-24.5037;29.8922;;;19
Maejane;-24.3174;29.6708;;;609
Maekgwe;-23.4978;30.5168;;;294
Maelula;-22.9864;30.1339;;1216;228
Maepa;-24.7044;30.5194;;;1031
Mafarafara;-24.4874;30.4174;;;114
Mafarana;-23.9594;30.3559;;;630
Mafhohoni;-22.7361;30.4197;;;1328;14
Mafhohoni A;-22.738;30.4358;;676;1328
Mafhohoni B;-22.7361;30.4197;;676;1328
Mafhohoni C;-22.7483;30.42;;676;1328
Mafisheng;-24.7796;29.4699;;;737
Mafukani;-22.6727;30.5552;;;1328
Magabaneng;-24.6035;29.861;;;452
Magabaneng;-24.4889;30.0717;;;1243
Magabaneng;-23.7419;28.7505;;;851
Magadimela;-23.236;27.9869;;;624
Magagamatala;-23.6922;28.5899;;;851
Magakadimeng;-25.2223;29.1594;;;356
Magakala;-24.4542;29.8647;;;19
Magakala;-24.3978;30.063;;;1243
Magangeni;-23.1874;30.0601;;;244
Magatle;-24.4561;29.3969;;;609;8
Mageva;-23.555;30.7134;;;336
Maglopi;-24.5832;30.1638;;;1243
Magna Via Industrial;-23.8705;29.4713;;;1094;2
Magnetite;-24.7837;29.9702;;;452
Magobo;-23.2824;29.9696;;1006;244;30
Magoboya;-24.0075;30.1746;;;1354;8
Magokobo;-23.9658;29.7577;;305;726
Magolaneng;-24.7209;29.788;;;452
Magoloni;-22.8621;30.1399;;;228
Magomani;-22.8102;30.8309;;;705
Magope;-23.9788;28.848;;728;851
Magoreng;-24.7205;29.7603;;;452
Magoro;-23.3037;30.2959;;1305;1408
Magorong;-24.7972;29.9694;;;452
Magotwaneng;-24.4394;29.8553;;;19
Magulule;-23.1624;30.0451;;409;1420
Maguvhuni;-23.0414;30.2915;;1322;1408
Magwareng;-24.5685;30.535;;;1031
Mahabaneng;-24.6139;29.7131;;;452
Mahagala;-22.7589;30.8597;;;705
Mahale;-23.6967;30.9661;;;1075
Mahatlani;-23.2414;30.2693;;409;1408
Mahematshena;-23.0662;30.4107;;229;1207
Mahembeni;-23.371;30.1649;;;294
Maheni;-22.7353;30.5976;;;1328
Mahlaba;-23.8568;28.7676;;33;851
Mahlabaphooko;-24.4144;29.805;;;19
Mahlabatheng;-23.8297;28.795;;710;851
Mahlabeng;-24.2428;29.9698;;;19;8
Mahlagari;-24.8883;30.0663;;;1243
Mahlageng;-24.5926;30.0257;;;1243
Mahlahlaneng;-24.2658;29.8648;;;19
Mahlakane Soleng;-24.628;29.7244;;;452
Mahlakole;-24.5518;29.6358;;;452
Mahlalaneng;-24.5765;29.5991;;;452
Mahlanyea;-24.5618;29.9636;;752;19
Mahlareng;-24.5363;29.4308;;841;609
Mahlathi;-23.3428;30.9462;;;336
Mahlatsani;-24.175;30.0428;;;609
Mahluakgomo;-24.5044;29.7346;;1284;19
Mahlwareng;-23.4221;28.7926;;;851
Mahodlogwa;-23.2073;30.1998;;464;244
Mahunguhwi;-22.7835;30.6502;;;705
Mahunguni;-23.0145;30.3557;;653;1207;30
Mahwelereng;-24.145;28.9825;;;851;410
Mahwelereng Zone 1;-24.1424;28.9795;;692;851;50
Mahwelereng Zone 2;-24.1318;28.9961;;692;851;50
Mahwibitswane;-23.7007;29.3098;;;1094
Maila;-23.4552;29.8167;;1128;843
Maila;-23.2241;29.9675;;1006;244;30
Maila Modiketsi;-24.6681;30.015;;;452
Mailasegolo;-24.6265;29.8613;;;452
Maisela;-24.4614;29.8713;;;19;8
Majeje;-23.8718;31.063;;;1075;11
Majosi;-23.2284;30.3315;;502;1408
Majuteng;-24.9661;27.2621;;988;986;30
Makaepea;-25.012;29.5439;;;356
Makahlule;-22.893;30.9139;;;705
Makanga;-22.9308;30.479;;789;1294
Makanye;-23.9064;29.7358;;;726
Makapa;-24.6194;29.7372;;;452
Makapan Valley;-24.1478;29.1642;;;851
Makatiane;-24.0896;29.7131;;;726
Makatu;-22.8783;30.1612;;;228
Makavhini;-22.451;30.7146;;;914
Makekeng;-23.9485;28.6173;;;851
Makeketela;-23.8671;29.7679;;;726
Makgabeng;-23.3006;28.9749;;;1193
Makgakabeng;-23.4437;30.3471;;;294
Makgakgapatse;-23.3691;30.4969;;;294
Makgalong;-23.4823;29.2317;;;843
Makgari;-22.9443;28.863;;;14
Makgato;-22.9347;29.0323;;539;14
Makgaung;-24.2861;30.4609;;;415
Makgelane;-24.5131;30.626;;;1031
Makgemeng;-24.641;30.1899;;;1243;8
Makgeng;-23.944;29.8207;;;726
Makgoba;-23.7345;29.8256;;;1186
Makgobane;-23.7503;28.9862;;;1094
Makgodu;-23.7226;29.3971;;316;1094
Makgofe;-23.8051;29.369;;;1094
Makgonyane;-24.414;29.749;;;19
Makgophong;-24.9813;29.8294;;;1162
Makgukubjane;-25.0013;29.8149;;;1162
Makgwale;-24.5838;29.7658;;302;452
Makgwaneng;-23.9489;29.7143;;;726
Makgwareng;-23.8037;29.7975;;;726
Makhado;-22.9003;30.0287;;;228
Makhasa;-23.2151;30.4146;;502;1408
Makhasa;-22.9327;30.7763;;;705
Makhitha;-23.0512;29.6767;;554;640
Makhongele;-23.1659;30.055;;967;244
Makhubele;-22.9181;30.8756;;1010;705
Makhumbe;-22.7175;30.709;;;705
Makhupe;-23.6434;30.2729;;;294
Makhushaneng;-24.3634;29.4206;;;609
Makhutso;-24.8629;29.628;;;737
Makhutso;-24.7339;29.5556;;;452
Makhuvha A;-22.9488;30.5924;;;705
Makhuvha B;-22.8728;30.5183;;;1294
Makhwareng;-23.9461;29.7306;;;726
Makobe;-23.5379;28.8137;;;851
Makoeng;-24.3717;29.3723;;;609
Makokonong;-23.8047;29.815;;801;726
Makola;-24.4859;29.8765;;;19
Makonde;-22.8076;30.5624;;;1294;26
Makopi;-24.4385;30.0837;;698;1243
Makopung;-24.5106;30.5924;;;1031
Makotas;-23.2028;30.1362;;976;244
Makotopong;-23.8156;29.6442;;;1186
Makotse;-24.3235;29.4477;;;609
Makovha;-23.0377;30.5039;;;1294
Makua;-24.4976;29.8893;;;19
Makubu;-24.4148;30.2087;;;114
Makubung;-24.0196;29.8195;;;726
Makudibung;-24.0248;30.2705;;;630
Makuleke;-22.8698;30.9196;;;705
Makuleni;-22.8514;30.2729;;;1207
Makumbane;-22.9786;30.4034;;;1207
Makumeke;-22.9803;30.6358;;;705
Makungwi;-22.9115;30.1229;;;228
Makurung;-24.348;29.556;;;609
Makushu;-22.7642;30.0545;;;228
Makwage;-24.5817;29.5276;;;452
Makwarani;-22.8554;30.4223;;;1207
Makwarela;-22.9454;30.4891;;;1294;50
Makwareng;-23.9929;31.0069;;753;1075
Makwetja;-23.4632;29.8141;;1128;843
Makwidibung;-23.3715;30.1513;;;294
Makwilidza;-22.7282;30.6063;;;1328
Malaeneng;-25.2987;29.2336;;;356
Malaeneng;-24.7634;29.7502;;;452
Malaeneng;-24.4991;29.92;;1192;19
Malaeneng;-24.4416;30.6152;;;1031
Malaeneng;-24.3244;30.0108;;;19;;;limpopo-malaeneng-apel-2
Malaka;-24.864;29.8853;;;452
Malale;-22.395;30.5879;;;910
Malamangwa;-22.9015;30.6369;;;705
Malamhala;-23.0675;30.7914;;;705
Malatane;-24.552;29.4992;;;609
Malatji;-23.6137;29.9763;;743;836
Malavuwe;-22.8732;30.6411;;;705
Malebitsa;-24.8982;28.9276;;;737
Malebogo;-23.1365;28.9352;;107;1193
Malekapane;-24.394;29.5787;;;609
Malemang;-24.2538;29.5479;;;609
Malematsa;-23.6199;30.2771;;;294
Maleoskop;-25.2319;29.5236;;;356
Malepeng;-24.3162;29.87;;;19
Malogeng;-24.3294;29.7745;;;19;8
Malokela;-24.3588;30.1652;;;114
Malokong;-23.8658;28.8262;;;851;11
Malomanye;-24.3029;29.8434;;;19
Malonga;-23.2368;30.5213;;1329;1408
Malope;-24.5697;29.5475;;;452
Mamaila;-23.3841;30.4342;;;294;17
Mamakata;-23.6462;30.2682;;;294;8
Mamakata A;-23.6462;30.2682;;714;294
Mamaneng Smallholdings;-25.0293;29.0496;;;737;2
Mamaolo;-24.3048;29.5744;;;609
Mamatonya;-24.4826;29.4922;;;609
Mamatsikili;-24.6228;29.6544;;;452
Mambedi;-23.1136;30.1707;;1372;1420
Mamehlabe;-23.5523;28.9695;;;1094
Mamelodi;-23.2109;28.7446;;;1193
Mametja;-24.5679;29.7646;;302;452
Mamietja;-24.3751;30.545;;;415
Mamogolo;-24.3237;30.2792;;;114
Mamokgadi;-23.4281;30.4483;;;294
Mamoriswane;-23.7968;29.364;;492;1094
Mamotintane;-23.8718;29.7316;;;726
Mampane;-24.7854;29.7218;;;452
Mamphahlane;-24.6124;30.0931;;;1243
Mamphakathi;-23.6648;30.2434;;;294
Mamphakhathi;-23.6576;30.313;;457;1354
Mamphokgo;-24.927;29.4246;;;737
Mamuhoyi;-22.8655;30.1006;;;228
Manaileng;-24.4005;29.29;;;609
Manaka;-23.0954;29.0566;;298;1193
Manamane;-24.7952;29.9866;;840;452
Manamane;-23.0404;30.439;;;1207
Maname;-22.8971;29.9277;;;640
Maname;-22.8408;30.2162;;;1207
Manapsane;-24.9809;29.4023;;;737
Manashi;-23.2583;30.2476;;750;244
Manavhela;-23.1047;30.4567;;1329;1408
Manavhela;-23.0687;29.6198;;554;640
Manawaneng;-24.5854;30.5916;;;1031
Mandala;-22.916;30.2405;;;1207
Mandela;-24.639;29.7432;;308;452
Mandela Park;-23.6591;30.2386;;800;294
Mandiwana;-22.8722;30.1287;;;228
Mandlhakazi;-23.7351;30.3734;;;630
Manele;-23.0208;30.7112;;;705
Mangabane;-24.6605;30.1897;;;1243
Manganeng;-24.6625;29.9636;;;452
Mangate;-23.4681;29.7071;;;843
Mangaya;-22.719;30.6252;;;1328
Mangilasi;-23.0962;30.3809;;373;1408
Mangondi A;-22.9376;30.622;;;705
Mangondi B;-22.8812;30.6229;;;705
Mangulwani;-23.3082;30.3017;;1305;1408
Mangwanyana;-24.7754;29.6879;;;452
Mangwele;-22.7882;30.2312;;;1328
Mangweni;-23.9777;30.3233;;;630
Mankgaile;-23.9837;29.7894;;;726
Mankweng Unit A;-23.8865;29.7269;;;726;50
Mankweng Unit B;-23.8861;29.7137;;;726;50
Mankweng Unit C;-23.8787;29.7018;;;726;50
Mankweng Unit E;-23.8941;29.7293;;;726;50
Mankweng Unit F;-23.8898;29.711;;;726;50
Mankweng Unit G;-23.8767;29.7121;;;726;50
Manngo;-22.8842;30.1564;;;228
Manoge;-24.5454;29.9228;;;19
Manoke;-24.637;30.3418;;;114
Manotolwaneng;-24.8353;29.6321;;;737
Manotwang;-24.359;29.9656;;;19
Manthata;-23.3654;29.1176;;;843
Mantheding A;-23.7696;29.7407;;;1186
Mantheding B;-23.7749;29.7753;;;1186
Mantsakane;-24.4724;30.0674;;;1243
Mantsha;-23.61;30.0086;;;836
Manvunyu;-23.2024;30.217;;464;244
Manyanga;-25.0547;29.6452;;;356
Manyeleti;-24.7255;29.7971;;;452
Manyi;-22.8707;29.9437;;;640
Manyima;-23.2754;30.0175;;381;244
Manyuwa;-22.9515;30.2416;;;1207
Manzemba;-22.8222;30.7549;;;705
Maokeng;-23.2681;29.1095;;1193;1193;50
Maololo;-24.6458;29.7009;;;452
Mapaana;-23.6384;30.2411;;800;294
Mapakoni;-22.4638;30.6449;;;914
Mapakophele;-22.8859;30.0439;;;228
Mapareng;-24.5512;30.6516;;;1031
Mapate;-22.9849;30.3577;;;1207
Mapate;-22.6745;30.6384;;;1328
Mapatjakeng;-24.4487;29.4155;;680;609
Mapela;-23.9538;28.8486;;;851;17
Mapela;-23.4375;28.0726;;;624;23
Maphoko;-24.4658;30.2533;;;114
Maphopha;-24.8495;29.9598;;;1243
Maphoto;-23.8291;29.7534;;297;726
Mapimele;-23.126;30.5375;;;1294
Mapitula;-23.6952;30.3153;;;1354
Mapodi;-24.4146;29.7675;;;19
Mapuloni;-22.8003;30.3556;;;1328
Maraba;-23.8366;29.1289;;;1094;8
Maraganeng;-24.6468;29.5817;;;452
Maraka;-23.6298;30.2878;;;294;8
Marakalala;-24.5189;30.7172;;;1031
Marakwaneng;-24.4614;29.8713;;694;19
Maralaleng;-24.3661;29.595;;;609
Maramanzhi;-22.4304;30.8072;;;914
Maranikhwe;-22.763;30.1332;;;228
Marapong;-25.3088;29.2147;;;356
Marapong Ext 1;-23.6588;27.6318;;735;624;50
Marapong Ext 2;-23.6565;27.6341;;735;624;50
Marapong Ext 3;-23.6609;27.6273;;735;624;50
Marapong Ext 4;-23.6522;27.6351;;735;624;50
Marathameng;-24.4929;29.9244;;;19
Maratheng;-25.0493;29.607;;;356
Maraxwe;-22.8089;30.4649;;;1294
Mare;-24.9691;29.8341;;;452
Mareleng;-24.7968;29.6046;;;737
Maretiwane;-24.3414;30.3232;;;114
Maretlwaneng;-24.6716;29.7483;;;452
Marhorhweni;-23.3297;30.2818;;1165;1408
Mariadze;-23.1582;30.274;;757;1408
Mariron;-23.686;30.3048;;;1354
Marisileng;-24.6595;30.2728;;;114
Mariveni;-23.8903;30.3488;;;630
Marobajin;-24.3535;30.0726;;;1243
Marobala;-23.7003;29.7811;;;1186;20
Marobyane;-23.1164;29.0843;;434;1193
Maropeng;-24.3089;29.8615;;;19
Marota;-24.5521;30.3672;;;114;8
Marota A;-24.5881;30.3944;;;114
Marota B;-24.5521;30.3672;;742;114
Maroteng;-24.4835;29.8911;;;19
Marotholong;-23.6169;29.9789;;;836;8
Mars;-23.9002;29.0476;;1195;1094
Martinique;-23.4226;28.0512;;728;624
Marulaneng;-24.6773;29.9024;;;452
Marulaneng;-24.4602;29.5195;;;609
Marulaneng;-23.8528;28.6937;;;851
Marulwe;-22.5816;30.5979;;;1328;11
Marulwe A;-22.5733;30.6303;;745;1328
Marulwe B;-22.5816;30.5979;;745;1328
Marumufase;-23.9752;30.2789;;;630
Masakeng;-24.7695;29.6422;;;452
Masakeng;-24.6096;30.5472;;;1031
Masakona;-23.2816;30.2417;;;244;26
Masanteng;-24.9516;29.5007;;;737
Masateng;-24.7593;29.4987;;;452
Masealama;-23.8336;29.8867;;;726
Masedi;-23.4652;29.8388;;1128;843
Maseha;-22.4707;30.5988;;;914
Masehlaneng;-24.6869;29.6127;;;452
Masehleng;-24.5618;29.9636;;;19;8
Maseke;-23.9934;31.0151;;;1075;15
Masekwameng;-23.8467;29.8009;;;726
Maselapata;-24.0383;30.2848;;1202;630
Maselapata;-23.6942;30.9225;;292;1075
Maseleseleng;-24.6465;29.8886;;;452
Maseleseleng;-24.2255;29.7959;;;609
Masemola;-24.5399;29.5895;;;452
Masenya;-23.7927;29.8082;;;726
Maserumo;-24.9243;29.7582;;;452;11
Masete;-24.436;30.1154;;;1243
Masetha;-23.2586;30.047;;1006;244;30
Masethla Section;-23.6922;29.7849;;740;1186
Mashabela;-24.4732;29.8796;;;19;8
Mashabela;-24.4463;30.0037;;;1243
Mashabela A;-24.4678;29.9242;;;19
Mashabela B;-24.5009;29.7767;;;19
Mashabela C;-24.5336;29.8044;;;19
Mashahleng;-24.0351;28.8878;;306;851
Mashaleng;-23.251;29.0749;;;1193
Mashamba;-23.2632;30.0931;;;244;11
Masharu;-24.4536;29.8478;;;19
Mashau;-23.1642;30.2243;;;244;32
Mashegeng;-24.3694;29.9986;;;19
Mashegwane;-24.7462;29.9978;;;452;11
Mashilabela;-24.5603;29.9086;;;19
Mashilo;-24.6733;30.0342;;;452
Mashilwane;-24.105;30.257;;;630
Mashishing;-24.7356;29.875;;;452
Mashite;-24.3067;29.7022;;;609
Mashobye;-22.9728;30.8943;;;705
Mashung;-24.424;29.7851;;;19
Mashwanyaneng;-24.6289;29.5692;;;452
Masia;-23.1874;30.3146;;;1408;11
Masikwe;-24.2612;29.8975;;;19
Masingi;-24.0606;30.3417;;461;630
Masisi;-22.4174;30.8664;;;914
Masiwane;-22.8108;30.7572;;;705
Masobohleng;-23.6554;29.3217;;;1094
Masoyeng;-25.155;29.6777;;;1162
Masuka;-23.1121;30.2018;;1372;1420
Masunda;-22.6454;30.4901;;;1328
Masusele;-24.2566;30.1509;;;609
Maswateng;-24.6333;30.0772;;;452
Masweneng;-24.4207;29.8307;;;19
Maswiakae;-24.8469;29.8045;;;452
Maswie;-23.0648;30.3179;;1322;1408
Matadani;-22.8019;30.4237;;;1328
Matakani;-22.9618;30.1835;;1334;228
Matanda;-22.8843;30.1116;;;228;14
Matanda Zone 2;-22.8843;30.1116;;764;228
Matanda Zone 3;-22.8894;30.1036;;764;228
Matanda Zone1;-22.8872;30.1214;;764;228
Matangari;-22.8068;30.5304;;;1294
Matatani;-23.0186;30.3637;;653;1207;30
Matatani;-22.5655;30.7649;;;914
Mataulu;-22.4652;30.6832;;;914
Matavhela;-22.6759;30.5332;;;1328
Matawa;-24.0629;30.3044;;461;630
Matebeleng;-23.7576;28.7511;;;851
Matekereng;-23.1148;28.7028;;;1193
Mathakwe;-23.957;29.7088;;672;726
Mathapisa;-24.7414;29.6811;;;452
Mathathane;-24.2105;29.8784;;854;609
Mathibe;-24.6812;29.9816;;;452
Mathibeng;-24.6255;29.9208;;;452
Mathipane;-23.555;30.3846;;;294
Mathlomelong;-24.2187;30.399;;;415
Mathothwe;-23.1699;30.2843;;757;1408
Mathukuthela;-24.842;29.6829;;;737
Mathula;-25.0916;29.7398;;;1162
Mathule;-23.0508;30.3974;;653;1207;30
Matifuma A;-23.2705;30.2911;;1143;1408
Matifuma B;-23.2672;30.2884;;1143;1408
Matikiring;-23.6377;29.3822;;293;1094
Matilo;-24.9178;29.5096;;;737
Matimatjaji;-24.6784;30.1097;;;452
Matladi;-23.5591;28.1272;;1203;624
Matlakatle;-24.8866;29.8036;;;452;8
Matlala;-24.8342;29.5023;;;737
Matlala;-24.4814;29.7749;;;19
Matlala;-24.0276;30.1923;;1451;1354
Matlala;-23.6748;29.0797;;;1094;8
Matlala Ramoshebo;-25.0452;29.1033;;;737
Matlaleng;-23.9379;29.1389;;;1094
Matlerekeng;-24.9847;29.0565;;;737
Matlou;-24.5258;29.9268;;;19
Matlou;-23.8236;29.3721;;75;1094
Matobole;-24.1082;29.5789;;;1094
Matokomane;-24.5072;30.3775;;;114
Matolokwale;-24.6209;29.9351;;;452
Matome;-24.2938;29.3943;;;609
Matopa;-23.9614;28.8506;;728;851
Matoseng;-24.9109;29.802;;770;452
Matsa A;-22.8714;29.9657;;;228
Matsa B;-22.8716;29.9948;;;228
Matseke;-23.5002;29.7351;;;843
Matsha;-24.4163;29.7609;;;19
Matshavhawe;-22.976;30.1033;;;228
Matshelane;-24.3567;29.2616;;;609
Matshelapata;-24.2576;29.8405;;80;19
Matshena;-22.4703;30.6149;;;914
Matshetshete;-22.7227;30.5453;;;1328
Matshi;-24.4854;29.8698;;;19
Matshite;-24.6841;30.0068;;;452
Matshoboko;-23.6294;29.9666;;;836
Matshupe;-24.7737;30.0617;;;452
Matshwi;-23.5835;30.3581;;;294;20
Matsi;-24.4937;29.8861;;;19
Matsimela;-24.4679;29.8731;;;19
Matsindevhe;-23.1729;30.2066;;757;244
Matsitsileng;-23.4811;28.8329;;;851
Matsoke;-24.7008;29.8063;;;452
Mauluma;-22.927;30.1303;;;228
Maunavhathu Block E;-23.082;30.3914;;373;1408
Maune;-23.974;31.0318;;290;1075
Maungani;-23.0391;30.2948;;1322;1408
Maungani;-22.9741;30.4226;;;1207
Mavambe;-23.0011;30.6372;;;705
Mavele;-23.675;30.4216;;;630
Mavhina;-23.1847;30.1793;;372;244
Mavhode;-22.7432;30.3758;;;1328;11
Mavhode A;-22.7432;30.3758;;780;1328
Mavhode B;-22.7353;30.3598;;780;1328
Mavhulani;-23.1533;30.4753;;1329;1408
Mavhulani;-23.0471;30.297;;1322;1408;;;limpopo-mavhulani-vuwani-2
Mavhunda A;-22.939;30.5174;;;1294
Mavhunda B;-22.7147;30.7442;;;705
Mavhunga;-22.9038;30.1198;;;228;8
Mavhuwa;-22.796;30.6249;;;705
Mavhuwa;-22.7693;30.3395;;;1328
Mawa;-23.5927;30.5317;;;630;20
Mawa Block 12;-23.6078;30.5352;;782;630
Mawa Block 6;-23.6154;30.4636;;782;630
Mawa Block 7;-23.6199;30.4911;;782;630
Mawa Block 8;-23.5927;30.5317;;782;630
Mawa Block 9;-23.5631;30.5389;;782;630
Mawete;-24.4988;29.9349;;;19
Mawoni;-22.8958;30.057;;;228
Maxabela;-23.3402;30.4884;;;336
Mayiyani;-23.336;30.2788;;1165;1408
Mayona;-23.3425;30.2805;;1165;1408
Mazhazhani;-22.9524;30.2014;;1072;228
Mazwimba;-22.8514;30.2296;;;1294
Mbahe;-22.8975;30.5821;;;1294
Mbahela;-22.8094;30.4563;;;1294
Mbaleni;-22.9533;30.4904;;;1294;50
Mbaleni Extension;-22.9631;30.4935;;;1294;50
Mbatlo;-23.1873;30.7139;;;336
Mbaula;-23.6098;31.0316;;;336
Mbavala;-23.1738;30.0698;;;244
Mbilwi;-22.9362;30.4635;;;1207
Mbilwi Block Q;-22.9389;30.4748;;;1294;50
Mbodi;-22.5533;30.7201;;;914
Mbodi Tsha Fasi;-22.5426;30.7439;;;914
Mbuyuni;-22.6008;30.8634;;;914
Mbuzini;-24.6882;29.3797;;;737
Mdono;-23.3063;30.3152;;1305;1408
Medingeng;-23.6591;30.2386;;;294;23
Megoring;-23.9157;29.7685;;;726
Mehlakong;-23.7968;29.8291;;;726;8
Meke;-23.2962;30.3121;;1305;1408
Melao;-24.4725;30.0537;;;1243
Melinda;-23.3551;28.1621;;;624
Mellinium Park;-23.8618;28.9147;;;851
Merve;-23.0978;30.8531;;462;705
Metsanangwana;-24.96;28.9934;;;737
Metz;-24.2445;30.4726;;;415
Mianzwi;-22.8059;30.4815;;;1294
Middeldrift;-24.7963;27.4054;;;1285;8
Midoroni;-23.0298;29.6387;;554;640
Milaboni;-22.8867;30.2372;;;1207
Millbank;-23.2464;28.9453;;79;1193
Miltonduff;-23.2323;29.0023;;79;1193
Miluwani Unit C;-22.9596;30.4576;;;1294;50
Miragoma;-23.6332;30.592;;;630
Mission;-23.1675;30.3443;;551;1408
Misty Crown;-23.9444;29.9806;;;375
Mlhava;-23.2159;30.8578;;;336
Mmadigorong;-23.6293;29.2821;;;1094;11
Mmahlogo;-23.9623;28.8207;;;851
Mmakala;-23.4702;28.7439;;;851
Mmakgatle;-24.8818;29.4484;;;737
Mmakoshala;-24.8677;29.7577;;;452
Mmalepeteke;-24.0776;28.915;;;851
Mmaletswai;-23.3768;28.0332;;;624
Mmamatlakala;-23.9824;28.5897;;;851
Mmankgodi;-23.157;28.7154;;;1193
Mmankwe Park;-23.3293;29.2443;;848;843
Mmantlanyane;-24.8469;29.9127;;;452
Mmaphoko;-24.92;29.9573;;;1243
Mmashadi;-24.2217;29.8247;;;609
Mmatsekele;-24.6676;29.6585;;;452
Mmotlana;-23.9682;28.6143;;;851
Mmotong;-23.8616;28.7536;;33;851
Mmotong;-23.8089;29.7816;;850;726
Mmotong;-23.7962;29.8148;;;726;;;limpopo-mmotong-mankweng-2
Mmotong;-23.44;28.9326;;617;1193
Mmotwane;-24.7456;29.6531;;527;452
Mmotwaneng;-24.9835;29.4824;;;356
Mmotwaneng;-24.9293;29.6217;;;737
Mobosobohlogo;-24.2912;30.1568;;;609
Mobungung;-23.63;30.2993;;;294
Modderput;-23.5184;29.2264;;;1094
Modihule;-24.2608;29.9559;;;19
Modikwe;-23.9977;30.9831;;291;1075
Modimolle;-24.4822;30.0393;;;1243
Modimolle;-24.3117;29.7652;;709;19
Modimvuhusi;-22.7867;28.8852;;;14
Modjadiskloof;-23.6938;30.1418;;836;836
Modjadji;-23.6124;30.3812;;;630
Modjadji Head Kraal;-23.6213;30.3505;;;294
Modorvlei;-23.1625;30.0402;;409;1420
Moduberg;-24.3092;30.1735;;;114
Modulathoko;-22.7843;28.7905;;1206;14
Moeding;-24.9534;29.4591;;;737
Moela;-24.7751;30.043;;;452
Moetagare;-23.6602;28.9737;;771;1094
Moetladimo;-24.2635;30.455;;;415
Mogabane;-24.3267;29.883;;;19
Mogalabi;-24.7673;29.5429;;;452
Mogalatsana;-24.7328;29.433;;;737
Moganyaka;-24.9567;29.4119;;;737
Mogapeng;-24.0681;30.2789;;;630
Mogashoa;-24.7952;29.9866;;;452;11
Mogodi;-24.2731;29.567;;;609
Mogologolo;-24.5363;29.4308;;;609;8
Mogomane;-25.1991;29.0642;;;356
Mogorogoro;-24.5938;29.7907;;885;19
Mogorwane;-24.7732;29.7975;;;452
Mogoto;-24.3467;29.2912;;;609
Mohake;-24.6496;30.0572;;;452
Mohlaba;-23.9327;30.2686;;;630;14
Mohlabeng;-23.9325;30.9963;;291;1075
Mohlabeng;-23.4624;30.375;;;294
Mohlahlaneng;-24.26;29.8674;;;19
Mohlajeng;-23.4413;29.0923;;;1094
Mohlake;-24.6295;30.0449;;;1243
Mohlala;-24.7054;30.0046;;;452
Mohlalaotoane;-24.8803;29.5659;;;737
Mohlaletsi;-24.4732;29.8796;;755;19
Mohlarekoma;-24.8814;29.7734;;;452
Mohlatseng;-24.9409;29.6965;;555;452
Mohlonong;-23.893;29.1319;;;1094
Mohlotlo;-23.9523;28.9031;;;851
Mohlotsi;-24.7972;29.5305;;;737
Mohodi;-23.3169;29.2388;;;843;14
Mohokone;-23.505;30.4423;;;294
Mohwelere;-24.5961;29.716;;;452
Moime;-23.9715;30.2486;;;630
Mojeketla;-23.6046;29.9948;;;836
Mokadi;-24.6326;29.9934;;;452
Mokdanana;-23.6953;30.9477;;292;1075
Mokerong;-24.055;28.8902;;306;851
Mokgabane;-23.7564;29.7896;;;1186;20
Mokgegolo Se Ntatele;-23.36;30.2435;;713;294
Mokgoeng;-23.1386;28.9651;;107;1193
Mokgohloa;-23.9577;29.7176;;;726
Mokgolobotho;-23.8883;30.2498;;;1354
Mokgophong;-24.4926;29.4506;;;609
Mokgorwane;-24.6062;30.175;;;1243
Mokgurutlane;-23.8089;29.7816;;;726;8
Mokgwaneng;-25.0425;28.9798;;;737;2
Mokhulwana;-24.458;29.8539;;;19
Mokobola;-24.507;30.2816;;;114
Mokoena Maswikeng;-23.0112;28.9966;;;1193
Mokololwe;-22.7834;30.2951;;;1328
Mokomotsi;-23.9913;30.261;;;630
Mokopane Central;-24.1765;29.0118;;;851;30
Mokumuru;-23.2609;29.0241;;;1193
Mokuruanyane;-23.429;28.0618;;728;624
Mokutung;-24.5938;30.5896;;;1031
Mokwete;-24.7812;29.8545;;;452
Molala;-24.6088;29.7232;;;452
Molalahare;-23.7352;29.3084;;523;1094
Molalane;-24.3343;30.58;;;415
Molapi;-23.8707;29.6909;;;726;8
Molapo Matebele;-24.2379;29.5278;;;609;8
Molapong;-24.6816;30.0375;;;452
Molawi;-24.5892;30.5263;;;1031
Molebeledi;-24.6069;29.6897;;;452
Moleke;-24.2105;29.8784;;;609;20
Moleketla;-23.6664;30.2988;;;1354
Molelema;-24.5723;29.6394;;;452
Moletji;-23.6793;29.2023;;;1094;17
Moletlane;-24.3639;29.326;;;609
Mollong;-23.6262;30.2889;;;294
Molodi;-24.8565;29.7598;;;452
Moname;-24.0921;30.29;;;630
Monametsi;-24.3088;29.9122;;;19
Monate;-23.4257;30.205;;;294
Moneywaneng;-23.6215;29.2466;;;1094
Mongalo;-23.3233;28.0689;;;624
Mongalo;-23.2204;28.9451;;79;1193
Mongatane;-23.5616;28.5096;;;851
Monotwane;-23.8721;29.1156;;1195;1094
Monsterlus;-25.0241;29.7393;;;1162
Monte Christo;-23.3995;28.6776;;;851
Monyamane;-23.8171;29.7939;;;726
Monywaneng;-23.8889;29.8073;;;726
Mooifontein Smallholdings;-23.8863;29.5835;;;1094;2
Mooihoek;-24.8406;29.4982;;;737
Mooihoek;-24.605;30.1341;;;1243
Mooiklip;-24.4492;29.7362;;;19
Mooiplaas;-24.4362;29.7402;;;19
Mooiplaas;-24.2341;29.5344;;;609
Mookamedi;-23.8301;28.6078;;;851
Mookgopong;-24.5254;28.7325;;;867;70
Mookgopong;-24.4949;28.7049;;;867;70;;limpopo-mookgopong-mookgophong-2
Moomane;-24.8018;29.5976;;;737
Moong;-23.2016;28.0605;;;624
Moookgopong Ext 1;-24.5211;28.7362;;868;867;30
Mopane;-22.6204;29.8575;;;910
Mophamamona;-23.1833;29.0019;;;1193
Morakeng;-23.4001;30.1126;;;294
Morale;-23.0835;29.0441;;298;1193
Moraledi;-24.5686;29.6555;;;452
Morapalala;-23.5893;30.424;;;630
Morapaneng;-24.4305;30.0543;;;1243
Morarela;-24.7276;29.3726;;;737
Morethuse;-24.5689;30.3692;;;114
Moria;-23.946;29.7925;;311;726
Moripane;-24.5784;29.633;;;452
Moroke;-24.3835;30.0702;;;1243
Moropeni;-23.6069;30.3161;;;294
Morotse;-24.3956;29.5355;;;609
Morowe;-23.5102;29.2634;;;1094
Moruji;-23.666;30.3602;;;630
Morulane;-24.9449;29.8707;;614;452
Morwaneng;-25.0129;29.7495;;;1162
Morwaswe;-24.4487;29.8406;;;19
Morwe;-23.1659;28.0062;;;624
Mosate;-24.708;29.7755;;1304;452
Mosate;-24.6445;29.9478;;;452;;;limpopo-mosate-jane-furse-2
Mosehleng;-23.4869;28.9164;;;1193
Moselakgomo;-23.7009;30.9082;;292;1075
Mosemaneng;-23.9615;30.9906;;291;1075
Mosetamong;-24.3688;29.6615;;;609
Moshakga;-23.6533;30.2722;;;294
Moshasha;-23.327;29.0661;;;843
Moshate;-24.2053;30.4039;;;415
Moshate;-23.696;30.9285;;292;1075
Moshate;-23.3795;30.1621;;;294
Moshate A;-24.7401;29.7508;;;452
Moshate A;-24.4092;29.7607;;;19
Moshate B;-24.5715;29.6468;;;452
Moshate B;-24.4422;29.833;;;19
Moshate Head Kraal;-23.6425;29.9568;;;836
Moshate-Section;-23.762;29.7917;;849;1186
Moshira;-24.344;30.0966;;;114
Mosiphane;-23.7126;30.4355;;;630
Mosira;-23.6307;28.7549;;;851
Mosotsi;-24.3542;29.98;;;19
Mosuka;-23.6445;28.6232;;;851
Motantanyane;-24.3372;29.4295;;;609
Motate;-24.777;30.1193;;;1243
Moteti;-25.24;29.0607;;;356;8
Moteti B;-25.2327;29.0899;;878;356
Mothakeng;-23.8719;29.8674;;;726
Mothatsohle;-23.4062;30.1132;;;294
Mothee;-23.1746;28.8747;;299;1193
Mothomeng;-23.6383;30.384;;;630
Mothwathwase;-23.8648;28.7697;;33;851
Motlailane;-24.5619;30.3754;;;114
Motlhakamasoma;-23.6077;30.3301;;;294
Motlhatsweng;-23.8245;29.8373;;;726
Motlolo;-24.5149;30.1798;;;114
Motloulela;-24.3065;30.1059;;;114
Motselope;-24.8106;29.68;;;737
Motselope;-24.7752;29.6089;;;452
Motsemokola;-23.4066;30.1003;;;294
Motsemoswa;-23.3421;29.0084;;;1193
Motsephiri;-24.9857;29.6969;;;1162
Motserereng;-24.4217;29.4794;;;609
Motserereng;-24.3132;29.3487;;766;609;30;;limpopo-motserereng-lebowakgomo-2
Motshele;-23.6364;29.9631;;;836
Motsinoni;-23.6496;30.2751;;;294
Motsiphiri;-24.7638;29.7096;;;452
Motsonko;-24.7914;29.7082;;;452
Motsweding;-23.398;28.1288;;;624
Motupa;-23.6788;30.2853;;;1354
Motwaneng;-25.0066;29.7426;;;452
Mountain View;-24.7045;30.3324;;;114;30
Mountain View;-24.0444;28.8239;;;851
Mountain View;-23.9617;29.7896;;;726
Moyaneng;-23.6216;28.8467;;;851
Mpahanama;-24.5947;29.8511;;;19;11
Mpepule;-23.4369;30.6389;;;294
Mphaaneng;-24.2924;29.7657;;;19
Mphaaneng;-24.211;29.923;;;609
Mphahlele;-24.313;29.6382;;;609
Mphanama;-24.5938;29.7907;;;19;8
Mphego;-22.9764;30.5206;;;1294
Mphelelo;-23.6613;28.717;;;851
Mpheleng;-25.2025;29.155;;;356
Mpheni;-23.1418;30.0789;;;1420;8
Mpheni Block A;-23.1461;30.0409;;370;1420
Mphogodiba;-24.0893;29.5857;;;1094
Mphuphuledzhi;-23.2947;29.9957;;906;244
Mphurome;-25.0917;29.7532;;;1162
Mpiribiri Section;-23.7003;29.7811;;740;1186
Mpobuleni;-22.6086;30.6306;;;1328;8
Mpobuleni;-22.5719;30.6401;;1270;1328;8;;limpopo-mpobuleni-tshilamba-2
Mpofu;-23.2937;29.9781;;381;244
Mtititi RDP;-23.1108;30.8783;;899;705;30
Mtsaneng;-24.5016;30.0237;;;1243
Mtshung;-24.7705;29.6624;;;452
Mubvumoni;-22.755;30.789;;;705
Mudimeli;-22.8032;29.9542;;;228
Muduluni;-23.0695;29.6521;;554;640
Mudunungu;-22.8886;30.2251;;;1207
Mudzidzidzi;-22.838;30.4189;;;1207
Mudzulathungo;-22.9612;30.204;;1334;228
Mufeba;-23.2477;30.196;;750;244
Mufulwi;-22.6703;30.5136;;;1328
Mufungudi;-22.7901;30.2836;;;1328
Mufunzi;-23.2867;29.9593;;;244
Mugivhi;-23.0596;30.3719;;;1408;20
Mugwazini;-23.7273;30.461;;970;630
Muhlahlandlela;-23.3448;30.3741;;;336
Muhotoni;-22.8102;30.449;;;1207
Muhotoni;-22.6565;30.85;;;914
Muhovhoya;-23.0477;30.3044;;1322;1408
Muhuyu;-22.826;30.4931;;;1294
Muila;-23.3687;29.9701;;;244;17
Muiladi;-22.8282;30.2901;;;1294
Mukhomi;-23.0719;30.5775;;;705
Mukomasiandu;-22.9231;30.6024;;;705
Mukondeni;-23.2605;30.0986;;756;244
Mukondeni;-22.6937;30.6835;;;1328;8
Mukondeni Block D;-23.2632;30.0931;;756;244
Mukovhabale;-22.577;30.5485;;;1328
Mukula;-22.8614;30.5805;;;1294
Mukumawabane;-22.4804;30.9013;;;914
Mukumbani;-22.9009;30.4118;;;1207
Mukununde;-22.4701;30.765;;;914
Mukwakwaila;-23.523;30.4245;;;294
Mulati;-23.9465;30.3984;;;630
Muledane;-22.9877;30.5046;;;1294
Muledane J;-23.0006;30.4597;;;1294;50
Muledzhi;-22.6775;30.6221;;;1328
Mulelu;-22.876;30.0752;;;228
Mulenga;-22.8794;29.99;;;228
Mulenzhe;-22.9983;30.57;;;1294
Mulima;-23.3092;30.044;;;244;50
Mulodi;-22.7345;30.5429;;;1328
Munangwe;-22.8099;30.7117;;;705
Mungomani;-22.9226;30.1095;;;228
Muraga;-22.9148;30.6584;;;705
Murahu-ha-thavha;-23.0041;30.3377;;653;1207;30
Murahuhathavha;-23.2364;30.1326;;371;244
Muraleni;-23.0622;29.7197;;1216;640
Muremi;-22.9396;30.1823;;1072;228
Murolaneng;-24.4956;30.2768;;;114
Murovhi;-23.2786;30.2521;;750;244
Murunwa;-22.9813;30.1622;;;228
Musekwa;-22.7795;30.078;;;228
Mushiro Mahagala;-22.7742;30.8342;;;705
Mushiru;-22.761;30.8473;;;705
Mushithe;-22.4894;30.8214;;;914;8
Mushongoville;-22.3269;30.0271;;925;910;50
Mushroom Park;-24.9243;29.7582;;754;452
Musina Ext 5;-22.3349;30.0398;;925;910;50
Musudzungwaneni;-22.7943;30.4513;;;1294
Musunda;-22.5955;30.878;;;914;11
Musunda A;-22.5955;30.878;;912;914
Musunda B;-22.5925;30.9043;;912;914
Muswodi;-22.5817;30.4791;;;1328;14
Mutandani;-23.0198;30.3782;;653;1207;30
Mutele;-22.477;30.8955;;;914;11
Mutele A;-22.47;30.8716;;915;914
Mutele B;-22.477;30.8955;;915;914
Mutoti;-22.9625;30.5932;;;705
Mutshavhawe;-22.8033;30.3427;;;1328;11
Mutshavhawe A;-22.7941;30.4353;;916;1328
Mutshavhawe B;-22.8033;30.3427;;916;1328
Mutshenzheni;-22.7534;30.5902;;;1294
Mutshetoni;-23.0097;30.3518;;653;1207;30
Mutshetshe;-22.7919;30.7735;;;705
Mutshikilini;-22.6525;30.8315;;;914
Mutsindoni;-23.0612;30.3239;;1322;1408
Mutsuludi;-22.6436;30.6938;;;1328
Mutuwani;-23.2698;29.9695;;381;244
Muumoni;-23.3701;29.9403;;;244
Muwaweni;-23.3257;30.1125;;906;244
Muyexe;-23.1948;30.9162;;;336
Mvala;-22.6587;30.686;;;1328
My Darling;-23.0888;28.8031;;;1193
Myakayaka;-24.0133;30.2787;;;630
Myakela;-24.3411;30.0439;;;19
Myngenoegen;-23.9256;29.5362;;;1094
Naauwpoort Ext 1;-24.2874;29.6387;;;609
Naganeng;-25.1581;29.1194;;;356
Nakampe;-23.3972;30.4638;;;294
Naledi;-24.6109;30.2877;;;114
Naledi;-23.8263;29.061;;;1094
Naledi 4;-23.658;30.242;;800;294
Naledi A 1;-23.5835;30.3581;;774;294
Naledi A 2;-23.4638;30.3193;;307;294
Naledi B 1;-23.3547;30.2293;;713;294
Naledi B 2;-23.3471;30.2411;;713;294
Namakgale A;-23.939;31.0453;;924;1075;50
Namakgale B;-23.9289;31.0355;;924;1075;50
Namakgale C;-23.9285;31.0194;;924;1075;50
Namakgale D;-23.9444;31.0326;;924;1075;50
Namakgale E;-23.9408;31.0162;;924;1075;50
Namenwamarhanga;-23.633;30.7375;;;336
Nancefield;-22.3403;30.0211;;;910;140
Nancefield Ext 2;-22.3306;30.023;;925;910;50
Natalie;-22.7728;30.1902;;;228
Nchechane;-23.8707;29.6909;;852;726
Ndiitwani;-23.1257;30.3843;;373;1408
Ndindani A;-23.3885;30.9616;;;336
Ndovhada;-22.7196;30.2239;;496;228
Ndzaku Ka Ntshava;-23.3549;30.2786;;1165;1408
Necker;-23.4511;28.0806;;728;624
Nero;-24.9097;29.763;;754;452
Netshitondoni;-22.6657;30.4423;;;1328
New Phepeng;-24.0471;30.3138;;;630
New Polokwane;-23.8787;29.429;;;1094;30
New Stand;-23.3569;30.2895;;1165;1408
New Stands;-23.6936;30.9386;;292;1075
New Stands;-23.2696;29.9779;;381;244
New Stands 2;-23.2763;30.2924;;1143;1408
New Town;-23.6722;27.7295;;;624;30
Newveld;-23.2327;30.3709;;1017;1408
Ngaweng;-24.6498;29.9525;;;452
Nghomunghom;-22.9544;30.8658;;;705
Nghwengoni;-22.6737;30.6547;;;1328
Ngonyama;-23.2034;30.175;;464;244
Ngovhela;-22.9565;30.4348;;;1207
Ngudza;-22.905;30.5121;;;1294
Ngwalemong;-24.9766;29.5588;;;737
Ngwanallela;-23.5196;28.932;;;1094
Ngwaritsana;-24.8401;29.8583;;;452
Ngwaritsi;-24.9474;29.8065;;;452
Ngwenani;-22.9402;30.4381;;;1207;8
Ngwenani Ya Mapholi;-22.8902;30.4633;;961;1207
Nirvana;-23.9163;29.433;;;1094;30
Nirvana Industrial Area;-23.9098;29.4402;;;1094;2
Njhakanjhaka;-23.1726;30.0578;;;244;8
Nkadimeng;-25.0835;29.547;;;356
Nkambako;-23.7273;30.461;;;630;8
Nkamboko;-23.7356;30.4849;;;630
Nkanyani;-23.3118;30.2897;;;1408;8
Nkgori;-23.8871;28.6202;;;851
Nkhensani;-23.2004;30.1237;;;244;20
Nkhwashe;-23.9515;30.9875;;291;1075
Nkosini;-25.0798;29.698;;;1162
Nkotokwane;-24.4093;29.7343;;;609
Nkotomeng;-23.4375;28.0726;;728;624
Nkotswi;-22.4204;31.0278;;;914
Nkovani;-22.9353;30.8296;;1449;705
Nkuzana;-23.2164;30.2645;;502;1408
Nkwelemotse;-23.47;30.3126;;307;294
Nngwekhulu Musanda;-23.1775;30.4282;;370;1408
Nngwekhulu Tshilata;-23.1936;30.4414;;370;1408
Nngwekhulu Tshivhangani;-23.1831;30.4365;;370;1408
Nokayamatlala;-23.8062;29.0118;;;1094
Noko;-23.9728;29.7384;;;726
Nondweni;-23.6978;30.8893;;;1075
Nong;-23.7379;29.286;;300;1094
Nontwane;-23.7;30.9163;;292;1075
Nontz;-23.3218;28.6896;;;1193;8
North Park Golf Estate;-24.8758;28.3031;;47;47;50
Northam;-24.8038;27.3028;;987;986;30
Northam A;-24.8038;27.3028;;;986;50
Northam B;-24.9661;27.2621;;;986;110
Northampton;-23.4725;30.4758;;;294
Northhampton;-23.4673;30.4757;;;336
Nsimbhi;-22.8718;30.7959;;;705
Ntlhaveni;-22.9181;30.8756;;;705;11
Ntlolane;-23.718;28.9764;;;1094
Ntokotwane;-24.4851;29.6147;;;452
Ntsako;-23.9636;30.3786;;;630
Ntsanwisi;-23.2636;30.7694;;;336;8
Ntsanwisi Dam Settlement;-23.2636;30.7694;;1012;336;2
Ntsima;-23.8271;29.7325;;;726
Ntsintsing;-23.5382;28.7897;;;851
Ntsuki;-23.2606;30.3528;;;336
Ntsumele;-23.1543;30.3606;;551;1408
Ntsungeni Wa Madadje;-23.327;30.2735;;1165;1408
Ntwane;-25.3084;29.2516;;;356
Ntwane;-24.8303;29.8793;;;452
Nwakhuwani;-23.3857;30.8587;;;336
Nwamatatane;-23.2442;30.3819;;;336
Nwamatatani;-23.2444;30.3672;;;1408;11
Nwamitwa;-23.7437;30.4091;;;630
Nwaxinyamana;-23.1944;30.1674;;976;244
Nyakalani;-23.6966;30.9557;;292;1075
Nyakelang;-23.7482;29.7858;;849;1186
Nyakelang;-23.4808;29.7242;;96;843
Nyakelang;-23.4497;30.1515;;620;294
Nyavhani;-22.9002;30.7595;;;705
Nyayukani;-24.0547;30.3239;;461;630
Nylpark;-24.196;28.9843;;;851;30
Nzanwe;-22.7515;30.8784;;;705
Nzhakanzhaka;-23.207;30.2626;;112;1408
Nzhelele;-22.9717;30.1821;;;228
Ohrigstad;-24.7218;30.5723;;;1031
Old Town;-23.0416;29.9056;;;640;30
Olifantshoek;-23.3456;30.2861;;1165;1408
Oorlogsfontein Smallholdings;-24.2155;29.0428;;;851;2
Osterd;-24.2868;30.3098;;;609
Paardenzoek;-24.9526;29.4973;;;737
Paeng;-24.6364;30.5648;;;1031
Palaneng;-24.7351;30.1757;;;1243
Palmietfontein;-23.9789;29.4547;;;1094;14
Palmietfontein A Smallholdings;-23.9937;29.5145;;1050;1094;2
Palmietfontein B Smallholdings;-23.9789;29.4547;;1050;1094;2
Palmietfontein C Smallholdings;-23.8333;29.4787;;1050;1094;2
Pambani Shura;-23.001;30.3547;;653;1207;30
Pangan;-23.4937;29.7185;;96;843
Panorama;-23.6929;30.131;;836;836
Papegaai;-23.1644;28.7032;;;1193
Parkview;-22.9003;30.0287;;640;228
Pashas Kraal;-24.373;29.9771;;;19
Pastral;-23.1702;30.0476;;;244
Patantshwane;-24.9231;29.8863;;;452
Pax Intrantibus;-22.9509;28.9258;;;14
Pelangwe;-24.3595;29.7807;;;19
Pelindaba;-24.4675;29.6109;;;452
Penina Park;-23.9343;29.453;;;1094;30
Peninghotsa;-23.0218;30.8401;;;705
Percy Fyfe;-24.0331;29.1924;;;1094
Perskebult;-23.8274;29.3525;;;1094;8
Petanenge;-23.9082;30.3066;;;630
Pfananani;-23.2398;30.0812;;1336;244
Phaala Mohlotsi;-24.693;29.7545;;;452
Phadzima;-22.9601;30.1953;;1334;228;17
Phadzima;-22.936;30.1781;;;228;17;;limpopo-phadzima-dzanani-2
Phafola;-23.9128;28.8766;;;851
Phagameng;-24.6956;28.4387;;;835;50
Phahladira;-23.5744;28.1229;;;851
Phahlamanoge;-24.5628;29.9435;;;19
Phalakubeni;-23.5567;31.0556;;;336
Phalama;-22.7407;30.5389;;;1328;11
Phalama A;-22.7307;30.5278;;1076;1328
Phalama B;-22.7407;30.5389;;1076;1328
Phalatonga;-22.9026;30.7443;;;705
Phaphazela;-23.0597;30.5434;;;1294
Pharare;-24.0642;30.2924;;;630
Phashaskraal;-24.4116;29.9909;;;1243
Phaswana;-22.8135;30.6975;;;705
Phatsane;-23.9438;28.5831;;;851
Phelandaba;-24.2051;29.8769;;854;609
Phelandavha;-23.2646;29.9763;;381;244
Phetole;-23.807;28.9821;;;1094
Phetseng;-24.5723;29.9173;;;19
Phetwane;-24.7658;29.4341;;;737
Phikela;-23.3283;30.3979;;;336
Phiphidi;-22.9543;30.3993;;;1207
Phiring;-24.5177;30.6926;;;1031
Phishoan;-24.3263;29.37;;315;609
Phofu;-23.8033;28.9277;;;1094
Phokoane;-24.873;29.7391;;;452
Phola;-23.1642;30.2139;;757;244
Phola Park;-24.168;28.9908;;;851
Phomolong;-23.9519;29.7169;;;726
Phongololo;-23.4113;30.2577;;;294
Phooko;-25.2723;29.158;;;356
Phookwane;-25.2942;29.1365;;;356
Phosiri;-24.3639;29.7019;;;609
Phugeni;-22.9659;30.529;;;1294
Phukubjeng;-23.9579;31.0395;;290;1075
Phukukane;-25.2484;29.1262;;;356
Phukwane;-22.9775;30.7934;;;705
Phulamulenze;-23.2456;30.0828;;1336;244
Phuleng;-24.9622;29.5139;;;737
Phumolong;-24.5286;28.7228;;868;867;30
Phusulang;-24.7831;29.7597;;;452
Phuti;-23.9653;29.6921;;1296;726
Pickum;-23.1516;29.0772;;;1193
Piet Potgietersrust Ext 19;-24.184;28.981;;;851;30
Pietersburg Vliegveld;-23.9311;29.4897;;1094;1094
Pietersburg Wildresevaat;-23.9647;29.4723;;1094;1094
Pile;-22.7705;30.4737;;;1328
Pitsaneng;-24.6313;29.5876;;;452
Pjapjamela;-23.6357;30.4114;;;630;8
Planknek Estate Smallholdings;-24.1938;29.0695;;;851;2
Plantane;-23.4608;30.3131;;307;294
Polaseng A;-24.5937;30.2245;;;114
Polen;-23.3882;28.7348;;;851
Pologong;-24.6011;30.2862;;;114
Polokwane Central;-23.9077;29.4571;;;1094;30
Pompagalana Smallholdings;-23.8415;30.1718;;;1354;2
Posa;-24.9923;29.612;;;356
Posaito;-23.1755;30.183;;757;244
Posaito;-23.0474;30.3504;;1338;1408
Posaito;-22.7915;30.0763;;;228
Potgietersrust;-23.9846;28.9066;;;851
Prakteseer;-24.5857;30.3224;;;114;8
Premier Park;-23.844;30.1534;;;1354;30
Priska-Majeje;-23.6953;30.7482;;;352
Pudiyakgopa;-23.8333;28.7997;;710;851
Pusela;-23.8367;30.1442;;;1354;30
Pusela A;-23.8262;30.1387;;;1354;30
Pusela B;-23.8473;30.1497;;;1354;30
RDP houses;-22.906;30.1151;;781;228
Rabothatha;-23.6377;30.2777;;;294
Radali;-22.8996;30.4351;;;1207
Raditshaba;-22.9068;29.0188;;301;14
Raditshaba;-22.835;28.847;;;14;;;limpopo-raditshaba-alldays-2
Rainbow Park;-23.9081;29.435;;;1094;30
Rakgara;-23.3603;30.1407;;;294
Raliphaswa;-22.8955;30.1231;;368;228
Ramakgaphola;-23.7534;29.2266;;;1094
Ramalapa;-23.7185;29.0489;;;1094
Ramalema;-23.9927;30.2781;;;630;8
Ramallane;-24.2795;30.0476;;;19
Ramantsha;-23.1047;29.7655;;1216;640
Ramaru;-23.268;30.0334;;381;244
Ramashako;-23.1821;28.8828;;299;1193
Ramatjowe;-23.4849;29.7556;;;843
Ramauba;-23.1787;30.3046;;760;1408
Ramavhoya;-22.8767;30.0803;;;228
Rambo;-23.5093;29.7052;;96;843
Rambuda;-22.7966;30.4046;;;1328
Ramogakwa;-23.6223;29.9656;;;836
Ramogale;-23.9412;29.7114;;;726
Ramogwerane;-25.014;29.5702;;;356
Ramokgopa;-23.4632;29.8141;;;843;29
Ramonwana;-24.1782;29.999;;;609
Ramoshopa;-23.8767;28.7731;;33;851
Ramphenyane;-23.6467;30.2787;;;294
Ramukhuba;-23.1024;30.3909;;373;1408
Rantho;-24.8634;29.954;;;1243
Rantho;-24.7115;29.7879;;;452
Rantlakane;-23.9273;28.6221;;;851
Raphahlelo;-23.3638;30.1667;;;294
Rapitsi;-23.6566;30.2259;;800;294
Rapitsi;-23.5945;29.1052;;;1094
Rapotokwane;-25.1365;28.6441;;;47
Raptors View Wildlife Estate;-24.3895;30.9411;;;415;30
Rasewana;-23.5953;30.3525;;;294
Rasobi;-23.6103;30.3274;;;294
Ratau;-22.925;29.0418;;539;14
Rathoke;-24.9352;29.0511;;;737
Ratjeke;-23.5006;30.4946;;;294
Ravele;-23.1008;29.7393;;1216;640
Reabetswe;-23.36;28.0941;;;624
Refilwe;-23.3941;30.4463;;;294
Regorogile;-24.582;27.4055;;1286;1285;30
Relela;-23.6829;30.3278;;;630
Rembeluwani;-23.3006;30.2406;;750;244
Rembuluwani;-23.0368;30.2899;;1322;1408
Rhulani;-24.0801;30.3208;;461;630
Rhulani;-23.008;30.6784;;;705;50
Riba Cross;-24.6133;30.2132;;;1243
Ribungwani;-23.2763;30.2924;;;1408;23
Rietfontein;-24.6001;30.536;;;1031
Rietfontein;-23.9393;29.3997;;;1094
Rita;-23.9744;30.2975;;;630
Ritakop;-23.9898;30.2963;;;630
Rite;-24.4819;29.8644;;;19
Rivala;-23.3555;30.4446;;;336
Riversdale;-23.2376;30.1622;;371;244
Riverside;-24.7912;29.8264;;;452
Riverside;-24.6195;30.3029;;;114
Riverside;-24.436;29.8259;;;19
Rivierplaas;-23.2297;30.0499;;976;244
Rivoni;-23.1615;30.0599;;;244
Rivonigo;-23.2812;30.2922;;1143;1408
Roadhouse;-22.9607;30.6915;;;705
Roedtan;-24.5983;29.0804;;;867
Roerfontein;-23.3825;30.1764;;;294
Roma;-24.2125;29.8641;;854;609
Roodepoort Smallholdings;-23.9761;29.43;;;1094;2
Rora;-23.454;28.8335;;;1193
Rostok;-24.24;29.9492;;;19
Rotterdam;-23.399;30.2828;;;294
Royston;-22.8454;28.8329;;298;14
Rungulani;-23.3425;30.2805;;;1408;50
Runnymede;-23.6528;30.4524;;;630
Rust De Winter;-25.1997;28.6095;;;47
Rustic Estate;-23.8449;30.1644;;;1354;30
Saaiplaas;-25.182;29.7397;;;1162
Sadawa;-24.3551;30.5482;;;415
Sadu;-23.3022;28.7604;;310;1193
Sakoleng;-23.4037;29.1228;;;843
Salani;-23.1201;30.5186;;;1294
Salaunavhe;-23.2886;30.0888;;906;244
Sambandou;-22.7426;30.6558;;1334;705
Sambandou;-22.731;30.7004;;;705;;;limpopo-sambandou-malamulele-2
Samdoba;-23.3014;30.3238;;1305;1408
Sanari;-22.4813;30.8756;;;914
Sandton;-24.3485;30.5904;;;415
Sane;-22.7757;30.1824;;;228
Santeng;-24.6153;30.2896;;;114
Sanyane;-24.0249;29.651;;317;726
Sasekane;-23.9369;30.2833;;845;630
Satlaleni;-23.6189;30.3008;;;294
Schalk Smallholdings;-24.0012;31.0682;;;1075;2
Schellenburg;-23.3242;29.1448;;;843
Scheming;-23.9822;28.8806;;;851
Schielfarm;-23.1532;30.462;;1329;1408
Schoongelegen;-23.6257;28.9539;;1195;1094
Schoonveld;-23.3903;29.0883;;;843
Schuinsrand;-24.2738;29.421;;;609;8
Sealane;-24.3914;29.9841;;;19
Seaphole;-23.497;30.4628;;;294
Sebayeng A;-23.774;29.69;;;1186;30
Sebayeng B;-23.7687;29.7031;;;1186;30
Sebayeng D;-23.7738;29.7004;;;1186;30
Sebepe;-23.6012;30.3388;;;294
Sebetha;-24.9667;29.7685;;1271;452
Sebetole;-24.629;29.8918;;;452
Sebithoni;-24.5967;29.8812;;205;452
Sebonapudi;-24.2689;29.4715;;;1094
Seboriane;-23.1676;28.9053;;;1193
Sedan;-23.9686;30.4247;;;630
Sedibeng;-23.389;30.3834;;;294
Sedzaufhire;-23.278;29.9741;;381;244
Sedzazwau;-23.1496;30.226;;757;1420
Sefahlane;-23.827;29.1039;;1195;1094
Sefateng;-23.5684;28.1019;;1203;624
Sefateng A;-24.5483;29.9706;;;19
Sefene;-23.486;29.736;;;843
Sefeteng B;-24.2818;29.8534;;;19
Sefetlhogo;-23.1334;27.981;;;624
Sefikeng;-24.2817;30.4857;;;415
Sefofosetse;-23.4341;30.4056;;49;294
Segole;-23.5894;28.6632;;;851
Segorong;-24.3909;30.2492;;;114
Segwahleng;-23.9594;29.1047;;;1094
Segwasi;-23.8916;29.8774;;;726;8
Sehlaku;-24.5978;30.1174;;;1243
Sehlakwane;-25.1354;29.751;;;1162
Sehunyana;-24.3676;30.1082;;;114
Sehwibetsane;-23.7545;29.7802;;849;1186
Sejweng;-24.0274;29.7053;;314;726
Sekakene;-23.4561;29.688;;;843
Sekakeng;-23.3327;29.2341;;848;843
Sekale;-24.5443;29.63;;;452
Sekateng;-24.474;29.862;;;19
Sekgakgapeng;-24.172;28.9713;;;851
Sekgophokgophong;-24.4325;29.3308;;;609
Sekgopo;-23.631;29.9541;;;836
Sekgoses;-23.4607;30.0034;;;836
Sekgothi;-23.5801;30.3301;;1311;294
Sekgweng;-24.0907;29.6732;;;726
Sekhiming;-23.4315;30.56;;;336
Sekhung;-23.1501;28.7789;;;1193
Sekhuteni;-23.6244;30.3269;;1205;294
Sekiding;-23.2019;28.9656;;;1193
Sekimming;-24.3838;29.3425;;;609
Sekonye;-23.5121;29.6955;;96;843
Sekotini;-24.7117;30.0617;;;452
Sekuruwe;-23.9389;28.9455;;;851
Sekuruwe;-23.4632;29.2082;;;1094
Sekwati;-22.948;28.6888;;;14
Selape;-24.3462;30.0006;;;19
Selebaneng;-24.8903;29.6253;;;737
Selowane;-24.7101;29.5915;;;452
Selowe;-23.2364;28.7463;;;1193
Semahlakole;-24.7049;29.5742;;;452
Semonoko;-24.6834;30.0667;;;452
Senakwe;-23.5355;30.4202;;;630
Sencherere;-23.8497;29.7546;;;726
Sendedza;-22.8866;30.1816;;;228
Sengatane;-23.8278;29.2885;;;1094
Senita;-23.6101;28.504;;;851
Senoela;-23.3;28.0783;;;624
Senthle;-24.5651;30.037;;;1243
Sentlane;-24.4991;29.92;;;19;8
Sentlhane;-24.2798;30.0165;;;19
Seokodibeng;-24.348;30.0447;;;19
Sepanapudi;-23.8366;29.1289;;732;1094
Sephaku;-25.0197;29.6694;;;1162
Sephala;-23.4576;29.8077;;1128;843
Sepharane;-23.9222;28.7709;;;851
Sephatwene;-23.6612;30.2695;;;294
Sephukubje;-23.4105;30.2089;;;294
Serafa;-24.4007;30.0464;;;1243
Serageng;-24.7333;29.5341;;;452
Serare;-24.0123;30.2513;;;630
Sereni;-23.2718;30.1796;;750;244
Seriteng;-24.9251;29.5542;;;737
Seroba;-23.9484;29.164;;;1094
Serobaneng;-24.2638;29.5961;;;609
Seruleng;-24.5684;29.4495;;;609
Sesalong;-23.1452;28.9209;;107;1193
Seshego;-23.8495;29.3868;;;1094;840
Seshego;-23.827;29.1039;;;1094;100;;limpopo-seshego-polokwane-2
Seshego 9 (B,D,E,J,K);-23.862;29.4021;;1195;1094;50;;limpopo-seshego-9-b-d-e-j-k-polokwane
Seshego A;-23.8578;29.3942;;1195;1094;50
Seshego B;-23.8473;29.3925;;1195;1094;50
Seshego C;-23.8397;29.3841;;1195;1094;50
Seshego D;-23.8479;29.3704;;1195;1094;50
Seshego E;-23.842;29.3587;;1195;1094;50
Seshego F;-23.834;29.4002;;1195;1094;50
Seshego G;-23.852;29.3815;;1195;1094;50
Seshego H;-23.8593;29.3706;;1195;1094;50
Sesuane;-23.0874;28.8745;;;1193
Setaria;-24.7963;27.4054;;821;1285;30
Setase;-24.654;30.0169;;;452
Setaseng;-23.6282;29.9599;;;836
Setebong;-24.8668;29.8352;;;452
Seteneng;-24.4204;29.7598;;;19
Sethabane;-23.461;30.3045;;307;294
Sethone A;-23.6449;30.3603;;;630
Sethone B;-23.6703;30.343;;;630
Setlaole;-23.3842;28.9576;;;1193
Setloking;-23.039;28.9272;;;1193
Setotolwane;-23.8452;29.2474;;;1094
Settlers;-24.9582;28.5384;;;47
Setumong;-23.7503;29.0454;;;1094
Setuphiline;-23.4927;28.7032;;;851
Seven Stand;-24.727;29.4089;;243;737;50
Shadani;-22.7796;30.5653;;;1294
Shakadza;-22.6187;30.5643;;;1328
Shakung;-24.4185;30.1472;;;114
Shamavunga;-23.3078;30.6891;;;336;50
Shamfana;-23.4578;30.663;;;294
Shanangani;-23.239;30.1452;;371;244
Shanzha;-22.9313;30.2252;;;1207
Shashe;-23.3481;29.0644;;;843
Shayandima;-23.0051;30.4308;;;1207;80
Shayandima Industrial Area;-22.9926;30.4333;;1199;1207;2
Shenyaneng;-24.5771;29.9067;;;19
Sheshe;-22.8206;30.3057;;;1294
Shigalo;-22.9319;30.7171;;;705
Shihungu;-23.9009;30.3483;;;630
Shikuhele;-23.1661;30.0676;;;244
Shikundu;-22.9421;30.82;;;705
Shikwane;-24.2232;30.4248;;;415
Shilovobyani;-23.2856;30.2939;;1143;1408
Shiluvane;-24.0437;30.27;;;630;8
Shimange;-23.3932;30.5903;;;336
Shimishoni;-22.8226;30.8661;;463;705
Shingwidzi;-23.0188;30.7271;;;705
Shirley;-23.1762;30.086;;;244
Shirulurulu;-23.6406;30.4901;;;630
Shiseva;-23.2828;30.2883;;1143;1408
Shitachi;-23.2106;30.2197;;464;244
Shivambu;-23.2088;30.2473;;;244
Shivulani;-23.1492;30.7119;;;336
Shokone;-23.973;30.9953;;291;1075
Shongoane;-23.5645;28.1224;;;624;14
Shotong;-23.622;30.3188;;;294;11
Shubushubu;-24.235;29.8862;;;19
Shushumela;-24.5693;30.3308;;;114
Siambe;-22.9405;30.5327;;;1294
Sias;-22.7843;28.7905;;;14;8
Sibasa;-22.9475;30.4746;;;1294;50
Sifasonke;-23.2185;30.5498;;;336
Sigonde;-22.3706;30.7192;;;914
Siloam;-22.8934;30.1935;;;228
Sindande;-22.8603;30.3218;;;1207
Sinthumule;-23.1138;29.8147;;;640;40
Sitrusvlakte;-24.9537;27.873;;;986
Siyanwingi;-23.2329;30.3641;;1017;1408
Skielik;-24.6639;30.3224;;;114;30
Skirileke;-24.8894;28.3296;;47;47;50
Skutlong;-24.3839;29.9683;;;19
Slaaphoek;-22.8914;28.7389;;;14
Slenger;-23.3486;30.0679;;906;244
Smersha Block;-24.7869;27.2804;;988;986;30
Smokey;-22.6618;30.2886;;;228
Sobiago;-23.9847;29.752;;;726
Sodoma;-23.5086;28.7319;;;851
Morebeng;-23.3778;29.9861;;903;244;;Soekmekaar;limpopo-soekmekaar-elim
Soetveld;-24.7462;29.6936;;;452
Sofaya;-24.6067;30.2853;;;114
Sofaya;-24.2376;30.4019;;;415
Sokodimeng;-24.3447;30.0596;;;1243
Sokotenda;-23.1497;30.4486;;1329;1408
Sokotenda;-22.8781;30.1053;;368;228
Solani;-24.0654;30.3111;;461;630
Spa Park;-24.8769;28.2714;;47;47;50
Speaker Park;-22.6672;29.1133;;;14;30
Spitskop Smallholdings;-24.5865;27.4746;;1286;1285;2
Spitspunt;-24.953;28.9192;;;737
Springs;-23.5092;29.7106;;96;843
Stanplaas;-24.2379;29.5278;;853;609
Starlight;-22.754;30.1408;;;228
Staseni;-23.3614;30.1628;;;294
Sterkfontein;-25.0422;29.5929;;;356
Sterkstroom;-22.8965;30.6196;;;705
Sterpark;-23.8974;29.4885;;;1094;30
Stocking;-24.7223;30.1036;;;452;8
Stocking B;-24.7223;30.1036;;1256;452
Stompo;-25.1911;29.105;;;356
Stopong;-24.5534;29.9479;;;19
Strydkraal;-24.4515;29.7421;;;19;8
Success;-24.213;29.8864;;854;609
Sukani;-23.2304;30.3464;;466;1408
Sundani;-23.2289;30.4264;;370;1408
Sunnyside;-24.0007;30.278;;;630
Sunnyside;-23.8164;29.7738;;875;726;30
Syferkuil;-23.8584;29.7228;;;726
Tafelkop;-25.0491;29.5073;;;356;360
Tahari;-22.6086;30.6306;;888;1328;8
Tahari;-22.5719;30.6401;;;1328;8;;limpopo-tahari-tshilamba-2
Takalane;-23.9208;29.135;;;1094
Takataka;-24.9573;29.7622;;;452;8
Talane;-25.0209;29.7848;;;1162
Tambaulate;-23.0526;30.5079;;;1294
Tambo Square;-25.2886;29.1813;;242;356
Taolome;-23.7932;28.8146;;;851
Tau-nchabeleng;-24.4166;29.8226;;;19
Taulome;-23.526;30.553;;;294
Taung;-24.4617;30.4067;;;114
Taung;-23.7103;29.0669;;;1094
Tedintetjane;-24.486;30.0068;;;1243
Ten Morgan;-25.2668;29.0817;;;356
Tenga;-23.1745;30.2351;;757;244
Thaba Letshoba;-23.484;28.6629;;;851
Thabakgone;-23.9105;29.8047;;;726
Thabakhubedu;-25.3459;29.2535;;;356
Thabaleboto;-25.0367;29.7185;;;1162
Thabampje Ga Sefoka;-24.5388;29.6963;;;452
Thabananhlana;-23.2742;28.8526;;;1193
Thabanaseso;-24.5148;29.7532;;;19;8
Thabaneng;-24.7062;29.7404;;;452
Thabaneng;-24.6313;30.3215;;;114
Thabazimbi;-24.9388;27.1549;;;1285
Thabazimbi A;-24.5914;27.4054;;;1285;130
Thakgalane;-23.4522;30.0543;;;294;17
Thakgalane 1;-23.4613;30.0536;;1288;294
Thakgalane 2;-23.4442;30.0291;;1288;294
Thakgalane 3;-23.4646;30.0464;;1288;294
Thakgalane 4;-23.451;30.0431;;1288;294
Thakgalang;-23.8973;29.6646;;;726
Thako;-23.661;30.3288;;;1354
Thalahane;-23.1335;28.9643;;107;1193
Thamangane;-24.3875;29.5287;;;609
Thapane;-23.7058;30.3339;;;630
Thapogeng;-24.3349;30.0022;;616;19
Thathe Vondo;-22.8718;30.3097;;;1207
The Oaks;-24.3597;30.6725;;;415
The Willows;-24.3627;30.617;;;415
Theareng;-25.2433;29.1114;;;356
Thebere;-23.0012;28.6997;;;1193
Themba Luvhilo;-22.8865;30.0717;;;228
Thembaluvhilo;-22.8336;30.1958;;;1207
Thembisa;-23.3687;29.9701;;903;244
Thengwe;-22.7137;30.5604;;;1328
Thepe;-23.9416;30.9844;;291;1075
Thibeni;-23.6212;30.3314;;1205;294
Thiofhi;-23.2579;30.2044;;750;244
Thirathone;-24.8679;29.8556;;;452
Thiungani 2;-22.4685;30.5841;;664;914
Thobehlale;-24.5262;29.7785;;;19
Thogani;-22.6725;30.6681;;;1328
Thohoyandou C;-22.9495;30.4625;;;1294;50
Thohoyandou D;-22.9618;30.4707;;;1294;50
Thohoyandou F;-22.9725;30.4706;;;1294;50
Thohoyandou G;-22.9688;30.4819;;;1294;50
Thohoyandou K;-22.983;30.4768;;;1294;50
Thohoyandou L;-22.9977;30.4806;;;1294;50
Thohoyandou M;-22.9869;30.4876;;;1294;50
Thohoyandou P East;-22.9833;30.462;;;1294;50
Thohoyandou P West;-22.977;30.4545;;;1294;50
Thoka;-23.4687;29.8049;;1128;843
Thokwane;-24.4107;30.0889;;;1243
Tholongwe;-23.9653;29.6921;;;726;11
Thomo;-23.2525;30.7927;;;336
Thondoni;-23.3092;30.044;;906;244
Thondoni;-23.233;30.1352;;371;244;;;limpopo-thondoni-elim-2
Thondoni;-23.1731;30.4879;;1329;1408
Thondoni;-23.1446;30.1983;;757;1420
Thondoni;-22.4754;30.92;;;914
Thongwe;-22.7961;30.5565;;702;1294
Thongwe;-22.7925;30.4228;;;1328
Thononda;-22.8646;30.2371;;;1207
Thophekane;-23.3229;30.7374;;;336
Thothololo;-23.355;29.9564;;903;244
Thoto;-24.8917;29.8746;;;452;8
Thoto Zone 1;-24.9054;29.8656;;1299;452
Thune;-23.8708;29.8329;;;726
Tibane;-23.646;29.0151;;;1094
Tiekieline;-23.1417;28.8103;;;1193
Tikiline;-23.9927;30.2781;;1127;630
Tipeng;-23.4622;28.6468;;;851
Tisane;-24.72;29.7729;;;452;11
Tisane Ext;-24.72;29.7729;;1304;452
Titibe;-23.721;29.7971;;;1186
Tiva Ta Wana;-23.3382;30.2853;;1165;1408
Tiyani;-23.2981;30.31;;;1408;26
Tjiane;-24.4178;29.608;;;609
Tlapaliburethi;-23.2963;28.0833;;;624
Tlapeng;-23.9423;30.9944;;291;1075
Tlase;-24.211;29.8719;;854;609
Tlatsa;-23.5801;30.3301;;;294;8
Tlhabine;-24.0165;30.1964;;;1354;8
Tlhohoyanku;-23.5711;28.84;;;851
Tlhona;-22.9023;28.7787;;;14
Tlhonasedimong;-22.8642;28.7646;;;14
Tolwe;-23.0123;28.5663;;;1193
Tooseng;-24.4467;29.5608;;;609
Travenna;-22.5717;30.4271;;;1328
Trim Park;-24.2054;29.0128;;;851;30
Trustine;-24.6391;30.3725;;;114
Tsaande A;-22.7072;30.4073;;;1328;8
Tsaande B;-22.6856;30.4192;;;1328;8
Tsakane;-24.8699;30.0376;;;1243
Tsakane;-24.013;29.6537;;593;726
Tsantsabela;-24.6651;29.4456;;;737
Tsatane;-24.6457;29.9345;;;452;8
Tsatane Ext;-24.6457;29.9345;;1321;452
Tsatang;-24.6309;29.9339;;;452
Tsebela;-24.0316;29.7409;;;726
Tsebeshi;-24.1208;28.9534;;;851
Tshabelam Matswale;-23.9437;31.0004;;291;1075
Tshabelammatswale;-23.6506;30.2356;;800;294
Tshabvuma;-22.9351;30.5128;;;1294
Tshagwa;-22.8035;30.3743;;;1328
Tshakhuma;-23.0477;30.3044;;;1408;60
Tshakhuma;-22.7831;30.5189;;;1294
Tshamahansi;-24.0782;28.9827;;;851
Tshamahansi;-23.3939;30.2264;;;294
Tshambuka;-22.6436;30.8472;;;914
Tshamiseka;-23.4252;30.237;;;294
Tshamulumbwi;-22.7364;30.4046;;;1328
Tshamutavha;-22.8885;30.6841;;;705
Tshamutavha;-22.4545;30.7726;;;914
Tshamutore;-22.635;30.6403;;;1328;11
Tshamutore A;-22.6258;30.674;;1323;1328
Tshamutore B;-22.635;30.6403;;1323;1328
Tshamutukwa;-22.8898;30.6001;;;705
Tshandama A;-22.7111;30.402;;1324;1328;30
Tshandama B;-22.7552;30.5091;;1324;1328;30
Tshangani;-23.955;31.052;;290;1075
Tshanzhe;-22.7028;30.6569;;;1328
Tshapasha;-22.7801;30.4571;;;1328
Tshaulu;-22.7945;30.76;;;705
Tshavhalovhedzi;-22.8891;30.1708;;;228
Tshebeng;-23.8149;29.2715;;;1094
Tshehlwaneng;-24.8019;29.9484;;;452
Tshelamake;-23.2733;27.9527;;;624
Tshenyane;-24.4758;30.6045;;;1031
Tshenzhelani;-22.3869;30.8249;;;914
Tshesane;-24.7574;30.0095;;;452
Tshewereng;-24.4836;29.9136;;;19
Tshiavha;-22.8471;30.2813;;;1294
Tshiavha;-22.8307;30.3057;;;1207
Tshibvumo;-22.7843;30.4456;;;1328
Tshidimbini;-22.8674;30.5442;;;1294
Tshidzate;-23.0549;30.3865;;;1207
Tshidzini;-22.833;30.6724;;;705
Tshidzivhe;-22.8518;30.3924;;;1207
Tshiendeulu;-22.8305;30.1707;;;228
Tshifhefhe;-23.1007;30.4018;;373;1408
Tshifhefhe B;-23.0931;30.3999;;373;1408
Tshififi;-22.9291;30.555;;;1294
Tshifudi;-22.8226;30.7047;;;705
Tshifulalani;-23.0184;30.3918;;653;1207;30
Tshifulanani fhasi ha bada;-23.0443;30.396;;653;1207;30
Tshifulanani ntha ha bada;-23.0328;30.3838;;653;1207;30
Tshifunguduwe;-22.5374;30.8665;;;914
Tshifura;-22.9382;30.4864;;;1294;50
Tshihalwe;-22.7995;30.7847;;;705
Tshiheni;-22.8825;30.2619;;;1207
Tshikambe;-22.8452;30.6583;;;705
Tshikanosi;-24.9886;28.9409;;;737
Tshikhobodo;-23.0436;29.6212;;554;640
Tshikhudini;-22.9605;30.5416;;;1294
Tshikhudo;-22.8729;30.1553;;;228
Tshikombani;-22.9046;30.2231;;;1207
Tshikondeni A;-22.5104;30.9481;;;914;8
Tshikondeni B;-22.524;30.9348;;;914;8
Tshikondeni Coal Mine A;-22.5104;30.9481;;1326;914;2
Tshikondeni Coal Mine B;-22.524;30.9348;;1327;914;2
Tshikota;-23.0486;29.877;;;640;50
Tshikovha;-22.996;30.4964;;;1294
Tshikumbu;-23.2589;30.1554;;906;244
Tshikunda;-22.9391;30.386;;;1207
Tshikuwi;-22.9009;29.9517;;;640
Tshikuyu;-22.4168;30.946;;;914
Tshikwarani;-23.1378;29.791;;1216;640
Tshikwarani;-23.0614;29.6311;;554;640;;;limpopo-tshikwarani-louis-trichardt-2
Tshikweta;-22.9375;30.5029;;;1294
Tshilamba;-22.7375;30.5289;;;1328
Tshilamusa;-22.4231;30.8487;;;914
Tshilapfene;-22.8933;30.4488;;;1207
Tshilaphala;-23.14;30.1601;;757;1420
Tshilaphala;-23.1165;30.4624;;1329;1408
Tshilavula;-22.7453;30.5774;;;1328
Tshilindi;-23.1464;30.4707;;1329;1408
Tshilungoma;-22.9745;30.504;;;1294
Tshilungwi;-22.8502;30.3605;;;1207
Tshimbupfe;-23.1464;30.4707;;;1408;45
Tshinganwe;-23.0618;30.2906;;1322;1408
Tshino;-23.1181;30.4059;;373;1408
Tshiombo A;-22.7849;30.5297;;;1294
Tshiombo B;-22.8059;30.5017;;;1294
Tshiovhe;-22.9441;30.1872;;1072;228
Tshiozwi;-23.0889;29.7869;;1216;640
Tshiozwi;-22.6752;30.6952;;;1328
Tshipako;-22.8478;30.4767;;;1294
Tshipale;-22.5299;30.6881;;;914
Tshiphuseni;-23.1772;30.2961;;760;1408
Tshipise;-22.5313;30.6714;;;914
Tshirando;-23.1592;30.2279;;757;244
Tshirangadzi;-23.0596;30.3719;;902;1408
Tshirenzheni;-22.906;30.2086;;;1207
Tshirolwe;-22.9038;30.0094;;;228;11
Tshirolwe Ext 2;-22.8948;29.9993;;1330;228
Tshirolwe Ext 2 Block C;-22.8968;30.0079;;1330;228
Tshirululuni;-23.1815;30.4674;;370;1408
Tshirunzini;-22.8676;30.6487;;;705
Tshirunzini;-22.6035;30.6611;;;1328;11
Tshirunzini A;-22.6035;30.6611;;1331;1328
Tshirunzini B;-22.5871;30.6724;;1331;1328
Tshisahulu;-22.9952;30.4037;;;1207
Tshishushuru;-23.0386;30.4047;;653;1207;30
Tshisimani B;-22.5817;30.4791;;913;1328
Tshisinise;-22.8919;30.209;;;1207
Tshiswenda;-22.9221;30.071;;;228
Tshiswiswini;-23.0408;30.3036;;1322;1408
Tshitadi;-22.7872;30.1061;;;228
Tshitale;-23.3588;29.9951;;;843
Tshitale;-23.1424;30.06;;886;1420
Tshitambe;-22.6578;30.6965;;;1328
Tshitandani;-22.7264;30.4281;;;1328;8
Tshitandani 1;-22.7204;30.4357;;;1328;8
Tshitandani A;-22.7264;30.4281;;1332;1328
Tshitandani A;-22.7072;30.4073;;1317;1328;;;limpopo-tshitandani-a-tshilamba-2
Tshitandani B;-22.7204;30.4357;;1333;1328
Tshitandani B;-22.6856;30.4192;;1318;1328;;;limpopo-tshitandani-b-tshilamba-2
Tshitanini;-22.9057;30.552;;;1294
Tshitanzhe;-22.6458;30.4986;;;1328
Tshitavha;-22.9612;30.204;;;228;32
Tshitavha;-22.748;30.6334;;;705;8
Tshitavhadulu;-23.0715;30.2936;;1322;1408
Tshithuthuni;-22.8637;30.2722;;;1207
Tshithuthuni;-22.8062;30.552;;702;1294
Tshithuthuni;-22.6878;30.5941;;;1328
Tshitungulwane;-23.0948;30.4469;;1329;1408
Tshituni;-22.871;30.1991;;;1207
Tshituni;-22.8132;30.5596;;702;1294
Tshituni A;-22.9068;30.0313;;;228
Tshituni B;-22.8796;30.0578;;;228;11
Tshituni Tsha Gavhe;-22.8664;30.0574;;1335;228
Tshituni Tshafhasi;-22.8796;30.0578;;1335;228
Tshitwi;-22.7891;30.1662;;;228
Tshiungani;-22.8091;30.5712;;702;1294
Tshiungani;-22.4966;30.5814;;;1328
Tshivaloni;-22.4894;30.8214;;909;914
Tshivhangani;-23.2623;30.1389;;906;244
Tshivhase;-22.9105;30.3797;;;1207
Tshivhazwaulu;-22.8717;30.6535;;;705
Tshivhilidulu;-22.9307;30.2542;;;1207
Tshivhilwi;-22.8487;30.6363;;;705
Tshivhongweni;-22.57;30.5947;;;1328
Tshivhulana;-23.1326;30.4359;;1329;1408
Tshivhulani;-22.9288;30.495;;;1294
Tshivhuyuni;-23.2398;30.0812;;;244;26
Tshiwani;-22.8387;30.4561;;;1207
Tshixwadza;-22.7986;30.3427;;;1328
Tshokotshoko;-22.6112;30.6206;;;1328
Tshopaneng;-24.7809;30.0186;;;452
Tshsimani A;-22.5502;30.4624;;913;1328
Tshukudu;-24.7027;30.0323;;;452
Tshware;-23.8672;29.7992;;;726
Tshwene;-24.2105;29.4862;;;1094
Tsianda;-23.0541;30.3394;;;1408;8
Tsidintsing;-24.341;30.0544;;;19
Tsikhidzi;-23.2436;30.0804;;1336;244
Tsimanyane;-24.8378;29.5094;;;737
Tsimeng;-24.2872;29.9471;;;19
Tsolametse;-23.1858;28.8729;;;1193;8
Tsuari;-23.1635;30.0488;;;244
Tswaing;-24.4775;29.6798;;;452
Tswaledi;-24.7462;29.9978;;758;452
Tswatago;-24.6184;29.4921;;;452
Tswatsane;-23.183;29.077;;;1193
Tswera;-22.7583;30.6002;;;1294
Tswereng;-24.2887;30.0255;;;19
Tswika;-23.3126;30.1013;;906;244
Tswinga;-23.0184;30.4877;;;1207
Tulakisi;-23.9622;31.0508;;290;1075
Turfpan;-24.3822;29.4859;;;609
Turkey;-24.309;30.4959;;;415;17
Turkey Zone 1;-24.3147;30.508;;1348;415
Turkey Zone 2;-24.309;30.4959;;1348;415
Turkey Zone 3;-24.3034;30.4876;;1348;415
Turkey Zone 4;-24.3024;30.4788;;1348;415
Tweefontein;-23.8403;29.4965;;;1094
Tweefontein Smallholdings;-23.8662;29.5029;;;1094;2
Twoline;-23.4432;30.3327;;449;294
Uitkyk B;-23.4072;28.9939;;;1193
Uitspanning;-23.6748;28.4617;;;851
Uitspanning A;-25.2522;29.2073;;;356
Uitspanning B;-25.2438;29.2191;;;356
Uitvlugt;-24.935;28.9976;;;737
Uitzicht;-23.5118;28.6658;;;851
Utsane;-23.9292;29.1703;;;1094
Vaalbank;-24.9459;29.6053;;;737
Vaalkop;-23.8227;29.225;;;1094
Vaalwater;-23.3894;30.1608;;;294;8
Vaalwater B;-23.3894;30.1608;;1370;294
Valdezia;-23.1136;30.1707;;;1420;15
Vari;-23.1727;30.0416;;409;244
Vayizamile;-23.2981;30.31;;1305;1408
Venus;-23.8316;29.0751;;;1094
Vhangani;-23.2083;30.3342;;1216;1408
Vhudimbilu;-22.9142;30.6175;;;705
Vhufuli;-22.8801;30.4793;;;1294
Vhuka;-23.4636;29.7993;;1128;843
Vhurivhuri;-22.6975;30.7828;;;705
Vhurivhuri;-22.6704;30.8056;;;914
Vhutalu;-22.8359;30.4335;;;1207
Vhutshavhelo;-22.8064;30.5788;;702;1294
Vhutuwa nga Dzebu;-22.876;30.1377;;;228
Vianen;-23.5859;28.4865;;;851
Vienen;-23.4162;28.9324;;;1193
Vierhoek;-23.729;29.8113;;;1186
Viking;-23.916;29.7971;;1296;726
Villa Nora;-23.5762;28.1095;;1203;624
Vingerkraal;-24.7292;27.9837;;;47
Viskuil;-23.572;29.2711;;855;1094
Vlakfontein;-25.0536;29.6679;;;1162
Vleifontein;-23.2151;29.9907;;1006;244;30
Vondo;-22.9333;30.3685;;;1207
Vondwe;-22.8857;30.5356;;;1294
Vuhehli;-23.4002;30.8883;;;336
Vuka;-23.322;30.0333;;906;244
Vuvha A;-22.9923;30.203;;;228
Vuvha B;-22.6818;30.604;;;1328
Vuyelani;-23.9854;31.0615;;;1075
Vyeboom;-23.1556;30.3945;;;1408;11
Vyeboom A;-23.1413;30.3997;;1409;1408
Vyeboom B;-23.1556;30.3945;;1409;1408
Waalkraal;-25.1524;29.0768;;;356
Wagendrift;-23.249;30.3668;;;336
Wagendrift;-23.0658;28.7119;;92;1193
Waschbank;-23.7643;29.1277;;;1094
Waterberg Wilderness Reserve;-24.0879;28.391;;;1370;2
Waterval;-23.5588;28.7228;;;851
Waterval;-23.1555;30.0733;;;244
Waterval B;-23.1599;30.0625;;;244
Waterval D;-23.1502;30.0654;;;244
Wayeni;-23.2449;30.2158;;112;244
Wegdraai;-22.8844;28.7114;;;14
Welgegund Village;-25.0763;28.2777;;;47
Welgelegen;-23.8888;29.4684;;;1094;30
Werde;-23.2545;29.1452;;312;1193
Westenburg;-23.9083;29.4282;;;1094;50
Westphalia;-23.3088;29.1641;;;843
White Area;-22.9441;30.4675;;;1294;50
Wilderbeestaagte Smallholdings;-24.9864;27.2376;;988;986;2
Winnaarshoek;-24.5045;30.0514;;;1243
Wismar;-24.3071;30.069;;;114
Witfontein;-25.2337;29.0408;;;356
Witkoppies;-23.3465;30.2755;;1165;1408
Witpoort;-23.3183;28.0143;;;624
Wolkberg Wilderness Area;-24.0854;30.0704;;;609;2
Worcester;-24.292;30.5561;;;415
Wydhoek;-23.7387;28.6107;;;851
Xaswita;-22.9353;30.8296;;;705;8
Xatlase;-24.584;29.8257;;883;19
Xawela;-23.4827;30.8661;;;336
Xawela;-23.4805;30.3427;;;294
Xihimu;-23.2947;30.3284;;1305;1408
Ximausa;-23.3788;30.357;;;336
Xipurapura;-22.9948;30.6849;;;705;50
Xitlhelani;-23.0201;30.6904;;;705
Yosmite;-24.0286;30.2172;;;1354;8
Zamekomste;-23.0642;29.5912;;554;640
Zangoma;-23.9137;30.3403;;;630
Zebediela Estate;-24.3117;29.2737;;;609;2
Zebula Country Club and Spa;-24.7499;27.9725;;;47;2
Zeekoegat;-24.264;29.8252;;;19
Zimbathoho;-23.1178;29.8206;;1216;640
Zwavhavhili;-23.2524;30.0869;;1336;244
Zwavhavhili;-23.0276;30.3974;;653;1207;30
Zwigodini;-22.53;30.6229;;;1328;8
ga-Mokobodi;-23.5807;29.0042;;;1094
ka-Maveke;-23.1378;30.5799;;;705
# Mpumalanga
Aankomst;-26.156;30.8536;;;786
Aarnhemburg;-26.0453;30.8505;;;786
Ackerville;-25.8725;29.175;;564;1466;50
Aerorand;-25.7951;29.4454;;;820;30
Agincourt;-24.8251;31.2358;;;1300
Albertsnek;-25.6621;31.9572;;;526
Aldie;-25.403;31.188;;;1000
Alexandria;-24.9626;31.1491;;;392
Allandale B;-24.7073;31.3075;;;413
Allemansdrift;-25.1397;28.8666;;;1368;17
Allemansdrift A;-25.1426;28.8613;;15;1368
Allemansdrift B;-25.1397;28.8666;;15;1368
Allemansdrift C;-25.1149;28.9086;;15;1368
Allemansdrift D;-25.1238;28.9215;;15;1368
Amsterdam;-26.6278;30.6631;;;18
Arthur Stone;-24.7844;31.1311;;;115
Athol;-24.7069;31.3469;;;413
Avontuur;-25.9645;30.8132;;;1468
Avontuur Smallholdings;-25.9483;30.5187;;1468;1468;2
Azalea Ext 1;-26.9534;29.2156;;;1241;30
Backdoor;-25.342;31.1012;;;1431
Bankenveld Estate;-25.9055;29.2982;;;1466;30
Bankfontein;-26.0491;28.9905;;;1029;2
Banks Collieries;-25.9497;29.4486;;;820;2
Bateleur Estate;-25.5317;31.0035;;;791;30
Belfast;-24.9519;31.3691;;;828
Belvidere;-26.1934;30.8362;;;786
Ben Fleur;-25.8978;29.2693;;;1466;30
Berg-en-Dal Rest Camp;-25.4279;31.4473;;541;1000;2
Beryl;-25.4998;30.957;;;791;30
Bethal East;-26.4342;29.486;;;58;30
Bethalrand;-26.4235;29.4685;;;58;30
Beverlyhills;-25.0794;30.4281;;;759;30
Bhekiswayo;-25.1364;31.1437;;;392
Blanchville;-25.8499;29.2359;;;1466;30
Blesboklaagte MNS;-25.8279;29.2307;;;1466;2
Bloukrans;-25.9206;29.182;;;1466;2
Boekenhouthoek;-25.307;29.021;;831;589
Boschfontein;-25.7429;31.6247;;;474
Boschrand Heights;-25.4011;30.9652;;;791
Botleng;-26.113;28.6959;;;191;350
Botleng Ext 1;-26.1291;28.6919;;95;191;50
Botleng Ext 2;-26.1301;28.6964;;95;191;50
Botleng Ext 3;-26.105;28.6877;;95;191;50
Botleng Ext 4;-26.1009;28.6912;;95;191;50
Botleng Ext 5;-26.0937;28.6889;;95;191;50
Botleng Ext 6;-26.1053;28.6989;;95;191;50
Botleng Ext 7;-26.1032;28.7045;;95;191;50
Brendan Village;-26.5019;29.0428;;627;269;30
Breyten;-26.3902;30.4551;;;638;30
Broedersvrede;-25.4025;31.1446;;;1431
Brooklands;-25.2437;30.7394;;;1168
Brooklyn;-24.6019;30.9946;;;1
Buffelshoek;-24.6334;31.1355;;;1
Buffelskloof;-25.3221;30.49;;;759
Buffelspruit;-25.6606;31.5141;;;1181
Buffer Zone;-26.0068;29.0296;;1084;1029;50
Buyelani;-25.3184;31.2382;;;1000
Caithness;-26.3235;30.8124;;;786
Camden;-26.6104;30.0942;;;262
Caropark;-26.079;30.1316;;;132;30
Cassim Park;-26.5194;29.9605;;;262;30
Casteel;-24.7212;31.021;;;115
Charl Cilliers;-26.6623;29.1877;;;1188
Chavelagaza;-24.9224;31.272;;;828
Chochocho;-24.7002;31.1185;;;1300
Chris Hani;-26.4871;29.4516;;;58;30
Chromville;-25.7469;29.4331;;819;820;50
Clare B;-24.6481;31.3118;;;413
Clare C;-24.6483;31.3274;;;413
Clewer;-25.9069;29.1259;;;1466
Clubville;-25.7773;29.4499;;;820;30
Cork;-24.9573;31.3172;;;828
Coronation;-25.8663;29.1953;;;1466;30
Croquet Lawn B;-24.8431;31.2508;;;1300
Crossroads;-26.553;29.0739;;1470;1188;50
Cunning Moor A;-24.8983;31.2104;;;828
Cunning Moor B;-24.8942;31.2621;;;828
Daantjie;-25.4314;31.1989;;;1000;400
Dark City;-25.995;29.0321;;1084;1029;50
Davale;-26.4769;30.7436;;;786
De Bruin Park;-26.5387;29.9765;;;262;30
De Rust;-25.0593;31.1235;;;392;30
Del Judor Ext 4;-25.8893;29.2486;;;1466;30
Delmas West;-26.1472;28.6728;;;191;30
Delpark;-26.1471;28.6886;;;191;30
Dennesig;-25.7359;29.4739;;;820;30
Die Bron Vakansiedorp;-25.3488;29.0614;;;589
Die Haak;-25.4702;30.9485;;;791;30
Die Heuwel;-25.8578;29.2407;;;1466;30
Diepdale;-26.45;30.7858;;;786
Diepgezet;-26.0105;31.0726;;;786
Dierefeng;-25.1152;28.6161;;980;736
Dihekeng;-25.0656;28.7733;;;736
Dingleydale;-24.6753;31.1458;;;1300
Dixon AH;-25.9223;29.2434;;;1466;2
Doornpoort Smallholdings;-25.9034;29.2845;;;1466;2
Driefontein;-26.5031;29.1382;;;269
Droogefontein;-26.1947;28.6024;;246;191;30
Drum Rock;-25.4111;30.9785;;;791;8
Drum Rock Industrial Park;-25.4034;30.982;;215;791;2
Dumbarton;-26.3727;30.83;;;786
Dumfries C;-24.748;31.3115;;;1300
Dunusa;-26.5627;29.0732;;1470;1188;50
Duvha;-25.9517;29.3325;;;1466;2
Duvha Park;-25.9395;29.2393;;;1466;30
Dwaleni;-25.3572;31.0995;;;1431
Dykrus;-25.5132;30.999;;;791;30
Eastdene;-25.7662;29.4819;;;820;30
Eendracht;-26.3849;28.8739;;;605;30
Emachineni;-26.3089;29.9818;;;102;30
Emaforumini;-26.0081;29.0356;;1084;1029;50
Emankanjini;-26.284;30.759;;;786
Emaskopasini;-26.131;29.7373;;586;396;50
Emavaga;-25.8514;29.1171;;408;1466;50
Embalenhle Ext 00;-26.5453;29.0711;;1470;1188;50
Embalenhle Ext 11;-26.5237;29.0834;;1470;1188;50
Embalenhle Ext 12;-26.5415;29.067;;1470;1188;50
Embalenhle Ext 14;-26.5685;29.0775;;1470;1188;50
Embalenhle Ext 15;-26.568;29.0913;;1470;1188;50
Embalenhle Ext 16;-26.5559;29.0902;;1470;1188;50
Embalenhle Ext 17;-26.5705;29.1009;;1470;1188;50
Embalenhle Ext 18;-26.5611;29.0824;;1470;1188;50
Embalenhle Ext 24;-26.5484;29.0878;;1470;1188;50
Embalenhle Ext 3;-26.53;29.092;;1470;1188;50
Embalenhle Ext 4;-26.5366;29.0798;;1470;1188;50
Embalenhle Ext 5;-26.5421;29.0867;;1470;1188;50
Embalenhle Ext 6 & 13;-26.5445;29.078;;1470;1188;50;;mpumalanga-embalenhle-ext-6-13-secunda
Embalenhle Ext 7;-26.5372;29.0755;;1470;1188;50
Embalenhle Ext 9;-26.535;29.0878;;1470;1188;50
Embhuleni;-26.0214;30.7715;;;1468;50
Emjindini;-25.772;31.0262;;;37;410
Emjindini Ext 11;-25.7628;31.0123;;252;37;50
Emjindini Ext 12;-25.7578;31.0143;;252;37;50
Emjindini Ext 2;-25.7699;31.0267;;252;37;50
Emjindini Ext 4;-25.776;31.0271;;252;37;50
Emjindini Ext 6;-25.7743;31.0372;;252;37;50
Emjindini Ext 8;-25.7757;31.0204;;252;37;50
Emjindini Ext 9;-25.7645;31.025;;252;37;50
Emjindini Trust;-25.8003;30.9413;;;37;2
Emoyeni;-25.4116;31.1321;;;1431
Empuluzu Section-A;-26.302;30.774;;;786
Empuluzu Section-B;-26.2917;30.761;;;786
Empuluzu Section-C;-26.2879;30.7751;;;786
Empuluzu Section-D;-26.2962;30.7709;;;786
Empuluzu Section-E;-26.313;30.7852;;;786
Emsagweni;-25.8705;29.1249;;564;1466;50
Emzinoni Ext 2;-26.4723;29.4548;;;58;30
Engonini;-26.033;31.0472;;;786
Enkanini;-26.304;29.9776;;;102;30
Enkeldoorn;-25.4134;28.7236;;;590;8
Enkeldoornoog;-25.4095;28.7785;;;590;14
Enkeldoornoog A;-25.3926;28.7752;;256;590
Enkeldoornoog B;-25.4095;28.7785;;256;590
Enkeldoornoog C;-25.4235;28.776;;256;590
Enkhaba;-26.0865;30.9039;;;786
Entokozweni;-25.4551;31.1621;;;791;50
Entokozweni East;-25.4737;31.1556;;1477;791;50
Ermelo Central;-26.5139;29.9995;;;262;30
Esizameleni;-27.3507;30.1607;;1411;1410;30
Ethandakukhanya;-27.0392;30.7757;;;1473;50
Ezamokuhle;-26.9972;29.8542;;;17;50
Ferrobank;-25.8429;29.1621;;;1466;30
Florapark;-26.9255;29.2392;;;1241;30
Forsicht;-25.2792;30.9929;;;1431
Fransville;-25.8669;29.237;;;1466;30
Frischgewaagd;-26.2008;29.1534;;;538;2
Ga-Tshwene;-25.2424;31.1548;;;1000
GaMaria;-24.9714;28.8749;;;736
George Botha Park;-26.5521;29.984;;;262;30
Glenthorpe;-25.7254;30.8454;;;37
Global;-25.1093;30.7522;;;1168;30
Glory Hill Ext 5;-24.9389;30.8394;;;350;30
Goba;-25.8147;31.9151;;;474
Goedehoop Collieries;-26.0843;29.4078;;;396;2
Goederede;-25.3066;29.0674;;;589;11
Goederede A;-25.292;29.078;;341;589
Goederede B;-25.3066;29.0674;;341;589
Goedgevonden;-26.0937;29.0538;;;1029;2
Golfsig;-25.7734;29.4387;;;820;30
Gottenburg;-24.6361;31.4213;;;413
Greenside;-25.166;28.4123;;1052;736
Greenside;-25.0023;28.7315;;;736;;;mpumalanga-greenside-marapyane-2
Greenstone Wildlife Estate;-25.7521;31.0642;;;37;2
Nthorwane;-26.732;28.7531;;;1007;30;Greylingstad;mpumalanga-greylingstad-nthorwane
Gutshwa;-25.3099;31.1625;;;1000
Gutshwakop;-25.3278;31.157;;;1000
Harare Ema D;-26.5469;29.0613;;1470;1188;50
Harmony Hill;-25.0992;30.791;;;1168;30
Harmony Park;-27.0149;30.8136;;;1473;30
Hartebeeskop;-26.1892;30.9193;;;786;;Etjelembube
Hazyview-Vakansiedorp;-25.0359;31.141;;;392;30
Hendriksdal;-25.1913;30.7746;;;1168;30
Hereford;-26.2832;30.7982;;;786
Heuwelfontein;-26.0487;28.975;;;1029;2
Heuwelfontein Smallholdings;-26.0384;28.9554;;;1029;2
Highland Gate Golf and Trout Estate;-25.4487;30.2157;;;217;2
Highlands AH;-25.5408;31.0374;;;791;2
Highveld Park;-25.8546;29.2649;;;1466;30
Hilltop AH;-25.5706;30.9601;;;791;2
Hlalakahle;-24.6206;31.4309;;;413
Hlalamnandi;-25.7801;29.5023;;;820;30
Hlalanikahle;-25.8372;29.1096;;;1466;350
Hlalanikahle Ext 1;-25.8516;29.1261;;408;1466;50
Hlalanikahle Ext 2;-25.8448;29.1184;;408;1466;50
Hlalanikahle Ext 3;-25.84;29.1219;;408;1466;50
Hlauhlau;-25.3566;31.1764;;;1000
Hoedspruit;-25.4472;28.637;;856;590
Holfentein Brickworks;-26.8654;29.0332;;;1241;2
Holfontein;-26.4656;29.176;;;1188;30
Hope;-26.1097;29.4006;;;396
Houtbos;-26.194;30.9746;;;786
Hoxani;-25.0059;31.2171;;;828
Hoyi;-25.8118;31.8954;;;474
Huntington;-24.9182;31.4136;;;828
Indian Centre Kokstad;-25.1008;30.4408;;;759;30
Ireagh;-24.836;31.3145;;;1300
Izidonga;-26.3475;30.77;;;786
Jackaroo AH;-25.8342;29.2868;;;1466;2
Jackaroo Park;-25.8883;29.2896;;;1466;30
Jeppes Reef;-25.7182;31.4783;;;1181
Jericho;-26.6591;30.4813;;;638
Jerusalem;-25.1865;31.0978;;;392
John Vorster Park;-26.5304;29.9751;;;262;30
Jongilanga;-24.9308;31.3648;;;828
Ka-Sibhejane;-25.6552;31.8107;;;474
Kaapmuiden;-25.5384;31.3562;;;706
Kaapschehoop;-25.5905;30.7665;;56;791
Kabokweni;-25.3368;31.1322;;;1431;110
Kabokweni-Ia;-25.3519;31.1122;;468;1431;50
Kakhaleni;-25.7416;31.0588;;1386;37;30
Kalwerskraal;-26.1306;30.992;;;786
Kamagugu;-25.4565;31.004;;;791;30
Kameelpoort;-25.2799;28.8228;;;1368
Kameelpoortnek;-25.3713;28.7364;;;590;14
Kameelpoortnek A;-25.3801;28.7166;;472;590
Kameelpoortnek C;-25.3899;28.7387;;472;590
Kameelrivier;-25.1372;28.9468;;;1368;8
Kameelrivier A;-25.1372;28.9468;;473;1368
Kameelrivier B;-25.1262;28.9966;;473;1222
Kamhlushwa A;-25.6637;31.6833;;;474;50
Kananna Ext 6;-26.489;29.4242;;;58;30
Kanonkop;-25.7493;29.4725;;;820;30
Kanyamazane;-25.4674;31.1744;;;791;80
Kanyamazane-A;-25.4674;31.1744;;478;791;50
Karino;-25.4573;31.0951;;;791
Kellysville;-25.0815;30.4313;;;759;30
Kempville;-27.0275;30.8028;;;1473;30
Kgobokwane;-25.1271;29.0947;;;1222
Khielang;-24.6097;31.0218;;;1
Khombaso;-25.8789;31.8785;;;474
Khumbula;-25.288;31.1709;;;1000
Kildare;-24.8795;31.3005;;;828
Kingsview;-25.3203;31.0178;;;1431;30
Klarinet;-25.8359;29.2037;;;1466;50
Klipfontein;-26.0407;29.0195;;;1029;2
Klipfontein;-25.3243;28.7646;;;590
Klippoortjie;-26.1229;29.1292;;;1029;2
Koedoespoort;-25.0506;28.8589;;;736
Komatiland Forest;-25.6106;30.0361;;;1465;2
Koornfontein Steenkoolmyn;-26.0964;29.4685;;;396;2
Koppie Alleen;-25.9804;30.5575;;1468;1468
Kosmospark;-26.9213;29.2244;;;1241;30
Kranspoort;-25.4251;29.4187;;;820;8
Kranspoort dorp;-25.4251;29.4187;;537;820;30
KwaGuqa;-25.8619;29.1243;;;1466;1300
KwaGuqa Ext 10;-25.8503;29.1077;;564;1466;50
KwaGuqa Ext 11;-25.8587;29.1061;;564;1466;50
KwaGuqa Ext 14;-25.8683;29.1128;;564;1466;50
KwaGuqa Ext 18;-25.8612;29.1158;;564;1466;50
KwaGuqa Ext 4;-25.8611;29.1241;;564;1466;50
KwaGuqa Ext 5;-25.8588;29.1307;;564;1466;50
KwaMandulu;-25.8114;31.8536;;;474
KwaMhlanga A;-25.4347;28.7039;;;590;50
KwaMhlanga B;-25.4265;28.7102;;;590;50
KwaMhlanga C;-25.4281;28.6933;;;590;50
KwaMhlanga Crossroads;-25.4076;28.7523;;;590;11
KwaMhlanga Ma;-25.4387;28.7109;;;590;50
KwaMhola;-25.7722;31.0271;;252;37;50
KwaSipunu;-25.8422;31.8487;;;474
KwaZamokuhle;-26.1403;29.7341;;;396;170
KwaZanele;-26.3136;29.9844;;;102;50
KwaZibukwane;-25.6883;31.8035;;;474
Kwaggafontein A;-25.2963;28.945;;;589;50
Kwaggafontein B;-25.322;28.9416;;;589;50
Kwaggafontein C;-25.3146;28.9531;;;589;50
Kwaggafontein D;-25.3598;28.9577;;;589;50
Kwaggafontein E;-25.3617;28.9398;;;589;50
Kwaggafontein F;-25.3438;28.9476;;;589;50
Kwaggafontein-la;-25.3216;28.9291;;;589;50
Langeloop;-25.6852;31.6348;;;474
Langverwag;-26.5134;29.069;;;269;30
Leandra;-26.37;28.9213;;;605;30;Thuli Fakude
Lebohang Ext 10;-26.3772;28.9182;;607;605;50
Lebohang Ext 11;-26.3828;28.9133;;607;605;50
Lebohang Ext 12;-26.3818;28.9099;;607;605;50
Lebohang Ext 13;-26.3778;28.9083;;607;605;50
Lebohang Ext 16;-26.3803;28.9464;;607;605;50
Lebohang Ext 17;-26.3832;28.9281;;607;605;50
Lebohang Ext 18;-26.3834;28.9348;;607;605;50
Lebohang Ext 19;-26.3809;28.9323;;607;605;50
Lebohang Ext 2;-26.3802;28.9169;;607;605;50
Lebohang Ext 20;-26.3789;28.9375;;607;605;50
Lebohang Ext 21;-26.3818;28.9405;;607;605;50
Lebohang Ext 4;-26.382;28.9187;;607;605;50
Lebohang Ext 5;-26.3871;28.918;;607;605;50
Lebohang Ext 6;-26.3857;28.916;;607;605;50
Lebohang Ext 7;-26.3842;28.9212;;607;605;50
Lebohang Ext 9;-26.379;28.9234;;607;605;50
Lebombo;-25.4416;31.9852;;;526
Leeufontein;-25.1824;28.9002;;;1368;14
Leeufontein A;-25.1663;28.9054;;612;1368
Leeufontein B;-25.1976;28.9093;;612;1368
Leeufontein C;-25.1824;28.9002;;612;1368
Leeupoort;-26.1288;28.6712;;;191;30
Lefiso;-24.9304;28.9028;;;736
Lefiswane;-24.9573;28.8578;;;736
Legogote;-25.2251;31.1074;;;1000
Lehlaka Park;-26.1561;29.2041;;;538;2
Leratong;-25.3949;28.7041;;472;590
Leroro;-24.6209;30.7955;;;1089;;;mpumalanga-leroro-pilgrims-rest
Leseleseleng;-25.0298;28.6523;;;736
Lilydale;-25.6828;31.2756;;;1181
Lisbon;-25.252;30.512;;;759;8
Lisbon Staatsbos;-25.252;30.512;;635;759;2
Lochiel;-26.1345;30.7859;;;786
Loding;-25.1098;28.7595;;;1368
London;-24.7878;31.0279;;;115
Los-my-cherry;-26.0043;30.8067;;1306;1468;30
Lundi;-25.2156;31.0925;;;1431
Lynnville;-25.8796;29.1916;;564;1466;50
M'hati;-25.4681;31.5573;;;706;;;mpumalanga-mhati-malelane
Madaneni;-25.81;31.7889;;;474
Madras;-24.9868;31.136;;;392;8
Madras A1;-24.9961;31.1373;;675;392
Madras B;-25.0152;31.1816;;;392
Mafred;-26.1257;29.7314;;586;396;50
Mafumulo;-26.2973;30.8459;;;786
Maganagobuswa;-25.1219;29.0763;;;1222;8
Magola;-25.1921;29.0259;;;1222
Magudu;-25.8934;31.7224;;;474
Mahukube;-25.3211;31.216;;;1000
Mahushu;-25.1213;31.1286;;;392
Majuba;-27.1062;29.7737;;;17
Makaba Stand;-27.0257;30.7841;;;1473;30
Makawusi;-25.5307;31.3122;;;1000
Makgareng;-25.0821;28.6123;;980;736
Makoko;-25.2224;31.2211;;;1000
Makometsane;-25.1164;28.9373;;;1368
Malahleka;-26.006;30.7717;;;1468
Malekutu;-25.2771;31.1957;;;1000
Malope Village;-25.7715;29.4133;;819;820;50
Manaar;-26.0561;31.0348;;;786
Mananga;-25.9532;31.844;;;474
Mandela;-26.1275;28.6984;;95;191;50
Mandela Ext 2;-26.1404;28.6932;;95;191;50
Mandela Park;-26.131;28.7052;;;191;30
Mandela Section;-26.5321;29.0671;;1470;1188;50
Mangwati;-25.0158;31.2121;;723;828
Mangwazi;-25.0158;31.2121;;;828;8
Mangweni;-25.7445;31.8224;;;474
Mantlole;-25.1702;28.4392;;1052;736
Manzini;-25.1821;31.1348;;;1000
Mapaleng B;-24.62;31.1378;;;1
Mapehla;-26.1346;29.7251;;586;396;50
Mapoch;-25.1023;29.0049;;;1222
Marapyane;-25.007;28.7888;;;736
Marongwane;-24.9316;31.1509;;;828
Marothobolong;-25.2036;29.0041;;;1222
Maryvale;-25.9374;30.5691;;;1468;8
Maryvale Rest Camp;-25.9374;30.5691;;748;1468;2
Masibekela;-25.8702;31.813;;;474
Masobje;-25.1748;28.4176;;1052;736
Matafeni;-25.4663;30.9295;;;791;30
Matenten;-24.8596;31.0982;;;115
Mathaylini;-25.748;29.4497;;819;820;50
Mathibela;-24.9501;31.1716;;;828
Mathys Zyn Loop-A;-25.282;28.9904;;;589
Matibidi;-24.6237;30.7536;;;1089;;;mpumalanga-matibidi-pilgrims-rest
Matimpule;-25.0594;28.8049;;;736;8
Matshiding;-25.2153;29.0231;;;1222
Matsulu A;-25.5243;31.3571;;776;1000;50
Matsulu B;-25.5095;31.3248;;776;1000;50
Matsulu C;-25.5047;31.3463;;776;1000;50
Matumi Golf Estate;-25.4805;31.0011;;;791;30
Maxflower Gate;-26.3065;30.7495;;;786
Mayflower;-26.2962;30.7709;;;786
Mbangwane;-25.8399;31.8917;;;474
Mbejeka;-25.9705;30.8591;;;1468
Mbuzini;-25.9206;31.9317;;;474
Metsi;-24.8559;31.3401;;;828
Meyerville;-26.9676;29.2525;;;1241;30
Mgcobaneni;-25.1952;31.149;;;1000
Mgobode;-25.8614;31.7044;;;474
Mhluzi;-25.76;29.4238;;;820;760
Mhluzi Ext 2;-25.7542;29.4252;;819;820;50
Mhluzi Ext 3;-25.7624;29.4338;;819;820;50
Mhluzi Ext 4;-25.763;29.4236;;819;820;50
Mhluzi Ext 5 & 6;-25.765;29.4084;;819;820;50;;mpumalanga-mhluzi-ext-5-6-middelburg
Mhluzi Ext 7;-25.7666;29.4169;;819;820;50
Mhluzi Ext 8;-25.7598;29.4152;;819;820;50
Mhwayi;-25.365;31.1584;;;1000
Middelbult;-26.1699;28.6539;;;191;30
Middelburg Central;-25.7681;29.4627;;;820;30
Middelburg Ext 24;-25.8198;29.5275;;;820;30
Middelburg Industrial;-25.7986;29.4909;;;820;2
Midlands Estate;-25.7878;29.4295;;;820;30
Milan Park;-26.4728;29.4703;;;58;30
Mineralia;-25.7908;29.4681;;;820;30
Mkobola;-25.307;29.021;;;589;8
Mmamethlake;-25.0979;28.554;;;736
Modder East Orchards;-26.1144;28.5999;;;191
Model Park;-25.8716;29.2524;;;1466;30
Modergat;-26.1074;30.9484;;;786
Mogononeng;-25.126;29.0231;;;1222
Mokhololine;-24.6519;31.024;;;1
Moletji;-25.0989;28.7295;;;736
Moloto;-25.4645;28.6476;;;590;8
Moremela;-24.6182;30.7419;;;1089;30;;mpumalanga-moremela-pilgrims-rest
Moretele;-25.0081;28.6339;;;736
Morwe;-25.1792;28.9293;;;1368
Moteti;-25.2467;29.0305;;;1222
Mountain View;-25.7516;29.434;;819;820;50
Msholozi;-25.3555;30.984;;;1431
Msogwaba;-25.4267;31.1554;;;1431;50
Mthimba;-25.1555;31.1137;;;392
Mzinti;-25.6925;31.7522;;;474
Nafred;-27.0351;30.7848;;;1473;30
Nazareth;-25.8004;29.5118;;;820;30
Ndonga;-26.3663;30.7875;;;786
Nederland Park;-26.5462;29.9984;;;262;30
Nelindia;-25.4665;30.9938;;;791;30
Nelshoogte Staatsbos;-25.8235;30.8155;;;37;2
Nelspruit Central;-25.4606;30.9748;;;791;30
Nelsville;-25.4789;31.0105;;;791;30
New Ermelo;-26.5326;30.0217;;;262;30
New Largo;-25.9713;28.9748;;;1029
New Market Manor;-24.9305;31.128;;;115
New Stand;-25.991;29.0336;;1084;1029;50
New Stands;-25.1558;28.4783;;1074;736
New Village;-25.7729;31.0332;;252;37;50
Newington;-24.8162;31.2886;;;1300
Newscom;-25.3826;31.1485;;;1000
Ngodini;-25.3561;31.1365;;;1431
Ngwenyeni A;-25.7417;31.8948;;;474
Ngwenyeni B;-25.6622;31.902;;;474
Nhlaba;-26.0845;30.9947;;;786
Nhlazatje 1;-26.0637;30.762;;964;1468;30
Nhlazatje 2;-26.0495;30.7642;;964;1468;30
Nhlazatje 3;-26.0716;30.77;;964;1468;30
Nhlazatje 4;-26.0507;30.782;;964;1468;30
Nhlazatje 5;-26.0433;30.7815;;964;1468;30
Nhlazatje 6;-26.0282;30.8053;;964;1468;30
Nhlazatje 7;-26.0312;30.7815;;964;1468;30
Nkambeni;-25.0901;31.1433;;;392
Nkohlakalo;-25.3344;31.1461;;;1000
Nkosanjaneni;-27.0002;30.7758;;;1473
Nokaneng;-25.0781;28.6379;;;736;11
Nomdeni;-26.5458;29.9769;;;262;30
Nooitgedachdam;-25.974;30.0643;;;132
Northdene;-26.4474;30.7212;;;786
Nsikazi;-25.2768;31.2343;;;1000
Ntunda;-25.7312;31.754;;;474
Numbi;-25.1285;31.1598;;;392
Numbipark;-25.0661;31.1115;;;392;30
Nyamazaneni;-25.4093;31.1513;;;1431
Nyongane;-25.0548;31.1914;;;392
Okkerneutboom A;-24.608;31.1419;;;1
Okkerneutboom B;-24.5743;31.1327;;;1
Old Location;-27.0176;30.7859;;;1473;30
Onder-Sabie Rest Camp;-25.121;31.9185;;541;526;2
Onverwacht;-24.8028;30.972;;;115
Oshoek;-26.2257;30.9518;;;786;;Maphundlwane
Outbok;-26.1364;28.687;;95;191;50
Oyco;-26.0132;29.0356;;1084;1029;50
Paardekop;-27.1716;29.6264;;;1068;50
Pankop;-25.1748;28.4176;;;736;15
Paxton;-25.8292;29.1927;;;1466;30
Phaala;-25.1342;29.054;;;1222;50
Phakane;-25.3709;31.1913;;;1000
Phake;-25.1558;28.4783;;;736;26
Phameni;-25.2105;31.2002;;;1000
Phaphamang;-25.1473;28.4933;;1074;736
Phathwa;-25.3192;31.1054;;;1431
Phiva;-25.6436;31.7769;;;474
Phoenix;-26.0637;29.2026;;;1029
Phola;-25.1622;31.1347;;;392
Phola Park;-25.7794;31.0191;;252;37;50
Phola Park;-25.1505;28.4732;;1074;736
PholaPark;-25.4076;28.7523;;574;590
Phosa Village;-26.2967;29.9821;;;102;30
Phumula;-25.7695;31.0166;;252;37;50
Phungwe;-24.6943;31.474;;;413
Pienaar;-25.4118;31.177;;;1000;50
Pieterskraal;-25.2032;28.9265;;;1368;11
Pieterskraal A;-25.2032;28.9265;;1087;1368
Pieterskraal B;-25.2022;28.964;;1087;1368
Pine Ridge;-25.818;29.2;;;1466;50
Pretoriuskop Rest Camp;-25.1715;31.2678;;541;1000;2
Primkop;-25.379;31.103;;;1431;8
Primkop Airport;-25.379;31.103;;1110;1431;2
Ramantsho;-25.0535;28.7662;;;736
Ramokgeletsane;-25.0705;29.0221;;;1222
Rankaile;-25.1524;28.4543;;1074;736
Ratlhagana;-25.1451;28.5068;;1074;736
Rebone;-25.157;28.4721;;1074;736
Reedstream Park;-26.1667;29.181;;;538;30
Reno Ridge;-25.9108;29.2573;;;1466;30
Renosterkop;-25.5582;31.0037;;;791
Rethabile;-26.0829;29.3426;;;538
Retiefville;-27.0188;30.8021;;;1473;30
Rietkol;-26.147;28.5521;;;191
River View;-25.8472;29.2559;;;1466;30
Riverside;-25.4346;31.5563;;;706;8
Riverside Gholf Estate;-25.4484;31.5391;;1155;706
Riverside Park;-25.4435;30.9647;;;791;30
Robinsdale;-26.2958;30.8865;;;786
Rocky Drift;-25.3783;30.9855;;;1431;30
Rolle;-24.727;31.2411;;;1300
Ronaldsey;-24.9206;31.2994;;;828
Sabie Park;-24.9765;31.4663;;;828
Sakhelwe;-25.4099;30.0904;;;217;50
Sakhile;-26.9673;29.2125;;;1241;400
Sakhile Ext 2;-26.9601;29.2002;;1171;1241;50
Sakhile Ext 4;-26.9845;29.2074;;1171;1241;50
Salubindza;-25.149;31.1578;;;392
Sanbonani;-25.0267;31.1511;;;392;30
Sandfort;-24.9869;31.1259;;;392
Sasol Secunda;-26.5721;29.1676;;;1188;30
Schoongesicht;-25.8847;29.1826;;564;1466;50
Schulzendal;-25.7491;31.5415;;;1181
Seabe;-25.0255;28.6955;;;736;8
Secunda EXt 28;-26.5183;29.1745;;;1188;30
Secunda Ext 15;-26.5184;29.2283;;;1188;30
Seekoei Smallholdings;-25.8646;29.2703;;;1466;2
Segokgo;-25.1052;28.7476;;636;736
Sehlakwana;-25.5197;29.0936;;;1382
Semohlase;-25.0828;28.7074;;;736
Senotlelo;-25.0512;28.9327;;;1222
Setlhake;-24.6632;30.9848;;;1
Seville A;-24.6691;31.4162;;;413
Seville C;-24.6548;31.4233;;;413
Sgodiphola;-27.023;30.7828;;;1473;30
Shandon Estate;-25.5107;31.0172;;;791;30
Sharrighuisen;-26.0249;29.3345;;;1466;2
Sherwood;-25.4023;31.1346;;;1431
Shiyalongubo;-25.6686;31.3107;;;1181
Sibange;-25.8555;31.7885;;;474
Sibayeni;-25.6644;31.8462;;;474
Sikhwahlane;-25.7703;31.7757;;;474
Silindile;-26.3935;30.4603;;;638;30
Silobela;-26.0879;30.1119;;;132;50
Simile;-25.0751;30.7792;;;1168;50
Sincobile;-25.6945;31.2833;;;1181
Siphelanyane;-25.3554;31.2646;;;1000
Sivukile;-26.74;29.6059;;;872;50
Siyabonga;-25.9994;29.0307;;1084;1029;50
Siyabuswa A;-25.1115;29.0647;;;1222;50
Siyabuswa B;-25.1114;29.0487;;;1222;50
Siyabuswa C;-25.1184;29.0349;;;1222;50
Siyabuswa D;-25.1287;29.041;;;1222;50
Siyabuswa E;-25.1204;29.0567;;;1222;50
Siyathemba;-26.652;28.6117;;;34;50
Siyathuthuka;-25.6778;29.9918;;;1465;50
Siyazenzela;-27.1526;29.6366;;1048;1068;30
Skoongesig;-25.8916;29.161;;;1466
Skukuza;-24.9928;31.5921;;541;392
Smithfield;-26.1573;30.9055;;;786
Somaroboro-E;-25.4028;28.8131;;1350;589;50
Somerset;-24.9138;31.3692;;;828
Sonheuwel;-25.4962;30.9749;;;791;30
Spearville;-25.7764;31.03;;252;37;50
Springbok;-26.0612;29.3543;;;538
Springfield Colliers;-26.8003;28.5083;;;1282;2
Springvalley;-25.9253;29.2603;;;1466;30
St Johns;-27.0321;30.7812;;;1473;30
St Micheil's International Leisure Estate;-25.7135;30.1373;;;1465;2;;mpumalanga-st-micheils-international-leisure-estate-emakhazeni
Staatsgrond;-25.74;31.2719;;;37
Stanfield Hill;-26.9292;29.2102;;;1241;30
Stanwest;-26.9726;29.2353;;;1241;30
Sterkspruit;-25.182;30.4504;;;759;30
Sterkspruit Smallholdings;-25.1186;30.4651;;;759;2
Steynsdorp;-26.12;30.9799;;;786
Stonehenge;-25.4924;30.9456;;;791;30
Sundra;-26.1952;28.5425;;;191
Swalala;-25.1795;31.1155;;;392
Swalluwsnest;-26.23;30.8747;;;786
Tasbet Park;-25.9261;29.2295;;;1466;30
Teka Takho;-25.3412;31.1112;;468;1431;50
Tekwane North;-25.4345;31.1317;;1275;791;50
Tekwane South;-25.4783;31.1462;;1275;791;50
Tekwane West;-25.459;31.1267;;1275;791;50
Terateng;-25.0045;28.6805;;1185;736
Thabana;-25.0775;29.0599;;;1222
Thabeng;-25.1481;28.4831;;1074;736
Thambo;-26.4771;29.4472;;;58;30
Thambo Ema E;-26.5411;29.0625;;1470;1188;50
Thambokhulu;-25.946;31.9002;;;474
The Rest;-25.5157;30.9735;;;791;30
Theeboom;-26.0073;30.7321;;;1468
Thokozani;-27.0238;30.7776;;;1473;30
Thorndale;-24.6481;31.4481;;;413
Thushanang;-25.8735;29.1946;;564;1466;50
Thuthukani;-26.7875;29.2986;;;1241;80
Thuthukani Thusong Service;-26.7875;29.2986;;1301;1241;50
Timbavati;-24.3736;31.3394;;;413
Tintswalo;-24.5805;31.0681;;;1;30
Toitskraal;-25.1129;29.1098;;679;1222
Tokologo;-25.7667;29.3985;;819;820;50
Tonga A;-25.6952;31.7899;;;474
Tonga B;-25.6759;31.823;;;474
Troya;-25.0594;28.8049;;769;736
Tshabalala;-25.0452;31.1657;;;392
Tshunelani A;-24.7093;31.1623;;;1300
Tshunelani B;-24.7004;31.1663;;;1300
Tushanang;-24.9485;31.2064;;1025;828;30
Tweefontein;-26.0273;29.1536;;;1029;2
Tweefontein;-25.3614;28.8227;;;589;680
Tweefontein A;-25.3614;28.8227;;1350;589;50
Tweefontein B;-25.3504;28.8332;;1350;589;50
Tweefontein Bosboustasie;-25.0559;30.7817;;;1168;30
Tweefontein C;-25.3445;28.8186;;1350;589;50
Tweefontein D;-25.3482;28.8027;;1350;589;50
Tweefontein H;-25.4087;28.8137;;1350;589;50
Tweefontein K;-25.3447;28.8537;;1350;589;50
Tweefontein M;-25.3823;28.7896;;1350;589;50
Tweefontein N;-25.3744;28.8056;;1350;589;50
Tweefontein-la;-25.384;28.8312;;1350;589;50
Tycoon;-26.1326;29.7311;;586;396;50
Tycoon;-26.0042;29.0321;;1084;1029;50
Umbabat;-24.1501;31.3717;;;413
Utlha A;-24.7036;31.4421;;;413
Utlha B;-24.691;31.4479;;;413
Valencia Park;-25.4687;30.9989;;;791;30
Van Dyksput;-26.0357;28.8867;;;191;2
Vandyksdrif;-26.1227;29.3285;;;538;2
Verdoux;-25.4058;31.1278;;;1431
Verena A;-25.4789;29.0245;;;1382;30
Verena B;-25.474;29.0143;;;1382;30
Verena C;-25.4888;29.0163;;;1382;30
Verena D;-25.4675;29.0313;;;1382;30
Vertroosting;-25.1568;30.7812;;;1168
Verulum;-25.7416;31.0588;;;37;30
Vezibuhle;-26.007;29.0382;;1084;1029;50
Villa Sabie;-25.0313;31.0538;;;392
Violetbank A;-24.7478;31.0414;;;115
Violetbank B;-24.7419;31.0504;;;115
Violetbank C;-24.7661;31.048;;;115
Vlaaklaagte;-25.3807;28.8598;;;589;140
Vlaaklaagte Aa;-25.3888;28.8463;;1393;589;50
Vlaaklaagte Bb;-25.3354;28.8818;;1350;589;50
Vlaaklaagte Cc;-25.3807;28.8598;;1393;589;50
Vlaaklagte Ridge;-25.3729;28.8702;;1393;589;50
Vlakbult;-25.6379;31.7156;;;474
Vlakplaas;-26.1422;30.9789;;;786
Vlakplaats Smallholdings;-27.1247;29.9364;;173;17;2
Vlakpoort;-27.1411;29.9778;;173;17;30
Vosman;-25.8717;29.1407;;;1466;80
Vosman Ext 17;-25.8662;29.1371;;1398;1466;50
Vukuzakhe;-27.3666;29.9038;;;1395;50
Vukuzenzele;-26.1377;28.7085;;;191;30
Vygeboomdam;-25.8689;30.6184;;;1468
Wakkestroom;-27.353;30.1331;;;1410;50
Waterval;-25.1724;29.0063;;;1222;11
Waterval;-24.9185;31.1199;;;115
Waterval A;-25.1724;29.0063;;1420;1222
Waterval B;-25.1717;29.025;;1420;1222
Waverley;-26.3363;30.8573;;;786
Welamlambo;-26.5559;29.0757;;1470;1188;50
Welverdiend;-26.996;30.8008;;;1473;30
Wesselton;-26.5071;29.9688;;;262;50
West Acres;-25.4825;30.9569;;;791;30
White River AH;-25.3287;31.0517;;;1431;2
White River Country Estate;-25.2871;31.0054;;;1431;30
Wild Fig Country Estate;-25.3692;31.0136;;;1431;30
Wilge;-25.9757;28.9861;;;1029
Willemsdal;-26.7441;28.7634;;;1007;30
Witbank Central;-25.8763;29.2154;;;1466;30
Witbank Dam Resort;-25.8954;29.2961;;;1466;2
Witklip Staasbos;-25.2293;30.8749;;;1168;2
Wolwekraal;-25.1519;28.9651;;;1222
Wolwekrans;-26.0076;29.2862;;;1466
Zakheni;-25.4061;28.7091;;574;590
Zoeknog A;-24.7471;30.9855;;;115
Zoeknog B;-24.7721;30.9765;;;115
Zustershoek;-25.43;28.7311;;255;590
Zwelisha;-25.3798;31.1666;;;1000
eMpumelelweni;-25.8543;29.0967;;564;1466;50
eMzinoni;-26.4949;29.4335;;;58;50
# Northern Cape
7 De Laan;-31.4735;22.3426;;;643;30
7de Laan;-29.6131;24.1032;;;422;30
Aggeneys;-29.276;18.8293;;;5
Agisanang;-28.7176;24.7183;;321;505;50
Akasia Park;-28.706;20.963;;;486;30
Albertynshof;-28.7451;24.754;;;505;30
Alheit;-28.7547;20.5316;;;470
Amandelboom;-31.3433;20.9254;;;1434;30
Andalusia Park;-27.9125;24.8211;;;451;30
Arshburnham;-28.7158;24.7712;;;505;30
Asbosknop;-28.6188;21.1229;;;486
Askham;-26.9814;20.7744;;;24
Augrabies Mission;-28.6519;20.3664;;;28
Avon;-26.5305;22.9878;;;423
Baily Brith;-27.3362;23.9559;;;553
Bankhara;-27.42;23.3824;;;553;80
Banksdrif;-27.7413;24.6891;;;1051
Barcelon;-30.6621;24.0264;;;183;30
Bareki;-26.4344;23.0994;;;423
Bathlaro;-27.308;23.3311;;746;553
Battlemound;-26.9005;23.7133;;;553;8
Beaconsfield;-28.7559;24.7819;;;505;30
Belgravia;-28.7451;24.7769;;;505;30
Bellvue;-28.4693;21.2029;;;1365;30
Belmont;-29.4136;24.3721;;;211
Bendell;-26.9913;23.6485;;;553
Bergsig;-28.7887;20.6254;;;470;30
Bersig;-29.6481;17.8794;;;1234;30
Blackrock;-27.133;22.8559;;;423
Bloemsmond;-28.6335;21.0749;;;486
Blydeville;-28.4352;21.2645;;;1365;30
Bodulong;-27.42;23.3824;;36;553;50
Boegoeberg;-28.9288;22.1233;;;357
Boikhutsong;-28.7006;24.7298;;321;505;50
Boitshoko;-28.3198;23.0357;;1104;1105;30
Bojalapotsane;-27.2602;23.705;;;553
Bongweni;-30.7194;25.1165;;;163;30
Bonita Park;-27.7386;24.807;;;389;50
Bonteheuwel;-30.9577;22.1238;;;131;30
Bosra;-26.9518;23.0877;;;423
Bothetheletsa;-27.4044;23.8058;;;553
Bothithong;-27.0622;23.8307;;;553
Breipaas;-29.0417;23.7628;;;211;30
Britstown;-30.5961;23.5102;;;104;30
Bruinhoek;-29.5435;17.9407;;165;1032;30
Bulletrap;-29.4617;17.7693;;108;923;30
Bullettrap;-29.4617;17.7693;;;923;30
Bunn;-28.7098;24.7062;;321;505;50
Campbell;-28.7944;23.7235;;;126
Carnova;-30.9505;22.1529;;;131;30
Carolusberg;-29.639;17.9632;;;1234;50
Carters Glen;-28.7488;24.727;;;505;30
Casandra;-28.7416;24.7967;;;505;30
Cassel;-26.9675;23.9818;;;553
China Square;-28.7188;24.7488;;321;505;50
Cicil Sussman;-28.7327;24.7621;;;505;30
Clyde;-26.4749;23.0612;;;423
Colesberg Industrial;-30.7202;25.1347;;;163;2
Colville;-28.7169;24.7572;;;505;30
Concordia;-29.5315;17.9391;;;1032;70
Copperton;-29.922;22.3048;;;1109;30
Corn's Village;-28.3298;24.6925;;;1439;30;;northern-cape-corns-village-windsorton
Cottenend;-27.2107;23.4653;;;553
Currie Camp;-28.6723;21.0409;;;486
De Beers;-28.7335;24.7723;;;505;30
De Beershoogte;-28.5229;24.5065;;;39;30
Deetlifsville;-29.9429;23.6663;;;1260;30
Delportshoop;-28.3813;24.2919;;;192;30
Denis Whiteville;-31.4159;23.9542;;;1145;30
Deorham;-26.895;23.5073;;;423
Dewar;-27.1192;23.6187;;;553
Diamond park;-28.7391;24.745;;;505;30
Dibeng;-27.5949;22.8667;;;198
Die Bult;-30.9673;22.1218;;;131;30
Die Erwe AH;-29.0704;23.7465;;;211;2
Die Hoek;-30.7178;25.1042;;;163;30
Die Oog;-27.4628;23.4412;;;553;30
Die Rand;-28.4477;21.251;;;1365;30
Diepkloof;-27.955;22.748;;;1034;30
Dikolobeng;-27.1721;23.5628;;;553
Dinopeng;-26.8029;23.3969;;;423
Diskobolos;-28.7928;24.7802;;;505;30
Dithakong;-27.0772;23.9336;;;553
Ditloung;-27.9454;22.7471;;;1034;30
Ditshilabeleng;-27.3408;23.7942;;;553
Ditshipeng;-26.9617;23.8076;;;553
Ditshoswaneng;-27.3664;23.5498;;549;553
Donker Hoek;-27.7414;24.8017;;;389;30
Donkerhoek;-28.7237;24.7232;;;505;30
Donkerhoek;-28.1958;23.5313;;;178;30;;northern-cape-donkerhoek-danielskuil
Dorrisdale;-28.7309;24.7275;;;505;30
Eksteenfontein;-28.8239;17.2537;;;618
El toro Park;-28.7646;24.7442;;;505;30
Eldansrus;-28.5756;21.1916;;;1365
Elston;-27.2062;23.5937;;;553
Emalahleni;-28.8624;18.6701;;;5
Ernestville;-28.7441;24.7846;;;505;30
Erwe;-31.4167;23.952;;;1145;30
Ethembeni;-29.6603;22.7292;;;1109;50
Everton;-27.3044;23.5624;;;553
Extension 4;-30.7087;25.1114;;;163;30
Fabricia;-28.7664;24.772;;;505;30
Five Mission;-28.3677;23.4964;;;633;30
Floors Township;-28.7183;24.7654;;;505;30
Flora Park;-28.439;21.251;;;1365;30
Frasersburg;-31.8984;21.5419;;;288
Ga-Diboye;-27.0768;23.3001;;;423
Ga-Lotlhare;-27.1326;23.3743;;;553
Ga-Lotolo;-27.2594;23.1866;;;553
Ga-Mabe;-26.9519;23.8568;;;553
Ga-Madudu;-26.9769;23.9027;;;553
Ga-Makgatle;-27.0343;23.8761;;;553
Ga-Masepa;-27.5302;23.7352;;;553
Ga-Moheele;-27.0699;23.1116;;;423
Ga-Mokomela;-27.3058;23.6458;;;553
Ga-Morona;-26.9172;23.7613;;;553
Ga-Moseki;-27.1938;23.4367;;;553
Ga-Mothibi;-27.4334;23.6937;;;553
Ga-Motlhware;-27.3075;23.3454;;746;553
Ga-Motsamai;-27.1978;23.145;;;553
Ga-Motshwaedi;-27.8976;23.1559;;;553
Ga-Ntatelang;-27.3567;23.4592;;;553
Ga-Pitiela;-26.7592;23.2997;;;423
Ga-Sebolao;-27.3185;23.2491;;;553
Ga-Sehubane;-27.279;23.2792;;;553
Ga-Sese;-27.1122;23.0486;;;423
Ga-Tlhose;-27.8755;23.2347;;;553
Ga-sehunelo;-27.0438;23.5904;;;553
Gadisane;-27.2238;23.5081;;;553
Gahuhuwe;-27.1195;23.8779;;;553
Galeshewe;-28.7144;24.7361;;;505;1100
Galeshewe Ext 1;-28.7182;24.7404;;321;505;50
Galeshewe Ext 2;-28.7172;24.7317;;321;505;50
Galeshewe Ext 3;-28.7203;24.7373;;321;505;50
Galeshewe Ext 4;-28.7233;24.7355;;321;505;50
Galeshewe Ext 5;-28.7252;24.7405;;321;505;50
Galeshewe Ext 6;-28.717;24.7455;;321;505;50
Galeshewe Ext 7;-28.7225;24.7451;;321;505;50
Galeshewe Proper;-28.7144;24.7361;;321;505;50
Gamopedi;-27.2292;23.2202;;;553
Ganap;-26.7086;23.21;;;423
Ganghae;-27.3911;23.6091;;;553
Ganspan;-27.9668;24.7512;;;451
Ganspan Nedersetting;-27.9721;24.7619;;;451;30
Gapopo;-27.0418;23.7954;;;553
Garamatale;-27.1683;23.618;;;553
Garaphoane;-26.8225;23.492;;;423
Gardina Ext 6;-28.7007;20.9559;;;486;30
Gariele;-27.2496;23.3091;;;553
Geelkop;-28.6633;21.0497;;;486
Giesenskraal AH;-30.5353;23.3079;;;104;2
Glosam;-28.0787;23.0381;;;1105
Goedgedacht;-28.2255;23.2516;;;1105
Gong-Gong;-28.4884;24.4079;;;39
Good Hope;-27.1725;23.3024;;;423
Goodhouse;-28.9113;18.2136;;;1244
Gou Trou;-29.6134;24.1095;;;422;30
Green Point;-28.7752;24.7739;;;505;30
Greenside;-28.7575;24.7918;;;505;30
Grens;-31.3964;23.1287;;;1387;30
Griekwastad;-28.8499;23.2434;;;355
Groenwater;-28.2883;23.3128;;;1105
Groot Kroek;-29.343;21.1575;;;489;30
Grootderm;-28.5232;16.618;;;9
Gumdene;-28.7265;24.7542;;;505;30
Hadison Park;-28.7556;24.743;;;505;30
Hanover;-31.0506;24.4326;;;380;30
Hantam;-29.3411;21.1618;;;489;30
Happy Valley;-30.6542;24.0304;;;183;30
Havard;-27.4434;23.5717;;;553
Heiso;-27.2805;23.8365;;;553
Herlear;-28.7494;24.7833;;;505;30
Hertzog;-27.1425;23.2819;;;423
Heuningvlei;-26.2923;23.1725;;;423
Hillcrest;-28.7574;24.7353;;;505;30
Hillock;-28.7835;20.6238;;;470;30
Hillside;-29.3446;21.1623;;;489;30
Holpan;-28.3594;24.6425;;;1439
Homelite;-28.6978;24.729;;;505;30
Homestead;-28.7071;24.7435;;;505;30
Homevale;-28.6964;24.7347;;;505;30
Hondeklipbaai;-30.3182;17.2772;;;418;30;Hondeklip Bay
Hotazel;-27.2098;22.9761;;;423
Hutchinson;-31.4971;23.1887;;;1387
Ikageng;-29.0306;24.5885;;881;1153;50
Ikhutseng;-28.129;24.8547;;;1416;50
Ipeleng;-28.7214;24.709;;321;505;50
Iponeng;-28.7133;24.7135;;321;505;50
Januariestat;-27.9477;23.2056;;;553
John Mampe;-28.7253;24.7284;;;505;30
John Mampe 2;-28.7213;24.7215;;;505;30
Kagiso;-28.7243;24.7192;;;505;30
Kakamas Fase 4;-28.7908;20.6336;;;470;30
Kakamas Fase 5;-28.7957;20.6312;;;470;30
Kakoje;-27.0643;23.4985;;;553
Kamassies;-30.028;18.2694;;;475
Kamden;-27.3596;23.8996;;;553
Kamfersdams;-28.6901;24.7193;;321;505;50
Kamieskroon;-30.2174;17.9208;;;475
Kangkuru;-27.3401;23.8529;;;553
Kanoneiland;-28.6537;21.0853;;;486
Kareenville;-30.6462;24.035;;;183;30
Karkams;-30.3548;17.8826;;;475;50
Karos;-28.419;21.6046;;;1365
Keidebees;-28.4406;21.2911;;;1365;30
Keimoes;-28.706;20.963;;;486;30
Kelokilwe;-26.9084;23.7151;;41;553
Kelokilwe;-26.8834;23.7703;;;553;;;northern-cape-kelokilwe-kuruman-2
Kenilworth;-28.7074;24.7898;;;505;30
Kestelhof;-28.7502;24.7463;;;505;30
Keurtjieskloof;-30.0104;24.7317;;;1375;30
Kganong;-27.2263;23.6524;;;553
Kganwane;-26.9099;23.945;;;553
Kgomohute;-27.1303;23.5438;;;553
Kgoro-ya-Gatshekedi;-27.1431;23.0699;;;423
Kheis;-30.4569;17.9923;;;324
Khubus;-28.4485;16.9914;;;9
Kikahela;-27.4272;23.8751;;;553
Kimberley North;-28.7324;24.7667;;;505;30
Kimberly Central;-28.7415;24.7654;;;505;30
Kimdustria;-28.6964;24.7849;;;505;30
Kirstenhof;-28.7313;24.7364;;;505;30
Klaarkom;-27.3004;23.7822;;;553
Klein Mier;-26.7375;20.2754;;;1150
Klein Tsamaros;-27.2967;23.9212;;;553
Kleinzee;-29.6879;17.066;;;511
Klipfontein;-30.5038;17.8325;;;324
Klippunt;-28.5627;21.1515;;;1365
Kliprand;-28.7732;20.6163;;;470;30
Klisserville;-28.7583;24.7711;;;505;30
Koingnaas;-30.1963;17.2878;;;418;30
Kollie;-27.893;23.2617;;;553
Komaggas;-29.7988;17.4826;;;524
Kotzehoop;-28.6979;17.5783;;;1244
Koubult;-30.3669;17.8854;;482;475;30
Kudumane;-27.3664;23.5498;;;553;8
Kuilsville;-28.1937;23.5364;;;178;50;;northern-cape-kuilsville-danielskuil
Kutlwano;-28.3373;24.6929;;;1439;50
Kutlwanong;-28.7297;24.712;;;505;30
Kuyasa;-30.7261;25.1168;;;163;50
KwaNobantu;-28.713;24.7398;;321;505;50
Kwazamuxolo;-31.1937;24.955;;;993;50
Laboria;-28.4353;21.2319;;;1365;30
Labram;-28.7522;24.7646;;;505;30
Lambrechtsdrif;-28.4911;21.6862;;;1365
Langleg and Riverton;-28.5131;24.7056;;;505;2
Langverwaght;-28.7882;20.6284;;;470;30
Lathli Mabilo Park;-28.7209;24.7296;;321;505;50
Laxey;-26.7237;23.1591;;;423
Lebonkeng;-27.0048;23.9263;;;553
Leeuwenhof;-30.6479;24.0183;;;183;30
Lekkersing;-29.0022;17.0966;;;618
Leliefontein;-30.3155;18.0811;;;475
Lemnertsville;-29.6646;22.7328;;;1109;30
Lemoendraai;-28.4718;21.2166;;;1365;30
Lennetsville;-28.7516;20.9961;;;486;30
Lepelsfontein;-31.0463;17.8467;;;324
Letlhakajaneng;-27.0171;24.0167;;;553
Lime Acres;-28.361;23.4704;;;633;30
Loeriesfontein;-30.9728;19.4384;;;637;30
Logaganeng;-27.3445;23.5853;;;553
Logobate;-27.1732;23.4129;;;553
Longaneng;-27.8394;23.1322;;;553
Longhirst;-26.8501;23.5771;;;553
Longlands;-28.4586;24.3663;;;192
Lophala-phala;-27.3219;23.3929;;;553
Lotlhakane;-27.1565;23.8067;;;553
Loubos;-26.711;20.1131;;;1150
Louise Pienaar;-31.4193;23.9531;;;1145;30
Louiseweg;-31.4175;23.9503;;;1145;30
Louisvale;-28.574;21.1972;;;1365
Louisvale;-28.4815;21.2725;;;1365;30;;northern-cape-louisvale-upington-2
Louisville;-30.6436;24.0227;;;183;30
Lowryville;-30.7077;25.099;;;163;30
Loxton;-31.4794;22.3367;;;643;30
Loxtonberg;-28.7089;20.8787;;;486
Lukhanyisweni;-30.4209;24.4636;;1081;1080;30
Lutzburg;-28.7454;20.6295;;;470;30
Madibeng;-26.5752;22.8512;;;423
Madingwane;-26.5645;22.9113;;;423
Maditlhareng;-27.8596;23.2139;;;553
Magobe;-27.3893;23.4627;;880;553;50
Magobing;-27.2149;23.0539;;;423
Magojaneng;-27.1898;23.0569;;;423
Maheane;-27.3605;23.2899;;;553
Mahukubung;-27.4827;23.7532;;;553
Maipeng;-27.1366;23.1195;;;423
Majankeng;-27.102;23.948;;;553
Makadibeng;-27.2444;23.5658;;;553
Makalaneng;-27.1175;23.9083;;;553
Maketlele;-27.3441;23.6623;;;553
Mamoratwe;-27.3782;23.3942;;;553
Mandela Square;-29.9397;23.6677;;;1260;30
Mandela Square;-29.0236;24.5833;;881;1153;50
Manyeding;-27.4796;23.6835;;;553
Mapeteng;-27.3901;23.5051;;880;553;50
Maphiniki;-27.0533;23.2571;;;423
Mapoteng;-27.6981;23.0117;;1221;483;30
March;-26.8528;23.0522;;;423
Marchand;-28.7198;20.4999;;;470;30
Marenteng;-28.3226;23.0642;;1104;1105;30
Maruping;-27.3516;23.3708;;;553;11
Marydale;-29.4192;22.1138;;;747;30
Masankong;-27.1699;23.119;;;423
Masilebatsena;-26.8859;23.6698;;;553
Masizakhe;-30.63;25.4552;;;990;50
Maswehatshe;-26.8845;23.9194;;;553
Mataleng;-28.5342;24.5046;;;39;50
Mathanthanyaneng;-27.3464;23.6141;;;553
Matjieskloof;-29.6702;17.8656;;;1234;30
Matshaneng;-27.0715;23.7538;;;553
McDougall's Bay;-29.2868;16.88;;;1099;30;;northern-cape-mcdougalls-bay-port-nolloth
Mecwatsaneng;-27.3135;23.6726;;;553
Memorial Roads Areas;-28.7498;24.7717;;;505;30
Merriman;-31.2131;23.6132;;;1145
Metsemantsi;-26.9405;23.1648;;;423;14
Metsemantsi Wyk 1;-26.9891;23.129;;806;423
Metsemantsi Wyk 4;-26.9405;23.1648;;806;423
Metsemantsi Wyk 6;-26.9541;23.2108;;806;423
Middedorp CBD;-28.4553;21.2405;;;1365;30
Middelpos;-28.4481;21.2701;;;1365;30
Mier;-26.5508;20.6051;;;824
Minto No. 2;-27.2357;23.3492;;;553;;;northern-cape-minto-no-2-kuruman
Mission Vale;-31.3948;23.1199;;;1387;30
Mmatoro;-27.0537;23.1619;;;423
Moalogane;-27.3338;23.7194;;;553
Moghul Park;-28.7214;24.7748;;;505;30
Mogobing;-27.0337;23.783;;;553
Mokala-Mosesane;-27.3638;23.4118;;;553
Molomo-wa-Petsana;-27.1007;23.3451;;;423
Montana;-30.6449;24.0288;;;183;30
Monument Heights;-28.7614;24.7633;;;505;30
Mooiuitsig;-30.5725;17.9864;;;324;30
Morning Glory;-28.4625;21.2081;;;1365;30
Mothibistad;-27.3937;23.4927;;;553;200
Mothibistad Unit 1;-27.4007;23.4863;;880;553;50
Mothibistad Unit 2;-27.3945;23.4936;;880;553;50
Mothibistad Unit 3;-27.3864;23.4925;;880;553;50
Mothong;-27.464;23.8475;;;553
Motswedimosa;-29.0245;24.5872;;;1153;110
Mountain View;-27.7922;24.666;;;1051;50
Muisvlakte;-29.1787;16.8731;;;1099
Mziwabantu;-30.5796;23.4968;;;104;50
Nchwaning;-27.1231;22.8383;;;423
Ncwaneng;-27.0572;23.2321;;;423
Neilersdrif;-28.7464;20.9937;;;486;30
Neira;-27.2893;23.3902;;;553
New Bright;-31.3925;23.1141;;;1387;30
New Bright;-30.6524;24.0221;;;183;30
New Park;-28.751;24.7559;;;505;30
New Town;-28.3204;23.0566;;1104;1105;30
Newbright and Ethuthwini;-30.7148;25.1062;;;163;30
Newtown;-31.456;19.7577;;;124;30
Nickershoop;-29.3261;22.8269;;;1109
Nieuwoudtville;-31.3815;19.1113;;;965;30
Niks;-27.435;23.7711;;;553
Nkajaneng;-27.0939;23.5488;;;553
Nollothville;-29.2658;16.8767;;;1099;30
Nonzwakazi;-30.6708;24.0263;;;183;50
Norfin;-28.3724;23.4637;;;633;30
NorthView;-28.705;24.7489;;;505;30
Norvalspont;-30.6289;25.4506;;;990
Nourivier;-30.215;18.1387;;;475
Ntswelengwe;-27.455;23.6267;;;553
Ntsweng;-27.2425;23.2451;;;553
Nuwepos;-30.9228;19.4224;;;637;30
Nuwerus;-28.4705;21.2697;;;1365;30
Okiep;-29.5924;17.8764;;;1032
Olifantshoek;-27.9605;22.7058;;;1034;30
Onseepkans;-28.7558;19.2916;;;1036
Oosterville;-28.4419;21.2638;;;1365;30
Operation Vula;-30.7137;25.1117;;;163;30
Owen Island;-29.2707;16.885;;;1099;30
Owendale;-28.2532;23.436;;;178;;;northern-cape-owendale-danielskuil
Paballelo;-28.4388;21.2149;;;1365;50
Padstow;-26.8215;23.207;;;423
Paulshoek;-30.3667;18.2557;;;324
Pella;-29.0372;19.1572;;;1066
Pennyn;-26.8757;23.0674;;;423
Perth;-26.4568;23.0889;;;423
Phakane;-27.4324;23.5645;;;553
Phatsima;-27.7712;24.7033;;;1051;50
Phelindaba;-29.0711;23.777;;;211;30
Philipville;-30.4329;24.4724;;1081;1080;30
Phillipstown;-30.4505;24.4555;;;1080;90
Phillipstown;-29.6394;17.9484;;133;1234;30
Phillipvale;-30.4319;24.4686;;1081;1080;30
Phomolong;-26.8902;23.242;;;423
Phutanang;-28.7203;24.6996;;321;505;50
Piet se Bos;-27.2148;23.2408;;;553
Platfontein;-28.7075;24.6475;;;505;30
Pniel Estate;-28.5876;24.5114;;;39
Postdene;-28.274;23.1328;;1104;1105;30
Postmansburg;-28.3226;23.0642;;;1105;120
Progress;-28.4606;21.2233;;;1365;30
Proteahof;-28.4167;24.3204;;;192;30
Proteaville;-31.3658;19.117;;;965;30
Proteaville;-30.5867;23.495;;;104;30
Rainbow;-29.4115;22.1099;;;747;30
Rama Rou;-29.4037;22.1134;;;747;30
Ramatele;-27.0346;23.5131;;;553
Redirile;-28.7008;24.715;;321;505;50
Retswelele;-28.7116;24.7092;;321;505;50
Rhodesdene;-28.7468;24.7374;;;505;30
Richmond;-31.4167;23.952;;;1145;30
Richtersveld;-28.2931;17.1551;;;9
Riemvasmaak;-28.4547;20.3169;;;28
Riet River;-29.0763;24.6356;;;211
Rietchie;-28.9983;24.5875;;;1153;50
Rietfontein;-26.7452;20.0266;;;1150
Rietvale;-28.9983;24.5875;;1149;1153;30
Riviera;-28.7402;24.7234;;;505;30
Rolfontein;-30.072;24.7805;;;1375
Roodepan;-28.6606;24.7213;;;505;50
Rooidal;-29.4127;22.1129;;;747;30
Rooifontein;-30.0626;18.2615;;;475
Rooikopeiland;-28.7311;20.984;;;486
Rooikoppie;-28.4276;24.3082;;;192;30
Rooirant;-28.6296;21.1012;;;486
Rosedale;-28.4582;21.2002;;;1365;30
Rowel;-27.4573;23.7722;;;553
Royldene;-28.762;24.7538;;;505;30
Rugseer;-29.339;21.1574;;;489;30
Sabelo;-31.4235;23.9584;;;1145;50
Salt Lake;-29.2901;24.0063;;;211;2
Sanddrif;-28.4225;16.7777;;;9
Schmidtsdrif;-28.7002;24.0627;;;126
Schroder;-28.7407;20.5902;;150;470;30
Sebilong;-27.8745;23.1112;;;553
Sedibeng;-27.1635;23.1543;;;553
Segwaneng;-27.0613;23.9724;;;553
Sendelingsdrif;-28.126;16.8936;;;9
Seoding;-27.3922;23.4335;;;553
Ses-Brugge AH;-28.5383;21.1654;;;1365;2
Sewendelaan;-30.3544;17.9883;;1352;475;30
Sinclair's Dam;-30.6555;23.9524;;;183;2;;northern-cape-sinclairs-dam-de-aar
Sishen;-27.6981;23.0117;;;483;50
Snauswane;-27.2727;23.6015;;;553
Soebatsfontein;-30.1207;17.5921;;;475
Soul City;-28.7263;24.7374;;321;505;50
South Ridge;-28.7716;24.7561;;;505;30
Soverby;-28.6955;21.0109;;;486
Spoegrivier;-30.3443;17.7602;;;475
Square Hill Park;-28.7257;24.7612;;;505;30
Steinkopf;-29.2661;17.7314;;;1244
Steynville;-29.6184;24.1014;;;422;50
Straussburg;-28.4412;21.3282;;;1365
Strydenburg;-29.952;23.6753;;;1260;30
Stutterheim;-28.9065;22.0049;;;357;30
Sunnyside;-31.4716;22.345;;;643;30
Sunrise;-31.3977;23.1237;;;1387;30
Sunrise;-30.6477;24.0219;;;183;30
Sutherland;-32.393;20.642;;;1264
Sydney on Vaal;-28.4465;24.3172;;;192
Thambo Square;-28.7295;24.7441;;321;505;50
Thamboville;-29.6128;24.1061;;;422;30
Thamoeache;-27.3292;23.439;;;553
Thembinkosi;-30.0763;24.6733;;;1071;30
Thusano;-28.6977;24.7178;;321;505;50
Tidimalo;-28.4239;24.3176;;;192;50
Timber Town;-28.7917;20.625;;;470;30
Tlapeng;-27.0612;23.2152;;;423;8
Tlapeng A;-27.0612;23.2152;;1310;423
Tlhageng;-28.7219;24.7161;;321;505;50
Tlhakalatlou;-28.1967;23.5557;;;178;50;;northern-cape-tlhakalatlou-danielskuil
Toilet City;-30.728;25.1118;;;163;30
Tsaelengwe;-27.3978;23.7192;;;553
Tsamaros;-27.281;23.8988;;;553;8
Tshwaranong;-28.7112;24.7179;;321;505;50
Tsilwana;-26.414;23.106;;;423
Tsineng;-27.09;23.0835;;;423
Tsineng-Kop;-27.0566;23.0623;;;423
Tsoe;-26.3349;23.1113;;;423
Tweerivier;-30.3563;17.9918;;;475;50
Uitsig;-30.0808;24.6682;;;1071;30
Ulco;-28.3322;24.2203;;;192;50
Ulco Indusrial;-28.3193;24.2127;;1357;192;30
Utility;-28.726;24.7675;;;505;30
Vaal-Gamagara;-28.4097;24.266;;;192
Vaalkroek;-28.4519;21.2123;;;1365;30
Valspan;-27.9191;24.8081;;;451;50
Vanderkloof;-30.0028;24.7425;;;1375;30
Vergenoeg;-29.6172;24.1084;;;422;30
Vergenoeg;-28.7059;24.7188;;321;505;50
Vergenoeg Ext 1;-28.7055;24.7232;;321;505;50
Vergenoeg Ext 10;-28.6999;24.7249;;321;505;50
Vergenoeg Ext 2;-28.7016;24.7233;;321;505;50
Vergenoeg Ext 3;-28.7075;24.7263;;321;505;50
Vergenoeg Ext 4;-28.7062;24.73;;321;505;50
Vergenoeg Ext 5;-28.7114;24.726;;321;505;50
Vergenoeg Ext 6;-28.7133;24.73;;321;505;50
Vergenoeg Ext 8;-28.7178;24.7234;;321;505;50
Vergenoeg Ext 9;-28.7052;24.7332;;321;505;50
Verwoerd Park;-28.739;24.7359;;;505;30
Victoria West Uitbr 1;-31.3881;23.118;;;1387;30
Victoria West Uitbr 2;-31.3924;23.1254;;;1387;30
Vioolsdrft;-28.772;17.6222;;1391;1244;30
Vioolsdrift;-28.772;17.6222;;;1244;30
Vlaktes vlei;-30.5698;17.9891;;;324;30
Vosburg;-30.5913;22.853;;;1396
Walhsig;-28.6935;20.9519;;;486;30
Warrenvale;-28.1034;24.8712;;;1416;30
Washington;-27.3678;23.7189;;;553
Waterdale AH;-30.6974;24.0143;;;183;2
Welgelee;-27.937;22.7475;;;1034;30
Welkom;-26.5508;20.6051;;;824;30
Weltevrede;-31.4706;22.342;;;643;30
West Derby;-27.4243;23.5667;;;553
West End;-28.7355;24.7518;;;505;30
Westerberg;-29.3313;22.3368;;;747
Westside;-31.4179;23.9579;;;1145;30
White Ladies;-27.2927;23.8823;;1320;553
Windsorton;-28.3081;24.6831;;;1439;30
Wolfkraal;-29.5437;17.9473;;165;1032;30
Wrenchville;-27.4504;23.4558;;;553;30
Zwelitsha;-30.72;25.1103;;;163;30
# North West
Abingdon;-25.4556;23.7175;;;1095
Adamayview;-26.8496;26.6881;;;512;30
Agisaneng;-25.109;27.9486;;;697
Alabama;-26.8724;26.5796;;;512;50
Algiers;-26.6182;24.0633;;;323
Ana AH;-25.6869;27.8559;;;385;2
Appeldraai;-26.2262;26.8392;;;1379
Aslaagte;-25.8536;25.6886;;;686;30
Atamelang;-26.5032;25.3692;;;189;50
Atamelang;-24.9916;27.2009;;1233;873
Athole;-26.8069;23.8406;;;323
Austrey;-26.4655;24.1795;;;323
Bafokeng;-25.5955;27.1773;;;1083
Baikagedi;-25.4016;27.8645;;;628
Bakerville;-25.9804;26.0847;;;632
Bala;-25.462;27.1142;;;1083
Baleng;-24.9274;27.0726;;;873
Balilie park;-26.7142;27.1165;;;1106;30
Bapong;-25.7089;27.6759;;;865
Bapong;-25.3076;26.8442;;;673
Bathobatho;-26.2153;25.4745;;;1196
Berseba;-25.5525;27.5326;;;739
Bethanie;-25.555;27.6071;;;739
Bethel;-26.0623;25.6666;;;686
Bierkraal;-25.0842;26.9029;;;873;8
Biesiesvlei;-26.3907;25.9023;;;67
Blydeville;-26.1817;26.1555;;;632;50
Bodibe;-26.0583;25.8333;;;443
Boekenhoutfontein;-25.5492;27.1124;;;1083
Boetrand;-26.8975;26.6737;;;512;30
Boikhutso;-26.182;26.1316;;;632;50
Boitekong;-25.6151;27.2809;;;1166;440
Boitekong Ext 1;-25.6087;27.2652;;82;1166;50
Boitekong Ext 10;-25.6393;27.286;;82;1166;50
Boitekong Ext 13;-25.6004;27.2811;;82;1166;50
Boitekong Ext 18;-25.6143;27.2577;;82;1166;50
Boitekong Ext 2;-25.609;27.3144;;82;1166;50
Boitekong Ext 22;-25.6136;27.261;;82;1166;50
Boitekong Ext 23;-25.6122;27.2706;;82;1166;50
Boitekong Ext 3;-25.615;27.2808;;82;1166;50
Boitekong Ext 4;-25.6149;27.319;;82;1166;50
Boitekong Ext 5;-25.6206;27.3218;;82;1166;50
Boitekong Ext 6;-25.6241;27.3266;;82;1166;50
Boitekong Ext 8;-25.6005;27.3109;;82;1166;50
Boitekong Ext 9;-25.6385;27.2793;;82;1166;50
Boitumelong;-27.6406;25.5706;;;74;50
Bojating;-25.1985;27.3891;;;844
Bokamoso;-25.6729;27.3458;;;1166
Bokone;-25.8807;25.6368;;;686
Bolantlokwe;-25.0745;27.9832;;;697
Bonabona;-26.2333;23.5316;;;1095
Borakalalo;-25.2807;25.9169;;;615;14
Borolelo;-25.633;26.6816;;;1267;140
Borolelo Ext 1;-25.6279;26.6789;;90;1267;50
Borolelo Ext 2;-25.6277;26.684;;90;1267;50
Borolelo Ext 3;-25.6326;26.6759;;90;1267;50
Borothamadi;-25.4029;25.8632;;;615
Boschdal;-25.7039;27.2206;;;1166;30
Boschhoek;-25.4961;27.0806;;;1083
Boskop;-26.5661;27.1467;;;1106
Boskuil;-27.4161;25.8766;;;703
Bosplaas;-25.3274;28.2489;;;767
Botshabelo;-25.8013;25.2689;;206;1196
Brits Industrial;-25.6395;27.8077;;;103;2
Broksby;-26.257;25.6716;;;686
Bruidegomskraal;-26.1833;26.9099;;;1379
Buampsa;-25.5963;27.1893;;;1083
Buffalo Ridge;-26.9037;26.7921;;;1253;30
Buffelsdoorn;-25.3719;27.9184;;;455
Buffelsfontein;-25.7884;27.481;;;739
Bull Run;-26.776;23.7548;;;323
Burgersdorp;-26.1691;26.1755;;;632;30
Bushveld View;-25.6956;27.8509;;;385;8
Bushveld View Estate;-25.6956;27.8509;;117;385
Caribbean Beach;-25.748;27.83;;387;385
Carlisonia;-25.9795;26.1833;;;632
Cashan;-25.7013;27.2432;;;1166;30
Cedrela Ext 1;-25.8651;26.8853;;;532;30
Chaneng;-25.4103;27.1224;;;1083
Choseng;-27.3813;24.687;;;1114
Collerville;-26.862;26.6456;;;512;30
Colridge;-26.946;24.7401;;;1406;30
Coverndale;-27.6383;25.591;;;74;50
Damonsville;-25.6246;27.8521;;;103;30
Dannhouse;-25.3035;28.243;;;767
Danville;-25.8762;25.6512;;;686
Dassierand;-26.6878;27.0672;;;1106;30
Davanna;-26.8551;26.6526;;;512;30
Dawkinsville;-26.8667;26.6773;;;512;30
De Grens;-25.0832;27.8942;;;697
De Rust Wes;-25.7572;27.7822;;387;385
Declercqville;-26.8562;26.6402;;;512;30
Deelpan;-26.341;25.606;;;1176
Delela;-25.645;27.2929;;;1166
Dertig;-25.2859;28.2262;;;767
Dibate;-25.8451;25.6112;;;832
Dibono;-25.8338;25.3631;;;832
Diepkuil;-25.4408;27.2829;;;1083
Dihatshwane;-25.9086;25.7517;;;686
Dihibidung;-25.2805;28.262;;;767
Dikebu;-25.2005;27.9659;;;697
Dikgabong;-24.9209;27.0704;;;873
Dikgopaneng;-25.2397;27.9143;;;697
Dikhuting;-27.6338;24.8611;;;1274
Dikweipi;-25.1856;27.2281;;1453;873
Dingateng;-25.7761;24.5228;;663;1196
Dinokana;-25.456;25.8798;;;615
Dinokaneng;-24.9382;26.6165;;;673
Diolwane;-26.5012;25.0593;;;671
Dipetlelwane;-25.0779;28.1227;;;697
Dipompong;-25.3909;27.9425;;;628
Dipudi;-26.7003;24.0396;;;323
Diretsane;-26.4472;25.5046;;;189
Disake;-24.8346;27.0047;;;873
Disaneng;-25.7763;25.2732;;;1196;14
Disaneng-Masibi;-25.8052;25.2897;;206;1196
Dithabaneng;-25.5983;27.1496;;;1083
Dithakong;-25.9678;25.6359;;;686
Dominionville;-26.8981;26.3941;;;384
Doomlaagte;-26.401;25.5304;;;1176
Doornkop;-26.176;26.7983;;;1379
Doornlaagte;-25.2376;26.3325;;;359
Doringkruin;-26.8128;26.6906;;;512
Driefontein;-25.1398;25.962;;;615
Driehoek;-26.1454;25.7205;;;686
Dry Harts;-27.3239;24.7325;;;1114
Du Plessi Park;-26.9626;24.7115;;;1406;30
Eksdale;-26.7781;23.6959;;;323
Elandia;-26.8595;26.6493;;;512;30
Elandsfontein;-25.4277;27.053;;;1083
Elandsheuwel;-26.8538;26.6554;;;512;30
Elandsheuwel Smallholdings;-26.7287;27.1165;;;1106;2
Elandsrand;-25.6142;27.8148;;;103;30
Ellaton;-26.911;26.6577;;;512;30
Enselsrust;-26.2548;25.5511;;;686
Erasmus;-25.5454;28.042;;393;628
Eureka;-26.715;23.9067;;;323
Fafung;-25.189;27.7905;;;455
First Gate;-25.0211;26.9262;;471;873
Flamwood;-26.8403;26.6883;;;512;30
Flimieda;-26.8348;26.6527;;;512;30
Freedom Park;-25.5646;27.2413;;;1083;110
Freedom Park A;-25.5614;27.2317;;289;1083;50
Freedom Park B;-25.5679;27.2509;;289;1083;50
Freemanville;-26.8704;26.633;;;512;30
Frischgewaagd;-25.4345;27.1013;;;1083
Ga-Habedi;-25.1716;27.9037;;;697
Ga-Kubu;-26.0052;25.4908;;;686
Ga-Kwate;-25.6132;27.9475;;834;385
Ga-Matlou;-25.6112;27.9363;;834;385
Ga-Modikwe;-26.2308;23.6259;;;1095
Ga-Mogajane;-25.4901;27.3638;;;1083
Ga-Monama;-25.3835;28.0358;;;767
Ga-Moti;-25.3056;27.9514;;;455
Ga-Ramosidi;-25.0033;27.1698;;;873
Ga-Rantlapane;-25.3078;27.9737;;;455
Ga-Rasai;-25.1597;27.69;;;455
Ga-Tau;-25.9827;25.4486;;;686
Ga-Tshefoqe;-25.2874;27.7206;;;455
Ga-Tsogwe;-25.3628;27.7489;;;455
GaKgale;-25.7123;27.2158;;;1083
GaLuka;-25.5126;27.1851;;;1083
GaManyai;-26.5313;24.3418;;1308;323
GaMogopa;-26.1043;26.8261;;;1379
GaMokonyane;-25.9385;23.5698;;;1095
GaMontshonyana;-25.9968;23.5453;;;1095
GaMotsage;-26.1958;23.5238;;;1095
GaRapipa;-26.0708;23.7706;;;1095
GaSeane;-25.1961;25.8278;;;615
Gamokuane;-27.6288;24.8004;;;1274
Ganalaagte;-26.4631;25.5333;;;189
Gataote;-28.0287;24.5022;;;1139
Geelhoutpark;-25.6666;27.2134;;;1166;50
Geluk;-26.4303;25.552;;;1176
Geluksoord;-27.9029;25.1448;;;148;50
Gelukspan;-26.2041;25.6292;;;686
Geyer;-26.991;26.6715;;;1041;30
Goedehoop;-24.9043;26.6894;;;673
Goedgevonden;-26.1621;26.8987;;;1379
Goedgevonden B;-26.221;25.5248;;;686
Golf View;-25.8581;25.6531;;;686;30
Goo-Kgang;-25.3814;26.0896;;619;615
Goodwood;-26.4524;24.2622;;;323
Gopane;-25.2777;25.7196;;;615
Grasfontein;-25.9959;26.0479;;;443
Graspan;-27.6684;24.8804;;;1274
Grassfontein;-25.9935;26.051;;;443
Green Side;-25.2764;28.2775;;;767
Grimbeek park;-26.7235;27.1121;;;1106;30
Hani View;-25.2899;28.2794;;;767
Hartbeestfontein B;-26.7645;26.4282;;;384;30
Hartebeespoort;-25.748;27.83;;;385;59
Hebron;-25.5348;28.0009;;;628;350
Huhudi;-26.9804;24.7428;;;1406;50
Ifafi;-25.746;27.8974;;387;385
Ikageleng;-25.5606;26.1024;;;1455;50
Ikageng;-26.7357;27.019;;;1106;880
Ikageng Ext 11;-26.7461;27.0185;;427;1106;50
Ikageng Ext 2;-26.74;27.0201;;427;1106;50
Ikageng Ext 3;-26.7357;27.019;;427;1106;50
Ikageng Ext 6;-26.7375;27.0127;;427;1106;50
Ikageng Ext 7;-26.7197;27.0225;;427;1106;50
Ikopeleng;-25.6845;25.6039;;;832
Imperial Reserve;-25.8638;25.6323;;;686;2
Ipelegeng;-27.1999;25.3018;;;1183;50
Irene Park;-26.8554;26.6668;;;512;30
Itireleng;-26.7784;23.9553;;;323
Itsoseng Unit 1;-26.0759;25.8798;;;443;50
Itsoseng Unit 2;-26.0914;25.8721;;;443;50
Itsoseng Unit 3;-26.0824;25.8875;;;443;50
Jabula;-25.6195;27.2575;;;1166
Jakkalas;-25.4494;28.0013;;513;628;50
Jambo;-24.9833;28.097;;;697
Jericho;-25.3354;27.8028;;;455
Jonathan;-25.2113;27.8798;;;697
Jouberton;-26.897;26.6005;;;512;50
Kaalpan;-26.2083;25.6976;;;686
Kabayatlhose;-26.2894;23.3029;;;1095
Kabe;-25.87;25.3173;;;832
Kagiso;-26.2645;23.4996;;;1095
Kameelboom;-24.9872;26.9343;;;873;11
Kameelfontein;-25.3105;27.3171;;;844
Kameelputs;-28.0472;24.5348;;;1274
Kana;-25.5818;27.3132;;;1166;17
Kanana;-26.9547;26.6337;;;1041;780
Kanonierspark;-26.6749;27.0815;;;1106;30
Karlienpark;-25.6418;27.2374;;;1166;30
Kgabalatsane;-25.5371;27.962;;;628
Kgakala;-27.2176;26.2703;;;611;50
Kgapatswai;-25.5673;27.3164;;476;1166
Kgatleng;-25.3232;27.286;;;844
Kgokgojane;-26.7519;23.9828;;;323
Kgokgole;-26.7131;23.9256;;;323
Kgomo-Kgomo;-25.1539;28.072;;;697
Kgomotso;-27.9823;24.6066;;;1274
Kgwedimopitlo;-26.4046;25.1739;;;671
Khaukhwe;-27.3355;24.6339;;;1114
Khayakhulu;-25.1003;26.6606;;;673
Khudutlou;-27.6653;25.0516;;;1274
Khuma;-26.8512;26.8483;;;1253;460
Khunkwi;-26.1694;23.4654;;;1095
Khunotswana;-25.5646;25.8315;;;615
Khunwana;-26.3714;25.3388;;;189
Khutswane;-25.01;27.0075;;682;873
Kibitwe;-26.0229;23.7168;;;1095
Klerksdorp Central;-26.8687;26.6614;;;512;30
Klerksdorp Industrial;-26.8964;26.6625;;;512;2
Klipdrift Smallholdings;-26.6446;27.2689;;;1106;2
Klipgat;-25.4579;27.9887;;;628;390
Klipgat A;-25.4877;27.9972;;513;628;50
Klipvoor AH;-25.0974;27.7827;;;455;2
Koedoespruit;-25.1591;27.1926;;;873;8
Koffiekraal;-25.2782;26.4243;;;673
Koikoi;-25.9365;25.61;;;686
Kokomeng;-27.6306;25.0456;;;1274
Kokwane;-26.0418;23.4945;;;1095
Konke;-25.9624;23.5351;;;1095
Kontante;-25.1864;28.0936;;;697
Kopela;-26.4265;25.5222;;;189
Kopman;-25.3753;27.2601;;;1083
Kosmos A;-25.7513;27.8079;;387;385
Kosmos B;-25.7403;27.8472;;387;385
Kosmos Ridge;-25.7436;27.833;;387;385
Koster Proper;-25.8645;26.8984;;;532;30
Kraaipan;-26.3083;25.324;;;671;8
Kraalhoek;-24.9133;27.0823;;;873;8
Krismet Park;-26.945;24.7313;;;1406;30
Kromkuil;-25.3871;28.0587;;;767
Kudunkwane;-26.436;24.4004;;;323
Kutlwanong;-25.3388;26.9699;;690;844
KwaMoseja;-25.5445;28.0241;;393;628
KwaNtsweng;-24.8014;26.0277;;;615
Kwareyathlose;-26.164;23.5709;;;1095
Kwarriekraal;-25.0503;27.6422;;;455
La Hoff;-26.8239;26.6583;;;512;30
Lebalangwe;-25.3107;27.998;;;697
Lebaleng;-27.3279;25.9765;;;703;50
Lebotlwane;-25.0476;27.9305;;;697;8
Lebotlwane RDP;-25.0469;27.9498;;608;697
Ledig;-25.3635;27.0567;;;844
Leeublaar;-26.0516;23.6845;;;1095
Lefaragatlhe;-25.6232;27.2025;;;1083
Legkraal;-25.1418;27.032;;;873;11
Legonyane;-25.278;27.777;;;455
Lehurutshe Unit 1;-25.4807;25.9652;;;615;50
Lehurutshe Unit 2;-25.4986;25.9892;;;615;50
Lehurutshe Unit 3;-25.4897;25.9809;;;615;50
Lekgalong;-25.532;27.4004;;;739
Lekgolo;-25.1782;27.9919;;;697
Lekgophung;-24.8048;26.0158;;;615
Lekojaneng;-25.5666;27.3913;;;739
Lekoko;-25.924;25.5169;;;832
Lekubung;-25.3926;26.0909;;;615;8
Lekung;-25.7959;25.4874;;;832
Leloko Lifestyle & Eco Estate;-25.7536;27.7983;;387;385;;;north-west-leloko-lifestyle-eco-estate-hartbeespoort
Lenotong;-25.5851;27.1686;;;1083
Leopard;-25.8111;25.6421;;;832;8
Leopard Park;-25.8111;25.6421;;623;832
Lerome;-25.2031;27.2231;;;873
Lerome South;-25.2213;27.2383;;626;844
Lerulaneng;-25.522;27.8978;;;628
Lerwaneng;-25.8807;25.631;;;686
Lesetlheng;-25.1484;27.1151;;;873
Leshobo;-27.4855;24.6986;;;1114
Lesobe;-25.0413;27.1357;;;873
Lesung;-25.5171;27.3698;;;1166
Lethabong;-25.4316;27.8341;;661;628
Lethlabile A;-25.49;27.8408;;;628;50
Lethlabile B;-25.4766;27.837;;;628;50
Lethlabile C;-25.4677;27.8394;;;628;50
Lethlabile E;-25.5064;27.857;;;628;50
Lethlabile F;-25.4912;27.8547;;;628;50
Lethlabile G;-25.4637;27.8331;;;628;50
Letlhakane;-26.0206;25.6209;;;686
Letlhakane;-25.4906;26.4519;;;673
Letlhakaneng;-25.3929;27.821;;;455
Letlhakeng;-25.1478;26.7186;;;673
Letsaba;-26.2976;25.2894;;534;1196
Letsopa;-26.8029;25.9838;;;1045;50
Liberatis;-25.8503;25.6456;;;686;30
Lichtenburg Game Breeding Centre;-26.0721;26.1667;;;632;30
Lindequesdrif;-26.7538;27.56;;;1106
Little;-25.082;27.9263;;;697
Lobatleng;-25.1777;25.8422;;;615
Logagane;-25.8146;24.8838;;;1196
Logageng;-25.9413;24.6989;;;1196
Lokaleng;-25.8125;25.5732;;;832
Lokgalong;-25.723;25.5059;;;832
Lokgeng;-25.9671;23.5131;;;1095
Lomanyaneng;-25.9015;25.6455;;;686
Lombaardslaagte;-26.2946;25.5876;;;686
Lonely Park;-25.8371;25.6502;;;832
Longaneng;-27.6285;24.9464;;;1274
Loporung;-25.758;24.9857;;;1196
Losasaneng;-28.0247;24.5291;;;1274
Loselong;-27.4174;24.6005;;;1114
Losmytjerrie;-24.9285;26.6791;;;673
Lotlapakgoro;-26.8193;23.8683;;;323
Lotlhogori;-26.0187;25.5751;;;686
Lourenspark;-26.9781;26.6556;;;1041;30
Louwna;-26.9035;24.1525;;;323
Lower Majeakgoro;-27.7743;24.6624;;642;1274
Lower Mayeakgoro;-27.7743;24.6624;;;1274;8
Luciana Estates;-25.7777;27.7789;;387;385
M.C. Van Niekerkpark;-26.1832;26.1726;;;632;30;;north-west-m-c-van-niekerkpark-lichtenburg
Mabaalstad;-25.3013;26.7466;;;673
Mabele-a-Podi;-25.2885;27.1993;;;844
Mabeleleng;-25.2115;26.9096;;;873
Mabeskraal;-25.194;26.8057;;;673
Mabitse;-25.556;27.4138;;;739
Maboloka;-25.4351;27.8534;;;628;310
Mabone;-26.105;23.456;;;1095
Mabule;-25.7788;24.5611;;;1196;8
Madibe-Magelelo;-25.8838;25.3575;;;832
Madibogo;-26.4295;25.1869;;;671
Madibogo Pan;-26.4975;25.1525;;;671
Madidi;-25.4467;27.9449;;;628
Madinonyane;-26.8064;23.7631;;;323
Madinyane;-25.373;27.8538;;;455
Madipelesa;-27.9004;24.4045;;;1139
Madithamage;-28.0077;24.553;;;1274
Madutle;-25.4972;25.6682;;;615
Maeng A;-26.0164;23.594;;;1095
Maeng B;-26.0286;23.6295;;;1095
Mafika;-25.5372;27.3007;;;1083
Mafikeng Airport;-25.808;25.5414;;;686;2
Mafikeng CBD;-25.8636;25.6425;;;686;30
Mafikeng Industrial;-25.8455;25.6352;;;686;2
Magalane;-25.0285;26.9945;;682;873
Maganeng;-27.2732;24.6791;;;1114
Magogoe;-25.896;25.5969;;;686
Magogoe Tlhabologo;-25.895;25.6252;;;686
Magogong;-27.6757;24.8081;;;1274
Magong;-25;26.9921;;;873;11
Mahobieskraal;-25.3388;26.9699;;;844;8
Mahukubung;-26.282;25.3079;;534;1196
Maile B;-25.4028;27.2509;;693;1083;30
Maile C;-25.4188;27.2527;;693;1083;30
Maipeng;-26.1905;25.4718;;;1196
Majakaneng;-25.7419;27.6724;;;865
Majaneng;-26.4726;25.3001;;;189
Majemantsho;-25.9065;25.6734;;;686
Majeng;-26.4308;25.3055;;;189
Makala a Thutlwa;-25.9714;23.5506;;;1095
Makanyaneng;-25.4712;28.0006;;513;628;50
Makau;-25.6228;27.9401;;;385
Makau;-25.5961;27.8942;;834;103
Makgabana;-25.9241;25.4002;;;832;;Madibe
Makgabetlwane;-25.2725;27.9297;;;455
Makgokgwane;-25.7197;25.6117;;;832
Makgope;-25.1207;26.887;;;873;8
Makgori;-25.8327;24.7913;;;1196
Makgwaphana;-25.1108;25.942;;;615
Makhubung;-25.899;25.5471;;;832
Makokskraal;-26.3393;26.6251;;;1379
Makolokwe;-25.6272;27.619;;;739
Makoshong;-25.2401;26.8417;;;673
Makouspan;-26.1028;25.6222;;;686
Makweleng;-25.1658;26.737;;;673
Mamashokwane;-27.4231;24.8958;;;1274
Mamba Chrome;-25.734;27.5313;;;865;2
Mamerotse;-25.4172;27.3411;;;1083
Mamitloana;-25.6131;27.1953;;;1083
Mammutla;-28.068;24.5166;;;1139
Mamusa;-27.1839;25.313;;;1183;30
Manamakhotheng;-25.1252;27.1947;;;873
Manamela;-25.17;26.6789;;;673
Manamolele;-26.5309;25.4065;;;189
Mandela Park;-26.4841;25.5349;;;189
Mandela Park;-26.0844;25.6436;;;686
Mangopeng;-25.6196;27.9513;;834;385
Mankaipaya;-24.9831;26.5616;;;673
Mankgekgetha;-25.2176;27.8651;;;455
Mankwe;-25.0516;26.9706;;;873;8
Manokwane;-27.5555;24.8023;;;1274
Manonyane;-26.4879;25.3677;;;189
Manthathabe;-27.5428;24.8327;;;1274
Manthe;-27.5461;24.8925;;;1274
Mantsa;-26.0643;25.5745;;;686
Mantserre;-24.9455;27.0951;;;873
Mantsho;-25.0774;26.8189;;;873
Mantsie;-25.3389;25.9225;;;615
Manzil Park;-26.8622;26.5836;;;512;30
Maologane;-25.2749;26.9417;;1394;873
Mapaputle;-25.001;26.8321;;;873
Mapetla;-25.6068;27.9615;;834;385
Maphepane;-25.2289;25.8014;;;615
Maphoitsile;-27.6021;24.7929;;;1274
Mapitiki;-26.1953;23.4553;;;1095
Mapoch;-25.4579;27.9877;;513;628;50
Maquassi Hills;-27.6093;25.9702;;;703;30
Maramage;-25.3889;25.8821;;;615
Marapalalo;-25.0585;26.8626;;;873
Maretlwana;-25.1133;26.5232;;;673
Maroelakop;-25.0792;26.2386;;;615
Masamane;-25.8386;24.6243;;;1196
Masebudule;-25.0462;26.307;;;1455
Masekolane;-25.1857;26.6387;;;673
Masoga;-25.4412;27.9945;;513;628;50
Masosobane;-25.5898;27.1445;;;1083
Masutlhe;-25.8128;25.4016;;;832
Matalaneng;-25.5863;27.2969;;476;1166
Matale;-25.5749;27.1611;;;1083
Mathibestad;-25.2766;28.1804;;;767
Mathibestad RDP;-25.2969;28.174;;;767
Mathopestad A;-26.0165;27.2009;;;1166
Mathopestad B;-25.4762;27.4119;;;739
Matila;-26.0801;25.7599;;;443
Matile;-26.0573;25.7308;;;686
Matlametlong;-24.7941;26.9399;;;873
Matlapaneng;-27.4355;24.6838;;;1114
Matlhabatlhaba;-26.2144;23.6517;;;1095
Matlhase;-25.4975;25.7416;;;615
Matlhonyane;-25.9785;25.6925;;;686
Matloding;-25.9075;24.6665;;;1196
Matlwang A;-26.7493;26.9376;;;1106
Matlwang B;-26.7164;26.9468;;;1106
Matolong;-27.5806;24.7536;;;1274
Matooster;-25.3362;27.0018;;;844
Matshelapane;-27.4064;24.7294;;;1114
Matsheng;-27.5613;25.0073;;;1274
Matshepe;-26.0143;25.7477;;;686
Maumong;-25.5831;27.4482;;;739
Mayayane;-25.8863;25.1388;;;1196
Meerhof;-25.759;27.9069;;387;385
Meiringspark;-26.8603;26.6283;;;512;30
Melodie;-25.7326;27.8979;;387;385
Meriting;-25.5853;27.2506;;;1083;110
Meriting Unit 1;-25.5957;27.2566;;805;1083;50
Meriting Unit 3;-25.6022;27.2605;;805;1083;50
Metsaneng;-26.1616;23.5167;;;1095
Mfidikoe;-25.6623;27.3408;;;1166
Mhole;-27.5402;24.8082;;;1274
Miga;-25.6523;25.5684;;;832
Mmabatho CBD;-25.8344;25.6138;;;832;30
Mmabatho Ext 39;-25.8337;25.5821;;;832;30
Mmabatho Sun Hotel;-25.817;25.636;;;832;30
Mmabatho Unit 1;-25.839;25.6184;;;832;30
Mmabatho Unit 10;-25.8529;25.5837;;;832;30
Mmabatho Unit 12;-25.8468;25.592;;;832;30
Mmabatho Unit 13;-25.8581;25.5723;;;832;30
Mmabatho Unit 14;-25.8548;25.5687;;;832;30
Mmabatho Unit 15;-25.8456;25.5794;;;832;30
Mmabatho Unit 2;-25.8341;25.5962;;;832;30
Mmabatho Unit 3;-25.8211;25.63;;;832;30
Mmabatho Unit 5;-25.8313;25.6052;;;832;30
Mmabatho Unit 6;-25.819;25.6254;;;832;30
Mmabatho Unit 7;-25.8391;25.5996;;;832;30
Mmabatho Unit 8;-25.8417;25.5892;;;832;30
Mmabatho Unit 9;-25.8478;25.5861;;;832;30
Mmaditlhokwa;-25.6961;27.3863;;;739
Mmagabue;-26.6203;24.1436;;;323
Mmakau;-25.6112;27.9363;;;385;26
Mmakaunyana;-25.3547;28.0052;;;697
Mmakaunyane;-25.3921;27.8837;;;455
Mmanawane;-25.7972;25.3579;;;832
Mmaphuti;-26.2187;23.5194;;;1095
Mmatau;-25.2417;26.6649;;;673
Mmathlwaela;-25.23;28.0106;;;697
Mmorogo;-25.2428;26.9432;;1394;873
Mmorogong;-25.1238;27.3811;;1140;873
Mmotla;-25.3564;28.0716;;;767
Mmukubyane;-25.0004;27.9696;;;697
Modderspruit;-25.7245;27.6488;;;865
Modikwe;-25.5255;27.5324;;;739
Modimola;-25.8861;25.4491;;;832
Modimola-Morwamarapo;-25.9117;25.4994;;;832
Modimong;-27.4484;24.8752;;;1274
Modutung;-27.6862;24.8341;;;1274
Moeka;-25.3364;28.0569;;;697
Moema;-25.2088;27.9719;;;697
Mofufutso;-26.3994;25.3994;;;189
Mogoditsane;-25.0043;26.8756;;;873
Mogogelo;-25.355;28.1383;;;767
Mogohlwaneng;-25.0588;28.1929;;;697
Mogono;-25.4877;27.1826;;;1083
Mogopela;-27.4564;24.7375;;;1114;11
Mogopela A;-27.4564;24.7375;;842;1114
Mogopela B;-27.4206;24.7657;;842;1114
Mogosane;-25.7641;25.5527;;;832
Mogwase Central;-25.2747;27.2332;;;844;30
Mogwase Industrial Area;-25.2565;27.2859;;;844;2
Mogwase Unit 1;-25.2767;27.2196;;;844;30
Mogwase Unit 2;-25.2746;27.2108;;;844;30
Mogwase Unit 3;-25.2662;27.2353;;;844;30
Mogwase Unit 4;-25.2599;27.2463;;;844;30
Mogwase Unit 5;-25.2557;27.2543;;;844;30
Mohadin;-26.7176;27.032;;;1106
Moiletswane;-25.3791;27.927;;;455
Mokasa;-27.6066;24.6721;;;1274
Mokgalwaneng;-24.803;27.0039;;;873
Mokgareng;-27.5457;24.6954;;;1274
Mokgola;-25.3277;26.1249;;;615
Mokope;-26.4805;25.3252;;;189
Molatedi;-24.8541;26.4984;;;673
Molatswanene;-27.2527;25.0343;;;16;30
Molelema;-27.6519;24.9996;;;1274
Molelwane;-25.7991;25.6512;;;832
Moletsamongwe;-25.8447;25.5137;;;832
Molorwe;-25.0842;26.9029;;66;873
Molote;-26.0444;27.245;;;1166
Monakato;-25.3532;27.2755;;;1083;50
Monetsi;-26.0342;23.6595;;;1095
Mononono;-25.0446;27.1911;;;873
Montsana A;-25.3774;26.6096;;;673
Montsana B;-25.0997;26.58;;;673
Montshioa;-25.8482;25.6221;;;832;50;Montshiwa
Montshiwa Stadt;-25.8743;25.6304;;;686
Mooibank Smallholdings;-26.7701;27.0448;;;1106;2
Mooifontein;-26.2583;25.6076;;;686
Mooipan;-26.3488;25.5202;;;686
Mooivallei Park;-26.6793;27.1076;;;1106
Mooivallei Smallholdings;-26.6882;27.112;;;1106;2
Moosa Park;-26.333;26.845;;;1379;30
Mopyane;-24.9478;27.0711;;;873
Moretele;-27.3245;24.69;;;1114
Moretele;-25.1463;27.9615;;;697;8
Moreteletsi;-25.2987;26.8194;;;673
Morokwaneng;-26.0772;23.7176;;;1095
Morokweng;-27.5816;24.9378;;;1274
Morokweng B;-26.1262;23.7753;;;1095
Moruleng;-25.1703;27.1728;;;873
Morwatshetlha;-25.9628;25.4753;;;686;8
Morwatshetlha 1;-25.9628;25.4753;;874;686
Morwatshetlha 2;-25.8772;25.4957;;874;832
Moshana;-24.9798;25.8947;;;615
Mositlane;-26.423;25.1429;;;671
Mosonthal-Marubitsh;-25.5376;27.3577;;876;1166
Mosonthal-Marubitshi;-25.5376;27.3577;;;1166;8
Moswana;-26.5306;24.228;;;323
Mosweu;-25.3748;25.9577;;;615
Motakaneng;-27.5844;24.6155;;;1274
Mothanthanyaneng;-27.6631;24.9084;;;1274
Mothutlung;-25.6029;27.8817;;;103;50
Motlhabe;-25.0714;26.9469;;;873
Motlhabeng;-25.8497;25.6015;;;832
Motseng;-25.5568;28.037;;393;628
Motsheko;-25.2182;27.9768;;;697
Motsitsiwe;-25.5692;27.1711;;;1083
Motsoseng;-25.8678;25.5681;;;832
Motsumorwane;-25.8223;25.4534;;;832
Motswedi;-25.2787;25.8863;;89;615
Motsweding;-27.6902;24.6723;;;1274
Moubane;-25.2952;26.6397;;;673
Moumong;-25.6132;27.9093;;834;103
Mountain View;-27.7957;24.663;;1051;1274
Mountain View;-25.8496;26.8929;;1135;532;50
Mpunyuka Section;-25.0164;26.9672;;471;873
Myra;-27.3858;24.7668;;;1114
Naawpoort;-26.1878;25.5773;;;686
Neserhof;-26.8834;26.6593;;;512;30
Newnham;-26.6841;23.8733;;;323
Ngobi;-25.0216;28.0998;;;697
Ngweding;-25.0667;26.996;;;873
Nivard Smallholdings;-27.2075;25.3258;;;1183;2
Nkogolwe;-25.0318;26.7547;;;673
Nonceba;-24.9343;26.7183;;;673
Nooigedacht;-25.5866;26.6612;;;1267
Nooitgedacht;-26.934;26.6428;;;512;30
Nooitgedacht B;-26.1465;25.6348;;;686
Norlim;-27.6264;24.6408;;;1274
Norokie;-25.2756;28.027;;;697
Ntsana-le-metsing;-25.0516;26.9706;;725;873
Ntsopilo;-25.5646;27.8404;;;628
Ntswanahatshe;-27.3105;24.6952;;;1114
Ntsweletsoku;-25.4415;25.9641;;;615
Ntswetshweu;-24.9133;27.0823;;535;873
Nyetse;-25.7713;25.617;;;832;8
Nyetse;-25.2989;26.0235;;;615
O.P.M. Prezesky Bird Sanctuary;-26.7542;27.0932;;;1106;30;;north-west-o-p-m-prezesky-bird-sanctuary-potchefstroom
Obakeng;-24.9256;26.6524;;;673
Olverton;-25.0686;28.1898;;;697
One and Ten;-25.2617;28.2468;;;767
Oorzaak;-25.75;27.3307;;;1166
Ophir;-26.7493;23.9072;;;323
Opperman;-25.2538;28.2244;;;767
Orkney Park;-26.976;26.6617;;;1041;30
Ottoshoop;-25.7433;25.9636;;;686
Oudorp;-26.888;26.6476;;;512;30
Oukasie;-25.6027;27.7937;;;103;50
Pachsdraai;-25.2075;26.3924;;;359
Papatso;-25.2946;28.2914;;;767;8
Papatso View;-25.2941;28.286;;1053;767
Pecanwood Estate;-25.7677;27.8584;;387;385
Pelindaba Industrial;-25.8024;27.9326;;387;385;2
Pella;-25.4701;26.4779;;;673
Pembroke;-26.6998;23.8675;;;323
Phaheng;-26.5529;24.1388;;;323
Phalane;-25.2704;26.8524;;;673
Phaposane;-26.5625;24.3166;;1308;323
Phatsima A;-25.5999;27.1288;;;1083
Phatsima B;-25.3951;27.0139;;;1083
Phetwane;-25.5679;27.2995;;476;1166
Phitshane;-25.754;25.0959;;;1196
Phokeng;-25.5851;27.1686;;;1083;350
Phola;-25.8578;25.5986;;;832
Photshaneng;-25.683;27.3775;;;739
Pienaar;-25.3742;26.0469;;;615
Pienaarsdorp;-26.8601;26.679;;;512;30
Pilanesberg;-25.2487;27.0804;;;873
Pitsedisulejang;-25.0235;26.4866;;;673
Pitsong;-27.5968;24.866;;;1274
Pochindustria;-26.718;27.0721;;;1106;2
Poosedumane;-25.2977;25.9188;;89;615
Popo Molefe;-25.6526;27.3286;;;1166
Port d' Afrique;-25.7696;27.9031;;387;385;;;north-west-port-d-afrique-hartbeespoort
Potoane;-25.2406;28.159;;;697
Povall;-26.8441;23.8583;;;323
Prieska;-25.2401;28.1783;;;767
Primindia;-25.6429;27.7837;;;103;30
Promosa;-26.6999;27.0354;;;1106;50
Protea Park;-25.686;27.216;;;1166;30
Pudimoe;-27.3932;24.7187;;;1114;50
Pudumoe;-27.4029;24.7188;;;1114;50
Pudumoe Unit 1;-27.4126;24.719;;;1114;50
Pudunong;-25.5642;27.1597;;;1083
Pylkop;-25.0859;27.4159;;;873
RMDC Village;-25.1201;26.9382;;699;873
Rabokala;-25.4961;27.8944;;;628
Rabosula;-25.2855;27.9774;;;697
Radintsha;-25.5818;27.3132;;476;1166
Rakgwedi;-26.4827;25.5288;;;189
Ramabesa;-26.388;25.1021;;;671
Ramaphosa;-25.2993;28.2303;;;767
Ramasedi;-25.1362;27.0716;;613;873
Ramoga;-25.1622;27.141;;;873
Ramogaodi;-25.5185;27.8688;;;628
Ramogodi;-25.6123;27.9701;;834;385
Ramokgolela;-25.0539;26.4196;;;673
Ramokoka;-25.1578;27.4358;;1129;844
Ramokokastad;-25.1578;27.4358;;;844;11
Ramolapong;-25.6076;27.9266;;834;385
Ramosadi;-25.8625;25.6171;;;832
Ramosibitswana;-24.9578;26.9428;;;873
Ramotlhajwe;-25.0657;26.4118;;;673
Ramotse;-25.3242;28.2914;;1290;767
Rampampaspoort;-24.9845;26.6713;;;673
Rankelenyane;-25.5693;27.4169;;;739
Rankotia;-25.571;27.8602;;;628
Raphiri;-25.1337;27.0542;;613;873
Rasimone;-25.4528;27.1011;;;1083
Ratau;-25.9187;25.4793;;;832
Ratjiepane;-25.334;28.0901;;;767
Ratsegae;-25.1916;26.5958;;;673
Reagile;-25.8511;26.8867;;;532;230
Reagile;-25.2934;25.9884;;;615
Reagile Ext 1;-25.85;26.8862;;1135;532;50
Reagile Ext 2;-25.8559;26.888;;1135;532;50
Reagile Ext 3;-25.8527;26.8903;;1135;532;50
Reagile Ext 4;-25.8563;26.8823;;1135;532;50
Reagile Ext 5;-25.8509;26.8787;;1135;532;50
Reivilo;-27.5653;24.1851;;81;1139;30
Rekgaritlhile;-26.5497;24.8535;;;1245;30
Renosterspruit;-25.1238;27.3811;;;873;8
Retief;-25.6441;27.1764;;;1083
Rietfontein;-27.8481;24.4795;;;1139
Rietfontein;-25.7181;27.9328;;;385
Riviera Park;-25.86;25.6632;;;686;30
Robega;-25.4317;27.1186;;;1083
Rodeona;-25.6484;26.6895;;;1267;30
Rodikhudu;-25.3282;25.7661;;;615
Rooigrond;-25.9102;25.7917;;;686
Rooival;-25.3148;27.7582;;;455
Rooiwal;-27.5701;24.7301;;;1274
Roosheuwel;-26.8766;26.6413;;;512;30
Ruighoek;-25.1838;26.9184;;;873
Ruigtesloot;-25.0533;27.8487;;;697
Rulaganyang;-27.1785;26.1122;;;1445;50
Rusten;-26.8283;23.7814;;;323
Rustenburg Industrial;-25.6292;27.2271;;;1166;2
Rustenburg North;-25.6527;27.2324;;;1166;30
Rustenburg Oos-Einde;-25.6604;27.2576;;;1166;30
Rustenburg Rural;-25.6401;27.2736;;;1166;30
SANDF Military Village;-25.7713;25.617;;1023;832;2
Safari Tuine;-25.7018;27.2287;;;1166;30
Salamat;-27.6435;25.593;;;74;30
Saleng;-26.4296;25.339;;;189
Sandfontein;-25.1897;27.2647;;;873
Saron;-25.5806;27.1532;;;1083
Sasane;-25.8599;25.0119;;;1196
Schoemansville;-25.7286;27.8756;;387;385
Schoongezicht;-26.0486;25.7114;;;686
Sebalagane;-25.2776;25.9003;;89;615
Sebowana;-25.9878;25.5344;;;686
Sefikile;-24.9856;27.1809;;;873
Segwaelane;-25.6693;27.6027;;;865
Sekgakwane;-25.1775;27.2059;;518;873
Sekhing;-27.852;24.6259;;;1274
Selepe;-25.065;28.0522;;;697
Semashu;-25.8285;24.972;;;1196
Seoding;-27.8802;24.6093;;;1274
Seolong;-25.1455;26.8249;;;873
Sephai;-25.2485;27.8054;;;455
Seraleng;-25.6101;27.2426;;;1166;50
Serutube;-25.5288;27.3019;;;1083
Seshibitswe;-25.4187;26.5314;;;673
Sesobe;-25.0368;26.4339;;;673
Sespond;-25.2913;28.2384;;;767
Setabeng;-25.9078;23.5065;;;1095
Setlagole;-26.2928;25.1254;;;1196
Setlhabane;-25.7944;25.2461;;206;1196
Setlhokwe;-25.5515;27.3026;;;1166
Setlhwatlhwe;-26.3288;25.1074;;;1196
Setlopo;-25.9319;25.6493;;;686
Setumo Park;-25.8216;25.6417;;;832
Seweding;-25.8698;25.5972;;;832
Shakung;-25.3393;27.9081;;;455
Shaleng;-27.9082;24.4631;;;1139
Shalimar Park;-25.5497;26.0708;;;1455;30
Sharon;-27.1897;25.2997;;;1183;30
Sheila;-26.0562;25.9371;;;443
Shukran;-26.1675;26.1509;;;632;30
Signal Hill;-25.825;25.6608;;;832
Six Hundred;-25.7055;25.6179;;;832
Slagboom;-25.0285;28.0041;;;697
Slurry;-25.8268;25.8468;;;686
Sonop;-25.6468;27.6959;;;103
Southey;-26.7742;24.013;;;323
Spitskop;-24.9916;27.2009;;;873;8
Springbokpan;-26.1206;25.777;;;443
Steil Hoogte;-26.0044;24.8193;;;1196
Supingstad;-24.7912;26.0697;;;615
Sutelong;-25.1463;27.9615;;871;697
Swartboom;-25.0404;28.1334;;;697
Swartdamstad;-25.3147;28.0384;;;697;8
Swartdamstad Ext C;-25.3233;28.0521;;1266;697
Swartfontein;-24.9094;25.9184;;;615
Syberia;-26.2579;25.4672;;;686
Syferskuil;-25.0723;28.2276;;;697
Tabasikwa;-27.6117;24.607;;;1274
Tantanana;-25.3806;27.352;;;1083
Thaba Sione;-26.3516;25.4201;;;189
Thabaneng;-25.5708;27.4023;;;739
Thabeng;-25.2254;27.2388;;626;844
Thabeng;-25.137;27.4585;;1129;844;;;north-west-thabeng-mogwase-2
Thakwane;-27.0776;24.5378;;;1406
Thawane;-26.3918;25.5215;;;1176
The Carousel Casino and Entertainment World;-25.3242;28.2914;;;767;8
The Coves;-25.7716;27.7969;;387;385
The Island Estate;-25.767;27.847;;387;385
Thekwane;-25.6556;27.3716;;;739
Thlatlaganyane;-25.2177;26.946;;;873
Thomeng;-27.6317;24.6427;;;1274
Thota Ya Tau;-28.0581;24.5481;;;1274
Thulwe;-25.2297;28.2109;;;767
Thutlwane;-26.3309;25.159;;;1196
Tigane;-26.7377;26.4169;;;384;50
Tladistad;-25.2032;28.0367;;;697
Tlakgameng;-26.4799;24.3414;;;323;11
Tlapa;-25.621;27.4287;;;739;11
Tlapa A;-25.6026;27.4425;;1309;739
Tlapa B;-25.621;27.4287;;1309;739
Tlapeng;-25.7473;25.4594;;;832
Tlapeng A;-27.5324;24.9531;;;1274
Tlapeng A;-26.6522;24.1037;;;323
Tlapeng B;-27.4854;24.9595;;;1274
Tlapeng B;-26.8331;23.929;;;323
Tlaseng;-25.4746;27.3476;;;1083
Tlhabane;-25.6306;27.2117;;;1166;500
Tlhabane Unit 1;-25.6343;27.2183;;1312;1166;50
Tlhabane Unit 2;-25.6448;27.2203;;1312;1166;50
Tlhabane Unit 3;-25.6384;27.2053;;1312;1166;50
Tlhabane West;-25.6489;27.2004;;1312;1166;50
Tlhabologang;-26.3285;26.3004;;;164;50
Tlhakajeng;-26.2979;25.3404;;534;671
Tlhaping;-26.4383;25.2112;;;671
Tlholwe;-25.1123;27.9134;;;697
Tlokweng;-25.4866;26.6227;;;673
Tlounane;-25.1199;28.1872;;;697
Tloung;-25.8798;25.6183;;;686
Tobias;-27.5065;24.6061;;;1114
Top Village;-25.8463;25.6674;;;686
Transaksie;-25.0197;28.0604;;;697
Trotsville;-27.2145;25.9657;;;1445;30
Tseng;-25.9936;23.4523;;;1095
Tseoge;-26.0072;23.5137;;;1095
Tsetse;-25.732;25.6706;;;832
Tshetshu;-26.1404;23.8451;;;1095
Tshidilamolomo;-25.8504;24.742;;;1196
Tshing;-26.3189;26.7991;;;1379;50
Tshunyane;-26.0389;25.501;;;686
Tshwara;-25.6196;27.929;;834;385
Tshwara;-25.5781;27.1408;;;1083
Tshwaro;-25.2608;26.4853;;;673
Tshwene Farm;-25.3715;28.0167;;;697
Tsitsing;-25.4719;27.3224;;;1083;11
Tsitsing A;-25.4719;27.3224;;1340;1083
Tsitsing B;-25.4479;27.3112;;1340;1083
Tsokonyane;-27.483;24.8054;;;1274
Tswelelang;-27.2266;25.9775;;;1445;50
Tuhutsang;-26.062;23.6545;;;1095
Turfbult;-24.9716;27.1348;;;873
Turfvlei Smallholdings;-26.7305;27.1403;;;1106;2
Uitkyk;-26.2043;25.5712;;;686
Uitkyk A;-25.2057;26.4343;;;673
Upper Majeakgoro;-27.7996;24.6228;;;1274
Uraniaville;-26.8847;26.6298;;;512;30
Utlwanang;-27.8914;25.1229;;;148;50
Utsane;-25.0995;28.1718;;;697
Vaal Park;-27.0076;26.683;;;1041;30
Vaal Reef Gold Mine A;-26.9578;26.6911;;;1041;2
Vaal Reef Gold Mine B;-26.9155;26.7065;;;1041;2
Vaal Reef Gold Mine C;-26.9523;26.7366;;;1041;2
Van Der Hoff Park;-26.6973;27.1122;;;1106;30
Van Der Hoffpark Ext 16;-26.6673;27.1094;;;1106;30
Verdwaal;-26.0972;25.8938;;;443
Vlieger;-26.2206;26.8121;;;1379
Vogelstruisnek;-25.2749;26.9417;;;873;11
Voordonker;-25.1312;26.6561;;;673
Vrede;-25.4636;26.5573;;;673
Vyfhoek Smallholdings;-26.6825;27.1514;;;1106;2
Wag 'n Bietjie;-25.0548;27.1031;;;873;;;north-west-wag-n-bietjie-moruleng
Walman;-25.0835;28.2312;;;697
Waterkloof;-25.7049;27.3167;;;1166
Waterkloof Smallholdings;-25.7113;27.2662;;;1166;2
Waterval;-25.6958;27.3243;;;1166
Waterval East;-25.6888;27.2675;;;1166;30
Welgeval;-25.1924;27.2469;;;873
Welgevonden;-26.1623;26.8156;;;1379
Weltevreden;-26.3213;25.4899;;;686
Welvedacht;-25.4782;25.9833;;;615;50
Welverdiend;-26.0454;25.7565;;;443
West Lake Country & Safari Estate;-25.7718;27.8056;;387;385;;;north-west-west-lake-country-safari-estate-hartbeespoort
Wildebeesfontein;-25.5933;27.2251;;;1083
Wilgeboom Smallholdings;-26.769;27.1321;;;1106;2
Wilkeville;-26.8439;26.6492;;;512;30
Wilkopies;-26.8288;26.6749;;;512;30
Windsa;-25.5541;27.1517;;;1083
Wintershoek;-25.6996;26.0898;;;686
Witpan;-26.4103;25.6045;;;1176
Witrandtjie;-25.273;26.9071;;;873
Wolmaranstad;-27.1979;25.9772;;;1445;30
Wonderkoppies;-25.6678;27.5222;;;865;;Wonderkop
Xanadu Eco Park;-25.7461;27.9234;;387;385
Xhonyane;-27.5515;24.5525;;;1274
Zandfontein;-25.1856;27.2281;;;873;8
Zilkaats Estate;-25.6681;27.895;;;103;30
Zinniaville;-25.6478;27.2421;;;1166;30
# Western Cape
Acacia Park;-33.8944;18.5267;;344;128;90
Admiral Island and Port Owen Estates;-32.7851;18.1526;;;1377;30
Admirals Kloof;-34.1941;18.4235;;1214;128;90
Admirals Park;-34.1397;18.8786;;345;128;90
Adriaanse;-33.9404;18.5872;;772;128;90
Agulhas;-34.8169;20.0085;;;1259
Airlie;-34.0391;18.4346;;;128;90
Albertinia;-34.2029;21.5868;;;7;30
Alf. Blv;-33.8695;18.6385;;50;128;90;;western-cape-alf-blv-cape-town
Alphen;-34.0077;18.4464;;;128;90
Altydgedacht;-33.8322;18.626;;223;128;90
Amanda Glen;-33.8598;18.6636;;50;128;90
Amanda Glen A;-33.8537;18.665;;223;128;90
Amandelrug;-33.9203;18.6913;;550;128;90
Amandelsig;-33.9292;18.6932;;550;128;90
Amstelhof;-33.7372;19.0015;;;1049;30
Amy Biehl;-34.0027;18.5876;;1078;128;150
Anchorage Park;-34.1492;18.8746;;345;128;90
Andas Estate;-34.0842;18.8472;;1227;128;90
Arabella Country Estate;-34.3168;19.1294;;;510
Arauna;-33.8693;18.6876;;99;128;90
Argonauta;-34.8053;20.0475;;;1259;30
Armoed;-33.6739;22.0837;;;1046
Asazani;-34.1693;22.1107;;;877;80
Asazani JCCC Camp;-34.1693;22.1107;;21;877;50
Ashbury;-33.7676;20.1485;;;861;30
Atlantis Industrial;-33.5922;18.4767;;26;128;6
Aurora;-33.8308;18.6306;;223;128;90
Aurora;-32.7066;18.4838;;;29
Austinville;-33.9778;18.6965;;77;128;90
Avalon Estate;-33.8225;18.6928;;223;128;90
Avian Park;-33.6676;19.4343;;;1448;50
Avon;-33.9202;18.5702;;247;128;90
Avondale;-33.8956;18.6004;;1055;128;90
Avondale;-33.5667;18.4864;;26;128;150;;western-cape-avondale-cape-town-2
Avondstil;-33.8996;18.6409;;50;128;90
Avonwood;-33.9248;18.5812;;247;128;90
Baardscheerders Bosch;-34.5874;19.5708;;;1242
Bakoven;-33.9611;18.3804;;;128;90
Ballotsview;-33.9926;22.4847;;;330;30
Balvenie;-33.9315;18.5829;;247;128;90
Bantry Bay;-33.9282;18.3788;;;128;90
Barbarossa;-34.0191;18.455;;;128;90
Barcelona;-33.9764;18.5786;;362;128;150
Bay Park;-34.1489;18.8624;;345;128;90
Bay View;-34.1383;22.1103;;;877;30
Bay View;-34.0729;18.585;;826;128;150
Bay View Village;-34.1826;18.4229;;1214;128;90
Bayview Heights;-34.1847;18.422;;1214;128;90
Beach Estate;-34.0318;18.3506;;424;128;90
Beacon Valley;-34.0398;18.6272;;826;128;150
Beaconhill;-33.5606;18.506;;26;128;150
Beaconvale;-33.9159;18.5859;;1055;128;90
Beaufort West Industrial Park;-32.361;22.5686;;;42;2
Beaverlac;-32.89;19.0749;;;1103
Beeskamp;-33.3745;19.3123;;;141;30
Bek Bay;-32.8139;17.8762;;;1058;30
Bel Ombre;-34.0112;18.4288;;;128;90
Bel' Aire;-34.0453;18.8296;;1227;128;90;;western-cape-bel-aire-cape-town
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
Bella Vista;-33.7358;18.9736;;;1049;50
Bella Vista;-33.3321;19.3177;;;1112;50
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
Bellvue;-34.1997;18.4555;;1214;128;90
Belmont Park;-33.8507;18.7273;;533;128;90
Belrail;-33.9059;18.6351;;50;128;90
Belthorn Estate;-33.9837;18.515;;25;128;90
Belvedere;-34.1008;18.391;;985;128;90
Belvidere Estate;-34.0459;22.9965;;;517;30
Bene;-34.0779;18.8539;;1227;128;90
Bennetsville;-33.8059;18.8682;;;508;30
Bereaville;-34.0459;19.5171;;;329;30
Berg-En-Dal;-34.0368;18.3606;;424;128;90
Berg-En-Dal;-33.6328;19.0197;;;1424;30
Bergalo;-34.0759;18.8466;;1227;128;90
Bergplaas State Parks;-33.8762;22.6841;;;1433;2
Bergsig;-34.2516;19.4246;;;122;30
Bergsig;-34.0496;22.2122;;;358;30
Bergsig;-33.9555;22.4768;;;330;30
Bergsig;-33.8185;18.6609;;223;128;90
Bergsig;-33.7678;20.125;;;861;30
Bergsig;-33.6377;19.4429;;;1448;30
Bergsig;-33.5245;21.6756;;;123;30
Bergsig;-33.1529;18.6589;;;869;30
Bernadino Heights;-33.8764;18.7232;;533;128;90
Beroma;-33.9146;18.6539;;50;128;90
Bertville;-33.7328;18.955;;;1049;30
Bethanie;-33.8584;18.6581;;50;128;90
Beverly Park;-34.0168;18.7347;;236;128;90
Big Bay;-33.7885;18.4584;;76;128;90
Birkenhead;-34.6172;19.3251;;;322
Bishop Lavis;-33.9478;18.5818;;;128;150
Bishopscourt;-33.9911;18.4451;;;128;90
Bitterfontein;-31.0305;18.2596;;;68
Bitterwater;-32.7677;21.9681;;;610
Black City;-33.9909;18.5901;;1021;128;150
Blackheath;-33.9572;18.675;;;128;350
Blanc Kelly;-33.9139;18.6361;;50;128;90
Blanco;-33.9449;22.4114;;;330;30
Bloekombos;-33.8436;18.7489;;533;128;150
Bloemhof;-33.8801;18.6453;;50;128;90
Blommendal;-33.888;18.6523;;50;128;90
Blomtuin;-33.884;18.6474;;50;128;90
Blomvlei;-33.8797;18.619;;50;128;90
Blouberg;-33.8181;18.5073;;;128;1100
Blouberg Rise;-33.8141;18.4844;;76;128;90
Blouberg Sands;-33.8039;18.4793;;76;128;90
Bloubergrant;-33.8153;18.4767;;76;128;90
Bloubergstrand;-33.8001;18.4636;;76;128;90
Blouwater Bay;-32.9938;17.9697;;;1172;30
Blue Downs;-33.9912;18.6998;;;128;920
Blue Ridge;-34.2003;22.0255;;;877
Blueberry Hill;-32.7397;17.9998;;;1239;30
Bo Oakdale;-33.8814;18.638;;50;128;90
Bodorp;-33.9526;22.4658;;;330;30
Boggoms Bay;-34.2601;21.9064;;;388
Boland Agricultural Show Grounds;-33.7408;19.0001;;;1049;30
Bongani;-34.0312;23.0986;;;517;30
Bongani TR Section;-34.0358;18.6452;;498;128;150
Bongolethu;-33.6002;22.2397;;;1046;50
Bongweni;-34.0165;18.6356;;498;128;150
Bonnie Brae;-33.832;18.703;;533;128;90
Bonny Brook;-33.8372;18.7018;;533;128;90
Bonteheuwel;-33.9508;18.5531;;25;128;150
Boosmansbos Wildernisgebied;-33.9629;20.8793;;;394;2
Boplaas;-34.1794;22.0958;;;877;30
Boquinar Industrial Area;-33.9695;18.585;;772;128;6
Borcherds;-33.9897;22.4677;;;330;30
Bosbell;-33.8962;18.6262;;50;128;90
Boschenmeer Golf Estate;-33.7684;18.9799;;;1049;30
Boskloof Eco Estate;-34.094;18.877;;1227;128;90
Bosluiskop;-34.0992;23.3629;;;1092
Bosmanskloof;-34.0447;19.5956;;;353;30
Bosonia;-33.9272;18.6817;;550;128;90
Bossiesgerf;-34.0468;23.3556;;;1092;30
Boston;-33.8946;18.6208;;50;128;90
Botha Strand;-34.0497;22.2706;;;358;30
Bothasig;-33.8603;18.5404;;825;128;90
Bothasig;-33.1468;18.6607;;;869;30
Botrivier Dorpsgebied;-34.2281;19.1948;;;97;30
Botvilla;-34.2267;19.1919;;;97;30
Boulders;-34.1982;18.4523;;1214;128;90
Boys Town;-33.9906;18.6013;;1021;128;150
Bracken Heights;-33.8752;18.6787;;99;128;90
Brackenfell;-33.8693;18.6876;;;128;450
Brackenfell Industrial;-33.8647;18.7064;;99;128;6
Brackenfell North;-33.8582;18.6753;;99;128;90
Brackenfell South;-33.8944;18.7038;;99;128;90
Brackenfell South B;-33.8788;18.6976;;99;128;90
Braeview;-34.0525;18.8253;;1227;128;90
Brandwacht;-34.0513;22.0572;;;388
Brandwacht;-33.9571;18.8716;;;1246;30
Brandwag;-33.9154;18.6854;;550;128;90
Brantwood;-33.9228;18.6737;;550;128;90
Breakwater Bay Eco Estate;-34.0562;22.4193;;;330;2
Bredasdorp Industrial;-34.5229;20.0575;;;101;2
Breedezicht Estate;-34.3949;20.8235;;1443;394;30
Brent on Sea;-34.0706;23.0276;;;517;30
Brenton;-34.0592;23.0271;;;517;30
Brentwood Park;-33.9829;18.6575;;77;128;90
Brentwood Park;-33.8136;18.6633;;223;128;90;;western-cape-brentwood-park-cape-town-2
Brick A Clay Blv.;-33.8668;18.6471;;50;128;90;;western-cape-brick-a-clay-blv-cape-town
Bridgebank;-34.0921;18.8492;;1227;128;90
Bridgeton;-33.6007;22.2229;;;1046;50
Bridgetown;-33.9586;18.532;;25;128;90
Bridgewater;-34.0897;18.8525;;1227;128;90
Britannia Bay;-32.7244;17.9379;;;1239;30;Britannia Baai
Britannica Heights;-32.7531;18.0045;;;1239;30
Briza;-34.0681;18.8441;;1227;128;90
Broadlands;-34.1271;18.8715;;1257;128;90
Brooklyn;-33.9099;18.4828;;;128;90
Browns Farms;-34.0076;18.5794;;1078;128;150;Browns Farm
Buckingham;-33.9967;18.5089;;;128;90
Buffelsbaai;-34.0859;22.9697;;;517
Buffelsjagrivier;-34.0471;20.5256;;;1268
Buitenverwagting;-33.7367;18.9572;;;1049;30
Cafda Village;-34.0604;18.4836;;;128;90
Camelot;-33.9613;18.6718;;71;128;90
Campher's Drift;-33.9491;22.4596;;;330;30;;western-cape-camphers-drift-george
Camps Bay;-33.9513;18.3819;;;128;90;Kampsbaai
Canwick;-34.0938;18.8535;;1227;128;90
Cape Gate;-33.8529;18.6963;;99;128;90
Cape Town CBD;-33.9227;18.4236;;;128;90
Cape Town International Airport;-33.972;18.6096;;772;128;6
Cape Town Metro Rural;-34.1124;18.8914;;;128;110
Capri;-34.1398;18.3843;;985;128;90
Capricorn;-34.0925;18.4867;;904;128;90
Carey Parks;-34.0868;18.8419;;1227;128;90
Castle Rock;-34.2369;18.4739;;;128;90
Chamonix;-33.8675;18.6738;;99;128;90
Chantecler;-33.862;18.6585;;50;128;90
Chapmans Peak;-34.0998;18.3665;;985;128;90
Charleston Hill;-33.7147;18.9839;;;1049;30
Cherrywood Gardens;-34.0886;18.8634;;1227;128;90
Chrismar;-33.8924;18.6461;;50;128;90
Chrisnissen Village;-34.11;18.8716;;1227;128;90
Churchill Estate;-33.8988;18.5776;;1055;128;90
Clairwood;-34.0059;18.7281;;236;128;90
Clamhall;-33.8965;18.589;;1055;128;90
Clarkes;-33.9398;18.5811;;772;128;90
Clifton;-33.9387;18.377;;;128;90
Cloetesville;-33.9116;18.8541;;;1246;80
Clovelly;-34.121;18.4316;;278;128;90
Cola Beach;-34.0366;22.8175;;;1189;30
Colorado;-34.0271;18.5937;;826;128;150
Columbine;-32.735;17.9937;;;1239;30
Concordia;-34.0277;23.0899;;;517;30
Coniston Park;-34.0772;18.4754;;;128;90
Connaught;-33.9318;18.5897;;1055;128;90
Constantia Heights;-34.0028;18.4343;;;128;90
Constantia Vale;-34.0219;18.4345;;;128;90
Constantia Village;-34.0221;18.4417;;;128;90
Conville;-33.9836;22.4762;;;330;30
Costa Da Gama;-34.0963;18.4828;;904;128;90
Country Places;-33.8339;18.6761;;223;128;90
Courtrai;-33.7709;18.9558;;;1049;30
Cravenby;-33.925;18.5889;;1055;128;90
Crawford;-33.9796;18.5051;;;128;90
Crofters Valley;-34.1085;18.3869;;985;128;90
Crossroads;-33.9931;18.5968;;362;128;150
Croydon;-34.0358;18.7545;;666;128;150
Crystal Waters;-32.2012;18.8923;;;154;30
D'Almeida;-34.1791;22.1127;;;877;30;;western-cape-dalmeida-mossel-bay
D'urbanvale;-33.8166;18.6387;;223;128;90;;western-cape-durbanvale-cape-town
Da Gama Park;-34.1621;18.404;;1214;128;90
Dal Josafat Industrial;-33.6857;18.9823;;;1049;2
Dalsig;-33.9484;18.8595;;;1246;30
Dalvale;-33.6968;19.0003;;;1049;30
Dam se Bos;-34.0358;23.1097;;;517;2
Dana Bay;-34.1957;22.0487;;;877;30
Danarand;-33.9358;18.678;;71;128;90
Danena;-33.8713;18.6398;;50;128;90
De Bron;-33.8545;18.6283;;50;128;90
De Doorns East;-33.4864;19.6652;;;184;30
De Duin;-33.8852;18.5704;;1055;128;90
De Hoek;-32.9436;18.7677;;;1088
De Hollandsche;-33.8575;19.038;;;1093
De Hoop;-33.607;22.044;;;1046
De Kuilen;-33.9293;18.6779;;550;128;90
De Lust;-33.0839;19.0186;;;1103
De Nova;-34.1817;22.1285;;;877;30
De Oude Spruit;-33.8936;18.6942;;99;128;90
De Tijger;-33.8894;18.594;;1055;128;90
De Tuin;-33.8576;18.6917;;99;128;90
De Waterkant;-33.9147;18.419;;;128;90
De Wijnlanden;-34.012;18.7421;;236;128;90
De Wingerd;-33.8276;18.6684;;223;128;90
De Zoete Inval;-33.7752;18.9615;;;1049;30
Delft;-33.973;18.6451;;;128;300
Delft South;-33.9914;18.6353;;190;128;150
Delro;-33.984;18.6815;;77;128;90
Denneburg;-33.7345;18.9838;;;1049;30
Dennegeur;-34.0963;18.8696;;1227;128;90
Dennehof;-34.0467;19.2872;;;1390
Dennekruin;-34.1614;19.0017;;;349;30
Dennemere;-33.9803;18.7087;;77;128;90
Dennendal;-34.057;18.4415;;;128;90
Denneoord;-33.9455;22.4749;;;330;30
Denvar Park;-33.9576;22.4883;;;330;30
Des Hampden;-33.9304;18.6737;;;128;110
Deurdrif;-34.0246;18.4537;;;128;90
Devil's Peak Estate;-33.9369;18.4286;;;128;90;;western-cape-devils-peak-estate-cape-town
Deville Park;-34.0065;22.4371;;;330;30
Devon Park;-34.0086;18.73;;236;128;90
Devon Park Village;-34.0125;18.7267;;236;128;90
Devon Valley;-33.9451;18.8308;;;1246;30
Diazville;-33.0066;17.9183;;;1172;30
Dido Valley;-34.1704;18.4272;;1214;128;90
Die Bakke;-34.1774;22.1332;;;877;30
Die Boord;-33.9539;18.8477;;;1246;30
Die Bos;-34.1117;18.8452;;1257;128;90
Die Kelders;-34.5598;19.3621;;;322;30
Die Lande;-32.3728;22.5893;;;42;30
Die Voorbaai;-34.1494;22.1053;;;877;30
Die Wingerd;-34.0671;18.8304;;1227;128;90
Diemersfontein;-33.6637;19.0087;;;1424;50
Diep River;-34.0349;18.464;;;128;90
Diepwater;-33.975;18.6585;;77;128;90
Dobson;-34.1515;18.8675;;345;128;90
Door De Kraal;-33.8626;18.6233;;50;128;90
Doornbach;-33.8115;18.5368;;76;128;90
Doornkloof;-33.1541;18.6719;;;869;30
Doornkuil;-33.4615;18.7371;;;708;30
Dorhill;-34.0731;18.8479;;1227;128;90
Dormehls Drift;-33.9624;22.4501;;;330;30
Dorpsig;-33.7862;19.8924;;;1156;30
Dreyersdal;-34.0585;18.4533;;;128;90
Droheuwel;-33.7839;19.8855;;;1156;30
Drommedaris;-33.6699;18.9863;;;1424;30
Drosdy Park;-33.9142;18.6711;;550;128;90
Drovlei;-33.4863;21.4741;;;1457;30
Dunoon;-33.818;18.5407;;76;128;150
Dunoon School Site;-33.8193;18.5425;;76;128;90
Dunrobin;-33.9053;18.6491;;50;128;90
Durbanville Hills;-33.8485;18.6397;;223;128;90
Durbell;-33.8547;18.6432;;223;128;90
Durhamville;-33.767;18.5437;;;128;110
Durmonte;-33.8113;18.6669;;223;128;90
Duynefontein;-33.6926;18.4503;;802;128;90
Dwarskersbos;-32.6909;18.2369;;;1377
Dysseldorp;-33.5746;22.4359;;;227;30
Dysselsdorp Smallholdings;-33.5758;22.4054;;;227;2
Eagles Nest;-34.0199;18.4103;;;128;90
East Rock;-33.8711;18.6647;;50;128;90
Eastern Ext;-33.9607;22.475;;;330;30
Eastford;-34.0229;23.0203;;;517;30
Eastridge;-34.0505;18.6306;;826;128;150
Ebenheaser;-31.5861;18.2432;;;651
Eden George;-33.9596;22.4953;;;330;30
Eden Klein;-33.9959;18.5146;;;128;90
Edenpark;-33.8701;18.6794;;99;128;90
Edgemead;-33.874;18.5443;;825;128;90
Edward;-34.023;18.5213;;;128;90
Eerste Rivier;-34.0105;18.7305;;;128;390
Egoli;-33.3685;19.3169;;;141;30
Eikenbosch;-33.9376;18.7037;;550;128;90
Eikendal;-33.8561;18.718;;533;128;90
Eindhoven;-33.9814;18.6481;;190;128;150
Ekuphumleni;-34.0452;18.6738;;498;128;150
Ekupumeleni;-33.4786;19.6807;;;184;50
Elands Bay;-32.3153;18.3388;;;241
Electric City;-34.0169;18.7129;;77;128;90
Elfindale;-34.0432;18.475;;;128;90
Elgin;-34.1473;19.0447;;;349;30
Elim;-33.9234;18.6857;;550;128;90
Elsenburg;-33.845;18.8373;;;508
Elsies River;-33.9259;18.5745;;;128;420;Elsiesrivier
Elsies River Industrial;-33.9129;18.5724;;247;128;6
Epping Forest;-33.9342;18.5737;;247;128;6
Epping Garden Village;-33.9247;18.5589;;344;128;90
Epping Industria;-33.9344;18.5465;;;128;6
Erica Township;-33.9409;18.6155;;48;128;90
Erinvale Golf Estate;-34.064;18.882;;1227;128;90
Eskom;-33.8819;18.6426;;50;128;90
Esselen Park;-33.6518;19.4545;;;1448;30
Essopville;-32.3708;22.5613;;;42;30
Esterhof;-33.3841;18.9215;;;1147;50
Esterville;-33.7343;18.9668;;;1049;30
Eureka;-33.9385;18.5924;;1055;128;90
Europe;-33.9812;18.5847;;362;128;150
Everglen;-33.8567;18.648;;223;128;90
Eversdal;-33.8637;18.6517;;50;128;90
Eversdal A;-33.8534;18.6561;;223;128;90
Eversdal B;-33.8573;18.6424;;223;128;90
Eversdal Ext 21;-33.9039;18.6346;;50;128;90
Eversdal Heights;-33.8514;18.6482;;223;128;90
Faerie Knowe;-34.1295;18.3856;;985;128;90
Fairdale;-33.9871;18.6755;;77;128;90
Fairfield Estate;-33.8998;18.594;;1055;128;90
Fairview;-34.1722;22.1183;;;877;30
Fairview Golf Estate;-34.1395;18.8683;;345;128;90
Fairview Heights;-34.0594;18.85;;1227;128;90
Fairways;-34.0224;18.4931;;;128;90
Fairy Glen;-33.6336;19.4478;;;1448;30
Fancourt Golf Estate;-33.9592;22.4084;;;330;30
Ferndale;-33.8817;18.6773;;99;128;90
Ferness;-34.0187;18.5007;;;128;90
Fernkloof;-34.3869;19.2833;;;398
Fernkloof Estate;-34.4054;19.2582;;;398;30
Fernridge;-33.9437;22.4665;;;330;30
Fernwood Estate;-34.0691;23.0824;;;517;30
Fir Grove;-34.0451;18.4352;;;128;90
Firgrove;-34.0564;18.7889;;1227;128;90
Firgrove Rural;-34.0781;18.8025;;1227;128;90
Firlands Smallholdings;-34.1371;18.8992;;1227;128;6
Fish Hoek;-34.1287;18.4193;;;128;170;Vishoek
Fisherhaven;-34.3642;19.1305;;;510
Fishers Haven;-34.0535;23.0862;;;517;30
Flamingo Vlei;-33.8345;18.5001;;76;128;90
Flenters;-34.0262;23.0588;;;517;30
Florian Park;-33.6566;19.4555;;;1448;30
Florida;-33.9241;18.5947;;1055;128;90
Forbes;-33.9759;18.5173;;25;128;90
Foreshore;-33.9152;18.4487;;;128;90
Forest Glade;-34.0603;18.4309;;;128;90
Forest Glade;-34.0011;18.7158;;77;128;90;;western-cape-forest-glade-cape-town-2
Forest Heights;-34.0023;18.7084;;77;128;90
Forest Village;-34.0122;18.707;;77;128;90
Fountain Village;-33.99;18.685;;77;128;90
Fraai Gelegen;-34.0523;18.8212;;1227;128;90
Frankdale;-33.767;18.5437;;224;128;90
Franschhoek;-33.8994;18.9497;;;286;30
Franskraalstrand;-34.6077;19.3879;;;322;50
Freedom Park Airport;-33.9505;18.5998;;772;128;6
Frere Estate;-33.9794;18.5103;;;128;90
Fresnaye;-33.9253;18.387;;;128;90
Froggy Farm;-34.2057;18.4552;;1214;128;90
Gants Plaza;-34.0968;18.8435;;1257;128;90
Garden Village;-34.0875;18.8385;;1227;128;90
Gardens;-33.9354;18.409;;;128;90
Gatesville;-33.9781;18.5319;;25;128;90
Gaylee;-33.9741;18.7043;;77;128;90
George Central;-33.9619;22.4606;;;330;30
George Industria;-33.985;22.4558;;;330;2
George South;-33.9708;22.4539;;;330;30
Gersham;-33.9464;18.6735;;71;128;90
Gleemoor;-33.9656;18.5125;;25;128;90
Glen Alpine;-34.0138;18.4091;;;128;90
Glen Barrie;-33.9424;22.4554;;;330;30
Glen Ive;-33.8739;18.6607;;50;128;90
Glen Marine;-34.167;18.4265;;1214;128;90
Glen Ridge;-34.1558;18.4338;;1214;128;90
Glen Valley;-33.9743;18.5103;;;128;90
Glen View;-33.9759;18.5094;;;128;90
Glencairn;-34.1617;18.4265;;1214;128;90
Glencairn Heights;-34.1539;18.4288;;1214;128;90
Glenhaven;-33.9185;18.657;;50;128;90
Glenlily;-33.9034;18.5818;;1055;128;90
Glentana;-34.0482;22.3114;;;358;30
Glenwood;-33.8965;18.5355;;344;128;90
Glenwood AH;-33.9717;22.4967;;;330;2
Goede Hoop;-34.0981;18.8309;;1257;128;90
Goedehoop Estate;-34.091;18.3769;;985;128;90
Goedgemoed;-33.8261;18.6738;;223;128;90
Goedverwacht;-32.8629;18.6965;;;1088
Golden Acre;-34.0747;18.8635;;1227;128;90
Golden Hill;-34.0669;18.8647;;1227;128;90
Golden Mile;-32.7242;17.956;;;1239;30
Goniwe Park;-33.9843;19.2772;;;1390;30
Goodwood;-33.9066;18.5477;;;128;500
Goodwood Estate;-33.9043;18.5495;;344;128;90
Goose Vallley Golf Estate;-34.0266;23.3833;;;1092;30
Gordons Bay;-34.1486;18.8712;;;128;450;Gordonsbaai
Gouritsmond;-34.3472;21.875;;;7
Gqobasi;-33.9902;18.5933;;362;128;150
Graafwater North;-32.1519;18.6028;;;348;30
Graafwater South;-32.1608;18.6062;;;348;30
Graanendal;-33.8134;18.6762;;223;128;90
Grabouw Industrial Park;-34.1513;19.0057;;;349;2
Graceland;-34.041;18.674;;498;128;150
Grahamdale;-33.8968;18.6246;;50;128;90
Grassy Park;-34.0536;18.5057;;;128;190
Graylands;-34.0254;18.4412;;;128;90
Greater Chatsworth;-33.5102;18.5906;;;708
Green Lands;-33.9264;18.6283;;50;128;90
Green Point;-33.9072;18.4083;;;128;90;Groenpunt
Greenfield;-33.9816;18.6994;;77;128;90
Greenhaven;-34.0387;22.2158;;;358;30
Greenway Rise;-34.0691;18.839;;1227;128;90
Greenways;-34.1336;18.8428;;1257;128;90
Griffiths Mxenge;-34.0417;18.6802;;498;128;150
Groendal;-33.8951;19.1024;;;286;30
Groeneweid Park;-33.988;22.4333;;;330;30
Groenheuwel;-33.7008;18.9938;;;1049;30
Groenvallei;-33.8924;18.6684;;50;128;90
Groenvlei;-33.7119;18.9634;;;1049;30
Groot Jongensfontein;-34.4257;21.3359;;;1252
Grotto Bay;-33.5016;18.3182;;;181
Gugulethu;-33.9829;18.5845;;;128;600;Guguletu|Gugs
Guldenland;-34.1189;18.8507;;1257;128;90
Gustrow;-34.1359;18.8517;;1257;128;90
Hagley;-33.9615;18.6679;;71;128;90
Halali;-33.8203;18.6644;;223;128;90
Hanover Park;-33.9955;18.5307;;25;128;150
Happy Valley;-33.9729;18.6846;;71;128;90
Happy Valley;-33.9319;20.0767;;;87;30
Harare;-34.0577;18.6737;;498;128;150;Holimisa
Harbour Heights;-34.1965;18.4391;;1214;128;6
Harbour Island;-34.1496;18.8571;;345;128;6
Harbour Lights;-32.7521;18.0077;;;1239;2
Harold Porter Botanic Garden;-34.344;18.9342;;62;510;30
Harry De Villiers;-33.8997;18.6393;;50;128;90
Hartebeesfontein Smallholdings;-33.0081;18.2811;;;421;2
Hartenbos;-34.1118;22.0896;;;388
Hassie Square;-33.4776;19.6741;;;184;30
Hatton;-33.9802;18.5347;;25;128;90
Haumannshof;-34.0909;18.8441;;1227;128;90
Hawston;-34.3885;19.1381;;;398
Hazendal;-33.9543;18.5055;;25;128;90
Hazendal;-33.9251;18.7033;;550;128;90;;western-cape-hazendal-cape-town-2
Heather Park;-34.0063;18.7174;;236;128;90
Heather Park;-33.9538;22.4279;;;330;30
Heatherlands;-33.9489;22.4455;;;330;30
Heathfield;-34.0483;18.4676;;;128;90
Heemstede;-33.8925;18.6696;;50;128;90
Heiderand;-34.189;22.1073;;;877;30
Heideveld;-33.9654;18.5547;;25;128;150
Heinz Park;-34.0169;18.5974;;1078;128;150
Helderberg;-34.1028;18.8742;;1227;128;90
Helderberg Estate;-34.0491;18.8435;;1227;128;90
Helderberg Park;-34.1279;18.8549;;1257;128;90
Helderberg Rural;-34.1124;18.8914;;129;128;90
Helderberg Village;-34.0457;18.8172;;1227;128;90
Helderrand;-34.0633;18.8603;;1227;128;90
Heldervue;-34.0614;18.8206;;1227;128;90
Helderzicht;-34.0893;18.8359;;1227;128;90
Helena Heights;-34.0582;18.8338;;1227;128;90
Helgarda Estate;-34.0235;18.348;;424;128;90
Hemel en Aarde;-34.4114;19.2059;;1174;398;30
Herbertsdale;-34.0176;21.7748;;;388
Heritage Mews;-34.0985;18.863;;1227;128;90
Heritage Park;-34.1047;18.8629;;1227;128;90
Hermitage;-34.0127;20.428;;;1268;30
Heuwelkroon;-34.0523;19.6016;;;353;30
Heuwelkruin;-34.0313;23.0383;;;517;30
Hexpark;-33.6555;19.4671;;;1448;30
High Places;-34.0182;18.7289;;236;128;90
Highbury;-33.9491;18.6822;;71;128;90
Highgate;-33.9735;18.6718;;77;128;90
Highlands;-34.2889;19.0655;;;510
Hill View;-33.9954;18.7073;;77;128;90
Hillcrest;-33.6547;18.996;;;1424;30
Hillcrest Heights;-34.007;18.7001;;77;128;90
Hillrise;-33.8958;18.641;;50;128;90
Hillside;-32.3519;22.5714;;;42;30
Hillside 2;-32.3548;22.5632;;;42;30
Hillside 3;-32.3606;22.5598;;;42;30
Hindle Park;-33.9819;18.6787;;77;128;90
Hoekwil;-33.9735;22.5958;;;1433;30
Hoheizen;-33.8854;18.6204;;50;128;90
Hoog-En-Droog;-33.7445;18.961;;;1049;30
Hoogstede;-33.8748;18.6734;;99;128;90
Hooyvlakte;-32.36;22.5745;;940;42;30
Hope of Constantia;-34.0356;18.421;;;128;90
Hopland;-32.1924;18.8963;;;154;30
Hornlee;-34.0494;23.0903;;;517;50
Houghton;-34.0238;18.7332;;236;128;90
Hout Bay;-34.0305;18.3544;;;128;270;Houtbaai
Huis-In-Bos;-34.0326;18.4301;;;128;90
Hume;-33.8695;18.6364;;50;128;90
Hunters Home;-34.0599;23.0789;;;517;30
Idasvallei;-33.9224;18.8904;;;1246;50
Ikwezi Park;-34.0108;18.6445;;498;128;150
Ilinge Lethu;-33.4677;18.6992;;;708;50
Illaire;-34.0497;18.8214;;1227;128;90
Imhofs Gift;-34.1396;18.3608;;530;128;90
Imizamo Yethu;-34.0284;18.3612;;;128;150
Infanta;-34.4283;20.8419;;;1265;50
Isinyoka;-34.1682;22.1177;;;877;50
Jacobs Bay;-32.9749;17.8905;;;1172
Jacques Hill;-34.0761;18.8528;;1227;128;90
Jagtershof;-33.9444;18.699;;550;128;90
Jamestown;-33.9767;18.8486;;;1246
Joe Slovo Park;-33.8734;18.5109;;825;128;150
Johnsons Park;-33.6608;19.4619;;;1448;30
Jonkershoogte;-34.05;18.826;;1227;128;90
Joodse Kamp;-34.03;23.0742;;;517;30
Joostenberg Vlakte Smallholdings;-33.8283;18.7326;;533;128;6
Joostenville;-33.8949;18.613;;50;128;90
Joubertsingel;-33.8893;18.6699;;50;128;90
KTC;-33.988;18.5767;;1021;128;150
Kaapsig;-33.8984;18.6975;;99;128;90
Kaapzicht;-33.884;18.5654;;1055;128;90
Kalamunda;-34.0846;18.8615;;1227;128;90
Kalk Bay;-34.1287;18.4475;;278;128;90;Kalkbaai
Kalkfontein;-33.9435;18.6657;;;128;150
Kalksteenfontein;-33.9497;18.5645;;772;128;90
Kanana;-33.9693;18.5731;;362;128;150
Kanonberg;-33.8597;18.5955;;50;128;90
Kanonkop;-34.0352;23.0226;;;517;30
Karatara;-33.9149;22.8362;;;1189;50
Karatara Forest Station;-33.905;22.8396;;479;1189;2
Kayamandi;-33.9199;18.8451;;;1246;50;Khayamandi
Kellarney;-33.8247;18.5274;;76;128;90
Kempenville;-33.9001;18.635;;50;128;90
Kenever;-33.8625;18.6366;;50;128;90
Kenilworth;-33.9961;18.4767;;;128;90
Kenridge;-33.8694;18.6271;;50;128;90
Kenridge A;-33.8573;18.6367;;50;128;90
Kenridge B;-33.8668;18.6355;;50;128;90
Kenridge Heights;-33.8505;18.6338;;50;128;90
Kensington;-33.9116;18.5061;;;128;90
Keurboomstrand;-34.0069;23.4271;;;1092
Kewtown;-33.9538;18.5148;;25;128;90
Khayelitsha;-34.0392;18.6732;;;128;3900;Site B|Site C|Makhaza|Kuyasa|Enkanini|Town Two
Khayelitsha T2-V2b;-34.0673;18.6773;;498;128;150
Khayelitsha T3-V2;-34.0596;18.7025;;498;128;150
Khayelitsha T3-V3;-34.0507;18.708;;498;128;150
Khayelitsha T3-V4;-34.0513;18.6961;;498;128;150
Khayelitsha T3-V5;-34.0421;18.7036;;498;128;150
Killarney Gardens;-33.8274;18.5332;;76;128;90
King David Country Club;-33.9635;18.5821;;772;128;90
King George Park;-33.9585;22.4438;;;330;30
Kingston;-33.896;18.6361;;50;128;90
Kingswood Golf Estate;-33.9688;22.4258;;;330;30
Kirstenhof;-34.0723;18.4521;;;128;90
Klaarstroom;-33.327;22.5383;;;1111
Klaradyn Retirement Village;-33.8865;18.6885;;99;128;90
Klein Begin;-33.8554;18.7321;;533;128;90
Klein Brakrivier;-34.0824;22.1475;;;388
Klein Nederburg;-33.8302;18.6693;;223;128;90
Klein Nederburg;-33.73;19.0042;;;1049;30
Klein Parys;-33.742;18.9903;;;1049;30
Klein Slangkop;-34.1307;18.3407;;530;128;90
Kleinbegin;-34.5298;20.0628;;;101;30
Kleinbosch;-33.8613;18.561;;1055;128;90
Kleinbron;-33.8519;18.691;;99;128;90
Kleinbron Estate;-33.8475;18.6906;;99;128;90
Kleine Zout Rivier AH;-33.6898;18.4696;;802;128;6
Kleingeluk;-33.954;18.8539;;;1246;30
Kleinkrantz;-34.003;22.6576;;;1433;30
Kleinvlei;-33.9877;18.7141;;77;128;90
Klipdam;-33.9312;18.6851;;550;128;90
Klipfontein Glebe;-33.9969;18.6173;;362;128;150
Klipfontyn;-33.0698;18.6623;;;869
Klipkop;-33.9117;18.6038;;1055;128;90
Klippiesdal;-33.729;18.9866;;;1049;30
Kliprand;-30.5966;18.6883;;;68
Kliprug;-32.8087;17.8866;;;1058;30
Knoetzie;-34.0458;23.0966;;;517;30
Knole Park;-34.0301;18.5304;;1078;128;150
Knysna Central;-34.035;23.0506;;;517;30
Knysna Heights;-34.028;23.0361;;;517;30
Knysna Industrial;-34.0448;23.0779;;;517;2
Koeberg;-33.6697;18.4442;;802;128;90
Koelenhof;-33.8751;18.823;;;1246
Kogelberg;-34.2841;18.9159;;;510
Kommetjie;-34.1399;18.3331;;;128;180
Kommetjie Estates;-34.1215;18.3581;;530;128;90
Kontiki;-34.4062;20.8236;;438;1265;30
Kosovo;-34.0172;18.5876;;1078;128;150
Kraaifontein;-33.8305;18.6886;;223;128;580
Kraaifontein AH;-33.8772;18.7397;;533;128;6
Kraaifontein East;-33.8504;18.7404;;533;128;90
Kraaifontein East A;-33.8544;18.7449;;533;128;90
Kraaifontein East B;-33.8559;18.7311;;533;128;90
Kraaifontein Industrial;-33.8407;18.7314;;533;128;6
Kronenzicht;-34.029;18.3434;;424;128;90
Kuils River;-33.9304;18.6737;;194;128;1100
Kuils River Estate;-33.9296;18.7105;;550;128;90
Kuils River Smallholdings;-33.9569;18.7227;;550;128;6
Kurland Estate;-33.9469;23.4916;;552;1092;30
Kwa-Mandlenkosi;-32.3717;22.5818;;;42;50
KwaNonqaba;-34.1687;22.095;;;877;80
Kwanokuthula;-34.051;23.3162;;;1092;50
Kwanonqaba Ext.;-34.1751;22.0789;;579;877;50;;western-cape-kwanonqaba-ext-mossel-bay
Kylermore;-33.918;18.9516;;591;1093;30
La Colline;-33.9247;18.8596;;;1246;30
La Concorde;-34.0587;18.8457;;1227;128;90
La Montagne;-34.0502;18.8112;;1227;128;90
La Rochelle;-33.8806;18.657;;50;128;90
La Sandra;-34.0606;18.8544;;1227;128;90
Laaiplek;-32.773;18.1565;;;1377;30
Labiance;-33.9113;18.6592;;50;128;90
Lagoon Beach;-33.8944;18.4817;;;128;90
Laingville;-32.7874;18.0617;;;1239;30
Lakeside;-34.0866;18.4577;;904;128;90
Land En Zeezicht;-34.0759;18.8725;;1227;128;90
Landsdowne Road;-34.0031;18.5774;;1078;128;150
Langa;-33.9459;18.5303;;;128;150
Langebaan Country Estate;-33.0734;18.048;;;601;30
Langebaanweg;-32.9733;18.1582;;;1403
Langeberg Glen;-33.8354;18.6939;;533;128;90
Langeberg Ridge;-33.8437;18.6929;;533;128;90
Langeberg Village;-33.8326;18.6694;;223;128;90
Langerug;-33.6443;19.4282;;;1448;30
Langewacht;-34.0996;18.8342;;1257;128;90
Langrug;-33.8893;19.1022;;;286;30
Laurindale;-33.8978;18.644;;50;128;90
Lavender Hill;-34.0723;18.489;;;128;150
Lawaaikamp;-33.9933;22.471;;;330;30
Le Grand George Golf Estate;-34.052;22.4414;;;330;2
Lebanon;-34.2218;19.1368;;;510;8
Lebanon State Frorest;-34.2218;19.1368;;606;510;30
Leipoldtville;-32.2226;18.4832;;;348
Leisure Isle;-34.0664;23.0585;;;517;30
Lemoenkloof;-33.7238;18.9611;;;1049;30
Lentegeur;-34.0292;18.6154;;826;128;150
Leonsdale;-33.9187;18.578;;247;128;90
Levallia;-33.9717;22.4843;;;330;30
Lincoln;-33.9774;18.5173;;25;128;90
Link Road School Site;-34.0063;18.5766;;1078;128;150
Linkside;-34.1904;22.1448;;;877;30
Lionviham;-34.081;18.8523;;1227;128;90
Llandudno;-34.0155;18.3416;;424;128;90
Lochiel;-33.9743;18.5177;;25;128;90
Lochnerhof;-34.1055;18.8246;;1257;128;90
Loerie Park;-33.9644;22.4897;;;330;30
Loevenstein;-33.8836;18.6068;;50;128;90
Long Acres Country Estate;-33.047;18.0634;;;601;30
Longdown Estate;-34.092;18.8557;;1227;128;90
Longlands;-34.1018;18.8474;;1257;128;90
Lotus River;-34.0341;18.5133;;351;128;90
Loucharmante;-33.9319;18.6997;;550;128;90
Loumar;-33.9052;18.6576;;50;128;90
Louwville;-32.9141;18.0057;;;1403;30
Lusaka;-33.9843;18.5898;;362;128;150
Lwandle;-34.1197;18.8659;;981;128;150
Lynedoch;-33.9821;18.7685;;;1246
Lynn's View;-34.0542;18.821;;1227;128;90;;western-cape-lynns-view-cape-town
Mabille Park;-33.9189;18.6697;;550;128;90
Macassar;-34.0571;18.7438;;;128;330
Maitland;-33.9195;18.5037;;;128;90
Maitland Garden Village;-33.9341;18.4845;;;128;90
Malgas;-34.2991;20.5837;;;1268
Malibu Village;-33.9973;18.693;;77;128;90
Malkopbaai;-32.0995;18.3036;;;599;30
Mandalay;-34.0163;18.6245;;826;128;150
Mandela City;-33.8167;18.8621;;;508;30
Mandela Park;-34.0501;18.6842;;498;128;150
Mandela Square;-33.7711;20.1413;;;861;30
Mandela Square;-33.6393;19.4981;;1459;1448;50
Manenberg;-33.9856;18.5547;;25;128;150
Maniesoord;-33.8999;18.6377;;50;128;90
Mansfield;-34.1541;18.8854;;345;128;90
Marais Industries;-32.9226;17.99;;;1403;2
Marconi Beam;-33.8722;18.5118;;825;128;90
Marina Da Gama;-34.0877;18.4707;;904;128;90
Marinda Heights;-33.9179;18.6639;;550;128;90
Marlborough Park;-33.8599;18.6903;;99;128;90
Martinville;-34.0847;18.8547;;1227;128;90
Masiphumelele;-34.1297;18.3771;;985;128;150
Masiphumelele School Site;-34.1294;18.373;;985;128;90
Maskamsig;-31.5981;18.7502;;;1376;30
Matjiesfontein;-33.2298;20.5811;;;597
Matroosfontein;-33.9549;18.5773;;;128;380
Mbekweni;-33.6792;18.9913;;;1424;50
Meadowridge;-34.0356;18.4534;;;128;90
Meedigsride;-34.0224;22.8232;;;1189;30
Meerendal AH;-33.8105;18.6225;;223;128;6
Meirings Park;-33.6263;19.4737;;;1448;30
Metro Industrial Township;-33.8974;18.4819;;;128;6
Meulstroom;-33.262;19.1497;;;1347;30
Meyerhof;-33.9059;18.6602;;50;128;90
Mfuleni;-34.003;18.6675;;;128;520
Middedorp;-32.3508;22.583;;;42;30
Middleton;-34.2226;19.458;;;122;30
Mikro Park;-33.9314;18.6934;;550;128;90
Milnerton;-33.873;18.5119;;;128;960
Milnerton Golf Course;-33.8698;18.4906;;825;128;90
Milnerton Industrial;-33.8391;18.5293;;76;128;6
Milnerton Ridge;-33.853;18.509;;825;128;90
Mimosa;-33.9135;18.6456;;50;128;90
Misty Cliffs;-34.1842;18.363;;1180;128;90
Mitchells Plain;-34.0451;18.6192;;;128;3100
Mitchells Plain Town Centre;-34.0451;18.6192;;826;128;150
Modderdam;-33.9441;18.5991;;1055;128;90
Molshoop;-34.7822;20.0357;;;1259;30
Montague Gardens;-33.8613;18.5237;;825;128;90
Montana;-33.9596;18.5734;;772;128;90
Montana;-33.4206;19.2046;;;1446;30
Montclair;-34.0633;18.8483;;1227;128;90
Monte Sereno;-34.0618;18.8402;;1227;128;90
Monte Vista;-33.8795;18.5554;;825;128;90
Montevideo;-33.9623;18.5692;;772;128;90
Montmere;-34.0035;22.7877;;;1189;30
Monwabisi;-34.0575;18.658;;498;128;150
Monwood;-34.0075;18.5719;;1078;128;150
Moquini Coastal Estate;-34.203;22.0176;;;877
Moreson;-33.792;19.8817;;;1156;30
Morgenster;-33.869;18.6964;;99;128;90
Morgenster Hoogte;-33.8624;18.6949;;99;128;90
Morning Star AH;-33.7529;18.5319;;;128;6
Morningside;-34.0758;18.8788;;1227;128;90
Morningstar;-33.8274;18.6566;;223;128;90
Mossdustria;-34.1702;21.9867;;;388
Mossel Bay Central;-34.1859;22.1342;;;877;30
Mossel Bay Golf Estate;-34.1955;22.1245;;;877;30
Mosselbank;-32.8048;17.899;;;1058;30
Mouille Point;-33.9009;18.4058;;;128;90
Mount Joy;-34.0307;23.0427;;;517;30
Mount Pleasant;-34.4185;19.2142;;;398;30
Mount Pleasant;-34.1931;18.4258;;1214;128;90
Mount Rhodes;-34.0354;18.3733;;424;128;90
Mount Royal Golf & Country Estate;-33.4483;18.7145;;;708;30;;western-cape-mount-royal-golf-country-estate-malmesbury
Mountain View;-33.9354;20.0712;;;87;30
Mountain View;-33.4848;19.6756;;;184;30
Mountainside;-34.1517;18.8901;;345;128;90
Mountview;-33.9867;18.5256;;25;128;90
Mowbray;-33.9489;18.4859;;;128;90
Murdock Valley;-34.2147;18.4615;;1214;128;90
Myburgh Park;-33.0992;18.0419;;;601;30
Mykonos;-33.0423;18.0464;;;601;30
Myoli Beach;-34.0327;22.8062;;;517;30
Myrtledene;-33.4581;18.7325;;;708;30
N1 City;-33.8923;18.5595;;344;128;90
Nature's Valley;-33.9798;23.5582;;;1092;;;western-cape-natures-valley-plettenberg-bay
Natures Valley A;-34.0706;18.8746;;1227;128;90
Natures Valley B;-33.8238;18.6463;;223;128;90
Nautilus Bay;-34.216;21.9753;;;388
Ndabeni;-33.9283;18.4945;;;128;90
Nekkies;-34.0428;23.1023;;;517;50
Nerissa Estate;-33.9917;18.5088;;;128;90
Netton;-33.5876;22.2544;;;1046;30
New Crossroads;-33.9963;18.5819;;1021;128;150
New Dawn City;-34.0174;22.4814;;;330;30
New Horizons;-34.0487;23.3422;;;1092;50
New Orleans;-33.7093;18.9884;;;1049;30
New Rest;-33.9642;18.5656;;362;128;150
New Sunnyside;-34.1769;22.1286;;;877;30
New Town;-32.3582;22.5791;;;42;50
Newfields;-33.9855;18.5331;;25;128;90
Newlands;-32.364;22.5735;;;42;30
Newlands Forest;-33.9692;18.4442;;;128;6
Newtown;-33.6738;19.0031;;;1424;30
Newtown-Wes;-33.6705;18.9964;;;1424;30
Nieuveld Park;-32.3763;22.5618;;;42;30
Nirvana;-34.0217;22.9802;;;517;30
Nissenville;-33.4949;21.281;;;594;30
Nkqubela;-33.8201;19.8954;;;1156;50
Noble Park;-33.6574;19.4368;;;1448;30
Nomzamo;-34.111;18.8558;;;128;180
Nooitgedacht;-33.9552;18.5831;;772;128;90
Noordhaven;-34.0997;18.3873;;985;128;90
Noordhoek;-34.1096;18.3866;;;128;320
Noordhoek;-32.7636;18.1664;;;1377;30
Noordhoek Manor;-34.1066;18.3999;;985;128;90
North Camp Wingfield;-33.887;18.5458;;825;128;90
North End;-33.2087;22.0222;;;1111;30
North End;-32.3397;22.5756;;;42;30
Northern Paarl;-33.7037;18.9655;;;1049;30
Northgate;-33.8849;18.579;;1055;128;90
Northpine;-33.869;18.7136;;533;128;90
Norwood;-33.9259;18.5745;;247;128;90
Nova Constantia;-34.039;18.4282;;;128;90
Nuwedorp;-33.3685;18.3905;;;181;30
Nuwedorp A;-34.1498;19.0107;;;349;30
Nuwedorp B;-33.99;19.2826;;;1390;30
Nuwerus;-31.1492;18.3565;;;68
Nyanga;-33.9884;18.5824;;;128;600
O'Kennedyville;-33.8717;18.6424;;50;128;90;;western-cape-okennedyville-cape-town
Oakdale;-33.8912;18.6359;;50;128;90
Oakdene;-33.9381;18.6745;;71;128;90
Oakglen;-33.8877;18.6632;;50;128;90
Observatory;-33.9379;18.4719;;;128;90
Ocean View;-34.1494;18.3538;;530;128;90
Okavango Park;-33.8609;18.7013;;99;128;90
Old Place;-34.0387;23.0707;;;517;30
Olive Grove;-34.0944;18.8649;;1227;128;90
Onder Papegaaiberg;-33.9372;18.8353;;;1246;30
Ongegund;-32.9212;18.0301;;;1403;30
Onrus River;-34.4073;19.1805;;;398;50
Onverwacht;-34.1471;18.8647;;345;128;90
Onverwacht;-34.1216;18.8445;;1257;128;90;;western-cape-onverwacht-cape-town-2
Onverwacht;-33.6322;19.0047;;;1424;30
Oostersee;-33.8986;18.6047;;1055;128;90
Oranjeville;-32.5825;19.0057;;;152;30
Oranjezicht;-33.9406;18.4136;;;128;90
Ottery;-34.0096;18.5067;;;128;90
Ottery East;-34.0203;18.5139;;;128;90
Otyhouse Estate;-34.0218;18.5067;;;128;90
Oubaai Golf Estate;-34.0495;22.4219;;;330;2
Oude Molen Village;-33.9414;18.4876;;;128;90
Oude Westhof;-33.8555;18.5996;;50;128;90
Oudekraal;-33.0562;18.3374;;;421;30
Outeniqua Strand;-34.0488;22.2821;;;358;30
Paarde Poort;-34.3273;19.2481;;;398
Paardevlei;-34.0886;18.8313;;1227;128;90
Pacaltsdorp;-34.0137;22.4587;;;330;50
Paglande;-33.6406;19.4537;;;1448;30
Palm Park;-33.9927;18.7204;;77;128;90
Panorama;-33.8799;18.5745;;1055;128;90
Panorama;-33.7904;19.8972;;;1156;30
Panorama;-33.6165;19.4555;;;1448;30
Papekuil Outspan;-33.5669;18.5166;;;128;90
Pappegaai;-33.9254;18.8516;;;1246;50
Pappergaai;-33.9254;18.8516;;1054;1246;30
Paradise;-34.0345;23.0324;;;517;30
Paradise Beach;-33.0391;18.039;;;601;30
Paradyskloof;-33.9635;18.8576;;;1246;30
Parel Vallei;-34.0694;18.8549;;1227;128;90
Park Village;-33.9944;18.7136;;77;128;90
Parkdene;-33.9884;22.4824;;;330;30
Parker's Town;-32.9962;17.9623;;;1172;30;;western-cape-parkers-town-saldanha
Parkersdam;-33.6535;19.4461;;;1448;30
Parklands;-33.8118;18.5017;;76;128;90
Parklands Ext;-33.8081;18.5104;;76;128;90
Parkwood;-34.0347;18.4946;;351;128;90
Parow;-33.8969;18.5862;;;128;1200
Parow East;-33.9054;18.6012;;1055;128;90
Parow Gholf Course;-33.8936;18.5721;;1055;128;90
Parow Industrial;-33.9316;18.6107;;1055;128;6
Parow North;-33.8896;18.5818;;1055;128;90
Parow Valley;-33.9132;18.5928;;1055;128;90
Pascall;-33.8746;18.6578;;50;128;90
Pearl Marina;-34.0668;18.8497;;1227;128;90
Pearl Valley Golf Estate and Spa;-33.8225;18.9814;;1418;1049;30
Peerless Park;-33.8442;18.7222;;533;128;90
Peerless Park East;-33.8442;18.7222;;533;128;90
Peerless Park North;-33.8387;18.7205;;533;128;90
Peerless Park West;-33.8525;18.7126;;533;128;90
Pelgrimsrust;-32.818;17.8957;;;1058;30
Pelikan Heights;-34.0849;18.5423;;351;128;90
Pelikan Park;-34.0715;18.5192;;351;128;90
Pella;-33.5394;18.5217;;;128;90
Penhill;-33.9938;18.7331;;236;128;90
Penlyn Estate;-33.9818;18.5217;;25;128;90
Penzance Estate;-34.0339;18.3592;;424;128;90
Perm Gardens;-33.9976;18.7188;;77;128;90
Pezula Private Estate;-34.0712;23.1163;;;517;30
Phantom Pass;-34.0032;22.995;;;517;30
Philadelphia;-33.6668;18.5829;;;128;90
Philippi;-34.0084;18.5792;;;128;1200;Samora Machel
Philippi East;-34.0099;18.6136;;1078;128;150
Phoenix;-33.8742;18.5071;;825;128;90
Phola Park;-34.0062;18.5956;;1078;128;150
Phola Park;-33.9994;18.5608;;362;128;150;;western-cape-phola-park-cape-town-2
Pieke & Marionstat;-33.8732;18.6566;;50;128;90;;western-cape-pieke-marionstat-cape-town
Pinati;-33.9922;18.518;;;128;90
Pine Acres;-34.1436;18.8689;;345;128;90
Pine Haven;-34.1828;18.4149;;1214;128;90
Pine Hurst Security Estate;-33.8342;18.6804;;533;128;90
Pine Place;-33.9998;18.7107;;77;128;90
Pine Tree;-34.0625;23.3552;;;1092;30
Pine Valley;-33.4175;19.1851;;;1446;30
Pinelands;-33.9354;18.5081;;;128;90
Pineview;-34.1577;18.9967;;;349;30
Pineview North;-34.1521;18.996;;;349;30
Pinnacle Point;-34.1956;22.0853;;;877;30
Plattekloof;-33.8775;18.5853;;1055;128;90
Plattekloof 1;-33.8828;18.5888;;1055;128;90
Plattekloof 2;-33.8775;18.5853;;1055;128;90
Plattekloof 3;-33.867;18.5785;;1055;128;90
Plattekloof Glen;-33.8858;18.56;;825;128;90
Plumstead;-34.0239;18.4729;;;128;90
Pollsmoor;-34.0697;18.4406;;;128;90
Port Beaufort;-34.3967;20.8432;;;394
Porter Reform Estate;-34.0535;18.4214;;;128;90
Porterville;-32.5377;18.4162;;;29;2
Portland;-34.0503;18.6134;;826;128;150;Portlands
Primrose Park;-33.984;18.5429;;25;128;90
Prince Valley;-32.3797;22.5718;;;42;30
Pringle Bay;-34.3484;18.8321;;;510;;Pringlebaai
Protea Hoogte;-33.8886;18.7;;99;128;90
Protea Park;-33.5751;18.4966;;26;128;150
Protea Park;-33.4829;21.4688;;;1457;30
Protea Village;-33.8831;18.7168;;99;128;90
Proteavallei;-33.8641;18.6136;;50;128;90
Proteaville;-33.8194;18.6544;;223;128;90
RR Section;-34.0183;18.6584;;498;128;150
Rabiesdale;-33.7302;18.9955;;;1049;30
Radloff Park;-34.0808;18.872;;1227;128;90
Railton;-34.0395;20.4451;;;1268;30
Raith;-34.0233;18.8023;;1126;1246;30
Raithby;-34.0233;18.8023;;;1246;30
Ravensmead;-33.9222;18.605;;1055;128;90
Red Hill;-34.2009;18.4088;;1214;128;150
Redelinghuys;-32.4832;18.5349;;;29
Reebok;-34.0728;22.1719;;;358
Restvale;-32.0916;23.0107;;;938;30
Reunion Park;-33.6336;19.4557;;;1448;30
Rexford;-34.0508;23.0746;;;517;30
Rhobololo;-34.0264;23.0724;;;517;30
Richmond;-33.9069;18.5735;;344;128;90
Richmond Estate;-33.9021;18.5666;;344;128;90
Richwood;-33.8325;18.5433;;76;128;90
Ridgeworth;-33.8753;18.6442;;50;128;90
Rietkuil Smallholdings;-34.0722;20.681;;;1268;2
Rietpoort;-30.9587;18.0508;;;68
Rietvlei;-33.8486;18.499;;;128;110
Rietvlei Nature Area;-33.8486;18.499;;1152;128;90
Riversdale Settlement;-34.0589;21.2527;;;1154;30
Riverton;-33.9132;18.5637;;247;128;90
Riverview;-33.6612;19.4447;;;1448;30
Robberg Estate;-34.0977;23.3699;;;1092;30
Robberg Ridge;-34.084;23.3582;;;1092;30
Robertsvlei;-33.9375;19.0792;;;286
Robinvale;-33.5684;18.5033;;26;128;150
Rocklands;-34.0642;18.6085;;826;128;150
Rome;-34.1086;18.8395;;1257;128;90
Rome Glen;-34.0901;18.8709;;1227;128;90
Romp Vallei;-33.9948;18.5052;;;128;90
Romp Vlei;-33.9946;18.4964;;;128;90
Rondebosch East;-33.9752;18.4976;;;128;90
Roodewal;-33.6473;19.4624;;;1448;50
Roodfontein Smallholdings;-34.0798;23.3217;;;1092;2
Rooidakkies;-34.1468;18.9965;;;349;30
Rooiels;-34.3041;18.8168;;;510
Rooikamp;-33.3764;19.3152;;;141;30
Rooirivier-Rif;-33.9706;22.439;;;330;30
Rooivlakte;-31.9677;23.762;;;908;30
Roosendal;-33.9603;18.6515;;190;128;150
Rosedale;-33.9987;18.7234;;77;128;90
Rosedale Estate;-33.8259;18.678;;223;128;90
Rosemoor;-33.9775;22.4813;;;330;30
Rosendal;-33.8669;18.6443;;50;128;90
Rosendal;-33.8273;18.5184;;76;128;90;;western-cape-rosendal-cape-town-2
Rosenhof;-33.1456;18.6714;;;869;30
Rosenpark;-33.8683;18.641;;50;128;90
Roundhay;-34.08;18.8611;;1227;128;90
Roux Park;-33.6291;19.4558;;;1448;30
Rouxville;-33.9198;18.6963;;550;128;90
Royal Cape;-34.0171;18.4889;;;128;90
Rugby;-33.8968;18.4884;;;128;90
Ruitershoogte;-33.8144;18.6525;;223;128;90
Runkel Blv;-33.903;18.6502;;50;128;90
Russel's Rest;-34.0023;18.7255;;236;128;90;;western-cape-russels-rest-cape-town
Rust-En-Vrede;-34.0181;18.4427;;;128;90
Rustdal;-33.956;18.7015;;71;128;90
Rustdale;-33.9769;18.5136;;25;128;90
Rustdene;-32.3718;22.5721;;;42;50
Rusthof;-34.1281;18.8508;;1257;128;90
Ruwari;-33.8813;18.7083;;99;128;90
Ruyterwacht;-33.9185;18.5554;;344;128;90
Rylands;-33.9729;18.527;;25;128;90
Sacks Circle Industrial;-33.9267;18.6501;;50;128;6
Saint James;-34.1204;18.4549;;904;128;90
Salberau;-33.9286;18.5701;;247;128;90
Salt River;-33.9272;18.4666;;;128;90
San Michel;-34.1043;18.3934;;985;128;90
San Remo;-34.0685;18.5846;;826;128;150
Sand Industria;-33.9929;18.5446;;25;128;6
Sandbaai;-34.4196;19.1965;;;398;50
Sanddrift;-33.8821;18.511;;825;128;90
Sandy Point;-32.7432;18.005;;;1239;30
Sanlamhof;-33.9047;18.6457;;50;128;90
Santos Bay;-34.1732;22.13;;;877;30
Sarepta;-33.9337;18.6676;;550;128;90
Saxonsea;-33.5509;18.4878;;26;128;150
Scarborough;-34.1958;18.3807;;;128;110
Schoongezight;-33.8194;18.6464;;223;128;90
Schotschekloof;-33.9195;18.4113;;;128;90;Bo-Kaap
Scott Estate;-34.0428;18.3646;;424;128;90
Scottsdene;-33.8668;18.7245;;533;128;90
Scottsville;-33.8547;18.7043;;533;128;90
Sea Breeze;-34.1477;18.8704;;345;128;90
Sea Point;-33.9172;18.3892;;;128;90;Seepunt
Sea View;-34.0208;22.4695;;;330;30
Seawinds;-34.0776;18.4839;;;128;90
Sedgehill;-34.0265;22.8072;;;1189;30
Selborne;-33.8815;18.6197;;50;128;90
Selfbou;-34.5337;20.0615;;;101;30
Sercor Park;-34.1338;18.8593;;1257;128;90
Shady Glen;-34.0601;18.8654;;1227;128;90
Shelley Point;-32.7109;17.9723;;;1239;30
Sheraton Park;-34.0774;18.468;;;128;90
Sherwood;-33.5528;18.499;;26;128;150
Shirley Park;-33.9069;18.6626;;50;128;90
Sillery;-34.0278;18.4359;;;128;90
Sillwood Heights;-34.013;18.7202;;236;128;90
Silver Mine Village;-34.1086;18.3954;;985;128;6
Silver Oaks;-33.9355;18.6892;;550;128;90
Silver Town;-34.0416;18.6862;;498;128;150
Silverglade;-34.1274;18.4141;;278;128;90
Silverhurst;-34.0198;18.4346;;;128;90
Silveroaks Industrial;-33.9393;18.6848;;71;128;6
Silversands;-33.9748;18.6777;;77;128;90
Silverstream;-33.8688;18.6648;;50;128;90
Silvertown;-33.9632;18.5236;;25;128;90
Simola Golf and Country Estate;-34.0056;23.0271;;;517;30
Simon's Kloof;-34.1956;18.4328;;1214;128;90;;western-cape-simons-kloof-cape-town
Sir Lowry's Pass;-34.1217;18.9121;;1227;128;150;;western-cape-sir-lowrys-pass-cape-town
Smitswinkelbaai;-34.2649;18.4661;;;128;90
Smutsville;-34.0266;22.8187;;;1189;30
Snake Park;-34.1639;18.9963;;;349;30
Solomon Mahlangu;-34.0299;18.6781;;498;128;150
Somerset Park;-34.0973;18.8536;;1257;128;90
Somerset Park;-33.6368;19.4228;;;1448;30
Somerset Ridge;-34.0734;18.8273;;1227;128;90
Somerset West Business Park;-34.1009;18.8537;;1227;128;90
Somerset West Country Club;-34.0793;18.8403;;1227;128;90
Soneike;-33.9129;18.6788;;550;128;90
Sonnekuil;-33.9163;18.6753;;550;128;90
Sonnendal;-33.8818;18.5812;;1055;128;90
Sonstraal;-33.8463;18.6625;;223;128;90
Sonstraal Heights;-33.8436;18.6769;;223;128;90
Southern Cross;-34.0572;22.2256;;;358;30
Southern Paarl;-33.7648;18.9649;;;1049;30
Southfield;-34.0355;18.4845;;;128;90
Southfork;-34.1385;18.8561;;1257;128;90
Spanish Farm;-34.0535;18.8519;;1227;128;90
Sparrebosch Clifftop Estate;-34.0702;23.0953;;;517;30
Spoorwegkamp;-32.3563;22.5696;;;42;30
Springbokpark;-33.8799;18.6829;;99;128;90
Springerbaai;-34.2468;21.9209;;;388;8
Springerbaai Coastal Eco-Estate;-34.2468;21.9209;;1235;388;30
St Dumas;-33.939;18.6934;;550;128;90
St Helena Bay;-32.7397;17.9998;;;1239;30;St Helena Baai
St Kilda;-33.8629;18.6897;;99;128;90
St Michaels;-33.8744;18.6901;;99;128;90
Stanlou;-33.8995;18.6271;;50;128;90
Steel Park;-33.9269;18.6343;;50;128;90
Steenberg;-34.0729;18.4312;;;128;90
Steenbergs Cove;-32.7664;18.0289;;;1239;30
Steenbras View;-34.0557;18.8271;;1227;128;90
Stellenberg;-33.8687;18.6579;;50;128;90
Stellenbosch Part 2;-34.0518;18.8095;;;1246;30
Stellenridge;-33.8757;18.6522;;50;128;90
Stellenryk;-33.8651;18.6633;;50;128;90
Steyn's Nest;-34.0528;18.817;;1227;128;90;;western-cape-steyns-nest-cape-town
Steynsburg;-33.1595;18.6585;;;869;30
Stikland;-33.9057;18.6525;;50;128;90
Stikland Industrial;-33.9011;18.67;;50;128;6
Still Bay;-34.3763;21.4052;;;1254;30;Stillbaai
Still Bay-East 1;-34.3593;21.44;;;1254;30
Still Bay-West;-34.3763;21.4052;;;1254;30
Stompneus Bay;-32.7256;17.9756;;;1239;30
Stonehurst Mountains Estate;-34.0847;18.4401;;904;128;90
Strand;-34.1118;18.8432;;;128;560
Strandfontein;-34.0753;18.5798;;826;128;150
Strandfontein;-31.7481;18.2302;;;651
Strandfontein Village;-34.0724;18.5609;;826;128;150
Strandvale;-34.0981;18.8388;;1257;128;90
Stratford Green;-34.0204;18.7385;;236;128;90
Stuart's Hill;-34.0759;18.8498;;1227;128;90;;western-cape-stuarts-hill-cape-town
Suiderstrand;-34.8124;19.957;;;1259
Summer Greens;-33.882;18.5267;;825;128;90
Summer Place;-34.0855;23.3546;;;1092;30
Summerville;-33.8582;18.7237;;533;128;90
Sun Valley;-34.1267;18.3975;;278;128;90
Sunbird Park;-33.9645;18.6794;;71;128;90
Sunkist;-33.8958;18.6394;;50;128;90
Sunlands;-33.9996;18.5011;;;128;90
Sunningdale;-33.8054;18.4885;;76;128;90
Sunnydale;-34.1237;18.3858;;985;128;90
Sunnyside;-33.9707;18.513;;25;128;90
Sunray;-33.8981;18.6381;;50;128;90
Sunridge;-34.0504;23.1026;;;517;30
Sunridge;-33.827;18.5124;;76;128;90
Sunset Glen;-33.9823;18.6858;;77;128;90
Sunsetlinks;-33.8677;18.4913;;825;128;90
Surrey;-33.9748;18.5437;;25;128;90
Suurbraak;-34.0435;20.657;;;1268;30
Swannie River;-34.1457;19.0166;;;349;30
Swartriet;-32.9533;17.8886;;;1172
Swartvlei;-33.9988;22.7406;;;1189
Sweet Home;-34.0074;18.5628;;1078;128;150
Sweet Valley;-34.0505;18.4402;;;128;90
Sybrandpark;-33.9567;18.499;;25;128;90
Table View;-33.8255;18.4959;;76;128;90
Tafelsig;-34.0607;18.6366;;826;128;150
Tamatekraal;-34.4794;19.9058;;;926;30
Tamboerskloof;-33.929;18.4032;;;128;90
Tembani;-34.0141;18.6347;;498;128;150
Temperance Town;-34.1526;18.8826;;345;128;90
Tennantville;-33.9209;18.8572;;;1246;30
Tergniet;-34.0652;22.1967;;;358;30
Thalmen;-33.9006;18.6519;;50;128;90
The Brink Eco Estate;-34.0526;22.4077;;;330;2
The Connifers;-33.9847;18.6942;;77;128;90
The Crest;-33.819;18.6727;;223;128;90
The Diemersfontein Village;-33.6637;19.0087;;199;1424;30
The Hague;-33.9587;18.6403;;190;128;150
The Heads;-34.0761;23.0657;;;517;30
The Island;-34.052;22.2463;;;358;30
The Lakes;-34.1197;18.3774;;985;128;90
The Links;-34.071;18.8357;;1227;128;90
The Palms;-34.1017;18.8359;;1257;128;90
The Range;-33.9346;18.5688;;247;128;90
The Vines;-34.095;18.8592;;1227;128;90
The Vines;-34.0299;18.4564;;;128;90;;western-cape-the-vines-cape-town-2
The Wines;-34.0112;18.7331;;236;128;90
Thembalethu;-34.0058;22.4874;;;330;430
Theronville;-34.2064;21.5652;;;7;30
Thesens Island;-34.0484;23.0547;;;517;30
Thornton;-33.9234;18.5327;;344;128;90
Three Anchor Bay;-33.9087;18.3974;;;128;90
Tierboskloof;-34.0239;18.3698;;424;128;90
Tijgerhof;-33.8867;18.4993;;825;128;90
Tjotjombeni;-34.2452;19.4256;;;122;30
Toekomsrus;-33.5953;22.2439;;;1046;30
Toekomsrus;-32.3577;22.5647;;;42;30
Tokai;-34.0628;18.4402;;;128;90
Town 3;-34.0603;18.6889;;498;128;150
Townsend Estate;-33.9069;18.5417;;344;128;90
Transnet;-33.9181;18.6252;;50;128;90
Trevor Vilakazi;-34.0256;18.6757;;498;128;150
Triangle Farm;-33.9087;18.6485;;50;128;90
Turf Hall;-33.9958;18.5114;;;128;90
Turf Hall Estate;-34.0086;18.5199;;;128;90
Turtle Creek Golf Estate;-34.032;23.3788;;;1092;30
Tuscany Glen;-33.9995;18.7008;;77;128;90
Twee Rivieren;-33.9529;22.4809;;;330;30
Tygerdal;-33.8946;18.5461;;344;128;90
Uilenkraalsmond;-34.6033;19.4087;;287;322;30
Uitbreiding;-33.7933;19.8933;;;1156;30
Uitkyk;-31.55;18.3427;;;651;30
Uitsig;-34.244;19.4222;;;122;30
Uitsig;-33.9357;18.5989;;1055;128;90
Uitzicht;-33.8184;18.6883;;533;128;90
Uitzicht Security Estate;-33.8159;18.6874;;533;128;90
Umsobomvu;-34.032;23.1059;;;517;30
Univerity of The Western Cape;-33.9336;18.6273;;50;128;90
V & A Waterfront;-33.9067;18.4203;;;128;90;;western-cape-v-a-waterfront-cape-town
Val De Vie;-33.8012;18.9711;;;1049;8
Val De Vie Winelands Lifestyle Estate;-33.8012;18.9711;;1371;1049;30
Valhalla;-33.9206;18.5643;;247;128;90
Valhalla Park;-33.9538;18.5721;;772;128;90
Valmary Park;-33.8401;18.6526;;223;128;90
Van Der Stel;-34.0947;18.8483;;1257;128;90
Van Dyks Bay;-34.6135;19.3536;;;322;30
Van Riebeeck Park;-33.6234;19.4438;;;1448;30
Van Riebeeckshof;-33.8563;18.6097;;50;128;90
Van Riebeeckstad;-33.7012;18.4421;;802;128;90
Van Rooyens Rus;-33.7707;22.8859;;;1364;2
Van Ryneveld;-34.1199;18.8313;;1257;128;90
Van Wyks Vlei;-33.664;18.9956;;;1424;30
Van Wyksdorp;-33.7555;21.4608;;;1457
Vanguard;-33.9656;18.5423;;25;128;90
Vasco Estate;-33.9032;18.5592;;344;128;90
Vergesig;-33.8386;18.6336;;223;128;90
Vermont;-34.4096;19.1548;;1035;398;30
Victoria Mxenge;-34.0228;18.6565;;498;128;150
Victoria Park;-34.0918;18.8309;;1227;128;90
Victoria Park;-33.6545;19.4421;;;1448;30
Vierlanden Heights;-33.8056;18.6569;;223;128;90
Viking Park;-33.9273;18.5248;;344;128;90
Viljoenshof;-34.6666;19.7009;;1447;322;30
Village V1 North;-34.0368;18.6597;;498;128;150
Village V1 South;-34.0492;18.6623;;498;128;150
Village V2 North;-34.0346;18.6718;;498;128;150
Village V3 North;-34.023;18.6669;;498;128;150
Village V4 North;-34.0282;18.6583;;498;128;150
Vlakkeland;-33.6818;19.004;;;1049;30
Vlees Bay;-34.2931;21.9138;;;877
Voelklip;-34.4091;19.2862;;;398;30
Voelvlei;-33.9228;18.6661;;550;128;90
Vogelgat;-34.39;19.3109;;;398
Vogelvlei;-33.9635;18.6592;;71;128;90
Voorbrug;-33.972;18.6481;;190;128;150
Voorstrand;-32.8083;17.8935;;;1058;30
Vosfontein;-33.8785;18.6571;;50;128;90
Vredehoek;-33.9406;18.4223;;;128;90
Vredekloof;-33.8626;18.6777;;99;128;90
Vredekloof Glen;-33.8686;18.6752;;99;128;90
Vredekloof Rand;-33.8656;18.6719;;99;128;90
Vredelust;-33.894;18.6121;;50;128;90
Vredenberg;-33.8768;18.6668;;50;128;90
Vredendal Noord;-31.6405;18.5277;;;1404;30
Vredenkloof Heights;-33.856;18.6863;;99;128;90
Vrygrond;-34.0822;18.4868;;904;128;150
Vrykyk;-33.7529;18.961;;;1049;30
Vukuzenzele;-33.9826;18.587;;362;128;150
Vyf Brakke Fonteinen;-34.1524;22.0778;;;388
Vygeboom;-33.8473;18.6518;;223;128;90
WP Park;-33.9248;18.5469;;344;128;90
Wairoa;-33.8253;18.6358;;223;128;90
Wallacedene;-33.8607;18.7329;;533;128;150
Walmer Estate;-33.9354;18.4447;;;128;90
Washington Square;-34.0118;18.6341;;498;128;150
Water-Vliet;-33.8225;18.9814;;;1049;30
Wavecrest;-34.0713;18.5483;;826;128;150
Welcome;-33.9601;18.5448;;25;128;90
Welcome Glen;-34.1537;18.4071;;1214;128;90
Welgedacht;-33.8654;18.6027;;50;128;90
Welgelegen1;-33.8755;18.5693;;1055;128;90
Welgelegen2;-33.871;18.567;;1055;128;90
Welgelegen3;-33.8662;18.5642;;1055;128;90
Welgemoed;-33.8734;18.6125;;50;128;90
Welgemoed;-32.7884;21.9715;;;610;30
Welgemoed Greens;-33.8774;18.6237;;50;128;90
Welgevonden;-33.9015;18.8533;;;1246;30
Welgevonden;-33.8176;18.6784;;223;128;90
Wellington Central;-33.6453;18.9971;;;1424;30
Wellington East;-33.6413;19.0205;;;1424;30
Wellington North;-33.642;19.005;;;1424;30
Wellway Park;-33.823;18.6594;;223;128;90
Wellway Park East;-33.8245;18.6647;;223;128;90
Weltevrede;-33.9043;18.8467;;158;1246;50
Weltevrede Park;-33.8127;18.8634;;;508;30
Weltevreden;-34.1252;18.8419;;1257;128;90
Weltevreden Valley;-34.0322;18.5865;;826;128;150
Weltevreden Valley North;-34.0175;18.5796;;1078;128;150
Wembley Park;-33.9573;18.6703;;71;128;90
Wemmerhoek;-33.8726;19.0435;;;286;30
Wesbank;-33.9894;18.7045;;77;128;90
Wesbank;-33.4609;18.7083;;;708;30
Wesfleur;-33.5597;18.4704;;26;128;150
West Beach;-33.8068;18.4764;;76;128;90
West Point;-32.7837;18.0458;;;1239;30
West Riding;-33.8223;18.5149;;76;128;90
Westgate;-34.0496;18.5901;;826;128;150
Westhill;-34.0349;23.039;;;517;30
Westlake;-34.0818;18.4487;;;128;90
Westridge;-34.0767;18.8344;;1227;128;90
Westridge;-34.05;18.6006;;826;128;150;;western-cape-westridge-cape-town-2
Wetton;-34.0072;18.5134;;;128;90
Whale Rock Heights;-34.0877;23.3539;;;1092;30
Whale Rock Ridge;-34.0908;23.3643;;;1092;30
Whale Rock Village;-34.0871;23.3632;;;1092;30
White City;-33.013;17.9392;;;1172;30
White city;-33.3809;19.3138;;;141;30
Wilderness Heights;-33.9841;22.5867;;;1433;30
Wimbledon Estate;-33.958;18.689;;71;128;90
Windermere;-33.9086;18.5183;;;128;90
Windsor Park;-33.8474;18.7044;;533;128;90
Windsor Park Estate;-33.8405;18.711;;533;128;90
Winford;-34.2029;18.455;;1214;128;90
Wingfield;-33.9085;18.5301;;344;128;90
Winslow;-34.1533;18.8721;;345;128;90
Winston Estate;-34.1056;18.8401;;1257;128;90
Witlokasie;-34.0292;23.0568;;;517;30
Witsand;-34.3949;20.8235;;;394;30
Witsand;-33.589;18.5051;;26;128;150
Witteboomen;-34.0161;18.4177;;;128;90
Wittedrift;-34.0123;23.3327;;;1092
Witteklip;-32.9228;18.0093;;;1403;30
Wittewater;-32.9152;18.7032;;;1088
Wolvengat;-34.6666;19.7009;;;322;30
Wolwedans;-34.0358;22.2007;;;358;30
Woodbridge Island;-33.8845;18.4865;;825;128;90
Woodlands;-34.1639;18.4165;;1214;128;90
Woodlands;-34.0324;18.5979;;826;128;150;;western-cape-woodlands-cape-town-2
Woodstock;-33.9263;18.4489;;;128;90
Worcester Central;-33.6447;19.4428;;;1448;30
Worcester Industrial;-33.6371;19.4779;;;1448;2
Worcester West;-33.6259;19.4107;;;1448;30
Wynberg;-34.0064;18.4658;;;128;90
Xolweni;-34.0298;23.0665;;;517;30
Yorkshire Estate;-34.0001;18.5142;;;128;90
Youngsfield;-34.0069;18.4916;;;128;90
Ysterplaat Airbase;-33.9042;18.4967;;;128;90
Zandberg;-34.0465;18.8229;;1227;128;90
Zeekoei Vlei;-34.0677;18.4997;;351;128;90
Zevendal;-33.938;18.7129;;550;128;90
Zevenwacht;-33.9336;18.712;;550;128;90
Zevenzicht;-33.9387;18.7095;;550;128;90
Zolani;-33.8391;20.0938;;;23;50
Zondi;-33.9978;18.5629;;362;128;150
Zonnebloem;-33.9318;18.4331;;;128;90;District Six
Zoo Park;-33.8414;18.7004;;533;128;90
Zwartdam;-33.9713;18.509;;25;128;90
Zweletemba;-33.6477;19.4925;;;1448;80
Zwelihle;-34.4295;19.2118;;;398;50
`;
