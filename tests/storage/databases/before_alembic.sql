-- A database from before Alembic: two users, a finished match, a running one and an open table.
BEGIN TRANSACTION;
CREATE TABLE chat (
	"table" VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	person VARCHAR(40) NOT NULL,
	name VARCHAR(60) NOT NULL,
	seat INTEGER,
	text TEXT NOT NULL,
	at DOUBLE NOT NULL,
	"key" VARCHAR(40) NOT NULL,
	PRIMARY KEY ("table", number),
	UNIQUE ("table", person, "key"),
	FOREIGN KEY("table") REFERENCES tables (id),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES('60703c6372b0ddbff254',1,'4c583ddf402349f1d720','Ada',0,'Good luck!',1000000.0,'k1');
CREATE TABLE devices (
	hash VARCHAR(200) NOT NULL,
	person VARCHAR(40) NOT NULL,
	created DOUBLE NOT NULL,
	PRIMARY KEY (hash),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "devices" VALUES('943e19216c36e53ec964687ecd581f6fdbac6099880dd1313702670d067ca639','4c583ddf402349f1d720',1000000.0);
INSERT INTO "devices" VALUES('02c5901c5a80df34e3f6f3b1a41a740e081d0e1fed8b6e49ae396ada6e4ccd8d','cafc1efaa32a85316a83',1000000.0);
CREATE TABLE log (
	"table" VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	entry VARCHAR(100) NOT NULL,
	at DOUBLE NOT NULL,
	person VARCHAR(40),
	"key" VARCHAR(40),
	PRIMARY KEY ("table", number),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',1,'sabaton chris',1000000.0,'4c583ddf402349f1d720','key-0');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',2,'sabaton par',1000000.0,'cafc1efaa32a85316a83','key-1');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',3,'start 1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',4,'wheel 1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',5,'tile II-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',6,'tile II-III/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',7,'token relaunch',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',8,'token medium+2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',9,'token relaunch',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',10,'card nubian-archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',11,'card vitruvian-scorpio',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',12,'card qin-crossbowmen',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',13,'card varangian-guard',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',14,'card song-fire-lancers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',15,'card tongan-war-canoe',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',16,'card zulu-impi',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',17,'card old-guard',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',18,'card turtle-ship',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',19,'card sihang-defenders',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',20,'card ballonabwehrkanone',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',21,'card mark-i-tank',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',22,'find catalan-atlas',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',23,'find nok-terracotta',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',24,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',25,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',26,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',27,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',28,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',29,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',30,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',31,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',32,'tile III-IV/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',33,'insert',1000000.0,'4c583ddf402349f1d720','key-2');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',34,'tile II-III/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',35,'jump III',1000000.0,'4c583ddf402349f1d720','key-3');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',36,'use C',1000000.0,'4c583ddf402349f1d720','key-4');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',37,'dismiss archers',1000000.0,'4c583ddf402349f1d720','key-5');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',38,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',39,'face III1',1000000.0,'4c583ddf402349f1d720','key-6');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',40,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-7');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',41,'deploy conscripts',1000000.0,'4c583ddf402349f1d720','key-8');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',42,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-9');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',43,'done',1000000.0,'4c583ddf402349f1d720','key-10');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',44,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',45,'card janissaries',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',46,'card mysore-rocketeers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',47,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',48,'risky K6',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',49,'card landsknechts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',50,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',51,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',52,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',53,'tile I-IV/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',54,'insert',1000000.0,'cafc1efaa32a85316a83','key-11');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',55,'tile III-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',56,'take',1000000.0,'cafc1efaa32a85316a83','key-12');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',57,'jump I',1000000.0,'cafc1efaa32a85316a83','key-13');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',58,'face I3',1000000.0,'cafc1efaa32a85316a83','key-14');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',59,'with alone',1000000.0,'cafc1efaa32a85316a83','key-15');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',60,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-16');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',61,'deploy shield-bearers',1000000.0,'cafc1efaa32a85316a83','key-17');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',62,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-18');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',63,'deploy conscripts',1000000.0,'cafc1efaa32a85316a83','key-19');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',64,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',65,'card moche-warriors',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',66,'card roman-legionaries',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',67,'card persian-immortals',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',68,'done',1000000.0,'cafc1efaa32a85316a83','key-20');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',69,'strong S3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',70,'risky K3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',71,'card egyptian-charioteers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',72,'token close+1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',73,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',74,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',75,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',76,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',77,'tile I-II/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',78,'use A',1000000.0,'4c583ddf402349f1d720','key-21');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',79,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',80,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',81,'jump IV',1000000.0,'4c583ddf402349f1d720','key-22');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',82,'face IV1',1000000.0,'4c583ddf402349f1d720','key-23');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',83,'deploy archers',1000000.0,'4c583ddf402349f1d720','key-24');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',84,'deploy spy',1000000.0,'4c583ddf402349f1d720','key-25');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',85,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-26');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',86,'done',1000000.0,'4c583ddf402349f1d720','key-27');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',87,'strong S2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',88,'risky K3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',89,'card smoking-snakes',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',90,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',91,'tile I-II/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',92,'use C',1000000.0,'cafc1efaa32a85316a83','key-28');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',93,'dismiss trebuchet',1000000.0,'cafc1efaa32a85316a83','key-29');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',94,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',95,'jump II',1000000.0,'cafc1efaa32a85316a83','key-30');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',96,'face II3',1000000.0,'cafc1efaa32a85316a83','key-31');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',97,'with right',1000000.0,'cafc1efaa32a85316a83','key-32');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',98,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-33');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',99,'deploy spy',1000000.0,'cafc1efaa32a85316a83','key-34');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',100,'deploy trebuchet',1000000.0,'cafc1efaa32a85316a83','key-35');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',101,'done',1000000.0,'cafc1efaa32a85316a83','key-36');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',102,'card mamluk-lancers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',103,'assign relaunch 3',1000000.0,'cafc1efaa32a85316a83','key-37');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',104,'strong S4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',105,'risky K5',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',106,'reroll',1000000.0,'cafc1efaa32a85316a83','key-38');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',107,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',108,'card sundiata-keita',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',109,'card winged-hussars',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',110,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',111,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',112,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',113,'tile II-IV/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',114,'jump I',1000000.0,'4c583ddf402349f1d720','key-39');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',115,'face I3',1000000.0,'4c583ddf402349f1d720','key-40');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',116,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-41');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',117,'deploy conscripts',1000000.0,'4c583ddf402349f1d720','key-42');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',118,'done',1000000.0,'4c583ddf402349f1d720','key-43');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',119,'strong S2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',120,'risky K5',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',121,'find hoa-hakananaia',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',122,'find code-of-hammurabi',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',123,'find archdukes-car',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',124,'relic archdukes-car',1000000.0,'4c583ddf402349f1d720','key-44');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',125,'card fu-hao',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',126,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',127,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',128,'tile I-III/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',129,'use D',1000000.0,'cafc1efaa32a85316a83','key-45');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',130,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',131,'jump IV',1000000.0,'cafc1efaa32a85316a83','key-46');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',132,'face IV2',1000000.0,'cafc1efaa32a85316a83','key-47');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',133,'use A',1000000.0,'cafc1efaa32a85316a83','key-48');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',134,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',135,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',136,'deploy spy',1000000.0,'cafc1efaa32a85316a83','key-49');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',137,'done',1000000.0,'cafc1efaa32a85316a83','key-50');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',138,'strong S2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',139,'risky K1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',140,'card wizna-defenders',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',141,'tile I-IV/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',142,'use A',1000000.0,'4c583ddf402349f1d720','key-51');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',143,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',144,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',145,'jump III',1000000.0,'4c583ddf402349f1d720','key-52');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',146,'face III2',1000000.0,'4c583ddf402349f1d720','key-53');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',147,'deploy archers',1000000.0,'4c583ddf402349f1d720','key-54');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',148,'deploy conscripts',1000000.0,'4c583ddf402349f1d720','key-55');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',149,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-56');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',150,'deploy spy',1000000.0,'4c583ddf402349f1d720','key-57');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',151,'card egyptian-charioteers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',152,'strong S3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',153,'risky K4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',154,'card mapuche-lancers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',155,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',156,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',157,'tile I-III/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',158,'insert',1000000.0,'cafc1efaa32a85316a83','key-58');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',159,'tile I-IV/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',160,'insert',1000000.0,'cafc1efaa32a85316a83','key-59');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',161,'tile II-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',162,'take',1000000.0,'cafc1efaa32a85316a83','key-60');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',163,'jump I',1000000.0,'cafc1efaa32a85316a83','key-61');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',164,'face I3',1000000.0,'cafc1efaa32a85316a83','key-62');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',165,'with right',1000000.0,'cafc1efaa32a85316a83','key-63');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',166,'deploy conscripts',1000000.0,'cafc1efaa32a85316a83','key-64');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',167,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-65');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',168,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-66');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',169,'deploy trebuchet',1000000.0,'cafc1efaa32a85316a83','key-67');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',170,'card iceni-rebels',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',171,'card mauryan-war-elephants',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',172,'assign close+1 4',1000000.0,'cafc1efaa32a85316a83','key-68');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',173,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',174,'risky K4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',175,'card balearic-slingers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',176,'card knights-templar',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',177,'token chase',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',178,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',179,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',180,'tile III-IV/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',181,'take',1000000.0,'4c583ddf402349f1d720','key-69');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',182,'jump IV',1000000.0,'4c583ddf402349f1d720','key-70');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',183,'use A',1000000.0,'4c583ddf402349f1d720','key-71');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',184,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',185,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',186,'face IV2',1000000.0,'4c583ddf402349f1d720','key-72');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',187,'deploy archers',1000000.0,'4c583ddf402349f1d720','key-73');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',188,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-74');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',189,'deploy conscripts',1000000.0,'4c583ddf402349f1d720','key-75');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',190,'done',1000000.0,'4c583ddf402349f1d720','key-76');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',191,'card egyptian-charioteers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',192,'done',1000000.0,'4c583ddf402349f1d720','key-77');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',193,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',194,'risky K1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',195,'find antikythera-mechanism',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',196,'card anzacs',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',197,'token diversion',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',198,'card old-guard',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',199,'tile I-II/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',200,'use C',1000000.0,'cafc1efaa32a85316a83','key-78');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',201,'dismiss conscripts',1000000.0,'cafc1efaa32a85316a83','key-79');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',202,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',203,'jump III',1000000.0,'cafc1efaa32a85316a83','key-80');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',204,'face III1',1000000.0,'cafc1efaa32a85316a83','key-81');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',205,'deploy trebuchet',1000000.0,'cafc1efaa32a85316a83','key-82');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',206,'deploy spy',1000000.0,'cafc1efaa32a85316a83','key-83');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',207,'deploy shield-bearers',1000000.0,'cafc1efaa32a85316a83','key-84');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',208,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-85');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',209,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',210,'risky K4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',211,'find nebra-sky-disc',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',212,'card lion-from-the-north',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',213,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',214,'card ballonabwehrkanone',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',215,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',216,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',217,'tile II-III/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',218,'insert',1000000.0,'4c583ddf402349f1d720','key-86');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',219,'tile III-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',220,'use D',1000000.0,'4c583ddf402349f1d720','key-87');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',221,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',222,'use A',1000000.0,'4c583ddf402349f1d720','key-88');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',223,'card egyptian-charioteers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',224,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',225,'jump II',1000000.0,'4c583ddf402349f1d720','key-89');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',226,'face II2',1000000.0,'4c583ddf402349f1d720','key-90');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',227,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-91');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',228,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-92');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',229,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-93');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',230,'deploy archers',1000000.0,'4c583ddf402349f1d720','key-94');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',231,'card trung-sisters',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',232,'assign medium+2 3',1000000.0,'4c583ddf402349f1d720','key-95');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',233,'strong S4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',234,'risky K3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',235,'find sutton-hoo-helmet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',236,'card greek-fire-dromon',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',237,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',238,'tile I-III/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',239,'use A',1000000.0,'cafc1efaa32a85316a83','key-96');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',240,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',241,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',242,'take',1000000.0,'cafc1efaa32a85316a83','key-97');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',243,'face IV2',1000000.0,'cafc1efaa32a85316a83','key-98');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',244,'with left',1000000.0,'cafc1efaa32a85316a83','key-99');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',245,'deploy spy',1000000.0,'cafc1efaa32a85316a83','key-100');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',246,'deploy conscripts',1000000.0,'cafc1efaa32a85316a83','key-101');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',247,'done',1000000.0,'cafc1efaa32a85316a83','key-102');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',248,'card winged-hussars',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',249,'card gurkha-rifles',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',250,'card harlem-hellfighters',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',251,'assign diversion 1',1000000.0,'cafc1efaa32a85316a83','key-103');
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',252,'strong S4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',253,'risky K2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',254,'card white-death',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',255,'card lakota-warriors',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('87f03d8f34a2ff648e5d',256,'token long+1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',1,'sabaton joakim',1000000.0,'4c583ddf402349f1d720','key-104');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',2,'sabaton chris',1000000.0,'cafc1efaa32a85316a83','key-105');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',3,'start 1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',4,'wheel 1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',5,'tile II-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',6,'tile II-III/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',7,'token relaunch',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',8,'token medium+2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',9,'token relaunch',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',10,'card nubian-archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',11,'card vitruvian-scorpio',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',12,'card qin-crossbowmen',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',13,'card varangian-guard',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',14,'card song-fire-lancers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',15,'card tongan-war-canoe',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',16,'card zulu-impi',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',17,'card old-guard',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',18,'card turtle-ship',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',19,'card sihang-defenders',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',20,'card ballonabwehrkanone',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',21,'card mark-i-tank',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',22,'find catalan-atlas',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',23,'find nok-terracotta',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',24,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',25,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',26,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',27,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',28,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',29,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',30,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',31,'card shield-bearers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',32,'tile III-IV/1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',33,'jump II',1000000.0,'4c583ddf402349f1d720','key-106');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',34,'face II3',1000000.0,'4c583ddf402349f1d720','key-107');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',35,'deploy archers',1000000.0,'4c583ddf402349f1d720','key-108');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',36,'deploy shield-bearers',1000000.0,'4c583ddf402349f1d720','key-109');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',37,'deploy conscripts',1000000.0,'4c583ddf402349f1d720','key-110');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',38,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-111');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',39,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',40,'card kamakura-samurai',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',41,'card sundiata-keita',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',42,'card mongol-horse-archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',43,'strong S2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',44,'risky K1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',45,'card english-longbowmen',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',46,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',47,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',48,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',49,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',50,'tile I-IV/3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',51,'use C',1000000.0,'cafc1efaa32a85316a83','key-112');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',52,'dismiss shield-bearers',1000000.0,'cafc1efaa32a85316a83','key-113');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',53,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',54,'take',1000000.0,'cafc1efaa32a85316a83','key-114');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',55,'jump IV',1000000.0,'cafc1efaa32a85316a83','key-115');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',56,'face IV1',1000000.0,'cafc1efaa32a85316a83','key-116');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',57,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-117');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',58,'deploy archers',1000000.0,'cafc1efaa32a85316a83','key-118');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',59,'deploy conscripts',1000000.0,'cafc1efaa32a85316a83','key-119');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',60,'done',1000000.0,'cafc1efaa32a85316a83','key-120');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',61,'card trebuchet',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',62,'assign relaunch 3',1000000.0,'cafc1efaa32a85316a83','key-121');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',63,'strong S3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',64,'risky K3',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',65,'reroll',1000000.0,'cafc1efaa32a85316a83','key-122');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',66,'risky K2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',67,'card smoking-snakes',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',68,'token medium+1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',69,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',70,'card spy',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',71,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',72,'tile III-IV/2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',73,'use D',1000000.0,'4c583ddf402349f1d720','key-123');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',74,'card archers',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',75,'use C',1000000.0,'4c583ddf402349f1d720','key-124');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',76,'dismiss archers',1000000.0,'4c583ddf402349f1d720','key-125');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',77,'card conscripts',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',78,'take',1000000.0,'4c583ddf402349f1d720','key-126');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',79,'jump I',1000000.0,'4c583ddf402349f1d720','key-127');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',80,'face I1',1000000.0,'4c583ddf402349f1d720','key-128');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',81,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-129');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',82,'deploy trebuchet',1000000.0,'4c583ddf402349f1d720','key-130');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',83,'done',1000000.0,'4c583ddf402349f1d720','key-131');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',84,'assign relaunch 1',1000000.0,'4c583ddf402349f1d720','key-132');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',85,'strong S1',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',86,'risky K4',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',87,'reroll',1000000.0,'4c583ddf402349f1d720','key-133');
INSERT INTO "log" VALUES('60703c6372b0ddbff254',88,'strong S2',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',89,'find bayeux-tapestry',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',90,'find code-of-hammurabi',1000000.0,NULL,NULL);
INSERT INTO "log" VALUES('60703c6372b0ddbff254',91,'find benin-bronzes',1000000.0,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL,
	name VARCHAR(60) NOT NULL,
	created DOUBLE NOT NULL,
	webhook_url TEXT,
	webhook_key TEXT,
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('4c583ddf402349f1d720','Ada',1000000.0,NULL,NULL);
INSERT INTO "people" VALUES('cafc1efaa32a85316a83','Ben',1000000.0,NULL,NULL);
CREATE TABLE phrases (
	hash VARCHAR(200) NOT NULL,
	person VARCHAR(40) NOT NULL,
	PRIMARY KEY (hash),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "phrases" VALUES('c57985f541758953123aad63209ac7bdacd5616ae74ab78cf484cb40b7d4ad83','4c583ddf402349f1d720');
INSERT INTO "phrases" VALUES('3d2070a80f5a01457cf785f7c07844d835e1ea187e2b700c50418974937acee0','cafc1efaa32a85316a83');
CREATE TABLE ratings (
	player VARCHAR(60) NOT NULL,
	name VARCHAR(60) NOT NULL,
	mu DOUBLE NOT NULL,
	sigma DOUBLE NOT NULL,
	matches INTEGER NOT NULL,
	wins INTEGER NOT NULL,
	PRIMARY KEY (player)
);
CREATE TABLE results (
	"table" VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	player VARCHAR(60) NOT NULL,
	name VARCHAR(60) NOT NULL,
	score INTEGER NOT NULL,
	place INTEGER NOT NULL,
	won BOOLEAN NOT NULL,
	ended DOUBLE NOT NULL,
	PRIMARY KEY ("table", seat),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "results" VALUES('87f03d8f34a2ff648e5d',0,'4c583ddf402349f1d720','Ada',8,1,1,1000000.0);
INSERT INTO "results" VALUES('87f03d8f34a2ff648e5d',1,'cafc1efaa32a85316a83','Ben',5,2,0,1000000.0);
CREATE TABLE schema_version (
	version INTEGER NOT NULL,
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
	"table" VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	person VARCHAR(40),
	name VARCHAR(60),
	bot VARCHAR(60),
	entropy VARCHAR(64) NOT NULL,
	away BOOLEAN NOT NULL,
	PRIMARY KEY ("table", seat),
	FOREIGN KEY("table") REFERENCES tables (id),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('87f03d8f34a2ff648e5d',0,'4c583ddf402349f1d720','Ada',NULL,'00',0);
INSERT INTO "seats" VALUES('87f03d8f34a2ff648e5d',1,'cafc1efaa32a85316a83','Ben',NULL,'01',0);
INSERT INTO "seats" VALUES('60703c6372b0ddbff254',0,'4c583ddf402349f1d720','Ada',NULL,'00',0);
INSERT INTO "seats" VALUES('60703c6372b0ddbff254',1,'cafc1efaa32a85316a83','Ben',NULL,'01',0);
INSERT INTO "seats" VALUES('339c1ad3d30e15516542',0,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('339c1ad3d30e15516542',1,NULL,NULL,NULL,'',0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL,
	host VARCHAR(40) NOT NULL,
	options TEXT NOT NULL,
	listed BOOLEAN NOT NULL,
	state VARCHAR(10) NOT NULL,
	secret VARCHAR(64) NOT NULL,
	commitment VARCHAR(64) NOT NULL,
	created DOUBLE NOT NULL,
	started DOUBLE,
	ended DOUBLE,
	rematch VARCHAR(40),
	forked_from VARCHAR(40),
	forked_at INTEGER,
	same_chance BOOLEAN NOT NULL,
	imported BOOLEAN NOT NULL,
	to_act INTEGER,
	round INTEGER,
	deadline DOUBLE,
	clock TEXT,
	question TEXT,
	PRIMARY KEY (id),
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('87f03d8f34a2ff648e5d','4c583ddf402349f1d720','{"name":"A table","seats":[{"kind":"person","bot":null},{"kind":"person","bot":null}],"rounds":6,"edition":"default","rulings":{},"start_player":null,"invitation":false,"clock":null,"away":"bot","away_bot":"captain","odds":true,"spectators":true,"delay":0,"seed":"the same deal in every test"}',1,'over','627f3d88ce8c004503792c73045941aade9dd3ca908b7e0632d5952115e7ebd6','31e784302e4eb6dbe3fe0ecadea552fce98d002d3e908a9309679b14a375a98b',1000000.0,1000000.0,1000000.0,NULL,NULL,NULL,0,0,NULL,6,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('60703c6372b0ddbff254','4c583ddf402349f1d720','{"name":"A table","seats":[{"kind":"person","bot":null},{"kind":"person","bot":null}],"rounds":6,"edition":"default","rulings":{},"start_player":null,"invitation":false,"clock":null,"away":"bot","away_bot":"captain","odds":true,"spectators":true,"delay":0,"seed":"the same deal in every test"}',1,'playing','627f3d88ce8c004503792c73045941aade9dd3ca908b7e0632d5952115e7ebd6','31e784302e4eb6dbe3fe0ecadea552fce98d002d3e908a9309679b14a375a98b',1000000.0,1000000.0,NULL,NULL,NULL,NULL,0,0,0,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('339c1ad3d30e15516542','4c583ddf402349f1d720','{"name":"A table","seats":[{"kind":"person","bot":null},{"kind":"person","bot":null}],"rounds":6,"edition":"default","rulings":{},"start_player":null,"invitation":false,"clock":null,"away":"bot","away_bot":"captain","odds":true,"spectators":true,"delay":0,"seed":null}',1,'open','0fe0d05d8fdc8e3d160931fbf9aaf570beb7e1fe28aee29fdb62fdc10dd8f736','7f687091b497bad9fd589c74533735437ff2a8c2dadf5047368d6016179637b3',1000000.0,NULL,NULL,NULL,NULL,NULL,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE tokens (
	id INTEGER NOT NULL,
	person VARCHAR(40) NOT NULL,
	label VARCHAR(60) NOT NULL,
	hash VARCHAR(200) NOT NULL,
	created DOUBLE NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(person) REFERENCES people (id),
	UNIQUE (hash)
);
INSERT INTO "tokens" VALUES(1,'4c583ddf402349f1d720','my bot','159bfe710cb888d91cec5306645ec4f36d5fc447a008bc3999e5333d594cb4c7',1000000.0);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_phrases_person ON phrases (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_by_state ON tables (state, listed, created);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_player ON results (player);
COMMIT;
